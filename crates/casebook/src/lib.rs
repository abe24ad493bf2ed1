#![doc = include_str!("../README.md")]

mod checks;
mod error;
mod fact;
mod fault;
mod folder;
mod given;
pub mod lawbook;
mod page;
mod pattern;
mod phrases;
mod plays;
mod read;
mod row;
mod rows;
mod run;
mod scene;
mod table;
mod tell;
#[cfg(test)]
mod tests;
mod tokens;
mod tongue;
mod value;
mod write;

pub use checks::Difference;
pub use error::{Trouble, Unread};
pub use fact::Fact;
pub(crate) use fact::{Check, Said, Then};
pub use fault::{Complaint, Fault, compared};
pub use folder::pages_under;
pub use given::Given;
pub use page::{Other, Page, Step};
pub use read::read_fact;
pub use run::{Outcome, Run, run};
pub use scene::{BadSetting, Scene};
pub use table::{Follows, Matter, Table, Told};
pub use tell::Speaker;
pub use tongue::Tongue;
pub use write::write_fact;
