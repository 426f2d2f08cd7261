//! Treaties at a table: acts, their order among the events, verdicts, and what is open to whom.

use std::path::Path;

use djambi::{SQUARE9, Seat};
use djambi_press::Treaty;
use djambi_protocol::{
    Act, ActKind, Channel, ClientMessage, Command, Created, Dissolution, GameId, GameMessage, KnownTreaty,
    Manner, OfGame, OpenActKind, PlayerAction, Seq, ServerMessage, Sign, TalkSeq, TreatyStanding, Voice,
    Words,
};
use rusqlite::Connection;
use serde_json::{Value, json};

use crate::app::TestApp;
use crate::support::socket::{command, turn};
use crate::support::{Browser, Socket};

/// Red may kill a militant of blue, or go away.
const START: &str = "gC7yC/9/9/9/9/2bM6/2rM6/9/rC7bC rbyg r r 3 9";
const KILL: &str = "c3c4@h7";
const GO_AWAY: &str = "c3c2";

/// A game of three people and a mute bot that has begun at once, and their browsers: Ada is red, Bob blue, Cleo
/// yellow, the bot green.
struct Table {
    created: Created,
    browsers: [Browser; 3],
}

impl Table {
    async fn start(app: &TestApp, settings: Value) -> Self {
        let mut ada = app.browser();
        let seat = |name: &str, mine| json!({"kind": "person", "name": name, "mine": mine});
        let mut request = json!({
            "rules": "classic",
            "start": START,
            "seats": {
                "red": seat("Ada", true), "blue": seat("Bob", false), "yellow": seat("Cleo", false),
                "green": {"kind": "bot", "level": "courtier"},
            },
            "table": {"begins": "at_once"},
            "bot_delay_ms": 60_000,
        });
        request.as_object_mut().unwrap().extend(settings.as_object().unwrap().clone());
        let created = ada.create(&request).await;
        let mut bob = app.browser();
        let mut cleo = app.browser();
        for (browser, invitation) in [&mut bob, &mut cleo].into_iter().zip(&created.invitations) {
            browser.join(&invitation.url).await;
        }
        Self { created, browsers: [ada, bob, cleo] }
    }

    /// A connection of each of them.
    async fn sockets(&self) -> [Socket; 3] {
        let [ada, bob, cleo] = &self.browsers;
        let id = &self.created.id;
        let mut all = [ada.socket(id).await, bob.socket(id).await, cleo.socket(id).await];
        for socket in &mut all {
            socket.hello(None).await;
        }
        all
    }

    /// The same table of the service that goes on.
    fn at(mut self, app: &TestApp) -> Self {
        self.browsers.iter_mut().for_each(|browser| browser.address = app.address);
        self
    }
}

fn propose(seat: Seat, text: &str) -> Words {
    let treaty = Treaty::parse(&SQUARE9, text).unwrap().to_form();
    Words::Act(Act::new(seat, ActKind::Propose { treaty }))
}

fn act(seat: Seat, kind: ActKind) -> Words {
    Words::Act(Act::new(seat, kind))
}

async fn peace(socket: &mut Socket, id: &str) -> Result<TalkSeq, String> {
    socket.say(id, Channel::Table, propose(Seat::Red, "r:peace(b) b:peace(r) /2r")).await
}

/// A turn of red as the first event, whose player has seen so much of the table.
fn first_turn(wire: &str, seen: Option<TalkSeq>) -> Command {
    let seen = seen.map(|seq| [(Channel::Table, seq)].into());
    Command { seen, ..command("turn", 0, Seat::Red, turn(wire)) }
}

/// The treaties that were told until now, by number and state.
async fn told(socket: &mut Socket) -> Vec<(TalkSeq, TreatyStanding)> {
    let news = socket.messages().await.into_iter().filter_map(|message| match message {
        ServerMessage::Game(OfGame { message: GameMessage::Treaties { treaties }, .. }) => Some(treaties),
        _ => None,
    });
    news.flatten().map(|treaty| (treaty.of, treaty.state)).collect()
}

