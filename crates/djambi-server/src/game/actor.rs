//! The task of a room, which owns one game.

mod bot_turns;
mod dealing;
mod expiring;
mod going_on;
mod handing_over;
mod kept_deadline;
mod placing;
mod positions;
mod publishing;
mod returning;
pub(super) mod room;
mod shared_parts;
mod table;
mod talking;
mod telling;
mod told;
mod treating;
pub(in crate::game) mod writing;

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use djambi::Seat;
use djambi_protocol::{Again, Command, CommandId, EventKind, GameId, GameMessage, Refusal, Seq};
use djambi_table::{LiveGame, Refused, is_stale};
use futures_util::FutureExt;
use tokio::sync::{Notify, mpsc};
use tokio_util::sync::CancellationToken;

use self::dealing::Speeches;
use self::shared_parts::SharedParts;
use self::talking::Talk;
use self::told::Told;
use super::again::{AgainError, asking_seat, same_game};
use super::attendance::Attendance;
use super::bot_driver::{BotDriver, Report};
use super::bots::Bots;
use super::event_log::EventLog;
use super::mailbox::{Request, WeakMailbox};
use super::members::{Audience, Member, MemberId, Members};
use super::registry::Registry;
use super::snapshot::GameSnapshot;
use crate::env;
use crate::error_chain::with_causes;
use crate::failure::failure;
use crate::identity::{Player, PlayerId};
use crate::lobby::{LobbyHub, NoticeHub};
use crate::metrics::{GaugeGuard, Metrics};
use crate::security::{SecurityLog, SecurityNote, Who};
use crate::store::{Store, StoreError};
use publishing::Published;
use returning::ReturnTime;

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
    pub(super) registry: Arc<Registry<Actor>>,
    /// Where it is noted that seats are taken and strangers refused.
    pub(super) security: Arc<SecurityLog>,
    /// Where tables and games are listed.
    pub(super) lobby: Arc<LobbyHub>,
    /// Where players hear of their games on other pages.
    pub(super) notices: Arc<NoticeHub>,
    /// What is told when a rated game has ended.
    pub(super) rated: Arc<Notify>,
    /// Cancelled when the service goes down.
    pub(super) shutdown: CancellationToken,
    /// What the service counts.
    pub(super) metrics: Arc<Metrics>,
}

/// The task that owns a game. It handles one request after the other, so that the events have one order, and
/// tells the members of an event only when the event is on disk.
pub(crate) struct Actor {
    services: Services,
    requests: mpsc::Receiver<Request<Self>>,
    game: GameSnapshot,
    members: Members,
    attendance: Attendance,
    bots: BotDriver,
    told: Told,
    published: Published,
    talk: Talk,
    speeches: Speeches,
    shared: SharedParts,
    /// After the service was down: how the player to move may come back without losing time.
    return_time: Option<ReturnTime>,
}

/// Runs the task of a room. Its end, whatever it is, takes the room out of the registry.
pub(super) async fn run(actor: Box<Actor>) {
    let _live = GaugeGuard::new(&actor.services.metrics.rooms);
    let _registered = Registered { services: actor.services.clone(), game: actor.id().clone() };
    actor.run().await;
}

/// The entry of a room in the registry.
struct Registered {
    services: Services,
    game: GameId,
}

impl Drop for Registered {
    fn drop(&mut self) {
        if std::thread::panicking() {
            tracing::error!(game = %self.game, "a room panicked");
            self.services.lobby.publish(&self.game, None);
        }
        self.services.registry.remove_closed(&self.game);
    }
}

impl Actor {
    /// The task of a game; it does nothing until it is run.
    pub(super) fn new(
        game: GameSnapshot,
        services: Services,
        room: WeakMailbox<Self>,
        requests: mpsc::Receiver<Request<Self>>,
    ) -> Self {
        let delay = game.stored.bot_delay_ms.map(|delay| Duration::from_millis(delay.into()));
        // If the room has closed meanwhile, the next room of this game starts a new search.
        let report: Report = Arc::new(move |at, found| {
            let room = room.clone();
            async move {
                if let Ok(room) = room.upgrade() {
                    let _ = room.bot_found(at, found).await;
                }
            }
            .boxed()
        });
        let bots = BotDriver::new(services.bots.clone(), report, services.shutdown.clone(), delay);
        let members = Members::new(game.stored.settings.id.clone());
        let told = Told::new(game.live.phase(), game.log.seq());
        let attendance = Attendance::new(game.stored.settings.clock);
        Self {
            services,
            requests,
            game,
            members,
            attendance,
            bots,
            told,
            published: Published::default(),
            talk: Talk::default(),
            speeches: Speeches::default(),
            shared: SharedParts::default(),
            return_time: None,
        }
    }

