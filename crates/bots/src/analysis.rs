//! A game looked at afterwards: winning chance over time, luck apart from skill, the costliest mistakes.

use crate::greedy::{WAYS, mean};
use crate::improve::{self, Effort};
use crate::judge::{Court, Judge, Judgement, Opening, Worth, appraise};
use crate::sight::Sight;
use crate::told::{Told, count, differences};
use crate::why::{self, Analysis, Arrow, Grade, Luck, Measured, Mistake, Moment};
use sandtable_engine::dice::{Counted, Keyed};
use sandtable_engine::guide::Role;
use sandtable_engine::message::Silent;
use sandtable_engine::outcomes::outcomes;
use sandtable_engine::planning::{CERTAIN, Plan, Stake};
use sandtable_engine::prelude::*;
use sandtable_engine::sorting;
use sandtable_engine::{SeatId, SpaceId};
use std::sync::Arc;

/// Sets of dice on which a moment is played on.
const SETS: u32 = 8;
/// Spans that are played on before the situation is valued.
const FAR: u32 = 3;
/// Sets of dice on which a roll is followed where it can fall in too many ways.
const SAMPLES: u32 = 16;
/// Of what the strongest bot may try in a turn, one part in so many is spent on looking for something better at the
/// beginning of a turn, and after each roll in it.
const PARTS: [u64; 2] = [12, 60];
/// Sets of dice on which better plans are looked for, and fresh ones on which they must be better.
const TRIED: [u32; 2] = [4, 8];
/// Mistakes that are told.
const MISTAKES: usize = 5;
/// Rolls that are told.
const ROLLS: usize = 8;

/// One action of the record.
#[derive(Clone, Debug)]
pub struct Played<R: Complete> {
    /// The situation before it.
    pub before: R::Situation,
    /// The action.
    pub action: R::Action,
    /// Who decided.
    pub seat: SeatId,
}

/// What is left to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Work {
    Moments,
    Rolls,
    Choices,
    Done,
}

/// What one seat chose between two rolls or phases: actions of the record.
#[derive(Clone, Copy, Debug)]
struct Stretch {
    from: usize,
    to: usize,
    span: usize,
}

/// Somebody who looks at a game, a little at a time.
#[derive(Debug)]
pub struct Analyst<R: Complete> {
    rules: Arc<R>,
    played: Vec<Played<R>>,
    end: R::Situation,
    /// Where spans begin, and the end.
    bounds: Vec<usize>,
    turns: Vec<u16>,
    /// Whether each action rolled.
    rolled: Vec<bool>,
    stretches: Vec<Stretch>,
    work: Work,
    next: usize,
    report: Analysis,
    /// What each span's player gave away, in the stake; nothing is known of those with nothing to choose.
    given: Vec<Option<i64>>,
}

impl<R: Complete> Analyst<R> {
    /// An analyst of a game from its actions, each with the situation before it, and how it stands now. `turn` reads the
    /// turn of a situation.
    pub fn new(
        rules: Arc<R>,
        played: Vec<Played<R>>,
        end: R::Situation,
        turn: impl Fn(&R::Situation) -> u16,
    ) -> Self {
        let mut bounds = Vec::new();
        for (i, entry) in played.iter().enumerate() {
            if i == 0 || rules.span(&entry.before) != rules.span(&played[i - 1].before) {
                bounds.push(i);
            }
        }
        bounds.push(played.len());
        let situation = |at: usize| played.get(at).map_or(&end, |entry| &entry.before);
        let turns = bounds.iter().map(|&at| turn(situation(at))).collect();
        let rolled: Vec<bool> =
            played.iter().map(|entry| play(&*rules, &entry.before, entry.action).is_none()).collect();
        let mut stretches: Vec<Stretch> = Vec::new();
        let ends = |i: usize| rolled[i] || ends_phase(&*rules, &played[i].before, played[i].action);
        for (i, entry) in played.iter().enumerate() {
            let span = span_of(&bounds, i);
            match stretches.last_mut() {
                Some(last) if last.span == span && played[i - 1].seat == entry.seat && !ends(i - 1) => {
                    last.to = i + 1;
                }
                _ => stretches.push(Stretch { from: i, to: i + 1, span }),
            }
        }
        let seats = rules.seats().len();
        let enough = match rules.stake() {
            Stake::Chance => None,
            Stake::Points { enough, .. } => Some(enough),
        };
        let report = Analysis { enough, luck: vec![0; seats], skill: vec![0; seats], ..Analysis::default() };
        let given = vec![None; bounds.len()];
        Self {
            rules,
            played,
            end,
            bounds,
            turns,
            rolled,
            stretches,
            work: Work::Moments,
            next: 0,
            report,
            given,
        }
    }

