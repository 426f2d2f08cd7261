//! The text form of treaties.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use djambi::{Geometry, Role, Seat, SeatSet, SquareSet};

use crate::{
    Clause, Condition, Party, Pieces, Plan, Promise, RoleSet, Treaty, TreatyEnd, TreatyFault, TreatyPart,
};

type Result<T> = core::result::Result<T, TreatyFault>;

impl Treaty {
    /// Reads the text form of a treaty on this board. Lists may stand in any order.
    ///
    /// ```
    /// use djambi::SQUARE9;
    /// use djambi_press::Treaty;
    /// let treaty = Treaty::parse(&SQUARE9, "r:leave(gNC),keep_out(e5,d4) g:strike(y)@2?power(y) /notice")?;
    /// assert_eq!(treaty.to_string(), "r:leave(gCN),keep_out(d4,e5) g:strike(y)@2?power(y) /notice");
    /// let fault = Treaty::parse(&SQUARE9, "r:peace(b) b:peace(x) /2r").unwrap_err();
    /// assert_eq!(fault.to_string(), "character 20: \"x\" is not a seat of this board");
    /// # Ok::<(), djambi_press::TreatyFault>(())
    /// ```
    ///
    /// # Errors
    /// The first fault found, with its character.
    pub fn parse(geometry: &'static Geometry, text: &str) -> Result<Self> {
        TreatyReader { geometry, text }.treaty()
    }
}

/// Reads a treaty's text.
struct TreatyReader<'a> {
    geometry: &'static Geometry,
    text: &'a str,
}

impl<'a> TreatyReader<'a> {
    fn treaty(&self) -> Result<Treaty> {
        let mut parts: Vec<&'a str> = self.text.split(' ').collect();
        if let Some(empty) = parts.iter().find(|part| part.is_empty()).filter(|_| parts.len() > 1) {
            return Err(self.unreadable(TreatyPart::Space, empty));
        }
        let last = parts.pop().unwrap_or_default();
        let end = last.strip_prefix('/').ok_or_else(|| self.unreadable(TreatyPart::End, last))?;
        let parties = parts.into_iter().map(|part| self.party(part)).collect::<Result<_>>()?;
        Treaty::new(self.geometry, parties, self.end(end)?)
    }

    fn party(&self, text: &'a str) -> Result<Party> {
        let (seat, clauses) = text.split_once(':').ok_or_else(|| self.unreadable(TreatyPart::Party, text))?;
        let seat = self.seat(seat)?;
        let clauses = split_outside(clauses).map(|clause| self.clause(clause)).collect::<Result<_>>()?;
        Ok(Party { seat, clauses })
    }

    fn clause(&self, text: &'a str) -> Result<Clause> {
        let bad = || self.unreadable(TreatyPart::Clause, text);
        let length = text.find(|c: char| !c.is_ascii_lowercase() && c != '_').unwrap_or(text.len());
        let (name, rest) = text.split_at(length);
        let (items, rest) = match rest.strip_prefix('(') {
            Some(inside) => {
                inside.split_once(')').map(|(items, rest)| (Some(items), rest)).ok_or_else(bad)?
            }
            None => (None, rest),
        };
        let (turns, condition) = match rest.split_once('?') {
            Some((turns, condition)) => (turns, Some(self.condition(condition)?)),
            None => (rest, None),
        };
        let turns = match turns.strip_prefix('@') {
            Some(turns) => Some(small_number(turns).ok_or(TreatyFault::Turns)?),
            None if turns.is_empty() => None,
            None => return Err(bad()),
        };
        let promise = self.promise(name, items, turns).ok_or_else(bad)??;
        Ok(Clause { promise, condition })
    }

    /// The promise of this name; `None` where brackets are missing, empty or too many.
    fn promise(&self, name: &'a str, items: Option<&'a str>, turns: Option<u8>) -> Option<Result<Promise>> {
        let is_duty = matches!(name, "leave_power" | "strike" | "do");
        let known = is_duty
            || matches!(
                name,
                "peace" | "hands_off" | "leave" | "hold" | "keep_out" | "no_corpse" | "no_power"
            );
        if !known {
            return Some(Err(self.unreadable(TreatyPart::ClauseName, name)));
        }
        let has_items = !matches!(name, "no_power" | "leave_power");
        if has_items != items.is_some_and(|items| !items.is_empty()) || (!has_items && items.is_some()) {
            return None;
        }
        if is_duty != turns.is_some() {
            return Some(Err(TreatyFault::Turns));
        }
        let items = items.unwrap_or_default();
        let turns = turns.unwrap_or_default();
        Some(match name {
            "peace" => self.seats(items).map(Promise::Peace),
            "hands_off" => self.seats(items).map(Promise::HandsOff),
            "leave" => self.pieces(items).map(Promise::Leave),
            "hold" => self.pieces(items).map(Promise::Hold),
            "keep_out" => self.squares(items.split(',')).map(Promise::KeepOut),
            "no_corpse" => self.squares(items.split(',')).map(Promise::NoCorpse),
            "no_power" => Ok(Promise::NoPower),
            "leave_power" => Ok(Promise::LeavePower { turns }),
            "strike" => self.seat(items).map(|seat| Promise::Strike { seat, turns }),
            _ => self.plan(items).map(|plan| Promise::Do { plan, turns }),
        })
    }

