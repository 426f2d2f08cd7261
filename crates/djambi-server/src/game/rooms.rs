//! The rooms of all games that are being played.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use djambi::Seat;
use djambi_protocol::{
    Again, Channel, GameId, PlanRequest, Refusal, ReportRequest, TableAct, TalkSeq, TurnPlan,
};
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use tokio::sync::{Notify, OnceCell};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::actor::room::{Room, Seen};
use super::actor::{self, Actor, Services};
use super::again::AgainError;
use super::bots::Bots;
use super::error::OpenError;
use super::expiry::{Cutoffs, Expiry};
use super::mailbox::RoomClosed;
use super::members::{Member, MemberId};
use super::seating::TableRequest;
use super::snapshot::GameSnapshot;
use super::table_error::TableError;
use crate::env;
use crate::error_chain::with_causes;
use crate::identity::{Player, PlayerId};
use crate::limits::{Caller, Limit, Limits};
use crate::lobby::{LobbyHub, NoticeHub};
use crate::metrics::Metrics;
use crate::order::{RatedCompany, RatedWith, Standings};
use crate::outbox::Outbox;
use crate::security::{SecurityLog, SecurityNote, Who};
use crate::store::{Store, StoreError, StoreErrorKind};

/// The rooms of all games that are being played. A game has at most one room, which opens when the game is
/// needed.
pub(crate) struct Rooms {
    services: Services,
    tasks: TaskTracker,
    next_member: AtomicU64,
    /// The games in which players had lost their seat when the service started, and had not looked since.
    lost_seats: OnceCell<HashMap<PlayerId, Vec<GameId>>>,
}

/// How often a room that closes at the same moment is opened again; once is almost always enough.
const TRIES: usize = 8;
/// How many games of a player are asked for notices at most, the newest.
const MAX_GAMES_ASKED: u32 = 160;
/// How many lost seats are remembered at most, of the newest games.
const MAX_LOST_SEATS: u32 = 10_000;

impl Rooms {
    /// Rooms over a store. Their tasks run in `tasks` and end at the shutdown.
    pub(crate) fn new(
        store: Arc<dyn Store>,
        tasks: TaskTracker,
        shutdown: CancellationToken,
        metrics: Arc<Metrics>,
    ) -> Self {
        let bots = Arc::new(Bots::new(Limit::Off, Limit::Off, metrics.bots.clone()));
        let security = Arc::new(SecurityLog::new());
        let epoch = env::random_epoch();
        let lobby = Arc::new(LobbyHub::new(epoch, metrics.lobby.clone()));
        let notices = Arc::new(NoticeHub::new(epoch));
        let registry = Arc::default();
        let rated = Arc::default();
        let standings = Arc::default();
        let company = Arc::new(RatedCompany::new(RatedWith::Anybody, store.clone()));
        let services = Services {
            store,
            bots,
            registry,
            security,
            lobby,
            notices,
            standings,
            company,
            rated,
            shutdown,
            metrics,
        };
        Self { services, tasks, next_member: AtomicU64::new(0), lost_seats: OnceCell::new() }
    }

    /// The same rooms, with limits of the bots that think at once, and with this log.
    pub(crate) fn guarded(mut self, limits: &Limits, security: Arc<SecurityLog>) -> Self {
        let of_player = limits.bots_per_player;
        let of_address = limits.bots_per_address;
        self.services.bots = Arc::new(Bots::new(of_player, of_address, self.services.metrics.bots.clone()));
        self.services.security = security;
        self
    }

    /// The same rooms, where people play rated games with these.
    pub(crate) fn rated_with(mut self, with: RatedWith) -> Self {
        self.services.company = Arc::new(RatedCompany::new(with, self.services.store.clone()));
        self
    }

    /// Where the rooms list tables and games.
    pub(crate) fn lobby(&self) -> &Arc<LobbyHub> {
        &self.services.lobby
    }

    /// Where the rooms tell players of their games.
    pub(crate) fn notices(&self) -> &Arc<NoticeHub> {
        &self.services.notices
    }

    /// What acts of order keep players from.
    pub(crate) fn standings(&self) -> &Arc<Standings> {
        &self.services.standings
    }

    /// With whom people play rated games.
    pub(crate) fn company(&self) -> &Arc<RatedCompany> {
        &self.services.company
    }

    /// What is told when a rated game has ended.
    pub(crate) fn rated(&self) -> &Arc<Notify> {
        &self.services.rated
    }

