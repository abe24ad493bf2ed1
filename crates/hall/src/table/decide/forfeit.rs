//! A game that is lost by not coming to the board.

use jadoube_arbiter::{
    self as arbiter, Answer, Command, Game, Millis, Observation, Order, Question, Stage,
};
use jadoube_laws::Color;
use jadoube_protocol::ErrorCode;

use super::{Lines, No};
use crate::{
    Fault,
    table::{Line, Table},
};

/// What follows when who leads the room finds that a player, or with nothing said both, did not
/// come within the default time: the arbiter's orders to begin the round, if it has not begun, to
/// see that who is late has not come, and to answer that they have lost.
///
/// Law: [6.7.1](jadoube_laws::law::A6_7_1).
///
/// # Errors
///
/// If the game is over, or who is said to be absent has come or moved.
pub(in crate::table) fn forfeit(
    table: &Table,
    at: u64,
    by: i64,
    absent: Option<Color>,
) -> Result<Vec<Line>, No> {
    let mut lines = Lines {
        by: Some(by),
        ..Lines::of_nobody(at)
    };
    let not_now = || Fault::from(ErrorCode::NotNow).about(table.id().as_str());
    if table.aborted().is_some() {
        return Err(not_now().into());
    }
    let mut game = table.game().clone();
    if game.stage() == Stage::NotStarted {
        bring(&mut lines, &mut game, Order::StartRound)?;
    }
    let seen = absent.map_or(Observation::NobodyCame, Observation::NotCome);
    bring(&mut lines, &mut game, Order::Observe(seen))?;
    let question = absent.map_or(Question::BothLate, Question::Late);
    let mut open = game.questions().iter();
    let asked = open
        .find(|open| open.question == question)
        .ok_or_else(not_now)?;
    let loses = Order::Answer(asked.id, Answer::Lose);
    bring(&mut lines, &mut game, loses)?;
    Ok(lines.list)
}

fn bring(lines: &mut Lines, game: &mut Game, order: Order) -> Result<(), No> {
    let events = arbiter::decide(game, Millis(lines.at), Command::Arbiter(order))?;
    for event in &events {
        game.apply(event);
    }
    lines.game(events);
    Ok(())
}
