//! The fast policy: what a style does by itself, decision by decision.

use crate::data::UnitSet;
use crate::situation::{Port, Situation, Stage, flag};
use crate::units::{Army, Kind, Side};
use crate::{Action, Bloody, Playing};
use sandtable_engine::message::Event;
use sandtable_engine::planning::{Plan, Planning, Style};
use sandtable_engine::rules::Rules;
use sandtable_engine::{SpaceId, UnitId};

/// Where a slot of a plan says whether a space is attacked.
pub(super) const ATTACKS: u32 = 1000;

/// Nobody listens, nothing is thrown: for trying a preparation.
struct Quiet;

impl Playing for Quiet {
    fn tell(&mut self, _event: impl FnOnce() -> Event) {}

    fn die(&mut self, _purpose: &'static str, _turn: u8, _place: u16, _nth: u16) -> u8 {
        3
    }

    fn pick(&mut self, from: &[u32], _purpose: &'static str, _turn: u8, _nth: u16) -> u32 {
        from[0]
    }
}

/// What a decision about movement looks at.
pub(super) struct Scene {
    enemies: Vec<SpaceId>,
    friends: Vec<SpaceId>,
}

impl Bloody {
    /// What the policy does now.
    pub(super) fn policy(&self, s: &Situation, plan: &Plan) -> Option<Action> {
        let style = self.styles().get(usize::from(plan.style)).copied().unwrap_or(Style::BALANCED);
        let mut list = Vec::new();
        self.actions(s, &mut list);
        let first = *list.first()?;
        if list.len() == 1 {
            return Some(first);
        }
        Some(match s.stage {
            Stage::Air => self.choose_mission(s, &list),
            Stage::Markers => self.choose_marker(s, &list),
            Stage::Recovery => self.choose_recovery(s, &list),
            Stage::Soften => strongest_shot(&list).unwrap_or(Action::EndSoften),
            Stage::Raid => {
                let medium = |a: &&Action| matches!(a, Action::Load(unit) if self.cup(*unit) == 1);
                let load = list.iter().find(medium).copied();
                let go = list.iter().copied().find(|a| *a == Action::Release);
                load.or(go).unwrap_or(first)
            }
            Stage::Movement => self.choose_mover(s, &list),
            Stage::Moving => self.choose_move(s, plan, &list),
            Stage::Combat | Stage::Command | Stage::Exploit => self.choose_fight(s, plan, style, &list),
            Stage::Muster | Stage::Answer => self.choose_help(s, &list),
            Stage::DefenderLoss | Stage::AttackerLoss => self.choose_loss(s, &list),
            Stage::Retreat => self.choose_retreat(s, &list),
            Stage::Advance => self.choose_advance(s, &list),
            Stage::Counter => self.choose_counter(s, style, &list),
            _ => first,
        })
    }

    /// Superiority first; then the zones in front, and Germans on their way; half stays for support.
    fn choose_mission(&self, s: &Situation, list: &[Action]) -> Action {
        let boxes = &self.data.map.boxes;
        if s.superiority > 0 {
            let holds = |a: &&Action| matches!(a, Action::Assign(_, at) if *at == boxes.superiority);
            if let Some(&action) = list.iter().find(holds) {
                return action;
            }
        }
        let zones = s.stacks.count(boxes.interdiction);
        let forbids = |a: &&Action| matches!(a, Action::Interdict(_, zone) if *zone >= 5);
        if zones < 2
            && let Some(&action) = list.iter().find(forbids)
        {
            return action;
        }
        let ready = self.ready_aircraft(s).count();
        let over = |a: &&Action| {
            matches!(a, Action::Assign(unit, at) if self.cup(*unit) == 2
                && s.of(&self.data, Side::German, *at).any(|u| !self.data.units[u].kind.is_post())
                && self.strategic_interdiction(s, *at) == 0)
        };
        match list.iter().find(over) {
            Some(&action) if ready > 5 => action,
            _ if list.contains(&Action::EndAir) => Action::EndAir,
            _ => list[0],
        }
    }

    /// Markers go where the enemy is near.
    fn choose_marker(&self, s: &Situation, list: &[Action]) -> Action {
        let scene = self.scene(s, s.active.side());
        let worth = |a: &Action| match a {
            Action::Send(hq) => {
                let near = scene.near(self, s.place(*hq));
                100 - i32::from(near.min(60)) - 30 * i32::from(s.count(*hq))
            }
            _ => 0,
        };
        list.iter().copied().max_by_key(worth).unwrap_or(Action::Keep)
    }

