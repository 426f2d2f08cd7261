//! The options of `djambi serve`.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use djambi_client::HttpRequest;
use tempfile::TempDir;

use crate::client::{PATIENCE, answer, post, status};
use crate::program::{Run, program};

/// A folder with a file of options.
fn folder_with(options: &str) -> TempDir {
    let folder = TempDir::new().expect("folder");
    fs::write(folder.path().join("djambi.toml"), options).expect("file");
    folder
}

/// The command `serve` with the file in this folder, and no other options in the environment.
fn serve(folder: &Path) -> Command {
    let mut command = program();
    command.current_dir(folder).args(["serve", "--config", "djambi.toml"]).env_remove("RUST_LOG");
    command
}

fn text(command: &mut Command) -> (Option<i32>, String, String) {
    let output = command.output().expect("program");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

/// Ends a server when a test ends.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn a_server_is_configured_by_a_file_and_by_variables() {
    let folder = folder_with("listen = '203.0.113.1:1'\ndatabase = 'games.sqlite3'\nlog = 'off'\n");
    let mut command = serve(folder.path());
    command.env("DJAMBI_LISTEN", "127.0.0.1:0").stdout(Stdio::piped());
    let mut server = Running(command.spawn().expect("server"));
    let mut line = String::new();
    BufReader::new(server.0.stdout.take().expect("output")).read_line(&mut line).expect("a line");
    let address = line.trim().strip_prefix("Djambi is at http://").expect("an address");
    TcpStream::connect(address).expect("a connection");
    assert!(folder.path().join("games.sqlite3").exists());
}

/// The lines of a server's log as they come.
#[cfg(unix)]
fn log_of(server: &mut Running) -> impl Iterator<Item = String> + use<> {
    BufReader::new(server.0.stderr.take().expect("log")).lines().map(|line| line.expect("text"))
}

/// Tells a process to end.
#[cfg(unix)]
fn terminate(server: &Child) {
    let status = Command::new("kill").args(["-TERM", &server.id().to_string()]).status().expect("kill");
    assert!(status.success());
}

#[cfg(unix)]
#[test]
fn a_second_signal_ends_a_server_that_drains_at_once() {
    let folder = folder_with("listen = '127.0.0.1:0'\ndatabase = 'games.sqlite3'\ndrain-seconds = 86400\n");
    let mut command = serve(folder.path());
    let mut server = Running(command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("server"));
    let mut line = String::new();
    BufReader::new(server.0.stdout.take().expect("output")).read_line(&mut line).expect("a line");
    let mut log = log_of(&mut server);
    terminate(&server.0);
    log.find(|line| line.contains("the service is about to end")).expect("the first signal");
    assert!(server.0.try_wait().expect("status").is_none(), "it drains for a day");
    terminate(&server.0);
    log.find(|line| line.contains("told so twice")).expect("the second signal");
    assert!(server.0.wait().expect("status").success());
}

#[cfg(unix)]
#[test]
fn a_log_that_cannot_be_written_ends_nothing() {
    let full = || Stdio::from(fs::File::options().write(true).open("/dev/full").expect("the full device"));
    for log in [None, Some(full())] {
        let folder = folder_with("listen = '127.0.0.1:0'\ndatabase = 'games.sqlite3'\nlog = 'trace'\n");
        let mut command = serve(folder.path());
        command.stdout(Stdio::piped()).stderr(log.unwrap_or_else(Stdio::piped));
        let mut server = Running(command.spawn().expect("server"));
        let mut line = String::new();
        BufReader::new(server.0.stdout.take().expect("output")).read_line(&mut line).expect("a line");
        let address = line.trim().strip_prefix("Djambi is at http://").expect("an address");
        drop(server.0.stderr.take());
        for _ in 0..3 {
            let foreign = post("/api/v1/games", "").with("origin", "http://x");
            assert_eq!(answer(address, &foreign).expect("an answer").status, 403);
            assert_eq!(status(address, "/healthz"), 200);
        }
        terminate(&server.0);
        assert!(server.0.wait().expect("status").success());
    }
}

