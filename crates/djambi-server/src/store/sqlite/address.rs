//! The address of a database, as it is given on the command line.

use std::path::PathBuf;

use super::StoreError;
use super::error::AddressFault;

/// The path of the file in a `--database` value.
///
/// # Errors
/// For the address of another kind of database or an empty one, and for an address of SQLite that is not a
/// file's.
pub(crate) fn file_of(url: &str) -> Result<PathBuf, StoreError> {
    let path = match url.split_once(':') {
        Some(("sqlite", rest)) => rest.strip_prefix("//").unwrap_or(rest),
        Some((scheme, rest)) if rest.starts_with("//") || scheme == "file" => {
            return Err(AddressFault::Unknown.of(url));
        }
        _ => url,
    };
    if path.contains(":memory:") || path.contains("mode=memory") {
        return Err(AddressFault::InMemory.of(url));
    }
    if path.contains('?') {
        return Err(AddressFault::Parameters.of(url));
    }
    if path.is_empty() { Err(AddressFault::Unknown.of(url)) } else { Ok(path.into()) }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn a_database_file_has_several_addresses() {
        for url in ["/tmp/a.sqlite3", "sqlite:/tmp/a.sqlite3", "sqlite:///tmp/a.sqlite3"] {
            assert_eq!(file_of(url).unwrap(), Path::new("/tmp/a.sqlite3"), "{url}");
        }
        assert_eq!(file_of("games.db").unwrap(), Path::new("games.db"));
        for url in ["", "sqlite:", "postgres://localhost/djambi", "file:games.db"] {
            assert_eq!(file_of(url).unwrap_err().problem(), AddressFault::Unknown.of(url).problem(), "{url}");
        }
    }

    #[test]
    fn a_database_in_memory_or_with_parameters_is_refused_in_a_sentence() {
        for url in [":memory:", "sqlite::memory:", "sqlite://:memory:", "sqlite:games.db?mode=memory"] {
            let sentence = file_of(url).unwrap_err().to_string();
            assert!(sentence.starts_with(url) && sentence.contains("memory, which forgets"), "{sentence}");
        }
        for url in ["sqlite://games.db?mode=ro", "games.db?mode=ro"] {
            let sentence = file_of(url).unwrap_err().to_string();
            assert!(sentence.starts_with(url) && sentence.contains("question mark"), "{sentence}");
        }
    }
}
