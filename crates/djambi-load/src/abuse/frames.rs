//! Frames and messages that nobody can read.

use tokio::io::AsyncWriteExt;
use tokio::time::timeout;

use super::aggressor::{Abuse, Aggressor};
use crate::tally::Problems;

/// How many sockets send too much.
const SOCKETS: usize = 100;
/// The length that an unfinished frame promises, and what comes of it.
const PROMISED_BYTES: u64 = 4 << 20;
const SENT_BYTES: usize = 3_900_000;
/// The size of what is sent at a time.
const PART_BYTES: usize = 64 * 1024;
/// How many bad messages a socket sends.
const BAD_MESSAGES: usize = 5_000;

/// The abuses of this part.
pub(super) fn all() -> Vec<Abuse> {
    vec![
        Abuse { name: "100 unfinished frames of 4 MB", run: |aggressor| Box::pin(unfinished(aggressor)) },
        Abuse { name: "100 messages of 1 MB", run: |aggressor| Box::pin(large(aggressor)) },
        Abuse { name: "100 endless fragments", run: |aggressor| Box::pin(fragments(aggressor)) },
        Abuse { name: "floods of malformed messages", run: |aggressor| Box::pin(malformed(aggressor)) },
        Abuse { name: "deeply nested messages", run: |aggressor| Box::pin(nested(aggressor)) },
    ]
}

async fn unfinished(aggressor: Aggressor) -> Problems {
    // A masked text frame with a length of 64 bits; the mask is zero.
    let mut head = vec![0x81, 0xFF];
    head.extend_from_slice(&PROMISED_BYTES.to_be_bytes());
    head.extend_from_slice(&[0; 4]);
    let send = async |_| send_raw(&aggressor, &head, &vec![b'x'; PART_BYTES]).await;
    aggressor.each(SOCKETS, send).await
}

async fn fragments(aggressor: Aggressor) -> Problems {
    // Each part is an unfinished text frame of 60 bytes or its continuation.
    let frame = |opcode: u8| [[opcode, 0xBC].as_slice(), &[0; 4], &[b'x'; 60]].concat();
    let head = frame(0x01);
    let part = frame(0x00).repeat(1_000);
    let send = async |_| send_raw(&aggressor, &head, &part).await;
    aggressor.each(SOCKETS, send).await
}

/// Sends bytes below the frames of a socket, until the service has enough of them.
async fn send_raw(aggressor: &Aggressor, head: &[u8], part: &[u8]) -> String {
    let mut socket = match aggressor.socket().await {
        Ok(socket) => socket,
        Err(problem) => return problem,
    };
    let sending = async {
        socket.frames().get_mut().write_all(head).await?;
        for _ in 0..SENT_BYTES / part.len() {
            socket.frames().get_mut().write_all(part).await?;
        }
        std::io::Result::Ok(())
    };
    // The reason of an end is what comes back.
    drop(timeout(aggressor.time, sending).await);
    aggressor.end_of_socket(&mut socket).await
}

async fn large(aggressor: Aggressor) -> Problems {
    let text = "x".repeat(1 << 20);
    aggressor.each(SOCKETS, async |_| send_times(&aggressor, &text, 1).await).await
}

async fn malformed(aggressor: Aggressor) -> Problems {
    aggressor.each(SOCKETS, async |_| send_times(&aggressor, "{", BAD_MESSAGES).await).await
}

async fn nested(aggressor: Aggressor) -> Problems {
    let text = format!(r#"{{"type":{}"#, "[".repeat(16_000));
    aggressor.each(SOCKETS, async |_| send_times(&aggressor, &text, 25).await).await
}

async fn send_times(aggressor: &Aggressor, text: &str, times: usize) -> String {
    let mut socket = match aggressor.socket().await {
        Ok(socket) => socket,
        Err(problem) => return problem,
    };
    let sending = async {
        for _ in 0..times {
            if socket.send_text(text).await.is_err() {
                return;
            }
        }
    };
    drop(timeout(aggressor.time, sending).await);
    aggressor.end_of_socket(&mut socket).await
}
