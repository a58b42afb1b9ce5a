//! The sequence of play (rule 3.0) and the invasion of turn 0 (4.2.3, 11.1.1).

use crate::prelude::*;
use crate::situation::Combat;
use crate::units::Way;

/// The turn on which the gliders fly (4.2.3).
const GLIDERS: u8 = 1;

impl Campanha {
    /// The situation before the invasion: the Germans in place, the Allies to come (11.1.2).
    #[must_use]
    pub(crate) fn set_up(&self) -> Situation {
        let mut s = Situation::empty(&self.data);
        for (unit, u) in self.data.units.iter() {
            if let (Way::Setup, Some(hex)) = (u.way, u.at) {
                s.put(&self.data, unit, hex);
            }
        }
        s.stage = Stage::Invasion;
        s.air = self.air_points(&s);
        s
    }

    /// Turn 0: paratroops drop and may be scattered (4.2.3); the divisions of the first wave reach their beaches.
    pub(crate) fn invade(&self, s: &mut Situation, play: &mut impl Play) {
        for unit in self.data.all_units() {
            let u = &self.data.units[unit];
            let Some(hex) = u.at else { continue };
            match u.way {
                Way::Air => {
                    let die = play.die("roll-drop", s.turn, unit.0, 0);
                    let drop = &self.data.numbers.drop.intact;
                    let rolls = if u.nation == crate::units::Nation::Us { &drop.us } else { &drop.uk };
                    let intact = rolls.contains(&die);
                    play.tell(|| {
                        let id = if intact { "event-drops-intact" } else { "event-drops-scattered" };
                        Event::new(id, "4.2.3")
                            .with("unit", unit)
                            .with("at", hex)
                            .with("die", Arg::Die(die))
                            .way(self.trail([hex]))
                    });
                    if !intact {
                        s.set(unit, flag::REDUCED);
                    }
                    if s.occupant(&self.data, hex) == Some(Side::German) {
                        self.eliminate(s, play, unit, "11.1.1");
                        continue;
                    }
                    self.occupy(s, unit, hex);
                }
                Way::Sea if s.occupant(&self.data, hex) == Some(Side::German) => {
                    let sea = self.data.map.landings.iter().find(|(_, beach)| *beach == hex);
                    match sea {
                        Some(&(sea, _)) => s.put(&self.data, unit, sea),
                        None => self.eliminate(s, play, unit, "11.1.1"),
                    }
                }
                Way::Sea => {
                    play.tell(|| {
                        Event::new("event-ashore", "11.1.1")
                            .with("unit", unit)
                            .with("at", hex)
                            .way(self.trail([hex]))
                    });
                    self.occupy(s, unit, hex);
                }
                _ => continue,
            }
            s.set(unit, flag::MOVED | flag::DONE);
        }
        self.note_duties(s);
        s.stage = Stage::Combat;
    }

    /// A turn begins: air points, ports, storm (6.0, 9.0).
    fn begin_turn(&self, s: &mut Situation, play: &mut impl Play) {
        play.tell(|| Event::new("event-turn", "3.0").with("turn", s.turn));
        for unit in self.data.all_units() {
            s.clear(unit, flag::LEFT);
        }
        s.caen_at_start = self.data.caen.map(|hex| s.occupant(&self.data, hex) == Some(Side::Allied));
        s.air = self.air_points(s);
        self.tend_ports(s, play);
        self.begin_player_turn(s, play, Side::Allied);
    }

    fn begin_player_turn(&self, s: &mut Situation, play: &mut impl Play, side: Side) {
        s.active = side;
        s.attacked = HexSet::EMPTY;
        s.combat = Combat::NONE;
        for unit in self.data.all_units() {
            s.clear(unit, flag::DONE | flag::MOVED | flag::FOUGHT | flag::FREE | flag::OWES);
        }
        self.withdraw_airborne(s, play);
        if side == Side::Allied {
            self.note_free(s);
            if s.turn == GLIDERS {
                self.ground_gliders(s);
            }
        }
        let carpet = side == Side::Allied && self.check_carpet(s).is_ok();
        s.stage = if carpet { Stage::Carpet } else { Stage::Movement };
    }

    pub(crate) fn end_movement(&self, s: &mut Situation, play: &mut impl Play) {
        play.tell(|| Event::new("event-end-movement", "3.0"));
        if s.active == Side::Allied {
            self.recover(s, play);
        }
        s.stage = Stage::Combat;
        self.withdraw_airborne(s, play);
        self.note_duties(s);
    }

