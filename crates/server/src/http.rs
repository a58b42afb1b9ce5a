//! The routes: each is one line of a list, from which the router and its description are made.

use crate::hub::{Hub, Slot};
use crate::limits::Kind;
use crate::open::Holder;
use crate::openapi::{self, Route, route};
use crate::socket;
use crate::wire::{Done, LONGEST, Request};
use crate::wrong::Wrong;
use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{ConnectInfo, FromRequestParts, Path, Request as HttpRequest, State, WebSocketUpgrade};
use axum::http::header::{
    AUTHORIZATION, CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, ORIGIN, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, request::Parts};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use serde_json::{Value, json};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;

/// How long a body may be on its way.
const SLOW: Duration = Duration::from_secs(30);

/// What the pages of the interface may do: nothing but show themselves.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The server's routes.
#[derive(Clone)]
pub(crate) struct Site {
    /// The tables.
    pub(crate) hub: Arc<Hub>,
    /// Whether a proxy in front says who asks.
    pub(crate) proxied: bool,
}

/// All that can be asked by HTTP: the router and its description are made from this.
pub(crate) const ROUTES: &[Route] = &[
    route("get", "/api/hello", "Whether a server of tables answers, and which bots it has", || get(hello))
        .gives("Hello"),
    route("get", "/api/games", "The games, their seats, scenarios and options", || get(games)).gives("Games"),
    route("post", "/api/tables", "Opens a table; its tokens are told here and nowhere else", || post(open))
        .takes("Open")
        .gives("Opened")
        .kind(201, "application/json"),
    route("get", "/api/tables/{table}", "The table, as far as the holder of the token may know it", || {
        get(table)
    })
    .token()
    .gives("Table")
    .fails(&[400]),
    route("post", "/api/tables/{table}/sit", "Sits down on an open seat", || post(sit))
        .token()
        .takes("Sit")
        .gives("Sat")
        .fails(&[409]),
    route("post", "/api/tables/{table}/links", "A new link for a friend's seat that nobody has used", || {
        post(links)
    })
    .token()
    .takes("Seat")
    .gives("Sat")
    .fails(&[409]),
    route("post", "/api/tables/{table}/ask", "A question about the game", || post(ask))
        .token()
        .takes("Ask")
        .gives("Value")
        .fails(&[409]),
    route("post", "/api/tables/{table}/do", "An action, an undo, an offer, a line of chat …", || post(act))
        .token()
        .takes("Do")
        .gives("Value")
        .fails(&[409]),
    route("get", "/api/tables/{table}/events", "What happens at the table, as server-sent events", || {
        get(events)
    })
    .token()
    .kind(200, "text/event-stream")
    .gives("Text"),
    route("get", "/api/tables/{table}/record", "The record, once the game is over", || get(record))
        .kind(200, "text/plain")
        .gives("Text")
        .fails(&[400, 409]),
    route("get", "/api/tables/{table}/socket", "A WebSocket: docs/online.md, section 3", || get(socket_of))
        .kind(101, "application/json")
        .fails(&[400]),
    route("get", "/api/openapi.json", "This description", || get(description)),
    route("get", "/api/", "A page to browse this description", || get(page))
        .kind(200, "text/html")
        .gives("Text"),
    route("get", "/api/page.js", "The script of that page", || get(script))
        .kind(200, "text/javascript")
        .gives("Text"),
    route("get", "/health", "Whether the server is well", || get(health)).fails(&[503]),
    route("get", "/metrics", "What is counted, for Prometheus", || get(metrics))
        .kind(200, "text/plain")
        .gives("Text"),
];

