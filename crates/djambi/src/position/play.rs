//! Playing a turn (§3, §4, §6).

use alloc::vec::Vec;

use super::board::Code;
use super::{Position, StoryEvent};
use crate::{Illegal, Move, Occupant, Piece, ReporterKills, Role, Rules, Seat, SeatSet, Square};

impl Position {
    /// The position after a move.
    ///
    /// # Errors
    /// If the move is not legal: the rule that forbids it.
    pub fn play(&self, rules: &Rules, mv: Move) -> Result<Self, Illegal> {
        match self.explain_illegal(rules, mv) {
            Some(illegal) => Err(illegal),
            None => Ok(self.play_unchecked(rules, mv)),
        }
    }

    /// The position after a move that is known to be legal, such as a move that this position generated.
    /// After any other move the position means nothing, but nothing panics.
    #[must_use]
    #[inline]
    pub fn play_unchecked(&self, rules: &Rules, mv: Move) -> Self {
        let mut after = *self;
        after.apply_silently(rules, mv);
        after
    }

    /// Plays a turn without reporting its events. Not inlined, so that callers make the copy where they need
    /// it.
    #[inline(never)]
    fn apply_silently(&mut self, rules: &Rules, mv: Move) {
        self.apply(rules, mv, &mut |_| {});
    }

    /// The events of a turn, in order, when a legal move is played.
    ///
    /// ```
    /// use djambi::{StoryEvent, Position, Rules};
    /// let position = Position::parse("gC7yC/9/9/9/9/2bM6/2rM6/9/rC7bC rbyg r r 3 9", &Rules::CLASSIC)?;
    /// let mv = position.parse_move("Mc3xc4@h7")?;
    /// let story = position.story(&Rules::CLASSIC, mv);
    /// assert!(matches!(story[0], StoryEvent::Moved { .. }));
    /// let StoryEvent::Killed { piece, corpse, .. } = story[1] else { panic!("nobody was killed") };
    /// assert_eq!(piece.to_string(), "blue militant");
    /// assert_eq!(position.geometry().square_name(corpse), "h7");
    /// assert_eq!(position.play(&Rules::CLASSIC, mv)?.quiet_turns(), 0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn story(&self, rules: &Rules, mv: Move) -> Vec<StoryEvent> {
        let mut events = Vec::new();
        let mut after = *self;
        after.apply(rules, mv, &mut |event| events.push(event));
        events
    }

    /// Plays a whole turn in the order of §6.
    fn apply(&mut self, rules: &Rules, mv: Move, on_event: &mut impl FnMut(StoryEvent)) {
        let was_in_power = self.in_power();
        let casualties = self.change_board(rules, mv, on_event);
        self.end_turn(rules, casualties, was_in_power, on_event);
    }

    /// Applies the consequences of a change of the board, and passes the turn on.
    #[inline]
    pub(super) fn end_turn(
        &mut self,
        rules: &Rules,
        casualties: Casualties,
        was_in_power: Option<Seat>,
        on_event: &mut impl FnMut(StoryEvent),
    ) {
        let mover = self.turn;
        if !casualties.chiefs.is_empty() {
            self.pass_armies(casualties.chiefs, mover, on_event);
        }
        let (encircled, in_power) = self.settle(rules, mover, was_in_power, on_event);
        let is_violent = casualties.killed || encircled;
        self.quiet_turns = if is_violent { 0 } else { self.quiet_turns.saturating_add(1) };
        self.turn_number = self.turn_number.saturating_add(1);
        self.give_turn_after(rules, mover, in_power);
    }

    /// Plays the part of a move before its victim is placed. Also returns the code of the victim, a corpse if
    /// it was killed.
    pub(super) fn take_victim(&mut self, arrival: Move) -> (Casualties, Code) {
        let Some((mut execution, to)) = self.execution(arrival) else {
            return (Casualties::NONE, Code::EMPTY);
        };
        let victim = execution.take_up(to);
        execution.step(execution.from, to, &mut |_| {});
        match victim.piece() {
            Some(piece) if execution.kills() => {
                execution.casualties.count(piece);
                (execution.casualties, Code::CORPSE)
            }
            _ => (execution.casualties, victim),
        }
    }

    /// Moves the pieces and corpses of one move.
    #[inline]
    fn change_board(&mut self, rules: &Rules, mv: Move, on_event: &mut impl FnMut(StoryEvent)) -> Casualties {
        if mv.is_pass() {
            on_event(StoryEvent::Passed { seat: self.turn });
            return Casualties::NONE;
        }
        let Some((mut execution, to)) = self.execution(mv) else { return Casualties::NONE };
        match mv.exit() {
            Some(exit) => execution.act_in_maze(to, exit, mv.placement(), on_event),
            None => execution.arrive(to, mv.placement(), on_event),
        }
        if execution.piece.role == Role::Reporter {
            execution.report(rules, to, mv.victim(), on_event);
        }
        execution.casualties
    }

    /// The execution of a move, and its square of arrival; `None` for the pass and without a piece to move.
    #[inline]
    fn execution(&mut self, mv: Move) -> Option<(Execution<'_>, Square)> {
        let from = mv.from()?;
        let to = mv.to()?;
        let code = self.board.at(from);
        let piece = code.piece()?;
        Some((Execution { position: self, from, code, piece, casualties: Casualties::NONE }, to))
    }
}

