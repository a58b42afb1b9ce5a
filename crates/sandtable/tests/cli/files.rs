//! Game files: what is told is kept, nobody's work is lost, and a stranger's file does no harm.

use crate::common::*;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

fn read(file: &str) -> String {
    std::fs::read_to_string(file).unwrap()
}

fn table(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sandtable"));
    command.args(args).env("LANG", "C").env_remove("LC_ALL").stdin(Stdio::piped()).stdout(Stdio::piped());
    command
}

#[test]
fn what_nobody_listens_to_is_kept_all_the_same() {
    let folder = Folder::new("pipe");
    let file = folder.game("a.sand");
    let before = read(&file);
    let attack = actions(&file).into_iter().find(|a| a.starts_with("attack ")).unwrap();
    let mut child = table(&["do", &file, "-"]).spawn().unwrap();
    // The output is closed before the action is known.
    drop(child.stdout.take());
    child.stdin.take().unwrap().write_all(attack.as_bytes()).unwrap();
    assert!(child.wait().unwrap().success());
    assert!(read(&file).len() > before.len() && read(&file).contains(&attack));
}

#[test]
fn of_two_writers_one_is_refused() {
    let folder = Folder::new("writers");
    let file = folder.game("a.sand");
    let mut first = table(&["play", GAME, "--file", &file, "--hot-seat"]).spawn().unwrap();
    let mut lines = BufReader::new(first.stdout.take().unwrap()).lines();
    // It has read the file when it says that the game goes on.
    assert!(lines.any(|line| line.unwrap().contains("goes on from")));
    let attack = actions(&file).into_iter().find(|a| a.starts_with("attack ")).unwrap();
    good(&["do", &file, &attack]);
    let kept = read(&file);
    first.stdin.take().unwrap().write_all(format!("{attack}\n").as_bytes()).unwrap();
    let rest: Vec<String> = lines.map_while(Result::ok).collect();
    assert!(!first.wait().unwrap().success(), "{rest:?}");
    assert_eq!(read(&file), kept);
}

#[cfg(unix)]
#[test]
fn links_rights_and_special_files_are_respected() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = Folder::new("rights");
    let file = folder.game("a.sand");
    let attack = actions(&file).into_iter().find(|a| a.starts_with("attack ")).unwrap();
    let mode = |file: &str| std::fs::metadata(file).unwrap().permissions().mode() & 0o777;
    let set = |mode| std::fs::set_permissions(&file, PermissionsExt::from_mode(mode)).unwrap();

    let link = folder.file("link.sand");
    symlink(&file, &link).unwrap();
    set(0o640);
    good(&["do", &link, &attack]);
    assert!(std::fs::symlink_metadata(&link).unwrap().is_symlink());
    assert!(read(&file).contains(&attack));
    assert_eq!(mode(&file), 0o640);

    set(0o444);
    let before = read(&file);
    assert!(bad(&["undo", &file], "").contains("read-only"));
    assert_eq!((read(&file), mode(&file)), (before, 0o444));

    let nowhere = folder.file("nowhere.sand");
    symlink(folder.file("none.sand"), &nowhere).unwrap();
    assert!(bad(&["new", GAME, "-o", &nowhere], "").contains("already there"));
    assert!(bad(&["new", GAME, "-o", &nowhere, "--force"], "").contains("leads nowhere"));
    assert!(bad(&["new", GAME, "-o", "/dev/null", "--force"], "").contains("no ordinary file"));
    let long = folder.file(&format!("{}.sand", "x".repeat(245)));
    good(&["new", GAME, "-o", &long]);
}

#[test]
fn a_strangers_file_does_no_harm() {
    let folder = Folder::new("stranger");
    let file = folder.game("a.sand");
    let text = read(&file);
    let put = |text: &str| std::fs::write(&file, text).unwrap();

    put(&text.replacen("allied invade", "allied \u{1b}]0;title\u{7}", 1));
    let sentence = bad(&["show", &file], "");
    assert!(sentence.contains("\\u{1b}") && !sentence.contains('\u{1b}'), "{sentence:?}");
    put(&text.replacen("allied invade", &format!("allied {}", "x".repeat(100_000)), 1));
    assert!(bad(&["show", &file], "").len() < 5000);
    put(&format!("\u{feff}{text}"));
    good(&["show", &file]);
    put(&" ".repeat((4 << 20) + 1));
    assert!(bad(&["show", &file], "").contains("4 MB"));
}

