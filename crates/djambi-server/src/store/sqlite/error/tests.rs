//! Every error of the store has a sentence in every language, and a kind.

use std::collections::BTreeSet;

use djambi::{Geometry, Position, Rules};
use djambi_text::{Language, Problems, Refusals, problem};
use rusqlite::ffi;

use super::*;
use crate::store::Corruption;

fn sqlite(code: i32) -> rusqlite::Error {
    rusqlite::Error::SqliteFailure(ffi::Error::new(code), Some("the words of SQLite".to_owned()))
}

/// An error of each kind, and of each cause.
fn errors() -> Vec<StoreError> {
    let path = Path::new("games.sqlite3");
    let url = "postgres://games";
    let mut errors = vec![
        AddressFault::Unknown.of(url),
        AddressFault::InMemory.of(url),
        AddressFault::Parameters.of(url),
        unusable(path, io::ErrorKind::PermissionDenied.into()),
        unusable(path, io::Error::other("the words of the system")),
        FileFault::InUse.of(path),
        FileFault::NotAFile.of(path),
        FileFault::NotADatabase.of(path),
        FileFault::Foreign.of(path),
        FileFault::Later.of(path),
        earlier(path, 3, 5),
        FileFault::OtherBuild.of(path),
        FileFault::Missing.of(path),
        FileFault::BeingMade.of(path),
        Attempt::Copy.failed(path, sqlite(ffi::SQLITE_FULL)),
        Attempt::Open.failed(path, sqlite(ffi::SQLITE_CANTOPEN)),
        Attempt::Migration.failed(path, sqlite(ffi::SQLITE_READONLY)),
        commit_failed(Arc::new(sqlite(ffi::SQLITE_IOERR))),
        StoreError::gap("abc", 7),
        StoreError::closed(),
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
    errors.extend(codes.map(|code| StoreError::from(sqlite(code))));
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
    assert!(english(sqlite(ffi::SQLITE_MISMATCH).into()).contains("the words of SQLite"));
    assert!(!english(sqlite(ffi::SQLITE_FULL).into()).contains("the words of SQLite"));
    let error = unusable(Path::new("games.sqlite3"), io::Error::other("the words of the system"));
    assert_eq!(english(error), "cannot use games.sqlite3: the words of the system");
}

#[test]
fn callers_decide_by_the_kind_and_the_log_has_the_words_of_sqlite() {
    let path = Path::new("games.sqlite3");
    for (error, kind) in [
        (sqlite(ffi::SQLITE_FULL).into(), StoreErrorKind::Full),
        (sqlite(ffi::SQLITE_CORRUPT).into(), StoreErrorKind::Damaged),
        (sqlite(ffi::SQLITE_CONSTRAINT).into(), StoreErrorKind::Conflict),
        (commit_failed(Arc::new(sqlite(ffi::SQLITE_BUSY))), StoreErrorKind::Busy),
        (Attempt::Copy.failed(path, sqlite(ffi::SQLITE_IOERR)), StoreErrorKind::Other),
    ] {
        assert_eq!(error.kind(), kind, "{error}");
        let log = crate::error_chain::with_causes(&error);
        assert!(log.contains(": the words of SQLite: "), "{log}");
    }
    assert_eq!(Attempt::Open.failed(path, sqlite(ffi::SQLITE_NOTADB)).kind(), StoreErrorKind::Unsuitable);
}
