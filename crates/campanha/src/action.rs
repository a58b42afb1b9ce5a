//! The actions of the game and how they are written.

use crate::data::Data;
use sandtable_engine::SpaceId;
use sandtable_engine::rules::TextError;

/// One answer to a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Action {
    /// Begin the invasion: drops and landings (`invade`).
    Invade,
    /// Bomb a carpet round a hex (`carpet 1615`).
    Carpet(u16),
    /// Do not, this turn (`no-carpet`).
    NoCarpet,
    /// Take a unit in hand (`move 16/1US`).
    Move(u8),
    /// Move it (`to 2111`).
    To(u16),
    /// Leave it where it is (`hold`).
    Hold,
    /// End the movement phase (`end-movement`).
    EndMovement,
    /// Place the 1st Commando Brigade (`land 3111`).
    Land(u16),
    /// Prepare an attack (`attack 2813`).
    Attack(u16),
    /// Prepare a bombardment by artillery alone (`bombard 2813`).
    Bombard(u16),
    /// Prepare a raid from the air alone (`raid 2813`).
    Raid(u16),
    /// Let a unit take part, or support the defence (`join 16/1US`).
    Join(u8),
    /// Spend air points (`air 7`).
    Air(u8),
    /// Commit: the attacker's preparation, or the defender's answer, is over (`commit`).
    Commit,
    /// End the combat phase (`end-combat`).
    EndCombat,
    /// Let a unit suffer (`lose 22/21Pz`).
    Lose(u8),
    /// Enough given up in an exchange (`enough`).
    Enough,
    /// Let a unit that would retreat stand in Caen (`stand 192/21Pz`).
    Stand(u8),
    /// Do without the ships in this fight (`no-ships`).
    NoShips,
    /// Retreat a unit, through one hex or not (`retreat 914/352 1615`, `retreat 914/352 1615 1616`).
    Retreat(u8, u16, u16),
    /// Push a unit out of a full hex (`push 914/352 1616`).
    Push(u8, u16),
    /// Advance a unit (`advance 16/1US 2111`).
    Advance(u8, u16),
    /// End the advance (`end-advance`).
    EndAdvance,
}

use crate::situation::NOWHERE;

/// Writes an action as one line.
#[must_use]
pub fn write(data: &Data, action: Action) -> String {
    let unit = |u: u8| &data.names[usize::from(u)];
    let hex = |h: u16| &data.map.board.space(SpaceId(h)).name;
    match action {
        Action::Invade => "invade".into(),
        Action::Carpet(h) => format!("carpet {}", hex(h)),
        Action::NoCarpet => "no-carpet".into(),
        Action::Move(u) => format!("move {}", unit(u)),
        Action::To(h) => format!("to {}", hex(h)),
        Action::Hold => "hold".into(),
        Action::EndMovement => "end-movement".into(),
        Action::Land(h) => format!("land {}", hex(h)),
        Action::Attack(h) => format!("attack {}", hex(h)),
        Action::Bombard(h) => format!("bombard {}", hex(h)),
        Action::Raid(h) => format!("raid {}", hex(h)),
        Action::Join(u) => format!("join {}", unit(u)),
        Action::Air(n) => format!("air {n}"),
        Action::Commit => "commit".into(),
        Action::EndCombat => "end-combat".into(),
        Action::Lose(u) => format!("lose {}", unit(u)),
        Action::Enough => "enough".into(),
        Action::Stand(u) => format!("stand {}", unit(u)),
        Action::NoShips => "no-ships".into(),
        Action::Retreat(u, NOWHERE, to) => format!("retreat {} {}", unit(u), hex(to)),
        Action::Retreat(u, via, to) => format!("retreat {} {} {}", unit(u), hex(via), hex(to)),
        Action::Push(u, h) => format!("push {} {}", unit(u), hex(h)),
        Action::Advance(u, h) => format!("advance {} {}", unit(u), hex(h)),
        Action::EndAdvance => "end-advance".into(),
    }
}

/// Reads an action.
///
/// # Errors
/// If the words are no action, or name a unit or space that does not exist.
pub fn read(data: &Data, text: &str) -> Result<Action, TextError> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let bad = || TextError::new(format!("\"{text}\" is not an action of this game"));
    let unit = |word: &str| {
        data.find_unit(word).ok_or_else(|| TextError::new(format!("there is no unit \"{word}\"")))
    };
    let hex = |word: &str| {
        let found = data.map.board.find(word).map(|id| id.0);
        found.ok_or_else(|| TextError::new(format!("there is no hex or box \"{word}\"")))
    };
    Ok(match words[..] {
        ["invade"] => Action::Invade,
        ["carpet", h] => Action::Carpet(hex(h)?),
        ["no-carpet"] => Action::NoCarpet,
        ["move", u] => Action::Move(unit(u)?),
        ["to", h] => Action::To(hex(h)?),
        ["hold"] => Action::Hold,
        ["end-movement"] => Action::EndMovement,
        ["land", h] => Action::Land(hex(h)?),
        ["attack", h] => Action::Attack(hex(h)?),
        ["bombard", h] => Action::Bombard(hex(h)?),
        ["raid", h] => Action::Raid(hex(h)?),
        ["join", u] => Action::Join(unit(u)?),
        ["air", n] => Action::Air(
            n.parse().map_err(|_| TextError::new(format!("\"{n}\" is not a number of air points")))?,
        ),
        ["commit"] => Action::Commit,
        ["end-combat"] => Action::EndCombat,
        ["lose", u] => Action::Lose(unit(u)?),
        ["enough"] => Action::Enough,
        ["stand", u] => Action::Stand(unit(u)?),
        ["no-ships"] => Action::NoShips,
        ["retreat", u, to] => Action::Retreat(unit(u)?, NOWHERE, hex(to)?),
        ["retreat", u, via, to] => Action::Retreat(unit(u)?, hex(via)?, hex(to)?),
        ["push", u, h] => Action::Push(unit(u)?, hex(h)?),
        ["advance", u, h] => Action::Advance(unit(u)?, hex(h)?),
        ["end-advance"] => Action::EndAdvance,
        _ => return Err(bad()),
    })
}
