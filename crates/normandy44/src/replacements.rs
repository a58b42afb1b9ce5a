//! Replacements (rules 6.1–6.4) and what Mulberries bring besides (5.3).

use crate::board::Terrain;
use crate::data::ScenarioKind;
use crate::results::Weather;
use crate::situation::{HexSet, Situation, flag, option};
use crate::units::{Army, Kind, Nation, Pool, Side, Store};
use crate::{Action, Check, Normandy44, Playing, refuse};
use sandtable_engine::message::{Arg, Event};
use sandtable_engine::{SpaceId, UnitId};

impl Normandy44 {
    /// The unit for which a cadre stands (17.9).
    #[must_use]
    pub fn behind(&self, s: &Situation, cadre: UnitId) -> Option<UnitId> {
        let at = self.data.cadres.iter().position(|&c| c == cadre)?;
        Some(s.cadres[at]).filter(|&unit| unit != UnitId::NONE)
    }

    /// The pool from which a unit is rebuilt (6.2, 6.3).
    #[must_use]
    pub fn pool_of(&self, s: &Situation, unit: UnitId) -> Option<Pool> {
        let unit = self.behind(s, unit).unwrap_or(unit);
        let u = &self.data.units[unit];
        let armour = match u.kind {
            Kind::Rangers | Kind::Flak | Kind::Ost | Kind::Strongpoint => return None,
            Kind::Armour | Kind::Recon | Kind::Werfer => true,
            _ => u.silhouette,
        };
        Some(match (u.nation.army(), u.is_airborne(), armour) {
            (Army::First, true, _) => Pool::UsAirborne,
            (Army::First, _, true) => Pool::UsArmour,
            (Army::First, ..) => Pool::UsInfantry,
            (Army::Second, true, _) => Pool::UkAirborne,
            (Army::Second, _, true) => Pool::UkArmour,
            (Army::Second, ..) if u.nation == Nation::Ca => Pool::CaInfantry,
            (Army::Second, ..) => Pool::UkInfantry,
            (Army::German, _, true) => Pool::GermanArmour,
            (Army::German, ..) => Pool::GermanInfantry,
        })
    }

    /// Whether the low-quality replacement of the turn serves a unit (6.4).
    fn is_low(&self, s: &Situation, unit: UnitId) -> bool {
        let unit = self.behind(s, unit).unwrap_or(unit);
        let u = &self.data.units[unit];
        s.low.is_some_and(|best| (-1..=best).contains(&u.quality)) && u.side == Side::German
    }

    /// Whether there is a replacement for a unit (6.1–6.4).
    fn check_pool(&self, s: &Situation, unit: UnitId) -> Check {
        let Some(pool) = self.pool_of(s, unit) else { return refuse("6.3", "refuse-never-replaced") };
        if s.turn == 1 {
            return refuse("6.2", "refuse-none-on-turn-1");
        }
        let behind = self.behind(s, unit).unwrap_or(unit);
        let u = &self.data.units[behind];
        if (u.is_tiger() || u.is_panther()) && !s.heavy {
            return refuse("6.4", "refuse-no-heavy-tanks");
        }
        let airborne = self.data.airborne(behind);
        if airborne.is_some_and(|division| s.rebuilt >> division & 1 == 1) {
            return refuse("6.2", "refuse-one-airborne");
        }
        if pool == Pool::GermanInfantry && self.is_low(s, unit) {
            return Ok(());
        }
        if pool == Pool::GermanArmour
            && self.kind(s) == ScenarioKind::Cherbourg
            && self.weather(s) != Weather::Storm
            && !s.heavy
        {
            return refuse("26.2", "refuse-armour-in-storm");
        }
        if s.replacements[pool as usize] == 0 {
            return refuse("6.2", "refuse-pool-empty");
        }
        Ok(())
    }

    /// Takes the replacement for a unit.
    fn pay(&self, s: &mut Situation, unit: UnitId) {
        let behind = self.behind(s, unit).unwrap_or(unit);
        if let Some(division) = self.data.airborne(behind) {
            s.rebuilt |= 1 << division;
        }
        let Some(pool) = self.pool_of(s, unit) else { return };
        let u = &self.data.units[behind];
        if u.is_tiger() || u.is_panther() {
            s.heavy = false;
        }
        if pool == Pool::GermanInfantry && self.is_low(s, unit) {
            s.low = None;
        } else {
            *s.pool(pool) -= 1;
            if pool == Pool::GermanArmour && s.replacements[pool as usize] == 0 {
                s.heavy = false;
            }
        }
    }

