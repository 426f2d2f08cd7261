//! The API for programs: JSON requests and answers, and the socket.

mod account;
mod addresses;
mod again;
mod archive;
mod closing;
mod descriptions;
mod ending;
mod finished;
mod games;
mod health;
mod leave;
mod lobby;
mod mail;
mod me;
mod notices;
mod openings;
mod passkey_answers;
mod passkeys;
mod plan;
mod play;
mod proof;
mod push;
mod ratings;
mod second_factor;
mod sender;
mod sign_up_checks;
mod socket;
mod table;
mod talk;
mod topics;

pub(crate) use account::{
    account, delete_account, end_other_sessions, end_session, export_account, invite, reset_password,
    set_name, set_password, sign_in, sign_in_by_passkey, sign_out, sign_up,
};
pub(super) use again::play_again;
pub(super) use descriptions::{asyncapi, openapi};
pub(super) use finished::{finished_games, page_of, player, profile_of};
pub(super) use games::{create_game, game, invitations, record};
pub(super) use health::{health, readiness};
pub(super) use leave::{my_leave, set_leave};
pub(super) use lobby::lobby;
pub(super) use mail::{forgotten, set_address, set_wishes};
pub(super) use me::{check_name, me, me_of, my_games, own_games_of, rename};
pub(super) use notices::{my_notices, read_notices};
pub(super) use openings::opening;
pub(super) use passkeys::{add_passkey, passkey_challenge, remove_passkey, rename_passkey};
pub(super) use plan::{my_plans, set_plan};
pub(super) use play::play_now;
pub(super) use proof::{prove, prove_by_passkey, prove_by_password};
pub(super) use push::{push_key, set_push_wishes, subscribe, test_push, unsubscribe};
pub(super) use ratings::{game_ratings, ladder, ladder_of};
pub(super) use second_factor::{confirm_factor, end_factor, new_factor, new_recovery_codes};
pub(super) use socket::socket;
pub(super) use table::act_at_table;
pub(super) use talk::{blank_words, report_words};

/// Whether an address belongs to the API: its clients are programs, all others show pages to people.
pub(super) fn is_address(path: &str) -> bool {
    path.starts_with("/api/")
}
