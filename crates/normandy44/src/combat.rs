//! Who fights whom (rule 10): targets, the main assault force, attachment, battle groups, and what supports the attack.

use crate::data::ScenarioKind;
use crate::results::Weather;
use crate::situation::{Combat, Fight, Gun, HexSet, Situation, Stage, UnitSet, flag, option};
use crate::units::{Army, Kind, Side, Store};
use crate::{Action, Check, Normandy44, Playing, refuse};
use arrayvec::ArrayVec;
use sandtable_engine::message::{Arg, Event};
use sandtable_engine::{SpaceId, UnitId};

/// The lines of supply of each store, where they have been traced.
pub(crate) type StoreLines = [Option<HexSet>; 5];

impl Normandy44 {
    /// Whether a unit may attack at all in this phase, wherever the target (6.2, 10.7, 13.6, 15.3, 16.1, 20.2).
    pub(crate) fn check_fights(&self, s: &Situation, unit: UnitId) -> Check {
        let (u, at) = (&self.data.units[unit], s.place(unit));
        if u.side != s.active {
            return refuse("3", "refuse-not-your-unit");
        }
        if !self.data.map.is_hex(at) {
            return refuse("6.2", "refuse-not-on-the-map");
        }
        if u.defends_only {
            return refuse("10.7", "refuse-defends-only");
        }
        if s.is(unit, flag::FOUGHT) {
            return refuse("10.1", "refuse-already-fought");
        }
        if s.is(unit, flag::DISRUPTED) {
            return refuse("13.6", "refuse-disrupted");
        }
        if s.is(unit, flag::DISPERSED) {
            return refuse("20.2", "refuse-dispersed");
        }
        if s.reserve && !s.is(unit, flag::RESERVE) {
            return refuse("15.3", "refuse-not-in-reserve");
        }
        if s.stacks.units(at).any(|other| s.is(other, flag::REPLACED)) {
            return refuse("6.2", "refuse-replacement-in-hex");
        }
        if s.works_at(at).is_some_and(|works| !works.done) {
            return refuse("16.1", "refuse-digging-in-hex");
        }
        Ok(())
    }

    /// Whether a unit may take part in an attack on a hex.
    pub(crate) fn check_attacker(&self, s: &Situation, unit: UnitId, target: SpaceId) -> Check {
        self.check_fights(s, unit)?;
        if !self.data.map.touch(s.place(unit), target) {
            return refuse("10.1", "refuse-not-adjacent");
        }
        let home = self.home(s, unit);
        if self.kind(s) == ScenarioKind::Cherbourg && !(home.contains(target) && home.contains(s.place(unit)))
        {
            return refuse("26.3", "refuse-out-of-bounds");
        }
        let army = self.data.units[unit].nation.army();
        if s.combat.attackers.iter().any(|other| self.data.units[other].nation.army() != army) {
            return refuse("22.1", "refuse-other-army");
        }
        Ok(())
    }

    /// Whether enemies stand in a hex who may still be attacked in this phase (10.1).
    pub(crate) fn check_target(&self, s: &Situation, target: SpaceId) -> Check {
        if !self.data.map.is_hex(target) || !s.stands(&self.data, s.active.enemy(), target) {
            return refuse("10.1", "refuse-no-enemy-there");
        }
        if s.stacks.units(target).all(|unit| s.is(unit, flag::FOUGHT | flag::FELL_BACK)) {
            return refuse("10.1", "refuse-attacked-already");
        }
        Ok(())
    }

    /// Those who might attack a hex.
    fn able<'s>(&'s self, s: &'s Situation, target: SpaceId) -> impl Iterator<Item = UnitId> + 's {
        let near = self.data.map.near(target).filter(|&hex| s.stands(&self.data, s.active, hex));
        near.flat_map(|hex| s.stacks.units(hex)).filter(move |&u| self.check_attacker(s, u, target).is_ok())
    }

