//! A client that is up to no good, on a thread of its own.

use std::future::Future;
use std::thread;
use std::time::Duration;

use djambi_protocol::GameId;
use futures_util::future::{LocalBoxFuture, join_all};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::time::timeout;

use crate::tally::Problems;
use djambi_client::{Socket, Target};

/// How much of an answer is read.
const MAX_ANSWER_BYTES: usize = 64 * 1024;
/// How long the reading of an answer that ought to be there may take.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(30);

/// How long answers that were left are read in the end.
const LAST_LOOK: Duration = Duration::from_secs(1);

/// An abuse.
pub(super) struct Abuse {
    /// What it does.
    pub(super) name: &'static str,
    /// Does it, and returns what the service answered.
    pub(super) run: fn(Aggressor) -> LocalBoxFuture<'static, Problems>,
}

impl Abuse {
    /// Starts the abuse on a thread of its own, so that it does not slow down the honest clients.
    pub(super) fn start(&self, aggressor: Aggressor) -> oneshot::Receiver<Problems> {
        let (sender, receiver) = oneshot::channel();
        let run = self.run;
        thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            if let Ok(runtime) = runtime {
                // Nobody listens any more if the load has failed meanwhile.
                let _ = sender.send(runtime.block_on(run(aggressor)));
            }
        });
        receiver
    }
}

/// What an abuse is directed at.
#[derive(Clone)]
pub(super) struct Aggressor {
    /// The service.
    pub(super) target: Target,
    /// A long game.
    pub(super) game: GameId,
    /// How long connections are held.
    pub(super) time: Duration,
}

impl Aggressor {
    /// Does something several times at once and counts how it ended.
    pub(super) async fn each<F: Future<Output = String>>(
        &self,
        times: usize,
        act: impl Fn(usize) -> F,
    ) -> Problems {
        let mut ends = Problems::default();
        join_all((0..times).map(act)).await.into_iter().for_each(|end| ends.add(end));
        ends
    }

    /// Opens a connection, sends bytes, and waits for what the service does with it.
    pub(super) async fn send_and_wait(&self, bytes: &[u8]) -> String {
        match self.send_bytes(bytes).await {
            Ok(stream) => end_of_stream(stream, self.time).await,
            Err(error) => format!("refused: {error}"),
        }
    }

    /// Opens a connection, sends bytes, reads nothing for a time, and says then what the first answer was.
    pub(super) async fn send_and_leave(&self, bytes: &[u8]) -> String {
        match self.send_bytes(bytes).await {
            Ok(stream) => {
                tokio::time::sleep(self.time).await;
                end_of_stream(stream, LAST_LOOK).await
            }
            Err(error) => format!("refused: {error}"),
        }
    }

    async fn send_bytes(&self, bytes: &[u8]) -> std::io::Result<TcpStream> {
        let mut stream = self.target.connect(0).await?;
        // A service may answer and close before it has read everything.
        let _ = timeout(ANSWER_TIMEOUT, stream.write_all(bytes)).await;
        Ok(stream)
    }

    /// A whole request as bytes.
    pub(super) fn request(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Vec<u8> {
        let mut text =
            format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.target.host);
        for (name, value) in headers {
            text.push_str(&format!("{name}: {value}\r\n"));
        }
        if !body.is_empty() {
            text.push_str(&format!("content-type: application/json\r\ncontent-length: {}\r\n", body.len()));
        }
        text.push_str("\r\n");
        text.push_str(body);
        text.into_bytes()
    }

    /// Opens a socket without a cookie.
    pub(super) async fn socket(&self) -> Result<Socket, String> {
        Socket::open(&self.target, 0, None).await.map_err(|error| error.to_string())
    }

    /// Waits until the service ends a socket, and says how.
    pub(super) async fn end_of_socket(&self, socket: &mut Socket) -> String {
        wait_for_end(socket, self.time).await
    }
}

/// Reads a socket until its end, or for a time.
pub(super) async fn wait_for_end(socket: &mut Socket, time: Duration) -> String {
    let reading = async {
        loop {
            match socket.next_text().await {
                Ok(_) => {}
                Err(end) => return end.to_string(),
            }
        }
    };
    timeout(time, reading).await.unwrap_or_else(|_| "still open".to_owned())
}

/// Reads a connection until its end, or for a time.
async fn end_of_stream(mut stream: TcpStream, time: Duration) -> String {
    let mut answer = Vec::new();
    let reading = async {
        let mut buffer = [0; 4096];
        while let Ok(count @ 1..) = stream.read(&mut buffer).await {
            if answer.len() < MAX_ANSWER_BYTES {
                answer.extend_from_slice(&buffer[..count]);
            }
        }
    };
    let is_open = timeout(time, reading).await.is_err();
    let status = status(&String::from_utf8_lossy(&answer));
    match (status, is_open) {
        (Some(status), _) => status,
        (None, true) => "still open".to_owned(),
        (None, false) => "closed without an answer".to_owned(),
    }
}

/// The status and the code of an answer.
fn status(answer: &str) -> Option<String> {
    let status = answer.strip_prefix("HTTP/1.1 ")?.split_whitespace().next()?;
    let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
    let body: Option<serde_json::Value> = serde_json::from_str(body).ok();
    let code = body.as_ref().and_then(|body| body.get("code")?.as_str()).unwrap_or_default();
    Some(format!("{status} {code}").trim_end().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_a_status_and_a_code() {
        let answer = "HTTP/1.1 429 Too Many Requests\r\nretry-after: 1\r\n\r\n{\"code\":\"too_many\"}";
        assert_eq!(status(answer).as_deref(), Some("429 too_many"));
        assert_eq!(status("HTTP/1.1 404 Not Found\r\n\r\n<html>").as_deref(), Some("404"));
        assert_eq!(status(""), None);
    }
}
