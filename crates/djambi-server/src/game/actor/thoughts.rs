//! The thoughts of bots about treaties: they stand in the notebooks of their seats, which the end of a game opens.

use djambi::Seat;
use djambi_protocol::{Channel, CommandId, Deed, TalkMessage, TalkSeq, Thought, TreatyStanding, Words};
use djambi_table::TreatyId;

use super::effects::{Effect, Effects, Question};
use super::speeches::letters;
use super::state::RoomState;
use super::talking::Talk;
use crate::game::dealers::negotiates;
use crate::game::snapshot::GameSnapshot;
use crate::identity::PlayerId;
use crate::store::{Holders, NewTalk, StoredMessage, StoredPage};

impl GameSnapshot {
    /// Something that a bot says, as the store keeps it.
    pub(super) fn words_of_bot(
        &self,
        seat: Seat,
        channel: Channel,
        words: Words,
        message: CommandId,
    ) -> NewTalk {
        NewTalk {
            game: self.stored.settings.id.clone(),
            channel,
            at_ms: self.now(),
            seat: Some(seat),
            player: of_bot(seat),
            name: String::new(),
            words,
            holders: self.talk_access().holders_of(channel),
            message,
        }
    }

    /// The note of the reason of an act that a bot has done in a message with this number.
    pub(super) fn reason_of(&self, act: &NewTalk, seq: TalkSeq, deed: Option<Deed>) -> Option<Effect> {
        let (deed, seat, Words::Act(done)) = (deed?, act.seat?, &act.words) else { return None };
        let of = TreatyId { channel: act.channel, seq: done.kind.of().unwrap_or(seq) };
        self.thought(seat, of, deed, &format!("why-{}", act.message))
    }

    /// The notes of the treaties that a bot has broken with the last event, its turn, and of what it gained by that.
    pub(super) fn thoughts_of_breach(&self, seat: Seat, gain: i16) -> Effects {
        let event = self.log.seq();
        let is_broken = |state| state == TreatyStanding::Broken { by: seat, event };
        let broken = self.treaties.states().filter(|&(_, state)| is_broken(state));
        let thought = |of: TreatyId| {
            let id = format!("broke-{event}-{}-{}", letters(of.channel), of.seq);
            self.thought(seat, of, Deed::Broke { gain }, &id)
        };
        broken.filter_map(|(pact, _)| thought(pact.id())).collect()
    }

    /// The note of why a bot has done something about a treaty. `id` is that of the message; a bot that stands in for
    /// somebody notes nothing.
    fn thought(&self, seat: Seat, of: TreatyId, deed: Deed, id: &str) -> Option<Effect> {
        let is_bots = self.stored.seats.rows().any(|row| row.seat == seat && negotiates(row.kind));
        let is_known = self.treaties.states().any(|(pact, _)| pact.id() == of);
        let message = id.parse().ok().filter(|_| is_bots && is_known)?;
        let thought = Thought { channel: of.channel, of: of.seq, deed };
        let notebook = Channel::Private([seat].into_iter().collect());
        let new = self.words_of_bot(seat, notebook, Words::Thought(thought), message);
        Some(Effect::Ask(Box::new(Question { author: None, new, deed: None, allowed: Ok(()) })))
    }
}

impl Talk {
    /// A thought for those to whom it is open: for nobody while the game goes on.
    pub(super) fn told_thought(
        &self,
        channel: Channel,
        message: TalkMessage,
        holders: Holders,
        room: &RoomState,
    ) -> Effects {
        let access = room.game.talk_access();
        let page = StoredPage { channel, messages: vec![StoredMessage { message, holders }] };
        self.tell_heard(
            &page,
            room,
            |reader| access.insider(reader),
            |reader, said| access.hears(reader, said),
        )
    }
}

/// The author of what the bot of a seat says, in the store.
fn of_bot(seat: Seat) -> PlayerId {
    let mut bytes = [0; PlayerId::LENGTH];
    bytes[0] = u8::try_from(seat.index()).unwrap_or_default();
    PlayerId::new(bytes)
}
