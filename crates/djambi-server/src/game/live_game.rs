use std::collections::{BTreeMap, BTreeSet};

use djambi::{Game, GameError, GameEvent, Move, Position, Reason, Rules};
use djambi_protocol::{Code, Event, Outcome, OutcomeKind, PlayerAction, Seat, Settings};

use crate::game::convert::{meant, spoken};

/// A game as the service sees it: the rules' game, and who has agreed to a draw.
///
/// An agreement stands until that seat's next turn; once all living players agree, the game is a draw.
pub(crate) struct Table {
    game: Game,
    agreed: BTreeSet<Seat>,
}

/// From how many quiet turns on bots agree to a draw.
const BOTS_AGREE_FROM: u32 = 50;

/// Why an action is not possible now.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Refusal {
    pub(crate) code: Code,
    pub(crate) message: String,
    pub(crate) section: Option<String>,
}

impl Refusal {
    pub(crate) fn new(code: Code, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), section: None }
    }
}

/// Why kept events don't make a game.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unplayable {
    #[error("its rules: {0}")]
    Rules(#[from] djambi::RulesError),
    #[error("its start: {0}")]
    Start(#[from] djambi::Faults),
    #[error("its event {seq} is missing")]
    Gap { seq: usize },
    #[error("its event {seq}: {message}")]
    Event { seq: u32, message: String },
}

impl Table {
    /// A table at which a game begins.
    pub(crate) fn new(rules: Rules, start: Position) -> Self {
        Self { game: Game::new(rules, start), agreed: BTreeSet::new() }
    }

    /// A table at which these events have happened.
    ///
    /// # Errors
    /// When they cannot have.
    pub(crate) fn replay<'a>(
        settings: &Settings,
        events: impl IntoIterator<Item = &'a Event>,
    ) -> Result<Self, Unplayable> {
        let rules = rules(&settings.rules, &settings.options)?;
        let mut table = Self::new(rules, Position::parse(&settings.start, &rules)?);
        for (index, event) in events.into_iter().enumerate() {
            if event.seq as usize != index + 1 {
                return Err(Unplayable::Gap { seq: index + 1 });
            }
            table
                .perform(event.seat, &event.action)
                .map_err(|refusal| Unplayable::Event { seq: event.seq, message: refusal.message })?;
        }
        Ok(table)
    }

    /// Does what a player wants.
    ///
    /// # Errors
    /// When it is not possible now; then nothing has changed.
    pub(crate) fn perform(&mut self, seat: Seat, action: &PlayerAction) -> Result<(), Refusal> {
        if self.game.outcome().is_some() {
            return Err(Refusal::new(Code::Finished, "the game is over"));
        }
        match action {
            PlayerAction::Turn { r#move } => {
                let turn = spoken(self.position().turn());
                if seat != turn {
                    return Err(Refusal::new(Code::NotYourTurn, format!("it is {turn}'s turn")));
                }
                let parsed = self.parse(r#move)?;
                self.game.play(parsed)?;
                self.agreed.remove(&seat);
            }
            PlayerAction::Resign => {
                self.game.resign(meant(seat))?;
            }
            PlayerAction::AgreeDraw => {
                if !self.is_alive(seat) {
                    return Err(Refusal::new(Code::NotYourTurn, format!("{seat} is out of the game")));
                }
                self.agreed.insert(seat);
            }
        }
        self.settle_agreement();
        Ok(())
    }

    /// A bot that now agrees to a draw and has not said so: all living persons agree, and nothing has happened for long.
    pub(crate) fn agreeable(&self, is_bot: impl Fn(Seat) -> bool) -> Option<Seat> {
        if self.game.outcome().is_some() || self.position().quiet_turns() < BOTS_AGREE_FROM {
            return None;
        }
        let open: Vec<Seat> = self.alive().filter(|seat| !self.agreed.contains(seat)).collect();
        if open.iter().all(|&seat| is_bot(seat)) { open.first().copied() } else { None }
    }

    /// Whose turn it is; nobody's once the game is over.
    pub(crate) fn to_move(&self) -> Option<Seat> {
        self.game.outcome().is_none().then(|| spoken(self.position().turn()))
    }

    /// How the game ended, if it has.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        let outcome = self.game.outcome()?;
        let kind = match outcome.reason {
            Reason::LastAlive => OutcomeKind::Win,
            Reason::Repetition => OutcomeKind::Repetition,
            Reason::QuietLimit => OutcomeKind::QuietLimit,
            Reason::Agreement => OutcomeKind::Agreement,
        };
        let players = self.game.players();
        let shares = players.iter().map(|seat| (spoken(seat), outcome.share(seat).value())).collect();
        Some(Outcome { kind, shares })
    }

    pub(crate) fn position(&self) -> &Position {
        self.game.position()
    }

    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    /// The turns in reading form, in order; resignations and agreements are not among them.
    pub(crate) fn readings(&self) -> impl Iterator<Item = String> {
        let turn = |(index, entry): (usize, &GameEvent)| match entry {
            GameEvent::Turn(_) => self.game.reading(index),
            _ => None,
        };
        self.game.events().iter().enumerate().filter_map(turn)
    }

    /// A move in wire form.
    pub(crate) fn wire(&self, chosen: Move) -> String {
        self.position().geometry().wire(chosen).to_string()
    }

    fn parse(&self, text: &str) -> Result<Move, Refusal> {
        let geometry = self.position().geometry();
        geometry.parse_wire(text).map_err(|error| Refusal::new(Code::Malformed, error.to_string()))
    }

    fn settle_agreement(&mut self) {
        let agreed = self.game.outcome().is_none() && self.alive().all(|seat| self.agreed.contains(&seat));
        if agreed {
            self.game.agree_draw().expect("a game that is not over");
        }
    }

    /// The seats whose players are in the game yet.
    pub(crate) fn alive(&self) -> impl Iterator<Item = Seat> {
        self.position().alive().iter().map(spoken)
    }

    fn is_alive(&self, seat: Seat) -> bool {
        self.position().alive().contains(meant(seat))
    }
}

impl From<GameError> for Refusal {
    fn from(error: GameError) -> Self {
        match error {
            GameError::Over(_) => Self::new(Code::Finished, "the game is over"),
            GameError::Illegal(illegal) => Self {
                code: Code::Illegal,
                message: illegal.to_string(),
                section: Some(illegal.section().to_owned()),
            },
            GameError::Resign(error) => Self::new(Code::Illegal, error.to_string()),
        }
    }
}

/// The rules that a rule set's name and options choose.
///
/// # Errors
/// When there is no such rule set, option or value.
pub(crate) fn rules(name: &str, options: &BTreeMap<String, String>) -> Result<Rules, djambi::RulesError> {
    let mut rules = Rules::named(name)?;
    for (option, value) in options {
        rules.set(option, value)?;
    }
    Ok(rules)
}
