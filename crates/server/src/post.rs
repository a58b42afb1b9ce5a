//! "It is your turn", for those who are not here: by mail, or to an address that the host of the server names.
//!
//! Both speak to something on the host's own network that knows how to go on from there: no encryption, no sign-in.

use crate::hub::{Hub, Slot, locked, now};
use serde_json::json;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// How long a seat is not written to again, in seconds.
const QUIET: i64 = 600;

/// How long the other side may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// Where to write to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Addresses {
    /// A mail relay: `host:port`.
    pub smtp: Option<String>,
    /// Who the mail is from.
    pub from: String,
    /// A web hook: `http://host:port/path`.
    pub hook: Option<String>,
    /// Where people find this server: `https://example.org/`.
    pub public: String,
}

/// Whoever writes.
#[derive(Debug, Default)]
pub(crate) struct Post {
    to: Addresses,
    last: Mutex<HashMap<(String, u8), i64>>,
}

/// What is to be told.
#[derive(Clone, Debug)]
struct News {
    table: String,
    game: String,
    scenario: String,
    seat: String,
    name: String,
    mail: String,
    address: String,
}

impl Post {
    /// A writer to some addresses.
    #[must_use]
    pub(crate) fn new(to: Addresses) -> Self {
        Self { to, last: Mutex::default() }
    }

    /// Whether people can be written to.
    #[must_use]
    pub(crate) const fn has_mail(&self) -> bool {
        self.to.smtp.is_some()
    }

    /// Somebody else decides at a table.
    pub(crate) fn turn(&self, hub: &Arc<Hub>, slot: &Arc<Slot>) {
        if self.to.smtp.is_none() && self.to.hook.is_none() {
            return;
        }
        let (hub, slot) = (Arc::clone(hub), Arc::clone(slot));
        tokio::spawn(async move { hub.post.tell(&hub, &slot).await });
    }

    async fn tell(&self, hub: &Hub, slot: &Slot) {
        let address = format!("{}#/online/{}", self.to.public, slot.id);
        let table = slot.id.clone();
        let found = hub.with(slot, move |live| {
            let seat = live.table.to_act().filter(|_| live.over.is_none())?;
            let row = live.who(seat)?;
            let news = News {
                table,
                game: live.row.game.clone(),
                scenario: live.row.scenario.clone(),
                seat: (*live.game.seats().get(seat.index())?).to_owned(),
                name: row.name.clone(),
                mail: row.mail.clone(),
                address,
            };
            Some((seat, news))
        });
        let Ok(Some((seat, news))) = found.await else { return };
        if locked(&slot.here).contains_key(&seat.0) {
            return;
        }
        {
            let mut last = locked(&self.last);
            let now = now();
            last.retain(|_, at| now - *at < QUIET);
            if last.contains_key(&(slot.id.clone(), seat.0)) {
                return;
            }
            last.insert((slot.id.clone(), seat.0), now);
        }
        if let Some(hook) = &self.to.hook
            && !matches!(timeout(PATIENCE, call(hook, &news)).await, Ok(Ok(())))
        {
            tracing::warn!("the hook did not answer");
        }
        if let Some(relay) = self.to.smtp.as_ref().filter(|_| !news.mail.is_empty())
            && !matches!(timeout(PATIENCE, mail(relay, &self.to.from, &news)).await, Ok(Ok(())))
        {
            tracing::warn!("a mail was not taken");
        }
    }
}

/// Whether a text is the address of a mailbox that can be written into a letter's head.
pub(crate) fn is_mailbox(text: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || "@.+-_".contains(c);
    let parts = text.split_once('@');
    text.len() <= 200
        && text.chars().all(plain)
        && parts.is_some_and(|(who, at)| !who.is_empty() && at.contains('.') && !at.contains('@'))
}

/// Posts the news as JSON.
async fn call(hook: &str, news: &News) -> std::io::Result<()> {
    let wrong = |why: &str| std::io::Error::other(why.to_owned());
    let rest = hook.strip_prefix("http://").ok_or_else(|| wrong("not http"))?;
    let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
    let place = if host.contains(':') { host.to_owned() } else { format!("{host}:80") };
    let body = json!({
        "event": "turn", "table": news.table, "game": news.game, "scenario": news.scenario,
        "seat": news.seat, "name": news.name, "address": news.address,
    })
    .to_string();
    let mut stream = TcpStream::connect(place).await?;
    let head = format!(
        "POST /{path} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\
            Connection: close\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes()).await?;
    stream.write_all(body.as_bytes()).await?;
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).await?;
    if answer.starts_with(b"HTTP/1.1 2") { Ok(()) } else { Err(wrong("refused")) }
}

