//! Rivers, roads and the tracks off the map.

use std::collections::BTreeMap;
use std::fmt::{Result, Write};

use sandtable_hex::Cell;

use super::labels::Placed;
use super::{Picture, px, scatter, xy};
use crate::board::Feature;
use crate::config::Link;
use crate::edge::Edge;
use crate::layers::{Parts, nearest_on};
use crate::side::{Corner, Point, SideId, centre, corner_point, distance_squared};

/// Rivers from the middle of one side to the middle of the next, rounded at the corners.
pub(super) fn rivers(picture: &Picture<'_>, out: &mut String) -> Result {
    let (grid, board) = (picture.grid, picture.board);
    let mut meets: BTreeMap<Corner, Vec<(SideId, &str)>> = BTreeMap::new();
    let mut length: BTreeMap<&str, usize> = BTreeMap::new();
    let mut straits = String::new();
    for (&id, side) in &board.sides {
        if let Some(name) = side.river.as_deref() {
            *length.entry(name).or_default() += 1;
            for end in id.ends(grid) {
                meets.entry(end).or_default().push((id, name));
            }
        }
        if side.sea {
            let [a, b] = id.ends(grid).map(|end| xy(corner_point(grid, end)));
            let _ = write!(straits, "M{a} {b}");
        }
    }
    let mut reaches = Vec::new();
    for (&corner, sides) in &meets {
        let at = corner_point(grid, corner);
        let middle = |id: SideId| bent(picture, id);
        // The river that goes on; the others end in it.
        let through = sides.iter().enumerate().find_map(|(i, &(a, name))| {
            let later = sides[i + 1..].iter().find(|(_, n)| *n == name || sides.len() == 2)?;
            Some((a, later.0, name))
        });
        let mut joint = at;
        if let Some((a, b, name)) = through {
            let (p, q) = (middle(a), middle(b));
            joint = [(p[0] + 2.0 * at[0] + q[0]) / 4.0, (p[1] + 2.0 * at[1] + q[1]) / 4.0];
            reaches.push((name, format!("M{}Q{} {}", xy(p), xy(at), xy(q))));
        } else if sides.len() == 1 && corner.iter().any(|&h| is_open_sea(picture, h)) {
            joint = mouth(picture, at);
        }
        for &(id, name) in sides.iter().filter(|(id, _)| through.is_none_or(|(a, b, _)| *id != a && *id != b))
        {
            reaches.push((name, format!("M{}Q{} {}", xy(middle(id)), xy(at), xy(joint))));
        }
    }
    let great = |name: &str| length[name] >= 14;
    writeln!(out, "<g class=\"f\">")?;
    for (colour, more) in [("#f3efdc", 2.4), ("#3f86b0", 0.0)] {
        for (big, width) in [(false, 2.5), (true, 3.6)] {
            let d: String =
                reaches.iter().filter(|(n, _)| great(n) == big).map(|(_, d)| d.as_str()).collect();
            let opacity = if more > 0.0 { ".5" } else { "1" };
            let width = width + more;
            writeln!(
                out,
                "<path d=\"{d}\" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-opacity=\"{opacity}\"/>"
            )?;
        }
    }
    writeln!(
        out,
        "<path d=\"{straits}\" stroke=\"#2a6f8e\" stroke-width=\"2.4\" stroke-dasharray=\"1 5\"/></g>"
    )
}

/// The middle of a side, moved a little across it.
fn bent(picture: &Picture<'_>, id: SideId) -> Point {
    let [a, b] = id.hexes();
    let (pa, pb) = (centre(picture.grid, a), centre(picture.grid, b));
    let salt = u32::from(b.column.unsigned_abs()) + 7 * u32::from(b.row.unsigned_abs());
    let share = 0.5 + 0.11 * (scatter(i32::from(a.column), i32::from(a.row), salt) - 0.5);
    [pa[0] + share * (pb[0] - pa[0]), pa[1] + share * (pb[1] - pa[1])]
}

pub(crate) fn is_open_sea(picture: &Picture<'_>, hex: Cell) -> bool {
    picture.board.config.contains(hex) && !picture.board.spaces.contains_key(&hex)
}

