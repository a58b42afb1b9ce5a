//! Movement fields: a bucket-queue search over dense ids.
//!
//! Costs are whole numbers in a fraction that the game chooses (halves, quarters, sixths), so that a field is exact and
//! the same everywhere.
//!
//! [`Field::run`] is for rules where entry depends on the space entered alone; it is the fast one. [`Field::run_by`] is for all
//! others: zones that cost a point to leave, rivers that only the first step may cross, costs that weather or rubble change.
//!
//! ```
//! use sandtable_engine::SpaceId;
//! use sandtable_kit::movement::{Arrival, Enter, Field, Steps};
//! // A lane 0 – 1 – 2 – 3; each step costs two halves of a point.
//! let [a, b, c, d] = [0, 1, 2, 3].map(SpaceId);
//! let steps = Steps::new([vec![(b, 2)], vec![(a, 2), (c, 2)], vec![(b, 2), (d, 2)], vec![(c, 2)]]);
//! let mut field = Field::default();
//! field.run(&steps, &[(a, 0)], true, 8, |to| if to == c { Arrival::Stop } else { Arrival::Pass });
//! assert_eq!((field.cost(c), field.cost(d)), (Some(4), None));
//! // One point more to leave 1; nobody enters 3 but from 2.
//! field.run_by(&steps, &[(a, 0)], true, 8, |from, to, base| match (from, to) {
//!     (from, _) if from == b => Enter::Pass(base + 2),
//!     (from, to) if (from, to) == (c, d) => Enter::Stop(base),
//!     (_, to) if to == d => Enter::Bar,
//!     _ => Enter::Pass(base),
//! });
//! assert_eq!((field.cost(d), field.path(d)), (Some(8), vec![a, b, c, d]));
//! ```

use sandtable_engine::SpaceId;
use sandtable_engine::ids::Id;

/// How many ways a row holds: the six sides of a hex.
const ROW: usize = 6;

/// The cost of no way: too dear for any budget.
const NO_WAY: u8 = u8::MAX;

/// For how many ways a row has room: a power of two, so that a masked index needs no check. The last place is never taken.
const ROOM: usize = 8;

/// Up to six ways out of a space, to as many others.
#[derive(Clone, Copy, Debug)]
#[repr(align(32))]
struct Row {
    to: [SpaceId; ROOM],
    cost: [u8; ROOM],
    /// What the cheapest way on costs from where each leads ([`least_on`]); in the last place, whether the space has further rows.
    on: [u8; ROOM],
}

impl Row {
    fn new(part: &[(SpaceId, u8)]) -> Self {
        let mut row = Self { to: [SpaceId(0); ROOM], cost: [NO_WAY; ROOM], on: [0; ROOM] };
        for (i, &(to, cost)) in part.iter().enumerate() {
            (row.to[i], row.cost[i]) = (to, cost);
        }
        row
    }

    /// Whether the space has more ways than this row holds.
    #[inline]
    const fn has_more(&self) -> bool {
        self.on[ROOM - 1] != 0
    }
}

/// The ways out of a space in rows of six at most, none with two ways to the same space.
fn rows_of(ways: &[(SpaceId, u8)]) -> Vec<Row> {
    let mut parts = vec![Vec::new()];
    for &way in ways {
        let fits =
            |part: &&mut Vec<(SpaceId, u8)>| part.len() < ROW && part.iter().all(|(to, _)| *to != way.0);
        match parts.iter_mut().find(fits) {
            Some(part) => part.push(way),
            None => parts.push(vec![way]),
        }
    }
    let mut rows: Vec<Row> = parts.iter().map(|part| Row::new(part)).collect();
    rows[0].on[ROOM - 1] = u8::from(rows.len() > 1);
    rows
}

/// What the cheapest way on costs from where a way leads, of those that bring one where one would not come as cheaply without it: not back,
/// and not where a way leads straight.
fn least_on(ways: &[Vec<(SpaceId, u8)>], from: usize, (to, cost): (SpaceId, u8)) -> u8 {
    let straight = |&&(there, on): &&(SpaceId, u8)| {
        let detour = cost.saturating_add(on);
        there.index() == from || ways[from].iter().any(|&(near, cost)| near == there && cost <= detour)
    };
    let on = ways.get(to.index()).into_iter().flatten().filter(|way| !straight(way));
    on.map(|&(_, cost)| cost).min().unwrap_or(NO_WAY)
}

