//! The record of a game for people to keep.

use djambi::{Comment, Game, GameEntry, Reason, Record};
use djambi_protocol::{EventKind, SeatKind, Seq};

use super::record_of_treaties::annotations;
use super::snapshot::GameSnapshot;
use crate::calendar::day_of;
use crate::identity::PlayerId;

/// The record of a game for a reader; `None` stands for a stranger. It has the players, the date and all turns with
/// what the clocks had left, what became of the treaties of which the reader may know, and as variations the turns
/// that were taken back. Agreements that came to nothing are left out.
pub(crate) fn record(game: &GameSnapshot, reader: Option<PlayerId>) -> String {
    let stored = &game.stored;
    let mut record =
        record_of(game, reader).unwrap_or_else(|| Record::new(game.live.game().up_to(usize::MAX)));
    // A name that a tag cannot hold is left out.
    let names = stored.seats.names();
    for row in stored.seats.rows() {
        if let Some(name) = player_name(row.kind, &names[&row.seat]) {
            drop(record.set_player(row.seat, &name));
        }
    }
    drop(record.set_tag("Date", &date(stored.created_ms)));
    record.to_string()
}

/// The comment of a record on an event that changes how time passes: somebody went on leave or is back, or the players
/// go on by the day. An annotation.
fn note_of_time(event: &EventKind) -> Option<String> {
    match *event {
        EventKind::Leave { seat, until_ms } => {
            let minutes = until_ms / 60_000 % (24 * 60);
            let (hour, minute) = (minutes / 60, minutes % 60);
            Some(format!("[%leave {seat} {}T{hour:02}:{minute:02}Z]", date(until_ms).replace('.', "-")))
        }
        EventKind::Back { seat } => Some(format!("[%back {seat}]")),
        EventKind::ByDay { days } => Some(format!("[%byday {days}]")),
        _ => None,
    }
}

/// The record that the events of a game give; `None` if they don't make a game.
fn record_of(game: &GameSnapshot, reader: Option<PlayerId>) -> Option<Record> {
    let settings = &game.stored.settings;
    let mut record = Record::new(Game::new(settings.rules, settings.start));
    let mut of_treaties = annotations(game, reader)?;
    let mut annotate = |record: &mut Record, after: Seq| {
        let entries = record.game().entries().len();
        let comments = of_treaties.remove(&after).into_iter().flatten();
        comments.for_each(|comment| record.add_comment(entries, comment));
    };
    annotate(&mut record, 0);
    for event in &*game.log.after(0) {
        let entry = event.kind.entry(settings.board()).ok()?;
        if let Some(note) = note_of_time(&event.kind) {
            let entries = record.game().entries().len();
            Comment::new(&note).into_iter().for_each(|comment| record.add_comment(entries, comment));
        }
        let Some(entry) = entry.filter(|entry| !matches!(entry, GameEntry::Agreement(_))) else {
            annotate(&mut record, event.seq);
            continue;
        };
        record.add(entry).ok()?;
        let clocks = event.clocks.as_ref().zip(event.kind.seat());
        if let Some(&left) = clocks.and_then(|(clocks, seat)| clocks.get(&seat))
            && matches!(entry, GameEntry::Turn(_))
        {
            record.set_clock(record.game().entries().len(), left);
        }
        annotate(&mut record, event.seq);
    }
    if game.live.outcome().is_some_and(|outcome| outcome.reason == Reason::Agreement) {
        record.add(GameEntry::JointAgreement).ok()?;
    }
    Some(record)
}

fn player_name(kind: SeatKind, name: &str) -> Option<String> {
    match kind {
        SeatKind::Bot { level } => Some(format!("Djambi {level}")),
        SeatKind::Person if !name.is_empty() => Some(name.to_owned()),
        SeatKind::Person | SeatKind::Absent => None,
    }
}

/// The date of a time in milliseconds since 1970, as `2026.11.21`.
fn date(milliseconds: u64) -> String {
    let (year, month, day) = day_of(milliseconds);
    format!("{year:04}.{month:02}.{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::env::DAY_MS;

    #[test]
    fn dates_are_those_of_the_gregorian_calendar() {
        assert_eq!(date(0), "1970.01.01");
        assert_eq!(date(DAY_MS - 1), "1970.01.01");
        assert_eq!(date(11_016 * DAY_MS), "2000.02.29");
        assert_eq!(date(11_017 * DAY_MS), "2000.03.01");
        assert_eq!(date(1_795_228_977_298), "2026.11.21");
        assert_eq!(date(47_541 * DAY_MS), "2100.03.01");
    }
}
