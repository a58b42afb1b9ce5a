//! The first day (rule 10): jumps, waves, reactions.

use crate::board::feature;
use crate::data::UnitSet;
use crate::situation::{Combat, Fight, Moment, Part, Situation, Stage, Weather, flag};
use crate::units::{Acting, Army, Kind, Side, Way};
use crate::{Action, Bloody, Check, Playing, need};
use sandtable_engine::message::{Arg, Event, Message};
use sandtable_engine::{SeatId, SpaceId, UnitId};

/// Jumps are of the night, gliders of the evening (10 O.1, B.3).
pub(crate) fn drop_rule(s: &Situation) -> &'static str {
    if s.moment == Moment::Evening { "10.B.3" } else { "10.O.1" }
}

/// The steps of the first day, each with its rule (10).
const STEPS: [(&str, &str); 11] = [
    ("day-drops", "10.O.1"),
    ("day-gathering", "10.O.1"),
    ("day-alarm", "10.O.2"),
    ("day-missions", "10.A.1"),
    ("day-bombardment", "10.A.1"),
    ("day-first-wave", "10.A.1"),
    ("day-second-wave", "10.A.1"),
    ("day-reaction", "10.A.2"),
    ("day-follow-up", "10.B.1"),
    ("day-evening-reaction", "10.B.2"),
    ("day-gliders", "10.B.3"),
];

/// Which step of the first day it is, from zero (10).
fn step_of(s: &Situation) -> usize {
    match s.moment {
        Moment::Drops | Moment::Usual => 0,
        Moment::Gathering => 1,
        Moment::Alarm => 2,
        Moment::FirstWave => match s.stage {
            Stage::Air => 3,
            Stage::Soften => 4,
            Stage::Raid if s.combat.fight == Fight::None => 4,
            _ => 5,
        },
        Moment::SecondWave => 6,
        Moment::Reaction if s.part == Part::A => 7,
        Moment::FollowUp => 8,
        Moment::Reaction => 9,
        Moment::Evening => 10,
    }
}

/// Where in the first day we are.
pub(crate) fn day_phase(s: &Situation) -> Message {
    let step = step_of(s);
    Message::new("phase-first-day")
        .with("seat", SeatId(s.active as u8))
        .with("step", Arg::Term(STEPS[step].0))
        .with("n", step as i32 + 1)
        .with("of", STEPS.len() as i32)
}

/// What comes next on the first day, with its rule.
pub(crate) fn next_of_day(s: &Situation) -> Option<(&'static str, Message)> {
    let (next, rule) = STEPS.get(step_of(s) + 1)?;
    Some((rule, Message::new("reason-first-day").with("next", Arg::Term(next))))
}

impl Bloody {
    /// The night of 6 June (10 O).
    pub(crate) fn begin_first_day(&self, s: &mut Situation) {
        s.turn = 0;
        s.part = Part::O;
        s.moment = Moment::Drops;
        s.weather = Weather::Overcast;
        s.first = Side::Allied;
        s.stage = Stage::Drop;
        s.active = self.jumper(s).unwrap_or(Acting::Allied);
    }

    /// Those who still have to jump, or to land by glider (10 O.1, B.3).
    pub(crate) fn waiting_to_jump<'s>(&'s self, s: &'s Situation) -> impl Iterator<Item = UnitId> + 's {
        let way = if s.moment == Moment::Evening { Way::Glider } else { Way::Drop };
        s.stacks
            .units(self.data.map.boxes.reserve)
            .filter(move |&unit| self.data.units[unit].way == way && !s.is(unit, flag::DONE))
    }

    fn jumper(&self, s: &Situation) -> Option<Acting> {
        self.waiting_to_jump(s).next().map(|unit| self.acting_for(s, self.data.units[unit].army))
    }

    /// Whether a unit may jump on a hex of its zone (10 O.1).
    pub(crate) fn check_drop(&self, s: &Situation, unit: UnitId, at: SpaceId) -> Check {
        let waits = self.waiting_to_jump(s).any(|other| other == unit);
        let rule = drop_rule(s);
        need(waits && s.active.commands(self.data.units[unit].army), rule, "refuse-does-not-jump")?;
        let zone = self.data.drop_zones.get(usize::from(self.data.units[unit].zone));
        need(zone.is_some_and(|zone| zone.contains(&at)), rule, "refuse-not-its-zone")
    }

