//! How fast the rules are: random campaigns, listing, movement fields, cloning, hashing.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use sandtable_campanha::{Campanha, Situation};
use sandtable_engine::CounterId;
use sandtable_engine::dice::{Dice, Roll, Seed, Stream};
use sandtable_engine::message::Silent;
use sandtable_engine::prelude::*;
use sandtable_engine::rules::Options;
use std::hint::black_box;

const CHOICE: Roll = Roll { purpose: "choice", turn: 0, place: 0, nth: 0 };

/// Plays a random campaign and returns how many actions it took.
fn playout(game: &Campanha, seed: u64, mut see: impl FnMut(&Situation)) -> u64 {
    let mut dice = Stream::new(Seed::from_number(seed));
    let mut s = game.start("campanha", &Options::new()).unwrap_or_else(|e| panic!("{e}"));
    let mut actions = Vec::new();
    for n in 0.. {
        actions.clear();
        game.actions(&s, &mut actions);
        if actions.is_empty() {
            return n;
        }
        see(&s);
        let action = actions[dice.below(actions.len() as u32, CHOICE) as usize];
        game.apply(&mut s, action, &mut dice, &mut Silent);
    }
    0
}

fn benches(c: &mut Criterion) {
    let game = Campanha::new().unwrap_or_else(|e| panic!("{e}"));
    let mut samples = Vec::new();
    let mut n = 0;
    let length = playout(&game, 1, |s| {
        n += 1;
        if n % 16 == 0 {
            samples.push(s.clone());
        }
    });

    let mut group = c.benchmark_group("random campaign");
    group.throughput(Throughput::Elements(length)).sample_size(20);
    group.bench_function("actions", |b| b.iter(|| black_box(playout(&game, 1, |_| {}))));
    group.finish();

    let mut at = 0;
    let mut next = || {
        at = (at + 1) % samples.len();
        &samples[at]
    };
    let mut list = Vec::new();
    c.bench_function("list actions", |b| {
        b.iter(|| {
            list.clear();
            game.actions(next(), &mut list);
        });
    });
    let mut able = Vec::new();
    for s in &samples {
        let all = (0..game.counter_names().len()).map(|i| CounterId(i as u16));
        able.extend(all.filter(|&id| !game.reach(s, id).is_empty()).map(|id| (s, id)));
    }
    let mut i = 0;
    c.bench_function("movement field of a unit", |b| {
        b.iter(|| {
            i = (i + 1) % able.len();
            black_box(game.reach(able[i].0, able[i].1))
        });
    });
    let mut at = 0;
    let mut next = || {
        at = (at + 1) % samples.len();
        &samples[at]
    };
    c.bench_function("clone", |b| b.iter(|| black_box(next().clone())));
    c.bench_function("hash", |b| b.iter(|| black_box(game.hash(next()))));
    eprintln!("a situation has {} bytes", size_of::<Situation>());
}

criterion_group!(all, benches);
criterion_main!(all);
