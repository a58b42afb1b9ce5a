//! Games in parallel.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;

/// Does `work` for each seed on several threads and hands the results to `done` on this one, as they come. Seeds are begun
/// in their order; when `done` breaks, none is begun any more, and its answer is returned.
pub(crate) fn each<T: Send, E: Send, B>(
    cores: usize,
    seeds: &[u64],
    work: impl Fn(u64) -> Result<T, E> + Sync,
    mut done: impl FnMut(u64, T) -> ControlFlow<B>,
) -> Result<Option<B>, E> {
    let next = AtomicUsize::new(0);
    let stop = AtomicBool::new(false);
    let (send, receive) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..cores.clamp(1, seeds.len().max(1)) {
            let send = send.clone();
            let (next, stop, work) = (&next, &stop, &work);
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let Some(&seed) = seeds.get(next.fetch_add(1, Ordering::Relaxed)) else { break };
                    if send.send((seed, work(seed))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(send);
        let mut answer = Ok(None);
        for (seed, result) in &receive {
            match result.map(|value| done(seed, value)) {
                Ok(ControlFlow::Continue(())) => continue,
                Ok(ControlFlow::Break(broken)) => answer = Ok(Some(broken)),
                Err(error) => answer = Err(error),
            }
            break;
        }
        stop.store(true, Ordering::Relaxed);
        drop(receive);
        answer
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seed_is_done_once() {
        let mut seen = Vec::new();
        let seeds: Vec<u64> = (0..50).collect();
        let end = each(
            3,
            &seeds,
            |seed| Ok::<_, ()>(seed * 2),
            |seed, twice| {
                seen.push((seed, twice));
                ControlFlow::<()>::Continue(())
            },
        );
        seen.sort_unstable();
        assert_eq!(end, Ok(None));
        assert_eq!(seen, (0..50).map(|n| (n, 2 * n)).collect::<Vec<_>>());
    }

    #[test]
    fn an_error_ends_it() {
        let work = |seed| if seed == 3 { Err("three") } else { Ok(()) };
        assert_eq!(each(2, &[1, 2, 3, 4], work, |_, ()| ControlFlow::<()>::Continue(())), Err("three"));
        assert_eq!(each(2, &[1, 2], work, |seed, ()| ControlFlow::Break(seed > 0)), Ok(Some(true)));
    }
}
