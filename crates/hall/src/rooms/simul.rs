//! A simultaneous display: one against each of the room.

use jadoube_laws::{ByColor, Color};
use jadoube_protocol::{
    ErrorCode,
    rest::rooms::{OpenSimul, RoundOpened, SimulColor},
};

use super::seating::{Board, together};
use crate::{Fault, Hall, Visitor};

/// At how many boards one plays at once, as many as a connection can watch.
const MOST_BOARDS: usize = 60;

impl Hall {
    /// Opens a table against each, with everybody seated.
    ///
    /// # Errors
    ///
    /// If the room is not theirs, somebody named does not belong to it, a board or a player has
    /// a game in the round already, or it cannot be played so.
    pub async fn open_simul(
        &self,
        by: &Visitor,
        room: &str,
        post: &OpenSimul,
    ) -> Result<RoundOpened, Fault> {
        let door = self.leads(by, room)?;
        let settings = together(&post.settings, door.info.kind)?;
        self.opening_in(room, settings.clone())?;
        let _alone = self.lobby().alone().await;
        let round = self.round_to_open(room, post.round).await?;
        let against = self.opponents(by, room, post.against.as_deref()).await?;
        let wanted: Vec<(u32, [Option<i64>; 2])> = (1..)
            .zip(&against)
            .map(|(number, opponent)| (number, [Some(by.id), Some(opponent.id)]))
            .collect();
        self.check_free(room, round, &wanted).await?;
        let boards = (1..).zip(against).map(|(number, opponent)| Board {
            number,
            seats: match color(post.color, number) {
                Color::White => ByColor {
                    white: by.clone(),
                    black: opponent,
                },
                Color::Black => ByColor {
                    white: opponent,
                    black: by.clone(),
                },
            },
        });
        let tables = self
            .open_boards(room, round, &settings, boards.collect())
            .await?;
        self.audit(by, "simul_opened", &format!("round {round}"), room)
            .await?;
        Ok(RoundOpened {
            round,
            tables,
            cards: Vec::new(),
        })
    }

    async fn opponents(
        &self,
        by: &Visitor,
        room: &str,
        named: Option<&[i64]>,
    ) -> Result<Vec<Visitor>, Fault> {
        let cards = self.cards_of(room).await?;
        let with_card = cards.iter().filter_map(|card| card.person);
        let mut ids: Vec<i64> = match named {
            Some(named) => named.to_vec(),
            None => with_card.map(|person| person.0).collect(),
        };
        let mut seen = std::collections::HashSet::new();
        ids.retain(|id| *id != by.id && seen.insert(*id));
        let about = |about: String| Fault::from(ErrorCode::Invalid).about(about);
        if ids.is_empty() || ids.len() > MOST_BOARDS {
            return Err(about(format!("against: 1 to {MOST_BOARDS}")));
        }
        let mut opponents = Vec::with_capacity(ids.len());
        for id in ids {
            let is_of_room = self.lobby().door(room, id).is_some_and(|it| it.is_member);
            if !is_of_room {
                return Err(about(format!("against: {id}")));
            }
            opponents.push(self.visitor_of(id).await?);
        }
        Ok(opponents)
    }
}

const fn color(wanted: SimulColor, board: u32) -> Color {
    match wanted {
        SimulColor::White => Color::White,
        SimulColor::Black => Color::Black,
        SimulColor::Alternate if board.is_multiple_of(2) => Color::Black,
        SimulColor::Alternate => Color::White,
    }
}
