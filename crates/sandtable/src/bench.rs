//! `bench`: how fast the rules are.

use crate::args::BenchArgs;
use crate::output::{Done, Failure, Out, Style, spinner};
use crate::setup;
use std::time::Instant;

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
    let measured = game.bench(&scenario, args.seconds, args.seed, &|| started.elapsed());
    spinner.finish_and_clear();
    let bench = measured.map_err(Failure::new)?;
    if args.json {
        return out.json(&bench);
    }
    let title = out.paint(Style::Bold, format_args!("{}, {}", bench.game, bench.scenario));
    out.line(format_args!("{title}: {} games, {} actions on one core", bench.playouts, bench.actions))?;
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
