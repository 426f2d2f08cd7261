//! Laws of the list: followers see the same, whenever they come.

use std::collections::BTreeSet;

use djambi::{Position, Rules, SQUARE9, Seat};
use djambi_protocol::{LobbySeat, TableSettings};
use proptest::prelude::*;

use super::super::entry::{AboutGame, ListedGame};
use super::*;

const EPOCH: u32 = 7;

/// Something that happens to the lobby.
#[derive(Clone, Copy, Debug)]
enum Step {
    Publish(u8, Publication),
    /// The list is brought up to date after this many milliseconds.
    Update(u64),
}

/// What a room publishes.
#[derive(Clone, Copy, Debug)]
enum Publication {
    Gone,
    Unlisted { playing: u32, watching: u32 },
    Table { since: u64, playing: u32 },
    Game { since: u64, watchers: u32 },
}

impl Publication {
    fn entry(self, number: u8) -> Option<Entry> {
        let number = u64::from(number);
        match self {
            Self::Gone => None,
            Self::Unlisted { playing, watching } => {
                Some(Entry { playing, watching, listing: Listing::Unlisted })
            }
            Self::Table { since, playing } => Some(table_entry(table(number, since), playing)),
            Self::Game { since, watchers } => Some(game_entry(game(number, watchers, since))),
        }
    }
}

/// What a follower has of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Seen {
    items: BTreeMap<GameId, String>,
    seq: u32,
    playing: u32,
    watching: u32,
}

impl Seen {
    fn whole(Lobby { seq, tables, games, playing, watching, .. }: Lobby) -> Self {
        let mut seen = Self { items: BTreeMap::new(), seq, playing, watching };
        seen.put(tables, games);
        seen
    }

    fn apply(&mut self, LobbyChange { seq, tables, games, gone, playing, watching }: LobbyChange) {
        for id in gone {
            assert!(self.items.remove(&id).is_some() || seq > self.seq + 1, "{id} was on the list");
        }
        self.put(tables, games);
        (self.seq, self.playing, self.watching) = (seq, playing, watching);
    }

    fn put(&mut self, tables: Vec<LobbyTable>, games: Vec<LobbyGame>) {
        self.items.extend(tables.into_iter().map(|table| (table.id.clone(), format!("{table:?}"))));
        self.items.extend(games.into_iter().map(|game| (game.id.clone(), format!("{game:?}"))));
    }
}

fn id(number: impl Into<u64>) -> GameId {
    format!("g{:05}", number.into()).parse().unwrap()
}

fn table(number: u64, since_ms: u64) -> LobbyTable {
    LobbyTable {
        id: id(number),
        board: &SQUARE9,
        rules: Rules::CLASSIC,
        clock: None,
        table: TableSettings::default(),
        host: "Ada".to_owned(),
        seats: [(Seat::Red, LobbySeat::Person("Ada".to_owned())), (Seat::Blue, LobbySeat::Free)].into(),
        here: 1,
        since_ms,
        fill_at_ms: None,
    }
}

fn game(number: u64, watchers: u32, since_ms: u64) -> ListedGame {
    let about = AboutGame {
        id: id(number),
        board: &SQUARE9,
        rules: Rules::CLASSIC,
        clock: None,
        seats: [(Seat::Red, LobbySeat::Person(String::new()))].into(),
        since_ms,
    };
    ListedGame { about: about.into(), position: Position::start(), watchers }
}

fn table_entry(table: LobbyTable, playing: u32) -> Entry {
    let listing = Listing::Table(Box::new(OpenTable { table, holders: BTreeMap::new() }));
    Entry { playing, watching: 0, listing }
}

fn game_entry(game: ListedGame) -> Entry {
    Entry { playing: 2, watching: game.watchers, listing: Listing::Game(Box::new(game)) }
}

