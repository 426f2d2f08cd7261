//! Position strings (§10).

use core::fmt::{self, Write};

use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;

use crate::characters::is_invisible;
use crate::text::parse_number;
use crate::{
    Controller, Fault, Faults, Geometry, Occupant, Piece, Position, Role, RowName, Rules, Seat, SeatSet,
    Setup, Square,
};

const HOSTAGE: char = 'h';
const ORPHAN: char = '-';
const CORPSE: char = 'x';

impl fmt::Display for Position {
    /// Writes the position string.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_board(self.geometry(), |square| self.at(square), f)?;
        let armies = self.geometry().armies();
        let controller = |army| (self.controller(army), self.is_reigned(army));
        write_controllers(armies.iter().map(controller), f)?;
        let turn = self.turn().letter();
        let cursor = self.cursor().letter();
        write!(f, " {turn} {cursor} {} {}", self.quiet_turns(), self.turn_number())
    }
}

impl fmt::Display for Setup {
    /// Writes the setup as a position string; a faulty setup gives a string that [`Position::parse`] rejects.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_board(self.geometry, |square| self.at(square), f)?;
        let armies = self.geometry.armies();
        let controller = |army| (self.controllers[army], self.reigned.contains(army));
        write_controllers(armies.iter().map(controller), f)?;
        let turn = self.turn.letter();
        let cursor = self.cursor.letter();
        write!(f, " {turn} {cursor} {} {}", self.quiet_turns, self.turn_number)
    }
}

fn write_board(
    geometry: &Geometry,
    at: impl Fn(Square) -> Option<Occupant>,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    for (index, row) in geometry.rows().iter().enumerate() {
        if index > 0 {
            f.write_str("/")?;
        }
        let mut squares = row.iter().peekable();
        while let Some(&square) = squares.next() {
            match at(square) {
                Some(Occupant::Corpse) => f.write_char(CORPSE)?,
                Some(Occupant::Piece(piece)) => {
                    f.write_char(piece.army.letter())?;
                    f.write_char(piece.role.letter())?;
                }
                None => {
                    let mut run = 1;
                    while squares.next_if(|&&next| at(next).is_none()).is_some() {
                        run += 1;
                    }
                    write!(f, "{run}")?;
                }
            }
        }
    }
    f.write_str(" ")
}

fn write_controllers(
    controllers: impl Iterator<Item = (Controller, bool)>,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    for (controller, reigned) in controllers {
        let letter = match controller {
            Controller::Seat(by) if reigned => by.letter().to_ascii_uppercase(),
            Controller::Seat(by) => by.letter(),
            Controller::Hostage => HOSTAGE,
            Controller::Orphan => ORPHAN,
        };
        write!(f, "{letter}")?;
    }
    Ok(())
}

impl Setup {
    /// Reads a position string (§10), whether or not it describes a position. There may be any white space,
    /// and fields may be missing at the end.
    ///
    /// Missing fields have defaults: an army with a chief is its own controller and one without is an orphan,
    /// the first player alive has the turn and the cursor, no turn has been played. The word `start` means
    /// the board's set-up.
    ///
    /// ```
    /// use djambi::{Rules, SQUARE9, Setup};
    /// let setup = Setup::parse(&SQUARE9, "8yC/9/9/9/4x4/2bM6/2rA6/9/rC7bC")?;
    /// assert_eq!(setup.to_string(), "8yC/9/9/9/4x4/2bM6/2rA6/9/rC7bC rby- r r 0 1");
    /// let two_chiefs = Setup::parse(&SQUARE9, "8yC/9/9/9/9/9/9/9/rC7rC")?;
    /// assert_eq!(two_chiefs.check(&Rules::CLASSIC).unwrap_err().to_string(), "red has 2 chiefs: on a1, i1");
    /// # Ok::<(), djambi::Faults>(())
    /// ```
    ///
    /// # Errors
    /// Every fault of spelling.
    pub fn parse(geometry: &'static Geometry, text: &str) -> Result<Self, Faults> {
        check_characters(text, char::is_whitespace)?;
        let text = if text.trim() == "start" { geometry.start() } else { text };
        let fields: Vec<&str> = text.split_whitespace().collect();
        let mut parser = DfenParser { setup: Self::empty(geometry), faults: Vec::new() };
        if fields.is_empty() || fields.len() > 6 {
            parser.faults.push(Fault::Fields { found: fields.len() });
        }
        let field = |index: usize| fields.get(index).copied();
        parser.board(field(0).unwrap_or_default());
        match field(1) {
            Some(letters) => parser.controllers(letters),
            None => parser.setup.control_by_chiefs(),
        }
        parser.setup.turn = parser.setup.alive().iter().next().unwrap_or(Seat::Red);
        field(2).into_iter().for_each(|letter| parser.turn(letter));
        parser.setup.cursor = parser.setup.turn;
        field(3).into_iter().for_each(|letter| parser.cursor(letter));
        field(4).into_iter().for_each(|digits| parser.quiet_turns(digits));
        field(5).into_iter().for_each(|digits| parser.turn_number(digits));
        let DfenParser { setup, faults } = parser;
        if faults.is_empty() { Ok(setup) } else { Err(Faults::new(faults)) }
    }

