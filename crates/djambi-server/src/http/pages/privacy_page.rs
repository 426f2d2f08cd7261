//! The page of what is kept of people, why, and for how long: one table, which a test holds against that of the database.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Extension, State};
use axum::response::Response;
use djambi_protocol::{DELETION_DAYS, INVITATION_DAYS, MAX_NOTICES};
use djambi_text::{Language, Pages};

use super::language_switch::LanguageSwitch;
use super::{PageError, page};
use crate::app::App;
use crate::env::DAY_MS;
use crate::http::reader::Reader;
use crate::identity::MAX_AGE_DAYS;
use crate::site::Site;
use crate::store::{
    INVITED_MS, MAIL_LINK_MS, NETWORK_BAN_MS, PASSWORD_LINK_MS, REPORT_DAYS, SAME_NETWORK_MS,
    SESSION_IDLE_MS, SESSION_MS,
};

/// Something that is kept of people.
struct Kept {
    what: fn(Pages) -> &'static str,
    why: fn(Pages) -> &'static str,
    /// For how long, where the host keeps what was said in private for so many days after the end of its game; 0 for ever.
    how_long: fn(Pages, u32) -> String,
    /// The columns of the database with it, as `table.column`.
    #[cfg_attr(not(test), expect(dead_code, reason = "for the test that no column is forgotten"))]
    columns: &'static [&'static str],
}

