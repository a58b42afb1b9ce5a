//! A bot at a table: it plans a whole turn, commits it action by action, and plans again when the dice have spoken.

use crate::Progress;
use crate::greedy::{self, Counting};
use crate::improve::{self, Candidate, Chooser, Effort};
use crate::judge::{Court, Judge, Judgement, appraise};
use crate::react;
use crate::sight::Sight;
use crate::spec::{Kind, Spec, Temper};
use crate::why::{self, Alternative, Arrow, TermLine, Weighed, Why, WhyNot};
use sandtable_engine::SeatId;
use sandtable_engine::dice::Keyed;
use sandtable_engine::message::Silent;
use sandtable_engine::planning::{CERTAIN, Chance, Plan, Planning};

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

/// How many actions the greedy bot follows into the enemy's reply.
const GREEDY_WIDTH: usize = 6;

/// What a bot has thought about the span that is being played.
#[derive(Clone, Debug)]
struct Thought<R: Planning> {
    span: u32,
    sight: Sight<R::Situation>,
    court: Court,
    pool: Vec<Candidate>,
    chosen: Plan,
    nodes: u64,
    plans: u32,
}

/// A bot that plays one seat. It remembers its plan from one decision to the next, and nothing that it was not shown.
#[derive(Clone, Debug)]
pub struct Player<R: Planning> {
    spec: Spec,
    seed: u64,
    mind: R::Mind,
    thought: Option<Thought<R>>,
    /// Whether something has happened since the plan was made that it could not foresee.
    surprised: bool,
}

impl<R: Planning> Player<R> {
    /// A bot with its own dice, which are never the table's.
    #[must_use]
    pub fn new(spec: Spec, seed: u64) -> Self {
        Self { spec, seed, mind: R::Mind::default(), thought: None, surprised: false }
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

    /// Decides, and says why.
    pub fn advise(
        &mut self,
        rules: &R,
        sight: &Sight<R::Situation>,
        decision: u64,
        progress: Progress<'_>,
    ) -> Option<(R::Action, Why)> {
        let made = self.decide(rules, sight, decision, progress)?;
        let why = self.explain(rules, sight, &made);
        Some((made.action, why))
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
            self.surprised = true;
            return Some(Made { action: best, options, guards: Vec::new() });
        }
        self.think(rules, sight, level, seed, progress);
        let plan = self.thought.as_ref().map(|thought| thought.chosen.clone()).unwrap_or_default();
        let action = rules.fast(world, &plan, &mut self.mind)?;
        let made = self.guarded(rules, sight, plain(action), seed);
        self.surprised |= is_surprising(rules, world, made.action, sight.seat());
        Some(made)
    }

