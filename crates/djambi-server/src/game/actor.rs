use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::time::Duration;

use djambi_protocol::{
    Code, Command, CommandId, Event, GameId, Level, PlayerAction, Seat, SeatKind, Seq, ServerMessage,
    Settings, VERSION,
};
use tokio::sync::{mpsc, oneshot};
use tokio_util::sync::CancellationToken;

use super::member::{Member, MemberId, Outbox};
use super::room::Order;
use crate::env;
use crate::game::Registry;
use crate::game::bots::{Bots, Question};
use crate::game::convert::engine_level;
use crate::game::live_game::{Refusal, Table, Unplayable};
use crate::identity::BrowserId;
use crate::store::{Claim, Entry, Store, StoreError, StoredGame};

/// How long an empty room in which nobody thinks stays open.
const IDLE: Duration = Duration::from_secs(60);
/// How long a bot waits, and how long it thinks, when no person is in the game any more: the end is all that is waited for.
const PLAYING_OUT: (Duration, Duration) = (Duration::from_millis(120), Duration::from_millis(300));

/// What every room needs from the rest of the service.
#[derive(Clone)]
pub(crate) struct Services {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) bots: Arc<Bots>,
    pub(crate) registry: Arc<Registry>,
    pub(crate) shutdown: CancellationToken,
}

/// The task that owns a game. Orders are obeyed one after the other, so a game has one order of events; an event is on
/// disk before anybody hears of it.
pub(crate) struct Actor {
    services: Services,
    orders: mpsc::Receiver<Order>,
    /// For bots to answer to; weak, so that it keeps nothing open.
    myself: mpsc::WeakSender<Order>,
    settings: Settings,
    bot_delay: Option<Duration>,
    holders: BTreeMap<Seat, BrowserId>,
    table: Table,
    events: Vec<Event>,
    /// The commands that have been obeyed and what they became, so that a resend is only acknowledged.
    obeyed: HashMap<(Seat, CommandId), Seq>,
    members: HashMap<MemberId, Member>,
    thinking: Option<Seat>,
}

impl Actor {
    pub(super) fn new(
        game: StoredGame,
        services: Services,
        orders: mpsc::Receiver<Order>,
        myself: mpsc::WeakSender<Order>,
    ) -> Result<Self, Unplayable> {
        let table = Table::replay(&game.settings, game.events.iter().map(|stored| &stored.event))?;
        let mut obeyed = HashMap::new();
        let mut events = Vec::with_capacity(game.events.len());
        for stored in game.events {
            let event = stored.event;
            obeyed.extend(stored.command.map(|command| ((event.seat, command), event.seq)));
            events.push(event);
        }
        Ok(Self {
            services,
            orders,
            myself,
            settings: game.settings,
            bot_delay: game.bot_delay_ms.map(|delay| Duration::from_millis(delay.into())),
            holders: game.holders,
            table,
            events,
            obeyed,
            members: HashMap::new(),
            thinking: None,
        })
    }

    /// Plays until the room has been empty for a while, the service shuts down or the store fails.
    pub(crate) async fn run(mut self) {
        let shutdown = self.services.shutdown.clone();
        let mut result = self.let_bots_go_on().await;
        while result.is_ok() {
            let idle = self.members.is_empty() && self.thinking.is_none();
            let order = tokio::select! {
                biased;
                () = shutdown.cancelled() => return,
                order = self.orders.recv() => order,
                () = tokio::time::sleep(IDLE), if idle => {
                    if self.retire().await { return } else { continue }
                }
            };
            let Some(order) = order else { return };
            result = self.obey(order).await;
        }
        if let Err(error) = result {
            self.break_off(&error).await;
        }
    }

    /// Closes the room, unless somebody has knocked in the meantime.
    async fn retire(&mut self) -> bool {
        let mut open = self.services.registry.lock().await;
        if !self.orders.is_empty() {
            return false;
        }
        open.remove(&self.settings.id);
        drop(open);
        self.turn_away().await;
        true
    }

    /// Closes the door. Whoever was just coming in is sent away, to come back to another room.
    async fn turn_away(&mut self) {
        self.orders.close();
        while let Some(order) = self.orders.recv().await {
            if let Order::Join { outbox, .. } = order {
                outbox.end(Code::Internal);
            }
        }
    }