/// The ways out of every space for one class of units, with their costs. Ways that the class may not take are absent.
///
/// They are kept in rows of six, to six different spaces, filled up with ways that nobody can afford: a search then weighs a whole row without
/// a branch, which is what makes it fast. Spaces with more ways have further rows.
#[derive(Clone, Debug, Default)]
pub struct Steps {
    rows: Vec<Row>,
    further: Vec<(SpaceId, Row)>,
}

impl Steps {
    /// Builds the table from the ways out of each space in turn.
    pub fn new<I: IntoIterator<Item = (SpaceId, u8)>>(spaces: impl IntoIterator<Item = I>) -> Self {
        let ways: Vec<Vec<(SpaceId, u8)>> =
            spaces.into_iter().map(|ways| ways.into_iter().collect()).collect();
        let mut table = Self::default();
        for (space, out) in ways.iter().enumerate() {
            let mut rows = rows_of(out);
            for row in &mut rows {
                for i in 0..ROW {
                    row.on[i] = least_on(&ways, space, (row.to[i], row.cost[i]));
                }
            }
            let mut rows = rows.into_iter();
            table.rows.extend(rows.next());
            table.further.extend(rows.map(|row| (SpaceId::new(space), row)));
        }
        table
    }

    /// The rows of a space after its first.
    fn further(&self, space: SpaceId) -> impl Iterator<Item = &Row> {
        self.further.iter().filter(move |(of, _)| *of == space).map(|(_, row)| row)
    }

    /// The ways out of a space: where to, and at what cost.
    pub fn from(&self, space: SpaceId) -> impl Iterator<Item = (SpaceId, u8)> + '_ {
        let row = &self.rows[space.index()];
        // Few spaces have further rows: the others need not look for them.
        let further = row.has_more().then(|| self.further(space)).into_iter().flatten();
        std::iter::once(row)
            .chain(further)
            .flat_map(|row| row.to.into_iter().zip(row.cost))
            .filter(|&(_, cost)| cost != NO_WAY)
    }

    /// The cost of the way from one space to another, if there is one.
    #[must_use]
    pub fn cost(&self, from: SpaceId, to: SpaceId) -> Option<u8> {
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

/// What a step from one space to another is to a unit, and what it costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Enter {
    /// It may go on from there.
    Pass(u8),
    /// It may come there this way, but no further.
    Stop(u8),
    /// It may not take this step.
    Bar,
}

/// Where a unit comes from that enters the board ([`Field::run_by`]).
pub const OUTSIDE: SpaceId = SpaceId::NONE;

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
    /// Whether it asked where from.
    by: bool,
}

/// What a search notes: in one piece, so that one address leads to all of it.
#[derive(Clone, Debug)]
struct Notes {
    /// What each space costs; more than the budget if it is not reached.
    cost: [u8; MOST_SPACES],
    from: [SpaceId; MOST_SPACES],
    reached: [SpaceId; MOST_SPACES],
    /// One list a cost of the spaces to go on from: the last of each, and the one before each space.
    last: [SpaceId; 256],
    before: [SpaceId; MOST_SPACES],
    /// Where entry depends on where from, another way than the cheapest may be the one to go on by: its cost and origin.
    cost_on: [u8; MOST_SPACES],
    from_on: [SpaceId; MOST_SPACES],
}

/// More than any budget.
const FAR: u8 = u8::MAX;
/// The list of those who go no further: no budget is as high.
const NO_LIST: u8 = u8::MAX;
/// The end of a list.
const END: SpaceId = SpaceId::NONE;

impl Default for Field {
    fn default() -> Self {
        let notes = Notes {
            cost: [FAR; MOST_SPACES],
            from: [END; MOST_SPACES],
            reached: [END; MOST_SPACES],
            last: [END; 256],
            before: [END; MOST_SPACES],
            cost_on: [FAR; MOST_SPACES],
            from_on: [END; MOST_SPACES],
        };
        Self { notes: Box::new(notes), count: 0, budget: 0, spaces: 0, by: false }
    }
}

