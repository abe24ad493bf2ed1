//! What is shown when asked for: the board, the clocks, the moves.

use jadoube_arbiter::Millis;
use jadoube_laws::{Board, Color, File, Piece, Rank, Square};
use jadoube_protocol::{RoomInfo, RoomState, TableInfo, TableStage};
use jadoube_words::Argument;

use super::{
    seen::Seen,
    terms,
    verb::folded,
    voice::{Voice, named},
};
use crate::speech::Speech;

/// From here on tenths of a second are told.
const TENTHS_BELOW_MS: i64 = 20_000;

impl Voice<'_> {
    /// Tells what both clocks show.
    pub(super) fn clocks(&mut self, seen: &Seen) {
        let running = seen.now().clocks.and_then(|clocks| clocks.running);
        let running = running.as_ref().map(Color::from);
        for color in Color::ALL {
            let Some(ms) = seen.clock(color) else {
                return self.say("play-no-clock");
            };
            let key = if ms < 0 {
                "play-clock-over"
            } else if running == Some(color) {
                "play-clock-running"
            } else {
                "play-clock"
            };
            let step = if ms.abs() < TENTHS_BELOW_MS {
                100
            } else {
                1000
            };
            let shown = Millis(ms.unsigned_abs() / step * step);
            self.say_of(
                key,
                &[("color", color.into()), ("time", Argument::from(shown))],
            );
        }
    }

    /// Shows the board: in words, or as asked.
    pub(super) fn board(&mut self, seen: &Seen, how: &str) {
        let Some(board) = seen.board() else {
            return self.say("play-no-board");
        };
        match folded(how).as_str() {
            "fen" => self.fen(seen),
            "dibujo" | "drawing" | "ascii" => self.drawing(&board, seen.seat()),
            _ => self.ranks(&board, seen.seat()),
        }
    }

    /// Shows the position as a FEN; over the board only where the pieces stand.
    pub(super) fn fen(&mut self, seen: &Seen) {
        let position = seen.position().filter(|_| !seen.is_over_the_board());
        match position {
            Some(position) => {
                let fen = position.setup().to_string();
                self.line(&fen);
            }
            None => {
                let board = seen.now().board.clone();
                self.line(&board);
            }
        }
    }

    /// Rank by rank, as one who plays that color sees it; empty squares are passed over.
    fn ranks(&mut self, board: &Board, seat: Option<Color>) {
        for rank in ranks(seat) {
            let pieces: Vec<String> = files(seat)
                .into_iter()
                .map(|file| Square::new(file, rank))
                .filter_map(|square| Some((square, board.piece_at(square)?)))
                .map(|(square, piece)| self.piece(square, piece))
                .collect();
            let pieces = if pieces.is_empty() {
                self.speech().say("play-rank-empty")
            } else {
                pieces.join(", ")
            };
            self.say_of(
                "play-rank",
                &[("rank", rank.to_string().into()), ("pieces", pieces.into())],
            );
        }
    }

    fn piece(&self, square: Square, piece: Piece) -> String {
        self.speech().say_of(
            "play-piece",
            &[("piece", piece.into()), ("square", square.into())],
        )
    }

    fn drawing(&mut self, board: &Board, seat: Option<Color>) {
        for rank in ranks(seat) {
            let mut line = rank.to_string();
            for file in files(seat) {
                let piece = board.piece_at(Square::new(file, rank));
                line.push(' ');
                line.push(piece.map_or('.', Piece::letter));
            }
            self.line(&line);
        }
        let mut line = " ".to_owned();
        for file in files(seat) {
            line.push(' ');
            line += &file.to_string();
        }
        self.line(&line);
    }

    /// Tells what stands on a square.
    pub(super) fn square(&mut self, seen: &Seen, square: Square) {
        let piece = seen.board().and_then(|board| board.piece_at(square));
        match piece {
            Some(piece) => {
                let text = self.piece(square, piece);
                self.line(&text);
            }
            None => self.say_of("play-square-empty", &[("square", square.into())]),
        }
    }

    /// Tells all moves, a full move a line.
    pub(super) fn moves(&mut self, seen: &Seen) {
        let count = seen.state.moves.len();
        if count == 0 {
            return self.say("play-no-moves");
        }
        let mut line = String::new();
        for index in 0..count {
            let text = self.numbered(seen, index);
            let (_, color) = seen.numbered(index);
            if color == Color::White || line.is_empty() {
                if !line.is_empty() {
                    self.line(&line);
                }
                line = text;
            } else {
                // The number stands before White's move already.
                let bare = text.split_once(' ').map_or(text.as_str(), |(_, bare)| bare);
                line = format!("{line} {bare}");
            }
        }
        self.line(&line);
    }
}

impl Voice<'_> {
    /// Tells the rooms there are.
    pub(super) fn rooms(&mut self, rooms: &[RoomInfo]) {
        for room in rooms {
            self.say_of(
                "play-room-listed",
                &[
                    ("room", room.id.as_str().into()),
                    ("name", room_name(self.speech(), room).into()),
                    ("people", room.people.into()),
                    ("games", room.games.into()),
                ],
            );
        }
    }

    /// Tells who is in a room.
    pub(super) fn people(&mut self, room: &RoomState) {
        for person in &room.people {
            self.line(&named(person));
        }
    }

    /// Tells the tables of a room that are not over.
    pub(super) fn tables(&mut self, room: &RoomState) {
        let is_over = |stage| matches!(stage, TableStage::Over | TableStage::Aborted);
        let mut none = true;
        for table in room.tables.iter().filter(|table| !is_over(table.stage)) {
            self.listed(table);
            none = false;
        }
        if none {
            self.say("play-no-tables");
        }
    }

    /// Tells a table in one line: all there is to know before joining.
    pub(super) fn listed(&mut self, table: &TableInfo) {
        let settings = &table.settings;
        let players = [&table.waiting, &table.white, &table.black];
        let players: Vec<String> = players.into_iter().flatten().map(named).collect();
        let mut marks = Vec::new();
        let stage = match table.stage {
            TableStage::Waiting => "waiting",
            TableStage::Ready => "ready",
            TableStage::Playing => "playing",
            TableStage::Paused => "paused",
            TableStage::Over | TableStage::Aborted => "over",
        };
        marks.push(self.speech().say(&format!("play-listed-{stage}")));
        marks.extend(terms::marks(self.speech(), settings));
        let key = if players.is_empty() {
            "play-listed-empty"
        } else {
            "play-listed"
        };
        self.say_of(
            key,
            &[
                ("table", table.id.as_str().into()),
                ("time", terms::time(self.speech(), settings).into()),
                ("players", players.join(", ").into()),
                ("marks", marks.join(", ").into()),
            ],
        );
    }
}

/// What a room is called: those that a hall makes itself have a name in each language.
pub(super) fn room_name(speech: &Speech, room: &RoomInfo) -> String {
    match (room.id.as_str(), room.name.as_str()) {
        ("invitados", "Invitados") => speech.say("play-room-guests"),
        ("principal", "Sala principal") => speech.say("play-room-main"),
        (_, name) => name.to_owned(),
    }
}

fn ranks(seat: Option<Color>) -> Vec<Rank> {
    let mut all: Vec<Rank> = Rank::ALL.into();
    if seat != Some(Color::Black) {
        all.reverse();
    }
    all
}

fn files(seat: Option<Color>) -> Vec<File> {
    let mut all: Vec<File> = File::ALL.into();
    if seat == Some(Color::Black) {
        all.reverse();
    }
    all
}
