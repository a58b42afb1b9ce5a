//! Situations that cannot be played on are refused when they are read.

use sandtable_engine::text::Text;
use sandtable_normandy44::Normandy44;

/// 19.1.4: every hex to be strafed takes an air unit; 27.2: alone, one of the army on its side of the boundary.
#[test]
fn no_more_is_strafed_than_there_are_aircraft() {
    let game = Normandy44::new().unwrap();
    let read = |more: &str| {
        let counters = "counters = { 1233 = [\"914/352\"], 1815 = [\"916/352\"], 1332 = [\"8/4US\"] }";
        let text = format!("turn = 6\nphase = \"allied strafe\"\nweather = 5\n{more}\n{counters}\n");
        game.read_situation(&text).map_err(|error| error.to_string())
    };
    assert!(read("air = [1, 0]\nstrafed = [\"1815\"]").is_ok());
    assert!(read("air = [0, 1]\nstrafed = [\"1815\"]").is_ok());
    for wrong in [
        "strafed = [\"1815\"]",
        "air = [1, 0]\nstrafed = [\"1815\", \"1233\"]",
        "options = [\"solitaire\"]\nair = [0, 1]\nstrafed = [\"1815\"]",
    ] {
        let error = read(wrong).err().unwrap_or_default();
        assert!(error.contains("19.1.4"), "{wrong}: {error}");
    }
}
