//! What the bots know before a game begins: weights, and tables worked out from the map and the combat tables.

use crate::board::{HEXES, HexSet, Map};
use crate::data::Data;
use crate::resolve::modified;
use crate::results::Cell;
use sandtable_engine::SpaceId;
use sandtable_engine::data::Named;
use sandtable_engine::ids::Spaces;
use sandtable_engine::keys;
use sandtable_kit::movement::{Arrival, Field};
use sandtable_kit::staff::ring::Ring;
use sandtable_kit::staff::threat::Near;
use sandtable_kit::staff::toll::{Column, Toll};

keys! {
    /// The weights of `bot.toml`.
    #[derive(Clone, Debug)]
    pub(crate) struct Weights {
        pub(crate) price: PriceWeights,
        pub(crate) supply: SupplyWeights,
        pub(crate) attack: AttackWeights,
        pub(crate) fear: FearWeights,
        pub(crate) march: MarchWeights,
        pub(crate) terms: TermWeights,
        pub(crate) crusader: CrusaderWeights,
        /// By scenario: whole points at which three games in four are won.
        pub(crate) course: Named<i64>,
        /// By scenario: what each place is worth to whoever holds it.
        pub(crate) places: Named<Named<i64>>,
    }

    #[derive(Clone, Debug)]
    pub(crate) struct PriceWeights {
        pub(crate) attack: i64,
        pub(crate) defence: i64,
        pub(crate) unit: i64,
        pub(crate) staff: i64,
    }

    #[derive(Clone, Debug)]
    pub(crate) struct SupplyWeights {
        pub(crate) cut: i64,
        pub(crate) late: i64,
        pub(crate) marked: i64,
        pub(crate) doomed: i64,
        pub(crate) disrupted: i64,
    }

    #[derive(Clone, Debug)]
    pub(crate) struct AttackWeights {
        pub(crate) least: i64,
        pub(crate) unit: i64,
        pub(crate) later: i64,
        pub(crate) never: i64,
        pub(crate) ground: i64,
        pub(crate) place: i64,
        pub(crate) retreat: i64,
        pub(crate) aid: i64,
    }

    #[derive(Clone, Debug)]
    pub(crate) struct FearWeights {
        pub(crate) chance: i64,
        pub(crate) threat: i64,
    }

    #[derive(Clone, Debug)]
    pub(crate) struct MarchWeights {
        pub(crate) goal: i64,
        pub(crate) take: i64,
        pub(crate) guard: i64,
        pub(crate) cut: i64,
        pub(crate) contact: i64,
        pub(crate) road: i64,
        pub(crate) staff: i64,
        pub(crate) risk: i64,
    }

    #[derive(Clone, Debug)]
    pub(crate) struct TermWeights {
        pub(crate) ending: i64,
        pub(crate) ending_least: i64,
        pub(crate) contact: i64,
        pub(crate) approach: i64,
        pub(crate) turn_points: i64,
    }
}

keys! {
    /// What the relief of Tobruk asks for besides (1.3.3).
    #[derive(Clone, Debug)]
    pub(crate) struct CrusaderWeights {
        pub(crate) relief: i64,
        pub(crate) besieger: i64,
        pub(crate) panzer: i64,
        pub(crate) last: i64,
    }
}

/// How many columns the combat tables have.
pub(crate) const COLUMNS: usize = 8;
/// The modifiers of the die that are told apart: from minus to plus so much.
pub(crate) const MOST_MODIFIED: i32 = 4;
/// How far the picture looks round a counter, in hexes.
const NEAR: u8 = 10;
/// Marches that no table holds.
pub(crate) const FAR: u8 = u8::MAX;

/// What the bots know before a game begins.
#[derive(Debug)]
pub(crate) struct Lore {
    /// By table, by column, by modifier: what an attack brings.
    columns: [Vec<Column>; 2],
    /// The hexes near each.
    pub(crate) near: Near,
    /// The ring around each hex.
    pub(crate) rings: Spaces<Vec<Ring>>,
    /// The march on foot from each hex to each in quarter points, enemies apart.
    marches: Vec<u8>,
    /// By scenario, the campaign last: the places worth having.
    pub(crate) places: Vec<Vec<(SpaceId, i64)>>,
    /// The hexes that count as besieging Tobruk (1.3.3).
    pub(crate) siege: HexSet,
    /// By scenario, the campaign last: points at which three games in four are won, in thousandths.
    pub(crate) course: Vec<i64>,
}

