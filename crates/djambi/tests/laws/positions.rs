//! Random rules and random positions, the more awkward the better.

use djambi::Rules;

use crate::chance::Chance;
use crate::simple::{Cell, Control, DIRECTIONS, LETTERS, MAZE, Options, START, Seat, Square, State, step};

/// The options that change what may be played.
const OPTIONS: [(&str, &[&str]); 7] = [
    ("reporter", &["one", "must", "all"]),
    ("own_kills", &["never", "pieces"]),
    ("maze_exit", &["quiet", "master"]),
    ("orphans", &["untouchable", "exposed"]),
    ("devolution", &["forever", "reign"]),
    ("encirclement", &["no_necromobile", "strict"]),
    ("power_duel", &["double", "single"]),
];

/// A rule set, half of the time with random options, for both implementations.
pub(crate) fn rules(chance: &mut Chance) -> (Rules, Options) {
    let set = *chance.pick(&["classic", "variants", "arena"]);
    let mut rules = Rules::named(set).expect("rule set");
    let mut options = Options::named(set).expect("rule set");
    if chance.percent(50) {
        for (name, values) in OPTIONS {
            let value = *chance.pick(values);
            rules.set(name, value).expect("option");
            assert!(options.set(name, value));
        }
    }
    (rules, options)
}

/// The start with two, three or four players.
pub(crate) fn start(chance: &mut Chance, options: &Options) -> State {
    let (control, first) = *chance.pick(&[
        ("rbyg", "r"),
        ("rbyg", "r"),
        ("rbyh", "r"),
        ("hbyg", "b"),
        ("rhyh", "r"),
        ("rbhh", "r"),
    ]);
    let text = START.replace("rbyg r r", &format!("{control} {first} {first}"));
    State::parse(&text, options).expect("start")
}

/// A position that perhaps no game leads to, but that a reader must accept.
pub(crate) fn awkward(chance: &mut Chance, options: &Options) -> State {
    let mut state = State {
        board: [Cell::Empty; 81],
        control: controls(chance, options),
        turn: 0,
        cursor: chance.below(4),
        quiet: *chance.pick(&[0, 1, 199, u32::MAX]),
        number: *chance.pick(&[1, 2, 77, u32::MAX]),
    };
    let living: Vec<Seat> = (0..4).filter(|&seat| state.alive(seat)).collect();
    state.turn = *chance.pick(&living);
    if chance.percent(50) {
        state.cursor = state.turn;
    }
    put_chiefs(chance, &mut state);
    put_others(chance, &mut state);
    let text = state.to_string();
    assert_eq!(State::parse(&text, options).as_ref(), Ok(&state), "{text}");
    state
}

fn controls(chance: &mut Chance, options: &Options) -> [Control; 4] {
    let count = *chance.pick(&[1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4]);
    let mut living = vec![0, 1, 2, 3];
    while living.len() > count {
        living.remove(chance.below(living.len()));
    }
    std::array::from_fn(|army| {
        if living.contains(&army) {
            return Control::Player(army);
        }
        let holder = *chance.pick(&living);
        match chance.below(4) {
            0 => Control::Hostage,
            1 => Control::Orphan,
            2 if options.reign => Control::Reign(holder),
            _ => Control::Player(holder),
        }
    })
}

fn put_chiefs(chance: &mut Chance, state: &mut State) {
    let in_maze = chance.below(8);
    for army in 0..4 {
        if !state.alive(army) && state.control[army] != Control::Hostage {
            continue;
        }
        let mut free = empty_squares(state);
        free.retain(|&square| square != MAZE);
        let square =
            if army == in_maze && state.board[MAZE] == Cell::Empty { MAZE } else { *chance.pick(&free) };
        state.board[square] = Cell::Piece { army, kind: 'C' };
        if chance.percent(15) {
            surround(chance, state, square);
        }
    }
}

/// Lays corpses around a chief, so that he is encircled or nearly so.
fn surround(chance: &mut Chance, state: &mut State, chief: Square) {
    for square in DIRECTIONS.into_iter().filter_map(|direction| step(chief, direction)) {
        if state.board[square] == Cell::Empty && chance.percent(90) {
            state.board[square] = Cell::Corpse;
        }
    }
}

fn put_others(chance: &mut Chance, state: &mut State) {
    let most = *chance.pick(&[2, 6, 9, 9, 20]);
    for army in 0..4 {
        for _ in 0..chance.below(most) {
            let kind = *chance.pick(&['A', 'R', 'D', 'N', 'M']);
            put(chance, state, Cell::Piece { army, kind });
        }
    }
    let corpses = *chance.pick(&[1, 10, 10, 30, 81]);
    for _ in 0..chance.below(corpses) {
        put(chance, state, Cell::Corpse);
    }
    if state.board[MAZE] == Cell::Empty && chance.percent(15) {
        state.board[MAZE] = Cell::Corpse;
    }
}

fn put(chance: &mut Chance, state: &mut State, what: Cell) {
    let mut free = empty_squares(state);
    free.retain(|&square| square != MAZE);
    if !free.is_empty() {
        state.board[*chance.pick(&free)] = what;
    }
}

fn empty_squares(state: &State) -> Vec<Square> {
    (0..81).filter(|&square| state.board[square] == Cell::Empty).collect()
}

/// The letter of a seat.
pub(crate) fn letter(seat: Seat) -> char {
    LETTERS[seat]
}