    pub(crate) fn end_combat(&self, s: &mut Situation, play: &mut impl Play) {
        play.tell(|| Event::new("event-end-combat", "3.0"));
        if s.turn == 0 && s.active == Side::Allied {
            self.close_beaches(s, play);
            let hexes = self.commando_hexes(s);
            match (self.commandos(s), &hexes[..]) {
                (Some(unit), &[only]) => self.land_commandos(s, play, unit, only),
                (Some(_), &[_, _, ..]) => {
                    s.stage = Stage::Commando;
                    return;
                }
                _ => {}
            }
        }
        self.end_player_turn(s, play);
    }

    fn end_player_turn(&self, s: &mut Situation, play: &mut impl Play) {
        if s.active == Side::Allied {
            self.begin_player_turn(s, play, Side::German);
        } else if s.turn == s.last_turn(&self.data) {
            s.stage = Stage::Over;
            play.tell(|| {
                let [allied, german] = self.points(s);
                Event::new("event-game-over", "11.2").with("allied", allied).with("german", german)
            });
        } else {
            s.turn += 1;
            self.begin_turn(s, play);
        }
    }

    /// Turn 0: who has not set foot on his beach is lost (11.1.1; ruling R13), unless it now lies open.
    pub(crate) fn close_beaches(&self, s: &mut Situation, play: &mut impl Play) {
        for &(sea, hex) in &self.data.map.landings {
            while let Some(unit) = s.stacks.first(sea) {
                if s.occupant(&self.data, hex) != Some(Side::German) && self.has_room(s, hex) {
                    play.tell(|| {
                        Event::new("event-ashore", "11.1.1")
                            .with("unit", unit)
                            .with("at", hex)
                            .way(self.trail([sea, hex]))
                    });
                    self.occupy(s, unit, hex);
                } else {
                    self.eliminate(s, play, unit, "11.1.1");
                }
            }
        }
        self.take_british_port(s);
    }

    pub(crate) fn commandos(&self, s: &Situation) -> Option<UnitId> {
        let (unit, _) = self.data.units.iter().find(|(_, u)| u.way == Way::Commando)?;
        (s.place(unit) == self.data.map.boxes.pool).then_some(unit)
    }

    /// Where the 1st Commando Brigade may go after the landings (3.0; ruling R45).
    pub(crate) fn commando_hexes(&self, s: &Situation) -> ArrayVec<SpaceId, 8> {
        let mut hexes = ArrayVec::new();
        let ours = |hex: SpaceId| s.held.contains(hex) && s.occupant(&self.data, hex) != Some(Side::German);
        if ours(self.data.sword) {
            let drops = |d: &&crate::data::Division| d.id == "6UK";
            let sixth = self.data.divisions.iter().find(drops);
            for unit in sixth.iter().flat_map(|d| d.units.iter()) {
                let at = s.place(unit);
                if self.data.map.is_hex(at) && self.has_room(s, at) && !hexes.contains(&at) {
                    hexes.push(at);
                }
            }
            if hexes.is_empty() && self.has_room(s, self.data.sword) {
                hexes.push(self.data.sword);
            }
        }
        if hexes.is_empty() {
            let beaches = self.data.beaches[1].iter().copied();
            hexes.extend(beaches.filter(|&hex| hex != self.data.sword && ours(hex) && self.has_room(s, hex)));
        }
        hexes
    }

    pub(crate) fn check_land(&self, s: &Situation, hex: SpaceId) -> Check {
        must(self.commando_hexes(s).contains(&hex), "3.0", "refuse-commandos-not-there")
    }

    fn land_commandos(&self, s: &mut Situation, play: &mut impl Play, unit: UnitId, hex: SpaceId) {
        play.tell(|| {
            // 3.0: they land at Sword and march to the airborne division; on another beach they stay.
            let landed = if self.data.beaches[1].contains(&hex) { hex } else { self.data.sword };
            Event::new("event-commandos", "3.0")
                .with("unit", unit)
                .with("at", hex)
                .way(self.trail([landed, hex]))
        });
        self.occupy(s, unit, hex);
    }

    pub(crate) fn do_land(&self, s: &mut Situation, play: &mut impl Play, hex: SpaceId) {
        if let Some(unit) = self.commandos(s) {
            self.land_commandos(s, play, unit, hex);
        }
        self.end_player_turn(s, play);
    }
}
