//! One golden JSON file for each message: the message is written exactly so and reads back as the same value.
//!
//! `UPDATE_GOLDEN=1 cargo test -p djambi-protocol` writes the files anew; look at the difference before you
//! commit it.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod coverage;
mod golden;
mod lobby;
mod press;
mod tables;

use djambi::{FallCause, Game, HEX3, Illegal, Outcome, Position, Problem, Reason, Rules, Seat, SeatSet};
use djambi_protocol::{
    Account, AccountInvitation, Again, BoardGames, Channel, Character, ClientMessage, ClockKind,
    ClockSettings, ClosingCause, Command, Confirmation, Created, Event, EventKind, Extra, FactorCode,
    Failure, FinishedGame, FinishedGames, FinishedSeat, Follow, Forgotten, GameId, GameMessage, GameRatings,
    GameState, Invitation, KindGames, Ladder, LadderPlayer, Level, LevelGames, MailState, MailWishes, Me,
    Missing, NameBody, NewAddress, NewGameRequest, NewName, NewPasskey, NewPassword, NewPush,
    NewSecondFactor, OfGame, Opening, OpeningTurn, OwnGame, OwnGames, Passkey, PasskeyChallenge, PasskeyName,
    PasskeyProof, PasskeySignIn, PasskeyUse, PasskeyUser, Password, Phase, PlaceGames, PlayerAction,
    PlayerProfile, Presence, PressSettings, Proof, PushFate, PushServiceKey, PushState, PushTest, PushWishes,
    QuietHours, RatingChange, RecoveryCodes, Refusal, ReportCause, ReportRequest, ResetPassword, Say,
    SeatKind, SeatRating, SeatRequest, SeatState, Seats, SecondFactor, ServerMessage, Session, Settings,
    ShownRating, Sign, SignIn, SignUp, Situation, TableSettings, TableState, TalkMessage, TalkPage,
    TalkSince, Topic, VERSION, Words, You,
};

use golden::Golden;
use tables::{table_state, you};

const COMMAND: &str = "0b4f9bd4-6f0c-4f39-a52e-27c0ab0e1d4a";
const START: &str = "gCgAgM3yMyAyC/gRgDgM3yMyDyR/gMgMgN3yNyMyM/9/9/9/rMrMrN3bNbMbM/rRrDrM3bMbDbR/rCrArM3bMbAbC \
                     rbyg r r 0 1";

#[test]
fn every_message_is_written_as_its_golden_file_says() {
    let mut golden = Golden::default();
    client_messages(&mut golden);
    server_messages(&mut golden);
    rest_bodies(&mut golden);
    tables::messages(&mut golden);
    golden.check("talk_page", &talk_page());
    press::messages(&mut golden);
    lobby::messages(&mut golden);
    lobby::notices(&mut golden);
    golden.finish();
}

fn talk_page() -> TalkPage {
    let message = |seq, seat, words| {
        let name = "Ada".to_owned();
        TalkMessage { seq, at_ms: 1_790_000_000_000, after: 7, seat, name, words }
    };
    let text = Words::Text("<b>Peace?</b>".to_owned());
    let sign = Words::Sign(Sign::WellPlayed);
    let messages = vec![message(1, Some(Seat::Red), text), message(2, None, sign)];
    TalkPage { channel: Channel::Watchers, messages }
}

