//! What a ruling rests on.

use core::fmt;

use jadoube_laws::Article;

/// What a ruling or a refusal rests on. Only the first is law.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Authority {
    /// An Article of the game's edition.
    Law(Article),
    /// What a named authority says beyond the text of an Article.
    Comment(Commentator, Article),
    /// The regulations of the event.
    Regulations(Regulation),
    /// A rule of the site where the game is played.
    Site(SiteRule),
}

impl Authority {
    /// The Article, of the Laws or commented on.
    pub const fn article(self) -> Option<Article> {
        match self {
            Self::Law(article) | Self::Comment(_, article) => Some(article),
            Self::Regulations(_) | Self::Site(_) => None,
        }
    }
}

/// Somebody whose reading of the Laws goes beyond their text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Commentator {
    /// The Arbiters' Manual of FIDE, May 2025.
    ArbitersManual2025,
    /// The Rules Commission, interpretations of June 2017.
    RulesCommission2017,
    /// The French federation's directorate of arbiters: its book of October 2025 and its
    /// examinations.
    FrenchArbiters,
    /// The Polish federation's course for arbiters, 2026.
    PolishArbiters,
    /// Geurt Gijssen, "An Arbiter's Notebook".
    Gijssen,
}

impl Commentator {
    /// Every one.
    pub const ALL: [Self; 5] = [
        Self::ArbitersManual2025,
        Self::RulesCommission2017,
        Self::FrenchArbiters,
        Self::PolishArbiters,
        Self::Gijssen,
    ];

    /// A stable name for files and messages.
    pub const fn key(self) -> &'static str {
        match self {
            Self::ArbitersManual2025 => "arbiters_manual_2025",
            Self::RulesCommission2017 => "rules_commission_2017",
            Self::FrenchArbiters => "french_arbiters",
            Self::PolishArbiters => "polish_arbiters",
            Self::Gijssen => "gijssen",
        }
    }
}

/// A regulation of the event that a ruling rests on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Regulation {
    /// Illegal moves are dealt with otherwise than the Laws say, as at school.
    IllegalMoves,
    /// Draws may not be agreed, or not so early.
    Draws,
    /// What happens to late players.
    DefaultTime,
    /// A class other than the one that follows from the time.
    Class,
    /// Results count otherwise than a point, half a point and nothing.
    Points,
    /// Only Articles 1 to 5 are played by.
    Friendly,
    /// A house rule, by its number in the regulations.
    House(u16),
}

/// A rule of the site where the game is played, not of the Laws.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SiteRule {
    /// Facts come in the order in which they happened.
    Record,
    /// Time for every turn, not for the game.
    TimePerTurn,
    /// Online only legal moves are accepted, and they complete themselves.
    OnlineMoves,
    /// Online a third occurrence or 50 moves draw at once.
    OnlineDraws,
    /// Where nobody is seated as arbiter, a question nobody agrees on has a default.
    NobodySeated,
    /// What nobody asked is not answered.
    Questions,
    /// Who has gone for long enough loses to a claim, or has drawn.
    Absence,
    /// Moves are taken back by agreement, with the time they took.
    Takeback,
    /// A ruling is withdrawn by its number, and once.
    Rulings,
}

impl SiteRule {
    /// Every one.
    pub const ALL: [Self; 9] = [
        Self::Record,
        Self::TimePerTurn,
        Self::OnlineMoves,
        Self::OnlineDraws,
        Self::NobodySeated,
        Self::Questions,
        Self::Absence,
        Self::Takeback,
        Self::Rulings,
    ];

    /// A stable name for files and messages.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Record => "record",
            Self::TimePerTurn => "time_per_turn",
            Self::OnlineMoves => "online_moves",
            Self::OnlineDraws => "online_draws",
            Self::NobodySeated => "nobody_seated",
            Self::Questions => "questions",
            Self::Absence => "absence",
            Self::Takeback => "takeback",
            Self::Rulings => "rulings",
        }
    }
}

/// Writes the number of the Article, or a stable name of what else it is.
impl fmt::Display for Authority {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Law(article) => article.fmt(f),
            Self::Comment(who, article) => write!(f, "{} on {article}", who.key()),
            Self::Regulations(Regulation::IllegalMoves) => f.pad("regulations:illegal_moves"),
            Self::Regulations(Regulation::Draws) => f.pad("regulations:draws"),
            Self::Regulations(Regulation::DefaultTime) => f.pad("regulations:default_time"),
            Self::Regulations(Regulation::Class) => f.pad("regulations:class"),
            Self::Regulations(Regulation::Points) => f.pad("regulations:points"),
            Self::Regulations(Regulation::Friendly) => f.pad("regulations:friendly"),
            Self::Regulations(Regulation::House(number)) => write!(f, "regulations:{number}"),
            Self::Site(rule) => write!(f, "site:{}", rule.key()),
        }
    }
}
