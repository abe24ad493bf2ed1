//! Who asks for a record, and what they may read: decided in this one place.

use axum::http::HeaderMap;
use jadoube_journal::{PersonId, Summary};
use jadoube_laws::Color;
use jadoube_protocol::{Access, ErrorCode, Role, RoomKind};

use super::reading::Reading;
use crate::{
    Fault, Hall, Visitor, fair_play,
    permit::{Relation, relation},
    table::{Opening, View},
};

/// Who asks for a record.
#[derive(Clone, Debug)]
pub(crate) struct Asker(Option<Visitor>);

impl Asker {
    /// Who asks, by the headers of the request. A token that is not good for reading counts as
    /// nobody's.
    ///
    /// # Errors
    ///
    /// If what is shown is not good.
    pub(crate) async fn of(hall: &Hall, headers: &HeaderMap) -> Result<Self, Fault> {
        let visitor = hall.visitor(headers).await?;
        Ok(Self(visitor.filter(|visitor| visitor.has_scope("read"))))
    }

    fn has(&self, role: Role) -> bool {
        self.0.as_ref().is_some_and(|visitor| visitor.is(role))
    }

    /// Whether they look after all records.
    fn keeps_records(&self) -> bool {
        [Role::Arbiter, Role::Organiser, Role::Administrator]
            .into_iter()
            .any(|role| self.has(role))
    }

    /// Whether they may know of a game that ended: a private one, and one of a class, only its
    /// players, who led it, and who look after all records.
    pub(crate) fn may_know(&self, hall: &Hall, opening: &Opening, summary: &Summary) -> bool {
        if !is_closed(hall, opening) || self.keeps_records() {
            return true;
        }
        let Some(visitor) = &self.0 else {
            return false;
        };
        let me = Some(PersonId(visitor.id));
        summary.white == me || summary.black == me || opening.host == Some(visitor.id)
    }

    /// From where they see a game, if they may read what is on record of it.
    ///
    /// Law: [11.3.1](jadoube_laws::law::A11_3_1), [12.6](jadoube_laws::law::A12_6).
    ///
    /// # Errors
    ///
    /// [`ErrorCode::NotFound`] if they may not know of it, [`ErrorCode::FairPlay`] if they play
    /// it, [`ErrorCode::NotNow`] if it is not over.
    pub(super) fn may_read(&self, hall: &Hall, game: &Reading) -> Result<View, Fault> {
        if let Some(visitor) = &self.0 {
            fair_play::check(hall, visitor, fair_play::Use::Record(game.table.id()))?;
        }
        let about = |code: ErrorCode| Fault::from(code).about(game.table.id().to_string());
        let view = match self
            .0
            .as_ref()
            .map(|visitor| relation(visitor, &game.table))
        {
            Some(Relation::Player(color)) => View::Player(color),
            Some(Relation::Arbiter) => View::Arbiter,
            Some(Relation::Waiting | Relation::Spectator) | None => View::Spectator,
        };
        let is_over = game.row.summary.is_some() && game.table.is_done();
        match view {
            View::Arbiter => return Ok(view),
            View::Player(_) if !is_over => return Err(about(ErrorCode::FairPlay)),
            View::Player(_) => return Ok(view),
            View::Spectator => {}
        }
        if is_closed(hall, game.table.opening()) && !self.keeps_records() {
            return Err(about(ErrorCode::NotFound));
        }
        if !is_over {
            return Err(about(ErrorCode::NotNow).because("hall-not_now_running"));
        }
        Ok(view)
    }
}

/// Whether an incident report is for somebody who sees the game so: it tells what nobody had
/// noticed.
pub(super) const fn sees_report(view: View) -> bool {
    match view {
        View::Arbiter | View::Player(Color::White | Color::Black) => true,
        View::Spectator => false,
    }
}

/// Whether a game is not for everybody.
fn is_closed(hall: &Hall, opening: &Opening) -> bool {
    let room = hall.lobby().room(opening.room.as_str());
    let is_class = room.is_some_and(|room| room.kind == RoomKind::Class);
    opening.settings.access == Access::Private || is_class
}