    fn choose_recovery(&self, s: &Situation, list: &[Action]) -> Action {
        let scene = self.scene(s, s.active.side());
        let worth = |a: &Action| match a {
            Action::Recover(_) => 5,
            Action::Enter(..) => 4,
            Action::Home(_) if s.turn >= 4 => 3,
            Action::Rest(unit) if scene.near(self, s.place(*unit)) > 3 => 2,
            Action::EndRecovery => 1,
            _ => 0,
        };
        list.iter().copied().max_by_key(worth).unwrap_or(Action::EndRecovery)
    }

    /// Every unit is looked at once: those in front first, headquarters last.
    fn choose_mover(&self, s: &Situation, list: &[Action]) -> Action {
        let worth = |a: &Action| match a {
            Action::Move(unit) => {
                let u = &self.data.units[*unit];
                let ashore = i32::from(self.data.map.is_hex(s.place(*unit)));
                10 + 4 * ashore - i32::from(u.kind == Kind::Hq) * 2 + i32::from(u.sv)
            }
            Action::EndMovement => 1,
            _ => 0,
        };
        list.iter().copied().max_by_key(worth).unwrap_or(Action::EndMovement)
    }

    pub(super) fn scene(&self, s: &Situation, side: Side) -> Scene {
        let spaces = |side: Side| {
            let mut list: Vec<SpaceId> = Vec::with_capacity(64);
            for unit in s.on_map(&self.data, side) {
                let at = s.place(unit);
                if self.data.units[unit].casts_zone() && list.last() != Some(&at) && !list.contains(&at) {
                    list.push(at);
                }
            }
            list
        };
        Scene { enemies: spaces(side.enemy()), friends: spaces(side) }
    }

    /// How good it is for a unit to stand in a space.
    pub(super) fn worth_standing(&self, s: &Situation, scene: &Scene, unit: UnitId, at: SpaceId) -> i32 {
        let map = &self.data.map;
        let u = &self.data.units[unit];
        let side = u.side();
        if !map.is_hex(at) {
            return self.worth_of_region(s, scene, unit, at);
        }
        let near = i32::from(scene.near(self, at).min(40));
        let mut worth = 0;
        if u.kind == Kind::Hq {
            worth -= (near - 3).abs() * 5;
            if side == Side::Allied {
                worth -= i32::from(self.goal_distance(s, at)) * if self.races(s) { 6 } else { 2 };
            }
            return worth + i32::from(s.of(&self.data, side, at).any(|other| other != unit)) * 6;
        }
        let cover = i32::from(map.cover(at, map.better_cover(at) == Some(true)).columns);
        let company = scene.friends.iter().filter(|&&f| f != at && map.distance(f, at) <= 1).count() as i32;
        let stacked = s
            .of(&self.data, side, at)
            .filter(|&other| other != unit)
            .map(|other| i32::from(self.data.units[other].sv))
            .sum::<i32>();
        worth += company.min(2) * 2 + self.worth_of_guard(s, unit, at);
        match side {
            Side::Allied => {
                let (pull, draw) = if self.races(s) { (1, 6) } else { (4, 2) };
                worth -= (near - 1).max(0) * pull;
                worth += cover + stacked.min(3) * 2;
                worth -= i32::from(self.goal_distance(s, at)) * draw;
            }
            Side::German => {
                worth -= (near - 1).max(0) * 3;
                worth += cover * 3 - stacked;
                worth += i32::from(self.worth_of(at) > 0 && !s.held.contains(at)) * 4;
                worth -= i32::from(self.goal_distance(s, at));
            }
        }
        worth
    }

    /// Allied depots want a guard, and are what a German raid is for (11.3).
    fn worth_of_guard(&self, s: &Situation, unit: UnitId, at: SpaceId) -> i32 {
        let side = self.data.units[unit].side();
        let mut worth = 0;
        for (n, site) in self.data.sites.iter().enumerate() {
            let open = matches!(s.depots[n].port, Port::Open | Port::Full | Port::Building);
            if site.at != at || site.army == Army::German || !open {
                continue;
            }
            let guarded = s.of(&self.data, Side::Allied, at).any(|other| other != unit);
            worth = match side {
                Side::Allied if guarded => worth,
                Side::Allied => 40,
                Side::German => 40,
            };
        }
        worth
    }

    /// How far a hex is from what the game is about: Cherbourg, the cities, the way out.
    fn goal_distance(&self, s: &Situation, at: SpaceId) -> u8 {
        let map = &self.data.map;
        if self.races(s) {
            return self.data.cherbourg.iter().map(|&hex| map.distance(at, hex)).min().unwrap_or(0);
        }
        let wanted = self.data.cities.iter().filter(|&&hex| !s.held.contains(hex));
        let near = wanted.map(|&hex| map.distance(at, hex)).min().unwrap_or(u8::MAX);
        near.min(self.data.south.iter().map(|&hex| map.distance(at, hex)).min().unwrap_or(20)).min(20)
    }

