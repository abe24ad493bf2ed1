//! The pages of a folder.

use std::io;
use std::path::{Path, PathBuf};

/// The pages under a folder, in the order of their paths; the file itself if it is one. A file
/// named `README.md` or `LEEME.md` tells about the folder and is no page.
///
/// # Errors
///
/// If the folder cannot be read.
pub fn pages_under(path: &Path) -> io::Result<Vec<PathBuf>> {
    if path.is_file() {
        return Ok(vec![path.to_owned()]);
    }
    let mut found = Vec::new();
    let mut folders = vec![path.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder)? {
            let entry = entry?;
            let path = entry.path();
            let about = matches!(entry.file_name().to_str(), Some("README.md" | "LEEME.md"));
            if entry.file_type()?.is_dir() {
                folders.push(path);
            } else if !about && path.extension().is_some_and(|it| it == "md") {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}