    pub(crate) fn check_attack(&self, s: &Situation, target: SpaceId) -> Check {
        self.check_target(s, target)?;
        let (mut any, mut partner) = (false, false);
        for army in Army::ALL {
            let all: UnitSet =
                self.able(s, target).filter(|&u| self.data.units[u].nation.army() == army).collect();
            if all.is_empty() {
                continue;
            }
            // 27.1: who attacks needs units of his own for it; a partner's may join them.
            let all = self.own_among(s, all);
            if all.is_empty() {
                partner = true;
                continue;
            }
            any = true;
            if self.can_reach_odds(s, target, &all) {
                return Ok(());
            }
        }
        if any {
            return refuse("10.6", "refuse-odds-too-low");
        }
        if partner {
            return refuse("27.1", "refuse-partner");
        }
        // What keeps those beside it from the attack, if somebody is.
        let near = self.data.map.near(target).filter(|&hex| s.stands(&self.data, s.active, hex));
        let why = near.flat_map(|hex| s.stacks.units(hex)).map(|unit| self.check_attacker(s, unit, target));
        let named = |check: Check| check.err().filter(|why| matches!(why.rule, "6.2" | "16.1" | "26.3"));
        why.filter_map(named).next().map_or(refuse("10.1", "refuse-nobody-adjacent"), Err)
    }

    /// Whether these together reach one to three with some main assault force (10.6).
    fn can_reach_odds(&self, s: &Situation, target: SpaceId, all: &UnitSet) -> bool {
        let least = self.defence_points(s, target);
        let enough = |points: u32| points * 3 >= least;
        if enough(self.attack_sum(s, target, all, &UnitSet::EMPTY)) {
            return true;
        }
        all.iter().any(|unit| {
            enough(self.attack_sum(s, target, all, &self.force_of(s, all, unit)))
                || self.in_group(s, unit, all)
                    && enough(self.attack_sum(s, target, all, &self.best_group(s, all, UnitSet::one(unit))))
        })
    }

    /// The main assault force that the formation of a unit makes among `all`, with those attached to it (10.3).
    pub(crate) fn force_of(&self, s: &Situation, all: &UnitSet, unit: UnitId) -> UnitSet {
        let own: UnitSet = all.iter().filter(|&other| self.data.same_formation(unit, other)).collect();
        let with = |other: UnitId| own.iter().any(|u| s.place(u) == s.place(other));
        all.iter().filter(|&other| own.contains(other) || with(other)).collect()
    }

    /// Whether a unit may be in a battle group with others of other formations (10.3).
    fn in_group(&self, s: &Situation, unit: UnitId, all: &UnitSet) -> bool {
        let own = s.strength(&self.data, unit);
        let fits = |other: UnitId| own + s.strength(&self.data, other) <= self.data.numbers.kampfgruppe;
        all.iter().any(|other| other != unit && !self.data.same_formation(unit, other) && fits(other))
    }

    /// The strongest battle group that one finds by adding the strongest that fits.
    fn best_group(&self, s: &Situation, all: &UnitSet, mut group: UnitSet) -> UnitSet {
        let mut sum: u8 = group.iter().map(|unit| s.strength(&self.data, unit)).sum();
        while let Some(next) = all
            .iter()
            .filter(|&u| {
                !group.contains(u) && sum + s.strength(&self.data, u) <= self.data.numbers.kampfgruppe
            })
            .max_by_key(|&u| s.strength(&self.data, u))
        {
            sum += s.strength(&self.data, next);
            group.insert(next);
        }
        group
    }

    /// The enemy hexes beside units that may attack.
    fn targets(&self, s: &Situation) -> HexSet {
        let mut targets = HexSet::EMPTY;
        let mut last = SpaceId::NONE;
        for unit in s.on_map(&self.data, s.active) {
            let at = s.place(unit);
            if at == last || self.check_fights(s, unit).is_err() {
                continue;
            }
            last = at;
            for hex in self.data.map.near(at) {
                if s.stands(&self.data, s.active.enemy(), hex) {
                    targets.insert(hex);
                }
            }
        }
        targets
    }

