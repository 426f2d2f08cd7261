//! The thoughts of bots about treaties: nobody reads them before the end, and then those who read what was whispered.

use std::fs;

use djambi::{SQUARE9, Seat};
use djambi_press::Treaty;
use djambi_protocol::{
    Act, ActKind, Channel, Deed, GameId, GameMessage, Objection, PlayerAction, TalkPage, Thought,
    TreatyStanding, Words,
};
use serde_json::json;

use crate::app::TestApp;
use crate::support::socket::turn;
use crate::support::{Browser, Socket};

/// A game of Ada, who is red, with three bots that end it by a quiet turn, and the pages of Ada and of a stranger.
struct Table {
    ada: Browser,
    stranger: Browser,
    sockets: [Socket; 2],
    id: GameId,
}

impl Table {
    async fn start(app: &TestApp, reveal: &str) -> Self {
        let mut ada = app.browser();
        let stranger = app.browser();
        let bot = json!({"kind": "bot", "level": "envoy"});
        let request = json!({
            "rules": "classic",
            "options": {"quiet_limit": "1"},
            "seats": {"red": {"kind": "person", "mine": true}, "blue": bot, "yellow": bot, "green": bot},
            "bot_delay_ms": 0,
            "table": {"begins": "at_once"},
            "press": {"reveal": reveal},
        });
        let id = ada.create(&request).await.id;
        let mut sockets = [ada.socket(&id).await, stranger.socket(&id).await];
        for socket in &mut sockets {
            socket.hello(None).await;
        }
        Self { ada, stranger, sockets, id }
    }

    /// Ada proposes something, and a bot answers.
    async fn propose(&mut self, treaty: &str) -> TreatyStanding {
        let treaty = Treaty::parse(&SQUARE9, treaty).unwrap();
        let id = format!("offer-{}", treaty.to_string().len());
        let words = Words::Act(Act::new(Seat::Red, ActKind::Propose { treaty: treaty.to_form() }));
        self.sockets[0].say(&id, Channel::Table, words).await.unwrap();
        loop {
            if let GameMessage::Treaties { treaties } = self.sockets[0].game_message().await
                && treaties[0].state != TreatyStanding::Proposed
            {
                return treaties[0].state;
            }
        }
    }

    /// The thoughts that Ada and the stranger have heard since, and those that they read who come back.
    async fn thoughts(&mut self) -> [Vec<Thought>; 4] {
        let mut all = Vec::new();
        for socket in &mut self.sockets {
            all.push(thoughts(&socket.heard().await));
        }
        for browser in [&self.ada, &self.stranger] {
            all.push(thoughts(&browser.socket(&self.id).await.resume_talk(0, None).await));
        }
        all.try_into().unwrap()
    }
}

/// The thoughts on some pages, all of which bots have noted in their notebooks.
fn thoughts(pages: &[TalkPage]) -> Vec<Thought> {
    let mut thoughts = Vec::new();
    for (page, message) in
        pages.iter().flat_map(|page| page.messages.iter().map(move |message| (page, message)))
    {
        if let Words::Thought(thought) = message.words {
            let notebook = Channel::Private(message.seat.into_iter().collect());
            assert_eq!((page.channel, message.seat == Some(Seat::Red)), (notebook, false));
            thoughts.push(thought);
        }
    }
    thoughts.sort_by_key(|thought| thought.of);
    thoughts
}

