//! The cheapest chain through a graph: what rivers and roads have in common.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

/// A cost in thousandths, so that sums are exact and ties are the same everywhere.
pub(crate) type Cost = u32;

/// The cost of a step of a given length that runs as far from its line as `distance_squared` says. The more `faithful`,
/// the more turns are worth staying near the line.
pub(crate) fn cost(length: f64, distance_squared: f64, faithful: f64) -> Cost {
    (length * (1.0 + faithful * distance_squared) * 1000.0).round() as Cost
}

/// The cheapest chain from one of `starts` to a node that `goal` accepts at an extra cost; of equal ones, the one
/// whose nodes have the smaller numbers.
pub(crate) fn cheapest<N, S, I, G>(
    starts: impl IntoIterator<Item = (N, Cost)>,
    steps: S,
    goal: G,
) -> Option<Vec<N>>
where
    N: Copy + Ord,
    S: Fn(N) -> I,
    I: IntoIterator<Item = (N, Cost)>,
    G: Fn(N) -> Option<Cost>,
{
    let mut best: BTreeMap<N, (Cost, Option<N>)> = BTreeMap::new();
    let mut queue = BinaryHeap::new();
    // A goal is entered in the queue a second time, with its extra cost, as an arrival.
    for (node, cost) in starts {
        if best.get(&node).is_none_or(|&(old, _)| cost < old) {
            best.insert(node, (cost, None));
            queue.push(Reverse((cost, node, false)));
        }
    }
    while let Some(Reverse((cost, node, arrived))) = queue.pop() {
        if arrived {
            return Some(chain_to(node, &best));
        }
        if best[&node].0 < cost {
            continue;
        }
        if let Some(extra) = goal(node) {
            queue.push(Reverse((cost + extra, node, true)));
        }
        for (next, step) in steps(node) {
            let total = cost + step;
            if best.get(&next).is_none_or(|&(old, _)| total < old) {
                best.insert(next, (total, Some(node)));
                queue.push(Reverse((total, next, false)));
            }
        }
    }
    None
}

fn chain_to<N: Copy + Ord>(node: N, best: &BTreeMap<N, (Cost, Option<N>)>) -> Vec<N> {
    let mut chain = vec![node];
    while let Some(&(_, Some(before))) = chain.last().and_then(|n| best.get(n)) {
        chain.push(before);
    }
    chain.reverse();
    chain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cheapest_chain_weighs_the_way_and_the_arrival() {
        let steps = |n: i32| [(n + 1, 10), (n - 1, 10)].into_iter().filter(|&(m, _)| (-5..=5).contains(&m));
        let goal = |n: i32| match n {
            3 => Some(0),
            -2 => Some(15),
            _ => None,
        };
        assert_eq!(cheapest([(0, 0)], steps, goal), Some(vec![0, 1, 2, 3]));
        assert_eq!(cheapest([(0, 0)], steps, |n| (n == 9).then_some(0)), None);
    }
}
