//! Writes records.

use core::fmt::{self, Write};

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::rounds::Rounds;
use super::{Comment, NOT_PLAYED, Record, Sign, Variation, tags};
use crate::{Game, GameEntry, Position, SQUARE9};

/// The maximum length of a line below the tags, in characters, unless a single word is longer.
const MAX_WIDTH: usize = 80;

impl fmt::Display for Record {
    /// Writes tags, an empty line, one or more lines for each round, and the result. A variation follows the
    /// entry that it is an alternative to.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_tags(f)?;
        f.write_char('\n')?;
        let mut lines = Lines { out: f, column: 0 };
        comment_words(self.comments(0)).iter().try_for_each(|word| lines.word(word))?;
        // Replayed, because a variation is written by the positions after its own entries.
        let mut game = Game::new(*self.game.rules(), *self.game.start());
        let mut rounds = Rounds::new(game.start());
        for (index, &entry) in self.game.entries().iter().enumerate() {
            let rounds_before = rounds;
            if let Some(round) = rounds.add(game.position(), entry) {
                lines.end()?;
                lines.word(&round_number(round))?;
            }
            let words = entry_words(game.position(), entry, self.signs(index + 1));
            let comments = comment_words(self.comments(index + 1));
            words.iter().chain(&comments).try_for_each(|word| lines.word(word))?;
            self.write_variations(&mut game, rounds_before, &mut lines)?;
            game.apply(entry).expect("an entry of the game");
        }
        if !self.variations(game.entries().len()).is_empty() {
            lines.word(NOT_PLAYED)?;
            self.write_variations(&mut game, rounds, &mut lines)?;
        }
        lines.end()?;
        lines.word(&self.result())?;
        lines.end()
    }
}

impl Record {
    fn write_tags(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let start = self.game.start();
        let rules = self.game.rules();
        for (name, value) in self.tags().filter(|(name, _)| tags::is_heading(name)) {
            write_tag(f, name, value)?;
        }
        for seat in start.geometry().seats().iter() {
            write_tag(f, tags::of_seat(seat), self.player(seat).unwrap_or(self.nameless(seat)))?;
        }
        write_tag(f, "Result", &self.result())?;
        write_tag(f, "Variant", "Djambi")?;
        if *start.geometry() != SQUARE9 {
            write_tag(f, "Board", start.geometry().name())?;
        }
        write_tag(f, "Rules", rules.base.name())?;
        let options: Vec<String> =
            rules.changes().map(|(option, value)| format!("{option}={value}")).collect();
        if !options.is_empty() {
            write_tag(f, "Options", &options.join(","))?;
        }
        if *start != Position::start_on(start.geometry()) {
            write_tag(f, "SetUp", "1")?;
            write_tag(f, "FEN", &start.to_string())?;
        }
        if let Some(outcome) = self.game.outcome() {
            write_tag(f, "Termination", outcome.reason.name())?;
        }
        for (name, value) in self.tags().filter(|&(name, _)| tags::is_further(name)) {
            write_tag(f, name, value)?;
        }
        Ok(())
    }

    /// Writes the variations that begin where this game is now; `rounds` counts its rounds so far.
    fn write_variations(&self, game: &mut Game, rounds: Rounds, lines: &mut Lines<'_, '_>) -> fmt::Result {
        let variations = self.variations(game.entries().len());
        bracketed_words(variations, game, rounds).iter().try_for_each(|word| lines.word(word))
    }
}

/// The words of variations that begin where this game is now, each in brackets.
fn bracketed_words(variations: &[Variation], game: &mut Game, rounds: Rounds) -> Vec<String> {
    let place = game.entries().len();
    let mut all = Vec::new();
    for variation in variations {
        let mut words = variation_words(variation, game, rounds);
        game.forget(place);
        if let Some(first) = words.first_mut() {
            first.insert(0, '(');
        }
        if let Some(last) = words.last_mut() {
            last.push(')');
        }
        all.append(&mut words);
    }
    all
}

/// The words of a variation, without brackets, while the game goes through its entries. Its first turn has
/// the number of its round, as each round's first turn has.
fn variation_words(variation: &Variation, game: &mut Game, mut rounds: Rounds) -> Vec<String> {
    let mut words = comment_words(variation.comments(0));
    for (index, &entry) in variation.entries().iter().enumerate() {
        let rounds_before = rounds;
        match rounds.add(game.position(), entry) {
            Some(round) => words.push(round_number(round)),
            None if index == 0 && matches!(entry, GameEntry::Turn(_)) => {
                words.push(format!("{}...", rounds.count()));
            }
            None => {}
        }
        words.extend(entry_words(game.position(), entry, variation.signs(index + 1)));
        words.extend(comment_words(variation.comments(index + 1)));
        words.extend(bracketed_words(variation.variations(index), game, rounds_before));
        game.apply(entry).expect("an entry of the variation");
    }
    words
}

/// An entry in the position before it, a move in reading form or words in braces, and the signs behind it. A
/// mark stands close behind a turn, if it is the first of the signs.
fn entry_words(before: &Position, entry: GameEntry, signs: &[Sign]) -> Vec<String> {
    let (text, mark) = match entry {
        GameEntry::Turn(mv) => (before.reading(mv), signs.first().and_then(|sign| sign.mark())),
        _ => (format!("{{{}}}", entry.words().expect("words")), None),
    };
    let numbers = signs.iter().skip(usize::from(mark.is_some()));
    core::iter::once(text + mark.unwrap_or_default()).chain(numbers.map(Sign::to_string)).collect()
}

fn round_number(round: u32) -> String {
    format!("{round}.")
}

/// The words of comments in braces.
fn comment_words(comments: &[Comment]) -> Vec<String> {
    let text =
        |comment: &Comment| format!("{{{}}}", comment.text().replace('\\', "\\\\").replace('}', "\\}"));
    comments
        .iter()
        .flat_map(|comment| text(comment).split(' ').map(String::from).collect::<Vec<_>>())
        .collect()
}

fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    writeln!(f, "[{name} \"{}\"]", value.replace('\\', "\\\\").replace('"', "\\\""))
}

/// Writes the lines below the tags, broken between words.
struct Lines<'a, 'b> {
    out: &'a mut fmt::Formatter<'b>,
    /// The number of characters in the present line.
    column: usize,
}

impl Lines<'_, '_> {
    /// Writes a word, with a space or a line break before it unless it is the first.
    fn word(&mut self, word: &str) -> fmt::Result {
        let length = word.chars().count();
        if self.column > 0 {
            if self.column + 1 + length > MAX_WIDTH {
                self.end()?;
            } else {
                self.out.write_char(' ')?;
                self.column += 1;
            }
        }
        self.column += length;
        self.out.write_str(word)
    }

    /// Ends the present line, if it is not empty.
    fn end(&mut self) -> fmt::Result {
        if self.column > 0 {
            self.out.write_char('\n')?;
        }
        self.column = 0;
        Ok(())
    }
}
