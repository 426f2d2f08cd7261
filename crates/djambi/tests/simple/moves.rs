//! All legal moves of a position (§2 to §4, §9.1, §9.2).

use super::{Board, Cell, Control, MazeCorpse, Move, Options, Reporter, Square, State};

impl State {
    /// The legal moves of the player to move, each once.
    pub(crate) fn moves(&self, options: &Options) -> Vec<Move> {
        if self.living() < 2 {
            return Vec::new();
        }
        let mut finder = Finder { state: self, options, found: Vec::new() };
        for (from, &cell) in self.cells.iter().enumerate() {
            if let Cell::Piece { army, kind } = cell
                && self.controls(self.turn, army)
            {
                finder.piece(from, kind);
            }
        }
        if finder.found.is_empty() {
            return vec![Move::Pass];
        }
        if self.board.rays_meet {
            // Two ways from one square to another are one move.
            finder.found.sort_unstable();
            finder.found.dedup();
        }
        finder.found
    }

    /// Whether this is an enemy piece for the player to move (§2).
    pub(crate) fn is_enemy(&self, options: &Options, cell: Cell) -> bool {
        let Cell::Piece { army, .. } = cell else { return false };
        match self.control[army] {
            Control::Player(holder) | Control::Reign(holder) => holder != self.turn,
            Control::Hostage => true,
            Control::Orphan => options.exposed,
        }
    }

    /// Whether this is a piece of the player to move that `own_kills` allows to kill.
    fn is_own_victim(&self, options: &Options, cell: Cell) -> bool {
        options.own_kills && self.is_own_but_chief(cell)
    }

    /// Whether this is a piece of the player to move, but not the player's own chief.
    pub(crate) fn is_own_but_chief(&self, cell: Cell) -> bool {
        let Cell::Piece { army, kind } = cell else { return false };
        self.controls(self.turn, army) && !(army == self.turn && kind == 'C')
    }
}

/// Visits every square that a piece reaches from `from`: the empty ones of each ray, then the first occupied
/// one.
fn reach(board: &Board, cells: &[Cell], from: Square, max_steps: usize, mut visit: impl FnMut(Square, Cell)) {
    for ray in &board.rays[from] {
        for step in ray.iter().take(max_steps) {
            if step.between.is_some_and(|gap| gap.iter().all(|&square| cells[square] != Cell::Empty)) {
                break;
            }
            visit(step.to, cells[step.to]);
            if cells[step.to] != Cell::Empty {
                break;
            }
        }
    }
}

/// Collects the moves of a position.
struct Finder<'a> {
    state: &'a State,
    options: &'a Options,
    found: Vec<Move>,
}

impl Finder<'_> {
    fn piece(&mut self, from: Square, kind: char) {
        let board = self.state.board;
        let cells = &self.state.cells;
        let max_steps = if kind == 'M' { 2 } else { usize::MAX };
        reach(board, cells, from, max_steps, |to, cell| match (kind, cell) {
            ('C', Cell::Empty) => self.add(from, to, None, None, None),
            ('C', _) if self.may_kill(cell) => self.place(from, to, None, cells, cell),
            ('A' | 'D' | 'N', _) if to == board.maze => self.maze(from, kind, cell),
            ('M', _) if to == board.maze && self.options.maze_militant => self.maze(from, kind, cell),
            (_, _) if to == board.maze => {}
            ('R', Cell::Empty) => self.report(from, to),
            ('R', _) => {}
            (_, Cell::Empty) => self.add(from, to, None, None, None),
            ('M', _) if self.may_kill(cell) => self.place(from, to, None, cells, cell),
            ('A', _) if self.may_kill(cell) => self.add(from, to, None, None, None),
            ('D', _) if self.state.is_enemy(self.options, cell) => self.place(from, to, None, cells, cell),
            ('N', Cell::Corpse) => self.place(from, to, None, cells, cell),
            _ => {}
        });
    }

    /// Adds the moves of a reporter to a square, one for each victim (§3).
    fn report(&mut self, from: Square, to: Square) {
        if matches!(self.options.reporter, Reporter::All | Reporter::AllOwn) {
            return self.add(from, to, None, None, None);
        }
        let mut must = false;
        for &victim in self.state.board.sides[to].iter().filter(|&&victim| victim != from) {
            let cell = self.state.cells[victim];
            if self.state.is_enemy(self.options, cell) {
                must |= self.options.reporter == Reporter::Must;
            }
            if self.may_kill(cell) {
                self.add(from, to, None, Some(victim), None);
            }
        }
        if !must {
            self.add(from, to, None, None, None);
        }
    }

    /// Adds the moves of an assassin, a diplomat, a necromobile or a militant (§9.2) into the maze (§4).
    fn maze(&mut self, from: Square, kind: char, cell: Cell) {
        let may_act = match cell {
            Cell::Empty => false,
            Cell::Corpse => kind == 'N',
            Cell::Piece { .. } => kind != 'N' && self.state.is_enemy(self.options, cell),
        };
        if !may_act {
            return;
        }
        let maze = self.state.board.maze;
        let mut cells = self.state.cells.clone();
        cells[from] = Cell::Empty;
        cells[maze] = Cell::Empty;
        let max_steps = if kind == 'M' { 2 } else { usize::MAX };
        reach(self.state.board, &cells, maze, max_steps, |exit, beyond| {
            let further_chief = matches!(beyond, Cell::Piece { kind: 'C', .. })
                && self.state.is_enemy(self.options, beyond)
                && self.options.master;
            match (kind, beyond) {
                ('A', Cell::Empty) if exit == from => {}
                ('A', Cell::Empty) => self.add(from, maze, Some(exit), None, None),
                ('A', _) if further_chief => self.add(from, maze, Some(exit), None, None),
                ('D' | 'N' | 'M', Cell::Empty) => self.place(from, maze, Some(exit), &cells, cell),
                ('D', _) if further_chief => self.place(from, maze, Some(exit), &cells, cell),
                _ => {}
            }
        });
    }

    /// Adds one move for each square on which the victim may be placed.
    fn place(&mut self, from: Square, to: Square, exit: Option<Square>, cells: &[Cell], victim: Cell) {
        let Cell::Piece { kind, .. } = self.state.cells[from] else { unreachable!("a move without a piece") };
        let maze = self.state.board.maze;
        let is_chief = matches!(victim, Cell::Piece { kind: 'C', .. });
        let into_maze = match self.options.maze_corpse {
            _ if kind == 'D' => is_chief,
            MazeCorpse::Never => false,
            MazeCorpse::Chief => is_chief,
            MazeCorpse::Any => true,
        };
        for (square, &cell) in cells.iter().enumerate() {
            let empty = (cell == Cell::Empty || square == from) && exit != Some(square);
            if empty && (square != maze || (into_maze && to != maze)) {
                self.add(from, to, exit, None, Some(square));
            }
        }
    }

    fn may_kill(&self, cell: Cell) -> bool {
        self.state.is_enemy(self.options, cell) || self.state.is_own_victim(self.options, cell)
    }

    fn add(
        &mut self,
        from: Square,
        to: Square,
        exit: Option<Square>,
        victim: Option<Square>,
        place: Option<Square>,
    ) {
        self.found.push(Move::Piece { from, to, exit, victim, place });
    }
}
