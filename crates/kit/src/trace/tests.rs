use super::*;
use proptest::prelude::*;
use sandtable_engine::board::Vocabulary;
use std::fmt::Write;

const SPACES: u16 = 9;

/// Boxes with links, of which some are roads.
fn board(links: &[(u16, u16, bool)]) -> Board {
    let mut text = "game = \"toy\"\n".to_owned();
    for space in 0..SPACES {
        let _ = writeln!(text, "[[box]]\nname = \"b{space}\"");
    }
    for (a, b, road) in links {
        let _ = writeln!(
            text,
            "[[link]]\nfrom = \"b{a}\"\nto = \"b{b}\"\n{}",
            if *road { "road = true" } else { "" }
        );
    }
    Board::read(&text, "toy", Vocabulary { terrains: &["open"], features: &[], sides: &["road"] }).unwrap()
}

/// What stands in a space: an enemy, an enemy zone, a wood that counts two, ground that nobody passes.
#[derive(Clone, Debug)]
struct Country {
    enemy: Vec<bool>,
    zone: Vec<bool>,
    wood: Vec<bool>,
    sea: Vec<bool>,
}

fn country() -> impl Strategy<Value = Country> {
    let some = |share: f64| prop::collection::vec(prop::bool::weighted(share), usize::from(SPACES));
    (some(0.15), some(0.4), some(0.3), some(0.1)).prop_map(|(enemy, zone, wood, sea)| Country {
        enemy,
        zone,
        wood,
        sea,
    })
}

impl Country {
    /// Overland a wood counts two; no line passes the enemy or enters two zones in a row; roads are a network.
    fn passage(&self, step: &Step<'_>) -> Passage {
        let there = step.there.index();
        let road = step.edge.features != 0;
        let cost = match step.leg {
            Leg::Network if !road => return step.closed(),
            Leg::Network => 0,
            Leg::Overland => 1 + u8::from(self.wood[there]),
        };
        let zone = u8::from(self.zone[there]);
        if self.sea[there] {
            Passage::Closed
        } else if self.enemy[there] || zone + step.state == 2 {
            Passage::Blocked(cost, zone)
        } else {
            Passage::Open(cost, zone)
        }
    }

    /// The least that a line from a space counts that the enemy bars in `bars` spaces at most: tried space by space.
    fn try_lines(
        &self,
        board: &Board,
        sources: &[SpaceId],
        path: &mut Vec<(SpaceId, Leg)>,
        limit: u8,
        bars: u8,
    ) -> Option<u8> {
        let mut best = None;
        // A whole line is judged from its end, as the zones of the spaces after each count.
        let whole = |path: &[(SpaceId, Leg)]| {
            let (mut cost, mut state, mut barred) = (0_u8, 0, 0);
            for pair in path.windows(2).rev() {
                let ((here, _), (there, leg)) = (pair[0], pair[1]);
                let edges = board.edges(here).iter().filter(|e| e.to == there);
                let step = |edge| Step { leg, here, there, edge, state };
                // Of two links between two spaces the better.
                let found = edges.map(|edge| self.passage(&step(edge))).min_by_key(|p| match p {
                    Passage::Open(..) => 0,
                    Passage::Blocked(..) => 1,
                    Passage::Closed => 2,
                });
                match found {
                    Some(Passage::Open(more, next)) => (cost, state) = (cost + more, next),
                    Some(Passage::Blocked(more, next)) => {
                        (cost, state) = (cost + more, next);
                        barred += 1;
                    }
                    _ => return None,
                }
            }
            (barred <= bars && cost <= limit).then_some(cost)
        };
        let &(here, leg) = path.last().unwrap();
        if sources.contains(&here) {
            best = whole(path);
        }
        for edge in board.edges(here) {
            // No space twice by the same leg.
            for next in [Leg::Overland, Leg::Network] {
                let turns = leg == Leg::Network && next == Leg::Overland && path.len() > 1;
                if !turns && !path.contains(&(edge.to, next)) && path[0].0 != edge.to && path.len() < 7 {
                    path.push((edge.to, next));
                    let found = self.try_lines(board, sources, path, limit, bars);
                    path.pop();
                    best = best.into_iter().chain(found).min();
                }
            }
        }
        best
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 512, ..ProptestConfig::default() })]
    #[test]
    fn lines_agree_with_trying_all(
        links in prop::collection::vec((0..SPACES, 0..SPACES, any::<bool>()), 0..11),
        country in country(),
        sources in prop::collection::btree_set(0..SPACES, 1..3),
        limit in 0u8..5,
    ) {
        let board = board(&links);
        let sources: Vec<SpaceId> = sources.into_iter().map(SpaceId).collect();
        let mut trace = Trace::default();
        trace.run(&board, &sources, limit, |step| country.passage(step));
        for space in (0..SPACES).map(SpaceId) {
            let tried = |bars| country.try_lines(&board, &sources, &mut vec![(space, Leg::Overland)], limit, bars);
            // The lines tried are of six steps at most.
            let short = trace.line(space).is_none_or(|line| line.len() <= 7);
            prop_assume!(short);
            prop_assert_eq!(trace.cost(space), tried(0));
            prop_assert_eq!(trace.reaches(space), trace.is_on_network(space) || trace.reaches_overland(space));
            let broken = trace.broken(&board, space, |step| country.passage(step));
            if let Some(Broken { at, line }) = &broken {
                prop_assume!(line.len() <= 7);
                prop_assert!(at.iter().all(|at| line[1..].contains(at)) && line[0] == space);
                prop_assert!(sources.contains(line.last().unwrap()));
                let bars = at.len() as u8;
                prop_assert!(tried(bars).is_some() && tried(bars - 1).is_none());
            } else {
                prop_assert!(trace.reaches(space) || tried(9).is_none());
            }
        }
    }

    #[test]
    fn what_is_connected_is_what_lines_without_limit_reach(
        links in prop::collection::vec((0..SPACES, 0..SPACES, any::<bool>()), 0..20),
        open in prop::collection::vec(any::<bool>(), usize::from(SPACES)),
        starts in prop::collection::btree_set(0..SPACES, 0..4),
    ) {
        let board = board(&links);
        let set: Set<SpaceId, 1> = (0..SPACES).map(SpaceId).filter(|space| open[space.index()]).collect();
        let found = connected(starts.iter().copied().map(SpaceId), &set, |space| board.edges(space).iter().map(|e| e.to));
        let sources: Vec<SpaceId> = starts.into_iter().map(SpaceId).filter(|start| open[start.index()]).collect();
        let mut trace = Trace::default();
        trace.run(&board, &sources, 0, |step| match step.leg {
            Leg::Overland if open[step.here.index()] => step.open(0),
            _ => step.closed(),
        });
        for space in (0..SPACES).map(SpaceId) {
            prop_assert_eq!(found.contains(space), trace.reaches(space));
        }
    }
}