fn client_messages(golden: &mut Golden) {
    let command = |seat, action| {
        let command = Command { id: COMMAND.parse().unwrap(), expect: 7, seen: None, seat, action };
        ClientMessage::Command { game: game(), command }
    };
    golden.check("client_hello", &ClientMessage::hello());
    let topic = Topic::Game { game: game() };
    let follow = |since, talk: Option<TalkSince>| {
        let id = talk.is_none().then(|| "f1".parse().unwrap());
        ClientMessage::Follow(Follow { id, since, talk, ..Follow::of(topic.clone()) })
    };
    golden.check("client_follow", &follow(None, None));
    golden.check("client_follow_since", &follow(Some(7), None));
    let talk = TalkSince::from([(Channel::Table, 12), (Channel::Watchers, 3)]);
    let seen = Follow { since: Some(7), talk: Some(talk.clone()), ..Follow::of(topic.clone()) };
    let again = vec![seen, Follow::of(Topic::Notices)];
    let hello = ClientMessage::Hello { version: VERSION, presence: Some(Presence::Away), follow: again };
    golden.check("client_hello_again", &hello);
    golden.check("client_follow_talk", &follow(Some(7), Some(talk)));
    let topic_of = topic.clone();
    let with = vec![Extra::Position];
    let follow = ClientMessage::Follow(Follow { with, ..Follow::of(topic_of) });
    golden.check("client_follow_position", &follow);
    let topic_of = topic.clone();
    let with = vec![Extra::Legal];
    let follow = ClientMessage::Follow(Follow { with, ..Follow::of(topic_of) });
    golden.check("client_follow_legal", &follow);
    golden.check("client_unfollow", &ClientMessage::Unfollow { id: None, topic: topic.clone() });
    golden.check("client_turn", &command(Seat::Red, turn("c3c4@h7")));
    golden.check("client_resign", &command(Seat::Blue, PlayerAction::Resign));
    golden.check("client_agree_draw", &command(Seat::Yellow, PlayerAction::AgreeDraw));
    golden.check("client_presence", &ClientMessage::Presence { state: Presence::Away });
    let say = |channel, words| {
        let say = Say { id: COMMAND.parse().unwrap(), channel, words };
        ClientMessage::Say { game: game(), say }
    };
    golden.check("client_say", &say(Channel::Table, Words::Text("<b>Peace?</b>".to_owned())));
    golden.check("client_say_sign", &say(Channel::Dead, Words::Sign(Sign::Oops)));
    golden.check("client_ping", &ClientMessage::Ping { id: Some("p9".parse().unwrap()) });
}

fn server_messages(golden: &mut Golden) {
    golden.check("server_welcome", &ServerMessage::Welcome { version: VERSION, now_ms: 1_750_000_000_000 });
    golden.check(
        "server_game",
        &of_game(GameMessage::Game {
            id: Some("f1".parse().unwrap()),
            settings: settings().into(),
            you: you().into(),
            created_ms: 1_789_999_000_000,
            events: vec![event(8, Seat::Red, turn("a3a5")), event(9, Seat::Green, PlayerAction::Resign)],
            talk: vec![],
            treaties: vec![],
            seq: 9,
            state: table_state().into(),
            again: None,
        }),
    );
    golden.check(
        "server_game_watcher",
        &of_game(GameMessage::Game {
            id: None,
            settings: settings().into(),
            you: You { held: vec![], ..You::default() }.into(),
            created_ms: 1_789_999_000_000,
            events: vec![],
            talk: vec![talk_page()],
            treaties: vec![],
            seq: 0,
            state: TableState::default().into(),
            again: Some(again()),
        }),
    );
    golden.check(
        "server_game_hex3",
        &of_game(GameMessage::Game {
            id: None,
            settings: Settings { start: Position::start_on(&HEX3), seats: three_seats(), ..settings() }
                .into(),
            you: You { held: vec![Seat::Yellow], ..You::default() }.into(),
            created_ms: 1_789_999_000_000,
            events: vec![event(1, Seat::Red, turn("a5e9"))],
            talk: vec![],
            treaties: vec![],
            seq: 1,
            state: TableState::default().into(),
            again: None,
        }),
    );
    let server_event = |event| of_game(GameMessage::Event { event });
    golden.check("server_event", &server_event(event(8, Seat::Red, turn("a3a5"))));
    let agreement = event(9, Seat::Yellow, PlayerAction::AgreeDraw);
    golden.check("server_event_agree_draw", &server_event(agreement));
    let kind = EventKind::LengthLimit;
    let drawn = Event { seq: 5_000, at_ms: 1_790_000_000_000, clocks: None, charged_ms: None, kind };
    golden.check("server_event_length_limit", &server_event(drawn));
    let kind = EventKind::Closed { cause: ClosingCause::Expired };
    let closed = Event { seq: 12, at_ms: 1_790_000_000_000, clocks: None, charged_ms: None, kind };
    golden.check("server_event_closed", &server_event(closed));
    server_answers(golden);
}

