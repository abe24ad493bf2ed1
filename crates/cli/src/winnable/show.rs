//! An answer as people read it: who can mate, how, or why not, and what follows from it.

use jadoube_laws::{
    Bitboard, Certificate, Color, Confinement, Edition, Fate, Move, Role, Rule, SanStyle, Verdict,
};
use jadoube_words::Argument;

use super::{Answer, Question, answer::written};
use crate::{console::Ink, notation::Notation, position::wrapped, session::Session};

/// The answer as text.
pub(crate) fn show(
    session: &Session,
    question: &Question,
    answer: &Answer,
    to: Option<Notation>,
) -> String {
    let speech = &session.speech;
    let winner = question.winner;
    let says = speech.verdict(winner, &answer.verdict);
    let (ink, clause) = match &answer.verdict {
        Verdict::Winnable(_) => (Ink::Title, says),
        Verdict::Unwinnable(certificate) => {
            let why = speech.certificate(winner, certificate);
            (Ink::Title, format!("{says}: {why}"))
        }
        Verdict::Undecided { .. } => (Ink::Wrong, says),
    };
    let mut text = session
        .palette
        .paint(ink, speech.sentence(&clause, None))
        .to_string();
    text.push('\n');
    if let Verdict::Winnable(line) = &answer.verdict {
        text += &wrapped(&numbered(session, question, line, to));
    }
    text
}

/// The moves of a line with their numbers.
fn numbered(
    session: &Session,
    question: &Question,
    line: &[Move],
    to: Option<Notation>,
) -> Vec<String> {
    let readers = Notation::Algebraic(SanStyle {
        letters: session.speech.letters(),
        ..SanStyle::EXPORT
    });
    let mut position = question.position;
    let moves = written(question, line, to.unwrap_or(readers));
    let mut words = Vec::with_capacity(moves.len());
    for (index, (text, &m)) in moves.into_iter().zip(line).enumerate() {
        let number = position.fullmoves();
        words.push(match position.turn() {
            Color::White => format!("{number}.{text}"),
            Color::Black if index == 0 => format!("{number}...{text}"),
            Color::Black => text,
        });
        position.play(m);
    }
    words
}

/// What follows if the other side's time runs out here, where that can still happen.
pub(super) fn show_flag(session: &Session, question: &Question, answer: &Answer) -> String {
    let key = match &answer.verdict {
        Verdict::Winnable(line) if line.is_empty() => return String::new(),
        Verdict::Winnable(_) => "cli-winnable-flag-wins",
        Verdict::Unwinnable(Certificate::GameOver) | Verdict::Undecided { .. } => {
            return String::new();
        }
        Verdict::Unwinnable(
            Certificate::Material(_) | Certificate::Confined(_) | Certificate::Closed(_),
        ) => "cli-winnable-flag-draws",
    };
    let sides = [
        ("winner", Argument::from(question.winner)),
        ("loser", Argument::from(!question.winner)),
    ];
    let clause = session.speech.say_of(key, &sides);
    let article = Edition::LATEST.article(Rule::FlagFall);
    session.speech.sentence(&clause, article) + "\n"
}

/// The whole proof as text, and whether it stood the check.
pub(crate) fn show_proof(session: &Session, question: &Question, answer: &Answer) -> String {
    let speech = &session.speech;
    let mut text = match &answer.verdict {
        Verdict::Undecided { .. } => return String::new(),
        Verdict::Winnable(_) => String::new(),
        Verdict::Unwinnable(certificate) => match certificate {
            Certificate::GameOver | Certificate::Material(_) => String::new(),
            Certificate::Confined(confinement) => confines(session, confinement),
            Certificate::Closed(closure) => {
                let mut text = speech.say("cli-winnable-closed") + "\n";
                let confined: Vec<_> = closure.confined().collect();
                for position in closure.positions() {
                    text += &format!("  {position}\n");
                }
                for (position, confinement) in confined {
                    let fen = [("fen", Argument::from(position.to_string()))];
                    text += &(speech.say_of("cli-winnable-left", &fen) + "\n");
                    text += &confines(session, confinement);
                }
                text
            }
        },
    };
    let (ink, key) = match answer.verdict.check(&question.position, question.winner) {
        Ok(()) => (Ink::Well, "cli-winnable-accepted"),
        Err(_) => (Ink::Wrong, "cli-winnable-refused"),
    };
    text += &format!("{}\n", session.palette.paint(ink, speech.say(key)));
    text
}

/// Where each piece can ever stand.
fn confines(session: &Session, confinement: &Confinement) -> String {
    let speech = &session.speech;
    let mut text = speech.say("cli-winnable-confined") + "\n";
    for confined in confinement.pieces() {
        let named = [
            ("piece", Argument::from(confined.piece)),
            ("home", Argument::from(confined.home)),
            ("squares", Argument::from(names(confined.squares))),
        ];
        // That a king is never captured goes without saying.
        let key = match confined.fate {
            Fate::Immortal if confined.piece.role != Role::King => "cli-winnable-piece-stays",
            Fate::Immortal | Fate::Mortal => "cli-winnable-piece",
        };
        text += &format!("  {}\n", speech.say_of(key, &named));
    }
    for color in Color::ALL {
        let promoted = confinement.promoted()[color];
        for (key, squares) in [
            ("cli-winnable-promoted", promoted.queens),
            ("cli-winnable-promoted-knights", promoted.knights),
        ] {
            if squares.any() {
                let named = [
                    ("color", Argument::from(color)),
                    ("squares", Argument::from(names(squares))),
                ];
                text += &format!("  {}\n", speech.say_of(key, &named));
            }
        }
    }
    for (home, after) in confinement.after() {
        let named = [("home", Argument::from(*home))];
        text += &(speech.say_of("cli-winnable-after", &named) + "\n");
        text += &confines(session, after);
    }
    text
}

fn names(squares: Bitboard) -> String {
    let names: Vec<String> = squares
        .into_iter()
        .map(|square| square.to_string())
        .collect();
    names.join(" ")
}
