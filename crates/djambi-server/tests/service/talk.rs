//! Talk at a table: who hears what, in order, over reconnections, restarts and the end of the game.

use djambi::Seat;
use djambi_protocol::{
    Channel, ClientMessage, Created, Follow, GameMessage, PlayerAction, Say, Seq, Sign, TalkPage, TalkSeq,
    TalkSince, Words,
};
use djambi_server::Limits;
use serde_json::{Value, json};

use crate::app::TestApp;
use crate::support::{Browser, Socket};

use Channel::{Dead, Table, Watchers};

/// A game of three people that has begun at once, and their browsers: Ada is red, Bob blue, Cleo yellow.
struct Trio {
    created: Created,
    browsers: [Browser; 3],
}

impl Trio {
    async fn start(app: &TestApp) -> Self {
        let mut ada = app.browser();
        let seat = |name: &str, mine| json!({"kind": "person", "name": name, "mine": mine});
        let seats =
            json!({"red": seat("Ada", true), "blue": seat("Bob", false), "yellow": seat("Cleo", false)});
        let created = ada
            .create(
                &json!({"rules": "classic", "players": 3, "seats": seats, "table": {"begins": "at_once"}}),
            )
            .await;
        let mut bob = app.browser();
        let mut cleo = app.browser();
        for (browser, invitation) in [&mut bob, &mut cleo].into_iter().zip(&created.invitations) {
            browser.join(&invitation.url).await;
        }
        Self { created, browsers: [ada, bob, cleo] }
    }

    /// A connection of each of them, and one of a watcher.
    async fn sockets(&self, watcher: &Browser) -> [Socket; 4] {
        let [ada, bob, cleo] = &self.browsers;
        let id = &self.created.id;
        let mut all =
            [ada.socket(id).await, bob.socket(id).await, cleo.socket(id).await, watcher.socket(id).await];
        for socket in &mut all {
            socket.hello(None).await;
        }
        all
    }
}

/// A guest, who has opened a page.
async fn guest(app: &TestApp) -> Browser {
    let mut browser = app.browser();
    browser.navigate("/").await;
    browser
}

fn text(text: &str) -> Words {
    Words::Text(text.to_owned())
}

fn refused(code: &str) -> Result<TalkSeq, String> {
    Err(code.to_owned())
}

/// Messages as channel, number and text.
fn lines(pages: &[TalkPage]) -> Vec<(Channel, TalkSeq, String)> {
    let line = |page: &TalkPage| {
        let channel = page.channel;
        page.messages
            .iter()
            .map(move |message| match &message.words {
                Words::Text(text) => (channel, message.seq, text.clone()),
                Words::Sign(sign) => (channel, message.seq, format!("{sign:?}")),
                other => (channel, message.seq, format!("{other:?}")),
            })
            .collect::<Vec<_>>()
    };
    pages.iter().flat_map(line).collect()
}

fn line(channel: Channel, seq: TalkSeq, text: &str) -> (Channel, TalkSeq, String) {
    (channel, seq, text.to_owned())
}

async fn resign(socket: &mut Socket, seat: Seat, expect: Seq) {
    assert_eq!(socket.command("resign", expect, seat, PlayerAction::Resign).await, Ok(expect + 1));
}

/// A game with a table of one person against a bot, and that person's connection and browser.
async fn table(app: &TestApp, settings: &Value) -> (Created, Socket) {
    let mut ada = app.browser();
    let seats = json!({"red": {"kind": "person", "name": "Ada", "mine": true}});
    let request =
        json!({"rules": "classic", "players": 2, "seats": seats, "table": settings, "bot_delay_ms": 60_000});
    let created = ada.create(&request).await;
    let mut socket = ada.socket(&created.id).await;
    socket.hello(None).await;
    (created, socket)
}

