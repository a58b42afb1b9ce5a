//! The games whose text readers are tried: one line each.

use std::sync::{Arc, LazyLock};

macro_rules! games {
    ($($name:ident: $Game:ty,)*) => {
        $(
            /// The game.
            pub static $name: LazyLock<Arc<$Game>> =
                LazyLock::new(|| Arc::new(<$Game>::new().expect("the data files are sound")));
        )*

        /// Does something with a text and each of the games.
        #[macro_export]
        macro_rules! with_each_game {
            ($do:ident, $text:expr) => {{ $( $do(&$crate::$name, $text); )* }};
        }
    };
}

games! {
    CAMPANHA: sandtable_campanha::Campanha,
    OMAHA: sandtable_omaha::Omaha,
    DARKSANDS: sandtable_darksands::DarkSands,
    NORMANDY44: sandtable_normandy44::Normandy44,
    BLOODY: sandtable_bloody::Bloody,
}
