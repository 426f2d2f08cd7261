//! The archive in the database. Each list goes down an index from the newest game, and each page from the last game of
//! the one before.

use std::collections::BTreeMap;

use async_trait::async_trait;
use djambi::{Geometry, Reason, RuleSet, Rules};
use djambi_protocol::{ClockKind, GameId};
use rusqlite::types::Value;
use rusqlite::{Connection, Row, params_from_iter};

use super::columns::{milliseconds, parsed, to_integer};
use super::game_result::game_result;
use super::ratings::select_changes;
use super::seat_row::select_seats;
use super::{
    Archive, Corruption, FoundGame, GameFilter, LevelRecord, PageKey, PlayerRecord, RecordPart, SqliteStore,
    StoreError, StoreErrorKind,
};
use crate::identity::PlayerId;
use crate::store::change_of;

#[async_trait]
impl Archive for SqliteStore {
    async fn found_games(
        &self,
        reader: Option<PlayerId>,
        filter: GameFilter,
        limit: u32,
    ) -> Result<Vec<FoundGame>, StoreError> {
        self.readers.read(move |connection| select_found(connection, reader, &filter, limit)).await
    }

    async fn player_record(
        &self,
        reader: Option<PlayerId>,
        player: PlayerId,
    ) -> Result<PlayerRecord, StoreError> {
        self.readers.read(move |connection| select_record(connection, reader, player)).await
    }
}

/// Whether the reader `?1` finds a game in which a turn was played: everybody does, or the reader holds a seat. Here and below,
/// `+` keeps SQLite from looking through all games of a player for one.
const IS_FOUND: &str = "r.turns > 0 AND (r.is_found OR EXISTS
    (SELECT 1 FROM seat_result AS own WHERE own.result = r.number AND +own.player = ?1))";

/// A statement that lists games, with its values.
pub(super) struct Listing {
    /// The statement.
    pub(super) sql: String,
    /// The values of its parameters.
    pub(super) values: Vec<Value>,
}

impl Listing {
    /// The statements that list the games of a filter together: those of a player, or those of everybody and those that
    /// only the reader finds.
    pub(super) fn of(reader: Option<PlayerId>, filter: &GameFilter, limit: u32) -> Vec<Self> {
        match (filter.players.split_first(), reader) {
            (Some((&first, others)), _) => vec![Self::of_player(reader, first, others, filter, limit)],
            (None, None) => vec![Self::of_all(filter, limit)],
            (None, Some(own)) => vec![Self::of_all(filter, limit), Self::of_reader(own, filter, limit)],
        }
    }

    /// The games that everybody finds, by the index of the first condition that has one.
    fn of_all(filter: &GameFilter, limit: u32) -> Self {
        let index = match filter {
            GameFilter { board: Some(_), .. } => "result_board",
            GameFilter { rules: Some(_), .. } => "result_rules",
            GameFilter { clock: Some(_), .. } => "result_clock",
            GameFilter { kind: Some(_), .. } => "result_kind",
            _ => "result_found",
        };
        let from = format!("{COLUMNS} FROM result AS r INDEXED BY {index} JOIN game ON game.id = r.game_id");
        let listing = Self { sql: format!("{from} WHERE r.is_found AND r.turns > 0"), values: vec![] };
        listing.end(("r.ended_ms", "r.number"), filter, limit)
    }

    /// The games that only the reader finds.
    fn of_reader(reader: PlayerId, filter: &GameFilter, limit: u32) -> Self {
        let mut listing = Self::seats_of(Some(reader), reader, filter);
        listing.sql.push_str(" AND NOT r.is_found");
        listing.end(SEAT_KEY, filter, limit)
    }

