//! The built binary, used as people and scripts use it.

mod common;
mod files;

use common::*;
use serde_json::Value;
use std::process::{Command, Stdio};

#[test]
fn a_game_goes_from_new_to_verified_replay() {
    let folder = Folder::new("round");
    let file = folder.game("a.sand");
    let start = std::fs::read_to_string(&file).unwrap();
    assert!(start.starts_with("sandtable record 2\n"), "{start}");
    let attack = actions(&file).into_iter().find(|a| a.starts_with("attack ")).unwrap();
    let hex = attack.strip_prefix("attack ").unwrap().to_owned();

    let told = good(&["do", &file, &attack]);
    assert!(told.contains(&hex) && told.contains("(5.0)"), "{told}");
    let join = actions(&file).into_iter().find(|a| a.starts_with("join ")).unwrap();
    let played = good_with(&["do", &file, "-"], &format!("# the first of them\n\n{join} # comes along\n"));
    assert!(played.contains("(5.1)"), "{played}");

    let shown = good(&["show", &file]);
    assert!(shown.contains("turn 0 of 4") && shown.contains(&hex), "{shown}");
    let map = good(&["show", &file, "--map", "--radius", "2"]);
    assert!(map.contains(&hex) && map.contains("_______/"), "{map}");
    assert!(good(&["odds", &file]).contains("/36"));
    let legal = actions(&file).pop().unwrap();
    assert_eq!(good(&["why", &file, &legal]), "legal\n");
    assert!(good(&["why", &file, "end-movement"]).starts_with("rule "));

    good(&["undo", &file]);
    good(&["undo", &file]);
    assert_eq!(std::fs::read_to_string(&file).unwrap(), start);
    let verified = good(&["replay", &file, "--verify"]);
    assert!(verified.starts_with("verified: ") && verified.contains("hash "), "{verified}");
    // The landing rolled dice: nothing before it can be taken back.
    assert!(bad(&["undo", &file], "").contains(&file));
}

#[test]
fn what_a_server_promised_of_the_dice_is_verified() {
    let folder = Folder::new("promise");
    let file = folder.game("a.sand");
    let plain = std::fs::read_to_string(&file).unwrap();
    let seed = plain.lines().find_map(|line| line.strip_prefix("seed ")).unwrap().to_owned();
    let salt = "5a".repeat(16);
    let hash = sandtable_server::secret::commitment(&seed.parse().unwrap(), &salt);
    let promised = |hash: &str, salt: &str| {
        let line = format!("seed {seed}\n");
        std::fs::write(&file, plain.replace(&line, &format!("{line}committed {hash} {salt}\n"))).unwrap();
    };
    promised(&hash, &salt);
    assert!(good(&["replay", &file, "--verify"]).starts_with("verified: "));
    for (hash, salt) in [(hash.as_str(), "5b".repeat(16)), ("0123", salt.clone()), (&hash, "none".to_owned())]
    {
        promised(hash, &salt);
        assert!(bad(&["replay", &file, "--verify"], "").contains("promised"));
    }
}

#[test]
fn the_same_seed_gives_the_same_game_and_no_seed_another() {
    let folder = Folder::new("seed");
    let [a, b, c] = ["a", "b", "c"].map(|name| folder.file(name));
    for (file, seed) in [(&a, Some("7")), (&b, Some("7")), (&c, None)] {
        let mut args = vec!["new", GAME, "-o", file];
        args.extend(seed.iter().flat_map(|seed| ["--seed", seed]));
        good(&args);
    }
    let read = |file: &str| std::fs::read_to_string(file).unwrap();
    assert_eq!(read(&a), read(&b));
    assert_ne!(read(&a), read(&c));
}

#[test]
fn a_situation_begins_another_game() {
    let folder = Folder::new("situation");
    let (file, toml, other) = (folder.game("a.sand"), folder.file("s.toml"), folder.file("b.sand"));
    let situation = good(&["show", &file, "--situation"]);
    situation.parse::<toml::Table>().unwrap();
    std::fs::write(&toml, &situation).unwrap();
    good(&["new", GAME, "--from", &toml, "-o", &other]);
    assert_eq!(good(&["show", &other, "--situation"]), situation);
    good(&["replay", &other, "--verify"]);
    // A situation says by itself how it came about.
    for more in [["--scenario", "dia-d"], ["--option", "open_values"]] {
        let new = folder.file("c.sand");
        let args = [["new", GAME, "--from", &toml].as_slice(), &more, &["-o", &new]].concat();
        let output = run(&args, "");
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(String::from_utf8_lossy(&output.stderr).contains(more[0]), "{args:?}");
    }
    std::fs::write(&toml, "turn = \"soon\"").unwrap();
    let sentence = bad(&["new", GAME, "--from", &toml, "-o", &folder.file("c.sand")], "");
    assert!(sentence.contains("s.toml"), "{sentence}");
}