    /// Handles requests until the room has been idle for a while, the service goes down or the store fails.
    async fn run(mut self: Box<Self>) {
        let shutdown = self.services.shutdown.clone();
        let mut shutdown = pin!(shutdown.cancelled());
        let mut result = self.resume().await;
        while result.is_ok() {
            self.send_watchers_away();
            self.tell_treaties();
            self.plan_speeches();
            self.tell_position();
            self.publish();
            let (settled, congested) = (self.talk.is_settled(), self.talk.is_congested());
            let idle = self.members.is_empty() && self.bots.thinking().is_none() && settled;
            let (due, tell, forget) = (self.due_in(), self.told.table.due_in(), self.shared.forget_in());
            let speak = self.speeches.due_in();
            result = tokio::select! {
                biased;
                () = shutdown.as_mut() => return self.end().await,
                () = sleep(due) => self.go_on().await,
                Some(answered) = self.talk.answered(), if !settled => {
                    let result = self.talk_answered(answered);
                    // A bot may have waited for it.
                    self.let_bot_think();
                    result
                }
                request = self.requests.recv(), if !congested => match request {
                    Some(request) => request(&mut self).await,
                    None => return,
                },
                () = sleep(tell) => {
                    self.tell_state();
                    self.tell_places();
                    Ok(())
                }
                () = sleep(speak) => {
                    self.speak();
                    Ok(())
                }
                () = sleep(forget) => {
                    self.shared.forget();
                    Ok(())
                }
                () = tokio::time::sleep(IDLE_TIMEOUT), if idle => {
                    return self.services.lobby.publish(self.id(), self.game.lobby_entry_of_nobody());
                }
            };
            if result.is_ok() {
                result = self.reveal_talk().await;
            }
        }
        // Memory and disk may differ after a failed write. The members are sent away, to join a new room that
        // is read from disk.
        if let Err(error) = result {
            tracing::error!(game = %self.id(), "a room is aborted: {}", with_causes(&error));
            let nobody = self.game.lobby_entry_of_nobody();
            self.services.lobby.publish(self.id(), nobody);
        }
    }

    /// Obeys or refuses a member's command.
    async fn command(&mut self, member: MemberId, command: Command) -> Result<(), StoreError> {
        // A flag that has fallen meanwhile comes first.
        if self.game.live.due(self.judged_at()).is_some() {
            self.go_on().await?;
        }
        let Some(from) = self.members.get(member).cloned() else {
            self.members.refuse(member);
            return Ok(());
        };
        let lag = from.lag_ms().unwrap_or_default();
        let Member { player, caller, .. } = from;
        let author = Audience::Connection(member);
        let Command { id, expect, seen, seat, action } = command;
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
            Ok(Checked::New) => self.judge(&kind).and_then(|()| self.perform(kind, lag.into())),
            Err(refusal) => Err(refusal.into()),
        };
        let performed = match performed {
            Ok(performed) => performed,
            Err(refused) => {
                self.services.metrics.command_refused(refused.problem.code);
                let seq = self.log().seq();
                self.send(author, GameMessage::Refused { id, failure: failure(refused), seq });
                return Ok(());
            }
        };
        let event = self.append_command(performed, (id.clone(), seen)).await?;
        self.services.metrics.command_acknowledged();
        let ack = (author, GameMessage::Ack { id, seq: event.seq });
        let event = (Audience::Everybody, GameMessage::Event { event });
        self.members.send_two(&self.game.stored.seats, ack, event);
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
        if player.is_none() || self.game.stored.seats.holder(seat) != player {
            return Err(Refusal::NotYourSeat { seat });
        }
        if let Some(event) = self.log().of_command(seat, id) {
            return if event.kind == *kind {
                Ok(Checked::Repeated(event.seq))
            } else {
                Err(Refusal::CommandReused)
            };
        }
        if expect > self.log().seq() || is_stale(kind, self.log().after(expect)) {
            return Err(Refusal::Stale);
        }
        Ok(self.game.live.standing_agreement(kind).map_or(Checked::New, Checked::Repeated))
    }

    /// Checks whether the game allows a command.
    ///
    /// # Errors
    /// When it does not.
    fn judge(&self, kind: &EventKind) -> Result<(), Refused> {
        let live = &self.game.live;
        if self.game.stays_over() && live.comes_back(kind) {
            return Err(Refusal::Finished.into());
        }
        live.judge(kind, self.absence())
    }

    /// The game in which the players play again. The first who asks makes it, and all members are told.
    pub(in crate::game) async fn play_again(&mut self, player: &Player) -> Result<Again, AgainError> {
        let seat = asking_seat(&self.game.stored, &self.game.live, player.id)?;
        let (id, now) = (env::random_game_id(), env::timeline_ms());
        let new = same_game(&self.game.stored, self.game.missed_first_turn(), id, player, now)?;
        let again = self.services.store.play_again(self.id(), seat, new).await?;
        if self.game.stored.again.as_ref() != Some(&again) {
            self.game.stored.again = Some(again.clone());
            self.send(Audience::Everybody, GameMessage::Again { again: again.clone() });
            self.tell_places();
        }
        Ok(again)
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

/// Sleeps for a time, or for ever.
async fn sleep(time: Option<Duration>) {
    match time {
        Some(time) => tokio::time::sleep(time).await,
        None => std::future::pending().await,
    }
}
