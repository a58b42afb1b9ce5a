//! "It is your turn", for those who are not here: by mail, or to an address that the host of the server names.

use crate::hub::{Hub, Slot, locked, now};
use crate::secure::{Trust, no_tls};
use lettre::message::Mailbox;
use lettre::message::header::ContentType;
use lettre::transport::smtp::authentication::Credentials;
use lettre::transport::smtp::client::Tls;
use lettre::{AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use serde_json::json;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// How long a seat is not written to again, in seconds.
const QUIET: i64 = 600;

/// How long the other side may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// Where to write to.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Addresses {
    /// Who takes letters: `host:port`, encrypted by STARTTLS unless it is this machine, or `smtps://host`, encrypted from the start.
    pub smtp: Option<String>,
    /// The name and the password that are asked for there.
    pub login: Option<(String, String)>,
    /// Who the mail is from.
    pub from: String,
    /// A web hook: `http://host:port/path` or `https://host/path`.
    pub hook: Option<String>,
    /// Certificates, as PEM, that are believed besides those that this system believes.
    pub trust: Option<String>,
    /// Where people find this server: `https://example.org/`.
    pub public: String,
}

impl std::fmt::Debug for Addresses {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // Never the password.
        f.debug_struct("Addresses")
            .field("smtp", &self.smtp)
            .field("hook", &self.hook)
            .finish_non_exhaustive()
    }
}

/// A hook that is called.
struct Hook {
    host: String,
    port: u16,
    /// The host as the head of a request names it.
    named: String,
    path: String,
    tls: Option<tokio_rustls::TlsConnector>,
}

/// Whoever writes.
#[derive(Default)]
pub(crate) struct Post {
    mail: Option<(AsyncSmtpTransport<Tokio1Executor>, Mailbox)>,
    hook: Option<Hook>,
    public: String,
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
    ///
    /// # Errors
    /// What is wrong with them.
    pub(crate) fn new(to: Addresses) -> Result<Self, String> {
        let trust = Trust::new(to.trust);
        let mail = to.smtp.as_deref().map(|relay| {
            let from = to.from.parse().map_err(|error| format!("{}: {error}", to.from))?;
            Ok::<_, String>((mailer(relay, to.login.as_ref(), &trust)?, from))
        });
        let hook = to.hook.as_deref().map(|hook| Hook::read(hook, &trust)).transpose()?;
        Ok(Self { mail: mail.transpose()?, hook, public: to.public, last: Mutex::default() })
    }

    /// Whether people can be written to.
    #[must_use]
    pub(crate) const fn has_mail(&self) -> bool {
        self.mail.is_some()
    }

    /// Somebody else decides at a table.
    pub(crate) fn turn(&self, hub: &Arc<Hub>, slot: &Arc<Slot>) {
        if self.mail.is_none() && self.hook.is_none() {
            return;
        }
        let (hub, slot) = (Arc::clone(hub), Arc::clone(slot));
        tokio::spawn(async move { hub.post.tell(&hub, &slot).await });
    }