    fn plan(&self, text: &'a str) -> Result<Plan> {
        let mut plan = Plan::default();
        let mut named: Vec<&str> = Vec::new();
        for part in text.split(',') {
            let bad = || self.unreadable(TreatyPart::Plan, part);
            let (name, value) = part.split_once('=').ok_or_else(bad)?;
            if named.contains(&name) {
                return Err(TreatyFault::Twice(name.to_string()));
            }
            named.push(name);
            match name {
                "from" => plan.from = self.joined_squares(value)?,
                "to" => plan.to = self.joined_squares(value)?,
                "victim" => plan.victim = Some(self.pieces(value)?),
                "place" => plan.place = self.joined_squares(value)?,
                _ => return Err(bad()),
            }
        }
        Ok(plan)
    }

    fn condition(&self, text: &'a str) -> Result<Condition> {
        let bad = || self.unreadable(TreatyPart::Condition, text);
        if let Some(seat) = text.strip_prefix("power(").and_then(|rest| rest.strip_suffix(')')) {
            return self.seat(seat).map(Condition::Power);
        }
        small_number(text).filter(|&number| number > 0).map(Condition::Duty).ok_or_else(bad)
    }

    fn end(&self, text: &'a str) -> Result<TreatyEnd> {
        let bad = || self.unreadable(TreatyPart::End, text);
        if text == "notice" {
            return Ok(TreatyEnd::Notice);
        }
        let of_seat = |name| text.strip_prefix(name)?.strip_prefix('(')?.strip_suffix(')');
        if let Some(seat) = of_seat("power") {
            return self.seat(seat).map(TreatyEnd::Power);
        }
        if let Some(seat) = of_seat("out") {
            return self.seat(seat).map(TreatyEnd::Out);
        }
        text.strip_suffix('r').and_then(small_number).map(TreatyEnd::Rounds).ok_or_else(bad)
    }

    fn seats(&self, text: &'a str) -> Result<SeatSet> {
        let mut seats = SeatSet::EMPTY;
        for letter in text.split(',') {
            let seat = self.seat(letter)?;
            if seats.contains(seat) {
                return Err(TreatyFault::Twice(letter.to_string()));
            }
            seats.insert(seat);
        }
        Ok(seats)
    }

    fn seat(&self, text: &'a str) -> Result<Seat> {
        Seat::lettered(text)
            .filter(|&seat| self.geometry.seats().contains(seat))
            .ok_or_else(|| self.unreadable(TreatyPart::Seat, text))
    }

    fn pieces(&self, text: &'a str) -> Result<Pieces> {
        let bad = || self.unreadable(TreatyPart::Pieces, text);
        let mut letters = text.chars();
        let army = letters.next().and_then(Seat::from_letter).ok_or_else(bad)?;
        let mut roles = RoleSet::EMPTY;
        for letter in letters {
            let role = Role::from_letter(letter).ok_or_else(bad)?;
            if roles.contains(role) {
                return Err(TreatyFault::Twice(letter.to_string()));
            }
            roles.insert(role);
        }
        if roles.is_empty() { Err(bad()) } else { Ok(Pieces { army, roles }) }
    }

    fn squares(&self, names: impl Iterator<Item = &'a str>) -> Result<SquareSet> {
        let mut squares = SquareSet::EMPTY;
        for name in names {
            let square = self.geometry.square(name);
            let square = square.ok_or_else(|| self.unreadable(TreatyPart::Square, name))?;
            if squares.contains(square) {
                return Err(TreatyFault::Twice(name.to_string()));
            }
            squares = squares.with(square);
        }
        Ok(squares)
    }

    /// Squares that stand together, such as `c4d5`: each is a letter and a number.
    fn joined_squares(&self, text: &'a str) -> Result<SquareSet> {
        let mut rest = text;
        let names = core::iter::from_fn(|| {
            let next = rest.char_indices().skip(1).find(|(_, character)| !character.is_ascii_digit());
            let (name, after) = rest.split_at(next.map_or(rest.len(), |(index, _)| index));
            rest = after;
            (!name.is_empty()).then_some(name)
        });
        let squares = self.squares(names)?;
        if squares.is_empty() { Err(self.unreadable(TreatyPart::Square, text)) } else { Ok(squares) }
    }

