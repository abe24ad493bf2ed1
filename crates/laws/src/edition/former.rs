//! Numbers for what no [`Rule`](crate::Rule) stands for, most of it dropped by later editions: an
//! edition a column, as in the table of rules.

/// The number in each edition.
pub(crate) type Row = [&'static str; 8];

/// Touched pieces count only when a player asks.
pub(crate) const TOUCH_ON_REQUEST: Row = ["B.5", "B.5a", "B.5", "A.4b", "", "", "", ""];
/// The king was taken.
pub(crate) const KING_CAPTURED: Row = [
    "1.2?", "7.4a?", "7.4a", "7.4a", "7.5a?", "1.4.1", "1.4.1", "1.4.1",
];
/// The penalty for two hands.
pub(crate) const TWO_HANDS_PENALTY: Row = ["", "", "", "", "", "7.7.2", "", ""];
/// The penalty for pressing without a move.
pub(crate) const EMPTY_PRESS_PENALTY: Row = ["", "", "", "", "", "7.8.2", "", ""];
/// No win by an illegal move in blitz for who cannot mate.
pub(crate) const BLITZ_WITHOUT_MATE: Row = ["C.4", "C.4??", "", "", "", "", "", ""];
/// Both flags have fallen in rapid.
pub(crate) const RAPID_BOTH_FLAGS: Row = ["B.8", "B.8", "B.9", "A.4d3", "", "", "", ""];
/// Both flags have fallen in the last period.
pub(crate) const BOTH_FLAGS_LAST: Row = ["10.4", "10.3", "6.12", "6.11b", "6.11b", "", "", ""];

/// Every row.
pub(crate) const ROWS: [Row; 7] = [
    TOUCH_ON_REQUEST,
    KING_CAPTURED,
    TWO_HANDS_PENALTY,
    EMPTY_PRESS_PENALTY,
    BLITZ_WITHOUT_MATE,
    RAPID_BOTH_FLAGS,
    BOTH_FLAGS_LAST,
];
