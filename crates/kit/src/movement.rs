//! Movement fields: a bucket-queue search over dense ids.
//!
//! Costs are whole numbers in a fraction that the game chooses (halves, quarters, sixths), so that a field is exact and
//! the same everywhere.

/// How many ways a row holds.
const ROW: usize = 8;

/// No way: too dear for any budget.
const NO_WAY: (u16, u8) = (0, u8::MAX);

/// The ways out of every space for one class of units, with their costs. Ways that the class may not take are absent.
///
/// They are kept in rows of eight, filled up with ways that nobody can afford: a search then weighs a whole row without
/// a branch, which is what makes it fast. Spaces with more ways have further rows.
#[derive(Clone, Debug, Default)]
pub struct Steps {
    rows: Vec<[(u16, u8); ROW]>,
    further: Vec<(u16, [(u16, u8); ROW])>,
    cheapest: u8,
}

impl Steps {
    /// Builds the table from the ways out of each space in turn.
    pub fn new<I: IntoIterator<Item = (u16, u8)>>(spaces: impl IntoIterator<Item = I>) -> Self {
        let mut table = Self { rows: Vec::new(), further: Vec::new(), cheapest: u8::MAX };
        for ways in spaces {
            let ways: Vec<(u16, u8)> = ways.into_iter().collect();
            let row = |part: &[(u16, u8)]| {
                let mut row = [NO_WAY; ROW];
                row[..part.len()].copy_from_slice(part);
                row
            };
            let space = table.rows.len() as u16;
            let mut parts = ways.chunks(ROW);
            table.rows.push(row(parts.next().unwrap_or(&[])));
            table.further.extend(parts.map(|part| (space, row(part))));
            let least = ways.iter().map(|&(_, cost)| cost).min();
            table.cheapest = table.cheapest.min(least.unwrap_or(u8::MAX));
        }
        table
    }

    #[inline]
    fn rows(&self, space: u16) -> impl Iterator<Item = &[(u16, u8); ROW]> {
        let further = self.further.iter().filter(move |(of, _)| *of == space).map(|(_, row)| row);
        std::iter::once(&self.rows[usize::from(space)]).chain(further)
    }

    /// The ways out of a space: where to, and at what cost.
    pub fn from(&self, space: u16) -> impl Iterator<Item = (u16, u8)> + '_ {
        self.rows(space).flatten().copied().filter(|&way| way != NO_WAY)
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
    cost: Box<[u8; MOST_SPACES]>,
    from: Box<[u16; MOST_SPACES]>,
    reached: Vec<u16>,
    /// One list a cost: the last entry of each, and all entries with the one before them.
    last: Box<[u16; 256]>,
    entries: Vec<(u16, u16)>,
}

/// More than any budget: not reached.
const FAR: u8 = u8::MAX;
/// The end of a list.
const END: u16 = u16::MAX;

impl Default for Field {
    fn default() -> Self {
        Self {
            cost: Box::new([FAR; MOST_SPACES]),
            from: Box::new([END; MOST_SPACES]),
            reached: Vec::new(),
            last: Box::new([END; 256]),
            entries: Vec::new(),
        }
    }
}

#[inline]
const fn at(space: u16) -> usize {
    space as usize & (MOST_SPACES - 1)
}

/// The parts of a field, each borrowed by itself, so that the compiler knows that they do not overlap.
struct Search<'f> {
    cost: &'f mut [u8; MOST_SPACES],
    from: &'f mut [u16; MOST_SPACES],
    reached: &'f mut Vec<u16>,
    last: &'f mut [u16; 256],
    entries: &'f mut Vec<(u16, u16)>,
}

impl Search<'_> {
    #[inline]
    fn reach(&mut self, space: u16, cost: u8, from: u16, arrival: Arrival) {
        if arrival == Arrival::Bar {
            return;
        }
        if self.cost[at(space)] == FAR {
            self.reached.push(space);
        }
        self.cost[at(space)] = cost;
        self.from[at(space)] = from;
        if arrival == Arrival::Pass {
            let entry = self.entries.len() as u16;
            self.entries.push((space, self.last[usize::from(cost)]));
            self.last[usize::from(cost)] = entry;
        }
    }

    /// Reaches the neighbours of a space for which the way through it is the cheapest so far.
    #[inline]
    fn spread(
        &mut self,
        row: &[(u16, u8); ROW],
        space: u16,
        level: u8,
        budget: u8,
        arrive: &mut impl FnMut(u16) -> Arrival,
    ) {
        let mut worth = 0_u32;
        for (i, &(to, step)) in row.iter().enumerate() {
            let limit = self.cost[at(to)].min(budget + 1);
            worth |= u32::from(level.saturating_add(step) < limit) << i;
        }
        while worth != 0 {
            let (to, step) = row[worth.trailing_zeros() as usize % ROW];
            worth &= worth - 1;
            // Two ways of one row may lead to the same space.
            if level + step < self.cost[at(to)] {
                let arrival = arrive(to);
                self.reach(to, level + step, space, arrival);
            }
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
        for &space in &self.reached {
            self.cost[at(space)] = FAR;
        }
        self.reached.clear();
        self.entries.clear();
        self.last[..=usize::from(budget)].fill(END);
        let mut search = Search {
            cost: &mut self.cost,
            from: &mut self.from,
            reached: &mut self.reached,
            last: &mut self.last,
            entries: &mut self.entries,
        };
        for &(space, cost) in sources {
            if cost <= budget && cost < search.cost[at(space)] {
                let arrival = if begins { Arrival::Pass } else { arrive(space) };
                search.reach(space, cost, END, arrival);
            }
        }
        // Whoever has not even the cheapest step left goes no further.
        let furthest = budget.checked_sub(steps.cheapest);
        for level in furthest.map_or(0..0, |level| 0..level + 1) {
            while search.last[usize::from(level)] != END {
                let (space, before) = search.entries[usize::from(search.last[usize::from(level)])];
                search.last[usize::from(level)] = before;
                // Reached more cheaply since it was noted here.
                if search.cost[at(space)] != level {
                    continue;
                }
                search.spread(&steps.rows[usize::from(space)], space, level, budget, &mut arrive);
                if !steps.further.is_empty() {
                    for row in steps.rows(space).skip(1) {
                        search.spread(row, space, level, budget, &mut arrive);
                    }
                }
            }
        }
    }

    /// What it costs to be in a space; none if it cannot be reached.
    #[must_use]
    #[inline]
    pub fn cost(&self, space: u16) -> Option<u8> {
        let cost = self.cost[at(space)];
        (cost != FAR).then_some(cost)
    }

    /// Every space reached, the sources included, in the order in which they were found.
    #[must_use]
    #[inline]
    pub fn reached(&self) -> &[u16] {
        &self.reached
    }

    /// The way to a space, from its source.
    #[must_use]
    pub fn path(&self, space: u16) -> Vec<u16> {
        let mut path = Vec::new();
        let mut space = space;
        while space != END && self.cost(space).is_some() {
            path.push(space);
            space = self.from[at(space)];
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
