//! The sequence of play (rule 3), the weather (4), what it brings (5, 6.1), and the ends of phases (7.2, 15.4, 22.2).

use crate::data::ScenarioKind;
use crate::entry::Landings;
use crate::results::Weather;
use crate::situation::{Combat, Situation, Stage, flag, option};
use crate::units::{Army, Kind, Pool, Side, Store, Way};
use crate::{Action, Check, Normandy44, Playing, refuse};
use sandtable_engine::explain::Refusal;
use sandtable_engine::message::{Arg, Event};
use sandtable_engine::{SpaceId, UnitId};

/// What a second headquarters, strongpoint or the like in a hex counts: more than any limit (7.1; ruling N41).
const SECOND_OF_A_KIND: u8 = 20;

impl Normandy44 {
    /// The situation before the first decision of a scenario (24.2, 26.1).
    pub(crate) fn set_up(&self, scenario: usize) -> Situation {
        let mut s = Situation::empty(&self.data);
        s.scenario = scenario as u8;
        s.recast_all(&self.data);
        let more = &self.data.scenario_data[scenario];
        if more.set_up.is_empty() {
            for (unit, u) in self.data.units.iter() {
                let glider = u.way == Way::Glider;
                s.put(&self.data, unit, if glider { self.data.map.boxes.glider } else { u.at });
            }
        } else {
            for &(unit, at) in &more.set_up {
                s.put(&self.data, unit, at);
            }
            for &(_, _, unit) in &more.arrivals {
                s.put(&self.data, unit, self.data.map.boxes.reinforcements);
            }
        }
        s.held = s.occupied(&self.data, Side::Allied);
        for (store, points) in s.supply.iter_mut().zip(more.supply) {
            *store = points;
        }
        *s.pool(Pool::GermanArmour) = more.armour;
        s.navy = self.ships(&s);
        // 16.1: the Allies may dig on every turn without a storm, the first among them.
        s.digs = [1, u8::from(self.kind(&s) != ScenarioKind::Cherbourg), 0];
        s.active = Side::Allied;
        s.stage = Stage::Drop;
        s
    }

    /// The ships of the turn (19.2; 26.2).
    pub(crate) fn ships(&self, s: &Situation) -> [u8; 2] {
        let line = &self.data.weather[usize::from(s.weather.clamp(1, 6)) - 1];
        match self.kind(s) {
            ScenarioKind::Cherbourg => [line.navy[0].min(1), 0],
            _ => line.navy,
        }
    }

    /// The initial phase: weather, Mulberries, supply, replacements, headquarters (3.A).
    pub(crate) fn begin_turn(&self, s: &mut Situation, play: &mut impl Playing) {
        let one = self.roll_weather(s, play);
        self.build_ports(s, play);
        let line = &self.data.weather[usize::from(s.weather) - 1];
        let weather = line.weather;
        let cherbourg = self.kind(s) == ScenarioKind::Cherbourg;
        s.navy = self.ships(s);
        if s.bombardment == 1 {
            s.bombardment = 2;
        }
        s.air = if cherbourg { [line.air[0].min(2), 0] } else { line.air };
        s.digs = [u8::from(weather != Weather::Storm), u8::from(weather != Weather::Storm && !cherbourg), 0];
        if s.turn >= self.data.numbers.german_positions_from {
            s.digs[2] = if cherbourg { u8::from(weather == Weather::Overcast) } else { line.positions };
        }
        // 26.2: with the weather of history a one that was rolled serves in place of a storm.
        let heavy = if cherbourg { one && s.has_option(option::HISTORICAL_WEATHER) } else { line.heavy };
        (s.heavy, s.low, s.choice, s.rebuilt) = (heavy, None, false, 0);
        s.shared.at = 0;
        if weather != Weather::Storm {
            for (army, store) in [(Army::First, Store::Us), (Army::Second, Store::Uk)] {
                let port = self.has_port(s, army) && !cherbourg;
                let points =
                    if port { self.data.numbers.mulberry_supply } else { self.data.numbers.free_supply };
                if army == Army::First || !cherbourg {
                    self.store(s, play, store, points);
                }
            }
        }
        for pool in Pool::ALL {
            let german = matches!(pool, Pool::GermanInfantry | Pool::GermanArmour);
            // 26.2: Americans on odd dice, Germans by a rule of their own, from turn 3.
            let due = !cherbourg || (!german && s.turn >= 3 && s.weather % 2 == 1);
            if due {
                self.collect(s, play, pool, line.replacements[pool as usize]);
            }
        }
        s.low = if cherbourg { (s.weather == 5 && s.turn >= 3).then_some(0) } else { line.low };
        s.choice = line.choice && !cherbourg;
        if cherbourg {
            // Ruling N08: the point comes with every turn that is not fair.
            self.store(s, play, Store::Cherbourg, u8::from(weather != Weather::Fair));
        } else {
            s.undealt = line.supply;
        }
        self.ready_guns(s, play);
        self.land_gliders(s, play);
        self.go_on_initial(s, play);
    }

