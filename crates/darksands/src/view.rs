//! What a seat may see. Everything lies open in this game: only what the cup gives next is unknown, and that is nowhere.

use crate::DarkSands;
use crate::situation::{Doing, Ready, Situation, Stage, Step, flag};
use crate::units::Side;
use sandtable_engine::explain::Odds;
use sandtable_engine::message::Message;
use sandtable_engine::view::{CounterView, Mark, Secrets, Stack, Track, View, Viewer};
use sandtable_engine::{SeatId, SideId, UnitId};

impl Secrets for DarkSands {
    fn is_open(&self) -> bool {
        true
    }

    fn view(&self, s: &Situation, _viewer: Viewer) -> View {
        let mut stacks = Vec::new();
        for (id, space) in self.data.map.board.spaces() {
            let counters: Vec<CounterView> = s.stacks.units(id).map(|unit| self.show_unit(s, unit)).collect();
            if !counters.is_empty() {
                stacks.push(Stack { space: space.name.clone(), counters });
            }
        }
        let scenario = &self.data.scenarios[usize::from(s.scenario)];
        let turns = (s.turn, s.last_turn(&self.data));
        View {
            stacks,
            tracks: self.tracks(s),
            marks: self.marks(s),
            ..View::new(self, s, scenario, turns, self.phase_name(s))
        }
    }

    fn odds(&self, s: &Situation, _viewer: Viewer) -> Option<Odds> {
        self.explain_odds(s)
    }
}

impl DarkSands {
    pub(crate) fn phase_name(&self, s: &Situation) -> Message {
        let id = match s.stage {
            Stage::ReplacementDraw(_) | Stage::Replacement(_) | Stage::Cadres => "phase-replacements",
            Stage::Over => "phase-over",
            Stage::Arrival(_) => "phase-reinforcements",
            _ => match s.active.doing {
                Doing::Move => "phase-movement",
                Doing::Attack => "phase-combat",
                Doing::Nothing => "phase-chits",
            },
        };
        let side = self.deciding(s).unwrap_or(s.initiative);
        Message::new(id).with("seat", SeatId(side as u8))
    }

    pub(crate) fn show_unit(&self, s: &Situation, unit: UnitId) -> CounterView {
        let u = &self.data.units[unit];
        let values = s.values(&self.data, unit);
        let mut state = Vec::new();
        for (bit, word) in [
            (flag::OUT, "state-out"),
            (flag::DISRUPTED, "state-disrupted"),
            (flag::DONE, "state-moved"),
            (flag::FOUGHT, "state-fought"),
            (flag::USED, "state-used"),
        ] {
            if s.is(unit, bit) {
                state.push(word);
            }
        }
        if s.combat.attackers.contains(unit) {
            state.push("state-committed");
        }
        let printed = match u.range {
            0 => format!("{}-{}-{}", values.attack, values.defence, u.movement),
            range => format!("({range})-{}", u.movement),
        };
        CounterView {
            name: Some(self.data.names[unit].clone()),
            side: SideId(u.side as u8),
            nation: u.nation.term().to_owned(),
            kind: u.kind.term().to_owned(),
            values: Some(printed),
            steps: Some(s.steps(&self.data, unit)),
            state,
        }
    }

    fn tracks(&self, s: &Situation) -> Vec<Track> {
        let ready = |side: Side| i32::from(s.spare[side.index()][0]);
        let mut list = vec![
            Track::new("track-points-allied", s.points[0], "5.2"),
            Track::new("track-points-axis", s.points[1], "5.2"),
            Track::new("track-saved-tanks", s.saved[0], "17.4.2"),
            Track::new("track-saved-infantry", s.saved[1], "17.4.2"),
            Track::new("track-boxes-allied", ready(Side::Allied), "13.7.1"),
            Track::new("track-boxes-axis", ready(Side::Axis), "13.7.1"),
            Track {
                name: "track-bypass",
                value: s.bypass as i32,
                word: Some(match s.bypass {
                    crate::situation::Bypass::NotBuilt => "bypass-not-built",
                    crate::situation::Bypass::UnderWay => "bypass-under-way",
                    crate::situation::Bypass::Built => "bypass-built",
                }),
                rule: "23.3.2",
            },
        ];
        match s.stage {
            Stage::Replacement(Side::Axis) => {
                for (n, name) in ["track-panzers", "track-germans", "track-italians"].into_iter().enumerate()
                {
                    list.push(Track::new(name, s.replacements[n], "17.3.1"));
                }
            }
            Stage::Replacement(Side::Allied) => {
                for (n, name) in ["track-tanks", "track-infantry"].into_iter().enumerate() {
                    list.push(Track::new(name, s.replacements[n], "17.4.1"));
                }
            }
            Stage::Cadres => list.push(Track::new("track-cadres", s.replacements[0], "17.1")),
            _ => {}
        }
        for side in Side::ALL {
            let count = |state: Ready| {
                let aids = s.aids.iter().zip(&self.data.supports);
                aids.filter(|(aid, support)| **aid == state && support.side == side).count() as i32
            };
            let name = if side == Side::Allied { "track-supports-allied" } else { "track-supports-axis" };
            list.push(Track::new(name, count(Ready::Ready), "13.1"));
        }
        list
    }

    fn marks(&self, s: &Situation) -> Vec<Mark> {
        let name = |hex| self.data.map.board.space(hex).name.clone();
        let mut list = Vec::new();
        for (bit, &hex) in self.data.places.kept.iter().enumerate() {
            let allied = s.held & 1 << bit != 0;
            let mut mark = Mark::new(name(hex), if allied { "mark-allied" } else { "mark-axis" });
            mark.side = Some(SideId(u8::from(!allied)));
            list.push(mark);
        }
        for hex in s.boxes.iter() {
            let axis = s.occupant(&self.data, hex) == Some(Side::Axis);
            let mut mark = Mark::new(name(hex), if axis { "mark-box-axis" } else { "mark-box-allied" });
            mark.side = Some(SideId(u8::from(axis)));
            list.push(mark);
        }
        list.push(Mark::new(name(self.data.map.rail[usize::from(s.railhead)]), "mark-railhead"));
        if s.combat.step != Step::None {
            list.push(Mark::new(name(s.combat.target), "mark-target"));
        }
        list
    }
}
