//! Rules tests as data: a situation, forced dice and actions, and what must then be so.
//!
//! Anybody can write one without reading Rust. A file holds cases; a case begins from a scenario (`start`) or from a
//! situation in the format of `sandtable show` (`given`; what it leaves out has its default) and has steps. A step
//! plays actions and then checks whatever it names; everything is judged with the referee's eyes unless it says
//! otherwise.
//!
//! ```toml
//! [[case]]
//! title = "Eleven against four is two to one"
//! rule = "5.1.1"
//! source = "rules 5.1.1 example"
//! [case.given]
//! turn = 3
//! phase = "allied combat"
//! counters = { 1615 = ["914/352"], 1616 = ["16/1US"] }
//! [[case.step]]
//! do = ["attack 1615", "join 16/1US"]
//! odds = { attack = 3, defence = 4, column = "1-1" }
//! refused = { "join 18/1US" = "5.0" }
//! ```

use crate::dice::Forced;
use crate::explain::Odds;
use crate::guide::Guide;
use crate::ids::SeatId;
use crate::message::{Event, Journal};
use crate::rules::Options;
use crate::text::{Text, TextError};
use crate::view::{View, Viewer};
use serde::Deserialize;
use std::collections::BTreeMap;

/// A file of cases.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VectorFile {
    /// The cases.
    pub case: Vec<Case>,
}

/// One test case.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// What it shows.
    pub title: String,
    /// The rule that it proves.
    pub rule: String,
    /// Further rules that it proves.
    #[serde(default)]
    pub also: Vec<String>,
    /// Where the expectation comes from: `rules …` or `ruling …`.
    pub source: String,
    /// The scenario to begin from.
    pub start: Option<String>,
    /// Options of the scenario.
    #[serde(default)]
    pub options: Options,
    /// The situation to begin from.
    pub given: Option<toml::Table>,
    /// What is done and checked.
    pub step: Vec<Step>,
}

/// Actions and what must be so after them. Everything is optional.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Step {
    /// Actions to play, in order.
    #[serde(rename = "do")]
    pub actions: Vec<String>,
    /// The dice that they roll, in order. All must be used.
    pub dice: Vec<u32>,
    /// Actions that are legal now.
    pub legal: Vec<String>,
    /// Actions that are not, by the rule that forbids them.
    pub refused: BTreeMap<String, String>,
    /// All legal actions, if the case wants to name them all.
    pub exactly: Option<Vec<String>>,
    /// Who decides now; `nobody` when the game is over.
    pub seat: Option<String>,
    /// The id of the prompt.
    pub prompt: Option<String>,
    /// Where counters are.
    pub at: BTreeMap<String, String>,
    /// Steps that counters have left.
    pub steps: BTreeMap<String, u8>,
    /// Where tracks stand.
    pub tracks: BTreeMap<String, i32>,
    /// Marks on spaces.
    pub marks: Vec<String>,
    /// Marks that are not there.
    pub unmarked: Vec<String>,
    /// Events of this step that must have come in this order, among others; `id` or `id rule`.
    pub events: Vec<String>,
    /// Events that must not have come.
    pub no_events: Vec<String>,
    /// What the combat in preparation would bring.
    pub odds: Option<OddsCheck>,
    /// That there is no fight in preparation to give odds for.
    pub no_odds: bool,
    /// What each place would cost a counter that may move: `counter space` and the points in the game's fraction.
    pub cost: BTreeMap<String, u16>,
    /// Scores by seat if the game ended now.
    pub scores: BTreeMap<String, i32>,
    /// Counters whose identity a seat may not see.
    pub hidden: BTreeMap<String, Vec<String>>,
    /// Counters whose identity a seat may see.
    pub seen: BTreeMap<String, Vec<String>>,
}

