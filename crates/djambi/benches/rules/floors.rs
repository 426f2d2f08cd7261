//! What the ratios aim at, and what they must not fall below.

use std::error::Error;

use djambi::Position;

/// What a ratio is to reach, and what it reaches by far on any machine.
#[derive(Clone, Copy)]
pub(crate) struct Goal {
    /// What it is to reach.
    pub(crate) aim: f64,
    /// What it reaches even on a busy machine.
    pub(crate) limit: f64,
}

/// The ratios that have an aim.
#[derive(Default)]
pub(crate) struct Floors {
    missed: Vec<String>,
}

impl Floors {
    /// A ratio that should be so large; the run fails if it is not even as large as the limit.
    pub(crate) fn at_least(&mut self, what: &str, ratio: f64, Goal { aim, limit }: Goal) {
        Self::note(what, ratio, aim, ratio >= aim);
        if ratio < limit {
            self.missed.push(format!("{what}: {ratio:.2} is less than {limit:.2}"));
        }
    }

    /// A ratio that should be so small; the run fails if it is not even as small as the limit.
    pub(crate) fn at_most(&mut self, what: &str, ratio: f64, Goal { aim, limit }: Goal) {
        Self::note(what, ratio, aim, ratio <= aim);
        if ratio > limit {
            self.missed.push(format!("{what}: {ratio:.2} is more than {limit:.2}"));
        }
    }

    /// The size of a position, which is no matter of the machine.
    pub(crate) fn size(&mut self) {
        let size = size_of::<Position>();
        println!("A position takes {size} bytes.");
        if size > 256 {
            self.missed.push(format!("a position takes {size} bytes, 256 are allowed"));
        }
    }

    /// Content if nothing fell far short of its aim.
    pub(crate) fn close(self) -> Result<(), Box<dyn Error>> {
        if self.missed.is_empty() { Ok(()) } else { Err(self.missed.join("; ").into()) }
    }

    fn note(what: &str, ratio: f64, aim: f64, reached: bool) {
        let verdict = if reached { "reached" } else { "not reached" };
        println!("  {what}: {ratio:.2}, the aim {aim:.2} is {verdict}.\n");
    }
}
