//! Notices for the players of a game on their other pages.

use std::collections::{HashMap, HashSet};

use djambi_protocol::{NoticeKind, Phase, Seq};

use crate::identity::PlayerId;
use crate::store::Visit;

/// What the players of a game have been told of it. What they should hear follows from the game and from what
/// they have seen of it, whatever room was open meanwhile.
#[derive(Default)]
pub(super) struct GameNotices {
    told: HashMap<PlayerId, Option<NoticeKind>>,
    /// The players whom the host has removed, as long as they have not looked at the table again.
    removed: HashSet<PlayerId>,
}

/// What players should hear of in a game.
pub(super) struct Situation {
    /// How far the game is.
    pub(super) phase: Phase,
    /// Whether somebody has asked to play again.
    pub(super) is_again: bool,
    /// The player whose turn it is.
    pub(super) turn: Option<PlayerId>,
    /// The players that are to answer an offer.
    pub(super) asked: HashSet<PlayerId>,
    /// The players that hold seats.
    pub(super) holders: HashSet<PlayerId>,
    /// The players that look at the game.
    pub(super) looking: HashSet<PlayerId>,
    /// The event with which the game began; 0 for a game that began at once.
    pub(super) started: Seq,
    /// The last event.
    pub(super) last: Seq,
}

impl Situation {
    /// Why the game waits for a player: the fold of the game since the player has looked at it.
    fn due(&self, player: PlayerId, Visit { seen, .. }: Visit) -> Option<NoticeKind> {
        let is_looking = self.looking.contains(&player);
        if self.asked.contains(&player) && !is_looking {
            Some(NoticeKind::Offer)
        } else if self.turn == Some(player) {
            Some(NoticeKind::YourTurn)
        } else if is_looking {
            None
        } else if self.is_again && seen <= self.last {
            Some(NoticeKind::Again)
        } else if self.phase == Phase::Over && seen < self.last {
            Some(NoticeKind::Over)
        } else if matches!(self.phase, Phase::Playing | Phase::Paused) && seen < self.started {
            Some(NoticeKind::Started)
        } else {
            None
        }
    }
}

impl GameNotices {
    /// The host has removed a player from the table.
    pub(super) fn remove(&mut self, player: PlayerId) {
        self.removed.insert(player);
    }

    /// A player has tried to look at a table that is closed to watchers. Returns whether it waited for them
    /// until now.
    pub(super) fn look(&mut self, player: PlayerId) -> bool {
        self.told.insert(player, None);
        self.removed.remove(&player)
    }

    /// What is to be told in a new situation: for each player why the game waits, or that it waits no more.
    pub(super) fn changes(
        &mut self,
        situation: &Situation,
        visits: &HashMap<PlayerId, Visit>,
    ) -> Vec<(PlayerId, Option<NoticeKind>)> {
        let mut changes = Vec::new();
        for &player in &situation.holders {
            let due = situation.due(player, visits.get(&player).copied().unwrap_or_default());
            if self.told.insert(player, due) != Some(due) {
                changes.push((player, due));
            }
        }
        changes.extend(self.removals(situation));
        changes
    }