/// All treaties, as the game tells them to somebody who comes.
async fn known(socket: &mut Socket) -> Vec<KnownTreaty> {
    socket.follow(None).await;
    loop {
        if let GameMessage::Game { treaties, .. } = socket.game_message().await {
            return treaties;
        }
    }
}

/// The acts that are open to the player of a connection.
async fn open(socket: &mut Socket) -> Vec<OpenActKind> {
    socket.place().await.may.act.into_iter().map(|open| open.act).collect()
}

fn broken(event: Seq) -> TreatyStanding {
    TreatyStanding::Broken { by: Seat::Red, event }
}

fn crossed() -> TreatyStanding {
    TreatyStanding::Dissolved { cause: Dissolution::Crossed }
}

#[tokio::test]
async fn a_treaty_goes_from_offer_to_breach_and_all_are_told() {
    let app = TestApp::start().await;
    let table = Table::start(&app, json!({})).await;
    let [mut ada, mut bob, mut cleo] = table.sockets().await;
    let mut eve = app.browser().socket(&table.created.id).await;
    eve.hello(None).await;
    let to = vec![Seat::Blue, Seat::Yellow];
    assert_eq!(open(&mut ada).await, [OpenActKind::Propose { to }], "a mute bot is not asked");
    assert_eq!(open(&mut eve).await, []);
    assert_eq!(peace(&mut ada, "a1").await, Ok(1));
    let to = vec![Seat::Yellow];
    assert_eq!(open(&mut ada).await, [OpenActKind::Propose { to }, OpenActKind::Withdraw { of: 1 }]);
    let answers = [OpenActKind::Accept { of: 1 }, OpenActKind::Refuse { of: 1 }];
    assert_eq!(open(&mut bob).await[1..], answers);
    assert_eq!(open(&mut cleo).await.len(), 1, "yellow is not asked");
    let accept = act(Seat::Blue, ActKind::Accept { of: 1 });
    assert_eq!(bob.say("b1", Channel::Table, accept).await, Ok(2));
    ada.send_command(first_turn(KILL, Some(2))).await;
    ada.event().await;
    let expected = [(1, TreatyStanding::Proposed), (1, TreatyStanding::InForce), (1, broken(1))];
    assert_eq!(told(&mut eve).await, expected);
    assert_eq!(told(&mut cleo).await, expected[1..], "who has followed again knew of the proposal");
    let treaties = known(&mut eve).await;
    let begun = treaties[0].begun.as_ref().unwrap();
    assert_eq!((treaties[0].author, begun.after, begun.notice.is_none()), (Seat::Red, 0, true));
    assert_eq!(treaties[0].accepted, [Seat::Red, Seat::Blue]);
    let state = app.browser().game(&table.created.id).await;
    assert_eq!(state.treaties, treaties);
    let record = app.browser().get(&format!("/api/v1/games/{}/record", table.created.id)).await.text();
    let unbroken = record.replace('\n', " ");
    for (before, after) in [
        ("[%press 1 proposed red r:peace(b) b:peace(r) /2r]", "c3xc4"),
        ("[%press 1 accepted blue]", "[%press 1 in_force]"),
        ("c3xc4", "[%press 1 broken red]"),
    ] {
        let places = (unbroken.find(before), unbroken.find(after));
        assert!(places.0.is_some() && places.0 < places.1, "{before} before {after}: {record}");
    }
    assert_eq!(djambi::Record::parse(&record).unwrap().to_string(), record);
}

#[tokio::test]
async fn a_turn_that_could_not_know_of_the_acceptance_brands_nobody() {
    let app = TestApp::start().await;
    for (seen, state) in [(Some(1), crossed()), (Some(2), broken(1)), (None, broken(1))] {
        let table = Table::start(&app, json!({})).await;
        let [mut ada, mut bob, mut cleo] = table.sockets().await;
        assert_eq!(peace(&mut bob, "x").await, Err("not_your_seat".to_owned()));
        let offer = propose(Seat::Blue, "r:peace(b) b:peace(r) /2r");
        assert_eq!(bob.say("b1", Channel::Table, offer).await, Ok(1));
        let accept = act(Seat::Red, ActKind::Accept { of: 1 });
        assert_eq!(ada.say("a1", Channel::Table, accept).await, Ok(2));
        ada.send_command(first_turn(KILL, seen)).await;
        ada.event().await;
        let expected = [(1, TreatyStanding::Proposed), (1, TreatyStanding::InForce), (1, state)];
        assert_eq!(told(&mut cleo).await, expected, "{seen:?}");
        assert_eq!(known(&mut cleo).await[0].state, state);
    }
}

