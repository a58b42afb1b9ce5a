//! What goes on by itself: bots that were waiting when a server ended, clocks that run out, tables nobody asks about, and
//! the news of other servers.

use crate::hub::{Hub, NOBODY, Wish, ended, now};
use crate::step::Step;
use crate::store::Store;
use crate::wire::Push;
use crate::wrong::Wrong;
use serde_json::json;
use sqlx::postgres::PgListener;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{interval, sleep};

/// How often clocks are looked at.
const TICK: Duration = Duration::from_secs(5);

/// How long a table may wait for a bot before somebody looks why, in seconds.
const STUCK: i64 = 30;

/// How long a table stays in memory that nobody asks about, in seconds.
const IDLE: i64 = 600;

/// How many tables stay in memory at most.
const MOST: usize = 5_000;

/// Looks after the tables until the server ends.
pub(crate) async fn look_after(hub: Arc<Hub>) {
    let (mut tick, mut ending, mut count) = (interval(TICK), hub.ending(), 0_u32);
    loop {
        tokio::select! {
            _ = tick.tick() => {}
            () = ended(&mut ending) => return,
        }
        if let Err(wrong) = clocks(&hub).await {
            tracing::warn!(?wrong, "clocks were not looked at");
        }
        if count.is_multiple_of(6) {
            // At the start all that wait are called: whoever thought about them may have been killed.
            let before = if count == 0 { now() + 1 } else { now() - STUCK };
            if let Err(wrong) = bots(&hub, before).await {
                tracing::warn!(?wrong, "bots were not called");
            }
            hub.forget(IDLE, MOST);
        }
        hub.look_for_others();
        count += 1;
    }
}

async fn bots(hub: &Arc<Hub>, before: i64) -> Result<(), Wrong> {
    for table in hub.store.waiting_for_bots(before).await? {
        let slot = hub.slot(&table).await?;
        hub.call_bots(&slot);
    }
    Ok(())
}

/// Ends the games of those whose time is up.
pub(crate) async fn clocks(hub: &Arc<Hub>) -> Result<(), Wrong> {
    for table in hub.store.late(now()).await? {
        let slot = hub.slot(&table).await?;
        let late = hub.with(&slot, |live| {
            let deadline = live.deadline();
            let late = deadline > 0 && deadline <= now();
            (late.then(|| live.table.to_act()).flatten(), live.seq)
        });
        if let (Some(seat), seq) = late.await? {
            let wish = Wish { seat: Some(seat), step: Step::Late, seq: Some(seq), from: None, by: NOBODY };
            match hub.step(&slot, wish).await {
                Ok(_) | Err(Wrong::Stale(_)) => {}
                Err(wrong) => return Err(wrong),
            }
        }
    }
    Ok(())
}

/// Listens to what other servers on the same database write, until the server ends.
pub(crate) async fn listen(hub: Arc<Hub>, url: String) {
    let mut ending = hub.ending();
    while !hub.is_ending() {
        let listening = async {
            let mut listener = PgListener::connect(&url).await?;
            listener.listen("sandtable").await?;
            // Whatever was missed while nobody listened.
            for slot in hub.slots() {
                let _ = hub.catch_up(&slot).await;
            }
            loop {
                match listener.try_recv().await? {
                    Some(news) => hear(&hub, news.payload()),
                    None => return Ok::<_, sqlx::Error>(()),
                }
            }
        };
        tokio::select! {
            ended = listening => {
                if let Err(error) = ended {
                    tracing::warn!(%error, "the news of other servers cannot be heard");
                }
            }
            () = ended(&mut ending) => return,
        }
        sleep(Duration::from_secs(1)).await;
    }
}

/// What another server has written: its name, the table, and a step, `table`, or `chat` with a number.
fn hear(hub: &Arc<Hub>, news: &str) {
    let words: Vec<&str> = news.split(' ').collect();
    let [process, table, what, ..] = words[..] else { return };
    if process == hub.process {
        return;
    }
    let slot = hub.slot_here(table);
    if hub.hear_presence(process, slot.as_ref(), &words[2..]) {
        return;
    }
    let Some(slot) = slot else { return };
    let (hub, what) = (Arc::clone(hub), what.to_owned());
    let number = words.get(3).and_then(|number| number.parse::<i64>().ok());
    tokio::spawn(async move {
        let heard = match (what.as_str(), number) {
            ("table", _) => hub.seats_changed(&slot).await,
            ("chat", Some(number)) => said(&hub.store, &slot.id, number).await.map(|line| {
                if let Some(line) = line {
                    let _ = slot.pushes.send(Push::Chat { line: line.into(), by: NOBODY });
                }
            }),
            _ => hub.catch_up(&slot).await,
        };
        if let Err(wrong) = heard {
            tracing::warn!(table = slot.id, ?wrong, "news of another server were not understood");
        }
    });
}