/// Lets a server that logs each request write more than a pipe and the queue before it hold.
#[cfg(unix)]
fn log_much(address: &str) {
    let request = format!("GET /healthz HTTP/1.1\r\nhost: {address}\r\n\r\n");
    for _ in 0..50 {
        let mut stream = TcpStream::connect(address).expect("a connection");
        stream.set_read_timeout(Some(PATIENCE)).expect("a limit");
        stream.write_all(request.repeat(99).as_bytes()).expect("requests");
        write!(stream, "GET /healthz HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n")
            .expect("the last");
        let mut answers = String::new();
        stream.read_to_string(&mut answers).expect("answers");
        assert_eq!(answers.matches("HTTP/1.1 200").count(), 100);
    }
}

#[cfg(unix)]
#[test]
fn a_log_that_nobody_reads_holds_nothing_up() {
    let folder = folder_with("listen = '127.0.0.1:0'\ndatabase = 'games.sqlite3'\nlog = 'trace'\n");
    let (mut server, address) = running(folder.path());
    let mut log = BufReader::new(server.0.stderr.take().expect("log"));
    // More than the pipe and the queue before it hold.
    log_much(&address);
    terminate(&server.0);
    assert!(server.0.wait().expect("status").success());
    // What was in the pipe can still be read.
    let mut text = Vec::new();
    log.read_to_end(&mut text).expect("the log");
    assert!(text.len() >= 4096);
}

/// Sends these bytes and waits for the end of the answer.
#[cfg(unix)]
fn send(address: &str, bytes: &[u8]) {
    let mut stream = TcpStream::connect(address).expect("a connection");
    stream.set_read_timeout(Some(PATIENCE)).expect("a limit");
    stream.write_all(bytes).expect("a request");
    stream.shutdown(std::net::Shutdown::Write).expect("an end");
    // A connection that is reset has ended as well.
    let _ = stream.read_to_end(&mut Vec::new());
}

/// A text with an escape sequence for terminals and a line end, which would begin a line of its own in a log.
#[cfg(unix)]
const EVIL: &str = "evil\u{9b}2J\u{1b}[31m\r\n2026-01-01T00:00:00Z  INFO forged\u{202e}\u{7f}\u{2028}";

#[cfg(unix)]
#[test]
fn nothing_that_a_request_says_commands_the_terminal_of_the_log() {
    let folder = folder_with("listen = '127.0.0.1:0'\ndatabase = 'games.sqlite3'\nlog = 'trace'\n");
    let (mut server, address) = running(folder.path());
    let mut log = server.0.stderr.take().expect("log");
    let read = std::thread::spawn(move || {
        let mut bytes = Vec::new();
        log.read_to_end(&mut bytes).expect("the log");
        bytes
    });
    let plain = EVIL.replace(['\r', '\n'], "\u{b}");
    let encoded: String = EVIL.bytes().map(|byte| format!("%{byte:02x}")).collect();
    let body = serde_json::json!({"rules": EVIL, "board": EVIL, EVIL: 1}).to_string();
    let length = body.len();
    for head in [
        format!("GET /{encoded}?{encoded}={encoded} HTTP/1.1\r\nhost: {address}"),
        format!("GET /game/{encoded} HTTP/1.1\r\nhost: {address}"),
        format!("GET /player/{encoded} HTTP/1.1\r\nhost: {address}"),
        format!("GET /{plain} HTTP/1.1\r\nhost: {address}"),
        format!("GET / HTTP/1.1\r\nhost: {plain}"),
        "GET / HTTP/1.1\r\nhost: evil\u{9b}2J\u{202e}".to_owned(),
        format!("{plain} / HTTP/1.1\r\nhost: {address}"),
    ] {
        send(&address, format!("{head}\r\nconnection: close\r\n\r\n").as_bytes());
    }
    let names =
        ["origin", "cookie", "user-agent", "x-forwarded-for", "accept-language", "x-request-id", "referer"];
    for name in
        names.into_iter().chain(["if-none-match", "sec-websocket-protocol", "content-type", "forwarded"])
    {
        for value in [plain.as_str(), "evil\u{9b}2J\u{202e}\u{85}"] {
            let head = format!(
                "GET /api/v1/me HTTP/1.1\r\nhost: {address}\r\n{name}: {value}\r\nconnection: close\r\n\r\n"
            );
            send(&address, head.as_bytes());
        }
    }
    for path in ["/api/v1/games", "/api/v1/me", "/api/v1/play", "/api/v1/account"] {
        let head = format!("POST {path} HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/json");
        send(
            &address,
            format!("{head}\r\nconnection: close\r\ncontent-length: {length}\r\n\r\n{body}").as_bytes(),
        );
    }
    terminate(&server.0);
    assert!(server.0.wait().expect("status").success());
    let log = String::from_utf8(read.join().expect("a thread")).expect("text");
    assert!(log.contains("evil"), "the log tells of them: {log}");
    let raw = |c: char| c != '\n' && (c.is_control() || "\u{202e}\u{2028}".contains(c));
    assert!(!log.contains(raw), "{log:?}");
    let begins = |line: &str| line.starts_with("20") && !line.starts_with("2026-01-01");
    assert!(log.lines().all(begins), "{log}");
}

