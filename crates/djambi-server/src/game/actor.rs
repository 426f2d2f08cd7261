//! The task of a room, which owns one game.

mod expiring;
mod seating;

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use djambi::{Move, Seat};
use djambi_protocol::{
    Again, ClosingCause, Command, CommandId, Event, EventKind, GameId, GameMessage, Level, Refusal, SeatKind,
    SeatState, Seq, ServerMessage,
};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

use super::again::{AgainError, asking_seat, same_game};
use super::bot_driver::{AfterFailure, BotDriver, Pace};
use super::bots::{Bots, MoveRequest};
use super::event_log::EventLog;
use super::live_game::LiveGame;
use super::members::{Audience, Member, MemberId, Members};
use super::registry::Registry;
use super::results::result_of;
use super::room::{JoinRequest, RoomRequest, WeakRoom};
use super::snapshot::GameSnapshot;
use crate::env;
use crate::error_chain::with_causes;
use crate::identity::{Player, PlayerId};
use crate::metrics::{GaugeGuard, Metrics};
use crate::refused::Refused;
use crate::security::{SecurityLog, SecurityNote, Who};
use crate::store::{NewEvent, Store, StoreError};

/// How long a room stays open without members and without a bot that thinks.
const IDLE_TIMEOUT: Duration = Duration::from_secs(60);
/// The maximum number of events. The last is that the service closes the game. Games from the time before
/// this limit, which are beyond it, go on.
pub(super) const MAX_EVENTS: Seq = 5_000;

/// What every room needs from the rest of the service.
#[derive(Clone)]
pub(super) struct Services {
    /// Where the events are kept.
    pub(super) store: Arc<dyn Store>,
    /// The searches of all games.
    pub(super) bots: Arc<Bots>,
    /// The open rooms, this one included.
    pub(super) registry: Arc<Registry>,
    /// Where it is noted that seats are taken and strangers refused.
    pub(super) security: Arc<SecurityLog>,
    /// Cancelled when the service goes down.
    pub(super) shutdown: CancellationToken,
    /// What the service counts.
    pub(super) metrics: Arc<Metrics>,
}

/// The task that owns a game. It handles one request after the other, so that the events have one order, and
/// tells the members of an event only when the event is on disk.
pub(super) struct Actor {
    services: Services,
    requests: mpsc::Receiver<RoomRequest>,
    game: GameSnapshot,
    members: Members,
    bots: BotDriver,
}

/// Runs the task of a room. Its end, whatever it is, takes the room out of the registry.
pub(super) async fn run(actor: Actor) {
    let _live = GaugeGuard::new(&actor.services.metrics.rooms);
    let _registered = Registered { registry: actor.services.registry.clone(), game: actor.id().clone() };
    actor.run().await;
}

/// The entry of a room in the registry.
struct Registered {
    registry: Arc<Registry>,
    game: GameId,
}

impl Drop for Registered {
    fn drop(&mut self) {
        if std::thread::panicking() {
            tracing::error!(game = %self.game, "a room panicked");
        }
        self.registry.remove_closed(&self.game);
    }
}

impl Actor {
    /// The task of a game; it does nothing until it is run.
    pub(super) fn new(
        game: GameSnapshot,
        services: Services,
        room: WeakRoom,
        requests: mpsc::Receiver<RoomRequest>,
    ) -> Self {
        let delay = game.stored.bot_delay_ms.map(|delay| Duration::from_millis(delay.into()));
        let bots = BotDriver::new(services.bots.clone(), room, services.shutdown.clone(), delay);
        let members = Members::new(game.stored.settings.id.clone());
        Self { services, requests, game, members, bots }
    }

    /// Handles requests until the room has been idle for a while, the service goes down or the store fails.
    async fn run(mut self) {
        let shutdown = self.services.shutdown.clone();
        let mut shutdown = pin!(shutdown.cancelled());
        let mut result = self.go_on().await;
        while result.is_ok() {
            let idle = self.members.is_empty() && self.bots.thinking().is_none();
            let request = tokio::select! {
                biased;
                () = shutdown.as_mut() => return self.members.end_all(&Refusal::ShuttingDown),
                request = self.requests.recv() => request,
                () = tokio::time::sleep(IDLE_TIMEOUT), if idle => None,
            };
            let Some(request) = request else { return };
            result = self.handle(request).await;
        }
        // Memory and disk may differ after a failed write. The members are sent away, to join a new room that
        // is read from disk.
        if let Err(error) = result {
            tracing::error!(game = %self.id(), "a room is aborted: {}", with_causes(&error));
        }
    }