/// The messages that answer a client's message.
fn server_answers(golden: &mut Golden) {
    golden.check("server_ack", &of_game(GameMessage::Ack { id: COMMAND.parse().unwrap(), seq: 8 }));
    let refused = |failure, seq| of_game(GameMessage::Refused { id: COMMAND.parse().unwrap(), failure, seq });
    let too_far = Illegal::TooFar { to: "a6" };
    let message = "A militant moves one or two squares, and a6 is farther.".to_owned();
    let failure = Failure::new(&too_far.problem(), message, Some(too_far.section()));
    golden.check("server_refused_illegal", &refused(failure, 7));
    let message = "The game has gone on in the meantime. Have a look, then play again.";
    golden.check("server_refused_stale", &refused(failure_of(&Refusal::Stale, message), 9));
    let said = GameMessage::Said { id: COMMAND.parse().unwrap(), channel: Channel::Table, seq: 13 };
    golden.check("server_said", &of_game(said));
    golden.check("server_talk", &of_game(GameMessage::Talk { page: talk_page() }));
    golden.check("server_again", &of_game(GameMessage::Again { again: again() }));
    let played = Game::new(Rules::CLASSIC, Position::start());
    let situation = Situation::of(&played, Some(Seat::Red));
    let told = |situation| of_game(GameMessage::Position { seq: 0, situation });
    golden.check("server_position", &told(situation.clone()));
    golden.check("server_position_legal", &told(situation.with_legal_moves(&played)));
    golden.check("server_you", &of_game(GameMessage::You { you: you().into() }));
    golden.check("server_seats", &of_game(GameMessage::Seats { seats: seats() }));
    let mut over = seats();
    over.get_mut(&Seat::Yellow).unwrap().character = Some(Character::Grudging);
    golden.check("server_seats_over", &of_game(GameMessage::Seats { seats: over }));
    let version = Refusal::UnsupportedVersion { client: 2, service: VERSION };
    let failure = failure_of(&version, "This page is out of date. Reload it.");
    golden.check("server_error", &ServerMessage::Error { id: None, game: None, failure });
    let failure = failure_of(&Refusal::NotFollowed, "This connection does not follow that game.");
    let id = Some(COMMAND.parse().unwrap());
    let game = Some(game());
    golden.check("server_error_of_game", &ServerMessage::Error { id, game, failure });
    golden.check("server_pong", &ServerMessage::Pong { id: Some("p9".parse().unwrap()) });
}

fn of_game(message: GameMessage) -> ServerMessage {
    ServerMessage::Game(OfGame { game: game(), message })
}

fn whole_game(golden: &mut Golden) {
    golden.check(
        "rest_game",
        &GameState {
            settings: settings(),
            events: vec![event(1, Seat::Red, turn("a3a5"))],
            seq: 1,
            outcome: Some(Outcome {
                reason: Reason::Agreement,
                players: [Seat::Red, Seat::Blue, Seat::Yellow].into_iter().collect(),
                sharers: [Seat::Red, Seat::Yellow].into_iter().collect(),
            }),
            situation: None,
            treaties: vec![],
            again: None,
        },
    );
}

