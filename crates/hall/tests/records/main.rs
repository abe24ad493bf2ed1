//! Documents about games that were really played, and lists that people paste.

mod evening;
mod game;
mod hostile;
mod lists;
mod pgn;
mod properties;
mod sheets;
