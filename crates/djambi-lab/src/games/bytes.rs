//! The file format of sampled games. All numbers are little-endian.
//!
//! ```text
//! header   8 bytes  "DJGAMES" and the version, 3
//!          8 bytes  the name of the board, with zeros after it
//! game     u32      length of the rest of this game in bytes
//!          u64      seed
//!          u8 + …   length and text of the rules: a rule set, then option=value after spaces
//!          u8       ending: 0 won, 1 drawn, 2 open
//!          u16      turns played
//!          u16 × a  result: the share of each of the board's a armies in 60,000ths
//!          u8       number of samples
//! sample   u16 × a  expected shares by the search: the share of each army in 60,000ths
//!          …        occupied squares: bit s of byte s / 8 for square s, in as many bytes as needed
//!          u8 × n   occupant of each of them: 0 a corpse, else 1 + army × 6 + role (in order CARMDN)
//!          u8 × a   controller of each army: 0–5 a seat, 6 hostage, 7 orphan; + 8 if held by right of power
//!          u8       player to move + cursor × 8
//!          u32 × 2  quiet turns, turn number
//! ```

use djambi::{BySeat, Controller, Geometry, Occupant, Piece, Position, Role, Rules, Seat, Setup, Square};

use super::{GameEnding, GameReadProblem, SampledGame, SampledPosition};

/// The first bytes of a file: a name and the version.
const MAGIC: [u8; 8] = *b"DJGAMES\x03";
/// The length of a board's name with the zeros after it.
const NAME: usize = 8;
/// The number of bytes before the games.
pub(super) const HEADER: usize = MAGIC.len() + NAME;
/// The largest length of a game in bytes. A larger one means that the file is damaged.
pub(super) const MAX_GAME_LENGTH: u32 = 1 << 16;
const SHARE_UNITS: f32 = 60_000.0;

/// Encodes the header of a file of games on a board.
pub(super) fn header(board: &Geometry) -> Vec<u8> {
    let name = board.name().bytes().chain([0; NAME]).take(NAME);
    MAGIC.into_iter().chain(name).collect()
}

/// Decodes the header of a file: the board of its games.
pub(super) fn board_of(header: [u8; HEADER]) -> Option<&'static Geometry> {
    let (magic, name) = header.split_at(MAGIC.len());
    let name = str::from_utf8(name).ok()?.trim_end_matches('\0');
    Geometry::named(name).filter(|_| magic == MAGIC)
}

/// Encodes a game on a board, without its length.
pub(super) fn game_to_bytes(board: &Geometry, game: &SampledGame) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(64 + game.samples.len() * 80);
    bytes.extend(game.seed.to_le_bytes());
    let rules = rules_to_text(&game.rules);
    bytes.push(u8::try_from(rules.len()).expect("short rules"));
    bytes.extend(rules.as_bytes());
    bytes.push(match game.ending {
        GameEnding::Won => 0,
        GameEnding::Drawn => 1,
        GameEnding::Open => 2,
    });
    bytes.extend(game.turns.to_le_bytes());
    push_shares(&mut bytes, board, &game.result);
    let samples = &game.samples[..game.samples.len().min(usize::from(u8::MAX))];
    bytes.push(samples.len() as u8);
    for sample in samples {
        push_shares(&mut bytes, board, &sample.expected);
        push_position(&mut bytes, &sample.position);
    }
    bytes
}

fn rules_to_text(rules: &Rules) -> String {
    let changes = rules.changes().map(|(option, value)| format!(" {option}={value}"));
    rules.base.name().to_owned() + &changes.collect::<String>()
}

fn push_shares(bytes: &mut Vec<u8>, board: &Geometry, shares: &BySeat<f32>) {
    for army in board.armies().iter() {
        let share = shares[army];
        bytes.extend(((share.clamp(0.0, 1.0) * SHARE_UNITS).round() as u16).to_le_bytes());
    }
}

fn push_position(bytes: &mut Vec<u8>, position: &Position) {
    let board = position.geometry();
    bytes.extend(&position.occupied().bits().to_le_bytes()[..bitmap_length(board)]);
    bytes.extend(position.occupied().iter().map(|square| match position.piece_at(square) {
        None => 0,
        Some(piece) => (1 + piece.army.index() * Role::COUNT + piece.role.index()) as u8,
    }));
    for army in board.armies().iter() {
        let controller = match position.controller(army) {
            Controller::Seat(seat) => seat.index() as u8,
            Controller::Hostage => 6,
            Controller::Orphan => 7,
        };
        bytes.push(controller + if position.is_reigned(army) { 8 } else { 0 });
    }
    bytes.push((position.turn().index() + position.cursor().index() * 8) as u8);
    bytes.extend(position.quiet_turns().to_le_bytes());
    bytes.extend(position.turn_number().to_le_bytes());
}

