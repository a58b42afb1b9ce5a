//! A bot at a table: it plans a whole turn, commits it action by action, and plans again when the dice have spoken.

use crate::Progress;
use crate::greedy;
use crate::improve::{self, Candidate, Chooser, Effort};
use crate::judge::{Court, Judge, Judgement, Opening, appraise};
use crate::react;
use crate::sight::Sight;
use crate::spec::{Kind, Spec, Temper};
use crate::told::{Told, expected, points, weigh};
use crate::why::{TermLine, Weighed, Why, WhyNot};
use sandtable_engine::SeatId;
use sandtable_engine::dice::{Counted, Keyed};
use sandtable_engine::message::Silent;
use sandtable_engine::planning::{CERTAIN, Chance, Plan};
use sandtable_engine::prelude::*;
use sandtable_engine::sorting;

/// What a level sees and how long it thinks.
#[derive(Clone, Copy, Debug)]
struct Level {
    budget: u64,
    sets: u32,
    /// The styles of the enemy that it reckons with.
    replies: &'static [u8],
    /// It plays any plan that is no more than this much worse, in ten-thousandths of winning chance.
    window: Chance,
    improve: bool,
    race: bool,
}

/// A level, in a game in which the general may try so many actions.
const fn level(n: u8, general: u64) -> Level {
    const NONE: &[u8] = &[];
    const STEADY: &[u8] = &[0];
    let (budget, sets, replies, window, improve, race) = match n {
        1 => (general / 100, 1, NONE, CERTAIN, true, false),
        2 => (general / 60, 2, NONE, 500, true, false),
        3 => (general / 15, 2, STEADY, 150, true, false),
        4 => (general / 5, 6, STEADY, 50, true, true),
        _ => (general, 6, STEADY, 0, true, true),
    };
    Level { budget, sets, replies, window, improve, race }
}

/// How much of a turn's budget a second thought may cost, once the dice have spoken: one part in so many.
const SECOND_THOUGHT: u64 = 40;

/// How many plans are shown, the one that is advised among them.
const SHOWN: usize = 4;

/// The dice for those who plan nothing.
const COURT: Court = Court { seed: 0, sets: 2, replies: &[0] };

/// The dice on which plans are compared before others: as many again as a search had at least, and none that it knew.
const fn hearing(court: Court) -> Court {
    let sets = if court.sets < 4 { 8 } else { 2 * court.sets };
    Court { seed: court.seed ^ 0xad1e_0000, sets, replies: &[0] }
}

/// How many actions the greedy bot follows into the enemy's reply.
const GREEDY_WIDTH: usize = 6;

/// What a bot has thought about the span that is being played.
#[derive(Clone, Debug)]
struct Thought {
    span: u32,
    court: Court,
    pool: Vec<Candidate>,
    chosen: Plan,
    nodes: u64,
    plans: u32,
}

/// A bot that plays one seat. It remembers its plan from one decision to the next, and nothing that it was not shown.
#[derive(Clone, Debug)]
pub struct Player<R: Complete> {
    spec: Spec,
    seed: u64,
    mind: R::Mind,
    thought: Option<Thought>,
    /// The decision after which something may have happened that the plan could not foresee.
    surprised: Option<u64>,
}

impl<R: Complete> Player<R> {
    /// A bot with its own dice, which are never the table's.
    #[must_use]
    pub fn new(spec: Spec, seed: u64) -> Self {
        Self { spec, seed, mind: R::Mind::default(), thought: None, surprised: None }
    }

    /// Decides for the seat whose sight it is given; none if there is nothing to decide. `decision` numbers the decisions
    /// of the game: the same numbers, sights and seed give the same choices.
    pub fn choose(
        &mut self,
        rules: &R,
        sight: &Sight<R::Situation>,
        decision: u64,
        progress: Progress<'_>,
    ) -> Option<R::Action> {
        self.decide(rules, sight, decision, progress).map(|made| made.action)
    }

