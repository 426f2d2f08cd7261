//! Position strings and the two text forms of moves (§10, §11).

use std::fmt;

use super::{Cell, Control, LETTERS, MAZE, Move, Options, Seat, Square, State};

impl State {
    /// Reads a position string, or says the first thing that is wrong with it.
    pub(crate) fn parse(text: &str, options: &Options) -> Result<Self, &'static str> {
        let fields: Vec<&str> = text.split(' ').collect();
        let [board, control, turn, cursor, quiet, number] = fields[..] else {
            return Err("not six fields separated by one space");
        };
        let state = Self {
            board: parse_board(board)?,
            control: parse_control(control, options)?,
            turn: parse_seat(turn).ok_or("the player to move is no seat")?,
            cursor: parse_seat(cursor).ok_or("the cursor is no seat")?,
            quiet: parse_number(quiet).ok_or("the quiet turns are no number")?,
            number: parse_number(number).ok_or("the turn number is no number")?,
        };
        state.check()?;
        Ok(state)
    }

    /// Everything §10 rejects beyond bad syntax.
    fn check(&self) -> Result<(), &'static str> {
        if matches!(self.board[MAZE], Cell::Piece { kind, .. } if kind != 'C') {
            return Err("a piece that is no chief in the maze");
        }
        for army in 0..4 {
            let chief = Cell::Piece { army, kind: 'C' };
            let chiefs = self.board.iter().filter(|&&cell| cell == chief).count();
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

    /// A move in the form shown to people.
    pub(crate) fn reading(&self, options: &Options, step: Move) -> String {
        let Move::Piece { from, to, exit, victim, place } = step else { return "pass".to_owned() };
        let Cell::Piece { kind, .. } = self.board[from] else { unreachable!("a move without a piece") };
        let sign = |square: Square| match self.board[square] {
            Cell::Empty => '-',
            _ if square == from => '-',
            _ if kind == 'D' || kind == 'N' => ':',
            _ => 'x',
        };
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
        for rank in (0..9).rev() {
            let mut run = 0;
            for cell in &self.board[rank * 9..rank * 9 + 9] {
                if *cell == Cell::Empty {
                    run += 1;
                    continue;
                }
                write_run(out, &mut run)?;
                match cell {
                    Cell::Piece { army, kind } => write!(out, "{}{kind}", LETTERS[*army])?,
                    _ => write!(out, "x")?,
                }
            }
            write_run(out, &mut run)?;
            write!(out, "{}", if rank > 0 { "/" } else { " " })?;
        }
        for control in self.control {
            match control {
                Control::Player(holder) => write!(out, "{}", LETTERS[holder])?,
                Control::Reign(holder) => write!(out, "{}", LETTERS[holder].to_ascii_uppercase())?,
                Control::Hostage => write!(out, "h")?,
                Control::Orphan => write!(out, "-")?,
            }
        }
        write!(out, " {} {} {} {}", LETTERS[self.turn], LETTERS[self.cursor], self.quiet, self.number)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::Piece { from, to, exit, victim, place } = *self else { return write!(out, "pass") };
        write!(out, "{}{}", name(from), name(to))?;
        for (mark, square) in [('>', exit), ('x', victim), ('@', place)] {
            if let Some(square) = square {
                write!(out, "{mark}{}", name(square))?;
            }
        }
        Ok(())
    }
}

/// The name of a square, `a1` to `i9`.
pub(crate) fn name(square: Square) -> String {
    let letter = char::from(b'a' + (square % 9) as u8);
    format!("{letter}{}", square / 9 + 1)
}

fn write_run(out: &mut fmt::Formatter<'_>, run: &mut usize) -> fmt::Result {
    if *run > 0 {
        write!(out, "{run}")?;
    }
    *run = 0;
    Ok(())
}

fn parse_board(text: &str) -> Result<[Cell; 81], &'static str> {
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != 9 {
        return Err("not nine ranks");
    }
    let mut board = [Cell::Empty; 81];
    for (row, rank) in ranks.iter().enumerate() {
        let cells = parse_rank(rank)?;
        board[(8 - row) * 9..(9 - row) * 9].copy_from_slice(&cells);
    }
    Ok(board)
}

fn parse_rank(text: &str) -> Result<Vec<Cell>, &'static str> {
    let mut cells = Vec::new();
    let mut letters = text.chars();
    let mut after_run = false;
    while let Some(letter) = letters.next() {
        let is_run = letter.is_ascii_digit();
        if is_run && after_run {
            return Err("a run that is not maximal");
        }
        after_run = is_run;
        match letter {
            '1'..='9' => cells.extend(vec![Cell::Empty; letter as usize - '0' as usize]),
            'x' => cells.push(Cell::Corpse),
            _ => {
                let army = LETTERS.iter().position(|&army| army == letter).ok_or("an unknown army")?;
                let kind = letters.next().filter(|kind| "CARDNM".contains(*kind)).ok_or("an unknown kind")?;
                cells.push(Cell::Piece { army, kind });
            }
        }
    }
    if cells.len() == 9 { Ok(cells) } else { Err("a rank without nine squares") }
}

fn parse_control(text: &str, options: &Options) -> Result<[Control; 4], &'static str> {
    let letters: Vec<char> = text.chars().collect();
    if letters.len() != 4 {
        return Err("not four controllers");
    }
    let mut control = [Control::Orphan; 4];
    for (army, &letter) in letters.iter().enumerate() {
        let holder = LETTERS.iter().position(|&seat| seat == letter.to_ascii_lowercase());
        control[army] = match (letter, holder) {
            ('h', _) => Control::Hostage,
            ('-', _) => Control::Orphan,
            (_, Some(seat)) if letter.is_ascii_lowercase() => Control::Player(seat),
            (_, Some(seat)) if options.reign && seat != army => Control::Reign(seat),
            _ => return Err("an unknown controller"),
        };
    }
    Ok(control)
}

fn parse_seat(text: &str) -> Option<Seat> {
    LETTERS.iter().position(|seat| text.chars().eq([*seat]))
}

fn parse_number(text: &str) -> Option<u32> {
    let number: u32 = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}
