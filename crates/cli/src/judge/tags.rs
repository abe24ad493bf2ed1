//! What the values of tags must look like, and what some of them mean.

use jadoube_laws::pgn;

#[cfg(test)]
mod tests;

/// Why a value is wrong: the key of what was expected instead.
pub(crate) type Expected = &'static str;

/// Tells what should stand there instead, if the value of this tag is malformed.
///
/// A single `?` or `-`, or nothing, says that the value is not known, and is well-formed anywhere
/// but in a result.
pub(crate) fn malformed(name: &[u8], value: &[u8]) -> Option<Expected> {
    let (form, expected) = match name {
        b"Date" | b"UTCDate" | b"EventDate" | b"EndDate" => ("Date", "cli-tag-date"),
        b"Time" | b"UTCTime" | b"StartTime" => ("Time", "cli-tag-time"),
        b"WhiteElo" | b"BlackElo" => ("WhiteElo", "cli-tag-elo"),
        b"ECO" => ("ECO", "cli-tag-eco"),
        b"Result" => ("Result", "cli-tag-result"),
        b"SetUp" => ("SetUp", "cli-tag-setup"),
        b"PlyCount" => ("PlyCount", "cli-tag-plies"),
        _ => return None,
    };
    let is_unknown = matches!(value, b"" | b"?" | b"-") && name != b"Result";
    let fits = is_unknown || std::str::from_utf8(value).is_ok_and(|text| pgn::fits(form, text));
    (!fits).then_some(expected)
}

/// What a tag `Termination` says about the result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Termination {
    /// The game was not finished.
    Unfinished,
    /// A flag fell.
    TimeForfeit,
    /// The result was not won on the board: a penalty, a default, a decision.
    Decided,
    /// Anything else, or nothing.
    Other,
}

impl Termination {
    pub(crate) fn of(value: &str) -> Self {
        match value.parse() {
            Ok(pgn::Termination::Unterminated) => Self::Unfinished,
            Ok(pgn::Termination::TimeForfeit) => Self::TimeForfeit,
            Ok(
                pgn::Termination::Abandoned
                | pgn::Termination::Adjudication
                | pgn::Termination::Death
                | pgn::Termination::Emergency
                | pgn::Termination::RulesInfraction,
            ) => Self::Decided,
            Ok(pgn::Termination::Normal) => Self::Other,
            // Some sites write a sentence.
            Err(_) if value.contains("on time") => Self::TimeForfeit,
            Err(_) if value.contains("abandon") || value.contains("forfeit") => Self::Decided,
            Err(_) => Self::Other,
        }
    }
}
