//! II: the event card. Depth markers (9.2), German reinforcements (9.3, 9.4), heroes (11.1) and all that may happen.

use crate::board::Terrain;
use crate::cards::Happening;
use crate::data::PositionSet;
use crate::prelude::*;
use crate::present::ZONES;
use crate::situation::{Where, german as state};
use crate::units::{DEPTHS, DepthPool, Pool};

/// How far from WN69 its rockets fall.
const ROCKETS: std::ops::RangeInclusive<u8> = 3..=7;
/// What Kampfgruppe Meyer sends: units and depth markers.
const MEYER_SENDS: (usize, usize) = (4, 2);

/// Why one position was chosen before all others (9.2, 9.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    distance: u8,
    class: u8,
    number: u8,
    zone: u8,
    position: PositionId,
}

impl Omaha {
    pub(crate) fn draw_event(&self, s: &mut Situation, play: &mut impl Play) {
        let number = self.draw(s, play, pile::EVENT, "II");
        let event = self.happening(s.turn, number).clone();
        match event {
            Happening::Reinforce(zones) => self.reinforce(s, play, zones),
            Happening::Depth => self.deepen_somewhere(s, play, None),
            Happening::DepthBoth => self.deepen_both(s, play),
            Happening::Hero(division, deep) => {
                let hero = self.next_hero(s, division).is_some();
                if hero && everybody().any(|u| self.check_hero(s, division, u).is_ok()) {
                    s.stage = Stage::Hero(division, deep);
                    return;
                }
                play.tell(|| {
                    Event::new("event-no-hero", "11.1").with("division", Arg::Term(division.division()))
                });
                if deep {
                    self.deepen_somewhere(s, play, Some(division));
                }
            }
            Happening::Naval(zones) => {
                s.naval += 1;
                let markers = i32::from(s.naval);
                play.tell(|| Event::new("event-naval", "8").with("markers", markers));
                self.reinforce(s, play, zones);
            }
            Happening::Smoke(groups) => self.smoke(s, play, &groups),
            Happening::Scream => return self.scream(s, play),
            Happening::RocketKill => self.kill_rockets(s, play),
            Happening::Plunge => {
                s.plunge = true;
                play.tell(|| Event::new("event-plunge", "6.2"));
            }
            Happening::Rally => {
                for position in PositionId::all() {
                    self.rally(s, play, position, "6.4");
                }
            }
            Happening::Initiative => {
                for actions in &mut s.actions {
                    *actions += 1;
                }
                play.tell(|| Event::new("event-initiative", "V"));
            }
            Happening::Reduce => {
                s.actions = [1; 2];
                play.tell(|| Event::new("event-reduce", "V"));
            }
            Happening::Regroup(division) => {
                // Where the division has no such company, the other one may have (ruling O75).
                for division in [division, division.other()] {
                    if everybody().any(|u| self.check_regroup(s, division, u).is_ok()) {
                        s.stage = Stage::Regroup(division);
                        return;
                    }
                }
                play.tell(|| Event::new("event-nobody-regroups", "II"));
            }
            Happening::Patrol(division) => {
                if !self.nearest_hidden(s, division).is_empty() {
                    s.stage = Stage::Patrol(division);
                    return;
                }
                play.tell(|| Event::new("event-nothing-to-reveal", "II"));
            }
            Happening::Prisoner(division) => {
                s.stage = Stage::Prisoner(division);
                if self.data.positions.iter().any(|(_, p)| self.check_prisoner(s, p.hex).is_ok()) {
                    return;
                }
                play.tell(|| Event::new("event-nothing-to-reveal", "II"));
            }
            Happening::Meyer => self.meyer(s, play),
            // It holds up the bases that engineers build in the afternoon, and stops no clearing (ruling O75).
            Happening::EngineersStop => play.tell(|| Event::new("event-engineers-stop", "II")),
            Happening::Later => {}
        }
        self.to_fire(s, play);
    }

