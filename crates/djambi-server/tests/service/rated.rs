//! Rated tables: who sits there, and what they exclude.

use djambi::Seat;
use djambi_protocol::{
    EventKind, FinishedGames, GameId, GameMessage, GameRatings, Ladder, Level, Offer, PlayerAction,
    PlayerProfile, TableAct,
};
use serde_json::{Value, json};

use crate::accounts::sign_up;
use crate::app::TestApp;
use crate::support::http::Reply;
use crate::support::socket::turn;
use crate::support::{Browser, Player, Socket};

/// The seats of the board, in the order of play.
const SEATS: [Seat; 4] = [Seat::Red, Seat::Blue, Seat::Yellow, Seat::Green];

/// The request for a rated table, whose host is red, with other fields.
fn table(more: &Value) -> Value {
    let free = json!({"kind": "person"});
    let mut request = json!({
        "rules": "classic",
        "clock": {"kind": "by_day", "turn_s": 86400, "bank_s": 0},
        "table": {"rated": true},
        "seats": {"red": {"kind": "person", "mine": true}, "blue": free, "yellow": free, "green": free},
    });
    for (field, value) in more.as_object().unwrap() {
        request[field] = value.clone();
    }
    request
}

async fn act(browser: &mut Browser, game: &GameId, act: TableAct) -> Reply {
    browser.post(&format!("/api/v1/games/{game}/table"), &serde_json::to_value(act).unwrap()).await
}

const fn sit() -> TableAct {
    TableAct::Sit { seat: None, ticket: None }
}

/// People with accounts of these names.
pub(crate) async fn accounts<const N: usize>(app: &TestApp, names: [&str; N]) -> [Browser; N] {
    let mut people: [Browser; N] = std::array::from_fn(|_| app.browser());
    for (person, name) in people.iter_mut().zip(names) {
        assert_eq!(sign_up(person, name).await, "201");
    }
    people
}

/// A rated game of these four that has begun, and their connections.
async fn begun(people: &mut [Browser; 4]) -> (GameId, Vec<Socket>) {
    let game = people[0].create(&table(&json!({}))).await.id;
    for person in &mut people[1..] {
        assert_eq!(act(person, &game, sit()).await.status, 200);
    }
    let mut sockets = Vec::new();
    for (person, seat) in people.iter().zip(SEATS) {
        let mut socket = person.socket(&game).await;
        assert_eq!(socket.hello(None).await.0, [seat]);
        sockets.push(socket);
    }
    (game, sockets)
}

/// Plays a rated game of these four, which the first of them wins: the others resign after a round.
pub(crate) async fn played(people: &mut [Browser; 4]) -> GameId {
    let (game, mut sockets) = begun(people).await;
    for (socket, seat) in sockets.iter_mut().zip(SEATS) {
        let state = people[0].game(&game).await;
        let mut player = Player::of(&state.settings, 7);
        state.events.into_iter().for_each(|event| player.tell(event));
        assert!(socket.command(&format!("t{seat}"), state.seq, seat, player.any_turn()).await.is_ok());
    }
    let mut seq = people[0].game(&game).await.seq;
    for (index, seat) in SEATS.into_iter().enumerate().skip(1) {
        seq = sockets[index].command(&format!("r{seat}"), seq, seat, PlayerAction::Resign).await.unwrap();
    }
    assert!(people[0].game(&game).await.outcome.is_some());
    game
}

#[tokio::test]
async fn a_rated_table_is_opened_as_it_must_be_by_somebody_with_an_account() {
    let app = TestApp::start().await;
    let [mut ada] = accounts(&app, ["Ada"]).await;
    let mut guest = app.browser();
    assert_eq!(guest.post("/api/v1/games", &table(&json!({}))).await.failure(), "422 rated_needs_account");
    let bot = json!({"blue": {"kind": "bot"}});
    let me = json!({"kind": "person", "mine": true});
    let twice = json!({"red": me, "blue": me, "yellow": {"kind": "person"}, "green": {"kind": "person"}});
    let cases = [
        (json!({"rules": "arena"}), "rules"),
        (json!({"options": {"quiet_limit": "20"}}), "rules"),
        (json!({"board": "ngon4"}), "board"),
        (json!({"table": {"rated": true, "begins": "at_once"}}), "begins"),
        (json!({"clock": null}), "clock"),
        (json!({"table": {"rated": true, "flag": "open"}}), "flag"),
        (json!({"table": {"rated": true, "fill_s": 60}}), "bots"),
        (json!({"seats": bot}), "bots"),
        (json!({"seats": twice}), "players"),
    ];
    for (more, need) in cases {
        let reply = ada.post("/api/v1/games", &table(&more)).await;
        assert_eq!(reply.failure(), "422 rated_table", "{more}");
        assert_eq!(reply.json()["args"]["need"], need, "{more}");
    }
    let game = ada.create(&table(&json!({}))).await.id;
    assert!(ada.game(&game).await.settings.table.rated);
}

#[tokio::test]
async fn only_accounts_sit_at_a_rated_table_and_no_bots() {
    let app = TestApp::start().await;
    let [mut ada, mut bob] = accounts(&app, ["Ada", "Bob"]).await;
    let created = ada.create(&table(&json!({}))).await;
    let mut guest = app.browser();
    guest.navigate("/").await;
    for person in [&guest, &app.browser()] {
        let sit = person.socket(&created.id).await.place().await.may.sit;
        let not_yet: Vec<_> = sit.iter().map(|open| open.not_yet.as_deref()).collect();
        assert_eq!(not_yet, [Some("rated_needs_account"); 3]);
    }
    assert_eq!(act(&mut guest, &created.id, sit()).await.failure(), "401 rated_needs_account");
    let invited = guest.join(&created.invitations[0].url).await;
    assert_eq!(invited.status, 401, "by a link neither");
    let fill = TableAct::Fill { level: Level::Squire };
    assert_eq!(act(&mut ada, &created.id, fill).await.failure(), "422 rated_table");
    assert_eq!(ada.socket(&created.id).await.place().await.may.fill, None);
    assert_eq!(act(&mut bob, &created.id, sit()).await.status, 200);
    // Who makes an account is no guest any more.
    assert_eq!(sign_up(&mut guest, "Cid").await, "201");
    let sit_now = guest.socket(&created.id).await.place().await.may.sit;
    assert_eq!(sit_now.iter().filter(|open| open.not_yet.is_none()).count(), 2);
    assert_eq!(act(&mut guest, &created.id, sit()).await.status, 200);
}

