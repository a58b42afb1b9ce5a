//! Offensive markers (rules 0.2.1, 1.1.1.2).

use crate::data::{SiteKind, SpaceSet};
use crate::situation::{Port, Situation, Stage, Weather, flag};
use crate::units::{Acting, Army, Kind, Side};
use crate::{Action, Bloody, Check, Playing, need, refuse};
use sandtable_engine::message::{Arg, Event};
use sandtable_engine::{SpaceId, UnitId};

const fn bit(side: Side) -> u8 {
    1 << side as u8
}

impl Bloody {
    /// Each side rolls for its markers (1.1.1.2); Cherbourg gives the Germans one more (7.2).
    pub(crate) fn roll_resources(&self, s: &mut Situation, play: &mut impl Playing) {
        let numbers = &self.data.numbers.resources;
        let share = self.plan(s).offensive_share.max(1);
        s.sent = [0; 2];
        for side in [Side::Allied, Side::German] {
            // A scenario that begins with markers gives them instead of the first throw (ruling B30).
            if side == Side::Allied && self.plan(s).offensive.is_some() && s.turn == self.plan(s).first_turn {
                continue;
            }
            let die = play.die("roll-resources", s.turn, side as u16, 0);
            let line = match (side, s.weather) {
                (Side::Allied, _) => &numbers.allied,
                (Side::German, Weather::Clear) => &numbers.german_clear,
                (Side::German, Weather::Overcast) => &numbers.german_overcast,
            };
            let n = line[usize::from(die - 1)].div_ceil(share);
            match side {
                Side::Allied => s.reserve_markers = s.reserve_markers.saturating_add(n).min(40),
                Side::German => s.to_stock = n,
            }
            play.tell(|| {
                Event::new("event-resources", "1.1.1.2")
                    .with("side", sandtable_engine::SideId(side as u8))
                    .with("die", Arg::Die(die))
                    .with("n", i32::from(n))
            });
        }
        let port = self
            .data
            .sites
            .iter()
            .position(|site| site.kind == SiteKind::German && site.at == self.data.cherbourg[0]);
        if let Some(site) = port
            && s.depots[site].port == Port::Open
            && !s.held.contains(self.data.cherbourg[0])
        {
            let room = self.data.sites[site].markers;
            s.stock[site] = (s.stock[site] + numbers.cherbourg).min(room.max(numbers.cherbourg));
            play.tell(|| Event::new("event-cherbourg-marker", "7.2").with("at", self.data.cherbourg[0]));
        }
    }

    /// Where a German marker may go.
    pub(crate) fn check_stock(&self, s: &Situation, at: SpaceId) -> Check {
        match self.german_site(at) {
            Some(site) if self.stock_room(s, site) => Ok(()),
            // 7.2: lost, or blocked by confusion in its box.
            Some(site) if !self.depot_works(s, site, Army::German) => refuse("7.2", "refuse-no-depot"),
            Some(_) => refuse("1.1.1.2", "refuse-depot-full"),
            None => refuse("1.1.1.2", "refuse-no-depot"),
        }
    }

    fn german_site(&self, at: SpaceId) -> Option<usize> {
        self.data.sites.iter().position(|site| site.kind == SiteKind::German && site.at == at)
    }

    pub(crate) fn list_stock(&self, s: &Situation, out: &mut Vec<Action>) {
        for (site, printed) in self.data.sites.iter().enumerate() {
            if printed.kind == SiteKind::German && self.stock_room(s, site) {
                out.push(Action::Stock(printed.at));
            }
        }
    }

    pub(crate) fn do_stock(&self, s: &mut Situation, play: &mut impl Playing, at: SpaceId) {
        if let Some(site) = self.german_site(at) {
            s.stock[site] += 1;
            s.to_stock -= 1;
            play.tell(|| Event::new("event-stocked", "1.1.1.2").with("at", at));
        }
        self.begin_markers(s, play);
    }

