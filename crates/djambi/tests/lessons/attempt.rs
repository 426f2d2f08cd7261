//! A learner's attempt at a lesson, by the rules of the crate.

use djambi::{Controller, Move, Piece, Position, Rules, SQUARE9, Seat, SeatSet, Square, StoryEvent};

use crate::lesson::{Condition, Lesson, Moment};

/// What an attempt has come to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    Open,
    Done { stars: u8 },
    Failed { mistake: String },
}

/// An attempt: the position, and what has happened since the lesson began.
#[derive(Clone, Debug)]
pub(crate) struct Attempt<'a> {
    lesson: &'a Lesson,
    pub(crate) position: Position,
    pub(crate) own_turns: usize,
    pub(crate) verdict: Verdict,
    /// Whether a reply spared the learner's chief, which it could have killed.
    pub(crate) is_spared: bool,
    killed: Vec<Piece>,
    encircled: SeatSet,
}

impl<'a> Attempt<'a> {
    /// The attempt before its first turn.
    pub(crate) fn new(lesson: &'a Lesson) -> Self {
        let position = Position::parse(&lesson.position, &Rules::CLASSIC).expect("a position");
        assert_eq!(position.to_string(), lesson.position, "{}: in its usual form", lesson.name);
        assert_eq!(position.turn().name(), lesson.learner, "{}", lesson.name);
        let killed = Vec::new();
        let encircled = SeatSet::default();
        Self { lesson, position, own_turns: 0, verdict: Verdict::Open, is_spared: false, killed, encircled }
    }

    /// The turns that the page offers: those within the drawn part, of the pieces that may move.
    pub(crate) fn allowed(&self) -> Vec<Move> {
        let roles = &self.lesson.roles;
        let is_free = |mv: &Move| {
            let piece = mv.from().and_then(|from| self.position.piece_at(from));
            roles.is_empty() || piece.is_some_and(|piece| roles.iter().any(|role| role == piece.role.name()))
        };
        let moves = self.position.legal_moves(&Rules::CLASSIC).into_iter();
        moves.filter(is_free).filter(|mv| self.drawn(*mv) == named(*mv).count()).collect()
    }

    /// The attempt after a turn of the learner and the replies to it.
    pub(crate) fn play(&self, mv: Move) -> Self {
        let mut next = self.clone();
        next.turn(mv);
        next.own_turns += 1;
        next.judge(Moment::AtOnce);
        while next.verdict == Verdict::Open && !next.is_learners_turn() {
            let reply = next.reply();
            let could_kill = next.could_kill_learner();
            next.turn(reply);
            next.is_spared |= could_kill && next.position.alive().contains(player(&next.lesson.learner));
            next.judge(Moment::Replying);
        }
        next.judge(Moment::AfterReplies);
        next
    }

    fn turn(&mut self, mv: Move) {
        for event in self.position.story(&Rules::CLASSIC, mv) {
            match event {
                StoryEvent::Killed { piece, .. } => self.killed.push(piece),
                StoryEvent::Encircled { seat, .. } => self.encircled.insert(seat),
                _ => {}
            }
        }
        self.position = self.position.play(&Rules::CLASSIC, mv).expect("a legal turn");
    }

    fn is_learners_turn(&self) -> bool {
        self.position.is_over() || self.position.turn().name() == self.lesson.learner
    }

    /// Whether the player to move can kill the learner's chief.
    fn could_kill_learner(&self) -> bool {
        let threats = self.position.threats_to_chief(&Rules::CLASSIC, player(&self.lesson.learner));
        let own = self.position.controlled_by(self.position.turn());
        threats.iter().any(|threat| own.contains(threat.from))
    }

    /// The first reply that is legal. It is either seen as a whole or not at all.
    fn reply(&self) -> Move {
        let legal = |text: &String| {
            let mv = self.position.parse_move(text).ok()?;
            self.position.is_legal(&Rules::CLASSIC, mv).then_some(mv)
        };
        let reply = self.lesson.replies.iter().find_map(legal);
        let mv = reply.unwrap_or_else(|| panic!("{}: no reply on {}", self.lesson.name, self.position));
        let drawn = self.drawn(mv);
        assert!(drawn == 0 || drawn == named(mv).count(), "{}: half a reply is drawn", self.lesson.name);
        mv
    }

    /// How many squares of a turn are drawn.
    fn drawn(&self, mv: Move) -> usize {
        let squares = self.lesson.squares();
        named(mv).filter(|square| squares.iter().any(|name| name == SQUARE9.square_name(*square))).count()
    }

    fn judge(&mut self, moment: Moment) {
        let Lesson { mistakes, judged, success, stars, .. } = self.lesson;
        if self.verdict != Verdict::Open {
            return;
        }
        let failed = |mistake: &str| Verdict::Failed { mistake: mistake.to_owned() };
        let made = mistakes.iter().find(|mistake| !mistake.is_of_the_end() && self.all_hold(&mistake.when));
        if let Some(mistake) = made {
            self.verdict = failed(&mistake.name);
        } else if moment == *judged && self.all_hold(success) {
            let lost = stars.iter().filter(|most| self.own_turns > **most).count();
            self.verdict = Verdict::Done { stars: 3 - lost as u8 };
        } else if moment == Moment::AfterReplies && self.own_turns >= stars[2] {
            let told =
                mistakes.iter().find(|mistake| mistake.is_of_the_end() && self.all_hold(&mistake.when));
            self.verdict = failed(told.map_or("too_many_turns", |mistake| &mistake.name));
        }
    }

    fn all_hold(&self, conditions: &[Condition]) -> bool {
        conditions.iter().all(|condition| self.holds(condition))
    }

    fn holds(&self, condition: &Condition) -> bool {
        let position = &self.position;
        let is =
            |piece: &Piece, army: &str, role: &str| piece.army.name() == army && piece.role.name() == role;
        match condition {
            Condition::Killed { army, role } => self.killed.iter().any(|piece| is(piece, army, role)),
            Condition::At { square, army, role } => {
                position.piece_at(on(square)).is_some_and(|piece| is(&piece, army, role))
            }
            Condition::Corpse { square } => position.corpses().contains(on(square)),
            Condition::Alive { seat } => position.alive().contains(player(seat)),
            Condition::Out { seat } => !position.alive().contains(player(seat)),
            Condition::Encircled { seat } => self.encircled.contains(player(seat)),
            Condition::InPower { seat } => position.in_power() == Some(player(seat)),
            Condition::NotInPower { seat } => position.in_power() != Some(player(seat)),
            Condition::Commands { seat, army } => {
                position.controller(player(army)) == Controller::Seat(player(seat))
            }
            Condition::Wins { seat } => position.winner() == Some(player(seat)),
        }
    }
}

/// The squares that a turn names.
fn named(mv: Move) -> impl Iterator<Item = Square> {
    [mv.from(), mv.to(), mv.exit(), mv.victim(), mv.placement()].into_iter().flatten()
}

fn on(square: &str) -> Square {
    SQUARE9.square(square).unwrap_or_else(|| panic!("no square {square}"))
}

fn player(seat: &str) -> Seat {
    Seat::from_name(seat).unwrap_or_else(|| panic!("no seat {seat}"))
}
