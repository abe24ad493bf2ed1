//! Why a move is illegal or cannot be read.

use jadoube_laws::{Illegal, Letters, Lost, Move, Piece, Role, SanError, Square, UciError};

use crate::{Arguments, Language, Words};

impl Words {
    /// Why a move is illegal.
    ///
    /// ```
    /// use jadoube_laws::{Illegal, Role};
    /// use jadoube_words::{Language, Words};
    ///
    /// let words = Words::new(Language::Spanish);
    /// let illegal = Illegal::PromotionForbidden { role: Role::King };
    /// assert_eq!(words.illegal(&illegal), "un peón no puede promocionar a rey");
    /// ```
    pub fn illegal(&self, illegal: &Illegal) -> String {
        let key = format!("illegal-{}", illegal.key());
        self.message(&key, &illegal_arguments(illegal))
    }

    /// Why a text is no move of the position in algebraic notation.
    pub fn san_error(&self, error: &SanError) -> String {
        let none = Arguments::new();
        let arguments = match error {
            SanError::Illegal(illegal) => return self.illegal(illegal),
            SanError::Syntax { column } => none.with("column", *column),
            SanError::Ambiguous(moves) => {
                let moves: Vec<String> = moves.iter().map(|&m| self.move_text(m)).collect();
                none.with("moves", moves.join(" / "))
            }
            SanError::IllegalPromotion(role) => none.with("role", *role),
            SanError::CaptureMark(m) | SanError::Overspecified(m) => {
                none.with("move", self.move_text(*m))
            }
            SanError::Null | SanError::MissingPromotion => none,
        };
        self.message(&format!("san-{}", error.key()), &arguments)
    }

    /// Why a text is no move of the position in coordinates.
    pub fn uci_error(&self, error: &UciError) -> String {
        let none = Arguments::new();
        match error {
            UciError::Syntax { column } => {
                self.message("uci-syntax", &none.with("column", *column))
            }
            UciError::Null => self.message("uci-null", &none),
            UciError::Illegal(illegal) => self.illegal(illegal),
            UciError::MissingPromotion => self.message("uci-missing_promotion", &none),
        }
    }

    /// A move in long notation with the letters of the language: `Cg1f3`.
    pub fn move_text(&self, m: Move) -> String {
        if let Some(side) = m.castling_side() {
            return side.to_string();
        }
        let letters = self.letters();
        let mut text = String::new();
        if m.role() != Role::Pawn {
            text.push_str(letters.letter(m.role()));
        }
        text.push_str(&format!("{}{}", m.from(), m.to()));
        if let Some(role) = m.promotion() {
            text.push('=');
            text.push_str(letters.letter(role));
        }
        text
    }

    /// The letters of the pieces.
    pub(crate) const fn letters(&self) -> Letters {
        match self.language() {
            Language::Spanish => Letters::Spanish,
            Language::English => Letters::English,
        }
    }
}

fn illegal_arguments(illegal: &Illegal) -> Arguments {
    let none = Arguments::new();
    let attacker = |by: Square, piece: Piece| Arguments::new().with("by", by).with("piece", piece);
    match *illegal {
        Illegal::NoPiece { from } | Illegal::StaysPut { from } | Illegal::NotFirstMove { from } => {
            none.with("from", from)
        }
        Illegal::NoSuchPiece { piece } => none.with("piece", piece),
        Illegal::NotYours { from, piece } => none.with("from", from).with("piece", piece),
        Illegal::OwnPiece { to, piece } => none.with("to", to).with("piece", piece),
        Illegal::CapturesKing { to }
        | Illegal::NothingToCapture { to }
        | Illegal::PromotionMissing { to } => none.with("to", to),
        Illegal::NotItsMove { role, from, to } => {
            none.with("role", role).with("from", from).with("to", to)
        }
        Illegal::PathBlocked { role, by, piece } => attacker(by, piece).with("role", role),
        Illegal::PawnBlocked { by, piece } | Illegal::LeavesCheck { by, piece } => {
            attacker(by, piece)
        }
        Illegal::NoEnPassant { to, pawn } => none.with("to", to).with("pawn", pawn),
        #[rustfmt::skip]
        Illegal::Pinned { from, role, by, piece } => {
            attacker(by, piece).with("from", from).with("role", role)
        },
        Illegal::EntersCheck { to, by, piece } => attacker(by, piece).with("to", to),
        Illegal::EnPassantExposes { pawn, by, piece } => attacker(by, piece).with("pawn", pawn),
        Illegal::PromotionForbidden { role } => none.with("role", role),
        Illegal::NotAPromotion { role, to } => none.with("role", role).with("to", to),
        Illegal::CastlingLost { side, lost } => lost_arguments(lost).with("side", side),
        Illegal::CastlingBlocked {
            side, by, piece, ..
        }
        | Illegal::CastlingInCheck { side, by, piece } => attacker(by, piece).with("side", side),
        #[rustfmt::skip]
        Illegal::CastlingThrough { side, over: square, by, piece }
        | Illegal::CastlingInto { side, to: square, by, piece } => {
            attacker(by, piece).with("side", side).with("square", square)
        },
        #[rustfmt::skip]
        Illegal::CastlingUncovers { side, rook, by, piece } => {
            attacker(by, piece).with("side", side).with("rook", rook)
        },
    }
}

fn lost_arguments(lost: Lost) -> Arguments {
    let (lost, number) = match lost {
        Lost::Unknown => ("unknown", None),
        Lost::FromTheStart => ("from_the_start", None),
        Lost::KingMoved { number, .. } => ("king_moved", Some(number)),
        Lost::RookMoved { number, .. } => ("rook_moved", Some(number)),
        Lost::RookCaptured { number, .. } => ("rook_captured", Some(number)),
    };
    let arguments = Arguments::new().with("lost", lost);
    match number {
        Some(number) => arguments.with("move", number.to_string()),
        None => arguments,
    }
}
