//! The command `udi`.

use std::io;

use clap::Args;

use crate::udi;

/// The arguments of `udi`.
#[derive(Args)]
#[command(after_help = "Example of a session (> is input, < is output):
  > udi
  < id name Djambi
  < udiok
  > position start rules arena moves a3a5
  > go movetime 1000
  < info nodes 2000 nps 350000 time 6 line 1 visits 1200 share r 310 b 220 y 250 g 220 pv i3i5 i7i6
  < bestmove i3i5
  > quit")]
pub(crate) struct Udi {}

impl Udi {
    /// Runs the command.
    pub(super) fn run(self) -> anyhow::Result<()> {
        udi::run_session(io::stdin().lock())
    }
}
