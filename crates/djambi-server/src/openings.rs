//! Openings: the first turns of games, by the positions in which it was played.
//!
//! Positions that are rotations of each other are one, since the game goes on from them in the same way. A mirror
//! reverses the order of play, so a position and its mirror are two.

use std::collections::BTreeMap;

use djambi::{Game, GameEvent, Outcome, Position, Rules, Seat, SeatSet, Symmetry};
use djambi_protocol::{MoveText, Opening, OpeningTurn};
use sha2::{Digest, Sha256};

/// The number of turns of a game that count.
const TURNS: usize = 16;
/// The number of turns that are told of a position: those that were played most.
const TOLD: usize = 50;
/// Into how many parts a result is divided here: any number of seats shares them without a rest.
const PARTS: u32 = 60;
/// The form of what keys are made of. Another form needs another number, and all openings to be made anew.
const FORM: u32 = 1;

/// The key of a position and its rotations under some rules, which is kept on disk: the first 8 bytes of the SHA-256 of its
/// rules and its string, the player to move being red, without the counters of quiet turns and of turns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct OpeningKey(pub(crate) i64);

impl OpeningKey {
    /// The key of a position that is its own canonical one.
    fn of(rules: &Rules, canonical: &Position) -> Self {
        let text = canonical.to_string();
        // The counters are its last two words.
        let position = text.rsplitn(3, ' ').last().unwrap_or_default();
        let board = canonical.geometry().name();
        let mut hash = Sha256::new();
        hash.update(format!("opening {FORM}\n{board}\n{}\n", rules.base.name()));
        for (option, value) in rules.changes() {
            hash.update(format!("{option}={value}\n"));
        }
        hash.update(position);
        Self(i64::from_le_bytes(hash.finalize()[..8].try_into().expect("8 bytes")))
    }
}

/// A turn of the beginning of a game, as if red had played it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct FirstTurn {
    /// The position in which it was played.
    pub(crate) position: OpeningKey,
    /// The turn in wire form.
    pub(crate) mv: String,
    /// The sharers of the result of the game: bit `n` for the seat of index `n`.
    pub(crate) sharers: u8,
}

/// The first turns of a finished game, in their order; none of one without a result.
pub(crate) fn first_turns(game: &Game, outcome: Outcome) -> Vec<FirstTurn> {
    if outcome.players.is_empty() {
        return Vec::new();
    }
    let symmetries = game.start().geometry().symmetries();
    let turns = game.events().iter().zip(game.positions()).filter_map(|(event, position)| match event {
        GameEvent::Turn(mv) => Some((*mv, position)),
        _ => None,
    });
    turns
        .take(TURNS)
        .map(|(mv, position)| {
            let (canonical, rotation) = symmetries.canonical(position);
            FirstTurn {
                position: OpeningKey::of(game.rules(), &canonical),
                mv: position.geometry().wire(rotation.apply(mv)).to_string(),
                sharers: bits(rotation.apply(outcome.sharers)),
            }
        })
        .collect()
}

fn bits(seats: SeatSet) -> u8 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.index())
}

/// The turns that were played in a position, added up.
#[derive(Clone, Default, PartialEq, Debug)]
pub(crate) struct OpeningSums(BTreeMap<String, TurnSum>);

/// The games in which a turn was played, and their results, added up.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
struct TurnSum {
    games: u32,
    /// The sum of the shares of each seat, in [parts](PARTS).
    shares: [u32; Seat::LIMIT],
}

impl OpeningSums {
    /// The number of games.
    pub(crate) fn games(&self) -> u32 {
        self.0.values().map(|sum| sum.games).sum()
    }

    /// Adds a turn of a game with these sharers.
    pub(crate) fn add(&mut self, mv: &str, sharers: u8) {
        let sum = match self.0.get_mut(mv) {
            Some(sum) => sum,
            None => self.0.entry(mv.to_owned()).or_default(),
        };
        sum.games += 1;
        let share = PARTS / sharers.count_ones().max(1);
        for (seat, of_seat) in sum.shares.iter_mut().enumerate() {
            *of_seat += if sharers & 1 << seat == 0 { 0 } else { share };
        }
    }
}

/// A position whose opening is looked up.
pub(crate) struct OpeningPosition {
    position: Position,
    /// The rotation to the canonical position.
    rotation: Symmetry,
    /// The key of the position.
    pub(crate) key: OpeningKey,
}

impl OpeningPosition {
    /// A position under some rules.
    pub(crate) fn new(rules: &Rules, position: Position) -> Self {
        let (canonical, rotation) = position.canonical();
        Self { position, rotation, key: OpeningKey::of(rules, &canonical) }
    }

    /// The sums for readers: the turns and the seats as they stand in the position.
    pub(crate) fn told(&self, sums: &OpeningSums) -> Opening {
        let back = self.rotation.inverse();
        let mut turns: Vec<OpeningTurn> =
            sums.0.iter().filter_map(|(mv, sum)| self.turn(mv, sum, &back)).collect();
        turns.sort_by(|one, other| other.games.cmp(&one.games).then_with(|| one.reading.cmp(&other.reading)));
        let more = turns.len().saturating_sub(TOLD);
        turns.truncate(TOLD);
        Opening { games: sums.games(), turns, more: u32::try_from(more).unwrap_or(u32::MAX) }
    }

