//! Goals for the measured ratios.

use std::error::Error;

use djambi::Position;

/// The goal of a ratio.
#[derive(Clone, Copy)]
pub(crate) struct Goal {
    /// The value to be reached.
    pub(crate) aim: f64,
    /// The value that is reached even on a busy machine; else the run fails.
    pub(crate) limit: f64,
}

/// The ratios that missed their limits.
#[derive(Default)]
pub(crate) struct Goals {
    missed: Vec<String>,
}

impl Goals {
    /// Checks a ratio that should be at least its aim.
    pub(crate) fn at_least(&mut self, what: &str, ratio: f64, Goal { aim, limit }: Goal) {
        Self::print(what, ratio, aim, if ratio >= aim { "reached" } else { "not reached" });
        if ratio < limit {
            self.missed.push(format!("{what}: {ratio:.2} is less than {limit:.2}"));
        }
    }

    /// Checks a ratio that should be at most its aim.
    pub(crate) fn at_most(&mut self, what: &str, ratio: f64, Goal { aim, limit }: Goal) {
        Self::print(what, ratio, aim, if ratio <= aim { "reached" } else { "not reached" });
        if ratio > limit {
            self.missed.push(format!("{what}: {ratio:.2} is more than {limit:.2}"));
        }
    }

    /// Checks the size of a position, which is the same on every machine.
    pub(crate) fn size(&mut self) {
        let size = size_of::<Position>();
        println!("A position takes {size} bytes.");
        if size > 256 {
            self.missed.push(format!("a position takes {size} bytes, 256 are allowed"));
        }
    }

    /// Fails if a ratio missed its limit.
    pub(crate) fn result(self) -> Result<(), Box<dyn Error>> {
        if self.missed.is_empty() { Ok(()) } else { Err(self.missed.join("; ").into()) }
    }

    /// Prints a ratio and its aim.
    fn print(what: &str, ratio: f64, aim: f64, verdict: &str) {
        println!("  {what}: {ratio:.2}, the aim {aim:.2} is {verdict}.\n");
    }
}
