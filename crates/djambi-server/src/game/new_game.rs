//! New games: from the request of a client to the game that the store keeps.

use std::collections::{BTreeMap, HashSet};

use djambi::{Geometry, Position, Rules, Seat, SeatSet, Setup, UnknownBoard};
use djambi_press::limits::MIN_ALIVE;
use djambi_protocol::{
    BotDealings, ClockSettings, GameId, Level, NewGameRequest, PressSettings, Refusal, SeatKind, SeatRequest,
    TableSettings, TreatyRule, check_rated,
};
use djambi_table::{LiveGame, Refused};

use super::appointment;
use crate::env::DAY_MS;
use crate::identity::{Player, PlayerName};
use crate::store::{GameSeats, GameSettings, NewGame, SeatRow};

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
    /// How long its players may think; `None` for as long as they like.
    pub(super) clock: Option<ClockSettings>,
    /// The settings of its table.
    pub(super) table: TableSettings,
    /// The agreements that the program keeps for its players.
    pub(super) press: PressSettings,
}

/// The game that a player requests.
///
/// # Errors
/// When such a game cannot be.
pub(crate) fn new_game(
    request: NewGameRequest,
    id: GameId,
    host: &Player,
    now_ms: u64,
) -> Result<NewGame, Refused> {
    let rules = Rules::with(&request.rules, &request.options)?;
    let board = requested_board(&request)?;
    let start = match &request.start {
        Some(text) => given_start(board, text, &request, &rules)?,
        None => usual_start(board, &request, &rules)?,
    };
    let NewGameRequest { seats, bot_delay_ms, clock, table, press, .. } = request;
    let requested = RequestedGame { rules, start, seats, bot_delay_ms, clock, table, press };
    let game = requested.create(id, host, now_ms)?;
    check_characters(game.settings.press, &game.seats)?;
    Ok(game)
}

impl RequestedGame {
    /// The game that is to be kept.
    ///
    /// # Errors
    /// When such a game cannot be.
    pub(super) fn create(self, id: GameId, host: &Player, now_ms: u64) -> Result<NewGame, Refused> {
        let Self { rules, start, seats: requested_seats, bot_delay_ms, clock, table, press } = self;
        check_limits(&rules)?;
        clock.map_or(Ok(()), ClockSettings::check)?;
        check_fill(table)?;
        check_appointment(table, now_ms)?;
        if bot_delay_ms.is_some_and(|delay| delay > MAX_BOT_DELAY_MS) {
            return Err(Refusal::BotDelayTooLong { limit: MAX_BOT_DELAY_MS }.into());
        }
        let mut seats = GameSeats::default();
        for seat in start.geometry().seats().iter() {
            let row = if start.alive().contains(seat) {
                player_row(seat, requested_seats.get(&seat), host)?
            } else {
                SeatRow::new(seat, SeatKind::Absent)
            };
            seats.set(SeatRow { invited_s: now_ms / 1000, ..row });
        }
        check_press(press, table, &seats)?;
        let has_treaties = start.alive().len() >= MIN_ALIVE;
        let treaties = if has_treaties { press.treaties } else { TreatyRule::None };
        let press = PressSettings { treaties, ..press };
        let settings = GameSettings { id, rules, start, clock, first_clock: None, table, press };
        let told = settings.told(seats.told());
        check_rated(&told, seats.players())?;
        let live = LiveGame::new(&told, now_ms);
        let to_move = Some(live.to_move().ok_or(Refusal::OverAtStart)?);
        let fill_ms = table.fill_at(now_ms).filter(|_| seats.has_players());
        let look_ms = table.appointed_ms.map(|at_ms| appointment::next_look(at_ms, now_ms)).or(fill_ms);
        // A host waits for the others, and says that they are ready once these are here, where the clocks begin then.
        if !settings.is_in_real_time() || !seats.rows().any(SeatRow::is_free) {
            seats.change_all(|row| row.ready = row.player.is_some());
        }
        Ok(NewGame {
            settings,
            seats,
            bot_delay_ms,
            host: Some(host.id),
            // If the game begins at once, the clock of the first player runs from now on.
            deadline_ms: look_ms.or_else(|| live.deadline()),
            created_ms: now_ms,
            to_move,
        })
    }
}

