//! What must hold of every game, tried on each by one macro.
//!
//! A game's `tests/contract.rs` is [`contract!`] and what else must hold of its situations:
//!
//! | module | what is tried |
//! |---|---|
//! | [`play`] | random play over every scenario and option: listed is accepted, texts are inverse, nothing leaks, undo restores, records replay, games end; the number of situations is pinned |
//! | [`hostile`] | broken and hostile texts are refused with a reason or can be played |
//! | [`vectors`] | every rules test in `data/<game>/vectors` passes |
//! | [`words`] | every message has a text in every language, with the same arguments, and no text is left over |
//! | [`bots`] | bots of every kind choose legally, and by what they see |

pub mod bots;
pub mod hostile;
pub mod play;
pub mod vectors;
pub mod words;

use sandtable_engine::prelude::*;
use std::path::PathBuf;
use std::sync::Arc;

/// A game, and what is particular in trying it.
pub struct Contract<R: Complete> {
    /// The game.
    pub rules: Arc<R>,
    /// The folder of its crate.
    pub folder: &'static str,
    /// What must hold of its situations besides.
    pub holds: fn(&R, &R::Situation) -> Result<(), String>,
    /// How many random games are played; `SANDTABLE_GAMES` overrules it, and `SANDTABLE_SEED` names the first seed.
    pub games: u64,
    /// Texts, views and what is shown are tried at one decision in so many.
    pub every: usize,
    /// A game that has not ended after so many actions never will.
    pub most_actions: usize,
    /// For every scenario, how many situations there are after each number of decisions.
    pub situations: &'static [(&'static str, &'static [usize])],
    /// Bots that are asked in equal views, and at one decision in how many.
    pub bots: (&'static [&'static str], u32),
}

impl<R: Complete> Contract<R> {
    /// The folder of the project.
    fn root(&self) -> PathBuf {
        PathBuf::from(self.folder).join("../..")
    }

    /// The folder of the game's data.
    fn data(&self) -> PathBuf {
        self.root().join("data").join(self.rules.id())
    }
}

/// Tries all that must hold of every game.
///
/// ```ignore
/// contract! {
///     game: Campanha,
///     holds: holds,
///     games: 200, every: 53, most_actions: 100_000,
///     situations: [("campanha", &[1, 28, 163]), ("dia-d", &[1, 28, 163])],
///     bots: ["random", "level3@600"], every: 61,
/// }
/// ```
#[macro_export]
macro_rules! contract {
    (
        game: $Game:ty,
        holds: $holds:path,
        games: $games:expr, every: $every:expr, most_actions: $most:expr,
        situations: $situations:expr,
        bots: $bots:expr, every: $asked:expr $(,)?
    ) => {
        static CONTRACT: std::sync::LazyLock<$crate::Contract<$Game>> =
            std::sync::LazyLock::new(|| $crate::Contract {
                rules: std::sync::Arc::new(<$Game>::new().unwrap_or_else(|error| panic!("{error}"))),
                folder: env!("CARGO_MANIFEST_DIR"),
                holds: $holds,
                games: $games,
                every: $every,
                most_actions: $most,
                situations: &$situations,
                bots: (&$bots, $asked),
            });

        $crate::contract!(@tests
            random_games_keep_every_property: play::random_games,
            options_are_known_and_no_others: play::options,
            the_number_of_situations_is_pinned: play::pinned,
            damaged_situations_are_refused_or_playable: hostile::situations,
            damaged_records_are_refused_or_replay: hostile::records,
            any_text_is_an_action_or_an_error: hostile::texts,
            all_vectors_pass: vectors::all_pass,
            every_message_has_a_text_in_every_language: words::complete,
            no_text_is_left_over: words::none_left_over,
            every_language_uses_the_arguments_of_the_english: words::same_arguments,
            every_rule_is_translated: words::rules,
            what_is_printed_has_a_look: words::looks,
            bots_of_every_kind_choose_by_what_they_see: bots::equal_views_equal_choices,
        );
    };
    (@tests $($name:ident: $module:ident::$trial:ident,)*) => {
        $(#[test]
        fn $name() {
            $crate::$module::$trial(&CONTRACT);
        })*
    };
}
