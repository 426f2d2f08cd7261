//! Plans: what is played for a seat at its next turn.

use djambi::{
    Effect, Game, GameEvent, MazeExit, Move, Occupant, Position, ReporterKills, Role, Rules, Seat, Square,
};
use djambi_protocol::{
    MAX_PLAN_CONDITIONS, MAX_PLAN_DEPTH, MAX_PLAN_LINES, MAX_PLAN_SIZE, MoveText, OnSquare, PlanCondition,
    PlanLine,
};

/// The line that a plan plays for the seat to move, with its move: the first one that fits and whose move is legal. `after` is
/// the number of turns and departures of the game that had counted when the plan was made. Nothing is played once the player
/// thinks: who leaves meanwhile may have made a line fit. Once it is played, the lines that go on after it are the plan.
#[must_use]
pub fn planned_line<'a>(
    game: &Game,
    seat: Seat,
    after: usize,
    lines: &'a [PlanLine],
) -> Option<(Move, &'a PlanLine)> {
    let position = game.position();
    if game.outcome().is_some() || position.turn() != seat || !has_just_come(game) {
        return None;
    }
    lines.iter().find_map(|line| {
        let (mv, next) = play(position, game.rules(), &line.r#move)?;
        let holds = |condition: &PlanCondition| holds(condition, (game, seat, after), Some(&next));
        line.when.iter().all(holds).then_some((mv, line))
    })
}

/// What keeps a line of a plan from being played now; nothing if it fits.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LineCheck {
    /// Whether the turn is not legal.
    pub is_illegal: bool,
    /// The conditions that do not hold, by their places in the line.
    pub unmet: Vec<usize>,
}

impl LineCheck {
    /// Whether the line fits.
    #[must_use]
    pub const fn fits(&self) -> bool {
        !self.is_illegal && self.unmet.is_empty()
    }
}

