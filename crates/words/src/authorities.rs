//! What rulings and refusals rest on.

use jadoube_arbiter::{Authority, Commentator, Regulation, SiteRule};

use crate::{Arguments, Words, fill::messages};

impl Words {
    /// What a ruling rests on: only an Article is called one, anything else says that it is not
    /// the Laws.
    ///
    /// ```
    /// use jadoube_arbiter::{Authority, Commentator, Regulation};
    /// use jadoube_laws::{Edition, Rule};
    /// use jadoube_words::{Language, Words};
    ///
    /// let article = Edition::E2023.article(Rule::Adjusting).expect("in 2023");
    /// let words = Words::new(Language::English);
    /// assert_eq!(words.authority(&Authority::Law(article)), "Article 4.2.1");
    /// assert_eq!(
    ///     words.authority(&Authority::Comment(Commentator::ArbitersManual2025, article)),
    ///     "FIDE Arbiters’ Manual, May 2025: comment on Article 4.2.1",
    /// );
    /// assert_eq!(
    ///     words.authority(&Authority::Regulations(Regulation::House(3))),
    ///     "regulations of the event, not the Laws: house rule 3",
    /// );
    /// ```
    pub fn authority(&self, authority: &Authority) -> String {
        match authority {
            Authority::Law(article) => self.article(*article),
            Authority::Comment(who, article) => {
                let arguments = Arguments::new()
                    .with("commentator", self.commentator(who))
                    .with("article", self.article(*article));
                self.message("authority-comment", &arguments)
            }
            Authority::Regulations(regulation) => {
                let regulation = regulated(self, regulation, Arguments::new());
                let arguments = Arguments::new().with("regulation", regulation);
                self.message("authority-regulations", &arguments)
            }
            Authority::Site(rule) => {
                let rule = of_site(self, rule, Arguments::new());
                self.message("authority-site", &Arguments::new().with("rule", rule))
            }
        }
    }

    /// The name of somebody whose reading of the Laws goes beyond their text.
    pub fn commentator(&self, commentator: &Commentator) -> String {
        commented(self, commentator, Arguments::new())
    }
}

messages! {
    fn commented(Commentator) {
        ArbitersManual2025 => "commentator-arbiters_manual_2025",
        RulesCommission2017 => "commentator-rules_commission_2017",
        FrenchArbiters => "commentator-french_arbiters",
        PolishArbiters => "commentator-polish_arbiters",
        Gijssen => "commentator-gijssen",
    }
}

messages! {
    fn regulated(Regulation) {
        IllegalMoves => "regulation-illegal_moves",
        Draws => "regulation-draws",
        DefaultTime => "regulation-default_time",
        Class => "regulation-class",
        Points => "regulation-points",
        Friendly => "regulation-friendly",
        House(number) => "regulation-house",
    }
}

messages! {
    fn of_site(SiteRule) {
        Record => "site-record",
        TimePerTurn => "site-time_per_turn",
        OnlineMoves => "site-online_moves",
        OnlineDraws => "site-online_draws",
        NobodySeated => "site-nobody_seated",
        Questions => "site-questions",
        Absence => "site-absence",
        Takeback => "site-takeback",
        Rulings => "site-rulings",
    }
}
