//! A run of steps: each says what it does and how long it took, and is skipped when nothing it reads has changed.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::tally::Tally;
use crate::workspace::Workspace;

/// Whether the notes of earlier runs are believed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Notes {
    /// A step that passed with the same inputs is skipped.
    Believed,
    /// Every step is done again.
    Ignored,
}

/// What happens after a step has failed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Failure {
    /// The run ends there.
    Stops,
    /// The run goes on, to find what else fails.
    IsNoted,
}

/// How a run goes about its steps.
#[derive(Clone, Copy)]
pub(crate) struct Manner {
    /// Whether the notes of earlier runs are believed.
    pub(crate) notes: Notes,
    /// What happens after a step has failed.
    pub(crate) failure: Failure,
}

/// One thing to do.
pub(crate) struct Step<'a> {
    /// What the reader sees.
    pub(crate) name: &'a str,
    /// The files and folders it depends on.
    pub(crate) inputs: &'a [&'a str],
    /// What it leaves behind; the step is done again if one of them is gone.
    pub(crate) outputs: &'a [&'a str],
}

/// A run of steps.
pub(crate) struct Session {
    /// The project they work on.
    pub(crate) workspace: Workspace,
    manner: Manner,
    tally: Tally,
    failed: Vec<String>,
    begun: Instant,
}

impl Session {
    /// Starts counting.
    pub(crate) fn begin(workspace: Workspace, manner: Manner) -> Self {
        Self { workspace, manner, tally: Tally::default(), failed: Vec::new(), begun: now() }
    }

    /// Prints the heading of the steps that follow.
    pub(crate) fn section(&self, title: &str) {
        println!("\n== {title}");
    }

    /// Does the step unless it passed before with the same inputs.
    pub(crate) fn step(&mut self, step: &Step, work: impl FnOnce(&Workspace) -> Result<()>) -> Result<()> {
        self.counted(step, |workspace, tally| {
            work(workspace)?;
            tally.add(Tally::ONE);
            Ok(())
        })
    }

    /// Does a step that counts tests of its own.
    pub(crate) fn counted(
        &mut self,
        step: &Step,
        work: impl FnOnce(&Workspace, &mut Tally) -> Result<()>,
    ) -> Result<()> {
        let note = self.note_of(step.name);
        let mark = self.mark(step)?;
        if let Some(tally) = self.unchanged(step, &note, mark) {
            println!("-> {}: unchanged", step.name);
            self.tally.add(tally);
            return Ok(());
        }
        println!("-> {}", step.name);
        let begun = now();
        let mut tally = Tally::default();
        // A run that is cut short must leave no note behind.
        let _ = fs::remove_file(&note);
        let result = work(&self.workspace, &mut tally).and_then(|()| self.left_behind(step));
        if result.is_err() && tally.failed == 0 {
            tally.failed = 1;
        }
        self.tally.add(tally);
        if let Err(error) = result {
            return self.fail(step.name, error);
        }
        println!("   {}: {:.1} s", step.name, begun.elapsed().as_secs_f64());
        fs::create_dir_all(self.workspace.notes()).context("cannot write below the target folder")?;
        fs::write(&note, format!("{mark:016x}\n{tally}\n")).context("cannot write below the target folder")
    }

    /// Says how it ended; the last line is the count alone.
    pub(crate) fn close(&self, result: &Result<()>) -> ExitCode {
        if let Err(error) = result {
            eprintln!("\n{error:#}");
        }
        println!("\n{:.0} s in all", self.begun.elapsed().as_secs_f64());
        // What fails before the first step, such as a missing tool, counts too.
        let early = u64::from(result.is_err() && self.tally.failed == 0);
        let failed = self.tally.failed + early;
        println!("{}", Tally { failed, ..self.tally });
        if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }

    fn fail(&mut self, name: &str, error: anyhow::Error) -> Result<()> {
        let error = error.context(format!("failed: {name}"));
        if self.manner.failure == Failure::Stops {
            return Err(error);
        }
        println!("   {error:#}");
        self.failed.push(format!("{error:#}"));
        Ok(())
    }

    fn left_behind(&self, step: &Step) -> Result<()> {
        match step.outputs.iter().find(|path| !self.workspace.path(path).exists()) {
            Some(missing) => bail!("it did not make {missing}"),
            None => Ok(()),
        }
    }

    fn note_of(&self, name: &str) -> PathBuf {
        let slug: String = name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
        self.workspace.notes().join(slug)
    }

    fn unchanged(&self, step: &Step, note: &Path, mark: u64) -> Option<Tally> {
        if self.manner.notes == Notes::Ignored
            || !step.outputs.iter().all(|path| self.workspace.path(path).exists())
        {
            return None;
        }
        let text = fs::read_to_string(note).ok()?;
        let (noted, tally) = text.split_once('\n')?;
        (noted == format!("{mark:016x}")).then(|| Tally::parse(tally))?
    }

    /// A hash over the names and contents of everything the step reads.
    fn mark(&self, step: &Step) -> Result<u64> {
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