    pub(crate) fn can_attack_at_all(&self, s: &Situation) -> bool {
        self.targets(s).iter().any(|hex| self.check_attack(s, hex).is_ok())
    }

    pub(crate) fn list_combat(&self, s: &Situation, out: &mut Vec<Action>) {
        let targets = self.targets(s);
        out.extend(targets.iter().filter(|&hex| self.check_attack(s, hex).is_ok()).map(Action::Attack));
        out.push(Action::EndCombat);
    }

    pub(crate) fn begin_attack(&self, s: &mut Situation, play: &mut impl Playing, target: SpaceId) {
        s.combat = Combat { fight: Fight::Assault, target, ..Combat::NONE };
        s.stage = Stage::Muster;
        self.begin_facing(s, target);
        play.tell(|| Event::new("event-prepares-attack", "10.1").with("at", target));
    }

    pub(crate) fn do_join(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId) {
        s.combat.attackers.insert(unit);
        play.tell(|| Event::new("event-joins", "10.1").with("unit", unit));
    }

    pub(crate) fn check_join(&self, s: &Situation, unit: UnitId) -> Check {
        if s.combat.attackers.contains(unit) {
            return refuse("10.2", "refuse-joined-already");
        }
        self.check_attacker(s, unit, s.combat.target)?;
        // 22.1: an army must not begin an attack that it cannot make alone.
        let army = self.data.units[unit].nation.army();
        let mut all: UnitSet =
            self.able(s, s.combat.target).filter(|&u| self.data.units[u].nation.army() == army).collect();
        all = all.or(&s.combat.attackers);
        if self.can_reach_odds(s, s.combat.target, &all) {
            Ok(())
        } else {
            refuse("10.6", "refuse-odds-too-low")
        }
    }

    pub(crate) fn check_ready(&self, s: &Situation) -> Check {
        if s.combat.attackers.is_empty() {
            return refuse("10.1", "refuse-nobody-joined");
        }
        if !self.can_reach_odds(s, s.combat.target, &s.combat.attackers) {
            return refuse("10.6", "refuse-odds-too-low");
        }
        Ok(())
    }

    pub(crate) fn do_ready(&self, s: &mut Situation) {
        let c = &s.combat;
        let first = c.attackers.first();
        let single = first.filter(|&f| c.attackers.iter().all(|u| self.data.same_formation(f, u)));
        if let Some(unit) = single {
            s.combat.main = self.force_of(s, &c.attackers, unit);
            s.stage = Stage::Support;
        } else {
            s.stage = Stage::Lead;
        }
    }

    /// Whether the odds suffice with a main assault force (10.6).
    fn check_odds(&self, s: &Situation, main: &UnitSet) -> Check {
        let attack = self.attack_sum(s, s.combat.target, &s.combat.attackers, main);
        if attack * 3 >= self.defence_points(s, s.combat.target) {
            Ok(())
        } else {
            refuse("10.6", "refuse-odds-too-low")
        }
    }

    pub(crate) fn check_lead(&self, s: &Situation, unit: UnitId) -> Check {
        let all = &s.combat.attackers;
        if !all.contains(unit) {
            return refuse("10.3", "refuse-not-in-the-attack");
        }
        let first = all.iter().find(|&other| self.data.same_formation(unit, other));
        if first != Some(unit) {
            return refuse("10.3", "refuse-named-by-first");
        }
        self.check_odds(s, &self.force_of(s, all, unit))
    }

