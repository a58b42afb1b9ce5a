//! What a player sees before each decision.

use super::Sitting;
use crate::act::spelled;
use crate::map::{self, Window};
use crate::output::{Done, Out, Style, printable, width};
use crate::show;
use crate::speech::frame;
use sandtable_engine::SpaceId;
use sandtable_engine::view::{View, Viewer};

/// How many actions are listed one by one before they are grouped by their first word.
const FEW: usize = 18;
/// How many actions a page of `list` holds.
const PAGE: usize = 90;
/// How many characters a hex takes, and how many the last one more.
const PITCH: usize = 9;

impl Sitting<'_> {
    /// Says to a newcomer what to do.
    pub(super) fn greet(&mut self, resumed: bool, out: &mut Out) -> Done {
        let (game, speech) = (&*self.game, self.speech);
        let view = self.table.view(self.viewer());
        let title = game.scenarios().iter().find(|s| s.id == view.scenario).map_or("", |s| s.title.as_str());
        out.line(format_args!("{} — {}", out.paint(Style::Bold, title), self.company()))?;
        out.line(frame!("cli-greet-type"))?;
        out.line(frame!("cli-greet-help"))?;
        let kept = match self.kept.as_ref().map(|kept| kept.path.display().to_string()) {
            Some(file) if resumed => frame!("cli-greet-resumed", file = file),
            Some(file) => frame!("cli-greet-kept", file = file),
            None => frame!("cli-greet-unkept"),
        };
        out.line(format_args!("{kept} {}", frame!("cli-greet-end")))?;
        let begun = self.table.history(self.viewer(), if resumed { self.table.len() } else { 0 });
        begun.iter().try_for_each(|said| crate::replay::tell(game, speech, said, out))
    }

    /// Who plays what.
    fn company(&self) -> String {
        let seats = self.seats.iter().enumerate().map(|(i, bot)| {
            let name = self.speech.seat(&*self.game, sandtable_engine::SeatId(i as u8));
            match bot {
                None => frame!("cli-seat-you", seat = name),
                Some(bot) => frame!("cli-seat-bot", seat = name, bot = bot.to_string()),
            }
        });
        seats.collect::<Vec<_>>().join(", ")
    }

    /// Shows the decision: the map where it has changed, the prompt, what can be done.
    pub(super) fn present(&mut self, out: &mut Out) -> Done {
        let view = self.table.view(self.viewer());
        if let (Some(focus), Some(seat), Some(prompt)) = (self.focus(), view.to_act, &view.prompt) {
            let now = (focus, prompt.id, seat);
            if self.show_map && self.shown != Some(now) {
                self.draw(&view, focus, out)?;
            }
            self.shown = Some(now);
        }
        let (game, speech) = (&*self.game, self.speech);
        let phase = speech.say(game, &view.phase);
        let turn = frame!("cli-turn", turn = view.turn, last = view.last_turn);
        out.line(out.paint(Style::Dim, format_args!("{turn} · {phase}")))?;
        if let (Some(seat), Some(prompt)) = (view.to_act, &view.prompt) {
            let name = out.paint(Style::Seat(seat.0), speech.seat(game, seat));
            out.line(format_args!("{name}: {}", speech.say(game, prompt)))?;
        }
        self.offer(out)
    }

    /// The map around a hex, its stacks beside it where there is room.
    pub(super) fn draw(&self, view: &View, centre: SpaceId, out: &mut Out) -> Done {
        let game = &*self.game;
        let choices = map::choices(game, &*self.table, self.viewer());
        let columns = if width() < 7 * PITCH + 2 { 2 } else { 3 };
        let window = Window {
            board: game.board(),
            game: game.id(),
            sides: game.sides(),
            view,
            speech: self.speech,
            centre,
            columns,
            rows: 2,
            choices: &choices,
        };
        let lines = window.draw(out.colour);
        let wide = lines.iter().map(|(_, long)| *long).max().unwrap_or(0);
        let room = width().saturating_sub(wide + 3);
        let waiting = window.waiting(&self.table.actions(Viewer::Referee));
        let stacks: Vec<_> = window.stacks().into_iter().chain(&waiting).collect();
        if room < 34 {
            lines.iter().try_for_each(|(line, _)| out.line(line))?;
            return stacks.iter().try_for_each(|stack| show::write_stack(game, stack, self.speech, out));
        }
        let mut beside = Vec::new();
        for stack in stacks {
            let seat = stack.counters.first().map_or(0, |c| c.side.0);
            let units: Vec<_> = stack.counters.iter().map(|c| show::counter(game, c, self.speech)).collect();
            let at = match game.board().find(&stack.space) {
                Some(id) if game.board().space(id).cell.is_none() => self.speech.space(game, id),
                _ => stack.space.clone(),
            };
            let text = format!("{at}: {}", units.join(", "));
            beside.extend(crate::output::wrapped(&text, room).into_iter().enumerate().map(|(i, line)| {
                let indent = if i == 0 { "" } else { "  " };
                out.paint(Style::Seat(seat), format_args!("{indent}{line}"))
            }));
        }
        for i in 0..lines.len().max(beside.len()) {
            let (line, long) = lines.get(i).map_or(("", 0), |(line, long)| (line.as_str(), *long));
            let side = beside.get(i).map_or("", String::as_str);
            let gap = if side.is_empty() { 0 } else { wide + 3 - long };
            out.line(format_args!("{line}{:gap$}{side}", ""))?;
        }
        Ok(())
    }

    /// What can be done: one by one if it is little, else by first words.
    fn offer(&self, out: &mut Out) -> Done {
        let actions = self.table.actions(Viewer::Referee);
        if actions.len() <= FEW {
            return self.list("", 1, out);
        }
        let mut verbs: Vec<(&str, Vec<(usize, &str)>)> = Vec::new();
        for (i, action) in actions.iter().enumerate() {
            let (verb, rest) = action.split_once(' ').unwrap_or((action, ""));
            match verbs.iter_mut().find(|(other, _)| *other == verb) {
                Some((_, list)) => list.push((i + 1, rest)),
                None => verbs.push((verb, vec![(i + 1, rest)])),
            }
        }
        for (verb, list) in verbs {
            let name = out.paint(Style::Choice, verb);
            if let [(number, rest)] = list[..] {
                out.line(format_args!("{number:>4} {name} {rest}"))?;
                continue;
            }
            let room = width().saturating_sub(verb.len() + 32).max(20);
            let mut some = String::new();
            for (_, rest) in &list {
                if some.len() + rest.len() + 1 > room {
                    some.push('…');
                    break;
                }
                some = format!("{some}{rest} ");
            }
            let more = format!("({}: \"list {verb}\")", list.len());
            out.line(format_args!("     {name} {some} {}", out.paint(Style::Dim, more)))?;
        }
        Ok(())
    }

    /// The actions that begin with a word, numbered, in columns, a page at a time.
    pub(super) fn list(&self, verb: &str, page: usize, out: &mut Out) -> Done {
        let actions = self.table.actions(Viewer::Referee);
        let view = self.table.view(self.viewer());
        let fits = |action: &str| verb.is_empty() || action.split(' ').next() == Some(verb);
        let all: Vec<_> = actions.iter().enumerate().filter(|(_, action)| fits(action)).collect();
        if all.is_empty() {
            return out.line(frame!("cli-no-verb", verb = printable(verb)));
        }
        let from = page.saturating_sub(1).saturating_mul(PAGE);
        let texts: Vec<_> = all
            .iter()
            .skip(from)
            .take(PAGE)
            .map(|(i, action)| format!("{:>4} {}", i + 1, spelled(&*self.game, &view, action)))
            .collect();
        let wide = texts.iter().map(|text| text.chars().count()).max().unwrap_or(1) + 2;
        let columns = (width() / wide).clamp(1, 6);
        let rows = texts.len().div_ceil(columns);
        for row in 0..rows {
            let cells = texts.iter().skip(row).step_by(rows.max(1));
            let line: String = cells.map(|text| format!("{text:<wide$}")).collect();
            out.line(line.trim_end())?;
        }
        if all.len() > from + PAGE {
            let next = format!("list {verb} {}", page + 1);
            let (more, next) = (all.len() - from - PAGE, next.replace("  ", " "));
            out.line(frame!("cli-more", more = more, next = next))?;
        }
        Ok(())
    }
}
