//! Pairs of games between two bots, seats swapped: `arena A B [pairs] [scenario] [seed] [log]`. Besides the usual words a
//! bot may be `simple`: one action ahead by the simple valuation.
#![allow(clippy::print_stdout)]

use sandtable_bots::{Player, Sight, Spec};
use sandtable_campanha::situation::Stage;
use sandtable_campanha::{Action, Campanha, Situation};
use sandtable_engine::SeatId;
use sandtable_engine::dice::{Dice, Keyed, Roll};
use sandtable_engine::message::{Event, Log, Silent};
use sandtable_engine::outcomes::outcomes;
use sandtable_engine::planning::{Meter, Meters, Planning};
use sandtable_engine::rules::{Options, Rules};
use std::time::Instant;

struct Counting(Keyed, u32);
impl Dice for Counting {
    fn below(&mut self, faces: u32, roll: Roll) -> u32 {
        self.1 += 1;
        self.0.below(faces, roll)
    }
}

fn simple(game: &Campanha, s: &Situation, seat: SeatId) -> Option<Action> {
    let mut list = Vec::new();
    game.list_sensible(s, &mut list);
    if let [only] = list[..] {
        return Some(only);
    }
    let mut best: Option<(i64, Action)> = None;
    for action in list {
        let mut after = s.clone();
        let mut dice = Counting(Keyed { seed: 7, set: 0, sets: 6 }, 0);
        game.apply(&mut after, action, &mut dice, &mut Silent);
        let worth = match dice.1 {
            0 => game.judge_position(&after, seat),
            1..=2 => {
                let all = outcomes(game, s, action);
                let of = all.first().map_or(1, |o| o.of);
                let sum: i64 = all
                    .iter()
                    .map(|o| game.judge_position(&o.situation, seat) * (o.ways * of / o.of.max(1)) as i64)
                    .sum();
                sum / of.max(1) as i64
            }
            _ => {
                let mut sum = game.judge_position(&after, seat);
                for set in 1..6 {
                    let mut after = s.clone();
                    game.apply(&mut after, action, &mut Keyed { seed: 7, set, sets: 6 }, &mut Silent);
                    sum += game.judge_position(&after, seat);
                }
                sum / 6
            }
        };
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, action));
        }
    }
    best.map(|(_, a)| a)
}

struct Told(Vec<Event>);
impl Log for Told {
    fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.0.push(event());
    }
}

struct Result {
    margin: i32,
    micros: [u128; 2],
    spans: [u32; 2],
    lost: [u32; 2],
    objectives: [i32; 2],
    longest: u128,
    meters: [Meters; 2],
}

