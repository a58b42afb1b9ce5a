//! Supply and communication: whether a line leads from a space to a source, which one, and what breaks it.
//!
//! A line is traced from a unit: overland for so many spaces at most, then along a network (roads, tracks, railways, the lines
//! of a strategic map) as far as it likes, to a source. All lines are found at once, from the sources backwards. The game
//! says of each [`Step`] whether it is open; the line may carry a small state along, such as "the space before lay in a zone".
//!
//! ```
//! use sandtable_engine::SpaceId;
//! use sandtable_engine::board::{Board, Vocabulary};
//! use sandtable_kit::trace::{Leg, Step, Trace};
//! let words = Vocabulary { terrains: &["open"], features: &[], sides: &["road"] };
//! let board = Board::read(r#"
//!     game = "toy"
//!     grid = [{ name = "main", orientation = "flat", shifted = "odd", numbering = "ccrr", columns = [1, 1], rows = [1, 9] }]
//!     spaces = { 0101 = {}, 0102 = {}, 0103 = {}, 0104 = {}, 0105 = {}, 0106 = {} }
//!     sides = { 0101-0102 = { road = true }, 0102-0103 = { road = true } }
//! "#, "toy", words)?;
//! // A source in 0101, a road to 0103, at most two spaces overland; the enemy stands in `enemy`.
//! let lines = |enemy: u16| move |step: &Step<'_>| match step.leg {
//!     Leg::Network if step.edge.features == 0 => step.closed(),
//!     _ if step.there == SpaceId(enemy) => step.blocked(u8::from(step.leg == Leg::Overland)),
//!     leg => step.open(u8::from(leg == Leg::Overland)),
//! };
//! let mut trace = Trace::default();
//! trace.run(&board, &[SpaceId(0)], 2, lines(9));
//! assert_eq!(trace.line(SpaceId(4)), Some([4, 3, 2, 1, 0].map(SpaceId).to_vec())); // two spaces to the road, two along it
//! assert_eq!(trace.line(SpaceId(5)), None); // too far from the road
//! trace.run(&board, &[SpaceId(0)], 2, lines(1));
//! assert_eq!(trace.broken(&board, SpaceId(4), lines(1)).map(|broken| broken.at), Some(vec![SpaceId(1)]));
//! # Ok::<(), sandtable_engine::text::TextError>(())
//! ```

use crate::sets::Set;
use sandtable_engine::SpaceId;
use sandtable_engine::board::{Board, Edge};

/// A part of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Leg {
    /// From the unit to the network, or to the source itself.
    Overland,
    /// Along the network to the source.
    Network,
}

/// A step of a line, in the direction in which a player traces it: away from the unit.
#[derive(Clone, Copy, Debug)]
pub struct Step<'b> {
    /// In which part of the line.
    pub leg: Leg,
    /// The space that it leaves.
    pub here: SpaceId,
    /// The space that it enters.
    pub there: SpaceId,
    /// The edge between them.
    pub edge: &'b Edge,
    /// What the line from there on carries along, from zero to three; zero at the source.
    pub state: u8,
}

/// What a step is to a line: what it counts overland, and what the line carries along from the space that it leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passage {
    /// A line may lead here.
    Open(u8, u8),
    /// A line could lead here, were it not for the enemy.
    Blocked(u8, u8),
    /// No line can ever lead here.
    Closed,
}

impl Step<'_> {
    /// An open step that counts so much.
    #[must_use]
    pub const fn open(&self, cost: u8) -> Passage {
        Passage::Open(cost, 0)
    }

    /// A step that the enemy blocks, and that would count so much.
    #[must_use]
    pub const fn blocked(&self, cost: u8) -> Passage {
        Passage::Blocked(cost, 0)
    }

    /// No step at all.
    #[must_use]
    pub const fn closed(&self) -> Passage {
        Passage::Closed
    }
}

/// How many states a line may carry: zero to three.
const STATES: usize = 4;
/// Nodes of a space: a leg and a state each.
const NODES: usize = 2 * STATES;
/// Not reached.
const FAR: u8 = u8::MAX;
/// The end of a line.
const END: u32 = u32::MAX;

/// A node: a space, by which leg a line leaves it, and what the line carries along.
fn node(space: SpaceId, leg: Leg, state: u8) -> u32 {
    (space.index() * NODES + usize::from(leg == Leg::Overland) * STATES + usize::from(state) % STATES) as u32
}

const fn space_of(node: u32) -> SpaceId {
    SpaceId((node as usize / NODES) as u16)
}

/// Why no line leads to a source: the one that fewest enemies break.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The spaces of it that the enemy bars, beginning with the nearest.
    pub at: Vec<SpaceId>,
    /// The line, from the space asked for to the source.
    pub line: Vec<SpaceId>,
}

