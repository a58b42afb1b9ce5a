//! What the bots know before a game begins: what each column of the combat table is worth, and what lies near each hex.

use crate::Bloody;
use crate::data::Data;
use sandtable_engine::planning::Style;
use sandtable_kit::staff::threat::Near;
use sandtable_kit::staff::toll::{Column, Toll};

/// How far a threat reaches.
pub(super) const FAR: u8 = 4;

/// Modifiers of the die that are told apart: −1, 0, +1 (6.3).
const MODIFIERS: usize = 3;

/// Steps of a defender that are told apart: 1 to 4, and more.
const STEPS: usize = 5;

/// What the bots know before a game begins.
#[derive(Clone, Debug)]
pub(crate) struct Lore {
    /// By column, modifier, steps of the defender less one, and whether he ignores retreats. In a toll, `unit` is a level of
    /// disorganisation, `retreat` the hex lost, `exchange` an exploitation.
    tolls: Vec<[[[Column; 2]; STEPS]; MODIFIERS]>,
    /// By column: what a stack of the usual sort has to fear there.
    fears: Vec<i64>,
    /// What is near each hex.
    pub(super) near: Near,
}

impl Lore {
    pub(super) fn new(data: &Data) -> Self {
        let tolls: Vec<_> = (0..data.odds.len())
            .map(|column| {
                std::array::from_fn(|modifier| {
                    std::array::from_fn(|steps| {
                        [false, true]
                            .map(|stays| toll(data, column, modifier as i32 - 1, steps as u8 + 1, stays))
                    })
                })
            })
            .collect();
        let gain = Toll { step: 1600, unit: 400, retreat: 700, exchange: 500 };
        let cost = Toll { step: 1600, unit: 400, retreat: 0, exchange: 0 };
        let of = |cells: &[[[Column; 2]; STEPS]; MODIFIERS]| {
            cells[1][STEPS - 1][0].worth(&gain, &cost, &Style::BALANCED)
        };
        let fears = tolls.iter().map(|cells| of(cells).max(0)).collect();
        let map = &data.map;
        Self { tolls, fears, near: Near::new(map.hexes, FAR, |a, b| map.distance(a, b)) }
    }

    /// What a column brings.
    pub(super) fn toll(&self, column: usize, modifier: i32, steps: u8, stays: bool) -> &Column {
        let steps = usize::from(steps.max(1)).min(STEPS) - 1;
        &self.tolls[column][(modifier.clamp(-1, 1) + 1) as usize][steps][usize::from(stays)]
    }

    /// What a stack has to fear in a column.
    pub(super) fn fear(&self, column: usize) -> i64 {
        self.fears[column]
    }
}

/// The rolls of a column against a defender with so many steps.
fn toll(data: &Data, column: usize, modifier: i32, left: u8, stays: bool) -> Column {
    Column::new((1..=6).map(|die: i32| {
        let cell = data.combat.result(column, (die + modifier).clamp(1, 6) as u32);
        let gone = cell.defender.steps >= left && usize::from(left) < STEPS;
        let defender = Toll {
            step: cell.defender.steps.min(left).into(),
            unit: cell.defender.levels.into(),
            retreat: i64::from(gone || (cell.retreat && !stays)),
            exchange: cell.exploit.into(),
        };
        let attacker = Toll {
            step: cell.attacker.steps.into(),
            unit: cell.attacker.levels.into(),
            retreat: 0,
            exchange: 0,
        };
        (1, defender, attacker)
    }))
}

impl Bloody {
    /// What the bots know before a game begins: worked out when one is first asked.
    pub(super) fn lore(&self) -> &Lore {
        self.lore.get_or_init(|| Lore::new(&self.data))
    }
}
