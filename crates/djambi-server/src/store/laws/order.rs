//! The laws of order.

use djambi_protocol::{Channel, GameId, Gone, ReportCause, TalkMessage, Words};

use super::tables::new_table;
use super::{PlayerId, id};
use crate::env::DAY_MS;
use crate::identity::{Secret, appearance};
use crate::store::{
    ActRefused, CaseKey, GUEST_ACT_MS, Lasting, MAX_ACT_AUTHOR_HOUR, MAX_REPORTS_A_DAY, Moderating,
    NETWORK_BAN_MS, NameGiven, NewOrderAct, NewReport, NewSession, NewTalk, OrderAct, OrderKind,
    ReportContents, ReportKind, Standing, Store, StoredAccount, Subject,
};

const EVE: PlayerId = PlayerId::new([51; PlayerId::LENGTH]);
const MAX: PlayerId = PlayerId::new([52; PlayerId::LENGTH]);
const NIL: PlayerId = PlayerId::new([53; PlayerId::LENGTH]);
const GUS: PlayerId = PlayerId::new([54; PlayerId::LENGTH]);
/// When all of it happens.
const NOW: u64 = 1_790_000_000_000;

/// Checks the laws of order.
pub(super) async fn all(store: &dyn Store) {
    store.create(new_table("disorder")).await.unwrap();
    for (player, name) in [(EVE, "Evelina"), (MAX, "Maximilian"), (NIL, "Nil")] {
        sign_up(store, player, name).await;
    }
    say(store, EVE, "e1", "something bad").await;
    say(store, GUS, "g1", "something worse").await;
    only_moderators_moderate(store).await;
    a_report_is_frozen_and_closed_once(store).await;
    reports_a_day_are_limited(store).await;
    acts_stand_until_they_end_or_are_ended(store).await;
    whom_it_concerns_answers_once(store).await;
    moderators_are_not_moderated(store).await;
    guests_are_kept_out_for_a_day(store).await;
    a_ban_ends_sessions_and_leaves_traces(store).await;
    words_are_blanked_for_all(store).await;
    a_name_that_was_taken_away_is_nobodys(store).await;
    notes_stay_among_moderators(store).await;
    a_deleted_player_has_said_nothing(store).await;
}

async fn sign_up(store: &dyn Store, player: PlayerId, name: &str) -> Secret {
    let secret = Secret::random();
    let account = StoredAccount {
        player,
        name: name.to_owned(),
        password: Some("$".to_owned()),
        created_ms: NOW,
        named_ms: 0,
        is_leaving: false,
    };
    let given = store.sign_up(account, appearance(name), (session(&secret), None), None).await.unwrap();
    assert_eq!(given, NameGiven::Done);
    secret
}

fn session(secret: &Secret) -> NewSession {
    NewSession { id: secret.id(), at_ms: NOW, device: String::new(), is_coded: false }
}

async fn say(store: &dyn Store, player: PlayerId, message: &str, words: &str) {
    let talk = NewTalk {
        game: id("disorder"),
        channel: Channel::Table,
        at_ms: NOW,
        seat: None,
        player,
        name: "somebody".to_owned(),
        words: Words::Text(words.to_owned()),
        holders: [].into(),
        message: message.parse().unwrap(),
    };
    store.say(talk).await.unwrap();
}

fn new_act(kind: OrderKind, subject: Subject) -> NewOrderAct {
    let reason = "it was too much".to_owned();
    NewOrderAct { kind, subject, author: None, at_ms: NOW, lasting: Lasting::ForEver, reason }
}

async fn act(store: &dyn Store, new: NewOrderAct) -> u32 {
    store.act(new).await.unwrap().unwrap()
}

async fn end(store: &dyn Store, number: u32) -> Result<u32, ActRefused> {
    store.act(new_act(OrderKind::End, Subject::Act(number))).await.unwrap()
}

async fn standing(store: &dyn Store, player: PlayerId, now_ms: u64) -> Standing {
    let mut found = store.standings(Some(player), now_ms).await.unwrap();
    assert!(found.len() <= 1);
    let all = store.standings(None, now_ms).await.unwrap();
    assert_eq!(
        all.into_iter().find(|(of, _)| *of == player).map(|(_, of)| of),
        found.first().map(|(_, of)| *of)
    );
    found.pop().map(|(_, standing)| standing).unwrap_or_default()
}