/// All routes of the interface.
pub(crate) fn router(site: Site) -> Router {
    let limited = middleware::from_fn_with_state(site.clone(), guard);
    let router = ROUTES.iter().fold(Router::new(), |router, one| router.route(one.path, (one.serve)()));
    router
        .route("/api/{*other}", axum::routing::any(|| async { answer(Err(Wrong::Unknown)) }))
        .method_not_allowed_fallback(|| async {
            (StatusCode::METHOD_NOT_ALLOWED, json_body(r#"{"error":{"kind":"unknown"}}"#.to_owned()))
        })
        .layer(limited)
        .with_state(site)
}

/// A live connection of somebody, counted for as long as this is kept.
pub(crate) struct Line {
    hub: Arc<Hub>,
    who: IpAddr,
}

impl Line {
    /// One more, if the address may have it.
    fn take(hub: &Arc<Hub>, who: IpAddr) -> Result<Self, Wrong> {
        if !hub.limits.connect(who) {
            hub.metrics.too_much();
            return Err(Wrong::Busy);
        }
        hub.metrics.socket(1);
        Ok(Self { hub: Arc::clone(hub), who })
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.hub.metrics.socket(-1);
        self.hub.limits.disconnect(self.who);
    }
}

/// Who asks, as far as the network tells.
pub(crate) struct Caller(pub(crate) IpAddr);

impl FromRequestParts<Site> for Caller {
    type Rejection = std::convert::Infallible;
    async fn from_request_parts(parts: &mut Parts, site: &Site) -> Result<Self, Self::Rejection> {
        Ok(Self(address(parts, site.proxied)))
    }
}

fn address(parts: &Parts, proxied: bool) -> IpAddr {
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
    let told = || {
        // The proxy adds the address that it sees at the end; whatever stands before it anybody may have written.
        let list = parts.headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        let told = list.rsplit(',').next()?.trim();
        // Some proxies add the port.
        told.parse().ok().or_else(|| told.parse::<SocketAddr>().ok().map(|told| told.ip()))
    };
    let address = if proxied { told().or(peer) } else { peer };
    network(address.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST)))
}

/// What is counted as one visitor: an address, or of the new ones the 64 bits that a household is given.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << 64))),
    }
}

/// Whether a page of ours, or no page, sent it: a browser says from where, and to which host.
fn same_origin(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let origin = origin.to_str().unwrap_or_default();
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let from = origin.split_once("://").map(|(_, from)| from);
    !host.is_empty() && from == Some(host)
}