#[tokio::test]
async fn treaties_are_the_same_after_a_restart() {
    let app = TestApp::start().await;
    let mut table = Table::start(&app, json!({"table": {"begins": "at_once", "talk": "none"}})).await;
    let [mut ada, mut bob, mut cleo] = table.sockets().await;
    let hello = Words::Sign(Sign::Hello);
    assert_eq!(ada.say("hello", Channel::Table, hello).await, Err("no_talk".to_owned()));
    assert_eq!(peace(&mut ada, "a1").await, Ok(1));
    assert_eq!(bob.say("b1", Channel::Table, act(Seat::Blue, ActKind::Accept { of: 1 })).await, Ok(2));
    let offer = propose(Seat::Yellow, "r:no_power y:hands_off(r) /notice");
    assert_eq!(cleo.say("c1", Channel::Table, offer).await, Ok(3));
    ada.send_command(first_turn(GO_AWAY, Some(3))).await;
    ada.event().await;
    assert_eq!(ada.say("a2", Channel::Table, act(Seat::Red, ActKind::Accept { of: 3 })).await, Ok(4));
    assert_eq!(ada.say("a3", Channel::Table, act(Seat::Red, ActKind::Notice { of: 3 })).await, Ok(5));
    assert_eq!(bob.command("b2", 1, Seat::Blue, turn("i1h1")).await, Ok(2));
    let before = known(&mut cleo).await;
    let states: Vec<_> = before.iter().map(|treaty| treaty.state).collect();
    assert_eq!(states, [TreatyStanding::InForce, TreatyStanding::InForce]);
    assert_eq!(before[1].begun.as_ref().unwrap().notice.as_ref().map(|notice| notice.after), Some(1));
    let acts = open(&mut ada).await;
    let before_acts = heard(&mut ada).await;
    let app = app.restart().await;
    table = table.at(&app);
    let [mut ada, _, mut cleo] = table.sockets().await;
    assert_eq!(known(&mut cleo).await, before);
    assert_eq!(open(&mut ada).await, acts);
    assert_eq!(heard(&mut ada).await, before_acts, "what was said has its place among the events");
    assert_eq!(before_acts, [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1)]);
}

/// All messages of the table, each with the number of the last event before it.
async fn heard(socket: &mut Socket) -> Vec<(TalkSeq, Seq)> {
    let pages = socket.resume_talk(0, None).await;
    pages.iter().flat_map(|page| &page.messages).map(|message| (message.seq, message.after)).collect()
}

