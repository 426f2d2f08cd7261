//! Tests of what a new connection says: topics go on, and what had no answer is sent again.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use djambi::Seat;
use djambi_client::Conversation;
use djambi_protocol::{
    Channel, ClientMessage, Command, Follow, GameId, PlayerAction, Say, ServerMessage, Sign, TalkSince,
    Topic, Words,
};

const GAME: &str = include_str!("../../djambi-protocol/tests/golden/server_game.json");
const EVENT: &str = include_str!("../../djambi-protocol/tests/golden/server_event.json");
const TALK: &str = include_str!("../../djambi-protocol/tests/golden/server_talk.json");
const ACK: &str = include_str!("../../djambi-protocol/tests/golden/server_ack.json");
const SAID: &str = include_str!("../../djambi-protocol/tests/golden/server_said.json");
const REFUSED: &str = include_str!("../../djambi-protocol/tests/golden/server_refused_stale.json");
const LOBBY: &str = include_str!("../../djambi-protocol/tests/golden/server_lobby.json");
const LOBBY_CHANGE: &str = include_str!("../../djambi-protocol/tests/golden/server_lobby_change.json");

/// A message of the service.
fn message(text: &str) -> ServerMessage {
    serde_json::from_str(text).unwrap()
}

/// The game of these messages.
fn game() -> GameId {
    "k3v9q2m7x1".parse().unwrap()
}

fn topic() -> Topic {
    Topic::Game { game: game() }
}

fn command(id: &str) -> Command {
    Command { id: id.parse().unwrap(), expect: 7, seen: None, seat: Seat::Red, action: PlayerAction::Resign }
}

fn say(id: &str) -> Say {
    Say { id: id.parse().unwrap(), channel: Channel::Table, words: Words::Sign(Sign::Hello) }
}

/// The id in a message of the service.
fn id_of(text: &str) -> String {
    serde_json::from_str::<serde_json::Value>(text).unwrap()["id"].as_str().unwrap().to_owned()
}

/// The ids of commands and of what is said.
fn ids(messages: &[ClientMessage]) -> Vec<&str> {
    messages.iter().map(id).collect()
}

fn id(message: &ClientMessage) -> &str {
    match message {
        ClientMessage::Command { command, .. } => command.id.as_str(),
        ClientMessage::Say { say, .. } => say.id.as_str(),
        other => panic!("{other:?} has no id"),
    }
}

/// The topics that a new connection follows at once.
fn follows(conversation: &mut Conversation) -> Vec<Follow> {
    match conversation.greeting() {
        ClientMessage::Hello { follow, .. } => follow,
        other => panic!("{other:?} is no hello"),
    }
}

#[test]
fn a_connection_begins_with_hello_and_the_topics_from_their_beginning() {
    let mut conversation = Conversation::default();
    assert_eq!(conversation.greeting(), ClientMessage::hello());
    let followed = [conversation.follow(topic()), conversation.follow_since(Topic::Lobby, 3)];
    let follow = [Follow::of(topic()), Follow { since: Some(3), ..Follow::of(Topic::Lobby) }];
    assert_eq!(followed, follow.clone().map(ClientMessage::Follow));
    assert_eq!(follows(&mut conversation), follow);
}

#[test]
fn topics_go_on_behind_what_was_seen() {
    let mut conversation = Conversation::default();
    conversation.follow(topic());
    conversation.follow(Topic::Lobby);
    let seen = |conversation: &mut Conversation| {
        let seen = |Follow { since, epoch, talk, .. }| (since, epoch, talk);
        follows(conversation).into_iter().map(seen).collect::<Vec<_>>()
    };
    conversation.take_in(&message(EVENT));
    conversation.take_in(&message(LOBBY));
    assert_eq!(seen(&mut conversation)[0], (Some(8), None, None));
    conversation.take_in(&message(GAME));
    conversation.take_in(&message(TALK));
    conversation.take_in(&message(LOBBY_CHANGE));
    let ServerMessage::Lobby(lobby) = message(LOBBY) else { panic!("no lobby") };
    let talk = Some(TalkSince::from([(Channel::Watchers, 2)]));
    let expected = [(Some(9), None, talk), (Some(8), Some(lobby.epoch), None)];
    assert_eq!(seen(&mut conversation), expected);
    conversation.forget_talk(&game());
    assert_eq!(seen(&mut conversation)[0], (Some(9), None, None));
}

#[test]
fn what_has_no_answer_is_sent_again_behind_the_game_and_in_order() {
    let mut conversation = Conversation::default();
    conversation.follow(topic());
    // Nothing is sent before the game is there.
    assert_eq!(conversation.command(&game(), command(&id_of(ACK))), None);
    assert_eq!(ids(&conversation.take_in(&message(GAME))), [id_of(ACK)]);
    // Then at once, and not again on this connection.
    assert!(conversation.say(&game(), say("greeting")).is_some());
    assert!(conversation.command(&game(), command("second")).is_some());
    assert!(conversation.take_in(&message(GAME)).is_empty());
    assert!(conversation.take_in(&message(EVENT)).is_empty());
    conversation.greeting();
    assert_eq!(ids(&conversation.take_in(&message(GAME))), [&id_of(ACK), "greeting", "second"]);
    conversation.take_in(&message(ACK));
    conversation.greeting();
    assert_eq!(ids(&conversation.take_in(&message(GAME))), ["greeting", "second"]);
    assert_eq!(conversation.unanswered().count(), 2);
}

#[test]
fn every_kind_of_answer_ends_the_waiting_and_only_of_its_own_game() {
    for (text, answered) in [(ACK, "command"), (SAID, "say"), (REFUSED, "command"), (REFUSED, "say")] {
        let mut conversation = Conversation::default();
        conversation.follow(topic());
        let other: GameId = "m4w2r8n6y5".parse().unwrap();
        for of in [&game(), &other] {
            if answered == "say" {
                conversation.say(of, say(&id_of(text)));
            } else {
                conversation.command(of, command(&id_of(text)));
            }
        }
        conversation.take_in(&message(text));
        let left: Vec<_> = conversation.unanswered().collect();
        assert!(
            matches!(left[..], [ClientMessage::Command { game, .. } | ClientMessage::Say { game, .. }] if *game == other),
            "{text}: {left:?}"
        );
    }
}

#[test]
fn what_the_service_cannot_read_is_not_sent_again() {
    let mut conversation = Conversation::default();
    conversation.follow(topic());
    conversation.command(&game(), command("a"));
    conversation.say(&game(), say("b"));
    // What was beyond a limit is sent again.
    for (id, code) in [("a", "too_many"), ("b", "malformed")] {
        let error = format!(r#"{{"type": "error", "id": "{id}", "code": "{code}", "message": ""}}"#);
        conversation.take_in(&message(&error));
    }
    let unanswered: Vec<_> = conversation.unanswered().cloned().collect();
    assert_eq!(ids(&unanswered), ["a"]);
}

#[test]
fn a_topic_that_is_left_is_forgotten() {
    let mut conversation = Conversation::default();
    conversation.follow(topic());
    conversation.command(&game(), command("first"));
    assert_eq!(conversation.unfollow(topic()), ClientMessage::Unfollow { id: None, topic: topic() });
    assert_eq!(conversation.unanswered().count(), 0);
    assert_eq!(follows(&mut conversation), []);
    assert!(conversation.take_in(&message(GAME)).is_empty());
}
