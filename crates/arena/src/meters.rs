//! How sensibly bots play: how often each meter strikes, and how often is too often.

use sandtable_bots::duel;
use sandtable_engine::planning::{Meter, Meters};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Above how many percent each meter is red, in the order of [`Meter::ALL`].
///
/// Dithering is annoying to watch, so little is allowed. An open door or a suicide loses games. A bot may leave an
/// objective empty, stand idle, keep supports back, leave a counter without retreat or decline odds for a reason now and
/// then, which no meter sees.
pub const THRESHOLDS: [f64; Meter::ALL.len()] = [3.0, 5.0, 2.0, 10.0, 10.0, 25.0, 10.0, 20.0, 15.0];

/// Milliseconds of thought that a player-turn may take on the average.
pub const MEAN_MS: f64 = 5_000.0;

/// Milliseconds of thought that the longest player-turn may take.
pub const LONGEST_MS: f64 = 10_000.0;

/// What was measured of one bot in one seat, over one game or many.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Conduct {
    /// How often each meter struck, and of how many occasions; meters without occasions are left out.
    pub meters: BTreeMap<String, (u64, u64)>,
    /// Decisions made.
    pub decisions: u64,
    /// Player-turns played.
    pub spans: u64,
    /// Microseconds of thought.
    pub micros: u64,
    /// Microseconds of the longest player-turn.
    pub longest: u64,
}

impl Conduct {
    /// What was measured in a game.
    #[must_use]
    pub fn of(conduct: &duel::Conduct) -> Self {
        let Meters { struck, occasions } = conduct.meters;
        let seen = Meter::ALL.iter().zip(struck.into_iter().zip(occasions)).filter(|(_, (_, of))| *of > 0);
        Self {
            meters: seen
                .map(|((_, name), (n, of))| ((*name).to_owned(), (u64::from(n), u64::from(of))))
                .collect(),
            decisions: u64::from(conduct.decisions),
            spans: u64::from(conduct.spans),
            micros: conduct.micros,
            longest: conduct.longest,
        }
    }

    /// Adds another game's.
    pub fn add(&mut self, other: &Self) {
        for (name, (struck, of)) in &other.meters {
            let mine = self.meters.entry(name.clone()).or_default();
            *mine = (mine.0 + struck, mine.1 + of);
        }
        self.decisions += other.decisions;
        self.spans += other.spans;
        self.micros += other.micros;
        self.longest = self.longest.max(other.longest);
    }

    /// Milliseconds of thought a player-turn.
    #[must_use]
    pub fn mean_ms(&self) -> f64 {
        self.micros as f64 / 1000.0 / self.spans.max(1) as f64
    }

    /// Milliseconds of the longest player-turn.
    #[must_use]
    pub fn longest_ms(&self) -> f64 {
        self.longest as f64 / 1000.0
    }

    /// Each meter that had occasions: name, how often it struck, of how many, and whether that is too much.
    #[must_use]
    pub fn readings(&self) -> Vec<Reading> {
        let reading = |((_, name), most): (&(Meter, &'static str), &f64)| {
            let &(struck, of) = self.meters.get(*name)?;
            let percent = 100.0 * struck as f64 / of as f64;
            Some(Reading { name, struck, of, percent, most: *most, red: percent > *most })
        };
        Meter::ALL.iter().zip(&THRESHOLDS).filter_map(reading).collect()
    }
}

/// What a meter says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reading {
    /// Which.
    pub name: &'static str,
    /// How often it struck.
    pub struck: u64,
    /// Of how many occasions.
    pub of: u64,
    /// The same in percent.
    pub percent: f64,
    /// Above how many percent it is red.
    pub most: f64,
    /// Whether it is.
    pub red: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_meter_is_red_above_its_threshold() {
        let mut game = duel::Conduct { spans: 2, micros: 3000, longest: 2000, ..duel::Conduct::default() };
        for i in 0..100 {
            game.meters.note(Meter::Dithering, i < 2);
        }
        let mut sum = Conduct::of(&game);
        let [reading] = sum.readings()[..] else { panic!("one meter had occasions") };
        assert_eq!((reading.name, reading.struck, reading.of, reading.red), ("dithering", 2, 100, false));
        for _ in 0..100 {
            game.meters.note(Meter::Dithering, true);
        }
        sum.add(&Conduct::of(&game));
        let [reading] = sum.readings()[..] else { panic!("one meter had occasions") };
        assert_eq!((reading.struck, reading.of, reading.red), (104, 300, true));
        assert_eq!((sum.mean_ms(), sum.longest_ms()), (1.5, 2.0));
    }
}
