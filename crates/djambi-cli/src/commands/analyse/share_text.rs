//! Shares as people read them.

use djambi_text::Cli;

use crate::udi::Thousandths;

/// Shares in per cent with one decimal: `r  31.0  b  22.0`.
pub(super) fn percents(shares: &Thousandths, texts: Cli) -> String {
    let parts = shares.iter().map(|(seat, part)| format!("{} {:>5}", seat.letter(), points(part, texts)));
    parts.collect::<Vec<_>>().join("  ")
}

/// Thousandths as points of a hundred with one decimal.
pub(super) fn points(thousandths: u16, texts: Cli) -> String {
    texts.decimal(u64::from(thousandths / 10), &(thousandths % 10).to_string())
}
