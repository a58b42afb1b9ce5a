//! Supply (rules 7.3–7.5): lines from units to HQs, and from HQs by road to depots, through both maps.

use crate::board::Terrain;
use crate::data::{SiteKind, SpaceSet};
use crate::situation::{Port, Situation, flag};
use crate::units::{Army, Kind, Side};
use crate::{Action, Bloody, Check, Playing, need};
use sandtable_engine::message::Event;
use sandtable_engine::{SpaceId, UnitId};

/// The spaces of a line of supply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// Along roads, lettered exits and the lines between regions (7.3.2).
    Road,
    /// Anywhere (7.3.1).
    Any,
}

impl Bloody {
    /// Whether a line of supply of a side may lead through a space (7.3.1): out of enemy zones, unless a friendly unit stands there.
    fn carries_supply(&self, s: &Situation, side: Side, space: SpaceId) -> bool {
        let map = &self.data.map;
        if !self.in_bounds(s, space) || map.terrain(space) == Terrain::Impassable {
            return false;
        }
        if map.is_hex(space) {
            if s.enemy_in(&self.data, side, space) {
                return false;
            }
            return !s.engaged(side, space)
                || s.of(&self.data, side, space).any(|u| self.data.units[u].fights());
        }
        map.terrain(space) == Terrain::Area
            && s.held.contains(space) == (side == Side::Allied)
            && !s.confused(&self.data, space)
    }

    /// All that can be reached from some spaces.
    fn flood(&self, s: &Situation, side: Side, way: Way, sources: impl Iterator<Item = SpaceId>) -> SpaceSet {
        let map = &self.data.map;
        let mut seen = SpaceSet::EMPTY;
        let mut waiting: Vec<SpaceId> = Vec::with_capacity(64);
        for space in sources {
            if !seen.contains(space) {
                seen.insert(space);
                waiting.push(space);
            }
        }
        while let Some(space) = waiting.pop() {
            let mut go = |next: SpaceId| {
                if !seen.contains(next) && self.carries_supply(s, side, next) {
                    seen.insert(next);
                    waiting.push(next);
                }
            };
            match way {
                Way::Road => map.roads[space].iter().copied().for_each(&mut go),
                Way::Any => {
                    map.around[space].iter().for_each(|near| go(near.hex));
                    map.lines[space].iter().chain(&map.exits[space]).copied().for_each(&mut go);
                }
            }
        }
        seen
    }

    /// Whether a depot works for an army (7.1, 7.2).
    pub(crate) fn depot_works(&self, s: &Situation, site: usize, army: Army) -> bool {
        let printed = &self.data.sites[site];
        if printed.army != army || !matches!(s.depots[site].port, Port::Open | Port::Full) {
            return false;
        }
        if !self.in_bounds(s, printed.at) {
            return false;
        }
        match printed.kind {
            // 7.1: a zone does nothing to a depot on a beach.
            SiteKind::Beach => !s.enemy_in(&self.data, Side::Allied, printed.at),
            SiteKind::German => !s.confused(&self.data, printed.at),
            _ => !s.engaged(Side::Allied, printed.at) && !s.enemy_in(&self.data, Side::Allied, printed.at),
        }
    }

    /// The spaces from which a road leads to working depots of an army (7.3.2).
    pub(crate) fn depot_roads(&self, s: &Situation, army: Army) -> SpaceSet {
        let sites = 0..self.data.sites.len();
        let sources =
            sites.filter(|&site| self.depot_works(s, site, army)).map(|site| self.data.sites[site].at);
        self.flood(s, army.side(), Way::Road, sources)
    }

    /// The spaces that a road joins to one depot.
    pub(crate) fn roads_from(&self, s: &Situation, site: usize) -> SpaceSet {
        let printed = &self.data.sites[site];
        self.flood(s, printed.army.side(), Way::Road, std::iter::once(printed.at))
    }

