//! What holds for any history of games.

use jadoube_arbiter::Millis;
use jadoube_laws::{ByColor, Color};
use proptest::prelude::{Just, Strategy, any, prop_assert, prop_assert_eq, proptest};

use crate::ranking::{Class, Counted, Ranking, Rating, Scored, period, recompute, retell};

type Game = Counted<u32, u8>;

/// Games in the order in which they are counted, some of them ending together.
fn history() -> impl Strategy<Value = Vec<Game>> {
    let scored = proptest::sample::select(vec![Scored::Win, Scored::Draw, Scored::Loss]);
    let class = proptest::sample::select(Class::ALL.to_vec());
    let pause = proptest::prop_oneof![Just(0_u64), 1..10_000_000_u64, 1..40_000_000_000_u64];
    let game = (0..5_u8, 1..5_u8, class, scored, pause);
    proptest::collection::vec(game, 0..60).prop_map(|games| {
        let mut now = 1_700_000_000_000;
        games
            .into_iter()
            .zip(0..)
            .map(|((white, ahead, class, scored, pause), game)| {
                now += pause;
                Counted {
                    game,
                    ended: Millis(now),
                    class,
                    players: ByColor {
                        white,
                        black: (white + ahead) % 5,
                    },
                    scored,
                }
            })
            .collect()
    })
}

fn one_by_one(history: &[Game]) -> Ranking<u8> {
    let mut ranking = Ranking::new();
    for game in history {
        ranking.count(game);
    }
    ranking
}

fn any_rating() -> impl Strategy<Value = Rating> {
    (100.0..=4000.0, 30.0..=350.0, 0.01..=0.1).prop_map(|(value, deviation, volatility)| {
        Rating::stored(value, deviation, volatility).expect("drawn within the bounds")
    })
}

proptest! {
    /// In any order and with repetitions, it is what counting game by game came to, to the bit.
    #[test]
    fn recomputing_gives_what_counting_gave(
        (history, shuffled) in history().prop_flat_map(|history| {
            let twice: Vec<_> = history.iter().chain(history.iter().take(9)).cloned().collect();
            (Just(history), Just(twice).prop_shuffle())
        })
    ) {
        prop_assert_eq!(recompute(&shuffled), one_by_one(&history));
    }

    /// What is told of each game is what changed, and everybody stands at the last of it.
    #[test]
    fn what_is_told_adds_up(history in history()) {
        let mut last = Ranking::<u8>::new().standings().collect::<Vec<_>>();
        let ranking = retell(&history, |game, changes| {
            for color in Color::ALL {
                last.retain(|told| (told.0, told.1) != (game.players[color], game.class));
                last.push((game.players[color], game.class, changes[color].after));
            }
        });
        last.sort_by_key(|told| (told.0, told.1));
        prop_assert_eq!(ranking.standings().collect::<Vec<_>>(), last);
    }

    /// A corrected result leads to the ranking that would stand had it been right at first.
    #[test]
    fn a_correction_is_as_if_it_had_always_been_so(mut history in history(), at in any::<u16>()) {
        let Some(at) = usize::from(at).checked_rem(history.len()) else {
            return Ok(());
        };
        let mut told = history.clone();
        history[at].scored = history[at].scored.reversed();
        told.push(history[at].clone());
        prop_assert_eq!(recompute(&told), one_by_one(&history));
    }

    /// Nobody else's rating changes, nor the players' own in another class.
    #[test]
    fn a_game_concerns_its_players_and_class(history in history()) {
        let mut ranking = Ranking::new();
        for game in &history {
            let before = ranking.clone();
            let changes = ranking.count(game);
            for player in 0..5 {
                for class in Class::ALL {
                    let color = Color::ALL.into_iter().find(|&color| game.players[color] == player);
                    let standing = ranking.standing(player, class);
                    match color.filter(|_| class == game.class) {
                        Some(color) => prop_assert_eq!(standing, changes[color].after),
                        None => prop_assert_eq!(standing, before.standing(player, class)),
                    }
                }
            }
        }
    }

    /// Who wins does not lose by it, whoever they are; and what comes out is a rating again.
    #[test]
    fn winning_never_costs(player in any_rating(), opponent in any_rating()) {
        let won = period(player, &[(opponent, Scored::Win)]);
        let drawn = period(player, &[(opponent, Scored::Draw)]);
        let lost = period(player, &[(opponent, Scored::Loss)]);
        prop_assert!(won.value() >= player.value() && player.value() >= lost.value());
        prop_assert!(won.value() >= drawn.value() && drawn.value() >= lost.value());
        for new in [won, drawn, lost] {
            let again = Rating::stored(new.value(), new.deviation(), new.volatility());
            prop_assert_eq!(again, Some(new));
        }
    }

    /// Who is shown the same shares a place, who is shown less stands behind.
    #[test]
    fn places_follow_what_is_shown(history in history(), idle in 0..400_000_000_000_u64) {
        let ranking = recompute(&history);
        let now = Millis(1_700_000_000_000 + idle);
        for class in Class::ALL {
            let places = ranking.places(class, now);
            for (index, one) in places.iter().enumerate() {
                let ahead = places.iter().filter(|other| other.rating.shown() > one.rating.shown());
                prop_assert_eq!(one.place as usize, ahead.count() + 1);
                prop_assert!(index + 1 >= one.place as usize);
                prop_assert!(!one.rating.is_provisional());
            }
        }
    }
}