fn play(game: &Campanha, scenario: &str, bots: [&str; 2], seed: u64, log: bool) -> Result {
    // A word like style0+file.toml plays by other weights.
    let names = bots.map(|word| word.split('+').next().unwrap());
    let other = bots.map(|word| {
        let file = word.split_once('+').map(|(_, file)| std::fs::read_to_string(file).unwrap());
        file.map(|text| Campanha::with_weights(&sandtable_campanha::FILES, &text).unwrap())
    });
    let mut s = game.start(scenario, &Options::new()).unwrap();
    let mut dice = Keyed { seed: seed.wrapping_mul(0xd134_2543_de82_ef95) | 1, set: 0, sets: 1 };
    let mut players: Vec<Option<Player<Campanha>>> = names
        .iter()
        .enumerate()
        .map(|(i, w)| {
            (*w != "simple").then(|| Player::new(w.parse::<Spec>().unwrap(), seed ^ (i as u64) << 56))
        })
        .collect();
    let mut r = Result {
        margin: 0,
        micros: [0; 2],
        spans: [0; 2],
        lost: [0; 2],
        objectives: [0; 2],
        longest: 0,
        meters: [Meters::default(); 2],
    };
    let mut actions = 0_u64;
    let mut spans = vec![s.clone()];
    let mut this = 0;
    while let Some(seat) = game.to_act(&s) {
        let sight = Sight::of(game, &s, seat);
        let t = Instant::now();
        let action = match &mut players[seat.index()] {
            Some(p) => p.choose(
                other[seat.index()].as_ref().unwrap_or(game),
                &sight,
                actions,
                &mut sandtable_bots::unheard(),
            ),
            None => simple(game, sight.world(), seat),
        }
        .unwrap();
        let t = t.elapsed().as_micros();
        r.micros[seat.index()] += t;
        this += t;
        if let Some(no) = game.refuse(&s, action) {
            panic!("{} in {:?}: {no:?}", game.write_action(action), s.stage);
        }
        game.watch(&spans, &s, action, &mut r.meters[seat.index()]);
        let span = game.span(&s);
        let deliberate = !matches!(action, Action::Move(_) | Action::Join(_) | Action::Air(_));
        if log && deliberate {
            let place = match s.stage {
                Stage::Moving(u) => format!("{} ", game.data.names[usize::from(u)]),
                _ => String::new(),
            };
            println!("t{} {:?} {place}{}", s.turn, s.active, game.write_action(action));
        }
        if log {
            let mut told = Told(Vec::new());
            game.apply(&mut s, action, &mut dice, &mut told);
            for e in told.0 {
                if e.message.id.contains("roll")
                    || e.message.id.contains("elim")
                    || e.message.id.contains("step")
                {
                    let args: Vec<String> = e
                        .message
                        .args
                        .iter()
                        .map(|(n, a)| match a {
                            sandtable_engine::message::Arg::Counter(c) => game.data.names[c.index()].clone(),
                            sandtable_engine::message::Arg::Space(c) => {
                                game.data.map.board.space(*c).name.clone()
                            }
                            other => format!("{n}={other:?}"),
                        })
                        .collect();
                    println!("      {} {}", e.message.id, args.join(" "));
                }
            }
        } else {
            game.apply(&mut s, action, &mut dice, &mut Silent);
        }
        actions += 1;
        if game.span(&s) != span || game.to_act(&s).is_none() {
            r.longest = r.longest.max(this);
            this = 0;
            r.spans[usize::from(span as u8 & 1)] += 1;
            spans.push(s.clone());
            if log {
                println!(
                    "== end of span {span}: points {:?} objectives {:?}",
                    game.points(&s),
                    game.objective_points(&s)
                );
            }
        }
    }
    let p = game.points(&s);
    r.margin = p[0] - p[1];
    r.objectives = game.objective_points(&s);
    for side in 0..2 {
        let units = game.data.of_side[side].clone();
        r.lost[side] = units.filter(|&u| s.place(u) == game.data.map.boxes.eliminated).count() as u32;
    }
    r
}

/// The policy against itself with open cards: how fast it is.
fn bench(game: &Campanha, games: u64) {
    use sandtable_engine::planning::Plan;
    let (mut spans, mut actions, mut weighs) = (0_u64, 0_u64, 0_i64);
    let mut mind = <Campanha as Planning>::Mind::default();
    let plan = Plan::default();
    let began = Instant::now();
    for seed in 0..games {
        let mut s = game.start("campanha", &Options::new()).unwrap();
        let mut dice = Keyed { seed: seed | 1, set: 0, sets: 1 };
        let mut span = 0;
        while let Some(action) = game.fast(&s, &plan, &mut mind) {
            game.apply(&mut s, action, &mut dice, &mut Silent);
            actions += 1;
            if game.span(&s) != span {
                span = game.span(&s);
                spans += 1;
            }
        }
    }
    println!(
        "{spans} player-turns, {actions} actions, {} us a player-turn",
        began.elapsed().as_micros() / u128::from(spans)
    );
    let s = game.start("campanha", &Options::new()).unwrap();
    let began = Instant::now();
    for _ in 0..1000 {
        weighs += game.value(&s, SeatId(0));
    }
    println!("{} ns a valuation ({weighs})", began.elapsed().as_nanos() / 1000);
}