#[cfg(unix)]
#[test]
fn a_log_that_is_read_again_tells_how_much_is_lost() {
    let folder = folder_with("listen = '127.0.0.1:0'\ndatabase = 'games.sqlite3'\nlog = 'trace'\n");
    let (mut server, address) = running(folder.path());
    let log = BufReader::new(server.0.stderr.take().expect("log"));
    log_much(&address);
    let mut lines = log.lines().map(|line| line.expect("text"));
    let told = lines.find(|line| line.contains("some are lost")).expect("a line");
    let lost: u64 = told.rsplit("lost=").next().and_then(|lost| lost.parse().ok()).expect("a number");
    assert!(lost > 0, "{told}");
    let read = std::thread::spawn(move || lines.last());
    terminate(&server.0);
    assert!(server.0.wait().expect("status").success());
    assert!(read.join().expect("a thread").is_some());
}

/// A server with a database in this folder, and its address.
#[cfg(unix)]
fn running(folder: &Path) -> (Running, String) {
    started(&mut serve(folder))
}

/// A server that this command starts, and its address.
#[cfg(unix)]
fn started(command: &mut Command) -> (Running, String) {
    let mut server = Running(command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("server"));
    let mut line = String::new();
    BufReader::new(server.0.stdout.take().expect("output")).read_line(&mut line).expect("a line");
    let address = line.trim().strip_prefix("Djambi is at http://").expect("an address").to_owned();
    (server, address)
}

/// A server with its data in a folder, which another program starts.
#[cfg(unix)]
fn through(outer: &[&str], folder: &Path) -> Command {
    let inner = serve(folder);
    let mut command = Command::new(outer[0]);
    command.args(&outer[1..]).arg(inner.get_program()).args(inner.get_args()).current_dir(folder);
    command
}

