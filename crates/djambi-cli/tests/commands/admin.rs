//! The command `admin`, beside a server and without one.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Stdio};
use std::time::Duration;

use djambi_protocol::Created;

use crate::client::{answer, post};
use crate::program::{Run, program};

/// A server, killed at the end.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(database: &Path) -> Self {
        let mut command = program();
        command.args(["serve", "--listen", "127.0.0.1:0", "--retention-days", "30", "--database"]);
        let mut child =
            command.arg(database).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("a server");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("output")).read_line(&mut line).expect("a line");
        let address = line.trim().strip_prefix("Djambi is at ").expect("an address").to_owned();
        Self { child, address }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.child.kill().expect("a running server");
        self.child.wait().expect("an end");
    }
}

#[test]
fn a_host_backs_up_verifies_examines_and_restores() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("games.sqlite3");
    let backup = folder.path().join("backup.sqlite3");
    let path = |path: &Path| path.to_str().expect("text").to_owned();
    let database_path = path(&database);
    let backup_path = path(&backup);
    let server = Server::start(&database);

    let output = Run::output_of(["admin", "backup", &backup_path, "--database", &database_path]);
    assert!(output.starts_with(&format!("{backup_path}: 0 games, ")), "{output}");
    let forced = ["admin", "backup", &backup_path, "--database", &database_path, "--force", "--json"];
    let json: serde_json::Value = serde_json::from_str(&Run::output_of(forced)).expect("JSON");
    let bytes = std::fs::metadata(&backup).expect("the backup").len();
    let written = serde_json::json!({"file": backup_path, "games": 0, "bytes": bytes, "secrets": true});
    assert_eq!(json, written);
    let again = Run::error_of(1, ["admin", "backup", &backup_path, "--database", &database_path]);
    assert!(again.contains("--force"), "{again}");
    let verified = Run::of(["admin", "verify", "--database", &backup_path]);
    assert_eq!(
        (verified.status, verified.output.as_str()),
        (0, "0 games, 0 events, 0 faults\n"),
        "{}",
        verified.error
    );
    let doctor = Run::of(["admin", "doctor", "--database", &database_path, "--url", &server.address]);
    for words in
        ["server: a server uses the database", "sees its public host", "can write", "the address is http"]
    {
        assert!(doctor.output.contains(words), "{words}: {}{}", doctor.output, doctor.error);
    }
    let json = Run::output_of(["admin", "doctor", "--database", &database_path, "--json"]);
    let findings: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(findings[0]["severity"], "ok", "{json}");
    let in_use = Run::of(["admin", "restore", &backup_path, "--database", &database_path]);
    assert!(
        in_use.status == 1 && in_use.error.contains("in use by another djambi server"),
        "{}",
        in_use.error
    );

    drop(server);
    let restored = Run::of(["admin", "restore", &backup_path, "--database", &database_path]);
    assert!(
        restored.status == 0 && restored.output.contains("the replaced database is "),
        "{}",
        restored.error
    );
    let of_environment = program()
        .args(["admin", "verify"])
        .env("DJAMBI_DATABASE", folder.path().join("missing"))
        .output()
        .expect("a run");
    let error = String::from_utf8_lossy(&of_environment.stderr).into_owned();
    assert!(of_environment.status.code() == Some(1) && error.contains("there is no database at"), "{error}");
    let wrong = Run::of(["admin", "doctor", "--database", &database_path, "--url", "djambi.example/path"]);
    assert!(wrong.status == 1 && wrong.error.contains("is not the address of a service"), "{}", wrong.error);
}

