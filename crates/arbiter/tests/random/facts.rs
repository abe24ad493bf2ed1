//! What may happen next in a game, likely or not.

use super::*;

/// The facts that come next, each some time after the one before.
pub(crate) fn next(game: &Game, source: &mut impl Source) -> Vec<(u64, Command)> {
    if game.at() == Millis(0) && game.version() == 0 && !source.once_in(20) {
        return vec![(0, Command::Arbiter(Order::StartRound))];
    }
    if game.stage() == Stage::Paused && source.once_in(3) {
        return match game.questions() {
            [] => vec![(delay(source), Command::Arbiter(Order::Resume))],
            [..] => answer(game, source),
        };
    }
    if game.adjournment().is_some() && source.once_in(3) {
        return adjourned(game, source);
    }
    match source.below(20) {
        0..=11 => legal_move(game, source),
        12 => other_move(game, source),
        13..=15 => vec![(
            delay(source),
            Command::Player(side(source), act(game, source)),
        )],
        16 => vec![(delay(source), Command::Arbiter(order(game, source)))],
        17 if source.once_in(4) => vec![(delay(source), Command::Site(site(game, source)))],
        17 => answer(game, source),
        18 => {
            let report = source.pick(&[
                Report::IllegalMove,
                Report::Flag(Color::White),
                Report::Other,
                Report::Interferes,
            ]);
            vec![(delay(source), Command::Bystander(report))]
        }
        _ => {
            let wait = match game.deadline() {
                Some(due) if source.once_in(4) => due.0.saturating_sub(game.at().0),
                Some(_) | None => delay(source),
            };
            vec![(wait, Command::Time)]
        }
    }
}

fn delay(source: &mut impl Source) -> u64 {
    match source.below(8) {
        0 => 0,
        1..=5 => u64::from(source.below(3000)),
        6 => u64::from(source.below(20_000)),
        _ => u64::from(source.below(200_000)),
    }
}

fn side(source: &mut impl Source) -> Color {
    source.pick(&Color::ALL)
}

fn square(source: &mut impl Source) -> Square {
    Square::ALL[usize::try_from(source.below(64)).expect("small")]
}

fn press(source: &mut impl Source) -> Act {
    let hand = if source.once_in(30) {
        Hand::Other
    } else {
        Hand::Same
    };
    let lag = Millis(u64::from(source.below(3)) * 50);
    Act::Press { hand, lag }
}

/// A legal move, made and mostly pressed.
fn legal_move(game: &Game, source: &mut impl Source) -> Vec<(u64, Command)> {
    let moves = game.standing().moves();
    let color = game.turn();
    if moves.is_empty() {
        return vec![(delay(source), Command::Player(color, act(game, source)))];
    }
    let m: Move = source.pick(&moves);
    if game.regulations().venue == Venue::Online {
        let uci = Uci::of(m, game.regulations().castling);
        let lag = Millis(0);
        return vec![(
            delay(source),
            Command::Player(color, Act::Play { uci, lag }),
        )];
    }
    let mut acts = performed(game.standing(), m);
    if source.once_in(30) {
        acts.push(Act::UseBothHands);
    }
    if !source.once_in(12) {
        acts.push(press(source));
    }
    acts.into_iter()
        .map(|act| (delay(source) / 4, Command::Player(color, act)))
        .collect()
}

/// A piece put anywhere, and mostly pressed.
fn other_move(game: &Game, source: &mut impl Source) -> Vec<(u64, Command)> {
    let color = game.turn();
    let own: Vec<Square> = game.board().by_color(color).into_iter().collect();
    if own.is_empty() {
        return Vec::new();
    }
    let from = source.pick(&own);
    let to = square(source);
    let mut acts = vec![Act::Release { from, to }];
    if !source.once_in(3) {
        acts.push(press(source));
    }
    if source.once_in(2) {
        let claim = Command::Player(!color, Act::ClaimIllegalMove);
        return acts
            .into_iter()
            .map(|act| (delay(source), Command::Player(color, act)))
            .chain([(300, claim)])
            .collect();
    }
    acts.into_iter()
        .map(|act| (delay(source), Command::Player(color, act)))
        .collect()
}

fn uci(game: &Game, source: &mut impl Source) -> Uci {
    let moves = game.standing().moves();
    if !moves.is_empty() && !source.once_in(4) {
        return Uci::of(source.pick(&moves), game.regulations().castling);
    }
    Uci::Move {
        from: square(source),
        to: square(source),
        promotion: source.pick(&[None, Some(Role::Queen)]),
    }
}

fn score(source: &mut impl Source) -> Score {
    source.pick(&[
        Score::DRAW,
        Score::win(Color::White),
        Score::win(Color::Black),
        Score::BOTH_LOSE,
        Score {
            white: Points(3),
            black: Points(1),
        },
    ])
}

