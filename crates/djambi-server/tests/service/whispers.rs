//! Private channels: who writes and reads them, and what the end of a game opens.

use djambi::{SQUARE9, Seat, SeatSet};
use djambi_press::Treaty;
use djambi_protocol::{
    Act, ActKind, Channel, Drawing, GameMessage, OpenWhispers, Phrase, PlayerAction, Seq, TalkPage,
    TalkSince, TreatyStanding, Words,
};
use serde_json::{Value, json};

use crate::app::TestApp;
use crate::support::socket::turn;
use crate::support::{Browser, Socket};

/// Red may kill a militant of blue, or go away.
const START: &str = "gC7yC/9/9/9/9/2bM6/2rM6/9/rC7bC rbyg r r 3 9";
const SEATS: [Seat; 4] = [Seat::Red, Seat::Blue, Seat::Yellow, Seat::Green];

/// A game of four people that has begun at once: a browser for each seat in order, a watcher's and a stranger's,
/// and a connection of each.
struct Table {
    browsers: Vec<Browser>,
    sockets: Vec<Socket>,
}

/// A game of four people with these settings of press.
fn request(press: &Value) -> Value {
    let seat = |mine| json!({"kind": "person", "mine": mine});
    json!({
        "rules": "classic",
        "start": START,
        "seats": {"red": seat(true), "blue": seat(false), "yellow": seat(false), "green": seat(false)},
        "table": {"begins": "at_once"},
        "press": press,
    })
}

impl Table {
    async fn start(app: &TestApp, press: Value) -> Self {
        let mut browsers: Vec<Browser> = (0..5).map(|_| app.browser()).collect();
        let created = browsers[0].create(&request(&press)).await;
        for (browser, invitation) in browsers[1..4].iter_mut().zip(&created.invitations) {
            browser.join(&invitation.url).await;
        }
        browsers[4].navigate("/").await;
        browsers.push(app.browser());
        let mut table = Self { browsers, sockets: Vec::new() };
        for browser in &table.browsers {
            let mut socket = browser.socket(&created.id).await;
            socket.hello(None).await;
            table.sockets.push(socket);
        }
        table
    }

    /// Somebody says something in a private channel, or is refused.
    async fn whisper(&mut self, by: usize, seats: &[Seat], text: &str) -> Result<u32, String> {
        let channel = channel(seats);
        self.sockets[by].say(&text.replace(' ', "-"), channel, Words::Text(text.to_owned())).await
    }

    /// The texts that each has heard since.
    async fn heard(&mut self) -> Vec<Vec<String>> {
        let mut heard = Vec::new();
        for socket in &mut self.sockets {
            heard.push(texts(&socket.heard().await));
        }
        heard
    }

    /// The texts that somebody reads who comes back.
    async fn read(&self, by: usize, since: Option<TalkSince>) -> Vec<String> {
        let mut socket = self.browsers[by].socket(&self.sockets[by].game).await;
        texts(&socket.resume_talk(0, since).await)
    }

    /// Somebody deletes what is at an address; the status, and the code of a refusal.
    async fn delete(&mut self, by: usize, path: &str) -> String {
        let reply = self.browsers[by].send("DELETE", path, &[], b"").await;
        if reply.status == 204 { "204".to_owned() } else { reply.failure() }
    }

    async fn seq(&mut self) -> Seq {
        self.sockets[5].last_seq().await
    }

    async fn resign(&mut self, by: usize) {
        let seq = self.seq().await;
        let id = format!("resign-{by}");
        self.sockets[by].command(&id, seq, SEATS[by], PlayerAction::Resign).await.unwrap();
    }
}

fn channel(seats: &[Seat]) -> Channel {
    Channel::Private(seats.iter().copied().collect::<SeatSet>())
}

fn texts(pages: &[TalkPage]) -> Vec<String> {
    let text = |words: &Words| match words {
        Words::Text(text) => text.clone(),
        other => serde_json::to_string(other).unwrap(),
    };
    pages.iter().flat_map(|page| page.messages.iter().map(|message| text(&message.words))).collect()
}

