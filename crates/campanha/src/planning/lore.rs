//! What the bots know before a game begins: weights, and tables worked out from the map and the combat table.

use crate::board::{Pace, SPACES};
use crate::data::Data;
use crate::prelude::*;
use crate::results::{Bomb, Cell, Fate};
use crate::situation::Loss;
use sandtable_engine::data::Named;
use sandtable_engine::keys;
use sandtable_kit::movement::{Arrival, Field};
use sandtable_kit::odds::ways_of_two_dice;
use sandtable_kit::staff::{
    ring::Ring,
    threat::Near,
    toll::{Column, Toll},
};

keys! {
    /// The weights of `bot.toml`.
    #[derive(Clone, Debug)]
    pub(crate) struct Weights {
        pub(crate) price: PriceWeights,
        pub(crate) ground: GroundWeights,
        pub(crate) attack: AttackWeights,
        pub(crate) fear: FearWeights,
        pub(crate) march: MarchWeights,
        pub(crate) terms: TermWeights,
        /// By scenario, for each player-turn: the points that the Allies gain besides, the share of the value that stays, in per
        /// cent, and the points by which three results in four are missed no further.
        pub(crate) course: Named<Vec<[i64; 3]>>,
    }

    #[derive(Clone, Debug)]
    pub(crate) struct TermWeights {
        pub(crate) strength: i64,
        pub(crate) objective: i64,
        pub(crate) waiting: i64,
        pub(crate) no_recovery: i64,
        pub(crate) exposed: i64,
        pub(crate) exposed_mover: i64,
        pub(crate) tempo: i64,
        pub(crate) port: i64,
        pub(crate) airfield: i64,
        pub(crate) carpet: i64,
    }

    #[derive(Clone, Debug)]
    pub(crate) struct PriceWeights {
        pub(crate) allied_step: i64,
        pub(crate) allied_step_early: i64,
        pub(crate) allied_strength: i64,
        pub(crate) german_strength: i64,
        pub(crate) fade_turns: i64,
        pub(crate) least_fade: i64,
    }

    #[derive(Clone, Debug)]
    pub(crate) struct GroundWeights {
        pub(crate) objective: i64,
        pub(crate) hex: i64,
        pub(crate) retreat: i64,
    }

    #[derive(Clone, Debug)]
    pub(crate) struct AttackWeights {
        pub(crate) least: i64,
        pub(crate) allied_unit: i64,
        pub(crate) german_unit: i64,
        pub(crate) reduced_unit: i64,
        pub(crate) air_point: i64,
        pub(crate) gun: i64,
        pub(crate) raid_least: i64,
        pub(crate) air_reserve: u8,
    }

    #[derive(Clone, Debug)]
    pub(crate) struct FearWeights {
        pub(crate) attack_chance: i64,
        pub(crate) threat: i64,
        pub(crate) alone: i64,
    }

    #[derive(Clone, Debug)]
    pub(crate) struct MarchWeights {
        pub(crate) goal: i64,
        pub(crate) column: i64,
        pub(crate) cover: i64,
        pub(crate) post: i64,
        pub(crate) contact: i64,
        pub(crate) owed: i64,
    }
}

/// How many columns the combat table has.
pub(crate) const COLUMNS: usize = 11;

/// A place worth going to.
#[derive(Clone, Debug)]
pub(crate) struct Goal {
    pub(crate) hex: SpaceId,
    /// Its share of the objective's points, in thousandths.
    pub(crate) worth: i64,
    /// The march to it from every hex on foot, in half points, enemies apart.
    pub(crate) march: Spaces<Vec<u8>>,
}

/// What the bots know before a game begins.
#[derive(Clone, Debug)]
pub(crate) struct Lore {
    pub(crate) columns: [Column; COLUMNS],
    /// The chances of a bombardment column, of 36: a step, a unit.
    pub(crate) bombs: Vec<[i64; 2]>,
    /// The same for a carpet: a step, a unit, all.
    pub(crate) carpet: [i64; 3],
    /// How much of the worth that fades is left, in per cent, by the turns that are.
    pub(crate) fades: Vec<i64>,
    /// The hexes within [`NEAR`] of each.
    pub(crate) near: Near,
    /// The ring around each hex.
    pub(crate) rings: Spaces<Vec<Ring>>,
    pub(crate) goals: Vec<Goal>,
    /// The points of each hex, in thousandths.
    pub(crate) points: Spaces<Vec<i64>>,
    /// The sector of each hex: the nearest objective, by its place in the list of goals.
    pub(crate) sectors: Spaces<Vec<u16>>,
    /// Whether a hex is a beach or a port.
    pub(crate) harbour: Spaces<Vec<bool>>,
}

