//! Movement fields: a bucket-queue search over dense ids.
//!
//! Costs are whole numbers in a fraction that the game chooses (halves, quarters, sixths), so that a field is exact and
//! the same everywhere.

/// How many ways a row holds: the six sides of a hex.
const ROW: usize = 6;

/// The cost of no way: too dear for any budget.
const NO_WAY: u8 = u8::MAX;

/// Up to six ways out of a space.
#[derive(Clone, Copy, Debug)]
#[repr(align(32))]
struct Row {
    to: [u16; ROW],
    cost: [u8; ROW],
    /// What the cheapest way on costs from where each leads.
    on: [u8; ROW],
    /// Whether the space has more ways than this row holds.
    more: bool,
}

impl Row {
    fn new(part: &[(u16, u8)], more: bool) -> Self {
        let mut row = Self { to: [0; ROW], cost: [NO_WAY; ROW], on: [NO_WAY; ROW], more };
        for (i, &(to, cost)) in part.iter().enumerate() {
            (row.to[i], row.cost[i]) = (to, cost);
        }
        row
    }
}

/// The ways out of every space for one class of units, with their costs. Ways that the class may not take are absent.
///
/// They are kept in rows of six, filled up with ways that nobody can afford: a search then weighs a whole row without
/// a branch, which is what makes it fast. Spaces with more ways have further rows.
#[derive(Clone, Debug, Default)]
pub struct Steps {
    rows: Vec<Row>,
    further: Vec<(u16, Row)>,
}

impl Steps {
    /// Builds the table from the ways out of each space in turn.
    pub fn new<I: IntoIterator<Item = (u16, u8)>>(spaces: impl IntoIterator<Item = I>) -> Self {
        let mut table = Self::default();
        let mut least = Vec::new();
        for ways in spaces {
            let ways: Vec<(u16, u8)> = ways.into_iter().collect();
            least.push(ways.iter().map(|&(_, cost)| cost).min().unwrap_or(NO_WAY));
            let space = table.rows.len() as u16;
            let mut parts = ways.chunks(ROW);
            table.rows.push(Row::new(parts.next().unwrap_or(&[]), ways.len() > ROW));
            table.further.extend(parts.map(|part| (space, Row::new(part, false))));
        }
        for row in table.rows.iter_mut().chain(table.further.iter_mut().map(|(_, row)| row)) {
            row.on = row.to.map(|to| least.get(usize::from(to)).copied().unwrap_or(NO_WAY));
        }
        table
    }

    /// The rows of a space after its first.
    fn further(&self, space: u16) -> impl Iterator<Item = &Row> {
        self.further.iter().filter(move |(of, _)| *of == space).map(|(_, row)| row)
    }

    /// The ways out of a space: where to, and at what cost.
    pub fn from(&self, space: u16) -> impl Iterator<Item = (u16, u8)> + '_ {
        std::iter::once(&self.rows[usize::from(space)])
            .chain(self.further(space))
            .flat_map(|row| row.to.into_iter().zip(row.cost))
            .filter(|&(_, cost)| cost != NO_WAY)
    }

    /// The cost of the way from one space to another, if there is one.
    #[must_use]
    pub fn cost(&self, from: u16, to: u16) -> Option<u8> {
        self.from(from).find(|(there, _)| *there == to).map(|(_, cost)| cost)
    }
}

/// What happens to a unit that arrives in a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// It may go on.
    Pass,
    /// It must stop: an enemy zone, say.
    Stop,
    /// It may not enter at all.
    Bar,
}

/// The most spaces that a field can hold. A power of two, so that a masked index needs no check.
pub const MOST_SPACES: usize = 2048;

/// Where a unit can go. Reused from search to search, so that nothing is allocated.
#[derive(Clone, Debug)]
pub struct Field {
    notes: Box<Notes>,
    count: usize,
    budget: u8,
    /// How many spaces the last search knew.
    spaces: usize,
}

/// What a search notes: in one piece, so that one address leads to all of it.
#[derive(Clone, Debug)]
struct Notes {
    /// What each space costs; more than the budget if it is not reached.
    cost: [u8; MOST_SPACES],
    from: [u16; MOST_SPACES],
    reached: [u16; MOST_SPACES],
    /// One list a cost of the spaces to go on from: the last of each, and the one before each space.
    last: [u16; 256],
    before: [u16; MOST_SPACES],
}

