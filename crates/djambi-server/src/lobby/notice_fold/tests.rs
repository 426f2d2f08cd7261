//! Laws of notices: what changes lead to, and how much is kept.

use djambi_protocol::NoticeKind::{Offer, Over, YourTurn};
use proptest::prelude::*;

use super::*;

fn player(number: u16) -> PlayerId {
    let mut bytes = [0; PlayerId::LENGTH];
    bytes[..2].copy_from_slice(&number.to_le_bytes());
    PlayerId::new(bytes)
}

fn id(number: u32) -> GameId {
    format!("g{number}").parse().unwrap()
}

fn games(notices: &Notices) -> Vec<(GameId, NoticeKind)> {
    notices.games.iter().map(|notice| (notice.game.clone(), notice.kind)).collect()
}

proptest! {
    #[test]
    fn changes_lead_to_the_whole(
        told in prop::collection::vec((0..3_u16, 0..5_u32, prop::option::of(prop_oneof![Just(YourTurn), Just(Over)])), 0..60),
    ) {
        let mut fold = NoticeFold::new(7);
        let mut seen: HashMap<PlayerId, Vec<(GameId, NoticeKind)>> = HashMap::new();
        let mut last: HashMap<PlayerId, u64> = HashMap::new();
        for (number, game, kind) in told {
            let player = player(number);
            let game = id(game);
            let list = seen.entry(player).or_default();
            let known = list.iter().any(|(known, of)| *known == game && Some(*of) == kind);
            let change = fold.tell(player, &game, kind);
            if let Some(change) = change {
                let last = last.entry(player).or_default();
                *last += 1;
                prop_assert_eq!(change.seq, *last, "the changes of others are not counted");
                prop_assert!(!known);
                list.retain(|(known, _)| *known != change.game);
                list.extend(change.kind.map(|kind| (change.game, kind)));
                prop_assert_eq!(fold.of(player, 0).seq, change.seq);
            } else {
                prop_assert!(known || kind.is_none());
            }
        }
        for (player, list) in seen {
            prop_assert_eq!(games(&fold.of(player, 0)), list);
        }
    }
}

#[test]
fn the_oldest_games_are_forgotten() {
    let mut fold = NoticeFold::new(7);
    let games_of_one = u32::try_from(MAX_OF_PLAYER).unwrap() + 10;
    for game in 0..games_of_one {
        fold.tell(player(1), &id(game), Some(YourTurn));
    }
    let waiting = games(&fold.of(player(1), 0));
    assert_eq!(waiting.len(), MAX_OF_PLAYER);
    assert_eq!(waiting[0], (id(10), YourTurn));
    assert_eq!(fold.take_deprived().len(), 0, "the games of one player are no reason to ask them again");
    // A stranger with many names takes the place of old hints, and no memory beyond.
    for stranger in 0..200 {
        for game in 0..games_of_one {
            fold.tell(player(1_000 + stranger), &id(game), Some(Offer));
        }
    }
    assert_eq!(fold.oldest.len(), MAX_OF_ALL);
    assert_eq!(fold.players.len(), MAX_OF_ALL / MAX_OF_PLAYER);
    assert_eq!(
        fold.of(player(1), 0),
        Notices { epoch: 7, seq: games_of_one.into(), games: vec![], unread: 0 }
    );
    assert!(fold.take_deprived().contains(&player(1)), "whose games are asked again");
}

#[test]
fn nothing_is_kept_of_a_player_for_whom_no_game_waits() {
    let mut fold = NoticeFold::new(7);
    assert_eq!(fold.tell(player(1), &id(1), None), None);
    fold.tell(player(1), &id(1), Some(YourTurn)).unwrap();
    assert_eq!(fold.tell(player(1), &id(1), Some(YourTurn)), None);
    fold.tell(player(1), &id(1), None).unwrap();
    assert!(fold.players.is_empty() && fold.oldest.is_empty());
}