async fn about(store: &dyn Store, player: PlayerId) -> Vec<OrderAct> {
    store.acts_about(player).await.unwrap()
}

async fn only_moderators_moderate(store: &dyn Store) {
    let secret = Secret::random();
    store.begin_session(MAX, session(&secret)).await.unwrap();
    assert_eq!(store.moderating(secret.id()).await.unwrap(), None);
    assert!(!store.set_moderator(appearance("Nobody"), true, NOW).await.unwrap());
    assert!(store.set_moderator(appearance("Maximilian"), true, NOW).await.unwrap());
    let moderating = Moderating { began_ms: NOW, is_coded: false, has_factor: false };
    assert_eq!(store.moderating(secret.id()).await.unwrap(), Some(moderating));
    store.note_code(secret.id(), NOW).await.unwrap();
    assert!(store.moderating(secret.id()).await.unwrap().unwrap().is_coded);
    assert_eq!(store.moderating(Secret::random().id()).await.unwrap(), None);
    assert!(store.set_moderator(appearance("Maximilian"), false, NOW).await.unwrap());
    assert_eq!(store.moderating(secret.id()).await.unwrap(), None);
    assert!(store.set_moderator(appearance("Maximilian"), true, NOW).await.unwrap());
}

/// A report by Nil on the message of this number.
fn report(seq: u32, at_ms: u64) -> NewReport {
    let message = TalkMessage {
        seq,
        at_ms: NOW,
        after: 3,
        seat: None,
        name: "somebody".to_owned(),
        words: Words::Text("something bad".to_owned()),
    };
    let contents = ReportContents {
        channel: Some(Channel::Table),
        seq: Some(seq),
        name: "somebody".to_owned(),
        reporter: "Nil".to_owned(),
        reason: "look".to_owned(),
        messages: vec![message],
    };
    NewReport {
        game: Some(id("disorder")),
        after: 3,
        at_ms,
        player: NIL,
        about: None,
        kind: ReportKind::Text,
        cause: ReportCause::Abuse,
        contents,
    }
}

async fn a_report_is_frozen_and_closed_once(store: &dyn Store) {
    assert!(store.report(report(1, NOW)).await.unwrap());
    let [found] = &store.reports_about(EVE).await.unwrap()[..] else { panic!("one report") };
    assert!(found.contents.is_none() && !found.is_closed && found.cause == ReportCause::Abuse);
    assert_eq!((found.kind, found.after, found.game.as_str()), (ReportKind::Text, 3, "disorder"));
    let number = found.number;
    let cases = store.cases().await.unwrap();
    let case = cases.iter().find(|case| case.key == CaseKey::Report(number)).unwrap();
    assert_eq!((case.name.as_str(), case.open, case.reports, case.acts), ("Evelina", 1, 1, 0));
    assert!(store.case_of(case.key).await.unwrap() == Some((EVE, "Evelina".to_owned())));
    let looks = store.looks().await.unwrap().len();
    let looked = store.look_at_report(number, MAX, NOW + 5).await.unwrap().unwrap();
    assert_eq!(looked.contents, Some(report(1, NOW).contents));
    let seen = store.looks().await.unwrap();
    assert_eq!(seen.len(), looks + 1, "each look is kept");
    assert_eq!((seen[0].author.as_str(), seen[0].report, seen[0].at_ms), ("Maximilian", number, NOW + 5));
    assert!(store.look_at_report(number + 99, MAX, NOW).await.unwrap().is_none());
    assert_eq!(store.looks().await.unwrap().len(), looks + 1);
    assert!(store.set_moderator(appearance("Evelina"), true, NOW).await.unwrap());
    assert!(
        store.look_at_report(number, MAX, NOW).await.unwrap().is_none(),
        "one about a moderator is the host's"
    );
    assert!(store.close_report(number, MAX, NOW + 6).await.unwrap().is_none());
    assert!(store.case_of(CaseKey::Report(number)).await.unwrap().is_none());
    assert!(store.cases().await.unwrap().iter().all(|case| case.key != CaseKey::Report(number)));
    assert!(store.set_moderator(appearance("Evelina"), false, NOW).await.unwrap());
    assert!(store.close_report(number, MAX, NOW + 6).await.unwrap() == Some(NIL));
    assert!(store.close_report(number, MAX, NOW + 7).await.unwrap().is_none(), "it is closed");
    let closed = &store.looks().await.unwrap()[0];
    assert!(closed.closes && closed.author == "Maximilian" && closed.at_ms == NOW + 6, "it is kept who did");
    let [mine] = &store.reports_by(NIL).await.unwrap()[..] else { panic!("one report") };
    assert!(mine.is_closed && mine.contents.is_some());
    assert!(store.reports_by(EVE).await.unwrap().is_empty());
}

