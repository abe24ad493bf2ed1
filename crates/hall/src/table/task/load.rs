//! A table out of the record.

use std::sync::Arc;

use jadoube_journal::{Batch, GameRow};
use jadoube_record::Entry;

use super::{
    super::{Line, Opening, Table, View, open::StoredOpening},
    TableClock,
};

/// A table as the record has it.
#[derive(Debug)]
pub struct Loaded {
    /// The table.
    pub table: Table,
    /// Its own time, which goes on where it was.
    pub clock: TableClock,
    /// How many lines are on record.
    pub recorded: u64,
    /// The commands on record, by who gave them and under what name.
    pub commands: Vec<(i64, String)>,
    /// Whether the archive has its end.
    pub is_closed: bool,
    /// Its lines, and when each batch of them was put on record, in milliseconds since 1970, where
    /// spectators see the game later; else nothing.
    pub history: Vec<(i64, Vec<Line>)>,
}

impl Loaded {
    /// A table that has just been opened.
    pub fn new(table: Table) -> Self {
        Self {
            table,
            clock: TableClock::running(0),
            recorded: 0,
            commands: Vec::new(),
            is_closed: false,
            history: Vec::new(),
        }
    }
}

/// Why a table cannot be made out of the record.
#[derive(Debug, thiserror::Error)]
pub enum Unreadable {
    /// The text is not that of an opening or of entries.
    #[error("table {id}: the record cannot be read: {why}")]
    Text {
        /// The table.
        id: String,
        /// Why.
        why: serde_json::Error,
    },
}

/// Makes a table out of the record. If the hall was down meanwhile, `alive_ms` is when it was last
/// known to run: the time since is charged to nobody.
///
/// # Errors
///
/// If the record cannot be read; nothing of it is lost by that.
pub fn load(row: &GameRow, batches: &[Batch], alive_ms: Option<i64>) -> Result<Loaded, Unreadable> {
    let text = |why| Unreadable::Text {
        id: row.id.to_string(),
        why,
    };
    let stored: StoredOpening = serde_json::from_str(&row.settings).map_err(text)?;
    let opening = Opening::from_stored(row.id, row.room.clone(), row.created_ms, stored);
    let folded = fold(&Arc::new(opening), batches)?;
    tracing::debug!(table = %row.id, lines = folded.recorded, "loaded");
    Ok(Loaded {
        clock: clock(&folded.table, batches.last(), alive_ms),
        is_closed: row.summary.is_some(),
        history: history(&folded.table, batches),
        table: folded.table,
        recorded: folded.recorded,
        commands: folded.commands,
    })
}

/// What spectators may not have seen yet can only be told from the times of all batches.
fn history(table: &Table, batches: &[Batch]) -> Vec<(i64, Vec<Line>)> {
    if table.settings().delay_s == 0 {
        return Vec::new();
    }
    let lines = |batch: &Batch| {
        // They have been read once already.
        let entries: Vec<Entry> = serde_json::from_str(&batch.events).unwrap_or_default();
        entries.iter().map(Line::from).collect()
    };
    let timed = batches.iter().map(|batch| (batch.unix_ms, lines(batch)));
    timed.collect()
}

/// What the lines on record make of a table.
pub(super) struct Folded {
    pub(super) table: Table,
    pub(super) recorded: u64,
    pub(super) commands: Vec<(i64, String)>,
}

/// Makes every line on record so.
pub(super) fn fold(opening: &Arc<Opening>, batches: &[Batch]) -> Result<Folded, Unreadable> {
    let mut folded = Folded {
        table: Table::new(Arc::clone(opening)),
        recorded: 0,
        commands: Vec::new(),
    };
    for batch in batches {
        let entries: Vec<Entry> =
            serde_json::from_str(&batch.events).map_err(|why| Unreadable::Text {
                id: opening.id.to_string(),
                why,
            })?;
        let mut seen = [false; 4];
        for entry in &entries {
            let line = Line::from(entry);
            folded.table.apply(&line);
            for view in View::ALL {
                seen[view.index()] |= folded.table.sees(view, &line);
            }
        }
        for view in View::ALL {
            if seen[view.index()] {
                folded.table.views_mut().next(view);
            }
        }
        folded.recorded += u64::from(batch.count);
        if let (Some(by), Some(id)) = (batch.by, &batch.command) {
            folded.commands.push((by.0, id.clone()));
        }
    }
    Ok(folded)
}

/// A table's own time goes on from the last line, or from when the hall was last known to run if
/// somebody's time was running; then it stands still until that player is there.
fn clock(table: &Table, last: Option<&Batch>, alive_ms: Option<i64>) -> TableClock {
    let Some(last) = last else {
        return TableClock::running(0);
    };
    if !table.is_timed() {
        return TableClock::running(last.at_ms);
    }
    // Since that line it has stood still, however often the hall came and went.
    if table.stands_still() {
        return TableClock::waiting(last.at_ms);
    }
    let passed = alive_ms.map_or(0, |alive| alive.saturating_sub(last.unix_ms));
    let passed = u64::try_from(passed).unwrap_or(0);
    TableClock::waiting(last.at_ms.saturating_add(passed))
}