    /// The event of a card on a turn.
    pub(crate) fn happening(&self, turn: u8, number: u8) -> &Happening {
        let row = match turn {
            ..=10 => 0,
            11..=20 => 1,
            _ => 2,
        };
        &self.card(number).events[row]
    }

    /// The hexes with American units, boxes included.
    fn us_hexes(&self, s: &Situation) -> HexSet {
        let units = everybody().filter(|&u| self.kind(u).is_unit());
        units.map(|u| s.place(u)).filter(|&at| self.data.map.is_hex(at)).collect()
    }

    /// How far a hex is from the nearest of some.
    fn nearest(&self, to: &HexSet, hex: SpaceId) -> u8 {
        to.iter().map(|at| self.data.map.distance(at, hex)).min().unwrap_or(u8::MAX)
    }

    /// The order of 9.2: nearest to Americans; a strongpoint of one hex, of two, a reinforcement; lowest number, then
    /// letter (ruling O05: a strongpoint's number is its name's).
    fn depth_rank(&self, us: &HexSet, position: PositionId) -> Rank {
        let p = self.position(position);
        let (class, number) = match (p.wn, p.twin) {
            (true, None) => (0, wn_number(&p.group)),
            (true, Some(_)) => (1, wn_number(&p.group)),
            (false, _) => (2, p.priority),
        };
        Rank { distance: self.nearest(us, p.hex), class, number, zone: p.zone.map_or(0, |z| z + 1), position }
    }

    /// Places a depth marker by the order of 9.2: in a sector if possible, anywhere otherwise.
    fn deepen_somewhere(&self, s: &mut Situation, play: &mut impl Play, sector: Option<Sector>) {
        let (us, lines) = (self.us_hexes(s), self.german_lines(s));
        let fits = |position: &PositionId| {
            s.occupant(*position).is_some()
                && s.depth(*position).is_none()
                && lines.contains(*position)
                && self.depth_pool_of(s, *position).is_some()
        };
        let all: ArrayVec<PositionId, POSITIONS> = PositionId::all().filter(fits).collect();
        let within: ArrayVec<PositionId, POSITIONS> = match sector {
            Some(sector) => all.iter().copied().filter(|p| self.position(*p).sector == sector).collect(),
            None => ArrayVec::new(),
        };
        let candidates = if within.is_empty() { all } else { within };
        let Some(best) = candidates.iter().map(|&p| self.depth_rank(&us, p)).min() else {
            play.tell(|| Event::new("event-no-depth", "9.2"));
            return;
        };
        self.deepen(s, play, best.position, "9.2");
        self.explain_rank(play, best, candidates.len(), "9.2");
    }

    /// Says by which priority a position was chosen.
    fn explain_rank(&self, play: &mut impl Play, rank: Rank, of: usize, rule: Rule) {
        let hex = self.position(rank.position).hex;
        const CLASSES: [&str; 3] = ["class-wn-single", "class-wn-double", "class-reinforcement"];
        play.tell(|| {
            happened("event-chosen-because", rule, hex)
                .with("distance", rank.distance)
                .with("class", Arg::Term(CLASSES[usize::from(rank.class)]))
                .with("number", rank.number)
                .with("of", of)
                .detail()
        });
    }

    /// A depth marker in each sector; if only one is left, anywhere (9.2).
    fn deepen_both(&self, s: &mut Situation, play: &mut impl Play) {
        let pools = [DepthPool::Wn, DepthPool::Building, DepthPool::Mobile];
        let left: usize = pools.iter().map(|&pool| self.depth_pool(s, pool).len()).sum();
        if left == 1 {
            return self.deepen_somewhere(s, play, None);
        }
        for sector in Sector::BOTH {
            self.deepen_somewhere(s, play, Some(sector));
        }
    }

    /// Whether Germans may come to a position: nobody there, or a general alone (9.3).
    fn is_open(&self, s: &Situation, position: PositionId) -> bool {
        let p = self.position(position);
        !p.wn && s.occupant(position).is_none() && s.counters(p.hex).all(|u| self.kind(u) == Kind::General)
    }

