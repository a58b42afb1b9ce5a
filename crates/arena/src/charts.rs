//! A study as pictures: one page that needs nothing else, and each picture as a file of its own.

use crate::stats::share;
use crate::study::{Counts, StudyFile};
use crate::svg::{Anchor, Frame, Svg, escape, number, ticks};
use crate::{ArenaError, file};
use sandtable_catalog::Game;
use sandtable_engine::SpaceId;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// A picture with the name of its file.
pub struct Chart {
    /// The file, without its ending.
    pub name: &'static str,
    /// What it shows, for those who cannot see it.
    pub title: &'static str,
    /// The picture.
    pub svg: String,
}

/// Draws a study into a folder: `index.html` and an SVG for each chart. What the game does not count is left out.
///
/// # Errors
/// If there are no games to draw, or a file cannot be written.
pub fn write(game: &dyn Game, study: &StudyFile, folder: &Path) -> Result<Vec<Chart>, ArenaError> {
    if study.games.is_empty() {
        return Err(ArenaError::Ask("the study holds no games".to_owned()));
    }
    let charts = draw(game, study);
    for chart in &charts {
        file::save(&folder.join(format!("{}.svg", chart.name)), &chart.svg)?;
    }
    file::save(&folder.join("index.html"), &page(study, &charts))?;
    Ok(charts)
}

/// All charts of a study that its numbers allow.
#[must_use]
pub fn draw(game: &dyn Game, study: &StudyFile) -> Vec<Chart> {
    let source = source(study);
    let mut charts = Vec::new();
    let mut add = |name, title, svg: Option<String>| {
        charts.extend(svg.map(|svg| Chart { name, title, svg }));
    };
    add("wins", "Who wins", Some(wins(study, &source)));
    add("points", "Victory points at the end", Some(points(study, &source)));
    add("scores", "Victory points by turn", over_time(study, &source, &SCORES));
    add("losses", "Losses by turn", over_time(study, &source, &LOSSES));
    add("front", "Where the front runs", front(game, study, &source));
    add("front-by-turn", "Where the front runs, turn by turn", front_by_turn(game, study, &source));
    add("objectives", "Who holds what", objectives(game, study, &source));
    charts
}

fn source(study: &StudyFile) -> String {
    let StudyFile { version, game, scenario, bot, seed, .. } = study;
    let games = study.games.len() as u64;
    let last = study.games.last().map_or(*seed, |run| run.seed);
    format!(
        "Source: {games} games of {game}, {scenario}; {bot} on every seat; seeds {seed}–{last}; Sandtable {version}."
    )
}

fn wins(study: &StudyFile, source: &str) -> String {
    let games = study.games.len() as u64;
    let draws = study.games.iter().filter(|run| run.winner.is_none()).count() as u64;
    let mut rows: Vec<(String, String, u64)> = Vec::new();
    for (i, side) in study.sides.iter().enumerate() {
        let won = study.games.iter().filter(|run| run.winner.as_ref() == Some(side)).count() as u64;
        rows.push((side.clone(), format!("s{}", i.min(2)), won));
    }
    if draws > 0 {
        rows.push(("draw".to_owned(), "sd".to_owned(), draws));
    }
    let height = 150.0 + 46.0 * rows.len() as f64;
    let mut svg = Svg::new(720.0, height, "Who wins", "Share of the games, with 95 % intervals", source);
    let frame = Frame {
        left: 110.0,
        top: 70.0,
        width: 520.0,
        height: 46.0 * rows.len() as f64,
        x: (0.0, 100.0),
        y: (0.0, 1.0),
    };
    for x in [0.0, 25.0, 50.0, 75.0, 100.0] {
        let (at, bottom) = frame.at(x, 0.0);
        svg.line((at, frame.top), (at, bottom), "grid");
    }
    frame.axes(&mut svg, &[0.0, 25.0, 50.0, 75.0, 100.0], "percent of the games", &[], "");
    for (i, (name, class, won)) in rows.iter().enumerate() {
        let (part, low, high) = share(*won, games);
        let y = frame.top + 46.0 * i as f64 + 9.0;
        let x = |value: f64| frame.at(100.0 * value, 0.0).0;
        let tip = format!("{name}: {won} of {games}");
        svg.bar((frame.left, y), (x(part) - frame.left, 28.0), class, &tip);
        svg.line((x(low), y + 14.0), (x(high), y + 14.0), "axis\" stroke-width=\"2");
        for end in [low, high] {
            svg.line((x(end), y + 8.0), (x(end), y + 20.0), "axis\" stroke-width=\"2");
        }
        svg.text((frame.left - 10.0, y + 19.0), 13.0, "ink", Anchor::End, name);
        let label = format!("{:.0} %", 100.0 * part);
        svg.text((x(high) + 8.0, y + 19.0), 13.0, "ink", Anchor::Start, &label);
    }
    svg.finish()
}

