//! A store in memory, for tests.

mod rows;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use async_trait::async_trait;
use djambi::Seat;
use djambi_protocol::{
    Again, Channel, Downtime, EventKind, GameId, TalkMessage, TalkPage, TalkSeq, TalkSince,
};
use rusqlite::ffi;

use self::rows::{failed, has_begun, message, said_before};
use super::laws::Fillable;
use super::{
    Claim, GameResult, GameStage, GameUse, NewEvent, NewGame, NewTalk, Said, SeatClaim, SeatRow, Store,
    StoreError, StoredEvent, StoredGame, TALK_PAGE, UsePage, Visits,
};
use crate::identity::{Key, NumberedKey, PlayerId, SeatInvitation};

/// A [`Store`] for tests: it keeps everything in memory and fails on demand.
#[derive(Default)]
pub(crate) struct MemoryStore {
    games: Mutex<BTreeMap<GameId, (NewGame, Vec<NewEvent>)>>,
    again: Mutex<BTreeMap<GameId, Again>>,
    results: Mutex<BTreeMap<GameId, GameResult>>,
    talk: Mutex<Vec<(TalkSeq, NewTalk)>>,
    visits: Mutex<BTreeMap<GameId, Visits>>,
    heartbeat: Mutex<Option<u64>>,
    downtimes: Mutex<Vec<Downtime>>,
    key: Mutex<Option<Key>>,
    /// Whether every change fails.
    pub(crate) broken: AtomicBool,
    /// Whether every change panics.
    pub(crate) panics: AtomicBool,
    /// The games whose reading never ends.
    pub(crate) unreadable: Mutex<BTreeSet<GameId>>,
}

impl MemoryStore {
    fn change<T>(
        &self,
        change: impl FnOnce(&mut BTreeMap<GameId, (NewGame, Vec<NewEvent>)>) -> Option<T>,
    ) -> Result<T, StoreError> {
        assert!(!self.panics.load(Ordering::Relaxed), "a store that panics");
        if self.broken.load(Ordering::Relaxed) {
            return Err(failed(ffi::SQLITE_FULL));
        }
        change(&mut self.games.lock().unwrap()).ok_or_else(|| failed(ffi::SQLITE_CONSTRAINT))
    }

    /// The listed tables that have a time, the latest first.
    fn tables(&self, limit: u32, time: impl Fn(&NewGame, &[NewEvent]) -> Option<u64>) -> Vec<GameId> {
        let games = self.games.lock().unwrap();
        let is_listed = |game: &NewGame| game.to_move.is_some() && game.settings.table.listed;
        let listed = games.iter().filter(|(_, (game, _))| is_listed(game));
        let mut found: Vec<_> = listed.filter_map(|(id, (game, log))| Some((time(game, log)?, id))).collect();
        found.sort_by_key(|(time, _)| std::cmp::Reverse(*time));
        found.into_iter().take(limit as usize).map(|(_, id)| id.clone()).collect()
    }
}

#[async_trait]
impl Store for MemoryStore {
    async fn keys(&self, fresh: Key) -> Result<Vec<NumberedKey>, StoreError> {
        Ok(vec![NumberedKey { number: 1, key: *self.key.lock().unwrap().get_or_insert(fresh) }])
    }

    async fn create(&self, game: NewGame) -> Result<(), StoreError> {
        self.change(|games| {
            let id = game.settings.id.clone();
            let fresh = !games.contains_key(&id);
            fresh.then(|| drop(games.insert(id, (game, Vec::new()))))
        })
    }

    async fn game(&self, id: &GameId) -> Result<Option<StoredGame>, StoreError> {
        if self.unreadable.lock().unwrap().contains(id) {
            std::future::pending::<()>().await;
        }
        let games = self.games.lock().unwrap();
        Ok(games.get(id).map(|(game, log)| {
            let NewGame { settings, seats, bot_delay_ms, host, created_ms, deadline_ms, .. } = game.clone();
            let stored =
                |new: &NewEvent| StoredEvent { event: new.event.clone(), command: new.command.clone() };
            let events = log.iter().map(stored).collect();
            let again = self.again.lock().unwrap().get(id).cloned();
            let result = self.results.lock().unwrap().get(id).copied();
            StoredGame {
                settings,
                seats,
                bot_delay_ms,
                host,
                created_ms,
                deadline_ms,
                result,
                again,
                visits: self.visits.lock().unwrap().get(id).cloned().unwrap_or_default(),
                events,
            }
        }))
    }

    async fn append(&self, new: NewEvent) -> Result<(), StoreError> {
        self.change(|games| {
            let (game, log) = games.get_mut(&new.game)?;
            let same = |earlier: &NewEvent| {
                earlier.event.kind.seat() == new.event.kind.seat() && earlier.command == new.command
            };
            let repeated = new.command.is_some() && log.iter().any(same);
            (new.event.seq as usize == log.len() + 1 && !repeated).then(|| {
                game.to_move = new.to_move;
                game.deadline_ms = new.deadline_ms;
                game.seats.extend(new.seats.clone());
                let mut results = self.results.lock().unwrap();
                match new.result {
                    Some(result) => drop(results.insert(new.game.clone(), result)),
                    None => drop(results.remove(&new.game)),
                }
                self.visits.lock().unwrap().entry(new.game.clone()).or_default().extend(new.visits.clone());
                log.push(new);
            })
        })
    }

