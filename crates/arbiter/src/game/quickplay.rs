//! What a quickplay finish makes of the game.

use alloc::{sync::Arc, vec::Vec};

use jadoube_laws::{Color, Setup};

use crate::{Game, Ground, Millis, Mode, Period, Periods, Reason, TimeControl};

/// A claim that ended play with no arbiter there, for the one who is appointed to decide on it.
///
/// The opponent verifies it. With [`Referral::needs_sheet`] the claimant's scoresheet goes with it,
/// [`Game::sheet`].
///
/// Law: [III.6.1](jadoube_laws::law::GUIDE_III_6_1), [III.6.2](jadoube_laws::law::GUIDE_III_6_2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Referral {
    /// Who claims.
    pub by: Color,
    /// On what ground.
    pub ground: Ground,
    /// The final position.
    pub position: Setup,
    /// What White's and Black's clocks showed when the last half-move was made, in milliseconds.
    pub left: [i32; 2],
    /// How many half-moves were made.
    pub plies: u32,
}

impl Referral {
    /// Whether an up-to-date scoresheet is handed in besides the position.
    ///
    /// Law: [III.6.1.2](jadoube_laws::law::GUIDE_III_6_1_2).
    pub const fn needs_sheet(&self) -> bool {
        matches!(self.ground, Ground::NoEffort)
    }
}

impl Game {
    /// The claim that ended play and waits to be decided on, if one does.
    ///
    /// Law: [III.6.1](jadoube_laws::law::GUIDE_III_6_1).
    pub fn referral(&self) -> Option<Referral> {
        let Reason::Referred(by, ground) = self.outcome()?.reason else {
            return None;
        };
        Some(Referral {
            by,
            ground,
            position: self.standing.setup(),
            left: self.left_at(self.at),
            plies: self.ply(),
        })
    }

    /// From now on the clocks add this much for each move. The class stays what it was.
    ///
    /// Law: [III.4](jadoube_laws::law::GUIDE_III_4).
    pub(super) fn set_increment(&mut self, extra: Millis) {
        let class = self.class();
        let regulations = Arc::make_mut(&mut self.regulations);
        regulations.class = Some(class);
        for color in Color::ALL {
            if let TimeControl::Periods(periods) = &regulations.time[color]
                && let Ok(longer) = with_extra(periods, extra)
            {
                regulations.time[color] = TimeControl::Periods(longer);
            }
        }
    }
}

fn with_extra(periods: &Periods, extra: Millis) -> Result<Periods, crate::BadTimeControl> {
    let added = |period: &Period| Period {
        extra,
        mode: Mode::Cumulative,
        ..*period
    };
    let list: Vec<Period> = periods.list().iter().map(added).collect();
    Periods::new(list, periods.first_extra(), periods.start())
}