fn publications() -> impl Strategy<Value = Publication> {
    prop_oneof![
        Just(Publication::Gone),
        (0..3_u32, 0..3_u32).prop_map(|(playing, watching)| Publication::Unlisted { playing, watching }),
        (0..3_u64, 0..3_u32).prop_map(|(since, playing)| Publication::Table { since, playing }),
        (0..3_u64, 0..3_u32).prop_map(|(since, watchers)| Publication::Game { since, watchers }),
    ]
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let publish =
        (0..30_u8, publications()).prop_map(|(number, publication)| Step::Publish(number, publication));
    let update = prop_oneof![Just(500_u64), 0..3_000_u64].prop_map(Step::Update);
    prop::collection::vec(prop_oneof![4 => publish, 1 => update], 0..200)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn followers_see_the_same_list_from_wherever_they_go_on(steps in steps()) {
        let mut fold = Fold::new(EPOCH);
        let mut now = Duration::ZERO;
        // Followers that came after each change, with what they saw then and have heard since.
        let mut followers = vec![Seen::whole(fold.whole())];
        let mut firsts = followers.clone();
        for step in steps {
            match step {
                Step::Publish(number, publication) => fold.publish(id(number), publication.entry(number)),
                Step::Update(ms) => {
                    now += Duration::from_millis(ms);
                    let Some(change) = fold.step(now) else { continue };
                    for follower in &mut followers {
                        prop_assert_eq!(follower.seq + 1, change.seq);
                        follower.apply(change.clone());
                    }
                    followers.push(Seen::whole(fold.whole()));
                    firsts.push(Seen::whole(fold.whole()));
                }
            }
        }
        let whole = Seen::whole(fold.whole());
        for (follower, mut first) in followers.into_iter().zip(firsts) {
            prop_assert_eq!(&follower, &whole);
            first.apply(fold.changes_after(EPOCH, first.seq).unwrap());
            prop_assert_eq!(&first, &whole);
        }
    }

    #[test]
    fn the_list_becomes_what_rooms_have_published(steps in steps()) {
        let mut fold = Fold::new(EPOCH);
        let mut now = Duration::ZERO;
        let mut published = BTreeMap::new();
        for step in steps {
            match step {
                Step::Publish(number, publication) => {
                    published.insert(id(number), publication.entry(number));
                    fold.publish(id(number), publication.entry(number));
                }
                Step::Update(ms) => {
                    now += Duration::from_millis(ms);
                    let _ = fold.step(now);
                }
            }
        }
        let _ = fold.step(now + GAME_INTERVAL);
        prop_assert!(fold.step(now + 2 * GAME_INTERVAL).is_none());
        let whole = fold.whole();
        let entries = published.values().flatten();
        prop_assert_eq!(whole.playing, entries.clone().map(|entry| entry.playing).sum::<u32>());
        prop_assert_eq!(whole.watching, entries.map(|entry| entry.watching).sum::<u32>());
        let mut tables = Vec::new();
        let mut games = Vec::new();
        for entry in published.into_values().flatten() {
            match entry.listing {
                Listing::Unlisted => {}
                Listing::Table(open) => tables.push(open.table),
                Listing::Game(game) => {
                    games.push((Reverse(game.watchers), Reverse(game.about.since_ms), game.shown()));
                }
            }
        }
        games.sort_by_key(|(watchers, since, game)| (*watchers, *since, game.id.clone()));
        games.truncate(MAX_GAMES);
        let ids = |tables: &[LobbyTable]| tables.iter().map(|table| table.id.clone()).collect::<BTreeSet<_>>();
        prop_assert_eq!(ids(&whole.tables), ids(&tables));
        prop_assert_eq!(whole.games, games.into_iter().map(|(.., game)| game).collect::<Vec<_>>());
    }

    #[test]
    fn a_game_that_is_shown_is_told_once_a_second(steps in steps()) {
        let mut fold = Fold::new(EPOCH);
        let mut now = Duration::ZERO;
        let mut told: BTreeMap<GameId, Duration> = BTreeMap::new();
        for step in steps {
            match step {
                Step::Publish(number, publication) => fold.publish(id(number), publication.entry(number)),
                Step::Update(ms) => {
                    now += Duration::from_millis(ms);
                    let Some(change) = fold.step(now) else { continue };
                    for id in change.gone.iter().chain(change.tables.iter().map(|table| &table.id)) {
                        told.remove(id);
                    }
                    for game in change.games {
                        let earlier = told.insert(game.id.clone(), now);
                        prop_assert!(earlier.is_none_or(|earlier| now - earlier >= GAME_INTERVAL));
                    }
                }
            }
        }
    }
}

#[test]
fn at_most_as_many_are_shown_as_a_page_can_take() {
    let mut fold = Fold::new(EPOCH);
    for number in 0..6_000 {
        fold.publish(id(number), Some(table_entry(table(number, number), u32::from(number < 3))));
    }
    for number in 6_000..6_100 {
        fold.publish(id(number), Some(game_entry(game(number, u32::from(number == 6_007), number))));
    }
    let change = fold.step(Duration::ZERO).unwrap();
    assert_eq!((change.tables.len(), change.games.len()), (MAX_TABLES, MAX_GAMES));
    let Lobby { tables, games, .. } = fold.whole();
    let ids: Vec<_> = tables.iter().map(|table| table.id.clone()).collect();
    // The newest come first, and old ones are shown as long as somebody is there.
    assert_eq!(ids[..2], [id(5_999_u64), id(5_998_u64)]);
    assert_eq!(ids[197..], [id(2_u64), id(1_u64), id(0_u64)]);
    let ids: Vec<_> = games.iter().map(|game| game.id.clone()).collect();
    assert_eq!(ids[..3], [id(6_007_u64), id(6_099_u64), id(6_098_u64)]);
    assert_eq!(fold.open_tables(), MAX_KNOWN, "the others are forgotten");
}

#[test]
fn a_follower_that_was_away_for_too_long_gets_the_whole() {
    let mut fold = Fold::new(EPOCH);
    let mut now = Duration::ZERO;
    for number in 0..MAX_GONE as u64 + 2 {
        for entry in [Some(table_entry(table(number, number), 1)), None] {
            fold.publish(id(number), entry);
            now += Duration::from_millis(500);
            fold.step(now).unwrap();
        }
    }
    let seq = fold.whole().seq;
    assert_eq!(fold.changes_after(EPOCH, 3), None);
    let change = fold.changes_after(EPOCH, 4).unwrap();
    assert_eq!((change.seq, change.gone.len()), (seq, MAX_GONE));
    assert_eq!(fold.changes_after(EPOCH, seq).unwrap().gone, []);
    assert_eq!(fold.changes_after(EPOCH, seq + 1), None, "nobody has seen that");
    assert_eq!(fold.changes_after(EPOCH + 1, seq), None, "the service has started anew");
}