/// More than any budget.
const FAR: u8 = u8::MAX;
/// The list of those who go no further: no budget is as high.
const NO_LIST: u8 = u8::MAX;
/// The end of a list.
const END: u16 = u16::MAX;

impl Default for Field {
    fn default() -> Self {
        let notes = Notes {
            cost: [FAR; MOST_SPACES],
            from: [END; MOST_SPACES],
            reached: [END; MOST_SPACES],
            last: [END; 256],
            before: [END; MOST_SPACES],
        };
        Self { notes: Box::new(notes), count: 0, budget: 0, spaces: 0 }
    }
}

#[inline]
const fn at(space: u16) -> usize {
    space as usize & (MOST_SPACES - 1)
}

/// Whether one can go on at a cost, whoever has paid another.
#[inline]
fn affords(budget: u8, paid: u8, on: u8) -> bool {
    u32::from(paid) + u32::from(on) <= u32::from(budget)
}

struct Search<'f> {
    notes: &'f mut Notes,
    count: usize,
    budget: u8,
}

impl Search<'_> {
    /// Notes that a space is reached, from which the cheapest way on costs so much. Nearly without branches, for nobody
    /// could guess them.
    #[inline(always)]
    fn reach(&mut self, space: u16, cost: u8, from: u16, on: u8, arrival: Arrival) {
        if arrival == Arrival::Bar {
            return;
        }
        let notes = &mut *self.notes;
        let old = notes.cost[at(space)];
        if affords(self.budget, old, on) {
            notes.unlist(space, old);
        }
        notes.reached[self.count & (MOST_SPACES - 1)] = space;
        self.count += usize::from(old > self.budget);
        notes.cost[at(space)] = cost;
        notes.from[at(space)] = from;
        let goes_on = (arrival == Arrival::Pass) & affords(self.budget, cost, on);
        let list = usize::from(if goes_on { cost } else { NO_LIST });
        notes.before[at(space)] = notes.last[list];
        notes.last[list] = space;
    }

    /// Reaches the neighbours of a space for which the way through it is the cheapest so far.
    #[inline(always)]
    fn spread(&mut self, row: &Row, space: u16, level: u8, arrive: &mut impl FnMut(u16) -> Arrival) {
        let mut worth = 0_u32;
        for (i, (&to, &step)) in row.to.iter().zip(&row.cost).enumerate() {
            let cost = u32::from(level) + u32::from(step);
            worth |= u32::from(cost < u32::from(self.notes.cost[at(to)])) << i;
        }
        while worth != 0 {
            let i = worth.trailing_zeros() as usize % ROW;
            worth &= worth - 1;
            let (to, cost) = (row.to[i], level + row.cost[i]);
            // Two ways of one row may lead to the same space.
            if cost < self.notes.cost[at(to)] {
                let arrival = arrive(to);
                self.reach(to, cost, space, row.on[i], arrival);
            }
        }
    }
}

impl Notes {
    /// Takes a space that is reached more cheaply out of the list of its old cost, if it is there.
    fn unlist(&mut self, space: u16, old: u8) {
        let mut place = self.last[usize::from(old)];
        if place == space {
            self.last[usize::from(old)] = self.before[at(space)];
            return;
        }
        while place != END {
            let next = self.before[at(place)];
            if next == space {
                self.before[at(place)] = self.before[at(space)];
                return;
            }
            place = next;
        }
    }
}

impl Field {
    /// Finds all that can be reached from `sources` (spaces with the cost of being there) within `budget`.
    ///
    /// A source is entered like any other space unless `begins` is true: then it is where the unit already stands.
    /// Spaces must be numbered below [`MOST_SPACES`].
    pub fn run(
        &mut self,
        steps: &Steps,
        sources: &[(u16, u8)],
        begins: bool,
        budget: u8,
        mut arrive: impl FnMut(u16) -> Arrival,
    ) {
        let budget = budget.min(FAR - 1);
        let spaces = steps.rows.len().min(MOST_SPACES);
        self.notes.cost[..spaces.max(self.spaces)].fill(budget + 1);
        self.notes.last[..=usize::from(budget)].fill(END);
        let mut search = Search { notes: &mut self.notes, count: 0, budget };
        for &(space, cost) in sources {
            if cost < search.notes.cost[at(space)] {
                let arrival = if begins { Arrival::Pass } else { arrive(space) };
                search.reach(space, cost, END, 0, arrival);
            }
        }
        for level in 0..=budget {
            while search.notes.last[usize::from(level)] != END {
                let space = search.notes.last[usize::from(level)];
                search.notes.last[usize::from(level)] = search.notes.before[at(space)];
                let row = &steps.rows[usize::from(space)];
                search.spread(row, space, level, &mut arrive);
                if row.more {
                    for row in steps.further(space) {
                        search.spread(row, space, level, &mut arrive);
                    }
                }
            }
        }
        self.count = search.count;
        (self.budget, self.spaces) = (budget, spaces);
    }

