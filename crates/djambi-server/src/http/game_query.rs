//! The parameters by which addresses name finished games.

use djambi::{Geometry, Reason, RuleSet};
use djambi_protocol::{ClockKind, Missing, Refusal};

use super::error::Error;
use super::shown_position::parameters;
use crate::app::App;
use crate::calendar;
use crate::env::{self, DAY_MS};
use crate::identity::{Principal, appearance};
use crate::store::{GameFilter, PageKey};

/// How many players may be looked for at once: as many as the largest board has.
const MAX_PLAYERS: usize = 6;

/// The games that an address names, as it is written.
#[derive(Clone, Default, PartialEq, Eq)]
pub(super) struct GameQuery {
    /// The names of accounts.
    pub(super) players: Vec<String>,
    /// Whether the one who asks must have played.
    pub(super) is_mine: bool,
    /// The other conditions.
    pub(super) filter: GameFilter,
    /// The form of the answer.
    pub(super) format: GameFormat,
}

/// The forms in which finished games are answered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum GameFormat {
    /// A page of them, as JSON.
    #[default]
    Page,
    /// All their records, one after the other.
    Pgn,
    /// All of them as JSON, one a line.
    Ndjson,
}

impl GameQuery {
    /// Reads the parameters of an address. Those without a value say nothing.
    ///
    /// # Errors
    /// When there is another parameter than these, or the value of one cannot be read.
    pub(super) fn read(query: Option<&str>) -> Result<Self, Refusal> {
        let mut read = Self::default();
        for (name, value) in parameters(query.unwrap_or_default()) {
            let value = value.trim();
            if !value.is_empty() {
                read.take(&name, value)?;
            }
        }
        if read.filter.place.is_some() && read.players.is_empty() && !read.is_mine {
            return Err(malformed("`place` is that of a `player`"));
        }
        Ok(read)
    }

    /// Reads the parameters of the address of a page, which may also have a language.
    ///
    /// # Errors
    /// As of [`read`](Self::read).
    pub(super) fn of_page(query: &str) -> Result<Self, Refusal> {
        let fields = query.split('&').filter(|field| !field.starts_with("lang="));
        Self::read(Some(&fields.collect::<Vec<_>>().join("&")))
    }

    fn take(&mut self, name: &str, value: &str) -> Result<(), Refusal> {
        let wrong = || malformed(&format!("`{name}` cannot be {value:?}"));
        let filter = &mut self.filter;
        match name {
            "player" if self.players.len() == MAX_PLAYERS => return Err(malformed("too many players")),
            "player" => self.players.push(value.to_owned()),
            "mine" if value == "yes" => self.is_mine = true,
            "place" => filter.place = Some(value.parse().map_err(|_| wrong())?),
            "board" => filter.board = Some(Geometry::named(value).ok_or_else(wrong)?),
            "rules" => filter.rules = Some(RuleSet::named(value).ok_or_else(wrong)?),
            "clock" => filter.clock = Some(ClockKind::named(value).ok_or_else(wrong)?),
            "result" => filter.kind = Some(Reason::named(value).ok_or_else(wrong)?),
            "since" => filter.since_ms = Some(moment(value, 0).ok_or_else(wrong)?),
            "until" => filter.until_ms = Some(moment(value, DAY_MS).ok_or_else(wrong)?),
            "before" => filter.before = Some(value.parse::<PageKey>().map_err(|()| wrong())?),
            "format" if value == "pgn" => self.format = GameFormat::Pgn,
            "format" if value == "ndjson" => self.format = GameFormat::Ndjson,
            _ => return Err(wrong()),
        }
        Ok(())
    }

    /// The filter of the store: names lead to players, former ones for a while.
    ///
    /// # Errors
    /// When nobody has such a name, or the store fails.
    pub(super) async fn resolved(&self, app: &App, principal: &Principal) -> Result<GameFilter, Error> {
        let mut filter = self.filter.clone();
        if self.is_mine {
            filter.players.push(principal.id().ok_or(Error::not_found(Missing::Player))?);
        }
        for name in &self.players {
            let account = app.store.account_named(appearance(name), env::now_ms()).await?;
            filter.players.push(account.ok_or(Error::not_found(Missing::Player))?.player);
        }
        Ok(filter)
    }
}

fn malformed(details: &str) -> Refusal {
    Refusal::Malformed { details: details.to_owned() }
}

/// A moment in milliseconds since 1970, from such a number or from a day as `YYYY-MM-DD` (UTC), after which comes
/// `of_day` more.
fn moment(text: &str, of_day: u64) -> Option<u64> {
    text.parse().ok().or_else(|| Some(calendar::start_of(text)? + of_day))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_and_numbers_are_moments() {
        assert_eq!(moment("1970-01-01", 0), Some(0));
        assert_eq!(moment("2000-02-29", 0), Some(11_016 * DAY_MS));
        assert_eq!(moment("2100-03-01", 0), Some(47_541 * DAY_MS));
        assert_eq!(moment("2000-03-01", DAY_MS), Some(11_018 * DAY_MS));
        assert_eq!(moment("1790000000000", DAY_MS), Some(1_790_000_000_000));
        for wrong in
            ["", "1969-01-01", "2000-13-01", "2000-00-01", "2000-01-32", "2000/01/01", "-1", "20-00-0101"]
        {
            assert_eq!(moment(wrong, 0), None, "{wrong}");
        }
    }

    #[test]
    fn parameters_say_which_games() {
        let query = "player=Ada&player=B%20o&board=hex3&rules=classic&clock=by_day&result=win&place=2&since=7&until=&before=9-1";
        let read = GameQuery::read(Some(query)).unwrap_or_else(|refusal| panic!("{refusal:?}"));
        assert_eq!(read.players, ["Ada", "B o"]);
        let filter = GameFilter {
            place: Some(2),
            board: Geometry::named("hex3"),
            rules: Some(RuleSet::Classic),
            clock: Some(ClockKind::ByDay),
            kind: Some(Reason::Win),
            since_ms: Some(7),
            before: Some(PageKey { ended_ms: 9, number: 1 }),
            ..GameFilter::default()
        };
        assert!(read.filter == filter && !read.is_mine);
        assert!(GameQuery::read(None) == Ok(GameQuery::default()));
        for wrong in [
            "board=chess",
            "rules=x",
            "clock=x",
            "result=x",
            "place=first&player=A",
            "place=1",
            "since=x",
            "before=1",
            "format=xml",
            "colour=red",
            "mine=no",
            "player=a&player=a&player=a&player=a&player=a&player=a&player=a",
        ] {
            assert!(matches!(GameQuery::read(Some(wrong)), Err(Refusal::Malformed { .. })), "{wrong}");
        }
    }
}
