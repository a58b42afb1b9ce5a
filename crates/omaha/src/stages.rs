//! Phases in the text of a situation.

use crate::Omaha;
use crate::situation::Stage;
use crate::text::bad;
use crate::units::Sector;
use sandtable_engine::rules::TextError;

impl Omaha {
    pub(crate) fn write_stage(&self, stage: Stage) -> String {
        let unit = |u: u8| &self.data.us[usize::from(u)].name;
        let position = |p: u8| &self.data.positions[usize::from(p)].id;
        match stage {
            Stage::SetUp => "set-up".into(),
            Stage::Landing(x) => format!("landing {}", x.word()),
            Stage::Follow(x, u) => format!("follow {} {}", x.word(), unit(u)),
            Stage::Rangers(x, u) => format!("rangers {} {}", x.word(), unit(u)),
            Stage::Mine(x) => format!("mine {}", x.word()),
            Stage::Arrivals => "arrivals".into(),
            Stage::Event => "event".into(),
            Stage::Hero(x, depth) => format!("hero {}{}", x.word(), if depth { " depth" } else { "" }),
            Stage::Regroup(x) => format!("regroup {}", x.word()),
            Stage::Scream => "scream".into(),
            Stage::Patrol(x) => format!("patrol {}", x.word()),
            Stage::Prisoner(x) => format!("prisoner {}", x.word()),
            Stage::Fire(x) => format!("fire {}", x.word()),
            Stage::Hit(x, p) => format!("hit {} {}", x.word(), position(p)),
            Stage::LeaderHit(x, p) => format!("leader-hit {} {}", x.word(), position(p)),
            Stage::ArtilleryHit(x) => format!("artillery-hit {}", x.word()),
            Stage::Sacrifice(u) => format!("sacrifice {}", unit(u)),
            Stage::Engineers => "engineers".into(),
            Stage::Actions => "actions".into(),
            Stage::Moving => "moving".into(),
            Stage::Paying => "paying".into(),
            Stage::UnderFire(u) => format!("under-fire {}", unit(u)),
            Stage::Muster => "muster".into(),
            Stage::Attrition => "attrition".into(),
            Stage::Overstack(hex) => format!("overstack {}", self.space_name(hex)),
            Stage::Over => "over".into(),
        }
    }

    pub(crate) fn read_stage(&self, text: &str) -> Result<Stage, TextError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let sector = |word: &str| match Sector::of_word(word) {
            Some(sector) => Ok(sector),
            None => bad(format!("there is no sector \"{word}\"")),
        };
        Ok(match words[..] {
            ["set-up"] => Stage::SetUp,
            ["landing", x] => Stage::Landing(sector(x)?),
            ["follow", x, u] => Stage::Follow(sector(x)?, self.us_named(u)?),
            ["rangers", x, u] => Stage::Rangers(sector(x)?, self.us_named(u)?),
            ["mine", x] => Stage::Mine(sector(x)?),
            ["arrivals"] => Stage::Arrivals,
            ["event"] => Stage::Event,
            ["hero", x] => Stage::Hero(sector(x)?, false),
            ["hero", x, "depth"] => Stage::Hero(sector(x)?, true),
            ["regroup", x] => Stage::Regroup(sector(x)?),
            ["scream"] => Stage::Scream,
            ["patrol", x] => Stage::Patrol(sector(x)?),
            ["prisoner", x] => Stage::Prisoner(sector(x)?),
            ["fire", x] => Stage::Fire(sector(x)?),
            ["hit", x, p] => Stage::Hit(sector(x)?, self.position_named(p)?),
            ["leader-hit", x, p] => Stage::LeaderHit(sector(x)?, self.position_named(p)?),
            ["artillery-hit", x] => Stage::ArtilleryHit(sector(x)?),
            ["sacrifice", u] => Stage::Sacrifice(self.us_named(u)?),
            ["engineers"] => Stage::Engineers,
            ["actions"] => Stage::Actions,
            ["moving"] => Stage::Moving,
            ["paying"] => Stage::Paying,
            ["under-fire", u] => Stage::UnderFire(self.us_named(u)?),
            ["muster"] => Stage::Muster,
            ["attrition"] => Stage::Attrition,
            ["overstack", hex] => Stage::Overstack(self.hex_named(hex)?),
            ["over"] => Stage::Over,
            _ => return bad(format!("there is no phase \"{text}\"")),
        })
    }
}
