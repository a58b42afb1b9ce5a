//! How a game begins (rule 4.0), and who decides (rule 16.0).

use crate::data::Pool;
use crate::situation::{Errand, Ready, Situation, Stage, flag};
use crate::units::Side;
use crate::{DarkSands, Play};
use sandtable_engine::dice::Forced;
use sandtable_engine::message::Silent;

impl DarkSands {
    /// The set-up of a scenario, up to the first decision.
    pub(crate) fn set_up(&self, scenario: usize, campaign: bool, dash: bool) -> Situation {
        let data = &self.data;
        let start = &data.starts[scenario];
        let mut s = Situation::empty(data);
        s.scenario = scenario as u8;
        s.campaign = campaign;
        s.dash = dash;
        s.turn = start.first_turn;
        for &(unit, space, reduced) in &start.units {
            s.put(data, unit, space);
            if reduced {
                s.set(unit, flag::REDUCED);
            }
        }
        for &(unit, version) in &start.versions {
            s.flags[unit] |= u16::from(version) << flag::VERSION;
        }
        s.held = start.held;
        s.boxes = start.boxes;
        s.spare = start.free_boxes.map(|free| [free, 0]);
        for (support, aid) in s.aids.iter_mut().enumerate() {
            if start.supports & 1 << support != 0 {
                *aid = Ready::Ready;
            }
        }
        s.railhead = start.railhead;
        s.points = start.points;
        s.saved = start.saved;
        s.kept = start.kept;
        for (list, chits) in data.replacements.iter().enumerate() {
            if start.cups[list % 2] == Pool::Full {
                s.pools[list] = (1 << chits.len()) - 1;
            }
        }
        s.initiative = data.numbers.turn(s.turn).initiative;
        // What the scenario leaves to be placed is the Axis player's business (1.2.2).
        let play = &mut Play { dice: &mut Forced::default(), log: &mut Silent };
        s.errand = Errand::Setup;
        s.placing = Side::Axis;
        self.next_arrival(&mut s, play);
        s
    }

    /// Which side decides now.
    #[must_use]
    pub fn deciding(&self, s: &Situation) -> Option<Side> {
        Some(match s.stage {
            Stage::Over => return None,
            Stage::ReplacementDraw(side) | Stage::Replacement(side) => side,
            Stage::Cadres => Side::Allied,
            Stage::Initiative | Stage::Draw => s.initiative,
            Stage::Priority(chit) => chit.side().unwrap_or(s.initiative),
            Stage::Answer | Stage::DefenderLoss | Stage::Retreat | Stage::Crowded(_) => s.active.side.enemy(),
            Stage::Arrival(_) => s.placing,
            _ => s.active.side,
        })
    }
}