fn act(game: &Game, source: &mut impl Source) -> Act {
    let touched = square(source);
    match source.below(40) {
        0 => Act::Arrive,
        1 => Act::SayAdjust,
        2 | 3 => {
            let manner = source.pick(&[Manner::Plain, Manner::Accidental, Manner::Deliberate]);
            Act::Touch(touched, manner)
        }
        4 => Act::Release {
            from: touched,
            to: square(source),
        },
        5 => Act::Remove(touched),
        6 => Act::Place(source.pick(&Role::ALL), touched),
        7 => Act::ReleaseNew(source.pick(&Role::ALL), touched),
        8 => Act::UseBothHands,
        9 => Act::Displace(Box::new(displaced(game, source))),
        10 => Act::PutBack,
        11 => Act::Play {
            uci: uci(game, source),
            lag: Millis(0),
        },
        12 => press(source),
        13 => Act::Mishandle(source.pick(&[
            Mishandling::Hover,
            Mishandling::Force,
            Mishandling::Hold,
        ])),
        14 => Act::Stop(source.pick(&[
            StopReason::MissingPiece,
            StopReason::Displaced,
            StopReason::Help,
            StopReason::None,
        ])),
        15 => Act::RestartOpponent,
        16 => Act::Offer(source.pick(&[Terms::Plain, Terms::Conditional])),
        17 => Act::WithdrawOffer,
        18 if source.once_in(4) => Act::Accept,
        18 | 19 => Act::Decline,
        20 | 21 => {
            let uci = uci(game, source);
            let intended = [
                Intended::None,
                Intended::Written(uci),
                Intended::Announced(uci),
            ];
            let claim = source.pick(&Claim::ALL);
            Act::ClaimDraw(claim, source.pick(&intended))
        }
        22 => Act::WithdrawClaim,
        23 => Act::ClaimIllegalMove,
        24 => Act::ClaimTouch(touched),
        25 => Act::ClaimTwoHands,
        26 => Act::ClaimFlag,
        27 => Act::ClaimByDisplay,
        28 if source.once_in(6) => Act::Resign,
        28 | 29 => Act::AgreeCorrection,
        30 => Act::Write(entry(source)),
        31 => Act::Sign(score(source)),
        32 => Act::AskSheet,
        33 => Act::AskIncrement,
        34 => Act::ClaimQuickplay(source.pick(&[Ground::NormalMeans, Ground::NoEffort])),
        35 => Act::Seal(Seal([7; 32])),
        36 => Act::CloseEnvelope,
        37 => Act::StateSealed(uci(game, source)),
        38 => claim_times(),
        _ => Act::AskExplanation(source.pick(&Rule::ALL)),
    }
}

fn claim_times() -> Act {
    let (white, black) = (Millis(60_000), Millis(90_000));
    Act::ClaimTimes { white, black }
}

fn entry(source: &mut impl Source) -> EntryText {
    let text = source.pick(&["e4", "Cf3", "Nf3", "0-0", "exd5", "Td1", "P-K4", "¿?"]);
    match source.below(6) {
        0 => EntryText::Offer,
        1 => EntryText::Clock(Millis(60_000)),
        2 => EntryText::At(source.below(40), text.into()),
        _ => EntryText::Move(text.into()),
    }
}

fn displaced(game: &Game, source: &mut impl Source) -> jadoube_laws::Board {
    let mut board = *game.board();
    for _ in 0..source.below(4) {
        if let Some(piece) = board.take(square(source)) {
            board.put(square(source), piece);
        }
    }
    if source.once_in(10) {
        board.put(square(source), Piece::new(side(source), Role::King));
    }
    board
}

fn answer(game: &Game, source: &mut impl Source) -> Vec<(u64, Command)> {
    let Some(open) = game.questions().first() else {
        return vec![(0, Command::Player(side(source), Act::Decline))];
    };
    let answer: Answer = source.pick(open.question.options());
    match game.regulations().arbiter {
        ArbiterSeat::Seated => vec![(0, Command::Arbiter(Order::Answer(open.id, answer)))],
        ArbiterSeat::Empty => Color::ALL
            .into_iter()
            .map(|color| (0, Command::Player(color, Act::Answer(open.id, answer))))
            .collect(),
    }
}

fn observation(source: &mut impl Source) -> Observation {
    let color = side(source);
    let at = square(source);
    source.pick(&[
        Observation::Flag(color),
        Observation::IllegalMove,
        Observation::TouchBroken,
        Observation::Touch(color, at),
        Observation::Accident(at),
        Observation::Deliberate(at),
        Observation::OrderUnclear,
        Observation::TwoHands(color),
        Observation::UnsoundPosition,
        Observation::Misconduct(color, Misconduct::Annoyance),
        Observation::UnclaimedDraw,
        Observation::NotCome(color),
        Observation::NobodyCame,
    ])
}

