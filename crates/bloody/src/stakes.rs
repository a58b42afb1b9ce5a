//! What is at stake in an action, told before it is taken, and the way of a move leg by leg.

use crate::board::side;
use crate::situation::{Situation, Stage};
use crate::units::Kind;
use crate::{Action, Bloody};
use sandtable_engine::explain::Tone;
use sandtable_engine::guide::{Leg, Prospect, Stakes, Warning};
use sandtable_engine::message::Message;
use sandtable_engine::{SpaceId, UnitId};

/// So many of six.
fn of_six(id: &'static str, ways: u32, tone: Tone, rule: &'static str) -> Prospect {
    Prospect { what: Message::new(id), ways, of: 6, tone, rule }
}

impl Bloody {
    /// What an action brings for certain, and what the dice decide.
    pub(crate) fn weigh_stakes(&self, s: &Situation, action: Action) -> Stakes {
        let mut stakes = Stakes::default();
        match action {
            Action::Commit => self.weigh_fight(s, &mut stakes),
            Action::Ships(at, _, points) => self.weigh_bombs(s, at, points, 0, &mut stakes),
            Action::Release => self.weigh_release(s, &mut stakes),
            Action::Shell(unit) => {
                let points = self.landing_at(s, unit).map_or(0, |beach| self.guns_on(s, beach));
                self.weigh_points(points, 0, &mut stakes);
            }
            Action::Drop(unit, _) => self.weigh_jump(unit, &mut stakes),
            Action::Infiltrate(_) => self.weigh_infiltration(s, &mut stakes),
            Action::To(at) => self.weigh_departure(s, at, &mut stakes),
            Action::EndMovement => {
                let movers = self.data.side(s.active.side()).filter(|&unit| self.can_go(s, unit));
                self.warn_of_idle(movers.count(), "warning-unmoved", "1.1.2.2", &mut stakes);
            }
            Action::EndCombat if s.turn > 0 => {
                let ready = self.data.hqs.iter().filter(|&&hq| self.check_activate_now(s, hq).is_ok());
                self.warn_of_idle(ready.count(), "warning-unused-hqs", "1.1.3", &mut stakes);
            }
            Action::Load(unit) if self.data.units[unit].kind == Kind::HeavyBomber && s.turn > 0 => {
                let points = i32::from(self.data.numbers.tactical_air.heavy_points);
                stakes.warnings.push(Warning {
                    message: Message::new("warning-heavy").with("points", points),
                    rule: "9.4",
                    counters: vec![unit.into()],
                    grave: false,
                    lapses: false,
                });
            }
            _ => {}
        }
        stakes
    }

    fn warn_of_idle(&self, n: usize, id: &'static str, rule: &'static str, stakes: &mut Stakes) {
        if n > 0 {
            stakes.warnings.push(Warning {
                message: Message::new(id).with("n", n as i32),
                rule,
                counters: Vec::new(),
                grave: false,
                lapses: true,
            });
        }
    }

    fn weigh_fight(&self, s: &Situation, stakes: &mut Stakes) {
        if self.defenders(s).next().is_none() || s.combat.attackers.is_empty() {
            return;
        }
        let sums = self.sums(s);
        let mut ways = [0_u32; 4];
        for die in 1..=6_u8 {
            let cell = self.data.combat.result(sums.column, u32::from(Self::modified(die, &sums.modifiers)));
            ways[0] += u32::from(cell.attacker.steps > 0);
            ways[1] += u32::from(cell.defender.steps > 0);
            ways[2] += u32::from(cell.retreat);
            ways[3] += u32::from(cell.exploit);
        }
        let attacking = s.stage == Stage::Muster;
        let (good, bad) = if attacking { (Tone::Good, Tone::Bad) } else { (Tone::Bad, Tone::Good) };
        let lines = [
            ("prospect-attacker-loses", bad, "6.4"),
            ("prospect-defender-loses", good, "6.4"),
            ("prospect-retreat", good, "6.6"),
            ("prospect-exploit", good, "6.8"),
        ];
        for (ways, (id, tone, rule)) in ways.into_iter().zip(lines) {
            if ways > 0 {
                stakes.prospects.push(of_six(id, ways, tone, rule));
            }
        }
    }

    fn weigh_bombs(&self, s: &Situation, at: SpaceId, points: u8, bonus: i32, stakes: &mut Stakes) {
        self.weigh_points(points, bonus + self.shelter(s, at), stakes);
    }

