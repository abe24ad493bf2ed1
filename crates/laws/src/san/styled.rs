//! Writing moves in other styles than the export format.

use alloc::string::String;

use super::{
    Action, CaptureSign, CastlingSign, CheckSign, Departure, EnPassantSign, Mark, MateSign,
    PromotionSign, San, SanError, SanStyle,
};
use crate::{Color, File, Move, MoveKind, Position, Rank, Role, Side};

impl Position {
    /// Appends a legal move in another style.
    pub fn write_san_styled(&self, m: Move, style: &SanStyle, out: &mut String) {
        let san = San::of(self, m);
        let Action::Move {
            role,
            file,
            rank,
            capture,
            to,
            promotion,
        } = san.action
        else {
            san.write(style, self.turn(), out);
            return;
        };
        let long = style.departure != Departure::Shortest;
        let departure = if long {
            (Some(m.from().file()), Some(m.from().rank()))
        } else {
            (file, rank)
        };
        let whole = San {
            action: Action::Move {
                role,
                file: departure.0,
                rank: departure.1,
                capture,
                to,
                promotion,
            },
            mark: san.mark,
        };
        whole.write(style, self.turn(), out);
        if m.kind() == MoveKind::EnPassant {
            out.push_str(match style.en_passant {
                EnPassantSign::Omitted => "",
                EnPassantSign::Ep => " e.p.",
                EnPassantSign::Ap => " a.p.",
            });
        }
    }

    /// Reads a move exactly as [`Position::write_san_styled`] writes it in this style: the strict
    /// reader of long algebraic notation, of figurines, of any language.
    ///
    /// # Errors
    ///
    /// Any of [`SanError`] but those of the export format; `Syntax` also for the first column that
    /// differs from what the style asks.
    ///
    /// # Examples
    ///
    /// ```
    /// use jadoube_laws::{Position, SanStyle};
    ///
    /// let position = Position::initial();
    /// assert!(position.read_san_styled("Ng1-f3", &SanStyle::LONG).is_ok());
    /// assert!(position.read_san_styled("Nf3", &SanStyle::LONG).is_err());
    /// assert!(position.read_san_styled("♘f3", &SanStyle::FIGURINE).is_ok());
    /// ```
    pub fn read_san_styled(&self, text: &str, style: &SanStyle) -> Result<Move, SanError> {
        let (m, _) = self.read_san_lenient(text.as_bytes(), style.letters)?;
        let mut exact = String::new();
        self.write_san_styled(m, style, &mut exact);
        if text == exact {
            return Ok(m);
        }
        let mut both = text.chars().zip(exact.chars());
        let alike = both.by_ref().take_while(|(a, b)| a == b).count();
        Err(SanError::Syntax { column: alike + 1 })
    }
}

impl San {
    /// Appends it in a style; `color` chooses between the figurines of both sides.
    ///
    /// A departure that is not part of it cannot be written, nor can a capture in passing be
    /// told: see [`Position::write_san_styled`].
    pub fn write(&self, style: &SanStyle, color: Color, out: &mut String) {
        match self.action {
            Action::Null => out.push_str("--"),
            Action::Castle(side) => out.push_str(match (side, style.castling) {
                (Side::King, CastlingSign::Letters) => "O-O",
                (Side::King, CastlingSign::Zeros) => "0-0",
                (Side::Queen, CastlingSign::Letters) => "O-O-O",
                (Side::Queen, CastlingSign::Zeros) => "0-0-0",
            }),
            Action::Move {
                role,
                file,
                rank,
                capture,
                to,
                promotion,
            } => {
                if role != Role::Pawn {
                    out.push_str(style.letters.letter_for(role, color));
                }
                out.extend(file.map(File::letter));
                out.extend(rank.map(Rank::digit));
                if capture {
                    out.push_str(match style.capture {
                        CaptureSign::Cross => "x",
                        CaptureSign::Colon => ":",
                        CaptureSign::Times => "×",
                        CaptureSign::Omitted => "",
                    });
                }
                if style.departure == Departure::Dashed
                    && !(capture && style.capture != CaptureSign::Omitted)
                {
                    out.push('-');
                }
                out.push(to.file().letter());
                out.push(to.rank().digit());
                if let Some(role) = promotion {
                    let letter = style.letters.letter_for(role, color);
                    let (before, after) = match style.promotion {
                        PromotionSign::Equals => ("=", ""),
                        PromotionSign::Bare => ("", ""),
                        PromotionSign::Parentheses => ("(", ")"),
                    };
                    for part in [before, letter, after] {
                        out.push_str(part);
                    }
                }
            }
        }
        out.push_str(match (self.mark, style.check, style.mate) {
            (Some(Mark::Check), CheckSign::Plus, _) => "+",
            (Some(Mark::Mate), _, MateSign::Hash) => "#",
            (Some(Mark::Mate), _, MateSign::TwoPlus) => "++",
            (Some(Mark::Check), CheckSign::Omitted, _)
            | (Some(Mark::Mate), _, MateSign::Omitted)
            | (None, _, _) => "",
        });
    }
}
