//! From the wish for a game to a game, or to what is wrong with the wish.

use std::collections::BTreeMap;

use djambi::{Position, Rules, SQUARE9, Setup};
use djambi_protocol::{
    GameId, Level, NewGameRequest, Seat, SeatKind, SeatRequest, SeatState, Seats, Settings,
};

use crate::game::convert::{meant, spoken};
use crate::game::live_game::{self, Table};
use crate::http::error::Error;
use crate::identity::BrowserId;
use crate::store::NewGame;

/// The longest name of a player, in characters.
const LONGEST_NAME: usize = 40;
/// The longest that a bot may be told to wait.
const LONGEST_DELAY_MS: u32 = 60_000;

/// The game that is wished for.
///
/// # Errors
/// [`Error::InvalidSettings`] with what is wrong.
pub(crate) fn from_wish(
    wish: NewGameRequest,
    id: GameId,
    creator: BrowserId,
    now_ms: u64,
) -> Result<NewGame, Error> {
    let rules =
        live_game::rules(&wish.rules, &wish.options).map_err(|error| invalid_by("§9", error.to_string()))?;
    if wish.bot_delay_ms.is_some_and(|delay| delay > LONGEST_DELAY_MS) {
        return Err(invalid(format!("a bot waits {LONGEST_DELAY_MS} milliseconds at most")));
    }
    let start = match &wish.start {
        Some(text) => given_start(text, &wish, &rules)?,
        None => usual_start(&wish, &rules)?,
    };
    let mut holders = BTreeMap::new();
    let mut seats = Seats::new();
    for seat in start.geometry().seats().iter() {
        let state = seat_state(wish.seats.get(&spoken(seat)), start.alive().contains(seat))?;
        if matches!(wish.seats.get(&spoken(seat)), Some(SeatRequest::Human { mine: true, .. })) {
            holders.insert(spoken(seat), creator);
        }
        seats.insert(spoken(seat), state);
    }
    let settings = Settings {
        id,
        rules: wish.rules,
        options: rules.changes().map(|(option, value)| (option.to_owned(), value)).collect(),
        start: start.to_string(),
        seats,
    };
    let to_move = Table::new(rules, start).to_move();
    let (bot_delay_ms, creator) = (wish.bot_delay_ms, Some(creator));
    Ok(NewGame { settings, bot_delay_ms, creator, holders, created_ms: now_ms, to_move })
}

/// The position to begin with, whose players must be those that are wished for.
fn given_start(text: &str, wish: &NewGameRequest, rules: &Rules) -> Result<Position, Error> {
    let start = Position::parse(text, rules).map_err(|faults| invalid_by("§10", faults.to_string()))?;
    let alive = start.alive();
    if let Some(players) = wish.players
        && usize::from(players) != alive.len()
    {
        return Err(invalid(format!("this start has {} players, not {players}", alive.len())));
    }
    for (&seat, wished) in &wish.seats {
        let absent = matches!(wished, SeatRequest::Absent {});
        if absent == alive.contains(meant(seat)) {
            let problem = if absent { "has a player" } else { "has no player" };
            return Err(invalid(format!("{seat} {problem} in this start")));
        }
    }
    Ok(start)
}

/// The set-up, with a hostage at each absent seat (§7).
fn usual_start(wish: &NewGameRequest, rules: &Rules) -> Result<Position, Error> {
    let absent = absent_seats(wish)?;
    let players = Seat::ALL.into_iter().filter(|seat| !absent.contains(seat)).map(meant).collect();
    Setup::of_players(&SQUARE9, players).check(rules).map_err(|faults| invalid_by("§7", faults.to_string()))
}

fn absent_seats(wish: &NewGameRequest) -> Result<Vec<Seat>, Error> {
    let named: Vec<Seat> = Seat::ALL
        .into_iter()
        .filter(|seat| matches!(wish.seats.get(seat), Some(SeatRequest::Absent {})))
        .collect();
    let absent = match (wish.players, named.is_empty()) {
        (None, _) | (Some(4), true) => named,
        (Some(3), true) => vec![Seat::Green],
        (Some(2), true) => vec![Seat::Blue, Seat::Green],
        (Some(2..=4), false) => named,
        (Some(other), _) => return Err(invalid(format!("there are 2, 3 or 4 players, not {other}"))),
    };
    let players = Seat::ALL.len() - absent.len();
    if players < 2 {
        return Err(invalid("at least two seats must have a player"));
    }
    if wish.players.is_some_and(|wished| usize::from(wished) != players) {
        return Err(invalid(format!("these seats make {players} players")));
    }
    let taken = |seat: &&Seat| !matches!(wish.seats.get(seat), None | Some(SeatRequest::Absent {}));
    if let Some(seat) = absent.iter().find(taken) {
        return Err(invalid(format!(
            "with so few players {seat} is absent; say which seat shall be instead"
        )));
    }
    Ok(absent)
}

fn seat_state(wish: Option<&SeatRequest>, has_player: bool) -> Result<SeatState, Error> {
    let nameless = |kind| SeatState { kind, name: String::new(), claimed: kind.is_bot() };
    match wish {
        _ if !has_player => Ok(nameless(SeatKind::Absent)),
        Some(SeatRequest::Human { name, mine }) => {
            Ok(SeatState { kind: SeatKind::Human, name: checked_name(name.as_deref())?, claimed: *mine })
        }
        Some(SeatRequest::Bot { level }) => Ok(nameless(SeatKind::Bot { level: *level })),
        Some(SeatRequest::Absent {}) | None => Ok(nameless(SeatKind::Bot { level: Level::default() })),
    }
}

fn checked_name(name: Option<&str>) -> Result<String, Error> {
    let name = name.unwrap_or_default().trim();
    if name.chars().count() > LONGEST_NAME {
        return Err(invalid(format!("a name has {LONGEST_NAME} characters at most")));
    }
    if name.chars().any(char::is_control) {
        return Err(invalid("a name has no control characters"));
    }
    Ok(name.to_owned())
}

fn invalid(message: impl Into<String>) -> Error {
    Error::InvalidSettings { message: message.into(), section: None }
}

fn invalid_by(section: &str, message: String) -> Error {
    Error::InvalidSettings { message, section: Some(section.to_owned()) }
}
