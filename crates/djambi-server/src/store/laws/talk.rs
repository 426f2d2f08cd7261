//! The laws of talk.

use djambi::{HEX6, Seat, SeatSet};
use djambi_press::Treaty;
use djambi_protocol::{Act, ActKind, Channel, Sign, TalkMessage, TalkSeq, TalkSince, Words};

use super::{ADA, BOB, id, new_event, new_game};
use crate::identity::PlayerId;
use crate::store::{Holders, NewEvent, NewTalk, Said, Store, StoredAct, StoredPage, TALK_PAGE};

/// Checks the laws of talk.
pub(super) async fn all(store: &dyn Store) {
    channels_have_their_own_numbers(store).await;
    a_message_that_is_sent_again_is_the_same(store).await;
    talk_is_read_from_the_last_message_seen(store).await;
    talk_is_deleted_with_its_game(store).await;
    acts_have_their_place_among_the_events(store).await;
    private_talk_is_kept_with_those_who_heard_it(store).await;
}

/// A text of a player in a game of these laws.
pub(super) fn text(game: &str, channel: Channel, player: PlayerId, message: &str) -> NewTalk {
    NewTalk {
        game: id(game),
        channel,
        at_ms: 1_790_000_000_001,
        seat: Some(Seat::Red),
        player,
        name: "Ada ' \" é".to_owned(),
        words: Words::Text(message.to_owned()),
        holders: Holders::new(),
        message: message.parse().unwrap(),
    }
}

async fn say(store: &dyn Store, game: &str, channel: Channel, message: &str) -> Said {
    store.say(text(game, channel, ADA, message)).await.unwrap()
}

/// The channels of pages with the numbers of their messages.
fn numbers(pages: &[StoredPage]) -> Vec<(Channel, Vec<TalkSeq>)> {
    let seqs = |page: &StoredPage| messages(page).iter().map(|said| said.seq).collect();
    pages.iter().map(|page| (page.channel, seqs(page))).collect()
}

fn messages(page: &StoredPage) -> Vec<TalkMessage> {
    page.messages.iter().map(|stored| stored.message.clone()).collect()
}

async fn channels_have_their_own_numbers(store: &dyn Store) {
    store.create(new_game("talk")).await.unwrap();
    assert_eq!(say(store, "talk", Channel::Table, "a").await, Said::New { seq: 1, after: 0 });
    assert_eq!(say(store, "talk", Channel::Watchers, "b").await, Said::New { seq: 1, after: 0 });
    let sign = NewTalk {
        words: Words::Sign(Sign::WellPlayed),
        seat: None,
        ..text("talk", Channel::Table, BOB, "c")
    };
    assert_eq!(store.say(sign.clone()).await.unwrap(), Said::New { seq: 2, after: 0 });
    assert!(store.say(text("silence", Channel::Table, ADA, "a")).await.is_err(), "there is no such game");
    let pages = store.talk(&id("talk"), TalkSince::default()).await.unwrap();
    assert_eq!(numbers(&pages), [(Channel::Table, vec![1, 2]), (Channel::Watchers, vec![1])]);
    let [first, second] = &messages(&pages[0])[..] else { panic!("two messages") };
    assert_eq!((first.seat, &first.words), (Some(Seat::Red), &Words::Text("a".to_owned())));
    assert_eq!(first.name, "Ada ' \" é");
    assert_eq!((second.seat, &second.words, second.at_ms), (None, &sign.words, sign.at_ms));
}

async fn a_message_that_is_sent_again_is_the_same(store: &dyn Store) {
    let said = async |message| store.said(text("talk", Channel::Table, ADA, message)).await.unwrap();
    assert_eq!(said("a").await, Some(Said::Repeated(1)));
    assert_eq!(said("b").await, Some(Said::Reused));
    assert_eq!(said("new").await, None);
    assert_eq!(say(store, "talk", Channel::Table, "a").await, Said::Repeated(1));
    assert_eq!(say(store, "talk", Channel::Dead, "a").await, Said::Reused, "in another channel");
    let other = NewTalk { words: Words::Sign(Sign::Oops), ..text("talk", Channel::Table, ADA, "a") };
    assert_eq!(store.say(other).await.unwrap(), Said::Reused, "with other words");
    let of_another = store.say(text("talk", Channel::Table, BOB, "a")).await.unwrap();
    assert_eq!(of_another, Said::New { seq: 3, after: 0 });
}

