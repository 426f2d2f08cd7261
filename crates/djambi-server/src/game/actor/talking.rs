//! Talk in a room: what members say, and who hears it.

use std::collections::{BTreeMap, HashMap, HashSet};

use djambi::Seat;
use djambi_protocol::{
    Channel, CommandId, GameMessage, Missing, Refusal, ReportRequest, Say, Seq, TalkMessage, TalkPage,
    TalkRule, TalkSeq, TalkSince, Words,
};
use djambi_table::{Author, KeptAct, LiveGame, Overheard, Refused, TalkAccess, TalkPace, Utterance};
use futures_util::future::{BoxFuture, ready};
use futures_util::stream::FuturesOrdered;
use futures_util::{FutureExt, StreamExt};
use tokio::sync::oneshot;
use tokio::task::unconstrained;

use super::Actor;
use crate::failure::failure;
use crate::game::members::{Audience, Member, MemberId};
use crate::game::seating::distinct_name;
use crate::game::table_error::TableError;
use crate::game::talk::cleaned;
use crate::identity::{Player, PlayerId};
use crate::store::{
    MAX_REPORTS_A_DAY, MESSAGES_AROUND, NewReport, NewTalk, ReportContents, Said, StoreError, StoredAct,
    StoredMessage, StoredPage,
};

/// How many answers of the store a room waits for before it takes further requests. It bounds what a slow disk
/// lets gather.
const MAX_WAITING: usize = 64;

/// What a room knows of its game's talk. The messages are in the store, which is not asked for those of games
/// in which nobody says anything, but once.
#[derive(Default)]
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
}

impl Talk {
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

/// The talk that a member is told of depends on this alone, and on what it has seen.
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
    /// The connection of its author; `None` for a bot.
    author: Option<Audience>,
    new: NewTalk,
    /// Whether it might be said, if it was not said before.
    allowed: Result<(), Refused>,
    said: Result<Option<Said>, StoreError>,
}

impl Actor {
    /// Asks the store to keep what a member says, or refuses it. A watcher says it under this name, or one like
    /// it that nobody at the table has.
    pub(super) fn say(&mut self, member: MemberId, name: String, say: Say) {
        let Some(player) = self.members.get(member).map(|member| member.player) else {
            self.members.refuse(member);
            return;
        };
        let author = Audience::Connection(member);
        let id = say.id.clone();
        let (new, allowed) = match self.new_talk(player, name, say) {
            Ok(new) => new,
            Err(refused) => return self.refuse_talk(author, id, refused),
        };
        // What may be on its way to the disk counts.
        if allowed.is_ok() {
            self.talk.pace.count(new.player, utterance(&new.words), new.at_ms);
            self.talk.acts.extend(channel_of_act(&new));
        }
        self.ask_store(Some(author), new, allowed);
    }

    /// Asks the store to keep an act of a bot.
    pub(super) fn say_for_bot(&mut self, new: NewTalk) {
        self.talk.acts.extend(channel_of_act(&new));
        self.ask_store(None, new, Ok(()));
    }

    fn ask_store(&mut self, author: Option<Audience>, new: NewTalk, allowed: Result<(), Refused>) {
        let store = self.services.store.clone();
        self.talk.waiting.push_back(Box::pin(async move {
            let said = match allowed {
                Ok(()) => store.say(new.clone()).await.map(Some),
                Err(_) => store.said(new.clone()).await,
            };
            Answered::Said(Box::new(Spoken { author, new, allowed, said }))
        }));
    }

    /// Answers when all that was said until now has been answered.
    pub(super) fn catch_up(&mut self, reply: oneshot::Sender<()>) {
        if self.talk.is_settled() {
            // The receiver may be gone.
            let _ = reply.send(());
        } else {
            self.talk.waiting.push_back(Box::pin(ready(Answered::CaughtUp(reply))));
        }
    }

    /// Hands on an answer of the store: tells those who may read a message, or refuses it. The number is that
    /// of a message that was kept before; it is acknowledged again even if its author may say nothing any more.
    pub(super) fn talk_answered(&mut self, answered: Answered) -> Result<(), StoreError> {
        self.hand_on(answered, None)
    }

