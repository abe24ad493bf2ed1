#![doc = include_str!("../README.md")]
#![no_std]

extern crate alloc;

mod clock;
mod millis;
mod time_control;

pub use clock::{Clock, Pressed, Reading, Shown};
pub use millis::{BadMillis, Millis};
pub use time_control::{
    BadTimeControl, ClockStart, FirstExtra, Mode, Period, Periods, TimeControl, TimeControlFault,
};
