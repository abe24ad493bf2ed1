//! Questions and answers.

use jadoube_arbiter::{Answer, Authority, Game, Question, Reason, Ruler, SiteRule, Stake};
use jadoube_laws::Color;

use crate::{
    Arguments, Words,
    fill::{Fill, messages},
    telling::Telling,
    words::capital,
};

impl Words {
    /// A question as it is put, with its question mark.
    ///
    /// ```
    /// use jadoube_arbiter::Question;
    /// use jadoube_laws::{Color, Square};
    /// use jadoube_words::{Language, Words};
    ///
    /// let question = Question::Touched(Color::White, Square::E4);
    /// assert_eq!(
    ///     Words::new(Language::Spanish).question(&question),
    ///     "¿Han tocado las blancas la pieza de e4?",
    /// );
    /// ```
    pub fn question(&self, question: &Question) -> String {
        Telling::from(self).question(question)
    }

    /// A question about a game as it stands when the question is put: pieces are named, and moves
    /// have their numbers.
    ///
    /// ```
    /// use jadoube_arbiter::{Game, Question, Regulations};
    /// use jadoube_laws::{Color, Square};
    /// use jadoube_words::{Language, Words};
    ///
    /// let game = Game::new(Regulations::default().into());
    /// let question = Question::Touched(Color::White, Square::D8);
    /// assert_eq!(
    ///     Words::new(Language::English).question_in(&question, &game),
    ///     "Did White touch the black queen on d8?",
    /// );
    /// ```
    pub fn question_in(&self, question: &Question, game: &Game) -> String {
        Telling::of(self, game).question(question)
    }

    /// What an unread Article would decide, as the clause of the ruling it would be.
    pub(crate) fn stake(&self, stake: &Stake) -> String {
        let nobody = Authority::Site(SiteRule::Questions);
        self.ruling(&stake.ruling(nobody, Ruler::Arbiter))
    }

    /// An answer, as a clause.
    pub fn answer(&self, answer: &Answer) -> String {
        answer_with(self, answer, Arguments::new())
    }
}

impl Telling<'_> {
    pub(crate) fn question(self, question: &Question) -> String {
        let telling = self.on_question(question);
        capital(&ask(telling, question, self.results()))
    }

    /// The results that a question about them names: that of the game, and what was signed.
    fn results(self) -> Arguments {
        let late = Arguments::new().with("case", "late");
        let Some(game) = self.game() else {
            return late;
        };
        let (Some(outcome), signed) = (game.outcome(), game.signed_score()) else {
            return late;
        };
        let case = match signed {
            Some(_) if outcome.reason == Reason::Signed => "signed",
            Some(score) if outcome.score != Some(score) => "decided",
            None if is_signed_by_each(game) => "differ",
            Some(_) | None => return late,
        };
        let played = game.outcome_of_play().and_then(|played| played.score);
        let of = |color| game.sheet(color).signed;
        let scores = [
            ("score", outcome.score),
            ("played", played),
            ("signed", signed),
            ("white", of(Color::White)),
            ("black", of(Color::Black)),
        ];
        let case = Arguments::new().with("case", case);
        scores.into_iter().fold(case, |arguments, (name, score)| {
            score.fill(name, arguments, self)
        })
    }
}

/// Whether both players have signed.
fn is_signed_by_each(game: &Game) -> bool {
    let mut sheets = Color::ALL.into_iter().map(|color| game.sheet(color));
    sheets.all(|sheet| sheet.signed.is_some())
}

messages! {
    fn ask(Question) {
        Touched(color, square) => "question-touched",
        TwoHands(color) => "question-two_hands",
        CanMate(color, reason) => "question-can_mate",
        Dead => "question-dead",
        GoodReason(color) => "question-good_reason",
        UnfinishedCastling(color) => "question-unfinished_castling",
        Restarted(color) => "question-restarted",
        Adjusting(color, square) => "question-adjusting",
        Late(color) => "question-late",
        BothLate => "question-both_late",
        Misconduct(color, misconduct) => "question-misconduct",
        ColorsReversed => "question-colors_reversed",
        KingCaptured(color) => "question-king_captured",
        PromotionChoice(color) => "question-promotion_choice",
        ClocksAfterGoingBack { ply, white, black } => "question-clocks_after_going_back",
        ResultStands => "question-result_stands",
        Appeal(color) => "question-appeal",
        Schedule { white, black } => "question-schedule",
        MovesUnknown => "question-moves_unknown",
        Increment(color) => "question-increment",
        Quickplay(color, ground) => "question-quickplay",
        QuickplayLater(color, ground) => "question-quickplay_later",
        Envelope(color, fault) => "question-envelope",
        ResumedTimes { color, white, black } => "question-resumed_times",
        Unverified(article, stake) => "question-unverified",
    }
}

messages! {
    fn answer_with(Answer) {
        Yes => "answer-yes",
        No => "answer-no",
        Lose => "answer-lose",
        PlayOn => "answer-play_on",
        NewGame => "answer-new_game",
        Nothing => "answer-nothing",
        Warn => "answer-warn",
        OpponentTime => "answer-opponent_time",
        OwnTime => "answer-own_time",
        LoseGame => "answer-lose_game",
        IllegalMove => "answer-illegal_move",
        Castling => "answer-castling",
        Distraction => "answer-distraction",
        Accident => "answer-accident",
        ChargeTaker => "answer-charge_taker",
        ChargeOther => "answer-charge_other",
        ChargeBoth => "answer-charge_both",
        LeaveClocks => "answer-leave_clocks",
        ClocksOfThen => "answer-clocks_of_then",
        Stands => "answer-stands",
        Correct => "answer-correct",
        NextPeriod => "answer-next_period",
        Evidence => "answer-evidence",
        Postpone => "answer-postpone",
        PostponeWithTime => "answer-postpone_with_time",
        Reject => "answer-reject",
    }
}
