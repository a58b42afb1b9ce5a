//! The legend and the printed tables. Heads and cells are terms, or codes that the results explain.

use crate::amphibious::LETTERS;
use crate::attack::weapon_term;
use crate::board::{Terrain, VOCABULARY};
use crate::data::{Beaches, Compare, LandingRow, Shelter, Surf};
use crate::prelude::*;
use crate::present::{SIDES, entry};
use crate::results::result_of;
use crate::units::Weapons;
use sandtable_engine::present::{Legend, LegendLine, Printed};
use sandtable_engine::sorting;

impl Omaha {
    pub(crate) fn print_legend(&self) -> Legend {
        let line = |name, swatch, moves: [&'static str; 3], shelter: Shelter| LegendLine {
            name,
            swatch,
            values: moves.into_iter().chain([shelter.term()]).map(Arg::Term).collect(),
        };
        let grounds = Terrain::ALL.into_iter().filter(|&terrain| terrain != Terrain::Sea).map(|terrain| {
            line(terrain.term(), terrain.word(), entry(terrain), self.data.shelter[terrain as usize])
        });
        let sides = SIDES.into_iter().map(|(bit, term, moves)| {
            line(term, VOCABULARY.sides[bit], moves, self.data.side_shelter[bit].0)
        });
        Legend {
            columns: ["legend-infantry", "legend-leaders", "legend-vehicles", "legend-defence"]
                .map(Message::new)
                .into(),
            lines: grounds.chain(sides).collect(),
            rule: "7.3",
        }
    }

    pub(crate) fn print_tables(&self) -> Vec<Printed> {
        let own = |cells: &[&str]| cells.iter().map(|&cell| cell.to_owned()).collect::<Vec<_>>();
        let landing = self.data.landing.iter().filter(|row| row.from <= LAST_TURN).map(|row| {
            (
                landing_head(row).to_owned(),
                row.results().iter().map(|surf| surf_code(surf).to_owned()).collect(),
            )
        });
        // Less and equal share a line where weapons are missing.
        let attack =
            [false, true].into_iter().flat_map(|weapons| Compare::ALL.map(|compare| (weapons, compare)));
        let attack = attack.filter(|line| *line != (false, Compare::Less)).map(|(weapons, compare)| {
            let row = &self.data.attack[usize::from(weapons)][compare as usize];
            let head = row_term(weapons, compare).to_owned();
            (head, row.iter().map(|&effects| result_of(effects).0.to_owned()).collect())
        });
        let barrage = (0..8).rev().map(|bits| {
            let [colour, symbol, deep] = [4, 2, 1].map(|bit| bits & bit != 0);
            let row = &self.data.barrage[usize::from(colour)][usize::from(symbol)][usize::from(deep)];
            let head = shows_term(deep, colour, symbol);
            (head.to_owned(), row.iter().map(|&effects| result_of(effects).0.to_owned()).collect())
        });
        let turns = (1..=LAST_TURN).map(|turn| {
            let t = &self.data.turns[usize::from(turn)];
            let shuffle = if t.shuffle { "turns-shuffled" } else { "" };
            let due = self.data.us.iter().filter(|(_, u)| u.arrival == Some(turn)).count();
            let due = if due > 0 { due.to_string() } else { String::new() };
            (turn.to_string(), vec![t.time.clone(), t.tide.term().to_owned(), due, shuffle.to_owned()])
        });
        let fire = [
            ("fire-intense", ["STEP", "STEP-DISRUPTED"]),
            ("fire-steady", ["STEP", "STEP-DISRUPTED"]),
            ("fire-sporadic", ["DISRUPTED", "DISRUPTED"]),
        ];
        let fire = fire.map(|(head, cells)| (head.to_owned(), own(&cells)));
        let weapons = (0..Weapons::CODES.len()).filter_map(|bit| {
            let weapon = Weapons(1 << bit);
            let bearers =
                self.data.us.iter().filter(|(_, u)| u.weapons.last().is_some_and(|w| w.has(weapon)));
            let mut kinds: Vec<Kind> = bearers.map(|(_, u)| u.kind).collect();
            sorting::by_key(&mut kinds, |kind| [*kind as i64, 0]);
            kinds.dedup();
            let Arg::Term(head) = weapon_term(weapon) else { return None };
            let kinds: Vec<&str> = kinds.into_iter().map(Kind::term).collect();
            Some((head.to_owned(), vec![kinds.join(" ")]))
        });
        let table =
            |name, rule, columns: &[&str], lines| Printed { name, rule, columns: own(columns), lines };
        vec![
            table("table-landing", "5.1", &LETTERS, landing.collect()),
            table("table-fire", "6.2", &["fire-known", "fire-hidden"], fire.into()),
            table(
                "table-attack",
                "8",
                &["column-alone", "column-unrevealed", "column-revealed"],
                attack.collect(),
            ),
            table("table-barrage", "8.4", &BARRAGE_COLUMNS, barrage.collect()),
            table(
                "table-turns",
                "I–VI",
                &["turns-time", "turns-tide", "turns-due", "turns-shuffle"],
                turns.collect(),
            ),
            table("table-weapons", "8", &["weapons-bearers"], weapons.collect()),
        ]
    }
}

