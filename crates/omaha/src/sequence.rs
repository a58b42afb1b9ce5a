//! The sequence of play: the set-up, how phase follows phase, the end of a turn.

use crate::prelude::*;
use crate::situation::{NO_SHOTS, NOBODY_LED, Resume, Where};
use crate::units::DepthPool;

/// How many mobile depth markers start with Kampfgruppe Meyer.
const MEYERS_MARKERS: usize = 4;

/// The actions of a division in a turn (V).
pub(crate) const ACTIONS: u8 = 2;

impl Omaha {
    /// The situation before the first turn: boats in their boxes, everything German still to be shuffled.
    pub(crate) fn set_up(&self) -> Situation {
        let mut s = Situation::empty(&self.data);
        s.stage = Stage::SetUp;
        for (id, unit) in self.data.us.iter() {
            let Some(arrival) = unit.arrival else { continue };
            let space = match self.data.map.landings.iter().find(|b| b.name == unit.landing) {
                Some(landing) if arrival == 0 => landing.hex,
                _ if arrival <= LAST_TURN => {
                    s.due[id] = arrival;
                    self.data.map.boxes.track
                }
                _ => self.data.map.boxes.later,
            };
            s.put(id, space);
        }
        s
    }

    /// Shuffles what is face down, puts the garrisons into their strongpoints and begins the first turn.
    pub(crate) fn begin(&self, s: &mut Situation, play: &mut impl Play) {
        for i in PositionId::all() {
            if let Some(pool) = self.position(i).pool {
                let unit = play.pick(&self.pool(s, pool), "roll-garrison", 0, self.position(i).hex);
                self.garrison(s, i, unit);
            }
        }
        for i in PositionId::all() {
            if self.position(i).depth {
                self.deepen(s, play, i, "9.2");
            }
        }
        for _ in 0..MEYERS_MARKERS {
            let marker = play.pick(&self.depth_pool(s, DepthPool::Mobile), "roll-depth", 0, SpaceId(0));
            s.depth_where[marker] = Where::Other;
        }
        self.start_turn(s, play);
    }

    fn start_turn(&self, s: &mut Situation, play: &mut impl Play) {
        let turn = s.turn;
        let tide = s.tide(&self.data).term();
        play.tell(|| Event::new("event-turn", "I–VI").with("turn", turn).with("tide", Arg::Term(tide)));
        self.to_landing(s, play, Sector::East);
    }

    /// II: the event, which turn 1 lacks.
    pub(crate) fn to_event(&self, s: &mut Situation, play: &mut impl Play) {
        s.actions = [ACTIONS; 2];
        if s.turn == 1 { self.to_fire(s, play) } else { s.stage = Stage::Event }
    }

    /// III: German fire.
    pub(crate) fn to_fire(&self, s: &mut Situation, _play: &mut impl Play) {
        s.clear_all(flag::HIT | flag::PINNED);
        s.stage = Stage::Fire(Sector::East);
    }

    /// IV: the engineers, who do nothing on turn 1 and at high tide (10.1).
    pub(crate) fn to_engineers(&self, s: &mut Situation, play: &mut impl Play) {
        s.clearing = [0; 2];
        s.clear_all(flag::HIT | flag::PINNED);
        s.stage = Stage::Engineers;
        if !self.engineers_work(s) {
            self.to_actions(s, play);
        }
    }

    /// V: American actions.
    pub(crate) fn to_actions(&self, s: &mut Situation, _play: &mut impl Play) {
        s.stage = Stage::Actions;
        self.take_command(s);
    }

    /// VI: cards are discarded, the sea takes whoever is below its line, the next turn begins or the game ends.
    pub(crate) fn end_turn(&self, s: &mut Situation, play: &mut impl Play) {
        self.drown(s, play);
        if self.lost(s) {
            return;
        }
        s.face_up = [0; pile::PLACES];
        if self.data.turns[usize::from(s.turn)].shuffle {
            s.deck |= s.discards;
            s.discards = 0;
            play.tell(|| Event::new("event-shuffled", "VI"));
        }
        s.clear_all(flag::ACTED | flag::HIT | flag::PINNED | flag::SHARES);
        s.led = NOBODY_LED;
        s.smoke = Default::default();
        s.attacked = Default::default();
        s.barraged = Default::default();
        s.leader_shots = Default::default();
        s.shots = NO_SHOTS;
        s.crowded = Default::default();
        s.clearing = [0; 2];
        s.plunge = false;
        s.resume = Resume::Nothing;
        if s.turn == LAST_TURN {
            let points = self.points(s);
            play.tell(|| Event::new("event-end", "13.2").with("points", points));
            s.stage = Stage::Over;
            return;
        }
        s.turn += 1;
        self.start_turn(s, play);
    }

    /// Whether a hex lies on a lower tide line than the sea's: it drowns men and cannot be entered (5.2; ruling O70).
    pub(crate) fn submerged(&self, s: &Situation, hex: SpaceId) -> bool {
        self.data.map.at(hex).band.is_some_and(|band| band < s.tide(&self.data))
    }

    /// Whether the sea takes a counter at the end of this turn where it stands (5.2).
    pub(crate) fn drowns(&self, s: &Situation, unit: UnitId) -> bool {
        let at = s.place(unit);
        self.data.map.is_hex(at) && self.submerged(s, at) && !s.is(unit, flag::CLIMB | flag::CLIFF)
    }

    /// At the end of a turn, whoever stands on a lower tide line than the sea's is lost, unless climbing (5.2).
    fn drown(&self, s: &mut Situation, play: &mut impl Play) {
        for unit in everybody().filter(|&u| self.kind(u) != Kind::Hero) {
            if self.drowns(s, unit) {
                let at = s.place(unit);
                play.tell(|| told("event-drowned", "5.2", unit).with("at", at).open());
                self.eliminate(s, play, unit, "5.2");
            }
        }
    }

    /// Forgets what was in hand or in preparation.
    pub(crate) fn put_down(&self, s: &mut Situation) {
        s.group = Default::default();
        s.target = SpaceId::NONE;
        s.shells = false;
        s.resume = Resume::Nothing;
        s.stage = Stage::Actions;
    }
}
