//! The fast policy: each unit in turn goes where its side is drawn, fights are fought where they pay.

use super::Mind;
use super::picture::Picture;
use crate::board::feature;
use crate::data::ScenarioKind;
use crate::situation::{Mode, Situation, Stage, flag};
use crate::units::{Kind, Side, Store};
use crate::{Action, Normandy44};
use sandtable_engine::planning::{Plan, Style};
use sandtable_engine::rules::Rules;
use sandtable_engine::{SpaceId, UnitId};

impl Normandy44 {
    pub(super) fn policy(&self, s: &Situation, plan: &Plan, style: Style, mind: &mut Mind) -> Option<Action> {
        Some(match s.stage {
            Stage::Over => return None,
            Stage::Initial => Action::Begin,
            Stage::Drop => Action::Drop,
            Stage::Supply => {
                let fortress = s.supply[Store::Cherbourg as usize] < 2 && s.turn.is_multiple_of(3);
                Action::Deal(if fortress { Store::Cherbourg } else { Store::Seventh })
            }
            Stage::Replacement => self.replacement_choice(s, &self.picture(s, mind)),
            Stage::Movement => {
                let picture = self.picture(s, mind);
                let orders = self.orders(s, plan, style, &picture, mind);
                self.dutiful(s, self.movement_action(s, &orders, &picture))
            }
            Stage::Moving(unit, mode) => {
                let picture = self.picture(s, mind);
                let orders = self.orders(s, plan, style, &picture, mind);
                self.dutiful(s, self.moving_action(s, style, &orders, &picture, (unit, mode)))
            }
            Stage::Strafe => self.strafe_choice(s),
            Stage::Combat => self.combat_choice(s, plan, style),
            Stage::Muster => self.muster_choice(s),
            Stage::Lead => return self.lead_choice(s),
            Stage::Support => return self.support_choice(s),
            Stage::Excess(_) | Stage::AttackerLoss(_) | Stage::DefenderLoss(_) => return self.loss_choice(s),
            Stage::Answer => return self.answer_choice(s, style),
            Stage::Desperate => Action::Desperate,
            Stage::Divide => Action::Divide(s.undealt.div_ceil(2)),
            Stage::Consent => Action::Grant,
            Stage::Retreat => return self.retreat_choice(s, &self.picture(s, mind)),
            Stage::Advance => return self.advance_choice(s, style, &self.picture(s, mind)),
            Stage::Final => Action::EndTurn,
            Stage::Choice | Stage::Glider(_) | Stage::Invasion => {
                let mut list = Vec::new();
                self.actions(s, &mut list);
                return list.first().copied();
            }
        })
    }

    /// The same, unless somebody must come back or enter who would stay (22.1, 26.3, 27.2).
    fn dutiful(&self, s: &Situation, action: Action) -> Action {
        let stays = matches!(action, Action::Hold | Action::Dig | Action::EndMovement);
        if !stays || self.refuse(s, action).is_none() {
            return action;
        }
        let mut list = Vec::new();
        self.actions(s, &mut list);
        let goes = |a: &&Action| match **a {
            Action::Move(unit) => self.check_stays(s, unit, Mode::Usual).is_err(),
            Action::To(_) => true,
            _ => false,
        };
        list.iter().find(goes).or(list.first()).copied().unwrap_or(action)
    }

    /// What aircraft do that no attack will need: they disrupt the strongest who could strike back.
    fn strafe_choice(&self, s: &Situation) -> Action {
        /// So many are kept for attacks and for the defence.
        const KEPT: usize = 3;
        let left = usize::from(s.air[0] + s.air[1]).saturating_sub(s.strafed.len());
        if left <= KEPT {
            return Action::EndStrafing;
        }
        let mut list = Vec::new();
        self.list_strafing(s, &mut list);
        let worth = |a: &Action| match *a {
            Action::Strafe(hex) => {
                let strikes = s.stacks.units(hex).map(|unit| {
                    let u = &self.data.units[unit];
                    let own = i64::from(s.strength(&self.data, unit)) * i64::from(!u.defends_only);
                    if u.silhouette { 2 * own } else { own }
                });
                strikes.sum::<i64>() * if s.engaged(Side::German, hex) { 2 } else { 1 }
            }
            _ => 0,
        };
        list.into_iter().max_by_key(worth).unwrap_or(Action::EndStrafing)
    }

    /// The first unit that can move, engineers and headquarters last.
    fn movement_choice(&self, s: &Situation) -> Action {
        let late = |unit: UnitId| self.data.units[unit].kind.is_artillery();
        let able = |&unit: &UnitId| !s.is(unit, flag::DONE) && self.check_move(s, unit).is_ok();
        let mut all: Vec<UnitId> = self.data.side(s.active).filter(able).collect();
        all.sort_by_key(|&unit| late(unit));
        all.first().map_or(Action::EndMovement, |&unit| Action::Move(unit))
    }

