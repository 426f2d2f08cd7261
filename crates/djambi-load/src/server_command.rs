//! A service that the load starts and kills itself.

use std::process::{ExitStatus, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use tokio::process::{Child, Command};

use crate::clock::now;
use crate::usage::Probe;
use djambi_client::{HttpConnection, HttpRequest, Target};

/// How long a service may take until it answers.
const START_TIMEOUT: Duration = Duration::from_secs(120);

/// A running service.
pub(crate) struct ServerProcess {
    child: Child,
    /// When it was started.
    pub(crate) started: Instant,
    /// How long it took until it answered.
    pub(crate) first_answer: Duration,
}

impl ServerProcess {
    /// Starts a service by a command line of the shell and waits until it answers.
    ///
    /// # Errors
    /// When it does not answer, or when another one does already.
    pub(crate) async fn start(command: &str, target: &Target) -> anyhow::Result<Self> {
        if answers(target).await {
            bail!("a service answers at {} already: stop it, as this load starts its own", target.address);
        }
        let started = now();
        let mut child = Command::new("sh")
            .args(["-c", &format!("exec {command}")])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .context("cannot start a shell")?;
        while !answers(target).await {
            if let Some(status) = child.try_wait()? {
                bail!("the service has ended with {status}: {command}");
            }
            if started.elapsed() > START_TIMEOUT {
                bail!("the service does not answer at {}: {command}", target.address);
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        Ok(Self { child, started, first_answer: started.elapsed() })
    }

    /// How its memory is known: by its process, as the shell became the service.
    pub(crate) fn probe(&self) -> Probe {
        self.child.id().map_or(Probe::None, Probe::Pid)
    }

    /// Kills it with SIGKILL.
    ///
    /// # Errors
    /// When the system does not do that.
    pub(crate) async fn kill(mut self) -> anyhow::Result<()> {
        self.child.kill().await.context("cannot kill the service")
    }

    /// Ends it in order, by SIGTERM where there is that.
    ///
    /// # Errors
    /// When the system does not do that.
    pub(crate) async fn end(mut self) -> anyhow::Result<ExitStatus> {
        #[cfg(unix)]
        if let Some(pid) =
            self.child.id().and_then(|pid| rustix::process::Pid::from_raw(pid.try_into().ok()?))
        {
            rustix::process::kill_process(pid, rustix::process::Signal::TERM)?;
        }
        #[cfg(not(unix))]
        self.child.start_kill()?;
        Ok(self.child.wait().await?)
    }
}

async fn answers(target: &Target) -> bool {
    let reply = HttpConnection::new(target.clone()).send(&HttpRequest::get("/healthz")).await;
    reply.is_ok_and(|reply| reply.status == 200)
}
