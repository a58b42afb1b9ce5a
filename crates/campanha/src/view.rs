//! What a seat may see (rule 5.1.1; ruling R15): of enemy units on the map their nation, arm and number, not which they
//! are nor whether they are reduced, until the defender has answered.

use crate::data::Data;
use crate::prelude::*;
use crate::situation::{Mulberry, Shortage, Step};
use sandtable_engine::dice::{Dice, Roll};
use sandtable_engine::explain::Odds;
use sandtable_engine::sorting;
use sandtable_engine::view::{CounterView, Mark, Secrets, Stack, Track, View, Viewer};
use sandtable_engine::{SeatId, SideId};

const fn side_of(seat: SeatId) -> Side {
    if seat.0 == 0 { Side::Allied } else { Side::German }
}

impl Secrets for Campanha {
    fn view(&self, s: &Situation, viewer: Viewer) -> View {
        let mut stacks = Vec::new();
        for (id, space) in self.data.map.board.spaces() {
            let mut counters: Vec<CounterView> =
                s.stacks.units(id).map(|unit| self.show_unit(s, viewer, unit)).collect();
            if counters.is_empty() {
                continue;
            }
            // Which of several unknown units comes first would tell something.
            if counters.iter().any(|c| c.name.is_none()) {
                sorting::by(&mut counters, Ord::cmp);
            }
            stacks.push(Stack { space: space.name.clone(), counters });
        }
        let own_decision = match viewer {
            Viewer::Referee => true,
            Viewer::Seat(seat) => self.deciding(s) == Some(side_of(seat)),
        };
        let scenario = &self.data.scenarios[usize::from(s.scenario)];
        let turns = (s.turn, s.last_turn(&self.data));
        let mut view = View {
            stacks,
            tracks: self.tracks(s),
            marks: self.marks(s),
            ..View::new(self, s, scenario, turns, self.phase_name(s))
        };
        // Which unit the enemy has in hand, or how many must attack, is not the other's business.
        match s.stage {
            Stage::Moving(_) if !own_decision => view.prompt = Some(Message::new("prompt-movement")),
            Stage::Combat if !own_decision => view.prompt = Some(Message::new("prompt-combat")),
            _ => {}
        }
        view
    }

    fn view_event(&self, s: &Situation, viewer: Viewer, event: &Event) -> Option<Event> {
        let mut shown = event.clone();
        if let Some(sheet) = &mut shown.sheet {
            self.show_sheet(s, viewer, sheet);
        }
        if event.open {
            return Some(shown);
        }
        // What is being prepared, or answered, is nobody else's business before it is declared (5.1.1; ruling R15).
        let preparing = if s.stage == Stage::Answer { s.active.enemy() } else { s.active };
        let foreign = matches!(viewer, Viewer::Seat(seat) if side_of(seat) != preparing) && !s.open_values;
        if foreign && matches!(event.message.id, "event-joins" | "event-air-points" | "event-no-ships") {
            return None;
        }
        let mut scattered = false;
        for (_, arg) in &mut shown.message.args {
            if let Arg::Counter(counter) = *arg {
                let unit = UnitId(counter.0);
                if !self.knows(s, viewer, unit) {
                    scattered |= event.message.id.starts_with("event-drops-");
                    *arg = Arg::Term(self.data.units[unit].kind.term());
                }
            }
        }
        if scattered {
            // How the drop went is what the other side may not know.
            shown.message.id = "event-drops-unseen";
            shown.message.args.retain(|(name, _)| *name != "die");
        }
        Some(shown)
    }