/// What is kept of people. A column of the database about a person has its line here.
const KEPT: &[Kept] = &[
    Kept {
        what: Pages::kept_cookie,
        why: Pages::kept_cookie_why,
        how_long: |text, _| text.kept_cookie_long(MAX_AGE_DAYS),
        columns: &[],
    },
    Kept {
        what: Pages::kept_browser,
        why: Pages::kept_browser_why,
        how_long: |text, _| text.kept_browser_long().to_owned(),
        columns: &[],
    },
    Kept {
        what: Pages::kept_seats,
        why: Pages::kept_seats_why,
        how_long: |text, _| text.kept_seats_long().to_owned(),
        columns: &[
            "game.host",
            "seat.player",
            "seat.first_player",
            "seat_result.player",
            "seat.name",
            "visit.player",
            "visit.seen",
            "visit.removed",
            "visit.lost",
            "visit.lost_ms",
        ],
    },
    Kept {
        what: Pages::kept_turns,
        why: Pages::kept_turns_why,
        how_long: |text, _| text.kept_turns_long().to_owned(),
        columns: &["journal.payload", "journal.clocks", "journal.seen", "packed_log.events"],
    },
    Kept {
        what: Pages::kept_words,
        why: Pages::kept_words_why,
        how_long: |text, _| text.kept_words_long().to_owned(),
        columns: &["talk.player", "talk.name", "talk.words", "talk.at_ms"],
    },
    Kept {
        what: Pages::kept_whispers,
        why: Pages::kept_whispers_why,
        how_long: |text, press_days| text.kept_whispers_long(press_days.into()),
        columns: &["talk.sealed", "talk.mark", "talk.holders"],
    },
    Kept {
        what: Pages::kept_reports,
        why: Pages::kept_reports_why,
        how_long: |text, _| text.kept_reports_long(REPORT_DAYS.into()),
        columns: &["report.player", "report.at_ms", "report.sealed", "report.about", "report.closed_ms"],
    },
    Kept {
        what: Pages::kept_acts,
        why: Pages::kept_acts_why,
        how_long: |text, _| text.kept_acts_long().to_owned(),
        columns: &[
            "order_act.player",
            "order_act.name",
            "order_act.author",
            "order_act.at_ms",
            "order_act.until_ms",
            "order_act.reason",
            "order_answer.seen_ms",
            "order_answer.at_ms",
            "order_answer.words",
            "concern.player",
            "concern.at_ms",
            "concern.is_read",
            "barred_name.appearance",
        ],
    },
    Kept {
        what: Pages::kept_order_notes,
        why: Pages::kept_order_notes_why,
        how_long: |text, _| text.kept_order_notes_long().to_owned(),
        columns: &[
            "moderator.player",
            "moderator.since_ms",
            "order_note.player",
            "order_note.author",
            "order_note.at_ms",
            "order_note.words",
            "order_look.author",
            "order_look.at_ms",
            "order_look.closes",
        ],
    },
    Kept {
        what: Pages::kept_traces,
        why: Pages::kept_traces_why,
        how_long: |text, _| text.kept_traces_long(NETWORK_BAN_MS / DAY_MS),
        columns: &["ban_trace.hash", "ban_trace.act", "ban_trace.until_ms"],
    },
    Kept {
        what: Pages::kept_account,
        why: Pages::kept_account_why,
        how_long: |text, _| text.kept_account_long(DELETION_DAYS.into()),
        columns: &[
            "account.player",
            "account.name",
            "account.appearance",
            "account.password",
            "account.created_ms",
            "account.named_ms",
            "account.deletion_ms",
        ],
    },
    Kept {
        what: Pages::kept_factor,
        why: Pages::kept_factor_why,
        how_long: |text, _| text.kept_factor_long().to_owned(),
        columns: &[
            "second_factor.player",
            "second_factor.is_on",
            "second_factor.sealed",
            "second_factor.since_ms",
            "second_factor.last_step",
            "recovery_code.player",
            "recovery_code.id",
        ],
    },
    Kept {
        what: Pages::kept_passkeys,
        why: Pages::kept_passkeys_why,
        how_long: |text, _| text.kept_passkeys_long().to_owned(),
        columns: &[
            "passkey.id",
            "passkey.player",
            "passkey.spki",
            "passkey.counter",
            "passkey.can_sync",
            "passkey.is_synced",
            "passkey.name",
            "passkey.since_ms",
            "passkey.used_ms",
        ],
    },
    Kept {
        what: Pages::kept_invited,
        why: Pages::kept_invited_why,
        how_long: |text, _| text.kept_invited_long(INVITATION_DAYS.into()),
        columns: &[
            "account_invitation.id",
            "account_invitation.player",
            "account_invitation.made_ms",
            "account_invitation.is_used",
        ],
    },
    Kept {
        what: Pages::kept_names,
        why: Pages::kept_names_why,
        how_long: |text, _| text.kept_names_long().to_owned(),
        columns: &["former_name.appearance", "former_name.player", "former_name.until_ms"],
    },
    Kept {
        what: Pages::kept_sessions,
        why: Pages::kept_sessions_why,
        how_long: |text, _| text.kept_sessions_long(SESSION_IDLE_MS / DAY_MS, SESSION_MS / DAY_MS),
        columns: &[
            "session.id",
            "session.player",
            "session.made_ms",
            "session.used_ms",
            "session.device",
            "session.coded_ms",
            "session.proven_ms",
        ],
    },
    Kept {
        what: Pages::kept_links,
        why: Pages::kept_links_why,
        how_long: |text, _| text.kept_links_long(PASSWORD_LINK_MS / 60_000),
        columns: &["password_link.id", "password_link.player", "password_link.made_ms"],
    },
    Kept {
        what: Pages::kept_deleted,
        why: Pages::kept_deleted_why,
        how_long: |text, _| text.kept_deleted_long().to_owned(),
        columns: &["deleted_player.player", "deleted_player.is_forgotten"],
    },
    Kept {
        what: Pages::kept_ratings,
        why: Pages::kept_ratings_why,
        how_long: |text, _| text.kept_ratings_long().to_owned(),
        columns: &[
            "rating.player",
            "rating.mean",
            "rating.deviation",
            "rating.at_least",
            "rating.games",
            "rating.last_ms",
            "rating.opponents",
            "rating_change.player",
            "rating_change.mean_before",
            "rating_change.deviation_before",
            "rating_change.mean",
            "rating_change.deviation",
            "rating_opponent.player",
            "rating_opponent.opponent",
        ],
    },
    Kept {
        what: Pages::kept_invited_to_tables,
        why: Pages::kept_invited_to_tables_why,
        how_long: |text, _| text.kept_invited_to_tables_long(INVITED_MS / DAY_MS),
        columns: &["table_invitation.host", "table_invitation.guest", "table_invitation.at_ms"],
    },
    Kept {
        what: Pages::kept_networks,
        why: Pages::kept_networks_why,
        how_long: |text, _| text.kept_networks_long(SAME_NETWORK_MS / DAY_MS, 2 * SAME_NETWORK_MS / DAY_MS),
        columns: &["seen_network.player", "seen_network.hash", "seen_network.key", "seen_network.seen_ms"],
    },
    Kept {
        what: Pages::kept_notices,
        why: Pages::kept_notices_why,
        how_long: |text, _| text.kept_notices_long(MAX_NOTICES.into()),
        columns: &[
            "notice.player",
            "notice.number",
            "notice.game_id",
            "notice.kind",
            "notice.after",
            "notice.at_ms",
            "notice.is_read",
            "notice.is_mailed",
            "notice.is_pushed",
        ],
    },
    Kept {
        what: Pages::kept_plans,
        why: Pages::kept_plans_why,
        how_long: |text, _| text.kept_plans_long().to_owned(),
        columns: &["plan.game_id", "plan.seat", "plan.player", "plan.after", "plan.lines"],
    },
    Kept {
        what: Pages::kept_leave,
        why: Pages::kept_leave_why,
        how_long: |text, _| text.kept_leave_long().to_owned(),
        columns: &["leave.player", "leave.left_ms", "leave.at_ms", "leave.until_ms"],
    },
    Kept {
        what: Pages::kept_address,
        why: Pages::kept_address_why,
        how_long: |text, _| text.kept_address_long().to_owned(),
        columns: &[
            "mail_address.player",
            "mail_address.address",
            "mail_address.folded",
            "mail_address.language",
        ],
    },
    Kept {
        what: Pages::kept_wishes,
        why: Pages::kept_wishes_why,
        how_long: |text, _| text.kept_wishes_long().to_owned(),
        columns: &["mail_address.wishes", "mail_address.digest_ms"],
    },
    Kept {
        what: Pages::kept_alarms,
        why: Pages::kept_alarms_why,
        how_long: |text, _| text.kept_alarms_long().to_owned(),
        columns: &[
            "mail_alarm.player",
            "mail_alarm.game_id",
            "mail_alarm.told_ms",
            "push_alarm.player",
            "push_alarm.game_id",
            "push_alarm.told_ms",
        ],
    },
    Kept {
        what: Pages::kept_push,
        why: Pages::kept_push_why,
        how_long: |text, _| text.kept_push_long().to_owned(),
        columns: &[
            "push_subscription.id",
            "push_subscription.session",
            "push_subscription.player",
            "push_subscription.sealed",
            "push_subscription.language",
            "push_subscription.made_ms",
        ],
    },
    Kept {
        what: Pages::kept_push_wishes,
        why: Pages::kept_push_wishes_why,
        how_long: |text, _| text.kept_push_wishes_long().to_owned(),
        columns: &["account.push_wishes", "account.hours"],
    },
    Kept {
        what: Pages::kept_mail_links,
        why: Pages::kept_mail_links_why,
        how_long: |text, _| text.kept_mail_links_long(MAIL_LINK_MS / 60_000),
        columns: &[
            "mail_link.id",
            "mail_link.player",
            "mail_link.address",
            "mail_link.language",
            "mail_link.made_ms",
        ],
    },
    Kept {
        what: Pages::kept_mail,
        why: Pages::kept_mail_why,
        how_long: |text, _| text.kept_mail_long().to_owned(),
        columns: &["mail.player", "mail.sealed", "mail.made_ms", "mail.until_ms", "mail.due_ms"],
    },
    Kept {
        what: Pages::kept_addresses,
        why: Pages::kept_addresses_why,
        how_long: |text, _| text.kept_addresses_long().to_owned(),
        columns: &[],
    },
];

