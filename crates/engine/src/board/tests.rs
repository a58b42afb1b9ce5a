use super::*;
use proptest::prelude::*;
use std::fmt::Write;

const WORDS: Vocabulary = Vocabulary {
    terrains: &["open", "bocage"],
    features: &["village"],
    sides: &["river", "road", "road=main"],
};
const HEAD: &str = "game = \"toy\"\n[[grid]]\nname = \"main\"\norientation = \"flat\"\nshifted = \"odd\"\n\
                    numbering = \"ccrr\"\ncolumns = [1, 4]\nrows = [1, 4]\n";

#[test]
fn a_board_knows_its_neighbours_and_sides() {
    let text = format!(
        "{HEAD}[spaces]\n0101 = {{ terrain = \"bocage\", features = [\"village\"], name = \"X\", beach = \"utah\" }}\n\
         0102 = {{}}\n0201 = {{}}\n[sides]\n0101-0102 = {{ river = \"Orne\", road = \"main\" }}\n[[box]]\nname = \"pool\"\n"
    );
    let board = Board::read(&text, "toy", WORDS).unwrap();
    let (a, b) = (board.find("0101").unwrap(), board.find("0102").unwrap());
    assert_eq!(board.len(), 4);
    assert_eq!(board.edge(a, b).unwrap().features, 0b111);
    assert_eq!(board.edge(b, a).unwrap().features, 0b111);
    assert_eq!(board.edges(a).len(), 2);
    assert_eq!(board.edge_words(b, a).unwrap().get("river").unwrap(), "Orne");
    assert_eq!(board.space(a).words.get("beach").unwrap(), "utah");
    assert!(board.edges(board.find("pool").unwrap()).is_empty());
}

#[test]
fn a_bad_board_says_what_is_wrong() {
    for (text, reason) in [
        ("[spaces]\n0109 = {}", "not the number of a hex"),
        ("[spaces]\n0101 = { terrain = \"lava\" }", "no terrain lava"),
        ("[spaces]\n0101 = {}\n0103 = {}\n[sides]\n0101-0103 = { river = \"x\" }", "do not touch"),
        ("[spaces]\n0101 = {}\n0102 = {}\n[sides]\n0101-0102 = { wall = true }", "no side feature wall"),
        ("[spaces]\n0101 = {}\n[sides]\n0101-0102 = { river = \"x\" }", "no space 0102"),
        ("[spaces]\n0101 = { grid = \"moon\" }", "no grid moon"),
        ("[spaces]\n0101 = {}\n[[link]]\nfrom = \"0101\"\nto = \"pool\"", "no space pool"),
        ("[spaces]\n0101 = {}\n[[link]]\nfrom = \"0101\"\nto = \"0101\"\nroad = 0", "road must be from 1"),
        ("[[box]]\nname = \"a\"\n[[box]]\nname = \"a\"", "a is there twice"),
        ("[[box]]\nname = \"a\"\nterrain = \"lava\"", "no terrain lava"),
        ("[spaces", "line"),
    ] {
        let error = Board::read(&format!("{HEAD}{text}"), "toy", WORDS).unwrap_err().to_string();
        assert!(error.contains(reason), "{error}");
    }
}

#[test]
fn a_box_is_a_space_with_all_that_a_space_has() {
    let text = "game = \"toy\"\n[[box]]\nname = \"rennes\"\ntitle = \"Rennes\"\nterrain = \"bocage\"\n\
                features = [\"village\"]\ndepot = \"3\"\n[[box]]\nname = \"brest\"\n\
                [[link]]\nfrom = \"rennes\"\nto = \"brest\"\nroad = \"main\"\n";
    let board = Board::read(text, "toy", WORDS).unwrap();
    let (rennes, brest) = (board.find("rennes").unwrap(), board.find("brest").unwrap());
    let space = board.space(rennes);
    assert_eq!((space.title.as_deref(), space.terrain, space.features), (Some("Rennes"), 1, 1));
    assert_eq!(space.words.get("depot").unwrap(), "3");
    assert_eq!(board.links(brest), [Edge { to: rennes, direction: None, features: 0b110, cost: 1 }]);
    assert!(board.sides(brest).is_empty());
    assert_eq!(board.edge_words(brest, rennes).unwrap().get("road").unwrap(), "main");
    assert_eq!(board.distance(brest, rennes), Some(1));
}