async fn reports_a_day_are_limited(store: &dyn Store) {
    for _ in 1..MAX_REPORTS_A_DAY {
        let named = NewReport { game: None, about: Some(EVE), kind: ReportKind::Name, ..report(1, NOW) };
        assert!(store.report(named).await.unwrap());
    }
    assert!(!store.report(report(1, NOW + 1)).await.unwrap());
    assert!(store.report(report(2, NOW + DAY_MS + 1)).await.unwrap(), "a day later");
    assert_eq!(store.reports_about(EVE).await.unwrap().len(), MAX_REPORTS_A_DAY as usize);
    assert_eq!(store.reports_about(GUS).await.unwrap().len(), 1);
}

async fn acts_stand_until_they_end_or_are_ended(store: &dyn Store) {
    let until = |ms| Lasting::Until(NOW + ms);
    let silence = NewOrderAct {
        lasting: until(100),
        author: Some(MAX),
        ..new_act(OrderKind::Silence, Subject::Player(EVE))
    };
    let first = act(store, silence.clone()).await;
    let longer = act(store, NewOrderAct { lasting: until(500), ..silence.clone() }).await;
    assert!(longer > first);
    assert_eq!(standing(store, EVE, NOW).await.silence, Some(until(500)), "the longest counts");
    assert_eq!(end(store, longer).await.map(|_| ()), Ok(()));
    assert_eq!(standing(store, EVE, NOW).await.silence, Some(until(100)));
    assert_eq!(standing(store, EVE, NOW + 100).await.silence, None, "it has run out");
    assert_eq!(end(store, longer).await, Err(ActRefused::Ended));
    assert_eq!(end(store, 9999).await, Err(ActRefused::NotFound));
    for reason in ["", "  ", &"x".repeat(1001)] {
        let unreasoned = NewOrderAct { reason: reason.to_owned(), ..silence.clone() };
        assert_eq!(store.act(unreasoned).await.unwrap(), Err(ActRefused::Reason));
    }
    for (kind, field) in [
        (OrderKind::Unlisted, (|of: Standing| of.unlisted) as fn(Standing) -> Option<Lasting>),
        (OrderKind::Unrated, |of| of.unrated),
    ] {
        let number = act(store, new_act(kind, Subject::Account(appearance("evelina")))).await;
        assert_eq!(field(standing(store, EVE, u64::MAX).await), Some(Lasting::ForEver));
        end(store, number).await.unwrap();
        assert_eq!(field(standing(store, EVE, NOW).await), None);
    }
    let acts = about(store, EVE).await;
    assert!(acts.is_sorted_by(|one, other| one.number > other.number), "the newest first");
    let kept = acts.iter().find(|act| act.number == longer).unwrap();
    assert!(kept.ended_by.is_some() && kept.author == "Maximilian" && kept.name == "Evelina");
    let all = store.acts_before(None).await.unwrap();
    assert!(all.len() >= acts.len() && all[0].number == acts[0].number);
    let todo = store.acts_to_carry_out().await.unwrap();
    assert!(todo.is_sorted_by(|one, other| one.number < other.number) && todo.len() >= acts.len());
    store.carried_out(todo.last().unwrap().number).await.unwrap();
    store.carried_out(1).await.unwrap();
    assert!(store.acts_to_carry_out().await.unwrap().is_empty());
}

