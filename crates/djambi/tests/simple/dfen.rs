//! Position strings and the two text forms of moves (§10, §11, and docs/NOTATION.md for the order of
//! squares).

use std::fmt;

use super::{Board, Cell, Control, LETTERS, Move, Options, Seat, Square, State};

impl State {
    /// Reads a position string of the 9 × 9 board; the error is its first fault.
    pub(crate) fn parse(text: &str, options: &Options) -> Result<Self, &'static str> {
        Self::parse_on(Board::usual(), text, options)
    }

    /// Reads a position string of this board; the error is its first fault.
    pub(crate) fn parse_on(on: &'static Board, text: &str, options: &Options) -> Result<Self, &'static str> {
        let fields: Vec<&str> = text.split(' ').collect();
        let [board, control, turn, cursor, quiet, number] = fields[..] else {
            return Err("not six fields separated by one space");
        };
        let state = Self {
            board: on,
            cells: parse_board(on, board)?,
            control: parse_control(on, control, options)?,
            turn: parse_seat(on, turn).ok_or("the player to move is no seat")?,
            cursor: parse_seat(on, cursor).ok_or("the cursor is no seat")?,
            quiet: parse_number(quiet).ok_or("the quiet turns are no number")?,
            number: parse_number(number).ok_or("the turn number is no number")?,
        };
        state.check()?;
        Ok(state)
    }

    /// The faults of §10 except bad syntax.
    fn check(&self) -> Result<(), &'static str> {
        if matches!(self.cells[self.board.maze], Cell::Piece { kind, .. } if kind != 'C') {
            return Err("a piece that is no chief in the maze");
        }
        for army in 0..self.board.armies {
            let chief = Cell::Piece { army, kind: 'C' };
            let chiefs = self.cells.iter().filter(|&&cell| cell == chief).count();
            let has_head = self.alive(army) || self.control[army] == Control::Hostage;
            match (chiefs, has_head) {
                (0, true) => return Err("a player or a hostage without a chief"),
                (1, false) => return Err("a living chief of an army that was taken or orphaned"),
                (2.., _) => return Err("two chiefs of one army"),
                _ => {}
            }
            match self.control[army] {
                Control::Player(holder) | Control::Reign(holder) if !self.alive(holder) => {
                    return Err("a controller who is not alive");
                }
                _ => {}
            }
        }
        if self.living() == 0 {
            return Err("no player alive");
        }
        if !self.alive(self.turn) {
            return Err("the player to move is not alive");
        }
        if self.number == 0 {
            return Err("turn number 0");
        }
        Ok(())
    }

    /// A move in reading form.
    pub(crate) fn reading(&self, options: &Options, mv: Move) -> String {
        let Move::Piece { from, to, exit, victim, place } = mv else { return "pass".to_owned() };
        let Cell::Piece { kind, .. } = self.cells[from] else { unreachable!("a move without a piece") };
        let sign = |square: Square| match self.cells[square] {
            Cell::Empty => '-',
            _ if square == from => '-',
            _ if kind == 'D' || kind == 'N' => ':',
            _ => 'x',
        };
        let name = |square: Square| self.board.names[square].clone();
        let mut text = format!("{kind}{}{}{}", name(from), sign(to), name(to));
        if let Some(exit) = exit {
            text.extend([String::from(sign(exit)), name(exit)]);
        }
        debug_assert!(victim.is_none() || options.reporter != super::Reporter::All);
        text.extend(victim.map(|square| format!("x{}", name(square))));
        text.extend(place.map(|square| format!("@{}", name(square))));
        text
    }
}

