//! `rules --coverage`: which code cites each rule, and which tests prove it.

use crate::args::RulesArgs;
use crate::files;
use crate::kept;
use crate::output::{Done, Failure, Out, Style};
use crate::rules::state;
use sandtable_engine::rulebook::{Rulebook, State};
use sandtable_engine::vector;
use serde::Serialize;
use serde_json::json;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// What is known of one rule.
#[derive(Debug, Serialize)]
struct Covered {
    number: String,
    title: String,
    state: &'static str,
    /// Where the code cites it: `file:line`.
    cited: Vec<String>,
    /// What proves it: `file: title`.
    tests: Vec<String>,
}

/// Places by rule number.
type Places = BTreeMap<String, Vec<String>>;

/// Shows what enforces and proves each rule; fails if an enforced rule lacks either or a rule is missing.
pub(crate) fn coverage(args: &RulesArgs, out: &mut Out) -> Done {
    let root = files::project_root(&args.game, "rulebook.toml", args.root.as_deref())?;
    let path = root.join("data").join(&args.game).join("rulebook.toml");
    let book = Rulebook::read(&kept::read_text(&path)?).map_err(|e| kept::located(&path, &e))?;
    let numbers: Vec<&str> = book.rules.iter().map(|rule| rule.number.as_str()).collect();
    let cited = citations(&root, &args.game, &numbers)?;
    let mut tests = rust_tests(&root, &args.game, &numbers)?;
    for (number, places) in vectors(&root, &args.game)? {
        tests.entry(number).or_default().extend(places);
    }
    let list: Vec<Covered> = book
        .rules
        .into_iter()
        .map(|rule| Covered {
            cited: cited.get(&rule.number).cloned().unwrap_or_default(),
            tests: tests.get(&rule.number).cloned().unwrap_or_default(),
            state: state(rule.state),
            number: rule.number,
            title: rule.title,
        })
        .collect();
    report(&args.game, &list, args.json, out)
}

fn report(game: &str, list: &[Covered], as_json: bool, out: &mut Out) -> Done {
    let of = |wanted: State| list.iter().filter(move |rule| rule.state == state(wanted));
    let enforced = of(State::Enforced).count();
    let tested = of(State::Enforced).filter(|rule| !rule.tests.is_empty()).count();
    let uncited = names(of(State::Enforced).filter(|rule| rule.cited.is_empty()));
    let untested = names(of(State::Enforced).filter(|rule| rule.tests.is_empty()));
    let missing = names(of(State::Missing));
    if as_json {
        out.json(&json!({
            "game": game,
            "rules": list.len(),
            "enforced": enforced,
            "tested": tested,
            "missing": missing.len(),
            "component": of(State::Component).count(),
            "optional": of(State::Optional).count(),
            "without_code": uncited,
            "without_test": untested,
            "missing_rules": missing,
            "list": list,
        }))?;
    } else {
        for rule in list {
            write(rule, out)?;
        }
        out.line(format_args!(
            "{} rules: {enforced} enforced, {tested} of them tested; {} of the box, {} optional, {} missing",
            list.len(),
            of(State::Component).count(),
            of(State::Optional).count(),
            missing.len()
        ))?;
    }
    let mut wrong = Vec::new();
    for (what, numbers) in
        [("no code cites", &uncited), ("no test proves", &untested), ("missing:", &missing)]
    {
        if !numbers.is_empty() {
            wrong.push(format!("{what} {}", numbers.join(", ")));
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(Failure::new(format_args!("{game}: {}", wrong.join("; ")))) }
}

fn names<'a>(rules: impl Iterator<Item = &'a Covered>) -> Vec<&'a str> {
    rules.map(|rule| rule.number.as_str()).collect()
}

fn write(rule: &Covered, out: &mut Out) -> Done {
    let enforced = rule.state == state(State::Enforced);
    let style = match (enforced, rule.cited.is_empty() || rule.tests.is_empty()) {
        (true, true) => Style::Bad,
        (true, false) => Style::Good,
        _ => Style::Dim,
    };
    let counts = format!("{} in code, {} tests", rule.cited.len(), rule.tests.len());
    let word = out.paint(style, format_args!("{:<9}", rule.state));
    out.line(format_args!("{:<8} {word} {counts:<22} {}", rule.number, rule.title))?;
    if !enforced {
        return Ok(());
    }
    if let Some(line) = shortened("cited by", &by_file(&rule.cited)) {
        out.line(out.paint(Style::Dim, line))?;
    }
    match shortened("proved by", &rule.tests) {
        Some(line) => out.line(out.paint(Style::Dim, line)),
        None => Ok(()),
    }
}

fn shortened(what: &str, places: &[String]) -> Option<String> {
    let more = places.len().saturating_sub(3);
    let shown = places.iter().take(3).cloned().collect::<Vec<_>>().join("; ");
    match more {
        _ if places.is_empty() => None,
        0 => Some(format!("         {what} {shown}")),
        _ => Some(format!("         {what} {shown} and {more} more")),
    }
}

