//! The file of the press keys: a line for each key, the newest last. It lies beside the database unless the host
//! names another, and no backup holds it.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use data_encoding::HEXLOWER_PERMISSIVE;
use djambi::Problem;

use super::error::unusable;
use super::partial_file::PartialFile;
use super::{PressKeys, StoreError, StoreErrorKind};

/// The first line of a file: what it is.
const HEAD: &str = "# Keys that open what is said in private at Djambi. Keep a copy of this file apart from those of the \
                    database. The last key seals.";

impl PressKeys {
    /// The keys of a file; a file that is missing is made with a fresh key.
    ///
    /// # Errors
    /// When the file cannot be read or written, or is no file of keys: nothing is lost then.
    pub(crate) fn read_or_make(file: &Path) -> Result<Self, StoreError> {
        match Self::read(file)? {
            Some(keys) => Ok(keys),
            None => {
                let keys = Self::fresh();
                keys.write(file)?;
                Ok(keys)
            }
        }
    }

    /// The keys of a file; `None` if there is none.
    ///
    /// # Errors
    /// When it cannot be read, or is no file of keys.
    pub(crate) fn read(file: &Path) -> Result<Option<Self>, StoreError> {
        // A device or a pipe is not even opened, which may do something or wait for ever.
        if file.metadata().is_ok_and(|metadata| !metadata.is_file()) {
            return Err(not_keys(file, 0));
        }
        match fs::read(file) {
            Ok(bytes) => Self::parse(file, &bytes).map(Some),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(source) => Err(unusable(file, source)),
        }
    }

    /// Adds a fresh key to a file, which seals from then on; returns how many keys there are.
    ///
    /// # Errors
    /// As [`read`](Self::read), and when it cannot be written.
    pub(crate) fn rotate(file: &Path) -> Result<u64, StoreError> {
        let keys = Self::read(file)?.map_or_else(Self::fresh, Self::with_a_fresh_key);
        keys.write(file)?;
        Ok(keys.ids().count() as u64)
    }

    fn parse(file: &Path, bytes: &[u8]) -> Result<Self, StoreError> {
        let text = str::from_utf8(bytes).map_err(|_| not_keys(file, 0))?;
        let mut keys = Vec::new();
        for (line, number) in text.lines().zip(1_u32..) {
            let line = line.trim();
            if !line.is_empty() && !line.starts_with('#') {
                let bytes = HEXLOWER_PERMISSIVE.decode(line.as_bytes()).ok();
                let key = bytes.and_then(|bytes| bytes.try_into().ok());
                keys.push(key.ok_or_else(|| not_keys(file, number))?);
            }
        }
        Self::of(keys).ok_or_else(|| not_keys(file, 0))
    }

    /// Writes the keys to a file, for its owner only: whole, or not at all.
    fn write(&self, file: &Path) -> Result<(), StoreError> {
        // A symbolic link stays one.
        let file = &file.canonicalize().unwrap_or_else(|_| file.to_owned());
        let partial = PartialFile::create(file)?;
        let lines = self.bytes().map(|key| HEXLOWER_PERMISSIVE.encode(key));
        let text = [HEAD.to_owned()].into_iter().chain(lines).map(|line| line + "\n").collect::<String>();
        partial.writer().write_all(text.as_bytes()).map_err(|source| unusable(file, source))?;
        partial.finish()
    }
}

/// The error of what is no file of keys, in this line of it; 0 stands for the whole.
fn not_keys(file: &Path, line: u32) -> StoreError {
    let problem = Problem::new("press_key_file").with("file", file.display().to_string()).with("line", line);
    StoreError::new(StoreErrorKind::Unsuitable, problem)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_made_once_and_added_to() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("press-key");
        let sealed = PressKeys::read_or_make(&file).unwrap().seal(b"here", b"hello");
        let before = fs::read_to_string(&file).unwrap();
        assert_eq!(PressKeys::rotate(&file).unwrap(), 2);
        let keys = PressKeys::read_or_make(&file).unwrap();
        assert_eq!(keys.open(b"here", &sealed).unwrap(), b"hello");
        assert!(fs::read_to_string(&file).unwrap().starts_with(&before), "earlier keys stay");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600);
        }
    }

    #[test]
    fn a_file_of_something_else_is_refused_and_stays() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("press-key");
        for (content, line) in
            [("", "0"), ("# nothing\n", "0"), ("# a\nhello\n", "2"), ("00\n", "1"), ("\n\nff ff", "3")]
        {
            fs::write(&file, content).unwrap();
            for error in [PressKeys::read_or_make(&file).err(), PressKeys::rotate(&file).err()] {
                let problem = error.unwrap().problem();
                assert_eq!(problem, not_keys(&file, line.parse().unwrap()).problem(), "{content:?}");
            }
            assert_eq!(fs::read_to_string(&file).unwrap(), content);
        }
        assert!(PressKeys::read_or_make(folder.path()).is_err(), "a folder");
    }
}
