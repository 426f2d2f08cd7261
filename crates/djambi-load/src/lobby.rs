//! The lobby with many tables: what its readers and followers cost.

use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;
use std::time::Duration;

use djambi_client::{Conversation, HttpConnection, HttpRequest, Socket, Target};
use djambi_protocol::{Lobby, ServerMessage, Topic};
use serde::Serialize;
use tokio::task::{JoinHandle, spawn_local};

use crate::clock::now;
use crate::creation::{create_open_tables, create_running_tables};
use crate::latencies::{Latencies, Percentiles};
use crate::rate::RateSpec;
use crate::report::UsageLines;
use crate::result::LoadResult;
use crate::table_game::TableGame;
use crate::tally::Problems;
use crate::usage::{Usage, UsageMeter};

/// How many connections follow the lobby.
const FOLLOWERS: usize = 100;
/// How many connections read it over REST.
const READERS: usize = 8;
/// How often they read it together, a second.
const READS: f64 = 100.0;

/// What a lobby with many tables has shown.
#[derive(Debug, Serialize)]
pub(crate) struct LobbyResult {
    /// The number of open tables, and that of running games.
    pub(crate) tables: usize,
    /// The tables and games that the lobby shows.
    pub(crate) shown: (usize, usize),
    /// The bytes of the whole lobby, as it is and compressed.
    pub(crate) bytes: (usize, usize),
    /// Milliseconds of a `GET` of the compressed lobby.
    pub(crate) get_ms: Percentiles,
    /// Milliseconds from a `follow` to the whole lobby.
    pub(crate) follow_ms: Percentiles,
    /// The bytes that each follower gets a second.
    pub(crate) follower_bytes_a_second: f64,
    /// The cores of the service with the turns alone, with followers, and with readers too.
    pub(crate) cores: [Option<f64>; 3],
    /// The service's processor time for a `GET`, in microseconds.
    pub(crate) us_per_get: Option<f64>,
    /// Refusals, errors and faults, by their names.
    pub(crate) problems: Problems,
    /// What was used with readers and followers.
    #[serde(flatten)]
    pub(crate) usage: Usage,
}

impl fmt::Display for LobbyResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { get_ms, follow_ms, .. } = self;
        let unknown = || "unknown".to_owned();
        let cores = |cores: Option<f64>| cores.map_or_else(unknown, |cores| format!("{cores:.2}"));
        writeln!(
            f,
            "open and running    {} of each; {} and {} shown",
            self.tables, self.shown.0, self.shown.1
        )?;
        writeln!(f, "whole lobby         {} bytes, {} compressed", self.bytes.0, self.bytes.1)?;
        writeln!(
            f,
            "GET, ms             p50 {:.1}  p99 {:.1}  max {:.1} ({} requests)",
            get_ms.p50, get_ms.p99, get_ms.max, get_ms.count
        )?;
        writeln!(f, "follow, ms          p50 {:.1}  p99 {:.1}", follow_ms.p50, follow_ms.p99)?;
        writeln!(f, "a follower          {:.0} bytes a second", self.follower_bytes_a_second)?;
        let [turns, followers, readers] = self.cores.map(cores);
        writeln!(f, "cores               {turns} turns, {followers} with followers, {readers} with readers")?;
        let micros = self.us_per_get.map_or_else(unknown, |micros| format!("{micros:.0}"));
        writeln!(f, "a GET, µs           {micros} of the service")?;
        writeln!(f, "problems            {}", self.problems)?;
        write!(f, "{}", UsageLines(&self.usage))
    }
}

impl LoadResult for LobbyResult {
    fn problems(&self) -> &Problems {
        &self.problems
    }

    fn is_right(&self) -> bool {
        self.problems.is_empty() && self.get_ms.count > 0 && self.follower_bytes_a_second > 0.0
    }
}

/// What is counted while the load runs.
struct Counts {
    gets: Latencies,
    follows: Latencies,
    follower_bytes: usize,
    problems: Problems,
}

type Shared = Rc<RefCell<Counts>>;