    pub(crate) fn check_group(&self, s: &Situation, unit: UnitId) -> Check {
        let c = &s.combat;
        if !c.attackers.contains(unit) {
            return refuse("10.3", "refuse-not-in-the-attack");
        }
        if s.stage == Stage::Lead {
            if !self.in_group(s, unit, &c.attackers) {
                return refuse("10.3", "refuse-no-group");
            }
            // A group must be able to grow until the odds suffice.
            return self.check_odds(s, &self.best_group(s, &c.attackers, UnitSet::one(unit)));
        }
        if !c.group {
            return refuse("10.3", "refuse-no-group");
        }
        let sum: u8 = c.main.iter().map(|u| s.strength(&self.data, u)).sum();
        if c.main.contains(unit) || sum + s.strength(&self.data, unit) > self.data.numbers.kampfgruppe {
            return refuse("10.3", "refuse-group-full");
        }
        let mut group = c.main;
        group.insert(unit);
        self.check_odds(s, &self.best_group(s, &c.attackers, group))
    }

    /// Whether the attack may be made as it stands (10.6).
    pub(crate) fn check_commit(&self, s: &Situation) -> Check {
        self.check_odds(s, &s.combat.main)
    }

    pub(crate) fn do_lead(&self, s: &mut Situation, unit: UnitId) {
        s.combat.main = self.force_of(s, &s.combat.attackers, unit);
        s.combat.group = false;
        s.stage = Stage::Support;
    }

    pub(crate) fn do_group(&self, s: &mut Situation, unit: UnitId) {
        s.combat.main.insert(unit);
        s.combat.group = true;
        s.stage = Stage::Support;
    }

    /// Whether a unit that is only attached may be left out of the main assault force (10.3).
    pub(crate) fn check_detach(&self, s: &Situation, unit: UnitId) -> Check {
        let c = &s.combat;
        if c.group || !c.main.contains(unit) || !self.is_attached(s, unit) {
            return refuse("10.3", "refuse-not-attached");
        }
        let mut main = c.main;
        main.remove(unit);
        self.check_odds(s, &main)
    }

    /// Whether a unit of the main assault force is attached rather than of its formation: the formation is the one whose members
    /// stand in every hex of the force.
    pub(crate) fn is_attached(&self, s: &Situation, unit: UnitId) -> bool {
        let main = &s.combat.main;
        let holds = |lead: UnitId| {
            let own = |other: UnitId| self.data.same_formation(lead, other);
            main.iter().all(|u| own(u) || main.iter().any(|v| own(v) && s.place(v) == s.place(u)))
        };
        // Some other formation must carry the force without this unit's.
        main.iter().any(|lead| !self.data.same_formation(lead, unit) && holds(lead))
    }

    pub(crate) fn list_muster(&self, s: &Situation, out: &mut Vec<Action>) {
        let near: ArrayVec<UnitId, 64> = self.able(s, s.combat.target).take(64).collect();
        // As `check_join` has it, asked once for each army.
        let reaches = Army::ALL.map(|army| {
            let own = |unit: &UnitId| self.data.units[*unit].nation.army() == army;
            let all: UnitSet = near.iter().copied().filter(own).collect();
            !all.is_empty() && self.can_reach_odds(s, s.combat.target, &all.or(&s.combat.attackers))
        });
        let joins = |unit: &UnitId| {
            !s.combat.attackers.contains(*unit) && reaches[self.data.units[*unit].nation.army() as usize]
        };
        out.extend(near.into_iter().filter(joins).map(Action::Join));
        if self.check_ready(s).is_ok() {
            out.push(Action::Ready);
        }
    }

    pub(crate) fn list_lead(&self, s: &Situation, out: &mut Vec<Action>) {
        for unit in s.combat.attackers.iter() {
            if self.check_lead(s, unit).is_ok() {
                out.push(Action::Lead(unit));
            }
        }
        for unit in s.combat.attackers.iter() {
            if self.check_group(s, unit).is_ok() {
                out.push(Action::Group(unit));
            }
        }
    }

    /// From where a store can be drawn on.
    fn store_lines(&self, s: &Situation, store: Store) -> HexSet {
        let limit = self.data.numbers.supply_hexes;
        match store {
            Store::Us | Store::Uk => self.supplied(s, Side::Allied),
            Store::Seventh | Store::Panzer => self.lines(s, Side::German, &self.edge_sources(s), limit),
            Store::Cherbourg => self.lines(s, Side::German, &self.cherbourg_sources(s), limit),
        }
    }