async fn whom_it_concerns_answers_once(store: &dyn Store) {
    let number = act(store, new_act(OrderKind::Warn, Subject::Player(EVE))).await;
    assert!(standing(store, EVE, NOW).await.is_warned);
    let answer = async |player, words: &str| {
        store.answer_act(number, player, words.to_owned(), NOW + 9).await.unwrap()
    };
    assert!(!answer(NIL, "I speak for Eve").await);
    store.see_acts(NIL, number, NOW).await.unwrap();
    assert!(standing(store, EVE, NOW).await.is_warned, "another has read nothing for her");
    store.see_acts(EVE, number - 1, NOW).await.unwrap();
    assert!(standing(store, EVE, NOW).await.is_warned, "she was not shown it");
    store.see_acts(EVE, number, NOW).await.unwrap();
    assert!(!standing(store, EVE, NOW).await.is_warned, "who has read it plays on");
    assert!(answer(EVE, "I am sorry").await);
    assert!(!answer(EVE, "or not").await);
    assert_eq!(about(store, EVE).await[0].answer.as_deref(), Some("I am sorry"));
    let unread = store.unread_notices(EVE).await.unwrap();
    assert_eq!(store.keep_concern(EVE, NOW).await.unwrap(), unread + 1);
    assert_eq!(store.concern_of(EVE).await.unwrap(), Some((NOW, false)));
    assert_eq!(store.read_notices(EVE, 0).await.unwrap(), unread);
    assert_eq!(store.concern_of(EVE).await.unwrap(), Some((NOW, true)));
}

async fn moderators_are_not_moderated(store: &dyn Store) {
    assert!(store.set_moderator(appearance("Nil"), true, NOW).await.unwrap());
    let by_max = |kind, subject| NewOrderAct { author: Some(MAX), ..new_act(kind, subject) };
    for of in [NIL, MAX] {
        let refused = store.act(by_max(OrderKind::Ban, Subject::Player(of))).await.unwrap();
        assert_eq!(refused, Err(ActRefused::OfModerator));
    }
    let by_host = act(store, new_act(OrderKind::Warn, Subject::Player(NIL))).await;
    let ended = store.act(by_max(OrderKind::End, Subject::Act(by_host))).await.unwrap();
    assert_eq!(ended, Err(ActRefused::OfModerator));
    assert!(store.set_moderator(appearance("Nil"), false, NOW).await.unwrap());
    act(store, by_max(OrderKind::End, Subject::Act(by_host))).await;
    let later = NOW + DAY_MS;
    for number in 0..=MAX_ACT_AUTHOR_HOUR {
        let warn = by_max(OrderKind::Warn, Subject::Player(NIL));
        let done = store.act(NewOrderAct { at_ms: later + u64::from(number), ..warn }).await.unwrap();
        assert_eq!(done.is_ok(), number < MAX_ACT_AUTHOR_HOUR, "{done:?} {number}");
    }
    store.see_acts(NIL, u32::MAX, NOW).await.unwrap();
}

async fn guests_are_kept_out_for_a_day(store: &dyn Store) {
    let on = |kind| {
        let subject = Subject::Message(id("disorder"), Channel::Table, 2);
        store.act(new_act(kind, subject))
    };
    for kind in [OrderKind::Warn, OrderKind::Unlisted, OrderKind::Unrated, OrderKind::Rename] {
        assert_eq!(on(kind).await.unwrap(), Err(ActRefused::OfGuest));
    }
    let number = on(OrderKind::Ban).await.unwrap().unwrap();
    let day = Some(Lasting::Until(NOW + GUEST_ACT_MS));
    assert_eq!(standing(store, GUS, NOW).await.ban, day, "not for ever");
    store.trace(GUS, "a network".to_owned(), Some(GUEST_ACT_MS)).await.unwrap();
    let traced = async |now_ms| store.is_traced("a network".to_owned(), now_ms).await.unwrap();
    assert_eq!(traced(NOW).await, day);
    assert_eq!(traced(NOW + GUEST_ACT_MS).await, None);
    assert_eq!(store.is_traced("another network".to_owned(), NOW).await.unwrap(), None);
    end(store, number).await.unwrap();
    assert_eq!((standing(store, GUS, NOW).await.ban, traced(NOW).await), (None, None));
}