    /// Decides, and says why. What is advised is the best of the plans that are shown.
    pub fn advise(
        &mut self,
        rules: &R,
        sight: &Sight<R::Situation>,
        decision: u64,
        progress: Progress<'_>,
    ) -> Option<(R::Action, Why)> {
        let mut made = self.decide(rules, sight, decision, progress)?;
        let told = if made.options.is_empty() { self.compare(rules, sight) } else { Vec::new() };
        if let (Some((best, _)), Some(thought)) = (told.first(), &mut self.thought)
            && *best != thought.chosen
        {
            thought.chosen = best.clone();
            self.mind = R::Mind::default();
            let action = rules.fast(sight.world(), best, &mut self.mind)?;
            made = self.guarded(
                rules,
                sight,
                Made { action, options: Vec::new(), guards: Vec::new() },
                self.seed,
            );
        }
        let why = self.explain(rules, sight, &made, &told);
        Some((made.action, why))
    }

    /// The plan that was chosen and the best others that look different, all on the same fresh dice, the best first.
    fn compare(&self, rules: &R, sight: &Sight<R::Situation>) -> Vec<(Plan, Told)> {
        let Some(thought) = &self.thought else { return Vec::new() };
        let mut judge = Judge::new(rules, sight, hearing(thought.court));
        let mut list: Vec<(Plan, Told)> = Vec::new();
        let others = thought.pool.iter().map(|candidate| &candidate.plan);
        for plan in [&thought.chosen].into_iter().chain(others) {
            if list.len() == SHOWN {
                break;
            }
            if list.iter().all(|(there, _)| there != plan) {
                let told = Told::of(&mut judge, plan);
                if list.iter().all(|(_, there)| there.arrows != told.arrows) {
                    list.push((plan.clone(), told));
                }
            }
        }
        // Of equals, the one that was chosen.
        let rank = |told: &Told| [told.judgement.outlook().0, told.judgement.fitness()];
        sorting::by_key(&mut list, |(_, told)| rank(told).map(|number| !number));
        list
    }