    /// A situation that looks the same to a seat: unknown enemy units of one nation and arm change places, and as many
    /// of them as are reduced, drawn anew, are. Two situations that look alike become equal ones by equal dice: what is
    /// drawn depends on places and looks, never on which unit is where.
    fn imagine(&self, s: &Situation, seat: SeatId, dice: &mut impl Dice) -> Situation {
        let mut world = s.clone();
        let mut hidden: Vec<UnitId> = self
            .data
            .all_units()
            .filter(|&unit| !self.knows(s, Viewer::Seat(seat), unit))
            // Those who wait come by a way of their own, and cannot change with others. Of an attack that is declared the
            // sum and the columns are shown: who makes it stays who he is.
            .filter(|&unit| s.place(unit) != self.data.map.boxes.pool)
            .filter(|&unit| s.stage != Stage::Answer || !Berth::of(s, unit).roles.contains(&true))
            .collect();
        let look = |unit: UnitId| {
            let u = &self.data.units[unit];
            (u.nation, u.kind, u.movement == 0)
        };
        sorting::by_key(&mut hidden, |&unit| {
            let [nation, kind] = self.data.units[unit].arm();
            [nation << 16 | kind << 8 | i64::from(look(unit).2), unit.0.into()]
        });
        let mut berths: Vec<Berth> = Vec::new();
        let mut units: Vec<UnitId> = Vec::new();
        let mut reduced: Vec<bool> = Vec::new();
        for class in hidden.chunk_by(|&a, &b| look(a) == look(b)) {
            berths.clear();
            berths.extend(class.iter().map(|&unit| Berth::of(s, unit)));
            sorting::by(&mut berths, Ord::cmp);
            units.clear();
            units.extend_from_slice(class);
            reduced.clear();
            reduced.extend(class.iter().map(|&unit| s.is(unit, flag::REDUCED)));
            sorting::by_key(&mut reduced, |reduced| [(*reduced).into(), 0]);
            let mut draw = |from: usize, nth: usize| {
                let roll = Roll {
                    purpose: "roll-imagine",
                    turn: u16::from(s.turn),
                    place: class[0].0,
                    nth: nth as u16,
                };
                from + dice.below((class.len() - from) as u32, roll) as usize
            };
            for i in 0..class.len() {
                units.swap(i, draw(i, 2 * i));
                reduced.swap(i, draw(i, 2 * i + 1));
            }
            for ((&unit, berth), &reduced) in units.iter().zip(&berths).zip(&reduced) {
                berth.settle(&self.data, &mut world, unit);
                if reduced {
                    world.set(unit, flag::REDUCED);
                }
            }
        }
        world
    }

    fn odds(&self, s: &Situation, viewer: Viewer) -> Option<Odds> {
        self.explain_odds(s, viewer)
    }
}

impl Campanha {
    /// Whether a viewer may know which unit it is and how strong.
    #[must_use]
    pub fn knows(&self, s: &Situation, viewer: Viewer, unit: UnitId) -> bool {
        let Viewer::Seat(seat) = viewer else { return true };
        let u = &self.data.units[unit];
        if s.open_values || u.side == side_of(seat) || s.stage == Stage::Over {
            return true;
        }
        // Units lost, withdrawn or not yet due are open; those due, and Germans beyond the edge, might come any time.
        let at = s.place(unit);
        let boxes = &self.data.map.boxes;
        let waiting = at == boxes.off_south || at == boxes.off_east || (at == boxes.pool && u.turn <= s.turn);
        if !self.data.map.is_hex(at) && self.beach_before(at).is_none() && !waiting {
            return true;
        }
        // In the fight that is being carried out both sides lie open.
        let c = &s.combat;
        c.fight == Fight::Assault
            && c.step != Step::Before
            && (at == c.target
                || c.attackers.contains(unit)
                || c.guns.contains(unit)
                || c.support.contains(unit)
                || c.retreating.contains(unit))
    }

    /// Whether a viewer may know the defence of the hex under attack.
    pub(crate) fn sees_defenders(&self, s: &Situation, viewer: Viewer) -> bool {
        s.stacks.units(s.combat.target).all(|unit| self.knows(s, viewer, unit))
    }

    fn phase_name(&self, s: &Situation) -> Message {
        let id = match s.stage {
            Stage::Invasion | Stage::Commando => "phase-invasion",
            Stage::Carpet | Stage::CarpetLoss(..) => "phase-carpet",
            Stage::Movement | Stage::Moving(_) => "phase-movement",
            Stage::Over => "phase-over",
            _ => "phase-combat",
        };
        Message::new(id).with("seat", SeatId(s.active as u8))
    }

