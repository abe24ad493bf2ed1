//! What each ruling makes of the game.

use alloc::boxed::Box;
use core::num::NonZeroU32;

use jadoube_laws::{Breach, ByColor, Color, History, Move, Piece, Role, Square};

use super::{EnvelopeState, Irregular, Irregularity, Offer, Player, Stage, Turn, history_of};
use crate::{Game, Millis, Must, Obligation, Ruling};

/// The rulings that change nothing but the record.
macro_rules! for_the_record {
    () => {
        Ruling::ClockStarted
            | Ruling::InTime(_)
            | Ruling::WhiteLosesTime
            | Ruling::SetUpStands
            | Ruling::PositionTransferred
            | Ruling::ReversedColorsStand
            | Ruling::AccidentalTouch(_)
            | Ruling::TakenBackInTime(_)
            | Ruling::NotCompleted(_)
            | Ruling::CapturedOnPromotion(_)
            | Ruling::TouchClaimLost(_)
            | Ruling::TouchClaimRejected(_)
            | Ruling::CompletedByNextMove(_)
            | Ruling::TwoMovesNotIllegal(_)
            | Ruling::PutBackOnOwnTime(_)
            | Ruling::FlagNoticed(_)
            | Ruling::FlagClaimRejected(_)
            | Ruling::BothFlagsGoOn
            | Ruling::ClockRuns(_)
            | Ruling::StopAccepted(_)
            | Ruling::ClocksSet
            | Ruling::SettingMended
            | Ruling::SettingLeft
            | Ruling::ClockReplaced
            | Ruling::OtherHandNotIllegal(_)
            | Ruling::Offered(_)
            | Ruling::OfferedAtOtherTime(_)
            | Ruling::ConditionVoid(_)
            | Ruling::AnnouncedMoveIllegal(_)
            | Ruling::ArbiterRecords
            | Ruling::NotedForReconstruction
            | Ruling::WrittenAhead(_)
            | Ruling::PreviousNotWritten(_)
            | Ruling::OtherNotation(_)
            | Ruling::MarkOffer
            | Ruling::AssistantAllowed(_)
            | Ruling::SheetsShown
            | Ruling::SheetSeen(..)
            | Ruling::ResultSigned
            | Ruling::Penalized(..)
            | Ruling::NoPenalty(..)
            | Ruling::Explained(_)
            | Ruling::Decided
            | Ruling::BystanderHeard
            | Ruling::BystanderWarned
            | Ruling::Appealed(_)
            | Ruling::ResultStands
            | Ruling::IncrementDenied(_)
            | Ruling::QuickplayClaimed(..)
            | Ruling::QuickplayPostponed(_)
            | Ruling::QuickplayRejected(_)
            | Ruling::ToSeal(_)
    };
}

