//! Tables of endings: held against the simple implementation, state by state, and played.

#[path = "../../djambi/tests/simple/mod.rs"]
#[expect(dead_code, reason = "tests of the rules use the rest")]
mod simple;

use djambi::{Game, OwnKills, Position, PowerDuel, Rules};
use djambi_engine::{Engine, Level, Limits, Never, Options, Tablebase, Verdict};

/// Boards of which few squares are free, with the pieces beside the chiefs that they are solved for.
const SMALL: [(&str, &str); 3] = [
    ("xxxxxxxxx/xxxxxxxxx/xxxxxxxxx/xxx3xxx/xxx3xxx/xxxx1xxxx/xxx3xxx/xx1x1xxxx/xxxxxxxxx", "ARDM"),
    ("xxxxxxxxx/xx4xxx/xxxxxx1xx/xxxxx2xx/xxxx1xxxx/xxxxx2xx/xxxxxxx1x/xxxxxx2x/xxxxxxxxx", "AD"),
    ("xxxxxxxxx/xxxxxxxxx/xxxxxxxxx/x4xxxx/xxxxxxxxx/xx3xxxx/xx2xxxxx/xx3xxxx/xxxxxxxxx", "RM"),
];

/// The cells of a board, as the letters of a position string.
fn cells(rows: &str) -> Vec<String> {
    let spread = |c: char| match c.to_digit(10) {
        Some(run) => vec![String::new(); run as usize],
        None => vec![c.to_string()],
    };
    rows.chars().filter(|&c| c != '/').flat_map(spread).collect()
}

fn rows(cells: &[String]) -> String {
    let row = |cells: &[String]| {
        let mut text = String::new();
        let mut run = 0;
        for cell in cells.iter().map(Some).chain([None]) {
            if cell.is_some_and(String::is_empty) {
                run += 1;
                continue;
            }
            if run > 0 {
                text += &run.to_string();
            }
            run = 0;
            text += cell.map_or("", String::as_str);
        }
        text
    };
    cells.chunks(9).map(row).collect::<Vec<_>>().join("/")
}

/// The verdict of a position as the simple implementation describes it.
fn verdict(tables: &Tablebase, rules: &Rules, state: &simple::State) -> Option<Verdict> {
    let position = Position::parse(&state.to_string(), rules).expect("position");
    match position.winner() {
        Some(winner) => Some(Verdict::Won { winner, turns: 0 }),
        None => tables.verdict(&position, rules, 2, &Never),
    }
}

/// Checks that the verdict of a state follows from those of the states after its turns, by the simple
/// implementation.
fn check(tables: &Tablebase, rules: &Rules, options: &simple::Options, text: &str) -> bool {
    let state = simple::State::parse(text, options).expect(text);
    let Some(found) = verdict(tables, rules, &state) else { return false };
    let mover = Position::parse(text, rules).expect(text).turn();
    let (mut win, mut loss, mut draws): (Option<u32>, Option<u32>, bool) = (None, None, false);
    for mv in state.moves(options) {
        match verdict(tables, rules, &state.play(options, mv)).expect("a table") {
            Verdict::Won { winner, turns } if winner == mover => {
                win = Some(win.map_or(turns, |best| best.min(turns)));
            }
            Verdict::Won { turns, .. } => loss = Some(loss.map_or(turns, |best| best.max(turns))),
            Verdict::Drawn => draws = true,
            Verdict::WonWithin { .. } => panic!("{text}: no exact verdict"),
        }
    }
    let alive = Position::parse(text, rules).expect(text).alive();
    let opponent = alive.next_after(mover).expect("opponent");
    let expected = match (win, draws, loss) {
        (Some(turns), _, _) => Verdict::Won { winner: mover, turns: turns + 1 },
        (None, false, Some(turns)) => Verdict::Won { winner: opponent, turns: turns + 1 },
        _ => Verdict::Drawn,
    };
    assert_eq!(found, expected, "{text}");
    true
}

/// Boards of which very few squares are free, with two pieces beside the chiefs: red's, and yellow's in lower
/// case.
const TINY: [(&str, &str); 4] = [
    ("xxxxxxxxx/xxxxxxxxx/xxxxxxxxx/xxx3xxx/xxx3xxx/xxxx1xxxx/xxxxxxxxx/xxxxxxxxx/xxxxxxxxx", "AM"),
    ("xxxxxxxxx/xxxxxxxxx/xxxxxxxxx/xxxx2xxx/xxx3xxx/xxx2xxxx/xxxxxxxxx/xxxxxxxxx/xxxxxxxxx", "Rd"),
    ("xxxxxxxxx/xxxxxxxxx/xxxxxxxxx/xxxxxxxxx/xx3xxxx/xx2xxxxx/xx2xxxxx/xxxxxxxxx/xxxxxxxxx", "DM"),
    ("xxxxxxxxx/xxxxxxxxx/xxxxxxxxx/xxxx2xxx/xxx2xxxx/xxx3xxx/xxxxxxxxx/xxxxxxxxx/xxxxxxxxx", "Am"),
];

