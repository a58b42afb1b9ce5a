//! What a column of a combat table brings: how often which side loses a step, loses a unit, goes back or trades losses, against what
//! each of these costs it.
//!
//! ```
//! use sandtable_engine::planning::Style;
//! use sandtable_kit::staff::toll::{Column, Toll};
//! // On four of six rolls the defender goes back, on one the attacker loses a step, on one both trade a unit.
//! let none = Toll::default();
//! let trade = Toll { exchange: 1, ..none };
//! let column = Column::new([
//!     (4, Toll { retreat: 1, ..none }, none),
//!     (1, none, Toll { step: 1, ..none }),
//!     (1, trade, trade),
//! ]);
//! let gain = Toll { step: 300, unit: 900, retreat: 600, exchange: 900 };
//! let cost = Toll { step: 600, unit: 1200, retreat: 100, exchange: 1200 };
//! assert_eq!(column.worth(&gain, &cost, &Style::BALANCED), (4 * 600 + 900 - 600 - 1200) / 6);
//! ```

use sandtable_engine::planning::Style;

/// What may happen to one side of a fight: how often, or at what cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Toll {
    /// A unit loses a step.
    pub step: i64,
    /// A unit is lost.
    pub unit: i64,
    /// Those who fight go back, and leave what they held.
    pub retreat: i64,
    /// Both sides give something up.
    pub exchange: i64,
}

impl Toll {
    /// So often at these costs.
    #[must_use]
    #[inline]
    pub const fn at(&self, prices: &Self) -> i64 {
        self.step * prices.step
            + self.unit * prices.unit
            + self.retreat * prices.retreat
            + self.exchange * prices.exchange
    }
}

/// How often a column brings what to whom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Column {
    /// To the defender.
    pub defender: Toll,
    /// To the attacker.
    pub attacker: Toll,
    /// Of how many rolls.
    pub rolls: i64,
}

impl Column {
    /// Counts the results of a column: the rolls that lead to each, and what it brings the defender and the attacker.
    #[must_use]
    pub fn new(results: impl IntoIterator<Item = (i64, Toll, Toll)>) -> Self {
        let mut column = Self::default();
        for (rolls, defender, attacker) in results {
            column.rolls += rolls;
            for (sum, toll) in [(&mut column.defender, defender), (&mut column.attacker, attacker)] {
                sum.step += rolls * toll.step;
                sum.unit += rolls * toll.unit;
                sum.retreat += rolls * toll.retreat;
                sum.exchange += rolls * toll.exchange;
            }
        }
        column
    }

    /// What an attack in this column is worth to the attacker on average: what he gains from the defender's losses, and what his
    /// own cost him, as his style has it.
    #[must_use]
    #[inline]
    pub const fn worth(&self, gain: &Toll, cost: &Toll, style: &Style) -> i64 {
        (self.defender.at(gain) * style.aggression - self.attacker.at(cost) * style.caution)
            / (100 * self.rolls)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn toll(most: i64) -> impl Strategy<Value = Toll> {
        (0..=most, 0..=most, 0..=most, 0..=most).prop_map(|(step, unit, retreat, exchange)| Toll {
            step,
            unit,
            retreat,
            exchange,
        })
    }

    proptest! {
        #[test]
        fn the_worth_of_a_column_is_the_mean_of_its_rolls(
            results in prop::collection::vec((1i64..6, toll(1), toll(1)), 1..8),
            (gain, cost) in (toll(9000), toll(9000)),
            (aggression, caution) in (50i64..200, 50i64..200),
        ) {
            let style = Style { aggression, caution, ..Style::BALANCED };
            let price = |toll: &Toll, of: &Toll| {
                let parts = [(toll.step, of.step), (toll.unit, of.unit), (toll.retreat, of.retreat), (toll.exchange, of.exchange)];
                parts.iter().filter(|(happens, _)| *happens == 1).map(|(_, price)| price).sum::<i64>()
            };
            let (mut sum, mut rolls) = (0, 0);
            for (times, defender, attacker) in &results {
                for _ in 0..*times {
                    sum += price(defender, &gain) * aggression - price(attacker, &cost) * caution;
                    rolls += 1;
                }
            }
            prop_assert_eq!(Column::new(results).worth(&gain, &cost, &style), sum / (100 * rolls));
        }
    }
}
