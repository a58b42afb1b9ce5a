//! What a seat sees. Nothing is hidden in this game but what the dice and the cups will bring.

use crate::Bloody;
use crate::board::ZONES;
use crate::dday::day_phase;
use crate::situation::{Fight, Part, Port, Situation, Stage, flag};
use crate::units::{Army, Kind, Side};
use sandtable_engine::explain::Odds;
use sandtable_engine::message::{Arg, Message};
use sandtable_engine::view::{CounterView, Mark, Secrets, Stack, Track, View, Viewer};
use sandtable_engine::{SeatId, SideId, SpaceId, UnitId};

impl Secrets for Bloody {
    fn is_open(&self) -> bool {
        true
    }

    fn view(&self, s: &Situation, _viewer: Viewer) -> View {
        let mut stacks = Vec::new();
        for (id, space) in self.data.map.board.spaces() {
            let counters: Vec<CounterView> = s.stacks.units(id).map(|unit| self.show_unit(s, unit)).collect();
            if !counters.is_empty() {
                stacks.push(Stack { space: space.name.clone(), counters });
            }
        }
        let turns = (s.turn, s.last_turn(&self.data));
        View {
            stacks,
            tracks: self.tracks(s),
            marks: self.marks(s),
            ..View::new(self, s, &self.plan(s).scenario, turns, self.phase_name(s))
        }
    }

    fn odds(&self, s: &Situation, _viewer: Viewer) -> Option<Odds> {
        self.explain_odds(s)
    }
}

impl Bloody {
    fn phase_name(&self, s: &Situation) -> Message {
        if s.turn == 0 && s.stage != Stage::Over {
            return day_phase(s);
        }
        let id = match s.stage {
            Stage::Over => "phase-over",
            Stage::Begin | Stage::Stock | Stage::Markers | Stage::AirSupply => "phase-logistics",
            Stage::Recovery => "phase-administration",
            Stage::Air | Stage::Soften => "phase-air",
            Stage::Placing => "phase-placing",
            Stage::Movement | Stage::Moving | Stage::CoastGuns => "phase-movement",
            _ => "phase-combat",
        };
        // Batteries fire while the Allies move.
        let seat = match (s.stage, s.hand.first()) {
            (Stage::CoastGuns, Some(unit)) => self.acting_for(s, self.data.units[unit].army),
            _ => s.active,
        };
        Message::new(id).with("seat", SeatId(seat as u8)).with("part", Arg::Term(s.part.term()))
    }

    pub(crate) fn show_unit(&self, s: &Situation, unit: UnitId) -> CounterView {
        let u = &self.data.units[unit];
        let mut state = Vec::new();
        for (bit, word) in [
            (flag::OOS, "state-out-of-supply"),
            (flag::REST, "state-rest"),
            (flag::RESERVE, "state-reserve"),
            (flag::USED, "state-finished"),
            (flag::FOUGHT, "fought"),
            (flag::MOVED, "moved"),
        ] {
            if s.is(unit, bit) && u.kind.is_ground() {
                state.push(word);
            }
        }
        if u.kind.is_ground() {
            let levels = [
                (s.disorganised(unit), ["state-disorganised-1", "state-disorganised-2"]),
                (s.affected(unit), ["state-affected-1", "state-affected-2"]),
            ];
            for (level, words) in levels {
                if level > 0 {
                    state.push(words[usize::from(level.min(2)) - 1]);
                }
            }
        }
        if u.kind == Kind::Hq && s.count(unit) > 0 {
            state.push(if s.count(unit) == 1 { "state-marker-1" } else { "state-marker-2" });
        }
        let c = &s.combat;
        // While bombers are chosen, they alone take part in what is put together.
        let fights = c.attackers.contains(unit) || c.support.contains(unit) || c.tas == unit;
        if s.raid.contains(unit) || (fights && s.stage != Stage::Raid) {
            state.push("committed");
        }
        let at = s.place(unit);
        if u.fights() && self.data.map.is_hex(at) && s.confused(&self.data, at) {
            state.push("state-confusion");
        }
        CounterView {
            name: Some(self.data.names[unit].clone()),
            side: SideId(u.side() as u8),
            nation: u.nation.term().to_owned(),
            kind: u.kind.term().to_owned(),
            values: Some(self.values(unit, usize::from(s.count(unit)))),
            steps: Some(self.steps_left(s, unit)),
            state,
        }
    }

    /// The printed values of a counter on the side that shows so many losses.
    pub(crate) fn values(&self, unit: UnitId, lost: usize) -> String {
        let u = &self.data.units[unit];
        if u.kind.is_air() {
            return u.bonus.to_string();
        }
        if u.kind == Kind::Hq {
            return format!("{}-{}", u.bonus, u.movement);
        }
        let lost = lost.min(usize::from(u.steps).saturating_sub(1)).min(2);
        format!("{}-{}-{}", u.attack[lost], u.movement, u.defence[lost])
    }

