//! `rules`: the rulebook in our words.

use crate::args::RulesArgs;
use crate::output::{Done, Failure, Out, Style, width, wrapped};
use crate::speech::{Speech, frame};
use crate::{coverage, setup};
use sandtable_catalog::Game;
use sandtable_engine::rulebook::{Rule, State};
use serde_json::json;

/// The word for a state.
pub(crate) const fn state(state: State) -> &'static str {
    match state {
        State::Enforced => "enforced",
        State::Component => "component",
        State::Optional => "optional",
        State::Missing => "missing",
    }
}

/// The word for a state in the language of the command line.
fn said(state: State) -> String {
    match state {
        State::Enforced => frame!("cli-state-enforced"),
        State::Component => frame!("cli-state-component"),
        State::Optional => frame!("cli-state-optional"),
        State::Missing => frame!("cli-state-missing"),
    }
}

/// Shows rules, or what enforces and proves them.
pub(crate) fn rules(args: &RulesArgs, speech: &Speech, out: &mut Out) -> Done {
    if args.coverage {
        return coverage::coverage(args, out);
    }
    let game = setup::find(&args.game)?;
    let book = game.rulebook();
    if let Some(number) = &args.number {
        let none =
            || Failure::new(frame!("cli-no-rule-of", game = args.game.as_str(), number = number.as_str()));
        let rule = book.find(number).ok_or_else(none)?;
        return if args.json {
            out.json(&speech.rule(game.id(), rule))
        } else {
            describe(&*game, rule, speech, out)
        };
    }
    let rules: Vec<Rule> = book.rules.iter().map(|rule| speech.rule(game.id(), rule)).collect();
    if args.json {
        return out.json(&json!({ "game": game.id(), "rules": rules }));
    }
    let longest = rules.iter().map(|rule| rule.number.len()).max().unwrap_or(0);
    let states: Vec<_> = rules.iter().map(|rule| said(rule.state)).collect();
    let widest = states.iter().map(|state| state.chars().count()).max().unwrap_or(0);
    for (rule, state) in rules.iter().zip(states) {
        out.line(format_args!("{:<longest$}  {state:<widest$}  {}", rule.number, rule.title))?;
    }
    Ok(())
}

/// Writes number, title, state and summary of a rule.
pub(crate) fn describe(game: &dyn Game, rule: &Rule, speech: &Speech, out: &mut Out) -> Done {
    let rule = speech.rule(game.id(), rule);
    let title = out.paint(Style::Bold, format_args!("{} {}", rule.number, rule.title));
    out.line(format_args!("{title} ({})", said(rule.state)))?;
    wrapped(&rule.summary, width().min(100) - 2)
        .iter()
        .try_for_each(|line| out.line(format_args!("  {line}")))
}
