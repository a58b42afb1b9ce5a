//! What an attack in preparation would bring (rule 8), as far as the player may know.
//!
//! Every face that a face-down unit or marker may have is put into the computation that resolves the attack; each is as
//! likely as the other.

use crate::attack::{Aid, Bringer, Column, Comparison, Force, HERO, Outcome, SHELLS, weapon_term};
use crate::data::Shelter;
use crate::prelude::*;
use crate::printed::{ROWS, row_term};
use crate::results::{Chances, chances, goodness, tone_of};
use crate::situation::Where;
use crate::units::{Pool, Weapons};
use sandtable_engine::explain::{Case, Chance, Need, Odds, Tally};
use sandtable_engine::view::Viewer;

/// The row of the attack table that is read.
pub(crate) fn row(c: &Comparison) -> &'static str {
    row_term(c.missing.is_none(), c.compare)
}

/// One way the Germans may turn out, and what comes of it.
pub(crate) struct Way {
    pub(crate) unit: GermanId,
    pub(crate) marker: Option<DepthId>,
    pub(crate) outcome: Outcome,
}

impl Omaha {
    /// The units that the one in a position may be, as far as the player can know; itself among them.
    ///
    /// Nothing in the list may depend on which of them it is, nor on which of them have been drawn: so a unit that was
    /// seen to retreat is thought possible wherever Germans lie face down, even where they came before (ruling O28).
    pub(crate) fn possible_units(&self, s: &Situation, position: PositionId) -> Vec<GermanId> {
        let Some(unit) = s.occupant(position) else { return Vec::new() };
        if s.revealed(unit) {
            return vec![unit];
        }
        let pool = |unit: GermanId| self.data.germans[unit].pool;
        let hidden = |&unit: &GermanId| s.unit_where[unit] != Where::Lost && !s.revealed(unit);
        let p = self.position(position);
        if p.wn {
            // A strongpoint's garrison: any of its kind that has not been seen.
            return GermanId::all().filter(|&unit| Some(pool(unit)) == p.pool).filter(hidden).collect();
        }
        // While tactical reinforcements are left, nobody has drawn others; Kampfgruppe Meyer waits to be called.
        let drawn_out = self.pool(s, Pool::Tactical).is_empty();
        let called = GermanId::all().any(|i| pool(i) == Pool::Meyer && s.unit_where[i] != Where::Pool);
        let possible = |&i: &GermanId| match pool(i) {
            // One that has gone back is among the others.
            Pool::Tactical => drawn_out || s.unit_where[i] != Where::Other,
            Pool::Division => drawn_out,
            Pool::Meyer => drawn_out && called,
            _ => false,
        };
        GermanId::all().filter(possible).filter(hidden).collect()
    }

    /// The depth markers that the one in a position may be; itself among them. Their backs tell the pool.
    pub(crate) fn possible_markers(&self, s: &Situation, position: PositionId) -> Vec<DepthId> {
        let Some(marker) = s.depth(position) else { return Vec::new() };
        if s.depth_revealed[marker] {
            return vec![marker];
        }
        let possible = |&other: &DepthId| {
            self.data.depths[other].pool == self.data.depths[marker].pool
                && s.depth_where[other] != Where::Lost
                && !s.depth_revealed[other]
        };
        DepthId::all().filter(possible).collect()
    }

    /// How likely each result of the attack in preparation is, worst first, with the message that explains it.
    pub(crate) fn outlook(&self, s: &Situation, viewer: Viewer) -> Chances {
        self.weigh(s, viewer).map_or_else(Vec::new, |(_, ways, _)| ways_chances(&ways))
    }

    /// The attack in preparation against everything that the Germans may turn out to be, and whether unit and marker are
    /// known.
    fn weigh(&self, s: &Situation, viewer: Viewer) -> Option<(Force, Vec<Way>, (bool, bool))> {
        let position = self.data.position(s.target)?;
        let unit = s.occupant(position)?;
        let marker = s.depth(position);
        let open = marker.is_some_and(|m| s.depth_revealed[m]);
        let knows_unit = viewer == Viewer::Referee || s.revealed(unit);
        let knows_marker = marker.is_none() || open || viewer == Viewer::Referee;
        let units = if knows_unit { vec![unit] } else { self.possible_units(s, position) };
        let markers: Vec<Option<DepthId>> = if knows_marker {
            vec![marker]
        } else {
            self.possible_markers(s, position).into_iter().map(Some).collect()
        };
        let force = self.force(s);
        let ways: Vec<Way> = (units.iter())
            .flat_map(|&unit| markers.iter().map(move |&marker| (unit, marker)))
            .map(|(unit, marker)| {
                let outcome = self.resolve(&force, unit, marker.map(|m| (m, open)));
                Way { unit, marker, outcome }
            })
            .collect();
        Some((force, ways, (knows_unit, knows_marker)))
    }

    /// What the attack in preparation would bring (8), as far as the viewer may know.
    pub(crate) fn explain_odds(&self, s: &Situation, viewer: Viewer) -> Option<Odds> {
        if s.stage != Stage::Muster || s.group.is_empty() {
            return None;
        }
        let (force, ways, known) = self.weigh(s, viewer)?;
        let key = |way: &Way| {
            let last = way.outcome.last();
            (last.defence, -goodness(last.effects))
        };
        let worst = ways.iter().max_by_key(|way| key(way))?;
        let best = ways.iter().min_by_key(|way| key(way))?;
        let results: Vec<Chance> = ways_chances(&ways).into_iter().map(|(_, chance)| chance).collect();
        let case = |way: &Way| self.explain_case(&force, way, known, results.clone());
        let mut cases = vec![case(worst), case(best)];
        // They are one if nothing tells them apart.
        cases.dedup();
        Some(Odds {
            table: "table-attack",
            rule: "8",
            target: Some(s.target),
            columns: ROWS.iter().map(|row| (*row).into()).collect(),
            attack: self.explain_attack(s, &force, &ways),
            cases,
            needs: self.explain_needs(s, &force, worst, known),
            beyond: Vec::new(),
        })
    }

