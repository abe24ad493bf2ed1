//! What the player on move must play.

use jadoube_arbiter::{Game, Must, Obligation};
use jadoube_laws::{Board, Color};

use crate::{Arguments, Words, fill::messages, telling::Telling};

impl Words {
    /// What the player on move is obliged to, as a clause.
    ///
    /// An obligation knows squares, not what stands on them; the one move that may be played is
    /// written as [`Words::move_text`] does.
    ///
    /// ```
    /// use jadoube_arbiter::{Game, Must, Obligation};
    /// use jadoube_laws::{Rule, Square};
    /// use jadoube_words::{Language, Words};
    ///
    /// let obligation = Obligation {
    ///     must: Must::Move(Square::B1),
    ///     rule: Rule::TouchedOwn,
    /// };
    /// let words = Words::new(Language::English);
    /// assert_eq!(words.obligation(&obligation), "the player must move the piece on b1");
    /// ```
    pub fn obligation(&self, obligation: &Obligation) -> String {
        Telling::from(self).obligation(obligation)
    }

    /// What the player on move in a game is obliged to, as a clause that names the player and the
    /// pieces.
    ///
    /// ```
    /// use jadoube_arbiter::{Game, Must, Obligation, Regulations};
    /// use jadoube_laws::{Rule, Square};
    /// use jadoube_words::{Language, Words};
    ///
    /// let game = Game::new(Regulations::default().into());
    /// let obligation = Obligation {
    ///     must: Must::Move(Square::B1),
    ///     rule: Rule::TouchedOwn,
    /// };
    /// let words = Words::new(Language::Spanish);
    /// assert_eq!(
    ///     words.obligation_in(&obligation, &game),
    ///     "las blancas deben mover el caballo de b1",
    /// );
    /// ```
    pub fn obligation_in(&self, obligation: &Obligation, game: &Game) -> String {
        Telling::of(self, game).obligation(obligation)
    }

    /// What the player on move is obliged to, as a sentence that names the player and the pieces on
    /// this board; for whoever sees a board and not the whole game.
    ///
    /// ```
    /// use jadoube_arbiter::{Must, Obligation};
    /// use jadoube_laws::{Color, Position, Rule, Square};
    /// use jadoube_words::{Language, Words};
    ///
    /// let board = *Position::initial().board();
    /// let obligation = Obligation {
    ///     must: Must::Move(Square::B8),
    ///     rule: Rule::TouchedOwn,
    /// };
    /// assert_eq!(
    ///     Words::new(Language::English).obligation_on(&obligation, Color::Black, board),
    ///     "Black must move the knight on b8.",
    /// );
    /// ```
    pub fn obligation_on(&self, obligation: &Obligation, player: Color, board: Board) -> String {
        let telling = Telling::of_board(self, player, board);
        self.sentence(&telling.obligation(obligation), None)
    }
}

impl Telling<'_> {
    pub(crate) fn obligation(self, obligation: &Obligation) -> String {
        say(self, &obligation.must, self.with_player(Arguments::new()))
    }
}

messages! {
    fn say(Must) {
        Any => "must-any",
        Move(square) => "must-move",
        MoveNotCastling(square, side) => "must-move_not_castling",
        Capture(square) => "must-capture",
        CaptureWith(own, other) => "must-capture_with",
        Castle(side) => "must-castle",
        Finish(from, to) => "must-finish",
        Promote(square, role) => "must-promote",
        Play(play) => "must-play",
    }
}
