//! The board file.

use super::{Board, Edge, Space, Vocabulary};
use crate::data::{Item, Keys, Named, Read, Value, Wrong};
use crate::ids::{SpaceId, Spaces};
use crate::text::TextError;
use sandtable_hex::{Cell, Grid, Numbering, Orientation, Shifted};
use std::collections::BTreeMap;

/// What the file says of a space, a side, a link or a box.
type Entry<'i> = &'i [(String, Item)];

/// The features of the sides of each space, with the space beyond.
type Sides = Spaces<Vec<Vec<(SpaceId, u32)>>>;

/// The entries of a table of tables, if there is one.
fn entries<'i>(keys: &mut Keys<'i>, key: &str) -> Result<Vec<(&'i str, Entry<'i>)>, Wrong> {
    let Some(item) = keys.find(key) else { return Ok(Vec::new()) };
    let entry = |(name, item): &'i (String, Item)| match item.table() {
        Ok(entry) => Ok((name.as_str(), entry)),
        Err(wrong) => Err(wrong.within(name)),
    };
    let read = || item.table()?.iter().map(entry).collect::<Result<_, Wrong>>();
    read().map_err(|wrong| wrong.within(key))
}

struct GridFile {
    name: String,
    weight: u16,
    grid: Grid,
}

impl Read for GridFile {
    fn read(item: &Item) -> Result<Self, Wrong> {
        let mut keys = item.keys()?;
        let mut word = |key: &str, [one, other]: [&str; 2]| {
            let word: String = keys.read(key)?;
            if word == one || word == other {
                Ok(word == one)
            } else {
                Err(item.wrong(format!("{key} is {one} or {other}")))
            }
        };
        let flat = word("orientation", ["flat", "pointy"])?;
        let odd = word("shifted", ["odd", "even"])?;
        let column_first = word("numbering", ["ccrr", "rrcc"])?;
        let grid = Grid {
            orientation: if flat { Orientation::Flat } else { Orientation::Pointy },
            shifted: if odd { Shifted::Odd } else { Shifted::Even },
            numbering: if column_first { Numbering::Ccrr } else { Numbering::Rrcc },
            columns: keys.read("columns")?,
            rows: keys.read("rows")?,
            up: keys.read_or("up", false)?,
            left: keys.read_or("left", false)?,
            origin: keys.read_or("origin", (0.0, 0.0))?,
            scale: keys.read_or("scale", 1.0)?,
        };
        if width(grid.columns).saturating_mul(width(grid.rows)) > usize::from(u16::MAX) {
            return Err(item.wrong("a grid of more than 65,000 hexes"));
        }
        let file = Self { name: keys.read("name")?, weight: keys.read_or("weight", 1)?, grid };
        keys.end()?;
        Ok(file)
    }
}

struct LinkFile {
    from: String,
    to: Vec<String>,
    words: Named<Item>,
}

impl Read for LinkFile {
    fn read(item: &Item) -> Result<Self, Wrong> {
        let mut keys = item.keys()?;
        let from = keys.read("from")?;
        // To a space, or to each of several.
        let to: Item = keys.read("to")?;
        let to = String::read(&to).map(|one| vec![one]).or_else(|_| Vec::read(&to))?;
        Ok(Self { from, to, words: keys.rest() })
    }
}

struct BoxFile {
    name: String,
    title: Option<String>,
    words: Named<Item>,
}

impl Read for BoxFile {
    fn read(item: &Item) -> Result<Self, Wrong> {
        let mut keys = item.keys()?;
        Ok(Self { name: keys.read("name")?, title: keys.read("title")?, words: keys.rest() })
    }
}

/// The bits of a side or a link, what a number among its words says it costs, and the words.
struct Way {
    features: u32,
    cost: u16,
    words: Named<String>,
}

impl Vocabulary {
    fn terrain(&self, word: &str) -> Result<u8, String> {
        let found = self.terrains.iter().position(|terrain| *terrain == word);
        found.map(|at| at as u8).ok_or_else(|| format!("there is no terrain {word}"))
    }

    fn feature(&self, word: &str) -> Result<u32, String> {
        let found = self.features.iter().position(|feature| *feature == word);
        found.map(|bit| 1 << bit).ok_or_else(|| format!("there is no feature {word}"))
    }

