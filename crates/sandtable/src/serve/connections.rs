//! The connections of the server: a slow one is closed, and all of them end when the server is asked to.

use crate::output::{Done, Failure};
use axum::Router;
use axum::extract::ConnectInfo;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use sandtable_server::Server;
use std::pin::pin;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::{mpsc, watch};
use tokio::time::sleep;

/// How long a client may take to say what it wants, and how long it may say nothing.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long answers under way may take once the server is asked to end.
const LAST_WORDS: Duration = Duration::from_secs(2);

/// Answers whoever comes until Ctrl-C; a second one ends it at once.
pub(super) async fn answer_all(listener: TcpListener, router: Router, tables: Option<Server>) -> Done {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(PATIENCE);
    let service = TowerToHyperService::new(router);
    let (end_all, ending) = watch::channel(false);
    let (under_way, mut all_done) = mpsc::channel::<()>(1);
    let mut asked = Asked::new()?;
    {
        let mut end = pin!(asked.wish_to_end());
        loop {
            tokio::select! {
                accepted = listener.accept() => match accepted {
                    Ok((stream, who)) => {
                        // What is said is short, and somebody waits for it: the system must not wait for more to send with it.
                        let _ = stream.set_nodelay(true);
                        let service = service.clone();
                        let told = service_fn(move |mut request: Request<Incoming>| {
                            request.extensions_mut().insert(ConnectInfo(who));
                            service.call(request)
                        });
                        let connection = http.serve_connection(TokioIo::new(stream), told).with_upgrades();
                        let (mut ending, under_way) = (ending.clone(), under_way.clone());
                        tokio::spawn(async move {
                            let mut connection = pin!(connection);
                            // A client that goes away or is too slow concerns nobody else.
                            let gone = tokio::select! {
                                _ = connection.as_mut() => true,
                                _ = ending.changed() => false,
                            };
                            if !gone {
                                connection.as_mut().graceful_shutdown();
                                let _ = connection.await;
                            }
                            drop(under_way);
                        });
                    }
                    // Too many at once, or gone again: others may have better luck in a moment.
                    Err(_) => sleep(Duration::from_millis(50)).await,
                },
                () = &mut end => break,
            }
        }
    }
    drop((listener, under_way));
    end_all.send_replace(true);
    if let Some(tables) = tables {
        tables.end().await;
    }
    tokio::select! {
        _ = all_done.recv() => {}
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