/// What to check of the odds.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct OddsCheck {
    /// With whose eyes; the referee's if absent.
    pub viewer: Option<String>,
    /// Which table.
    pub table: Option<String>,
    /// The attack's total.
    pub attack: Option<i32>,
    /// The defence's total; with a viewer who may not know it, that of the worst case.
    pub defence: Option<i32>,
    /// The best case's defence total, where there are two.
    pub defence_best: Option<i32>,
    /// The column before shifts.
    pub before: Option<String>,
    /// The column after shifts.
    pub column: Option<String>,
    /// The sum of all shifts.
    pub shift: Option<i32>,
    /// The sum of the shifts of single rules; zero says that the rule gives none.
    pub shifts: BTreeMap<String, i32>,
    /// In how many rolls of all a result comes.
    pub results: BTreeMap<String, u32>,
}

/// How a case went.
#[derive(Clone, Debug)]
pub struct Report {
    /// Its title.
    pub title: String,
    /// The rules that it proves.
    pub rules: Vec<String>,
    /// What failed; nothing if it passed.
    pub failure: Option<String>,
}

/// Reads a file of cases.
///
/// # Errors
/// With the line and the reason.
pub fn read(text: &str) -> Result<VectorFile, TextError> {
    toml::from_str(text).map_err(|e| TextError::toml(text, &e))
}

/// Runs every case of a file.
pub fn run<R: Guide + Text>(rules: &R, file: &VectorFile) -> Vec<Report> {
    file.case
        .iter()
        .map(|case| Report {
            title: case.title.clone(),
            rules: std::iter::once(&case.rule).chain(&case.also).cloned().collect(),
            failure: run_case(rules, case).err(),
        })
        .collect()
}

fn run_case<R: Guide + Text>(rules: &R, case: &Case) -> Result<(), String> {
    for rule in std::iter::once(&case.rule).chain(&case.also) {
        if rules.rulebook().find(rule).is_none() {
            return Err(format!("the rulebook has no rule {rule}"));
        }
    }
    let mut s = match (&case.given, &case.start) {
        (Some(given), None) => {
            let text = toml::to_string(given).map_err(|e| e.to_string())?;
            rules.read_situation(&text).map_err(|e| format!("given: {}", e.reason))?
        }
        (None, Some(scenario)) => rules.start(scenario, &case.options).map_err(|e| e.to_string())?,
        _ => return Err("a case has either `given` or `start`".into()),
    };
    for (i, step) in case.step.iter().enumerate() {
        run_step(rules, &mut s, step).map_err(|e| format!("step {}: {e}", i + 1))?;
    }
    Ok(())
}

fn run_step<R: Guide + Text>(rules: &R, s: &mut R::Situation, step: &Step) -> Result<(), String> {
    let mut dice = Forced::new(step.dice.iter().copied());
    let mut journal = Journal::default();
    for text in &step.actions {
        let action = rules.read_action(text).map_err(|e| e.to_string())?;
        rules
            .try_apply(s, action, &mut dice, &mut journal)
            .map_err(|r| format!("\"{text}\" is refused by rule {} ({})", r.rule, r.message.id))?;
    }
    dice.settle()?;
    check_actions(rules, s, step)?;
    check_events(&journal.events, step)?;
    check_view(rules, s, step)?;
    check_secrets(rules, s, step)?;
    for (text, &wanted) in &step.cost {
        check_cost(rules, s, text, wanted)?;
    }
    let scores = rules.scores(s);
    for (seat, &wanted) in &step.scores {
        same(&format!("score of {seat}"), scores[seat_of(rules, seat)?.index()], wanted)?;
    }
    if step.no_odds && rules.odds(s, Viewer::Referee).is_some() {
        return Err("there are odds".into());
    }
    if let Some(check) = &step.odds {
        let viewer = match &check.viewer {
            Some(seat) => Viewer::Seat(seat_of(rules, seat)?),
            None => Viewer::Referee,
        };
        let odds = rules.odds(s, viewer).ok_or("there is no combat in preparation")?;
        check_odds(&odds, check)?;
    }
    Ok(())
}

