//! The laws of accounts: names that nobody else has, sessions that end, and seats that are handed over.

use djambi::Seat;
use djambi_protocol::{Channel, Gone, TalkSince, Words};

use super::talk::text;
use super::{ADA, BOB, id, new_game};
use crate::env::DAY_MS;
use crate::identity::{PlayerId, Secret, SecretId, appearance};
use crate::store::{
    DELETION_MS, EndedSessions, GuestStanding, MAX_SESSIONS, NameGiven, NewSession, PASSWORD_LINK_MS, Store,
    StoredAccount, Visit,
};

/// When these tests begin.
const NOW: u64 = 1_790_000_000_000;
const CAROL: PlayerId = PlayerId::new([41; PlayerId::LENGTH]);
const DORA: PlayerId = PlayerId::new([42; PlayerId::LENGTH]);

/// Checks the laws of accounts.
pub(super) async fn all(store: &dyn Store) {
    an_account_has_its_name_alone(store).await;
    a_name_that_was_given_up_leads_to_its_account(store).await;
    sessions_end(store).await;
    seats_and_words_are_handed_over(store).await;
    an_account_is_deleted_unless_its_player_comes_back(store).await;
}

fn session(at_ms: u64) -> NewSession {
    NewSession { id: Secret::random().id(), at_ms, device: "Firefox, Linux".to_owned(), is_coded: false }
}

/// Makes an account of a player.
pub(super) async fn sign_up(store: &dyn Store, player: PlayerId, name: &str) -> NameGiven {
    let account = StoredAccount {
        player,
        name: name.to_owned(),
        password: Some("hash".to_owned()),
        created_ms: NOW,
        named_ms: 0,
        is_leaving: false,
    };
    store.sign_up(account, appearance(name), (session(NOW), None), None).await.unwrap()
}

async fn named(store: &dyn Store, name: &str, now_ms: u64) -> Option<PlayerId> {
    let found = store.account_named(appearance(name), now_ms).await.unwrap();
    found.map(|account| account.player)
}

async fn an_account_has_its_name_alone(store: &dyn Store) {
    assert_eq!(sign_up(store, CAROL, "Carol").await, NameGiven::Done);
    assert_eq!(sign_up(store, DORA, "CAR0L").await, NameGiven::Taken, "it looks like the other");
    assert_eq!(sign_up(store, CAROL, "Carola").await, NameGiven::HasAccount);
    assert!(named(store, "carol", NOW).await == Some(CAROL) && named(store, "Carola", NOW).await.is_none());
    for (player, name, standing) in [
        (CAROL, "Carol", GuestStanding::HasAccount),
        (CAROL, "", GuestStanding::HasAccount),
        (DORA, "Carol", GuestStanding::NameTaken),
        (DORA, "Dora", GuestStanding::Free),
    ] {
        assert_eq!(store.guest_standing(player, appearance(name), NOW).await.unwrap(), standing, "{name}");
    }
    for (but, is_taken) in [(None, true), (Some(DORA), true), (Some(CAROL), false)] {
        assert_eq!(store.is_name_taken(appearance("Carol"), but, NOW).await.unwrap(), is_taken);
    }
}

async fn a_name_that_was_given_up_leads_to_its_account(store: &dyn Store) {
    let rename = async |player, name: &str, now_ms| {
        store.rename_account(player, (name.to_owned(), appearance(name)), now_ms).await.unwrap()
    };
    assert_eq!(sign_up(store, DORA, "Dora").await, NameGiven::Done);
    assert_eq!(rename(DORA, "Carol", NOW).await, NameGiven::Taken);
    assert_eq!(rename(DORA, "DORA", NOW).await, NameGiven::Done, "it looks as before");
    assert_eq!(rename(CAROL, "Caroline", NOW).await, NameGiven::Done);
    for (days, leads, is_kept) in [(0, true, true), (89, true, true), (91, false, true), (366, false, false)]
    {
        let now = NOW + days * DAY_MS;
        assert!(named(store, "Carol", now).await == leads.then_some(CAROL), "{days}");
        assert_eq!(store.is_name_taken(appearance("Carol"), None, now).await.unwrap(), is_kept, "{days}");
    }
    assert!(
        named(store, "Caroline", NOW).await == Some(CAROL) && named(store, "dora", NOW).await == Some(DORA)
    );
    assert_eq!(rename(CAROL, "Carol", NOW + DAY_MS).await, NameGiven::Done, "it is hers");
    assert_eq!(rename(DORA, "Caroline", NOW + DAY_MS).await, NameGiven::Taken);
    assert!(named(store, "Caroline", NOW + DAY_MS).await == Some(CAROL));
}

