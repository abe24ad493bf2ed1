//! One value of every variant.

use jadoube_arbiter::{
    AbsenceClaim, Act, Adjourning, Answer, Appealed, Authority, Commentator, EntryText, Finding,
    Ground, Hand, Happening, Intended, Manner, Millis, Misconduct, Mishandling, Mislaid, Must,
    Obligation, Observation, Opened, Order, Outcome, Penalty, Points, Question, QuestionId, Reason,
    Refused, Regulation, Report, Ruler, Ruling, RulingId, Score, SealFault, Secret, SiteAct,
    SiteRule, Stake, StopReason, Terms,
};
use jadoube_laws::{
    Article, Bitboard, Board, Breach, Claim, Color, Edition, Illegal, Move, Position, Role, Rule,
    SanError, Side, Square, Uci,
};

const WHITE: Color = Color::White;
const BLACK: Color = Color::Black;
const E4: Square = Square::E4;
const TIME: Millis = Millis(5_397_000);
const MUST: Obligation = Obligation {
    must: Must::Move(Square::B1),
    rule: Rule::TouchedOwn,
};
pub(crate) const OUTCOME: Outcome = Outcome {
    score: Some(Score::win(WHITE)),
    reason: Reason::Resignation(BLACK),
    authority: Authority::Site(SiteRule::Record),
    by: Ruler::Program,
};

fn article() -> Article {
    let article = Edition::E2005.article(Rule::ClaimWrong);
    article.expect("claims may be wrong")
}

fn first_move() -> Move {
    *Position::initial().legal_moves().first().expect("a move")
}

/// A function that gives one value of each variant of an enum: a variant left out does not
/// compile.
macro_rules! every {
    (fn $name:ident() -> $type:ident {
        $($variant:ident $(($($part:expr),+))? $({$($field:ident: $value:expr),+})?,)+
    }) => {
        pub(crate) fn $name() -> Vec<$type> {
            let listed = |value: &$type| match value {
                $($type::$variant { .. } => {})+
            };
            let all = vec![
                $($type::$variant $(($($part),+))? $({$($field: $value),+})?,)+
            ];
            all.iter().for_each(listed);
            all
        }
    };
}

every! {
    fn rulings() -> Ruling {
        ClockStarted,
        InTime(WHITE),
        WhiteLosesTime,
        SetUpStands,
        PositionTransferred,
        ReversedColorsStand,
        CastlingBarred(WHITE, Bitboard::BACK_RANKS),
        Obliged(MUST),
        AccidentalTouch(E4),
        AdjustingVoid(E4),
        TouchBroken(WHITE),
        TakenBackInTime(WHITE),
        NotCompleted(WHITE),
        CapturedOnPromotion(E4),
        TouchClaimLost(WHITE),
        TouchClaimRejected(WHITE),
        CompletedByNextMove(WHITE),
        IllegalMove(WHITE, Breach::EmptyPress, 1),
        GainTakenBack(WHITE, 120_000),
        ExtraTime(WHITE, 120_000),
        TimeTaken(WHITE, 120_000),
        BecomesQueen(E4),
        Restored(23),
        IllegalMoveStands,
        IllegalMoveClaimRejected(WHITE),
        WaitOneMove,
        TwoMovesNotIllegal(WHITE),
        PutBackOnOwnTime(WHITE),
        FlagNoticed(WHITE),
        QuotaMet(WHITE),
        FlagDisregarded(WHITE),
        FlagClaimRejected(WHITE),
        BothFlagsGoOn,
        ClockRuns(WHITE),
        StopAccepted(WHITE),
        ClocksSet,
        SettingMended,
        SettingLeft,
        ClockReplaced,
        OtherHandNotIllegal(WHITE),
        Offered(WHITE),
        OfferedAtOtherTime(WHITE),
        ConditionVoid(WHITE),
        OfferRefused(WHITE),
        ClaimIsOffer(WHITE),
        ClaimTested(WHITE),
        ClaimCorrect(Claim::Threefold),
        ClaimWrong(WHITE, Claim::Threefold),
        MakeClaimLegal(WHITE),
        AnnouncedMoveIllegal(WHITE),
        IncrementSet(WHITE, 5_000),
        IncrementDenied(WHITE),
        QuickplayClaimed(WHITE, Ground::NoEffort),
        QuickplayPostponed(WHITE),
        QuickplayRejected(WHITE),
        ToSeal(WHITE),
        Adjourned(WHITE),
        SealedOnBoard(WHITE),
        SessionBegins,
        ReplierMissing(WHITE),
        EnvelopeToOpen(WHITE),
        EnvelopeOpened(WHITE),
        ReplySealed(WHITE),
        EnvelopeMissing(WHITE),
        RecordingExcused(WHITE),
        MustCatchUp(WHITE),
        ArbiterRecords,
        BothCatchUp,
        NextPeriodByDefault(WHITE),
        NotedForReconstruction,
        WrittenAhead(WHITE),
        PreviousNotWritten(WHITE),
        OtherNotation(WHITE),
        MarkOffer,
        AssistantAllowed(WHITE),
        SheetsShown,
        SheetSeen(WHITE, 1),
        ResultSigned,
        Penalized(WHITE, Penalty::Warning, Misconduct::Annoyance),
        NoPenalty(WHITE, Misconduct::Annoyance),
        Explained(Rule::Adjusting),
        Decided,
        BystanderHeard,
        BystanderWarned,
        Appealed(RulingId(3)),
        AppealDecided(RulingId(3)),
        Withdrawn(RulingId(3)),
        ResultStands,
        TakenBack(23),
        Over(OUTCOME),
    }
}