fn finding(game: &Game, source: &mut impl Source) -> Finding {
    let (white, black) = (Millis(60_000), Millis(90_000));
    match source.below(9) {
        0 if source.once_in(4) => Finding::WrongStart,
        0 | 1 => Finding::BoardTurned,
        2 if source.once_in(4) => Finding::ColorsReversed,
        2 | 3 => Finding::Displaced(Box::new(displaced(game, source))),
        4 => Finding::WrongSetting { white, black },
        5 => Finding::Defect { white, black },
        6 => Finding::SheetsHopeless,
        7 => Finding::IllegalMoveAt(source.below(10)),
        _ => Finding::LastKnown(source.below(10)),
    }
}

fn order(game: &Game, source: &mut impl Source) -> Order {
    let color = side(source);
    match source.below(19) {
        17 => adjournment(game, source),
        0 => Order::StartRound,
        1 => Order::Pause,
        2..=4 => Order::Resume,
        5..=7 => Order::Observe(observation(source)),
        8 => Order::Found(finding(game, source)),
        9 => Order::SetClocks {
            white: source.pick(&[None, Some(Millis(300_000))]),
            black: source.pick(&[None, Some(Millis(300_000))]),
            reason: "a test".into(),
        },
        10 => Order::SetMoveCounter(color, source.below(50)),
        11 => Order::GoBack(source.below(20)),
        12 => {
            let penalty = source.pick(&[
                Penalty::Warning,
                Penalty::OpponentTime(Millis(120_000)),
                Penalty::OwnTime(Millis(60_000)),
                Penalty::OpponentPoints(1),
                Penalty::Fine,
                Penalty::Rounds(1),
            ]);
            Order::Penalize(color, penalty, Misconduct::Annoyance)
        }
        13 => Order::Compensate(color, Millis(30_000)),
        14 => Order::CheckClaim,
        15 => Order::AllowAssistant(color, Millis(600_000)),
        16 => seldom(source),
        _ => Order::Answer(QuestionId(source.below(10)), Answer::Yes),
    }
}

/// What belongs to an adjournment, mostly in its order.
fn adjourned(game: &Game, source: &mut impl Source) -> Vec<(u64, Command)> {
    let Some(it) = game.adjournment() else {
        return Vec::new();
    };
    let player = |color, act| (600, Command::Player(color, act));
    match source.below(6) {
        0 => vec![
            player(it.sealer, Act::Seal(Seal([9; 32]))),
            player(it.sealer, Act::CloseEnvelope),
        ],
        1 => vec![
            player(!it.sealer, Act::Seal(Seal([3; 32]))),
            player(!it.sealer, Act::CloseEnvelope),
        ],
        2 => vec![player(side(source), Act::Arrive)],
        3 => vec![(delay(source), Command::Arbiter(Order::BeginSession))],
        4 => vec![
            player(!it.sealer, Act::Arrive),
            (delay(source), Command::Arbiter(adjournment(game, source))),
        ],
        _ => vec![(delay(source), Command::Arbiter(adjournment(game, source)))],
    }
}

fn adjournment(game: &Game, source: &mut impl Source) -> Order {
    match source.below(10) {
        0 | 1 => Order::Adjourn(Adjourning::SessionEnds),
        2 => Order::Adjourn(Adjourning::Early(Millis(100_000))),
        3 | 4 => Order::BeginSession,
        5 | 6 => Order::OpenEnvelope(Opened::Move(uci(game, source))),
        7 => {
            let text = source.pick(&["e4", "Cf3", "Td1", "¿?", "0-0"]);
            Order::OpenEnvelope(Opened::Written(text.into()))
        }
        8 => {
            let fault = source.pick(&[
                SealFault::Ambiguous,
                SealFault::Meaningless,
                SealFault::Illegal,
                SealFault::Nothing,
                SealFault::NotHandedIn,
            ]);
            Order::OpenEnvelope(Opened::Faulty(fault))
        }
        _ => Order::Missing(source.pick(&[Mislaid::Envelope, Mislaid::Position])),
    }
}

fn site(game: &Game, source: &mut impl Source) -> SiteAct {
    let claim = source.pick(&[AbsenceClaim::Win, AbsenceClaim::Draw]);
    match source.below(7) {
        6 => SiteAct::StartRound,
        0 => SiteAct::Absent(side(source), claim),
        1 => SiteAct::CallStops(side(source)),
        _ => SiteAct::TakeBack(game.ply().saturating_sub(source.below(4))),
    }
}

fn seldom(source: &mut impl Source) -> Order {
    match source.below(4) {
        0 => Order::AskSheets,
        1 => Order::Tell(Secret::MoveCount),
        2 => Order::Withdraw(RulingId(source.below(30)), "a test".into()),
        _ => Order::DecideAppeal(RulingId(source.below(30)), Appealed::Dismissed),
    }
}
