//! A game in the terminal.

use std::io::{self, BufRead, IsTerminal, Write};
use std::ops::ControlFlow;

use anyhow::Context;
use djambi::{Game, GameEntry, Position, Seat, SeatSet};
use djambi_engine::{Answer, Dealings, DrawStance, Engine, Level, Options, PEACE_ROUNDS, Report, Rng};
use djambi_press::Treaty;
use djambi_protocol::{Refusal, TalkSeq, TreatyStanding};
use djambi_table::Refused;
use djambi_text::cli::{State, Word};
use djambi_text::{Cli, problem, reason};

use super::Bots;
use super::draws::{Draws, bots};
use super::pacts::Pacts;
use crate::explain;
use crate::search_limits::SearchLimits;
use crate::timer::Timer;

/// A width that fits the names of players in every language.
const NAME_WIDTH: usize = 8;

/// Whether a breach of a promise is asked about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Breach {
    /// It is.
    Asked,
    /// The user means it.
    Meant,
}

/// A game in the terminal.
pub(super) struct PlaySession<'a, W> {
    game: Game,
    /// The user's seats.
    seats: SeatSet,
    /// The bots' level.
    level: Level,
    rng: Rng,
    draws: Draws,
    pacts: Pacts,
    output: &'a mut W,
    texts: Cli,
}

impl<'a, W: Write> PlaySession<'a, W> {
    /// A game of the user at some seats against bots at the others.
    pub(super) fn new(
        game: Game,
        seats: SeatSet,
        bots: &Bots,
        mut rng: Rng,
        output: &'a mut W,
        texts: Cli,
    ) -> Self {
        let pacts = Pacts::new(&game, seats, bots, &mut rng);
        let level = bots.level;
        Self { game, seats, level, rng, draws: Draws::default(), pacts, output, texts }
    }

    /// Plays until the game is over, the user quits or the input ends.
    ///
    /// # Errors
    /// When input or output fails.
    pub(super) fn run(&mut self) -> anyhow::Result<()> {
        let input = io::stdin();
        self.play_bots()?;
        self.print_board()?;
        let mut line = Vec::new();
        loop {
            if let Some(result) = self.result() {
                writeln!(self.output, "{result}")?;
                self.output.flush()?;
                return Ok(());
            }
            if input.is_terminal() {
                write!(self.output, "{}> ", self.texts.seat_name(self.game.position().turn()))?;
            }
            self.output.flush()?;
            line.clear();
            if input.lock().read_until(b'\n', &mut line)? == 0 {
                return Ok(());
            }
            if self.execute(String::from_utf8_lossy(&line).trim())?.is_break() {
                return Ok(());
            }
        }
    }

    /// The result of a finished game.
    fn result(&self) -> Option<String> {
        let outcome = self.game.outcome()?;
        Some(match outcome.winner() {
            Some(winner) => self.texts.won(winner),
            None => self.texts.drawn(reason(self.texts.0, outcome.reason)),
        })
    }

    /// Executes a line of input: a command or a move.
    fn execute(&mut self, line: &str) -> anyhow::Result<ControlFlow<()>> {
        if line.is_empty() {
            return Ok(ControlFlow::Continue(()));
        }
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match self.word(word) {
            Some(Word::Quit) => return Ok(ControlFlow::Break(())),
            Some(Word::Help) => self.print_help()?,
            Some(Word::Board) => self.print_board()?,
            Some(Word::Record) => write!(self.output, "{}", djambi::Record::new(self.game.clone()))?,
            Some(Word::Moves) => self.print_moves(rest.trim())?,
            Some(Word::Undo) => self.undo()?,
            Some(Word::Draw) => self.ask_for_draw()?,
            Some(Word::Resign) => {
                self.draws.forget();
                self.add(GameEntry::Resignation(self.game.position().turn()))?;
            }
            Some(Word::Offer) => self.offer_treaty(rest.trim())?,
            Some(Word::Accept) => self.answer_treaty(rest.trim(), &Answer::Accept)?,
            Some(Word::Refuse) => self.answer_treaty(rest.trim(), &Answer::Refuse)?,
            Some(Word::Treaties) => self.print_treaties()?,
            Some(Word::Break) => self.play_line(rest.trim(), Breach::Meant)?,
            None => self.play_line(line, Breach::Asked)?,
        }
        Ok(ControlFlow::Continue(()))
    }

