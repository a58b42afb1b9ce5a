//! A board is a graph: spaces with dense ids, and edges between them that carry features as bits.
//!
//! Grids only give spaces their neighbours, names, distances and places on the sheet. Three grids of two scales with
//! linked edges, a strategic map of boxes, or landing boxes are the same thing to every algorithm: a space and
//! its [`Edge`]s.

use crate::ids::SpaceId;
use crate::rules::TextError;
use sandtable_hex::{Cell, Grid};
use serde::Deserialize;
use std::collections::BTreeMap;

/// The words that a game's board file may use. Each word is a bit, by its place in the list.
#[derive(Clone, Copy, Debug)]
pub struct Vocabulary {
    /// The kinds of terrain; a space has one, by number.
    pub terrains: &'static [&'static str],
    /// What else may be in a space.
    pub features: &'static [&'static str],
    /// What may lie on a side: a key of the file, or `key=value`.
    pub sides: &'static [&'static str],
}

/// One space.
#[derive(Clone, Debug, PartialEq)]
pub struct Space {
    /// The hex number or the name of the box.
    pub name: String,
    /// The place on the map, if it has a name.
    pub title: Option<String>,
    /// Its grid and cell; none for a box.
    pub cell: Option<(u8, Cell)>,
    /// Its terrain, an index into the vocabulary.
    pub terrain: u8,
    /// Its features, bits of the vocabulary.
    pub features: u32,
    /// Words of the file that are no bit: keys with text, such as the beach's name.
    pub words: BTreeMap<String, String>,
    /// Where its terrain comes from: `rules …`, `public` or `estimate`.
    pub source: String,
    /// The rules that name it.
    pub rules: Vec<String>,
}

/// The way from a space to a neighbour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// The neighbour.
    pub to: SpaceId,
    /// The direction on the grid, from zero to five; none for a link.
    pub direction: Option<u8>,
    /// What lies on the side, bits of the vocabulary.
    pub features: u32,
}

/// A way between two spaces that no side shows, such as a road beyond the map.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Link {
    /// One end.
    pub from: String,
    /// The other end.
    pub to: String,
    /// How many hexes of road it stands for.
    pub road_hexes: u16,
    /// Where it comes from.
    pub source: String,
}

/// The fixed playing surface.
#[derive(Clone, Debug)]
pub struct Board {
    spaces: Vec<Space>,
    grids: Vec<Grid>,
    first: Vec<u32>,
    edges: Vec<Edge>,
    by_name: BTreeMap<String, SpaceId>,
    side_names: BTreeMap<(SpaceId, SpaceId), BTreeMap<String, String>>,
    links: Vec<Link>,
    vocabulary: Vocabulary,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    game: String,
    grid: Vec<GridFile>,
    spaces: BTreeMap<String, BTreeMap<String, toml::Value>>,
    #[serde(default)]
    sides: BTreeMap<String, BTreeMap<String, toml::Value>>,
    #[serde(default)]
    link: Vec<Link>,
    #[serde(default, rename = "box")]
    boxes: Vec<BoxFile>,
}

#[derive(Deserialize)]
struct GridFile {
    name: String,
    #[serde(flatten)]
    grid: Grid,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoxFile {
    name: String,
}

impl Board {
    /// Reads a board file.
    ///
    /// # Errors
    /// If it is not one, uses a word that the vocabulary lacks, or names a side between spaces that do not touch.
    pub fn read(text: &str, game: &str, vocabulary: Vocabulary) -> Result<Self, TextError> {
        let file: BoardFile = toml::from_str(text).map_err(|e| TextError::toml(text, &e))?;
        if file.game != game {
            return Err(TextError::new(format!("this is the board of {}, not of {game}", file.game)));
        }
        let mut board = Self {
            spaces: Vec::new(),
            grids: file.grid.iter().map(|g| g.grid).collect(),
            first: Vec::new(),
            edges: Vec::new(),
            by_name: BTreeMap::new(),
            side_names: BTreeMap::new(),
            links: file.link,
            vocabulary,
        };
        for (name, entry) in &file.spaces {
            let grid = match entry.get("grid").and_then(toml::Value::as_str) {
                None => 0,
                Some(wanted) => file
                    .grid
                    .iter()
                    .position(|g| g.name == wanted)
                    .ok_or_else(|| TextError::new(format!("space {name}: there is no grid {wanted}")))?,
            };
            board.add_hex(name, grid, entry)?;
        }
        for entry in file.boxes {
            board.add(Space {
                name: entry.name,
                title: None,
                cell: None,
                terrain: 0,
                features: 0,
                words: BTreeMap::new(),
                source: "rules".into(),
                rules: Vec::new(),
            })?;
        }
        board.connect(&file.sides)?;
        for link in &board.links {
            for end in [&link.from, &link.to] {
                board.find(end).ok_or_else(|| TextError::new(format!("link: there is no space {end}")))?;
            }
        }
        Ok(board)
    }

