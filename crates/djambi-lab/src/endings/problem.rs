//! A position with a known answer, as a line of text.

use std::fmt;

use djambi::{Move, Position, Rules, SQUARE9};

use super::pattern::MovePattern;
use super::peril::{is_in_peril, takes_chief};
use super::peril_by_two::is_in_peril_by_two;

/// A position with a known answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The position.
    pub position: Position,
    /// The rules of the game that it comes from.
    pub rules: Rules,
    /// The task of the player to move, with its answer.
    pub task: Task,
}

/// The task of the player to move, with its answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Task {
    /// To force a win within this many turns, all players' turns counted: the winning first moves.
    Win(usize, Vec<MovePattern>),
    /// To kill another player's chief and leave the player's own chief out of [peril](is_in_peril).
    Take(MoveCount),
    /// To leave the player's own chief out of [peril](is_in_peril).
    Save(MoveCount),
    /// To leave the player's own chief out of [peril by two](is_in_peril_by_two).
    Guard(MoveCount),
}

/// The number of legal moves and of those that solve the problem.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveCount {
    /// The number of accepted moves.
    pub accepted: usize,
    /// The number of legal moves.
    pub legal: usize,
}

impl Problem {
    /// Reads the lines of a file. Empty lines and those that begin with `#` are ignored.
    ///
    /// # Errors
    /// The number of the first wrong line, and what is wrong with it.
    pub fn parse_all(text: &str) -> Result<Vec<Self>, String> {
        parse_lines(text, Self::parse)
    }

    /// Reads a line: position, rules, task and answer with ` | ` between them.
    ///
    /// # Errors
    /// What is wrong with the line.
    pub fn parse(line: &str) -> Result<Self, String> {
        let fields: Vec<&str> = line.split(" | ").collect();
        let [position, rules, task, answer] = fields[..] else {
            return Err(format!("{} fields instead of 4", fields.len()));
        };
        let rules = parse_rules(rules)?;
        let position = Position::parse(position, &rules).map_err(|faults| faults.to_string())?;
        let patterns =
            || answer.split(' ').map(|text| MovePattern::parse(&SQUARE9, text)).collect::<Result<_, _>>();
        let task = match task {
            "win 1" => Task::Win(1, patterns()?),
            "win 3" => Task::Win(3, patterns()?),
            "take" => Task::Take(MoveCount::parse(answer)?),
            "save" => Task::Save(MoveCount::parse(answer)?),
            "guard" => Task::Guard(MoveCount::parse(answer)?),
            other => return Err(format!("`{other}` is not a task")),
        };
        Ok(Self { position, rules, task })
    }

    /// Whether a legal move solves the problem.
    #[must_use]
    pub fn accepts(&self, mv: Move) -> bool {
        let after = || self.position.play_unchecked(&self.rules, mv);
        let is_safe = |after: &Position| !is_in_peril(after, &self.rules, self.position.turn());
        match &self.task {
            Task::Win(_, patterns) => patterns.iter().any(|pattern| pattern.accepts(mv)),
            Task::Take(_) => takes_chief(&self.position, &after()) && is_safe(&after()),
            Task::Save(_) => is_safe(&after()),
            Task::Guard(_) => !is_in_peril_by_two(&after(), &self.rules, self.position.turn()),
        }
    }

    /// Counts the legal moves that solve the problem.
    #[must_use]
    pub fn count(&self) -> MoveCount {
        let legal = self.position.legal_moves(&self.rules);
        let accepted = legal.iter().filter(|&&mv| self.accepts(mv)).count();
        MoveCount { accepted, legal: legal.len() }
    }
}

impl Task {
    /// The name of the kind of task.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Win(1, _) => "win 1",
            Self::Win(..) => "win 3",
            Self::Take(_) => "take",
            Self::Save(_) => "save",
            Self::Guard(_) => "guard",
        }
    }

    /// The names of all kinds of task.
    pub const NAMES: [&'static str; 5] = ["win 1", "win 3", "take", "save", "guard"];
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} | {} | {} |", self.position, rules_text(&self.rules), self.task.name())?;
        match &self.task {
            Task::Win(_, patterns) => patterns.iter().try_for_each(|pattern| write!(f, " {pattern}")),
            Task::Take(count) | Task::Save(count) | Task::Guard(count) => {
                write!(f, " {} of {}", count.accepted, count.legal)
            }
        }
    }
}

impl MoveCount {
    fn parse(text: &str) -> Result<Self, String> {
        let number = |text: &str| text.parse().map_err(|error| format!("`{text}`: {error}"));
        let (accepted, legal) = text.split_once(" of ").ok_or_else(|| format!("`{text}` has no ` of `"))?;
        Ok(Self { accepted: number(accepted)?, legal: number(legal)? })
    }
}

/// Reads the lines of a corpus with `parse`. Empty lines and those that begin with `#` are ignored.
///
/// # Errors
/// The number of the first wrong line, and what is wrong with it.
pub(crate) fn parse_lines<T>(
    text: &str,
    parse: impl Fn(&str) -> Result<T, String>,
) -> Result<Vec<T>, String> {
    let lines = text.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    let read = |(index, line)| parse(line).map_err(|error| format!("line {}: {error}", index + 1));
    lines.map(read).collect()
}

/// Writes a rule set and, after a space, the options that differ from it: `classic
/// reporter=must,encirclement=strict`.
pub(crate) fn rules_text(rules: &Rules) -> String {
    let changes: Vec<String> = rules.changes().map(|(option, value)| format!("{option}={value}")).collect();
    let space = if changes.is_empty() { "" } else { " " };
    format!("{}{space}{}", rules.base, changes.join(","))
}

/// Reads what [`rules_text`] writes.
pub(crate) fn parse_rules(text: &str) -> Result<Rules, String> {
    let (base, changes) = text.split_once(' ').unwrap_or((text, ""));
    let changes = changes.split(',').filter(|change| !change.is_empty());
    let options: Vec<_> = changes
        .map(|change| change.split_once('=').ok_or_else(|| format!("`{change}` has no `=`")))
        .collect::<Result<_, _>>()?;
    Rules::with(base, options).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_round_trip() {
        let position = "8yC/9/9/9/9/9/9/8rA/rC8 r-y- r r 0 40";
        for rest in [
            "classic | win 1 | i2i9",
            "variants orphans=exposed | win 3 | i2i9 i2h3@*",
            "classic reporter=must,encirclement=strict | take | 3 of 40",
            "arena | save | 1 of 12",
            "classic | guard | 30 of 120",
        ] {
            let line = format!("{position} | {rest}");
            assert_eq!(Problem::parse(&line).map(|problem| problem.to_string()), Ok(line));
        }
    }

    #[test]
    fn errors_name_the_line_and_the_fault() {
        let position = "8yC/9/9/9/9/9/9/8rA/rC8 r-y- r r 0 40";
        for (line, named) in [
            ("nothing".to_owned(), "1 fields"),
            (format!("{position} | chess | take | 1 of 2"), "chess"),
            (format!("{position} | classic reporter | take | 1 of 2"), "`reporter`"),
            (format!("{position} | classic | give | 1 of 2"), "`give`"),
            (format!("{position} | classic | take | 1"), "` of `"),
            (format!("{position} | classic | take | x of 2"), "`x`"),
            (format!("{} | classic | take | 1 of 2", position.replace("8yC", "9")), "yellow"),
        ] {
            let error = Problem::parse_all(&format!("# A file\n\n{line}")).expect_err(&line);
            assert!(error.starts_with("line 3: ") && error.contains(named), "{error}");
        }
    }
}
