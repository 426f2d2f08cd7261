//! Creates games and seats people in them.

use std::collections::BTreeMap;
use std::rc::Rc;

use anyhow::Context;
use djambi::{SQUARE9, Seat};
use djambi_protocol::{MAX_DAILY_GAMES, NewGameRequest, PressSettings, SeatRequest, TableSettings, TalkRule};

use crate::game::{LoadGame, PEOPLE, Pending};
use crate::line::{Line, MAX_TURNS, OPTIONS};
use crate::table::TableSpec;
use crate::table_game::TableGame;
use crate::talk::LoadTalk;
use djambi_client::{Browser, HttpConnection, Target};

/// How many games are created at a time.
const AT_ONCE: usize = 24;
/// How many different lines the games follow.
const LINES: u64 = 8;

/// Creates games with a number of sockets each. The people of the first four sockets hold the seats; further
/// sockets watch.
///
/// # Errors
/// When the service refuses a game or a seat.
pub(crate) async fn create_games(
    target: &Target,
    games: usize,
    sockets: usize,
    table: TableSpec,
) -> anyhow::Result<Vec<LoadGame>> {
    let lines: Vec<_> = (0..LINES).map(|seed| Rc::new(Line::new(seed, MAX_TURNS))).collect();
    let workers = AT_ONCE.min(games);
    let creating = (0..workers).map(|worker| {
        let share: Vec<_> = (worker..games).step_by(workers).collect();
        let lines = &lines;
        async move {
            let mut created = Vec::with_capacity(share.len());
            // Nobody sits in more games by the day.
            for numbers in share.chunks(MAX_DAILY_GAMES as usize) {
                let mut party = Party::new(target, sockets, table);
                for &number in numbers {
                    let line = lines[number % lines.len()].clone();
                    created.push(party.create(line, number).await?);
                }
            }
            anyhow::Ok(created)
        }
    });
    let created = futures_util::future::try_join_all(creating).await.context("creating the games")?;
    Ok(created.into_iter().flatten().collect())
}

/// Creates games in which it is a bot's turn for the next minute.
///
/// # Errors
/// When the service refuses a game.
pub(crate) async fn create_bot_games(target: &Target, games: usize) -> anyhow::Result<()> {
    let mut http = HttpConnection::new(target.clone());
    let mut browser = Browser::default();
    let red = (Seat::Red, SeatRequest::Bot { level: djambi_protocol::Level::default(), character: None });
    let blue = (Seat::Blue, SeatRequest::Person { name: None, mine: true });
    let request =
        NewGameRequest { bot_delay_ms: Some(60_000), seats: BTreeMap::from([red, blue]), ..new_game() };
    for _ in 0..games {
        browser.create(&mut http, &request).await.context("creating the games of bots")?;
    }
    Ok(())
}

/// Opens listed tables with three free seats each.
///
/// # Errors
/// When the service refuses a table.
pub(crate) async fn create_open_tables(target: &Target, tables: usize) -> anyhow::Result<()> {
    let mut http = HttpConnection::new(target.clone());
    let mut browser = Browser::default();
    let person = |(index, seat)| (seat, SeatRequest::Person { name: None, mine: index == 0 });
    let seats = SQUARE9.seats().iter().enumerate().map(person).collect();
    let request = NewGameRequest { seats, table: TableSettings::default(), ..new_game() };
    for _ in 0..tables {
        browser.create(&mut http, &request).await.context("opening the tables")?;
    }
    Ok(())
}

/// Creates listed games that have begun, each with one browser at all seats.
///
/// # Errors
/// When the service refuses a game.
pub(crate) async fn create_running_tables(target: &Target, games: usize) -> anyhow::Result<Vec<TableGame>> {
    let line = Rc::new(Line::new(0, MAX_TURNS));
    let mut http = HttpConnection::new(target.clone());
    let mut browser = Browser::default();
    let seats = SQUARE9.seats().iter().map(|seat| (seat, SeatRequest::Person { name: None, mine: true }));
    let table = TableSettings::default();
    let request = NewGameRequest { seats: seats.collect(), table, ..new_game() };
    let mut created = Vec::with_capacity(games);
    for number in 0..games {
        let id = browser.create(&mut http, &request).await.context("creating the games")?.id;
        created.push(TableGame::new(number, id, browser.cookie.clone(), line.clone()));
    }
    Ok(created)
}

/// A game with these seats.
pub(crate) fn game_of(seats: BTreeMap<Seat, SeatRequest>) -> NewGameRequest {
    NewGameRequest { seats, ..new_game() }
}

/// A game with the usual settings.
fn new_game() -> NewGameRequest {
    NewGameRequest {
        rules: "classic".to_owned(),
        options: OPTIONS.map(|(name, value)| (name.to_owned(), value.to_owned())).into(),
        start: None,
        board: None,
        players: None,
        seats: BTreeMap::new(),
        bot_delay_ms: None,
        clock: None,
        table: TableSettings { talk: TalkRule::All, ..TableSettings::at_once() },
        press: PressSettings::default(),
    }
}

/// People that play several games together, each with a browser of their own.
struct Party {
    http: HttpConnection,
    browsers: Vec<Browser>,
    sockets: usize,
    table: TableSpec,
}

impl Party {
    fn new(target: &Target, sockets: usize, table: TableSpec) -> Self {
        let people = sockets.min(PEOPLE);
        Self {
            http: HttpConnection::new(target.clone()),
            browsers: vec![Browser::default(); people],
            sockets,
            table,
        }
    }

    /// Creates the game with this number, from 0, and seats everybody.
    async fn create(&mut self, line: Rc<Line>, number: usize) -> anyhow::Result<LoadGame> {
        let clock = self.table.clock(number);
        let people = self.browsers.len();
        let seat = |seat: Seat| {
            (seat, SeatRequest::Person { name: None, mine: (seat as usize).is_multiple_of(people) })
        };
        let seats = SQUARE9.seats().iter().map(seat).collect();
        let request = NewGameRequest { seats, clock, press: self.table.press(), ..new_game() };
        let created = self.browsers[0].create(&mut self.http, &request).await?;
        for invitation in &created.invitations {
            let browser = &mut self.browsers[invitation.seat as usize % people];
            browser.sit(&mut self.http, &invitation.url).await?;
        }
        let cookies = (0..self.sockets).map(|socket| self.browsers.get(socket)?.cookie.clone()).collect();
        let talk = LoadTalk::new(self.table.speech, people, self.sockets, number);
        Ok(LoadGame { id: created.id, cookies, clock, line, acknowledged: 0, pending: Pending::None, talk })
    }
}