    /// The games of a player and others that the reader finds.
    fn of_player(
        reader: Option<PlayerId>,
        first: PlayerId,
        others: &[PlayerId],
        filter: &GameFilter,
        limit: u32,
    ) -> Self {
        let mut listing = Self::seats_of(reader, first, filter);
        for &other in others {
            let seated =
                "EXISTS (SELECT 1 FROM seat_result AS other WHERE other.result = s.result AND +other.player";
            listing.add(&format!("{seated} = ?)"), blob(other));
        }
        listing.end(SEAT_KEY, filter, limit)
    }

    /// The beginning of a statement that lists the games of a player that the reader finds.
    fn seats_of(reader: Option<PlayerId>, player: PlayerId, filter: &GameFilter) -> Self {
        let place = filter.place.map_or(String::new(), |place| format!(" AND one.place = {place}"));
        // Who plays several seats has one game all the same.
        let sql = format!(
            "{COLUMNS} FROM seat_result AS s JOIN result AS r ON r.number = s.result JOIN game ON game.id = r.game_id
             WHERE {IS_FOUND} AND s.player = ?2 AND s.seat = (SELECT min(one.seat) FROM seat_result AS one
                 WHERE one.result = s.result AND +one.player = s.player{place})"
        );
        Self { sql, values: vec![reader.map_or(Value::Null, blob), blob(player)] }
    }

    /// Ends a statement: the conditions of a filter, and so many games from the newest, by the columns of their key.
    fn end(mut self, (ended_ms, number): (&str, &str), filter: &GameFilter, limit: u32) -> Self {
        let until = filter.until_ms.map(|until_ms| PageKey { ended_ms: until_ms, number: 0 });
        let before = filter.before.into_iter().chain(until).min();
        let before = before.unwrap_or(PageKey { ended_ms: u64::MAX, number: i64::MAX });
        self.values.extend([to_integer(before.ended_ms), before.number].map(Value::Integer));
        let first = self.values.len() - 1;
        let second = self.values.len();
        self.sql.push_str(&format!(" AND ({ended_ms}, {number}) < (?{first}, ?{second})"));
        if let Some(since_ms) = filter.since_ms {
            self.add(&format!("{ended_ms} >= ?"), Value::Integer(to_integer(since_ms)));
        }
        let texts = [
            ("board", filter.board.map(Geometry::name)),
            ("rules", filter.rules.map(RuleSet::name)),
            ("clock", filter.clock.map(ClockKind::name)),
            ("kind", filter.kind.map(Reason::name)),
        ];
        for (column, text) in texts.into_iter().filter_map(|(column, text)| Some((column, text?))) {
            self.add(&format!("r.{column} = ?"), Value::Text(text.to_owned()));
        }
        self.sql.push_str(&format!(" ORDER BY {ended_ms} DESC, {number} DESC LIMIT {limit}"));
        self
    }

    /// Adds a condition on one value.
    fn add(&mut self, condition: &str, value: Value) {
        self.values.push(value);
        let numbered = condition.replace('?', &format!("?{}", self.values.len()));
        self.sql.push_str(&format!(" AND {numbered}"));
    }
}

/// The key of a game among the seats of a player.
const SEAT_KEY: (&str, &str) = ("s.ended_ms", "s.result");

fn blob(player: PlayerId) -> Value {
    Value::Blob(player.to_vec())
}

/// The columns of a game in a list.
const COLUMNS: &str = "SELECT r.number, r.game_id, r.ended_ms, r.kind, r.turns, r.position, r.board, r.clock, r.rated, game.rules, game.options";

/// The games of a filter that a reader finds, the newest first.
pub(super) fn select_found(
    connection: &Connection,
    reader: Option<PlayerId>,
    filter: &GameFilter,
    limit: u32,
) -> Result<Vec<FoundGame>, StoreError> {
    let mut games = Vec::new();
    for listing in Listing::of(reader, filter, limit) {
        let mut select = connection.prepare_cached(&listing.sql)?;
        let mut rows = select.query(params_from_iter(&listing.values))?;
        while let Some(row) = rows.next()? {
            let id: String = row.get("game_id")?;
            match found_game(connection, row) {
                Ok(game) => games.push(game),
                Err(error) if error.kind() == StoreErrorKind::Damaged => {
                    tracing::error!(game = %id, "a game is not listed: {error}");
                }
                Err(error) => return Err(error),
            }
        }
    }
    games.sort_by_key(|game| std::cmp::Reverse(game.key));
    games.truncate(limit as usize);
    Ok(games)
}

