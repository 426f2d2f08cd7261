//! What the players of a game should hear of it on their other pages.

use std::collections::{HashMap, HashSet};

use djambi_protocol::{NoticeKind, Phase};

use crate::identity::PlayerId;

/// What the players of a game have been told of it. It reads nothing but situations.
#[derive(Default)]
pub(super) struct GameNotices {
    /// How far the game was, and whether somebody had asked to play again, when players were told last.
    last: Option<(Phase, bool)>,
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
    pub(super) fn changes(&mut self, situation: &Situation) -> Vec<(PlayerId, Option<NoticeKind>)> {
        let news = self.news(situation);
        let mut changes = Vec::new();
        for &player in &situation.holders {
            let known = self.told.get(&player).copied();
            let is_looking = situation.looking.contains(&player);
            let due = if situation.asked.contains(&player) && !is_looking {
                Some(NoticeKind::Offer)
            } else if situation.turn == Some(player) {
                Some(NoticeKind::YourTurn)
            } else if is_looking {
                None
            } else if news.is_some() {
                news
            } else {
                match known {
                    // What was told before this room was opened holds until the player looks.
                    None => continue,
                    Some(known) => known.filter(|kind| !is_passing(*kind)),
                }
            };
            if known != Some(due) {
                self.told.insert(player, due);
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

    /// What has happened since the last situation that everybody should hear of who does not look.
    fn news(&mut self, Situation { phase, is_again, .. }: &Situation) -> Option<NoticeKind> {
        let (before, was_again) = self.last.replace((*phase, *is_again))?;
        if *is_again && !was_again {
            Some(NoticeKind::Again)
        } else if *phase == Phase::Over && before != Phase::Over {
            Some(NoticeKind::Over)
        } else if *phase != Phase::Waiting && before == Phase::Waiting {
            Some(NoticeKind::Started)
        } else {
            None
        }
    }
}

/// Whether a game waits only as long as its situation is the same.
fn is_passing(kind: NoticeKind) -> bool {
    matches!(kind, NoticeKind::YourTurn | NoticeKind::Offer | NoticeKind::Removed)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: PlayerId = PlayerId::new([1; PlayerId::LENGTH]);
    const BOB: PlayerId = PlayerId::new([2; PlayerId::LENGTH]);

    fn situation(phase: Phase, turn: Option<PlayerId>, looking: &[PlayerId]) -> Situation {
        let looking = looking.iter().copied().collect();
        let (asked, holders) = (HashSet::new(), [ADA, BOB].into());
        Situation { phase, is_again: false, turn, asked, holders, looking }
    }

    /// What Ada and Bob are told.
    fn told(notices: &mut GameNotices, situation: &Situation) -> [Option<Option<NoticeKind>>; 2] {
        let changes: HashMap<_, _> = notices.changes(situation).into_iter().collect();
        [ADA, BOB].map(|player| changes.get(&player).copied())
    }

    #[test]
    fn players_hear_of_their_turns_and_of_what_they_do_not_see() {
        let mut notices = GameNotices::default();
        let turn = Some(Some(NoticeKind::YourTurn));
        assert_eq!(told(&mut notices, &situation(Phase::Waiting, None, &[ADA])), [Some(None), None]);
        let started = situation(Phase::Playing, Some(ADA), &[ADA]);
        assert_eq!(told(&mut notices, &started), [turn, Some(Some(NoticeKind::Started))]);
        assert_eq!(told(&mut notices, &started), [None, None], "nothing is told twice");
        let moved = situation(Phase::Playing, Some(BOB), &[ADA]);
        assert_eq!(told(&mut notices, &moved), [Some(None), turn]);
        let over = situation(Phase::Over, None, &[ADA]);
        assert_eq!(told(&mut notices, &over), [None, Some(Some(NoticeKind::Over))]);
        let again = Situation { is_again: true, ..situation(Phase::Over, None, &[]) };
        let other = Some(Some(NoticeKind::Again));
        assert_eq!(told(&mut notices, &again), [other, other]);
        let looks = Situation { is_again: true, ..situation(Phase::Over, None, &[BOB]) };
        assert_eq!(told(&mut notices, &looks), [None, Some(None)], "who looks is waited for no more");
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
    fn a_room_that_opens_again_tells_no_old_news_and_forgets_none() {
        let mut notices = GameNotices::default();
        let over = situation(Phase::Over, None, &[]);
        assert_eq!(told(&mut notices, &over), [None, None]);
        assert_eq!(told(&mut notices, &situation(Phase::Over, None, &[ADA])), [Some(None), None]);
    }
}
