//! Victory (rules 11.1, 11.3).

use crate::board::Terrain;
use crate::situation::{Port, Situation, Stage};
use crate::units::{Army, Side};
use crate::{Bloody, Playing};
use sandtable_engine::explain::Tally;
use sandtable_engine::message::{Event, Message};
use sandtable_engine::rules::Verdict;
use sandtable_engine::{SideId, SpaceId, UnitId};

/// How a game was decided before its end, or on points; what `decided` holds.
pub(crate) mod decided {
    /// Both hexes of Cherbourg American at the end of turn 2 (11.1).
    pub(crate) const US_STRATEGIC: u8 = 1;
    /// At the end of turn 3.
    pub(crate) const US_OPERATIONAL: u8 = 2;
    /// At the end of turn 4.
    pub(crate) const US_MARGINAL: u8 = 3;
    /// Utah destroyed, Cherbourg and Saint-Vaast held.
    pub(crate) const GERMAN_STRATEGIC: u8 = 4;
    /// The depot held, and two divisions in supply from the south.
    pub(crate) const GERMAN_OPERATIONAL: u8 = 5;
    /// The depot held.
    pub(crate) const GERMAN_MARGINAL: u8 = 6;
    /// An automatic Allied victory (11.3).
    pub(crate) const ALLIED_AT_ONCE: u8 = 7;
    /// An automatic German victory.
    pub(crate) const GERMAN_AT_ONCE: u8 = 8;
    /// Nobody reached a level.
    pub(crate) const NOBODY: u8 = 9;
}

/// The division that the operational German victory asks for (11.1).
const GOTZ: &str = "17SS";

impl Bloody {
    /// Whether the scenario has levels of its own instead of points (11.1).
    #[must_use]
    pub fn races(&self, s: &Situation) -> bool {
        self.plan(s).columns_from > 0
    }

