#![doc = include_str!("../README.md")]

mod act;
mod article;
mod authority;
mod command;
mod error;
mod event;
mod illegal;
mod mirror;
mod moves;
mod notation;
mod number;
mod obligation;
mod observed;
mod order;
mod question;
mod refusal;
mod regulations;
mod report;
mod ruling;
mod score;
mod sheet;
mod site;
mod table;
mod version;
mod vocabulary;

pub use act::{Act, Ground, Hand, Intended, Manner, Mishandling, StopReason, Terms};
pub use article::{Article, Doubt};
pub use authority::{Authority, Commentator, Regulation, SiteRule};
pub use command::Command;
pub use error::Unusable;
pub use event::{Event, Happening};
pub use illegal::{Illegal, Lost, Path, SanError};
pub use moves::{Move, MoveKind};
pub use notation::{Board, Rule, Seal, Setup, Square, TimeControl, Uci};
pub use number::{ByColor, Millis, Points, QuestionId, RulingId};
pub use obligation::{Must, Obligation};
pub use observed::{Finding, Misconduct, Observation, Penalty};
pub use order::{Adjourning, Appealed, Mislaid, Opened, Order, SealFault, Secret};
pub use question::{Answer, Question, Stake};
pub use refusal::{Refusal, Refused};
pub use regulations::{
    ArbiterSeat, DrawRule, Friendly, HouseRule, IllegalMoveScale, PointsScale, Presence, Quickplay,
    Regulations, Venue, Watch,
};
pub use report::Report;
pub use ruling::{Ruler, Ruling};
pub use score::{Outcome, Reason, Score};
pub use sheet::{EntryText, SheetKind};
pub use site::{AbsenceClaim, SiteAct};
pub use table::{Abort, Call, CallReason, Entry, Person, PersonKind, TableEvent};
pub use version::VERSION;
pub use vocabulary::{
    Breach, CastlingMode, Claim, Class, Color, Edition, Piece, Role, Side, Supervision,
};
