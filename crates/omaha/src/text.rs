//! A situation as TOML, readable and diffable. Writing and reading are inverse.
//!
//! ```toml
//! turn = 8
//! phase = "actions"                         # see below
//! letter = true                             # the summary's letter, an option
//! actions = [2, 1]                          # left to the 1st and the 29th Division
//! naval = 1                                 # naval gunfire markers
//! cleared = ["0612"]                        # obstacles
//! smoke = ["WN62"]                          # strongpoints, or single hexes of them: WN62N
//! [cards]                                   # face up; also landing_east, landing_west, event, fire_west, action
//! fire_east = 12
//! [counters]                                # by hex, landing box (ER1) or box (track, eliminated, later, hand)
//! 0710 = ["E/2/16 steps=2 disrupted hero=Barrett+inspired", "HQ-16"]
//! track = ["62AFA due=9"]
//! [german]                                  # by position: its unit, then its depth marker
//! WN61 = "WN-88-a revealed disrupted +WN-depth-1-AR!"   # !: face up
//! A4 = "? +?"                               # whoever fits, face down
//! strongpoints = "?"                        # all strongpoints not named otherwise; "? +?" with their printed markers
//! ```
//!
//! Phases: `set-up`, `landing east`, `follow east HQ-16`, `rangers west C/2R`, `mine east`, `arrivals`, `event`,
//! `hero east`, `hero east depth`, `regroup west`, `scream`, `patrol east`, `prisoner west`, `fire east`, `hit west WN70`,
//! `leader-hit west WN70`, `artillery-hit east`, `sacrifice E/2/16` (with `resume`: fire, recovery or moving),
//! `engineers`, `actions`, `moving`, `paying`, `under-fire E/2/16`, `muster`, `attrition`, `overstack 0714`, `over`.
//!
//! Words of American counters: `acted disrupted climb cliff hit checked transferred wounded inspired delayed drifted
//! decided settled pinned shares`, `steps=`, `due=` (the turn, for those on the track), `hero=`, and in the action phase
//! `led=`, who commanded it when the phase began, if that is not whoever is next to it now (`led=HQ-16+Gen-Cota`,
//! `led=nobody`). Words of German units: `revealed disrupted`,
//! and `since=`, when they came where they are, by `stamp`.
//!
//! Lists of German units and markers out of positions: `division` (units among the divisional reinforcements that are not
//! printed for them), `meyer_markers` (with Kampfgruppe Meyer), `lost`, and `pool` for what has more to tell than its name.
//!
//! What a text leaves out has its default, so that a test can name only what matters: American units that it does not name
//! are not in the scenario, heroes in the hand, all at full strength; Germans in their pools; the deck is full but for the
//! cards face up and the `discards`.

use crate::cards::CARDS;
use crate::data::PositionSet;
use crate::prelude::*;
use crate::situation::{NOBODY, Resume, Where};
use sandtable_engine::data::{Named, Writer, read};
use sandtable_engine::keys;
use sandtable_engine::phrase::UnitNames;
use sandtable_engine::sorting;
use sandtable_engine::text::{Text, TextError};

const HERO: &str = "Hero-";
const NOBODY_LEADS: &str = "nobody";
/// The most actions a division can have, the most naval markers that the deck can bring, the most hits of a position.
const MOST: (u8, u8, u8) = (3, 40, 4);

keys! {
    pub(crate) struct SituationText {
        scenario: Option<String>,
        letter: bool = false,
        turn: Option<u8>,
        phase: Option<String>,
        resume: Option<Resume>,
        catastrophe: Option<Sector>,
        actions: Option<[u8; 2]>,
        naval: u8 = 0,
        smoke: Vec<String> = Vec::new(),
        plunge: bool = false,
        screamed: bool = false,
        clearing: [u8; 2] = [0, 0],
        cleared: Vec<String> = Vec::new(),
        attacked: Vec<String> = Vec::new(),
        barraged: Vec<String> = Vec::new(),
        leader_shots: Vec<String> = Vec::new(),
        crowded: Vec<String> = Vec::new(),
        group: Vec<String> = Vec::new(),
        target: Option<String>,
        shells: bool = false,
        pub(crate) stamp: Option<u8>,
        pub(crate) division: Vec<String> = Vec::new(),
        pub(crate) meyer_markers: Vec<String> = Vec::new(),
        pub(crate) lost: Vec<String> = Vec::new(),
        pub(crate) pool: Vec<String> = Vec::new(),
        discards: Option<Vec<u8>>,
        cards: Named<u8> = Named::default(),
        shots: Named<u8> = Named::default(),
        counters: Named<Vec<String>> = Named::default(),
        pub(crate) german: Named<String> = Named::default(),
    }
}