impl Lore {
    pub(crate) fn new(data: &Data, weights: &Weights) -> Self {
        let map = &data.map;
        let columns = [0, 1].map(|table: usize| {
            let all = (0..COLUMNS).flat_map(|column| {
                (-MOST_MODIFIED..=MOST_MODIFIED).map(move |modifiers| {
                    Column::new((1..=6).map(|die| {
                        let cell = data.combat[table].result(column, modified(die, modifiers));
                        let (defence, attack) = tolls(cell);
                        (1, defence, attack)
                    }))
                })
            });
            all.collect()
        });
        let far: Spaces<Vec<Vec<u8>>> = map.hexes().map(|hex| map.far_from(hex)).collect();
        let near = Near::new(HEXES as u16, NEAR, |a, b| far[a][b.index()]);
        let ring = |hex| {
            let around: Vec<SpaceId> = map.around[hex].iter().map(|&(near, _)| near).collect();
            Ring::new(&around, |a, b| map.between(a, b).is_some())
        };
        let rings = map.hexes().map(ring).collect();
        let scenarios = data.scenarios.iter().map(|scenario| scenario.id.as_str()).chain(["campaign"]);
        let places = scenarios.clone().map(|id| {
            let named = weights.places.get(id).into_iter().flat_map(Named::iter);
            named.filter_map(|(name, worth)| Some((map.board.find(name)?, *worth))).collect()
        });
        Self {
            columns,
            near,
            rings,
            marches: marches(map),
            places: places.collect(),
            siege: map.within(data.places.tobruk, 6),
            course: scenarios.map(|id| weights.course.get(id).copied().unwrap_or(10) * 1000).collect(),
        }
    }

    /// What an attack in a column brings, with modifiers of the die.
    pub(crate) fn column(&self, assault: bool, column: usize, modifiers: i32) -> &Column {
        let at = modifiers.clamp(-MOST_MODIFIED, MOST_MODIFIED) + MOST_MODIFIED;
        &self.columns[usize::from(assault)][column * (2 * MOST_MODIFIED as usize + 1) + at as usize]
    }

    /// The march between two hexes in quarter points.
    #[inline]
    pub(crate) fn march(&self, from: SpaceId, to: SpaceId) -> i64 {
        i64::from(self.marches[to.index() * HEXES + from.index()])
    }
}

/// The marches to each hex. The way there costs nearly the same as the way back.
fn marches(map: &Map) -> Vec<u8> {
    let mut field = Field::default();
    let mut all = Vec::with_capacity(HEXES * HEXES);
    for to in map.hexes() {
        field.run(map.steps_of(false, false), &[(to, 0)], true, FAR - 1, |_| Arrival::Pass);
        all.extend(map.hexes().map(|from| field.cost(from).unwrap_or(FAR)));
    }
    all
}

/// What a result brings the defender and the attacker. Of the four kinds of a toll the attacker's are: a step; all he has; a step of
/// everybody (in place of a retreat); as many steps as the defender had. The defender's: a step; all; a retreat; a step of everybody.
const fn tolls(cell: Cell) -> (Toll, Toll) {
    const NONE: Toll = Toll { step: 0, unit: 0, retreat: 0, exchange: 0 };
    const STEP: Toll = Toll { step: 1, ..NONE };
    const ALL: Toll = Toll { unit: 1, ..NONE };
    const THIRD: Toll = Toll { retreat: 1, ..NONE };
    const FOURTH: Toll = Toll { exchange: 1, ..NONE };
    match cell {
        Cell::AE => (NONE, ALL),
        Cell::AL1 => (NONE, STEP),
        Cell::BL1 => (STEP, STEP),
        Cell::DR => (THIRD, NONE),
        Cell::DRStar => (Toll { step: 1, retreat: 1, ..NONE }, NONE),
        Cell::HEX => (FOURTH, THIRD),
        Cell::EX => (ALL, FOURTH),
        Cell::DEStar => (ALL, STEP),
        Cell::DE => (ALL, NONE),
    }
}
