//! A bot at a table.

use crate::Progress;
use crate::greedy;
use crate::sight::Sight;
use crate::spec::{Kind, Spec};
use sandtable_engine::planning::{Plan, Planning};

/// A bot that plays one seat. It remembers its plan from one decision to the next, and nothing that it was not shown.
#[derive(Clone, Debug)]
pub struct Player<R: Planning> {
    spec: Spec,
    seed: u64,
    mind: R::Mind,
}

impl<R: Planning> Player<R> {
    /// A bot with its own dice, which are never the table's.
    #[must_use]
    pub fn new(spec: Spec, seed: u64) -> Self {
        Self { spec, seed, mind: R::Mind::default() }
    }

    /// Decides for the seat whose sight it is given; none if there is nothing to decide. `decision` numbers the decisions
    /// of the game: the same numbers, sights and seed give the same choices.
    pub fn choose(
        &mut self,
        rules: &R,
        sight: &Sight<R::Situation>,
        decision: u64,
        _progress: Progress<'_>,
    ) -> Option<R::Action> {
        let seed = self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ decision;
        match self.spec.kind {
            Kind::Random => greedy::random(rules, sight, seed),
            Kind::Style(style) => {
                let style = style.min(rules.styles().len() as u8 - 1);
                rules.fast(sight.world(), &Plan::of_style(style), &mut self.mind)
            }
            Kind::Greedy | Kind::Level(_) => {
                let list = greedy::one_ply(rules, sight.world(), sight.seat(), seed);
                // The first of equals wins, so that a bot is the same everywhere.
                list.into_iter()
                    .reduce(|best, next| if next.0 > best.0 { next } else { best })
                    .map(|(_, a)| a)
            }
        }
    }
}
