//! What is told before an action is taken, against the rulebook's tables: 4.1.2, 4.2.2, 4.2.3, 5.1.6, 6.2, 6.3, 7.0, 9.0,
//! 11.1.1.

use crate::common::{action, counter, game, given, play, random_game};
use sandtable_campanha::situation::Situation;
use sandtable_campanha::{Action, Campanha};
use sandtable_engine::dice::{Seed, Stream};
use sandtable_engine::guide::{Prospect, Stakes, Warning};
use sandtable_engine::message::{Arg, Silent};
use sandtable_engine::prelude::*;
use sandtable_engine::rules::Options;

fn stakes(game: &Campanha, s: &Situation, text: &str) -> Stakes {
    game.stakes(s, action(game, text))
}

fn warning<'s>(stakes: &'s Stakes, id: &str) -> &'s Warning {
    stakes.warnings.iter().find(|w| w.message.id == id).unwrap_or_else(|| panic!("no {id}: {stakes:?}"))
}

fn chances(stakes: &Stakes) -> Vec<(&'static str, u32, u32)> {
    stakes.prospects.iter().map(|Prospect { what, ways, of, .. }| (what.id, *ways, *of)).collect()
}

/// 11.1.1: who does not reach his hex is lost; 11.2.2: ten points for each.
#[test]
fn ending_combat_with_units_at_sea_is_grave() {
    let game = game();
    let s = given(
        &game,
        "turn = 0\nphase = \"allied combat\"\ncounters = { sea_2010 = [\"16/1US\", \"18/1US\"], 2010 = [\"916/352\"], sea_2510 = [\"69/50UK\"] }\n",
    );
    let stakes = stakes(&game, &s, "end-combat");
    let lost = warning(&stakes, "stake-lost-at-sea");
    // Nobody holds 2510, so that those before it come ashore.
    assert!(lost.grave);
    assert_eq!(lost.rule, "11.1.1");
    assert_eq!(lost.counters, ["16/1US", "18/1US"].map(|name| counter(&game, name)));
    assert_eq!(lost.message.args, [("n", Arg::Number(2)), ("points", Arg::Number(20))]);
}

/// Whoever is lost when combat ends was told to be, and nobody else was.
#[test]
fn what_is_told_to_be_lost_is_what_is_lost() {
    let game = game();
    let (mut ends, mut losses) = (0, 0);
    for seed in 0..40 {
        random_game(&game, seed, 60, |s, _, chosen, after, _| {
            if chosen != Action::EndCombat || s.turn != 0 || s.active as u8 != 0 {
                return;
            }
            let told: usize =
                game.stakes(s, chosen).warnings.iter().filter(|w| w.grave).map(|w| w.counters.len()).sum();
            let dead = game.data.map.boxes.eliminated;
            assert_eq!(told, after.stacks.count(dead) - s.stacks.count(dead));
            ends += 1;
            losses += told;
        });
    }
    assert!(ends > 5 && losses > 5, "{ends} {losses}");
}

#[test]
fn ending_movement_names_who_has_not_moved() {
    let game = game();
    let s = given(
        &game,
        "turn = 3\nphase = \"allied movement\"\ncounters = { 2212 = [\"16/1US\"], 2310 = [\"18/1US moved done\"], 2211 = [\"914/352\"] }\n",
    );
    let stakes = stakes(&game, &s, "end-movement");
    assert!(stakes.warnings.iter().all(|w| !w.grave));
    assert_eq!(warning(&stakes, "stake-not-moved").counters, [counter(&game, "16/1US")]);
    assert_eq!(warning(&stakes, "stake-will-owe").counters, [counter(&game, "18/1US")]);
}

/// 4.2.3: an American regiment lands together on a six, a British brigade on an even number.
#[test]
fn drops_have_the_chances_of_the_rule() {
    let game = game();
    let s = game.start("campanha", &Options::new()).unwrap();
    assert_eq!(chances(&stakes(&game, &s, "invade")), [("stake-drop-us", 1, 6), ("stake-drop-uk", 3, 6)]);
}

/// 6.2, the worked example: six points on two infantry and one armour in a city, column 1-10: DB on 2, 3, 11 and 12.
#[test]
fn a_raid_has_the_chances_of_its_column() {
    let game = game();
    let mut s = given(
        &game,
        "turn = 3\nphase = \"allied combat\"\ncounters = { 2212 = [\"914/352\", \"915/352\", \"22/21Pz\"] }\n",
    );
    play(&game, &mut s, &["raid 2212", "air 6"], &[]);
    let stakes = stakes(&game, &s, "commit");
    assert_eq!(chances(&stakes), [("stake-bombs-step", 6, 36), ("stake-bombs-nothing", 30, 36)]);
}

