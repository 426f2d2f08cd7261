//! The Containerfile.

use tempfile::TempDir;
use tokio::process::Command;

use crate::lines::{expect_options, is_installed, lines, text, variable};
use crate::service::Service;

const FILE: &str = "Containerfile";

/// The arguments of an instruction.
fn instruction(name: &str) -> String {
    let text = text(FILE);
    let found = lines(&text).find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')).map(str::to_owned);
    found.unwrap_or_else(|| panic!("{name} is missing"))
}

#[test]
fn the_image_runs_the_program_with_its_options_and_without_rights() {
    expect_options(FILE);
    assert_eq!(instruction("COPY"), "--chmod=0755 djambi /usr/local/bin/djambi");
    assert_eq!(instruction("ENTRYPOINT"), r#"["/usr/local/bin/djambi"]"#);
    assert_eq!(instruction("CMD"), r#"["serve"]"#);
    assert_eq!(instruction("USER"), "10001:10001");
    assert_eq!(instruction("STOPSIGNAL"), "SIGTERM");
    let volume = instruction("VOLUME");
    assert!(
        instruction("RUN")
            .ends_with(&format!(r#""--owner=10001", "--group=10001", "--mode=0700", "{volume}"]"#))
    );
    assert_eq!(variable(&text(FILE), "DJAMBI_DATABASE"), format!("{volume}/djambi.sqlite3"));
    assert_eq!(variable(&text(FILE), "DJAMBI_LISTEN"), format!("0.0.0.0:{}", instruction("EXPOSE")));
}

#[tokio::test]
async fn the_health_check_tells_whether_the_service_is_ready() {
    if !is_installed("bash") {
        return;
    }
    let check = instruction("HEALTHCHECK");
    let check: Vec<String> = serde_json::from_str(check.split_once("CMD ").unwrap().1).unwrap();
    let folder = TempDir::new().unwrap();
    let service = Service::start(folder.path()).await;
    let port = service.address.port().to_string();
    let run = async |port: &str| {
        let script = check[2].replace("8080", port);
        Command::new(&check[0]).args([&check[1], &script]).output().await.unwrap().status.success()
    };
    assert!(run(&port).await, "a service that is ready");
    drop(service);
    assert!(!run(&port).await, "no service");
}
