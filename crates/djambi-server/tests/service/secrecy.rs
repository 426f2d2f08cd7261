//! The law of secrecy: what a rival, a watcher and a stranger are told does not depend on what others say and
//! promise each other in private, nor does anything else that the service tells of a game.

use std::net::SocketAddr;
use std::time::Duration;

use djambi::{SQUARE9, Seat, SeatSet};
use djambi_press::Treaty;
use djambi_protocol::{
    Act, ActKind, Channel, ClientMessage, Drawing, Event, EventKind, Follow, GameId, Offer, Phrase,
    PlayerAction, Sign, Topic, Words,
};
use futures_util::future::join_all;
use serde_json::json;

use crate::app::TestApp;
use crate::support::player::Player;
use crate::support::{Browser, Socket, http};

/// How many games are played twice.
const GAMES: u64 = 50;
/// How many turns are played in each.
const TURNS: usize = 12;
/// How many games are played at the same time.
const AT_ONCE: usize = 25;
/// The turn that its player takes back.
const TAKEN_BACK: usize = 7;
/// How many games with a bot are played twice.
const GAMES_WITH_BOT: u64 = 12;

/// What all that is open to others told of a game.
#[derive(Debug, PartialEq)]
struct Told {
    /// The messages that each of the others got, in order.
    messages: Vec<Vec<String>>,
    /// What they read by requests afterwards, and what the figures say.
    pages: Vec<String>,
}

/// Who plays green.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Green {
    /// Dan.
    Person,
    /// A bot that negotiates, and thinks about its turn for ever.
    Bot,
}

/// Words that red and blue say to each other, or red and the bot at green hear.
fn private_words(by: Seat, random: &mut Player) -> Words {
    let other = if by == Seat::Red { Seat::Blue } else { Seat::Red };
    match random.number() % 8 {
        0 => Words::Text("I take green, you take yellow.".repeat(1 + random.number() as usize % 9)),
        1 => Words::Phrase(Phrase::StrikeTogether { seat: Seat::Yellow }),
        2 => Words::Drawing(Drawing { arrows: Vec::new(), circles: vec!["e5".to_owned()] }),
        3 => Words::Sign(Sign::Oops),
        4 | 5 => {
            let texts =
                ["r:peace(b) b:peace(r) /2r", "r:strike(y)@2 b:peace(r) /3r", "r:no_power b:no_power /1r"];
            let text = texts[random.number() as usize % texts.len()];
            let treaty = Treaty::parse(&SQUARE9, text).unwrap().to_form();
            Words::Act(Act::new(by, ActKind::Propose { treaty }))
        }
        number => {
            let of = 1 + (random.number() % 6) as u32;
            let kind = if number == 6 { ActKind::Accept { of } } else { ActKind::Notice { of } };
            let seat = if random.number().is_multiple_of(9) { other } else { by };
            Words::Act(Act::new(seat, kind))
        }
    }
}

/// Red and blue say something in private, or try to.
async fn say_in_private(sockets: &mut [Socket], random: &mut Player, number: usize) {
    let (by, seat) = if random.number().is_multiple_of(2) { (0, Seat::Red) } else { (1, Seat::Blue) };
    let seats = match random.number() % 6 {
        0 => vec![seat],
        _ => vec![Seat::Red, Seat::Blue],
    };
    let words = private_words(seat, random);
    let channel = Channel::Private(SeatSet::from_iter(seats));
    // Some acts are refused.
    drop(sockets[by].say(&format!("private-{number}"), channel, words).await);
}

/// Red says something to the bot at green in private, or proposes something, which the bot answers.
async fn deal_with_bot(sockets: &mut [Socket], random: &mut Player, number: usize) {
    let treaties = [
        "r:peace(g) g:peace(r) /2r",
        "r:no_power g:no_power /1r",
        "r:peace(g) g:peace(r) /4r",
        "r:strike(y)@2 g:peace(r) /notice",
    ];
    let words = match random.number() as usize % 6 {
        kind @ 0..4 => {
            let treaty = Treaty::parse(&SQUARE9, treaties[kind]).unwrap().to_form();
            Words::Act(Act::new(Seat::Red, ActKind::Propose { treaty }))
        }
        4 => Words::Act(Act::new(Seat::Red, ActKind::Notice { of: 1 })),
        _ => Words::Phrase(Phrase::TrustMe),
    };
    let channel = Channel::Private(SeatSet::from_iter([Seat::Red, Seat::Green]));
    // Some acts are refused.
    drop(sockets[0].say(&format!("deal-{number}"), channel, words).await);
}

