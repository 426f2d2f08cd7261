//! Errors in the language of the user.

use std::error::Error;
use std::io;
use std::net::AddrParseError;
use std::num::{IntErrorKind, ParseFloatError, ParseIntError};

use djambi::{
    Faults, GameError, Illegal, MoveTextError, NoSeat, RecordError, ResignError, RulesError, UnknownBoard,
    UnknownSeat,
};
use djambi_lab::matches::ProgressError;
use djambi_press::{CannotBegin, TreatyFault, WordError};
use djambi_server::admin::AdminError;
use djambi_server::{
    HousePages, HousePagesError, InvalidMailAddress, InvalidPublicUrl, InvalidPushHosts, InvalidSite,
    InvalidSmtpUrl, LimitError, MailSetupError, NoDataDirectory, NoRatedWith, NoRegistration, NotAProxy,
    Rate, RateError, ServeError, StoreError, system_problem,
};
use djambi_text::{Cli, problem};

use crate::arguments::ArgumentError;

/// An error with its causes.
pub(crate) fn error(texts: Cli, error: &anyhow::Error) -> String {
    let mut parts = Vec::new();
    for found in error.chain() {
        // The sentence of an error of the rules or of a database says what its causes say.
        if let Some(whole) = of_rules(texts, found).or_else(|| of_database(texts, found)) {
            parts.push(whole);
            break;
        }
        parts.push(cause(texts, found));
    }
    parts.dedup();
    let last = parts.pop().unwrap_or_default();
    parts.iter().rfold(last, |text, context| texts.colon(context, &text))
}

