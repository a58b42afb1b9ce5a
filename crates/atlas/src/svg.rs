//! A picture of a board, to be compared with the country.

use std::fmt::Write;

use sandtable_hex::{Cell, Grid};

use crate::board::{Board, Feature, Space};
use crate::layers::{Parts, Shape};
use crate::side::{Point, SideId, centre, corner_point};

/// Pixels a hex.
const SCALE: f64 = 48.0;

const STYLE: &str = "\
text{font-family:sans-serif;text-anchor:middle}\
.n{font-size:7px;fill:#444;fill-opacity:.75}\
.t{font-size:9px;fill:#111;paint-order:stroke;stroke:#fff;stroke-width:2px;stroke-opacity:.7}\
.h{stroke:#00000055;stroke-width:.6}\
.r{stroke:#1c62b0;stroke-width:5;stroke-linecap:round}\
.c{fill:none;stroke:#4a90d0;stroke-width:1;stroke-opacity:.8}\
.main{stroke:#a3221c;stroke-width:2.6}.minor{stroke:#8d6b3f;stroke-width:1.6}\
.s{stroke:#123a6b;stroke-width:6;stroke-dasharray:3 2}";

/// Draws the board, north up.
pub(crate) fn draw(board: &Board) -> String {
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = try_draw(&mut out, board);
    out
}

fn try_draw(out: &mut String, board: &Board) -> std::fmt::Result {
    let grid = &board.config.grid;
    let width = (f64::from(grid.columns.1) + 1.0) * SCALE;
    let height = (f64::from(grid.rows.1) + 1.5) * SCALE;
    writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" \
         height=\"{height:.0}\"><style>{STYLE}</style><rect width=\"100%\" height=\"100%\" fill=\"#bcd7ea\"/>"
    )?;
    for land in &board.country.land {
        writeln!(out, "<path d=\"{}\" fill=\"#efe8d2\" stroke=\"#456\" stroke-width=\"1.2\"/>", path(land))?;
    }
    for (hex, space) in &board.spaces {
        let corners: Vec<_> = grid.corners(*hex).into_iter().map(|c| xy(c.into())).collect();
        let fill = colour(&space.terrain);
        writeln!(out, "<polygon class=\"h\" points=\"{}\" fill=\"{fill}\"/>", corners.join(" "))?;
    }
    for shape in board.country.land.iter().chain(&board.country.rivers) {
        writeln!(out, "<path class=\"c\" d=\"{}\"/>", path(shape))?;
    }
    sides(out, board)?;
    for (hex, space) in &board.spaces {
        label(out, grid, *hex, space)?;
    }
    for town in &board.country.towns {
        if let Parts::Point(p) = town.parts {
            let [x, y] = place(p);
            writeln!(out, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"1.2\" fill=\"#333\"/>")?;
        }
    }
    writeln!(out, "</svg>")
}

fn sides(out: &mut String, board: &Board) -> std::fmt::Result {
    let grid = board.grid();
    let mut segment = |class: &str, [a, b]: [Point; 2]| {
        let ([x1, y1], [x2, y2]) = (place(a), place(b));
        writeln!(out, "<line class=\"{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>")
    };
    let edge = |id: &SideId| id.ends(grid).map(|end| corner_point(grid, end));
    for (id, side) in &board.sides {
        if side.sea {
            segment("s", edge(id))?;
        }
        if side.river.is_some() {
            segment("r", edge(id))?;
        }
    }
    for class in ["minor", "main"] {
        for (id, _) in board.sides.iter().filter(|(_, s)| s.road.as_deref() == Some(class)) {
            segment(class, id.hexes().map(|hex| centre(grid, hex)))?;
        }
    }
    Ok(())
}

fn label(out: &mut String, grid: &Grid, hex: Cell, space: &Space) -> std::fmt::Result {
    let [x, y] = place(centre(grid, hex));
    let mut marks = String::new();
    for feature in &space.features {
        marks.push_str(match feature {
            Feature::Village => "●",
            Feature::Fort => "✪",
            Feature::Airfield => "✈",
            Feature::InvasionCoast => "≈",
            Feature::Beach => "▲",
            Feature::RoadExit => "➔",
            _ => "",
        });
    }
    let number = y - SCALE * 0.36;
    writeln!(out, "<text class=\"n\" x=\"{x:.1}\" y=\"{number:.1}\">{} {marks}</text>", grid.number(hex))?;
    if let Some(name) = &space.name {
        let below = y + SCALE * 0.3;
        let short: String = name.chars().take(16).collect();
        writeln!(out, "<text class=\"t\" x=\"{x:.1}\" y=\"{below:.1}\">{}</text>", escaped(&short))?;
    }
    Ok(())
}

fn colour(terrain: &str) -> &'static str {
    match terrain {
        "bocage" => "#b5cf8f",
        "rough" => "#d3ba8c",
        "forest" => "#6fa05f",
        "marsh" => "#9fd0c8",
        "hill" => "#b08a5a",
        "city" => "#c9a0a0",
        _ => "#f3ecc8",
    }
}

fn place(p: Point) -> Point {
    [p[0] * SCALE, p[1] * SCALE]
}

fn xy(p: Point) -> String {
    let [x, y] = place(p);
    format!("{x:.1},{y:.1}")
}

fn path(shape: &Shape) -> String {
    let join = |points: &[Point]| points.iter().map(|&p| xy(p)).collect::<Vec<_>>().join(" ");
    match &shape.parts {
        Parts::Point(_) => String::new(),
        Parts::Line(line) => format!("M{}", join(line)),
        Parts::Area(rings) => rings.iter().map(|r| format!("M{}Z", join(r))).collect(),
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}
