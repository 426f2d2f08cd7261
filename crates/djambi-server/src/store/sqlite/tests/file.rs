//! Tests of the path of a database, and of what others do to the file.

use super::*;

#[cfg(unix)]
#[tokio::test]
async fn what_is_no_file_is_refused_and_not_touched() {
    use std::os::unix::fs::PermissionsExt;
    let (folder, _) = place();
    let pipe = folder.path().join("pipe");
    let socket = folder.path().join("socket");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let _listener = std::os::unix::net::UnixListener::bind(&socket).unwrap();
    let link = folder.path().join("link");
    std::os::unix::fs::symlink("/dev/null", &link).unwrap();
    let mode = || std::fs::metadata("/dev/null").unwrap().permissions().mode();
    let before = mode();
    for path in [&pipe, &socket, &link, Path::new("/dev/null"), folder.path()] {
        assert!(refusal(path).await.contains("is not a file but"), "{path:?}");
    }
    assert_eq!(mode(), before);
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 3, "nothing is beside them");
    assert!(!Path::new("/dev/null.lock").exists());
}

#[cfg(unix)]
#[tokio::test]
async fn a_file_that_others_move_replace_or_overwrite_is_noticed() {
    let (folder, file) = place();
    let away = folder.path().join("away");
    let other = folder.path().join("other");
    let store = SqliteStore::open(&file).await.unwrap();
    for now_ms in 0..3 {
        store.beat(now_ms).await.unwrap();
        assert_eq!(store.file_trouble().await, None);
    }
    std::fs::rename(&file, &away).unwrap();
    assert_eq!(store.file_trouble().await, Some(FileTrouble::Gone));
    std::fs::copy(&away, &file).unwrap();
    assert_eq!(store.file_trouble().await, Some(FileTrouble::Replaced));
    std::fs::rename(&away, &file).unwrap();
    assert_eq!(store.file_trouble().await, None, "it is back");
    let log = beside(&file, "-wal");
    std::fs::rename(&log, &other).unwrap();
    assert_eq!(store.file_trouble().await, Some(FileTrouble::LogGone));
    std::fs::copy(&other, &log).unwrap();
    assert_eq!(store.file_trouble().await, Some(FileTrouble::LogGone), "it is another one");
    std::fs::rename(&other, &log).unwrap();
    assert_eq!(store.file_trouble().await, None);
    // What `cp` does: the file stays the same one.
    let bytes = std::fs::read(&file).unwrap();
    std::fs::write(&file, &bytes).unwrap();
    assert_eq!(store.file_trouble().await, Some(FileTrouble::Overwritten));
    assert_eq!(store.file_trouble().await, Some(FileTrouble::Overwritten), "it stays so");
}

#[tokio::test]
async fn an_overwritten_file_of_a_busy_service_is_noticed() {
    for copies_soon in [false, true] {
        let (_folder, file) = place();
        let store = SqliteStore::open(&file).await.unwrap();
        store.beat(0).await.unwrap();
        assert_eq!(store.file_trouble().await, None);
        let bytes = std::fs::read(&file).unwrap();
        std::fs::write(&file, &bytes).unwrap();
        // The signs of life go on, and so may the copying of the log.
        store.beat(1).await.unwrap();
        if copies_soon {
            let text = "x".repeat(4096 * 5000);
            let grow = move |connection: &Connection| {
                connection.execute_batch("CREATE TABLE large (text TEXT)")?;
                connection.execute("INSERT INTO large VALUES (?)", [text.as_str()])?;
                Ok(())
            };
            store.write(grow).await.unwrap();
            for now_ms in 2..30 {
                store.beat(now_ms).await.unwrap();
                tokio::time::sleep(std::time::Duration::from_millis(10)).await;
            }
        }
        store.beat(1_000).await.unwrap();
        assert_eq!(store.file_trouble().await, Some(FileTrouble::Overwritten), "{copies_soon}");
    }
}

#[tokio::test]
async fn copies_of_the_log_into_the_file_are_no_trouble() {
    let (_folder, file) = place();
    let store = SqliteStore::open(&file).await.unwrap();
    store.beat(0).await.unwrap();
    assert_eq!(store.file_trouble().await, None);
    // Another program, such as one that replicates databases.
    let connection = Connection::open(&file).unwrap();
    connection.pragma_query(None, "wal_checkpoint", |_| Ok(())).unwrap();
    assert_eq!(store.file_trouble().await, None);
    // It may begin the log anew, and the log may soon be as long as before.
    for mode in ["RESTART", "TRUNCATE"] {
        connection.pragma(None, "wal_checkpoint", mode, |_| Ok(())).unwrap();
        for now_ms in 1..9 {
            store.beat(now_ms).await.unwrap();
        }
        assert_eq!(store.file_trouble().await, None, "{mode}");
    }
    // The service itself, with more than the log may have.
    let text = "x".repeat(1 << 20);
    for number in 0..80 {
        let text = text.clone();
        let grow = move |connection: &Connection| {
            connection.execute_batch("CREATE TABLE IF NOT EXISTS large (text TEXT)")?;
            connection.execute("INSERT INTO large VALUES (?)", [text.as_str()])?;
            Ok(())
        };
        store.write(grow).await.unwrap();
        assert_eq!(store.file_trouble().await, None, "{number}");
    }
    assert_eq!(store.file_faults().await.unwrap(), [""; 0]);
    assert_eq!(store.file_trouble().await, None);
}

#[tokio::test]
async fn a_damaged_page_is_found_beside_serving() {
    let (_folder, file) = place();
    let store = SqliteStore::open(&file).await.unwrap();
    let text = "x".repeat(100_000);
    let fill = move |connection: &Connection| {
        connection.execute_batch("CREATE TABLE large (text TEXT)")?;
        connection.execute("INSERT INTO large VALUES (?)", [text.as_str()])?;
        Ok(())
    };
    store.write(fill).await.unwrap();
    store.close().await;
    let mut bytes = std::fs::read(&file).unwrap();
    let last = bytes.len() - 4096 * 3;
    bytes[last..last + 4096].fill(0x5a);
    std::fs::write(&file, bytes).unwrap();
    let store = SqliteStore::open(&file).await.unwrap();
    assert_eq!(store.file_trouble().await, None, "nobody has looked");
    assert!(store.file_faults().await.map_or(true, |faults| !faults.is_empty()));
    assert_eq!(store.file_trouble().await, Some(FileTrouble::Damaged));
}

#[tokio::test]
async fn a_database_that_litestream_copies_is_ours() {
    let (_folder, file) = place();
    let connection = Connection::open(&file).unwrap();
    connection.execute_batch("CREATE TABLE _litestream_seq (id INTEGER PRIMARY KEY)").unwrap();
    drop(connection);
    SqliteStore::open(&file).await.unwrap().close().await;
}