impl fmt::Display for State {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, row) in self.board.rows.iter().enumerate() {
            if number > 0 {
                write!(out, "/")?;
            }
            let mut run = 0;
            for &square in row {
                let cell = self.cells[square];
                if cell == Cell::Empty {
                    run += 1;
                    continue;
                }
                write_run(out, &mut run)?;
                match cell {
                    Cell::Piece { army, kind } => write!(out, "{}{kind}", LETTERS[army])?,
                    _ => write!(out, "x")?,
                }
            }
            write_run(out, &mut run)?;
        }
        write!(out, " ")?;
        for control in &self.control {
            match *control {
                Control::Player(holder) => write!(out, "{}", LETTERS[holder])?,
                Control::Reign(holder) => write!(out, "{}", LETTERS[holder].to_ascii_uppercase())?,
                Control::Hostage => write!(out, "h")?,
                Control::Orphan => write!(out, "-")?,
            }
        }
        write!(out, " {} {} {} {}", LETTERS[self.turn], LETTERS[self.cursor], self.quiet, self.number)
    }
}

impl Board {
    /// A move in wire form.
    pub(crate) fn wire(&self, mv: Move) -> String {
        let Move::Piece { from, to, exit, victim, place } = mv else { return "pass".to_owned() };
        let mut text = [&*self.names[from], &self.names[to]].concat();
        for (mark, square) in [('>', exit), ('x', victim), ('@', place)] {
            if let Some(square) = square {
                text.push(mark);
                text.push_str(&self.names[square]);
            }
        }
        text
    }
}

fn write_run(out: &mut fmt::Formatter<'_>, run: &mut usize) -> fmt::Result {
    if *run > 0 {
        write!(out, "{run}")?;
    }
    *run = 0;
    Ok(())
}

fn parse_board(on: &Board, text: &str) -> Result<Vec<Cell>, &'static str> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != on.rows.len() {
        return Err("a wrong number of rows");
    }
    let mut cells = vec![Cell::Empty; on.names.len()];
    for (row, text) in on.rows.iter().zip(rows) {
        let read = parse_row(&LETTERS[..on.armies], text, row.len())?;
        for (&square, cell) in row.iter().zip(read) {
            cells[square] = cell;
        }
    }
    Ok(cells)
}

fn parse_row(armies: &[char], text: &str, length: usize) -> Result<Vec<Cell>, &'static str> {
    let mut cells = Vec::new();
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let digits = rest.len() - rest.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
        if digits > 0 {
            let run = parse_number(&rest[..digits]).filter(|run| (1..=length as u32).contains(run));
            cells.extend(vec![Cell::Empty; run.ok_or("a run that cannot be")? as usize]);
            rest = &rest[digits..];
        } else if letter == 'x' {
            cells.push(Cell::Corpse);
            rest = &rest[1..];
        } else {
            let army = armies.iter().position(|&army| army == letter).ok_or("an unknown army")?;
            let kind =
                rest[1..].chars().next().filter(|kind| "CARDNM".contains(*kind)).ok_or("an unknown kind")?;
            cells.push(Cell::Piece { army, kind });
            rest = &rest[2..];
        }
    }
    if cells.len() == length { Ok(cells) } else { Err("a row with a wrong number of squares") }
}

fn parse_control(on: &Board, text: &str, options: &Options) -> Result<Vec<Control>, &'static str> {
    if text.chars().count() != on.armies {
        return Err("a wrong number of controllers");
    }
    let read = |(army, letter): (Seat, char)| {
        let holder = on.seats.iter().copied().find(|&seat| LETTERS[seat] == letter.to_ascii_lowercase());
        match (letter, holder) {
            ('h', _) => Ok(Control::Hostage),
            ('-', _) => Ok(Control::Orphan),
            (_, Some(seat)) if letter.is_ascii_lowercase() => Ok(Control::Player(seat)),
            (_, Some(seat)) if options.reign && seat != army => Ok(Control::Reign(seat)),
            _ => Err("an unknown controller"),
        }
    };
    text.chars().enumerate().map(read).collect()
}

fn parse_seat(on: &Board, text: &str) -> Option<Seat> {
    on.seats.iter().copied().find(|&seat| text.chars().eq([LETTERS[seat]]))
}

fn parse_number(text: &str) -> Option<u32> {
    let number: u32 = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}
