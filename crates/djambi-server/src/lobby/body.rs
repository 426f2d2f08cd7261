//! The lobby as the body of an answer.

use std::sync::OnceLock;

use axum::body::Bytes;
use brotli::BrotliCompress;
use brotli::enc::BrotliEncoderParams;
use djambi_protocol::Lobby;

/// The quality of the compression: that of other answers.
const QUALITY: i32 = 5;

/// The whole lobby as JSON. It is written once and compressed once, for all who read it between two changes.
pub(crate) struct LobbyBody {
    plain: Bytes,
    compressed: OnceLock<Bytes>,
}

impl LobbyBody {
    /// The lobby as JSON.
    pub(super) fn new(lobby: &Lobby) -> Self {
        let plain = serde_json::to_vec(lobby).expect("the lobby as JSON").into();
        Self { plain, compressed: OnceLock::new() }
    }

    /// The JSON.
    pub(crate) fn plain(&self) -> Bytes {
        self.plain.clone()
    }

    /// The JSON, compressed with Brotli. The first who asks compresses it.
    pub(crate) fn compressed(&self) -> Bytes {
        self.compressed.get_or_init(|| compress(&self.plain)).clone()
    }
}

fn compress(mut text: &[u8]) -> Bytes {
    let parameters = BrotliEncoderParams { quality: QUALITY, ..BrotliEncoderParams::default() };
    let mut compressed = Vec::new();
    BrotliCompress(&mut text, &mut compressed, &parameters).expect("a vector");
    compressed.into()
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