#[tokio::test]
async fn acts_that_are_not_possible_are_refused() {
    let app = TestApp::start().await;
    let table = Table::start(&app, json!({})).await;
    let [mut ada, mut bob, _] = table.sockets().await;
    let refused = |code: &str| Err(code.to_owned());
    let with_bot = propose(Seat::Red, "r:peace(g) g:peace(r) /2r");
    assert_eq!(ada.say("1", Channel::Table, with_bot).await, refused("makes_no_treaties"));
    let of_others = propose(Seat::Red, "b:peace(y) y:peace(b) /2r");
    assert_eq!(ada.say("2", Channel::Table, of_others).await, refused("treaty_not_a_party"));
    let elsewhere = propose(Seat::Red, "r:peace(b) b:peace(r) /2r");
    assert_eq!(ada.say("3", Channel::Watchers, elsewhere).await, refused("not_your_channel"));
    let nothing = act(Seat::Red, ActKind::Accept { of: 9 });
    assert_eq!(ada.say("4", Channel::Table, nothing).await, refused("no_offer"));
    assert_eq!(peace(&mut ada, "5").await, Ok(1));
    assert_eq!(peace(&mut ada, "6").await, refused("treaty_offered"));
    assert_eq!(peace(&mut ada, "5").await, Ok(1), "sent again");
    let withdraw = act(Seat::Blue, ActKind::Withdraw { of: 1 });
    assert_eq!(bob.say("7", Channel::Table, withdraw).await, refused("no_offer"));
    assert_eq!(bob.command("out", 0, Seat::Blue, PlayerAction::Resign).await, Ok(1));
    assert_eq!(known(&mut ada).await[0].state, TreatyStanding::Lapsed);
    let out = act(Seat::Blue, ActKind::Refuse { of: 1 });
    assert!(bob.say("8", Channel::Table, out).await.is_err(), "who is out makes no treaties");
    let without = Table::start(&app, json!({"press": {"treaties": "none"}})).await;
    let [mut ada, ..] = without.sockets().await;
    assert_eq!(peace(&mut ada, "1").await, refused("no_treaties"));
    assert_eq!(open(&mut ada).await, []);
}

#[tokio::test]
async fn a_person_acts_eight_times_a_minute() {
    let app = TestApp::start().await;
    let table = Table::start(&app, json!({})).await;
    let [mut ada, ..] = table.sockets().await;
    for number in 0..4 {
        let of = peace(&mut ada, &format!("p{number}")).await.unwrap();
        let withdraw = act(Seat::Red, ActKind::Withdraw { of });
        assert_eq!(ada.say(&format!("w{number}"), Channel::Table, withdraw).await, Ok(of + 1));
    }
    assert_eq!(peace(&mut ada, "more").await, Err("too_much_talk".to_owned()));
    let hello = Words::Sign(Sign::Hello);
    assert_eq!(ada.say("hello", Channel::Table, hello).await, Ok(9), "words are counted apart");
}

#[tokio::test]
async fn settings_of_press_are_told_and_checked() {
    let app = TestApp::start().await;
    let table = Table::start(&app, json!({})).await;
    let state = app.browser().get(&format!("/api/v1/games/{}", table.created.id)).await.json();
    assert_eq!(
        state["settings"]["press"],
        json!({"treaties": "public", "whispers": false, "reveal": "players", "bots": "with_people"})
    );
    let mut ada = app.browser();
    let seats = json!({"red": {"kind": "person", "mine": true}});
    let two = ada.create(&json!({"rules": "classic", "players": 2, "seats": seats})).await;
    let state = app.browser().get(&format!("/api/v1/games/{}", two.id)).await.json();
    assert_eq!(state["settings"].get("press"), None, "two players make no treaties");
    let wrong = json!({"rules": "classic", "seats": seats, "press": {"treaties": "sometimes"}});
    let reply = ada.post("/api/v1/games", &wrong).await;
    assert_eq!(reply.status, 400, "{}", reply.text());
    assert!(reply.text().contains("sometimes"), "{}", reply.text());
}

/// Numbers that look random.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % limit
    }
}

const SEATS: [Seat; 3] = [Seat::Red, Seat::Blue, Seat::Yellow];

/// An act of a seat that may be possible, where so much has been said.
fn some_act(dice: &mut Dice, seat: Seat, said: TalkSeq) -> Words {
    let of = TalkSeq::try_from(dice.below(said as usize + 1)).unwrap() + 1;
    let treaties = [
        "r:peace(b) b:peace(r) /2r",
        "b:peace(y) y:peace(b) /1r",
        "r:hold(rM),keep_out(a4,b4,c4) y:peace(r) /3r",
        "r:no_power b:hold(bM) y:hands_off(r) /notice",
        "r:strike(b)@1 y:peace(r)?1 /2r",
    ];
    match dice.below(6) {
        0..3 => propose(seat, treaties[dice.below(treaties.len())]),
        3 => act(seat, ActKind::Refuse { of }),
        4 => act(seat, ActKind::Notice { of }),
        _ => act(seat, ActKind::Accept { of }),
    }
}

