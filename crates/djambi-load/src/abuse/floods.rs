//! Many messages that can be read, and answers that nobody reads.

use djambi::Seat;
use djambi_client::{Browser, ClientError, HttpConnection, HttpRequest, Socket};
use djambi_protocol::{
    Channel, ClientMessage, Command, Follow, GameId, GameMessage, OfGame, PlayerAction, Say, Seq,
    ServerMessage, Topic, Words,
};
use futures_util::SinkExt;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

use super::aggressor::{Abuse, Aggressor, wait_for_end};
use crate::tally::Problems;

/// How many sockets do not read.
const UNREAD: usize = 40;
/// How often each follows the game.
const FOLLOWS: usize = 30;
/// How many people fill the talk of those who watch, and with how many texts each: all that a channel keeps.
const TALKERS: usize = 25;
const TEXTS: usize = 20;
/// How many pings each sends.
const PINGS: usize = 20_000;
/// How long talking may take.
const TALKING_TIMEOUT: std::time::Duration = std::time::Duration::from_secs(30);
/// How many clients come again and again, and how often.
const LANES: usize = 20;
const COMINGS: usize = 50;
/// How many commands a stranger sends.
const COMMANDS: usize = 500;

/// The abuses of this part.
pub(super) fn all() -> Vec<Abuse> {
    vec![
        Abuse { name: "40 × 30 times a long game, unread", run: |aggressor| Box::pin(follows(aggressor)) },
        Abuse {
            name: "40 × 30 times the rest of a long game, unread",
            run: |aggressor| Box::pin(rests(aggressor)),
        },
        Abuse { name: "40 × 30 times a full talk, unread", run: |aggressor| Box::pin(full_talk(aggressor)) },
        Abuse {
            name: "1,000 sockets that come, say hello and go",
            run: |aggressor| Box::pin(comings(aggressor)),
        },
        Abuse { name: "40 × 20,000 pings, unread", run: |aggressor| Box::pin(pings(aggressor)) },
        Abuse { name: "40 × 20,000 ping frames, unread", run: |aggressor| Box::pin(ping_frames(aggressor)) },
        Abuse { name: "20 × 500 commands of strangers", run: |aggressor| Box::pin(strangers(aggressor)) },
    ]
}

fn text(message: &ClientMessage) -> Message {
    Message::text(serde_json::to_string(message).expect("a message as JSON"))
}

/// The messages that follow a game behind an event on a new connection.
fn greeting(game: &GameId, since: Seq) -> [Message; 2] {
    let topic = Topic::Game { game: game.clone() };
    let follow = ClientMessage::Follow(Follow { since: Some(since), ..Follow::of(topic) });
    [ClientMessage::hello(), follow].map(|message| text(&message))
}

async fn follows(aggressor: Aggressor) -> Problems {
    let [_, follow] = greeting(&aggressor.game, 0);
    aggressor.each(UNREAD, async |_| unread(&aggressor, &follow, FOLLOWS).await).await
}

/// As if the first event were seen already, so that it does not count as reading a whole game.
async fn rests(aggressor: Aggressor) -> Problems {
    let [_, follow] = greeting(&aggressor.game, 1);
    aggressor.each(UNREAD, async |_| unread(&aggressor, &follow, FOLLOWS).await).await
}

/// Fills the talk of those who watch with the longest texts, and asks for all of it as if the first event were seen
/// already.
async fn full_talk(aggressor: Aggressor) -> Problems {
    let mut ends = aggressor.each(TALKERS, async |number| talk_much(&aggressor, number).await).await;
    let follow = text(&ClientMessage::Follow(Follow {
        since: Some(1),
        talk: Some([(Channel::Watchers, 0)].into()),
        ..Follow::of(Topic::Game { game: aggressor.game.clone() })
    }));
    ends.merge(aggressor.each(UNREAD, async |_| unread(&aggressor, &follow, FOLLOWS).await).await);
    ends
}

/// Says as much as a person may within a minute, as somebody else each time.
async fn talk_much(aggressor: &Aggressor, number: usize) -> String {
    match timeout(TALKING_TIMEOUT, say_texts(aggressor, number)).await {
        Ok(Ok(said)) => format!("said {said} texts"),
        Ok(Err(error)) => format!("says nothing: {error}"),
        Err(_) => "no answer".to_owned(),
    }
}