fn rest_bodies(golden: &mut Golden) {
    golden.check("rest_new_game_min", &new_game_request("classic"));
    golden.check(
        "rest_new_game_full",
        &NewGameRequest {
            options: [("reporter".to_owned(), "must".to_owned())].into(),
            board: Some("square9".into()),
            start: Some(START.into()),
            players: Some(3),
            seats: [
                (Seat::Red, SeatRequest::Person { name: Some("Ada".into()), mine: true }),
                (Seat::Blue, SeatRequest::Person { name: None, mine: false }),
                (
                    Seat::Yellow,
                    SeatRequest::Bot { level: Level::Minister, character: Some(Character::Loyal) },
                ),
                (Seat::Green, SeatRequest::Absent {}),
            ]
            .into(),
            bot_delay_ms: Some(0),
            clock: Some(ClockSettings::RealTime { base_s: 300, increment_s: 10 }),
            table: TableSettings { listed: false, fill_s: Some(60), ..TableSettings::default() },
            press: PressSettings::NONE,
            ..new_game_request("arena")
        },
    );
    golden.check_secret(
        "rest_created",
        &Created {
            id: game(),
            url: "/game/k3v9q2m7x1".into(),
            held: vec![Seat::Red],
            invitations: vec![Invitation { seat: Seat::Blue, url: "/join/9fK2".into() }],
        },
    );
    let invitation = || Invitation { seat: Seat::Blue, url: "/join/9fK2".into() };
    golden.check_secret("rest_invitation", &invitation());
    golden.check_secret("rest_invitations", &vec![invitation()]);
    accounts(golden);
    golden.check("rest_name", &NameBody { name: "Ada".into() });
    whole_game(golden);
    golden.check("rest_own_games", &own_games());
    golden.check("rest_finished_games", &finished_games());
    golden.check("rest_opening", &opening());
    golden.check("rest_player", &profile());
    let next = Some("1380.5:Ada".to_owned());
    let ada = LadderPlayer { rank: 1, name: "Ada".to_owned(), rating: rating(), last_ms: 1_790_000_000_000 };
    golden.check("rest_ladder", &Ladder { players: vec![ada], next });
    let change = Some(RatingChange { before: 1500, after: 1481 });
    let new = ShownRating { games: 1, provisional: true, ..rating() };
    let seats = [
        (Seat::Red, SeatRating { rating: rating(), change: None }),
        (Seat::Blue, SeatRating { rating: new, change }),
    ];
    golden.check("rest_game_ratings", &GameRatings { seats: seats.into() });
    let nobody = SeatSet::EMPTY;
    let closed = Outcome { reason: Reason::Closed, players: nobody, sharers: nobody };
    golden.check("rest_outcome_closed", &closed);
    let not_found = Refusal::NotFound { what: Missing::Game };
    golden.check("rest_failure", &failure_of(&not_found, "There is no such game."));
    golden.check("rest_failure_nested", &nested());
}

/// A game that goes on, and one that is over.
fn own_games() -> OwnGames {
    let going = OwnGame {
        id: game(),
        board: &HEX3,
        rules: Rules::CLASSIC,
        held: vec![Seat::Red],
        play: vec![Seat::Red],
        seats: three_seats(),
        phase: Phase::Playing,
        turn: 7,
        to_move: Some(Seat::Red),
        out: vec![Seat::Blue],
        due_ms: Some(1_790_000_060_000),
        position: Some(Position::start_on(&HEX3).to_string()),
        outcome: None,
        at_ms: 1_790_000_000_000,
    };
    let all = [Seat::Red, Seat::Blue, Seat::Yellow].into_iter().collect();
    let sharers = [Seat::Red].into_iter().collect();
    let outcome = Some(Outcome { reason: Reason::Win, players: all, sharers });
    let phase = Phase::Over;
    let to_move = None;
    let due_ms = None;
    let position = None;
    let play = Vec::new();
    let over = OwnGame { play, phase, to_move, due_ms, position, outcome, ..going.clone() };
    OwnGames { games: vec![going, over] }
}

/// A page with a game that was won.
fn finished_games() -> FinishedGames {
    let all = [Seat::Red, Seat::Blue, Seat::Yellow].into_iter().collect();
    let outcome = Outcome { reason: Reason::Win, players: all, sharers: [Seat::Red].into_iter().collect() };
    let fallen = |seat, place, fall, fallen_by| FinishedSeat {
        seat,
        place: Some(place),
        fall,
        fallen_by,
        rating: None,
    };
    let results = vec![
        fallen(Seat::Red, 1, None, None),
        fallen(Seat::Blue, 3, Some(FallCause::Resigned), None),
        fallen(Seat::Yellow, 2, Some(FallCause::Killed), Some(Seat::Red)),
    ];
    let game = FinishedGame {
        id: game(),
        board: &HEX3,
        rules: Rules::CLASSIC,
        clock: ClockKind::ByDay,
        seats: three_seats(),
        outcome,
        results,
        turns: 41,
        position: Position::start_on(&HEX3).to_string(),
        ended_ms: 1_790_000_000_000,
    };
    FinishedGames { games: vec![game], next: Some("1790000000000-17".to_owned()) }
}

