//! The messages and bodies of the lobby and of notices.

use djambi::{HEX3, Piece, Position, Role, Rules, Seat};
use djambi_protocol::{
    ClientMessage, ClockSettings, Concern, Follow, GameId, LeaveState, LeaveWish, Level, Lobby, LobbyChange,
    LobbyGame, LobbySeat, LobbyTable, Notice, NoticeChange, NoticeGame, NoticeHistory, NoticeKind, Notices,
    NoticesRead, OnSquare, PastNotice, PlanCondition, PlanLine, PlanRequest, PlayNow, Seated, ServerMessage,
    TableSettings, Topic, TurnPlan, TurnPlans, UnreadNotices,
};

use super::golden::Golden;

/// The lobby, and what is asked of it.
pub(super) fn messages(golden: &mut Golden) {
    let table = LobbyTable {
        id: "k3v9q2m7x1".parse().unwrap(),
        board: &HEX3,
        rules: Rules::CLASSIC,
        clock: Some(ClockSettings::RealTime { base_s: 600, increment_s: 10 }),
        table: TableSettings::default(),
        host: "Ada".to_owned(),
        seats: [
            (Seat::Red, LobbySeat::Person("Ada".to_owned())),
            (Seat::Yellow, LobbySeat::Bot(Level::Envoy)),
            (Seat::Blue, LobbySeat::Free),
        ]
        .into(),
        here: 1,
        since_ms: 1_790_000_000_000,
        fill_at_ms: Some(1_790_000_060_000),
    };
    let game = LobbyGame {
        id: "m4w2r8n6y5".parse().unwrap(),
        board: &HEX3,
        rules: Rules::CLASSIC,
        clock: None,
        position: Position::start_on(&HEX3).to_string(),
        turn: Seat::Red,
        seats: [(Seat::Red, LobbySeat::Person(String::new())), (Seat::Blue, LobbySeat::Bot(Level::Prince))]
            .into(),
        watchers: 3,
        since_ms: 1_790_000_000_000,
    };
    let tables = vec![table];
    let games = vec![game];
    let change = LobbyChange {
        seq: 8,
        tables: tables.clone(),
        games: games.clone(),
        gone: vec!["p7h3t9c2d4".parse().unwrap()],
        playing: 12,
        watching: 5,
    };
    let whole = Lobby { epoch: 1_234_567, seq: 7, tables, games, playing: 13, watching: 4 };
    golden.check("rest_lobby", &whole);
    golden.check("server_lobby", &ServerMessage::Lobby(whole));
    golden.check("server_lobby_change", &ServerMessage::LobbyChange(change.clone()));
    let nothing = LobbyChange { tables: vec![], games: vec![], gone: vec![], ..change };
    golden.check("server_lobby_change_of_counts", &ServerMessage::LobbyChange(nothing));
    let topic = Topic::Lobby;
    let since = Some(7);
    let epoch = Some(1_234_567);
    golden.check("client_follow_lobby", &ClientMessage::Follow(Follow { since, epoch, ..Follow::of(topic) }));
    play_now(golden);
}

fn play_now(golden: &mut Golden) {
    golden.check("rest_play_now_min", &PlayNow::default());
    golden.check(
        "rest_play_now_full",
        &PlayNow {
            clock: Some(ClockSettings::ByDay { turn_s: 86_400, bank_s: 172_800 }),
            players: Some(3),
            board: Some("hex3".to_owned()),
            rules: Some("classic".to_owned()),
            fill_s: Some(60),
        },
    );
    golden.check(
        "rest_seated",
        &Seated { id: "k3v9q2m7x1".parse().unwrap(), url: "/game/k3v9q2m7x1".to_owned(), seat: Seat::Blue },
    );
}

/// The games that wait for a player.
pub(super) fn notices(golden: &mut Golden) {
    let kinds = [
        NoticeKind::YourTurn,
        NoticeKind::Started,
        NoticeKind::Over,
        NoticeKind::Again,
        NoticeKind::Removed,
        NoticeKind::Offer,
    ];
    let games = kinds.map(|kind| Notice { game: "k3v9q2m7x1".parse().unwrap(), kind }).to_vec();
    golden.check(
        "server_notices",
        &ServerMessage::Notices(Notices { epoch: 1_234_567, seq: 7, games, unread: 2 }),
    );
    let game: GameId = "k3v9q2m7x1".parse().unwrap();
    let change = |kind| ServerMessage::Notice(NoticeChange { seq: 8, game: game.clone(), kind });
    golden.check("server_notice", &change(Some(NoticeKind::YourTurn)));
    golden.check("server_notice_gone", &change(None));
    golden.check("server_unread_notices", &ServerMessage::UnreadNotices(UnreadNotices { unread: 3 }));
    golden.check("notice_history", &history());
    golden.check("leave_state", &LeaveState { left_ms: 604_800_000, until_ms: Some(1_790_600_000_000) });
    golden.check("turn_plans", &plans());
    let TurnPlan { seat, lines, .. } = plans().plans.remove(0);
    golden.check("plan_request", &PlanRequest { seat, expect: 12, lines: lines[1..].to_vec() });
    golden.check("leave_wish", &LeaveWish { leave: true });
    golden.check("notices_read", &NoticesRead { read: 12 });
    let topic = Topic::Notices;
    golden.check("client_follow_notices", &ClientMessage::Follow(Follow::of(topic)));
}

/// Plans with each kind of condition.
fn plans() -> TurnPlans {
    let at = |square: &str, on| PlanCondition::At { square: square.to_owned(), on };
    let piece = OnSquare::Piece(Piece { army: Seat::Blue, role: Role::Reporter });
    let when = vec![
        PlanCondition::Last { seat: Seat::Blue, r#move: "i7i5".parse().unwrap() },
        at("e5", piece),
        at("e4", OnSquare::Corpse),
        at("e6", OnSquare::Empty),
    ];
    let next = vec![PlanLine { when: Vec::new(), r#move: "a4a5".parse().unwrap(), next: Vec::new() }];
    let lines = vec![
        PlanLine { when, r#move: "a3a5".parse().unwrap(), next: Vec::new() },
        PlanLine {
            when: vec![PlanCondition::Quiet, PlanCondition::Safe],
            r#move: "a3a4".parse().unwrap(),
            next,
        },
    ];
    TurnPlans { plans: vec![TurnPlan { seat: Seat::Red, after: 7, lines }] }
}

/// The notices of a player of two games, of which one is there no more.
fn history() -> NoticeHistory {
    let notice = |number, game: &str, kind, read| PastNotice {
        number,
        game: game.parse().unwrap(),
        kind,
        at_ms: 1_790_000_000_000,
        read,
    };
    let game = NoticeGame { board: &HEX3, held: vec![Seat::Red], seats: super::three_seats() };
    NoticeHistory {
        notices: vec![
            notice(13, "k3v9q2m7x1", NoticeKind::YourTurn, false),
            notice(12, "m4p0w5t8z2", NoticeKind::Flag, true),
        ],
        games: [("k3v9q2m7x1".parse().unwrap(), game)].into(),
        concern: Some(Concern { at_ms: 1_790_000_000_000, read: false }),
    }
}

#[test]
fn each_kind_of_notice_is_found_by_its_name() {
    for kind in NoticeKind::ALL {
        assert_eq!(serde_json::to_value(kind).unwrap(), kind.name());
        assert_eq!(NoticeKind::named(kind.name()), Some(kind));
    }
    assert_eq!(NoticeKind::named("nothing"), None);
}
