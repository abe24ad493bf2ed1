#![doc = include_str!("../README.md")]
#![no_std]

extern crate alloc;

mod articles;
mod authority;
mod clock;
mod command;
mod decide;
mod draft;
mod event;
mod friendly;
mod game;
mod millis;
mod obligation;
mod observed;
mod online;
mod performed;
mod question;
mod questions;
mod refusal;
mod regulations;
mod ruling;
mod score;
mod seal;
mod sheet;
mod site;
mod standing;
mod time_control;
mod touches;

pub use authority::{Authority, Commentator, Regulation, SiteRule};
pub use clock::{Clock, Pressed, Reading, Shown};
pub use command::{
    AbsenceClaim, Act, Adjourning, Appealed, Command, Ground, Hand, Intended, Manner, Mishandling,
    Mislaid, Opened, Order, Report, SealFault, Secret, SiteAct, StopReason, Terms,
};
pub use decide::decide;
pub use event::{Event, Happening};
pub use game::{
    Adjournment, AdjournmentPhase, Envelope, EnvelopeState, Game, Irregular, Irregularity, Offer,
    Open, PendingClaim, Player, Ply, Referral, Stage, Turn,
};
pub use millis::{BadMillis, Millis};
pub use obligation::{Must, Obligation};
pub use observed::{Finding, Misconduct, Observation, Penalty};
pub use performed::performed;
pub use question::{Answer, Question, QuestionId, Stake};
pub use refusal::{Refusal, Refused};
pub use regulations::{
    ArbiterSeat, DrawRule, Friendly, HouseRule, IllegalMoveScale, PointsScale, Presence, Quickplay,
    RegulationFault, Regulations, Venue, Watch,
};
pub use ruling::{Ruler, Ruling, RulingId};
pub use score::{Outcome, Points, Reason, Score};
pub use seal::{BadSeal, Seal};
pub use sheet::{EntryText, Line, Recorded, RecordedMove, Scoresheet, SheetKind, SheetReading};
pub use standing::Standing;
pub use time_control::{
    BadTimeControl, ClockStart, FirstExtra, Mode, Period, Periods, TimeControl, TimeControlFault,
};
pub use touches::Touches;
