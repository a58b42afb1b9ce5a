//! Strengths to odds, odds to columns, columns and dice to results.
//!
//! ```
//! use sandtable_kit::odds::{Column, Columns, Ratio, ratio};
//! let columns: Columns = "1-3 1-2 1-1 3-2 2-1 3-1 4-1 5-1 6-1 7-1".parse()?;
//! // A Bloody Summer: 8 against 5 is more than three to two, 7 against 5 is not.
//! assert_eq!(columns[columns.nearest(Ratio::new(8, 5))].to_string(), "3-2");
//! assert_eq!(columns[columns.nearest(Ratio::new(7, 5))].to_string(), "1-1");
//! // Normandy '44, 10.6: shifts count from the true odds; what ends below the table is a result of its own.
//! let place = columns.place(Ratio::new(10, 1));
//! assert_eq!(columns.column(place - 2), Column::Above);
//! assert_eq!(columns.label(place - 2).to_string(), "8-1");
//! assert_eq!(columns.column(columns.place(Ratio::new(1, 3)) - 1), Column::Below);
//! // Campanha drops the fraction on whichever side is the stronger.
//! assert_eq!(ratio(4, 9), Ratio::new(1, 2));
//! # Ok::<(), String>(())
//! ```

use sandtable_engine::data::{Item, Read, Wrong};
use std::fmt;
use std::ops::Deref;
use std::str::FromStr;

/// Odds: so many of the attacker to so many of the defender.
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
    /// The odds of two strengths as they are.
    #[must_use]
    pub const fn new(attacker: u32, defender: u32) -> Self {
        Self { attacker, defender }
    }

    /// Whether they are as good as others, or better. Nothing to defend with is as good as any odds.
    #[must_use]
    #[inline]
    pub const fn is_at_least(self, other: Self) -> bool {
        self.attacker as u64 * other.defender as u64 >= other.attacker as u64 * self.defender as u64
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

/// Where a place lies on a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// Before its first column.
    Below,
    /// In one of its columns.
    In(usize),
    /// After its last column.
    Above,
}

/// The odds columns of a table, rising. They are counted on beyond both ends, in whole odds, for rules by which shifts begin
/// there: a place below zero lies before the first column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Columns(Vec<Ratio>);

/// Nobody shifts by so many columns.
const BEYOND: u32 = 1000;

impl Deref for Columns {
    type Target = [Ratio];

    fn deref(&self) -> &[Ratio] {
        &self.0
    }
}

impl FromStr for Columns {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::new(text.split_whitespace().map(str::parse).collect::<Result<_, _>>()?)
    }
}

impl Columns {
    /// Columns in their printed order.
    ///
    /// # Errors
    /// If there is none, one has a zero, or they do not rise.
    pub fn new(columns: Vec<Ratio>) -> Result<Self, String> {
        if columns.is_empty() || columns.iter().any(|c| c.attacker == 0 || c.defender == 0) {
            return Err("a table needs columns, each with odds above zero".into());
        }
        match columns.windows(2).find(|pair| pair[0].is_at_least(pair[1])) {
            Some(pair) => Err(format!("the column {} must come before {}", pair[1], pair[0])),
            None => Ok(Self(columns)),
        }
    }

    /// The last whole odds on either side that the printed columns reach: one to so many, and so many to one.
    fn ends(&self) -> (u32, u32) {
        let (first, last) = (self.0[0], self.0[self.0.len() - 1]);
        (first.defender / first.attacker, last.attacker / last.defender)
    }

    /// The place of odds: that of the best column whose odds are not better, printed or not.
    #[must_use]
    pub fn place(&self, odds: Ratio) -> i32 {
        let (least, most) = self.ends();
        let printed = self.0.iter().rposition(|&column| odds.is_at_least(column));
        match printed {
            Some(column) if column + 1 == self.0.len() => {
                let whole = odds.attacker.checked_div(odds.defender).unwrap_or(u32::MAX);
                (column as u32 + whole.saturating_sub(most).min(BEYOND)) as i32
            }
            Some(column) => column as i32,
            None => {
                let whole = if odds.attacker == 0 { u32::MAX } else { odds.defender.div_ceil(odds.attacker) };
                -(whole.saturating_sub(least).min(BEYOND) as i32)
            }
        }
    }

