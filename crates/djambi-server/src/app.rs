//! The state that all requests share.

use std::ops::Deref;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use djambi_protocol::GameId;
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::compressed::{GzippedFiles, SharedTexts};
use crate::config::Config;
use crate::content_policies::ContentPolicies;
use crate::env;
use crate::game::{KeptEvents, Rooms};
use crate::identity::{Challenges, Cookies, Key, PasswordChecks, Registration, Signer, Transport};
use crate::limits::{Gate, LimitReached, Limits, TrustedProxies};
use crate::lobby::{LobbyHub, NoticeHub};
use crate::mail::Post;
use crate::metrics::Metrics;
use crate::open_sockets::OpenSockets;
use crate::order::{Proofs, RatedCompany, SeenNetworks, Standings};
use crate::outbox::SendBudget;
use crate::pictures::Pictures;
use crate::public_url::PublicUrl;
use crate::push::Push;
use crate::security::{SecurityLog, SecurityNote, Who};
use crate::served_time::ServedTime;
use crate::site::{Contact, Site};
use crate::store::{Store, StoreError};

/// The state that all requests share. Every layer of the router copies it for each request, so a copy is one
/// pointer.
#[derive(Clone)]
pub(crate) struct App(Arc<AppState>);

/// What an [`App`] holds.
pub(crate) struct AppState {
    /// Everything that the service keeps.
    pub(crate) store: Arc<dyn Store>,
    /// The games that are being played.
    pub(crate) rooms: Arc<Rooms>,
    /// The tables that wait for players, and the games that may be watched.
    pub(crate) lobby: Arc<LobbyHub>,
    /// What players should hear of their games.
    pub(crate) notices: Arc<NoticeHub>,
    /// The time in which the service was there, by which everything ages that is kept for people.
    pub(crate) served: Arc<ServedTime>,
    /// Signs invitations.
    pub(crate) signer: Arc<Signer>,
    /// Reads and writes the cookies of players.
    pub(crate) cookies: Cookies,
    /// Makes the challenges that passkeys answer.
    pub(crate) challenges: Challenges,
    /// Hashes and checks passwords.
    pub(crate) passwords: PasswordChecks,
    /// The open sockets.
    pub(crate) open_sockets: Arc<OpenSockets>,
    /// Who may make an account.
    pub(crate) registration: Registration,
    /// For how many days after the end of a game private words are kept; 0 for ever.
    pub(crate) press_days: u32,
    /// The service's own name, and how people reach the host.
    pub(crate) site: Arc<Site>,
    /// The policies of pages, also of those that other sites frame.
    pub(crate) policies: Arc<ContentPolicies>,
    /// The address at which browsers reach the service, if the host names it.
    pub(crate) public_url: Option<Arc<PublicUrl>>,
    /// Sends mail, if the host lets it.
    pub(crate) post: Option<Arc<Post>>,
    /// Tells browsers by push, if the host lets it.
    pub(crate) push: Option<Arc<Push>>,
    /// What acts of order keep players from.
    pub(crate) standings: Arc<Standings>,
    /// With whom people play rated games.
    pub(crate) company: Arc<RatedCompany>,
    /// Told when an act is to be carried out.
    pub(crate) acted: Arc<Notify>,
    /// From where players have acted last.
    pub(crate) seen_networks: SeenNetworks,
    /// When moderators have last proven who they are.
    pub(crate) proofs: Proofs,
    /// The limits of what clients may do.
    pub(crate) gate: Arc<Gate>,
    /// The proxies that are believed.
    pub(crate) proxies: Arc<TrustedProxies>,
    /// What concerns the security of the service.
    pub(crate) security: Arc<SecurityLog>,
    /// The sockets and rooms that must end before the service does.
    pub(crate) tasks: TaskTracker,
    /// Cancelled when the service goes down.
    pub(crate) shutdown: CancellationToken,
    /// Whether the games that waited for bots at the start are open.
    pub(crate) resumed: Arc<AtomicBool>,
    /// Set when the service is about to go down.
    pub(crate) draining: Arc<AtomicBool>,
    /// What the service counts.
    pub(crate) metrics: Arc<Metrics>,
    /// The pages that are the same for everybody.
    pub(crate) shared_pages: SharedTexts,
    /// The built files, for clients that take them with gzip at best.
    pub(crate) gzipped_assets: GzippedFiles,
    /// The pictures of positions.
    pub(crate) pictures: Pictures,
    /// What waits to be sent, on sockets and in answers.
    pub(crate) send_budget: Arc<SendBudget>,
    /// The events of the games that were read in the last moment.
    pub(crate) kept_events: KeptEvents,
}