#[test]
fn what_fails_changes_nothing_unless_asked_to_keep() {
    let folder = Folder::new("keep");
    let file = folder.game("a.sand");
    let before = std::fs::read(&file).unwrap();
    let attack = actions(&file).into_iter().find(|a| a.starts_with("attack ")).unwrap();
    let sentence = bad(&["do", &file, &attack, "end-movement"], "");
    assert!(sentence.contains("end-movement") && sentence.contains("(rule "), "{sentence}");
    assert_eq!(std::fs::read(&file).unwrap(), before);
    bad(&["do", &file, "--keep", &attack, "end-movement"], "");
    assert_ne!(std::fs::read(&file).unwrap(), before);
    bad(&["new", GAME, "-o", &file], "");
    good(&["new", GAME, "-o", &file, "--force"]);
    // Dice that have fallen stay fallen, whatever was asked for besides.
    let fresh = folder.file("b.sand");
    good(&["new", GAME, "--scenario", "dia-d", "--seed", "7", "-o", &fresh]);
    let sentence = bad(&["do", &fresh, "invade", "nonsense"], "");
    assert!(sentence.contains("nonsense"), "{sentence}");
    assert!(std::fs::read_to_string(&fresh).unwrap().contains("allied invade"));
    std::fs::remove_file(&fresh).unwrap();
    let left: Vec<_> = std::fs::read_dir(&folder.0).unwrap().map(|e| e.unwrap().file_name()).collect();
    assert_eq!(left, ["a.sand"], "temporary files are left behind");
}

#[test]
fn bots_play_a_game_to_its_end() {
    let folder = Folder::new("bots");
    let file = folder.game("a.sand");
    let stopped = good(&["bot", &file, "--seat", "allied=random"]);
    assert!(stopped.contains("German"), "{stopped}");
    let both = ["--seat", "allied=random", "--seat", "german=random"];
    good(&[&["bot", &file, "--until-turn", "2"], &both[..]].concat());
    assert_eq!(json(&["show", &file, "--json"])["turn"], 2);
    let told = good(&[&["bot", file.as_str()], &both[..]].concat());
    assert!(told.contains("The game is over"), "{told}");
    good(&["replay", &file, "--verify"]);
    assert!(good(&["replay", &file]).lines().count() > 200);
    assert_eq!(json(&["replay", &file, "--json"])["over"], true);
    assert!(good(&["show", &file]).contains("The game is over"));
    assert!(actions(&file).is_empty());
    assert!(bad(&["do", &file, "commit"], "").contains("over"));
}

#[test]
fn a_shell_plays_a_whole_game_with_do() {
    let folder = Folder::new("shell");
    let file = folder.game("a.sand");
    let mut steps = 0_usize;
    loop {
        let list = actions(&file);
        let Some(action) = list.get(steps * 7 % list.len().max(1)) else { break };
        // Movement by units would take a thousand calls.
        let end = list.iter().find(|a| a.starts_with("end-"));
        good(&["do", &file, end.unwrap_or(action)]);
        steps += 1;
        assert!(steps < 2000);
    }
    good(&["replay", &file, "--verify"]);
}

