//! Rooms, evenings and classes over HTTP.

mod cards;
mod evening;
mod known;
mod rooms;

use axum::extract::DefaultBodyLimit;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::Hall;
pub(crate) use known::Known;

/// How large a pasted list may be: a thousand boards with the longest names are less.
const LONGEST_LIST: usize = 512 * 1024;

/// The addresses of this area.
pub(crate) fn routes() -> OpenApiRouter<Hall> {
    let lists = OpenApiRouter::new()
        .routes(routes!(cards::list, cards::make))
        .routes(routes!(cards::print))
        .routes(routes!(evening::pairings))
        .layer(DefaultBodyLimit::max(LONGEST_LIST));
    OpenApiRouter::new()
        .merge(lists)
        .routes(routes!(rooms::list, rooms::make))
        .routes(routes!(rooms::details, rooms::change, rooms::archive))
        .routes(routes!(rooms::invite))
        .routes(routes!(rooms::invite_to_table))
        .routes(routes!(rooms::come))
        .routes(routes!(cards::renew, cards::revoke))
        .routes(routes!(cards::enter))
        .routes(routes!(evening::simul))
        .routes(routes!(evening::at_all))
        .routes(routes!(evening::forfeit))
        .routes(routes!(evening::csv))
        .routes(routes!(evening::trf))
}
