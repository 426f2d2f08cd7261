//! Every message, action, event and offer has a golden file.

use std::collections::BTreeSet;

use djambi_protocol::{ClientMessage, EventKind, GameMessage, Offer, PlayerAction, ServerMessage, TableAct};
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::golden::{files_on_disk, text_of};

#[test]
fn every_kind_of_message_has_a_golden_file() {
    let client = tagged("client_", "type");
    assert_eq!(client, names_of::<ClientMessage>("type"));
    let mut server = names_of::<GameMessage>("type");
    server.extend(OF_NO_GAME.map(str::to_owned));
    assert_eq!(tagged("server_", "type"), server);
}

#[test]
fn a_message_is_read_as_serde_reads_it() {
    for message in values("client_") {
        let text = message.to_string();
        let expected: ClientMessage = serde_json::from_str(&text).unwrap();
        assert_eq!(ClientMessage::read(&text).unwrap(), expected, "{text}");
    }
}

#[test]
fn every_kind_of_action_event_and_offer_has_a_golden_file() {
    let commands = values("client_").into_iter().filter_map(|message| message.get("action").cloned());
    assert_eq!(kinds(commands, "kind"), names_of::<PlayerAction>("kind"));
    let single = values("server_event").into_iter().map(|message| message["event"].clone());
    let listed = values("events_").into_iter().flat_map(|list| list.as_array().cloned().unwrap_or_default());
    let resigned =
        values("server_game").into_iter().flat_map(|game| game["events"].as_array().cloned().unwrap());
    assert_eq!(kinds(single.chain(listed).chain(resigned), "kind"), names_of::<EventKind>("kind"));
    let list = |name| values(name).into_iter().flat_map(|list| list.as_array().cloned().unwrap_or_default());
    assert_eq!(kinds(list("offers"), "what"), names_of::<Offer>("what"));
    assert_eq!(kinds(list("table_acts"), "act"), names_of::<TableAct>("act"));
}

/// The messages of the service that are of no game. A further one does not compile before it is here.
const OF_NO_GAME: [&str; 8] =
    ["welcome", "error", "pong", "lobby", "lobby_change", "notices", "notice", "unread_notices"];

const _: fn(&ServerMessage) -> &str = |message| match message {
    ServerMessage::Welcome { .. } => OF_NO_GAME[0],
    ServerMessage::Error { .. } => OF_NO_GAME[1],
    ServerMessage::Pong { .. } => OF_NO_GAME[2],
    ServerMessage::Lobby(_) => OF_NO_GAME[3],
    ServerMessage::LobbyChange(_) => OF_NO_GAME[4],
    ServerMessage::Notices(_) => OF_NO_GAME[5],
    ServerMessage::Notice(_) => OF_NO_GAME[6],
    ServerMessage::UnreadNotices(_) => OF_NO_GAME[7],
    ServerMessage::Game(_) => "of a game",
};

/// The names that a tag may have: a name that none is makes serde list them.
fn names_of<T: DeserializeOwned>(tag: &str) -> BTreeSet<String> {
    let value = Value::Object([(tag.to_owned(), "nothing".into())].into_iter().collect());
    let Err(error) = serde_json::from_value::<T>(value) else { panic!("`nothing` is a name of {tag}") };
    let error = error.to_string();
    let listed = error.split_once("expected one of ").expect("a list of the names").1;
    listed.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// The golden files whose names begin so.
fn values(beginning: &str) -> Vec<Value> {
    let names = files_on_disk();
    let names = names.iter().filter(|name| name.starts_with(beginning));
    names.map(|name| serde_json::from_str(&text_of(name)).unwrap()).collect()
}

fn tagged(beginning: &str, tag: &str) -> BTreeSet<String> {
    kinds(values(beginning).into_iter(), tag)
}

fn kinds(values: impl Iterator<Item = Value>, tag: &str) -> BTreeSet<String> {
    values.map(|value| value[tag].as_str().expect("a tag").to_owned()).collect()
}
