//! A letter that is on its way when the service is killed is sent after the next start.

use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use djambi_client::{Browser, HttpConnection, HttpRequest};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

use crate::server_process::ServerProcess;

const PASSWORD: &str = "violet anvil 92";

/// Listens to the next connection up to the end of a letter; returns it, and the letter.
async fn letter(listener: &TcpListener) -> (BufReader<TcpStream>, String) {
    let (stream, _) = listener.accept().await.unwrap();
    let mut stream = BufReader::new(stream);
    stream.write_all(b"220 mail.test\r\n").await.unwrap();
    loop {
        let mut line = String::new();
        stream.read_line(&mut line).await.unwrap();
        if !line.starts_with("DATA") {
            stream.write_all(b"250 ok\r\n").await.unwrap();
            continue;
        }
        stream.write_all(b"354 go on\r\n").await.unwrap();
        let mut text = String::new();
        while !text.ends_with("\r\n.\r\n") {
            stream.read_line(&mut text).await.unwrap();
        }
        return (stream, text);
    }
}

/// A server that sends mail to an address.
async fn start(database: &Path, mail: SocketAddr) -> ServerProcess {
    let mut command = ServerProcess::command(database, "127.0.0.1:0");
    let smtp = format!("smtp://{mail}");
    let site = "https://djambi.example";
    command.args(["--smtp", &smtp, "--mail-from", "djambi@example.org", "--public-url", site]);
    ServerProcess::start_by(command.stdout(Stdio::piped())).await
}

async fn post(browser: &mut Browser, http: &mut HttpConnection, path: &str, body: &Value) -> u16 {
    let request = HttpRequest::post(path, "application/json", body.to_string());
    let reply = browser.send(http, request).await.unwrap();
    // The cookie of the guest ends, that of the session comes behind it.
    if let Some(cookie) = reply.headers.get_all("set-cookie").iter().next_back() {
        browser.cookie = cookie.to_str().unwrap().split(';').next().map(str::to_owned);
    }
    reply.status
}

#[tokio::test]
async fn a_letter_outlasts_a_kill_in_the_midst_of_its_sending() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("games.sqlite3");
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let mail = listener.local_addr().unwrap();
    let server = start(&database, mail).await;
    let mut http = HttpConnection::new(format!("http://{}", server.address).parse().unwrap());
    let mut browser = Browser::default();
    let account = json!({"name": "Lucrezia", "password": PASSWORD});
    assert_eq!(post(&mut browser, &mut http, "/api/v1/account", &account).await, 201);
    let wish = json!({"address": "ada@example.org", "password": PASSWORD});
    assert_eq!(post(&mut browser, &mut http, "/api/v1/account/mail", &wish).await, 200);
    // The letter is taken, but the service does not live to hear it.
    let (held, first) = letter(&listener).await;
    server.kill().await;
    drop(held);
    // A second later its date is still that of its writing.
    tokio::time::sleep(Duration::from_millis(1100)).await;
    let server = start(&database, mail).await;
    let (mut taken, second) = letter(&listener).await;
    assert_eq!((first.contains("/mail/confirm/"), &second), (true, &first), "the same letter once more");
    taken.write_all(b"250 taken\r\n").await.unwrap();
    let mut quit = String::new();
    taken.read_line(&mut quit).await.unwrap();
    taken.write_all(b"221 bye\r\n").await.unwrap();
    server.end().await;
    // It is gone now.
    let server = start(&database, mail).await;
    let again = tokio::time::timeout(Duration::from_millis(500), listener.accept()).await;
    assert!(again.is_err(), "a letter that was taken is not sent again");
    server.end().await;
}
