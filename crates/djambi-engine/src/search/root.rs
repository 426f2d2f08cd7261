//! The root of a search: its position, with what is known before any search.

use djambi::{Move, Position, Rules};

use super::endings::root_ending::Ending;
use super::knowledge::way_back::WaysBack;
use super::promises::Promises;
use super::repetitions::Repetitions;
use super::request::SearchRequest;
use super::root_moves::RootMoves;
use super::root_noise::RootNoise;
use crate::Stop;
use crate::attention::Attention;

/// The position that is searched, with what is known before any search.
#[derive(Clone, Debug)]
pub(crate) struct Root {
    /// The position.
    pub(super) position: Position,
    /// The rules of the game.
    pub(super) rules: Rules,
    /// The positions of the game that are draws when they arise again.
    pub(super) repetitions: Repetitions,
    /// The moves that are considered.
    pub(super) moves: RootMoves,
    /// The only moves that the request asks for; all of them if there are none.
    among: Vec<Move>,
    /// The ways back of the player's last turns that the level avoids.
    pub(super) ways_back: WaysBack,
    /// The promises that the search reckons with.
    pub(super) promises: Promises,
    /// What a weak level overlooks.
    pub(super) attention: Attention,
    /// The noise on priors and values.
    pub(super) noise: RootNoise,
}

impl Root {
    /// The root for a request: with the moves that it asks for, if it does. In an ending that is drawn it has
    /// the moves that keep the draw. Else, where two players are left, this searches for a forced win, until
    /// `stop`.
    pub(crate) fn new(request: &SearchRequest<'_>, ending: Option<&Ending>, stop: &impl Stop) -> Self {
        let position = request.position;
        let rules = request.rules;
        let repetitions = Repetitions::new(request);
        let moves = match ending {
            _ if !request.among.is_empty() => RootMoves::only(request.among.to_vec()),
            Some(Ending::Drawn(drawn)) => RootMoves::only(drawn.moves().to_vec()),
            _ => RootMoves::find(request, |after| repetitions.is_drawn(after, rules), stop),
        };
        Self {
            position: *position,
            rules: *rules,
            repetitions,
            moves,
            among: request.among.to_vec(),
            ways_back: request.ways_back,
            promises: request.promises.clone(),
            attention: if request.among.is_empty() {
                request.options.level.attention()
            } else {
                // No move that is asked for is overlooked.
                Attention::FULL
            },
            noise: noise(request),
        }
    }

    /// Whether the tree below this root can be reused for a request. Cheap, unlike building a root.
    pub(super) fn is_reusable_for(&self, request: &SearchRequest<'_>) -> bool {
        self.moves.is_complete()
            && self.noise == noise(request)
            && self.among == request.among
            && self.ways_back == request.ways_back
            && self.promises == *request.promises
            && self.position == *request.position
            && self.rules == *request.rules
            && self.repetitions.matches(request)
    }
}

/// The noise of a request.
fn noise(request: &SearchRequest<'_>) -> RootNoise {
    RootNoise::new(request.options, request.seed, request.position.turn_number())
}
