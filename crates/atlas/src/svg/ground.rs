//! Sea, land and terrain.

use std::collections::BTreeMap;
use std::fmt::{Result, Write};

use sandtable_hex::{Cell, DIRECTIONS};

use super::{Picture, SCALE, noise, path, px, scatter, xy};
use crate::board::Feature;
use crate::side::{Point, centre, hex_at};

/// The sea from the deep to the shore: width of the band in hexes, colour.
const SEA: [(f64, &str); 5] =
    [(2.3, "#88afbc"), (1.6, "#94b9c3"), (1.0, "#a2c4cb"), (0.55, "#b1cfd2"), (0.22, "#c6dcda")];

/// Twelve directions, clockwise from north.
const TWELVE: [Point; 12] = {
    const S: f64 = 0.866;
    [
        [0.0, -1.0],
        [0.5, -S],
        [S, -0.5],
        [1.0, 0.0],
        [S, 0.5],
        [0.5, S],
        [0.0, 1.0],
        [-0.5, S],
        [-S, 0.5],
        [-1.0, 0.0],
        [-S, -0.5],
        [-0.5, -S],
    ]
};

/// The tint of a terrain.
pub(super) fn tint(terrain: &str) -> &'static str {
    match terrain {
        "bocage" => "#cad59e",
        "marsh" => "#bfd3b4",
        "forest" => "#9db67b",
        "rough" => "#d3c396",
        "hill" => "#d6c28f",
        "city" => "#e3d8be",
        "desert" => "#eedeb0",
        "salt_marsh" => "#cdd6c4",
        "mountain" => "#c0a67c",
        "flooded" | "swamp" => "#bcd3c6",
        "woods" => "#9db67b",
        "mixed" => "#dcdcac",
        _ => "#ece2b8",
    }
}

/// Everything under the rivers.
pub(super) fn draw(picture: &Picture<'_>, out: &mut String) -> Result {
    let board = picture.board;
    let [left, top, right, bottom] = picture.frame.map(|v| v * SCALE);
    let coast: String = board.country.land.iter().map(path).collect();
    let beach: String = board
        .spaces
        .keys()
        .filter(|&&hex| board.has(hex, Feature::InvasionCoast))
        .map(|&hex| outline(picture, hex))
        .collect();
    writeln!(
        out,
        "<defs><path id=\"coast\" d=\"{coast}\"/><clipPath id=\"land\"><use href=\"#coast\" clip-rule=\"evenodd\"/></clipPath>\
         <clipPath id=\"invasion\"><path d=\"{beach}\"/></clipPath>\
         <clipPath id=\"sheet\"><rect x=\"{left:.0}\" y=\"{top:.0}\" width=\"{:.0}\" height=\"{:.0}\"/></clipPath>\
         <filter id=\"paint\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"><feTurbulence type=\"fractalNoise\" \
         baseFrequency=\".05\" numOctaves=\"2\" seed=\"44\"/><feDisplacementMap in=\"SourceGraphic\" scale=\"15\" \
         xChannelSelector=\"R\" yChannelSelector=\"G\"/><feGaussianBlur stdDeviation=\"1.1\"/></filter></defs>",
        right - left,
        bottom - top
    )?;
    writeln!(out, "<rect x=\"-9999\" y=\"-9999\" width=\"29999\" height=\"29999\" fill=\"#ede7da\"/>")?;
    writeln!(
        out,
        "<g clip-path=\"url(#sheet)\"><rect x=\"{left:.0}\" y=\"{top:.0}\" width=\"{:.0}\" height=\"{:.0}\" fill=\"#7fa6b5\"/>",
        right - left,
        bottom - top
    )?;
    for (reach, colour) in SEA {
        let width = 2.0 * reach * SCALE;
        writeln!(out, "<use href=\"#coast\" class=\"f\" stroke=\"{colour}\" stroke-width=\"{width:.0}\"/>")?;
    }
    writeln!(out, "<use href=\"#coast\" fill=\"#e6dfc0\" fill-rule=\"evenodd\"/>")?;
    writeln!(out, "<g clip-path=\"url(#land)\"><g filter=\"url(#paint)\" stroke-width=\"1.5\">")?;
    for (&hex, space) in &board.spaces {
        let corners: Vec<_> = picture.grid.corners(hex).into_iter().map(|c| xy(c.into())).collect();
        let fill = tint(&space.terrain);
        writeln!(out, "<polygon points=\"{}\" fill=\"{fill}\" stroke=\"{fill}\"/>", corners.join(" "))?;
    }
    writeln!(out, "</g>")?;
    fields(picture, out)?;
    for (&hex, space) in &board.spaces {
        glyphs(out, &space.terrain, hex, centre(picture.grid, hex))?;
    }
    // Sand on the invasion coast, then the coast itself.
    writeln!(
        out,
        "<g clip-path=\"url(#invasion)\"><use href=\"#coast\" class=\"f\" stroke=\"#f6e7b2\" stroke-width=\"9\"/></g></g>\
         <use href=\"#coast\" class=\"f\" stroke=\"#4a4434\" stroke-width=\"1.3\"/>"
    )?;
    hex_lines(picture, out)?;
    writeln!(out, "</g>")
}