#[tokio::test]
async fn the_end_opens_the_thoughts_of_bots_to_those_who_played_or_to_everybody() {
    for (reveal, is_open) in [("players", false), ("everybody", true)] {
        let app = TestApp::start().await;
        let mut table = Table::start(&app, reveal).await;
        let answer = table.propose("r:peace(b) b:peace(r) /2r").await;
        assert_eq!(table.propose("r:no_power y:hands_off(r,g) /8r").await, TreatyStanding::Refused);
        assert!(table.thoughts().await.iter().all(Vec::is_empty), "nobody reads them while the game goes on");
        assert!(!is_on_disk(&app, "deed"), "they are sealed");
        assert!(is_on_disk(&app, "propose"), "what is public is not");
        assert_eq!(table.sockets[0].command("t", 0, Seat::Red, turn("a3a5")).await, Ok(1));
        let [heard, by_stranger, read, by_returning] = table.thoughts().await;
        let [of_blue, of_yellow] = read[..] else { panic!("two thoughts: {}", json!(read)) };
        match of_blue.deed {
            Deed::Accepted { .. } => assert_eq!(answer, TreatyStanding::InForce),
            Deed::Refused { gain } => assert!(answer == TreatyStanding::Refused && gain <= 20, "{gain}"),
            other => panic!("{:?}", json!(other)),
        }
        assert_eq!((of_blue.channel, of_blue.of), (Channel::Table, 1));
        assert!(of_yellow.of == 3 && of_yellow.deed == Deed::Declined { why: Objection::Terms });
        assert_eq!(heard, read, "Ada has them at once");
        let told = if is_open { read } else { Vec::new() };
        assert_eq!((&by_stranger, &by_returning), (&told, &told), "{reveal}");
    }
}

/// Whether a word stands in the database or its log.
fn is_on_disk(app: &TestApp, word: &str) -> bool {
    let file = app.database();
    let log = file.with_file_name(format!("{}-wal", file.file_name().unwrap().to_str().unwrap()));
    [file, log].iter().any(|file| {
        let bytes = fs::read(file).unwrap_or_default();
        bytes.windows(word.len()).any(|window| window == word.as_bytes())
    })
}

/// A game of Ada, Cleo and Dan with a bot at blue, with which Ada and Cleo have made peace without a number of rounds; `None`
/// if it is one of those that want more than peace is worth at the start.
async fn at_endless_peace(app: &TestApp) -> Option<Vec<Socket>> {
    let mut browsers = [app.browser(), app.browser(), app.browser()];
    let person = |mine| json!({"kind": "person", "mine": mine});
    let created = browsers[0]
        .create(&json!({
            "rules": "classic",
            "seats": {
                "red": person(true), "blue": {"kind": "bot", "level": "envoy"}, "yellow": person(false),
                "green": person(false),
            },
            "bot_delay_ms": 0,
            "table": {"begins": "at_once"},
        }))
        .await;
    for (browser, invitation) in browsers[1..].iter_mut().zip(&created.invitations) {
        browser.join(&invitation.url).await;
    }
    let mut sockets = Vec::new();
    for browser in &browsers {
        let mut socket = browser.socket(&created.id).await;
        socket.hello(None).await;
        sockets.push(socket);
    }
    for (by, seat, text) in
        [(0, Seat::Red, "r:peace(b) b:peace(r) /notice"), (1, Seat::Yellow, "b:peace(y) y:peace(b) /notice")]
    {
        let treaty = Treaty::parse(&SQUARE9, text).unwrap().to_form();
        let words = Words::Act(Act::new(seat, ActKind::Propose { treaty }));
        sockets[by].say("peace", Channel::Table, words).await.unwrap();
        let answer = act_of(&mut sockets[by], Seat::Blue).await;
        if !matches!(answer, ActKind::Accept { .. }) {
            return None;
        }
    }
    Some(sockets)
}

/// The next act of a seat that somebody hears of.
async fn act_of(socket: &mut Socket, seat: Seat) -> ActKind {
    loop {
        if let GameMessage::Talk { page } = socket.game_message().await
            && let Words::Act(act) = &page.messages[0].words
            && act.seat == seat
        {
            return act.kind.clone();
        }
    }
}

#[tokio::test]
async fn a_bot_at_peace_with_everybody_gives_notice() {
    let app = TestApp::start().await;
    for _ in 0..30 {
        let Some(mut sockets) = at_endless_peace(&app).await else { continue };
        // Only those are left with whom the bot is at peace.
        assert_eq!(sockets[2].command("r", 0, Seat::Green, PlayerAction::Resign).await, Ok(1));
        assert_eq!(sockets[0].command("t", 1, Seat::Red, turn("a3a4")).await, Ok(2));
        let notice = loop {
            let kind = act_of(&mut sockets[2], Seat::Blue).await;
            if !matches!(kind, ActKind::Accept { .. }) {
                break kind;
            }
        };
        assert!(matches!(notice, ActKind::Notice { .. }), "{}", notice.name());
        return;
    }
    panic!("no bot wants peace");
}