/// The board of the request, which has all seats that the request names.
fn requested_board(request: &NewGameRequest) -> Result<&'static Geometry, Refused> {
    let board = match &request.board {
        Some(name) => Geometry::named(name).ok_or_else(|| UnknownBoard(name.clone()))?,
        None => &djambi::SQUARE9,
    };
    for &seat in request.seats.keys() {
        board.check_seat(seat)?;
    }
    Ok(board)
}

/// Checks that games with these rules come to an end.
fn check_limits(rules: &Rules) -> Result<(), Refused> {
    let Rules { repetition, quiet_limit, .. } = *rules;
    if repetition != 0 && !(2..=MAX_REPETITION).contains(&repetition) {
        return Err(Refusal::RepetitionOutOfRange { limit: MAX_REPETITION, found: repetition }.into());
    }
    if !(1..=MAX_QUIET_LIMIT).contains(&quiet_limit) {
        return Err(Refusal::QuietLimitOutOfRange { limit: MAX_QUIET_LIMIT, found: quiet_limit }.into());
    }
    Ok(())
}

/// Checks after how many seconds bots take the free seats of a table.
fn check_fill(table: TableSettings) -> Result<(), Refused> {
    let Some(found) = table.fill_s else { return Ok(()) };
    let range = TableSettings::FILL_S;
    if range.contains(&found) {
        return Ok(());
    }
    Err(Refusal::FillOutOfRange { min: *range.start(), max: *range.end(), found }.into())
}

/// Checks for when a game is appointed.
fn check_appointment(table: TableSettings, now_ms: u64) -> Result<(), Refused> {
    let Some(at_ms) = table.appointed_ms else { return Ok(()) };
    let days = TableSettings::APPOINTMENT_DAYS;
    let is_soon = now_ms < at_ms && at_ms <= now_ms + u64::from(days) * DAY_MS;
    let is_right = table.waits() && is_soon;
    if is_right { Ok(()) } else { Err(Refusal::AppointmentOutOfRange { days }.into()) }
}

/// Checks whether players of these seats may whisper and make treaties so.
fn check_press(press: PressSettings, table: TableSettings, seats: &GameSeats) -> Result<(), Refused> {
    press.check(table.talk)?;
    let players: HashSet<_> = seats.players().collect();
    if press.whispers && players.len() < seats.players().count() {
        return Err(Refusal::WhispersNeedPlayers.into());
    }
    Ok(())
}

/// Checks that no bot has a character where none makes treaties.
fn check_characters(press: PressSettings, seats: &GameSeats) -> Result<(), Refused> {
    let is_mute = press.treaties == TreatyRule::None || press.bots == BotDealings::None;
    match seats.rows().find(|row| is_mute && row.character.is_some()) {
        Some(row) => Err(Refusal::NoCharacter { seat: row.seat }.into()),
        None => Ok(()),
    }
}

/// The start of the request, whose living players must be the requested ones.
fn given_start(
    board: &'static Geometry,
    text: &str,
    request: &NewGameRequest,
    rules: &Rules,
) -> Result<Position, Refused> {
    let start =
        Position::parse_on(board, text, rules).map_err(|faults| Refused::of_faults(&faults, "§10"))?;
    let alive = start.alive();
    if let Some(wanted) = request.players.map(usize::from)
        && wanted != alive.len()
    {
        return Err(Refusal::StartPlayers { found: alive.len(), wanted }.into());
    }
    for (&seat, requested) in &request.seats {
        match (requested, alive.contains(seat)) {
            (SeatRequest::Absent {}, true) => return Err(Refusal::StartHasPlayer { seat }.into()),
            (SeatRequest::Person { .. } | SeatRequest::Bot { .. }, false) => {
                return Err(Refusal::StartLacksPlayer { seat }.into());
            }
            _ => {}
        }
    }
    Ok(start)
}

