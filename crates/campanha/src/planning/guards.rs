//! What no bot does, what can be seen of how sensibly somebody plays, and what a study counts.

use super::STYLES;
use super::picture::Force;
use crate::prelude::*;
use sandtable_engine::planning::{Census, Meter, Meters};

/// An attack this bad is made only if it is owed.
const HOPELESS: i64 = -3000;

impl Campanha {
    /// What the attack in preparation is worth to the attacker, exactly, and whether anybody in it owes one.
    fn prepared_worth(&self, s: &Situation) -> (i64, bool) {
        let c = &s.combat;
        let mut foe = self.foe(s, c.target);
        let mut force = Force::NONE;
        let mut owed = false;
        for unit in c.attackers.iter() {
            self.join(s, &mut force, &foe, unit, s.place(unit));
            owed |= self.owes_attack(s, unit);
            if !self.data.map.is_hex(s.place(unit)) {
                owed = true;
                foe.land(1);
            }
        }
        let column = self.combat_column(s);
        let surrounded = self.is_surrounded(s, c.target);
        (self.worth_of_column(&foe, &force, surrounded, &STYLES[0], column), owed)
    }

    /// Whether a hex must not be left empty: an objective or harbour of the side into which the enemy could walk.
    fn is_door(&self, s: &Situation, side: Side, hex: SpaceId) -> bool {
        let worth = self.lore().points[hex] >= 5000 || (side == Side::Allied && self.lore().harbour[hex]);
        worth && s.held.contains(hex) == (side == Side::Allied) && self.threat_at(s, side, hex) > 0
    }

    pub(super) fn guard_action(&self, s: &Situation, action: Action) -> Option<&'static str> {
        match (s.stage, action) {
            (Stage::Moving(unit), Action::To(to)) => {
                let from = s.place(unit);
                let side = s.active;
                if self.data.map.is_hex(from)
                    && s.stacks.count(from) == 1
                    && self.lore().points[from] >= self.lore().points[to]
                    && self.is_door(s, side, from)
                {
                    return Some("guard-open-door");
                }
                let alone = self.data.map.is_hex(to) && s.occupant(&self.data, to).is_none();
                if side == Side::Allied
                    && alone
                    && s.is(unit, flag::REDUCED)
                    && s.engaged(side, to)
                    && s.turn < s.last_turn(&self.data)
                    && !self.data.map.around[to]
                        .iter()
                        .any(|&(near, _)| s.occupant(&self.data, near) == Some(side))
                {
                    return Some("guard-alone");
                }
                None
            }
            (Stage::Muster, Action::Commit) if s.combat.fight == Fight::Assault => {
                let (worth, owed) = self.prepared_worth(s);
                (worth < HOPELESS && !owed).then_some("guard-hopeless")
            }
            _ => None,
        }
    }

    pub(super) fn note_meters(&self, spans: &[Situation], s: &Situation, action: Action, out: &mut Meters) {
        let last = s.turn == s.last_turn(&self.data);
        match action {
            Action::Commit if s.stage == Stage::Muster && s.combat.fight == Fight::Assault => {
                // An owed attack counts as well: who moved into contact chose to owe it.
                out.note(Meter::Suicide, self.prepared_worth(s).0 < 0);
            }
            Action::EndMovement => {
                for goal in &self.lore().goals {
                    let own = s.held.contains(goal.hex) == (s.active == Side::Allied);
                    let empty = s.occupant(&self.data, goal.hex).is_none();
                    if own && self.threat_at(s, s.active, goal.hex) > 0 {
                        out.note(Meter::OpenDoor, empty);
                    }
                    if !own && empty && last {
                        let could = self.data.side(s.active).any(|unit| {
                            !s.is(unit, flag::DONE)
                                && self.check_move(s, unit).is_ok()
                                && self.check_to(s, unit, goal.hex).is_ok()
                        });
                        out.note(Meter::MissedGrab, could);
                    }
                }
                // Three own turns in one place, with nobody near and no objective underfoot.
                let turn = 2;
                if let (Some(one), Some(two)) =
                    (spans.len().checked_sub(turn + 1), spans.len().checked_sub(2 * turn + 1))
                {
                    for unit in s.on_map(&self.data, s.active) {
                        let at = s.place(unit);
                        let still = spans[one].place(unit) == at && spans[two].place(unit) == at;
                        let post = self.lore().points[at] > 0 || self.lore().harbour[at];
                        let mobile = self.data.units[unit].movement > 0;
                        if mobile && !post {
                            out.note(Meter::Idle, still && self.threat_at(s, s.active, at) == 0);
                        }
                    }
                }
            }
            Action::EndAdvance => {
                let hex = s.combat.target;
                if self.lore().points[hex] > 0 {
                    out.note(Meter::NoAdvance, s.occupant(&self.data, s.combat.target).is_none());
                }
            }
            Action::Advance(_, to) if self.lore().points[to] > 0 => {
                out.note(Meter::NoAdvance, false);
            }
            Action::EndCombat => {
                for unit in s.on_map(&self.data, s.active) {
                    let (at, mobile) = (s.place(unit), self.data.units[unit].movement > 0);
                    if mobile && s.engaged(s.active, at) {
                        out.note(Meter::Pocketed, !self.has_free_retreat(s, unit, at));
                    }
                }
                if s.active == Side::Allied {
                    let kept = s.air.saturating_sub(self.weights.attack.air_reserve) >= 10;
                    out.note(Meter::Hoarding, kept && self.can_bomb(s));
                }
                for hex in s.occupied(&self.data, s.active.enemy()).iter() {
                    if self.check_attack(s, hex).is_err() {
                        continue;
                    }
                    let foe = self.foe(s, hex);
                    let mut force = Force::NONE;
                    for &(near, _) in &self.data.map.around[hex] {
                        for unit in s.stacks.units(near) {
                            if self.check_attacker(s, unit, hex).is_ok()
                                && !(foe.bocage && force.armoured > 0)
                            {
                                self.join(s, &mut force, &foe, unit, near);
                            }
                        }
                    }
                    let good = force.count > 0
                        && self.worth(&foe, &force, self.is_surrounded(s, hex), &STYLES[0]).0 > 3000;
                    if force.count > 0 {
                        out.note(Meter::Fear, good);
                    }
                }
            }
            _ => {}
        }
    }

    /// Whether a raid could still do some harm.
    fn can_bomb(&self, s: &Situation) -> bool {
        let least = self.weights.attack.raid_least;
        let mut hexes = s.occupied(&self.data, s.active.enemy()).iter();
        hexes.any(|hex| self.check_raid(s, hex).is_ok() && self.bombing(s, hex, 10, true) > least)
    }

    pub(super) fn count_census(&self, s: &Situation) -> Census {
        let lost = |side: Side| {
            let units = self.data.side(side);
            units.filter(|&unit| s.place(unit) == self.data.map.boxes.eliminated).count() as u32
        };
        let facing = |&hex: &SpaceId| s.occupant(&self.data, hex).is_some_and(|side| s.engaged(side, hex));
        let front = self.data.map.all_hexes().filter(facing).collect();
        Census { losses: vec![lost(Side::Allied), lost(Side::German)], front }
    }
}
