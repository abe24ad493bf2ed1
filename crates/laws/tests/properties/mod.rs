//! What must hold of any bytes whatever; the fuzz targets call these, and so do the tests with
//! every input that once broke one.
#![allow(dead_code, unused_imports)]

mod continued;
mod epd;
mod fen;
mod pgn;
mod positions;
mod san;
mod setup;
mod spoken;
mod uci;

pub(crate) use continued::continued;
pub(crate) use epd::epd;
pub(crate) use fen::fen;
pub(crate) use pgn::pgn;
pub(crate) use san::san;
pub(crate) use setup::setup;
pub(crate) use spoken::spoken;
pub(crate) use uci::uci;
