//! Two people play by link.

use crate::common::{Client, Host};
use sandtable_engine::record::Record;
use serde_json::{Value, json};

fn campanha() -> Value {
    json!({ "game": "campanha", "scenario": "dia-d", "seats": ["me", "friend"], "name": "Ada" })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_opened_joined_and_played() {
    let host = Host::new().await;
    let opened = host.open(campanha()).await;
    let (mut ada, told) = host.join(&opened.table, Some(&opened.token)).await;
    assert_eq!((&told["mine"], &told["seq"], &told["spectator"]), (&json!([0]), &json!(0), &json!(false)));
    assert_eq!(told["seats"][0]["name"], "Ada");
    assert_eq!(told["seats"][1]["used"], false);
    assert_eq!(told["seed_hash"], opened.told["seed_hash"]);
    assert!(told["over"].is_null() && told.to_string().find("\"seed\"").is_none());
    let (mut bob, told) = host.join(&opened.table, Some(&opened.links[0])).await;
    assert_eq!(told["mine"], json!([1]));
    let (mut eve, told) = host.join(&opened.table, None).await;
    assert_eq!((&told["mine"], &told["spectator"]), (&json!([]), &json!(true)));
    // Ada hears that Bob has come.
    while ada.push("table").await["seats"][1]["here"] != true {}
    // She plays; the answer is her sight, and the others are told where the table stands.
    let sight = ada.play(0, "invade").await.unwrap();
    assert_eq!((ada.seq, sight["played"].as_u64()), (1, Some(1)));
    for other in [&mut bob, &mut eve] {
        let changed = other.push("changed").await;
        assert_eq!(
            (&changed["seq"], &changed["from"], &changed["played"]),
            (&json!(1), &json!(0), &json!(1))
        );
    }
    // What she does again in the same breath counts once.
    ada.seq = 0;
    let error = ada.play(0, "invade").await.unwrap_err();
    assert_eq!(error, json!({ "kind": "stale", "seq": 1 }));
    ada.seq = 1;
    // Nobody plays for somebody else, and spectators for nobody.
    bob.seq = 1;
    assert_eq!(bob.play(0, "attack 2010").await.unwrap_err()["kind"], "seat");
    assert_eq!(bob.play(1, "attack 2010").await.unwrap_err()["kind"], "other_seat");
    eve.seq = 1;
    assert_eq!(eve.play(0, "attack 2010").await.unwrap_err()["kind"], "seat");
    // What the rules forbid, they forbid with a number.
    let error = ada.play(0, "end-movement").await.unwrap_err();
    assert!(error["kind"] == "refused" && error["rule"].is_string(), "{error}");
    // What has been prepared can be taken back and played again.
    ada.play(0, "attack 2010").await.unwrap();
    assert_eq!(bob.push("changed").await["seq"], 2);
    let sight = ada.ask("undo", json!({ "seat": 0, "seq": 2, "from": 0 })).await.unwrap();
    assert_eq!((sight["played"].as_u64(), ada.seq), (Some(1), 3));
    let changed = bob.push("changed").await;
    assert_eq!((&changed["seq"], &changed["from"]), (&json!(3), &json!(1)));
    let sight = ada.ask("redo", json!({ "seat": 0, "seq": 3, "from": 0 })).await.unwrap();
    assert_eq!(sight["played"], 2);
    // The dice stand.
    ada.ask("undo", json!({ "seat": 0, "seq": 4, "from": 0 })).await.unwrap();
    let error = ada.ask("undo", json!({ "seat": 0, "seq": 5, "from": 0 })).await.unwrap_err();
    assert_eq!(error, json!({ "kind": "undo", "reason": "barrier" }));
    // They talk.
    let line = bob.ask("chat", json!({ "seat": 1, "text": "Good luck!" })).await.unwrap();
    assert_eq!((&line["n"], &line["seat"]), (&json!(1), &json!(1)));
    assert_eq!(ada.push("chat").await["text"], "Good luck!");
    assert_eq!(eve.ask("chat", json!({ "seat": 0, "text": "psst" })).await.unwrap_err()["kind"], "seat");
    // Notes are one's own.
    ada.ask("note", json!({ "seat": 0, "text": "the flank" })).await.unwrap();
    let (_, told) = host.join(&opened.table, Some(&opened.token)).await;
    assert_eq!((&told["notes"]["0"], told["chat"].as_array().unwrap().len()), (&json!("the flank"), 1));
    let (_, told) = host.join(&opened.table, Some(&opened.links[0])).await;
    assert_eq!(told["notes"], json!({ "1": "" }));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_take_back_past_the_dice_needs_consent() {
    let host = Host::new().await;
    let opened = host.open(campanha()).await;
    let (mut ada, _) = host.join(&opened.table, Some(&opened.token)).await;
    let (mut bob, _) = host.join(&opened.table, Some(&opened.links[0])).await;
    let first = ada.play(0, "invade").await.unwrap();
    let offer = json!({ "seat": 0, "kind": "take_back", "played": 0 });
    let told = ada.ask("offer", offer.clone()).await.unwrap();
    assert_eq!((&told["offers"][0]["kind"], &told["played"]), (&json!("take_back"), &json!(1)));
    assert_eq!(ada.ask("offer", offer.clone()).await.unwrap_err()["kind"], "taken");
    // Ada cannot accept for Bob.
    let number = told["offers"][0]["offer"].clone();
    ada.ask("accept", json!({ "seat": 0, "offer": number })).await.unwrap();
    assert_eq!(ada.ask("accept", json!({ "seat": 1, "offer": number })).await.unwrap_err()["kind"], "seat");
    bob.ask("refuse", json!({ "seat": 1, "offer": number })).await.unwrap();
    let told = ada.ask("offer", offer).await.unwrap();
    let number = told["offers"][0]["offer"].clone();
    let told = bob.ask("accept", json!({ "seat": 1, "offer": number })).await.unwrap();
    assert_eq!((&told["played"], &told["seq"], &told["offers"]), (&json!(0), &json!(2), &json!([])));
    // The dice are as they were: the same again rolls the same.
    ada.seq = 2;
    let again = ada.play(0, "invade").await.unwrap();
    assert_eq!(again["history"], first["history"]);
    // The table comes back from its record alone.
    host.server.end().await;
    let again = Host::on(host.database.clone(), sandtable_server::limits::Limits::none()).await;
    let (_, told) = again.join(&opened.table, Some(&opened.token)).await;
    assert_eq!((&told["played"], &told["seq"]), (&json!(1), &json!(3)));
}

#[tokio::test(flavor = "multi_thread")]
async fn all_may_agree_to_end_and_the_seed_is_told() {
    let host = Host::new().await;
    let opened = host.open(campanha()).await;
    let (mut ada, _) = host.join(&opened.table, Some(&opened.token)).await;
    let (mut bob, _) = host.join(&opened.table, Some(&opened.links[0])).await;
    ada.play(0, "invade").await.unwrap();
    assert_eq!(bob.ask("record", json!({})).await.unwrap_err()["kind"], "hidden");
    let (status, _) = host.get(&format!("/api/tables/{}/record", opened.table)).await;
    assert_eq!(status, 409);
    let told = ada.ask("offer", json!({ "seat": 0, "kind": "end" })).await.unwrap();
    let number = told["offers"][0]["offer"].clone();
    bob.ask("accept", json!({ "seat": 1, "offer": number })).await.unwrap();
    let (_, told) = host.join(&opened.table, None).await;
    let over = &told["over"];
    assert_eq!(over["how"], "agreed");
    kept(over["record"].as_str().unwrap(), &opened.told["seed_hash"]);
    // By the rules it would go on; but nothing is hidden any more from whoever has played, and nothing can be done.
    let sight = ada.sight(Some(0)).await;
    let stacks = sight["view"]["stacks"].as_array().unwrap().iter();
    let mut counters = stacks.flat_map(|stack| stack["counters"].as_array().unwrap());
    assert!(counters.all(|counter| counter["name"].is_string()), "{sight}");
    assert_eq!(sight["offers"], json!([]));
    ada.seq = 1;
    assert_eq!(ada.play(0, "attack 2010").await.unwrap_err()["kind"], "stale");
    ada.seq = 2;
    assert_eq!(ada.play(0, "attack 2010").await.unwrap_err()["kind"], "over");
    // The same again with the sides swapped, under the same tokens.
    let told = bob.ask("rematch", json!({ "seat": 1, "swap": true })).await.unwrap();
    let again = told["table"].as_str().unwrap();
    assert_eq!((&told["made"], &told["mine"]), (&json!(true), &json!([0])));
    // Whoever comes second is told that it was opened already, and where one sits.
    let second = ada.ask("rematch", json!({ "seat": 0, "swap": false })).await.unwrap();
    assert_eq!(
        (&second["table"], &second["made"], &second["mine"]),
        (&json!(again), &json!(false), &json!([1]))
    );
    let (_, hello) = host.join(again, Some(&opened.token)).await;
    assert_eq!((&hello["mine"], &hello["seats"][1]["name"]), (&json!([1]), &json!("Ada")));
    let (_, hello) = host.join(again, Some(&opened.links[0])).await;
    assert_eq!(hello["mine"], json!([0]));
}

/// A record replays, and its dice are those that were promised.
fn kept(record: &str, promise: &Value) {
    let record = Record::read(record).unwrap();
    let (hash, salt) = record.committed.clone().unwrap();
    assert_eq!(promise, &json!(hash));
    assert!(sandtable_server::secret::keeps(&hash, &record.header.seed, &salt));
    let table = sandtable_catalog::game(&record.header.game).unwrap().replay(&record).unwrap();
    assert!(table.changed().is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_and_open_seats() {
    let host = Host::new().await;
    let wish = json!({ "game": "campanha", "scenario": "dia-d", "seats": ["bot:style0", "open"] });
    let opened = host.open(wish).await;
    // The bot begins by itself; the seat is for whoever comes first.
    let (mut eve, _) = host.join(&opened.table, None).await;
    let sit = format!("/api/tables/{}/sit", opened.table);
    let (status, sat) = host.post(&sit, None, &json!({ "seat": 1, "name": "Eve" })).await;
    assert_eq!(status, 200, "{sat}");
    let (status, error) = host.post(&sit, None, &json!({ "seat": 1 })).await;
    assert_eq!((status, &error["error"]["kind"]), (409, &json!("taken")));
    let (mut player, hello) = host.join(&opened.table, sat["token"].as_str()).await;
    assert_eq!(hello["mine"], json!([1]));
    // Whenever it is for Eve she does the first thing that is offered; the bot answers.
    let mut turns = 0;
    while turns < 3 {
        let sight = player.sight(Some(1)).await;
        if sight["to_act"] == 1 {
            let action = sight["offers"][0]["action"].as_str().unwrap().to_owned();
            player.play(1, &action).await.unwrap();
            turns += 1;
        } else {
            player.push("changed").await;
        }
    }
    assert!(eve.push("changed").await["seq"].as_i64().unwrap() > 0);
    let record = host.server.record(&opened.table).await;
    assert!(record.contains("player allied style0\nplayer german human\n"), "{record}");
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_break_nothing_is_missed_and_nothing_comes_twice() {
    let host = Host::new().await;
    let opened = host.open(campanha()).await;
    let (mut ada, _) = host.join(&opened.table, Some(&opened.token)).await;
    let (mut bob, _) = host.join(&opened.table, Some(&opened.links[0])).await;
    ada.play(0, "invade").await.unwrap();
    let seen = bob.push("changed").await["seq"].as_i64().unwrap();
    drop(bob);
    ada.play(0, "attack 2010").await.unwrap();
    ada.ask("undo", json!({ "seat": 0, "seq": 2, "from": 0 })).await.unwrap();
    ada.play(0, "attack 2010").await.unwrap();
    let mut bob = host.connect(&opened.table).await;
    let hello = bob.ask("hello", json!({ "token": opened.links[0], "seq": seen })).await.unwrap();
    assert_eq!((&hello["seq"], &hello["from"], &hello["played"]), (&json!(4), &json!(1), &json!(2)));
    let sight = bob
        .ask("ask", json!({ "seat": 1, "question": { "sight": { "from": hello["from"] } } }))
        .await
        .unwrap();
    assert_eq!(sight["history"].as_array().unwrap().len(), 1);
}

/// Plays something for a seat if it decides; tells who decides then.
async fn some_action(client: &mut Client, seat: u8, number: &mut u64) -> Value {
    let sight = client.sight(Some(seat)).await;
    if sight["to_act"] != json!(seat) {
        return sight["to_act"].clone();
    }
    let offers = sight["offers"].as_array().unwrap();
    *number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    let action = offers[(*number >> 33) as usize % offers.len()]["action"].as_str().unwrap();
    client.play(seat, action).await.unwrap()["to_act"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_short_scenario_is_played_to_its_end_over_two_connections() {
    let host = Host::new().await;
    let opened = host.open(campanha()).await;
    let (mut ada, _) = host.join(&opened.table, Some(&opened.token)).await;
    let (mut bob, _) = host.join(&opened.table, Some(&opened.links[0])).await;
    let (mut eve, _) = host.join(&opened.table, None).await;
    // She listens all the while: whoever is silent for a minute is taken for gone.
    let watching = tokio::spawn(async move {
        while eve.push("table").await["over"].is_null() {}
        eve
    });
    let (mut number, mut decides) = (7, json!(0));
    while !decides.is_null() {
        let (client, seat) = if decides == 0 { (&mut ada, 0) } else { (&mut bob, 1) };
        decides = some_action(client, seat, &mut number).await;
    }
    let (_, told) = host.get(&format!("/api/tables/{}", opened.table)).await;
    let over = &told["over"];
    assert_eq!(over["how"], "verdict");
    kept(over["record"].as_str().unwrap(), &opened.told["seed_hash"]);
    // Whoever watched was told of the end, and sees all of it.
    let mut eve = watching.await.unwrap();
    let (watched, played) = (eve.sight(None).await, ada.sight(Some(0)).await);
    assert_eq!(watched["verdict"], played["verdict"]);
    let stacks = watched["view"]["stacks"].as_array().unwrap().iter();
    let mut counters = stacks.flat_map(|stack| stack["counters"].as_array().unwrap());
    assert!(counters.all(|counter| counter["name"].is_string()));
    // The record is there for everybody, and what the command line verifies.
    let (status, _, record) = host.http("GET", &format!("/api/tables/{}/record", opened.table), "", "").await;
    assert_eq!((status, record.as_str()), (200, over["record"].as_str().unwrap()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_for_three_is_played_by_three() {
    let host = Host::new().await;
    let wish = json!({
        "game": "bloody", "scenario": "cobra", "options": { "players": "3" },
        "seats": ["me", "friend", "friend", "friend"],
    });
    let (status, told) = host.post("/api/tables", None, &wish).await;
    assert_eq!(status, 201, "{told}");
    let (table, token) = (told["table"].as_str().unwrap(), told["token"].as_str());
    let (_, hello) = host.join(table, token).await;
    let sitting = hello["seats"].as_array().unwrap().len();
    assert!(sitting == 3, "{hello}");
    assert_eq!(told["links"].as_array().unwrap().len() + hello["mine"].as_array().unwrap().len(), sitting);
    let mut tokens = vec![(hello["mine"][0].clone(), token.unwrap().to_owned())];
    for link in told["links"].as_array().unwrap() {
        tokens.push((link["seat"].clone(), link["token"].as_str().unwrap().to_owned()));
    }
    let (mut number, mut decides) = (3, hello["to_act"].clone());
    for _ in 0..60 {
        let (seat, token) = tokens.iter().find(|(seat, _)| *seat == decides).unwrap();
        let (mut client, _) = host.join(table, Some(token)).await;
        decides = some_action(&mut client, seat.as_u64().unwrap() as u8, &mut number).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_given_beforehand_are_played_by_the_server() {
    let host = Host::new().await;
    let opened = host.open(campanha()).await;
    let (mut ada, _) = host.join(&opened.table, Some(&opened.token)).await;
    let sight = ada.sight(Some(0)).await;
    let prompt = sight["view"]["prompt"]["id"].clone();
    let rules = json!([{ "if": "no-such-prompt", "play": "invade" }, { "if": prompt, "play": "invade" }]);
    ada.ask("standing", json!({ "seat": 0, "rules": rules })).await.unwrap();
    let changed = ada.push("changed").await;
    assert_eq!((&changed["seq"], &changed["played"]), (&json!(1), &json!(1)));
    // They are for nobody else to see.
    let (mut bob, told) = host.join(&opened.table, Some(&opened.links[0])).await;
    assert!(told["seats"][0]["standing"].is_null() && !told.to_string().contains("no-such-prompt"));
    assert_eq!(bob.ask("standing", json!({ "seat": 0, "rules": [] })).await.unwrap_err()["kind"], "seat");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_is_told_to_all_with_every_step() {
    let host = Host::new().await;
    let mut wish = campanha();
    wish["clock"] = json!({ "minutes": 60 });
    let opened = host.open(wish).await;
    let (mut ada, told) = host.join(&opened.table, Some(&opened.token)).await;
    assert_eq!(told["clock"]["left"], json!([3600, 3600]));
    let (mut bob, _) = host.join(&opened.table, Some(&opened.links[0])).await;
    ada.play(0, "invade").await.unwrap();
    for other in [&mut ada, &mut bob] {
        let told = loop {
            let told = other.push("table").await;
            if told["seq"] == 1 {
                break told;
            }
        };
        let (deadline, now) = (told["clock"]["deadline"].as_i64().unwrap(), told["now"].as_i64().unwrap());
        assert!((3590..=3600).contains(&(deadline - now)), "{told}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_are_given_as_the_table_agreed() {
    let host = Host::new().await;
    let mut wish = campanha();
    wish["study"] = json!("always");
    let opened = host.open(wish).await;
    let (mut ada, _) = host.join(&opened.table, Some(&opened.token)).await;
    let advice = ada.ask("advise", json!({ "seat": 0, "bot": "style0" })).await.unwrap();
    assert!(advice["action"].is_string(), "{advice}");
    let (mut bob, _) = host.join(&opened.table, Some(&opened.links[0])).await;
    // It is not for Bob to decide: there is nothing to advise.
    assert!(bob.ask("advise", json!({ "seat": 1, "bot": "style0" })).await.unwrap().is_null());
    let opened = host.open(campanha()).await;
    let (mut ada, _) = host.join(&opened.table, Some(&opened.token)).await;
    assert_eq!(ada.ask("advise", json!({ "seat": 0, "bot": "style0" })).await.unwrap_err()["kind"], "study");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_in_another_language_plays() {
    let host = Host::new().await;
    let wish = json!({ "game": "campanha", "scenario": "dia-d", "seats": ["me", "bot:random"] });
    let opened = host.open(wish).await;
    let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/bot.py");
    let played = tokio::process::Command::new("python3")
        .args([bot, &format!("http://{}", host.address), &opened.table, &opened.token, "--decisions", "25"])
        .output()
        .await
        .expect("python3 is there");
    let said = String::from_utf8_lossy(&played.stdout).into_owned();
    assert!(played.status.success(), "{said}{}", String::from_utf8_lossy(&played.stderr));
    let (_, told) = host.get(&format!("/api/tables/{}", opened.table)).await;
    assert!(told["seq"].as_i64().unwrap() >= 25, "{told}");
}
