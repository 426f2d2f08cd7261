//! Reading records.

use core::iter::FusedIterator;

use alloc::vec::Vec;

use super::body::{self, Body};
use super::comment::{self, single_spaced};
use super::error::quoted;
use super::scan::{Scanner, Tag, Token};
use super::{Comment, Record, RecordError, RecordProblem, tags, typed};
use crate::{Game, Geometry, Position, Reason, Rules, RulesError, SQUARE9, Seat};

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
    let mut record = head.open()?;
    for comment in head.comments {
        record.add_comment(0, comment);
    }
    let mut body = Body::new(record);
    let mut before = scanner.clone();
    while let Some((at, token)) = scanner.token()? {
        match token {
            Token::Word(word) if !body.ended() => body.word(at, &word)?,
            Token::Comment(text) => body.comment(at, &text)?,
            Token::Open => body.open_variation(at)?,
            Token::Close => body.close_variation(at)?,
            // The next game begins.
            Token::Word(_) | Token::Tag(_) => {
                *scanner = before;
                break;
            }
        }
        before = scanner.clone();
    }
    Ok(Some((head.tags, body.finish()?)))
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
                Token::Tag(mut tag) => {
                    if tags::DERIVED.contains(&tag.name.as_str()) {
                        tag.value = single_spaced(&typed::typed(&tag.value));
                    }
                    if tag.name == "Result" {
                        tag.value.retain(|c| c != ' ');
                    }
                    head.tags.push(tag);
                }
                Token::Comment(text) if comment::entry(&text, Seat::Red).is_none() => {
                    head.comments.push(body::read_comment(at, &text)?);
                }
                Token::Comment(_) | Token::Word(_) | Token::Open | Token::Close => {
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
        let set = self.tag("Rules");
        let options = self.tag("Options");
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

/// Compares the tags `Result` and `Termination` with the game.
fn check_end(tags: &[Tag], record: &Record) -> Result<(), RecordError> {
    for tag in tags {
        match tag.name.as_str() {
            "Result" => body::check_result(tag.value_at, &tag.value, record)?,
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
