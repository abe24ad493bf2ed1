//! What players, arbiter and bystanders do, say and see.

use jadoube_arbiter::{
    Act, Adjourning, EntryText, Finding, Observation, Opened, Order, Report, SiteAct,
};
use jadoube_laws::Color;

use crate::{
    Arguments, Words,
    fill::{Fill, messages},
    telling::Telling,
};

impl Words {
    /// What a player does or says, as a clause.
    ///
    /// A move that is only given by its squares is written so: `g1f3`.
    ///
    /// ```
    /// use jadoube_arbiter::{Act, Manner};
    /// use jadoube_laws::{Color, Square};
    /// use jadoube_words::{Language, Words};
    ///
    /// let act = Act::Touch(Square::E2, Manner::Plain);
    /// assert_eq!(
    ///     Words::new(Language::Spanish).fact(Color::White, &act),
    ///     "las blancas tocan la pieza de e2",
    /// );
    /// ```
    pub fn fact(&self, color: Color, act: &Act) -> String {
        Telling::from(self).fact(color, act)
    }

    /// What the arbiter orders, sees or decides, as a clause.
    pub fn order(&self, order: &Order) -> String {
        Telling::from(self).order(order)
    }

    /// What the arbiter sees, as a clause.
    pub fn observation(&self, observation: &Observation) -> String {
        Telling::from(self).observation(observation)
    }

    /// What the arbiter finds wrong, as a clause.
    pub fn finding(&self, finding: &Finding) -> String {
        Telling::from(self).finding(finding)
    }

    /// What a bystander tells the arbiter, as a clause.
    pub fn report(&self, report: &Report) -> String {
        told(self, report, Arguments::new())
    }

    /// What the site brings about by a rule of its own, as a clause.
    pub fn site_act(&self, act: &SiteAct) -> String {
        Telling::from(self).site_act(act)
    }

    /// What a player writes on the scoresheet.
    pub fn entry(&self, entry: &EntryText) -> String {
        Telling::from(self).entry(entry)
    }
}

impl Telling<'_> {
    pub(crate) fn fact(self, color: Color, act: &Act) -> String {
        let telling = self.on_act(color, act);
        did(telling, act, color.fill("color", Arguments::new(), telling))
    }

    pub(crate) fn order(self, order: &Order) -> String {
        ordered(self, order, Arguments::new())
    }

    pub(crate) fn site_act(self, act: &SiteAct) -> String {
        by_the_site(self, act, Arguments::new())
    }

    pub(crate) fn observation(self, observation: &Observation) -> String {
        observed(self.on_sight(observation), observation, Arguments::new())
    }

    pub(crate) fn finding(self, finding: &Finding) -> String {
        found(self, finding, Arguments::new())
    }

    pub(crate) fn opened(self, opened: &Opened) -> String {
        self::opened(self, opened, Arguments::new())
    }

    pub(crate) fn adjourning(self, when: &Adjourning) -> String {
        adjourned(self, when, Arguments::new())
    }

    pub(crate) fn entry(self, entry: &EntryText) -> String {
        wrote(self, entry, Arguments::new())
    }
}

messages! {
    fn did(Act) {
        Arrive => "act-arrive",
        SayAdjust => "act-say_adjust",
        Touch(square, manner) => "act-touch",
        Release { from, to } => "act-release",
        Remove(square) => "act-remove",
        Place(role, square) => "act-place",
        ReleaseNew(role, square) => "act-release_new",
        UseBothHands => "act-use_both_hands",
        Displace(board) => "act-displace",
        PutBack => "act-put_back",
        Play { uci, lag } => "act-play",
        Press { hand, lag } => "act-press",
        Mishandle(mishandling) => "act-mishandle",
        Stop(reason) => "act-stop",
        RestartOpponent => "act-restart_opponent",
        Offer(terms) => "act-offer",
        WithdrawOffer => "act-withdraw_offer",
        Accept => "act-accept",
        Decline => "act-decline",
        ClaimDraw(claim, intended) => "act-claim_draw",
        WithdrawClaim => "act-withdraw_claim",
        ClaimIllegalMove => "act-claim_illegal_move",
        ClaimTouch(square) => "act-claim_touch",
        ClaimTwoHands => "act-claim_two_hands",
        ClaimFlag => "act-claim_flag",
        ClaimByDisplay => "act-claim_by_display",
        AskIncrement => "act-ask_increment",
        ClaimQuickplay(ground) => "act-claim_quickplay",
        Seal(seal) => "act-seal",
        CloseEnvelope => "act-close_envelope",
        StateSealed(uci) => "act-state_sealed",
        ClaimTimes { white, black } => "act-claim_times",
        Resign => "act-resign",
        AgreeCorrection => "act-agree_correction",
        Write(entry) => "act-write",
        Sign(score) => "act-sign",
        AskSheet => "act-ask_sheet",
        AskExplanation(rule) => "act-ask_explanation",
        Appeal(number) => "act-appeal",
        Answer(number, answer) => "act-answer",
    }
}

