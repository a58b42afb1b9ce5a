//! Situations that somebody wrote by hand: what the game could not go on from is refused, and says why.

use sandtable_bloody::Bloody;
use sandtable_engine::text::Text;

/// A situation of the third turn with some lines of its own, and who stands where.
fn read(lines: &str, counters: &str) -> Result<String, String> {
    let game = Bloody::new().map_err(|e| e.to_string())?;
    let text = format!("scenario = \"campaign\"\nturn = 3\n{lines}\n[counters]\n{counters}\n");
    let read = game.read_situation(&text).map_err(|e| e.to_string())?;
    Ok(game.write_situation(&read))
}

const FRONT: &str = "0714 = [\"16/1US\", \"VII-US m1\"]\n1606 = [\"77ID\", \"LXXXIV\"]";

fn refused(lines: &str, counters: &str, why: &str) {
    let error = read(lines, counters).expect_err(lines);
    assert!(error.contains(why), "{lines}: {error}");
}

#[test]
fn a_number_off_its_track_is_refused_by_name() {
    assert!(read("phase = \"allied movement\"\npoints = [30000, 30]", FRONT).is_ok());
    for (line, key) in [
        ("points = [65535, 30]", "points"),
        ("replacements = [0, 255, 0, 0]", "replacements"),
        ("sent = [255, 255]", "sent"),
        ("ships = [[255, 255], [255, 255]]", "ships"),
    ] {
        refused(&format!("phase = \"allied movement\"\n{line}"), FRONT, key);
    }
}

/// Rule 9.
#[test]
fn superiority_asks_for_fighters_that_are_ready() {
    let lines = "phase = \"allied air\"\nsuperiority = 2";
    let with = |planes: &str| format!("{FRONT}\nair_available = [{planes}]");
    assert!(read(lines, &with("\"9TAC-1\", \"9TAC-2\"")).is_ok());
    refused(lines, &with("\"9TAC-1\""), "superiority");
    refused("phase = \"allied markers\"\nsending = [\"allied\"]\nsuperiority = 2", FRONT, "superiority");
}

#[test]
fn counters_stand_where_they_can() {
    let movement = "phase = \"allied movement\"";
    refused(movement, &format!("{FRONT}\nassault_utah = [\"70TkUS-\"]"), "lost all its steps");
    refused(movement, &format!("{FRONT}\ntactical_interdiction = [\"9BC-2\"]"), "z1 to z6");
    refused(movement, &format!("{FRONT}\n1018 = [\"F-Cherbourg\"]"), "a fortress stays");
    refused("phase = \"allied recovery\"\nhq = \"VII-US\"", FRONT, "too early");
}