fn found_game(connection: &Connection, row: &Row<'_>) -> Result<FoundGame, StoreError> {
    let id: GameId = parsed(row, "game_id")?;
    let (set, options): (String, String) = (row.get("rules")?, row.get("options")?);
    let options: BTreeMap<String, String> =
        serde_json::from_str(&options).map_err(|_| Corruption::Options)?;
    let clock: String = row.get("clock")?;
    let number = row.get("number")?;
    let changes = if row.get("rated")? { select_changes(connection, number)? } else { Vec::new() };
    Ok(FoundGame {
        key: PageKey { ended_ms: milliseconds(row, "ended_ms")?, number },
        board: board(row)?,
        rules: Rules::with(&set, &options).map_err(Corruption::Rules)?,
        clock: ClockKind::named(&clock).ok_or(Corruption::Value { column: "clock", text: clock })?,
        seats: select_seats(connection, &id)?,
        result: game_result(connection, row)?,
        changes: changes.into_iter().map(|(seat, of)| (seat, change_of(of.before, of.after))).collect(),
        id,
    })
}

fn board(row: &Row<'_>) -> Result<&'static Geometry, StoreError> {
    let name: String = row.get("board")?;
    Ok(Geometry::named(&name).ok_or(Corruption::Board(name))?)
}

/// The games of a player by board, kind of end and place.
pub(super) fn parts_of_record() -> String {
    format!(
        "SELECT r.board, r.kind, s.place, count(*) AS games FROM seat_result AS s JOIN result AS r ON r.number = s.result
         WHERE s.player = ?2 AND {IS_FOUND} GROUP BY r.board, r.kind, s.place"
    )
}

/// The seats of a player in games with bots, by the level of these. Several bots of a level count once.
pub(super) fn levels_of_record() -> String {
    format!(
        "SELECT level, count(*) AS games, sum(share = 1) AS won, sum(share) AS share FROM (
             SELECT DISTINCT s.result, s.seat, bot.level, s.share FROM seat_result AS s
                 JOIN seat_result AS bot ON bot.result = s.result JOIN result AS r ON r.number = s.result
             WHERE s.player = ?2 AND bot.level IS NOT NULL AND {IS_FOUND})
         GROUP BY level"
    )
}

fn select_record(
    connection: &Connection,
    reader: Option<PlayerId>,
    player: PlayerId,
) -> Result<PlayerRecord, StoreError> {
    let values = (reader.map(PlayerId::to_vec), player.to_vec());
    let mut record = PlayerRecord::default();
    let mut select = connection.prepare_cached(&parts_of_record())?;
    let mut rows = select.query((&values.0, &values.1))?;
    while let Some(row) = rows.next()? {
        let kind: String = row.get("kind")?;
        let kind = Reason::named(&kind).ok_or(Corruption::Value { column: "kind", text: kind })?;
        record.parts.push(RecordPart {
            board: board(row)?,
            kind,
            place: row.get("place")?,
            games: row.get("games")?,
        });
    }
    let mut select = connection.prepare_cached(&levels_of_record())?;
    let mut rows = select.query((&values.0, &values.1))?;
    while let Some(row) = rows.next()? {
        let games = row.get("games")?;
        let won = row.get("won")?;
        let share = row.get("share")?;
        record.levels.push(LevelRecord { level: parsed(row, "level")?, games, won, share });
    }
    record.levels.sort_by_key(|record| record.level);
    Ok(record)
}
