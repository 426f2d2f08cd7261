//! Who sits down together at a rated table.

use djambi_protocol::{Refusal, TableAct};

use super::Actor;
use crate::env;
use crate::game::seating::TableRequest;
use crate::game::table_error::TableError;
use crate::identity::PlayerId;
use crate::store::StoreError;

impl Actor {
    /// Keeps that the host has invited somebody, and checks that they may play with those who sit here, if the table is
    /// rated: when they sit down, and when they are ready, since more may be known by then.
    ///
    /// # Errors
    /// When they may not, or the store fails.
    pub(super) async fn check_company(&mut self, request: &TableRequest) -> Result<(), TableError> {
        let TableRequest { act, invitation, player } = request;
        let stored = &self.room.game.stored;
        let company = &self.services.company;
        let sits_down = matches!(act, TableAct::Sit { .. });
        // Nobody finds a table that is not listed but those who were told of it.
        let is_invited = sits_down && (invitation.is_some() || !stored.settings.table.listed);
        if let Some(host) = stored.host.filter(|_| is_invited) {
            company.note_invited(host, player.id, env::now_ms()).await?;
        }
        if stored.settings.table.rated && (sits_down || matches!(act, TableAct::Ready { ready: true })) {
            let others = stored.seats.players().filter(|&other| other != player.id).collect();
            if !company.is_fit(player.id, others, env::now_ms()).await? {
                return Err(Refusal::RatedStrangers.into());
            }
        }
        Ok(())
    }

    /// Those of the players of this game who may play it again with the one who asks, who comes first.
    ///
    /// # Errors
    /// When the store fails.
    pub(super) async fn company_again(&mut self, host: PlayerId) -> Result<Vec<PlayerId>, StoreError> {
        let stored = &self.room.game.stored;
        let mut company = vec![host];
        for player in stored.seats.players() {
            let may = !company.contains(&player)
                && (!stored.settings.table.rated
                    || self.services.company.is_fit(player, company.clone(), env::now_ms()).await?);
            if may {
                company.push(player);
            }
        }
        Ok(company)
    }
}
