//! Notices for the players of a game on their other pages.

#[cfg(test)]
mod tests;

use std::collections::{HashMap, HashSet};

use djambi::{GameEvent, Seat, SeatSet};
use djambi_protocol::{Event, EventKind, NoticeKind, OpenAnswer, Phase, Seq};

use super::snapshot::GameSnapshot;
use crate::identity::PlayerId;
use crate::store::{LostSeat, Removal, StoredGame, Unseen, Visit};

/// What the players of a game have been told of it. What they should hear follows from the game and from what
/// they have seen of it, whatever room was open meanwhile.
#[derive(Default)]
pub(super) struct GameNotices {
    /// Why the game waits for each player.
    waits: Told<NoticeKind>,
    /// What each player has not seen.
    unseen: Told<Unseen>,
}

/// What each player was told last.
type Told<T> = HashMap<PlayerId, Option<T>>;

/// A game, and the players that look at it.
pub(super) struct Situation<'a> {
    game: &'a GameSnapshot,
    looking: HashSet<PlayerId>,
    /// The player whose turn it is.
    turn: Option<PlayerId>,
    /// The players that are to answer an offer.
    asked: HashSet<PlayerId>,
}

impl<'a> Situation<'a> {
    /// A game at which these players look.
    pub(super) fn new(game: &'a GameSnapshot, looking: HashSet<PlayerId>) -> Self {
        let seats = &game.stored.seats;
        let is_persons = |&seat: &Seat| seats.bot(seat).is_none();
        let to_move = game.live.to_move().filter(|_| game.live.phase() == Phase::Playing).filter(is_persons);
        let turn = to_move.and_then(|seat| seats.holder(seat));
        let asked = asked(game).iter().filter_map(|seat| seats.holder(seat)).collect();
        Self { game, looking, turn, asked }
    }

    /// Why the game waits for a player: the fold of the game since the player has looked at it.
    fn due(&self, player: PlayerId) -> Option<NoticeKind> {
        let Self { game, looking, .. } = self;
        let stored = &game.stored;
        let phase = game.live.phase();
        let last = game.log.seq();
        let is_looking = looking.contains(&player);
        let is_seated = stored.seats.is_seated(player);
        let visit = visit(stored, player);
        // The number of the event with which the game began; 0 for a game that began at once.
        let started = u32::from(stored.settings.table.waits());
        if self.asked.contains(&player) && !is_looking {
            Some(NoticeKind::Offer)
        } else if self.turn == Some(player) {
            Some(NoticeKind::YourTurn)
        } else if is_looking {
            None
        } else if is_seated && stored.again.is_some() && visit.seen <= last {
            Some(NoticeKind::Again)
        } else if is_seated && phase == Phase::Over && visit.seen < last {
            Some(NoticeKind::Over)
        } else if self.has_lost_on_time(player, visit) {
            Some(NoticeKind::Flag)
        } else if is_seated && phase != Phase::Waiting && visit.seen < started {
            Some(NoticeKind::Started)
        } else if !is_seated && visit.removal != Removal::None && visit.seen == 0 {
            Some(NoticeKind::Removed)
        } else {
            None
        }
    }

    /// What a player has not seen of what they should hear. A turn that was seen and not played waits, and is no news.
    fn unseen(&self, player: PlayerId) -> Option<Unseen> {
        let kind = self.due(player).filter(|_| !self.looking.contains(&player))?;
        let (after, at_ms) = self.cause(player, kind);
        let seen = visit(&self.game.stored, player).seen;
        if kind == NoticeKind::YourTurn && seen >= after {
            return None;
        }
        Some(Unseen { kind, after, at_ms })
    }

    /// The number of the event that a player should hear of, and when it was: the last one where no other is known, such
    /// as for a treaty that is offered.
    fn cause(&self, player: PlayerId, kind: NoticeKind) -> (Seq, u64) {
        let GameSnapshot { stored, log, live, .. } = self.game;
        let created_ms = stored.created_ms;
        let seen = visit(stored, player).seen;
        let of_event = |event: &Event| (event.seq, event.at_ms);
        let cause = match kind {
            NoticeKind::YourTurn => return log.last_of_line().unwrap_or((0, created_ms)),
            NoticeKind::Flag => log.out_of_time_after(seen).last().map(of_event),
            NoticeKind::Started => log.started_ms().map(|at_ms| (1, at_ms)),
            NoticeKind::Offer => {
                let asks = |answer: &OpenAnswer| stored.seats.holder(answer.seat) == Some(player);
                let of =
                    live.open_answers().iter().filter(|answer| asks(answer)).map(|answer| answer.of).max();
                of.and_then(|of| log.after(of.saturating_sub(1)).first().map(of_event))
            }
            _ => None,
        };
        cause.unwrap_or_else(|| log.last().map_or((0, created_ms), of_event))
    }