#[tokio::test]
async fn everybody_hears_the_table_in_order() {
    let app = TestApp::start().await;
    let trio = Trio::start(&app).await;
    let [mut ada, mut bob, mut cleo, mut eve] = trio.sockets(&guest(&app).await).await;
    assert_eq!(ada.say("a1", Table, text(" Peace?\n")).await, Ok(1));
    assert_eq!(bob.say("b1", Table, text("<b>Never</b>")).await, Ok(2));
    assert_eq!(ada.say("a2", Table, Words::Sign(Sign::Oops)).await, Ok(3));
    let said = [line(Table, 1, "Peace?"), line(Table, 2, "<b>Never</b>"), line(Table, 3, "Oops")];
    for socket in [&mut cleo, &mut eve] {
        let heard = socket.heard().await;
        assert_eq!(lines(&heard), said);
        let authors: Vec<_> =
            heard.iter().flat_map(|page| &page.messages).map(|one| (one.seat, one.name.as_str())).collect();
        let red = (Some(Seat::Red), "Ada");
        let blue = (Some(Seat::Blue), "Bob");
        assert_eq!(authors, [red, blue, red]);
    }
    let reply = app.browser().get(&format!("/api/v1/games/{}", trio.created.id)).await.text();
    assert!(!reply.contains("Peace"), "the game's log knows nothing of talk: {reply}");
    assert!(reply.contains("\"seq\":0"), "{reply}");
}

/// As `docs/PROTOCOL.md` has it: a page shows its own words once, by the number that it was told.
#[tokio::test]
async fn an_author_is_told_the_number_of_words_before_the_words() {
    let app = TestApp::start().await;
    let trio = Trio::start(&app).await;
    let [mut ada, ..] = trio.sockets(&app.browser()).await;
    let say = Say { id: "w1".parse().unwrap(), channel: Table, words: text("Peace?") };
    ada.send(&ClientMessage::Say { game: trio.created.id.clone(), say }).await;
    let mut told = Vec::new();
    while told.len() < 2 {
        match ada.game_message().await {
            GameMessage::Said { .. } => told.push("said"),
            GameMessage::Talk { .. } => told.push("talk"),
            _ => {}
        }
    }
    assert_eq!(told, ["said", "talk"]);
}

#[tokio::test]
async fn words_that_are_said_again_are_acknowledged_again_after_a_restart_too() {
    let app = TestApp::start().await;
    let mut trio = Trio::start(&app).await;
    let [mut ada, mut bob, ..] = trio.sockets(&guest(&app).await).await;
    assert_eq!(ada.say("a1", Table, text("one")).await, Ok(1));
    assert_eq!(ada.say("a1", Table, text("one")).await, Ok(1));
    assert_eq!(ada.say("a1", Table, text("two")).await, refused("command_reused"));
    assert_eq!(bob.say("a1", Table, text("of another")).await, Ok(2), "ids are those of their author");
    let app = app.restart().await;
    trio.browsers[0].address = app.address;
    let mut ada = trio.browsers[0].socket(&trio.created.id).await;
    let all = ada.resume_talk(0, None).await;
    assert_eq!(lines(&all), [line(Table, 1, "one"), line(Table, 2, "of another")]);
    assert_eq!(ada.say("a1", Table, text("one")).await, Ok(1), "known after the restart");
    assert_eq!(ada.say("a2", Table, text("three")).await, Ok(3), "and the numbers go on");
    let missed = ada.resume_talk(0, Some(TalkSince::from([(Table, 2)]))).await;
    assert_eq!(lines(&missed), [line(Table, 3, "three")]);
    let seen = TalkSince::from([(Table, 3), (Dead, 9), (Watchers, 9)]);
    assert_eq!(ada.resume_talk(0, Some(seen)).await, []);
}

