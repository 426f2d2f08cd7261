//! The load: games with four sockets each, in which turn follows turn.

use std::error::Error;
use std::rc::Rc;
use std::time::Duration;

use djambi_client::{HttpConnection, HttpRequest, Socket, Target};
use djambi_protocol::VERSION;
use tokio::task::LocalSet;
use tokio::time::Instant;

use crate::measured::Measured;
use crate::script::{self, NEW_GAME, Script};
use crate::server::Server;

/// How long is played before it is measured.
const WARMING_UP: Duration = Duration::from_secs(1);
/// The number of different games.
const SCRIPTS: usize = 16;

/// How much is played.
#[derive(Clone, Copy)]
pub(crate) struct Load {
    /// The number of games; each has four sockets.
    pub(crate) games: u32,
    /// The turns a second of all games together; 0 is as many as can be.
    pub(crate) rate: u32,
    /// How long it is measured.
    pub(crate) time: Duration,
}

impl Load {
    /// Plays, and measures the server meanwhile.
    pub(crate) async fn run(self, server: &mut Server) -> Result<Measured, Box<dyn Error>> {
        LocalSet::new().run_until(self.run_here(server)).await
    }

    async fn run_here(self, server: &mut Server) -> Result<Measured, Box<dyn Error>> {
        let scripts: Vec<Rc<Script>> = script::scripts(SCRIPTS).into_iter().map(Rc::new).collect();
        let mut games = Vec::new();
        for number in 0..self.games {
            games.push(PlayedGame::open(server, scripts[number as usize % SCRIPTS].clone()).await?);
        }
        let begin = Instant::now() + WARMING_UP;
        let end = begin + self.time;
        let interval = (self.rate > 0).then(|| Duration::from_secs(1) * self.games / self.rate);
        let tasks: Vec<_> = (0..)
            .zip(games)
            .map(|(number, game)| {
                let first = begin - WARMING_UP + interval.unwrap_or_default() * number / self.games;
                tokio::task::spawn_local(game.play(interval, first, (begin, end)))
            })
            .collect();
        tokio::time::sleep_until(begin).await;
        let before = server.usage()?;
        tokio::time::sleep_until(end).await;
        let after = server.usage()?;
        let mut waits = Vec::new();
        for task in tasks {
            waits.extend(task.await?.map_err(|error| error.to_string())?);
        }
        waits.sort_unstable();
        Ok(Measured { time: self.time, waits, before, after })
    }
}

/// A game and its sockets.
struct PlayedGame {
    id: String,
    sockets: Vec<Socket>,
    script: Rc<Script>,
}

impl PlayedGame {
    /// Creates a game and joins it four times.
    async fn open(server: &Server, script: Rc<Script>) -> Result<Self, Box<dyn Error>> {
        let target = Target::from(server.address);
        let (id, cookie) = create(&target).await?;
        let mut sockets = Vec::new();
        for _ in 0..4 {
            let mut socket = Socket::open(&target, 0, Some(&cookie)).await?;
            let hello = format!(r#"{{"type":"hello","version":{VERSION}}}"#);
            socket.send_text(hello).await?;
            expect(&mut socket, "welcome").await?;
            let follow = format!(r#"{{"type":"follow","topic":{{"kind":"game","game":"{id}"}}}}"#);
            socket.send_text(follow).await?;
            expect(&mut socket, "\"type\":\"game\"").await?;
            sockets.push(socket);
        }
        Ok(Self { id, sockets, script })
    }

    /// Plays until the time is over; returns how long the turns within the measured time waited.
    async fn play(
        mut self,
        interval: Option<Duration>,
        first: Instant,
        (begin, end): (Instant, Instant),
    ) -> Result<Vec<Duration>, Box<dyn Error>> {
        let script = self.script.clone();
        let game = self.id.clone();
        let mut due = first;
        let mut waits = Vec::new();
        for (seq, (seat, mv)) in script.iter().enumerate() {
            tokio::time::sleep_until(due).await;
            if due >= end {
                return Ok(waits);
            }
            let id = format!("0f8fad5b-d9cb-469f-a165-{seq:012}");
            let command = format!(
                r#"{{"type":"command","game":"{game}","id":"{id}","expect":{seq},"seat":"{seat}","action":{{"kind":"turn","move":"{mv}"}}}}"#
            );
            let author = &mut self.sockets[seq % 4];
            author.send_text(command).await?;
            expect(author, r#""type":"ack""#).await?;
            let now = Instant::now();
            if due >= begin && now <= end {
                waits.push(now - due);
            }
            for socket in &mut self.sockets {
                expect(socket, r#""move":"#).await?;
            }
            due = interval.map_or_else(Instant::now, |interval| due + interval);
        }
        Err("the game is too short for this time".into())
    }
}

/// Receives a message that must contain a word. What changes at the table, and what one may do there, come between.
async fn expect(socket: &mut Socket, word: &str) -> Result<(), Box<dyn Error>> {
    loop {
        let text = socket.next_text().await?;
        if text.contains(word) {
            return Ok(());
        }
        let comes_between = [r#""type":"state""#, r#""type":"you""#].iter().any(|word| text.contains(word));
        if !comes_between {
            return Err(format!("{text} instead of {word}").into());
        }
    }
}

/// Creates a game; returns its id and the cookie.
async fn create(target: &Target) -> Result<(String, String), Box<dyn Error>> {
    let request = HttpRequest::post("/api/v1/games", "application/json", NEW_GAME);
    let reply = HttpConnection::new(target.clone()).send(&request).await?;
    // The reference sends a part of what the service does.
    let created: serde_json::Value = reply.json()?;
    let id = created["id"].as_str().ok_or_else(|| reply.refusal().to_string())?.to_owned();
    Ok((id, reply.cookie().unwrap_or("none=1").to_owned()))
}
