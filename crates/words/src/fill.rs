//! How the values of the arbiter fill the places of a message.

use jadoube_arbiter::{
    AbsenceClaim, Adjourning, Answer, Appealed, EntryText, Finding, Ground, Hand, Intended, Manner,
    Millis, Misconduct, Mishandling, Mislaid, Obligation, Observation, Opened, Outcome, Penalty,
    Points, QuestionId, Reason, Ruler, RulingId, Score, Seal, SealFault, Secret, Stake, StopReason,
    Terms,
};
use jadoube_laws::{
    Article, Bitboard, Board, Breach, Claim, Color, Illegal, Move, Role, Rule, SanError, Side,
    Square, Uci,
};

use crate::{Arguments, telling::Telling};

/// A value that can stand in a message, with all the forms a message may want.
pub(crate) trait Fill {
    /// The values so far, and this one under its name.
    fn fill(&self, name: &'static str, arguments: Arguments, telling: Telling<'_>) -> Arguments;
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
        fn $name<'a>(
            telling: impl Into<$crate::telling::Telling<'a>>,
            value: &$type,
            arguments: $crate::Arguments,
        ) -> String {
            let telling = telling.into();
            match value {
                $($type::$variant $(($($part),+))? $({$($field),+})? => {
                    $($(let arguments = $crate::fill::Fill::fill(
                        $part, stringify!($part), arguments, telling,
                    );)+)?
                    $($(let arguments = $crate::fill::Fill::fill(
                        $field, stringify!($field), arguments, telling,
                    );)+)?
                    telling.words.message($key, &arguments)
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
            fn fill(&self, name: &'static str, arguments: Arguments, _: Telling<'_>) -> Arguments {
                arguments.with(name, *self)
            }
        })+
    };
}

known!(u8, u16, Role, Side, Bitboard, Millis);

/// Values that are written the same in every language.
macro_rules! written {
    ($($type:ty),+ $(,)?) => {
        $(impl Fill for $type {
            fn fill(&self, name: &'static str, arguments: Arguments, _: Telling<'_>) -> Arguments {
                arguments.with(name, self.to_string())
            }
        })+
    };
}

written!(Box<str>, Score, Points, Seal);

/// Values that have words of their own, the same in every game.
macro_rules! told {
    ($($type:ty => $method:ident),+ $(,)?) => {
        $(impl Fill for $type {
            fn fill(
                &self,
                name: &'static str,
                arguments: Arguments,
                telling: Telling<'_>,
            ) -> Arguments {
                arguments.with(name, telling.words.$method(self))
            }
        })+
    };
}

told! {
    Answer => answer,
    Claim => claim_name,
    Illegal => illegal,
    Misconduct => misconduct,
    Outcome => ended,
    Penalty => penalty,
    Reason => reason,
    SanError => san_error,
    Stake => stake,
}

/// Values that are told otherwise where the game is known.
macro_rules! told_in {
    ($($type:ty => $method:ident),+ $(,)?) => {
        $(impl Fill for $type {
            fn fill(
                &self,
                name: &'static str,
                arguments: Arguments,
                telling: Telling<'_>,
            ) -> Arguments {
                arguments.with(name, telling.$method(self))
            }
        })+
    };
}

told_in! {
    Adjourning => adjourning,
    EntryText => entry,
    Finding => finding,
    Move => move_text,
    Obligation => obligation,
    Observation => observation,
    Opened => opened,
    Uci => uci_text,
}

/// Values that a message only chooses by.
macro_rules! chosen {
    ($($type:ident { $($variant:ident => $key:literal),+ $(,)? })+) => {
        $(impl Fill for $type {
            fn fill(&self, name: &'static str, arguments: Arguments, _: Telling<'_>) -> Arguments {
                arguments.with(name, match self {
                    $(Self::$variant => $key,)+
                })
            }
        })+
    };
}