fn points(study: &StudyFile, source: &str) -> String {
    let of = |seat: usize| -> Vec<i32> {
        study.games.iter().filter_map(|run| run.scores.get(seat).copied()).collect()
    };
    let all: Vec<i32> = (0..study.seats.len()).flat_map(of).collect();
    let low = f64::from(all.iter().copied().min().unwrap_or(0));
    let high = f64::from(all.iter().copied().max().unwrap_or(1));
    let width = [1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0].into_iter().find(|w| (high - low) / w <= 40.0);
    let width = width.unwrap_or(200.0);
    let first = (low / width).floor() as i64;
    let bins = ((high / width).floor() as i64 - first + 1) as usize;
    let range = (first as f64 * width, (first + bins as i64) as f64 * width);
    let seats = study.seats.len();
    let mut svg = Svg::new(
        720.0,
        130.0 + 150.0 * seats as f64,
        "Victory points at the end",
        &format!(
            "How many games ended with so many points, in steps of {}; the line is the median",
            number(width)
        ),
        source,
    );
    for (seat, name) in study.seats.iter().enumerate() {
        let mut counts = vec![0_u64; bins];
        let mut values = of(seat);
        values.sort_unstable();
        for &value in &values {
            let bin = (f64::from(value) / width).floor() as i64 - first;
            counts[(bin.max(0) as usize).min(bins - 1)] += 1;
        }
        let most = counts.iter().copied().max().unwrap_or(1).max(1) as f64;
        let top = 85.0 + 150.0 * seat as f64;
        let frame = Frame { left: 70.0, top, width: 610.0, height: 100.0, x: range, y: (0.0, most) };
        let xs = ticks(range.0, range.1, 8.0);
        let axis = if seat + 1 == seats { "victory points" } else { "" };
        frame.axes(&mut svg, &xs, axis, &ticks(0.0, most, 3.0), &format!("games, {name}"));
        for (bin, &count) in counts.iter().enumerate() {
            let from = range.0 + bin as f64 * width;
            let ((x, y), (next, bottom)) = (frame.at(from, count as f64), frame.at(from + width, 0.0));
            let tip = format!("{} to {}: {count} games", number(from), number(from + width - 1.0));
            let size = (next - x - 1.5, bottom - y);
            if count > 0 {
                svg.bar((x + 0.75, y), size, &format!("s{}", seat.min(2)), &tip);
            }
        }
        if let Some(median) = quantile(&values.iter().map(|v| f64::from(*v)).collect::<Vec<_>>(), 0.5) {
            let (x, y) = frame.at(median + 0.5_f64.min(width / 2.0), most);
            svg.line((x, y), (x, y + frame.height), "axis\" stroke-dasharray=\"4 3\" stroke-width=\"1.5");
            let label = format!("median {}", number(median));
            if x < frame.left + frame.width / 2.0 {
                svg.text((x + 5.0, y + 10.0), 11.5, "halo", Anchor::Start, &label);
            } else {
                svg.text((x - 5.0, y + 10.0), 11.5, "halo", Anchor::End, &label);
            }
        }
    }
    svg.finish()
}

/// A value in sorted ones, by its share from below.
fn quantile(sorted: &[f64], part: f64) -> Option<f64> {
    let last = sorted.len().checked_sub(1)?;
    sorted.get((part * last as f64).round() as usize).copied()
}

/// What a chart over time shows.
struct OverTime {
    title: &'static str,
    what: &'static str,
    /// Whether it is by side rather than by seat.
    sides: bool,
}

