//! Whoever means ill gets a clear answer, and changes nothing.

use crate::common::Host;
use sandtable_server::limits::{Limits, Rate};
use sandtable_server::{Server, Wishes, backup};
use serde_json::json;
use std::path::Path;
use std::time::{Duration, Instant};

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_is_answered_and_changes_nothing() {
    let host = Host::new().await;
    let opened =
        host.open(json!({ "game": "campanha", "scenario": "dia-d", "seats": ["me", "friend"] })).await;
    let (mut ada, _) = host.join(&opened.table, Some(&opened.token)).await;
    let deep = "[".repeat(50_000);
    let before = ada.sight(Some(0)).await;
    for nonsense in [
        "",
        "{",
        "null",
        "[]",
        r#"{"id":1}"#,
        r#"{"id":1,"steal":{}}"#,
        r#"{"id":1,"play":{}}"#,
        r#"{"id":1,"play":{"seat":-1,"seq":0,"from":0,"action":"invade"}}"#,
        r#"{"id":1,"play":{"seat":300,"seq":0,"from":0,"action":"invade"}}"#,
        r#"{"id":1,"play":{"seat":62,"seq":0,"from":0,"action":"invade"}}"#,
        r#"{"id":1,"play":{"seat":0,"seq":1e99,"from":0,"action":"invade"}}"#,
        r#"{"id":1,"play":{"seat":0,"seq":0,"from":-1,"action":"invade"}}"#,
        r#"{"id":1,"play":{"seat":0,"seq":0,"from":0,"action":"no such thing"}}"#,
        r#"{"id":1,"play":{"seat":0,"seq":0,"from":0,"action":["invade"]}}"#,
        r#"{"id":1,"ask":{"seat":1,"question":{"sight":{"from":0}}}}"#,
        r#"{"id":1,"ask":{"seat":-1,"question":{"sight":{"from":0}}}}"#,
        r#"{"id":1,"ask":{"seat":0,"question":{"seed":{}}}}"#,
        r#"{"id":1,"ask":{"seat":0,"question":{"due":{"of":null}}}}"#,
        r#"{"id":1,"ask":{"seat":0,"question":{"sight":{"from":4294967296}}}}"#,
        r#"{"id":1,"ping":[null]}"#,
        r#"{"id":1,"ask":{"seat":0,"question":{"counter_card":{"counter":65535}}}}"#,
        r#"{"id":1,"ask":{"seat":null,"question":{"stakes":{"action":"invade"}}}}"#,
        r#"{"id":1,"advise":{"seat":0,"bot":"level1"}}"#,
        r#"{"id":1,"accept":{"seat":0,"offer":1}}"#,
        r#"{"id":1,"offer":{"seat":0,"kind":"take_back","played":9}}"#,
        r#"{"id":1,"rematch":{"seat":0}}"#,
        r#"{"id":1,"mail":{"seat":0,"address":"a@b.c\r\nRCPT TO:<x@y.z>"}}"#,
        r#"{"id":1,"standing":{"seat":0,"rules":{}}}"#,
        r#"{"id":1,"hello":{"token":null}}"#,
        &deep,
    ] {
        ada.send(nonsense).await;
        let told = loop {
            let told = ada.hear().await.expect("the connection stands");
            if told.get("id").is_some() {
                break told;
            }
        };
        assert!(told["error"]["kind"].is_string(), "{nonsense}: {told}");
    }
    assert_eq!(ada.sight(Some(0)).await, before);
    assert_eq!(ada.seq, 0);
    // A frame that is too long ends the connection, and nothing else.
    let long = format!(r#"{{"id":1,"note":{{"seat":0,"text":"{}"}}}}"#, "x".repeat(200_000));
    ada.send(&long).await;
    assert!(ada.hear().await.is_none());
    let (mut again, told) = host.join(&opened.table, Some(&opened.token)).await;
    assert_eq!(told["seq"], 0);
    again.play(0, "invade").await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn only_whoever_holds_a_token_holds_a_seat() {
    let host = Host::new().await;
    let wish = json!({ "game": "campanha", "scenario": "dia-d", "seats": ["me", "friend"] });
    let (opened, other) = (host.open(wish.clone()).await, host.open(wish).await);
    for stranger in ["", "0".repeat(32).as_str(), "nonsense", &other.token, &opened.token.to_uppercase()] {
        let mut client = host.connect(&opened.table).await;
        let error = client.ask("hello", json!({ "token": stranger })).await.unwrap_err();
        assert_eq!(error, json!({ "kind": "token" }), "{stranger}");
        assert!(client.hear().await.is_none(), "and the connection ends");
    }
    // A new link makes the old one void, until it was used.
    let path = format!("/api/tables/{}/links", opened.table);
    let (status, _) = host.post(&path, Some(&opened.links[0]), &json!({ "seat": 1 })).await;
    assert_eq!(status, 403, "that is the opener's to do");
    // Asking by HTTP was a use of it, so its holder has come.
    let (status, link) = host.post(&path, Some(&opened.token), &json!({ "seat": 1 })).await;
    assert_eq!(status, 200, "{link}");
    let old = host.connect(&opened.table).await.ask("hello", json!({ "token": opened.links[0] })).await;
    assert_eq!(old.unwrap_err()["kind"], "token");
    let (_, told) = host.join(&opened.table, link["token"].as_str()).await;
    assert_eq!(told["mine"], json!([1]));
    let (status, _) = host.post(&path, Some(&opened.token), &json!({ "seat": 1 })).await;
    assert_eq!(status, 409, "it is in use");
}

#[tokio::test(flavor = "multi_thread")]
async fn http_is_strict() {
    let host = Host::new().await;
    let json_type = "Content-Type: application/json\r\n";
    let wish = json!({ "game": "campanha", "scenario": "dia-d", "seats": ["me", "friend"] }).to_string();
    // Of another page, by a form, too long, no JSON, no game.
    let evil = format!("{json_type}Origin: http://evil.example\r\n");
    assert_eq!(host.http("POST", "/api/tables", &evil, &wish).await.0, 403);
    let form = "Content-Type: text/plain\r\n";
    assert_eq!(host.http("POST", "/api/tables", form, &wish).await.0, 400);
    assert_eq!(host.http("POST", "/api/tables", json_type, &"[".repeat(70_000)).await.0, 413);
    for nonsense in [
        "[".repeat(60_000),
        "{}".to_owned(),
        wish.replace("campanha", "chess"),
        wish.replace("dia-d", "no-such-day"),
        wish.replace("friend", "bot:level5@99999999"),
        wish.replace("friend", "nobody"),
        wish.replace("friend", "bot:random").replace("\"me\"", "\"bot:random\""),
        wish.replace("}", r#","clock":{"days":0}}"#),
        wish.replace("}", r#","options":[1]}"#),
        wish.replace("}", r#","options":{"open_values":7}}"#),
        wish.replace("}", r#","options":{"open_values":null}}"#),
        wish.replace("}", r#","study":"sometimes"}"#),
        wish.replace("}", r#","seed":"7"}"#),
    ] {
        assert_eq!(host.http("POST", "/api/tables", json_type, &nonsense).await.0, 400, "{nonsense:.80}");
    }
    for address in
        ["/api/tables/none", "/api/tables/0123456789abcdef", "/api/steal", "/api/tables/..%2f..%2fx"]
    {
        assert_eq!(host.http("GET", address, "", "").await.0, 404, "{address}");
    }
    assert_eq!(host.http("DELETE", "/api/tables", "", "").await.0, 405);
    let opened = host.http("POST", "/api/tables", json_type, &wish).await;
    assert_eq!(opened.0, 201);
    for header in [
        "content-security-policy: default-src 'none'",
        "x-content-type-options: nosniff",
        "referrer-policy: no-referrer",
        "cache-control: no-store",
        "cross-origin-resource-policy: same-origin",
    ] {
        assert!(opened.1.contains(header), "{header}");
    }
    // A page of another origin gets no socket.
    let told: serde_json::Value = serde_json::from_str(&opened.2).unwrap();
    let socket = format!("/api/tables/{}/socket", told["table"].as_str().unwrap());
    let upgrade =
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    let evil = format!("{upgrade}Origin: http://evil.example\r\n");
    assert_eq!(host.http("GET", &socket, &evil, "").await.0, 403);
    // Health, figures and the description.
    assert_eq!(host.get("/health").await, (200, json!({ "health": "good" })));
    let (_, _, figures) = host.http("GET", "/metrics", "", "").await;
    assert!(figures.contains("sandtable_tables_opened_total 1"), "{figures}");
    let (_, api) = host.get("/api/openapi.json").await;
    assert_eq!(api["openapi"], "3.1.0");
    assert_eq!(host.http("GET", "/api/", "", "").await.0, 200);
}

/// Two servers on one file of SQLite would each go on from what the other does not know.
#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_on_the_same_file_is_refused() {
    let host = Host::new().await;
    let wishes = || Wishes { database: host.database.clone(), ..Wishes::default() };
    let refused = Server::start(wishes()).await.err().unwrap();
    assert!(refused.to_string().contains("another server"), "{refused}");
    host.open(json!({ "game": "campanha", "scenario": "dia-d", "seats": ["me", "friend"] })).await;
    // A copy can be made all the same, and nothing is written over.
    let copy = Path::new(&host.database).with_file_name("copy.sqlite");
    backup(&host.database, &copy).await.unwrap();
    assert!(std::fs::read(&copy).unwrap().starts_with(b"SQLite format 3"));
    assert!(backup(&host.database, &copy).await.is_err());
    #[cfg(unix)]
    for entry in std::fs::read_dir(copy.parent().unwrap()).unwrap() {
        use std::os::unix::fs::PermissionsExt;
        let entry = entry.unwrap();
        assert_eq!(entry.metadata().unwrap().permissions().mode() & 0o777, 0o600, "{:?}", entry.path());
    }
    host.server.end().await;
    Server::start(wishes()).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_is_no_database_is_refused_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.sqlite");
    std::fs::write(&path, "This is a letter to my aunt, and no database at all.".repeat(50)).unwrap();
    let begun = Instant::now();
    let wishes = Wishes { database: path.display().to_string(), ..Wishes::default() };
    let refused = Server::start(wishes).await.err().unwrap();
    assert!(refused.to_string().contains("not a database"), "{refused}");
    assert!(begun.elapsed() < Duration::from_secs(5));
}

#[tokio::test(flavor = "multi_thread")]
async fn floods_are_refused() {
    let limits = Limits::new(Rate { burst: 30.0, steady: 0.001 }, Rate { burst: 2.0, steady: 0.001 }, 2);
    let host = Host::with(limits).await;
    let wish = json!({ "game": "campanha", "scenario": "dia-d", "seats": ["me", "friend"] });
    let opened = host.open(wish.clone()).await;
    host.open(wish.clone()).await;
    let (status, error) = host.post("/api/tables", None, &wish).await;
    assert_eq!((status, &error["error"]["kind"]), (429, &json!("busy")));
    let (mut one, _) = host.join(&opened.table, Some(&opened.token)).await;
    let (_two, _) = host.join(&opened.table, None).await;
    let address = format!("ws://{}/api/tables/{}/socket", host.address, opened.table);
    match tokio_tungstenite::connect_async(address).await {
        Err(tokio_tungstenite::tungstenite::Error::Http(answer)) => assert_eq!(answer.status(), 429),
        other => panic!("{other:?}"),
    }
    // To play again is to open a table.
    one.ask("resign", json!({ "seat": 0, "seq": 0, "from": 0 })).await.unwrap();
    assert_eq!(one.ask("rematch", json!({ "seat": 0 })).await.unwrap_err()["kind"], "busy");
    let mut refused = 0;
    for _ in 0..60 {
        match one.ask("ping", json!({})).await {
            Ok(_) => {}
            Err(error) => {
                assert_eq!(error["kind"], "busy");
                refused += 1;
            }
        }
    }
    assert_eq!(refused, 32);
    // Whoever goes on regardless is sent away.
    for _ in 0..300 {
        if futures_util::SinkExt::send(
            &mut one.socket,
            tokio_tungstenite::tungstenite::Message::text(r#"{"id":1,"ping":{}}"#),
        )
        .await
        .is_err()
        {
            break;
        }
    }
    while one.hear().await.is_some() {}
}