    /// The room of a game.
    ///
    /// # Errors
    /// [`OpenError::NotFound`] if there is no such game; others if it cannot be opened.
    pub(crate) async fn open(&self, game: &GameId) -> Result<Room, OpenError> {
        for _ in 0..TRIES {
            let room = self.services.registry.room_or_open(game, || self.open_new(game)).await?;
            if !room.is_closed() {
                return Ok(room);
            }
            self.services.registry.remove_closed(game);
        }
        Err(OpenError::ShuttingDown)
    }

    /// Lets the games of a player tell what waits there, once since the service has started, and again when that had to be
    /// forgotten: what happened while no room was open is known only to the disk.
    ///
    /// # Errors
    /// When the store fails. A game that cannot be opened is logged and left out.
    pub(crate) async fn ask_games_of(&self, player: PlayerId) -> Result<(), StoreError> {
        if !self.services.notices.is_first(player) {
            return Ok(());
        }
        let lost = self.lost_seats.get_or_try_init(|| self.read_lost_seats()).await?.get(&player);
        let held = self.services.store.games_of(player, MAX_GAMES_ASKED).await?;
        for game in held.iter().chain(lost.into_iter().flatten()) {
            match self.open(game).await {
                // One that closes at this moment has told it already.
                Ok(room) => drop(room.ask(move |actor| actor.tell_again(player).boxed()).await),
                Err(error) => tracing::warn!(%game, "a game tells no notices: {}", with_causes(&error)),
            }
        }
        Ok(())
    }

    async fn read_lost_seats(&self) -> Result<HashMap<PlayerId, Vec<GameId>>, StoreError> {
        let mut lost: HashMap<PlayerId, Vec<GameId>> = HashMap::new();
        for (player, game) in self.services.store.lost_seats(MAX_LOST_SEATS).await? {
            lost.entry(player).or_default().push(game);
        }
        Ok(lost)
    }

    /// A game as it is now, from its room if that is open, else from the store.
    ///
    /// # Errors
    /// As [`Rooms::open`].
    pub(crate) async fn read(&self, id: &str) -> Result<GameSnapshot, OpenError> {
        let game: GameId = id.parse().map_err(|_| OpenError::NotFound)?;
        if let Some(room) = self.services.registry.room(&game)
            && let Ok(snapshot) = room.read().await
        {
            return Ok(snapshot);
        }
        GameSnapshot::load(&*self.services.store, &game).await
    }

    /// Asks the room of a game for something. One that closes at the same moment is opened again.
    async fn ask<T, F: Future<Output = Result<T, RoomClosed>>>(
        &self,
        game: &GameId,
        question: impl Fn(Room) -> F,
    ) -> Result<T, OpenError> {
        for _ in 0..TRIES {
            if let Ok(answer) = question(self.open(game).await?).await {
                return Ok(answer);
            }
        }
        Err(OpenError::ShuttingDown)
    }