/// The nearest shore, if it is near.
pub(crate) fn mouth(picture: &Picture<'_>, at: Point) -> Point {
    if !picture.on_land(at) {
        return at;
    }
    let mut best = (0.7, at);
    for shape in &picture.board.country.land {
        let Parts::Area(rings) = &shape.parts else { continue };
        for pair in rings.iter().flat_map(|r| r.windows(2)) {
            let shore = nearest_on(pair[0], pair[1], at);
            let d = distance_squared(shore, at);
            if d < best.0 {
                best = (d, shore);
            }
        }
    }
    best.1
}

/// Roads from node to node: straight into towns and crossings, rounded elsewhere. Casings first.
pub(super) fn roads(picture: &Picture<'_>, out: &mut String) -> Result {
    let board = picture.board;
    let mut ways: BTreeMap<Cell, Vec<(Cell, &str)>> = BTreeMap::new();
    for (id, side) in &board.sides {
        if let Some(class) = side.road() {
            let [a, b] = id.hexes();
            ways.entry(a).or_default().push((b, class));
            ways.entry(b).or_default().push((a, class));
        }
    }
    let nodes: BTreeMap<Cell, Point> = ways.keys().map(|&hex| (hex, picture.node(hex))).collect();
    let between = |a: Cell, b: Cell| {
        let (p, q) = (nodes[&a], nodes[&b]);
        [(p[0] + q[0]) / 2.0, (p[1] + q[1]) / 2.0]
    };
    let (mut minor, mut main) = (String::new(), String::new());
    for (&hex, ends) in &ways {
        let at = xy(nodes[&hex]);
        match ends[..] {
            [(a, one), (b, other)]
                if one == other && board.spaces.get(&hex).is_some_and(|s| !Picture::is_town(s)) =>
            {
                let way = if one == "main" { &mut main } else { &mut minor };
                let _ = write!(way, "M{}Q{at} {}", xy(between(hex, a)), xy(between(hex, b)));
            }
            _ => {
                for &(to, class) in ends {
                    let way = if class == "main" { &mut main } else { &mut minor };
                    let _ = write!(way, "M{at}L{}", xy(between(hex, to)));
                }
            }
        }
        if let Some(out) = outward(picture, hex).filter(|_| board.has(hex, Feature::RoadExit)) {
            let [x, y] = nodes[&hex];
            let class = ends.iter().any(|(_, class)| *class == "main");
            let rim = [x + 0.5 * out[0], y + 0.5 * out[1]];
            let _ = write!(if class { &mut main } else { &mut minor }, "M{at}L{}", xy(rim));
        }
    }
    writeln!(
        out,
        "<g class=\"f\"><defs><path id=\"minor\" d=\"{minor}\"/><path id=\"main\" d=\"{main}\"/></defs>"
    )?;
    for (road, colour, width) in [
        ("minor", "#93764f", 2.9),
        ("main", "#5f3a26", 4.2),
        ("minor", "#fff8e6", 1.5),
        ("main", "#d4684c", 2.7),
    ] {
        writeln!(out, "<use href=\"#{road}\" stroke=\"{colour}\" stroke-width=\"{width}\"/>")?;
    }
    writeln!(out, "</g>")
}

/// Scarps, ridges and other lines along hexsides, and ways that are no roads: plainly, each in its colour.
pub(super) fn others(picture: &Picture<'_>, out: &mut String) -> Result {
    let mut drawn: BTreeMap<&str, String> = BTreeMap::new();
    for (id, side) in &picture.board.sides {
        for kind in side.lines.keys() {
            let [a, b] = id.ends(picture.grid).map(|end| xy(corner_point(picture.grid, end)));
            let _ = write!(drawn.entry(kind).or_default(), "M{a} {b}");
        }
        for kind in side.ways.keys().filter(|kind| *kind != "road") {
            let [a, b] = id.hexes().map(|hex| xy(picture.node(hex)));
            let _ = write!(drawn.entry(kind).or_default(), "M{a} {b}");
        }
    }
    for (kind, d) in drawn {
        let (colour, dash) = match kind {
            "escarpment" => ("#6b4522", "none"),
            "ridge" => ("#8a6436", "2 3"),
            "wadi" => ("#7c5f37", "7 3"),
            "rail" => ("#2b2620", "4 2"),
            "flood" => ("#3f86b0", "3 3"),
            _ => ("#7a3e8a", "8 3 2 3"),
        };
        writeln!(
            out,
            "<path class=\"f\" d=\"{d}\" stroke=\"{colour}\" stroke-width=\"3\" stroke-dasharray=\"{dash}\"/>"
        )?;
    }
    Ok(())
}

