//! Rooms: who may come in and play, how organisers make them, evenings of a club, and classes.

mod cards;
mod door;
mod evening;
mod guesses;
mod http;
mod invitations;
mod keep;
mod make;
mod results;
mod round;
mod said;
mod seating;
mod simul;
mod text;

pub(crate) use door::may_open;
pub(crate) use guesses::Guesses;
pub(crate) use http::{Known, routes};
pub use said::Said;
pub use text::clean_name;
pub(crate) use text::{clean, clean_code};