/// How far the valuation at the beginning of a player-turn is from the end, by turns left.
fn fit(game: &Campanha, scenario: &str, games: u64) {
    use sandtable_engine::planning::Plan;
    let mut mind = <Campanha as Planning>::Mind::default();
    let mut sums = vec![[0.0_f64; 5]; 40];
    for seed in 0..games {
        let mut s = game.start(scenario, &Options::new()).unwrap();
        let mut dice = Keyed { seed: seed * 77 + 1, set: 0, sets: 1 };
        let mut span = u32::MAX;
        let mut seen = Vec::new();
        let plans = [Plan::of_style((seed % 6) as u8), Plan::of_style((seed / 6 % 6) as u8)];
        while let Some(seat) = game.to_act(&s) {
            if game.span(&s) != span {
                span = game.span(&s);
                seen.push((span, game.value(&s, SeatId(0)), game.points(&s)));
            }
            let Some(action) = game.fast(&s, &plans[seat.index()], &mut mind) else { break };
            game.apply(&mut s, action, &mut dice, &mut Silent);
        }
        let end = game.points(&s);
        let end = f64::from(end[0] - end[1]);
        for (span, value, points) in seen {
            let value = value as f64 / 1000.0;
            let now = f64::from(points[0] - points[1]);
            let sum = &mut sums[span as usize];
            sum[0] += 1.0;
            sum[1] += end - value;
            sum[2] += (end - value) * (end - value);
            sum[3] += end - now;
            sum[4] += (end - now) * (end - now);
        }
    }
    for (span, [n, e, q, f, r]) in sums.into_iter().enumerate().filter(|(_, s)| s[0] > 0.0) {
        println!(
            "span {span}: end - value {:.1}, root mean square {:.1}; end - score {:.1}, {:.1}",
            e / n,
            (q / n).sqrt(),
            f / n,
            (r / n).sqrt()
        );
    }
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    if args.get(1).is_some_and(|word| word == "fit") {
        let text = args.get(3).map(|file| std::fs::read_to_string(file).unwrap());
        let weights = text.as_deref().unwrap_or(sandtable_campanha::WEIGHTS);
        let game = Campanha::with_weights(&sandtable_campanha::FILES, weights).unwrap();
        return fit(&game, &args[2], 72);
    }
    if args.get(1).is_some_and(|word| word == "bench") {
        return bench(&Campanha::new().unwrap(), 20);
    }
    let get = |i: usize, d: &str| args.get(i).cloned().unwrap_or_else(|| d.to_owned());
    let (a, b) = (get(1, "style0"), get(2, "simple"));
    let pairs: u64 = get(3, "20").parse().unwrap();
    let scenario = get(4, "dia-d");
    let first: u64 = get(5, "1").parse().unwrap();
    let log = args.len() > 6;
    let game = Campanha::new().unwrap();
    let (mut wins, mut sum) = (0.0, 0);
    let mut games = [0.0; 2];
    let mut means = [[0_i64; 6]; 2];
    let mut time = [[0_u128; 2]; 2];
    let mut longest = 0;
    let mut meters = [Meters::default(); 2];
    for seed in first..first + pairs {
        let x = play(&game, &scenario, [&a, &b], seed, log);
        let y = play(&game, &scenario, [&b, &a], seed, false);
        let pair = x.margin - y.margin;
        sum += pair;
        wins += if pair > 0 {
            1.0
        } else if pair == 0 {
            0.5
        } else {
            0.0
        };
        games[0] += f64::from(u8::from(x.margin > 0));
        games[1] += f64::from(u8::from(y.margin < 0));
        for (i, r) in [&x, &y].into_iter().enumerate() {
            means[i][0] += i64::from(r.margin);
            means[i][1] += i64::from(r.lost[0]);
            means[i][2] += i64::from(r.lost[1]);
            means[i][3] += i64::from(r.objectives[0]);
            means[i][4] += i64::from(r.objectives[1]);
            time[i][0] += r.micros[i];
            time[i][1] += u128::from(r.spans[i]);
        }
        longest = longest.max(x.longest).max(y.longest);
        meters[0].add(&x.meters[0]);
        meters[1].add(&y.meters[1]);
    }
    println!(
        "{a} v {b}, {scenario}, {pairs} pairs: pair wins {:.1}% mean pair margin {:.1}; games won as Allied {} as German {} of {pairs}",
        100.0 * wins / pairs as f64,
        f64::from(sum) / pairs as f64,
        games[0],
        games[1]
    );
    for (i, name) in ["A Allied", "A German"].into_iter().enumerate() {
        let m = means[i].map(|v| v as f64 / pairs as f64);
        println!(
            "  {name}: margin {:.1} Allied lost {:.1} German lost {:.1} objectives {:.1}/{:.1}; {} us a turn",
            m[0],
            m[1],
            m[2],
            m[3],
            m[4],
            time[i][0] / time[i][1].max(1)
        );
    }
    println!("  longest span {longest} us");
    for (i, name) in ["Allied", "German"].into_iter().enumerate() {
        let line: Vec<String> = Meter::ALL
            .iter()
            .map(|&(meter, word)| {
                format!("{word} {}/{}", meters[i].struck[meter as usize], meters[i].occasions[meter as usize])
            })
            .collect();
        println!("  {name}: {}", line.join(", "));
    }
}