chosen! {
    AbsenceClaim { Win => "win", Draw => "draw" }
    Appealed { Dismissed => "dismissed", Upheld => "upheld" }
    Ground { NormalMeans => "normal_means", NoEffort => "no_effort" }
    Mislaid { Envelope => "envelope", Position => "position" }
    SealFault {
        Ambiguous => "ambiguous",
        Meaningless => "meaningless",
        Illegal => "illegal",
        Nothing => "nothing",
        NotHandedIn => "not_handed_in",
    }
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

impl Fill for Article {
    fn fill(&self, name: &'static str, arguments: Arguments, telling: Telling<'_>) -> Arguments {
        arguments.with(name, telling.words.article(*self))
    }
}

/// What is wrong is a clause, and `$kind` chooses by it.
impl Fill for Breach {
    fn fill(&self, name: &'static str, arguments: Arguments, telling: Telling<'_>) -> Arguments {
        let kind = match self {
            Self::IllegalMove => "illegal_move",
            Self::KingCaptured => "king_captured",
            Self::UnpromotedPawn => "unpromoted_pawn",
            Self::EmptyPress => "empty_press",
            Self::TwoHands => "two_hands",
        };
        arguments
            .with(name, telling.words.breach(self))
            .with("kind", kind)
    }
}

/// With `color` comes `opponent`.
impl Fill for Color {
    fn fill(&self, name: &'static str, arguments: Arguments, _: Telling<'_>) -> Arguments {
        let arguments = match name {
            "color" => arguments.with("opponent", !*self),
            _ => arguments,
        };
        arguments.with(name, *self)
    }
}

/// With a square comes the piece on it: `piece`, or `own_piece` and `other_piece` where there are
/// two.
impl Fill for Square {
    fn fill(&self, name: &'static str, arguments: Arguments, telling: Telling<'_>) -> Arguments {
        let arguments = match name {
            "square" | "from" => arguments.with("piece", telling.piece(*self, "piece")),
            "own" => arguments.with("own_piece", telling.piece(*self, "one")),
            "other" => arguments.with("other_piece", telling.piece(*self, "piece")),
            _ => arguments,
        };
        arguments.with(name, *self)
    }
}

/// With `ply`, so many half-moves, comes `place`, the position that they lead to (`place_one` where
/// the word for a position has been said), and `made`, the half-move that follows them.
impl Fill for u32 {
    fn fill(&self, name: &'static str, arguments: Arguments, telling: Telling<'_>) -> Arguments {
        let arguments = match name {
            "ply" => arguments
                .with("place", telling.place(*self, "whole"))
                .with("place_one", telling.place(*self, "one"))
                .with("made", telling.half_move(*self)),
            _ => arguments,
        };
        arguments.with(name, *self)
    }
}

/// Milliseconds.
impl Fill for u64 {
    fn fill(&self, name: &'static str, arguments: Arguments, _: Telling<'_>) -> Arguments {
        arguments.with(name, Millis(*self))
    }
}

/// `none` to choose by, or the value.
impl<T: Fill> Fill for Option<T> {
    fn fill(&self, name: &'static str, arguments: Arguments, telling: Telling<'_>) -> Arguments {
        match self {
            Some(value) => value.fill(name, arguments, telling),
            None => arguments.with(name, "none"),
        }
    }
}

/// A board is shown, not said.
impl Fill for Box<Board> {
    fn fill(&self, _: &'static str, arguments: Arguments, _: Telling<'_>) -> Arguments {
        arguments
    }
}

impl Fill for Rule {
    fn fill(&self, name: &'static str, arguments: Arguments, telling: Telling<'_>) -> Arguments {
        arguments.with(name, telling.words.rule(*self))
    }
}

impl Fill for RulingId {
    fn fill(&self, name: &'static str, arguments: Arguments, _: Telling<'_>) -> Arguments {
        arguments.with(name, self.0)
    }
}

impl Fill for QuestionId {
    fn fill(&self, name: &'static str, arguments: Arguments, _: Telling<'_>) -> Arguments {
        arguments.with(name, self.0)
    }
}

/// `none`, `written` or `announced` to choose by, and the move as `$move`.
impl Fill for Intended {
    fn fill(&self, name: &'static str, arguments: Arguments, telling: Telling<'_>) -> Arguments {
        match self {
            Self::None => arguments.with(name, "none"),
            Self::Written(uci) => uci.fill("move", arguments.with(name, "written"), telling),
            Self::Announced(uci) => uci.fill("move", arguments.with(name, "announced"), telling),
        }
    }
}
