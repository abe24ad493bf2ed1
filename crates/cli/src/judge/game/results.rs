//! Whether the result of a game can be.

use jadoube_laws::{
    Budget, Color, End, Rule,
    pgn::{self, Outcome},
};
use jadoube_words::Argument;

use super::{Game, Kind, Stage, observe::side, told::Tag};
use crate::judge::{referee::Due, tags::Termination};

/// Positions looked at to find a mate.
const SEARCH: Budget = Budget::positions(50_000);

impl Game<'_> {
    /// Holds the results against each other and against the final position.
    pub(super) fn weigh_results(&mut self) {
        if matches!(self.stage, Stage::Moves) && self.end.is_none() {
            let end = self.replay.end_of_moves();
            self.end = end.map(|end| (end, self.replay.plies()));
        }
        self.tell_play_after();
        let tag = self.told.value(Tag::Result).and_then(outcome);
        if let (Some(tag), Some(outcome)) = (tag, self.outcome)
            && tag != outcome
        {
            let arguments = [
                ("result", Argument::from(outcome.text())),
                ("tag", tag.text().into()),
            ];
            let detail = self.say("cli-find-result-contradiction", &arguments);
            self.find(Kind::ResultContradiction, self.replay.plies(), None, detail);
        }
        let Some(result) = self.outcome.or(tag) else {
            return;
        };
        let termination = self
            .told
            .value(Tag::Termination)
            .map_or(Termination::Other, |value| {
                Termination::of(&pgn::decode(value).0)
            });
        self.weigh_termination(result, termination);
        if self.stage != Stage::Lost {
            self.weigh_plies();
        }
        match self.end {
            Some((end, _)) => self.weigh_end(result, end),
            None if self.stage == Stage::Moves => {
                self.weigh_win(result, termination);
                self.weigh_agreement(result, termination);
            }
            None => {}
        }
        if self.stage == Stage::Moves {
            self.weigh_by_the_laws(result, termination);
        }
    }

    /// What the arbiter beside the game would have given, unless something has been said of it.
    fn weigh_by_the_laws(&mut self, result: Outcome, termination: Termination) {
        let told = |finding: &super::Finding| {
            matches!(
                finding.kind,
                Kind::MateResultMismatch
                    | Kind::StalemateMismatch
                    | Kind::DrawMismatch
                    | Kind::ImpossibleWin
                    | Kind::EarlyAgreement
                    | Kind::PlayAfterEnd
            )
        };
        let Some(referee) = self.referee.take() else {
            return;
        };
        if self.findings.iter().any(told) {
            return;
        }
        let Some(due) = referee.finish(result, termination) else {
            return;
        };
        let speech = &self.options.session.speech;
        let result = ("result", Argument::from(result.text()));
        let (authority, detail) = match due {
            Due::Result(score, reason, authority) => {
                let due = ("due", score.to_string().into());
                let reason = ("reason", speech.reason(&reason).into());
                (authority, self.say("cli-find-laws", &[due, result, reason]))
            }
            Due::NoDraw(authority) => (authority, self.say("cli-find-laws-no-draw", &[result])),
        };
        let ply = self.replay.plies();
        self.find(Kind::LawsResult, ply, authority.article(), detail);
    }

    /// Completes the finding that play went on after the end.
    fn tell_play_after(&mut self) {
        let Some((end, ply)) = self.end else {
            return;
        };
        let count = (self.replay.plies() - ply).saturating_add(self.beyond);
        let named = [
            ("count", count.into()),
            ("end", self.say(end_key(end), &[]).into()),
        ];
        let detail = self.say("cli-find-play-after", &named);
        let is_it = |finding: &&mut super::Finding| finding.kind == Kind::PlayAfterEnd;
        if let Some(finding) = self.findings.iter_mut().find(is_it) {
            finding.detail = detail;
        }
    }

    fn weigh_termination(&mut self, result: Outcome, termination: Termination) {
        if termination != Termination::Unfinished || result == Outcome::Open {
            return;
        }
        let value = self.told.value(Tag::Termination).unwrap_or_default();
        let value = pgn::decode(value).0.into_owned();
        let arguments = [
            ("tag", Argument::from("Termination")),
            ("value", value.into()),
            ("result", result.text().into()),
        ];
        let detail = self.say("cli-find-termination", &arguments);
        self.find(Kind::TagContradiction, 0, None, detail);
    }

    fn weigh_plies(&mut self) {
        let Some(value) = self.told.value(Tag::PlyCount) else {
            return;
        };
        let told = std::str::from_utf8(value)
            .ok()
            .and_then(|text| text.parse::<u32>().ok());
        let made = self.replay.plies().saturating_add(self.beyond);
        if let Some(told) = told.filter(|&told| told != made) {
            let arguments = [("tag", told.into()), ("plies", made.into())];
            let detail = self.say("cli-find-plies", &arguments);
            self.find(Kind::TagContradiction, 0, None, detail);
        }
    }

    /// The game ended by law: the result follows.
    fn weigh_end(&mut self, result: Outcome, end: End) {
        let ply = self.replay.plies();
        let due = match end.winner() {
            Some(Color::White) => Outcome::WhiteWins,
            Some(Color::Black) => Outcome::BlackWins,
            None => Outcome::Draw,
        };
        if result == due {
            return;
        }
        let (kind, key) = match end {
            End::Checkmate { .. } => (Kind::MateResultMismatch, "cli-find-mate-mismatch"),
            End::Stalemate => (Kind::StalemateMismatch, "cli-find-stalemate-mismatch"),
            End::DeadPosition | End::Fivefold | End::SeventyFiveMoves => {
                (Kind::DrawMismatch, "cli-find-draw-mismatch")
            }
        };
        let turn = self.replay.position().turn();
        let arguments = [
            ("winner", end.winner().map_or("", side).into()),
            ("side", side(turn).into()),
            ("end", self.say(end_key(end), &[]).into()),
            ("result", result.text().into()),
        ];
        let detail = self.say(key, &arguments);
        self.find(kind, ply, self.article(end.rule()), detail);
    }

    /// Nobody has mated: the winner must at least have been able to.
    fn weigh_win(&mut self, result: Outcome, termination: Termination) {
        let winner = match result {
            Outcome::WhiteWins => Color::White,
            Outcome::BlackWins => Color::Black,
            Outcome::Draw | Outcome::Open => return,
        };
        // A flag that falls draws such a game in every edition, a resignation since 2023; a
        // penalty may always lose it.
        let rule = match termination {
            Termination::TimeForfeit => Rule::FlagFall,
            Termination::Other => Rule::ResignationDraw,
            Termination::Unfinished | Termination::Decided => return,
        };
        let Some(article) = self.article(rule) else {
            return;
        };
        let position = self.replay.position();
        let verdict = self.solver.winnable(position, winner, SEARCH);
        if verdict.is_winnable() == Some(false) {
            let arguments = [
                ("winner", side(winner).into()),
                ("result", result.text().into()),
            ];
            let detail = self.say("cli-find-impossible-win", &arguments);
            self.find(
                Kind::ImpossibleWin,
                self.replay.plies(),
                Some(article),
                detail,
            );
        }
    }

    /// A draw is agreed only once both players have made a move. A score without any is one that
    /// was not kept.
    fn weigh_agreement(&mut self, result: Outcome, termination: Termination) {
        let Some(least) = self.options.edition.moves_before_agreement() else {
            return;
        };
        let plies = self.replay.plies();
        let is_agreed = result == Outcome::Draw && termination == Termination::Other;
        if !is_agreed || plies == 0 || plies >= 2 * least.value {
            return;
        }
        let detail = self.say("cli-find-early-agreement", &[]);
        self.find(Kind::EarlyAgreement, plies, Some(least.article), detail);
    }
}

const fn end_key(end: End) -> &'static str {
    match end {
        End::Checkmate { .. } => "cli-end-mate",
        End::Stalemate => "cli-end-stalemate",
        End::DeadPosition => "cli-end-dead",
        End::Fivefold => "cli-end-fivefold",
        End::SeventyFiveMoves => "cli-end-seventyfive",
    }
}

fn outcome(value: &[u8]) -> Option<Outcome> {
    Outcome::ALL
        .into_iter()
        .find(|outcome| outcome.text().as_bytes() == value)
}
