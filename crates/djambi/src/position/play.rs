//! How a turn changes a position (§3, §4, §6).

use alloc::vec::Vec;

use super::board::Code;
use super::{Position, StoryEvent};
use crate::{Illegal, Move, Occupant, Piece, ReporterKills, Role, Rules, Seat, SeatSet, Square};

impl Position {
    /// The position after a move.
    ///
    /// # Errors
    /// If the move is not legal: why, with the rule that forbids it.
    pub fn play(&self, rules: &Rules, mv: Move) -> Result<Self, Illegal> {
        match self.explain_illegal(rules, mv) {
            Some(illegal) => Err(illegal),
            None => Ok(self.play_unchecked(rules, mv)),
        }
    }

    /// The position after a move that is known to be legal, as those are that this position delivered. After any other
    /// move the position is of no use, but nothing panics.
    #[must_use]
    #[inline]
    pub fn play_unchecked(&self, rules: &Rules, mv: Move) -> Self {
        let mut after = *self;
        after.turn_untold(rules, mv);
        after
    }

    /// Apart from the copy, so that the copy is made where it is wanted.
    #[inline(never)]
    fn turn_untold(&mut self, rules: &Rules, mv: Move) {
        self.turn_of(rules, mv, &mut |_| {});
    }

    /// What happens, in order, when a legal move is played.
    ///
    /// ```
    /// use djambi::{StoryEvent, Position, Rules};
    /// let position = Position::parse("gC7yC/9/9/9/9/2bM6/2rM6/9/rC7bC rbyg r r 3 9", &Rules::CLASSIC)?;
    /// let mv = position.parse_move("Mc3xc4@h7")?;
    /// let story = position.story(&Rules::CLASSIC, mv);
    /// assert!(matches!(story[0], StoryEvent::Moved { .. }));
    /// let StoryEvent::Killed { piece, corpse, .. } = story[1] else { panic!("nobody was killed") };
    /// assert_eq!((piece.to_string().as_str(), position.geometry().square_name(corpse)), ("blue militant", "h7"));
    /// assert_eq!(position.play(&Rules::CLASSIC, mv)?.quiet_turns(), 0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn story(&self, rules: &Rules, mv: Move) -> Vec<StoryEvent> {
        let mut events = Vec::new();
        let mut after = *self;
        after.turn_of(rules, mv, &mut |event| events.push(event));
        events
    }

    /// Plays a whole turn in the order of §6.
    fn turn_of(&mut self, rules: &Rules, mv: Move, tell: &mut impl FnMut(StoryEvent)) {
        let was_in_power = self.in_power();
        let toll = self.change_board(rules, mv, tell);
        self.end_turn(rules, toll, was_in_power, tell);
    }

    /// What follows from a change of the board, and whose turn it is then.
    #[inline]
    pub(super) fn end_turn(
        &mut self,
        rules: &Rules,
        toll: Toll,
        was_in_power: Option<Seat>,
        tell: &mut impl FnMut(StoryEvent),
    ) {
        let mover = self.turn;
        if !toll.chiefs.is_empty() {
            self.pass_armies(toll.chiefs, mover, tell);
        }
        let (encircled, in_power) = self.settle(rules, mover, was_in_power, tell);
        let violent = toll.killed || encircled;
        self.quiet_turns = if violent { 0 } else { self.quiet_turns.saturating_add(1) };
        self.turn_number = self.turn_number.saturating_add(1);
        self.give_turn_after(rules, mover, in_power);
    }

    /// The part of a move up to where the victim is put down, as what the victim is by then.
    pub(super) fn take_victim(&mut self, arrival: Move) -> (Toll, Code) {
        let (Some(from), Some(to)) = (arrival.from(), arrival.to()) else { return (Toll::NONE, Code::EMPTY) };
        let code = self.board.at(from);
        let Some(piece) = code.piece() else { return (Toll::NONE, Code::EMPTY) };
        let mut hand = Hand { position: self, from, code, piece, toll: Toll::NONE };
        let victim = hand.take_up(to);
        hand.step(from, to, &mut |_| {});
        match victim.piece() {
            Some(piece) if hand.kills() => {
                hand.toll.count(piece);
                (hand.toll, Code::CORPSE)
            }
            _ => (hand.toll, victim),
        }
    }

    /// Moves the pieces and corpses of one move.
    #[inline]
    fn change_board(&mut self, rules: &Rules, mv: Move, tell: &mut impl FnMut(StoryEvent)) -> Toll {
        let (Some(from), Some(to)) = (mv.from(), mv.to()) else {
            tell(StoryEvent::Passed { seat: self.turn });
            return Toll::NONE;
        };
        let code = self.board.at(from);
        let Some(piece) = code.piece() else { return Toll::NONE };
        let mut hand = Hand { position: self, from, code, piece, toll: Toll::NONE };
        match mv.exit() {
            Some(exit) => hand.act_in_maze(to, exit, mv.placement(), tell),
            None => hand.arrive(to, mv.placement(), tell),
        }
        if piece.role == Role::Reporter {
            hand.report(rules, to, mv.victim(), tell);
        }
        hand.toll
    }
}