    fn worth_of_region(&self, s: &Situation, scene: &Scene, unit: UnitId, region: SpaceId) -> i32 {
        let map = &self.data.map;
        let here = s.place(unit);
        match self.data.units[unit].side() {
            // Germans come to the map; regions with a way there are better than others.
            Side::German => {
                let way = i32::from(!map.exits[region].is_empty());
                let leaves = i32::from(map.is_hex(here));
                way * 6 - 60 - leaves * 100
            }
            Side::Allied => {
                let quiet = map.is_hex(here) && scene.near(self, here) > 5;
                let held = i32::from(s.held.contains(region));
                let paris = i32::from(region == map.boxes.paris) * 20;
                if map.is_hex(here) && !quiet { -200 } else { 10 - held * 8 + paris }
            }
        }
    }

    fn choose_move(&self, s: &Situation, plan: &Plan, list: &[Action]) -> Action {
        let Some(unit) = s.hand.first() else { return Action::Hold };
        if let Some(choice) = plan.get(u32::from(unit.0)) {
            let wish = Action::To(SpaceId(choice as u16));
            if list.contains(&wish) {
                return wish;
            }
            if usize::from(s.place(unit).0) == choice as usize {
                return Action::Hold;
            }
        }
        let scene = self.scene(s, self.data.units[unit].side());
        let here = s.place(unit);
        let stay = if self.data.map.is_in_play(here) {
            self.worth_standing(s, &scene, unit, here) + 3
        } else {
            i32::MIN
        };
        let mut best = (stay, Action::Hold);
        for &action in list {
            if let Action::To(at) = action {
                let worth = self.worth_standing(s, &scene, unit, at);
                if worth > best.0 {
                    best = (worth, action);
                }
            }
        }
        best.1
    }

    /// The column that an attack on a space would come to if all joined who can, and its defence.
    pub(super) fn outlook_of(&self, s: &Situation, target: SpaceId) -> usize {
        let mut trial = s.clone();
        self.begin_attack(&mut trial, &mut Quiet, target);
        for unit in self.data.side(trial.combat.side) {
            if self.worth_joining(&trial, unit) && self.check_join(&trial, unit).is_ok() {
                trial.combat.attackers.insert(unit);
            }
        }
        if trial.combat.attackers.is_empty() {
            return 0;
        }
        if self.defenders(&trial).next().is_none() {
            return self.data.odds.len() - 1;
        }
        if trial.hq != UnitId::NONE && self.check_support(&trial, trial.hq).is_ok() {
            trial.combat.support.insert(trial.hq);
        }
        // Aircraft and ships come on top.
        let air = self.ready_aircraft(&trial).any(|wing| self.check_tas(&trial, wing).is_ok());
        let mut shots = Vec::new();
        if trial.combat.side == Side::Allied && self.data.map.is_hex(target) {
            self.list_bombardments(&trial, &mut shots);
        }
        let more = usize::from(air) + usize::from(!shots.is_empty());
        (self.sums(&trial).column + more).min(self.data.odds.len() - 1)
    }

    /// Who is in disorder stays out if others are there (6.5).
    fn worth_joining(&self, s: &Situation, unit: UnitId) -> bool {
        s.disorganised(unit) + s.affected(unit) == 0 || s.combat.attackers.is_empty()
    }

    /// The least column at which a style attacks.
    fn daring(&self, s: &Situation, style: Style) -> usize {
        let base = if s.active.side() == Side::Allied || s.turn == 0 { 3 } else { 4 };
        match style.aggression {
            130.. => base - 1,
            ..=70 => base + 1,
            _ => base,
        }
    }

    fn choose_fight(&self, s: &Situation, plan: &Plan, style: Style, list: &[Action]) -> Action {
        let end = list.last().copied().unwrap_or(Action::EndCombat);
        let least = self.daring(s, style);
        let wanted = |s: &Situation, at: SpaceId| match plan.get(ATTACKS + u32::from(at.0)) {
            Some(0) => 0,
            Some(_) => self.outlook_of(s, at) + 2,
            None => self.outlook_of(s, at),
        };
        let mut best: Option<(usize, Action)> = None;
        for &action in list {
            let outlook = match action {
                Action::Attack(at) => wanted(s, at),
                Action::Activate(hq) => {
                    let mut trial = s.clone();
                    trial.hq = hq;
                    let mut most = 0;
                    self.each_target(&trial, |at| most = most.max(wanted(&trial, at)));
                    most
                }
                Action::Move(_) => self.data.odds.len() + 2,
                _ => continue,
            };
            if outlook >= least && best.is_none_or(|(most, _)| outlook > most) {
                best = Some((outlook, action));
            }
        }
        match best {
            Some((_, action)) => action,
            // The first wave must attack whatever the odds (10 A.1).
            None if self.check_end_combat(s).is_err() && s.stage == Stage::Combat => list[0],
            None => end,
        }
    }

