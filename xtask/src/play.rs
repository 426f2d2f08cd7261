//! Playing at home: build what has changed, then become the service.

use std::net::{SocketAddr, TcpStream, ToSocketAddrs};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use clap::Args;

use crate::session::Session;
use crate::tool::{Answer, Tool};
use crate::web;
use crate::workspace::{cargo, cargo_at_full_speed};

/// The address on which `djambi serve` listens by default.
const DEFAULT: &str = "127.0.0.1:8080";

/// The arguments of `cargo xtask play`.
#[derive(Args)]
pub(crate) struct Options {
    /// Open the page in the browser as soon as it answers.
    #[arg(long)]
    open: bool,
    /// Passed on to `djambi serve`, such as `--listen 127.0.0.1:9000`.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    serve: Vec<String>,
}

/// Where a service answers.
#[derive(Args)]
pub(crate) struct Address {
    /// The address it listens on.
    address: String,
}

/// Builds what has changed, then becomes `djambi serve`.
pub(crate) fn play(mut session: Session, options: &Options) -> Result<()> {
    web::build(&mut session)?;
    println!("-> build the program");
    // The development profile shares its artifacts with the tests, and optimises the rules and the engine.
    build(&session, "dev")?;
    let program = session.workspace.target.join("debug").join("djambi");
    // `--open` is ours even when it comes after the arguments of `serve`.
    let (opens, serve): (Vec<&String>, Vec<&String>) =
        options.serve.iter().partition(|word| *word == "--open");
    if options.open || !opens.is_empty() {
        let this = std::env::current_exe().context("cannot find this program")?;
        Tool::new(this).args(["open", &address(&serve)]).leave_running()?;
    }
    println!("-> djambi serve\n");
    Tool::new(program).args(["serve"]).args(&serve).become_it()
}

/// Builds the program that a host installs.
pub(crate) fn release(session: &mut Session) -> Result<()> {
    web::build(session)?;
    println!("-> build the program for hosting");
    build(session, "release")?;
    println!("{}", session.workspace.target.join("release").join("djambi").display());
    Ok(())
}

/// Waits until the service answers, then shows it.
pub(crate) fn open(Address { address }: &Address) -> Result<()> {
    let socket = address.to_socket_addrs().ok().and_then(|mut found| found.next());
    let socket = socket.with_context(|| format!("{address} is no address"))?;
    if !answers_soon(socket) {
        bail!("nothing answers on {address}");
    }
    let url = format!("http://{address}/");
    let launchers: [&[&str]; 3] = [&["xdg-open"], &["open"], &["cmd", "/c", "start"]];
    for launcher in launchers {
        if Tool::new(launcher[0]).args(&launcher[1..]).args([&url]).answers() == Answer::Yes {
            return Ok(());
        }
    }
    bail!("no browser can be started from here: open {url} yourself")
}

/// Builds the program that people install, in one of the profiles of Cargo.toml.
pub(crate) fn build(session: &Session, profile: &str) -> Result<()> {
    let arguments = ["--package=djambi-cli", "--profile", profile];
    // What is tried out is built as every `cargo build` does, so that it need not be built twice.
    let cargo = if profile == "release" { cargo_at_full_speed } else { cargo };
    cargo("build").args(arguments).within(&session.workspace.root).run()
}

fn answers_soon(socket: SocketAddr) -> bool {
    (0..300).any(|attempt| {
        if attempt > 0 {
            thread::sleep(Duration::from_millis(100));
        }
        TcpStream::connect_timeout(&socket, Duration::from_secs(1)).is_ok()
    })
}

/// The address that `djambi serve` will listen on with these arguments.
fn address(serve: &[&String]) -> String {
    for (index, argument) in serve.iter().enumerate() {
        if let Some(value) = argument.strip_prefix("--listen=") {
            return value.to_owned();
        }
        if *argument == "--listen" {
            return serve.get(index + 1).map(|value| (*value).clone()).unwrap_or_default();
        }
    }
    DEFAULT.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_is_found_among_the_arguments() {
        let of = |words: &str| {
            let words: Vec<String> = words.split_whitespace().map(str::to_owned).collect();
            address(&words.iter().collect::<Vec<_>>())
        };
        assert_eq!(of(""), DEFAULT);
        assert_eq!(of("--database x --listen 0.0.0.0:80"), "0.0.0.0:80");
        assert_eq!(of("--listen=[::1]:99"), "[::1]:99");
    }
}
