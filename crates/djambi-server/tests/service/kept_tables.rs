//! Databases of each schema with tables, clocks, talk and offers, since schema 2 with treaties, since schema 6 with an account: they open
//! afterwards with all that there was.
//!
//! [`make`] has played the games of each with the program of its day and written it, with what each person was
//! told.

use std::path::{Path, PathBuf};

use djambi::{SQUARE9, Seat};
use djambi_press::Treaty;
use djambi_protocol::{
    Act, ActKind, Channel, Drawing, EventKind, GameId, GameMessage, Offer, Phase, Phrase, PlayerAction, Seq,
    Sign, TableAct, Words,
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::accounts::{PASSWORD, sign_in, sign_up};
use crate::app::TestApp;
use crate::signature::renewed;
use crate::support::socket::{command, turn};
use crate::support::{Browser, Socket};

/// The schemas of the last and of the first kept database.
const SCHEMA: u32 = 11;
const FIRST_SCHEMA: u32 = 1;
/// The first schema of programs that knew of whispers.
const WHISPERS: u32 = 4;
/// The first schema of programs that sealed them: the keys are kept beside.
const SEALED: u32 = 5;
/// The first schema of programs that knew of accounts: an account is kept.
const ACCOUNTS: u32 = 6;

/// What somebody says in private.
const WHISPERED: &str = "Beware of blue.";

/// What somebody was told of a game when the database was written.
#[derive(Serialize, Deserialize)]
struct KeptView {
    about: String,
    game: GameId,
    cookie: String,
    told: Value,
    record: Vec<String>,
}

fn file(schema: u32, end: &str) -> PathBuf {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/service/kept");
    kept.join(format!("schema-{schema}{end}"))
}

/// What a person is told of a game, without what passes: who is here, and clocks that run.
async fn told(browser: &Browser, game: &GameId) -> Value {
    let mut socket = browser.socket(game).await;
    socket.follow(None).await;
    let GameMessage::Game { settings, you, state, mut events, talk, treaties, again, .. } =
        socket.game_message().await
    else {
        panic!("not the game")
    };
    // The time until the database is opened again is charged to nobody.
    events.retain(|event| !matches!(event.kind, EventKind::Downtime { .. }));
    // The first programs did not tell what a turn was charged.
    events.iter_mut().for_each(|event| event.charged_ms = None);
    // A pause that was kept has meanwhile lasted longer than a pause may.
    let goes_on = events.pop_if(|last| last.kind == EventKind::Resume).is_some();
    let phase = if goes_on { Phase::Paused } else { state.phase };
    let state = json!({"phase": phase, "ready": state.ready, "offers": state.offers});
    let mut told = json!({
        "settings": settings, "held": you.held, "host": you.host, "state": state, "events": events, "talk": talk,
        "again": again,
    });
    if !treaties.is_empty() {
        // The first programs did not tell where a treaty was proposed and ended.
        told["treaties"] = json!(treaties);
        for treaty in told["treaties"].as_array_mut().into_iter().flatten() {
            let fields = treaty.as_object_mut().expect("treaty");
            fields.retain(|name, _| name != "proposed" && name != "ended");
        }
    }
    told
}

async fn record(browser: &mut Browser, game: &GameId) -> Vec<String> {
    let text = browser.get(&format!("/api/v1/games/{game}/record")).await.text();
    text.split('\n').map(str::to_owned).collect()
}

#[tokio::test]
async fn databases_with_tables_clocks_talk_offers_and_treaties_read_as_they_were_played() {
    for schema in FIRST_SCHEMA..=SCHEMA {
        reads_as_it_was_played(schema).await;
    }
}

async fn reads_as_it_was_played(schema: u32) {
    let folder = TempDir::new().unwrap();
    std::fs::copy(file(schema, ".sqlite3"), folder.path().join("games.sqlite3")).unwrap();
    if schema >= SEALED {
        let keys = folder.path().join("games.sqlite3.press-key");
        std::fs::copy(file(schema, ".sqlite3.press-key"), keys).unwrap();
    }
    let kept: Vec<KeptView> = serde_json::from_slice(&std::fs::read(file(schema, ".json")).unwrap()).unwrap();
    let app = TestApp::start_in(folder).await;
    assert!(kept.len() > 30, "{} views", kept.len());
    for ending in ["", "-wal"] {
        let bytes =
            std::fs::read(app.folder.path().join(format!("games.sqlite3{ending}"))).unwrap_or_default();
        let tells = bytes.windows(WHISPERED.len()).any(|window| window == WHISPERED.as_bytes());
        assert!(!tells, "what was said in private is sealed when the database is brought up to date");
    }
    for view in &kept {
        let mut browser =
            Browser { address: app.address, cookie: Some(renewed(&app.database(), &view.cookie)) };
        let mut expected = view.told.clone();
        if schema < WHISPERS
            && let Some(press) = expected["settings"].get_mut("press")
        {
            press["whispers"] = false.into();
            press["reveal"] = "players".into();
        }
        assert_eq!(told(&browser, &view.game).await, expected, "{}", view.about);
        assert_eq!(record(&mut browser, &view.game).await, view.record, "{}", view.about);
    }
    let count = |rows: &str| -> u32 {
        let database = rusqlite::Connection::open(app.database()).unwrap();
        database.query_row(&format!("SELECT count(*) FROM {rows}"), [], |row| row.get(0)).unwrap()
    };
    assert_eq!((count("result") > 1, count("result WHERE position IS NULL")), (true, 0), "schema {schema}");
    if schema >= ACCOUNTS {
        assert_eq!(sign_in(&mut app.browser(), "Lucrezia", PASSWORD, false).await, "200");
    }
    // Its games go on: a standing offer is answered, and talk has its next number.
    let of = |about: &str| kept.iter().find(|view| view.about == about).unwrap();
    let view = of("a running game: Yellow");
    let browser = Browser { address: app.address, cookie: Some(renewed(&app.database(), &view.cookie)) };
    let mut socket = browser.socket(&view.game).await;
    let (_, events, seq) = socket.hello(None).await;
    let is_pause = |kind: &EventKind| matches!(kind, EventKind::Offer { offer: Offer::Pause, .. });
    let of = events.iter().find(|event| is_pause(&event.kind)).unwrap().seq;
    let accept = PlayerAction::Accept { of };
    assert_eq!(socket.command("accept", seq, Seat::Yellow, accept).await, Ok(seq + 1));
    assert_eq!(socket.event().await.seq, seq + 1);
    assert_eq!(socket.event().await.kind, EventKind::Pause);
    assert_eq!(socket.say("later", Channel::Table, Words::Sign(Sign::Hello)).await, Ok(4));
}

/// Four people and a watcher, who play the games of the database.
struct Party {
    people: Vec<Browser>,
    kept: Vec<KeptView>,
}

const SEATS: [Seat; 4] = [Seat::Red, Seat::Blue, Seat::Yellow, Seat::Green];
const NAMES: [&str; 5] = ["Red", "Blue", "Yellow", "Green", "a watcher"];

impl Party {
    async fn new(app: &TestApp) -> Self {
        let mut people: Vec<Browser> = NAMES.iter().map(|_| app.browser()).collect();
        for (person, name) in people.iter_mut().zip(["Ada", "Bo", "Cy", "Di", "Eve"]) {
            assert_eq!(person.post("/api/v1/me", &json!({"name": name})).await.status, 200);
        }
        Self { people, kept: Vec::new() }
    }

    /// A table of the first person, at which `others` of the others sit, all ready. Only in real time that is asked.
    async fn table(&mut self, more: &Value, others: usize) -> GameId {
        let free = json!({"kind": "person"});
        let seats =
            json!({"red": {"kind": "person", "mine": true}, "blue": free, "yellow": free, "green": free});
        let mut request = json!({"rules": "classic", "seats": seats, "table": {}});
        request.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let game = self.people[0].create(&request).await.id;
        let asks = more["clock"]["kind"] == "real_time";
        if asks {
            act(&mut self.people[0], &game, TableAct::Ready { ready: true }).await;
        }
        for (person, seat) in self.people[1..].iter_mut().zip(&SEATS[1..]).take(others) {
            act(person, &game, TableAct::Sit { seat: Some(*seat), ticket: None }).await;
            if asks {
                act(person, &game, TableAct::Ready { ready: true }).await;
            }
        }
        game
    }

    async fn sockets(&self, game: &GameId) -> Vec<Socket> {
        let mut sockets = Vec::new();
        for person in &self.people {
            let mut socket = person.socket(game).await;
            socket.hello(None).await;
            sockets.push(socket);
        }
        sockets
    }

    /// Keeps what each of them is told of a game.
    async fn keep(&mut self, about: &str, game: &GameId) {
        for (name, person) in NAMES.into_iter().zip(&mut self.people) {
            let about = format!("{about}: {name}");
            let cookie = person.cookie.clone().unwrap();
            let told = told(person, game).await;
            let record = record(person, game).await;
            self.kept.push(KeptView { about, game: game.clone(), cookie, told, record });
        }
    }
}

async fn act(person: &mut Browser, game: &GameId, act: TableAct) {
    let body = serde_json::to_value(act).unwrap();
    assert_eq!(person.post(&format!("/api/v1/games/{game}/table"), &body).await.status, 200);
}

async fn say(socket: &mut Socket, id: &str, channel: Channel, words: Words) {
    assert!(socket.say(id, channel, words).await.is_ok());
}

fn text(text: &str) -> Words {
    Words::Text(text.to_owned())
}

/// Performs commands one after the other; each is of the person at its seat.
async fn perform(sockets: &mut [Socket], mut seq: Seq, commands: &[(Seat, PlayerAction)]) -> Seq {
    for (number, (seat, action)) in commands.iter().enumerate() {
        let id = format!("{seq}-{number}");
        let socket = &mut sockets[seat.index()];
        assert_eq!(socket.command(&id, seq, *seat, action.clone()).await, Ok(seq + 1), "{action:?}");
        seq = socket.last_seq().await;
    }
    seq
}

const fn offer(offer: Offer) -> PlayerAction {
    PlayerAction::Offer { offer }
}

/// Plays the games and writes the database and what everybody was told.
#[tokio::test]
#[ignore = "writes the kept database again, whose games would be others"]
async fn make() {
    let app = TestApp::start().await;
    let mut party = Party::new(&app).await;
    let real_time = json!({"clock": {"kind": "real_time", "base_s": 3600, "increment_s": 30}});
    let by_day = json!({"clock": {"kind": "by_day", "turn_s": 86_400, "bank_s": 3600}});

    let waiting = party.table(&by_day, 2).await;
    party.keep("a table that waits", &waiting).await;

    let running = party.table(&real_time, 3).await;
    let mut sockets = party.sockets(&running).await;
    let turns = [(Seat::Red, turn("a3a4")), (Seat::Blue, turn("g3g4")), (Seat::Yellow, turn("i7i6"))];
    let seq = perform(&mut sockets, 1, &turns).await;
    let seq = perform(&mut sockets, seq, &[(Seat::Green, PlayerAction::Resign)]).await;
    say(&mut sockets[0], "a", Channel::Table, text("Peace, until yellow is gone?")).await;
    say(&mut sockets[1], "a", Channel::Table, Words::Sign(Sign::Hurry)).await;
    say(&mut sockets[0], "b", Channel::Table, text("éàü 日本 👩‍👩‍👧")).await;
    say(&mut sockets[3], "a", Channel::Dead, text("It is quiet here.")).await;
    say(&mut sockets[4], "a", Channel::Watchers, text("Who wins?")).await;
    let offers = [
        (Seat::Red, offer(Offer::Pause)),
        (Seat::Blue, PlayerAction::Accept { of: seq + 1 }),
        (Seat::Blue, PlayerAction::AgreeDraw),
    ];
    perform(&mut sockets, seq, &offers).await;
    party.keep("a running game", &running).await;

    let paused = party.table(&real_time, 3).await;
    let mut sockets = party.sockets(&paused).await;
    let accept = |seat| (seat, PlayerAction::Accept { of: 3 });
    let pause = [(Seat::Red, turn("a3a4")), (Seat::Red, offer(Offer::Pause))];
    let seq = perform(&mut sockets, 1, &pause).await;
    perform(&mut sockets, seq, &[accept(Seat::Blue), accept(Seat::Yellow), accept(Seat::Green)]).await;
    party.keep("a paused game", &paused).await;

    let days = party.table(&by_day, 3).await;
    let mut sockets = party.sockets(&days).await;
    perform(&mut sockets, 1, &[(Seat::Red, turn("a3a5")), (Seat::Blue, turn("g3g5"))]).await;
    party.keep("a game by the day", &days).await;

    let hidden = party.table(&json!({"table": {"names": "hidden", "seating": "drawn"}}), 3).await;
    party.keep("hidden names", &hidden).await;

    make_treaties(&mut party, &by_day).await;
    make_whispers(&mut party, &by_day).await;
    play_to_ends(&mut party, &real_time).await;
    assert_eq!(sign_up(&mut app.browser(), "Lucrezia").await, "201");
    write(app, &party.kept).await;
}

/// A game with treaties: one is kept, one refused, one broken by a turn of somebody who had seen it, one crossed.
async fn make_treaties(party: &mut Party, by_day: &Value) {
    let mut settings = by_day.clone();
    settings["start"] = json!("gC7yC/9/9/9/9/2bM6/2rM6/9/rC7bC rbyg r r 3 9");
    let game = party.table(&settings, 3).await;
    let mut sockets = party.sockets(&game).await;
    let act = |seat, kind| Words::Act(Act::new(seat, kind));
    let propose = |seat, text: &str| {
        let treaty = Treaty::parse(&SQUARE9, text).unwrap().to_form();
        act(seat, ActKind::Propose { treaty })
    };
    say(&mut sockets[1], "1", Channel::Table, propose(Seat::Blue, "r:peace(b) b:peace(r) /2r")).await;
    say(&mut sockets[0], "2", Channel::Table, act(Seat::Red, ActKind::Accept { of: 1 })).await;
    say(&mut sockets[2], "3", Channel::Table, propose(Seat::Yellow, "r:no_power y:hands_off(r) /notice"))
        .await;
    say(&mut sockets[0], "4", Channel::Table, act(Seat::Red, ActKind::Accept { of: 3 })).await;
    say(&mut sockets[3], "5", Channel::Table, propose(Seat::Green, "b:hold(bC) g:keep_out(e5) /1r")).await;
    say(&mut sockets[1], "6", Channel::Table, act(Seat::Blue, ActKind::Refuse { of: 5 })).await;
    say(&mut sockets[0], "7", Channel::Table, act(Seat::Red, ActKind::Notice { of: 3 })).await;
    let crossing = djambi_protocol::Command {
        seen: Some([(Channel::Table, 1)].into()),
        ..command("crossing", 1, Seat::Red, turn("c3c4@h7"))
    };
    sockets[0].send_command(crossing).await;
    assert_eq!(sockets[0].event().await.seq, 2);
    say(&mut sockets[2], "8", Channel::Table, propose(Seat::Yellow, "y:hold(yC) g:peace(y) /2r")).await;
    say(&mut sockets[3], "9", Channel::Table, act(Seat::Green, ActKind::Accept { of: 8 })).await;
    perform(&mut sockets, 2, &[(Seat::Blue, turn("i1h1")), (Seat::Yellow, turn("i9h9"))]).await;
    party.keep("a game with treaties", &game).await;
}

/// Games in which people whisper and make a secret treaty: one goes on, one is over.
async fn make_whispers(party: &mut Party, by_day: &Value) {
    let mut settings = by_day.clone();
    settings["press"] = json!({"treaties": "secret", "whispers": true});
    for about in ["whispers", "whispers that the end has opened"] {
        let game = party.table(&settings, 3).await;
        let mut sockets = party.sockets(&game).await;
        let channel = |seats: &[Seat]| Channel::Private(seats.iter().copied().collect());
        let pair = channel(&[Seat::Red, Seat::Yellow]);
        let treaty = Treaty::parse(&SQUARE9, "r:peace(y) y:peace(r),strike(b)@2 /3r").unwrap().to_form();
        let propose = Words::Act(Act::new(Seat::Yellow, ActKind::Propose { treaty }));
        say(&mut sockets[2], "1", pair, propose).await;
        let accept = Words::Act(Act::new(Seat::Red, ActKind::Accept { of: 1 }));
        say(&mut sockets[0], "2", pair, accept).await;
        say(&mut sockets[0], "3", channel(&[Seat::Red, Seat::Yellow, Seat::Green]), text(WHISPERED)).await;
        say(&mut sockets[0], "4", pair, Words::Phrase(Phrase::Beware { seat: Seat::Green })).await;
        let circles = vec!["e5".to_owned()];
        let drawing = Drawing { arrows: vec![["a3", "a5"].map(str::to_owned)], circles };
        say(&mut sockets[1], "5", channel(&[Seat::Blue]), Words::Drawing(drawing)).await;
        let turns = [(Seat::Red, turn("a3a5")), (Seat::Blue, turn("g3g5"))];
        let seq = perform(&mut sockets, 1, &turns).await;
        if about != "whispers" {
            let all = [Seat::Green, Seat::Yellow, Seat::Blue].map(|seat| (seat, PlayerAction::Resign));
            perform(&mut sockets, seq, &all).await;
        }
        party.keep(about, &game).await;
    }
}

/// Games that are over, or go on after turns that were taken back.
async fn play_to_ends(party: &mut Party, real_time: &Value) {
    let over = party.table(real_time, 3).await;
    let mut sockets = party.sockets(&over).await;
    say(&mut sockets[4], "a", Channel::Watchers, text("They all give up.")).await;
    let all = [Seat::Green, Seat::Yellow, Seat::Blue].map(|seat| (seat, PlayerAction::Resign));
    perform(&mut sockets, 1, &all).await;
    let again = party.people[0].send("POST", &format!("/api/v1/games/{over}/again"), &[], b"").await;
    assert_eq!(again.status, 200);
    party.keep("a game that is over, and played again", &over).await;

    let back = party.table(real_time, 3).await;
    let mut sockets = party.sockets(&back).await;
    let turns = [(Seat::Red, turn("a3a4")), (Seat::Blue, turn("g3g4")), (Seat::Red, offer(Offer::TakeBack))];
    let seq = perform(&mut sockets, 1, &turns).await;
    let seq = perform(&mut sockets, seq, &[(Seat::Blue, PlayerAction::Accept { of: seq })]).await;
    perform(&mut sockets, seq, &[(Seat::Red, turn("a3a5"))]).await;
    party.keep("a turn that was taken back", &back).await;

    let off = party.table(real_time, 3).await;
    let mut sockets = party.sockets(&off).await;
    let seq = perform(&mut sockets, 1, &[(Seat::Red, offer(Offer::Abort))]).await;
    let accepts =
        [Seat::Blue, Seat::Yellow, Seat::Green].map(|seat| (seat, PlayerAction::Accept { of: seq }));
    perform(&mut sockets, seq, &accepts).await;
    party.keep("a game that was called off", &off).await;
}

/// Writes the database and what everybody was told.
async fn write(app: TestApp, kept: &[KeptView]) {
    let folder = app.stop().await;
    let database = folder.path().join("games.sqlite3");
    let connection = rusqlite::Connection::open(&database).unwrap();
    let version: u32 =
        connection.query_row("SELECT user_version FROM pragma_user_version", [], |row| row.get(0)).unwrap();
    assert_eq!(version, SCHEMA, "make a kept database of the schema of today under another number");
    connection
        .execute_batch("PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE; VACUUM")
        .unwrap();
    drop(connection);
    std::fs::copy(&database, file(SCHEMA, ".sqlite3")).unwrap();
    let keys = folder.path().join("games.sqlite3.press-key");
    std::fs::copy(keys, file(SCHEMA, ".sqlite3.press-key")).unwrap();
    std::fs::write(file(SCHEMA, ".json"), serde_json::to_string_pretty(kept).unwrap() + "\n").unwrap();
}