#[tokio::test]
async fn who_dies_moves_to_the_dead_whom_the_living_hear_at_the_end() {
    let app = TestApp::start().await;
    let trio = Trio::start(&app).await;
    let [mut ada, mut bob, mut cleo, mut eve] = trio.sockets(&guest(&app).await).await;
    assert_eq!(ada.say("a1", Dead, text("too early")).await, refused("not_your_channel"));
    assert_eq!(ada.say("a0", Table, text("I resign")).await, Ok(1));
    for socket in [&mut ada, &mut bob, &mut cleo, &mut eve] {
        assert_eq!(lines(&socket.heard().await), [line(Table, 1, "I resign")]);
    }
    resign(&mut ada, Seat::Red, 0).await;
    assert_eq!(ada.say("a0", Table, text("I resign")).await, Ok(1), "said before, and sent again");
    assert_eq!(ada.say("a2", Table, text("I see that")).await, refused("not_your_channel"));
    assert_eq!(ada.say("a3", Dead, text("alone here")).await, Ok(1));
    assert_eq!(lines(&ada.heard().await), [line(Dead, 1, "alone here")], "authors hear themselves");
    assert_eq!(bob.say("b1", Watchers, text("hm")).await, refused("not_your_channel"));
    for (socket, name) in [(&mut bob, "Bob lives"), (&mut cleo, "Cleo lives"), (&mut eve, "Eve watches")] {
        assert_eq!(lines(&socket.heard().await), [], "{name}");
    }
    let again = bob.resume_talk(1, None).await;
    assert_eq!(lines(&again), [line(Table, 1, "I resign")], "nor does one who connects again");
    resign(&mut bob, Seat::Blue, 1).await;
    let over = [line(Dead, 1, "alone here")];
    for (socket, name) in [(&mut bob, "Bob"), (&mut cleo, "Cleo"), (&mut eve, "Eve")] {
        assert_eq!(lines(&socket.heard().await), over, "{name}");
    }
    assert_eq!(lines(&ada.heard().await), [], "nothing twice");
    assert_eq!(ada.say("a4", Table, text("well played")).await, Ok(2), "all are at the table again");
    let all = [line(Table, 1, "I resign"), line(Table, 2, "well played"), over[0].clone()];
    assert_eq!(lines(&cleo.resume_talk(2, None).await), all);
}

#[tokio::test]
async fn who_lives_with_one_seat_does_not_hear_the_dead_and_who_is_out_hears_all_of_it() {
    let app = TestApp::start().await;
    let mut ada = app.browser();
    let mine = |name: &str| json!({"kind": "person", "name": name, "mine": true});
    let seats = json!({"red": mine("Ada"), "blue": mine("Ada too"), "yellow": {"kind": "person"}});
    let created = ada
        .create(
            &json!({"rules": "classic", "board": "ngon5", "seats": seats, "table": {"begins": "at_once"}}),
        )
        .await;
    let mut bob = app.browser();
    bob.join(&created.invitations[0].url).await;
    let mut ada = ada.socket(&created.id).await;
    let mut bob = bob.socket(&created.id).await;
    ada.hello(None).await;
    bob.hello(None).await;
    resign(&mut bob, Seat::Yellow, 0).await;
    assert_eq!(bob.say("b1", Dead, text("it is quiet")).await, Ok(1));
    assert_eq!(ada.command("r1", 1, Seat::Red, PlayerAction::Resign).await, Ok(2));
    assert_eq!(ada.say("a1", Table, text("blue lives")).await, Ok(1), "with another seat");
    assert_eq!(lines(&ada.heard().await), [line(Table, 1, "blue lives")]);
    assert_eq!(bob.say("b2", Dead, text("still")).await, Ok(2));
    assert_eq!(lines(&ada.heard().await), []);
    assert_eq!(ada.command("r2", 2, Seat::Blue, PlayerAction::Resign).await, Ok(3));
    let all = [line(Dead, 1, "it is quiet"), line(Dead, 2, "still")];
    assert_eq!(lines(&ada.heard().await), all, "two bots play on");
}

