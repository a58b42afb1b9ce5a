//! GeoJSON layers of a theatre, read and laid flat.

use std::path::{Path, PathBuf};

use geojson::{Feature, FeatureCollection, GeometryValue};

use crate::error::AtlasError;
use crate::fit::Sheet;
use crate::side::{Point, distance_squared};

/// One feature in longitude and latitude, or in the plane once projected.
#[derive(Debug, Clone)]
pub(crate) struct Shape {
    pub(crate) name: Option<String>,
    /// `kind`, `class` or `rank`, whichever the layer uses.
    pub(crate) kind: Option<String>,
    pub(crate) parts: Parts,
}

#[derive(Debug, Clone)]
pub(crate) enum Parts {
    Point(Point),
    Line(Vec<Point>),
    /// Rings; inside is where an odd number of them goes round.
    Area(Vec<Vec<Point>>),
}

/// The folder of a theatre.
pub(crate) struct Theatre {
    folder: PathBuf,
}

impl Theatre {
    pub(crate) fn new(data: &Path, theatre: &str) -> Self {
        Self { folder: data.join("atlas").join(theatre) }
    }

    /// A layer by its file name without ending, in longitude and latitude.
    pub(crate) fn layer(&self, name: &str) -> Result<Vec<Shape>, AtlasError> {
        let file = self.folder.join(format!("{name}.geojson"));
        let collection: FeatureCollection = read_text(&file)?
            .parse()
            .map_err(|source| AtlasError::GeoJson { file: file.clone(), source: Box::new(source) })?;
        collection
            .features
            .iter()
            .map(|f| shape(f).map_err(|reason| AtlasError::Data { file: file.clone(), reason }))
            .collect()
    }

    /// A layer in the plane.
    pub(crate) fn flat(&self, name: &str, sheet: &Sheet) -> Result<Vec<Shape>, AtlasError> {
        Ok(self.layer(name)?.into_iter().map(|s| s.lay(sheet)).collect())
    }
}

impl Shape {
    pub(crate) fn lay(self, sheet: &Sheet) -> Shape {
        let lay = |points: &[Point]| points.iter().map(|&p| sheet.lay(p)).collect();
        let parts = match &self.parts {
            Parts::Point(p) => Parts::Point(sheet.lay(*p)),
            Parts::Line(line) => Parts::Line(lay(line)),
            Parts::Area(rings) => Parts::Area(rings.iter().map(|r| lay(r)).collect()),
        };
        Shape { parts, ..self }
    }

    pub(crate) fn is_named(&self, name: &str) -> bool {
        self.name.as_deref() == Some(name)
    }

    pub(crate) fn contains(&self, p: Point) -> bool {
        let Parts::Area(rings) = &self.parts else { return false };
        rings.iter().filter(|r| in_ring(r, p)).count() % 2 == 1
    }

    pub(crate) fn line(&self) -> &[Point] {
        match &self.parts {
            Parts::Line(line) => line,
            _ => &[],
        }
    }
}

/// Reads a text file.
pub(crate) fn read_text(file: &Path) -> Result<String, AtlasError> {
    std::fs::read_to_string(file).map_err(|source| AtlasError::Read { file: file.to_path_buf(), source })
}

fn shape(feature: &Feature) -> Result<Shape, String> {
    let text = |key: &str| feature.property(key).and_then(|v| v.as_str()).map(str::to_owned);
    let name = text("name");
    let called = || name.clone().unwrap_or_else(|| "a feature without name".into());
    if text("source").is_none() {
        return Err(format!("{} has no source", called()));
    }
    let kind = text("kind").or_else(|| text("class")).or_else(|| text("rank"));
    let point = |p: &geojson::Position| match p.as_slice() {
        [lon, lat, ..] => Ok([*lon, *lat]),
        _ => Err(format!("{} has a position without two numbers", called())),
    };
    let Some(geometry) = &feature.geometry else { return Err(format!("{} has no geometry", called())) };
    let parts = match &geometry.value {
        GeometryValue::Point { coordinates } => Parts::Point(point(coordinates)?),
        GeometryValue::LineString { coordinates } => {
            Parts::Line(coordinates.iter().map(point).collect::<Result<_, _>>()?)
        }
        GeometryValue::Polygon { coordinates } => Parts::Area(
            coordinates
                .iter()
                .map(|ring| ring.iter().map(point).collect::<Result<_, _>>())
                .collect::<Result<_, _>>()?,
        ),
        _ => return Err(format!("{} is neither point, line nor polygon", called())),
    };
    Ok(Shape { name, kind, parts })
}

/// Whether a closed ring goes round a point: the number of its edges crossed on the way east is odd.
fn in_ring(ring: &[Point], p: Point) -> bool {
    let mut inside = false;
    for pair in ring.windows(2) {
        let ([x0, y0], [x1, y1]) = (pair[0], pair[1]);
        if (y0 > p[1]) != (y1 > p[1]) && p[0] < (x1 - x0) * (p[1] - y0) / (y1 - y0) + x0 {
            inside = !inside;
        }
    }
    inside
}

/// The square of the distance from a point to a line.
pub(crate) fn distance_to_line(line: &[Point], p: Point) -> f64 {
    line.windows(2).map(|s| distance_squared(nearest_on(s[0], s[1], p), p)).fold(f64::INFINITY, f64::min)
}

pub(crate) fn nearest_on(a: Point, b: Point, p: Point) -> Point {
    let length = distance_squared(a, b);
    if length == 0.0 {
        return a;
    }
    let along = ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / length;
    let t = along.clamp(0.0, 1.0);
    [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])]
}