/// Opens tables and games, plays in the games, and measures the service with turns alone, with followers of
/// the lobby, and with readers too.
///
/// # Errors
/// When the service refuses the tables or cannot be reached.
pub(crate) async fn run(spec: &RateSpec) -> anyhow::Result<LobbyResult> {
    let RateSpec { target, games: tables, .. } = spec;
    create_open_tables(target, *tables).await?;
    let games = create_running_tables(target, *tables).await?;
    let counts = Rc::new(RefCell::new(Counts {
        gets: Latencies::new(),
        follows: Latencies::new(),
        follower_bytes: 0,
        problems: Problems::default(),
    }));
    let pause = Duration::from_secs_f64(*tables as f64 / spec.rate);
    let mut tasks: Vec<JoinHandle<()>> = Vec::new();
    for (number, game) in games.into_iter().enumerate() {
        // The games begin one after the other, so that turns come evenly.
        let wait = pause.mul_f64(number as f64 / *tables as f64);
        tasks.push(spawn_local(watched(play(target.clone(), game, wait, pause), counts.clone())));
    }
    tokio::time::sleep(spec.warmup).await;
    let turns = measured(spec).await?;
    for number in 0..FOLLOWERS {
        tasks.push(spawn_local(watched(follow(target.clone(), number, counts.clone()), counts.clone())));
    }
    tokio::time::sleep(spec.warmup).await;
    counts.borrow_mut().follower_bytes = 0;
    let followers = measured(spec).await?;
    let follower_bytes = std::mem::take(&mut counts.borrow_mut().follower_bytes);
    for _ in 0..READERS {
        tasks.push(spawn_local(watched(read(target.clone(), counts.clone()), counts.clone())));
    }
    let usage = measured(spec).await?;
    tasks.iter().for_each(JoinHandle::abort);
    let (shown, bytes) = size(target).await?;
    let counts = counts.borrow();
    let get_ms = counts.gets.percentiles();
    let used = |usage: &Usage| usage.server.as_ref().map(|server| server.cores);
    let cores = [used(&turns), used(&followers), used(&usage)];
    let gets_a_second = get_ms.count as f64 / usage.seconds;
    let us_per_get = cores[2].zip(cores[1]).map(|(with, without)| (with - without) * 1e6 / gets_a_second);
    Ok(LobbyResult {
        tables: *tables,
        shown,
        bytes,
        get_ms,
        follow_ms: counts.follows.percentiles(),
        follower_bytes_a_second: follower_bytes as f64 / FOLLOWERS as f64 / followers.seconds,
        cores,
        us_per_get,
        problems: counts.problems.clone(),
        usage,
    })
}

/// What is used in the time of a measurement.
async fn measured(spec: &RateSpec) -> anyhow::Result<Usage> {
    let meter = UsageMeter::start(&spec.probe).await?;
    tokio::time::sleep(spec.time).await;
    meter.finish().await
}

/// Notes the problem with which a task ends.
async fn watched(task: impl Future<Output = Result<(), String>>, counts: Shared) {
    if let Err(problem) = task.await {
        counts.borrow_mut().problems.add(problem);
    }
}

/// Plays the turns of a game, one in each pause.
async fn play(target: Target, mut game: TableGame, wait: Duration, pause: Duration) -> Result<(), String> {
    let opening = Socket::open(&target, game.number, game.cookie.as_deref()).await;
    let mut socket = opening.map_err(|error| error.to_string())?;
    socket.follow_game(&game.id, 0).await.map_err(|error| error.to_string())?;
    let mut ticks = tokio::time::interval_at(tokio::time::Instant::now() + wait, pause);
    while let Some(command) = game.next_command() {
        ticks.tick().await;
        game.act(&mut socket, command).await?;
    }
    Ok(())
}

/// Follows the lobby and counts what comes.
async fn follow(target: Target, number: usize, counts: Shared) -> Result<(), String> {
    let mut conversation = Conversation::default();
    conversation.follow(Topic::Lobby);
    let opening = Socket::open(&target, number, None).await;
    let mut socket = opening.map_err(|error| error.to_string())?;
    let begun = now();
    socket.send(&conversation.greeting()).await.map_err(|error| format!("follow not sent: {error}"))?;
    loop {
        let text = socket.next_text().await.map_err(|error| format!("a follower was {error}"))?;
        let mut counts = counts.borrow_mut();
        counts.follower_bytes += text.len();
        match serde_json::from_str(&text) {
            Ok(ServerMessage::Lobby(_)) => counts.follows.add(begun.elapsed()),
            Ok(ServerMessage::Error { failure, .. }) => return Err(failure.code),
            _ => {}
        }
    }
}

/// Reads the compressed lobby again and again, at the share of one reader.
async fn read(target: Target, counts: Shared) -> Result<(), String> {
    let mut http = HttpConnection::new(target);
    let mut ticks = tokio::time::interval(Duration::from_secs_f64(READERS as f64 / READS));
    loop {
        let due = ticks.tick().await.into_std();
        let request = HttpRequest::get("/api/v1/lobby").with("accept-encoding", "br");
        let reply = http.send(&request).await.map_err(|error| error.to_string())?;
        if reply.status != 200 {
            return Err(format!("the lobby is answered with {}", reply.refusal()));
        }
        counts.borrow_mut().gets.add(now().saturating_duration_since(due));
    }
}

/// The tables and games that are shown, and the bytes of the whole lobby, as it is and compressed.
async fn size(target: &Target) -> anyhow::Result<((usize, usize), (usize, usize))> {
    let mut http = HttpConnection::new(target.clone());
    let plain = http.read("/api/v1/lobby").await?;
    let request = HttpRequest::get("/api/v1/lobby").with("accept-encoding", "br");
    let compressed = http.send(&request).await?.body;
    let lobby: Lobby = serde_json::from_slice(&plain)?;
    Ok(((lobby.tables.len(), lobby.games.len()), (plain.len(), compressed.len())))
}