    /// The command that a word means: in the user's language, or in English as scripts write it.
    fn word(&self, typed: &str) -> Option<Word> {
        let is_meant = |word: &Word| self.texts.word(*word) == typed || word.name() == typed;
        Word::ALL.into_iter().find(is_meant)
    }

    fn print_help(&mut self) -> io::Result<()> {
        let texts = self.texts;
        let first = (texts.a_move().to_owned(), texts.a_move_explained().to_owned());
        let words = Word::ALL.map(|word| (texts.word(word), texts.word_explained(word)));
        let lines: Vec<_> = std::iter::once(first).chain(words).collect();
        let width = lines.iter().map(|(word, _)| word.chars().count()).max().unwrap_or_default();
        lines.iter().try_for_each(|(word, explained)| writeln!(self.output, "{word:<width$}  {explained}"))
    }

    /// Plays a typed move. One that breaks a promise must be meant.
    fn play_line(&mut self, line: &str, breach: Breach) -> anyhow::Result<()> {
        let position = *self.game.position();
        let mv = match position.parse_move(line) {
            Ok(mv) => mv,
            Err(error) => {
                let problem = explain::cause(self.texts, &error);
                writeln!(self.output, "{}", self.texts.ask_for_help(&problem))?;
                return Ok(());
            }
        };
        if breach == Breach::Asked && position.is_legal(self.game.rules(), mv) {
            let after = position.play_unchecked(self.game.rules(), mv);
            let broken = self.pacts.broken_by(self.texts.0, &position, mv, &after);
            if !broken.is_empty() {
                writeln!(self.output, "{}", self.texts.breaks_promises(line))?;
                broken.iter().try_for_each(|sentence| writeln!(self.output, "  {sentence}"))?;
                return Ok(());
            }
        }
        self.add(GameEntry::Turn(mv))
    }

    /// Offers a treaty: peace with a player, or one in the text form.
    fn offer_treaty(&mut self, text: &str) -> anyhow::Result<()> {
        let seat = self.game.position().turn();
        let geometry = self.game.position().geometry();
        let (first, rounds) = match text.split_once(' ') {
            Some((first, rest)) => (first, rest.trim().parse().ok()),
            None => (text, Some(PEACE_ROUNDS)),
        };
        let names = |seat: &Seat| {
            let name = self.texts.seat_name(*seat);
            name.to_lowercase() == first.to_lowercase() || seat.name() == first
        };
        let offered = match geometry.seats().iter().find(names).zip(rounds) {
            Some((partner, rounds)) => Treaty::peace(geometry, [seat, partner], rounds),
            None => Treaty::parse(geometry, text),
        };
        match offered {
            Ok(treaty) => {
                let proposed = self.pacts.propose(seat, &treaty, &self.game);
                self.tell_refused(proposed)
            }
            Err(fault) => Ok(writeln!(self.output, "{}", explain::cause(self.texts, &fault))?),
        }
    }

    /// Accepts or refuses the treaty with a typed number.
    fn answer_treaty(&mut self, number: &str, answer: &Answer) -> anyhow::Result<()> {
        let answered = match number.parse::<TalkSeq>() {
            Ok(of) => self.pacts.answer(of, self.seats, answer, &self.game),
            Err(_) => Err(Refusal::NoOffer.into()),
        };
        self.tell_refused(answered)
    }

    /// Says why an act is refused, or what it has brought.
    fn tell_refused(&mut self, done: Result<(), Refused>) -> anyhow::Result<()> {
        match done {
            Ok(()) => self.tell_treaties(),
            Err(refused) => Ok(writeln!(self.output, "{}", problem(self.texts.0, &refused.problem))?),
        }
    }