    /// After a failed write nobody knows whether memory and disk agree: everybody is sent away, to come back to a room
    /// that is read from disk.
    async fn break_off(&mut self, error: &StoreError) {
        tracing::error!(game = %self.settings.id, "a room breaks off: {}", crate::http::error::causes(error));
        self.services.registry.lock().await.remove(&self.settings.id);
        self.turn_away().await;
        for member in self.members.values() {
            member.outbox.end(Code::Internal);
        }
    }

    async fn obey(&mut self, order: Order) -> Result<(), StoreError> {
        match order {
            Order::Join { member, browser, since, outbox } => self.join(member, browser, since, outbox),
            Order::Leave(member) => drop(self.members.remove(&member)),
            Order::Command { member, command } => self.command(member, command).await?,
            Order::Claim { seat, browser, reply } => self.claim(seat, browser, reply).await,
            Order::BotChose { at, chosen } => self.bot_chose(at, chosen).await?,
        }
        Ok(())
    }

    fn join(&mut self, member: MemberId, browser: Option<BrowserId>, since: Seq, outbox: Outbox) {
        if since > self.seq() {
            let message = format!("the game has only {} events", self.seq());
            outbox.send(ServerMessage::Error { code: Code::Malformed, message });
            return;
        }
        outbox.send(self.welcome(browser, since));
        self.members.insert(member, Member { browser, outbox });
    }

    async fn command(&mut self, member: MemberId, command: Command) -> Result<(), StoreError> {
        let Some(Member { browser, outbox }) = self.members.get(&member) else { return Ok(()) };
        let outbox = outbox.clone();
        let Command { id, expect, seat, action } = command;
        let judged = match self.judge(*browser, seat, &id, expect, &action) {
            Judgement::Obeyed(seq) => {
                outbox.send(ServerMessage::Ack { id, seq });
                return Ok(());
            }
            Judgement::Refused(refusal) => Err(refusal),
            Judgement::New => self.table.perform(seat, &action),
        };
        if let Err(Refusal { code, message, section }) = judged {
            outbox.send(ServerMessage::Refused { id, code, message, section, seq: self.seq() });
            return Ok(());
        }
        let event = self.append(seat, action, Some(id.clone())).await?;
        outbox.send(ServerMessage::Ack { id, seq: event.seq });
        self.tell(&ServerMessage::Event { event });
        self.let_bots_go_on().await
    }

    /// What is to be said of a command before its action is looked at.
    fn judge(
        &self,
        browser: Option<BrowserId>,
        seat: Seat,
        id: &CommandId,
        expect: Seq,
        action: &PlayerAction,
    ) -> Judgement {
        if browser.is_none() || self.holders.get(&seat).copied() != browser {
            return Judgement::Refused(Refusal::new(Code::NotYourSeat, format!("you do not sit at {seat}")));
        }
        if let Some(&seq) = self.obeyed.get(&(seat, id.clone())) {
            return if self.events[seq as usize - 1].action == *action {
                Judgement::Obeyed(seq)
            } else {
                let message = "this command's id was used before, for something else";
                Judgement::Refused(Refusal::new(Code::CommandReused, message))
            };
        }
        if expect != self.seq() {
            return Judgement::Refused(Refusal::new(Code::Stale, "the game has gone on in the meantime"));
        }
        Judgement::New
    }

    /// Puts on disk what the table has just seen.
    async fn append(
        &mut self,
        seat: Seat,
        action: PlayerAction,
        command: Option<CommandId>,
    ) -> Result<Event, StoreError> {
        // Clocks are set back now and then; a game's events stay in order.
        let at_ms = env::now_ms().max(self.events.last().map_or(0, |last| last.at_ms));
        let event = Event { seq: self.seq() + 1, at_ms, seat, action };
        let to_move = self.table.to_move();
        let game = self.settings.id.clone();
        self.services
            .store
            .append(Entry { game, event: event.clone(), command: command.clone(), to_move })
            .await?;
        self.obeyed.extend(command.map(|command| ((seat, command), event.seq)));
        self.events.push(event.clone());
        Ok(event)
    }

    async fn claim(
        &mut self,
        seat: Seat,
        browser: BrowserId,
        reply: oneshot::Sender<Result<Claim, StoreError>>,
    ) {
        let claim = self.services.store.claim(&self.settings.id, seat, browser).await;
        let sits = matches!(claim, Ok(Claim::Seated | Claim::Held));
        if sits && self.holders.get(&seat) != Some(&browser) {
            self.holders.insert(seat, browser);
            if let Some(state) = self.settings.seats.get_mut(&seat) {
                state.claimed = true;
            }
            self.tell(&ServerMessage::Seats { seats: self.settings.seats.clone() });
            let welcome = self.welcome(Some(browser), self.seq());
            for member in self.members.values().filter(|member| member.browser == Some(browser)) {
                member.outbox.send(welcome.clone());
            }
        }
        // Whoever asked may have gone; the seat is his all the same.
        drop(reply.send(claim));
    }

