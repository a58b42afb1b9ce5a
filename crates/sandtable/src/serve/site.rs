//! The files of the site, all in memory: nothing that a browser asks for is ever looked up on the disk.

use crate::output::Failure;
use axum::body::Bytes;
use std::collections::BTreeMap;
use std::path::Path;
use std::{fs, io};
use xxhash_rust::xxh3::xxh3_128;

/// The site as it was when this program was built: paths and bytes.
const BUILT_IN: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/site.rs"));

/// The page that is served for the folder itself.
const INDEX: &str = "index.html";

/// Every file of a site by its path, without a leading slash.
#[derive(Debug)]
pub(super) struct Site(BTreeMap<String, File>);

/// A file of the site.
#[derive(Debug)]
pub(super) struct File {
    /// What a browser takes it for.
    pub(super) kind: &'static str,
    /// Whether its name changes with its bytes, so that it can be kept for ever.
    pub(super) hashed: bool,
    /// The file as it is.
    pub(super) plain: Copy,
    /// The file compressed with brotli, if that is worth it.
    pub(super) brotli: Option<Copy>,
    /// The file compressed with gzip, if that is worth it.
    pub(super) gzip: Option<Copy>,
}

/// Bytes to send and their name for caches.
#[derive(Clone, Debug)]
pub(super) struct Copy {
    /// The bytes.
    pub(super) bytes: Bytes,
    /// A strong entity tag, with its quotes.
    pub(super) tag: String,
}

impl Copy {
    fn new(bytes: Bytes) -> Self {
        let tag = format!("\"{:032x}\"", xxh3_128(&bytes));
        Self { bytes, tag }
    }
}

impl Site {
    /// The site that is built in.
    pub(super) fn built_in() -> Result<Self, Failure> {
        let files = BUILT_IN.iter().map(|&(path, bytes)| (path.to_owned(), Bytes::from_static(bytes)));
        Self::new(files.collect()).ok_or_else(|| {
            Failure::new(
                "the site is not built in; `cargo play` builds everything, or name a folder with --site",
            )
        })
    }

    /// The site in a folder, as it is now, without what is hidden there and links that lead out of it.
    pub(super) fn of_folder(folder: &Path) -> Result<Self, Failure> {
        let unread = |error: io::Error| Failure::new(format_args!("{}: {error}", folder.display()));
        let mut files = BTreeMap::new();
        let inside = fs::canonicalize(folder).map_err(unread)?;
        let mut folders = vec![folder.to_owned()];
        while let Some(next) = folders.pop() {
            for entry in fs::read_dir(next).map_err(unread)? {
                let entry = entry.map_err(unread)?;
                let path = entry.path();
                let hidden = entry.file_name().to_string_lossy().starts_with('.');
                if hidden || !fs::canonicalize(&path).is_ok_and(|real| real.starts_with(&inside)) {
                    continue;
                }
                if path.is_dir() {
                    folders.push(path);
                    continue;
                }
                let name = path.strip_prefix(folder).unwrap_or(&path).to_string_lossy().replace('\\', "/");
                files.insert(name, Bytes::from(fs::read(&path).map_err(unread)?));
            }
        }
        Self::new(files)
            .ok_or_else(|| Failure::new(format_args!("{}: there is no {INDEX} in it", folder.display())))
    }

    /// Pairs files with their compressed copies; nothing without an index.
    fn new(mut bytes: BTreeMap<String, Bytes>) -> Option<Self> {
        let copies: Vec<String> =
            bytes.keys().filter(|path| path.ends_with(".br") || path.ends_with(".gz")).cloned().collect();
        let mut copies: BTreeMap<String, Bytes> =
            copies.into_iter().filter_map(|path| bytes.remove_entry(&path)).collect();
        let mut copy = |path: String| copies.remove(&path).map(Copy::new);
        let files: BTreeMap<String, File> = bytes
            .into_iter()
            .map(|(path, bytes)| {
                let (brotli, gzip) = (copy(format!("{path}.br")), copy(format!("{path}.gz")));
                let file =
                    File { kind: kind(&path), hashed: hashed(&path), plain: Copy::new(bytes), brotli, gzip };
                (path, file)
            })
            .collect();
        files.contains_key(INDEX).then_some(Self(files))
    }

    /// The file that an address names.
    pub(super) fn find(&self, address: &str) -> Option<&File> {
        match address.trim_start_matches('/') {
            "" => self.0.get(INDEX),
            path => self.0.get(path),
        }
    }
}

/// Vite puts what it names by content into `assets`: `assets/index-oyAV7wHm.js`.
fn hashed(path: &str) -> bool {
    let hash = path.strip_prefix("assets/").and_then(|name| name.rsplit_once('.')).and_then(|(stem, _)| {
        let start = stem.len().checked_sub(8)?;
        stem.get(..start)?.ends_with('-').then(|| stem.get(start..))?
    });
    hash.is_some_and(|hash| hash.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte)))
}

/// What a browser should take a file for, by its ending.
fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "jpg" | "jpeg" => "image/jpeg",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "woff" => "font/woff",
        "ftl" | "txt" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_change_with_the_bytes_are_known() {
        assert!(hashed("assets/index-oyAV7wHm.js"));
        assert!(hashed("assets/inter-latin-400-normal-B-_x9ab1.woff2"));
        assert!(!hashed("assets/logo.svg"));
        assert!(!hashed("index-oyAV7wHm.js"));
        assert!(!hashed("assets/é-ü.js"));
    }

    #[test]
    fn a_folder_gives_neither_what_is_hidden_nor_what_lies_elsewhere() {
        let (site, other) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("another"));
        for name in [INDEX, ".secret", ".git/config", "assets/a.js"] {
            let path = site.path().join(name);
            fs::create_dir_all(path.parent().expect("a folder")).expect("made");
            fs::write(path, "x").expect("written");
        }
        fs::write(other.path().join("letter"), "x").expect("written");
        #[cfg(unix)]
        for (to, name) in [(other.path().join("letter"), "letter"), (other.path().to_owned(), "others")] {
            std::os::unix::fs::symlink(to, site.path().join(name)).expect("linked");
        }
        let site = Site::of_folder(site.path()).expect("a site");
        assert!(site.find("/").is_some() && site.find("/assets/a.js").is_some());
        for name in ["/.secret", "/.git/config", "/letter", "/others/letter"] {
            assert!(site.find(name).is_none(), "{name}");
        }
    }

    #[test]
    fn a_site_has_an_index() {
        let page = |name: &str| BTreeMap::from([(name.to_owned(), Bytes::from_static(b"x"))]);
        assert!(Site::new(page("other.html")).is_none());
        let site = Site::new(page(INDEX)).expect("an index");
        assert!(site.find("/").is_some() && site.find("/index.html").is_some());
        assert!(site.find("/../index.html").is_none());
    }
}
