//! What the bots hold dear: `bot.toml`. Rules never read any of it.

use crate::Omaha;
use crate::situation::{LAST_TURN, Situation};
use sandtable_engine::keys;
use sandtable_engine::planning::Style;

keys! {
    /// What the heuristic player holds dear, in thousandths of a victory point.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Weights {
        /// A company's first step, the one that would spend it, and its last; how much its division's plight adds, in percent.
        pub steps: [i64; 4],
        /// What a turn on the way costs, and what an action costs.
        pub time: [i64; 2],
        /// A gain below this is not worth an action.
        pub worthwhile: i64,
        /// How much fire on the move, and fire in the next turn, is feared, in percent.
        pub fear: [i64; 2],
        /// For how many turns of fire a hex is judged as a place to stay, in tenths.
        pub dwell: i64,
        /// What it is worth to be on the pavilion or in a draw, and on the heights.
        pub ground: [i64; 2],
        /// What a German is worth; besides, at most, for the prizes that he bars; each of these if it is controlled already,
        /// and if not.
        pub german: [i64; 4],
        /// What part of it draws men to where they can attack, and what part if there are enough already, in percent.
        pub pull: [i64; 2],
        /// What each step of a unit that is not infantry is worth when the sea comes, and when it comes on the last turn.
        pub sea: [i64; 2],
        /// What a depth marker is worth.
        pub depth: i64,
        /// What a disrupted German is worth.
        pub shaken: i64,
        /// A prize with a line to the beach at the end of the game, one that a single German bars, and others.
        pub prize: [i64; 3],
        /// What naval gunfire is kept for.
        pub shells: i64,
        /// What an attack is worth over a move that gains as much.
        pub attack: i64,
        /// How much a barrage is worth of what it prevents, in percent.
        pub barrage: i64,
        /// What each term of a valuation counts on turns 3, 6, 9, 12 and 15, in percent.
        pub judge: [[i64; 10]; 5],
        /// What a catastrophe counts as.
        pub disaster: i64,
        /// What games come to.
        pub course: Course,
    }

    /// What games come to, for each span of turns 1 to 16, a turn's landings and fire before its actions: the points to come, the
    /// share of the value that stays, in per cent, and the points by which three results in four are missed no further.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Course {
        /// By the published game.
        pub published: [[i32; 3]; 2 * LAST_TURN as usize],
        /// By the summary's letter.
        pub letter: [[i32; 3]; 2 * LAST_TURN as usize],
    }
}

impl Weights {
    /// The same as a style has it.
    pub(crate) fn lean(mut self, style: &Style) -> Self {
        let scale =
            |list: &mut [i64], part: i64| list.iter_mut().for_each(|worth| *worth = *worth * part / 100);
        scale(&mut self.fear, style.caution);
        scale(&mut self.german[..2], style.aggression);
        scale(&mut self.prize, style.objective);
        scale(&mut self.ground, style.objective);
        self
    }
}

impl Omaha {
    /// What games come to from a situation on: the points to come, the share of the value that stays, in per cent, the scale.
    pub(crate) fn course(&self, s: &Situation) -> [i64; 3] {
        let Course { published, letter } = &self.weights.course;
        let list = if s.letter { letter } else { published };
        let turn = usize::from(s.turn.clamp(1, LAST_TURN)) - 1;
        list[2 * turn + usize::from(s.acting())].map(i64::from)
    }
}
