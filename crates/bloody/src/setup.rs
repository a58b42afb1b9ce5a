//! The beginning of each scenario (rule 11).

use crate::Bloody;
use crate::board::Terrain;
use crate::data::SiteKind;
use crate::situation::{Depot, Port, Situation, Stage, Weather};
use crate::units::{Army, Kind, Side, Way};
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
        s.active = self.acting(&s, Side::Allied);
        s.stage = Stage::Begin;
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