/// A game of four players with those who look on.
struct Table {
    green: Green,
    app: TestApp,
    metrics: SocketAddr,
    game: GameId,
    /// Those of the four in seat order, of a watcher, and of a stranger. Where a bot plays green, Dan looks on.
    browsers: Vec<Browser>,
    /// A connection of each.
    sockets: Vec<Socket>,
    /// A second page of yellow, which hears what waits.
    notices: Socket,
    /// The messages that each but red and blue got, the second page at the end.
    messages: Vec<Vec<String>>,
}

impl Table {
    async fn start(green: Green) -> Self {
        let anywhere = Some("127.0.0.1:0".parse().unwrap());
        let (app, metrics) = TestApp::start_configured(|config| config.metrics = anywhere).await;
        let mut browsers: Vec<Browser> = (0..5).map(|_| app.browser()).collect();
        let seat = |name: &str, mine| json!({"kind": "person", "name": name, "mine": mine});
        let of_green = match green {
            Green::Person => seat("Dan", false),
            Green::Bot => json!({"kind": "bot", "level": "envoy"}),
        };
        let seats = json!({
            "red": seat("Ada", true), "blue": seat("Bob", false), "yellow": seat("Cleo", false), "green": of_green,
        });
        let table = json!({"begins": "at_once", "listed": true});
        let press = json!({"treaties": "secret", "whispers": true});
        let request = json!({
            "rules": "classic", "seats": seats, "table": table, "press": press, "bot_delay_ms": 60_000,
        });
        let created = browsers[0].create(&request).await;
        for (browser, invitation) in browsers[1..4].iter_mut().zip(&created.invitations) {
            browser.join(&invitation.url).await;
        }
        for browser in &mut browsers[3..] {
            browser.navigate("/").await;
        }
        for (browser, name) in browsers.iter_mut().zip(["Ada", "Bob", "Cleo", "Dan", "Eve"]) {
            assert_eq!(browser.post("/api/v1/me", &json!({"name": name})).await.status, 200);
        }
        browsers.push(app.browser());
        let game = created.id;
        let mut sockets = Vec::new();
        for browser in &browsers {
            let mut socket = browser.socket(&game).await;
            socket.hello(None).await;
            sockets.push(socket);
        }
        let mut notices = browsers[2].socket(&game).await;
        notices.send(&ClientMessage::hello()).await;
        let topic = Topic::Notices;
        let since = None;
        let epoch = None;
        let follow = ClientMessage::Follow(Follow { since, epoch, ..Follow::of(topic) });
        notices.send(&follow).await;
        let metrics = metrics.unwrap();
        let messages = vec![Vec::new(); 5];
        let mut table = Self { green, app, metrics, game, browsers, sockets, notices, messages };
        // Comings and goings are collected before they are told.
        tokio::time::sleep(Duration::from_millis(900)).await;
        table.hear().await;
        table.messages.iter_mut().for_each(Vec::clear);
        table
    }

    /// Notes the messages that have come until now.
    async fn hear(&mut self) {
        let others = self.sockets[2..].iter_mut().chain([&mut self.notices]);
        for (socket, messages) in others.zip(&mut self.messages) {
            messages.extend(socket.texts().await);
        }
    }

