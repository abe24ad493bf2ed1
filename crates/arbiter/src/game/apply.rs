//! What each event makes of the game. Nothing here decides, and nothing fails.

use alloc::boxed::Box;

use jadoube_laws::{Board, Breach, ByColor, Color, Move, Piece};

use super::{
    Displaced, Irregular, Irregularity, Offer, Open, Ply, Stage, Turn, ruled::forget_agreements,
};
use crate::{
    Act, Answer, Clock, Event, Game, Happening, Millis, Observation, Order, Question, QuestionId,
    RulingId, SiteAct, Standing, TimeControl,
};

/// What a player does or says that changes nothing by itself.
macro_rules! only_said {
    () => {
        Act::Place(..)
            | Act::Play { .. }
            | Act::Mishandle(_)
            | Act::WithdrawOffer
            | Act::Accept
            | Act::WithdrawClaim
            | Act::ClaimIllegalMove
            | Act::ClaimTouch(_)
            | Act::ClaimTwoHands
            | Act::ClaimFlag
            | Act::ClaimByDisplay
            | Act::AskIncrement
            | Act::ClaimQuickplay(_)
            | Act::CloseEnvelope
            | Act::StateSealed(_)
            | Act::ClaimTimes { .. }
            | Act::Resign
            | Act::AskExplanation(_)
    };
}

impl Game {
    /// Makes an event part of the game.
    pub fn apply(&mut self, event: &Event) {
        self.at = event.at;
        self.version += 1;
        let at = event.at;
        match &event.what {
            Happening::Did(color, act) => self.did(*color, act, at),
            Happening::Ordered(order) => self.ordered(order, at),
            Happening::Told(_) => {}
            Happening::Site(act) => self.by_the_site(*act, at),
            Happening::Adjusted(square) => self.adjusted(*square),
            Happening::Made(m) => self.made(*m, at),
            Happening::Irregular(breach, board) => self.irregular(*breach, board, at),
            Happening::TouchNotKept(obligation) => {
                let (by, ply) = (self.turn(), self.ply());
                self.note_irregular(by, ply, Irregular::Touch(*obligation), None);
            }
            Happening::Retracted(color) => self.retracted(*color),
            Happening::RepliedTo(breach, board) => self.replied_to(*breach, board, at),
            Happening::BoardPutBack => {
                self.turn.board = *self.standing.board();
                self.displaced = None;
            }
            Happening::OfferLapsed => self.offer = None,
            Happening::FlagFell(color) => self.clock.fall(*color, at),
            Happening::ClocksStopped => {
                self.clock.pause(&self.regulations.time, at);
                if self.stage == Stage::Playing {
                    self.stage = Stage::Paused;
                }
            }
            Happening::ClockStarted(color) => self.start_clock(*color, at),
            Happening::Asked(id, question) => self.asked(*id, *question, at),
            Happening::Answered(id, answer, _) => self.answered(*id, *answer),
            Happening::Obliged(obligation) => self.turn.obligation = *obligation,
            Happening::Ruled { id, ruling, .. } => {
                self.rulings = self.rulings.max(id.0);
                self.keep(*id, ruling);
                self.ruled(ruling, at);
            }
        }
    }

    fn did(&mut self, color: Color, act: &Act, at: Millis) {
        self.note_act(color, act);
        match act {
            Act::Arrive => {
                self.players[color].present = true;
                self.players[color].arrived = Some(at);
            }
            Act::SayAdjust => {
                let on_move = self.seems_on_move(color);
                if let Some(turn) = self.turn_of_mut(color) {
                    turn.adjusting |= on_move;
                }
            }
            Act::Touch(square, manner) => {
                if let Some(turn) = self.turn_of_mut(color) {
                    turn.touch(*square, *manner);
                }
            }
            Act::Release { from, to } => {
                if let Some(piece) = self.turn.board.take(*from) {
                    self.turn.board.put(*to, piece);
                }
                if from != to {
                    self.turn.adjusting = false;
                }
            }
            Act::Remove(square) => self.turn.board.clear(*square),
            Act::ReleaseNew(role, square) => {
                self.turn.board.put(*square, Piece::new(color, *role));
            }
            Act::UseBothHands => self.players[color].both_hands = true,
            Act::Displace(board) => {
                let first = self.displaced.as_ref();
                let before = first.map_or(self.turn.board, |first| first.before);
                self.displaced = Some(Box::new(Displaced { by: color, before }));
                self.turn.board = **board;
            }
            Act::PutBack => {
                if let Some(displaced) = self.displaced.take() {
                    self.turn.board = displaced.before;
                }
            }
            Act::Press { lag, .. } => self.pressed(color, at, *lag),
            Act::Offer(_) => self.offered(color),
            Act::Decline => self.offer = None,
            Act::AgreeCorrection => self.players[color].agrees = true,
            Act::Write(text) => self.write_sheet(color, text),
            Act::Sign(score) => self.sheets[color].signed = Some(*score),
            Act::AskSheet => self.players[color].sheet_views += 1,
            Act::Appeal(ruling) => self.appealed(*ruling),
            Act::Answer(id, answer) => {
                if let Some(open) = self.questions.iter_mut().find(|open| open.id == *id) {
                    open.answers[color] = Some(*answer);
                }
            }
            Act::ClaimDraw(claim, intended) => self.claimed(color, *claim, *intended),
            Act::Seal(seal) => self.seal(*seal),
            Act::Stop(_) => self.held = true,
            Act::RestartOpponent => {
                self.clock.begin(&self.regulations.time, !color, at);
            }
            only_said!() => {}
        }
    }