#[cfg(test)]
impl App {
    /// A service without limits over a store, with what else is usual.
    pub(crate) async fn of_tests(store: Arc<dyn Store>) -> Self {
        let metrics = Metrics::new(Default::default(), Default::default());
        let config = Config::new(([127, 0, 0, 1], 0).into(), String::new());
        Self::new(store, &config, Limits::OFF, None, metrics).await.unwrap()
    }
}

impl App {
    /// The service as the host has configured it, over a store that knows of this start, with the limits of what
    /// clients may do.
    ///
    /// # Errors
    /// When the store fails.
    pub(crate) async fn new(
        store: Arc<dyn Store>,
        config: &Config,
        limits: Limits,
        post: Option<Arc<Post>>,
        metrics: Arc<Metrics>,
    ) -> Result<Self, StoreError> {
        let keys = store.keys(Key::new(env::random_bytes())).await?;
        let tasks = TaskTracker::new();
        let shutdown = CancellationToken::new();
        let security = Arc::new(SecurityLog::new());
        let rooms = Rooms::new(store.clone(), tasks.clone(), shutdown.clone(), metrics.clone())
            .guarded(&limits, security.clone())
            .rated_with(config.rated_with());
        rooms.standings().read_all(&*store, env::now_ms()).await?;
        let is_https = config.public_url.as_ref().is_some_and(PublicUrl::is_https);
        // Push services write to the host, if they must, where people do, or look at the service.
        let url = config.public_url.as_ref().filter(|_| is_https).map(|url| url.origin().to_owned());
        let contact = config.site.contact.as_ref().map(Contact::address).or(url);
        let transport = if is_https { Transport::Https } else { Transport::Http };
        let signer = Arc::new(Signer::new(keys));
        let served = Arc::new(ServedTime::new(store.downtimes(0).await?));
        Ok(Self(Arc::new(AppState {
            store,
            lobby: rooms.lobby().clone(),
            notices: rooms.notices().clone(),
            standings: rooms.standings().clone(),
            company: rooms.company().clone(),
            acted: Arc::default(),
            seen_networks: SeenNetworks::default(),
            proofs: Proofs::default(),
            rooms: Arc::new(rooms),
            cookies: Cookies::new(signer.clone(), served.clone(), transport),
            served,
            challenges: Challenges::new(),
            passwords: PasswordChecks::new(),
            open_sockets: Arc::new(OpenSockets::new()),
            registration: config.registration,
            press_days: config.retention.press_days,
            site: Arc::new(config.site.clone()),
            policies: Arc::new(ContentPolicies::new(&config.site.embedders)),
            signer,
            public_url: config.public_url.clone().map(Arc::new),
            post,
            push: Push::new(&config.push, contact).map(Arc::new),
            proxies: Arc::new(TrustedProxies::new(limits.trusted_proxies.clone())),
            gate: Arc::new(Gate::new(limits)),
            security,
            tasks,
            shutdown,
            resumed: Arc::default(),
            draining: Arc::default(),
            metrics,
            shared_pages: SharedTexts::default(),
            gzipped_assets: GzippedFiles::default(),
            pictures: Pictures::default(),
            send_budget: Arc::default(),
            kept_events: KeptEvents::new(),
        })))
    }

    /// Notes in the security log that a client has reached a limit, and counts it.
    pub(crate) fn note_limit(&self, reached: LimitReached, who: Who, game: Option<&GameId>) {
        let what = "limit";
        let result = reached.kind.name();
        self.security.note(SecurityNote { what, result, who, game });
        self.metrics.refused_by_limit(result);
    }
}

impl Deref for App {
    type Target = AppState;

    fn deref(&self) -> &AppState {
        &self.0
    }
}
