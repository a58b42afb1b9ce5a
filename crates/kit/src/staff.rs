//! What a bot's staff works out in any game with movement, odds and a combat table, so that a game only says what things are
//! worth.
//!
//! | module | the question |
//! |---|---|
//! | [`threat`] | how much strength can come to where? |
//! | [`reach`] | who can go where, when many start alike? |
//! | [`posture`] | what stands where once everybody is where he is meant to be? |
//! | [`ring`] | from where is a stack surrounded? |
//! | [`build`] | who attacks a target, and from where, one unit more each time? |
//! | [`muster`] | who of those in contact attacks whom? |
//! | [`help`] | how many guns and points does a fight need? |
//! | [`toll`] | what is an attack in a column of the table worth? |
//! | [`payment`] | who pays for a loss that is counted in strength? |
//!
//! A game plans a turn with them in this order: threats and reach first, then posts, then attacks, then marches; and in the
//! combat phase the muster of those who are in contact. Each part is a plain function over data or asks a few questions of the
//! game by closures or a small trait; none of them knows a rule.

pub mod build;
pub mod help;
pub mod muster;
pub mod payment;
pub mod posture;
pub mod reach;
pub mod ring;
pub mod threat;
pub mod toll;

/// The thing that is worth most, and of several the first: who weighs in a fixed order always decides alike.
///
/// ```
/// use sandtable_kit::staff::best;
/// assert_eq!(best([(3, 'a'), (7, 'b'), (7, 'c')]), Some('b'));
/// ```
pub fn best<T>(all: impl IntoIterator<Item = (i64, T)>) -> Option<T> {
    let best = all.into_iter().reduce(|best, one| if one.0 > best.0 { one } else { best });
    best.map(|(_, thing)| thing)
}
