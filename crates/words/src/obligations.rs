//! What the player on move must play.

use jadoube_arbiter::{Must, Obligation};

use crate::{Arguments, Words, fill::messages};

impl Words {
    /// What the player on move is obliged to, as a clause.
    ///
    /// An obligation knows squares, not what stands on them; the one move that may be played is
    /// written as [`Words::move_text`] does.
    ///
    /// ```
    /// use jadoube_arbiter::{Must, Obligation};
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
        say(self, &obligation.must, Arguments::new())
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
