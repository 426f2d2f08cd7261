//! A run of steps. Each prints its name and time, and is skipped when none of its inputs has changed.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::tally::Tally;
use crate::workspace::Workspace;

/// Whether the results of earlier runs count.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Cache {
    /// A step that passed with the same inputs is skipped.
    Used,
    /// Every step is done again.
    Ignored,
}

/// What happens after a step has failed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Failure {
    /// The run ends there.
    Ends,
    /// The run goes on, to find what else fails.
    Continues,
}

/// What a run does about steps that passed before, and about those that fail.
#[derive(Clone, Copy)]
pub(crate) struct RunMode {
    /// Whether the results of earlier runs count.
    pub(crate) cache: Cache,
    /// What happens after a step has failed.
    pub(crate) failure: Failure,
}

/// A step that is skipped when it passed before with the same inputs.
pub(crate) struct CachedStep<'a> {
    /// Its name in the output; the name of its stamp file is made of it.
    pub(crate) name: &'a str,
    /// The files and folders that its result depends on.
    pub(crate) inputs: &'a [&'a str],
    /// The files and folders it makes; the step runs again if one of them is missing.
    pub(crate) outputs: &'a [&'a str],
}

/// A run of steps, and how many of its checks and tests passed.
pub(crate) struct Session {
    /// The project that the steps read and build.
    pub(crate) workspace: Workspace,
    mode: RunMode,
    tally: Tally,
    failed: Vec<String>,
    begun: Instant,
}

impl Session {
    /// Begins a run.
    pub(crate) fn begin(workspace: Workspace, mode: RunMode) -> Self {
        Self { workspace, mode, tally: Tally::default(), failed: Vec::new(), begun: now() }
    }

    /// Prints a heading.
    pub(crate) fn section(&self, title: &str) {
        println!("\n== {title}");
    }

    /// Runs the step unless it passed before with the same inputs. It counts as one check.
    pub(crate) fn step(
        &mut self,
        step: &CachedStep,
        work: impl FnOnce(&Workspace) -> Result<()>,
    ) -> Result<()> {
        self.counted(step, |workspace, tally| {
            work(workspace)?;
            tally.add(Tally::ONE);
            Ok(())
        })
    }

    /// Runs a step that counts tests of its own, unless it passed before with the same inputs.
    pub(crate) fn counted(
        &mut self,
        step: &CachedStep,
        work: impl FnOnce(&Workspace, &mut Tally) -> Result<()>,
    ) -> Result<()> {
        let stamp = self.stamp_of(step.name);
        let fingerprint = self.fingerprint(step)?;
        if let Some(tally) = self.unchanged(step, &stamp, fingerprint) {
            println!("-> {}: unchanged", step.name);
            self.tally.add(tally);
            return Ok(());
        }
        println!("-> {}", step.name);
        let begun = now();
        let mut tally = Tally::default();
        // An interrupted run must leave no stamp.
        let _ = fs::remove_file(&stamp);
        let result = work(&self.workspace, &mut tally).and_then(|()| self.left_behind(step));
        if result.is_err() && tally.failed == 0 {
            tally.failed = 1;
        }
        self.tally.add(tally);
        if let Err(error) = result {
            return self.fail(step.name, error);
        }
        println!("   {}: {:.1} s", step.name, begun.elapsed().as_secs_f64());
        fs::create_dir_all(self.workspace.stamps()).context("cannot write below the target folder")?;
        fs::write(&stamp, format!("{fingerprint:016x}\n{tally}\n"))
            .context("cannot write below the target folder")
    }

    /// Prints how the run ended. The last line is only the count.
    pub(crate) fn close(&self, result: &Result<()>) -> ExitCode {
        if let Err(error) = result {
            eprintln!("\n{error:#}");
        }
        println!("\n{:.0} s in all", self.begun.elapsed().as_secs_f64());
        // A failure before the first step, such as a missing tool, counts too.
        let early = u64::from(result.is_err() && self.tally.failed == 0);
        let failed = self.tally.failed + early;
        println!("{}", Tally { failed, ..self.tally });
        if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }

    fn fail(&mut self, name: &str, error: anyhow::Error) -> Result<()> {
        let error = error.context(format!("failed: {name}"));
        if self.mode.failure == Failure::Ends {
            return Err(error);
        }
        println!("   {error:#}");
        self.failed.push(format!("{error:#}"));
        Ok(())
    }

    fn left_behind(&self, step: &CachedStep) -> Result<()> {
        match step.outputs.iter().find(|path| !self.workspace.path(path).exists()) {
            Some(missing) => bail!("it did not make {missing}"),
            None => Ok(()),
        }
    }

    fn stamp_of(&self, name: &str) -> PathBuf {
        let slug: String = name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
        self.workspace.stamps().join(slug)
    }

    fn unchanged(&self, step: &CachedStep, stamp: &Path, fingerprint: u64) -> Option<Tally> {
        if self.mode.cache == Cache::Ignored
            || !step.outputs.iter().all(|path| self.workspace.path(path).exists())
        {
            return None;
        }
        let text = fs::read_to_string(stamp).ok()?;
        let (kept, tally) = text.split_once('\n')?;
        (kept == format!("{fingerprint:016x}")).then(|| Tally::parse(tally))?
    }

    /// A hash of the names and contents of the step's inputs.
    fn fingerprint(&self, step: &CachedStep) -> Result<u64> {
        let mut hasher = DefaultHasher::new();
        for file in self.workspace.files(step.inputs)? {
            file.hash(&mut hasher);
            fs::read(&file).with_context(|| format!("cannot read {}", file.display()))?.hash(&mut hasher);
        }
        Ok(hasher.finish())
    }
}

#[expect(
    clippy::disallowed_methods,
    reason = "this program is an edge, and tells people how long a step took"
)]
fn now() -> Instant {
    Instant::now()
}
