//! A second implementation of the whole game, as simple as it can be.
//!
//! It follows docs/RULES.md sentence by sentence: one list of squares, one list of moves, no sets, no hashing; and its
//! boards are worked out from what docs/RULES.md and docs/BOARDS.md say of them. It shares no code with the crate, so
//! that the two can be held against each other, and it is the yardstick of the benchmarks. Read it beside
//! docs/RULES.md; a `§` below is a section of that page.

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

/// The letters of the seats, in order.
pub(crate) const LETTERS: [char; 6] = ['r', 'b', 'y', 'g', 'p', 'o'];

/// What stands on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cell {
    /// Nothing.
    Empty,
    /// A corpse of nobody and of no kind.
    Corpse,
    /// A living piece; its kind is its letter: `C A R D N M`.
    Piece { army: Seat, kind: char },
}

/// Who disposes of an army.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Control {
    /// A player, for good (his own army, or one he won).
    Player(Seat),
    /// A player, as long as he is in power (`devolution = reign`).
    Reign(Seat),
    /// It never had a player (§7).
    Hostage,
    /// Its player is out and nobody has it (§6).
    Orphan,
}

/// A position with everything that its string tells.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct State {
    pub(crate) board: &'static Board,
    /// What stands on each square.
    pub(crate) cells: Vec<Cell>,
    /// Who disposes of each army.
    pub(crate) control: Vec<Control>,
    /// The player to move.
    pub(crate) turn: Seat,
    /// The seat whose place in the rota was last played (§5).
    pub(crate) cursor: Seat,
    /// Turns since a piece was killed or a chief encircled.
    pub(crate) quiet: u32,
    /// The number of the turn to be played, from 1.
    pub(crate) number: u32,
}

/// What a reporter does where he arrives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reporter {
    /// He may kill one.
    One,
    /// He must kill one if an enemy piece is there.
    Must,
    /// He kills every enemy piece.
    All,
}

/// The options of §9; a flag is set when the option has not its first value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Options {
    pub(crate) reporter: Reporter,
    pub(crate) own_kills: bool,
    pub(crate) master: bool,
    pub(crate) exposed: bool,
    pub(crate) reign: bool,
    pub(crate) strict: bool,
    pub(crate) single: bool,
}

/// One move, in the parts of which its wire form consists (§11).
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
        };
        match set {
            "classic" => Some(classic),
            "variants" => Some(Self { reporter: Reporter::All, reign: true, ..classic }),
            "arena" => Some(Self { own_kills: true, master: true, ..classic }),
            _ => None,
        }
    }

    /// Gives one option a value; says whether there are such an option and such a value.
    pub(crate) fn set(&mut self, name: &str, value: &str) -> bool {
        match (name, value) {
            ("reporter", "one") => self.reporter = Reporter::One,
            ("reporter", "must") => self.reporter = Reporter::Must,
            ("reporter", "all") => self.reporter = Reporter::All,
            ("own_kills", "never" | "pieces") => self.own_kills = value == "pieces",
            ("maze_exit", "quiet" | "master") => self.master = value == "master",
            ("orphans", "untouchable" | "exposed") => self.exposed = value == "exposed",
            ("devolution", "forever" | "reign") => self.reign = value == "reign",
            ("encirclement", "no_necromobile" | "strict") => self.strict = value == "strict",
            ("power_duel", "double" | "single") => self.single = value == "single",
            _ => return false,
        }
        true
    }
}

impl State {
    /// Is this seat's player still in the game?
    pub(crate) fn alive(&self, seat: Seat) -> bool {
        self.control[seat] == Control::Player(seat)
    }

    /// The number of players still in the game.
    pub(crate) fn living(&self) -> usize {
        (0..self.board.seats).filter(|&seat| self.alive(seat)).count()
    }

    /// Does this player dispose of this army?
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

    /// Where the living chief of an army stands.
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
        moves.iter().map(|&step| self.play(options, step).perft(options, depth - 1)).sum()
    }

    /// Counts like [`State::perft`], but plays every turn, the last one too.
    pub(crate) fn perft_played(&self, options: &Options, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        self.moves(options)
            .iter()
            .map(|&step| self.play(options, step).perft_played(options, depth - 1))
            .sum()
    }
}