    /// The stores from which a headquarters may draw (17.2, 17.4): none for a werfer brigade, which needs none.
    fn check_store(&self, s: &Situation, unit: UnitId, store: Store, known: &mut StoreLines) -> Check {
        let u = &self.data.units[unit];
        let fits = match store {
            Store::Us => u.nation.army() == Army::First,
            Store::Uk => u.nation.army() == Army::Second,
            Store::Seventh | Store::Panzer => {
                u.nation.army() == Army::German && unit != self.data.places.cotentin
            }
            Store::Cherbourg => u.nation.army() == Army::German,
        };
        if !fits {
            return refuse("17.2", "refuse-not-its-store");
        }
        if !self.serves(s, unit, store) {
            return refuse("27.1", "refuse-store-of-partner");
        }
        let pledged = s.combat.guns.iter().filter(|g| g.store == store && self.needs_supply(g.unit)).count();
        if usize::from(s.stock(store)) <= pledged {
            return refuse("5.1", "refuse-store-empty");
        }
        let lines = known[store as usize].get_or_insert_with(|| self.store_lines(s, store));
        let own = lines.contains(s.place(unit));
        if own { Ok(()) } else { refuse("17.2", "refuse-out-of-supply") }
    }

    pub(crate) fn needs_supply(&self, unit: UnitId) -> bool {
        self.data.units[unit].kind == Kind::Hq
    }

    /// Whether artillery may support a fight for a hex (11.6, 17.2, 17.3).
    pub(crate) fn check_gun(
        &self,
        s: &Situation,
        side: Side,
        (unit, store): (UnitId, Store),
        known: &mut StoreLines,
    ) -> Check {
        let (u, at) = (&self.data.units[unit], s.place(unit));
        if u.side != side || !u.kind.is_artillery() {
            return refuse("11.6", "refuse-no-artillery");
        }
        if !self.data.map.is_hex(at) {
            return refuse("6.2", "refuse-not-on-the-map");
        }
        if s.is(unit, flag::SPENT) {
            return refuse("17.2", "refuse-gun-spent");
        }
        if s.is(unit, flag::DISRUPTED) {
            return refuse("13.6", "refuse-disrupted");
        }
        let range =
            if u.kind == Kind::Hq { self.data.numbers.hq_range } else { self.data.numbers.werfer_range };
        if self.data.map.distance(at, s.combat.target) > range {
            return refuse("17.2", "refuse-out-of-range");
        }
        if u.side == Side::Allied {
            let others =
                if side == s.active { s.combat.attackers } else { s.stacks.units(s.combat.target).collect() };
            if others.iter().any(|other| self.data.units[other].nation.army() != u.nation.army()) {
                return refuse("17.2", "refuse-other-army");
            }
        }
        if u.kind == Kind::Werfer {
            return if store == Store::Seventh { Ok(()) } else { refuse("17.3", "refuse-needs-no-supply") };
        }
        self.check_store(s, unit, store, known)
    }

    /// Whether artillery may add a shift to the attack being prepared (11.6).
    fn check_gun_attacks(&self, s: &Situation, unit: UnitId, store: Store, known: &mut StoreLines) -> Check {
        let most = if self.weather(s) == Weather::Storm {
            1
        } else {
            usize::from(self.data.numbers.artillery_shifts)
        };
        if s.combat.guns.len() >= most {
            return refuse("11.6", "refuse-artillery-limit");
        }
        let german = self.data.units[unit].side == Side::German;
        if german && s.combat.guns.iter().any(|gun| gun.unit == unit) {
            return refuse("11.6", "refuse-german-gun-once");
        }
        self.check_gun(s, s.active, (unit, store), known)
    }