fn refused(code: &str) -> Result<u32, String> {
    Err(code.to_owned())
}

const RED_BLUE: &[Seat] = &[Seat::Red, Seat::Blue];
const THREE: &[Seat] = &[Seat::Red, Seat::Blue, Seat::Yellow];

#[tokio::test]
async fn whispers_are_heard_by_their_seats_alone() {
    let app = TestApp::start().await;
    let mut table = Table::start(&app, json!({"whispers": true})).await;
    assert_eq!(table.whisper(0, RED_BLUE, "to blue").await, Ok(1));
    assert_eq!(table.whisper(1, RED_BLUE, "to red").await, Ok(2));
    assert_eq!(table.whisper(1, THREE, "to two").await, Ok(1), "each channel has its own numbers");
    assert_eq!(table.whisper(2, &[Seat::Yellow], "to myself").await, Ok(1));
    let heard = table.heard().await;
    assert_eq!(heard[0], ["to blue", "to red", "to two"]);
    assert_eq!(heard[1], ["to two"], "the rest came before it had spoken");
    assert_eq!(heard[2], ["to myself"]);
    assert!(heard[3..].iter().all(Vec::is_empty), "{heard:?}");
    assert_eq!(table.read(0, None).await, ["to blue", "to red", "to two"]);
    let seen = TalkSince::from([(channel(RED_BLUE), 1)]);
    assert_eq!(table.read(1, Some(seen)).await, ["to red", "to two"]);
    assert_eq!(table.read(2, None).await, ["to myself", "to two"]);
    for other in 3..6 {
        assert!(table.read(other, None).await.is_empty());
    }
    for (by, seats) in [
        (3, RED_BLUE),
        (4, RED_BLUE),
        (5, RED_BLUE),
        (0, &SEATS[..]),
        (0, &[Seat::Blue]),
        (0, &[Seat::Red, Seat::Purple]),
    ] {
        assert_eq!(table.whisper(by, seats, "in vain").await, refused("not_your_channel"), "{by} {seats:?}");
    }
    let whisper = table.sockets[1].place().await.may.talk.unwrap().whisper;
    let with = vec![Seat::Red, Seat::Yellow, Seat::Green];
    assert_eq!(whisper, Some(OpenWhispers { seat: Seat::Blue, with, max_seats: 3, treaties: false }));
    assert_eq!(table.sockets[4].place().await.may.talk.unwrap().whisper, None);

    // Words that are sent again are the same; with another channel they are others.
    assert_eq!(table.whisper(0, RED_BLUE, "to blue").await, Ok(1));
    assert_eq!(table.whisper(0, THREE, "to blue").await, refused("command_reused"));
}

#[tokio::test]
async fn a_channel_is_closed_when_one_is_out_and_the_end_opens_all() {
    let app = TestApp::start().await;
    let mut table = Table::start(&app, json!({"whispers": true})).await;
    table.whisper(0, THREE, "among three").await.unwrap();
    table.whisper(2, &[Seat::Yellow], "a note").await.unwrap();
    table.resign(2).await;
    for by in 0..3 {
        assert_eq!(table.whisper(by, THREE, "closed").await, refused("not_your_channel"));
    }
    table.whisper(0, RED_BLUE, "the dead hear nothing").await.unwrap();
    table.heard().await;
    assert_eq!(table.read(2, None).await, ["a note", "among three"]);
    table.resign(0).await;
    table.resign(3).await;
    assert_eq!(table.whisper(1, RED_BLUE, "over").await, refused("not_your_channel"));
    let all = ["the dead hear nothing", "among three"];
    let heard = table.heard().await;
    assert_eq!(heard[2], ["the dead hear nothing"], "who was there has the rest");
    assert_eq!(heard[3], all, "all who played read everything");
    assert!(heard[4].is_empty() && heard[5].is_empty(), "others do not");
    for player in [0, 1, 3] {
        assert_eq!(table.read(player, None).await, all);
    }
    assert_eq!(table.read(2, None).await, ["the dead hear nothing", "a note", "among three"]);
    assert!(table.read(4, None).await.is_empty());
}

