//! All that a client needs, in two parcels: what never changes in a game, and what a viewer sees of a table now.

use crate::erased::{AnyTable, Game, Offer, Said};
use sandtable_engine::board::Space;
use sandtable_engine::explain::Odds;
use sandtable_engine::guide::{Blocked, Goal, Reason, Standing};
use sandtable_engine::message::Message;
use sandtable_engine::present::{Cup, Face, Legend, Look, Pile, Printed};
use sandtable_engine::rulebook::Rule;
use sandtable_engine::rules::{Scenario, Verdict};
use sandtable_engine::view::{View, Viewer};
use sandtable_engine::{CounterId, SeatId, SideId, SpaceId};
use serde::Serialize;

/// A space as it lies on the board.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpaceInfo {
    /// The hex number or the name of the box.
    pub name: String,
    /// The place there, if it has a name.
    pub title: Option<String>,
    /// What is printed there by which players call it.
    pub sign: Option<String>,
    /// Which grid it belongs to; none for a box.
    pub grid: Option<u8>,
    /// Whether it has a place on the map: all hexes have, and some boxes.
    pub drawn: bool,
    /// The centre in the plane; the origin if it has no place.
    pub at: (f64, f64),
    /// Its terrain: a word of the board.
    pub terrain: String,
    /// What else is there: words of the board.
    pub features: Vec<String>,
    /// Where its terrain comes from.
    pub source: String,
    /// The rules that name it.
    pub rules: Vec<String>,
    /// The points that it is worth.
    pub worth: i32,
}

/// A game, as far as it never changes.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Info {
    /// Its id.
    pub id: String,
    /// Its seats.
    pub seats: Vec<String>,
    /// All sides that own counters or may win.
    pub sides: Vec<String>,
    /// The side of each seat.
    pub side_of: Vec<SideId>,
    /// Names from its data that messages say by their number.
    pub words: Vec<String>,
    /// Its scenarios.
    pub scenarios: Vec<Scenario>,
    /// Its counters, by id.
    pub counters: Vec<Face>,
    /// Its spaces, by id.
    pub spaces: Vec<SpaceInfo>,
    /// The corners of a hex of each grid, seen from its centre.
    pub corners: Vec<Vec<(f64, f64)>>,
    /// How it looks.
    pub look: Look,
    /// Its rules in our words.
    pub rulebook: Vec<Rule>,
    /// What the board's signs mean.
    pub legend: Legend,
    /// Its printed tables.
    pub tables: Vec<Printed>,
    /// The phases of a turn.
    pub phases: Vec<Message>,
    /// In how many parts it divides a movement point.
    pub parts_of_a_point: u16,
    /// Whether nothing is ever hidden from anybody.
    pub open: bool,
}

/// A table, as a viewer sees it now.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sight {
    /// How many actions have been played.
    pub played: usize,
    /// Who decides.
    pub to_act: Option<SeatId>,
    /// The board.
    pub view: View,
    /// Why the deciding seat is asked; empty for others.
    pub reasons: Vec<Reason>,
    /// What the deciding seat can do; empty for others.
    pub offers: Vec<Offer>,
    /// What the deciding seat will look for and cannot do; empty for others.
    pub blocked: Vec<Blocked>,
    /// What counters of the deciding seat can still do in this phase; empty for others.
    pub standing: Vec<(CounterId, Standing)>,
    /// What wins, and how that stands.
    pub goal: Option<Goal>,
    /// What the deciding seat has done and can still take back, oldest first; empty for others.
    pub prepared: Vec<Offer>,
    /// The counter that the deciding seat has in hand.
    pub in_hand: Option<CounterId>,
    /// Where that counter can go, with the cost in parts of a point.
    pub reach: Vec<(SpaceId, u16)>,
    /// What the fight in preparation would bring.
    pub odds: Option<Odds>,
    /// Decks, discards and cards that lie face up.
    pub piles: Vec<Pile>,
    /// The cup and its chits, in a game that has one.
    pub cup: Option<Cup>,
    /// What was played from an entry on.
    pub history: Vec<Said>,
    /// Whether the last decision can be taken back.
    pub can_undo: bool,
    /// Whether something can be played again.
    pub can_redo: bool,
    /// The result, once the game is over.
    pub verdict: Option<Verdict>,
    /// The score of each seat if the game ended now.
    pub scores: Vec<i32>,
}

impl Info {
    /// What a client needs to know of a game.
    #[must_use]
    pub fn of(game: &dyn Game) -> Self {
        let board = game.board();
        let words = board.vocabulary();
        let drawn = |space: &Space| match space.cell {
            Some((grid, cell)) => Some(board.grids()[usize::from(grid)].centre(cell)),
            None => {
                let tenths = game.look().boxes.get(&space.name);
                tenths.map(|&(x, y)| (f64::from(x) / 10.0, f64::from(y) / 10.0))
            }
        };
        let spaces = board.spaces().map(|(id, space)| SpaceInfo {
            name: space.name.clone(),
            title: space.title.clone(),
            sign: game.sign(id).map(str::to_owned),
            grid: space.cell.map(|(grid, _)| grid),
            drawn: drawn(space).is_some(),
            at: drawn(space).unwrap_or_default(),
            terrain: words.terrains[usize::from(space.terrain)].to_owned(),
            features: (0..words.features.len())
                .filter(|bit| space.features & (1 << bit) != 0)
                .map(|bit| words.features[bit].to_owned())
                .collect(),
            source: space.source.clone(),
            rules: space.rules.clone(),
            worth: game.worth(id),
        });
        let corners = board.grids().iter().map(|grid| {
            let cell = grid.cells().next();
            cell.map_or_else(Vec::new, |cell| {
                let (x, y) = grid.centre(cell);
                grid.corners(cell).into_iter().map(|(cx, cy)| (cx - x, cy - y)).collect()
            })
        });
        Self {
            id: game.id().to_owned(),
            seats: game.seats().iter().map(|&seat| seat.to_owned()).collect(),
            sides: game.sides().iter().map(|&side| side.to_owned()).collect(),
            side_of: (0..game.seats().len()).map(|seat| game.side_of(SeatId(seat as u8))).collect(),
            words: game.words().to_vec(),
            scenarios: game.scenarios().to_vec(),
            counters: game.faces(),
            spaces: spaces.collect(),
            corners: corners.collect(),
            look: game.look().clone(),
            rulebook: game.rulebook().rules.clone(),
            legend: game.legend(),
            tables: game.tables(),
            phases: game.phases(),
            parts_of_a_point: game.parts_of_a_point(),
            open: game.is_open(),
        }
    }
}

impl Sight {
    /// What a viewer sees of a table, with what was played from an entry on.
    #[must_use]
    pub fn of(table: &dyn AnyTable, viewer: Viewer, from: usize) -> Self {
        let in_hand = table.in_hand(viewer);
        Self {
            played: table.len(),
            to_act: table.to_act(),
            view: table.view(viewer),
            reasons: table.reasons(viewer),
            offers: table.offers(viewer),
            blocked: table.blocked(viewer),
            standing: table.standing(viewer),
            goal: table.goal(viewer),
            prepared: table.prepared(viewer),
            in_hand,
            reach: in_hand.map_or_else(Vec::new, |counter| table.reach(viewer, counter)),
            odds: table.odds(viewer),
            piles: table.piles(viewer),
            cup: table.cup(viewer),
            history: table.history(viewer, from),
            can_undo: table.can_undo(viewer),
            can_redo: table.can_redo(viewer),
            verdict: table.verdict(),
            scores: table.scores(),
        }
    }
}
