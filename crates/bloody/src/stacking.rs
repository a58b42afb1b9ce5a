//! Stacking (rule 2.1) and who may be in a space with whom (2.1, 8).

use crate::board::Terrain;
use crate::data::UnitSet;
use crate::situation::{Moment, Situation, flag};
use crate::units::{Army, Kind, Side};
use crate::{Action, Bloody, need};
use sandtable_engine::explain::Refusal;
use sandtable_engine::rules::Rules;
use sandtable_engine::{SpaceId, UnitId};

/// Why there is no room; put into words only where somebody reads them, for searches ask for room at every hex.
#[derive(Clone, Copy)]
enum Lack {
    Mixed,
    Full { fortress: bool, limit: u8 },
    Small,
    Hq,
}

impl Lack {
    fn refusal(self) -> Refusal {
        match self {
            Self::Mixed => Refusal::new("2.1", "refuse-armies-mixed"),
            Self::Full { fortress, limit } => {
                let rule = if fortress { "0.1.2" } else { "2.1" };
                Refusal::new(rule, "refuse-full").with("points", i32::from(limit))
            }
            Self::Small => Refusal::new("2.1", "refuse-one-small-unit"),
            Self::Hq => Refusal::new("2.1", "refuse-one-hq"),
        }
    }
}

impl Bloody {
    /// Whether a hex takes part in the scenario (11.1).
    #[must_use]
    pub fn in_bounds(&self, s: &Situation, hex: SpaceId) -> bool {
        let from = self.data.plans[usize::from(s.scenario)].columns_from;
        from == 0 || !self.data.map.is_hex(hex) || self.data.map.columns_of[hex] >= from
    }

    /// Whether Americans and British would stack together (2.1, 8).
    pub(crate) fn mixes(&self, s: &Situation, unit: UnitId, space: SpaceId) -> bool {
        let army = self.data.units[unit].army;
        let foreign = match army {
            Army::Us => Army::British,
            Army::British => Army::Us,
            _ => return false,
        };
        // The French rising has no army of its own to mix with.
        s.of(&self.data, Side::Allied, space).any(|other| self.data.units[other].army == foreign)
    }

    /// Why there is no room for these units in a space besides those who stand there (2.1, 0.1.2).
    pub(crate) fn check_room(&self, s: &Situation, units: &UnitSet, space: SpaceId) -> Result<(), Refusal> {
        self.lack(s, units, &UnitSet::EMPTY, space).map_or(Ok(()), |lack| Err(lack.refusal()))
    }

    /// What there is no room for, once some have left.
    fn lack(&self, s: &Situation, units: &UnitSet, gone: &UnitSet, space: SpaceId) -> Option<Lack> {
        let first = units.first()?;
        if s.stacks.is_empty(space) && units.len() == 1 {
            return None;
        }
        if self.mixes(s, first, space) {
            return Some(Lack::Mixed);
        }
        if self.data.map.terrain(space) == Terrain::Area {
            return None;
        }
        let (mut points, mut zero, mut hqs) = (0, 0, 0);
        let mut count = |unit: UnitId| {
            let u = &self.data.units[unit];
            points += u.sv;
            hqs += u8::from(u.kind == Kind::Hq);
            // Posts that never move are no unit of value 0 besides (ruling B60).
            zero += u8::from(u.sv == 0 && u.fights() && !u.kind.is_post());
        };
        let side = self.data.units[first].side();
        s.of(&self.data, side, space).filter(|unit| !gone.contains(*unit)).for_each(&mut count);
        units.iter().filter(|&unit| s.place(unit) != space).for_each(&mut count);
        let most = &self.data.numbers.stacking;
        let fortress = self.data.map.terrain(space) == Terrain::Festung;
        let limit = if fortress { self.data.numbers.siege.festung_sv } else { most.points };
        if points > limit {
            Some(Lack::Full { fortress, limit })
        } else if zero > most.zero_units {
            Some(Lack::Small)
        } else if hqs > most.hqs {
            Some(Lack::Hq)
        } else {
            None
        }
    }

    /// Whether those in hand may end their move in a space: there is room, or somebody there can make room at once, for
    /// stacks are looked at when the phase ends (2.1, ruling B59).
    pub(crate) fn check_room_soon(&self, s: &Situation, space: SpaceId) -> Result<(), Refusal> {
        self.lack_soon(s, space).map_or(Ok(()), |lack| Err(lack.refusal()))
    }