    async fn tell(&self, hub: &Hub, slot: &Slot) {
        let address = format!("{}#/online/{}", self.public, slot.id);
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
        if slot.seats_here().contains(&seat.0) {
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
        if let Some(hook) = &self.hook
            && let Err(why) = in_time(hook.call(&news)).await
        {
            tracing::warn!(why, "the hook did not answer");
        }
        if let Some((mailer, from)) = self.mail.as_ref().filter(|_| !news.mail.is_empty())
            && let Err(why) = in_time(send(mailer, from, &news)).await
        {
            tracing::warn!(why, "a mail was not taken");
        }
    }
}

/// Waits so long and no longer.
async fn in_time(done: impl Future<Output = Result<(), String>>) -> Result<(), String> {
    timeout(PATIENCE, done).await.unwrap_or_else(|_| Err("no answer".to_owned()))
}

/// A name or address and a port.
fn place(text: &str, usual: Option<u16>) -> Result<(String, u16), String> {
    let wrong = || format!("{text} is not HOST:PORT");
    let (host, port) = match text.rsplit_once(':').filter(|(_, port)| !port.contains(']')) {
        Some((host, port)) => (host, port.parse().map_err(|_| wrong())?),
        None => (text, usual.ok_or_else(wrong)?),
    };
    let host = host.trim_start_matches('[').trim_end_matches(']');
    if host.is_empty() || host.contains(['/', '@']) { Err(wrong()) } else { Ok((host.to_owned(), port)) }
}

/// Whoever takes letters, as an address names him.
fn mailer(
    address: &str,
    login: Option<&(String, String)>,
    trust: &Trust,
) -> Result<AsyncSmtpTransport<Tokio1Executor>, String> {
    let (wrapped, rest) = match address.strip_prefix("smtps://") {
        Some(rest) => (true, rest),
        None => (false, address.strip_prefix("smtp://").unwrap_or(address)),
    };
    let (host, port) = place(rest.trim_end_matches('/'), wrapped.then_some(465))?;
    let tls = if wrapped {
        Tls::Wrapper(trust.of_mail(&host)?)
    } else if no_tls(&host) {
        Tls::None
    } else {
        Tls::Required(trust.of_mail(&host)?)
    };
    Ok(mailer_at(host, port, tls, login))
}

fn mailer_at(
    host: String,
    port: u16,
    tls: Tls,
    login: Option<&(String, String)>,
) -> AsyncSmtpTransport<Tokio1Executor> {
    let mailer = AsyncSmtpTransport::<Tokio1Executor>::builder_dangerous(host).port(port).tls(tls);
    let mailer = mailer.timeout(Some(PATIENCE));
    match login {
        Some((name, password)) => {
            mailer.credentials(Credentials::new(name.clone(), password.clone())).build()
        }
        None => mailer.build(),
    }
}

/// Gives a letter away.
async fn send(
    mailer: &AsyncSmtpTransport<Tokio1Executor>,
    from: &Mailbox,
    news: &News,
) -> Result<(), String> {
    // Names are of people's choosing: they are not in it.
    let letter = Message::builder()
        .from(from.clone())
        .to(news.mail.parse().map_err(|_| "no mailbox".to_owned())?)
        .subject(format!("Sandtable: your turn ({}, {})", news.game, news.scenario))
        .header(ContentType::TEXT_PLAIN)
        .body(format!("It is for {} to decide.\n\n{}\n", news.seat, news.address))
        .map_err(|error| error.to_string())?;
    mailer.send(letter).await.map(|_| ()).map_err(|error| error.to_string())
}

impl Hook {
    /// Reads the address of a hook.
    fn read(address: &str, trust: &Trust) -> Result<Self, String> {
        let wrong = || format!("{address} is no address of a web hook");
        let (scheme, rest) = address.split_once("://").ok_or_else(wrong)?;
        let (named, path) = rest.split_once('/').unwrap_or((rest, ""));
        let (tls, usual) = match scheme {
            "https" => (Some(trust.connector()?), 443),
            "http" => (None, 80),
            _ => return Err(wrong()),
        };
        let (host, port) = place(named, Some(usual))?;
        let plain = |text: &str| text.chars().all(|c| c.is_ascii_graphic());
        if !plain(rest) {
            return Err(wrong());
        }
        Ok(Self { host, port, named: named.to_owned(), path: path.to_owned(), tls })
    }

    /// Posts the news as JSON.
    async fn call(&self, news: &News) -> Result<(), String> {
        let told = |error: std::io::Error| error.to_string();
        let stream = TcpStream::connect((self.host.as_str(), self.port)).await.map_err(told)?;
        match &self.tls {
            None => self.post(stream, news).await.map_err(told),
            Some(tls) => {
                let name = self.host.clone().try_into().map_err(|_| "no name of a server".to_owned())?;
                let stream = tls.connect(name, stream).await.map_err(told)?;
                self.post(stream, news).await.map_err(told)
            }
        }
    }

    async fn post(
        &self,
        mut stream: impl AsyncRead + AsyncWrite + Unpin,
        news: &News,
    ) -> std::io::Result<()> {
        let body = json!({
            "event": "turn", "table": news.table, "game": news.game, "scenario": news.scenario,
            "seat": news.seat, "name": news.name, "address": news.address,
        })
        .to_string();
        let request = format!(
            "POST /{} HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\
                Connection: close\r\n\r\n{body}",
            self.path,
            self.named,
            body.len()
        );
        stream.write_all(request.as_bytes()).await?;
        stream.flush().await?;
        let mut answer = [0; 12];
        stream.read_exact(&mut answer).await?;
        if answer.starts_with(b"HTTP/1.1 2") { Ok(()) } else { Err(std::io::Error::other("refused")) }
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

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncBufReadExt, BufReader};
    use tokio::net::TcpListener;
    use tokio_rustls::TlsAcceptor;
    use tokio_rustls::rustls::pki_types::PrivateKeyDer;

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

