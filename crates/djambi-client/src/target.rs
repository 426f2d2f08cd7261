//! The address of a service.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, SocketAddrV4, ToSocketAddrs};
use std::str::FromStr;

use tokio::net::{TcpSocket, TcpStream};

/// How many addresses of this machine the connections to a local service come from.
const LOCAL_ADDRESSES: usize = 16;

/// Where a service listens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// The host with its port, as the header `Host` has it.
    pub host: String,
    /// The path of the URL, `/` if it has none.
    pub path: String,
    /// The address.
    pub address: SocketAddr,
    /// The number of the first client in [`Target::connect`].
    first_client: usize,
}

impl Target {
    /// Whether the service runs on this machine.
    #[must_use]
    pub fn is_local(&self) -> bool {
        match self.address.ip() {
            IpAddr::V4(address) => address.is_loopback(),
            IpAddr::V6(address) => address.is_loopback(),
        }
    }

    /// The same service for other clients, whose addresses on this machine are others too.
    #[must_use]
    pub fn for_others(&self) -> Self {
        Self { first_client: LOCAL_ADDRESSES / 2, ..self.clone() }
    }

    /// Connects as the client with this number. Browsers have addresses of their own. With thousands of
    /// connections from one address, the system searches long for each further port of the client, and the
    /// load would measure that search.
    ///
    /// # Errors
    /// When the service does not answer.
    pub async fn connect(&self, client: usize) -> io::Result<TcpStream> {
        if let SocketAddr::V4(address) = self.address
            && address.ip().is_loopback()
        {
            let socket = TcpSocket::new_v4()?;
            let number = (self.first_client + client) % LOCAL_ADDRESSES;
            let own = Ipv4Addr::from_bits(Ipv4Addr::LOCALHOST.to_bits() + number as u32);
            // Some systems have one address of their own only.
            drop(socket.bind(SocketAddrV4::new(own, 0).into()));
            return socket.connect(self.address).await;
        }
        TcpStream::connect(self.address).await
    }
}

impl From<SocketAddr> for Target {
    fn from(address: SocketAddr) -> Self {
        Self { host: address.to_string(), path: "/".to_owned(), address, first_client: 0 }
    }
}

/// The reason why a text is not the address of a service.
#[derive(Debug, thiserror::Error)]
pub enum InvalidTarget {
    /// It is that of a proxy.
    #[error("give the service's own address, without the https of a proxy")]
    Https,
    /// It is no URL.
    #[error("a URL begins with http://")]
    NoUrl,
    /// The host is not known.
    #[error("{host}: {source}")]
    NoHost {
        /// The host with its port.
        host: String,
        /// The reason.
        source: io::Error,
    },
    /// The host has no address.
    #[error("{0} has no address")]
    NoAddress(String),
}

impl FromStr for Target {
    type Err = InvalidTarget;

    fn from_str(text: &str) -> Result<Self, InvalidTarget> {
        if text.starts_with("https://") {
            return Err(InvalidTarget::Https);
        }
        let rest = text.strip_prefix("http://").ok_or(InvalidTarget::NoUrl)?;
        let (host, path) = rest.find('/').map_or((rest, "/"), |slash| rest.split_at(slash));
        let has_port = host.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok());
        let full = if has_port { host.to_owned() } else { format!("{host}:80") };
        let host = || host.to_owned();
        let addresses = full.to_socket_addrs();
        let mut addresses = addresses.map_err(|source| InvalidTarget::NoHost { host: host(), source })?;
        let address = addresses.next().ok_or_else(|| InvalidTarget::NoAddress(host()))?;
        Ok(Self { host: host(), path: path.to_owned(), address, first_client: 0 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn urls_have_a_host_and_perhaps_a_port_and_a_path() {
        let target: Target = "http://127.0.0.1:8080".parse().unwrap();
        assert_eq!((target.host.as_str(), target.path.as_str()), ("127.0.0.1:8080", "/"));
        assert!(target.is_local());
        let target: Target = "http://127.0.0.1/metrics".parse().unwrap();
        assert_eq!((target.address.port(), target.path.as_str()), (80, "/metrics"));
        assert!(!"http://192.0.2.1:8080/".parse::<Target>().unwrap().is_local());
    }

    #[test]
    fn other_addresses_are_refused() {
        for text in ["", "127.0.0.1:8080", "https://127.0.0.1", "http://", "ws://127.0.0.1:1"] {
            assert!(text.parse::<Target>().is_err(), "{text}");
        }
    }
}
