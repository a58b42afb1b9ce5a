//! What a request is answered with: the right copy of the file, how long it may be kept, and what the page may do.

use super::site::{Copy, File, Site};
use axum::body::{Body, Bytes};
use axum::http::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_SECURITY_POLICY,
    CONTENT_TYPE, ETAG, IF_NONE_MATCH, REFERRER_POLICY, VARY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::response::Builder;
use axum::http::{HeaderMap, HeaderName, Method, Response, StatusCode};

/// Everything comes from here; scripts come from files, and may compile WebAssembly.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; worker-src 'self' blob:; font-src 'self'; \
    object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// For a file whose name changes with its bytes.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// For a file that a new version replaces: kept, but asked about each time.
const ASK: &str = "no-cache";

const NOT_FOUND: &str = "<!doctype html>
<html lang=\"en\">
<meta charset=\"utf-8\">
<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">
<title>Not on the map – Sandtable</title>
<style>:root { color-scheme: light dark; font: 18px/1.5 system-ui, sans-serif } body { margin: 15vh auto; max-width: 32rem; padding: 0 1rem }</style>
<h1>Not on the map</h1>
<p>There is nothing at this address. <a href=\"/\">Back to the table</a></p>
</html>
";

/// Answers a request.
pub(super) fn answer(site: &Site, method: &Method, address: &str, asked: &HeaderMap) -> Response<Body> {
    let body = match *method {
        Method::GET => Body::from,
        Method::HEAD => |_: Bytes| Body::empty(),
        _ => {
            let text = Bytes::from_static(b"Only GET and HEAD are answered here.\n");
            let answer = start(StatusCode::METHOD_NOT_ALLOWED).header(ALLOW, "GET, HEAD");
            return end(answer.header(CONTENT_TYPE, "text/plain; charset=utf-8"), text, Body::from);
        }
    };
    let Some(file) = site.find(address) else {
        let answer = start(StatusCode::NOT_FOUND).header(CACHE_CONTROL, ASK);
        let page = Bytes::from_static(NOT_FOUND.as_bytes());
        return end(answer.header(CONTENT_TYPE, "text/html; charset=utf-8"), page, body);
    };
    let (copy, encoding) = choose(file, asked);
    let known =
        asked.get_all(IF_NONE_MATCH).iter().any(|tags| tags.to_str().is_ok_and(|tags| names(tags, copy)));
    let status = if known { StatusCode::NOT_MODIFIED } else { StatusCode::OK };
    let mut answer =
        start(status).header(ETAG, &copy.tag).header(CACHE_CONTROL, if file.hashed { FOR_EVER } else { ASK });
    if file.brotli.is_some() || file.gzip.is_some() {
        answer = answer.header(VARY, "Accept-Encoding");
    }
    if known {
        return answer.body(Body::empty()).unwrap_or_default();
    }
    if let Some(encoding) = encoding {
        answer = answer.header(CONTENT_ENCODING, encoding);
    }
    end(answer.header(CONTENT_TYPE, file.kind), copy.bytes.clone(), body)
}

/// Says that there are no tables by link here.
pub(super) fn no_tables() -> Response<Body> {
    let text =
        format!(r#"{{"sandtable":"{}","tables":false,"bots":[],"mail":false}}"#, env!("CARGO_PKG_VERSION"));
    let answer = start(StatusCode::OK).header(CACHE_CONTROL, ASK).header(CONTENT_TYPE, "application/json");
    end(answer, text.into(), Body::from)
}

/// An answer with what every answer says.
fn start(status: StatusCode) -> Builder {
    Response::builder()
        .status(status)
        .header(CONTENT_SECURITY_POLICY, POLICY)
        .header(X_CONTENT_TYPE_OPTIONS, "nosniff")
        .header(REFERRER_POLICY, "no-referrer")
        .header(HeaderName::from_static("cross-origin-opener-policy"), "same-origin")
        .header(HeaderName::from_static("cross-origin-resource-policy"), "same-origin")
}

fn end(answer: Builder, bytes: Bytes, body: fn(Bytes) -> Body) -> Response<Body> {
    // All headers are valid by construction; an empty answer would show otherwise.
    answer.header(CONTENT_LENGTH, bytes.len()).body(body(bytes)).unwrap_or_default()
}

/// Whether a list of entity tags names a copy.
fn names(tags: &str, copy: &Copy) -> bool {
    tags.split(',').map(str::trim).any(|tag| tag == "*" || tag.strip_prefix("W/").unwrap_or(tag) == copy.tag)
}

/// The smallest copy that the browser accepts.
fn choose<'a>(file: &'a File, asked: &HeaderMap) -> (&'a Copy, Option<&'static str>) {
    let compressed = [(&file.brotli, "br"), (&file.gzip, "gzip")];
    let accepted = compressed.into_iter().find_map(|(copy, coding)| {
        copy.as_ref().filter(|_| accepts(asked, coding)).map(|copy| (copy, Some(coding)))
    });
    accepted.unwrap_or((&file.plain, None))
}

fn accepts(asked: &HeaderMap, coding: &str) -> bool {
    let lists = asked.get_all(ACCEPT_ENCODING).iter().filter_map(|list| list.to_str().ok());
    lists.flat_map(|list| list.split(',')).any(|item| {
        let mut parts = item.split(';').map(str::trim);
        let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(coding));
        let refused = parts
            .filter_map(|part| part.strip_prefix("q="))
            .any(|weight| weight.parse::<f32>().is_ok_and(|weight| weight <= 0.0));
        named && !refused
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_coding_is_accepted_unless_its_weight_is_nothing() {
        let asked =
            |list: &'static str| HeaderMap::from_iter([(ACCEPT_ENCODING, list.parse().expect("a value"))]);
        assert!(accepts(&asked("gzip, deflate, br;q=0.8"), "br"));
        assert!(!accepts(&asked("gzip, br;q=0"), "br"));
        assert!(!accepts(&asked("gzip, brotli"), "br"));
        assert!(!accepts(&HeaderMap::new(), "gzip"));
    }
}
