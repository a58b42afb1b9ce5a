//! What records of earlier editions of these rules said, in today's words.
//!
//! In the first edition the summary's letter was the rule, and six options put the published game in its place, one rule
//! each. Today the published game is the rule, and one option brings the letter back.

use crate::rules::LETTER;
use sandtable_engine::data::Item;
use sandtable_engine::record::Header;
use sandtable_engine::rules::Setting;

/// The options of the first edition, all off unless a record said otherwise.
const FIRST: [&str; 6] =
    ["infiltration", "naval_both", "generals_by_chart", "mines_passed", "draws_are_low", "control_by_reach"];

/// Says a header of an earlier edition in today's words. A mixture becomes whichever is nearer; if it is half and half,
/// moving under fire decides, which is felt on every turn.
pub(crate) fn renew(edition: u32, header: &mut Header) {
    if edition > 1 {
        return;
    }
    let mut on: Vec<String> = Vec::new();
    header.options.retain(|id, chosen| {
        let old = FIRST.contains(&id.as_str());
        if old && *chosen == Setting::Switch(true) {
            on.push(id.clone());
        }
        !old
    });
    match &mut header.situation {
        Some(text) => renew_situation(text),
        None if is_letter(&on) => {
            header.options.insert(LETTER.to_owned(), true.into());
        }
        None => {}
    }
}

/// Whether a game with these options of the first edition was nearer to the letter.
fn is_letter(on: &[String]) -> bool {
    match (2 * on.len()).cmp(&FIRST.len()) {
        std::cmp::Ordering::Less => true,
        std::cmp::Ordering::Equal => !on.iter().any(|id| id == FIRST[0]),
        std::cmp::Ordering::Greater => false,
    }
}

/// A situation of the first edition: its options were a list, and engineers could be held up.
fn renew_situation(text: &mut String) {
    // What is no situation at all is refused by whoever reads it.
    let Ok(item) = Item::parse(text) else { return };
    let list = item.keys().and_then(|mut keys| keys.read_or("readings", Vec::<String>::new()));
    let stays = |line: &&str| !line.starts_with("readings =") && !line.starts_with("engineers_stop =");
    let rest = text.lines().filter(stays).map(|line| format!("{line}\n"));
    let letter = is_letter(&list.unwrap_or_default()).then(|| format!("{LETTER} = true\n"));
    *text = letter.into_iter().chain(rest).collect();
}