    fn choose_help(&self, s: &Situation, list: &[Action]) -> Action {
        let join = |a: &&Action| matches!(a, Action::Join(unit) if self.worth_joining(s, *unit));
        if let Some(&action) = list.iter().find(join) {
            return action;
        }
        if let Some(action) = strongest_shot(list) {
            return action;
        }
        let mut helps = list.iter().copied().filter(|a| match a {
            Action::Support(hq) => *hq == s.hq || s.stage == Stage::Answer || s.turn == 0,
            Action::Tas(_) => true,
            Action::Raid(_) => self.ready_aircraft(s).any(|unit| self.cup(unit) == 1),
            _ => false,
        });
        helps.next().or_else(|| list.iter().copied().find(|a| *a == Action::Commit)).unwrap_or(list[0])
    }

    fn choose_loss(&self, s: &Situation, list: &[Action]) -> Action {
        let dear = |a: &Action| match a {
            Action::Lose(unit) => {
                let u = &self.data.units[*unit];
                let last = i32::from(self.steps_left(s, *unit) == 1);
                i32::from(u.elite) * 8 + last * 6 + self.attack_of(s, *unit) as i32
            }
            _ => 100,
        };
        list.iter().copied().min_by_key(dear).unwrap_or(list[0])
    }

    fn choose_retreat(&self, s: &Situation, list: &[Action]) -> Action {
        let scene = self.scene(s, s.combat.side.enemy());
        let safe = |a: &Action| match a {
            Action::Retreat(_, to) => {
                let exposed = i32::from(s.engaged(s.combat.side.enemy(), *to)) * 10;
                i32::from(scene.near(self, *to).min(3)) * 3 - exposed
                    + i32::from(self.data.map.cover(*to, false).columns)
            }
            _ => -1,
        };
        // Whoever overruns drives them where it hurts.
        let overrun = s.combat.fight == crate::situation::Fight::Overrun;
        let key = |a: &Action| if overrun { -safe(a) } else { safe(a) };
        list.iter().copied().max_by_key(key).unwrap_or(list[0])
    }

    fn choose_advance(&self, s: &Situation, list: &[Action]) -> Action {
        let side = s.combat.side;
        let scene = self.scene(s, side);
        let worth = |a: &Action| match a {
            Action::Advance(from, to) => {
                let stack =
                    s.of(&self.data, side, *from).map(|unit| self.defence_of(s, unit) as i32).sum::<i32>();
                let lead = s.combat.attackers.iter().find(|&unit| s.place(unit) == *from);
                stack.min(12) + lead.map_or(0, |unit| self.worth_standing(s, &scene, unit, *to))
            }
            _ => 0,
        };
        let best = list.iter().copied().max_by_key(worth).unwrap_or(Action::EndAdvance);
        if side == Side::German && worth(&best) < 0 { Action::EndAdvance } else { best }
    }

    fn choose_counter(&self, s: &Situation, style: Style, list: &[Action]) -> Action {
        for &action in list {
            let Action::Counter(hq) = action else { continue };
            let mut trial = s.clone();
            self.do_counter(&mut trial, &mut Quiet, hq);
            if trial.stage != Stage::Muster {
                return action;
            }
            let mut attackers = UnitSet::EMPTY;
            for unit in self.data.side(trial.combat.side) {
                if self.check_join(&trial, unit).is_ok() {
                    attackers.insert(unit);
                }
            }
            trial.combat.attackers = attackers;
            if !attackers.is_empty() && self.sums(&trial).column >= self.daring(s, style) {
                return action;
            }
        }
        Action::NoCounter
    }

    /// Whether somebody in play still has to be looked at in this phase, for slots.
    pub(super) fn movers(&self, s: &Situation) -> Vec<UnitId> {
        let waiting = |&unit: &UnitId| !s.is(unit, flag::DONE) && self.check_move(s, unit).is_ok();
        self.data.side(s.active.side()).filter(waiting).collect()
    }
}

impl Scene {
    /// The distance to the nearest enemy.
    pub(super) fn near(&self, game: &Bloody, at: SpaceId) -> u8 {
        if !game.data.map.is_hex(at) {
            return 30;
        }
        self.enemies.iter().map(|&enemy| game.data.map.distance(enemy, at)).min().unwrap_or(40)
    }
}

/// The bombardment by ships with most points in the list.
fn strongest_shot(list: &[Action]) -> Option<Action> {
    let points = |a: &Action| match a {
        Action::Ships(_, _, points) => Some((*points, *a)),
        _ => None,
    };
    list.iter().filter_map(points).max().map(|(_, action)| action)
}