    /// Asks the room of a game for something that it may refuse.
    async fn request<X, T, E>(
        &self,
        game: &GameId,
        wish: &X,
        answer: impl for<'a> Fn(&'a mut Actor, X) -> BoxFuture<'a, Result<T, E>> + Copy + Send + 'static,
    ) -> Result<T, E>
    where
        X: Clone + Send + 'static,
        T: Send + 'static,
        E: From<OpenError> + Send + 'static,
    {
        let ask = |room: Room| {
            let wish = wish.clone();
            async move { room.ask(move |actor| answer(actor, wish).map(Ok).boxed()).await }
        };
        self.ask(game, ask).await?
    }

    /// Reads a game and starts the task of its room.
    async fn open_new(&self, game: &GameId) -> Result<Room, OpenError> {
        if self.services.shutdown.is_cancelled() {
            return Err(OpenError::ShuttingDown);
        }
        let snapshot = GameSnapshot::load(&*self.services.store, game).await?;
        let (room, requests) = Room::channel();
        let actor = Actor::new(snapshot, self.services.clone(), room.downgrade(), requests);
        tracing::debug!(%game, "a room opens");
        self.tasks.spawn(actor::run(Box::new(actor)));
        Ok(room)
    }

    /// The number of rooms that are open or being opened.
    #[cfg(test)]
    pub(super) fn open_rooms(&self) -> usize {
        self.services.registry.len()
    }

    /// A member for a new connection, which has joined no room yet.
    pub(crate) fn new_member(&self, player: Option<&Player>, caller: Caller, outbox: Outbox) -> Member {
        let id = MemberId(self.next_member.fetch_add(1, Ordering::Relaxed));
        let has_account = player.is_some_and(|player| player.has_account);
        Member { has_account, ..Member::new(id, player.map(|player| player.id), caller, outbox) }
    }

    /// Joins a game's room and returns it. The member gets what it has not seen.
    ///
    /// # Errors
    /// As [`Rooms::open`].
    pub(crate) async fn join(&self, game: &GameId, member: &Member, seen: Seen) -> Result<Room, OpenError> {
        let join = |room: Room| {
            let member = member.clone();
            let seen = seen.clone();
            async move { room.join(member, seen).await.map(|()| room) }
        };
        self.ask(game, join).await
    }

    /// The game in which the players of a game play again; it is made for the first who asks.
    ///
    /// # Errors
    /// As [`Rooms::open`], and when there is no such game.
    pub(crate) async fn play_again(&self, id: &str, player: &Player) -> Result<Again, AgainError> {
        let game: GameId = id.parse().map_err(|_| OpenError::NotFound)?;
        self.request(&game, player, |actor, player| async move { actor.play_again(&player).await }.boxed())
            .await
    }

    /// Takes out the words of a message of a player once the game is over.
    ///
    /// # Errors
    /// As [`Rooms::open`], and when it is refused.
    pub(crate) async fn blank(
        &self,
        id: &str,
        player: PlayerId,
        channel: Channel,
        seq: TalkSeq,
    ) -> Result<(), TableError> {
        let game: GameId = id.parse().map_err(|_| OpenError::NotFound)?;
        let words = (player, channel, seq);
        self.request(&game, &words, |actor, (player, channel, seq)| actor.blank(player, channel, seq).boxed())
            .await
    }

    /// Shows the host a message that a player has read.
    ///
    /// # Errors
    /// As [`Rooms::open`], and when it is refused.
    pub(crate) async fn report(
        &self,
        id: &str,
        reporter: &Player,
        report: &ReportRequest,
    ) -> Result<(), TableError> {
        let game: GameId = id.parse().map_err(|_| OpenError::NotFound)?;
        let shown = (reporter.clone(), report.clone());
        self.request(&game, &shown, |actor, (reporter, report)| {
            async move { actor.report(&reporter, &report).await }.boxed()
        })
        .await
    }

    /// Does what a player asks for at the table of a game; returns the seats that this player holds then.
    ///
    /// # Errors
    /// As [`Rooms::open`], and when it is refused.
    pub(crate) async fn table(&self, id: &str, request: &TableRequest) -> Result<Vec<Seat>, TableError> {
        let game: GameId = id.parse().map_err(|_| OpenError::NotFound)?;
        let result = self
            .request(&game, request, |actor, request| async move { actor.table(&request).await }.boxed())
            .await;
        self.note_seat(&game, request, &result);
        result
    }

    /// Keeps what a player plans in a game; returns all their plans there.
    ///
    /// # Errors
    /// As [`Rooms::open`], and when it is refused.
    pub(crate) async fn plan(
        &self,
        id: &str,
        player: PlayerId,
        plan: &PlanRequest,
    ) -> Result<Vec<TurnPlan>, TableError> {
        let game: GameId = id.parse().map_err(|_| OpenError::NotFound)?;
        let planned = (player, plan.clone());
        self.request(&game, &planned, |actor, (player, plan)| actor.plan(player, plan).boxed()).await
    }

    /// Notes in the security log what came of a wish that concerns a seat and its invitation.
    fn note_seat(&self, game: &GameId, request: &TableRequest, result: &Result<Vec<Seat>, TableError>) {
        let TableRequest { act, invitation, player } = request;
        let result = match (act, result) {
            (TableAct::Sit { .. }, Ok(_)) if invitation.is_some() => "taken",
            (TableAct::Sit { .. }, Err(TableError::Refusal(Refusal::SeatTaken))) if invitation.is_some() => {
                "refused"
            }
            (TableAct::Stand { seat: Some(_) }, Ok(_)) => "given back",
            (TableAct::Invite { .. }, Ok(_)) => "invitation renewed",
            (
                TableAct::Stand { .. } | TableAct::Invite { .. },
                Err(TableError::Refusal(Refusal::NotYourSeat { .. } | Refusal::NotYourGame)),
            ) => "refused to release",
            _ => return,
        };
        let who = Who::player(player.id);
        let game = Some(game);
        self.services.security.note(SecurityNote { what: "seat", result, who, game });
    }

    /// Hands over all seats of a player to another, in each game where that one has none: in a commit of its room. Who
    /// is killed in the midst of it can do it again.
    ///
    /// # Errors
    /// As [`Rooms::open`].
    pub(crate) async fn hand_over(&self, from: PlayerId, to: PlayerId) -> Result<(), OpenError> {
        for game in self.services.store.held_games(from, u32::MAX).await? {
            let hand_over =
                |room: Room| async move { room.ask(move |actor| actor.hand_over(from, to).boxed()).await };
            self.ask(&game, hand_over).await?;
        }
        Ok(())
    }

    /// Tells the games of a player that they went on leave, or are back. Who is killed in the midst of it can do it again.
    ///
    /// # Errors
    /// When the store fails. A game that cannot be opened is logged and left out.
    pub(crate) async fn follow_leave(&self, player: PlayerId) -> Result<(), StoreError> {
        for game in self.services.store.games_of(player, u32::MAX).await? {
            let follow = |room: Room| async move { room.ask(|actor| actor.follow_leaves().boxed()).await };
            match self.ask(&game, follow).await {
                Ok(()) => {}
                Err(OpenError::Store(error)) => return Err(error),
                Err(error) => tracing::warn!(%game, "a game knows of no leave: {}", with_causes(&error)),
            }
        }
        Ok(())
    }

    /// Lets the games of a player know that the player has an account now, or another name.
    ///
    /// # Errors
    /// As [`Rooms::open`].
    pub(crate) async fn renamed(&self, player: PlayerId) -> Result<(), OpenError> {
        for game in self.services.store.held_games(player, u32::MAX).await? {
            // The others read it when they open.
            if self.services.registry.has(&game) {
                let read = |room: Room| async move { room.ask(|actor| actor.read_again().boxed()).await };
                self.ask(&game, read).await?;
            }
        }
        Ok(())
    }

    /// Takes a banned player out of what goes on: they leave tables that wait and resign games. Who is killed in the midst
    /// of it can do it again.
    ///
    /// # Errors
    /// When the store fails. A game that cannot be opened is logged and left as it is.
    pub(crate) async fn turn_out(&self, player: PlayerId) -> Result<(), StoreError> {
        for game in self.services.store.games_of(player, u32::MAX).await? {
            let leave =
                |room: Room| async move { room.ask(move |actor| actor.resign_all(player).boxed()).await };
            match self.ask(&game, leave).await {
                Ok(()) => {}
                Err(OpenError::Store(error)) if error.kind() != StoreErrorKind::Damaged => return Err(error),
                Err(OpenError::ShuttingDown) => return Err(StoreError::closed()),
                Err(error) => tracing::error!(%game, "a player is not turned out: {}", with_causes(&error)),
            }
        }
        Ok(())
    }

    /// Tells the readers of a message that its words are gone, in a game that is open.
    ///
    /// # Errors
    /// As [`Rooms::open`].
    pub(crate) async fn tell_blanked(
        &self,
        game: &GameId,
        channel: Channel,
        seq: TalkSeq,
    ) -> Result<(), OpenError> {
        if self.services.registry.has(game) {
            let tell = |room: Room| async move {
                room.ask(move |actor| actor.tell_blanked(channel, seq).boxed()).await
            };
            self.ask(game, tell).await?;
        }
        Ok(())
    }

    /// Forgets a player whose account is deleted, in each game: resigns what goes on, and takes words and name out. Who is
    /// killed in the midst of it can do it again.
    ///
    /// # Errors
    /// When the store fails. A game that cannot be opened is logged and left as it is.
    pub(crate) async fn forget(&self, player: PlayerId) -> Result<(), StoreError> {
        for game in self.services.store.games_with(player).await? {
            let forget =
                |room: Room| async move { room.ask(move |actor| actor.forget(player).boxed()).await };
            match self.ask(&game, forget).await {
                Ok(()) => {}
                Err(OpenError::Store(error)) => return Err(error),
                Err(OpenError::ShuttingDown) => return Err(StoreError::closed()),
                Err(error) => tracing::error!(%game, "a player is not forgotten: {}", with_causes(&error)),
            }
        }
        self.services.store.is_forgotten(player).await
    }

    /// Closes or deletes a game that nobody uses any more, in its room like everything that happens to it;
    /// says which of them it did.
    ///
    /// # Errors
    /// As [`Rooms::open`].
    pub(crate) async fn expire(&self, game: &GameId, cutoffs: Cutoffs) -> Result<Option<Expiry>, OpenError> {
        let expire = |room: Room| async move { room.ask(move |actor| actor.expire(cutoffs).boxed()).await };
        self.ask(game, expire).await
    }
}