fn outline(picture: &Picture<'_>, hex: Cell) -> String {
    let corners: Vec<_> = picture.grid.corners(hex).into_iter().map(|c| xy(c.into())).collect();
    format!("M{}Z", corners.join(" "))
}

/// Hexsides: dark where land is played, white at sea; and a veil over what lies off the map.
fn hex_lines(picture: &Picture<'_>, out: &mut String) -> Result {
    let (grid, spaces) = (picture.grid, &picture.board.spaces);
    let (mut dark, mut light) = (String::new(), String::new());
    let mut rim: BTreeMap<String, String> = BTreeMap::new();
    for hex in picture.board.config.cells() {
        let corners = grid.corners(hex).map(|c| xy(c.into()));
        for d in 0..DIRECTIONS {
            let (from, to) = (&corners[(d + 5) % DIRECTIONS], &corners[d]);
            let next = grid.step(hex, d);
            if !picture.board.config.contains(next) {
                rim.insert(from.clone(), to.clone());
            } else if next < hex {
                continue;
            }
            let land = spaces.contains_key(&hex) || spaces.contains_key(&next);
            let _ = write!(if land { &mut dark } else { &mut light }, "M{from} {to}");
        }
    }
    writeln!(
        out,
        "<path class=\"f\" d=\"{light}\" stroke=\"#fff\" stroke-opacity=\".25\" stroke-width=\".7\"/>"
    )?;
    writeln!(
        out,
        "<path class=\"f\" d=\"{dark}\" stroke=\"#26221a\" stroke-opacity=\".3\" stroke-width=\".8\"/>"
    )?;
    let mut ring = Vec::new();
    let mut at = rim.keys().next().cloned();
    while let Some(next) = at.and_then(|corner| rim.remove(&corner)) {
        ring.push(next.clone());
        at = Some(next);
    }
    let [left, top, right, bottom] = picture.frame.map(|v| v * SCALE);
    writeln!(
        out,
        "<path d=\"M{left:.0},{top:.0}H{right:.0}V{bottom:.0}H{left:.0}ZM{}Z\" fill=\"#ede7da\" fill-opacity=\".62\" \
         fill-rule=\"evenodd\"/>",
        ring.join(" ")
    )
}

