//! `jadoube dead`: whether neither side can mate any more.

use std::{io, process::ExitCode};

use jadoube_laws::{Color, Edition, End, Position, Rule, Solver};
use serde::Serialize;

use crate::{
    arguments, console,
    console::Ink,
    session::Session,
    winnable::{self, Answer, Question, Told, show, show_proof},
};

#[derive(Serialize)]
struct Report<'a> {
    fen: String,
    dead: Option<bool>,
    white: Told<'a>,
    black: Told<'a>,
}

/// Runs the command.
pub(crate) fn run(session: &Session, asked: &arguments::Dead) -> io::Result<ExitCode> {
    let (position, mode) = match winnable::position(session, &asked.words, asked.search) {
        Ok(found) => found,
        Err(code) => return Ok(code),
    };
    let fen = asked.words.join(" ");
    let mut solver = Solver::new();
    let sides = Color::ALL.map(|winner| {
        let question = Question {
            fen: fen.clone(),
            position,
            mode,
            winner,
        };
        let answer = Answer::to(&question, asked.search.budget, &mut solver);
        (question, answer)
    });
    // A mate on the board ended the game before anything could be dead.
    let can_mate = sides
        .each_ref()
        .map(|(_, answer)| answer.verdict.is_winnable());
    let dead = match can_mate {
        [Some(true), _] | [_, Some(true)] => Some(false),
        [Some(false), Some(false)] => Some(true),
        [None, _] | [_, None] => None,
    };
    if session.json {
        let [white, black] = sides.each_ref().map(|(question, answer)| {
            let told = answer.told(question, asked.search.to);
            if asked.proof {
                told.with_proof(question, answer)
            } else {
                told
            }
        });
        session.print_json(&Report {
            fen,
            dead,
            white,
            black,
        })?;
    } else {
        let mut text = heading(session, &position, dead);
        for (question, answer) in &sides {
            text.push('\n');
            text += &show(session, question, answer, asked.search.to);
            if asked.proof {
                text += &show_proof(session, question, answer);
            }
        }
        console::print(text)?;
    }
    Ok(match dead {
        Some(_) => ExitCode::SUCCESS,
        None => ExitCode::FAILURE,
    })
}

fn heading(session: &Session, position: &Position, dead: Option<bool>) -> String {
    let speech = &session.speech;
    let (ink, clause, rule) = if position.is_checkmate() {
        let winner = !position.turn();
        let clause = speech.end(End::Checkmate { winner });
        (Ink::Wrong, clause, Rule::Checkmate)
    } else if position.is_stalemate() {
        (Ink::Note, speech.end(End::Stalemate), Rule::Stalemate)
    } else {
        let (ink, key) = match dead {
            Some(true) => (Ink::Note, "cli-dead-yes"),
            Some(false) => (Ink::Well, "cli-dead-no"),
            None => (Ink::Wrong, "cli-dead-unknown"),
        };
        (ink, speech.say(key), Rule::DeadPosition)
    };
    let sentence = speech.sentence(&clause, Edition::LATEST.article(rule));
    format!("{}\n", session.palette.paint(ink, sentence))
}
