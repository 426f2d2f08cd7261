//! Programs that speak UDI as players, with one process for each seat of each game.

use std::str::FromStr;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use djambi::{Game, Seat, SeatSet};
use djambi_engine::{Answer, Dealings, DrawStance};
use djambi_lab::matches::{ChosenMove, Deal, Failure, Now, Player, PlayerFactory, SpecError};
use djambi_press::{Judge, Treaty};

use crate::arguments::ArgumentError;
use crate::udi::{
    AcceptedTreaty, GoCommand, PositionCommand, PressAnswer, Program, ProgramError, Reply, SetOption,
    UdiCommand,
};

/// How long a program may take to start, and to answer after its time for a turn is over.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(5);
/// How long a program may take for a turn without a time limit.
const TURN_TIMEOUT: Duration = Duration::from_secs(300);

/// A program that speaks UDI, written `PATH ARGUMENTS` or `PARAMETERS:PATH ARGUMENTS`.
#[derive(Clone, Debug)]
pub(super) struct UdiPlayer {
    text: String,
    command: Vec<String>,
    go: GoCommand,
    options: Vec<SetOption>,
}

impl FromStr for UdiPlayer {
    type Err = ArgumentError;

    /// Parses a command, split at spaces, after parameters: `nodes`, `ms` and the program's own options.
    fn from_str(text: &str) -> Result<Self, ArgumentError> {
        let split = text.split_once(':').filter(|(before, _)| before.contains('=') && !before.contains(' '));
        let (parameters, command) = split.unwrap_or(("", text));
        let command: Vec<_> = command.split_whitespace().map(str::to_owned).collect();
        if command.is_empty() {
            return Err(ArgumentError::NoProgram);
        }
        let mut player =
            Self { text: text.to_owned(), command, go: GoCommand::default(), options: Vec::new() };
        for parameter in parameters.split(',').filter(|parameter| !parameter.is_empty()) {
            let (name, value) =
                parameter.split_once('=').ok_or_else(|| SpecError::NoValue(parameter.to_owned()))?;
            let wrong = |_| SpecError::Value { name: name.to_owned(), value: value.to_owned() };
            match name {
                "nodes" => player.go.nodes = Some(value.parse().map_err(wrong)?),
                "ms" => {
                    let milliseconds: std::num::NonZero<u64> = value.parse().map_err(wrong)?;
                    player.go.movetime = Some(Duration::from_millis(milliseconds.get()));
                }
                _ => player.options.push(SetOption { name: name.to_owned(), value: Some(value.to_owned()) }),
            }
        }
        Ok(player)
    }
}

/// The option by which a program makes treaties, and its value if it makes none.
const PRESS: (&str, &str) = ("press", "mute");

impl PlayerFactory for UdiPlayer {
    fn deals(&self) -> bool {
        self.options.iter().any(|option| {
            option.name.eq_ignore_ascii_case(PRESS.0) && option.value.as_deref() != Some(PRESS.1)
        })
    }

    fn name(&self) -> String {
        format!("udi:{}", self.text)
    }

    fn new_player(&self, now: Now) -> Result<Box<dyn Player>, Failure> {
        let client = UdiClient::start(self.clone(), now).map_err(|error| failure(&error))?;
        Ok(Box::new(client))
    }
}

/// A running program.
struct UdiClient {
    player: UdiPlayer,
    program: Program,
    /// The name of its option for the seed, as it writes it.
    seed: Option<String>,
    now: Now,
}

impl UdiClient {
    fn start(player: UdiPlayer, now: Now) -> anyhow::Result<Self> {
        let program = Program::start(&player.command)?;
        let mut client = Self { player, program, seed: None, now };
        client.send(&UdiCommand::Udi)?;
        client.seed =
            client.receive_names(ANSWER_TIMEOUT)?.into_iter().find(|name| name.eq_ignore_ascii_case("seed"));
        for option in client.player.options.clone() {
            client.send(&UdiCommand::SetOption(option))?;
        }
        client.send(&UdiCommand::IsReady)?;
        client.receive(ANSWER_TIMEOUT, |reply| (*reply == Reply::ReadyOk).then_some(()))?;
        Ok(client)
    }

    fn send(&mut self, command: &UdiCommand) -> anyhow::Result<()> {
        self.program.send(&command.to_string())
    }

    /// Waits for the end of the answer to `udi`, and returns the names of its options.
    fn receive_names(&mut self, timeout: Duration) -> anyhow::Result<Vec<String>> {
        let mut names = Vec::new();
        self.receive(timeout, |reply| {
            if let Reply::Option(option) = reply {
                names.push(option.name.clone());
            }
            (*reply == Reply::UdiOk).then_some(())
        })?;
        Ok(names)
    }

    /// Waits for a reply that `select` accepts. Unknown lines are skipped; an `error` reply is a failure, and
    /// so is a `bestmove` that cannot be read, after which nothing more would come.
    fn receive<T>(
        &mut self,
        timeout: Duration,
        mut select: impl FnMut(&Reply) -> Option<T>,
    ) -> anyhow::Result<T> {
        let end: Instant = (self.now)() + timeout;
        loop {
            let left = end.saturating_duration_since((self.now)());
            let line = self.program.receive(left).map_err(|error| match error {
                ProgramError::Silent(_) => ProgramError::Silent(timeout),
                other => other,
            })?;
            match line.parse() {
                Ok(Reply::Error(error)) => bail!("the program says: {error}"),
                Ok(reply) => {
                    if let Some(found) = select(&reply) {
                        return Ok(found);
                    }
                }
                Err(error) if Reply::is_about_the_best_move(&line) => {
                    return Err(error.context(format!("the program answers {line:?}")));
                }
                Err(_) => {}
            }
        }
    }