#[tokio::test]
async fn a_watcher_is_not_taken_for_somebody_at_the_table() {
    let app = TestApp::start().await;
    let trio = Trio::start(&app).await;
    let mut eve = guest(&app).await;
    let mut stranger = app.browser().socket(&trio.created.id).await;
    stranger.hello(None).await;
    let names = [("Ada", "Ada 2"), ("ADA.", "ADA. 2"), ("Ada 2", "Ada 2"), ("Eve", "Eve")];
    for (number, (name, told)) in names.into_iter().enumerate() {
        eve.post("/api/v1/me", &json!({"name": name})).await;
        let mut socket = eve.socket(&trio.created.id).await;
        socket.hello(None).await;
        socket.say(&format!("m{number}"), Watchers, text("I resign")).await.expect("said");
        let heard: Vec<TalkPage> = stranger.heard().await;
        let names: Vec<_> =
            heard.iter().flat_map(|page| &page.messages).map(|message| &message.name).collect();
        assert_eq!(names, [told], "{name}");
    }
}

#[tokio::test]
async fn watchers_talk_unseen_by_players_until_the_end() {
    let app = TestApp::start().await;
    let trio = Trio::start(&app).await;
    let mut named = guest(&app).await;
    let stranger = app.browser();
    named.post("/api/v1/me", &json!({"name": "Eve"})).await;
    let [mut ada, mut bob, mut cleo, mut eve] = trio.sockets(&named).await;
    let mut unknown = stranger.socket(&trio.created.id).await;
    unknown.hello(None).await;
    assert_eq!(eve.say("e1", Watchers, text("red is lost")).await, Ok(1));
    eve.heard().await;
    assert_eq!(lines(&unknown.heard().await), [line(Watchers, 1, "red is lost")], "strangers watch too");
    for channel in Channel::PUBLIC {
        assert_eq!(
            unknown.say("x", channel, text("hello")).await,
            refused("not_your_channel"),
            "{channel:?}"
        );
    }
    for channel in [Table, Dead] {
        assert_eq!(eve.say("e2", channel, text("hello")).await, refused("not_your_channel"), "{channel:?}");
    }
    for socket in [&mut ada, &mut bob, &mut cleo] {
        assert_eq!(lines(&socket.heard().await), []);
    }
    resign(&mut ada, Seat::Red, 0).await;
    assert_eq!(ada.resume_talk(1, None).await, [], "nor do those who are out");
    resign(&mut bob, Seat::Blue, 1).await;
    for socket in [&mut ada, &mut bob, &mut cleo] {
        let heard = socket.heard().await;
        assert_eq!(lines(&heard), [line(Watchers, 1, "red is lost")]);
        assert_eq!((heard[0].messages[0].seat, heard[0].messages[0].name.as_str()), (None, "Eve"));
    }
    assert_eq!(lines(&eve.heard().await), [], "nothing twice");
}

#[tokio::test]
async fn a_forged_cookie_says_nothing_and_hears_no_secret() {
    let app = TestApp::start().await;
    let trio = Trio::start(&app).await;
    let [mut ada, ..] = trio.sockets(&guest(&app).await).await;
    resign(&mut ada, Seat::Red, 0).await;
    assert_eq!(ada.say("a1", Dead, text("between us")).await, Ok(1));
    let mut forged = trio.browsers[0].clone();
    let cookie = forged.cookie.unwrap();
    let (rest, last) = cookie.split_at(cookie.len() - 1);
    forged.cookie = Some(format!("{rest}{}", if last == "A" { "B" } else { "A" }));
    let other = guest(&app).await;
    for browser in [forged, other] {
        let mut socket = browser.socket(&trio.created.id).await;
        assert_eq!(socket.resume_talk(1, None).await, []);
        assert_eq!(socket.say("a1", Dead, text("between us")).await, refused("not_your_channel"));
        assert_eq!(socket.say("a2", Table, text("I am Ada")).await, refused("not_your_channel"));
    }
    assert_eq!(ada.say("a2", Dead, text("nobody came")).await, Ok(2));
}

