//! Administration (rule 1.1.1.3): initiative, rest, replacements (6.10), the Allied strategic reserve.

use crate::situation::{Situation, Stage, Weather, flag};
use crate::tables::Replacement;
use crate::units::{Kind, Nation, Side};
use crate::{Action, Bloody, Check, Playing, need, refuse};
use sandtable_engine::message::{Arg, Event};
use sandtable_engine::{SideId, SpaceId, UnitId};

impl Bloody {
    /// Who has the initiative, and what replacements the German die brings.
    pub(crate) fn begin_admin(&self, s: &mut Situation, play: &mut impl Playing) {
        let dice = [0, 1].map(|side: u16| play.die("roll-initiative", s.turn, side, 0));
        s.german_die = dice[1];
        let supported = |side: Side| {
            let on_map = |hq: &&UnitId| {
                let u = &self.data.units[**hq];
                u.side() == side && self.data.map.is_hex(s.place(**hq)) && s.count(**hq) > 0
            };
            self.data.hqs.iter().filter(on_map).count() as u8
        };
        let sums = [dice[0] + supported(Side::Allied), dice[1] + supported(Side::German)];
        s.first = if self.data.numbers.turns.initiative_allied.contains(&s.turn) {
            Side::Allied
        } else {
            match (sums[0].cmp(&sums[1]), s.weather) {
                (std::cmp::Ordering::Greater, _) | (std::cmp::Ordering::Equal, Weather::Clear) => {
                    Side::Allied
                }
                _ => Side::German,
            }
        };
        let first = SideId(s.first as u8);
        let fixed = self.data.numbers.turns.initiative_allied.contains(&s.turn);
        play.tell(|| {
            if fixed {
                return Event::new("event-initiative-fixed", "10").with("side", first);
            }
            Event::new("event-initiative", "1.1.1.3")
                .with("side", first)
                .with("allied", i32::from(sums[0]))
                .with("german", i32::from(sums[1]))
        });
        if !self.plan(s).no_replacements
            && let Some(line) =
                self.data.numbers.replacements.german.iter().find(|line| line.die == s.german_die)
        {
            let more = [line.infantry, line.luftwaffe, line.panzergrenadier, line.panzer];
            for (pool, more) in s.replacements.iter_mut().zip(more) {
                *pool = pool.saturating_add(more).min(60);
            }
            let [infantry, luftwaffe, grenadiers, panzers] = more.map(i32::from);
            let die = Arg::Die(s.german_die);
            play.tell(|| {
                Event::new("event-replacements", "6.10")
                    .with("die", die)
                    .with("infantry", infantry)
                    .with("luftwaffe", luftwaffe)
                    .with("grenadiers", grenadiers)
                    .with("panzers", panzers)
            });
        }
        // Those who rest already may recover (1.1.1.3); the marker lies until now.
        for unit in self.data.side(Side::Allied).chain(self.data.side(Side::German)) {
            let at = s.place(unit);
            let u = &self.data.units[unit];
            s.clear(unit, flag::DONE);
            if u.kind == Kind::Hq || at == self.data.map.boxes.turns {
                continue;
            }
            let rested = s.is(unit, flag::REST) && self.data.map.is_in_play(at);
            s.clear(unit, flag::REST | flag::TRIED);
            if rested || at == self.data.map.boxes.rest {
                s.set(unit, flag::TRIED);
            }
        }
        // The destroyed are moved to the box of those who rest.
        while let Some(unit) = s.stacks.first(self.data.map.boxes.destroyed) {
            s.put(&self.data, unit, self.data.map.boxes.rest);
        }
        self.begin_recovery(s, play, Side::Allied);
    }

    fn begin_recovery(&self, s: &mut Situation, play: &mut impl Playing, side: Side) {
        s.active = self.acting(s, side);
        s.stage = Stage::Recovery;
        if !self.anybody_recovers(s) {
            self.end_recovery(s, play);
        }
    }