    /// What is left to decide before the German turn begins.
    pub(crate) fn go_on_initial(&self, s: &mut Situation, play: &mut impl Playing) {
        if let Some(unit) = self.waiting_glider(s) {
            s.active = Side::Allied;
            s.stage = Stage::Glider(unit);
        } else if s.undealt > 0 {
            s.active = Side::German;
            if s.is_divided(Side::German) && s.shared.at == 0 {
                s.stage = Stage::Divide;
                return;
            }
            let cherbourg = self.check_deal(s, Store::Cherbourg).is_ok();
            if cherbourg {
                s.stage = Stage::Supply;
                return;
            }
            let points = std::mem::take(&mut s.undealt);
            self.store(s, play, Store::Seventh, points);
            self.go_on_initial(s, play);
        } else if s.choice {
            s.active = Side::Allied;
            s.stage = Stage::Choice;
        } else {
            self.begin_player_turn(s, play, Side::German);
        }
    }

    /// The weather of the turn (4.1, 4.2, 28.1); true if a one was rolled.
    fn roll_weather(&self, s: &mut Situation, play: &mut impl Playing) -> bool {
        if s.has_option(option::HISTORICAL_WEATHER) && (14..=16).contains(&s.turn) {
            // 28.1: turn n is the day n + 5 of June; no die is rolled (ruling N39).
            s.weather = 1;
            play.tell(|| Event::new("event-great-storm", "28.1"));
            return false;
        }
        let die = play.die("roll-weather", s.turn, 0, 0);
        let before = s.weather;
        s.weather = if s.turn == 2 {
            self.data.second_weather[usize::from(die) - 1]
        } else {
            let modifier = match before {
                1 => -1,
                6 => 1,
                _ => 0,
            };
            (die as i8 + modifier).clamp(1, 6) as u8
        };
        let one = s.weather == 1;
        if s.has_option(option::HISTORICAL_WEATHER) {
            s.weather = s.weather.max(2);
        }
        let weather = self.weather(s);
        play.tell(|| {
            let event = Event::new("event-weather", if s.turn == 2 { "4.2" } else { "4.1" })
                .with("die", Arg::Die(die));
            event.with("weather", Arg::Term(weather.term())).with("number", i32::from(s.weather))
        });
        one
    }

    pub(crate) fn check_deal(&self, s: &Situation, store: Store) -> Check {
        // 27.2: alone, one of several points goes to the fortress.
        let all = self.data.weather[usize::from(s.weather) - 1].supply;
        let first = s.has_option(option::SOLITAIRE) && all >= 2 && s.undealt == all;
        match store {
            Store::Seventh if first && self.cherbourg_linked(s) => refuse("27.2", "refuse-fortress-first"),
            Store::Seventh => Ok(()),
            Store::Cherbourg if self.cherbourg_linked(s) => Ok(()),
            Store::Cherbourg => refuse("5.2", "refuse-cherbourg-cut-off"),
            _ => refuse("5.2", "refuse-not-a-german-store"),
        }
    }

    pub(crate) fn do_deal(&self, s: &mut Situation, play: &mut impl Playing, store: Store) {
        s.undealt -= 1;
        self.store(s, play, store, 1);
        self.go_on_initial(s, play);
    }