    /// The order of 9.3: next to Americans, within two hexes, lowest number.
    fn reinforcement_rank(&self, us: &HexSet, position: PositionId) -> Rank {
        let p = self.position(position);
        let distance = match self.nearest(us, p.hex) {
            0 | 1 => 1,
            2 => 2,
            _ => u8::MAX,
        };
        Rank { distance, class: 2, number: p.priority, zone: p.zone.unwrap_or(0), position }
    }

    /// One reinforcement in each zone; where they run out, wherever the order says among these zones (9.3).
    fn reinforce(&self, s: &mut Situation, play: &mut impl Play, zones: u8) {
        let left = self.pool(s, Pool::Tactical).len() + self.pool(s, Pool::Division).len();
        let asked = zones.count_ones() as usize;
        let (us, mut control, mut lines) = (self.us_hexes(s), self.us_control(s), self.german_lines(s));
        for round in 0..asked.min(left) {
            let zone = (0..8).filter(|z| zones >> z & 1 == 1).nth(round).unwrap_or(0);
            let meant = if left >= asked { 1 << zone } else { zones };
            let fits = |&p: &PositionId| {
                let position = self.position(p);
                position.priority > 0
                    && position.zone.is_some_and(|z| meant >> z & 1 == 1)
                    && lines.contains(p)
                    && self.is_open(s, p)
            };
            let ranks = PositionId::all().filter(fits).map(|p| self.reinforcement_rank(&us, p)).collect();
            // Lines change only if Germans come to where Americans had control.
            let came = self.reinforce_among(s, play, ranks, zone);
            if came.is_some_and(|hex| control.contains(hex)) {
                (control, lines) = (self.us_control(s), self.german_lines(s));
            }
        }
        if left == 0 && asked > 0 {
            play.tell(|| Event::new("event-no-reinforcements", "9.3"));
        }
    }

    fn reinforce_among(
        &self,
        s: &mut Situation,
        play: &mut impl Play,
        candidates: ArrayVec<Rank, POSITIONS>,
        zone: u8,
    ) -> Option<SpaceId> {
        let Some(best) = candidates.iter().min().copied() else {
            play.tell(|| {
                Event::new("event-zone-closed", "9.3").with("zone", Arg::Code(ZONES[usize::from(zone)]))
            });
            return None;
        };
        let from_division = self.bring_up(s, play, best.position, "9.3")?;
        let hex = self.position(best.position).hex;
        let id = match best.distance {
            1 => "event-next-to-us",
            2 => "event-within-two",
            _ => "event-lowest-number",
        };
        play.tell(|| {
            happened(id, "9.3", hex).with("number", best.number).with("of", candidates.len()).detail()
        });
        self.dig_in(s, play, best.position, from_division, "9.3");
        Some(hex)
    }

    /// Draws a reinforcement, tactical first, and puts it face down into a position (9.3). Tells whether it came from the
    /// division; none if nobody is left.
    fn bring_up(&self, s: &mut Situation, play: &mut impl Play, at: PositionId, rule: Rule) -> Option<bool> {
        let hex = self.position(at).hex;
        let tactical = self.pool(s, Pool::Tactical);
        let from_division = tactical.is_empty();
        let pool = if from_division { self.pool(s, Pool::Division) } else { tactical };
        if pool.is_empty() {
            return None;
        }
        let unit = play.pick(&pool, "roll-reinforcement", s.turn, hex);
        self.garrison(s, at, unit);
        let boxes = &self.data.map.boxes;
        let (id, home) = if from_division {
            ("event-division-reinforces", boxes.division)
        } else {
            ("event-reinforced", boxes.tactical)
        };
        play.tell(|| happened(id, rule, hex).way([home, hex]));
        Some(from_division)
    }

