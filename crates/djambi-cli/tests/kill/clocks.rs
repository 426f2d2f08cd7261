//! Clocks against a stopwatch, over kills.

use std::time::{Duration, Instant};

use djambi_client::{Browser, HttpConnection, Socket, Target};
use djambi_protocol::{
    ClientMessage, Clocks, Command, EventKind, GameId, GameMessage, OfGame, ServerMessage,
};
use serde_json::json;
use tokio::time::timeout;

use crate::player::Player;
use crate::server_process::ServerProcess;

/// How long the server lives each time, in milliseconds; it is killed after that.
const LIVES: [u64; 6] = [1_400, 300, 2_600, 1_900, 700, 3_200];
/// How long no server runs after each life, in milliseconds.
const DEATHS: [u64; 6] = [900, 2_100, 400, 3_000, 1_200, 700];
/// The server keeps a sign of life each second. After a kill it spares a player the time since the last one.
const HEARTBEAT: Duration = Duration::from_secs(1);
/// How late anything may be on a busy machine, for each life.
const TOLERANCE: Duration = Duration::from_millis(200);
/// The clocks are whole milliseconds.
const MILLISECOND: Duration = Duration::from_millis(1);
/// What a player has at the start, and what each turn adds, in milliseconds.
const BASE: u64 = 120_000;
const INCREMENT: u64 = 5_000;

/// The time for which a server lived, at least and at most, as far as the test can know.
#[derive(Clone, Copy, Default)]
struct Stopwatch {
    least: Duration,
    most: Duration,
}

/// A game of one person in all seats, whose clocks are held against the test's own time.
struct TimedGame {
    game: GameId,
    server: Target,
    browser: Browser,
    player: Player,
    /// The life of the servers since the game was created.
    lived: Stopwatch,
    turns: u64,
    kills: u32,
}

#[tokio::test]
#[expect(clippy::disallowed_methods, reason = "a stopwatch measures time")]
async fn nobody_pays_for_the_time_in_which_no_server_runs() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("games.sqlite3");
    let mut server = ServerProcess::start(&database).await;
    let mut spawned = Instant::now();
    let mut timed = TimedGame::create(&server).await;
    for (life, death) in LIVES.into_iter().zip(DEATHS) {
        let begun = Instant::now();
        timed.server = Target::from(server.address);
        timed.play(Duration::from_millis(life / 2)).await;
        timed.check(spawned.elapsed(), begun.elapsed()).await;
        tokio::time::sleep(Duration::from_millis(life).saturating_sub(begun.elapsed())).await;
        let least = begun.elapsed();
        server.kill().await;
        timed.add_life(least, spawned.elapsed());
        tokio::time::sleep(Duration::from_millis(death)).await;
        spawned = Instant::now();
        server = ServerProcess::start(&database).await;
    }
    timed.server = Target::from(server.address);
    timed.play(Duration::ZERO).await;
    timed.check(spawned.elapsed(), Duration::ZERO).await;
    timed.check_downtimes().await;
    server.end().await;
}

impl TimedGame {
    async fn create(server: &ServerProcess) -> Self {
        let mine = json!({"kind": "person", "mine": true});
        let server = Target::from(server.address);
        let mut browser = Browser::default();
        let clock = json!({"kind": "real_time", "base_s": BASE / 1_000, "increment_s": INCREMENT / 1_000});
        let seats = json!({"red": mine, "blue": mine, "yellow": mine, "green": mine});
        let request = json!({"rules": "classic", "clock": clock, "seats": seats});
        let request = serde_json::from_value(request).unwrap();
        let game = browser.create(&mut HttpConnection::new(server.clone()), &request).await.unwrap().id;
        let player = Player::new(7);
        let lived = Stopwatch::default();
        Self { game, server, browser, player, lived, turns: 0, kills: 0 }
    }