/// The places of cards that lie face up, in the order of [`pile`].
const PLACES: [&str; pile::PLACES] =
    ["landing_east", "landing_west", "event", "fire_east", "fire_west", "action"];

/// A flag that a word sets.
pub(crate) fn flag_of<T>(flag: Option<T>, word: &str, what: &str) -> Result<T, TextError> {
    flag.ok_or_else(|| TextError::new(format!("there is no {what} \"{word}\"")))
}

pub(crate) fn number(word: &str, of: &str) -> Result<u8, TextError> {
    word.parse().map_err(|_| TextError::new(format!("{of}: \"{word}\" is not a number")))
}

pub(crate) fn bad<T>(what: impl Into<String>) -> Result<T, TextError> {
    Err(TextError::new(what))
}

pub(crate) fn need(holds: bool, what: &str) -> Result<(), TextError> {
    if holds { Ok(()) } else { bad(what) }
}

impl Text for Omaha {
    fn write_action(&self, a: Action) -> String {
        a.write(&self.data)
    }

    fn read_action(&self, text: &str) -> Result<Action, TextError> {
        Action::read(text, &self.data)
    }

    fn write_situation(&self, s: &Situation) -> String {
        let positions =
            |set: &PositionSet| set.iter().map(|p| self.position(p).id.clone()).collect::<Vec<_>>();
        let hexes = |set: &HexSet| set.iter().map(|hex| self.space_name(hex)).collect::<Vec<_>>();
        let mut counters: Vec<(&str, Vec<String>)> = Vec::new();
        let riders: UnitSet = everybody().filter_map(|unit| s.hero(unit)).collect();
        for (id, space) in self.data.map.board.spaces() {
            let hers = |u: &UnitId| !riders.contains(*u) && !self.goes_unsaid(s, *u);
            let stack: Vec<String> = s.counters(id).filter(hers).map(|u| self.write_counter(s, u)).collect();
            if !stack.is_empty() {
                counters.push((&space.name, stack));
            }
        }
        let mut german: Vec<(&str, String)> = Vec::new();
        for (i, position) in self.data.positions.iter() {
            let mut words = Vec::new();
            if let Some(unit) = s.occupant(i) {
                words.push(self.write_german(s, unit));
            }
            if let Some(marker) = s.depth(i) {
                words.push(format!("+{}", self.write_marker(s, marker)));
            }
            if !words.is_empty() {
                german.push((&position.id, words.join(" ")));
            }
        }
        let units = |place: Where| {
            GermanId::all().filter(move |&u| s.unit_where[u] == place).map(|u| self.write_german(s, u))
        };
        let markers = |place: Where| {
            DepthId::all().filter(move |&m| s.depth_where[m] == place).map(|m| self.write_marker(s, m))
        };
        // In its pool, a piece is only worth a word if there is more to say than its name.
        let telling = |text: &String| text.contains([' ', '!']);
        let mut out = Writer::default();
        out.line("scenario", &self.data.scenarios[usize::from(s.scenario)].id);
        out.unless_default("letter", s.letter);
        out.line("turn", s.turn);
        out.line("phase", s.stage.write(&self.data));
        if s.resume != Resume::Nothing {
            out.line("resume", s.resume.word());
        }
        if let Some(sector) = Sector::BOTH.get(usize::from(s.catastrophe)) {
            out.line("catastrophe", sector.word());
        }
        out.line("actions", s.actions);
        out.unless_default("naval", s.naval);
        out.unless_default("smoke", positions(&s.smoke));
        out.unless_default("plunge", s.plunge);
        out.unless_default("screamed", s.screamed);
        out.unless_default("clearing", s.clearing);
        out.unless_default("cleared", hexes(&s.cleared));
        out.unless_default("attacked", positions(&s.attacked));
        out.unless_default("barraged", positions(&s.barraged));
        out.unless_default("leader_shots", positions(&s.leader_shots));
        out.unless_default("crowded", hexes(&s.crowded));
        out.unless_default("group", s.group.iter().map(|u| self.data.us[u].name.clone()).collect::<Vec<_>>());
        if s.target != SpaceId::NONE {
            out.line("target", self.space_name(s.target));
        }
        out.unless_default("shells", s.shells);
        out.line("stamp", s.stamp);
        out.unless_default("division", units(Where::Other).collect::<Vec<_>>());
        out.unless_default("meyer_markers", markers(Where::Other).collect::<Vec<_>>());
        out.unless_default("lost", units(Where::Lost).chain(markers(Where::Lost)).collect::<Vec<_>>());
        let pool = units(Where::Pool).chain(markers(Where::Pool)).filter(telling);
        out.unless_default("pool", pool.collect::<Vec<_>>());
        out.line(
            "discards",
            (1..=CARDS as u8).filter(|n| s.discards >> (n - 1) & 1 == 1).collect::<Vec<_>>(),
        );
        let mut cards: Vec<(&str, u8)> =
            PLACES.into_iter().zip(s.face_up).filter(|(_, card)| *card > 0).collect();
        let ids = self.data.positions.iter().map(|(_, position)| position.id.as_str());
        let mut shots: Vec<(&str, u8)> = ids.zip(*s.shots.items()).filter(|(_, shots)| *shots > 0).collect();
        for numbers in [&mut cards, &mut shots] {
            sorting::by(numbers, Ord::cmp);
        }
        sorting::by(&mut counters, Ord::cmp);
        sorting::by(&mut german, Ord::cmp);
        out.table_of("cards", cards);
        out.table_of("shots", shots);
        out.table_of("counters", counters);
        out.table_of("german", german);
        out.end()
    }

