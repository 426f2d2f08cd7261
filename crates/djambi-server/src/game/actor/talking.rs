//! Talk in a room: what members say, and who hears it.

use std::collections::BTreeMap;
use std::sync::Arc;

use djambi::Seat;
use djambi_protocol::{
    Channel, CommandId, Event, GameMessage, Refusal, Say, Seq, TalkMessage, TalkPage, TalkRule, TalkSeq,
    TalkSince, Words,
};
use djambi_table::{Author, KeptAct, LiveGame, Overheard, Refused, TalkAccess, TalkPace, Utterance};
use futures_util::future::{BoxFuture, ready};
use futures_util::stream::FuturesOrdered;
use futures_util::{FutureExt, StreamExt};
use tokio::sync::oneshot;
use tokio::task::unconstrained;

use super::effects::{Effect, Effects, Question};
use super::state::RoomState;
use crate::env;
use crate::failure::failure;
use crate::game::members::{Audience, Member, MemberId};
use crate::game::seating::distinct_name;
use crate::game::snapshot::GameSnapshot;
use crate::game::talk::cleaned;
use crate::identity::PlayerId;
use crate::metrics::Metrics;
use crate::order::Standings;
use crate::store::{NewTalk, Said, Store, StoreError, StoredAct, StoredMessage, StoredPage};

/// How many answers of the store a room waits for before it takes further requests. It bounds what a slow disk
/// lets gather.
const MAX_WAITING: usize = 64;

/// What a room knows of its game's talk. The messages are in the store, which is not asked for those of games
/// in which nobody says anything, but once.
pub(super) struct Talk {
    /// The number of the last message of each channel that has any, of those that were told; `None` until it
    /// is read.
    last: Option<BTreeMap<Channel, TalkSeq>>,
    /// The access on which the members were told last what was said; `None` while nothing has been said.
    access: Option<TalkAccess<PlayerId>>,
    pace: TalkPace<PlayerId>,
    /// The channels of the acts about treaties that may be on their way to the disk.
    acts: Vec<Channel>,
    /// The answers of the store that are to come, in order. The room goes on with the game meanwhile.
    waiting: FuturesOrdered<BoxFuture<'static, Answered>>,
    metrics: Arc<Metrics>,
    standings: Arc<Standings>,
}

impl Talk {
    /// A talk of which nothing is known yet.
    pub(super) fn new(metrics: Arc<Metrics>, standings: Arc<Standings>) -> Self {
        let last = None;
        let access = None;
        let acts = Vec::new();
        let waiting = FuturesOrdered::new();
        Self { last, access, pace: TalkPace::default(), acts, waiting, metrics, standings }
    }

    /// Whether no answer of the store is to come.
    pub(super) fn is_settled(&self) -> bool {
        self.waiting.is_empty()
    }

    /// Whether the room waits for so many answers that it takes no further request.
    pub(super) fn is_congested(&self) -> bool {
        self.waiting.len() >= MAX_WAITING
    }

    /// The access on which the members were told last what was said, if anything was.
    pub(super) fn told_access(&self) -> Option<TalkAccess<PlayerId>> {
        self.access.clone()
    }

    /// Whether acts about treaties may be on their way to the disk.
    pub(super) const fn has_acts(&self) -> bool {
        !self.acts.is_empty()
    }

    /// Whether acts of which the player at a seat learns may be on their way to the disk.
    pub(super) fn has_acts_for(&self, seat: Seat) -> bool {
        self.acts.iter().any(|channel| channel.seats().is_none_or(|seats| seats.contains(seat)))
    }

    /// The next answer of the store, if it is there. Tokio's budget, which would hide it, does not count.
    pub(super) fn answered_now(&mut self) -> Option<Answered> {
        unconstrained(self.waiting.next()).now_or_never().flatten()
    }

    /// The next answer of the store; `None` if none is to come.
    pub(super) async fn answered(&mut self) -> Option<Answered> {
        self.waiting.next().await
    }
}

