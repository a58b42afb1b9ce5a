//! Studies, their charts, and ladders.

use sandtable_arena::ladder::{self, Ladder};
use sandtable_arena::study::{self, Study};
use sandtable_arena::{bot, charts, options};
use sandtable_engine::rules::Options;
use std::path::PathBuf;

/// A folder of its own for a test, gone when the test is.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("sandtable-arena-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_study_goes_on_where_it_stopped_and_is_drawn() {
    let folder = Folder::new("study");
    let game = sandtable_catalog::game("campanha").unwrap();
    let (parts, whole) = (folder.0.join("parts.json"), folder.0.join("whole.json"));
    let ask = Study {
        scenario: "dia-d".to_owned(),
        options: options(&*game, "dia-d", &Options::new()).unwrap(),
        bot: bot(&*game, "random").unwrap(),
        seed: 9,
        games: 4,
    };
    let run = |ask: &Study, cores, path: &PathBuf| {
        study::run(&*game, ask, cores, path, &|| 0, &mut |_, _, _| {}).map_err(|e| e.to_string())
    };
    run(&Study { games: 1, ..ask.clone() }, 1, &parts).unwrap();
    let mut done = run(&ask, 3, &parts).unwrap();
    assert_eq!(done, run(&ask, 1, &whole).unwrap());
    assert_eq!(std::fs::read_to_string(&parts).unwrap(), std::fs::read_to_string(&whole).unwrap());
    let fewer = run(&Study { games: 2, ..ask.clone() }, 1, &parts).unwrap_err();
    assert!(fewer.contains("more than the 2 asked for"), "{fewer}");
    done.games[0].hash = "0123456789abcdef".to_owned();
    std::fs::write(&parts, done.write()).unwrap();
    let changed = run(&Study { games: 5, ..ask.clone() }, 1, &parts).unwrap_err();
    assert!(changed.contains("now ends differently"), "{changed}");

    // Whatever this game counts, a front and losses are drawn.
    for stand in done.games.iter_mut().flat_map(|run| &mut run.turns) {
        stand.losses = vec![u32::from(stand.turn), 3];
        let front = done.front.entry(stand.turn).or_default();
        *front.entry("2010".to_owned()).or_default() += 1;
    }
    let drawn = charts::write(&*game, &done, &folder.0.join("charts")).unwrap();
    let names: Vec<&str> = drawn.iter().map(|chart| chart.name).collect();
    assert_eq!(names, ["wins", "points", "scores", "losses", "front", "front-by-turn", "objectives"]);
    for chart in drawn {
        assert!(chart.svg.contains("Source: 4 games") && !chart.svg.contains("NaN"), "{}", chart.name);
    }
    let page = std::fs::read_to_string(folder.0.join("charts/index.html")).unwrap();
    assert!(page.matches("<figure>").count() == 7 && !page.contains("<script"));
}

#[test]
fn a_ladder_says_what_it_played() {
    let folder = Folder::new("ladder");
    let game = sandtable_catalog::game("campanha").unwrap();
    let ask = Ladder {
        scenario: "dia-d".to_owned(),
        options: options(&*game, "dia-d", &Options::new()).unwrap(),
        bots: ["random", "random:bold", "style0"].map(|word| bot(&*game, word).unwrap()).to_vec(),
        reference: bot(&*game, "style0").unwrap(),
        seed: 1,
        pairs: 1,
    };
    let run = |ask: &Ladder| ladder::run(&*game, ask, &folder.0, 2, &|| 0, |_, _, _, _| {});
    let ladder = run(&ask).unwrap();
    let played: Vec<(&str, &str)> = ladder.matches.iter().map(|m| (m.a.as_str(), m.b.as_str())).collect();
    assert_eq!(
        played,
        [
            ("random", "style0"),
            ("random:bold", "random"),
            ("random:bold", "style0"),
            ("style0", "random:bold")
        ]
    );
    assert_eq!(run(&ask).unwrap(), ladder);
    let left: Vec<_> = std::fs::read_dir(folder.0.join("ladder")).unwrap().collect();
    assert_eq!(left.len(), 1, "the matches under way are cleared away");
    let page = std::fs::read_to_string(folder.0.join("ladder.md")).unwrap();
    assert!(page.contains("1 pairs a match, seeds 1–1") && page.contains("| style0 |"), "{page}");
    let usual: Vec<String> = ladder::usual(&*game).iter().map(ToString::to_string).collect();
    assert_eq!(usual[..3], ["random", "greedy", "style0"]);
    assert_eq!(usual.last().map(String::as_str), Some("level5"));
}