impl Game {
    pub(super) fn ruled(&mut self, ruling: &Ruling, at: Millis) {
        match ruling {
            Ruling::Obliged(obligation) => self.obliged(*obligation),
            Ruling::TouchBroken(_) => self.take_back(),
            Ruling::FlagDisregarded(color) => self.forget_flag(*color),
            Ruling::AdjustingVoid(square) => self.turn.touches.push(*square),
            Ruling::IllegalMove(color, breach, count) => {
                self.players[*color].illegal_moves = *count;
                self.settle(*color, *breach);
            }
            Ruling::GainTakenBack(color, _) => {
                self.clock.take_back_press(&self.regulations.time, *color);
            }
            Ruling::ExtraTime(color, ms) => self.clock.add(*color, Millis(*ms).signed()),
            Ruling::TimeTaken(color, ms) => self.clock.add(*color, -Millis(*ms).signed()),
            Ruling::IncrementSet(_, ms) => self.set_increment(Millis(*ms)),
            Ruling::Adjourned(_) => self.close_envelope(EnvelopeState::Kept),
            Ruling::SealedOnBoard(_) => self.close_envelope(EnvelopeState::Opened),
            Ruling::SessionBegins => self.begin_session(at),
            Ruling::ReplierMissing(_) => self.replier_missing(at),
            Ruling::EnvelopeToOpen(_) => self.held = true,
            Ruling::EnvelopeOpened(_) => self.open_envelope(at),
            Ruling::ReplySealed(color) => self.seal_reply(*color, at),
            Ruling::EnvelopeMissing(_) => self.lose_envelope(),
            Ruling::BecomesQueen(square) => self.becomes_queen(*square),
            Ruling::Withdrawn(ruling) => self.withdraw(*ruling),
            Ruling::Restored(ply) => self.restore(*ply),
            Ruling::TakenBack(ply) => self.restore_with_clocks(*ply),
            Ruling::QuotaMet(color) | Ruling::NextPeriodByDefault(color) => {
                self.clock.next_period(&self.regulations.time, *color);
                self.players[*color].excused = false;
            }
            Ruling::CastlingBarred(_, rooks) => {
                let mode = self.regulations.castling;
                self.barred |= *rooks;
                self.standing = self.standing.without_rights(*rooks, mode);
            }
            Ruling::WaitOneMove => self.unsound_seen = Some(self.ply()),
            Ruling::OfferRefused(_) => self.offer = None,
            Ruling::ClaimIsOffer(color) => {
                let ply = self.ply();
                self.offer = Some(Offer { by: *color, ply });
            }
            Ruling::ClaimTested(_) => self.held = true,
            Ruling::ClaimCorrect(_) | Ruling::ClaimWrong(..) | Ruling::MakeClaimLegal(_) => {
                self.claim = None;
            }
            Ruling::RecordingExcused(color) => self.players[*color].excused = true,
            Ruling::MustCatchUp(color) => self.must_catch_up(*color),
            Ruling::BothCatchUp => Color::ALL.into_iter().for_each(|c| self.must_catch_up(c)),
            Ruling::AppealDecided(ruling) => self.appeals.retain(|appeal| appeal != ruling),
            Ruling::Penalized(color, _, crate::Misconduct::Refusal) => {
                self.players[*color].refusals += 1;
            }
            Ruling::Over(outcome) => {
                self.clock.pause(&self.regulations.time, at);
                self.stage = Stage::Over(*outcome);
                self.offer = None;
                self.claim = None;
                self.questions
                    .retain(|open| open.question.outlives_the_game());
            }
            Ruling::IllegalMoveStands | Ruling::IllegalMoveClaimRejected(_) => {
                self.players = forget_agreements(&self.players);
            }
            for_the_record!() => {}
        }
    }

    /// An illegal move has been ruled on: it is not on record as open any more.
    fn settle(&mut self, by: Color, breach: Breach) {
        let ruled = |irregularity: &Irregularity| {
            irregularity.by == by && irregularity.kind == Irregular::Breach(breach)
        };
        match breach {
            // The board is kept until the position is restored.
            Breach::IllegalMove | Breach::KingCaptured | Breach::UnpromotedPawn => {}
            Breach::EmptyPress | Breach::TwoHands => {
                if let Some(index) = self.irregularities.iter().position(ruled) {
                    self.irregularities.remove(index);
                }
                self.clock.set_presses(by, self.moves_completed(by));
            }
        }
    }

    /// What the player on move owes; where nothing is touched it is owed from before, and counts
    /// as touched first.
    ///
    /// Law: [7.5.1](jadoube_laws::law::A7_5_1).
    fn obliged(&mut self, obligation: Obligation) {
        self.turn.obligation = Some(obligation);
        if !self.turn.touches.is_empty() {
            return;
        }
        let king = self.standing.board().king_of(self.turn());
        let owed = match obligation.must {
            Must::Move(square) | Must::Capture(square) => [Some(square), None],
            Must::CaptureWith(own, other) => [Some(own), Some(other)],
            Must::Castle(side) => {
                let rook = king.and_then(|king| {
                    let castling = self.standing.castling();
                    castling.rook(self.turn(), side, king)
                });
                [king, rook]
            }
            Must::Any
            | Must::MoveNotCastling(..)
            | Must::Finish(..)
            | Must::Promote(..)
            | Must::Play(_) => [None, None],
        };
        for square in owed.into_iter().flatten() {
            self.turn.touches.push(square);
        }
    }