    pub(crate) fn list_drop(&self, s: &Situation, out: &mut Vec<Action>) {
        for unit in self.waiting_to_jump(s) {
            if !s.active.commands(self.data.units[unit].army) {
                continue;
            }
            if let Some(zone) = self.data.drop_zones.get(usize::from(self.data.units[unit].zone)) {
                out.extend(zone.iter().map(|&at| Action::Drop(unit, at)));
            }
        }
        if self.check_no_gliders(s).is_ok() {
            out.push(Action::Hold);
        }
    }

    /// Gliders may land in the evening, they need not (10 B.3).
    pub(crate) fn check_no_gliders(&self, s: &Situation) -> Check {
        need(s.moment == Moment::Evening, "10.O.1", "refuse-all-jump")
    }

    /// The gliders stay in the reserve (10 B.3).
    pub(crate) fn no_gliders(&self, s: &mut Situation, play: &mut impl Playing) {
        let waiting: UnitSet = self.waiting_to_jump(s).collect();
        for unit in waiting.iter() {
            s.set(unit, flag::DONE);
        }
        self.next_drop(s, play);
    }

    pub(crate) fn do_drop(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId, aim: SpaceId) {
        let numbers = &self.data.numbers.jump;
        let u = &self.data.units[unit];
        let (die, wind) =
            (play.die("roll-jump", s.turn, unit.0, 0), play.die("roll-drift", s.turn, unit.0, 1));
        let modified = die + if u.army == Army::Us { numbers.us } else { numbers.british };
        let mut at = aim;
        if modified >= numbers.drifts_from {
            at = self.drifted(aim, wind);
        }
        let levels =
            u8::from(numbers.disorganised.contains(&modified)) + u8::from(numbers.twice.contains(&modified));
        s.set(unit, flag::MOVED | flag::DONE);
        s.put(&self.data, unit, at);
        play.tell(|| {
            let drifts = modified >= numbers.drifts_from;
            let id = match (drifts, at == aim) {
                (false, _) => "event-jumps",
                (true, true) => "event-drifts-back",
                (true, false) => "event-drifts",
            };
            Event::new(id, drop_rule(s))
                .with("unit", unit)
                .with("at", at)
                .with("die", Arg::Die(die))
                .with("read", i32::from(modified))
                .with("wind", Arg::Die(wind))
                .way([at])
        });
        self.disorganise(s, play, unit, levels);
        if s.enemy_in(&self.data, Side::Allied, at) {
            // 10 O.1: a fight at once.
            s.combat = Combat {
                fight: Fight::Jump,
                side: Side::Allied,
                target: at,
                attackers: UnitSet::one(unit),
                houses: self.data.map.better_cover(at) == Some(true),
                ..Combat::NONE
            };
            self.resolve(s, play);
            return;
        }
        self.take(s, play, Side::Allied, at);
        self.next_drop(s, play);
    }

    /// Where a jump drifts: never into a town or the sea (10 O.1).
    fn drifted(&self, aim: SpaceId, wind: u8) -> SpaceId {
        let map = &self.data.map;
        let direction = self.data.numbers.jump.drift[usize::from(wind - 1)];
        // The sides of a pointy hex are numbered clockwise from the north-east.
        let wanted = Some(direction as u8);
        let side = map.board.sides(aim).iter().find(|edge| edge.direction == wanted);
        let houses =
            |hex: SpaceId| map.has(hex, feature::VILLAGE) || map.terrain(hex) == crate::board::Terrain::City;
        side.map(|edge| edge.to).filter(|&hex| !houses(hex)).unwrap_or(aim)
    }

    /// The next jump, or what follows.
    pub(crate) fn next_drop(&self, s: &mut Situation, play: &mut impl Playing) {
        if let Some(acting) = self.jumper(s) {
            s.active = acting;
            s.stage = Stage::Drop;
        } else if s.moment == Moment::Evening {
            self.end_turn(s, play);
        } else {
            s.moment = Moment::Gathering;
            for unit in self.data.side(Side::Allied) {
                s.clear(unit, flag::DONE);
            }
            s.active = self.acting(s, Side::Allied);
            s.attacked = crate::data::SpaceSet::EMPTY;
            s.stage = Stage::Movement;
            play.tell(|| Event::new("event-gathering", "10.O.1"));
        }
    }

