//! Writers and readers of each channel: every kind of person, before the start, during the game and
//! after its end, over real sockets.

use std::time::Duration;

use djambi::Seat;
use djambi_protocol::{Channel, GameId, PlayerAction, TableAct, TalkPage, Words};
use serde_json::json;

use crate::app::TestApp;
use crate::support::{Browser, Socket};

/// What somebody is to a game.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Kind {
    /// Sits at the table, or plays and lives.
    Living,
    /// Played, and is out.
    Out,
    /// A guest without a seat.
    Watcher,
    /// Somebody without a cookie.
    Stranger,
}

/// How far the game is.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Stage {
    Waiting,
    Playing,
    Over,
}

/// Whether such a person writes in a channel, as docs/PROTOCOL.md says it.
fn writes(kind: Kind, channel: Channel, stage: Stage) -> bool {
    match (channel, kind) {
        (_, Kind::Stranger) => false,
        (Channel::Table, Kind::Living) => true,
        (Channel::Table, Kind::Out) => stage == Stage::Over,
        (Channel::Dead, Kind::Out) | (Channel::Watchers, Kind::Watcher) => true,
        _ => false,
    }
}

/// Whether such a person reads a channel, as docs/PROTOCOL.md says it.
fn reads(kind: Kind, channel: Channel, stage: Stage) -> bool {
    stage == Stage::Over
        || match channel {
            Channel::Table => true,
            Channel::Dead => kind == Kind::Out,
            Channel::Watchers => matches!(kind, Kind::Watcher | Kind::Stranger),
            Channel::Private(_) => false,
        }
}

/// Somebody at a game, and what they are there.
struct Person {
    name: &'static str,
    kind: Kind,
    browser: Browser,
    socket: Socket,
}

impl Person {
    async fn new(name: &'static str, kind: Kind, browser: Browser, game: &GameId) -> Self {
        let mut socket = browser.socket(game).await;
        socket.hello(None).await;
        Self { name, kind, browser, socket }
    }
}

fn texts(pages: &[TalkPage]) -> Vec<(Channel, String)> {
    let messages = pages.iter().flat_map(|page| page.messages.iter().map(|message| (page.channel, message)));
    let text = |words: &Words| match words {
        Words::Text(text) => text.clone(),
        Words::Sign(sign) => format!("{sign:?}"),
        other => format!("{other:?}"),
    };
    messages.map(|(channel, message)| (channel, text(&message.words))).collect()
}

/// Everybody tries to say something in every channel. What is said comes to those who read it, and to nobody
/// else, at once and after a reconnection. Adds what was said to `said`.
async fn everybody_talks(people: &mut [Person], stage: Stage, said: &mut Vec<(Channel, String)>) {
    for speaker in 0..people.len() {
        for channel in Channel::PUBLIC {
            let Person { name, kind, ref mut socket, .. } = people[speaker];
            let words = format!("{name} in {channel:?} while {stage:?}");
            let id = words.replace(' ', "-");
            let answer = socket.say(&id, channel, Words::Text(words.clone())).await;
            if writes(kind, channel, stage) {
                assert!(answer.is_ok(), "{words}: {answer:?}");
                said.push((channel, words.clone()));
            } else {
                assert_eq!(answer, Err("not_your_channel".to_owned()), "{words}");
            }
            for person in people.iter_mut() {
                let is_heard = writes(kind, channel, stage) && reads(person.kind, channel, stage);
                let expected = if is_heard { vec![(channel, words.clone())] } else { Vec::new() };
                let name = person.name;
                assert_eq!(texts(&person.socket.heard().await), expected, "{name} hears {words}");
            }
        }
    }
    for person in people {
        let mut socket = person.browser.socket(&person.socket.game).await;
        let read = texts(&socket.resume_talk(0, None).await);
        for all in Channel::PUBLIC {
            let of_channel = |(channel, _): &&(Channel, String)| *channel == all;
            let expected: Vec<_> = said.iter().filter(of_channel).collect();
            let read: Vec<_> = read.iter().filter(of_channel).collect();
            let is_reader = reads(person.kind, all, stage);
            let expected = if is_reader { expected } else { Vec::new() };
            assert_eq!(read, expected, "{} comes back while {stage:?}", person.name);
        }
    }
}

