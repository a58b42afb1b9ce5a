//! The TypeScript declarations of all that crosses into JavaScript, in one file.

use crate::api::{Failure, GameInfo, GameSummary, Reach, Sight};
use sandtable_catalog::bench::Bench;
use sandtable_engine::explain::{Odds, Refusal};
use std::collections::BTreeMap;
use ts_rs::{Config, TS, TypeVisitor};

const HEAD: &str = "\
// Written by `cargo xtask types` from the Rust types: change those, not this file.
";

/// The whole file: every type that a call takes or gives, and every type that those name, in alphabetical order.
#[must_use]
pub fn declarations() -> String {
    let mut found = Found { config: Config::new().with_large_int("number"), types: BTreeMap::new() };
    found.visit::<Bench>();
    found.visit::<Failure>();
    found.visit::<GameInfo>();
    found.visit::<GameSummary>();
    found.visit::<Odds>();
    found.visit::<Reach>();
    found.visit::<Refusal>();
    found.visit::<Sight>();
    found.types.values().fold(HEAD.to_owned(), |text, declaration| text + "\n" + declaration)
}

struct Found {
    config: Config,
    types: BTreeMap<String, String>,
}

impl TypeVisitor for Found {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Numbers, texts and lists have no declaration of their own; what they are made of may.
        let declared = T::output_path().is_some();
        if declared {
            let name = T::ident(&self.config);
            if self.types.contains_key(&name) {
                return;
            }
            let documentation = T::docs().unwrap_or_default();
            let declaration = format!("{documentation}export {}\n", T::decl(&self.config));
            self.types.insert(name, declaration);
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

#[cfg(test)]
mod tests {
    use super::declarations;

    #[test]
    fn types_that_are_only_named_are_there_too() {
        let text = declarations();
        for name in ["Sight", "View", "CounterView", "Message", "Arg", "SeatId", "Verdict", "Case", "NoUndo"] {
            assert!(text.contains(&format!("export type {name} = ")), "{name}");
        }
        assert!(!text.contains("bigint"));
    }
}
