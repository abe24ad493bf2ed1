//! What each move makes of a game.

use jadoube_laws::{
    Claim, End, Move, Rule, SanError,
    pgn::{self, Flow},
};
use jadoube_words::Argument;

use super::{Game, Kind, Stage, told::Tag};
use crate::judge::{clocks::Wrong, notes::Clock};

/// How it is written that both players lost.
const BOTH_LOST: &[u8] = b"0-0";

impl Game<'_> {
    /// Looks at the position after the move just made.
    #[inline]
    pub(super) fn observe(&mut self) {
        if let Some((_, ply)) = self.end {
            if ply + 1 == self.replay.plies() {
                self.find_play_after();
            }
            return;
        }
        if self.replay.is_worth_a_look() {
            self.observe_closely();
        }
        if self.options.intended {
            self.observe_intended();
        }
    }

    /// Looks for draws, made or to be claimed, in the position on the board.
    #[inline(never)]
    pub(super) fn observe_closely(&mut self) {
        // Mate on the board comes before any draw.
        if !self.replay.position().has_legal_move() {
            return;
        }
        let ply = self.replay.plies();
        if let Some(end) = self.replay.draw() {
            self.end = Some((end, ply));
            let (kind, key) = match end {
                End::DeadPosition => (Kind::InsufficientMaterial, "cli-find-dead"),
                End::Fivefold => (Kind::Fivefold, "cli-find-fivefold"),
                End::SeventyFiveMoves => (Kind::Seventyfive, "cli-find-seventyfive"),
                End::Checkmate { .. } | End::Stalemate => return,
            };
            let detail = self.say(key, &[]);
            return self.find(kind, ply, self.article(end.rule()), detail);
        }
        for claim in Claim::ALL {
            let (position, history) = (self.replay.position(), self.replay.history());
            let cited = position.claim(claim, history, self.options.edition);
            let Some(cited) = cited else {
                continue;
            };
            let (key, count) = match claim {
                Claim::Threefold => ("cli-find-threefold", history.occurrences()),
                Claim::FiftyMoves => ("cli-find-fifty", position.halfmoves() / 2),
            };
            let detail = self.say(key, &[("count", count.into())]);
            self.find(kind_of(claim), ply, Some(cited.article), detail);
        }
    }

    /// Looks for draws that could be claimed by writing down a move instead of making it.
    #[inline(never)]
    fn observe_intended(&mut self) {
        for claim in Claim::ALL {
            let (position, history) = (self.replay.position(), self.replay.history());
            // What may be claimed anyway needs no move.
            if !self.replay.may_come_near(claim)
                || position
                    .claim(claim, history, self.options.edition)
                    .is_some()
            {
                continue;
            }
            let claim_by = |m: &Move| {
                let cited = position.claim_ahead(claim, *m, history, self.options.edition)?;
                Some((*m, cited.article))
            };
            let Some((m, article)) = position.legal_moves().iter().find_map(claim_by) else {
                continue;
            };
            let key = match claim {
                Claim::Threefold => "cli-find-threefold-intended",
                Claim::FiftyMoves => "cli-find-fifty-intended",
            };
            let written = Argument::from(self.replay.write(m));
            let detail = self.say(key, &[("move", written)]);
            self.find(kind_of(claim), self.replay.plies(), Some(article), detail);
        }
    }

    /// A move that can't be made: what is wrong with it, and what becomes of the replay.
    #[cold]
    pub(super) fn refuse(&mut self, text: &[u8], why: SanError) -> Flow {
        if text == BOTH_LOST && self.told.value(Tag::Result) == Some(BOTH_LOST) {
            // Not castling, but a result for which PGN has no sign.
            self.stage = Stage::Lost;
            return Flow::Skip;
        }
        if matches!(why, SanError::Syntax { .. })
            && let Some((text, why)) = self.replay.retract(text)
        {
            return self.refuse_earlier(&text, why);
        }
        if self.strayed {
            // What could not be read before was a move, most likely, and this one follows it.
            self.stage = Stage::Lost;
            return Flow::Skip;
        }
        let ply = self.replay.plies().saturating_add(1);
        self.replay.keep_label(text);
        if self.end.is_none() {
            self.end = self.replay.end_of_moves().map(|end| (end, ply - 1));
        }
        if let Some((end, at)) = self.end
            && at + 1 == ply
        {
            self.find_play_after();
            self.find_unplayable(ply, text, &why);
            // The move was tried after the end, even if it could not have been made before it.
            self.beyond = 1;
            if matches!(end, End::Checkmate { .. } | End::Stalemate) {
                self.stage = Stage::Beyond;
                return Flow::Read;
            }
        } else {
            self.find_unplayable(ply, text, &why);
        }
        self.stage = Stage::Lost;
        Flow::Skip
    }

    /// Refuses a move before which the replay has just been set back.
    #[cold]
    pub(super) fn refuse_earlier(&mut self, text: &[u8], why: SanError) -> Flow {
        let plies = self.replay.plies();
        self.referee = None;
        self.findings.retain(|finding| finding.ply <= plies);
        self.end = self.end.filter(|&(_, ply)| ply <= plies);
        self.refuse(text, why)
    }

    fn find_unplayable(&mut self, ply: u32, text: &[u8], error: &SanError) {
        let edition = self.options.edition;
        let (kind, article) = match error {
            SanError::Syntax { .. } => (Kind::Syntax, None),
            SanError::Null => (Kind::IllegalMove, edition.article(Rule::Turn)),
            SanError::Illegal(why) => (Kind::IllegalMove, why.article(edition)),
            SanError::Ambiguous(_) => (Kind::AmbiguousMove, edition.article(Rule::Disambiguation)),
            SanError::MissingPromotion => (
                Kind::MissingPromotion,
                edition.article(Rule::PromotionNotation),
            ),
            SanError::IllegalPromotion(_) => (Kind::IllegalMove, edition.article(Rule::Promotion)),
            SanError::CaptureMark(_) | SanError::Overspecified(_) => return,
        };
        let mut likely = Vec::new();
        if matches!(kind, Kind::IllegalMove | Kind::Syntax) {
            likely = self.replay.likely(text);
        }
        let likely: Vec<String> = likely.into_iter().map(|m| self.replay.write(m)).collect();
        let arguments = [
            ("move", pgn::decode(text).0.into_owned().into()),
            (
                "reason",
                self.options.session.speech.san_error(error).into(),
            ),
            ("likely", likely.join(", ").into()),
        ];
        let key = if likely.is_empty() {
            "cli-find-move"
        } else {
            "cli-find-move-likely"
        };
        let detail = self.say(key, &arguments);
        self.find(kind, ply, article, detail);
    }

    /// Notes that play goes on after the end; how long it does is told when the game is over.
    fn find_play_after(&mut self) {
        let Some((end, ply)) = self.end else {
            return;
        };
        let article = self.article(end.rule());
        self.find(Kind::PlayAfterEnd, ply + 1, article, String::new());
    }

    /// Takes what the clock of the player who has just moved shows.
    pub(super) fn note_clock(&mut self, clock: Clock) {
        let ply = self.replay.plies();
        let (color, moves) = self.replay.mover(ply);
        if ply == 0 {
            return;
        }
        let wrong = self.clocks.get_or_insert_default().note(
            color,
            moves,
            clock.shows_ms,
            clock.precision_ms,
        );
        let Some(wrong) = wrong else {
            return;
        };
        let (kind, key, before_ms, allowed_ms) = match wrong {
            Wrong::Backwards { before_ms } => (
                Kind::ClockBackwards,
                "cli-find-clock-backwards",
                before_ms,
                0,
            ),
            Wrong::Leap { before_ms } => {
                (Kind::ClockBackwards, "cli-find-clock-jump", before_ms, 0)
            }
            Wrong::First { allowed_ms } => (Kind::ClockGain, "cli-find-clock-first", 0, allowed_ms),
            Wrong::Gain {
                before_ms,
                allowed_ms,
            } => (
                Kind::ClockGain,
                "cli-find-clock-gain",
                before_ms,
                allowed_ms,
            ),
        };
        let arguments = [
            ("side", side(color).into()),
            ("now", time(clock.shows_ms).into()),
            ("before", time(before_ms).into()),
            ("allowed", time(allowed_ms).into()),
        ];
        let detail = self.say(key, &arguments);
        self.find(kind, ply, self.article(Rule::TimeControl), detail);
    }
}

const fn kind_of(claim: Claim) -> Kind {
    match claim {
        Claim::Threefold => Kind::ThreefoldClaimable,
        Claim::FiftyMoves => Kind::FiftyClaimable,
    }
}

/// The word by which sentences choose their subject.
pub(super) const fn side(color: jadoube_laws::Color) -> &'static str {
    match color {
        jadoube_laws::Color::White => "white",
        jadoube_laws::Color::Black => "black",
    }
}

/// A time as clocks show it.
fn time(ms: u64) -> String {
    let seconds = ms / 1000;
    let whole = format!(
        "{}:{:02}:{:02}",
        seconds / 3600,
        seconds / 60 % 60,
        seconds % 60
    );
    match ms % 1000 {
        0 => whole,
        rest => format!("{whole}.{}", format!("{rest:03}").trim_end_matches('0')),
    }
}