const SCORES: OverTime =
    OverTime { title: "Victory points by turn", what: "victory points if it ended then", sides: false };
const LOSSES: OverTime = OverTime { title: "Losses by turn", what: "lost so far", sides: true };

fn over_time(study: &StudyFile, source: &str, what: &OverTime) -> Option<String> {
    let names = if what.sides { &study.sides } else { &study.seats };
    // For each series the turns, each with its sorted values.
    let mut series: Vec<BTreeMap<u16, Vec<f64>>> = vec![BTreeMap::new(); names.len()];
    for stand in study.games.iter().flat_map(|run| &run.turns) {
        let values: Vec<f64> = if what.sides {
            stand.losses.iter().map(|v| f64::from(*v)).collect()
        } else {
            stand.scores.iter().map(|v| f64::from(*v)).collect()
        };
        for (series, value) in series.iter_mut().zip(values) {
            series.entry(stand.turn).or_default().push(value);
        }
    }
    for values in series.iter_mut().flat_map(BTreeMap::values_mut) {
        values.sort_unstable_by(f64::total_cmp);
    }
    let turns: BTreeSet<u16> = series.iter().flat_map(|s| s.keys().copied()).collect();
    let all = || series.iter().flat_map(BTreeMap::values).flatten().copied();
    let (first, last) = (f64::from(*turns.first()?), f64::from(*turns.last()?));
    let (low, high) = (all().fold(0.0, f64::min), all().fold(1.0, f64::max));
    let subtitle = "Mean of all games; the band holds the middle 80 %";
    let mut svg = Svg::new(720.0, 420.0, what.title, subtitle, source);
    let frame = Frame {
        left: 70.0,
        top: 90.0,
        width: 540.0,
        height: 250.0,
        x: (first, last.max(first + 1.0)),
        y: (low, high * 1.05),
    };
    frame.axes(&mut svg, &ticks(first, last, 12.0), "turn", &ticks(low, high * 1.05, 6.0), what.what);
    let mut labels: Vec<(f64, usize)> = Vec::new();
    for (i, values) in series.iter().enumerate().filter(|(_, values)| !values.is_empty()) {
        let class = i.min(2);
        let edge = |part: f64| {
            values.iter().filter_map(move |(turn, v)| Some((f64::from(*turn), quantile(v, part)?)))
        };
        let mut band: Vec<(f64, f64)> = edge(0.1).map(|(x, y)| frame.at(x, y)).collect();
        let mut upper: Vec<(f64, f64)> = edge(0.9).map(|(x, y)| frame.at(x, y)).collect();
        upper.reverse();
        band.extend(upper);
        svg.area(&band, &format!("band s{class}"), None, "");
        let mean = |v: &Vec<f64>| v.iter().sum::<f64>() / v.len() as f64;
        let line: Vec<(f64, f64)> =
            values.iter().map(|(turn, v)| frame.at(f64::from(*turn), mean(v))).collect();
        svg.path(&line, &format!("line l{class}"));
        labels.extend(line.last().map(|(_, y)| (*y, i)));
    }
    // Names stand at the ends of their lines, one below the other.
    labels.sort_unstable_by(|a, b| a.0.total_cmp(&b.0));
    let mut below = f64::MIN;
    for (y, i) in labels {
        let y = y.max(below + 15.0);
        below = y;
        let at = (frame.left + frame.width + 8.0, y + 4.0);
        svg.text(at, 13.0, &format!("s{}\" font-weight=\"600", i.min(2)), Anchor::Start, &names[i]);
    }
    Some(svg.finish())
}

/// The board's hexes as they lie on the sheet, with a scale that makes them fit.
struct Sheet<'g> {
    game: &'g dyn Game,
    left: f64,
    top: f64,
    scale: f64,
    width: f64,
    height: f64,
}

