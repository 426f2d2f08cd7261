//! The commands that keep order: `admin role`, `act`, `report`, `message` and `log`.

use std::io::Write;
use std::process::ExitCode;

use anyhow::bail;
use clap::{Args, ValueEnum};
use djambi_protocol::{Channel, GameId};
use djambi_server::admin::{self, ActRefused, Lasting, OrderAct, OrderKind, Whom, minute};
use djambi_text::Cli;
use serde_json::json;

use super::database::{DatabaseArgument, PressKeyArgument};
use super::reports;

/// The arguments of `admin role`.
#[derive(Args)]
#[command(after_help = "
  djambi admin role Lucrezia moderator
  djambi admin role Lucrezia none")]
pub(super) struct RoleCommand {
    name: String,

    role: Role,

    #[command(flatten)]
    database: DatabaseArgument,
}

/// The role of somebody on the service.
#[derive(Clone, Copy, ValueEnum)]
enum Role {
    Moderator,
    None,
}

impl RoleCommand {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        let is_moderator = matches!(self.role, Role::Moderator);
        if !admin::set_role(&self.database.url()?, &self.name, is_moderator)? {
            bail!(texts.no_such_account(&self.name));
        }
        let done = if is_moderator { texts.role_given(&self.name) } else { texts.role_taken(&self.name) };
        writeln!(output, "{done}")?;
        Ok(ExitCode::SUCCESS)
    }
}

/// The arguments of `admin act`.
#[derive(Args)]
#[command(after_help = "
  djambi admin act warn Lucrezia --reason 'Be kind to beginners.'
  djambi admin act silence --report 12 --days 1 --reason 'Insults'
  djambi admin act ban Lucrezia --days 30 --reason 'Insults, after a warning'
  djambi admin act void --game k3Jd8sPq --reason 'Two seats were one person.'
  djambi admin act end --act 7 --reason 'It was a mistake.'")]
pub(super) struct ActCommand {
    #[arg(value_parser = kind_of)]
    kind: OrderKind,

    #[arg(required_unless_present_any = ["report", "game", "act"], conflicts_with_all = ["report", "game", "act"])]
    name: Option<String>,

    #[arg(long, value_name = "N", conflicts_with_all = ["game", "act"])]
    report: Option<u32>,

    #[arg(long, value_name = "ID", conflicts_with = "act")]
    game: Option<GameId>,

    #[arg(long, value_name = "N")]
    act: Option<u32>,

    #[arg(long, value_name = "TEXT")]
    reason: String,

    #[arg(long, value_name = "N")]
    days: Option<u32>,

    #[arg(long)]
    json: bool,

    #[command(flatten)]
    database: DatabaseArgument,
}

/// The kind of act of an argument.
fn kind_of(name: &str) -> Result<OrderKind, String> {
    let names = || OrderKind::ALL.map(OrderKind::name).join(", ");
    OrderKind::named(name).ok_or_else(names)
}

impl ActCommand {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        let whom = match (self.name, self.report, self.game, self.act) {
            (Some(name), ..) => Whom::Name(name),
            (_, Some(report), ..) => Whom::Report(report),
            (_, _, Some(game), _) => Whom::Game(game),
            (.., act) => Whom::Act(act.unwrap_or_default()),
        };
        let made = admin::act(&self.database.url()?, (self.kind, whom), self.days, &self.reason)?;
        tell(output, texts, (self.kind, made), self.json)
    }
}