#[tokio::test]
async fn nobody_takes_a_turn_back_in_a_rated_game_and_it_is_played_again_rated() {
    let app = TestApp::start().await;
    let mut people = accounts(&app, ["Ada", "Bob", "Cid", "Dan"]).await;
    let (game, mut sockets) = begun(&mut people).await;
    let seq = people[0].game(&game).await.seq;
    let seq = sockets[0].command("a", seq, Seat::Red, turn("a3a4")).await.unwrap();
    let offer = |offer| PlayerAction::Offer { offer };
    let refused = sockets[0].command("b", seq, Seat::Red, offer(Offer::TakeBack)).await;
    assert_eq!(refused.unwrap_err(), "rated_table");
    assert!(sockets[0].command("c", seq, Seat::Red, offer(Offer::Abort)).await.is_ok());
    let mut seq = people[0].game(&game).await.seq;
    for (index, seat) in SEATS.into_iter().enumerate().skip(1) {
        seq = sockets[index].command(&format!("r{seat}"), seq, seat, PlayerAction::Resign).await.unwrap();
    }
    while !matches!(sockets[0].game_message().await, GameMessage::Event { event } if matches!(event.kind, EventKind::Resign { seat: Seat::Green }))
    {
    }
    let again = people[1].post(&format!("/api/v1/games/{game}/again"), &json!(null)).await;
    assert_eq!(again.status, 200, "{}", again.text());
    let again: GameId = again.json()["id"].as_str().unwrap().parse().unwrap();
    let state = people[1].game(&again).await;
    assert!(state.settings.table.rated && state.settings.seats.values().all(|seat| seat.account));
}

#[tokio::test]
async fn who_leaves_a_rated_game_is_out_and_the_others_play_on() {
    let app = TestApp::start().await;
    let mut people = accounts(&app, ["Ada", "Bob", "Cid", "Dan"]).await;
    let game = played(&mut people).await;
    let outcome = people[0].game(&game).await.outcome.unwrap();
    assert_eq!((outcome.reason, outcome.share(Seat::Red).value()), (djambi::Reason::Win, 1.0));
}

async fn read<T: serde::de::DeserializeOwned>(browser: &mut Browser, path: &str) -> T {
    let reply = browser.get(path).await;
    assert_eq!(reply.status, 200, "{path}: {}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

/// The ratings of a game once it has changed them, a moment after its end.
async fn ratings_after(browser: &mut Browser, game: &GameId) -> GameRatings {
    loop {
        let ratings: GameRatings = read(browser, &format!("/api/v1/games/{game}/ratings")).await;
        if ratings.seats.values().all(|seat| seat.change.is_some()) {
            return ratings;
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_rated_game_changes_ratings_where_they_are_shown() {
    let app = TestApp::start().await;
    let mut people = accounts(&app, ["Ada", "Bob", "Cid", "Dan"]).await;
    let game = played(&mut people).await;
    let mut stranger = app.browser();
    let ratings = ratings_after(&mut stranger, &game).await;
    let red = ratings.seats[&Seat::Red];
    let change = red.change.unwrap();
    assert!(change.before == 1500 && change.after > 1500 && red.rating.provisional, "{red:?}");
    assert_eq!((red.rating.points, red.rating.games), (change.after, 1));
    assert!(ratings.seats[&Seat::Blue].change.unwrap().after < 1500);
    let profile: PlayerProfile = read(&mut stranger, "/api/v1/players/Ada").await;
    assert_eq!(profile.rating, Some(red.rating));
    let games: FinishedGames = read(&mut stranger, "/api/v1/games").await;
    assert_eq!(games.games[0].results[0].rating, Some(change));
    let ladder: Ladder = read(&mut stranger, "/api/v1/ladder").await;
    assert!(ladder.players.is_empty(), "one game is too few");
    let page = stranger.get("/player/Ada").await.text();
    let shown = format!("{}? ± {}", red.rating.points, red.rating.margin);
    assert!(page.contains(&shown) && page.contains("/ladder"), "{page}");
    assert!(stranger.get("/games").await.text().contains(&format!("+{}", change.after - 1500)));
    assert_eq!(stranger.get("/ladder").await.status, 200);
    assert_eq!(stranger.get("/api/v1/ladder?after=x").await.failure(), "400 malformed");
}

#[tokio::test]
async fn ratings_are_those_of_nobody_in_other_games_and_under_hidden_names() {
    let app = TestApp::start().await;
    let [mut ada] = accounts(&app, ["Ada"]).await;
    let casual = ada.create(&table(&json!({"table": {}}))).await.id;
    let hidden = ada.create(&table(&json!({"table": {"rated": true, "names": "hidden"}}))).await.id;
    let rated = ada.create(&table(&json!({}))).await.id;
    for (game, seats) in [(casual, 0), (hidden, 0), (rated, 1)] {
        let ratings: GameRatings = read(&mut ada, &format!("/api/v1/games/{game}/ratings")).await;
        assert_eq!(ratings.seats.len(), seats);
    }
}
