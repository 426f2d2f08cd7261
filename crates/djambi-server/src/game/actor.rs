//! The task of a room, which owns one game.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use djambi::Move;
use djambi_protocol::{
    Code, Command, CommandId, Event, GameId, Level, PlayerAction, Seat, SeatKind, Seq, ServerMessage,
    Settings, VERSION,
};
use tokio::sync::{mpsc, oneshot};
use tokio_util::sync::CancellationToken;

use super::bot_driver::{BotDriver, Pace};
use super::bots::{Bots, MoveRequest};
use super::convert::engine_level;
use super::event_log::EventLog;
use super::live_game::{LiveGame, Refusal, ReplayError};
use super::members::{Member, MemberId, Members};
use super::registry::Registry;
use super::room::{RoomRequest, WeakRoom};
use crate::env;
use crate::error_chain::with_causes;
use crate::identity::GuestId;
use crate::store::{Claim, NewEvent, Store, StoreError, StoredGame};

/// How long a room stays open without members and without a bot that thinks.
const IDLE_TIMEOUT: Duration = Duration::from_secs(60);

/// What every room needs from the rest of the service.
#[derive(Clone)]
pub(super) struct Services {
    /// Where the events are kept.
    pub(super) store: Arc<dyn Store>,
    /// The searches of all games.
    pub(super) bots: Arc<Bots>,
    /// The open rooms, this one included.
    pub(super) registry: Arc<Registry>,
    /// Cancelled when the service goes down.
    pub(super) shutdown: CancellationToken,
}

/// The task that owns a game. It handles one request after the other, so that the events have one order, and
/// tells the members of an event only when the event is on disk.
pub(super) struct Actor {
    services: Services,
    requests: mpsc::Receiver<RoomRequest>,
    settings: Settings,
    holders: BTreeMap<Seat, GuestId>,
    live: LiveGame,
    log: EventLog,
    members: Members,
    bots: BotDriver,
}

impl Actor {
    /// The task of a stored game; it does nothing until it is run.
    ///
    /// # Errors
    /// When the stored events don't make a game.
    pub(super) fn new(
        game: StoredGame,
        services: Services,
        room: WeakRoom,
        requests: mpsc::Receiver<RoomRequest>,
    ) -> Result<Self, ReplayError> {
        let live = LiveGame::of_stored(&game)?;
        let delay = game.bot_delay_ms.map(|delay| Duration::from_millis(delay.into()));
        let bots = BotDriver::new(services.bots.clone(), room, services.shutdown.clone(), delay);
        Ok(Self {
            services,
            requests,
            settings: game.settings,
            holders: game.holders,
            live,
            log: EventLog::new(game.events),
            members: Members::default(),
            bots,
        })
    }

    /// Handles requests until the room has been idle for a while, the service goes down or the store fails.
    pub(super) async fn run(mut self) {
        let shutdown = self.services.shutdown.clone();
        let mut result = self.drive_bots().await;
        while result.is_ok() {
            let idle = self.members.is_empty() && self.bots.thinking().is_none();
            let request = tokio::select! {
                biased;
                () = shutdown.cancelled() => return,
                request = self.requests.recv() => request,
                () = tokio::time::sleep(IDLE_TIMEOUT), if idle => {
                    if self.close_if_unused().await { return } else { continue }
                }
            };
            let Some(request) = request else { return };
            result = self.handle(request).await;
        }
        if let Err(error) = result {
            self.abort(&error).await;
        }
    }

    /// Closes the room, unless a request has come meanwhile.
    async fn close_if_unused(&mut self) -> bool {
        let mut registry = self.services.registry.lock().await;
        if !self.requests.is_empty() {
            return false;
        }
        registry.remove(&self.settings.id);
        drop(registry);
        self.reject_requests().await;
        true
    }

