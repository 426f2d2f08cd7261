//! The task of a room, which owns one game.

mod answering;
mod appointments;
mod bot_turns;
mod carrying_out;
mod change;
mod deadlines;
mod effects;
mod expiring;
mod following;
mod going_on;
mod handing_over;
mod leaves;
mod parts;
mod placing;
mod planning;
mod positions;
mod publishing;
mod rated_company;
mod returning;
pub(super) mod room;
mod shared_parts;
mod speeches;
mod state;
mod table;
mod talking;
mod thoughts;
mod told_table;
mod treaties;
mod words;
pub(in crate::game) mod writing;

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use djambi::Seat;
use djambi_protocol::{Again, Command, CommandId, EventKind, GameId, GameMessage, Refusal, Seq, TalkSince};
use djambi_table::{Refused, is_stale};
use futures_util::FutureExt;
use tokio::sync::{Notify, mpsc};
use tokio_util::sync::CancellationToken;

use self::change::Change;
use self::effects::Effect;
use self::parts::Parts;
use self::speeches::{Speech, Thought};
use self::state::{Performed, RoomState};
use self::talking::Answered;
use super::again::{AgainError, asking_seat, same_game};
use super::bot_driver::{BotDriver, Report};
use super::bots::Bots;
use super::daily_games::no_more_daily_games;
use super::mailbox::{Request, WeakMailbox};
use super::members::{Audience, Member, MemberId};
use super::registry::Registry;
use super::snapshot::GameSnapshot;
use crate::env;
use crate::error_chain::with_causes;
use crate::failure::failure;
use crate::identity::{Player, PlayerId};
use crate::lobby::{LobbyHub, NoticeHub};
use crate::metrics::{GaugeGuard, Metrics};
use crate::order::{RatedCompany, SeatUse, Standings};
use crate::security::{SecurityLog, SecurityNote, Who};
use crate::store::{Store, StoreError};

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
    /// What acts of order keep players from.
    pub(super) standings: Arc<Standings>,
    /// With whom people play rated games.
    pub(super) company: Arc<RatedCompany>,
    /// What is told when a rated game has ended.
    pub(super) rated: Arc<Notify>,
    /// Cancelled when the service goes down.
    pub(super) shutdown: CancellationToken,
    /// What the service counts.
    pub(super) metrics: Arc<Metrics>,
}

/// The task that owns a game: its mailbox, its timer, and what is written. It handles one request after the other, so that
/// the events have one order, and lets the parts of the room follow each change; what they want done it does, once the
/// event that led to it is on disk.
pub(crate) struct Actor {
    services: Services,
    requests: mpsc::Receiver<Request<Self>>,
    room: RoomState,
    parts: Parts,
}

