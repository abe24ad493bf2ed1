//! Illegal moves: what counts as one, who may act on it, and what it costs.

use super::{Class, Edition, Supervision, former};
use crate::{Article, Cited, Rule};

/// What a player can do that an edition may count as an illegal move.
///
/// Law: [7.5](crate::law::A7_5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Breach {
    /// A move that the piece cannot make, or that leaves the king in check.
    IllegalMove,
    /// The opponent's king was taken.
    KingCaptured,
    /// The clock was pressed with a pawn left on the last rank.
    UnpromotedPawn,
    /// The clock was pressed without a move.
    EmptyPress,
    /// One move was made with two hands.
    TwoHands,
}

impl Breach {
    /// Every breach.
    pub const ALL: [Self; 5] = [
        Self::IllegalMove,
        Self::KingCaptured,
        Self::UnpromotedPawn,
        Self::EmptyPress,
        Self::TwoHands,
    ];
}

/// Who may act on an illegal move, and until when.
///
/// Law: [7.5.1](crate::law::A7_5_1), [A.5.2](crate::law::APP_A_5_2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Noticed {
    /// Anyone, as long as the game lasts.
    Anytime,
    /// The arbiter who sees it or the opponent who claims it, until the opponent has moved.
    BeforeReply,
    /// The opponent alone, by a claim before moving.
    OnClaimBeforeReply,
}

/// What an edition does about illegal moves in games of one class.
///
/// Law: [7.5.5](crate::law::A7_5_5), [A.5.2](crate::law::APP_A_5_2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct IllegalMoves {
    /// Who may act on one, and until when.
    pub noticed: Noticed,
    /// Where that is said.
    pub article: Option<Article>,
    /// The time added to the opponent's, for each one that does not lose the game.
    pub extra_ms: Option<Cited<u64>>,
    /// Which one loses the game: the first, the second or the third; none if nothing is said.
    pub loses_on: Option<Cited<u32>>,
    /// Where the game is drawn instead if the opponent could not mate by any series of moves. In
    /// 1997 it says that the opponent needs the material to mate in order to win.
    pub drawn_without_mate: Option<Article>,
}

impl Edition {
    /// What is done about an illegal move.
    ///
    /// In 1997 an illegal move of a standard game was put right without a penalty; the scale for
    /// the quickplay finish of that edition, in its Article 10.3, is left out.
    ///
    /// Law: [7.5.1](crate::law::A7_5_1), [7.5.5](crate::law::A7_5_5), [A.3](crate::law::APP_A_3),
    /// [A.5.2](crate::law::APP_A_5_2).
    ///
    /// ```
    /// use jadoube_laws::{Class, Edition, Supervision};
    ///
    /// let rapid = |edition: Edition| {
    ///     let illegal = edition.illegal_moves(Class::Rapid, Supervision::Otherwise);
    ///     (illegal.loses_on.map(|which| which.value), illegal.extra_ms.map(|extra| extra.value))
    /// };
    /// assert_eq!(rapid(Edition::E2017), (Some(1), None));
    /// assert_eq!(rapid(Edition::E2018), (Some(2), Some(120_000)));
    /// assert_eq!(rapid(Edition::E2023), (Some(2), Some(60_000)));
    /// ```
    pub fn illegal_moves(self, class: Class, supervision: Supervision) -> IllegalMoves {
        let ordinary = self.ordinary(class);
        if !self.by_appendix(class, supervision) {
            return self.supervised(class, ordinary);
        }
        match class {
            Class::Standard => ordinary,
            Class::Rapid => self.rapid(ordinary),
            Class::Blitz => self.blitz(ordinary),
        }
    }

    /// Where something is made an illegal move, or to be penalized like one; nothing where this
    /// edition does not.
    ///
    /// Law: [7.5.1](crate::law::A7_5_1), [7.5.2](crate::law::A7_5_2), [7.5.3](crate::law::A7_5_3),
    /// [7.5.4](crate::law::A7_5_4), [1.4.1](crate::law::A1_4_1).
    pub fn breach(self, breach: Breach) -> Option<Article> {
        match breach {
            Breach::IllegalMove => self.article(Rule::IllegalMoveFound),
            Breach::KingCaptured => self.cell(former::KING_CAPTURED),
            Breach::UnpromotedPawn => self.article(Rule::UnpromotedPawn),
            Breach::EmptyPress => self.article(Rule::EmptyPress),
            Breach::TwoHands => self.article(Rule::TwoHands),
        }
    }

    /// Where the penalty for something that counts as an illegal move is said in an item of its
    /// own: so in 2017 for two hands and for pressing without a move.
    ///
    /// Law: [7.5.5](crate::law::A7_5_5).
    pub fn breach_penalty(self, breach: Breach) -> Option<Article> {
        match breach {
            Breach::IllegalMove | Breach::KingCaptured | Breach::UnpromotedPawn => None,
            Breach::TwoHands => self.cell(former::TWO_HANDS_PENALTY),
            Breach::EmptyPress => self.cell(former::EMPTY_PRESS_PENALTY),
        }
    }