    /// Hands on an answer of the store. An act is judged where the game was as `before`, or as it is now.
    pub(super) fn hand_on(
        &mut self,
        answered: Answered,
        before: Option<&LiveGame>,
    ) -> Result<(), StoreError> {
        let Spoken { author, new, allowed, said } = match answered {
            Answered::CaughtUp(reply) => {
                let _ = reply.send(());
                return Ok(());
            }
            Answered::Said(spoken) => *spoken,
        };
        let said = said?;
        if allowed.is_ok() {
            let act = channel_of_act(&new);
            if let Some(ended) = self.talk.acts.iter().position(|&channel| Some(channel) == act) {
                self.talk.acts.swap_remove(ended);
            }
            if !matches!(said, Some(Said::New { .. })) {
                self.talk.pace.discount(new.player, utterance(&new.words), new.at_ms);
            }
        }
        match (said, allowed) {
            (Some(Said::New { seq, after }), _) => {
                if let Words::Act(act) = &new.words {
                    let (channel, at_ms, act) = (new.channel, new.at_ms, act.clone());
                    let kept = KeptAct { channel, seq, at_ms, after, act };
                    self.follow_act(StoredAct { kept, holders: new.holders.clone() }, before);
                }
                self.tell_talk(author, new, (seq, after));
            }
            (Some(Said::Repeated(seq)), _) => {
                let NewTalk { message: id, channel, .. } = new;
                if let Some(author) = author {
                    self.send(author, GameMessage::Said { id, channel, seq });
                }
            }
            (said, allowed) => {
                let reused = said.map(|_| Refusal::CommandReused.into());
                if let Some((author, refused)) = author.zip(reused.or(allowed.err())) {
                    self.refuse_talk(author, new.message, refused);
                }
            }
        }
        Ok(())
    }

    fn refuse_talk(&mut self, author: Audience, id: CommandId, refused: Refused) {
        let refused = GameMessage::Refused { id, failure: failure(refused), seq: self.log().seq() };
        self.send(author, refused);
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
    ) -> Result<(NewTalk, Result<(), Refused>), Refused> {
        let Say { id: message, channel, words } = say;
        let words = cleaned(words, self.game.talk_rule(), self.game.stored.settings.board())?;
        let player = player.ok_or(Refusal::NotYourChannel)?;
        let (at_ms, access) = (self.now(), self.game.talk_access());
        let (seat, may_say) = match &words {
            Words::Act(act) => (Some(act.seat), self.check_act(player, channel, act)),
            _ => match access.author(player, channel) {
                None => (None, Err(Refusal::NotYourChannel.into())),
                Some(Author { seat }) => (seat, Ok(())),
            },
        };
        let pace = || self.talk.pace.check(player, utterance(&words), at_ms);
        let allowed = may_say.and_then(|()| Ok(pace()?));
        let stored = &self.game.stored;
        let name = match seat {
            Some(seat) => stored.seats.names().remove(&seat).unwrap_or_default(),
            None => distinct_name(&stored.seats, player, name),
        };
        let game = self.id().clone();
        let holders = access.holders_of(channel);
        Ok((NewTalk { game, channel, at_ms, seat, player, name, words, holders, message }, allowed))
    }

    /// Tells the author that a message is on disk, and everybody who may read it what it says.
    fn tell_talk(&mut self, author: Option<Audience>, new: NewTalk, (seq, after): (TalkSeq, Seq)) {
        let NewTalk { channel, at_ms, seat, name, words, holders, message: id, .. } = new;
        let access = self.game.talk_access();
        let readers = access.readers_of(Overheard { channel, after, holders: &holders });
        self.talk.last.get_or_insert_default().insert(channel, seq);
        self.services.metrics.said(channel);
        let messages = vec![TalkMessage { seq, at_ms, after, seat, name, words }];
        let mut page = TalkPage { channel, messages };
        self.hide_names(&mut page);
        let talk = (Audience::Readers(readers), GameMessage::Talk { page });
        self.talk.access.get_or_insert(access);
        match author {
            Some(author) => {
                let said = (author, GameMessage::Said { id, channel, seq });
                self.members.send_two(&self.game.stored.seats, said, talk);
            }
            None => self.send(talk.0, talk.1),
        }
    }