#[tokio::test]
async fn the_end_opens_whispers_to_everybody_where_that_was_agreed() {
    let app = TestApp::start().await;
    let mut table = Table::start(&app, json!({"whispers": true, "reveal": "everybody"})).await;
    table.whisper(0, RED_BLUE, "for later").await.unwrap();
    table.whisper(0, &[Seat::Red], "a note").await.unwrap();
    for by in [0, 2, 3] {
        table.resign(by).await;
    }
    let heard = table.heard().await;
    for (person, heard) in heard.iter().enumerate().skip(2) {
        assert_eq!(heard, &["for later"]);
        assert_eq!(table.read(person, None).await, ["for later"]);
    }
}

#[tokio::test]
async fn phrases_and_drawings_are_words() {
    let app = TestApp::start().await;
    let mut table = Table::start(&app, json!({"whispers": true})).await;
    let square = str::to_owned;
    let drawing = Drawing { arrows: vec![["c3", "c4"].map(square)], circles: vec![square("e5")] };
    let words = [Words::Phrase(Phrase::StrikeTogether { seat: Seat::Green }), Words::Drawing(drawing)];
    for (number, words) in (1..).zip(&words) {
        let said = table.sockets[0].say(&format!("w{number}"), channel(RED_BLUE), words.clone()).await;
        assert_eq!(said, Ok(number));
    }
    assert_eq!(
        table.heard().await[1],
        [
            r#"{"phrase":{"kind":"strike_together","seat":"green"}}"#,
            r#"{"drawing":{"arrows":[["c3","c4"]],"circles":["e5"]}}"#
        ]
    );
    let wrong = Words::Drawing(Drawing { arrows: Vec::new(), circles: vec![square("j1")] });
    assert_eq!(table.sockets[0].say("wrong", channel(RED_BLUE), wrong).await, refused("drawing_square"));
}

#[tokio::test]
async fn games_say_whether_people_whisper() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let mut ask = async |press: Value, more: Value| {
        let mut request = request(&press);
        request.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let reply = browser.post("/api/v1/games", &request).await;
        let code = |body: Value| body["code"].as_str().map(str::to_owned);
        (reply.status, code(serde_json::from_slice(&reply.body).unwrap()))
    };
    let unwanted = |code: &str| (422, Some(code.to_owned()));
    assert_eq!(ask(json!({"treaties": "secret"}), json!({})).await, unwanted("secret_needs_whispers"));
    let silent = json!({"table": {"begins": "at_once", "talk": "none"}});
    assert_eq!(ask(json!({"whispers": true}), silent).await, unwanted("whispers_need_talk"));
    let mine = json!({"kind": "person", "mine": true});
    let hot_seat = json!({"seats": {"red": mine, "blue": mine}});
    assert_eq!(ask(json!({"whispers": true}), hot_seat.clone()).await, unwanted("whispers_need_players"));
    assert_eq!(ask(json!({}), hot_seat).await.0, 201);

    let mut table = Table::start(&app, json!({})).await;
    assert_eq!(table.whisper(0, RED_BLUE, "psst").await, refused("not_your_channel"));
}

fn act(seat: Seat, kind: ActKind) -> Words {
    Words::Act(Act::new(seat, kind))
}

fn propose(seat: Seat, text: &str) -> Words {
    act(seat, ActKind::Propose { treaty: Treaty::parse(&SQUARE9, text).unwrap().to_form() })
}

const PEACE: &str = "r:peace(b) b:peace(r) /4r";

