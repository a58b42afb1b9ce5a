//! Who acts for nothing and whom leaders command (7.1), and who pays for the rest (7.2).

use crate::prelude::*;
use crate::situation::NOBODY_LED;

/// What something costs in actions, and how many of them the 1st Division may pay; the 29th pays the rest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Bill {
    /// All actions.
    pub(crate) actions: u8,
    least: u8,
    most: u8,
}

impl Bill {
    /// The least and the most that the 1st Division can pay when so many actions are left to each; none if it is too much.
    pub(crate) fn shares(self, left: [u8; 2]) -> Option<(u8, u8)> {
        let least = self.least.max(self.actions.saturating_sub(left[Sector::West.index()]));
        let most = self.most.min(left[Sector::East.index()]);
        (least <= most).then_some((least, most))
    }
}

impl Omaha {
    /// Whom the leaders command where they stand: those in their hex or next to it, a bit for each leader (7.1).
    fn reach_of_command(&self, s: &Situation) -> Units<[u8; US]> {
        let mut led = NOBODY_LED;
        for (nth, &leader) in self.data.leaders.iter().enumerate() {
            let at = s.place(leader);
            if !self.data.map.is_land(at) {
                continue;
            }
            for hex in self.data.map.neighbours(at).chain([at]) {
                for unit in s.units(&self.data, hex) {
                    led[unit] |= 1 << nth;
                }
            }
        }
        led
    }

    /// Who is led if nothing else is said: in the action phase those near the leaders, before it nobody.
    pub(crate) fn led_by_place(&self, s: &Situation) -> Units<[u8; US]> {
        if s.acting() { self.reach_of_command(s) } else { NOBODY_LED }
    }

    /// Fixes who is in command, for the whole phase (7.1; ruling O16).
    pub(crate) fn take_command(&self, s: &mut Situation) {
        s.led = self.reach_of_command(s);
    }

    /// The leaders ashore who command a unit (7.1): as it was when the phase began, wherever they have gone since; before
    /// the phase, as it would be.
    pub(crate) fn commanders(&self, s: &Situation, unit: UnitId) -> impl Iterator<Item = UnitId> {
        let map = &self.data.map;
        let near = |leader: UnitId| map.distance(s.place(leader), s.place(unit)) <= 1;
        let leaders = || self.data.leaders.iter().copied().enumerate();
        let mut led = if s.acting() {
            s.led[unit]
        } else {
            leaders().fold(0, |led, (nth, leader)| led | u8::from(near(leader)) << nth)
        };
        let next = move || {
            let leader = *self.data.leaders.get(led.trailing_zeros() as usize)?;
            led &= led - 1;
            Some(leader)
        };
        std::iter::from_fn(next).filter(|&leader| map.is_land(s.place(leader)))
    }

    /// Whether any headquarters or general commands a unit (7.1).
    pub(crate) fn in_command(&self, s: &Situation, unit: UnitId) -> bool {
        self.commanders(s, unit).next().is_some()
    }

    /// Whether a headquarters commands a unit.
    pub(crate) fn under_hq(&self, s: &Situation, unit: UnitId) -> bool {
        self.commanders(s, unit).any(|leader| self.kind(leader) == Kind::Hq)
    }

    /// Whether a leader who has not moved lets a unit act for nothing (7.1, 7.3).
    pub(crate) fn led_for_free(&self, s: &Situation, unit: UnitId) -> bool {
        self.commanders(s, unit).any(|leader| !s.is(leader, flag::ACTED))
    }

    /// Whether a unit acts without spending one of its division's actions (7.1), wherever it goes.
    pub(crate) fn is_free(&self, s: &Situation, unit: UnitId) -> bool {
        let kind = self.kind(unit);
        kind.is_leader()
            || kind == Kind::Ranger
            || s.hero(unit).is_some()
            || s.is(unit, flag::CLIMB | flag::CLIFF | flag::DISRUPTED)
            || self.led_for_free(s, unit)
    }

    /// Whether a unit can still act in this turn, and for free.
    pub(crate) fn acts_free(&self, s: &Situation, unit: UnitId) -> bool {
        !s.is(unit, flag::ACTED) && self.is_free(s, unit)
    }

    /// Whether a move is one of self-preservation: infantry along the beach, nearer to cover (7.1).
    pub(crate) fn seeks_cover(&self, unit: UnitId, from: SpaceId, to: SpaceId) -> bool {
        let map = &self.data.map;
        self.kind(unit).is_infantry()
            && map.is_beach(from)
            && map.is_beach(to)
            && map.at(to).to_cover < map.at(from).to_cover
    }