    /// Lets each bot that agrees to a draw say so, and the one whose turn it is begin to think.
    async fn let_bots_go_on(&mut self) -> Result<(), StoreError> {
        while let Some(seat) = self.table.agreeable(|seat| self.is_bot(seat)) {
            if self.table.perform(seat, &PlayerAction::AgreeDraw).is_err() {
                break;
            }
            let event = self.append(seat, PlayerAction::AgreeDraw, None).await?;
            self.tell(&ServerMessage::Event { event });
        }
        let Some(seat) = self.table.to_move() else { return Ok(()) };
        if let Some(level) = self.level(seat)
            && self.thinking.is_none()
        {
            self.thinking = Some(seat);
            self.think(level);
        }
        Ok(())
    }

    fn think(&self, level: Level) {
        let (bots, myself, at) = (self.services.bots.clone(), self.myself.clone(), self.seq());
        let mut question = Question::new(self.table.game(), engine_level(level), env::random_seed());
        let mut delay = self.bot_delay.unwrap_or_else(env::humane_delay);
        if self.people_are_out() {
            delay = delay.min(PLAYING_OUT.0);
            question.time = question.time.min(PLAYING_OUT.1);
        }
        let shutdown = self.services.shutdown.clone();
        let thought = async move {
            let (chosen, ()) = tokio::join!(bots.choose(question), tokio::time::sleep(delay));
            if let Some(orders) = myself.upgrade() {
                // The room may have closed since; then the next one thinks anew.
                drop(orders.send(Order::BotChose { at, chosen }).await);
            }
        };
        tokio::spawn(async move { shutdown.run_until_cancelled(thought).await });
    }

    async fn bot_chose(&mut self, at: Seq, chosen: djambi::Move) -> Result<(), StoreError> {
        let seat = self.thinking.take();
        if let Some(seat) = seat
            && at == self.seq()
        {
            let action = PlayerAction::Turn { r#move: self.table.wire(chosen) };
            match self.table.perform(seat, &action) {
                Ok(()) => {
                    let event = self.append(seat, action, None).await?;
                    self.tell(&ServerMessage::Event { event });
                }
                Err(refusal) => {
                    tracing::error!(game = %self.settings.id, %seat, ?action, ?refusal, "a bot's turn is illegal");
                    return Ok(());
                }
            }
        }
        // What happened while the bot was thinking, a resignation say, may have made its choice a thing of the past.
        self.let_bots_go_on().await
    }

    fn welcome(&self, browser: Option<BrowserId>, since: Seq) -> ServerMessage {
        let held = |&(_, &holder): &(&Seat, &BrowserId)| Some(holder) == browser;
        ServerMessage::Welcome {
            version: VERSION,
            settings: self.settings.clone(),
            held: self.holders.iter().filter(held).map(|(&seat, _)| seat).collect(),
            events: self.events[since as usize..].to_vec(),
            seq: self.seq(),
            thinking: self.thinking,
        }
    }

    fn tell(&mut self, message: &ServerMessage) {
        self.members.retain(|_, member| {
            member.outbox.send(message.clone());
            !member.outbox.is_ended()
        });
    }

    /// How well the bot at a seat plays, if there is one.
    fn level(&self, seat: Seat) -> Option<Level> {
        self.settings.seats.get(&seat).and_then(|state| state.kind.level())
    }

    fn is_bot(&self, seat: Seat) -> bool {
        self.level(seat).is_some()
    }

    /// Whether people have begun this game, and none of them is in it any more.
    fn people_are_out(&self) -> bool {
        let is_person = |seat: &Seat| self.settings.seats[seat].kind == SeatKind::Human;
        self.settings.seats.keys().any(is_person) && !self.table.alive().any(|seat| is_person(&seat))
    }

    fn seq(&self) -> Seq {
        Seq::try_from(self.events.len()).expect("a game of finite length")
    }

    /// The game, for the log.
    pub(crate) const fn game(&self) -> &GameId {
        &self.settings.id
    }
}

/// What a room makes of a command at first sight.
enum Judgement {
    /// It was obeyed before and became this event.
    Obeyed(Seq),
    /// It will not be obeyed, whatever its action.
    Refused(Refusal),
    /// It is to be tried.
    New,
}
