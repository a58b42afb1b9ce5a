//! What can be typed besides actions.

use super::{Next, Sitting};
use crate::output::{Done, Failure, Out, Style};
use crate::{act, analyse, bots, files, map, odds, replay, rules, show};
use sandtable_bots::{Spec, unheard};
use std::path::PathBuf;

/// The bot that advises.
const ADVISER: Spec = Spec::level(4);

/// The commands: what is typed, and what it does.
const COMMANDS: [(&str, &str); 20] = [
    ("help", "this list"),
    ("?", "what the signs on the map mean"),
    ("list [VERB] [PAGE]", "the legal actions, numbered"),
    ("map [HEX]", "the map around the action, or around a hex"),
    ("map off | map on", "whether the map comes by itself"),
    ("stack HEX", "the counters of a space"),
    ("unit NAME", "a counter and where it is"),
    ("reach NAME", "where a counter can go, with the cost"),
    ("odds", "the fight in preparation, explained"),
    ("why ACTION", "the rule that forbids an action"),
    ("rule NUMBER", "a rule in our words"),
    ("log [N]", "what has happened"),
    ("tracks", "turn, points and other numbers"),
    ("hint", "what a strong bot would do, and why"),
    ("hint not ACTION", "why it would not do something else"),
    ("phase", "let the bot play until the phase ends"),
    ("undo | undo phase", "take back, to the last die or reveal"),
    ("redo", "play again what was taken back"),
    ("save FILE", "keep the game in a file from now on"),
    ("quit", "leave the table"),
];

