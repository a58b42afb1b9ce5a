//! Result files: JSON, saved whole or not at all, one line for each game.

use crate::ArenaError;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fs;
use std::io::{ErrorKind, Write};
use std::path::Path;

/// Reads a result file; none if there is none.
///
/// # Errors
/// If it cannot be read, or is something else.
pub fn load<T: DeserializeOwned>(path: &Path, format: &str) -> Result<Option<T>, ArenaError> {
    #[derive(serde::Deserialize)]
    struct Head {
        format: String,
    }
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(ArenaError::file(path, format!("cannot be read: {error}"))),
    };
    let head: Head = serde_json::from_str(&text).map_err(|e| {
        ArenaError::file(path, format!("this is no result file, or it is damaged ({e}): name another file"))
    })?;
    if head.format != format {
        let found = head.format;
        return Err(ArenaError::file(path, format!("this is a \"{found}\" file, not \"{format}\"")));
    }
    let read = serde_json::from_str(&text);
    read.map(Some)
        .map_err(|e| ArenaError::file(path, format!("the file is damaged ({e}): name another file")))
}

/// Writes a text as a whole or not at all: into a new file beside it, which then takes its name. Makes the folder.
///
/// # Errors
/// If it cannot be written.
pub fn save(path: &Path, text: &str) -> Result<(), ArenaError> {
    save_bytes(path, text.as_bytes())
}

pub(crate) fn save_bytes(path: &Path, bytes: &[u8]) -> Result<(), ArenaError> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let beside = path.with_file_name(format!(".{name}.{}.new", std::process::id()));
    let written = || {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut file = fs::File::create(&beside)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        fs::rename(&beside, path)
    };
    written().map_err(|e: std::io::Error| {
        // The half-written file helps nobody; that it is gone or not changes nothing.
        let _ = fs::remove_file(&beside);
        ArenaError::file(path, format!("cannot be written: {e}"))
    })
}

/// A JSON object with each field on a line, and each element of a list that has elements of some size.
pub(crate) fn lines(value: &impl Serialize) -> String {
    use serde_json::Value;
    let plain = |value: &Value| serde_json::to_string(value).unwrap_or_default();
    let Ok(Value::Object(fields)) = serde_json::to_value(value) else { return String::new() };
    let mut parts = Vec::new();
    for (key, field) in &fields {
        let text = match field {
            Value::Array(list) if list.iter().any(|v| v.is_object() || v.is_array()) => {
                let rows: Vec<String> = list.iter().map(|v| format!("    {}", plain(v))).collect();
                format!("[\n{}\n  ]", rows.join(",\n"))
            }
            Value::Object(map) if map.values().any(|v| v.is_object() || v.is_array()) => {
                let rows: Vec<String> = map
                    .iter()
                    .map(|(k, v)| format!("    {}: {}", plain(&k.as_str().into()), plain(v)))
                    .collect();
                format!("{{\n{}\n  }}", rows.join(",\n"))
            }
            _ => plain(field),
        };
        parts.push(format!("  {}: {text}", plain(&key.as_str().into())));
    }
    format!("{{\n{}\n}}\n", parts.join(",\n"))
}
