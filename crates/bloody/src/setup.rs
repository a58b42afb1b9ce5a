//! The beginning of each scenario (rule 11).

use crate::board::Terrain;
use crate::data::{SiteKind, UnitSet};
use crate::situation::{Depot, Port, Situation, Stage, Weather, flag};
use crate::units::{Army, Kind, Side, Way};
use crate::{Action, Bloody, Check, Playing, need};
use sandtable_engine::message::Event;
use sandtable_engine::phrase::OnBoard;
use sandtable_engine::rules::{Options, Scenario, Setting};
use sandtable_engine::text::TextError;
use sandtable_engine::{SpaceId, UnitId};

impl Bloody {
    /// The situation in which a scenario begins.
    pub(crate) fn set_up(&self, scenario: &str, options: &Options) -> Result<Situation, TextError> {
        let (index, options) = Scenario::find(&self.data.scenarios, scenario, options)?;
        let mut s = Situation::empty(&self.data);
        s.scenario = index as u8;
        s.three = options.get("players") == Some(&Setting::Word("3".into()));
        let plan = self.plan(&s);
        s.turn = plan.first_turn;
        s.weather = Weather::Clear;
        self.place_counters(&mut s)?;
        self.place_depots(&mut s)?;
        if plan.night {
            self.begin_first_day(&mut s);
            return Ok(s);
        }
        if !plan.campaign {
            self.draw_front(&mut s);
        }
        if let Some(offensive) = &self.plan(&s).offensive {
            s.reserve_markers = offensive.markers;
        }
        if self.plan(&s).first_turn > 1 {
            // 11.2: the points begin at zero, whatever stands (ruling B47).
            s.points = self.points(&s).map(|n| -(n as i16));
        }
        self.next_placing(&mut s, None);
        Ok(s)
    }

    fn place_counters(&self, s: &mut Situation) -> Result<(), TextError> {
        let plan = self.plan(s).clone();
        let boxes = self.data.map.boxes;
        for unit in self.data.aircraft() {
            s.put(&self.data, unit, boxes.cups);
        }
        for unit in self.data.side(Side::Allied).chain(self.data.side(Side::German)) {
            let u = &self.data.units[unit];
            let to = match (u.way, u.at) {
                (Way::Setup, Some(at)) => {
                    let on_map = self.data.map.is_hex(at);
                    let there = if on_map { plan.campaign && self.in_bounds(s, at) } else { plan.boxes };
                    if there { at } else { boxes.lost }
                }
                (Way::Special, _) => boxes.turns,
                _ if u.turn == 0 && plan.night => boxes.reserve,
                _ if self.comes(s, unit) => boxes.turns,
                _ => boxes.lost,
            };
            s.put(&self.data, unit, to);
        }
        for name in plan.taken.iter().chain(&plan.out) {
            let unit = self.data.named::<UnitId>(name)?;
            s.put(&self.data, unit, boxes.lost);
        }
        for placed in &plan.setup {
            let at = self.data.named::<SpaceId>(placed.space())?;
            for name in &placed.units {
                let unit = self.data.named::<UnitId>(name)?;
                s.put(&self.data, unit, at);
                s.set_disorganised(unit, placed.disorganised);
                s.set_count(unit, u8::from(placed.lost.contains(name)));
            }
        }
        for choose in &plan.choose {
            for (name, at) in choose.units.iter().zip(&choose.default) {
                let (unit, at) = (self.data.named::<UnitId>(name)?, self.data.named::<SpaceId>(at)?);
                s.put(&self.data, unit, at);
            }
        }
        for unit in self.data.side(Side::Allied) {
            let at = s.place(unit);
            if self.data.map.is_hex(at) && self.data.units[unit].fights() {
                s.held.insert(at);
            }
        }
        Ok(())
    }

    /// Who places counters of his choice next; then the first turn begins (11.2, ruling B74).
    fn next_placing(&self, s: &mut Situation, after: Option<Side>) {
        let first = |side: Side| self.chosen(s, side).next();
        let sides = [Side::German, Side::Allied].into_iter().filter(|side| after.is_none_or(|a| a > *side));
        if let Some(unit) = sides.filter_map(first).next() {
            s.active = self.acting_for(s, self.data.units[unit].army);
            s.stage = Stage::Placing;
        } else {
            s.active = self.acting(s, Side::Allied);
            s.stage = Stage::Begin;
        }
    }

