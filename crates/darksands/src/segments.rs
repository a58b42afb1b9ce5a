//! The action phase (rules 18.2–18.7): initiative, the cup, priority chits, what may be played, and the actions of a chit.

use crate::chits::{Chit, PRIORITY};
use crate::data::UnitSet;
use crate::situation::{Active, Doing, MOST_PLAYED, Sea, Situation, Stage, flag};
use crate::units::Side;
use crate::{Action, Check, DarkSands, Playing, refuse};
use sandtable_engine::message::{Arg, Event};

/// How many chits a side may play in a row (18.7.1), and how many of movement and of combat in a turn (18.7.2).
const LIMIT: u8 = 2;

impl DarkSands {
    /// Who has the initiative (18.2; ruling D08): whoever did not play the last two chits of the turn before, or by the track.
    pub(crate) fn initiative_of(&self, s: &Situation, turn: u8) -> Side {
        let mut last = s.track().rev();
        match (last.next().and_then(Chit::side), last.next().and_then(Chit::side)) {
            (Some(one), Some(two)) if one == two => one.enemy(),
            _ => self.data.numbers.turn(turn).initiative,
        }
    }

    /// The action phase begins: initiative, the cup (18.2, 18.3), and on turn 3 reinforcements (18.4).
    pub(crate) fn begin_action_phase(&self, s: &mut Situation, play: &mut impl Playing) {
        s.initiative = self.initiative_of(s, s.turn);
        let (cup, hand) = self.data.chits[usize::from(s.turn.min(17))];
        s.cup = cup;
        s.hand = hand;
        if s.turn == 9 && s.dashed[1] {
            // 1.3.4
            s.hand &= !(1 << 2);
        }
        s.played = [0; MOST_PLAYED];
        s.count = 0;
        s.limits = [[0; 2]; 2];
        s.tobruk = [false; 2];
        s.sea = Sea::NONE;
        s.active = Active::NONE;
        play.tell(|| Event::new("event-initiative", "18.2").with("seat", Self::seat(s.initiative)));
        let start = &self.data.starts[usize::from(s.scenario)];
        if s.turn == 3 && !(start.reinforced && start.first_turn == 3) {
            self.begin_reinforcements(s, play, Side::Allied);
        } else {
            self.begin_initiative(s, play);
        }
    }

    pub(crate) fn begin_initiative(&self, s: &mut Situation, play: &mut impl Playing) {
        s.stage = Stage::Initiative;
        if self.openers(s).is_empty() {
            self.next_segment(s, play);
        }
    }

    /// The chits with which whoever has the initiative may open (18.3, 18.5).
    pub(crate) fn openers(&self, s: &Situation) -> Vec<Chit> {
        let own = |chit: &Chit| chit.side() == Some(s.initiative);
        let in_cup = s.cup.contents().map(|(kind, _)| Chit::of(kind));
        let in_hand = PRIORITY.into_iter().filter(|&chit| Self::holds_chit(s, chit));
        in_cup.chain(in_hand).filter(own).collect()
    }

    /// Whether a priority chit is in its owner's hand.
    pub(crate) fn holds_chit(s: &Situation, chit: Chit) -> bool {
        chit.rank().is_some_and(|rank| s.hand & 1 << (rank - 1) != 0)
    }

    pub(crate) fn check_play(&self, s: &Situation, chit: Chit) -> Check {
        if chit == Chit::Logistics {
            return refuse("18.3", "refuse-open-logistics");
        }
        if chit.side() != Some(s.initiative) {
            return refuse("18.3", "refuse-open-foreign");
        }
        if self.openers(s).contains(&chit) { Ok(()) } else { refuse("18.3", "refuse-open-not-there") }
    }

    pub(crate) fn do_play(&self, s: &mut Situation, play: &mut impl Playing, chit: Chit) {
        match chit.rank() {
            Some(rank) => s.hand &= !(1 << (rank - 1)),
            None => {
                s.cup.remove(chit.index());
            }
        }
        self.play_chit(s, play, chit);
    }

    /// The next segment: whoever holds priority chits is asked (18.6.1), and a chit is drawn.
    pub(crate) fn next_segment(&self, s: &mut Situation, play: &mut impl Playing) {
        s.declared = 0;
        self.ask_from(s, play, 0);
    }

    /// Asks the holders from this place of the order on, then draws.
    fn ask_from(&self, s: &mut Situation, play: &mut impl Playing, from: usize) {
        if let Some(chit) = PRIORITY[from..].iter().copied().find(|&chit| Self::holds_chit(s, chit)) {
            s.stage = Stage::Priority(chit);
            return;
        }
        let declared = PRIORITY.into_iter().find(|chit| chit.rank() == Some(s.declared));
        s.declared = 0;
        match declared {
            Some(chit) => self.do_play(s, play, chit),
            None if s.cup.is_empty() => self.end_phase(s, play),
            None => s.stage = Stage::Draw,
        }
    }