/// Acts and turns come in one order, whatever is on its way: what a room has told is what a new room folds.
#[tokio::test]
async fn acts_and_turns_at_once_are_judged_as_they_came_to_the_disk() {
    let app = TestApp::start().await;
    let mut states = std::collections::BTreeSet::new();
    let mut tables = Vec::new();
    let mut told_before = Vec::new();
    for seed in 0..12 {
        let mut dice = Dice(seed);
        let seat = |name: &str, mine| json!({"kind": "person", "name": name, "mine": mine});
        let seats =
            json!({"red": seat("Ada", true), "blue": seat("Bob", false), "yellow": seat("Cleo", false)});
        let table = Table::start(&app, json!({"start": null, "players": 3, "seats": seats})).await;
        let mut sockets = table.sockets().await;
        let mut game = djambi::Game::new(djambi::Rules::CLASSIC, three_players());
        for seq in 0..9 {
            for (seat, socket) in SEATS.into_iter().zip(&mut sockets).filter(|_| seq < 8) {
                let id = format!("{seq}").parse().unwrap();
                let words = some_act(&mut dice, seat, seq * 3);
                let say = djambi_protocol::Say { id, channel: Channel::Table, words };
                socket.send(&ClientMessage::Say { game: table.created.id.clone(), say }).await;
            }
            let mover = SEATS.iter().position(|&seat| seat == game.position().turn()).unwrap();
            let moves = game.position().legal_moves(game.rules());
            let mv = moves[dice.below(moves.len())];
            let seen = (dice.below(2) == 0).then(|| [(Channel::Table, seq)].into());
            let action = turn(&game.position().geometry().wire(mv).to_string());
            let command = Command { seen, ..command(&format!("t{seq}"), seq, SEATS[mover], action) };
            sockets[mover].send_command(command).await;
            while sockets[mover].event().await.seq <= seq {}
            game.apply(djambi::GameEntry::Turn(mv)).unwrap();
        }
        let known = known(&mut sockets[2]).await;
        states.extend(known.iter().map(|treaty| format!("{:?}", treaty.state)));
        told_before.push(known);
        tables.push(table);
    }
    assert!(states.len() > 3, "{states:?}");
    let app = app.restart().await;
    for (table, before) in tables.into_iter().zip(told_before) {
        let [_, _, mut cleo] = table.at(&app).sockets().await;
        assert_eq!(known(&mut cleo).await, before);
    }
}

/// The usual start of three players.
fn three_players() -> djambi::Position {
    let players = SQUARE9.players_of(3).unwrap();
    djambi::Setup::of_players(&SQUARE9, players).check(&djambi::Rules::CLASSIC).unwrap()
}

/// A game of Ada, who is red, with three bots, and its socket.
async fn with_bots(app: &TestApp, level: &str, delay_ms: u32) -> Socket {
    let mut ada = app.browser();
    let bot = json!({"kind": "bot", "level": level});
    let request = json!({
        "rules": "classic",
        "seats": {"red": {"kind": "person", "mine": true}, "blue": bot, "yellow": bot, "green": bot},
        "bot_delay_ms": delay_ms,
    });
    let created = ada.create(&request).await;
    let mut socket = ada.socket(&created.id).await;
    socket.hello(None).await;
    socket
}

/// The next treaty that is told.
async fn next_treaty(socket: &mut Socket) -> KnownTreaty {
    loop {
        if let GameMessage::Treaties { mut treaties } = socket.game_message().await {
            return treaties.remove(0);
        }
    }
}

