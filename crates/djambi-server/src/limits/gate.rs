//! The limits by address and player.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use super::by_network::{NetworkCount, NetworkMeter, NetworkPass, NetworkTries};
use super::kind::LimitKind;
use super::letters::Letters;
use super::limit::{AtOnce, Limit};
use super::meter::Meter;
use super::network::Network;
use super::open_count::{OpenCount, OpenPass};
use super::pace::Pace;
use super::reached::LimitReached;
use super::settings::Limits;
use super::sign_ins::SignIns;
use super::tries::DAY;
use crate::env::SteadyClock;
use crate::identity::PlayerId;

/// How long a client waits that has too many sockets open.
const SOCKET_WAIT: Duration = Duration::from_secs(10);
/// How many messages an address may show the host in a day.
const REPORTS: usize = 20;
/// How many answers with many games an address has open at most: each is as long as its client reads it.
const STREAMS: Limit<AtOnce> = Limit::At(AtOnce(NonZeroU32::MIN));

/// Counts what clients do, by address and player, and refuses what is too much.
pub(crate) struct Gate {
    limits: Limits,
    clock: SteadyClock,
    games: NetworkMeter,
    games_of_player: Meter<PlayerId>,
    hellos: NetworkMeter,
    commands: NetworkMeter,
    reads: NetworkMeter,
    reads_of_player: Meter<PlayerId>,
    connections: NetworkCount,
    sockets: NetworkCount,
    sockets_of_player: Arc<OpenCount<PlayerId>>,
    streams: NetworkCount,
    sign_ins: SignIns,
    letters: Letters,
    reports: NetworkTries,
}

/// An open connection, which counts until this is dropped.
pub(crate) struct ConnectionPass {
    _address: NetworkPass,
}

/// An open socket, which counts until this is dropped.
pub(crate) struct SocketPass {
    _address: NetworkPass,
    _player: Option<OpenPass<PlayerId>>,
}

/// An open answer with many games, which counts until this is dropped.
pub(crate) struct StreamPass {
    _address: NetworkPass,
}

impl Gate {
    /// A gate that has seen nobody yet.
    pub(crate) fn new(limits: Limits) -> Self {
        let clock = SteadyClock::start();
        Self {
            clock,
            games: NetworkMeter::new(limits.games_per_address, clock, LimitKind::GamesOfAddress),
            games_of_player: Meter::new(limits.games_per_player, clock, LimitKind::GamesOfPlayer),
            hellos: NetworkMeter::new(limits.hellos_per_address, clock, LimitKind::HellosOfAddress),
            commands: NetworkMeter::new(limits.commands_per_address, clock, LimitKind::CommandsOfAddress),
            reads: NetworkMeter::new(limits.reads_per_address, clock, LimitKind::ReadsOfAddress),
            reads_of_player: Meter::new(limits.reads_per_player, clock, LimitKind::ReadsOfPlayer),
            connections: NetworkCount::new(limits.connections_per_address),
            sockets: NetworkCount::new(limits.sockets_per_address),
            sockets_of_player: OpenCount::new(limits.sockets_per_player),
            streams: NetworkCount::new(STREAMS),
            sign_ins: SignIns::new(clock),
            letters: Letters::new(clock),
            reports: NetworkTries::new(REPORTS, DAY, clock, LimitKind::ReportsOfAddress),
            limits,
        }
    }

    /// Counts a game that is to be created.
    pub(crate) fn game(&self, network: Network, player: Option<PlayerId>) -> Result<(), LimitReached> {
        player.map_or(Ok(()), |player| self.games_of_player.count(&player))?;
        self.games.count(network)
    }

    /// Counts the reading of a whole game.
    pub(crate) fn read(&self, network: Network, player: Option<PlayerId>) -> Result<(), LimitReached> {
        player.map_or(Ok(()), |player| self.reads_of_player.count(&player))?;
        self.reads.count(network)
    }

    /// Counts a command.
    pub(crate) fn command(&self, network: Network) -> Result<(), LimitReached> {
        self.commands.count(network)
    }

    /// Counts a further `follow` of a connection.
    pub(crate) fn follow(&self, network: Network) -> Result<(), LimitReached> {
        self.hellos.count(network)
    }

    /// Opens a connection, on which nothing has been read yet.
    pub(crate) fn open_connection(&self, network: Network) -> Result<ConnectionPass, LimitReached> {
        let reached = LimitReached { kind: LimitKind::ConnectionsOfAddress, wait: SOCKET_WAIT };
        self.connections.open(network).map(|pass| ConnectionPass { _address: pass }).ok_or(reached)
    }