/// Fields over the whole country: a crooked net, hedged in the bocage, faint in the open.
fn fields(picture: &Picture<'_>, out: &mut String) -> Result {
    // The net lies askew, so that it does not run along the sheet.
    const SKEW: f64 = 0.3;
    for (terrain, mesh, share, salt) in [("bocage", 0.2, 0.7, 3), ("open", 0.34, 0.62, 4)] {
        let corner = |i: i32, j: i32| {
            let off = |s: u32| (scatter(i, j, salt * 16 + s) - 0.5) * 0.7;
            let (i, j) = (f64::from(i) + off(0), f64::from(j) + off(1));
            [(i - SKEW * j) * mesh, (j + SKEW * i) * mesh]
        };
        let mut lines = String::new();
        let [left, top, right, bottom] = picture.frame.map(|v| v / mesh);
        for j in (top - SKEW * right) as i32..bottom as i32 {
            for i in left as i32..(right + SKEW * bottom) as i32 {
                let here = corner(i, j);
                for (to, salt) in [(corner(i + 1, j), 5), (corner(i, j + 1), 6)] {
                    let middle = [(here[0] + to[0]) / 2.0, (here[1] + to[1]) / 2.0];
                    let space = picture.board.spaces.get(&hex_at(picture.grid, middle));
                    if space.is_some_and(|s| s.terrain == terrain) && scatter(i, j, salt) < share {
                        let ([x, y], [tx, ty]) = (px(here).map(f64::round), px(to).map(f64::round));
                        let _ = write!(lines, "M{x} {y}l{} {}", tx - x, ty - y);
                    }
                }
            }
        }
        if terrain == "bocage" {
            writeln!(
                out,
                "<g class=\"f\"><path id=\"hedge\" d=\"{lines}\"/><use href=\"#hedge\" stroke=\"#8fa467\" \
                 stroke-width=\".9\"/><use href=\"#hedge\" stroke=\"#66823f\" stroke-width=\"2\" \
                 stroke-dasharray=\"0 3.7\" stroke-opacity=\".62\"/></g>"
            )?;
        } else {
            writeln!(
                out,
                "<path class=\"f\" d=\"{lines}\" stroke=\"#b9a765\" stroke-opacity=\".4\" stroke-width=\".7\"/>"
            )?;
        }
    }
    Ok(())
}

/// What stands on the ground.
pub(super) fn glyphs(out: &mut String, terrain: &str, hex: Cell, middle: Point) -> Result {
    match terrain {
        "forest" => trees(out, hex, middle),
        "marsh" => tufts(out, hex, middle),
        "rough" => slopes(out, hex, middle),
        "hill" => crown(out, middle),
        _ => Ok(()),
    }
}

/// Points of a hex, from north to south, a mesh apart and none too near the rim.
fn spots(hex: Cell, middle: Point, mesh: f64, salt: u32) -> Vec<Point> {
    let mut spots = Vec::new();
    let reach = (0.5 / mesh).ceil() as i32;
    for j in -reach..=reach {
        for i in -reach..=reach {
            let off =
                |s| scatter(i + 40 * i32::from(hex.column), j + 40 * i32::from(hex.row), salt + s) - 0.5;
            let x = (f64::from(i) + f64::from(j.rem_euclid(2)) / 2.0 + 0.8 * off(0)) * mesh;
            let y = (f64::from(j) + 0.8 * off(1)) * mesh;
            if x * x + y * y < 0.215 {
                spots.push([middle[0] + x, middle[1] + y]);
            }
        }
    }
    spots.sort_by(|a, b| a[1].total_cmp(&b[1]));
    spots
}

/// Crowns as round dots: shadow, rim, then three greens.
fn trees(out: &mut String, hex: Cell, middle: Point) -> Result {
    let mut greens = [String::new(), String::new(), String::new()];
    for (i, [x, y]) in spots(hex, middle, 0.125, 20).into_iter().map(px).enumerate() {
        let _ = write!(greens[i % 3], "M{x:.1} {y:.1}h0");
    }
    let all = greens.concat();
    writeln!(
        out,
        "<g class=\"f\"><path d=\"{all}\" stroke=\"#48652f\" stroke-width=\"7\" stroke-opacity=\".45\" \
         transform=\"translate(.9 1.2)\"/>"
    )?;
    for (crowns, green) in greens.iter().zip(["#63854a", "#6f9150", "#7fa05e"]) {
        writeln!(
            out,
            "<path d=\"{crowns}\" stroke=\"#48652f\" stroke-width=\"6.6\"/><path d=\"{crowns}\" stroke=\"{green}\" \
             stroke-width=\"5.6\"/>"
        )?;
    }
    writeln!(out, "</g>")
}