    /// The answer of a holder: a higher chit goes before one declared (18.6.1).
    pub(crate) fn answer_priority(
        &self,
        s: &mut Situation,
        play: &mut impl Playing,
        chit: Chit,
        declares: bool,
    ) {
        if declares {
            let before = s.declared;
            s.declared = chit.rank().unwrap_or(0);
            play.tell(|| {
                let event = match before {
                    0 => Event::new("event-declares", "18.6.1"),
                    _ => Event::new("event-pre-empts", "18.6.1"),
                };
                event.with("chit", Arg::Term(chit.term()))
            });
        }
        let at = PRIORITY.iter().position(|&other| other == chit).unwrap_or(PRIORITY.len() - 1);
        self.ask_from(s, play, at + 1);
    }

    /// How many chits a side has played in a row (18.7.1); Logistics and priority chits neither count nor break it (ruling D09).
    pub(crate) fn run(&self, s: &Situation) -> Option<(Side, u8)> {
        let mut runs = s.track().rev().filter(|chit| chit.runs()).filter_map(Chit::side);
        let side = runs.next()?;
        Some((side, 1 + runs.take_while(|&other| other == side).count() as u8))
    }

    /// The side whose chits are put back when drawn: it has played two in a row, and the other has chits in the cup (18.7.1).
    pub(crate) fn barred_from_draw(&self, s: &Situation) -> Option<Side> {
        let (side, count) = self.run(s)?;
        let has = |of: Side| s.cup.contents().any(|(kind, _)| Chit::of(kind).side() == Some(of));
        (count >= LIMIT && has(side.enemy())).then_some(side)
    }

    pub(crate) fn draw_chit(&self, s: &mut Situation, play: &mut impl Playing) {
        let barred = self.barred_from_draw(s);
        let mut chits: Vec<u32> = Vec::with_capacity(24);
        for (kind, count) in s.cup.contents() {
            let chit = Chit::of(kind);
            if chit.side().is_none() || chit.side() != barred {
                chits.extend((0..count).map(|_| kind as u32));
            }
        }
        let drawn = play.pick(&chits, "roll-chit", s.turn, u16::from(s.count));
        let chit = Chit::of(drawn as usize);
        s.cup.remove(chit.index());
        self.play_chit(s, play, chit);
    }

    /// A chit comes onto the track, and what it allows begins (18.1).
    fn play_chit(&self, s: &mut Situation, play: &mut impl Playing, chit: Chit) {
        if usize::from(s.count) < MOST_PLAYED {
            s.played[usize::from(s.count)] = chit.index() as u8;
            s.count += 1;
        }
        play.tell(|| {
            let event = Event::new("event-chit", "18.6").with("chit", Arg::Term(chit.term()));
            match chit.side() {
                Some(side) => event.with("seat", Self::seat(side)),
                None => Event::new("event-logistics", "21.0"),
            }
        });
        let Some(side) = chit.side() else {
            self.logistics(s, play);
            self.next_segment(s, play);
            return;
        };
        s.active = Active { chit: Some(chit), side, ..Active::NONE };
        if chit.is_reinforcement() {
            self.begin_reinforcements(s, play, side);
            return;
        }
        if chit.movement().is_some() || chit.combat().is_some() {
            let [moves, fights] = self.playable(s, chit);
            match (moves, fights) {
                (true, true) => s.stage = Stage::Either,
                (true, false) => self.play_side(s, play, Doing::Move),
                (false, true) => self.play_side(s, play, Doing::Attack),
                (false, false) => {
                    play.tell(|| Event::new("event-void", "18.7.2"));
                    self.end_chit(s, play);
                }
            }
            return;
        }
        self.activate(s, play, chit);
    }

    /// Whether the movement side and the combat side of a chit can be played (18.7.2).
    pub(crate) fn playable(&self, s: &Situation, chit: Chit) -> [bool; 2] {
        let Some(side) = chit.side() else { return [false; 2] };
        let [moves, fights] = s.limits[side.index()];
        let free = |used: u8| !chit.is_limited() || used < LIMIT;
        [chit.movement().is_some() && free(moves), chit.combat().is_some() && free(fights)]
    }

