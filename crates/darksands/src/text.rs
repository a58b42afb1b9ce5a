//! A situation as TOML, readable and diffable. Writing and reading are inverse.
//!
//! ```toml
//! scenario = "compass"
//! turn = 1
//! phase = "movement"
//! [active]
//! side = "allied"
//! [counters]
//! 1650 = ["4/7", "7/7-"]             # a hyphen: on its reduced side
//! 1951 = ["Selby out moved"]         # words: what it has done or suffered
//! ```
//!
//! What a text leaves out has its default, so that a test can name only what matters: units that it does not name are out of play;
//! places are held by who stands in them, or as at the start of the scenario; everybody of the active side may act.

mod read;
mod sound;

use crate::DarkSands;
use crate::action::Action;
use crate::board::HexSet;
use crate::data::UnitSet;
use crate::situation::{Active, Bypass, Doing, Errand, Journey, Ready, Sea, Situation, Step, flag};
use crate::units::Side;
use sandtable_engine::data::Writer;
use sandtable_engine::text::{Text, TextError};
use sandtable_engine::{SpaceId, UnitId, keys};
use std::collections::BTreeMap;

/// The words of a unit's state.
const FLAG_WORDS: [(u16, &str); 8] = [
    (flag::OUT, "out"),
    (flag::DISRUPTED, "disrupted"),
    (flag::DONE, "moved"),
    (flag::FOUGHT, "fought"),
    (flag::ATTACKED, "attacked"),
    (flag::USED, "used"),
    (flag::FRESH, "fresh"),
    (flag::BARRED, "barred"),
];

keys! {
    struct SituationText {
        scenario: String = "compass".into(),
        campaign: bool = false,
        dash: bool = false,
        turn: u8,
        phase: String,
        initiative: Option<Side>,
        held: Option<Vec<String>>,
        boxes: Vec<String> = Vec::new(),
        spare: [[u8; 2]; 2] = [[0; 2]; 2],
        ready: Vec<String> = Vec::new(),
        used: Vec<String> = Vec::new(),
        improved: Vec<String> = Vec::new(),
        guns: BTreeMap<String, String> = BTreeMap::new(),
        railhead: Option<String>,
        bypass: Bypass = Bypass::NotBuilt,
        points: [u8; 2] = [0; 2],
        saved: [u8; 2] = [0; 2],
        replacements: [u8; 3] = [0; 3],
        fresh: u8 = 0,
        pools: [u16; 4] = [0; 4],
        kept: [bool; 2] = [false; 2],
        cup: String = String::new(),
        hand: Vec<String> = Vec::new(),
        declared: u8 = 0,
        played: Vec<String> = Vec::new(),
        limits: [[u8; 2]; 2] = [[0; 2]; 2],
        tobruk: [bool; 2] = [false; 2],
        errand: Errand = Errand::Nothing,
        placing: Side = Side::Allied,
        vacated: Vec<String> = Vec::new(),
        landed: u16 = 0,
        released: bool = false,
        dashed: [bool; 2] = [false; 2],
        verdict: u8 = 0,
        active: Option<ActiveText>,
        journey: Option<JourneyText>,
        combat: Option<CombatText>,
        sea: Option<SeaText>,
        counters: BTreeMap<String, Vec<String>> = BTreeMap::new(),
    }

    struct ActiveText {
        chit: Option<String>,
        side: Side,
        doing: Option<Doing>,
        next: Doing = Doing::Nothing,
        momentum: bool = false,
        half: bool = false,
        minus: bool = false,
        able: Option<Vec<String>>,
        short: Vec<String> = Vec::new(),
        picks: [u8; 2] = [0; 2],
        by_hex: bool = false,
    }

    struct JourneyText {
        spent: u8 = 0,
        rail: bool = true,
        all_rail: bool = true,
        sections: u8 = 0,
        group: Vec<String> = Vec::new(),
    }

    struct CombatText {
        step: Step,
        target: String,
        attackers: Vec<String> = Vec::new(),
        defenders: Vec<String> = Vec::new(),
        counted: Vec<String> = Vec::new(),
        attack_aids: Vec<String> = Vec::new(),
        defence_aids: Vec<String> = Vec::new(),
        assault: bool = false,
        owed: [u8; 2] = [0; 2],
        infantry: u8 = 0,
        first: [bool; 2] = [false; 2],
        resilient: bool = false,
        retreats: bool = false,
        distance: u8 = 0,
        exposed: bool = false,
        staff: Vec<String> = Vec::new(),
        result: Option<crate::results::Cell>,
    }

    struct SeaText {
        sailed: [u8; 2] = [0; 2],
        back: u8 = 0,
        segment: u8 = 0,
        route: Vec<String> = Vec::new(),
    }
}