    async fn visit(&self, game: &GameId, visits: Visits) -> Result<(), StoreError> {
        self.change(|games| {
            games.get(game)?;
            self.visits.lock().unwrap().entry(game.clone()).or_default().extend(visits);
            Some(())
        })
    }

    async fn games_of(&self, player: PlayerId, limit: u32) -> Result<Vec<GameId>, StoreError> {
        let (games, visits) = (self.games.lock().unwrap(), self.visits.lock().unwrap());
        let seen =
            |id: &GameId| visits.get(id).and_then(|visits| visits.get(&player)).map_or(0, |visit| visit.seen);
        let is_news = |id: &GameId, game: &NewGame, log: &[NewEvent]| {
            let again = u32::from(self.again.lock().unwrap().contains_key(id));
            game.to_move.is_some() || (seen(id) as usize) < log.len() + again as usize
        };
        let mut found: Vec<_> = games
            .iter()
            .filter(|(id, (game, log))| game.seats.is_seated(player) && is_news(id, game, log))
            .map(|(id, (game, _))| (std::cmp::Reverse(game.created_ms), id.clone()))
            .collect();
        found.sort();
        Ok(found.into_iter().take(limit as usize).map(|(_, id)| id).collect())
    }

    async fn held_games(&self, player: PlayerId, limit: u32) -> Result<Vec<GameId>, StoreError> {
        let games = self.games.lock().unwrap();
        let is_held = |game: &NewGame| game.seats.is_seated(player);
        let mut found: Vec<_> = games.iter().filter(|(_, (game, _))| is_held(game)).collect();
        found.sort_by_key(|(_, (game, _))| (game.to_move.is_none(), std::cmp::Reverse(game.created_ms)));
        Ok(found.into_iter().take(limit as usize).map(|(id, _)| id.clone()).collect())
    }

    async fn set_seats(
        &self,
        game: &GameId,
        seats: Vec<SeatRow>,
        deadline_ms: Option<u64>,
    ) -> Result<(), StoreError> {
        self.change(|games| {
            let (game, _) = games.get_mut(game)?;
            game.deadline_ms = deadline_ms;
            game.seats.extend(seats);
            Some(())
        })
    }

    async fn say(&self, new: NewTalk) -> Result<Said, StoreError> {
        self.change(|games| {
            games.get(&new.game)?;
            let mut talk = self.talk.lock().unwrap();
            if let Some(said) = said_before(&talk, &new) {
                return Some(said);
            }
            let is_before =
                |said: &&(TalkSeq, NewTalk)| said.1.game == new.game && said.1.channel == new.channel;
            let seq = talk.iter().rfind(is_before).map_or(1, |(seq, _)| seq + 1);
            talk.push((seq, new));
            Some(Said::New(seq))
        })
    }

    async fn said(&self, new: NewTalk) -> Result<Option<Said>, StoreError> {
        Ok(said_before(&self.talk.lock().unwrap(), &new))
    }

    async fn talk(&self, game: &GameId, since: TalkSince) -> Result<Vec<TalkPage>, StoreError> {
        let talk = self.talk.lock().unwrap();
        let page = |channel| {
            let is_unseen = |(seq, said): &&(TalkSeq, NewTalk)| {
                said.game == *game && said.channel == channel && *seq > since.of(channel)
            };
            let mut messages: Vec<TalkMessage> = talk.iter().filter(is_unseen).map(message).collect();
            messages.drain(..messages.len().saturating_sub(TALK_PAGE as usize));
            TalkPage { channel, messages }
        };
        Ok(Channel::ALL.map(page).into_iter().filter(|page| !page.messages.is_empty()).collect())
    }

