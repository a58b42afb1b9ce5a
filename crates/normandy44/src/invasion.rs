//! The invasion turn (rule 20): drops, gliders, assaults on the beaches.

use crate::data::{BEACHES, Landing};
use crate::results::{Cell, Drop};
use crate::situation::{Combat, Fight, Situation, Stage, Step, UnitSet, flag};
use crate::units::{Army, Kind, Pool, Side, Way};
use crate::{Check, Normandy44, Playing, refuse};
use sandtable_engine::explain::{Case, Chance, Sheet, Tally, Tone};
use sandtable_engine::guide::Reason;
use sandtable_engine::message::{Arg, Event, Message};
use sandtable_engine::{SpaceId, UnitId};

impl Normandy44 {
    /// The airborne divisions drop (20.2).
    pub(crate) fn drop_all(&self, s: &mut Situation, play: &mut impl Playing) {
        for unit in self.data.side(Side::Allied) {
            if self.data.units[unit].way == Way::Drop && self.data.map.is_hex(s.place(unit)) {
                self.disperse(s, play, unit, 0);
            }
        }
        self.go_on_invasion(s, play);
    }

    /// A unit comes down: it may be dispersed and lose steps, of which one comes back (20.2).
    fn disperse(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId, modifier: u8) {
        let at = s.place(unit);
        let Some(division) = self.data.airborne(unit) else { return };
        let die = play.die("roll-drop", s.turn, unit.0, 0);
        let row = usize::from((die + modifier).min(6)) - 1;
        let drop = self.data.dispersal[row][division];
        play.tell(|| {
            let id = if drop == Drop::Intact { "event-drops-intact" } else { "event-drops-dispersed" };
            let event = Event::new(id, "20.2").with("unit", unit).with("at", at).with("die", Arg::Die(die));
            event.with("result", Arg::Code(drop.word()))
        });
        s.held.insert(at);
        let steps = match drop {
            Drop::Intact => return,
            Drop::S => 0,
            Drop::S1 => 1,
            Drop::S2 => 2,
        };
        s.set(unit, flag::DISPERSED);
        let mut who = unit;
        for _ in 0..steps {
            if s.place(who) == at {
                self.lose_step(s, play, who, "20.2");
                let cadre = s.cadres.iter().position(|&behind| behind == who);
                who = cadre.map_or(who, |place| self.data.cadres[place]);
            }
        }
        if steps > 0 {
            let american = self.data.units[unit].nation.army() == Army::First;
            let pool = if american { Pool::UsAirborne } else { Pool::UkAirborne };
            if let Some(event) = self.gain(s, pool, 1) {
                play.tell(|| event.detail());
            }
        }
    }

    /// Gliders come down on turn 2 where no enemy stands (20.2).
    pub(crate) fn land_gliders(&self, s: &mut Situation, play: &mut impl Playing) {
        let glider = self.data.map.boxes.glider;
        let waiting: Vec<UnitId> =
            self.data.side(Side::Allied).filter(|&unit| s.place(unit) == glider).collect();
        for unit in waiting {
            let home = self.data.units[unit].at;
            let named = self.data.map.is_hex(home);
            let hex = if named { home } else { self.glider_home(unit) };
            if s.turn == 2 && !s.stands(&self.data, Side::German, hex) {
                s.put(&self.data, unit, hex);
                self.disperse(s, play, unit, self.data.numbers.glider_modifier);
            }
        }
    }

    /// Where a glider regiment is to land: with its division (20.2).
    fn glider_home(&self, unit: UnitId) -> SpaceId {
        let with = |&hex: &SpaceId| {
            let word = |key: &str| {
                let words = &self.data.map.board.space(hex).words.0;
                words.iter().find(|(k, _)| k == key).map(|(_, word)| word.as_str())
            };
            let number = ["82", "101", "6"][self.data.airborne(unit).unwrap_or(0)];
            word("division") == Some(number)
        };
        self.data.places.drops.iter().copied().find(with).unwrap_or(self.data.places.sainte_mere)
    }

    /// A glider regiment that could not land on turn 2 and has somewhere to go now (20.2).
    pub(crate) fn waiting_glider(&self, s: &Situation) -> Option<UnitId> {
        let glider = self.data.map.boxes.glider;
        let mut waiting = self.data.side(Side::Allied).filter(|&unit| s.place(unit) == glider);
        waiting.find(|_| s.turn > 2).filter(|&unit| self.late_landings(s, unit).next().is_some())
    }

