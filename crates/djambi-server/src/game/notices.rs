//! Notices for the players of a game on their other pages.

#[cfg(test)]
mod tests;

use djambi::{GameEvent, Seat, SeatSet};
use djambi_protocol::{Event, EventKind, NoticeKind, OpenAnswer, Phase, Seq};

use super::snapshot::GameSnapshot;
use crate::identity::PlayerId;
use crate::store::{LostSeat, Removal, StoredGame, Unseen, Visit};

/// What the players of a game have been told of it. What they should hear follows from the game and from what
/// they have seen of it, whatever room was open meanwhile.
#[derive(Default)]
pub(super) struct GameNotices {
    /// What each player was told last; they are few.
    told: Vec<Told>,
}

/// What a player was told last.
struct Told {
    player: PlayerId,
    /// Whether the player still knows why the game waits, or that it does not.
    is_known: bool,
    due: Due,
}

/// What a player should hear of.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Due {
    /// Why the game waits for the player.
    wait: Option<NoticeKind>,
    /// What the player has not seen.
    unseen: Option<Unseen>,
}

/// What is news for players.
#[derive(Default)]
pub(super) struct NoticeChanges {
    /// Why the game waits for a player, or that it waits no more.
    pub(super) waits: Vec<(PlayerId, Option<NoticeKind>)>,
    /// What a player has not seen, or that they have seen all.
    pub(super) unseen: Vec<(PlayerId, Option<Unseen>)>,
}

/// A game, and the players that look at it.
pub(super) struct Situation<'a> {
    game: &'a GameSnapshot,
    looks: &'a dyn Fn(PlayerId) -> bool,
    /// The player whose turn it is.
    turn: Option<PlayerId>,
    /// The seats that are to answer an offer.
    asked: SeatSet,
}

impl<'a> Situation<'a> {
    /// A game at which these players look.
    pub(super) fn new(game: &'a GameSnapshot, looks: &'a dyn Fn(PlayerId) -> bool) -> Self {
        let seats = &game.stored.seats;
        let is_persons = |&seat: &Seat| seats.bot(seat).is_none();
        let to_move = game.live.to_move().filter(|_| game.live.phase() == Phase::Playing).filter(is_persons);
        let turn = to_move.and_then(|seat| seats.holder(seat));
        Self { game, looks, turn, asked: asked(game) }
    }

    /// Why the game waits for a player: the fold of the game since the player has looked at it.
    fn wait(&self, player: PlayerId, is_looking: bool) -> Option<NoticeKind> {
        let game = self.game;
        let stored = &game.stored;
        let phase = game.live.phase();
        let last = game.log.seq();
        let is_seated = stored.seats.is_seated(player);
        let visit = visit(stored, player);
        // The number of the event with which the game began; 0 for a game that began at once.
        let started = u32::from(stored.settings.table.waits());
        if !is_looking && self.asks(player) {
            Some(NoticeKind::Offer)
        } else if self.turn == Some(player) {
            Some(NoticeKind::YourTurn)
        } else if is_looking {
            None
        } else if is_seated && stored.again.is_some() && visit.seen <= last {
            Some(NoticeKind::Again)
        } else if is_seated && phase == Phase::Waiting && stored.last_reminder(game.now()).is_some() {
            Some(NoticeKind::Appointment)
        } else if is_seated && phase == Phase::Over && visit.seen < last {
            Some(if game.is_cancelled() { NoticeKind::Cancelled } else { NoticeKind::Over })
        } else if self.has_lost_on_time(player, visit) {
            Some(NoticeKind::Flag)
        } else if is_seated && phase != Phase::Waiting && visit.seen < started {
            Some(NoticeKind::Started)
        } else if !is_seated && visit.removal != Removal::None && visit.seen == 0 {
            Some(if visit.removal == Removal::Missed { NoticeKind::Missed } else { NoticeKind::Removed })
        } else {
            None
        }
    }

    /// Whether a player is to answer an offer.
    fn asks(&self, player: PlayerId) -> bool {
        self.asked.iter().any(|seat| self.game.stored.seats.holder(seat) == Some(player))
    }

    /// What a player should hear of. A turn that was seen and not played waits, and is no news.
    fn due(&self, player: PlayerId) -> Due {
        let is_looking = (self.looks)(player);
        let wait = self.wait(player, is_looking);
        let unseen = wait.filter(|_| !is_looking).and_then(|kind| {
            let (after, at_ms) = self.cause(player, kind);
            let is_seen = kind == NoticeKind::YourTurn && visit(&self.game.stored, player).seen >= after;
            (!is_seen).then_some(Unseen { kind, after, at_ms })
        });
        Due { wait, unseen }
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
            NoticeKind::Appointment => stored.last_reminder(self.game.now()),
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
    /// What is to be told in a situation. Those count too who hold no seat any more.
    pub(super) fn changes(&mut self, situation: &Situation<'_>) -> NoticeChanges {
        let StoredGame { seats, visits, .. } = &situation.game.stored;
        let mut news = NoticeChanges::default();
        for told in &mut self.told {
            told.tell(situation.due(told.player), &mut news);
        }
        for player in seats.players().chain(visits.keys().copied()) {
            if self.told.iter().all(|told| told.player != player) {
                let due = situation.due(player);
                news.waits.push((player, due.wait));
                news.unseen.push((player, due.unseen));
                self.told.push(Told { player, is_known: true, due });
            }
        }
        news
    }

    /// Forgets that a player was told why the game waits: they are told again.
    pub(super) fn forget(&mut self, player: PlayerId) {
        if let Some(told) = self.told.iter_mut().find(|told| told.player == player) {
            told.is_known = false;
        }
    }

    /// The players who have been told that the game waits for them.
    pub(super) fn waited_for(&self) -> impl Iterator<Item = PlayerId> {
        self.told.iter().filter(|told| told.is_known && told.due.wait.is_some()).map(|told| told.player)
    }
}

impl Told {
    /// Notes as told what the player should hear of now, as far as it is news.
    fn tell(&mut self, due: Due, news: &mut NoticeChanges) {
        if !self.is_known || self.due.wait != due.wait {
            news.waits.push((self.player, due.wait));
        }
        if self.due.unseen != due.unseen {
            news.unseen.push((self.player, due.unseen));
        }
        (self.is_known, self.due) = (true, due);
    }
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
