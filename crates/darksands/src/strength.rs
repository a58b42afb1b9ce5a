//! Strengths, columns and dice (rules 7.4, 12.7, 13.2, 14.0, 20.2).

use crate::DarkSands;
use crate::board::{Section, Terrain, feature, side};
use crate::data::UnitSet;
use crate::situation::{Situation, flag};
use crate::units::{Aid, Kind, Side};
use arrayvec::ArrayVec;
use sandtable_engine::message::Message;
use sandtable_engine::{SpaceId, UnitId};
use sandtable_kit::odds::{Column, Ratio};

/// A line of a sum: how much, the rule, and the reason.
pub(crate) trait Sum {
    fn add(&mut self, amount: i32, rule: &'static str, reason: impl FnOnce() -> Message);
}

/// A sum without reasons.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Total(pub(crate) i32);

impl Sum for Total {
    #[inline]
    fn add(&mut self, amount: i32, _: &'static str, _: impl FnOnce() -> Message) {
        self.0 += amount;
    }
}

impl Sum for sandtable_engine::explain::Tally {
    fn add(&mut self, amount: i32, rule: &'static str, reason: impl FnOnce() -> Message) {
        self.add(amount, rule, reason());
    }
}

impl DarkSands {
    /// Those of a side who lend their factors to the fight (7.4): in the central section, of each hex, the two best large units
    /// and every battalion; elsewhere all.
    pub(crate) fn counted(&self, s: &Situation, of: Side) -> UnitSet {
        let attacks = of == s.active.side;
        let party = self.party(s, of);
        let most = self.data.numbers.stacking.large_in_combat;
        let mut found = UnitSet::EMPTY;
        let mut large: ArrayVec<(SpaceId, i32, UnitId), 64> = ArrayVec::new();
        for unit in party.iter() {
            let at = s.place(unit);
            let u = &self.data.units[unit];
            if !u.is_large() || self.data.map.section[at] != Section::Central {
                found.insert(unit);
                continue;
            }
            let values = s.values(&self.data, unit);
            let value = i32::from(if attacks { values.attack } else { values.defence });
            let _ = large.try_push((at, -value, unit));
        }
        large.sort_unstable();
        let mut last = (SpaceId::NONE, 0);
        for (at, _, unit) in large {
            last = if last.0 == at { (at, last.1 + 1) } else { (at, 1) };
            if last.1 <= most {
                found.insert(unit);
            }
        }
        found
    }

    /// Whether Allied tanks stand against the Axis in this fight (13.5).
    pub(crate) fn meets_tanks(&self, s: &Situation, of: Side) -> bool {
        of == Side::Axis
            && self.party(s, Side::Allied).iter().any(|unit| self.data.units[unit].kind == Kind::Tank)
    }

    /// Whether all attackers attack across a wadi (ruling D21), and whether any does across a ridge.
    fn sides_crossed(&self, s: &Situation) -> (bool, bool) {
        let target = s.combat.target;
        let (mut wadi, mut ridge) = (!s.combat.attackers.is_empty(), false);
        for unit in s.combat.attackers.iter() {
            let bits = self.data.map.between(s.place(unit), target).unwrap_or(0);
            wadi &= bits & side::WADI != 0;
            ridge |= bits & side::RIDGE != 0;
        }
        (wadi, ridge)
    }

    /// The German Panzer steps that attack (12.7; ruling D53).
    pub(crate) fn panzer_steps(&self, s: &Situation) -> i32 {
        if s.active.side != Side::Axis {
            return 0;
        }
        let panzer = |unit: &UnitId| self.data.units[*unit].kind == Kind::Panzer;
        self.counted(s, Side::Axis)
            .iter()
            .filter(panzer)
            .map(|unit| i32::from(s.steps(&self.data, unit)))
            .sum()
    }