    fn decide(
        &mut self,
        rules: &R,
        sight: &Sight<R::Situation>,
        decision: u64,
        progress: Progress<'_>,
    ) -> Option<Made<R>> {
        let seed =
            (self.seed ^ decision.wrapping_mul(0xd6e8_feb8_6659_fd93)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let world = sight.world();
        let plain = |action| Made { action, options: Vec::new(), guards: Vec::new() };
        let level = match self.spec.kind {
            Kind::Random => return greedy::random(rules, sight, seed).map(plain),
            Kind::Greedy => return greedy_with_reply(rules, sight, seed).map(plain),
            Kind::Style(style) => {
                let plan = Plan::of_style(style.min(rules.styles().len() as u8 - 1));
                let action = rules.fast(world, &plan, &mut self.mind)?;
                return Some(self.guarded(rules, sight, plain(action), seed));
            }
            Kind::Level(n) => level(n, rules.thought()),
        };
        if rules.is_reaction(world)
            && let Some(options) = react::settle(rules, world, &mut 0)
            && let Some(best) = first_best(&options)
        {
            self.surprised = Some(decision);
            return Some(Made { action: best, options, guards: Vec::new() });
        }
        self.think(rules, sight, level, (decision, seed), progress);
        let plan = self.thought.as_ref().map(|thought| thought.chosen.clone()).unwrap_or_default();
        let action = rules.fast(world, &plan, &mut self.mind)?;
        let made = self.guarded(rules, sight, plain(action), seed);
        if is_surprising(rules, world, made.action, sight.seat()) {
            self.surprised = Some(decision);
        }
        Some(made)
    }

    /// Makes a plan if there is none for this span, or if the old one may have been overtaken.
    fn think(
        &mut self,
        rules: &R,
        sight: &Sight<R::Situation>,
        level: Level,
        (decision, seed): (u64, u64),
        progress: Progress<'_>,
    ) {
        let span = rules.span(sight.world());
        let former = self.thought.as_ref().filter(|thought| thought.span == span);
        // Whoever is asked twice at one decision has not seen anything new.
        let surprised = self.surprised.is_some_and(|at| at != decision);
        if former.is_some() && !surprised {
            return;
        }
        let whole = self.spec.budget.map_or(level.budget, u64::from);
        let budget = if former.is_some() { whole / SECOND_THOUGHT } else { whole };
        let court = Court { seed, sets: level.sets, replies: level.replies };
        let mut judge = Judge::new(rules, sight, court);
        let effort = Effort { budget, improve: level.improve, race: level.race && former.is_none() };
        let pool = improve::search(&mut judge, effort, former.map(|thought| &thought.chosen), progress);
        let chosen = pick(rules, &pool, level.window, self.spec.temper, seed);
        let (nodes, plans) = (judge.nodes, judge.plans);
        self.thought = Some(Thought { span, court, pool, chosen, nodes, plans });
        self.mind = R::Mind::default();
        self.surprised = None;
    }

    /// The same action, or the best that no guard forbids.
    fn guarded(&self, rules: &R, sight: &Sight<R::Situation>, made: Made<R>, seed: u64) -> Made<R> {
        let Some(guard) = rules.guard(sight.world(), made.action) else { return made };
        let list = greedy::one_ply(rules, sight.world(), sight.seat(), seed);
        let action = first_best(&list).unwrap_or(made.action);
        Made { action, options: Vec::new(), guards: vec![guard] }
    }

    fn explain(&self, rules: &R, sight: &Sight<R::Situation>, made: &Made<R>, told: &[(Plan, Told)]) -> Why {
        let seat = sight.seat();
        let mut why = Why {
            bot: self.spec.to_string(),
            seat,
            chance: 0,
            error: 0,
            points: None,
            terms: Vec::new(),
            expected: Vec::new(),
            arrows: Vec::new(),
            feared: Vec::new(),
            others: Vec::new(),
            options: Vec::new(),
            guards: made.guards.clone(),
            nodes: 0,
            plans: 0,
        };
        let weighed =
            |&(value, action): &(i64, R::Action)| Weighed { action: rules.write_action(action), value };
        why.options = made.options.iter().map(weighed).collect();
        sorting::largest_first(&mut why.options, |option| option.value);
        let line = |name: &'static str, plan: i64, next: Option<i64>| TermLine { name, plan, next };
        let (Some((_, chosen)), Some(thought)) = (told.first(), &self.thought) else {
            let now = Judgement { sets: vec![appraise(rules, sight.world(), seat)] };
            why.chance = now.chance();
            why.points = points(rules, &now);
            let terms = weigh(rules, sight.world(), seat);
            why.terms = rules.terms().iter().zip(terms).map(|(name, now)| line(name, now, None)).collect();
            return why;
        };
        why.chance = chosen.judgement.chance();
        why.error = chosen.judgement.error();
        why.points = points(rules, &chosen.judgement);
        why.expected = expected(rules, sight.world(), chosen);
        let next = told.get(1).map(|(_, told)| &told.terms);
        let terms = rules.terms().iter().zip(&chosen.terms).enumerate();
        why.terms = terms.map(|(i, (name, &plan))| line(name, plan, next.map(|next| next[i]))).collect();
        why.others = told[1..].iter().map(|(_, other)| other.beside(rules, chosen)).collect();
        why.arrows.clone_from(&chosen.arrows);
        why.feared.clone_from(&chosen.feared);
        why.nodes = thought.nodes;
        why.plans = thought.plans;
        why
    }

    /// What would come of an action instead of what the bot prefers.
    pub fn why_not(
        &mut self,
        rules: &R,
        sight: &Sight<R::Situation>,
        decision: u64,
        action: R::Action,
        progress: Progress<'_>,
    ) -> Option<WhyNot> {
        let (preferred, why) = self.advise(rules, sight, decision, progress)?;
        let seat = sight.seat();
        let plan = self.thought.as_ref().map(|thought| thought.chosen.clone()).unwrap_or_default();
        let court = self.thought.as_ref().map_or(COURT, |thought| thought.court);
        // What is preferred, on the dice of its advice; and the other action, to which the rest may adapt.
        let mut judge = Judge::new(rules, sight, hearing(court));
        let chosen =
            Told::from(&mut judge, &plan, &Opening::with(sight.world().clone(), Some(preferred)), &[]);
        let mut rest = plan;
        let mut after = sight.world().clone();
        let mut keyed = Keyed { seed: 0, set: 0, sets: 1 };
        let mut dice = Counted::new(&mut keyed);
        rules.apply(&mut after, action, &mut dice, &mut Silent);
        if dice.rolls == 0 && rules.to_act(&after) == Some(seat) {
            let then = Sight::on(after, seat);
            let mut judge = Judge::new(rules, &then, court);
            let effort = Effort { budget: rules.thought() / 50, improve: true, race: false };
            let pool = improve::search(&mut judge, effort, Some(&rest), progress);
            rest = pool.into_iter().next().map_or(rest, |candidate| candidate.plan);
        }
        let opening = Opening::with(sight.world().clone(), Some(action));
        let other = Told::from(&mut judge, &rest, &opening, &[]);
        Some(WhyNot {
            preferred: rules.write_action(preferred),
            chance: if why.options.is_empty() { why.chance } else { chosen.judgement.chance() },
            points: points(rules, &chosen.judgement),
            other: other.beside(rules, &chosen),
            guard: rules.guard(sight.world(), action),
        })
    }
}

/// A decision and what it rests on.
struct Made<R: Complete> {
    action: R::Action,
    options: Vec<(i64, R::Action)>,
    guards: Vec<&'static str>,
}

/// The first of equals wins, so that a bot is the same everywhere.
fn first_best<A: Copy>(list: &[(i64, A)]) -> Option<A> {
    list.iter().reduce(|best, next| if next.0 > best.0 { next } else { best }).map(|&(_, action)| action)
}

/// Whether an action asks the dice or somebody else, so that what comes after it is not known.
fn is_surprising<R: Complete>(rules: &R, world: &R::Situation, action: R::Action, seat: SeatId) -> bool {
    let mut after = world.clone();
    let mut keyed = Keyed { seed: 0, set: 0, sets: 1 };
    let mut dice = Counted::new(&mut keyed);
    rules.apply(&mut after, action, &mut dice, &mut Silent);
    dice.rolls > 0 || rules.to_act(&after) != Some(seat)
}

/// One of the plans that are nearly as good as the best, by temper.
fn pick<R: Complete>(rules: &R, pool: &[Candidate], window: Chance, temper: Temper, seed: u64) -> Plan {
    let Some(first) = pool.first() else { return Plan::default() };
    // Where hardly anything is left to lose or to win, little is much.
    let chance = first.judgement.chance();
    let room = u64::from(chance) * u64::from(CERTAIN - chance.min(CERTAIN)) * 4;
    let window = (u64::from(window) * room / u64::from(CERTAIN).pow(2)) as Chance;
    let least = chance.saturating_sub(window);
    let near: Vec<&Candidate> =
        pool.iter().filter(|candidate| candidate.judgement.chance() >= least).collect();
    if window == 0 || near.len() == 1 {
        return first.plan.clone();
    }
    let style = |candidate: &Candidate| rules.styles()[usize::from(candidate.plan.style)];
    let chosen = match temper {
        Temper::Steady => near[Chooser::new(seed ^ 0x7e3).below(near.len())],
        Temper::Bold => {
            near.iter().max_by_key(|c| (style(c).aggression, c.judgement.fitness())).unwrap_or(&first)
        }
        Temper::Cautious => {
            near.iter().max_by_key(|c| (style(c).caution, c.judgement.fitness())).unwrap_or(&first)
        }
        Temper::Methodical => near.iter().min_by_key(|c| c.plan.genes().len()).unwrap_or(&first),
    };
    chosen.plan.clone()
}

/// One action ahead, the rest of the turn by the policy, then the reply; of the actions that look best by themselves.
fn greedy_with_reply<R: Complete>(rules: &R, sight: &Sight<R::Situation>, seed: u64) -> Option<R::Action> {
    let seat = sight.seat();
    let mut list = greedy::one_ply(rules, sight.world(), seat, seed);
    if list.len() < 2 {
        return first_best(&list);
    }
    sorting::largest_first(&mut list, |&(value, _)| value);
    list.truncate(GREEDY_WIDTH);
    let court = Court { seed, sets: 1, replies: &[0] };
    let plan = Plan::default();
    for (value, action) in &mut list {
        let mut after = sight.world().clone();
        let mut dice = Keyed { seed, set: 0, sets: 1 };
        rules.apply(&mut after, *action, &mut dice, &mut Silent);
        let then = Sight::on(after, seat);
        *value = Judge::new(rules, &then, court).judge(&plan, 0..1).fitness();
    }
    first_best(&list)
}
