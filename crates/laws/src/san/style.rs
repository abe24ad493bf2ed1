//! How moves are written.

use crate::Letters;

/// The choices Appendix C leaves to the writer, and a few that books make.
///
/// # Examples
///
/// ```
/// use jadoube_laws::{Letters, Position, SanStyle};
///
/// let mut position = Position::initial();
/// let m = position.read_san(b"Nf3")?;
/// let mut text = String::new();
/// position.write_san_styled(m, &SanStyle::LONG, &mut text);
/// text.push(' ');
/// let spanish = SanStyle { letters: Letters::Spanish, ..SanStyle::EXPORT };
/// position.write_san_styled(m, &spanish, &mut text);
/// assert_eq!(text, "Ng1-f3 Cf3");
/// # Ok::<(), jadoube_laws::SanError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SanStyle {
    /// The letters of the pieces.
    ///
    /// Law: [C.3](crate::law::APP_C_3).
    pub letters: Letters,
    /// How much of the departure square.
    ///
    /// Law: [C.10](crate::law::APP_C_10).
    pub departure: Departure,
    /// The sign of a capture.
    ///
    /// Law: [C.9](crate::law::APP_C_9).
    pub capture: CaptureSign,
    /// The sign of castling.
    ///
    /// Law: [C.13](crate::law::APP_C_13).
    pub castling: CastlingSign,
    /// The sign of check.
    ///
    /// Law: [C.13](crate::law::APP_C_13).
    pub check: CheckSign,
    /// The sign of mate.
    ///
    /// Law: [C.13](crate::law::APP_C_13).
    pub mate: MateSign,
    /// The sign of a capture in passing.
    ///
    /// Law: [C.9](crate::law::APP_C_9).
    pub en_passant: EnPassantSign,
    /// How a promotion is written.
    ///
    /// Law: [C.11](crate::law::APP_C_11).
    pub promotion: PromotionSign,
}

impl SanStyle {
    /// The export format of PGN: `Nbd2`, `exd6`, `e8=Q#`, `O-O`.
    pub const EXPORT: Self = Self {
        letters: Letters::English,
        departure: Departure::Shortest,
        capture: CaptureSign::Cross,
        castling: CastlingSign::Letters,
        check: CheckSign::Plus,
        mate: MateSign::Hash,
        en_passant: EnPassantSign::Omitted,
        promotion: PromotionSign::Equals,
    };

    /// The Laws' own examples: `Nbd2`, `exd6 e.p.`, `e8Q#`, `0-0`.
    ///
    /// Law: [C.13](crate::law::APP_C_13).
    pub const LAWS: Self = Self {
        castling: CastlingSign::Zeros,
        en_passant: EnPassantSign::Ep,
        promotion: PromotionSign::Bare,
        ..Self::EXPORT
    };

    /// The shortest the Laws allow: `Nbd2`, `ed6`, `e8Q`, `0-0`.
    ///
    /// Law: [C.9](crate::law::APP_C_9).
    pub const BRIEF: Self = Self {
        capture: CaptureSign::Omitted,
        check: CheckSign::Omitted,
        mate: MateSign::Omitted,
        en_passant: EnPassantSign::Omitted,
        ..Self::LAWS
    };

    /// Long algebraic notation: `Nb1-d2`, `e5xd6`, `e7-e8=Q#`, `O-O`.
    ///
    /// Law: [C.8](crate::law::APP_C_8).
    pub const LONG: Self = Self {
        departure: Departure::Dashed,
        ..Self::EXPORT
    };

    /// The export format with figurines.
    pub const FIGURINE: Self = Self {
        letters: Letters::Figurine,
        ..Self::EXPORT
    };
}

/// How much of the departure square is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Departure {
    /// Only what tells the move from another legal one.
    #[default]
    Shortest,
    /// All of it: `Ng1f3`, `e2e4`.
    Whole,
    /// All of it, with a dash unless something is captured: `Ng1-f3`, `e4xd5`.
    Dashed,
}

/// How a capture is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum CaptureSign {
    /// `x`.
    #[default]
    Cross,
    /// `:`.
    Colon,
    /// `×`.
    Times,
    /// Nothing: `ed5`.
    Omitted,
}

/// How castling is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum CastlingSign {
    /// `O-O`, with letters.
    #[default]
    Letters,
    /// `0-0`, with zeros.
    Zeros,
}

/// How check is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum CheckSign {
    /// `+`.
    #[default]
    Plus,
    /// Nothing.
    Omitted,
}

/// How mate is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum MateSign {
    /// `#`.
    #[default]
    Hash,
    /// `++`.
    TwoPlus,
    /// Nothing.
    Omitted,
}

/// How a capture in passing is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum EnPassantSign {
    /// Nothing.
    #[default]
    Omitted,
    /// ` e.p.`.
    Ep,
    /// ` a.p.`, as in Spanish.
    Ap,
}

/// How a promotion is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum PromotionSign {
    /// `e8=Q`.
    #[default]
    Equals,
    /// `e8Q`.
    Bare,
    /// `e8(Q)`.
    Parentheses,
}
