//! Short matches from beginning to end.

use sandtable_arena::matches::{self, Match, MatchFile, Which, differences};
use sandtable_arena::stats::{Decision, Sprt};
use sandtable_arena::{ArenaError, bot, columns, options, scenario};
use sandtable_catalog::Game;
use sandtable_engine::rules::Options;
use std::path::{Path, PathBuf};
use std::sync::Arc;

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

fn campanha() -> Arc<dyn Game> {
    sandtable_catalog::game("campanha").unwrap()
}

fn ask(game: &dyn Game, a: &str, b: &str, pairs: u64) -> Match {
    let scenario =
        scenario(game, game.scenarios().iter().map(|s| s.id.as_str()).find(|id| *id == "dia-d")).unwrap();
    Match {
        options: options(game, &scenario, &Options::new()).unwrap(),
        scenario,
        a: bot(game, a).unwrap(),
        b: bot(game, b).unwrap(),
        seed: 40,
        pairs,
        sprt: None,
    }
}

/// Plays without a clock, so that results can be compared.
fn play(game: &dyn Game, ask: &Match, cores: usize, out: Option<&Path>) -> Result<MatchFile, ArenaError> {
    matches::run(game, ask, cores, out, &|| 0, &mut |_, _, _| {})
}

fn refusal(result: Result<MatchFile, ArenaError>) -> String {
    result.expect_err("this must be refused").to_string()
}

#[test]
fn a_bot_is_as_strong_as_itself() {
    let game = campanha();
    for (word, pairs) in [("random", 2), ("style0", 1), ("greedy", 1)] {
        let results = play(&*game, &ask(&*game, word, word, pairs), 2, None).unwrap();
        let summary = &results.summary;
        assert_eq!((summary.score.mean, summary.score.error), (0.5, 0.0), "{word}");
        assert_eq!((summary.margin.mean, summary.margin.error), (0.0, 0.0), "{word}");
        assert_eq!(summary.fired, 0, "{word}");
        assert_eq!(summary.results.0, [0, 0, pairs, 0, 0], "{word}");
        for seat in &summary.seats {
            assert_eq!(
                (seat.a.wins, seat.a.games, seat.a.points),
                (seat.b.wins, pairs, seat.b.points),
                "{word}"
            );
            assert_eq!(seat.a.conduct, seat.b.conduct, "{word}");
        }
    }
}

#[test]
fn seats_are_swapped_and_cores_do_not_show() {
    let game = campanha();
    let ask = ask(&*game, "random", "style0", 2);
    let alone = play(&*game, &ask, 1, None).unwrap();
    assert_eq!(play(&*game, &ask, 3, None).unwrap(), alone);
    assert_eq!(alone.games.iter().map(|game| game.seed).collect::<Vec<_>>(), [40, 40, 41, 41]);
    assert_eq!(alone.games[0].seats, [Which::A, Which::B]);
    assert_eq!(alone.games[1].seats, [Which::B, Which::A]);
    assert_eq!(alone.summary.fired, 2);
    assert!(alone.games.iter().all(|game| game.over));
    let turned = Match { a: ask.b, b: ask.a, ..ask.clone() };
    let turned = play(&*game, &turned, 2, None).unwrap();
    assert_eq!(turned.summary.score.mean, 1.0 - alone.summary.score.mean);
    assert_eq!(turned.summary.margin.mean, -alone.summary.margin.mean);
}

#[test]
fn a_match_goes_on_where_it_stopped() {
    let folder = Folder::new("resume");
    let game = campanha();
    let (parts, whole) = (folder.0.join("parts.json"), folder.0.join("whole.json"));
    let long = ask(&*game, "random", "random:bold", 4);
    play(&*game, &Match { pairs: 1, ..long.clone() }, 1, Some(&parts)).unwrap();
    // A gap, as an interrupted run on several cores may leave it.
    let mut some = play(&*game, &Match { pairs: 3, ..long.clone() }, 2, Some(&parts)).unwrap();
    some.games.drain(2..4);
    std::fs::write(&parts, some.write()).unwrap();
    let results = play(&*game, &long, 2, Some(&parts)).unwrap();
    assert_eq!(results, play(&*game, &long, 1, Some(&whole)).unwrap());
    assert_eq!(std::fs::read_to_string(&parts).unwrap(), std::fs::read_to_string(&whole).unwrap());
    // Nothing is left to play.
    assert_eq!(play(&*game, &long, 1, Some(&parts)).unwrap(), results);
}

