//! Several servers on one PostgreSQL.

use crate::common::Host;
use crate::postgres::Postgres;
use sandtable_server::limits::Limits;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_on_one_database_serve_the_same_tables() {
    let postgres = Postgres::start();
    let one = Host::on(postgres.url(), Limits::none()).await;
    let other = Host::on(postgres.url(), Limits::none()).await;
    let wish = json!({ "game": "campanha", "scenario": "dia-d", "seats": ["me", "friend"], "name": "Ada" });
    let opened = one.open(wish).await;
    let (mut ada, _) = one.join(&opened.table, Some(&opened.token)).await;
    let (mut bob, _) = other.join(&opened.table, Some(&opened.links[0])).await;
    // Each is seen by the other, whichever server they are connected to, and missed when gone.
    while ada.push("table").await["seats"][1]["here"] != true {}
    while bob.push("table").await["seats"][0]["here"] != true {}
    let (twice, _) = other.join(&opened.table, Some(&opened.links[0])).await;
    drop(twice);
    drop(bob);
    while ada.push("table").await["seats"][1]["here"] != false {}
    let (mut bob, hello) = other.join(&opened.table, Some(&opened.links[0])).await;
    assert_eq!(hello["seats"][0]["here"], true);
    // What is played and said at one is told at the other.
    ada.play(0, "invade").await.unwrap();
    let changed = bob.push("changed").await;
    assert_eq!((&changed["seq"], &changed["played"]), (&json!(1), &json!(1)));
    ada.ask("chat", json!({ "seat": 0, "text": "Hello over there" })).await.unwrap();
    assert_eq!(bob.push("chat").await["text"], "Hello over there");
    bob.ask("name", json!({ "seat": 1, "name": "Bob" })).await.unwrap();
    while ada.push("table").await["seats"][1]["name"] != "Bob" {}
    // Both have the same game, and both see what was taken back.
    ada.play(0, "attack 2010").await.unwrap();
    ada.ask("undo", json!({ "seat": 0, "seq": 2, "from": 0 })).await.unwrap();
    let mut last = json!({});
    while last["seq"] != 3 {
        last = bob.push("changed").await;
    }
    assert_eq!(last["played"], 1);
    let sights = (ada.sight(None).await, bob.sight(None).await);
    assert_eq!(sights.0, sights.1);
    // Two who play at once, each at a server of its own: one is written, the other told that it comes too late.
    let (mut two, _) = other.join(&opened.table, Some(&opened.token)).await;
    (ada.seq, two.seq) = (3, 3);
    let both = tokio::join!(ada.play(0, "attack 2010"), two.play(0, "attack 2010"));
    let stale = |told: &Result<Value, Value>| told.as_ref().is_err_and(|error| error["kind"] == "stale");
    assert!(both.0.is_ok() != both.1.is_ok() && (stale(&both.0) || stale(&both.1)), "{both:?}");
    // One ends; whoever was there goes on at the other.
    one.server.end().await;
    let (mut ada, hello) = other.join(&opened.table, Some(&opened.token)).await;
    assert_eq!(hello["seq"], 4);
    ada.seq = 4;
    let sight = ada.sight(Some(0)).await;
    let action = sight["offers"][0]["action"].as_str().unwrap();
    ada.play(0, action).await.unwrap();
    assert_eq!(ada.seq, 5);
}