    /// Tells what is new about treaties, and what bots have said.
    fn tell_treaties(&mut self) -> anyhow::Result<()> {
        for words in self.pacts.take_words() {
            let name = self.texts.seat_name(words.seat);
            writeln!(self.output, "{}", self.texts.colon(&name, &words.text(self.texts.0)))?;
        }
        let news = self.pacts.news();
        news.into_iter().try_for_each(|of| self.print_treaty(of))
    }

    fn print_treaties(&mut self) -> anyhow::Result<()> {
        let numbers: Vec<TalkSeq> = self.pacts.all().map(|(of, ..)| of).collect();
        if numbers.is_empty() {
            writeln!(self.output, "{}", self.texts.no_treaty_yet())?;
        }
        numbers.into_iter().try_for_each(|of| self.print_treaty(of))
    }

    /// Prints a treaty: what it says while it is offered or in force, and its state.
    fn print_treaty(&mut self, of: TalkSeq) -> anyhow::Result<()> {
        let Some((_, pact, state)) = self.pacts.all().find(|&(number, ..)| number == of) else {
            return Ok(());
        };
        let texts = self.texts;
        let number = u64::from(of);
        let mut lines = Vec::new();
        if matches!(state, TreatyStanding::Proposed | TreatyStanding::InForce) {
            lines.push(texts.treaty_offered_by(number, pact.author()));
            let sentences = djambi_text::treaty(texts.0, pact.treaty());
            lines.extend(sentences.into_iter().map(|sentence| format!("  {sentence}")));
        }
        let is_asked = pact.asked().any(|seat| self.seats.contains(seat));
        let is = |state| Some(texts.treaty_is(number, state));
        lines.extend(match state {
            TreatyStanding::Proposed => is_asked.then(|| texts.answer_treaty(number)),
            TreatyStanding::InForce => is(State::InForce),
            TreatyStanding::Refused => is(State::Refused),
            TreatyStanding::Lapsed | TreatyStanding::Withdrawn => is(State::Lapsed),
            TreatyStanding::Kept => is(State::Kept),
            TreatyStanding::Broken { by, .. } => Some(texts.treaty_is_broken(number, by)),
            TreatyStanding::Dissolved { .. } => is(State::Dissolved),
        });
        lines.iter().try_for_each(|line| writeln!(self.output, "{line}"))?;
        Ok(())
    }

    /// Applies the user's entry if it is legal, then plays the bots' turns.
    fn add(&mut self, entry: GameEntry) -> anyhow::Result<()> {
        match self.game.apply(entry) {
            Ok(()) => {
                self.pacts.follow(&self.game);
                if self.game.position().quiet_turns() == 0 {
                    self.draws.forget();
                }
                self.play_bots()?;
                self.print_board()?;
                self.tell_treaties()?;
                self.offer_draw()?;
            }
            Err(error) => writeln!(self.output, "{}", explain::cause(self.texts, &error))?,
        }
        Ok(())
    }

    /// Plays the bots' turns until the user is to move; without a living user, to the end of the game.
    fn play_bots(&mut self) -> anyhow::Result<()> {
        while self.game.outcome().is_none() && !self.seats.contains(self.game.position().turn()) {
            let position = *self.game.position();
            let report = self.search();
            let mv = report.best_move().context(self.texts.no_bot_move())?;
            let name = self.texts.seat_name(position.turn());
            let turn = self.texts.colon(&format!("{name:>NAME_WIDTH$}"), &position.reading(mv));
            writeln!(self.output, "{turn}")?;
            // Strong bots are slow, so each turn is shown at once.
            self.output.flush()?;
            self.game.play(mv)?;
            self.pacts.follow(&self.game);
            self.pacts.let_offer(position.turn(), self.seats, &self.game);
            let stance = report.draw_stance(&position, self.game.rules(), position.turn());
            self.draws.note(position.turn(), stance, &position, self.game.position());
            if self.game.outcome().is_none() && self.draws.bots_agree(self.game.position(), self.seats) {
                self.game.agree_draw()?;
            }
        }
        Ok(())
    }