    /// Where a late glider regiment may land: near its place, on friendly ground (20.2).
    pub(crate) fn late_landings<'s>(
        &'s self,
        s: &'s Situation,
        unit: UnitId,
    ) -> impl Iterator<Item = SpaceId> + 's {
        let home = self.data.units[unit].at;
        let home = if self.data.map.is_hex(home) { home } else { self.glider_home(unit) };
        let near = move |&hex: &SpaceId| {
            hex != home && self.data.map.distance(home, hex) <= self.data.numbers.glider_distance
        };
        s.held.iter().filter(near).filter(|&hex| !s.stands(&self.data, Side::German, hex))
    }

    pub(crate) fn check_land(&self, s: &Situation, unit: UnitId, hex: SpaceId) -> Check {
        if self.late_landings(s, unit).any(|there| there == hex) {
            Ok(())
        } else {
            refuse("20.2", "refuse-no-glider-hex")
        }
    }

    pub(crate) fn do_land(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId, hex: SpaceId) {
        s.put(&self.data, unit, hex);
        self.disperse(s, play, unit, self.data.numbers.glider_modifier);
        self.go_on_initial(s, play);
    }

    /// The beaches that are still to be assaulted (20.3).
    pub(crate) fn assaults<'s>(&'s self, s: &'s Situation) -> impl Iterator<Item = (SpaceId, SpaceId)> + 's {
        let all = self.data.map.assaults.iter().copied();
        all.filter(|&(from, _)| s.stacks.units(from).any(|unit| self.storms(unit)))
    }

    /// Whether a unit in an assault box lands by itself: the 5th Rangers wait for the 2nd (20.3.4).
    fn storms(&self, unit: UnitId) -> bool {
        !self.is_fifth_rangers(unit)
    }

    fn is_fifth_rangers(&self, unit: UnitId) -> bool {
        let u = &self.data.units[unit];
        u.kind == Kind::Rangers && u.nation.army() == Army::First && self.data.names[unit].starts_with('5')
    }

    pub(crate) fn check_assault(&self, s: &Situation, hex: SpaceId) -> Check {
        if self.assaults(s).any(|(_, beach)| beach == hex) {
            Ok(())
        } else {
            refuse("20.3.1", "refuse-no-assault-there")
        }
    }

    /// The invasion goes on, or the first German turn begins (20.1).
    pub(crate) fn go_on_invasion(&self, s: &mut Situation, play: &mut impl Playing) {
        s.combat = Combat::NONE;
        s.active = Side::Allied;
        s.stage = Stage::Invasion;
        // 27.1: of two players the American lands first.
        (s.shared.at, s.shared.facing) = (0, 0);
        let american = |(_, hex): (SpaceId, SpaceId)| self.ground_of(Side::Allied, hex) == 0;
        if !self.assaults(s).any(american) {
            self.hand_over(s);
        }
        if self.assaults(s).next().is_none() {
            self.begin_player_turn(s, play, Side::German);
        }
    }

    pub(crate) fn do_assault(&self, s: &mut Situation, play: &mut impl Playing, hex: SpaceId) {
        let Some((from, _)) = self.assaults(s).find(|&(_, beach)| beach == hex) else { return };
        s.combat = Combat { fight: Fight::Beach, target: hex, ..Combat::NONE };
        s.combat.attackers = s.stacks.units(from).filter(|&unit| self.storms(unit)).collect();
        s.combat.main = s.combat.attackers;
        self.begin_facing(s, hex);
        self.roll_landing(s, play);
        self.carry_out_landing(s, play);
    }

    fn is_beach(&self, hex: SpaceId, name: &str) -> bool {
        self.data.beach_hex(hex).is_some_and(|(_, beach)| BEACHES[beach] == name)
    }

    /// The column of the invasion table for a beach (20.3.1).
    pub(crate) fn landing_column(&self, hex: SpaceId) -> usize {
        if self.is_beach(hex, "omaha") {
            0
        } else if self.is_beach(hex, "utah") {
            2
        } else {
            1
        }
    }

    /// What came of a landing, and what else could have.
    fn landing_sheet(&self, hex: SpaceId, column: usize, die: u8) -> Sheet {
        let cells = |row: usize| self.data.invasion[row][column];
        let mut results: Vec<Chance> = Vec::new();
        for row in 0..6 {
            let code = cells(row).cell.word();
            match results.iter_mut().find(|chance| chance.result == code) {
                Some(chance) => {
                    chance.ways += 1;
                    chance.rolls.push(row as u8 + 1);
                }
                None => results.push(Chance {
                    result: code.to_owned(),
                    ways: 1,
                    of: 6,
                    rolls: vec![row as u8 + 1],
                    tone: landing_tone(cells(row).cell),
                }),
            }
        }
        let name = ["Omaha", "…", "Utah"][column].to_owned();
        let cell = cells(usize::from(die) - 1).cell;
        Sheet {
            at: hex,
            table: "table-invasion",
            rule: "20.3",
            attack: Tally::default(),
            case: Case {
                defence: Tally::default(),
                before: name.clone(),
                shifts: Tally::default(),
                column: name,
                modifiers: Tally::default(),
                results,
            },
            dice: vec![die],
            result: cell.word().to_owned(),
            tone: landing_tone(cell),
            meaning: vec![Reason { message: Message::new(landing_meaning(cell)), rule: "20.3.2" }],
        }
    }

    fn roll_landing(&self, s: &mut Situation, play: &mut impl Playing) {
        let hex = s.combat.target;
        let column = self.landing_column(hex);
        let nth = u16::from(s.combat.bloody);
        let die = play.die("roll-invasion", s.turn, hex.0, nth);
        let Landing { cell, advance } = self.data.invasion[usize::from(die) - 1][column];
        s.combat.die = die;
        s.combat.column = column as i8;
        s.combat.result = cell;
        s.combat.reach = if s.combat.bloody { advance.min(1) } else { advance };
        s.combat.step = Step::Attacker;
        s.combat.owed = match cell {
            Cell::A1 | Cell::Ex | Cell::A1D1 => 1,
            Cell::A2D1 => 2,
            _ => 0,
        };
        play.tell(|| {
            let event = Event::new("event-invasion-roll", "20.3").with("at", hex).with("die", Arg::Die(die));
            let event =
                event.with("result", Arg::Code(cell.word())).with("advance", i32::from(s.combat.reach));
            event.sheet(self.landing_sheet(hex, column, die))
        });
    }

    /// Carries a landing out until somebody has to choose (20.3.2–20.3.6).
    pub(crate) fn carry_out_landing(&self, s: &mut Situation, play: &mut impl Playing) {
        loop {
            match s.combat.step {
                Step::Attacker => {
                    if self.bear_landing(s, play) {
                        return;
                    }
                    if s.combat.result == Cell::A1 {
                        // 20.3.3: again and again, until the beach is taken or both regiments are cadres.
                        if self.is_repulsed(s) {
                            self.give_up_landing(s, play);
                            return self.go_on_invasion(s, play);
                        }
                        s.combat.bloody = true;
                        self.roll_landing(s, play);
                        continue;
                    }
                    s.combat.step = Step::Defender;
                }
                Step::Defender => {
                    if !self.take_beach(s, play) {
                        return self.go_on_invasion(s, play);
                    }
                    s.combat.step = Step::Advance;
                }
                Step::Advance => {
                    if s.combat.reach > 1 && self.can_advance(s) {
                        s.stage = Stage::Advance;
                        return;
                    }
                    return self.go_on_invasion(s, play);
                }
                _ => return,
            }
        }
    }

    /// Lets the landed bear their losses; true if somebody has to choose.
    fn bear_landing(&self, s: &mut Situation, play: &mut impl Playing) -> bool {
        while s.combat.owed > 0 {
            let at_risk = self.attackers_at_risk(s);
            if at_risk.len() > 1 {
                let by = if s.combat.result == Cell::Ex { Side::German } else { Side::Allied };
                s.stage = Stage::AttackerLoss(by);
                return true;
            }
            s.combat.owed -= 1;
            if let Some(unit) = at_risk.first() {
                self.lose_step(s, play, unit, "20.3.2");
            }
        }
        false
    }

    fn is_repulsed(&self, s: &Situation) -> bool {
        let whole = |unit: UnitId| {
            self.data.units[unit].is_infantry_type() && self.data.units[unit].kind != Kind::Cadre
        };
        !s.combat.attackers.iter().any(whole)
    }

    /// The assault has failed: what is left goes back to the box of Omaha (20.3.3).
    fn give_up_landing(&self, s: &mut Situation, play: &mut impl Playing) {
        play.tell(|| Event::new("event-landing-fails", "20.3.3").with("at", s.combat.target));
        for unit in s.combat.attackers.iter() {
            s.put(&self.data, unit, self.data.map.boxes.omaha);
        }
    }

    /// Tanks may be lost at sea, the strongpoint falls, the landed stand on the beach; false if nobody is left (20.3.2–20.3.6).
    fn take_beach(&self, s: &mut Situation, play: &mut impl Playing) -> bool {
        let hex = s.combat.target;
        let hoc = hex == self.data.places.pointe_du_hoc;
        if hoc && s.combat.result == Cell::A2D1 {
            // 20.3.4: the landing fails; the 5th Battalion goes to Omaha.
            play.tell(|| Event::new("event-landing-fails", "20.3.4").with("at", hex));
            // Ruling N44: the strongpoint is lost as well.
            let all: UnitSet = s.stacks.units(hex).collect();
            for unit in s.combat.attackers.iter().chain(all.iter()) {
                self.eliminate(s, play, unit, "20.3.4");
            }
            self.send_fifth_rangers(s, play, false);
            return false;
        }
        let tanks: Vec<UnitId> =
            s.combat.attackers.iter().filter(|&unit| self.data.units[unit].silhouette).collect();
        for unit in tanks {
            let die = play.die("roll-tanks", s.turn, hex.0, 0);
            let lost = self.data.tanks_lost[usize::from(die) - 1];
            play.tell(|| {
                let id = if lost { "event-tanks-sink" } else { "event-tanks-land" };
                Event::new(id, "20.3.5").with("unit", unit).with("die", Arg::Die(die)).open()
            });
            if lost {
                self.lose_step(s, play, unit, "20.3.5");
            }
        }
        let defenders: UnitSet = s.stacks.units(hex).collect();
        for unit in defenders.iter() {
            self.eliminate(s, play, unit, "20.3.2");
        }
        for unit in s.combat.attackers.iter() {
            s.put(&self.data, unit, hex);
            play.tell(|| Event::new("event-storms", "20.3.6").with("unit", unit).with("at", hex).way([hex]));
        }
        if s.combat.attackers.is_empty() {
            return false;
        }
        self.take_control(s, play, Side::Allied, hex);
        if hoc {
            let die = play.die("roll-rangers", s.turn, hex.0, 0);
            let follow = self.data.rangers[usize::from(die) - 1];
            play.tell(|| {
                let id = if follow { "event-rangers-follow" } else { "event-rangers-omaha" };
                Event::new(id, "20.3.4").with("die", Arg::Die(die))
            });
            self.send_fifth_rangers(s, play, follow);
        }
        s.combat.victors = s.combat.attackers;
        s.combat.limited = false;
        true
    }

    fn send_fifth_rangers(&self, s: &mut Situation, play: &mut impl Playing, follow: bool) {
        let Some(unit) = self.data.side(Side::Allied).find(|&unit| self.is_fifth_rangers(unit)) else {
            return;
        };
        if self.data.map.is_hex(s.place(unit)) {
            return;
        }
        let omaha = self.data.map.board.find("second_wave_dog");
        let to =
            if follow { self.data.places.pointe_du_hoc } else { omaha.unwrap_or(self.data.map.boxes.omaha) };
        s.put(&self.data, unit, to);
        play.tell(|| Event::new("event-storms", "20.3.4").with("unit", unit).with("at", to).way([to]));
    }
}

/// Whom a result of a landing favours.
pub(crate) fn landing_tone(cell: Cell) -> Tone {
    match cell {
        Cell::A1 | Cell::A2D1 => Tone::Bad,
        Cell::D1 => Tone::Good,
        _ => Tone::Even,
    }
}

/// What a result of a landing means.
pub(crate) const fn landing_meaning(cell: Cell) -> &'static str {
    match cell {
        Cell::A1 => "landing-a1",
        Cell::A2D1 => "landing-a2d1",
        Cell::Ex => "landing-ex",
        Cell::D1 => "landing-d1",
        _ => "landing-a1d1",
    }
}