impl Text for DarkSands {
    fn write_action(&self, a: Action) -> String {
        a.write(&self.data)
    }

    fn read_action(&self, text: &str) -> Result<Action, TextError> {
        Action::read(text, &self.data)
    }

    fn write_situation(&self, s: &Situation) -> String {
        let mut out = Writer::default();
        out.line("scenario", &self.data.scenarios[usize::from(s.scenario)].id);
        out.unless_default("campaign", s.campaign);
        out.unless_default("dash", s.dash);
        out.line("turn", s.turn);
        out.line("phase", s.stage.write(&self.data));
        out.line("initiative", s.initiative.word());
        let kept = self.data.places.kept.iter().enumerate();
        let held: Vec<String> =
            kept.filter(|(bit, _)| s.held & 1 << bit != 0).map(|(_, &hex)| self.hex_name(hex)).collect();
        out.line("held", held);
        self.write_markers(s, &mut out);
        self.write_cups(s, &mut out);
        self.write_active(s, &mut out);
        self.write_combat(s, &mut out);
        let mut counters: BTreeMap<&str, Vec<String>> = BTreeMap::new();
        for (id, space) in self.data.map.board.spaces() {
            let told = |unit: &UnitId| {
                let usual = self.usual_place(usize::from(s.scenario), s.turn, *unit);
                usual != id || s.flags[*unit] != 0
            };
            let stack: Vec<String> =
                s.stacks.units(id).filter(told).map(|unit| self.write_unit(s, unit)).collect();
            if !stack.is_empty() {
                counters.insert(&space.name, stack);
            }
        }
        out.table_of("counters", counters);
        out.end()
    }

    fn read_situation(&self, text: &str) -> Result<Situation, TextError> {
        let s = self.read_text(text)?;
        self.check_sound(&s)?;
        Ok(s)
    }
}

impl DarkSands {
    fn hex_name(&self, hex: SpaceId) -> String {
        self.data.map.board.space(hex).name.clone()
    }

    fn hex_names(&self, set: &HexSet) -> Vec<String> {
        set.iter().map(|hex| self.hex_name(hex)).collect()
    }

    fn unit_names(&self, set: &UnitSet) -> Vec<String> {
        set.iter().map(|unit| self.data.names[unit].clone()).collect()
    }

    fn support_names(&self, holds: impl Fn(usize) -> bool) -> Vec<String> {
        let supports = self.data.supports.iter().enumerate();
        supports.filter(|(at, _)| holds(*at)).map(|(_, support)| support.name.clone()).collect()
    }

    /// Where a unit is that a text does not name: it waits on the track if the scenario has it come on this turn or later, or is out
    /// of play.
    fn usual_place(&self, scenario: usize, turn: u8, unit: UnitId) -> SpaceId {
        let side = self.data.units[unit].side.index();
        let boxes = &self.data.map.boxes;
        let start = self.data.starts[scenario].units.iter().find(|(id, ..)| *id == unit);
        let waits = start.map(|&(_, space, _)| space).filter(|space| {
            boxes.due[side]
                .iter()
                .position(|due| due == space)
                .is_some_and(|due| due >= usize::from(turn) && due > 0)
        });
        waits.unwrap_or(boxes.out[side])
    }

    fn write_unit(&self, s: &Situation, unit: UnitId) -> String {
        let mut text = self.data.names[unit].clone();
        if s.is(unit, flag::REDUCED) {
            text.push('-');
        }
        let version = Situation::version_of(s.flags[unit]);
        if version > 0 {
            text.push_str(&format!(" v{version}"));
        }
        for (bit, word) in FLAG_WORDS {
            if s.is(unit, bit) {
                text.push(' ');
                text.push_str(word);
            }
        }
        text
    }

