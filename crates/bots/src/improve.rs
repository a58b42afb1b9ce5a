//! Whole-turn plans: good scripted ones to begin with, improved by mutation and crossover, then raced on fresh dice.

use crate::Progress;
use crate::judge::{Judge, Judgement};
use sandtable_engine::planning::{Gene, Plan, Slot};
use sandtable_engine::prelude::*;
use sandtable_engine::sorting;

/// How a search goes about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Actions that may be tried.
    pub budget: u64,
    /// Whether plans are improved at all, or only the scripted ones compared.
    pub improve: bool,
    /// Whether the best are raced on fresh dice.
    pub race: bool,
}

/// A plan and what it is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The plan.
    pub plan: Plan,
    /// What it is worth, on the sets of the search.
    pub judgement: Judgement,
}

/// So many plans live side by side.
const POOL: usize = 12;
/// So many of them are raced.
const FINALISTS: usize = 6;
/// So many plans without progress, and the best is shaken up.
const STALE: u32 = 60;

/// A small generator of numbers, the same everywhere.
#[derive(Clone, Debug)]
pub(crate) struct Chooser(u64);

impl Chooser {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        // SplitMix64.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^= z >> 31;
        ((u128::from(z) * n as u128) >> 64) as usize
    }

    /// A place in a list of so many, the first ones likelier.
    fn by_rank(&mut self, n: usize) -> usize {
        self.below(n).min(self.below(n))
    }
}

/// The best plans found, the best first; the first of them is the one to play.
///
/// `former` is what the seat meant to do before, if it has a plan already.
pub fn search<R: Complete>(
    judge: &mut Judge<'_, R>,
    effort: Effort,
    former: Option<&Plan>,
    progress: Progress<'_>,
) -> Vec<Candidate> {
    let from = judge.nodes;
    let spent = |judge: &Judge<'_, R>| judge.nodes - from;
    let sets = judge.court.sets;
    let mut chooser = Chooser::new(judge.court.seed ^ 0x5eed);
    let mut pool: Vec<Candidate> = Vec::new();
    let styles = judge.rules().styles().len() as u8;
    // Who has a plan already only mends it.
    let styles = if former.is_some() { 0 } else { styles };
    let seeds = former.into_iter().cloned().chain((0..styles).map(Plan::of_style));
    for plan in seeds {
        let judgement = judge.judge(&plan, 0..sets);
        admit(&mut pool, Candidate { plan, judgement });
        if spent(judge) > effort.budget || !progress(spent(judge), effort.budget) {
            return pool;
        }
    }
    if !effort.improve {
        return pool;
    }
    let incumbent = pool[0].clone();
    let limit = if effort.race { effort.budget * 4 / 5 } else { effort.budget };
    let mut breeder = Breeder::new(judge, &incumbent.plan);
    let mut since = 0;
    let mut tried = 0;
    while spent(judge) < limit && progress(spent(judge), effort.budget) {
        let child = breeder.child(&pool, &mut chooser, since > STALE);
        // A game without questions has nothing to improve.
        tried += 1;
        if tried > 20 * (judge.plans + 10) {
            break;
        }
        if pool.iter().any(|candidate| candidate.plan == child) {
            continue;
        }
        since += 1;
        // Half of the sets tell whether the rest are worth playing.
        let half = sets.div_ceil(2);
        let opening = judge.open(&child);
        let mut judgement = judge.judge_on(&opening, &child, 0..half);
        let worst = pool.last().filter(|_| pool.len() == POOL);
        let hopeless = worst.is_some_and(|worst| {
            let there = Judgement { sets: worst.judgement.sets[..half as usize].to_vec() };
            judgement.fitness() < there.fitness()
        });
        if hopeless {
            continue;
        }
        judgement.sets.extend(judge.judge_on(&opening, &child, half..sets).sets);
        let best = pool[0].judgement.fitness();
        if judgement.fitness() > best {
            since = 0;
            breeder.renew(judge, &child);
        }
        admit(&mut pool, Candidate { plan: child, judgement });
    }
    if effort.race {
        race(judge, &mut pool, incumbent, effort.budget + from);
    }
    progress(effort.budget, effort.budget);
    pool
}

/// Puts a candidate in its place; the worst of too many goes.
fn admit(pool: &mut Vec<Candidate>, candidate: Candidate) {
    if pool.iter().any(|there| there.plan == candidate.plan) {
        return;
    }
    let fitness = candidate.judgement.fitness();
    let at = pool.partition_point(|there| there.judgement.fitness() >= fitness);
    pool.insert(at, candidate);
    pool.truncate(POOL);
}

