//! `serve`: the site in the browser, from this program alone.

use crate::args::ServeArgs;
use crate::output::{Done, Failure, Out, Style};
use axum::Router;
use axum::http::{HeaderMap, Method, Uri};
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use tokio::net::TcpListener;

mod answer;
mod browser;
mod site;

use site::Site;

/// How many ports are tried if the wanted one is taken.
const TRIES: u16 = 20;

/// Serves the site until Ctrl-C.
pub(crate) fn serve(args: &ServeArgs, out: &mut Out) -> Done {
    let site = args.site.as_deref().map_or_else(Site::built_in, Site::of_folder)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(Failure::new)?;
    runtime.block_on(async {
        let (listener, address) = listen(args.host, args.port).await?;
        if args.port != 0 && address.port() != args.port {
            out.line(format_args!("Port {} is taken; using {} instead.", args.port, address.port()))?;
        }
        if address.ip().is_unspecified() {
            out.line("Every device that reaches this machine reaches the table.")?;
        }
        let address = format!("http://{}/", for_this_machine(address));
        out.line(format_args!("Sandtable is at {} (Ctrl-C ends it)", out.paint(Style::Bold, &address)))?;
        out.flush()?;
        if !args.no_open {
            browser::open(&address);
        }
        axum::serve(listener, router(site)).with_graceful_shutdown(asked_to_end()).await.map_err(Failure::new)
    })
}

/// Where a browser on this machine finds what listens at an address.
fn for_this_machine(mut address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        let local: IpAddr = match address {
            SocketAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
            SocketAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
        };
        address.set_ip(local);
    }
    address
}

fn router(site: Site) -> Router {
    let site = Arc::new(site);
    Router::new().fallback(move |method: Method, uri: Uri, asked: HeaderMap| {
        let site = Arc::clone(&site);
        async move { answer::answer(&site, &method, uri.path(), &asked) }
    })
}

/// Binds the port, or the first free one after it; 0 stands for any.
async fn listen(host: IpAddr, port: u16) -> Result<(TcpListener, SocketAddr), Failure> {
    let last = if port == 0 { 0 } else { port.saturating_add(TRIES - 1) };
    for candidate in port..=last {
        match TcpListener::bind((host, candidate)).await {
            Ok(listener) => {
                let address = listener.local_addr().map_err(Failure::new)?;
                return Ok((listener, address));
            }
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => {}
            Err(error) => return Err(Failure::new(format_args!("{host}, port {candidate}: {error}"))),
        }
    }
    Err(Failure::new(format_args!("the ports {port} to {last} are all taken; choose another with --port")))
}

/// Waits for Ctrl-C, or for the system to ask.
async fn asked_to_end() {
    #[cfg(unix)]
    if let Ok(mut terminate) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
        tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            _ = terminate.recv() => {}
        }
        return;
    }
    let _ = tokio::signal::ctrl_c().await;
}
