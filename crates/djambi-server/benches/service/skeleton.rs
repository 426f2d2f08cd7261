//! The same stack as the service's, without rules: each message is kept as a row, one commit for all that
//! wait, and then goes to all members of its game. The author gets a short acknowledgement before it.

use std::collections::HashMap;
use std::error::Error;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};

use axum::extract::State;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use axum::routing::{get, post};
use axum::{Json, Router};
use futures_util::{SinkExt, StreamExt};
use rusqlite::Connection;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::sync::{mpsc, oneshot};

/// The maximum number of rows in a commit.
const MAX_BATCH: usize = 256;
/// The size of a connection's buffer.
const READ_BUFFER_BYTES: usize = 4096;

/// What all connections share.
#[derive(Clone)]
struct Skeleton {
    next_game: Arc<AtomicU32>,
    members: Arc<Mutex<HashMap<String, Vec<mpsc::Sender<Utf8Bytes>>>>>,
    rows: mpsc::Sender<NewRow>,
}

/// A row to keep, and where to say that it is on disk.
struct NewRow {
    game: String,
    text: Utf8Bytes,
    kept: oneshot::Sender<()>,
}

/// Serves until the process is killed.
pub(crate) async fn serve(file: &str) -> Result<(), Box<dyn Error>> {
    let connection = Connection::open(file)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "wal_autocheckpoint", 4096)?;
    connection.execute_batch("CREATE TABLE message (game TEXT NOT NULL, text TEXT NOT NULL) STRICT")?;
    let (rows, queue) = mpsc::channel(1024);
    std::thread::spawn(move || write(&connection, queue));
    let skeleton = Skeleton { next_game: Arc::default(), members: Arc::default(), rows };
    let router = Router::new()
        .route("/api/v1/games", post(create))
        .route("/api/v1/socket", get(socket))
        .with_state(skeleton);
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("The skeleton is at http://{}", listener.local_addr()?);
    Ok(axum::serve(
        axum::serve::ListenerExt::tap_io(listener, |stream| drop(stream.set_nodelay(true))),
        router,
    )
    .await?)
}

/// Writes rows, all that wait in one commit.
fn write(connection: &Connection, mut queue: mpsc::Receiver<NewRow>) {
    let mut run = || -> Result<(), rusqlite::Error> {
        while let Some(first) = queue.blocking_recv() {
            let mut batch = vec![first];
            while batch.len() < MAX_BATCH
                && let Ok(row) = queue.try_recv()
            {
                batch.push(row);
            }
            connection.prepare_cached("BEGIN IMMEDIATE")?.execute([])?;
            for row in &batch {
                let mut insert =
                    connection.prepare_cached("INSERT INTO message (game, text) VALUES (?, ?)")?;
                insert.execute([row.game.as_str(), row.text.as_str()])?;
            }
            connection.prepare_cached("COMMIT")?.execute([])?;
            for row in batch {
                // The connection may be gone.
                let _ = row.kept.send(());
            }
        }
        Ok(())
    };
    run().expect("a database that can be written");
}

async fn create(State(skeleton): State<Skeleton>) -> Json<Value> {
    Json(json!({"id": skeleton.next_game.fetch_add(1, Ordering::Relaxed).to_string()}))
}

async fn socket(State(skeleton): State<Skeleton>, upgrade: WebSocketUpgrade) -> Response {
    let upgrade = upgrade.read_buffer_size(READ_BUFFER_BYTES);
    upgrade.on_upgrade(move |socket| async move {
        // The end of a connection is the client's.
        let _ = converse(&skeleton, socket).await;
    })
}

async fn converse(skeleton: &Skeleton, mut socket: WebSocket) -> Result<(), axum::Error> {
    let (outbox, mut inbox) = mpsc::channel(256);
    let mut game = String::new();
    loop {
        tokio::select! {
            message = socket.next() => match message {
                Some(Ok(Message::Text(text))) if text.contains("hello") => {
                    socket.send(Message::text("{\"type\":\"welcome\"}")).await?;
                }
                Some(Ok(Message::Text(text))) if text.contains("follow") => {
                    game = game_of(&text).unwrap_or_default();
                    join(skeleton, &game, outbox.clone());
                    socket.send(Message::text("{\"type\":\"game\"}")).await?;
                }
                Some(Ok(Message::Text(text))) => keep_and_tell(skeleton, &game, &text, &outbox).await,
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error),
                None => return Ok(()),
            },
            Some(text) = inbox.recv() => {
                socket.feed(Message::Text(text)).await?;
                while let Ok(text) = inbox.try_recv() {
                    socket.feed(Message::Text(text)).await?;
                }
                socket.flush().await?;
            }
        }
    }
}

/// The game that a message wants to follow.
fn game_of(text: &str) -> Option<String> {
    let message: Value = serde_json::from_str(text).ok()?;
    Some(message["topic"]["game"].as_str()?.to_owned())
}

fn join(skeleton: &Skeleton, game: &str, outbox: mpsc::Sender<Utf8Bytes>) {
    skeleton.members.lock().expect("no panic").entry(game.to_owned()).or_default().push(outbox);
}

async fn keep_and_tell(skeleton: &Skeleton, game: &str, text: &Utf8Bytes, author: &mpsc::Sender<Utf8Bytes>) {
    let (kept, is_kept) = oneshot::channel();
    let row = NewRow { game: game.to_owned(), text: text.clone(), kept };
    if skeleton.rows.send(row).await.is_err() || is_kept.await.is_err() {
        return;
    }
    // A member that is gone or slow misses it.
    drop(author.try_send(Utf8Bytes::from_static("{\"type\":\"ack\",\"seq\":0}")));
    let members = skeleton.members.lock().expect("no panic");
    for member in members.get(game).into_iter().flatten() {
        drop(member.try_send(text.clone()));
    }
}