every! {
    fn refused() -> Refused {
        NotStarted,
        AlreadyStarted,
        Over,
        OutOfOrder,
        Paused,
        NotPaused,
        NotPresent(WHITE),
        AlreadyPresent(WHITE),
        NotOnMove(WHITE),
        NothingThere,
        WrongPiece,
        MoveMade,
        Obliged(MUST),
        Illegal(Illegal::StaysPut { from: E4 }),
        Unreadable(SanError::Null),
        MissingPromotion,
        OnlyOnline,
        OnlyOverTheBoard,
        MayNotAdjust,
        ClockNotRunning,
        NoClock,
        NoOffer,
        OfferStands,
        DrawNotAllowed,
        TooEarly,
        ClaimRightLost,
        ClaimStands,
        NoClaim,
        ClaimPending,
        NoSuchClaim,
        NothingToClaim,
        TooLate,
        OnlyDisplay,
        NoQuestion(QuestionId(3)),
        NotAnAnswer(QuestionId(3)),
        ForTheArbiter(QuestionId(3)),
        NoRuling(RulingId(3)),
        NoAppeal(RulingId(3)),
        Withdrawn(RulingId(3)),
        NoMoreViews,
        NotInThisClass,
        NoSuchMove,
        NothingIrregular,
        NotAScore,
        NotOver,
        MustKeepSilent,
        Signed,
        WrongSheet,
        Friendly,
        NobodySeated,
        Displaced,
        NoSuchPenalty,
        NothingDue,
        QuickplayNotAnnounced,
        NoQuickplay,
        MoreThanTwoMinutes,
        FlagFallen,
        Adjourned,
        NotAdjourned,
        AlreadyAdjourned,
        NothingToSeal,
        NothingSealed,
        AlreadySealed,
        SeveralReadings,
        OnlyTheArbiter,
    }
}

every! {
    fn questions() -> Question {
        Touched(WHITE, E4),
        TwoHands(WHITE),
        CanMate(WHITE, Reason::Flag(BLACK)),
        Dead,
        GoodReason(WHITE),
        UnfinishedCastling(WHITE),
        Restarted(WHITE),
        Adjusting(WHITE, E4),
        Late(WHITE),
        BothLate,
        Misconduct(WHITE, Misconduct::Annoyance),
        ColorsReversed,
        KingCaptured(WHITE),
        PromotionChoice(WHITE),
        ClocksAfterGoingBack { ply: 23, white: TIME, black: TIME },
        ResultStands,
        Appeal(WHITE),
        Schedule { white: TIME, black: TIME },
        MovesUnknown,
        Increment(WHITE),
        Quickplay(WHITE, Ground::NormalMeans),
        QuickplayLater(WHITE, Ground::NoEffort),
        Envelope(WHITE, SealFault::Nothing),
        ResumedTimes { color: WHITE, white: TIME, black: TIME },
        Unverified(article(), Stake::More(WHITE, 180_000)),
    }
}

