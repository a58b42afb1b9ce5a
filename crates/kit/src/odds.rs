//! Strengths to odds, odds to columns, columns and dice to results.
//!
//! ```
//! use sandtable_kit::odds::{Ratio, ratio};
//! assert_eq!(ratio(11, 4), Ratio { attacker: 2, defender: 1 }); // 2.75 is two to one
//! assert_eq!(ratio(5, 10), Ratio { attacker: 1, defender: 2 });
//! assert_eq!(ratio(7, 10), Ratio { attacker: 1, defender: 1 }); // 1.43 is one to one
//! ```

use std::fmt;
use std::str::FromStr;

/// Odds in whole numbers, one of them one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ratio {
    /// The attacker's share.
    pub attacker: u32,
    /// The defender's share.
    pub defender: u32,
}

impl fmt::Display for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.attacker, self.defender)
    }
}

impl FromStr for Ratio {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let bad = || format!("\"{text}\" is not odds such as 2-1");
        let (a, d) = text.split_once('-').ok_or_else(bad)?;
        Ok(Self { attacker: a.parse().map_err(|_| bad())?, defender: d.parse().map_err(|_| bad())? })
    }
}

impl Ratio {
    /// Greater for better odds: 1-2 is −2, 1-1 is 1, 2-1 is 2.
    #[must_use]
    pub const fn rank(self) -> i32 {
        if self.defender > 1 { -(self.defender as i32) } else { self.attacker as i32 }
    }
}

/// The quotient of two strengths with its fraction dropped, on whichever side is the stronger. Nothing to defend
/// with is as good as any odds.
#[must_use]
pub const fn ratio(attack: u32, defence: u32) -> Ratio {
    const ENDLESS: u32 = i32::MAX as u32;
    if attack >= defence {
        let attacker = match attack.checked_div(defence) {
            Some(quotient) => quotient,
            None => ENDLESS,
        };
        return Ratio { attacker, defender: 1 };
    }
    let defender = match defence.checked_div(attack) {
        Some(quotient) => quotient,
        None => ENDLESS,
    };
    Ratio { attacker: 1, defender }
}

/// The best column whose odds are not better than these, or the first column.
#[must_use]
pub fn column(columns: &[Ratio], odds: Ratio) -> usize {
    columns.iter().rposition(|c| c.rank() <= odds.rank()).unwrap_or(0)
}

/// A column moved by shifts and held inside a table of `columns` columns.
#[must_use]
pub fn shifted(column: usize, shift: i32, columns: usize) -> usize {
    (column as i32 + shift).clamp(0, columns as i32 - 1) as usize
}

/// A table of results by column and roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table<T> {
    cells: Vec<Vec<T>>,
    line_of: Vec<usize>,
    least: u32,
}

impl<T: Copy> Table<T> {
    /// A table from its lines: the rolls of each line and a cell a column.
    ///
    /// # Errors
    /// If the lines differ in length or do not give every roll from the least to the greatest exactly once.
    pub fn new(lines: &[(Vec<u32>, Vec<T>)]) -> Result<Self, String> {
        let rolls = || lines.iter().flat_map(|(rolls, _)| rolls.iter().copied());
        let (Some(least), Some(most)) = (rolls().min(), rolls().max()) else {
            return Err("the table has no lines".into());
        };
        let width = lines[0].1.len();
        let mut line_of = Vec::new();
        for roll in least..=most {
            let found: Vec<usize> = (0..lines.len()).filter(|&i| lines[i].0.contains(&roll)).collect();
            let [line] = found[..] else { return Err(format!("the roll {roll} must be in one line")) };
            line_of.push(line);
        }
        if lines.iter().any(|(_, cells)| cells.len() != width) {
            return Err("all lines must have as many results as there are columns".into());
        }
        Ok(Self { cells: lines.iter().map(|(_, cells)| cells.clone()).collect(), line_of, least })
    }

    /// The result of a roll in a column.
    ///
    /// # Panics
    /// If the table has no such roll or column.
    #[must_use]
    #[inline]
    pub fn result(&self, column: usize, roll: u32) -> T {
        self.cells[self.line_of[(roll - self.least) as usize]][column]
    }

    /// The greatest and least roll of the table.
    #[must_use]
    pub fn rolls(&self) -> std::ops::RangeInclusive<u32> {
        self.least..=self.least + self.line_of.len() as u32 - 1
    }
}

/// In how many of 36 throws two dice show a sum.
#[must_use]
pub const fn ways_of_two_dice(sum: u32) -> u32 {
    match sum {
        2..=7 => sum - 1,
        8..=12 => 13 - sum,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odds_below_the_table_are_its_first_column_and_above_its_last() {
        let columns: Vec<Ratio> =
            ["1-3", "1-2", "1-1", "2-1", "3-1"].iter().map(|t| t.parse().unwrap()).collect();
        for (attack, defence, expected) in [
            (1, 9, 0),
            (3, 9, 0),
            (4, 9, 1),
            (9, 9, 2),
            (17, 9, 2),
            (18, 9, 3),
            (99, 9, 4),
            (5, 0, 4),
            (0, 5, 0),
        ] {
            assert_eq!(column(&columns, ratio(attack, defence)), expected, "{attack} against {defence}");
        }
        assert_eq!(shifted(1, -4, 5), 0);
        assert_eq!(shifted(3, 4, 5), 4);
    }

    #[test]
    fn a_table_must_give_every_roll_once() {
        assert!(Table::new(&[(vec![2, 3], vec![1]), (vec![3], vec![2])]).is_err());
        assert!(Table::new(&[(vec![2], vec![1]), (vec![4], vec![2])]).is_err());
        assert!(Table::new(&[(vec![2], vec![1, 2]), (vec![3], vec![2])]).is_err());
        let table = Table::new(&[(vec![2, 4], vec!['a', 'b']), (vec![3], vec!['c', 'd'])]).unwrap();
        assert_eq!((table.result(1, 4), table.result(0, 3)), ('b', 'c'));
    }

    #[test]
    fn two_dice_have_36_throws() {
        assert_eq!((2..=12).map(ways_of_two_dice).sum::<u32>(), 36);
        let counted =
            |sum: u32| (1..=6).flat_map(|a| (1..=6).map(move |b| a + b)).filter(|&s| s == sum).count();
        assert!((2..=12).all(|sum| counted(sum) == ways_of_two_dice(sum) as usize));
    }
}