/// Judges the best and the one to beat on fresh dice, half of them again on more, until one is left. What does not beat the
/// scripted plan there is not played.
fn race<R: Complete>(judge: &mut Judge<'_, R>, pool: &mut [Candidate], incumbent: Candidate, limit: u64) {
    let sets = judge.court.sets;
    let mut runners: Vec<Candidate> = pool.iter().take(FINALISTS).cloned().collect();
    if !runners.iter().any(|runner| runner.plan == incumbent.plan) {
        runners.push(incumbent.clone());
    }
    let mut next = sets;
    while runners.len() > 1 && judge.nodes < limit {
        for runner in &mut runners {
            let fresh = judge.judge(&runner.plan, next..next + sets);
            if next == sets {
                runner.judgement = fresh;
            } else {
                runner.judgement.sets.extend(fresh.sets);
            }
        }
        next += sets;
        sorting::largest_first(&mut runners, |runner| runner.judgement.fitness());
        // The one to beat stays to the end.
        let keep = runners.len().div_ceil(2);
        let old = runners.iter().position(|runner| runner.plan == incumbent.plan);
        if let Some(old) = old
            && old >= keep
        {
            runners.swap(old, keep);
            runners.truncate(keep + 1);
        } else {
            runners.truncate(keep);
        }
        if runners.len() == 2 && old.is_some() && next >= 4 * sets {
            break;
        }
    }
    let Some(best) = runners.first() else { return };
    let rival = runners.iter().find(|runner| runner.plan == incumbent.plan);
    let clear = rival.is_none_or(|rival| {
        let (gain, _) = best.judgement.gain_over(&rival.judgement);
        best.plan == rival.plan || gain > 0
    });
    let winner = if clear { &best.plan } else { &incumbent.plan };
    if let Some(at) = pool.iter().position(|candidate| candidate.plan == *winner) {
        pool[..=at].rotate_right(1);
    } else {
        pool[0] = incumbent;
    }
}

/// Makes new plans of old ones.
struct Breeder {
    slots: Vec<Slot>,
    bundles: Vec<Vec<Gene>>,
}

impl Breeder {
    fn new<R: Complete>(judge: &Judge<'_, R>, plan: &Plan) -> Self {
        let mut breeder = Self { slots: Vec::new(), bundles: Vec::new() };
        breeder.renew(judge, plan);
        breeder
    }

    /// Asks the game again what can be changed, now that the best plan is another.
    fn renew<R: Complete>(&mut self, judge: &Judge<'_, R>, plan: &Plan) {
        let (world, seat) = (judge.sight().world(), judge.sight().seat());
        self.slots.clear();
        self.bundles.clear();
        judge.rules().slots(world, seat, plan, &mut self.slots);
        judge.rules().bundles(world, seat, plan, &mut self.bundles);
        self.slots.retain(|slot| !slot.choices.is_empty());
        self.bundles.retain(|bundle| !bundle.is_empty());
    }

    fn child(&self, pool: &[Candidate], chooser: &mut Chooser, kick: bool) -> Plan {
        let mut plan = pool[if kick { 0 } else { chooser.by_rank(pool.len()) }].plan.clone();
        let steps = if kick { 3 } else { 1 + usize::from(chooser.below(3) == 0) };
        for _ in 0..steps {
            match chooser.below(20) {
                0..=9 => self.answer(&mut plan, chooser),
                10..=15 => self.bundle(&mut plan, chooser),
                16..=17 => self.cross(&mut plan, &pool[chooser.by_rank(pool.len())].plan, chooser),
                18 => self.forget(&mut plan, chooser),
                _ => plan.style = pool[chooser.below(pool.len())].plan.style,
            }
        }
        plan
    }

    /// Answers one question, the better answers likelier.
    fn answer(&self, plan: &mut Plan, chooser: &mut Chooser) {
        if self.slots.is_empty() {
            return self.bundle(plan, chooser);
        }
        let slot = &self.slots[chooser.below(self.slots.len())];
        let choice = slot.choices[chooser.by_rank(slot.choices.len())];
        plan.set(Gene { slot: slot.slot, choice });
    }

    /// Takes over answers that belong together, the more promising likelier.
    fn bundle(&self, plan: &mut Plan, chooser: &mut Chooser) {
        if self.bundles.is_empty() {
            return;
        }
        for &gene in &self.bundles[chooser.by_rank(self.bundles.len())] {
            plan.set(gene);
        }
    }

    /// Takes over a sector of another plan.
    fn cross(&self, plan: &mut Plan, other: &Plan, chooser: &mut Chooser) {
        if self.slots.is_empty() {
            return;
        }
        let sector = self.slots[chooser.below(self.slots.len())].sector;
        for slot in self.slots.iter().filter(|slot| slot.sector == sector) {
            match other.get(slot.slot) {
                Some(choice) => plan.set(Gene { slot: slot.slot, choice }),
                None => plan.clear(slot.slot),
            }
        }
    }

    /// Leaves a question to the style again.
    fn forget(&self, plan: &mut Plan, chooser: &mut Chooser) {
        if let Some(gene) = plan.genes().get(chooser.below(plan.genes().len().max(1))) {
            plan.clear(gene.slot);
        }
    }
}
