//! One hall at a time upon a record in a file.

use std::{
    fs::{File, OpenOptions, TryLockError},
    io::{Read, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
};

use super::Trouble;

/// Keeps a record for this process, for as long as it lives.
#[derive(Debug)]
pub(crate) struct Lock(File);

impl Lock {
    /// Takes a record for this process.
    pub(crate) fn take(record: &Path) -> Result<Self, Trouble> {
        let path = path_of(record);
        let failed = |error| Trouble::Unwritable(path.clone(), error);
        let file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(&path);
        let mut file = file.map_err(failed)?;
        match file.try_lock() {
            Ok(()) => Ok(Self(file)),
            Err(TryLockError::WouldBlock) => {
                let mut who = String::new();
                // Who it is helps, and is not needed.
                let _ = file.read_to_string(&mut who);
                Err(Trouble::InUse(record.to_owned(), who.trim().to_owned()))
            }
            Err(TryLockError::Error(error)) => Err(failed(error)),
        }
    }

    /// Notes who has it, for whoever finds it taken.
    pub(crate) fn note(&mut self, who: &str) {
        let file = &mut self.0;
        // It is told for people; the lock holds without it.
        let _ = file
            .set_len(0)
            .and_then(|()| file.seek(SeekFrom::Start(0)))
            .and_then(|_| file.write_all(who.as_bytes()));
    }
}

/// The file beside a record that keeps it for a process, whatever links lead to the record.
pub(crate) fn path_of(record: &Path) -> PathBuf {
    let real = record.canonicalize().unwrap_or_else(|_| {
        let folder = record.parent().and_then(|it| it.canonicalize().ok());
        let name = record.file_name();
        folder
            .zip(name)
            .map_or(record.to_owned(), |(folder, name)| folder.join(name))
    });
    let mut name = real.into_os_string();
    name.push(".lock");
    name.into()
}
