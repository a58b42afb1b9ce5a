//! A window on the map in text: staggered hexes with number, ground and stack, rivers and roads on their sides.
//!
//! ```text
//!    flat:   _______            pointy:  +----+----+
//!           /2010*bV\                    |2010*bV  |
//!          / A2 16/1US                   |A2 16/1US|
//!          \ Vierville/                  |Vierville|
//!           \~~~~~~~/                    +~~~~+-=--+
//! ```

use crate::output::{Style, painted};
use crate::speech::Speech;
use sandtable_catalog::{AnyTable, Game};
use sandtable_engine::SpaceId;
use sandtable_engine::board::{Board, Space};
use sandtable_engine::message::Arg;
use sandtable_engine::view::{Stack, View, Viewer};
use sandtable_hex::{Grid, Orientation};
use std::collections::BTreeSet;

mod canvas;
mod glyphs;

use canvas::Canvas;
pub(crate) use glyphs::legend;

/// A part of the map.
pub(crate) struct Window<'a> {
    /// The game's id.
    pub(crate) game: &'a str,
    /// The board.
    pub(crate) board: &'a Board,
    /// The words for the sides.
    pub(crate) sides: &'a [&'a str],
    /// What may be seen.
    pub(crate) view: &'a View,
    /// The language.
    pub(crate) speech: &'a Speech,
    /// The hex in the middle.
    pub(crate) centre: SpaceId,
    /// How many columns to either side.
    pub(crate) columns: i16,
    /// How many rows above and below.
    pub(crate) rows: i16,
    /// The spaces that legal actions name.
    pub(crate) choices: &'a BTreeSet<SpaceId>,
}

