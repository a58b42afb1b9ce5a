//! Properties that hold of every game, tried on random play, and counts of what play can lead to.

use crate::SeatId;
use crate::dice::{Dice, Keyed, Roll, Seed, Stream};
use crate::message::{Arg, Silent};
use crate::record::{self, Header, Players, Record};
use crate::rules::{Options, Rules};
use crate::table::Table;
use crate::view::Viewer;
use std::collections::BTreeSet;
use std::sync::Arc;

const CHOICE: Roll = Roll { purpose: "choice", turn: 0, place: 0, nth: 0 };

/// How thoroughly a random game is tried.
#[derive(Clone, Copy, Debug)]
pub struct Care {
    /// Texts and views are tried at one decision in so many.
    pub every: usize,
    /// A game that has not ended after so many actions never will.
    pub most_actions: usize,
}

/// Plays one random game and tries every property on the way: what is listed is accepted and nothing else, texts are
/// read as they were written, seats see nothing they may not know, undo restores, the record replays, the game ends.
/// `holds` adds what must hold of this game's situations.
///
/// Returns how many actions the game took.
///
/// # Errors
/// With what failed, where, and the seed.
pub fn random_game<R: Rules>(
    rules: &Arc<R>,
    scenario: &str,
    seed: u64,
    care: Care,
    holds: impl Fn(&R::Situation) -> Result<(), String>,
) -> Result<usize, String> {
    let fail = |n: usize, what: String| format!("seed {seed}, {scenario}, action {n}: {what}");
    let header = Header {
        game: rules.id().to_owned(),
        scenario: scenario.to_owned(),
        options: Options::new(),
        seed: Seed::from_number(seed),
        situation: None,
        players: Players::new(),
    };
    let mut table = Table::new(Arc::clone(rules), header).map_err(|e| fail(0, e.to_string()))?;
    let mut choice = Stream::new(Seed::from_number(!seed));
    let mut seen: Vec<R::Action> = Vec::new();
    let mut list = Vec::new();
    for n in 0..care.most_actions {
        list.clear();
        rules.actions(table.situation(), &mut list);
        holds(table.situation()).map_err(|e| fail(n, e))?;
        if list.is_empty() {
            if rules.to_act(table.situation()).is_some() {
                return Err(fail(n, "a seat must decide and has no action".into()));
            }
            if rules.verdict(table.situation()).is_none() {
                return Err(fail(n, "the game is over without a verdict".into()));
            }
            return replays(rules, &table).map(|()| n).map_err(|e| fail(n, e));
        }
        let thorough = n % care.every == 0;
        listed_is_accepted(rules, table.situation(), &list, &seen, thorough, &mut choice)
            .map_err(|e| fail(n, e))?;
        if thorough {
            texts_are_inverse(rules, table.situation(), &list).map_err(|e| fail(n, e))?;
            nothing_leaks(rules, table.situation(), &mut choice).map_err(|e| fail(n, e))?;
            can_be_shown(rules, table.situation(), &list).map_err(|e| fail(n, e))?;
        }
        let action = list[choice.below(list.len() as u32, CHOICE) as usize];
        if seen.len() < 4096 {
            seen.push(action);
        } else {
            let at = choice.below(4096, CHOICE) as usize;
            seen[at] = action;
        }
        let before = rules.hash(table.situation());
        table.play_one(action).map_err(|r| fail(n, format!("a listed action is refused by {}", r.rule)))?;
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
    Err(fail(care.most_actions, "the game does not end".into()))
}

fn listed_is_accepted<R: Rules>(
    rules: &Arc<R>,
    s: &R::Situation,
    list: &[R::Action],
    seen: &[R::Action],
    thorough: bool,
    choice: &mut Stream,
) -> Result<(), String> {
    if thorough {
        let distinct: BTreeSet<_> = list.iter().collect();
        if distinct.len() != list.len() {
            return Err("an action is listed twice".into());
        }
        for &action in list {
            if let Some(refusal) = rules.refuse(s, action) {
                return Err(format!(
                    "{} is listed and refused by {}",
                    rules.write_action(action),
                    refusal.rule
                ));
            }
        }
    }
    for _ in 0..4.min(seen.len()) {
        let action = seen[choice.below(seen.len() as u32, CHOICE) as usize];
        let accepted = rules.refuse(s, action).is_none();
        if accepted != list.contains(&action) {
            let how = if accepted { "accepted and not listed" } else { "listed and refused" };
            return Err(format!("{} is {how}", rules.write_action(action)));
        }
        if let Some(refusal) = rules.refuse(s, action)
            && rules.rulebook().find(refusal.rule).is_none()
        {
            return Err(format!("a refusal cites rule {}, which the rulebook lacks", refusal.rule));
        }
    }
    Ok(())
}

fn texts_are_inverse<R: Rules>(rules: &Arc<R>, s: &R::Situation, list: &[R::Action]) -> Result<(), String> {
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
fn nothing_leaks<R: Rules>(rules: &Arc<R>, s: &R::Situation, choice: &mut Stream) -> Result<(), String> {
    for seat in (0..rules.seats().len()).map(|i| SeatId(i as u8)) {
        let world = rules.imagine(s, seat, choice);
        let viewer = Viewer::Seat(seat);
        if rules.view(s, viewer) != rules.view(&world, viewer) {
            return Err(format!("the view of {} shows what it may not know", rules.seats()[seat.index()]));
        }
        if rules.odds(s, viewer) != rules.odds(&world, viewer) {
            return Err(format!("the odds of {} show what it may not know", rules.seats()[seat.index()]));
        }
        if rules.overlays(s, viewer) != rules.overlays(&world, viewer) {
            return Err(format!("an overlay shows {} what it may not know", rules.seats()[seat.index()]));
        }
        if rules.piles(s, viewer) != rules.piles(&world, viewer) {
            return Err(format!("a pile shows {} what it may not know", rules.seats()[seat.index()]));
        }
        if rules.due(s, viewer) != rules.due(&world, viewer) {
            return Err(format!("what is due shows {} what it may not know", rules.seats()[seat.index()]));
        }
        if rules.to_act(s) == Some(seat) {
            if rules.reasons(s) != rules.reasons(&world) {
                return Err(format!("a reason tells {} what it may not know", rules.seats()[seat.index()]));
            }
            let (mut one, mut other) = (Vec::new(), Vec::new());
            rules.actions(s, &mut one);
            rules.actions(&world, &mut other);
            if one != other {
                return Err(format!(
                    "the actions of {} show what it may not know",
                    rules.seats()[seat.index()]
                ));
            }
        }
    }
    Ok(())
}

/// A client can tell all actions apart by what they touch, cites only rules that exist, and draws ways that cost what
/// they are said to cost.
fn can_be_shown<R: Rules>(rules: &Arc<R>, s: &R::Situation, list: &[R::Action]) -> Result<(), String> {
    let cited = |rule: &str| match rules.rulebook().find(rule) {
        Some(_) => Ok(()),
        None => Err(format!("rule {rule} is cited, which the rulebook lacks")),
    };
    let mut seen = Vec::with_capacity(list.len());
    for &action in list {
        let choice = rules.choice(s, action);
        cited(choice.rule)?;
        seen.push((choice.label.id, choice.counter, choice.space, choice.via, choice.number));
    }
    seen.sort_unstable();
    if let Some(pair) = seen.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(format!("two actions look the same: {:?}", pair[0]));
    }
    for reason in rules.reasons(s) {
        cited(reason.rule)?;
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
fn events_tell_no_secrets<R: Rules>(rules: &Arc<R>, table: &Table<R>) -> Result<(), String> {
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

fn replays<R: Rules>(rules: &Arc<R>, table: &Table<R>) -> Result<(), String> {
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

/// Situations from all over a random game, as texts, and its record: what [`damage`] is done to.
///
/// # Errors
/// If there is no such scenario.
pub fn specimens<R: Rules>(rules: &Arc<R>, scenario: &str) -> Result<(Vec<String>, String), String> {
    let header = Header {
        game: rules.id().to_owned(),
        scenario: scenario.to_owned(),
        options: Options::new(),
        seed: Seed::from_number(5),
        situation: None,
        players: Players::new(),
    };
    let mut table = Table::new(Arc::clone(rules), header).map_err(|e| e.to_string())?;
    let mut choice = Stream::new(Seed::from_number(6));
    let mut texts = Vec::new();
    for n in 0..900 {
        let actions = table.actions();
        if actions.is_empty() {
            break;
        }
        if n % 7 == 0 {
            texts.push(rules.write_situation(table.situation()));
        }
        let action = actions[choice.below(actions.len() as u32, CHOICE) as usize];
        table.play_one(action).map_err(|r| format!("a listed action is refused by {}", r.rule))?;
    }
    Ok((texts, record::write(&table)))
}

/// Damages a text: cuts it, swaps words between lines, writes over bytes, copies stretches to where they do not belong.
#[must_use]
pub fn damage(text: &str, cuts: &[(usize, usize, u8)]) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for &(at, how, byte) in cuts {
        if bytes.is_empty() {
            break;
        }
        let at = at % bytes.len();
        match how % 5 {
            0 => bytes.truncate(at),
            1 => bytes[at] = byte,
            2 => {
                bytes.remove(at);
            }
            3 => {
                let other = at.wrapping_mul(31).wrapping_add(usize::from(byte)) % bytes.len();
                bytes.swap(at, other);
            }
            _ => {
                let end = (at + usize::from(byte) % 40).min(bytes.len());
                let piece = bytes[at..end].to_vec();
                let to = at.wrapping_mul(7).wrapping_add(13) % bytes.len();
                bytes.splice(to..to, piece);
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Plays on at random for a while: whatever could be read must be playable.
///
/// # Errors
/// If a seat must decide and has no action.
pub fn play_on<R: Rules>(rules: &R, mut s: R::Situation, seed: u64) -> Result<(), String> {
    let mut dice = Stream::new(Seed::from_number(seed));
    let mut actions = Vec::new();
    for _ in 0..60 {
        actions.clear();
        rules.actions(&s, &mut actions);
        let _ = (rules.view(&s, Viewer::Referee), rules.odds(&s, Viewer::Referee), rules.prompt(&s));
        if actions.is_empty() {
            let decides = rules.to_act(&s).is_some();
            return if decides { Err("a seat must decide and has no action".into()) } else { Ok(()) };
        }
        let action = actions[dice.below(actions.len() as u32, CHOICE) as usize];
        rules.apply(&mut s, action, &mut dice, &mut crate::message::Journal::default());
    }
    Ok(())
}

/// How many distinct situations there are after each number of decisions from a situation, rolls being keyed.
pub fn count_situations<R: Rules>(rules: &R, start: &R::Situation, decisions: usize) -> Vec<usize> {
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
