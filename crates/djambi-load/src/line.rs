//! Games played in advance: the load sends their turns without thinking.

use djambi::{Game, Move, Piece, Position, Role, Rules, Seat};
use djambi_engine::Rng;
use djambi_protocol::MoveText;

/// How many turns a line has at most; a service closes a game soon after.
pub(crate) const MAX_TURNS: usize = 4_900;
/// After this number of quiet turns a turn that kills is looked for, so that the game goes on.
const QUIET_TURNS: u32 = 850;
/// How many turns of a seat are looked at to know what it is going to move.
const TURNS_AHEAD: usize = 3;
/// How often a turn is drawn until one fits.
const TRIES: usize = 24;
/// The options of the games, by which a line ends late.
pub(crate) const OPTIONS: [(&str, &str); 2] = [("repetition", "0"), ("quiet_limit", "1000")];

/// A turn of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LineTurn {
    /// The seat that plays it.
    pub(crate) seat: Seat,
    /// The move in wire form.
    pub(crate) wire: MoveText,
    /// The piece that moves: the colour of its army, and its role.
    piece: Option<Piece>,
}

/// A legal game of random turns from the usual start.
#[derive(Debug)]
pub(crate) struct Line {
    turns: Vec<LineTurn>,
}

impl Line {
    /// Plays a game of `length` turns at most; another seed is another game.
    pub(crate) fn new(seed: u64, length: usize) -> Self {
        let rules = Rules::with("classic", OPTIONS).expect("options of the rules");
        let mut game = Game::new(rules, Position::start());
        let mut rng = Rng::new(seed);
        let mut turns = Vec::with_capacity(length);
        while turns.len() < length {
            let Some(turn) = play_one(&mut game, &mut rng) else { break };
            turns.push(turn);
        }
        Self { turns }
    }

    /// The turn with this number, from 1.
    pub(crate) fn turn(&self, number: u32) -> Option<&LineTurn> {
        self.turns.get(usize::try_from(number).ok()?.checked_sub(1)?)
    }

    /// The roles of a seat's own pieces that move in its next turns after an event, as letters.
    pub(crate) fn roles_to_move(&self, seat: Seat, after: u32) -> String {
        let played = usize::try_from(after).unwrap_or(usize::MAX);
        let turns = self.turns.iter().skip(played).filter(|turn| turn.seat == seat).take(TURNS_AHEAD);
        let pieces: Vec<Piece> = turns.filter_map(|turn| turn.piece).collect();
        let moves = |role: &Role| pieces.iter().any(|piece| piece.army == seat && piece.role == *role);
        Role::ALL.into_iter().filter(moves).map(Role::letter).collect()
    }

    /// The number of turns.
    #[cfg(test)]
    fn len(&self) -> usize {
        self.turns.len()
    }
}

/// Plays a random turn that does not end the game, if possible one after which everybody plays on; `None` if
/// none is found.
fn play_one(game: &mut Game, rng: &mut Rng) -> Option<LineTurn> {
    let moves = game.position().legal_moves(game.rules());
    let seat = game.position().turn();
    let is_kill_due = game.position().quiet_turns() >= QUIET_TURNS;
    let alive = game.position().alive();
    let mut fallback = None;
    for _ in 0..TRIES {
        let mv = *moves.get(rng.below(moves.len()))?;
        let turn = line_turn(game, seat, mv);
        game.play(mv).ok()?;
        let all_live = game.position().alive() == alive;
        let is_kill = game.position().quiet_turns() == 0;
        if game.outcome().is_none() && all_live && is_kill == is_kill_due {
            return Some(turn);
        }
        if game.outcome().is_none() && (fallback.is_none() || all_live) {
            fallback = Some((mv, turn));
        }
        game.undo();
    }
    let (mv, turn) = fallback?;
    game.play(mv).ok()?;
    Some(turn)
}

/// A turn of the seat to move, before it is played.
fn line_turn(game: &Game, seat: Seat, mv: Move) -> LineTurn {
    let piece = mv.from().and_then(|from| game.position().piece_at(from));
    LineTurn { seat, wire: MoveText::of(game.position().geometry(), mv), piece }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_long_legal_games_of_four_seats() {
        let lengths: Vec<_> = (0..8).map(|seed| Line::new(seed, MAX_TURNS).len()).collect();
        assert!(lengths.iter().all(|length| (1_000..=MAX_TURNS).contains(length)), "{lengths:?}");
        let line = Line::new(3, MAX_TURNS);
        let rules = Rules::with("classic", OPTIONS).unwrap();
        let mut game = Game::new(rules, Position::start());
        for number in 1..=u32::try_from(line.len()).unwrap() {
            let turn = line.turn(number).unwrap();
            assert_eq!(turn.seat.name(), game.position().turn().name());
            let mv = turn.wire.read(game.position().geometry()).unwrap();
            game.play(mv).unwrap();
            assert!(game.outcome().is_none());
        }
        assert_eq!(line.turn(0), None);
    }

    #[test]
    fn the_roles_to_move_are_those_of_the_next_turns_of_a_seat() {
        let line = Line::new(3, 40);
        let moved: Vec<_> = line.turns.iter().filter(|turn| turn.seat == Seat::Blue).collect();
        for (played, turns) in [(0, &moved[..3]), (2, &moved[1..4])] {
            let roles = line.roles_to_move(Seat::Blue, played);
            let own = turns.iter().filter_map(|turn| turn.piece).filter(|piece| piece.army == Seat::Blue);
            assert!(
                !roles.is_empty() && own.into_iter().all(|piece| roles.contains(piece.role.letter())),
                "{roles}"
            );
        }
        assert_eq!(line.roles_to_move(Seat::Blue, 40), "");
    }

    #[test]
    fn a_seed_is_a_game() {
        assert_eq!(Line::new(1, 50).turns, Line::new(1, 50).turns);
        assert_ne!(Line::new(1, 50).turns, Line::new(2, 50).turns);
    }
}
