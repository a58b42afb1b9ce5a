//! Plays many games and prints what came of them: `measure SPEC [GAMES] [FIRST SEED] [OPTION …]`.
//!
//! SPEC is a bot as elsewhere, or `climb:JUDGEMENTS:WORLDS:HORIZON[:1]`, a plain hill climbing over plans that stands in for
//! the levels while the parts of a plan are being worked on.

use sandtable_bots::{Player, Sight, sight};
use sandtable_engine::SeatId;
use sandtable_engine::dice::{Dice, Keyed, Roll, Seed, Stream};
use sandtable_engine::message::Silent;
use sandtable_engine::planning::{Gene, Plan, Planning};
use sandtable_engine::rules::{Options, Rules};
use sandtable_omaha::situation::{NOBODY, Situation, Stage};
use sandtable_omaha::{Action, Omaha};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

const SEAT: SeatId = SeatId(0);

/// A hill climber.
#[derive(Clone, Copy)]
struct Climb {
    judgements: u32,
    worlds: u32,
    horizon: u32,
    again: bool,
}

#[derive(Clone)]
enum Who {
    Bot(String),
    Climb(Climb),
}

#[derive(Default, Clone, Debug)]
struct Tally {
    games: u64,
    won: u64,
    held: u64,
    points: i64,
    turns: u64,
    decisions: u64,
    micros: u64,
    judged: u64,
    hist: [u32; 12],
    ends: [u32; 17],
}

fn judge(game: &Omaha, worlds: &[Situation], plan: &Plan, horizon: u32, seed: u64, key: &str) -> i64 {
    let usual = Plan::of_style(0);
    let mut sum = 0;
    let sets = worlds.len() as u32;
    for (i, world) in worlds.iter().enumerate() {
        let mut s = world.clone();
        let mut dice = Keyed { seed, set: i as u32, sets };
        let mut mind = <Omaha as Planning>::Mind::default();
        let mut spans = 0;
        let mut span = game.span(&s);
        while s.stage != Stage::Over {
            let now = game.span(&s);
            if now != span {
                span = now;
                spans += 1;
                if spans > horizon {
                    break;
                }
            }
            let plan = if spans == 0 { plan } else { &usual };
            let Some(action) = game.fast(&s, plan, &mut mind) else { break };
            game.apply(&mut s, action, &mut dice, &mut Silent);
        }
        let value = game.value(&s, SEAT);
        sum += if key == "value" {
            value
        } else {
            i64::from(game.win_chance(&s, SEAT, value)) * 1000 + value / 100
        };
    }
    sum / i64::from(sets)
}

fn search(game: &Omaha, sight: &Situation, climb: Climb, seed: u64, judged: &mut u64) -> Plan {
    let worlds: Vec<Situation> =
        (0..climb.worlds).map(|n| sight::imagine(game, sight, SEAT, u64::from(n) + seed * 64)).collect();
    let mut dice = Stream::new(Seed::from_number(seed ^ 0x5eed));
    let mut roll =
        |n: usize| dice.below(n.max(1) as u32, Roll { purpose: "bot", turn: 0, place: 0, nth: 0 }) as usize;
    let mut left = climb.judgements;
    let mut best = (i64::MIN, Plan::default());
    let key = std::env::var("KEY").unwrap_or_default();
    let mut try_plan = |plan: Plan, best: &mut (i64, Plan), left: &mut u32, seed: u64| {
        *left = left.saturating_sub(1);
        *judged += 1;
        let worth = judge(game, &worlds, &plan, climb.horizon, seed, &key);
        if worth > best.0 {
            *best = (worth, plan);
        }
    };
    for style in 0..game.styles().len() as u8 {
        try_plan(Plan::of_style(style), &mut best, &mut left, seed);
    }
    let mut bundles = Vec::new();
    game.bundles(sight, SEAT, &best.1, &mut bundles);
    let mut slots = Vec::new();
    game.slots(sight, SEAT, &best.1, &mut slots);
    if slots.is_empty() && bundles.is_empty() {
        return best.1;
    }
    for bundle in bundles.iter().take(climb.judgements as usize / 2) {
        let mut plan = best.1.clone();
        for &gene in bundle {
            plan.set(gene);
        }
        try_plan(plan, &mut best, &mut left, seed);
    }
    while left > 0 {
        let mut plan = best.1.clone();
        for _ in 0..1 + roll(3) / 2 {
            if roll(4) == 0 && !bundles.is_empty() {
                for &gene in &bundles[roll(bundles.len())] {
                    plan.set(gene);
                }
            } else if roll(6) == 0 && !plan.genes().is_empty() {
                let gene = plan.genes()[roll(plan.genes().len())];
                plan.clear(gene.slot);
            } else if !slots.is_empty() {
                let slot = &slots[roll(slots.len())];
                plan.set(Gene { slot: slot.slot, choice: slot.choices[roll(slot.choices.len())] });
            }
        }
        if plan == best.1 {
            left -= 1;
            continue;
        }
        try_plan(plan, &mut best, &mut left, seed);
    }
    best.1
}

