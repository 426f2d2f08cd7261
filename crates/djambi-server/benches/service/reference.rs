//! The least that a durable turn costs with the same libraries and the same guarantee, and without rules: each
//! message is kept as a row in the order of arrival, one commit for all that have come, and then goes to all
//! members of its game, written to their sockets by the thread that commits. The author gets a short
//! acknowledgement before it.
//!
//! There are no rooms, no checks, no limits and no answers to `hello` but one: it is the limit of what the service can
//! come to, not a service.

use std::collections::HashMap;
use std::error::Error;
use std::io;
use std::pin::Pin;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll};
use std::time::Duration;

use futures_util::StreamExt;
use rusqlite::Connection;
use serde_json::Value;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, ReadBuf};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::Instant;
use tungstenite::Message;
use tungstenite::protocol::WebSocketConfig;

/// The maximum number of rows in a commit.
const MAX_BATCH: usize = 256;
/// The least time between the beginnings of two commits when several turns come at a time, as in the service.
const CROWD_INTERVAL: Duration = Duration::from_millis(4);

/// The size of a connection's buffer, as in the service.
const READ_BUFFER_BYTES: usize = 512;

/// The state that all connections share.
#[derive(Clone)]
struct Reference {
    next_game: Arc<AtomicU32>,
    games: Arc<Mutex<HashMap<String, Arc<Game>>>>,
    turns: mpsc::Sender<Turn>,
}

/// The members of a game.
struct Game {
    id: String,
    members: Mutex<Vec<Arc<OwnedWriteHalf>>>,
}

/// A message to keep, who has sent it, and its game.
struct Turn {
    game: Arc<Game>,
    text: String,
    author: Arc<OwnedWriteHalf>,
}

/// Serves until the process is killed.
pub(crate) async fn serve(file: &str) -> Result<(), Box<dyn Error>> {
    let connection = Connection::open(file)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "wal_autocheckpoint", 4096)?;
    connection.execute_batch("CREATE TABLE message (game TEXT NOT NULL, text TEXT NOT NULL) STRICT")?;
    let (turns, queue) = mpsc::channel(1024);
    std::thread::Builder::new()
        .name("writer".to_owned())
        .spawn(move || write(&connection, queue).expect("a database that can be written"))?;
    let reference = Reference { next_game: Arc::default(), games: Arc::default(), turns };
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("The reference is at http://{}", listener.local_addr()?);
    loop {
        let (stream, _) = listener.accept().await?;
        stream.set_nodelay(true)?;
        let reference = reference.clone();
        tokio::spawn(async move {
            // The end of a connection is the client's.
            let _ = answer(&reference, stream).await;
        });
    }
}

/// Writes rows, all that have come in one commit, and tells them.
fn write(connection: &Connection, mut queue: mpsc::Receiver<Turn>) -> Result<(), rusqlite::Error> {
    let mut last: Option<Instant> = None;
    while let Some(first) = queue.blocking_recv() {
        if let Some(rest) = last.and_then(|last| CROWD_INTERVAL.checked_sub(last.elapsed())) {
            std::thread::sleep(rest);
        }
        let begin = Instant::now();
        let mut batch = vec![first];
        while batch.len() < MAX_BATCH
            && let Ok(turn) = queue.try_recv()
        {
            batch.push(turn);
        }
        last = (batch.len() > 1).then_some(begin);
        connection.prepare_cached("BEGIN IMMEDIATE")?.execute([])?;
        for turn in &batch {
            let mut insert = connection.prepare_cached("INSERT INTO message (game, text) VALUES (?, ?)")?;
            insert.execute([&turn.game.id, &turn.text])?;
        }
        connection.prepare_cached("COMMIT")?.execute([])?;
        batch.iter().for_each(Turn::tell);
    }
    Ok(())
}

impl Turn {
    fn tell(&self) {
        let mut told = Vec::new();
        frame(&self.text, &mut told);
        let mut with_ack = Vec::new();
        frame(r#"{"type":"ack","seq":0}"#, &mut with_ack);
        with_ack.extend_from_slice(&told);
        for member in self.game.members.lock().expect("no panic").iter() {
            let bytes = if Arc::ptr_eq(member, &self.author) { &with_ack } else { &told };
            // A member that is gone or slow misses it.
            drop(member.try_write(bytes));
        }
    }
}

/// A text as a frame of a server (RFC 6455, 5.2).
fn frame(text: &str, bytes: &mut Vec<u8>) {
    match u8::try_from(text.len()) {
        Ok(length) if length < 126 => bytes.extend([0x81, length]),
        _ => {
            bytes.extend([0x81, 126]);
            bytes.extend(u16::try_from(text.len()).expect("a short message").to_be_bytes());
        }
    }
    bytes.extend_from_slice(text.as_bytes());
}

/// Makes a game, or converses on a socket.
async fn answer(reference: &Reference, mut stream: TcpStream) -> Result<(), Box<dyn Error>> {
    let mut start = [0; 4];
    stream.peek(&mut start).await?;
    if &start != b"POST" {
        return converse(reference, stream).await;
    }
    // The head and the body of this client come at once.
    let _ = stream.read(&mut [0; 4096]).await?;
    let id = reference.next_game.fetch_add(1, Ordering::Relaxed);
    let body = format!(r#"{{"id":"{id}"}}"#);
    let answer = format!("HTTP/1.1 200 OK\r\ncontent-length: {}\r\n\r\n{body}", body.len());
    Ok(stream.write_all(answer.as_bytes()).await?)
}

async fn converse(reference: &Reference, stream: TcpStream) -> Result<(), Box<dyn Error>> {
    let (reading, writing) = stream.into_split();
    let writing = Arc::new(writing);
    let stream = Shared { reading, writing: writing.clone() };
    let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER_BYTES);
    let mut socket = tokio_tungstenite::accept_async_with_config(stream, Some(config)).await?;
    let mut game: Option<Arc<Game>> = None;
    while let Some(message) = socket.next().await.transpose()? {
        let Message::Text(text) = message else { continue };
        let mut bytes = Vec::new();
        match &game {
            Some(game) => {
                let turn = Turn { game: game.clone(), text: text.to_string(), author: writing.clone() };
                reference.turns.send(turn).await?;
                continue;
            }
            None if text.contains("hello") => frame(r#"{"type":"welcome"}"#, &mut bytes),
            None => {
                game = Some(join(reference, &text, writing.clone())?);
                frame(r#"{"type":"game"}"#, &mut bytes);
            }
        }
        writing.try_write(&bytes)?;
    }
    Ok(())
}

/// Joins the game that a message wants to follow.
fn join(reference: &Reference, text: &str, member: Arc<OwnedWriteHalf>) -> Result<Arc<Game>, Box<dyn Error>> {
    let message: Value = serde_json::from_str(text)?;
    let id = message["topic"]["game"].as_str().ok_or("no game")?.to_owned();
    let mut games = reference.games.lock().expect("no panic");
    let game = games.entry(id.clone()).or_insert_with(|| Arc::new(Game { id, members: Mutex::default() }));
    game.members.lock().expect("no panic").push(member);
    Ok(game.clone())
}

/// A stream for the library, which writes only its handshake and pongs to it.
struct Shared {
    reading: OwnedReadHalf,
    writing: Arc<OwnedWriteHalf>,
}

impl AsyncRead for Shared {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.reading).poll_read(context, buffer)
    }
}

impl AsyncWrite for Shared {
    fn poll_write(self: Pin<&mut Self>, _: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Poll::Ready(self.writing.try_write(bytes))
    }

    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }
}
