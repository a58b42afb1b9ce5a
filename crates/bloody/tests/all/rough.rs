//! Random games without the rest of the contract.

use sandtable_bloody::Bloody;
use sandtable_engine::dice::{Dice, Roll, Seed, Stream};
use sandtable_engine::message::Silent;
use sandtable_engine::rules::{Options, Rules, Setting};
use sandtable_engine::text::Text;

#[test]
fn random_games_end() {
    let game = Bloody::new().unwrap_or_else(|e| panic!("{e}"));
    let games: u64 = std::env::var("ROUGH").ok().and_then(|t| t.parse().ok()).unwrap_or(6);
    let only: Option<u64> = std::env::var("SEED").ok().and_then(|t| t.parse().ok());
    let mut total = 0_usize;
    let mut times = std::collections::BTreeMap::new();
    let begun = std::time::Instant::now();
    for seed in 0..games {
        if only.is_some_and(|o| o != seed) {
            continue;
        }
        let scenario = &game.scenarios()[seed as usize % 3];
        let players = if seed / 3 % 2 == 0 { "2" } else { "3" };
        let options = Options::from([("players".to_owned(), Setting::Word(players.into()))]);
        let mut s = game.start(&scenario.id, &options).unwrap_or_else(|e| panic!("{e}"));
        let mut choice = Stream::new(Seed::from_number(!seed));
        let mut dice = Stream::new(Seed::from_number(seed));
        let mut list = Vec::new();
        let mut n = 0;
        loop {
            list.clear();
            let t0 = std::time::Instant::now();
            let stage = format!("{:?}", s.stage);
            game.actions(&s, &mut list);
            let e = times.entry(stage.clone()).or_insert((0u64, 0u64, 0u64));
            e.0 += 1;
            e.1 += t0.elapsed().as_nanos() as u64;
            if list.is_empty() {
                break;
            }
            if n % 97 == 0 && std::env::var("FAST").is_err() {
                for &a in &list {
                    if let Some(r) = game.refuse(&s, a) {
                        panic!(
                            "seed {seed} n {n}: {} refused {} {}",
                            game.write_action(a),
                            r.rule,
                            r.message.id
                        );
                    }
                }
                let text = game.write_situation(&s);
                match game.read_situation(&text) {
                    Err(e) => {
                        std::fs::write("/tmp/bad.toml", &text).unwrap();
                        panic!("seed {seed} n {n} {e}")
                    }
                    Ok(again) => {
                        if again != s {
                            let t2 = game.write_situation(&again);
                            let diff: Vec<_> = text.lines().zip(t2.lines()).filter(|(a, b)| a != b).collect();
                            panic!(
                                "seed {seed} n {n}: not the same {diff:?} \n{:?}",
                                (
                                    again.hand,
                                    again.by == s.by,
                                    again.flags == s.flags,
                                    again.stacks == s.stacks,
                                    again.zones == s.zones,
                                    again.combat == s.combat,
                                    again.held == s.held
                                )
                            );
                        }
                    }
                }
            }
            let a = list
                [choice.below(list.len() as u32, Roll { purpose: "c", turn: 0, place: 0, nth: 0 }) as usize];
            if std::env::var("TRACE").is_ok() {
                eprintln!("{n} t{} {:?} {:?} {}", s.turn, s.active, s.stage, game.write_action(a));
            }
            let t1 = std::time::Instant::now();
            game.apply(&mut s, a, &mut dice, &mut Silent);
            times.get_mut(&stage).unwrap().2 += t1.elapsed().as_nanos() as u64;
            n += 1;
            assert!(n < 200_000, "seed {seed} does not end");
        }
        total += n;
        let v = game.verdict(&s);
        eprintln!(
            "seed {seed} {} {players}: {n} actions, turn {}, {:?} {:?} decided {}",
            scenario.id,
            s.turn,
            v.as_ref().map(|v| (v.winner, v.scores.clone())),
            v.and_then(|v| v.level.map(|l| l.id)),
            s.decided
        );
    }
    for (k, (n, l, a)) in &times {
        eprintln!(
            "TIME {k:16} {n:6} list {:6.2} us apply {:6.2} us share {:.1} ms",
            *l as f64 / *n as f64 / 1e3,
            *a as f64 / *n as f64 / 1e3,
            (*l + *a) as f64 / 1e6
        );
    }
    eprintln!(
        "{total} actions, {:.0}/s, {} bytes",
        total as f64 / begun.elapsed().as_secs_f64(),
        size_of::<sandtable_bloody::Situation>()
    );
}
