//! The options of `serve` for the limits of what clients may do.

use clap::{Args, ValueEnum};
use djambi_server::{AtOnce, Limit, Limits, Rate, TrustedProxy};

/// The options of `serve` for the limits of what clients may do.
#[derive(Args)]
#[command(
    next_help_heading = "Limits (a rate is BURST+NUMBER/UNIT: 10+1/min is ten at once, then one a minute)"
)]
pub(super) struct LimitOptions {
    /// All limits on or off (for load tests and closed networks)
    #[arg(long, value_name = "on|off", value_enum, default_value_t = Switch::On)]
    limits: Switch,

    /// Games created from an address (IPv4, or a network /64 of IPv6)
    #[arg(long, value_name = "RATE", default_value_t = Limits::default().games_per_address)]
    limit_games_per_address: Limit<Rate>,

    /// Games created by a browser (known by its cookie)
    #[arg(long, value_name = "RATE", default_value_t = Limits::default().games_per_browser)]
    limit_games_per_browser: Limit<Rate>,

    /// Sockets open from an address at once
    #[arg(long, value_name = "NUMBER", default_value_t = Limits::default().sockets_per_address)]
    limit_sockets_per_address: Limit<AtOnce>,

    /// Sockets of one game that a browser has open at once
    #[arg(long, value_name = "NUMBER", default_value_t = Limits::default().sockets_per_browser)]
    limit_sockets_per_browser: Limit<AtOnce>,

    /// Sockets opened from an address, and further hellos on them
    #[arg(long, value_name = "RATE", default_value_t = Limits::default().hellos_per_address)]
    limit_hellos_per_address: Limit<Rate>,

    /// Hellos of a connection
    #[arg(long, value_name = "RATE", default_value_t = Limits::default().hellos_per_connection)]
    limit_hellos_per_connection: Limit<Rate>,

    /// Commands from an address, those that are refused included
    #[arg(long, value_name = "RATE", default_value_t = Limits::default().commands_per_address)]
    limit_commands_per_address: Limit<Rate>,

    /// Commands of a connection, those that are refused included; as many pings
    #[arg(long, value_name = "RATE", default_value_t = Limits::default().commands_per_connection)]
    limit_commands_per_connection: Limit<Rate>,

    /// Whole games read from an address: pages, records, states
    #[arg(long, value_name = "RATE", default_value_t = Limits::default().reads_per_address)]
    limit_reads_per_address: Limit<Rate>,

    /// Whole games read by a browser
    #[arg(long, value_name = "RATE", default_value_t = Limits::default().reads_per_browser)]
    limit_reads_per_browser: Limit<Rate>,

    /// Games of a browser in which a bot thinks at once; the other bots wait
    #[arg(long, value_name = "NUMBER", default_value_t = Limits::default().bots_per_browser)]
    limit_bots_per_browser: Limit<AtOnce>,

    /// The addresses or networks of your own proxies: what they say in X-Forwarded-For is believed
    #[arg(long, value_name = "CIDR", num_args = 1.., value_delimiter = ',')]
    trusted_proxy: Vec<TrustedProxy>,
}

/// Whether something is on.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Switch {
    /// It is on.
    On,
    /// It is off.
    Off,
}

impl LimitOptions {
    /// The limits that these options set.
    pub(super) fn limits(self) -> Limits {
        let trusted_proxies = self.trusted_proxy;
        if self.limits == Switch::Off {
            return Limits { trusted_proxies, ..Limits::OFF };
        }
        Limits {
            games_per_address: self.limit_games_per_address,
            games_per_browser: self.limit_games_per_browser,
            sockets_per_address: self.limit_sockets_per_address,
            sockets_per_browser: self.limit_sockets_per_browser,
            hellos_per_address: self.limit_hellos_per_address,
            hellos_per_connection: self.limit_hellos_per_connection,
            commands_per_address: self.limit_commands_per_address,
            commands_per_connection: self.limit_commands_per_connection,
            reads_per_address: self.limit_reads_per_address,
            reads_per_browser: self.limit_reads_per_browser,
            bots_per_browser: self.limit_bots_per_browser,
            trusted_proxies,
        }
    }
}
