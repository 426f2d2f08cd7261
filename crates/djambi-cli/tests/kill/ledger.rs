use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::Mutex;

use djambi_protocol::{CommandId, GameId, PlayerAction, Seat, Seq};

use crate::support::{Browser, Player};

/// What the players have asked for and been told.
#[derive(Default)]
pub(crate) struct Ledger {
    games: Mutex<HashMap<GameId, Vec<Wish>>>,
    resent: Mutex<u64>,
}

/// A command, and the number of its event once it was acknowledged.
#[derive(Clone)]
struct Wish {
    browser: Browser,
    id: CommandId,
    expect: Seq,
    seat: Seat,
    action: PlayerAction,
    acknowledged: Option<Seq>,
}

/// How much has happened.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    pub(crate) games: usize,
    pub(crate) acknowledged: usize,
    pub(crate) unanswered: usize,
    pub(crate) resent: u64,
}

impl Ledger {
    /// Writes down a command before it is sent.
    pub(crate) fn wished(
        &self,
        game: &GameId,
        browser: &Browser,
        id: &str,
        expect: Seq,
        seat: Seat,
        action: PlayerAction,
    ) {
        let wish = Wish {
            browser: browser.clone(),
            id: id.parse().unwrap(),
            expect,
            seat,
            action,
            acknowledged: None,
        };
        self.games.lock().unwrap().entry(game.clone()).or_default().push(wish);
    }

    /// Writes down that a command is sent once more.
    pub(crate) fn resent(&self) {
        *self.resent.lock().unwrap() += 1;
    }

    /// Writes down an acknowledgement, which must be the same each time.
    pub(crate) fn acknowledged(&self, game: &GameId, id: &CommandId, seq: Seq) {
        let mut games = self.games.lock().unwrap();
        let wish = games.get_mut(game).unwrap().iter_mut().find(|wish| wish.id == *id).unwrap();
        assert!(wish.acknowledged.is_none_or(|before| before == seq), "acknowledged as another event");
        wish.acknowledged = Some(seq);
    }

    /// Compares what was said with what is there.
    pub(crate) async fn check(&self, address: SocketAddr) -> Tally {
        let games = self.games.lock().unwrap().clone();
        let mut tally = Tally { resent: *self.resent.lock().unwrap(), ..Tally::default() };
        for (game, wishes) in games {
            check_game(address, &game, &wishes).await;
            tally.games += 1;
            tally.acknowledged += wishes.iter().filter(|wish| wish.acknowledged.is_some()).count();
            tally.unanswered += wishes.iter().filter(|wish| wish.acknowledged.is_none()).count();
        }
        tally
    }
}

async fn check_game(address: SocketAddr, game: &GameId, wishes: &[Wish]) {
    let mut browser = Browser::new(address);
    let state = browser.game(game).await;
    // The log is a game: without gaps, and every turn possible where it stands.
    let mut follower = Player::new(0);
    state.events.iter().cloned().for_each(|event| follower.tell(event));
    let mut answered: Vec<Seq> = wishes.iter().filter_map(|wish| wish.acknowledged).collect();
    for wish in wishes {
        if let Some(seq) = wish.acknowledged {
            let event = state.events.get(seq as usize - 1).expect("an acknowledged event");
            assert_eq!(
                (event.seat, &event.action),
                (wish.seat, &wish.action),
                "another event was acknowledged"
            );
        }
    }
    answered.sort_unstable();
    let all = answered.len();
    answered.dedup();
    assert_eq!(answered.len(), all, "two commands became one event");
    // Whatever a person has done was asked for once: nothing comes twice.
    for seat in [Seat::Red, Seat::Blue] {
        let done = state.events.iter().filter(|event| event.seat == seat).count();
        let asked = wishes.iter().filter(|wish| wish.seat == seat);
        let certain = asked.clone().filter(|wish| wish.acknowledged.is_some()).count();
        assert!((certain..=asked.count()).contains(&done), "{seat} has done what nobody asked for");
    }
    // A command that is sent once more is acknowledged once more, and nothing else happens.
    let (first, last) = (wishes.first(), wishes.iter().rfind(|wish| wish.acknowledged.is_some()));
    for wish in [first, last].into_iter().flatten().filter(|wish| wish.acknowledged.is_some()) {
        let mut socket = Browser { address, ..wish.browser.clone() }.socket(game).await;
        socket.hello(Some(state.seq)).await;
        let Wish { id, expect, seat, action, acknowledged, .. } = wish.clone();
        assert_eq!(socket.command(id.as_str(), expect, seat, action).await.ok(), acknowledged);
    }
    let after = browser.game(game).await.events;
    assert_eq!(after[..state.events.len()], state.events, "what has happened has changed");
    let by_people = |events: &[djambi_protocol::Event]| {
        events.iter().filter(|event| matches!(event.seat, Seat::Red | Seat::Blue)).count()
    };
    assert_eq!(by_people(&after), by_people(&state.events), "a command was played twice");
}
