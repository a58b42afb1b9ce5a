//! Live connections: a WebSocket for whoever plays, server-sent events for whoever only listens.

use crate::http::Line;
use crate::hub::{Hub, Slot, ended};
use crate::limits::Bucket;
use crate::open::Holder;
use crate::wire::{self, Caller, Push, Request};
use crate::wrong::Wrong;
use axum::body::{Body, Bytes};
use axum::extract::ws::{CloseFrame, Message, WebSocket};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt, StreamExt, stream};
use sandtable_engine::SeatId;
use serde_json::{Value, json};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{broadcast, mpsc};
use tokio::time::{Instant, interval, timeout};

/// How long a client may take to say hello.
const HELLO: Duration = Duration::from_secs(10);

/// How often a silent client is asked whether it is there, and how long it may be silent.
const PING: Duration = Duration::from_secs(20);
const SILENCE: Duration = Duration::from_secs(60);

/// How long a client may take to take what it is sent.
const SLOW: Duration = Duration::from_secs(30);

/// Requests that are refused as too many before the connection is closed.
const PATIENCE: u32 = 200;

/// Serves a connection until it ends.
pub(crate) async fn serve(hub: &Arc<Hub>, slot: &Arc<Slot>, who: IpAddr, mut socket: WebSocket) {
    let mut ending = hub.ending();
    // Whoever listens from now on misses nothing that comes after the answer to its hello.
    let pushes = slot.pushes.subscribe();
    let first = tokio::select! {
        first = timeout(HELLO, first(&mut socket)) => first.ok().flatten(),
        () = ended(&mut ending) => None,
    };
    let Some(first) = first else {
        close(&mut socket, 4408, "nobody said hello").await;
        return;
    };
    let (id, outcome) = welcome(hub, slot, &first).await;
    let (told, holder) = match outcome {
        Ok((told, holder)) => (Ok(told), Holder { from: Some(who), ..holder }),
        Err(wrong) => (Err(wrong), Holder::default()),
    };
    hub.metrics.answered(told.is_ok());
    let sent = send(&mut socket, wire::answer(id.as_deref(), &told)).await;
    match told {
        Ok(_) if sent => {}
        Ok(_) => return,
        Err(wrong) => {
            let code = if wrong == Wrong::Token { 4401 } else { 4400 };
            close(&mut socket, code, "no hello").await;
            return;
        }
    }
    hub.come(slot, &holder, true);
    talk(hub, slot, &holder, socket, pushes).await;
    hub.come(slot, &holder, false);
}

/// The first text that comes.
async fn first(socket: &mut WebSocket) -> Option<String> {
    loop {
        match socket.recv().await?.ok()? {
            Message::Text(text) => return Some(text.to_string()),
            Message::Ping(_) | Message::Pong(_) => {}
            Message::Binary(_) | Message::Close(_) => return None,
        }
    }
}

/// Answers a hello.
async fn welcome(
    hub: &Arc<Hub>,
    slot: &Arc<Slot>,
    text: &str,
) -> (Option<String>, Result<(wire::Done, Holder), Wrong>) {
    let request = match Request::read(text) {
        Ok(request) => request,
        Err((id, wrong)) => return (id, Err(wrong)),
    };
    let work = async {
        if request.wanted != "hello" {
            return Err(Wrong::text("hello comes first"));
        }
        let token = match request.about.get("token") {
            None | Some(Value::Null) => None,
            Some(Value::String(token)) => Some(token.as_str()),
            Some(_) => return Err(Wrong::Token),
        };
        let holder = hub.holder(&slot.id, token).await?;
        let seen = request.number_or("seq", None)?.map(|seen| seen as i64);
        let told = hub.hello(slot, &holder, seen).await?;
        Ok((told, holder))
    };
    let outcome = work.await;
    (request.id, outcome)
}