/// The pieces killed by a move.
#[derive(Clone, Copy)]
pub(super) struct Casualties {
    killed: bool,
    /// The armies whose chief was killed.
    chiefs: SeatSet,
}

impl Casualties {
    /// Nobody killed.
    pub(super) const NONE: Self = Self { killed: false, chiefs: SeatSet::EMPTY };

    /// Adds a killed piece.
    fn count(&mut self, victim: Piece) {
        self.killed = true;
        if victim.role == Role::Chief {
            self.chiefs.insert(victim.army);
        }
    }
}

/// A move being executed: the piece that moves, and the casualties so far.
struct Execution<'a> {
    position: &'a mut Position,
    from: Square,
    code: Code,
    piece: Piece,
    casualties: Casualties,
}

impl Execution<'_> {
    /// A move without an exit.
    #[inline]
    fn arrive(&mut self, to: Square, placement: Option<Square>, on_event: &mut impl FnMut(StoryEvent)) {
        let victim = self.take_up(to);
        self.step(self.from, to, on_event);
        self.put_down(victim, to, placement.unwrap_or(self.from), on_event);
    }

    /// Acting inside the maze (§4), with master moves (§9.1) and militants (§9.2).
    fn act_in_maze(
        &mut self,
        maze: Square,
        exit: Square,
        placement: Option<Square>,
        on_event: &mut impl FnMut(StoryEvent),
    ) {
        let first = self.take_up(maze);
        self.step(self.from, maze, on_event);
        let second = self.take_up(exit);
        self.step(maze, exit, on_event);
        self.put_down(first, maze, placement.unwrap_or(self.from), on_event);
        self.put_down(second, exit, maze, on_event);
    }

    /// The kills of a reporter that has arrived.
    fn report(
        &mut self,
        rules: &Rules,
        at: Square,
        victim: Option<Square>,
        on_event: &mut impl FnMut(StoryEvent),
    ) {
        let mover = self.position.turn;
        let victims = match rules.reporter {
            ReporterKills::One | ReporterKills::Must => {
                if let Some(square) = victim {
                    self.kill_in_place(square, on_event);
                }
                return;
            }
            ReporterKills::All => self.position.enemies_of(rules, mover),
            ReporterKills::AllOwn => self.position.touchable(rules, mover).set(),
        };
        for square in self.position.geometry.edge_neighbours(at) & victims {
            self.kill_in_place(square, on_event);
        }
    }

    /// Kills the piece on a square; its corpse stays there.
    fn kill_in_place(&mut self, square: Square, on_event: &mut impl FnMut(StoryEvent)) {
        let code = self.position.board.at(square);
        if let Some(victim) = code.piece() {
            self.position.toggle(square, code);
            self.bury(victim, square, square, on_event);
        }
    }

    /// Takes the occupant of a square off the board, unless it is the moving piece itself.
    #[inline]
    fn take_up(&mut self, square: Square) -> Code {
        if self.position.board.is_empty(square) || square == self.from {
            return Code::EMPTY;
        }
        let code = self.position.board.at(square);
        self.position.toggle(square, code);
        code
    }

    /// Moves the piece to an empty square.
    #[inline]
    fn step(&mut self, from: Square, to: Square, on_event: &mut impl FnMut(StoryEvent)) {
        self.position.shift(from, to, self.code);
        on_event(StoryEvent::Moved { piece: self.piece, from, to });
    }

    /// Whether the piece kills its victims; else it relocates them.
    const fn kills(&self) -> bool {
        !matches!(self.piece.role, Role::Diplomat | Role::Necromobile)
    }

    /// Puts a victim that was taken up back on the board: as a corpse, if the moving piece kills.
    #[inline]
    fn put_down(&mut self, code: Code, from: Square, to: Square, on_event: &mut impl FnMut(StoryEvent)) {
        let Some(occupant) = code.occupant() else { return };
        match occupant {
            Occupant::Piece(victim) if self.kills() => self.bury(victim, from, to, on_event),
            occupant => {
                self.position.toggle(to, code);
                on_event(StoryEvent::Relocated { occupant, from, to });
            }
        }
    }

    /// Puts the corpse of a killed piece on the board.
    fn bury(&mut self, victim: Piece, at: Square, corpse: Square, on_event: &mut impl FnMut(StoryEvent)) {
        self.position.toggle(corpse, Code::CORPSE);
        self.casualties.count(victim);
        on_event(StoryEvent::Killed { piece: victim, at, corpse });
    }
}