    /// What Germans who have come do next: a general alone there is lost, and divisional ones bring depth (9.3).
    fn dig_in(&self, s: &mut Situation, play: &mut impl Play, at: PositionId, divisional: bool, rule: Rule) {
        let hex = self.position(at).hex;
        let generals: UnitList = s.leaders(&self.data, hex).collect();
        for general in generals {
            self.eliminate(s, play, general, "9.3");
        }
        if divisional {
            self.deepen(s, play, at, rule);
        }
    }

    /// 9.4: the marker of a strongpoint was a call for help: a tactical reinforcement comes to the nearest position.
    pub(crate) fn tactical_reinforcement(&self, s: &mut Situation, play: &mut impl Play, at: PositionId) {
        if self.pool(s, Pool::Tactical).is_empty() {
            play.tell(|| Event::new("event-no-reinforcements", "9.4"));
            return;
        }
        let from = self.position(at).hex;
        let (us, lines) = (self.us_hexes(s), self.german_lines(s));
        let best = PositionId::all().filter(|&p| self.is_open(s, p) && lines.contains(p)).min_by_key(|&p| {
            let there = self.position(p);
            (
                self.data.map.distance(from, there.hex),
                self.nearest(&us, there.hex),
                there.priority,
                there.zone,
                p,
            )
        });
        match best {
            Some(p) => {
                if let Some(from_division) = self.bring_up(s, play, p, "9.4") {
                    self.dig_in(s, play, p, from_division, "9.4");
                }
            }
            None => play.tell(|| Event::new("event-no-reinforcements", "9.4")),
        }
    }

    /// The next hero of a division who has not been noticed yet.
    pub(crate) fn next_hero(&self, s: &Situation, division: Sector) -> Option<UnitId> {
        everybody().find(|&u| {
            self.kind(u) == Kind::Hero
                && self.data.us[u].division == division
                && s.place(u) == self.data.map.boxes.hand
        })
    }

    pub(crate) fn check_hero(&self, s: &Situation, division: Sector, unit: UnitId) -> Check {
        if !self.kind(unit).is_unit() || !self.data.map.is_hex(s.place(unit)) {
            refuse("11.1", "refuse-hero-needs-a-unit")
        } else if s.division(&self.data, unit) != division {
            refuse("11.1", "refuse-other-division")
        } else if s.hero(unit).is_some() {
            refuse("11.1", "refuse-has-a-hero")
        } else {
            Ok(())
        }
    }

    pub(crate) fn make_hero(&self, s: &mut Situation, play: &mut impl Play, unit: UnitId, deep: bool) {
        let Stage::Hero(division, _) = s.stage else { return };
        let at = s.place(unit);
        if let Some(hero) = self.next_hero(s, division) {
            s.set_hero(unit, Some(hero));
            s.put(unit, at);
            let way = [self.data.map.boxes.hand, at];
            play.tell(|| told("event-hero", "11.1", hero).with("with", unit).way(way));
        }
        if deep {
            self.deepen_somewhere(s, play, Some(self.data.map.at(at).sector));
        }
        self.to_fire(s, play);
    }

    pub(crate) fn check_regroup(&self, s: &Situation, division: Sector, unit: UnitId) -> Check {
        let u = &self.data.us[unit];
        must(
            u.kind.is_regular()
                && u.division == division
                && s.steps[unit] == 1
                && self.data.map.is_hex(s.place(unit)),
            "II",
            "refuse-one-step-infantry",
        )
    }

    pub(crate) fn regroup(&self, s: &mut Situation, play: &mut impl Play, unit: UnitId) {
        s.steps[unit] += 1;
        play.tell(|| told("event-regroups", "II", unit));
        self.to_fire(s, play);
    }

    /// The position of the rocket launchers, if they are still there.
    fn rockets(&self, s: &Situation) -> Option<PositionId> {
        PositionId::all().find(|&p| {
            let unit = s.occupant(p);
            unit.is_some_and(|unit| self.data.germans[unit].pool == Pool::Rocket)
        })
    }

