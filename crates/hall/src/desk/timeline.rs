//! The time line of a game: its record in sentences, to each as far as they may see it.

use std::{collections::HashMap, net::IpAddr};

use jadoube_arbiter::{Happening, Watch};
use jadoube_journal::{Batch, GameId, PersonId};
use jadoube_protocol::{
    ErrorCode,
    rest::desk::{Timeline, TimelineEntry, TimelineKind},
};
use jadoube_record::Entry;

use crate::{
    Fault, Hall, Table, Visitor, fair_play,
    permit::{Relation, relation},
    rooms::clean_code,
    table::{Line, View, What, load},
};

/// Who asks for a time line.
pub(super) struct Asker<'a> {
    /// Who it is, if that is known.
    pub(super) visitor: Option<&'a Visitor>,
    /// From where.
    pub(super) address: IpAddr,
    /// The code of the table that they give.
    pub(super) code: Option<&'a str>,
}

/// The time line of a game, as far as somebody may see it.
///
/// # Errors
///
/// If there is no such game, it is closed to them, or they are playing it.
pub(super) async fn timeline(
    hall: &Hall,
    asker: &Asker<'_>,
    id: GameId,
) -> Result<Timeline, Fault> {
    let games = hall.journal().games();
    let row = games.game(id).await.map_err(|error| hall.storage(&error))?;
    let row = row.ok_or_else(|| Fault::from(ErrorCode::NotFound).about(id.to_string()))?;
    let batches = games.read(id, 0).await;
    let batches = batches.map_err(|error| hall.storage(&error))?;
    let unreadable = |error: &dyn std::fmt::Display| {
        tracing::error!(table = %id, %error, "the record cannot be read");
        Fault::from(ErrorCode::Internal).about(id.to_string())
    };
    let after = load(&row, &batches, None).map_err(|error| unreadable(&error))?;
    let before = load(&row, &[], None).map_err(|error| unreadable(&error))?;
    let sight = sight(hall, asker, &after.table).await?;
    let mut table = before.table;
    let names = names(hall, &batches).await?;
    let shown_until = match sight.view {
        View::Spectator if !sight.all => {
            let delay = i64::from(table.settings().delay_s) * 1000;
            hall.clock().unix_ms() - delay
        }
        View::Spectator | View::Player(_) | View::Arbiter => i64::MAX,
    };
    let mut entries = Vec::new();
    for batch in &batches {
        let lines: Vec<Entry> =
            serde_json::from_str(&batch.events).map_err(|error| unreadable(&error))?;
        for entry in lines {
            let line = Line::from(&entry);
            table.apply(&line);
            let is_seen = sight.sees(&table, &after.table, &line);
            if is_seen && batch.unix_ms <= shown_until {
                let by = entry.by.and_then(|by| names.get(&by).cloned());
                entries.push(told(hall, &table, &line, entry, by, batch.unix_ms));
            }
        }
    }
    Ok(Timeline {
        game: id.to_string(),
        stage: after.table.stage(),
        entries,
    })
}

/// How much of a game somebody sees.
struct Sight {
    view: View,
    // All but what bystanders told: the game is over.
    all: bool,
}

impl Sight {
    fn sees(&self, table: &Table, after: &Table, line: &Line) -> bool {
        if self.view == View::Arbiter {
            return true;
        }
        match self.all {
            true => after.is_seen_afterwards(line),
            false => table.sees(self.view, line),
        }
    }
}

async fn sight(hall: &Hall, asker: &Asker<'_>, table: &Table) -> Result<Sight, Fault> {
    let visitor = asker.visitor;
    let who = visitor.map_or(Relation::Spectator, |visitor| relation(visitor, table));
    let view = match who {
        Relation::Arbiter => View::Arbiter,
        Relation::Player(color) => View::Player(color),
        Relation::Waiting | Relation::Spectator => View::Spectator,
    };
    let all = table.is_done();
    // Nobody could say whether who gives no name plays this very game.
    if visitor.is_none() && !all {
        return Err(ErrorCode::WhoIsThere.into());
    }
    if let Some(visitor) = visitor
        && view != View::Arbiter
    {
        fair_play::check(hall, visitor, fair_play::Use::Record(table.id()))?;
    }
    if view == View::Spectator {
        check_code(hall, asker, table)?;
        may_enter(hall, visitor, table).await?;
    }
    Ok(Sight { view, all })
}

/// A private table is for who gives its code; one that is wrong counts against them.
fn check_code(hall: &Hall, asker: &Asker<'_>, table: &Table) -> Result<(), Fault> {
    let Some(needed) = table.opening().code.as_deref() else {
        return Ok(());
    };
    let needs_code = || Fault::from(ErrorCode::CodeNeeded).about(table.id().to_string());
    let given = asker.code.ok_or_else(needs_code)?;
    let guesses = hall.limits().guesses();
    let person = asker.visitor.map(|visitor| visitor.id);
    guesses.check(asker.address, person)?;
    if clean_code(given) == needed {
        return Ok(());
    }
    guesses.note(asker.address, person);
    Err(needs_code())
}

/// A room that is closed to somebody keeps its games to itself.
async fn may_enter(hall: &Hall, visitor: Option<&Visitor>, table: &Table) -> Result<(), Fault> {
    match visitor {
        Some(visitor) => hall.may_come_to(visitor, table.id()).await.map(|_| ()),
        None if hall.is_closed(table.id()).await? => Err(ErrorCode::WhoIsThere.into()),
        None => Ok(()),
    }
}

/// The names of those who brought something about.
async fn names(hall: &Hall, batches: &[Batch]) -> Result<HashMap<i64, String>, Fault> {
    let mut names = HashMap::new();
    for id in batches.iter().filter_map(|batch| batch.by) {
        if names.contains_key(&id.0) {
            continue;
        }
        let person = hall.journal().people().by_id(PersonId(id.0)).await;
        if let Some(person) = person.map_err(|error| hall.storage(&error))? {
            names.insert(id.0, person.name);
        }
    }
    Ok(names)
}

fn told(
    hall: &Hall,
    table: &Table,
    line: &Line,
    entry: Entry,
    by: Option<String>,
    unix_ms: i64,
) -> TimelineEntry {
    let say = match &line.what {
        What::Game(event) => hall.tongues().every_event(event, table.game()),
        What::Table(event) => hall.tongues().table_event(event),
    };
    TimelineEntry {
        at: line.at,
        unix_ms,
        by,
        kind: kind(table, line),
        say,
        entry,
    }
}

fn kind(table: &Table, line: &Line) -> TimelineKind {
    let event = match &line.what {
        What::Game(event) => event,
        What::Table(_) => return TimelineKind::Table,
    };
    match event.what {
        Happening::Ruled { .. } => TimelineKind::Ruling,
        Happening::Asked(..) | Happening::Answered(..) => TimelineKind::Question,
        Happening::Ordered(_) => TimelineKind::Order,
        Happening::Irregular(..)
        | Happening::RepliedTo(..)
        | Happening::FlagFell(_)
        | Happening::TouchNotKept(_)
        | Happening::Obliged(_) => match table.regulations().watch {
            Watch::People => TimelineKind::Unnoticed,
            Watch::Program => TimelineKind::Fact,
        },
        Happening::Did(..)
        | Happening::Told(_)
        | Happening::Site(_)
        | Happening::Adjusted(_)
        | Happening::Made(_)
        | Happening::Retracted(_)
        | Happening::BoardPutBack
        | Happening::OfferLapsed
        | Happening::ClocksStopped
        | Happening::ClockStarted(_) => TimelineKind::Fact,
    }
}