/// 6.2, 8.0: a raid and a bombardment are no attacks, and the button that begins them says so, with its own rule.
#[test]
fn the_button_that_commits_says_what_it_begins() {
    let game = game();
    let told = |s: &Situation| {
        let choice = game.choice(s, Action::Commit);
        (choice.label.id, choice.rule)
    };
    for (own, target, label, rule) in [
        ("2210 = [\"IArtUK\"]", "raid 2212", "action-commit-raid", "6.2"),
        ("2210 = [\"IArtUK\"]", "bombard 2212", "action-commit-bombardment", "8.0"),
        ("2211 = [\"16/1US\"]", "attack 2212", "action-commit", "5.1.1"),
    ] {
        let text =
            format!("turn = 3\nphase = \"allied combat\"\ncounters = {{ 2212 = [\"914/352\"], {own} }}\n");
        let mut s = given(&game, &text);
        play(&game, &mut s, &[target], &[]);
        assert_eq!(told(&s), (label, rule));
    }
}

/// 6.3: DI on 2 and 12, DB on 5 and 9, DE on 3, 11, 6 and 8, DA on 4, 10 and 7; own units are not spared.
#[test]
fn a_carpet_has_the_chances_of_its_table_and_spares_nobody() {
    let game = game();
    let s = given(
        &game,
        "turn = 8\nphase = \"allied carpet\"\ncounters = { 2212 = [\"914/352\"], 2211 = [\"16/1US\"] }\n",
    );
    let stakes = stakes(&game, &s, "carpet 2212");
    assert_eq!(
        chances(&stakes),
        [
            ("stake-carpet-nothing", 2, 36),
            ("stake-carpet-step", 8, 36),
            ("stake-carpet-unit", 14, 36),
            ("stake-carpet-all", 12, 36)
        ]
    );
    let own = warning(&stakes, "stake-carpet-own");
    assert!(own.grave && own.counters == [counter(&game, "16/1US")]);
}

/// 5.1.6, column 2-1 of eleven against four: DRB AVB on 2, 3, 11 and 12, IMP on 4 and 10, DVB ARB on the rest.
#[test]
fn a_commit_sums_its_column_up() {
    let game = game();
    let mut s = given(
        &game,
        "turn = 3\nopen_values = true\nphase = \"allied combat\"\ncounters = { 3116 = [\"66/2ADUS\", \"16/1US\", \"115/29US\"], 3117 = [\"914/352\"] }\n",
    );
    play(&game, &mut s, &["attack 3117", "join 66/2ADUS", "join 16/1US", "join 115/29US"], &[]);
    let stakes = stakes(&game, &s, "commit");
    assert_eq!(
        chances(&stakes),
        [("stake-defence-goes", 6, 36), ("stake-undecided", 6, 36), ("stake-attack-fails", 24, 36)]
    );
    assert_eq!(stakes.prospects[0].what.args[0], ("which", Arg::Term("stake-as-it-is")));
}

/// 4.2.2: Allied units that leave do not come back, and 11.2.1 gives two points for the south edge.
#[test]
fn an_ally_who_leaves_is_gone() {
    let game = game();
    let mut s = given(&game, "turn = 3\nphase = \"allied movement\"\ncounters = { 1125 = [\"16/1US\"] }\n");
    play(&game, &mut s, &["move 16/1US"], &[]);
    let stakes = stakes(&game, &s, "to exited_south");
    let leaves = warning(&stakes, "stake-leaves-for-good");
    assert!(leaves.grave);
    assert_eq!(leaves.message.args[1], ("points", Arg::Number(2)));
}

/// 9.0: the storm of turn 5 destroys a port on an odd number.
#[test]
fn the_storm_is_foretold() {
    let game = game();
    let s = given(
        &game,
        "turn = 4\nphase = \"german combat\"\nmulberries = [\"standing\", \"awaited\"]\ncounters = { 2212 = [\"914/352\"] }\n",
    );
    assert_eq!(chances(&stakes(&game, &s, "end-combat")), [("stake-storm", 3, 6)]);
}