impl Window<'_> {
    fn shows(&self, space: &Space) -> bool {
        let (Some((grid, cell)), Some((main, middle))) = (space.cell, self.board.space(self.centre).cell)
        else {
            return false;
        };
        grid == main
            && (cell.column - middle.column).abs() <= self.columns
            && (cell.row - middle.row).abs() <= self.rows
    }

    /// The stacks of the window.
    pub(crate) fn stacks(&self) -> Vec<&Stack> {
        let inside =
            |stack: &&Stack| self.board.find(&stack.space).is_some_and(|id| self.shows(self.board.space(id)));
        self.view.stacks.iter().filter(inside).collect()
    }

    /// The counters off the map that legal actions name, by space, such as those that wait at sea.
    pub(crate) fn waiting(&self, actions: &[String]) -> Vec<Stack> {
        let words: BTreeSet<&str> = actions.iter().flat_map(|action| action.split(' ').skip(1)).collect();
        let off = |stack: &&Stack| {
            self.board.find(&stack.space).is_some_and(|id| self.board.space(id).cell.is_none())
        };
        let named = |stack: &Stack| {
            let mut stack = stack.clone();
            stack.counters.retain(|c| c.name.as_deref().is_some_and(|name| words.contains(name)));
            (!stack.counters.is_empty()).then_some(stack)
        };
        self.view.stacks.iter().filter(off).filter_map(named).collect()
    }

    /// The window as lines, each with its length without colours.
    pub(crate) fn draw(&self, colour: bool) -> Vec<(String, usize)> {
        let Some((main, middle)) = self.board.space(self.centre).cell else { return Vec::new() };
        let grid = self.board.grids()[usize::from(main)];
        let (first_column, first_row) = (middle.column - self.columns, middle.row - self.rows);
        let mut canvas = Canvas::default();
        for (id, space) in self.board.spaces().filter(|(_, space)| self.shows(space)) {
            let Some((_, cell)) = space.cell else { continue };
            let (x, y) =
                origin(&grid, cell.column - first_column, cell.row - first_row, grid.centre(cell), cell);
            match grid.orientation {
                Orientation::Flat => self.flat(&mut canvas, id, x, y),
                Orientation::Pointy => self.pointy(&mut canvas, id, x, y),
            }
        }
        canvas.lines(|style, text| painted(colour, style, text))
    }

    fn flat(&self, canvas: &mut Canvas, id: SpaceId, x: usize, y: usize) {
        let across: Vec<_> = (x + 2..x + 9).collect();
        let top: Vec<_> = across.iter().map(|&x| (x, y)).collect();
        let bottom: Vec<_> = across.iter().map(|&x| (x, y + 4)).collect();
        let sides: [(&[(usize, usize)], char); 6] = [
            (&top, '_'),
            (&[(x + 9, y + 1), (x + 10, y + 2)], '\\'),
            (&[(x + 10, y + 3), (x + 9, y + 4)], '/'),
            (&bottom, '_'),
            (&[(x, y + 3), (x + 1, y + 4)], '\\'),
            (&[(x + 1, y + 1), (x, y + 2)], '/'),
        ];
        for (direction, (places, plain)) in sides.into_iter().enumerate() {
            self.side(canvas, id, direction, places, plain);
        }
        self.inside(canvas, id, [(x + 2, y + 1, 7), (x + 1, y + 2, 9), (x + 1, y + 3, 9)]);
    }

    fn pointy(&self, canvas: &mut Canvas, id: SpaceId, x: usize, y: usize) {
        let row = |from: usize, y: usize| (from..from + 4).map(|x| (x, y)).collect::<Vec<_>>();
        let wall = |x: usize| (y + 1..y + 4).map(|y| (x, y)).collect::<Vec<_>>();
        let sides = [
            (row(x + 6, y), '-'),
            (wall(x + 10), '|'),
            (row(x + 6, y + 4), '-'),
            (row(x + 1, y + 4), '-'),
            (wall(x), '|'),
            (row(x + 1, y), '-'),
        ];
        for (direction, (places, plain)) in sides.iter().enumerate() {
            self.side(canvas, id, direction, places, *plain);
        }
        for corner in [x, x + 5, x + 10] {
            canvas.put(corner, y, '+', Some(Style::Dim));
            canvas.put(corner, y + 4, '+', Some(Style::Dim));
        }
        self.inside(canvas, id, [(x + 1, y + 1, 9), (x + 1, y + 2, 9), (x + 1, y + 3, 9)]);
    }

    /// One side: water and the like along it, a road in its middle.
    fn side(
        &self,
        canvas: &mut Canvas,
        id: SpaceId,
        direction: usize,
        places: &[(usize, usize)],
        plain: char,
    ) {
        let board = self.board;
        let edge = board.edges(id).iter().find(|edge| edge.direction.map(usize::from) == Some(direction));
        let (line, road) = edge.map_or((None, false), |edge| glyphs::side(board, edge.features));
        for &(x, y) in places {
            let (letter, style) = line.unwrap_or((plain, Style::Dim));
            canvas.put(x, y, letter, Some(style));
        }
        if road {
            let (x, y) = places[places.len() / 2];
            canvas.put(x, y, '=', Some(Style::Road));
        }
    }

    /// Number and ground, stack, and the place or a second seat's stack.
    fn inside(&self, canvas: &mut Canvas, id: SpaceId, rows: [(usize, usize, usize); 3]) {
        let space = self.board.space(id);
        let chosen = self.choices.contains(&id);
        let mark = if chosen { '*' } else { ' ' };
        let number = format!("{}{mark}{}", space.name, glyphs::ground(self.board, space));
        let style = match (id == self.centre, chosen) {
            (_, true) => Style::Choice,
            (true, false) => Style::Bold,
            _ => Style::Dim,
        };
        let mut lines = vec![(number, style)];
        let stack = self.view.stacks.iter().find(|stack| stack.space == space.name);
        let mut seats: Vec<_> = stack.iter().flat_map(|s| &s.counters).map(|c| c.side).collect();
        seats.dedup();
        for &seat in seats.iter().take(2) {
            let counters: Vec<_> =
                stack.iter().flat_map(|s| &s.counters).filter(|c| c.side == seat).collect();
            let top =
                counters[0].name.clone().unwrap_or_else(|| self.speech.term(self.game, &counters[0].kind));
            let letter = glyphs::owner(self.sides, seat);
            lines.push((format!("{letter}{} {top}", counters.len()), Style::Seat(seat.0)));
        }
        if let Some(title) = &space.title {
            lines.push((title.clone(), Style::Bold));
        }
        for ((x, y, room), (text, style)) in rows.into_iter().zip(lines) {
            for (i, letter) in text.chars().take(room).enumerate() {
                canvas.put(x + i, y, letter, Some(style));
            }
        }
    }
}