    /// Headquarters and werfer brigades in supply turn to their ready side (3.A.4).
    fn ready_guns(&self, s: &mut Situation, play: &mut impl Playing) {
        let _ = &play;
        for side in Side::ALL {
            let mut supplied = None;
            for &unit in &self.data.guns[side.index()] {
                if s.is(unit, flag::SPENT) {
                    let supplied = supplied.get_or_insert_with(|| self.supplied(s, side));
                    if supplied.contains(s.place(unit)) {
                        s.clear(unit, flag::SPENT);
                    }
                }
            }
        }
    }

    /// A player-turn begins (3.B, 3.C).
    pub(crate) fn begin_player_turn(&self, s: &mut Situation, play: &mut impl Playing, side: Side) {
        s.active = side;
        s.reserve = false;
        s.shared.at = 0;
        if side == Side::Allied {
            self.withdraw_raiders(s, play);
            self.delay_ports(s, play);
            s.points = [self.army_points(s, Army::First), self.army_points(s, Army::Second)];
            s.landed = [0; 5];
            s.bought = [0; 2];
            s.evacuated = [0; 8];
        }
        let rule = if s.turn == 1 { "20.1" } else { "3" };
        play.tell(|| {
            Event::new("event-player-turn", rule).with("seat", sandtable_engine::SeatId(side as u8))
        });
        s.stage = Stage::Replacement;
        if !self.has_replacements(s) {
            self.end_replacement(s, play);
        }
    }

    /// The replacement phase ends, once both commands have had theirs (27.1).
    pub(crate) fn end_replacement(&self, s: &mut Situation, play: &mut impl Playing) {
        if !self.hand_over(s) || !self.has_replacements(s) {
            self.begin_movement(s, play);
        }
    }

    /// The movement phase (3.B.2).
    pub(crate) fn begin_movement(&self, s: &mut Situation, play: &mut impl Playing) {
        let side = s.active;
        s.shared.at = 0;
        for unit in self.data.side(side) {
            s.clear(unit, flag::DONE | flag::STRATEGIC | flag::LORRIES);
        }
        if side == Side::German {
            s.low = None;
            s.heavy = false;
            s.mobilised = 0;
            self.release_restricted(s, play);
            self.arrive(s, play);
        }
        self.finish_works(s, play, side);
        s.stage = Stage::Movement;
    }

    /// Whether the movement phase may end: alone, German reinforcements enter when they are due (27.2); Allied units that were
    /// driven out of their ground come back if they can (22.1, 26.3).
    pub(crate) fn check_end_movement(&self, s: &Situation) -> Check {
        if s.active == Side::Allied && !s.reserve {
            return self.check_all_are_back(s);
        }
        if !s.has_option(option::SOLITAIRE) || s.active != Side::German || s.reserve {
            return Ok(());
        }
        let waits = |&unit: &UnitId| {
            s.place(unit) == self.data.map.boxes.reinforcements && self.check_move(s, unit).is_ok()
        };
        match self.data.side(Side::German).find(waits) {
            Some(unit) => Err(Refusal::new("27.2", "refuse-must-enter").with("unit", unit)),
            None => Ok(()),
        }
    }

    /// Whether the command that is at it has anybody in reserve (27.1).
    fn has_reserve(&self, s: &Situation) -> bool {
        s.on_map(&self.data, s.active).any(|unit| s.is(unit, flag::RESERVE) && self.is_own(s, unit))
    }

    /// A command has moved: its partner moves, or the phase ends (27.1).
    pub(crate) fn end_own_movement(&self, s: &mut Situation, play: &mut impl Playing) {
        if !self.hand_over(s) || s.reserve && !self.has_reserve(s) {
            self.end_movement(s, play);
        }
    }

    /// The movement phase ends, once nobody is too many (7.2).
    pub(crate) fn end_movement(&self, s: &mut Situation, play: &mut impl Playing) {
        if let Some(hex) = self.crowded(s, s.active) {
            s.stage = Stage::Excess(hex);
            return;
        }
        for unit in self.data.side(s.active) {
            s.clear(unit, flag::FOUGHT | flag::FELL_BACK | flag::ADVANCED);
        }
        for unit in self.data.side(s.active.enemy()) {
            s.clear(unit, flag::FELL_BACK | flag::FOUGHT);
        }
        s.stopped.clear();
        s.strafed.clear();
        (s.shared.at, s.shared.planned) = (0, 0);
        s.stage = Stage::Combat;
        if s.active == Side::Allied && !s.reserve && self.may_strafe_at_all(s) {
            s.stage = Stage::Strafe;
            if s.air[0] == 0 {
                self.hand_over(s);
            }
        } else {
            self.go_on_combat(s, play);
        }
    }

