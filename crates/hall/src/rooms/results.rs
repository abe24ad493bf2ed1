//! The results of an evening, to be taken away.

use std::collections::BTreeMap;

use jadoube_laws::{ByColor, Color, pgn::UtcTime};
use jadoube_protocol::ErrorCode;
use jadoube_words::Language;

use crate::{
    Fault, Hall, Table, Visitor,
    records::{
        CsvStyle, Evening, LineEnd, Paired, Person, ResultRow, TrfVersion, results_csv, trf,
    },
    table::{Slot, load},
};

impl Hall {
    /// The tables of a room's rounds, or of one of them, in the order of rounds and boards. Of
    /// several at one board, that is the one that counts, else the one where they play, else the
    /// last one whose game is void; tables where no game ever was are none.
    pub(super) async fn boards(
        &self,
        room: &str,
        round: Option<u32>,
    ) -> Result<BTreeMap<Slot, Table>, Fault> {
        let mut boards: BTreeMap<Slot, Table> = BTreeMap::new();
        for (slot, row) in self.games_of(room).await? {
            if round.is_some_and(|round| round != slot.round) {
                continue;
            }
            let batches = self.journal().games().read(row.id, 0).await;
            let batches = batches.map_err(|error| self.storage(&error))?;
            let loaded = load(&row, &batches, None).map_err(|error| {
                tracing::error!(%error, "a game cannot be read");
                Fault::from(ErrorCode::Internal).about(row.id.to_string())
            })?;
            let table = loaded.table;
            let rank = |table: &Table| (weight(table), table.opening().unix_ms);
            let is_better = boards
                .get(&slot)
                .is_none_or(|other| rank(&table) > rank(other));
            if table.aborted().is_none() && is_better {
                boards.insert(slot, table);
            }
        }
        Ok(boards)
    }

    /// The results of a round, or of the last one, for spreadsheets.
    ///
    /// # Errors
    ///
    /// If the room is closed to them, or no such round was played.
    pub async fn results_as_csv(
        &self,
        by: &Visitor,
        room: &str,
        round: Option<u32>,
        style: CsvStyle,
        language: Language,
    ) -> Result<String, Fault> {
        self.may_enter(by, room)?;
        let boards = self.boards(room, round).await?;
        let not_found = || Fault::from(ErrorCode::NotFound).about("round");
        let last = *boards.keys().next_back().ok_or_else(not_found)?;
        let wanted = round.unwrap_or(last.round);
        let of_round = boards.iter().filter(|(slot, _)| slot.round == wanted);
        let rows: Vec<ResultRow<'_>> = of_round
            .map(|(slot, table)| ResultRow {
                board: Some(slot.board),
                white: name(table, Color::White),
                black: name(table, Color::Black),
                outcome: table.game().outcome(),
            })
            .collect();
        Ok(results_csv(&rows, style, self.tongues().of(language)))
    }

    /// The games of all rounds, as a Tournament Report File; those that go on without a result.
    ///
    /// # Errors
    ///
    /// If the room is closed to them, no round was played, or a player has two games in one.
    pub async fn results_as_trf(
        &self,
        by: &Visitor,
        room: &str,
        version: TrfVersion,
    ) -> Result<String, Fault> {
        let info = self.may_enter(by, room)?.info;
        let boards = self.boards(room, None).await?;
        let first = boards.values().next();
        let first = first.ok_or_else(|| Fault::from(ErrorCode::NotFound).about("round"))?;
        let keys: BTreeMap<Slot, ByColor<String>> = boards
            .iter()
            .map(|(slot, table)| (*slot, both(|color| key(table, color))))
            .collect();
        let games: Vec<Paired<'_>> = boards
            .iter()
            .filter_map(|(slot, table)| {
                let keys = keys.get(slot)?;
                let player = |color| (keys[color].as_str(), person(table, color));
                Some(Paired {
                    round: Some(slot.round),
                    players: both(player),
                    outcome: table.game().outcome(),
                    plies: table.game().ply(),
                })
            })
            .collect();
        let began = UtcTime {
            unix_s: first.opening().unix_ms.div_euclid(1000),
        };
        let evening = Evening {
            name: &info.name,
            city: None,
            date: began.date(),
            arbiter: None,
            time: &first.regulations().time,
            games: &games,
        };
        let file = trf(&evening, version);
        let file = file.map_err(|why| Fault::from(ErrorCode::Invalid).about(why.to_string()))?;
        Ok(file.text(LineEnd::CrLf))
    }
}

/// How much a table tells of its board, more being better.
fn weight(table: &Table) -> u8 {
    match table.game().outcome() {
        Some(outcome) if outcome.score.is_some() => 2,
        None => 1,
        Some(_) => 0,
    }
}

fn both<T>(of: impl Fn(Color) -> T) -> ByColor<T> {
    ByColor {
        white: of(Color::White),
        black: of(Color::Black),
    }
}

fn name(table: &Table, color: Color) -> &str {
    table.seat(color).map_or("", |person| person.name.as_str())
}

fn key(table: &Table, color: Color) -> String {
    let id = table.seat(color).map_or(0, |person| person.id);
    id.to_string()
}

fn person(table: &Table, color: Color) -> Person<'_> {
    let rating = table.seat(color).and_then(|person| person.rating);
    Person {
        name: name(table, color),
        rating: rating.and_then(|rating| u16::try_from(rating).ok()),
    }
}
