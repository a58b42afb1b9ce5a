//! What a rulebook says of its map, compared with the board.
//!
//! `data/<game>/map-facts.toml` was written from the rulebook's text alone, in its own words; `[facts]` in `atlas.toml`
//! says which words of the board are meant. A fact with `doubt` is one of several readings and proves nothing.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use sandtable_hex::Cell;
use serde::Deserialize;

use crate::board::{Board, Feature, Section, Side, Space};
use crate::config::AreaBox;
use crate::error::AtlasError;
use crate::layers::read_text;
use crate::side::{SideId, around};

/// What came of the comparison.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Findings {
    /// How many facts the board agrees with.
    pub held: usize,
    /// Those that it does not agree with, and why.
    pub failed: Vec<String>,
    /// How many are doubtful in the text itself.
    pub doubtful: usize,
    /// Those that say nothing which a board could show.
    pub beyond: Vec<String>,
}

#[derive(Deserialize)]
struct File {
    fact: Vec<Fact>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fact {
    rule: String,
    is: String,
    hexes: Vec<String>,
    name: Option<String>,
    #[serde(default)]
    value: String,
    number: Option<f64>,
    doubt: Option<String>,
    #[serde(default)]
    ends: bool,
    #[serde(rename = "why")]
    _why: String,
    #[serde(rename = "inferred", default)]
    _inferred: bool,
    #[serde(rename = "who")]
    _who: Option<String>,
}

/// Compares the board of a game with its facts, if it has any.
pub(crate) fn compare(data: &Path, board: &Board) -> Result<Option<Findings>, AtlasError> {
    let file = data.join(&board.plan.game).join("map-facts.toml");
    if !file.exists() {
        return Ok(None);
    }
    let facts: File = toml::from_str(&read_text(&file)?)
        .map_err(|source| AtlasError::Config { file: file.clone(), source: Box::new(source) })?;
    let mut findings = Findings::default();
    for fact in &facts.fact {
        if fact.doubt.is_some() {
            findings.doubtful += 1;
            continue;
        }
        let hexes = fact.hexes.iter().map(String::as_str);
        let words = [fact.is.as_str(), &fact.value].into_iter().chain(fact.name.as_deref()).chain(hexes);
        let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
        let said = format!("{}, {}", fact.rule, words.join(" "));
        match (Reading { board, fact }).holds() {
            Some(Ok(())) => findings.held += 1,
            Some(Err(why)) => findings.failed.push(format!("{said}: {why}")),
            None => findings.beyond.push(said),
        }
    }
    Ok(Some(findings))
}

/// Nothing a board could show, or whether it agrees.
type Verdict = Option<Result<(), String>>;

/// A space of the board: a hex or a box.
#[derive(Clone, Copy)]
enum Place<'a> {
    Hex(&'a Section, Cell),
    Box(&'a AreaBox),
}

struct Reading<'a> {
    board: &'a Board,
    fact: &'a Fact,
}

impl<'a> Reading<'a> {
    fn holds(&self) -> Verdict {
        match self.fact.is.as_str() {
            "named" => self.named(),
            "terrain" => self.each(|place, word| self.is_ground(place, word)),
            "not-terrain" => self.each(|place, word| !self.is_ground(place, word)),
            "feature" | "zone" => self.each(|place, word| self.has(place, word)),
            "line" if self.fact.hexes.is_empty() => self.each(|place, word| self.has(place, word)),
            "land" | "line" | "supply" => self.all(|place| matches!(place, Place::Hex(..))),
            "coast" => self.all(|place| self.has(place, "coast")),
            "edge" => self.each(|place, word| self.has(place, word)),
            "adjacent" => self.pairs(|a, b| self.touch(a, b)),
            "not-adjacent" => self.pairs(|a, b| !self.touch(a, b)),
            "link" if self.board.plan.facts.get(&self.fact.value).is_some_and(|word| word == "-") => None,
            "link" => self.pairs(|a, b| self.linked(a, b)),
            "side" => self.sides(true),
            "no-side" => self.sides(false),
            "road" => self.road(),
            "distance" => self.distance(),
            "trace" => Some(self.trace()),
            "box" => self.boxed(),
            "count" => self.count(),
            _ => None,
        }
    }

    /// The board's words for what the fact says: as `[facts]` has it, or else as the fact has it. A word of `-` is
    /// nothing that the board shows.
    fn words(&self) -> Option<Vec<String>> {
        let said = if self.fact.value.is_empty() { self.fact.name.as_deref()? } else { &self.fact.value };
        let plain = said.to_lowercase().replace([' ', '-'], "_");
        let word = self.board.plan.facts.get(said).cloned().unwrap_or(plain);
        (word != "-").then(|| word.split('|').map(str::to_owned).collect())
    }

