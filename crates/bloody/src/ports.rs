//! Depots (rules 7.1, 7.2): taking, building, losing them; German depots.

use crate::board::Terrain;
use crate::data::SiteKind;
use crate::situation::{Depot, Port, Situation};
use crate::units::{Army, Kind, Side};
use crate::{Bloody, Playing};
use sandtable_engine::SpaceId;
use sandtable_engine::message::Event;

impl Bloody {
    /// The work on depots goes on (7.1): a zone delays it, but not on a beach.
    pub(crate) fn build_depots(&self, s: &mut Situation, play: &mut impl Playing) {
        for site in 0..self.data.sites.len() {
            let printed = &self.data.sites[site];
            if printed.kind == SiteKind::German {
                continue;
            }
            let at = printed.at;
            let germans = s.enemy_in(&self.data, Side::Allied, at);
            let Depot { port, turn } = s.depots[site];
            if printed.kind == SiteKind::Cherbourg && germans && matches!(port, Port::Open | Port::Full) {
                self.decay(s, site);
                if s.depots[site] != (Depot { port, turn }) {
                    play.tell(|| Event::new("event-depot-decays", "7.1.3").with("at", at));
                }
                continue;
            }
            s.depots[site] = match port {
                Port::Building if s.engaged(Side::Allied, at) || germans => {
                    play.tell(|| Event::new("event-depot-delayed", "7.1").with("at", at));
                    Depot { port, turn: turn + 1 }
                }
                Port::Building if turn <= s.turn => {
                    play.tell(|| Event::new("event-depot-opens", "7.1").with("at", at));
                    let next = if printed.complete > 0 { s.turn + printed.complete } else { 0 };
                    Depot { port: Port::Open, turn: next }
                }
                Port::Open if turn > 0 && turn <= s.turn => {
                    play.tell(|| Event::new("event-depot-full", "7.1").with("at", at));
                    Depot { port: Port::Full, turn: 0 }
                }
                _ => continue,
            };
        }
    }

    /// Cherbourg under the Germans: half its capacity, and after two turns none (7.1.3).
    fn decay(&self, s: &mut Situation, site: usize) {
        let gone = s.turn + self.data.numbers.cherbourg.decay;
        s.depots[site] = match s.depots[site] {
            Depot { port: Port::Full, .. } => Depot { port: Port::Open, turn: gone },
            Depot { turn: 0, .. } => Depot { port: Port::Open, turn: gone },
            Depot { turn, .. } if turn <= s.turn => Depot { port: Port::Closed, turn: 0 },
            same => same,
        };
    }

    /// A combat unit of a side takes a space: control, depots (0.2.2, 7.1, 7.2).
    pub(crate) fn take(&self, s: &mut Situation, play: &mut impl Playing, side: Side, space: SpaceId) {
        debug_assert!(self.data.map.is_in_play(space), "{space:?}");
        if s.stands(&self.data, side.enemy(), space) || self.data.map.terrain(space) == Terrain::Festung {
            return;
        }
        if self.data.map.is_hex(space) && s.enemy_in(&self.data, side, space) {
            return;
        }
        match side {
            Side::Allied => {
                let freed = !s.held.contains(space);
                s.held.insert(space);
                if freed {
                    self.free_paris(s, space, play);
                }
            }
            Side::German => {
                self.city_retaken(s, space);
                s.held.remove(space);
            }
        }
        if !self.data.depot_spaces.contains(space) {
            return;
        }
        for site in 0..self.data.sites.len() {
            if self.data.sites[site].at != space {
                continue;
            }
            let german = self.data.sites[site].army == Army::German;
            match (side, german) {
                (Side::Allied, false) => self.begin_depot(s, play, site),
                (Side::Allied, true) => self.capture_german_depot(s, play, site),
                (Side::German, false) => self.lose_depot(s, play, site),
                (Side::German, true) => {
                    if self.data.map.is_hex(space) && s.depots[site].port == Port::Closed {
                        s.depots[site].port = Port::Open;
                    }
                }
            }
        }
    }

    fn begin_depot(&self, s: &mut Situation, play: &mut impl Playing, site: usize) {
        let printed = &self.data.sites[site];
        if s.depots[site].port != Port::Closed || !self.in_bounds(s, printed.at) {
            return;
        }
        let at = printed.at;
        if printed.build == 0 {
            s.depots[site] = Depot { port: Port::Open, turn: 0 };
            play.tell(|| Event::new("event-depot-opens", "7.1.2").with("at", at));
        } else {
            // Taken on turn 0 with two turns of work, it opens on turn 3 (7.1).
            s.depots[site] = Depot { port: Port::Building, turn: s.turn + printed.build + 1 };
            let turn = i32::from(s.depots[site].turn);
            play.tell(|| Event::new("event-depot-begun", "7.1").with("at", at).with("turn", turn));
        }
    }

