//! How the values of the arbiter fill the places of a message.

use jadoube_arbiter::{
    Answer, Appealed, EntryText, Finding, Hand, Intended, Manner, Millis, Misconduct, Mishandling,
    Obligation, Observation, Outcome, Penalty, Points, QuestionId, Reason, Ruler, RulingId, Score,
    Secret, StopReason, Terms,
};
use jadoube_laws::{
    Bitboard, Board, Breach, Claim, Color, Illegal, Move, Role, Rule, SanError, Side, Square, Uci,
};

use crate::{Arguments, Words};

/// A value that can stand in a message, with all the forms a message may want.
pub(crate) trait Fill {
    /// The values so far, and this one under its name.
    fn fill(&self, name: &'static str, arguments: Arguments, words: &Words) -> Arguments;
}

/// A function that says each variant of an enum by the message of this key, in which its parts
/// stand under the names they are given here.
///
/// The `match` it writes is exhaustive: a variant without a message does not compile.
macro_rules! messages {
    ($(#[$doc:meta])* fn $name:ident($type:ident) {
        $($variant:ident $(($($part:ident),+))? $({$($field:ident),+})? => $key:literal,)+
    }) => {
        $(#[$doc])*
        fn $name(words: &$crate::Words, value: &$type, arguments: $crate::Arguments) -> String {
            match value {
                $($type::$variant $(($($part),+))? $({$($field),+})? => {
                    $($(let arguments = $crate::fill::Fill::fill(
                        $part, stringify!($part), arguments, words,
                    );)+)?
                    $($(let arguments = $crate::fill::Fill::fill(
                        $field, stringify!($field), arguments, words,
                    );)+)?
                    words.message($key, &arguments)
                })+
            }
        }
    };
}
pub(crate) use messages;

/// Values that messages know as they are.
macro_rules! known {
    ($($type:ty),+ $(,)?) => {
        $(impl Fill for $type {
            fn fill(&self, name: &'static str, arguments: Arguments, _: &Words) -> Arguments {
                arguments.with(name, *self)
            }
        })+
    };
}

known!(u8, u16, Role, Side, Square, Bitboard, Millis);

/// Values that are written the same in every language.
macro_rules! written {
    ($($type:ty),+ $(,)?) => {
        $(impl Fill for $type {
            fn fill(&self, name: &'static str, arguments: Arguments, _: &Words) -> Arguments {
                arguments.with(name, self.to_string())
            }
        })+
    };
}

written!(Box<str>, Uci, Score, Points);

/// Values that have words of their own.
macro_rules! told {
    ($($type:ty => $method:ident),+ $(,)?) => {
        $(impl Fill for $type {
            fn fill(&self, name: &'static str, arguments: Arguments, words: &Words) -> Arguments {
                arguments.with(name, words.$method(self))
            }
        })+
    };
}

told! {
    Answer => answer,
    Claim => claim_name,
    EntryText => entry,
    Finding => finding,
    Illegal => illegal,
    Misconduct => misconduct,
    Obligation => obligation,
    Observation => observation,
    Outcome => ended,
    Penalty => penalty,
    Reason => reason,
    SanError => san_error,
}

/// Values that a message only chooses by.
macro_rules! chosen {
    ($($type:ident { $($variant:ident => $key:literal),+ $(,)? })+) => {
        $(impl Fill for $type {
            fn fill(&self, name: &'static str, arguments: Arguments, _: &Words) -> Arguments {
                arguments.with(name, match self {
                    $(Self::$variant => $key,)+
                })
            }
        })+
    };
}

chosen! {
    Appealed { Dismissed => "dismissed", Upheld => "upheld" }
    Hand { Same => "same", Other => "other" }
    Manner { Plain => "plain", Accidental => "accidental", Deliberate => "deliberate" }
    Mishandling { Hover => "hover", Force => "force", Hold => "hold" }
    Ruler {
        Program => "program",
        Arbiter => "arbiter",
        Players => "players",
        Default => "default",
    }
    Secret {
        MoveCount => "move_count",
        OpponentMoved => "opponent_moved",
        NotPressed => "not_pressed",
    }
    StopReason {
        MissingPiece => "missing_piece",
        Displaced => "displaced",
        Help => "help",
        None => "none",
    }
    Terms { Plain => "plain", Conditional => "conditional" }
}

/// What is wrong is a clause, and `$kind` chooses by it.
impl Fill for Breach {
    fn fill(&self, name: &'static str, arguments: Arguments, words: &Words) -> Arguments {
        let kind = match self {
            Self::IllegalMove => "illegal_move",
            Self::KingCaptured => "king_captured",
            Self::UnpromotedPawn => "unpromoted_pawn",
            Self::EmptyPress => "empty_press",
            Self::TwoHands => "two_hands",
        };
        arguments.with(name, words.breach(self)).with("kind", kind)
    }
}

/// With `color` comes `opponent`.
impl Fill for Color {
    fn fill(&self, name: &'static str, arguments: Arguments, _: &Words) -> Arguments {
        let arguments = match name {
            "color" => arguments.with("opponent", !*self),
            _ => arguments,
        };
        arguments.with(name, *self)
    }
}

/// With `ply`, so many half-moves, comes `next`, the number of the half-move that follows them.
impl Fill for u32 {
    fn fill(&self, name: &'static str, arguments: Arguments, _: &Words) -> Arguments {
        let arguments = match name {
            "ply" => arguments.with("next", u64::from(*self) + 1),
            _ => arguments,
        };
        arguments.with(name, *self)
    }
}

/// Milliseconds.
impl Fill for u64 {
    fn fill(&self, name: &'static str, arguments: Arguments, _: &Words) -> Arguments {
        arguments.with(name, Millis(*self))
    }
}

/// `none` to choose by, or the value.
impl<T: Fill> Fill for Option<T> {
    fn fill(&self, name: &'static str, arguments: Arguments, words: &Words) -> Arguments {
        match self {
            Some(value) => value.fill(name, arguments, words),
            None => arguments.with(name, "none"),
        }
    }
}

/// A board is shown, not said.
impl Fill for Box<Board> {
    fn fill(&self, _: &'static str, arguments: Arguments, _: &Words) -> Arguments {
        arguments
    }
}

impl Fill for Rule {
    fn fill(&self, name: &'static str, arguments: Arguments, words: &Words) -> Arguments {
        arguments.with(name, words.rule(*self))
    }
}

impl Fill for Move {
    fn fill(&self, name: &'static str, arguments: Arguments, words: &Words) -> Arguments {
        arguments.with(name, words.move_text(*self))
    }
}

impl Fill for RulingId {
    fn fill(&self, name: &'static str, arguments: Arguments, _: &Words) -> Arguments {
        arguments.with(name, self.0)
    }
}

impl Fill for QuestionId {
    fn fill(&self, name: &'static str, arguments: Arguments, _: &Words) -> Arguments {
        arguments.with(name, self.0)
    }
}

/// `none`, `written` or `announced` to choose by, and the move as `$move`.
impl Fill for Intended {
    fn fill(&self, name: &'static str, arguments: Arguments, _: &Words) -> Arguments {
        match self {
            Self::None => arguments.with(name, "none"),
            Self::Written(uci) => arguments
                .with(name, "written")
                .with("move", uci.to_string()),
            Self::Announced(uci) => arguments
                .with(name, "announced")
                .with("move", uci.to_string()),
        }
    }
}
