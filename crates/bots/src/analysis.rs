//! A game looked at afterwards: winning chance over time, luck apart from skill, the costliest mistakes.

use crate::greedy::Counting;
use crate::improve::{self, Effort};
use crate::judge::{Court, Judge, appraise};
use crate::player::{Told, differences};
use crate::sight::Sight;
use crate::why::{self, Analysis, Arrow, Grade, Luck, Mistake, Moment};
use sandtable_engine::SeatId;
use sandtable_engine::dice::Keyed;
use sandtable_engine::message::Silent;
use sandtable_engine::outcomes::outcomes;
use sandtable_engine::planning::{CERTAIN, Chance, Plan, Planning};
use std::sync::Arc;

/// Sets of dice on which a moment is played on.
const SETS: u32 = 8;
/// Spans that are played on before the situation is valued.
const FAR: u32 = 3;
/// Actions that may be tried in looking for something better in one player-turn.
const BUDGET: u64 = 30_000;
/// Player-turns that are looked at again: those that cost most.
const SUSPECTS: usize = 8;
/// Mistakes that are told.
const MISTAKES: usize = 5;
/// Rolls that are told.
const ROLLS: usize = 8;

/// One action of the record.
#[derive(Clone, Debug)]
pub struct Played<R: Planning> {
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
    Mistakes,
    Done,
}

/// Somebody who looks at a game, a little at a time.
#[derive(Debug)]
pub struct Analyst<R: Planning> {
    rules: Arc<R>,
    played: Vec<Played<R>>,
    end: R::Situation,
    /// Where spans begin, and the end.
    bounds: Vec<usize>,
    turns: Vec<u16>,
    work: Work,
    next: usize,
    report: Analysis,
    /// Luck of the first seat within each span.
    luck: Vec<i64>,
    suspects: Vec<usize>,
}

