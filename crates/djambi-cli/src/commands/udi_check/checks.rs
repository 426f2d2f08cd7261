//! The checks, in the order in which they are made.

use std::collections::BTreeSet;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use djambi::{Game, GameEntry, Geometry, Move, Position, RuleSet, Rules, SQUARE9, Seat};
use djambi_press::Treaty;

use super::conversation::{Conversation, Refused};
use super::search::position_of;
use super::{Finding, Subject};
use crate::udi::{PressAnswer, Reply, SetOption};

/// A check: what it looks at, and how.
type Check = (&'static str, fn(&mut Conversation, &Subject) -> Result<Finding>);

/// All checks.
pub(super) const CHECKS: [Check; 17] = [
    ("udi", greeting),
    ("options", options),
    ("names in any case", names),
    ("lines that it does not know", unknown_lines),
    ("go movetime", movetime),
    ("go nodes", nodes),
    ("go time", clocks),
    ("go infinite, stop", infinite),
    ("go searchmoves", searchmoves),
    ("go ponder, ponderhit", ponder),
    ("position", positions),
    ("boards", boards),
    ("rule sets", rule_sets),
    ("games that are over", endings),
    ("a game", whole_game),
    ("press", press),
    ("quit, end of input", quit),
];

/// The time that most searches get.
const TURN: Duration = Duration::from_millis(100);
/// For how long a program that must not answer is heard.
const SILENCE: Duration = Duration::from_millis(300);

fn right(text: impl Into<String>) -> Result<Finding> {
    Ok(Finding::Right(text.into()))
}

/// The finding of a refusal: the program does not do this, and need not.
fn absent(error: anyhow::Error) -> Result<Finding> {
    match error.downcast_ref() {
        Some(Refused(text)) => Ok(Finding::Absent(format!("refused: {text}"))),
        None => Err(error),
    }
}

fn go_movetime(time: Duration) -> String {
    format!("go movetime {}", time.as_millis())
}

fn start() -> Game {
    Game::new(Rules::CLASSIC, Position::start())
}

/// A game on a board, with this many moves that no program would choose: some of every part of the list.
fn wild_game(rules: Rules, board: &'static Geometry, turns: usize) -> Result<Game> {
    let mut game = Game::new(rules, Position::start_on(board));
    for turn in 0..turns {
        if game.outcome().is_some() {
            break;
        }
        let moves = game.position().legal_moves(&rules);
        game.play(moves[(turn * 7919 + 13) % moves.len()])?;
    }
    Ok(game)
}

fn greeting(talk: &mut Conversation, _: &Subject) -> Result<Finding> {
    let greeting = &talk.greeting;
    let name = greeting.name.as_ref().context("id name is missing")?;
    let mut names = BTreeSet::new();
    for option in &greeting.options {
        option.check().with_context(|| format!("option {option}"))?;
        ensure!(names.insert(option.name.to_ascii_lowercase()), "two options are called {}", option.name);
    }
    let author = greeting.author.as_ref().map_or_else(String::new, |author| format!(" by {author}"));
    right(format!("{name}{author}, {} options", greeting.options.len()))
}

/// Sets an option, and looks whether the program takes it.
fn expect_set(talk: &mut Conversation, option: &SetOption) -> Result<()> {
    talk.set(option)?;
    talk.settle().with_context(|| format!("setoption {option}"))
}

fn options(talk: &mut Conversation, subject: &Subject) -> Result<Finding> {
    let options = talk.greeting.options.clone();
    if options.is_empty() {
        return Ok(Finding::Absent("it has no options".to_owned()));
    }
    for option in &options {
        for value in option.values() {
            expect_set(talk, &SetOption { name: option.name.clone(), value })?;
        }
    }
    subject.options.iter().try_for_each(|option| expect_set(talk, option))?;
    right("all declared values are taken")
}

fn names(talk: &mut Conversation, subject: &Subject) -> Result<Finding> {
    let Some(option) = talk.greeting.options.iter().find(|option| option.values() != [None]) else {
        return Ok(Finding::Absent("it has no options with values".to_owned()));
    };
    let name = option.name.to_ascii_uppercase();
    let value = option.values().pop().flatten();
    if let Err(error) = expect_set(talk, &SetOption { name, value }) {
        talk.settle()?;
        return absent(error);
    }
    subject.options.iter().try_for_each(|option| expect_set(talk, option))?;
    right("names of options are taken in upper case")
}

fn unknown_lines(talk: &mut Conversation, _: &Subject) -> Result<Finding> {
    for line in
        ["", "dance", "setoption name no_such_option value 1", "position start moves a3", "\u{feff}\r"]
    {
        talk.tell(line)?;
        talk.settle_after_errors().with_context(|| format!("after {line:?}"))?;
    }
    let best = talk.best_of(&start(), &go_movetime(TURN), TURN);
    best.context("after lines that it does not know").map(|_| Finding::Right("it goes on".to_owned()))
}

fn movetime(talk: &mut Conversation, _: &Subject) -> Result<Finding> {
    talk.tell("newgame")?;
    for time in [TURN, Duration::from_millis(1)] {
        talk.best_of(&start(), &go_movetime(time), time)?;
    }
    right("legal")
}

fn nodes(talk: &mut Conversation, _: &Subject) -> Result<Finding> {
    talk.best_of(&start(), "go nodes 50", Duration::ZERO)?;
    talk.best_of(&start(), "go nodes 1 movetime 1000", Duration::ZERO)?;
    right("legal")
}

fn clocks(talk: &mut Conversation, _: &Subject) -> Result<Finding> {
    let game = wild_game(Rules::CLASSIC, &SQUARE9, 2)?;
    let time = Duration::from_secs(1);
    for go in [
        "go time r 1000 b 1000 y 1000 g 1000",
        "go time r 9000 b 9000 y 1000 g 9000 inc r 0 b 0 y 100 g 0",
        "go time y 1000 movestogo 3",
        "go time r 60000 b 60000 y 60000 g 60000 movetime 50",
    ] {
        talk.best_of(&game, go, time)?;
    }
    right("legal")
}

fn infinite(talk: &mut Conversation, _: &Subject) -> Result<Finding> {
    let game = start();
    talk.tell("stop")?;
    talk.settle().context("a stop without a search")?;
    talk.tell(&position_of(&game))?;
    talk.tell("go infinite")?;
    talk.expect_no_move_for(SILENCE).context("go infinite")?;
    talk.tell("isready")?;
    talk.until("readyok during a search", talk.patience(), |reply| match reply {
        Reply::ReadyOk => Ok(Some(())),
        Reply::Info(_) => Ok(None),
        _ => bail!("it answers before it was told to"),
    })?;
    talk.tell("stop")?;
    talk.answer(&game, Duration::ZERO).context("go infinite, stop")?;
    talk.settle()?;
    right("silent until stop, and ready during the search")
}

fn searchmoves(talk: &mut Conversation, _: &Subject) -> Result<Finding> {
    let game = start();
    let moves = game.position().legal_moves(game.rules());
    let board = game.position().geometry();
    for few in [&moves[7..8], &moves[20..23]] {
        let words: Vec<_> = few.iter().map(|&mv| board.wire(mv).to_string()).collect();
        let go = format!("{} searchmoves {}", go_movetime(TURN), words.join(" "));
        let best = match talk.best_of(&game, &go, TURN) {
            Ok(best) => best,
            Err(error) => {
                talk.settle_after_errors()?;
                return absent(error);
            }
        };
        ensure!(best.is_some_and(|best| few.contains(&best)), "{go}: another move is answered");
    }
    right("the answer is one of these")
}

fn ponder(talk: &mut Conversation, _: &Subject) -> Result<Finding> {
    let game = wild_game(Rules::CLASSIC, &SQUARE9, 1)?;
    for end in ["ponderhit", "stop"] {
        talk.tell(&position_of(&game))?;
        talk.tell("go ponder movetime 50")?;
        if let Err(error) = talk.expect_no_move_for(SILENCE) {
            talk.settle_after_errors()?;
            return absent(error.context("go ponder"));
        }
        talk.tell(end)?;
        talk.answer(&game, TURN).with_context(|| format!("go ponder, {end}"))?;
        talk.settle()?;
    }
    right("silent until ponderhit or stop")
}

fn positions(talk: &mut Conversation, _: &Subject) -> Result<Finding> {
    for turns in [1, 9, 40, 120, 300] {
        let game = wild_game(Rules::CLASSIC, &SQUARE9, turns)?;
        talk.best_of(&game, &go_movetime(TURN), TURN)?;
        let alone = Game::new(*game.rules(), *game.position());
        talk.best_of(&alone, &go_movetime(TURN), TURN)?;
    }
    let mut game = wild_game(Rules::CLASSIC, &SQUARE9, 5)?;
    for entry in [
        GameEntry::Resignation(Seat::Blue),
        GameEntry::FlagFall(Seat::Green),
        GameEntry::Agreement(Seat::Red),
        GameEntry::TakeBack(5),
        GameEntry::Resignation(Seat::Yellow),
        GameEntry::TakeBack(3),
    ] {
        game.apply(entry)?;
        talk.best_of(&game, &go_movetime(TURN), TURN)?;
    }
    right("moves, position strings, resignations, flags, agreements, take-backs")
}

/// Asks for a move in each of these games; those that the program refuses are named.
fn each(talk: &mut Conversation, games: Vec<(&str, Game)>) -> Result<Finding> {
    let mut refused = Vec::new();
    let mut played = Vec::new();
    for (name, game) in games {
        match talk.best_of(&game, &go_movetime(TURN), TURN) {
            Ok(_) => played.push(name),
            Err(error) if error.is::<Refused>() => {
                // It may have searched another position than that which it has refused.
                talk.tell("stop")?;
                talk.hear_out()?;
                refused.push(name);
            }
            Err(error) => return Err(error),
        }
    }
    let played = played.join(", ");
    if refused.is_empty() {
        return right(played);
    }
    Ok(Finding::Absent(format!("refused: {}; played: {played}", refused.join(", "))))
}

fn boards(talk: &mut Conversation, _: &Subject) -> Result<Finding> {
    let games =
        Geometry::ALL.into_iter().map(|board| Ok((board.name(), wild_game(Rules::CLASSIC, board, 6)?)));
    each(talk, games.collect::<Result<_>>()?)
}

fn rule_sets(talk: &mut Conversation, _: &Subject) -> Result<Finding> {
    let games = RuleSet::ALL.iter().map(|&set| Ok((set.name(), wild_game(Rules::of(set), &SQUARE9, 30)?)));
    each(talk, games.collect::<Result<_>>()?)
}

fn endings(talk: &mut Conversation, _: &Subject) -> Result<Finding> {
    let mut won = start();
    for seat in [Seat::Red, Seat::Blue, Seat::Green] {
        won.resign(seat)?;
    }
    let mut drawn = wild_game(Rules::CLASSIC, &SQUARE9, 3)?;
    drawn.agree_draw()?;
    for game in [won, drawn] {
        talk.best_of(&game, &go_movetime(TURN), TURN)?;
    }
    right("bestmove none")
}

fn whole_game(talk: &mut Conversation, subject: &Subject) -> Result<Finding> {
    talk.tell("newgame")?;
    let mut game = start();
    let time = Duration::from_millis(20);
    while game.outcome().is_none() && game.events().len() < subject.turns as usize {
        let mv: Option<Move> = talk.best_of(&game, &go_movetime(time), time)?;
        game.play(mv.context("a move")?)?;
    }
    right(format!("{} legal turns", game.events().len()))
}

fn press(talk: &mut Conversation, _: &Subject) -> Result<Finding> {
    let option = talk.greeting.options.iter().find(|option| option.name.eq_ignore_ascii_case("press"));
    let Some((name, manner)) = option.and_then(|option| {
        let manner = option.choices().iter().find(|manner| *manner != "mute")?;
        Some((option.name.clone(), manner.clone()))
    }) else {
        return Ok(Finding::Absent("it has no option press, so it makes no treaties".to_owned()));
    };
    expect_set(talk, &SetOption { name: name.clone(), value: Some(manner.clone()) })?;
    let board = &SQUARE9;
    let mut game = start();
    let mut offers = 0;
    for _ in 0..8 {
        let seat = game.position().turn();
        let mv = talk.best_of(&game, &go_movetime(TURN), TURN)?.context("a move")?;
        game.play(mv)?;
        talk.tell(&position_of(&game))?;
        talk.tell("press")?;
        offers += talk.until("pressdone", talk.patience(), offers_of(board, seat))?;
        let treaty = "r:peace(b) b:peace(r) /2r";
        talk.tell(&format!("press answer {treaty}"))?;
        talk.until("answer", talk.patience(), |reply| match reply {
            Reply::Answer(PressAnswer::Counter(text)) => Ok(Treaty::parse(board, &text).map(|_| Some(()))?),
            Reply::Answer(_) => Ok(Some(())),
            _ => bail!("press answer is answered by answer"),
        })?;
    }
    let bound = format!("{} treaties r:peace(b) b:peace(r) /2r#0#in_force", position_of(&game));
    talk.tell(&bound)?;
    talk.tell(&go_movetime(TURN))?;
    talk.answer(&game, TURN).with_context(|| bound.clone())?;
    expect_set(talk, &SetOption { name, value: Some("mute".to_owned()) })?;
    right(format!("{manner}: {offers} offers in eight turns"))
}

/// Counts the treaties that a seat offers, up to `pressdone`.
fn offers_of(board: &'static Geometry, seat: Seat) -> impl FnMut(Reply) -> Result<Option<usize>> {
    let mut offers = 0;
    move |reply| match reply {
        Reply::PressDone => Ok(Some(offers)),
        Reply::Info(info) => {
            for text in info.offer.iter().chain(&info.notice) {
                let treaty = Treaty::parse(board, text)?;
                ensure!(treaty.seats().contains(seat), "{seat} is no party of this treaty");
            }
            offers += usize::from(info.offer.is_some());
            Ok(None)
        }
        _ => bail!("press is answered by info and pressdone"),
    }
}

fn quit(talk: &mut Conversation, subject: &Subject) -> Result<Finding> {
    talk.tell("quit")?;
    talk.expect_end().context("quit")?;
    let mut searching = Conversation::begin(subject)?;
    searching.tell("go infinite")?;
    searching.expect_no_move_for(SILENCE)?;
    searching.tell("quit")?;
    let replies = searching.expect_end().context("quit during a search")?;
    let answers = replies.iter().filter(|reply| matches!(reply, Reply::BestMove(_))).count();
    ensure!(answers <= 1, "quit during a search: bestmove comes {answers} times");
    let mut left = Conversation::begin(subject)?;
    left.close_input();
    left.expect_end().context("the end of the input")?;
    *talk = Conversation::begin(subject)?;
    right("it ends")
}