    fn anybody_recovers(&self, s: &Situation) -> bool {
        let mut list = Vec::new();
        self.list_recovery(s, &mut list);
        list.len() > 1
    }

    /// Next to an enemy nobody rests (1.1.1.3).
    fn beside_enemy(&self, s: &Situation, unit: UnitId) -> bool {
        let at = s.place(unit);
        let side = self.data.units[unit].side();
        let near = || self.data.map.around[at].iter().any(|near| s.enemy_in(&self.data, side, near.hex));
        s.enemy_in(&self.data, side, at) || near()
    }

    fn check_ours(&self, s: &Situation, unit: UnitId) -> Check {
        let u = self.data.units.get(unit);
        let ours = u.is_some_and(|u| u.fights() && !u.kind.is_post() && u.side() == s.active.side());
        need(ours, "1.1.1.3", "refuse-not-your-unit")
    }

    pub(crate) fn check_rest(&self, s: &Situation, unit: UnitId) -> Check {
        self.check_ours(s, unit)?;
        need(self.data.map.is_hex(s.place(unit)), "1.1.1.3", "refuse-not-on-map")?;
        need(s.count(unit) > 0, "1.1.1.3", "refuse-no-losses")?;
        need(!s.is(unit, flag::REST), "1.1.1.3", "refuse-rests-already")?;
        need(!self.beside_enemy(s, unit), "1.1.1.3", "refuse-beside-enemy")
    }

    /// By which replacement a unit is rebuilt (6.10).
    pub(crate) fn pool(&self, unit: UnitId) -> Option<Replacement> {
        let u = &self.data.units[unit];
        // Luftwaffe divisions are rebuilt by Luftwaffe replacements (ruling B37).
        if u.nation == Nation::Lw { Some(Replacement::Luftwaffe) } else { self.data.numbers.rebuilds(u.kind) }
    }

    pub(crate) fn check_recover(&self, s: &Situation, unit: UnitId) -> Check {
        self.check_ours(s, unit)?;
        need(!self.plan(s).no_replacements, "11.1", "refuse-no-replacements")?;
        need(s.is(unit, flag::TRIED), "1.1.1.3", "refuse-not-rested")?;
        need(s.count(unit) > 0, "1.1.1.3", "refuse-no-losses")?;
        let on_map = self.data.map.is_hex(s.place(unit));
        need(!on_map || !self.beside_enemy(s, unit), "1.1.1.3", "refuse-beside-enemy")?;
        if s.active.side() == Side::Allied {
            return Ok(());
        }
        match self.pool(unit) {
            Some(pool) if s.replacements[pool as usize] > 0 => Ok(()),
            _ => refuse("6.10", "refuse-no-such-replacement"),
        }
    }

    /// A rebuilt unit comes to a depot of its side (1.1.1.3).
    pub(crate) fn check_enter(&self, s: &Situation, unit: UnitId, at: SpaceId) -> Check {
        self.check_ours(s, unit)?;
        let rebuilt = s.place(unit) == self.data.map.boxes.rest && s.count(unit) == 0;
        need(rebuilt, "1.1.1.3", "refuse-not-rebuilt")?;
        let army = self.data.units[unit].army;
        let depots = 0..self.data.sites.len();
        let mut depots = depots.filter(|&site| self.data.sites[site].at == at);
        need(depots.any(|site| self.depot_works(s, site, army)), "1.1.1.3", "refuse-no-depot")?;
        self.check_room(s, &crate::data::UnitSet::one(unit), at)
    }

    /// Chosen troops go home to the reserve (1.1.1.3).
    pub(crate) fn check_home(&self, s: &Situation, unit: UnitId) -> Check {
        self.check_ours(s, unit)?;
        let u = &self.data.units[unit];
        let chosen = u.kind.is_special() || u.kind == Kind::Glider;
        need(chosen && u.side() == Side::Allied, "1.1.1.3", "refuse-not-chosen-troops")?;
        need(self.data.map.is_hex(s.place(unit)), "1.1.1.3", "refuse-not-on-map")?;
        need(!self.beside_enemy(s, unit), "1.1.1.3", "refuse-beside-enemy")
    }