    fn read_situation(&self, text: &str) -> Result<Situation, TextError> {
        let mut file: SituationText = read(text)?;
        file.counters = file.counters.sorted();
        file.german = file.german.sorted();
        let mut s = Situation::empty(&self.data);
        if let Some(id) = &file.scenario {
            let found = self.data.scenarios.iter().position(|sc| sc.id == *id);
            s.scenario = found.ok_or_else(|| TextError::new(format!("there is no scenario \"{id}\"")))? as u8;
        }
        s.letter = file.letter;
        s.turn = file.turn.unwrap_or(1);
        if !(1..=LAST_TURN).contains(&s.turn) {
            return bad(format!("there is no turn {}", s.turn));
        }
        s.stage = Stage::read(file.phase.as_deref().unwrap_or("actions"), &self.data)?;
        self.read_cards(&mut s, &file)?;
        let led = self.read_counters(&mut s, &file.counters)?;
        self.read_germans(&mut s, &file)?;
        self.read_state(&mut s, &file)?;
        self.read_command(&mut s, &led)?;
        self.check_sound(&s)?;
        // Whoever is asked must have an answer.
        let mut answers = Vec::new();
        sandtable_engine::rules::Rules::actions(self, &s, &mut answers);
        let phase = file.phase.as_deref().unwrap_or("actions");
        need(
            s.stage == Stage::Over || !answers.is_empty(),
            &format!("phase: nothing can be done in \"{phase}\""),
        )?;
        Ok(s)
    }
}

impl Omaha {
    pub(crate) fn space_name(&self, space: SpaceId) -> String {
        self.data.map.board.space(space).name.clone()
    }

    fn space_named(&self, name: &str) -> Result<SpaceId, TextError> {
        if let Some(landing) = self.data.map.landings.iter().find(|l| l.name == name) {
            return Ok(landing.hex);
        }
        let found = self.data.map.board.find(name);
        found.ok_or_else(|| TextError::new(format!("there is no hex or box \"{name}\"")))
    }

    /// Positions by their names, or both hexes of a strongpoint by its own.
    fn positions_named(&self, names: &[String]) -> Result<PositionSet, TextError> {
        let mut set = PositionSet::EMPTY;
        for name in names {
            let both: PositionSet =
                PositionId::all().filter(|&position| self.position(position).group == *name).collect();
            let named =
                if both.is_empty() { PositionSet::one(self.data.position_named(name)?) } else { both };
            set = set.or(&named);
        }
        Ok(set)
    }

    fn hexes_named(&self, names: &[String]) -> Result<HexSet, TextError> {
        names.iter().map(|name| self.data.hex_named(name)).collect()
    }

