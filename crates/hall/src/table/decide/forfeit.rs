//! A game that is lost by not coming to the board.

use jadoube_arbiter::{
    self as arbiter, Answer, Command, Game, Happening, Millis, Order, Question, QuestionId, Stage,
};
use jadoube_laws::Color;
use jadoube_protocol::ErrorCode;

use super::{Lines, No};
use crate::{
    Fault,
    table::{Line, Table},
};

/// What follows when who leads the room finds that a player, or with nothing said both, did not
/// come within the default time. The round begins, if it has not; the question whether who is late
/// has lost is put, and answered.
///
/// Law: [6.7.1](jadoube_laws::law::A6_7_1).
///
/// # Errors
///
/// If the game is over, or who is said to be absent has moved.
pub(in crate::table) fn forfeit(
    table: &Table,
    at: u64,
    by: i64,
    absent: Option<Color>,
) -> Result<Vec<Line>, No> {
    let not_now = |about: &str| Fault::from(ErrorCode::NotNow).about(about);
    let mut lines = Lines {
        by: Some(by),
        ..Lines::of_nobody(at)
    };
    let mut game = table.game().clone();
    let most = match absent {
        Some(Color::Black) => 1,
        Some(Color::White) | None => 0,
    };
    if table.aborted().is_some() || game.outcome().is_some() || game.ply() > most {
        return Err(not_now(table.id().as_str()).into());
    }
    if game.stage() == Stage::NotStarted {
        bring(&mut lines, &mut game, Order::StartRound)?;
    }
    let id = asked(&mut lines, &mut game, absent);
    bring(&mut lines, &mut game, Order::Answer(id, Answer::Lose))?;
    Ok(lines.list)
}

/// The question about who is late: the one that is open, or one that is put now.
fn asked(lines: &mut Lines, game: &mut Game, absent: Option<Color>) -> QuestionId {
    let question = absent.map_or(Question::BothLate, Question::Late);
    let open = game.questions().iter();
    let last = open.clone().map(|open| open.id.0).max().unwrap_or(0);
    if let Some(open) = open.clone().find(|open| open.question == question) {
        return open.id;
    }
    let id = QuestionId(last + 1);
    let stops = (game.stage() == Stage::Playing).then_some(Happening::ClocksStopped);
    let asks = Happening::Asked(id, question);
    let at = Millis(lines.at);
    let events = stops.into_iter().chain([asks]);
    let events: Vec<arbiter::Event> = events.map(|what| arbiter::Event { at, what }).collect();
    follow(lines, game, events);
    id
}

fn bring(lines: &mut Lines, game: &mut Game, order: Order) -> Result<(), No> {
    let events = arbiter::decide(game, Millis(lines.at), Command::Arbiter(order))?;
    follow(lines, game, events);
    Ok(())
}

fn follow(lines: &mut Lines, game: &mut Game, events: Vec<arbiter::Event>) {
    for event in &events {
        game.apply(event);
    }
    lines.game(events);
}
