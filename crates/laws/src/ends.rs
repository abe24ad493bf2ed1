//! What ends a game by the position on the board, and what a player may claim.

use core::fmt;

use crate::{Cited, Color, Edition, Fivefold, History, Move, Position, Role, Rule};

/// What ended the game without anybody having to say so.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum End {
    /// The side to move is mated.
    ///
    /// Law: [5.1.1](crate::law::A5_1_1).
    Checkmate {
        /// The side that mated.
        winner: Color,
    },
    /// The side to move has no legal move and is not in check.
    ///
    /// Law: [5.2.1](crate::law::A5_2_1).
    Stalemate,
    /// Neither side can mate by any series of legal moves.
    ///
    /// Law: [5.2.2](crate::law::A5_2_2).
    DeadPosition,
    /// The position has appeared five times.
    ///
    /// Law: [9.6.1](crate::law::A9_6_1).
    Fivefold,
    /// Each player has made 75 moves without a capture or pawn move.
    ///
    /// Law: [9.6.2](crate::law::A9_6_2).
    SeventyFiveMoves,
}

/// A draw that the side to move may claim.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Claim {
    /// The position appears for at least the third time.
    ///
    /// Law: [9.2](crate::law::A9_2).
    Threefold,
    /// Each player has made at least 50 moves without a capture or pawn move.
    ///
    /// Law: [9.3](crate::law::A9_3).
    FiftyMoves,
}

impl End {
    /// The rule that ends the game.
    pub const fn rule(self) -> Rule {
        match self {
            Self::Checkmate { .. } => Rule::Checkmate,
            Self::Stalemate => Rule::Stalemate,
            Self::DeadPosition => Rule::DeadPosition,
            Self::Fivefold => Rule::Fivefold,
            Self::SeventyFiveMoves => Rule::SeventyFiveMoves,
        }
    }

    /// The side that wins, or nothing for a draw.
    pub const fn winner(self) -> Option<Color> {
        match self {
            Self::Checkmate { winner } => Some(winner),
            Self::Stalemate | Self::DeadPosition | Self::Fivefold | Self::SeventyFiveMoves => None,
        }
    }
}

impl Claim {
    /// Every claim.
    pub const ALL: [Self; 2] = [Self::Threefold, Self::FiftyMoves];

    /// The rule a claim rests on when the position has just appeared.
    pub const fn rule(self) -> Rule {
        match self {
            Self::Threefold => Rule::ThreefoldNow,
            Self::FiftyMoves => Rule::FiftyMovesNow,
        }
    }

    /// The rule a claim rests on when the position is about to appear.
    pub const fn rule_ahead(self) -> Rule {
        match self {
            Self::Threefold => Rule::ThreefoldAhead,
            Self::FiftyMoves => Rule::FiftyMovesAhead,
        }
    }
}

impl Position {
    /// What ended the game with this position, under an edition.
    ///
    /// `history` ends with this position. Mate comes before everything else, even on the move that
    /// completes the 75. Of dead positions, those are found in which the pieces alone
    /// suffice for neither side; see [`dead`](crate::dead) for the others.
    ///
    /// ```
    /// use jadoube_laws::{Color, Edition, End, History, Position};
    ///
    /// let mut position = Position::initial();
    /// for san in ["f3", "e5", "g4", "Qh4#"] {
    ///     let m = position.read_san(san.as_bytes()).expect("legal");
    ///     position.play(m);
    /// }
    /// let end = position.end(&History::new(&position), Edition::LATEST).expect("mate");
    /// assert_eq!(end.value, End::Checkmate { winner: Color::Black });
    /// assert_eq!(end.article.number(), "5.1.1");
    /// ```
    pub fn end(&self, history: &History, edition: Edition) -> Option<Cited<End>> {
        let cite = |end: End| {
            let article = edition.article(end.rule())?;
            let value = end;
            Some(Cited { value, article })
        };
        if !self.has_legal_move() {
            return cite(if self.is_check() {
                let winner = !self.turn();
                End::Checkmate { winner }
            } else {
                End::Stalemate
            });
        }
        if Color::ALL
            .map(|color| self.board().insufficient_material(color))
            .iter()
            .all(Option::is_some)
        {
            return cite(End::DeadPosition);
        }
        if let Some(limit) = edition.seventy_five_moves()
            && self.halfmoves() >= 2 * limit.value
        {
            return cite(End::SeventyFiveMoves);
        }
        let five = match edition.fivefold()?.value {
            Fivefold::Consecutive => history.in_a_row() >= 5,
            Fivefold::Any => history.occurrences() >= 5,
        };
        five.then(|| cite(End::Fivefold)).flatten()
    }

    /// Whether the side to move may claim a draw because of the position on the board, under an
    /// edition, and by which Article. Nobody may once mate or stalemate has ended the game.
    ///
    /// `history` ends with this position.
    pub fn claim(&self, claim: Claim, history: &History, edition: Edition) -> Option<Cited<Claim>> {
        let holds = match claim {
            Claim::Threefold => history.occurrences() >= edition.threefold()?.value,
            Claim::FiftyMoves => self.halfmoves() >= 2 * edition.fifty_moves()?.value,
        };
        let article = edition.article(claim.rule())?;
        (holds && self.has_legal_move()).then_some(Cited {
            value: claim,
            article,
        })
    }

    /// Whether the side to move may claim a draw because of the position a legal move, written
    /// and announced but not made, would bring about.
    ///
    /// `history` ends with the position before the move.
    ///
    /// Law: [9.2.1](crate::law::A9_2_1), [9.3.1](crate::law::A9_3_1).
    pub fn claim_ahead(
        &self,
        claim: Claim,
        m: Move,
        history: &History,
        edition: Edition,
    ) -> Option<Cited<Claim>> {
        let irreversible = m.role() == Role::Pawn || self.captured(m).is_some();
        let holds = match claim {
            Claim::Threefold => {
                let before = || history.occurrences_of(&self.after(m));
                !irreversible && before() + 1 >= edition.threefold()?.value
            }
            Claim::FiftyMoves => {
                let limit = 2 * edition.fifty_moves()?.value;
                !irreversible && self.halfmoves().saturating_add(1) >= limit
            }
        };
        let article = edition.article(claim.rule_ahead())?;
        holds.then_some(Cited {
            value: claim,
            article,
        })
    }
}

/// Writes a name such as `seventy_five_moves`, as the rule's key.
impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.rule().fmt(f)
    }
}

/// Writes `threefold` or `fifty_moves`.
impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Threefold => "threefold",
            Self::FiftyMoves => "fifty_moves",
        })
    }
}