    /// Takes no more requests. Members who wanted to join are sent away, to join a new room.
    async fn reject_requests(&mut self) {
        self.requests.close();
        while let Some(request) = self.requests.recv().await {
            if let RoomRequest::Join { member, .. } = request {
                member.outbox.end(Code::Internal);
            }
        }
    }

    /// Closes the room after a failed write, when memory and disk may differ. All members are sent away, to
    /// join a new room that is read from disk.
    async fn abort(&mut self, error: &StoreError) {
        tracing::error!(game = %self.settings.id, "a room is aborted: {}", with_causes(error));
        self.services.registry.lock().await.remove(&self.settings.id);
        self.reject_requests().await;
        self.members.end_all(Code::Internal);
    }

    async fn handle(&mut self, request: RoomRequest) -> Result<(), StoreError> {
        match request {
            RoomRequest::Join { member, since } => self.join(member, since),
            RoomRequest::Leave(member) => self.members.remove(member),
            RoomRequest::Command { member, command } => self.command(member, command).await?,
            RoomRequest::Claim { seat, guest, reply } => self.claim(seat, guest, reply).await,
            RoomRequest::BotMove { at, mv } => self.bot_move(at, mv).await?,
        }
        Ok(())
    }

    fn join(&mut self, member: Member, since: Seq) {
        if since > self.log.seq() {
            let message = format!("the game has only {} events", self.log.seq());
            member.outbox.send(ServerMessage::Error { code: Code::Malformed, message });
            return;
        }
        member.outbox.send(self.welcome(member.guest, since));
        self.members.insert(member);
    }

    async fn command(&mut self, member: MemberId, command: Command) -> Result<(), StoreError> {
        let Some(Member { guest, outbox, .. }) = self.members.get(member).cloned() else { return Ok(()) };
        let performed = match self.check(guest, &command) {
            Ok(Checked::Repeated(seq)) => {
                outbox.send(ServerMessage::Ack { id: command.id, seq });
                return Ok(());
            }
            Ok(Checked::New) => self.live.perform(command.seat, &command.action),
            Err(refusal) => Err(refusal),
        };
        let Command { id, seat, action, .. } = command;
        if let Err(Refusal { code, message, section }) = performed {
            outbox.send(ServerMessage::Refused { id, code, message, section, seq: self.log.seq() });
            return Ok(());
        }
        let event = self.append(seat, action, Some(id.clone())).await?;
        outbox.send(ServerMessage::Ack { id, seq: event.seq });
        self.members.broadcast(&ServerMessage::Event { event });
        self.drive_bots().await
    }

    /// Checks a command before its action is performed.
    ///
    /// # Errors
    /// When the guest does not hold the seat, the id is that of another action, or the command is stale.
    fn check(&self, guest: Option<GuestId>, command: &Command) -> Result<Checked, Refusal> {
        let seat = command.seat;
        if guest.is_none() || self.holders.get(&seat).copied() != guest {
            return Err(Refusal::new(Code::NotYourSeat, format!("you do not sit at {seat}")));
        }
        if let Some(event) = self.log.of_command(seat, &command.id) {
            return if event.action == command.action {
                Ok(Checked::Repeated(event.seq))
            } else {
                let message = "this command's id was used before, for another action";
                Err(Refusal::new(Code::CommandReused, message))
            };
        }
        if command.expect != self.log.seq() {
            return Err(Refusal::new(Code::Stale, "the game has gone on in the meantime"));
        }
        Ok(Checked::New)
    }

    /// Writes the action that the live game has just performed to disk.
    async fn append(
        &mut self,
        seat: Seat,
        action: PlayerAction,
        command: Option<CommandId>,
    ) -> Result<Event, StoreError> {
        let event = self.log.next(env::now_ms(), seat, action);
        let new = NewEvent {
            game: self.settings.id.clone(),
            event: event.clone(),
            command: command.clone(),
            to_move: self.live.to_move(),
        };
        self.services.store.append(new).await?;
        self.log.push(event.clone(), command);
        Ok(event)
    }

