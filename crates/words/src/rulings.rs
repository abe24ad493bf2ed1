//! Rulings.

use jadoube_arbiter::{Authority, Game, Ruling};

use crate::{Arguments, Words, fill::messages, telling::Telling};

impl Words {
    /// What is ruled, as a clause.
    ///
    /// Where the ruling does not say whom it binds, as with an obligation, the clause speaks of
    /// the player on move.
    ///
    /// ```
    /// use jadoube_arbiter::Ruling;
    /// use jadoube_laws::Color;
    /// use jadoube_words::{Language, Words};
    ///
    /// let ruling = Ruling::ExtraTime(Color::Black, 120_000);
    /// let spanish = Words::new(Language::Spanish);
    /// assert_eq!(spanish.ruling(&ruling), "las negras reciben 2 minutos más");
    /// let english = Words::new(Language::English);
    /// assert_eq!(english.ruling(&ruling), "Black receives 2 minutes more");
    /// ```
    pub fn ruling(&self, ruling: &Ruling) -> String {
        let none = Arguments::new().with("clocks", "none");
        say(self, ruling, none.with("matter", "discretion"))
    }

    /// What is ruled, as a sentence with what it rests on in brackets.
    ///
    /// ```
    /// use jadoube_arbiter::{Authority, Game, Ruling};
    /// use jadoube_laws::{Color, Edition, Rule};
    /// use jadoube_words::{Language, Words};
    ///
    /// let article = Edition::E2023.article(Rule::IllegalMovePenalty).expect("in 2023");
    /// let ruling = Ruling::ExtraTime(Color::Black, 120_000);
    /// assert_eq!(
    ///     Words::new(Language::English).ruling_sentence(&ruling, &Authority::Law(article)),
    ///     "Black receives 2 minutes more (Article 7.5.5).",
    /// );
    /// ```
    pub fn ruling_sentence(&self, ruling: &Ruling, authority: &Authority) -> String {
        self.cited(&self.ruling(ruling), self.authority(authority))
    }

    /// What is ruled in a game, as a sentence with what it rests on in brackets; the game is as it
    /// stands once the ruling is part of it.
    ///
    /// The sentence names the player who is obliged and the piece that stands on a square, gives
    /// moves their numbers, and tells what clocks show that were set. A free decision is told by
    /// what it rests on: other evidence of the moves made, a result that does not stand, an
    /// impossible position, or discretion.
    ///
    /// ```
    /// use jadoube_arbiter::{Authority, Game, Regulations, Ruling};
    /// use jadoube_laws::{Edition, Rule};
    /// use jadoube_words::{Language, Words};
    ///
    /// let game = Game::new(Regulations::default().into());
    /// let article = Edition::E2023.article(Rule::IllegalMoveFound).expect("in 2023");
    /// assert_eq!(
    ///     Words::new(Language::Spanish).ruling_in(
    ///         &Ruling::Restored(22),
    ///         &Authority::Law(article),
    ///         &game,
    ///     ),
    ///     "Se repone la posición anterior a la jugada 12 de las blancas (artículo 7.5.1).",
    /// );
    /// ```
    pub fn ruling_in(&self, ruling: &Ruling, authority: &Authority, game: &Game) -> String {
        Telling::of(self, game).ruling(ruling, authority)
    }

    /// The same as a clause, without what it rests on.
    ///
    /// ```
    /// use jadoube_arbiter::{Authority, Game, Regulations, Ruling};
    /// use jadoube_laws::{Edition, Rule};
    /// use jadoube_words::{Language, Words};
    ///
    /// let game = Game::new(Regulations::default().into());
    /// let article = Edition::E2023.article(Rule::IllegalMoveFound).expect("in 2023");
    /// assert_eq!(
    ///     Words::new(Language::English).ruling_clause_in(
    ///         &Ruling::Restored(22),
    ///         &Authority::Law(article),
    ///         &game,
    ///     ),
    ///     "the position before White’s 12th move is reinstated",
    /// );
    /// ```
    pub fn ruling_clause_in(&self, ruling: &Ruling, authority: &Authority, game: &Game) -> String {
        Telling::of(self, game).ruling_clause(ruling, authority)
    }
}

impl Telling<'_> {
    pub(crate) fn ruling(self, ruling: &Ruling, authority: &Authority) -> String {
        let clause = self.ruling_clause(ruling, authority);
        self.words.cited(&clause, self.words.authority(authority))
    }

    fn ruling_clause(self, ruling: &Ruling, authority: &Authority) -> String {
        let clocks = self.clocks().unwrap_or_else(|| "none".to_owned());
        let arguments = Arguments::new()
            .with("clocks", clocks)
            .with("matter", self.matter(authority));
        say(self, ruling, arguments)
    }
}