async fn sessions_end(store: &dyn Store) {
    let player = async |id: SecretId, now_ms| {
        store.account_of_session(id, now_ms).await.unwrap().map(|(account, _)| account.player)
    };
    let first = session(NOW);
    store.begin_session(DORA, first.clone()).await.unwrap();
    assert!(player(first.id, NOW + 29 * DAY_MS).await == Some(DORA));
    assert!(player(first.id, NOW + 31 * DAY_MS).await.is_none(), "it was not used");
    for day in 1..=400 {
        store.note_session_use(first.id, NOW + day * DAY_MS).await.unwrap();
    }
    assert!(player(first.id, NOW + 399 * DAY_MS).await == Some(DORA));
    assert!(player(first.id, NOW + 401 * DAY_MS).await.is_none(), "it is old");
    let mut ended = Vec::new();
    for number in 1..=u64::from(MAX_SESSIONS) {
        ended.extend(store.begin_session(DORA, session(NOW + number)).await.unwrap());
    }
    assert_eq!(store.sessions(DORA, NOW).await.unwrap().len(), MAX_SESSIONS as usize);
    assert_eq!(ended.len(), 2, "that of the account's making, and the one that was used least lately");
    let last = session(NOW + DAY_MS);
    store.begin_session(DORA, last.clone()).await.unwrap();
    let others = store.end_sessions(DORA, EndedSessions::Others(last.id)).await.unwrap();
    assert_eq!(others.len(), MAX_SESSIONS as usize - 1);
    assert!(store.end_sessions(CAROL, EndedSessions::One(last.id)).await.unwrap().is_empty(), "not hers");
    let next = session(NOW);
    let ended = store.set_password(DORA, "another".to_owned(), next.clone(), None).await.unwrap();
    assert!(ended == [last.id] && player(last.id, NOW).await.is_none());
    let (account, used_ms) = store.account_of_session(next.id, NOW).await.unwrap().unwrap();
    assert_eq!((account.password.as_deref(), used_ms), (Some("another"), NOW));
    store.forget_ended(NOW + 31 * DAY_MS).await.unwrap();
    assert!(player(next.id, NOW).await.is_none());
    let link = Secret::random().id();
    assert!(store.account_of_link(link, NOW + PASSWORD_LINK_MS).await.unwrap().is_none());
    assert!(!store.use_link(link).await.unwrap());
}

