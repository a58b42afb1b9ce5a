//! What the player sees: all that is American, and of the Germans what lies face up. A German unit or marker face down is
//! known by its back: the kind of a strongpoint's garrison, a reinforcement, a depth marker of one of three pools.

use crate::ids::Counter;
use crate::prelude::*;
use crate::rules::{AMERICA, GERMANY};
use crate::situation::{Where, german as state};
use crate::units::{DEPTHS, DepthPool, GERMANS, Pool};
use sandtable_engine::SeatId;
use sandtable_engine::dice::{Dice, Roll};
use sandtable_engine::explain::Odds;
use sandtable_engine::sorting;
use sandtable_engine::view::{CounterView, Mark, Secrets, Stack, Track, View, Viewer};

/// A position where somebody lies face down, with what stays there whoever it is.
#[derive(Clone, Copy)]
struct Place {
    since: u8,
    position: PositionId,
    flags: u8,
}

impl Place {
    /// A unit takes the place.
    fn take(&self, world: &mut Situation, unit: GermanId) {
        world.unit_at[self.position] = unit;
        world.unit_where[unit] = Where::Position;
        world.unit_since[unit] = self.since;
        world.unit_flags[unit] = self.flags;
    }
}

impl Secrets for Omaha {
    fn view(&self, s: &Situation, viewer: Viewer) -> View {
        let mut stacks = Vec::new();
        for (id, space) in self.data.map.board.spaces() {
            let counters = self.show_space(s, viewer, id, &space.name);
            if !counters.is_empty() {
                stacks.push(Stack { space: space.name.clone(), counters });
            }
        }
        let scenario = &self.data.scenarios[usize::from(s.scenario)];
        View {
            stacks,
            tracks: self.tracks(s),
            marks: self.marks(s),
            ..View::new(self, s, scenario, (s.turn, LAST_TURN), self.phase_name(s))
        }
    }

    /// Nothing that is told names what lies face down, unless it turns it up.
    fn view_event(&self, s: &Situation, viewer: Viewer, event: &Event) -> Option<Event> {
        use sandtable_engine::message::Arg;
        let mut shown = event.clone();
        if event.open {
            return Some(shown);
        }
        for (_, arg) in &mut shown.message.args {
            if let Arg::Counter(counter) = *arg {
                let hidden = match counter.into() {
                    Counter::German(u) if !self.knows_unit(s, viewer, u) => {
                        Some(self.data.germans[u].pool.term())
                    }
                    Counter::Depth(m) if !self.knows_marker(s, viewer, m) => {
                        Some(self.data.depths[m].pool.term())
                    }
                    _ => None,
                };
                if let Some(term) = hidden {
                    *arg = Arg::Term(term);
                }
            }
        }
        Some(shown)
    }

    /// A situation that looks the same: what lies face down changes places with what else may lie there. Situations that
    /// look alike give the same worlds: pieces are dealt to places in an order that everybody can see.
    fn imagine(&self, s: &Situation, _seat: SeatId, dice: &mut impl Dice) -> Situation {
        let mut world = s.clone();
        if s.stage == Stage::Over {
            return world;
        }
        for pool in [Pool::Plain, Pool::Gun75, Pool::Gun88, Pool::Rocket] {
            self.imagine_garrisons(s, &mut world, pool, dice);
        }
        self.imagine_reinforcements(s, &mut world, dice);
        self.imagine_markers(s, &mut world, dice);
        world
    }

    fn odds(&self, s: &Situation, viewer: Viewer) -> Option<Odds> {
        self.explain_odds(s, viewer)
    }
}

impl Omaha {
    /// Whether a viewer may know which German unit it is.
    pub(crate) fn knows_unit(&self, s: &Situation, viewer: Viewer, unit: GermanId) -> bool {
        viewer == Viewer::Referee
            || s.stage == Stage::Over
            || s.revealed(unit)
            || s.unit_where[unit] == Where::Lost
    }

    /// Whether a viewer may know which depth marker it is.
    pub(crate) fn knows_marker(&self, s: &Situation, viewer: Viewer, marker: DepthId) -> bool {
        viewer == Viewer::Referee
            || s.stage == Stage::Over
            || s.depth_revealed[marker]
            || s.depth_where[marker] == Where::Lost
    }

    fn phase_name(&self, s: &Situation) -> Message {
        use crate::situation::Part;
        Message::new(match s.part() {
            _ if s.stage == Stage::Over => "phase-over",
            Part::SetUp => "phase-set-up",
            Part::Amphibious => "phase-amphibious",
            Part::Event => "phase-event",
            Part::Fire => "phase-fire",
            Part::Engineers => "phase-engineers",
            Part::Actions => "phase-actions",
        })
    }

