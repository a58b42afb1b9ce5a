//! `bot`: opponents that play in a game file.

use crate::args::BotArgs;
use crate::files::{self, GameFile};
use crate::output::{Done, Failure, Out};
use crate::replay;
use crate::speech::{Speech, frame};
use indicatif::{ProgressBar, ProgressStyle};
use sandtable_bots::{Spec, unheard};
use sandtable_catalog::{AnyTable, Game};
use sandtable_engine::SeatId;
use sandtable_engine::record::{HUMAN, Players};
use sandtable_engine::view::Viewer;

/// Who plays which seat; no bot means a person.
pub(crate) type Seats = Vec<Option<Spec>>;

/// Reads `SEAT=BOT` words.
pub(crate) fn seats(game: &dyn Game, words: &[String]) -> Result<Seats, Failure> {
    let mut seats = vec![None; game.seats().len()];
    for word in words {
        let (seat, bot) = word.split_once('=').ok_or_else(|| {
            Failure::new(frame!("cli-no-seat-bot", word = word.as_str(), seat = game.seats()[0]))
        })?;
        seats[files::seat(game, seat)?.index()] = Some(bot.parse::<Spec>().map_err(Failure::new)?);
    }
    Ok(seats)
}

/// Who plays which seat by the record of a table, if it says so of all.
pub(crate) fn seated(game: &dyn Game, table: &dyn AnyTable) -> Option<Seats> {
    let players = &table.header().players;
    game.seats().iter().map(|seat| Some(players.get(*seat)?.parse().ok())).collect()
}

/// The same, as a record says it.
pub(crate) fn players(game: &dyn Game, seats: &Seats) -> Players {
    let name = |bot: &Option<Spec>| bot.map_or_else(|| HUMAN.to_owned(), |bot| bot.to_string());
    game.seats().iter().map(|&seat| seat.to_owned()).zip(seats.iter().map(name)).collect()
}

/// What a bot would do now. Its dice are its own: they depend on its seed and on how far the game is.
fn choice(table: &mut dyn AnyTable, bot: Spec, seed: u64) -> Option<String> {
    table.choose(Viewer::Referee, bot, seed, &mut unheard())
}

/// Lets a bot decide once.
pub(crate) fn step(table: &mut dyn AnyTable, bot: Spec, seed: u64) -> Done {
    let action = choice(table, bot, seed).ok_or_else(|| Failure::new(frame!("cli-nothing-to-decide")))?;
    match table.play(&action) {
        Ok(_) => Ok(()),
        Err(error) => Err(Failure::new(frame!("cli-bot-refused", action = action, why = error.to_string()))),
    }
}

/// Plays bots until a person must decide, the turn comes or the game ends.
pub(crate) fn bot(args: &BotArgs, speech: &Speech, out: &mut Out) -> Done {
    let mut file = GameFile::open(&args.file, speech)?;
    let seats = seats(&*file.game, &args.seats)?;
    let before = file.table.len();
    let view = file.table.view(Viewer::Referee);
    let bar = ProgressBar::new(u64::from(args.until_turn.unwrap_or(view.last_turn).min(view.last_turn)));
    if let Ok(style) = ProgressStyle::with_template("turn {pos} of {len} {wide_bar} {msg}") {
        bar.set_style(style);
    }
    let mut turn = view.turn;
    while let Some(SeatId(seat)) = file.table.to_act() {
        let Some(bot) = seats.get(usize::from(seat)).copied().flatten() else { break };
        if args.until_turn.is_some_and(|until| turn >= until) {
            break;
        }
        step(&mut *file.table, bot, args.bot_seed)?;
        let now = file.table.view(Viewer::Referee).turn;
        bar.set_position(u64::from(now));
        bar.set_message(format!("{} actions", file.table.len()));
        if now != turn {
            turn = now;
            file.save()?;
        }
    }
    bar.finish_and_clear();
    file.save()?;
    let (game, table) = (&*file.game, &*file.table);
    out.line(frame!("cli-bot-played", count = table.len() - before, all = table.len()))?;
    if let Some(line) = replay::ending(game, speech, table) {
        return out.line(line);
    }
    match table.to_act() {
        Some(seat) => {
            let (name, prompt) = (speech.seat(game, seat), replay::asked(game, speech, table));
            out.line(format_args!("{}, {name}: {prompt}", frame!("cli-turn-alone", turn = turn)))
        }
        None => Ok(()),
    }
}