/// The columns of the barrage table: how strong the tank is.
pub(crate) const BARRAGE_COLUMNS: [&str; 3] = ["barrage-weak", "barrage-fair", "barrage-strong"];

/// What a card shows of a barrage's colour and symbol (8.4), and the same where a depth marker lies.
const SHOWS: [[&str; 4]; 2] = [
    ["barrage-shows-neither", "barrage-shows-symbol", "barrage-shows-colour", "barrage-shows-both"],
    ["barrage-deep-neither", "barrage-deep-symbol", "barrage-deep-colour", "barrage-deep-both"],
];

/// The term for what a card shows of a barrage's colour and symbol, and whether a depth marker lies there.
pub(crate) const fn shows_term(deep: bool, colour: bool, symbol: bool) -> Term {
    SHOWS[deep as usize][2 * colour as usize + symbol as usize]
}

/// The rows of the attack table, worst for the attacker first.
pub(crate) const ROWS: [&str; 7] = [
    "row-lacking-less",
    "row-lacking-more",
    "row-lacking-double",
    "row-less",
    "row-equal",
    "row-more",
    "row-double",
];

/// The term for a row of the attack table: whether all weapons are there, and how the strengths compare. Where they are
/// not, less and equal are one row.
pub(crate) const fn row_term(weapons: bool, compare: Compare) -> Term {
    let nth = compare as usize;
    ROWS[if weapons { 3 + nth } else { nth.saturating_sub(1) }]
}

/// The term for those whom a row of the landing table concerns.
pub(crate) fn landers_term(row: &LandingRow) -> &'static str {
    let has = |kind| row.kinds.contains(&kind);
    match row.boxes {
        _ if has(Kind::Tank) => "landers-tanks",
        _ if has(Kind::DukwArtillery) => "landers-dukw",
        _ if has(Kind::Artillery) => "landers-guns",
        Beaches::Green => "landers-foot-green",
        Beaches::Other => "landers-foot-other",
        Beaches::All => "landers-foot",
    }
}

/// The term for a row of the landing table: its turns, and whom it concerns.
fn landing_head(row: &LandingRow) -> &'static str {
    const HEADS: [(u8, &str, &str); 10] = [
        (1, "landers-tanks", "landing-1-tanks"),
        (2, "landers-tanks", "landing-2-tanks"),
        (1, "landers-foot-other", "landing-1-foot-other"),
        (1, "landers-foot-green", "landing-1-foot-green"),
        (4, "landers-foot", "landing-4-foot"),
        (4, "landers-dukw", "landing-4-dukw"),
        (4, "landers-guns", "landing-4-guns"),
        (15, "landers-foot", "landing-15-foot"),
        (15, "landers-dukw", "landing-15-dukw"),
        (15, "landers-guns", "landing-15-guns"),
    ];
    let landers = landers_term(row);
    let found = HEADS.iter().find(|(from, who, _)| (*from, *who) == (row.from, landers));
    found.map_or(landers, |(.., head)| head)
}

/// The results of the landing table: what they are, the code and the message that explains it.
const SURFS: [(Surf, &str, &str); 13] = [
    (Surf { lost: true, ..CALM }, "LOST", "result-LOST"),
    (Surf { out: true, ..CALM }, "OUT", "result-OUT"),
    (Surf { delay_to: 2, ..CALM }, "TURN2", "result-TURN2"),
    (Surf { delay: 3, ..CALM }, "DELAY3", "result-DELAY3"),
    (Surf { steps: 1, drift: 2, ..CALM }, "STEP-E2", "result-STEP-E2"),
    (Surf { steps: 1, ..CALM }, "STEP", "result-STEP"),
    (Surf { steps: 2, ..CALM }, "STEP2", "result-STEP2"),
    (Surf { drift: 1, ..CALM }, "E1", "result-E1"),
    (Surf { drift: 2, ..CALM }, "E2", "result-E2"),
    (Surf { drift: 3, ..CALM }, "E3", "result-E3"),
    (Surf { drift: 4, ..CALM }, "E4", "result-E4"),
    (Surf { drift: 9, ..CALM }, "E9", "result-E9"),
    (Surf { drift: -1, ..CALM }, "W1", "result-W1"),
];
const CALM: Surf = Surf { steps: 0, lost: false, out: false, delay: 0, delay_to: 0, drift: 0 };

fn surf_of(surf: &Surf) -> (&'static str, &'static str) {
    let found = SURFS.iter().find(|(known, ..)| known == surf);
    found.map_or(("NONE", "result-NONE"), |(_, code, term)| (code, term))
}

/// The code of a result of the landing table.
fn surf_code(surf: &Surf) -> &'static str {
    surf_of(surf).0
}

/// The message that explains a result of the landing table.
pub(crate) fn surf_term(surf: &Surf) -> &'static str {
    surf_of(surf).1
}