/// Forgets what has become readable, and checks that it is all that there is.
async fn revealed(person: &mut Person, before: Stage, now: Stage, was: Kind, said: &[(Channel, String)]) {
    let is_news = |(channel, _): &&(Channel, String)| {
        reads(person.kind, *channel, now) && !reads(was, *channel, before)
    };
    let mut expected: Vec<_> = said.iter().filter(is_news).cloned().collect();
    // The room reads it from the database after it has acknowledged the command.
    let mut heard = Vec::new();
    for _ in 0..100 {
        heard.extend(texts(&person.socket.heard().await));
        if heard.len() >= expected.len() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    heard.sort();
    expected.sort();
    assert_eq!(heard, expected, "{} from {before:?} to {now:?}", person.name);
}

async fn resign(person: &mut Person, seat: Seat, seq: u32) -> u32 {
    person.socket.command("resign", seq, seat, PlayerAction::Resign).await.unwrap()
}

#[tokio::test]
async fn each_kind_of_person_writes_and_reads_what_the_protocol_says() {
    let app = TestApp::start().await;
    let mut browsers: Vec<Browser> = (0..5).map(|_| app.browser()).collect();
    let free = json!({"kind": "person"});
    let seats = json!({"red": {"kind": "person", "mine": true}, "blue": free, "yellow": free, "green": free});
    // In real time a table waits, with all seats taken, until all are ready.
    let clock = json!({"kind": "real_time", "base_s": 600, "increment_s": 10});
    let table = json!({"rules": "classic", "seats": seats, "clock": clock, "table": {}});
    let game = browsers[0].create(&table).await.id;
    let path = format!("/api/v1/games/{game}/table");
    for (browser, seat) in browsers[1..4].iter_mut().zip([Seat::Blue, Seat::Yellow, Seat::Green]) {
        let sit = serde_json::to_value(TableAct::Sit { seat: Some(seat), ticket: None }).unwrap();
        assert_eq!(browser.post(&path, &sit).await.status, 200);
    }
    browsers[4].navigate("/").await;
    let mut people = Vec::new();
    for (name, browser) in ["Red", "Blue", "Yellow", "Green"].into_iter().zip(&browsers) {
        people.push(Person::new(name, Kind::Living, browser.clone(), &game).await);
    }
    people.push(Person::new("Watcher", Kind::Watcher, browsers[4].clone(), &game).await);
    people.push(Person::new("Stranger", Kind::Stranger, app.browser(), &game).await);
    let mut said = Vec::new();
    everybody_talks(&mut people, Stage::Waiting, &mut said).await;

    for browser in &mut browsers[..4] {
        let ready = serde_json::to_value(TableAct::Ready { ready: true }).unwrap();
        assert_eq!(browser.post(&path, &ready).await.status, 200);
    }
    let seq = browsers[0].game(&game).await.seq;
    assert_eq!(seq, 1, "the game has begun");
    let seq = resign(&mut people[1], Seat::Blue, seq).await;
    people[1].kind = Kind::Out;
    let seq = resign(&mut people[2], Seat::Yellow, seq).await;
    people[2].kind = Kind::Out;
    for person in &mut people {
        let was = if person.kind == Kind::Out { Kind::Living } else { person.kind };
        revealed(person, Stage::Waiting, Stage::Playing, was, &said).await;
    }
    everybody_talks(&mut people, Stage::Playing, &mut said).await;

    resign(&mut people[3], Seat::Green, seq).await;
    people[3].kind = Kind::Out;
    for person in &mut people {
        let was = if person.name == "Green" { Kind::Living } else { person.kind };
        revealed(person, Stage::Playing, Stage::Over, was, &said).await;
    }
    everybody_talks(&mut people, Stage::Over, &mut said).await;

    // Nothing of it is anywhere else.
    for path in
        [format!("/api/v1/games/{game}"), format!("/api/v1/games/{game}/record"), format!("/game/{game}")]
    {
        let body = browsers[0].get(&path).await.text();
        assert!(said.iter().all(|(_, words)| !body.contains(words.as_str())), "{path}");
    }
}