    /// Opens a socket.
    pub(crate) fn open_socket(
        &self,
        network: Network,
        player: Option<PlayerId>,
    ) -> Result<SocketPass, LimitReached> {
        let full = |kind| LimitReached { kind, wait: SOCKET_WAIT };
        let address = self.sockets.open(network);
        let address = address.ok_or_else(|| full(LimitKind::SocketsOfAddress))?;
        let of_player = player.map(|player| self.sockets_of_player.open(player));
        if matches!(of_player, Some(None)) {
            return Err(full(LimitKind::SocketsOfPlayer));
        }
        self.hellos.count(network)?;
        Ok(SocketPass { _address: address, _player: of_player.flatten() })
    }

    /// Opens an answer with many games. There is one at a time for each address.
    pub(crate) fn open_stream(&self, network: Network) -> Result<StreamPass, LimitReached> {
        let reached = LimitReached { kind: LimitKind::ReadsOfAddress, wait: SOCKET_WAIT };
        self.streams.open(network).map(|pass| StreamPass { _address: pass }).ok_or(reached)
    }

    /// Counts a message that is shown to the host.
    pub(crate) fn report(&self, network: Network) -> Result<(), LimitReached> {
        self.reports.count(network)
    }

    /// The limits of names and passwords that are tried.
    pub(crate) const fn sign_ins(&self) -> &SignIns {
        &self.sign_ins
    }

    /// The letters that people let the service write.
    pub(crate) const fn letters(&self) -> &Letters {
        &self.letters
    }

    /// The limits of a new connection.
    pub(crate) fn pace(&self) -> Pace {
        Pace::new(&self.limits, self.clock)
    }

    /// Forgets the keys that nothing is known of any more. It is to be called from time to time.
    pub(crate) fn tidy(&self) {
        for meter in [&self.games, &self.hellos, &self.commands, &self.reads] {
            meter.tidy();
        }
        for meter in [&self.games_of_player, &self.reads_of_player] {
            meter.tidy();
        }
        self.sign_ins.tidy();
        self.letters.tidy();
        self.reports.tidy();
    }

    /// The number of keys of all kinds.
    #[cfg(test)]
    fn len(&self) -> usize {
        let networks = [&self.games, &self.hellos, &self.commands, &self.reads].map(NetworkMeter::len);
        let players = [&self.games_of_player, &self.reads_of_player].map(Meter::len);
        let open = self.connections.len() + self.sockets.len() + self.sockets_of_player.len();
        networks.iter().sum::<usize>() + players.iter().sum::<usize>() + open
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(number: u32) -> Network {
        Network::of(std::net::Ipv4Addr::from_bits(number).into())
    }

    fn player(number: u8) -> PlayerId {
        PlayerId::new([number; PlayerId::LENGTH])
    }

    #[tokio::test(start_paused = true)]
    async fn nothing_is_kept_of_clients_that_have_gone() {
        let gate = Gate::new(Limits::default());
        let mut open = Vec::new();
        for number in 0..200 {
            let network = network(number.into());
            let player = Some(player(number));
            gate.game(network, player).unwrap();
            gate.read(network, player).unwrap();
            gate.command(network).unwrap();
            open.push(gate.open_socket(network, player).unwrap());
        }
        gate.tidy();
        assert!(gate.len() >= 200 * 4, "{}", gate.len());
        open.clear();
        tokio::time::advance(Duration::from_secs(60)).await;
        gate.tidy();
        assert_eq!(gate.len(), 0);
    }

    #[tokio::test(start_paused = true)]
    async fn an_evening_of_a_club_at_one_address_is_not_refused() {
        let gate = Gate::new(Limits::default());
        let club = network(1);
        // Thirty people come within a minute: each creates a game and opens its page on two devices.
        let mut open = Vec::new();
        for person in 0..30 {
            gate.game(club, Some(player(person))).unwrap();
            for _ in 0..2 {
                for _ in 0..3 {
                    gate.read(club, Some(player(person))).unwrap();
                }
                open.push(gate.open_socket(club, Some(player(person))).unwrap());
            }
            tokio::time::advance(Duration::from_secs(2)).await;
        }
        // Three hours: all thirty play a turn every four seconds, and a rematch of four every ten minutes.
        let paces: Vec<_> = (0..30).map(|_| gate.pace()).collect();
        for second in 0..3 * 3600 {
            for (person, pace) in (0..30).zip(&paces).filter(|(person, _)| second % 4 == person % 4) {
                pace.command().unwrap();
                gate.command(club).unwrap();
                if second % 600 == person % 4 {
                    gate.game(club, Some(player(person as u8))).unwrap();
                    gate.read(club, Some(player(person as u8))).unwrap();
                }
            }
            tokio::time::advance(Duration::from_secs(1)).await;
        }
        // The network fails for a moment: all sockets come back at once.
        open.clear();
        for person in 0..30 {
            for _ in 0..2 {
                open.push(gate.open_socket(club, Some(player(person))).unwrap());
            }
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_family_with_rematches_is_not_refused() {
        let gate = Gate::new(Limits::default());
        for _ in 0..100 {
            gate.game(network(1), Some(player(1))).unwrap();
            tokio::time::advance(Duration::from_secs(45)).await;
        }
    }
}