impl<'g> Sheet<'g> {
    /// The first grid of the board, as wide as given; none if the board has no hexes.
    fn new(game: &'g dyn Game, width: f64) -> Option<Self> {
        let mut sheet = Self { game, left: 0.0, top: 0.0, scale: 1.0, width: 0.0, height: 0.0 };
        let corners: Vec<(f64, f64)> = sheet.hexes().into_iter().flat_map(|(_, corners)| corners).collect();
        let bounds = |of: fn(&(f64, f64)) -> f64| {
            let values = || corners.iter().map(of);
            (values().fold(f64::MAX, f64::min), values().fold(f64::MIN, f64::max))
        };
        let ((left, right), (top, bottom)) = (bounds(|c| c.0), bounds(|c| c.1));
        if corners.is_empty() {
            return None;
        }
        sheet.scale = width / (right - left);
        sheet.left = left;
        sheet.top = top;
        sheet.width = width;
        sheet.height = (bottom - top) * sheet.scale;
        Some(sheet)
    }

    fn hexes(&self) -> Vec<(SpaceId, Vec<(f64, f64)>)> {
        let board = self.game.board();
        let place = |(x, y): (f64, f64)| ((x - self.left) * self.scale, (y - self.top) * self.scale);
        let hex = |(id, space): (SpaceId, &sandtable_engine::board::Space)| {
            let (grid, cell) = space.cell.filter(|(grid, _)| *grid == 0)?;
            let corners = board.grids().get(usize::from(grid))?.corners(cell);
            Some((id, corners.into_iter().map(place).collect()))
        };
        board.spaces().filter_map(hex).collect()
    }

    /// Draws the hexes at a place, each as hot as its share says.
    fn heat(&self, svg: &mut Svg, (x, y): (f64, f64), share: &BTreeMap<String, f64>, most: f64) {
        for (id, corners) in self.hexes() {
            let space = self.game.board().space(id);
            let corners: Vec<(f64, f64)> = corners.iter().map(|(cx, cy)| (cx + x, cy + y)).collect();
            svg.area(&corners, "hex", None, "");
            if let Some(part) = share.get(&space.name).filter(|part| **part > 0.0) {
                let name = space.title.as_deref().map_or(String::new(), |title| format!(" {title}"));
                let tip = format!("{}{name}: {:.0} %", space.name, 100.0 * part);
                svg.area(&corners, "heat", Some((part / most).sqrt().clamp(0.06, 1.0)), &tip);
            }
        }
    }

    /// Writes the names of places, those worth most first, where they do not lie upon each other.
    fn names(&self, svg: &mut Svg, (x, y): (f64, f64), size: f64) {
        let board = self.game.board();
        let mut places: Vec<(i32, &str, f64, f64)> = Vec::new();
        for (id, corners) in self.hexes() {
            let Some(title) = board.space(id).title.as_deref() else { continue };
            let count = corners.len() as f64;
            let sum = corners.iter().fold((0.0, 0.0), |sum, c| (sum.0 + c.0, sum.1 + c.1));
            places.push((self.game.worth(id), title, x + sum.0 / count, y + sum.1 / count));
        }
        let any_worth = places.iter().any(|place| place.0 > 0);
        places.retain(|place| !any_worth || place.0 > 0);
        places.sort_by_key(|place| -place.0);
        let mut taken: Vec<(f64, f64, f64)> = Vec::new();
        let mut told = BTreeSet::new();
        for (_, title, cx, cy) in places {
            let half = title.chars().count() as f64 * size * 0.29;
            let free = |(tx, ty, t): &(f64, f64, f64)| (tx - cx).abs() > t + half || (ty - cy).abs() > size;
            if told.insert(title) && taken.iter().all(free) {
                taken.push((cx, cy, half));
                svg.text((cx, cy + size * 0.36), size, "halo", Anchor::Middle, title);
            }
        }
    }
}

/// The shares of games, by space, over some turns.
fn shares(study: &StudyFile, counts: &Counts, turns: impl Fn(u16) -> bool) -> BTreeMap<String, f64> {
    let reached: u64 = study.reached().iter().filter(|(turn, _)| turns(**turn)).map(|(_, n)| n).sum();
    let mut shares: BTreeMap<String, f64> = BTreeMap::new();
    for (_, spaces) in counts.iter().filter(|(turn, _)| turns(**turn)) {
        for (space, count) in spaces {
            *shares.entry(space.clone()).or_default() += *count as f64 / reached.max(1) as f64;
        }
    }
    shares
}

