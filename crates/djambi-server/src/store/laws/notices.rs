//! The laws of notices.

use djambi_protocol::{GameId, MAX_NOTICES, NoticeKind, PastNotice};

use super::tables::new_table;
use super::{PlayerId, id};
use crate::store::{NoticeNews, Store, Unseen};

const CYD: PlayerId = PlayerId::new([31; PlayerId::LENGTH]);
const DAN: PlayerId = PlayerId::new([32; PlayerId::LENGTH]);

/// Checks the laws of notices.
pub(super) async fn all(store: &dyn Store) {
    let games: Vec<GameId> = (0..3).map(|number| id(&format!("told{number}"))).collect();
    for game in &games {
        store.create(new_table(game.as_str())).await.unwrap();
    }
    a_notice_is_kept_once_and_read_with_its_game(store, &games).await;
    the_last_ones_are_kept(store, &games).await;
    they_go_with_their_game(store, &games).await;
}

/// Something that a player has not seen.
fn unseen(game: &GameId, kind: NoticeKind, after: u32) -> NoticeNews {
    let unseen = Some(Unseen { kind, after, at_ms: 1_790_000_000_000 + u64::from(after) });
    NoticeNews { player: CYD, game: game.clone(), unseen }
}

/// The notices of Cyd, as their numbers, kinds and whether they were read.
async fn kept(store: &dyn Store) -> Vec<(u32, NoticeKind, bool)> {
    let notices = store.notices_of(CYD).await.unwrap();
    notices.iter().map(|PastNotice { number, kind, read, .. }| (*number, *kind, *read)).collect()
}

async fn a_notice_is_kept_once_and_read_with_its_game(store: &dyn Store, games: &[GameId]) {
    use NoticeKind::{Over, Started, YourTurn};
    let [one, other, _] = games else { panic!("three games") };
    let keep = async |news: NoticeNews| {
        let told = store.keep_notices(vec![news]).await.unwrap();
        assert!(told.iter().all(|(player, _)| *player == CYD));
        told.first().map(|(_, unread)| *unread)
    };
    assert_eq!(keep(unseen(one, YourTurn, 4)).await, Some(1));
    assert_eq!(keep(unseen(one, YourTurn, 4)).await, None, "it is known");
    assert_eq!(keep(unseen(other, Started, 1)).await, Some(2));
    assert_eq!(
        keep(unseen(one, YourTurn, 8)).await,
        Some(2),
        "the newer one takes the place of what was not read"
    );
    assert_eq!(kept(store).await, [(3, YourTurn, false), (2, Started, false)]);
    let seen = NoticeNews { unseen: None, ..unseen(one, YourTurn, 0) };
    assert_eq!(keep(seen.clone()).await, Some(1));
    assert_eq!(keep(seen).await, None, "nothing was unread");
    assert_eq!(keep(unseen(one, YourTurn, 8)).await, None, "it was read");
    assert_eq!(keep(unseen(one, Over, 9)).await, Some(2));
    assert_eq!(kept(store).await, [(4, Over, false), (3, YourTurn, true), (2, Started, false)]);
    assert_eq!(store.read_notices(CYD, 2).await.unwrap(), 1);
    assert_eq!(store.read_notices(CYD, 99).await.unwrap(), 0);
    assert_eq!(store.unread_notices(CYD).await.unwrap(), 0);
    let told = &store.notices_of(CYD).await.unwrap()[0];
    assert_eq!((&told.game, told.at_ms, told.read), (one, 1_790_000_000_009, true));
    assert_eq!(store.notices_of(DAN).await.unwrap(), []);
    let nowhere = store.keep_notices(vec![unseen(&id("nowhere"), Over, 1)]).await.unwrap();
    assert!(nowhere.is_empty(), "there is no such game");
}

async fn the_last_ones_are_kept(store: &dyn Store, games: &[GameId]) {
    let seen = NoticeNews { unseen: None, ..unseen(&games[0], NoticeKind::YourTurn, 0) };
    for after in 0..MAX_NOTICES + 20 {
        let news = vec![unseen(&games[0], NoticeKind::YourTurn, 100 + after), seen.clone()];
        store.keep_notices(news).await.unwrap();
    }
    let notices = store.notices_of(CYD).await.unwrap();
    assert_eq!(notices.len(), MAX_NOTICES as usize);
    assert!(notices.windows(2).all(|pair| pair[0].number == pair[1].number + 1), "without a gap");
    assert_eq!(notices[0].number, 4 + MAX_NOTICES + 20);
}

async fn they_go_with_their_game(store: &dyn Store, games: &[GameId]) {
    store.keep_notices(vec![unseen(&games[1], NoticeKind::Removed, 500)]).await.unwrap();
    assert!(store.delete_unplayed(&games[0]).await.unwrap());
    let left = store.notices_of(CYD).await.unwrap();
    assert!(left.iter().all(|notice| notice.game == games[1]), "{left:?}");
    assert!(!left.is_empty());
}