/// A database may come from anybody: what is wrong in it is named, and commands no terminal.
#[test]
fn what_a_database_calls_its_games_commands_no_terminal() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("games.sqlite3");
    let backup = folder.path().join("backup.sqlite3");
    let path = |path: &Path| path.to_str().expect("text").to_owned();
    let server = Server::start(&database);
    let game =
        post("/api/v1/games", r#"{"rules": "classic", "seats": {"red": {"kind": "person", "mine": true}}}"#);
    let host = server.address.strip_prefix("http://").expect("an address");
    let created: Created = answer(host, &game).and_then(|answer| answer.json()).expect("a game");
    let id = created.id.to_string();
    Run::output_of(["admin", "backup", &path(&backup), "--database", &path(&database)]);
    drop(server);

    let mut bytes = std::fs::read(&backup).expect("the backup");
    let crafted = format!("\u{1b}[2J\n{:x<1$}", "", id.len() - 5);
    let places: Vec<_> =
        (0..bytes.len() - id.len()).filter(|&at| bytes[at..].starts_with(id.as_bytes())).collect();
    assert!(!places.is_empty(), "{id}");
    for at in places {
        bytes[at..at + id.len()].copy_from_slice(crafted.as_bytes());
    }
    std::fs::write(&backup, bytes).expect("a file");
    let told = Run::of(["admin", "verify", "--database", &path(&backup)]);
    let json = Run::of(["admin", "verify", "--database", &path(&backup), "--json"]);
    let found: serde_json::Value = serde_json::from_str(&json.output).expect("JSON");
    let faults = found["faults"].as_array().expect("faults");
    let last = format!("{} games, {} events, {} faults", found["games"], found["events"], faults.len());
    assert_eq!((json.status, told.output.lines().last()), (1, Some(last.as_str())), "{}", json.output);
    for fault in faults {
        assert!(told.output.contains(fault["message"].as_str().expect("a sentence")), "{fault}");
    }
    assert!(faults.iter().any(|fault| fault["game"] == crafted), "{found}");
    for command in ["verify", "doctor"] {
        let run = Run::of(["admin", command, "--database", &path(&backup)]);
        let said = format!("{}{}", run.output, run.error);
        assert!(!said.contains('\u{1b}') && !said.contains("panicked"), "{command}: {said:?}");
        assert!(command == "doctor" || run.status == 1, "{command}: {said:?}");
    }
}

/// The address of a proxy before a service that passes everything on but the header `Upgrade`.
fn proxy_that_drops_upgrades(service: &str) -> String {
    let service = service.trim_start_matches("http://").to_owned();
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = format!("http://{}", listener.local_addr().expect("an address"));
    std::thread::spawn(move || {
        for client in listener.incoming() {
            let mut client = client.expect("a client");
            let mut lines = BufReader::new(client.try_clone().expect("a client")).lines();
            let mut head: Vec<String> =
                lines.by_ref().map_while(Result::ok).take_while(|line| !line.is_empty()).collect();
            head.retain(|line| !line.to_lowercase().starts_with("upgrade:"));
            let mut server = TcpStream::connect(&service).expect("a service");
            write!(server, "{}\r\nvia: 1.1 test\r\n\r\n", head.join("\r\n")).expect("a request");
            server.set_read_timeout(Some(Duration::from_millis(500))).expect("a timeout");
            // The service keeps its connection: what comes in half a second is the answer.
            let mut answer = Vec::new();
            drop(server.read_to_end(&mut answer));
            client.write_all(&answer).expect("an answer");
        }
    });
    address
}

#[test]
fn the_doctor_names_the_header_that_a_proxy_drops() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("games.sqlite3");
    let database_path = database.to_str().expect("text").to_owned();
    let server = Server::start(&database);
    let examined = |url: &str| Run::of(["admin", "doctor", "--database", &database_path, "--url", url]);
    assert!(!examined(&server.address).output.contains("does not arrive"));
    let faulty = examined(&proxy_that_drops_upgrades(&server.address));
    assert!(
        faulty.output.contains("the header Upgrade does not arrive") && faulty.status == 1,
        "{}: {}{}",
        faulty.status,
        faulty.output,
        faulty.error
    );
}

#[test]
fn a_host_changes_the_key_while_no_server_runs() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("games.sqlite3");
    let database_path = database.to_str().expect("text").to_owned();
    let server = Server::start(&database);
    let in_use = Run::of(["admin", "new-key", "--database", &database_path]);
    assert!(
        in_use.status == 1 && in_use.error.contains("in use by another djambi server"),
        "{}",
        in_use.error
    );
    drop(server);
    for more in [None, Some("--void-earlier")] {
        let line = ["admin", "new-key", "--database", &database_path].into_iter().chain(more);
        let changed = Run::of(line.collect::<Vec<_>>());
        assert!(changed.status == 0 && changed.output.contains("key"), "{}{}", changed.output, changed.error);
    }
}

#[test]
fn a_host_makes_the_ratings_anew_while_no_server_runs() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("games.sqlite3");
    let database_path = database.to_str().expect("text").to_owned();
    let server = Server::start(&database);
    let rerate = ["admin", "rerate", "--database", &database_path];
    let in_use = Run::of(rerate);
    assert!(
        in_use.status == 1 && in_use.error.contains("in use by another djambi server"),
        "{}",
        in_use.error
    );
    drop(server);
    let rerated = Run::of(rerate);
    assert_eq!((rerated.status, rerated.error.as_str()), (0, ""));
    assert_eq!(rerated.output, "rated games: 0, players: 0, largest difference from before: 0.000 points\n");
}