    /// Whether a unit on the map, or in Great Britain (21.2), may be rebuilt (6.2).
    pub(crate) fn check_rebuild(&self, s: &Situation, unit: UnitId, supplied: &HexSet) -> Check {
        let (u, at) = (&self.data.units[unit], s.place(unit));
        if u.side != s.active {
            return refuse("3", "refuse-not-your-unit");
        }
        let abroad = at == self.data.map.boxes.britain;
        if !self.data.map.is_hex(at) && !abroad {
            return refuse("6.2", "refuse-not-on-the-map");
        }
        if !s.is(unit, flag::REDUCED) && u.kind != Kind::Cadre {
            return refuse("6.2", "refuse-at-full-strength");
        }
        if s.is(unit, flag::REPLACED) {
            return refuse("6.2", "refuse-one-replacement");
        }
        if s.is(unit, flag::DISRUPTED) {
            return refuse("13.6", "refuse-disrupted");
        }
        if s.is(unit, flag::DISPERSED) {
            return refuse("20.2", "refuse-dispersed");
        }
        if !abroad && !supplied.contains(at) {
            return refuse("6.2", "refuse-out-of-supply");
        }
        self.check_pool(s, unit)
    }

    pub(crate) fn do_rebuild(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId) {
        self.pay(s, unit);
        let at = s.place(unit);
        let mut whole = unit;
        if let Some(behind) = self.behind(s, unit) {
            self.raise(s, unit, behind);
            whole = behind;
        } else {
            s.set_reduced(&self.data, unit, false);
        }
        s.set(whole, flag::REPLACED);
        s.clear(whole, flag::RESERVE);
        play.tell(|| Event::new("event-rebuilt", "6.2").with("unit", whole).with("at", at));
    }

    /// A cadre goes back to its box and its unit takes its place, reduced (17.9).
    fn raise(&self, s: &mut Situation, cadre: UnitId, unit: UnitId) {
        let at = s.place(cadre);
        let state = s.flags[cadre] & (flag::SPENT | flag::UNSUPPLIED | flag::ISOLATED);
        s.put(&self.data, cadre, self.data.map.boxes.cadres[self.data.units[cadre].side.index()]);
        s.clear(cadre, u16::MAX);
        if let Some(place) = self.data.cadres.iter().position(|&c| c == cadre) {
            s.cadres[place] = UnitId::NONE;
        }
        s.put(&self.data, unit, at);
        s.set_reduced(&self.data, unit, true);
        s.set(unit, state);
    }

    /// Whether a unit is among the losses and might come back (6.2, 17.9).
    pub(crate) fn check_lost(&self, s: &Situation, unit: UnitId) -> Check {
        let (u, at, boxes) = (&self.data.units[unit], s.place(unit), &self.data.map.boxes);
        if u.side != s.active {
            return refuse("3", "refuse-not-your-unit");
        }
        let lost = at == boxes.lost[u.side.index()];
        let cadre = at == boxes.cadres[u.side.index()] && self.behind(s, unit).is_some();
        if !lost && !cadre {
            return refuse("6.2", "refuse-not-lost");
        }
        if lost && u.steps == 3 {
            return refuse("17.9", "refuse-lost-for-good");
        }
        self.check_pool(s, unit)?;
        // 27.2: alone, the SS come back before others.
        let ss = |unit: UnitId| self.data.units[unit].nation == Nation::Ss;
        if s.has_option(option::SOLITAIRE)
            && u.side == Side::German
            && !ss(self.behind(s, unit).unwrap_or(unit))
        {
            let pool = self.pool_of(s, unit);
            let first = |&other: &UnitId| {
                let back = s.place(other) == boxes.lost[1] && self.data.units[other].steps < 3
                    || s.place(other) == boxes.cadres[1] && self.behind(s, other).is_some();
                back && ss(self.behind(s, other).unwrap_or(other))
                    && self.pool_of(s, other) == pool
                    && self.check_pool(s, other).is_ok()
            };
            if self.data.side(Side::German).any(|other| first(&other)) {
                return refuse("27.2", "refuse-ss-first");
            }
        }
        Ok(())
    }