    /// Searches the current position as a bot does.
    fn search(&mut self) -> Report {
        let seat = self.game.position().turn();
        let search_limits = self.pacts.limits_of_search(seat, SearchLimits::of_level(self.level));
        let limits = search_limits.for_engine(self.rng.next_u64(), 1);
        let mut engine = Engine::new(Options::from(self.level));
        engine.set_history(&self.game.positions()[..self.game.events().len()]);
        let timer = Timer::start(search_limits.max);
        let position = self.game.position();
        let rules = self.game.rules();
        let treaties = self.pacts.judges(seat);
        if treaties.is_empty() || !self.pacts.is_envoy(seat) {
            return engine.search(position, rules, &limits, &timer, |_| {});
        }
        let partners = position.alive().iter().filter(|&seat| self.seats.contains(seat)).collect();
        let dealings = Dealings { position, rules, seat, treaties: &treaties, pledges: &[], partners };
        self.pacts.negotiator(seat).search(&mut engine, &dealings, &limits, &timer, |_| {})
    }

    /// Tells the user of a draw that the bots offer.
    fn offer_draw(&mut self) -> io::Result<()> {
        let bots = self.draws.offer(&self.game, self.seats);
        if bots.is_empty() {
            return Ok(());
        }
        writeln!(self.output, "{}", self.texts.bots_offer_draw(&self.names(bots), bots.len() as u64))
    }

    /// The user offers a draw, or accepts one; the bots answer.
    fn ask_for_draw(&mut self) -> anyhow::Result<()> {
        let position = *self.game.position();
        let bots = bots(&self.game, self.seats);
        let mut against = SeatSet::EMPTY;
        if !self.draws.offer_stands(&self.game) {
            let report = self.search();
            let refuses =
                |&seat: &Seat| report.draw_stance(&position, self.game.rules(), seat) == DrawStance::Refuses;
            against = bots.iter().filter(refuses).collect();
        }
        if against.is_empty() {
            self.game.agree_draw()?;
        } else {
            let names = self.names(against);
            writeln!(self.output, "{}", self.texts.bots_decline_draw(&names, against.len() as u64))?;
        }
        Ok(())
    }

    /// The names of players.
    fn names(&self, seats: SeatSet) -> Vec<String> {
        seats.iter().map(|seat| self.texts.seat_name(seat)).collect()
    }

    /// Takes back turns up to and including the user's last one.
    fn undo(&mut self) -> anyhow::Result<()> {
        let is_own = |position: &Position| self.seats.contains(position.turn());
        let Some(last) = self.game.positions()[..self.game.events().len()].iter().rposition(is_own) else {
            writeln!(self.output, "{}", self.texts.nothing_to_undo())?;
            return Ok(());
        };
        while self.game.events().len() > last {
            self.game.undo();
        }
        self.pacts.follow(&self.game);
        self.draws.forget();
        self.print_board()?;
        self.tell_treaties()
    }

    /// Prints the legal moves, or those of the piece on a square.
    fn print_moves(&mut self, square: &str) -> anyhow::Result<()> {
        let position = self.game.position();
        let from = position.geometry().square(square);
        if from.is_none() && !square.is_empty() {
            writeln!(self.output, "{}", self.texts.no_square(square))?;
            return Ok(());
        }
        let moves = position.legal_moves(self.game.rules()).into_iter();
        let moves = moves.filter(|mv| from.is_none() || mv.from() == from);
        let mut lines: Vec<_> = moves.map(|mv| position.reading(mv)).collect();
        lines.sort_unstable();
        writeln!(self.output, "{}", lines.join(" "))?;
        Ok(())
    }

    fn print_board(&mut self) -> anyhow::Result<()> {
        let position = self.game.position();
        write!(self.output, "\n{}", position.board())?;
        if let Some(ruler) = position.in_power() {
            writeln!(self.output, "{}", self.texts.in_power(ruler))?;
        }
        let number = position.turn_number().into();
        writeln!(self.output, "{}\n", self.texts.turn(number, position.turn()))?;
        Ok(())
    }
}