    /// What is known so far.
    #[must_use]
    pub const fn report(&self) -> &Analysis {
        &self.report
    }

    fn situation(&self, at: usize) -> &R::Situation {
        self.played.get(at).map_or(&self.end, |entry| &entry.before)
    }

    /// Works a little; false when all is done.
    pub fn step(&mut self) -> bool {
        match self.work {
            Work::Moments => self.moment(),
            Work::Rolls => self.roll(),
            Work::Choices => self.choices(),
            Work::Done => return false,
        }
        let share =
            |from: usize, to: usize, next: usize, of: usize| (from + (to - from) * next / of.max(1)) as u8;
        self.report.done = match self.work {
            Work::Moments => share(0, 20, self.next, self.bounds.len()),
            Work::Rolls => share(20, 40, self.next, self.played.len()),
            Work::Choices => share(40, 100, self.next, self.stretches.len()),
            Work::Done => 100,
        };
        self.work != Work::Done
    }

    fn begin(&mut self, work: Work) {
        self.work = work;
        self.next = 0;
    }

    fn moment(&mut self) {
        let rules = &*self.rules;
        let at = self.bounds[self.next];
        let s = self.situation(at);
        let seen = expect(rules, s, SETS, FAR, 0xa11);
        let counted = count(rules, s);
        let mut expected = vec![0; counted.len()];
        for set in 0..SETS {
            let then = play_on(rules, s, 0, Keyed { seed: 0xa12, set, sets: SETS });
            for (sum, came) in expected.iter_mut().zip(count(rules, &then)) {
                *sum += came * 1000 / i64::from(SETS);
            }
        }
        let stake = rules.stake();
        let (outlook, error) = seen.outlook_as(|outlook| stake.shown(outlook));
        self.report.moments.push(Moment {
            played: at,
            turn: self.turns[self.next],
            seat: rules.to_act(s).unwrap_or(SeatId(0)),
            chance: seen.chance(),
            outlook,
            error,
            counted,
            expected,
        });
        self.next += 1;
        if self.next == self.bounds.len() {
            self.report.measured = measured(rules, &self.report.moments);
            self.begin(Work::Rolls);
        }
    }

    /// What one roll brought: what it led to, less the mean of what it could have led to.
    fn roll(&mut self) {
        let Some(entry) = self.played.get(self.next) else {
            self.begin(Work::Choices);
            return;
        };
        let at = self.next;
        self.next += 1;
        if !self.rolled[at] {
            return;
        }
        let rules = &*self.rules;
        let stake = rules.stake();
        let counts = |outlook: i64| stake.bound(outlook);
        let outlook = |s: &R::Situation| expect(rules, s, 2, 0, 0x10c).outlook_as(counts).0;
        let mean = match outcomes(rules, &entry.before, entry.action, WAYS) {
            Some(all) => mean(&all, outlook),
            None => {
                let follow = |set| {
                    let mut after = entry.before.clone();
                    let mut dice = Keyed { seed: 0x10c, set, sets: SAMPLES };
                    rules.apply(&mut after, entry.action, &mut dice, &mut Silent);
                    outlook(&after)
                };
                (0..SAMPLES).map(follow).sum::<i64>() / i64::from(SAMPLES)
            }
        };
        let gain = outlook(self.situation(at + 1)) - mean;
        for (seat, luck) in self.report.luck.iter_mut().enumerate() {
            *luck += if seat == 0 { gain } else { -gain };
        }
        let turn = self.turns[span_of(&self.bounds, at)];
        let rank = self.report.rolls.partition_point(|roll| roll.gain.abs() >= gain.abs());
        if rank < ROLLS && gain != 0 {
            let space = self.fought_at(at);
            self.report.rolls.insert(rank, Luck { played: at, turn, space, gain });
            self.report.rolls.truncate(ROLLS);
        }
    }

    /// The space that somebody last chose to act against in the span of an action.
    fn fought_at(&self, at: usize) -> Option<SpaceId> {
        let from = self.bounds[span_of(&self.bounds, at)];
        let attack = |entry: &Played<R>| {
            let arrow = why::arrow(&*self.rules, &entry.before, entry.action)?;
            arrow.attack.then_some(arrow.to)
        };
        self.played[from..=at].iter().rev().find_map(attack)
    }

