//! Tables without their types.

use super::*;

/// A table, and the bots that were asked at it: of which seat, which one, and their seed.
pub(super) struct ErasedTable<R: Complete>(
    pub(super) Table<R>,
    pub(super) Vec<((SeatId, Spec, u64), Player<R>)>,
);

impl<R: Complete> ErasedTable<R> {
    /// A bot of the deciding seat, with what that seat sees and how much has been played.
    #[expect(clippy::type_complexity, reason = "four things that belong to one question")]
    fn ask_bot(
        &mut self,
        viewer: Viewer,
        bot: Spec,
        seed: u64,
    ) -> Option<(&R, Sight<R::Situation>, &mut Player<R>, u64)> {
        if !self.decides(viewer) {
            return None;
        }
        let rules = &**self.0.rules();
        let sight = Sight::of_deciding(rules, self.0.situation())?;
        let key = (sight.seat(), bot, seed);
        let known = self.1.iter().position(|(known, _)| *known == key).unwrap_or_else(|| {
            self.1.push((key, Player::new(bot, seed)));
            self.1.len() - 1
        });
        let player = &mut self.1[known].1;
        Some((rules, sight, player, self.0.entries().len() as u64))
    }

    fn rules(&self) -> &R {
        self.0.rules()
    }

    /// Whether a viewer may ask what is for the deciding seat to ask.
    fn decides(&self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Referee => true,
            Viewer::Seat(seat) => self.to_act() == Some(seat),
        }
    }

    /// The answer to whoever decides, and nothing to the others.
    fn to_deciding<T: Default>(&self, viewer: Viewer, answer: impl FnOnce() -> T) -> T {
        if self.decides(viewer) { answer() } else { T::default() }
    }

    /// An action of the viewer, who must decide.
    fn read_of(&self, viewer: Viewer, action: &str) -> Result<R::Action, PlayError> {
        let action = self.rules().read_exactly(action)?;
        if self.to_act().is_none() {
            return Err(PlayError::Over);
        }
        if self.decides(viewer) { Ok(action) } else { Err(PlayError::OtherSeat) }
    }

    fn offer(&self, s: &R::Situation, action: R::Action) -> Offer {
        Offer { action: self.rules().write_action(action), choice: self.rules().choice(s, action) }
    }

    /// Whether something has been hidden from a seat so far: which counter it is, or a card.
    fn hides(&self) -> bool {
        let rules = self.rules();
        let hidden = |s: &R::Situation, seat: usize| {
            let viewer = Viewer::Seat(SeatId(seat as u8));
            let stacks = rules.view(s, viewer).stacks;
            stacks.iter().flat_map(|stack| &stack.counters).any(|counter| counter.name.is_none())
                || rules.piles(s, viewer) != rules.piles(s, Viewer::Referee)
                || rules.cup(s, viewer) != rules.cup(s, Viewer::Referee)
        };
        let now = std::iter::once(self.0.situation().clone());
        let mut moments = now.chain(self.0.situations(0));
        moments.any(|s| (0..rules.seats().len()).any(|seat| hidden(&s, seat)))
    }
}

