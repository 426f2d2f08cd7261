//! The account of which printed lines speak.

use std::path::Path;

use djambi_client::{HttpConnection, HttpRequest};
use djambi_server::{Config, Server};

/// Makes the account of which printed lines speak, in the database `djambi.sqlite3` of a folder, as a page does.
pub(crate) fn make_account(folder: &Path) {
    let database = folder.join("djambi.sqlite3").to_str().unwrap().to_owned();
    let config = Config::new("127.0.0.1:0".parse().unwrap(), database);
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let server = Server::bind(&config).await.unwrap();
        let address = server.address();
        let target = format!("http://{address}").parse().unwrap();
        let posted = tokio::spawn(async move {
            let body = r#"{"name":"Lucrezia","password":"violet anvil 92"}"#;
            let request = HttpRequest::post("/api/v1/account", "application/json", body);
            let answer = HttpConnection::new(target).send(&request).await.unwrap();
            assert_eq!(answer.status, 201, "{}", answer.refusal());
        });
        server.run(async { posted.await.unwrap() }).await.unwrap();
    });
}