    /// How well a unit stands in a hex.
    pub(super) fn stand_worth(
        &self,
        s: &Situation,
        style: Style,
        p: &Picture,
        unit: UnitId,
        hex: SpaceId,
    ) -> i64 {
        let (u, map) = (&self.data.units[unit], &self.data.map);
        if !self.has_room(s, unit, hex) {
            return i64::MIN / 2;
        }
        let at = hex.index();
        let beside = s.engaged(u.side, hex);
        if u.kind.is_artillery() {
            let gap = i64::from(p.far[at].abs_diff(3));
            return i64::from(p.pull[at]) / 4 - 6 * gap - if beside { 60 } else { 0 };
        }
        let german = u.side == Side::German;
        let mut worth = i64::from(p.pull[at]) * style.objective / 100 * if german { 6 } else { 5 } / 5;
        let own = i64::from(s.strength(&self.data, unit));
        let others = s.stacks.units(hex).filter(|&o| o != unit);
        let stack: i64 = others.map(|o| i64::from(s.strength(&self.data, o))).sum();
        worth -= if german { stack * 4 / 3 } else { stack / 2 };
        let bonus = i64::from(self.ground_bonus(hex).0);
        let edge = map.has(hex, feature::SOUTH | feature::EAST) && self.kind(s) != ScenarioKind::Cherbourg;
        if edge && !german {
            // 23.2: what counts is supply at the end of the turn, which friends on the way may yet open.
            let near = p.supplied.contains(hex) || map.near(hex).any(|next| p.supplied.contains(next));
            let cut = s.is(unit, flag::UNSUPPLIED | flag::ISOLATED);
            worth += if near && !cut { 300 } else { 90 };
        }
        // A beach with its engineers wants a guard while the enemy is near.
        let beach = !german && self.engineers_in(s, hex) && p.far[at] <= 4;
        if german && stack == 0 && p.far[at] <= 8 {
            // Towns that are open to the enemy want a garrison, those that decide first.
            let places = &self.data.places;
            let goal = hex == places.saint_lo
                || hex == places.carentan
                || places.caen.contains(&hex)
                || places.cherbourg.contains(&hex);
            let near = i64::from(p.far[at] <= 3);
            let open = edge && p.far[at] <= 3 && !s.bonded(map, Side::Allied, hex);
            let guard = if goal || open { 27 } else { 22 * near * i64::from(self.town_points(hex)) };
            worth += guard * style.caution / 100;
        }
        if stack == 0 && own > 1 && self.data.casts[unit] && (1..=5).contains(&p.far[at]) {
            // 8.5: bonds close a line with half the units.
            let bonds = i64::from(s.new_bonds(map, u.side, hex).min(2));
            worth += bonds * 2 * style.caution / 100;
        }
        worth += if beach && stack <= 1 { 26 * style.caution / 100 } else { 0 };
        if p.threat[at] > 0 {
            let ours = own + stack + bonus.min(own + stack);
            let theirs = i64::from(p.threat[at]);
            worth += bonus * if german { 2 } else { 1 };
            let pressed = if theirs > 3 * ours { 10 } else { i64::from(theirs > 2 * ours) * 5 };
            worth -= pressed * style.caution / 100;
        }
        if !u.defends_only {
            for foe in map.near(hex).filter(|foe| p.enemy[foe.index()] > 0) {
                let with: i64 = map
                    .near(foe)
                    .filter(|&near| s.stands(&self.data, u.side, near))
                    .flat_map(|near| s.stacks.units(near))
                    .filter(|&o| o != unit && !self.data.units[o].defends_only)
                    .map(|o| i64::from(s.strength(&self.data, o)))
                    .sum();
                let tenths = (with + own) * 10 / i64::from(p.defence[foe.index()].max(1));
                let hope = match tenths {
                    30.. => 9,
                    20..30 => 6,
                    12..20 => 3,
                    _ => i64::from(german) - 1,
                };
                worth += hope * style.aggression / 100 * if german { 2 } else { 3 } / 3;
            }
        }
        if !p.supplied.contains(hex) && p.far[at] < 6 {
            worth -= 8 * style.caution / 100;
        }
        worth
    }

    pub(super) fn moving_choice(
        &self,
        s: &Situation,
        style: Style,
        p: &Picture,
        unit: UnitId,
        mode: Mode,
    ) -> Action {
        let u = &self.data.units[unit];
        let at = s.place(unit);
        if u.kind == Kind::BeachEngineers {
            let mut best = None;
            self.each_destination(s, unit, mode, |to, _| best = best.or(Some(to)));
            return best.map_or(Action::Hold, Action::To);
        }
        // A garrison of the coast and of the fortress stays.
        let here = self.data.map.is_hex(at);
        let mut best =
            (if here { self.stand_worth(s, style, p, unit, at) + 2 } else { i64::MIN / 4 }, Action::Hold);
        let moves_guns = u.kind.is_artillery() && here;
        self.each_destination(s, unit, mode, |to, _| {
            let mut worth = self.stand_worth(s, style, p, unit, to);
            if moves_guns && self.data.map.distance(at, to) > 1 {
                worth -= 10;
            }
            if worth > best.0 {
                best = (worth, Action::To(to));
            }
        });
        if let Action::To(to) = best.1
            && self.check_to(s, unit, mode, to).is_err()
        {
            return Action::Hold;
        }
        let still = matches!(best.1, Action::Hold);
        if still && here && s.engaged(u.side, at) && mode == Mode::Usual && self.check_dig(s, unit).is_ok() {
            // It digs where it will be attacked and does not want to attack.
            let pressed = i64::from(p.threat[at.index()]) > 2 * i64::from(s.strength(&self.data, unit));
            if pressed {
                return Action::Dig;
            }
        }
        best.1
    }

