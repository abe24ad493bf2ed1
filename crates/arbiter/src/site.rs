//! Rules of the site where a game is played. No Article is cited for them.

use jadoube_laws::Color;

use crate::{
    AbsenceClaim, Authority, Happening, Reason, Refusal, Refused, Ruling, Score, SiteAct, SiteRule,
    Venue,
    articles::a06_start,
    draft::{Draft, refuse_record, refuse_site},
};

/// The site applies a rule of its own.
pub(crate) fn act(draft: &mut Draft<'_>, act: SiteAct) -> Result<(), Refusal> {
    match act {
        SiteAct::StartRound => a06_start::begin(draft, Happening::Site(act)),
        SiteAct::Absent(color, claim) => absent(draft, color, claim),
        SiteAct::TakeBack(ply) => take_back(draft, ply),
        SiteAct::CallStops(color) => call_stops(draft, color),
    }
}

/// A player claims of an opponent who has gone. How long the site waits is not for the arbiter;
/// over the board whoever leaves is the arbiter's business.
fn absent(draft: &mut Draft<'_>, color: Color, claim: AbsenceClaim) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_begun()?;
    if game.regulations.venue != Venue::Online {
        return refuse_site(Refused::OnlyTheArbiter, SiteRule::Absence);
    }
    draft.emit(Happening::Site(SiteAct::Absent(color, claim)));
    let score = match claim {
        AbsenceClaim::Win => Score::win(color),
        AbsenceClaim::Draw => Score::DRAW,
    };
    let authority = Authority::Site(SiteRule::Absence);
    draft.over(score, Reason::Absence(!color), authority);
    Ok(())
}

/// Both agree to take back: the position after so many half-moves stands again with its clocks, and
/// the time of the player who then has the move runs.
fn take_back(draft: &mut Draft<'_>, ply: u32) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_playing()?;
    if ply >= game.ply() {
        return refuse_record(Refused::NoSuchMove);
    }
    draft.emit(Happening::Site(SiteAct::TakeBack(ply)));
    let authority = Authority::Site(SiteRule::Takeback);
    draft.rule(Ruling::TakenBack(ply), authority);
    let turn = draft.game().turn();
    draft.emit(Happening::ClockStarted(turn));
    Ok(())
}

/// A player calls the arbiter, and the clocks stop until the arbiter has play go on.
fn call_stops(draft: &mut Draft<'_>, color: Color) -> Result<(), Refusal> {
    draft.before().require_playing()?;
    draft.emit(Happening::Site(SiteAct::CallStops(color)));
    draft.emit(Happening::ClocksStopped);
    Ok(())
}