    fn weigh_points(&self, points: u8, modifier: i32, stakes: &mut Stakes) {
        let ways = |level: u8| {
            (1..=6_i32).filter(|die| self.bomb(points, die + modifier).affected == level).count() as u32
        };
        for (id, ways) in [("prospect-affected-1", ways(1)), ("prospect-affected-2", ways(2))] {
            if ways > 0 {
                stakes.prospects.push(of_six(id, ways, Tone::Good, "6.2"));
            }
        }
    }

    fn weigh_release(&self, s: &Situation, stakes: &mut Stakes) {
        let (share, bonus) = self.raid_strength(s);
        self.weigh_bombs(s, s.raid_at[0], share, bonus, stakes);
    }

    fn weigh_jump(&self, unit: UnitId, stakes: &mut Stakes) {
        let numbers = &self.data.numbers.jump;
        let add =
            if self.data.units[unit].army == crate::units::Army::Us { numbers.us } else { numbers.british };
        let ways = |test: &dyn Fn(u8) -> bool| (1..=6_u8).filter(|die| test(die + add)).count() as u32;
        let drifts = ways(&|die| die >= numbers.drifts_from);
        let tired = ways(&|die| numbers.disorganised.contains(&die));
        for (id, ways) in [("prospect-drifts", drifts), ("prospect-disorganised", tired)] {
            if ways > 0 {
                stakes.prospects.push(of_six(id, ways, Tone::Bad, "10.O.1"));
            }
        }
    }

    fn weigh_infiltration(&self, s: &Situation, stakes: &mut Stakes) {
        let Some(unit) = s.hand.first() else { return };
        let numbers = &self.data.numbers.infiltration;
        let mut add = 0;
        if self.data.units[unit].kind == Kind::Paratroops {
            add += numbers.paratroops;
        }
        if s.confused(&self.data, s.place(unit)) {
            add += numbers.confusion;
        }
        let ways = (1..=6_u8).filter(|die| die + add <= numbers.success_to).count() as u32;
        stakes.prospects.push(of_six("prospect-infiltrates", ways, Tone::Good, "4.4"));
    }

    fn weigh_departure(&self, s: &Situation, to: SpaceId, stakes: &mut Stakes) {
        let Some(unit) = s.hand.first() else { return };
        let at = s.place(unit);
        if at == to {
            return;
        }
        if let Some((add, value)) = self.leaving_region(s, self.data.units[unit].side(), at) {
            let ways = (1..=6_i32).filter(|die| die + add < value).count() as u32;
            stakes.prospects.push(of_six("prospect-leaves", ways, Tone::Good, "9.5"));
        }
    }

    /// The way that a move would take, hex by hex.
    pub(crate) fn print_route(&self, s: &Situation, unit: UnitId, to: SpaceId) -> Vec<Leg> {
        if s.stage != Stage::Moving || !s.hand.contains(unit) || !self.data.map.is_hex(to) {
            return Vec::new();
        }
        let at = s.place(unit);
        if !self.data.map.is_hex(at) || self.check_to(s, to).is_err() {
            return Vec::new();
        }
        if s.turn == 0 && self.data.map.touch(at, to) {
            // One hex is no way to explain.
            return Vec::new();
        }
        if matches!(s.moment, crate::situation::Moment::Gathering | crate::situation::Moment::Alarm) {
            return Vec::new();
        }
        let (path, costs) = self.with_reach(s, s.hand, |reach| {
            let path = reach.path(to);
            let costs: Vec<u8> = path.iter().map(|&space| reach.cost_on_way(to, space)).collect();
            (path, costs)
        });
        let enemy = self.data.units[unit].side().enemy();
        let mut legs = Vec::new();
        for (i, &space) in path.iter().enumerate() {
            let before = if i == 0 { 0 } else { costs[i - 1] };
            let cost = costs[i].saturating_sub(before);
            let mut reasons = Vec::new();
            if i == 0 {
                if cost > 0 {
                    reasons.push(Message::new("leg-leaves-zone"));
                }
            } else {
                let bits = self.data.map.between(path[i - 1], space).unwrap_or(0);
                if bits & (side::ROAD | side::RAIL) != 0 {
                    reasons.push(Message::new("leg-road"));
                } else if bits & side::RIVER != 0 {
                    reasons.push(Message::new("leg-river"));
                }
                reasons.push(Message::new(self.data.map.terrain(space).term()));
                if self.rubble_cost(s, space) > 0 {
                    reasons.push(Message::new("leg-rubble"));
                }
                if s.zones[enemy.index()].covers(space) {
                    reasons.push(Message::new("leg-zone"));
                }
            }
            let rule = if s.zones[enemy.index()].covers(space) { "3" } else { "4.1.1" };
            legs.push(Leg { space, cost: u16::from(cost), reasons, rule });
        }
        legs
    }
}