/// `a.rs:1`, `a.rs:5` as `a.rs:1,5`.
fn by_file(places: &[String]) -> Vec<String> {
    let mut files: Vec<(String, Vec<&str>)> = Vec::new();
    for place in places {
        let Some((file, line)) = place.rsplit_once(':') else { continue };
        match files.iter_mut().find(|(name, _)| name == file) {
            Some((_, lines)) => lines.push(line),
            None => files.push((file.to_owned(), vec![line])),
        }
    }
    files.into_iter().map(|(file, lines)| format!("{file}:{}", lines.join(","))).collect()
}

/// Every place of the game's code that tells of a rule: in a refusal, a sum, an event or a card, as a string of its own. Its
/// own tests aside.
fn citations(root: &Path, game: &str, numbers: &[&str]) -> Result<Places, Failure> {
    let mut places = Places::new();
    for path in sources(&root.join("crates").join(game).join("src"), "rs")? {
        let text = kept::read_text(&path)?;
        let file = name_in(root, &path);
        for (i, line) in text.lines().enumerate() {
            if line.trim() == "#[cfg(test)]" {
                break;
            }
            let found: Vec<&str> = cited_in(line).collect();
            for number in numbers.iter().filter(|number| found.contains(number)) {
                places.entry((*number).to_owned()).or_default().push(format!("{file}:{}", i + 1));
            }
        }
    }
    Ok(places)
}

/// What stands in a line of code as a string of its own: what players are told, not what comments say.
fn cited_in(line: &str) -> impl Iterator<Item = &str> {
    let mut code = true;
    let parts = line.split('"').enumerate().map_while(move |(i, part)| {
        let string = i % 2 == 1;
        code &= string || !part.contains("//");
        // The part before a comment is no string: nothing is lost with it.
        code.then_some((string, part))
    });
    parts.filter(|(string, _)| *string).map(|(_, part)| part)
}

/// The words of a comment that look like rule numbers.
fn tokens(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '.')
        .map(|word| word.trim_matches('.'))
        .filter(|word| !word.is_empty())
}

/// Rust tests whose doc comment begins with the numbers of rules.
fn rust_tests(root: &Path, game: &str, numbers: &[&str]) -> Result<Places, Failure> {
    let mut places = Places::new();
    for path in sources(&root.join("crates").join(game).join("tests"), "rs")? {
        let text = kept::read_text(&path)?;
        let file = name_in(root, &path);
        let mut named: Vec<&str> = Vec::new();
        let (mut in_doc, mut is_test) = (false, false);
        for line in text.lines().map(str::trim) {
            if let Some(doc) = line.strip_prefix("///") {
                if !in_doc {
                    let words =
                        tokens(doc).skip_while(|word| matches!(*word, "rule" | "rules" | "Rule" | "Rules"));
                    named = words.take_while(|word| numbers.contains(word)).collect();
                }
                in_doc = true;
                continue;
            }
            in_doc = false;
            if line.starts_with("#[") {
                is_test |= line == "#[test]";
                continue;
            }
            if let Some(name) = line.strip_prefix("fn ").filter(|_| is_test) {
                let name = name.split('(').next().unwrap_or_default().replace('_', " ");
                for number in &named {
                    places.entry((*number).to_owned()).or_default().push(format!("{file}: {name}"));
                }
            }
            is_test = false;
            named.clear();
        }
    }
    Ok(places)
}

/// Every case of the game's vectors, by the rules that it proves.
fn vectors(root: &Path, game: &str) -> Result<Places, Failure> {
    let mut places = Places::new();
    for path in sources(&root.join("data").join(game).join("vectors"), "toml")? {
        let file = vector::read(&kept::read_text(&path)?).map_err(|e| kept::located(&path, &e))?;
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        for case in file.case {
            for number in std::iter::once(case.rule).chain(case.also) {
                places.entry(number).or_default().push(format!("{name}: {}", case.title));
            }
        }
    }
    Ok(places)
}

fn name_in(root: &Path, path: &Path) -> String {
    path.strip_prefix(root).unwrap_or(path).display().to_string().replace('\\', "/")
}

/// The files of a folder and the folders in it that end in `extension`, by name; none if there is no such folder.
fn sources(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, Failure> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let bad = |e: std::io::Error| {
        Failure::new(format_args!("{}: the folder cannot be read: {e}", folder.display()))
    };
    let mut inside = std::fs::read_dir(folder)
        .and_then(|list| list.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>, _>>())
        .map_err(bad)?;
    inside.sort();
    let mut found = Vec::new();
    for path in inside {
        if path.is_dir() && !path.is_symlink() {
            found.extend(sources(&path, extension)?);
        } else if path.extension().is_some_and(|e| e == extension) {
            found.push(path);
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_cites_by_whole_strings() {
        let cited = |line| cited_in(line).collect::<Vec<_>>().join("|");
        assert_eq!(cited(r#"refuse("5.1.1", "no 4.0 here") // rules 4.2, "6.1""#), "5.1.1|no 4.0 here");
        assert_eq!(cited("let half = 5.1 / 4.0;"), "");
        assert_eq!(cited("//! Odds (5.1.1)."), "");
        assert_eq!(cited(r#"        "9.0","#), "9.0");
    }
}
