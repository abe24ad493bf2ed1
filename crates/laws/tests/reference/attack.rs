//! Which squares a piece attacks (3.1.2, 3.2 to 3.8.1).

use jadoube_laws::{Color, Role};

use super::{DIAGONAL, KNIGHT, Place, Reference, STRAIGHT, forward, on_board};

impl Reference {
    /// Whether some piece of a side attacks a square.
    pub(crate) fn attacked(&self, place: Place, by: Color) -> bool {
        Self::places().any(|from| {
            matches!(self.at(from), Some((color, _)) if color == by)
                && self.reach(from).contains(&place)
        })
    }

    /// The squares the piece on `from` attacks, its own side's pieces among them.
    pub(crate) fn reach(&self, from: Place) -> Vec<Place> {
        match self.at(from) {
            None => Vec::new(),
            Some((color, Role::Pawn)) => leap(from, &[(-1, forward(color)), (1, forward(color))]),
            Some((_, Role::Knight)) => leap(from, &KNIGHT),
            Some((_, Role::King)) => [leap(from, &STRAIGHT), leap(from, &DIAGONAL)].concat(),
            Some((_, Role::Bishop)) => self.slide(from, &DIAGONAL),
            Some((_, Role::Rook)) => self.slide(from, &STRAIGHT),
            Some((_, Role::Queen)) => {
                [self.slide(from, &STRAIGHT), self.slide(from, &DIAGONAL)].concat()
            }
        }
    }

    /// Along each direction up to and including the first piece met (3.5).
    fn slide(&self, from: Place, directions: &[Place]) -> Vec<Place> {
        let mut reached = Vec::new();
        for &(files, ranks) in directions {
            let mut to = (from.0 + files, from.1 + ranks);
            while on_board(to) {
                reached.push(to);
                if self.at(to).is_some() {
                    break;
                }
                to = (to.0 + files, to.1 + ranks);
            }
        }
        reached
    }
}

fn leap(from: Place, steps: &[Place]) -> Vec<Place> {
    steps
        .iter()
        .map(|&(files, ranks)| (from.0 + files, from.1 + ranks))
        .filter(|&to| on_board(to))
        .collect()
}
