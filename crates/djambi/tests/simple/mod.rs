//! A second implementation of the whole game, as simple as possible.
//!
//! It follows docs/RULES.md sentence by sentence: one list of squares, one list of moves, no sets, no
//! hashing. It computes its boards from their descriptions in docs/RULES.md and docs/BOARDS.md. It shares no
//! code with the crate, so that tests can compare the two, and benchmarks measure against it. A `§` below is
//! a section of docs/RULES.md.

pub(crate) mod board;
pub(crate) mod dfen;
mod moves;
mod order;
mod turn;

pub(crate) use board::Board;

/// A square: its number in the order of the board's position strings.
pub(crate) type Square = usize;

/// An army, a player or a seat: 0 red, 1 blue, 2 yellow, 3 green, 4 purple, 5 orange, the order of play (§1).
pub(crate) type Seat = usize;

/// The letters of the armies, in order.
pub(crate) const LETTERS: [char; 6] = ['r', 'b', 'y', 'g', 'p', 'o'];

/// The occupant of a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cell {
    /// No occupant.
    Empty,
    /// A corpse; all are the same.
    Corpse,
    /// A living piece; its kind is its letter: `C A R D N M`.
    Piece { army: Seat, kind: char },
}

/// The controller of an army.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Control {
    /// A player, for good: the player's own army or one they won.
    Player(Seat),
    /// A player, as long as they are in power (`devolution = reign`).
    Reign(Seat),
    /// None: the army never had a player (§7).
    Hostage,
    /// None: the army's player is out and no other has it (§6).
    Orphan,
}

/// A position: everything in its string.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct State {
    /// The board.
    pub(crate) board: &'static Board,
    /// The occupant of each square.
    pub(crate) cells: Vec<Cell>,
    /// The controller of each army.
    pub(crate) control: Vec<Control>,
    /// The player to move.
    pub(crate) turn: Seat,
    /// The seat whose place in the regular round was played last (§5).
    pub(crate) cursor: Seat,
    /// Turns since a piece was killed or a chief encircled.
    pub(crate) quiet: u32,
    /// The number of the turn to be played, from 1.
    pub(crate) number: u32,
}

/// What a reporter does after arriving.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reporter {
    /// It may kill one piece.
    One,
    /// It must kill one piece if an enemy piece is there.
    Must,
    /// It kills every enemy piece.
    All,
    /// It kills every piece that may be touched, but its player's own chief (§9.2).
    AllOwn,
}

/// The corpses that may be placed in the empty maze (§9.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum MazeCorpse {
    /// None.
    Never,
    /// That of a chief killed by the move.
    Chief,
    /// All that the mover places.
    Any,
}

/// The options of §9; a flag is set when the option has its second value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Options {
    /// The option `reporter`.
    pub(crate) reporter: Reporter,
    /// `own_kills = pieces`.
    pub(crate) own_kills: bool,
    /// `maze_exit = master`.
    pub(crate) master: bool,
    /// `orphans = exposed`.
    pub(crate) exposed: bool,
    /// `devolution = reign`.
    pub(crate) reign: bool,
    /// `encirclement = strict`.
    pub(crate) strict: bool,
    /// `power_duel = single`.
    pub(crate) single: bool,
    /// The option `maze_corpse`.
    pub(crate) maze_corpse: MazeCorpse,
    /// `maze_militant = kill`.
    pub(crate) maze_militant: bool,
    /// `hostage_encirclement = judged`.
    pub(crate) judged: bool,
}

/// A move: the parts of its wire form (§11).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Move {
    /// The forced pass.
    Pass,
    /// A piece's move.
    Piece { from: Square, to: Square, exit: Option<Square>, victim: Option<Square>, place: Option<Square> },
}

impl Options {
    /// The options of a rule set.
    pub(crate) fn named(set: &str) -> Option<Self> {
        let classic = Self {
            reporter: Reporter::One,
            own_kills: false,
            master: false,
            exposed: false,
            reign: false,
            strict: false,
            single: false,
            maze_corpse: MazeCorpse::Never,
            maze_militant: false,
            judged: false,
        };
        match set {
            "classic" | "yang-pi" => Some(classic),
            "variants" => Some(Self { reporter: Reporter::All, reign: true, ..classic }),
            "arena" => Some(Self { own_kills: true, master: true, ..classic }),
            _ => None,
        }
    }

    /// Gives an option a value; false if there is no such option or value.
    pub(crate) fn set(&mut self, name: &str, value: &str) -> bool {
        match (name, value) {
            ("reporter", "one") => self.reporter = Reporter::One,
            ("reporter", "must") => self.reporter = Reporter::Must,
            ("reporter", "all") => self.reporter = Reporter::All,
            ("reporter", "all_own") => self.reporter = Reporter::AllOwn,
            ("own_kills", "never" | "pieces") => self.own_kills = value == "pieces",
            ("maze_exit", "quiet" | "master") => self.master = value == "master",
            ("orphans", "untouchable" | "exposed") => self.exposed = value == "exposed",
            ("devolution", "forever" | "reign") => self.reign = value == "reign",
            ("encirclement", "no_necromobile" | "strict") => self.strict = value == "strict",
            ("power_duel", "double" | "single") => self.single = value == "single",
            ("maze_corpse", "never") => self.maze_corpse = MazeCorpse::Never,
            ("maze_corpse", "chief") => self.maze_corpse = MazeCorpse::Chief,
            ("maze_corpse", "any") => self.maze_corpse = MazeCorpse::Any,
            ("maze_militant", "never" | "kill") => self.maze_militant = value == "kill",
            ("hostage_encirclement", "never" | "judged") => self.judged = value == "judged",
            _ => return false,
        }
        true
    }
}

impl State {
    /// Whether this seat's player is in the game.
    pub(crate) fn alive(&self, seat: Seat) -> bool {
        self.control[seat] == Control::Player(seat)
    }

    /// The number of players in the game.
    pub(crate) fn living(&self) -> usize {
        self.board.seats.iter().filter(|&&seat| self.alive(seat)).count()
    }

    /// Whether this player controls this army.
    pub(crate) fn controls(&self, player: Seat, army: Seat) -> bool {
        matches!(self.control[army], Control::Player(holder) | Control::Reign(holder) if holder == player)
    }

    /// The player whose own chief is in the maze, alive (§5).
    pub(crate) fn in_power(&self) -> Option<Seat> {
        match self.cells[self.board.maze] {
            Cell::Piece { army, kind: 'C' } if self.alive(army) => Some(army),
            _ => None,
        }
    }

    /// The square of an army's living chief.
    pub(crate) fn chief(&self, army: Seat) -> Option<Square> {
        self.cells.iter().position(|&cell| cell == Cell::Piece { army, kind: 'C' })
    }

    /// Counts the sequences of `depth` turns (§12); the last turn is counted by the length of the list.
    pub(crate) fn perft(&self, options: &Options, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let moves = self.moves(options);
        if depth == 1 {
            return moves.len() as u64;
        }
        moves.iter().map(|&mv| self.play(options, mv).perft(options, depth - 1)).sum()
    }

    /// Counts like [`State::perft`], but plays every turn, the last one too.
    pub(crate) fn perft_played(&self, options: &Options, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        self.moves(options).iter().map(|&mv| self.play(options, mv).perft_played(options, depth - 1)).sum()
    }
}
