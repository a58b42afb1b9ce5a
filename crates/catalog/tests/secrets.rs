//! Nothing that is hidden leaks: two tables that differ only in what a seat may not know answer every question of that
//! seat alike, and what is played at both without dice and reveals is told alike.

use sandtable_bots::Spec;
use sandtable_bots::spec::Kind as Bot;
use sandtable_catalog::ask::{Kind, Question};
use sandtable_catalog::{AnyTable, Game, PlayError};
use sandtable_engine::dice::{Dice, Roll, Seed, Stream};
use sandtable_engine::message::Arg;
use sandtable_engine::record::{Header, Players, Record, Rolls};
use sandtable_engine::rules::Options;
use sandtable_engine::view::Viewer;
use sandtable_engine::{CounterId, SeatId, SpaceId};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};

const CHOICE: Roll = Roll { purpose: "choice", turn: 0, place: 0, nth: 0 };

/// So many of a long list are tried.
const MANY: usize = 12;

/// What questions can be about: everything on the board, and actions of this and other moments.
struct Matter<'a> {
    counters: Vec<CounterId>,
    spaces: Vec<SpaceId>,
    ways: Vec<(CounterId, SpaceId)>,
    actions: &'a [String],
    plans: &'a [Vec<String>],
    bots: &'a [Spec],
}

/// Every question of a kind.
fn questions<'a>(kind: Kind, matter: &Matter<'a>) -> Vec<Question<'a>> {
    let counters = matter.counters.iter().copied();
    let spaces = matter.spaces.iter().copied();
    let bots = matter.bots.iter().copied();
    match kind {
        Kind::ToAct => vec![Question::ToAct],
        Kind::Prompt => vec![Question::Prompt {}],
        Kind::Played => vec![Question::Played],
        Kind::Verdict => vec![Question::Verdict],
        Kind::Scores => vec![Question::Scores],
        Kind::View => vec![Question::View {}],
        Kind::Actions => vec![Question::Actions {}],
        Kind::Offers => vec![Question::Offers {}],
        Kind::Prepared => vec![Question::Prepared {}],
        Kind::Reasons => vec![Question::Reasons {}],
        Kind::Stakes => matter.actions.iter().map(|action| Question::Stakes { action }).collect(),
        Kind::Standing => vec![Question::Standing {}],
        Kind::Blocked => vec![Question::Blocked {}],
        Kind::Goal => vec![Question::Goal {}],
        Kind::InHand => vec![Question::InHand {}],
        Kind::CanUndo => vec![Question::CanUndo {}],
        Kind::CanRedo => vec![Question::CanRedo {}],
        Kind::History => vec![Question::History { from: 0 }],
        Kind::Odds => vec![Question::Odds {}],
        Kind::WhatIf => matter.plans.iter().map(|actions| Question::WhatIf { actions }).collect(),
        Kind::Why => matter.actions.iter().map(|action| Question::Why { action }).collect(),
        Kind::Meant => {
            let alone = counters.map(|counter| (Some(counter), None));
            let place = spaces.map(|space| (None, Some(space)));
            let both = matter.ways.iter().map(|&(counter, space)| (Some(counter), Some(space)));
            let all = alone.chain(place).chain(both);
            all.map(|(counter, space)| Question::Meant { counter, space }).collect()
        }
        Kind::Reach => counters.map(|counter| Question::Reach { counter }).collect(),
        Kind::Route => matter.ways.iter().map(|&(counter, to)| Question::Route { counter, to }).collect(),
        Kind::Overlays => vec![Question::Overlays {}],
        Kind::Due => vec![Question::Due {}],
        Kind::Piles => vec![Question::Piles {}],
        Kind::Cup => vec![Question::Cup {}],
        Kind::CounterCard => counters.map(|counter| Question::CounterCard { counter }).collect(),
        Kind::SpaceCard => spaces.map(|space| Question::SpaceCard { space }).collect(),
        Kind::Choice => bots.map(|bot| Question::Choice { bot, seed: 1 }).collect(),
        Kind::Advice => bots.map(|bot| Question::Advice { bot, seed: 1 }).collect(),
        Kind::WhyNot => {
            let about = matter.actions.first().into_iter();
            about
                .flat_map(|action| bots.clone().map(move |bot| Question::WhyNot { bot, seed: 1, action }))
                .collect()
        }
    }
}

/// A game that is played at random, and what has been seen of it.
struct Trial {
    game: Arc<dyn Game>,
    table: Box<dyn AnyTable>,
    chance: Stream,
    seen: Vec<String>,
}

