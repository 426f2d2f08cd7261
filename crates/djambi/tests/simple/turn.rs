//! The effects of a move or a resignation (§3, §4, §6).

use super::{Cell, Control, Move, Options, Reporter, Seat, Square, State};

impl State {
    /// The position after a legal move.
    pub(crate) fn play(&self, options: &Options, mv: Move) -> Self {
        let mut after = self.clone();
        let killed = after.change_board(options, mv);
        for army in 0..self.board.armies {
            if killed.contains(&Cell::Piece { army, kind: 'C' }) {
                after.pass_armies(army, Control::Player(self.turn));
            }
        }
        let encircled = after.settle(options, self.turn);
        after.end_turn(options, !killed.is_empty() || encircled);
        after
    }

    /// The position after a resignation; nothing if the player is not alive or the game is over (§6).
    pub(crate) fn resign(&self, options: &Options, leaver: Seat) -> Option<Self> {
        if self.living() < 2 || !self.alive(leaver) {
            return None;
        }
        let mut after = self.clone();
        after.orphan(leaver);
        after.settle(options, leaver);
        if self.turn == leaver {
            after.end_turn(options, true);
        } else if !after.alive(self.turn) || after.living() == 1 {
            after.next_turn(options, self.turn);
        }
        Some(after)
    }

    /// Step 1: changes the board. Returns the pieces that were killed.
    fn change_board(&mut self, options: &Options, mv: Move) -> Vec<Cell> {
        let Move::Piece { from, to, exit, victim, place } = mv else { return Vec::new() };
        let mover = self.cells[from];
        let Cell::Piece { kind, .. } = mover else { unreachable!("a move without a piece") };
        let end = exit.unwrap_or(to);
        let taken = self.cells[to];
        let beyond = exit.map_or(Cell::Empty, |exit| self.cells[exit]);
        let beyond = if exit == Some(from) { Cell::Empty } else { beyond };
        self.cells[from] = Cell::Empty;
        self.cells[to] = Cell::Empty;
        self.cells[end] = mover;
        if let Some(place) = place {
            self.cells[place] = if kind == 'D' { taken } else { Cell::Corpse };
        }
        let mut killed = Vec::new();
        match kind {
            'M' | 'C' if place.is_some() => killed.push(taken),
            'A' if taken != Cell::Empty => {
                self.cells[from] = Cell::Corpse;
                killed.push(taken);
                if beyond != Cell::Empty {
                    self.cells[self.board.maze] = Cell::Corpse;
                    killed.push(beyond);
                }
            }
            'D' if beyond != Cell::Empty => self.cells[self.board.maze] = beyond,
            'R' => killed = self.report(options, to, victim),
            _ => {}
        }
        killed
    }

    /// The reporter kills its chosen victim, or with `reporter = all` every enemy piece beside it, or with
    /// `reporter = all_own` every piece that it may touch but its player's chief.
    fn report(&mut self, options: &Options, to: Square, victim: Option<Square>) -> Vec<Cell> {
        let mut killed = Vec::new();
        for &square in &self.board.sides[to] {
            let cell = self.cells[square];
            let at_once = match options.reporter {
                Reporter::One | Reporter::Must => false,
                Reporter::All => self.is_enemy(options, cell),
                Reporter::AllOwn => self.is_enemy(options, cell) || self.is_own_but_chief(cell),
            };
            if victim == Some(square) || at_once {
                killed.push(cell);
                self.cells[square] = Cell::Corpse;
            }
        }
        killed
    }

    /// Steps 3, 4 and 5 of §6. Returns whether a chief was encircled.
    fn settle(&mut self, options: &Options, mover: Seat) -> bool {
        let in_power = self.in_power();
        for control in &mut self.control {
            if matches!(*control, Control::Reign(holder) if Some(holder) != in_power) {
                *control = Control::Orphan;
            }
        }
        let mut any = false;
        while self.encircle_round(options, mover) {
            any = true;
        }
        if let Some(player) = in_power {
            for control in &mut self.control {
                if *control == Control::Orphan {
                    *control = if options.reign { Control::Reign(player) } else { Control::Player(player) };
                }
            }
        }
        any
    }

    /// Judges each player once, and with `hostage_encirclement = judged` each hostage (§9.2), the mover last.
    /// Returns whether a chief was encircled.
    fn encircle_round(&mut self, options: &Options, mover: Seat) -> bool {
        let mut any = false;
        for player in self.board.armies_after(mover) {
            let hostage = options.judged && self.control[player] == Control::Hostage;
            if self.living() > 1 && (self.alive(player) || hostage) && self.is_encircled(options, player) {
                self.orphan(player);
                any = true;
            }
        }
        any
    }

    fn is_encircled(&self, options: &Options, player: Seat) -> bool {
        let Some(chief) = self.chief(player) else { return false };
        let closed = self.board.adjacent[chief].iter().all(|&square| self.cells[square] == Cell::Corpse);
        let has_necromobile = (0..self.board.armies)
            .filter(|&army| army == player || self.controls(player, army))
            .any(|army| self.cells.contains(&Cell::Piece { army, kind: 'N' }));
        chief != self.board.maze && closed && (options.strict || !has_necromobile)
    }

    /// The player's chief dies on its square, and the player's armies become orphans.
    fn orphan(&mut self, player: Seat) {
        if let Some(chief) = self.chief(player) {
            self.cells[chief] = Cell::Corpse;
        }
        self.pass_armies(player, Control::Orphan);
    }

    /// The army of a dead chief, and all other armies of its player, get another controller.
    fn pass_armies(&mut self, chief_of: Seat, heir: Control) {
        let armies: Vec<Seat> = (0..self.board.armies)
            .filter(|&army| army == chief_of || self.controls(chief_of, army))
            .collect();
        for army in armies {
            self.control[army] = heir;
        }
    }

    fn end_turn(&mut self, options: &Options, had_kill: bool) {
        self.quiet = if had_kill { 0 } else { self.quiet.saturating_add(1) };
        self.number = self.number.saturating_add(1);
        self.next_turn(options, self.turn);
    }
}
