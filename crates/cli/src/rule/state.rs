//! How a game stands, as text and as JSON.

use jadoube_arbiter::{Game, Stage};
use jadoube_casebook::{Speaker, Table};
use jadoube_laws::{Board, Color, Letters, Setup};
use jadoube_words::Argument;
use serde::Serialize;

use crate::{console::Ink, position, session::Session};

/// How a game stands.
#[derive(Serialize)]
pub(super) struct State {
    /// The time since the facts began.
    at: String,
    /// `not_started`, `playing`, `paused` or `over`.
    stage: &'static str,
    /// The side on move.
    turn: String,
    /// The position on which play goes on.
    fen: String,
    /// The board as it looks, in the middle of a move too.
    board: String,
    white: Side,
    black: Side,
    /// The side whose clock runs.
    running: Option<String>,
    /// What the player on move is obliged to, as a sentence.
    obliged: Option<String>,
    /// The legal moves that leaves open.
    may_play: Vec<String>,
    /// The same with the reader's letters.
    #[serde(skip)]
    may_play_shown: Vec<String>,
    /// The questions that wait for an answer.
    questions: Vec<Question>,
    /// The result, once there is one.
    result: Option<String>,
}

#[derive(Serialize)]
struct Side {
    /// What the clock shows; nothing without a clock.
    clock: Option<String>,
    /// How many illegal moves were ruled on.
    illegal_moves: u32,
}

#[derive(Serialize)]
struct Question {
    number: u32,
    text: String,
    options: Vec<String>,
}

impl State {
    pub(super) fn new(table: &Table, speaker: &Speaker, letters: Letters) -> Self {
        let game = table.game();
        let words = speaker.words();
        let obligation = game.hand().obligation.as_ref();
        let over = game.outcome().is_some();
        let questions = game.questions().iter().map(|open| Question {
            number: table.question_number(open.id),
            text: words.question_in(&open.question, game),
            options: open
                .question
                .options()
                .iter()
                .map(|it| words.answer(it))
                .collect(),
        });
        let open = |letters: Letters| {
            let mut moves = table.open_moves(letters);
            moves.sort_unstable();
            moves
        };
        Self {
            at: table.now().to_string(),
            stage: match game.stage() {
                Stage::NotStarted => "not_started",
                Stage::Playing => "playing",
                Stage::Paused => "paused",
                Stage::Over(_) => "over",
            },
            turn: game.turn().to_string(),
            fen: fen(game),
            board: game.board().to_string(),
            white: side(table, Color::White),
            black: side(table, Color::Black),
            running: game.clock().running().map(|color| color.to_string()),
            obliged: obligation
                .filter(|_| !over)
                .map(|it| words.obligation_in(it, game)),
            may_play: open(Letters::English),
            may_play_shown: open(letters),
            questions: questions.collect(),
            result: over.then(|| speaker.result(table)),
        }
    }

    /// The board, and beside it the rest.
    pub(super) fn text(&self, session: &Session) -> String {
        let facts = self.facts(session);
        let board: Option<Board> = self.board.parse().ok();
        let setup = Setup {
            board: board.unwrap_or(Board::EMPTY),
            ..Setup::EMPTY
        };
        let lines = position::board(&setup);
        let mut text = String::new();
        for line in 0..lines.len().max(facts.len()) {
            let squares = lines.get(line).map_or("", String::as_str);
            let beside = facts.get(line).map_or("", String::as_str);
            text += format!("  {squares:<21}{beside}").trim_end();
            text.push('\n');
        }
        text
    }

    fn facts(&self, session: &Session) -> Vec<String> {
        let (speech, palette) = (&session.speech, session.palette);
        let mut facts = vec![speech.say_of("cli-rule-at", &[("at", self.at.as_str().into())])];
        for (side, color) in [(&self.white, "white"), (&self.black, "black")] {
            let is_running = self.running.as_deref() == Some(color);
            let values: [(&'static str, Argument); 4] = [
                ("color", color.into()),
                ("clock", side.clock.as_deref().unwrap_or("-").into()),
                ("running", if is_running { "yes" } else { "no" }.into()),
                ("illegal", u64::from(side.illegal_moves).into()),
            ];
            facts.push(speech.say_of("cli-rule-side", &values));
        }
        match &self.result {
            Some(result) => facts.push(
                palette
                    .paint(
                        Ink::Title,
                        speech.say_of("cli-rule-over", &[("result", result.as_str().into())]),
                    )
                    .to_string(),
            ),
            None => {
                let turn = [("color", self.turn.as_str().into())];
                facts.push(speech.say_of(&format!("cli-rule-{}", self.stage), &turn));
            }
        }
        facts.extend(
            self.obliged
                .as_ref()
                .map(|obliged| palette.paint(Ink::Note, obliged).to_string()),
        );
        if self.obliged.is_some() {
            let moves = self.may_play_shown.join(", ");
            facts.push(speech.say_of("cli-rule-may-play", &[("moves", moves.into())]));
        }
        for question in &self.questions {
            let values: [(&'static str, Argument); 3] = [
                ("number", u64::from(question.number).into()),
                ("question", question.text.as_str().into()),
                ("options", question.options.join(" / ").into()),
            ];
            let line = speech.say_of("cli-rule-question", &values);
            facts.push(palette.paint(Ink::Note, line).to_string());
        }
        facts
    }
}

fn side(table: &Table, color: Color) -> Side {
    let game = table.game();
    let reading = game.reading(color, table.now());
    Side {
        clock: (reading.left != i64::MAX).then(|| reading.shown().to_string()),
        illegal_moves: game.player(color).illegal_moves,
    }
}

fn fen(game: &Game) -> String {
    match game.standing().position() {
        Some(position) => position.to_string(),
        None => game.standing().setup().to_string(),
    }
}