    /// The spaces whose units of an army are in supply (7.3.1), and those whose HQs are (7.3.2).
    pub(crate) fn supplied(&self, s: &Situation, army: Army) -> [SpaceSet; 2] {
        let roads = self.depot_roads(s, army);
        let fed = |hq: &&UnitId| {
            let at = s.place(**hq);
            self.data.units[**hq].army == army
                && self.data.map.is_in_play(at)
                && (roads.contains(at) || s.count(**hq) > 0)
        };
        let sources = self.data.hqs.iter().filter(fed).map(|&hq| s.place(hq));
        [self.flood(s, army.side(), Way::Any, sources), roads]
    }

    /// The spaces to which a German line of supply leads from the south edge (11.1).
    pub(crate) fn fed_from_south(&self, s: &Situation) -> SpaceSet {
        let open = |&&hex: &&SpaceId| self.carries_supply(s, Side::German, hex);
        self.flood(s, Side::German, Way::Any, self.data.south.iter().filter(open).copied())
    }

    /// Notes who is out of supply, for the whole turn (7.4). On the first turns all are in supply (10).
    pub(crate) fn check_supply(&self, s: &mut Situation, play: &mut impl Playing) {
        let all = self.data.numbers.turns.supplied.contains(&s.turn);
        for army in [Army::Us, Army::British, Army::German] {
            let [units, hqs] = self.supplied(s, army);
            let mut count = 0;
            for unit in self.data.side(army.side()) {
                let u = &self.data.units[unit];
                if u.army != army {
                    continue;
                }
                s.clear(unit, flag::OOS);
                let at = s.place(unit);
                if all || !self.data.map.is_in_play(at) || self.always_supplied(unit, at) {
                    continue;
                }
                let fed = match u.kind {
                    Kind::Hq => hqs.contains(at) || s.count(unit) > 0,
                    _ => units.contains(at) || self.beside(units, at),
                };
                if !fed {
                    s.set(unit, flag::OOS);
                    count += 1;
                }
            }
            if count > 0 {
                let term = sandtable_engine::message::Arg::Term(army.term());
                play.tell(|| Event::new("event-out-of-supply", "7.4").with("army", term).with("n", count));
            }
        }
    }

    /// A unit among enemies is in supply if a line comes up to it.
    fn beside(&self, units: SpaceSet, at: SpaceId) -> bool {
        self.data.map.around[at].iter().any(|near| units.contains(near.hex))
    }

    /// Posts, and whoever is in a fortress (0.1.2).
    fn always_supplied(&self, unit: UnitId, at: SpaceId) -> bool {
        let u = &self.data.units[unit];
        u.kind.is_post()
            || self.data.map.terrain(at) == Terrain::Festung
            || (u.army == Army::German && at == self.data.cherbourg[0])
    }

    /// Whether a unit may be supplied by air (7.5).
    pub(crate) fn check_air_supply(&self, s: &Situation, unit: UnitId) -> Check {
        let u = &self.data.units[unit];
        need(u.side() == Side::Allied && u.kind.is_infantry(), "7.5", "refuse-only-infantry")?;
        need(s.is(unit, flag::OOS), "7.5", "refuse-in-supply")?;
        need(u.sv <= s.air_supply, "7.5", "refuse-no-air-supply")
    }

    pub(crate) fn list_air_supply(&self, s: &Situation, out: &mut Vec<Action>) {
        let hungry = self.data.side(Side::Allied).filter(|&unit| self.check_air_supply(s, unit).is_ok());
        out.extend(hungry.map(Action::Supply));
        out.push(Action::EndSupply);
    }

    pub(crate) fn wants_air_supply(&self, s: &Situation) -> bool {
        self.data.side(Side::Allied).any(|unit| self.check_air_supply(s, unit).is_ok())
    }

    pub(crate) fn do_air_supply(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId) {
        s.air_supply -= self.data.units[unit].sv;
        s.clear(unit, flag::OOS);
        play.tell(|| Event::new("event-air-supply", "7.5").with("unit", unit));
        if !self.wants_air_supply(s) {
            self.after_supply(s, play);
        }
    }
}