    /// The hexes where units of the active side may come back: under a headquarters or in a town, in supply and out of enemy zones
    /// (6.2).
    pub(crate) fn havens(&self, s: &Situation, supplied: &HexSet) -> HexSet {
        let side = s.active;
        let mut havens = HexSet::EMPTY;
        for hex in supplied.iter().filter(|&hex| self.data.map.is_hex(hex)) {
            let hq = s
                .stacks
                .units(hex)
                .any(|u| self.data.units[u].kind == Kind::Hq && self.data.units[u].side == side);
            let town = self.data.map.is_settled(hex) && s.controller(hex) == side;
            if (hq || town) && !s.stands(&self.data, side.enemy(), hex) && !s.engaged(side, hex) {
                havens.insert(hex);
            }
        }
        havens
    }

    /// Whether a lost unit may come back in a hex that is a haven (6.2, 17.2, 17.8).
    fn check_haven(&self, s: &Situation, unit: UnitId, hex: SpaceId, havens: &HexSet) -> Check {
        let u = &self.data.units[unit];
        if u.kind == Kind::BeachEngineers {
            // Ruling N60: they come back to Great Britain and land again.
            let abroad = hex == self.data.map.boxes.britain;
            return if abroad { Ok(()) } else { refuse("21.1", "refuse-engineers-land-again") };
        }
        if !self.data.map.is_hex(hex) || !havens.contains(hex) {
            return refuse("6.2", "refuse-no-haven");
        }
        if u.kind == Kind::Hq && self.data.map.terrain(hex) != Terrain::City {
            return refuse("17.2", "refuse-hq-in-a-city");
        }
        let behind = self.behind(s, unit).unwrap_or(unit);
        if let Some(division) = self.data.division(behind) {
            let mates = &self.data.formations[usize::from(division)].units;
            let near = |&mate: &UnitId| {
                let at = self.stand_in(s, mate);
                mate != behind
                    && self.data.map.is_hex(at)
                    && self.data.map.distance(at, hex) <= self.data.numbers.replacement_distance
            };
            if !mates.iter().any(near) {
                return refuse("6.2", "refuse-far-from-division");
            }
        }
        Ok(())
    }

    /// Where a unit is, or the cadre that stands for it.
    pub(crate) fn stand_in(&self, s: &Situation, unit: UnitId) -> SpaceId {
        let cadre = s.cadres.iter().position(|&behind| behind == unit);
        cadre.map_or_else(|| s.place(unit), |at| s.place(self.data.cadres[at]))
    }

    pub(crate) fn check_return(&self, s: &Situation, unit: UnitId, hex: SpaceId) -> Check {
        self.check_lost(s, unit)?;
        let havens = self.havens(s, &self.supplied(s, s.active));
        self.check_haven(s, unit, hex, &havens)
    }

    pub(crate) fn do_return(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId, hex: SpaceId) {
        self.pay(s, unit);
        s.clear(unit, u16::MAX);
        s.put(&self.data, unit, hex);
        let u = &self.data.units[unit];
        s.set_reduced(&self.data, unit, u.steps == 2 && u.kind != Kind::Cadre);
        if self.data.map.is_hex(hex) {
            s.set(unit, flag::REPLACED);
        }
        play.tell(|| Event::new("event-returns", "6.2").with("unit", unit).with("at", hex));
    }

    /// Whether an army may buy a supply point (5.3, 6.5.1).
    pub(crate) fn check_buy(&self, s: &Situation, army: Army) -> Check {
        if s.active != Side::Allied || army == Army::German {
            return refuse("5.3", "refuse-only-allied-supply");
        }
        if !self.has_port(s, army) {
            return refuse("5.3", "refuse-no-mulberry");
        }
        if s.has_option(option::SOLITAIRE) && s.weather < 5 && s.bought[army as usize] > 0 {
            return refuse("27.2", "refuse-one-bought");
        }
        if s.points[army as usize] < self.data.numbers.supply_rp {
            return refuse("6.5.1", "refuse-no-points-left");
        }
        if s.supply[army as usize] >= self.data.numbers.supply_cap {
            return refuse("5.1", "refuse-store-full");
        }
        Ok(())
    }