    fn pressed(&mut self, color: Color, at: Millis, lag: Millis) {
        let pressed = self.clock.press(&self.regulations.time, color, at, lag);
        if self.may_alter() == Some(color) {
            self.let_go = None;
        }
        self.unpressed[color] = false;
        self.players = forget_agreements(&self.players);
        let player = &mut self.players[color];
        player.skipped = false;
        player.both_hands = false;
        player.excused &= pressed.new_period.is_none();
    }

    fn appealed(&mut self, ruling: RulingId) {
        if !self.appeals.contains(&ruling) {
            self.appeals.push(ruling);
        }
    }

    fn offered(&mut self, by: Color) {
        let ply = self.ply();
        self.offer = Some(Offer { by, ply });
        let player = &mut self.players[by];
        player.offers += 1;
        player.last_offers.rotate_right(1);
        player.last_offers[0] = Some(ply);
        self.mark_offer();
    }

    fn ordered(&mut self, order: &Order, at: Millis) {
        match order {
            Order::StartRound => self.begin_round(at),
            Order::Pause => self.held = true,
            Order::SetClocks { white, black, .. } => {
                for (color, left) in [(Color::White, white), (Color::Black, black)] {
                    if let Some(left) = left {
                        self.set_clock(color, *left, at);
                    }
                }
            }
            Order::SetMoveCounter(color, moves) => self.clock.set_presses(*color, *moves),
            Order::Adjourn(when) => self.adjourn(*when, at),
            Order::AllowDraw => self.draw_allowed = true,
            Order::AllowAssistant(color, _) => self.players[*color].assistant = true,
            Order::Observe(observation) => self.observed(*observation),
            Order::Resume
            | Order::Answer(..)
            | Order::Found(_)
            | Order::GoBack(_)
            | Order::Penalize(..)
            | Order::Withdraw(..)
            | Order::Compensate(..)
            | Order::CheckClaim
            | Order::AskSheets
            | Order::Tell(_)
            | Order::Rule { .. }
            | Order::BeginSession
            | Order::OpenEnvelope(_)
            | Order::Missing(_)
            | Order::DecideAppeal(..) => {}
        }
    }

    fn answered(&mut self, id: QuestionId, answer: Answer) {
        let open = self.questions.iter().position(|open| open.id == id);
        let Some(open) = open.map(|index| self.questions.remove(index)) else {
            return;
        };
        let admits = |color: Color| match open.question {
            Question::Late(late) => late == color,
            Question::BothLate => true,
            Question::Touched(..)
            | Question::TwoHands(_)
            | Question::CanMate(..)
            | Question::Dead
            | Question::GoodReason(_)
            | Question::UnfinishedCastling(_)
            | Question::Restarted(_)
            | Question::Adjusting(..)
            | Question::Misconduct(..)
            | Question::ColorsReversed
            | Question::KingCaptured(_)
            | Question::PromotionChoice(_)
            | Question::ClocksAfterGoingBack { .. }
            | Question::ResultStands
            | Question::Appeal(_)
            | Question::MovesUnknown
            | Question::Increment(_)
            | Question::Quickplay(..)
            | Question::QuickplayLater(..)
            | Question::Envelope(..)
            | Question::ResumedTimes { .. }
            | Question::Schedule { .. }
            | Question::Unverified(..) => false,
        };
        if answer == Answer::PlayOn {
            for color in Color::ALL {
                self.players[color].admitted |= admits(color);
            }
        }
    }

    /// A ruling is withdrawn.
    pub(super) fn withdraw(&mut self, ruling: RulingId) {
        if !self.withdrawn.contains(&ruling) {
            self.withdrawn.push(ruling);
        }
        self.forget(ruling);
    }