/// An answer of the store about what was said, in the order of the questions.
pub(super) enum Answered {
    /// What became of a message.
    Said(Box<Spoken>),
    /// All that was said before has been answered.
    CaughtUp(oneshot::Sender<()>),
}

impl Answered {
    /// The number of the last event before a new message that was kept.
    pub(super) fn after(&self) -> Option<Seq> {
        match self {
            Self::Said(spoken) => match spoken.said {
                Ok(Some(Said::New { after, .. })) => Some(after),
                _ => None,
            },
            Self::CaughtUp(_) => None,
        }
    }
}

/// The talk that a member is told of depends only on this, and on what it has seen.
#[derive(PartialEq, Eq)]
pub(super) struct ReadableTalk {
    /// The last messages of the channels of which the member may read any.
    last: BTreeMap<Channel, TalkSeq>,
    /// The member as one who hears private talk.
    listener: Option<PlayerId>,
    hides_names: bool,
}

/// A message with what became of it.
pub(super) struct Spoken {
    question: Question,
    said: Result<Option<Said>, StoreError>,
}

impl Talk {
    /// What a member says, to be asked of the store, or its refusal. A watcher says it under this name, or one like it
    /// that nobody at the table has.
    pub(super) fn say(
        &mut self,
        (member, player): (MemberId, Option<PlayerId>),
        name: String,
        say: Say,
        room: &RoomState,
    ) -> Effect {
        let id = say.id.clone();
        let (new, allowed) = match self.new_talk(player, name, say, &room.game) {
            Ok(new) => new,
            Err(refused) => return refusal(member, id, refused, room),
        };
        // What may be on its way to the disk counts.
        if allowed.is_ok() {
            self.pace.count(new.player, utterance(&new.words), new.at_ms);
        }
        Effect::Ask(Box::new(Question { author: Some(member), new, deed: None, allowed }))
    }

    /// Asks the store to keep what somebody says.
    pub(super) fn ask(&mut self, store: &Arc<dyn Store>, question: Question) {
        let store = store.clone();
        if question.allowed.is_ok() {
            self.acts.extend(channel_of_act(&question.new));
        }
        self.waiting.push_back(Box::pin(async move {
            let said = match question.allowed {
                Ok(()) => store.say(question.new.clone()).await.map(Some),
                Err(_) => store.said(question.new.clone()).await,
            };
            Answered::Said(Box::new(Spoken { question, said }))
        }));
    }

    /// Answers when all that was said until now has been answered.
    pub(super) fn catch_up(&mut self, reply: oneshot::Sender<()>) {
        if self.is_settled() {
            // The receiver may be gone.
            let _ = reply.send(());
        } else {
            self.waiting.push_back(Box::pin(ready(Answered::CaughtUp(reply))));
        }
    }

    /// Follows an event that is on disk. Acts that came to the disk before it are judged before it, when the game was as
    /// `before`, and are told before it.
    ///
    /// # Errors
    /// When the store has failed to keep what was said.
    pub(super) fn judge_in_order(
        &mut self,
        event: &Event,
        before: Option<&LiveGame>,
        room: &mut RoomState,
    ) -> Result<Effects, StoreError> {
        let mut effects = Effects::new();
        if !room.game.stored.settings.has_treaties() {
            return Ok(effects);
        }
        let mut is_followed = false;
        if before.is_some() {
            while let Some(answered) = self.answered_now() {
                if !is_followed && answered.after().is_some_and(|after| after >= event.seq) {
                    room.game.follow(event);
                    is_followed = true;
                }
                effects.extend(self.hand_on(answered, before.filter(|_| !is_followed), room)?);
            }
        }
        if !is_followed {
            room.game.follow(event);
        }
        Ok(effects)
    }

