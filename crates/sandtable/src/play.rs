//! `play`: the table at the terminal. A line is a command of the table, an action of the game (abbreviated if it can
//! be), or the number of a listed action.

use crate::args::PlayArgs;
use crate::bots::{self, Seats};
use crate::files::GameFile;
use crate::kept::Kept;
use crate::map;
use crate::output::{Done, Failure, Out, Style, printable};
use crate::speech::{Speech, frame};
use crate::{act, replay, setup};
use sandtable_bots::Spec;
use sandtable_catalog::{AnyTable, Game};
use sandtable_engine::view::Viewer;
use sandtable_engine::{SeatId, SpaceId};
use std::sync::Arc;

mod commands;
mod line;
mod screen;
mod words;

use line::Reader;
use words::Meaning;

/// People and bots at a table.
struct Sitting<'a> {
    game: Arc<dyn Game>,
    table: Box<dyn AnyTable>,
    speech: &'a Speech,
    /// Where the game is kept after every action.
    kept: Option<Kept>,
    seats: Seats,
    bot_seed: u64,
    /// Where the map was last shown, and on which occasion.
    shown: Option<(SpaceId, &'static str, SeatId)>,
    /// Where the last action led.
    last: Option<SpaceId>,
    show_map: bool,
    /// Who decided last.
    decided: Option<SeatId>,
}

/// What a line leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    /// The situation has changed: show it.
    Look,
    /// Only an answer was given.
    Ask,
    /// Nothing came of it.
    Failed,
    /// Enough.
    Quit,
}

/// Plays at the terminal, or from a script.
pub(crate) fn play(args: &PlayArgs, speech: &Speech, out: &mut Out) -> Done {
    let game = setup::find(&args.game)?;
    let asked =
        (!args.bots.is_empty() || args.hot_seat).then(|| bots::seats(&*game, &args.bots)).transpose()?;
    let resumed = args.file.as_ref().is_some_and(|path| path.exists());
    let (game, mut table, kept) = match &args.file {
        Some(path) if resumed => {
            let mut file = GameFile::open(path, speech)?;
            if file.game.id() != game.id() {
                let other = file.game.id();
                let why = frame!("cli-other-game", game = other);
                return Err(Failure::new(frame!("cli-file", file = path.display().to_string(), why = why)));
            }
            file.save()?;
            (file.game, file.table, Some(file.kept))
        }
        _ => {
            let table = setup::start(&*game, &args.start)?;
            (game, table, args.file.as_deref().map(Kept::new))
        }
    };
    // Whoever goes on with a game sits where he sat.
    let seats = asked
        .or_else(|| bots::seated(&*game, &*table))
        .unwrap_or_else(|| (0..game.seats().len()).map(|i| (i > 0).then_some(Spec::level(3))).collect());
    table.seat(bots::players(&*game, &seats)).map_err(Failure::new)?;
    let mut sitting = Sitting {
        game,
        table,
        speech,
        kept,
        seats,
        bot_seed: args.bot_seed,
        shown: None,
        last: None,
        show_map: true,
        decided: None,
    };
    sitting.save()?;
    let mut reader = Reader::new(out)?;
    sitting.greet(resumed, out)?;
    sitting.run(&mut reader, out)
}