    fn show_space(&self, s: &Situation, viewer: Viewer, space: SpaceId, name: &str) -> Vec<CounterView> {
        let boxes = &self.data.map.boxes;
        let referee = viewer == Viewer::Referee;
        if space == boxes.hand && !referee {
            return Vec::new();
        }
        // Counters of the afternoon are not the player's business, those put out of play are.
        let unused = |u: UnitId| {
            let early = |turn: u8| turn <= LAST_TURN;
            space == boxes.later && !self.data.us[u].arrival.is_some_and(early)
        };
        let mut list: Vec<CounterView> =
            s.counters(space).filter(|&u| referee || !unused(u)).map(|u| self.show_us(s, u)).collect();
        if let Some(position) = self.data.position(space) {
            list.extend(s.occupant(position).map(|unit| self.show_german(s, viewer, unit)));
            list.extend(s.depth(position).map(|marker| self.show_marker(s, viewer, marker)));
        } else if !self.data.map.is_hex(space) {
            self.show_box(s, viewer, name, &mut list);
        }
        list
    }

    /// The German pools are seen by the referee alone; what is out of play and the guns beyond the map by all.
    fn show_box(&self, s: &Situation, viewer: Viewer, name: &str, list: &mut Vec<CounterView>) {
        let unit_in = |u: GermanId| match (s.unit_where[u], self.data.germans[u].pool) {
            (Where::Position, _) => "",
            (Where::Lost, _) => "lost",
            (Where::Other, _) | (_, Pool::Division) => "division",
            (_, Pool::Meyer) => "meyer",
            (_, _) => "tactical",
        };
        let marker_in = |m: DepthId| match (s.depth_where[m], self.data.depths[m].pool) {
            (Where::Position, _) => "",
            (Where::Lost, _) => "lost",
            (Where::Other, _) => "meyer",
            (_, DepthPool::Wn) => "wn_depth",
            (_, DepthPool::Building) => "building_depth",
            (_, DepthPool::Mobile) => "mobile_depth",
        };
        if viewer == Viewer::Referee || name == "lost" {
            let units = GermanId::all().filter(|&u| unit_in(u) == name);
            list.extend(units.map(|u| self.show_german(s, viewer, u)));
            let markers = DepthId::all().filter(|&m| marker_in(m) == name);
            list.extend(markers.map(|m| self.show_marker(s, viewer, m)));
        }
        for (g, gun) in self.data.guns.iter().enumerate() {
            let home = if gun.sector == Sector::East { "guns_east" } else { "guns_west" };
            if home == name {
                let state = if self.gun_active(s, g) { "state-active" } else { "state-inactive" };
                list.push(german_view(&gun.name, "kind-gun", gun.calibre.to_string(), true, vec![state]));
            }
        }
    }

    /// The values of an American counter with so many steps: strength and range.
    pub(crate) fn values_with(&self, unit: UnitId, steps: u8) -> Option<String> {
        let u = &self.data.us[unit];
        let strength = u.strength.get(usize::from(steps.checked_sub(1)?))?;
        let range = u.range_with(steps);
        let range = if range >= 99 { "∞".to_owned() } else { range.to_string() };
        Some(format!("{strength}-{range}"))
    }

    pub(crate) fn show_us(&self, s: &Situation, unit: UnitId) -> CounterView {
        let u = &self.data.us[unit];
        let steps = s.steps[unit];
        let hero = s.hero(unit);
        let mut state = Vec::new();
        let words = [
            (flag::ACTED, "state-acted"),
            (flag::DISRUPTED, "state-disrupted"),
            (flag::CLIMB, "state-climb"),
            (flag::CLIFF, "state-cliff"),
            (flag::TRANSFERRED, "state-transferred"),
            (flag::WOUNDED, "state-wounded"),
            (flag::INSPIRED, "state-inspired"),
        ];
        state.extend(words.iter().filter(|(bit, _)| s.is(unit, *bit)).map(|(_, word)| *word));
        if let Some(hero) = hero {
            state.push(if s.is(hero, flag::INSPIRED) { "state-inspired" } else { "state-hero" });
        }
        if s.stage == Stage::Muster && s.group.contains(unit) {
            state.push("state-committed");
        }
        CounterView {
            name: Some(u.name.clone()),
            side: AMERICA,
            nation: "nation-us".to_owned(),
            kind: u.kind.term().to_owned(),
            // Leaders have none, which is not the same as none that are known.
            values: Some(self.values_with(unit, steps.max(1)).unwrap_or_default()),
            steps: u.kind.is_unit().then_some(steps),
            state,
        }
    }

    fn show_german(&self, s: &Situation, viewer: Viewer, unit: GermanId) -> CounterView {
        let g = &self.data.germans[unit];
        let known = self.knows_unit(s, viewer, unit);
        let flags = s.unit_flags[unit];
        let mut states = Vec::new();
        if flags & state::REVEALED != 0 {
            states.push("state-revealed");
        }
        if flags & state::DISRUPTED != 0 {
            states.push("state-disrupted");
        }
        german_view(&g.name, g.pool.term(), g.strength.to_string(), known, states)
    }