    /// German markers go into depots; then the sides send markers to HQs by turns, who has more begins (1.1.1.2).
    pub(crate) fn begin_markers(&self, s: &mut Situation, play: &mut impl Playing) {
        if s.to_stock > 0 {
            let room = (0..self.data.sites.len())
                .any(|site| self.data.sites[site].kind == SiteKind::German && self.stock_room(s, site));
            if room {
                s.active = Acting::German;
                s.stage = Stage::Stock;
                return;
            }
            s.to_stock = 0;
        }
        let german: u8 = s.stock.iter().sum();
        let first = if german > s.reserve_markers { Side::German } else { Side::Allied };
        s.sending = bit(Side::Allied) | bit(Side::German);
        self.send_next(s, play, first);
    }

    /// The next side that can send a marker, `side` before the other.
    fn send_next(&self, s: &mut Situation, play: &mut impl Playing, side: Side) {
        for side in [side, side.enemy()] {
            if s.sending & bit(side) != 0 {
                if self.somebody_to_send(s, side) {
                    s.active = self.acting(s, side);
                    s.stage = Stage::Markers;
                    return;
                }
                s.sending &= !bit(side);
            }
        }
        self.begin_admin(s, play);
    }

    fn somebody_to_send(&self, s: &Situation, side: Side) -> bool {
        let mut found = false;
        self.each_to_send(s, side, |_| found = true);
        found
    }

    /// Whether an HQ could hold one more marker (0.2.1, 7.3.2).
    fn could_hold(&self, s: &Situation, hq: UnitId, side: Side) -> bool {
        self.data.units[hq].side() == side
            && self.has_place_for_marker(s, hq)
            && (self.data.numbers.turns.supplied.contains(&s.turn) || self.reached(s, hq))
    }

    /// Whether an HQ is in play, in supply, and has fewer markers than it may.
    fn has_place_for_marker(&self, s: &Situation, hq: UnitId) -> bool {
        self.data.map.is_in_play(s.place(hq))
            && !s.is(hq, flag::OOS)
            && s.count(hq) < self.data.numbers.stacking.offensive
    }

    /// Whether a road leads to it from a depot, or everything is in supply.
    fn reached(&self, s: &Situation, hq: UnitId) -> bool {
        self.depot_roads(s, self.data.units[hq].army).contains(s.place(hq))
    }

    /// Tells every HQ to which its side can send a marker now. Roads are followed once for an army, not for each HQ.
    fn each_to_send(&self, s: &Situation, side: Side, mut tell: impl FnMut(UnitId)) {
        if side == Side::Allied && s.reserve_markers == 0 {
            return;
        }
        let all = self.data.numbers.turns.supplied.contains(&s.turn);
        let mut roads: [Option<SpaceSet>; Army::ALL.len()] = [None; Army::ALL.len()];
        let mut stocked = None;
        for &hq in &self.data.hqs {
            let u = &self.data.units[hq];
            if u.side() != side || !self.has_place_for_marker(s, hq) {
                continue;
            }
            if side == Side::Allied && !self.ships_carry(s, hq) {
                continue;
            }
            let at = s.place(hq);
            if !all {
                let roads = roads[u.army as usize].get_or_insert_with(|| self.depot_roads(s, u.army));
                if !roads.contains(at) {
                    continue;
                }
            }
            if side == Side::German {
                let reached = stocked.get_or_insert_with(|| self.stocked_roads(s, all));
                if !reached.is_some_and(|roads: SpaceSet| all || roads.contains(at)) {
                    continue;
                }
            }
            tell(hq);
        }
    }

    /// The spaces to which a road leads from a German depot that holds a marker; none if there is no such depot.
    fn stocked_roads(&self, s: &Situation, all: bool) -> Option<SpaceSet> {
        let sites = 0..self.data.sites.len();
        let works = sites.filter(|&site| s.stock[site] > 0 && self.depot_works(s, site, Army::German));
        let roads = works.map(|site| if all { SpaceSet::EMPTY } else { self.roads_from(s, site) });
        roads.reduce(|a, b| a.or(&b))
    }

