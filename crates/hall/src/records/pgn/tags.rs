//! The tags of a game of the hall.

use jadoube_arbiter::{Game, Mode, Reason, Score, TimeControl};
use jadoube_laws::Color;
use jadoube_laws::pgn::{
    Game as PgnGame, Outcome, Stage, Tags, Termination, TimeControl as PgnTime,
};

use super::super::{GameRecord, text::one_line};

/// The longest value of a tag, in characters: readers of the standard take lines of 255.
const LONGEST: usize = 200;

/// Sets all that is known: the seven tags, then those of the standard, then the hall's own.
pub(super) fn set(record: &GameRecord<'_>, played: &Game, game: &mut PgnGame) {
    let (result, score) = result(played);
    game.outcome = Some(result);
    let tags = &mut game.tags;
    put(tags, "Event", &record.event_name().unwrap_or_default());
    put(tags, "Site", record.site);
    let date = record.start().map(|start| start.date().to_string());
    put(tags, "Date", &date.unwrap_or("????.??.??".to_owned()));
    let round = record.round.map(|round| round.to_string());
    put(tags, "Round", &round.unwrap_or("?".to_owned()));
    put(tags, "White", record.players.white.name);
    put(tags, "Black", record.players.black.name);
    put(tags, "Result", result.text());
    if let Some(start) = record.start() {
        tags.set_start(start);
    }
    for (name, person) in [
        ("WhiteElo", record.players.white),
        ("BlackElo", record.players.black),
    ] {
        if let Some(rating) = person.rating {
            put(tags, name, &rating.to_string());
        }
    }
    set_times(record, tags);
    let termination = played
        .outcome()
        .map_or(Termination::Unterminated, |end| termination(end.reason));
    put(tags, "Termination", termination.text());
    if let Some(score) = score {
        put(tags, "Score", &score.to_string());
    }
    if let Some(board) = record.board {
        put(tags, "Board", &board.to_string());
    }
    // Where the room is the event it has been told.
    let other = |room: &&str| record.event.is_some_and(|event| event != *room);
    if let Some(room) = record.room.filter(other) {
        put(tags, "Room", room);
    }
    put(
        tags,
        "LawsEdition",
        &record.regulations.edition.year().to_string(),
    );
    put(tags, "GameId", record.id);
}

/// Gives a tag a value that any reader of PGN takes.
pub(super) fn put(tags: &mut Tags, name: &str, value: &str) {
    let line = one_line(value);
    let value: String = line.chars().take(LONGEST).collect();
    let value = if value.is_empty() { "?" } else { &value };
    tags.set(name, value)
        .expect("the names of these tags are letters");
}

/// One tag where both have the same time; else one for each side, as engines' matches have it.
fn set_times(record: &GameRecord<'_>, tags: &mut Tags) {
    let time = &record.regulations.time;
    if time.white == time.black {
        put(tags, "TimeControl", &told(&time.white).to_string());
        return;
    }
    put(tags, "TimeControl", &PgnTime::Unknown.to_string());
    put(tags, "WhiteTimeControl", &told(&time.white).to_string());
    put(tags, "BlackTimeControl", &told(&time.black).to_string());
}

/// The time as the tag tells it. Time for each turn is a period of one move again and again; what
/// Bronstein gives back is told as a delay, which the player has the same use of.
pub(crate) fn told(time: &TimeControl) -> PgnTime {
    match time {
        TimeControl::None => PgnTime::None,
        TimeControl::PerTurn(turn) => PgnTime::Stages(vec![Stage {
            moves: Some(1),
            ms: turn.0,
            ..Stage::default()
        }]),
        TimeControl::Periods(periods) => {
            let stages = periods.list().iter().map(|period| {
                let (increment_ms, delay_ms) = match period.mode {
                    Mode::Cumulative => (period.extra.0, 0),
                    Mode::Delay | Mode::Bronstein => (0, period.extra.0),
                };
                Stage {
                    moves: period.moves,
                    ms: period.time.0,
                    increment_ms,
                    delay_ms,
                }
            });
            PgnTime::Stages(stages.collect())
        }
    }
}

/// The result of PGN, and the score where PGN has no result for it.
fn result(played: &Game) -> (Outcome, Option<Score>) {
    let Some(score) = played.outcome().and_then(|outcome| outcome.score) else {
        return (Outcome::Open, None);
    };
    match score.winner() {
        Some(Color::White) => (Outcome::WhiteWins, None),
        Some(Color::Black) => (Outcome::BlackWins, None),
        None if score == Score::DRAW => (Outcome::Draw, None),
        None => (Outcome::Open, Some(score)),
    }
}

/// How the standard calls the way a game ended. What it calls a rules infraction covers every
/// forfeit under the Laws or the regulations, that of a player who did not come among them.
const fn termination(reason: Reason) -> Termination {
    match reason {
        Reason::Checkmate
        | Reason::Stalemate
        | Reason::DeadPosition
        | Reason::Fivefold
        | Reason::SeventyFiveMoves
        | Reason::Agreement
        | Reason::Claim(_)
        | Reason::Quickplay(..)
        | Reason::Resignation(_)
        | Reason::Signed => Termination::Normal,
        Reason::Flag(_) | Reason::BothFlags => Termination::TimeForfeit,
        Reason::IllegalMoves(_)
        | Reason::UnsoundPosition
        | Reason::Default(_)
        | Reason::BothDefault
        | Reason::Penalty(_)
        | Reason::Sealed(..)
        | Reason::BothRefused => Termination::RulesInfraction,
        Reason::Decision => Termination::Adjudication,
        Reason::Referred(..) => Termination::Unterminated,
        Reason::WrongStart | Reason::ColorsReversed | Reason::PositionLost | Reason::Absence(_) => {
            Termination::Abandoned
        }
    }
}
