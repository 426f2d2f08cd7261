//! Where a player stands, and what a result changes of it.

use crate::rating::DAY_MS;
use crate::{RatedResult, Rating, update};

/// The rated games after which a rating is shown without a question mark, and somebody may stand on the ladder.
pub const GAMES: u32 = 10;
/// The opponents that somebody on the ladder has met.
pub const OPPONENTS: u32 = 6;
/// The days after the last rated game at which somebody leaves the ladder.
pub const STAYS_DAYS: u64 = 90;
/// The same, in milliseconds.
pub const STAYS_MS: u64 = STAYS_DAYS * DAY_MS;

/// Where a player stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    /// The rating after the last game.
    pub rating: Rating,
    /// The number of rated games.
    pub games: u32,
    /// When the last one ended, in milliseconds since 1970.
    pub last_ms: u64,
    /// The number of others met in rated games.
    pub opponents: u32,
}

impl Standing {
    /// Where a player stands after one more game, by which the rating became this, and the number of others met so far
    /// that.
    #[must_use]
    pub fn after(before: Option<Self>, rating: Rating, ended_ms: u64, opponents: u32) -> Self {
        let (games, last_ms) = before.map_or((0, 0), |before| (before.games, before.last_ms));
        Self { rating, games: games.saturating_add(1), last_ms: last_ms.max(ended_ms), opponents }
    }

    /// Whether the rating still is a guess, shown with a question mark: before the tenth game.
    #[must_use]
    pub const fn is_provisional(&self) -> bool {
        self.games < GAMES
    }

    /// Whether the player stands on the ladder at a moment: after ten games with six opponents, one of them in the last 90
    /// days.
    #[must_use]
    pub const fn is_on_ladder(&self, now_ms: u64) -> bool {
        !self.is_provisional()
            && self.opponents >= OPPONENTS
            && now_ms.saturating_sub(self.last_ms) <= STAYS_MS
    }
}

/// The change that a game made for one player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Change<P> {
    /// The player.
    pub player: P,
    /// The rating with which the player came: after the last game, not yet made unsure by the time since.
    pub before: Rating,
    /// The rating after the game.
    pub after: Rating,
}

/// The changes that a result makes, in the order of the seats, to where its players stood; nobody does before the first
/// rated game.
pub fn changes<P: Clone>(
    result: &RatedResult<P>,
    standing: impl Fn(&P) -> Option<Standing>,
) -> Vec<Change<P>> {
    let stood: Vec<Option<Standing>> = result.seats().iter().map(|(player, _)| standing(player)).collect();
    let came: Vec<Rating> =
        stood.iter().map(|stood| stood.map_or(Rating::START, |stood| stood.rating)).collect();
    let idle_ms =
        |stood: &Option<Standing>| stood.map_or(0, |stood| result.ended_ms().saturating_sub(stood.last_ms));
    let before: Vec<Rating> =
        stood.iter().zip(&came).map(|(stood, rating)| rating.before_game(idle_ms(stood))).collect();
    let shares: Vec<f64> = result.seats().iter().map(|(_, share)| *share).collect();
    let players = result.seats().iter().map(|(player, _)| player.clone());
    let ratings = came.into_iter().zip(update::after(&before, &shares));
    players.zip(ratings).map(|(player, (before, after))| Change { player, before, after }).collect()
}