/// The page of what is kept of people.
#[derive(Template)]
#[template(path = "privacy.html")]
struct PrivacyPage {
    language: Language,
    switch: LanguageSwitch,
    site: Arc<Site>,
    /// What, why, and for how long.
    lines: Vec<[String; 3]>,
}

/// `GET /privacy`
pub(crate) async fn privacy(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
) -> Result<Response, PageError> {
    let switch = LanguageSwitch::for_everybody(&reader, "/privacy", app.public_url.as_deref());
    let text = Pages(reader.language);
    let line = |Kept { what, why, how_long, .. }: &Kept| {
        [what(text).to_owned(), why(text).to_owned(), how_long(text, app.press_days)]
    };
    let lines = KEPT.iter().map(line).collect();
    page(&PrivacyPage { language: reader.language, switch, site: app.site.clone(), lines })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::store::columns_of_new_database;

    /// The columns that say nothing about a person: of games, tables and seats, and of the service itself.
    const ABOUT_NOBODY: &[&str] = &[
        "downtime.*",
        "game.*",
        "heartbeat.*",
        "journal.*",
        "mail.number",
        "mail.tries",
        "network_key.*",
        "packed_log.*",
        "press_key.*",
        "push_key.*",
        "rating_cursor.*",
        "opening.*",
        "opening_change.*",
        "rating_change.result",
        "rating_change.seat",
        "rating_change.ended_ms",
        "report_reading.*",
        "result.*",
        "secret.*",
        "seat.game_id",
        "seat.seat",
        "seat.kind",
        "seat.level",
        "seat.character",
        "seat.invited",
        "seat.ready",
        "seat.stand_in",
        "seat_result.result",
        "seat_result.seat",
        "seat_result.level",
        "seat_result.ended_ms",
        "seat_result.place",
        "seat_result.share",
        "seat_result.fall",
        "seat_result.fallen_by",
        "visit.game_id",
        "talk.number",
        "talk.game_id",
        "talk.channel",
        "talk.seq",
        "talk.after",
        "talk.seat",
        "talk.is_act",
        "talk.message_id",
        "report.number",
        "report.game_id",
        "report.kind",
        "report.cause",
        "report.after",
        "report.channel",
        "report.seq",
        "order_act.number",
        "order_act.kind",
        "order_act.game_id",
        "order_act.channel",
        "order_act.seq",
        "order_act.ends",
        "order_answer.act",
        "order_cursor.*",
        "order_look.number",
        "order_look.report",
        "order_note.number",
        "trace_key.*",
    ];

    #[test]
    fn each_column_about_a_person_has_its_line() {
        let kept: BTreeSet<&str> = KEPT.iter().flat_map(|kept| kept.columns).copied().collect();
        let columns = columns_of_new_database();
        let there: BTreeSet<&str> = columns.iter().map(String::as_str).collect();
        let gone: Vec<_> = kept.difference(&there).collect();
        assert!(gone.is_empty(), "the database has no {gone:?}");
        let is_known = |column: &&&str| {
            let (table, _) = column.split_once('.').unwrap();
            kept.contains(**column)
                || ABOUT_NOBODY.contains(*column)
                || ABOUT_NOBODY.contains(&format!("{table}.*").as_str())
        };
        let forgotten: Vec<_> = there.iter().filter(|column| !is_known(column)).collect();
        assert!(
            forgotten.is_empty(),
            "say on the page what is kept of people in {forgotten:?}, or here that it is nothing"
        );
    }
}
