//! The command `admin health`.

use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;
use djambi_server::Config;
use djambi_text::Cli;
use ureq::Agent;

use super::mail::variable;

/// How long an answer may take: less than what watches the service waits for this program.
const TIMEOUT: Duration = Duration::from_secs(5);

/// The arguments of `admin health`.
#[derive(Args)]
#[command(after_help = "
  djambi admin health
  djambi admin health --listen 127.0.0.1:8080")]
pub(super) struct Health {
    #[arg(long, value_name = "ADDR")]
    listen: Option<SocketAddr>,
}

impl Health {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        let listen = match self.listen {
            Some(listen) => listen,
            None => match variable("DJAMBI_LISTEN")? {
                Some(listen) => listen,
                None => Config::DEFAULT_LISTEN.parse()?,
            },
        };
        let config =
            Agent::config_builder().http_status_as_error(false).timeout_global(Some(TIMEOUT)).proxy(None);
        let agent: Agent = config.build().into();
        let address = here(listen);
        match agent.get(format!("http://{address}/readyz")).call() {
            Ok(answer) if answer.status() == 200 => {
                writeln!(output, "ok")?;
                return Ok(ExitCode::SUCCESS);
            }
            Ok(mut answer) => {
                let said = answer.body_mut().read_to_string().unwrap_or_default();
                writeln!(output, "{}", texts.colon(&address.to_string(), said.trim()))?;
            }
            Err(error) => writeln!(output, "{}", texts.colon(&address.to_string(), &error.to_string()))?,
        }
        Ok(ExitCode::FAILURE)
    }
}

/// The address at which a service answers on this machine that listens on an address, perhaps on all.
fn here(mut listen: SocketAddr) -> SocketAddr {
    match listen.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => listen.set_ip(Ipv4Addr::LOCALHOST.into()),
        IpAddr::V6(ip) if ip.is_unspecified() => listen.set_ip(Ipv6Addr::LOCALHOST.into()),
        IpAddr::V4(_) | IpAddr::V6(_) => {}
    }
    listen
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_listens_everywhere_is_asked_at_home() {
        for (listens, asked) in [
            ("0.0.0.0:8080", "127.0.0.1:8080"),
            ("[::]:80", "[::1]:80"),
            ("192.0.2.7:8080", "192.0.2.7:8080"),
        ] {
            assert_eq!(here(listens.parse().unwrap()).to_string(), asked);
        }
    }
}
