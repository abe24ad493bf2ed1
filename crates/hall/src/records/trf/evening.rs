//! From the games of an evening to a file.

use std::collections::BTreeMap;

use jadoube_arbiter::{Outcome, Points, Reason, TimeControl};
use jadoube_laws::pgn::{Date, TimeControl as PgnTime};
use jadoube_laws::{ByColor, Color};

use super::super::Person;
use super::super::pgn::time_of;
use super::super::text::one_line;
use super::columns::{FIRST_ROUND, ROUND};
use super::{Played, TrfError, TrfFile, TrfPlayer, TrfRound, TrfVersion};

/// An evening in a room, its games being its rounds.
#[derive(Clone, Copy, Debug)]
pub struct Evening<'a> {
    /// What it is called.
    pub name: &'a str,
    /// Where it was.
    pub city: Option<&'a str>,
    /// The day, as far as it is known.
    pub date: Date,
    /// Who was the arbiter.
    pub arbiter: Option<&'a str>,
    /// The time of each side.
    pub time: &'a ByColor<TimeControl>,
    /// The games: those that are over in the order in which they ended, and those going on.
    pub games: &'a [Paired<'a>],
}

/// Two who were paired on an evening, and their game.
#[derive(Clone, Copy, Debug)]
pub struct Paired<'a> {
    /// The round, if rounds were made; else a game counts as the next of both its players.
    pub round: Option<u32>,
    /// Who played, and what tells each from everybody else, whatever their names.
    pub players: ByColor<(&'a str, Person<'a>)>,
    /// How it ended; nothing while it goes on.
    pub outcome: Option<Outcome>,
    /// How many half-moves were made.
    pub plies: u32,
}

/// The file of an evening. Names stand as they were given, cut after 33 characters.
///
/// A game that goes on, and one of a round that was declared void and is still to be replayed,
/// shows adversary and color without a result. A player who was not paired in a round was absent
/// from it.
///
/// # Errors
///
/// If a player has two games in one round.
pub fn trf(evening: &Evening<'_>, version: TrfVersion) -> Result<TrfFile, TrfError> {
    let mut entrants: Vec<(&str, Person<'_>)> = Vec::new();
    for game in evening.games {
        for (_, entrant) in game.players.iter() {
            if !entrants.iter().any(|(key, _)| *key == entrant.0) {
                entrants.push(*entrant);
            }
        }
    }
    // The stable order keeps who came first ahead of others of the same rating.
    entrants.sort_by_key(|(_, person)| std::cmp::Reverse(person.rating));
    let numbers: BTreeMap<&str, u32> = entrants.iter().map(|(key, _)| *key).zip(1..).collect();
    let mut players: Vec<TrfPlayer> = entrants
        .iter()
        .zip(1..)
        .map(|((_, person), number)| TrfPlayer {
            number,
            name: one_line(person.name).chars().take(33).collect(),
            rating: person.rating,
            ..TrfPlayer::default()
        })
        .collect();
    // What counts comes first: a game that was replayed gives way to it.
    for standing in [Standing::Counts, Standing::GoesOn, Standing::Void] {
        for game in evening.games.iter().filter(|it| it.standing() == standing) {
            let number = |(key, _)| numbers.get(key).copied().unwrap_or_default();
            enter(game, game.players.map(number), &mut players)?;
        }
    }
    finish(&mut players);
    Ok(TrfFile {
        lines: head(evening, &players, version),
        players,
    })
}

/// Whether a game counts.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Standing {
    /// It has a score.
    Counts,
    /// It is not over.
    GoesOn,
    /// It was declared void.
    Void,
}

impl Paired<'_> {
    const fn standing(&self) -> Standing {
        match self.outcome {
            Some(outcome) if outcome.score.is_some() => Standing::Counts,
            Some(_) => Standing::Void,
            None => Standing::GoesOn,
        }
    }

    /// The place of its round among those of both players. A void game that is of no round
    /// takes none: the next game takes its place.
    fn place(&self, next: usize) -> Option<usize> {
        match (self.round, self.standing()) {
            (Some(round), _) => {
                Some(usize::try_from(round.max(1)).map_or(usize::MAX, |round| round - 1))
            }
            (None, Standing::Void) => None,
            (None, Standing::Counts | Standing::GoesOn) => Some(next),
        }
    }
}

/// Enters a game in the rounds of both players.
fn enter(
    game: &Paired<'_>,
    numbers: ByColor<u32>,
    players: &mut [TrfPlayer],
) -> Result<(), TrfError> {
    let index = |color: Color| {
        usize::try_from(numbers[color])
            .unwrap_or(usize::MAX)
            .wrapping_sub(1)
    };
    let rounds = |color: Color| players.get(index(color)).map_or(0, |it| it.rounds.len());
    let next = rounds(Color::White).max(rounds(Color::Black));
    let Some(round) = game.place(next) else {
        return Ok(());
    };
    let has_another = |color: Color| {
        let player = players.get(index(color))?;
        player.rounds.get(round).copied().flatten().map(|_| player)
    };
    if let Some(player) = Color::ALL.into_iter().find_map(has_another) {
        return match game.standing() {
            Standing::Void => Ok(()),
            Standing::Counts | Standing::GoesOn => Err(TrfError::TwiceInRound {
                name: player.name.clone(),
                round: u32::try_from(round + 1).unwrap_or(u32::MAX),
            }),
        };
    }
    for color in Color::ALL {
        let Some(player) = players.get_mut(index(color)) else {
            continue;
        };
        if player.rounds.len() <= round {
            player.rounds.resize(round + 1, None);
        }
        if let Some(place) = player.rounds.get_mut(round) {
            *place = Some(TrfRound {
                opponent: Some(numbers[!color]),
                color: Some(color),
                result: game.outcome.and_then(|it| played(it, game.plies, color)),
            });
        }
    }
    Ok(())
}