/// Where the first character of a hex lies on the canvas.
fn origin(
    grid: &Grid,
    column: i16,
    row: i16,
    centre: (f64, f64),
    cell: sandtable_hex::Cell,
) -> (usize, usize) {
    let at = |n: i16| usize::try_from(n).unwrap_or(0);
    // A moved line lies half a hex further on.
    match grid.orientation {
        Orientation::Flat => {
            (at(column) * 9, at(row) * 4 + if centre.1 > f64::from(cell.row) { 2 } else { 0 })
        }
        Orientation::Pointy => {
            (at(column) * 10 + if centre.0 > f64::from(cell.column) { 5 } else { 0 }, at(row) * 4)
        }
    }
}

/// The spaces on the map that legal actions name, for whoever decides.
pub(crate) fn choices(game: &dyn Game, table: &dyn AnyTable, viewer: Viewer) -> BTreeSet<SpaceId> {
    let may_know = match viewer {
        Viewer::Referee => true,
        Viewer::Seat(seat) => table.to_act() == Some(seat),
    };
    if !may_know {
        return BTreeSet::new();
    }
    let actions = table.actions(Viewer::Referee);
    let words = actions.iter().filter_map(|action| action.rsplit(' ').next());
    words.filter_map(|word| game.board().find(word)).collect()
}

/// Where the action is: what the prompt speaks of, the target of a fight, or the middle of what can be done.
pub(crate) fn focus(game: &dyn Game, table: &dyn AnyTable, view: &View) -> Option<SpaceId> {
    spoken_of(game, view).or_else(|| middle(game, table, view))
}

fn on_map(board: &Board) -> impl Fn(&SpaceId) -> bool {
    |id| board.space(*id).cell.is_some()
}

/// Where a counter is, as far as the viewer knows.
fn whereabouts(game: &dyn Game, view: &View, name: &str) -> Option<SpaceId> {
    let holds = |stack: &&Stack| stack.counters.iter().any(|c| c.name.as_deref() == Some(name));
    view.stacks.iter().find(holds).and_then(|stack| game.board().find(&stack.space))
}

/// The hex that the prompt speaks of, or the target of a fight.
pub(crate) fn spoken_of(game: &dyn Game, view: &View) -> Option<SpaceId> {
    let board = game.board();
    let args = view.prompt.iter().flat_map(|prompt| &prompt.args);
    let mut spoken = args.filter_map(|(_, arg)| match arg {
        Arg::Space(id) => Some(*id),
        Arg::Counter(id) => whereabouts(game, view, game.counter_names().get(id.index())?),
        _ => None,
    });
    let target = || view.marks.iter().find(|m| m.name.ends_with("target")).and_then(|m| board.find(&m.space));
    spoken.find(on_map(board)).or_else(|| target().filter(on_map(board)))
}

/// The middle of what can be done, or of what there is.
pub(crate) fn middle(game: &dyn Game, table: &dyn AnyTable, view: &View) -> Option<SpaceId> {
    let board = game.board();
    let actions = table.actions(Viewer::Referee);
    let words = actions.iter().flat_map(|action| action.split(' ').skip(1));
    let named = words.filter_map(|word| board.find(word).or_else(|| whereabouts(game, view, word)));
    let named: Vec<_> = named.filter(on_map(board)).collect();
    let stacks = view.stacks.iter().filter_map(|stack| board.find(&stack.space)).filter(on_map(board));
    let all: Vec<_> = if named.is_empty() { stacks.collect() } else { named };
    most_central(board, &all).or_else(|| board.spaces().map(|(id, _)| id).find(on_map(board)))
}

/// The one of these spaces that lies nearest to the middle of them all.
fn most_central(board: &Board, spaces: &[SpaceId]) -> Option<SpaceId> {
    let cell =
        |id: SpaceId| board.space(id).cell.map_or((0, 0), |(_, c)| (i32::from(c.column), i32::from(c.row)));
    let n = i32::try_from(spaces.len()).ok().filter(|&n| n > 0)?;
    let sum = spaces.iter().map(|&id| cell(id)).fold((0, 0), |a, b| (a.0 + b.0, a.1 + b.1));
    let far = |id: SpaceId| (cell(id).0 * n - sum.0).abs() + (cell(id).1 * n - sum.1).abs();
    spaces.iter().copied().min_by_key(|&id| far(id))
}

#[cfg(test)]
mod tests;