    /// What it costs to be in a space; none if it cannot be reached.
    #[must_use]
    #[inline]
    pub fn cost(&self, space: u16) -> Option<u8> {
        let cost = self.notes.cost[at(space)];
        (cost <= self.budget).then_some(cost)
    }

    /// Every space reached, the sources included, in the order in which they were found.
    #[must_use]
    #[inline]
    pub fn reached(&self) -> &[u16] {
        &self.notes.reached[..self.count]
    }

    /// The way to a space, from its source.
    #[must_use]
    pub fn path(&self, space: u16) -> Vec<u16> {
        let mut path = Vec::new();
        let mut space = space;
        while space != END && self.cost(space).is_some() {
            path.push(space);
            space = self.notes.from[at(space)];
        }
        path.reverse();
        path
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// A strip 0 – 1 – 2 – 3 – 4 with cost 2 each, and a road 0 – 2 of cost 1.
    fn strip() -> Steps {
        Steps::new([
            vec![(1, 2), (2, 1)],
            vec![(0, 2), (2, 2)],
            vec![(0, 1), (1, 2), (3, 2)],
            vec![(2, 2), (4, 2)],
            vec![(3, 2)],
        ])
    }

    #[test]
    fn the_cheapest_way_is_found_and_told() {
        let mut field = Field::default();
        field.run(&strip(), &[(0, 0)], true, 5, |_| Arrival::Pass);
        assert_eq!(field.cost(4), Some(5));
        assert_eq!(field.path(4), [0, 2, 3, 4]);
        field.run(&strip(), &[(0, 0)], true, 4, |_| Arrival::Pass);
        assert_eq!(field.cost(4), None);
        assert_eq!(field.cost(3), Some(3));
    }

    #[test]
    fn zones_stop_and_enemies_bar() {
        let mut field = Field::default();
        field.run(&strip(), &[(0, 0)], true, 9, |s| if s == 2 { Arrival::Stop } else { Arrival::Pass });
        assert_eq!((field.cost(2), field.cost(3)), (Some(1), None));
        field.run(&strip(), &[(0, 0)], true, 9, |s| if s == 2 { Arrival::Bar } else { Arrival::Pass });
        assert_eq!((field.cost(2), field.cost(1)), (None, Some(2)));
    }

    #[test]
    fn entering_from_outside_pays_and_may_be_stopped_at_once() {
        let mut field = Field::default();
        field.run(
            &strip(),
            &[(1, 2), (4, 1)],
            false,
            6,
            |s| if s == 1 { Arrival::Stop } else { Arrival::Pass },
        );
        assert_eq!((field.cost(1), field.cost(3), field.cost(0)), (Some(2), Some(3), Some(6)));
    }

    proptest! {
        #[test]
        fn every_field_agrees_with_relaxing_until_nothing_changes(
            ways in prop::collection::vec((0u16..12, 0u16..12, 1u8..5), 0..60),
            stops in prop::collection::vec(any::<bool>(), 12),
            budget in 0u8..20,
        ) {
            let steps = Steps::new((0..12u16).map(|s| {
                ways.iter().filter(move |w| w.0 == s).map(|w| (w.1, w.2)).collect::<Vec<_>>()
            }));
            let mut field = Field::default();
            field.run(&steps, &[(0, 0)], true, budget, |s| {
                if stops[usize::from(s)] { Arrival::Stop } else { Arrival::Pass }
            });
            let mut best = [u32::MAX; 12];
            best[0] = 0;
            for _ in 0..12 {
                for &(a, b, c) in &ways {
                    let (a, b) = (usize::from(a), usize::from(b));
                    // The start may always be left; elsewhere a stop is a stop.
                    if best[a] == u32::MAX || (a != 0 && stops[a]) { continue }
                    let cost = best[a] + u32::from(c);
                    if cost <= u32::from(budget) && cost < best[b] { best[b] = cost }
                }
            }
            for (space, &cost) in best.iter().enumerate() {
                prop_assert_eq!(field.cost(space as u16).map(u32::from), (cost != u32::MAX).then_some(cost));
            }
        }
    }
}