impl Sitting<'_> {
    /// What completion offers: actions, commands, and commands with names.
    pub(super) fn completions(&self) -> Vec<String> {
        let mut texts = self.table.actions();
        for (usage, _) in COMMANDS.iter().skip(2) {
            let word = usage.split(' ').next().unwrap_or_default();
            let blank = if usage.contains(char::is_uppercase) { " " } else { "" };
            texts.push(format!("{word}{blank}"));
        }
        texts.extend(["help", "undo phase", "map off", "map on"].map(String::from));
        let view = self.table.view(self.viewer());
        let names = view.stacks.iter().flat_map(|stack| &stack.counters).filter_map(|c| c.name.as_ref());
        texts.extend(names.flat_map(|name| [format!("unit {name}"), format!("reach {name}")]));
        texts
    }

    /// Carries out a command; none if the line is no command.
    pub(super) fn command(&mut self, line: &str, out: &mut Out) -> Result<Option<Next>, Failure> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word, rest) {
            ("quit" | "exit" | "q", "") => return Ok(Some(Next::Quit)),
            ("undo", "") => return self.undo(false, out).map(Some),
            ("undo", "phase") => return self.undo(true, out).map(Some),
            ("redo", "") => return self.redo(out).map(Some),
            ("help" | "h", _) => self.help(out)?,
            ("?", _) => {
                let lines = map::legend(&*self.game, self.speech);
                lines.iter().try_for_each(|line| out.line(format_args!("  {line}")))?;
            }
            ("list" | "actions", _) => {
                let (verb, page) = rest.split_once(' ').unwrap_or((rest, "1"));
                match verb.parse() {
                    Ok(page) => self.list("", page, out)?,
                    Err(_) => self.list(verb, page.parse().unwrap_or(1), out)?,
                }
            }
            ("map", "off") => self.show_map = false,
            ("map", "on") => self.show_map = true,
            ("map", _) => self.map(rest, out)?,
            ("stack", _) => self.stack(rest, out)?,
            ("unit", _) => self.unit(rest, out)?,
            ("reach", _) => self.reach(rest, out)?,
            ("odds", "") => match self.table.odds(self.viewer()) {
                Some(odds) => odds::write(&*self.game, self.speech, &odds, out)?,
                None => out.line("no fight is in preparation")?,
            },
            ("why", _) => match self.table.why(rest) {
                Ok(refusal) => act::explain(&*self.game, self.speech, refusal.as_ref(), out)?,
                Err(error) => out.line(error)?,
            },
            ("rule", _) => match self.game.rulebook().find(rest) {
                Some(rule) => rules::describe(&*self.game, rule, self.speech, out)?,
                None => out.line(format_args!("the rulebook has no rule \"{rest}\""))?,
            },
            ("log", _) => {
                let from = self.table.len().saturating_sub(rest.parse().unwrap_or(12));
                for said in self.table.history(from, self.viewer()) {
                    replay::tell(&*self.game, self.speech, &said, out)?;
                }
            }
            ("tracks", "") => {
                let view = self.table.view(self.viewer());
                show::heading(&*self.game, &*self.table, self.viewer(), &view, self.speech, out)?;
            }
            ("hint" | "bot", "") => self.hint(out)?,
            ("hint", _) => match rest.strip_prefix("not ") {
                Some(action) => self.hint_not(action.trim(), out)?,
                None => out.line("say \"hint\", or \"hint not ACTION\"")?,
            },
            ("phase", "") => return self.play_phase(out).map(Some),
            ("save", _) => self.save_as(rest, out)?,
            _ => return Ok(None),
        }
        Ok(Some(Next::Ask))
    }

    fn hint(&mut self, out: &mut Out) -> Done {
        match self.table.advise(ADVISER, self.bot_seed, &mut unheard()) {
            Some(advice) => {
                out.line(format_args!("the {ADVISER} bot would: {}", advice.action))?;
                analyse::explain(&*self.game, self.speech, &advice.why, out)
            }
            None => out.line("there is nothing to decide"),
        }
    }

    fn hint_not(&mut self, action: &str, out: &mut Out) -> Done {
        match self.table.why_not(ADVISER, self.bot_seed, action, &mut unheard()) {
            Ok(Some(found)) => {
                analyse::explain_not(&*self.game, self.speech, &ADVISER.to_string(), action, &found, out)
            }
            Ok(None) => out.line("there is nothing to decide"),
            Err(error) => out.line(act::refused(&*self.game, self.speech, action, &error)),
        }
    }

    /// Lets the bot play for the person until the phase is over or somebody else decides.
    fn play_phase(&mut self, out: &mut Out) -> Result<Next, Failure> {
        let (seat, viewer, from) = (self.table.to_act(), self.viewer(), self.table.len());
        let phase = self.table.view(viewer).phase;
        while self.table.to_act() == seat && seat.is_some() && self.table.view(viewer).phase == phase {
            bots::step(&mut *self.table, ADVISER, self.bot_seed)?;
        }
        self.save()?;
        self.tell(from, viewer, None, out)?;
        Ok(Next::Look)
    }

    fn help(&self, out: &mut Out) -> Done {
        out.line("An action is typed as \"list\" shows it; a few letters of each word are enough if only one fits.")?;
        for (usage, what) in COMMANDS {
            out.line(format_args!("  {}  {what}", out.paint(Style::Bold, format_args!("{usage:<19}"))))?;
        }
        Ok(())
    }

    fn map(&self, name: &str, out: &mut Out) -> Done {
        let centre = if name.is_empty() { self.focus() } else { show::find_hex(&*self.game, name).ok() };
        match centre {
            Some(centre) => self.draw(&self.table.view(self.viewer()), centre, out),
            None => out.line(format_args!("there is no hex \"{name}\" on this board")),
        }
    }

    fn stack(&self, name: &str, out: &mut Out) -> Done {
        if self.game.board().find(name).is_none() {
            return out.line(format_args!("there is no space \"{name}\" on this board"));
        }
        let view = self.table.view(self.viewer());
        match view.stacks.iter().find(|stack| stack.space == name) {
            Some(stack) => show::write_stack(&*self.game, stack, self.speech, out),
            None => out.line(format_args!("{name} is empty")),
        }
    }

    /// The name of a counter that was typed in other letters, or in part.
    fn name_of(&self, typed: &str) -> Option<&str> {
        let names = self.game.counter_names();
        let wanted = typed.to_lowercase();
        let same = names.iter().find(|name| name.to_lowercase() == wanted);
        let mut begin =
            names.iter().filter(|name| !wanted.is_empty() && name.to_lowercase().starts_with(&wanted));
        let only = match (begin.next(), begin.next()) {
            (Some(only), None) => Some(only),
            _ => None,
        };
        same.or(only).map(String::as_str)
    }

    fn unit(&self, typed: &str, out: &mut Out) -> Done {
        let Some(name) = self.name_of(typed) else {
            return out.line(format_args!("there is no one counter \"{typed}\""));
        };
        let view = self.table.view(self.viewer());
        for stack in &view.stacks {
            if let Some(found) = stack.counters.iter().find(|c| c.name.as_deref() == Some(name)) {
                let [nation, kind] =
                    [&found.nation, &found.kind].map(|id| self.speech.term(self.game.id(), id));
                let text = show::counter(&*self.game, found, self.speech);
                let at = self.game.board().find(&stack.space).map(|id| self.speech.space(&*self.game, id));
                return out.line(format_args!("{text}, {nation}, {kind}: {}", at.unwrap_or_default()));
            }
        }
        out.line(format_args!("{name} is nowhere that you can see"))
    }

    fn reach(&self, typed: &str, out: &mut Out) -> Done {
        let name = self.name_of(typed).unwrap_or(typed);
        match self.table.reach(name) {
            Err(error) => out.line(error),
            Ok(mut list) => {
                list.sort_by(|a, b| (a.1, &a.0).cmp(&(b.1, &b.0)));
                show::write_reach(&*self.game, name, &list, self.speech, out)
            }
        }
    }

    fn save_as(&mut self, name: &str, out: &mut Out) -> Done {
        if !name.is_empty() {
            let path = PathBuf::from(name);
            // A slip of the finger must not cost another game.
            if path.exists() && self.path.as_ref() != Some(&path) {
                return out.line(format_args!("{name}: the file is already there; choose another name"));
            }
            if let Err(Failure::Sentence(why)) = files::write(&path, &self.table.record()) {
                return out.line(why);
            }
            self.path = Some(path);
        }
        match &self.path {
            Some(path) => {
                self.save()?;
                out.line(format_args!("kept in {}", path.display()))
            }
            None => out.line("save where? \"save FILE\""),
        }
    }
}