    /// Makes a plan if there is none for this span, or if the old one may have been overtaken.
    fn think(
        &mut self,
        rules: &R,
        sight: &Sight<R::Situation>,
        level: Level,
        seed: u64,
        progress: Progress<'_>,
    ) {
        let span = rules.span(sight.world());
        let former = self.thought.as_ref().filter(|thought| thought.span == span);
        if former.is_some() && !self.surprised {
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
        self.thought = Some(Thought { span, sight: sight.clone(), court, pool, chosen, nodes, plans });
        self.mind = R::Mind::default();
        self.surprised = false;
    }

    /// The same action, or the best that no guard forbids.
    fn guarded(&self, rules: &R, sight: &Sight<R::Situation>, made: Made<R>, seed: u64) -> Made<R> {
        let Some(guard) = rules.guard(sight.world(), made.action) else { return made };
        let list = greedy::one_ply(rules, sight.world(), sight.seat(), seed);
        let action = first_best(&list).unwrap_or(made.action);
        Made { action, options: Vec::new(), guards: vec![guard] }
    }

    fn explain(&self, rules: &R, sight: &Sight<R::Situation>, made: &Made<R>) -> Why {
        let seat = sight.seat();
        let (chance, _) = appraise(rules, sight.world(), seat);
        let mut why = Why {
            bot: self.spec.to_string(),
            seat,
            chance: [chance, chance],
            error: 0,
            terms: Vec::new(),
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
        why.options.sort_by_key(|option| std::cmp::Reverse(option.value));
        let now = weigh(rules, sight.world(), seat);
        let Some(thought) = self.thought.as_ref().filter(|_| made.options.is_empty()) else {
            let line = |(&name, &now): (&&'static str, &i64)| TermLine { name, now, after: now };
            why.terms = rules.terms().iter().zip(&now).map(line).collect();
            return why;
        };
        let mut judge = Judge::new(rules, &thought.sight, thought.court);
        let chosen = Told::of(&mut judge, &thought.chosen);
        why.chance[1] = chosen.judgement.chance();
        why.error = chosen.judgement.error();
        let line = |((&name, &now), &after): ((&&'static str, &i64), &i64)| TermLine { name, now, after };
        why.terms = rules.terms().iter().zip(&now).zip(&chosen.terms).map(line).collect();
        for candidate in &thought.pool {
            if why.others.len() == 3 {
                break;
            }
            if candidate.plan != thought.chosen {
                let told = Told::of(&mut judge, &candidate.plan);
                let other = told.beside(rules, &chosen);
                if !other.arrows.is_empty() && why.others.iter().all(|there| there.arrows != other.arrows) {
                    why.others.push(other);
                }
            }
        }
        why.arrows = chosen.arrows;
        why.feared = chosen.feared;
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
        let made = self.decide(rules, sight, decision, progress)?;
        let seat = sight.seat();
        let level = match self.spec.kind {
            Kind::Level(n) => level(n.max(3), rules.thought()),
            _ => level(3, rules.thought()),
        };
        let plan = self.thought.as_ref().map(|thought| thought.chosen.clone()).unwrap_or_default();
        let court = Court { seed: self.seed, sets: level.sets, replies: level.replies };
        // The rest may adapt to the other action.
        let mut after = |action: R::Action| {
            let mut world = sight.world().clone();
            rules.apply(&mut world, action, &mut Keyed { seed: court.seed, set: 0, sets: 1 }, &mut Silent);
            let then = Sight::on(world, seat);
            let mut judge = Judge::new(rules, &then, court);
            let effort = Effort { budget: level.budget / 50, improve: true, race: false };
            let mine = rules.to_act(then.world()) == Some(seat);
            let pool =
                if mine { improve::search(&mut judge, effort, Some(&plan), progress) } else { Vec::new() };
            let best = pool.into_iter().next().map_or_else(|| plan.clone(), |candidate| candidate.plan);
            Told::of(&mut judge, &best)
        };
        let preferred = after(made.action);
        let other = after(action);
        let mut alternative = other.beside(rules, &preferred);
        alternative.arrows.extend(why::arrow(rules, sight.world(), action));
        Some(WhyNot {
            preferred: rules.write_action(made.action),
            chance: preferred.judgement.chance(),
            other: alternative,
            guard: rules.guard(sight.world(), action),
        })
    }
}

/// A decision and what it rests on.
struct Made<R: Planning> {
    action: R::Action,
    options: Vec<(i64, R::Action)>,
    guards: Vec<&'static str>,
}

/// The first of equals wins, so that a bot is the same everywhere.
fn first_best<A: Copy>(list: &[(i64, A)]) -> Option<A> {
    list.iter().reduce(|best, next| if next.0 > best.0 { next } else { best }).map(|&(_, action)| action)
}

/// Whether an action asks the dice or somebody else, so that what comes after it is not known.
fn is_surprising<R: Planning>(rules: &R, world: &R::Situation, action: R::Action, seat: SeatId) -> bool {
    let mut after = world.clone();
    let mut dice = Counting { dice: Keyed { seed: 0, set: 0, sets: 1 }, rolls: 0 };
    rules.apply(&mut after, action, &mut dice, &mut Silent);
    dice.rolls > 0 || rules.to_act(&after) != Some(seat)
}

/// One of the plans that are nearly as good as the best, by temper.
fn pick<R: Planning>(rules: &R, pool: &[Candidate], window: Chance, temper: Temper, seed: u64) -> Plan {
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
fn greedy_with_reply<R: Planning>(rules: &R, sight: &Sight<R::Situation>, seed: u64) -> Option<R::Action> {
    let seat = sight.seat();
    let mut list = greedy::one_ply(rules, sight.world(), seat, seed);
    if list.len() < 2 {
        return first_best(&list);
    }
    list.sort_by_key(|&(value, _)| std::cmp::Reverse(value));
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

/// The terms of a situation.
pub(crate) fn weigh<R: Planning>(rules: &R, s: &R::Situation, seat: SeatId) -> Vec<i64> {
    let mut terms = vec![0; rules.terms().len()];
    rules.weigh(s, seat, &mut terms);
    terms
}

/// What a plan does and brings, to be told.
pub(crate) struct Told {
    pub(crate) judgement: Judgement,
    pub(crate) terms: Vec<i64>,
    pub(crate) arrows: Vec<Arrow>,
    pub(crate) feared: Vec<Arrow>,
}

impl Told {
    pub(crate) fn of<R: Planning>(judge: &mut Judge<'_, R>, plan: &Plan) -> Self {
        let rules = judge.rules();
        let seat = judge.sight().seat();
        let mut opened: Vec<Arrow> = Vec::new();
        let opening = judge.open_by(plan, &mut |s, action| opened.extend(why::arrow(rules, s, action)));
        let court = judge.court;
        let style = court.replies.first().copied().unwrap_or(0);
        let mut told = Self {
            judgement: Judgement::default(),
            terms: vec![0; rules.terms().len()],
            arrows: Vec::new(),
            feared: Vec::new(),
        };
        let mut worst = i64::MAX;
        for set in 0..court.sets {
            let mut own = opened.clone();
            let mut theirs = Vec::new();
            let world = judge.outcome(&opening, plan, (set, style), &mut |s, action| {
                if let Some(mut arrow) = why::arrow(rules, s, action) {
                    if arrow.seat == seat {
                        own.push(arrow);
                    } else {
                        // Which of the enemy's counters it is nobody knows.
                        arrow.counter = None;
                        theirs.push(arrow);
                    }
                }
            });
            let (chance, value) = appraise(rules, &world, seat);
            told.judgement.sets.push((chance, value));
            for (sum, term) in told.terms.iter_mut().zip(weigh(rules, &world, seat)) {
                *sum += term;
            }
            if set == 0 {
                told.arrows = own;
            }
            if value < worst {
                worst = value;
                told.feared = theirs;
            }
        }
        told.terms.iter_mut().for_each(|sum| *sum /= i64::from(court.sets.max(1)));
        told
    }

    /// What this plan does and brings that another does not.
    pub(crate) fn beside<R: Planning>(&self, rules: &R, other: &Self) -> Alternative {
        let arrows = self.arrows.iter().filter(|arrow| !other.arrows.contains(arrow)).cloned().collect();
        Alternative {
            arrows,
            chance: self.judgement.chance(),
            differs: differences(rules, &self.terms, &other.terms),
        }
    }
}

/// The terms that differ, the largest difference first.
pub(crate) fn differences<R: Planning>(rules: &R, a: &[i64], b: &[i64]) -> Vec<(&'static str, i64)> {
    let mut list: Vec<(&'static str, i64)> =
        rules.terms().iter().zip(a.iter().zip(b)).map(|(&name, (a, b))| (name, a - b)).collect();
    list.retain(|(_, difference)| *difference != 0);
    list.sort_by_key(|(_, difference)| std::cmp::Reverse(difference.abs()));
    list
}
