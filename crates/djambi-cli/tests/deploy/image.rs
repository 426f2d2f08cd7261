//! The containers: the file of compose, and how an image tells whether the service is well.

use tempfile::TempDir;
use tokio::process::Command;

use crate::lines::{expect_options, text, variable};
use crate::service::Service;

const FILE: &str = "compose.yaml";

#[test]
fn the_containers_run_the_program_with_its_options_and_without_rights() {
    expect_options(FILE);
    let text = text(FILE);
    let image = format!("image: djambi:{}\n", env!("CARGO_PKG_VERSION"));
    for line in [image.as_str(), "read_only: true\n", "cap_drop: [ALL]\n", "- games:/var/lib/djambi\n"] {
        assert!(text.contains(line), "{line}");
    }
    // What Caddy says of addresses is believed within the network of both.
    let network = text.split("subnet: ").nth(1).unwrap().lines().next().unwrap();
    assert_eq!(variable(&text, "DJAMBI_TRUSTED_PROXY"), network);
}

#[tokio::test]
async fn the_command_for_health_tells_whether_the_service_is_ready() {
    let folder = TempDir::new().unwrap();
    let service = Service::start(folder.path()).await;
    // The image says where the service listens by the variable that the service reads too.
    let listens = format!("0.0.0.0:{}", service.address.port());
    let asked = async || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_djambi"));
        let output = command.args(["admin", "health"]).env("DJAMBI_LISTEN", &listens).output().await.unwrap();
        (output.status.code(), String::from_utf8(output.stdout).unwrap())
    };
    assert_eq!(asked().await, (Some(0), "ok\n".to_owned()));
    drop(service);
    let (code, said) = asked().await;
    assert_eq!(code, Some(1));
    assert!(said.starts_with("127.0.0.1:"), "{said}");
}
