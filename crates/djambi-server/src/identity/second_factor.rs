//! Second factors: apps that show a code of six digits (RFC 6238), and recovery codes that stand in for them.

use data_encoding::{BASE32_NOPAD, Specification};
use djambi_protocol::FactorCode;
use totp_rs::{Builder, Totp, TotpError};

use super::secret::SecretId;
use crate::env;

/// The digits of an app's code.
const DIGITS: usize = 6;
/// For how many seconds an app shows a code.
const STEP_SECONDS: u64 = 30;
/// The letters after which a recovery code is divided.
const DIVIDED_AFTER: [usize; 4] = [5, 10, 15, 20];

/// The secret of an app, 160 bits as RFC 4226 recommends. No `Debug`, no `Serialize`.
#[derive(Clone)]
pub(crate) struct FactorSecret([u8; Self::LENGTH]);

impl FactorSecret {
    /// The number of bytes.
    const LENGTH: usize = 20;

    /// A secret that nobody can guess.
    pub(crate) fn random() -> Self {
        Self(env::random_bytes())
    }

    /// The secret with these bytes, if their number is right.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(Self)
    }

    /// The bytes.
    pub(crate) const fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    /// The secret as people type it into an app.
    pub(crate) fn text(&self) -> String {
        BASE32_NOPAD.encode(&self.0)
    }

    /// The secret as an address that an app opens, for the account of a name at a site.
    ///
    /// # Errors
    /// When the name cannot stand in one.
    pub(crate) fn address(&self, site: &str, name: &str) -> Result<String, TotpError> {
        // A colon divides the two.
        let site = site.replace(':', " ");
        let app = Builder::new().with_secret(self.0).with_issuer(Some(site)).with_account_name(name);
        app.build()?.to_url()
    }

    /// The time step of a code that the app shows at a moment, in milliseconds since 1970, or showed or will show within
    /// one step of it; `None` for any other code.
    pub(crate) fn step_of(&self, digits: &str, now_ms: u64) -> Option<u64> {
        self.app()?.check(digits, now_ms / 1000)
    }

    /// What the app shows at a moment, in milliseconds since 1970.
    #[cfg(test)]
    pub(crate) fn shown(&self, now_ms: u64) -> String {
        self.app().unwrap().generate(now_ms / 1000).to_string()
    }

    fn app(&self) -> Option<Totp> {
        Builder::new().with_secret(self.0).with_step_duration(STEP_SECONDS).build().ok()
    }
}

/// A code that stands in for the app, once: 128 bits. No `Debug`, no `Serialize`.
pub(crate) struct RecoveryCode([u8; Self::LENGTH]);

impl RecoveryCode {
    /// The number of bytes.
    const LENGTH: usize = 16;

    /// A code that nobody can guess.
    pub(crate) fn random() -> Self {
        Self(env::random_bytes())
    }

    /// The code as people keep it: groups of letters and digits.
    pub(crate) fn text(&self) -> String {
        let mut text = BASE32_NOPAD.encode(&self.0);
        for at in DIVIDED_AFTER.into_iter().rev() {
            text.insert(at, '-');
        }
        text
    }

    /// The id, which may be kept.
    pub(crate) fn id(&self) -> SecretId {
        SecretId::of(&self.0)
    }

    /// The code that somebody has typed, whatever they set between its letters.
    fn read(text: &str) -> Option<Self> {
        let mut specification: Specification = BASE32_NOPAD.specification();
        // Those who copy by hand confuse them.
        specification.translate.from.push_str("018");
        specification.translate.to.push_str("OIB");
        let bytes = specification.encoding().ok()?.decode(text.as_bytes()).ok()?;
        bytes.try_into().ok().map(Self)
    }
}

/// What somebody has typed as a second factor.
pub(crate) enum TypedCode {
    /// Digits of an app.
    App(String),
    /// A recovery code.
    Recovery(SecretId),
}

impl TypedCode {
    /// Reads what was typed, with spaces and hyphens anywhere; `None` if it is neither.
    pub(crate) fn read(FactorCode(text): &FactorCode) -> Option<Self> {
        let letters: String = text.chars().filter(|letter| letter.is_alphanumeric()).collect();
        if letters.len() == DIGITS && letters.bytes().all(|letter| letter.is_ascii_digit()) {
            return Some(Self::App(letters));
        }
        RecoveryCode::read(&letters.to_ascii_uppercase()).map(|code| Self::Recovery(code.id()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_app_shows_what_the_rfc_says() {
        // RFC 6238, appendix B, of whose eight digits an app shows the last six.
        let secret = FactorSecret::from_bytes(b"12345678901234567890").unwrap();
        for (seconds, shown) in [(59, "287082"), (1_111_111_109, "081804"), (20_000_000_000, "353130")] {
            assert_eq!(secret.shown(seconds * 1000), shown);
            assert_eq!(secret.step_of(shown, seconds * 1000), Some(seconds / 30));
            assert_eq!(secret.step_of(shown, (seconds + 30) * 1000), Some(seconds / 30), "a slow phone");
            assert_eq!(secret.step_of(shown, (seconds + 90) * 1000), None);
        }
        for wrong in ["", "28708", "2870821", "28708x", "٢٨٧٠٨٢"] {
            assert_eq!(secret.step_of(wrong, 59_000), None, "{wrong}");
        }
    }

    #[test]
    fn an_address_names_site_and_account() {
        let secret = FactorSecret::from_bytes(b"12345678901234567890").unwrap();
        let address = secret.address("Djambi: the club", "Ada-L").unwrap();
        assert_eq!(
            address,
            "otpauth://totp/Djambi%20%20the%20club:Ada-L?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Djambi%20%20the%20club"
        );
    }

    #[test]
    fn codes_are_read_as_people_type_them() {
        let code = RecoveryCode([7; RecoveryCode::LENGTH]);
        let text = code.text();
        for typed in
            [&text, &text.replace('-', " "), &text.to_lowercase(), &format!(" {} ", text.replace('-', ""))]
        {
            let read = TypedCode::read(&FactorCode(typed.clone()));
            assert!(matches!(read, Some(TypedCode::Recovery(id)) if id == code.id()), "{typed}");
        }
        for _ in 0..100 {
            let code = RecoveryCode::random();
            let confused = code.text().replace('O', "0").replace('I', "1").replace('B', "8");
            let read = TypedCode::read(&FactorCode(confused));
            assert!(matches!(read, Some(TypedCode::Recovery(id)) if id == code.id()));
        }
        assert!(
            matches!(TypedCode::read(&FactorCode("271 828".into())), Some(TypedCode::App(digits)) if digits == "271828")
        );
        for wrong in ["", "27182", "2718281", "hello", &text[1..], &format!("{text}A"), "é1éé2é"] {
            assert!(TypedCode::read(&FactorCode(wrong.into())).is_none(), "{wrong}");
        }
    }
}