    /// Whether the time of a player has run out since they have looked, and they are still out for it.
    fn has_lost_on_time(&self, player: PlayerId, Visit { seen, lost, .. }: Visit) -> bool {
        let GameSnapshot { stored, log, live, .. } = self.game;
        let is_held = |seat| stored.seats.holder(seat) == Some(player);
        // A turn that was taken back may have brought the player back.
        let counts = |seat| live.game().events().contains(&GameEvent::FlagFall(seat));
        log.out_of_time_after(seen).any(|event| match event.kind {
            EventKind::FlagFall { seat } => is_held(seat) && counts(seat),
            EventKind::Open { seat, .. } => {
                lost == Some(LostSeat { seat, at_ms: event.at_ms }) && !is_held(seat)
            }
            _ => false,
        })
    }
}

impl GameNotices {
    /// What is to be told in a situation: for each player why the game waits, or that it waits no more. Those
    /// count too who hold no seat any more.
    pub(super) fn changes(&mut self, situation: &Situation<'_>) -> Vec<(PlayerId, Option<NoticeKind>)> {
        changes(&mut self.waits, situation, |player| situation.due(player))
    }

    /// For each player what they have not seen, or that they have seen all, where that has changed.
    pub(super) fn unseen_changes(&mut self, situation: &Situation<'_>) -> Vec<(PlayerId, Option<Unseen>)> {
        changes(&mut self.unseen, situation, |player| situation.unseen(player))
    }

    /// Forgets what a player was told: it is told again.
    pub(super) fn forget(&mut self, player: PlayerId) {
        self.waits.remove(&player);
    }

    /// The players who have been told that the game waits for them.
    pub(super) fn waited_for(&self) -> impl Iterator<Item = PlayerId> {
        self.waits.iter().filter(|(_, kind)| kind.is_some()).map(|(&player, _)| player)
    }
}

/// What of this is news for the players whom a situation concerns.
fn changes<T: Copy + PartialEq>(
    told: &mut Told<T>,
    situation: &Situation<'_>,
    due: impl Fn(PlayerId) -> Option<T>,
) -> Vec<(PlayerId, Option<T>)> {
    let StoredGame { seats, visits, .. } = &situation.game.stored;
    let concerned: HashSet<PlayerId> =
        seats.players().chain(visits.keys().copied()).chain(told.keys().copied()).collect();
    let mut changes = Vec::new();
    for player in concerned {
        let due = due(player);
        if told.insert(player, due) != Some(due) {
            changes.push((player, due));
        }
    }
    changes
}

impl GameSnapshot {
    /// What the game keeps of a player who looks at it no longer, if that has changed: all of it was seen, and
    /// that somebody wants to play again, or that the player was removed, is one more thing to see. Who was cut off at a
    /// moment has seen what happened before.
    pub(super) fn visit_after_look(&self, player: PlayerId, cut_off_ms: Option<u64>) -> Option<Visit> {
        let stored = &self.stored;
        let before = visit(stored, player);
        let is_removed = before.removal != Removal::None;
        let is_concerned = stored.seats.is_seated(player) || is_removed || before.lost.is_some();
        let seen = match cut_off_ms {
            None => self.log.seq() + u32::from(stored.again.is_some() || is_removed),
            Some(cut_off_ms) => self.log.seq_at(cut_off_ms),
        };
        (is_concerned && before.seen < seen).then_some(Visit { seen, ..before })
    }
}

/// The seats that are to answer an offer, a draw or a treaty included.
fn asked(GameSnapshot { live, treaties, .. }: &GameSnapshot) -> SeatSet {
    let offered = live.standing_offers().into_iter().flat_map(|offer| offer.asked);
    let draw = live.standing_draw().into_iter().flat_map(|draw| draw.asked);
    offered.chain(draw).chain(treaties.asked().iter()).collect()
}

/// What a game keeps of a player.
fn visit(stored: &StoredGame, player: PlayerId) -> Visit {
    stored.visits.get(&player).copied().unwrap_or_default()
}