#[test]
fn bad_files_are_named_in_one_sentence() {
    let folder = Folder::new("bad");
    let file = folder.game("a.sand");
    let record = std::fs::read_to_string(&file).unwrap();
    let cases: Vec<(&str, Vec<u8>)> = vec![
        ("empty.sand", Vec::new()),
        ("garbage.sand", vec![0xff, 0x00, 0xfe, 0x80]),
        ("words.sand", b"once upon a time".to_vec()),
        ("short.sand", record.as_bytes()[..40].to_vec()),
        ("edited.sand", record.replace("allied invade", "allied attack 2010").into_bytes()),
        ("seat.sand", record.replace("allied invade", "german invade").into_bytes()),
        ("seed.sand", record.replace("seed 07", "seed 08").into_bytes()),
        ("zero.sand", record.replace("end ", "end f").into_bytes()),
        ("game.sand", record.replace("game campanha", "game chess").into_bytes()),
        ("scenario.sand", record.replace("scenario dia-d", "scenario none").into_bytes()),
        ("option.sand", record.replace("seed ", "option dragons on\nseed ").into_bytes()),
        ("given.sand", record.replace("seed ", "given turn = 99\nseed ").into_bytes()),
    ];
    for (name, bytes) in cases {
        let path = folder.file(name);
        std::fs::write(&path, bytes).unwrap();
        for args in [
            &["show", path.as_str()][..],
            &["actions", &path],
            &["do", &path, "invade"],
            &["undo", &path],
            &["why", &path, "invade"],
            &["odds", &path],
            &["reach", &path, "16/1US"],
            &["replay", &path, "--verify"],
            &["bot", &path, "--seat", "allied=random"],
            &["play", GAME, "--file", &path],
        ] {
            let sentence = bad(args, "");
            assert!(sentence.contains(name), "{args:?}: {sentence}");
        }
        assert!(!name.starts_with("edited") || bad(&["show", &path], "").contains("line 7"));
    }
    let missing = folder.file("missing.sand");
    assert!(bad(&["show", &missing], "").contains("missing.sand"));
    let here = folder.0.display().to_string();
    assert!(bad(&["show", &here], "").contains("folder"));
    assert!(bad(&["new", GAME, "--force", "-o", &here], "").contains("folder"));
    assert!(bad(&["new", GAME, "-o", &folder.file("no/such/folder/a.sand")], "").contains("a.sand"));
}

#[test]
fn bad_words_are_refused_in_one_sentence() {
    let folder = Folder::new("words");
    let file = folder.game("a.sand");
    let new = folder.file("b.sand");
    for (args, part) in [
        (&["new", "chess", "-o", new.as_str()][..], "chess"),
        (&["new", GAME, "--scenario", "none", "-o", &new], "none"),
        (&["new", GAME, "--seed", "seven", "-o", &new], "seven"),
        (&["new", GAME, "--option", "dragons", "-o", &new], "dragons"),
        (&["new", GAME, "--option", "open_values=maybe", "-o", &new], "maybe"),
        (&["show", &file, "--as", "nobody"], "nobody"),
        (&["show", &file, "--around", "9999"], "9999"),
        (&["do", &file, "dance"], "dance"),
        (&["do", &file, ""], "action"),
        (&["why", &file, "dance"], "dance"),
        (&["odds", &file], "no fight"),
        (&["reach", &file, "dragon"], "dragon"),
        (&["bot", &file, "--seat", "allied"], "SEAT=BOT"),
        (&["bot", &file, "--seat", "allied=genius"], "genius"),
        (&["rules", GAME, "99.9"], "99.9"),
        (&["rules", "chess"], "chess"),
        (&["check", &folder.file("none.toml")], "none.toml"),
        (&["check", &folder.0.display().to_string()], "no case found"),
        (&["check", &file], "--game"),
        (&["check", "--game", GAME, &file], "a.sand, line 1"),
        (&["bench", GAME, "--scenario", "none", "--seconds", "0.1"], "none"),
        (&["bench", GAME, "--seconds", "0"], "--seconds"),
        (&["atlas", "check", GAME, "--root", &folder.0.display().to_string()], "atlas.toml"),
        (&["play", "chess"], "chess"),
    ] {
        let sentence = bad(args, "");
        assert!(sentence.contains(part), "{args:?}: {sentence}");
    }
    let outside = run_in(&folder.0, &["rules", GAME, "--coverage"], "");
    assert!(!outside.status.success() && text(&outside.stderr).contains("--root"));
}

#[test]
fn programs_get_json() {
    let folder = Folder::new("json");
    let file = folder.game("a.sand");
    assert!(json(&["games", "--json"]).as_array().is_some_and(|games| !games.is_empty()));
    let list = json(&["actions", &file, "--json"]);
    keys(&list, &["game", "seat", "prompt", "prompt_text", "actions"]);
    keys(&list["actions"][0], &["action", "text", "rule"]);
    let attack = list["actions"].as_array().unwrap().iter().map(|a| a["action"].as_str().unwrap());
    let attack = attack.into_iter().find(|a| a.starts_with("attack ")).unwrap();
    let done = json(&["do", &file, attack, "--json"]);
    keys(&done["played"][0]["events"][0], &["id", "text", "rule"]);

    let view = json(&["show", &file, "--json"]);
    keys(
        &view,
        &["game", "scenario", "turn", "last_turn", "phase", "to_act", "prompt", "stacks", "tracks", "marks"],
    );
    keys(&view["tracks"][0], &["name", "value", "rule"]);
    let odds = json(&["odds", &file, "--json"]);
    keys(&odds, &["table", "rule", "attack", "cases"]);
    keys(&odds["cases"][0], &["defence", "before", "shifts", "column", "results"]);
    keys(&odds["cases"][0]["defence"]["lines"][0], &["amount", "rule", "text"]);
    let why = json(&["why", &file, "end-movement", "--json"]);
    keys(&why, &["legal", "rule", "text", "title", "summary"]);
    assert_eq!(why["legal"], false);
    keys(&json(&["replay", &file, "--json"]), &["verified", "actions", "hash", "scores", "played"]);
    keys(&json(&["reach", &file, "16/1US", "--json"]), &["counter", "spaces"]);
    keys(&json(&["rules", GAME, "5.1.1", "--json"]), &["number", "title", "summary", "state"]);
    let bench = json(&["bench", GAME, "--seconds", "0.1", "--json"]);
    keys(&bench, &["game", "scenario", "actions_per_second", "playouts_per_second", "situation_bytes"]);
}