    fn way(&self, entry: Entry<'_>) -> Result<Way, String> {
        let mut way = Way { features: 0, cost: 1, words: Named::default() };
        for (key, value) in entry {
            let text = match &value.value {
                Value::Text(text) => text.clone(),
                Value::Switch(on) => if *on { "true" } else { "false" }.to_owned(),
                Value::Whole(number) => {
                    let cost = u16::try_from(*number).ok().filter(|cost| (1..=1000).contains(cost));
                    way.cost = cost.ok_or_else(|| format!("{key} must be from 1 to 1000"))?;
                    number.to_string()
                }
                _ => return Err(format!("{key} must be a text, a number, true or false")),
            };
            let mut known = key == "source";
            for (bit, word) in self.sides.iter().enumerate() {
                let (of, exact) = word.split_once('=').unwrap_or((word, &text));
                if of == key {
                    known = true;
                    way.features |= u32::from(exact == text) << bit;
                }
            }
            if !known {
                return Err(format!("there is no side feature {key}"));
            }
            way.words.0.push((key.clone(), text));
        }
        Ok(way)
    }

    /// Every terrain fits a byte, and every other word has a bit.
    fn check(&self) -> Result<(), TextError> {
        let fits = self.terrains.len() <= 256 && self.features.len() <= 32 && self.sides.len() <= 32;
        if fits { Ok(()) } else { Err(TextError::new("the vocabulary has more than 32 features or sides")) }
    }
}

impl Board {
    /// Reads a board file.
    ///
    /// # Errors
    /// If it is not one, uses a word that the vocabulary lacks, or names a side between spaces that do not touch.
    pub fn read(text: &str, game: &str, vocabulary: Vocabulary) -> Result<Self, TextError> {
        let file = Item::parse(text)?;
        let mut keys = file.keys()?;
        let of: String = keys.read("game")?;
        let grids: Vec<GridFile> = keys.read_or("grid", Vec::new())?;
        let spaces = entries(&mut keys, "spaces")?;
        let sides = entries(&mut keys, "sides")?;
        let links: Vec<LinkFile> = keys.read_or("link", Vec::new())?;
        let boxes: Vec<BoxFile> = keys.read_or("box", Vec::new())?;
        keys.end()?;
        if of != game {
            return Err(TextError::new(format!("this is the board of {of}, not of {game}")));
        }
        vocabulary.check()?;
        let mut board = Self {
            spaces: Spaces::default(),
            grids: grids.iter().map(|g| g.grid).collect(),
            weights: grids.iter().map(|g| g.weight).collect(),
            places: Spaces::default(),
            first: Vec::new(),
            edges: Vec::new(),
            gates: Vec::new(),
            by_name: BTreeMap::new(),
            edge_words: Vec::new(),
            vocabulary,
        };
        for (name, entry) in spaces {
            let bad = |what: String| TextError::new(format!("space {name}: {what}"));
            let cell = place(&grids, name, entry).map_err(bad)?;
            board.add(name.to_owned(), None, Some(cell), "estimate", entry).map_err(bad)?;
        }
        for entry in boxes {
            let bad = |what: String| TextError::new(format!("box: {what}"));
            board.add(entry.name, entry.title, None, "rules", &entry.words.0).map_err(bad)?;
        }
        let sides = board.read_sides(sides)?;
        let links = board.read_links(links)?;
        board.connect(&sides, links);
        Ok(board)
    }

    /// Adds a space with what its entry says.
    fn add(
        &mut self,
        name: String,
        title: Option<String>,
        cell: Option<(u8, Cell)>,
        source: &str,
        entry: Entry<'_>,
    ) -> Result<(), String> {
        let id = u16::try_from(self.len()).map_err(|_| "more than 65,000 spaces")?;
        if self.by_name.insert(name.clone(), SpaceId(id)).is_some() {
            return Err(format!("{name} is there twice"));
        }
        let mut space = Space {
            name,
            title,
            cell,
            terrain: 0,
            features: 0,
            words: Named::default(),
            source: source.to_owned(),
            rules: Vec::new(),
        };
        for (key, value) in entry {
            let text = || String::read(value).map_err(|_| format!("{key} must be a text"));
            let texts = || Vec::<String>::read(value).map_err(|_| format!("{key} must be a list of texts"));
            match key.as_str() {
                "grid" => {}
                "terrain" => space.terrain = self.vocabulary.terrain(&text()?)?,
                "features" => {
                    for word in texts()? {
                        space.features |= self.vocabulary.feature(&word)?;
                    }
                }
                "name" => space.title = Some(text()?),
                "source" => space.source = text()?,
                "rules" => space.rules = texts()?,
                _ => space.words.0.push((key.clone(), text()?)),
            }
        }
        self.places.push(cell.map(|(grid, cell)| (grid, self.grids[usize::from(grid)].axial(cell))));
        self.spaces.push(space);
        Ok(())
    }