    /// The combat phase goes on, or ends where nobody can attack any more.
    pub(crate) fn go_on_combat(&self, s: &mut Situation, play: &mut impl Playing) {
        s.combat = Combat::NONE;
        (s.shared.facing, s.shared.denied) = (0, 0);
        s.stage = Stage::Combat;
        if !self.can_attack_at_all(s) {
            self.end_combat(s, play);
        }
    }

    /// The combat phase ends: the reserve phase, or recovery (3.B.4, 3.B.5).
    pub(crate) fn end_combat(&self, s: &mut Situation, play: &mut impl Playing) {
        if self.hand_over(s) {
            return self.go_on_combat(s, play);
        }
        s.shared.at = 0;
        if !s.reserve && s.on_map(&self.data, s.active).any(|unit| s.is(unit, flag::RESERVE)) {
            s.reserve = true;
            for unit in self.data.side(s.active) {
                s.clear(unit, flag::DONE);
            }
            s.stage = Stage::Movement;
            if !self.has_reserve(s) {
                self.hand_over(s);
            }
            return;
        }
        s.reserve = false;
        self.recover(s);
        self.supply_phase(s, play);
        if s.active == Side::German {
            self.begin_player_turn(s, play, Side::Allied);
        } else {
            self.go_on_final(s, play);
        }
    }

    /// The recovery phase (3.B.5, 13.6, 15.4).
    fn recover(&self, s: &mut Situation) {
        let gone =
            flag::REPLACED | flag::DISRUPTED | flag::LANDED | flag::DISPERSED | flag::DONE | flag::FOUGHT;
        for unit in self.data.side(s.active) {
            s.clear(unit, gone | flag::FELL_BACK | flag::ADVANCED);
            if s.is(unit, flag::RESERVE) && self.is_beside_enemy(s, unit) {
                s.clear(unit, flag::RESERVE);
            }
        }
    }

    /// The final phase (3.D).
    fn go_on_final(&self, s: &mut Situation, play: &mut impl Playing) {
        s.stage = Stage::Final;
        let may = |unit: UnitId| self.is_own(s, unit) && self.check_recall_first(s, unit).is_ok();
        if !s.on_map(&self.data, Side::Allied).any(may) {
            self.end_final(s, play);
        }
    }

    /// A command has nothing more to withdraw: its partner may, or the turn ends (27.1).
    pub(crate) fn end_final(&self, s: &mut Situation, play: &mut impl Playing) {
        if self.hand_over(s) { self.go_on_final(s, play) } else { self.end_turn(s, play) }
    }

    /// The turn ends: victory, or the next one (3.D.2).
    pub(crate) fn end_turn(&self, s: &mut Situation, play: &mut impl Playing) {
        if self.kind(s) == ScenarioKind::Cherbourg && s.held.contains(self.data.places.carentan) {
            // 26.3: the 6th Parachute Regiment leaves once Carentan has fallen.
            for unit in self.data.side(Side::German) {
                let six = self.data.map.is_hex(s.place(unit)) && self.is_of_division(unit, "2");
                if six && self.data.units[unit].kind == Kind::Paratroops {
                    play.tell(|| Event::new("event-withdrawn", "26.3").with("unit", unit).open());
                    self.remove(s, unit, self.data.map.boxes.out);
                }
            }
        }
        if let Some((side, rule, id)) = self.automatic(s) {
            s.decided = Some(side);
            s.stage = Stage::Over;
            play.tell(|| Event::new(id, rule));
            return;
        }
        if s.turn >= self.data.scenario_data[usize::from(s.scenario)].last_turn {
            s.stage = Stage::Over;
            return;
        }
        s.turn += 1;
        s.active = Side::German;
        s.shared.at = 0;
        s.stage = Stage::Initial;
    }

