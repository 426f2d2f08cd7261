//! Random rules and random positions, the more awkward the better.

use djambi::Rules;

use crate::rng::Rng;
use crate::simple::{Board, Cell, Control, Options, Seat, Square, State};

/// The options that change the legal moves or what they do.
const OPTIONS: [(&str, &[&str]); 10] = [
    ("reporter", &["one", "must", "all", "all_own"]),
    ("own_kills", &["never", "pieces"]),
    ("maze_exit", &["quiet", "master"]),
    ("orphans", &["untouchable", "exposed"]),
    ("devolution", &["forever", "reign"]),
    ("encirclement", &["no_necromobile", "strict"]),
    ("power_duel", &["double", "single"]),
    ("maze_corpse", &["never", "chief", "any"]),
    ("maze_militant", &["never", "kill"]),
    ("hostage_encirclement", &["never", "judged"]),
];

/// A rule set, half of the time with random options, for both implementations.
pub(crate) fn rules(rng: &mut Rng) -> (Rules, Options) {
    let set = *rng.pick(&["classic", "variants", "arena", "yang-pi"]);
    let mut rules = Rules::named(set).expect("rule set");
    let mut options = Options::named(set).expect("rule set");
    if rng.percent(50) {
        for (name, values) in OPTIONS {
            let value = *rng.pick(values);
            rules.set(name, value).expect("option");
            assert!(options.set(name, value));
        }
    }
    (rules, options)
}

/// The set-up, often with hostages; at least two players are left.
pub(crate) fn start(board: &'static Board, rng: &mut Rng, options: &Options) -> State {
    let mut state = State::parse_on(board, &board.start, options).expect("start");
    let mut players = board.seats.clone();
    while players.len() > 2 && rng.percent(50) {
        let absent = players.remove(rng.below(players.len()));
        state.control[absent] = Control::Hostage;
    }
    (state.turn, state.cursor) = (players[0], players[0]);
    state
}

/// A position that may be unreachable in a game, but is valid.
pub(crate) fn awkward(board: &'static Board, rng: &mut Rng, options: &Options) -> State {
    let mut state = State {
        board,
        cells: vec![Cell::Empty; board.names.len()],
        control: controls(board, rng, options),
        turn: 0,
        cursor: *rng.pick(&board.seats),
        quiet: *rng.pick(&[0, 1, 199, u32::MAX]),
        number: *rng.pick(&[1, 2, 77, u32::MAX]),
    };
    let living: Vec<Seat> = board.seats.iter().copied().filter(|&seat| state.alive(seat)).collect();
    state.turn = *rng.pick(&living);
    if rng.percent(50) {
        state.cursor = state.turn;
    }
    put_chiefs(rng, &mut state);
    put_others(rng, &mut state);
    let text = state.to_string();
    assert_eq!(State::parse_on(board, &text, options).as_ref(), Ok(&state), "{text}");
    state
}

fn controls(board: &Board, rng: &mut Rng, options: &Options) -> Vec<Control> {
    let all = board.seats.len();
    let count = *rng.pick(&[1, 2, 2, 2, 3, 3, 3, all, all, all, all, all]);
    let mut living = board.seats.clone();
    while living.len() > count {
        living.remove(rng.below(living.len()));
    }
    let control = |army: Seat| {
        if living.contains(&army) {
            return Control::Player(army);
        }
        let holder = *rng.pick(&living);
        match rng.below(4) {
            0 => Control::Hostage,
            1 => Control::Orphan,
            2 if options.reign => Control::Reign(holder),
            _ => Control::Player(holder),
        }
    };
    (0..board.armies).map(control).collect()
}

fn put_chiefs(rng: &mut Rng, state: &mut State) {
    let in_maze = rng.below(2 * state.board.armies);
    let maze = state.board.maze;
    for army in 0..state.board.armies {
        if !state.alive(army) && state.control[army] != Control::Hostage {
            continue;
        }
        let mut free = empty_squares(state);
        free.retain(|&square| square != maze);
        let square =
            if army == in_maze && state.cells[maze] == Cell::Empty { maze } else { *rng.pick(&free) };
        state.cells[square] = Cell::Piece { army, kind: 'C' };
        if rng.percent(15) {
            surround(rng, state, square);
        }
    }
}

/// Lays corpses around a chief, often closing the ring or all but one square of it.
fn surround(rng: &mut Rng, state: &mut State, chief: Square) {
    for square in state.board.adjacent[chief].clone() {
        if state.cells[square] == Cell::Empty && rng.percent(90) {
            state.cells[square] = Cell::Corpse;
        }
    }
}

fn put_others(rng: &mut Rng, state: &mut State) {
    let limit = *rng.pick(&[2, 6, 9, 9, 20]);
    for army in 0..state.board.armies {
        for _ in 0..rng.below(limit) {
            let kind = *rng.pick(&['A', 'R', 'D', 'N', 'M']);
            put(rng, state, Cell::Piece { army, kind });
        }
    }
    let maze = state.board.maze;
    let corpses = *rng.pick(&[1, 10, 10, 30, state.cells.len()]);
    for _ in 0..rng.below(corpses) {
        put(rng, state, Cell::Corpse);
    }
    if state.cells[maze] == Cell::Empty && rng.percent(15) {
        state.cells[maze] = Cell::Corpse;
    }
}

fn put(rng: &mut Rng, state: &mut State, cell: Cell) {
    let mut free = empty_squares(state);
    free.retain(|&square| square != state.board.maze);
    if !free.is_empty() {
        state.cells[*rng.pick(&free)] = cell;
    }
}

fn empty_squares(state: &State) -> Vec<Square> {
    (0..state.cells.len()).filter(|&square| state.cells[square] == Cell::Empty).collect()
}
