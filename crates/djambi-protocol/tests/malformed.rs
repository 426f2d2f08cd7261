//! Reading malformed input gives an error.

use djambi_protocol::{ClientMessage, CommandId, GameId, NewGameRequest};

#[test]
fn malformed_frames_are_errors() {
    let frames = [
        "",
        "null",
        "[]",
        "{}",
        r#"{"type":"dance"}"#,
        r#"{"type":"hello"}"#,
        r#"{"type":"hello","version":-1}"#,
        r#"{"type":"follow","since":1}"#,
        r#"{"type":"follow","topic":"game"}"#,
        r#"{"type":"follow","topic":{"kind":"game"}}"#,
        r#"{"type":"follow","topic":{"kind":"kitchen"}}"#,
        r#"{"type":"follow","topic":{"kind":"game","game":"a"},"since":4294967296}"#,
        r#"{"type":"unfollow","topic":{"kind":"game","game":"a b"}}"#,
        r#"{"type":"command","id":"a","expect":0,"seat":"red","action":{"kind":"resign"}}"#,
        r#"{"type":"command","game":"g","id":"","expect":0,"seat":"red","action":{"kind":"resign"}}"#,
        r#"{"type":"command","game":"g","id":"a b","expect":0,"seat":"red","action":{"kind":"resign"}}"#,
        r#"{"type":"command","game":"g","id":"a","expect":0,"seat":"pink","action":{"kind":"resign"}}"#,
        r#"{"type":"command","game":"g","id":"a","expect":0,"seat":"red","action":{"kind":"turn"}}"#,
        r#"{"type":"command","game":"g","id":"a","expect":0,"seat":"red","action":{"kind":"fly"}}"#,
    ];
    for frame in frames {
        assert!(serde_json::from_str::<ClientMessage>(frame).is_err(), "{frame}");
        assert!(ClientMessage::read(frame).is_err(), "{frame}");
    }
}

#[test]
fn a_misspelt_key_is_an_error_and_not_a_default() {
    assert!(serde_json::from_str::<NewGameRequest>(r#"{"rules":"classic","player":3}"#).is_err());
    let seat = r#"{"rules":"classic","seats":{"red":{"kind":"person","mien":true}}}"#;
    assert!(serde_json::from_str::<NewGameRequest>(seat).is_err());
    let bot = r#"{"rules":"classic","seats":{"red":{"kind":"bot","mine":true}}}"#;
    assert!(serde_json::from_str::<NewGameRequest>(bot).is_err());
    let level = r#"{"rules":"classic","seats":{"red":{"kind":"bot","level":"king"}}}"#;
    assert!(serde_json::from_str::<NewGameRequest>(level).is_err());
}

#[test]
fn ids_are_short_and_plain() {
    for bad in ["", "a/b", "ä", "..", &"a".repeat(65)] {
        assert!(bad.parse::<GameId>().is_err(), "{bad}");
        assert!(bad.parse::<CommandId>().is_err(), "{bad}");
    }
    assert!("k3v9q2m7x1".parse::<GameId>().is_ok());
    assert!("0b4f9bd4-6f0c-4f39-a52e-27c0ab0e1d4a".parse::<CommandId>().is_ok());
}
