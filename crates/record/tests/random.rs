//! What holds for every game, whatever happens in it: it is stored and read back as it was.

#[allow(dead_code)] // The promises of the arbiter are looked at in its own tests.
#[path = "../../arbiter/tests/random/mod.rs"]
mod random;

use std::{fmt::Debug, sync::Arc};

use jadoube_arbiter::{Command, Event, Game, Millis, Refusal, Regulations, decide};
use jadoube_record as record;
use proptest::prelude::*;
use random::{Source, XorShift, facts, regulations};
use serde::{Serialize, de::DeserializeOwned};

/// Facts in a game, at most.
const LONGEST: usize = 300;

/// A game as it went.
struct Played {
    regulations: Arc<Regulations>,
    game: Game,
    facts: Vec<Command>,
    events: Vec<Event>,
    refusals: Vec<Refusal>,
}

fn play(seed: u64) -> Played {
    let mut source = XorShift(seed | 1);
    let regulations = regulations(&mut source);
    let mut played = Played {
        game: Game::new(Arc::clone(&regulations)),
        regulations,
        facts: Vec::new(),
        events: Vec::new(),
        refusals: Vec::new(),
    };
    let mut at = Millis(0);
    while played.facts.len() < LONGEST {
        for (wait, command) in facts::next(&played.game, &mut source) {
            at += Millis(wait);
            match decide(&played.game, at, command.clone()) {
                Ok(events) => {
                    events.iter().for_each(|event| played.game.apply(event));
                    played.events.extend(events);
                }
                Err(refusal) => played.refusals.push(refusal),
            }
            played.facts.push(command);
        }
        if played.game.outcome().is_some() && source.once_in(8) {
            break;
        }
    }
    played
}

/// Stores values as JSON, and gives back what is read from it.
fn stored<Here, There>(values: &[There]) -> Vec<There>
where
    Here: for<'a> From<&'a There> + Serialize + DeserializeOwned + PartialEq + Debug,
    There: for<'a> From<&'a Here>,
{
    let written: Vec<Here> = values.iter().map(Here::from).collect();
    let json = serde_json::to_string(&written).expect("nothing in it cannot be written");
    let read: Vec<Here> = serde_json::from_str(&json).unwrap_or_else(|error| {
        let place = json.get(error.column().saturating_sub(80)..error.column());
        panic!("{error}: {place:?}")
    });
    assert_eq!(read, written);
    read.iter().map(There::from).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn a_game_is_read_back_as_it_was_played(seed: u64) {
        let played = play(seed);
        let events = stored::<record::Event, _>(&played.events);
        prop_assert_eq!(&events, &played.events);
        prop_assert_eq!(&stored::<record::Command, _>(&played.facts), &played.facts);
        prop_assert_eq!(&stored::<record::Refusal, _>(&played.refusals), &played.refusals);
        let regulations = stored::<record::Regulations, _>(&[(*played.regulations).clone()]);
        prop_assert_eq!(&regulations[..], &[(*played.regulations).clone()]);

        let regulations = regulations.into_iter().next().expect("one was stored");
        let mut replayed = Game::new(Arc::new(regulations));
        events.iter().for_each(|event| replayed.apply(event));
        prop_assert_eq!(replayed, played.game);
    }
}

/// The games above are of some variety, or they would show little.
#[test]
fn random_games_bring_about_most_of_what_may_happen() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 1..60 {
        for event in play(seed * 0x9E37_79B9).events {
            let json = serde_json::to_value(record::Happening::from(&event.what)).unwrap();
            let name = json.as_str().map(String::from);
            let key = || json.as_object()?.keys().next().cloned();
            seen.insert(name.or_else(key).expect("an enum is written by its name"));
        }
    }
    assert!(seen.len() >= 14, "only {seen:?}");
}
