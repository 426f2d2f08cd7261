//! New games: from the request of a client to the game that the store keeps.

use std::collections::BTreeMap;

use djambi::{Geometry, Position, Rules, Seat, SeatSet, Setup};
use djambi_protocol::{GameId, Level, NewGameRequest, SeatKind, SeatRequest, SeatState, Seats, Settings};

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

/// A requested game: its rules, its start and its players in the types of the rules.
pub(super) struct RequestedGame {
    /// The rules.
    pub(super) rules: Rules,
    /// The start, on the board of the game.
    pub(super) start: Position,
    /// The player of each seat; a living player that is not named is a bot of the default level.
    pub(super) seats: BTreeMap<Seat, SeatRequest>,
    /// How long a bot waits before it plays; `None` for a random time.
    pub(super) bot_delay_ms: Option<u32>,
}

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
    let board = requested_board(&request)?;
    let start = match &request.start {
        Some(text) => given_start(board, text, &request, &rules)?,
        None => usual_start(board, &request, &rules)?,
    };
    let NewGameRequest { seats, bot_delay_ms, .. } = request;
    RequestedGame { rules, start, seats, bot_delay_ms }.create(id, creator, now_ms)
}

impl RequestedGame {
    /// The game that is to be kept.
    ///
    /// # Errors
    /// When such a game cannot be.
    pub(super) fn create(
        self,
        id: GameId,
        creator: GuestId,
        now_ms: u64,
    ) -> Result<NewGame, InvalidSettings> {
        let Self { rules, start, seats: requested_seats, bot_delay_ms } = self;
        check_limits(&rules)?;
        if bot_delay_ms.is_some_and(|delay| delay > MAX_BOT_DELAY_MS) {
            return Err(invalid(format!("a bot waits {MAX_BOT_DELAY_MS} milliseconds at most")));
        }
        let (mut holders, mut invited) = (BTreeMap::new(), BTreeMap::new());
        let mut seats = Seats::new();
        for seat in start.geometry().seats().iter() {
            let requested = requested_seats.get(&seat);
            let state = if start.alive().contains(seat) {
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
        let to_move = Some(first_to_move(rules, start)?);
        let settings = Settings { id, rules, start, seats };
        let creator = Some(creator);
        Ok(NewGame { settings, bot_delay_ms, creator, holders, invited, created_ms: now_ms, to_move })
    }
}

/// The board of the request, which has all seats that the request names.
fn requested_board(request: &NewGameRequest) -> Result<&'static Geometry, InvalidSettings> {
    let Some(name) = &request.board else { return check_seats(&djambi::SQUARE9, request) };
    let board = Geometry::named(name).ok_or_else(|| {
        let names = Geometry::ALL.map(Geometry::name).join(", ");
        invalid_by("§1", format!("there is no board {name:?}; there are {names}"))
    })?;
    check_seats(board, request)
}

/// The board, if it has all seats that the request names.
fn check_seats(
    board: &'static Geometry,
    request: &NewGameRequest,
) -> Result<&'static Geometry, InvalidSettings> {
    let seats = board.seats();
    let Some(seat) = request.seats.keys().find(|&&seat| !seats.contains(seat)) else { return Ok(board) };
    let names: Vec<_> = seats.iter().map(Seat::name).collect();
    let message = format!("the board {} has no seat {seat}; it has {}", board.name(), names.join(", "));
    Err(invalid_by("§1", message))
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
fn given_start(
    board: &'static Geometry,
    text: &str,
    request: &NewGameRequest,
    rules: &Rules,
) -> Result<Position, InvalidSettings> {
    let start =
        Position::parse_on(board, text, rules).map_err(|faults| invalid_by("§10", faults.to_string()))?;
    let alive = start.alive();
    if let Some(players) = request.players
        && usize::from(players) != alive.len()
    {
        return Err(invalid(format!("this start has {} players, not {players}", alive.len())));
    }
    for (&seat, requested) in &request.seats {
        let absent = matches!(requested, SeatRequest::Absent {});
        if absent == alive.contains(seat) {
            let problem = if absent { "has a player" } else { "has no player" };
            return Err(invalid(format!("{seat} {problem} in this start")));
        }
    }
    Ok(start)
}

/// The set-up of the board, with a hostage at each absent seat (§7).
fn usual_start(
    board: &'static Geometry,
    request: &NewGameRequest,
    rules: &Rules,
) -> Result<Position, InvalidSettings> {
    let players = requested_players(board, request)?;
    Setup::of_players(board, players).check(rules).map_err(|faults| invalid_by("§7", faults.to_string()))
}

/// The seats with a player in the usual start: without those that are named as absent, or else those that
/// the number of players has by default (§7).
fn requested_players(board: &'static Geometry, request: &NewGameRequest) -> Result<SeatSet, InvalidSettings> {
    let seats = board.seats();
    let is_absent = |seat: &Seat| matches!(request.seats.get(seat), Some(SeatRequest::Absent {}));
    let count = request.players.map(usize::from);
    let players: SeatSet = match count {
        Some(count) if !(2..=seats.len()).contains(&count) => {
            let message =
                format!("the board {} is for 2 to {} players, not {count}", board.name(), seats.len());
            return Err(invalid_by("§7", message));
        }
        Some(count) if !seats.iter().any(|seat| is_absent(&seat)) => {
            board.players_of(count).expect("seats for this number of players")
        }
        _ => seats.iter().filter(|seat| !is_absent(seat)).collect(),
    };
    if players.len() < 2 {
        return Err(invalid_by("§7", "at least two seats must have a player".to_owned()));
    }
    if count.is_some_and(|count| count != players.len()) {
        return Err(invalid_by("§7", format!("these seats make {} players", players.len())));
    }
    let has_player = |&seat: &Seat| request.seats.contains_key(&seat) && !is_absent(&seat);
    if let Some(seat) = seats.iter().filter(|&seat| !players.contains(seat)).find(has_player) {
        let message = format!(
            "with {} players {seat} is absent, unless another seat is named as absent",
            players.len()
        );
        return Err(invalid_by("§7", message));
    }
    Ok(players)
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
