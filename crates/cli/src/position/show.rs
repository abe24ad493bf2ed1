//! A report on a position as people read it: the board, and beside it what there is to say.

use jadoube_laws::{Cited, Edition, File, Letters, Rank, Setup, Square};
use jadoube_words::Argument;

use super::Report;
use crate::{console::Ink, session::Session};

/// Columns of text.
const WIDTH: usize = 78;

/// The report as text.
pub(super) fn show(session: &Session, setup: &Setup, report: &Report) -> String {
    let board = board(setup);
    let facts = facts(session, report);
    let label_width = facts
        .iter()
        .map(|(label, _)| label.chars().count())
        .max()
        .unwrap_or(0);
    let mut text = String::new();
    for line in 0..board.len().max(facts.len()) {
        let squares = board.get(line).map_or("", String::as_str);
        let beside = facts.get(line).map_or_else(String::new, |(label, value)| {
            let padding = " ".repeat(label_width - label.chars().count());
            format!(
                "{}{padding}  {value}",
                session.palette.paint(Ink::Faint, label)
            )
        });
        text += format!("  {squares:<21}{beside}").trim_end();
        text.push('\n');
    }
    if let Some(playable) = &report.playable {
        let title = session.speech.say("cli-position-moves");
        text += &format!(
            "\n{} ({})\n",
            session.palette.paint(Ink::Title, title),
            playable.legal
        );
        text += &wrapped(&playable.moves);
    }
    text.push('\n');
    for (key, fen) in [
        ("cli-position-fen", &report.fen),
        ("cli-position-shredder", &report.shredder),
    ] {
        let label = session.speech.say(key);
        let label = session.palette.paint(Ink::Faint, format!("{label:<14}"));
        text += &format!("{label}{fen}\n");
    }
    text += &list(
        session,
        "cli-position-forgiven",
        Ink::Note,
        &report.forgiven,
    );
    let faults: Vec<String> = report
        .faults
        .iter()
        .map(|fault| {
            let severity = session
                .speech
                .say(&format!("cli-position-fault-{}", fault.severity));
            format!("{severity}: {}", fault.detail)
        })
        .collect();
    text + &list(session, "cli-position-faults", Ink::Wrong, &faults)
}

/// The eight ranks with their digits, and the letters of the files.
pub(crate) fn board(setup: &Setup) -> Vec<String> {
    let mut lines: Vec<String> = Rank::ALL
        .into_iter()
        .rev()
        .map(|rank| {
            let squares = File::ALL.map(|file| {
                let piece = setup.board.piece_at(Square::new(file, rank));
                piece.map_or("·", |piece| {
                    Letters::ColoredFigurine.letter_for(piece.role, piece.color)
                })
            });
            format!("{}  {}", rank.digit(), squares.join(" "))
        })
        .collect();
    lines.push(format!(
        "   {}",
        File::ALL.map(|file| file.letter().to_string()).join(" ")
    ));
    lines
}

