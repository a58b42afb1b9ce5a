//! What wins, and how that stands (rules 11.2–11.2.2). All of it lies open: who holds what, and who is lost.

use crate::prelude::*;
use sandtable_engine::SideId;
use sandtable_engine::guide::{Goal, Prize, Reason};

const ALLIES: SideId = SideId(0);
const GERMANS: SideId = SideId(1);

impl Campanha {
    pub(crate) fn tell_goal(&self, s: &Situation) -> Goal {
        let points = &self.data.numbers.points;
        let [allied, german] = self.points(s);
        let (ahead, margin) = (leader(allied, german), (allied - german).abs());
        let aim = Message::new("goal-aim")
            .with("turn", s.last_turn(&self.data))
            .with("german", points.german_unit_lost)
            .with("south", points.allied_unit_off_south)
            .with("allied", points.allied_unit_lost);
        let standing = match ahead {
            Some(side) => Message::new("goal-ahead").with("seat", side).with("margin", margin),
            None => Message::new("goal-level"),
        };
        Goal {
            aim,
            rule: "11.2.2",
            standing: standing.with("allied", allied).with("german", german),
            ahead,
            prizes: self.prizes(s),
            decided: if s.stage == Stage::Over { self.tell_decision(s) } else { Vec::new() },
        }
    }

    /// The towns; one of two hexes is nobody's until a side holds both (ruling R08).
    fn prizes(&self, s: &Situation) -> Vec<Prize> {
        let prize = |place: &crate::data::Objective| {
            let allied = place.hexes.iter().filter(|&&hex| s.held.contains(hex)).count();
            let holder = match allied {
                0 => Some(GERMANS),
                all if all == place.hexes.len() => Some(ALLIES),
                _ => None,
            };
            Some(Prize { space: *place.hexes.first()?, worth: place.points, holder })
        };
        self.data.objectives.iter().filter_map(prize).collect()
    }

    /// What decided the game: the margin first, then what it is made of.
    fn tell_decision(&self, s: &Situation) -> Vec<Reason> {
        let numbers = &self.data.numbers.points;
        let [allied, german] = self.points(s);
        let margin = (allied - german).abs();
        let mut list = Vec::new();
        let mut say = |rule: &'static str, message: Message| list.push(Reason { message, rule });
        match leader(allied, german) {
            Some(seat) => {
                say("11.2.2", Message::new("goal-won").with("seat", seat).with("margin", margin));
            }
            None => say("11.2.2", Message::new("goal-drawn").with("points", allied)),
        }
        let [towns, other] = self.objective_points(s);
        say("11.2", Message::new("goal-towns").with("allied", towns).with("german", other));
        let counted =
            |id: &'static str, n: i32, each: i32| Message::new(id).with("n", n).with("points", n * each);
        let lost = self.lost(s, Side::German);
        let kept = lost - lost / numbers.german_losses_struck;
        let message = counted("goal-german-losses", kept, numbers.german_unit_lost);
        say("11.2.1", message.with("lost", lost));
        say("11.2.1", counted("goal-off-south", self.off_south(s), numbers.allied_unit_off_south));
        say("11.2.2", counted("goal-allied-losses", self.lost(s, Side::Allied), numbers.allied_unit_lost));
        list
    }
}

fn leader(allied: i32, german: i32) -> Option<SideId> {
    match allied.cmp(&german) {
        std::cmp::Ordering::Greater => Some(ALLIES),
        std::cmp::Ordering::Less => Some(GERMANS),
        std::cmp::Ordering::Equal => None,
    }
}
