//! The results of the attack and barrage tables: how good they are, and what they are called.

use crate::data::{Effect, Effects};
use sandtable_engine::explain::{Chance, Tone};
use sandtable_engine::sorting;

/// How good effects are for the attacker (ruling O21): this order decides what heroes and ships are used for.
pub(crate) fn goodness(effects: Effects) -> i32 {
    const WORTH: [(Effect, i32); 8] = [
        (Effect::Defeated, 100),
        (Effect::DepthRemoved, 40),
        (Effect::Reveal, 35),
        (Effect::Disrupted, 20),
        (Effect::Attrition, 10),
        (Effect::GainsDepth, -10),
        (Effect::Hidden, -10),
        (Effect::AttackersDisrupted, -20),
    ];
    WORTH.iter().filter(|(effect, _)| effects.has(*effect)).map(|(_, worth)| worth).sum()
}

/// The results of the table: the effects, the code and the message that explains it.
const RESULTS: [(&[Effect], &str, &str); 10] = [
    (&[Effect::AttackersDisrupted, Effect::GainsDepth], "REPULSED-DEPTH", "result-REPULSED-DEPTH"),
    (&[Effect::AttackersDisrupted, Effect::Hidden], "REPULSED-HIDDEN", "result-REPULSED-HIDDEN"),
    (&[Effect::AttackersDisrupted], "REPULSED", "result-REPULSED"),
    (&[Effect::GainsDepth], "DEPTH", "result-DEPTH"),
    (&[], "NONE", "result-NONE"),
    (&[Effect::Disrupted], "DISRUPTED", "result-DISRUPTED"),
    (&[Effect::Disrupted, Effect::Attrition], "ATTRITION", "result-ATTRITION"),
    (&[Effect::Reveal], "REVEAL", "result-REVEAL"),
    (&[Effect::DepthRemoved, Effect::Disrupted], "DEPTH-REMOVED", "result-DEPTH-REMOVED"),
    (&[Effect::Defeated], "DEFEATED", "result-DEFEATED"),
];

/// The code of a result and the message that explains it.
pub(crate) fn result_of(effects: Effects) -> (&'static str, &'static str) {
    let bits = |list: &[Effect]| list.iter().fold(0_u8, |all, &effect| all | 1 << effect as u8);
    let found = RESULTS.iter().find(|(list, ..)| bits(list) == effects.0);
    found.map_or(("OTHER", "result-OTHER"), |(_, code, term)| (code, term))
}

/// Whom effects favour.
pub(crate) fn tone_of(effects: Effects) -> Tone {
    match goodness(effects) {
        1.. => Tone::Good,
        0 => Tone::Even,
        _ => Tone::Bad,
    }
}

/// Results with the messages that explain them.
pub(crate) type Chances = Vec<(&'static str, Chance)>;

/// How often each result comes, worst for the attacker first, with the message that explains it.
pub(crate) fn chances(mut all: Vec<Effects>, tone: fn(Effects) -> Tone) -> Chances {
    let of = all.len() as u32;
    sorting::by_key(&mut all, |&effects| [goodness(effects).into(), 0]);
    let mut found = Chances::new();
    for effects in all {
        let (code, term) = result_of(effects);
        match found.iter_mut().find(|(known, _)| *known == term) {
            Some((_, chance)) => chance.ways += 1,
            None => {
                let (result, tone) = (code.into(), tone(effects));
                found.push((term, Chance { result, ways: 1, of, rolls: Vec::new(), tone }));
            }
        }
    }
    found
}
