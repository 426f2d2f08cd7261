//! Every error of the store has a sentence in every language.

use std::collections::BTreeSet;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use djambi::{Geometry, Position, Rules};
use djambi_text::{Language, Problems, Refusals, problem};
use rusqlite::ffi;

use super::*;
use crate::store::Corruption;

fn sqlite(code: i32) -> rusqlite::Error {
    rusqlite::Error::SqliteFailure(ffi::Error::new(code), Some("the words of SQLite".to_owned()))
}

fn path() -> PathBuf {
    "games.sqlite3".into()
}

fn url() -> String {
    "postgres://games".to_owned()
}

/// An error of each kind, and of each cause.
fn errors() -> Vec<StoreError> {
    let mut errors = vec![
        StoreError::UnknownUrl { url: url() },
        StoreError::InMemory { url: url() },
        StoreError::Parameters { url: url() },
        StoreError::File { path: path(), source: io::ErrorKind::PermissionDenied.into() },
        StoreError::File { path: path(), source: io::Error::other("the words of the system") },
        StoreError::InUse { path: path() },
        StoreError::NotAFile { path: path() },
        StoreError::NotADatabase { path: path() },
        StoreError::Foreign { path: path() },
        StoreError::Later { path: path() },
        StoreError::Earlier { path: path(), version: 3, current: 5 },
        StoreError::OtherBuild { path: path() },
        StoreError::Missing { path: path() },
        StoreError::BeingMade { path: path() },
        StoreError::Copy { path: path(), source: sqlite(ffi::SQLITE_FULL) },
        StoreError::Open { path: path(), source: sqlite(ffi::SQLITE_CANTOPEN) },
        StoreError::Migration { path: path(), source: sqlite(ffi::SQLITE_READONLY) },
        StoreError::Commit(Arc::new(sqlite(ffi::SQLITE_IOERR))),
        StoreError::Gap { game: "abc".to_owned(), seq: 7 },
        StoreError::Closed,
    ];
    let codes = [
        ffi::SQLITE_FULL,
        ffi::SQLITE_NOMEM,
        ffi::SQLITE_BUSY,
        ffi::SQLITE_READONLY,
        ffi::SQLITE_CORRUPT,
        ffi::SQLITE_CONSTRAINT,
        ffi::SQLITE_MISMATCH,
    ];
    errors.extend(codes.map(|code| StoreError::Database(sqlite(code))));
    errors.extend(corruptions().into_iter().map(StoreError::from));
    errors
}

fn corruptions() -> Vec<Corruption> {
    let faults = Position::parse_on(Geometry::ALL[0], "9/9", &Rules::CLASSIC).expect_err("no position");
    vec![
        Corruption::Key,
        Corruption::Options,
        Corruption::Rules(Rules::named("none").expect_err("no rules")),
        Corruption::Board("none".to_owned()),
        Corruption::Start(faults),
        Corruption::Event("none".to_owned()),
        Corruption::Command,
        Corruption::Time,
        Corruption::Value { column: "level", text: "none".to_owned() },
        Corruption::Player,
        Corruption::Seat("none".to_owned()),
    ]
}

#[test]
fn every_error_has_a_sentence_of_its_own_in_every_language() {
    for language in Language::ALL {
        let mut sentences = BTreeSet::new();
        for error in errors() {
            let told = error.problem();
            let others = [
                Problems(language).by_code(told.code, &told.args),
                Refusals(language).by_code(told.code, &told.args),
            ];
            assert_eq!(others, [None, None], "{told:?} is another problem too");
            let sentence = problem(language, &told);
            assert_ne!(sentence, told.code, "{error:?} has no sentence in {language:?}");
            for (name, value) in &told.args {
                if let Argument::Problem(inner) = value {
                    assert!(sentence.contains(&problem(language, inner)), "{name}: {sentence}");
                    assert_ne!(problem(language, inner), inner.code, "{name} of {error:?}");
                }
            }
            assert!(sentences.insert(sentence), "{error:?} is told as another is");
        }
    }
}

#[test]
fn the_words_of_sqlite_and_of_the_system_are_told_where_nothing_better_is_known() {
    let english = |error: StoreError| problem(Language::En, &error.problem());
    assert!(english(StoreError::Database(sqlite(ffi::SQLITE_MISMATCH))).contains("the words of SQLite"));
    assert!(!english(StoreError::Database(sqlite(ffi::SQLITE_FULL))).contains("the words of SQLite"));
    let error = StoreError::File { path: path(), source: io::Error::other("the words of the system") };
    assert_eq!(english(error), "cannot use games.sqlite3: the words of the system");
}
