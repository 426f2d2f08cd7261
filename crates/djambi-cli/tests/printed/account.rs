//! The account of which printed lines speak.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;

use djambi_server::{Config, Server};

/// Makes the account of which printed lines speak, in the database `djambi.sqlite3` of a folder, as a page does.
pub(crate) fn make_account(folder: &Path) {
    let database = folder.join("djambi.sqlite3").to_str().unwrap().to_owned();
    let config = Config::new("127.0.0.1:0".parse().unwrap(), database);
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let server = Server::bind(&config).await.unwrap();
        let address = server.address();
        let posted = tokio::task::spawn_blocking(move || {
            let body = r#"{"name":"Lucrezia","password":"violet anvil 92"}"#;
            let head = "POST /api/v1/account HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
                        Content-Type: application/json\r\nContent-Length:";
            let mut connection = TcpStream::connect(address).unwrap();
            write!(connection, "{head} {}\r\n\r\n{body}", body.len()).unwrap();
            let mut answer = String::new();
            connection.read_to_string(&mut answer).unwrap();
            assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
        });
        server.run(async { posted.await.unwrap() }).await.unwrap();
    });
}
