//! Files that nobody but their owner may read: games, chat and hashes lie in them.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

/// Makes an empty file that only its owner may read and write.
pub(crate) fn create(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}
