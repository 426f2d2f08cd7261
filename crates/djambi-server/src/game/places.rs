//! The place of each player in a game, with the acts that are open to them.

use std::collections::BTreeMap;

use djambi::{Seat, SeatSet};
use djambi_protocol::{
    Channel, Filling, OpenAct, OpenAnswer, OpenOffer, OpenSeat, OpenTalk, OpenWhispers, Phase, Refusal,
    TalkRule, TreatyRule, Words, You, YouMay,
};
use djambi_table::TalkAccess;

use super::again::is_finished;
use super::dealers::Dealers;
use super::members::Follower;
use super::snapshot::GameSnapshot;
use crate::identity::PlayerId;
use crate::store::{LostSeat, Removal, SeatRow, StoredGame};

/// The acts that are open in a game at one moment, from which the place of each player follows.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct OpenActs {
    /// The acts of each seat that a person holds.
    seats: BTreeMap<Seat, SeatActs>,
    /// The offers that wait for the answers of seats.
    answers: Vec<OpenAnswer>,
    /// Whether those who hold a seat may ask to play again.
    may_play_again: bool,
    /// The seats with players whom the host may remove.
    removable: SeatSet,
    /// The seats at which somebody may sit down, each with the player for whom it is kept, and until when.
    free: Vec<(Seat, Option<(PlayerId, u64)>)>,
    /// The seats that may still change hands.
    movable: SeatSet,
    /// Why somebody without an account may not sit down, if that is so.
    guests: Option<Refusal>,
    phase: Phase,
    /// The seats whose players have said that they are ready.
    ready: SeatSet,
    /// What follows when the host lets bots take the free seats, if they may.
    filling: Option<Filling>,
    talk: TalkAccess<PlayerId>,
}

/// The acts that are open to a seat.
#[derive(Clone, PartialEq, Eq)]
struct SeatActs {
    may_play: bool,
    may_resign: bool,
    may_agree_draw: bool,
    offers: Vec<OpenOffer>,
    treaties: Vec<OpenAct>,
}

/// A player's part in a game at one moment: those who have it in common have the same place.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Role {
    held: SeatSet,
    is_host: bool,
    is_removed: bool,
    lost: Option<Seat>,
    is_stranger: bool,
    has_account: bool,
}

impl GameSnapshot {
    /// The acts that are open in the game now. `absences` has from when a bot may stand in for each person who is away, in
    /// milliseconds on the timeline of events.
    pub(super) fn open_acts(&self, absences: &BTreeMap<Seat, u64>) -> OpenActs {
        let live = &self.live;
        let dealers = self.dealers();
        let talk = self.talk_access();
        let is_final = |seat| self.stays_over() && !live.alive().contains(seat);
        let acts = |seat| SeatActs {
            may_play: live.may_play(seat),
            may_resign: live.may_resign(seat),
            may_agree_draw: live.may_agree_draw(seat),
            treaties: self.open_treaties(seat, dealers, &talk),
            offers: if is_final(seat) { Vec::new() } else { live.open_offers(seat, absences) },
        };
        let seats = self.stored.seats.held().map(|(seat, _)| (seat, acts(seat))).collect();
        OpenActs {
            seats,
            answers: live.open_answers(),
            may_play_again: is_finished(&self.stored, live),
            removable: self.removable_seats(),
            free: self.free_seats(),
            movable: self.movable_seats(),
            guests: self.stored.settings.table.rated.then_some(Refusal::RatedNeedsAccount),
            phase: live.phase(),
            ready: self.stored.seats.ready(),
            filling: self.filling(),
            talk,
        }
    }

    /// The acts about treaties that are open to a seat.
    fn open_treaties(&self, seat: Seat, dealers: Dealers, talk: &TalkAccess<PlayerId>) -> Vec<OpenAct> {
        if !dealers.persons.contains(seat) {
            return Vec::new();
        }
        let takes_acts = |channel| talk.takes_acts(seat, channel);
        self.treaties.open_acts(seat, dealers.partners(seat), takes_acts, self.live.game())
    }

    /// The seats at which somebody may sit down, each with the player for whom it is kept, and until when.
    fn free_seats(&self) -> Vec<(Seat, Option<(PlayerId, u64)>)> {
        let stored = &self.stored;
        let persons = stored.seats.persons();
        let is_free = |seat: &Seat| persons.contains(*seat) && stored.seats.holder(*seat).is_none();
        match self.live.phase() {
            Phase::Waiting => self.live.players().iter().filter(is_free).map(|seat| (seat, None)).collect(),
            Phase::Playing | Phase::Paused => {
                self.live.open_seats().iter().map(|seat| (seat, self.reserved(seat))).collect()
            }
            Phase::Over => Vec::new(),
        }
    }

