//! The command `position`: the game to search.

use std::fmt;
use std::str::FromStr;

use anyhow::{Context, Error, Result, anyhow};
use djambi::{Game, Geometry, Position, Rules, SQUARE9, SeatSet};

use super::notation::{EntryWord, apply_word, parse_seat};
use super::treaty::AcceptedTreaty;
use super::words::Words;

/// Begins the treaties.
const TREATIES: &str = "treaties";
/// Begins the seats with which the engine can make treaties.
const PARTNERS: &str = "partners";

/// The game to search, with all its entries, and its treaties.
///
/// `start|dfen D [rules SET [option=value...]] [board NAME] [moves M...] [partners r b...]
/// [treaties T#N#STATE...]`
#[derive(Clone, Debug)]
pub(crate) struct PositionCommand {
    /// The game.
    pub(crate) game: Game,
    /// The seats with which the engine can make treaties; `None` for all.
    pub(crate) partners: Option<SeatSet>,
    /// The treaties that the engine knows.
    pub(crate) treaties: Vec<AcceptedTreaty>,
}

impl Default for PositionCommand {
    fn default() -> Self {
        Self::from(Game::new(Rules::CLASSIC, Position::start()))
    }
}

impl From<Game> for PositionCommand {
    /// The command without treaties.
    fn from(game: Game) -> Self {
        Self { game, partners: None, treaties: Vec::new() }
    }
}

impl PartialEq for PositionCommand {
    fn eq(&self, other: &Self) -> bool {
        let parts = |Self { game, partners, treaties }: &Self| {
            let treaties: Vec<_> = treaties.iter().map(ToString::to_string).collect();
            (*game.rules(), *game.start(), game.entries().to_vec(), *partners, treaties)
        };
        parts(self) == parts(other)
    }
}

impl fmt::Display for PositionCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let start = self.game.start();
        let rules = self.game.rules();
        let entries = self.game.entries();
        let board = start.geometry();
        if *start == Position::start_on(board) {
            f.write_str("start")?;
        } else {
            write!(f, "dfen {start}")?;
        }
        if *rules != Rules::CLASSIC {
            write!(f, " rules {}", rules.base)?;
            rules.changes().try_for_each(|(option, value)| write!(f, " {option}={value}"))?;
        }
        if *board != SQUARE9 {
            write!(f, " board {}", board.name())?;
        }
        if !entries.is_empty() {
            f.write_str(" moves")?;
        }
        entries.iter().try_for_each(|&entry| write!(f, " {}", EntryWord { board, entry }))?;
        if let Some(partners) = self.partners {
            write!(f, " {PARTNERS}")?;
            partners.iter().try_for_each(|seat| write!(f, " {}", seat.letter()))?;
        }
        if !self.treaties.is_empty() {
            f.write_str(" treaties")?;
        }
        self.treaties.iter().try_for_each(|treaty| write!(f, " {treaty}"))
    }
}

impl FromStr for PositionCommand {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        let mut words = Words::new(text);
        let dfen = match words.word("start or dfen")? {
            "start" => "start".to_owned(),
            "dfen" => read_dfen(&mut words),
            other => return Err(anyhow!("start or dfen is expected, not {other:?}")),
        };
        let rules = read_rules(&mut words)?;
        let board = read_board(&mut words)?;
        let start = Position::parse_on(board, &dfen, &rules).context("invalid position")?;
        let mut game = Game::new(rules, start);
        if words.next_if(|word| word == "moves").is_some() {
            let mut number = 0;
            while let Some(word) = words.next_if(|word| word != TREATIES && word != PARTNERS) {
                number += 1;
                apply_word(&mut game, word).with_context(|| format!("move {number}, {word:?}"))?;
            }
        }
        let partners = match words.next_if(|word| word == PARTNERS) {
            Some(_) => Some(read_partners(&mut words, board)?),
            None => None,
        };
        let treaties = match words.next_if(|word| word == TREATIES) {
            Some(_) => AcceptedTreaty::read_all(&mut words, &game)?,
            None => Vec::new(),
        };
        words.end()?;
        Ok(Self { game, partners, treaties })
    }
}

/// Reads letters of seats up to the next part; there may be none.
fn read_partners(words: &mut Words<'_>, board: &Geometry) -> Result<SeatSet> {
    let mut partners = SeatSet::EMPTY;
    while let Some(word) = words.next_if(|word| word != TREATIES) {
        let seat = parse_seat(word).context(PARTNERS)?;
        board.check_seat(seat).context(PARTNERS)?;
        partners.insert(seat);
    }
    Ok(partners)
}

/// Reads the words up to the next part.
fn read_dfen(words: &mut Words<'_>) -> String {
    let mut fields = Vec::new();
    while let Some(field) =
        words.next_if(|word| !["rules", "board", "moves", PARTNERS, TREATIES].contains(&word))
    {
        fields.push(field);
    }
    fields.join(" ")
}

fn read_rules(words: &mut Words<'_>) -> Result<Rules> {
    if words.next_if(|word| word == "rules").is_none() {
        return Ok(Rules::CLASSIC);
    }
    let set = words.word("the rule set")?;
    let mut options = Vec::new();
    while let Some(setting) = words.next_if(|word| word.contains('=')) {
        options.push(setting.split_once('=').expect("equals sign"));
    }
    Ok(Rules::with(set, options)?)
}