every! {
    fn answers() -> Answer {
        Yes,
        No,
        Lose,
        PlayOn,
        NewGame,
        Nothing,
        Warn,
        OpponentTime,
        OwnTime,
        LoseGame,
        IllegalMove,
        Castling,
        Distraction,
        Accident,
        ChargeTaker,
        ChargeOther,
        ChargeBoth,
        LeaveClocks,
        ClocksOfThen,
        Stands,
        Correct,
        NextPeriod,
        Evidence,
        Postpone,
        PostponeWithTime,
        Reject,
    }
}

every! {
    fn acts() -> Act {
        Arrive,
        SayAdjust,
        Touch(E4, Manner::Plain),
        Release { from: Square::E2, to: E4 },
        Remove(E4),
        Place(Role::Knight, E4),
        ReleaseNew(Role::Knight, E4),
        UseBothHands,
        Displace(Box::new(Board::EMPTY)),
        PutBack,
        Play { uci: Uci::Move { from: Square::E2, to: E4, promotion: None }, lag: Millis::ZERO },
        Press { hand: Hand::Same, lag: Millis::ZERO },
        Mishandle(Mishandling::Hover),
        Stop(StopReason::Help),
        RestartOpponent,
        Offer(Terms::Plain),
        WithdrawOffer,
        Accept,
        Decline,
        ClaimDraw(Claim::Threefold, Intended::None),
        WithdrawClaim,
        ClaimIllegalMove,
        ClaimTouch(E4),
        ClaimTwoHands,
        ClaimFlag,
        ClaimByDisplay,
        AskIncrement,
        ClaimQuickplay(Ground::NormalMeans),
        Seal(jadoube_arbiter::Seal([15; 32])),
        CloseEnvelope,
        StateSealed(Uci::Move { from: Square::E2, to: E4, promotion: None }),
        ClaimTimes { white: TIME, black: TIME },
        Resign,
        AgreeCorrection,
        Write(EntryText::Offer),
        Sign(Score::DRAW),
        AskSheet,
        AskExplanation(Rule::Adjusting),
        Appeal(RulingId(3)),
        Answer(QuestionId(3), Answer::Yes),
    }
}

every! {
    fn entries() -> EntryText {
        Move("Cf3".into()),
        At(23, "Cf3".into()),
        Offer,
        Clock(TIME),
    }
}

every! {
    fn orders() -> Order {
        StartRound,
        Pause,
        Resume,
        Answer(QuestionId(3), Answer::Yes),
        Observe(Observation::IllegalMove),
        Found(Finding::BoardTurned),
        SetClocks { white: Some(TIME), black: Some(TIME), reason: "x".into() },
        SetMoveCounter(WHITE, 1),
        GoBack(23),
        Penalize(WHITE, Penalty::Warning, Misconduct::Annoyance),
        Compensate(WHITE, TIME),
        AllowDraw,
        CheckClaim,
        AllowAssistant(WHITE, TIME),
        AskSheets,
        Tell(Secret::MoveCount),
        Rule { reason: "x".into(), score: None },
        Withdraw(RulingId(3), "x".into()),
        Adjourn(Adjourning::Early(TIME)),
        BeginSession,
        OpenEnvelope(Opened::Written("Td1".into())),
        Missing(Mislaid::Envelope),
        DecideAppeal(RulingId(3), Appealed::Upheld),
    }
}

every! {
    fn observations() -> Observation {
        Flag(WHITE),
        IllegalMove,
        TouchBroken,
        Touch(WHITE, E4),
        Accident(E4),
        Deliberate(E4),
        OrderUnclear,
        TwoHands(WHITE),
        UnsoundPosition,
        Misconduct(WHITE, Misconduct::Annoyance),
        BothRefuse,
        UnclaimedDraw,
        NotCome(WHITE),
        NobodyCame,
    }
}

