//! A chess clock that knows nothing of instants: it is told that one more millisecond has passed.
//!
//! Each millisecond of a turn is put on a tape as waited or spent, so that what a press costs, and
//! what lag gives back, is counted on the tape instead of being computed.

use jadoube_arbiter::{ClockStart, FirstExtra, Millis, Mode, Period, Reading, TimeControl};
use jadoube_laws::{ByColor, Color};

use crate::{Told, facts::Fact};

pub(crate) struct Naive {
    pub(crate) now: u64,
    sides: ByColor<Half>,
    turn: Option<Turn>,
    /// The last turn of each side, until the other presses.
    held: ByColor<Option<Turn>>,
    notes: u64,
}

/// One half: its periods are copied out of the control, one entry each.
struct Half {
    kind: Kind,
    left: i64,
    presses: u32,
    /// Which of the periods it is in.
    period: usize,
    /// What the last press gave.
    gift: Gift,
    /// When its flag was noted as fallen, and after how many other notes.
    mark: Option<(u64, u64)>,
}

enum Kind {
    Untimed,
    EachTurn(i64),
    Periods {
        list: Vec<Period>,
        is_extra_first: bool,
        is_first_move_free: bool,
    },
}

#[derive(Default)]
struct Gift {
    presses: u32,
    extra: u64,
    /// What of that was taken off the tape.
    back: u64,
    periods: Vec<i64>,
}

struct Turn {
    color: Color,
    now: Now,
    /// The milliseconds of the turn: whether each was spent, or the clock waited.
    tape: Vec<bool>,
    /// How much of the tape came before the last pause.
    before: usize,
    /// How many milliseconds the clock waits in all.
    delay: usize,
    period: usize,
    /// What presses gave back of the tape.
    given: u64,
}

#[derive(PartialEq)]
enum Now {
    Runs,
    IsFree,
    IsPaused,
}

impl Half {
    fn new(control: &TimeControl) -> Self {
        let kind = match control {
            TimeControl::None => Kind::Untimed,
            TimeControl::PerTurn(time) => Kind::EachTurn(time.0 as i64),
            TimeControl::Periods(periods) => Kind::Periods {
                list: periods.list().to_vec(),
                is_extra_first: periods.first_extra() == FirstExtra::BeforeFirstMove,
                is_first_move_free: periods.start() == ClockStart::AfterFirstMoves,
            },
        };
        let left = match &kind {
            Kind::Untimed => 0,
            Kind::EachTurn(time) => *time,
            Kind::Periods {
                list,
                is_extra_first,
                ..
            } => {
                let is_added = *is_extra_first && list[0].mode == Mode::Cumulative;
                let extra = if is_added { list[0].extra.0 } else { 0 };
                (list[0].time.0 + extra) as i64
            }
        };
        Self {
            kind,
            left,
            presses: 0,
            period: 0,
            gift: Gift::default(),
            mark: None,
        }
    }

    fn enter_next(&mut self) -> Option<i64> {
        let Kind::Periods { list, .. } = &self.kind else {
            return None;
        };
        let time = list.get(self.period + 1)?.time.0 as i64;
        self.period += 1;
        self.left += time;
        Some(time)
    }

    /// Whether the presses reach the sum of all quotas up to the period it is in.
    fn has_met_quota(&self) -> bool {
        let Kind::Periods { list, .. } = &self.kind else {
            return false;
        };
        let mut sum = 0;
        for period in &list[..=self.period] {
            match period.moves {
                Some(moves) => sum += moves,
                None => return false,
            }
        }
        self.presses >= sum
    }

    /// What a press gives back of a turn.
    fn back(&self, turn: &Turn, had_time: bool) -> u64 {
        match &self.kind {
            Kind::Periods { list, .. } if list[turn.period].mode == Mode::Bronstein && had_time => {
                let most = list[turn.period].extra.0;
                most.min(turn.tape.len() as u64).saturating_sub(turn.given)
            }
            Kind::Periods { .. } | Kind::Untimed | Kind::EachTurn(_) => 0,
        }
    }

    /// What else a press gives after a turn begun in a period.
    fn extra(&self, begun: usize, had_time: bool) -> u64 {
        let Kind::Periods {
            list,
            is_extra_first,
            ..
        } = &self.kind
        else {
            return 0;
        };
        let mut extra = 0;
        let made = &list[begun];
        let next = &list[self.period];
        if *is_extra_first && self.left > 0 && next.mode == Mode::Cumulative {
            extra += next.extra.0;
        }
        if !*is_extra_first && had_time && made.mode == Mode::Cumulative {
            extra += made.extra.0;
        }
        extra
    }
}