    /// Reads a position string of this board.
    ///
    /// # Errors
    /// Every fault of the string: of its spelling, and of the parts that can be read.
    pub(crate) fn parse_position(
        geometry: &'static Geometry,
        text: &str,
        rules: &Rules,
    ) -> Result<Position, Faults> {
        let (fields, faults) = split_fields(text)?;
        let mut parser = DfenParser { setup: Self::empty(geometry), faults };
        let board = parser.part(|parser| parser.board(fields[0]));
        let controllers = parser.part(|parser| parser.controllers(fields[1]));
        let turn = parser.part(|parser| parser.turn(fields[2]));
        parser.cursor(fields[3]);
        parser.quiet_turns(fields[4]);
        let turn_number = parser.part(|parser| parser.turn_number(fields[5]));
        let DfenParser { setup, mut faults } = parser;
        if faults.is_empty() {
            return setup.check(rules);
        }
        // The parts that were read without fault are checked all the same.
        if board {
            faults.extend(setup.board_faults());
        }
        if board && controllers {
            faults.extend(setup.controller_faults(rules));
        }
        if controllers && turn {
            faults.extend(setup.turn_fault());
        }
        if turn_number {
            faults.extend(setup.turn_number_fault());
        }
        Err(Faults::new(faults))
    }
}

/// The six fields, and the faults of surplus spaces between them.
fn split_fields(text: &str) -> Result<([&str; 6], Vec<Fault>), Faults> {
    check_characters(text, |c| c == ' ')?;
    let mut fields = Vec::new();
    let mut faults = Vec::new();
    let mut column = 1;
    for field in text.split(' ') {
        if !field.is_empty() {
            fields.push(field);
        } else if !text.is_empty() {
            faults.push(Fault::Spaces { column });
        }
        column += field.chars().count() + 1;
    }
    match <[&str; 6]>::try_from(fields) {
        Ok(fields) => Ok((fields, faults)),
        Err(fields) => {
            faults.push(Fault::Fields { found: fields.len() });
            Err(Faults::new(faults))
        }
    }
}

/// Checks that all characters can be seen but those that are wanted. The fault of the first one that cannot
/// be seen is told alone: what else is wrong follows from it.
fn check_characters(text: &str, is_wanted: fn(char) -> bool) -> Result<(), Faults> {
    // Most texts are plain, and this passes over them many bytes at a time.
    let takes_space = is_wanted(' ');
    if text.bytes().all(|byte| byte.is_ascii_graphic() | (takes_space & (byte == b' '))) {
        return Ok(());
    }
    let is_foreign = |c: char| (c.is_whitespace() || c.is_control() || is_invisible(c)) && !is_wanted(c);
    match text.chars().enumerate().find(|&(_, c)| is_foreign(c)) {
        Some((index, found)) => Err(Faults::new(vec![Fault::Character { found, column: index + 1 }])),
        None => Ok(()),
    }
}

/// Parses the fields of a position string one after another and collects their faults.
struct DfenParser {
    setup: Setup,
    faults: Vec<Fault>,
}

impl DfenParser {
    /// Parses a field and returns whether it had no fault.
    fn part(&mut self, read: impl FnOnce(&mut Self)) -> bool {
        let before = self.faults.len();
        read(self);
        self.faults.len() == before
    }

    /// The board: rows of pieces, corpses and runs of empty squares.
    fn board(&mut self, field: &str) {
        let rows: Vec<&str> = field.split('/').collect();
        let squares = self.setup.geometry.rows();
        if rows.len() != squares.len() {
            let word = self.setup.geometry.row_word();
            self.faults.push(Fault::Rows { word, found: rows.len(), wanted: squares.len() });
        }
        for (index, (text, squares)) in rows.iter().zip(squares).enumerate() {
            self.row(index, text, squares);
        }
    }

