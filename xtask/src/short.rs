//! Data files as modules for the browser carry them: without comments and blanks, which only people read.

use std::fs;

use crate::shell::root;

/// Writes what the data files of a game say in as few letters as it takes into a folder, and says where that is.
///
/// # Errors
/// A sentence: a file cannot be read, written or shortened.
pub(crate) fn shorten_data(game: &str, folder: &str) -> Result<String, String> {
    let folder = root().join(folder);
    let (from, to) = (root().join("data").join(game), folder.join(game));
    let failed = |error| format!("The data of {game} cannot be shortened: {error}.");
    fs::create_dir_all(&to).map_err(failed)?;
    for entry in fs::read_dir(from).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.extension().is_none_or(|end| end != "toml") {
            continue;
        }
        let text = fs::read_to_string(&path).map_err(failed)?;
        let short = shorten(&text).ok_or_else(|| format!("{} cannot be shortened.", path.display()))?;
        let written = to.join(path.file_name().unwrap_or_default());
        // What is the same stays as old as it is: nothing is built anew for it.
        if fs::read_to_string(&written).ok().as_ref() != Some(&short) {
            fs::write(written, short).map_err(failed)?;
        }
    }
    Ok(folder.display().to_string())
}

/// The same TOML without comments, blanks and empty lines.
fn shorten(text: &str) -> Option<String> {
    let mut short = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(next) = rest.chars().next() {
        let (length, kept) = match next {
            '"' | '\'' => (quoted(rest)?, true),
            '#' => (rest.find('\n').unwrap_or(rest.len()), false),
            '\n' => (1, !short.is_empty() && !short.ends_with('\n')),
            _ => (next.len_utf8(), !matches!(next, ' ' | '\t' | '\r')),
        };
        if kept {
            short.push_str(&rest[..length]);
        }
        rest = &rest[length..];
    }
    let same = text.parse::<toml::Table>().ok()? == short.parse::<toml::Table>().ok()?;
    same.then_some(short)
}

/// How long the text is that begins here, with its quotes.
fn quoted(rest: &str) -> Option<usize> {
    let quote = &rest[..1];
    let quotes = if rest[1..].starts_with(&quote.repeat(2)) { 3 } else { 1 };
    let mut at = quotes;
    while !rest[at..].starts_with(&rest[..quotes]) {
        let next = rest[at..].chars().next()?;
        at += next.len_utf8();
        if next == '\\' && quote == "\"" {
            at += rest[at..].chars().next()?.len_utf8();
        }
    }
    at += quotes;
    // The last of many quotes end a text of several lines.
    while quotes == 3 && rest[at..].starts_with(quote) {
        at += 1;
    }
    Some(at)
}

#[cfg(test)]
mod tests {
    use super::shorten;

    #[test]
    fn what_only_people_read_is_left_out() {
        let text = "# a board\n\n[ spaces ] # all\n0101 = { terrain = \"sea # deep\", name = '\\' }\r\n\n\
            long = \"\"\"\n  two \\\"\"\" lines # of it\"\"\"\" # end\nlist = [\n  1, # one\n  2,\n]\n";
        let short = "[spaces]\n0101={terrain=\"sea # deep\",name='\\'}\nlong=\"\"\"\n  two \\\"\"\" lines # of it\"\"\"\"\nlist=[\n1,\n2,\n]\n";
        assert_eq!(shorten(text).as_deref(), Some(short));
    }

    #[test]
    fn what_is_no_toml_is_not_shortened() {
        for text in ["a b = 1", "a = \"b", "a = 1 2"] {
            assert_eq!(shorten(text), None, "{text}");
        }
    }
}