/// An opening of two games.
fn opening() -> Opening {
    let shares = [(Seat::Red, 0.5), (Seat::Blue, 0.0), (Seat::Yellow, 0.25), (Seat::Green, 0.25)];
    let mv = "a3a5".parse().expect("a move");
    let turn =
        OpeningTurn { mv, reading: "Ma3-a5".to_owned(), games: 2, shares: shares.into_iter().collect() };
    Opening { games: 2, turns: vec![turn], more: 0 }
}

/// A rating after many games.
fn rating() -> ShownRating {
    ShownRating { points: 1481, margin: 100, games: 17, provisional: false }
}

/// The sums of a player's games.
fn profile() -> PlayerProfile {
    PlayerProfile {
        name: "Ada".to_owned(),
        rating: Some(rating()),
        games: 3,
        places: vec![PlaceGames { place: 1, games: 2 }, PlaceGames { place: 3, games: 1 }],
        kinds: vec![
            KindGames { kind: Reason::Win, games: 2 },
            KindGames { kind: Reason::Agreement, games: 1 },
        ],
        boards: vec![BoardGames { board: &HEX3, games: 3 }],
        levels: vec![LevelGames { level: Level::Minister, games: 2, won: 1, share: 1.5 }],
    }
}

/// A problem with a number, a list and another problem.
fn nested() -> Failure {
    let inner = Problem::new("no_such_board").with("boards", &["hex3", "hex6"][..]);
    let problem = Problem::new("record_error").with("line", 3_u32).with("problem", inner);
    Failure::new(&problem, "Line 3: there is no such board; there are hex3 and hex6.".to_owned(), None)
}

fn failure_of(refusal: &Refusal, message: &str) -> Failure {
    Failure::new(&refusal.problem(), message.to_owned(), refusal.section())
}

fn new_game_request(rules: &str) -> NewGameRequest {
    NewGameRequest {
        rules: rules.into(),
        options: [].into(),
        board: None,
        start: None,
        players: None,
        seats: [].into(),
        bot_delay_ms: None,
        clock: None,
        table: TableSettings::at_once(),
        press: PressSettings::default(),
    }
}

fn game() -> GameId {
    "k3v9q2m7x1".parse().unwrap()
}

fn settings() -> Settings {
    Settings {
        id: game(),
        rules: Rules::with("classic", [("reporter", "must")]).unwrap(),
        start: Position::start(),
        clock: None,
        first_clock: None,
        table: TableSettings::at_once(),
        press: PressSettings::NONE,
        seats: seats(),
    }
}

/// The messages about accounts.
fn accounts(golden: &mut Golden) {
    let guest =
        Me { name: Some("Lucrezia 27".into()), account: false, guest_games: 2, kept: false, banned: false };
    golden.check("rest_me", &guest);
    golden.check(
        "rest_me_stranger",
        &Me { name: None, account: false, guest_games: 0, kept: false, banned: false },
    );
    let kept = Me { name: Some("Lucrezia".into()), account: true, guest_games: 0, kept: true, banned: false };
    golden.check("rest_me_kept", &kept);
    golden.check("rest_me_banned", &Me { kept: false, banned: true, ..kept });
    let password = || Password("violet-anvil-92".into());
    golden.check(
        "rest_sign_up",
        &SignUp { name: "Lucrezia".into(), password: Some(password()), passkey: None, invitation: None },
    );
    golden.check(
        "rest_sign_in",
        &SignIn { name: "Lucrezia".into(), password: password(), code: None, take_games: true },
    );
    let new_password = Password("quiet-orchard-17".into());
    golden.check(
        "rest_new_password",
        &NewPassword { password: Some(password()), new_password: new_password.clone(), code: None },
    );
    golden.check("rest_new_name", &NewName { name: "Ada-L".into(), password: Some(password()), code: None });
    second_factors(golden);
    passkeys(golden);
    golden.check("rest_mail", &mail());
    golden.check("rest_mail_wishes", &wishes());
    pushes(golden);
    let address = "lucrezia@example.org".into();
    golden.check("rest_new_address", &NewAddress { address, password: Some(password()), code: None });
    golden.check("rest_forgotten", &Forgotten { who: "Lucrezia".into() });
    golden.check("rest_reset_password", &ResetPassword { new_password, code: None });
    let session = |id: &str, device: &str, is_this| Session {
        id: id.into(),
        device: device.into(),
        used_ms: 1_789_948_800_000,
        is_this,
        is_told: is_this,
    };
    golden.check(
        "rest_account",
        &Account {
            name: "Lucrezia".into(),
            created_ms: 1_789_000_000_000,
            name_from_ms: 1_791_592_000_000,
            has_password: true,
            passkeys: vec![passkey()],
            second_factor: Some(SecondFactor { since_ms: 1_789_100_000_000, recovery_codes: 9 }),
            sessions: vec![session("Zx81kQ4o", "Firefox, Linux", true), session("aB3dE5fG", "", false)],
            mail: mail(),
            push: push(),
            invitations: Some(4),
        },
    );
    let url = "https://djambi.example/account?invitation=PDnhZDkkVJ9PFiIYfGbHOpRuDKQYvsQMQpKPDBfZcz8".into();
    golden.check("rest_account_invitation", &AccountInvitation { url, left: 4 });
}

