//! The store: what the service keeps, by domain; the laws of all implementations, and the one in SQLite.

mod account_invitations;
mod accounts;
mod acquaintances;
mod archive;
mod corruption;
mod error;
mod games;
#[cfg(test)]
mod laws;
mod leaves;
mod lists;
mod mail_addresses;
mod mail_news;
mod mails;
mod notices;
mod openings;
mod order;
mod passkeys;
mod plans;
mod press_keys;
mod pushes;
mod ratings;
mod reports;
mod seats;
mod second_factors;
mod service;
mod sqlite;
mod talk;

pub(crate) use account_invitations::{AccountInvitations, INVITATION_MS};
pub(crate) use accounts::{
    Accounts, DELETION_MS, EndedSessions, FORMER_NAME_LEADS_MS, FORMER_NAME_MS, GuestStanding, MAX_SESSIONS,
    NAME_MS, NameGiven, NewSession, PASSWORD_LINK_MS, SESSION_IDLE_MS, SESSION_MS, StoredAccount,
    StoredSession,
};
pub(crate) use acquaintances::{Acquaintances, INVITED_MS, LAST_RATED, SAME_NETWORK_MS, SHARED_RATED};
pub(crate) use archive::{Archive, FoundGame, GameFilter, LevelRecord, PageKey, PlayerRecord, RecordPart};
pub(crate) use corruption::Corruption;
pub use error::StoreError;
pub(crate) use error::StoreErrorKind;
pub(crate) use games::{GameResult, GameSettings, Games, NewEvent, NewGame, SeatResult, StoredGame};
pub(crate) use leaves::{LEAVE_MS, LeaveChange, Leaves};
pub(crate) use lists::{GameStage, GameUse, Lists, UsePage, Way};
pub(crate) use mail_addresses::{MAIL_LINK_MS, MailAddresses, StoredAddress, folded};
pub(crate) use mail_news::{MailNews, UnmailedAppointment, UnmailedTurn};
pub(crate) use mails::{Letter, MAIL_MS, Mails, NewMail, News, QueuedMail};
pub(crate) use notices::{KeptNotices, NoticeNews, Unseen};
pub(crate) use openings::{Openings, OpeningsOf, Uncounted};
pub use order::{ActRefused, Lasting, OrderAct, OrderKind};
pub(crate) use order::{
    Case, CaseKey, GUEST_ACT_MS, Look, MAX_ACT_AUTHOR_HOUR, MAX_ORDER_WORDS, Moderating, NETWORK_BAN_MS,
    NewOrderAct, Order, OrderNote, Standing, Subject, trace_of_mail, trace_of_network,
};
pub(crate) use passkeys::{PasskeyAdded, PasskeyRemoved, Passkeys, StoredPasskey};
pub(crate) use plans::{Plans, StoredPlan};
pub(crate) use press_keys::{KeyId, PressKeys};
pub(crate) use pushes::{Pushes, Subscription, SubscriptionId, UnpushedAppointment, UnpushedTurn};
pub(crate) use ratings::{LadderKey, LadderRow, Ratings, change_of, shown};
pub(crate) use reports::{MAX_REPORTS_A_DAY, MESSAGES_AROUND, NewReport, REPORT_DAYS};
pub use reports::{Report, ReportContents, ReportKind};
pub(crate) use seats::{GameSeats, LostSeat, Removal, SeatRow, Seats, Visit, Visits};
pub(crate) use second_factors::{CODE_MS, FACTOR_WAITS_MS, SecondFactors, StoredFactor};
pub(crate) use service::{FileTrouble, Service};
#[cfg(test)]
pub(crate) use sqlite::columns_of_new_database;
pub use sqlite::{EarlierKeys, Rerated};
pub(crate) use sqlite::{
    Exclusive, GameRow, Inspection, PartialFile, SqliteStore, Use, act_beside, add_invitation, add_key,
    add_password_link, beside, bring_up_to_date, close_beside, create_folder, current_version, empty_log,
    file_of, folder_of, is_same_file, note_reading, press_keys_of, remove_second_factor, rerate, set_role,
    tighten_folder, uncount_openings,
};
pub(crate) use talk::{Holders, NewTalk, Said, StoredAct, StoredMessage, StoredPage, TALK_PAGE, Talk};

/// Everything that the service keeps. Each domain has a trait of its own.
pub(crate) trait Store:
    Accounts
    + AccountInvitations
    + Acquaintances
    + Archive
    + Games
    + KeptNotices
    + Leaves
    + Lists
    + MailAddresses
    + MailNews
    + Mails
    + Openings
    + Order
    + Passkeys
    + Plans
    + Pushes
    + Ratings
    + Seats
    + SecondFactors
    + Talk
    + Service
{
}

impl<
    All: Accounts
        + AccountInvitations
        + Acquaintances
        + Archive
        + Games
        + KeptNotices
        + Leaves
        + Lists
        + MailAddresses
        + MailNews
        + Mails
        + Openings
        + Order
        + Passkeys
        + Plans
        + Pushes
        + Ratings
        + Seats
        + SecondFactors
        + Talk
        + Service,
> Store for All
{
}
