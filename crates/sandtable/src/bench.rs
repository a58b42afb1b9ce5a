//! `bench`: how fast the rules are.

use crate::args::BenchArgs;
use crate::output::{Done, Failure, Out, Style, spinner};
use crate::setup;
use sandtable_catalog::bench::Bench;
use serde::Serialize;
use std::time::Instant;

/// What was measured on so many cores.
#[derive(Serialize)]
struct Report {
    cores: u16,
    #[serde(flatten)]
    bench: Bench,
}

/// What several cores did in the same time. Times of one thing are those of the first core.
fn together(all: impl IntoIterator<Item = Bench>) -> Option<Bench> {
    all.into_iter().reduce(|mut sum, one| {
        let offered = sum.branching * sum.actions as f64 + one.branching * one.actions as f64;
        sum.actions_per_second += one.actions_per_second;
        sum.playouts_per_second += one.playouts_per_second;
        sum.actions += one.actions;
        sum.playouts += one.playouts;
        sum.actions_per_playout = sum.actions as f64 / sum.playouts.max(1) as f64;
        sum.branching = offered / sum.actions.max(1) as f64;
        sum
    })
}

/// Measures random play.
pub(crate) fn bench(args: &BenchArgs, out: &mut Out) -> Done {
    let game = setup::find(&args.game)?;
    let scenario = match &args.scenario {
        Some(id) => id.clone(),
        None => game.scenarios().first().map(|s| s.id.clone()).unwrap_or_default(),
    };
    if !args.seconds.is_finite() || args.seconds <= 0.0 {
        return Err(Failure::new("--seconds must be more than nothing"));
    }
    let spinner = spinner(format!("{}: {scenario}, random play …", args.game));
    let started = Instant::now();
    let clock = || started.elapsed();
    let one = |core: u16| {
        let seed = args.seed.wrapping_add(u64::from(core));
        game.bench(&scenario, args.seconds, seed, &clock)
    };
    let measured: Result<Vec<Bench>, _> = std::thread::scope(|scope| {
        let one = &one;
        let others: Vec<_> = (1..args.cores).map(|core| scope.spawn(move || one(core))).collect();
        let first = std::iter::once(one(0));
        let others =
            others.into_iter().map(|core| core.join().unwrap_or_else(|e| std::panic::resume_unwind(e)));
        first.chain(others).collect()
    });
    spinner.finish_and_clear();
    let bench = together(measured.map_err(Failure::new)?).ok_or_else(|| Failure::new("no cores"))?;
    if args.json {
        return out.json(&Report { cores: args.cores, bench });
    }
    let title = out.paint(Style::Bold, format_args!("{}, {}", bench.game, bench.scenario));
    let cores = match args.cores {
        1 => "one core".to_owned(),
        cores => format!("{cores} cores"),
    };
    out.line(format_args!("{title}: {} games, {} actions on {cores}", bench.playouts, bench.actions))?;
    for (value, what) in [
        (bench.actions_per_second, "actions a second"),
        (bench.playouts_per_second, "games a second"),
        (bench.actions_per_playout, "actions a game"),
        (bench.branching, "legal actions at a decision"),
        (bench.situation_bytes as f64, "bytes a situation"),
        (bench.clone_ns, "ns to clone a situation"),
        (bench.list_ns, "ns to list the legal actions"),
        (bench.hash_ns, "ns to hash a situation"),
        (bench.reach_ns, "ns to search where a counter can go"),
    ] {
        out.line(format_args!("{value:>14.1}  {what}"))?;
    }
    Ok(())
}
