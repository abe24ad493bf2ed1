//! A table as this client has seen it.

use std::time::Instant;

use jadoube_laws::{Board, CastlingMode, Color, Edition, Move, Position, Role};
use jadoube_protocol::{
    LastMove, Now, OpenQuestion, Screens, Shown, TableStage, TableState, Update,
};
use jadoube_record::{Answer, Happening, TableEvent};

/// A table as this client has seen it.
pub(super) struct Seen {
    /// As the hall last told it whole, with what came since.
    pub(super) state: TableState,
    // When the clocks in it were read.
    read: Instant,
    // Questions that were put, and what may be answered.
    asked: Vec<(u32, Vec<Answer>)>,
}

/// What an update is to what is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fit {
    /// It follows.
    Next,
    /// It is known already.
    Known,
    /// Something between is missing.
    Gap,
}

impl Seen {
    /// A table as the hall tells it.
    pub(super) fn new(state: TableState) -> Self {
        let asked = state.questions.iter();
        Self {
            asked: asked.map(|open| (open.id, open.options.clone())).collect(),
            state,
            read: Instant::now(),
        }
    }

    /// Its name.
    pub(super) fn id(&self) -> &str {
        &self.state.info.id
    }

    /// How it stands.
    pub(super) const fn now(&self) -> &Now {
        &self.state.now
    }

    /// The own color, if one plays here.
    pub(super) fn seat(&self) -> Option<Color> {
        self.state.seat.as_ref().map(Color::from)
    }

    /// Whose move it is.
    pub(super) fn turn(&self) -> Color {
        Color::from(&self.state.now.turn)
    }

    /// Whether two play at this one screen.
    pub(super) fn is_shared(&self) -> bool {
        self.state.info.settings.screens == Screens::One
    }

    /// Whether the own move is awaited.
    pub(super) fn is_own_turn(&self) -> bool {
        let seat = self.seat();
        self.is_playing() && seat.is_some() && (self.is_shared() || seat == Some(self.turn()))
    }

    /// Whether the game is on.
    pub(super) fn is_playing(&self) -> bool {
        self.state.now.stage == TableStage::Playing
    }

    /// Whether nothing more will come of it.
    pub(super) fn is_over(&self) -> bool {
        matches!(self.state.now.stage, TableStage::Over | TableStage::Aborted)
    }

    /// Whether pieces are touched and the clock is pressed.
    pub(super) const fn is_over_the_board(&self) -> bool {
        self.state.info.settings.over_the_board
    }

    /// How castling is written here.
    pub(super) fn castling(&self) -> CastlingMode {
        CastlingMode::from(&self.state.regulations.castling)
    }

    /// The edition of the Laws.
    pub(super) fn edition(&self) -> Edition {
        Edition::from(&self.state.regulations.edition)
    }

    /// What stands on the board.
    pub(super) fn board(&self) -> Option<Board> {
        self.state.now.board.parse().ok()
    }

    /// What an update is to what is known.
    pub(super) fn fit(&self, update: &Update) -> Fit {
        if update.v <= self.state.v {
            Fit::Known
        } else if update.v == self.state.v + 1 {
            Fit::Next
        } else {
            Fit::Gap
        }
    }

    /// Takes in an update that follows.
    pub(super) fn take(&mut self, update: &Update) {
        let now = &update.now;
        let before = self.state.now.ply;
        let ply = usize::try_from(now.ply).unwrap_or(usize::MAX);
        self.state.moves.truncate(ply);
        if let Some(last) = &now.last
            && now.ply == before + 1
            && self.state.moves.len() + 1 == ply
        {
            self.state.moves.push(last.clone());
        }
        for shown in &update.entries {
            if let TableEvent::Game(event) = &shown.entry.what
                && let Happening::Asked(id, question) = &event.what
            {
                let question = jadoube_arbiter::Question::from(question);
                let options = question.options().iter().map(Into::into).collect();
                self.asked.push((id.0, options));
            }
            self.follow_questions(shown);
        }
        self.state.v = update.v;
        self.state.now = now.clone();
        self.state.info.stage = now.stage;
        self.read = Instant::now();
    }