    #[test]
    fn addresses_are_read_when_the_server_starts() {
        let post = |smtp: Option<&str>, hook: Option<&str>| {
            let own = |text: &str| text.to_owned();
            let from = "Sandtable <sandtable@example.org>".to_owned();
            Post::new(Addresses { smtp: smtp.map(own), hook: hook.map(own), from, ..Addresses::default() })
        };
        for smtp in [
            "localhost:25",
            "smtp://127.0.0.1:25",
            "mail.example.org:587",
            "smtps://mail.example.org",
            "[::1]:25",
        ] {
            assert!(post(Some(smtp), None).is_ok_and(|post| post.has_mail()), "{smtp}");
        }
        for smtp in ["", "mail.example.org", "mail.example.org:x", "http://mail.example.org:25", "a@b:25"] {
            assert!(post(Some(smtp), None).is_err(), "{smtp}");
        }
        for hook in ["http://localhost:9000/turn", "https://example.org/turn?x=1", "https://[::1]:9000/"] {
            assert!(post(None, Some(hook)).is_ok(), "{hook}");
        }
        for hook in ["ftp://example.org/", "example.org", "https://", "http://a b/", "http://a/\r\nX: y"] {
            assert!(post(None, Some(hook)).is_err(), "{hook}");
        }
        let nobody = Addresses { smtp: Some("localhost:25".to_owned()), ..Addresses::default() };
        assert!(Post::new(nobody).is_err(), "a letter is from somebody");
    }

    /// Who is spoken to: a relay, the same after STARTTLS, or a hook.
    #[derive(Clone, Copy, PartialEq)]
    enum To {
        Relay,
        Inside,
        Hook,
    }

    /// What is said to one of them, until it has been said or all begins anew with TLS.
    async fn heard<S: AsyncRead + AsyncWrite + Unpin>(stream: S, to: To) -> (Vec<String>, S) {
        let mut stream = BufReader::new(stream);
        let (mut heard, mut letter) = (Vec::new(), false);
        if to == To::Relay {
            stream.write_all(b"220-hello\r\n220 hello\r\n").await.expect("said");
        }
        loop {
            stream.flush().await.expect("said");
            let mut line = String::new();
            if stream.read_line(&mut line).await.unwrap_or(0) == 0 {
                break;
            }
            let line = line.trim_end().to_owned();
            letter &= line != ".";
            let answer = match line.split(' ').next().unwrap_or_default() {
                "" if to == To::Hook => "HTTP/1.1 204 No Content\r\n\r\n",
                _ if letter || to == To::Hook => "",
                "EHLO" => "250-here\r\n250-STARTTLS\r\n250 AUTH PLAIN LOGIN\r\n",
                "DATA" => "354 go on\r\n",
                "AUTH" => "235 welcome\r\n",
                "STARTTLS" => "220 go on\r\n",
                _ => "250 good\r\n",
            };
            letter |= to != To::Hook && line == "DATA";
            stream.write_all(answer.as_bytes()).await.expect("said");
            let end = line == "QUIT" || line == "STARTTLS" || to == To::Hook && line.is_empty();
            heard.push(line);
            if end {
                break;
            }
        }
        stream.flush().await.expect("said");
        (heard, stream.into_inner())
    }

    /// A certificate for `localhost` of an authority of its own, and the authority as PEM.
    fn certificate() -> (TlsAcceptor, String) {
        let authority = rcgen::KeyPair::generate().expect("a key");
        let mut about = rcgen::CertificateParams::new(Vec::new()).expect("parameters");
        about.is_ca = rcgen::IsCa::Ca(rcgen::BasicConstraints::Unconstrained);
        let root = about.self_signed(&authority).expect("a certificate");
        let issuer = rcgen::Issuer::new(about, authority);
        let key = rcgen::KeyPair::generate().expect("a key");
        let names = vec!["localhost".to_owned()];
        let server = rcgen::CertificateParams::new(names).expect("parameters").signed_by(&key, &issuer);
        let config = tokio_rustls::rustls::ServerConfig::builder_with_provider(crate::secure::provider())
            .with_safe_default_protocol_versions()
            .expect("versions")
            .with_no_client_auth()
            .with_single_cert(
                vec![server.expect("a certificate").der().clone()],
                PrivateKeyDer::try_from(key.serialize_der()).expect("a key"),
            );
        (TlsAcceptor::from(Arc::new(config.expect("a server"))), root.pem())
    }