    /// Whether a counter is as a text that does not name it has it.
    fn goes_unsaid(&self, s: &Situation, unit: UnitId) -> bool {
        let u = &self.data.us[unit];
        let boxes = &self.data.map.boxes;
        let home = if u.kind == Kind::Hero { boxes.hand } else { boxes.later };
        s.place(unit) == home
            && s.steps[unit] == u.full()
            && s.flags[unit] == 0
            && s.due[unit] == 0
            && s.hero(unit).is_none()
    }

    fn write_counter(&self, s: &Situation, unit: UnitId) -> String {
        let u = &self.data.us[unit];
        let mut text = u.name.clone();
        let gone = s.place(unit) == self.data.map.boxes.eliminated;
        if s.steps[unit] != if gone { 0 } else { u.full() } {
            text.push_str(&format!(" steps={}", s.steps[unit]));
        }
        for word in flag::words(s.flags[unit]) {
            text.push_str(&format!(" {word}"));
        }
        if s.due[unit] > 0 {
            text.push_str(&format!(" due={}", s.due[unit]));
        }
        if let Some(hero) = s.hero(unit) {
            let name = &self.data.us[hero].name;
            text.push_str(&format!(" hero={}", name.strip_prefix(HERO).unwrap_or(name)));
            for word in flag::words(s.flags[hero]) {
                text.push_str(&format!("+{word}"));
            }
        }
        if s.led[unit] != self.led_by_place(s)[unit] {
            let leaders = self.data.leaders.iter().enumerate().filter(|(nth, _)| s.led[unit] >> nth & 1 == 1);
            let names: Vec<&str> = leaders.map(|(_, &leader)| self.data.us[leader].name.as_str()).collect();
            let names = if names.is_empty() { NOBODY_LEADS.to_owned() } else { names.join("+") };
            text.push_str(&format!(" led={names}"));
        }
        text
    }

    fn read_state(&self, s: &mut Situation, file: &SituationText) -> Result<(), TextError> {
        s.resume = file.resume.unwrap_or(Resume::Nothing);
        s.catastrophe = file.catastrophe.map_or(NOBODY, |sector| sector as u8);
        s.actions = file.actions.unwrap_or(s.actions);
        s.naval = file.naval;
        s.clearing = file.clearing;
        let (actions, naval, shots) = MOST;
        need(s.actions.iter().all(|&a| a <= actions), "actions: more than a division ever has")?;
        need(s.naval <= naval, "naval: more markers than there are")?;
        need(s.clearing.iter().all(|&c| c <= 2), "clearing: more than two hexes of a sector (10.1)")?;
        s.smoke = self.positions_named(&file.smoke)?;
        s.attacked = self.positions_named(&file.attacked)?;
        s.barraged = self.positions_named(&file.barraged)?;
        s.leader_shots = self.positions_named(&file.leader_shots)?;
        s.crowded = self.hexes_named(&file.crowded)?;
        s.cleared = self.hexes_named(&file.cleared)?;
        if let Some(hex) = s.cleared.iter().find(|&hex| !self.data.map.at(hex).obstacle) {
            return bad(format!("cleared: {} has no obstacles", self.space_name(hex)));
        }
        s.plunge = file.plunge;
        s.screamed = file.screamed;
        s.shells = file.shells;
        for (name, &hits) in file.shots.iter() {
            need(hits <= shots, &format!("shots: {name} cannot have hit so often"))?;
            s.shots[self.data.position_named(name)?] = hits;
        }
        for name in &file.group {
            let unit = self.data.us_named(name)?;
            need(self.kind(unit) != Kind::Hero, &format!("group: {name} goes with a unit"))?;
            s.group.insert(unit);
        }
        s.target = file.target.as_deref().map_or(Ok(SpaceId::NONE), |name| self.data.hex_named(name))?;
        Ok(())
    }

