//! Help for a fight: how many guns, in their order, and how many points from the air or the sea.
//!
//! Strength counts only by the column of the table that it reaches. So of all points that reach a column only the fewest are worth
//! a thought.
//!
//! ```
//! use sandtable_kit::staff::help::{Help, helps};
//! // Guns of 2 and 5, up to four points; a column for every four strength points, of which four are there.
//! let all: Vec<Help> = helps(&[2, 5], 4, |strength| (4 + strength) / 4).collect();
//! let points = |guns| all.iter().filter(|help| help.guns == guns).map(|help| help.points).collect::<Vec<_>>();
//! assert_eq!((points(0), points(1), points(2)), (vec![0, 4], vec![0, 2], vec![0, 1]));
//! assert_eq!(all[3], Help { guns: 1, points: 2, strength: 4 });
//! ```

/// What helps one side of a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Help {
    /// How many of the guns, from the first.
    pub guns: usize,
    /// How many points.
    pub points: u8,
    /// What they add together.
    pub strength: i32,
}

/// Every help that is worth a thought: the guns one by one, each time with the fewest points for every column that they reach.
/// `column` says to which one so much more strength leads.
pub fn helps<'g>(
    guns: &'g [i32],
    points: u8,
    column: impl Fn(i32) -> i32 + 'g,
) -> impl Iterator<Item = Help> + 'g {
    let mut fired = 0;
    let mut reached = None;
    (0..=guns.len()).flat_map(move |count| (0..=points).map(move |points| (count, points))).filter_map(
        move |(count, points)| {
            if points == 0 {
                fired += if count == 0 { 0 } else { guns[count - 1] };
                reached = None;
            }
            let strength = fired + i32::from(points);
            let column = column(strength);
            (reached.replace(column) != Some(column)).then_some(Help { guns: count, points, strength })
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn the_best_help_is_the_best_of_all(
            guns in prop::collection::vec(0i32..6, 0..5),
            points in 0u8..12,
            own in 0i32..20,
            enemy in 1i32..9,
            worths in prop::collection::vec(-50i64..50, 40),
            price in 1i64..5,
        ) {
            let column = |help: i32| (own + help) / enemy;
            let worth = |guns: usize, points: u8, strength: i32| {
                worths[(column(strength) as usize).min(39)] - guns as i64 * 3 - i64::from(points) * price
            };
            let best = helps(&guns, points, column).map(|help| worth(help.guns, help.points, help.strength)).max();
            let mut all = Vec::new();
            for count in 0..=guns.len() {
                for points in 0..=points {
                    let strength = guns[..count].iter().sum::<i32>() + i32::from(points);
                    all.push(worth(count, points, strength));
                }
            }
            prop_assert_eq!(best, all.into_iter().max());
        }
    }
}
