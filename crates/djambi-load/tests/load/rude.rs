//! Rude clients beside honest ones.

use crate::service::Service;

/// The answers to each abuse are also tried alone, in the tests of the service.
#[test]
#[ignore = "takes two minutes"]
fn honest_games_go_on_beside_every_abuse() {
    // All come from one address here, so only browsers and connections are limited.
    let kinds = ["connections", "games", "sockets", "hellos", "commands", "reads"];
    let limits: Vec<String> = kinds.iter().map(|kind| format!("--limit-{kind}-per-address=off")).collect();
    let service = Service::start_with(&limits.iter().map(String::as_str).collect::<Vec<_>>());
    let report =
        service.load(&["--games", "5", "--rate", "20", "--abuse", "--seconds", "0.5", "--warmup", "0"]);
    let rows = report["rows"].as_array().unwrap();
    let answers = |name: &str| {
        let row = rows.iter().find(|row| row["name"] == name).expect("an abuse of this name");
        row["answers"].as_object().unwrap().clone()
    };
    for row in rows {
        let times: u64 =
            row["answers"].as_object().unwrap().values().map(|times| times.as_u64().unwrap()).sum();
        assert!(times > 0, "{row}");
    }
    assert_eq!(answers("requests of other sites")["POST with Origin: 403 foreign_origin"], 1);
    assert_eq!(answers("large cookies, heads and addresses")["cookie of 1 MB: 431"], 1);
    assert_eq!(answers("nested and large bodies")["15,000 brackets: 400 malformed"], 1);
    assert!(answers("floods of malformed messages").keys().any(|end| end.starts_with("closed: 1002")));
    let strangers = answers("20 × 500 commands of strangers");
    assert!(strangers.contains_key("not_your_seat") && strangers.contains_key("too_many"), "{strangers:?}");
    assert_eq!(report["honest_problems"], serde_json::json!({}), "{report}");
    assert_eq!(report["read_back"]["lost"], 0, "{report}");
}
