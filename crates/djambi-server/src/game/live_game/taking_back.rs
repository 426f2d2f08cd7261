//! The persons that are asked when a player wants to take a turn back.

use djambi::{Game, GameEntry, Seat, SeatSet};
use djambi_protocol::PlayedTurn;

use super::LiveGame;

impl LiveGame {
    /// The persons who are asked whether a player may go back to before the own last turn: those who have
    /// played since, and those whose fall, resignation, flag or agreement to a draw would be undone or come
    /// back. A player who has just taken a turn back asks all, since otherwise nothing would end it.
    pub(super) fn asked_to_take_back(&self, author: Seat) -> SeatSet {
        let Some((to, after)) = self.after_take_back(author) else { return SeatSet::EMPTY };
        let played: SeatSet = self.turns().filter(|&(index, _)| index > to).map(|(_, seat)| seat).collect();
        let is_touched = |seat: Seat| {
            let lives = [&self.game, &after].map(|game| game.position().alive().contains(seat));
            let agreed = [&self.game, &after].map(|game| game.agreement_of(seat));
            played.contains(seat) || lives[0] != lives[1] || agreed[0] != agreed[1]
        };
        let all = if self.solitude.has_taken_back(author) { self.present() } else { SeatSet::EMPTY };
        let others = self.answering().without(author);
        others.iter().filter(|&seat| all.contains(seat) || is_touched(seat)).collect()
    }

    /// Whether everybody whose turns would be taken back has time left then.
    pub(super) fn leaves_time(&self, author: Seat) -> bool {
        let Some((mut clock, (to, after))) = self.clock.clone().zip(self.after_take_back(author)) else {
            return true;
        };
        let turns: Vec<PlayedTurn> = self.played.iter().skip(to).flatten().copied().collect();
        clock.take_back(&turns, author, 0);
        let living = after.position().alive();
        let concerned = turns.iter().map(|turn| turn.seat).chain([author]);
        concerned.filter(|&seat| living.contains(seat)).all(|seat| clock.has_time(seat))
    }

    /// The index of the player's last turn, and the game without it and what came after.
    fn after_take_back(&self, author: Seat) -> Option<(usize, Game)> {
        let to = self.own_last_turn(author)?;
        let mut game = self.game.clone();
        game.apply(GameEntry::TakeBack(to)).ok()?;
        Some((to, game))
    }
}