    /// Looks for something better than what was chosen between two rolls, from what its player could see then.
    fn choices(&mut self) {
        let Some(&stretch) = self.stretches.get(self.next) else {
            self.reckon();
            return;
        };
        self.next += 1;
        if !self.is_choice(stretch) {
            return;
        }
        let found = self.compare(stretch);
        let given = self.given[stretch.span].get_or_insert(0);
        let Some(found) = found else { return };
        *given += found.loss;
        self.report.skill[found.seat.index()] -= found.loss;
        let whole = self.rules.stake().whole();
        if 100 * found.loss >= 5 * whole && found.loss >= 2 * found.error {
            let rank = self.report.mistakes.partition_point(|there| there.loss >= found.loss);
            self.report.mistakes.insert(rank, found);
            self.report.mistakes.truncate(MISTAKES);
        }
    }

    /// Sums up how well each seat played.
    fn reckon(&mut self) {
        let whole = self.rules.stake().whole();
        // By turns: a turn of several spans, in some of which little can be done wrong, is not better for that.
        let mut losses: Vec<Vec<(u16, i64)>> = vec![Vec::new(); self.report.skill.len()];
        for (moment, given) in self.report.moments.iter().zip(&self.given).take(self.bounds.len() - 1) {
            let Some(given) = given else { continue };
            let (turns, loss) =
                (&mut losses[moment.seat.index()], (*given).max(0) * i64::from(CERTAIN) / whole);
            match turns.last_mut().filter(|(turn, _)| *turn == moment.turn) {
                Some((_, there)) => *there += loss,
                None => turns.push((moment.turn, loss)),
            }
        }
        let of_turns =
            |turns: &Vec<(u16, i64)>| -> Vec<i64> { turns.iter().map(|(_, loss)| *loss).collect() };
        self.report.accuracy = losses.iter().map(|turns| accuracy(&of_turns(turns))).collect();
        sorting::by_key(&mut self.report.mistakes, |mistake| [mistake.played as i64, 0]);
        self.begin(Work::Done);
    }

    /// Whether there was anything to choose.
    fn is_choice(&self, stretch: Stretch) -> bool {
        let mut list = Vec::new();
        self.played[stretch.from..stretch.to].iter().any(|entry| {
            list.clear();
            self.rules.actions(&entry.before, &mut list);
            list.len() > 1
        })
    }

    /// The best plan that could be found beside what was done; none if nothing better was found.
    fn compare(&self, stretch: Stretch) -> Option<Mistake> {
        let rules = &*self.rules;
        let done = &self.played[stretch.from..stretch.to];
        let seat = done[0].seat;
        let sight = Sight::of(rules, &done[0].before, seat);
        // What was done, as far as it goes without dice, and the roll that it led to.
        let mut world = sight.world().clone();
        let mut did: Vec<Arrow> = Vec::new();
        let (mut last, mut ended) = (None, false);
        for entry in done {
            if rules.to_act(&world) != Some(seat) || rules.refuse(&world, entry.action).is_some() {
                break;
            }
            ended = ends_phase(rules, &world, entry.action);
            let Some(after) = play(rules, &world, entry.action) else {
                last = Some(entry.action);
                break;
            };
            did.extend(why::arrow(rules, &world, entry.action));
            world = after;
        }
        let opening = Opening::with(world, last);
        let first = stretch.from == self.bounds[stretch.span];
        let seed = 0x3157 ^ ((stretch.from as u64) << 16);
        let mut judge = Judge::new(rules, &sight, Court { seed, sets: TRIED[0], replies: &[0] });
        let effort =
            Effort { budget: rules.thought() / PARTS[usize::from(!first)], improve: true, race: false };
        let pool = improve::search(&mut judge, effort, None, &mut crate::unheard());
        let best = pool.first()?;
        // What comes after it goes by the better plan in both: what is done badly later is told later.
        let played = judge.judge_on(&opening, &best.plan, 0..TRIED[0]);
        if best.judgement.fitness() <= played.fitness() {
            return None;
        }
        // What was found by its luck is no better on other dice.
        judge.court = Court { seed: !seed, sets: TRIED[1], ..judge.court };
        let better = Told::of(&mut judge, &best.plan);
        let played = Told::from(&mut judge, &best.plan, &opening, &did);
        let stake = rules.stake();
        let (loss, error) = better.judgement.outlook_over(&played.judgement, |outlook| stake.bound(outlook));
        let grade = match 100 * loss / stake.whole() {
            15.. => Grade::Blunder,
            10.. => Grade::Mistake,
            _ => Grade::Inaccuracy,
        };
        let only = |a: &[Arrow], b: &[Arrow]| -> Vec<Arrow> {
            a.iter().filter(|arrow| !b.contains(arrow)).cloned().collect()
        };
        let did = only(&did, &better.arrows);
        Some(Mistake {
            played: stretch.from,
            turn: self.turns[stretch.span],
            seat,
            grade,
            loss,
            error,
            // Whoever did nothing wrong but to stop stopped too soon.
            ended: ended && did.is_empty(),
            better: only(&better.arrows, &did),
            did,
            differs: differences(rules, &better.terms, &played.terms),
        })
    }
}

