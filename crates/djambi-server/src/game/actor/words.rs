//! Words that were said: they are taken out, and shown to the host.

use djambi_protocol::{Channel, Missing, Refusal, ReportRequest, Say, TalkRule, TalkSeq, Words};

use super::Actor;
use crate::game::members::MemberId;
use crate::game::seating::distinct_name;
use crate::game::table_error::TableError;
use crate::game::talk::cleaned;
use crate::identity::{Player, PlayerId};
use crate::store::{
    MAX_REPORTS_A_DAY, MESSAGES_AROUND, NewReport, ReportContents, ReportKind, StoreError, StoredPage,
};

impl Actor {
    /// Asks the store to keep what a member says, or refuses it. A watcher says it under this name, or one like it that
    /// nobody at the table has.
    pub(super) async fn say(&mut self, member: MemberId, name: String, say: Say) -> Result<(), StoreError> {
        let Some(player) = self.room.members.get(member).map(|member| member.player) else {
            self.room.members.refuse(member);
            return Ok(());
        };
        let effect = self.parts.talk.say((member, player), name, say, &self.room);
        self.carry_out([effect]).await
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
        if !self.room.game.talk_access().is_over() {
            return Err(Refusal::WordsStand.into());
        }
        if !self.services.store.blank(self.room.id(), channel, seq, player).await? {
            return Err(Refusal::NotYourWords.into());
        }
        Ok(self.tell_blanked(channel, seq).await?)
    }

    /// Tells all who have heard a message that its words are gone.
    pub(in crate::game) async fn tell_blanked(
        &mut self,
        channel: Channel,
        seq: TalkSeq,
    ) -> Result<(), StoreError> {
        let messages = self.services.store.talk_between(self.room.id(), channel, seq..=seq).await?;
        let page = StoredPage { channel, messages };
        let access = self.room.game.talk_access();
        self.parts.talk.read(&*self.services.store, &self.room.game).await?;
        let heard = self.parts.talk.tell_heard(
            &page,
            &self.room,
            |reader| access.insider(reader),
            |reader, message| access.hears(reader, message),
        );
        self.carry_out(heard).await
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
        let ReportRequest { channel, seq, cause, reason } = report;
        let Words::Text(reason) =
            cleaned(Words::Text(reason.clone()), TalkRule::All, self.room.game.stored.settings.board())?
        else {
            return Err(Refusal::TextEmpty.into());
        };
        let half = MESSAGES_AROUND / 2;
        let around = seq.saturating_sub(half)..=seq.saturating_add(half);
        let messages = self.services.store.talk_between(self.room.id(), *channel, around).await?;
        let access = self.room.game.talk_access();
        self.parts.talk.read(&*self.services.store, &self.room.game).await?;
        let page = StoredPage { channel: *channel, messages };
        let read =
            self.parts.talk.heard(&page, &self.room.game, |message| access.hears(Some(reporter.id), message));
        let messages = read.map(|page| page.messages).unwrap_or_default();
        let Some(reported) = messages.iter().find(|message| message.seq == *seq) else {
            return Err(Refusal::NotFound { what: Missing::Message }.into());
        };
        let (name, after) = (reported.name.clone(), reported.after);
        let seats = &self.room.game.stored.seats;
        let own = seats.held_by(reporter.id).find_map(|seat| seats.names().remove(&seat));
        let watcher = || distinct_name(seats, reporter.id, reporter.name.as_str().to_owned());
        let contents = ReportContents {
            channel: Some(*channel),
            seq: Some(*seq),
            name,
            reporter: own.unwrap_or_else(watcher),
            reason,
            messages,
        };
        let report = NewReport {
            game: Some(self.room.id().clone()),
            after,
            at_ms: self.room.now(),
            player: reporter.id,
            about: None,
            kind: ReportKind::Text,
            cause: *cause,
            contents,
        };
        if self.services.store.report(report).await? {
            Ok(())
        } else {
            Err(Refusal::TooManyReports { limit: MAX_REPORTS_A_DAY }.into())
        }
    }
}