/// Stakes can be asked of every legal action and never fail, and tell nothing that dice decide as certain.
#[test]
fn everything_can_be_weighed() {
    let game = game();
    for seed in 0..4 {
        random_game(&game, seed, 1500, |s, actions, _, _, _| {
            for &action in actions.iter().take(20) {
                let stakes = game.stakes(s, action);
                assert!(stakes.prospects.iter().all(|p| p.ways <= p.of));
                let mut then = s.clone();
                game.apply(&mut then, action, &mut Stream::new(Seed::from_number(seed)), &mut Silent);
            }
        });
    }
}

/// 5.3.3: through friends a retreat is sheltered and costs nothing; without them it costs a step, and so does a river (5.3.2).
#[test]
fn a_way_of_retreat_says_its_price() {
    let game = game();
    let mut s = given(
        &game,
        "turn = 3\nphase = \"allied combat\"\ncounters = { 3116 = [\"16/1US\"], 3018 = [\"18/1US fought\"], 3218 = [\"26/1US fought\"], 3117 = [\"914/352\"], 3118 = [\"915/352\"] }\n",
    );
    play(&game, &mut s, &["attack 3117", "join 16/1US", "commit"], &[1, 1]);
    let told = |text: &str| -> Vec<_> {
        stakes(&game, &s, text).warnings.iter().map(|w| (w.message.id, w.rule, w.grave)).collect()
    };
    assert_eq!(told("retreat 914/352 3118 3119"), [("stake-sheltered", "5.3.3", false)]);
    assert_eq!(told("retreat 914/352 3217 3316"), [("stake-not-sheltered", "5.3.3", false)]);
}

/// 5.3, 4.2.2: a free hex costs nothing, and so much is said; beyond the edge Germans may come back.
#[test]
fn a_retreat_without_loss_says_so() {
    let game = game();
    let mut s = given(
        &game,
        "turn = 3\nphase = \"allied combat\"\ncounters = { 1824 = [\"66/2ADUS\", \"16/1US\"], 1825 = [\"914/352\"] }\n",
    );
    play(&game, &mut s, &["attack 1825", "join 66/2ADUS", "join 16/1US", "commit"], &[1, 1]);
    let told = |text: &str| -> Vec<_> {
        stakes(&game, &s, text).warnings.iter().map(|w| (w.message.id, w.rule)).collect()
    };
    assert_eq!(told("retreat 914/352 off_south"), [("stake-no-loss", "5.3"), ("stake-may-return", "4.2.2")]);
}

/// 11.1.1, rulings R13 and R21: who comes ashore at the end of the phase is named before it ends.
#[test]
fn ending_combat_names_who_comes_ashore() {
    let game = game();
    let s = given(
        &game,
        "turn = 0\nphase = \"allied combat\"\ncounters = { sea_2010 = [\"16/1US\"], 2010 = [\"916/352\"], sea_2510 = [\"69/50UK\"] }\n",
    );
    let stakes = stakes(&game, &s, "end-combat");
    let ashore = warning(&stakes, "stake-come-ashore");
    assert!(!ashore.grave);
    assert_eq!(ashore.counters, [counter(&game, "69/50UK")]);
}

/// 5.3.3: whoever is thrown back into the sea is lost, and the price stands beside the chances. Twelve against the coast, at
/// 1-2 after the shifts or worse: every result that throws the attackers back takes all who came.
#[test]
fn an_attack_from_the_sea_says_who_cannot_go_back() {
    let game = game();
    let at_sea = "turn = 0\nphase = \"allied combat\"\ncounters = { sea_2010 = [\"16/1US\", \"18/1US\"], 2010 = [\"916/352\"] }\n";
    let mut s = given(&game, at_sea);
    play(&game, &mut s, &["attack 2010", "join 16/1US", "join 18/1US"], &[]);
    let told = stakes(&game, &s, "commit");
    let price = warning(&told, "stake-from-the-sea");
    assert_eq!((price.rule, price.grave), ("5.3.3", false));
    assert_eq!(price.counters, ["16/1US", "18/1US"].map(|name| counter(&game, name)));
    let thrown: Vec<_> = told.prospects.iter().filter(|p| p.what.id == "stake-into-the-sea").collect();
    assert!(!thrown.is_empty() && thrown.iter().all(|p| p.rule == "5.3.3" && p.ways > 0));
    // Nobody in the boats, nobody for the sea.
    let ashore =
        "turn = 3\nphase = \"allied combat\"\ncounters = { 3116 = [\"16/1US\"], 3117 = [\"914/352\"] }\n";
    let mut s = given(&game, ashore);
    play(&game, &mut s, &["attack 3117", "join 16/1US"], &[]);
    assert!(!stakes(&game, &s, "commit").warnings.iter().any(|w| w.message.id == "stake-from-the-sea"));
}