#[tokio::test]
async fn secret_treaties_are_known_to_their_channel_until_the_end() {
    let app = TestApp::start().await;
    let mut table = Table::start(&app, json!({"treaties": "secret", "whispers": true})).await;
    let pair = channel(RED_BLUE);
    let other = propose(Seat::Red, "r:peace(y) y:peace(r) /2r");
    assert_eq!(table.sockets[0].say("p0", pair, other).await, refused("not_in_channel"));
    assert_eq!(table.sockets[0].say("p1", pair, propose(Seat::Red, PEACE)).await, Ok(1));
    let open = table.sockets[1].place().await.may.act;
    assert!(open.iter().any(|open| open.channel == pair), "{open:?}");
    assert!(table.sockets[2].place().await.may.act.iter().all(|open| !open.channel.is_private()));
    let accept = act(Seat::Blue, ActKind::Accept { of: 1 });
    assert_eq!(table.sockets[1].say("a1", pair, accept).await, Ok(2));
    assert_eq!(table.sockets[0].command("kill", 0, Seat::Red, turn("c3c4@h7")).await, Ok(1));
    let known = async |table: &mut Table| {
        let mut known = Vec::new();
        for socket in &mut table.sockets {
            socket.follow(None).await;
            loop {
                if let GameMessage::Game { treaties, .. } = socket.game_message().await {
                    known.push(treaties.iter().map(|treaty| treaty.state).collect::<Vec<_>>());
                    break;
                }
            }
        }
        known
    };
    let broken = vec![TreatyStanding::Broken { by: Seat::Red, event: 1 }];
    assert_eq!(
        known(&mut table).await,
        [broken.clone(), broken.clone(), vec![], vec![], vec![], vec![]],
        "red and blue know of the breach"
    );
    let record = format!("/api/v1/games/{}/record", table.sockets[0].game);
    assert!(table.browsers[1].get(&record).await.text().contains("[%press red+blue:1 broken red]"));
    assert!(!table.browsers[2].get(&record).await.text().contains("press"));
    let game = table.sockets[0].game.clone();
    assert!(table.browsers[2].game(&game).await.treaties.is_empty());
    assert_eq!(table.browsers[1].game(&game).await.treaties.len(), 1);

    for by in [0, 2, 3] {
        table.resign(by).await;
    }
    // Yellow is told at once, without asking.
    let told = table.sockets[2].texts().await;
    let revealed = told.iter().position(|text| text.contains("\"treaties\":[")).unwrap();
    let talk = told.iter().position(|text| text.contains("\"propose\"")).unwrap();
    assert!(talk < revealed, "{told:?}");
    assert_eq!(
        known(&mut table).await,
        [&broken, &broken, &broken, &broken, &vec![], &vec![]].map(Clone::clone)
    );
    assert!(table.browsers[2].get(&record).await.text().contains("[%press red+blue:1 broken red]"));
    assert!(!table.browsers[5].get(&record).await.text().contains("press"));
}

#[tokio::test]
async fn whispers_and_secret_treaties_outlive_the_service() {
    let (app, mut table) = {
        let app = TestApp::start().await;
        let table = Table::start(&app, json!({"treaties": "secret", "whispers": true})).await;
        (app, table)
    };
    let pair = channel(RED_BLUE);
    table.sockets[0].say("p1", pair, propose(Seat::Red, PEACE)).await.unwrap();
    table.sockets[1].say("a1", pair, act(Seat::Blue, ActKind::Accept { of: 1 })).await.unwrap();
    table.whisper(1, RED_BLUE, "thanks").await.unwrap();
    let before = table.read(0, None).await;
    assert_eq!(before.len(), 3);
    let app = app.restart().await;
    table.browsers.iter_mut().for_each(|browser| browser.address = app.address);
    assert_eq!(table.read(0, None).await, before);
    assert!(table.read(3, None).await.is_empty());
    let mut socket = table.browsers[0].socket(&table.sockets[0].game).await;
    socket.hello(None).await;
    assert_eq!(socket.command("kill", 0, Seat::Red, turn("c3c4@h7")).await, Ok(1));
    let game = table.sockets[0].game.clone();
    let treaties = table.browsers[1].game(&game).await.treaties;
    assert_eq!(treaties[0].state, TreatyStanding::Broken { by: Seat::Red, event: 1 });
    assert!(table.browsers[3].game(&game).await.treaties.is_empty());
}

