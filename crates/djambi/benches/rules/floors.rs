//! What the ratios must not fall below.

use std::error::Error;

use djambi::Position;

/// How far a ratio may fall short of its aim on a busy machine before the run fails.
const MARGIN: f64 = 0.75;

/// The ratios that have an aim.
#[derive(Default)]
pub(crate) struct Floors {
    missed: Vec<String>,
}

impl Floors {
    /// A ratio that should be at least so large.
    pub(crate) fn at_least(&mut self, what: &str, ratio: f64, aim: f64) {
        self.note(what, ratio, aim, ratio / aim);
    }

    /// A ratio that should be at most so large.
    pub(crate) fn at_most(&mut self, what: &str, ratio: f64, aim: f64) {
        self.note(what, ratio, aim, aim / ratio);
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

    fn note(&mut self, what: &str, ratio: f64, aim: f64, reached: f64) {
        let verdict = if reached >= 1.0 { "reached" } else { "not reached" };
        println!("  {what}: {ratio:.2}, the aim {aim:.2} is {verdict}.\n");
        if reached < MARGIN {
            self.missed.push(format!("{what}: {ratio:.2} is far from {aim:.2}"));
        }
    }
}