impl<R: Complete> Questions for ErasedTable<R> {
    fn to_act(&self) -> Option<SeatId> {
        self.rules().to_act(self.0.situation())
    }
    fn len(&self) -> usize {
        self.0.entries().len()
    }
    fn verdict(&self) -> Option<Verdict> {
        self.rules().verdict(self.0.situation())
    }
    fn scores(&self) -> Vec<i32> {
        self.rules().scores(self.0.situation())
    }
    fn view(&self, viewer: Viewer) -> View {
        self.rules().view(self.0.situation(), viewer)
    }
    fn prompt(&self, viewer: Viewer) -> Option<Message> {
        self.view(viewer).prompt
    }
    fn actions(&self, viewer: Viewer) -> Vec<String> {
        self.to_deciding(viewer, || {
            self.0.actions().into_iter().map(|action| self.rules().write_action(action)).collect()
        })
    }
    fn offers(&self, viewer: Viewer) -> Vec<Offer> {
        self.to_deciding(viewer, || {
            self.0.actions().into_iter().map(|action| self.offer(self.0.situation(), action)).collect()
        })
    }
    fn prepared(&self, viewer: Viewer) -> Vec<Offer> {
        self.to_deciding(viewer, || {
            self.0.undoable().map(|(entry, before)| self.offer(&before, entry.action)).collect()
        })
    }
    fn reasons(&self, viewer: Viewer) -> Vec<Reason> {
        self.to_deciding(viewer, || self.rules().reasons(self.0.situation()))
    }
    fn stakes(&self, viewer: Viewer, action: &str) -> Result<Option<Stakes>, PlayError> {
        let action = self.read_of(viewer, action)?;
        let (rules, s) = (self.rules(), self.0.situation());
        if rules.refuse(s, action).is_some() {
            return Ok(None);
        }
        let mut copy = self.0.fork();
        copy.play(action).map_err(PlayError::Refused)?;
        let for_good = copy.entries().iter().any(|entry| entry.barrier);
        Ok(Some(Stakes { for_good, ..rules.stakes(s, action) }))
    }
    fn standing(&self, viewer: Viewer) -> Vec<(CounterId, Standing)> {
        self.to_deciding(viewer, || self.rules().standing(self.0.situation()))
    }
    fn blocked(&self, viewer: Viewer) -> Vec<Blocked> {
        let (rules, s) = (self.rules(), self.0.situation());
        self.to_deciding(viewer, || {
            let looked_for = rules.looked_for(s).into_iter();
            looked_for
                .filter_map(|action| {
                    let refusal = rules.refuse(s, action)?;
                    Some(Blocked { choice: rules.choice(s, action), refusal })
                })
                .collect()
        })
    }
    fn goal(&self, viewer: Viewer) -> Option<Goal> {
        self.rules().goal(self.0.situation(), viewer)
    }
    fn in_hand(&self, viewer: Viewer) -> Option<CounterId> {
        self.to_deciding(viewer, || self.rules().in_hand(self.0.situation()))
    }
    fn can_undo(&self, viewer: Viewer) -> bool {
        self.to_deciding(viewer, || self.0.can_undo())
    }
    fn can_redo(&self, viewer: Viewer) -> bool {
        self.to_deciding(viewer, || self.0.can_redo())
    }
    fn history(&self, viewer: Viewer, from: usize) -> Vec<Said> {
        let rules = self.rules();
        let entries = self.0.entries();
        let mut last_phase = from.checked_sub(1).map(|last| rules.phase(&self.0.situation_at(last)));
        let mut moments = self.0.situations(from);
        let mut before = moments.next();
        let mut said = Vec::new();
        for entry in entries.iter().skip(from) {
            let phase = before.as_ref().and_then(|before| {
                let phase = Some(rules.phase(before));
                let new = phase != std::mem::replace(&mut last_phase, phase);
                new.then(|| rules.view(before, Viewer::Referee).phase)
            });
            before = moments.next();
            let after = before.as_ref().unwrap_or(self.0.situation());
            let of_viewer = viewer == Viewer::Referee || viewer == Viewer::Seat(entry.seat);
            said.push(Said {
                seat: entry.seat,
                action: of_viewer.then(|| rules.write_action(entry.action)),
                forced: entry.forced,
                phase,
                events: entry
                    .events
                    .iter()
                    .filter_map(|event| rules.view_event(after, viewer, event))
                    .collect(),
            });
        }
        said
    }
    fn odds(&self, viewer: Viewer) -> Option<Odds> {
        self.rules().odds(self.0.situation(), viewer)
    }
    fn what_if(&self, viewer: Viewer, actions: &[String]) -> Result<Option<Odds>, PlayError> {
        let mut copy = Self(self.0.fork(), Vec::new());
        for action in actions {
            let action = copy.read_of(viewer, action)?;
            copy.0.play(action).map_err(PlayError::Refused)?;
            // The copy has the true dice and all that is hidden: what they give is not for telling.
            if copy.0.entries().iter().any(|entry| entry.barrier) {
                return Err(PlayError::Chance);
            }
        }
        Ok(copy.odds(viewer))
    }
    fn why(&self, viewer: Viewer, action: &str) -> Result<Option<Refusal>, PlayError> {
        let action = self.read_of(viewer, action)?;
        Ok(self.rules().refuse(self.0.situation(), action))
    }
    fn meant(&self, viewer: Viewer, counter: Option<CounterId>, space: Option<SpaceId>) -> Vec<Meant> {
        let (rules, s) = (self.rules(), self.0.situation());
        let known = |id: &CounterId| id.index() < rules.counter_names().len();
        let there = |id: &SpaceId| id.index() < rules.board().len();
        self.to_deciding(viewer, || {
            let meant = rules.meant(s, counter.filter(known), space.filter(there)).into_iter();
            meant.map(|a| Meant { action: rules.write_action(a), refusal: rules.refuse(s, a) }).collect()
        })
    }
    fn reach(&self, viewer: Viewer, counter: CounterId) -> Vec<(SpaceId, u16)> {
        self.to_deciding(viewer, || self.rules().reach(self.0.situation(), counter))
    }
    fn route(&self, viewer: Viewer, counter: CounterId, to: SpaceId) -> Vec<Leg> {
        self.to_deciding(viewer, || self.rules().route(self.0.situation(), counter, to))
    }
    fn overlays(&self, viewer: Viewer) -> Vec<Overlay> {
        self.rules().overlays(self.0.situation(), viewer)
    }
    fn due(&self, viewer: Viewer) -> Vec<Due> {
        self.rules().due(self.0.situation(), viewer)
    }
    fn piles(&self, viewer: Viewer) -> Vec<Pile> {
        self.rules().piles(self.0.situation(), viewer)
    }