    fn add(&mut self, space: Space) -> Result<(), TextError> {
        let id = u16::try_from(self.spaces.len()).map_err(|_| TextError::new("more than 65,000 spaces"))?;
        if self.by_name.insert(space.name.clone(), SpaceId(id)).is_some() {
            return Err(TextError::new(format!("space {} is there twice", space.name)));
        }
        self.spaces.push(space);
        Ok(())
    }

    fn add_hex(
        &mut self,
        name: &str,
        grid: usize,
        entry: &BTreeMap<String, toml::Value>,
    ) -> Result<(), TextError> {
        let bad = |what: String| TextError::new(format!("space {name}: {what}"));
        let lay = self.grids.get(grid).ok_or_else(|| bad("the board has no grid".into()))?;
        let cell = lay.parse(name).map_err(|e| bad(e.to_string()))?;
        let mut space = Space {
            name: name.to_owned(),
            title: None,
            cell: Some((grid as u8, cell)),
            terrain: 0,
            features: 0,
            words: BTreeMap::new(),
            source: "estimate".into(),
            rules: Vec::new(),
        };
        for (key, value) in entry {
            let text =
                || value.as_str().map(str::to_owned).ok_or_else(|| bad(format!("{key} must be a text")));
            let texts = || {
                let list = value.as_array().ok_or_else(|| bad(format!("{key} must be a list")))?;
                list.iter()
                    .map(|v| {
                        v.as_str().map(str::to_owned).ok_or_else(|| bad(format!("{key} must hold texts")))
                    })
                    .collect::<Result<Vec<_>, _>>()
            };
            match key.as_str() {
                "grid" => {}
                "terrain" => {
                    let word = text()?;
                    let found = self.vocabulary.terrains.iter().position(|t| **t == *word);
                    space.terrain = found.ok_or_else(|| bad(format!("there is no terrain {word}")))? as u8;
                }
                "features" => {
                    for word in texts()? {
                        let found = self.vocabulary.features.iter().position(|f| **f == *word);
                        space.features |=
                            1 << found.ok_or_else(|| bad(format!("there is no feature {word}")))?;
                    }
                }
                "name" => space.title = Some(text()?),
                "source" => space.source = text()?,
                "rules" => space.rules = texts()?,
                _ => {
                    space.words.insert(key.clone(), text()?);
                }
            }
        }
        self.add(space)
    }

    fn connect(&mut self, sides: &BTreeMap<String, BTreeMap<String, toml::Value>>) -> Result<(), TextError> {
        let mut bits: BTreeMap<(SpaceId, SpaceId), u32> = BTreeMap::new();
        for (name, entry) in sides {
            let bad = |what: String| TextError::new(format!("side {name}: {what}"));
            let (a, b) =
                name.split_once('-').ok_or_else(|| bad("must be two hex numbers with a hyphen".into()))?;
            let find = |n: &str| self.find(n).ok_or_else(|| bad(format!("there is no space {n}")));
            let (a, b) = (find(a)?, find(b)?);
            if self.distance(a, b) != Some(1) {
                return Err(bad("these hexes do not touch".into()));
            }
            let mut set = 0;
            let mut words = BTreeMap::new();
            for (key, value) in entry {
                let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
                let exact = format!("{key}={value}");
                for (bit, word) in self.vocabulary.sides.iter().enumerate() {
                    if *word == key || *word == exact {
                        set |= 1 << bit;
                    }
                }
                if key != "source" && !self.vocabulary.sides.iter().any(|w| w.split('=').next() == Some(key))
                {
                    return Err(bad(format!("there is no side feature {key}")));
                }
                words.insert(key.clone(), value);
            }
            bits.insert((a, b), set);
            bits.insert((b, a), set);
            self.side_names.insert((a.min(b), a.max(b)), words);
        }
        for (i, space) in self.spaces.iter().enumerate() {
            self.first.push(self.edges.len() as u32);
            let Some((grid, cell)) = space.cell else { continue };
            for direction in 0..6 {
                let there = self.grids[usize::from(grid)].step(cell, direction);
                let number = self.grids[usize::from(grid)].number(there);
                let Some(&to) = self.by_name.get(&number) else { continue };
                if self.spaces[to.index()].cell != Some((grid, there)) {
                    continue;
                }
                let features = bits.get(&(SpaceId(i as u16), to)).copied().unwrap_or(0);
                self.edges.push(Edge { to, direction: Some(direction as u8), features });
            }
        }
        self.first.push(self.edges.len() as u32);
        Ok(())
    }