    /// Germans come to an Allied depot: it is destroyed, but for Cherbourg (7.1).
    fn lose_depot(&self, s: &mut Situation, play: &mut impl Playing, site: usize) {
        let printed = &self.data.sites[site];
        let port = s.depots[site].port;
        if printed.kind == SiteKind::Cherbourg || matches!(port, Port::Closed | Port::Destroyed) {
            return;
        }
        let at = printed.at;
        let open = matches!(port, Port::Open | Port::Full);
        let gone = if printed.kind == SiteKind::Mulberry && open { Port::Destroyed } else { Port::Closed };
        s.depots[site] = Depot { port: gone, turn: 0 };
        if open {
            let numbers = &self.data.numbers.victory;
            let capacity = printed.offensive[usize::from(port == Port::Full)];
            let points = if capacity >= 2 { numbers.allied_depot_large } else { numbers.allied_depot_small };
            s.points[1] = s.points[1].saturating_add(points);
            play.tell(|| {
                Event::new("event-depot-lost", "7.1").with("at", at).with("points", i32::from(points))
            });
        }
    }

    /// A German depot is overrun (7.2, 4.3): what markers it holds change hands.
    fn capture_german_depot(&self, s: &mut Situation, play: &mut impl Playing, site: usize) {
        let printed = &self.data.sites[site];
        let at = printed.at;
        let gone = Depot { port: Port::Destroyed, turn: 0 };
        if s.depots[site].port != Port::Open || s.stands(&self.data, Side::German, at) {
            return;
        }
        let strength: u32 = s.of(&self.data, Side::Allied, at).map(|unit| self.attack_of(s, unit)).sum();
        // A depot with a defence of its own falls to those who match it (7.2, ruling B62).
        if strength < u32::from(printed.defence.unwrap_or(0)) {
            return;
        }
        let on_map = self.data.map.is_hex(at);
        s.depots[site] = if on_map { Depot { port: Port::Closed, turn: 0 } } else { gone };
        let markers = std::mem::take(&mut s.stock[site]);
        s.reserve_markers = s.reserve_markers.saturating_add(markers).min(40);
        let points = self.data.numbers.victory.depot_destroyed;
        s.points[0] = s.points[0].saturating_add(points);
        play.tell(|| {
            Event::new("event-german-depot-lost", "7.2")
                .with("at", at)
                .with("points", i32::from(points))
                .with("n", i32::from(markers))
        });
    }

    /// How many markers a German depot still has room for (1.1.1.2).
    pub(crate) fn stock_room(&self, s: &Situation, site: usize) -> bool {
        self.depot_works(s, site, Army::German) && s.stock[site] < self.data.sites[site].markers
    }

    /// Whether a Festung is besieged (6.13): no German outside it in its region, and Allied defence of half its own at least.
    #[must_use]
    pub fn besieged(&self, s: &Situation, fortress: SpaceId) -> bool {
        let Some(region) = self.data.map.region_of(fortress) else { return false };
        let Some(needed) = self.needed_for_siege(s, fortress) else { return false };
        let around = self.defence_in(s, Side::Allied, region);
        !s.stands(&self.data, Side::German, region) && around > 0 && around >= needed
    }

    /// The Allied defence that besieges a Festung: half of that within (6.13). None where no Festung holds.
    pub(crate) fn needed_for_siege(&self, s: &Situation, fortress: SpaceId) -> Option<u32> {
        self.data.map.region_of(fortress)?;
        let holds = s.stacks.units(fortress).any(|unit| self.data.units[unit].kind == Kind::Festung);
        holds.then(|| self.defence_in(s, Side::German, fortress).div_ceil(2))
    }

    fn defence_in(&self, s: &Situation, side: Side, space: SpaceId) -> u32 {
        s.of(&self.data, side, space).map(|unit| self.defence_of(s, unit)).sum()
    }

    /// How many fortresses are besieged.
    pub(crate) fn sieges(&self, s: &Situation) -> usize {
        self.data.map.fortresses.iter().filter(|(fortress, _)| self.besieged(s, *fortress)).count()
    }

    /// The ground of a fortress, on either map.
    pub(crate) fn is_fortress(&self, s: &Situation, space: SpaceId) -> bool {
        self.data.map.terrain(space) == Terrain::Festung
            || s.stacks.units(space).any(|unit| self.data.units[unit].kind == Kind::Festung)
    }
}