    async fn claim(&mut self, seat: Seat, guest: GuestId, reply: oneshot::Sender<Result<Claim, StoreError>>) {
        let claim = self.services.store.claim(&self.settings.id, seat, guest).await;
        let holds = matches!(claim, Ok(Claim::Seated | Claim::Held));
        if holds && self.holders.get(&seat) != Some(&guest) {
            self.holders.insert(seat, guest);
            if let Some(state) = self.settings.seats.get_mut(&seat) {
                state.claimed = true;
            }
            self.members.broadcast(&ServerMessage::Seats { seats: self.settings.seats.clone() });
            self.members.send_to_guest(guest, &self.welcome(Some(guest), self.log.seq()));
        }
        // The receiver may be gone; the guest holds the seat all the same.
        drop(reply.send(claim));
    }

    /// Lets the bots agree to a draw, if they do, and starts the search of the bot to move, if one is.
    async fn drive_bots(&mut self) -> Result<(), StoreError> {
        while let Some(seat) = self.live.bot_to_agree(|seat| self.level(seat).is_some()) {
            if self.live.perform(seat, &PlayerAction::AgreeDraw).is_err() {
                break;
            }
            let event = self.append(seat, PlayerAction::AgreeDraw, None).await?;
            self.members.broadcast(&ServerMessage::Event { event });
        }
        let Some(seat) = self.live.to_move() else { return Ok(()) };
        if let Some(level) = self.level(seat)
            && self.bots.thinking().is_none()
        {
            let request = MoveRequest::new(self.live.game(), engine_level(level), env::random_seed());
            self.bots.start(seat, self.log.seq(), request, self.pace());
        }
        Ok(())
    }

    async fn bot_move(&mut self, at: Seq, mv: Move) -> Result<(), StoreError> {
        let seat = self.bots.finish();
        if let Some(seat) = seat
            && at == self.log.seq()
        {
            let action = PlayerAction::Turn { r#move: self.live.wire(mv) };
            match self.live.perform(seat, &action) {
                Ok(()) => {
                    let event = self.append(seat, action, None).await?;
                    self.members.broadcast(&ServerMessage::Event { event });
                }
                Err(refusal) => {
                    let game = &self.settings.id;
                    tracing::error!(%game, %seat, ?action, ?refusal, "a bot's turn is illegal");
                    return Ok(());
                }
            }
        }
        // An event during the search, such as a resignation, makes its move useless; then a new search
        // starts.
        self.drive_bots().await
    }

    fn welcome(&self, guest: Option<GuestId>, since: Seq) -> ServerMessage {
        let held = |&(_, &holder): &(&Seat, &GuestId)| Some(holder) == guest;
        ServerMessage::Welcome {
            version: VERSION,
            settings: self.settings.clone(),
            held: self.holders.iter().filter(held).map(|(&seat, _)| seat).collect(),
            events: self.log.after(since).to_vec(),
            seq: self.log.seq(),
            thinking: self.bots.thinking(),
        }
    }

    /// The level of the bot at a seat, if there is one.
    fn level(&self, seat: Seat) -> Option<Level> {
        self.settings.seats.get(&seat).and_then(|state| state.kind.level())
    }

    /// Fast once all people of a game are dead or have resigned; a game between bots alone has the normal
    /// pace.
    fn pace(&self) -> Pace {
        let is_person = |seat: &Seat| self.settings.seats[seat].kind == SeatKind::Human;
        let people_are_out =
            self.settings.seats.keys().any(is_person) && !self.live.alive().any(|seat| is_person(&seat));
        if people_are_out { Pace::Fast } else { Pace::Normal }
    }

    /// The id of the game, for the log.
    pub(super) const fn game(&self) -> &GameId {
        &self.settings.id
    }
}

/// A command that may be performed or has been.
enum Checked {
    /// It has been performed before and became the event with this number.
    Repeated(Seq),
    /// It is new.
    New,
}