    /// Whether the division of a unit may be taken back to England (22.2).
    pub(crate) fn check_recall(&self, s: &Situation, unit: UnitId) -> Check {
        let Some(division) = self.airborne_of(s, unit) else { return refuse("22.2", "refuse-not-airborne") };
        let mates =
            || s.on_map(&self.data, Side::Allied).filter(|&u| self.airborne_of(s, u) == Some(division));
        if mates().any(|mate| self.is_beside_enemy(s, mate)) {
            return refuse("22.2", "refuse-division-in-contact");
        }
        let any = mates().next().is_some();
        let supplied = if any { self.supplied(s, Side::Allied) } else { Default::default() };
        if mates().any(|mate| !supplied.contains(s.place(mate))) {
            return refuse("22.2", "refuse-division-unsupplied");
        }
        if any { Ok(()) } else { refuse("22.2", "refuse-not-on-the-map") }
    }

    /// The airborne division of a unit or of the unit behind a cadre.
    pub(crate) fn airborne_of(&self, s: &Situation, unit: UnitId) -> Option<usize> {
        self.data.airborne(self.behind(s, unit).unwrap_or(unit))
    }

    pub(crate) fn do_recall(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId) {
        let Some(division) = self.airborne_of(s, unit) else { return };
        let all: Vec<UnitId> = s
            .on_map(&self.data, Side::Allied)
            .filter(|&u| self.airborne_of(s, u) == Some(division))
            .collect();
        for mate in all {
            play.tell(|| Event::new("event-withdrawn", "22.2").with("unit", mate).open());
            // A cadre takes its unit with it: neither counts as lost.
            if let Some(behind) = self.behind(s, mate) {
                s.put(&self.data, behind, self.data.map.boxes.out);
                if let Some(at) = self.data.cadres.iter().position(|&c| c == mate) {
                    s.cadres[at] = UnitId::NONE;
                }
            }
            self.remove(s, mate, self.data.map.boxes.out);
        }
        self.go_on_final(s, play);
    }

    /// A unit leaves the map for a box, as it is.
    pub(crate) fn remove(&self, s: &mut Situation, unit: UnitId, to: SpaceId) {
        s.put(&self.data, unit, to);
        s.clear(unit, !flag::REDUCED);
        for set in s.combat.sets_mut() {
            set.remove(unit);
        }
    }

    /// Rangers and the 4th Commando Brigade leave when the enemy is far (17.5).
    fn withdraw_raiders(&self, s: &mut Situation, play: &mut impl Playing) {
        if s.turn == 1 {
            return;
        }
        for unit in self.data.side(Side::Allied) {
            let u = &self.data.units[unit];
            let from = match (u.kind, u.nation.army(), u.way) {
                (Kind::Rangers, Army::First, _) => self.data.places.pointe_du_hoc,
                (Kind::Rangers, Army::Second, _) if self.data.names[unit].starts_with('4') => {
                    self.data.places.arromanches
                }
                _ => continue,
            };
            let far = self.data.numbers.withdrawal_distance;
            let near = |&g: &UnitId| self.data.map.distance(s.place(g), from) <= far;
            if u.way != Way::Cadre
                && self.data.map.is_hex(s.place(unit))
                && !s.on_map(&self.data, Side::German).any(|g| near(&g))
            {
                play.tell(|| Event::new("event-withdrawn", "17.5").with("unit", unit).open());
                self.remove(s, unit, self.data.map.boxes.out);
            }
        }
    }

    /// Restricted units near which an Allied unit stands may move from now on (17.6).
    fn release_restricted(&self, s: &mut Situation, play: &mut impl Playing) {
        if s.turn < 2 {
            return;
        }
        let map = &self.data.map;
        let allied = s.occupied(&self.data, Side::Allied);
        let restricted: Vec<UnitId> = s
            .on_map(&self.data, Side::German)
            .filter(|&u| self.data.units[u].restricted && !s.is(u, flag::RELEASED))
            .collect();
        let home = |unit: UnitId| map.has(self.data.units[unit].at, crate::board::feature::PERIMETER);
        let near = |unit: UnitId| {
            let at = s.place(unit);
            allied.iter().any(|hex| map.distance(hex, at) <= self.data.numbers.release_distance)
        };
        let fortress = restricted.iter().any(|&u| home(u) && near(u));
        let freed: Vec<UnitId> =
            restricted.into_iter().filter(|&u| near(u) || (fortress && home(u))).collect();
        for unit in freed {
            s.set(unit, flag::RELEASED);
            play.tell(|| Event::new("event-released", "17.6").with("unit", unit));
        }
    }

