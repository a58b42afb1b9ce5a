//! What a seat may see: all of it. Nothing is hidden in this game.

use crate::Normandy44;
use crate::board::POINT;
use crate::data::ScenarioKind;
use crate::situation::{Fight, Mulberry, Situation, Stage, flag};
use crate::units::{Kind, Side};
use sandtable_engine::explain::Odds;
use sandtable_engine::message::Message;
use sandtable_engine::view::{CounterView, Mark, Secrets, Stack, Track, View, Viewer};
use sandtable_engine::{SideId, SpaceId, UnitId};

impl Secrets for Normandy44 {
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
        let index = usize::from(s.scenario);
        let turns = (s.turn, self.data.scenario_data[index].last_turn);
        View {
            stacks,
            tracks: self.tracks(s),
            marks: self.marks(s),
            ..View::new(self, s, &self.data.scenarios[index], turns, self.phase_name(s))
        }
    }

    fn odds(&self, s: &Situation, viewer: Viewer) -> Option<Odds> {
        self.explain_odds(s, viewer)
    }
}

/// The states of a unit that are shown, with their terms; a view says what stands after the first hyphen.
const STATES: [(u16, &str); 12] = [
    (flag::DONE, "state-moved"),
    (flag::FOUGHT, "state-fought"),
    (flag::REPLACED, "state-replaced"),
    (flag::RESERVE, "state-reserve"),
    (flag::DISRUPTED, "state-disrupted"),
    (flag::UNSUPPLIED, "state-unsupplied"),
    (flag::ISOLATED, "state-isolated"),
    (flag::DISPERSED, "state-dispersed"),
    (flag::LANDED, "state-landed"),
    (flag::STRATEGIC, "state-strategic"),
    (flag::LORRIES, "state-lorries"),
    (flag::SPENT, "state-spent"),
];