messages! {
    fn say(Ruling) {
        // Start of play
        ClockStarted => "ruling-clock_started",
        InTime(color) => "ruling-in_time",
        WhiteLosesTime => "ruling-white_loses_time",
        SetUpStands => "ruling-set_up_stands",
        PositionTransferred => "ruling-position_transferred",
        ReversedColorsStand => "ruling-reversed_colors_stand",
        CastlingBarred(color, squares) => "ruling-castling_barred",
        // Touching and moving
        Obliged(obligation) => "ruling-obliged",
        AccidentalTouch(square) => "ruling-accidental_touch",
        AdjustingVoid(square) => "ruling-adjusting_void",
        TouchBroken(color) => "ruling-touch_broken",
        TakenBackInTime(color) => "ruling-taken_back_in_time",
        NotCompleted(color) => "ruling-not_completed",
        CapturedOnPromotion(square) => "ruling-captured_on_promotion",
        TouchClaimLost(color) => "ruling-touch_claim_lost",
        TouchClaimRejected(color) => "ruling-touch_claim_rejected",
        CompletedByNextMove(color) => "ruling-completed_by_next_move",
        // Illegal moves
        IllegalMove(color, breach, count) => "ruling-illegal_move",
        GainTakenBack(color, time) => "ruling-gain_taken_back",
        ExtraTime(color, time) => "ruling-extra_time",
        TimeTaken(color, time) => "ruling-time_taken",
        BecomesQueen(square) => "ruling-becomes_queen",
        Restored(ply) => "ruling-restored",
        IllegalMoveStands => "ruling-illegal_move_stands",
        IllegalMoveClaimRejected(color) => "ruling-illegal_move_claim_rejected",
        WaitOneMove => "ruling-wait_one_move",
        TwoMovesNotIllegal(color) => "ruling-two_moves_not_illegal",
        PutBackOnOwnTime(color) => "ruling-put_back_on_own_time",
        // Clock
        FlagNoticed(color) => "ruling-flag_noticed",
        QuotaMet(color) => "ruling-quota_met",
        FlagDisregarded(color) => "ruling-flag_disregarded",
        FlagClaimRejected(color) => "ruling-flag_claim_rejected",
        BothFlagsGoOn => "ruling-both_flags_go_on",
        ClockRuns(color) => "ruling-clock_runs",
        StopAccepted(color) => "ruling-stop_accepted",
        ClocksSet => "ruling-clocks_set",
        SettingMended => "ruling-setting_mended",
        SettingLeft => "ruling-setting_left",
        ClockReplaced => "ruling-clock_replaced",
        OtherHandNotIllegal(color) => "ruling-other_hand_not_illegal",
        // Draws
        Offered(color) => "ruling-offered",
        OfferedAtOtherTime(color) => "ruling-offered_at_other_time",
        ConditionVoid(color) => "ruling-condition_void",
        OfferRefused(color) => "ruling-offer_refused",
        ClaimIsOffer(color) => "ruling-claim_is_offer",
        ClaimTested(color) => "ruling-claim_tested",
        ClaimCorrect(claim) => "ruling-claim_correct",
        ClaimWrong(color, claim) => "ruling-claim_wrong",
        MakeClaimLegal(color) => "ruling-make_claim_legal",
        AnnouncedMoveIllegal(color) => "ruling-announced_move_illegal",
        // Quickplay finish
        IncrementSet(color, time) => "ruling-increment_set",
        IncrementDenied(color) => "ruling-increment_denied",
        QuickplayClaimed(color, ground) => "ruling-quickplay_claimed",
        QuickplayPostponed(color) => "ruling-quickplay_postponed",
        QuickplayRejected(color) => "ruling-quickplay_rejected",
        // Adjournment
        ToSeal(color) => "ruling-to_seal",
        Adjourned(color) => "ruling-adjourned",
        SealedOnBoard(color) => "ruling-sealed_on_board",
        SessionBegins => "ruling-session_begins",
        ReplierMissing(color) => "ruling-replier_missing",
        EnvelopeToOpen(color) => "ruling-envelope_to_open",
        EnvelopeOpened(color) => "ruling-envelope_opened",
        ReplySealed(color) => "ruling-reply_sealed",
        EnvelopeMissing(color) => "ruling-envelope_missing",
        // Recording
        RecordingExcused(color) => "ruling-recording_excused",
        MustCatchUp(color) => "ruling-must_catch_up",
        ArbiterRecords => "ruling-arbiter_records",
        BothCatchUp => "ruling-both_catch_up",
        NextPeriodByDefault(color) => "ruling-next_period_by_default",
        NotedForReconstruction => "ruling-noted_for_reconstruction",
        WrittenAhead(color) => "ruling-written_ahead",
        PreviousNotWritten(color) => "ruling-previous_not_written",
        OtherNotation(color) => "ruling-other_notation",
        MarkOffer => "ruling-mark_offer",
        AssistantAllowed(color) => "ruling-assistant_allowed",
        SheetsShown => "ruling-sheets_shown",
        SheetSeen(color, count) => "ruling-sheet_seen",
        ResultSigned => "ruling-result_signed",
        // The arbiter
        Penalized(color, penalty, misconduct) => "ruling-penalized",
        NoPenalty(color, misconduct) => "ruling-no_penalty",
        Explained(rule) => "ruling-explained",
        Decided => "ruling-decided",
        BystanderHeard => "ruling-bystander_heard",
        BystanderWarned => "ruling-bystander_warned",
        Appealed(number) => "ruling-appealed",
        AppealDecided(number) => "ruling-appeal_decided",
        Withdrawn(number) => "ruling-withdrawn",
        ResultStands => "ruling-result_stands",
        TakenBack(ply) => "ruling-taken_back",
        // The end
        Over(outcome) => "ruling-over",
    }
}