    /// Takes out the words of a message of this player once the game is over, and tells all who have heard it.
    ///
    /// # Errors
    /// When the game goes on, or the player has said no such words.
    pub(in crate::game) async fn blank(
        &mut self,
        player: PlayerId,
        channel: Channel,
        seq: TalkSeq,
    ) -> Result<(), TableError> {
        if !self.game.talk_access().is_over() {
            return Err(Refusal::WordsStand.into());
        }
        if !self.services.store.blank(self.id(), channel, seq, player).await? {
            return Err(Refusal::NotYourWords.into());
        }
        let messages = self.services.store.talk_between(self.id(), channel, seq..=seq).await?;
        let (page, access) = (StoredPage { channel, messages }, self.game.talk_access());
        self.read_talk().await?;
        self.tell_heard(
            &page,
            |reader| access.insider(reader),
            |reader, message| access.hears(reader, message),
        );
        Ok(())
    }

    /// Shows the host a message that a player has read, with those around it.
    ///
    /// # Errors
    /// When the player has not read it, gives no reason, or has reported as much today as a player may.
    pub(in crate::game) async fn report(
        &mut self,
        reporter: &Player,
        report: &ReportRequest,
    ) -> Result<(), TableError> {
        let ReportRequest { channel, seq, reason } = report;
        let Words::Text(reason) =
            cleaned(Words::Text(reason.clone()), TalkRule::All, self.game.stored.settings.board())?
        else {
            return Err(Refusal::TextEmpty.into());
        };
        let half = MESSAGES_AROUND / 2;
        let around = seq.saturating_sub(half)..=seq.saturating_add(half);
        let messages = self.services.store.talk_between(self.id(), *channel, around).await?;
        let access = self.game.talk_access();
        self.read_talk().await?;
        let read = self.heard(&StoredPage { channel: *channel, messages }, |message| {
            access.hears(Some(reporter.id), message)
        });
        let messages = read.map(|page| page.messages).unwrap_or_default();
        if messages.iter().all(|message| message.seq != *seq) {
            return Err(Refusal::NotFound { what: Missing::Message }.into());
        }
        let seats = &self.game.stored.seats;
        let own = seats.held_by(reporter.id).find_map(|seat| seats.names().remove(&seat));
        let watcher = || distinct_name(seats, reporter.id, reporter.name.as_str().to_owned());
        let contents = ReportContents {
            channel: *channel,
            seq: *seq,
            reporter: own.unwrap_or_else(watcher),
            reason,
            messages,
        };
        let report = NewReport { game: self.id().clone(), at_ms: self.now(), player: reporter.id, contents };
        if self.services.store.report(report).await? {
            Ok(())
        } else {
            Err(Refusal::TooManyReports { limit: MAX_REPORTS_A_DAY }.into())
        }
    }

    /// Reads which messages there are, if the room does not know.
    async fn read_talk(&mut self) -> Result<(), StoreError> {
        if self.talk.last.is_none() {
            let pages = self.services.store.talk(self.id(), TalkSince::default()).await?;
            self.talk.last = Some(last_messages(&pages));
        }
        Ok(())
    }

    /// The talk that a member may read; `None` until the room knows.
    pub(super) fn readable_talk(&self, member: &Member) -> Option<ReadableTalk> {
        let access = self.game.talk_access();
        let mut last = self.talk.last.clone()?;
        last.retain(|&channel, _| access.may_read(member.player, channel));
        Some(ReadableTalk {
            last,
            listener: access.listener(member.player),
            hides_names: self.hides_names(&access),
        })
    }

    /// The messages that a member may read and has not seen.
    pub(super) async fn unseen_talk(
        &mut self,
        member: &Member,
        since: &TalkSince,
    ) -> Result<Vec<TalkPage>, StoreError> {
        if self.game.talk_rule() == TalkRule::None && !self.game.stored.settings.has_treaties() {
            return Ok(Vec::new());
        }
        let access = self.game.talk_access();
        let is_unseen = |channel: Channel, seq: TalkSeq| {
            seq > since.of(channel) && access.may_read(member.player, channel)
        };
        let mut pages = match &self.talk.last {
            Some(last) if !last.iter().any(|(&channel, &last)| is_unseen(channel, last)) => Vec::new(),
            Some(_) => self.services.store.talk(self.id(), since.clone()).await?,
            None => {
                let pages = self.services.store.talk(self.id(), TalkSince::default()).await?;
                self.talk.last = Some(last_messages(&pages));
                pages
            }
        };
        if self.talk.last.as_ref().is_some_and(|last| !last.is_empty()) {
            self.talk.access.get_or_insert_with(|| access.clone());
        }
        pages
            .iter_mut()
            .for_each(|page| page.messages.retain(|stored| is_unseen(page.channel, stored.message.seq)));
        let heard = |page: &StoredPage| self.heard(page, |message| access.hears(member.player, message));
        Ok(pages.iter().filter_map(heard).collect())
    }

