//! A table with a small position on it.

use std::collections::BTreeSet;

use djambi::{Geometry, Position, Rules, Seat};

use crate::simple::{Board, Cell, LETTERS, Move, Options, State};

/// A position and its rules, known to the crate and to the simple implementation: whatever is asked or played, both
/// must say the same. Squares, moves and fields are text here, as in docs/RULES.md §10 and §11.
#[derive(Clone)]
pub(crate) struct Table {
    rules: Rules,
    options: Options,
    position: Position,
    state: State,
}

/// Sets up a position under the rules `"SET option=value ..."`.
///
/// `"rCa1 bMe4 xc3"` puts a red chief on a1, a blue militant on e4 and a corpse on c3; `corners` stands for the four chiefs in
/// their corners. The other fields of the position string may follow after a bar: `"... | rbyh b b 0 1"`.
pub(crate) fn table(rules: &str, setting: &str) -> Table {
    table_on("square9", rules, &setting.replace("corners", "rCa1 bCi1 yCi9 gCa9"))
}

/// Sets up a position on a board; without further fields, every army has its player and red begins.
pub(crate) fn table_on(board: &str, rules: &str, setting: &str) -> Table {
    let (rules, options) = choice(rules);
    let geometry = Geometry::named(board).expect("board");
    let board = Board::named(geometry.name()).expect("board");
    let everybody = LETTERS[..board.seats].iter().collect::<String>() + " r r 0 1";
    let (pieces, fields) = setting.split_once(" | ").unwrap_or((setting, &everybody));
    let text = format!("{} {fields}", written(board, pieces));
    let state = State::parse_on(board, &text, &options).unwrap_or_else(|fault| panic!("{fault}: {text}"));
    let position =
        Position::parse_on(geometry, &text, &rules).unwrap_or_else(|faults| panic!("{faults}: {text}"));
    Table { rules, options, position, state }
}

impl Table {
    /// The legal moves in wire form, sorted.
    pub(crate) fn moves(&self) -> Vec<String> {
        let found = self.state.moves(&self.options);
        let mut wires: Vec<String> = found.iter().map(|&step| self.state.board.wire(step)).collect();
        wires.sort();
        let (legal, geometry) = (self.position.legal_moves(&self.rules), self.position.geometry());
        let mut of_crate: Vec<String> = legal.iter().map(|&mv| geometry.wire(mv).to_string()).collect();
        of_crate.sort();
        assert_eq!(of_crate, wires, "{}", self.state);
        wires
    }

    /// The legal moves that begin with this text.
    pub(crate) fn moves_with(&self, prefix: &str) -> String {
        let found: Vec<String> = self.moves().into_iter().filter(|wire| wire.starts_with(prefix)).collect();
        found.join(" ")
    }

    /// Is this move legal?
    pub(crate) fn legal(&self, wire: &str) -> bool {
        self.moves().iter().any(|legal| legal == wire)
    }

    /// The squares on which moves from this square end before any exit, sorted.
    pub(crate) fn ends(&self, from: &str) -> String {
        let names = &self.state.board.names;
        let begun =
            |rest: &str| names.iter().filter(|name| rest.starts_with(&***name)).max_by_key(|name| name.len());
        let moves = self.moves();
        let rests = moves.iter().filter_map(|wire| wire.strip_prefix(from));
        let ends: BTreeSet<String> = rests.filter_map(begun).cloned().collect();
        Vec::from_iter(ends).join(" ")
    }

    /// The squares that follow the mark `>`, `x` or `@` in the moves that begin with this text, sorted.
    pub(crate) fn after_mark(&self, prefix: &str, mark: char) -> String {
        let squares: BTreeSet<String> = self
            .moves()
            .iter()
            .filter(|wire| wire.starts_with(prefix))
            .filter_map(|wire| wire.split_once(mark))
            .map(|(_, rest)| rest.split(['>', 'x', '@']).next().unwrap_or(rest).to_owned())
            .collect();
        Vec::from_iter(squares).join(" ")
    }

    /// The table after some legal moves, given with spaces between them.
    pub(crate) fn play(&self, wires: &str) -> Self {
        let mut table = self.clone();
        for wire in wires.split(' ') {
            let moves = table.state.moves(&table.options);
            let Some(step) = moves.iter().find(|&&step| table.state.board.wire(step) == wire) else {
                panic!("{wire} is not legal in {}", table.state)
            };
            table.state = table.state.play(&table.options, *step);
            let mv = table.position.parse_move(wire).expect("a move");
            table.position = table.position.play(&table.rules, mv).expect("a legal move");
            table.agree();
        }
        table
    }

    /// The table after a player, given by the letter of his seat, has left it.
    pub(crate) fn resign(&self, seat: char) -> Self {
        let index = LETTERS.iter().position(|&letter| letter == seat).expect("seat letter");
        let state = self.state.resign(&self.options, index).expect("a player who may resign");
        let seat = Seat::from_letter(seat).expect("seat letter");
        let position = self.position.resign(&self.rules, seat).expect("a player who may resign");
        let after = Self { position, state, ..self.clone() };
        after.agree();
        after
    }