/// The word of a state.
fn word(term: &'static str) -> &'static str {
    term.strip_prefix("state-").unwrap_or(term)
}

impl Normandy44 {
    pub(crate) fn phase_name(&self, s: &Situation) -> Message {
        let id = match s.stage {
            Stage::Initial | Stage::Supply | Stage::Divide | Stage::Choice | Stage::Glider(_) => {
                "phase-initial"
            }
            Stage::Drop | Stage::Invasion => "phase-invasion",
            Stage::Replacement => "phase-replacement",
            Stage::Movement | Stage::Moving(..) | Stage::Excess(_) if s.reserve => "phase-reserve-movement",
            Stage::Movement | Stage::Moving(..) | Stage::Excess(_) => "phase-movement",
            Stage::Final => "phase-final",
            Stage::Over => "phase-over",
            _ if s.combat.fight == Fight::Beach => "phase-invasion",
            _ if s.reserve => "phase-reserve-combat",
            _ => "phase-combat",
        };
        Message::new(id).with("seat", self.seat_of_phase(s))
    }

    /// The printed values of a side of a unit: strength, movement, quality or armour.
    pub(crate) fn values(&self, unit: UnitId, face: usize) -> String {
        let u = &self.data.units[unit];
        let strength = u.strength[face];
        if u.defends_only {
            format!("({strength})-{}", u.movement)
        } else {
            format!("{strength}-{}", u.movement)
        }
    }

    pub(crate) fn show_unit(&self, s: &Situation, unit: UnitId) -> CounterView {
        let u = &self.data.units[unit];
        let mut state: Vec<&'static str> =
            STATES.iter().filter(|(bit, _)| s.is(unit, *bit)).map(|(_, term)| word(term)).collect();
        let at = s.place(unit);
        if self.data.map.is_hex(at) && s.engaged(u.side, at) {
            state.push(word("state-engaged"));
        }
        if s.combat.attackers.contains(unit) {
            state.push(word("state-committed"));
        }
        if s.combat.main.contains(unit) {
            state.push(word("state-main-force"));
        }
        CounterView {
            name: Some(self.data.names[unit].clone()),
            side: SideId(u.side as u8),
            nation: u.nation.term().to_owned(),
            kind: u.kind.term().to_owned(),
            values: Some(self.values(unit, usize::from(s.is(unit, flag::REDUCED)))),
            steps: Some(if u.kind == Kind::Cadre { 1 } else { s.steps(&self.data, unit) }),
            state,
        }
    }

    /// The rule that says how long the game lasts (24.1, 25.1, 26.1).
    fn length_rule(&self, s: &Situation) -> &'static str {
        match self.kind(s) {
            ScenarioKind::Campaign => "24.1",
            ScenarioKind::Seven => "25.1",
            ScenarioKind::Cherbourg => "26.1",
        }
    }

    fn tracks(&self, s: &Situation) -> Vec<Track> {
        let mut tracks = vec![
            Track::new("track-turn", i32::from(s.turn), self.length_rule(s)),
            Track {
                word: Some(self.weather(s).term()),
                ..Track::new("track-weather", i32::from(s.weather), "4.3")
            },
        ];
        let supply = ["track-supply-us", "track-supply-uk", "track-supply-army7", "track-supply-cherbourg"];
        for (name, points) in supply.into_iter().zip(s.supply) {
            tracks.push(Track::new(name, i32::from(points), "5.1"));
        }
        if s.is_divided(Side::German) {
            tracks.push(Track::new("track-supply-panzer", i32::from(s.shared.panzer), "27.1"));
        }
        let pools = [
            "track-us-infantry",
            "track-us-armour",
            "track-us-airborne",
            "track-uk-infantry",
            "track-uk-armour",
            "track-uk-airborne",
            "track-ca-infantry",
            "track-german-infantry",
            "track-german-armour",
        ];
        for (name, number) in pools.into_iter().zip(s.replacements) {
            tracks.push(Track::new(name, i32::from(number), "6.1"));
        }
        for (name, number, rule) in [
            ("track-points-us", s.points[0], "6.5.1"),
            ("track-points-uk", s.points[1], "6.5.1"),
            ("track-air-us", s.air[0], "19.1.1"),
            ("track-air-uk", s.air[1], "19.1.1"),
            ("track-ships-us", s.navy[0], "19.2"),
            ("track-ships-uk", s.navy[1], "19.2"),
            ("track-digs-us", s.digs[0], "16.1"),
            ("track-digs-uk", s.digs[1], "16.1"),
            ("track-digs-german", s.digs[2], "16.1"),
        ] {
            tracks.push(Track::new(name, i32::from(number), rule));
        }
        let broken =
            [("track-broken-us", crate::units::Nation::Us), ("track-broken-uk", crate::units::Nation::Uk)];
        for (name, nation) in broken {
            tracks.push(Track::new(name, self.broken_units(s, nation) as i32, "23.3"));
        }
        let [allied, german] = self.points(s);
        tracks.push(Track::new("track-allied-points", allied, "24.3"));
        tracks.push(Track::new("track-german-points", german, "24.3"));
        tracks
    }

    fn marks(&self, s: &Situation) -> Vec<Mark> {
        let name = |hex: SpaceId| self.data.map.board.space(hex).name.clone();
        let mut marks = Vec::new();
        for hex in s.held.iter().filter(|&hex| self.data.map.is_settled(hex)) {
            marks
                .push(Mark { side: Some(SideId(Side::Allied as u8)), ..Mark::new(name(hex), "mark-allied") });
        }
        for works in &s.works {
            let mark = if works.done { "mark-position" } else { "mark-digging" };
            let side = if works.army == crate::units::Army::German { Side::German } else { Side::Allied };
            marks.push(Mark { side: Some(SideId(side as u8)), ..Mark::new(name(works.hex), mark) });
        }
        for army in [crate::units::Army::First, crate::units::Army::Second] {
            let hex = self.port_hex(s, army);
            let (mark, number) = match s.mulberries[army as usize] {
                Mulberry::Awaited => continue,
                Mulberry::Building(turn) => ("mark-mulberry-coming", Some(i32::from(turn))),
                Mulberry::Standing => ("mark-mulberry", None),
                Mulberry::Destroyed => ("mark-mulberry-destroyed", None),
            };
            marks.push(Mark { number, ..Mark::new(name(hex), mark) });
        }
        for &hex in &s.strafed {
            marks.push(Mark::new(name(hex), "mark-strafed"));
        }
        if s.combat.fight != Fight::None {
            marks.push(Mark::new(name(s.combat.target), "mark-target"));
        }
        marks
    }
}

/// In how many parts a point is divided.
pub(crate) const PARTS: u16 = POINT as u16;