#[test]
fn the_enemy_stays_concealed() {
    let folder = Folder::new("hidden");
    let file = folder.game("a.sand");
    let names = |seat: &str| {
        let view = json(&["show", &file, "--as", seat, "--json"]);
        let stacks = view["stacks"].as_array().unwrap().clone();
        let counters = stacks.into_iter().flat_map(|s| s["counters"].as_array().unwrap().clone());
        counters.filter(|c| c["side"] == 1 && c["name"].is_null()).count()
    };
    assert!(names("allied") > 0);
    assert_eq!(names("german"), 0);
    assert_eq!(names("referee"), 0);
}

#[test]
fn committed_vectors_pass_and_broken_ones_fail() {
    let told = good(&["check", &format!("data/{GAME}/vectors")]);
    let last = told.lines().last().unwrap();
    assert!(last.ends_with(" passed, 0 failed"), "{last}");
    assert!(told.lines().rev().skip(1).all(|line| line.starts_with("ok   ")), "{told}");
    let report = json(&["check", &format!("data/{GAME}"), "--json"]);
    assert_eq!(report["passed"].as_u64().unwrap(), told.lines().count() as u64 - 1);

    let folder = Folder::new("vectors");
    let case = folder.file("wrong.toml");
    let wrong = "[[case]]\ntitle = \"wrong\"\nrule = \"3.0\"\nsource = \"none\"\nstart = \"dia-d\"\n\
                 [[case.step]]\nseat = \"german\"\n";
    std::fs::write(&case, wrong).unwrap();
    let output = run(&["check", "--game", GAME, &case], "");
    let out = text(&output.stdout);
    assert_eq!(output.status.code(), Some(1));
    assert!(out.starts_with("FAIL 3.0 wrong: ") && out.ends_with("\n0 passed, 1 failed\n"), "{out}");
}

#[test]
fn coverage_counts_rules_code_and_tests() {
    let output = run(&["rules", GAME, "--coverage", "--json"], "");
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    keys(&report, &["rules", "enforced", "tested", "missing", "list"]);
    let enforced = report["enforced"].as_u64().unwrap();
    assert!(enforced > 0 && enforced <= report["rules"].as_u64().unwrap());
    let list = report["list"].as_array().unwrap();
    assert_eq!(list.len() as u64, report["rules"].as_u64().unwrap());
    assert!(list.iter().any(|rule| !rule["cited"].as_array().unwrap().is_empty()));
    assert!(list.iter().any(|rule| !rule["tests"].as_array().unwrap().is_empty()));
    let whole = report["tested"] == report["enforced"]
        && report["missing"] == 0
        && report["without_code"].as_array().unwrap().is_empty();
    assert_eq!(output.status.success(), whole);
    assert!(good(&["rules", GAME]).lines().count() >= list.len());
}

#[test]
fn the_board_is_what_the_atlas_builds() {
    assert!(good(&["atlas", "check", GAME]).contains("board.toml"));
    assert!(good(&["atlas", "svg", GAME]).starts_with("<svg"));
}

#[test]
fn the_first_action_of_a_line_that_fails_ends_it() {
    let folder = Folder::new("line");
    let file = folder.file("a.sand");
    let start = ["play", GAME, "--scenario", "dia-d", "--seed", "7", "--file", &file];
    good_with(&start, "invade\nraid 0205; join 16/1US; air 5; commit\nquit\n");
    let record = std::fs::read_to_string(&file).unwrap();
    assert!(record.contains("raid 0205") && !record.contains("air 5"), "{record}");
}