async fn seats_and_words_are_handed_over(store: &dyn Store) {
    let game = id("handed");
    let mut new = new_game("handed");
    new.host = Some(ADA);
    for (seat, player) in [(Seat::Red, ADA), (Seat::Blue, BOB)] {
        new.seats.change(seat, |row| row.player = Some(player));
    }
    store.create(new).await.unwrap();
    let holders = [(Seat::Red, ADA), (Seat::Blue, BOB)];
    let channel = Channel::Private([Seat::Red, Seat::Blue].into_iter().collect());
    let mut whispers = [text("handed", channel, ADA, "w1"), text("handed", channel, BOB, "w2")];
    for whisper in &mut whispers {
        whisper.holders = holders.into();
        store.say(whisper.clone()).await.unwrap();
    }
    let public = text("handed", Channel::Table, ADA, "p1");
    store.say(public.clone()).await.unwrap();
    store.visit(&game, [(ADA, Visit { seen: 3, ..Visit::default() })].into()).await.unwrap();
    assert!(!store.hand_over(&game, BOB, ADA).await.unwrap(), "both sit there");
    assert!(!store.hand_over(&game, DORA, CAROL).await.unwrap(), "nobody sits there");
    assert!(store.hand_over(&game, ADA, CAROL).await.unwrap());
    assert!(!store.hand_over(&game, ADA, CAROL).await.unwrap(), "it is done");
    let stored = store.game(&game).await.unwrap().unwrap();
    assert!(stored.seats.holders() == [(Seat::Red, CAROL), (Seat::Blue, BOB)].into());
    assert!(stored.host == Some(CAROL) && stored.visits.keys().eq([&CAROL]));
    let row = stored.seats.get(Seat::Red).unwrap();
    assert!(row.has_account && row.name == "Carol", "the name of the account");
    let pages = store.talk(&game, TalkSince::default()).await.unwrap();
    let said: Vec<&Words> =
        pages.iter().flat_map(|page| &page.messages).map(|stored| &stored.message.words).collect();
    assert_eq!(said, [&public.words, &whispers[0].words, &whispers[1].words], "all can still be opened");
    let heard = pages.iter().flat_map(|page| &page.messages).filter(|stored| !stored.holders.is_empty());
    assert!(heard.clone().count() == 2);
    assert!(heard.clone().all(|stored| stored.holders == [(Seat::Red, CAROL), (Seat::Blue, BOB)].into()));
    assert!(store.blank(&game, channel, 1, CAROL).await.unwrap(), "the words are hers");
}

async fn an_account_is_deleted_unless_its_player_comes_back(store: &dyn Store) {
    let game = id("handed");
    let later = NOW + DELETION_MS;
    let first = session(NOW);
    store.begin_session(CAROL, first.clone()).await.unwrap();
    assert!(store.ask_for_deletion(CAROL, NOW).await.unwrap().contains(&first.id));
    let leaving = store.account_named(appearance("Carol"), NOW).await.unwrap().unwrap();
    assert!(leaving.is_leaving && store.sessions(CAROL, NOW).await.unwrap().is_empty());
    assert!(store.delete_accounts(later - 1).await.unwrap().is_empty(), "it can be undone");
    store.begin_session(CAROL, session(NOW)).await.unwrap();
    assert!(store.delete_accounts(later).await.unwrap().is_empty(), "it is undone");
    store.ask_for_deletion(CAROL, NOW).await.unwrap();
    store.set_password(CAROL, "another".to_owned(), session(NOW), None).await.unwrap();
    assert!(store.delete_accounts(later).await.unwrap().is_empty(), "a link undoes it as well");
    store.ask_for_deletion(CAROL, NOW).await.unwrap();
    for _ in 0..2 {
        assert!(store.delete_accounts(later).await.unwrap() == [CAROL], "until she is forgotten");
    }
    assert!(named(store, "Carol", later).await.is_none());
    assert_eq!(store.guest_standing(CAROL, String::new(), later).await.unwrap(), GuestStanding::HasAccount);
    assert_eq!(sign_up(store, CAROL, "Carla").await, NameGiven::HasAccount, "nobody acts for her");
    for (days, is_kept) in [(364, true), (366, false)] {
        let now_ms = NOW + days * DAY_MS;
        assert_eq!(store.is_name_taken(appearance("Carol"), None, now_ms).await.unwrap(), is_kept, "{days}");
    }
    assert_eq!(store.games_with(CAROL).await.unwrap(), std::slice::from_ref(&game));
    assert_eq!(store.words_of(&game, CAROL).await.unwrap().len(), 2);
    assert_eq!(store.words_of(&game, BOB).await.unwrap().len(), 1, "those of others are not hers");
    store.forget_in(&game, CAROL).await.unwrap();
    store.is_forgotten(CAROL).await.unwrap();
    assert!(store.delete_accounts(later).await.unwrap().is_empty());
    for (_, message) in store.words_of(&game, CAROL).await.unwrap() {
        assert_eq!((message.words, message.name.as_str()), (Words::Gone(Gone::Blanked), ""));
    }
    let stored = store.game(&game).await.unwrap().unwrap();
    let row = stored.seats.get(Seat::Red).unwrap();
    assert!(row.player == Some(CAROL) && row.is_deleted && !row.has_account && row.name.is_empty());
    assert!(stored.visits.is_empty());
}