    /// A new moment of the first day for one side.
    fn begin_moment(&self, s: &mut Situation, side: Side, moment: Moment) {
        s.moment = moment;
        self.fresh(s);
        s.active = self.acting(s, side);
        s.stage = Stage::Movement;
    }

    /// What follows when the fights of a moment are over (10).
    pub(crate) fn next_moment(&self, s: &mut Situation, play: &mut impl Playing) {
        match s.moment {
            Moment::Gathering => {
                play.tell(|| Event::new("event-alarm", "10.O.2"));
                self.begin_moment(s, Side::German, Moment::Alarm);
            }
            Moment::Alarm => self.begin_morning(s, play),
            Moment::FirstWave => {
                play.tell(|| Event::new("event-second-wave", "10.A.1"));
                self.begin_moment(s, Side::Allied, Moment::SecondWave);
                self.send_rangers(s, play);
            }
            Moment::SecondWave => {
                play.tell(|| Event::new("event-reaction", "10.A.2"));
                self.begin_moment(s, Side::German, Moment::Reaction);
            }
            Moment::Reaction if s.part == Part::A => {
                s.part = Part::B;
                s.weather = Weather::Clear;
                self.front_hqs(s);
                play.tell(|| Event::new("event-follow-up", "10.B.1"));
                self.begin_moment(s, Side::Allied, Moment::FollowUp);
            }
            Moment::FollowUp => {
                play.tell(|| Event::new("event-reaction", "10.B.2"));
                self.begin_moment(s, Side::German, Moment::Reaction);
            }
            _ => {
                s.moment = Moment::Evening;
                for unit in self.data.side(Side::Allied) {
                    s.clear(unit, flag::DONE);
                }
                self.next_drop(s, play);
            }
        }
    }

    /// Dawn: aircraft and ships (10 A.1).
    fn begin_morning(&self, s: &mut Situation, play: &mut impl Playing) {
        s.part = Part::A;
        s.moment = Moment::FirstWave;
        self.fresh(s);
        s.active = self.acting(s, Side::Allied);
        self.refit_ships(s);
        self.draw_aircraft(s, play);
        play.tell(|| Event::new("event-morning", "10.A.1"));
        s.stage = if self.air_phase(s) { Stage::Air } else { Stage::Soften };
    }

    pub(crate) fn list_soften(&self, s: &Situation, out: &mut Vec<Action>) {
        self.list_bombardments(s, out);
        out.push(Action::EndSoften);
    }

    /// The first wave comes before its beaches; swimming tanks roll for survival (10 A.1).
    pub(crate) fn launch_first_wave(&self, s: &mut Situation, play: &mut impl Playing) {
        let waiting: UnitSet = s.stacks.units(self.data.map.boxes.reserve).collect();
        let mut across = self.data.map.assaults.iter().filter(|(_, hex)| self.data.map.fleet[*hex] == 2);
        for unit in waiting.iter() {
            let u = &self.data.units[unit];
            let sea_before = |hex: SpaceId| {
                self.data.map.assaults.iter().find(|(_, beach)| *beach == hex).map(|(sea, _)| *sea)
            };
            match (u.way, u.at) {
                (Way::WaveOne, Some(hex)) => match sea_before(hex) {
                    Some(sea) => {
                        s.put(&self.data, unit, sea);
                        play.tell(|| {
                            Event::new("event-first-wave", "10.A.1").with("unit", unit).with("at", hex)
                        });
                        if u.dd {
                            self.swim(s, play, unit, hex);
                        }
                    }
                    // The rangers need no beach: they climb into the battery (4.4).
                    None => {
                        s.put(&self.data, unit, hex);
                        play.tell(|| {
                            Event::new("event-first-wave", "4.4").with("unit", unit).with("at", hex)
                        });
                        self.take(s, play, Side::Allied, hex);
                    }
                },
                (Way::Across, _) => {
                    // One of the 79th off each British beach (10 A.1, ruling B70).
                    if let Some(&(sea, hex)) = across.next() {
                        s.put(&self.data, unit, sea);
                        play.tell(|| Event::new("event-across", "10.A.1").with("unit", unit).with("at", hex));
                    }
                }
                _ => {}
            }
        }
        s.shelled = false;
        self.fire_on(s, play);
    }