    /// The fault of a part of the text.
    fn unreadable(&self, part: TreatyPart, found: &'a str) -> TreatyFault {
        let start = (found.as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize);
        let before = self.text.get(..start).map_or(0, |before| before.chars().count());
        TreatyFault::Unreadable { part, found: found.to_string(), column: Some(before + 1) }
    }
}

/// The parts between commas that stand outside of brackets.
fn split_outside(text: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0_usize;
    text.split(move |character| {
        match character {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        character == ',' && depth == 0
    })
}

/// A number of one or two digits without a leading zero, or 0.
fn small_number(text: &str) -> Option<u8> {
    let is_plain = text.len() <= 2 && text.bytes().all(|byte| byte.is_ascii_digit());
    if !is_plain || (text.len() == 2 && text.starts_with('0')) { None } else { text.parse().ok() }
}

impl fmt::Display for Treaty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, party) in self.parties().iter().enumerate() {
            write!(f, "{}:", party.seat.letter())?;
            for (place, clause) in party.clauses.iter().enumerate() {
                let comma = if place > 0 { "," } else { "" };
                write!(f, "{comma}{}", self.clause_text(clause))?;
            }
            f.write_str(if index + 1 < self.parties().len() { " " } else { " /" })?;
        }
        match self.end() {
            TreatyEnd::Rounds(rounds) => write!(f, "{rounds}r"),
            TreatyEnd::Notice => f.write_str("notice"),
            TreatyEnd::Power(seat) => write!(f, "power({})", seat.letter()),
            TreatyEnd::Out(seat) => write!(f, "out({})", seat.letter()),
        }
    }
}

impl Treaty {
    /// The text of a clause, its condition included, without the party.
    ///
    /// ```
    /// use djambi::SQUARE9;
    /// use djambi_press::Treaty;
    /// let treaty = Treaty::parse(&SQUARE9, "r:no_power b:peace(r)?power(y) /3r")?;
    /// let (_, clause) = treaty.clauses().last().expect("clause");
    /// assert_eq!(treaty.clause_text(clause), "peace(r)?power(y)");
    /// # Ok::<(), djambi_press::TreatyFault>(())
    /// ```
    #[must_use]
    pub fn clause_text(&self, clause: &Clause) -> String {
        let mut text = self.promise_text(&clause.promise);
        if let Some(turns) = clause.promise.turns() {
            text.push('@');
            text.push_str(&turns.to_string());
        }
        match clause.condition {
            Some(Condition::Power(seat)) => text.push_str(&format!("?power({})", seat.letter())),
            Some(Condition::Duty(number)) => text.push_str(&format!("?{number}")),
            None => {}
        }
        text
    }

    /// The name of a promise and its brackets.
    fn promise_text(&self, promise: &Promise) -> String {
        let listed = |squares: &SquareSet| self.square_names(*squares).join(",");
        match promise {
            Promise::Peace(seats) => format!("peace({})", letters(*seats)),
            Promise::HandsOff(seats) => format!("hands_off({})", letters(*seats)),
            Promise::Leave(pieces) => format!("leave({pieces})"),
            Promise::Hold(pieces) => format!("hold({pieces})"),
            Promise::KeepOut(squares) => format!("keep_out({})", listed(squares)),
            Promise::NoCorpse(squares) => format!("no_corpse({})", listed(squares)),
            Promise::NoPower => "no_power".to_string(),
            Promise::LeavePower { .. } => "leave_power".to_string(),
            Promise::Strike { seat, .. } => format!("strike({})", seat.letter()),
            Promise::Do { plan, .. } => {
                let joined = |squares| self.square_names(squares).concat();
                let parts = [
                    (!plan.from.is_empty()).then(|| format!("from={}", joined(plan.from))),
                    (!plan.to.is_empty()).then(|| format!("to={}", joined(plan.to))),
                    plan.victim.map(|pieces| format!("victim={pieces}")),
                    (!plan.place.is_empty()).then(|| format!("place={}", joined(plan.place))),
                ];
                format!("do({})", parts.into_iter().flatten().collect::<Vec<_>>().join(","))
            }
        }
    }
}

/// The letters of seats, with commas between them.
fn letters(seats: SeatSet) -> String {
    seats.iter().map(|seat| seat.letter().to_string()).collect::<Vec<_>>().join(",")
}

impl fmt::Display for Pieces {
    /// Writes the army's letter and those of the roles, as in `gCA`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.army.letter(), self.roles.iter().map(Role::letter).collect::<String>())
    }
}
