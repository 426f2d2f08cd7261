//! Treaties in a record: annotations `[%press …]`.

use std::collections::BTreeMap;

use djambi::{Comment, Geometry, SeatSet};
use djambi_press::Treaty;
use djambi_protocol::{Channel, KnownTreaty, Seq, TreatyStanding};
use djambi_table::{PactMark, Treaties, TreatyId};

use super::snapshot::GameSnapshot;
use crate::identity::PlayerId;

/// The comments with what has become of the treaties of which a reader may know, by the number of the event behind
/// which they come, 0 for the start; `None` if the events make no game.
pub(super) fn annotations(
    game: &GameSnapshot,
    reader: Option<PlayerId>,
) -> Option<BTreeMap<Seq, Vec<Comment>>> {
    let stored = &game.stored;
    let access = game.talk_access();
    let mut notes = Notes::new(stored.settings.board());
    if !game.acts.is_empty() {
        let log = &*game.log.after(0);
        let seen = |turn| game.log.seen(turn);
        let of_game = (&stored.told(), stored.created_ms);
        let is_known = |treaty: &KnownTreaty| game.knows(reader, treaty, &access);
        let note = |treaties: &Treaties, after| notes.take(treaties, is_known, after);
        let acts = game.acts.iter().map(|stored| &stored.kept);
        Treaties::of_log(of_game, log, seen, acts, note).ok()?;
    }
    Some(notes.comments)
}

/// The annotations of a game so far.
struct Notes {
    board: &'static Geometry,
    told: Vec<PactMark>,
    /// The treaties as they were noted last.
    known: BTreeMap<TreatyId, KnownTreaty>,
    comments: BTreeMap<Seq, Vec<Comment>>,
}

impl Notes {
    /// Nothing yet, on this board.
    const fn new(board: &'static Geometry) -> Self {
        Self { board, told: Vec::new(), known: BTreeMap::new(), comments: BTreeMap::new() }
    }

    /// Notes what has become of known treaties since, behind the event with this number.
    fn take(&mut self, treaties: &Treaties, is_known: impl Fn(&KnownTreaty) -> bool, after: Seq) {
        for now in treaties.news(&mut self.told).into_iter().filter(is_known) {
            let before = self.known.insert((&now).into(), now.clone());
            let name = match now.channel {
                Channel::Table => now.of.to_string(),
                channel => format!("{channel}:{}", now.of),
            };
            for change in changes(before.as_ref(), &now, self.board) {
                let text = format!("[%press {name} {change}]");
                self.comments.entry(after).or_default().extend(Comment::new(&text));
            }
        }
    }
}

/// The changes of a treaty: acts first, then its state.
fn changes(before: Option<&KnownTreaty>, now: &KnownTreaty, board: &'static Geometry) -> Vec<String> {
    let mut changes = Vec::new();
    let accepted = |treaty: &KnownTreaty| treaty.accepted.iter().copied().collect::<SeatSet>();
    let notice = |treaty: &KnownTreaty| Some(treaty.begun.as_ref()?.notice.as_ref()?.seat);
    match before {
        None => {
            let treaty = Treaty::from_form(board, &now.treaty).map(|treaty| treaty.to_string());
            changes.push(format!("proposed {} {}", now.author, treaty.unwrap_or_default()));
        }
        Some(before) => {
            let before = accepted(before);
            let newly = now.accepted.iter().filter(|&&seat| !before.contains(seat));
            changes.extend(newly.map(|seat| format!("accepted {seat}")));
        }
    }
    if let Some(seat) = notice(now)
        && before.and_then(notice) != Some(seat)
    {
        changes.push(format!("notice {seat}"));
    }
    let was = before.map_or(&TreatyStanding::Proposed, |before| &before.state);
    if *was != now.state {
        changes.push(text_of(&now.state));
    }
    changes
}

/// A state as text.
fn text_of(state: &TreatyStanding) -> String {
    match state {
        TreatyStanding::Proposed => "stands".to_owned(),
        TreatyStanding::Refused => "refused".to_owned(),
        TreatyStanding::Withdrawn => "withdrawn".to_owned(),
        TreatyStanding::Lapsed => "lapsed".to_owned(),
        TreatyStanding::InForce => "in_force".to_owned(),
        TreatyStanding::Kept => "kept".to_owned(),
        TreatyStanding::Broken { by, .. } => format!("broken {by}"),
        TreatyStanding::Dissolved { cause } => format!("dissolved {}", cause.name()),
    }
}