/// What a game that is over was for a side; nothing if it is void.
fn played(outcome: Outcome, plies: u32, color: Color) -> Option<Played> {
    let points = outcome.score?.of(color);
    if matches!(outcome.reason, Reason::Default(_) | Reason::BothDefault) {
        return Some(if points == Points::ONE {
            Played::ForfeitWin
        } else {
            Played::ForfeitLoss
        });
    }
    let is_short = plies < 2;
    Some(match (points.0, is_short) {
        (0, true) => Played::ShortLoss,
        (0, false) => Played::Loss,
        (1..=3, true) => Played::ShortDraw,
        (1..=3, false) => Played::Draw,
        (4.., true) => Played::ShortWin,
        (4.., false) => Played::Win,
    })
}

/// Points, ranks, and rounds that a player was absent from.
fn finish(players: &mut [TrfPlayer]) {
    let rounds = players.iter().map(|it| it.rounds.len()).max();
    for player in players.iter_mut() {
        player.rounds.resize(rounds.unwrap_or_default(), None);
        for round in &mut player.rounds {
            round.get_or_insert(TrfRound {
                opponent: None,
                color: None,
                result: Some(Played::ZeroPointBye),
            });
        }
        let results = player.rounds.iter().flatten();
        let results = results.filter_map(|round| round.result);
        player.tenths = results.map(Played::tenths).sum();
    }
    let mut order: Vec<(u32, u32)> = players.iter().map(|it| (it.tenths, it.number)).collect();
    order.sort_by_key(|(tenths, number)| (std::cmp::Reverse(*tenths), *number));
    for player in players {
        let rank = (1..).zip(&order).find(|(_, it)| it.1 == player.number);
        player.rank = rank.map(|(rank, _)| rank);
    }
}

/// The lines at the head.
fn head(
    evening: &Evening<'_>,
    players: &[TrfPlayer],
    version: TrfVersion,
) -> Vec<(String, String)> {
    let mut lines = Vec::new();
    let mut add = |code: &str, text: String| {
        if !text.is_empty() {
            lines.push((code.to_owned(), text));
        }
    };
    let rounds = players.first().map_or(0, |player| player.rounds.len());
    let rated = players.iter().filter(|it| it.rating.is_some()).count();
    let date = full(evening.date);
    add("012", one_line(evening.name));
    add("022", evening.city.map(one_line).unwrap_or_default());
    add("042", date.clone().unwrap_or_default());
    add("052", date.clone().unwrap_or_default());
    add("062", players.len().to_string());
    add("072", rated.to_string());
    add("102", evening.arbiter.map(one_line).unwrap_or_default());
    add("122", time_text(evening.time));
    add("132", date.map(|it| dates(&it, rounds)).unwrap_or_default());
    match version {
        TrfVersion::Trf16 => {}
        TrfVersion::Trf26 => {
            add("142", rounds.to_string());
            add("222", encoded(evening.time).unwrap_or_default());
        }
    }
    lines
}

/// `2026/11/30`
fn full(date: Date) -> Option<String> {
    let (year, month, day) = (date.year()?, date.month()?, date.day()?);
    Some(format!("{year:04}/{month:02}/{day:02}"))
}

/// The day of every round, each above its columns; what stands before them is blank.
fn dates(date: &str, rounds: usize) -> String {
    let short: String = date.chars().skip(2).collect();
    let columns = "012 ".len() + 1;
    let margin = FIRST_ROUND - columns;
    let all: Vec<String> = (0..rounds).map(|_| format!("{short:ROUND$}")).collect();
    let line = format!("{:margin$}{}", "", all.concat());
    line.trim_end().to_owned()
}

fn time_text(time: &ByColor<TimeControl>) -> String {
    if time.white == time.black {
        time.white.to_string()
    } else {
        format!("{} / {}", time.white, time.black)
    }
}

/// The time control as TRF26 encodes it; nothing for what it has no code for.
fn encoded(time: &ByColor<TimeControl>) -> Option<String> {
    let one = |time: &TimeControl| match (time, time_of(time)) {
        (TimeControl::Periods(_), told @ PgnTime::Stages(_)) => Some(told.to_string()),
        (
            TimeControl::None | TimeControl::PerTurn(_) | TimeControl::Periods(_),
            PgnTime::Stages(_)
            | PgnTime::None
            | PgnTime::Unknown
            | PgnTime::Hourglass { .. }
            | PgnTime::PerMove { .. },
        ) => None,
    };
    let (white, black) = (one(&time.white)?, one(&time.black)?);
    Some(if white == black {
        white
    } else {
        format!("W{white}-B{black}")
    })
}