    fn swim(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId, beach: SpaceId) {
        let dd = &self.data.numbers.dd;
        let name = self.data.map.board.space(beach).words.get("beach").map_or("", String::as_str);
        let most = match name {
            "utah" => dd.utah,
            "omaha" => dd.omaha,
            "gold" => dd.gold,
            "juno" => dd.juno,
            _ => dd.sword,
        };
        let die = play.die_of("roll-dd", s.turn, unit);
        let lands = die <= most;
        let id = if lands { "event-dd-lands" } else { "event-dd-sinks" };
        play.tell(|| {
            Event::new(id, "10.A.1").with("unit", unit).with("at", beach).with("die", Arg::Die(die))
        });
        if !lands {
            self.lose_step(s, play, unit, false);
        }
    }

    /// The assault: who finds his beach empty lands at once.
    pub(crate) fn begin_assault(&self, s: &mut Situation, play: &mut impl Playing) {
        s.shelled = true;
        s.active = self.acting(s, Side::Allied);
        s.stage = Stage::Combat;
        for &(sea, beach) in &self.data.map.assaults {
            if s.enemy_in(&self.data, Side::Allied, beach) {
                continue;
            }
            let landing: UnitSet = s.stacks.units(sea).collect();
            for unit in landing.iter() {
                self.step_ashore(s, play, unit, beach);
            }
        }
    }

    fn step_ashore(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId, beach: SpaceId) {
        if !self.has_room(s, unit, beach) {
            s.put(&self.data, unit, self.data.map.boxes.reserve);
            return;
        }
        s.put(&self.data, unit, beach);
        s.set(unit, flag::MOVED);
        play.tell(|| Event::new("event-lands", "10.A.1").with("unit", unit).with("at", beach).way([beach]));
        self.take(s, play, Side::Allied, beach);
    }

    /// After an assault from the sea all attackers are ashore: on their beach, or in confusion (10 A.1, 6.11). The 79th
    /// stays off a beach that is not free.
    pub(crate) fn come_ashore(&self, s: &mut Situation, play: &mut impl Playing) {
        let beach = s.combat.target;
        let free = !s.enemy_in(&self.data, Side::Allied, beach);
        // Whoever joined the attack from the land stays there.
        let lands = |&unit: &UnitId| !self.data.map.is_hex(s.place(unit)) || s.place(unit) == beach;
        let landing: UnitSet = s.combat.attackers.iter().filter(lands).collect();
        for unit in landing.iter() {
            let special = self.data.units[unit].kind == Kind::SpecialArmour;
            if free || !special {
                self.step_ashore(s, play, unit, beach);
            }
        }
        if free {
            let sea = self.data.map.assaults.iter().find(|(_, hex)| *hex == beach).map(|(sea, _)| *sea);
            let rest: UnitSet = sea.into_iter().flat_map(|sea| s.stacks.units(sea)).collect();
            for unit in rest.iter() {
                self.step_ashore(s, play, unit, beach);
            }
        }
    }

    /// Combat may not end while somebody who can still attack lies before a beach (10 A.1).
    pub(crate) fn check_end_combat(&self, s: &Situation) -> Check {
        if s.moment != Moment::FirstWave {
            return Ok(());
        }
        let waits = self.data.map.assaults.iter().any(|&(sea, beach)| {
            !s.attacked.contains(beach)
                && s.stacks.units(sea).any(|unit| self.check_attacker(s, unit).is_ok())
                && s.enemy_in(&self.data, Side::Allied, beach)
        });
        need(!waits, "10.A.1", "refuse-wave-must-attack")
    }

