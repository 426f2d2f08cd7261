//! A small position in both implementations: the crate's and the simple one.

use std::collections::BTreeSet;

use djambi::{Game, Geometry, Position, Rules, Seat};

use crate::simple::{Board, Cell, LETTERS, Move, Options, State};

/// A position and its rules in both implementations, which must agree in every answer. Squares, moves and
/// fields are text here, as in docs/RULES.md §10 and §11.
#[derive(Clone)]
pub(crate) struct TestPosition {
    rules: Rules,
    options: Options,
    position: Position,
    state: State,
}

/// Sets up a position on the 9 × 9 board under the rules `"SET option=value ..."`.
///
/// `"rCa1 bMe4 xc3"` is a red chief on a1, a blue militant on e4 and a corpse on c3; `corners` stands for the
/// four chiefs in their corners. The other fields of the position string may follow after a bar: `"... | rbyh
/// b b 0 1"`.
pub(crate) fn position(rules: &str, setting: &str) -> TestPosition {
    position_on("square9", rules, &setting.replace("corners", "rCa1 bCi1 yCi9 gCa9"))
}

/// Sets up a position on a board. By default every army has its player and red begins.
pub(crate) fn position_on(board: &str, rules: &str, setting: &str) -> TestPosition {
    let (rules, options) = parse_rules(rules);
    let geometry = Geometry::named(board).expect("board");
    let board = Board::named(geometry.name()).expect("board");
    let default_fields = LETTERS[..board.armies].iter().collect::<String>() + " r r 0 1";
    let (pieces, fields) = setting.split_once(" | ").unwrap_or((setting, &default_fields));
    let text = format!("{} {fields}", board_field(board, pieces));
    let state = State::parse_on(board, &text, &options).unwrap_or_else(|fault| panic!("{fault}: {text}"));
    let position =
        Position::parse_on(geometry, &text, &rules).unwrap_or_else(|faults| panic!("{faults}: {text}"));
    TestPosition { rules, options, position, state }
}

impl TestPosition {
    /// The game that starts here.
    pub(crate) fn game(&self) -> Game {
        Game::new(self.rules, self.position)
    }

