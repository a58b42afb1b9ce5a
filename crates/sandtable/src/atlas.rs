//! `atlas`: boards from geography.

use crate::args::{AtlasArgs, AtlasGame, AtlasTask};
use crate::files;
use crate::kept;
use crate::output::{Done, Failure, Out, spinner};
use std::path::PathBuf;

/// Builds, compares or draws a board.
pub(crate) fn atlas(args: &AtlasArgs, out: &mut Out) -> Done {
    let (AtlasTask::Build(game)
    | AtlasTask::Chart(game)
    | AtlasTask::Check(game)
    | AtlasTask::Svg { game, .. }) = &args.task;
    let spinner = spinner(format!("{}: laying hexes over the country …", game.game));
    let done = carry_out(&args.task, out);
    spinner.finish_and_clear();
    done
}

fn carry_out(task: &AtlasTask, out: &mut Out) -> Done {
    match task {
        AtlasTask::Build(game) => {
            let data = data(game)?;
            let text = sandtable_atlas::build(&data, &game.game).map_err(sentence)?;
            let path = data.join(&game.game).join("board.toml");
            kept::write(&path, &text)?;
            out.line(format_args!("{}: written, {} lines", path.display(), text.lines().count()))
        }
        AtlasTask::Chart(game) => {
            let data = data(game)?;
            let text = sandtable_atlas::chart(&data, &game.game).map_err(sentence)?;
            let path = data.join(&game.game).join("chart.json");
            kept::write(&path, &text)?;
            out.line(format_args!("{}: written, {} bytes", path.display(), text.len()))
        }
        AtlasTask::Check(game) => {
            let data = data(game)?;
            let report = sandtable_atlas::check(&data, &game.game).map_err(sentence)?;
            let folder = data.join(&game.game);
            for file in report.files {
                out.line(format_args!("{}: as the atlas builds it", folder.join(file).display()))?;
            }
            for (grid, hexes, places, off) in report.fits {
                out.line(format_args!(
                    "{grid}: {hexes} hexes; {places} places of the rules lie {off:.2} hexes off by the plain fit (rms)"
                ))?;
            }
            if let Some(facts) = report.facts {
                let (doubtful, beyond) = (facts.doubtful, facts.beyond.len());
                out.line(format_args!(
                    "{} facts of the rulebook hold, {doubtful} are doubtful in its text, {beyond} say nothing of a board",
                    facts.held
                ))?;
            }
            Ok(())
        }
        AtlasTask::Svg { game, output } => {
            let svg = sandtable_atlas::svg(&data(game)?, &game.game).map_err(sentence)?;
            match output {
                None => out.text(&svg),
                Some(path) => {
                    kept::write(path, &svg)?;
                    out.line(format_args!("{}: written", path.display()))
                }
            }
        }
    }
}

fn data(game: &AtlasGame) -> Result<PathBuf, Failure> {
    Ok(files::project_root(&game.game, "atlas.toml", game.root.as_deref())?.join("data"))
}

fn sentence(error: sandtable_atlas::AtlasError) -> Failure {
    Failure::new(error.to_string().split_whitespace().collect::<Vec<_>>().join(" "))
}
