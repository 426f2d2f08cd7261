//! How players of recorded games behave: what games they do not win, and how often they go back and forth.

use std::fmt;

use djambi::{BySeat, Game, GameEvent, Move, Position, Square};

/// The number of own turns after which a piece that returns has been there long ago.
const RECENT: usize = 3;
/// The number of turns of a game in which going back is counted, too, by itself.
const FIRST_TURNS: usize = 100;

/// How the players of some games behave.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Habits {
    /// The number of games.
    pub games: usize,
    /// The number of those that nobody won, by how many players were alive at the end.
    pub not_won: [usize; 7],
    /// The turns of all games.
    pub turns: Dithering,
    /// The turns among the first hundred of each game.
    pub first_turns: Dithering,
}

/// How often pieces go back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Dithering {
    /// The turns in which a piece goes to a free square, and nothing else happens.
    pub quiet: usize,
    /// Those of them that take it to a square where it was before one of its player's last three turns.
    pub back: usize,
}

impl Habits {
    /// Adds a game.
    pub fn add(&mut self, game: &Game) {
        self.games += 1;
        if game.outcome().is_none_or(|outcome| outcome.winner().is_none()) {
            self.not_won[game.position().alive().len()] += 1;
        }
        let mut paths: BySeat<Vec<(Square, Square)>> = BySeat::from_fn(|_| Vec::new());
        for (index, (event, before)) in game.events().iter().zip(game.positions()).enumerate() {
            let GameEvent::Turn(mv) = event else { continue };
            let path = &mut paths[before.turn()];
            let Some(step) = mv.from().zip(mv.exit().or(mv.to())) else { continue };
            if is_quiet(before, *mv) {
                let goes_back = goes_back(path, step);
                self.turns.count(goes_back);
                if index < FIRST_TURNS {
                    self.first_turns.count(goes_back);
                }
            }
            path.push(step);
        }
    }

    /// The number of games that nobody won.
    #[must_use]
    pub fn games_not_won(&self) -> usize {
        self.not_won.iter().sum()
    }
}

impl Dithering {
    fn count(&mut self, goes_back: bool) {
        self.quiet += 1;
        self.back += usize::from(goes_back);
    }
}

/// Whether a move takes a piece to a free square, and nothing else.
fn is_quiet(before: &Position, mv: Move) -> bool {
    let is_free = mv.to().is_some_and(|to| !before.occupied().contains(to));
    is_free && mv.victim().is_none() && mv.placement().is_none()
}

/// Whether a step leads to where the piece was before one of the last own turns.
fn goes_back(path: &[(Square, Square)], (from, to): (Square, Square)) -> bool {
    let mut here = from;
    path.iter().rev().take(RECENT).any(|&(origin, end)| {
        if end == here {
            here = origin;
        }
        here == to
    })
}

impl fmt::Display for Habits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let percent = |part: usize, whole: usize| 100.0 * part as f64 / whole.max(1) as f64;
        let not_won = self.games_not_won();
        write!(f, "games       {}, {not_won} not won ({:.0} %)", self.games, percent(not_won, self.games))?;
        for (alive, &count) in self.not_won.iter().enumerate().filter(|(_, count)| **count > 0) {
            write!(f, ", {count} with {alive} alive")?;
        }
        for (name, Dithering { quiet, back }) in
            [("all turns  ", self.turns), ("first 100  ", self.first_turns)]
        {
            let part = percent(back, quiet);
            write!(f, "\n{name} {quiet} quiet, {back} of them back within three own turns ({part:.1} %)")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use djambi::{Rules, SQUARE9};

    use super::*;

    /// The habits of a game in which red plays these turns, and the others walk to and fro.
    fn habits(red: &[&str]) -> Habits {
        let mut game = Game::new(Rules::CLASSIC, Position::start());
        let replies = ["i3i4", "i7i6", "a7a6", "i4i3", "i6i7", "a6a7", "i3i4", "i7i6", "a7a6"];
        for (turn, replies) in red.iter().zip(replies.chunks(3)) {
            for mv in [&[*turn], replies].concat() {
                game.play(SQUARE9.parse_wire(mv).expect("move")).expect("legal");
            }
        }
        let mut habits = Habits::default();
        habits.add(&game);
        habits
    }

    #[test]
    fn pieces_that_go_back_are_counted() {
        for (red, quiet, back) in [
            (&["a3a4", "a4a5"][..], 8, 3),
            (&["a3a4", "a4a3"], 8, 4),
            (&["a3a4", "c2d3", "a4a3"], 12, 7),
            (&["a3a4", "c2d3", "d3e3"], 12, 6),
        ] {
            assert_eq!(habits(red).turns, Dithering { quiet, back }, "{red:?}");
        }
        let one = habits(&["a3a4"]);
        assert_eq!((one.games, one.games_not_won(), one.not_won[4]), (1, 1, 1));
        assert!(
            one.to_string()
                .starts_with("games       1, 1 not won (100 %), 1 with 4 alive\nall turns   4 quiet")
        );
    }
}
