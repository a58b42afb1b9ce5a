//! What an action can lead to, exactly.

use crate::dice::Enumerator;
use crate::message::Silent;
use crate::rules::Rules;

/// One possible consequence of an action.
#[derive(Clone, Debug)]
pub struct Outcome<S> {
    /// The situation it leads to.
    pub situation: S,
    /// Its probability as a fraction: `ways` …
    pub ways: u64,
    /// … of this many.
    pub of: u64,
}

/// Every situation that `action` can lead to before the next decision, with its exact probability. Equal situations
/// are counted together; the order is that of the dice.
///
/// The action must be legal.
pub fn outcomes<R: Rules>(
    rules: &R,
    situation: &R::Situation,
    action: R::Action,
) -> Vec<Outcome<R::Situation>> {
    let mut found: Vec<(u64, Outcome<R::Situation>)> = Vec::new();
    let mut dice = Enumerator::default();
    while dice.next_run() {
        let mut after = situation.clone();
        rules.apply(&mut after, action, &mut dice, &mut Silent);
        let hash = rules.hash(&after);
        let of = dice.one_in();
        match found.iter_mut().find(|(h, o)| *h == hash && o.situation == after) {
            Some((_, same)) => {
                // Runs of one action may differ in length; bring both to a common denominator.
                let common = lcm(same.of, of);
                same.ways = same.ways * (common / same.of) + common / of;
                same.of = common;
            }
            None => found.push((hash, Outcome { situation: after, ways: 1, of })),
        }
    }
    found.into_iter().map(|(_, outcome)| outcome).collect()
}

fn lcm(a: u64, b: u64) -> u64 {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    a / x * b
}