    /// Comes back, plays a turn, waits, and plays another, for which that time is paid.
    #[expect(clippy::disallowed_methods, reason = "a stopwatch measures time")]
    async fn play(&mut self, wait: Duration) {
        let cookie = self.browser.cookie.as_deref();
        let mut socket = Socket::open(&self.server, 0, cookie).await.unwrap();
        let answer = socket.follow_game(&self.game, self.player.seq()).await.unwrap();
        let GameMessage::Game { events, .. } = answer else { panic!("{answer:?} for the game") };
        events.into_iter().for_each(|event| self.player.tell(event));
        let before_first = Instant::now();
        self.turn(&mut socket).await;
        let after_first = Instant::now();
        // A client answers the pings that come meanwhile: else they would measure its sleep as the way to it.
        let waiting = async {
            loop {
                match socket.next().await.unwrap() {
                    ServerMessage::Game(OfGame {
                        message: GameMessage::State { .. } | GameMessage::You { .. },
                        ..
                    }) => {}
                    other => panic!("{other:?} to a client that waits"),
                }
            }
        };
        drop::<Result<(), _>>(timeout(wait, waiting).await);
        let seat = self.player.to_move();
        let before = self.left();
        let least = after_first.elapsed();
        self.turn(&mut socket).await;
        let paid = Duration::from_millis(before[&seat] + INCREMENT - self.left()[&seat]);
        // Both moments are told in whole milliseconds, and the way to the service is given back.
        let least = least.saturating_sub(2 * MILLISECOND);
        let most = before_first.elapsed() + MILLISECOND;
        assert!((least..=most).contains(&paid), "paid {paid:?} of {least:?} to {most:?}");
    }

    /// Plays a turn and waits for its event.
    async fn turn(&mut self, socket: &mut Socket) {
        let expect = self.player.seq();
        let seat = self.player.to_move();
        let action = self.player.any_turn();
        let id = format!("{seat}-{expect}").parse().unwrap();
        let command = Command { id, expect, seen: None, seat, action };
        let message = ClientMessage::Command { game: self.game.clone(), command };
        socket.send(&message).await.unwrap();
        while self.player.seq() == expect {
            match socket.next().await.unwrap() {
                ServerMessage::Game(OfGame { message: GameMessage::Event { event }, .. }) => {
                    self.player.tell(event);
                }
                ServerMessage::Game(OfGame {
                    message: GameMessage::Ack { .. } | GameMessage::State { .. } | GameMessage::You { .. },
                    ..
                }) => {}
                other => panic!("{other:?} to a correct client"),
            }
        }
        self.turns += 1;
    }

    /// What each player has left after the last event.
    fn left(&self) -> Clocks {
        self.player.events.last().and_then(|event| event.clocks.clone()).unwrap()
    }

    fn add_life(&mut self, least: Duration, most: Duration) {
        self.lived.least += least;
        self.lived.most += most;
        self.kills += 1;
    }

    /// All that the players have paid together must be the time for which servers lived since the game was
    /// created. This server has lived for at most and at least so long when the last turn was played.
    async fn check(&mut self, most: Duration, least: Duration) {
        let left: u64 = self.left().values().sum();
        let paid = Duration::from_millis(4 * BASE + self.turns * INCREMENT - left);
        let least = self.lived.least + least;
        let least = least.saturating_sub(HEARTBEAT * self.kills + TOLERANCE * (self.kills + 1));
        let most = self.lived.most + most + MILLISECOND * (self.kills + 1);
        assert!((least..=most).contains(&paid), "paid {paid:?} of {least:?} to {most:?}");
    }

    /// Each death is an event, which says how long it was.
    async fn check_downtimes(&mut self) {
        let mut http = HttpConnection::new(self.server.clone());
        let events = self.browser.game(&mut http, &self.game).await.unwrap().events;
        assert_eq!(events, self.player.events);
        let downtimes: Vec<u64> = events
            .iter()
            .filter_map(|event| match event.kind {
                EventKind::Downtime { ms } => Some(ms),
                _ => None,
            })
            .collect();
        assert_eq!(downtimes.len(), DEATHS.len(), "{downtimes:?}");
        for (found, death) in downtimes.into_iter().zip(DEATHS) {
            let most = death + (HEARTBEAT + 4 * TOLERANCE).as_millis() as u64;
            assert!((death..=most).contains(&found), "down for {death} ms, spared {found}");
        }
    }
}