/// Asks for every step that leads to where the line of a node begins, and tells the nodes from which it does.
fn each_step(
    board: &Board,
    from: u32,
    passage: &mut impl FnMut(&Step<'_>) -> Passage,
    mut then: impl FnMut(u32, Passage),
) {
    let there = space_of(from);
    let (overland, state) = (from as usize % NODES >= STATES, (from as usize % STATES) as u8);
    let legs: &[Leg] = if overland { &[Leg::Overland] } else { &[Leg::Network, Leg::Overland] };
    for edge in board.edges(there) {
        for &leg in legs {
            let found = passage(&Step { leg, here: edge.to, there, edge, state });
            if let Passage::Open(_, state) | Passage::Blocked(_, state) = found {
                then(node(edge.to, leg, state), found);
            }
        }
    }
}

/// All lines to some sources. Reused from search to search, so that nothing is allocated.
#[derive(Clone, Debug, Default)]
pub struct Trace {
    /// What the overland part counts; [`FAR`] if no line leads there.
    cost: Vec<u8>,
    /// The node after each, towards the source.
    next: Vec<u32>,
    /// Whether the step to it is one that the enemy blocks.
    barred: Vec<bool>,
    /// The nodes to go on from, by cost.
    waiting: Vec<Vec<u32>>,
    limit: u8,
}

impl Trace {
    /// Finds every space from which a line leads to one of `sources`, at most `limit` overland (254 at most; a line without
    /// limit counts nothing). A source is supplied whoever stands there; a step into it is asked for like any other.
    pub fn run(
        &mut self,
        board: &Board,
        sources: &[SpaceId],
        limit: u8,
        passage: impl FnMut(&Step<'_>) -> Passage,
    ) {
        self.limit = limit.min(FAR - 1);
        self.cost.clear();
        self.cost.resize(board.len() * NODES, FAR);
        self.next.resize(board.len() * NODES, END);
        self.barred.resize(board.len() * NODES, false);
        self.waiting.resize_with(usize::from(self.limit) + 1, Vec::new);
        for &source in sources.iter().filter(|source| source.index() < board.len()) {
            self.note(node(source, Leg::Network, 0), 0, END, false);
        }
        self.spread(board, passage);
    }

    fn note(&mut self, node: u32, cost: u8, next: u32, barred: bool) {
        let at = node as usize;
        if cost <= self.limit && cost < self.cost[at] {
            (self.cost[at], self.next[at], self.barred[at]) = (cost, next, barred);
            self.waiting[usize::from(cost)].push(node);
        }
    }

    /// Follows the lines backwards from all that waits, in the order of what they count.
    fn spread(&mut self, board: &Board, mut passage: impl FnMut(&Step<'_>) -> Passage) {
        for level in 0..=self.limit {
            while let Some(from) = self.waiting[usize::from(level)].pop() {
                if self.cost[from as usize] == level {
                    each_step(board, from, &mut passage, |node, passage| {
                        if let Passage::Open(cost, _) = passage {
                            self.note(node, level.saturating_add(cost), from, false);
                        }
                    });
                }
            }
        }
    }

    /// The best node of a space: the one that counts least, along the network if it can.
    fn best(&self, space: SpaceId, legs: std::ops::Range<usize>) -> Option<u32> {
        let first = space.index() * NODES;
        let nodes =
            (first + legs.start..first + legs.end).filter(|&at| self.cost.get(at).is_some_and(|&c| c != FAR));
        nodes.min_by_key(|&at| self.cost[at]).map(|at| at as u32)
    }

    /// Whether a line leads from a space to a source.
    #[must_use]
    pub fn reaches(&self, space: SpaceId) -> bool {
        self.best(space, 0..NODES).is_some()
    }

    /// What the overland part of the shortest line from a space counts; none without a line.
    #[must_use]
    pub fn cost(&self, space: SpaceId) -> Option<u8> {
        self.best(space, 0..NODES).map(|at| self.cost[at as usize])
    }

    /// Whether a line leads along the network alone: an active railway, a headquarters on its road.
    #[must_use]
    pub fn is_on_network(&self, space: SpaceId) -> bool {
        self.best(space, 0..STATES).is_some()
    }

    /// Whether a line leads that begins overland, for rules by which a unit on a road must still step to the next space of it.
    #[must_use]
    pub fn reaches_overland(&self, space: SpaceId) -> bool {
        self.best(space, STATES..NODES).is_some()
    }

    /// The line from a space to its source, both included.
    #[must_use]
    pub fn line(&self, space: SpaceId) -> Option<Vec<SpaceId>> {
        self.best(space, 0..NODES).map(|at| self.follow(at).map(space_of).collect())
    }

    fn follow(&self, at: u32) -> impl Iterator<Item = u32> + '_ {
        std::iter::successors(Some(at), |&at| Some(self.next[at as usize]).filter(|&next| next != END))
    }

    /// What breaks the line from a space from which none leads: of the lines that there would be without the enemy, one that he
    /// bars in the fewest spaces. None if a line leads, or if none ever could.
    #[must_use]
    pub fn broken(
        &self,
        board: &Board,
        space: SpaceId,
        passage: impl FnMut(&Step<'_>) -> Passage,
    ) -> Option<Broken> {
        self.all_broken(board, &[space], passage).pop().flatten()
    }

    /// The same for many spaces, in their order, by one search.
    #[must_use]
    pub fn all_broken(
        &self,
        board: &Board,
        spaces: &[SpaceId],
        mut passage: impl FnMut(&Step<'_>) -> Passage,
    ) -> Vec<Option<Broken>> {
        let mut found: Vec<Option<Broken>> = vec![None; spaces.len()];
        let mut open: Vec<usize> = (0..spaces.len()).filter(|&nth| !self.reaches(spaces[nth])).collect();
        // A layer for each space that he bars on the way: a line that he bars in fewer may count more.
        let mut layers = vec![self.clone()];
        let mut least = self.cost.clone();
        while !open.is_empty() {
            let Some(reached) = layers.last() else { break };
            let mut further = Self::default();
            further.run(board, &[], self.limit, |_| Passage::Closed);
            for from in (0..reached.cost.len()).filter(|&from| reached.cost[from] != FAR) {
                let paid = reached.cost[from];
                each_step(board, from as u32, &mut passage, |node, passage| {
                    if let Passage::Blocked(cost, _) = passage {
                        further.note(node, paid.saturating_add(cost), from as u32, true);
                    }
                });
            }
            further.spread(board, &mut passage);
            // A layer from which nothing is nearer than from those before leads no further.
            let mut nearer = false;
            for (least, &cost) in least.iter_mut().zip(&further.cost) {
                nearer |= cost < *least;
                *least = cost.min(*least);
            }
            if !nearer {
                break;
            }
            layers.push(further);
            open.retain(|&nth| {
                let at = layers.last().and_then(|reached| reached.best(spaces[nth], 0..NODES));
                found[nth] = at.map(|at| retrace(&layers, at));
                at.is_none()
            });
        }
        found
    }
}

/// The line of a node of the last layer; a barred step leads to the layer before.
fn retrace(layers: &[Trace], mut node: u32) -> Broken {
    let mut broken = Broken { at: Vec::new(), line: vec![space_of(node)] };
    let mut layer = layers.len() - 1;
    loop {
        let (next, barred) = (layers[layer].next[node as usize], layers[layer].barred[node as usize]);
        if next == END {
            return broken;
        }
        broken.line.push(space_of(next));
        if barred {
            broken.at.push(space_of(next));
            layer -= 1;
        }
        node = next;
    }
}

/// All open spaces that a way through open spaces leads to from one of `starts`, those included that are open: lines without
/// limit, network or state, which is all that many rules ask for.
///
/// ```
/// use sandtable_engine::SpaceId;
/// use sandtable_kit::sets::Set;
/// use sandtable_kit::trace::connected;
/// let lane = |space: SpaceId| [space.0.checked_sub(1), Some(space.0 + 1)].into_iter().flatten().map(SpaceId);
/// let set = |spaces: &[u16]| spaces.iter().copied().map(SpaceId).collect::<Set<SpaceId, 1>>();
/// assert_eq!(connected([1, 7].map(SpaceId), &set(&[0, 1, 2, 4, 5]), lane), set(&[0, 1, 2]));
/// ```
#[must_use]
pub fn connected<const WORDS: usize, I: IntoIterator<Item = SpaceId>>(
    starts: impl IntoIterator<Item = SpaceId>,
    open: &Set<SpaceId, WORDS>,
    around: impl Fn(SpaceId) -> I,
) -> Set<SpaceId, WORDS> {
    let is_open = |space: &SpaceId| space.index() < 64 * WORDS && open.contains(*space);
    let mut reached: Set<SpaceId, WORDS> = starts.into_iter().filter(is_open).collect();
    let mut fresh = reached;
    while !fresh.is_empty() {
        let border = std::mem::take(&mut fresh);
        for to in border.iter().flat_map(&around).filter(is_open) {
            if !reached.contains(to) {
                reached.insert(to);
                fresh.insert(to);
            }
        }
    }
    reached
}

#[cfg(test)]
mod tests;
