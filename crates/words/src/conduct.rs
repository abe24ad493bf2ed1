//! Breaches, misconduct and penalties.

use jadoube_arbiter::{Misconduct, Penalty};
use jadoube_laws::Breach;

use crate::{Arguments, Words, fill::messages};

impl Words {
    /// What made a move illegal, or count as one, as a clause.
    pub fn breach(&self, breach: &Breach) -> String {
        broke(self, breach, Arguments::new())
    }

    /// What a player should not have done, as a noun.
    pub fn misconduct(&self, misconduct: &Misconduct) -> String {
        misdid(self, misconduct, Arguments::new())
    }

    /// What an arbiter does about it, as a noun.
    ///
    /// ```
    /// use jadoube_arbiter::{Millis, Penalty};
    /// use jadoube_words::{Language, Words};
    ///
    /// let penalty = Penalty::OpponentTime(Millis::from_minutes(2));
    /// assert_eq!(
    ///     Words::new(Language::English).penalty(&penalty),
    ///     "2 minutes more for the opponent",
    /// );
    /// ```
    pub fn penalty(&self, penalty: &Penalty) -> String {
        penalized(self, penalty, Arguments::new())
    }
}

messages! {
    fn broke(Breach) {
        IllegalMove => "breach-illegal_move",
        KingCaptured => "breach-king_captured",
        UnpromotedPawn => "breach-unpromoted_pawn",
        EmptyPress => "breach-empty_press",
        TwoHands => "breach-two_hands",
    }
}

messages! {
    fn misdid(Misconduct) {
        Adjusting => "misconduct-adjusting",
        OtherHand => "misconduct-other_hand",
        Hovering => "misconduct-hovering",
        ClockHandling => "misconduct-clock_handling",
        IdleStop => "misconduct-idle_stop",
        EmptyPress => "misconduct-empty_press",
        TwoHands => "misconduct-two_hands",
        Displacing => "misconduct-displacing",
        TwoMoves => "misconduct-two_moves",
        WritingAhead => "misconduct-writing_ahead",
        NotWriting => "misconduct-not_writing",
        ForbiddenOffer => "misconduct-forbidden_offer",
        Annoyance => "misconduct-annoyance",
        Advice => "misconduct-advice",
        NoHelp => "misconduct-no_help",
        Refusal => "misconduct-refusal",
        IllegalMove => "misconduct-illegal_move",
        Disrepute => "misconduct-disrepute",
    }
}

messages! {
    fn penalized(Penalty) {
        Warning => "penalty-warning",
        OpponentTime(time) => "penalty-opponent_time",
        OwnTime(time) => "penalty-own_time",
        OpponentPoints(halves) => "penalty-opponent_points",
        OwnPoints(halves) => "penalty-own_points",
        Loss(points) => "penalty-loss",
        Fine => "penalty-fine",
        Rounds(count) => "penalty-rounds",
        Expulsion => "penalty-expulsion",
    }
}