fn same<T: PartialEq + std::fmt::Display>(what: &str, found: T, wanted: T) -> Result<(), String> {
    if found == wanted { Ok(()) } else { Err(format!("{what} is {found}, not {wanted}")) }
}

fn seat_of<R: Guide + Text>(rules: &R, name: &str) -> Result<SeatId, String> {
    let found = rules.seats().iter().position(|seat| *seat == name);
    found.map(|i| SeatId(i as u8)).ok_or_else(|| format!("there is no seat {name}"))
}

fn check_actions<R: Guide + Text>(rules: &R, s: &R::Situation, step: &Step) -> Result<(), String> {
    let mut listed = Vec::new();
    rules.actions(s, &mut listed);
    for text in &step.legal {
        let action = rules.read_action(text).map_err(|e| e.to_string())?;
        if !listed.contains(&action) {
            let why = rules.refuse(s, action).map_or("?", |r| r.rule);
            return Err(format!("\"{text}\" is not legal (rule {why})"));
        }
    }
    for (text, rule) in &step.refused {
        let action = rules.read_action(text).map_err(|e| e.to_string())?;
        match rules.refuse(s, action) {
            None => return Err(format!("\"{text}\" is legal")),
            Some(r) if r.rule != rule => {
                return Err(format!(
                    "\"{text}\" is refused by rule {} ({}), not {rule}",
                    r.rule, r.message.id
                ));
            }
            Some(_) => {}
        }
    }
    if let Some(wanted) = &step.exactly {
        let mut found: Vec<String> = listed.iter().map(|&a| rules.write_action(a)).collect();
        let mut wanted = wanted.clone();
        found.sort();
        wanted.sort();
        same("the list of actions", found.join(", "), wanted.join(", "))?;
    }
    let to_act = rules.to_act(s).map_or("nobody", |seat| rules.seats()[seat.index()]);
    if let Some(seat) = &step.seat {
        same("the deciding seat", to_act, seat)?;
    }
    if let Some(prompt) = &step.prompt {
        same("the prompt", rules.prompt(s).id, prompt)?;
    }
    Ok(())
}

fn check_events(events: &[Event], step: &Step) -> Result<(), String> {
    let matches = |event: &Event, wanted: &str| {
        let (id, rule) = wanted.split_once(' ').map_or((wanted, None), |(id, rule)| (id, Some(rule)));
        event.message.id == id && rule.is_none_or(|rule| event.rule == rule)
    };
    let told =
        || events.iter().map(|e| format!("{} {}", e.message.id, e.rule)).collect::<Vec<_>>().join(", ");
    let mut rest = events.iter();
    for wanted in &step.events {
        if !rest.any(|event| matches(event, wanted)) {
            return Err(format!("event \"{wanted}\" did not come (there were: {})", told()));
        }
    }
    for unwanted in &step.no_events {
        if events.iter().any(|event| matches(event, unwanted)) {
            return Err(format!("event \"{unwanted}\" came"));
        }
    }
    Ok(())
}

fn check_view<R: Guide + Text>(rules: &R, s: &R::Situation, step: &Step) -> Result<(), String> {
    let view = rules.view(s, Viewer::Referee);
    let place = |name: &str| {
        let stack = view.stacks.iter().find(|st| st.counters.iter().any(|c| c.name.as_deref() == Some(name)));
        stack.map(|st| st.space.as_str()).ok_or_else(|| format!("there is no counter {name}"))
    };
    for (name, wanted) in &step.at {
        same(&format!("the place of {name}"), place(name)?, wanted)?;
    }
    for (name, &wanted) in &step.steps {
        let counter =
            view.stacks.iter().flat_map(|st| &st.counters).find(|c| c.name.as_deref() == Some(name));
        let counter = counter.ok_or_else(|| format!("there is no counter {name}"))?;
        same(&format!("steps of {name}"), counter.steps.unwrap_or(0), wanted)?;
    }
    for (name, &wanted) in &step.tracks {
        let track = view.tracks.iter().find(|t| t.name == name);
        let track = track.ok_or_else(|| format!("there is no track {name}"))?;
        same(&format!("track {name}"), track.value, wanted)?;
    }
    let marked = |text: &str| view.marks.iter().any(|m| format!("{} {}", m.space, m.name) == text);
    for text in &step.marks {
        if !marked(text) {
            return Err(format!("there is no mark \"{text}\""));
        }
    }
    for text in &step.unmarked {
        if marked(text) {
            return Err(format!("there is a mark \"{text}\""));
        }
    }
    Ok(())
}

