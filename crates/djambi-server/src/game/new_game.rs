//! New games: from the request of a client to the game that the store keeps.

use std::collections::BTreeMap;

use djambi::{Position, Rules, SQUARE9, Setup};
use djambi_protocol::{
    GameId, Level, NewGameRequest, Seat, SeatKind, SeatRequest, SeatState, Seats, Settings,
};

use super::convert::{protocol_seat, rules_seat};
use super::error::InvalidSettings;
use super::live_game::LiveGame;
use super::player_name::checked_name;
use crate::identity::GuestId;
use crate::store::NewGame;

/// The maximum delay of bots, in milliseconds.
const MAX_BOT_DELAY_MS: u32 = 60_000;
/// How often a position may come up at most until the draw.
const MAX_REPETITION: u32 = 100;
/// How many quiet turns there may be at most until the draw.
const MAX_QUIET_LIMIT: u32 = 1_000;

/// The game that a guest requests.
///
/// # Errors
/// When such a game cannot be.
pub(crate) fn new_game(
    request: NewGameRequest,
    id: GameId,
    creator: GuestId,
    now_ms: u64,
) -> Result<NewGame, InvalidSettings> {
    let rules =
        Rules::with(&request.rules, &request.options).map_err(|error| invalid_by("§9", error.to_string()))?;
    check_limits(&rules)?;
    if request.bot_delay_ms.is_some_and(|delay| delay > MAX_BOT_DELAY_MS) {
        return Err(invalid(format!("a bot waits {MAX_BOT_DELAY_MS} milliseconds at most")));
    }
    let start = match &request.start {
        Some(text) => given_start(text, &request, &rules)?,
        None => usual_start(&request, &rules)?,
    };
    let (mut holders, mut invited) = (BTreeMap::new(), BTreeMap::new());
    let mut seats = Seats::new();
    for board_seat in start.geometry().seats().iter() {
        let seat = protocol_seat(board_seat);
        let requested = request.seats.get(&seat);
        let state = if start.alive().contains(board_seat) {
            player_state(requested)?
        } else {
            unnamed(SeatKind::Absent)
        };
        if matches!(requested, Some(SeatRequest::Human { mine: true, .. })) {
            holders.insert(seat, creator);
        }
        if state.kind == SeatKind::Human {
            invited.insert(seat, now_ms / 1000);
        }
        seats.insert(seat, state);
    }
    let settings = Settings {
        id,
        rules: request.rules,
        options: rules.changes().map(|(option, value)| (option.to_owned(), value)).collect(),
        start: start.to_string(),
        seats,
    };
    let to_move = Some(first_to_move(rules, start)?);
    let (bot_delay_ms, creator) = (request.bot_delay_ms, Some(creator));
    Ok(NewGame { settings, bot_delay_ms, creator, holders, invited, created_ms: now_ms, to_move })
}

/// Checks that games with these rules come to an end.
fn check_limits(rules: &Rules) -> Result<(), InvalidSettings> {
    let Rules { repetition, quiet_limit, .. } = *rules;
    if repetition != 0 && !(2..=MAX_REPETITION).contains(&repetition) {
        let message = format!("repetition is 0 or 2 to {MAX_REPETITION} here, not {repetition}");
        return Err(invalid_by("§9", message));
    }
    if !(1..=MAX_QUIET_LIMIT).contains(&quiet_limit) {
        let message = format!("quiet_limit is 1 to {MAX_QUIET_LIMIT} here, not {quiet_limit}");
        return Err(invalid_by("§9", message));
    }
    Ok(())
}

/// The seat to move at the start, at which the game must not be over.
fn first_to_move(rules: Rules, start: Position) -> Result<Seat, InvalidSettings> {
    LiveGame::new(rules, start)
        .to_move()
        .ok_or_else(|| invalid_by("§8", "this game would be over before its first turn".to_owned()))
}

/// The start of the request, whose living players must be the requested ones.
fn given_start(text: &str, request: &NewGameRequest, rules: &Rules) -> Result<Position, InvalidSettings> {
    let start = Position::parse(text, rules).map_err(|faults| invalid_by("§10", faults.to_string()))?;
    let alive = start.alive();
    if let Some(players) = request.players
        && usize::from(players) != alive.len()
    {
        return Err(invalid(format!("this start has {} players, not {players}", alive.len())));
    }
    for (&seat, requested) in &request.seats {
        let absent = matches!(requested, SeatRequest::Absent {});
        if absent == alive.contains(rules_seat(seat)) {
            let problem = if absent { "has a player" } else { "has no player" };
            return Err(invalid(format!("{seat} {problem} in this start")));
        }
    }
    Ok(start)
}

/// The usual start, with a hostage at each absent seat (§7).
fn usual_start(request: &NewGameRequest, rules: &Rules) -> Result<Position, InvalidSettings> {
    let absent = absent_seats(request)?;
    let players = Seat::ALL.into_iter().filter(|seat| !absent.contains(seat)).map(rules_seat).collect();
    Setup::of_players(&SQUARE9, players).check(rules).map_err(|faults| invalid_by("§7", faults.to_string()))
}

/// The seats without a player in the usual start.
fn absent_seats(request: &NewGameRequest) -> Result<Vec<Seat>, InvalidSettings> {
    let named: Vec<Seat> = Seat::ALL
        .into_iter()
        .filter(|seat| matches!(request.seats.get(seat), Some(SeatRequest::Absent {})))
        .collect();
    let absent = match (request.players, named.is_empty()) {
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
    if request.players.is_some_and(|requested| usize::from(requested) != players) {
        return Err(invalid(format!("these seats make {players} players")));
    }
    let taken = |seat: &&Seat| !matches!(request.seats.get(seat), None | Some(SeatRequest::Absent {}));
    if let Some(seat) = absent.iter().find(taken) {
        return Err(invalid(format!(
            "with {players} players {seat} is absent, unless another seat is named as absent"
        )));
    }
    Ok(absent)
}

/// The state of a seat with a player. A player whom the request does not name is a bot of the default level.
fn player_state(requested: Option<&SeatRequest>) -> Result<SeatState, InvalidSettings> {
    match requested {
        Some(SeatRequest::Human { name, mine }) => Ok(SeatState {
            kind: SeatKind::Human,
            name: checked_name(name.as_deref().unwrap_or_default())?,
            claimed: *mine,
        }),
        Some(SeatRequest::Bot { level }) => Ok(unnamed(SeatKind::Bot { level: *level })),
        Some(SeatRequest::Absent {}) | None => Ok(unnamed(SeatKind::Bot { level: Level::default() })),
    }
}

/// The state of a seat that no person plays.
fn unnamed(kind: SeatKind) -> SeatState {
    SeatState { kind, name: String::new(), claimed: kind.is_bot() }
}

fn invalid(message: impl Into<String>) -> InvalidSettings {
    InvalidSettings { message: message.into(), section: None }
}

fn invalid_by(section: &str, message: String) -> InvalidSettings {
    InvalidSettings { message, section: Some(section.to_owned()) }
}