fn play(game: &Omaha, who: &Who, options: &Options, seed: u64) -> Tally {
    let mut s = game.start("first-wave", options).unwrap_or_else(|e| panic!("{e:?}"));
    let mut dice = Keyed { seed: seed.wrapping_mul(0xd134_2543_de82_ef95) | 1, set: 0, sets: 1 };
    let mut tally = Tally { games: 1, ..Tally::default() };
    let mut bot = match who {
        Who::Bot(word) => Some(Player::<Omaha>::new(word.parse().unwrap_or_else(|e| panic!("{e}")), seed)),
        Who::Climb(_) => None,
    };
    let (mut plan, mut planned) = (Plan::default(), (0, 0, 0));
    let mut mind = <Omaha as Planning>::Mind::default();
    let clock = Instant::now();
    let mut trail: Vec<(u8, Vec<i64>)> = Vec::new();
    let trailing = std::env::var("TRAIL").is_ok();
    while game.to_act(&s).is_some() {
        let sight = Sight::of(game, &s, SEAT);
        let action = match (who, &mut bot) {
            (_, Some(bot)) => bot.choose(game, &sight, tally.decisions, &mut sandtable_bots::unheard()),
            (Who::Climb(climb), _) => {
                // Anew with every span, and whenever a card was drawn between actions.
                let mut all: Vec<Action> = Vec::new();
                game.actions(&s, &mut all);
                let mark = (game.span(&s), s.deck.count_ones(), s.naval);
                let again = climb.again && s.stage == Stage::Actions && mark != planned;
                if all.len() > 1 && (mark.0 != planned.0 || again) {
                    planned = mark;
                    plan =
                        search(game, sight.world(), *climb, seed ^ tally.decisions << 20, &mut tally.judged);
                }
                game.fast(sight.world(), &plan, &mut mind)
            }
            _ => None,
        };
        let Some(action) = action else { break };
        if let Some(refusal) = game.refuse(&s, action) {
            panic!("{action:?} at {:?}: {refusal:?}", s.stage);
        }
        if std::env::var("SHOW").is_ok() && !matches!(action, Action::Draw) {
            println!("t{} {:?} {}", s.turn, s.stage, game.write_action(action));
        }
        let turn = s.turn;
        game.apply(&mut s, action, &mut dice, &mut Silent);
        tally.decisions += 1;
        if s.turn != turn {
            tally.turns += 1;
            if trailing {
                let mut terms = vec![0; game.terms().len()];
                game.weigh(&s, SEAT, &mut terms);
                trail.push((turn, terms));
            }
        }
    }
    tally.micros = clock.elapsed().as_micros() as u64;
    tally.turns += 1;
    let points = game.scores(&s)[0];
    let held = s.catastrophe == NOBODY;
    tally.ends[usize::from(s.turn)] += 1;
    if held {
        tally.held = 1;
        tally.points = i64::from(points);
        tally.won = u64::from(points >= 19);
        tally.hist[(points / 2).clamp(0, 11) as usize] += 1;
    }
    for (turn, terms) in trail {
        println!("trail {turn} {} {terms:?}", if held { points } else { -1 });
    }
    if std::env::var("TEXT").is_ok() {
        println!("{}", game.write_situation(&s));
    }
    tally
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let spec = args.first().cloned().unwrap_or_else(|| "style0".to_owned());
    let number = |i: usize, or: u64| args.get(i).and_then(|a| a.parse().ok()).unwrap_or(or);
    let (games, first) = (number(1, 100), number(2, 1));
    let options: Options = args.iter().skip(3).map(|id| (id.clone(), true)).collect();
    let who = match spec.strip_prefix("climb:") {
        Some(rest) => {
            let parts: Vec<u32> = rest.split(':').filter_map(|part| part.parse().ok()).collect();
            Who::Climb(Climb {
                judgements: parts[0],
                worlds: parts[1],
                horizon: parts[2],
                again: parts.get(3) == Some(&1),
            })
        }
        None => Who::Bot(spec.clone()),
    };
    let mut game = Omaha::new().unwrap_or_else(|e| panic!("{e}"));
    tune(&mut game);
    let game = &game;
    let (next, sum) = (AtomicU64::new(first), Mutex::new(Tally::default()));
    let threads = std::env::var("THREADS").ok().and_then(|n| n.parse().ok()).unwrap_or(2);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= first + games {
                        break;
                    }
                    let one = play(game, &who, &options, seed);
                    let mut sum = sum.lock().unwrap_or_else(|e| panic!("{e}"));
                    sum.games += one.games;
                    sum.won += one.won;
                    sum.held += one.held;
                    sum.points += one.points;
                    sum.turns += one.turns;
                    sum.decisions += one.decisions;
                    sum.micros += one.micros;
                    sum.judged += one.judged;
                    for (to, n) in sum.hist.iter_mut().zip(one.hist) {
                        *to += n;
                    }
                    for (to, n) in sum.ends.iter_mut().zip(one.ends) {
                        *to += n;
                    }
                }
            });
        }
    });
    // Processor time tells more than the clock where others work too.
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let ticks: u64 = stat.split_whitespace().nth(13).and_then(|n| n.parse().ok()).unwrap_or(0);
    let t = sum.into_inner().unwrap_or_else(|e| panic!("{e}"));
    let share = |n: u64| n as f64 * 100.0 / t.games as f64;
    println!(
        "{spec} {:?}: {} games, won {} ({:.1} %), reach the end {:.1} %, {:.2} points, last turn {:.1}, {} us/turn ({} cpu), {} us/decision, {:.1} decisions/turn, {} judged/turn",
        args.get(3..).unwrap_or_default(),
        t.games,
        t.won,
        share(t.won),
        share(t.held),
        t.points as f64 / t.games as f64,
        t.turns as f64 / t.games as f64,
        t.micros / t.turns.max(1),
        ticks * 10_000 / t.turns.max(1),
        t.micros / t.decisions.max(1),
        t.decisions as f64 / t.turns as f64,
        t.judged / t.turns.max(1),
    );
    println!("points by twos {:?}; ends by turn {:?}", t.hist, t.ends);
}

/// Weights from the environment: `TRY="time.0=200;…"`, by their names in `bot.toml`.
fn tune(game: &mut Omaha) {
    let Ok(wanted) = std::env::var("TRY") else { return };
    for part in wanted.split(';').filter(|part| !part.is_empty()) {
        let (name, value) = part.split_once('=').unwrap_or_else(|| panic!("{part}?"));
        let value: i64 = value.parse().unwrap_or_else(|e| panic!("{part}: {e}"));
        assert!(game.weights.set(name, value), "there is no weight {name}");
    }
}