    pub(crate) fn show_unit(&self, s: &Situation, viewer: Viewer, unit: UnitId) -> CounterView {
        let u = &self.data.units[unit];
        let known = self.knows(s, viewer, unit);
        let face = s.face(unit);
        let range = if u.range > 0 { format!(" ({})", u.range) } else { String::new() };
        let mut state = Vec::new();
        let own = match viewer {
            Viewer::Referee => true,
            Viewer::Seat(seat) => u.side == side_of(seat),
        };
        if own {
            for (bit, word) in [(flag::MOVED, "moved"), (flag::FOUGHT, "fought")] {
                if s.is(unit, bit) {
                    state.push(word);
                }
            }
            if self.data.map.is_hex(s.place(unit)) && s.engaged(u.side, s.place(unit)) {
                state.push("engaged");
            }
        }
        let c = &s.combat;
        let declared = c.attackers.contains(unit) || c.guns.contains(unit) || c.support.contains(unit);
        if declared && (own || s.open_values || c.step != Step::Before) {
            state.push("committed");
        }
        CounterView {
            name: known.then(|| self.data.names[unit].clone()),
            side: SideId(u.side as u8),
            nation: u.nation.term().to_owned(),
            kind: u.kind.term().to_owned(),
            values: known.then(|| format!("{}-{}-{}{range}", u.attack[face], u.defence[face], u.movement)),
            steps: known.then(|| 2 - face as u8),
            state,
        }
    }

    fn tracks(&self, s: &Situation) -> Vec<Track> {
        let [allied, german] = self.points(s);
        let shortage = match self.shortage(s) {
            Shortage::None => 0,
            Shortage::OnePort => 1,
            Shortage::NoPort => 2,
        };
        vec![
            Track::new("track-turn", s.turn, "2.4.1"),
            Track::new("track-air", s.air, "6.1"),
            Track::new("track-carpets", s.carpets, "6.3"),
            Track::new("track-shortage", shortage, "9.0"),
            Track::new("track-allied-points", allied, "11.2.1"),
            Track::new("track-german-points", german, "11.2.2"),
        ]
    }

    fn marks(&self, s: &Situation) -> Vec<Mark> {
        let name = |hex: SpaceId| self.data.map.board.space(hex).name.clone();
        let mut marks = Vec::new();
        for place in &self.data.objectives {
            for &hex in &place.hexes {
                if s.held.contains(hex) {
                    marks.push(Mark::new(name(hex), "mark-allied"));
                }
            }
        }
        for &hex in &self.data.airfields {
            if s.held.contains(hex) {
                marks.push(Mark::new(name(hex), "mark-allied-airfield"));
            }
        }
        for (port, state) in self.data.ports.iter().zip(s.mulberries) {
            let mark = match state {
                Mulberry::Standing => "mark-mulberry",
                Mulberry::Destroyed => "mark-mulberry-destroyed",
                Mulberry::Barred => "mark-mulberry-barred",
                Mulberry::Awaited(Some(_)) => "mark-mulberry-coming",
                Mulberry::Awaited(None) => continue,
            };
            marks.push(Mark::new(name(port.hex), mark));
        }
        if s.combat.fight != Fight::None {
            marks.push(Mark::new(name(s.combat.target), "mark-target"));
        }
        marks
    }
}

/// What goes with a place rather than with the unit in it: somebody else may turn out to be there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Berth {
    place: SpaceId,
    flags: u8,
    roles: [bool; 5],
    in_hand: bool,
}

impl Berth {
    fn of(s: &Situation, unit: UnitId) -> Self {
        let c = &s.combat;
        let sets = [&c.attackers, &c.guns, &c.support, &c.retreating, &c.pushed];
        Self {
            place: s.place(unit),
            flags: s.flags[unit] & !flag::REDUCED,
            roles: sets.map(|set| set.contains(unit)),
            in_hand: s.stage == Stage::Moving(unit),
        }
    }

    fn settle(&self, data: &Data, world: &mut Situation, unit: UnitId) {
        world.put(data, unit, self.place);
        world.flags[unit] = self.flags;
        let c = &mut world.combat;
        let sets = [&mut c.attackers, &mut c.guns, &mut c.support, &mut c.retreating, &mut c.pushed];
        for (&role, set) in self.roles.iter().zip(sets) {
            if role {
                set.insert(unit);
            } else {
                set.remove(unit);
            }
        }
        if self.in_hand {
            world.stage = Stage::Moving(unit);
        }
    }
}