/// Runs the task of a room. Its end, whatever it is, takes the room out of the registry.
pub(super) async fn run(actor: Box<Actor>) {
    let _live = GaugeGuard::new(&actor.services.metrics.rooms);
    let _registered = Registered { services: actor.services.clone(), game: actor.room.id().clone() };
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
        let room = RoomState::new(game, bots);
        let parts = Parts::new(&room, services.metrics.clone(), services.standings.clone());
        Self { services, requests, room, parts }
    }

    /// Handles requests until the room has been idle for a while, the service goes down or the store fails.
    async fn run(mut self: Box<Self>) {
        let shutdown = self.services.shutdown.clone();
        let mut shutdown = pin!(shutdown.cancelled());
        let mut result = self.resume().await;
        while result.is_ok() {
            result = self.settle().await;
            if result.is_err() {
                break;
            }
            let Self { room, parts, requests, services, .. } = &mut *self;
            let Parts { talk, speeches, shared, table, .. } = parts;
            let settled = talk.is_settled();
            let congested = talk.is_congested();
            let idle = room.members.is_empty() && room.bots.thinking().is_none() && settled;
            let due = room.due_in();
            let tell = table.due_in();
            let forget = shared.forget_in();
            let speak = speeches.due_in();
            result = tokio::select! {
                biased;
                () = shutdown.as_mut() => return self.end().await,
                () = sleep(due) => self.go_on().await,
                Some(answered) = talk.answered(), if !settled => self.talk_answered(answered).await,
                request = requests.recv(), if !congested => match request {
                    Some(request) => request(&mut self).await,
                    None => return,
                },
                () = sleep(tell) => self.follow_up(Change::Collected).await,
                () = sleep(speak) => {
                    speeches.begin(&room.game, talk.has_acts(), &services.bots);
                    Ok(())
                }
                thought = speeches.thought() => self.speak(thought).await,
                () = sleep(forget) => {
                    shared.forget();
                    Ok(())
                }
                () = tokio::time::sleep(IDLE_TIMEOUT), if idle => {
                    return self.services.lobby.publish(self.room.id(), self.room.game.lobby_entry_of_nobody());
                }
            };
            if result.is_ok() {
                result = self.reveal_talk().await;
            }
        }
        // Memory and disk may differ after a failed write. The members are sent away, to join a new room that
        // is read from disk.
        if let Err(error) = result {
            tracing::error!(game = %self.room.id(), "a room is aborted: {}", with_causes(&error));
            let nobody = self.room.game.lobby_entry_of_nobody();
            self.services.lobby.publish(self.room.id(), nobody);
        }
    }

    /// Lets the parts of the room follow a request that has been dealt with. A bot may have waited for what it has said
    /// itself.
    async fn settle(&mut self) -> Result<(), StoreError> {
        if self.room.send_watchers_away() {
            self.refresh_attendance();
        }
        self.follow_leavers().await?;
        self.follow_up(Change::Settled).await?;
        if self.room.game.stored.settings.has_treaties() {
            self.let_bot_think();
        }
        Ok(())
    }

    /// Hands on an answer of the store about what was said. A bot may have waited for it.
    async fn talk_answered(&mut self, answered: Answered) -> Result<(), StoreError> {
        let effects = self.parts.talk.hand_on(answered, None, &mut self.room)?;
        self.carry_out(effects).await?;
        self.let_bot_think();
        Ok(())
    }

    /// Lets a bot say what it has thought of. If it is nothing, its turn may have waited for it.
    async fn speak(&mut self, thought: (Speech, Option<Thought>)) -> Result<(), StoreError> {
        let effect = self.parts.speeches.say(thought, &self.room.game);
        self.carry_out(effect).await
    }

    /// Tells members what was said that they may read only now.
    async fn reveal_talk(&mut self) -> Result<(), StoreError> {
        let effects = self.parts.talk.reveal(&*self.services.store, &self.room).await?;
        self.carry_out(effects).await
    }

    /// Obeys or refuses a member's command.
    async fn command(&mut self, member: MemberId, command: Command) -> Result<(), StoreError> {
        // A flag that has fallen meanwhile comes first.
        if self.room.game.live.due(self.room.judged_at()).is_some() {
            Box::pin(self.go_on()).await?;
        }
        if let Some(refusal) = Box::pin(self.keeps_from_days(member, &command)).await? {
            let refused = GameMessage::Refused {
                id: command.id,
                failure: failure(refusal),
                seq: self.room.log().seq(),
            };
            return self.carry_out([Effect::Send(Audience::Connection(member), refused)]).await;
        }
        let (performed, id, seen) = match self.perform_command(member, command) {
            Ok(performed) => performed,
            Err(answer) => {
                let author = Audience::Connection(member);
                return self.carry_out(answer.map(|answer| Effect::Send(author, *answer))).await;
            }
        };
        let (event, mut effects) = self.append_command(performed, (id.clone(), seen)).await?;
        self.services.metrics.command_acknowledged();
        let ack = (Audience::Connection(member), GameMessage::Ack { id, seq: event.seq });
        let event = (Audience::Everybody, GameMessage::Event { event });
        effects.push(Effect::SendTwo(Box::new([ack, event])));
        self.carry_out(effects).await?;
        self.go_on().await
    }

    /// Why a member may not want the game to go on by the day, if the command does: who plays as many such games as may be
    /// takes no further one.
    async fn keeps_from_days(
        &mut self,
        member: MemberId,
        command: &Command,
    ) -> Result<Option<Refusal>, StoreError> {
        let kind = EventKind::of(command.seat, command.action.clone());
        let player = self.room.members.get(member).and_then(|member| member.player);
        let Some(player) = player.filter(|_| self.room.game.live.wants_days(&kind)) else { return Ok(None) };
        no_more_daily_games(&*self.services.store, player).await
    }

    /// Performs a member's command, which is to be written then; returns it with its id and with what its player had seen.
    ///
    /// # Errors
    /// What the member is answered if nothing is to be written: the command is refused, or was performed before.
    fn perform_command(
        &mut self,
        member: MemberId,
        command: Command,
    ) -> Result<(Performed, CommandId, Option<TalkSince>), Option<Box<GameMessage>>> {
        let Some(from) = self.room.members.get(member) else {
            self.room.members.refuse(member);
            return Err(None);
        };
        let lag = from.lag_ms().unwrap_or_default();
        let player = from.player;
        let Command { id, expect, seen, seat, action } = command;
        let kind = EventKind::of(seat, action);
        let checked = self.check(player, seat, (&id, expect), &kind);
        if let Err(Refusal::NotYourSeat { .. }) = checked {
            self.note_seat_of_another(from);
        }
        let performed = match checked {
            Ok(Checked::Repeated(seq)) => {
                self.services.metrics.command_acknowledged();
                return Err(Some(Box::new(GameMessage::Ack { id, seq })));
            }
            Ok(Checked::New) => self.judge(&kind).and_then(|()| self.perform(kind, lag.into())),
            Err(refusal) => Err(refusal.into()),
        };
        match performed {
            Ok(performed) => Ok((performed, id, seen)),
            Err(refused) => {
                self.services.metrics.command_refused(refused.problem.code);
                let seq = self.room.log().seq();
                Err(Some(Box::new(GameMessage::Refused { id, failure: failure(refused), seq })))
            }
        }
    }

    /// Notes that a member has asked to act for a seat of another.
    fn note_seat_of_another(&self, Member { player, caller, .. }: &Member) {
        let what = "seat of another";
        let result = "refused";
        let game = Some(self.room.id());
        let note = SecurityNote { what, result, who: Who::of(*player, caller.network), game };
        caller.span().in_scope(|| self.services.security.note(note));
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
        if player.is_none() || self.room.game.stored.seats.holder(seat) != player {
            return Err(Refusal::NotYourSeat { seat });
        }
        if let Some(event) = self.room.log().of_command(seat, id) {
            return if event.kind == *kind {
                Ok(Checked::Repeated(event.seq))
            } else {
                Err(Refusal::CommandReused)
            };
        }
        if expect > self.room.log().seq() || is_stale(kind, &self.room.log().after(expect)) {
            return Err(Refusal::Stale);
        }
        Ok(self.room.game.live.standing_agreement(kind).map_or(Checked::New, Checked::Repeated))
    }

    /// Checks whether the game allows a command.
    ///
    /// # Errors
    /// When it does not.
    fn judge(&self, kind: &EventKind) -> Result<(), Refused> {
        let live = &self.room.game.live;
        if self.room.game.stays_over() && live.comes_back(kind) {
            return Err(Refusal::Finished.into());
        }
        live.judge(kind, self.room.absence())
    }

    /// The game in which the players play again. The first who asks makes it, and all members are told.
    pub(in crate::game) async fn play_again(&mut self, player: &Player) -> Result<Again, AgainError> {
        let seat = asking_seat(&self.room.game.stored, &self.room.game.live, player.id)?;
        let table = self.room.game.stored.settings.table;
        let use_of = SeatUse { is_listed: table.listed, is_rated: table.rated };
        self.services.standings.check_seat(player.id, use_of, env::now_ms())?;
        let id = env::random_game_id();
        let now = env::timeline_ms();
        // Who may not sit at such a table has no seat at the new one.
        let wall_ms = env::now_ms();
        let company = self.company_again(player.id).await?;
        let may_sit = |player: PlayerId| {
            company.contains(&player) && self.services.standings.check_seat(player, use_of, wall_ms).is_ok()
        };
        let missed = self.room.game.missed_first_turn();
        let new = same_game(&self.room.game.stored, (missed, &may_sit), id, player, now)?;
        let again = self.services.store.play_again(self.room.id(), seat, new).await?;
        if self.room.game.stored.again.as_ref() != Some(&again) {
            self.room.game.stored.again = Some(again.clone());
            let mut effects = vec![Effect::tell(GameMessage::Again { again: again.clone() })];
            effects.extend(self.parts.places.news(&self.room));
            self.carry_out(effects).await?;
        }
        Ok(again)
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