    /// Who is left before a beach when the first wave is over goes back to the reserve, but the 79th stays (10 A.1).
    pub(crate) fn clear_the_sea(&self, s: &mut Situation, play: &mut impl Playing) {
        for &(sea, beach) in &self.data.map.assaults {
            let left: UnitSet = s.stacks.units(sea).collect();
            let free = !s.enemy_in(&self.data, Side::Allied, beach);
            for unit in left.iter() {
                if free {
                    self.step_ashore(s, play, unit, beach);
                } else if self.data.units[unit].kind != Kind::SpecialArmour || s.part == Part::B {
                    s.put(&self.data, unit, self.data.map.boxes.reserve);
                }
            }
        }
    }

    /// A die says where the second rangers land (10 A.1).
    fn send_rangers(&self, s: &mut Situation, play: &mut impl Playing) {
        let reserve = self.data.map.boxes.reserve;
        let rangers: UnitSet =
            s.stacks.units(reserve).filter(|&unit| self.data.units[unit].way == Way::RangerDie).collect();
        for unit in rangers.iter() {
            let die = play.die_of("roll-rangers", s.turn, unit);
            let join = self.data.numbers.ranger_die.join.contains(&die);
            let mut at = if join { self.data.hoc } else { self.data.omaha };
            if !self.has_room(s, unit, at) {
                at = if join { self.data.omaha } else { self.data.hoc };
            }
            play.tell(|| {
                Event::new("event-rangers", "10.A.1")
                    .with("unit", unit)
                    .with("at", at)
                    .with("die", Arg::Die(die))
            });
            if self.has_room(s, unit, at) {
                s.put(&self.data, unit, at);
                s.set(unit, flag::MOVED);
                self.take(s, play, Side::Allied, at);
            }
        }
    }

    /// Whether a unit of the reserve is due ashore now (10 A.1, B.1).
    pub(crate) fn due_ashore(&self, s: &Situation, unit: UnitId) -> bool {
        let way = self.data.units[unit].way;
        match s.moment {
            Moment::SecondWave => matches!(way, Way::WaveTwo | Way::Commando | Way::WaveOne),
            Moment::FollowUp => !matches!(way, Way::Glider | Way::Drop | Way::Reserve),
            Moment::Usual => true,
            _ => false,
        }
    }

    /// Whether a unit of the first day may land at a hex: on its beach, commandos on any of theirs (10 A.1).
    pub(crate) fn check_first_day_landing(&self, s: &Situation, unit: UnitId, at: SpaceId) -> Check {
        let u = &self.data.units[unit];
        let map = &self.data.map;
        need(map.is_hex(at), "10.A.1", "refuse-not-its-beach")?;
        if u.way == Way::Commando {
            need(self.data.commando_hexes.contains(&at), "10.A.1", "refuse-not-its-beach")?;
        } else {
            let own = u.at == Some(at) || (u.way == Way::RangerDie && at == self.data.omaha);
            let others = u.at.is_none() && self.data.beaches.contains(&at) && self.same_fleet(unit, at);
            need(own || others, "10.A.1", "refuse-not-its-beach")?;
            let enemy = s.enemy_in(&self.data, Side::Allied, at) && !s.confused(&self.data, at);
            need(!enemy, "10.A.1", "refuse-beach-not-taken")?;
        }
        self.check_room(s, &crate::data::UnitSet::one(unit), at)
    }

    fn same_fleet(&self, unit: UnitId, at: SpaceId) -> bool {
        (self.data.map.fleet[at] == 2) == (self.data.units[unit].army == Army::British)
    }

    /// Tells where a unit of the first day may land that is no depot yet.
    pub(crate) fn first_day_places(&self, s: &Situation, unit: UnitId, tell: &mut impl FnMut(SpaceId, u8)) {
        let sites = |at: SpaceId| self.data.sites.iter().any(|site| site.at == at);
        for hex in self.data.map.all_hexes() {
            if self.data.map.has(hex, feature::COAST)
                && !sites(hex)
                && self.check_first_day_landing(s, unit, hex).is_ok()
            {
                tell(hex, 0);
            }
        }
    }

    /// A landing of the first day costs no capacity (10).
    pub(crate) fn note_first_day_landing(&self, s: &mut Situation, unit: UnitId, at: SpaceId) {
        debug_assert!(self.data.map.is_hex(at));
        s.set(unit, flag::MOVED);
    }
}