/// Draws what the shades mean.
fn legend(svg: &mut Svg, (x, y): (f64, f64), most: f64) {
    for step in 0..40 {
        let part = f64::from(step + 1) / 40.0;
        let at = x + 4.0 * f64::from(step);
        let class = format!("heat\" fill-opacity=\"{:.3}", part.sqrt());
        svg.bar((at, y), (4.2, 10.0), &class, &format!("{:.0} %", 100.0 * part * most));
    }
    svg.text((x - 6.0, y + 9.0), 11.0, "mute", Anchor::End, "0 %");
    svg.text((x + 166.0, y + 9.0), 11.0, "mute", Anchor::Start, &format!("{:.0} %", 100.0 * most));
}

fn front(game: &dyn Game, study: &StudyFile, source: &str) -> Option<String> {
    if study.front.is_empty() {
        return None;
    }
    let sheet = Sheet::new(game, 860.0)?;
    let shares = shares(study, &study.front, |_| true);
    let most = shares.values().copied().fold(0.0, f64::max).max(1e-9);
    let subtitle =
        "How often enemies face each other in a hex at the end of a turn, over all turns and games";
    let mut svg =
        Svg::new(sheet.width + 40.0, sheet.height + 125.0, "Where the front runs", subtitle, source);
    sheet.heat(&mut svg, (20.0, 65.0), &shares, most);
    sheet.names(&mut svg, (20.0, 65.0), 12.0);
    legend(&mut svg, (60.0, sheet.height + 78.0), most);
    Some(svg.finish())
}

fn front_by_turn(game: &dyn Game, study: &StudyFile, source: &str) -> Option<String> {
    let turns: Vec<u16> = study.front.keys().copied().collect();
    if turns.len() < 2 {
        return None;
    }
    let wanted = turns.len().min(6);
    let pick = |i: usize| turns[i * (turns.len() - 1) / (wanted - 1).max(1)];
    let picked: Vec<u16> = (0..wanted).map(pick).collect();
    let columns = wanted.min(if wanted == 4 { 2 } else { 3 });
    let sheet = Sheet::new(game, 290.0)?;
    let rows = wanted.div_ceil(columns) as f64;
    let (width, height) = (sheet.width + 16.0, sheet.height + 32.0);
    let panels: Vec<BTreeMap<String, f64>> =
        picked.iter().map(|&wish| shares(study, &study.front, |turn| turn == wish)).collect();
    let most = panels.iter().flat_map(BTreeMap::values).copied().fold(0.0, f64::max).max(1e-9);
    let mut svg = Svg::new(
        width * columns as f64 + 28.0,
        height * rows + 120.0,
        "Where the front runs, turn by turn",
        "Share of the games in which enemies face each other in a hex at the end of the turn",
        source,
    );
    for (i, (turn, shares)) in picked.iter().zip(&panels).enumerate() {
        let x = 20.0 + width * (i % columns) as f64;
        let y = 85.0 + height * (i / columns) as f64;
        svg.text((x, y - 8.0), 12.5, "ink\" font-weight=\"600", Anchor::Start, &format!("turn {turn}"));
        sheet.heat(&mut svg, (x, y), shares, most);
    }
    legend(&mut svg, (60.0, height * rows + 76.0), most);
    Some(svg.finish())
}