    fn show_marker(&self, s: &Situation, viewer: Viewer, marker: DepthId) -> CounterView {
        let d = &self.data.depths[marker];
        let known = self.knows_marker(s, viewer, marker);
        let value = if d.tactical { "R".to_owned() } else { d.strength.to_string() };
        let state = if s.depth_revealed[marker] { vec!["state-revealed"] } else { Vec::new() };
        german_view(&d.name, d.pool.term(), value, known, state)
    }

    fn tracks(&self, s: &Situation) -> Vec<Track> {
        // The turns until the sea stands higher; none when it does not rise any more.
        let later = s.turn + 1..=LAST_TURN;
        let tide = s.tide(&self.data);
        let rises = later.into_iter().find(|&turn| self.data.tide(turn) > tide);
        let rises = rises.map_or(0, |turn| i32::from(turn - s.turn));
        vec![
            Track::new("track-turn", s.turn, "I–VI"),
            Track::new("track-rises", rises, "5.2"),
            Track::new("track-actions-1", s.actions[0], "V"),
            Track::new("track-actions-29", s.actions[1], "V"),
            Track::new("track-naval", s.naval, "8"),
            Track::new("track-spent-1", self.spent(s, Sector::East), "13.1"),
            Track::new("track-spent-29", self.spent(s, Sector::West), "13.1"),
            Track::new("track-points", self.points(s), "13.2"),
            Track::new("track-deck", s.deck.count_ones() as i32, "VI"),
        ]
    }

    fn marks(&self, s: &Situation) -> Vec<Mark> {
        let mark = |hex: SpaceId, name| Mark::new(self.data.map.board.space(hex).name.clone(), name);
        let mut marks: Vec<Mark> = s.cleared.iter().map(|hex| mark(hex, "mark-cleared")).collect();
        for (set, name) in
            [(&s.smoke, "mark-smoke"), (&s.attacked, "mark-attacked"), (&s.barraged, "mark-barraged")]
        {
            marks.extend(set.iter().map(|p| mark(self.data.positions[p].hex, name)));
        }
        let target = match s.stage {
            Stage::Muster | Stage::Attrition | Stage::Paying | Stage::UnderFire(_) => s.target,
            Stage::Overstack(hex) => hex,
            _ => SpaceId::NONE,
        };
        if target != SpaceId::NONE {
            marks.push(mark(target, "mark-target"));
        }
        marks.extend(self.muzzles(s).into_iter().map(|hex| mark(hex, "mark-target")));
        marks
    }

    /// The hidden units of some pools, by number, and the positions where units of these pools lie face down, those that
    /// came first first.
    fn hidden_units(&self, s: &Situation, of: impl Fn(Pool) -> bool) -> (Vec<GermanId>, Vec<Place>) {
        let hidden =
            |&u: &GermanId| !s.revealed(u) && s.unit_where[u] != Where::Lost && of(self.data.germans[u].pool);
        let place = |position: PositionId| {
            let unit = s.occupant(position).filter(hidden)?;
            Some(Place { since: s.unit_since[unit], position, flags: s.unit_flags[unit] })
        };
        let mut places: Vec<Place> = PositionId::all().filter_map(place).collect();
        sorting::by_key(&mut places, |place| [place.since.into(), place.position.0.into()]);
        (GermanId::all().filter(hidden).collect(), places)
    }

    fn imagine_garrisons(&self, s: &Situation, world: &mut Situation, pool: Pool, dice: &mut impl Dice) {
        let (mut units, places) = self.hidden_units(s, |own| own == pool);
        shuffle(s, dice, &mut units, pool as usize * GERMANS);
        for (i, &unit) in units.iter().enumerate() {
            match places.get(i) {
                Some(place) => place.take(world, unit),
                None => put_back(world, unit, 0, Where::Pool),
            }
        }
    }

