//! Reads what is below the tags of a record: entries, comments, variations and the result.

use alloc::vec;
use alloc::vec::Vec;

use super::error::quoted;
use super::scan::Location;
use super::{
    Comment, NOT_PLAYED, Notes, Record, RecordError, RecordProblem, Sign, Variation, comment, result, typed,
};
use crate::characters::is_invisible;
use crate::{Game, GameEntry, MoveTextError};

/// The part of a record below its tags, while it is read.
pub(super) struct Body {
    record: Record,
    /// Whether the result has been read.
    ended: bool,
    /// Whether variations begin after the last entry, not before it.
    not_played: bool,
    /// The variations that are being read, each inside the one before it.
    open: Vec<OpenVariation>,
}

/// The greatest number of variations that lie inside each other, as many as anybody reads.
const MAX_DEPTH: usize = 32;

/// A variation that is being read. Its entries are those of the game from `start` on.
struct OpenVariation {
    at: Location,
    /// The number of entries before it.
    start: usize,
    /// The entry that it is an alternative to, which the game lacks meanwhile.
    replaced: Option<GameEntry>,
    /// Before its first entry, then after each entry.
    notes: Vec<Notes>,
    /// Those that begin before its first entry, then those that begin after each entry.
    variations: Vec<Vec<Variation>>,
}

impl Body {
    /// Begins below the tags of a record without entries.
    pub(super) const fn new(record: Record) -> Self {
        Self { record, ended: false, not_played: false, open: Vec::new() }
    }

    /// Whether the result has been read.
    pub(super) const fn ended(&self) -> bool {
        self.ended
    }

    /// The record, at the end of its text.
    pub(super) fn finish(self) -> Result<Record, RecordError> {
        match self.open.first() {
            Some(variation) => Err(variation.at.problem(RecordProblem::OpenVariation)),
            None => Ok(self.record),
        }
    }

    /// Reads a move or the result; the number of a round before it is skipped.
    pub(super) fn word(&mut self, at: Location, word: &str) -> Result<(), RecordError> {
        let turn = without_number(word);
        let at = at.after(&word[..word.len() - turn.len()]);
        let (turn, signs) = signs_behind(at, turn)?;
        let text = typed::typed(turn);
        if text.is_empty() {
            return self.add_signs(at, signs);
        }
        if self.open.is_empty() {
            if signs.is_empty() && result::looks_like_result(&text) {
                self.ended = true;
                return check_result(at, &text, &self.record);
            }
            if text == NOT_PLAYED || typed::is_printed_dash(turn) {
                self.not_played = true;
                return Ok(());
            }
        }
        let mv = self.record.game.position().parse_move(&text).map_err(|error| no_turn(at, turn, error))?;
        self.add(at, GameEntry::Turn(mv), &text)?;
        self.add_signs(at, signs)
    }

    /// Reads a comment, or an entry that is written like one.
    pub(super) fn comment(&mut self, at: Location, text: &str) -> Result<(), RecordError> {
        let turn = self.record.game.position().turn();
        let Some(entry) = comment::entry(text, turn) else {
            let comment = read_comment(at, text)?;
            let notes = self.notes().last_mut().expect("notes before the first entry");
            notes.comments.push(comment);
            return Ok(());
        };
        if self.ended {
            return Err(at.problem(RecordProblem::AfterResult));
        }
        self.add(at, entry, text)
    }

    /// The notes of the line that is being read, at all places.
    fn notes(&mut self) -> &mut Vec<Notes> {
        match self.open.last_mut() {
            Some(variation) => &mut variation.notes,
            None => &mut self.record.notes,
        }
    }

    /// Adds signs behind the last entry.
    fn add_signs(&mut self, at: Location, signs: Vec<Sign>) -> Result<(), RecordError> {
        match self.notes().as_mut_slice() {
            [_, .., last] => last.signs.extend(signs),
            // There is no entry that they belong to.
            _ if signs.is_empty() => {}
            _ => return Err(at.problem(RecordProblem::Sign)),
        }
        Ok(())
    }

    /// Begins a variation: from the position before the last entry, or from the present one after `--`.
    pub(super) fn open_variation(&mut self, at: Location) -> Result<(), RecordError> {
        if self.ended {
            return Err(at.problem(RecordProblem::AfterResult));
        }
        if self.open.len() == MAX_DEPTH {
            return Err(at.problem(RecordProblem::DeepVariation(MAX_DEPTH)));
        }
        let first = self.open.last().map_or(0, |variation| variation.start);
        let entries = self.record.game.entries().len();
        let waits = self.not_played && self.open.is_empty();
        let start = if waits { Some(entries) } else { entries.checked_sub(1) };
        let start = start.filter(|&start| start >= first);
        let start = start.ok_or_else(|| at.problem(RecordProblem::Unexpected('(')))?;
        let replaced = self.record.game.forget(start).pop();
        let (notes, variations) = (vec![Notes::default()], vec![Vec::new()]);
        self.open.push(OpenVariation { at, start, replaced, notes, variations });
        Ok(())
    }