    pub(crate) fn do_buy(&self, s: &mut Situation, play: &mut impl Playing, army: Army) {
        // Ruling N37: what is bought fills no beach.
        s.points[army as usize] -= self.data.numbers.supply_rp;
        s.bought[army as usize] += 1;
        let store = if army == Army::First { Store::Us } else { Store::Uk };
        self.store(s, play, store, 1);
    }

    /// Adds supply points to a store, up to its end (5.1).
    pub(crate) fn store(&self, s: &mut Situation, play: &mut impl Playing, store: Store, points: u8) {
        let there = s.stock_mut(store);
        let most = self.data.numbers.supply_cap;
        let added = points.min(most.saturating_sub(*there));
        *there += added;
        if points > 0 {
            play.tell(|| {
                let event = Event::new("event-supply", "5.1").with("store", Arg::Term(store.term()));
                event.with("points", i32::from(added))
            });
        }
    }

    /// Adds replacements to a pool, up to its end (6.1).
    pub(crate) fn collect(&self, s: &mut Situation, play: &mut impl Playing, pool: Pool, number: u8) {
        if let Some(event) = self.gain(s, pool, number) {
            play.tell(|| event);
        }
    }

    /// The same, and what is to be told of it.
    pub(crate) fn gain(&self, s: &mut Situation, pool: Pool, number: u8) -> Option<Event> {
        let most = self.data.numbers.replacement_cap;
        let there = s.pool(pool);
        let added = number.min(most.saturating_sub(*there));
        *there += added;
        (added > 0).then(|| {
            let event = Event::new("event-replacements", "6.1").with("pool", Arg::Term(pool.term()));
            event.with("points", i32::from(added))
        })
    }

    /// Whether the active side has anything to do in its replacement phase.
    pub(crate) fn has_replacements(&self, s: &Situation) -> bool {
        // 27.1: of two Allied players each has those of his army.
        let own = if s.is_divided(s.active) { Some(s.shared.at) } else { None };
        let pools = match (s.active, own) {
            (Side::Allied, None) => &s.replacements[..7],
            (Side::Allied, Some(0)) => &s.replacements[..3],
            (Side::Allied, Some(_)) => &s.replacements[3..7],
            (Side::German, _) => &s.replacements[7..],
        };
        let buys = [Army::First, Army::Second]
            .iter()
            .any(|&army| own.is_none_or(|own| own == army as u8) && self.check_buy(s, army).is_ok());
        s.turn > 1 && (buys || pools.iter().any(|&n| n > 0) || (s.active == Side::German && s.low.is_some()))
    }

    pub(crate) fn list_replacements(&self, s: &Situation, out: &mut Vec<Action>) {
        let boxes = &self.data.map.boxes;
        // Lines of supply are traced only where somebody asks for them.
        let (mut lines, mut havens) = (None, None);
        for unit in self.data.side(s.active) {
            let at = s.place(unit);
            let here = self.data.map.is_hex(at);
            let hurt = s.is(unit, flag::REDUCED) || self.data.units[unit].kind == Kind::Cadre;
            if hurt && (here || at == boxes.britain) && self.check_pool(s, unit).is_ok() {
                let supplied = lines.get_or_insert_with(|| self.supplied(s, s.active));
                if self.check_rebuild(s, unit, supplied).is_ok() {
                    out.push(Action::Rebuild(unit));
                }
            }
            if here || self.check_lost(s, unit).is_err() {
                continue;
            }
            let supplied = lines.get_or_insert_with(|| self.supplied(s, s.active));
            let havens = havens.get_or_insert_with(|| self.havens(s, supplied));
            for hex in havens.iter().chain([boxes.britain]) {
                if self.check_haven(s, unit, hex, havens).is_ok() {
                    out.push(Action::Return(unit, hex));
                }
            }
        }
        for army in [Army::First, Army::Second] {
            if self.check_buy(s, army).is_ok() {
                out.push(Action::Buy(army));
            }
        }
        out.push(Action::EndReplacement);
    }
}
