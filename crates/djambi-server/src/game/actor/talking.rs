//! Talk in a room: what members say, and who hears it.

use std::collections::BTreeMap;

use djambi_protocol::{
    Channel, GameMessage, Refusal, Say, TalkMessage, TalkPage, TalkRule, TalkSeq, TalkSince,
};
use djambi_table::{Author, TalkAccess, TalkPace};

use super::Actor;
use crate::failure::failure;
use crate::game::members::{Audience, Member, MemberId};
use crate::game::seating::distinct_name;
use crate::game::talk::cleaned;
use crate::identity::PlayerId;
use crate::store::{NewTalk, Said, StoreError};

/// What a room knows of its game's talk. The messages are in the store, which is not asked for those of games
/// in which nobody says anything, but once.
#[derive(Default)]
pub(super) struct Talk {
    /// The number of the last message of each channel that has any; `None` until it is read.
    last: Option<BTreeMap<Channel, TalkSeq>>,
    /// The access on which the members were told last what was said; `None` while nothing has been said.
    access: Option<TalkAccess<PlayerId>>,
    pace: TalkPace<PlayerId>,
}

impl Actor {
    /// Keeps what a member says, and tells those who may read it; or refuses it. A watcher says it under this
    /// name, or one like it that nobody at the table has.
    pub(super) async fn say(&mut self, member: MemberId, name: String, say: Say) -> Result<(), StoreError> {
        let Some(player) = self.members.get(member).map(|member| member.player) else {
            self.members.refuse(member);
            return Ok(());
        };
        let (author, id, channel) = (Audience::Connection(member), say.id.clone(), say.channel);
        let said = match self.new_talk(player, name, say) {
            Ok((new, allowed)) => self.keep_talk(author, new, allowed).await?,
            Err(refusal) => Err(refusal),
        };
        let answer = match said {
            Ok(None) => return Ok(()),
            Ok(Some(seq)) => GameMessage::Said { id, channel, seq },
            Err(refusal) => GameMessage::Refused { id, failure: failure(refusal), seq: self.log().seq() },
        };
        self.send(author, answer);
        Ok(())
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
    ) -> Result<(NewTalk, Result<(), Refusal>), Refusal> {
        let Say { id: message, channel, words } = say;
        let words = cleaned(words, self.game.talk_rule())?;
        let player = player.ok_or(Refusal::NotYourChannel)?;
        let (author, at_ms) = (self.talk_access().author(player, channel), self.now());
        let allowed = match author {
            None => Err(Refusal::NotYourChannel),
            Some(_) => self.talk.pace.check(player, at_ms),
        };
        let seat = author.and_then(|Author { seat }| seat);
        let stored = &self.game.stored;
        let name = match seat {
            Some(seat) => stored.seats.get(seat).map(|row| row.name.clone()).unwrap_or_default(),
            None => distinct_name(&stored.seats, player, name),
        };
        let game = self.id().clone();
        Ok((NewTalk { game, channel, at_ms, seat, player, name, words, message }, allowed))
    }

    /// Keeps a message and tells those who may read it. The number is that of a message that was kept before;
    /// it is acknowledged again even if its author may say nothing any more.
    async fn keep_talk(
        &mut self,
        author: Audience,
        new: NewTalk,
        allowed: Result<(), Refusal>,
    ) -> Result<Result<Option<TalkSeq>, Refusal>, StoreError> {
        let store = &self.services.store;
        let said = match &allowed {
            Ok(()) => Some(store.say(new.clone()).await?),
            Err(_) => store.said(new.clone()).await?,
        };
        Ok(match said {
            Some(Said::New(seq)) => {
                self.tell_talk(author, new, seq);
                Ok(None)
            }
            Some(Said::Repeated(seq)) => Ok(Some(seq)),
            Some(Said::Reused) => Err(Refusal::CommandReused),
            None => allowed.map(|()| None),
        })
    }

