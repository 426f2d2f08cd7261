//! The cookies by which players are known: that of a guest, which holds the guest, and that of a session.

use std::sync::Arc;

use axum::http::header::{self, HeaderMap, HeaderValue};

use super::player::Player;
use super::secret::Secret;
use super::signer::{MAX_AGE_DAYS, OpenedGuest, Signer};
use crate::served_time::ServedTime;

/// Reads and writes the cookies by which players are known.
#[derive(Clone)]
pub(crate) struct Cookies {
    signer: Arc<Signer>,
    served: Arc<ServedTime>,
    transport: Transport,
}

/// How browsers reach the service.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Transport {
    /// Without encryption, or in a way that the service does not know.
    Http,
    /// Over HTTPS. Cookies are `Secure`, and no other host or subdomain can set them (`__Host-`).
    Https,
}

/// The cookie's lifetime, the maximum that browsers allow.
const COOKIE_SECONDS: u64 = MAX_AGE_DAYS * 24 * 60 * 60;
/// The age in days at which a cookie is renewed, so that it does not end while its browser comes back.
const RENEWAL_DAYS: u64 = 30;
impl Cookies {
    /// The cookies of a signer, which age with the service.
    pub(crate) const fn new(signer: Arc<Signer>, served: Arc<ServedTime>, transport: Transport) -> Self {
        Self { signer, served, transport }
    }

    /// The guest of a request's cookies, if one of them has a valid signature.
    pub(crate) fn guest(&self, headers: &HeaderMap) -> Option<Player> {
        self.read(headers).map(|(_, opened)| opened.guest)
    }

    /// The headers that set the cookie of a guest.
    pub(crate) fn set(&self, guest: &Player) -> HeaderMap {
        let sealed = self.signer.seal_guest(guest, ServedTime::today());
        let cookie = self.transport.cookie(self.transport.name(), &sealed);
        HeaderMap::from_iter([(header::SET_COOKIE, cookie)])
    }

    /// The headers that set the cookie of a guest in the place of the request's.
    pub(crate) fn replace(&self, headers: &HeaderMap, guest: &Player) -> HeaderMap {
        let mut cookies = self.set(guest);
        if let Some((name, _)) = self.read(headers)
            && name != self.transport.name()
        {
            cookies.append(header::SET_COOKIE, self.transport.other().cookie(name, ""));
        }
        cookies
    }

    /// The headers that replace a cookie of an earlier key, another name or an old date; none if there is
    /// nothing to replace.
    pub(crate) fn renewal(&self, headers: &HeaderMap) -> HeaderMap {
        let Some((name, opened)) = self.read(headers) else { return HeaderMap::new() };
        let OpenedGuest { guest, day, is_newest } = opened;
        let is_recent = day.abs_diff(ServedTime::today()) < RENEWAL_DAYS;
        if is_recent && is_newest && name == self.transport.name() {
            return HeaderMap::new();
        }
        self.replace(headers, &guest)
    }

    /// The secret of the session of a request's cookies.
    pub(crate) fn session(&self, headers: &HeaderMap) -> Option<Secret> {
        cookie_values(headers, self.transport.session_name()).find_map(Secret::read)
    }

    /// The headers that set the cookie of a session. That of the guest ends with it, if it is good for nothing any more.
    pub(crate) fn sign_in(&self, session: &Secret, ends_guest: bool) -> HeaderMap {
        let mut headers = if ends_guest { self.end(self.transport.name()) } else { HeaderMap::new() };
        let cookie = self.transport.cookie(self.transport.session_name(), &session.text());
        headers.append(header::SET_COOKIE, cookie);
        headers
    }

    /// The headers that end the cookies of a session and of a guest.
    pub(crate) fn sign_out(&self) -> HeaderMap {
        let mut headers = self.end(self.transport.session_name());
        for (_, value) in &self.end(self.transport.name()) {
            headers.append(header::SET_COOKIE, value.clone());
        }
        headers
    }

    fn end(&self, name: &str) -> HeaderMap {
        HeaderMap::from_iter([(header::SET_COOKIE, self.transport.cookie(name, ""))])
    }