    async fn handle(&mut self, request: RoomRequest) -> Result<(), StoreError> {
        match request {
            RoomRequest::Join(request) => self.join(request),
            RoomRequest::Leave(member) => self.members.remove(member),
            RoomRequest::Command { member, command } => self.command(member, command).await?,
            // The receivers may be gone; a change is made all the same.
            RoomRequest::Claim { claim, reply } => drop(reply.send(self.claim(claim).await)),
            RoomRequest::Release { release, player, reply } => {
                drop(reply.send(self.release(release, player).await));
            }
            RoomRequest::PlayAgain { player, reply } => drop(reply.send(self.play_again(&player).await)),
            RoomRequest::Read(reply) => drop(reply.send(self.game.clone())),
            RoomRequest::CatchUp(reply) => drop(reply.send(())),
            RoomRequest::BotMove { at, mv } => self.bot_move(at, mv).await?,
            RoomRequest::Expire { cutoffs, reply } => drop(reply.send(self.expire(cutoffs).await?)),
        }
        Ok(())
    }

    fn join(&mut self, request: JoinRequest) {
        let Some((member, since)) = request.accept() else { return };
        let seq = self.log().seq();
        if since > seq {
            let failure = Refused::from(Refusal::NoSuchEvent { events: seq }).failure();
            member.outbox.send(&ServerMessage::Error { game: Some(self.id().clone()), failure });
            return;
        }
        let (audience, game) = (Audience::Connection(member.id), self.game_since(member.player, since));
        self.members.insert(member);
        self.send(audience, game);
    }

    /// Sends a message to its audience.
    fn send(&mut self, audience: Audience, message: GameMessage) {
        self.members.send(&self.game.stored.holders, audience, message);
    }

    async fn command(&mut self, member: MemberId, command: Command) -> Result<(), StoreError> {
        let Some(Member { player, caller, .. }) = self.members.get(member).cloned() else {
            return Ok(());
        };
        let author = Audience::Connection(member);
        let Command { id, expect, seat, action } = command;
        let kind = EventKind::of(seat, action);
        let checked = self.check(player, seat, (&id, expect), &kind);
        if let Err(Refusal::NotYourSeat { .. }) = checked {
            let (what, result, game) = ("seat of another", "refused", Some(self.id()));
            let note = SecurityNote { what, result, who: Who::of(player, caller.network), game };
            caller.span().in_scope(|| self.services.security.note(note));
        }
        let performed = match checked {
            Ok(Checked::Repeated(seq)) => {
                self.services.metrics.command_acknowledged();
                self.send(author, GameMessage::Ack { id, seq });
                return Ok(());
            }
            Ok(Checked::New) => self.live_mut().perform(&kind),
            Err(refusal) => Err(refusal.into()),
        };
        if let Err(refused) = performed {
            self.services.metrics.command_refused(refused.problem.code);
            let (failure, seq) = (refused.failure(), self.log().seq());
            self.send(author, GameMessage::Refused { id, failure, seq });
            return Ok(());
        }
        let event = self.append(kind, Some(id.clone())).await?;
        self.services.metrics.command_acknowledged();
        let ack = (author, GameMessage::Ack { id, seq: event.seq });
        let event = (Audience::Everybody, GameMessage::Event { event });
        self.members.send_two(&self.game.stored.holders, ack, event);
        self.go_on().await
    }

    /// Checks a command, with its id and the event that it expects, before it is performed.
    ///
    /// # Errors
    /// When the player does not hold the seat, the id is that of another action, or the command is stale.
    fn check(
        &self,
        player: Option<PlayerId>,
        seat: Seat,
        (id, expect): (&CommandId, Seq),
        kind: &EventKind,
    ) -> Result<Checked, Refusal> {
        if player.is_none() || self.game.stored.holders.get(&seat).copied() != player {
            return Err(Refusal::NotYourSeat { seat });
        }
        if let Some(event) = self.log().of_command(seat, id) {
            return if event.kind == *kind {
                Ok(Checked::Repeated(event.seq))
            } else {
                Err(Refusal::CommandReused)
            };
        }
        if expect != self.log().seq() {
            return Err(Refusal::Stale);
        }
        Ok(self.game.live.standing_agreement(kind).map_or(Checked::New, Checked::Repeated))
    }

    /// Writes the event that the live game has just performed to disk.
    async fn append(&mut self, kind: EventKind, command: Option<CommandId>) -> Result<Event, StoreError> {
        let event = self.log().next(env::now_ms(), kind);
        let log = self.log().after(0).iter().chain([&event]);
        let result = self.game.live.outcome().map(|outcome| result_of(&self.game.stored, log, outcome));
        let new = NewEvent {
            command: command.clone(),
            result,
            ..NewEvent::new(self.id().clone(), event.clone(), self.game.live.to_move())
        };
        self.services.store.append(new).await?;
        self.services.metrics.event(&event.kind);
        if self.game.live.to_move().is_none() {
            self.services.metrics.game_ended();
        }
        self.game.stored.result = result;
        Arc::make_mut(&mut self.game.log).push(event.clone(), command);
        Ok(event)
    }

    /// Writes an event that was no command, and tells all members.
    async fn append_and_tell(&mut self, kind: EventKind) -> Result<(), StoreError> {
        let event = self.append(kind, None).await?;
        self.send(Audience::Everybody, GameMessage::Event { event });
        Ok(())
    }