    /// What the arbiter saw of a touch counts, whatever the record shows.
    fn observed(&mut self, observation: Observation) {
        match observation {
            Observation::Touch(color, square) => {
                if color == self.turn() {
                    self.turn.touches.push(square);
                }
            }
            Observation::OrderUnclear => self.turn.touches.make_unclear(),
            Observation::Flag(_)
            | Observation::IllegalMove
            | Observation::TouchBroken
            | Observation::Accident(_)
            | Observation::Deliberate(_)
            | Observation::TwoHands(_)
            | Observation::UnsoundPosition
            | Observation::Misconduct(..)
            | Observation::BothRefuse
            | Observation::UnclaimedDraw
            | Observation::NotCome(_)
            | Observation::NobodyCame => {}
        }
    }

    fn set_clock(&mut self, color: Color, left: Millis, at: Millis) {
        let left = i64::try_from(left.0).unwrap_or(i64::MAX);
        self.clock.set(color, left, at);
    }

    fn by_the_site(&mut self, act: SiteAct, at: Millis) {
        match act {
            SiteAct::StartRound => self.begin_round(at),
            SiteAct::CallStops(_) => self.held = true,
            SiteAct::Absent(..) | SiteAct::TakeBack(_) => {}
        }
    }

    fn begin_round(&mut self, at: Millis) {
        self.stage = Stage::Playing;
        self.started = Some(at);
    }

    fn start_clock(&mut self, color: Color, at: Millis) {
        self.held = false;
        match self.stage {
            Stage::Paused => {
                self.clock.resume(&self.regulations.time, color, at);
                self.stage = Stage::Playing;
            }
            Stage::NotStarted | Stage::Playing => {
                self.clock.begin(&self.regulations.time, color, at);
            }
            Stage::Over(_) => {}
        }
    }

    fn asked(&mut self, id: QuestionId, question: Question, at: Millis) {
        self.questions_asked = self.questions_asked.max(id.0);
        if question == Question::Dead {
            self.dead_asked = true;
        }
        self.questions.push(Open {
            id,
            question,
            at,
            answers: Default::default(),
        });
    }

    fn made(&mut self, m: Move, at: Millis) {
        let mover = self.turn();
        let let_go = self.let_go_of_legal();
        self.push_ply(Some(m), at);
        self.players[mover].skipped = self.unpressed[mover];
        // Without a clock there is nothing to press: the move is completed by being made.
        self.unpressed[mover] = self.regulations.time[mover] != TimeControl::None;
        self.claim = None;
        self.move_on(self.standing.after(m, self.regulations.castling));
        self.let_go = let_go;
    }

    fn irregular(&mut self, breach: Breach, board: &Board, at: Millis) {
        let leaves_board = match breach {
            Breach::EmptyPress => false,
            // The move itself was legal, and stands on record as made.
            Breach::TwoHands => {
                let ply = self.ply().saturating_sub(1);
                self.note_irregular(!self.turn(), ply, Irregular::Breach(breach), None);
                return;
            }
            Breach::IllegalMove | Breach::KingCaptured | Breach::UnpromotedPawn => true,
        };
        let (by, ply) = (self.turn(), self.ply());
        let left = leaves_board.then(|| Box::new(*board));
        self.note_irregular(by, ply, Irregular::Breach(breach), left);
        if leaves_board {
            self.push_ply(None, at);
            self.move_on(self.standing.pressed(board, self.regulations.castling));
        }
    }

    pub(super) fn note_irregular(
        &mut self,
        by: Color,
        ply: u32,
        kind: Irregular,
        board: Option<Box<Board>>,
    ) {
        self.irregularities.push(Irregularity {
            ply,
            by,
            kind,
            touches: self.turn.touches,
            obligation: self.turn.obligation,
            board,
        });
    }

    fn push_ply(&mut self, mv: Option<Move>, at: Millis) {
        let mut left = self.left_at(at);
        if mv.is_none() {
            // An illegal move is on record with the press that completed it: what that gave was
            // not there when the move was made.
            let mut before = self.clock;
            before.take_back_press(&self.regulations.time, self.turn());
            left = shown(&before, &self.regulations.time, at);
        }
        self.plies.push(Ply { mv, left });
    }

    /// What both clocks show at a time.
    pub(super) fn left_at(&self, at: Millis) -> [i32; 2] {
        shown(&self.clock, &self.regulations.time, at)
    }

    pub(super) fn move_on(&mut self, standing: Standing) {
        let was_sound = self.standing.position().is_some();
        self.standing = standing;
        match standing.position() {
            Some(position) if was_sound => self.history.push(position),
            Some(_) => self.history = self.history_until(self.ply()),
            None => {}
        }
        self.turn = Turn::new(&standing);
        self.displaced = None;
        self.let_go = None;
    }
}

/// What both sides' clocks show at a time, in milliseconds.
fn shown(clock: &Clock, time: &ByColor<TimeControl>, at: Millis) -> [i32; 2] {
    Color::ALL.map(|color| {
        let left = clock.reading(time, color, at).left;
        i32::try_from(left.max(0)).unwrap_or(i32::MAX)
    })
}
