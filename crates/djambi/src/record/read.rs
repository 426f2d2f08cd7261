//! Reading records.

use core::iter::FusedIterator;

use alloc::vec::Vec;

use super::error::quoted;
use super::scan::{Location, Scanner, Tag, Token};
use super::{Comment, Record, RecordError, RecordProblem, result, tags};
use crate::{Game, GameEntry, Geometry, Position, Reason, Rules, RulesError, SQUARE9, Seat};

/// The value of `Termination` in a game that is not over.
const UNTERMINATED: &str = "unterminated";

/// The records in a text, one after another. Made by [`Record::parse_all`].
///
/// ```
/// use djambi::Record;
/// let text = "1. Ma3-a5 *\n\n1. e4 e5 *\n\n[Red \"Ada\"]\n\n1. Ma3-a4 *\n";
/// let records: Vec<_> = Record::parse_all(text).collect();
/// assert_eq!(records.len(), 3);
/// assert_eq!(records[0].as_ref().map(Record::result).as_deref(), Ok("*"));
/// assert_eq!(records[1].as_ref().unwrap_err().line, 3);
/// assert_eq!(records[2].as_ref().unwrap().player(djambi::Seat::Red), Some("Ada"));
/// ```
#[derive(Clone)]
pub struct Records<'a> {
    scanner: Scanner<'a>,
}

impl<'a> Records<'a> {
    /// The records in this text.
    pub(super) const fn new(text: &'a str) -> Self {
        Self { scanner: Scanner::new(text) }
    }

    /// Whether there is no further token.
    pub(super) fn rest_is_empty(&self) -> Result<bool, RecordError> {
        Ok(self.scanner.clone().token()?.is_none())
    }

    /// A problem at the next token.
    pub(super) fn problem_here(&self, problem: RecordProblem) -> RecordError {
        let mut scanner = self.scanner.clone();
        let next = scanner.token().ok().flatten();
        next.map_or(self.scanner.location(), |(at, _)| at).problem(problem)
    }
}

impl Iterator for Records<'_> {
    type Item = Result<Record, RecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        match read_game(&mut self.scanner).transpose()? {
            Ok((tags, record)) => Some(check_end(&tags, &record).map(|()| record)),
            Err(error) => {
                self.scanner.skip_to_paragraph_of_tags();
                Some(Err(error))
            }
        }
    }
}

impl FusedIterator for Records<'_> {}

/// Reads one game with its tags, if there is one more.
fn read_game(scanner: &mut Scanner<'_>) -> Result<Option<(Vec<Tag>, Record)>, RecordError> {
    let Some(head) = Head::read(scanner)? else { return Ok(None) };
    let mut body = Body { record: head.open()?, ended: false };
    for comment in head.comments {
        body.record.add_comment(0, comment);
    }
    let mut before = scanner.clone();
    while let Some((at, token)) = scanner.token()? {
        match token {
            Token::Word(word) if !body.ended => body.word(at, word)?,
            Token::Comment(text) => body.comment(at, &text)?,
            // The next game begins.
            Token::Word(_) | Token::Tag(_) => {
                *scanner = before;
                break;
            }
        }
        before = scanner.clone();
    }
    Ok(Some((head.tags, body.record)))
}

/// The tags and comments before the first entry.
struct Head {
    tags: Vec<Tag>,
    comments: Vec<Comment>,
}

impl Head {
    /// Reads up to the first entry; nothing if the text has no further record.
    fn read(scanner: &mut Scanner<'_>) -> Result<Option<Self>, RecordError> {
        let mut head = Self { tags: Vec::new(), comments: Vec::new() };
        let mut before = scanner.clone();
        while let Some((at, token)) = scanner.token()? {
            match token {
                Token::Tag(tag) if head.tags.iter().any(|known| known.name == tag.name) => {
                    return Err(tag.name_at.problem(RecordProblem::TagTwice(quoted(&tag.name))));
                }
                Token::Tag(tag) => head.tags.push(tag),
                Token::Comment(text) if GameEntry::from_words(&text, Seat::Red).is_none() => {
                    head.comments.push(comment(at, &text)?);
                }
                Token::Comment(_) | Token::Word(_) => {
                    *scanner = before;
                    return Ok(Some(head));
                }
            }
            before = scanner.clone();
        }
        let empty = head.tags.is_empty() && head.comments.is_empty();
        Ok(if empty { None } else { Some(head) })
    }

    /// The record of a game without entries.
    fn open(&self) -> Result<Record, RecordError> {
        if let Some(tag) = self.tag("Variant").filter(|tag| tag.value != "Djambi") {
            return Err(tag.value_at.problem(RecordProblem::Variant(quoted(&tag.value))));
        }
        let rules = self.rules()?;
        let mut record = Record::new(Game::new(rules, self.start(&rules)?));
        for tag in self.tags.iter().filter(|tag| !tags::DERIVED.contains(&tag.name.as_str())) {
            let at = if tags::is_name(&tag.name) { tag.value_at } else { tag.name_at };
            record.set_tag(&tag.name, &tag.value).map_err(|error| at.problem(RecordProblem::Tag(error)))?;
        }
        Ok(record)
    }

    fn tag(&self, name: &str) -> Option<&Tag> {
        self.tags.iter().find(|tag| tag.name == name)
    }