    fn read_cards(&self, s: &mut Situation, file: &SituationText) -> Result<(), TextError> {
        let card = |number: u8, of: &str| match number {
            1..=54 => Ok(1_u64 << (number - 1)),
            _ => bad(format!("{of}: there is no card {number}")),
        };
        let mut shown = 0;
        for (name, &number) in file.cards.iter() {
            let place = PLACES.iter().position(|p| p == name);
            let place =
                place.ok_or_else(|| TextError::new(format!("cards: there is no place \"{name}\"")))?;
            let bit = card(number, "cards")?;
            need(shown & bit == 0, &format!("cards: card {number} lies in two places"))?;
            shown |= bit;
            s.face_up[place] = number;
        }
        s.discards = shown;
        if let Some(list) = &file.discards {
            for &number in list {
                s.discards |= card(number, "discards")?;
            }
        }
        s.deck &= !s.discards;
        Ok(())
    }

    fn read_counters(
        &self,
        s: &mut Situation,
        counters: &Named<Vec<String>>,
    ) -> Result<Vec<(UnitId, u8)>, TextError> {
        let mut named = UnitSet::EMPTY;
        let mut once = |unit: UnitId| {
            let twice = named.contains(unit);
            named.insert(unit);
            need(!twice, &format!("{} is in two places", self.data.us[unit].name))
        };
        let mut led: Vec<(UnitId, u8)> = Vec::new();
        for (space, tokens) in counters.iter() {
            let at = self.space_named(space)?;
            for token in tokens {
                let mut words = token.split_whitespace();
                let unit = self.data.us_named(words.next().unwrap_or(""))?;
                once(unit)?;
                self.check_standing(unit, at)?;
                s.stacks.put(unit, at);
                let boxes = &self.data.map.boxes;
                if at == boxes.eliminated {
                    s.steps[unit] = 0;
                }
                if at == boxes.track {
                    s.due[unit] = self.data.us[unit].arrival.unwrap_or(0);
                }
                let mut inspired = false;
                for word in words {
                    match word.split_once('=') {
                        Some(("steps", n)) => s.steps[unit] = number(n, token)?,
                        Some(("due", n)) => s.due[unit] = number(n, token)?,
                        Some(("led", names)) => led.push((unit, self.read_leaders(names, token)?)),
                        Some(("hero", rest)) => {
                            let hero = self.read_hero(s, rest, token)?;
                            once(hero)?;
                            need(s.hero(unit).is_none(), &format!("{token}: two heroes"))?;
                            s.set_hero(unit, Some(hero));
                            s.stacks.put(hero, at);
                        }
                        Some(_) => return bad(format!("{token}: there is no \"{word}\"")),
                        None if word == "inspired" && self.kind(unit) != Kind::Hero => inspired = true,
                        None => s.set(unit, flag_of(flag::of_word(word), word, "state of a unit")?),
                    }
                }
                if inspired {
                    let hero = s.hero(unit);
                    let hero = hero.ok_or_else(|| TextError::new(format!("{token}: nobody inspires it")))?;
                    s.set(hero, flag::INSPIRED);
                }
                self.check_counter(s, unit, token)?;
            }
        }
        Ok(led)
    }

    /// Who is led, which depends on where everybody stands.
    fn read_command(&self, s: &mut Situation, led: &[(UnitId, u8)]) -> Result<(), TextError> {
        s.led = self.led_by_place(s);
        for &(unit, leaders) in led {
            let acts = s.acting() && self.kind(unit).is_unit();
            need(acts, "led: only units in the action phase are")?;
            s.led[unit] = leaders;
        }
        Ok(())
    }

    fn read_leaders(&self, names: &str, token: &str) -> Result<u8, TextError> {
        let mut bits = 0;
        for name in names.split('+').filter(|name| *name != NOBODY_LEADS) {
            let nth = self.data.leaders.iter().position(|&u| self.data.us[u].name == name);
            let nth = nth.ok_or_else(|| TextError::new(format!("{token}: there is no leader \"{name}\"")))?;
            bits |= 1 << nth;
        }
        Ok(bits)
    }

    fn read_hero(&self, s: &mut Situation, text: &str, token: &str) -> Result<UnitId, TextError> {
        let mut words = text.split('+');
        let name = words.next().unwrap_or("");
        let found = self.data.find_unit(name).or_else(|| self.data.find_unit(&format!("{HERO}{name}")));
        let hero = found.filter(|&hero| self.kind(hero) == Kind::Hero);
        let hero = hero.ok_or_else(|| TextError::new(format!("{token}: there is no hero \"{name}\"")))?;
        for word in words {
            s.set(hero, flag_of(flag::of_word(word), word, "state of a hero")?);
        }
        Ok(hero)
    }
}