#[test]
fn a_record_of_earlier_rules_is_opened_and_never_cut() {
    let folder = Folder::new("earlier");
    let file = folder.game("a.sand");
    let attack = actions(&file).into_iter().find(|a| a.starts_with("attack ")).unwrap();
    good(&["do", &file, &attack]);
    let now = read(&file);
    let old: String = now.lines().filter(|l| !l.starts_with("rules ")).map(|l| format!("{l}\n")).collect();
    std::fs::write(&file, &old).unwrap();
    let shown = run(&["show", &file], "");
    assert!(shown.status.success());
    assert!(text(&shown.stderr).contains("edition 1") && text(&shown.stderr).contains("still legal"));

    let broken = old.replacen(&format!("allied {attack}"), "allied end-movement", 1);
    std::fs::write(&file, &broken).unwrap();
    let shown = run(&["show", &file], "");
    let said = text(&shown.stderr);
    let line = broken.lines().position(|l| l == "allied end-movement").unwrap() + 1;
    assert!(shown.status.success() && said.contains(&format!("as far as line {line}")), "{said}");
    assert!(!said.contains("refuse-"), "a sentence, not its id: {said}");
    assert!(!run(&["replay", &file, "--verify"], "").status.success());
    let refused = run(&["do", &file, &attack], "");
    assert!(!refused.status.success() && text(&refused.stderr).contains("replay --output"));
    assert_eq!(read(&file), broken, "what today's rules cut off is still there");
    let copy = folder.file("b.sand");
    assert!(run(&["replay", &file, "--output", &copy], "").status.success());
    good(&["do", &copy, &attack]);
    assert_eq!(read(&copy), now);
}

#[test]
fn the_frame_is_told_in_every_language() {
    let folder = Folder::new("frame");
    let file = folder.game("a.sand");
    for (language, rule, legal, turn) in [
        ("en", "(rule ", "is not legal now", "turn 0 of 4"),
        ("it", "(regola ", "ora non è legale", "turno 0 di 4"),
        ("es", "(regla ", "no es legal ahora", "turno 0 de 4"),
        ("pt", "(regra ", "não é legal agora", "turno 0 de 4"),
    ] {
        let sentence = bad(&["--lang", language, "do", &file, "end-movement"], "");
        assert!(sentence.contains(rule) && sentence.contains(legal), "{sentence}");
        assert!(good(&["--lang", language, "show", &file]).contains(turn));
    }
}

#[test]
fn a_record_that_was_cut_short_is_shown_and_never_written_over() {
    let folder = Folder::new("cut");
    let file = folder.game("a.sand");
    let whole = read(&file);
    let cut = &whole[..whole.find("end ").unwrap()];
    std::fs::write(&file, cut).unwrap();
    let shown = run(&["show", &file], "");
    assert!(shown.status.success() && text(&shown.stderr).contains("cut short"));
    assert!(bad(&["replay", &file, "--verify"], "").contains("cut short"));
    let attack = actions_of(&file).into_iter().find(|a| a.starts_with("attack ")).unwrap();
    let refused = run(&["do", &file, &attack], "");
    assert!(!refused.status.success() && text(&refused.stderr).contains("replay --output"));
    assert_eq!(read(&file), cut);
    let copy = folder.file("b.sand");
    assert!(run(&["replay", &file, "--output", &copy], "").status.success());
    assert_eq!(read(&copy), whole);
}

/// The actions of a file that is opened with a warning.
fn actions_of(file: &str) -> Vec<String> {
    text(&run(&["actions", file], "").stdout).lines().map(str::to_owned).collect()
}

#[test]
fn refusals_in_a_file_are_sentences() {
    let folder = Folder::new("refusal");
    let file = folder.game("a.sand");
    let broken = read(&file).replacen("allied invade", "allied end-movement", 1);
    std::fs::write(&file, broken).unwrap();
    let sentence = bad(&["show", &file], "");
    assert!(
        sentence.contains("\"end-movement\" is not legal now") && !sentence.contains("refuse-"),
        "{sentence}"
    );
    assert!(bad(&["--lang", "it", "show", &file], "").contains("ora non è legale"));
    let whole = folder.game("b.sand");
    let sentence = bad(&["hint", &whole, "--bot", "greedy", "--not", "end-movement"], "");
    assert!(sentence.contains("is not legal now") && !sentence.contains("refuse-"), "{sentence}");
}

#[test]
fn a_game_with_secrets_is_studied_when_it_is_over() {
    let folder = Folder::new("secrets");
    let file = folder.game("a.sand");
    for (language, said) in [("en", "when the game is over"), ("pt", "quando a partida acaba")] {
        assert!(bad(&["--lang", language, "analyse", &file], "").contains(said));
    }
    let omaha = folder.file("o.sand");
    good(&["new", "omaha", "--seed", "1", "-o", &omaha]);
    good(&["do", &omaha, "begin"]);
    assert!(bad(&["analyse", &omaha], "").contains("when the game is over"));
}
