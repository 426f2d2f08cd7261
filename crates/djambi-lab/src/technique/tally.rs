//! How often a player won what is won.

use std::fmt;

use super::Played;

/// The numbers of games from won endings by how they went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TechniqueTally {
    /// Won within three times the distance.
    pub won: u32,
    /// Drawn.
    pub drawn: u32,
    /// Lost.
    pub lost: u32,
    /// Not won in time, but still won.
    pub too_long: u32,
    /// Not won any more.
    pub thrown_away: u32,
    /// The turns of the games that were won.
    pub turns: u32,
    /// The distances of these games.
    pub distance: u32,
}

impl TechniqueTally {
    /// Adds a game from an ending of this distance.
    pub const fn add(&mut self, played: Played, distance: u32) {
        match played {
            Played::Won(turns) => {
                self.won += 1;
                self.turns += turns;
                self.distance += distance;
            }
            Played::Drawn => self.drawn += 1,
            Played::Lost => self.lost += 1,
            Played::TooLong => self.too_long += 1,
            Played::ThrownAway => self.thrown_away += 1,
        }
    }

    /// The number of games.
    #[must_use]
    pub const fn games(&self) -> u32 {
        self.won + self.drawn + self.lost + self.too_long + self.thrown_away
    }
}

impl fmt::Display for TechniqueTally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { won, drawn, lost, too_long, thrown_away, .. } = self;
        let length = f64::from(self.turns) / f64::from(self.distance.max(1));
        write!(
            f,
            "{won} of {} won in {length:.2} times the distance, {drawn} drawn, {lost} lost, \
             {too_long} too long, {thrown_away} thrown away",
            self.games()
        )
    }
}