    /// The places that the fact speaks of: by number, by name, or anywhere.
    fn places(&self) -> Result<Vec<Place<'a>>, String> {
        let named: Vec<&String> = match self.fact.hexes.is_empty() {
            true => self.fact.name.iter().collect(),
            false => self.fact.hexes.iter().collect(),
        };
        let mut places = Vec::new();
        for name in named {
            let found = self.place(name);
            if found.is_empty() {
                return Err(format!("there is no {name}"));
            }
            places.extend(found);
        }
        Ok(places)
    }

    fn place(&self, name: &str) -> Vec<Place<'a>> {
        if let Some((section, hex)) = self.board.find(name) {
            return vec![Place::Hex(section, hex)];
        }
        let alias = self.board.plan.facts.get(name).map_or(name, String::as_str);
        if let Some((section, hex)) = self.board.find(alias) {
            return vec![Place::Hex(section, hex)];
        }
        let boxes = self.board.plan.boxes.iter();
        let boxes = boxes.filter(|area| {
            is_like(&area.name, alias) || area.title.as_ref().is_some_and(|t| is_like(t, alias))
        });
        let boxes: Vec<Place<'a>> = boxes.map(Place::Box).collect();
        if !boxes.is_empty() {
            return boxes;
        }
        let all = self
            .board
            .sections
            .iter()
            .flat_map(|s| s.spaces.iter().map(move |(&hex, space)| (s, hex, space)));
        let named = all.filter(|(_, _, space)| space.name.as_ref().is_some_and(|n| is_like(n, alias)));
        named.map(|(section, hex, _)| Place::Hex(section, hex)).collect()
    }

    /// Every place is so; if none is named, there is one somewhere.
    fn each(&self, is: impl Fn(Place<'a>, &str) -> bool) -> Verdict {
        let words = self.words()?;
        let so = |place| words.iter().any(|word| is(place, word));
        if self.fact.hexes.is_empty() && self.fact.name.is_none() {
            let known = self.hexes().any(so) || self.board.plan.boxes.iter().any(|area| so(Place::Box(area)));
            return Some(known.then_some(()).ok_or_else(|| format!("no {} anywhere", words.join(" or "))));
        }
        Some(self.places().and_then(|places| match places.into_iter().find(|&place| !so(place)) {
            Some(place) => Err(format!("not so at {}", describe(place))),
            None => Ok(()),
        }))
    }

    fn all(&self, is: impl Fn(Place<'a>) -> bool) -> Verdict {
        if self.fact.hexes.is_empty() && self.fact.name.is_none() {
            return None;
        }
        Some(self.places().and_then(|places| match places.into_iter().find(|&place| !is(place)) {
            Some(place) => Err(format!("not so at {}", describe(place))),
            None => Ok(()),
        }))
    }

    fn pairs(&self, is: impl Fn(Place<'a>, Place<'a>) -> bool) -> Verdict {
        if self.fact.hexes.len() < 2 {
            return None;
        }
        Some(self.places().and_then(|places| match places.windows(2).find(|pair| !is(pair[0], pair[1])) {
            Some(pair) => Err(format!("not so between {} and {}", describe(pair[0]), describe(pair[1]))),
            None => Ok(()),
        }))
    }

    fn hexes(&self) -> impl Iterator<Item = Place<'a>> + use<'a> {
        let board = self.board;
        board
            .sections
            .iter()
            .flat_map(|section| section.spaces.keys().map(move |&hex| Place::Hex(section, hex)))
    }

    fn is_ground(&self, place: Place<'a>, word: &str) -> bool {
        match place {
            Place::Hex(section, hex) => section.spaces[&hex].terrain == word || self.has(place, word),
            Place::Box(area) => area.terrain.as_deref() == Some(word),
        }
    }

    /// Whether a place has a feature, is of a beach, a grid or a name, or has a side with a line of that kind.
    fn has(&self, place: Place<'a>, word: &str) -> bool {
        match place {
            Place::Box(area) => {
                area.features.iter().any(|f| f == word) || area.words.values().any(|w| w == word)
            }
            Place::Hex(section, hex) => {
                let space: &Space = &section.spaces[&hex];
                let key = word.split_once('=');
                let exact = |(key, value): (&str, &str)| space.words.get(key).is_some_and(|w| w == value);
                space.features.contains(&Feature::of(word))
                    || space.features.iter().any(|feature| feature.to_string() == word)
                    || space.beach.as_deref() == Some(word)
                    || word.strip_prefix("grid=").is_some_and(|grid| section.config.name == grid)
                    || key.is_some_and(exact)
                    || around(section.grid(), hex)
                        .iter()
                        .any(|&next| side(section, hex, next).is_some_and(|s| carries(s, word)))
            }
        }
    }

    fn touch(&self, a: Place<'a>, b: Place<'a>) -> bool {
        match (a, b) {
            (Place::Hex(one, here), Place::Hex(other, there)) if one.config.name == other.config.name => {
                around(one.grid(), here).contains(&there)
            }
            _ => self.linked(a, b),
        }
    }

    fn linked(&self, a: Place<'a>, b: Place<'a>) -> bool {
        let (a, b) = (name(a), name(b));
        let joins = self.board.plan.joins.iter().map(|join| (join.from.clone(), join.to.clone()));
        let links =
            self.board.plan.links.iter().map(|link| (vec![link.from.clone()], link.to.all().to_vec()));
        joins
            .chain(links)
            .any(|(from, to)| from.contains(&a) && to.contains(&b) || from.contains(&b) && to.contains(&a))
    }

    fn named(&self) -> Verdict {
        let name = self.fact.name.as_ref()?;
        if self.fact.hexes.is_empty() {
            return Some(if self.place(name).is_empty() {
                Err("nothing has that name".to_owned())
            } else {
                Ok(())
            });
        }
        let meant = self.board.plan.facts.get(name).unwrap_or(name);
        self.all(|place| match place {
            Place::Hex(section, hex) => section.spaces[&hex].name.as_ref().is_some_and(|n| is_like(n, meant)),
            Place::Box(area) => area.title.as_ref().is_some_and(|title| is_like(title, meant)),
        })
    }

    fn sides(&self, wanted: bool) -> Verdict {
        let words = self.words()?;
        if self.fact.hexes.is_empty() {
            let any = self.board.sections.iter().flat_map(|s| s.sides.values());
            let mut any = any.filter(|s| words.iter().any(|word| carries(s, word)));
            return wanted.then(|| any.next().map(|_| ()).ok_or_else(|| "no such side anywhere".to_owned()));
        }
        self.pairs(|a, b| {
            let (Place::Hex(section, here), Place::Hex(_, there)) = (a, b) else { return false };
            let has = side(section, here, there).is_some_and(|s| words.iter().any(|word| carries(s, word)));
            has == wanted && self.touch(a, b)
        })
    }

    /// A road along the hexes, or somehow from the first to the last.
    fn road(&self) -> Verdict {
        let words = self.words()?;
        let is_way = |section: &Section, a: Cell, b: Cell| {
            let ways = side(section, a, b).into_iter().filter(|s| !s.ways.is_empty());
            let mut ways = ways.filter(|s| words.iter().any(|word| word == "any" || carries(s, word)));
            ways.next().is_some()
        };
        if self.fact.hexes.len() < 2 {
            let known = self.board.sections.iter().flat_map(|s| s.sides.values());
            let mut known = known
                .filter(|s| words.iter().any(|word| word == "any" && !s.ways.is_empty() || carries(s, word)));
            return self
                .fact
                .name
                .is_none()
                .then(|| known.next().map(|_| ()).ok_or_else(|| "none anywhere".to_owned()));
        }
        if !self.fact.ends {
            return self.pairs(|a, b| match (a, b) {
                (Place::Hex(section, here), Place::Hex(other, there))
                    if section.config.name == other.config.name =>
                {
                    is_way(section, here, there)
                }
                _ => self.linked(a, b),
            });
        }
        let (first, last) = (self.fact.hexes.first()?, self.fact.hexes.last()?);
        let mut reached = BTreeSet::from([first.clone()]);
        let mut queue = vec![first.clone()];
        while let Some(number) = queue.pop() {
            let Some((section, hex)) = self.board.find(&number) else { continue };
            let grid = section.grid();
            let along = around(grid, hex)
                .into_iter()
                .filter(|&next| is_way(section, hex, next))
                .map(|next| grid.number(next));
            let joined = self.board.plan.joins.iter().flat_map(|join| match () {
                () if join.from.contains(&number) => join.to.as_slice(),
                () if join.to.contains(&number) => join.from.as_slice(),
                () => &[],
            });
            queue.extend(
                along.chain(joined.cloned()).filter(|next| reached.insert(next.clone())).collect::<Vec<_>>(),
            );
        }
        Some(reached.contains(last).then_some(()).ok_or_else(|| "no such way leads there".to_owned()))
    }

    fn distance(&self) -> Verdict {
        let number = self.fact.number?;
        let [a, b] = &self.fact.hexes[..] else { return None };
        let (Some((one, here)), Some((other, there))) = (self.board.find(a), self.board.find(b)) else {
            return Some(Err("one of them is not played".to_owned()));
        };
        if one.config.name != other.config.name {
            return None;
        }
        let far = one.grid().distance(here, there);
        Some(if f64::from(far) == number { Ok(()) } else { Err(format!("it is {far}")) })
    }

    fn trace(&self) -> Result<(), String> {
        let places = self.places()?;
        match places.windows(2).find(|pair| !self.touch(pair[0], pair[1])) {
            Some(pair) => Err(format!("{} does not touch {}", describe(pair[0]), describe(pair[1]))),
            None => Ok(()),
        }
    }

    fn boxed(&self) -> Verdict {
        let name = self.fact.name.as_ref()?;
        let meant = self.board.plan.facts.get(name).unwrap_or(name);
        if meant == "-" {
            return None;
        }
        let known = self.board.plan.boxes.iter().any(|area| {
            is_like(&area.name, meant) || area.title.as_ref().is_some_and(|title| is_like(title, meant))
        });
        Some(known.then_some(()).ok_or_else(|| "there is no such box".to_owned()))
    }

    /// How many there are: hexes or boxes of a word, sections, boxes of a map. What `[facts]` does not translate is left.
    fn count(&self) -> Verdict {
        let (number, said) = (self.fact.number?, self.board.plan.facts.get(&self.fact.value)?);
        let found = match said.as_str() {
            "-" => return None,
            "sections" => self.board.sections.len(),
            word => match word.split_once(' ') {
                Some(("boxes", of)) => {
                    self.board.plan.boxes.iter().filter(|area| self.has(Place::Box(area), of)).count()
                }
                Some(("named", name)) => self.place(name).len(),
                Some(("features", with)) => {
                    let all =
                        self.board.sections.iter().flat_map(|s| s.spaces.values()).flat_map(|s| &s.features);
                    all.map(ToString::to_string)
                        .filter(|f| f.starts_with(with))
                        .collect::<BTreeSet<_>>()
                        .len()
                }
                Some(("beaches", _)) => {
                    let all = self
                        .board
                        .sections
                        .iter()
                        .flat_map(|s| s.spaces.values())
                        .filter_map(|s| s.beach.as_ref());
                    all.collect::<BTreeSet<_>>().len()
                }
                _ => self
                    .hexes()
                    .filter(|&place| word.split('|').any(|word| self.is_ground(place, word)))
                    .count(),
            },
        };
        Some(if found as f64 == number { Ok(()) } else { Err(format!("there are {found}, not {number}")) })
    }
}

fn name(place: Place<'_>) -> String {
    match place {
        Place::Hex(section, hex) => section.grid().number(hex),
        Place::Box(area) => area.name.clone(),
    }
}

/// A place with what it is, for whoever reads that it is wrong.
fn describe(place: Place<'_>) -> String {
    match place {
        Place::Box(area) => area.name.clone(),
        Place::Hex(section, hex) => {
            let space = &section.spaces[&hex];
            let features: Vec<_> = space.features.iter().map(ToString::to_string).collect();
            let name = space.name.as_deref().unwrap_or("no name");
            format!("{} ({name}; {}; {})", section.grid().number(hex), space.terrain, features.join(" "))
        }
    }
}

fn side(section: &Section, a: Cell, b: Cell) -> Option<&Side> {
    section.sides.get(&SideId::between(section.grid(), a, b)?)
}

/// Whether a side carries what a word means: `river`, `sea`, a kind of line or way, or `key=value`.
fn carries(side: &Side, word: &str) -> bool {
    let words: BTreeMap<&str, &str> =
        side.ways.iter().chain(&side.lines).map(|(key, value)| (key.as_str(), value.as_str())).collect();
    match (word, word.split_once('=')) {
        ("river", _) => side.river.is_some(),
        ("sea", _) => side.sea,
        (_, Some(("river", name))) => side.river.as_deref() == Some(name),
        (_, Some(("water", class))) => side.water.as_deref() == Some(class),
        (_, Some((key, value))) => words.get(key) == Some(&value),
        (word, None) => words.contains_key(word),
    }
}

/// Whether two names mean the same: letters alone count, and one may be a part of the other.
fn is_like(name: &str, other: &str) -> bool {
    let (a, b) = (letters(name), letters(other));
    !a.is_empty() && !b.is_empty() && (a == b || a.starts_with(&b) || b.starts_with(&a))
}

fn letters(name: &str) -> String {
    let plain = name.to_lowercase().replace("saint", "st");
    let plain = plain.chars().map(|c| match c {
        'à' | 'â' | 'á' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' | 'í' => 'i',
        'ô' | 'ó' | 'ö' => 'o',
        'ù' | 'û' | 'ü' | 'ú' => 'u',
        'ç' => 'c',
        c => c,
    });
    plain.filter(char::is_ascii_alphanumeric).collect()
}