    /// The attack table as it is read against one way that the Germans may turn out.
    pub(crate) fn explain_case(
        &self,
        force: &Force,
        way: &Way,
        known: (bool, bool),
        results: Vec<Chance>,
    ) -> Case {
        Case {
            defence: self.explain_defence(force, way, known),
            before: row(&way.outcome.first).into(),
            shifts: Tally::default(),
            column: row(way.outcome.last()).into(),
            modifiers: Tally::default(),
            results,
        }
    }

    /// What the attackers bring. Where it depends on faces that are not known, nobody can say what hero and ships will be
    /// used for; they count what they bring in every case.
    pub(crate) fn explain_attack(&self, s: &Situation, force: &Force, ways: &[Way]) -> Tally {
        let mut tally = Tally::default();
        for unit in s.group.iter() {
            let strength = i32::from(s.strength(&self.data, unit));
            tally.add(strength, "8", Message::new("tally-attacker").with("unit", unit));
        }
        let used = |of: fn(&Comparison) -> Aid| {
            let strong = ways.iter().filter(|way| of(way.outcome.last()).strength(1) > 0).count();
            (strong == ways.len(), strong == 0)
        };
        if force.shells {
            let (amount, id) = match used(|c| c.shells) {
                (true, _) => (SHELLS, "tally-shells"),
                (_, true) => (0, "tally-shells-weapons"),
                _ => (0, "tally-shells-open"),
            };
            tally.add(amount, "8", Message::new(id));
        }
        if let Some(hero) = force.hero {
            let (amount, id) = match used(|c| c.hero) {
                (true, _) => (HERO, "tally-hero"),
                (_, true) => (0, "tally-hero-weapon"),
                _ => (0, "tally-hero-open"),
            };
            tally.add(amount, "8", Message::new(id).with("unit", hero));
        }
        tally
    }

    /// What the Germans would bring if they were these. Faces that are not known are not named.
    pub(crate) fn explain_defence(&self, force: &Force, way: &Way, known: (bool, bool)) -> Tally {
        let mut tally = Tally::default();
        let by = Arg::Term(force.sheltered_by);
        let strength = i32::from(self.data.germans[way.unit].strength);
        let name = if known.0 {
            Message::new("tally-german").with("unit", way.unit)
        } else {
            Message::new("tally-german-unknown")
        };
        tally.add(strength, "8", name);
        if force.shelter >= Shelter::Unit {
            tally.add(strength, "8", Message::new("tally-doubled").with("by", by));
        }
        if way.outcome.last().column == Column::Revealed
            && let Some(marker) = way.marker
        {
            let strength = i32::from(self.data.depths[marker].strength);
            let name = if known.1 {
                Message::new("tally-depth").with("marker", marker)
            } else {
                Message::new("tally-depth-unknown")
            };
            tally.add(strength, "8", name);
            if force.shelter >= Shelter::Both {
                tally.add(strength, "8", Message::new("tally-depth-doubled").with("by", by));
            }
        }
        tally
    }

    /// The weapons asked for, as far as they are known, and who brings them.
    fn explain_needs(&self, s: &Situation, force: &Force, way: &Way, known: (bool, bool)) -> Vec<Need> {
        let mut needs = Vec::new();
        // While the marker is not known, only the unit's own demands can be weighed.
        let c = if known.1 { way.outcome.last() } else { &way.outcome.first };
        let mut ask = |weapons: Weapons, asked: Message| {
            for weapon in weapons.each() {
                let met = self.brings(s, force, c, weapon).map(|by| match by {
                    Bringer::Unit(unit) => Message::new("met-unit").with("unit", unit),
                    Bringer::Headquarters(unit) => Message::new("met-headquarters").with("unit", unit),
                    Bringer::Shells => Message::new("met-shells"),
                    Bringer::Hero(hero) => Message::new("met-hero").with("unit", hero),
                    Bringer::Flank => Message::new("met-flank"),
                });
                let what = Message::new("need-weapon").with("weapon", weapon_term(weapon));
                needs.push(Need { what, asked: asked.clone(), met, rule: "8" });
            }
        };
        let unknown = |asked| Need { what: Message::new("need-unknown"), asked, met: None, rule: "8" };
        if known.0 {
            let asked = Message::new("asked-german").with("unit", way.unit);
            ask(self.data.germans[way.unit].needs, asked);
        }
        if known.1
            && c.column == Column::Revealed
            && let Some(marker) = way.marker
        {
            let asked = Message::new("asked-depth").with("marker", marker);
            ask(self.data.depths[marker].needs, asked);
        }
        if !known.0 {
            needs.push(unknown(Message::new("asked-face-down")));
        }
        if !known.1 {
            needs.push(unknown(Message::new("asked-depth-face-down")));
        }
        needs
    }
}

fn ways_chances(ways: &[Way]) -> Chances {
    chances(ways.iter().map(|way| way.outcome.last().effects).collect(), tone_of)
}
