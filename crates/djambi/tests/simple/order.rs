//! The order of turns (§5).

use super::{Options, Seat, State};

impl State {
    /// Step 6 of §6: the player to move after a turn by `player`.
    pub(crate) fn next_turn(&mut self, options: &Options, player: Seat) {
        let living = self.living();
        let next = self.next(None);
        let next_other = self.next(Some(player));
        let extra_turn_over = player != self.cursor && self.in_power() != Some(player);
        if living < 2 {
            self.regular(next);
        } else if options.single && living == 2 {
            self.regular(next_other);
        } else if let Some(holder) = self.in_power().filter(|&holder| holder != player) {
            self.turn = holder;
            if living >= 3 && holder == next {
                self.cursor = holder;
            }
        } else if (self.in_power() == Some(player) && living >= 3) || extra_turn_over {
            self.regular(next_other);
        } else {
            self.regular(next);
        }
    }

    /// The next living seat after the cursor, with the exception of one seat.
    fn next(&self, except: Option<Seat>) -> Seat {
        self.board
            .armies_after(self.cursor)
            .find(|&seat| self.alive(seat) && Some(seat) != except)
            .unwrap_or(self.cursor)
    }

    /// Gives this seat a regular turn.
    fn regular(&mut self, seat: Seat) {
        self.turn = seat;
        self.cursor = seat;
    }
}
