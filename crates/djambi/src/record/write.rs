//! Writes records.

use core::fmt::{self, Write};

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::rounds::Rounds;
use super::{Comment, Record, tags};
use crate::{Game, GameEntry, Position, SQUARE9};

/// The maximum length of a line below the tags, in characters, unless a single word is longer.
const MAX_WIDTH: usize = 80;

impl fmt::Display for Record {
    /// Writes tags, an empty line, one or more lines for each round, and the result.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_tags(f)?;
        f.write_char('\n')?;
        let mut lines = Lines { out: f, column: 0 };
        self.write_comments(0, &mut lines)?;
        // Withdrawn turns are written by the positions of their time.
        let mut game = Game::new(*self.game.rules(), *self.game.start());
        let mut rounds = Rounds::new(game.start());
        for (index, &entry) in self.game.entries().iter().enumerate() {
            if let Some(round) = rounds.begin(game.position(), entry) {
                lines.end()?;
                lines.word(&format!("{round}."))?;
            }
            match entry {
                GameEntry::Turn(mv) => lines.word(&game.position().reading(mv))?,
                _ => lines.word(&format!("{{{}}}", entry.words().expect("words")))?,
            }
            game.apply(entry).expect("an entry of the game");
            self.write_comments(index + 1, &mut lines)?;
        }
        lines.end()?;
        lines.word(&self.result())?;
        lines.end()
    }
}

impl Record {
    fn write_tags(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (start, rules) = (self.game.start(), self.game.rules());
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

    /// Writes the comments after the first `entries` entries.
    fn write_comments(&self, entries: usize, lines: &mut Lines<'_, '_>) -> fmt::Result {
        self.comments(entries).iter().try_for_each(|comment| lines.comment(comment))
    }
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

    fn comment(&mut self, comment: &Comment) -> fmt::Result {
        let text = format!("{{{}}}", comment.text().replace('\\', "\\\\").replace('}', "\\}"));
        text.split(' ').try_for_each(|word| self.word(word))
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