    /// Whether a place is on the table.
    #[must_use]
    pub fn column(&self, place: i32) -> Column {
        match usize::try_from(place) {
            Err(_) => Column::Below,
            Ok(column) if column < self.0.len() => Column::In(column),
            Ok(_) => Column::Above,
        }
    }

    /// The column of a place, or the nearest.
    #[must_use]
    pub fn held(&self, place: i32) -> usize {
        shifted(0, place, self.0.len())
    }

    /// The column of odds, or the nearest.
    #[must_use]
    #[inline]
    pub fn nearest(&self, odds: Ratio) -> usize {
        self.0.iter().rposition(|&column| odds.is_at_least(column)).unwrap_or(0)
    }

    /// What a place is called: a printed column, or whole odds beyond.
    #[must_use]
    pub fn label(&self, place: i32) -> Ratio {
        let (least, most) = self.ends();
        match self.column(place) {
            Column::In(column) => self.0[column],
            Column::Below => Ratio::new(1, least.saturating_add(place.unsigned_abs())),
            Column::Above => Ratio::new(most.saturating_add(place as u32 + 1 - self.0.len() as u32), 1),
        }
    }
}

/// A column moved by shifts and held inside a table of `columns` columns.
#[must_use]
pub fn shifted(column: usize, shift: i32, columns: usize) -> usize {
    (column as i64 + i64::from(shift)).clamp(0, columns.max(1) as i64 - 1) as usize
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
        if width == 0 {
            return Err("the table has no columns".into());
        }
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

    /// The result of a roll in a column. A roll or a column beyond the table is its last, or its first.
    #[must_use]
    #[inline]
    pub fn result(&self, column: usize, roll: u32) -> T {
        let cells = &self.cells[self.line(roll)];
        cells[column.min(cells.len() - 1)]
    }

    /// The result of a roll that modifiers change: their sum, which the game explains as it explains shifts.
    #[must_use]
    pub fn modified(&self, column: usize, roll: u32, modifiers: i32) -> T {
        self.result(column, roll.saturating_add_signed(modifiers))
    }

    /// The greatest and least roll of the table.
    #[must_use]
    pub fn rolls(&self) -> std::ops::RangeInclusive<u32> {
        self.least..=self.least + self.line_of.len() as u32 - 1
    }

    /// The table as it is printed, with a line for the rolls that share one: its head and its cells.
    pub fn by_line(&self, cell: impl Fn(T) -> &'static str) -> Vec<(String, Vec<String>)> {
        let rolls = |line: usize| self.rolls().filter(move |roll| self.line(*roll) == line);
        let head = |line| rolls(line).map(|roll| roll.to_string()).collect::<Vec<_>>().join(" · ");
        (0..self.cells.len()).map(|line| (head(line), self.print(line, &cell))).collect()
    }

    /// The table as it is printed, with a line for each roll.
    pub fn by_roll(&self, cell: impl Fn(T) -> &'static str) -> Vec<(String, Vec<String>)> {
        self.rolls().map(|roll| (roll.to_string(), self.print(self.line(roll), &cell))).collect()
    }

    fn print(&self, line: usize, cell: &impl Fn(T) -> &'static str) -> Vec<String> {
        self.cells[line].iter().map(|&result| cell(result).to_owned()).collect()
    }

    /// The line of a roll; one beyond the table is the nearest that it has.
    #[inline]
    fn line(&self, roll: u32) -> usize {
        self.line_of[(roll.saturating_sub(self.least) as usize).min(self.line_of.len() - 1)]
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

/// Odds as data files print them, from the first column to the last.
impl Read for Columns {
    fn read(item: &Item) -> Result<Self, Wrong> {
        Vec::<String>::read(item)?.join(" ").parse().map_err(|error: String| item.wrong(error))
    }
}

/// Lines with what the `dice` show and their `results`, one a column; or one `result`.
impl<T: Read + Copy> Read for Table<T> {
    fn read(item: &Item) -> Result<Self, Wrong> {
        let mut lines = Vec::new();
        for line in item.list()? {
            let mut keys = line.keys()?;
            let dice = keys.read("dice")?;
            let results = match keys.read::<Option<T>>("result")? {
                Some(result) => vec![result],
                None => keys.read("results")?,
            };
            keys.end()?;
            lines.push((dice, results));
        }
        Self::new(&lines).map_err(|error| item.wrong(error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn odds_below_the_table_are_its_first_column_and_above_its_last() {
        let columns: Columns = "1-3 1-2 1-1 2-1 3-1".parse().unwrap();
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
            assert_eq!(columns.nearest(ratio(attack, defence)), expected, "{attack} against {defence}");
        }
        assert_eq!(shifted(1, -4, 5), 0);
        assert_eq!(shifted(3, 4, 5), 4);
    }

    #[test]
    fn columns_rise_and_have_odds() {
        for bad in ["", "1-2 1-3", "2-1 2-1", "1-1 2-2", "0-1 1-1", "1-0", "x"] {
            assert!(bad.parse::<Columns>().is_err(), "{bad}");
        }
    }

    #[test]
    fn a_modified_roll_stays_on_the_table() {
        let table =
            Table::new(&[(vec![1], vec!['a']), (vec![2, 3, 4, 5], vec!['b']), (vec![6], vec!['c'])]).unwrap();
        // The Dark Sands: a die of 2 less 2 is 1.
        assert_eq!(
            (table.modified(0, 2, -2), table.modified(0, 2, 1), table.modified(0, 5, 9)),
            ('a', 'b', 'c')
        );
    }

    proptest! {
        #[test]
        fn places_agree_with_a_table_of_all_columns(
            which in prop::collection::btree_set(0usize..14, 1..8),
            attack in 0u32..150,
            defence in 0u32..150,
            shift in -5i32..6,
        ) {
            const ALL: [&str; 14] = ["1-5", "1-4", "1-3", "1-2", "2-3", "3-4", "1-1", "5-4", "3-2", "2-1", "5-2", "3-1", "4-1", "5-1"];
            let printed: Vec<Ratio> = which.iter().map(|&i| ALL[i].parse().unwrap()).collect();
            let columns = Columns::new(printed.clone()).unwrap();
            // Every column there could be: whole odds before the first and after the last.
            let value = |r: &Ratio| f64::from(r.attacker) / f64::from(r.defender);
            let (first, last) = (value(&printed[0]), value(&printed[printed.len() - 1]));
            let mut all: Vec<Ratio> = (1..400).rev().map(|k| Ratio::new(1, k)).filter(|r| value(r) < first - 1e-9).collect();
            let start = all.len() as i32;
            all.extend(&printed);
            all.extend((1..400).map(|k| Ratio::new(k, 1)).filter(|r| value(r) > last + 1e-9));
            prop_assume!(attack > 0 && defence > 0 && attack < 2 * defence * 100);
            let odds = Ratio::new(attack, defence);
            let found = all.iter().rposition(|c| value(c) <= value(&odds) + 1e-9).unwrap() as i32 - start;
            prop_assert_eq!(columns.place(odds), found);
            let label = all[(found + start + shift).clamp(0, all.len() as i32 - 1) as usize];
            if found + start + shift >= 0 {
                prop_assert_eq!(columns.label(found + shift), label);
            }
            prop_assert_eq!(columns.held(found), columns.nearest(odds));
        }
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