/// A table of shades: places by turns, the share of games in which a seat's mark lies there.
fn objectives(game: &dyn Game, study: &StudyFile, source: &str) -> Option<String> {
    let seat = study.seats.iter().find(|seat| study.marks.contains_key(&format!("mark-{seat}")))?;
    let counts = &study.marks[&format!("mark-{seat}")];
    let board = game.board();
    let worth = |name: &str| board.find(name).map_or(0, |id| game.worth(id));
    let mut places: Vec<(i32, String, String)> = board
        .spaces()
        .filter(|(_, space)| worth(&space.name) > 0)
        .map(|(id, space)| {
            let title = space.title.clone().unwrap_or_default();
            (game.worth(id), format!("{title} {}", space.name).trim().to_owned(), space.name.clone())
        })
        .collect();
    places.sort_by(|a, b| b.0.cmp(&a.0).then_with(|| a.1.cmp(&b.1)));
    let reached = study.reached();
    let turns: Vec<u16> = reached.keys().copied().collect();
    if places.is_empty() || turns.is_empty() {
        return None;
    }
    let cell = (450.0 / turns.len() as f64).min(64.0);
    let title = format!("What the {seat} side holds");
    let subtitle = "Share of the games in which it holds a place at the end of a turn, in percent";
    let height = 150.0 + 20.0 * places.len() as f64;
    let mut svg = Svg::new(720.0, height, &title, subtitle, source);
    for (column, turn) in turns.iter().enumerate() {
        let x = 250.0 + cell * (column as f64 + 0.5);
        svg.text((x, 84.0), 11.5, "mute", Anchor::Middle, &turn.to_string());
    }
    svg.text((240.0, 84.0), 11.5, "ink", Anchor::End, "place (points), by turn");
    for (row, (worth, title, name)) in places.iter().enumerate() {
        let y = 92.0 + 20.0 * row as f64;
        svg.text((240.0, y + 14.0), 12.0, "ink", Anchor::End, &format!("{title} ({worth})"));
        for (column, turn) in turns.iter().enumerate() {
            let held = counts.get(turn).and_then(|spaces| spaces.get(name)).copied().unwrap_or(0);
            let part = held as f64 / reached[turn] as f64;
            let x = 250.0 + cell * column as f64;
            svg.bar((x, y), (cell - 1.5, 18.5), "hex", "");
            if held > 0 {
                let class = format!("s0\" fill-opacity=\"{:.3}", part.max(0.06));
                svg.bar(
                    (x, y),
                    (cell - 1.5, 18.5),
                    &class,
                    &format!("{title}, turn {turn}: {:.0} %", 100.0 * part),
                );
                let at = (x + cell / 2.0 - 0.75, y + 13.5);
                svg.text(at, 10.5, "halo", Anchor::Middle, &format!("{:.0}", 100.0 * part));
            }
        }
    }
    Some(svg.finish())
}

const PAGE_STYLE: &str = "\
:root{color-scheme:light dark}body{margin:0 auto;padding:2rem 1rem 4rem;max-width:960px;background:#f4f1ea;color:#22262c;\
font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}figure{margin:0 0 1.5rem}svg{width:100%;height:auto}\
table{border-collapse:collapse;margin:0 0 2rem}th,td{padding:.25rem .9rem .25rem 0;text-align:left;font-variant-numeric:tabular-nums}\
th{font-weight:600;border-bottom:1px solid #cfc9bb}.red{color:#b3261e;font-weight:600}\
@media(prefers-color-scheme:dark){body{background:#0e1013;color:#e9e7e1}th{border-color:#3a4049}.red{color:#ff8a7a}}";

/// All pictures on one page, which needs no other file.
#[must_use]
pub fn page(study: &StudyFile, charts: &[Chart]) -> String {
    let title = format!("{}, {}", escape(&study.game), escape(&study.scenario));
    let figures: String = charts.iter().map(|chart| format!("<figure>\n{}</figure>\n", chart.svg)).collect();
    let mut rows = String::new();
    for (seat, conduct) in study.seats.iter().zip(&study.conduct) {
        for reading in conduct.readings() {
            let class = if reading.red { " class=\"red\"" } else { "" };
            rows += &format!(
                "<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td{class}>{:.1} %</td><td>{} %</td></tr>\n",
                escape(seat),
                reading.name,
                reading.struck,
                reading.of,
                reading.percent,
                reading.most
            );
        }
    }
    let meters = if rows.is_empty() {
        String::new()
    } else {
        format!(
            "<h2>How sensibly they play</h2>\n<table>\n<tr><th>seat</th><th>meter</th><th>struck</th><th>occasions</th>\
             <th>share</th><th>at most</th></tr>\n{rows}</table>\n"
        )
    };
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n<title>{title}</title>\n\
         <style>{PAGE_STYLE}</style>\n<h1>{title}</h1>\n<p>{}</p>\n{figures}{meters}</html>\n",
        escape(&source(study))
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_values_that_were_seen() {
        let values = [1.0, 2.0, 3.0, 10.0, 20.0];
        assert_eq!(quantile(&values, 0.5), Some(3.0));
        assert_eq!(quantile(&values, 0.0), Some(1.0));
        assert_eq!(quantile(&values, 0.9), Some(20.0));
        assert_eq!(quantile(&[], 0.5), None);
    }
}
