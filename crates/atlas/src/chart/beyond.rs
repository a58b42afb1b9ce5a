//! What lies beyond the hexes of a section: joins, boxes, links and further maps.

use super::Sheet;
use super::json::{Object, points, quoted};
use crate::side::{Point, centre};

/// Paper between the map and the next one, in hexes.
pub(super) const GAP: f64 = 3.0;
/// How far from the middle of its hex an exit stands.
const EXIT: f64 = 0.75;

impl Sheet<'_> {
    /// Sides of one colour: those of both grids, each with the hexes that they lead to.
    pub(super) fn joins(&self) -> Vec<String> {
        let mut joins = Vec::new();
        for join in &self.board.plan.joins {
            for (here, there) in [(&join.from, &join.to), (&join.to, &join.from)] {
                let Some(other) = there.first().and_then(|number| self.at(number)) else { continue };
                let mut sides = Vec::new();
                for number in here {
                    for chart in &self.charts {
                        let Ok(hex) = chart.board.grid().parse(number) else { continue };
                        let [x, _] = chart.lay(centre(chart.board.grid(), hex));
                        sides.extend(chart.outer_sides(hex, other[0] - x));
                    }
                }
                let list = |numbers: &[String]| {
                    let numbers: Vec<_> = numbers.iter().map(|number| quoted(number)).collect();
                    format!("[{}]", numbers.join(","))
                };
                let object = Object::new().text("name", &join.name).text("colour", &join.colour);
                let object = object.text("letter", &join.letter).text("text", &there.join(" "));
                let object = object.raw("sides", &format!("[{}]", sides.join(",")));
                joins.push(object.raw("hexes", &list(here)).raw("to", &list(there)).done());
            }
        }
        joins
    }

    /// Where a hex lies on the sheet.
    fn at(&self, number: &str) -> Option<Point> {
        self.charts.iter().find_map(|chart| {
            let hex = chart.board.grid().parse(number).ok()?;
            chart.board.config.contains(hex).then(|| chart.lay(centre(chart.board.grid(), hex)))
        })
    }

    /// Letters at the edge of the map, where a link leads to a box.
    pub(super) fn exits(&self) -> Vec<String> {
        let mut exits = Vec::new();
        for link in &self.board.plan.links {
            let Some(letter) = link.letter() else { continue };
            for number in std::iter::once(&link.from).chain(link.to.all()) {
                let Some([x, y]) = self.at(number) else { continue };
                let [left, top, right, bottom] = self.frame;
                let ways = [
                    (y - top, [0.0, -1.0]),
                    (bottom - y, [0.0, 1.0]),
                    (x - left, [-1.0, 0.0]),
                    (right - x, [1.0, 0.0]),
                ];
                let nearest =
                    ways.into_iter().min_by(|a, b| a.0.total_cmp(&b.0)).map_or([0.0, 1.0], |(_, way)| way);
                let object =
                    Object::new().text("name", letter).at([x + EXIT * nearest[0], y + EXIT * nearest[1]]);
                exits.push(object.number("dx", nearest[0]).number("dy", nearest[1]).done());
            }
        }
        exits
    }

    /// Where each further map lies: to the right of the first, one after the other.
    fn frames(&self) -> Vec<[f64; 4]> {
        let [_, top, mut left, _] = self.frame;
        let mut frames = Vec::new();
        for map in &self.board.plan.maps {
            left += GAP;
            frames.push([left, top, left + map.size[0], top + map.size[1]]);
            left += map.size[0];
        }
        frames
    }

    pub(super) fn maps(&self) -> Vec<String> {
        let plan = &self.board.plan;
        let frames = self.frames();
        let map = |name: &str, title: &str, frame: [f64; 4]| {
            Object::new().text("name", name).text("title", title).raw("frame", &super::rectangle(frame))
        };
        let title = plan.picture.title.as_deref().unwrap_or(&plan.game);
        let first = plan.maps.first().map(|_| map("main", title, self.frame).done());
        let others =
            plan.maps.iter().zip(frames).zip(&self.board.backdrops).map(|((said, frame), behind)| {
                let lay = |lines: &[Vec<Point>]| {
                    let laid = |line: &Vec<Point>| {
                        let moved: Vec<Point> =
                            line.iter().map(|p| [frame[0] + p[0], frame[1] + p[1]]).collect();
                        points(&moved)
                    };
                    format!("[{}]", lines.iter().map(laid).collect::<Vec<_>>().join(","))
                };
                let mut object = map(&said.name, &said.title, frame);
                for (key, lines) in [("land", &behind.land), ("rivers", &behind.rivers)] {
                    if !lines.is_empty() {
                        object = object.raw(key, &lay(lines));
                    }
                }
                object.done()
            });
        first.into_iter().chain(others).collect()
    }

    /// The middle of a box on the sheet.
    fn middle(&self, name: &str) -> Option<Point> {
        let plan = &self.board.plan;
        let area = plan.boxes.iter().find(|area| area.name == name)?;
        let [x, y] = area.at?;
        let Some(map) = &area.map else { return Some([x, y]) };
        let at = plan.maps.iter().position(|said| said.name == *map)?;
        let [left, top, ..] = self.frames()[at];
        Some([left + x, top + y])
    }

    pub(super) fn regions(&self) -> Vec<String> {
        let mut regions = Vec::new();
        for area in &self.board.plan.boxes {
            let Some(at) = self.middle(&area.name) else { continue };
            let mut object = Object::new().text("n", &area.name).at(at);
            object = object.number("w", area.size[0]).number("h", area.size[1]);
            let value = area.words.get("value");
            let said =
                [("title", area.title.as_ref()), ("map", area.map.as_ref()), ("kind", area.terrain.as_ref())];
            for (key, text) in said.into_iter().chain([("text", area.text.as_ref()), ("value", value)]) {
                if let Some(text) = text {
                    object = object.text(key, text);
                }
            }
            if !area.features.is_empty() {
                let features: Vec<_> = area.features.iter().map(|f| quoted(f)).collect();
                object = object.raw("f", &format!("[{}]", features.join(",")));
            }
            regions.push(object.done());
        }
        regions
    }

    /// Ways between boxes, and from boxes to the edge of the map.
    pub(super) fn routes(&self) -> Vec<String> {
        let mut routes = Vec::new();
        for link in &self.board.plan.links {
            let boxed = |name: &str| self.middle(name);
            let (from, to) = (boxed(&link.from), link.to.all().iter().find_map(|name| boxed(name)));
            let mut object = Object::new().text("from", &link.from).text("to", &link.to.all().join(" "));
            if let Some(letter) = link.letter() {
                object = object.text("letter", letter);
            }
            match (from, to) {
                (Some(a), Some(b)) => routes.push(object.raw("points", &points(&[a, b])).done()),
                (Some(a), None) | (None, Some(a)) => routes.push(object.raw("points", &points(&[a])).done()),
                (None, None) => {}
            }
        }
        routes
    }
}