impl Trial {
    fn new(id: &str, scenario: &str, seed: u64) -> Self {
        Self::with(id, scenario, seed, Options::new())
    }

    fn with(id: &str, scenario: &str, seed: u64, options: Options) -> Self {
        let game = sandtable_catalog::game(id).unwrap();
        let header = Header {
            game: id.to_owned(),
            scenario: scenario.to_owned(),
            options,
            seed: Seed::from_number(seed),
            situation: None,
            players: Players::new(),
            rolls: Rolls::new(),
        };
        let mut table = game.new_table(header).unwrap();
        table.take_forced();
        Self { game, table, chance: Stream::new(Seed::from_number(!seed)), seen: Vec::new() }
    }

    fn below(&mut self, count: usize) -> usize {
        self.chance.below(count as u32, CHOICE) as usize
    }

    /// Some of a list.
    fn some<T: Clone>(&mut self, list: &[T]) -> Vec<T> {
        if list.len() <= MANY {
            return list.to_vec();
        }
        (0..MANY).map(|_| list[self.below(list.len())].clone()).collect()
    }

    fn step(&mut self) -> bool {
        let actions = self.table.actions(Viewer::Referee);
        if actions.is_empty() {
            return false;
        }
        let action = actions[self.below(actions.len())].clone();
        self.table.play(&action).unwrap();
        self.seen.push(action);
        true
    }

    /// All that every seat can ask at this moment.
    fn ask_everything(&mut self, number: u64, bots: &[Spec], leaks: &mut Leaks) {
        let listed = self.table.actions(Viewer::Referee);
        let mut actions = self.some(&listed);
        let seen = self.seen.clone();
        actions.extend(self.some(&seen));
        // Nobody may learn by asking the same of a counter that is somebody else's.
        let names = self.game.counter_names().to_vec();
        for action in self.some(&actions.clone()) {
            for (at, word) in action.split(' ').enumerate() {
                if names.iter().any(|name| name == word) {
                    for other in self.some(&names) {
                        let words = action.split(' ').enumerate();
                        let words = words.map(|(i, word)| if i == at { other.as_str() } else { word });
                        actions.push(words.collect::<Vec<_>>().join(" "));
                    }
                }
            }
        }
        let after = self.some(&actions);
        let plans: Vec<_> = actions.iter().zip(after).map(|(one, other)| vec![one.clone(), other]).collect();
        let alone = actions.iter().map(|action| vec![action.clone()]);
        let plans: Vec<_> = plans.into_iter().chain(alone).collect();
        let counters: Vec<_> = (0..self.game.counter_names().len()).map(|i| CounterId(i as u16)).collect();
        let spaces: Vec<_> = (0..self.game.board().len()).map(|i| SpaceId(i as u16)).collect();
        let mut ways = Vec::new();
        for &counter in &counters {
            let reach = self.table.reach(Viewer::Referee, counter);
            ways.extend(reach.into_iter().take(3).map(|(space, _)| (counter, space)));
            let anywhere = self.below(spaces.len());
            ways.push((counter, spaces[anywhere]));
        }
        let matter = Matter { counters, spaces, ways, actions: &actions, plans: &plans, bots };
        for seat in (0..self.game.seats().len()).map(|i| SeatId(i as u8)) {
            let [mut one, mut other] = self.table.twins(seat, number);
            for &kind in Kind::ALL {
                for question in questions(kind, &matter) {
                    if let Err(leak) = same(&self.game, seat, question, &mut *one, &mut *other) {
                        leaks.entry(format!("{} {kind:?}", self.game.id())).or_insert(leak);
                    }
                }
            }
            if let Err(leak) = self.played_alike(seat, number) {
                leaks.entry(format!("{} played", self.game.id())).or_insert(leak);
            }
        }
    }

    /// What is played without dice and reveals, by the seat or by others, is told and shown to the seat alike.
    fn played_alike(&mut self, seat: SeatId, number: u64) -> Result<(), String> {
        let own = self.table.to_act() == Some(seat);
        // A counter of somebody else may stand elsewhere in the other world: then it is not the same action.
        let offers =
            self.table.offers(Viewer::Referee).into_iter().filter(|o| own || o.choice.counter.is_none());
        let offers: Vec<String> = offers.map(|offer| offer.action).collect();
        for action in self.some(&offers) {
            let [mut one, mut other] = self.table.twins(seat, number);
            if one.play(&action).is_err()
                || other.play(&action).is_err()
                || one.has_told(0)
                || other.has_told(0)
            {
                continue;
            }
            // Once the game is over nothing is hidden; nor is a counter that others show, which then is in sight.
            let shown = |table: &dyn AnyTable| {
                let told = table.history(Viewer::Seat(seat), 0).into_iter().flat_map(|said| said.events);
                let mut named = told.flat_map(|event| event.message.args);
                named.any(|(_, arg)| matches!(arg, Arg::Counter(_)))
            };
            let over = one.to_act().is_none() && other.to_act().is_none();
            if over || (!own && (shown(&*one) || shown(&*other))) {
                continue;
            }
            for question in
                [Question::Played, Question::History { from: 0 }, Question::View {}, Question::ToAct]
            {
                same(&self.game, seat, question, &mut *one, &mut *other)
                    .map_err(|e| format!("after \"{action}\": {e}"))?;
            }
        }
        Ok(())
    }
}

