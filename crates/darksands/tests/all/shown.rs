//! What a player is shown and told at decisions of his.

use sandtable_darksands::DarkSands;
use sandtable_engine::CounterId;
use sandtable_engine::dice::Forced;
use sandtable_engine::explain::Odds;
use sandtable_engine::guide::{Guide, Role};
use sandtable_engine::message::{Event, Journal};
use sandtable_engine::prelude::*;
use sandtable_engine::view::Viewer;

/// A situation, played on.
struct Shown {
    game: DarkSands,
    s: <DarkSands as Rules>::Situation,
    events: Vec<Event>,
}

fn shown(given: &str, actions: &[&str], dice: &[u32]) -> Shown {
    let game = DarkSands::new().unwrap_or_else(|error| panic!("{error}"));
    let mut s = game.read_situation(given).unwrap_or_else(|error| panic!("{error}\n{given}"));
    let mut fall = Forced::default();
    fall.push(dice.iter().copied());
    let mut journal = Journal::default();
    for text in actions {
        let action = game.read_action(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(game.refuse(&s, action), None, "{text}");
        game.apply(&mut s, action, &mut fall, &mut journal);
    }
    Shown { game, s, events: journal.events }
}

impl Shown {
    fn reasons(&self) -> Vec<(&'static str, &'static str)> {
        self.game.reasons(&self.s).into_iter().map(|reason| (reason.message.id, reason.rule)).collect()
    }

    fn choice(&self, text: &str) -> sandtable_engine::guide::Choice {
        let action = self.game.read_action(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        self.game.choice(&self.s, action)
    }

    fn counter(&self, name: &str) -> CounterId {
        let list = sandtable_engine::present::Present::faces(&self.game);
        CounterId(list.iter().position(|face| face.name == name).expect("a counter") as u16)
    }

    fn odds(&self) -> Odds {
        self.game.odds(&self.s, Viewer::Referee).expect("a fight is prepared")
    }
}

const ROMMEL: &str = r#"
campaign = true
turn = 8
phase = "initiative"
initiative = "axis"
hand = ["rommel"]
cup = "allied_reinforcements"
[counters]
1226 = ["1/5/21Pz"]
1228 = ["2/5/21Pz"]
1330 = ["104/21Pz", "155/90"]
1877 = ["22Gds"]
1600 = ["Pavia"]
"#;

#[test]
fn pointing_at_any_unit_of_a_formation_means_the_formation_too() {
    let shown = shown(ROMMEL, &["play rommel", "move-first"], &[]);
    let formation = shown.choice("formation 21pz");
    assert_eq!((formation.counter, formation.space), (None, None));
    for unit in ["1/5/21Pz", "2/5/21Pz", "104/21Pz"] {
        assert!(formation.others.contains(&shown.counter(unit)), "{unit}");
    }
    assert!(!formation.others.contains(&shown.counter("155/90")));
    assert_eq!(shown.reasons()[0].0, "reason-select-rommel");
}

#[test]
fn no_chit_is_played_by_the_main_button() {
    let shown = shown(ROMMEL, &[], &[]);
    assert_eq!(shown.choice("play rommel").role, Role::Other);
    assert_eq!(shown.choice("pass").role, Role::Done);
}

/// 20.3.4: the step is lost for the zone crossed, and it is said where.
#[test]
fn a_step_lost_in_retreat_is_said_to_be_for_the_zone() {
    let given = r#"
campaign = true
turn = 4
phase = "combat"
active = { side = "allied", doing = "attack" }
[counters]
1228 = ["4/7", "5/4Ind"]
1225 = ["7/4Ind"]
1426 = ["11/4Ind"]
1026 = ["16/70"]
1227 = ["155/90"]
"#;
    let fight = ["attack 1227", "join 4/7", "join 5/4Ind", "commit"];
    let before = shown(given, &fight[..3], &[]);
    assert!(before.odds().beyond.iter().all(|reason| reason.rule != "12.7.3"));
    let shown = shown(given, &[&fight[..], &["retreat 1226"]].concat(), &[4]);
    assert_eq!(shown.reasons()[0], ("reason-zone-crossed", "20.3.4"));
}

/// 12.7.3: one step more is told with the odds, and when it is lost.
#[test]
fn panzer_shock_is_told_before_and_after_the_die() {
    let given = r#"
campaign = true
turn = 4
phase = "combat"
active = { side = "axis", doing = "attack" }
[counters]
1226 = ["1/5/21Pz"]
1227 = ["5/4Ind", "11/4Ind"]
"#;
    let fight = ["attack 1227", "join 1/5/21Pz"];
    let before = shown(given, &fight, &[]);
    assert!(before.odds().beyond.iter().any(|reason| reason.rule == "12.7.3"));
    for die in 1..=6 {
        let after = shown(given, &[&fight[..], &["commit"]].concat(), &[die]);
        if after.game.prompt(&after.s).id == "prompt-defender-loss" {
            assert!(after.reasons().contains(&("reason-shock", "12.7.3")), "{die}");
            return;
        }
    }
    panic!("no die makes a defender choose");
}

/// 20.2.5: a fight that no die decides has a sheet all the same; nothing against something is less than the first column.
#[test]
fn a_hopeless_fight_has_its_sheet() {
    let given = r#"
scenario = "compass"
campaign = true
turn = 5
phase = "combat"
active = { side = "allied" }
[counters]
3010 = ["22Gds-"]
3009 = ["Trento", "Savona"]
"#;
    let shown = shown(given, &["attack 3009", "join 22Gds", "commit"], &[]);
    let sheet = shown.events.iter().find_map(|event| event.sheet.as_ref()).expect("a sheet");
    assert_eq!((sheet.result.as_str(), sheet.dice.len()), ("AE", 0));
}

/// 1.3.3: how each condition stood is told with the verdict.
#[test]
fn the_end_says_how_each_condition_stood() {
    let given = r#"
scenario = "crusader"
turn = 9
phase = "draw"
cup = "logistics"
held = ["1960", "1877", "1571"]
[counters]
1877 = ["22Gds"]
1601 = ["Pavia"]
"#;
    let shown = shown(given, &["draw"], &[0, 1, 1, 1]);
    let decided = shown.game.goal(&shown.s, Viewer::Referee).map(|goal| goal.decided).unwrap_or_default();
    let ids: Vec<&str> = decided.iter().map(|reason| reason.message.id).collect();
    for id in ["decided-held", "decided-line", "decided-panzers", "decided-besiegers"] {
        assert!(ids.contains(&id), "{id}: {ids:?}");
    }
    assert!(decided.iter().all(|reason| reason.rule == "1.3.3"));
}