/// Every way to put the chiefs and these pieces on the free squares of a board, as the board's rows.
fn boards<'a>(board: &'a str, roles: &'a str) -> impl Iterator<Item = String> + 'a {
    let empty = cells(board);
    let open: Vec<usize> = (0..81).filter(|&at| empty[at].is_empty()).collect();
    let piece = |role: char| match role.is_lowercase() {
        true => format!("g{}", role.to_ascii_uppercase()),
        false => format!("b{role}"),
    };
    let pieces: Vec<String> =
        ["rC".into(), "yC".into()].into_iter().chain(roles.chars().map(piece)).collect();
    (0..open.len().pow(pieces.len() as u32)).filter_map(move |mut number| {
        let mut cells = empty.clone();
        for piece in &pieces {
            let at = open[number % open.len()];
            number /= open.len();
            if !cells[at].is_empty() || (at == 40 && !piece.ends_with('C')) {
                return None;
            }
            cells[at].clone_from(piece);
        }
        Some(rows(&cells))
    })
}

#[test]
fn verdicts_follow_from_those_of_the_next_positions() {
    for set in ["classic", "variants", "arena"] {
        let rules = Rules::named(set).expect("rules");
        let options = simple::Options::named(set).expect("rules");
        let tables = Tablebase::default();
        let mut checked = 0;
        let mut extra = 0;
        let one = SMALL.into_iter().flat_map(|(board, roles)| roles.split("").map(move |role| (board, role)));
        for (board, roles) in one.filter(|(_, role)| !role.is_empty()).chain(TINY) {
            for rows in boards(board, roles) {
                for turns in ["r r", "y y", "r y", "y r"] {
                    let text = format!("{rows} rryy {turns} 0 90");
                    let is_checked = check(&tables, &rules, &options, &text);
                    checked += usize::from(is_checked);
                    extra += usize::from(is_checked && turns.starts_with("r y"));
                }
            }
        }
        assert!(checked > 20_000 && extra > 100, "{set}: {checked} states, {extra} extra turns");
    }
}

#[test]
fn plans_win_what_the_whole_table_calls_won() {
    let rules = Rules::CLASSIC;
    let tables = Tablebase::default();
    let mut found = 0;
    for (board, roles) in
        [SMALL[0], SMALL[2]].into_iter().flat_map(|(board, _)| [(board, "AM"), (board, "DR")])
    {
        for rows in boards(board, roles).step_by(31) {
            let position = Position::parse(&format!("{rows} rry- r r 0 90"), &rules);
            let Ok(position) = position else { continue };
            let mut engine = Engine::new(Options::from(Level::Minister));
            let limits = Limits { nodes: std::num::NonZero::new(1), ..Limits::default() };
            let report = engine.search(&position, &rules, &limits, &Never, |_| {});
            let Some(Verdict::WonWithin { winner, turns: most }) = report.verdict else { continue };
            match tables.verdict(&position, &rules, 2, &Never) {
                Some(Verdict::Won { winner: exact, turns }) if exact == winner && turns <= most => found += 1,
                other => panic!("{position}: within {most} turns, but {other:?}"),
            }
        }
    }
    assert!(found > 100, "{found} wins by a plan");
}

#[test]
fn a_win_by_force_comes_before_a_plan() {
    // A plan wins in five turns; a militant on d8 wins in three.
    let text = "xxgMxx1yCx1/xxx3xx1/x2x1x1x1/1gMx2x2x/2x1rC1x1bR/2x4bMx/9/x1rMx2x1x/xx1x3x1 rryr r r 3 70";
    let rules = Rules { own_kills: OwnKills::Pieces, power_duel: PowerDuel::Single, ..Rules::CLASSIC };
    let position = Position::parse(text, &rules).expect("position");
    let mut engine = Engine::new(Options::from(Level::Minister));
    let report = engine.search(&position, &rules, &Limits::default(), &Never, |_| {});
    assert_eq!(report.verdict, Some(Verdict::WonWithin { winner: position.turn(), turns: 3 }));
    let mv = position.geometry().wire(report.best_move().expect("move")).to_string();
    assert!(["b6d8", "c9d8"].contains(&mv.as_str()), "{mv}");
}

/// Won endings with the number of turns to the win.
const WON: [(&str, u32); 3] = [
    ("1xxx1xxyC1/1x2x1x2/rCx1x1x3/3xxx2x/xxx3xx1/xx3x2x/x1x1x4/xx6x/rA2xx1x2 r-y- r r 0 258", 21),
    ("xxx1x1x1x/x2xx1rCxx/2xx1x3/1yC3x1xx/1xx3rM2/x1x2x3/2xx1x1x1/1x1x3xx/1x3xx2 r-y- r r 0 258", 26),
    ("2x4x1/rC3x4/1x1xx2x1/2xx1x1x1/1xx3x1x/3xxxx1x/1x1x1xx2/1xxx1x1x1/1x1xxyCx1rR r-y- r r 0 258", 27),
];

#[test]
fn a_level_that_knows_endings_wins_in_the_turns_that_it_announces() {
    let rules = Rules::CLASSIC;
    for (text, turns) in WON {
        let position = Position::parse(text, &rules).expect("position");
        let winner = position.turn();
        let mut game = Game::new(rules, position);
        let mut engine = Engine::new(Options::from(Level::Minister));
        while game.outcome().is_none() {
            engine.set_history(&game.positions()[..game.events().len()]);
            let report = engine.search(game.position(), &rules, &Limits::default(), &Never, |_| {});
            let turns = turns - game.events().len() as u32;
            assert_eq!(report.verdict, Some(Verdict::Won { winner, turns }), "{}", game.position());
            game.play(report.best_move().expect("move")).expect("legal");
        }
        assert_eq!((game.position().winner(), game.events().len()), (Some(winner), turns as usize));
    }
}
