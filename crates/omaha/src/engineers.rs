//! IV: engineers clear beach obstacles (10.1).

use crate::board::Tide;
use crate::prelude::*;
use sandtable_engine::sorting;

impl Omaha {
    /// How many hexes a sector may clear in this turn (10.1).
    pub(crate) fn clearings(&self, s: &Situation) -> u8 {
        match s.tide(&self.data) {
            _ if s.turn == 1 => 0,
            Tide::Low => 2,
            Tide::Mid => 1,
            Tide::High => 0,
        }
    }

    /// Whether there is anything that the engineers could clear.
    pub(crate) fn engineers_work(&self, s: &Situation) -> bool {
        self.data.map.landings.iter().any(|b| self.check_clear(s, b.beach[1]).is_ok())
    }

    /// How many hexes of a sector can still be cleared now: as many as may be, if so many are free of fire.
    pub(crate) fn clearable(&self, s: &Situation, sector: Sector) -> u8 {
        let landings = self.data.map.landings.iter().map(|b| b.beach[1]);
        let mut hexes: Vec<SpaceId> = landings.filter(|&hex| self.check_clear(s, hex).is_ok()).collect();
        sorting::ids(&mut hexes);
        hexes.dedup();
        let here = hexes.into_iter().filter(|&hex| self.data.map.at(hex).sector == sector).count();
        (here as u8).min(self.clearings(s).saturating_sub(s.clearing[sector.index()]))
    }

    pub(crate) fn check_clear(&self, s: &Situation, hex: SpaceId) -> Check {
        must(self.data.map.is_hex(hex) && self.data.map.at(hex).obstacle, "10.1", "refuse-no-obstacles")?;
        must(!s.cleared.contains(hex), "10.1", "refuse-cleared-already")?;
        let sector = self.data.map.at(hex).sector;
        must(s.clearing[sector.index()] < self.clearings(s), "10.1", "refuse-enough-cleared")?;
        let number = s.face_up[pile::FIRE + sector.index()];
        let under_fire = number > 0
            && self.data.covered_by[hex].iter().any(|&(p, _)| {
                s.projects(&self.data, p) && self.card(number).shot(self.position(p).colour).is_some()
            });
        must(!under_fire, "10.1", "refuse-engineers-under-fire")
    }

    pub(crate) fn clear_hex(&self, s: &mut Situation, play: &mut impl Play, hex: SpaceId) {
        s.cleared.insert(hex);
        s.clearing[self.data.map.at(hex).sector.index()] += 1;
        play.tell(|| happened("event-cleared", "10.1", hex));
        s.stage = Stage::Engineers;
    }

    pub(crate) fn end_engineers(&self, s: &mut Situation, play: &mut impl Play) {
        self.to_actions(s, play);
    }
}