    /// Keeps the questions that wait as they come and are answered.
    fn follow_questions(&mut self, shown: &Shown) {
        let TableEvent::Game(event) = &shown.entry.what else {
            return;
        };
        let open = &mut self.state.questions;
        if let Happening::Asked(id, question) = &event.what {
            let options = self.asked.last().map(|(_, options)| options.clone());
            open.push(OpenQuestion {
                id: id.0,
                question: *question,
                say: shown.say.clone().unwrap_or_default(),
                options: options.unwrap_or_default(),
            });
        }
        if let Happening::Answered(id, ..) = &event.what {
            open.retain(|open| open.id != id.0);
        }
    }

    /// Whether all moves are known.
    pub(super) fn is_whole(&self) -> bool {
        self.state.moves.len() == usize::try_from(self.state.now.ply).unwrap_or(usize::MAX)
    }

    /// The position now; nothing where no legal moves lead to it.
    pub(super) fn position(&self) -> Option<Position> {
        self.is_whole()
            .then(|| self.position_after(self.state.moves.len()))?
    }

    /// The position after so many half-moves.
    pub(super) fn position_after(&self, count: usize) -> Option<Position> {
        let start = &self.state.regulations.start.0;
        let mut position = Position::new(start, self.castling()).ok()?;
        for played in self.state.moves.get(..count)? {
            position.play(read(&position, played)?);
        }
        Some(position)
    }

    /// A half-move, counted from 0, as a move of the position it was made in.
    pub(super) fn played(&self, index: usize) -> Option<(Position, Move)> {
        let before = self.position_after(index)?;
        let m = read(&before, self.state.moves.get(index)?)?;
        Some((before, m))
    }

    /// The number of a half-move, counted from 0, and whose it is.
    pub(super) fn numbered(&self, index: usize) -> (usize, Color) {
        let start = &self.state.regulations.start.0;
        let first = usize::try_from(start.fullmoves).unwrap_or(usize::MAX);
        let from_white = index + usize::from(start.turn == Color::Black);
        let color = if from_white.is_multiple_of(2) {
            Color::White
        } else {
            Color::Black
        };
        (first + from_white / 2, color)
    }

    /// What a clock shows now, in milliseconds, as far as can be told from here.
    pub(super) fn clock(&self, color: Color) -> Option<i64> {
        let clocks = self.state.now.clocks?;
        let shown = match color {
            Color::White => clocks.white_ms,
            Color::Black => clocks.black_ms,
        };
        let runs = clocks.running.as_ref().map(Color::from) == Some(color);
        let passed = if runs {
            self.read.elapsed().as_millis()
        } else {
            0
        };
        let passed = u64::try_from(passed).unwrap_or(u64::MAX);
        let passed = passed.saturating_sub(clocks.delay_ms);
        Some(shown - i64::try_from(passed).unwrap_or(i64::MAX))
    }

    /// The name of somebody who sits or waits here.
    pub(super) fn name_of(&self, id: i64) -> Option<String> {
        let info = &self.state.info;
        let seated = [&info.white, &info.black, &info.waiting];
        let person = seated.into_iter().flatten().find(|person| person.id == id);
        person.map(|person| person.name.clone())
    }

    /// What may be answered to a question.
    pub(super) fn options(&self, id: u32) -> Option<&[Answer]> {
        let asked = self.asked.iter().rev().find(|(asked, _)| *asked == id)?;
        Some(&asked.1)
    }

    /// How many half-moves in a row were made without a capture or a pawn's move.
    pub(super) fn quiet(&self) -> Option<u32> {
        Some(self.position()?.setup().halfmoves)
    }

    /// What stands on a square, to take the king and the rooks for castling by hand.
    pub(super) fn king(&self, color: Color) -> Option<jadoube_laws::Square> {
        self.board()?.king_of(color)
    }

    /// The role of what stands on a square, if it is not of that color.
    pub(super) fn other_at(&self, square: jadoube_laws::Square, color: Color) -> Option<Role> {
        let piece = self.board()?.piece_at(square)?;
        (piece.color != color).then_some(piece.role)
    }
}

fn read(position: &Position, played: &LastMove) -> Option<Move> {
    let uci = played.uci.as_ref()?;
    position.read_uci(uci.as_bytes()).ok()
}
