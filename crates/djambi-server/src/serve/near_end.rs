//! Games by the day in which somebody's time runs out soon, on the way to tell that player of it.

use std::collections::HashMap;

use djambi_protocol::{ClockSettings, GameId, Phase};

use crate::app::App;
use crate::env;
use crate::game::OpenError;
use crate::hours::{Hours, alarm_ms, is_quiet};
use crate::identity::PlayerId;
use crate::store::{StoreError, Way};

/// How long before the end it is looked at a game: half a day, and a night before which a player may be told.
const HORIZON_MS: u64 = 40 * 60 * 60 * 1000;
/// After how long it is looked at such a game again at the latest: somebody else may have played.
pub(super) const AGAIN_MS: u64 = 10 * 60 * 1000;

/// The games near their end of those who are told on a way, and when it is looked at each of them again.
pub(super) struct NearEnd {
    way: Way,
    next: HashMap<GameId, u64>,
}

impl NearEnd {
    /// Nothing was looked at yet.
    pub(super) fn new(way: Way) -> Self {
        Self { way, next: HashMap::new() }
    }

    /// The games at which it is looked now, read some at a time.
    ///
    /// # Errors
    /// When the store fails.
    pub(super) async fn games(&mut self, app: &App, at_once: u32) -> Result<Vec<GameId>, StoreError> {
        let now = env::timeline_ms();
        self.next.retain(|_, at_ms| *at_ms > now);
        let mut due = Vec::new();
        let mut behind = None;
        loop {
            let games = app.store.games_near_end(self.way, now + HORIZON_MS, behind, at_once).await?;
            if games.is_empty() {
                return Ok(due);
            }
            behind = games.last().cloned();
            due.extend(games.into_iter().map(|(_, game)| game).filter(|game| !self.next.contains_key(game)));
        }
    }

    /// Notes when it is looked at a game again.
    pub(super) fn look_again(&mut self, game: GameId, at_ms: u64) {
        self.next.insert(game, at_ms);
    }
}

/// A player whose turn it is in a game by the day, and when it ends.
pub(super) struct Waiting {
    pub(super) player: PlayerId,
    pub(super) deadline: u64,
    /// How long such a turn takes, in milliseconds.
    pub(super) turn_ms: u64,
}

impl Waiting {
    /// When it is looked at the game again, if its player is told nothing at this moment.
    pub(super) fn again_ms<'a>(&self, hours: impl Into<Hours<'a>>, now: u64) -> Option<u64> {
        let hours = hours.into();
        let moment = alarm_ms(hours, self.deadline, self.turn_ms);
        if now < moment {
            return Some(moment.min(now + AGAIN_MS));
        }
        (now >= self.deadline || is_quiet(hours, env::now_ms())).then_some(now + AGAIN_MS)
    }

    /// The moment before which nothing was told of this turn: the next one of the same player ends later than half of its
    /// time from now.
    pub(super) fn told_since(&self, now: u64) -> u64 {
        now.saturating_sub(self.turn_ms / 2)
    }
}

/// Who must move in a game until when; nobody if it is not by the day, or the player is away.
pub(super) async fn waiting(app: &App, id: &GameId, now: u64) -> Result<Option<Waiting>, OpenError> {
    let game = app.rooms.read(id.as_str()).await?;
    let seat = game.live.to_move().filter(|&seat| game.stored.seats.bot(seat).is_none());
    let holder = seat.and_then(|seat| game.stored.seats.holder(seat));
    let is_away = seat.is_some_and(|seat| game.live.leaves(now).contains_key(&seat));
    let deadline = game.live.deadline().filter(|_| game.live.phase() == Phase::Playing && !is_away);
    let (Some(player), Some(deadline), Some(ClockSettings::ByDay { turn_s, .. })) =
        (holder, deadline, game.stored.settings.clock)
    else {
        return Ok(None);
    };
    Ok(Some(Waiting { player, deadline, turn_ms: u64::from(turn_s) * 1000 }))
}