    /// Whether the depots of an HQ's army can bring one more marker ashore in this turn (7.1, 11.3, ruling B45).
    fn ships_carry(&self, s: &Situation, hq: UnitId) -> bool {
        let army = self.data.units[hq].army;
        let works = (0..self.data.sites.len()).filter(|&site| self.depot_works(s, site, army));
        let most: u8 = works
            .map(|site| self.data.sites[site].offensive[usize::from(s.depots[site].port == Port::Full)])
            .sum();
        s.sent[usize::from(army == Army::British)] < most
    }

    /// The German depot from which an HQ gets its marker: Cherbourg first, for nobody else can use it (ruling B63).
    fn paying_depot(&self, s: &Situation, hq: UnitId) -> Option<usize> {
        let at = s.place(hq);
        (0..self.data.sites.len()).find(|&site| {
            s.stock[site] > 0
                && self.depot_works(s, site, Army::German)
                && (self.data.numbers.turns.supplied.contains(&s.turn)
                    || self.roads_from(s, site).contains(at))
        })
    }

    pub(crate) fn check_send(&self, s: &Situation, hq: UnitId) -> Check {
        let side = s.active.side();
        let u = self.data.units.get(hq);
        let ours = u.is_some_and(|u| u.kind == Kind::Hq && u.side() == side);
        need(ours, "1.1.1.2", "refuse-not-your-hq")?;
        need(s.count(hq) < self.data.numbers.stacking.offensive, "0.2.1", "refuse-two-markers")?;
        need(self.could_hold(s, hq, side), "7.3.2", "refuse-hq-out-of-supply")?;
        need(side == Side::German || self.ships_carry(s, hq), "7.1", "refuse-depots-carry-no-more")?;
        let paid = match side {
            Side::Allied => s.reserve_markers > 0,
            Side::German => self.paying_depot(s, hq).is_some(),
        };
        need(paid, "1.1.1.2", "refuse-no-marker")
    }

    pub(crate) fn list_send(&self, s: &Situation, out: &mut Vec<Action>) {
        self.each_to_send(s, s.active.side(), |hq| out.push(Action::Send(hq)));
        out.push(Action::Keep);
    }

    pub(crate) fn do_send(&self, s: &mut Situation, play: &mut impl Playing, hq: UnitId) {
        let side = s.active.side();
        let mut at = self.data.map.boxes.reserve;
        match side {
            Side::Allied => {
                s.reserve_markers -= 1;
                s.sent[usize::from(self.data.units[hq].army == Army::British)] += 1;
            }
            Side::German => {
                if let Some(site) = self.paying_depot(s, hq) {
                    s.stock[site] -= 1;
                    at = self.data.sites[site].at;
                }
            }
        }
        s.set_count(hq, s.count(hq) + 1);
        play.tell(|| Event::new("event-marker-sent", "1.1.1.2").with("unit", hq).with("at", at));
        self.send_next(s, play, side.enemy());
    }

    pub(crate) fn do_keep(&self, s: &mut Situation, play: &mut impl Playing) {
        let side = s.active.side();
        s.sending &= !bit(side);
        self.send_next(s, play, side.enemy());
    }

    /// An HQ pays one of its markers.
    pub(crate) fn pay(&self, s: &mut Situation, hq: UnitId) {
        s.set_count(hq, s.count(hq).saturating_sub(1));
    }

    /// Markers taken with an HQ (4.3): they go to the reserve, or to the first German depot with room.
    pub(crate) fn capture_markers(&self, s: &mut Situation, play: &mut impl Playing, hq: UnitId) {
        let n = s.count(hq);
        s.set_count(hq, 0);
        if n == 0 {
            return;
        }
        play.tell(|| Event::new("event-markers-captured", "4.3").with("n", i32::from(n)).open());
        if self.data.units[hq].side() == Side::German {
            s.reserve_markers = s.reserve_markers.saturating_add(n).min(40);
            return;
        }
        for _ in 0..n {
            let sites = 0..self.data.sites.len();
            let room = sites
                .rev()
                .find(|&site| self.data.sites[site].kind == SiteKind::German && self.stock_room(s, site));
            if let Some(site) = room {
                s.stock[site] += 1;
            }
        }
    }
}