    /// The section that forbids a move, and the sentence that says so.
    pub(crate) fn forbidden(&self, wire: &str) -> (&'static str, String) {
        assert!(!self.legal(wire), "{wire} is legal in {}", self.state);
        let mv = self.position.parse_move(wire).expect("a move");
        let illegal = self.position.explain_illegal(&self.rules, mv).expect("an explanation");
        (illegal.section(), illegal.to_string())
    }

    /// What stands on a square: `rM`, `x` for a corpse, nothing.
    pub(crate) fn at(&self, square: &str) -> String {
        match self.state.cells[self.state.board.square(square).expect("square")] {
            Cell::Empty => String::new(),
            Cell::Corpse => "x".to_owned(),
            Cell::Piece { army, kind } => format!("{}{kind}", LETTERS[army]),
        }
    }

    /// How many corpses lie on the board.
    pub(crate) fn corpses(&self) -> usize {
        self.state.cells.iter().filter(|&&cell| cell == Cell::Corpse).count()
    }

    /// The fields of the position string after the board, such as `rbyg b b 1 2`.
    pub(crate) fn fields(&self) -> String {
        self.state.to_string().split_once(' ').expect("fields").1.to_owned()
    }

    /// The field of controllers.
    pub(crate) fn control(&self) -> String {
        self.fields()[..self.state.board.seats].to_owned()
    }

    /// The letters of the player to move and of the cursor, such as `br`.
    pub(crate) fn turn(&self) -> String {
        let fields = self.fields();
        let fields: Vec<&str> = fields.split(' ').collect();
        [fields[1], fields[2]].concat()
    }

    /// The letter of the player in power, if there is one.
    pub(crate) fn power(&self) -> Option<char> {
        self.position.in_power().map(Seat::letter)
    }

    /// The letters of those who play the next turns, while everybody only moves militants.
    pub(crate) fn rota(&self, turns: usize) -> String {
        let mut table = self.clone();
        let mut letters = String::new();
        for _ in 0..turns {
            letters.push_str(&table.turn()[..1]);
            let wire = table.quiet_move().expect("a militant's move");
            table = table.play(&wire);
        }
        letters
    }

    /// A militant's move to an empty square.
    fn quiet_move(&self) -> Option<String> {
        let militant = |step: &Move| matches!(*step, Move::Piece { from, place: None, .. } if self.at(&self.state.board.names[from]).ends_with('M'));
        let moves = self.state.moves(&self.options);
        let mut wires: Vec<String> =
            moves.into_iter().filter(militant).map(|step| self.state.board.wire(step)).collect();
        wires.sort();
        wires.into_iter().next()
    }

    /// Is the game won, and by whom?
    pub(crate) fn winner(&self) -> Option<char> {
        self.position.winner().map(Seat::letter)
    }

    fn agree(&self) {
        assert_eq!(self.position.to_string(), self.state.to_string());
        let power = self.state.in_power().map(|seat| LETTERS[seat]);
        assert_eq!(self.position.in_power().map(Seat::letter), power, "{}", self.state);
        assert_eq!(self.position.is_over(), self.state.living() == 1, "{}", self.state);
    }
}

/// All field squares that are not among these, sorted: what is left to place something on.
pub(crate) fn field_without(squares: &str) -> String {
    let mut names = Board::usual().names.clone();
    names.retain(|name| name != "e5" && !squares.split(' ').any(|other| other == name));
    names.sort();
    names.join(" ")
}

fn choice(text: &str) -> (Rules, Options) {
    let mut words = text.split(' ');
    let set = words.next().expect("rule set");
    let mut rules = Rules::named(set).expect("rule set");
    let mut options = Options::named(set).expect("rule set");
    for word in words {
        let (name, value) = word.split_once('=').expect("option=value");
        rules.set(name, value).expect("option");
        assert!(options.set(name, value), "no option {word}");
    }
    (rules, options)
}

fn written(board: &Board, pieces: &str) -> String {
    let mut squares = vec![String::new(); board.names.len()];
    for piece in pieces.split(' ').filter(|piece| !piece.is_empty()) {
        let (what, square) = piece.split_at(if piece.starts_with('x') { 1 } else { 2 });
        let square = board.square(square).unwrap_or_else(|| panic!("no square {square}"));
        what.clone_into(&mut squares[square]);
    }
    let row = |row: &Vec<usize>| runs(&row.iter().map(|&square| squares[square].clone()).collect::<Vec<_>>());
    board.rows.iter().map(row).collect::<Vec<String>>().join("/")
}

fn runs(rank: &[String]) -> String {
    let mut text = String::new();
    for group in rank.chunk_by(|left, right| left.is_empty() && right.is_empty()) {
        text.push_str(&if group[0].is_empty() { group.len().to_string() } else { group[0].clone() });
    }
    text
}
