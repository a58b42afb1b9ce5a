//! Bots at the server's tables, so many at once as the host allows.

use crate::hub::{Hub, NOBODY, Slot, Wish};
use crate::step::Step;
use crate::wrong::Wrong;
use sandtable_bots::Spec;
use sandtable_catalog::AnyTable;
use sandtable_engine::SeatId;
use sandtable_engine::record::Record;
use sandtable_engine::view::Viewer;
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// What is to be done for a seat that answers by itself.
enum Due {
    /// A bot must think; the record, if it does not know how the game stands.
    Bot { seat: SeatId, spec: Spec, number: u64, seq: i64, record: Option<String> },
    /// A person has said what to answer.
    Standing { seat: SeatId, action: String, seq: i64 },
}

/// A bot's own copy of the table, on which it keeps its plans.
type Brain = Option<Box<dyn AnyTable>>;

impl Hub {
    /// Sees to it that a table at which a bot decides goes on.
    pub(crate) fn call_bots(self: &Arc<Self>, slot: &Arc<Slot>) {
        if slot.thinking.swap(true, Ordering::AcqRel) {
            return;
        }
        let (hub, slot) = (Arc::clone(self), Arc::clone(slot));
        tokio::spawn(async move {
            loop {
                if let Err(wrong) = hub.answer_for(&slot).await {
                    tracing::warn!(table = slot.id, ?wrong, "a bot could not play");
                    slot.thinking.store(false, Ordering::Release);
                    break;
                }
                slot.thinking.store(false, Ordering::Release);
                // Something may have been played after it had looked for the last time.
                let more = !hub.is_ending() && matches!(hub.due(&slot, None).await, Ok(Some(_)));
                if !more || slot.thinking.swap(true, Ordering::AcqRel) {
                    break;
                }
            }
        });
    }

    /// Plays for seats that answer by themselves until a person decides.
    async fn answer_for(self: &Arc<Self>, slot: &Arc<Slot>) -> Result<(), Wrong> {
        let mut brain: Brain = None;
        let mut faults = 0;
        while !self.is_ending() {
            let known = brain.as_ref().map(|brain| (brain.len(), brain.hash()));
            let (seat, step, seq) = match self.due(slot, known).await? {
                None => return Ok(()),
                Some(Due::Standing { seat, action, seq }) => (seat, Step::Answer(action), seq),
                Some(Due::Bot { seat, spec, number, seq, record }) => {
                    let thought = self.think(slot, brain.take(), (seat, spec, number), record).await?;
                    let Some((action, again)) = thought else { return Ok(()) };
                    brain = Some(again);
                    (seat, Step::Play(action), seq)
                }
            };
            let wish = Wish { seat: Some(seat), step: step.clone(), seq: Some(seq), from: None, by: NOBODY };
            match self.step(slot, wish).await {
                Ok(_) => {
                    if let (Some(mut known), Step::Play(action) | Step::Answer(action)) = (brain.take(), step)
                    {
                        // Its dice are those of the table.
                        let played = tokio::task::spawn_blocking(move || known.play(&action).map(|_| known));
                        brain = played.await.ok().and_then(Result::ok);
                    }
                }
                Err(Wrong::Stale(_)) => brain = None,
                Err(wrong) => {
                    faults += 1;
                    if faults > 3 {
                        return Err(wrong);
                    }
                    brain = None;
                }
            }
        }
        Ok(())
    }

    /// What is to be done now.
    async fn due(&self, slot: &Slot, known: Option<(usize, u64)>) -> Result<Option<Due>, Wrong> {
        self.with(slot, move |live| {
            let seq = live.seq;
            if let Some((seat, spec)) = live.bot_to_act() {
                let stale = known != Some((live.table.len(), live.table.hash()));
                let record = stale.then(|| live.table.record());
                return Some(Due::Bot { seat, spec, number: live.number_of_bot(seat), seq, record });
            }
            live.standing_answer().map(|(seat, action)| Due::Standing { seat, action, seq })
        })
        .await
    }

    /// What a bot does; nothing if it was not let finish.
    async fn think(
        &self,
        slot: &Slot,
        brain: Brain,
        (seat, spec, number): (SeatId, Spec, u64),
        record: Option<String>,
    ) -> Result<Option<(String, Box<dyn AnyTable>)>, Wrong> {
        let game = self.with(slot, |live| Arc::clone(&live.game)).await?;
        let _permit = self.thinkers.acquire().await.map_err(|_| Wrong::Server)?;
        let ending = self.ending();
        self.metrics.bot(1);
        let thought = tokio::task::spawn_blocking(move || {
            let mut brain = match (brain, record) {
                (_, Some(record)) => game.replay(&Record::read(&record)?)?,
                (Some(brain), None) => brain,
                (None, None) => return Err(Wrong::Server),
            };
            let mut goes_on = |_, _| !*ending.borrow();
            let action = brain.choose(Viewer::Seat(seat), spec, number, &mut goes_on);
            let stopped = *ending.borrow();
            Ok(action.filter(|_| !stopped).map(|action| (action, brain)))
        })
        .await;
        self.metrics.bot(-1);
        thought.unwrap_or_else(|error| {
            tracing::error!(%error, "a bot failed");
            Err(Wrong::Server)
        })
    }
}