#[tokio::test]
async fn bots_answer_offers_and_lower_levels_are_mute() {
    let app = TestApp::start().await;
    let mut ada = with_bots(&app, "courtier", 0).await;
    assert_eq!(open(&mut ada).await, []);
    let offer = propose(Seat::Red, "r:peace(b) b:peace(r) /2r");
    assert_eq!(ada.say("a", Channel::Table, offer.clone()).await, Err("makes_no_treaties".to_owned()));
    let mut ada = with_bots(&app, "envoy", 0).await;
    let to = vec![Seat::Blue, Seat::Yellow, Seat::Green];
    assert_eq!(open(&mut ada).await, [OpenActKind::Propose { to }]);
    assert_eq!(ada.say("a", Channel::Table, offer).await, Ok(1));
    assert_eq!(next_treaty(&mut ada).await.state, TreatyStanding::Proposed);
    // Some characters want more than peace is worth at the start.
    let answer = next_treaty(&mut ada).await.state;
    assert!(matches!(answer, TreatyStanding::InForce | TreatyStanding::Refused), "{answer:?}");
    let odd = propose(Seat::Red, "r:no_power y:hands_off(r,g) /8r");
    assert_eq!(ada.say("b", Channel::Table, odd).await, Ok(3));
    assert_eq!(next_treaty(&mut ada).await.state, TreatyStanding::Proposed);
    assert_eq!(next_treaty(&mut ada).await.state, TreatyStanding::Refused, "more than it understands");
}

#[tokio::test]
async fn bots_have_a_voice_and_people_none() {
    let app = TestApp::start().await;
    let mut ada = with_bots(&app, "envoy", 0).await;
    for (number, seat) in [Seat::Blue, Seat::Yellow].into_iter().enumerate() {
        let treaty = Treaty::peace(&SQUARE9, [Seat::Red, seat], 2).unwrap().to_form();
        let forged = Voice { manner: Manner::Short, wording: 1, about: Some(Seat::Green), never: false };
        let offer = Act { voice: Some(forged), ..Act::new(Seat::Red, ActKind::Propose { treaty }) };
        assert!(ada.say(&format!("offer-{number}"), Channel::Table, Words::Act(offer)).await.is_ok());
        while next_treaty(&mut ada).await.state == TreatyStanding::Proposed {}
    }
    let said: Vec<_> = ada.resume_talk(0, None).await.into_iter().flat_map(|page| page.messages).collect();
    let acts = said.iter().filter_map(|message| match &message.words {
        Words::Act(act) => Some((act.seat, act.voice)),
        _ => None,
    });
    let mut answers = 0;
    for (seat, voice) in acts {
        assert_eq!(voice.is_some(), seat != Seat::Red, "the service alone gives a voice");
        let Some(voice) = voice else { continue };
        answers += 1;
        assert!((1..=Voice::WORDINGS).contains(&voice.wording));
        assert_eq!(voice.about, None, "an answer says nothing of the board");
    }
    assert_eq!(answers, 2);
}

#[tokio::test]
async fn a_bot_says_what_it_never_takes_and_what_it_would_take() {
    let app = TestApp::start().await;
    let mut ada = with_bots(&app, "envoy", 0).await;
    let offer = propose(Seat::Red, "r:strike(y)@2 b:hold(bCARDNM) /3r");
    assert!(ada.say("long", Channel::Table, offer).await.is_ok());
    assert_eq!(next_treaty(&mut ada).await.state, TreatyStanding::Proposed);
    assert_eq!(next_treaty(&mut ada).await.state, TreatyStanding::Refused);
    let said: Vec<_> = ada.resume_talk(0, None).await.into_iter().flat_map(|page| page.messages).collect();
    let Words::Act(Act { kind: ActKind::Refuse { of: 1 }, voice: Some(voice), .. }) = &said[1].words else {
        panic!("{said:?}")
    };
    assert!(voice.never, "it does not promise that for so long");
    // To the grudging peace is worth too little at the start.
    if voice.manner != Manner::Short {
        let instead = next_treaty(&mut ada).await;
        assert_eq!((instead.state, instead.author), (TreatyStanding::Proposed, Seat::Blue));
        let peace = Treaty::parse(&SQUARE9, "r:peace(b) b:peace(r) /2r").unwrap();
        assert_eq!(instead.treaty, peace.to_form());
        let accept = act(Seat::Red, ActKind::Accept { of: instead.of });
        assert!(ada.say("yes", Channel::Table, accept).await.is_ok());
        assert_eq!(next_treaty(&mut ada).await.state, TreatyStanding::InForce);
    }
}