#[test]
fn a_file_that_does_not_fit_is_refused() {
    let folder = Folder::new("foreign");
    let game = campanha();
    let path = folder.0.join("match.json");
    let mine = ask(&*game, "random", "random:bold", 2);
    let results = play(&*game, &mine, 2, Some(&path)).unwrap();
    let other = Match { b: bot(&*game, "style0").unwrap(), ..mine.clone() };
    let words = refusal(play(&*game, &other, 1, Some(&path)));
    assert!(words.contains("another match: its bot B is random:bold, not style0"), "{words}");
    let words = refusal(play(&*game, &Match { seed: 41, ..mine.clone() }, 1, Some(&path)));
    assert!(words.contains("its first seed is 40, not 41"), "{words}");
    let words = refusal(play(&*game, &Match { pairs: 1, ..mine.clone() }, 1, Some(&path)));
    assert!(words.contains("more than the 1 asked for"), "{words}");

    // Somebody's bot has changed: the first pair tells.
    let mut changed = results.clone();
    changed.games[0].hash = "0123456789abcdef".to_owned();
    std::fs::write(&path, changed.write()).unwrap();
    let words = refusal(play(&*game, &Match { pairs: 3, ..mine.clone() }, 1, Some(&path)));
    assert!(words.contains("now ends differently"), "{words}");

    let mut odd = results.clone();
    odd.games.pop();
    for (text, reason) in [
        ("{", "damaged"),
        ("games", "no result file"),
        ("{\"format\":\"sandtable-study-1\"}", "this is a \"sandtable-study-1\" file"),
        ("{\"format\":\"sandtable-match-1\"}", "damaged"),
        (&odd.write(), "no pairs"),
    ] {
        std::fs::write(&path, text).unwrap();
        let words = refusal(play(&*game, &mine, 1, Some(&path)));
        assert!(words.contains(reason) && words.contains("match.json"), "{words}");
    }
}

#[test]
fn a_test_stops_at_the_same_pair_on_any_number_of_cores() {
    let game = campanha();
    // A temper means nothing to chance: every pair is even, and each says ln 0.72 against 100 Elo.
    let mut ask = ask(&*game, "random", "random:bold", 40);
    ask.sprt = Some(Sprt { e0: 0.0, e1: 100.0 });
    let alone = play(&*game, &ask, 1, None).unwrap();
    assert_eq!(alone.summary.test.unwrap().decision, Decision::Refused);
    assert_eq!(alone.summary.results.0, [0, 0, 9, 0, 0]);
    assert_eq!(play(&*game, &ask, 3, None).unwrap(), alone);
}

#[test]
fn with_one_seat_the_games_of_a_pair_are_compared() {
    let game = sandtable_catalog::game("omaha").unwrap();
    let results = play(&*game, &ask(&*game, "style0", "random", 2), 2, None).unwrap();
    assert_eq!(results.games[0].seats, [Which::A]);
    assert_eq!(results.games[1].seats, [Which::B]);
    assert_eq!(results.summary.results.count(), 2);
    let [_, half, _, more, _] = results.summary.results.0;
    assert_eq!(half + more, 0, "a pair is better, worse or as good");
    let margin: i32 = results.games.chunks(2).map(|pair| pair[0].scores[0] - pair[1].scores[0]).sum();
    assert_eq!(results.summary.margin.mean, f64::from(margin) / 2.0);
}

#[test]
fn games_become_rows() {
    use parquet::file::reader::{FileReader, SerializedFileReader};
    use parquet::record::RowAccessor;
    let folder = Folder::new("rows");
    let game = campanha();
    let results = play(&*game, &ask(&*game, "random", "random:bold", 2), 2, None).unwrap();
    let path = folder.0.join("games.parquet");
    columns::write(&path, &results).unwrap();
    let reader = SerializedFileReader::new(std::fs::File::open(&path).unwrap()).unwrap();
    let fields = reader.metadata().file_metadata().schema_descr().columns().to_vec();
    let at = |name: &str| fields.iter().position(|column| column.name() == name).unwrap();
    let rows: Vec<_> = reader.get_row_iter(None).unwrap().map(Result::unwrap).collect();
    assert_eq!(rows.len(), 4);
    for (row, game) in rows.iter().zip(&results.games) {
        assert_eq!(row.get_long(at("seed")).unwrap(), game.seed as i64);
        assert_eq!(row.get_string(at("hash")).unwrap(), &game.hash);
        assert_eq!(row.get_long(at("german_score")).unwrap(), i64::from(game.scores[1]));
        assert_eq!(row.get_long(at("allied_decisions")).unwrap(), game.conduct[0].decisions as i64);
    }
    assert_eq!(rows[0].get_string(at("allied_bot")).unwrap(), "a");
    assert_eq!(rows[1].get_string(at("allied_bot")).unwrap(), "b");
}

#[test]
fn bots_are_called_by_word_or_by_the_name_of_a_style() {
    let game = campanha();
    assert_eq!(bot(&*game, "balanced").unwrap(), bot(&*game, "style0").unwrap());
    assert_eq!(bot(&*game, "balanced:bold@500").unwrap().to_string(), "style0:bold@500");
    assert!(bot(&*game, "style9").unwrap_err().to_string().contains("no style9"));
    assert!(bot(&*game, "napoleon").unwrap_err().to_string().contains("balanced"));
    let words = ["level3", "level4", "level4:bold", "level4:bold@9"].map(|word| bot(&*game, word).unwrap());
    assert_eq!(words.map(|word| differences(words[0], word)), [0, 1, 2, 3]);
}
