//! A club evening: the tables of a pasted list of pairings.

use jadoube_laws::ByColor;
use jadoube_protocol::rest::rooms::{PostPairings, RoundOpened};
use jadoube_words::Words;

use super::{
    Said,
    seating::{Board, together},
};
use crate::{Hall, Visitor, records::read_pairings};

impl Hall {
    /// Opens the tables of a round from its pairings, with everybody seated. Who is not known by
    /// name gets a card.
    ///
    /// # Errors
    ///
    /// If the room is not theirs, the list cannot be read — then with everything wrong with it —,
    /// the round has its tables already, or it cannot be played so.
    pub async fn open_round(
        &self,
        by: &Visitor,
        room: &str,
        post: &PostPairings,
    ) -> Result<RoundOpened, Said> {
        let door = self.leads(by, room)?;
        let settings = together(&post.settings, door.info.kind)?;
        let pairings = read_pairings(&post.pairings).map_err(|faults| {
            let lines = |words: &Words| faults.iter().map(|it| it.sentence(words)).collect();
            Said::list(self, "pairings", lines)
        })?;
        self.opening_in(room, settings.clone())?;
        // One at a time, so that no round is opened twice.
        let _alone = self.lobby().alone().await;
        let round = self.round_to_open(room, post.round).await?;
        let names: Vec<String> = pairings
            .iter()
            .flat_map(|pairing| [pairing.white.clone(), pairing.black.clone()])
            .collect();
        let (people, cards) = self.people_named(room, &names).await?;
        let boards = pairings.iter().zip(people.chunks_exact(2));
        let boards = boards.filter_map(|(pairing, seats)| {
            let [white, black] = seats else { return None };
            Some(Board {
                number: pairing.board,
                seats: ByColor {
                    white: white.clone(),
                    black: black.clone(),
                },
            })
        });
        let mut boards: Vec<Board> = boards.collect();
        boards.sort_by_key(|board| board.number);
        let tables = self.open_boards(room, round, &settings, boards).await?;
        self.audit(by, "round_opened", &format!("round {round}"), room)
            .await?;
        Ok(RoundOpened {
            round,
            tables,
            cards,
        })
    }
}