#[test]
fn a_script_plays_at_the_table() {
    let folder = Folder::new("play");
    let file = folder.file("a.sand");
    let script = "help\n?\ninvade\nlist attack\nattack 2010\njoin 16\njoin 18/1us; join 26/1US\nodds\nundo\nredo\nbot\n\
                  why end-movement\nmap 2813\nstack 2010\nunit 16/1US\nreach 16/1US\nrule 5.1.1\nlog\ntracks\n\
                  nonsense\nj\ncommit\n1\nquit\n";
    let start = ["play", GAME, "--scenario", "dia-d", "--seed", "7", "--file", &file];
    let told = good_with(&start, script);
    for part in
        ["Type an action", "16/1US takes part", "/36", "taken back", "rule 3.0", "could be", "2813", "Caen"]
    {
        assert!(told.contains(part), "no {part} in {told}");
    }
    let verified = good(&["replay", &file, "--verify"]);
    assert!(verified.starts_with("verified: "), "{verified}");
    // It goes on where it was left, and the end of the input is no failure.
    let more = good_with(&["play", GAME, "--file", &file], "tracks\n");
    assert!(more.contains("turn 0 of 4"), "{more}");
    // Everybody sits where he sat, unless he says otherwise.
    let players = |file: &str| {
        let text = std::fs::read_to_string(file).unwrap();
        text.lines().filter_map(|line| line.strip_prefix("player ")).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(players(&file), ["allied human", "german level3"]);
    good_with(&["play", GAME, "--file", &file, "--bot", "german=level1:bold"], "");
    good_with(&["play", GAME, "--file", &file], "");
    assert_eq!(players(&file), ["allied human", "german level1:bold"]);
    let hot = good_with(&["play", GAME, "--hot-seat", "--seed", "7"], "");
    assert!(hot.contains("────"), "{hot}");
}

#[test]
fn every_command_has_help_and_the_shells_their_completions() {
    for shell in ["bash", "zsh", "fish"] {
        assert!(good(&["completions", shell]).contains("sandtable"));
    }
    for command in [
        "games",
        "new",
        "show",
        "actions",
        "do",
        "undo",
        "why",
        "odds",
        "reach",
        "replay",
        "check",
        "rules",
        "atlas",
        "bench",
        "arena",
        "bot",
        "play",
        "completions",
    ] {
        let help = good(&[command, "--help"]);
        assert!(help.contains("Example"), "{command} --help has no example");
    }
}

#[test]
fn a_bot_gives_advice_with_reasons_and_a_game_can_be_studied() {
    let folder = Folder::new("advice");
    let file = folder.file("a.sand");
    good(&["new", GAME, "--scenario", "dia-d", "--option", "open_values", "--seed", "4", "-o", &file]);
    let advice = json(&["hint", &file, "--bot", "level3@2000", "--json"]);
    assert!(actions(&file).contains(&advice["action"].as_str().unwrap().to_owned()), "{advice}");
    keys(&advice["why"], &["chance", "terms", "arrows", "feared", "others", "guards"]);
    good(&["bot", &file, "--seat", "allied=style0", "--seat", "german=style1", "--until-turn", "2"]);
    let other = actions(&file)[0].clone();
    let not = json(&["hint", &file, "--bot", "level2@1000", "--not", &other, "--json"]);
    keys(&not, &["preferred", "chance", "other", "guard"]);
    let told = good(&["hint", &file, "--bot", "level3@2000"]);
    assert!(told.contains("the next best plan, on the same dice"), "{told}");
    assert!(bad(&["hint", &file, "--not", "to 9999"], "").contains("9999"));
    // Where nothing is hidden, the game can be studied before its end.
    let study = json(&["analyse", &file, "--json"]);
    assert_eq!(study["done"], 100);
    // Turns 0 and 1 have two player-turns each, and there is the end.
    assert_eq!(study["moments"].as_array().unwrap().len(), 5);
    assert!(good(&["analyse", &file]).contains("Luck and skill"));
}

#[test]
fn sentences_come_in_four_languages() {
    let folder = Folder::new("languages");
    let file = folder.game("a.sand");
    let prompts = ["en", "pt", "es", "it"].map(|lang| {
        json(&["actions", &file, "--json", "--lang", lang])["prompt_text"].as_str().unwrap().to_owned()
    });
    assert!(prompts.iter().all(|prompt| !prompt.starts_with('[')), "{prompts:?}");
    assert!(prompts.iter().enumerate().all(|(i, prompt)| !prompts[..i].contains(prompt)), "{prompts:?}");
}

#[test]
fn nobody_reading_is_no_failure() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sandtable"))
        .args(["rules", GAME, "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert_eq!(text(&output.stderr), "");
}
