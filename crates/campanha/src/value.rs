//! What a bot that looks one action ahead weighs.

use crate::situation::{Situation, Stage};
use crate::units::Side;
use crate::{Action, Campanha};
use sandtable_engine::SpaceId;
use sandtable_engine::rules::Rules;

impl Campanha {
    /// What is worth weighing: units one after the other, everybody who can join, then air points.
    pub(crate) fn list_sensible(&self, s: &Situation, out: &mut Vec<Action>) {
        let mut all = Vec::new();
        self.actions(s, &mut all);
        let first = |wanted: fn(&Action) -> bool| all.iter().copied().find(wanted);
        match s.stage {
            Stage::Movement => {
                out.extend(first(|a| matches!(a, Action::Move(_))).or(Some(Action::EndMovement)));
            }
            Stage::Muster | Stage::Answer => {
                if let Some(join) = first(|a| matches!(a, Action::Join(_))) {
                    out.push(join);
                } else if let Some(most) = all.iter().rev().find(|a| matches!(a, Action::Air(1..=10))) {
                    let free = s.air > 20 || self.check_commit(s).is_err();
                    out.push(if free { *most } else { Action::Commit });
                } else {
                    out.push(Action::Commit);
                }
            }
            Stage::Carpet => {
                let near = |hex: SpaceId, side: Side| {
                    let around = self.data.map.around[hex].iter().map(|&(h, _)| h);
                    std::iter::once(hex)
                        .chain(around)
                        .filter(|&h| s.occupant(&self.data, h) == Some(side))
                        .count()
                };
                let good = |a: &Action| match *a {
                    Action::Carpet(hex) => near(hex, Side::Allied) == 0 && near(hex, Side::German) > 2,
                    _ => true,
                };
                out.extend(all.into_iter().filter(good));
            }
            _ => out.append(&mut all),
        }
    }
}
