//! German units and depth markers in the text of a situation: by position, or in a list.

use crate::data::{Position, PositionSet};
use crate::prelude::*;
use crate::situation::{Where, german as state};
use crate::text::{SituationText, bad, flag_of, need, number};
use crate::units::{DepthPool, Pool};
use sandtable_engine::text::TextError;

/// A German piece that a text names: its place in its list.
#[derive(Clone, Copy)]
enum Piece {
    Unit(GermanId),
    Marker(DepthId),
}

impl Omaha {
    pub(crate) fn write_german(&self, s: &Situation, unit: GermanId) -> String {
        let mut text = self.data.germans[unit].name.clone();
        for word in state::words(s.unit_flags[unit]) {
            text.push_str(&format!(" {word}"));
        }
        if s.unit_since[unit] > 0 {
            text.push_str(&format!(" since={}", s.unit_since[unit]));
        }
        text
    }

    pub(crate) fn write_marker(&self, s: &Situation, marker: DepthId) -> String {
        let mut text = self.data.depths[marker].name.clone();
        if s.depth_revealed[marker] {
            text.push('!');
        }
        if s.depth_since[marker] > 0 {
            text.push_str(&format!(" since={}", s.depth_since[marker]));
        }
        text
    }

    fn piece_named(&self, name: &str) -> Result<Piece, TextError> {
        let unit = GermanId::all().find(|&unit| self.data.germans[unit].name == name);
        let marker = DepthId::all().find(|&marker| self.data.depths[marker].name == name);
        let piece = unit.map(Piece::Unit).or(marker.map(Piece::Marker));
        piece.ok_or_else(|| TextError::new(format!("there is no German unit or marker \"{name}\"")))
    }

    /// Reads a piece's name and words; a marker's name may end in an exclamation mark: it is face up.
    fn read_piece(&self, s: &mut Situation, text: &str) -> Result<Piece, TextError> {
        let mut words = text.split_whitespace();
        let name = words.next().unwrap_or("");
        let piece = match name.strip_suffix('!') {
            Some(name) => match self.piece_named(name)? {
                Piece::Marker(m) => {
                    s.depth_revealed[m] = true;
                    Piece::Marker(m)
                }
                Piece::Unit(_) => return bad(format!("{text}: a unit face up is revealed")),
            },
            None => self.piece_named(name)?,
        };
        self.read_words(s, piece, words, text)?;
        Ok(piece)
    }