every! {
    fn findings() -> Finding {
        WrongStart,
        BoardTurned,
        ColorsReversed,
        Displaced(Box::new(Board::EMPTY)),
        WrongSetting { white: TIME, black: TIME },
        Defect { white: TIME, black: TIME },
        SheetsHopeless,
        IllegalMoveAt(23),
        LastKnown(23),
    }
}

every! {
    fn reports() -> Report {
        IllegalMove,
        Flag(WHITE),
        Other,
        Interferes,
    }
}

every! {
    fn site_acts() -> SiteAct {
        StartRound,
        Absent(WHITE, AbsenceClaim::Win),
        TakeBack(23),
        CallStops(WHITE),
    }
}

every! {
    fn breaches() -> Breach {
        IllegalMove,
        KingCaptured,
        UnpromotedPawn,
        EmptyPress,
        TwoHands,
    }
}

every! {
    fn misconducts() -> Misconduct {
        Adjusting,
        OtherHand,
        Hovering,
        ClockHandling,
        IdleStop,
        EmptyPress,
        TwoHands,
        Displacing,
        TwoMoves,
        WritingAhead,
        NotWriting,
        ForbiddenOffer,
        Annoyance,
        Advice,
        NoHelp,
        Refusal,
        IllegalMove,
        Disrepute,
    }
}

every! {
    fn penalties() -> Penalty {
        Warning,
        OpponentTime(TIME),
        OwnTime(TIME),
        OpponentPoints(1),
        OwnPoints(1),
        Loss(Points::ONE),
        Fine,
        Rounds(1),
        Expulsion,
    }
}

every! {
    fn reasons() -> Reason {
        Checkmate,
        Stalemate,
        DeadPosition,
        Fivefold,
        SeventyFiveMoves,
        Agreement,
        Claim(Claim::Threefold),
        Resignation(WHITE),
        Flag(WHITE),
        BothFlags,
        IllegalMoves(WHITE),
        UnsoundPosition,
        Default(WHITE),
        BothDefault,
        Penalty(WHITE),
        BothRefused,
        Decision,
        Signed,
        WrongStart,
        ColorsReversed,
        Absence(WHITE),
        Quickplay(WHITE, Ground::NoEffort),
        Referred(WHITE, Ground::NormalMeans),
        Sealed(WHITE, SealFault::Illegal),
        PositionLost,
    }
}

every! {
    fn musts() -> Must {
        Any,
        Move(E4),
        MoveNotCastling(E4, Side::King),
        Capture(E4),
        CaptureWith(Square::B1, Square::C3),
        Castle(Side::King),
        Finish(Square::E2, E4),
        Promote(E4, Role::Knight),
        Play(first_move()),
    }
}

every! {
    fn commentators() -> Commentator {
        ArbitersManual2025,
        RulesCommission2017,
        FrenchArbiters,
        PolishArbiters,
        Gijssen,
    }
}

every! {
    fn regulations() -> Regulation {
        IllegalMoves,
        Draws,
        DefaultTime,
        Class,
        Points,
        Friendly,
        House(3),
    }
}

every! {
    fn site_rules() -> SiteRule {
        Record,
        TimePerTurn,
        OnlineMoves,
        OnlineDraws,
        NobodySeated,
        Questions,
        Absence,
        Takeback,
        Rulings,
    }
}

every! {
    fn happenings() -> Happening {
        Did(WHITE, Act::Resign),
        Ordered(Order::Pause),
        Told(Report::Other),
        Site(SiteAct::TakeBack(23)),
        Adjusted(E4),
        Made(first_move()),
        Irregular(Breach::EmptyPress, Box::new(Board::EMPTY)),
        Retracted(WHITE),
        RepliedTo(Breach::IllegalMove, Box::new(Board::EMPTY)),
        BoardPutBack,
        OfferLapsed,
        FlagFell(WHITE),
        ClocksStopped,
        ClockStarted(BLACK),
        Asked(QuestionId(3), Question::Dead),
        Answered(QuestionId(3), Answer::Yes, Ruler::Default),
        Ruled {
            id: RulingId(3),
            ruling: Ruling::ClocksSet,
            authority: Authority::Site(SiteRule::Record),
            by: Ruler::Default
        },
        TouchNotKept(MUST),
        Obliged(None),
    }
}
