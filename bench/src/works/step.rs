//! What a server pays for a move: play it, write it (SAN with + and #), write the position (FEN),
//! hash it, look for repetitions, see whether the game is over, list the replies.

mod cozy;
mod jadoube;
mod peer;

use crate::{
    corpus,
    harness::{Case, Contender},
};

/// About as many positions as the field's published figures were taken from.
pub const POSITIONS: usize = 150_000;

/// Real games, every library replaying the same ones.
pub fn cases() -> Vec<Case<'static>> {
    let games = corpus::games(POSITIONS);
    let units: usize = games.iter().map(Vec::len).sum();
    if units == 0 {
        eprintln!("step: no games to replay; set JADOUBE_SHARED");
        return Vec::new();
    }
    let (ours, theirs) = (jadoube::games(&games), cozy::games(&games));
    vec![Case {
        work: "step",
        name: "real games".to_owned(),
        units: units as u64,
        unit: "step",
        expected: None,
        contenders: vec![
            Contender::new("jadoube", move || jadoube::replay(&ours).total()),
            Contender::new("shakmaty", move || peer::replay(&games).total()),
            Contender::new("cozy-chess", move || cozy::replay(&theirs).total()),
        ],
    }]
}