    /// The points of both sides as they stand, explained (11.3).
    #[must_use]
    pub fn tally(&self, s: &Situation) -> [Tally; 2] {
        let numbers = &self.data.numbers.victory;
        let mut both = [Tally::default(), Tally::default()];
        let mut add = |side: usize, amount: i16, id: &'static str| {
            if amount != 0 {
                both[side].add(i32::from(amount), "11.3", Message::new(id));
            }
        };
        add(0, s.points[0], "points-noted");
        add(1, s.points[1], "points-noted");
        let ours = self.data.cities.iter().filter(|&&hex| s.held.contains(hex)).count() as i16;
        let bounds = self.data.cities.iter().filter(|&&hex| self.in_bounds(s, hex)).count() as i16;
        add(0, numbers.city * ours, "points-cities");
        add(1, numbers.city * (bounds - ours).max(0), "points-cities");
        let mut depots = 0;
        for (n, site) in self.data.sites.iter().enumerate() {
            let open = matches!(s.depots[n].port, Port::Open | Port::Full);
            if site.army != Army::German && open && !s.engaged(Side::Allied, site.at) {
                let capacity = site.offensive[usize::from(s.depots[n].port == Port::Full)];
                depots += numbers.allied_depot + i16::from(capacity);
            }
        }
        add(0, depots, "points-depots");
        add(0, numbers.siege * self.sieges(s) as i16, "points-sieges");
        if s.held.contains(self.data.map.boxes.paris) {
            add(0, numbers.paris, "points-paris");
        }
        if s.freed {
            add(0, numbers.paris_2db, "points-paris-french");
        }
        both
    }

    /// The points of both sides (11.3).
    #[must_use]
    pub fn points(&self, s: &Situation) -> [i32; 2] {
        self.tally(s).map(|tally| tally.total())
    }

    /// At the end of a turn: the Germans gain by time, chosen troops cost (11.3).
    pub(crate) fn count_turn(&self, s: &mut Situation, play: &mut impl Playing) {
        if self.races(s) || s.turn == 0 {
            return;
        }
        let points = self.data.numbers.victory.german_turn;
        s.points[1] = s.points[1].saturating_add(points);
        play.tell(|| Event::new("event-time", "11.3").with("points", i32::from(points)));
        self.count_chosen_troops(s, play);
    }

    fn both_hexes(&self, s: &Situation) -> bool {
        self.data.cherbourg.iter().all(|&hex| s.held.contains(hex))
    }

    /// Victories that come in the middle of a turn (11.1, 11.3).
    pub(crate) fn decide_at_once(&self, s: &mut Situation, play: &mut impl Playing) -> bool {
        if !self.races(s) {
            return false;
        }
        let utah_lost = !s.held.contains(self.data.utah);
        let kept = !self.data.cherbourg.iter().any(|&hex| s.held.contains(hex))
            && !s.held.contains(self.data.saint_vaast);
        if utah_lost && kept {
            self.finish(s, play, decided::GERMAN_STRATEGIC);
            return true;
        }
        false
    }

    /// Whether the game ends with this turn (1.2).
    pub(crate) fn decide(&self, s: &mut Situation, play: &mut impl Playing) -> bool {
        let last = s.turn >= s.last_turn(&self.data);
        if self.races(s) {
            if self.both_hexes(s) {
                let level = match s.turn {
                    0..=2 => decided::US_STRATEGIC,
                    3 => decided::US_OPERATIONAL,
                    _ => decided::US_MARGINAL,
                };
                self.finish(s, play, level);
                return true;
            }
            if last {
                let level = if s.held.contains(self.data.cherbourg[0]) {
                    decided::NOBODY
                } else if self.southern_divisions(s) {
                    decided::GERMAN_OPERATIONAL
                } else {
                    decided::GERMAN_MARGINAL
                };
                self.finish(s, play, level);
            }
            return last;
        }
        if s.turn > 0 && self.allied_at_once(s) {
            self.finish(s, play, decided::ALLIED_AT_ONCE);
            return true;
        }
        let beaches = self.data.beaches.iter().filter(|&&beach| !s.held.contains(beach)).count();
        if s.turn > 0 && beaches >= self.data.numbers.victory.beaches {
            self.finish(s, play, decided::GERMAN_AT_ONCE);
            return true;
        }
        if last {
            self.finish(s, play, 0);
        }
        last
    }

    fn allied_at_once(&self, s: &Situation) -> bool {
        let numbers = &self.data.numbers.victory;
        let boxes = &self.data.map.boxes;
        let paris = s.held.contains(boxes.paris);
        let ports = self.data.atlantic_ports.iter().filter(|&&port| s.held.contains(port)).count();
        (paris && self.both_hexes(s) && ports >= numbers.ports_needed)
            || (paris && s.held.contains(boxes.calais))
            || self.germans_left(s) < numbers.units_left
    }

    /// The German units that count towards the ten (11.3, ruling B31).
    pub(crate) fn germans_left(&self, s: &Situation) -> usize {
        let counts = |&unit: &UnitId| self.data.units[unit].fights();
        s.on_map(&self.data, Side::German).filter(counts).count()
    }

    /// Two divisions, one of them the 17th SS, with a line of supply to the south edge (11.1).
    fn southern_divisions(&self, s: &Situation) -> bool {
        let fed = self.fed_from_south(s);
        let mut found: Vec<u8> = Vec::new();
        for unit in s.on_map(&self.data, Side::German) {
            if let Some(division) = self.data.units[unit].division
                && fed.contains(s.place(unit))
                && !found.contains(&division)
            {
                found.push(division);
            }
        }
        let gotz = self.data.divisions.iter().position(|name| name == GOTZ).map(|d| d as u8);
        found.len() >= 2 && gotz.is_some_and(|d| found.contains(&d))
    }

    fn finish(&self, s: &mut Situation, play: &mut impl Playing, how: u8) {
        s.decided = how;
        s.stage = Stage::Over;
        let [allied, german] = self.points(s);
        play.tell(|| Event::new("event-game-over", "1.2").with("allied", allied).with("german", german));
    }

    /// The result, once the game is over.
    pub(crate) fn judge(&self, s: &Situation) -> Option<Verdict> {
        if s.stage != Stage::Over {
            return None;
        }
        let scores = self.points(s);
        let margin = scores[0] - scores[1];
        let numbers = &self.data.numbers.victory;
        let (winner, level) = match s.decided {
            decided::US_STRATEGIC => (Some(Side::Allied), "level-us-strategic"),
            decided::US_OPERATIONAL => (Some(Side::Allied), "level-us-operational"),
            decided::US_MARGINAL => (Some(Side::Allied), "level-us-marginal"),
            decided::GERMAN_STRATEGIC => (Some(Side::German), "level-german-strategic"),
            decided::GERMAN_OPERATIONAL => (Some(Side::German), "level-german-operational"),
            decided::GERMAN_MARGINAL => (Some(Side::German), "level-german-marginal"),
            decided::ALLIED_AT_ONCE => (Some(Side::Allied), "level-at-once"),
            decided::GERMAN_AT_ONCE => (Some(Side::German), "level-at-once"),
            _ => {
                let winner = if margin > 0 { Side::Allied } else { Side::German };
                if margin.abs() >= i32::from(numbers.decisive) {
                    (Some(winner), "level-decisive")
                } else if margin.abs() >= i32::from(numbers.marginal) {
                    (Some(winner), "level-marginal")
                } else {
                    (None, "level-historical")
                }
            }
        };
        Some(Verdict {
            winner: winner.map(|side| SideId(side as u8)),
            level: Some(Message::new(level)),
            scores: scores.to_vec(),
        })
    }

    /// Paris is freed, and by whom (4.1.2, 11.3).
    pub(crate) fn free_paris(&self, s: &mut Situation, space: SpaceId, play: &mut impl Playing) {
        let paris = self.data.map.boxes.paris;
        if space != paris || s.freed {
            return;
        }
        let french = s.of(&self.data, Side::Allied, paris).any(|unit| {
            let u = &self.data.units[unit];
            u.division.is_some() && u.division == self.data.french
        });
        if french {
            s.freed = true;
            play.tell(|| Event::new("event-paris-freed", "4.1.2").with("at", paris));
        }
    }

    /// The city hexes that the Germans take back count at once (11.3).
    pub(crate) fn city_retaken(&self, s: &mut Situation, space: SpaceId) {
        if self.data.map.terrain(space) == Terrain::City && s.held.contains(space) {
            let points = self.data.numbers.victory.city;
            s.points[1] = s.points[1].saturating_add(points);
        }
    }
}
