//! Counts what a turn costs the system: reads, writes, bytes, and how often a thread falls asleep. Counts are the
//! same on every machine, where times are not.
#![cfg(target_os = "linux")]
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[expect(dead_code, reason = "the server's own tests use the rest")]
#[path = "../../../djambi-server/tests/service/support/player.rs"]
mod player;
#[expect(dead_code, reason = "nothing is killed here")]
#[path = "../kill/server_process.rs"]
mod server_process;

use std::collections::BTreeMap;

use djambi_client::{Browser, HttpConnection, Socket, Target};
use djambi_protocol::{ClientMessage, Command, GameId, GameMessage, NewGameRequest, OfGame, ServerMessage};
use serde_json::json;

use player::Player;
use server_process::ServerProcess;

/// The seats of the game, each with a socket.
const SEATS: usize = 4;
/// The turns before the counting begins.
const FIRST_TURNS: u32 = 20;
/// The turns that are counted.
const TURNS: u32 = 100;

/// The most that a turn may cost: 1.25 times its cost today, when each turn has a commit of its own.
const MAX_CALLS: f64 = 1.25 * 7.2;
const MAX_BYTES: f64 = 1.25 * 4_850.0;
const MAX_SLEEPS: f64 = 1.25 * 6.5;

#[tokio::test]
async fn a_turn_costs_few_calls_and_bytes() {
    let folder = tempfile::tempdir().unwrap();
    let server = ServerProcess::start(&folder.path().join("games.sqlite3")).await;
    let mut table = Table::open(Target::from(server.address)).await;
    for _ in 0..FIRST_TURNS {
        table.play().await;
    }
    let before = (server.io(), server.sleeps());
    for _ in 0..TURNS {
        table.play().await;
    }
    let after = (server.io(), server.sleeps());
    let a_turn = |names: &[&str]| {
        let spent: u64 = names.iter().map(|&name| after.0[name] - before.0[name]).sum();
        spent as f64 / f64::from(TURNS)
    };
    let calls = a_turn(&["syscr", "syscw"]);
    let bytes = a_turn(&["wchar"]);
    let sleeps = (after.1 - before.1) as f64 / f64::from(TURNS);
    println!("a turn: {calls:.1} reads and writes, {bytes:.0} bytes, {sleeps:.1} sleeps");
    assert!(
        calls <= MAX_CALLS,
        "a turn costs {calls:.1} reads and writes, instead of at most {MAX_CALLS:.1}"
    );
    assert!(bytes <= MAX_BYTES, "a turn writes {bytes:.0} bytes, instead of at most {MAX_BYTES:.0}");
    assert!(
        sleeps <= MAX_SLEEPS,
        "threads sleep {sleeps:.1} times a turn, instead of at most {MAX_SLEEPS:.1}"
    );
    server.end().await;
}

impl ServerProcess {
    /// The reads and writes of the process, by the names of the system.
    fn io(&self) -> BTreeMap<String, u64> {
        let text = std::fs::read_to_string(format!("/proc/{}/io", self.id())).unwrap();
        let count = |line: &str| {
            let (name, count) = line.split_once(": ").unwrap();
            (name.to_owned(), count.parse().unwrap())
        };
        text.lines().map(count).collect()
    }

    /// How often its threads have fallen asleep to wait for something.
    fn sleeps(&self) -> u64 {
        let threads = std::fs::read_dir(format!("/proc/{}/task", self.id())).unwrap();
        let of_thread = |thread: std::io::Result<std::fs::DirEntry>| {
            let status = std::fs::read_to_string(thread.unwrap().path().join("status")).unwrap_or_default();
            let count = status.lines().find_map(|line| line.strip_prefix("voluntary_ctxt_switches:"));
            count.map_or(0, |count| count.trim().parse::<u64>().unwrap())
        };
        threads.map(of_thread).sum()
    }
}

/// A game whose seats are all held by one browser, with a socket for each.
struct Table {
    game: GameId,
    player: Player,
    sockets: Vec<Socket>,
}

impl Table {
    async fn open(server: Target) -> Self {
        let seat = json!({"kind": "person", "mine": true});
        let new_game = json!({"rules": "classic", "table": {"begins": "at_once"}, "seats": {
            "red": seat, "blue": seat, "yellow": seat, "green": seat,
        }});
        let new_game: NewGameRequest = serde_json::from_value(new_game).unwrap();
        let mut browser = Browser::default();
        let mut http = HttpConnection::new(server.clone());
        let game = browser.create(&mut http, &new_game).await.unwrap().id;
        let mut sockets = Vec::new();
        for client in 0..SEATS {
            let mut socket = Socket::open(&server, client, browser.cookie.as_deref()).await.unwrap();
            socket.send(&ClientMessage::hello()).await.unwrap();
            socket.follow_game(&game, 0).await.unwrap();
            sockets.push(socket);
        }
        Self { game, player: Player::new(7), sockets }
    }

    /// Plays a turn, and waits until all sockets have heard of it.
    async fn play(&mut self) {
        let seq = self.player.seq();
        let seat = self.player.to_move();
        let action = self.player.any_turn();
        let id = format!("turn-{seq}").parse().unwrap();
        let command = Command { id, expect: seq, seen: None, seat, action };
        let author = &mut self.sockets[seat.index()];
        author.send(&ClientMessage::Command { game: self.game.clone(), command }).await.unwrap();
        let mut events = Vec::new();
        for socket in &mut self.sockets {
            events.push(loop {
                if let ServerMessage::Game(OfGame { message: GameMessage::Event { event }, .. }) =
                    socket.next().await.unwrap()
                {
                    break event;
                }
            });
        }
        assert!(events.iter().all(|event| *event == events[0] && event.seq == seq + 1));
        self.player.tell(events.remove(0));
    }
}