    fn tracks(&self, s: &Situation) -> Vec<Track> {
        let track = Track::new;
        let [allied, german] = self.points(s);
        let count = |at: SpaceId| s.stacks.count(at) as i32;
        let mut list = vec![
            track("track-turn", i32::from(s.turn), "1.0"),
            Track { word: Some(s.part.term()), ..track("track-part", s.part as i32, "1.0") },
            Track { word: Some(s.weather.term()), ..track("track-weather", s.weather as i32, "1.1.1.1") },
            track("track-adjustment", -i32::from(s.adjustment), "1.1.1.1"),
            track("track-allied-points", allied, "11.3"),
            track("track-german-points", german, "11.3"),
            track("track-margin", allied - german, "11.3"),
            track("track-reserve-markers", i32::from(s.reserve_markers), "1.1.1.2"),
            track("track-german-markers", s.stock.iter().map(|n| i32::from(*n)).sum(), "1.1.1.2"),
            track("track-air-ready", count(self.data.map.boxes.air_ready), "9"),
        ];
        let names = [
            ["track-west-battleships", "track-west-destroyers"],
            ["track-east-battleships", "track-east-destroyers"],
        ];
        for (fleet, names) in s.ships.iter().zip(names) {
            for (points, name) in fleet.iter().zip(names) {
                list.push(track(name, i32::from(*points), "6.2"));
            }
        }
        let pools = ["track-infantry", "track-luftwaffe", "track-panzergrenadiers", "track-panzers"];
        for (n, name) in s.replacements.iter().zip(pools) {
            list.push(track(name, i32::from(*n), "6.10"));
        }
        list
    }

    fn marks(&self, s: &Situation) -> Vec<Mark> {
        let name = |space: SpaceId| self.data.map.board.space(space).name.clone();
        let mut marks = Vec::new();
        let allied = Some(SideId(Side::Allied as u8));
        for &hex in self.data.cities.iter().chain(&self.data.map.areas) {
            if s.held.contains(hex) {
                marks.push(Mark { side: allied, ..Mark::new(name(hex), "mark-allied") });
            }
        }
        for (n, site) in self.data.sites.iter().enumerate() {
            let german = site.army == Army::German;
            let mark = match s.depots[n].port {
                Port::Open | Port::Full if german => "mark-german-depot",
                Port::Open => "mark-depot",
                Port::Full => "mark-depot-full",
                Port::Building => "mark-depot-building",
                Port::Destroyed if !german => "mark-depot-destroyed",
                _ => continue,
            };
            let number = match s.depots[n].port {
                Port::Building => Some(i32::from(s.depots[n].turn)),
                Port::Open | Port::Full if german && s.stock[n] > 0 => Some(i32::from(s.stock[n])),
                _ => None,
            };
            let side = Some(SideId(site.army.side() as u8));
            marks.push(Mark { number, side, ..Mark::new(name(site.at), mark) });
        }
        for (space, _) in self.data.map.board.spaces() {
            if self.data.map.is_in_play(space) && s.confused(&self.data, space) {
                marks.push(Mark::new(name(space), "mark-confusion"));
            }
        }
        for &(fortress, _) in &self.data.map.fortresses {
            if self.besieged(s, fortress) {
                marks.push(Mark { side: allied, ..Mark::new(name(fortress), "mark-siege") });
            }
        }
        for hex in self.data.map.all_hexes() {
            let cost = self.rubble_cost(s, hex);
            if cost > 0 {
                marks.push(Mark { number: Some(i32::from(cost / 2)), ..Mark::new(name(hex), "mark-rubble") });
            }
        }
        if s.storm {
            marks.push(Mark::new("weather".to_owned(), "mark-storm"));
        }
        if s.combat.fight != Fight::None {
            marks.push(Mark::new(name(s.combat.target), "mark-target"));
        }
        let forbidden = self.forbidden_zones(s);
        for zone in 1..=ZONES as u8 {
            if forbidden >> (zone - 1) & 1 == 1
                && let Some(disc) = self.disc(s, zone)
            {
                let mark = Mark::new(name(disc), "mark-interdiction");
                marks.push(Mark { number: Some(i32::from(zone)), side: allied, ..mark });
            }
        }
        for at in s.raid_at {
            if at != SpaceId::NONE {
                marks.push(Mark::new(name(at), "mark-raid"));
            }
        }
        debug_assert!(s.part != Part::O || s.turn == 0);
        marks
    }
}