/// The messages about second factors.
fn second_factors(golden: &mut Golden) {
    let code = || FactorCode("271828".into());
    golden.check(
        "rest_proof",
        &Proof { password: Some(Password("violet-anvil-92".into())), code: Some(code()) },
    );
    golden.check("rest_confirmation", &Confirmation { code: code() });
    golden.check(
        "rest_new_second_factor",
        &NewSecondFactor {
            secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP".into(),
            address: "otpauth://totp/djambi.example:Lucrezia?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP".into(),
            picture: "<svg></svg>".into(),
        },
    );
    let codes = vec!["K5QVE-2LTMN-3GS5D-EOZXW-ZI2DA4".into(), "OBRGC-43TMV-XGK4T-UNFXG-O2LUPE".into()];
    golden.check("rest_recovery_codes", &RecoveryCodes { codes });
    let report = ReportRequest {
        channel: Channel::Table,
        seq: 14,
        cause: ReportCause::Abuse,
        reason: "an insult".into(),
    };
    golden.check("rest_report", &report);
}

/// A passkey of an account.
fn passkey() -> Passkey {
    Passkey {
        id: "kq3gYb0oQ1xUuVq2d6hV0A".into(),
        name: "Firefox, Linux".into(),
        since_ms: 1_789_100_000_000,
        used_ms: 1_789_948_800_000,
        is_synced: true,
    }
}

/// The messages about passkeys.
fn passkeys(golden: &mut Golden) {
    golden.check("rest_passkey_sign_in_use", &PasskeyUse::SignIn);
    golden
        .check("rest_passkey_sign_up_use", &PasskeyUse::SignUp { name: "Lucrezia".into(), invitation: None });
    let challenge = PasskeyChallenge {
        challenge: "o8M4mS2h3bC0fR2xkT6t1mJ4yZ7wQ9nB".into(),
        rp: "djambi.example".into(),
        site: "Djambi".into(),
        user: Some(PasskeyUser { id: "Yx0Jw1n5b8eUq3kQ2tM7Zg".into(), name: "Lucrezia".into() }),
        passkeys: vec![passkey().id],
    };
    golden.check("rest_passkey_challenge", &challenge);
    let client_data = || "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0".to_owned();
    let authenticator_data = || "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MdAAAAAA".to_owned();
    let public_key = "MCowBQYDK2VwAyEA11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo".into();
    let new = NewPasskey { client_data: client_data(), authenticator_data: authenticator_data(), public_key };
    golden.check("rest_new_passkey", &new);
    golden.check(
        "rest_sign_up_by_passkey",
        &SignUp { name: "Lucrezia".into(), password: None, passkey: Some(new), invitation: None },
    );
    let proof = PasskeyProof {
        id: passkey().id,
        client_data: client_data(),
        authenticator_data: authenticator_data(),
        signature: "MEUCIQDHY0K1nV2oXG5QY3dP0Zq1m5b8".into(),
        user: Some("Yx0Jw1n5b8eUq3kQ2tM7Zg".into()),
    };
    golden.check("rest_passkey_proof", &proof);
    golden.check("rest_passkey_session", &PasskeySignIn { passkey: proof, take_games: true });
    golden.check("rest_passkey", &passkey());
    golden.check("rest_passkey_name", &PasskeyName { name: "My phone".into() });
}

