//! Random play over every scenario and option, and counts of what play can lead to.

use crate::Contract;
use sandtable_engine::dice::{Dice, Keyed, Roll, Seed, Stream};
use sandtable_engine::message::{Arg, Silent};
use sandtable_engine::prelude::*;
use sandtable_engine::record::{self, Header, Players, Record, Rolls};
use sandtable_engine::rules::{Options, Scenario};
use sandtable_engine::table::Table;
use sandtable_engine::view::Viewer;
use sandtable_engine::{CounterId, SeatId, SpaceId};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeSet;
use std::sync::Arc;

/// A number below another one.
pub(crate) fn below(dice: &mut Stream, n: usize) -> usize {
    dice.below(n.max(1) as u32, Roll { purpose: "choice", turn: 0, place: 0, nth: 0 }) as usize
}

/// A new table. Each bit of the seed switches an option, so that all are played in turns.
pub(crate) fn table<R: Complete>(rules: &Arc<R>, scenario: &Scenario, seed: u64) -> Result<Table<R>, String> {
    let options = scenario.options.iter().enumerate();
    let header = Header {
        game: rules.id().to_owned(),
        scenario: scenario.id.clone(),
        options: options
            .map(|(bit, option)| {
                let mut settings = option.settings();
                let n = (seed >> bit) as usize % settings.len();
                (option.id.clone(), settings.swap_remove(n))
            })
            .collect(),
        seed: Seed::from_number(seed),
        situation: None,
        players: Players::new(),
        rolls: Rolls::new(),
    };
    Table::new(Arc::clone(rules), header).map_err(|error| error.to_string())
}