fn tufts(out: &mut String, hex: Cell, middle: Point) -> Result {
    let (mut water, mut blades) = (String::new(), String::new());
    for [x, y] in spots(hex, middle, 0.24, 30).into_iter().map(px) {
        let _ = write!(water, "M{:.1},{y:.1}h9", x - 4.5);
        let _ = write!(blades, "M{x:.1},{y:.1}v-4.5m-1.2,4.5l-1.8,-3.4m4.2,3.4l1.8,-3.4");
    }
    writeln!(
        out,
        "<g class=\"f\"><path d=\"{water}\" stroke=\"#5f9db4\" stroke-width=\"1.1\"/><path d=\"{blades}\" stroke=\"#5d8360\" \
         stroke-width=\".8\"/></g>"
    )
}

/// Arcs of hachures.
fn slopes(out: &mut String, hex: Cell, middle: Point) -> Result {
    let mut lines = String::new();
    for (i, at) in spots(hex, middle, 0.36, 50).into_iter().enumerate() {
        let turn = (noise(hex, 60) * 12.0) as usize + 5 * i;
        for k in 0..6 {
            let [dx, dy] = TWELVE[(turn + k) % 12];
            let (inner, outer) = (0.075, if k % 2 == 0 { 0.14 } else { 0.12 });
            let [x, y] = px([at[0] + dx * inner, at[1] + dy * inner]);
            let [lx, ly] = px([dx * (outer - inner), dy * (outer - inner)]);
            let _ = write!(lines, "M{x:.1} {y:.1}l{lx:.1} {ly:.1}");
        }
    }
    writeln!(
        out,
        "<path class=\"f\" d=\"{lines}\" stroke=\"#8d7444\" stroke-width=\".9\" stroke-opacity=\".75\"/>"
    )
}

/// Two rings of hachures round a summit, stronger away from the light in the north-west.
fn crown(out: &mut String, middle: Point) -> Result {
    let (mut lit, mut dark) = (String::new(), String::new());
    for (inner, outer) in [(0.15, 0.26), (0.29, 0.4)] {
        for (k, [dx, dy]) in TWELVE.into_iter().enumerate() {
            let [nx, ny] = TWELVE[(k + 1) % 12];
            let point = |x: f64, y: f64, r: f64| xy([middle[0] + x * r * 1.05, middle[1] + y * r]);
            let half = [(dx + nx) / 1.932, (dy + ny) / 1.932];
            let lines = if dx + dy > 0.4 { &mut dark } else { &mut lit };
            for (x, y, outer) in [(dx, dy, outer), (half[0], half[1], outer - 0.03)] {
                let _ = write!(lines, "M{} {}", point(x, y, inner), point(x, y, outer));
            }
        }
    }
    writeln!(
        out,
        "<g class=\"f\" stroke=\"#80643a\" stroke-opacity=\".8\"><path d=\"{lit}\" stroke-width=\".8\"/>\
         <path d=\"{dark}\" stroke-width=\"1.5\"/></g>"
    )
}

/// Roofs round a point, more crowded towards it.
pub(super) fn houses(out: &mut String, hex: Cell, at: Point, count: u32) -> Result {
    if count == 0 {
        return Ok(());
    }
    let spread = [0.05, 0.11, 0.32][usize::from(count > 3) + usize::from(count > 9)];
    let mut roofs = [String::new(), String::new()];
    for i in 0..count {
        let [dx, dy] = TWELVE[(noise(hex, 70 + i) * 12.0) as usize % 12];
        let r = spread * f64::from(i + 1) / f64::from(count);
        let [x, y] = px([at[0] + dx * r, at[1] + dy * r]);
        let (w, h) = (2.2 + 1.6 * noise(hex, 120 + i), 1.8 + 1.2 * noise(hex, 170 + i));
        let corner = [x - w / 2.0, y - h / 2.0];
        let roof = &mut roofs[i as usize % 2];
        let _ = write!(roof, "M{:.1} {:.1}h{w:.1}v{h:.1}h-{w:.1}z", corner[0], corner[1]);
    }
    writeln!(out, "<path d=\"{}\" fill=\"#a4553f\"/><path d=\"{}\" fill=\"#8a4534\"/>", roofs[0], roofs[1])
}