#[tokio::test]
async fn names_are_hidden_until_the_end() {
    let app = TestApp::start().await;
    let (created, mut ada) = table(&app, &json!({"names": "hidden"})).await;
    let mut eve = guest(&app).await.socket(&created.id).await;
    let (_, _, begun) = eve.hello(None).await;
    assert_eq!(ada.say("a1", Table, text("guess who")).await, Ok(1));
    assert_eq!(eve.say("e1", Watchers, text("no idea")).await, Ok(1));
    let names = |pages: &[TalkPage]| {
        let named =
            pages.iter().flat_map(|page| page.messages.iter().map(|one| (page.channel, one.name.clone())));
        named.collect::<Vec<_>>()
    };
    assert_eq!(
        names(&eve.resume_talk(begun, None).await),
        [(Table, String::new()), (Watchers, String::new())]
    );
    resign(&mut ada, Seat::Red, begun).await;
    let heard = ada.heard().await;
    assert_eq!(lines(&heard), [line(Table, 1, "guess who"), line(Watchers, 1, "no idea")]);
    assert_eq!(names(&heard)[0], (Table, "Ada".to_owned()));
    assert!(!names(&heard)[1].1.is_empty());
    assert_eq!(names(&eve.heard().await), names(&heard));
}

#[tokio::test]
async fn a_table_has_signs_alone_or_no_talk() {
    let app = TestApp::start().await;
    let (_, mut ada) = table(&app, &json!({"talk": "signs"})).await;
    assert_eq!(ada.say("a1", Table, text("hello")).await, refused("signs_only"));
    assert_eq!(ada.say("a2", Table, Words::Sign(Sign::Hello)).await, Ok(1));
    let (_, mut ada) = table(&app, &json!({"talk": "none"})).await;
    assert_eq!(ada.say("a1", Table, Words::Sign(Sign::Hello)).await, refused("no_talk"));
}

#[tokio::test]
async fn what_is_said_has_its_limits() {
    let app = TestApp::start().await;
    let trio = Trio::start(&app).await;
    let [mut ada, mut bob, ..] = trio.sockets(&guest(&app).await).await;
    assert_eq!(ada.say("a", Table, text(" \u{200b}\n")).await, refused("text_empty"));
    assert_eq!(ada.say("b", Table, text(&"é".repeat(501))).await, refused("text_too_long"));
    for number in 1..=20 {
        assert_eq!(ada.say(&format!("c{number}"), Table, text("on and on")).await, Ok(number));
    }
    assert_eq!(ada.say("d", Table, text("and on")).await, refused("too_much_talk"));
    assert_eq!(ada.say("c20", Table, text("on and on")).await, Ok(20), "sent again, it costs nothing");
    assert_eq!(bob.say("d", Table, text("enough")).await, Ok(21), "each person has a limit of their own");
    let second = Trio::start(&app).await;
    let [mut other, ..] = second.sockets(&guest(&app).await).await;
    assert_eq!(other.say("d", Table, text("hello")).await, Ok(1));
}

#[tokio::test]
async fn much_talk_counts_as_a_game_read_whatever_one_says_to_have_seen() {
    let limits = Limits { reads_per_player: "5+1/h".parse().unwrap(), ..Limits::OFF };
    let app = TestApp::start_limited(limits).await;
    let trio = Trio::start(&app).await;
    let [mut ada, mut bob, _cleo, mut eve] = trio.sockets(&guest(&app).await).await;
    let long = "🎉".repeat(500);
    for number in 0..10 {
        assert!(ada.say(&format!("a{number}"), Table, text(&long)).await.is_ok());
        assert!(bob.say(&format!("b{number}"), Table, text(&long)).await.is_ok());
    }
    resign(&mut ada, Seat::Red, 0).await;
    let seen = TalkSince::from([(Table, 1), (Dead, 1), (Watchers, 1)]);
    // The first long answer is counted at the second.
    for _ in 0..4 {
        let topic = eve.topic();
        eve.send(&ClientMessage::Unfollow { id: None, topic }).await;
        assert_eq!(lines(&eve.resume_talk(1, Some(seen.clone())).await).len(), 19);
    }
    let topic = eve.topic();
    eve.send(&ClientMessage::Unfollow { id: None, topic: topic.clone() }).await;
    let since = Some(1);
    let talk = Some(seen);
    eve.send(&ClientMessage::Follow(Follow { since, talk, ..Follow::of(topic) })).await;
    assert_eq!(eve.error().await, "too_many");
}