    /// Hands on an answer of the store: tells those who may read a message, or refuses it. The number is that
    /// of a message that was kept before; it is acknowledged again even if its author may say nothing any more. An act is
    /// judged where the game was as `before`, or as it is now.
    ///
    /// # Errors
    /// When the store has failed to keep it.
    pub(super) fn hand_on(
        &mut self,
        answered: Answered,
        before: Option<&LiveGame>,
        room: &mut RoomState,
    ) -> Result<Effects, StoreError> {
        let (Question { author, new, deed, allowed }, said) = match answered {
            Answered::CaughtUp(reply) => {
                let _ = reply.send(());
                return Ok(Effects::new());
            }
            Answered::Said(spoken) => (spoken.question, spoken.said?),
        };
        if allowed.is_ok() {
            let act = channel_of_act(&new);
            if let Some(ended) = self.acts.iter().position(|&channel| Some(channel) == act) {
                self.acts.swap_remove(ended);
            }
            if !matches!(said, Some(Said::New { .. })) {
                self.pace.discount(new.player, utterance(&new.words), new.at_ms);
            }
        }
        let mut effects = Effects::new();
        let effect = match (said, allowed) {
            (Some(Said::New { seq, after }), _) => {
                if let Words::Act(act) = &new.words {
                    let channel = new.channel;
                    let at_ms = new.at_ms;
                    let act = act.clone();
                    let kept = KeptAct { channel, seq, at_ms, after, act };
                    room.game.follow_act(StoredAct { kept, holders: new.holders.clone() }, before);
                    effects.extend(room.game.reason_of(&new, seq, deed));
                }
                effects.extend(self.told(author, new, (seq, after), room));
                None
            }
            (Some(Said::Repeated(seq)), _) => {
                let NewTalk { message: id, channel, .. } = new;
                let said = GameMessage::Said { id, channel, seq };
                author.map(|author| Effect::Send(Audience::Connection(author), said))
            }
            (said, allowed) => {
                let reused = said.map(|_| Refusal::CommandReused.into());
                let refused = author.zip(reused.or(allowed.err()));
                refused.map(|(author, refused)| refusal(author, new.message, refused, room))
            }
        };
        effects.extend(effect);
        Ok(effects)
    }

    /// What a player says, as the store keeps it, and whether it may be said now if it was not said before.
    ///
    /// # Errors
    /// When it could never be said.
    fn new_talk(
        &self,
        player: Option<PlayerId>,
        name: String,
        say: Say,
        game: &GameSnapshot,
    ) -> Result<(NewTalk, Result<(), Refused>), Refused> {
        let Say { id: message, channel, words } = say;
        let words = cleaned(words, game.talk_rule(), game.stored.settings.board())?;
        let player = player.ok_or(Refusal::NotYourChannel)?;
        let at_ms = game.now();
        let access = game.talk_access();
        let (seat, may_say) = match &words {
            Words::Act(act) => (Some(act.seat), game.check_act(player, channel, act)),
            _ => match access.author(player, channel) {
                None => (None, Err(Refusal::NotYourChannel.into())),
                Some(Author { seat }) => {
                    (seat, self.standings.check_speech(player, env::now_ms()).map_err(Refused::from))
                }
            },
        };
        let pace = || self.pace.check(player, utterance(&words), at_ms);
        let allowed = may_say.and_then(|()| Ok(pace()?));
        let stored = &game.stored;
        let name = match seat {
            Some(seat) => stored.seats.names().remove(&seat).unwrap_or_default(),
            None => distinct_name(&stored.seats, player, name),
        };
        let game = stored.settings.id.clone();
        let holders = access.holders_of(channel);
        Ok((NewTalk { game, channel, at_ms, seat, player, name, words, holders, message }, allowed))
    }

