//! All that is kept of an account, in one file that its player takes along.

use std::io::{self, BufWriter, Write};

use axum::body::{Body, Bytes};
use axum::http::header;
use axum::response::IntoResponse;
use djambi_protocol::{
    Account, AccountArchive, ArchivedAct, ArchivedGame, ArchivedReport, ArchivedWords, GameId, LeaveState,
    TurnPlans,
};
use futures_util::stream;
use tokio::sync::mpsc;
use tokio::task::spawn_blocking;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::app::App;
use crate::env;
use crate::error_chain::with_causes;
use crate::game::{self, OpenError, long_work};
use crate::http::caching;
use crate::http::error::Error;
use crate::identity::PlayerId;
use crate::store::{Lasting, OrderAct, Report, StoreError};

/// How many bytes of the archive are handed over at a time.
const CHUNK_BYTES: usize = 32 << 10;

/// A file of the archive: its path and what it holds.
type ArchivedFile = (String, Vec<u8>);

/// The archive of an account: `account.json`, and for each game its record and what the player has said there. It is made
/// while it is read, a game at a time; if that fails, the answer ends before the archive does, so that nobody takes a part
/// for the whole.
pub(super) async fn of(
    app: &App,
    player: PlayerId,
    account: Account,
) -> Result<impl IntoResponse + use<>, Error> {
    let ids = app.store.games_with(player).await?;
    let (files, archived) = mpsc::channel(1);
    let (chunks, chunks_read) = mpsc::channel(1);
    app.tasks.spawn(gather(app.clone(), player, account, ids, files));
    spawn_blocking(move || {
        let failed = chunks.clone();
        if let Err(error) = write_zip(archived, chunks) {
            // Who does not read any more has closed the channel.
            drop(failed.blocking_send(Err(error)));
        }
    });
    let body = stream::unfold(chunks_read, async |mut chunks| Some((chunks.recv().await?, chunks)));
    let headers = [
        (header::CONTENT_TYPE, "application/zip"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"djambi-account.zip\""),
    ];
    Ok((caching::SECRET, headers, Body::from_stream(body)))
}

/// Reads the files of an archive one after another.
async fn gather(
    app: App,
    player: PlayerId,
    account: Account,
    ids: Vec<GameId>,
    files: mpsc::Sender<Option<ArchivedFile>>,
) {
    let mut games = Vec::new();
    for id in ids {
        let (game, of_game) = match files_of(&app, player, &id).await {
            Ok(read) => read,
            // It was deleted meanwhile.
            Err(OpenError::NotFound) => continue,
            Err(error) => {
                tracing::error!(game = %id, "an account cannot be exported: {}", with_causes(&error));
                return;
            }
        };
        games.push(game);
        for file in of_game {
            if files.send(Some(file)).await.is_err() {
                return;
            }
        }
    }
    let now = env::timeline_ms();
    let read = async {
        let leave = app.store.leave_of(player, now).await?;
        let notices = app.store.notices_of(player).await?;
        let acts = app.store.acts_about(player).await?.into_iter().map(archived_act).collect();
        let reports = app.store.reports_by(player).await?.into_iter().filter_map(archived_report).collect();
        Ok::<_, StoreError>((leave, notices, acts, reports))
    };
    let (leave, notices, acts, reports) = match read.await {
        Ok(read) => read,
        Err(error) => {
            return tracing::error!("an account cannot be exported: {}", with_causes(&error));
        }
    };
    let leave = LeaveState { left_ms: leave.left(now), until_ms: leave.until(now) };
    let archive = AccountArchive { account, leave, notices, acts, reports, games };
    drop(files.send(Some(("account.json".to_owned(), json(&archive)))).await);
    // The end, without which the archive is not whole.
    drop(files.send(None).await);
}

/// An act as its archive has it.
fn archived_act(act: OrderAct) -> ArchivedAct {
    let until_ms = match act.lasting {
        Lasting::Until(until_ms) => Some(until_ms),
        Lasting::ForEver => None,
    };
    ArchivedAct {
        number: act.number,
        kind: act.kind.name().to_owned(),
        at_ms: act.at_ms,
        until_ms,
        ended_by: act.ended_by,
        reason: act.reason,
        answer: act.answer,
    }
}

/// A report as an archive has it; one that cannot be opened any more is left out.
fn archived_report(report: Report) -> Option<ArchivedReport> {
    let contents = report.contents?;
    Some(ArchivedReport {
        date: report.date,
        game: report.game,
        name: contents.name,
        cause: report.cause,
        reason: contents.reason,
        closed: report.is_closed,
    })
}

/// A game of an archive, and its files.
async fn files_of(
    app: &App,
    player: PlayerId,
    id: &GameId,
) -> Result<(ArchivedGame, Vec<ArchivedFile>), OpenError> {
    let game = app.rooms.read(id.as_str()).await?;
    let stored = &game.stored;
    let archived = ArchivedGame {
        id: id.clone(),
        created_ms: stored.created_ms,
        host: stored.host == Some(player),
        held: stored.seats.held_by(player).collect(),
    };
    let plans = game.plans_of(player);
    let words = app.store.words_of(id, player).await?;
    let record = long_work::run(game.log.seq() as usize, move || game::record(&game, Some(player))).await;
    let mut files = vec![(format!("games/{id}.pgn"), record.into_bytes())];
    if !plans.is_empty() {
        files.push((format!("games/{id}.plans.json"), json(&TurnPlans { plans })));
    }
    if !words.is_empty() {
        let words: Vec<ArchivedWords> =
            words.into_iter().map(|(channel, message)| ArchivedWords { channel, message }).collect();
        files.push((format!("games/{id}.words.json"), json(&words)));
    }
    Ok((archived, files))
}

fn json(value: &impl serde::Serialize) -> Vec<u8> {
    serde_json::to_vec_pretty(value).unwrap_or_default()
}

/// Packs files up to the end, and sends the bytes of the archive.
fn write_zip(
    mut files: mpsc::Receiver<Option<ArchivedFile>>,
    chunks: mpsc::Sender<io::Result<Bytes>>,
) -> io::Result<()> {
    let mut zip = ZipWriter::new_stream(BufWriter::with_capacity(CHUNK_BYTES, Chunks(chunks)));
    loop {
        let next = files.blocking_recv().ok_or_else(|| io::Error::other("a game cannot be read"))?;
        let Some((path, bytes)) = next else { break };
        zip.start_file(path, SimpleFileOptions::default())?;
        zip.write_all(&bytes)?;
    }
    zip.finish()?.flush()
}

/// The writing end of an answer.
struct Chunks(mpsc::Sender<io::Result<Bytes>>);

impl Write for Chunks {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let sent = self.0.blocking_send(Ok(Bytes::copy_from_slice(bytes)));
        sent.map(|()| bytes.len()).map_err(|_| io::ErrorKind::BrokenPipe.into())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
