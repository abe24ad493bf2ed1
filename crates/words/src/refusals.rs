//! Refusals.

use jadoube_arbiter::{Game, Refusal, Refused};

use crate::{Arguments, Words, fill::messages, telling::Telling};

impl Words {
    /// Why a fact is not accepted, as a sentence with what that rests on in brackets.
    ///
    /// ```
    /// use jadoube_arbiter::{Authority, Refusal, Refused};
    /// use jadoube_laws::{Color, Edition, Rule};
    /// use jadoube_words::{Language, Words};
    ///
    /// let article = Edition::E2023.article(Rule::Turn).expect("in 2023");
    /// let refusal = Refusal {
    ///     reason: Refused::NotOnMove(Color::Black),
    ///     authority: Authority::Law(article),
    /// };
    /// let spanish = Words::new(Language::Spanish);
    /// assert_eq!(spanish.refusal(&refusal), "No les toca a las negras (artículo 1.2).");
    /// ```
    pub fn refusal(&self, refusal: &Refusal) -> String {
        self.cited(
            &self.refused(&refusal.reason),
            self.authority(&refusal.authority),
        )
    }

    /// Why a fact is not accepted in a game, as a sentence that names the player and the pieces of
    /// an obligation, with what it rests on in brackets.
    ///
    /// ```
    /// use jadoube_arbiter::{Authority, Game, Must, Obligation, Refusal, Refused, Regulations};
    /// use jadoube_laws::{Color, Edition, Rule, Square};
    /// use jadoube_words::{Language, Words};
    ///
    /// let game = Game::new(Regulations::default().into());
    /// let rule = Rule::TouchedOwn;
    /// let article = Edition::E2023.article(rule).expect("in 2023");
    /// let refusal = Refusal {
    ///     reason: Refused::Obliged(Obligation { must: Must::Move(Square::G1), rule }),
    ///     authority: Authority::Law(article),
    /// };
    /// assert_eq!(
    ///     Words::new(Language::English).refusal_in(&refusal, &game),
    ///     "It cannot be that move: White must move the knight on g1 (Article 4.3.1).",
    /// );
    /// ```
    pub fn refusal_in(&self, refusal: &Refusal, game: &Game) -> String {
        let telling = Telling::of(self, game);
        let clause = say(telling, &refusal.reason, Arguments::new());
        self.cited(&clause, self.authority(&refusal.authority))
    }

    /// Why a fact is not accepted, as a clause.
    pub fn refused(&self, reason: &Refused) -> String {
        say(self, reason, Arguments::new())
    }
}

messages! {
    fn say(Refused) {
        NotStarted => "refused-not_started",
        AlreadyStarted => "refused-already_started",
        Over => "refused-over",
        OutOfOrder => "refused-out_of_order",
        Paused => "refused-paused",
        NotPaused => "refused-not_paused",
        NotPresent(color) => "refused-not_present",
        AlreadyPresent(color) => "refused-already_present",
        NotOnMove(color) => "refused-not_on_move",
        NothingThere => "refused-nothing_there",
        WrongPiece => "refused-wrong_piece",
        MoveMade => "refused-move_made",
        Obliged(obligation) => "refused-obliged",
        Illegal(illegal) => "refused-illegal",
        Unreadable(error) => "refused-unreadable",
        MissingPromotion => "refused-missing_promotion",
        OnlyOnline => "refused-only_online",
        OnlyOverTheBoard => "refused-only_over_the_board",
        MayNotAdjust => "refused-may_not_adjust",
        ClockNotRunning => "refused-clock_not_running",
        NoClock => "refused-no_clock",
        NoOffer => "refused-no_offer",
        OfferStands => "refused-offer_stands",
        DrawNotAllowed => "refused-draw_not_allowed",
        TooEarly => "refused-too_early",
        ClaimRightLost => "refused-claim_right_lost",
        ClaimStands => "refused-claim_stands",
        NoClaim => "refused-no_claim",
        ClaimPending => "refused-claim_pending",
        NoSuchClaim => "refused-no_such_claim",
        NothingToClaim => "refused-nothing_to_claim",
        TooLate => "refused-too_late",
        OnlyDisplay => "refused-only_display",
        NoQuestion(number) => "refused-no_question",
        NotAnAnswer(number) => "refused-not_an_answer",
        ForTheArbiter(number) => "refused-for_the_arbiter",
        NoRuling(number) => "refused-no_ruling",
        NoAppeal(number) => "refused-no_appeal",
        Withdrawn(number) => "refused-withdrawn",
        NoMoreViews => "refused-no_more_views",
        NotInThisClass => "refused-not_in_this_class",
        NoSuchMove => "refused-no_such_move",
        NothingIrregular => "refused-nothing_irregular",
        NotAScore => "refused-not_a_score",
        NotOver => "refused-not_over",
        MustKeepSilent => "refused-must_keep_silent",
        Signed => "refused-signed",
        WrongSheet => "refused-wrong_sheet",
        Friendly => "refused-friendly",
        NobodySeated => "refused-nobody_seated",
        Displaced => "refused-displaced",
        NoSuchPenalty => "refused-no_such_penalty",
        NothingDue => "refused-nothing_due",
        QuickplayNotAnnounced => "refused-quickplay_not_announced",
        NoQuickplay => "refused-no_quickplay",
        MoreThanTwoMinutes => "refused-more_than_two_minutes",
        FlagFallen => "refused-flag_fallen",
        Adjourned => "refused-adjourned",
        NotAdjourned => "refused-not_adjourned",
        AlreadyAdjourned => "refused-already_adjourned",
        NothingToSeal => "refused-nothing_to_seal",
        NothingSealed => "refused-nothing_sealed",
        AlreadySealed => "refused-already_sealed",
        SeveralReadings => "refused-several_readings",
        OnlyTheArbiter => "refused-only_the_arbiter",
    }
}