async fn talk_is_read_from_the_last_message_seen(store: &dyn Store) {
    let read = async |since| numbers(&store.talk(&id("talk"), since).await.unwrap());
    let since = TalkSince::from([(Channel::Table, 2), (Channel::Watchers, 1)]);
    assert_eq!(read(since).await, [(Channel::Table, vec![3])]);
    let says =
        (0..TALK_PAGE).map(async |number| say(store, "talk", Channel::Dead, &format!("d{number}")).await);
    futures_util::future::join_all(says).await;
    say(store, "talk", Channel::Dead, "last").await;
    let pages = read(TalkSince::from([(Channel::Table, 3), (Channel::Watchers, 1)])).await;
    assert_eq!(pages, [(Channel::Dead, (2..=TALK_PAGE + 1).collect())], "the newest, in order");
}

async fn talk_is_deleted_with_its_game(store: &dyn Store) {
    assert!(store.delete_unplayed(&id("talk")).await.unwrap());
    store.create(new_game("talk")).await.unwrap();
    assert!(store.talk(&id("talk"), TalkSince::default()).await.unwrap().is_empty());
    assert_eq!(say(store, "talk", Channel::Table, "a").await, Said::New { seq: 1, after: 0 });
}

async fn acts_have_their_place_among_the_events(store: &dyn Store) {
    let propose = |seat| {
        let treaty = Treaty::parse(&HEX6, "r:peace(b) b:peace(r) /2r").unwrap().to_form();
        Act::new(seat, ActKind::Propose { treaty })
    };
    let acts = [propose(Seat::Red), propose(Seat::Blue)];
    let say = async |act: &Act, message: &str| {
        let words = Words::Act(act.clone());
        store.say(NewTalk { words, ..text("acts", Channel::Table, ADA, message) }).await.unwrap()
    };
    store.create(new_game("acts")).await.unwrap();
    assert_eq!(say(&acts[0], "a").await, Said::New { seq: 1, after: 0 });
    let seen: TalkSince = [(Channel::Table, 1)].into();
    store.append(NewEvent { seen: Some(seen.clone()), ..new_event("acts", 1, None) }).await.unwrap();
    assert_eq!(say(&acts[1], "b").await, Said::New { seq: 2, after: 1 });
    assert_eq!(say(&acts[1], "b").await, Said::Repeated(2));
    assert_eq!(say(&acts[0], "b").await, Said::Reused, "another act");
    let game = store.game(&id("acts")).await.unwrap().unwrap();
    let kept = |StoredAct { kept: act, .. }: &StoredAct| {
        (act.channel, act.seq, act.at_ms, act.after, act.act.clone())
    };
    let [first, second] = acts;
    let now = 1_790_000_000_001;
    assert_eq!(
        game.acts.iter().map(kept).collect::<Vec<_>>(),
        [(Channel::Table, 1, now, 0, first.clone()), (Channel::Table, 2, now, 1, second)]
    );
    assert_eq!(game.events[0].seen, Some(seen));
    let pages = store.talk(&id("acts"), TalkSince::default()).await.unwrap();
    let read = messages(&pages[0]);
    assert_eq!((read[1].after, &read[0].words), (1, &Words::Act(first)));
}

async fn private_talk_is_kept_with_those_who_heard_it(store: &dyn Store) {
    store.create(new_game("private")).await.unwrap();
    let pair = Channel::Private(SeatSet::from_iter([Seat::Red, Seat::Blue]));
    let holders = Holders::from([(Seat::Red, ADA), (Seat::Blue, BOB)]);
    let treaty = Treaty::parse(&HEX6, "r:peace(b) b:peace(r) /2r").unwrap().to_form();
    let act = |channel, seat, kind, holders: &Holders, message| NewTalk {
        words: Words::Act(Act::new(seat, kind)),
        holders: holders.clone(),
        ..text("private", channel, ADA, message)
    };
    let secret = act(pair, Seat::Red, ActKind::Propose { treaty: treaty.clone() }, &holders, "a");
    let public = act(Channel::Table, Seat::Red, ActKind::Propose { treaty }, &Holders::new(), "b");
    let accept = act(pair, Seat::Blue, ActKind::Accept { of: 1 }, &holders, "c");
    for (new, seq) in [(secret, 1), (public, 1), (accept, 2)] {
        assert_eq!(store.say(new).await.unwrap(), Said::New { seq, after: 0 });
    }
    let game = store.game(&id("private")).await.unwrap().unwrap();
    let order: Vec<_> = game.acts.iter().map(|act| (act.kept.channel, act.kept.seq)).collect();
    assert_eq!(order, [(pair, 1), (Channel::Table, 1), (pair, 2)], "in one order over all channels");
    assert!(game.acts[2].holders == holders && game.acts[1].holders.is_empty());
    let pages = store.talk(&id("private"), TalkSince::from([(pair, 1)])).await.unwrap();
    assert_eq!(numbers(&pages), [(Channel::Table, vec![1]), (pair, vec![2])]);
    assert!(pages[1].messages[0].holders == holders);
}