    /// One side of a chit is played: the whole side is active, and the Panzers go on (12.7.1; ruling D07).
    pub(crate) fn play_side(&self, s: &mut Situation, play: &mut impl Playing, doing: Doing) {
        let Some(chit) = s.active.chit else { return };
        let side = s.active.side;
        let weak = match doing {
            Doing::Move => chit.movement(),
            _ => chit.combat(),
        };
        let weak = weak.unwrap_or(false);
        if chit.is_limited() {
            s.limits[side.index()][usize::from(doing == Doing::Attack)] += 1;
        }
        s.active.doing = doing;
        s.active.half = weak;
        s.active.minus = weak;
        s.active.able = self.data.sides[side.index()];
        let plain = chit.is_limited() || chit == Chit::AxisTobruk;
        if side == Side::Axis && plain {
            s.active.next = if doing == Doing::Move { Doing::Attack } else { Doing::Move };
            s.active.momentum = true;
        }
        play.tell(|| {
            let event = match (doing, weak) {
                (Doing::Move, false) => Event::new("event-plays-movement", "19.0"),
                (Doing::Move, true) => Event::new("event-plays-half", "18.1"),
                (_, false) => Event::new("event-plays-combat", "20.0"),
                (_, true) => Event::new("event-plays-minus", "18.1"),
            };
            event.with("seat", Self::seat(side))
        });
        self.begin_doing(s, play);
    }

    /// The action at hand begins; one in which nobody can do anything ends by itself.
    pub(crate) fn begin_doing(&self, s: &mut Situation, play: &mut impl Playing) {
        loop {
            let (stage, flags) = match s.active.doing {
                Doing::Move => (Stage::Movement, flag::DONE),
                Doing::Attack => (Stage::Combat, flag::FOUGHT | flag::ATTACKED),
                Doing::Nothing => {
                    self.end_chit(s, play);
                    return;
                }
            };
            for flags_of in 0..crate::units::UNITS {
                s.flags[sandtable_engine::UnitId(flags_of as u16)] &= !flags;
            }
            s.stage = stage;
            self.note_tanks(s);
            let mut out = Vec::new();
            match stage {
                Stage::Movement => self.list_movement(s, &mut out),
                _ => self.list_combat(s, &mut out),
            }
            if out.len() > 1 {
                return;
            }
            if stage == Stage::Combat {
                play.tell(|| Event::new("event-no-attack", "20.0").detail());
            }
            self.take_next(s, play);
        }
    }

    /// What comes after the action at hand: the second of the chit, or of the Panzers (12.7.1).
    fn take_next(&self, s: &mut Situation, play: &mut impl Playing) {
        s.active.doing = std::mem::take(&mut s.active.next);
        if s.active.doing != Doing::Nothing && s.active.momentum {
            s.active.able = self.data.panzers;
            s.active.short = UnitSet::EMPTY;
            let any = s.active.able.iter().any(|unit| self.data.map.is_hex(s.place(unit)));
            if any {
                play.tell(|| Event::new("event-momentum", "12.7.1"));
            } else {
                s.active.doing = Doing::Nothing;
            }
        }
    }

    pub(crate) fn do_end_movement(&self, s: &mut Situation, play: &mut impl Playing) {
        self.check_dash(s, play);
        self.take_next(s, play);
        self.begin_doing(s, play);
    }

    pub(crate) fn do_end_combat(&self, s: &mut Situation, play: &mut impl Playing) {
        self.take_next(s, play);
        self.begin_doing(s, play);
    }

    /// The chit has been played.
    pub(crate) fn end_chit(&self, s: &mut Situation, play: &mut impl Playing) {
        self.refresh_artillery(s);
        for unit in 0..crate::units::UNITS {
            s.flags[sandtable_engine::UnitId(unit as u16)] &= !flag::OF_CHIT;
        }
        s.active = Active::NONE;
        self.next_segment(s, play);
    }

    /// The dash to the frontier (1.3.4; ruling D68): five Panzer steps in Egypt at the end of an Axis movement of turn 8.
    fn check_dash(&self, s: &mut Situation, play: &mut impl Playing) {
        if !s.dash || s.turn != 8 || s.dashed[0] || s.active.side != Side::Axis {
            return;
        }
        let far = |unit: &sandtable_engine::UnitId| {
            let hex = s.place(*unit);
            let column = self.data.map.board.space(hex).cell.map_or(0, |(_, cell)| cell.column);
            self.data.units[*unit].kind == crate::units::Kind::Panzer && self.is_in_egypt(hex) && column > 40
        };
        let steps: u8 = self.data.germans.iter().filter(far).map(|unit| s.steps(&self.data, unit)).sum();
        if steps < 5 {
            return;
        }
        let die = play.die("roll-dash", s.turn, 0, 0);
        s.dashed = [true, die <= 3];
        play.tell(|| {
            let event = if die <= 3 {
                Event::new("event-dash", "1.3.4")
            } else {
                Event::new("event-dash-fails", "1.3.4")
            };
            event.with("die", Arg::Die(die))
        });
    }

    pub(crate) fn list_openers(&self, s: &Situation, out: &mut Vec<Action>) {
        out.extend(self.openers(s).into_iter().map(Action::Play));
        out.push(Action::Pass);
    }
}