    /// The legal moves in wire form, sorted.
    pub(crate) fn moves(&self) -> Vec<String> {
        let found = self.state.moves(&self.options);
        let mut wires: Vec<String> = found.iter().map(|&mv| self.state.board.wire(mv)).collect();
        wires.sort();
        let legal = self.position.legal_moves(&self.rules);
        let geometry = self.position.geometry();
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

    /// Whether this move is legal.
    pub(crate) fn legal(&self, wire: &str) -> bool {
        self.moves().iter().any(|legal| legal == wire)
    }

    /// The squares on which moves from this square end before any exit, sorted.
    pub(crate) fn ends(&self, from: &str) -> String {
        let names = &self.state.board.names;
        let end =
            |rest: &str| names.iter().filter(|name| rest.starts_with(&***name)).max_by_key(|name| name.len());
        let moves = self.moves();
        let rests = moves.iter().filter_map(|wire| wire.strip_prefix(from));
        let ends: BTreeSet<String> = rests.filter_map(end).cloned().collect();
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

    /// The position after these legal moves, which have spaces between them.
    pub(crate) fn play(&self, wires: &str) -> Self {
        let mut after = self.clone();
        for wire in wires.split(' ') {
            let moves = after.state.moves(&after.options);
            let Some(simple_mv) = moves.iter().find(|&&mv| after.state.board.wire(mv) == wire) else {
                panic!("{wire} is not legal in {}", after.state)
            };
            after.state = after.state.play(&after.options, *simple_mv);
            let mv = after.position.parse_move(wire).expect("a move");
            after.position = after.position.play(&after.rules, mv).expect("a legal move");
            after.assert_agreed();
        }
        after
    }

    /// The position after the player at the seat with this letter has resigned.
    pub(crate) fn resign(&self, seat: char) -> Self {
        let index = LETTERS.iter().position(|&letter| letter == seat).expect("seat letter");
        let state = self.state.resign(&self.options, index).expect("a player who may resign");
        let seat = Seat::from_letter(seat).expect("seat letter");
        let position = self.position.resign(&self.rules, seat).expect("a player who may resign");
        let after = Self { position, state, ..self.clone() };
        after.assert_agreed();
        after
    }

    /// The section that forbids a move, and the explanation.
    pub(crate) fn forbidden(&self, wire: &str) -> (&'static str, String) {
        assert!(!self.legal(wire), "{wire} is legal in {}", self.state);
        let mv = self.position.parse_move(wire).expect("a move");
        let illegal = self.position.explain_illegal(&self.rules, mv).expect("an explanation");
        (illegal.section(), illegal.to_string())
    }

    /// The occupant of a square: `rM`, `x` for a corpse, the empty text for an empty square.
    pub(crate) fn at(&self, square: &str) -> String {
        match self.state.cells[self.state.board.square(square).expect("square")] {
            Cell::Empty => String::new(),
            Cell::Corpse => "x".to_owned(),
            Cell::Piece { army, kind } => format!("{}{kind}", LETTERS[army]),
        }
    }

    /// The number of corpses.
    pub(crate) fn corpses(&self) -> usize {
        self.state.cells.iter().filter(|&&cell| cell == Cell::Corpse).count()
    }

    /// The fields of the position string after the board, such as `rbyg b b 1 2`.
    pub(crate) fn fields(&self) -> String {
        self.state.to_string().split_once(' ').expect("fields").1.to_owned()
    }

    /// The field of controllers.
    pub(crate) fn control(&self) -> String {
        self.fields()[..self.state.board.armies].to_owned()
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

    /// The letters of the players of the next turns, if all of them only move militants.
    pub(crate) fn rota(&self, turns: usize) -> String {
        let mut position = self.clone();
        let mut letters = String::new();
        for _ in 0..turns {
            letters.push_str(&position.turn()[..1]);
            let wire = position.quiet_move().expect("a militant's move");
            position = position.play(&wire);
        }
        letters
    }

    /// A militant's move to an empty square.
    fn quiet_move(&self) -> Option<String> {
        let is_militant = |from: usize| self.at(&self.state.board.names[from]).ends_with('M');
        let militant = |mv: &Move| matches!(*mv, Move::Piece { from, place: None, .. } if is_militant(from));
        let moves = self.state.moves(&self.options);
        let mut wires: Vec<String> =
            moves.into_iter().filter(militant).map(|mv| self.state.board.wire(mv)).collect();
        wires.sort();
        wires.into_iter().next()
    }

    /// The letter of the winner, if the game is won.
    pub(crate) fn winner(&self) -> Option<char> {
        self.position.winner().map(Seat::letter)
    }

    /// Asserts that both implementations agree.
    fn assert_agreed(&self) {
        assert_eq!(self.position.to_string(), self.state.to_string());
        let power = self.state.in_power().map(|seat| LETTERS[seat]);
        assert_eq!(self.position.in_power().map(Seat::letter), power, "{}", self.state);
        assert_eq!(self.position.is_over(), self.state.living() == 1, "{}", self.state);
    }
}

/// All field squares except these, sorted.
pub(crate) fn field_without(squares: &str) -> String {
    let mut names = Board::usual().names.clone();
    names.retain(|name| name != "e5" && !squares.split(' ').any(|other| other == name));
    names.sort();
    names.join(" ")
}

/// Parses a rule set and options for both implementations.
fn parse_rules(text: &str) -> (Rules, Options) {
    let (set, changes) = text.split_once(' ').unwrap_or((text, ""));
    let changes = changes.split(' ').filter(|change| !change.is_empty());
    let changes: Vec<(&str, &str)> =
        changes.map(|change| change.split_once('=').expect("option=value")).collect();
    let mut options = Options::named(set).expect("rule set");
    for (option, value) in &changes {
        assert!(options.set(option, value), "no option {option}={value}");
    }
    (Rules::with(set, changes).expect("a rule set and options"), options)
}

/// The board field of a position string.
fn board_field(board: &Board, pieces: &str) -> String {
    let mut squares = vec![String::new(); board.names.len()];
    for piece in pieces.split(' ').filter(|piece| !piece.is_empty()) {
        let (occupant, square) = piece.split_at(if piece.starts_with('x') { 1 } else { 2 });
        let square = board.square(square).unwrap_or_else(|| panic!("no square {square}"));
        occupant.clone_into(&mut squares[square]);
    }
    let row = |row: &Vec<usize>| runs(&row.iter().map(|&square| squares[square].clone()).collect::<Vec<_>>());
    board.rows.iter().map(row).collect::<Vec<String>>().join("/")
}

/// A row of the board field.
fn runs(rank: &[String]) -> String {
    let mut text = String::new();
    for group in rank.chunk_by(|left, right| left.is_empty() && right.is_empty()) {
        text.push_str(&if group[0].is_empty() { group.len().to_string() } else { group[0].clone() });
    }
    text
}