/// Answers requests in their order, and tells what happens.
async fn talk(
    hub: &Arc<Hub>,
    slot: &Arc<Slot>,
    holder: &Holder,
    socket: WebSocket,
    mut pushes: broadcast::Receiver<Push>,
) {
    let me = hub.caller();
    let mut holder = holder.clone();
    let mut ending = hub.ending();
    let (mut sink, mut frames) = socket.split();
    let mut ask = interval(PING);
    let (mut heard, mut bucket, mut refused) = (Instant::now(), Bucket::new(hub.limits.requests), 0);
    // What takes long is answered when it is done; the others need not wait for it.
    let (later, mut late) = mpsc::channel::<String>(8);
    loop {
        let mut out = Vec::new();
        tokio::select! {
            biased;
            () = ended(&mut ending) => {
                let goodbye = CloseFrame { code: 1001, reason: "the server is ending".into() };
                let _ = timeout(SLOW, sink.send(Message::Close(Some(goodbye)))).await;
                return;
            }
            frame = frames.next() => {
                heard = Instant::now();
                match frame {
                    Some(Ok(Message::Text(text))) => {
                        let answer = if bucket.take() {
                            answer(hub, slot, &mut holder, me, text.as_str(), &later).await
                        } else {
                            refused += 1;
                            hub.metrics.too_much();
                            let id = Request::read(text.as_str()).ok().and_then(|request| request.id);
                            Some(wire::answer(id.as_deref(), &Err(Wrong::Busy)))
                        };
                        out.extend(answer);
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    Some(Ok(Message::Binary(_))) => {
                        out.push(wire::answer(None, &Err(Wrong::text("only texts are read here"))));
                    }
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                }
            }
            done = late.recv() => out.extend(done),
            push = pushes.recv() => {
                match gathered(push, &mut pushes) {
                    None => return,
                    Some(news) => match tell(hub, slot, &holder, Some(me), news).await {
                        Ok(texts) => out.extend(texts.into_iter().map(|(text, _)| text)),
                        Err(_) => return,
                    },
                }
            }
            _ = ask.tick() => {
                if heard.elapsed() > SILENCE || timeout(SLOW, sink.send(Message::Ping(Bytes::new()))).await.is_err() {
                    return;
                }
            }
        }
        for text in out {
            match timeout(SLOW, sink.send(Message::Text(text.into()))).await {
                Ok(Ok(())) => {}
                _ => return,
            }
        }
        if refused > PATIENCE {
            let goodbye = CloseFrame { code: 4429, reason: "too much at once".into() };
            let _ = timeout(SLOW, sink.send(Message::Close(Some(goodbye)))).await;
            return;
        }
    }
}

/// The answer to a text; none if it comes later.
async fn answer(
    hub: &Arc<Hub>,
    slot: &Arc<Slot>,
    holder: &mut Holder,
    me: Caller,
    text: &str,
    later: &mpsc::Sender<String>,
) -> Option<String> {
    let request = match Request::read(text) {
        Ok(request) => request,
        Err((id, wrong)) => {
            hub.metrics.answered(false);
            return Some(wire::answer(id.as_deref(), &Err(wrong)));
        }
    };
    if request.wanted == "advise" {
        let (hub, slot, holder, later) = (Arc::clone(hub), Arc::clone(slot), holder.clone(), later.clone());
        tokio::spawn(async move {
            let outcome = hub.answer(&slot, &holder, me, &request).await;
            hub.metrics.answered(outcome.is_ok());
            let _ = later.send(wire::answer(request.id.as_deref(), &outcome)).await;
        });
        return None;
    }
    let mut outcome = hub.answer(slot, holder, me, &request).await;
    if outcome == Err(Wrong::Seat)
        && let Some(token) = &holder.token
    {
        // It may have sat down on another seat since.
        let again = hub.holder(&slot.id, Some(token.tell())).await;
        if let Ok(again) = again
            && again.seats != holder.seats
        {
            *holder = Holder { from: holder.from, ..again };
            outcome = hub.answer(slot, holder, me, &request).await;
        }
    }
    hub.metrics.answered(outcome.is_ok());
    Some(wire::answer(request.id.as_deref(), &outcome))
}

/// What has happened, several things of a kind in one.
#[derive(Default)]
struct News {
    changed: Vec<Push>,
    table: bool,
    chat: Vec<Push>,
    /// Something was missed.
    behind: bool,
}

/// All that is there to be told; nothing if nobody will ever tell anything again.
fn gathered(
    first: Result<Push, broadcast::error::RecvError>,
    pushes: &mut broadcast::Receiver<Push>,
) -> Option<News> {
    let mut news = News::default();
    match first {
        Ok(push) => news.add(push),
        Err(broadcast::error::RecvError::Lagged(_)) => news.behind = true,
        Err(broadcast::error::RecvError::Closed) => return None,
    }
    loop {
        match pushes.try_recv() {
            Ok(push) => news.add(push),
            Err(broadcast::error::TryRecvError::Lagged(_)) => news.behind = true,
            Err(_) => return Some(news),
        }
    }
}

impl News {
    fn add(&mut self, push: Push) {
        match push {
            Push::Changed { .. } => self.changed.push(push),
            Push::Table => self.table = true,
            Push::Chat { .. } => self.chat.push(push),
        }
    }

    /// The last step that somebody else took, and the first entry that is another since.
    fn changed(&self, me: Option<Caller>) -> Option<(Value, i64)> {
        let strange = |push: &&Push| matches!(push, Push::Changed { by, .. } if Some(*by) != me);
        let first = self.changed.iter().find(strange)?;
        let least = self.changed.iter().filter(strange).filter_map(|push| match push {
            Push::Changed { from, .. } => Some(*from),
            _ => None,
        });
        let least = least.min().unwrap_or(0);
        let Some(Push::Changed { seq, played, to_act, .. }) =
            self.changed.iter().rfind(strange).or(Some(first))
        else {
            return None;
        };
        let to_act = to_act.map(|seat: SeatId| seat.0);
        Some((
            json!({ "changed": { "seq": seq, "from": least.min(*played), "played": played, "to_act": to_act } }),
            *seq,
        ))
    }
}

/// News as they are told to a holder, each with the step after which it is.
async fn tell(
    hub: &Arc<Hub>,
    slot: &Slot,
    holder: &Holder,
    me: Option<Caller>,
    news: News,
) -> Result<Vec<(String, Option<i64>)>, Wrong> {
    let mut texts = Vec::new();
    if news.behind {
        let (seq, played, to_act) = hub
            .with(slot, |live| {
                (live.seq, live.table.len(), live.table.to_act().filter(|_| live.over.is_none()).map(|s| s.0))
            })
            .await?;
        let changed = json!({ "changed": { "seq": seq, "from": 0, "played": played, "to_act": to_act } });
        texts.push((changed.to_string(), Some(seq)));
    } else if let Some((changed, seq)) = news.changed(me) {
        texts.push((changed.to_string(), Some(seq)));
    }
    if news.table || news.behind {
        let told = hub.tell(slot, holder).await?;
        texts.push((format!(r#"{{"table":{}}}"#, told.value), told.seq));
    }
    for push in &news.chat {
        if let Push::Chat { line, by } = push
            && (me.is_none() || me != Some(*by))
        {
            texts.push((format!(r#"{{"chat":{line}}}"#), None));
        }
    }
    Ok(texts)
}

async fn send(socket: &mut WebSocket, text: String) -> bool {
    matches!(timeout(SLOW, socket.send(Message::Text(text.into()))).await, Ok(Ok(())))
}

async fn close(socket: &mut WebSocket, code: u16, reason: &'static str) {
    let frame = CloseFrame { code, reason: reason.into() };
    let _ = timeout(SLOW, socket.send(Message::Close(Some(frame)))).await;
}

/// Tells what happens at a table for as long as somebody listens, as server-sent events.
pub(crate) fn events(
    hub: Arc<Hub>,
    slot: Arc<Slot>,
    holder: Holder,
    seen: Option<i64>,
    line: Line,
) -> Response {
    let pushes = slot.pushes.subscribe();
    let start = (hub, slot, holder, pushes, Some(seen), line);
    let texts = stream::unfold(start, |(hub, slot, holder, mut pushes, first, line)| async move {
        if let Some(seen) = first {
            // Where the table stands now: whoever has seen an earlier step learns from where on to ask.
            let now = hub.with(&slot, move |live| {
                let to_act = live.table.to_act().filter(|_| live.over.is_none()).map(|seat| seat.0);
                let from = seen.map_or(0, |seen| live.from(seen));
                let changed = json!({
                    "changed": { "seq": live.seq, "from": from, "played": live.table.len(), "to_act": to_act }
                });
                event(&changed.to_string(), Some(live.seq))
            });
            let text = now.await.ok()?;
            return Some((Ok::<_, std::convert::Infallible>(text), (hub, slot, holder, pushes, None, line)));
        }
        let mut ending = hub.ending();
        loop {
            let text = tokio::select! {
                () = ended(&mut ending) => return None,
                push = pushes.recv() => {
                    let news = gathered(push, &mut pushes)?;
                    let texts = tell(&hub, &slot, &holder, None, news).await.ok()?;
                    texts.iter().map(|(text, seq)| event(text, *seq)).collect::<String>()
                }
                () = tokio::time::sleep(PING) => ": here\n\n".to_owned(),
            };
            if !text.is_empty() {
                return Some((Ok(text), (hub, slot, holder, pushes, None, line)));
            }
        }
    });
    ([(CONTENT_TYPE, "text/event-stream")], Body::from_stream(texts)).into_response()
}

fn event(text: &str, seq: Option<i64>) -> String {
    seq.map_or_else(|| format!("data: {text}\n\n"), |seq| format!("id: {seq}\ndata: {text}\n\n"))
}
