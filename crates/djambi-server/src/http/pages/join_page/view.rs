//! The contents of the page of an invitation.

use askama::Template;
use axum::http::{HeaderMap, StatusCode};
use djambi::Seat;
use djambi_protocol::{Missing, Refusal, SeatKind};
use djambi_text::{Language, Pages, kind_of_game_for};

use crate::app::App;
use crate::game::GameSnapshot;
use crate::http::error::Error;
use crate::http::invitations::addressed;
use crate::http::reader::Reader;
use crate::http::whole_address::whole_address;
use crate::identity::{Principal, SeatInvitation};
use crate::store::StoredGame;

use super::super::language_switch::LanguageSwitch;

/// A request for the page.
#[derive(Clone, Copy)]
pub(super) struct JoinRequest<'a> {
    pub(super) principal: &'a Principal,
    pub(super) reader: &'a Reader,
    pub(super) headers: &'a HeaderMap,
}

/// The page of an invitation, with a form that posts to the page's own address.
#[derive(Template)]
#[template(path = "join.html")]
pub(super) struct JoinPage {
    language: Language,
    switch: LanguageSwitch,
    /// The kind of game: its board, its rules and the number of its players.
    kind: String,
    /// The address that the form posts to: that of this page.
    url: String,
    /// The address of the game.
    game_url: String,
    /// What went wrong before, as a sentence.
    trouble: Option<String>,
    /// What the visitor is to the seat.
    sentence: String,
    view: JoinView,
}

/// What the visitor can do at the seat.
enum JoinView {
    /// The seat is free, and the visitor may take it under this name.
    Invited { name: String },
    /// The seat is free in the visitor's own game: the whole address to send, and what the visitor holds.
    Creator { address: String, held: String },
    /// The visitor holds the seat.
    Holder(SeatUse),
    /// Another player holds the seat in the visitor's own game, under this name.
    Guest { seat_use: SeatUse, holder: String },
    /// Another player holds the seat.
    Taken,
}

/// Whether a seat can still be made free.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SeatUse {
    /// It may still change hands.
    Unused,
    /// It stays with its player.
    Used,
}

impl JoinPage {
    /// The page of an invitation for a visitor, with its status.
    ///
    /// # Errors
    /// When there is no such seat, or the invitation was replaced and the visitor does not hold the seat.
    pub(super) async fn load(
        app: &App,
        JoinRequest { principal, reader, headers }: JoinRequest<'_>,
        invitation: &SeatInvitation,
    ) -> Result<(StatusCode, Self), Error> {
        let SeatInvitation { game, seat, .. } = invitation;
        let snapshot = app.rooms.read(game.as_str()).await?;
        let stored = &snapshot.stored;
        let newest = stored.invitation(*seat).ok_or(Error::not_found(Missing::Seat))?;
        let holder = stored.seats.holder(*seat);
        let holds = principal.id().is_some() && holder == principal.id();
        if newest != *invitation && !holds {
            return Err(Refusal::InvitationReplaced.into());
        }
        let is_host = principal.id().is_some() && principal.id() == stored.host;
        // The host of a table with hidden names does not learn them here either.
        let seats = snapshot.public_seats();
        let name = seats.get(seat).map(|state| state.name.clone()).unwrap_or_default();
        let seat_use = SeatUse::of(&snapshot, *seat);
        let url = addressed(&app.signer, invitation).url;
        let text = Pages(reader.language);
        let (sentence, view) = match holder {
            None if is_host => {
                let address = whole_address(app, headers, &url);
                let held = held(text, stored, principal);
                (text.send_it(*seat), JoinView::Creator { address, held })
            }
            None => (text.invited_to(*seat), JoinView::Invited { name: name_to_offer(name, principal) }),
            Some(_) if holds => (text.you_play(*seat), JoinView::Holder(seat_use)),
            Some(_) if is_host => {
                let plays = match &*name {
                    "" => text.guest_plays(*seat),
                    name => text.named_guest_plays(name, *seat),
                };
                (plays, JoinView::Guest { seat_use, holder: name })
            }
            Some(_) => (text.seat_taken().to_owned(), JoinView::Taken),
        };
        let status = if matches!(view, JoinView::Taken) { StatusCode::CONFLICT } else { StatusCode::OK };
        let players = stored.seats.rows().filter(|row| row.kind != SeatKind::Absent).count();
        let settings = &stored.settings;
        let kind = kind_of_game_for(reader.language, settings.board(), &settings.rules, players as u64);
        let page = Self {
            language: reader.language,
            switch: LanguageSwitch::new(reader),
            kind,
            url,
            game_url: format!("/game/{game}"),
            trouble: None,
            sentence,
            view,
        };
        Ok((status, page))
    }

    /// The page with what went wrong and the name that the visitor wrote.
    pub(super) fn again(mut self, trouble: String, written: Option<String>) -> Self {
        self.trouble = Some(trouble);
        if let (JoinView::Invited { name }, Some(written)) = (&mut self.view, written) {
            *name = written;
        }
        self
    }
}

impl SeatUse {
    fn of(game: &GameSnapshot, seat: Seat) -> Self {
        if game.movable_seats().contains(seat) { Self::Unused } else { Self::Used }
    }
}

/// The name that the form offers: the one that the host gave the seat, else the visitor's own.
fn name_to_offer(of_seat: String, visitor: &Principal) -> String {
    match visitor.player() {
        Some(player) if of_seat.is_empty() => player.name.as_str().to_owned(),
        _ => of_seat,
    }
}

/// The seats that a visitor holds, as a sentence.
fn held(text: Pages, stored: &StoredGame, principal: &Principal) -> String {
    let mine = principal.id().into_iter().flat_map(|player| stored.seats.held_by(player));
    let seats: Vec<String> = mine.map(|seat| text.seat(seat)).collect();
    if seats.is_empty() { text.hold_nothing().to_owned() } else { text.hold(&seats) }
}