messages! {
    fn wrote(EntryText) {
        Move(text) => "entry-move",
        At(ply, text) => "entry-at",
        Offer => "entry-offer",
        Clock(time) => "entry-clock",
    }
}

messages! {
    fn ordered(Order) {
        StartRound => "order-start_round",
        Pause => "order-pause",
        Resume => "order-resume",
        Answer(number, answer) => "order-answer",
        Observe(observation) => "order-observe",
        Found(finding) => "order-found",
        SetClocks { white, black, reason } => "order-set_clocks",
        SetMoveCounter(color, count) => "order-set_move_counter",
        GoBack(ply) => "order-go_back",
        Penalize(color, penalty, misconduct) => "order-penalize",
        Compensate(color, time) => "order-compensate",
        AllowDraw => "order-allow_draw",
        CheckClaim => "order-check_claim",
        AllowAssistant(color, time) => "order-allow_assistant",
        AskSheets => "order-ask_sheets",
        Tell(secret) => "order-tell",
        Rule { reason, score } => "order-rule",
        Withdraw(number, reason) => "order-withdraw",
        Adjourn(adjourning) => "order-adjourn",
        BeginSession => "order-begin_session",
        OpenEnvelope(opened) => "order-open_envelope",
        Missing(mislaid) => "order-missing",
        DecideAppeal(number, appealed) => "order-decide_appeal",
    }
}

messages! {
    fn opened(Opened) {
        Written(text) => "opened-written",
        Move(uci) => "opened-move",
        Faulty(fault) => "opened-faulty",
    }
}

messages! {
    fn adjourned(Adjourning) {
        SessionEnds => "adjourning-session_ends",
        Early(time) => "adjourning-early",
    }
}

messages! {
    fn observed(Observation) {
        Flag(color) => "observation-flag",
        IllegalMove => "observation-illegal_move",
        TouchBroken => "observation-touch_broken",
        Touch(color, square) => "observation-touch",
        Accident(square) => "observation-accident",
        Deliberate(square) => "observation-deliberate",
        OrderUnclear => "observation-order_unclear",
        TwoHands(color) => "observation-two_hands",
        UnsoundPosition => "observation-unsound_position",
        Misconduct(color, misconduct) => "observation-misconduct",
        BothRefuse => "observation-both_refuse",
        UnclaimedDraw => "observation-unclaimed_draw",
        NotCome(color) => "observation-not_come",
        NobodyCame => "observation-nobody_came",
    }
}

messages! {
    fn found(Finding) {
        WrongStart => "finding-wrong_start",
        BoardTurned => "finding-board_turned",
        ColorsReversed => "finding-colors_reversed",
        Displaced(board) => "finding-displaced",
        WrongSetting { white, black } => "finding-wrong_setting",
        Defect { white, black } => "finding-defect",
        SheetsHopeless => "finding-sheets_hopeless",
        IllegalMoveAt(ply) => "finding-illegal_move_at",
        LastKnown(ply) => "finding-last_known",
    }
}

messages! {
    fn by_the_site(SiteAct) {
        StartRound => "site_act-start_round",
        Absent(color, absence) => "site_act-absent",
        TakeBack(ply) => "site_act-take_back",
        CallStops(color) => "site_act-call_stops",
    }
}

messages! {
    fn told(Report) {
        IllegalMove => "report-illegal_move",
        Flag(color) => "report-flag",
        Other => "report-other",
        Interferes => "report-interferes",
    }
}
