//! Numbers for what no [`Rule`](crate::Rule) stands for, most of it dropped by later editions.

/// The number in each edition; an empty one where the edition has none. Every row stands in
/// [`ROWS`], so that an Article which was stored is found again.
#[derive(Clone, Copy)]
pub(crate) struct Row([&'static str; 8]);

impl Row {
    /// The number in the edition of this place, perhaps with question marks as in the table.
    pub(crate) fn cell(self, edition: usize) -> &'static str {
        self.0.get(edition).copied().unwrap_or_default()
    }
}

macro_rules! rows {
    ($(#[doc = $doc:literal] $name:ident $row:expr;)+) => {
        $(#[doc = $doc] pub(crate) const $name: Row = Row($row);)+

        /// Every row.
        pub(crate) const ROWS: [Row; [$(stringify!($name)),+].len()] = [$($name),+];
    };
}

#[rustfmt::skip]
rows! {
    //  1997    2001     2005    2009     2014     2017     2018     2023
    /// Touched pieces count only when a player asks.
    TOUCH_ON_REQUEST
      ["B.5",  "B.5a",  "B.5",  "A.4b",  "",      "",      "",      ""];
    /// The king was taken.
    KING_CAPTURED
      ["1.2?", "7.4a?", "7.4a", "7.4a",  "7.5a?", "1.4.1", "1.4.1", "1.4.1"];
    /// The penalty for moving with two hands.
    TWO_HANDS_PENALTY
      ["",     "",      "",     "",      "",      "7.7.2", "",      ""];
    /// The penalty for pressing the clock without a move.
    EMPTY_PRESS_PENALTY
      ["",     "",      "",     "",      "",      "7.8.2", "",      ""];
    /// In blitz, nobody wins by an illegal move who cannot mate.
    BLITZ_WITHOUT_MATE
      ["C.4",  "C.4??", "",     "",      "",      "",      "",      ""];
    /// Both flags have fallen in rapid or blitz.
    RAPID_BOTH_FLAGS
      ["B.8",  "B.8",   "B.9",  "A.4d3", "",      "",      "",      ""];
    /// Both flags have fallen in the last period.
    LAST_PERIOD_BOTH_FLAGS
      ["10.4", "10.3",  "6.12", "6.11b", "6.11b", "",      "",      ""];
}
