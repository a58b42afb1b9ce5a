//! The connections of the server: a slow one is closed, and all of them end when the server is asked to.

use crate::output::{Done, Failure};
use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use std::pin::pin;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::time::sleep;

/// How long a client may take to say what it wants, and how long it may say nothing.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long answers under way may take once the server is asked to end.
const LAST_WORDS: Duration = Duration::from_secs(2);

/// Answers whoever comes until Ctrl-C; a second one ends it at once.
pub(super) async fn answer_all(listener: TcpListener, router: Router) -> Done {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(PATIENCE);
    let service = TowerToHyperService::new(router);
    let under_way = GracefulShutdown::new();
    let mut asked = Asked::new()?;
    {
        let mut end = pin!(asked.wish_to_end());
        loop {
            tokio::select! {
                accepted = listener.accept() => match accepted {
                    Ok((stream, _)) => {
                        let connection = http.serve_connection(TokioIo::new(stream), service.clone());
                        // A client that goes away or is too slow concerns nobody else.
                        let watched = under_way.watch(connection);
                        tokio::spawn(async move { drop(watched.await) });
                    }
                    // Too many at once, or gone again: others may have better luck in a moment.
                    Err(_) => sleep(Duration::from_millis(50)).await,
                },
                () = &mut end => break,
            }
        }
    }
    drop(listener);
    tokio::select! {
        () = under_way.shutdown() => {}
        () = sleep(LAST_WORDS) => {}
        () = asked.wish_to_end() => {}
    }
    Ok(())
}

/// Ctrl-C, and the system's own way of asking.
struct Asked {
    #[cfg(unix)]
    interrupt: tokio::signal::unix::Signal,
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
}

impl Asked {
    #[cfg(unix)]
    fn new() -> Result<Self, Failure> {
        use tokio::signal::unix::{SignalKind, signal};
        let [interrupt, terminate] = [SignalKind::interrupt(), SignalKind::terminate()].map(signal);
        Ok(Self { interrupt: interrupt.map_err(Failure::new)?, terminate: terminate.map_err(Failure::new)? })
    }

    #[cfg(not(unix))]
    fn new() -> Result<Self, Failure> {
        Ok(Self {})
    }

    /// Waits until somebody asks; may be waited for again.
    async fn wish_to_end(&mut self) {
        #[cfg(unix)]
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
        #[cfg(not(unix))]
        let _ = tokio::signal::ctrl_c().await;
    }
}
