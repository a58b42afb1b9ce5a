//! Answers within a fight: losses, exchanges, retreats, advances; and the carpet.

use crate::prelude::*;
use crate::situation::Loss;
use sandtable_engine::planning::{Plan, Style};
use sandtable_kit::staff::best;
use sandtable_kit::staff::payment::cheapest;

impl Campanha {
    /// The unit whose loss costs least.
    pub(super) fn least_loss(
        &self,
        s: &Situation,
        units: impl Iterator<Item = UnitId>,
        loss: Loss,
    ) -> Option<UnitId> {
        units.min_by_key(|&unit| {
            let price = self.price(s, unit);
            match loss {
                Loss::Step => (price.step, unit),
                Loss::Unit => (price.unit, unit),
            }
        })
    }

    /// The cheapest attackers whose strength makes up for what the defender gave up.
    fn cheapest_payment(&self, s: &Situation, attackers: &UnitSet, owed: i32) -> (i64, UnitSet) {
        let able: ArrayVec<UnitId, 10> = attackers.iter().take(10).collect();
        let value = |&unit: &UnitId| (self.attack_of(s, unit), self.price(s, unit).unit);
        let values: ArrayVec<(i32, i64), 10> = able.iter().map(value).collect();
        let Some((price, set)) = cheapest(&values, owed) else {
            return (values.iter().map(|(_, price)| price).sum(), *attackers);
        };
        let chosen = able.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1);
        (price, chosen.map(|(_, unit)| *unit).collect())
    }

    /// What the defender gives up in an exchange: at least one, more only if that costs the attacker more.
    pub(super) fn trade(&self, s: &Situation) -> Action {
        let owed = i32::from(s.combat.owed);
        let paid = if owed == 0 { 0 } else { self.cheapest_payment(s, &s.combat.attackers, owed).0 };
        let enough = (owed > 0).then_some((0, Action::Enough));
        let trades = s.stacks.units(s.combat.target).map(|unit| {
            let then = self.cheapest_payment(s, &s.combat.attackers, owed + self.defence_of(s, unit)).0;
            (then - paid - self.price(s, unit).unit, Action::Lose(unit))
        });
        best(enough.into_iter().chain(trades)).unwrap_or(Action::Enough)
    }

    pub(super) fn pay_exchange(&self, s: &Situation) -> Option<Action> {
        let (_, set) = self.cheapest_payment(s, &s.combat.attackers, i32::from(s.combat.owed));
        set.first().map(Action::Lose)
    }

    /// How good it is for a unit to end in a hex, next to those who are there.
    pub(super) fn haven(&self, s: &Situation, unit: UnitId, hex: SpaceId, style: &Style) -> i64 {
        let u = &self.data.units[unit];
        if !self.data.map.is_hex(hex) {
            // Off the map: Germans come back; Allies do not, though the south edge counts for them.
            return if u.side == Side::Allied { -3000 } else { -700 };
        }
        let threat = self.threat_at(s, u.side, hex);
        let price = self.price(s, unit);
        let (mut defence, mut step) = (0, i64::MAX);
        for other in s.stacks.units(hex).filter(|&other| other != unit) {
            defence += self.defence_of(s, other);
            step = step.min(self.price(s, other).step);
        }
        let before = if defence > 0 { self.fear(u.side, hex, defence, step, threat) } else { 0 };
        let own = self.defence_of(s, unit);
        let after = self.fear(u.side, hex, defence + own, step.min(price.step), threat);
        let mut worth = (before - after) * style.caution / 100;
        let held = s.held.contains(hex) == (u.side == Side::Allied);
        let points = self.lore().points[hex];
        if points > 0 && (defence == 0 || !held) {
            worth += points * style.objective / if held { 200 } else { 100 };
        }
        worth + i64::from(self.data.map.columns(hex)) * 60
    }

    /// The next retreat: those first who stand in Caen, then those whom others may have to shelter, then the hurt.
    pub(super) fn retreat_action(&self, s: &Situation, style: &Style) -> Option<Action> {
        let retreating = || s.combat.retreating.iter();
        if let Some(unit) = retreating().find(|&unit| self.may_stand(s, unit)) {
            return Some(Action::Stand(unit));
        }
        let urgency = |unit: UnitId| {
            let ways = self.ways(s, unit);
            let (via, _) = *ways.first()?;
            Some((via == SpaceId::NONE, !s.is(unit, flag::HIT), ways.len(), unit))
        };
        let (.., unit) = retreating().filter_map(urgency).min()?;
        let from = s.place(unit);
        let u = &self.data.units[unit];
        let map = &self.data.map;
        best(self.ways(s, unit).into_iter().map(|(via, to)| {
            let mut worth = self.haven(s, unit, to, style);
            let first = if via == SpaceId::NONE { to } else { via };
            let suffers = u.kind.suffers_at_rivers();
            if suffers && map.is_hex(first) && map.river_between(from, first) {
                worth -= 2500;
            }
            if suffers && via != SpaceId::NONE && map.is_hex(to) && map.river_between(via, to) {
                worth -= 2500;
            }
            if via != SpaceId::NONE && s.occupant(&self.data, via) != Some(u.side) {
                worth -= 2500;
            }
            if map.is_hex(to) && s.stacks.count(to) >= self.data.numbers.stacking.units {
                worth -= 500;
            }
            (worth, Action::Retreat(unit, via, to))
        }))
    }

    pub(super) fn push_action(&self, s: &Situation, hex: SpaceId, style: &Style) -> Option<Action> {
        best(self.pushes(s, hex).into_iter().map(|(unit, to)| {
            let worth = self.haven(s, unit, to, style) - self.haven(s, unit, hex, style);
            (worth, Action::Push(unit, to))
        }))
    }

    /// Who advances after a victory: onto objectives always, elsewhere if it is not too dangerous.
    pub(super) fn advance_action(&self, s: &Situation, style: &Style) -> Action {
        let mut actions = Vec::new();
        self.list_advances(s, &mut actions);
        let mut best = (0, Action::EndAdvance);
        for action in actions {
            let Action::Advance(unit, to) = action else { continue };
            let from = s.place(unit);
            let mut worth = self.haven(s, unit, to, style) + 150;
            if self.data.map.is_hex(from) {
                worth -= self.haven(s, unit, from, style);
                // An objective is not given up for another hex.
                let alone = s.stacks.count(from) == 1;
                if alone && self.lore().points[from] > self.lore().points[to] {
                    worth -= self.lore().points[from];
                }
            }
            if s.is(unit, flag::REDUCED) && s.active == Side::Allied {
                worth -= 400;
            }
            if worth > best.0 {
                best = (worth, action);
            }
        }
        best.1
    }

    /// Where to bomb a carpet, if it pays.
    pub(super) fn carpet_action(&self, s: &Situation, plan: &Plan) -> Action {
        if let Some(choice) = plan.get(super::CARPET) {
            let hex = SpaceId(choice as u16);
            return if self.data.map.is_hex(hex) { Action::Carpet(hex) } else { Action::NoCarpet };
        }
        let (worth, hex) = self.best_carpet(s);
        // Two carpets, not on turns that follow one another: the fewer chances are left, the less is waited for.
        let left = i64::from(s.last_turn(&self.data) - s.turn);
        let uses = i64::from(self.data.numbers.carpet.uses - s.carpets);
        let least = if left <= 2 * uses { 1500 } else { 8000 };
        if worth >= least { Action::Carpet(hex) } else { Action::NoCarpet }
    }

    /// The best centre of a carpet and what it is worth.
    pub(super) fn best_carpet(&self, s: &Situation) -> (i64, SpaceId) {
        let [step, unit, all] = self.lore().carpet;
        let mut gain = Spaces::new([0_i64; crate::board::SPACES]);
        for hex in self.data.map.all_hexes() {
            let (mut least, mut whole, mut sum) = (i64::MAX, i64::MAX, 0);
            for u in s.stacks.units(hex) {
                let price = self.price(s, u);
                least = least.min(price.step);
                whole = whole.min(price.unit);
                sum += price.unit;
            }
            if sum > 0 {
                let worth = (step * least + unit * whole + all * sum) / 36;
                gain[hex] = if s.occupant(&self.data, hex) == Some(Side::German) { worth } else { -worth };
            }
        }
        let mut best = (i64::MIN, SpaceId(0));
        for hex in self.data.map.all_hexes() {
            let around = self.data.map.board.sides(hex);
            let sum = gain[hex] + around.iter().map(|e| gain[e.to]).sum::<i64>();
            if sum > best.0 {
                best = (sum, hex);
            }
        }
        best
    }

    /// The answer to a decision within a fight.
    pub(super) fn reaction(&self, s: &Situation, style: &Style) -> Option<Action> {
        match s.stage {
            Stage::CarpetLoss(hex, loss) => self.least_loss(s, s.stacks.units(hex), loss).map(Action::Lose),
            Stage::DefenderLoss(loss) => {
                self.least_loss(s, s.stacks.units(s.combat.target), loss).map(Action::Lose)
            }
            Stage::AttackerLoss(loss) => {
                let at_risk = self.attackers_at_risk(s);
                self.least_loss(s, at_risk.iter(), loss).map(Action::Lose)
            }
            Stage::DefenderTrade => Some(self.trade(s)),
            Stage::AttackerTrade => self.pay_exchange(s),
            Stage::Retreat => self.retreat_action(s, style),
            Stage::Push(hex) => self.push_action(s, hex, style),
            Stage::Advance => Some(self.advance_action(s, style)),
            _ => None,
        }
    }
}
