//! The pictures that were drawn lately.

use std::collections::{HashMap, VecDeque};

use axum::body::Bytes;

/// How many bytes all pictures have at most.
const MAX_BYTES: usize = 8 << 20;

/// Pictures by what they show. The oldest make room for new ones.
#[derive(Default)]
pub(super) struct Kept {
    pictures: HashMap<String, Bytes>,
    /// What the pictures show, the oldest first.
    order: VecDeque<String>,
    bytes: usize,
}

impl Kept {
    /// The picture of something, if it is kept.
    pub(super) fn get(&self, key: &str) -> Option<Bytes> {
        self.pictures.get(key).cloned()
    }

    /// Keeps a picture.
    pub(super) fn put(&mut self, key: String, picture: Bytes) {
        self.bytes += picture.len();
        if let Some(old) = self.pictures.insert(key.clone(), picture) {
            self.bytes -= old.len();
        } else {
            self.order.push_back(key);
        }
        while self.bytes > MAX_BYTES {
            let Some(oldest) = self.order.pop_front() else { return };
            self.bytes -= self.pictures.remove(&oldest).map_or(0, |picture| picture.len());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_pictures_make_room() {
        let mut kept = Kept::default();
        let picture = Bytes::from(vec![0; MAX_BYTES / 4]);
        for number in 0..9 {
            kept.put(number.to_string(), picture.clone());
            kept.put(number.to_string(), picture.clone());
        }
        let left: Vec<_> = (0..9).filter(|number: &i32| kept.get(&number.to_string()).is_some()).collect();
        assert_eq!((left, kept.bytes), (vec![5, 6, 7, 8], MAX_BYTES));
        assert_eq!(kept.order.len(), kept.pictures.len());
    }
}
