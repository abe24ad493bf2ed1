//! A club evening: the tables of a pasted list of pairings.

use jadoube_journal::{CardId, PersonId};
use jadoube_laws::ByColor;
use jadoube_protocol::rest::rooms::{PostPairings, RoundOpened};
use jadoube_words::Words;

use super::{
    Said,
    seating::{Board, check_stakes, together},
};
use crate::{
    Hall, Visitor,
    records::{Pairing, read_pairings},
};

impl Hall {
    /// Opens the tables of a round from its pairings, with everybody seated. Who is not known by
    /// name gets a card. A round that is there already gets further tables: at boards that it
    /// does not have, and where the game is void or never was.
    ///
    /// # Errors
    ///
    /// If the room is not theirs, the list cannot be read — then with everything wrong with it —,
    /// a board or a player has a game in the round already, or it cannot be played so. Then
    /// nothing was made: no table, and no card.
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
        // One at a time, so that no board is opened twice.
        let _alone = self.lobby().alone().await;
        let round = self.round_to_open(room, post.round).await?;
        let names: Vec<String> = pairings
            .iter()
            .flat_map(|pairing| [pairing.white.clone(), pairing.black.clone()])
            .collect();
        let known = self.people_known(room, &names).await?;
        let mut wanted = Vec::with_capacity(pairings.len());
        for (pairing, seats) in pairings.iter().zip(known.chunks_exact(2)) {
            for (name, person) in [&pairing.white, &pairing.black].into_iter().zip(seats) {
                check_stakes(&settings, pairing.board, name, person.as_ref())?;
            }
            let [white, black] = seats else { continue };
            let seats = [white, black].map(|it| it.as_ref().map(|person| person.id));
            wanted.push((pairing.board, seats));
        }
        self.check_free(room, round, &wanted).await?;
        let (people, cards) = self.people_named(room, &names, known).await?;
        let opened = self
            .open_boards(room, round, &settings, boards(&pairings, &people))
            .await;
        let tables = match opened {
            Ok(tables) => tables,
            Err(fault) => {
                // Nobody would ever be told the codes of these.
                for card in cards {
                    let person = Some(PersonId(card.person));
                    self.take_back_card(room, CardId(card.id), person).await?;
                }
                return Err(fault.into());
            }
        };
        self.audit(by, "round_opened", &format!("round {round}"), room)
            .await?;
        Ok(RoundOpened {
            round,
            tables,
            cards,
        })
    }
}

/// The boards of these pairings, in their order; of each, two of the people.
fn boards(pairings: &[Pairing], people: &[Visitor]) -> Vec<Board> {
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
    boards
}
