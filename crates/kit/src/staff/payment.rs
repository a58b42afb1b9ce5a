//! Who pays for a loss that is counted in strength, as in an exchange: at least so much, at the lowest price.
//!
//! ```
//! use sandtable_kit::staff::payment::cheapest;
//! // Strength and price of three units, of which some must make up for five points.
//! assert_eq!(cheapest(&[(4, 50), (3, 20), (2, 40)], 5), Some((60, 0b110)));
//! assert_eq!(cheapest(&[(4, 50)], 5), None);
//! ```

/// The cheapest of the sets of units that have so much strength together: its price, and its units as bits. At least one unit
/// pays. All sets are tried, so that there should be no more than a dozen units; those after the sixteenth are left out.
#[must_use]
pub fn cheapest(units: &[(i32, i64)], owed: i32) -> Option<(i64, u32)> {
    let units = &units[..units.len().min(16)];
    let mut best = None;
    for set in 1_u32..1 << units.len() {
        let (mut strength, mut price) = (0, 0);
        for (i, unit) in units.iter().enumerate() {
            if set >> i & 1 == 1 {
                strength += unit.0;
                price += unit.1;
            }
        }
        if strength >= owed && best.is_none_or(|(least, _)| price < least) {
            best = Some((price, set));
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// With or without the first, and then the others.
    fn least(units: &[(i32, i64)], owed: i32, anybody: bool) -> Option<i64> {
        let Some((&(strength, price), others)) = units.split_first() else {
            return (owed <= 0 && anybody).then_some(0);
        };
        let with = least(others, owed - strength, true).map(|rest| rest + price);
        with.into_iter().chain(least(others, owed, anybody)).min()
    }

    proptest! {
        #[test]
        fn nobody_pays_less(units in prop::collection::vec((0i32..6, -9i64..40), 0..8), owed in 0i32..20) {
            let found = cheapest(&units, owed);
            prop_assert_eq!(found.map(|(price, _)| price), least(&units, owed, false));
            if let Some((price, set)) = found {
                let paying = || units.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1).map(|(_, unit)| unit);
                prop_assert!(paying().map(|unit| unit.0).sum::<i32>() >= owed);
                prop_assert_eq!(paying().map(|unit| unit.1).sum::<i64>(), price);
            }
        }
    }
}
