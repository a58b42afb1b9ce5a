//! The games of a match as a Parquet file, one row a game, for those who like to look into them with other tools.

use crate::matches::{MatchFile, Played, Which};
use crate::meters::Conduct;
use crate::{ArenaError, file};
use parquet::basic::{LogicalType, Repetition, Type as Physical};
use parquet::data_type::{ByteArray, ByteArrayType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::Type;
use sandtable_engine::planning::Meter;
use std::path::Path;
use std::sync::Arc;

/// A column by its name.
enum Column {
    Text(String, Vec<String>),
    Number(String, Vec<i64>),
}

/// Writes the games of a match.
///
/// # Errors
/// If the file cannot be written.
pub fn write(path: &Path, results: &MatchFile) -> Result<(), ArenaError> {
    let bytes = encode(&columns(results)).map_err(|e| ArenaError::file(path, e))?;
    file::save_bytes(path, &bytes)
}

fn columns(results: &MatchFile) -> Vec<Column> {
    let games = &results.games;
    let text = |name: &str, of: &dyn Fn(&Played) -> String| {
        Column::Text(name.to_owned(), games.iter().map(of).collect())
    };
    let number =
        |name: String, of: &dyn Fn(&Played) -> i64| Column::Number(name, games.iter().map(of).collect());
    let same = |name: &str, value: &str| text(name, &|_| value.to_owned());
    let mut all = vec![
        same("version", &results.version),
        same("game", &results.game),
        same("scenario", &results.scenario),
        same("a", &results.a),
        same("b", &results.b),
        number("seed".to_owned(), &|game| game.seed as i64),
        text("winner", &|game| game.winner.clone().unwrap_or_else(|| "draw".to_owned())),
        number("actions".to_owned(), &|game| i64::from(game.actions)),
        text("hash", &|game| game.hash.clone()),
    ];
    for (i, seat) in results.seats.iter().enumerate() {
        let bot = |game: &Played| match game.seats.get(i) {
            Some(Which::A) => "a".to_owned(),
            Some(Which::B) => "b".to_owned(),
            None => String::new(),
        };
        all.push(text(&format!("{seat}_bot"), &bot));
        let score = |game: &Played| i64::from(game.scores.get(i).copied().unwrap_or_default());
        all.push(number(format!("{seat}_score"), &score));
        let mut conduct = |what: &str, of: &dyn Fn(&Conduct) -> u64| {
            let value = |game: &Played| game.conduct.get(i).map_or(0, of) as i64;
            all.push(number(format!("{seat}_{what}"), &value));
        };
        conduct("decisions", &|c| c.decisions);
        conduct("spans", &|c| c.spans);
        conduct("micros", &|c| c.micros);
        conduct("longest", &|c| c.longest);
        for (_, meter) in Meter::ALL {
            let reading = |c: &Conduct| c.meters.get(meter).copied().unwrap_or_default();
            let word = meter.replace('-', "_");
            conduct(&format!("{word}_struck"), &|c| reading(c).0);
            conduct(&format!("{word}_occasions"), &|c| reading(c).1);
        }
    }
    all
}

fn encode(columns: &[Column]) -> Result<Vec<u8>, ParquetError> {
    let field = |column: &Column| {
        let (name, physical, logical) = match column {
            Column::Text(name, _) => (name, Physical::BYTE_ARRAY, Some(LogicalType::String)),
            Column::Number(name, _) => (name, Physical::INT64, None),
        };
        let field = Type::primitive_type_builder(name, physical)
            .with_repetition(Repetition::REQUIRED)
            .with_logical_type(logical)
            .build()?;
        Ok::<_, ParquetError>(Arc::new(field))
    };
    let fields = columns.iter().map(field).collect::<Result<Vec<_>, _>>()?;
    let schema = Type::group_type_builder("games").with_fields(fields).build()?;
    let properties =
        WriterProperties::builder().set_created_by(format!("sandtable {}", crate::VERSION)).build();
    let mut writer = SerializedFileWriter::new(Vec::new(), Arc::new(schema), Arc::new(properties))?;
    let mut rows = writer.next_row_group()?;
    for column in columns {
        let Some(mut cells) = rows.next_column()? else { break };
        match column {
            Column::Text(_, values) => {
                let values: Vec<ByteArray> = values.iter().map(|text| text.as_str().into()).collect();
                cells.typed::<ByteArrayType>().write_batch(&values, None, None)?;
            }
            Column::Number(_, values) => {
                cells.typed::<Int64Type>().write_batch(values, None, None)?;
            }
        }
        cells.close()?;
    }
    rows.close()?;
    writer.into_inner()
}

#[cfg(test)]
mod tests {
    use super::*;
    use parquet::file::reader::{FileReader, SerializedFileReader};
    use parquet::record::RowAccessor;

    #[test]
    fn what_was_written_is_read_back() {
        let columns = [
            Column::Text("winner".into(), vec!["allied".into(), "draw".into()]),
            Column::Number("score".into(), vec![-3, 1 << 40]),
        ];
        let path = std::env::temp_dir().join(format!("sandtable-columns-{}.parquet", std::process::id()));
        std::fs::write(&path, encode(&columns).unwrap()).unwrap();
        let reader = SerializedFileReader::new(std::fs::File::open(&path).unwrap()).unwrap();
        let rows: Vec<_> = reader.get_row_iter(None).unwrap().map(Result::unwrap).collect();
        assert_eq!(rows.len(), 2);
        assert_eq!(rows[0].get_string(0).unwrap(), "allied");
        assert_eq!(rows[1].get_string(0).unwrap(), "draw");
        assert_eq!((rows[0].get_long(1).unwrap(), rows[1].get_long(1).unwrap()), (-3, 1 << 40));
        std::fs::remove_file(path).unwrap();
    }
}