    /// While tactical reinforcements are left, nobody has drawn others. After that the first to come were tactical, the
    /// later ones were drawn from all others; as many have gone back as have.
    fn imagine_reinforcements(&self, s: &Situation, world: &mut Situation, dice: &mut impl Dice) {
        let pool = |u: GermanId| self.data.germans[u].pool;
        let at = |u: GermanId| s.unit_where[u];
        let (all, places) = self.hidden_units(s, |own| own >= Pool::Tactical);
        let left = all.iter().filter(|&&u| pool(u) == Pool::Tactical && at(u) == Where::Pool).count();
        let mut tactical = Vec::new();
        let mut others = Vec::new();
        let (mut meyer, mut waiting) = (Vec::new(), 0);
        // What those who are in no position keep, in the order of their stamps.
        let (mut back, mut stamps): (Vec<u8>, Vec<u8>) = (Vec::new(), Vec::new());
        for &unit in &all {
            let since = s.unit_since[unit];
            match (pool(unit), at(unit)) {
                (Pool::Tactical, Where::Other) if left > 0 => {}
                (Pool::Tactical, home) => {
                    tactical.push(unit);
                    if home == Where::Other {
                        back.push(since);
                    }
                }
                (Pool::Meyer, home) => {
                    meyer.push(unit);
                    waiting += usize::from(home == Where::Pool);
                    if home == Where::Other {
                        stamps.push(since);
                    }
                }
                (_, home) => {
                    others.push(unit);
                    if home != Where::Position {
                        stamps.push(since);
                    }
                }
            }
        }
        sorting::by_key(&mut back, |since| [i64::from(*since), 0]);
        sorting::by_key(&mut stamps, |since| [i64::from(*since), 0]);
        shuffle(s, dice, &mut tactical, 10 * GERMANS);
        shuffle(s, dice, &mut meyer, 12 * GERMANS);
        for unit in meyer.drain(meyer.len() - waiting..) {
            put_back(world, unit, 0, Where::Pool);
        }
        others.extend(meyer);
        sorting::ids(&mut others);
        shuffle(s, dice, &mut others, 11 * GERMANS);
        // Those who stay in their pools come from the end of each list; the rest lie in the positions.
        for _ in 0..left {
            if let Some(unit) = tactical.pop() {
                put_back(world, unit, 0, Where::Pool);
            }
        }
        let mut rest = tactical.split_off(tactical.len().saturating_sub(back.len()));
        sorting::ids(&mut rest);
        for (unit, since) in rest.into_iter().zip(back) {
            put_back(world, unit, since, Where::Other);
        }
        let mut rest = others.split_off(others.len().saturating_sub(stamps.len()));
        sorting::ids(&mut rest);
        for (unit, since) in rest.into_iter().zip(stamps) {
            let home = if pool(unit) == Pool::Division && since == 0 { Where::Pool } else { Where::Other };
            put_back(world, unit, since, home);
        }
        for (place, unit) in places.iter().zip(tactical.into_iter().chain(others)) {
            place.take(world, unit);
        }
    }

    /// Markers were never seen before they lay where they lie: those of one back change places freely.
    fn imagine_markers(&self, s: &Situation, world: &mut Situation, dice: &mut impl Dice) {
        for (n, pool) in DepthPool::ALL.into_iter().enumerate() {
            let hidden = |&m: &DepthId| {
                !s.depth_revealed[m] && s.depth_where[m] != Where::Lost && self.data.depths[m].pool == pool
            };
            let mut new: Vec<DepthId> = DepthId::all().filter(hidden).collect();
            let place = |&marker: &DepthId| {
                let position = PositionId::all().find(|&position| s.depth_at[position] == marker);
                (position.unwrap_or(PositionId::NONE), s.depth_where[marker], s.depth_since[marker])
            };
            let mut places: Vec<(PositionId, Where, u8)> = new.iter().map(place).collect();
            sorting::by_key(&mut places, |(position, home, since)| {
                [position.0.into(), (*home as i64) << 8 | i64::from(*since)]
            });
            shuffle(s, dice, &mut new, (13 + n) * DEPTHS);
            for ((position, home, since), marker) in places.into_iter().zip(new) {
                world.depth_where[marker] = home;
                world.depth_since[marker] = since;
                if position != PositionId::NONE {
                    world.depth_at[position] = marker;
                }
            }
        }
    }
}

/// A German counter as it is seen: whoever does not know it sees its back.
fn german_view(name: &str, kind: &str, value: String, known: bool, state: Vec<&'static str>) -> CounterView {
    CounterView {
        name: known.then(|| name.to_owned()),
        side: GERMANY,
        nation: "nation-de".to_owned(),
        kind: kind.to_owned(),
        values: known.then_some(value),
        steps: None,
        state,
    }
}

/// A German unit is in no position.
fn put_back(world: &mut Situation, unit: GermanId, since: u8, home: Where) {
    world.unit_where[unit] = home;
    world.unit_flags[unit] = 0;
    world.unit_since[unit] = since;
}

/// Puts a list into an order drawn for a world that might be.
fn shuffle<T>(s: &Situation, dice: &mut impl Dice, list: &mut [T], place: usize) {
    for i in 0..list.len().saturating_sub(1) {
        let j = i + fancy(s, dice, list.len() - i, place + i);
        list.swap(i, j);
    }
}

/// One of so many, drawn for a world that might be.
fn fancy(s: &Situation, dice: &mut impl Dice, of: usize, place: usize) -> usize {
    let roll = Roll { purpose: "roll-imagine", turn: u16::from(s.turn), place: place as u16, nth: 0 };
    dice.below(of as u32, roll) as usize
}