/// A line that was said at another server.
async fn said(store: &Store, table: &str, number: i64) -> Result<Option<String>, Wrong> {
    let lines = store.chat(table, number - 1).await?;
    let line = lines.into_iter().find(|line| line.n == number);
    Ok(line.map(|line| json!(line).to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::Limits;
    use crate::live::Live;
    use crate::store::{Job, Written};
    use sandtable_engine::SeatId;
    use sandtable_engine::view::Viewer;
    use serde_json::json;

    /// A hub with a database of its own, and a table.
    async fn table(wish: serde_json::Value) -> (tempfile::TempDir, Arc<Hub>, Arc<crate::hub::Slot>) {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("tables.sqlite").display().to_string();
        let store = Store::open(&path).await.expect("a database");
        let hub = Hub::new(store, Limits::none(), crate::post::Post::default(), 1).expect("a hub");
        let opened = hub.open(&wish).await.expect("a table");
        let slot = hub.slot(opened["table"].as_str().expect("an id")).await.expect("a place");
        (folder, hub, slot)
    }

    /// Answers given beforehand could lead round in a circle for ever, and fill the disk.
    #[tokio::test(flavor = "multi_thread")]
    async fn answers_given_beforehand_come_to_an_end() {
        let wish = json!({ "game": "campanha", "scenario": "dia-d", "seats": ["me", "friend"] });
        let (_folder, hub, slot) = table(wish).await;
        let prompt = hub.with(&slot, |live| {
            live.table.prompt(Viewer::Seat(SeatId(0))).map(|prompt| prompt.id.to_string())
        });
        let prompt = prompt.await.expect("read").expect("a prompt");
        let rules = json!([{ "if": prompt, "play": "invade" }]).to_string();
        hub.with(&slot, move |live| {
            live.seats[0].standing = rules;
            assert!(live.standing_answer().is_some());
            live.answers = 20;
            assert!(live.standing_answer().is_none() && !live.facts().by_itself);
            // Whoever decides himself begins anew.
            live.take(Some(SeatId(0)), &Step::Play("invade".to_owned())).expect("legal");
            assert_eq!(live.answers, 0);
        })
        .await
        .expect("looked at");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn whoever_is_at_a_server_that_is_gone_is_gone() {
        let wish = json!({ "game": "campanha", "scenario": "dia-d", "seats": ["me", "friend"] });
        let (_folder, hub, slot) = table(wish).await;
        assert!(hub.hear_presence("other", Some(&slot), &["here", "2"]));
        assert_eq!(slot.seats_here(), [1]);
        hub.forget_others(Duration::from_secs(60));
        assert_eq!(slot.seats_here(), [1]);
        hub.forget_others(Duration::ZERO);
        assert!(slot.seats_here().is_empty());
        assert!(!hub.hear_presence("other", Some(&slot), &["17"]), "that is a step");
    }

    /// Else whoever loses could play and take back once a day, for ever.
    #[tokio::test(flavor = "multi_thread")]
    async fn who_plays_and_takes_back_wins_no_days() {
        let wish = json!({
            "game": "campanha", "scenario": "dia-d", "seats": ["me", "friend"], "clock": { "days": 1 },
        });
        let (_folder, hub, slot) = table(wish).await;
        let then = now() - 3600;
        hub.with(&slot, move |live| {
            let take = |live: &mut Live, step, at| {
                let deciding = live.table.to_act();
                let from = live.take(Some(SeatId(0)), &step).expect("legal");
                live.count(from, deciding, at);
                live.deadline()
            };
            let first = live.deadline();
            assert_eq!(take(live, Step::Play("invade".to_owned()), then), first);
            for hour in 1..4 {
                let at = then + hour * 3600;
                assert_eq!(take(live, Step::Play("attack 2010".to_owned()), at), first);
                assert_eq!(take(live, Step::Undo, at + 60), first);
            }
            // Now as if the other seat had decided.
            live.count(0, Some(SeatId(1)), then + 20_000);
            assert_eq!(live.deadline(), then + 20_000 + 86_400);
        })
        .await
        .expect("looked at");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn whoever_takes_too_long_has_lost() {
        let wish = json!({
            "game": "campanha", "scenario": "dia-d", "seats": ["me", "friend"], "clock": { "minutes": 1 },
        });
        let (_folder, hub, slot) = table(wish).await;
        let table = slot.id.clone();
        clocks(&hub).await.expect("looked at");
        assert!(hub.store.late(now()).await.expect("read").is_empty(), "there is a minute left");
        // As if it had been opened two minutes ago.
        let then = now() - 120;
        let job = Job::of(&table).and(
            "UPDATE tables SET opened = $1, deadline = $2 WHERE id = $3",
            [then.into(), (then + 60).into(), table.as_str().into()],
        );
        assert_eq!(hub.store.write(job).await.expect("written"), Written::Done);
        clocks(&hub).await.expect("looked at");
        let over = hub.with(&slot, |live| live.over).await.expect("read");
        assert_eq!(over.map(|over| (over.word(), over.seat().map(|seat| seat.0))), Some(("clock", Some(0))));
        assert!(hub.store.late(now()).await.expect("read").is_empty(), "it happens once");
    }
}