fn from_environment(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

/// Random games end and keep every property: what is listed is accepted and nothing else, texts are read as they were
/// written, seats see nothing that they may not know, whatever is cited is in the rulebook, undo restores, the record
/// replays.
///
/// # Panics
/// With what failed, where, and the seed.
pub fn random_games<R: Complete>(contract: &Contract<R>) {
    let games = from_environment("SANDTABLE_GAMES", contract.games);
    let first = from_environment("SANDTABLE_SEED", 1);
    let half = |from: u64| {
        for seed in (first + from..first + games).step_by(2) {
            random_game(contract, seed).unwrap_or_else(|error| panic!("{error}"));
        }
    };
    std::thread::scope(|scope| {
        let other = scope.spawn(|| half(1));
        half(0);
        other.join().unwrap_or_else(|error| std::panic::resume_unwind(error));
    });
}

/// Every option is known to its scenario, and nothing else is.
///
/// # Panics
/// If not.
pub fn options<R: Complete>(contract: &Contract<R>) {
    let rules = &contract.rules;
    for Scenario { id, options, .. } in rules.scenarios() {
        for option in options {
            for setting in option.settings() {
                let word = setting.to_string();
                let start = rules.start(id, &Options::from([(option.id.clone(), setting)]));
                let start = start.unwrap_or_else(|error| panic!("{id}, {}: {error}", option.id));
                if let Some(seats) = option.seats.get(&word) {
                    let names = rules.seats().iter().enumerate();
                    let sits =
                        names.filter(|(i, _)| rules.sits(&start, SeatId(*i as u8))).map(|(_, name)| *name);
                    assert_eq!(&sits.collect::<Vec<_>>(), seats, "{id}: who sits with {word}");
                }
            }
        }
        assert!(rules.start(id, &Options::from([("nonsense".into(), true.into())])).is_err(), "{id}");
    }
    assert!(rules.start("nonsense", &Options::new()).is_err());
}

/// The number of situations after each number of decisions is the one that it was, in every scenario.
///
/// # Panics
/// If not.
pub fn pinned<R: Complete>(contract: &Contract<R>) {
    let rules = &*contract.rules;
    for scenario in rules.scenarios() {
        let start = rules.start(&scenario.id, &Options::new()).unwrap_or_else(|error| panic!("{error}"));
        let pinned = contract.situations.iter().find(|(id, _)| *id == scenario.id);
        let pinned = pinned.map_or(&[][..], |(_, counts)| counts);
        // Where a scenario begins with a wide choice, two decisions deep is far enough.
        let deep = if pinned.is_empty() { 4 } else { pinned.len() };
        let counts = count_situations(rules, &start, deep);
        assert_eq!(counts, pinned, "{}", scenario.id);
    }
}

/// Plays one random game.
fn random_game<R: Complete>(contract: &Contract<R>, seed: u64) -> Result<(), String> {
    let rules = &*contract.rules;
    let scenarios = rules.scenarios();
    // Long scenarios come first, and are played least.
    let scenario = &scenarios[(seed as usize / 4) % scenarios.len()];
    let fail = |n: usize, what: String| format!("seed {seed}, {}, action {n}: {what}", scenario.id);
    let mut table = table(&contract.rules, scenario, seed).map_err(|e| fail(0, e))?;
    let mut choice = Stream::new(Seed::from_number(!seed));
    let mut forms = Forms::default();
    let mut list = Vec::new();
    for n in 0..contract.most_actions {
        list.clear();
        rules.actions(table.situation(), &mut list);
        (contract.holds)(rules, table.situation()).map_err(|e| fail(n, e))?;
        if list.is_empty() {
            if rules.to_act(table.situation()).is_some() {
                return Err(fail(n, "a seat must decide and has no action".into()));
            }
            if rules.verdict(table.situation()).is_none() {
                return Err(fail(n, "the game is over without a verdict".into()));
            }
            return replays(&contract.rules, &table).map_err(|e| fail(n, e));
        }
        let thorough = n % contract.every == 0;
        if thorough {
            let s = table.situation();
            let tried = listed_is_accepted(rules, s, &list)
                .and_then(|()| forms.try_others(rules, s, &list, &mut choice))
                .and_then(|()| texts_are_inverse(rules, s, &list))
                .and_then(|()| nothing_leaks(rules, s, &mut choice))
                .and_then(|()| can_be_shown(rules, s, &list))
                .and_then(|()| citations_exist(rules, s, &list, &mut choice));
            tried.map_err(|e| fail(n, e))?;
        }
        let action = list[below(&mut choice, list.len())];
        let before = rules.hash(table.situation());
        table.play_one(action).map_err(|r| fail(n, format!("a listed action is refused by {}", r.rule)))?;
        let told = table.entries().last().map(|entry| &entry.events);
        told.map_or(Ok(()), |events| cited(rules, events)).map_err(|e| fail(n, e))?;
        if thorough {
            events_tell_no_secrets(rules, &table).map_err(|e| fail(n, e))?;
        }
        if thorough && table.undo().is_ok() {
            if rules.hash(table.situation()) != before {
                return Err(fail(n, format!("undo of {} does not restore", rules.write_action(action))));
            }
            if !table.redo_one() {
                return Err(fail(n, "redo fails".into()));
            }
        }
    }
    Err(fail(contract.most_actions, "the game does not end".into()))
}

fn listed_is_accepted<R: Complete>(rules: &R, s: &R::Situation, list: &[R::Action]) -> Result<(), String> {
    let distinct: BTreeSet<_> = list.iter().collect();
    if distinct.len() != list.len() {
        return Err("an action is listed twice".into());
    }
    for &action in list {
        if let Some(refusal) = rules.refuse(s, action) {
            return Err(format!("{} is listed and refused by {}", rules.write_action(action), refusal.rule));
        }
    }
    Ok(())
}

/// The forms that actions of this game have been seen to have: of each first word, one text.
#[derive(Default)]
struct Forms(BTreeSet<String>);

impl Forms {
    /// Actions of every form seen so far, with other counters, spaces and numbers: what is accepted is listed, and what
    /// is not is refused by a rule that exists.
    fn try_others<R: Complete>(
        &mut self,
        rules: &R,
        s: &R::Situation,
        list: &[R::Action],
        choice: &mut Stream,
    ) -> Result<(), String> {
        let first = |text: &str| text.split(' ').next().unwrap_or_default().to_owned();
        for &action in list.iter().rev().take(40) {
            let text = rules.write_action(action);
            if !self.0.iter().any(|known| first(known) == first(&text)) {
                self.0.insert(text);
            }
        }
        let (counters, spaces) = (rules.counter_names(), rules.board());
        for form in &self.0 {
            for _ in 0..6 {
                let mut words: Vec<String> = form.split(' ').map(str::to_owned).collect();
                for word in words.iter_mut().skip(1) {
                    *word = match below(choice, 8) {
                        0 => below(choice, 13).to_string(),
                        // What is in play is more likely to be legal than what lies in the box.
                        n if counters.contains(word) && n < 7 => {
                            counters[below(choice, counters.len())].clone()
                        }
                        _ => spaces.space(SpaceId(below(choice, spaces.len()) as u16)).name.clone(),
                    };
                }
                let Ok(action) = rules.read_action(&words.join(" ")) else { continue };
                match rules.refuse(s, action) {
                    None if !list.contains(&action) => {
                        return Err(format!("{} is accepted and not listed", rules.write_action(action)));
                    }
                    Some(_) if list.contains(&action) => {
                        return Err(format!("{} is listed and refused", rules.write_action(action)));
                    }
                    Some(refusal) => cited(rules, &refusal)?,
                    None => {}
                }
            }
        }
        Ok(())
    }
}

/// Every rule that something cites is in the rulebook.
fn cited<R: Complete>(rules: &R, told: &impl Serialize) -> Result<(), String> {
    fn look<R: Complete>(rules: &R, value: &Value) -> Result<(), String> {
        match value {
            Value::Object(fields) => fields.iter().try_for_each(|(key, value)| match value {
                Value::String(rule) if key == "rule" && rules.rulebook().find(rule).is_none() => {
                    Err(format!("rule {rule} is cited, which the rulebook lacks"))
                }
                value => look(rules, value),
            }),
            Value::Array(list) => list.iter().try_for_each(|value| look(rules, value)),
            _ => Ok(()),
        }
    }
    look(rules, &serde_json::to_value(told).map_err(|error| error.to_string())?)
}

/// Whatever is told, shown or foretold cites rules that exist.
fn citations_exist<R: Complete>(
    rules: &R,
    s: &R::Situation,
    list: &[R::Action],
    choice: &mut Stream,
) -> Result<(), String> {
    let referee = Viewer::Referee;
    cited(rules, &rules.view(s, referee))?;
    cited(rules, &rules.odds(s, referee))?;
    cited(rules, &rules.overlays(s, referee))?;
    cited(rules, &rules.goal(s, referee))?;
    cited(rules, &rules.reasons(s))?;
    for &action in list.iter().take(20) {
        cited(rules, &rules.choice(s, action))?;
        cited(rules, &rules.stakes(s, action))?;
    }
    for _ in 0..4 {
        let (counter, space) = somewhere(rules, choice);
        cited(rules, &(rules.counter_card(s, referee, counter), rules.space_card(s, referee, space)))?;
        cited(rules, &rules.route(s, counter, space))?;
    }
    Ok(())
}

/// Any counter and any space.
fn somewhere<R: Complete>(rules: &R, choice: &mut Stream) -> (CounterId, SpaceId) {
    let counter = below(choice, rules.counter_names().len());
    (CounterId(counter as u16), SpaceId(below(choice, rules.board().len()) as u16))
}

fn texts_are_inverse<R: Complete>(rules: &R, s: &R::Situation, list: &[R::Action]) -> Result<(), String> {
    for &action in list {
        let text = rules.write_action(action);
        if rules.read_action(&text).as_ref() != Ok(&action) {
            return Err(format!("action \"{text}\" is not read as it was written"));
        }
    }
    let text = rules.write_situation(s);
    let again = rules
        .read_situation(&text)
        .map_err(|e| format!("a written situation cannot be read: {e}\n{text}"))?;
    if again != *s || rules.hash(&again) != rules.hash(s) {
        return Err(format!("a situation is not read as it was written:\n{text}"));
    }
    Ok(())
}

/// What a seat may not know can be anything without its noticing.
fn nothing_leaks<R: Complete>(rules: &R, s: &R::Situation, choice: &mut Stream) -> Result<(), String> {
    for seat in (0..rules.seats().len()).map(|i| SeatId(i as u8)) {
        let world = rules.imagine(s, seat, choice);
        let viewer = Viewer::Seat(seat);
        let name = rules.seats()[seat.index()];
        let same = |what: &str, equal: bool| {
            if equal { Ok(()) } else { Err(format!("{what} of {name} shows what it may not know")) }
        };
        if rules.is_open() && rules.view(s, viewer) != rules.view(s, Viewer::Referee) {
            return Err(format!("{name} does not see all of an open game"));
        }
        same("the view", rules.view(s, viewer) == rules.view(&world, viewer))?;
        same("the odds", rules.odds(s, viewer) == rules.odds(&world, viewer))?;
        same("an overlay", rules.overlays(s, viewer) == rules.overlays(&world, viewer))?;
        same("a pile", rules.piles(s, viewer) == rules.piles(&world, viewer))?;
        same("the cup", rules.cup(s, viewer) == rules.cup(&world, viewer))?;
        same("the list of what is due", rules.due(s, viewer) == rules.due(&world, viewer))?;
        same("the goal", rules.goal(s, viewer) == rules.goal(&world, viewer))?;
        let (counter, space) = somewhere(rules, choice);
        let cards = |s| (rules.counter_card(s, viewer, counter), rules.space_card(s, viewer, space));
        same("a card", cards(s) == cards(&world))?;
        if rules.to_act(s) == Some(seat) {
            same("a reason", rules.reasons(s) == rules.reasons(&world))?;
            same("the standing", rules.standing(s) == rules.standing(&world))?;
            let meant = |s| rules.meant(s, Some(counter), Some(space));
            same("what is meant", meant(s) == meant(&world))?;
            let (mut one, mut other) = (Vec::new(), Vec::new());
            rules.actions(s, &mut one);
            rules.actions(&world, &mut other);
            same("the list of actions", one == other)?;
            let at = below(choice, one.len());
            same("what is at stake", rules.stakes(s, one[at]) == rules.stakes(&world, one[at]))?;
        }
    }
    Ok(())
}

/// A client can tell all actions apart by what they touch, and draws ways that cost what they are said to cost.
fn can_be_shown<R: Complete>(rules: &R, s: &R::Situation, list: &[R::Action]) -> Result<(), String> {
    let mut seen = Vec::with_capacity(list.len());
    for &action in list {
        let choice = rules.choice(s, action);
        seen.push((choice.label.id, choice.counter, choice.space, choice.via, choice.number));
    }
    seen.sort_unstable();
    if let Some(pair) = seen.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(format!("two actions look the same: {:?}", pair[0]));
    }
    if let Some(counter) = rules.in_hand(s) {
        for (space, cost) in rules.reach(s, counter).into_iter().take(12) {
            let route = rules.route(s, counter, space);
            let sum: u16 = route.iter().map(|leg| leg.cost).sum();
            if !route.is_empty() && (sum != cost || route.last().map(|leg| leg.space) != Some(space)) {
                return Err(format!("the way to {space:?} costs {sum}, not {cost}"));
            }
        }
    }
    Ok(())
}