/// The set-up of the board, with a hostage at each absent seat (§7).
fn usual_start(
    board: &'static Geometry,
    request: &NewGameRequest,
    rules: &Rules,
) -> Result<Position, Refused> {
    let players = requested_players(board, request)?;
    Setup::of_players(board, players).check(rules).map_err(|faults| Refused::of_faults(&faults, "§7"))
}

/// The seats with a player in the usual start: without those that are named as absent, or else those that
/// the number of players has by default (§7).
fn requested_players(board: &'static Geometry, request: &NewGameRequest) -> Result<SeatSet, Refused> {
    let seats = board.seats();
    let is_absent = |seat: &Seat| matches!(request.seats.get(seat), Some(SeatRequest::Absent {}));
    let count = request.players.map(usize::from);
    let players: SeatSet = match count {
        Some(count) if !(2..=seats.len()).contains(&count) => {
            return Err(Refusal::BoardPlayers { limit: seats.len(), found: count }.into());
        }
        Some(count) if !seats.iter().any(|seat| is_absent(&seat)) => {
            board.players_of(count).expect("seats for this number of players")
        }
        _ => seats.iter().filter(|seat| !is_absent(seat)).collect(),
    };
    if players.len() < 2 {
        return Err(Refusal::TooFewPlayers.into());
    }
    if let Some(wanted) = count.filter(|&count| count != players.len()) {
        return Err(Refusal::SeatsPlayers { found: players.len(), wanted }.into());
    }
    let has_player = |&seat: &Seat| request.seats.contains_key(&seat) && !is_absent(&seat);
    if let Some(seat) = seats.iter().filter(|&seat| !players.contains(seat)).find(has_player) {
        return Err(Refusal::SeatIsAbsent { seat, players: players.len() }.into());
    }
    Ok(players)
}

/// The row of a seat with a player. The host's own seats have the host's name unless the request
/// names them; a player whom the request does not name is a bot of the default level.
fn player_row(seat: Seat, requested: Option<&SeatRequest>, host: &Player) -> Result<SeatRow, Refused> {
    match requested {
        Some(SeatRequest::Person { name, mine }) => {
            let has_account = *mine && host.has_account;
            let name = PlayerName::chosen(name.as_deref().unwrap_or_default())?.filter(|_| !has_account);
            let name = name.or_else(|| mine.then(|| host.name.clone()));
            let name = name.map(String::from).unwrap_or_default();
            let player = mine.then_some(host.id);
            Ok(SeatRow { name, player, has_account, ..SeatRow::new(seat, SeatKind::Person) })
        }
        Some(&SeatRequest::Bot { level, character: Some(_) }) if !level.negotiates() => {
            Err(Refusal::NoCharacter { seat }.into())
        }
        Some(&SeatRequest::Bot { level, character }) => {
            Ok(SeatRow { character, ..SeatRow::new(seat, SeatKind::Bot { level }) })
        }
        Some(SeatRequest::Absent {}) | None => {
            Ok(SeatRow::new(seat, SeatKind::Bot { level: Level::default() }))
        }
    }
}

/// The request for a game by the classic rules, with these players, no clock, and what else is usual at a table that begins
/// at once.
#[cfg(test)]
pub(crate) fn classic_request<const N: usize>(seats: [(Seat, SeatRequest); N]) -> NewGameRequest {
    NewGameRequest {
        rules: "classic".to_owned(),
        options: [].into(),
        board: None,
        start: None,
        players: None,
        seats: seats.into(),
        bot_delay_ms: None,
        clock: None,
        table: TableSettings::at_once(),
        press: PressSettings::default(),
    }
}
