//! What an action can lead to, exactly.

use crate::dice::{Counted, Enumerator};
use crate::message::Silent;
use crate::rules::Rules;
use std::collections::HashMap;

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

/// Every situation that `action` can lead to before the next decision, with its exact probability; none if the dice can
/// fall in more than `most` ways. Equal situations are counted together; the order is that of the dice.
///
/// The action must be legal.
pub fn outcomes<R: Rules>(
    rules: &R,
    situation: &R::Situation,
    action: R::Action,
    most: usize,
) -> Option<Vec<Outcome<R::Situation>>> {
    let mut found: Vec<Outcome<R::Situation>> = Vec::new();
    let mut places: HashMap<u64, Vec<usize>> = HashMap::new();
    let mut dice = Enumerator::default();
    let mut runs = 0;
    while dice.next_run() {
        runs += 1;
        if runs > most {
            return None;
        }
        let mut after = situation.clone();
        rules.apply(&mut after, action, &mut Counted::new(&mut dice), &mut Silent);
        let of = dice.one_in()?;
        let alike = places.entry(rules.hash(&after)).or_default();
        match alike.iter().find(|&&place| found[place].situation == after) {
            Some(&place) => {
                // Runs of one action may differ in length; bring both to a common denominator.
                let same = &mut found[place];
                let common = lcm(same.of, of)?;
                same.ways = same.ways * (common / same.of) + common / of;
                same.of = common;
            }
            None => {
                alike.push(found.len());
                found.push(Outcome { situation: after, ways: 1, of });
            }
        }
    }
    Some(found)
}

fn lcm(a: u64, b: u64) -> Option<u64> {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    (a / x).checked_mul(b)
}