    /// Whether the rockets reach a unit: men in the open, not too near and not too far.
    fn rockets_reach(&self, s: &Situation, unit: UnitId) -> bool {
        let (map, at) = (&self.data.map, s.place(unit));
        let reaches = |p| ROCKETS.contains(&map.distance(self.position(p).hex, at));
        self.kind(unit).is_unit()
            && map.is_hex(at)
            && matches!(map.at(at).terrain, Terrain::Beach | Terrain::Pavilion | Terrain::Draw)
            && self.rockets(s).is_some_and(reaches)
    }

    /// Whom the rockets may hit: those with the most steps.
    pub(crate) fn rocket_targets(&self, s: &Situation) -> UnitList {
        let steps = |unit: UnitId| s.steps[unit];
        let mut all: UnitList = everybody().filter(|&unit| self.rockets_reach(s, unit)).collect();
        let most = all.iter().map(|&unit| steps(unit)).max();
        all.retain(|unit| Some(steps(*unit)) == most);
        all
    }

    pub(crate) fn check_scream(&self, s: &Situation, unit: UnitId) -> Check {
        must(self.rockets_reach(s, unit), "II", "refuse-rockets-do-not-reach")?;
        must(self.rocket_targets(s).contains(&unit), "II", "refuse-rockets-most-steps")
    }

    fn scream(&self, s: &mut Situation, play: &mut impl Play) {
        let Some(position) = self.rockets(s).filter(|&p| s.can_fire(p)) else {
            play.tell(|| Event::new("event-rockets-silent", "II"));
            return self.to_fire(s, play);
        };
        s.screamed = true;
        let hex = self.position(position).hex;
        play.tell(|| happened("event-rockets", "II", hex));
        match self.rocket_targets(s)[..] {
            [] => {
                play.tell(|| Event::new("event-rockets-miss", "II"));
                self.to_fire(s, play);
            }
            [only] => self.rockets_hit(s, play, only),
            _ => s.stage = Stage::Scream,
        }
    }

    pub(crate) fn rockets_hit(&self, s: &mut Situation, play: &mut impl Play, unit: UnitId) {
        let from = self.rockets(s).map_or(SpaceId::NONE, |p| self.position(p).hex);
        let to = s.place(unit);
        play.tell(|| told("event-rockets-hit", "II", unit).line(from, to).open());
        self.lose(s, play, unit, 1, "II");
        self.to_fire(s, play);
    }

    fn kill_rockets(&self, s: &mut Situation, play: &mut impl Play) {
        match self.rockets(s).filter(|_| s.screamed) {
            Some(position) => {
                self.reveal(s, play, position, "II");
                self.defeat(s, play, position, "II");
            }
            None => play.tell(|| Event::new("event-rockets-not-found", "II")),
        }
    }

    fn smoke(&self, s: &mut Situation, play: &mut impl Play, groups: &[String]) {
        let hidden: PositionSet =
            PositionId::all().filter(|&p| groups.contains(&self.position(p).group)).collect();
        s.smoke = hidden;
        for position in hidden.iter() {
            let hex = self.data.positions[position].hex;
            play.tell(|| happened("event-smoke", "6.1", hex));
        }
    }

    /// A disrupted German unit rallies.
    pub(crate) fn rally(&self, s: &mut Situation, play: &mut impl Play, position: PositionId, rule: Rule) {
        let Some(unit) = s.occupant(position) else { return };
        if s.unit_flags[unit] & state::DISRUPTED != 0 {
            s.unit_flags[unit] &= !state::DISRUPTED;
            let hex = self.position(position).hex;
            play.tell(|| happened("event-german-rallies", rule, hex));
        }
    }

    /// Whether a German unit in a position, or its depth marker, lies face down.
    fn is_hidden(&self, s: &Situation, position: PositionId) -> bool {
        let deep = || s.depth(position).is_some_and(|marker| !s.depth_revealed[marker]);
        s.occupant(position).is_some_and(|unit| !s.revealed(unit) || deep())
    }