    /// What a relay heard in clear, what it heard under TLS, and what came of a letter that was given to it so.
    async fn letter(
        tls: impl FnOnce(&Trust) -> Tls,
        wrapped: bool,
        trusts: bool,
    ) -> (Vec<String>, Vec<String>, bool) {
        let relay = TcpListener::bind("localhost:0").await.expect("a port");
        let port = relay.local_addr().expect("an address").port();
        let (acceptor, authority) = certificate();
        let taken = tokio::spawn(async move {
            let (stream, _) = relay.accept().await.expect("somebody");
            let (clear, stream) = if wrapped { (Vec::new(), stream) } else { heard(stream, To::Relay).await };
            if !wrapped && clear.last().is_none_or(|last| last != "STARTTLS") {
                return (clear, Vec::new());
            }
            let to = if wrapped { To::Relay } else { To::Inside };
            match acceptor.accept(stream).await {
                Ok(stream) => (clear, heard(stream, to).await.0),
                Err(_) => (clear, Vec::new()),
            }
        });
        let trust = Trust::new(trusts.then_some(authority));
        let login = ("ada".to_owned(), "secret".to_owned());
        let mailer = mailer_at("localhost".to_owned(), port, tls(&trust), Some(&login));
        let from = "sandtable@example.org".parse().expect("a mailbox");
        let sent = in_time(send(&mailer, &from, &news())).await;
        drop(mailer);
        let (clear, secret) = taken.await.expect("heard");
        (clear, secret, sent.is_ok())
    }

    fn is_letter(heard: &[String]) {
        for line in ["RCPT TO:<bob@example.org>", "To: bob@example.org", "https://example.org/#/online/k3v9"]
        {
            assert!(heard.iter().any(|there| there == line), "{line}: {heard:?}");
        }
        assert!(heard.iter().any(|line| line.starts_with("Date: ")), "{heard:?}");
    }

    #[tokio::test]
    async fn a_letter_is_given_to_a_relay_of_this_machine_in_clear() {
        let (clear, _, sent) = letter(|_| Tls::None, false, false).await;
        assert!(sent);
        is_letter(&clear);
    }

    #[tokio::test]
    async fn a_letter_goes_out_under_tls_and_never_without() {
        let wrapper = |trust: &Trust| Tls::Wrapper(trust.of_mail("localhost").expect("trust"));
        let starttls = |trust: &Trust| Tls::Required(trust.of_mail("localhost").expect("trust"));
        for wrapped in [true, false] {
            let tls = move |trust: &Trust| if wrapped { wrapper(trust) } else { starttls(trust) };
            let (clear, secret, sent) = letter(tls, wrapped, true).await;
            assert!(sent);
            is_letter(&secret);
            assert!(secret.iter().any(|line| line.starts_with("AUTH ")), "{secret:?}");
            assert!(
                !clear.iter().any(|line| line.starts_with("AUTH") || line.starts_with("MAIL")),
                "{clear:?}"
            );
            // Whoever cannot show a certificate that is believed gets nothing.
            let (clear, secret, sent) = letter(tls, wrapped, false).await;
            assert!(!sent && secret.is_empty(), "{secret:?}");
            assert!(
                !clear.iter().any(|line| line.starts_with("AUTH") || line.starts_with("MAIL")),
                "{clear:?}"
            );
        }
    }

    #[tokio::test]
    async fn a_hook_is_called_with_tls_and_without() {
        for (scheme, trusts) in [("http", false), ("https", true), ("https", false)] {
            let hook = TcpListener::bind("localhost:0").await.expect("a port");
            let port = hook.local_addr().expect("an address").port();
            let (acceptor, authority) = certificate();
            let taken = tokio::spawn(async move {
                let (stream, _) = hook.accept().await.expect("somebody");
                if scheme == "http" {
                    return heard(stream, To::Hook).await.0;
                }
                match acceptor.accept(stream).await {
                    Ok(stream) => heard(stream, To::Hook).await.0,
                    Err(_) => Vec::new(),
                }
            });
            let trust = Trust::new(trusts.then_some(authority));
            let hook = Hook::read(&format!("{scheme}://localhost:{port}/turn?x=1"), &trust).expect("a hook");
            let called = in_time(hook.call(&news())).await;
            let heard = taken.await.expect("heard");
            let fine = scheme == "http" || trusts;
            assert_eq!(called.is_ok(), fine, "{scheme}: {called:?}");
            assert_eq!(heard.first().map(String::as_str), fine.then_some("POST /turn?x=1 HTTP/1.1"));
        }
    }
}
