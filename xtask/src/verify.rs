//! `cargo verify`: every check, in two rows side by side, up to the first that fails.

use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::shell::{expand, root, run_for_report, run_in, step_aside};
use crate::steps::{Pace, Report, STEPS, Step};
use crate::wasm;

/// What became of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    Passed(Duration),
    Failed(Duration),
    /// An earlier step failed.
    NotReached,
    /// Left out on request.
    LeftOut,
}

/// Which steps to run.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Choice {
    All,
    Quick,
    Long,
    Only(String),
    List,
}

/// Runs the checks that the arguments choose.
///
/// # Errors
/// A sentence: the arguments make no sense, or which step failed, what that means and how to run only that step.
pub(crate) fn verify(arguments: &[String]) -> Result<ExitCode, String> {
    let choice = read(arguments)?;
    if choice == Choice::List {
        list();
        return Ok(ExitCode::SUCCESS);
    }
    let started = Instant::now();
    let count = STEPS.iter().filter(|step| choice.includes(step)).count();
    provide_packages(&choice)?;
    let course =
        Mutex::new(Course { outcomes: vec![Outcome::LeftOut; STEPS.len()], begun: 0, count, failure: None });
    std::thread::scope(|scope| {
        scope.spawn(|| {
            step_aside();
            row(&choice, true, &course);
        });
        row(&choice, false, &course);
    });
    let course = course.into_inner().unwrap_or_else(PoisonError::into_inner);
    summarise(&course.outcomes, started.elapsed());
    course.failure.map_or(Ok(ExitCode::SUCCESS), Err)
}

/// Installs what comes from the system's packages before the rows begin, since they cannot do it at once.
fn provide_packages(choice: &Choice) -> Result<(), String> {
    for step in STEPS.iter().filter(|step| choice.includes(step)) {
        let packages = step.tools.iter().filter(|tool| tool.is_package());
        packages.copied().try_for_each(|tool| tool.provide())?;
        if step.name == "wasm" {
            wasm::provide()?;
        }
    }
    Ok(())
}

/// How far the verification is.
struct Course {
    outcomes: Vec<Outcome>,
    begun: usize,
    count: usize,
    failure: Option<String>,
}

/// Runs the steps of one of the two rows, up to the first failure in either.
fn row(choice: &Choice, aside: bool, course: &Mutex<Course>) {
    let course = || course.lock().unwrap_or_else(PoisonError::into_inner);
    for (index, step) in STEPS.iter().enumerate() {
        if step.aside != aside || !choice.includes(step) {
            continue;
        }
        {
            let mut course = course();
            if course.failure.is_some() {
                course.outcomes[index] = Outcome::NotReached;
                continue;
            }
            course.begun += 1;
            eprintln!("\n[{}/{}] {}: {}", course.begun, course.count, step.name, step.line());
        }
        let (outcome, sentence) = attempt(step);
        let mut course = course();
        course.outcomes[index] = outcome;
        if aside && let Outcome::Passed(time) = outcome {
            eprintln!("    ({} passed, {} beside the others)", step.name, seconds(time).trim());
        }
        course.failure = course.failure.take().or(sentence);
    }
}

fn read(arguments: &[String]) -> Result<Choice, String> {
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        [] => Ok(Choice::All),
        ["--quick"] => Ok(Choice::Quick),
        ["--long"] => Ok(Choice::Long),
        ["--list"] => Ok(Choice::List),
        ["--only", name] if STEPS.iter().any(|step| step.name == name) => Ok(Choice::Only(name.to_owned())),
        ["--only", name] => Err(format!("There is no step `{name}`; `cargo verify --list` lists them.")),
        _ => Err(crate::USAGE.to_owned()),
    }
}

impl Choice {
    fn includes(&self, step: &Step) -> bool {
        match self {
            Choice::Long => true,
            Choice::All => step.pace != Pace::Long,
            Choice::Quick => step.pace == Pace::Quick,
            Choice::Only(name) => step.name == name,
            Choice::List => false,
        }
    }
}