fn read_board(words: &mut Words<'_>) -> Result<&'static Geometry> {
    if words.next_if(|word| word == "board").is_none() {
        return Ok(&SQUARE9);
    }
    let name = words.word("the name of the board")?;
    Geometry::named(name).with_context(|| {
        let known: Vec<_> = Geometry::ALL.iter().map(|board| board.name()).collect();
        format!("there is no board {name:?}; there are {}", known.join(", "))
    })
}

#[cfg(test)]
mod tests {
    use djambi::{GameEntry, GameEvent, Outcome, Reason, Seat};

    use super::*;

    fn error_of(text: &str) -> String {
        format!("{:#}", text.parse::<PositionCommand>().expect_err(text))
    }

    #[test]
    fn games_round_trip() {
        let texts = [
            "start",
            "start moves a3a5 i3i5",
            "start rules arena",
            "start rules variants orphans=exposed quiet_limit=50 moves a3a5 resign:y resign:b draw",
            "start moves a3a5 agree:r i3i5 back:1 flag:y agree:r agree:g agree:b",
            "start board hex3 moves c1e1",
            "start rules arena board ngon6 moves resign:o",
            "dfen 8yC/9/9/9/4rC4/9/9/9/9 r-y- y y 0 31",
            "dfen 8yC/9/9/9/4rC4/9/9/9/9 r-y- y y 0 31 rules arena moves i9h9",
            "start partners",
            "start moves a3a5 partners r g treaties r:peace(b) b:peace(r) /2r#0#in_force",
            "start treaties r:peace(b) b:peace(r) /2r#0#in_force",
            "start moves a3a5 i3i5 treaties r:peace(b) b:peace(r) /notice#0#in_force#b@1",
            "start moves a3a5 treaties r:keep_out(a5) b:no_power /2r#0#broken b:peace(y) y:peace(b) /2r#1#in_force",
            "start moves a3a5 treaties r:peace(b) b:peace(r) /2r#1#dissolved",
        ];
        for text in texts {
            let position: PositionCommand = text.parse().expect(text);
            assert_eq!(position.to_string(), text);
            assert_eq!(position.to_string().parse::<PositionCommand>().expect(text), position);
        }
        assert_eq!(PositionCommand::default().to_string(), "start");
    }

    #[test]
    fn both_forms_of_moves_and_resignations_are_parsed() {
        let PositionCommand { game, .. } = "start moves Ma3-a5 resign:g i3i5".parse().expect("game");
        assert_eq!(game.events()[1], GameEvent::Resignation(Seat::Green));
        assert_eq!(game.position().turn(), Seat::Yellow);
    }

    #[test]
    fn agreements_flags_and_taking_back_are_parsed() {
        // The agreements were made before what is taken back, so they stand.
        let text = "start moves a3a5 agree:b agree:y flag:r back:1 resign:r agree:g";
        let PositionCommand { game, .. } = text.parse().expect("game");
        assert_eq!(game.entries()[4], GameEntry::TakeBack(1));
        assert_eq!(game.events()[1..], [GameEvent::Resignation(Seat::Red), GameEvent::Agreement]);
        assert!(matches!(game.outcome(), Some(Outcome { reason: Reason::Agreement, .. })));
    }

    #[test]
    fn errors_name_their_cause() {
        for (text, expected) in [
            ("", "start or dfen is missing"),
            ("begin", "not \"begin\""),
            ("dfen 9/9", "invalid position"),
            ("dfen moves a3a5", "invalid position"),
            ("start rules", "the rule set is missing"),
            ("start rules chess", "\"chess\""),
            ("start rules arena reporter=never", "\"never\""),
            ("start rules arena board", "the name of the board is missing"),
            ("start board square8", "\"square8\""),
            ("start board hex3 rules arena", "unexpected \"rules\""),
            ("start a3a5", "unexpected \"a3a5\""),
            ("start moves a3a9", "move 1, \"a3a9\": "),
            ("start moves a3a5 a5a6", "move 2, \"a5a6\": "),
            ("start moves resign:p", "move 1, \"resign:p\": "),
            ("start moves resign:", "is not the letter of a seat"),
            ("start moves draw a3a5", "the game is over"),
            ("start moves a3a5 back:1", "the game has 1 events"),
            ("start moves back:x", "\"x\" is not a number of events"),
            ("start partners x", "there is no seat \"x\""),
            ("start partners p", "purple"),
            ("start treaties r:peace(b) b:peace(r) /2r#0#in_force#r@0", "notice"),
            ("start treaties r:peace(b) b:peace(r) /notice#0#in_force#r", "a seat, @ and a number of events"),
            ("start treaties r:peace(b) b:peace(r) /notice#0#in_force#r@1", "the game has 0 events"),
            ("start treaties", "a treaty is missing"),
            ("start treaties r:peace(b) b:peace(r) /2r", "a treaty, #, a number of events, # and a state"),
            ("start treaties r:peace(b) /2r#0#kept", "a treaty has 2 to 4 parties"),
            ("start treaties r:peace(b) b:peace(r) /2r#1#kept", "the game has 0 events"),
            ("start treaties r:peace(b) b:peace(r) /2r#x#kept", "\"x\" is not a number of events"),
            ("start treaties r:peace(b) b:peace(r) /2r#0#sealed", "\"sealed\" is no state"),
            ("start moves flag:r agree:r", "no player is alive at the seat red"),
        ] {
            let error = error_of(text);
            assert!(error.contains(expected), "{text:?}: {error}");
        }
    }
}
