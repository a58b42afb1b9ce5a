//! Everything that can be asked at a table, in one list: there is no other way for a client to learn something of it.
//!
//! `questions!` makes three things of the list: the methods by which clients ask ([`Questions`]), a [`Question`] that can
//! be held and asked at any table, and its [`Kind`]. Whoever adds a question adds it here, and the property that no answer
//! tells a seat what it may not know has to be told how to ask it before it compiles again.

use crate::erased::{Advice, Offer, PlayError, Said};
use sandtable_bots::why::WhyNot;
use sandtable_bots::{Progress, Spec, unheard};
use sandtable_engine::explain::{Odds, Refusal};
use sandtable_engine::guide::{Blocked, Goal, Leg, Meant, Reason, Stakes, Standing};
use sandtable_engine::message::Message;
use sandtable_engine::present::{Card, Cup, Due, Overlay, Pile};
use sandtable_engine::rules::Verdict;
use sandtable_engine::view::{View, Viewer};
use sandtable_engine::{CounterId, SeatId, SpaceId};

macro_rules! questions {
    (
        open { $($(#[$open_doc:meta])* $Open:ident: $open:ident() -> $open_answer:ty;)* }
        seen { $($(#[$seen_doc:meta])* $Seen:ident: $seen:ident($($s:ident: $S:ty),*) -> $seen_answer:ty;)* }
        thought { $($(#[$thought_doc:meta])* $Thought:ident: $thought:ident($($t:ident: $T:ty),*) -> $thought_answer:ty;)* }
    ) => {
        /// What can be asked at a table. What only the seat that decides may ask has an empty answer for the others.
        #[expect(clippy::extra_unused_lifetimes, reason = "a question holds what it borrows, and most borrow nothing")]
        pub trait Questions {
            $($(#[$open_doc])* fn $open(&self) -> $open_answer;)*
            $($(#[$seen_doc])* fn $seen<'a>(&self, viewer: Viewer, $($s: $S),*) -> $seen_answer;)*
            $($(#[$thought_doc])* fn $thought<'a>(
                &mut self,
                viewer: Viewer,
                $($t: $T,)*
                progress: Progress<'_>,
            ) -> $thought_answer;)*

            /// Whether nothing has been played.
            fn is_empty(&self) -> bool {
                self.len() == 0
            }

            /// Asks a question.
            fn ask(&mut self, viewer: Viewer, question: Question<'_>) -> Answer {
                match question {
                    $(Question::$Open => Answer::$Open(self.$open()),)*
                    $(Question::$Seen { $($s),* } => Answer::$Seen(self.$seen(viewer, $($s),*)),)*
                    $(Question::$Thought { $($t),* } => {
                        Answer::$Thought(self.$thought(viewer, $($t,)* &mut unheard()))
                    })*
                }
            }
        }

        /// A question.
        #[derive(Clone, Copy, Debug)]
        #[expect(missing_docs, reason = "the methods of the same names say what is asked")]
        pub enum Question<'a> {
            $($Open,)*
            $($Seen { $($s: $S),* },)*
            $($Thought { $($t: $T),* },)*
        }

        /// What is asked.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[expect(missing_docs, reason = "the methods of the same names say what is asked")]
        pub enum Kind { $($Open,)* $($Seen,)* $($Thought,)* }

        impl Kind {
            /// All that can be asked.
            pub const ALL: &[Self] = &[$(Self::$Open,)* $(Self::$Seen,)* $(Self::$Thought,)*];
        }

        /// An answer.
        #[derive(Clone, Debug, PartialEq)]
        #[expect(missing_docs, reason = "the methods of the same names say what is asked")]
        pub enum Answer {
            $($Open($open_answer),)*
            $($Seen($seen_answer),)*
            $($Thought($thought_answer),)*
        }
    };
}

questions! {
    open {
        /// Who decides now.
        ToAct: to_act() -> Option<SeatId>;
        /// How many actions have been played.
        Played: len() -> usize;
        /// The result, once the game is over.
        Verdict: verdict() -> Option<Verdict>;
        /// The scores if it ended now.
        Scores: scores() -> Vec<i32>;
    }
    seen {
        /// What a viewer sees.
        View: view() -> View;
        /// What is asked of the seat that decides, as far as the viewer may know; nothing once the game is over.
        Prompt: prompt() -> Option<Message>;
        /// The legal actions of the seat that decides.
        Actions: actions() -> Vec<String>;
        /// The legal actions as they are offered to the seat that decides.
        Offers: offers() -> Vec<Offer>;
        /// The decisions that the deciding seat can still take back, as they were offered, oldest first.
        Prepared: prepared() -> Vec<Offer>;
        /// Why the deciding seat is asked what it is asked.
        Reasons: reasons() -> Vec<Reason>;
        /// What is at stake in a legal action of the deciding seat; nothing for an action that is not legal.
        Stakes: stakes(action: &'a str) -> Result<Option<Stakes>, PlayError>;
        /// What counters of the deciding seat can still do in this phase.
        Standing: standing() -> Vec<(CounterId, Standing)>;
        /// What the deciding seat will look for and cannot do, and why not.
        Blocked: blocked() -> Vec<Blocked>;
        /// What wins, and how that stands.
        Goal: goal() -> Option<Goal>;
        /// The counter that the deciding seat has in hand.
        InHand: in_hand() -> Option<CounterId>;
        /// Whether the deciding seat can take something back.
        CanUndo: can_undo() -> bool;
        /// Whether the deciding seat can play again what was taken back.
        CanRedo: can_redo() -> bool;
        /// What has been played from an entry on.
        History: history(from: usize) -> Vec<Said>;
        /// What the fight in preparation would bring.
        Odds: odds() -> Option<Odds>;
        /// What it would bring if the deciding seat did this as well, as far as nothing is rolled, drawn, shown or handed
        /// over on the way.
        WhatIf: what_if(actions: &'a [String]) -> Result<Option<Odds>, PlayError>;
        /// Why an action of the deciding seat is not legal; none if it is.
        Why: why(action: &'a str) -> Result<Option<Refusal>, PlayError>;
        /// What the deciding seat means by pointing at something, and why not.
        Meant: meant(counter: Option<CounterId>, space: Option<SpaceId>) -> Vec<Meant>;
        /// Where a counter of the deciding seat could go, with the cost in parts of a point.
        Reach: reach(counter: CounterId) -> Vec<(SpaceId, u16)>;
        /// The way a counter of the deciding seat would take.
        Route: route(counter: CounterId, to: SpaceId) -> Vec<Leg>;
        /// What can be laid over the board.
        Overlays: overlays() -> Vec<Overlay>;
        /// The counters that are still to come.
        Due: due() -> Vec<Due>;
        /// Decks, discards and cards that lie face up.
        Piles: piles() -> Vec<Pile>;
        /// The cup and its chits.
        Cup: cup() -> Option<Cup>;
        /// What a viewer may know of a counter.
        CounterCard: counter_card(counter: CounterId) -> Card;
        /// What a viewer may know of a space.
        SpaceCard: space_card(space: SpaceId) -> Card;
    }
    thought {
        /// What a bot does for the deciding seat. It keeps its plan for the next time it is asked.
        Choice: choose(bot: Spec, seed: u64) -> Option<String>;
        /// What a bot would do for the deciding seat, and why. It keeps its plan for the next time it is asked.
        Advice: advise(bot: Spec, seed: u64) -> Option<Advice>;
        /// What would come of an action of the deciding seat instead of what a bot prefers.
        WhyNot: why_not(bot: Spec, seed: u64, action: &'a str) -> Result<Option<WhyNot>, PlayError>;
    }
}