/// How far the picture looks round a counter.
pub(crate) const NEAR: u8 = 6;

impl Lore {
    pub(crate) fn new(data: &Data, weights: &Weights) -> Self {
        let map = &data.map;
        let columns = std::array::from_fn(|column| {
            Column::new((2..=12).map(|roll| {
                let (defence, attack) = tolls(data.combat.result(column, roll));
                (i64::from(ways_of_two_dice(roll)), defence, attack)
            }))
        });
        let bombs = (0..data.bomb_columns.len())
            .map(|column| {
                let mut chances = [0; 2];
                for roll in 2..=12 {
                    match data.bombardment.result(column, roll) {
                        Bomb::Step => chances[0] += i64::from(ways_of_two_dice(roll)),
                        Bomb::Unit => chances[1] += i64::from(ways_of_two_dice(roll)),
                        Bomb::Intact | Bomb::All => {}
                    }
                }
                chances
            })
            .collect();
        let mut carpet = [0; 3];
        for roll in 2..=12 {
            let ways = i64::from(ways_of_two_dice(roll));
            match data.carpet.result(0, roll) {
                Bomb::Intact => {}
                Bomb::Step => carpet[0] += ways,
                Bomb::Unit => carpet[1] += ways,
                Bomb::All => carpet[2] += ways,
            }
        }
        let fades = (0..=i64::from(u8::MAX))
            .map(|left| (left * 100 / weights.price.fade_turns).clamp(weights.price.least_fade, 100))
            .collect();
        let near = Near::new(map.hexes, NEAR, |a, b| map.distance(a, b));
        let ring = |hex| {
            let around: Vec<SpaceId> = map.around[hex].iter().map(|&(near, _)| near).collect();
            Ring::new(&around, |a, b| map.touch(a, b))
        };
        let rings = map.all_hexes().map(ring).collect();
        let mut points = Spaces::new(vec![0; SPACES]);
        let mut goals = Vec::new();
        let mut field = Field::default();
        // Marches towards a goal are searched from it: the way back costs nearly the same.
        let steps = &map.steps[Side::Allied.index()][Pace::Foot as usize];
        for place in &data.objectives {
            for &hex in &place.hexes {
                let worth = i64::from(place.points) * 1000 / place.hexes.len() as i64;
                points[hex] = worth;
                field.run(steps, &[(hex, 0)], true, 250, |_| Arrival::Pass);
                let march = map.all_hexes().map(|h| field.cost(h).unwrap_or(u8::MAX)).collect();
                goals.push(Goal { hex, worth, march });
            }
        }
        let sectors = map
            .all_hexes()
            .map(|hex| {
                let nearest = goals.iter().enumerate().min_by_key(|(i, goal)| (goal.march[hex], *i));
                nearest.map_or(0, |(i, _)| i as u16)
            })
            .collect();
        let mut harbour = Spaces::new(vec![false; SPACES]);
        let beaches = data.beaches.iter().flatten().copied();
        for hex in beaches.chain(data.ports.iter().map(|port| port.hex)) {
            harbour[hex] = true;
        }
        Self { columns, bombs, carpet, fades, near, rings, goals, points, sectors, harbour }
    }
}

/// What a result brings the defender and the attacker.
fn tolls(result: Cell) -> (Toll, Toll) {
    let trade = Toll { exchange: 1, ..Toll::default() };
    let toll = |fate: Fate| Toll {
        step: i64::from(fate.loss == Some(Loss::Step)),
        unit: i64::from(fate.loss == Some(Loss::Unit)),
        retreat: i64::from(fate.retreat),
        exchange: 0,
    };
    match result {
        Cell::Impasse => (Toll::default(), Toll::default()),
        Cell::Exchange => (trade, trade),
        Cell::Both(_, defence, attack) => (toll(defence), toll(attack)),
    }
}