    /// What players hear who sit at the table no more.
    fn removals(
        &mut self,
        Situation { holders, looking, .. }: &Situation,
    ) -> Vec<(PlayerId, Option<NoticeKind>)> {
        self.removed.retain(|player| !holders.contains(player));
        let mut changes = Vec::new();
        for &player in &self.removed {
            let due = (!looking.contains(&player)).then_some(NoticeKind::Removed);
            if self.told.insert(player, due) != Some(due) {
                changes.push((player, due));
            }
        }
        self.removed.retain(|player| !looking.contains(player));
        changes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: PlayerId = PlayerId::new([1; PlayerId::LENGTH]);
    const BOB: PlayerId = PlayerId::new([2; PlayerId::LENGTH]);

    fn situation(phase: Phase, turn: Option<PlayerId>, looking: &[PlayerId]) -> Situation {
        let looking = looking.iter().copied().collect();
        let (asked, holders) = (HashSet::new(), [ADA, BOB].into());
        let (started, last) = if phase == Phase::Waiting { (0, 0) } else { (1, 9) };
        Situation { phase, is_again: false, turn, asked, holders, looking, started, last }
    }

    /// What Ada and Bob are told, who have seen the beginning.
    fn told(notices: &mut GameNotices, situation: &Situation) -> [Option<Option<NoticeKind>>; 2] {
        told_since(notices, situation, [1, 1])
    }

    /// What Ada and Bob are told, who have seen these events last.
    fn told_since(
        notices: &mut GameNotices,
        situation: &Situation,
        seen: [Seq; 2],
    ) -> [Option<Option<NoticeKind>>; 2] {
        let visits =
            [ADA, BOB].into_iter().zip(seen.map(|seen| Visit { seen, ..Visit::default() })).collect();
        let changes: HashMap<_, _> = notices.changes(situation, &visits).into_iter().collect();
        [ADA, BOB].map(|player| changes.get(&player).copied())
    }

    #[test]
    fn players_hear_of_their_turns_and_of_what_they_do_not_see() {
        let mut notices = GameNotices::default();
        let turn = Some(Some(NoticeKind::YourTurn));
        assert_eq!(told(&mut notices, &situation(Phase::Waiting, None, &[ADA])), [Some(None), Some(None)]);
        let started = situation(Phase::Playing, Some(ADA), &[ADA]);
        let begun = Some(Some(NoticeKind::Started));
        assert_eq!(told_since(&mut notices, &started, [0, 0]), [turn, begun]);
        assert_eq!(told_since(&mut notices, &started, [0, 0]), [None, None], "nothing is told twice");
        let moved = situation(Phase::Playing, Some(BOB), &[ADA]);
        assert_eq!(told(&mut notices, &moved), [Some(None), turn]);
        let over = situation(Phase::Over, None, &[ADA]);
        assert_eq!(told(&mut notices, &over), [None, Some(Some(NoticeKind::Over))]);
        let again =
            |looking: &[PlayerId]| Situation { is_again: true, ..situation(Phase::Over, None, looking) };
        let other = Some(Some(NoticeKind::Again));
        assert_eq!(told_since(&mut notices, &again(&[]), [9, 1]), [other, other]);
        let looks = told_since(&mut notices, &again(&[BOB]), [9, 1]);
        assert_eq!(looks, [None, Some(None)], "who looks is waited for no more");
        assert_eq!(told_since(&mut notices, &again(&[]), [9, 10]), [None, None]);
    }

    #[test]
    fn an_offer_waits_for_those_who_do_not_look_until_they_answer() {
        let mut notices = GameNotices::default();
        let playing = |asked: &[PlayerId], looking: &[PlayerId]| Situation {
            asked: asked.iter().copied().collect(),
            ..situation(Phase::Playing, Some(BOB), looking)
        };
        let (turn, offer) = (Some(Some(NoticeKind::YourTurn)), Some(Some(NoticeKind::Offer)));
        assert_eq!(told(&mut notices, &playing(&[], &[ADA])), [Some(None), turn]);
        assert_eq!(told(&mut notices, &playing(&[ADA, BOB], &[ADA])), [None, offer], "the last news counts");
        assert_eq!(told(&mut notices, &playing(&[ADA, BOB], &[ADA, BOB])), [None, turn]);
        assert_eq!(told(&mut notices, &playing(&[ADA], &[BOB])), [offer, None], "it still waits");
        assert_eq!(told(&mut notices, &playing(&[], &[BOB])), [Some(None), None], "it has lapsed");
    }

    #[test]
    fn the_removed_hear_of_it_until_they_look_or_sit_down_again() {
        let mut notices = GameNotices::default();
        let alone = |looking: &[PlayerId]| Situation {
            holders: [ADA].into(),
            ..situation(Phase::Waiting, None, looking)
        };
        let removed = Some(Some(NoticeKind::Removed));
        notices.remove(BOB);
        assert_eq!(told(&mut notices, &alone(&[ADA, BOB])), [Some(None), Some(None)], "the page tells it");
        assert_eq!(told(&mut notices, &alone(&[ADA])), [None, None]);
        notices.remove(BOB);
        assert_eq!(told(&mut notices, &alone(&[ADA])), [None, removed]);
        assert_eq!(told(&mut notices, &alone(&[ADA])), [None, None], "nothing is told twice");
        assert_eq!(told(&mut notices, &situation(Phase::Waiting, None, &[ADA])), [None, Some(None)]);
        notices.remove(BOB);
        assert_eq!(told(&mut notices, &alone(&[ADA])), [None, removed]);
        assert_eq!(told(&mut notices, &alone(&[BOB])), [None, Some(None)]);
        notices.remove(BOB);
        assert!(notices.look(BOB), "where nobody may watch");
        assert!(!notices.look(BOB));
        notices.remove(BOB);
        assert_eq!(told(&mut notices, &alone(&[ADA])), [None, removed]);
    }

    #[test]
    fn whatever_room_is_open_the_same_is_told() {
        let over = Some(Some(NoticeKind::Over));
        assert_eq!(told(&mut GameNotices::default(), &situation(Phase::Over, None, &[])), [over, over]);
        let seen = told_since(&mut GameNotices::default(), &situation(Phase::Over, None, &[]), [0, 9]);
        assert_eq!(seen, [over, Some(None)]);
    }
}