    /// Ends a variation, and the line around it goes on where it was.
    pub(super) fn close_variation(&mut self, at: Location) -> Result<(), RecordError> {
        let unexpected = || at.problem(RecordProblem::Unexpected(')'));
        let OpenVariation { start, replaced, notes, variations, .. } =
            self.open.pop().ok_or_else(unexpected)?;
        let game: &mut Game = &mut self.record.game;
        let entries = game.forget(start);
        if entries.is_empty() {
            return Err(unexpected());
        }
        if let Some(entry) = replaced {
            game.apply(entry).expect("an entry that was possible before");
        }
        let (first, around) = match self.open.last_mut() {
            Some(around) => (around.start, &mut around.variations),
            None => (0, &mut self.record.variations),
        };
        around[start - first].push(Variation::new(entries, notes, variations));
        Ok(())
    }

    /// Adds an entry to the game or to the variation.
    fn add(&mut self, at: Location, entry: GameEntry, text: &str) -> Result<(), RecordError> {
        let Self { record, open, .. } = self;
        if let Some(seat) = entry.seat() {
            let board = record.game.start().geometry();
            board.check_seat(seat).map_err(|error| at.problem(RecordProblem::NoSeat(error)))?;
        }
        let added = match open.last_mut() {
            Some(_) if matches!(entry, GameEntry::TakeBack(_)) => {
                return Err(at.problem(RecordProblem::TakenBackInVariation));
            }
            Some(variation) => record.game.apply(entry).map(|()| {
                variation.notes.push(Notes::default());
                variation.variations.push(Vec::new());
            }),
            None => record.add(entry),
        };
        added.map_err(|error| at.problem(RecordProblem::GameEntry { text: quoted(text), error }))?;
        if self.open.is_empty() {
            self.not_played = false;
        }
        Ok(())
    }
}

/// Reads a comment.
pub(super) fn read_comment(at: Location, text: &str) -> Result<Comment, RecordError> {
    Comment::new(text).map_err(|error| at.problem(RecordProblem::Comment(error)))
}

/// Compares a result with the one that follows from the game.
pub(super) fn check_result(at: Location, found: &str, record: &Record) -> Result<(), RecordError> {
    let wanted = record.result();
    if found == wanted || found == result::earlier_text(record.game()) {
        return Ok(());
    }
    Err(at.problem(RecordProblem::Result { found: quoted(found), wanted }))
}

/// A word without the round number (`12.`, `12...`, or `12` alone) at its beginning, or without full stops
/// alone. The shares of a result in decimals have no such number.
fn without_number(word: &str) -> &str {
    let stops = word.trim_start_matches(|c: char| c.is_ascii_digit() || is_invisible(c));
    let rest = stops.trim_start_matches(|c| typed::is_stop(c) || is_invisible(c));
    let numbered = stops.is_empty() || stops.starts_with(typed::is_stop);
    let is_decimal = rest.starts_with(|c: char| c.is_ascii_digit())
        && (rest.contains(typed::is_stop) || typed::typed(word).starts_with("0."));
    if numbered && !is_decimal { rest } else { word }
}

/// Splits a word into a turn and the signs behind it.
fn signs_behind(at: Location, word: &str) -> Result<(&str, Vec<Sign>), RecordError> {
    let Some(place) = word.find(typed::is_sign) else { return Ok((word, Vec::new())) };
    let (turn, signs) = word.split_at(place);
    if !like_a_turn(turn) {
        return Ok((word, Vec::new()));
    }
    let signs = Sign::all(&typed::typed(signs));
    signs.map(|signs| (turn, signs)).ok_or_else(|| at.after(turn).problem(RecordProblem::Sign))
}

/// Whether a text before signs may be a turn, or is nothing.
fn like_a_turn(text: &str) -> bool {
    let typed = typed::typed(text);
    typed.is_empty() || typed == "pass" || typed.contains(|c: char| c.is_ascii_digit())
}

/// Why a word is no turn: of one that is like a turn, what does not belong to it.
fn no_turn(at: Location, word: &str, error: MoveTextError) -> RecordError {
    let text = quoted(&typed::typed(word));
    let here = |part: fn(char) -> bool| word.find(part).map(|index| at.after(&word[..index]));
    let is_mark = |text: &str| !text.contains(char::is_alphanumeric);
    let foreign = word.chars().find(|&c| typed::is_foreign(c));
    match (foreign, here(typed::is_foreign), &error) {
        (Some(found), Some(place), MoveTextError::Expected { .. }) if like_a_turn(word) || is_mark(word) => {
            place.problem(RecordProblem::Character { text, found })
        }
        _ => at.problem(RecordProblem::MoveText { text, error }),
    }
}
