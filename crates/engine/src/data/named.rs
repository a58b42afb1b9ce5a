//! Values by their names.

use super::{Item, Read, Wrong};
use crate::sorting;
use serde::{Serialize, Serializer};

/// Values by their names, in the order of the file: a list that is searched from its beginning, and takes a tenth of the
/// code of a map. Every page loads and runs what reads the data of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Named<T>(pub Vec<(String, T)>);

impl<T> Default for Named<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T> Named<T> {
    /// The value of that name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&T> {
        self.0.iter().find(|(there, _)| there == name).map(|(_, value)| value)
    }

    /// Whether there is one of that name.
    #[must_use]
    pub fn contains_key(&self, name: &str) -> bool {
        self.get(name).is_some()
    }

    /// The values with their names.
    pub fn iter(&self) -> impl Iterator<Item = (&String, &T)> {
        self.0.iter().map(|(name, value)| (name, value))
    }

    /// The same by name.
    #[must_use]
    pub fn sorted(mut self) -> Self {
        sorting::by(&mut self.0, |(one, _), (other, _)| one.cmp(other));
        self
    }

    /// The names.
    pub fn keys(&self) -> impl Iterator<Item = &String> {
        self.0.iter().map(|(name, _)| name)
    }

    /// The values.
    pub fn values(&self) -> impl Iterator<Item = &T> {
        self.0.iter().map(|(_, value)| value)
    }
}

impl<T: Read> Read for Named<T> {
    fn read(item: &Item) -> Result<Self, Wrong> {
        let mut all = Vec::new();
        for (name, item) in item.table()? {
            all.push((name.clone(), T::read(item).map_err(|wrong| wrong.within(name))?));
        }
        Ok(Self(all))
    }
}

impl<T: Serialize> Serialize for Named<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

/// For TypeScript it is the map as which it is written.
#[cfg(feature = "ts")]
impl<T: ts_rs::TS> ts_rs::TS for Named<T> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;
    fn name(config: &ts_rs::Config) -> String {
        std::collections::BTreeMap::<String, T>::name(config)
    }
    fn inline(config: &ts_rs::Config) -> String {
        std::collections::BTreeMap::<String, T>::inline(config)
    }
    fn visit_dependencies(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        T::visit_dependencies(visitor);
    }
    fn visit_generics(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        T::visit_generics(visitor);
        visitor.visit::<T>();
    }
}