#[tokio::test]
async fn a_bot_offers_peace_to_the_only_person_one_at_a_time() {
    let app = TestApp::start().await;
    let mut ada = with_bots(&app, "envoy", 0).await;
    assert_eq!(ada.command("t", 0, Seat::Red, turn("a3a5")).await, Ok(1));
    let offered = next_treaty(&mut ada).await;
    assert_eq!(offered.state, TreatyStanding::Proposed);
    assert_ne!(offered.author, Seat::Red);
    let parties: Vec<Seat> = offered.treaty.parties.iter().map(|party| party.seat).collect();
    assert!(parties.contains(&Seat::Red), "{parties:?}");
    // All three play, until it is Ada's turn again; nobody else asks meanwhile.
    while ada.event().await.seq < 4 {}
    let standing = known(&mut ada).await;
    assert_eq!(standing.iter().filter(|treaty| treaty.state == TreatyStanding::Proposed).count(), 1);
    let accept = act(Seat::Red, ActKind::Accept { of: offered.of });
    assert!(ada.say("yes", Channel::Table, accept).await.is_ok());
    assert_eq!(known(&mut ada).await[0].state, TreatyStanding::InForce);
}

/// A bot plays for Bob from now on, as if he had been away and the others had agreed to it.
fn stand_in_for_bob(database: &Path, game: &GameId, after: Seq) {
    let kept = Connection::open(database).unwrap();
    let event = "INSERT INTO journal (id, game_id, seq, at_ms, seat, kind, payload, to_move)
        SELECT coalesce(max(id), 0) + 1, ?1, ?2, 0, 'blue', 'stand_in', '{\"level\": \"page\"}', 'red' FROM journal";
    assert_eq!(kept.execute(event, (game.as_str(), after + 1)).unwrap(), 1);
    let seat = "UPDATE seat SET stand_in = 'page' WHERE game_id = ? AND seat = 'blue'";
    assert_eq!(kept.execute(seat, [game.as_str()]).unwrap(), 1);
}

#[tokio::test]
async fn who_has_a_stand_in_speaks_but_makes_no_treaties_and_is_bound_still() {
    let app = TestApp::start().await;
    let table = Table::start(&app, json!({"table": {"begins": "at_once", "talk": "all"}})).await;
    let id = table.created.id.clone();
    let [mut ada, mut bob, _cleo] = table.sockets().await;
    assert_eq!(peace(&mut ada, "peace").await, Ok(1));
    let yes = act(Seat::Blue, ActKind::Accept { of: 1 });
    assert_eq!(bob.say("yes", Channel::Table, yes).await, Ok(2));
    let offer = propose(Seat::Red, "r:hands_off(b) b:hands_off(r) /3r");
    assert_eq!(ada.say("more", Channel::Table, offer).await, Ok(3));
    let after = app.browser().game(&id).await.events.last().map_or(0, |event| event.seq);
    drop((ada, bob));
    let folder = app.stop().await;
    stand_in_for_bob(&folder.path().join("games.sqlite3"), &id, after);
    let app = TestApp::start_in(folder).await;
    let [mut ada, mut bob, _cleo] = table.at(&app).sockets().await;
    let stood_in = Err("stood_in".to_owned());
    for (name, kind) in [("yes-more", ActKind::Accept { of: 3 }), ("notice", ActKind::Notice { of: 1 })] {
        assert_eq!(bob.say(name, Channel::Table, act(Seat::Blue, kind)).await, stood_in);
    }
    let own = propose(Seat::Blue, "b:peace(y) y:peace(b) /2r");
    assert_eq!(bob.say("own", Channel::Table, own).await, stood_in);
    assert_eq!(open(&mut bob).await, []);
    assert!(bob.say("words", Channel::Table, Words::Text("I am here.".to_owned())).await.is_ok());
    let standing = known(&mut ada).await.into_iter().find(|treaty| treaty.of == 1).unwrap();
    assert_eq!(standing.state, TreatyStanding::InForce);
}