impl Naive {
    pub(crate) fn new(controls: &ByColor<TimeControl>) -> Self {
        Self {
            now: 0,
            sides: Color::map(|color| Half::new(&controls[color])),
            turn: None,
            held: Color::map(|_| None),
            notes: 0,
        }
    }

    /// One more millisecond.
    pub(crate) fn step(&mut self) {
        self.now += 1;
        if let Some(turn) = &mut self.turn
            && turn.now == Now::Runs
        {
            let is_spent = turn.tape.len() >= turn.delay;
            turn.tape.push(is_spent);
            if !matches!(self.sides[turn.color].kind, Kind::Untimed) {
                self.sides[turn.color].left -= i64::from(is_spent);
            }
        }
    }

    pub(crate) fn running(&self) -> Option<Color> {
        let turn = self.turn.as_ref()?;
        (turn.now == Now::Runs).then_some(turn.color)
    }

    pub(crate) fn turn(&self) -> Option<Color> {
        self.turn.as_ref().map(|turn| turn.color)
    }

    pub(crate) fn is_paused(&self) -> bool {
        self.turn
            .as_ref()
            .is_some_and(|turn| turn.now == Now::IsPaused)
    }

    pub(crate) fn is_out(&self, color: Color) -> bool {
        let side = &self.sides[color];
        !matches!(side.kind, Kind::Untimed) && side.left <= 0
    }

    pub(crate) fn is_marked(&self, color: Color) -> bool {
        self.sides[color].mark.is_some()
    }

    /// The side whose mark is the earlier one.
    pub(crate) fn first_fallen(&self) -> Option<Color> {
        let [white, black] = Color::ALL.map(|color| self.sides[color].mark);
        match (white, black) {
            (None, None) => None,
            (Some(_), None) => Some(Color::White),
            (None, Some(_)) => Some(Color::Black),
            (Some(white), Some(black)) if white < black => Some(Color::White),
            (Some(_), Some(_)) => Some(Color::Black),
        }
    }

    pub(crate) fn reading(&self, color: Color) -> Reading {
        let side = &self.sides[color];
        let delay_left = match &self.turn {
            Some(turn) if turn.color == color => turn.delay.saturating_sub(turn.tape.len()),
            Some(_) | None => 0,
        };
        Reading {
            left: match side.kind {
                Kind::Untimed => i64::MAX,
                Kind::EachTurn(_) | Kind::Periods { .. } => side.left,
            },
            delay_left: Millis(delay_left as u64),
            is_fallen: self.is_out(color) || side.mark.is_some(),
            period: side.period,
            presses: side.presses,
        }
    }

    fn now_in_turn(&self, color: Color) -> Now {
        match self.sides[color] {
            Half {
                kind:
                    Kind::Periods {
                        is_first_move_free: true,
                        ..
                    },
                presses: 0,
                ..
            } => Now::IsFree,
            _ => Now::Runs,
        }
    }

    /// No flag falls where no time limits a side.
    pub(crate) fn never_happens(&self, fact: Fact) -> bool {
        matches!(fact, Fact::Fall(color) if matches!(self.sides[color].kind, Kind::Untimed))
    }

    /// A fact happens now.
    pub(crate) fn happen(&mut self, fact: Fact) -> Told {
        match fact {
            Fact::Begin(color) => self.begin(color),
            Fact::Press { color, lag } => return self.press(color, lag),
            Fact::Pause => self.pause(),
            Fact::Resume(color) => self.begin(color),
            Fact::Fall(color) => self.fall(color),
            Fact::Add { color, ms } => self.set(color, self.sides[color].left + ms),
            Fact::Set { color, left } => {
                self.part_tape(color);
                self.set(color, left);
            }
            Fact::SetPresses { color, presses } => self.sides[color].presses = presses,
            Fact::TakeBackPress(color) => return self.take_back_press(color),
            Fact::NextPeriod(color) => {
                if self.sides[color].enter_next().is_some() {
                    self.raise_flag(color);
                }
            }
        }
        Told::default()
    }

