//! What can be typed besides actions.

use super::{Next, Sitting};
use crate::kept::Kept;
use crate::output::{Done, Failure, Out, Style, printable};
use crate::speech::{frame, framed};
use crate::{act, analyse, bots, map, odds, replay, rules, show};
use fluent_bundle::FluentArgs;
use sandtable_bots::{Spec, unheard};
use sandtable_engine::view::Viewer;
use std::path::Path;

/// The bot that advises.
const ADVISER: Spec = Spec::level(4);

/// The commands: what is typed, and the sentence that says what it does.
const COMMANDS: [(&str, &str); 20] = [
    ("help", "cli-help-help"),
    ("?", "cli-help-signs"),
    ("list [VERB] [PAGE]", "cli-help-list"),
    ("map [HEX]", "cli-help-map"),
    ("map off | map on", "cli-help-map-off"),
    ("stack HEX", "cli-help-stack"),
    ("unit NAME", "cli-help-unit"),
    ("reach NAME", "cli-help-reach"),
    ("odds", "cli-help-odds"),
    ("why ACTION", "cli-help-why"),
    ("rule NUMBER", "cli-help-rule"),
    ("log [N]", "cli-help-log"),
    ("tracks", "cli-help-tracks"),
    ("hint", "cli-help-hint"),
    ("hint not ACTION", "cli-help-hint-not"),
    ("phase", "cli-help-phase"),
    ("undo | undo phase", "cli-help-undo"),
    ("redo", "cli-help-redo"),
    ("save FILE", "cli-help-save"),
    ("quit", "cli-help-quit"),
];

impl Sitting<'_> {
    /// What completion offers: actions, commands, and commands with names.
    pub(super) fn completions(&self) -> Vec<String> {
        let mut texts = self.table.actions(Viewer::Referee);
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
                None => out.line(frame!("cli-no-fight"))?,
            },
            ("why", _) => match self.table.why(Viewer::Referee, rest) {
                Ok(refusal) => act::explain(&*self.game, self.speech, refusal.as_ref(), out)?,
                Err(error) => out.line(printable(&error.to_string()))?,
            },
            ("rule", _) => match self.game.rulebook().find(rest) {
                Some(rule) => rules::describe(&*self.game, rule, self.speech, out)?,
                None => out.line(frame!("cli-no-rule", number = printable(rest)))?,
            },
            ("log", _) => {
                let from = self.table.len().saturating_sub(rest.parse().unwrap_or(12));
                for said in self.table.history(self.viewer(), from) {
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
                None => out.line(frame!("cli-hint-how"))?,
            },
            ("phase", "") => return self.play_phase(out).map(Some),
            ("save", _) => self.save_as(rest, out)?,
            _ => return Ok(None),
        }
        Ok(Some(Next::Ask))
    }

    fn hint(&mut self, out: &mut Out) -> Done {
        match self.table.advise(Viewer::Referee, ADVISER, self.bot_seed, &mut unheard()) {
            Some(advice) => {
                out.line(frame!("cli-would", bot = ADVISER.to_string(), action = advice.action.as_str()))?;
                analyse::explain(&*self.game, self.speech, &advice.why, out)
            }
            None => out.line(frame!("cli-nothing-to-decide")),
        }
    }

    fn hint_not(&mut self, action: &str, out: &mut Out) -> Done {
        match self.table.why_not(Viewer::Referee, ADVISER, self.bot_seed, action, &mut unheard()) {
            Ok(Some(found)) => {
                analyse::explain_not(&*self.game, self.speech, &ADVISER.to_string(), action, &found, out)
            }
            Ok(None) => out.line(frame!("cli-nothing-to-decide")),
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
        out.line(frame!("cli-help"))?;
        for (usage, id) in COMMANDS {
            let what = framed(id, &FluentArgs::new());
            out.line(format_args!("  {}  {what}", out.paint(Style::Bold, format_args!("{usage:<19}"))))?;
        }
        Ok(())
    }

    fn map(&self, name: &str, out: &mut Out) -> Done {
        let centre = if name.is_empty() { self.focus() } else { show::find_hex(&*self.game, name).ok() };
        match centre {
            Some(centre) => self.draw(&self.table.view(self.viewer()), centre, out),
            None => out.line(frame!("cli-no-hex", name = printable(name))),
        }
    }

    fn stack(&self, name: &str, out: &mut Out) -> Done {
        if self.game.board().find(name).is_none() {
            return out.line(frame!("cli-no-space", name = printable(name)));
        }
        let view = self.table.view(self.viewer());
        match view.stacks.iter().find(|stack| stack.space == name) {
            Some(stack) => show::write_stack(&*self.game, stack, self.speech, out),
            None => out.line(frame!("cli-empty", name = name)),
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
            return out.line(frame!("cli-no-counter", name = printable(typed)));
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
        out.line(frame!("cli-nowhere", name = name))
    }

    fn reach(&self, typed: &str, out: &mut Out) -> Done {
        let name = self.name_of(typed).unwrap_or(typed);
        match show::reach_of(&*self.game, &*self.table, self.viewer(), name) {
            Some(list) => show::write_reach(&*self.game, name, &list, self.speech, out),
            None => out.line(frame!("cli-no-counter", name = printable(name))),
        }
    }

    fn save_as(&mut self, name: &str, out: &mut Out) -> Done {
        if !name.is_empty() {
            let path = Path::new(name);
            // A slip of the finger must not cost another game: a new file keeps clear of those that are there.
            if self.kept.as_ref().is_none_or(|kept| kept.path != path) {
                let mut kept = Kept::new(path);
                match kept.write(&self.table.record()) {
                    Err(Failure::Sentence(why)) => return out.line(printable(&why)),
                    other => other?,
                }
                self.kept = Some(kept);
            }
        }
        self.save()?;
        match &self.kept {
            Some(kept) => out.line(frame!("cli-kept-in", file = kept.path.display().to_string())),
            None => out.line(frame!("cli-save-where")),
        }
    }
}