    /// Whether an aircraft may support the attack being prepared (19.1.2).
    fn check_air(&self, s: &Situation, army: Army) -> Check {
        if s.active != Side::Allied || army == Army::German {
            return refuse("19.1.2", "refuse-no-air-force");
        }
        let most = if s.turn >= self.data.numbers.two_air_from { 2 } else { 1 };
        if s.combat.air[0] + s.combat.air[1] >= most {
            return refuse("19.1.2", "refuse-air-limit");
        }
        if s.has_option(option::SOLITAIRE)
            && self.data.map.american.contains(s.combat.target) != (army == Army::First)
        {
            return refuse("27.2", "refuse-air-of-other-army");
        }
        if s.air[army as usize] <= s.combat.air[army as usize] {
            return refuse("19.1.1", "refuse-no-aircraft");
        }
        Ok(())
    }

    /// Whether ships may help in a fight for a hex on the side of the Allies (19.2).
    pub(crate) fn check_ships(&self, s: &Situation, army: Army) -> Check {
        let c = &s.combat;
        let attack = s.active == Side::Allied;
        if army == Army::German {
            return refuse("19.2", "refuse-no-ships");
        }
        let ours: UnitSet = if attack { c.attackers } else { s.stacks.units(c.target).collect() };
        if ours.iter().any(|unit| self.data.units[unit].nation.army() != army) {
            return refuse("19.2", "refuse-other-army");
        }
        if self.weather(s) == Weather::Storm {
            return refuse("19.2", "refuse-storm");
        }
        let fortress = self.data.map.has(c.target, crate::board::feature::PERIMETER);
        if fortress && attack {
            if s.bombardment == 2 || army != Army::First {
                return refuse("19.2", "refuse-bombardment-over");
            }
            // Both markers in one turn, and nowhere else (19.2).
            let full = if self.kind(s) == ScenarioKind::Cherbourg { 1 } else { 2 };
            if s.bombardment == 0 && s.navy[0] < full {
                return refuse("19.2", "refuse-no-ships");
            }
        } else if !self.data.map.has(c.target, crate::board::feature::NAVAL) {
            return refuse("19.2", "refuse-out-of-naval-zone");
        } else if army == Army::First && s.bombardment == 1 {
            return refuse("19.2", "refuse-ships-at-cherbourg");
        }
        if s.navy[army as usize] <= self.ships_bound(s, army) {
            return refuse("19.2", "refuse-no-ships");
        }
        Ok(())
    }

    /// How many ships of an army keep batteries down (28.3; one for each side while one of its batteries stands).
    pub(crate) fn ships_bound(&self, s: &Situation, army: Army) -> u8 {
        if !s.has_option(option::NAVAL_BATTERIES) || s.turn < 2 {
            return 0;
        }
        let places = &self.data.places.batteries;
        let german = |hex: SpaceId| s.controller(hex) == Side::German;
        u8::from(match army {
            Army::First => places[..2].iter().any(|&hex| german(hex)),
            // Mont Canisy only troubles those who land at Sword.
            _ => german(places[2]) || german(places[3]) && s.landed[4] > 0,
        })
    }

    fn check_navy(&self, s: &Situation, army: Army) -> Check {
        if s.active != Side::Allied {
            return refuse("19.2", "refuse-no-ships");
        }
        if s.combat.navy {
            return refuse("19.2", "refuse-one-ship");
        }
        self.check_ships(s, army)
    }

    /// Whether something may be added to the attack or, by the defender, to his stand.
    pub(crate) fn check_support(&self, s: &Situation, action: Action) -> Check {
        self.check_support_by(s, action, &mut StoreLines::default())
    }

    /// The same for many in one situation: lines of supply that are known are not traced again.
    fn check_support_by(&self, s: &Situation, action: Action, known: &mut StoreLines) -> Check {
        if s.stage == Stage::Answer {
            return self.check_help(s, action, known);
        }
        match action {
            Action::Gun(unit, store) => self.check_gun_attacks(s, unit, store, known),
            Action::Air(army) => self.check_air(s, army),
            Action::Navy(army) => self.check_navy(s, army),
            _ => Ok(()),
        }
    }

