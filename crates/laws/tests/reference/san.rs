//! Standard algebraic notation, written from the list of legal moves (Appendix C).

use jadoube_laws::{MoveKind, Role};

use super::{Place, Reference, Step};

fn name((file, rank): Place) -> String {
    format!("{}{}", file_name(file), rank + 1)
}

fn file_name(file: i32) -> char {
    "abcdefgh"
        .chars()
        .nth(file as usize)
        .expect("a file of the board")
}

fn letter(role: Role) -> &'static str {
    match role {
        Role::Pawn => "",
        Role::Knight => "N",
        Role::Bishop => "B",
        Role::Rook => "R",
        Role::Queen => "Q",
        Role::King => "K",
    }
}

impl Reference {
    /// A legal move in the export format of PGN.
    pub(crate) fn san(&self, step: Step) -> String {
        let after = self.after(step);
        let mark = match (after.is_check(), after.moves().is_empty()) {
            (true, true) => "#",
            (true, false) => "+",
            (false, _) => "",
        };
        format!("{}{mark}", self.san_without_mark(step))
    }

    fn san_without_mark(&self, step: Step) -> String {
        if step.kind == MoveKind::Castle {
            let long = step.to.0 < step.from.0;
            return if long { "O-O-O" } else { "O-O" }.into();
        }
        let capture = step.kind == MoveKind::EnPassant || self.at(step.to).is_some();
        let cross = if capture { "x" } else { "" };
        let to = name(step.to);
        let (_, role) = self.at(step.from).expect("a piece moves");
        if role == Role::Pawn {
            let from = if capture {
                String::from(file_name(step.from.0))
            } else {
                String::new()
            };
            let promotion = match step.kind {
                MoveKind::Promotion(role) => format!("={}", letter(role)),
                MoveKind::Normal
                | MoveKind::DoubleAdvance
                | MoveKind::EnPassant
                | MoveKind::Castle => String::new(),
            };
            return format!("{from}{cross}{to}{promotion}");
        }
        format!("{}{}{cross}{to}", letter(role), self.departure(step))
    }

    /// The file if it tells the piece from the others that may go there, else the rank if that
    /// does, else both (C.10.1 to C.10.3).
    fn departure(&self, step: Step) -> String {
        let others: Vec<Place> = self
            .moves()
            .into_iter()
            .filter(|other| other.to == step.to && other.kind == step.kind)
            .map(|other| other.from)
            .filter(|&from| from != step.from && self.at(from) == self.at(step.from))
            .collect();
        let file = file_name(step.from.0);
        let rank = step.from.1 + 1;
        if others.is_empty() {
            String::new()
        } else if others.iter().all(|from| from.0 != step.from.0) {
            format!("{file}")
        } else if others.iter().all(|from| from.1 != step.from.1) {
            format!("{rank}")
        } else {
            format!("{file}{rank}")
        }
    }
}
