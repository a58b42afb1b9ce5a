//! `serve`: the site in the browser, from this program alone.

use crate::args::ServeArgs;
use crate::output::{Done, Failure, Out, Style};
use crate::speech::frame;
use crate::tables;
use axum::Router;
use axum::http::{HeaderMap, Method, Uri};
use axum::routing::get;
use sandtable_server::Server;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use tokio::net::TcpListener;

mod answer;
mod browser;
mod connections;
mod site;

use site::Site;

/// How many ports are tried if the wanted one is taken.
const TRIES: u16 = 20;

/// Serves the site until Ctrl-C.
pub(crate) fn serve(args: &ServeArgs, out: &mut Out) -> Done {
    let site = args.site.as_deref().map_or_else(Site::built_in, Site::of_folder)?;
    log(args.log.as_deref())?;
    tables::runtime()?.block_on(async {
        let tables = tables::open(args, out).await?;
        let (listener, address) = listen(args.host, args.port).await?;
        if args.port != 0 && address.port() != args.port {
            out.line(frame!(
                "cli-port-taken",
                port = args.port.to_string(),
                other = address.port().to_string()
            ))?;
        }
        if address.ip().is_unspecified() {
            out.line(frame!("cli-open-to-all"))?;
        }
        let address = format!("http://{}/", for_this_machine(address));
        out.line(frame!("cli-served", address = out.paint(Style::Bold, &address)))?;
        out.flush()?;
        if !args.no_open {
            browser::open(&address);
        }
        connections::answer_all(listener, router(site, tables.as_ref()), tables).await
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

/// Begins to write the log, if there is to be one. Nothing that must not be known is ever given to it.
fn log(level: Option<&str>) -> Done {
    let Some(level) = level else { return Ok(()) };
    let level: tracing::Level =
        level.parse().map_err(|error| Failure::new(format_args!("--log: {error}")))?;
    tracing_subscriber::fmt().json().with_max_level(level).with_writer(io::stderr).init();
    Ok(())
}

fn router(site: Site, tables: Option<&Server>) -> Router {
    let site = Arc::new(site);
    let router = match tables {
        Some(tables) => tables.router(),
        None => Router::new().route("/api/hello", get(|| async { answer::no_tables() })),
    };
    router.fallback(move |method: Method, uri: Uri, asked: HeaderMap| {
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
    Err(Failure::new(frame!("cli-no-port", first = port.to_string(), last = last.to_string())))
}
