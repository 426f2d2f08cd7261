//! Private words are sealed: neither the database nor its log nor a backup has it, and it opens only at
//! its place.

use std::path::Path;

use djambi::{Seat, SeatSet};
use djambi_protocol::{Channel, Gone, TalkSince, Words};
use rusqlite::Connection;

use super::place;
use crate::store::laws::{ADA, BOB, id, new_game};
use crate::store::sqlite::{Opening, PartialFile, SqliteStore, beside, press_keys_of};
use crate::store::{Games, Holders, NewTalk, Said, Service, Store, Talk};

const PAIR: [Seat; 2] = [Seat::Red, Seat::Blue];

fn channel() -> Channel {
    Channel::Private(SeatSet::from_iter(PAIR))
}

/// Words of a text that no other bytes of a database look like.
fn whisper(game: &str, number: u32) -> NewTalk {
    NewTalk {
        game: id(game),
        channel: channel(),
        at_ms: 1_790_000_000_001,
        seat: Some(Seat::Red),
        player: ADA,
        name: "Ada".to_owned(),
        words: Words::Text(text(number)),
        holders: Holders::from([(Seat::Red, ADA), (Seat::Blue, BOB)]),
        message: format!("m{number}").parse().unwrap(),
    }
}

fn text(number: u32) -> String {
    format!("unmistakable {number:04} whisper")
}

/// The words of the private channel of a game, in order.
async fn read(store: &dyn Store, game: &str) -> Vec<Words> {
    let pages = store.talk(&id(game), TalkSince::default()).await.unwrap();
    let private = pages.into_iter().filter(|page| page.channel == channel());
    private.flat_map(|page| page.messages).map(|stored| stored.message.words).collect()
}

/// Whether the bytes of a private word stand in a file.
fn tells(file: &Path) -> bool {
    let bytes = std::fs::read(file).unwrap_or_default();
    bytes.windows(12).any(|window| window == b"unmistakable")
}

#[tokio::test]
async fn neither_the_database_nor_its_log_nor_a_backup_has_private_words() {
    let (folder, file) = place();
    let store = SqliteStore::open(&file).await.unwrap();
    store.create(new_game("secret")).await.unwrap();
    let told = folder.path().join("backup.sqlite3");
    for number in 0..1000 {
        store.say(whisper("secret", number)).await.unwrap();
    }
    assert_eq!(store.say(whisper("secret", 7)).await.unwrap(), Said::Repeated(8), "known without its words");
    let other = NewTalk { words: Words::Text("other".to_owned()), ..whisper("secret", 7) };
    assert_eq!(store.say(other).await.unwrap(), Said::Reused);
    let backup = PartialFile::create(&told).unwrap();
    backup.copy(&Connection::open(&file).unwrap()).unwrap();
    backup.finish().unwrap();
    for file in [&file, &beside(&file, "-wal"), &told] {
        assert!(file.exists() && !tells(file), "{}", file.display());
    }
    assert_eq!(read(&store, "secret").await.len(), 500);
    assert_eq!(read(&store, "secret").await[499], Words::Text(text(999)));
    // It is deleted with what it has left behind.
    assert!(store.delete_unplayed(&id("secret")).await.unwrap());
    store.close().await;
    assert!(!tells(&file) && !tells(&beside(&file, "-wal")));
}

#[tokio::test]
async fn words_that_are_moved_elsewhere_cannot_be_read() {
    let (_folder, file) = place();
    let store = SqliteStore::open(&file).await.unwrap();
    for game in ["one", "two"] {
        store.create(new_game(game)).await.unwrap();
        for number in 0..3 {
            store.say(whisper(game, number)).await.unwrap();
        }
    }
    store.close().await;
    Connection::open(&file)
        .unwrap()
        .execute_batch(
            "CREATE TEMP TABLE was AS SELECT game_id, seq, sealed FROM talk;
             -- Another number, another game, another author.
             UPDATE talk SET sealed = (SELECT sealed FROM was WHERE game_id = 'one' AND seq = 2)
             WHERE game_id = 'one' AND seq = 1;
             UPDATE talk SET sealed = (SELECT sealed FROM was WHERE game_id = 'one' AND seq = 2)
             WHERE game_id = 'two' AND seq = 2;
             UPDATE talk SET player = zeroblob(length(player)) WHERE game_id = 'two' AND seq = 3;",
        )
        .unwrap();
    let store = SqliteStore::open(&file).await.unwrap();
    let gone = || Words::Gone(Gone::Unreadable);
    let said = |number| Words::Text(text(number));
    assert_eq!(read(&store, "one").await, [gone(), said(1), said(2)]);
    assert_eq!(read(&store, "two").await, [said(0), gone(), gone()]);
    store.close().await;
}

#[tokio::test]
async fn a_lost_key_costs_what_it_has_sealed_until_it_is_back() {
    let (folder, file) = place();
    let store = SqliteStore::open(&file).await.unwrap();
    store.create(new_game("secret")).await.unwrap();
    store.say(whisper("secret", 0)).await.unwrap();
    store.close().await;
    let keys = press_keys_of(&file, None);
    let away = folder.path().join("away");
    std::fs::rename(&keys, &away).unwrap();
    let store = SqliteStore::open(&file).await.unwrap();
    store.say(whisper("secret", 1)).await.unwrap();
    let gone = Words::Gone(Gone::Unreadable);
    assert_eq!(read(&store, "secret").await, [gone.clone(), Words::Text(text(1))]);
    store.close().await;
    // Both keys in one file open all.
    let both = std::fs::read_to_string(&away).unwrap() + &std::fs::read_to_string(&keys).unwrap();
    std::fs::write(&away, both).unwrap();
    let opening = Opening::new(&file).with_press_keys(&away);
    let store = SqliteStore::open_with(opening).await.unwrap();
    assert_eq!(read(&store, "secret").await, [Words::Text(text(0)), Words::Text(text(1))]);
    store.close().await;
    // What is no file of keys stops the start, and stays.
    std::fs::write(&keys, "not a key").unwrap();
    let error = SqliteStore::open(&file).await.err().unwrap();
    assert_eq!(error.problem().code, "press_key_file", "{error}");
    assert_eq!(std::fs::read_to_string(&keys).unwrap(), "not a key");
}

#[tokio::test]
async fn private_talk_goes_some_time_after_its_game_is_over() {
    let (_folder, file) = place();
    let store = SqliteStore::open(&file).await.unwrap();
    for game in ["over", "open"] {
        store.create(new_game(game)).await.unwrap();
        store.say(whisper(game, 0)).await.unwrap();
        store
            .say(NewTalk { channel: Channel::Table, holders: Holders::new(), ..whisper(game, 1) })
            .await
            .unwrap();
        store.append(crate::store::laws::new_event(game, 1, None)).await.unwrap();
    }
    let end = "UPDATE game SET to_move = NULL WHERE id = 'over'";
    store.write(|connection| Ok(connection.execute(end, [])?)).await.unwrap();
    assert_eq!(store.forget_private_talk(0).await.unwrap(), 0, "not yet");
    assert_eq!(store.forget_private_talk(u64::MAX).await.unwrap(), 1);
    assert_eq!(read(&store, "over").await, []);
    assert_eq!(read(&store, "open").await.len(), 1, "its game goes on");
    let pages = store.talk(&id("over"), TalkSince::default()).await.unwrap();
    assert_eq!(pages[0].channel, Channel::Table, "what was said at the table stays");
    store.close().await;
}