    /// The seats of a waiting table that have a player.
    pub(super) fn removable_seats(&self) -> SeatSet {
        let is_taken = |seat: &Seat| self.stored.seats.get(*seat).is_some_and(|row| !row.is_free());
        let seats = self.live.players().iter().filter(is_taken).collect();
        if self.live.phase() == Phase::Waiting { seats } else { SeatSet::default() }
    }

    /// What follows when the host lets bots take the free seats; `None` if nobody may.
    fn filling(&self) -> Option<Filling> {
        let StoredGame { settings, seats, host, .. } = &self.stored;
        if self.live.phase() != Phase::Waiting || settings.table.rated || !seats.rows().any(SeatRow::is_free)
        {
            return None;
        }
        // A game that is appointed begins at its time.
        let is_alone =
            seats.players().all(|player| *host == Some(player)) && self.stored.appointment().is_none();
        Some(if is_alone { Filling::Alone } else { Filling::Together })
    }

    /// For which player an open seat is kept, and until when, in milliseconds on the timeline of events.
    pub(super) fn reserved(&self, seat: Seat) -> Option<(PlayerId, u64)> {
        let of_seat = |(&player, lost): (&PlayerId, LostSeat)| {
            (lost.seat == seat).then(|| (player, self.live.kept_until(lost.at_ms)))
        };
        let lost = self.stored.visits.iter().filter_map(|(player, visit)| Some((player, visit.lost?)));
        lost.filter_map(of_seat).max_by_key(|&(_, until)| until)
    }

    /// The seat that a player has lost by time, if nobody has taken it since.
    pub(super) fn lost_seat(&self, player: PlayerId) -> Option<Seat> {
        let lost = self.stored.visits.get(&player)?.lost?;
        self.live.open_seats().contains(lost.seat).then_some(lost.seat)
    }

    /// Whether the host has removed a player from the table, who may sit there no more.
    pub(super) fn is_removed(&self, player: PlayerId) -> bool {
        self.stored.visits.get(&player).is_some_and(|visit| visit.removal == Removal::Barred)
    }

    /// The role of somebody who follows the game.
    pub(super) fn role(&self, Follower { player, has_account }: Follower) -> Role {
        let stored = &self.stored;
        Role {
            held: player.into_iter().flat_map(|player| stored.seats.held_by(player)).collect(),
            is_host: player.is_some() && stored.host == player,
            is_removed: player.is_some_and(|player| self.is_removed(player)),
            lost: player.and_then(|player| self.lost_seat(player)),
            is_stranger: player.is_none(),
            has_account,
        }
    }

    /// The place of those who have this role, while these acts are open.
    pub(super) fn place(&self, role: Role, acts: &OpenActs) -> You {
        let Role { held, is_host, is_removed, lost, .. } = role;
        let mine = || acts.seats.iter().filter(|(seat, _)| held.contains(**seat));
        let seats =
            |may: fn(&SeatActs) -> bool| mine().filter(move |(_, acts)| may(acts)).map(|(&seat, _)| seat);
        let movable = |is_held| acts.movable.iter().filter(|&seat| held.contains(seat) == is_held).collect();
        let may = YouMay {
            play: seats(|acts| acts.may_play).collect(),
            resign: seats(|acts| acts.may_resign).collect(),
            agree_draw: seats(|acts| acts.may_agree_draw).collect(),
            offer: mine().flat_map(|(_, acts)| acts.offers.clone()).collect(),
            answer: acts.answers.iter().copied().filter(|answer| held.contains(answer.seat)).collect(),
            act: mine().flat_map(|(_, acts)| acts.treaties.clone()).collect(),
            sit: acts.sit(role),
            stand: movable(true),
            ready: self.open_ready(held, acts.ready).filter(|_| acts.phase == Phase::Waiting),
            invite: if is_host { movable(false) } else { Vec::new() },
            remove: acts.removable.iter().filter(|seat| is_host && !held.contains(*seat)).collect(),
            fill: acts.filling.filter(|_| is_host),
            cancel: is_host
                && acts.phase == Phase::Waiting
                && self.stored.settings.table.appointed_ms.is_some(),
            again: acts.may_play_again && !held.is_empty(),
            talk: self.open_talk(role, &acts.talk),
        };
        You { held: held.iter().collect(), host: is_host, removed: is_removed, lost, may }
    }

