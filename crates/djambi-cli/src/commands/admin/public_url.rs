//! The answers of a service at its public address, through a proxy if there is one.

use std::time::Duration;

use anyhow::bail;
use djambi::Problem;
use djambi_server::admin::Finding;
use djambi_text::Cli;
use ureq::http::{Response, Uri};
use ureq::{Agent, Body};

/// How long an answer may take.
const TIMEOUT: Duration = Duration::from_secs(10);

/// The headers that ask for a WebSocket (RFC 6455, 4.1).
const HANDSHAKE: [(&str, &str); 4] = [
    ("connection", "Upgrade"),
    ("upgrade", "websocket"),
    ("sec-websocket-version", "13"),
    ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
];

/// The findings. Nothing that is sent changes anything.
///
/// # Errors
/// When the address is not one of http or https.
pub(super) fn findings(url: &str, texts: Cli) -> anyhow::Result<Vec<Finding>> {
    let site = Site::new(url, texts)?;
    let mut findings = vec![site.health()];
    if findings[0].severity == djambi_server::admin::Severity::Ok {
        findings.extend([site.readiness(), site.host(), site.socket(), site.encryption()]);
    }
    Ok(findings)
}

/// A service at its public address.
struct Site {
    /// The address up to the path, such as `https://djambi.example`, which is also what a browser sends as
    /// `Origin`.
    origin: String,
    agent: Agent,
}

impl Site {
    fn new(url: &str, texts: Cli) -> anyhow::Result<Self> {
        let uri: Option<Uri> = url.parse().ok();
        let parts = uri.as_ref().and_then(|uri| Some((uri.scheme_str()?, uri.authority()?, uri.path())));
        let Some((scheme @ ("http" | "https"), authority, "/")) = parts else {
            bail!(texts.doctor_not_service(url));
        };
        let origin = format!("{scheme}://{authority}");
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .max_redirects(0)
            .max_redirects_will_error(false)
            .timeout_global(Some(TIMEOUT))
            .build();
        Ok(Self { origin, agent: config.into() })
    }

    fn get(&self, path: &str) -> Result<Response<Body>, ureq::Error> {
        self.agent.get(format!("{}{path}", self.origin)).call()
    }

    fn health(&self) -> Finding {
        let subject = "address";
        match self.get("/healthz") {
            Ok(answer) if answer.status() == 200 => Finding::ok(subject, self.of_address("doctor_answers")),
            Ok(answer) => {
                let status = u32::from(answer.status().as_u16());
                Finding::fault(subject, self.of_address("doctor_wrong_answer").with("status", status))
            }
            Err(error) => Finding::fault(subject, self.no_answer(&error)),
        }
    }

    fn readiness(&self) -> Finding {
        let subject = "readiness";
        match self.get("/readyz") {
            Ok(answer) if answer.status() == 200 => Finding::ok(subject, Problem::new("doctor_ready")),
            Ok(mut answer) => {
                let sentence = answer.body_mut().read_to_string().unwrap_or_default();
                Finding::fault(subject, Problem::new("doctor_not_ready").with("text", sentence.trim()))
            }
            Err(error) => Finding::fault(subject, self.no_answer(&error)),
        }
    }

    /// Whether the service sees the host that browsers see. If it does not, it takes its own pages for those
    /// of another site. The request has a type that the service refuses after that check.
    fn host(&self) -> Finding {
        let subject = "header Host";
        let request = self.agent.post(format!("{}/api/v1/games", self.origin));
        match request.header("origin", &self.origin).content_type("text/plain").send("") {
            Ok(answer) if answer.status() == 415 => Finding::ok(subject, Problem::new("doctor_host")),
            Ok(answer) if answer.status() == 403 => {
                Finding::fault(subject, Problem::new("doctor_other_host"))
            }
            Ok(answer) => Finding::warning(subject, cannot_tell(&answer.status())),
            Err(error) => Finding::warning(subject, cannot_tell(&error)),
        }
    }

    /// Whether a WebSocket comes through. The service says which header it lacks.
    fn socket(&self) -> Finding {
        let subject = "socket";
        let request = self.agent.get(format!("{}/api/v1/socket", self.origin));
        let request = HANDSHAKE.iter().fold(request, |request, &(name, value)| request.header(name, value));
        let mut answer = match request.call() {
            Ok(answer) if answer.status() == 101 => {
                return Finding::ok(subject, Problem::new("doctor_socket"));
            }
            Ok(answer) => answer,
            Err(error) => return Finding::warning(subject, cannot_tell(&error)),
        };
        let said = answer.body_mut().read_to_string().unwrap_or_default();
        let dropped = ["Upgrade", "Connection", "Sec-WebSocket-Version", "Sec-WebSocket-Key"];
        let dropped = dropped.into_iter().find(|name| said.contains(&format!("header {name} ")));
        let message = match dropped {
            Some(name) if answer.status() == 400 => Problem::new("doctor_socket_header").with("header", name),
            _ => Problem::new("doctor_no_socket").with("status", u32::from(answer.status().as_u16())),
        };
        Finding::fault(subject, message)
    }

    fn encryption(&self) -> Finding {
        let subject = "https";
        if !self.origin.starts_with("https://") {
            return Finding::warning(subject, Problem::new("doctor_http"));
        }
        match self.get("/") {
            Ok(answer) if answer.headers().contains_key("strict-transport-security") => {
                Finding::ok(subject, Problem::new("doctor_https"))
            }
            Ok(_) => Finding::warning(subject, Problem::new("doctor_no_hsts")),
            Err(error) => Finding::fault(subject, self.no_answer(&error)),
        }
    }

    fn of_address(&self, code: &'static str) -> Problem {
        Problem::new(code).with("address", &self.origin)
    }

    fn no_answer(&self, error: &ureq::Error) -> Problem {
        self.of_address("doctor_no_answer").with("text", error.to_string())
    }
}

fn cannot_tell(answer: &impl ToString) -> Problem {
    Problem::new("doctor_cannot_tell").with("text", answer.to_string())
}
