//! A turn that a player wants to take back: the persons who are asked, and the time that is left then.

use crate::PlayedTurn;
use djambi::{Game, GameEntry, Position, Seat, SeatSet};

use super::LiveGame;

/// A game before and after a player has taken a turn back. It is a copy of the game, so it is made once after
/// each event, for offers that stand, and not when somebody looks at them.
pub(super) struct TakingBack<'a> {
    live: &'a LiveGame,
    author: Seat,
    /// The index of the author's last turn.
    to: usize,
    /// The game without it and what came after.
    after: Game,
}

impl LiveGame {
    /// What it would mean that a player takes their last turn back; `None` without such a turn.
    pub(super) fn taking_back(&self, author: Seat) -> Option<TakingBack<'_>> {
        let to = self.own_last_turn(author)?;
        let mut after = self.game.clone();
        after.apply(GameEntry::TakeBack(to)).ok()?;
        Some(TakingBack { live: self, author, to, after })
    }

    /// Whether everybody has time left whose turns would be taken back with an author's last turn, which is
    /// the event `to` of those that count.
    pub(super) fn leaves_time(&self, author: Seat, to: usize) -> bool {
        let Some(mut clock) = self.clock.clone() else { return true };
        let turns: Vec<PlayedTurn> = self.played.iter().skip(to).flatten().copied().collect();
        clock.take_back(&turns, author, 0);
        let living = self.game.positions().get(to).map_or(SeatSet::EMPTY, Position::alive);
        let concerned = turns.iter().map(|turn| turn.seat).chain([author]);
        concerned.filter(|&seat| living.contains(seat)).all(|seat| clock.has_time(seat))
    }
}

impl TakingBack<'_> {
    /// The persons who are asked: those who are concerned and can answer.
    pub(super) fn asked(&self) -> SeatSet {
        let answering = self.live.answering();
        self.concerned().iter().filter(|&seat| answering.contains(seat)).collect()
    }

    /// The persons who are concerned: those who have played since, or for whom a bot has, and those whose fall,
    /// resignation, flag or agreement to a draw would be undone or come back. A player who has taken a turn back
    /// concerns all until all have played themselves, since otherwise nothing would end it.
    pub(super) fn concerned(&self) -> SeatSet {
        let live = self.live;
        let played: SeatSet =
            live.turns().filter(|&(index, _)| index > self.to).map(|(_, seat)| seat).collect();
        let is_touched = |seat: Seat| {
            let lives = [&live.game, &self.after].map(|game| game.position().alive().contains(seat));
            let agreed = [&live.game, &self.after].map(|game| game.agreement_of(seat));
            played.contains(seat) || lives[0] != lives[1] || agreed[0] != agreed[1]
        };
        let held = live.held().without(self.author);
        let again = live.solitude.has_taken_back(self.author, held);
        let others = live.persons.without(self.author);
        others.iter().filter(|&seat| (again && held.contains(seat)) || is_touched(seat)).collect()
    }
}
