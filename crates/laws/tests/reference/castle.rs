//! Castling, in standard chess and in Chess960 (3.8.2, Guidelines II.3).

use jadoube_laws::{MoveKind, Role};

use super::{Place, Reference, Step, rank_of};

/// Where king and rook end: on the c- and d-files, or on the g- and f-files.
pub(crate) fn destinations(king: Place, rook: Place) -> (Place, Place) {
    if rook.0 < king.0 {
        ((2, king.1), (3, king.1))
    } else {
        ((6, king.1), (5, king.1))
    }
}

/// The squares of a rank from one to another, both included.
fn walk(from: Place, to: Place) -> Vec<Place> {
    (from.0.min(to.0)..=from.0.max(to.0))
        .map(|file| (file, from.1))
        .collect()
}

impl Reference {
    /// The legal castlings.
    pub(crate) fn castlings(&self) -> Vec<Step> {
        let king = self.king(self.turn);
        let mut castlings = Vec::new();
        for &rook in &self.rights {
            if self.at(rook) == Some((self.turn, Role::Rook))
                && rook.1 == rank_of(self.turn, 0)
                && king.1 == rook.1
                && self.may_castle(king, rook)
            {
                let kind = MoveKind::Castle;
                castlings.push(Step {
                    from: king,
                    to: rook,
                    kind,
                });
            }
        }
        castlings
    }

    fn may_castle(&self, king: Place, rook: Place) -> bool {
        let (king_to, rook_to) = destinations(king, rook);
        let mut ways = walk(king, king_to);
        ways.extend(walk(rook, rook_to));
        // Guidelines II.3.2: all these squares are empty but for the king and the rook.
        let free = ways
            .iter()
            .all(|&place| place == king || place == rook || self.at(place).is_none());
        // 3.8.2.2: where the king stands, what it crosses and where it ends is not attacked.
        let unattacked = walk(king, king_to)
            .iter()
            .all(|&place| !self.attacked(place, !self.turn));
        if !free || !unattacked {
            return false;
        }
        // 3.9.2: nor is the king attacked once the rook has left.
        let kind = MoveKind::Castle;
        let after = self.after(Step {
            from: king,
            to: rook,
            kind,
        });
        !after.attacked(king_to, !self.turn)
    }
}