    fn begin(&mut self, color: Color) {
        let now = self.now_in_turn(color);
        if let Some(turn) = &mut self.turn
            && turn.color == color
        {
            if turn.now == Now::IsPaused {
                turn.now = now;
            }
            return;
        }
        self.held[color.other()] = self.turn.take().or(self.held[color.other()].take());
        if let Some(held) = self.held[color].take() {
            let before = held.tape.len();
            self.turn = Some(Turn {
                now,
                before,
                ..held
            });
            return;
        }
        let side = &self.sides[color];
        let delay = match &side.kind {
            Kind::Periods { list, .. } if list[side.period].mode == Mode::Delay => {
                list[side.period].extra.0
            }
            Kind::Periods { .. } | Kind::Untimed | Kind::EachTurn(_) => 0,
        };
        self.turn = Some(Turn {
            color,
            now,
            tape: Vec::new(),
            before: 0,
            delay: delay as usize,
            period: side.period,
            given: 0,
        });
    }

    fn press(&mut self, color: Color, lag: u64) -> Told {
        let Some(turn) = &mut self.turn else {
            return Told::default();
        };
        if turn.color != color || turn.now == Now::IsPaused {
            return Told::default();
        }
        let side = &mut self.sides[color];
        // Lag unwinds the tape, but not beyond the last pause.
        for _ in 0..lag {
            if turn.tape.len() > turn.before {
                side.left += i64::from(turn.tape.pop().expect("a tape that is not empty"));
            }
        }
        let had_time = side.left > 0;
        side.gift = Gift {
            presses: 1,
            ..Gift::default()
        };
        side.presses += 1;
        while side.has_met_quota() {
            let time = side
                .enter_next()
                .expect("a quota is not in the last period");
            side.gift.periods.push(time);
        }
        if turn.now == Now::Runs {
            side.gift.back = side.back(turn, had_time);
            side.gift.extra = side.gift.back + side.extra(turn.period, had_time);
            side.left += side.gift.extra as i64;
            turn.given += side.gift.back;
        }
        if let Kind::EachTurn(time) = side.kind {
            side.left = time;
        }
        if side.left > 0 && !side.gift.periods.is_empty() {
            side.mark = None;
        }
        let period: i64 = side.gift.periods.iter().sum();
        let is_new = !side.gift.periods.is_empty();
        let told = Told {
            used: if turn.now == Now::IsFree {
                0
            } else {
                turn.tape.len() as u64
            },
            gained: side.gift.extra,
            new_period: is_new.then_some(period as u64),
            taken_back: 0,
        };
        self.held[color] = self.turn.take();
        self.held[color.other()] = None;
        self.begin(color.other());
        told
    }

    fn pause(&mut self) {
        if let Some(turn) = &mut self.turn {
            turn.now = Now::IsPaused;
            turn.before = turn.tape.len();
        }
    }

    fn fall(&mut self, color: Color) {
        self.notes += 1;
        self.sides[color].mark.get_or_insert((self.now, self.notes));
    }

    fn set(&mut self, color: Color, left: i64) {
        self.sides[color].left = left;
        self.raise_flag(color);
    }

    /// The flag is up again if there was time when it was noted, as the tape now tells.
    fn raise_flag(&mut self, color: Color) {
        let side = &mut self.sides[color];
        let Some((at, _)) = side.mark else { return };
        let mut left = side.left;
        if let Some(turn) = &self.turn
            && turn.color == color
        {
            let since = &turn.tape[turn.before..];
            let after = since.iter().rev().take((self.now - at) as usize);
            left += after.filter(|&&is_spent| is_spent).count() as i64;
        }
        if left > 0 {
            side.mark = None;
        }
    }

    /// What was spent before the time was set is no more to be given back.
    fn part_tape(&mut self, color: Color) {
        if let Some(turn) = &mut self.turn
            && turn.color == color
        {
            turn.before = turn.tape.len();
        }
    }

    fn take_back_press(&mut self, color: Color) -> Told {
        let side = &mut self.sides[color];
        let gift = std::mem::take(&mut side.gift);
        side.presses = side.presses.saturating_sub(gift.presses);
        side.left -= gift.extra as i64;
        for time in gift.periods {
            side.left -= time;
            side.period -= 1;
        }
        let current = self.turn.as_mut().filter(|turn| turn.color == color);
        if let Some(turn) = current.or(self.held[color].as_mut()) {
            turn.given = turn.given.saturating_sub(gift.back);
        }
        Told {
            taken_back: gift.extra,
            ..Told::default()
        }
    }
}