    /// Sends a game with the treaties that the program's seat knows, and with whom it deals, if it does.
    fn send_position(
        &mut self,
        game: &Game,
        partners: Option<SeatSet>,
        treaties: &[Judge],
    ) -> anyhow::Result<()> {
        let treaties = treaties.iter().map(|judge| AcceptedTreaty::new(judge.clone(), game)).collect();
        self.send(&UdiCommand::Position(Box::new(PositionCommand { game: game.clone(), partners, treaties })))
    }

    fn ask(
        &mut self,
        game: &Game,
        partners: Option<SeatSet>,
        treaties: &[Judge],
        seed: u64,
    ) -> anyhow::Result<ChosenMove> {
        if let Some(name) = self.seed.clone() {
            let option = SetOption { name, value: Some(seed.to_string()) };
            self.send(&UdiCommand::SetOption(option))?;
        }
        self.send_position(game, partners, treaties)?;
        let go = self.player.go.clone();
        let timeout = go.movetime.map_or(TURN_TIMEOUT, |time| time + ANSWER_TIMEOUT);
        self.send(&UdiCommand::Go(go))?;
        let mut nodes = 0;
        let mut draw = DrawStance::Refuses;
        let word = self.receive(timeout, |reply| match reply {
            Reply::Info(info) => {
                nodes = info.nodes.unwrap_or(nodes);
                draw = info.draw.unwrap_or(draw);
                None
            }
            Reply::BestMove(word) => Some(word.clone()),
            _ => None,
        })?;
        let best = word.context("the program says that the game is over")?;
        let mv = game.position().geometry().parse_wire(best.mv.as_ref()).context("the program's move")?;
        Ok(ChosenMove { mv, nodes, draw })
    }

    /// Asks which treaty the program offers first, or of which it gives notice.
    fn ask_offer(&mut self, game: &Game, dealings: &Dealings<'_>) -> anyhow::Result<Option<Deal>> {
        self.send_position(game, Some(dealings.partners), dealings.treaties)?;
        self.send(&UdiCommand::Press)?;
        let mut offer = None;
        let mut notice = None;
        self.receive(ANSWER_TIMEOUT, |reply| {
            if let Reply::Info(info) = reply {
                offer = offer.take().or_else(|| info.offer.clone());
                notice = notice.take().or_else(|| info.notice.clone());
            }
            (*reply == Reply::PressDone).then_some(())
        })?;
        let parse = |text: String| Treaty::parse(game.position().geometry(), &text);
        if let Some(treaty) = notice.map(parse).transpose()? {
            let is_meant = |judge: &Judge| {
                *judge.treaty() == treaty && judge.check_notice(dealings.seat, game.position()).is_ok()
            };
            return Ok(dealings.treaties.iter().position(is_meant).map(Deal::Notice));
        }
        Ok(offer.map(parse).transpose()?.map(Deal::Offer))
    }

    /// Asks what the program answers to a treaty.
    fn ask_answer(
        &mut self,
        game: &Game,
        dealings: &Dealings<'_>,
        proposal: &Treaty,
    ) -> anyhow::Result<Answer> {
        self.send_position(game, Some(dealings.partners), dealings.treaties)?;
        self.send(&UdiCommand::PressAnswer(proposal.to_string()))?;
        let answer = self.receive(ANSWER_TIMEOUT, |reply| match reply {
            Reply::Answer(answer) => Some(answer.clone()),
            _ => None,
        })?;
        Ok(match answer {
            PressAnswer::Accept => Answer::Accept,
            PressAnswer::Refuse => Answer::Refuse,
            PressAnswer::Counter(text) => Answer::Counter(Treaty::parse(game.position().geometry(), &text)?),
        })
    }
}

impl Player for UdiClient {
    fn choose(&mut self, game: &Game, seed: u64) -> Result<ChosenMove, Failure> {
        self.ask(game, None, &[], seed).map_err(|error| failure(&error))
    }

    fn choose_bound(
        &mut self,
        game: &Game,
        dealings: &Dealings<'_>,
        seed: u64,
    ) -> Result<ChosenMove, Failure> {
        self.ask(game, Some(dealings.partners), dealings.treaties, seed).map_err(|error| failure(&error))
    }

    fn offer(&mut self, game: &Game, dealings: &Dealings<'_>) -> Option<Deal> {
        // A program that offers nothing sensible offers nothing.
        self.ask_offer(game, dealings).ok().flatten()
    }

    fn answer(&mut self, game: &Game, dealings: &Dealings<'_>, proposal: &Treaty, _: Seat) -> Answer {
        self.ask_answer(game, dealings, proposal).unwrap_or(Answer::Refuse)
    }
}

fn failure(error: &anyhow::Error) -> Failure {
    Failure::new(format!("{error:#}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_are_split_from_the_command() {
        let parse = |text: &str| text.parse::<UdiPlayer>().expect(text);
        let player = parse("ms=100,nodes=5,level=regent:./engine udi");
        assert_eq!(
            (player.command.as_slice(), player.go.to_string()),
            (&["./engine".to_owned(), "udi".to_owned()][..], "movetime 100 nodes 5".to_owned())
        );
        assert_eq!(player.options[0].to_string(), "name level value regent");
        assert_eq!(parse("/a/b --x=c:d").command, ["/a/b", "--x=c:d"]);
        for (text, expected) in
            [("", "a program is missing"), ("ms=1:", "a program is missing"), ("ms=0:x", "not “0”")]
        {
            let error = format!("{:#}", text.parse::<UdiPlayer>().expect_err(text));
            assert!(error.contains(expected), "{error}");
        }
    }
}
