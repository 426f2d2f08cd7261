//! The use of the machine by the service, the load and other programs during a measurement.

use std::time::Instant;

use serde::Serialize;

use crate::clock::now;
use crate::metrics;
use crate::proc::{self, ProcessSample};
use djambi_client::Target;

/// With more than this used by other programs, a run says nothing: a fifth of a core.
const MAX_OTHERS: f64 = 0.2;

/// How the service's memory and processor time are known.
#[derive(Clone, Debug)]
pub(crate) enum Probe {
    /// They are not.
    None,
    /// By the number of its process on this machine.
    Pid(u32),
    /// By its metrics.
    Metrics(Target),
}

impl Probe {
    /// What the service has used so far; `None` if that is not known.
    ///
    /// # Errors
    /// When its metrics cannot be read.
    pub(crate) async fn sample(&self) -> anyhow::Result<Option<ProcessSample>> {
        Ok(match self {
            Self::None => None,
            Self::Pid(pid) => ProcessSample::of(*pid),
            Self::Metrics(target) => Some(metrics::sample(target).await?),
        })
    }

    /// The service's memory now, in megabytes.
    ///
    /// # Errors
    /// When its metrics cannot be read.
    pub(crate) async fn rss_mb(&self) -> anyhow::Result<Option<f64>> {
        Ok(self.sample().await?.map(|sample| megabytes(sample.rss)))
    }
}

/// Bytes as megabytes.
pub(crate) fn megabytes(bytes: u64) -> f64 {
    bytes as f64 / 1e6
}

/// The beginning of a measurement.
pub(crate) struct UsageMeter {
    probe: Probe,
    start: Samples,
}

struct Samples {
    at: Instant,
    server: Option<ProcessSample>,
    own: Option<ProcessSample>,
    machine: Option<f64>,
}

/// What was used from the beginning to the end of a measurement.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Usage {
    /// How long was measured.
    pub(crate) seconds: f64,
    /// The service.
    pub(crate) server: Option<ServerUsage>,
    /// The cores that the load used itself.
    pub(crate) own_cores: Option<f64>,
    /// The cores that other programs used; `None` if the service's share is not known.
    pub(crate) other_cores: Option<f64>,
    /// Whether other programs used too much of the machine for the run to say anything.
    pub(crate) void: Option<bool>,
}

/// What the service used.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct ServerUsage {
    /// Its memory at the end.
    pub(crate) rss_mb: f64,
    /// Its cores.
    pub(crate) cores: f64,
    /// Its processor time.
    pub(crate) cpu_seconds: f64,
    /// Its context switches.
    pub(crate) switches: Option<u64>,
    /// The bytes that it wrote to disks.
    pub(crate) written: Option<u64>,
}

impl UsageMeter {
    /// Begins to measure.
    ///
    /// # Errors
    /// When the service's metrics cannot be read.
    pub(crate) async fn start(probe: &Probe) -> anyhow::Result<Self> {
        Ok(Self { probe: probe.clone(), start: samples(probe).await? })
    }

    /// Ends the measurement.
    ///
    /// # Errors
    /// When the service's metrics cannot be read.
    pub(crate) async fn finish(self) -> anyhow::Result<Usage> {
        let end = samples(&self.probe).await?;
        let is_here = match &self.probe {
            Probe::Metrics(target) => target.is_local(),
            Probe::None | Probe::Pid(_) => true,
        };
        Ok(usage(&self.start, &end, is_here.then_some(()).and(end.server)))
    }
}

async fn samples(probe: &Probe) -> anyhow::Result<Samples> {
    let server = probe.sample().await?;
    Ok(Samples { at: now(), server, own: ProcessSample::of_self(), machine: proc::machine_cpu() })
}