    /// The features of the sides of each space, by where they lead.
    fn read_sides(&mut self, sides: Vec<(&str, Entry<'_>)>) -> Result<Sides, TextError> {
        let mut features: Sides = vec![Vec::new(); self.len()].into_iter().collect();
        for (name, entry) in sides {
            let bad = |what: String| TextError::new(format!("side {name}: {what}"));
            let (a, b) =
                name.split_once('-').ok_or_else(|| bad("must be two hex numbers with a hyphen".into()))?;
            let find = |n: &str| self.find(n).ok_or_else(|| bad(format!("there is no space {n}")));
            let (a, b) = (find(a)?, find(b)?);
            if self.straight(a, b) != Some(self.weight(a)) {
                return Err(bad("these hexes do not touch".into()));
            }
            let way = self.vocabulary.way(entry).map_err(bad)?;
            features[a].push((b, way.features));
            features[b].push((a, way.features));
            self.edge_words.push(((a, b), way.words));
        }
        Ok(features)
    }

    /// The links, both ways, in the order of the file.
    fn read_links(&mut self, links: Vec<LinkFile>) -> Result<Vec<(SpaceId, Edge)>, TextError> {
        let mut found = Vec::new();
        for link in links {
            let bad = |what: String| TextError::new(format!("link of {}: {what}", link.from));
            let way = self.vocabulary.way(&link.words.0).map_err(bad)?;
            for end in link.to {
                let find = |n: &str| self.find(n).ok_or_else(|| bad(format!("there is no space {n}")));
                let (a, b) = (find(&link.from)?, find(&end)?);
                let edge = |to| Edge { to, direction: None, features: way.features, cost: way.cost };
                found.extend([(a, edge(b)), (b, edge(a))]);
                self.edge_words.push(((a, b), way.words.clone()));
            }
        }
        Ok(found)
    }

    fn connect(&mut self, sides: &Sides, links: Vec<(SpaceId, Edge)>) {
        let mut links_of = vec![Vec::new(); self.len()];
        for (from, edge) in links {
            links_of[from.index()].push(edge);
        }
        // Where each grid's hexes are, by column and row.
        let at = |grid: &Grid, cell: Cell| {
            usize::from(cell.column.abs_diff(grid.columns.0)) * width(grid.rows)
                + usize::from(cell.row.abs_diff(grid.rows.0))
        };
        let mut hexes: Vec<Vec<SpaceId>> = self
            .grids
            .iter()
            .map(|grid| vec![SpaceId::NONE; width(grid.columns) * width(grid.rows)])
            .collect();
        for (id, space) in self.spaces.iter() {
            if let Some((grid, cell)) = space.cell {
                hexes[usize::from(grid)][at(&self.grids[usize::from(grid)], cell)] = id;
            }
        }
        for (i, links) in links_of.into_iter().enumerate() {
            let (id, first) = (SpaceId(i as u16), self.edges.len() as u32);
            if let Some((grid, cell)) = self.spaces[id].cell {
                let (on, hexes) = (self.grids[usize::from(grid)], &hexes[usize::from(grid)]);
                for direction in 0..6 {
                    let there = on.step(cell, direction);
                    let to = if on.contains(there) { hexes[at(&on, there)] } else { SpaceId::NONE };
                    if to != SpaceId::NONE {
                        let side = sides[id].iter().find(|(end, _)| *end == to);
                        let features = side.map_or(0, |(_, features)| *features);
                        self.edges.push(Edge { to, direction: Some(direction as u8), features, cost: 1 });
                    }
                }
            }
            self.first.push((first, self.edges.len() as u32));
            if !links.is_empty() {
                self.gates.push(id);
            }
            self.edges.extend(links);
        }
        let end = self.edges.len() as u32;
        self.first.push((end, end));
    }
}

/// How many columns or rows there are.
fn width((first, last): (i16, i16)) -> usize {
    usize::from(last.abs_diff(first)) + 1
}

/// The grid and the cell of a hex: on the grid that its entry names, or else on the first that has such a number.
fn place(grids: &[GridFile], number: &str, entry: Entry<'_>) -> Result<(u8, Cell), String> {
    let named = entry.iter().find(|(key, _)| key == "grid").and_then(|(_, grid)| grid.text().ok());
    let mut wrong =
        named.map_or("the board has no grid".to_owned(), |name| format!("there is no grid {name}"));
    for (grid, at) in grids.iter().zip(0_u8..) {
        if named.is_none_or(|name| name == grid.name) {
            match grid.grid.parse(number) {
                Ok(cell) => return Ok((at, cell)),
                Err(error) => wrong = error.to_string(),
            }
        }
    }
    Err(wrong)
}