    /// What the author is told of a message that is on disk, and everybody who may read it.
    fn told(
        &mut self,
        author: Option<MemberId>,
        new: NewTalk,
        (seq, after): (TalkSeq, Seq),
        room: &RoomState,
    ) -> Effects {
        let NewTalk { channel, at_ms, seat, name, words, holders, message: id, .. } = new;
        let access = room.game.talk_access();
        let readers = access.readers_of(Overheard { channel, after, holders: &holders });
        self.last.get_or_insert_default().insert(channel, seq);
        self.metrics.said(channel);
        self.access.get_or_insert(access);
        let message = TalkMessage { seq, at_ms, after, seat, name, words };
        if let Words::Thought(_) = message.words {
            return self.told_thought(channel, message, holders, room);
        }
        let mut page = TalkPage { channel, messages: vec![message] };
        room.game.hide_authors(&mut page);
        let talk = (Audience::Readers(readers), GameMessage::Talk { page });
        vec![match author {
            Some(author) => {
                let said = GameMessage::Said { id, channel, seq };
                Effect::SendTwo(Box::new([(Audience::Connection(author), said), talk]))
            }
            None => Effect::Send(talk.0, talk.1),
        }]
    }

    /// Reads which messages there are, if the room does not know.
    ///
    /// # Errors
    /// When the store fails.
    pub(super) async fn read(&mut self, store: &dyn Store, game: &GameSnapshot) -> Result<(), StoreError> {
        if self.last.is_none() {
            let pages = store.talk(&game.stored.settings.id, TalkSince::default()).await?;
            self.last = Some(last_messages(&pages));
        }
        Ok(())
    }

    /// The talk that a member may read; `None` until the room knows.
    pub(super) fn readable(&self, member: &Member, game: &GameSnapshot) -> Option<ReadableTalk> {
        let access = game.talk_access();
        let mut last = self.last.clone()?;
        last.retain(|&channel, _| access.may_read(member.player, channel));
        Some(ReadableTalk {
            last,
            listener: access.listener(member.player),
            hides_names: game.hides_authors(&access),
        })
    }

    /// The messages that a member may read and has not seen.
    ///
    /// # Errors
    /// When the store fails.
    pub(super) async fn unseen(
        &mut self,
        member: &Member,
        since: &TalkSince,
        store: &dyn Store,
        game: &GameSnapshot,
    ) -> Result<Vec<TalkPage>, StoreError> {
        if game.talk_rule() == TalkRule::None && !game.stored.settings.has_treaties() {
            return Ok(Vec::new());
        }
        let id = &game.stored.settings.id;
        let access = game.talk_access();
        let is_unseen = |channel: Channel, seq: TalkSeq| {
            seq > since.of(channel) && access.may_read(member.player, channel)
        };
        let mut pages = match &self.last {
            Some(last) if !last.iter().any(|(&channel, &last)| is_unseen(channel, last)) => Vec::new(),
            Some(_) => store.talk(id, since.clone()).await?,
            None => {
                let pages = store.talk(id, TalkSince::default()).await?;
                self.last = Some(last_messages(&pages));
                pages
            }
        };
        if self.last.as_ref().is_some_and(|last| !last.is_empty()) {
            self.access.get_or_insert_with(|| access.clone());
        }
        pages
            .iter_mut()
            .for_each(|page| page.messages.retain(|stored| is_unseen(page.channel, stored.message.seq)));
        let heard =
            |page: &StoredPage| self.heard(page, game, |message| access.hears(member.player, message));
        Ok(pages.iter().filter_map(heard).collect())
    }

