//! Air points, raids and carpet bombing (rules 6.0–6.3).

use crate::prelude::*;
use crate::results::Bomb;
use crate::situation::Loss;

impl Campanha {
    /// The air points of a turn: so many and more for each airfield held, none on turn 5 (6.0, 6.3; ruling R53).
    #[must_use]
    pub(crate) fn air_points(&self, s: &Situation) -> u8 {
        let air = &self.data.numbers.air;
        if air.no_points_on_turns.contains(&s.turn) {
            return 0;
        }
        let fields = self.data.airfields.iter().filter(|&&hex| s.held.contains(hex)).count();
        air.points.saturating_add(air.points_per_airfield.saturating_mul(fields as u8))
    }

    /// Whether enough points are left for one more raid (6.3).
    pub(crate) fn check_raid_left(&self, s: &Situation) -> Check {
        must(s.air >= self.data.numbers.air.points_per_raid.least, "6.0", "refuse-not-enough-air-points")
    }

    /// Whether so many air points may go into the fight being prepared: in support as many as are wanted, in a raid from
    /// five to ten (6.1, 6.3, 8.0; ruling R24).
    pub(crate) fn check_air(&self, s: &Situation, points: u8) -> Check {
        self.check_air_use(s)?;
        let (least, most) = self.air_limits(s);
        if s.combat.fight == Fight::Raid && !(least..=most).contains(&points) {
            let refusal = Refusal::new("6.3", "refuse-air-limits");
            return Err(refusal.with("least", least).with("most", most));
        }
        must(points != 0, "6.1", "refuse-one-air-point")?;
        must(points <= s.air, "6.0", "refuse-not-enough-air-points")
    }

    /// The least and the most points that the fight being prepared may take, were there enough.
    const fn air_limits(&self, s: &Situation) -> (u8, u8) {
        let raid = &self.data.numbers.air.points_per_raid;
        if matches!(s.combat.fight, Fight::Raid) { (raid.least, raid.most) } else { (1, u8::MAX) }
    }

    /// Whether any air points may go into the fight being prepared.
    fn check_air_use(&self, s: &Situation) -> Check {
        let answering = s.stage == Stage::Answer;
        let side = if answering { s.active.enemy() } else { s.active };
        must(side == Side::Allied, "6.0", "refuse-no-air-force")?;
        if !answering && s.combat.fight != Fight::Raid && self.is_artillery_alone(s) {
            return refuse("8.0", "refuse-no-air-with-artillery");
        }
        let spent = if answering { s.combat.air_defence } else { s.combat.air };
        must(spent == 0, "6.1", "refuse-air-committed")
    }

    pub(crate) fn list_air(&self, s: &Situation, out: &mut Vec<Action>) {
        if self.check_air_use(s).is_ok() {
            let (least, most) = self.air_limits(s);
            out.extend((least..=most.min(s.air)).map(Action::Air));
        }
    }

    pub(crate) fn do_air(&self, s: &mut Situation, play: &mut impl Play, points: u8) {
        s.air -= points;
        if s.stage == Stage::Answer {
            s.combat.air_defence = points;
        } else {
            s.combat.air = points;
        }
        play.tell(|| Event::new("event-air-points", "6.1").with("points", points).detail());
    }

    /// Whether a carpet may be bombed this turn: from turn 8, twice, not on turns that follow one another (6.3).
    pub(crate) fn check_carpet(&self, s: &Situation) -> Check {
        let numbers = &self.data.numbers.carpet;
        must(s.turn >= numbers.first_turn, "6.3", "refuse-carpet-too-early")?;
        must(s.carpets < numbers.uses, "6.3", "refuse-carpets-used-up")?;
        must(s.carpets == 0 || s.turn > s.last_carpet + 1, "6.3", "refuse-carpet-last-turn")
    }

    pub(crate) fn do_carpet(&self, s: &mut Situation, play: &mut impl Play, hex: SpaceId) {
        s.carpets += 1;
        s.last_carpet = s.turn;
        s.carpet_at = hex;
        s.carpet_next = 0;
        play.tell(|| Event::new("event-carpet", "6.3").with("at", hex));
        self.bomb_on(s, play);
    }

    /// Rolls for the hex named and its neighbours, one after the other, as far as no choice is needed.
    pub(crate) fn bomb_on(&self, s: &mut Situation, play: &mut impl Play) {
        let centre = s.carpet_at;
        let around = self.data.map.board.sides(centre);
        while usize::from(s.carpet_next) <= around.len() {
            let hex = if s.carpet_next == 0 { centre } else { around[usize::from(s.carpet_next) - 1].to };
            s.carpet_next += 1;
            // Hexes without units are not rolled for (ruling R32).
            if s.occupant(&self.data, hex).is_none() {
                continue;
            }
            let (a, b) = play.two_dice("roll-carpet", s.turn, hex);
            let result = self.data.carpet.result(0, u32::from(a + b));
            play.tell(|| {
                Event::new("event-carpet-roll", "6.3")
                    .with("at", hex)
                    .with("a", Arg::Die(a))
                    .with("b", Arg::Die(b))
                    .with("result", Arg::Code(result.word()))
            });
            let loss = match result {
                Bomb::Intact => continue,
                Bomb::Step => Loss::Step,
                Bomb::Unit => Loss::Unit,
                Bomb::All => {
                    while let Some(unit) = s.stacks.first(hex) {
                        self.eliminate(s, play, unit, "6.3");
                    }
                    continue;
                }
            };
            if let Some(unit) = s.stacks.only(hex) {
                self.suffer(s, play, unit, loss, "6.3");
            } else {
                s.stage = Stage::CarpetLoss(hex, loss);
                return;
            }
        }
        self.clear_hits(s);
        s.carpet_at = SpaceId::NONE;
        s.carpet_next = 0;
        // The bombs may have broken contacts: who is free is seen when the movement phase begins (R12, R31).
        self.withdraw_airborne(s, play);
        self.note_free(s);
        s.stage = Stage::Movement;
    }
}