    /// How who holds these seats may change whether they are ready, of the seats that are.
    pub(super) fn open_ready(&self, held: SeatSet, ready: SeatSet) -> Option<bool> {
        let is_ready = held.iter().all(|seat| ready.contains(seat));
        // Who is not ready may say so; where that is asked, it may be taken back.
        let is_asked = !is_ready || self.stored.settings.is_in_real_time();
        (is_asked && !held.is_empty()).then_some(!is_ready)
    }

    /// Whether two roles at two moments have other places.
    pub(super) fn differ(&self, before: (Role, &OpenActs), now: (Role, &OpenActs)) -> bool {
        let is_same = before.0 == now.0 && before.1.are_same_for(now.1, now.0);
        !is_same && self.place(before.0, before.1) != self.place(now.0, now.1)
    }

    /// The part of the talk that is open to a role.
    fn open_talk(&self, role: Role, access: &TalkAccess<PlayerId>) -> Option<OpenTalk> {
        let max_characters = match self.talk_rule() {
            TalkRule::None if !self.stored.settings.has_treaties() => return None,
            TalkRule::None => {
                return Some(OpenTalk { read: vec![Channel::Table], ..OpenTalk::default() });
            }
            TalkRule::Signs => 0,
            TalkRule::All => Words::MAX_CHARACTERS,
        };
        let reads = |channel: &Channel| access.readers(*channel).include(role.held);
        let writes = |channel: &Channel| !role.is_stranger && access.speaker(role.held, *channel).is_some();
        let whispers = |seat: Seat| Some((seat, access.partners(role.held)?));
        let living = role.held.iter().find(|&seat| self.live.alive().contains(seat));
        let whisper = living.and_then(whispers).map(|(seat, partners)| OpenWhispers {
            seat,
            with: partners.iter().collect(),
            max_seats: access.max_private_seats(),
            treaties: self.stored.settings.press.treaties == TreatyRule::Secret,
        });
        Some(OpenTalk {
            read: Channel::PUBLIC.into_iter().filter(reads).collect(),
            write: Channel::PUBLIC.into_iter().filter(writes).collect(),
            whisper,
            blank: !role.is_stranger && access.is_over(),
            max_characters,
        })
    }

    /// The rule of the talk at the table.
    pub(super) fn talk_rule(&self) -> TalkRule {
        self.stored.settings.table.talk
    }
}

impl OpenActs {
    /// Whether those who have this role have the same place at another moment, as far as that can be seen
    /// without making the places.
    fn are_same_for(&self, other: &Self, role: Role) -> bool {
        let answers = |acts: &Self| {
            let theirs = acts.answers.iter().filter(|answer| role.held.contains(answer.seat));
            theirs.copied().collect::<Vec<_>>()
        };
        role.held.iter().all(|seat| self.seats.get(&seat) == other.seats.get(&seat))
            && answers(self) == answers(other)
            && (&self.free, self.movable, self.removable) == (&other.free, other.movable, other.removable)
            && (self.may_play_again, self.phase) == (other.may_play_again, other.phase)
            && role.held.iter().all(|seat| self.ready.contains(seat) == other.ready.contains(seat))
            && (&self.talk, self.filling) == (&other.talk, other.filling)
    }

    /// The seats at which those who have this role may sit down.
    fn sit(&self, role: Role) -> Vec<OpenSeat> {
        if role.is_removed {
            return Vec::new();
        }
        // During the game, who holds a seat takes none but the one that they have lost.
        let is_seated = !role.held.is_empty() && self.phase != Phase::Waiting;
        let may_sit = |free: &&(Seat, Option<(PlayerId, u64)>)| !is_seated || role.lost == Some(free.0);
        let refusal = self.guests.as_ref().filter(|_| !role.has_account);
        let not_yet = refusal.map(|refusal| refusal.code().to_owned());
        let open = |&(seat, kept): &(Seat, Option<(PlayerId, u64)>)| {
            let until = kept.map(|(_, until)| until).filter(|_| role.lost != Some(seat));
            OpenSeat { seat, not_yet: not_yet.clone(), from_ms: until }
        };
        self.free.iter().filter(may_sit).map(open).collect()
    }
}