    fn read_words<'t>(
        &self,
        s: &mut Situation,
        piece: Piece,
        words: impl Iterator<Item = &'t str>,
        text: &str,
    ) -> Result<(), TextError> {
        for word in words {
            match (piece, word.split_once('=')) {
                (Piece::Unit(u), Some(("since", n))) => s.unit_since[u] = number(n, text)?,
                (Piece::Marker(m), Some(("since", n))) => s.depth_since[m] = number(n, text)?,
                (Piece::Unit(u), None) => {
                    s.unit_flags[u] |= flag_of(state::of_word(word), word, "state of a German unit")?;
                }
                _ => return bad(format!("{text}: there is no \"{word}\"")),
            }
        }
        Ok(())
    }

    pub(crate) fn read_germans(&self, s: &mut Situation, file: &SituationText) -> Result<(), TextError> {
        let mut seen = [[false; 64]; 2];
        let mut once = |piece: Piece, text: &str| {
            let seen = match piece {
                Piece::Unit(u) => &mut seen[0][u.index()],
                Piece::Marker(m) => &mut seen[1][m.index()],
            };
            let twice = std::mem::replace(seen, true);
            need(!twice, &format!("{text} is in two places"))
        };
        let lists = [
            (&file.division, Where::Other, "division"),
            (&file.meyer_markers, Where::Other, "meyer_markers"),
            (&file.lost, Where::Lost, "lost"),
            (&file.pool, Where::Pool, "pool"),
        ];
        for (list, place, name) in lists {
            for text in list {
                let piece = self.read_piece(s, text)?;
                once(piece, text)?;
                match piece {
                    Piece::Unit(u) => {
                        let garrison = self.data.germans[u].pool < Pool::Tactical;
                        let fits = name != "meyer_markers" && !(name == "division" && garrison);
                        need(fits, &format!("{name}: {text} is not of that kind"))?;
                        need(s.unit_flags[u] == 0, &format!("{name}: {text} is in no position"))?;
                        s.unit_where[u] = place;
                    }
                    Piece::Marker(m) => {
                        let mobile = self.data.depths[m].pool == DepthPool::Mobile;
                        let fits = name != "division" && (name != "meyer_markers" || mobile);
                        need(fits, &format!("{name}: {text} is not of that kind"))?;
                        let shown = s.depth_revealed[m];
                        need(place == Where::Lost || !shown, &format!("{name}: {text} is face down"))?;
                        s.depth_where[m] = place;
                    }
                }
            }
        }
        // Those who are named first, then whoever fits.
        let mut any: Vec<(PositionId, String)> = Vec::new();
        let mut filled = PositionSet::EMPTY;
        for (name, text) in file.german.iter().filter(|(name, _)| *name != "strongpoints") {
            let position = self.data.position_named(name)?;
            need(!filled.contains(position), &format!("{name} is there twice"))?;
            filled.insert(position);
            if text.contains('?') {
                any.push((position, text.clone()));
                continue;
            }
            let mut parts = text.split('+');
            for (nth, part) in parts.by_ref().take(2).enumerate() {
                let piece = self.read_piece(s, part)?;
                once(piece, part.trim())?;
                self.put_piece(s, position, piece, nth, text)?;
            }
            need(parts.next().is_none(), &format!("{name}: \"{text}\" has too many parts"))?;
        }
        if let Some(text) = file.german.get("strongpoints") {
            let (unit, marker) = text.split_once('+').unwrap_or((text, ""));
            for (i, p) in self.data.positions.iter() {
                if p.wn && !filled.contains(i) {
                    let marker =
                        if p.depth && !marker.is_empty() { format!("+{marker}") } else { String::new() };
                    any.push((i, format!("{unit}{marker}")));
                }
            }
            need(text.starts_with('?'), "strongpoints: only \"?\" or \"? +?\" can be in all")?;
        }
        for (position, text) in any {
            let p = &self.data.positions[position];
            let mut parts = text.split('+');
            for (nth, part) in parts.by_ref().take(2).enumerate() {
                let mut words = part.split_whitespace();
                let name = words.next().unwrap_or("");
                let (name, shown) = name.strip_suffix('!').map_or((name, false), |name| (name, true));
                let piece = match (name, nth) {
                    ("?", 0) => self.any_unit(s, p).map(Piece::Unit),
                    ("?", _) => self.any_marker(s, p).map(Piece::Marker),
                    _ => Some(self.piece_named(name)?),
                };
                let Some(piece) = piece else {
                    return bad(format!("{}: nobody is left for \"{text}\"", p.id));
                };
                if let Piece::Marker(m) = piece {
                    s.depth_revealed[m] = shown;
                }
                need(!shown || nth == 1, &format!("{}: a unit face up is revealed", p.id))?;
                self.read_words(s, piece, words, &text)?;
                once(piece, part.trim())?;
                self.put_piece(s, position, piece, nth, &text)?;
            }
            need(parts.next().is_none(), &format!("{}: \"{text}\" has too many parts", p.id))?;
        }
        let latest = s.unit_since.items().iter().chain(s.depth_since.items()).copied().max().unwrap_or(0);
        s.stamp = file.stamp.unwrap_or(latest);
        need(s.stamp >= latest, "stamp: something came later than now")
    }

    fn any_unit(&self, s: &Situation, p: &Position) -> Option<GermanId> {
        GermanId::all().find(|&unit| s.unit_where[unit] == Where::Pool && self.belongs(p, unit))
    }

    fn any_marker(&self, s: &Situation, p: &Position) -> Option<DepthId> {
        let pool = match (p.wn, p.building) {
            (true, _) => DepthPool::Wn,
            (_, true) => DepthPool::Building,
            _ => DepthPool::Mobile,
        };
        // Not one that stands for a tactical reinforcement: whoever wants that names it.
        let waits = |&i: &DepthId| {
            let d = &self.data.depths[i];
            s.depth_where[i] == Where::Pool && d.pool == pool && !d.tactical
        };
        DepthId::all().find(waits)
    }

    /// Whether a unit can stand in a position: garrisons in strongpoints of their kind, all others elsewhere.
    pub(crate) fn belongs(&self, p: &Position, unit: GermanId) -> bool {
        let pool = self.data.germans[unit].pool;
        match p.pool {
            Some(own) => pool == own,
            None => !p.wn && pool >= Pool::Tactical,
        }
    }

    /// Whether a marker can lie in a position.
    pub(crate) fn deepens(&self, p: &Position, marker: DepthId) -> bool {
        match self.data.depths[marker].pool {
            DepthPool::Wn => p.wn,
            DepthPool::Building => !p.wn && p.building,
            DepthPool::Mobile => !p.wn,
        }
    }

    fn put_piece(
        &self,
        s: &mut Situation,
        position: PositionId,
        piece: Piece,
        nth: usize,
        text: &str,
    ) -> Result<(), TextError> {
        let p = self.position(position);
        match piece {
            Piece::Unit(u) if nth == 0 => {
                need(self.belongs(p, u), &format!("{}: \"{text}\" cannot be there", p.id))?;
                s.unit_at[position] = u;
                s.unit_where[u] = Where::Position;
                Ok(())
            }
            Piece::Marker(m) if nth == 1 => {
                need(self.deepens(p, m), &format!("{}: the marker of \"{text}\" cannot be there", p.id))?;
                s.depth_at[position] = m;
                s.depth_where[m] = Where::Position;
                Ok(())
            }
            _ => bad(format!("{}: \"{text}\" is not a unit, then a marker", p.id)),
        }
    }
}
