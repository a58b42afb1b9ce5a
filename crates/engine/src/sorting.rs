//! Putting lists in order by numbers. The library's sort is compiled anew for every type that it sorts, six kilobytes each
//! time; here the numbers are sorted, by one sort for all, and the list is put in their order.
//!
//! ```
//! use sandtable_engine::sorting;
//! let mut divisions = ["29th", "1st", "4th", "2nd"];
//! sorting::by_key(&mut divisions, |name| [i64::from(name.ends_with("th")), name.len() as i64]);
//! assert_eq!(divisions, ["1st", "2nd", "4th", "29th"]);
//! ```

use crate::ids::Id;
use std::cmp::Ordering;

/// Sorts by a key of two numbers, the smallest first. Those of equal keys stay in their order.
pub fn by_key<T>(list: &mut [T], key: impl Fn(&T) -> [i64; 2]) {
    let mut keys: Vec<([i64; 2], usize)> = list.iter().map(key).zip(0..).collect();
    keys.sort_unstable();
    arrange(list, |at| keys[at].1);
}

/// Puts a list into an order, told by the place from which each comes.
fn arrange<T>(list: &mut [T], source: impl Fn(usize) -> usize) {
    for at in 0..list.len() {
        // Who belongs here was swapped away if its place was earlier.
        let mut from = source(at);
        while from < at {
            from = source(from);
        }
        list.swap(at, from);
    }
}

/// Sorts by a comparison, the smallest first. Those that compare equal stay in their order.
pub fn by<T>(list: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    let mut places: Vec<usize> = (0..list.len()).collect();
    sort_places(&mut places, &|a, b| compare(&list[a], &list[b]));
    arrange(list, |at| places[at]);
}

#[inline(never)]
fn sort_places(places: &mut [usize], compare: &dyn Fn(usize, usize) -> Ordering) {
    places.sort_unstable_by(|&a, &b| compare(a, b).then(a.cmp(&b)));
}

/// Sorts ids by their numbers.
pub fn ids<I: Id>(list: &mut [I]) {
    by_key(list, |id| [id.index() as i64, 0]);
}

/// Sorts by a number, the largest first. Those of equal numbers stay in their order.
pub fn largest_first<T>(list: &mut [T], number: impl Fn(&T) -> i64) {
    // Not the negative one, which the smallest number lacks.
    by_key(list, |item| [!number(item), 0]);
}

#[cfg(test)]
mod tests {
    use super::*;

    proptest::proptest! {
        #[test]
        fn as_the_stable_sort_of_the_library(list in proptest::collection::vec((0..9_i64, -3..3_i64), 0..40)) {
            let numbered: Vec<_> = list.into_iter().zip(0..).collect();
            let (mut ours, mut theirs) = (numbered.clone(), numbered.clone());
            by_key(&mut ours, |((a, b), _)| [*a, *b]);
            theirs.sort_by_key(|(key, _)| *key);
            proptest::prop_assert_eq!(&ours, &theirs);
            let mut ours = numbered.clone();
            by(&mut ours, |(one, _), (other, _)| one.cmp(other));
            proptest::prop_assert_eq!(ours, theirs);
            let (mut ours, mut theirs) = (numbered.clone(), numbered);
            largest_first(&mut ours, |((_, b), _)| if *b == 2 { i64::MIN } else { *b });
            theirs.sort_by_key(|((_, b), _)| std::cmp::Reverse(if *b == 2 { i64::MIN } else { *b }));
            proptest::prop_assert_eq!(ours, theirs);
        }
    }
}
