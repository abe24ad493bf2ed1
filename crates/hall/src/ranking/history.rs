//! The ranking as the fold of the games that count.

use std::collections::BTreeMap;

use jadoube_arbiter::Millis;
use jadoube_laws::ByColor;

use crate::ranking::{Class, Rating, Scored, Standing, rate};

/// A game that [counts](crate::ranking::counts).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counted<G, P> {
    /// Which.
    pub game: G,
    /// When it ended, since the Unix epoch.
    pub ended: Millis,
    /// In which class.
    pub class: Class,
    /// Who played.
    pub players: ByColor<P>,
    /// What White scored.
    pub scored: Scored,
}

/// What a game did to the rating of a player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Change {
    /// When it began to count: with the time since the game before.
    pub before: Rating,
    /// After it.
    pub after: Standing,
}

/// A place in the ranking.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ranked<P> {
    /// The place, from 1; those who show the same number share it.
    pub place: u32,
    /// Who.
    pub player: P,
    /// The rating by now.
    pub rating: Rating,
    /// How many games it rests on.
    pub games: u32,
}

/// What everybody stands at.
#[derive(Clone, PartialEq, Debug)]
pub struct Ranking<P> {
    standings: BTreeMap<(P, Class), Standing>,
}

impl<P: Ord + Copy> Ranking<P> {
    /// Nobody has played.
    pub const fn new() -> Self {
        Self {
            standings: BTreeMap::new(),
        }
    }

    /// What a player stands at in a class.
    pub fn standing(&self, player: P, class: Class) -> Standing {
        let known = self.standings.get(&(player, class));
        known.copied().unwrap_or(Standing::NEW)
    }

    /// Everybody who has played, with the class and what they stand at in it.
    pub fn standings(&self) -> impl Iterator<Item = (P, Class, Standing)> {
        let all = self.standings.iter();
        all.map(|(&(player, class), &standing)| (player, class, standing))
    }

    /// Counts a game, and tells what it changed.
    ///
    /// Games are to be given once each, in the order in which they ended, those that ended
    /// together in the order of their identifiers; [`recompute`] puts them so.
    pub fn count<G>(&mut self, game: &Counted<G, P>) -> ByColor<Change> {
        let ByColor { white, black } = game.players;
        let before = ByColor {
            white: self.standing(white, game.class),
            black: self.standing(black, game.class),
        };
        let after = rate(&before, game.scored, game.ended);
        self.standings.insert((white, game.class), after.white);
        self.standings.insert((black, game.class), after.black);
        let change = |before: Standing, after: Standing| Change {
            before: before.at(game.ended),
            after,
        };
        ByColor {
            white: change(before.white, after.white),
            black: change(before.black, after.black),
        }
    }

    /// The ranking of a class at a given time: those whose rating is not provisional, by the
    /// number shown, and those with the same number in the order of `P`.
    pub fn places(&self, class: Class, now: Millis) -> Vec<Ranked<P>> {
        let mut places: Vec<_> = self
            .standings
            .iter()
            .filter(|((_, of), _)| *of == class)
            .map(|(&(player, _), standing)| Ranked {
                place: 1,
                player,
                rating: standing.at(now),
                games: standing.games,
            })
            .filter(|ranked| !ranked.rating.is_provisional())
            .collect();
        places.sort_by_key(|ranked| std::cmp::Reverse(ranked.rating.shown()));
        let mut shared = (0, 1);
        for (ranked, place) in places.iter_mut().zip(1..) {
            if ranked.rating.shown() != shared.0 {
                shared = (ranked.rating.shown(), place);
            }
            ranked.place = shared.1;
        }
        places
    }
}

impl<P: Ord + Copy> Default for Ranking<P> {
    fn default() -> Self {
        Self::new()
    }
}

/// The ranking of a whole history, in whatever order it is given; of a game that is told more than
/// once, as when its result was corrected, the last telling counts.
///
/// This is exactly what [`Ranking::count`] comes to, game by game.
pub fn recompute<G: Ord, P: Ord + Copy>(history: &[Counted<G, P>]) -> Ranking<P> {
    retell(history, |_, _| {})
}

/// As [`recompute`], and tells what each game changed, in the order in which they count.
pub fn retell<G: Ord, P: Ord + Copy>(
    history: &[Counted<G, P>],
    mut tell: impl FnMut(&Counted<G, P>, ByColor<Change>),
) -> Ranking<P> {
    let last: BTreeMap<&G, &Counted<G, P>> =
        history.iter().map(|game| (&game.game, game)).collect();
    let mut games: Vec<_> = last.into_values().collect();
    // Stable: those that ended together stay in the order of their identifiers.
    games.sort_by_key(|game| game.ended);
    let mut ranking = Ranking::new();
    for game in games {
        let changes = ranking.count(game);
        tell(game, changes);
    }
    ranking
}
