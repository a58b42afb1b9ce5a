//! Records as files: what is refused, and what becomes of those that earlier rules were played by.

use sandtable_catalog::{AnyTable, games};
use sandtable_engine::record::{Fate, LONGEST, Record};
use sandtable_engine::view::Viewer;

const DAMAGED: &str = "the record names its lines";

/// The record of some actions from the start of a game's first scenario, as it is written.
fn record(id: &str) -> String {
    begun(id, &format!("rules {}\n", sandtable_catalog::game(id).unwrap().edition()))
}

/// The same by today's rules, of a game that begins as a record says that names this edition.
fn begun(id: &str, edition: &str) -> String {
    let game = sandtable_catalog::game(id).unwrap();
    let scenario = &game.scenarios()[0].id;
    let mut table =
        replay(&format!("sandtable record 2\ngame {id}\n{edition}scenario {scenario}\nseed 7\n")).unwrap();
    for _ in 0..12 {
        let first = table.actions(Viewer::Referee).swap_remove(0);
        table.play(&first).unwrap();
    }
    table.record()
}

fn replay(text: &str) -> Result<Box<dyn AnyTable>, String> {
    let record = Record::read(text).map_err(|e| e.to_string())?;
    sandtable_catalog::game(&record.header.game)
        .map_err(|e| e.to_string())?
        .replay(&record)
        .map_err(|e| e.to_string())
}

fn refused(text: &str) -> String {
    replay(text).err().expect("refused")
}

/// The number of the first line that begins so.
fn line(text: &str, word: &str) -> usize {
    text.lines().position(|line| line.starts_with(word)).expect(DAMAGED) + 1
}

#[test]
fn a_record_names_the_edition_of_its_rules() {
    for id in games() {
        let edition = sandtable_catalog::game(id).unwrap().edition();
        let text = record(id);
        assert!(text.lines().any(|line| line == format!("rules {edition}")), "{text}");
        assert!(replay(&text).unwrap().changed().is_none());
        let newer = text.replace(&format!("rules {edition}"), &format!("rules {}", edition + 1));
        assert!(refused(&newer).contains(&format!("edition {}", edition + 1)), "{}", refused(&newer));
    }
}

#[test]
fn an_earlier_record_opens_as_far_as_it_is_legal() {
    // A game of the first edition has no earlier one.
    for id in games().iter().filter(|id| sandtable_catalog::game(id).unwrap().edition() > 1) {
        // Without a line that names it, it is of the first edition, and says its options in that one's words: none.
        let now = begun(id, "");
        let old: Vec<_> =
            now.lines().filter(|l| !l.starts_with("rules ") && !l.starts_with("option ")).collect();
        let old = old.join("\n") + "\n";
        let fate = |text: &str| {
            let table = replay(text).unwrap();
            let changed = table.changed().expect("an earlier edition").clone();
            assert_eq!(changed.edition, 1);
            (table, changed.fate)
        };
        let (table, same) = fate(&old);
        assert_eq!(same, Fate::Same);
        assert_eq!(table.record(), now, "what is kept is a record of today's rules");
        // All of it is legal, but today's rules lead elsewhere.
        let lines = old.lines().map(|l| if l.starts_with("end ") { "end 0123456789abcdef" } else { l });
        assert_eq!(fate(&lines.collect::<Vec<_>>().join("\n")).1, Fate::Elsewhere);

        // The last action is one that is not legal there.
        let all = Record::read(&old).unwrap().lines;
        let (last, seat, action) = all.last().expect(DAMAGED);
        let broken = old.replacen(&format!("{seat} {action}\nend"), &format!("{seat} {}\nend", all[0].2), 1);
        let (table, fate) = fate(&broken);
        let Fate::Stopped(stopped) = fate else { panic!("it stops: {fate:?}") };
        assert_eq!(stopped.line, Some(*last), "{stopped}");
        assert!(stopped.refused.is_some(), "why is a message, for whoever has the words");
        assert!(!stopped.reason.contains("refuse-"), "{stopped}");
        assert_eq!(table.len(), all.len() - 1);
    }
}

