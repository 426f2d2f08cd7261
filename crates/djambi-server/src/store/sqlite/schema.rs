//! The tables of a database and their versions: SQLite's `user_version` counts the steps that made them.

use std::path::Path;

use rusqlite::{Connection, TransactionBehavior};

use super::error::{Attempt, FileFault};
use super::{StoreError, completing, packing, sealing};

/// The steps of this program. The first one makes the tables, each later one changes those of the version
/// before it. A step that has been in a release stays as it was.
pub(super) const STEPS: &[Step] = &[
    Step::Sql(include_str!("schema/1.sql")),
    Step::Sql(include_str!("schema/2.sql")),
    Step::SqlAnd(include_str!("schema/3.sql"), |connection, _| packing::pack_table(connection)),
    Step::Sql(include_str!("schema/4.sql")),
    Step::SqlAnd(include_str!("schema/5.sql"), sealing::seal_table),
    Step::Sql(include_str!("schema/6.sql")),
    Step::Sql(include_str!("schema/7.sql")),
    Step::SqlAndAtLast(include_str!("schema/8.sql"), completing::complete_results),
    Step::Sql(include_str!("schema/9.sql")),
    Step::Sql(include_str!("schema/10.sql")),
    Step::Sql(include_str!("schema/11.sql")),
    Step::Sql(include_str!("schema/12.sql")),
    Step::Sql(include_str!("schema/13.sql")),
    Step::Sql(include_str!("schema/14.sql")),
    Step::Sql(include_str!("schema/15.sql")),
    Step::Sql(include_str!("schema/16.sql")),
    Step::Sql(include_str!("schema/17.sql")),
    Step::Sql(include_str!("schema/18.sql")),
    Step::Sql(include_str!("schema/19.sql")),
    Step::Sql(include_str!("schema/20.sql")),
    Step::Sql(include_str!("schema/21.sql")),
    Step::Sql(include_str!("schema/22.sql")),
    Step::Sql(include_str!("schema/23.sql")),
];

/// A step.
#[derive(Clone, Copy)]
pub(super) enum Step {
    /// Statements.
    Sql(&'static str),
    /// Statements, and after them what no statement can do, with the file of the press keys.
    SqlAnd(&'static str, fn(&Connection, &Path) -> Result<(), StoreError>),
    /// Statements, and after all steps what the program makes by the tables of today.
    SqlAndAtLast(&'static str, fn(&Connection) -> Result<(), StoreError>),
}

/// The version that this program makes and reads.
pub(crate) fn current_version() -> i64 {
    version_after(STEPS)
}

/// The version of a database after these steps.
pub(super) fn version_after(steps: &[Step]) -> i64 {
    i64::try_from(steps.len()).unwrap_or(i64::MAX)
}

/// The version of a database of ours; 0 if it has no tables yet.
///
/// # Errors
/// When the database cannot be read, or has tables without a version.
pub(super) fn version_of(connection: &Connection, file: &Path) -> Result<i64, StoreError> {
    let read = || -> Result<(i64, bool), rusqlite::Error> {
        let version = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
        let tables = "SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE name = 'game')";
        Ok((version, connection.query_row(tables, [], |row| row.get(0))?))
    };
    match read().map_err(|source| Attempt::Open.failed(file, source))? {
        (..1, true) => Err(FileFault::OtherBuild.of(file)),
        (version, _) => Ok(version),
    }
}

/// The version of a database whose tables are no later ones than `current`.
///
/// # Errors
/// As of [`version_of`], and when they are later ones.
pub(super) fn known_version(connection: &Connection, file: &Path, current: i64) -> Result<i64, StoreError> {
    let version = version_of(connection, file)?;
    if version > current { Err(FileFault::Later.of(file)) } else { Ok(version) }
}

/// Takes the steps that a database lacks, all in one transaction: when one fails, or the program is killed, the database is
/// as the version before has left it, and so is the copy that the next start makes of it.
///
/// # Errors
/// When a later version has made its tables, or it cannot be read or written.
pub(super) fn bring_up_to(
    connection: &mut Connection,
    file: &Path,
    press_keys: &Path,
    steps: &[Step],
) -> Result<(), StoreError> {
    let failed = |error: StoreError| match error.downcast::<rusqlite::Error>() {
        Ok(source) => Attempt::Migration.failed(file, source),
        Err(error) => error,
    };
    let before = known_version(connection, file, version_after(steps))?;
    let after = version_after(steps);
    if before < after {
        take_all(connection, press_keys, steps, before).map_err(failed)?;
    }
    if before > 0 && before < after {
        // The log of another version holds what the steps have changed or sealed.
        let emptied = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
        emptied.map_err(|source| Attempt::Migration.failed(file, source))?;
    }
    Ok(())
}

/// Takes the steps after a version.
fn take_all(
    connection: &mut Connection,
    press_keys: &Path,
    steps: &[Step],
    before: i64,
) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut at_last = Vec::new();
    for (step, _) in steps.iter().zip(1_i64..).filter(|&(_, version)| version > before) {
        match *step {
            Step::Sql(statements) => transaction.execute_batch(statements)?,
            Step::SqlAnd(statements, then) => {
                transaction.execute_batch(statements)?;
                then(&transaction, press_keys)?;
            }
            Step::SqlAndAtLast(statements, then) => {
                transaction.execute_batch(statements)?;
                at_last.push(then);
            }
        }
    }
    for then in at_last {
        then(&transaction)?;
    }
    transaction.pragma_update(None, "user_version", version_after(steps))?;
    Ok(transaction.commit()?)
}

/// The columns of all tables of a new database, as `table.column`.
#[cfg(test)]
pub(crate) fn columns_of_new_database() -> Vec<String> {
    let mut connection = Connection::open_in_memory().unwrap();
    bring_up_to(&mut connection, Path::new(":memory:"), Path::new("no-keys"), STEPS).unwrap();
    let mut select = connection
        .prepare(
            "SELECT sqlite_schema.name || '.' || info.name FROM sqlite_schema, pragma_table_info(sqlite_schema.name) AS info
             WHERE sqlite_schema.type = 'table' AND sqlite_schema.name NOT LIKE 'sqlite_%' ORDER BY 1",
        )
        .unwrap();
    select.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_that_fails_undoes_those_before_it() {
        let file = Path::new("games");
        let mut connection = Connection::open_in_memory().unwrap();
        let steps =
            ["CREATE TABLE game (id TEXT)", "CREATE TABLE more (id TEXT); CREATE TABLE game (id TEXT)"]
                .map(Step::Sql);
        let error = bring_up_to(&mut connection, file, file, &steps).unwrap_err();
        assert_eq!(error.problem().code, "store_migration", "{error}");
        assert_eq!(version_of(&connection, file).unwrap(), 0);
        let tables = "SELECT count(*) FROM sqlite_schema";
        assert_eq!(connection.query_row(tables, [], |row| row.get::<_, u32>(0)).unwrap(), 0);
        bring_up_to(&mut connection, file, file, &["", "CREATE TABLE more (id TEXT)"].map(Step::Sql))
            .unwrap();
        assert_eq!(version_of(&connection, file).unwrap(), 2);
        let error = bring_up_to(&mut connection, file, file, &[Step::Sql("")]).unwrap_err();
        assert_eq!(error.problem(), FileFault::Later.of(file).problem());
    }
}