impl Sitting<'_> {
    fn run(&mut self, reader: &mut Reader, out: &mut Out) -> Done {
        let mut next = Next::Look;
        loop {
            if next == Next::Look {
                self.let_bots_play(out)?;
                if let Some(line) = replay::ending(&*self.game, self.speech, &*self.table) {
                    out.line(out.paint(Style::Bold, line))?;
                    return Ok(());
                }
                self.announce(out)?;
                self.present(out)?;
            }
            reader.offer(self.completions());
            out.flush()?;
            let Some(line) = reader.read(&self.prompt(), out)? else { return Ok(()) };
            next = Next::Ask;
            if line.trim().is_empty() {
                next = Next::Look;
                self.shown = None;
            }
            // Several actions may stand on one line; the first that fails ends it.
            for part in line.split(';').map(str::trim).filter(|part| !part.is_empty()) {
                match self.obey(part, out)? {
                    Next::Quit => return Ok(()),
                    Next::Look => {
                        next = Next::Look;
                        self.let_bots_play(out)?;
                    }
                    Next::Ask => {}
                    Next::Failed => break,
                }
            }
            if self.table.to_act().is_none() {
                next = Next::Look;
            }
        }
    }

    /// Where several people sit at one keyboard, says who has to look now.
    fn announce(&mut self, out: &mut Out) -> Done {
        let people = self.seats.iter().filter(|bot| bot.is_none()).count();
        let now = self.table.to_act();
        if people > 1
            && now != self.decided
            && let Some(seat) = now
        {
            let name = out.paint(Style::Seat(seat.0), self.speech.seat(&*self.game, seat));
            out.line(format_args!("──── {name} ────"))?;
            self.last = None;
        }
        self.decided = now;
        Ok(())
    }

    fn prompt(&self) -> String {
        let seat = self.table.to_act().map_or("", |seat| self.game.seats()[seat.index()]);
        format!("{seat}> ")
    }

    /// With whose eyes the screen looks: those of the one person, or of the person who decides.
    fn viewer(&self) -> Viewer {
        let mut people = self.seats.iter().enumerate().filter(|(_, bot)| bot.is_none());
        match (people.next(), people.next()) {
            (Some((only, _)), None) => Viewer::Seat(SeatId(only as u8)),
            (None, _) => Viewer::Referee,
            _ => self.table.to_act().map_or(Viewer::Referee, Viewer::Seat),
        }
    }

    fn save(&mut self) -> Done {
        let record = self.table.record();
        self.kept.as_mut().map_or(Ok(()), |kept| kept.write(&record))
    }

    fn bot_to_act(&self) -> Option<Spec> {
        self.seats.get(self.table.to_act()?.index()).copied().flatten()
    }

    fn let_bots_play(&mut self, out: &mut Out) -> Done {
        while let Some(bot) = self.bot_to_act() {
            let from = self.table.len();
            bots::step(&mut *self.table, bot, self.bot_seed)?;
            self.save()?;
            self.tell(from, self.viewer(), None, out)?;
            out.flush()?;
        }
        Ok(())
    }

    /// Tells what happened from an entry on, and remembers where. What was typed is not said again.
    fn tell(&mut self, from: usize, viewer: Viewer, typed: Option<&str>, out: &mut Out) -> Done {
        let history = self.table.history(viewer, from);
        for said in &history {
            if said.action.as_deref() == typed && typed.is_some() {
                replay::tell_events(&*self.game, self.speech, said, out)?;
            } else {
                replay::tell(&*self.game, self.speech, said, out)?;
            }
            let words = said.action.as_deref().unwrap_or_default().split(' ');
            let mut places = words.rev().filter_map(|word| self.game.board().find(word));
            if let Some(place) = places.find(|&id| self.game.board().space(id).cell.is_some()) {
                self.last = Some(place);
            }
        }
        Ok(())
    }

    /// Carries out a line.
    fn obey(&mut self, line: &str, out: &mut Out) -> Result<Next, Failure> {
        let actions = self.table.actions(Viewer::Referee);
        if !actions.iter().any(|action| action == line)
            && let Some(next) = self.command(line, out)?
        {
            return Ok(next);
        }
        match words::understand(&actions, line) {
            Meaning::Action(action) => self.act(&action, line, out),
            Meaning::Several(which) => {
                let first: Vec<_> = which.iter().take(8).map(String::as_str).collect();
                let (line, first, more) = (printable(line), first.join(", "), which.len().saturating_sub(8));
                out.line(frame!("cli-could-be", line = line, first = first, more = more))?;
                Ok(Next::Failed)
            }
            Meaning::Nothing => {
                match self.table.why(Viewer::Referee, line) {
                    Ok(refusal) => act::explain(&*self.game, self.speech, refusal.as_ref(), out)?,
                    Err(error) => {
                        out.line(frame!("cli-not-understood", why = printable(&error.to_string())))?;
                    }
                }
                Ok(Next::Failed)
            }
        }
    }

    fn act(&mut self, action: &str, typed: &str, out: &mut Out) -> Result<Next, Failure> {
        let (from, viewer) = (self.table.len(), self.viewer());
        if let Err(error) = self.table.play(action) {
            out.line(act::refused(&*self.game, self.speech, action, &error))?;
            return Ok(Next::Failed);
        }
        self.save()?;
        self.tell(from, viewer, Some(typed), out)?;
        Ok(Next::Look)
    }

    /// Takes back until a person decides again; changes nothing if that cannot be.
    fn undo(&mut self, phase: bool, out: &mut Out) -> Result<Next, Failure> {
        let before = self.table.len();
        loop {
            let taken = if phase { self.table.undo_phase().map(|_| ()) } else { self.table.undo() };
            if let Err(error) = taken {
                while self.table.len() < before && self.table.redo() {}
                out.line(act::no_undo(error))?;
                return Ok(Next::Failed);
            }
            if self.bot_to_act().is_none() {
                break;
            }
        }
        self.save()?;
        out.line(frame!("cli-taken-back", count = before - self.table.len(), all = before))?;
        Ok(Next::Look)
    }

    fn redo(&mut self, out: &mut Out) -> Result<Next, Failure> {
        let (from, viewer) = (self.table.len(), self.viewer());
        if !self.table.redo() {
            out.line(frame!("cli-no-redo"))?;
            return Ok(Next::Failed);
        }
        self.save()?;
        self.tell(from, viewer, None, out)?;
        Ok(Next::Look)
    }

    /// The hex that the map should show.
    fn focus(&self) -> Option<SpaceId> {
        let view = self.table.view(self.viewer());
        map::spoken_of(&*self.game, &view)
            .or(self.last)
            .or_else(|| map::middle(&*self.game, &*self.table, &view))
    }
}
