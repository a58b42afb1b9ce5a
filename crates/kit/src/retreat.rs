//! Retreats: the ways back with the fewest losses.
//!
//! Rules agree on little: how far, past whom, what a zone or a river costs, where a way may end early. They agree that of all ways
//! those count that cost least. A game says what each step costs and where a way may end; the search tries them all, clockwise, and
//! drops whatever has already cost more than the best.
//!
//! ```
//! use sandtable_engine::SpaceId;
//! use sandtable_kit::retreat::{Turn, Ways};
//! // Two spaces back along one of two lanes, 0 – 1 – 2 and 0 – 3 – 4; an enemy zone lies on 1.
//! let around = |space: SpaceId| match space.0 { 0 => vec![1, 3], 1 => vec![0, 2], 3 => vec![0, 4], _ => vec![] };
//! let mut ways = Ways::default();
//! ways.search(SpaceId(0), |space| around(space).into_iter().map(SpaceId), |way, to| match way {
//!     [_] => Turn::Go(u8::from(to == SpaceId(1))),
//!     [_, _] => Turn::End(0),
//!     _ => Turn::Bar,
//! });
//! assert_eq!((ways.loss(), ways.ends().collect::<Vec<_>>()), (Some(0), vec![SpaceId(4)]));
//! assert_eq!(ways.way(SpaceId(4)), Some(&[0, 3, 4].map(SpaceId)[..]));
//! ```

use sandtable_engine::SpaceId;

/// The most steps that a way may have.
pub const MOST_STEPS: usize = 8;

/// What comes of a step of a retreat, and what it costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// The retreat goes on from there.
    Go(u8),
    /// It ends there.
    End(u8),
    /// It may end there or go on.
    Either(u8),
    /// It may not go there.
    Bar,
}

/// The ways of a retreat with the fewest losses, one to each end. Reused from search to search.
#[derive(Clone, Debug, Default)]
pub struct Ways {
    /// Every way, from where it begins to its end, one after the other.
    spaces: Vec<SpaceId>,
    /// Where each way ends in the list.
    stops: Vec<usize>,
    loss: Option<u8>,
}

impl Ways {
    /// Tries every way from a space. `turn` is given the spaces passed so far, the first among them, and the next. No way enters a
    /// space twice, and none has more than [`MOST_STEPS`] steps.
    pub fn search<I: IntoIterator<Item = SpaceId>>(
        &mut self,
        from: SpaceId,
        around: impl Fn(SpaceId) -> I,
        mut turn: impl FnMut(&[SpaceId], SpaceId) -> Turn,
    ) {
        self.spaces.clear();
        self.stops.clear();
        self.loss = None;
        let mut way = [from; MOST_STEPS + 1];
        self.go_on(&mut way, 1, 0, &around, &mut turn);
    }

    fn go_on<I: IntoIterator<Item = SpaceId>>(
        &mut self,
        way: &mut [SpaceId; MOST_STEPS + 1],
        length: usize,
        paid: u8,
        around: &impl Fn(SpaceId) -> I,
        turn: &mut impl FnMut(&[SpaceId], SpaceId) -> Turn,
    ) {
        for to in around(way[length - 1]) {
            if length > MOST_STEPS || way[..length].contains(&to) {
                continue;
            }
            let (loss, ends, goes_on) = match turn(&way[..length], to) {
                Turn::Go(loss) => (loss, false, true),
                Turn::End(loss) => (loss, true, false),
                Turn::Either(loss) => (loss, true, true),
                Turn::Bar => continue,
            };
            let paid = paid.saturating_add(loss);
            if self.loss.is_some_and(|least| paid > least) {
                continue;
            }
            way[length] = to;
            if ends {
                self.note(&way[..=length], paid);
            }
            if goes_on {
                self.go_on(way, length + 1, paid, around, turn);
            }
        }
    }

    /// Keeps a way if it is the best so far, or as good and to a new end.
    fn note(&mut self, way: &[SpaceId], paid: u8) {
        if self.loss != Some(paid) {
            self.spaces.clear();
            self.stops.clear();
            self.loss = Some(paid);
        }
        if way.last().is_some_and(|&end| self.way(end).is_none()) {
            self.spaces.extend(way);
            self.stops.push(self.spaces.len());
        }
    }

    /// The fewest losses with which a way leads anywhere; none if no way does.
    #[must_use]
    pub const fn loss(&self) -> Option<u8> {
        self.loss
    }

