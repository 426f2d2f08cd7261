//! The deeds of a turn, as promises speak of them.

use alloc::vec::Vec;

use djambi::{
    Controller, Move, Occupant, Piece, Position, Role, Rules, Seat, SeatSet, Square, SquareSet, StoryEvent,
};

use crate::{Pieces, Promise};

/// The deeds of one turn, read from its story.
pub(crate) struct Deeds {
    /// The player whose turn it was.
    player: Seat,
    /// The piece that made the move; `None` for the forced pass.
    piece: Option<Piece>,
    /// The square that the piece left.
    from: Option<Square>,
    /// The square on which the piece ended, after an exit if there was one.
    end: Option<Square>,
    /// The square on which the player placed the victim.
    placement: Option<Square>,
    /// The pieces that were killed or relocated.
    harmed: Vec<Harmed>,
    /// The players and hostages whose chiefs died encircled.
    encircled: SeatSet,
    /// The squares of corpses that lay elsewhere or nowhere before.
    corpses: SquareSet,
    /// Whether the player's own chief was and is in the maze.
    chief_in_maze: Change,
}

/// A piece that a turn killed or relocated.
struct Harmed {
    piece: Piece,
    /// The player who commanded it before the turn.
    commander: Option<Seat>,
    was_killed: bool,
}

/// Something before and after a turn.
struct Change {
    before: bool,
    after: bool,
}

impl Deeds {
    /// The deeds of a legal move.
    pub(crate) fn of(before: &Position, rules: &Rules, mv: Move) -> Self {
        let story = before.story(rules, mv);
        let maze = before.geometry().maze();
        let player = before.turn();
        let in_maze = before.chief(player) == Some(maze);
        let mut deeds = Self {
            player,
            piece: mv.from().and_then(|from| before.piece_at(from)),
            from: mv.from(),
            end: None,
            placement: mv.placement(),
            harmed: Vec::new(),
            encircled: SeatSet::EMPTY,
            corpses: SquareSet::EMPTY,
            chief_in_maze: Change { before: in_maze, after: in_maze },
        };
        for event in story {
            deeds.add(before, event);
        }
        deeds.corpses -= before.corpses();
        deeds
    }

    fn add(&mut self, before: &Position, event: StoryEvent) {
        let mut harm = |piece: Piece, was_killed| {
            let commander = match before.controller(piece.army) {
                Controller::Seat(seat) => Some(seat),
                Controller::Hostage | Controller::Orphan => None,
            };
            self.harmed.push(Harmed { piece, commander, was_killed });
        };
        match event {
            StoryEvent::Moved { piece, to, .. } => {
                self.end = Some(to);
                if piece == (Piece { army: self.player, role: Role::Chief }) {
                    self.chief_in_maze.after = to == before.geometry().maze();
                }
            }
            StoryEvent::Killed { piece, corpse, .. } => {
                harm(piece, true);
                self.corpses = self.corpses.with(corpse);
            }
            StoryEvent::Relocated { occupant: Occupant::Piece(piece), .. } => harm(piece, false),
            StoryEvent::Relocated { occupant: Occupant::Corpse, to, .. } => {
                self.corpses = self.corpses.with(to);
            }
            StoryEvent::Encircled { seat, at } => {
                self.encircled.insert(seat);
                self.corpses = self.corpses.with(at);
            }
            _ => {}
        }
    }

    /// For a prohibition, whether the turn does what it forbids; for a duty, whether the turn does it.
    pub(crate) fn touch(&self, promise: &Promise) -> bool {
        match promise {
            Promise::Peace(seats) => {
                let is_harm = |harmed: &Harmed| {
                    let is_chief = harmed.piece.role == Role::Chief && seats.contains(harmed.piece.army);
                    (harmed.was_killed && harmed.is_commanded_by(*seats)) || is_chief
                };
                self.harmed.iter().any(is_harm) || self.encircles(*seats)
            }
            Promise::HandsOff(seats) => {
                self.harmed.iter().any(|harmed| harmed.is_commanded_by(*seats)) || self.encircles(*seats)
            }
            Promise::Leave(pieces) => self
                .harmed
                .iter()
                .any(|harmed| pieces.contain(harmed.piece) && harmed.commander != Some(self.player)),
            Promise::Hold(pieces) => self.piece.is_some_and(|piece| pieces.contain(piece)),
            Promise::KeepOut(squares) => self.end.is_some_and(|end| squares.contains(end)),
            Promise::NoCorpse(squares) => !(self.corpses & *squares).is_empty(),
            Promise::NoPower => self.chief_in_maze.after && !self.chief_in_maze.before,
            Promise::LeavePower { .. } => !self.chief_in_maze.after,
            Promise::Strike { seat, .. } => self.harmed.iter().any(|harmed| harmed.commander == Some(*seat)),
            Promise::Do { plan, .. } => {
                let within = |part: SquareSet, square: Option<Square>| {
                    part.is_empty() || square.is_some_and(|square| part.contains(square))
                };
                let harms = |pieces: Pieces| self.harmed.iter().any(|harmed| pieces.contain(harmed.piece));
                within(plan.from, self.from)
                    && within(plan.to, self.end)
                    && within(plan.place, self.placement)
                    && plan.victim.is_none_or(harms)
            }
        }
    }

    fn encircles(&self, seats: SeatSet) -> bool {
        self.encircled.iter().any(|seat| seats.contains(seat))
    }
}

impl Promise {
    /// Whether a legal move of the player who promises does what is forbidden or, if the promise is a duty, what is due. Whether
    /// another move could do otherwise is not asked.
    ///
    /// ```
    /// use djambi::{Position, Rules, Seat};
    /// use djambi_press::Promise;
    /// let rules = Rules::CLASSIC;
    /// let position = Position::parse("gC7yC/9/9/9/9/2bM6/2rM6/9/rC7bC rbyg r r 3 9", &rules)?;
    /// let strike = Promise::Strike { seat: Seat::Blue, turns: 1 };
    /// assert!(strike.is_touched(&position, &rules, position.parse_move("c3c4@h7")?));
    /// assert!(!strike.is_touched(&position, &rules, position.parse_move("c3c2")?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn is_touched(&self, before: &Position, rules: &Rules, mv: Move) -> bool {
        Deeds::of(before, rules, mv).touch(self)
    }
}

impl Harmed {
    fn is_commanded_by(&self, seats: SeatSet) -> bool {
        self.commander.is_some_and(|seat| seats.contains(seat))
    }
}

impl Pieces {
    /// Whether a piece is one of these.
    #[must_use]
    pub fn contain(&self, piece: Piece) -> bool {
        piece.army == self.army && self.roles.contains(piece.role)
    }
}