/// Judges each line of a plan as if the turn of its seat had just come: [`planned_line`] plays the first that fits. `None` if no
/// turn of the seat can come.
#[must_use]
pub fn check_lines(game: &Game, seat: Seat, after: usize, lines: &[PlanLine]) -> Option<Vec<LineCheck>> {
    let position = turn_of(game.position(), seat).filter(|_| game.outcome().is_none())?;
    let check = |PlanLine { when, r#move, .. }: &PlanLine| {
        let played = play(&position, game.rules(), r#move);
        let next = played.as_ref().map(|(_, next)| next);
        let fails = |condition: &PlanCondition| !holds(condition, (game, seat, after), next);
        let unmet = when.iter().enumerate().filter(|(_, condition)| fails(condition));
        LineCheck { is_illegal: next.is_none(), unmet: unmet.map(|(index, _)| index).collect() }
    };
    Some(lines.iter().map(check).collect())
}

/// The position if a player had the turn in it; `None` if the player is out.
#[must_use]
pub fn turn_of(position: &Position, seat: Seat) -> Option<Position> {
    if position.turn() == seat { Some(*position) } else { position.rearranged(&[], seat, seat) }
}

/// A legal move, and the position after it.
fn play(position: &Position, rules: &Rules, text: &MoveText) -> Option<(Move, Position)> {
    let mv = text.read(position.geometry()).ok()?;
    Some((mv, position.play(rules, mv).ok()?))
}

/// Whether the last event has brought the turn: it was a turn, or the departure of who was to move.
fn has_just_come(game: &Game) -> bool {
    let [.., before, now] = game.positions() else { return true };
    matches!(game.events().last(), Some(GameEvent::Turn(_))) || before.turn() != now.turn()
}

/// Whether the lines of a plan can be kept in a game: there are few enough, and they name moves and squares of its board.
#[must_use]
pub fn is_plan(game: &Game, lines: &[PlanLine]) -> bool {
    let board = game.position().geometry();
    let is_possible = |condition: &PlanCondition| match condition {
        PlanCondition::Last { r#move, .. } => r#move.read(board).is_ok(),
        PlanCondition::At { square, .. } => board.square(square).is_some(),
        PlanCondition::Quiet | PlanCondition::Safe => true,
    };
    let is_line = |line: &PlanLine| {
        line.when.len() <= MAX_PLAN_CONDITIONS
            && line.r#move.read(board).is_ok()
            && line.when.iter().all(is_possible)
    };
    // One level after the other, so that the depth of what somebody sends does not matter.
    let mut level: Vec<&PlanLine> = lines.iter().collect();
    let mut size = 0;
    let mut few = lines.len() <= MAX_PLAN_LINES;
    for _ in 0..MAX_PLAN_DEPTH {
        size += level.len();
        if !few || size > MAX_PLAN_SIZE || !level.iter().all(|line| is_line(line)) {
            return false;
        }
        few = level.iter().all(|line| line.next.len() <= MAX_PLAN_LINES);
        level = level.into_iter().flat_map(|line| &line.next).collect();
    }
    level.is_empty()
}

/// Whether a condition of the plan of a seat holds, whose move would lead to `next` if it is legal.
fn holds(
    condition: &PlanCondition,
    (game, seat, after): (&Game, Seat, usize),
    next: Option<&Position>,
) -> bool {
    let position = game.position();
    let board = position.geometry();
    match condition {
        PlanCondition::Last { seat: of, r#move } => {
            let Ok(wanted) = r#move.read(board) else { return false };
            last_move(game, *of, after) == Some(wanted)
        }
        PlanCondition::At { square, on } => board.square(square).is_some_and(|square| {
            *on == match position.at(square) {
                None => OnSquare::Empty,
                Some(Occupant::Corpse) => OnSquare::Corpse,
                Some(Occupant::Piece(piece)) => OnSquare::Piece(piece),
            }
        }),
        PlanCondition::Quiet => game
            .positions()
            .get(after)
            .is_some_and(|then| living(then) == living(position) && then.alive() == position.alive()),
        PlanCondition::Safe => next.is_some_and(|next| is_safe(next, game.rules(), seat)),
    }
}

/// Whether no single turn of another player puts a player out, if that turn were the next one.
fn is_safe(position: &Position, rules: &Rules, seat: Seat) -> bool {
    if position.winner() == Some(seat) {
        return true;
    }
    let Some(chief) = position.chief(seat).filter(|_| position.alive().contains(seat)) else { return false };
    let mut threats = position.threats(rules, chief);
    threats.retain(|threat| threat.by != seat);
    if threats.iter().any(|threat| threat.effect == Effect::Kill) {
        return false;
    }
    let nearly = |square: Square| is_nearly_encircled(position, rules, square);
    let is_possible = if threats.is_empty() {
        nearly(chief)
    } else {
        // It can be carried anywhere.
        position.geometry().squares().any(nearly)
    };
    !is_possible || !is_put_out(position, rules, seat)
}

/// Whether a chief on a square may be encircled by one turn: a corpse comes to the last gap, or a chief there dies by the
/// same. A turn that kills several may close more.
fn is_nearly_encircled(position: &Position, rules: &Rules, square: Square) -> bool {
    let geometry = position.geometry();
    let several = matches!(rules.reporter, ReporterKills::All | ReporterKills::AllOwn)
        || rules.maze_exit == MazeExit::Master;
    let most = if several { geometry.adjacent(square).len() } else { 1 };
    let gaps = geometry.adjacent(square) - position.corpses() - position.role(Role::Chief);
    gaps.len() <= most
}

/// Whether a legal turn of another player, if it were the next one, puts a player out.
fn is_put_out(position: &Position, rules: &Rules, seat: Seat) -> bool {
    let others = position.alive().iter().filter(|&other| other != seat);
    others.filter_map(|other| turn_of(position, other)).any(|at| {
        let moves = at.legal_moves(rules);
        moves.into_iter().any(|mv| at.play(rules, mv).is_ok_and(|next| !next.alive().contains(seat)))
    })
}

/// The last move of a seat among the events from this one on.
fn last_move(game: &Game, seat: Seat, from: usize) -> Option<Move> {
    let movers = game.positions().iter().map(Position::turn);
    let events = game.events().iter().zip(movers).skip(from);
    let mut moves = events.filter_map(|(event, mover)| match event {
        GameEvent::Turn(mv) if mover == seat => Some(*mv),
        _ => None,
    });
    moves.next_back()
}

/// The number of living pieces.
fn living(position: &Position) -> usize {
    position.occupied().len() - position.corpses().len()
}

#[cfg(test)]
mod tests {
    use djambi::{Piece, Role, Rules};
    use proptest::prelude::*;

    use super::*;

    fn mv(text: &str) -> MoveText {
        text.parse().unwrap()
    }

    fn line(when: &[PlanCondition], text: &str) -> PlanLine {
        PlanLine { when: when.to_vec(), r#move: mv(text), next: Vec::new() }
    }

    /// A game from the usual start in which these moves were played.
    fn game(moves: &[&str]) -> Game {
        let mut game = Game::new(Rules::CLASSIC, Position::start());
        for text in moves {
            let board = game.position().geometry();
            game.play(mv(text).read(board).unwrap()).unwrap();
        }
        game
    }

    fn planned(game: &Game, after: usize, lines: &[PlanLine]) -> Option<String> {
        let board = game.position().geometry();
        let found = planned_line(game, game.position().turn(), after, lines);
        found.map(|(mv, _)| MoveText::of(board, mv).as_str().to_owned())
    }

    #[test]
    fn the_first_line_that_fits_and_is_legal_is_played() {
        let start = game(&[]);
        let red = start.position().turn();
        let first: Vec<String> = start
            .position()
            .legal_moves(start.rules())
            .into_iter()
            .map(|mv| MoveText::of(start.position().geometry(), mv).as_str().to_owned())
            .collect();
        let (one, two) = (first[0].as_str(), first[1].as_str());
        let never = PlanCondition::Last { seat: red, r#move: mv(one) };
        let lines =
            [line(&[], "e9e5"), line(&[never], one), line(&[PlanCondition::Quiet], two), line(&[], one)];
        assert_eq!(planned(&start, 0, &lines).as_deref(), Some(two));
        assert_eq!(planned(&start, 0, &lines[..2]), None);
        assert_eq!(planned_line(&start, Seat::Blue, 0, &lines), None, "it is not blue's turn");
    }

    #[test]
    fn conditions_say_what_was_played_and_what_stands_where() {
        let played = game(&["a3a5"]);
        let next = played.position().legal_moves(played.rules())[0];
        let next = MoveText::of(played.position().geometry(), next).as_str().to_owned();
        let fits =
            |after, condition: PlanCondition| planned(&played, after, &[line(&[condition], &next)]).is_some();
        let last = |seat, text: &str| PlanCondition::Last { seat, r#move: mv(text) };
        assert!(fits(0, last(Seat::Red, "a3a5")));
        assert!(!fits(0, last(Seat::Red, "a3a4")) && !fits(0, last(Seat::Blue, "a3a5")));
        assert!(!fits(1, last(Seat::Red, "a3a5")), "it was played before the plan was made");
        let at = |square: &str, on| PlanCondition::At { square: square.to_owned(), on };
        let piece = played.position().piece_at(played.position().geometry().square("a5").unwrap()).unwrap();
        assert!(fits(0, at("a5", OnSquare::Piece(piece))) && fits(0, at("a3", OnSquare::Empty)));
        let other = Piece { army: Seat::Green, role: Role::Chief };
        assert!(!fits(0, at("a5", OnSquare::Piece(other))) && !fits(0, at("a5", OnSquare::Corpse)));
        assert!(!fits(0, at("z99", OnSquare::Empty)));
        assert!(
            fits(0, PlanCondition::Quiet) && !fits(2, PlanCondition::Quiet),
            "after 2 events nothing is known"
        );
    }

    /// Which moves are safe and which are not, by the condition; it is held against all moves of all enemies.
    fn safe_and_unsafe(text: &str, rules: Rules) -> [usize; 2] {
        let game = Game::new(rules, Position::parse(text, &rules).unwrap());
        let mut counts = [0; 2];
        for mv in game.position().legal_moves(game.rules()) {
            let text = MoveText::of(game.position().geometry(), mv);
            let lines = [line(&[PlanCondition::Safe], text.as_str())];
            let next = game.position().play(game.rules(), mv).unwrap();
            let found = planned_line(&game, Seat::Red, 0, &lines);
            let is_alive = next.alive().contains(Seat::Red);
            let is_out =
                next.winner() != Some(Seat::Red) && (!is_alive || is_put_out(&next, game.rules(), Seat::Red));
            assert_eq!(found.is_some(), !is_out, "{mv:?}");
            counts[usize::from(is_out)] += 1;
        }
        counts
    }

    #[test]
    fn a_turn_is_safe_if_no_enemy_puts_the_player_out_by_one() {
        // Yellow's reporter reaches the square beside red's chief, which has a way out of its reach.
        let reporter = "8yC/9/9/9/3gR5/9/2bM6/9/rC7bA rryy r r 0 9";
        // Yellow's militant kills red's and puts the corpse on the last square beside red's chief.
        let gap = "8yC/9/9/9/9/4yM4/4rM4/xx7/rC8 r-y- r r 0 9";
        // Yellow's diplomat carries red's chief among the corpses.
        let carried = "6x1x/6xxx/9/9/9/3yD5/9/6rM2/1rC6yC r-y- r r 0 9";
        for rules in [Rules::CLASSIC, Rules::VARIANTS, Rules::ARENA] {
            for text in [reporter, gap, carried] {
                let [safe, not] = safe_and_unsafe(text, rules);
                assert!(safe > 0 && not > 0, "{text}: {safe} safe, {not} not");
            }
        }
        // A necromobile saves the chief from being encircled; the corpse stays where it is.
        let stays = |text: &str| {
            let game = Game::new(Rules::CLASSIC, Position::parse(text, &Rules::CLASSIC).unwrap());
            planned(&game, 0, &[line(&[PlanCondition::Safe], "e3d3")]).is_some()
        };
        assert!(!stays(gap) && stays(&gap.replacen("9/", "rN8/", 1)));
    }

    #[test]
    fn lines_are_judged_before_their_turn() {
        let start = game(&[]);
        let red = start.position().turn();
        let blue = Seat::Blue;
        let at = |square: &str, on| PlanCondition::At { square: square.to_owned(), on };
        let moves = turn_of(start.position(), blue).unwrap().legal_moves(start.rules());
        let legal = MoveText::of(start.position().geometry(), moves[0]).as_str().to_owned();
        let waits = PlanCondition::Last { seat: red, r#move: mv("a3a5") };
        let lines = [
            line(&[PlanCondition::Quiet, waits.clone(), at("e5", OnSquare::Corpse)], &legal),
            line(&[PlanCondition::Safe], "e5e6"),
            line(&[at("e5", OnSquare::Empty), PlanCondition::Safe], &legal),
        ];
        let check = |is_illegal, unmet: &[usize]| LineCheck { is_illegal, unmet: unmet.to_vec() };
        let wanted = vec![check(false, &[1, 2]), check(true, &[0]), check(false, &[])];
        assert_eq!(check_lines(&start, blue, 0, &lines), Some(wanted));
        let played = game(&["a3a5"]);
        assert_eq!(check_lines(&played, blue, 0, &lines[..1]).unwrap()[0], check(false, &[2]));
        let mut left = game(&[]);
        left.resign(blue).unwrap();
        assert_eq!(check_lines(&left, blue, 0, &lines), None);
    }

    /// A plan that did not fit when the turn came is the player's to change.
    #[test]
    fn nothing_is_played_because_somebody_leaves_meanwhile() {
        let [mut played, mut left] = [game(&["a3a5"]), game(&[])];
        let blue = played.position().turn();
        let any = |game: &Game| {
            let mv = game.position().legal_moves(game.rules())[0];
            [line(&[], MoveText::of(game.position().geometry(), mv).as_str())]
        };
        let lines = any(&played);
        assert!(planned_line(&played, blue, 0, &lines).is_some());
        played.resign(Seat::Green).unwrap();
        assert_eq!(planned_line(&played, blue, 0, &lines), None);
        // Here the turn comes because another leaves.
        left.resign(Seat::Red).unwrap();
        assert!(planned_line(&left, blue, 0, &any(&left)).is_some());
    }

    #[test]
    fn a_plan_names_moves_and_squares_of_its_board() {
        let game = game(&[]);
        assert!(is_plan(&game, &vec![line(&[PlanCondition::Safe; 0], "a3a5"); MAX_PLAN_LINES]));
        assert!(!is_plan(&game, &vec![line(&[], "a3a5"); MAX_PLAN_LINES + 1]));
        assert!(!is_plan(&game, &[line(&vec![PlanCondition::Quiet; MAX_PLAN_CONDITIONS + 1], "a3a5")]));
        assert!(!is_plan(&game, &[line(&[], "a3z9")]));
        let nowhere = PlanCondition::At { square: "z9".to_owned(), on: OnSquare::Empty };
        assert!(!is_plan(&game, &[line(&[nowhere], "a3a5")]));
    }

    /// A line that goes on, so many lines deep, with so many lines at each depth.
    fn deep(depth: usize, width: usize) -> Vec<PlanLine> {
        let next = || if depth > 1 { deep(depth - 1, width) } else { Vec::new() };
        (0..width).map(|_| PlanLine { next: next(), ..line(&[], "a3a5") }).collect()
    }

    #[test]
    fn a_plan_goes_on_four_lines_deep() {
        let game = game(&[]);
        assert!(is_plan(&game, &deep(MAX_PLAN_DEPTH, 1)) && !is_plan(&game, &deep(MAX_PLAN_DEPTH + 1, 1)));
        assert!(!is_plan(&game, &deep(100, 1)));
        assert!(is_plan(&game, &deep(4, 2)) && !is_plan(&game, &deep(3, 4)), "30 lines and 84");
        let mut wide = deep(2, 1);
        wide[0].next = deep(1, MAX_PLAN_LINES + 1);
        assert!(!is_plan(&game, &wide));
        let mut strange = deep(2, 1);
        strange[0].next[0].r#move = mv("a3z9");
        assert!(!is_plan(&game, &strange));
        let lines = [line(&[PlanCondition::Quiet], "e5e6"), deep(2, 1).remove(0)];
        let (_, played) = planned_line(&game, Seat::Red, 0, &lines).unwrap();
        assert_eq!(played.next, deep(1, 1), "that of the line which is played");
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(128))]

        #[test]
        fn what_is_played_is_legal_and_the_first_that_fits(
            choices in prop::collection::vec(any::<u16>(), 0..40),
            after in 0_usize..40,
            wishes in prop::collection::vec((any::<u16>(), 0_usize..6, any::<u16>()), 0..8),
        ) {
            let mut game = game(&[]);
            for choice in choices {
                let moves = game.position().legal_moves(game.rules());
                if game.outcome().is_some() || moves.is_empty() {
                    break;
                }
                game.play(moves[usize::from(choice) % moves.len()]).unwrap();
            }
            let position = *game.position();
            let board = position.geometry();
            let squares: Vec<_> = board.squares().collect();
            let legal = position.legal_moves(game.rules());
            let lines: Vec<PlanLine> = wishes.iter().map(|&(pick, kind, square)| {
                // Every other move is one of an earlier position, legal or not.
                let start = Position::start().legal_moves(game.rules());
                let of = if pick % 2 == 0 && !legal.is_empty() { &legal } else { &start };
                let square = squares[usize::from(square) % squares.len()];
                let when = match kind {
                    0 => vec![PlanCondition::Quiet],
                    1 => vec![PlanCondition::Safe],
                    2 => vec![PlanCondition::At { square: board.square_name(square).to_string(), on: OnSquare::Empty }],
                    3 => vec![PlanCondition::At { square: board.square_name(square).to_string(), on: OnSquare::Corpse }],
                    _ => vec![],
                };
                line(&when, MoveText::of(board, of[usize::from(pick) % of.len()]).as_str())
            }).collect();
            let seat = position.turn();
            let found = planned_line(&game, seat, after, &lines).map(|(mv, _)| mv);
            if game.outcome().is_none() {
                let checks = check_lines(&game, seat, after, &lines).unwrap();
                let first = checks.iter().position(LineCheck::fits);
                let first = first.map(|index| lines[index].r#move.read(board).unwrap());
                prop_assert_eq!(found, first);
            }
            if let Some(mv) = found {
                prop_assert!(game.outcome().is_none() && position.is_legal(game.rules(), mv));
            }
            let alone = |line: &PlanLine| planned_line(&game, seat, after, std::slice::from_ref(line)).map(|(mv, _)| mv);
            prop_assert_eq!(found, lines.iter().find_map(alone));
        }
    }
}
