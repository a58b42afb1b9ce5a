//! The TypeScript declarations of all that crosses into JavaScript, in one file.

use crate::api::{Changed, Failure, Leaflet};
use sandtable_bots::why::{Analysis, WhyNot};
use sandtable_catalog::{Advice, Query, Sight};
use sandtable_engine::explain::Refusal;
use sandtable_engine::guide::{Leg, Meant, Stakes};
use sandtable_engine::present::{Card, Due, Overlay};
use std::collections::BTreeMap;
use ts_rs::{Config, TS, TypeVisitor};

const HEAD: &str = "\
// Written by `cargo xtask wasm` from the Rust types: change those, not this file.
";

/// The whole file: every type that a call takes or gives, and every type that those name, in alphabetical order.
#[must_use]
pub fn declarations() -> String {
    let mut found = Found { config: Config::new().with_large_int("number"), types: BTreeMap::new() };
    found.visit::<Advice>();
    found.visit::<Analysis>();
    found.visit::<Card>();
    found.visit::<Changed>();
    found.visit::<Due>();
    found.visit::<Failure>();
    found.visit::<Leaflet>();
    found.visit::<Leg>();
    found.visit::<Meant>();
    found.visit::<Overlay>();
    found.visit::<Query>();
    found.visit::<Refusal>();
    found.visit::<Sight>();
    found.visit::<Stakes>();
    found.visit::<WhyNot>();
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
            let documentation = T::docs().unwrap_or_default();
            let declaration = tidy(&format!("{documentation}export {}", T::decl(&self.config)));
            if let Some(there) = self.types.get(&name) {
                assert_eq!(*there, declaration, "two types are called {name}");
                return;
            }
            self.types.insert(name, declaration);
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

/// The same declaration with fields indented and short comments on one line.
fn tidy(declaration: &str) -> String {
    let mut text = String::new();
    let mut inside = false;
    let short = declaration.replace(", };", ",\n};").replace("\n */", " */").replace("/**\n * ", "/** ");
    for line in short.lines().map(str::trim_end) {
        let field = inside && !line.starts_with('}');
        inside |= line.starts_with("export ");
        text += if field { "  " } else { "" };
        text += line;
        text += "\n";
    }
    text
}