/// The difference of two samples; `here` is the service at the end if it runs on this machine.
fn usage(start: &Samples, end: &Samples, here: Option<ProcessSample>) -> Usage {
    let seconds = end.at.saturating_duration_since(start.at).as_secs_f64().max(1e-9);
    let server = start.server.zip(end.server).map(|(start, end)| ServerUsage {
        rss_mb: megabytes(end.rss),
        cores: (end.cpu - start.cpu) / seconds,
        cpu_seconds: end.cpu - start.cpu,
        switches: end.switches.zip(start.switches).map(|(end, start)| end.saturating_sub(start)),
        written: end.written.zip(start.written).map(|(end, start)| end.saturating_sub(start)),
    });
    let own_cores = start.own.zip(end.own).map(|(start, end)| (end.cpu - start.cpu) / seconds);
    let all = start.machine.zip(end.machine).map(|(start, end)| (end - start) / seconds);
    let ours = server.as_ref().filter(|_| here.is_some()).map(|server| server.cores);
    let other_cores = all.zip(own_cores).zip(ours).map(|((all, own), ours)| (all - own - ours).max(0.0));
    Usage { seconds, server, own_cores, other_cores, void: other_cores.map(|cores| cores > MAX_OTHERS) }
}

impl Usage {
    /// The service's processor time a turn, in microseconds.
    pub(crate) fn micros_per_turn(&self, turns: u64) -> Option<f64> {
        let server = self.server.as_ref()?;
        (turns > 0).then(|| server.cpu_seconds * 1e6 / turns as f64)
    }

    /// The bytes that the service wrote to disks a turn, in kilobytes of 1,024.
    pub(crate) fn kilobytes_per_turn(&self, turns: u64) -> Option<f64> {
        let written = self.server.as_ref()?.written?;
        (turns > 0).then(|| written as f64 / 1024.0 / turns as f64)
    }

    /// The service's context switches a turn.
    pub(crate) fn switches_per_turn(&self, turns: u64) -> Option<f64> {
        let switches = self.server.as_ref()?.switches?;
        (turns > 0).then(|| switches as f64 / turns as f64)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn at(start: Instant, seconds: u64, cpu: [f64; 3]) -> Samples {
        let process = |cpu| {
            Some(ProcessSample {
                rss: 5_000_000,
                cpu,
                switches: Some(cpu as u64 * 100),
                written: Some(cpu as u64 * 1024),
            })
        };
        let [server, own, machine] = cpu;
        Samples {
            at: start + Duration::from_secs(seconds),
            server: process(server),
            own: process(own),
            machine: Some(machine),
        }
    }

    #[test]
    fn others_are_what_neither_the_service_nor_the_load_used() {
        let start = now();
        let begin = at(start, 0, [1.0, 1.0, 10.0]);
        let end = at(start, 10, [6.0, 2.0, 17.0]);
        let found = usage(&begin, &end, end.server);
        let server = found.server.as_ref().unwrap();
        assert!((server.cores - 0.5).abs() < 1e-9 && server.switches == Some(500), "{found:?}");
        assert!((found.own_cores.unwrap() - 0.1).abs() < 1e-9, "{found:?}");
        assert!((found.other_cores.unwrap() - 0.1).abs() < 1e-9 && found.void == Some(false), "{found:?}");
        assert_eq!(found.micros_per_turn(10_000), Some(500.0));
        assert_eq!(found.kilobytes_per_turn(10), Some(0.5));
        assert_eq!(found.switches_per_turn(0), None);
        let busy = at(start, 10, [6.0, 2.0, 19.5]);
        assert_eq!(usage(&begin, &busy, busy.server).void, Some(true));
    }

    #[test]
    fn without_the_service_others_are_not_known() {
        let start = now();
        let begin = at(start, 0, [1.0, 1.0, 10.0]);
        let end = at(start, 10, [6.0, 2.0, 17.0]);
        let elsewhere = usage(&begin, &end, None);
        assert_eq!((elsewhere.other_cores, elsewhere.void), (None, None));
        assert!(elsewhere.server.is_some());
    }
}
