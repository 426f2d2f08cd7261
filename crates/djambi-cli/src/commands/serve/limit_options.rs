//! The options of `serve` for the limits of what clients may do.

use clap::{Args, ValueEnum};
use djambi_server::{AtOnce, Limit, Limits, Rate, TrustedProxy};

/// The options of `serve` for the limits of what clients may do.
#[derive(Args)]
#[command(next_help_heading = "Limits")]
pub(super) struct LimitOptions {
    #[arg(long, value_name = "on|off", value_enum, default_value_t = Switch::On)]
    limits: Switch,

    #[arg(long, value_name = "RATE", default_value_t = Limits::default().games_per_address)]
    limit_games_per_address: Limit<Rate>,

    #[arg(long, value_name = "RATE", default_value_t = Limits::default().games_per_player)]
    limit_games_per_player: Limit<Rate>,

    #[arg(long, value_name = "NUMBER", default_value_t = Limits::default().connections_per_address)]
    limit_connections_per_address: Limit<AtOnce>,

    #[arg(long, value_name = "NUMBER", default_value_t = Limits::default().sockets_per_address)]
    limit_sockets_per_address: Limit<AtOnce>,

    #[arg(long, value_name = "NUMBER", default_value_t = Limits::default().sockets_per_player)]
    limit_sockets_per_player: Limit<AtOnce>,

    #[arg(long, value_name = "RATE", default_value_t = Limits::default().hellos_per_address)]
    limit_hellos_per_address: Limit<Rate>,

    #[arg(long, value_name = "RATE", default_value_t = Limits::default().hellos_per_connection)]
    limit_hellos_per_connection: Limit<Rate>,

    #[arg(long, value_name = "RATE", default_value_t = Limits::default().commands_per_address)]
    limit_commands_per_address: Limit<Rate>,

    #[arg(long, value_name = "RATE", default_value_t = Limits::default().commands_per_connection)]
    limit_commands_per_connection: Limit<Rate>,

    #[arg(long, value_name = "RATE", default_value_t = Limits::default().reads_per_address)]
    limit_reads_per_address: Limit<Rate>,

    #[arg(long, value_name = "RATE", default_value_t = Limits::default().reads_per_player)]
    limit_reads_per_player: Limit<Rate>,

    #[arg(long, value_name = "NUMBER", default_value_t = Limits::default().bots_per_address)]
    limit_bots_per_address: Limit<AtOnce>,

    #[arg(long, value_name = "NUMBER", default_value_t = Limits::default().bots_per_player)]
    limit_bots_per_player: Limit<AtOnce>,

    #[arg(long, value_name = "CIDR", num_args = 1.., value_delimiter = ',')]
    trusted_proxy: Vec<TrustedProxy>,
}

/// Whether something is on.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Switch {
    On,
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
            games_per_player: self.limit_games_per_player,
            connections_per_address: self.limit_connections_per_address,
            sockets_per_address: self.limit_sockets_per_address,
            sockets_per_player: self.limit_sockets_per_player,
            hellos_per_address: self.limit_hellos_per_address,
            hellos_per_connection: self.limit_hellos_per_connection,
            commands_per_address: self.limit_commands_per_address,
            commands_per_connection: self.limit_commands_per_connection,
            reads_per_address: self.limit_reads_per_address,
            reads_per_player: self.limit_reads_per_player,
            bots_per_address: self.limit_bots_per_address,
            bots_per_player: self.limit_bots_per_player,
            trusted_proxies,
        }
    }
}