    /// Whether a move made with two hands counts as illegal only once the clock is pressed: so
    /// since 2018. The edition of 2017 does not say, which is read as no.
    ///
    /// Law: [7.5.4](crate::law::A7_5_4).
    pub const fn two_hands_need_press(self) -> bool {
        match self {
            Self::E1997 | Self::E2001 | Self::E2005 | Self::E2009 | Self::E2014 | Self::E2017 => {
                false
            }
            Self::E2018 | Self::E2023 => true,
        }
    }

    /// Where a pawn left on the last rank with the clock pressed is made a queen: since 2014.
    /// Before, the player chose.
    ///
    /// Law: [7.5.2](crate::law::A7_5_2).
    pub fn unpromoted_becomes_queen(self) -> Option<Article> {
        match self {
            Self::E1997 | Self::E2001 | Self::E2005 | Self::E2009 => None,
            Self::E2014 | Self::E2017 | Self::E2018 | Self::E2023 => {
                self.article(Rule::UnpromotedPawn)
            }
        }
    }

    /// The time a fault gives the opponent: a minute where the appendix says so, or what its own
    /// Article says.
    pub(super) fn minutes(self, class: Class, rule: Rule, usual_ms: u64) -> Option<Cited<u64>> {
        let one_minute = match class {
            Class::Standard => None,
            Class::Rapid => self.cite(Rule::RapidPenalty, 60_000),
            Class::Blitz => self.cite(Rule::BlitzPenalty, 60_000),
        };
        one_minute.or_else(|| self.cite(rule, usual_ms))
    }

    /// What the Competition Rules do, with the minutes of the class.
    fn ordinary(self, class: Class) -> IllegalMoves {
        let penalty = Rule::IllegalMovePenalty;
        let loses_on = match self {
            Self::E1997 => None,
            Self::E2001 | Self::E2005 | Self::E2009 => self.cite(penalty, 3),
            Self::E2014 | Self::E2017 | Self::E2018 | Self::E2023 => self.cite(penalty, 2),
        };
        let drawn_without_mate = match self {
            Self::E1997 | Self::E2001 | Self::E2005 => None,
            Self::E2009 | Self::E2014 | Self::E2017 | Self::E2018 | Self::E2023 => {
                self.article(penalty)
            }
        };
        IllegalMoves {
            noticed: Noticed::Anytime,
            article: self.article(Rule::IllegalMoveFound),
            extra_ms: loses_on.and_then(|_| self.minutes(class, penalty, 120_000)),
            loses_on,
            drawn_without_mate,
        }
    }

    /// What the Competition Rules do in a supervised game, where they were read to hold for it.
    fn supervised(self, class: Class, ordinary: IllegalMoves) -> IllegalMoves {
        let rule = match class {
            Class::Standard => return ordinary,
            Class::Rapid => Rule::RapidSupervised,
            Class::Blitz => Rule::BlitzSupervised,
        };
        if self.article(rule).is_none_or(Article::is_read) {
            return ordinary;
        }
        IllegalMoves {
            extra_ms: ordinary.extra_ms.map(unread),
            loses_on: ordinary.loses_on.map(unread),
            ..ordinary
        }
    }

    fn rapid(self, ordinary: IllegalMoves) -> IllegalMoves {
        let article = self.article(Rule::RapidIllegalMove);
        match self {
            Self::E1997 | Self::E2001 => IllegalMoves {
                article: ordinary.article.map(Article::doubted),
                extra_ms: ordinary.extra_ms.map(unread),
                loses_on: ordinary.loses_on.map(unread),
                ..ordinary
            },
            Self::E2005 | Self::E2009 => IllegalMoves {
                noticed: Noticed::OnClaimBeforeReply,
                article,
                extra_ms: ordinary.extra_ms.map(doubted),
                ..ordinary
            },
            Self::E2014 | Self::E2017 => lost_at_once(Noticed::BeforeReply, article),
            Self::E2018 | Self::E2023 => IllegalMoves {
                noticed: Noticed::BeforeReply,
                article,
                ..ordinary
            },
        }
    }

    fn blitz(self, ordinary: IllegalMoves) -> IllegalMoves {
        let article = self.article(Rule::BlitzIllegalMove);
        match self {
            Self::E1997 | Self::E2001 => IllegalMoves {
                drawn_without_mate: self.cell(former::BLITZ_WITHOUT_MATE),
                ..lost_at_once(Noticed::OnClaimBeforeReply, article)
            },
            Self::E2005 | Self::E2009 => lost_at_once(Noticed::OnClaimBeforeReply, article),
            Self::E2014 | Self::E2017 => lost_at_once(Noticed::BeforeReply, article),
            Self::E2018 | Self::E2023 => IllegalMoves {
                noticed: Noticed::BeforeReply,
                article,
                ..ordinary
            },
        }
    }
}

/// The first illegal move loses the game, by one and the same Article.
fn lost_at_once(noticed: Noticed, article: Option<Article>) -> IllegalMoves {
    IllegalMoves {
        noticed,
        article,
        extra_ms: None,
        loses_on: article.map(|article| Cited { value: 1, article }),
        drawn_without_mate: article,
    }
}

fn doubted<T>(cited: Cited<T>) -> Cited<T> {
    Cited {
        article: cited.article.doubted(),
        ..cited
    }
}

fn unread<T>(cited: Cited<T>) -> Cited<T> {
    Cited {
        article: cited.article.unread(),
        ..cited
    }
}