    /// Tells members what was said that they may read only now: they are out, have left or taken a seat, or
    /// the game is over. Where names were hidden, everything is told again with names at the end.
    pub(super) async fn reveal_talk(&mut self) -> Result<(), StoreError> {
        let Some(before) = &self.talk.access else { return Ok(()) };
        let now = self.game.talk_access();
        if *before == now {
            return Ok(());
        }
        let before = before.clone();
        self.talk.access = Some(now.clone());
        let shows_names = self.hides_names(&before) && !self.hides_names(&now);
        let may_be_news = |member: &Member, channel: Channel| {
            now.reveals(&before, member.player, channel)
                || (shows_names && now.may_read(member.player, channel))
        };
        let last = self.talk.last.clone().unwrap_or_default();
        if !self.members.any(|member| last.keys().any(|&channel| may_be_news(member, channel))) {
            return Ok(());
        }
        let is_news = |reader: Option<PlayerId>, message: Overheard<'_, PlayerId>| {
            now.hears(reader, message) && (shows_names || !before.hears(reader, message))
        };
        let key = |reader: Option<PlayerId>| now.insider(reader).or_else(|| before.insider(reader));
        for page in self.services.store.talk(self.id(), TalkSince::default()).await? {
            self.tell_heard(&page, key, is_news);
        }
        self.reveal_treaties(&before, &now);
        Ok(())
    }

    /// Tells each member the messages of a page from the store that they hear. Members with the same key hear the same.
    fn tell_heard(
        &mut self,
        page: &StoredPage,
        key: impl Fn(Option<PlayerId>) -> Option<PlayerId>,
        is_heard: impl Fn(Option<PlayerId>, Overheard<'_, PlayerId>) -> bool,
    ) {
        let readers: HashSet<Option<PlayerId>> = self.members.people().map(&key).collect();
        let heard = |&reader: &Option<PlayerId>| {
            Some((reader, self.heard(page, |message| is_heard(reader, message))?))
        };
        let told: HashMap<_, TalkPage> = readers.iter().filter_map(heard).collect();
        let message =
            |reader: &Option<PlayerId>| told.get(reader).cloned().map(|page| GameMessage::Talk { page });
        self.members.send_each(|member| key(member.player), message);
    }

    /// The heard messages of a page from the store, as its readers know it; `None` for nothing. What is on disk and has not
    /// been told yet is told to all when its turn comes.
    fn heard(
        &self,
        page: &StoredPage,
        is_heard: impl Fn(Overheard<'_, PlayerId>) -> bool,
    ) -> Option<TalkPage> {
        let channel = page.channel;
        let last = *self.talk.last.as_ref()?.get(&channel)?;
        let is_told = |stored: &&StoredMessage| {
            let StoredMessage { message, holders } = stored;
            message.seq <= last && is_heard(Overheard { channel, after: message.after, holders })
        };
        let messages: Vec<_> =
            page.messages.iter().filter(is_told).map(|stored| stored.message.clone()).collect();
        let mut page = TalkPage { channel, messages };
        self.hide_names(&mut page);
        (!page.messages.is_empty()).then_some(page)
    }

    /// Whether readers do not learn the names of authors.
    fn hides_names(&self, access: &TalkAccess<PlayerId>) -> bool {
        self.game.stored.settings.hides_names() && !access.is_over()
    }

    fn hide_names(&self, page: &mut TalkPage) {
        if self.hides_names(&self.game.talk_access()) {
            page.messages.iter_mut().for_each(|message| message.name.clear());
        }
    }
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