/// A seat gets the same answer at both tables.
fn same(
    game: &Arc<dyn Game>,
    seat: SeatId,
    question: Question<'_>,
    one: &mut dyn AnyTable,
    other: &mut dyn AnyTable,
) -> Result<(), String> {
    let viewer = Viewer::Seat(seat);
    let (here, there) = (one.ask(viewer, question), other.ask(viewer, question));
    if here == there {
        return Ok(());
    }
    let (seat, mut answers) = (game.seats()[seat.index()], format!("{here:?}\n{there:?}"));
    answers.truncate(2000);
    Err(format!("{question:?} tells {seat} what it may not know:\n{answers}"))
}

/// The first leak of every kind.
type Leaks = BTreeMap<String, String>;

/// Asks everything at every so manieth decision of a random game.
fn asked(id: &str, scenario: &str, seed: u64, every: usize, most: usize, leaks: &mut Leaks) {
    let mut trial = Trial::new(id, scenario, seed);
    for n in 0..most {
        if n % every == 0 {
            let thoughtful = n % (20 * every) == 0;
            let bots = if thoughtful { &[Spec::of(Bot::Random), Spec::of(Bot::Greedy)][..] } else { &[] };
            trial.ask_everything(n as u64, bots, leaks);
        }
        if !trial.step() {
            break;
        }
    }
    assert!(trial.table.len() > every);
}

/// Whether everything is tried, also what takes long.
fn long() -> bool {
    std::env::var_os("SANDTABLE_LONG").is_some()
}

/// Asks everything in games of every scenario, two at a time. A scenario is played with as many seeds as make four games of
/// its game, two at most, and for 300 decisions; with four and for 600 where `SANDTABLE_LONG` is set.
#[test]
fn every_question_has_one_answer_for_all_that_looks_the_same() {
    let long = long();
    let mut games = Vec::new();
    for id in sandtable_catalog::games() {
        let game = sandtable_catalog::game(id).unwrap();
        let seeds = if long { 4 } else { (4 / game.scenarios().len() as u64).clamp(1, 2) };
        for scenario in game.scenarios() {
            games.extend((0..seeds).map(|seed| (id, scenario.id.clone(), seed)));
        }
    }
    let games = Mutex::new(games.into_iter());
    let row = || {
        let mut leaks = Leaks::new();
        loop {
            let next = games.lock().unwrap().next();
            let Some((id, scenario, seed)) = next else { return leaks };
            asked(id, &scenario, seed, 5, if long { 600 } else { 300 }, &mut leaks);
        }
    };
    let (mut leaks, others) = std::thread::scope(|scope| {
        let other = scope.spawn(row);
        (row(), other.join().unwrap())
    });
    leaks.extend(others);
    let told: Vec<_> = leaks.into_iter().map(|(what, leak)| format!("{what}: {leak}")).collect();
    assert!(told.is_empty(), "{}", told.join("\n"));
}

#[test]
fn what_if_never_tells_what_dice_cards_or_others_would_do() {
    for id in sandtable_catalog::games() {
        let scenario = sandtable_catalog::game(id).unwrap().scenarios()[0].id.clone();
        let mut trial = Trial::new(id, &scenario, 3);
        let (mut quiet, mut refused) = (0, 0);
        for _ in 0..300 {
            let Some(seat) = trial.table.to_act() else { break };
            let actions = trial.table.actions(Viewer::Referee);
            for action in trial.some(&actions) {
                let [mut copy, _] = trial.table.twins(seat, 0);
                copy.play(&action).unwrap();
                let settled = copy.has_told(0) || copy.to_act() != Some(seat);
                let asked = trial.table.what_if(Viewer::Seat(seat), std::slice::from_ref(&action));
                assert_eq!(asked == Err(PlayError::Chance), settled, "{id}: {action}");
                // What would be legal after the roll would tell the roll.
                let next = vec![action.clone(), "no such action".to_owned()];
                let next = trial.table.what_if(Viewer::Seat(seat), &next);
                assert_eq!(next == Err(PlayError::Chance), settled, "{id}: {action}");
                if settled { refused += 1 } else { quiet += 1 }
            }
            trial.step();
        }
        assert!(quiet > 20 && refused > 20, "{id}: {quiet} {refused}");
    }
}

