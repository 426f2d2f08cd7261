//! Looks for what was whispered in the files of a database, where it must be sealed.

use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};

use crate::talk::WHISPERED;

/// What a whispered treaty has in any text form, and nothing else that the load sends.
const ACTS: [&str; 2] = ["keep_out", "no_corpse"];

/// What a search has found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub(crate) struct Searched {
    /// The bytes that were looked at.
    pub(crate) bytes: u64,
    /// How often something of what was whispered stood there.
    pub(crate) found: u64,
}

/// Looks in a database, and in all files beside it whose names begin with its name: its log and its copies.
///
/// # Errors
/// When there is no such database, or a file cannot be read.
pub(crate) fn search(database: &Path) -> anyhow::Result<Searched> {
    let files = files_of(database).with_context(|| format!("reading {}", database.display()))?;
    ensure!(files.iter().any(|file| file == database), "there is no database {}", database.display());
    let mut searched = Searched::default();
    for file in files {
        let bytes = std::fs::read(&file).with_context(|| format!("reading {}", file.display()))?;
        searched.bytes += bytes.len() as u64;
        searched.found += whispers_in(&bytes);
    }
    Ok(searched)
}

fn files_of(database: &Path) -> std::io::Result<Vec<PathBuf>> {
    let name = database.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let folder = database.parent().filter(|folder| !folder.as_os_str().is_empty());
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder.unwrap_or(Path::new(".")))? {
        let entry = entry?;
        if entry.file_name().to_string_lossy().starts_with(&name) && entry.file_type()?.is_file() {
            files.push(database.with_file_name(entry.file_name()));
        }
    }
    Ok(files)
}

/// How often one of the marks of whispers stands in some bytes.
fn whispers_in(bytes: &[u8]) -> u64 {
    let marks = [WHISPERED].into_iter().chain(ACTS);
    let times = |mark: &str| bytes.windows(mark.len()).filter(|found| *found == mark.as_bytes()).count();
    marks.map(times).sum::<usize>() as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whispers_are_found_in_the_database_its_log_and_its_copies() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("games.sqlite3");
        assert!(search(&database).is_err(), "no database");
        let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).unwrap();
        write("games.sqlite3", "nothing");
        write("other", WHISPERED);
        assert_eq!(search(&database).unwrap(), Searched { bytes: 7, found: 0 });
        write("games.sqlite3-wal", &format!("..{WHISPERED} about yellow? 7{WHISPERED}"));
        write("games.sqlite3.copy", r#"{"kind":"keep_out""#);
        assert_eq!(search(&database).unwrap().found, 3);
    }
}