    /// Tells the author that a message is on disk, and everybody who may read it what it says.
    fn tell_talk(&mut self, author: Audience, new: NewTalk, seq: TalkSeq) {
        let NewTalk { channel, at_ms, seat, player, name, words, message: id, .. } = new;
        let access = self.talk_access();
        self.talk.pace.count(player, at_ms);
        self.talk.last.get_or_insert_default().insert(channel, seq);
        self.services.metrics.said(channel);
        let messages = vec![TalkMessage { seq, at_ms, seat, name, words }];
        let mut page = TalkPage { channel, messages };
        self.hide_names(&mut page);
        let said = (author, GameMessage::Said { id, channel, seq });
        let talk = (Audience::Readers(access.readers(channel)), GameMessage::Talk { page });
        self.talk.access.get_or_insert(access);
        self.members.send_two(&self.game.stored.seats, said, talk);
    }

    /// The last messages of the channels that a member may read, and whether names are hidden in them; `None`
    /// until the room knows.
    pub(super) fn readable_talk(&self, member: &Member) -> Option<(BTreeMap<Channel, TalkSeq>, bool)> {
        let access = self.talk_access();
        let mut last = self.talk.last.clone()?;
        last.retain(|&channel, _| access.may_read(member.player, channel));
        Some((last, self.hides_names(&access)))
    }

    /// The messages that a member may read and has not seen.
    pub(super) async fn unseen_talk(
        &mut self,
        member: &Member,
        since: &TalkSince,
    ) -> Result<Vec<TalkPage>, StoreError> {
        if self.game.talk_rule() == TalkRule::None {
            return Ok(Vec::new());
        }
        let access = self.talk_access();
        let is_unseen = |channel: Channel, last: TalkSeq| {
            last > since.of(channel) && access.may_read(member.player, channel)
        };
        let mut pages = match &self.talk.last {
            Some(last) if !last.iter().any(|(&channel, &last)| is_unseen(channel, last)) => Vec::new(),
            Some(_) => self.services.store.talk(self.id(), since.clone()).await?,
            None => {
                let pages = self.services.store.talk(self.id(), TalkSince::default()).await?;
                let last = |page: &TalkPage| Some((page.channel, page.messages.last()?.seq));
                self.talk.last = Some(pages.iter().filter_map(last).collect());
                pages
            }
        };
        if self.talk.last.as_ref().is_some_and(|last| !last.is_empty()) {
            self.talk.access.get_or_insert_with(|| access.clone());
        }
        pages.retain_mut(|page| {
            page.messages.retain(|message| is_unseen(page.channel, message.seq));
            self.hide_names(page);
            !page.messages.is_empty()
        });
        Ok(pages)
    }

    /// Tells members what was said in channels that they may read only now: they are out, have left or taken
    /// a seat, or the game is over. Where names were hidden, everything is told again with names at
    /// the end.
    pub(super) async fn reveal_talk(&mut self) -> Result<(), StoreError> {
        let Some(before) = &self.talk.access else { return Ok(()) };
        let now = self.talk_access();
        if *before == now {
            return Ok(());
        }
        let before = before.clone();
        self.talk.access = Some(now.clone());
        let shows_names = self.hides_names(&before) && !self.hides_names(&now);
        let is_news = |member: &Member, channel: Channel| {
            now.reveals(&before, member.player, channel)
                || (shows_names && now.may_read(member.player, channel))
        };
        let last = self.talk.last.clone().unwrap_or_default();
        if !self.members.any(|member| last.keys().any(|&channel| is_news(member, channel))) {
            return Ok(());
        }
        for mut page in self.services.store.talk(self.id(), TalkSince::default()).await? {
            let channel = page.channel;
            self.hide_names(&mut page);
            self.members.send_news(|member| is_news(member, channel), GameMessage::Talk { page });
        }
        Ok(())
    }

    /// The access to the talk now.
    fn talk_access(&self) -> TalkAccess<PlayerId> {
        let (live, stored) = (&self.game.live, &self.game.stored);
        TalkAccess::new(live.phase(), live.alive(), stored.seats.holders())
    }

    /// Whether readers do not learn the names of authors.
    fn hides_names(&self, access: &TalkAccess<PlayerId>) -> bool {
        self.game.stored.settings.hides_names() && !access.is_over()
    }

    fn hide_names(&self, page: &mut TalkPage) {
        if self.hides_names(&self.talk_access()) {
            page.messages.iter_mut().for_each(|message| message.name.clear());
        }
    }
}