fn list() {
    for step in STEPS {
        let pace = match step.pace {
            Pace::Quick => "",
            Pace::Full => "   (not with --quick)",
            Pace::Long => "   (only with --long)",
        };
        eprintln!("{:<16}{}{pace}", step.name, step.line());
    }
}

/// Runs one step; the sentence says what to do about its failure.
fn attempt(step: &Step) -> (Outcome, Option<String>) {
    let started = Instant::now();
    match execute(step) {
        Ok(()) => (Outcome::Passed(started.elapsed()), None),
        Err(sentence) => (Outcome::Failed(started.elapsed()), Some(sentence)),
    }
}

fn execute(step: &Step) -> Result<(), String> {
    let name = step.name;
    let again = format!("to run only this step: cargo verify --only {name}");
    for tool in step.tools {
        tool.provide().map_err(|how| format!("Step `{name}` cannot run: {how}\n({again})"))?;
    }
    (step.prepare)().map_err(|how| format!("Step `{name}` cannot run: {how}\n({again})"))?;
    let command = expand(&root(), step.command)
        .map_err(|how| format!("Step `{name}` failed, since {how} to check; {again}"))?;
    for command in for_each_game(command)? {
        let ended = match step.report {
            Report::Optional => run_in(step.folder, &command, step.variables),
            Report::Required => run_for_report(&command, step.variables),
        };
        ended.map_err(|how| format!("Step `{name}` failed: {} ({how}); {again}", step.failure))?;
    }
    Ok(())
}

/// A command that names `GAME`, once for each game of the catalog.
fn for_each_game(command: Vec<String>) -> Result<Vec<Vec<String>>, String> {
    let Some(at) = command.iter().position(|word| word == "GAME") else { return Ok(vec![command]) };
    let named = wasm::games()?.into_iter().map(|game| {
        let mut command = command.clone();
        command[at] = game;
        command
    });
    Ok(named.collect())
}

fn summarise(outcomes: &[Outcome], total: Duration) {
    eprintln!();
    for (step, outcome) in STEPS.iter().zip(outcomes) {
        eprintln!("  {:<16}{}", step.name, outcome.line());
    }
    eprintln!("  {:<16}{:<12}{}\n", "total", "", seconds(total));
}

impl Outcome {
    fn line(self) -> String {
        match self {
            Outcome::Passed(time) => format!("{:<12}{}", "passed", seconds(time)),
            Outcome::Failed(time) => format!("{:<12}{}", "FAILED", seconds(time)),
            Outcome::NotReached => "not reached".to_owned(),
            Outcome::LeftOut => "left out".to_owned(),
        }
    }
}

fn seconds(time: Duration) -> String {
    format!("{:>7.1} s", time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(line: &str) -> Result<Choice, String> {
        read(&line.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn arguments_choose_steps() {
        assert_eq!(choice(""), Ok(Choice::All));
        assert_eq!(choice("--quick"), Ok(Choice::Quick));
        assert_eq!(choice("--long"), Ok(Choice::Long));
        assert_eq!(choice("--only clippy"), Ok(Choice::Only("clippy".to_owned())));
        assert!(choice("--only clipy").is_err_and(|sentence| sentence.contains("`clipy`")));
        assert!(choice("--fast").is_err());
    }

    #[test]
    fn a_command_that_names_a_game_is_run_for_each() {
        let command = |game: &str| vec!["rules".to_owned(), game.to_owned()];
        let commands = for_each_game(command("GAME")).expect("the catalog is there");
        assert!(commands.contains(&command("campanha")) && commands.contains(&command("omaha")));
        assert_eq!(for_each_game(command("chess")), Ok(vec![command("chess")]));
    }

    #[test]
    fn every_step_has_a_name_of_its_own() {
        for (index, step) in STEPS.iter().enumerate() {
            assert!(STEPS[..index].iter().all(|earlier| earlier.name != step.name), "{}", step.name);
        }
    }
}
