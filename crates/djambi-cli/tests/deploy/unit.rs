//! The systemd unit and its environment.

use std::process::Command;

use tempfile::TempDir;

use crate::lines::{expect_options, is_installed, lines, text, variable, variables};
use crate::service::{Service, ready};

const UNIT: &str = "djambi.service";
const ENVIRONMENT: &str = "djambi.env";

/// The longest time that the end of the service takes, in seconds (docs/OPERATION.md).
const LONGEST_END: u32 = 6;
/// The connections that the service accepts (docs/OPERATION.md).
const CONNECTIONS: u32 = 32_768;

/// The values of a setting in the unit.
fn values<'a>(unit: &'a str, name: &str) -> Vec<&'a str> {
    lines(unit)
        .filter_map(|line| line.split_once('='))
        .filter(|(key, _)| *key == name)
        .map(|(_, v)| v)
        .collect()
}

#[test]
fn the_unit_names_options_of_the_program() {
    expect_options(UNIT);
    expect_options(ENVIRONMENT);
    assert_eq!(values(&text(UNIT), "ExecStart"), ["/usr/local/bin/djambi serve"]);
    assert_eq!(values(&text(UNIT), "EnvironmentFile"), ["/etc/djambi/djambi.env"]);
}

#[test]
fn the_unit_leaves_the_service_its_database_and_nothing_else() {
    let unit = text(UNIT);
    let yes =
        ["DynamicUser", "LockPersonality", "MemoryDenyWriteExecute", "NoNewPrivileges", "PrivateDevices"];
    for name in
        yes.iter().chain(&["PrivateTmp", "ProtectHome", "ProtectKernelTunables", "RestrictNamespaces"])
    {
        assert_eq!(values(&unit, name), ["yes"], "{name}");
    }
    assert_eq!(values(&unit, "ProtectSystem"), ["strict"]);
    assert_eq!(values(&unit, "CapabilityBoundingSet"), [""]);
    assert_eq!(values(&unit, "SystemCallFilter"), ["@system-service", "~@privileged"]);
    // The database is in the folder that systemd makes for this user.
    let folder = values(&unit, "StateDirectory");
    assert_eq!(folder, ["djambi"]);
    assert_eq!(variable(&unit, "DJAMBI_DATABASE"), format!("%S/{}/djambi.sqlite3", folder[0]));
    assert_eq!(values(&unit, "ReadWritePaths"), [""; 0]);
}

#[test]
fn the_unit_fits_the_limits_of_the_service() {
    let unit = text(UNIT);
    let number = |name: &str| values(&unit, name)[0].parse::<u32>().unwrap();
    assert!(number("LimitNOFILE") > CONNECTIONS);
    assert!(number("TimeoutStopSec") > LONGEST_END);
    assert_eq!(values(&unit, "Restart"), ["on-failure"]);
    assert_eq!(values(&unit, "MemoryMax"), ["80%"]);
}

#[test]
fn systemd_reads_the_unit_and_finds_little_exposed() {
    if !is_installed("systemd-analyze") {
        return;
    }
    // The program is not where a host installs it.
    let folder = TempDir::new().unwrap();
    let unit = folder.path().join(UNIT);
    std::fs::write(&unit, text(UNIT).replace("/usr/local/bin/djambi", env!("CARGO_BIN_EXE_djambi"))).unwrap();
    let checks: [&[&str]; 2] = [&["verify"], &["security", "--offline=true", "--threshold=15"]];
    for arguments in checks {
        let output = Command::new("systemd-analyze").args(arguments).arg(&unit).output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{arguments:?}: {said}{}", String::from_utf8_lossy(&output.stdout));
        assert!(!said.contains(UNIT), "{said}");
    }
}

#[tokio::test]
async fn the_service_runs_with_the_environment_of_the_unit() {
    let folder = TempDir::new().unwrap();
    let state = folder.path().to_str().unwrap();
    let given = variables(&text(UNIT)).into_iter().chain(variables(&text(ENVIRONMENT)));
    let given: Vec<_> = given
        .map(|(name, value)| match name.as_str() {
            // The port may be taken here.
            "DJAMBI_LISTEN" => (name, value.replace(":8080", ":0")),
            _ => (name, value.replace("%S", state)),
        })
        .collect();
    let service = Service::start_with(&given, folder.path()).await;
    assert!(folder.path().join("djambi/djambi.sqlite3").is_file(), "the database is where the unit says");
    let answer = ready(service.address).await;
    assert_eq!(answer.status, 200, "{:?}", answer.body);
}
