//! What the bots know of the game: how good a situation is, and what to weigh.

use crate::situation::Situation;
use crate::{Action, Campanha};
use sandtable_engine::planning::Planning;
use sandtable_engine::{CounterId, SeatId, SpaceId};

impl Planning for Campanha {
    type Mind = ();

    fn weigh(&self, s: &Situation, seat: SeatId, out: &mut [i64]) {
        out[0] = self.judge_position(s, seat);
    }

    fn span(&self, s: &Situation) -> u32 {
        u32::from(s.turn) * 2 + s.active as u32
    }

    fn shortlist(&self, s: &Situation, out: &mut Vec<Action>) {
        self.list_sensible(s, out);
    }

    fn place(&self, s: &Situation, counter: CounterId) -> Option<SpaceId> {
        let at = s.place(counter.0 as u8);
        self.data.map.is_hex(at).then_some(SpaceId(at))
    }

    fn owner(&self, counter: CounterId) -> Option<SeatId> {
        Some(SeatId(self.data.units[counter.index()].side as u8))
    }
}