    /// What counts against Panzers (12.7.2; ruling D52).
    pub(crate) fn anti_tank(&self, s: &Situation) -> i32 {
        let (numbers, map, target) = (&self.data.numbers, &self.data.map, s.combat.target);
        let tank = |unit: &UnitId| self.data.units[*unit].kind == Kind::Tank;
        let party = self.party(s, Side::Allied);
        let mut sum: i32 = party.iter().filter(tank).map(|unit| i32::from(s.steps(&self.data, unit))).sum();
        if map.terrain[target] != Terrain::Desert {
            sum += numbers.anti_tank(map.terrain[target].word());
        }
        let (wadi, ridge) = self.sides_crossed(s);
        if wadi {
            sum += numbers.anti_tank("wadi");
        }
        if ridge {
            sum += numbers.anti_tank("ridge");
        }
        if s.boxes.contains(target) {
            sum += i32::from(numbers.r#box.anti_tank);
        }
        if map.has(target, feature::FORT) {
            sum += numbers.fort_anti_tank();
        }
        sum
    }

    /// Whether Panzers shock the defenders (12.7.3): infantry alone, and nothing against tanks.
    pub(crate) fn shocks(&self, s: &Situation) -> bool {
        self.panzer_steps(s) > 0
            && self.anti_tank(s) == 0
            && self.party(s, Side::Allied).iter().all(|unit| self.data.units[unit].kind.is_infantry())
    }

    /// The factors that a side adds by supports: air and ships up to what is printed on its units (13.2, 13.3; ruling D31).
    fn add_aids(&self, s: &Situation, of: Side, counted: &UnitSet, sum: &mut impl Sum) {
        let part = self.part(s, of);
        let printed: i32 = counted
            .iter()
            .map(|unit| {
                let values = s.values(&self.data, unit);
                i32::from(if part == 0 { values.attack } else { values.defence })
            })
            .sum();
        let mut left = printed;
        for (at, aid) in self.data.supports.iter().enumerate() {
            if s.combat.aids[part] & 1 << at == 0 {
                continue;
            }
            let factor = self.aid_factor(s, at, part);
            let support = self.data.support_word(at as u8);
            match aid.kind {
                Aid::Air | Aid::Naval => {
                    let used = factor.min(left);
                    left -= used;
                    let rule = if aid.kind == Aid::Air { "13.2" } else { "13.3" };
                    sum.add(used, rule, || Message::new("tally-support").with("support", support));
                }
                Aid::Artillery => {
                    sum.add(factor, "13.4", || Message::new("tally-support").with("support", support));
                }
                Aid::Landing => {
                    sum.add(factor, "13.8", || Message::new("tally-support").with("support", support));
                }
                Aid::AntiTank => {}
            }
        }
        if self.meets_tanks(s, of) {
            for unit in counted.iter() {
                for gun in self.guns_of(s, unit) {
                    let support = self.data.support_word(gun as u8);
                    let factor = self.aid_factor(s, gun, part);
                    sum.add(factor, "13.5", || Message::new("tally-support").with("support", support));
                }
            }
        }
    }

    /// The strength of the attack (20.2.2).
    pub(crate) fn add_attack(&self, s: &Situation, sum: &mut impl Sum) {
        let target = s.combat.target;
        let map = &self.data.map;
        let counted = self.counted(s, s.active.side);
        let shock = self.shocks(s);
        let marsh = map.terrain[target] == Terrain::SaltMarsh;
        let (mut ridges, mut armour) = (0, 0);
        for unit in counted.iter() {
            let mut value = i32::from(s.values(&self.data, unit).attack);
            sum.add(value, "20.2.2", || Message::new("tally-unit").with("unit", unit));
            if shock && self.data.units[unit].kind == Kind::Panzer {
                sum.add(value, "12.7.3", || Message::new("tally-shock").with("unit", unit));
                value *= 2;
            }
            if marsh && self.data.units[unit].kind.is_vehicle() {
                armour += value;
            }
            let bits = map.between(s.place(unit), target).unwrap_or(0);
            if bits & side::RIDGE != 0 {
                ridges += self.data.numbers.attack("ridge").max(-value);
            }
        }
        if ridges != 0 {
            sum.add(ridges, "6.0", || Message::new("tally-ridge"));
        }
        if armour > 0 {
            // What is left over of a half goes to the defender's advantage.
            sum.add(-((armour + 1) / 2), "6.0", || Message::new("tally-marsh"));
        }
        self.add_aids(s, s.active.side, &counted, sum);
    }

    /// The strength of the defence (20.2.3).
    pub(crate) fn add_defence(&self, s: &Situation, sum: &mut impl Sum) {
        let (target, of) = (s.combat.target, s.active.side.enemy());
        let (map, numbers) = (&self.data.map, &self.data.numbers);
        let counted = self.counted(s, of);
        let (mut armour, mut forts) = (0, 0);
        let (mut infantry, mut italian) = (false, false);
        for unit in counted.iter() {
            let u = &self.data.units[unit];
            let value = i32::from(s.values(&self.data, unit).defence);
            sum.add(value, "20.2.3", || Message::new("tally-unit").with("unit", unit));
            if u.kind.is_vehicle() {
                armour += value;
            }
            forts += i32::from(!u.is_italian());
            infantry |= u.kind.is_infantry();
            italian |= u.kind.is_infantry() && u.is_italian();
        }
        if map.terrain[target] == Terrain::SaltMarsh && armour > 1 {
            sum.add(-(armour / 2), "6.0", || Message::new("tally-marsh"));
        }
        let ground = numbers.defence(map.terrain[target].word());
        if ground != 0 {
            sum.add(ground, "6.0", || Message::new("tally-ground").with("at", target));
        }
        if self.sides_crossed(s).0 {
            sum.add(numbers.defence("wadi"), "6.0", || Message::new("tally-wadi"));
        }
        if map.has(target, feature::FORT_TOBRUK) && forts > 0 {
            let bonus = forts * numbers.tobruk_bonus();
            sum.add(bonus, "14.1", || Message::new("tally-tobruk"));
        }
        if map.has(target, feature::FORT_BARDIA) {
            sum.add(numbers.bardia_bonus(), "14.2", || Message::new("tally-bardia"));
        }
        if s.boxes.contains(target) && infantry {
            let bonus = if italian { numbers.r#box.defence_italian } else { numbers.r#box.defence };
            sum.add(bonus.into(), "13.7.4", || Message::new("tally-box"));
        }
        self.add_aids(s, of, &counted, sum);
    }

    /// The columns that ground shifts (table of terrain effects).
    pub(crate) fn add_shifts(&self, s: &Situation, sum: &mut impl Sum) {
        let shift = self.data.numbers.shift(self.data.map.terrain[s.combat.target].word());
        if shift != 0 {
            sum.add(shift, "6.0", || Message::new("tally-ground").with("at", s.combat.target));
        }
    }

    /// The modifiers of the die (20.2.6).
    pub(crate) fn add_modifiers(&self, s: &Situation, sum: &mut impl Sum) {
        let numbers = &self.data.numbers.modifiers;
        let weak = |of: Side| self.counted(s, of).iter().any(|unit| s.is(unit, flag::WEAK));
        if weak(s.active.side) {
            sum.add(numbers.attacker, "10.2.1", || Message::new("tally-weak-attacker"));
        }
        if weak(s.active.side.enemy()) {
            sum.add(numbers.defender, "10.2.1", || Message::new("tally-weak-defender"));
        }
        if s.active.minus {
            sum.add(numbers.limited, "20.2.6", || Message::new("tally-limited"));
        }
        let panzers = self.panzer_steps(s);
        if panzers > 0 {
            let over = (panzers - self.anti_tank(s)).min(numbers.superiority.most);
            if over > 0 {
                sum.add(over, "12.7.2", || Message::new("tally-superiority"));
            }
        }
    }

    /// The column of the fight: none if the odds are below the table (20.2.5; ruling D57).
    pub(crate) fn column(&self, attack: i32, defence: i32, shift: i32) -> Option<usize> {
        let ratio = Ratio::new(attack.max(0) as u32, defence.max(0) as u32);
        // Odds above six to one count as six to one before any shift.
        let last = self.data.odds.len() as i32 - 1;
        let place = self.data.odds.place(ratio).min(last) + shift;
        match self.data.odds.column(place) {
            Column::Below => None,
            Column::In(column) => Some(column),
            Column::Above => Some(last as usize),
        }
    }
}