    /// Plays a turn, and lets somebody say something that others hear.
    async fn go_on(&mut self, player: &mut Player, turn: usize) {
        let by = index_of(player.to_move());
        let action = player.any_turn();
        let PlayerAction::Turn { r#move } = &action else { panic!("a turn") };
        let kind = EventKind::Turn { seat: player.to_move(), r#move: r#move.clone() };
        let seat = player.to_move();
        let seq = player.seq();
        let played = self.sockets[by].command(&format!("turn-{turn}"), seq, seat, action).await;
        assert_eq!(played, Ok(seq + 1));
        player.tell(Event { seq: seq + 1, at_ms: 0, clocks: None, charged_ms: None, kind });
        self.say_openly(turn).await;
    }

    /// Lets somebody say something that others hear.
    async fn say_openly(&mut self, turn: usize) {
        let second = if self.green == Green::Bot { 2 } else { 3 };
        let (speaker, channel) =
            [(0, Channel::Table), (second, Channel::Table), (4, Channel::Watchers)][turn % 3];
        let words = Words::Text(format!("Turn {turn}!"));
        self.sockets[speaker].say(&format!("open-{turn}"), channel, words).await.unwrap();
        self.hear().await;
    }

    /// The player of the last turn takes it back; whoever is asked agrees.
    async fn take_back(&mut self, player: &mut Player) {
        let last = player.events.last().unwrap();
        let EventKind::Turn { seat, .. } = last.kind else { panic!("a turn") };
        let by = index_of(seat);
        let of = player.seq() + 1;
        let offer = PlayerAction::Offer { offer: Offer::TakeBack };
        assert_eq!(self.sockets[by].command("back", player.seq(), seat, offer).await, Ok(of));
        for (other, seat) in Seat::ALL.into_iter().enumerate().take(4) {
            // Those who are not asked are refused.
            drop(self.sockets[other].command("agree", of, seat, PlayerAction::Accept { of }).await);
        }
        self.catch_up(player).await;
        assert!(matches!(player.events.last().unwrap().kind, EventKind::TakeBack { .. }));
        self.hear().await;
    }

    /// All persons but the last one resign, which ends the game. Who played is told then what was whispered; the others
    /// hear nothing of it.
    async fn end(&mut self, player: &mut Player) {
        let persons = if self.green == Green::Bot { 3 } else { 4 };
        for (by, seat) in Seat::ALL.into_iter().enumerate().take(3).rev() {
            if player.game.outcome().is_none() && player.game.position().alive().contains(seat) {
                let resign =
                    self.sockets[by].command("resign", player.seq(), seat, PlayerAction::Resign).await;
                resign.unwrap();
                self.catch_up(player).await;
            }
        }
        assert!(player.game.outcome().is_some());
        let before: Vec<usize> = self.messages.iter().map(Vec::len).collect();
        self.hear().await;
        for (person, before) in before.into_iter().enumerate() {
            let played = person + 2 < persons || person == NOTICES;
            let is_opened = |text: &String| {
                played
                    && ["\"talk\"", "\"treaties\""]
                        .iter()
                        .any(|kind| text.contains(&format!("\"type\":{kind}")))
            };
            let messages = &mut self.messages[person];
            let since = messages.split_off(before);
            messages.extend(since.into_iter().filter(|text| !is_opened(text)));
        }
    }

    /// How often the bot at green has answered red in private.
    async fn answers(&mut self) -> usize {
        let mut red = self.browsers[0].socket(&self.game).await;
        let pages = red.resume_talk(0, None).await;
        let messages = pages.iter().filter(|page| page.channel.is_private()).flat_map(|page| &page.messages);
        messages.filter(|message| message.seat == Some(Seat::Green)).count()
    }

    /// Tells the player the events that it has not seen.
    async fn catch_up(&mut self, player: &mut Player) {
        let game = self.browsers[4].game(&self.game).await;
        let seen = player.events.len();
        game.events.into_iter().skip(seen).for_each(|event| player.tell(event));
    }

    /// What others read by requests, and what the figures say. After the end these are those who have not played.
    async fn pages(&mut self) -> Vec<String> {
        let is_over = self.browsers[4].game(&self.game).await.outcome.is_some();
        let others = if is_over { 4 } else { 2 };
        let mut pages = Vec::new();
        for browser in &mut self.browsers[others..] {
            for path in ["/api/v1/games/ID", "/api/v1/games/ID/record", "/api/v1/me/games", "/game/ID"] {
                pages.push(browser.get(&path.replace("ID", self.game.as_str())).await.text());
            }
            // How often the lobby has changed depends only on time.
            let mut lobby = browser.get("/api/v1/lobby").await.json();
            for key in ["epoch", "seq"] {
                lobby.as_object_mut().unwrap().remove(key);
            }
            pages.push(lobby.to_string());
        }
        let figures = http::request(self.metrics, "GET", "/metrics", &[], b"").await.unwrap().text();
        let told = ["djambi_talk", "djambi_events", "djambi_games", "djambi_notices", "djambi_commands"];
        let is_told = |line: &&str| told.iter().any(|name| line.starts_with(name));
        let mut figures: Vec<String> = figures.lines().filter(is_told).map(str::to_owned).collect();
        figures.sort();
        pages.extend(figures);
        pages
    }
}

/// The place of the second page of yellow among those whose messages are noted.
const NOTICES: usize = 4;

/// The place of a seat's player.
fn index_of(seat: Seat) -> usize {
    Seat::ALL.iter().position(|&other| other == seat).unwrap()
}

/// A game in which red and blue talk in private as the seed says, if there is one, and red deals with the bot; all else is
/// the same for the same game. What others are told of it, and how often the bot has answered.
async fn play(game: u64, green: Green, private: Option<u64>) -> (Told, usize) {
    let mut table = Table::start(green).await;
    let mut random = private.map(Player::new);
    let mut player = Player::new(game);
    let mut said = 0;
    for turn in 0..TURNS {
        if let Some(random) = &mut random {
            for _ in 0..random.number() % 3 {
                said += 1;
                say_in_private(&mut table.sockets, random, said).await;
                if green == Green::Bot {
                    deal_with_bot(&mut table.sockets, random, said).await;
                }
            }
        }
        if green == Green::Bot && player.to_move() == Seat::Green {
            // The bot thinks on, and answers at once.
            table.say_openly(turn).await;
        } else {
            table.go_on(&mut player, turn).await;
        }
        if turn == TAKEN_BACK && green == Green::Person && player.game.outcome().is_none() {
            table.take_back(&mut player).await;
        }
    }
    // The lobby is told of a game once a second at most.
    tokio::time::sleep(Duration::from_millis(1_600)).await;
    table.hear().await;
    let mut pages = table.pages().await;
    let answers = table.answers().await;
    table.end(&mut player).await;
    tokio::time::sleep(Duration::from_millis(1_600)).await;
    table.hear().await;
    pages.extend(table.pages().await);
    let id = table.game.as_str();
    let here = table.app.address.to_string();
    let without =
        |text: &String| without_characters(&without_times(&text.replace(id, "ID").replace(&here, "HERE")));
    let told = Told {
        messages: table.messages.iter().map(|texts| texts.iter().map(without).collect()).collect(),
        pages: pages.iter().map(without).collect(),
    };
    (told, answers)
}

/// A text without the characters of bots, which are drawn anew for each game.
fn without_characters(text: &str) -> String {
    let drawn = ["loyal", "grudging", "opportunist", "machiavellian"];
    drawn.iter().fold(text.to_owned(), |text, drawn| {
        text.replace(&format!("\"character\":\"{drawn}\""), "\"character\":0")
    })
}

/// A text without the numbers of times.
fn without_times(text: &str) -> String {
    let mut parts = text.split("_ms\":");
    let mut rest = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        rest.push_str("_ms\":0");
        rest.push_str(part.trim_start_matches(|c: char| c.is_ascii_digit()));
    }
    rest
}

/// Plays games twice, which differ only in what is said in private, and compares what others are told.
async fn compare(games: &[u64], green: Green) {
    for games in games.chunks(AT_ONCE) {
        let runs = games.iter().flat_map(|&game| {
            // In one game of five nothing at all is private the second time.
            let second = (game % 5 != 0).then_some(2 * game + 1);
            [play(game, green, Some(2 * game)), play(game, green, second)]
        });
        let runs = join_all(runs).await;
        for (game, pair) in games.iter().zip(runs.chunks(2)) {
            let [(first, answers), (second, _)] = pair else { panic!("two runs") };
            assert_eq!(*answers > 0, green == Green::Bot, "game {game}");
            assert!(first.messages.iter().all(|messages| !messages.is_empty()));
            for (one, other) in
                first.messages.iter().zip(&second.messages).chain([(&first.pages, &second.pages)])
            {
                for (one, other) in one.iter().zip(other) {
                    assert_eq!(one, other, "game {game}");
                }
            }
            assert_eq!(first, second, "game {game}");
        }
    }
}

#[tokio::test]
async fn others_are_told_the_same_whatever_is_said_in_private() {
    compare(&(0..GAMES).collect::<Vec<_>>(), Green::Person).await;
}

#[tokio::test]
async fn others_are_told_the_same_whatever_is_promised_to_a_bot() {
    compare(&(0..GAMES_WITH_BOT).collect::<Vec<_>>(), Green::Bot).await;
}