    /// The game in which the players play again. The first who asks makes it, and all members are told.
    async fn play_again(&mut self, player: &Player) -> Result<Again, AgainError> {
        let seat = asking_seat(&self.game.stored, &self.game.live, player.id)?;
        let new = same_game(&self.game.stored, env::random_game_id(), player, env::now_ms())?;
        let again = self.services.store.play_again(self.id(), seat, new).await?;
        if self.game.stored.again.as_ref() != Some(&again) {
            self.game.stored.again = Some(again.clone());
            self.send(Audience::Everybody, GameMessage::Again { again: again.clone() });
        }
        Ok(again)
    }

    /// Does what follows without any person: closes the game at the limit of events, lets the bots agree to a
    /// draw, if they do, and starts the search of the bot to move, if one is.
    async fn go_on(&mut self) -> Result<(), StoreError> {
        loop {
            let kind = if self.log().seq() + 1 == MAX_EVENTS {
                EventKind::Closed { cause: Some(ClosingCause::TooLong) }
            } else if let Some(seat) = self.game.live.bot_to_agree(|seat| self.level(seat).is_some()) {
                EventKind::AgreeDraw { seat }
            } else {
                break;
            };
            if self.live_mut().perform(&kind).is_err() {
                break;
            }
            self.append_and_tell(kind).await?;
        }
        let Some(seat) = self.game.live.to_move() else { return Ok(()) };
        if let Some(level) = self.level(seat)
            && self.bots.thinking().is_none()
        {
            let mut request = MoveRequest::new(self.game.live.game(), level, env::random_seed());
            request.holder = self.game.stored.host;
            self.bots.start(seat, self.log().seq(), request, self.pace());
        }
        Ok(())
    }

    async fn bot_move(&mut self, at: Seq, mv: Option<Move>) -> Result<(), StoreError> {
        // An event during the search, such as a resignation, makes its move useless; then a new search
        // starts.
        if let Some(seat) = self.bots.finish()
            && at == self.log().seq()
            && let Some(kind) = self.bot_event(seat, mv)
        {
            self.append_and_tell(kind).await?;
        }
        self.go_on().await
    }

    /// What becomes of a bot's move: its turn, a resignation when too many searches have failed, or nothing,
    /// and the bot is asked again.
    fn bot_event(&mut self, seat: Seat, mv: Option<Move>) -> Option<EventKind> {
        if let Some(mv) = mv {
            let turn = EventKind::Turn { seat, r#move: self.game.live.text_of(mv) };
            match self.live_mut().perform(&turn) {
                Ok(()) => {
                    self.bots.played();
                    return Some(turn);
                }
                Err(refusal) => {
                    tracing::error!(game = %self.id(), %seat, ?turn, ?refusal, "a bot's turn is illegal");
                }
            }
        }
        let resignation = EventKind::Resign { seat };
        let resigns =
            self.bots.failed() == AfterFailure::Resign && self.live_mut().perform(&resignation).is_ok();
        if resigns {
            tracing::error!(game = %self.id(), %seat, "a bot resigns, because it finds no turn");
        }
        resigns.then_some(resignation)
    }

    /// The game as a player who has seen the events up to `since` is told of it.
    fn game_since(&self, player: Option<PlayerId>, since: Seq) -> GameMessage {
        let held = |&(_, &holder): &(&Seat, &PlayerId)| Some(holder) == player;
        GameMessage::Game {
            settings: Box::new(self.game.stored.settings.clone()),
            held: self.game.stored.holders.iter().filter(held).map(|(&seat, _)| seat).collect(),
            events: self.log().after(since).to_vec(),
            seq: self.log().seq(),
            thinking: self.bots.thinking(),
            again: self.game.stored.again.clone(),
        }
    }

    /// The level of the bot at a seat, if there is one.
    fn level(&self, seat: Seat) -> Option<Level> {
        self.game.stored.settings.seats.get(&seat).and_then(SeatState::bot)
    }

    /// Fast once all people of a game are dead or have resigned; a game between bots alone has the normal
    /// pace.
    fn pace(&self) -> Pace {
        let seats = &self.game.stored.settings.seats;
        let is_person = |seat: &Seat| seats.get(seat).is_some_and(|state| state.kind == SeatKind::Human);
        let people_are_out =
            seats.keys().any(is_person) && !self.game.live.alive().iter().any(|seat| is_person(&seat));
        if people_are_out { Pace::Fast } else { Pace::Normal }
    }

    /// The id of the game.
    const fn id(&self) -> &GameId {
        &self.game.stored.settings.id
    }

    fn log(&self) -> &EventLog {
        &self.game.log
    }

    /// The state of the game, to be changed. It is copied if a reader still has it.
    fn live_mut(&mut self) -> &mut LiveGame {
        Arc::make_mut(&mut self.game.live)
    }
}

/// A command that may be performed or has been.
enum Checked {
    /// Its event has this number: it was performed before, or it repeats a standing agreement.
    Repeated(Seq),
    /// It is new.
    New,
}
