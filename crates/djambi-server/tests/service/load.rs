//! A measurement of many games at once.

use std::time::{Duration, Instant};

use djambi_protocol::GameMessage;
use serde_json::json;

use crate::app::TestApp;
use crate::support::Player;
use crate::support::socket::command;

/// Many games at once. In each, one player plays all four seats and waits only for the acknowledgements.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "measures; `cargo test -p djambi-server --release -- --ignored --nocapture load`"]
async fn many_games_share_the_disk() {
    for games in [1, 10, 100] {
        let app = TestApp::start().await;
        let measured =
            (0..games).map(|seed| tokio::spawn(play_for(app.browser(), seed, Duration::from_secs(5))));
        let mut waits = Vec::new();
        for game in measured.collect::<Vec<_>>() {
            waits.extend(game.await.unwrap());
        }
        waits.sort_unstable();
        let at = |part: usize| waits[waits.len() * part / 100];
        println!(
            "{games} games: {} turns/s, acknowledged after {:?} (median), {:?} (99 of 100)",
            waits.len() / 5,
            at(50),
            at(99)
        );
        app.stop().await;
    }
}

#[expect(clippy::disallowed_methods, reason = "this measures time")]
async fn play_for(mut browser: crate::support::Browser, seed: u64, time: Duration) -> Vec<Duration> {
    let mine = json!({"kind": "person", "mine": true});
    let begin = Instant::now();
    let seats = json!({"red": mine, "blue": mine, "yellow": mine, "green": mine});
    let mut waits = Vec::new();
    while begin.elapsed() < time {
        let created = browser.create(&json!({"rules": "classic", "seats": seats})).await;
        let mut socket = browser.socket(&created.id).await;
        let mut player = Player::new(seed);
        player.held = socket.hello(None).await.0;
        while player.is_to_move() && begin.elapsed() < time {
            let action = player.any_turn();
            let sent = Instant::now();
            socket
                .send_command(command(&player.seq().to_string(), player.seq(), player.to_move(), action))
                .await;
            assert!(matches!(socket.game_message().await, GameMessage::Ack { .. }));
            waits.push(sent.elapsed());
            player.tell(socket.event().await);
        }
    }
    waits
}
