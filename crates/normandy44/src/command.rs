//! Three and four players (rule 27.1): who commands what, who is at it within a phase, and what one asks of his partner.
//!
//! A side is divided into two commands. Of the Allies the first is the First US Army, the second the Second British Army; of the
//! Germans the first is Panzer Group West, which faces the British and has the last word, the second the Seventh Army, which faces
//! the Americans. In each phase of their side they come one after the other (ruling N64).

use crate::situation::{Shared, Situation, Stage, Step, UnitSet, option};
use crate::units::{Army, Seat, Side, Store, Zone};
use crate::{Action, Check, Normandy44, Playing, refuse};
use sandtable_engine::message::{Event, Message};
use sandtable_engine::{SeatId, SpaceId, UnitId};

/// What a partner may be asked for in a fight; bits.
mod help {
    pub(super) const TROOPS: u8 = 1;
    pub(super) const GUNS: u8 = 1 << 1;
    pub(super) const AIR: u8 = 1 << 2;
    /// The same for the defender's answer stands so many bits higher.
    pub(super) const OF_DEFENDER: u8 = 3;
}

impl Situation {
    /// How many play.
    #[must_use]
    pub const fn players(&self) -> u8 {
        if self.has_option(option::FOUR_PLAYERS) {
            4
        } else if self.has_option(option::THREE_PLAYERS) {
            3
        } else {
            2
        }
    }

    /// Whether two players share a side (27.1).
    #[must_use]
    #[inline]
    pub const fn is_divided(&self, side: Side) -> bool {
        match side {
            Side::Allied => self.options & (option::THREE_PLAYERS | option::FOUR_PLAYERS) != 0,
            Side::German => self.options & option::FOUR_PLAYERS != 0,
        }
    }

    /// The points in a store.
    #[must_use]
    pub const fn stock(&self, store: Store) -> u8 {
        match store {
            Store::Panzer => self.shared.panzer,
            _ => self.supply[store as usize],
        }
    }

    /// The same, to be changed.
    pub(crate) const fn stock_mut(&mut self, store: Store) -> &mut u8 {
        match store {
            Store::Panzer => &mut self.shared.panzer,
            _ => &mut self.supply[store as usize],
        }
    }
}

impl Normandy44 {
    /// The seat that decides now.
    pub(crate) fn seat(&self, s: &Situation) -> Option<SeatId> {
        let side = self.deciding(s)?;
        Some(if s.is_divided(side) {
            SeatId(Seat::of(side, self.commander(s, side)) as u8)
        } else {
            SeatId(side as u8)
        })
    }

    /// The seat whose phase it is.
    pub(crate) const fn seat_of_phase(&self, s: &Situation) -> SeatId {
        if s.is_divided(s.active) {
            SeatId(Seat::of(s.active, s.shared.at) as u8)
        } else {
            SeatId(s.active as u8)
        }
    }

    /// The command on whose part of the map a hex lies: the boundary of the Allied armies divides both sides (27.1).
    pub(crate) fn ground_of(&self, side: Side, hex: SpaceId) -> u8 {
        u8::from(self.data.map.american.contains(hex) != (side == Side::Allied))
    }

    /// The command of a unit: by its army, or by where it stands or comes from (27.1).
    pub(crate) fn command_of(&self, s: &Situation, unit: UnitId) -> u8 {
        let (u, at) = (&self.data.units[unit], s.place(unit));
        if u.side == Side::Allied {
            return u8::from(u.nation.army() == Army::Second);
        }
        if unit == self.data.places.cotentin {
            return 1;
        }
        if self.data.map.is_hex(at) {
            return self.ground_of(Side::German, at);
        }
        u8::from(at != self.data.map.boxes.reinforcements || u.zone == Some(Zone::Green))
    }

    /// Whether a unit is under the command that is at it, where the side in its phase is divided.
    #[inline]
    pub(crate) fn is_own(&self, s: &Situation, unit: UnitId) -> bool {
        !s.is_divided(s.active) || self.command_of(s, unit) == s.shared.at
    }

    /// Which command of a divided side decides.
    pub(crate) fn commander(&self, s: &Situation, side: Side) -> u8 {
        match s.stage {
            Stage::Initial | Stage::Divide | Stage::Drop => 0,
            Stage::Supply | Stage::Choice => 1,
            Stage::Glider(unit) => self.command_of(s, unit),
            Stage::Excess(hex) => self.in_excess(s, side, hex),
            Stage::Consent => 1 - self.asking(s),
            _ if side == s.active => s.shared.at,
            _ => s.shared.facing,
        }
    }