    /// What members are told of what was said and they may read only now: they are out, have left or taken a seat, or
    /// the game is over. Where names were hidden, everything is told again with names at the end.
    ///
    /// # Errors
    /// When the store fails.
    pub(super) async fn reveal(
        &mut self,
        store: &dyn Store,
        room: &RoomState,
    ) -> Result<Effects, StoreError> {
        let Some(before) = &self.access else { return Ok(Effects::new()) };
        let now = room.game.talk_access();
        if *before == now {
            return Ok(Effects::new());
        }
        let before = before.clone();
        self.access = Some(now.clone());
        let shows_names = room.game.hides_authors(&before) && !room.game.hides_authors(&now);
        let may_be_news = |player: Option<PlayerId>, channel: Channel| {
            now.reveals(&before, player, channel) || (shows_names && now.may_read(player, channel))
        };
        let last = self.last.clone().unwrap_or_default();
        let has_news = |player| last.keys().any(|&channel| may_be_news(player, channel));
        if !room.members.people().any(has_news) {
            return Ok(Effects::new());
        }
        let is_news = |reader: Option<PlayerId>, message: Overheard<'_, PlayerId>| {
            now.hears(reader, message) && (shows_names || !before.hears(reader, message))
        };
        let key = |reader: Option<PlayerId>| now.insider(reader).or_else(|| before.insider(reader));
        let mut effects = Effects::new();
        for page in store.talk(room.id(), TalkSince::default()).await? {
            effects.extend(self.tell_heard(&page, room, key, is_news));
        }
        effects.extend(room.revealed_treaties(&before, &now));
        Ok(effects)
    }

    /// The messages of a page from the store for each of the people who hears them. Those with the same key hear the
    /// same.
    pub(super) fn tell_heard(
        &self,
        page: &StoredPage,
        room: &RoomState,
        key: impl Fn(Option<PlayerId>) -> Option<PlayerId>,
        is_heard: impl Fn(Option<PlayerId>, Overheard<'_, PlayerId>) -> bool,
    ) -> Effects {
        let message = |&reader: &Option<PlayerId>| {
            let page = self.heard(page, &room.game, |message| is_heard(reader, message))?;
            Some(GameMessage::Talk { page })
        };
        room.tell_each(key, message)
    }

    /// The heard messages of a page from the store, as its readers know it; `None` for nothing. What is on disk and has not
    /// been told yet is told to all when its turn comes.
    pub(super) fn heard(
        &self,
        page: &StoredPage,
        game: &GameSnapshot,
        is_heard: impl Fn(Overheard<'_, PlayerId>) -> bool,
    ) -> Option<TalkPage> {
        let channel = page.channel;
        let last = *self.last.as_ref()?.get(&channel)?;
        let is_told = |stored: &&StoredMessage| {
            let StoredMessage { message, holders } = stored;
            message.seq <= last && is_heard(Overheard { channel, after: message.after, holders })
        };
        let messages: Vec<_> =
            page.messages.iter().filter(is_told).map(|stored| stored.message.clone()).collect();
        let mut page = TalkPage { channel, messages };
        game.hide_authors(&mut page);
        (!page.messages.is_empty()).then_some(page)
    }
}

impl GameSnapshot {
    /// Whether readers do not learn the names of authors.
    fn hides_authors(&self, access: &TalkAccess<PlayerId>) -> bool {
        self.stored.settings.hides_names() && !access.is_over()
    }

    fn hide_authors(&self, page: &mut TalkPage) {
        if self.hides_authors(&self.talk_access()) {
            page.messages.iter_mut().for_each(|message| message.name.clear());
        }
    }
}

/// The refusal of what a member has said.
fn refusal(author: MemberId, id: CommandId, refused: Refused, room: &RoomState) -> Effect {
    let refused = GameMessage::Refused { id, failure: failure(refused), seq: room.log().seq() };
    Effect::Send(Audience::Connection(author), refused)
}

/// The numbers of the last messages of pages.
fn last_messages(pages: &[StoredPage]) -> BTreeMap<Channel, TalkSeq> {
    let last = |page: &StoredPage| Some((page.channel, page.messages.last()?.message.seq));
    pages.iter().filter_map(last).collect()
}

/// The kind as which words count.
fn utterance(words: &Words) -> Utterance {
    if matches!(words, Words::Act(_)) { Utterance::Act } else { Utterance::Words }
}

/// The channel of words that are an act about treaties.
const fn channel_of_act(new: &NewTalk) -> Option<Channel> {
    if matches!(new.words, Words::Act(_)) { Some(new.channel) } else { None }
}