fn check_secrets<R: Guide + Text>(rules: &R, s: &R::Situation, step: &Step) -> Result<(), String> {
    let named = |view: &View, name: &str| {
        view.stacks.iter().flat_map(|st| &st.counters).any(|c| c.name.as_deref() == Some(name))
    };
    for (seat, names) in &step.hidden {
        let view = rules.view(s, Viewer::Seat(seat_of(rules, seat)?));
        if let Some(name) = names.iter().find(|name| named(&view, name)) {
            return Err(format!("{seat} sees {name}"));
        }
    }
    for (seat, names) in &step.seen {
        let view = rules.view(s, Viewer::Seat(seat_of(rules, seat)?));
        if let Some(name) = names.iter().find(|name| !named(&view, name)) {
            return Err(format!("{seat} does not see {name}"));
        }
    }
    Ok(())
}

fn check_cost<R: Guide + Text>(rules: &R, s: &R::Situation, text: &str, wanted: u16) -> Result<(), String> {
    let (name, space) = text.split_once(' ').ok_or("cost wants \"counter space\"")?;
    let counter = rules.counter_names().iter().position(|n| n == name);
    let counter = crate::CounterId(counter.ok_or_else(|| format!("there is no counter {name}"))? as u16);
    let place = rules.board().find(space).ok_or_else(|| format!("there is no space {space}"))?;
    let reach = rules.reach(s, counter);
    let found = reach.iter().find(|(there, _)| *there == place);
    let (_, cost) = found.ok_or_else(|| format!("{name} cannot reach {space}"))?;
    same(&format!("the cost for {text}"), *cost, wanted)
}

fn check_odds(odds: &Odds, check: &OddsCheck) -> Result<(), String> {
    let worst = odds.cases.first().ok_or("the odds have no case")?;
    let best = odds.cases.last().ok_or("the odds have no case")?;
    if let Some(wanted) = &check.table {
        same("the table", odds.table, wanted)?;
    }
    if let Some(wanted) = check.attack {
        same("the attack", odds.attack.total(), wanted)?;
    }
    if let Some(wanted) = check.defence {
        same("the defence", worst.defence.total(), wanted)?;
    }
    if let Some(wanted) = check.defence_best {
        same("the defence in the best case", best.defence.total(), wanted)?;
    }
    if let Some(wanted) = &check.before {
        same("the column before shifts", &worst.before, wanted)?;
    }
    let shifts = |rule: &str| -> i32 {
        worst.shifts.lines.iter().filter(|line| line.rule == rule).map(|line| line.amount).sum()
    };
    for (rule, &wanted) in &check.shifts {
        same(&format!("the shift by rule {rule}"), shifts(rule), wanted)?;
    }
    if let Some(wanted) = check.shift {
        same("the sum of shifts", worst.shifts.total(), wanted)?;
    }
    if let Some(wanted) = &check.column {
        same("the column", &worst.column, wanted)?;
    }
    for (result, &wanted) in &check.results {
        let ways = worst.results.iter().filter(|c| c.result == *result).map(|c| c.ways).sum();
        same(&format!("the rolls that give {result}"), ways, wanted)?;
    }
    Ok(())
}