/// The number of bytes that have a bit for each square.
fn bitmap_length(board: &Geometry) -> usize {
    board.squares().len().div_ceil(8)
}

/// Decodes the bytes of one game.
pub(super) struct GameDecoder<'a> {
    /// The board.
    pub(super) board: &'static Geometry,
    /// The bytes that are not decoded yet.
    pub(super) rest: &'a [u8],
}

impl GameDecoder<'_> {
    /// Decodes the whole game.
    pub(super) fn game(&mut self) -> Result<SampledGame, GameReadProblem> {
        let seed = u64::from_le_bytes(self.take()?);
        let [length] = self.take()?;
        let rules = self.rules(length)?;
        let ending = match self.take()? {
            [0] => GameEnding::Won,
            [1] => GameEnding::Drawn,
            [2] => GameEnding::Open,
            _ => return Err(GameReadProblem::Meaningless("ending")),
        };
        let turns = u16::from_le_bytes(self.take()?);
        let result = self.shares()?;
        let [count] = self.take()?;
        let sample = |_| Ok(SampledPosition { expected: self.shares()?, position: self.position(&rules)? });
        let samples = (0..count).map(sample).collect::<Result<_, GameReadProblem>>()?;
        if self.rest.is_empty() {
            Ok(SampledGame { seed, rules, ending, turns, result, samples })
        } else {
            Err(GameReadProblem::Overlong)
        }
    }

    fn take<const N: usize>(&mut self) -> Result<[u8; N], GameReadProblem> {
        let (taken, rest) = self.rest.split_first_chunk().ok_or(GameReadProblem::Truncated)?;
        self.rest = rest;
        Ok(*taken)
    }

    fn rules(&mut self, length: u8) -> Result<Rules, GameReadProblem> {
        let wrong = || GameReadProblem::Meaningless("rules");
        let (text, rest) =
            self.rest.split_at_checked(usize::from(length)).ok_or(GameReadProblem::Truncated)?;
        self.rest = rest;
        let mut words = str::from_utf8(text).map_err(|_| wrong())?.split(' ');
        let set = words.next().unwrap_or_default();
        let options: Vec<_> =
            words.map(|word| word.split_once('=').ok_or_else(wrong)).collect::<Result<_, _>>()?;
        Rules::with(set, options).map_err(|_| wrong())
    }

    fn shares(&mut self) -> Result<BySeat<f32>, GameReadProblem> {
        let mut shares = BySeat::default();
        for army in self.board.armies().iter() {
            shares[army] = f32::from(u16::from_le_bytes(self.take()?)) / SHARE_UNITS;
        }
        Ok(shares)
    }

    fn position(&mut self, rules: &Rules) -> Result<Position, GameReadProblem> {
        let mut setup = Setup::empty(self.board);
        let length = bitmap_length(self.board);
        let (bitmap, rest) = self.rest.split_at_checked(length).ok_or(GameReadProblem::Truncated)?;
        self.rest = rest;
        let occupied = (0..length * 8).filter(|square| bitmap[square / 8] >> (square % 8) & 1 == 1);
        for square in occupied {
            if square >= self.board.squares().len() {
                return Err(GameReadProblem::Meaningless("square"));
            }
            let [code] = self.take()?;
            setup.set(Square::new(square), Some(occupant(code)?));
        }
        for army in self.board.armies().iter() {
            let [code] = self.take()?;
            setup.controllers[army] = match code & 7 {
                6 => Controller::Hostage,
                7 => Controller::Orphan,
                index => Controller::Seat(seat(index)?),
            };
            if code & 8 != 0 {
                setup.reigned.insert(army);
            }
        }
        let [turns] = self.take()?;
        (setup.turn, setup.cursor) = (seat(turns % 8)?, seat(turns / 8)?);
        setup.quiet_turns = u32::from_le_bytes(self.take()?);
        setup.turn_number = u32::from_le_bytes(self.take()?);
        setup.check(rules).map_err(GameReadProblem::Position)
    }
}

fn occupant(code: u8) -> Result<Occupant, GameReadProblem> {
    let Some(piece) = code.checked_sub(1) else { return Ok(Occupant::Corpse) };
    let role = Role::ALL[usize::from(piece) % Role::COUNT];
    Ok(Occupant::Piece(Piece { army: seat(piece / Role::COUNT as u8)?, role }))
}

fn seat(index: u8) -> Result<Seat, GameReadProblem> {
    Seat::ALL.get(usize::from(index)).copied().ok_or(GameReadProblem::Meaningless("seat"))
}