    fn write_markers(&self, s: &Situation, out: &mut Writer) {
        out.line("boxes", self.hex_names(&s.boxes));
        out.line("spare", s.spare);
        out.line("ready", self.support_names(|at| s.aids[at] == Ready::Ready));
        out.line("used", self.support_names(|at| s.aids[at] == Ready::Used));
        out.line("improved", self.support_names(|at| s.improved & 1 << at != 0));
        out.line("railhead", self.hex_name(self.data.map.rail[usize::from(s.railhead)]));
        out.line("bypass", s.bypass.word());
        out.line("points", s.points);
        out.line("saved", s.saved);
        out.line("replacements", s.replacements);
        out.unless_default("fresh", s.fresh);
        out.line("pools", s.pools);
        out.line("kept", s.kept);
        out.unless_default("landed", s.landed);
        out.unless_default("released", s.released);
        out.line("dashed", s.dashed);
        out.unless_default("verdict", s.verdict);
        out.line("errand", s.errand.word());
        out.line("placing", s.placing.word());
        let vacated = s.vacated.iter().filter(|(letter, _)| *letter != 0);
        let vacated: Vec<String> =
            vacated.map(|&(letter, hex)| format!("{letter} {}", self.hex_name(hex))).collect();
        out.line("vacated", vacated);
    }

    fn write_cups(&self, s: &Situation, out: &mut Writer) {
        let words = crate::chits::Chit::ALL.map(crate::chits::Chit::word);
        out.line("cup", s.cup.write(&words));
        let hand = crate::chits::PRIORITY.into_iter().filter(|&chit| Self::holds_chit(s, chit));
        out.line("hand", hand.map(|chit| chit.word().to_owned()).collect::<Vec<_>>());
        out.unless_default("declared", s.declared);
        out.line("played", s.track().map(|chit| chit.word().to_owned()).collect::<Vec<_>>());
        out.line("limits", s.limits);
        out.line("tobruk", s.tobruk);
    }

    fn write_active(&self, s: &Situation, out: &mut Writer) {
        let guns: BTreeMap<&str, String> = s
            .bearers
            .iter()
            .zip(&self.data.supports)
            .filter(|(bearer, _)| **bearer != u8::MAX)
            .map(|(&bearer, support)| (support.name.as_str(), self.data.names[UnitId(bearer.into())].clone()))
            .collect();
        out.table_of("guns", guns);
        let a = &s.active;
        if *a != Active::NONE {
            out.table("active");
            if let Some(chit) = a.chit {
                out.line("chit", chit.word());
            }
            out.line("side", a.side.word());
            out.line("doing", a.doing.word());
            out.line("next", a.next.word());
            out.unless_default("momentum", a.momentum);
            out.unless_default("half", a.half);
            out.unless_default("minus", a.minus);
            out.line("able", self.unit_names(&a.able));
            out.line("short", self.unit_names(&a.short));
            out.line("picks", a.picks);
            out.unless_default("by_hex", a.by_hex);
        }
        let j = &s.journey;
        if *j != Journey::NONE {
            out.table("journey");
            out.line("spent", j.spent);
            out.line("rail", j.rail);
            out.line("all_rail", j.all_rail);
            out.line("sections", j.sections);
            if j.group[0] != SpaceId::NONE {
                out.line("group", j.group.map(|hex| self.hex_name(hex)));
            }
        }
        let sea = &s.sea;
        if *sea != Sea::NONE {
            out.table("sea");
            out.line("sailed", sea.sailed);
            out.line("back", sea.back);
            out.line("segment", sea.segment);
            if sea.route[0] != SpaceId::NONE {
                out.line("route", sea.route.map(|hex| self.hex_name(hex)));
            }
        }
    }

    fn write_combat(&self, s: &Situation, out: &mut Writer) {
        let c = &s.combat;
        if c.step == Step::None {
            return;
        }
        out.table("combat");
        out.line("step", c.step.word());
        out.line("target", self.hex_name(c.target));
        out.line("attackers", self.unit_names(&c.attackers));
        out.line("defenders", self.unit_names(&c.defenders));
        out.line("counted", self.unit_names(&c.counted));
        out.line("attack_aids", self.support_names(|at| c.aids[0] & 1 << at != 0));
        out.line("defence_aids", self.support_names(|at| c.aids[1] & 1 << at != 0));
        out.line("assault", c.assault);
        out.line("owed", c.owed);
        out.line("infantry", c.infantry);
        out.line("first", c.first);
        out.line("resilient", c.resilient);
        out.line("retreats", c.retreats);
        out.line("distance", c.distance);
        out.line("exposed", c.exposed);
        out.line("staff", self.unit_names(&c.staff));
        if let Some(cell) = c.cell {
            out.line("result", cell.word());
        }
    }
}