#[test]
fn a_host_rotates_the_press_key() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("games.sqlite3");
    let keys = folder.path().join("elsewhere");
    let database = database.to_str().expect("text");
    let keys = keys.to_str().expect("text");
    let rotate = ["admin", "rotate-press-key", "--database", database, "--press-key", keys];
    for count in ["1 key ", "2 keys "] {
        let rotated = Run::of(rotate);
        assert!(rotated.status == 0 && rotated.output.contains(count), "{}{}", rotated.output, rotated.error);
    }
    let doctor = ["admin", "doctor", "--database", database, "--press-key"];
    let examined = |keys: &str| Run::of(doctor.into_iter().chain([keys])).output;
    assert!(examined(keys).contains("holds the keys of private talk"), "{}", examined(keys));
    std::fs::write(keys, "# no key\n").expect("a file");
    assert!(examined(keys).contains("is not a file of press keys"), "{}", examined(keys));
    assert!(Run::error_of(1, rotate).contains("is not a file of press keys"));
    assert_eq!(std::fs::read_to_string(keys).expect("a file"), "# no key\n");
}

#[test]
fn a_host_keeps_order_beside_a_server_and_without_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("games.sqlite3");
    let database_path = database.to_str().expect("text").to_owned();
    let server = Server::start(&database);
    let host = server.address.strip_prefix("http://").expect("an address");
    let account = post("/api/v1/account", r#"{"name": "Lucrezia", "password": "violet anvil 92"}"#);
    assert_eq!(answer(host, &account).expect("an account").status, 201);
    let admin = |words: &[&str]| Run::of([&["admin"], words, &["--database", &*database_path]].concat());
    let said = |words: &[&str]| {
        let run = admin(words);
        assert_eq!(run.status, 0, "{words:?}: {}", run.error);
        run.output
    };
    assert!(said(&["role", "lucrezia", "moderator"]).contains("is a moderator"));
    assert!(said(&["role", "lucrezia", "none"]).contains("no moderator"));
    assert_eq!(said(&["log"]), "no acts\n");
    let warned = said(&["act", "warn", "Lucrezia", "--reason", "Be kind."]);
    assert_eq!(warned, "act 1: warn\n");
    drop(server);
    let banned = said(&["act", "ban", "Lucrezia", "--days", "3", "--reason", "Again.", "--json"]);
    assert_eq!(banned, "{\"kind\":\"ban\",\"number\":2}\n");
    assert_eq!(said(&["act", "end", "--act", "2", "--reason", "A mistake."]), "act 3: end\n");
    let shown = said(&["user", "show", "Lucrezia"]);
    assert!(shown.contains("ended by 3") && shown.contains("Be kind.") && shown.contains("host"), "{shown}");
    let log: serde_json::Value = serde_json::from_str(&said(&["log", "--json"])).expect("JSON");
    assert_eq!((log[0]["ends"].as_u64(), log[1]["ended_by"].as_u64()), (Some(2), Some(3)), "{log}");
    assert_eq!(log[2]["name"], "Lucrezia");
    for (words, status, error) in [
        (&["role", "Nobody", "moderator"][..], 1, "No account has the name"),
        (&["user", "show", "Nobody"], 1, "No account has the name"),
        (&["act", "warn", "Nobody", "--reason", "x"], 1, "there is nobody"),
        (&["act", "warn", "Lucrezia", "--reason", " "], 1, "a reason has"),
        (&["act", "end", "--act", "2", "--reason", "x"], 1, "has ended"),
        (&["act", "void", "--game", "k3v9q2m7x1", "--reason", "x"], 1, "there is nobody"),
        (&["act", "shame", "Lucrezia", "--reason", "x"], 2, "warn, silence"),
        (&["act", "warn", "--reason", "x"], 2, "NAME"),
        (&["message", "k3v9q2m7x1", "table", "1", "--reason", "x"], 1, "there is nobody"),
        (&["report", "9"], 1, "no report 9"),
    ] {
        let run = admin(words);
        assert!(run.status == status && run.error.contains(error), "{words:?}: {} {}", run.status, run.error);
    }
}
