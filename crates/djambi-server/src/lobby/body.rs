//! The lobby as the body of an answer.

use axum::body::Bytes;
use djambi_protocol::Lobby;

use crate::compressed::Compressed;

/// The whole lobby as JSON. It is written once and compressed once, for all who read it between two changes.
pub(crate) struct LobbyBody(Compressed);

impl LobbyBody {
    /// The lobby as JSON.
    pub(super) fn new(lobby: &Lobby) -> Self {
        Self(Compressed::new(serde_json::to_vec(lobby).expect("the lobby as JSON").into()))
    }

    /// The JSON.
    pub(crate) fn plain(&self) -> Bytes {
        self.0.plain()
    }

    /// The JSON, compressed with Brotli.
    pub(crate) fn compressed(&self) -> Bytes {
        self.0.brotli()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_compressed_lobby_is_the_lobby() {
        let lobby = Lobby { epoch: 7, seq: 3, tables: vec![], games: vec![], playing: 12, watching: 5 };
        let body = LobbyBody::new(&lobby);
        let mut read = Vec::new();
        brotli::BrotliDecompress(&mut &body.compressed()[..], &mut read).unwrap();
        assert_eq!(read, body.plain());
        assert_eq!(serde_json::from_slice::<Lobby>(&read).unwrap(), lobby);
    }
}
