//! Properties that hold of every bot in every game, tried on random play.

use crate::player::Player;
use crate::sight::Sight;
use crate::spec::Spec;
use crate::unheard;
use sandtable_engine::dice::{Dice, Roll, Seed, Stream};
use sandtable_engine::message::Silent;
use sandtable_engine::planning::Planning;
use sandtable_engine::rules::{Options, TextError};
use sandtable_engine::view::Viewer;

/// Plays random games and asks bots at every so manieth decision, in the true situation and in another that looks the same
/// to the seat that decides: they must choose alike, and legally. Returns how many decisions were compared.
///
/// # Errors
/// If there is no such scenario, or a sentence about the first difference.
pub fn equal_views_equal_choices<R: Planning>(
    rules: &R,
    scenario: &str,
    bots: &[Spec],
    seeds: std::ops::Range<u64>,
    every: u32,
) -> Result<u32, TextError> {
    let mut compared = 0;
    for seed in seeds {
        let mut s = rules.start(scenario, &Options::new())?;
        let mut dice = Stream::new(Seed::from_number(seed));
        let mut list = Vec::new();
        for decision in 0_u32.. {
            let Some(seat) = rules.to_act(&s) else { break };
            if decision % every == 0 {
                let twin = rules.imagine(&s, seat, &mut dice);
                let viewer = Viewer::Seat(seat);
                if rules.view(&s, viewer) != rules.view(&twin, viewer) {
                    return Err(TextError::new(format!(
                        "seed {seed}, decision {decision}: the twin looks different"
                    )));
                }
                for &bot in bots {
                    let choose = |s: &R::Situation| {
                        let sight = Sight::of(rules, s, seat);
                        Player::<R>::new(bot, seed).choose(rules, &sight, u64::from(decision), &mut unheard())
                    };
                    let (one, other) = (choose(&s), choose(&twin));
                    let legal = one.is_some_and(|action| rules.refuse(&s, action).is_none());
                    if one != other || !legal {
                        let how = if legal { "depends on what is hidden" } else { "is not legal" };
                        return Err(TextError::new(format!(
                            "seed {seed}, decision {decision}: what {bot} chooses {how}: {one:?}, {other:?}"
                        )));
                    }
                    compared += 1;
                }
            }
            list.clear();
            rules.actions(&s, &mut list);
            let roll = Roll { purpose: "choice", turn: 0, place: 0, nth: 0 };
            let action = list[dice.below(list.len() as u32, roll) as usize];
            rules.apply(&mut s, action, &mut dice, &mut Silent);
        }
    }
    Ok(compared)
}
