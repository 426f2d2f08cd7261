//! Turns at a rate, the ceiling, and idle sockets.

use crate::service::Service;

#[test]
fn turns_are_played_at_a_rate_and_read_back() {
    let service = Service::start();
    let report = service.load(&["--games", "6", "--rate", "60", "--seconds", "2", "--warmup", "0.5"]);
    let count = |pointer: &str| report.pointer(pointer).unwrap().as_u64().unwrap();
    assert_eq!(report["sockets"], 24, "{report}");
    assert_eq!(report["problems"], serde_json::json!({}), "{report}");
    assert_eq!((count("/unsent"), count("/unanswered")), (0, 0), "{report}");
    assert!(count("/ack_ms/count") >= 60, "{report}");
    // Each event reaches four sockets; at the two ends of the time some of them fall outside.
    let acks = count("/ack_ms/count");
    let events = count("/fan_out_ms/count");
    assert!(events.abs_diff(4 * acks) <= 24, "{report}");
    assert_eq!(count("/read_back/games"), 6, "{report}");
    assert!(count("/read_back/turns") >= acks && count("/read_back/lost") == 0, "{report}");
    if cfg!(target_os = "linux") {
        assert!(report["server"]["rss_mb"].as_f64().unwrap() > 1.0, "{report}");
        assert!(report["void"].is_boolean() && report["other_cores"].is_number(), "{report}");
    }
}

#[test]
fn clocks_and_talk_are_checked_beside_turns() {
    let service = Service::start();
    let rate = ["--games", "6", "--rate", "60", "--seconds", "3", "--warmup", "0.5"];
    let report = service.load(&[&rate[..], &["--clocks", "50", "--talk", "72"]].concat());
    let count = |pointer: &str| report.pointer(pointer).unwrap().as_u64().unwrap();
    assert_eq!((count("/with_clocks"), count("/unheard")), (3, 0), "{report}");
    assert_eq!(report["problems"], serde_json::json!({}), "{report}");
    // Six games of 72 messages a minute, for three seconds; each message reaches four sockets.
    let said = count("/said_ms/count");
    let heard = count("/heard_ms/count");
    assert!(said >= 18 && heard.abs_diff(4 * said) <= 24, "{report}");
    assert_eq!(count("/read_back/lost"), 0, "{report}");
}

#[test]
fn one_browser_may_hold_all_seats_and_others_watch() {
    let service = Service::start();
    for (sockets, open) in [("1", 3), ("6", 18)] {
        let arguments = ["--games", "3", "--sockets", sockets, "--rate", "30", "--seconds", "1"];
        let report = service.load(&arguments);
        assert_eq!(report["sockets"], open, "{report}");
        assert_eq!(report["problems"], serde_json::json!({}), "{report}");
    }
}

#[test]
fn the_ceiling_is_the_highest_rate_that_was_held() {
    let service = Service::start();
    let arguments = ["--games", "20", "--rate", "20", "--ceiling", "--seconds", "0.5", "--warmup", "0"];
    let report = service.load(&arguments);
    let steps = report["steps"].as_array().unwrap();
    let rates: Vec<f64> = steps.iter().map(|step| step["rate"].as_f64().unwrap()).collect();
    let ceiling = report["ceiling"].as_f64().unwrap();
    assert!(rates.len() > 2 && rates.contains(&ceiling), "{report}");
    assert!(rates.iter().any(|rate| *rate > ceiling), "{report}");
}

#[test]
fn idle_sockets_are_held() {
    let service = Service::start();
    let report = service.load(&["--games", "20", "--idle", "--seconds", "1"]);
    assert_eq!((&report["sockets"], &report["still_open"]), (&80.into(), &80.into()), "{report}");
    if cfg!(target_os = "linux") {
        assert!(report["kb_per_socket"].is_number() && report["kb_per_game"].is_number(), "{report}");
    }
}

#[test]
fn whispers_are_heard_by_two_and_silence_is_measured_beside_them() {
    let service = Service::start();
    let rate = ["--games", "6", "--rate", "60", "--seconds", "3", "--warmup", "0.5"];
    let report = service.load(&[&rate[..], &["--talk", "56", "--press", "--whispers"]].concat());
    let count = |pointer: &str| report.pointer(pointer).unwrap().as_u64().unwrap();
    assert_eq!((count("/unheard"), &report["problems"]), (0, &serde_json::json!({})), "{report}");
    // Six games of 56 messages a minute, for three seconds; each message reaches two sockets.
    let said = count("/said_ms/count");
    let heard = count("/heard_ms/count");
    assert!(said >= 14 && heard == 2 * said, "{report}");
    assert!(count("/ack_ms/count") >= 90 && count("/silent_ack_ms/count") >= 90, "{report}");
}

#[test]
fn people_make_treaties_break_some_and_give_notice_of_others() {
    let service = Service::start();
    // Turns so slow that a proposal is answered before it lapses.
    let rate = ["--games", "6", "--rate", "9", "--seconds", "10", "--warmup", "0.5"];
    let report = service.load(&[&rate[..], &["--talk", "28", "--press"]].concat());
    let count = |pointer: &str| report.pointer(pointer).unwrap().as_u64().unwrap();
    assert_eq!((count("/unheard"), &report["problems"]), (0, &serde_json::json!({})), "{report}");
    // By their numbers two of the six games begin with a breach, two with a notice.
    assert!(count("/treaties/broken") >= 1 && count("/treaties/notices") >= 1, "{report}");
    let ended = count("/treaties/broken") + count("/treaties/kept") + count("/treaties/dissolved");
    assert!(ended <= count("/treaties/made"), "{report}");
}
