//! Games read back: each must hold exactly what was acknowledged.

use std::fmt;

use anyhow::bail;
use djambi_protocol::{EventKind, GameState, Seq};
use djambi_table::LiveGame;

use crate::game::{LoadGame, Pending};
use djambi_client::{HttpConnection, HttpRequest, Target};

/// What reading games back has shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub(crate) struct Verified {
    /// Games read.
    pub(crate) games: usize,
    /// Turns that are in them.
    pub(crate) turns: u64,
    /// Games that are not there.
    pub(crate) missing: u64,
    /// Acknowledged turns that are not there.
    pub(crate) lost: u64,
    /// Turns that are there twice.
    pub(crate) doubled: u64,
    /// Other events than were sent.
    pub(crate) wrong: u64,
    /// Turns that had no answer and are there.
    pub(crate) kept_unanswered: u64,
}

impl Verified {
    /// Whether nothing is lost, doubled or wrong.
    pub(crate) fn is_right(&self) -> bool {
        self.missing + self.lost + self.doubled + self.wrong == 0
    }

    /// Reads a game and adds what it shows.
    ///
    /// # Errors
    /// When the game cannot be read.
    pub(crate) async fn read(&mut self, http: &mut HttpConnection, game: &LoadGame) -> anyhow::Result<()> {
        let reply = http.send(&HttpRequest::get(&format!("/api/v1/games/{}", game.id))).await?;
        match reply.status {
            200 => self.add(game, &reply.json()?),
            404 => {
                self.games += 1;
                self.missing += 1;
                self.lost += u64::from(game.acknowledged);
            }
            _ => bail!("reading a game back is answered with {}", reply.refusal()),
        }
        Ok(())
    }

    fn add(&mut self, game: &LoadGame, state: &GameState) {
        self.games += 1;
        self.turns += state.events.len() as u64;
        let sent = game.acknowledged + Seq::from(game.pending == Pending::Sent);
        let mut expected = 1;
        let faults_before = self.doubled + self.wrong;
        for (event, number) in state.events.iter().zip(1..) {
            let EventKind::Turn { seat, r#move } = &event.kind else {
                self.wrong += 1;
                continue;
            };
            if expected <= sent && game.is_turn(expected, *seat, r#move.as_str()) && event.seq == number {
                expected += 1;
            } else if game.is_turn(expected - 1, *seat, r#move.as_str()) {
                self.doubled += 1;
            } else {
                self.wrong += 1;
            }
        }
        // What was sent is there: it must be a game as well.
        let begin = state.events.first().map_or(0, |event| event.at_ms);
        let is_game = || LiveGame::of_log(&state.settings, begin, &state.events).is_ok();
        if self.doubled + self.wrong == faults_before && !is_game() {
            self.wrong += 1;
        }
        let found = expected - 1;
        self.lost += u64::from(game.acknowledged.saturating_sub(found));
        self.kept_unanswered += u64::from(found.saturating_sub(game.acknowledged));
    }
}

impl fmt::Display for Verified {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { games, turns, missing, lost, doubled, wrong, .. } = self;
        write!(f, "{games} games, {turns} turns: {missing} games missing; ")?;
        write!(f, "{lost} turns lost, {doubled} doubled, {wrong} wrong")
    }
}

/// Reads games back, at most `limit` of them, at equal distances.
///
/// # Errors
/// When a game cannot be read.
pub(crate) async fn read_back(target: &Target, games: &[LoadGame], limit: usize) -> anyhow::Result<Verified> {
    let mut http = HttpConnection::new(target.clone());
    let mut verified = Verified::default();
    for game in games.iter().step_by(games.len().div_ceil(limit).max(1)) {
        verified.read(&mut http, game).await?;
    }
    Ok(verified)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::rc::Rc;

    use djambi_protocol::TableSettings;

    use super::*;
    use crate::line::Line;
    use crate::talk::{LoadTalk, Speech};

    /// A game of which `acknowledged` turns are acknowledged and one more is sent, read back with the turns
    /// of the line that have these numbers.
    fn read_with(acknowledged: Seq, numbers: &[Seq]) -> Verified {
        let line = Rc::new(Line::new(5, 12));
        let id = "game".parse().unwrap();
        let talk = LoadTalk::new(Speech::default(), 1, 1, 0);
        let cookies = vec![None];
        let pending = Pending::Sent;
        let game = LoadGame { id, cookies, clock: None, line, acknowledged, pending, talk };
        let event = |(number, seq): (&Seq, usize)| {
            let turn = game.line.turn(*number).unwrap();
            serde_json::json!({"seq": seq, "at_ms": 1, "kind": "turn", "seat": turn.seat, "move": turn.wire})
        };
        let events: Vec<_> = numbers.iter().zip(1..).map(event).collect();
        let seat = |name| (name, serde_json::json!({"kind": "person", "claimed": true, "name": "Ada"}));
        let seats: BTreeMap<_, _> = ["red", "blue", "yellow", "green"].map(seat).into();
        let settings = serde_json::json!({"id": "game", "rules": {"set": "classic"}, "board": "square9",
            "start": "start", "seats": seats, "table": TableSettings::at_once()});
        let state = serde_json::json!({"settings": settings, "seq": numbers.len(), "events": events});
        let mut verified = Verified::default();
        verified.add(&game, &serde_json::from_value(state).unwrap());
        verified
    }

    #[test]
    fn what_is_lost_doubled_or_wrong_is_counted() {
        let right = Verified { games: 1, turns: 4, ..Verified::default() };
        assert_eq!(read_with(4, &[1, 2, 3, 4]), right);
        assert_eq!(read_with(3, &[1, 2, 3, 4]), Verified { kept_unanswered: 1, ..right });
        assert_eq!(read_with(5, &[1, 2, 3, 4]), Verified { lost: 1, ..right });
        assert_eq!(read_with(3, &[1, 2, 2, 3]), Verified { doubled: 1, ..right });
        assert_eq!(read_with(1, &[1, 2, 3, 4]).wrong, 2);
        assert!(!read_with(3, &[1, 3, 4]).is_right());
    }
}
