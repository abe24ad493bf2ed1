//! What an adjournment makes of the game.

use alloc::boxed::Box;

use jadoube_laws::{Color, Rule, Setup};

use crate::{Adjourning, Game, Millis, Seal, Stage};

/// An adjournment of a game, from the order to seal until the next adjournment.
///
/// Law: [I.1](jadoube_laws::law::GUIDE_I_1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Adjournment {
    /// Who seals, or has sealed: the player on move.
    pub sealer: Color,
    /// How far it has come.
    pub phase: AdjournmentPhase,
    /// What was handed in.
    pub seal: Option<Seal>,
    /// What is known of the envelope.
    pub envelope: EnvelopeState,
    // With so many half-moves made.
    pub(crate) ply: u32,
    // When the session ends, if the player adjourns before that.
    pub(crate) session_ends: Option<Millis>,
    // The turn on the clock has passed to the player who replies.
    pub(crate) handed: bool,
    // What the envelope is opened by.
    pub(crate) opens_by: Rule,
}

/// How far an adjournment has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AdjournmentPhase {
    /// The player on move is to seal, and the clock runs.
    Sealing,
    /// The game is adjourned, and the clocks are stopped.
    Adjourned,
    /// The session of the resumption has begun, at this time.
    Resumed(Millis),
}

/// What is known of the envelope.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EnvelopeState {
    /// The arbiter keeps it.
    Kept,
    /// It cannot be found, or holds nothing to go by: who sealed is to say which move it was.
    Lost,
    /// It was opened, or there was nothing to open, the move having been made on the board.
    Opened,
}

/// What goes on the envelope besides the names of the players, and when and where play resumes.
///
/// Law: [I.2](jadoube_laws::law::GUIDE_I_2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Envelope {
    /// The position before the sealed move.
    ///
    /// Law: [I.2.2](jadoube_laws::law::GUIDE_I_2_2).
    pub position: Setup,
    /// What White's and Black's clocks show, in milliseconds.
    ///
    /// Law: [I.2.3](jadoube_laws::law::GUIDE_I_2_3).
    pub left: [i32; 2],
    /// Who sealed.
    ///
    /// Law: [I.2.4](jadoube_laws::law::GUIDE_I_2_4).
    pub sealer: Color,
    /// The number of the sealed move.
    ///
    /// Law: [I.2.5](jadoube_laws::law::GUIDE_I_2_5).
    pub number: u32,
    /// Whose offer of a draw stands.
    ///
    /// Law: [I.2.6](jadoube_laws::law::GUIDE_I_2_6).
    pub offer: Option<Color>,
}

impl Game {
    /// The adjournment that the game is in, or was resumed from last.
    pub fn adjournment(&self) -> Option<Adjournment> {
        self.adjourned.as_deref().copied()
    }

    /// What goes on the envelope, while the arbiter keeps one.
    ///
    /// Law: [I.2](jadoube_laws::law::GUIDE_I_2).
    pub fn envelope(&self) -> Option<Envelope> {
        let it = self.adjournment().filter(Adjournment::is_sealed)?;
        if it.envelope != EnvelopeState::Kept || matches!(self.stage, Stage::Over(_)) {
            return None;
        }
        Some(Envelope {
            position: self.standing.setup(),
            left: self.left_at(self.at),
            sealer: it.sealer,
            number: self.standing.setup().fullmoves,
            offer: self.offer.map(|offer| offer.by),
        })
    }

    /// The adjournment, if the player on move is to seal.
    pub(crate) fn sealing(&self) -> Option<Adjournment> {
        let is_sealing = |it: &Adjournment| it.phase == AdjournmentPhase::Sealing;
        self.adjournment().filter(is_sealing)
    }

    /// The adjournment, if its move is sealed and was not made yet.
    pub(crate) fn sealed(&self) -> Option<Adjournment> {
        let waits = |it: &Adjournment| it.is_sealed() && it.envelope != EnvelopeState::Opened;
        self.adjournment().filter(waits)
    }

    /// When the session of the resumption began, if it has.
    pub(crate) fn resumed(&self) -> Option<Millis> {
        match self.adjournment()?.phase {
            AdjournmentPhase::Resumed(since) => Some(since),
            AdjournmentPhase::Sealing | AdjournmentPhase::Adjourned => None,
        }
    }

    /// Whether no clock may be started: the game is adjourned, or its envelope is to be opened
    /// first.
    ///
    /// Law: [I.7](jadoube_laws::law::GUIDE_I_7), [I.9.2](jadoube_laws::law::GUIDE_I_9_2).
    pub(crate) fn clocks_wait(&self) -> bool {
        self.adjournment().is_some_and(|it| match it.phase {
            AdjournmentPhase::Sealing => false,
            AdjournmentPhase::Adjourned => true,
            AdjournmentPhase::Resumed(_) => match it.envelope {
                EnvelopeState::Opened => false,
                EnvelopeState::Lost => true,
                EnvelopeState::Kept => self.players[!it.sealer].present,
            },
        })
    }