/// One error without its causes. Errors that have no text here are told in English, as they tell themselves.
pub(crate) fn cause(texts: Cli, error: &(dyn Error + 'static)) -> String {
    let known = [
        of_rules,
        of_arguments,
        of_site,
        of_mail,
        of_limits,
        of_database,
        of_service,
        of_admin,
        of_progress,
        of_system,
        of_numbers,
    ];
    known.iter().find_map(|text| text(texts, error)).unwrap_or_else(|| error.to_string())
}

/// The errors of the rules; of a move that is not legal, with the section of RULES.md.
fn of_rules(texts: Cli, error: &(dyn Error + 'static)) -> Option<String> {
    let illegal = match (error.downcast_ref(), error.downcast_ref()) {
        (Some(GameError::Illegal(found)), _) | (_, Some(WordError::Illegal(found))) => Some(found),
        _ => error.downcast_ref::<Illegal>(),
    };
    if let Some(found) = illegal {
        return Some(format!("{} ({})", problem(texts.0, &found.problem()), found.section()));
    }
    let found = None
        .or_else(|| error.downcast_ref().map(Faults::problem))
        .or_else(|| error.downcast_ref().copied().map(GameError::problem))
        .or_else(|| error.downcast_ref().map(MoveTextError::problem))
        .or_else(|| error.downcast_ref().map(NoSeat::problem))
        .or_else(|| error.downcast_ref().copied().map(ResignError::problem))
        .or_else(|| error.downcast_ref().map(RecordError::problem))
        .or_else(|| error.downcast_ref().map(RulesError::problem))
        .or_else(|| error.downcast_ref().map(UnknownBoard::problem))
        .or_else(|| error.downcast_ref().copied().map(UnknownSeat::problem))
        .or_else(|| error.downcast_ref().map(TreatyFault::problem))
        .or_else(|| error.downcast_ref().copied().map(CannotBegin::problem))
        .or_else(|| error.downcast_ref().map(WordError::problem));
    Some(problem(texts.0, &found?))
}

fn of_arguments(texts: Cli, error: &(dyn Error + 'static)) -> Option<String> {
    Some(error.downcast_ref::<ArgumentError>()?.text(texts))
}

fn of_site(texts: Cli, error: &(dyn Error + 'static)) -> Option<String> {
    let of_url = |url: &InvalidPublicUrl| match url {
        InvalidPublicUrl::Unreadable => texts.url_unreadable(),
        InvalidPublicUrl::Scheme => texts.url_scheme(),
        InvalidPublicUrl::Rest => texts.url_rest(),
    };
    let of_own = |own: &InvalidSite| match own {
        InvalidSite::Name => texts.site_name_expected(),
        InvalidSite::Contact => texts.contact_expected(),
        InvalidSite::Embedder => texts.embedder_expected(),
    };
    if let Some(found) = error.downcast_ref() {
        return Some(of_house(texts, found));
    }
    let of_push = |_: &InvalidPushHosts| texts.push_hosts_expected();
    let of_registration = |_: &NoRegistration| texts.registration_expected();
    let of_rated_with = |_: &NoRatedWith| texts.rated_with_expected();
    let text = None
        .or_else(|| error.downcast_ref().map(of_url))
        .or_else(|| error.downcast_ref().map(of_own))
        .or_else(|| error.downcast_ref().map(of_push))
        .or_else(|| error.downcast_ref().map(of_registration))
        .or_else(|| error.downcast_ref().map(of_rated_with));
    text.map(str::to_owned)
}

fn of_house(texts: Cli, error: &HousePagesError) -> String {
    let (path, text) = match error {
        HousePagesError::Unreadable(path, error) => {
            let text = texts.cannot_read(&path.display().to_string());
            return texts.colon(&text, &error.to_string());
        }
        HousePagesError::Name(path) => (path, texts.house_page_name().to_owned()),
        HousePagesError::Title(path) => (path, texts.house_page_title().to_owned()),
        HousePagesError::TooMany(path) => (path, texts.house_pages_too_many(HousePages::MAX as u64)),
    };
    texts.colon(&path.display().to_string(), &text)
}

fn of_mail(texts: Cli, error: &(dyn Error + 'static)) -> Option<String> {
    let of_url = |url: &InvalidSmtpUrl| match url {
        InvalidSmtpUrl::Unreadable => texts.smtp_unreadable(),
        InvalidSmtpUrl::Scheme => texts.smtp_scheme(),
        InvalidSmtpUrl::Password => texts.smtp_password_in_url(),
        InvalidSmtpUrl::Rest => texts.url_rest(),
    };
    if let Some(url) = error.downcast_ref() {
        return Some(of_url(url).to_owned());
    }
    if error.is::<InvalidMailAddress>() {
        return Some(texts.mail_address_expected().to_owned());
    }
    let setup = match error.downcast_ref() {
        Some(ServeError::Mail(found)) => found,
        _ => error.downcast_ref()?,
    };
    Some(match setup {
        MailSetupError::Needs { option, missing } => texts.option_needs(option.name(), missing.name()),
        MailSetupError::NoUser => texts.smtp_no_user().to_owned(),
        MailSetupError::File { option, path, .. } => {
            texts.colon(option.name(), &texts.cannot_read(&path.display().to_string()))
        }
        MailSetupError::NoPassword { path } => texts.smtp_no_password(&path.display().to_string()),
        MailSetupError::NoCertificate { path } => texts.smtp_no_certificate(&path.display().to_string()),
        MailSetupError::Tls => texts.smtp_no_tls().to_owned(),
    })
}

fn of_limits(texts: Cli, error: &(dyn Error + 'static)) -> Option<String> {
    if error.is::<NotAProxy>() {
        return Some(texts.proxy_expected().to_owned());
    }
    Some(match error.downcast_ref()? {
        LimitError::AtOnce => texts.limit_at_once().to_owned(),
        LimitError::Rate(RateError::Form) => texts.limit_rate().to_owned(),
        LimitError::Rate(RateError::Number(number)) => texts.limit_number(number, Rate::MAX.into()),
        LimitError::Rate(RateError::Unit(unit)) => texts.limit_unit(unit),
    })
}

fn of_database(texts: Cli, error: &(dyn Error + 'static)) -> Option<String> {
    let found = match (error.downcast_ref(), error.downcast_ref()) {
        (Some(ServeError::Store(found)), _) | (_, Some(AdminError::Store(found))) => found,
        _ => error.downcast_ref::<StoreError>()?,
    };
    Some(problem(texts.0, &found.problem()))
}

fn of_service(texts: Cli, error: &(dyn Error + 'static)) -> Option<String> {
    if error.is::<NoDataDirectory>() {
        return Some(texts.no_data_directory().to_owned());
    }
    match error.downcast_ref()? {
        ServeError::Listen { address, source } => {
            let listening = texts.cannot_listen(&address.to_string());
            Some(match source.kind() {
                io::ErrorKind::PermissionDenied => format!("{listening} ({})", texts.port_forbidden()),
                _ => listening,
            })
        }
        ServeError::Writer => Some(texts.writer_failed().to_owned()),
        ServeError::Store(_) | ServeError::Mail(_) => None,
        ServeError::Io(_) => Some(texts.server_stopped().to_owned()),
    }
}

fn of_admin(texts: Cli, error: &(dyn Error + 'static)) -> Option<String> {
    let name = |path: &std::path::Path| path.display().to_string();
    match error.downcast_ref()? {
        AdminError::Store(_) => None,
        AdminError::Exists { path } => Some(texts.backup_exists(&name(path))),
        AdminError::Itself { path } => Some(texts.backup_is_database(&name(path))),
        AdminError::NoFile { path } => Some(texts.backup_no_file(&name(path))),
        AdminError::Damaged { path, faults } => Some(texts.database_damaged(&name(path), faults)),
        AdminError::Faulty { path, count } => Some(texts.backup_faulty(&name(path), *count)),
        AdminError::File { path, .. } => Some(texts.cannot_use(&name(path))),
    }
}

/// Why a file does not hold the games of a match.
fn of_progress(texts: Cli, error: &(dyn Error + 'static)) -> Option<String> {
    Some(match error.downcast_ref()? {
        ProgressError::OtherMatch(heading) => texts.progress_of_other(heading),
        ProgressError::Line { number, problem } => {
            texts.colon(&texts.line(*number as u64), &problem.to_string())
        }
        ProgressError::NoSuchGame(number) => {
            texts.colon(&texts.line(*number as u64), texts.progress_no_game())
        }
    })
}

/// What the system says, as far as it is usual.
fn of_system(texts: Cli, error: &(dyn Error + 'static)) -> Option<String> {
    Some(problem(texts.0, &system_problem(error.downcast_ref()?)?))
}

/// What the parsers of numbers and addresses say.
fn of_numbers(texts: Cli, error: &(dyn Error + 'static)) -> Option<String> {
    if let Some(number) = error.downcast_ref::<ParseIntError>() {
        let text = match number.kind() {
            IntErrorKind::PosOverflow => texts.number_too_large(),
            IntErrorKind::NegOverflow => texts.number_too_small(),
            IntErrorKind::Zero => texts.number_not_zero(),
            _ => texts.number_expected(),
        };
        return Some(text.to_owned());
    }
    if error.is::<ParseFloatError>() {
        return Some(texts.decimal_expected().to_owned());
    }
    if error.is::<AddrParseError>() {
        return Some(texts.address_expected().to_owned());
    }
    // Clap has no type for numbers out of their range: "0 is not in 1..=256".
    let text = error.to_string();
    let (_, range) = text.split_once(" is not in ")?;
    let (low, high) = range.split_once("..=")?;
    Some(texts.number_from_to(low.parse().ok()?, high.parse().ok()?))
}