/// Says texts among those who watch; returns how many were taken.
async fn say_texts(aggressor: &Aggressor, number: usize) -> Result<usize, ClientError> {
    let mut http = HttpConnection::new(aggressor.target.clone());
    let mut browser = Browser::default();
    browser.send(&mut http, HttpRequest::get("/learn")).await?;
    let mut socket = Socket::open(&aggressor.target, number, browser.cookie.as_deref()).await?;
    socket.follow_game(&aggressor.game, 0).await?;
    for text in 0..TEXTS {
        let id = format!("text-{text}").parse().expect("an id");
        let words = Words::Text("🎲".repeat(Words::MAX_CHARACTERS));
        let say = Say { id, channel: Channel::Watchers, words };
        socket.send(&ClientMessage::Say { game: aggressor.game.clone(), say }).await?;
    }
    let mut answers = 0;
    let mut said = 0;
    while answers < TEXTS {
        match socket.next().await? {
            ServerMessage::Game(OfGame { message: GameMessage::Said { .. }, .. }) => said += 1,
            ServerMessage::Game(OfGame { message: GameMessage::Refused { .. }, .. })
            | ServerMessage::Error { .. } => {}
            _ => continue,
        }
        answers += 1;
    }
    Ok(said)
}

async fn pings(aggressor: Aggressor) -> Problems {
    aggressor
        .each(UNREAD, async |_| unread(&aggressor, &text(&ClientMessage::Ping { id: None }), PINGS).await)
        .await
}

async fn ping_frames(aggressor: Aggressor) -> Problems {
    let ping = Message::Ping(vec![b'x'; 100].into());
    aggressor.each(UNREAD, async |_| unread(&aggressor, &ping, PINGS).await).await
}

/// Follows the game, sends a message many times, holds the socket without reading, and sees then what has
/// become of it.
async fn unread(aggressor: &Aggressor, message: &Message, times: usize) -> String {
    let mut socket = match aggressor.socket().await {
        Ok(socket) => socket,
        Err(problem) => return problem,
    };
    let started = tokio::time::Instant::now();
    let sending = async {
        for message in greeting(&aggressor.game, 0) {
            socket.frames().feed(message).await?;
        }
        for _ in 0..times {
            socket.frames().feed(message.clone()).await?;
        }
        socket.frames().flush().await
    };
    let sent = timeout(aggressor.time, sending).await;
    tokio::time::sleep_until(started + aggressor.time).await;
    let how = match sent {
        Ok(Ok(())) => "all sent",
        Ok(Err(_)) => "cut off",
        Err(_) => "held up",
    };
    let end = wait_for_end(&mut socket, std::time::Duration::from_secs(1)).await;
    format!("{how}, {end}")
}

async fn comings(aggressor: Aggressor) -> Problems {
    let lane = async |_| {
        let mut ends = Problems::default();
        for _ in 0..COMINGS {
            ends.add(come_and_go(&aggressor).await);
        }
        ends
    };
    let lanes = futures_util::future::join_all((0..LANES).map(lane)).await;
    lanes.into_iter().fold(Problems::default(), |mut all, ends| {
        all.merge(ends);
        all
    })
}

async fn come_and_go(aggressor: &Aggressor) -> String {
    let hello = async {
        let mut socket = aggressor.socket().await?;
        socket.follow_game(&aggressor.game, 0).await.map_err(|error| error.to_string())
    };
    match timeout(aggressor.time, hello).await {
        Ok(Ok(_)) => "welcome".to_owned(),
        Ok(Err(problem)) => problem,
        Err(_) => "no answer".to_owned(),
    }
}

async fn strangers(aggressor: Aggressor) -> Problems {
    let stranger = async |_| {
        let mut answers = Problems::default();
        let mut socket = match aggressor.socket().await {
            Ok(socket) => socket,
            Err(problem) => {
                answers.add(problem);
                return answers;
            }
        };
        if let Err(problem) = socket.follow_game(&aggressor.game, 0).await {
            answers.add(problem.to_string());
            return answers;
        }
        let commanding = async {
            for number in 0..COMMANDS {
                let answer = command(&mut socket, &aggressor, number).await;
                let is_over = answer.starts_with("closed");
                answers.add(answer);
                if is_over {
                    return;
                }
            }
        };
        drop(timeout(aggressor.time, commanding).await);
        answers
    };
    let strangers = futures_util::future::join_all((0..LANES).map(stranger)).await;
    strangers.into_iter().fold(Problems::default(), |mut all, answers| {
        all.merge(answers);
        all
    })
}

/// Sends a command for a seat of somebody else and returns the code of its answer.
async fn command(socket: &mut Socket, aggressor: &Aggressor, number: usize) -> String {
    let id = format!("stranger-{number}").parse().expect("an id");
    let action = PlayerAction::Resign;
    let command = Command { id, expect: 0, seen: None, seat: Seat::Red, action };
    let message = ClientMessage::Command { game: aggressor.game.clone(), command };
    if socket.send(&message).await.is_err() {
        return "closed".to_owned();
    }
    loop {
        match socket.next().await {
            Ok(
                ServerMessage::Game(OfGame { message: GameMessage::Refused { failure, .. }, .. })
                | ServerMessage::Error { failure, .. },
            ) => return failure.code,
            Ok(ServerMessage::Game(OfGame { message: GameMessage::Ack { .. }, .. })) => {
                return "acknowledged".to_owned();
            }
            Ok(_) | Err(ClientError::Unreadable(_)) => {}
            Err(_) => return "closed".to_owned(),
        }
    }
}
