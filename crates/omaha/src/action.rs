//! The actions of the game and how they are written.

use crate::data::Data;
use crate::units::Sector;
use sandtable_engine::SpaceId;
use sandtable_engine::rules::TextError;

/// One answer to a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Action {
    /// Shuffle what is face down and begin (`begin`).
    Begin,
    /// Draw the card that is due (`draw`).
    Draw,
    /// A leader follows a drifting unit (`follow E/2/16`).
    Follow(u8),
    /// Nobody is followed, the step is not given, the unit stays where it is (`stay`).
    Stay,
    /// Rangers drift so many boxes east (`drift 2`; `drift 0` to stay).
    Drift(u8),
    /// Put a unit into a landing box (`place HQ-16 0412`).
    Place(u8, u16),
    /// Put off a unit's landing by a turn (`delay HQ-16`).
    Delay(u8),
    /// A unit is meant: it is hit, lost, made a hero, given men (`choose E/2/16`).
    Choose(u8),
    /// A German position is meant (`reveal 0807`).
    Reveal(u16),
    /// The hero dies (`sacrifice`); `stay` refuses.
    Sacrifice,
    /// Clear a hex of obstacles (`clear 0612`).
    Clear(u16),
    /// The engineers, or all actions, are done (`done`).
    Done,
    /// Take a unit in hand to move it (`take E/2/16`).
    Take(u8),
    /// Another of its hex goes with it (`with F/2/16`).
    With(u8),
    /// Move what is in hand (`go 0714`).
    Go(u16),
    /// A division pays for what either may pay for (`pay 1`, `pay 29`).
    Pay(Sector),
    /// Go on under fire (`go-on`); `stay` stays behind.
    GoOn,
    /// Prepare to scale a cliff (`scale C/2R`).
    Scale(u8),
    /// Take a marker off: disrupted, climbing, ropes (`recover E/2/16`).
    Recover(u8),
    /// Prepare an attack (`attack 0807`).
    Attack(u16),
    /// Let a unit take part (`join E/2/16`).
    Join(u8),
    /// Let naval gunfire take part (`shells`).
    Shells,
    /// Carry out the attack (`commit`).
    Commit,
    /// A tank's barrage (`barrage 1/B/741 0807`).
    Barrage(u8, u16),
    /// A naval barrage (`bombard 0807`).
    Bombard(u16),
}

/// Writes an action as one line.
#[must_use]
pub fn write(data: &Data, action: Action) -> String {
    let unit = |u: u8| &data.us[usize::from(u)].name;
    let hex = |h: u16| &data.map.board.space(SpaceId(h)).name;
    match action {
        Action::Begin => "begin".into(),
        Action::Draw => "draw".into(),
        Action::Follow(u) => format!("follow {}", unit(u)),
        Action::Stay => "stay".into(),
        Action::Drift(n) => format!("drift {n}"),
        Action::Place(u, h) => format!("place {} {}", unit(u), hex(h)),
        Action::Delay(u) => format!("delay {}", unit(u)),
        Action::Choose(u) => format!("choose {}", unit(u)),
        Action::Reveal(h) => format!("reveal {}", hex(h)),
        Action::Sacrifice => "sacrifice".into(),
        Action::Clear(h) => format!("clear {}", hex(h)),
        Action::Done => "done".into(),
        Action::Take(u) => format!("take {}", unit(u)),
        Action::With(u) => format!("with {}", unit(u)),
        Action::Go(h) => format!("go {}", hex(h)),
        Action::Pay(Sector::East) => "pay 1".into(),
        Action::Pay(Sector::West) => "pay 29".into(),
        Action::GoOn => "go-on".into(),
        Action::Scale(u) => format!("scale {}", unit(u)),
        Action::Recover(u) => format!("recover {}", unit(u)),
        Action::Attack(h) => format!("attack {}", hex(h)),
        Action::Join(u) => format!("join {}", unit(u)),
        Action::Shells => "shells".into(),
        Action::Commit => "commit".into(),
        Action::Barrage(u, h) => format!("barrage {} {}", unit(u), hex(h)),
        Action::Bombard(h) => format!("bombard {}", hex(h)),
    }
}

/// Reads an action.
///
/// # Errors
/// If the words are no action, or name a unit or hex that does not exist.
pub fn read(data: &Data, text: &str) -> Result<Action, TextError> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let bad = || TextError::new(format!("\"{text}\" is not an action of this game"));
    let unit = |word: &str| {
        data.find_us(word).ok_or_else(|| TextError::new(format!("there is no American unit \"{word}\"")))
    };
    let hex =
        |word: &str| data.map.find(word).ok_or_else(|| TextError::new(format!("there is no hex \"{word}\"")));
    Ok(match words[..] {
        ["begin"] => Action::Begin,
        ["draw"] => Action::Draw,
        ["follow", u] => Action::Follow(unit(u)?),
        ["stay"] => Action::Stay,
        ["drift", n] => {
            Action::Drift(n.parse().map_err(|_| TextError::new(format!("\"{n}\" is not a number of boxes")))?)
        }
        ["place", u, h] => Action::Place(unit(u)?, hex(h)?),
        ["delay", u] => Action::Delay(unit(u)?),
        ["choose", u] => Action::Choose(unit(u)?),
        ["reveal", h] => Action::Reveal(hex(h)?),
        ["sacrifice"] => Action::Sacrifice,
        ["clear", h] => Action::Clear(hex(h)?),
        ["done"] => Action::Done,
        ["take", u] => Action::Take(unit(u)?),
        ["with", u] => Action::With(unit(u)?),
        ["go", h] => Action::Go(hex(h)?),
        ["pay", "1"] => Action::Pay(Sector::East),
        ["pay", "29"] => Action::Pay(Sector::West),
        ["go-on"] => Action::GoOn,
        ["scale", u] => Action::Scale(unit(u)?),
        ["recover", u] => Action::Recover(unit(u)?),
        ["attack", h] => Action::Attack(hex(h)?),
        ["join", u] => Action::Join(unit(u)?),
        ["shells"] => Action::Shells,
        ["commit"] => Action::Commit,
        ["barrage", u, h] => Action::Barrage(unit(u)?, hex(h)?),
        ["bombard", h] => Action::Bombard(hex(h)?),
        _ => return Err(bad()),
    })
}