/// The Dark Sands, 10.1: overland for so many hexes, the first of the road included, past no uncontested zone; then by road whatever
/// zones there are.
#[test]
fn a_unit_on_a_road_still_steps_to_the_next_hex_of_it() {
    let road: Vec<(u16, u16, bool)> = (0..SPACES - 1).map(|space| (space, space + 1, true)).collect();
    let board = board(&road);
    let lines = |zones: &'static [u16]| {
        move |step: &Step<'_>| match step.leg {
            Leg::Network => step.open(0),
            Leg::Overland if zones.contains(&step.there.0) => step.blocked(1),
            Leg::Overland => step.open(1),
        }
    };
    let mut trace = Trace::default();
    trace.run(&board, &[SpaceId(0)], 4, lines(&[2]));
    // The zone does not cut the road for those behind it, but the unit beside it has no first step towards the source.
    assert!(
        trace.is_on_network(SpaceId(3))
            && trace.reaches_overland(SpaceId(4))
            && trace.reaches_overland(SpaceId(3))
    );
    trace.run(&board, &[SpaceId(0)], 4, lines(&[2, 4]));
    assert!(trace.is_on_network(SpaceId(3)) && !trace.reaches_overland(SpaceId(3)));
    assert!(trace.reaches(SpaceId(0)) && trace.line(SpaceId(0)) == Some(vec![SpaceId(0)]));
}

/// Normandy '44, 18.2: a line enters no two empty hexes in a row that lie in enemy zones.
#[test]
fn one_zone_does_not_cut_a_line_and_two_do() {
    let lane: Vec<(u16, u16, bool)> = (0..SPACES - 1).map(|space| (space, space + 1, false)).collect();
    let board = board(&lane);
    let lines = |zones: &'static [u16]| {
        move |step: &Step<'_>| {
            let zone = u8::from(zones.contains(&step.there.0));
            match step.leg {
                Leg::Network => step.closed(),
                Leg::Overland if zone + step.state == 2 => Passage::Blocked(1, zone),
                Leg::Overland => Passage::Open(1, zone),
            }
        }
    };
    let mut trace = Trace::default();
    trace.run(&board, &[SpaceId(0)], 5, lines(&[1, 3]));
    assert_eq!((trace.cost(SpaceId(5)), trace.cost(SpaceId(6))), (Some(5), None));
    trace.run(&board, &[SpaceId(0)], 5, lines(&[2, 3]));
    // Where the unit itself stands is not entered.
    assert_eq!((trace.cost(SpaceId(3)), trace.cost(SpaceId(4))), (Some(3), None));
    assert_eq!(
        trace.broken(&board, SpaceId(5), lines(&[2, 3])).map(|broken| broken.at),
        Some(vec![SpaceId(3)])
    );
}
