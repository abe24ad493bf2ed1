//! Positions in which neither side can mate any more.

use crate::{Budget, Color, Position, Verdict, winnable};

/// Whether a position is dead.
///
/// Law: [5.2.2](crate::law::A5_2_2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Dead {
    /// Neither side can mate by any series of legal moves.
    Yes,
    /// Some side can, or has done so.
    No,
    /// The budget ran out.
    Undecided,
}

/// Whether neither side can mate by any series of legal moves.
///
/// Never a wrong answer. With [`Budget::MATERIAL`] it costs next to nothing and finds what the
/// pieces alone decide; a game that goes on is looked at so after every move.
///
/// Law: [5.2.2](crate::law::A5_2_2).
///
/// ```
/// use jadoube_laws::{Budget, Dead, Position, dead};
///
/// let locked = "4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 w - - 0 1".parse()?;
/// assert_eq!(dead(&locked, Budget::MATERIAL), Dead::Undecided);
/// assert_eq!(dead(&locked, Budget::positions(10_000)), Dead::Yes);
/// assert_eq!(dead(&Position::initial(), Budget::MATERIAL), Dead::Undecided);
/// # Ok::<(), jadoube_laws::PositionError>(())
/// ```
pub fn dead(position: &Position, budget: Budget) -> Dead {
    let mut undecided = false;
    for winner in Color::ALL {
        match winnable(position, winner, budget) {
            Verdict::Winnable(_) => return Dead::No,
            Verdict::Unwinnable(_) => {}
            Verdict::Undecided { .. } => undecided = true,
        }
    }
    if undecided {
        Dead::Undecided
    } else {
        Dead::Yes
    }
}