impl<R: Planning> Analyst<R> {
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
        let seats = rules.seats().len();
        let report = Analysis { luck: vec![0; seats], skill: vec![0; seats], ..Analysis::default() };
        let luck = vec![0; bounds.len()];
        Self {
            rules,
            played,
            end,
            bounds,
            turns,
            work: Work::Moments,
            next: 0,
            report,
            luck,
            suspects: Vec::new(),
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

    fn span_of(&self, at: usize) -> usize {
        self.bounds.partition_point(|&bound| bound <= at).saturating_sub(1)
    }

    /// Works a little; false when all is done.
    pub fn step(&mut self) -> bool {
        match self.work {
            Work::Moments => self.moment(),
            Work::Rolls => self.roll(),
            Work::Mistakes => self.mistake(),
            Work::Done => return false,
        }
        let share =
            |from: usize, to: usize, next: usize, of: usize| (from + (to - from) * next / of.max(1)) as u8;
        self.report.done = match self.work {
            Work::Moments => share(0, 40, self.next, self.bounds.len()),
            Work::Rolls => share(40, 70, self.next, self.played.len()),
            Work::Mistakes => share(70, 100, self.next, self.suspects.len()),
            Work::Done => 100,
        };
        self.work != Work::Done
    }

    /// The first seat's chance to win.
    fn chance(&self, s: &R::Situation, sets: u32, far: u32, seed: u64) -> (Chance, Chance) {
        let first = SeatId(0);
        if self.rules.to_act(s).is_none() {
            return (appraise(&*self.rules, s, first).0, 0);
        }
        let mut chances = Vec::new();
        for set in 0..sets {
            let end = play_on(&*self.rules, s, far, Keyed { seed, set, sets });
            chances.push(i64::from(appraise(&*self.rules, &end, first).0));
        }
        let n = chances.len() as i64;
        let mean = chances.iter().sum::<i64>() / n;
        let squares: i64 = chances.iter().map(|chance| (chance - mean).pow(2)).sum();
        (mean as Chance, (squares / (n - 1).max(1) / n).isqrt() as Chance)
    }

    fn moment(&mut self) {
        let at = self.bounds[self.next];
        let s = self.situation(at);
        let (chance, error) = self.chance(s, SETS, FAR, 0xa11);
        let seat = self.rules.to_act(s).unwrap_or(SeatId(0));
        let turn = self.turns[self.next];
        self.report.moments.push(Moment { played: at, turn, seat, chance, error });
        self.next += 1;
        if self.next == self.bounds.len() {
            self.work = Work::Rolls;
            self.next = 0;
        }
    }

    /// What one roll brought: what it led to, less the mean of what it could have led to.
    fn roll(&mut self) {
        let Some(entry) = self.played.get(self.next) else {
            self.reckon();
            return;
        };
        let at = self.next;
        self.next += 1;
        let mut after = entry.before.clone();
        let mut dice = Counting { dice: Keyed { seed: 0, set: 0, sets: 1 }, rolls: 0 };
        self.rules.apply(&mut after, entry.action, &mut dice, &mut Silent);
        if dice.rolls == 0 {
            return;
        }
        let came = self.chance(self.situation(at + 1), 2, 0, 0x10c).0;
        let mean = if dice.rolls <= 2 {
            let all = outcomes(&*self.rules, &entry.before, entry.action);
            let mut sum = 0;
            for outcome in &all {
                let share = i64::try_from(outcome.ways * 1_000_000 / outcome.of.max(1)).unwrap_or(0);
                sum += i64::from(self.chance(&outcome.situation, 2, 0, 0x10c).0) * share;
            }
            sum / 1_000_000
        } else {
            let sets = 12;
            let mut sum = 0;
            for set in 0..sets {
                let mut after = entry.before.clone();
                self.rules.apply(
                    &mut after,
                    entry.action,
                    &mut Keyed { seed: 0x10c, set, sets },
                    &mut Silent,
                );
                sum += i64::from(self.chance(&after, 2, 0, 0x10c).0);
            }
            sum / i64::from(sets)
        };
        let gain = i64::from(came) - mean;
        let span = self.span_of(at);
        self.luck[span] += gain;
        let turn = self.turns[span];
        let at_rank = self.report.rolls.partition_point(|roll| roll.gain.abs() >= gain.abs());
        if at_rank < ROLLS && gain != 0 {
            self.report.rolls.insert(at_rank, Luck { played: at, turn, gain });
            self.report.rolls.truncate(ROLLS);
        }
    }

    /// Sums up luck and skill: what a player-turn changed beyond luck is its player's.
    fn reckon(&mut self) {
        let seats = self.report.luck.len();
        let mut losses = vec![Vec::new(); seats];
        let mut costs = Vec::new();
        for span in 0..self.bounds.len() - 1 {
            let [now, then] = [&self.report.moments[span], &self.report.moments[span + 1]];
            let change = i64::from(then.chance) - i64::from(now.chance);
            let luck = self.luck[span];
            let seat = now.seat.index();
            let sign = if seat == 0 { 1 } else { -1 };
            self.report.skill[seat] += sign * (change - luck);
            for (i, sum) in self.report.luck.iter_mut().enumerate() {
                *sum += if i == 0 { luck } else { -luck };
            }
            let gained = sign * (change - luck);
            losses[seat].push((-gained).max(0));
            costs.push((gained, span));
        }
        self.report.accuracy = losses.iter().map(|losses| accuracy(losses)).collect();
        costs.sort_unstable();
        self.suspects =
            costs.iter().filter(|(gained, _)| *gained < 0).map(|&(_, span)| span).take(SUSPECTS).collect();
        self.work = if self.suspects.is_empty() { Work::Done } else { Work::Mistakes };
        self.next = 0;
    }

    /// Looks for a better plan than the one that was played, from what its player could see then.
    fn mistake(&mut self) {
        let span = self.suspects[self.next];
        self.next += 1;
        let found = self.compare(span);
        if let Some(mistake) = found {
            let at = self.report.mistakes.partition_point(|there| there.loss >= mistake.loss);
            self.report.mistakes.insert(at, mistake);
            self.report.mistakes.truncate(MISTAKES);
        }
        if self.next == self.suspects.len() {
            self.report.mistakes.sort_by_key(|mistake| mistake.played);
            self.work = Work::Done;
        }
    }

    fn compare(&self, span: usize) -> Option<Mistake> {
        let rules = &*self.rules;
        let from = self.bounds[span];
        let seat = self.played.get(from)?.seat;
        let sight = Sight::of(rules, self.situation(from), seat);
        let court = Court { seed: 0x3157 ^ from as u64, sets: 6, replies: &[0] };
        let mut judge = Judge::new(rules, &sight, court);
        let effort = Effort { budget: BUDGET, improve: true, race: false };
        let pool = improve::search(&mut judge, effort, None, &mut crate::unheard());
        let best = pool.first()?;
        // What was played, as far as it goes without dice; the rest of the turn by the policy, as for the better plan.
        let mut world = sight.world().clone();
        let mut did: Vec<Arrow> = Vec::new();
        for entry in &self.played[from..self.bounds[span + 1]] {
            let mut dice = Counting { dice: Keyed { seed: 0, set: 0, sets: 1 }, rolls: 0 };
            if rules.to_act(&world) != Some(seat) || rules.refuse(&world, entry.action).is_some() {
                break;
            }
            let mut after = world.clone();
            rules.apply(&mut after, entry.action, &mut dice, &mut Silent);
            if dice.rolls > 0 {
                break;
            }
            did.extend(why::arrow(rules, &world, entry.action));
            world = after;
        }
        let then = Sight::on(world, seat);
        let mut played = Judge::new(rules, &then, court);
        let played = Told::of(&mut played, &Plan::of_style(best.plan.style));
        let better = Told::of(&mut judge, &best.plan);
        let (loss, error) = {
            let gains: Vec<i64> = better
                .judgement
                .sets
                .iter()
                .zip(&played.judgement.sets)
                .map(|(a, b)| i64::from(a.0) - i64::from(b.0))
                .collect();
            let n = gains.len() as i64;
            let mean = gains.iter().sum::<i64>() / n.max(1);
            let squares: i64 = gains.iter().map(|gain| (gain - mean).pow(2)).sum();
            (mean, (squares / (n - 1).max(1) / n.max(1)).isqrt())
        };
        let grade = match loss {
            1500.. => Grade::Blunder,
            1000.. => Grade::Mistake,
            500.. => Grade::Inaccuracy,
            _ => return None,
        };
        if loss < 2 * error {
            return None;
        }
        let only = |a: &[Arrow], b: &[Arrow]| a.iter().filter(|arrow| !b.contains(arrow)).cloned().collect();
        Some(Mistake {
            played: from,
            turn: self.turns[span],
            seat,
            grade,
            loss: loss as Chance,
            error: error as Chance,
            did: only(&did, &better.arrows),
            better: only(&better.arrows, &did),
            differs: differences(rules, &better.terms, &played.terms),
        })
    }
}

/// Plays on by the policy for so many spans after the present one.
fn play_on<R: Planning>(rules: &R, s: &R::Situation, far: u32, mut dice: Keyed) -> R::Situation {
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
