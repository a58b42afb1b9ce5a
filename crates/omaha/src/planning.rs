//! What the bots know of the game: how good a situation is, and what to weigh.

use crate::Omaha;
use crate::action::Action;
use crate::situation::Situation;
use sandtable_engine::SeatId;
use sandtable_engine::planning::{Plan, Planning};

impl Planning for Omaha {
    type Mind = ();

    fn weigh(&self, s: &Situation, _seat: SeatId, out: &mut [i64]) {
        out[0] = self.worth_of(s);
    }

    fn span(&self, s: &Situation) -> u32 {
        u32::from(s.turn)
    }

    fn shortlist(&self, s: &Situation, out: &mut Vec<Action>) {
        self.worth_trying(s, out);
    }

    fn fast(&self, s: &Situation, _plan: &Plan, _mind: &mut ()) -> Option<Action> {
        let mut actions = Vec::new();
        self.worth_trying(s, &mut actions);
        actions.first().copied()
    }
}
