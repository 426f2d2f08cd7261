//! Names beside other words, whatever their direction.

use std::borrow::Cow;

/// A name that keeps its place in a sentence: one with letters that run from right to left is isolated, so
/// that numbers and marks beside it stay where they are. All languages of the catalogue run from left to
/// right.
pub(crate) fn isolated(name: &str) -> Cow<'_, str> {
    let is_leftward = |letter| matches!(letter, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fefc}' | '\u{10800}'..='\u{1efff}');
    if name.contains(is_leftward) { format!("\u{2068}{name}\u{2069}").into() } else { name.into() }
}

#[cfg(test)]
mod tests {
    use super::isolated;
    use crate::{Language, Pages};
    use djambi::Seat;

    #[test]
    fn a_name_of_another_direction_keeps_its_place() {
        assert_eq!(isolated("Ada 2"), "Ada 2");
        assert_eq!(isolated("\u{639}\u{644}\u{64a} 2"), "\u{2068}\u{639}\u{644}\u{64a} 2\u{2069}");
        let said = Pages(Language::En).named_guest_plays("\u{5d0}", Seat::Red);
        assert_eq!(said, "\u{2068}\u{5d0}\u{2069} plays Red.");
    }
}