#[test]
fn what_is_for_the_deciding_seat_is_for_nobody_else() {
    let mut trial = Trial::new("campanha", "dia-d", 1);
    for _ in 0..40 {
        trial.step();
    }
    let table = &*trial.table;
    let seat = table.to_act().unwrap();
    let other = Viewer::Seat(SeatId(1 - seat.0));
    let action = table.actions(Viewer::Seat(seat))[0].clone();
    assert!(table.actions(other).is_empty() && table.offers(other).is_empty());
    assert_eq!(table.why(other, &action), Err(PlayError::OtherSeat));
    assert_eq!(table.what_if(other, &[action]), Err(PlayError::OtherSeat));
    for counter in (0..trial.game.counter_names().len()).map(|i| CounterId(i as u16)) {
        assert!(table.reach(other, counter).is_empty() && table.meant(other, Some(counter), None).is_empty());
    }
}

/// What another seat did in secret cannot be found out by asking to step back from it.
#[test]
fn who_cannot_step_back_from_an_action_is_not_told_whether_it_was_made() {
    let mut trial = Trial::new("campanha", "dia-d", 4);
    let mut refused = 0;
    for n in 0..240 {
        if !trial.step() {
            break;
        }
        let Some(seat) = trial.table.to_act().filter(|_| n % 12 == 0) else { continue };
        let mut told = BTreeSet::new();
        let names = trial.game.counter_names().iter().map(|name| format!("move {name}"));
        for action in trial.seen.iter().cloned().chain(names) {
            let [mut again, _] = trial.table.twins(seat, 0);
            told.extend(again.retract(&action).err().map(|error| error.to_string()));
        }
        refused += told.len();
        assert!(told.len() <= 1, "after {n} actions: {told:?}");
    }
    assert!(refused > 5);
}

/// A record is read again after each of the first decisions and then after every fifth, or after each of them where
/// `SANDTABLE_LONG` is set: whoever reads it plays it from the beginning.
#[test]
fn what_was_no_choice_is_none_after_reading_the_record_again() {
    let (first, every) = if long() { (400, 1) } else { (40, 5) };
    for id in sandtable_catalog::games() {
        for scenario in sandtable_catalog::game(id).unwrap().scenarios() {
            let mut trial = Trial::new(id, &scenario.id, 5);
            for n in 0..400 {
                if n >= first && n % every > 0 {
                    if !trial.step() {
                        break;
                    }
                    continue;
                }
                let again = |table: &dyn AnyTable| {
                    trial.game.replay(&Record::read(&table.record()).unwrap()).unwrap()
                };
                let read = again(&*trial.table);
                let said = |table: &dyn AnyTable| {
                    let viewer = Viewer::Referee;
                    (table.history(viewer, 0), table.prepared(viewer), table.can_undo(viewer))
                };
                assert_eq!(said(&*read), said(&*trial.table), "{id} after {n} decisions");
                if n % 3 == 0 && trial.table.can_undo(Viewer::Referee) {
                    let mut read = read;
                    read.undo().unwrap();
                    trial.table.undo().unwrap();
                    assert_eq!(read.record(), trial.table.record(), "{id} after {n} decisions");
                    trial.table.redo();
                }
                if !trial.step() {
                    break;
                }
            }
        }
    }
}

#[test]
fn analysis_waits_for_the_end_where_something_is_hidden() {
    for (id, scenario, options, hidden) in [
        ("campanha", "dia-d", Options::new(), true),
        ("campanha", "dia-d", Options::from([("open_values".to_owned(), true.into())]), false),
        ("omaha", "first-wave", Options::new(), true),
    ] {
        let mut trial = Trial::with(id, scenario, 2, options);
        trial.step();
        let player = |trial: &Trial| trial.table.analyst(Viewer::Seat(SeatId(0))).err();
        assert_eq!(player(&trial), hidden.then_some(PlayError::Hidden), "{id}");
        assert!(trial.table.analyst(Viewer::Referee).is_ok());
        while trial.step() {}
        assert_eq!(player(&trial), None, "{id}: the game is over");
    }
}