    /// The spaces to which ways with so few losses lead, in the order in which they were found.
    pub fn ends(&self) -> impl Iterator<Item = SpaceId> + '_ {
        self.stops.iter().map(|&stop| self.spaces[stop - 1])
    }

    /// The way to such a space.
    #[must_use]
    pub fn way(&self, end: SpaceId) -> Option<&[SpaceId]> {
        let at = self.ends().position(|to| to == end)?;
        let start = at.checked_sub(1).map_or(0, |before| self.stops[before]);
        Some(&self.spaces[start..self.stops[at]])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use sandtable_hex::{Cell, Grid, Numbering, Orientation, Shifted};
    use std::collections::BTreeMap;

    /// Normandy '44, 13.1–13.3: two hexes away from where it stood, the second out of enemy zones; the first may lie in one at the cost
    /// of a step, and a town may stop the retreat.
    #[test]
    fn a_retreat_of_two_hexes_with_the_fewest_losses() {
        let grid = Grid::new(Orientation::Flat, Shifted::Odd, Numbering::Ccrr, (1, 9), (1, 9));
        let cell = |hex: SpaceId| Cell { column: 1 + (hex.0 / 9) as i16, row: 1 + (hex.0 % 9) as i16 };
        let hex = |cell: Cell| SpaceId((cell.column - 1) as u16 * 9 + (cell.row - 1) as u16);
        let at = |number: &str| hex(grid.parse(number).unwrap());
        let around = |space: SpaceId| grid.neighbours(cell(space)).map(hex).collect::<Vec<_>>();
        let back = |zones: &[SpaceId], towns: &[SpaceId]| {
            let mut ways = Ways::default();
            ways.search(at("0505"), around, |way, to| {
                let zone = zones.contains(&to);
                let away = usize::from(grid.distance(cell(way[0]), cell(to)));
                match way.len() {
                    1 if zone => Turn::Go(1),
                    1 if towns.contains(&to) => Turn::Either(0),
                    1 => Turn::Go(0),
                    2 if away == 2 && !zone => Turn::End(0),
                    _ => Turn::Bar,
                }
            });
            (ways.loss(), ways.ends().count(), ways.way(at("0503")).map(<[SpaceId]>::to_vec))
        };
        let (north, all) = (at("0504"), around(at("0505")));
        assert_eq!(back(&[], &[]), (Some(0), 12, Some(vec![at("0505"), north, at("0503")])));
        assert_eq!(back(&[], &[north]).1, 13);
        // Around a zone in the north, the hex behind it is two hexes away by no other way.
        assert_eq!(back(&[north], &[]), (Some(0), 11, None));
        assert_eq!(back(&all, &[]), (Some(1), 12, Some(vec![at("0505"), north, at("0503")])));
        let far: Vec<SpaceId> = all.iter().flat_map(|&near| around(near)).chain(all.clone()).collect();
        assert_eq!(back(&far, &[]), (None, 0, None));
    }

    proptest! {
        #[test]
        fn the_best_ways_are_the_best_of_all(
            pairs in prop::collection::btree_set((0u16..8, 0u16..8), 0..24),
            turns in prop::collection::vec((0u8..4, 0u8..3), 64),
            most in 1usize..5,
        ) {
            let around = |space: SpaceId| pairs.iter().filter(move |p| p.0 == space.0).map(|p| SpaceId(p.1));
            let turn = |way: &[SpaceId], to: SpaceId| {
                let (kind, loss) = turns[way[way.len() - 1].index() * 8 + to.index()];
                // What a step costs may depend on how far one has come.
                let loss = loss + u8::from(way.len().is_multiple_of(2));
                match kind {
                    _ if way.len() > most => Turn::Bar,
                    0 => Turn::Bar,
                    1 => Turn::Go(loss),
                    2 => Turn::End(loss),
                    _ => Turn::Either(loss),
                }
            };
            let mut ways = Ways::default();
            ways.search(SpaceId(0), around, turn);
            // All ways there are, step by step.
            let mut growing = vec![(vec![SpaceId(0)], 0_u32)];
            let mut best: BTreeMap<SpaceId, u32> = BTreeMap::new();
            while let Some((way, paid)) = growing.pop() {
                for to in around(way[way.len() - 1]).filter(|to| !way.contains(to)) {
                    let (loss, ends, on) = match turn(&way, to) {
                        Turn::Go(loss) => (loss, false, true),
                        Turn::End(loss) => (loss, true, false),
                        Turn::Either(loss) => (loss, true, true),
                        Turn::Bar => continue,
                    };
                    let paid = paid + u32::from(loss);
                    if ends {
                        best.entry(to).and_modify(|old| *old = paid.min(*old)).or_insert(paid);
                    }
                    if on {
                        growing.push(([&way[..], &[to]].concat(), paid));
                    }
                }
            }
            let least = best.values().min().copied();
            prop_assert_eq!(ways.loss().map(u32::from), least);
            let mut ends: Vec<SpaceId> = ways.ends().collect();
            ends.sort_unstable();
            prop_assert_eq!(ends, best.iter().filter(|(_, loss)| Some(**loss) == least).map(|(end, _)| *end).collect::<Vec<_>>());
            for end in (0..8).map(SpaceId) {
                let Some(way) = ways.way(end) else { continue };
                let losses = (1..way.len()).map(|n| match turn(&way[..n], way[n]) {
                    Turn::Go(loss) | Turn::Either(loss) if n + 1 < way.len() => u32::from(loss),
                    Turn::End(loss) | Turn::Either(loss) if n + 1 == way.len() => u32::from(loss),
                    _ => 1000,
                });
                prop_assert_eq!(Some(losses.sum::<u32>()), least);
            }
        }
    }
}