#[test]
fn a_record_without_its_end_says_so() {
    for id in games() {
        let text = record(id);
        let cut = &text[..text.rfind("end ").expect(DAMAGED)];
        let table = replay(cut).unwrap();
        assert_eq!(table.changed().map(|changed| &changed.fate), Some(&Fate::Cut));
        assert_eq!(table.record(), text);
    }
}

#[test]
fn numbers_are_spelled_one_way() {
    let mut tried = 0;
    for (id, scenario) in [("campanha", "dia-d"), ("omaha", "first-wave")] {
        let game = sandtable_catalog::game(id).unwrap();
        for seed in 0..6 {
            let start = format!(
                "sandtable record 2\ngame {id}\nrules {}\nscenario {scenario}\nseed {seed}\n",
                game.edition()
            );
            let mut table = replay(&start).unwrap();
            for n in 0..200 {
                let actions = table.actions(Viewer::Referee);
                let Some(next) = actions.get((n * 7) % actions.len().max(1)) else { break };
                for action in &actions {
                    let (verb, word) = action.split_once(' ').unwrap_or((action, ""));
                    if word.len() > 2 || word.parse::<u8>().is_err() {
                        continue;
                    }
                    tried += 1;
                    for other in [format!("{verb} +{word}"), format!("{verb} 0{word}")] {
                        assert!(table.why(Viewer::Referee, &other).is_err(), "{other}");
                        assert!(table.play(&other).is_err(), "{other}");
                    }
                }
                table.play(next).unwrap();
            }
        }
    }
    assert!(tried > 10, "{tried}");
}

#[test]
fn long_lines_are_not_told_whole() {
    for id in games() {
        let text = record(id);
        let action = Record::read(&text).unwrap().lines[0].2.clone();
        let long = refused(&text.replacen(&action, &"x".repeat(100_000), 1));
        assert!(long.len() < 500 && long.starts_with("line "), "{long}");
    }
}

#[test]
fn what_a_record_says_twice_or_of_another_kind_is_refused() {
    for id in games() {
        let text = record(id);
        for word in ["game", "scenario", "seed", "rules"] {
            let at = line(&text, word);
            let said = text.lines().nth(at - 1).expect(DAMAGED);
            let twice = text.replacen(said, &format!("{said}\n{said}"), 1);
            assert_eq!(refused(&twice), format!("line {}: \"{word}\" is said twice", at + 1));
        }
        let end = text.lines().last().expect(DAMAGED);
        let signed = text.replace(end, &end.replacen("end ", "end +", 1)[..end.len()]);
        assert!(refused(&signed).contains("16 hexadecimal digits"));
        assert!(refused(&text.replacen("record 2", "record 9", 1)).contains("format 9"));
        assert!(refused(&format!("{text}{}", " ".repeat(LONGEST))).contains("4 MB"));
        assert!(replay(&format!("\u{feff}{text}")).is_ok(), "a byte order mark is no mistake");
    }
}

#[test]
fn errors_of_a_given_situation_name_the_line_of_the_file() {
    for id in games() {
        let game = sandtable_catalog::game(id).unwrap();
        let table = replay(&record(id)).unwrap();
        let given: Vec<String> = table.situation().lines().map(|line| format!("given {line}")).collect();
        let scenario = &game.scenarios()[0].id;
        let head = format!("sandtable record 2\ngame {id}\nrules {}\nseed 7\n# a remark\n", game.edition());
        let text =
            |scenario: &str, given: &[String]| format!("{head}scenario {scenario}\n\n{}\n", given.join("\n"));
        assert!(replay(&text(scenario, &given)).is_ok());
        assert!(refused(&text("girst-wave", &given)).contains(scenario.as_str()));
        let mut broken = given.clone();
        broken.insert(1, "given turn turn".to_owned());
        assert!(
            refused(&text(scenario, &broken)).starts_with("line 9:"),
            "{}",
            refused(&text(scenario, &broken))
        );
    }
}

#[test]
fn sixty_four_digits_are_a_seed_and_not_a_number() {
    let seed = format!("{}12", "0".repeat(62));
    let text = record(games()[0]);
    let at = line(&text, "seed");
    let said = text.lines().nth(at - 1).expect(DAMAGED);
    let record = Record::read(&text.replacen(said, &format!("seed {seed}"), 1)).unwrap();
    assert_eq!(record.header.seed.to_string(), seed);
    assert!(Record::read(&text.replacen(said, "seed +1", 1)).is_err());
}