    /// The pawn left on the last rank becomes a queen, and the move a promotion.
    ///
    /// Law: [7.5.2](jadoube_laws::law::A7_5_2).
    fn becomes_queen(&mut self, square: Square) {
        let ply = self.ply().saturating_sub(1);
        let before = self.standing_before(ply);
        let mut board = self.turn.board;
        board.put(square, Piece::new(before.turn(), Role::Queen));
        let mode = self.regulations.castling;
        let promotes = |m: &Move| *before.after(*m, mode).board() == board;
        let promotion = before.moves().iter().copied().find(promotes);
        let last = self
            .irregularities
            .iter()
            .position(|found| found.ply == ply);
        match (promotion, last) {
            (Some(m), Some(index)) => {
                self.irregularities.remove(index);
                self.queened = NonZeroU32::new(ply.saturating_add(1));
                if let Some(made) = self.plies.last_mut() {
                    made.mv = Some(m);
                }
                self.standing = before.after(m, mode);
            }
            (None, Some(index)) => {
                if let Some(found) = self.irregularities.get_mut(index) {
                    found.board = Some(Box::new(board));
                }
                self.standing = before.pressed(&board, mode);
            }
            (_, None) => {}
        }
        self.history = self.history_until(self.ply());
        self.turn = Turn::new(&self.standing);
        self.let_go = None;
    }

    /// The position before a half-move stands again, and what came after is off the record.
    pub(super) fn restore(&mut self, ply: u32) {
        let goes_back = ply < self.ply();
        let is_earlier_turn = ply.saturating_add(1) < self.ply();
        self.owed = self.owed.filter(|(made, _)| *made <= ply);
        self.standing = self.standing_before(ply);
        self.history = self.history_until(ply);
        self.plies
            .truncate(usize::try_from(ply).unwrap_or(usize::MAX));
        self.irregularities.retain(|found| found.ply < ply);
        self.queened = self.queened.filter(|queened| queened.get() <= ply);
        self.turn = Turn::new(&self.standing);
        self.displaced = None;
        self.let_go = None;
        if is_earlier_turn {
            self.clock.forget_turn();
        }
        self.players = forget_agreements(&self.players);
        if goes_back {
            self.unpressed = Default::default();
            self.unsound_seen = None;
            self.offer = None;
            self.claim = None;
            self.forget_position();
            self.forget_seal();
            for color in Color::ALL {
                self.clock.set_presses(color, self.moves_made(color));
                self.players[color].both_hands = false;
                self.players[color].skipped = false;
                self.sheets[color].restore(ply);
            }
        }
        if let Stage::Over(_) = self.stage {
            self.stage = Stage::Paused;
            self.ends.clear();
        }
    }

    /// What has stood there up to a half-move.
    pub(super) fn history_until(&self, ply: u32) -> History {
        let mut standing = self.standing_at_start();
        let mut history = standing.position().map(History::new);
        for made in (0..ply).zip(&self.plies) {
            standing = self.standing_after(&standing, made);
            match (&mut history, standing.position()) {
                (Some(history), Some(position)) => history.push(position),
                (None, Some(position)) => history = Some(History::new(position)),
                (_, None) => {}
            }
        }
        history.unwrap_or_else(|| history_of(&self.standing))
    }
}

pub(super) fn forget_agreements(players: &ByColor<Player>) -> ByColor<Player> {
    players.map(|player| Player {
        agrees: false,
        ..player
    })
}