#[cfg(target_os = "linux")]
#[test]
fn a_server_with_600_mb_of_addresses_runs_a_game_of_bots() {
    let folder = folder_with("listen = '127.0.0.1:0'\ndatabase = 'games.sqlite3'\n");
    let (mut server, address) =
        started(&mut through(&["sh", "-c", "ulimit -v 614400; exec \"$0\" \"$@\""], folder.path()));
    while status(&address, "/readyz") != 200 {}
    let game = post("/api/v1/games", r#"{"rules":"classic","bot_delay_ms":0}"#);
    let created = answer(&address, &game).expect("an answer");
    assert_eq!(created.status, 201, "{:?}", created.body);
    assert_eq!(status(&address, "/readyz"), 200);
    terminate(&server.0);
    assert!(server.0.wait().expect("status").success());
}

#[cfg(target_os = "linux")]
#[test]
fn the_first_process_of_a_container_ends_by_a_signal() {
    let container = ["unshare", "--map-root-user", "--pid", "--fork", "--kill-child"];
    // Not every system lets its users have processes of their own.
    let try_it = Command::new(container[0]).args(&container[1..]).arg("true").output();
    if !try_it.is_ok_and(|output| output.status.success()) {
        return;
    }
    let folder = folder_with("listen = '127.0.0.1:0'\ndatabase = 'games.sqlite3'\n");
    let (mut outer, address) = started(&mut through(&container, folder.path()));
    assert_eq!(status(&address, "/healthz"), 200);
    let id = outer.0.id();
    let first = fs::read_to_string(format!("/proc/{id}/task/{id}/children")).expect("the children");
    assert!(Command::new("kill").args(["-TERM", first.trim()]).status().expect("kill").success());
    assert!(outer.0.wait().expect("status").success());
}

#[cfg(target_os = "linux")]
#[test]
fn a_server_with_few_open_files_refuses_some_and_is_back_when_they_have_gone() {
    let folder = folder_with("listen = '127.0.0.1:0'\ndatabase = 'games.sqlite3'\nlimits = 'off'\n");
    let limited =
        |files: u32| through(&["sh", "-c", &format!("ulimit -n {files}; exec \"$0\" \"$@\"")], folder.path());
    let (mut server, address) = started(&mut limited(64));
    let crowd: Vec<_> = (0..200).map(|_| TcpStream::connect(&address).expect("a connection")).collect();
    drop(crowd);
    let is_back = (0..300).any(|_| {
        std::thread::sleep(Duration::from_millis(100));
        answer(&address, &HttpRequest::get("/healthz")).is_ok_and(|answer| answer.status == 200)
    });
    assert!(is_back, "the server is not back");
    assert!(server.0.try_wait().expect("status").is_none());
    drop(server);
    // With too few even for the database it says so, or serves; it never panics.
    let output = limited(8).env("DJAMBI_LISTEN", "256.0.0.1:0").output().expect("program");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(!errors.contains("panicked"), "{errors}");
}

/// A device or a pipe is not even opened, which may never end.
#[cfg(unix)]
#[test]
fn a_file_of_keys_that_is_no_file_is_refused_at_once() {
    let folder = folder_with("listen = '127.0.0.1:0'\ndatabase = 'games.sqlite3'\n");
    let pipe = folder.path().join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo").success());
    for file in [Path::new("/dev/zero"), &pipe] {
        let (status, output, errors) = text(serve(folder.path()).arg("--press-key").arg(file));
        assert_eq!((status, output.as_str()), (Some(1), ""), "{errors}");
        assert!(errors.contains(&*file.to_string_lossy()) && !errors.contains("panicked"), "{errors}");
    }
}

#[cfg(unix)]
#[test]
fn a_server_at_an_address_of_ipv6_takes_its_own_origin_alone() {
    let folder = folder_with("listen = '[::1]:0'\ndatabase = 'games.sqlite3'\n");
    let (_server, address) = running(folder.path());
    let from = |origin: &str| {
        let request = post("/api/v1/games", "{}").with("origin", origin);
        answer(&address, &request).expect("an answer").status
    };
    assert_eq!(from(&format!("http://{address}")), 400, "read, and refused for what it lacks");
    assert_eq!(from("http://[::2]:80"), 403);
    assert_eq!(from("http://evil.example"), 403);
}

#[cfg(target_os = "linux")]
#[test]
fn a_terminal_that_closes_ends_a_server_in_order_unless_it_is_to_stay() {
    let hang_up = |server: &Child| {
        let status = Command::new("kill").args(["-HUP", &server.id().to_string()]).status().expect("kill");
        assert!(status.success());
    };
    let folder = folder_with("listen = '127.0.0.1:0'\ndatabase = 'games.sqlite3'\n");
    // The test may itself run where SIGHUP is ignored.
    let (mut server, _) = started(&mut through(&["env", "--default-signal=HUP"], folder.path()));
    hang_up(&server.0);
    assert!(server.0.wait().expect("status").success(), "as after SIGTERM");
    let mut command = through(&["nohup"], folder.path());
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut server = Running(command.spawn().expect("nohup"));
    let mut line = String::new();
    BufReader::new(server.0.stdout.take().expect("output")).read_line(&mut line).expect("a line");
    let address = line.trim().strip_prefix("Djambi is at http://").expect("an address");
    hang_up(&server.0);
    for _ in 0..5 {
        assert_eq!(status(address, "/healthz"), 200);
    }
    assert!(server.0.try_wait().expect("status").is_none());
}

#[cfg(target_os = "linux")]
#[test]
fn signals_that_mean_nothing_are_noted_and_a_quit_ends_in_order() {
    let folder = folder_with("listen = '127.0.0.1:0'\ndatabase = 'games.sqlite3'\n");
    let (mut server, address) = running(folder.path());
    let mut log = log_of(&mut server);
    let send = |signal: &str, server: &Child| {
        let status = Command::new("kill").args([signal, &server.id().to_string()]).status().expect("kill");
        assert!(status.success());
    };
    for signal in ["USR1", "USR2"] {
        send(&format!("-{signal}"), &server.0);
        log.find(|line| line.contains("WARN") && line.contains(&format!("SIG{signal}"))).expect("an entry");
        assert_eq!(status(&address, "/healthz"), 200);
    }
    send("-QUIT", &server.0);
    assert!(log.any(|line| line.contains("the service is about to end")));
    assert!(server.0.wait().expect("status").success(), "as after SIGTERM");
}

#[cfg(unix)]
#[test]
fn a_deleted_database_is_told_by_log_readiness_and_doctor() {
    let folder = folder_with("listen = '127.0.0.1:0'\ndatabase = 'games.sqlite3'\n");
    let (mut server, address) = running(folder.path());
    let mut log = log_of(&mut server);
    while status(&address, "/readyz") != 200 {}
    for ending in ["", "-wal", "-shm"] {
        fs::remove_file(folder.path().join(format!("games.sqlite3{ending}"))).expect("a file");
    }
    assert_eq!(status(&address, "/readyz"), 503);
    log.find(|line| line.contains("ERROR") && line.contains("the database was moved or deleted"))
        .expect("an entry");
    let mut doctor = program();
    doctor.current_dir(folder.path()).args(["admin", "doctor", "--database", "games.sqlite3"]);
    let (code, findings, _) = text(&mut doctor);
    assert!(code == Some(1) && findings.contains("has another file open"), "{findings}");
}

#[cfg(unix)]
#[test]
fn an_address_that_cannot_be_printed_ends_nothing() {
    let folder = folder_with("listen = '127.0.0.1:0'\ndatabase = 'games.sqlite3'\n");
    let mut command = serve(folder.path());
    let full = fs::File::options().write(true).open("/dev/full").expect("the full device");
    let mut server = Running(command.stdout(full).stderr(Stdio::piped()).spawn().expect("server"));
    let mut log = log_of(&mut server);
    let start = log.find(|line| line.contains("the service starts")).expect("the start");
    let address = start.split("address=").nth(1).and_then(|rest| rest.split(' ').next()).expect("an address");
    assert_eq!(status(address, "/healthz"), 200);
    // The line before the start's end says so if the build has no files for the browser.
    let manifest = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/dist/manifest.json");
    terminate(&server.0);
    let is_naked = log.any(|line| line.contains("WARN") && line.contains("`cargo xtask release`"));
    assert_eq!(is_naked, !Path::new(manifest).exists());
}

#[test]
fn the_printed_configuration_has_every_option_of_the_help_and_can_be_used() {
    let folder = folder_with("");
    let (status, printed, error) = text(serve(folder.path()).arg("--print-config").env("RUST_LOG", "error"));
    assert_eq!((status, error.as_str()), (Some(0), ""));
    assert!(printed.contains("log = \"error\"  # RUST_LOG\n"), "{printed}");
    let help = Run::output_of(["serve", "--help"]);
    let options = help.lines().filter_map(|line| line.trim().strip_prefix("--"));
    let mut count = 0;
    for option in options.filter_map(|line| line.split(' ').next()) {
        let has = |start: &str| printed.lines().any(|line| line.starts_with(&format!("{start}{option} ")));
        assert_eq!(
            has("") || has("# "),
            !["config", "print-config", "lang"].contains(&option),
            "{option}: {printed}"
        );
        count += 1;
    }
    assert!(count >= 5, "{help}");
    fs::write(folder.path().join("djambi.toml"), &printed).expect("file");
    let (status, again, _) = text(serve(folder.path()).arg("--print-config"));
    let values = |text: &str| -> Vec<String> {
        text.lines().map(|line| line.split("  # ").next().unwrap_or_default().to_owned()).collect()
    };
    assert_eq!((status, values(&again)), (Some(0), values(&printed)));
    assert!(again.contains("log = \"error\"  # djambi.toml:"), "{again}");
}

#[test]
fn a_wrong_configuration_is_refused_with_its_place() {
    let folder = folder_with("listen = 'nowhere'\nlogg = 'x'\n");
    let (status, output, error) = text(serve(folder.path()).env("DJAMBI_LOG", "a=b=c"));
    assert_eq!((status, output.as_str()), (Some(2), ""));
    assert!(
        error.contains("djambi.toml:1: listen: invalid value “nowhere”: an address has the form"),
        "{error}"
    );
    assert!(error.contains("djambi.toml:2: “logg” is not an option – did you mean log?"), "{error}");
    assert!(error.contains("DJAMBI_LOG: log: invalid value “a=b=c”"), "{error}");
    let (_, _, warning) =
        text(serve(folder_with("").path()).arg("--print-config").env("DJAMBI_LITSEN", "127.0.0.1:0"));
    assert!(warning.contains("DJAMBI_LITSEN is unknown") && warning.contains("DJAMBI_LISTEN?"), "{warning}");
}