    async fn due(&self, before_ms: u64, limit: u32) -> Result<Vec<GameId>, StoreError> {
        let games = self.games.lock().unwrap();
        let due =
            |(id, (game, _)): (&GameId, &(NewGame, Vec<NewEvent>))| Some((game.deadline_ms?, id.clone()));
        let mut due: Vec<_> = games.iter().filter_map(due).filter(|due| due.0 <= before_ms).collect();
        due.sort();
        Ok(due.into_iter().take(limit as usize).map(|(_, id)| id).collect())
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<GameId>, StoreError> {
        Ok(self.tables(limit, |game, log| (!has_begun(game, log)).then_some(game.created_ms)))
    }

    async fn running_tables(&self, limit: u32) -> Result<Vec<GameId>, StoreError> {
        Ok(self.tables(limit, |game, log| {
            log.last().filter(|_| has_begun(game, log)).map(|last| last.event.at_ms)
        }))
    }

    async fn beat(&self, now_ms: u64) -> Result<(), StoreError> {
        self.change(|_| {
            *self.heartbeat.lock().unwrap() = Some(now_ms);
            Some(())
        })
    }

    async fn last_beat(&self) -> Result<Option<u64>, StoreError> {
        Ok(*self.heartbeat.lock().unwrap())
    }

    async fn note_start(&self, now_ms: u64) -> Result<Option<Downtime>, StoreError> {
        self.change(|_| {
            let last = self.heartbeat.lock().unwrap().replace(now_ms);
            let down = last.filter(|&last| last < now_ms).map(|from| Downtime { from, to: now_ms });
            self.downtimes.lock().unwrap().extend(down);
            Some(down)
        })
    }

    async fn downtimes(&self, since_ms: u64) -> Result<Vec<Downtime>, StoreError> {
        let downtimes = self.downtimes.lock().unwrap();
        Ok(downtimes.iter().filter(|downtime| downtime.to > since_ms).copied().collect())
    }

    async fn claim(&self, claim: SeatClaim) -> Result<Claim, StoreError> {
        let SeatClaim { invitation: SeatInvitation { game, seat, made_s }, player, name } = claim;
        self.change(|games| {
            let game = games.get_mut(&game).map(|(game, _)| game);
            let Some(game) = game.filter(|game| game.seats.persons().contains(seat)) else {
                return Some(Claim::NoSuchSeat);
            };
            Some(match game.seats.holder(seat) {
                Some(holder) if holder == player => Claim::Held,
                _ if game.seats.invited_s(seat) != Some(made_s) => Claim::Replaced,
                Some(_) => Claim::Taken,
                None => {
                    game.seats.take(seat, player, name);
                    Claim::Seated
                }
            })
        })
    }

    async fn free_seat(
        &self,
        SeatInvitation { game, seat, made_s }: SeatInvitation,
    ) -> Result<(), StoreError> {
        self.change(|games| {
            let (game, _) = games.get_mut(&game)?;
            game.seats.free(seat, made_s);
            Some(())
        })
    }

    async fn play_again(&self, earlier: &GameId, seat: Seat, game: NewGame) -> Result<Again, StoreError> {
        self.change(|games| {
            let mut all = self.again.lock().unwrap();
            let again = all.entry(earlier.clone()).or_insert_with(|| {
                let id = game.settings.id.clone();
                games.insert(id.clone(), (game, Vec::new()));
                Again { game: id, seat }
            });
            Some(again.clone())
        })
    }

    async fn waiting_for_bots(&self) -> Result<Vec<GameId>, StoreError> {
        let games = self.games.lock().unwrap();
        let waits = |game: &NewGame| game.to_move.is_some_and(|seat| game.seats.bot(seat).is_some());
        let waits = |(game, log): &(NewGame, Vec<NewEvent>)| waits(game) && has_begun(game, log);
        Ok(games.iter().filter(|(_, game)| waits(game)).map(|(id, _)| id.clone()).collect())
    }

    async fn uses(&self, _: Option<String>) -> Result<UsePage, StoreError> {
        let games = self.games.lock().unwrap();
        let uses = games.iter().map(|(id, (game, log))| {
            let is_played = log.iter().any(|new| matches!(new.event.kind, EventKind::Turn { .. }));
            let stage = match () {
                () if !is_played && game.seats.rows().any(SeatRow::is_free) => GameStage::Invited,
                () if !is_played => GameStage::Unplayed,
                () if game.to_move.is_some() => GameStage::Played,
                () => GameStage::Over,
            };
            let last_ms = log.last().map_or(game.created_ms, |new| new.event.at_ms);
            (id.clone(), GameUse { last_ms, stage })
        });
        Ok(UsePage { games: uses.collect(), next: None })
    }

    async fn delete_unplayed(&self, game: &GameId) -> Result<bool, StoreError> {
        self.change(|games| {
            let is_turn = |new: &NewEvent| matches!(new.event.kind, EventKind::Turn { .. });
            let is_unplayed = games.get(game).is_some_and(|(_, log)| !log.iter().any(is_turn));
            if is_unplayed {
                self.results.lock().unwrap().remove(game);
                self.talk.lock().unwrap().retain(|(_, said)| said.game != *game);
            }
            Some(is_unplayed && games.remove(game).is_some())
        })
    }

    async fn check(&self) -> Result<(), StoreError> {
        self.change(|_| Some(()))
    }

    async fn ended(&self) {
        std::future::pending::<()>().await;
    }

    async fn close(&self) {
        self.broken.store(true, Ordering::Relaxed);
    }
}

impl Fillable for MemoryStore {
    fn fill(&self) {
        self.broken.store(true, Ordering::Relaxed);
    }

    fn free(&self) {
        self.broken.store(false, Ordering::Relaxed);
    }
}

#[tokio::test]
async fn the_memory_store_obeys_the_laws_of_a_store() {
    super::laws::all(&MemoryStore::default()).await;
}
