//! The sender of each request: by the cookie of a session, or by that of a guest.

use axum::extract::{Request, State};
use axum::http::header;
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::error::Error;
use super::pages::is_page;
use super::{api, caching};
use crate::app::App;
use crate::env::{self, DAY_MS};
use crate::error_chain::with_causes;
use crate::identity::{Credential, Player, PlayerName, Principal, appearance};
use crate::store::{GuestStanding, StoreError, StoredAccount};

impl App {
    /// The guest of a request's cookies, unless it has made an account. One whose name is that of an account has chosen
    /// none.
    ///
    /// # Errors
    /// When the store fails.
    async fn guest(&self, headers: &HeaderMap) -> Result<Option<Player>, StoreError> {
        let Some(guest) = self.cookies.guest(headers) else { return Ok(None) };
        let seen = appearance(guest.name.as_str());
        Ok(match self.store.guest_standing(guest.id, seen, env::now_ms()).await? {
            GuestStanding::Free => Some(guest),
            GuestStanding::NameTaken => Some(Player::unnamed(guest.id)),
            GuestStanding::HasAccount => None,
        })
    }

    /// The guest of the browser that sends a request: its sender, or somebody behind the account that is signed in.
    ///
    /// # Errors
    /// When the store fails.
    pub(super) async fn guest_behind(
        &self,
        principal: &Principal,
        headers: &HeaderMap,
    ) -> Result<Option<Player>, StoreError> {
        match principal {
            Principal::Guest(guest) => Ok(Some(guest.clone())),
            Principal::Account { .. } => self.guest(headers).await,
            Principal::Stranger | Principal::Forgetful => Ok(None),
        }
    }

    /// Whether a credential is still good for anything.
    ///
    /// # Errors
    /// When the store fails.
    pub(super) async fn is_valid(&self, credential: Credential) -> Result<bool, StoreError> {
        let now_ms = env::now_ms();
        Ok(match credential {
            Credential::Session(session) => self.store.account_of_session(session, now_ms).await?.is_some(),
            Credential::Guest(guest) => {
                let standing = self.store.guest_standing(guest, String::new(), now_ms).await?;
                standing != GuestStanding::HasAccount
            }
        })
    }

    /// Who is signed in by a request's cookies.
    async fn signed_in(&self, headers: &HeaderMap) -> Result<Option<Principal>, StoreError> {
        let Some(secret) = self.cookies.session(headers) else { return Ok(None) };
        let session = secret.id();
        let now_ms = env::now_ms();
        let Some((account, used_ms)) = self.store.account_of_session(session, now_ms).await? else {
            return Ok(None);
        };
        let today_ms = now_ms - now_ms % DAY_MS;
        if used_ms < today_ms {
            self.store.note_session_use(session, today_ms).await?;
        }
        Ok(Some(Principal::Account { player: player_of(&account), session }))
    }
}

/// The player of an account.
fn player_of(account: &StoredAccount) -> Player {
    // A name that the rules of today refuse counts as none.
    let name = PlayerName::chosen(&account.name).ok().flatten();
    let unnamed = Player::unnamed(account.player);
    Player { name: name.unwrap_or(unnamed.name), has_account: true, ..unnamed }
}

/// Says who sends a request: who is signed in, the guest of its cookie, or a stranger. A stranger who opens a page
/// becomes a guest, and gets the cookie with the page; a cookie of an earlier key or another name, or an old one, is renewed. No cache
/// keeps an answer with a cookie, so assets are left alone.
pub(super) async fn identify(State(app): State<App>, mut request: Request, next: Next) -> Response {
    if request.uri().path().starts_with("/assets/") {
        return next.run(request).await;
    }
    let known = known(&app, request.headers()).await;
    let is_known = matches!(known, Ok(Some(_)));
    let (principal, cookie) = match known {
        Ok(Some(known)) => known,
        Ok(None) if opens_page(&request) => {
            let guest = Player::random();
            let cookie = app.cookies.set(&guest);
            (Principal::Guest(guest), cookie)
        }
        // A page gives its reader a cookie; if it acts without one, the browser has not kept it.
        Ok(None) if is_of_page(request.headers()) => (Principal::Forgetful, HeaderMap::new()),
        Ok(None) => (Principal::Stranger, HeaderMap::new()),
        Err(error) if api::is_address(request.uri().path()) => return Error::from(error).into_response(),
        // A page can be read by somebody who is not known.
        Err(error) => {
            tracing::error!("it is not known who opens a page: {}", with_causes(&error));
            (Principal::Stranger, HeaderMap::new())
        }
    };
    request.extensions_mut().insert(principal);
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let is_due = is_known || is_page(headers);
    // A handler that sets the cookie of the player knows the newer name.
    if is_due && !cookie.is_empty() && !headers.contains_key(header::SET_COOKIE) {
        headers.extend(cookie);
        caching::keep_from_caches(headers);
    }
    response
}

/// Who sends a request with these cookies, and the headers that renew its cookie.
async fn known(app: &App, headers: &HeaderMap) -> Result<Option<(Principal, HeaderMap)>, StoreError> {
    if let Some(account) = app.signed_in(headers).await? {
        return Ok(Some((account, HeaderMap::new())));
    }
    let guest = app.guest(headers).await?;
    Ok(guest.map(|guest| (Principal::Guest(guest), app.cookies.renewal(headers))))
}

/// Whether the script of a page sends a request; programs other than browsers send neither header.
fn is_of_page(headers: &HeaderMap) -> bool {
    headers.contains_key(header::ORIGIN) || headers.contains_key("sec-fetch-site")
}

/// Whether a person opens a page by this request. A browser sends no cookie with a frame in a page of another
/// site, so there it is not known whether the person has one.
fn opens_page(request: &Request) -> bool {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let purpose = request.headers().get("sec-fetch-dest");
    reads && !api::is_address(request.uri().path()) && purpose.is_none_or(|purpose| purpose == "document")
}