    /// The same as a yes or no.
    pub(crate) fn has_room_soon(&self, s: &Situation, space: SpaceId) -> bool {
        self.lack_soon(s, space).is_none()
    }

    fn lack_soon(&self, s: &Situation, space: SpaceId) -> Option<Lack> {
        let lack = self.lack(s, &s.hand, &UnitSet::EMPTY, space)?;
        let makes_room = |unit: UnitId| self.makes_room(s, unit, space);
        let soon = !matches!(lack, Lack::Mixed)
            && self.may_crowd(s, space)
            && s.of(&self.data, s.active.side(), space).any(makes_room);
        if soon { None } else { Some(lack) }
    }

    /// Whether a hex may hold too many for a moment.
    fn may_crowd(&self, s: &Situation, space: SpaceId) -> bool {
        let marching =
            matches!(s.moment, Moment::Usual | Moment::SecondWave | Moment::FollowUp | Moment::Reaction);
        marching && !s.exploiting && self.data.map.is_hex(space) && !s.confused(&self.data, space)
    }

    /// Whether a unit in a full hex can go on by a hex, and so make room for those in hand.
    fn makes_room(&self, s: &Situation, unit: UnitId, space: SpaceId) -> bool {
        let u = &self.data.units[unit];
        let able = u.movement > 0
            && !s.is(unit, flag::DONE | flag::REST)
            && !s.hand.contains(unit)
            && s.active.commands(u.army);
        if !able {
            return false;
        }
        let one = UnitSet::one(unit);
        // Those who come, or, once they have come, all who are there.
        let all: UnitSet = match s.hand.first() {
            Some(lead) if s.place(lead) != space => s.hand,
            _ => s.of(&self.data, s.active.side(), space).collect(),
        };
        self.lack(s, &all, &one, space).is_none()
            && self.data.map.around[space].iter().any(|near| {
                self.lack(s, &one, &s.hand, near.hex).is_none() && self.one_hex(s, unit, near.hex)
            })
    }

    /// Whether too many stand in a hex, and somebody can make room.
    pub(crate) fn is_crowded(&self, s: &Situation, space: SpaceId) -> bool {
        let all: UnitSet = s.of(&self.data, s.active.side(), space).collect();
        self.may_crowd(s, space)
            && self.lack(s, &all, &UnitSet::EMPTY, space).is_some()
            && all.iter().any(|unit| self.makes_room(s, unit, space))
    }

    /// After a move: which hex holds too many now.
    pub(crate) fn note_crowd(&self, s: &mut Situation) {
        let before = s.crowded;
        let here = s.hand.first().map_or(SpaceId::NONE, |unit| s.place(unit));
        s.crowded = [here, before]
            .into_iter()
            .find(|&hex| hex != SpaceId::NONE && self.is_crowded(s, hex))
            .unwrap_or(SpaceId::NONE);
    }

    /// While a hex holds too many, somebody in it goes on, and nothing else is done (2.1, ruling B59).
    pub(crate) fn check_crowd(&self, s: &Situation, unit: UnitId) -> Result<(), Refusal> {
        if s.crowded == SpaceId::NONE {
            return Ok(());
        }
        let goes = s.place(unit) == s.crowded && self.makes_room(s, unit, s.crowded);
        need(goes, "2.1", "refuse-make-room")
    }

    /// What a bot means to do, or, where a hex is full and that is not legal, the first way to make room.
    pub(crate) fn or_room(&self, s: &Situation, action: Action) -> Action {
        if s.crowded == SpaceId::NONE || self.refuse(s, action).is_none() {
            return action;
        }
        let mut list = Vec::new();
        self.actions(s, &mut list);
        list.first().copied().unwrap_or(action)
    }

    /// Nothing but going on is done while a hex holds too many (2.1, ruling B59).
    pub(crate) fn check_no_crowd(&self, s: &Situation) -> Result<(), Refusal> {
        need(s.crowded == SpaceId::NONE, "2.1", "refuse-make-room")
    }

    /// Whether there is room for a unit.
    pub(crate) fn has_room(&self, s: &Situation, unit: UnitId, space: SpaceId) -> bool {
        self.lack(s, &UnitSet::one(unit), &UnitSet::EMPTY, space).is_none()
    }
}