    pub(crate) fn list_support(&self, s: &Situation, out: &mut Vec<Action>) {
        let c = &s.combat;
        for unit in c.attackers.iter() {
            if self.check_detach(s, unit).is_ok() {
                out.push(Action::Detach(unit));
            }
            if c.group && self.check_group(s, unit).is_ok() {
                out.push(Action::Group(unit));
            }
        }
        self.list_helpers(s, s.active, out);
        if self.check_commit(s).is_ok() {
            out.push(Action::Commit);
        }
    }

    /// Guns, aircraft and ships that a side may add now.
    pub(crate) fn list_helpers(&self, s: &Situation, side: Side, out: &mut Vec<Action>) {
        let mut known = StoreLines::default();
        for &unit in self.data.guns[side.index()].iter().filter(|&&unit| self.data.map.is_hex(s.place(unit)))
        {
            let actions = Store::ALL.map(|store| Action::Gun(unit, store));
            out.extend(actions.into_iter().filter(|&a| self.check_support_by(s, a, &mut known).is_ok()));
        }
        for army in [Army::First, Army::Second] {
            for action in [Action::Air(army), Action::Navy(army)] {
                if self.check_support(s, action).is_ok() {
                    out.push(action);
                }
            }
        }
    }

    pub(crate) fn do_support(&self, s: &mut Situation, play: &mut impl Playing, action: Action) {
        if s.stage == Stage::Answer {
            return self.do_help(s, play, action);
        }
        match action {
            Action::Gun(unit, store) => {
                s.combat.guns.push(Gun { unit, store });
                play.tell(|| Event::new("event-gun", "11.6").with("unit", unit));
            }
            Action::Air(army) => {
                s.combat.air[army as usize] += 1;
                play.tell(|| Event::new("event-air", "19.1.2").with("army", Arg::Term(army.term())));
            }
            Action::Navy(army) => {
                s.combat.navy = true;
                play.tell(|| Event::new("event-ships", "19.2").with("army", Arg::Term(army.term())));
            }
            _ => {}
        }
    }

    /// Pays for what supports the attack, and rolls (10.5).
    pub(crate) fn commit(&self, s: &mut Situation, play: &mut impl Playing) {
        let c = s.combat.clone();
        for gun in &c.guns {
            if self.needs_supply(gun.unit) {
                *s.stock_mut(gun.store) -= 1;
            } else {
                s.set(gun.unit, flag::SPENT);
            }
        }
        for army in [0, 1] {
            s.air[army] -= c.air[army];
        }
        if c.navy {
            let army = c.attackers.first().map_or(Army::First, |u| self.data.units[u].nation.army());
            s.navy[army as usize] -= 1;
            if self.data.map.has(c.target, crate::board::feature::PERIMETER) {
                // 26.2: in the turn of the bombardment there are two.
                if s.bombardment == 0 && self.kind(s) == ScenarioKind::Cherbourg {
                    s.navy[0] += 1;
                }
                s.bombardment = 1;
            }
        }
        for unit in c.attackers.iter() {
            s.set(unit, flag::FOUGHT);
            s.clear(unit, flag::RESERVE);
        }
        let jabo = s.active == Side::German && self.weather(s) == Weather::Fair;
        if jabo {
            let die = play.die("roll-jabo", s.turn, c.target.0, 0);
            s.combat.jabo = self.data.jabo[usize::from(die) - 1];
            let shifts = i32::from(s.combat.jabo);
            play.tell(|| {
                Event::new("event-jabo", "19.1.3").with("die", Arg::Die(die)).with("shifts", shifts)
            });
        }
        s.combat.givers = self.givers(s);
        s.combat.steps = self.defending_steps(s);
        self.roll_combat(s, play);
    }
}