/// Gives a letter to a relay.
async fn mail(relay: &str, from: &str, news: &News) -> std::io::Result<()> {
    let stream = TcpStream::connect(relay).await?;
    let (read, mut write) = stream.into_split();
    let mut lines = BufReader::new(read).take(64 << 10).lines();
    // Names are of people's choosing: what goes into the letter is plain text in its body.
    let letter = format!(
        "From: {from}\r\nTo: {}\r\nSubject: Sandtable: your turn ({}, {})\r\nMIME-Version: 1.0\r\n\
            Content-Type: text/plain; charset=utf-8\r\n\r\nIt is for {} to decide.\r\n\r\n{}\r\n.\r\n",
        news.mail, news.game, news.scenario, news.seat, news.address
    );
    let talk = [
        (String::new(), '2'),
        ("EHLO sandtable\r\n".to_owned(), '2'),
        (format!("MAIL FROM:<{from}>\r\n"), '2'),
        (format!("RCPT TO:<{}>\r\n", news.mail), '2'),
        ("DATA\r\n".to_owned(), '3'),
        (letter, '2'),
        ("QUIT\r\n".to_owned(), '2'),
    ];
    for (say, wanted) in talk {
        write.write_all(say.as_bytes()).await?;
        loop {
            let line = lines.next_line().await?.ok_or_else(|| std::io::Error::other("hung up"))?;
            if line.as_bytes().get(3) == Some(&b'-') {
                continue;
            }
            if !line.starts_with(wanted) {
                return Err(std::io::Error::other(line));
            }
            break;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::net::TcpListener;

    fn news() -> News {
        News {
            table: "k3v9".to_owned(),
            game: "campanha".to_owned(),
            scenario: "dia-d".to_owned(),
            seat: "german".to_owned(),
            name: "Bob".to_owned(),
            mail: "bob@example.org".to_owned(),
            address: "https://example.org/#/online/k3v9".to_owned(),
        }
    }

    #[test]
    fn only_plain_mailboxes_are_taken() {
        assert!(is_mailbox("ada.l+s@example.org"));
        for nonsense in
            ["", "ada", "ada@", "@example.org", "a b@example.org", "a@b@c.d", "a@b.c\r\nTo: x@y.z"]
        {
            assert!(!is_mailbox(nonsense), "{nonsense}");
        }
    }

    #[tokio::test]
    async fn a_letter_is_given_to_a_relay() {
        let relay = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let place = relay.local_addr().expect("an address").to_string();
        let taken = tokio::spawn(async move {
            let (stream, _) = relay.accept().await.expect("somebody");
            let (read, mut write) = stream.into_split();
            let mut lines = BufReader::new(read).lines();
            let (mut heard, mut letter) = (Vec::new(), false);
            write.write_all(b"220-hello\r\n220 hello\r\n").await.expect("said");
            while let Some(line) = lines.next_line().await.expect("heard") {
                if line == "." {
                    letter = false;
                }
                if !letter {
                    let answer: &[u8] = if line == "DATA" { b"354 go on\r\n" } else { b"250 good\r\n" };
                    write.write_all(answer).await.expect("said");
                }
                letter |= line == "DATA";
                let end = line == "QUIT";
                heard.push(line);
                if end {
                    break;
                }
            }
            heard
        });
        mail(&place, "sandtable@example.org", &news()).await.expect("taken");
        let heard = taken.await.expect("heard");
        for line in ["RCPT TO:<bob@example.org>", "To: bob@example.org", "https://example.org/#/online/k3v9"]
        {
            assert!(heard.iter().any(|there| there == line), "{line}: {heard:?}");
        }
    }

    #[tokio::test]
    async fn a_hook_is_called() {
        let hook = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let place = hook.local_addr().expect("an address");
        let heard = tokio::spawn(async move {
            let (mut stream, _) = hook.accept().await.expect("somebody");
            let mut bytes = Vec::new();
            while !String::from_utf8_lossy(&bytes).contains('}') {
                let mut some = [0; 1000];
                let count = stream.read(&mut some).await.expect("heard");
                bytes.extend(&some[..count]);
            }
            stream.write_all(b"HTTP/1.1 204 No Content\r\n\r\n").await.expect("said");
            String::from_utf8(bytes).expect("a text")
        });
        call(&format!("http://{place}/turn?x=1"), &news()).await.expect("heard");
        let heard = heard.await.expect("heard");
        assert!(
            heard.starts_with("POST /turn?x=1 HTTP/1.1\r\n") && heard.contains(r#""seat":"german""#),
            "{heard}"
        );
    }
}