/// Points along a line, no further apart than `step`.
pub(crate) fn walk(line: &[Point], step: f64) -> Vec<Point> {
    let mut points = Vec::new();
    for pair in line.windows(2) {
        let ([x0, y0], [x1, y1]) = (pair[0], pair[1]);
        let pieces = (distance_squared(pair[0], pair[1]).sqrt() / step).ceil().max(1.0) as u32;
        for i in 0..pieces {
            let t = f64::from(i) / f64::from(pieces);
            points.push([x0 + t * (x1 - x0), y0 + t * (y1 - y0)]);
        }
    }
    points.extend(line.last());
    points
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn a_square_contains_its_middle_and_not_its_hole() {
        let ring = |r: f64| vec![[-r, -r], [r, -r], [r, r], [-r, r], [-r, -r]];
        let shape = Shape { name: None, kind: None, parts: Parts::Area(vec![ring(2.0), ring(1.0)]) };
        assert!(shape.contains([1.5, 0.0]));
        assert!(!shape.contains([0.5, 0.0]));
        assert!(!shape.contains([2.5, 0.0]));
    }

    /// Layers, and from where to where they reach in longitude and latitude.
    const NORMANDY: (&str, [f64; 4]) = (
        "airfields airfields-more beaches bocage bocage-more bridges causeways drops floods forts forts-more hills hills-more \
         hilltops land mixed open open-more open-wide ports rails rails-more rails-wide rivers rivers-more roads roads-more roads-wide \
         towns towns-more wet wet-more woods woods-more zones",
        [-2.1, 0.65, 48.2, 49.9],
    );
    const WESTERN_DESERT: (&str, [f64; 4]) = (
        "airfields depressions escarpments forts frontier hills land ports rails rivers roads sand stations towns wadis wet",
        [18.0, 31.6, 28.9, 33.0],
    );

    const FRANCE: (&str, [f64; 4]) = ("land rivers", [-6.0, 9.0, 41.0, 52.5]);

    #[test]
    fn every_layer_is_sourced_and_lies_in_its_theatre() {
        let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data");
        for (theatre, (names, [west, east, south, north])) in
            [("normandy", NORMANDY), ("western-desert", WESTERN_DESERT), ("france", FRANCE)]
        {
            for name in names.split_whitespace() {
                let layer = Theatre::new(&data, theatre).layer(name).unwrap();
                assert!(!layer.is_empty(), "{theatre}, {name}");
                for shape in layer {
                    let points = match &shape.parts {
                        Parts::Point(p) => vec![*p],
                        Parts::Line(line) => line.clone(),
                        Parts::Area(rings) => rings.concat(),
                    };
                    let inside = |p: &Point| (west..=east).contains(&p[0]) && (south..=north).contains(&p[1]);
                    assert!(points.iter().all(inside), "{theatre}, {name}: {:?}", shape.name);
                }
            }
        }
    }

    /// A place on the shore, on a road or up a scarp is where a traveller would look for it.
    #[test]
    fn the_western_desert_agrees_with_itself() {
        let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data");
        let theatre = Theatre::new(&data, "western-desert");
        let land = theatre.layer("land").unwrap();
        let dry = |p: Point| land.iter().any(|l| l.contains(p));
        let mut stands = BTreeMap::new();
        for name in ["towns", "stations", "forts", "airfields", "ports"] {
            for shape in theatre.layer(name).unwrap() {
                if let (Parts::Point(p), Some(place)) = (&shape.parts, &shape.name) {
                    assert!(dry(*p), "{name}: {place} stands in the sea");
                    stands.insert(place.clone(), *p);
                }
            }
        }
        let scarps = theatre.layer("escarpments").unwrap();
        for (scarp, low, high) in [
            ("Sollum escarpment", "Buqbuq", "Fort Capuzzo"),
            ("Sollum escarpment", "Nibeiwa", "Sofafi"),
            ("Sidi Rezegh ridge", "Belhamed", "Sidi Rezegh"),
            ("Tobruk ridge", "Tobruk", "El Adem"),
            ("Jebel Akhdar, first step", "Benghazi", "Regima"),
            ("Jebel Akhdar, first step", "Apollonia", "Cirene"),
            ("Qattara rim", "Moghra", "Naqb Abu Dweis"),
        ] {
            let line = scarps.iter().find(|s| s.is_named(scarp)).unwrap().line();
            assert!(is_left(line, stands[low]), "{low} lies above the {scarp}");
            assert!(!is_left(line, stands[high]), "{high} lies below the {scarp}");
        }
    }

    /// Whether a point lies on the left of the nearest stretch of a line.
    fn is_left(line: &[Point], p: Point) -> bool {
        let far = |s: &&[Point]| distance_squared(nearest_on(s[0], s[1], p), p);
        let nearest = line.windows(2).min_by(|a, b| far(a).total_cmp(&far(b))).unwrap();
        let ([x0, y0], [x1, y1]) = (nearest[0], nearest[1]);
        (x1 - x0) * (p[1] - y0) > (y1 - y0) * (p[0] - x0)
    }

    #[test]
    fn walking_a_line_keeps_its_ends() {
        let points = walk(&[[0.0, 0.0], [1.0, 0.0]], 0.3);
        assert_eq!(points.len(), 5);
        assert_eq!(points[0], [0.0, 0.0]);
        assert_eq!(points[4], [1.0, 0.0]);
        assert_eq!(distance_to_line(&points, [0.5, 2.0]), 4.0);
    }
}