    /// How many spaces there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.spaces.len()
    }

    /// Whether there is no space at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.spaces.is_empty()
    }

    /// All spaces with their ids.
    pub fn spaces(&self) -> impl Iterator<Item = (SpaceId, &Space)> {
        self.spaces.iter().enumerate().map(|(i, space)| (SpaceId(i as u16), space))
    }

    /// A space.
    #[must_use]
    pub fn space(&self, id: SpaceId) -> &Space {
        &self.spaces[id.index()]
    }

    /// The ways out of a space, clockwise.
    #[must_use]
    pub fn edges(&self, id: SpaceId) -> &[Edge] {
        &self.edges[self.first[id.index()] as usize..self.first[id.index() + 1] as usize]
    }

    /// The edge between two neighbours.
    #[must_use]
    pub fn edge(&self, from: SpaceId, to: SpaceId) -> Option<&Edge> {
        self.edges(from).iter().find(|edge| edge.to == to)
    }

    /// What the board file says of the side between two neighbours (a river's name, a road's class).
    #[must_use]
    pub fn side_words(&self, a: SpaceId, b: SpaceId) -> Option<&BTreeMap<String, String>> {
        self.side_names.get(&(a.min(b), a.max(b)))
    }

    /// The ways that no side shows.
    #[must_use]
    pub fn links(&self) -> &[Link] {
        &self.links
    }

    /// The grids.
    #[must_use]
    pub fn grids(&self) -> &[Grid] {
        &self.grids
    }

    /// The words of the board.
    #[must_use]
    pub const fn vocabulary(&self) -> &Vocabulary {
        &self.vocabulary
    }

    /// The space of a name.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<SpaceId> {
        self.by_name.get(name).copied()
    }

    /// The distance in hexes between two spaces of the same grid, whatever lies between.
    #[must_use]
    pub fn distance(&self, a: SpaceId, b: SpaceId) -> Option<u16> {
        let ((grid, a), (other, b)) = (self.space(a).cell?, self.space(b).cell?);
        (grid == other).then(|| self.grids[usize::from(grid)].distance(a, b))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORDS: Vocabulary = Vocabulary {
        terrains: &["open", "bocage"],
        features: &["village"],
        sides: &["river", "road", "road=main"],
    };
    const HEAD: &str = "game = \"toy\"\n[[grid]]\nname = \"main\"\norientation = \"flat\"\nshifted = \"odd\"\n\
                        numbering = \"ccrr\"\ncolumns = [1, 4]\nrows = [1, 4]\n";

    #[test]
    fn a_board_knows_its_neighbours_and_sides() {
        let text = format!(
            "{HEAD}[spaces]\n0101 = {{ terrain = \"bocage\", features = [\"village\"], name = \"X\", beach = \"utah\" }}\n\
             0102 = {{}}\n0201 = {{}}\n[sides]\n0101-0102 = {{ river = \"Orne\", road = \"main\" }}\n[[box]]\nname = \"pool\"\n"
        );
        let board = Board::read(&text, "toy", WORDS).unwrap();
        let (a, b) = (board.find("0101").unwrap(), board.find("0102").unwrap());
        assert_eq!(board.len(), 4);
        assert_eq!(board.edge(a, b).unwrap().features, 0b111);
        assert_eq!(board.edge(b, a).unwrap().features, 0b111);
        assert_eq!(board.edges(a).len(), 2);
        assert_eq!(board.side_words(b, a).unwrap()["river"], "Orne");
        assert_eq!(board.space(a).words["beach"], "utah");
        assert!(board.edges(board.find("pool").unwrap()).is_empty());
    }

    #[test]
    fn a_bad_board_says_what_is_wrong() {
        for (text, reason) in [
            ("[spaces]\n0109 = {}", "not the number of a hex"),
            ("[spaces]\n0101 = { terrain = \"lava\" }", "no terrain lava"),
            ("[spaces]\n0101 = {}\n0103 = {}\n[sides]\n0101-0103 = { river = \"x\" }", "do not touch"),
            ("[spaces]\n0101 = {}\n0102 = {}\n[sides]\n0101-0102 = { wall = true }", "no side feature wall"),
            ("[spaces]\n0101 = {}\n[sides]\n0101-0102 = { river = \"x\" }", "no space 0102"),
            ("[spaces", "line"),
        ] {
            let error = Board::read(&format!("{HEAD}{text}"), "toy", WORDS).unwrap_err().to_string();
            assert!(error.contains(reason), "{error}");
        }
    }
}