    /// A row of the board, numbered from 0. Its name is built only for a fault.
    fn row(&mut self, row: usize, text: &str, squares: &[Square]) {
        let before = self.faults.len();
        let mut characters = text.char_indices().peekable();
        let mut found = 0;
        while let Some((start, character)) = characters.next() {
            if character.is_ascii_digit() {
                let mut end = start + 1;
                while characters.next_if(|(_, digit)| digit.is_ascii_digit()).is_some() {
                    end += 1;
                }
                found += self.run(row, text.get(start..end).unwrap_or_default(), squares.len());
                continue;
            }
            let occupant = if character == CORPSE {
                Some(Occupant::Corpse)
            } else if let Some(army) = self.army(character) {
                self.role(row, army, characters.next().map(|(_, kind)| kind))
                    .map(|role| Occupant::Piece(Piece { army, role }))
            } else {
                let row = self.row_name(row);
                self.faults.push(Fault::BoardCharacter { row, found: character });
                // The kind of an unknown army belongs to the same fault.
                characters.next_if(|&(_, kind)| Role::from_letter(kind).is_some());
                None
            };
            if let Some(&square) = squares.get(found) {
                self.setup.set(square, occupant);
            }
            found += 1;
        }
        if found != squares.len() && self.faults.len() == before {
            let row = self.row_name(row);
            self.faults.push(Fault::RowLength { row, found, wanted: squares.len() });
        }
    }

    /// The length of a run of empty squares.
    fn run(&mut self, row: usize, text: &str, max: usize) -> usize {
        let length = parse_number(text).map_or(0, |length| length as usize);
        if (1..=max).contains(&length) {
            return length;
        }
        let row = self.row_name(row);
        self.faults.push(Fault::Run { row, text: text.to_string() });
        0
    }

    /// The kind of an army's piece, by its letter.
    fn role(&mut self, row: usize, army: Seat, letter: Option<char>) -> Option<Role> {
        let role = letter.and_then(Role::from_letter);
        if role.is_none() {
            let row = self.row_name(row);
            self.faults.push(Fault::Role { row, army, found: letter });
        }
        role
    }

    /// The name of a row, such as `rank 9`.
    fn row_name(&self, row: usize) -> RowName {
        self.setup.geometry.row_name(row)
    }

    /// The army of the board with this letter.
    fn army(&self, letter: char) -> Option<Seat> {
        Seat::from_letter(letter).filter(|&army| self.setup.geometry.armies().contains(army))
    }

    /// The seat of the board with this letter.
    fn seat(&self, letter: char) -> Option<Seat> {
        Seat::from_letter(letter).filter(|&seat| self.setup.geometry.seats().contains(seat))
    }

    /// The controllers: a letter for each army.
    fn controllers(&mut self, field: &str) {
        let armies = self.setup.geometry.armies();
        let found = field.chars().count();
        if found != armies.len() {
            self.faults.push(Fault::Controllers { found, wanted: armies.len() });
        }
        let mut reigned = SeatSet::EMPTY;
        for (army, letter) in armies.iter().zip(field.chars()) {
            let controller = match letter {
                HOSTAGE => Some(Controller::Hostage),
                ORPHAN => Some(Controller::Orphan),
                _ => self.seat(letter.to_ascii_lowercase()).map(Controller::Seat),
            };
            match controller {
                Some(controller) => self.setup.controllers[army] = controller,
                None => self.faults.push(Fault::Controller { army, found: letter }),
            }
            if letter.is_ascii_uppercase() && controller.is_some() {
                reigned.insert(army);
            }
        }
        self.setup.reigned = reigned;
    }

    /// The player to move.
    fn turn(&mut self, field: &str) {
        match self.only_seat(field) {
            Some(seat) => self.setup.turn = seat,
            None => self.faults.push(Fault::Turn { found: field.to_string() }),
        }
    }

    /// The seat whose place in the round was last played (§5).
    fn cursor(&mut self, field: &str) {
        match self.only_seat(field) {
            Some(seat) => self.setup.cursor = seat,
            None => self.faults.push(Fault::Cursor { found: field.to_string() }),
        }
    }

    /// The seat of a field that is a single letter.
    fn only_seat(&self, field: &str) -> Option<Seat> {
        let mut letters = field.chars();
        let seat = self.seat(letters.next()?)?;
        if letters.next().is_none() { Some(seat) } else { None }
    }

    /// The number of turns since a kill or an encirclement.
    fn quiet_turns(&mut self, field: &str) {
        match parse_number(field) {
            Some(turns) => self.setup.quiet_turns = turns,
            None => {
                self.faults.push(Fault::QuietTurns { found: field.to_string() });
            }
        }
    }

    /// The number of the coming turn.
    fn turn_number(&mut self, field: &str) {
        match parse_number(field) {
            Some(turn) => self.setup.turn_number = turn,
            None => self.faults.push(Fault::TurnNumber { found: field.to_string() }),
        }
    }
}