/// Two grids of two weights, of whose hexes only some are there, and two boxes.
fn text_of(hexes: &[bool], links: &[(usize, usize, u16)], weights: (u16, u16)) -> (String, Vec<String>) {
    let mut text = "game = \"toy\"\n".to_owned();
    for (name, columns, weight) in [("west", "[1, 4]", weights.0), ("east", "[6, 9]", weights.1)] {
        let _ = writeln!(
            text,
            "[[grid]]\nname = \"{name}\"\norientation = \"flat\"\nshifted = \"odd\"\nnumbering = \"ccrr\"\n\
             columns = {columns}\nrows = [1, 4]\nweight = {weight}"
        );
    }
    let numbers =
        [1, 2, 3, 4, 6, 7, 8, 9].into_iter().flat_map(|c| (1..5).map(move |r| format!("{c:02}{r:02}")));
    let mut names: Vec<String> =
        numbers.zip(hexes).filter(|(_, there)| **there).map(|(name, _)| name).collect();
    text += "[spaces]\n";
    for name in &names {
        let _ = writeln!(text, "{name} = {{}}");
    }
    for name in ["pool", "port"] {
        names.push(name.to_owned());
        let _ = writeln!(text, "[[box]]\nname = \"{name}\"");
    }
    for &(a, b, cost) in links {
        let (a, b) = (&names[a % names.len()], &names[b % names.len()]);
        let _ = writeln!(text, "[[link]]\nfrom = \"{a}\"\nto = \"{b}\"\nroad = {cost}");
    }
    (text, names)
}

proptest! {
    #[test]
    fn distances_agree_with_relaxing_until_nothing_changes(
        hexes in prop::collection::vec(any::<bool>(), 32),
        links in prop::collection::vec((0usize..40, 0usize..40, 1u16..4), 0..12),
        weights in (1u16..3, 1u16..3),
    ) {
        let (text, _) = text_of(&hexes, &links, weights);
        let board = Board::read(&text, "toy", WORDS).unwrap();
        let ids: Vec<SpaceId> = board.spaces().map(|(id, _)| id).collect();
        let grid = |id: SpaceId| board.space(id).cell.map(|(grid, _)| grid);
        let counted = |a: SpaceId, b: SpaceId| {
            let ((g, a), (h, b)) = (board.space(a).cell?, board.space(b).cell?);
            (g == h).then(|| u32::from(board.grids()[usize::from(g)].distance(a, b)))
        };
        for &from in &ids {
            let fixed = |id: SpaceId| id == from || grid(from).is_some() && grid(id) == grid(from);
            let weight = |id: SpaceId| u32::from(board.weight(id));
            let mut best: Vec<Option<u32>> = ids.iter().map(|&id| {
                if id == from { Some(0) } else { counted(from, id).map(|d| d * weight(id)) }
            }).collect();
            for _ in 0..ids.len() {
                for &a in &ids {
                    let Some(paid) = best[a.index()] else { continue };
                    let straight = ids.iter().filter_map(|&b| Some((b, counted(a, b)? * weight(b))));
                    let links = board.links(a).iter().map(|e| (e.to, u32::from(e.cost) * weight(e.to)));
                    for (b, step) in straight.chain(links) {
                        if !fixed(b) && best[b.index()].is_none_or(|old| paid + step < old) {
                            best[b.index()] = Some(paid + step);
                        }
                    }
                }
            }
            for &to in &ids {
                prop_assert_eq!(board.distance(from, to).map(u32::from), best[to.index()]);
            }
        }
    }
}
