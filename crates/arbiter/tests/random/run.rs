//! One game after another, with every promise looked at after each fact.

use std::sync::Arc;

use jadoube_arbiter::{
    Act, Command, Event, Game, Happening, Millis, Outcome, Regulations, Stage, decide,
};
use jadoube_laws::Color;

use super::{Source, facts, regulations};

/// Facts in a game, at most.
const LONGEST: u32 = 400;

/// One game as it went, with every property looked at after each fact.
struct Run {
    seed: u64,
    regulations: Arc<Regulations>,
    game: Game,
    log: Vec<Event>,
    facts: Vec<(Millis, Command)>,
}

impl Run {
    fn new(seed: u64, source: &mut impl Source) -> Self {
        let regulations = regulations(source);
        Self {
            seed,
            game: Game::new(Arc::clone(&regulations)),
            regulations,
            log: Vec::new(),
            facts: Vec::new(),
        }
    }

    fn tell(&mut self, at: Millis, command: &Command) {
        let seed = self.seed;
        let before = self.game.clone();
        match decide(&self.game, at, command.clone()) {
            Ok(events) => {
                for event in &events {
                    self.apply(event);
                }
                finished_games_change_by_the_arbiter_only(&before, &self.game, command, &events);
                self.log.extend(events);
            }
            Err(_) => assert_eq!(before, self.game, "seed {seed}: a refusal left its mark"),
        }
        self.facts.push((at, command.clone()));
        obligation_can_be_met(&self.game, seed);
    }

    fn apply(&mut self, event: &Event) {
        let shown = |game: &Game| Color::ALL.map(|color| game.reading(color, event.at).left);
        let before = shown(&self.game);
        self.game.apply(event);
        let after = shown(&self.game);
        let gained = before
            .iter()
            .zip(&after)
            .any(|(before, after)| after > before);
        if gained && matches!(self.game.stage(), Stage::Playing | Stage::Paused) {
            let seed = self.seed;
            assert!(
                may_add_time(&event.what),
                "seed {seed}: time out of nothing by {event:?}"
            );
        }
    }

    /// The state is the fold of the events, and the facts lead to the same events again.
    fn check_replay(&self) {
        let seed = self.seed;
        let mut folded = Game::new(Arc::clone(&self.regulations));
        self.log.iter().for_each(|event| folded.apply(event));
        assert_eq!(
            folded, self.game,
            "seed {seed}: the fold of the events is another game"
        );
        let mut again = Game::new(Arc::clone(&self.regulations));
        let mut log = Vec::new();
        for (at, command) in &self.facts {
            if let Ok(events) = again.handle(*at, command.clone()) {
                log.extend(events);
            }
        }
        assert_eq!(
            log, self.log,
            "seed {seed}: the same facts led to other rulings"
        );
    }
}

/// What may make a clock show more: a press, by the control; a ruling, by its authority; the
/// arbiter's order.
fn may_add_time(what: &Happening) -> bool {
    match what {
        Happening::Ruled { .. } | Happening::Ordered(_) => true,
        Happening::Did(_, act) => matches!(act, Act::Press { .. }),
        Happening::ClockStarted(_)
        | Happening::Told(_)
        | Happening::Site(_)
        | Happening::Adjusted(_)
        | Happening::Made(_)
        | Happening::Irregular(..)
        | Happening::Retracted(_)
        | Happening::RepliedTo(..)
        | Happening::BoardPutBack
        | Happening::OfferLapsed
        | Happening::FlagFell(_)
        | Happening::ClocksStopped
        | Happening::Asked(..)
        | Happening::Answered(..)
        | Happening::TouchNotKept(_)
        | Happening::Obliged(_) => false,
    }
}

fn finished_games_change_by_the_arbiter_only(
    before: &Game,
    after: &Game,
    command: &Command,
    events: &[Event],
) {
    let Some(outcome) = before.outcome() else {
        return;
    };
    let by_arbiter = matches!(command, Command::Arbiter(_))
        || events
            .iter()
            .any(|event| matches!(event.what, Happening::Answered(..)));
    let same: Option<Outcome> = after.outcome();
    let by_signing = matches!(command, Command::Player(_, Act::Sign(_)))
        && same.and_then(|now| now.score) == after.signed_score();
    assert!(
        by_arbiter || by_signing || same == Some(outcome),
        "{command:?} changed a finished game: {outcome:?} into {same:?}"
    );
}

fn obligation_can_be_met(game: &Game, seed: u64) {
    let Some(obligation) = game.hand().obligation else {
        return;
    };
    let standing = game.standing();
    let moves = standing.moves();
    let met = moves
        .iter()
        .any(|&m| obligation.must.allows(m, standing.captured_on(m)));
    assert!(
        met || moves.is_empty(),
        "seed {seed}: no move meets {obligation:?} in {}",
        standing.setup()
    );
}

/// Plays one game of any facts, and looks at every promise after each; how many there were.
pub(crate) fn play(seed: u64, source: &mut impl Source) -> u32 {
    let mut run = Run::new(seed, source);
    let mut at = Millis(0);
    let mut told = 0;
    while told < LONGEST && !source.is_spent() {
        let next = facts::next(&run.game, source);
        for (wait, command) in next {
            at = Millis(at.0 + wait);
            run.tell(at, &command);
            told += 1;
        }
        let over = run.game.outcome().is_some();
        if over && source.once_in(8) {
            break;
        }
    }
    run.check_replay();
    told
}