#[tokio::test]
async fn authors_take_their_words_out_after_the_end() {
    let app = TestApp::start().await;
    let mut table = Table::start(&app, json!({"whispers": true})).await;
    let game = table.sockets[0].game.clone();
    table.whisper(0, RED_BLUE, "to blue").await.unwrap();
    table.whisper(1, RED_BLUE, "to red").await.unwrap();
    let address = |seq: u32| format!("/api/v1/games/{game}/talk/red+blue/{seq}");
    assert_eq!(table.delete(0, &address(1)).await, "409 words_stand");
    assert!(!table.sockets[0].place().await.may.talk.unwrap().blank);
    for path in
        [format!("/api/v1/games/{game}/talk/nobody/1"), address(0), "/api/v1/games/x/talk/table/1".to_owned()]
    {
        assert_eq!(table.delete(0, &path).await, "404 not_found");
    }
    for by in 0..3 {
        table.resign(by).await;
    }
    table.heard().await;
    for (by, may_blank) in [(0, true), (4, true), (5, false)] {
        assert_eq!(table.sockets[by].place().await.may.talk.unwrap().blank, may_blank, "{by}");
    }
    for by in [1, 4, 5] {
        assert_eq!(table.delete(by, &address(1)).await, "403 not_your_words");
    }
    assert_eq!(table.delete(0, &address(3)).await, "403 not_your_words");
    assert_eq!(table.delete(0, &address(1)).await, "204");
    // All who have read them are told, and nobody else.
    let gone = r#"{"gone":"blanked"}"#;
    let heard = table.heard().await;
    assert!(heard[..4].iter().all(|texts| *texts == [gone]), "{heard:?}");
    assert!(heard[4..].iter().all(Vec::is_empty), "{heard:?}");
    assert_eq!(table.read(1, None).await, [gone, "to red"]);
}

#[tokio::test]
async fn what_is_reported_is_shown_to_the_host_as_it_was_read() {
    let app = TestApp::start().await;
    let mut table = Table::start(&app, json!({"whispers": true})).await;
    let game = table.sockets[0].game.clone();
    let address = format!("/api/v1/games/{game}/reports");
    for number in 1..=15 {
        table.whisper(0, RED_BLUE, &format!("word {number}")).await.unwrap();
    }
    let report = |seq: u32, reason: &str| json!({"channel": "red+blue", "seq": seq, "reason": reason});
    // Only who has read it reports it.
    // Who is nobody yet would be somebody else each time.
    for (by, failure) in [(2, "404 not_found"), (4, "404 not_found"), (5, "403 no_cookies")] {
        let reply = table.browsers[by].post(&address, &report(13, "rude")).await;
        assert_eq!(reply.failure(), failure);
    }
    let mut by_blue = async |body: Value| table.browsers[1].post(&address, &body).await;
    assert_eq!(by_blue(report(16, "rude")).await.failure(), "404 not_found");
    assert_eq!(by_blue(report(13, "  ")).await.failure(), "422 text_empty");
    assert_eq!(by_blue(json!({"channel": "red+blue"})).await.failure(), "400 malformed");
    for _ in 0..5 {
        assert_eq!(by_blue(report(13, "A threat outside the board")).await.status, 204);
    }
    assert_eq!(by_blue(report(13, "again")).await.failure(), "429 too_many_reports");

    let database = app.database();
    let read = || djambi_server::admin::reports(database.to_str().unwrap(), None).unwrap();
    let reports = read();
    assert_eq!(reports.len(), 5);
    let contents = reports[0].contents.as_ref().unwrap();
    assert_eq!((reports[0].number, reports[0].game.as_str(), contents.seq), (5, game.as_str(), Some(13)));
    assert_eq!(contents.reason, "A threat outside the board");
    let seqs: Vec<_> = contents.messages.iter().map(|message| message.seq).collect();
    assert_eq!(seqs, (3..=15).collect::<Vec<_>>(), "ten before, and those after");
    assert_eq!(contents.messages[10].words, Words::Text("word 13".to_owned()));
    // Without its key it is a row, and the database does not tell it.
    let folder = app.stop().await;
    std::fs::remove_file(folder.path().join("games.sqlite3.press-key")).unwrap();
    assert!(read().iter().all(|report| report.contents.is_none()));
    let bytes = std::fs::read(&database).unwrap();
    assert!(!bytes.windows(7).any(|window| window == b"outside"));
}
