//! What those try who mean no good. `docs/security.md` names the test for each threat.

mod common;

#[path = "security/bodies.rs"]
mod bodies;
#[path = "security/cards.rs"]
mod cards;
#[path = "security/headers.rs"]
mod headers;
#[path = "security/passwords.rs"]
mod passwords;
#[path = "security/requests.rs"]
mod requests;
#[path = "security/secrets.rs"]
mod secrets;
#[path = "security/sockets.rs"]
mod sockets;
#[path = "security/threats.rs"]
mod threats;
