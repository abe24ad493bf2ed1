//! Who says something at a table, and who hears it.

use jadoube_protocol::{ErrorCode, TableStage};

use crate::{Table, permit::Relation, table::View};

/// Where at a table something is said.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Booth {
    /// Among the players.
    Players,
    /// Among those who watch.
    Spectators,
}

/// Whether somebody who sees a table so hears what is said there.
///
/// Law: [12.7](jadoube_laws::law::A12_7).
pub(crate) const fn hears(view: View, booth: Booth, stage: TableStage) -> bool {
    match (view, booth) {
        (View::Arbiter, _)
        | (View::Player(_), Booth::Players)
        | (View::Spectator, Booth::Spectators) => true,
        (View::Player(_), Booth::Spectators) | (View::Spectator, Booth::Players) => !is_on(stage),
    }
}

/// Whether somebody may say something there. Nobody who watches a game with something at stake does
/// while it is on: whatever is said may reach a player, who may be listening in a second session.
///
/// Law: [11.3.1](jadoube_laws::law::A11_3_1), [12.7](jadoube_laws::law::A12_7).
///
/// # Errors
///
/// [`ErrorCode::ChatClosed`] if not.
pub(crate) const fn may_say(
    who: Relation,
    booth: Booth,
    stage: TableStage,
    stakes: Stakes,
) -> Result<(), ErrorCode> {
    let may = match (who, booth) {
        (Relation::Arbiter, _) | (Relation::Player(_), Booth::Players) => true,
        (Relation::Player(_), Booth::Spectators)
        | (Relation::Waiting | Relation::Spectator, Booth::Players) => !is_on(stage),
        (Relation::Waiting | Relation::Spectator, Booth::Spectators) => match stakes {
            Stakes::None => true,
            Stakes::Some => !is_on(stage),
        },
    };
    if may {
        Ok(())
    } else {
        Err(ErrorCode::ChatClosed)
    }
}

/// What is played for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stakes {
    /// Nothing but the game.
    None,
    /// Points, or a result that somebody looks after.
    Some,
}

impl Stakes {
    /// What a table's game is played for.
    pub(crate) fn of(table: &Table) -> Self {
        let settings = table.settings();
        let is_looked_after = settings.arbiter || table.opening().host.is_some();
        if settings.points || settings.over_the_board || is_looked_after {
            Self::Some
        } else {
            Self::None
        }
    }
}

const fn is_on(stage: TableStage) -> bool {
    match stage {
        TableStage::Ready | TableStage::Playing | TableStage::Paused => true,
        TableStage::Waiting | TableStage::Over | TableStage::Aborted => false,
    }
}

#[cfg(test)]
mod tests {
    use jadoube_laws::Color;

    use super::*;

    const PLAYER: Relation = Relation::Player(Color::White);
    const ON: [TableStage; 3] = [TableStage::Ready, TableStage::Playing, TableStage::Paused];

    #[test]
    fn players_and_spectators_do_not_hear_each_other_while_it_is_on() {
        let check = |view, booth, on, over| {
            for stage in ON {
                assert_eq!(hears(view, booth, stage), on);
            }
            assert_eq!(hears(view, booth, TableStage::Over), over);
        };
        check(View::Player(Color::Black), Booth::Players, true, true);
        check(View::Player(Color::Black), Booth::Spectators, false, true);
        check(View::Spectator, Booth::Spectators, true, true);
        check(View::Spectator, Booth::Players, false, true);
        check(View::Arbiter, Booth::Players, true, true);
        check(View::Arbiter, Booth::Spectators, true, true);
    }

    #[test]
    fn nobody_talks_beside_a_game_with_something_at_stake() {
        let check = |who, booth, stakes, on: bool| {
            for stage in ON {
                assert_eq!(may_say(who, booth, stage, stakes).is_ok(), on);
            }
            assert!(may_say(who, booth, TableStage::Over, stakes).is_ok());
        };
        check(PLAYER, Booth::Players, Stakes::Some, true);
        check(PLAYER, Booth::Spectators, Stakes::None, false);
        check(Relation::Spectator, Booth::Spectators, Stakes::None, true);
        check(Relation::Spectator, Booth::Spectators, Stakes::Some, false);
        check(Relation::Spectator, Booth::Players, Stakes::None, false);
        check(Relation::Arbiter, Booth::Spectators, Stakes::Some, true);
    }
}
