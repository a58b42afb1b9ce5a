//! Whole games between bots, and what can be measured in them.

use crate::analysis;
use crate::judge::{Worth, appraise};
use crate::player::Player;
use crate::sight::Sight;
use crate::spec::Spec;
use sandtable_engine::dice::Keyed;
use sandtable_engine::message::Silent;
use sandtable_engine::planning::{Census, Meter, Meters};
use sandtable_engine::prelude::*;
use sandtable_engine::rules::{Options, Verdict};
use sandtable_engine::text::TextError;
use sandtable_engine::view::{Mark, Viewer};
use sandtable_engine::{CounterId, SeatId, SpaceId};

/// What is measured of one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Conduct {
    /// What the meters saw.
    pub meters: Meters,
    /// Decisions made.
    pub decisions: u32,
    /// Spans (player-turns) played.
    pub spans: u32,
    /// Microseconds of thought, if a clock was given.
    pub micros: u64,
    /// Microseconds of the longest span.
    pub longest: u64,
}

/// One game between bots.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// How it ended.
    pub verdict: Option<Verdict>,
    /// Actions played.
    pub actions: u32,
    /// The hash of the last situation.
    pub hash: u64,
    /// The turn in which each span ended.
    pub turns: Vec<u16>,
    /// The scores at the end of each span.
    pub scores: Vec<Vec<i32>>,
    /// What a study counts, at the end of each span.
    pub census: Vec<Census>,
    /// The marks on the board, at the end of each span.
    pub marks: Vec<Vec<Mark>>,
    /// What is measured of each seat.
    pub conduct: Vec<Conduct>,
}

/// A game is given up as endless after so many actions.
const ENDLESS: u32 = 200_000;

/// Plays a game: `seats` says who sits where. The table's dice are keyed by turn, purpose and place, so that two games of
/// one seed have the same luck wherever the players do the same; `seed` also seeds the bots, each seat apart.
///
/// `clock` tells microseconds since any moment; a constant will do where time does not matter.
///
/// # Errors
/// If there is no such scenario or option.
pub fn play<R: Complete>(
    rules: &R,
    scenario: &str,
    options: &Options,
    seats: &[Spec],
    seed: u64,
    clock: &dyn Fn() -> u64,
) -> Result<Report, TextError> {
    play_seen(rules, scenario, options, seats, seed, clock, &mut |_| ())
}

/// How a game stood when a span began, and what was foretold then of the first seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Foretold {
    /// The span.
    pub span: u32,
    /// What the situation was worth.
    pub now: Worth,
    /// The same, after it was played on as an analysis does: means.
    pub then: Worth,
}

/// Plays a game and foretells at every span how it will end: what was foretold, and what came.
///
/// # Errors
/// If there is no such scenario or option.
pub fn foretell<R: Complete>(
    rules: &R,
    scenario: &str,
    options: &Options,
    seats: &[Spec],
    seed: u64,
) -> Result<(Vec<Foretold>, Worth), TextError> {
    let first = SeatId(0);
    let mut list = Vec::new();
    let mut end = None;
    play_seen(rules, scenario, options, seats, seed, &|| 0, &mut |s| {
        let now = appraise(rules, s, first);
        if rules.to_act(s).is_some() {
            list.push(Foretold { span: rules.span(s), now, then: analysis::foresee(rules, s) });
        } else {
            end = Some(now);
        }
    })?;
    end.map(|end| (list, end)).ok_or_else(|| TextError::new("the game did not end"))
}

/// Plays a game; `see` is shown the beginning of each span, and the end.
fn play_seen<R: Complete>(
    rules: &R,
    scenario: &str,
    options: &Options,
    seats: &[Spec],
    seed: u64,
    clock: &dyn Fn() -> u64,
    see: &mut dyn FnMut(&R::Situation),
) -> Result<Report, TextError> {
    let mut s = rules.start(scenario, options)?;
    let mut dice = Keyed { seed: seed.wrapping_mul(0xd134_2543_de82_ef95) | 1, set: 0, sets: 1 };
    let mut players: Vec<Player<R>> =
        seats.iter().enumerate().map(|(i, &spec)| Player::new(spec, seed ^ (i as u64) << 56)).collect();
    let mut report = Report { conduct: vec![Conduct::default(); seats.len()], ..Report::default() };
    let mut spans = vec![s.clone()];
    see(&s);
    let mut turn = rules.view(&s, Viewer::Referee).turn;
    let mut thought = vec![0; seats.len()];
    while let Some(seat) = rules.to_act(&s) {
        if report.actions == ENDLESS {
            break;
        }
        let conduct = &mut report.conduct[seat.index()];
        let sight = Sight::of(rules, &s, seat);
        let before = clock();
        let chosen =
            players[seat.index()].choose(rules, &sight, u64::from(report.actions), &mut crate::unheard());
        thought[seat.index()] += clock().saturating_sub(before);
        conduct.decisions += 1;
        let Some(action) = chosen else { break };
        debug_assert_eq!(rules.refuse(&s, action), None, "{action:?}");
        rules.watch(&spans, &s, action, &mut conduct.meters);
        let span = rules.span(&s);
        rules.apply(&mut s, action, &mut dice, &mut Silent);
        report.actions += 1;
        if rules.span(&s) != span || rules.to_act(&s).is_none() {
            conduct.spans += 1;
            for (conduct, thought) in report.conduct.iter_mut().zip(&mut thought) {
                conduct.micros += *thought;
                conduct.longest = conduct.longest.max(*thought);
                *thought = 0;
            }
            report.turns.push(turn);
            report.scores.push(rules.scores(&s));
            report.census.push(rules.census(&s));
            dithering(rules, &spans, &s, &mut report.conduct);
            let view = rules.view(&s, Viewer::Referee);
            turn = view.turn;
            report.marks.push(view.marks);
            see(&s);
            spans.push(s.clone());
        }
    }
    report.verdict = rules.verdict(&s);
    report.hash = rules.hash(&s);
    Ok(report)
}

/// Notes which counters moved in their last span and are back where they were one own span before that.
fn dithering<R: Complete>(rules: &R, spans: &[R::Situation], now: &R::Situation, conduct: &mut [Conduct]) {
    // One span of each seat makes a turn.
    let turn = rules.seats().len();
    let Some(before) = spans.len().checked_sub(turn) else { return };
    let Some(long_before) = before.checked_sub(turn) else { return };
    for counter in 0..rules.counter_names().len() {
        let id = CounterId(counter as u16);
        let at = |s: &R::Situation| -> Option<SpaceId> { rules.place(s, id) };
        let (Some(now), Some(then), Some(long_ago)) = (at(now), at(&spans[before]), at(&spans[long_before]))
        else {
            continue;
        };
        if now != then
            && let Some(owner) = rules.owner(id)
        {
            conduct[owner.index()].meters.note(Meter::Dithering, now == long_ago);
        }
    }
}