    /// The tags `Rules` and `Options`.
    fn rules(&self) -> Result<Rules, RecordError> {
        let (set, options) = (self.tag("Rules"), self.tag("Options"));
        let pairs = options.map_or(Ok(Vec::new()), option_pairs)?;
        Rules::with(set.map_or(Rules::CLASSIC.base.name(), |tag| &tag.value), pairs).map_err(|error| {
            let wrong = if matches!(error, RulesError::UnknownSet(_)) { set } else { options };
            wrong.expect("the tag with the error").value_at.problem(RecordProblem::Rules(error))
        })
    }

    /// The board.
    fn geometry(&self) -> Result<&'static Geometry, RecordError> {
        let Some(tag) = self.tag("Board") else { return Ok(&SQUARE9) };
        Geometry::named(&tag.value)
            .ok_or_else(|| tag.value_at.problem(RecordProblem::Board(quoted(&tag.value))))
    }

    /// The position from which the game starts.
    fn start(&self, rules: &Rules) -> Result<Position, RecordError> {
        let fen = self.tag("FEN");
        if let Some(tag) = self.tag("SetUp") {
            let agrees = tag.value == if fen.is_some() { "1" } else { "0" };
            if !agrees {
                return Err(tag.value_at.problem(RecordProblem::SetUp(quoted(&tag.value))));
            }
        }
        let geometry = self.geometry()?;
        let Some(fen) = fen else { return Ok(Position::start_on(geometry)) };
        Position::parse_on(geometry, &fen.value, rules)
            .map_err(|faults| fen.value_at.problem(RecordProblem::Start(faults)))
    }
}

/// Reads the options and values in the tag `Options`.
fn option_pairs(tag: &Tag) -> Result<Vec<(&str, &str)>, RecordError> {
    let mut pairs: Vec<(&str, &str)> = Vec::new();
    if tag.value.trim_ascii().is_empty() {
        return Ok(pairs);
    }
    for part in tag.value.split(',') {
        let problem = |problem| tag.value_at.problem(problem);
        let (option, value) = part
            .split_once('=')
            .map(|(option, value)| (option.trim_ascii(), value.trim_ascii()))
            .ok_or_else(|| problem(RecordProblem::BrokenOption(quoted(part))))?;
        if pairs.iter().any(|&(known, _)| known == option) {
            return Err(problem(RecordProblem::OptionTwice(quoted(option))));
        }
        pairs.push((option, value));
    }
    Ok(pairs)
}

/// The entries and the result, while they are read.
struct Body {
    record: Record,
    /// Whether the result has been read.
    ended: bool,
}

impl Body {
    /// Reads a move or the result; the number of a round before it is skipped.
    fn word(&mut self, at: Location, word: &str) -> Result<(), RecordError> {
        let text = without_number(word);
        let at = at.plus(word.len() - text.len());
        if text.is_empty() {
            return Ok(());
        }
        if result::looks_like_result(text) {
            self.ended = true;
            return check_result(at, text, &self.record);
        }
        let mv = self
            .record
            .game()
            .position()
            .parse_move(text)
            .map_err(|error| at.problem(RecordProblem::MoveText { text: quoted(text), error }))?;
        self.add(at, GameEntry::Turn(mv), text)
    }

    /// Reads a comment, or an entry that is written like one.
    fn comment(&mut self, at: Location, text: &str) -> Result<(), RecordError> {
        let turn = self.record.game().position().turn();
        let Some(entry) = GameEntry::from_words(text, turn) else {
            let comment = comment(at, text)?;
            self.record.add_comment(self.record.game().entries().len(), comment);
            return Ok(());
        };
        if self.ended {
            return Err(at.problem(RecordProblem::AfterResult));
        }
        self.add(at, entry, text)
    }

    /// Adds an entry to the game.
    fn add(&mut self, at: Location, entry: GameEntry, text: &str) -> Result<(), RecordError> {
        if let Some(seat) = entry.seat() {
            let board = self.record.game().start().geometry();
            board.check_seat(seat).map_err(|error| at.problem(RecordProblem::NoSeat(error)))?;
        }
        let text = quoted(text);
        self.record.add(entry).map_err(|error| at.problem(RecordProblem::GameEntry { text, error }))
    }
}

fn comment(at: Location, text: &str) -> Result<Comment, RecordError> {
    Comment::new(text).map_err(|error| at.problem(RecordProblem::Comment(error)))
}

/// A word without the round number (`12.`, `12...`, or `12` alone) at its beginning.
fn without_number(word: &str) -> &str {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let numbered = rest.len() < word.len() && (rest.is_empty() || rest.starts_with('.'));
    if numbered { rest.trim_start_matches('.') } else { word }
}

fn check_result(at: Location, found: &str, record: &Record) -> Result<(), RecordError> {
    let wanted = record.result();
    if found == wanted || found == result::earlier_text(record.game()) {
        return Ok(());
    }
    Err(at.problem(RecordProblem::Result { found: quoted(found), wanted }))
}

/// Compares the tags `Result` and `Termination` with the game.
fn check_end(tags: &[Tag], record: &Record) -> Result<(), RecordError> {
    for tag in tags {
        match tag.name.as_str() {
            "Result" => check_result(tag.value_at, &tag.value, record)?,
            "Termination" => {
                let reason = record.game().outcome().map(|outcome| outcome.reason);
                let wanted = reason.map_or(UNTERMINATED, Reason::name);
                let agrees = reason.is_some() && Reason::named(&tag.value) == reason;
                if !agrees && tag.value != wanted {
                    let found = quoted(&tag.value);
                    return Err(tag.value_at.problem(RecordProblem::Termination { found, wanted }));
                }
            }
            _ => {}
        }
    }
    Ok(())
}