    /// The first valid cookie. Over HTTPS that is one of the guarded name, because a neighbour, such as
    /// another subdomain, can set one of the other; without HTTPS, those of the guarded name come last.
    fn read(&self, headers: &HeaderMap) -> Option<(&'static str, OpenedGuest)> {
        let other = (self.transport == Transport::Http).then(|| self.transport.other().name());
        let names = [Some(self.transport.name()), other];
        let since = self.served.day_before_today(MAX_AGE_DAYS);
        names.into_iter().flatten().find_map(|name| {
            let opened =
                cookie_values(headers, name).find_map(|sealed| self.signer.open_guest(sealed, since));
            opened.map(|opened| (name, opened))
        })
    }
}

impl Transport {
    /// The name of the cookie of a guest.
    const fn name(self) -> &'static str {
        match self {
            Self::Http => "djambi",
            Self::Https => "__Host-djambi",
        }
    }

    /// The name of the cookie of a session.
    const fn session_name(self) -> &'static str {
        match self {
            Self::Http => "djambi-session",
            Self::Https => "__Host-djambi-session",
        }
    }

    /// The value of a header that sets a cookie, or ends it if nothing is to be kept. It is only for the service, and sent
    /// from no page of another site.
    fn cookie(self, name: &str, value: &str) -> HeaderValue {
        let seconds = if value.is_empty() { 0 } else { COOKIE_SECONDS };
        let secure = if self == Self::Https { "; Secure" } else { "" };
        let text = format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
        let mut value = HeaderValue::try_from(text).expect("plain letters");
        value.set_sensitive(true);
        value
    }

    const fn other(self) -> Self {
        match self {
            Self::Http => Self::Https,
            Self::Https => Self::Http,
        }
    }
}

