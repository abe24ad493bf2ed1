//! The books of a hall, read when they are first asked for.

use std::sync::{Arc, OnceLock};

use axum::extract::FromRef;

use super::Library;
use crate::Hall;

/// The lawbook and the casebook of a hall. Clones are the same books.
#[derive(Clone, Default)]
pub struct Books(Arc<OnceLock<Arc<Library>>>);

impl Books {
    /// The books; they are read the first time, which takes a moment.
    pub fn library(&self) -> &Arc<Library> {
        self.0.get_or_init(|| {
            let library = Library::load();
            Arc::new(library.expect("the books are built in, and were read when it was tested"))
        })
    }

    /// Reads both books in the background, so that nobody waits for them.
    pub(crate) fn read_in_background(&self) {
        let books = self.clone();
        tokio::task::spawn_blocking(move || {
            if let Err(error) = books.library().check() {
                tracing::error!(%error, "the casebook is not shown");
            }
        });
    }
}

/// Books that were read already.
impl From<Arc<Library>> for Books {
    fn from(library: Arc<Library>) -> Self {
        Self(Arc::new(OnceLock::from(library)))
    }
}

impl FromRef<Hall> for Books {
    fn from_ref(hall: &Hall) -> Self {
        hall.books().clone()
    }
}