/// What is true of every request and every answer.
async fn guard(State(site): State<Site>, request: HttpRequest, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let who = address(&parts, site.proxied);
    let watched = matches!(parts.uri.path(), "/health" | "/metrics");
    let mut response = if !watched && !site.hub.limits.allow(who, Kind::Request) {
        site.hub.metrics.too_much();
        answer(Err(Wrong::Busy))
    } else if !same_origin(&parts.headers) {
        answer(Err(Wrong::Origin))
    } else {
        next.run(HttpRequest::from_parts(parts, body)).await
    };
    let headers = response.headers_mut();
    for (name, value) in [
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (REFERRER_POLICY, "no-referrer"),
        (CACHE_CONTROL, "no-store"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ] {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

fn json_body(text: String) -> Response {
    ([(CONTENT_TYPE, "application/json")], text).into_response()
}

/// An outcome as it is answered by HTTP.
pub(crate) fn answer(outcome: Result<(StatusCode, String), Wrong>) -> Response {
    match outcome {
        Ok((status, text)) => (status, json_body(text)).into_response(),
        Err(wrong) => {
            (wrong.status(), json_body(format!(r#"{{"error":{}}}"#, wrong.to_json()))).into_response()
        }
    }
}

fn fine(value: impl ToString) -> Result<(StatusCode, String), Wrong> {
    Ok((StatusCode::OK, value.to_string()))
}

/// The token that a request shows.
fn token(headers: &HeaderMap) -> Result<Option<String>, Wrong> {
    let Some(value) = headers.get(AUTHORIZATION) else { return Ok(None) };
    let text = value.to_str().map_err(|_| Wrong::Token)?;
    let token = text.split_once(' ').filter(|(way, _)| way.eq_ignore_ascii_case("bearer"));
    let (_, token) = token.ok_or(Wrong::Token)?;
    Ok(Some(token.trim().to_owned()))
}

/// The body of a request, which must be JSON and say so: a form of another page cannot.
async fn body(headers: &HeaderMap, body: Body) -> Result<String, Wrong> {
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    if !kind.split(';').next().unwrap_or_default().trim().eq_ignore_ascii_case("application/json") {
        return Err(Wrong::text("the body is to be application/json"));
    }
    let whole = timeout(SLOW, to_bytes(body, LONGEST)).await;
    let bytes: Bytes = whole.map_err(|_| Wrong::text("the body does not come"))?.map_err(|_| Wrong::Large)?;
    String::from_utf8(bytes.to_vec()).map_err(|_| Wrong::text("the body is no text"))
}

fn read(text: &str) -> Result<Value, Wrong> {
    serde_json::from_str(text).map_err(|error| Wrong::text(format_args!("the body is no JSON: {error}")))
}

/// Does something to its end, also if whoever asked has gone meanwhile: half of it would be worse than all or nothing.
async fn whole<T: Send + 'static>(
    work: impl Future<Output = Result<T, Wrong>> + Send + 'static,
) -> Result<T, Wrong> {
    tokio::spawn(work).await.unwrap_or(Err(Wrong::Server))
}

async fn hello(State(site): State<Site>) -> Response {
    let bots = ["level1", "level2", "level3", "level4", "level5"];
    answer(fine(json!({
        "sandtable": env!("CARGO_PKG_VERSION"), "tables": true, "bots": bots, "mail": site.hub.post.has_mail(),
    })))
}

async fn games(State(site): State<Site>) -> Response {
    let list = sandtable_catalog::games().iter().map(|id| {
        let game = site.hub.games.get(id)?;
        Ok(json!({ "id": id, "seats": game.seats(), "edition": game.edition(), "scenarios": game.scenarios() }))
    });
    answer(list.collect::<Result<Value, Wrong>>().and_then(fine))
}

async fn open(State(site): State<Site>, Caller(who): Caller, headers: HeaderMap, sent: Body) -> Response {
    let work = async move {
        if !site.hub.limits.allow(who, Kind::Table) {
            site.hub.metrics.too_much();
            return Err(Wrong::Busy);
        }
        let wish = read(&body(&headers, sent).await?)?;
        Ok((StatusCode::CREATED, site.hub.open(&wish).await?.to_string()))
    };
    answer(whole(work).await)
}

async fn table(State(site): State<Site>, Path(table): Path<String>, headers: HeaderMap) -> Response {
    let work = async {
        let slot = site.hub.slot(&table).await?;
        let holder = site.hub.holder(&slot.id, token(&headers)?.as_deref()).await?;
        fine(site.hub.hello(&slot, &holder, None).await?.value)
    };
    answer(work.await)
}

/// Who wants what of which table.
async fn wish(
    site: &Site,
    table: &str,
    headers: &HeaderMap,
    sent: Body,
) -> Result<(Arc<Slot>, Holder, Value), Wrong> {
    let slot = site.hub.slot(table).await?;
    let holder = site.hub.holder(&slot.id, token(headers)?.as_deref()).await?;
    Ok((slot, holder, read(&body(headers, sent).await?)?))
}

async fn sit(
    State(site): State<Site>,
    Path(table): Path<String>,
    headers: HeaderMap,
    sent: Body,
) -> Response {
    let work = async move {
        let (slot, holder, about) = wish(&site, &table, &headers, sent).await?;
        fine(site.hub.sit(&slot, &holder, &about).await?)
    };
    answer(whole(work).await)
}

async fn links(
    State(site): State<Site>,
    Path(table): Path<String>,
    headers: HeaderMap,
    sent: Body,
) -> Response {
    let work = async move {
        let (slot, holder, about) = wish(&site, &table, &headers, sent).await?;
        fine(site.hub.link(&slot, &holder, &about).await?)
    };
    answer(whole(work).await)
}

async fn ask(
    State(site): State<Site>,
    Path(table): Path<String>,
    Caller(who): Caller,
    headers: HeaderMap,
    sent: Body,
) -> Response {
    let work = async move {
        let text = body(&headers, sent).await?;
        let request = Request { id: None, wanted: "ask".to_owned(), about: read(&text)? };
        wanted(&site, &table, who, &headers, &request).await
    };
    answer(whole(work).await)
}

async fn act(
    State(site): State<Site>,
    Path(table): Path<String>,
    Caller(who): Caller,
    headers: HeaderMap,
    sent: Body,
) -> Response {
    let work = async move {
        let text = body(&headers, sent).await?;
        let request = Request::read(&text).map_err(|(_, wrong)| wrong)?;
        wanted(&site, &table, who, &headers, &request).await
    };
    answer(whole(work).await)
}

/// Does at a table what a request wants, for whoever shows the token.
async fn wanted(
    site: &Site,
    table: &str,
    who: IpAddr,
    headers: &HeaderMap,
    request: &Request,
) -> Result<(StatusCode, String), Wrong> {
    let hub = &site.hub;
    let slot = hub.slot(table).await?;
    let holder = hub.holder(&slot.id, token(headers)?.as_deref()).await?;
    let holder = Holder { from: Some(who), ..holder };
    hub.use_seats(&slot, &holder).await?;
    let outcome = hub.answer(&slot, &holder, hub.caller(), request).await;
    hub.metrics.answered(outcome.is_ok());
    let Done { value, seq } = outcome?;
    fine(match seq {
        Some(seq) => format!(r#"{{"value":{value},"seq":{seq}}}"#),
        None => format!(r#"{{"value":{value}}}"#),
    })
}

async fn record(State(site): State<Site>, Path(table): Path<String>) -> Response {
    let work = async {
        let slot = site.hub.slot(&table).await?;
        let record = site.hub.with(&slot, |live| live.over.map(|_| live.record())).await?;
        record.ok_or(Wrong::Failure(sandtable_catalog::Failure::Hidden))
    };
    match work.await {
        Ok(text) => ([(CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response(),
        Err(wrong) => answer(Err(wrong)),
    }
}

async fn events(
    State(site): State<Site>,
    Path(table): Path<String>,
    Caller(who): Caller,
    request: HttpRequest,
) -> Response {
    let headers = request.headers();
    let query = request.uri().query().unwrap_or_default();
    let seen = headers.get("last-event-id").and_then(|id| id.to_str().ok());
    let seen = seen.or_else(|| query.strip_prefix("seq=")).and_then(|seq| seq.parse().ok());
    let work = async {
        let slot = site.hub.slot(&table).await?;
        let holder = site.hub.holder(&slot.id, token(headers)?.as_deref()).await?;
        Ok((slot, holder, Line::take(&site.hub, who)?))
    };
    match work.await {
        Ok((slot, holder, line)) => socket::events(site.hub, slot, holder, seen, line),
        Err(wrong) => answer(Err(wrong)),
    }
}

async fn socket_of(
    State(site): State<Site>,
    Path(table): Path<String>,
    Caller(who): Caller,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Response {
    let slot = match site.hub.slot(&table).await {
        Ok(slot) => slot,
        Err(wrong) => return answer(Err(wrong)),
    };
    let Ok(upgrade) = upgrade else { return answer(Err(Wrong::text("a WebSocket is wanted here"))) };
    // It is given back also if the connection never becomes a live one.
    let line = match Line::take(&site.hub, who) {
        Ok(line) => line,
        Err(wrong) => return answer(Err(wrong)),
    };
    let hub = site.hub;
    upgrade.max_message_size(LONGEST).max_frame_size(LONGEST).on_upgrade(move |socket| async move {
        socket::serve(&hub, &slot, who, socket).await;
        drop(line);
    })
}

async fn description(State(site): State<Site>) -> Response {
    answer(openapi::description(&site.hub.games).and_then(fine))
}

async fn page() -> Response {
    ([(CONTENT_TYPE, "text/html; charset=utf-8")], openapi::page()).into_response()
}

async fn script() -> Response {
    ([(CONTENT_TYPE, "text/javascript; charset=utf-8")], openapi::SCRIPT).into_response()
}

async fn health(State(site): State<Site>) -> Response {
    match site.hub.store.answers().await {
        Ok(()) if !site.hub.is_ending() => answer(fine(r#"{"health":"good"}"#)),
        _ => (StatusCode::SERVICE_UNAVAILABLE, json_body(r#"{"health":"bad"}"#.to_owned())).into_response(),
    }
}

async fn metrics(State(site): State<Site>) -> Response {
    let hub = &site.hub;
    let tables = hub.store.count().await.unwrap_or_default();
    let text = hub.metrics.write(hub.held(), tables, hub.store.failures());
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_household_is_one_visitor() {
        let of = |text: &str| network(text.parse().expect("an address"));
        assert_eq!(of("2001:db8:1:2::7"), of("2001:db8:1:2:ffff::9"));
        assert_ne!(of("2001:db8:1:2::7"), of("2001:db8:1:3::7"));
        assert_eq!(of("::ffff:192.0.2.7"), of("192.0.2.7"));
        assert_ne!(of("192.0.2.7"), of("192.0.2.8"));
    }

    #[test]
    fn a_page_of_somebody_else_is_known() {
        let headers = |origin: Option<&'static str>, host: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(HOST, HeaderValue::from_static(host));
            if let Some(origin) = origin {
                headers.insert(ORIGIN, HeaderValue::from_static(origin));
            }
            headers
        };
        assert!(same_origin(&headers(None, "localhost:7044")));
        assert!(same_origin(&headers(Some("http://localhost:7044"), "localhost:7044")));
        assert!(same_origin(&headers(Some("https://example.org"), "example.org")));
        for stranger in ["http://evil.example", "null", "http://localhost:7045", "localhost:7044", ""] {
            assert!(!same_origin(&headers(Some(stranger), "localhost:7044")), "{stranger}");
        }
    }
}