    /// The positions with something face down that are nearest to a division's units.
    pub(crate) fn nearest_hidden(&self, s: &Situation, division: Sector) -> ArrayVec<PositionId, POSITIONS> {
        let map = &self.data.map;
        let ashore = |unit: &UnitId| {
            self.kind(*unit).is_unit()
                && s.division(&self.data, *unit) == division
                && map.is_land(s.place(*unit))
        };
        let from: ArrayVec<SpaceId, US> = everybody().filter(ashore).map(|unit| s.place(unit)).collect();
        let distance = |position: PositionId| {
            let hex = self.position(position).hex;
            from.iter().map(|&at| map.distance(at, hex)).min()
        };
        let hidden = PositionId::all().filter(|&position| self.is_hidden(s, position));
        let all: ArrayVec<(u8, PositionId), POSITIONS> =
            hidden.filter_map(|p| Some((distance(p)?, p))).collect();
        let nearest = all.iter().map(|(distance, _)| *distance).min();
        all.into_iter().filter(|(distance, _)| Some(*distance) == nearest).map(|(_, p)| p).collect()
    }

    pub(crate) fn check_patrol(&self, s: &Situation, division: Sector, hex: SpaceId) -> Check {
        let Some(position) = self.data.position(hex) else { return refuse("II", "refuse-no-german-there") };
        let nearest = self.nearest_hidden(s, division);
        must(self.is_hidden(s, position) && !nearest.is_empty(), "II", "refuse-nothing-face-down")?;
        must(nearest.contains(&position), "II", "refuse-nearest-first")
    }

    /// A prisoner tells of any position of his sector (ruling O06).
    pub(crate) fn check_prisoner(&self, s: &Situation, hex: SpaceId) -> Check {
        let Stage::Prisoner(division) = s.stage else { return refuse("II", "refuse-not-now") };
        let Some(position) = self.data.position(hex) else { return refuse("II", "refuse-no-german-there") };
        must(self.position(position).sector == division, "II", "refuse-other-sector")?;
        must(self.is_hidden(s, position), "II", "refuse-nothing-face-down")
    }

    pub(crate) fn scout(&self, s: &mut Situation, play: &mut impl Play, hex: SpaceId) {
        if let Some(position) = self.data.position(hex) {
            self.reveal(s, play, position, "II");
            self.reveal_depth(s, play, position, "II");
            let called = s.depth(position).is_some_and(|m| self.data.depths[m].tactical);
            if called {
                self.flatten(s, play, position, "9.4");
                self.tactical_reinforcement(s, play, position);
            }
        }
        self.to_fire(s, play);
    }

    fn meyer(&self, s: &mut Situation, play: &mut impl Play) {
        let (units, markers) = MEYER_SENDS;
        for _ in 0..units {
            let there = self.pool(s, Pool::Meyer);
            if there.is_empty() {
                break;
            }
            let unit = play.pick(&there, "roll-reinforcement", s.turn, SpaceId(0));
            s.stamp = s.stamp.saturating_add(1);
            s.unit_where[unit] = Where::Other;
            s.unit_since[unit] = s.stamp;
        }
        for _ in 0..markers {
            let there: ArrayVec<DepthId, DEPTHS> =
                DepthId::all().filter(|&m| s.depth_where[m] == Where::Other).collect();
            if there.is_empty() {
                break;
            }
            let marker = play.pick(&there, "roll-depth", s.turn, SpaceId(0));
            s.stamp = s.stamp.saturating_add(1);
            s.depth_where[marker] = Where::Pool;
            s.depth_since[marker] = s.stamp;
        }
        play.tell(|| Event::new("event-meyer", "9.3"));
    }
}

/// The number of a strongpoint: 60 for WN60.
fn wn_number(group: &str) -> u8 {
    group.trim_start_matches(|c: char| !c.is_ascii_digit()).parse().unwrap_or(u8::MAX)
}