    fn cup(&self, viewer: Viewer) -> Option<Cup> {
        self.rules().cup(self.0.situation(), viewer)
    }
    fn counter_card(&self, viewer: Viewer, counter: CounterId) -> Card {
        self.rules().counter_card(self.0.situation(), viewer, counter)
    }
    fn space_card(&self, viewer: Viewer, space: SpaceId) -> Card {
        self.rules().space_card(self.0.situation(), viewer, space)
    }
    fn choose(&mut self, viewer: Viewer, bot: Spec, seed: u64, progress: Progress<'_>) -> Option<String> {
        let (rules, sight, player, played) = self.ask_bot(viewer, bot, seed)?;
        player.choose(rules, &sight, played, progress).map(|action| rules.write_action(action))
    }
    fn advise(&mut self, viewer: Viewer, bot: Spec, seed: u64, progress: Progress<'_>) -> Option<Advice> {
        let (rules, sight, player, played) = self.ask_bot(viewer, bot, seed)?;
        let (action, why) = player.advise(rules, &sight, played, progress)?;
        Some(Advice { action: rules.write_action(action), why })
    }
    fn why_not(
        &mut self,
        viewer: Viewer,
        bot: Spec,
        seed: u64,
        action: &str,
        progress: Progress<'_>,
    ) -> Result<Option<WhyNot>, PlayError> {
        let action = self.read_of(viewer, action)?;
        if let Some(refusal) = self.rules().refuse(self.0.situation(), action) {
            return Err(PlayError::Refused(refusal));
        }
        let Some((rules, sight, player, played)) = self.ask_bot(viewer, bot, seed) else { return Ok(None) };
        Ok(player.why_not(rules, &sight, played, action, progress))
    }
}

impl<R: Complete> AnyTable for ErasedTable<R> {
    fn changed(&self) -> Option<&Changed> {
        self.0.changed()
    }
    fn header(&self) -> &Header {
        self.0.header()
    }
    fn seat(&mut self, players: Players) -> Result<(), TextError> {
        if let Some(seat) = players.keys().find(|seat| !self.rules().seats().contains(&seat.as_str())) {
            return Err(TextError::new(format!("there is no seat \"{seat}\"")));
        }
        players.values().try_for_each(|who| player(who))?;
        self.0.seat(players);
        Ok(())
    }
    fn play(&mut self, action: &str) -> Result<Vec<Event>, PlayError> {
        let action = self.read_of(Viewer::Referee, action)?;
        self.0.play(action).map_err(PlayError::Refused)
    }
    fn take_forced(&mut self) -> Vec<Event> {
        let from = self.0.entries().len();
        self.0.take_forced();
        self.0.entries()[from..].iter().flat_map(|entry| entry.events.iter().cloned()).collect()
    }
    fn undo(&mut self) -> Result<(), NoUndo> {
        self.0.undo()
    }
    fn retract(&mut self, action: &str) -> Result<(), TextError> {
        let action = self.rules().read_exactly(action)?;
        self.0.retract(action).map_err(|error| TextError::new(error.to_string()))
    }
    fn undo_phase(&mut self) -> Result<usize, NoUndo> {
        self.0.undo_phase()
    }
    fn redo(&mut self) -> bool {
        self.0.redo()
    }
    fn situation(&self) -> String {
        self.rules().write_situation(self.0.situation())
    }
    fn record(&self) -> String {
        record::write(&self.0)
    }
    fn hash(&self) -> u64 {
        self.rules().hash(self.0.situation())
    }
    fn hashes(&self) -> Vec<u64> {
        let now = (!self.0.entries().is_empty()).then(|| self.0.situation().clone());
        self.0.situations(1).chain(now).map(|situation| self.rules().hash(&situation)).collect()
    }
    fn analyst(&self, viewer: Viewer) -> Result<Box<dyn AnyAnalyst>, PlayError> {
        if viewer != Viewer::Referee && self.to_act().is_some() && self.hides() {
            return Err(PlayError::Hidden);
        }
        let entries = self.0.entries().iter().zip(self.0.situations(0));
        let played = entries
            .map(|(entry, before)| Played { before, action: entry.action, seat: entry.seat })
            .collect();
        let turn = |s: &R::Situation| self.rules().view(s, Viewer::Referee).turn;
        let rules = Arc::clone(self.0.rules());
        Ok(Box::new(Analyst::new(rules, played, self.0.situation().clone(), turn)))
    }
    fn moment(&self, played: usize) -> Box<dyn AnyTable> {
        Box::new(Self(self.0.moment(played), Vec::new()))
    }
    fn twins(&self, seat: SeatId, number: u64) -> [Box<dyn AnyTable>; 2] {
        let world = sight::imagine(self.rules(), self.0.situation(), seat, number);
        [self.0.fork(), self.0.fork_in(world)].map(|table| Box::new(Self(table, Vec::new())) as _)
    }
    fn has_told(&self, from: usize) -> bool {
        self.0.entries().iter().skip(from).any(|entry| entry.told)
    }
}