#[test]
fn a_record_says_who_plays_or_does_not() {
    for id in games() {
        let text = record(id);
        // As before: nobody is named.
        assert!(replay(&text).unwrap().header().players.is_empty());
        let seats = sandtable_catalog::game(id).unwrap().seats();
        let players: String = seats.iter().map(|seat| format!("player {seat} level3:bold\n")).collect();
        let named = text.replacen("\n\n", &format!("\n{players}\n"), 1);
        let table = replay(&named).unwrap();
        assert_eq!(table.header().players[seats[0]], "level3:bold");
        assert_eq!(table.record(), named);
    }
}

#[test]
fn a_record_names_only_seats_and_players_that_there_are() {
    let text = record("campanha");
    let with = |line: &str| text.replacen("\n\n", &format!("\n{line}\n\n"), 1);
    let bad = |text: &str, why: &str| {
        let (told, at) = (refused(text), format!("line {}", line(text, "player")));
        assert!(told.contains(why) && told.contains(&at), "{told}");
    };
    bad(&with("player allied level9"), "nobody is called \"level9\"");
    bad(&with("player french human"), "no seat \"french\"");
    bad(&with("player allied"), "a seat and who plays it");
    bad(&with("player allied human too"), "a seat and who plays it");
    let twice = refused(&with("player allied human\nplayer allied level3"));
    assert!(twice.contains("said twice"), "{twice}");
    let mut table = replay(&text).unwrap();
    assert!(table.seat([("allied".to_owned(), "nobody".to_owned())].into()).is_err());
    assert!(table.seat([("french".to_owned(), "human".to_owned())].into()).is_err());
    assert_eq!(table.record(), text);
}

#[test]
fn the_end_of_an_earlier_format_is_not_compared() {
    for id in games() {
        let old = record(id).replacen("record 2", "record 1", 1);
        let (rest, _) = old.rsplit_once("end ").expect(DAMAGED);
        let table = replay(&format!("{rest}end 0123456789abcdef\n")).unwrap();
        assert_eq!(table.changed().map(|changed| &changed.fate), Some(&Fate::Unproven));
        assert!(table.record().starts_with("sandtable record 2\n"));
    }
}

#[test]
fn dice_that_a_record_sets_fall_as_it_says() {
    let id = "omaha";
    let head = record(id);
    let (head, _) = head.split_once("\n\n").expect(DAMAGED);
    let drawn = |rolls: &str| replay(&format!("{head}\n\nus begin\nroll {rolls}\nus draw\n"));
    let piles = |table: &dyn AnyTable| serde_json::to_value(table.view(Viewer::Referee)).unwrap();
    // The first card of the landing is the one that the line names, whatever the seed.
    let (seven, nine) = (drawn("7").unwrap(), drawn("9").unwrap());
    assert_ne!(piles(&*seven), piles(&*nine));
    assert!(seven.record().contains("roll 7\nus draw\n"), "{}", seven.record());
    assert_eq!(replay(&seven.record()).unwrap().hash(), seven.hash());
    // No such card, a card too many, no numbers, nothing to roll for.
    assert!(drawn("99").err().unwrap().contains("cannot show 99"));
    assert!(drawn("7 9").err().unwrap().contains("not rolled"));
    assert!(drawn("seven").err().unwrap().contains("numbers"));
    // Without an action they wait for the next one that draws, and the record keeps them.
    let mut waits = replay(&format!("{head}\n\nus begin\nroll 7\nroll 5\n")).unwrap();
    assert!(waits.record().contains("us begin\nroll 7\nroll 5\nend "), "{}", waits.record());
    waits.play("draw").unwrap();
    assert!(waits.record().contains("roll 7\nus draw\n"), "{}", waits.record());
    assert_eq!(waits.hash(), seven.hash());
    let twice = format!("{head}\n\nus begin\nroll 7\nroll 5\nus draw\n");
    assert!(replay(&twice).err().unwrap().contains("said twice"));
}