/// What a move has cost.
#[derive(Clone, Copy)]
pub(super) struct Toll {
    killed: bool,
    /// The armies whose chief was killed.
    chiefs: SeatSet,
}

impl Toll {
    pub(super) const NONE: Self = Self { killed: false, chiefs: SeatSet::EMPTY };

    fn count(&mut self, victim: Piece) {
        self.killed = true;
        if victim.role == Role::Chief {
            self.chiefs.insert(victim.army);
        }
    }
}

/// The mover's piece in the mover's hand.
struct Hand<'a> {
    position: &'a mut Position,
    from: Square,
    code: Code,
    piece: Piece,
    toll: Toll,
}

impl Hand<'_> {
    #[inline]
    fn arrive(&mut self, to: Square, placement: Option<Square>, tell: &mut impl FnMut(StoryEvent)) {
        let victim = self.take_up(to);
        self.step(self.from, to, tell);
        self.put_down(victim, to, placement.unwrap_or(self.from), tell);
    }

    /// Acting inside the maze (§4), with master moves (§9.1).
    fn act_in_maze(
        &mut self,
        maze: Square,
        exit: Square,
        placement: Option<Square>,
        tell: &mut impl FnMut(StoryEvent),
    ) {
        let first = self.take_up(maze);
        self.step(self.from, maze, tell);
        let second = self.take_up(exit);
        self.step(maze, exit, tell);
        self.put_down(first, maze, placement.unwrap_or(self.from), tell);
        self.put_down(second, exit, maze, tell);
    }

    /// The kills of a reporter who has arrived.
    fn report(
        &mut self,
        rules: &Rules,
        at: Square,
        victim: Option<Square>,
        tell: &mut impl FnMut(StoryEvent),
    ) {
        if rules.reporter != ReporterKills::All {
            if let Some(square) = victim {
                self.kill_in_place(square, tell);
            }
            return;
        }
        let enemies = self.position.enemies_of(rules, self.position.turn);
        for square in self.position.geometry.sides(at) & enemies {
            self.kill_in_place(square, tell);
        }
    }

    fn kill_in_place(&mut self, square: Square, tell: &mut impl FnMut(StoryEvent)) {
        let code = self.position.board.at(square);
        if let Some(victim) = code.piece() {
            self.position.toggle(square, code);
            self.bury(victim, square, square, tell);
        }
    }

    /// Takes from the board what stands on a square, if it is not the mover's piece itself.
    #[inline]
    fn take_up(&mut self, square: Square) -> Code {
        if self.position.board.is_empty(square) || square == self.from {
            return Code::EMPTY;
        }
        let code = self.position.board.at(square);
        self.position.toggle(square, code);
        code
    }

    #[inline]
    fn step(&mut self, from: Square, to: Square, tell: &mut impl FnMut(StoryEvent)) {
        self.position.shift(from, to, self.code);
        tell(StoryEvent::Moved { piece: self.piece, from, to });
    }

    /// Whether what the piece takes up dies.
    const fn kills(&self) -> bool {
        !matches!(self.piece.role, Role::Diplomat | Role::Necromobile)
    }

    /// Puts back to the board what was taken up from it, if anything was: dead, if the mover's piece kills.
    #[inline]
    fn put_down(&mut self, code: Code, from: Square, to: Square, tell: &mut impl FnMut(StoryEvent)) {
        let Some(occupant) = code.occupant() else { return };
        match occupant {
            Occupant::Piece(victim) if self.kills() => self.bury(victim, from, to, tell),
            occupant => {
                self.position.toggle(to, code);
                tell(StoryEvent::Relocated { occupant, from, to });
            }
        }
    }

    fn bury(&mut self, victim: Piece, at: Square, corpse: Square, tell: &mut impl FnMut(StoryEvent)) {
        self.position.toggle(corpse, Code::CORPSE);
        self.toll.count(victim);
        tell(StoryEvent::Killed { piece: victim, at, corpse });
    }
}
