//! What a service answers at its public address, through a proxy if there is one.

use std::time::Duration;

use anyhow::bail;
use djambi_server::admin::Finding;
use ureq::http::{Response, Uri};
use ureq::{Agent, Body};

/// How long an answer may take.
const TIMEOUT: Duration = Duration::from_secs(10);

/// The findings. Nothing that is sent changes anything.
///
/// # Errors
/// When the address is not one of http or https.
pub(super) fn findings(url: &str) -> anyhow::Result<Vec<Finding>> {
    let site = Site::new(url)?;
    let mut findings = vec![site.health()];
    if findings[0].severity == djambi_server::admin::Severity::Ok {
        findings.extend([site.readiness(), site.host(), site.encryption()]);
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
    fn new(url: &str) -> anyhow::Result<Self> {
        let uri: Option<Uri> = url.parse().ok();
        let parts = uri.as_ref().and_then(|uri| Some((uri.scheme_str()?, uri.authority()?, uri.path())));
        let Some((scheme @ ("http" | "https"), authority, "/")) = parts else {
            bail!(
                "{url} is not the address of a service: use https://HOST or http://HOST:PORT, without a path"
            );
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
            Ok(answer) if answer.status() == 200 => Finding::ok(subject, format!("{} answers", self.origin)),
            Ok(answer) => {
                let message = format!(
                    "{}/healthz answers {}: see the proxy's target, and whether the service runs",
                    self.origin,
                    answer.status()
                );
                Finding::fault(subject, message)
            }
            Err(error) => Finding::fault(subject, format!("{} does not answer: {error}", self.origin)),
        }
    }

    fn readiness(&self) -> Finding {
        let subject = "readiness";
        match self.get("/readyz") {
            Ok(answer) if answer.status() == 200 => Finding::ok(subject, "the service can write"),
            Ok(mut answer) => {
                let sentence = answer.body_mut().read_to_string().unwrap_or_default();
                Finding::fault(subject, format!("{}: {}", answer.status(), sentence.trim()))
            }
            Err(error) => Finding::fault(subject, error.to_string()),
        }
    }

    /// Whether the service sees the host that browsers see. If it does not, it takes its own pages for those
    /// of another site. The request has a type that the service refuses after that check.
    fn host(&self) -> Finding {
        let subject = "header Host";
        let request = self.agent.post(format!("{}/api/games", self.origin));
        match request.header("origin", &self.origin).content_type("text/plain").send("") {
            Ok(answer) if answer.status() == 415 => Finding::ok(subject, "the service sees its public host"),
            Ok(answer) if answer.status() == 403 => {
                let message = "the service sees another host, and takes its pages for another site's: name \
                    this address with --public-url, and let the proxy pass Host on (nginx: proxy_set_header Host $http_host)";
                Finding::fault(subject, message)
            }
            Ok(answer) => Finding::warning(subject, format!("it cannot be told: {}", answer.status())),
            Err(error) => Finding::warning(subject, format!("it cannot be told: {error}")),
        }
    }

    fn encryption(&self) -> Finding {
        let subject = "https";
        if !self.origin.starts_with("https://") {
            let message = "the address is http: others on the way can read cookies and take seats; put a proxy with \
                https in front, unless the network is yours";
            return Finding::warning(subject, message);
        }
        match self.get("/") {
            Ok(answer) if answer.headers().contains_key("strict-transport-security") => {
                Finding::ok(subject, "browsers are told to come by https only (HSTS)")
            }
            Ok(_) => {
                let message = "browsers are not told to come by https only: start the \
                    service with --public-url and this address";
                Finding::warning(subject, message)
            }
            Err(error) => Finding::fault(subject, error.to_string()),
        }
    }
}