/// What there is to say, each with its label.
fn facts(session: &Session, report: &Report) -> Vec<(String, String)> {
    let speech = &session.speech;
    let none = || speech.say("cli-position-none");
    let color = |name: &str| speech.say(&format!("cli-position-{name}"));
    let mut facts = vec![(speech.say("cli-position-turn"), {
        let mut turn = color(report.turn);
        if let Some(state) = state(session, report) {
            turn += &format!(", {state}");
        }
        turn
    })];
    let castling = match report.castling.as_str() {
        "-" => none(),
        rights => rights.to_owned(),
    };
    facts.push((speech.say("cli-position-castling"), castling));
    let legal = report
        .playable
        .as_ref()
        .and_then(|playable| playable.en_passant.clone());
    let en_passant = match (legal, &report.passed) {
        (Some(square), _) => square,
        (None, Some(passed)) => speech.say_of(
            "cli-position-en-passant-no-capture",
            &[("square", Argument::from(passed.as_str()))],
        ),
        (None, None) => none(),
    };
    facts.push((speech.say("cli-position-en-passant"), en_passant));
    facts.push((
        speech.say("cli-position-halfmoves"),
        halfmoves(session, report),
    ));
    facts.push((
        speech.say("cli-position-fullmoves"),
        report.fullmoves.to_string(),
    ));
    let Some(playable) = &report.playable else {
        facts.push((String::new(), {
            let text = speech.say("cli-not-playable");
            session.palette.paint(Ink::Wrong, text).to_string()
        }));
        return facts;
    };
    let winnable = |side: Option<bool>| {
        speech.say(match side {
            Some(true) => "cli-position-winnable-yes",
            Some(false) => "cli-position-winnable-no",
            None => "cli-position-winnable-unknown",
        })
    };
    let label = speech.say("cli-position-winnable");
    for (name, side) in [
        ("white", playable.winnable.white),
        ("black", playable.winnable.black),
    ] {
        facts.push((format!("{label}, {}", color(name)), winnable(side)));
    }
    facts.push((speech.say("cli-position-hash"), playable.hash.clone()));
    facts.push((
        speech.say("cli-position-polyglot"),
        playable.polyglot.clone(),
    ));
    facts
}

/// How many half-moves were made without a capture or pawn move, and what follows from it.
fn halfmoves(session: &Session, report: &Report) -> String {
    let plies = report.halfmoves;
    let reached = |limit: Option<Cited<u32>>| limit.filter(|limit| plies / 2 >= limit.value);
    let is_over = report
        .playable
        .as_ref()
        .is_none_or(|playable| playable.checkmate || playable.stalemate);
    let (key, limit) = if is_over {
        ("cli-position-halfmoves-value", None)
    } else if let Some(limit) = reached(Edition::LATEST.seventy_five_moves()) {
        ("cli-position-halfmoves-drawn", Some(limit))
    } else if let Some(limit) = reached(Edition::LATEST.fifty_moves()) {
        ("cli-position-halfmoves-claimable", Some(limit))
    } else {
        ("cli-position-halfmoves-value", None)
    };
    let article = limit.map_or("", |limit| limit.article.number());
    let named = [
        ("plies", Argument::from(plies)),
        ("article", Argument::from(article)),
    ];
    session.speech.say_of(key, &named)
}

/// Check, or the end of the game.
fn state(session: &Session, report: &Report) -> Option<String> {
    let playable = report.playable.as_ref()?;
    let speech = &session.speech;
    let paint = |ink, text: String| Some(session.palette.paint(ink, text).to_string());
    if playable.checkmate {
        return paint(Ink::Wrong, speech.say("cli-position-mate"));
    }
    if playable.stalemate {
        return paint(Ink::Note, speech.say("cli-position-stalemate"));
    }
    if playable.dead == Some(true) {
        return paint(Ink::Note, speech.say("cli-position-dead"));
    }
    if playable.check.is_empty() {
        return None;
    }
    let squares = Argument::from(playable.check.join(", "));
    paint(
        Ink::Note,
        speech.say_of("cli-position-check", &[("squares", squares)]),
    )
}

/// A titled list, or nothing.
fn list(session: &Session, key: &str, ink: Ink, lines: &[String]) -> String {
    if lines.is_empty() {
        return String::new();
    }
    let title = session
        .palette
        .paint(ink, session.speech.say(key))
        .to_string();
    lines.iter().fold(format!("\n{title}\n"), |text, line| {
        text + "  " + line + "\n"
    })
}

/// Words in lines that fit the screen.
pub(crate) fn wrapped(words: &[String]) -> String {
    let mut text = String::new();
    let mut column = 0;
    for word in words {
        let width = word.chars().count();
        if column > 0 && column + 1 + width > WIDTH {
            text.push('\n');
            column = 0;
        }
        text += if column == 0 { "  " } else { " " };
        column += if column == 0 { 2 } else { 1 } + width;
        text += word;
    }
    if column > 0 {
        text.push('\n');
    }
    text
}