    /// Who removes what is too much in a hex: who has the ground, if one of his can go, else his partner.
    fn in_excess(&self, s: &Situation, side: Side, hex: SpaceId) -> u8 {
        let ground = self.ground_of(side, hex);
        let can = |&unit: &UnitId| self.command_of(s, unit) == ground && self.lightens(s, unit);
        if s.stacks.units(hex).any(|unit| can(&unit)) { ground } else { 1 - ground }
    }

    /// The command that asks its partner.
    const fn asking(&self, s: &Situation) -> u8 {
        match s.combat.step {
            Step::Before => s.shared.at,
            _ => s.shared.facing,
        }
    }

    /// The command that answers for those who are attacked in a hex: who has the ground, if some of them are his.
    pub(crate) fn facing(&self, s: &Situation, side: Side, hex: SpaceId) -> u8 {
        let ground = self.ground_of(side, hex);
        let mut all = s.stacks.units(hex);
        let own = side == Side::German || all.any(|unit| self.command_of(s, unit) == ground);
        if own { ground } else { 1 - ground }
    }

    /// A fight begins: who attacks and who answers.
    pub(crate) fn begin_facing(&self, s: &mut Situation, target: SpaceId) {
        let enemy = s.active.enemy();
        if s.is_divided(enemy) {
            s.shared.facing = self.facing(s, enemy, target);
        }
        s.shared.denied = 0;
    }

    /// Hands a phase over to the second command of its side; true if there is one that has not been at it.
    pub(crate) const fn hand_over(&self, s: &mut Situation) -> bool {
        let over = s.is_divided(s.active) && s.shared.at == 0;
        if over {
            s.shared.at = 1;
        }
        over
    }

    /// Which help an action asks of the partner, if it does: aircraft of his army, his units and guns (27.1; ruling N65).
    fn help_asked(&self, s: &Situation, action: Action) -> Option<u8> {
        let side = self.deciding(s).filter(|&side| s.is_divided(side))?;
        let acting = self.commander(s, side);
        let kind = match (s.stage, action) {
            (Stage::Muster, Action::Join(unit)) if self.command_of(s, unit) != acting => help::TROOPS,
            (Stage::Support | Stage::Answer, Action::Gun(unit, _)) if self.command_of(s, unit) != acting => {
                help::GUNS
            }
            (Stage::Support | Stage::Answer, Action::Air(army)) if army as u8 != acting => help::AIR,
            _ => return None,
        };
        Some(if s.stage == Stage::Answer { kind << help::OF_DEFENDER } else { kind })
    }

    /// Whether an action that is legal for its side is within the command of whoever decides (27.1).
    pub(crate) fn check_command(&self, s: &Situation, action: Action) -> Check {
        let Some(side) = self.deciding(s).filter(|&side| s.is_divided(side)) else { return Ok(()) };
        let acting = self.commander(s, side);
        let of = |command: u8| {
            if command == acting { Ok(()) } else { refuse("27.1", "refuse-partner") }
        };
        let british = |army: Army| u8::from(army == Army::Second);
        match (s.stage, action) {
            (_, Action::Return(_, hex)) if side == Side::German && self.data.map.is_hex(hex) => {
                of(self.ground_of(side, hex))
            }
            (
                _,
                Action::Rebuild(unit)
                | Action::Return(unit, _)
                | Action::Release(unit)
                | Action::Abandon(unit)
                | Action::Recall(unit),
            )
            | (Stage::Excess(_), Action::Lose(unit)) => of(self.command_of(s, unit)),
            (_, Action::Buy(army)) => of(british(army)),
            (_, Action::Transfer(_)) => of(1),
            (_, Action::Raze(hex)) => {
                let army = s.works_at(hex).map_or(Army::German, |works| works.army);
                of(if side == Side::Allied { british(army) } else { self.ground_of(side, hex) })
            }
            (_, Action::Assault(hex)) => of(self.assaulting(hex)),
            (Stage::Muster, Action::Join(unit)) if side == Side::Allied => of(self.command_of(s, unit)),
            _ => match self.help_asked(s, action) {
                Some(kind) if s.shared.denied & kind != 0 => refuse("27.1", "refuse-partner-declined"),
                _ => Ok(()),
            },
        }
    }