/// The mail of an account that is to have another address.
fn mail() -> MailState {
    let address = Some("ada@example.org".into());
    let asked = Some("lucrezia@example.org".into());
    MailState { sends: true, address, asked, wishes: Some(wishes()) }
}

/// The messages about push.
fn pushes(golden: &mut Golden) {
    golden.check("rest_push", &push());
    golden.check("rest_push_wishes", &push().wishes);
    let key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    golden.check("rest_push_key", &PushServiceKey { key: key.into() });
    let endpoint = "https://updates.push.services.mozilla.com/wpush/v2/gAAAAABq".into();
    golden.check(
        "rest_new_push",
        &NewPush { endpoint, p256dh: key.into(), auth: "BTBZMqHH6r4Tts7J_aSIgg".into() },
    );
    golden.check("rest_push_test", &PushTest { fate: PushFate::Taken });
}

/// The push of an account in Paris.
fn push() -> PushState {
    let MailWishes { quiet, time_zone, .. } = wishes();
    PushState { sends: true, wishes: PushWishes { quiet, time_zone, ..PushWishes::default() } }
}

/// What somebody in Paris wants to be told.
fn wishes() -> MailWishes {
    let quiet = Some(QuietHours { from: 22, to: 7 });
    MailWishes {
        digest: true,
        digest_hour: 18,
        quiet,
        time_zone: "Europe/Paris".into(),
        ..MailWishes::default()
    }
}

fn again() -> Again {
    Again { game: "m4w2r8n6y5".parse().unwrap(), seat: Seat::Red }
}

fn seats() -> Seats {
    let seat = |kind, name: &str, claimed| SeatState {
        kind,
        name: name.into(),
        claimed,
        stand_in: None,
        character: None,
        account: name == "Ada",
        deleted: false,
    };
    [
        (Seat::Red, seat(SeatKind::Person, "Ada", true)),
        (Seat::Blue, seat(SeatKind::Person, "", false)),
        (Seat::Yellow, seat(SeatKind::Bot { level: Level::Minister }, "", true)),
        (Seat::Green, seat(SeatKind::Absent, "", false)),
    ]
    .into()
}

/// The seats of a board for three.
fn three_seats() -> Seats {
    seats().into_iter().filter(|(seat, _)| *seat != Seat::Green).collect()
}

fn turn(wire: &str) -> PlayerAction {
    PlayerAction::Turn { r#move: wire.parse().unwrap() }
}

fn event(seq: u32, seat: Seat, action: PlayerAction) -> Event {
    Event { seq, at_ms: 1_790_000_000_000, clocks: None, charged_ms: None, kind: EventKind::of(seat, action) }
}

#[test]
fn settings_that_contradict_their_board_are_refused() {
    let refused = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut form = serde_json::to_value(settings()).unwrap();
        change(&mut form);
        serde_json::from_value::<Settings>(form).unwrap_err().to_string()
    };
    assert!(refused(&|form| form["board"] = "round".into()).starts_with("there is no board \"round\";"));
    let seat = serde_json::json!({"kind": "absent", "name": "", "claimed": false});
    let purple = refused(&|form| form["seats"]["purple"] = seat.clone());
    assert!(purple.starts_with("the board square9 has no seat purple;"), "{purple}");
    let duel = refused(&|form| {
        form["board"] = "duel2".into();
        form["start"] = "start".into();
    });
    assert!(duel.starts_with("the board duel2 has no seat blue;"), "{duel}");
    assert!(refused(&|form| form["start"] = "9/9".into()).contains("six fields"));
    assert!(refused(&|form| form["rules"]["options"]["speed"] = "high".into()).contains("no option"));
}