/// A counter that a seat's view does not name is not named to it by an event either, unless the event is open to all.
fn events_tell_no_secrets<R: Complete>(rules: &R, table: &Table<R>) -> Result<(), String> {
    let Some(entry) = table.entries().last() else { return Ok(()) };
    for seat in (0..rules.seats().len()).map(|i| SeatId(i as u8)) {
        let viewer = Viewer::Seat(seat);
        let view = rules.view(table.situation(), viewer);
        let named = |name: &str| {
            view.stacks.iter().flat_map(|st| &st.counters).any(|c| c.name.as_deref() == Some(name))
        };
        let shown =
            entry.events.iter().filter_map(|event| rules.view_event(table.situation(), viewer, event));
        for event in shown.filter(|event| !event.open) {
            for (_, arg) in &event.message.args {
                if let Arg::Counter(counter) = arg
                    && !named(&rules.counter_names()[counter.index()])
                {
                    let seat = rules.seats()[seat.index()];
                    return Err(format!("{} tells {seat} which counter it was", event.message.id));
                }
            }
        }
    }
    Ok(())
}

fn replays<R: Complete>(rules: &Arc<R>, table: &Table<R>) -> Result<(), String> {
    let text = record::write(table);
    let read = Record::read(&text).map_err(|e| format!("the record cannot be read: {e}"))?;
    let again = read.replay(Arc::clone(rules)).map_err(|e| format!("the record does not replay: {e}"))?;
    if again.situation() != table.situation() {
        return Err("the replay ends elsewhere".into());
    }
    if record::write(&again) != text {
        return Err("the record is not written as it was read".into());
    }
    Ok(())
}

/// How many distinct situations there are after each number of decisions from a situation, rolls being keyed.
fn count_situations<R: Complete>(rules: &R, start: &R::Situation, decisions: usize) -> Vec<usize> {
    let mut level = vec![start.clone()];
    let mut counts = Vec::new();
    let mut list = Vec::new();
    for _ in 0..decisions {
        let mut seen = BTreeSet::new();
        let mut next = Vec::new();
        for s in &level {
            list.clear();
            rules.actions(s, &mut list);
            for &action in &list {
                let mut after = s.clone();
                rules.apply(&mut after, action, &mut Keyed { seed: 1, set: 0, sets: 1 }, &mut Silent);
                if seen.insert(rules.hash(&after)) {
                    next.push(after);
                }
            }
        }
        counts.push(next.len());
        level = next;
    }
    counts
}