/// What the first seat can expect of each of several ways in which the game may go on.
fn expect<R: Complete>(rules: &R, s: &R::Situation, sets: u32, far: u32, seed: u64) -> Judgement {
    let first = SeatId(0);
    if rules.to_act(s).is_none() {
        return Judgement { sets: vec![appraise(rules, s, first)] };
    }
    let after = |set| play_on(rules, s, far, Keyed { seed, set, sets });
    Judgement { sets: (0..sets).map(|set| appraise(rules, &after(set), first)).collect() }
}

/// What an analysis says of a moment for the first seat.
pub(crate) fn foresee<R: Complete>(rules: &R, s: &R::Situation) -> Worth {
    let seen = expect(rules, s, SETS, FAR, 0xa11);
    let value = seen.sets.iter().map(|worth| worth.value).sum::<i64>() / seen.sets.len().max(1) as i64;
    Worth { chance: seen.chance(), value, outlook: seen.outlook().0 }
}

fn span_of(bounds: &[usize], at: usize) -> usize {
    bounds.partition_point(|&bound| bound <= at).saturating_sub(1)
}

fn ends_phase<R: Complete>(rules: &R, s: &R::Situation, action: R::Action) -> bool {
    rules.choice(s, action).role == Role::Done
}

/// Where an action leads; none if it rolls.
fn play<R: Complete>(rules: &R, s: &R::Situation, action: R::Action) -> Option<R::Situation> {
    let mut after = s.clone();
    let mut keyed = Keyed { seed: 0, set: 0, sets: 1 };
    let mut dice = Counted::new(&mut keyed);
    rules.apply(&mut after, action, &mut dice, &mut Silent);
    (dice.rolls == 0).then_some(after)
}

/// What was counted over a game beside what each player-turn could be expected to bring.
fn measured<R: Complete>(rules: &R, moments: &[Moment]) -> Vec<Measured> {
    let sum = |(i, &name): (usize, &&'static str)| {
        let begun = moments.first().map_or(0, |moment| moment.counted[i]);
        let came = moments.last().map_or(0, |moment| moment.counted[i]);
        let turns = &moments[..moments.len().saturating_sub(1)];
        let due: i64 = turns.iter().map(|moment| moment.expected[i] - 1000 * moment.counted[i]).sum();
        Measured { name, came, expected: 1000 * begun + due }
    };
    rules.measures().iter().enumerate().map(sum).collect()
}

/// Plays on by the policy for so many spans after the present one.
fn play_on<R: Complete>(rules: &R, s: &R::Situation, far: u32, mut dice: Keyed) -> R::Situation {
    let mut s = s.clone();
    let plan = Plan::default();
    let mut minds = vec![R::Mind::default(); rules.seats().len()];
    let (mut span, mut gone) = (rules.span(&s), 0);
    for _ in 0..20_000 {
        let Some(seat) = rules.to_act(&s) else { break };
        if rules.span(&s) != span {
            gone += 1;
            span = rules.span(&s);
            if gone > far {
                break;
            }
        }
        let Some(action) = rules.fast(&s, &plan, &mut minds[seat.index()]) else { break };
        rules.apply(&mut s, action, &mut dice, &mut Silent);
    }
    s
}

/// How well somebody played, in percent, from what each turn gave away: 103.17·e^(−0.0435·loss) − 3.17, the loss in points of
/// a hundred.
fn accuracy(losses: &[i64]) -> u8 {
    // e^(-0.0435) in millionths, applied point by point.
    let mut sum = 0;
    for &loss in losses {
        let mut part: i64 = 103_170_000;
        for _ in 0..loss * 100 / i64::from(CERTAIN) {
            part = part * 957_433 / 1_000_000;
        }
        sum += (part - 3_170_000).max(0);
    }
    let mean = sum / (losses.len().max(1) as i64) / 1_000_000;
    mean.clamp(0, 100) as u8
}

#[cfg(test)]
mod tests {
    use super::accuracy;

    #[test]
    fn accuracy_follows_the_curve() {
        assert_eq!(accuracy(&[0]), 100);
        // 103.17·e^(−0.435) − 3.17 = 63.6
        assert_eq!(accuracy(&[1000]), 63);
        assert_eq!(accuracy(&[9000]), 0);
    }
}