    /// The army of those who land in a beach hex.
    fn assaulting(&self, hex: SpaceId) -> u8 {
        self.ground_of(Side::Allied, hex)
    }

    /// Whether an action needs the partner's word, who then is asked.
    pub(crate) fn ask(&self, s: &mut Situation, play: &mut impl Playing, action: Action) -> bool {
        if self.help_asked(s, action).is_none() {
            return false;
        }
        s.shared.asked = Some(action);
        s.stage = Stage::Consent;
        if let Some(seat) = self.seat(s) {
            play.tell(|| Event::new("event-asks", "27.1").with("seat", seat));
        }
        true
    }

    /// Whether an action needs the partner's word.
    pub(crate) fn needs_consent(&self, s: &Situation, action: Action) -> bool {
        self.help_asked(s, action).is_some()
    }

    /// What a player is asked for by his partner.
    pub(crate) fn question_prompt(&self, s: &Situation) -> Message {
        let message = match s.shared.asked {
            Some(Action::Gun(unit, _)) => Message::new("prompt-lend-gun").with("unit", unit),
            Some(Action::Join(unit)) => Message::new("prompt-lend-unit").with("unit", unit),
            _ => Message::new("prompt-lend-air"),
        };
        message.with("at", s.combat.target)
    }

    /// What is asked, and the stage in which it was.
    pub(crate) const fn question(&self, s: &Situation) -> Option<(Action, Stage)> {
        match s.shared.asked {
            Some(action @ Action::Join(_)) => Some((action, Stage::Muster)),
            Some(action) if matches!(s.combat.step, Step::Before) => Some((action, Stage::Support)),
            Some(action) => Some((action, Stage::Answer)),
            None => None,
        }
    }

    /// The partner has answered.
    pub(crate) fn do_consent(&self, s: &mut Situation, play: &mut impl Playing, granted: bool) {
        let Some((action, stage)) = self.question(s) else { return };
        let seat = self.seat(s).unwrap_or(SeatId(0));
        play.tell(|| {
            let id = if granted { "event-grants" } else { "event-denies" };
            Event::new(id, "27.1").with("seat", seat)
        });
        s.shared.asked = None;
        s.stage = stage;
        if !granted {
            s.shared.denied |= self.help_asked(s, action).unwrap_or(0);
        } else if let Action::Join(unit) = action {
            self.do_join(s, play, unit);
        } else {
            self.do_support(s, play, action);
        }
    }

    /// How many of the German points of the turn go to Panzer Group West (27.1).
    pub(crate) fn check_divide(&self, s: &Situation, points: u8) -> Check {
        if points <= s.undealt { Ok(()) } else { refuse("27.1", "refuse-not-so-many") }
    }

    pub(crate) fn do_divide(&self, s: &mut Situation, play: &mut impl Playing, points: u8) {
        s.undealt -= points;
        s.shared.at = 1;
        self.store(s, play, Store::Panzer, points);
        self.go_on_initial(s, play);
    }

    /// Whether a store serves a unit where the German side is divided: each command has its own (27.1).
    pub(crate) fn serves(&self, s: &Situation, unit: UnitId, store: Store) -> bool {
        let panzer = store == Store::Panzer;
        if !s.is_divided(Side::German) {
            return !panzer;
        }
        panzer == (self.command_of(s, unit) == 0)
    }

    /// Who of a set of attackers is under the command that is at it.
    pub(crate) fn own_among(&self, s: &Situation, all: UnitSet) -> UnitSet {
        if s.is_divided(s.active) { all.iter().filter(|&unit| self.is_own(s, unit)).collect() } else { all }
    }

    /// Whether what is kept for three and four is what can be.
    pub(crate) fn is_shared_sound(&self, s: &Situation) -> bool {
        let shared = &s.shared;
        let both = s.options & (option::THREE_PLAYERS | option::FOUR_PLAYERS);
        let one = both != option::THREE_PLAYERS | option::FOUR_PLAYERS;
        let none = both != 0 || *shared == Shared::NONE;
        let at = shared.at <= u8::from(s.is_divided(s.active));
        let facing = shared.facing <= u8::from(s.is_divided(s.active.enemy()));
        let panzer =
            shared.panzer <= if s.is_divided(Side::German) { self.data.numbers.supply_cap } else { 0 };
        let planned = usize::from(shared.planned) <= s.strafed.len();
        one && none && at && facing && panzer && planned && shared.denied < 64
    }
}