    /// The stacking points of a unit (7.1).
    #[must_use]
    pub fn stacking(&self, s: &Situation, unit: UnitId) -> u8 {
        if self.data.units[unit].kind.stacks_free() {
            0
        } else if s.strength(&self.data, unit) > 2 {
            2
        } else {
            1
        }
    }

    /// Whether too many stand in a hex (7.1): points, the dearest silhouette free, and more than one of a free kind.
    #[must_use]
    pub fn is_crowded(&self, s: &Situation, hex: SpaceId) -> bool {
        self.load(s, s.stacks.units(hex)) > self.data.numbers.stacking
    }

    /// What a stack counts; more than any limit for every second one of a free kind in it.
    pub(crate) fn load(&self, s: &Situation, units: impl Iterator<Item = UnitId>) -> u8 {
        let (mut points, mut free, mut kinds) = (0_u8, 0, 0_u32);
        for unit in units {
            let u = &self.data.units[unit];
            let own = self.stacking(s, unit);
            points = points.saturating_add(own);
            if u.silhouette {
                free = free.max(own);
            }
            if u.kind.stacks_free() {
                let bit = 1 << u.kind as u32;
                if kinds & bit != 0 {
                    points = points.saturating_add(SECOND_OF_A_KIND);
                }
                kinds |= bit;
            }
        }
        points.saturating_sub(free)
    }

    /// Whether a unit would have room in a hex besides those there.
    #[must_use]
    pub fn has_room(&self, s: &Situation, unit: UnitId, hex: SpaceId) -> bool {
        let others = s.stacks.units(hex).filter(|&other| other != unit);
        self.load(s, others.chain([unit])) <= self.data.numbers.stacking
    }

    /// A hex in which too many of a side stand.
    pub(crate) fn crowded(&self, s: &Situation, side: Side) -> Option<SpaceId> {
        let mut seen = SpaceId::NONE;
        s.on_map(&self.data, side).map(|unit| s.place(unit)).find(|&hex| {
            let fresh = hex != seen;
            seen = hex;
            fresh && s.stacks.count(hex) > 1 && self.is_crowded(s, hex)
        })
    }

    /// Who may move, and what else may be ordered in a movement phase.
    pub(crate) fn list_movement(&self, s: &Situation, out: &mut Vec<Action>) {
        let mut landings = Landings::default();
        for unit in self.data.side(s.active).filter(|&unit| !s.is(unit, flag::DONE) && self.is_own(s, unit)) {
            let here = self.data.map.is_hex(s.place(unit));
            // Reasons cost more than answers: most of those who cannot move are known by a glance.
            let able = if here {
                self.data.units[unit].movement > 0 && (!s.reserve || s.is(unit, flag::RESERVE))
            } else {
                !s.reserve && self.may_come(s, unit, &mut landings)
            };
            if able && (!here || self.check_move(s, unit).is_ok()) {
                out.push(Action::Move(unit));
            }
        }
        self.list_orders(s, out);
        if self.check_end_movement(s).is_ok() {
            out.push(Action::EndMovement);
        }
    }

    /// Orders besides moves in a movement phase (15.4, 16.1, 16.2, 17.4).
    pub(crate) fn list_orders(&self, s: &Situation, out: &mut Vec<Action>) {
        if s.active == Side::German && !s.transferred && !s.reserve {
            for &hex in &self.data.places.cherbourg {
                if self.check_transfer(s, hex).is_ok() {
                    out.push(Action::Transfer(hex));
                }
            }
        }
        for unit in self.data.side(s.active) {
            if s.is(unit, flag::RESERVE) && self.check_release(s, unit).is_ok() {
                out.push(Action::Release(unit));
            }
            let strong = self.data.units[unit].kind == Kind::Strongpoint;
            if strong && self.check_abandon(s, unit).is_ok() {
                out.push(Action::Abandon(unit));
            }
        }
        out.extend(s.works.iter().filter(|w| self.check_raze(s, w.hex).is_ok()).map(|w| Action::Raze(w.hex)));
    }
}