#[inline]
const fn at(space: SpaceId) -> usize {
    space.index() & (MOST_SPACES - 1)
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
    fn reach(&mut self, space: SpaceId, cost: u8, from: SpaceId, on: u8, arrival: Arrival) {
        if arrival == Arrival::Bar {
            return;
        }
        let notes = &mut *self.notes;
        let old = notes.cost[at(space)];
        if old <= self.budget {
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
    fn spread(&mut self, row: &Row, space: SpaceId, level: u8, arrive: &mut impl FnMut(SpaceId) -> Arrival) {
        let mut worth = 0_u32;
        for (&to, &step) in row.to[..ROW].iter().zip(&row.cost[..ROW]).rev() {
            let cost = u32::from(level) + u32::from(step);
            worth = 2 * worth + u32::from(cost < u32::from(self.notes.cost[at(to)]));
        }
        while worth != 0 {
            let i = worth.trailing_zeros() as usize % ROOM;
            worth &= worth - 1;
            let to = row.to[i];
            self.reach(to, level + row.cost[i], space, row.on[i], arrive(to));
        }
    }
}

impl Notes {
    /// Takes a space that is reached more cheaply out of the list of its old cost, if it is there.
    fn unlist(&mut self, space: SpaceId, old: u8) {
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
        sources: &[(SpaceId, u8)],
        begins: bool,
        budget: u8,
        mut arrive: impl FnMut(SpaceId) -> Arrival,
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
                let row = &steps.rows[space.index()];
                search.spread(row, space, level, &mut arrive);
                if row.has_more() {
                    for row in steps.further(space) {
                        search.spread(row, space, level, &mut arrive);
                    }
                }
            }
        }
        self.count = search.count;
        (self.budget, self.spaces, self.by) = (budget, spaces, false);
    }

    /// Finds all that can be reached where a step may depend on both its ends: `enter` says what the step from one space to
    /// another is, given what it costs by the table. A source that is entered comes from [`OUTSIDE`].
    ///
    /// A space that can be reached in two ways, the cheaper of which ends there, has the cost of the cheaper, and the field
    /// goes on from it by the other.
    pub fn run_by(
        &mut self,
        steps: &Steps,
        sources: &[(SpaceId, u8)],
        begins: bool,
        budget: u8,
        mut enter: impl FnMut(SpaceId, SpaceId, u8) -> Enter,
    ) {
        let budget = budget.min(FAR - 1);
        let spaces = steps.rows.len().min(MOST_SPACES);
        let known = spaces.max(self.spaces);
        self.notes.cost[..known].fill(budget + 1);
        self.notes.cost_on[..spaces].fill(budget + 1);
        self.notes.last[..=usize::from(budget)].fill(END);
        (self.count, self.budget, self.spaces, self.by) = (0, budget, spaces, true);
        for &(space, cost) in sources.iter().filter(|(space, _)| space.index() < spaces) {
            let entry = if begins { Enter::Pass(cost) } else { enter(OUTSIDE, space, cost) };
            self.step_to(space, 0, OUTSIDE, entry);
        }
        for level in 0..=budget {
            while self.notes.last[usize::from(level)] != END {
                let space = self.notes.last[usize::from(level)];
                self.notes.last[usize::from(level)] = self.notes.before[at(space)];
                for (to, base) in steps.from(space).filter(|(to, _)| to.index() < spaces) {
                    self.step_to(to, level, space, enter(space, to, base));
                }
            }
        }
    }

    /// Notes a step to a space by one who has paid so much.
    fn step_to(&mut self, to: SpaceId, paid: u8, from: SpaceId, entry: Enter) {
        let (step, goes_on) = match entry {
            Enter::Pass(step) => (step, true),
            Enter::Stop(step) => (step, false),
            Enter::Bar => return,
        };
        let cost = paid.saturating_add(step);
        if cost > self.budget {
            return;
        }
        let notes = &mut *self.notes;
        if cost < notes.cost[at(to)] {
            notes.reached[self.count & (MOST_SPACES - 1)] = to;
            self.count += usize::from(notes.cost[at(to)] > self.budget);
            (notes.cost[at(to)], notes.from[at(to)]) = (cost, from);
        }
        let old = notes.cost_on[at(to)];
        if goes_on && cost < old {
            if old <= self.budget {
                notes.unlist(to, old);
            }
            (notes.cost_on[at(to)], notes.from_on[at(to)]) = (cost, from);
            // Of two ways at one price, the one that leads on.
            if cost == notes.cost[at(to)] {
                notes.from[at(to)] = from;
            }
            notes.before[at(to)] = notes.last[usize::from(cost)];
            notes.last[usize::from(cost)] = to;
        }
    }

    /// Whether one who goes to a space by its cheapest way may go on from there. It is told only of a field that asked where
    /// from ([`run_by`](Self::run_by)); the others know it by the space.
    #[must_use]
    pub fn goes_on(&self, space: SpaceId) -> bool {
        self.by && self.cost(space).is_some_and(|cost| cost == self.notes.cost_on[at(space)])
    }

    /// What it costs to be in a space; none if it cannot be reached.
    #[must_use]
    #[inline]
    pub fn cost(&self, space: SpaceId) -> Option<u8> {
        let cost = self.notes.cost[at(space)];
        (cost <= self.budget).then_some(cost)
    }

    /// Every space reached, the sources included, in the order in which they were found.
    #[must_use]
    #[inline]
    pub fn reached(&self) -> &[SpaceId] {
        &self.notes.reached[..self.count]
    }

    /// The way to a space, from its source.
    #[must_use]
    pub fn path(&self, space: SpaceId) -> Vec<SpaceId> {
        let mut path = Vec::new();
        let mut space = space;
        while space != END && self.cost(space).is_some() {
            // All but the last space of the way were left again.
            let on = self.by && !path.is_empty();
            path.push(space);
            space = if on { self.notes.from_on[at(space)] } else { self.notes.from[at(space)] };
        }
        path.reverse();
        path
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const fn at(space: u16) -> SpaceId {
        SpaceId(space)
    }

    /// The ways of a test, with spaces by their numbers.
    fn steps(spaces: impl IntoIterator<Item = Vec<(u16, u8)>>) -> Steps {
        Steps::new(spaces.into_iter().map(|ways| ways.into_iter().map(|(to, cost)| (at(to), cost))))
    }

    /// A strip 0 – 1 – 2 – 3 – 4 with cost 2 each, and a road 0 – 2 of cost 1.
    fn strip() -> Steps {
        steps([
            vec![(1, 2), (2, 1)],
            vec![(0, 2), (2, 2)],
            vec![(0, 1), (1, 2), (3, 2)],
            vec![(2, 2), (4, 2)],
            vec![(3, 2)],
        ])
    }

    fn table(ways: &[(u16, u16, u8)]) -> Steps {
        steps(
            (0..12u16).map(|s| ways.iter().filter(move |w| w.0 == s).map(|w| (w.1, w.2)).collect::<Vec<_>>()),
        )
    }

    #[test]
    fn the_cheapest_way_is_found_and_told() {
        let mut field = Field::default();
        field.run(&strip(), &[(at(0), 0)], true, 5, |_| Arrival::Pass);
        assert_eq!(field.cost(at(4)), Some(5));
        assert_eq!(field.path(at(4)), [0, 2, 3, 4].map(at));
        field.run(&strip(), &[(at(0), 0)], true, 4, |_| Arrival::Pass);
        assert_eq!(field.cost(at(4)), None);
        assert_eq!(field.cost(at(3)), Some(3));
    }

    #[test]
    fn zones_stop_and_enemies_bar() {
        let mut field = Field::default();
        field.run(
            &strip(),
            &[(at(0), 0)],
            true,
            9,
            |s| if s == at(2) { Arrival::Stop } else { Arrival::Pass },
        );
        assert_eq!((field.cost(at(2)), field.cost(at(3))), (Some(1), None));
        field.run(
            &strip(),
            &[(at(0), 0)],
            true,
            9,
            |s| if s == at(2) { Arrival::Bar } else { Arrival::Pass },
        );
        assert_eq!((field.cost(at(2)), field.cost(at(1))), (None, Some(2)));
    }

    #[test]
    fn entering_from_outside_pays_and_may_be_stopped_at_once() {
        let mut field = Field::default();
        field.run(&strip(), &[(at(1), 2), (at(4), 1)], false, 6, |s| {
            if s == at(1) { Arrival::Stop } else { Arrival::Pass }
        });
        assert_eq!((field.cost(at(1)), field.cost(at(3)), field.cost(at(0))), (Some(2), Some(3), Some(6)));
    }

    /// Normandy '44, 9.5: who wades into a flooded hex stops there, who follows the road does not.
    #[test]
    fn a_dearer_way_may_be_the_one_that_leads_on() {
        // 0 – 1 by a ford for 2, or 0 – 2 – 1 by road for 3; then 1 – 3.
        let steps = steps([vec![(1, 2), (2, 1)], vec![(3, 1)], vec![(1, 2)], vec![]]);
        let mut field = Field::default();
        let by_road =
            |from, to, cost| if (from, to) == (at(0), at(1)) { Enter::Stop(cost) } else { Enter::Pass(cost) };
        field.run_by(&steps, &[(at(0), 0)], true, 9, by_road);
        assert_eq!(
            (field.cost(at(1)), field.path(at(1)), field.goes_on(at(1))),
            (Some(2), vec![at(0), at(1)], false)
        );
        assert_eq!(
            (field.cost(at(3)), field.path(at(3)), field.goes_on(at(3))),
            (Some(4), [0, 2, 1, 3].map(at).to_vec(), true)
        );
    }

    proptest! {
        #[test]
        fn every_field_agrees_with_relaxing_until_nothing_changes(
            ways in prop::collection::vec((0u16..12, 0u16..12, 1u8..5), 0..60),
            stops in prop::collection::vec(any::<bool>(), 12),
            budget in 0u8..20,
        ) {
            let steps = table(&ways);
            let mut field = Field::default();
            field.run(&steps, &[(at(0), 0)], true, budget, |s| {
                if stops[s.index()] { Arrival::Stop } else { Arrival::Pass }
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
                prop_assert_eq!(field.cost(SpaceId::new(space)).map(u32::from), (cost != u32::MAX).then_some(cost));
            }
        }

        #[test]
        fn both_searches_agree_where_only_the_space_counts(
            ways in prop::collection::vec((0u16..12, 0u16..12, 1u8..5), 0..60),
            arrivals in prop::collection::vec(0u8..3, 12),
            sources in prop::collection::vec((0u16..12, 0u8..4), 1..4),
            begins in any::<bool>(),
            budget in 0u8..20,
        ) {
            let steps = table(&ways);
            let arrive = |to: SpaceId| [Arrival::Pass, Arrival::Stop, Arrival::Bar][usize::from(arrivals[to.index()])];
            // A unit that is on the board already is in one place.
            let sources: Vec<_> = sources.into_iter().map(|(space, cost)| (at(space), cost)).collect();
            let sources = if begins { &sources[..1] } else { &sources[..] };
            let (mut one, mut other) = (Field::default(), Field::default());
            one.run(&steps, sources, begins, budget, arrive);
            other.run_by(&steps, sources, begins, budget, |_, to, base| match arrive(to) {
                Arrival::Pass => Enter::Pass(base),
                Arrival::Stop => Enter::Stop(base),
                Arrival::Bar => Enter::Bar,
            });
            for space in (0..12).map(at) {
                prop_assert_eq!(one.cost(space), other.cost(space));
            }
            let sorted = |field: &Field| { let mut all = field.reached().to_vec(); all.sort_unstable(); all };
            prop_assert_eq!(sorted(&one), sorted(&other));
        }

        #[test]
        fn a_field_by_steps_agrees_with_relaxing_until_nothing_changes(
            ways in prop::collection::vec((0u16..8, 0u16..8, 1u8..5), 0..40),
            entries in prop::collection::vec((0u8..3, 0u8..3), 64),
            budget in 0u8..20,
        ) {
            let steps = table(&ways);
            let enter = |from: SpaceId, to: SpaceId, base: u8| {
                let (kind, more) = entries[from.index() * 8 + to.index()];
                [Enter::Pass(base + more), Enter::Stop(base + more), Enter::Bar][usize::from(kind)]
            };
            let mut field = Field::default();
            field.run_by(&steps, &[(at(0), 0)], true, budget, enter);
            // What it costs to be there, and to be there and free to go on.
            let mut best = [[u32::MAX; 2]; 8];
            best[0] = [0; 2];
            for _ in 0..16 {
                for &(a, b, base) in &ways {
                    let (cost, on) = match enter(at(a), at(b), base) {
                        Enter::Pass(cost) => (cost, true),
                        Enter::Stop(cost) => (cost, false),
                        Enter::Bar => continue,
                    };
                    let cost = best[usize::from(a)][1].saturating_add(u32::from(cost));
                    if cost <= u32::from(budget) {
                        let there = &mut best[usize::from(b)];
                        there[0] = there[0].min(cost);
                        if on { there[1] = there[1].min(cost) }
                    }
                }
            }
            for (space, [cost, on]) in (0..8).map(at).zip(best) {
                prop_assert_eq!(field.cost(space).map(u32::from), (cost != u32::MAX).then_some(cost));
                prop_assert_eq!(field.goes_on(space), cost != u32::MAX && on == cost);
                // The way told is one that may be gone, at the price told.
                let path = field.path(space);
                let mut paid = 0;
                for (i, step) in path.windows(2).enumerate() {
                    let last = i + 2 == path.len();
                    let costs = steps.from(step[0]).filter(|w| w.0 == step[1]).filter_map(|w| match enter(step[0], w.0, w.1) {
                        Enter::Pass(cost) => Some(cost),
                        Enter::Stop(cost) => last.then_some(cost),
                        Enter::Bar => None,
                    });
                    paid += u32::from(costs.min().unwrap());
                }
                if !path.is_empty() {
                    prop_assert_eq!((path[0], paid), (at(0), cost));
                }
            }
        }
    }
}
