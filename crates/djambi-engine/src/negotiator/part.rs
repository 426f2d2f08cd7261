//! The parts of a negotiator's thought, each of which can be left out.

/// A part of a negotiator's thought that can be left out, to measure what it is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The look at what a partner would gain by breaking its word.
    Temptation,
    /// The weights of a search: no fear of a believed partner, and grudges.
    Weights,
    /// The distrust of few continuations, which are mixed with the table of means.
    Shrinking,
    /// The second look at the best offer, by fresh continuations.
    SecondLook,
    /// The promises that it offers and wants beside peace.
    Wants,
    /// The promises that it gives for nothing but peace.
    Gifts,
}

impl Part {
    /// All parts.
    pub const ALL: [Self; 6] =
        [Self::Temptation, Self::Weights, Self::Shrinking, Self::SecondLook, Self::Wants, Self::Gifts];

    /// The name as text.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Temptation => "temptation",
            Self::Weights => "weights",
            Self::Shrinking => "shrinking",
            Self::SecondLook => "second-look",
            Self::Wants => "wants",
            Self::Gifts => "gifts",
        }
    }

    /// The part with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|part| part.name() == name)
    }
}