/// Says what became of an act.
fn tell(
    output: &mut impl Write,
    texts: Cli,
    (kind, made): (OrderKind, Result<u32, ActRefused>),
    as_json: bool,
) -> anyhow::Result<ExitCode> {
    let number = match made {
        Ok(number) => number,
        Err(ActRefused::NotFound) => bail!(texts.act_not_found()),
        Err(ActRefused::OfGuest) => bail!(texts.act_of_guest()),
        Err(ActRefused::Ended) => bail!(texts.act_ended()),
        Err(ActRefused::Reason) => bail!(texts.act_reason()),
        // The host is not held to the limits of moderators.
        Err(ActRefused::OfModerator | ActRefused::TooMany) => bail!(texts.act_not_found()),
    };
    if as_json {
        writeln!(output, "{}", json!({"number": number, "kind": kind.name()}))?;
    } else {
        writeln!(output, "{}", texts.act_made(number.into(), kind.name()))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The arguments of `admin message`.
#[derive(Args)]
#[command(after_help = "
  djambi admin message k3Jd8sPq table 14 --reason 'Insults'")]
pub(super) struct MessageCommand {
    game: GameId,

    channel: Channel,

    number: u32,

    #[arg(long, value_name = "TEXT")]
    reason: String,

    #[arg(long)]
    json: bool,

    #[command(flatten)]
    database: DatabaseArgument,
}

impl MessageCommand {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        let whom = Whom::Message(self.game, self.channel, self.number);
        let made = admin::act(&self.database.url()?, (OrderKind::Blank, whom), None, &self.reason)?;
        tell(output, texts, (OrderKind::Blank, made), self.json)
    }
}

/// The arguments of `admin report`.
#[derive(Args)]
#[command(after_help = "
  djambi admin report 12
  djambi admin report 12 --close")]
pub(super) struct ReportCommand {
    number: u32,

    #[arg(long)]
    close: bool,

    #[arg(long)]
    json: bool,

    #[command(flatten)]
    press_key: PressKeyArgument,

    #[command(flatten)]
    database: DatabaseArgument,
}

impl ReportCommand {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        let database = self.database.url()?;
        let report = admin::report(&database, self.press_key.file().as_deref(), self.number)?;
        let Some(report) = report else { bail!(texts.no_such_report(self.number.into())) };
        if self.json {
            writeln!(output, "{}", reports::object(&report))?;
        } else {
            reports::print(&report, output, texts)?;
        }
        if self.close && !admin::close_report(&database, self.number)? {
            bail!(texts.report_is_closed(self.number.into()));
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// The arguments of `admin log`.
#[derive(Args)]
#[command(after_help = "
  djambi admin log
  djambi admin log --json")]
pub(super) struct LogCommand {
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    database: DatabaseArgument,
}

impl LogCommand {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        let acts = admin::acts(&self.database.url()?, None)?.unwrap_or_default();
        print_acts(&acts, output, texts, self.json)?;
        Ok(ExitCode::SUCCESS)
    }
}

/// Prints acts, or as an array for programs.
pub(super) fn print_acts(
    acts: &[OrderAct],
    output: &mut impl Write,
    texts: Cli,
    as_json: bool,
) -> std::io::Result<()> {
    if as_json {
        return writeln!(output, "{}", serde_json::Value::from_iter(acts.iter().map(object)));
    }
    if acts.is_empty() {
        return writeln!(output, "{}", texts.no_acts());
    }
    for act in acts {
        let until = match act.lasting {
            _ if act.ended_by.is_some() => texts.act_was_ended(act.ended_by.unwrap_or_default().into()),
            Lasting::Until(until_ms) => texts.act_until(&minute(until_ms)),
            Lasting::ForEver if act.kind.lasts() => texts.act_for_ever().to_owned(),
            Lasting::ForEver => "-".to_owned(),
        };
        let author = if act.author.is_empty() { texts.act_by_host() } else { &act.author };
        let whom = [act.name.as_str(), act.game.as_deref().unwrap_or_default()].join(" ");
        let ends = act.ends.map(|number| format!(" {number}")).unwrap_or_default();
        let kind = act.kind.name();
        writeln!(
            output,
            "{:>4}  {}  {kind}{ends}  {}  {until}  {author}",
            act.number,
            minute(act.at_ms),
            whom.trim()
        )?;
        writeln!(output, "      {}", act.reason)?;
        if let Some(answer) = &act.answer {
            writeln!(output, "      {}", texts.act_answer(answer))?;
        }
    }
    Ok(())
}

/// An act for programs.
fn object(act: &OrderAct) -> serde_json::Value {
    let until_ms = match act.lasting {
        Lasting::Until(until_ms) => Some(until_ms),
        Lasting::ForEver => None,
    };
    let message = act.message.as_ref().map(|(channel, seq)| json!({"channel": channel, "seq": seq}));
    json!({
        "number": act.number, "kind": act.kind.name(), "name": act.name, "author": act.author,
        "at_ms": act.at_ms, "until_ms": until_ms, "reason": act.reason, "game": act.game, "message": message,
        "ends": act.ends, "ended_by": act.ended_by, "answer": act.answer, "seen": act.is_seen,
    })
}