/// The values of the cookies with a name; a browser may send several.
pub(crate) fn cookie_values<'a>(headers: &'a HeaderMap, name: &'a str) -> impl Iterator<Item = &'a str> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(';')).filter_map(move |pair| match pair.trim().split_once('=') {
        Some((found, sealed)) if found == name => Some(sealed),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use djambi_table::Downtime;

    use super::*;
    use crate::env::DAY_MS;
    use crate::identity::{Key, NumberedKey, PlayerId, PlayerName};

    const ID: PlayerId = PlayerId::new([7; PlayerId::LENGTH]);

    fn ada() -> Player {
        Player { name: PlayerName::chosen("Ada").unwrap().unwrap(), ..Player::unnamed(ID) }
    }

    fn cookies(transport: Transport) -> Cookies {
        cookies_after([], transport)
    }

    /// The cookies of a service that was down in these times.
    fn cookies_after<const N: usize>(downtimes: [Downtime; N], transport: Transport) -> Cookies {
        let key = NumberedKey { number: 1, key: Key::new([1; Key::LENGTH]) };
        Cookies::new(Arc::new(Signer::new(vec![key])), Arc::new(ServedTime::new(downtimes)), transport)
    }

    fn request(cookie: &str) -> HeaderMap {
        HeaderMap::from_iter([(header::COOKIE, cookie.parse().unwrap())])
    }

    /// What the browser is told to keep.
    fn told(headers: &HeaderMap) -> Vec<&str> {
        headers.get_all(header::SET_COOKIE).iter().map(|value| value.to_str().unwrap()).collect()
    }

    #[test]
    fn a_cookie_is_renewed_when_it_is_a_month_old() {
        let cookies = cookies(Transport::Http);
        let today = ServedTime::today();
        for (day, renewed) in
            [(today + 1, false), (today - 29, false), (today - 30, true), (today - 400, true)]
        {
            let sealed = format!("djambi={}", cookies.signer.seal_guest(&ada(), day));
            assert!(cookies.guest(&request(&sealed)) == Some(ada()));
            assert_eq!(!cookies.renewal(&request(&sealed)).is_empty(), renewed, "{day}");
        }
    }

    #[test]
    fn no_change_of_the_clock_takes_a_player() {
        let today = ServedTime::today();
        // The clock was set back, or was once ahead and is right again.
        for day in [today + 2, today + 1_100] {
            let cookies = cookies(Transport::Http);
            let ahead = request(&format!("djambi={}", cookies.signer.seal_guest(&ada(), day)));
            assert!(cookies.guest(&ahead) == Some(ada()), "{day}");
            let renewal = cookies.renewal(&ahead);
            let is_renewed = told(&renewal).iter().any(|new| new.starts_with(&format!("djambi=1.{today}.")));
            assert_eq!(is_renewed, day >= today + RENEWAL_DAYS, "{day}");
        }
        // The clock is three years ahead since the last start, or the service was really away for so long.
        let down = |from, to| Downtime { from: from * DAY_MS, to: to * DAY_MS };
        for (days, valid) in [(1_100, true), (1_399, true), (1_400, true), (1_401, false)] {
            let cookies = cookies_after([down(today - 1_050, today - 50)], Transport::Http);
            let old = format!("djambi={}", cookies.signer.seal_guest(&ada(), today - days));
            assert_eq!(cookies.guest(&request(&old)).is_some(), valid, "{days}");
        }
        for (days, valid) in [(400, true), (401, false)] {
            let old = cookies(Transport::Http).signer.seal_guest(&ada(), today - days);
            let found = cookies(Transport::Http).guest(&request(&format!("djambi={old}")));
            assert_eq!(found.is_some(), valid, "{days}");
        }
    }

    #[test]
    fn over_https_only_the_guarded_name_counts() {
        let plain = cookies(Transport::Http).set(&ada());
        let plain = told(&plain)[0].split(';').next().unwrap().to_owned();
        let cookies = cookies(Transport::Https);
        assert!(cookies.guest(&request(&plain)).is_none(), "a neighbour may have set it");
        assert!(cookies.renewal(&request(&plain)).is_empty());
        let new = cookies.set(&ada());
        let [new] = told(&new)[..] else { panic!("not one cookie") };
        assert!(new.starts_with("__Host-djambi=1.") && new.ends_with("; Secure"), "{new}");
        let other = Player::unnamed(PlayerId::new([8; PlayerId::LENGTH]));
        let other = cookies.signer.seal_guest(&other, ServedTime::today());
        let both = format!("djambi={other}; {}", new.split(';').next().unwrap());
        assert!(cookies.guest(&request(&both)) == Some(ada()));
    }

    #[test]
    fn a_cookie_of_an_earlier_key_is_renewed_by_the_newest() {
        let keys = [1, 2].map(|number| NumberedKey { number, key: Key::new([number as u8; Key::LENGTH]) });
        let before = Cookies::new(Arc::new(Signer::new(keys[..1].to_vec())), Arc::default(), Transport::Http)
            .set(&ada());
        let before = request(told(&before)[0].split(';').next().unwrap());
        let cookies = Cookies::new(Arc::new(Signer::new(keys.to_vec())), Arc::default(), Transport::Http);
        assert!(cookies.guest(&before) == Some(ada()));
        let renewal = cookies.renewal(&before);
        let [new] = told(&renewal)[..] else { panic!("not one cookie") };
        assert!(new.starts_with("djambi=2."), "{new}");
        assert!(cookies.renewal(&request(new.split(';').next().unwrap())).is_empty());
    }

    #[test]
    fn a_changed_name_takes_the_place_of_every_cookie_of_the_guest() {
        let plain = cookies(Transport::Http).set(&ada());
        let plain = request(told(&plain)[0].split(';').next().unwrap());
        let renamed = Player { name: PlayerName::chosen("Ann").unwrap().unwrap(), ..ada() };
        for (transport, count) in [(Transport::Http, 1), (Transport::Https, 1)] {
            let replaced = cookies(transport).replace(&plain, &renamed);
            let told = told(&replaced);
            assert_eq!(told.len(), count);
            let new = request(told[0].split(';').next().unwrap());
            assert!(cookies(transport).guest(&new) == Some(renamed.clone()));
        }
    }
}