    /// A turn of the canonical position as it is here.
    fn turn(&self, mv: &str, sum: &TurnSum, back: &Symmetry) -> Option<OpeningTurn> {
        let geometry = self.position.geometry();
        let mv = back.apply(geometry.parse_wire(mv).ok()?);
        let share = |seat: Seat| {
            f64::from(sum.shares[self.rotation.apply(seat).index()]) / f64::from(PARTS) / f64::from(sum.games)
        };
        Some(OpeningTurn {
            mv: MoveText::of(geometry, mv),
            reading: self.position.reading(mv),
            games: sum.games,
            shares: geometry.seats().iter().map(|seat| (seat, share(seat))).collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use djambi::{Geometry, Reason, SQUARE9};

    use super::*;

    fn won_by(seat: Seat) -> Outcome {
        let players = SQUARE9.seats();
        Outcome {
            reason: Reason::Win,
            players,
            sharers: players.iter().filter(|&other| other == seat).collect(),
        }
    }

    /// The keys on disk outlive this program: another value needs another form.
    #[test]
    fn keys_stay_as_they_are() {
        let key = |rules: Rules, position: Position| OpeningPosition::new(&rules, position).key.0;
        let arena = Rules::with("arena", [("quiet_limit", "100")]).unwrap();
        let hex = Geometry::named("hex3").unwrap();
        let text = "gC8/9/9/9/9/4rA4/9/9/rC7bC rb-g r r 3 7";
        let position = Position::parse(text, &Rules::CLASSIC).unwrap();
        let keys = [
            key(Rules::CLASSIC, Position::start()),
            key(arena, Position::start()),
            key(Rules::CLASSIC, Position::start_on(hex)),
            key(Rules::CLASSIC, position),
        ];
        assert_eq!(
            keys,
            [
                -5_101_553_176_713_999_793,
                -5_387_236_843_370_992_086,
                2_939_319_498_264_233_119,
                756_826_663_557_621_604,
            ]
        );
        let counted = Position::parse("gC8/9/9/9/9/4rA4/9/9/rC7bC rb-g r r 0 9", &Rules::CLASSIC).unwrap();
        assert_eq!(key(Rules::CLASSIC, counted), key(Rules::CLASSIC, position), "counters are no part of it");
    }

    #[test]
    fn rotations_are_one_position_and_mirrors_are_not() {
        for board in Geometry::ALL {
            let start = Position::start_on(board);
            let mv = start.legal_moves(&Rules::CLASSIC)[3];
            let played = start.play(&Rules::CLASSIC, mv).unwrap();
            let key = OpeningPosition::new(&Rules::CLASSIC, played).key;
            for symmetry in board.symmetries().iter() {
                let image = OpeningPosition::new(&Rules::CLASSIC, symmetry.apply(played)).key;
                assert_eq!(image == key, symmetry.keeps_order(), "{}", board.name());
            }
        }
    }

    #[test]
    fn a_turn_is_told_as_it_stands_in_the_position_that_is_asked_for() {
        let start = Position::start();
        let mut game = Game::new(Rules::CLASSIC, start);
        game.play(start.parse_move("Ma3-a5").unwrap()).unwrap();
        let turns = first_turns(&game, won_by(Seat::Blue));
        assert_eq!(turns.len(), 1);
        let mut sums = OpeningSums::default();
        sums.add(&turns[0].mv, turns[0].sharers);
        sums.add(&turns[0].mv, 0b0101);
        // Yellow sits opposite of red, and plays the same from there.
        let half = SQUARE9.symmetries().to_seat(Seat::Red, Seat::Yellow).unwrap();
        for rotation in [Symmetry::identity(&SQUARE9), half] {
            let asked = OpeningPosition::new(&Rules::CLASSIC, rotation.apply(start));
            assert_eq!(asked.key, turns[0].position);
            let told = asked.told(&sums);
            let mv = rotation.apply(start.parse_move("Ma3-a5").unwrap());
            assert_eq!((told.games, told.more, told.turns.len()), (2, 0, 1));
            assert_eq!(told.turns[0].mv, MoveText::of(&SQUARE9, mv));
            let share = |seat| told.turns[0].shares[&rotation.apply(seat)];
            assert_eq!([Seat::Red, Seat::Blue, Seat::Yellow, Seat::Green].map(share), [0.25, 0.5, 0.25, 0.0]);
        }
    }

    #[test]
    fn the_turns_behind_the_sixteenth_do_not_count() {
        let mut game = Game::new(Rules::CLASSIC, Position::start());
        for _ in 0..=TURNS {
            let moves = game.position().legal_moves(&Rules::CLASSIC);
            let quiet = moves.into_iter().find(|mv| mv.victim().is_none()).expect("a quiet turn");
            game.play(quiet).unwrap();
        }
        assert_eq!(first_turns(&game, won_by(Seat::Red)).len(), TURNS);
        let closed = Outcome { reason: Reason::Closed, players: SeatSet::EMPTY, sharers: SeatSet::EMPTY };
        assert!(first_turns(&game, closed).is_empty());
    }
}