async fn a_ban_ends_sessions_and_leaves_traces(store: &dyn Store) {
    let secret = Secret::random();
    store.begin_session(EVE, session(&secret)).await.unwrap();
    let number = act(store, new_act(OrderKind::Ban, Subject::Account(appearance("Evelina")))).await;
    assert!(store.account_of_session(secret.id(), NOW).await.unwrap().is_none());
    assert_eq!(standing(store, EVE, NOW).await.ban, Some(Lasting::ForEver));
    store.trace(EVE, "home".to_owned(), Some(NETWORK_BAN_MS)).await.unwrap();
    let traced = async |now_ms| store.is_traced("home".to_owned(), now_ms).await.unwrap();
    assert_eq!(traced(NOW).await, Some(Lasting::Until(NOW + NETWORK_BAN_MS)));
    assert_eq!(traced(NOW + NETWORK_BAN_MS).await, None);
    end(store, number).await.unwrap();
    assert_eq!(traced(NOW).await, None, "with the ban its traces end");
}

async fn words_are_blanked_for_all(store: &dyn Store) {
    let game: GameId = id("disorder");
    let blank = |seq| new_act(OrderKind::Blank, Subject::Message(id("disorder"), Channel::Table, seq));
    assert_eq!(store.act(blank(99)).await.unwrap(), Err(ActRefused::NotFound));
    let number = act(store, blank(1)).await;
    let said = store.talk_between(&game, Channel::Table, 1..=2).await.unwrap();
    assert_eq!(said[0].message.words, Words::Gone(Gone::Removed));
    assert_eq!(said[1].message.words, Words::Text("something worse".to_owned()));
    assert_eq!(end(store, number).await, Err(ActRefused::Ended), "it cannot be undone");
    let acts = about(store, EVE).await;
    assert_eq!(acts[0].message, Some(("table".to_owned(), 1)));
    let report = store.reports_about(GUS).await.unwrap()[0].number;
    act(store, new_act(OrderKind::Blank, Subject::Reported(report))).await;
    let said = store.talk_between(&game, Channel::Table, 2..=2).await.unwrap();
    assert_eq!(said[0].message.words, Words::Gone(Gone::Removed));
}

async fn a_name_that_was_taken_away_is_nobodys(store: &dyn Store) {
    act(store, new_act(OrderKind::Rename, Subject::Player(EVE))).await;
    let account = store.account_of(EVE).await.unwrap().unwrap();
    assert!(account.name.starts_with("player") && account.named_ms == 0, "{}", account.name);
    let found = store.account_named(appearance("Evelina"), NOW + 89 * DAY_MS).await.unwrap();
    assert!(found.is_some_and(|found| found.player == EVE), "she signs in by it until she knows the other");
    assert!(store.account_named(appearance("Evelina"), NOW + 91 * DAY_MS).await.unwrap().is_none());
    for of in [Some(EVE), Some(NIL), None] {
        assert!(store.is_name_taken(appearance("Evelina"), of, NOW + 1000 * DAY_MS).await.unwrap());
    }
    assert_eq!(about(store, EVE).await[0].name, "Evelina", "the act knows whom it named so");
}

async fn notes_stay_among_moderators(store: &dyn Store) {
    store.add_order_note(EVE, MAX, "talk to her first".to_owned(), NOW).await.unwrap();
    let notes = store.order_notes(EVE).await.unwrap();
    assert_eq!((notes.len(), notes[0].author.as_str()), (1, "Maximilian"));
    assert_eq!(notes[0].words, "talk to her first");
    assert!(store.order_notes(NIL).await.unwrap().is_empty());
}

async fn a_deleted_player_has_said_nothing(store: &dyn Store) {
    store.is_forgotten(EVE).await.unwrap();
    let acts = about(store, EVE).await;
    assert!(acts.iter().all(|act| act.answer.as_deref().unwrap_or_default().is_empty()));
    assert!(!acts.is_empty(), "what was done stays");
    assert!(store.order_notes(EVE).await.unwrap().is_empty());
    assert_eq!(store.concern_of(EVE).await.unwrap(), None);
}