/// The way off the map from an edge hex.
pub(crate) fn outward(picture: &Picture<'_>, hex: Cell) -> Option<Point> {
    Edge::ALL.into_iter().find(|edge| picture.board.has(hex, edge.feature())).map(Edge::outward)
}

/// The way of a road off the map along the edges, and where its number stands.
pub(crate) fn off_map_track(picture: &Picture<'_>, link: &Link<Cell>) -> Option<(Vec<Point>, Point)> {
    let [_, _, right, bottom] = picture.frame;
    let (east, south) = (right - 0.62, bottom - 0.62);
    let (a, b) = (link.from, *link.to.all().first()?);
    let (da, db) = (outward(picture, a)?, outward(picture, b)?);
    let (pa, pb) = (picture.node(a), picture.node(b));
    // Where the track meets the line along the edge, a little towards the other end.
    let foot = |p: Point, d: Point, other: Point| match d[1] > 0.5 {
        true => [p[0] + if other[0] > p[0] { 0.14 } else { -0.14 }, south],
        false => [east, p[1] + if other[1] > p[1] { 0.14 } else { -0.14 }],
    };
    let (fa, fb) = (foot(pa, da, pb), foot(pb, db, pa));
    let start = |p: Point, d: Point, foot: Point| match d[1] > 0.5 {
        true => [foot[0], p[1] + 0.62],
        false => [p[0] + 0.62, foot[1]],
    };
    let mut points = vec![start(pa, da, fa), fa];
    if da != db {
        points.push([east, south]);
    }
    points.extend([fb, start(pb, db, fb)]);
    let middle = match da == db {
        true => [(fa[0] + fb[0]) / 2.0, (fa[1] + fb[1]) / 2.0],
        false => [(fa[0] + east) / 2.0, south],
    };
    Some((points, middle))
}

/// The red arrows of the roads off the map, each with its number of hexes.
pub(super) fn off_map(picture: &Picture<'_>, out: &mut String, placed: &mut Placed) -> Result {
    for link in &picture.board.config.links {
        let Some((points, middle)) = off_map_track(picture, link) else { continue };
        let ends = [Some(&link.from), link.to.all().first()].map(|hex| outward(picture, *hex?));
        let [Some(da), Some(db)] = ends else { continue };
        let line: Vec<_> = points.iter().map(|&p| xy(p)).collect();
        writeln!(
            out,
            "<path class=\"f\" d=\"M{}\" stroke=\"#a3281e\" stroke-width=\"2\" stroke-dasharray=\"6 4\"/>",
            line.join(" ")
        )?;
        for (p, d) in [(points[0], da), (points[points.len() - 1], db)] {
            let tip = [p[0] - 0.1 * d[0], p[1] - 0.1 * d[1]];
            let wing = |s: f64| xy([p[0] + 0.1 * (d[0] + s * d[1]), p[1] + 0.1 * (d[1] + s * d[0])]);
            writeln!(out, "<path d=\"M{} {} {}Z\" fill=\"#a3281e\"/>", xy(tip), wing(1.0), wing(-1.0))?;
        }
        let [x, y] = px(middle);
        writeln!(
            out,
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"10\" fill=\"#fbf8f1\" stroke=\"#a3281e\" stroke-width=\"1.5\"/>\
             <text x=\"{x:.1}\" y=\"{:.1}\" font-size=\"12\" font-weight=\"700\" text-anchor=\"middle\" \
             fill=\"#a3281e\">{}</text>",
            y + 4.2,
            link.road_hexes().unwrap_or_default()
        )?;
        placed.take([x - 10.0, y - 10.0, x + 10.0, y + 10.0]);
    }
    Ok(())
}
