//! The first day as a record: every step of rule 10 in its order, from the jumps to the gliders. The browser's tests play the
//! same record by clicks (`web/tests/a-game.spec.ts`).

use sandtable_bloody::situation::{Moment, Part, Stage};
use sandtable_bloody::units::Acting;
use sandtable_bloody::{Action, Bloody};
use sandtable_engine::dice::Seed;
use sandtable_engine::planning::{Plan, Planning};
use sandtable_engine::record::{self, Header, Players, Record, Rolls};
use sandtable_engine::rules::{Options, Rules};
use sandtable_engine::table::Table;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Where the record lies.
fn file() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/tests/records/d-day.sand")
}

/// Writes the record anew, after tables or rules have changed: the policy plays, and few units move in each moment. With this
/// seed sticks of paratroops drift, tanks sink, Germans retreat, and two hexes stay in confusion.
#[test]
#[ignore = "it writes the record that the other test reads"]
fn record_the_first_day() {
    const SEED: u64 = 17;
    let game = Arc::new(Bloody::new().unwrap());
    let header = Header {
        game: game.id().into(),
        scenario: "campaign".into(),
        options: Options::new(),
        seed: Seed::from_number(SEED),
        situation: None,
        players: Players::new(),
        rolls: Rolls::new(),
    };
    let mut table = Table::new(Arc::clone(&game), header).unwrap();
    let (mut moved, mut shots, mut moment) = (0, 0, None);
    while table.situation().turn == 0 {
        let s = table.situation();
        if moment != Some((s.moment, s.active)) {
            (moved, moment) = (0, Some((s.moment, s.active)));
        }
        let most = match (s.active, s.moment) {
            (Acting::German, _) => 5,
            (_, Moment::Gathering) => 4,
            _ => 26,
        };
        let mut action = game.fast(s, &Plan::of_style(0), &mut Default::default()).unwrap();
        if s.stage == Stage::Movement && moved >= most && game.refuse(s, Action::EndMovement).is_none() {
            action = Action::EndMovement;
        }
        if s.stage == Stage::Soften && shots > 8 {
            action = Action::EndSoften;
        }
        moved += u32::from(matches!(action, Action::Move(_)));
        shots += u32::from(matches!(action, Action::Ships(..)));
        table.play_one(action).unwrap();
    }
    std::fs::write(file(), record::write(&table)).unwrap();
}

#[test]
fn the_recorded_first_day_is_played_again() {
    let record = Record::read(&std::fs::read_to_string(file()).unwrap()).unwrap();
    let game = Arc::new(Bloody::new().unwrap());
    assert_eq!(record.edition, game.edition());
    // The hash of its end is compared, too.
    let table = record.replay(Arc::clone(&game)).unwrap();
    let mut steps = vec![(table.start().moment, table.start().part)];
    for s in table.situations(0) {
        if s.turn == 0 && steps.last() != Some(&(s.moment, s.part)) {
            steps.push((s.moment, s.part));
        }
    }
    let of_rule_10 = [
        (Moment::Drops, Part::O),
        (Moment::Gathering, Part::O),
        (Moment::Alarm, Part::O),
        (Moment::FirstWave, Part::A),
        (Moment::SecondWave, Part::A),
        (Moment::Reaction, Part::A),
        (Moment::FollowUp, Part::B),
        (Moment::Reaction, Part::B),
        (Moment::Evening, Part::B),
    ];
    assert_eq!(steps, of_rule_10);
    assert_eq!(table.situation().turn, 1);
}