    pub(crate) fn list_recovery(&self, s: &Situation, out: &mut Vec<Action>) {
        for unit in self.data.side(s.active.side()) {
            let at = s.place(unit);
            if at == self.data.map.boxes.rest && s.count(unit) == 0 {
                for (site, printed) in self.data.sites.iter().enumerate() {
                    let first = self.data.sites.iter().position(|other| other.at == printed.at);
                    if first == Some(site) && self.check_enter(s, unit, printed.at).is_ok() {
                        out.push(Action::Enter(unit, printed.at));
                    }
                }
                continue;
            }
            if self.check_recover(s, unit).is_ok() {
                out.push(Action::Recover(unit));
            }
            if self.data.map.is_hex(at) {
                if self.check_rest(s, unit).is_ok() {
                    out.push(Action::Rest(unit));
                }
                if self.check_home(s, unit).is_ok() {
                    out.push(Action::Home(unit));
                }
            }
        }
        out.push(Action::EndRecovery);
    }

    pub(crate) fn do_rest(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId) {
        s.set(unit, flag::REST);
        play.tell(|| Event::new("event-rests", "1.1.1.3").with("unit", unit));
    }

    pub(crate) fn do_recover(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId) {
        s.set_count(unit, s.count(unit) - 1);
        s.clear(unit, flag::TRIED);
        if s.active.side() == Side::German
            && let Some(pool) = self.pool(unit)
        {
            s.replacements[pool as usize] -= 1;
        }
        play.tell(|| Event::new("event-recovers", "6.10").with("unit", unit));
    }

    pub(crate) fn do_enter(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId, at: SpaceId) {
        s.put(&self.data, unit, at);
        play.tell(|| Event::new("event-enters", "1.1.1.3").with("unit", unit).with("at", at).way([at]));
    }

    pub(crate) fn do_home(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId) {
        s.flags[unit] = u16::from(s.count(unit)) | flag::REST;
        s.put(&self.data, unit, self.data.map.boxes.reserve);
        let points = self.data.numbers.victory.special_home;
        s.points[0] = s.points[0].saturating_add(points);
        play.tell(|| {
            Event::new("event-home", "1.1.1.3").with("unit", unit).with("points", i32::from(points))
        });
    }

    pub(crate) fn end_recovery(&self, s: &mut Situation, play: &mut impl Playing) {
        if s.active.side() == Side::Allied {
            self.begin_recovery(s, play, Side::German);
            return;
        }
        for unit in self.data.side(Side::Allied).chain(self.data.side(Side::German)) {
            if self.data.units[unit].kind != Kind::Hq {
                s.clear(unit, flag::TRIED);
            }
        }
        self.begin_part(s, play);
    }

    /// A unit at rest next to an enemy rests no longer (1.1.1.3).
    pub(crate) fn wake(&self, s: &mut Situation) {
        for unit in self.data.all_units() {
            if s.is(unit, flag::REST) && self.data.map.is_hex(s.place(unit)) && self.beside_enemy(s, unit) {
                s.clear(unit, flag::REST);
            }
        }
    }

    /// Chosen troops that are not home cost points from the sixth turn on (11.3): paratroops and rangers.
    pub(crate) fn count_chosen_troops(&self, s: &mut Situation, play: &mut impl Playing) {
        let numbers = &self.data.numbers.victory;
        if s.turn <= numbers.special_after {
            return;
        }
        let out = self.data.side(Side::Allied).filter(|&unit| {
            let kind = self.data.units[unit].kind;
            matches!(kind, Kind::Paratroops | Kind::Glider | Kind::Rangers)
                && self.data.map.is_in_play(s.place(unit))
        });
        let points = numbers.special_out * out.count() as i16;
        if points > 0 {
            s.points[0] = s.points[0].saturating_sub(points);
            play.tell(|| Event::new("event-chosen-troops-out", "11.3").with("points", i32::from(points)));
        }
    }
}