    /// The player on move is to seal.
    pub(super) fn adjourn(&mut self, when: Adjourning, at: Millis) {
        let session_ends = match when {
            Adjourning::SessionEnds => None,
            Adjourning::Early(left) => Some(at + left),
        };
        self.adjourned = Some(Box::new(Adjournment {
            sealer: self.turn(),
            phase: AdjournmentPhase::Sealing,
            seal: None,
            envelope: EnvelopeState::Kept,
            ply: self.ply(),
            session_ends,
            handed: false,
            opens_by: Rule::ReplierPresent,
        }));
    }

    /// What was sealed is handed in; a later one stands in its place.
    pub(super) fn seal(&mut self, seal: Seal) {
        if let Some(it) = &mut self.adjourned {
            it.seal = Some(seal);
        }
    }

    /// The clocks stop and both players go; with nothing to open if the move stands on the board.
    pub(super) fn close_envelope(&mut self, envelope: EnvelopeState) {
        self.held = true;
        for color in Color::ALL {
            let player = &mut self.players[color];
            (player.present, player.admitted, player.arrived) = (false, false, None);
        }
        if let Some(it) = &mut self.adjourned {
            it.phase = AdjournmentPhase::Adjourned;
            it.handed = envelope == EnvelopeState::Opened;
            it.envelope = envelope;
        }
    }

    /// The session of the resumption begins.
    pub(super) fn begin_session(&mut self, at: Millis) {
        if let Some(it) = &mut self.adjourned {
            it.phase = AdjournmentPhase::Resumed(at);
        }
    }

    /// The sealed move counts as made: the turn on the clock passes to the player who replies.
    pub(super) fn hand_over(&mut self, at: Millis) {
        let Some(it) = self.adjourned.as_mut().filter(|it| !it.handed) else {
            return;
        };
        it.handed = true;
        let (sealer, time) = (it.sealer, &self.regulations.time);
        self.clock.begin(time, sealer, at);
        self.clock.press(time, sealer, at, Millis::ZERO);
        self.clock.pause(time, at);
    }

    /// The reply is sealed as well, and the time of the player who is missing runs.
    ///
    /// Law: [I.9.3](jadoube_laws::law::GUIDE_I_9_3).
    pub(super) fn seal_reply(&mut self, color: Color, at: Millis) {
        if let Some(it) = &mut self.adjourned {
            (it.sealer, it.opens_by) = (color, Rule::SealerAbsent);
            (it.envelope, it.handed) = (EnvelopeState::Kept, true);
            let time = &self.regulations.time;
            self.clock.press(time, color, at, Millis::ZERO);
        }
    }

    /// The sealed move was made.
    pub(super) fn open_envelope(&mut self, at: Millis) {
        self.hand_over(at);
        self.held = false;
        if let Some(it) = &mut self.adjourned {
            (it.envelope, it.seal) = (EnvelopeState::Opened, None);
            self.unpressed[it.sealer] = false;
        }
    }

    /// The player who has to reply is missing, and that time runs.
    ///
    /// Law: [I.9.2](jadoube_laws::law::GUIDE_I_9_2).
    pub(super) fn replier_missing(&mut self, at: Millis) {
        self.hand_over(at);
        if let Some(it) = &mut self.adjourned {
            it.opens_by = Rule::ReplierAbsent;
        }
    }

    /// Going back leaves nothing of what was sealed.
    pub(super) fn forget_seal(&mut self) {
        let Some(mut it) = self.adjournment() else {
            return;
        };
        it.phase = match it.phase {
            AdjournmentPhase::Sealing => {
                self.adjourned = None;
                return;
            }
            AdjournmentPhase::Adjourned => AdjournmentPhase::Resumed(self.at),
            AdjournmentPhase::Resumed(since) => AdjournmentPhase::Resumed(since),
        };
        (it.envelope, it.seal, it.handed) = (EnvelopeState::Opened, None, true);
        it.ply = it.ply.min(self.ply());
        self.adjourned = Some(Box::new(it));
    }

    /// Who sealed is to say which move it was.
    pub(super) fn lose_envelope(&mut self) {
        self.held = true;
        if let Some(it) = &mut self.adjourned {
            it.envelope = EnvelopeState::Lost;
        }
    }
}

impl Adjournment {
    /// Whether the move is sealed, and can be changed no more.
    pub(crate) const fn is_sealed(&self) -> bool {
        match self.phase {
            AdjournmentPhase::Sealing => false,
            AdjournmentPhase::Adjourned | AdjournmentPhase::Resumed(_) => true,
        }
    }
}