    fn replacement_choice(&self, s: &Situation, p: &Picture) -> Action {
        let mut list = Vec::new();
        self.list_replacements(s, &mut list);
        let worth = |a: &Action| match *a {
            Action::Rebuild(unit) => {
                let u = &self.data.units[unit];
                let calm = i64::from(!s.engaged(u.side, s.place(unit)));
                let cadre = i64::from(u.kind == Kind::Cadre) * 60;
                100 + i64::from(u.strength[0]) * 4 + 20 * calm + cadre
            }
            Action::Return(unit, hex) => {
                let u = &self.data.units[unit];
                let pull = if self.data.map.is_hex(hex) { i64::from(p.pull[hex.index()]) } else { 0 };
                let dear = i64::from(u.kind == Kind::BeachEngineers || u.kind.is_artillery()) * 30;
                60 + i64::from(u.strength[0]) * 4 + pull / 8 + dear
            }
            Action::Buy(army) => {
                let waiting = self.data.side(Side::Allied).filter(|&u| {
                    s.place(u) == self.data.map.boxes.britain && self.data.units[u].nation.army() == army
                });
                if waiting.count() < 4 { 50 } else { -1 }
            }
            _ => 0,
        };
        list.into_iter().max_by_key(worth).unwrap_or(Action::EndReplacement)
    }

    fn retreat_choice(&self, s: &Situation, p: &Picture) -> Option<Action> {
        let mut list = Vec::new();
        self.list_retreats(s, &mut list);
        let worth = |a: &Action| match *a {
            Action::Retreat(unit, to) => {
                let bonus = i64::from(self.ground_bonus(to).0) * 3;
                let friends = i64::from(s.stands(&self.data, self.data.units[unit].side, to)) * 4;
                let own = s.active != self.data.units[unit].side;
                // The picture is the attacker's: what draws him draws the defender to stay near.
                let pull = i64::from(p.pull[to.index()]) / if own { 12 } else { 3 };
                // 8.5: who goes back closes the line again.
                let bonds = i64::from(s.new_bonds(&self.data.map, self.data.units[unit].side, to).min(2));
                bonus + friends + pull + if own { bonds } else { 0 }
            }
            _ => i64::MIN,
        };
        list.into_iter().max_by_key(worth)
    }

    fn advance_choice(&self, s: &Situation, style: Style, p: &Picture) -> Option<Action> {
        let mut list = Vec::new();
        self.list_advances(s, &mut list);
        let mut best = (1, Action::EndAdvance);
        for action in list {
            let worth = match action {
                Action::Advance(unit, to) => {
                    let taken = self.town_points(to) > 0 && s.controller(to) != s.active;
                    let gain = self.stand_worth(s, style, p, unit, to)
                        - self.stand_worth(s, style, p, unit, s.place(unit));
                    // Whoever holds a post by himself leaves a gap.
                    let alone = s.active == Side::German
                        && !s.stacks.units(s.place(unit)).any(|o| o != unit && s.casts[o.index()]);
                    gain + if taken { 20 } else { 0 } + if to == s.combat.target { 3 } else { 0 }
                        - if alone { 20 } else { 0 }
                }
                Action::Keep(_) => 2,
                _ => continue,
            };
            if worth > best.0 {
                best = (worth, action);
            }
        }
        Some(best.1)
    }

    /// The actions that a simple bot should weigh.
    pub(super) fn list_sensible(&self, s: &Situation, out: &mut Vec<Action>) {
        match s.stage {
            // One unit after the other: whoever comes first.
            Stage::Movement => out.push(self.movement_choice(s)),
            Stage::Moving(unit, mode) => {
                self.each_destination(s, unit, mode, |to, _| {
                    if self.has_room(s, unit, to) {
                        out.push(Action::To(to));
                    }
                });
                out.retain(|&a| match a {
                    Action::To(to) => self.check_to(s, unit, mode, to).is_ok(),
                    _ => true,
                });
                if self.check_hold(s, unit, mode).is_ok() {
                    out.push(Action::Hold);
                }
                if out.is_empty() {
                    self.actions(s, out);
                }
            }
            _ => self.actions(s, out),
        }
    }
}
