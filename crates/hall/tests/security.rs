//! What those try who mean no good. `docs/security.md` names the test for each threat.
#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "a test looks for one thing among many"
)]

mod common;
#[path = "common/officials.rs"]
mod officials;

#[path = "security/answers.rs"]
mod answers;
#[path = "security/bodies.rs"]
mod bodies;
#[path = "security/calls.rs"]
mod calls;
#[path = "security/cards.rs"]
mod cards;
#[path = "security/codes.rs"]
mod codes;
#[path = "security/frames.rs"]
mod frames;
#[path = "security/headers.rs"]
mod headers;
#[path = "security/hosts.rs"]
mod hosts;
#[path = "security/passwords.rs"]
mod passwords;
#[path = "security/requests.rs"]
mod requests;
#[path = "security/schemes.rs"]
mod schemes;
#[path = "security/scopes.rs"]
mod scopes;
#[path = "security/secrets.rs"]
mod secrets;
#[path = "security/silence.rs"]
mod silence;
#[path = "security/sockets.rs"]
mod sockets;
#[path = "security/threats.rs"]
mod threats;