    /// Whether there is cover that a unit could seek now.
    pub(crate) fn can_seek_cover(&self, s: &Situation, unit: UnitId) -> bool {
        let from = s.place(unit);
        let alone = UnitSet::one(unit);
        self.may_go_on(s, unit).is_ok()
            && self
                .data
                .map
                .neighbours(from)
                .any(|to| self.seeks_cover(unit, from, to) && self.check_group(s, &alone, to).is_ok())
    }

    /// What a move costs (7.2): an action at most, which either division pays if the border is crossed or if units of
    /// both move together.
    pub(crate) fn fare(&self, s: &Situation, group: &UnitSet, to: SpaceId) -> Bill {
        let mut payers = [false; 2];
        for unit in group.iter() {
            let from = s.place(unit);
            if self.is_free(s, unit) || self.seeks_cover(unit, from, to) {
                continue;
            }
            let crosses = self.data.map.at(from).sector != self.data.map.at(to).sector;
            for division in Sector::BOTH {
                payers[division.index()] |= crosses || s.division(&self.data, unit) == division;
            }
        }
        match payers {
            [false, false] => Bill::default(),
            [east, west] => Bill { actions: 1, least: u8::from(!west), most: u8::from(east) },
        }
    }

    /// What an attack costs (7.2): one action for each one or two units of a hex, none for those that act freely. A pair of
    /// both divisions is paid for by either (ruling O25).
    pub(crate) fn price(&self, s: &Situation, group: &UnitSet) -> Bill {
        let mut hexes: ArrayVec<(SpaceId, [u8; 2]), US> = ArrayVec::new();
        for unit in group.iter().filter(|&unit| !self.is_free(s, unit)) {
            let (hex, division) = (s.place(unit), s.division(&self.data, unit).index());
            match hexes.iter_mut().find(|(h, _)| *h == hex) {
                Some((_, units)) => units[division] += 1,
                None => {
                    let mut units = [0; 2];
                    units[division] = 1;
                    hexes.push((hex, units));
                }
            }
        }
        let mut bill = Bill::default();
        for (_, [east, west]) in hexes {
            let actions = (east + west).div_ceil(2);
            bill.actions += actions;
            bill.least += actions.saturating_sub(west);
            bill.most += actions.min(east);
        }
        bill
    }

    /// Spends an action of a division.
    pub(crate) fn spend(&self, s: &mut Situation, play: &mut impl Play, division: Sector, actions: u8) {
        let left = s.actions[division.index()].saturating_sub(actions);
        s.actions[division.index()] = left;
        if actions > 0 {
            play.tell(|| {
                Event::new("event-action-spent", "V")
                    .with("division", Arg::Term(division.division()))
                    .with("left", left)
                    .detail()
            });
        }
    }

    /// Pays a bill, so many actions by the 1st Division.
    pub(crate) fn pay(&self, s: &mut Situation, play: &mut impl Play, bill: Bill, share: u8) {
        self.spend(s, play, Sector::East, share);
        self.spend(s, play, Sector::West, bill.actions - share);
    }

    /// What is to be paid for what is in hand: a move, or the attack being prepared.
    pub(crate) fn bill(&self, s: &Situation) -> Bill {
        if s.german_in(&self.data, s.target) {
            self.price(s, &s.group)
        } else {
            self.fare(s, &s.group, s.target)
        }
    }

    /// Whether the player has to say which division pays (7.2).
    pub(crate) fn must_choose_payer(&self, s: &Situation) -> bool {
        self.bill(s).shares(s.actions).is_some_and(|(least, most)| least < most)
    }

    /// The move or attack in hand begins; a division that was chosen pays as much of it as it may.
    pub(crate) fn begin_paid(&self, s: &mut Situation, play: &mut impl Play, payer: Option<Sector>) {
        let bill = self.bill(s);
        let (least, most) = bill.shares(s.actions).unwrap_or_default();
        let share = match payer {
            None if least < most => {
                s.stage = Stage::Paying;
                return;
            }
            Some(Sector::East) => most,
            _ => least,
        };
        if s.german_in(&self.data, s.target) {
            self.carry_out_attack(s, play, bill, share);
        } else {
            self.set_out(s, play, bill, share);
        }
    }
}
