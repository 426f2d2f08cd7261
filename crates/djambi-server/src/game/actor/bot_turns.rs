//! The turns of bots and their answers to offers of draws, those that stand in for persons included.

use std::time::Duration;

use djambi::{Seat, SeatSet};
use djambi_engine::DrawStance;
use djambi_protocol::{EventKind, Level, Phase, Seq};

use super::Actor;
use super::parts::Parts;
use super::state::Performed;
use super::state::RoomState;
use crate::env;
use crate::game::bot_driver::{AfterFailure, Pace, PeopleOfGame, Question, Thinking};
use crate::game::bots::{Found, SearchRequest};
use crate::store::StoreError;

impl Actor {
    /// Starts the search of the bot that is to answer an offer of a draw or to move, if one is and none
    /// thinks.
    pub(super) fn let_bot_think(&mut self) {
        if self.room.bots.thinking().is_none()
            && let Some(question) = self.next_question()
            && let Some((thinking, mut request)) = self.room.search(question)
        {
            if question.1 == Question::Turn {
                request.spend(self.parts.speeches.spent(question.0));
            }
            let at = self.room.log().seq();
            let pace = self.room.pace();
            self.room.bots.start(thinking, at, request, pace);
        }
    }

    /// The seat that is next to think, as a bot does, and what about. Who is about to answer a proposal does so before
    /// it plays.
    fn next_question(&self) -> Option<(Seat, Question)> {
        let live = &self.room.game.live;
        if let Phase::Waiting | Phase::Over = live.phase() {
            return None;
        }
        let Parts { talk, speeches, .. } = &self.parts;
        let speaks = |seat| talk.has_acts_for(seat) || speeches.has_answer_of(seat);
        let answer = live.unanswered().map(|owed| (owed.seat, Question::Draw(owed.of)));
        let turn = live.to_move().filter(|&seat| live.phase() == Phase::Playing && !speaks(seat));
        answer.or_else(|| Some((turn?, Question::Turn)))
    }

    /// Does what a search that began after the event `at` has found.
    pub(super) async fn bot_found(&mut self, at: Seq, found: Option<Found>) -> Result<(), StoreError> {
        let room = &mut self.room;
        let talk = &self.parts.talk;
        // An event during the search, such as a resignation, makes its result useless; then a new search
        // starts.
        // So does an act by which the bot may have promised something meanwhile. Acts of others do not, lest they
        // show by the time that the bot takes, or keep it from playing.
        if let Some(Thinking { seat, about, bound_by }) = room.bots.finish()
            && at == room.log().seq()
            && !talk.has_acts_for(seat)
            && bound_by == room.game.bound_by(seat)
        {
            let has_acts = talk.has_acts();
            let performed = match about {
                Question::Turn => room.bot_turn(seat, found.as_ref(), has_acts),
                Question::Draw(of) => room.bot_answer(seat, of, found.as_ref(), has_acts),
            };
            if let Some(performed) = performed {
                self.append_and_tell(performed).await?;
                if let Some(gain) = found.and_then(|found| found.breach_gain) {
                    let thoughts = self.room.game.thoughts_of_breach(seat, gain);
                    self.carry_out(thoughts).await?;
                }
            }
        }
        self.go_on().await
    }
}

impl RoomState {
    /// The search for a bot that is asked this; `None` where no bot plays at the seat.
    fn search(&self, (seat, about): (Seat, Question)) -> Option<(Thinking, SearchRequest)> {
        let game = &self.game;
        let level = self.level(seat)?;
        let mut request = SearchRequest::new(game.live.game(), self.people(), level, env::random_seed());
        if about == Question::Turn {
            request.dealing = game.dealing_of_turn(seat);
        }
        request.holder = game.stored.host;
        request.network = self.members.network(game.stored.host);
        if let Some(limit) = game.live.thinking_limit(self.now()) {
            request.time = request.time.min(Duration::from_millis(limit));
        }
        Some((Thinking { seat, about, bound_by: game.bound_by(seat) }, request))
    }

    /// The answer of a bot to the person who agreed to a draw in the event `of`.
    fn bot_answer(
        &mut self,
        seat: Seat,
        of: Seq,
        found: Option<&Found>,
        has_acts: bool,
    ) -> Option<Performed> {
        let agrees = found.is_some_and(|found| found.draws[seat] > DrawStance::Refuses);
        let kind = if agrees { EventKind::AgreeDraw { seat } } else { EventKind::Decline { seat, of } };
        let performed = self.perform(kind, 0, has_acts);
        if let Err(refusal) = &performed {
            tracing::error!(game = %self.id(), %seat, ?refusal, "a bot's answer is refused");
        }
        performed.ok()
    }

    /// The event that follows a bot's search: its turn, any turn after too many failed searches, or none, after which
    /// the bot is asked again. It never resigns, because it may stand in for a person.
    fn bot_turn(&mut self, seat: Seat, found: Option<&Found>, has_acts: bool) -> Option<Performed> {
        if let Some(&Found { mv, ref draws, .. }) = found {
            let turn = EventKind::Turn { seat, r#move: self.game.live.text_of(mv) };
            match self.perform(turn, 0, has_acts) {
                Ok(performed) => {
                    let next = self.log().seq() + 1;
                    self.bots.played(seat, next, draws[seat]);
                    return Some(performed);
                }
                Err(refusal) => {
                    tracing::error!(game = %self.id(), %seat, ?mv, ?refusal, "a bot's turn is illegal");
                }
            }
        }
        if self.bots.failed() != AfterFailure::PlayAny {
            return None;
        }
        tracing::error!(game = %self.id(), %seat, "a bot plays any turn, because it finds none");
        let game = self.game.live.game();
        let any = *game.position().legal_moves(game.rules()).first()?;
        let turn = EventKind::Turn { seat, r#move: self.game.live.text_of(any) };
        self.perform(turn, 0, has_acts).ok()
    }

    /// The level of the bot at a seat, if there is one.
    fn level(&self, seat: Seat) -> Option<Level> {
        self.game.stored.seats.bot(seat)
    }

    /// The seats of people.
    fn people(&self) -> SeatSet {
        self.game.stored.seats.persons()
    }

    /// The pace of the bots, by the people who play and those who look.
    fn pace(&self) -> Pace {
        let people = self.people();
        let living: SeatSet = self.game.live.alive().iter().filter(|&seat| people.contains(seat)).collect();
        // A bot that waited would cost a person time.
        let has_clock = self.game.live.deadline().is_some();
        let playing = living.iter().filter(|&seat| has_clock || self.level(seat).is_none()).collect();
        Pace::of(PeopleOfGame { all: people, living, playing }, self.members.people().count())
    }
}