    /// The counters that a side places as it likes, with the column east of which they stand.
    fn chosen(&self, s: &Situation, side: Side) -> impl Iterator<Item = UnitId> {
        let all = self.plan(s).choose.iter().filter(move |choose| choose.side == side);
        all.flat_map(|choose| &choose.units).filter_map(|name| self.data.named::<UnitId>(name).ok())
    }

    pub(crate) fn check_placing(&self, s: &Situation, unit: UnitId, at: SpaceId) -> Check {
        let side = s.active.side();
        need(self.chosen(s, side).any(|one| one == unit), "11.2", "refuse-not-yours-to-place")?;
        need(!s.is(unit, flag::DONE), "11.2", "refuse-already-placed")?;
        need(at != s.place(unit) && self.data.map.is_hex(at), "11.2", "refuse-not-a-hex")?;
        let east = self.plan(s).choose.iter().find(|choose| choose.side == side).and_then(|c| c.east_of);
        need(east.is_none_or(|column| self.data.map.columns_of[at] < column), "11.2", "refuse-not-east")?;
        let own = s.held.contains(at) == (side == Side::Allied);
        need(own && !s.enemy_in(&self.data, side, at), "11.2", "refuse-behind-the-enemy")?;
        need(self.data.map.terrain(at) != Terrain::Impassable, "11.2", "refuse-impassable")?;
        self.check_room(s, &UnitSet::one(unit), at)
    }

    pub(crate) fn list_placing(&self, s: &Situation, out: &mut Vec<Action>) {
        out.push(Action::EndPlacing);
        for unit in self.chosen(s, s.active.side()) {
            let hexes = self.data.map.all_hexes().filter(|&at| self.check_placing(s, unit, at).is_ok());
            out.extend(hexes.map(|at| Action::Place(unit, at)));
        }
    }

    pub(crate) fn do_place(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId, at: SpaceId) {
        s.put(&self.data, unit, at);
        s.set(unit, flag::DONE);
        play.tell(|| Event::new("event-placed", "11.2").with("unit", unit).with("at", at));
        if self.chosen(s, s.active.side()).all(|one| s.is(one, flag::DONE)) {
            self.end_placing(s);
        }
    }

    pub(crate) fn end_placing(&self, s: &mut Situation) {
        let side = s.active.side();
        let placed: UnitSet = self.chosen(s, side).collect();
        for unit in placed.iter() {
            s.clear(unit, flag::DONE);
        }
        self.next_placing(s, Some(side));
    }

    /// Behind a front each hex belongs to whoever is nearer (11.2, ruling B72).
    fn draw_front(&self, s: &mut Situation) {
        let fighting = |side: Side| -> Vec<SpaceId> {
            let units = s.on_map(&self.data, side).filter(|&unit| {
                self.data.units[unit].fights() && self.data.units[unit].kind != Kind::Battery
            });
            units.map(|unit| s.place(unit)).collect()
        };
        let lines = [fighting(Side::Allied), fighting(Side::German)];
        let far = |line: &[SpaceId], hex: SpaceId| {
            line.iter().map(|&at| self.data.map.distance(at, hex)).min().unwrap_or(u8::MAX)
        };
        for hex in self.data.map.all_hexes() {
            if far(&lines[0], hex) < far(&lines[1], hex) {
                s.held.insert(hex);
            }
        }
    }

    fn place_depots(&self, s: &mut Situation) -> Result<(), TextError> {
        let plan = self.plan(s).clone();
        for (n, site) in self.data.sites.iter().enumerate() {
            let open = site.army == Army::German
                && !s.held.contains(site.at)
                && !plan.depots.contains(&"cherbourg".to_owned())
                || site.army == Army::German && self.data.map.terrain(site.at) == Terrain::Area;
            if open && site.kind == SiteKind::German {
                s.depots[n] = Depot { port: Port::Open, turn: 0 };
            }
        }
        for name in &plan.depots {
            let n = self.data.depot(name)?;
            s.depots[n] = Depot { port: Port::Open, turn: 0 };
            s.held.insert(self.data.sites[n].at);
        }
        for name in &plan.full {
            let n = self.data.depot(name)?;
            s.depots[n].port = Port::Full;
        }
        if let Some(completes) = &plan.completes {
            let n = self.data.depot(&completes.depot)?;
            s.depots[n].turn = completes.turn;
        }
        debug_assert!(self.data.board().len() > 300);
        Ok(())
    }
}
