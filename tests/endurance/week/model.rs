//! The expected pings and reminders, computed after the week from the players' acts and the documented rules of the
//! bot:
//!
//! * the player whose turn or decision it becomes is pinged once;
//! * a player who keeps a game waiting is reminded after each of their intervals, counted from the last line of the
//!   log, at most three times, not in hours of sleep or on days off, and late and only once after an outage;
//! * the opponent is notified once of an expired clock; a live game continues automatically;
//! * a player who asked to be notified when the opponent's turn begins is notified when tiles are drawn.

use std::fmt;

use sztab_referee::FallAnswer;
use sztab_referee::clock::TimeControl;

use super::wall::{CountedTime, HOUR_MS, MINUTE_MS};

/// Maximum number of reminders after one ping.
const MAX_REMINDERS: usize = 3;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PingKind {
    Call,
    Reminder,
    Direct,
    /// A reminder posted in the channel to a user who asked for direct messages but does not accept them.
    Instead,
    Fall,
    /// The expiry of a live game's clock, which requires no decision; contains the line in the log.
    Time,
    NextUp,
}

/// One ping or direct message.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Ping {
    pub at: i64,
    pub session: usize,
    pub sort: PingKind,
    pub who: usize,
}

impl fmt::Display for Ping {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = jiff::Timestamp::from_millisecond(self.at).unwrap();
        write!(out, "{at:.3} table {:>2} {:<8} person {:>2}", self.session, format!("{:?}", self.sort), self.who)
    }
}

/// A player's settings.
#[allow(clippy::struct_excessive_bools, reason = "each is a wish of its own")]
pub struct PlayerSettings {
    pub wall: CountedTime,
    /// Hours between reminders; 0 for none.
    pub every: i64,
    pub directly: bool,
    pub takes_direct: bool,
    pub next_up: bool,
    pub draws_by_hand: bool,
}

/// The state after a line in the log; the first step is the opening.
#[derive(Clone, Debug)]
pub struct Step {
    pub at: i64,
    pub line: String,
    /// The seat that played the line.
    pub by: usize,
    /// The seat to act; `None` once the game is over.
    pub to_act: Option<usize>,
    /// The seat whose turn it is.
    pub active: usize,
    /// Number of turns that have begun.
    pub turn: u16,
    pub is_asked: bool,
}

/// The course of a game.
pub struct Course {
    pub session: usize,
    pub seats: [usize; 2],
    pub control: Option<TimeControl>,
    pub steps: Vec<Step>,
    /// The opponents' answers to expired clocks, each with its time.
    pub answers: Vec<(i64, FallAnswer)>,
}

/// The bot's outages, each with its start and end, and the end of the week.
pub struct Span {
    pub outages: Vec<(i64, i64)>,
    pub end: i64,
}

impl Span {
    /// The time at which work is done that falls due at a given time.
    fn completion_time(&self, due: i64) -> i64 {
        self.outages.iter().find(|(from, to)| *from < due && due < *to).map_or(due, |(_, to)| *to)
    }
}

/// A clock that follows the documented rules.
struct TestClock {
    left: [i64; 2],
    /// True if the opponent has been notified that the time for this ping is up.
    is_told: bool,
}

/// All expected pings of a game.
pub fn expected_pings(course: &Course, people: &[&PlayerSettings], span: &Span) -> Vec<Ping> {
    let mut pings = Vec::new();
    let all = match course.control {
        Some(TimeControl::PerTurn { hours } | TimeControl::Bank { hours, .. }) => i64::from(hours) * HOUR_MS,
        Some(TimeControl::Live { minutes }) => i64::from(minutes) * MINUTE_MS,
        None => 0,
    };
    let mut time = TestClock { left: [all; 2], is_told: false };
    for (number, step) in course.steps.iter().enumerate() {
        let before = number.checked_sub(1).map(|before| &course.steps[before]);
        let mut say = |at, sort, seat: usize| {
            pings.push(Ping { at, session: course.session, sort, who: course.seats[seat] });
        };
        if let (Some(TimeControl::Bank { increment, cap, .. }), Some(before)) = (course.control, before)
            && before.turn != 0
            && before.turn != step.turn
        {
            let left = &mut time.left[before.active];
            *left = (*left + i64::from(increment) * HOUR_MS).min((i64::from(cap) * HOUR_MS).max(*left));
        }
        let by_hand = people[course.seats[step.by]].draws_by_hand;
        let has_begun =
            if by_hand { Some(step) } else { before }.is_some_and(|draw| draw.line == "draw" && draw.by == step.by);
        if has_begun && step.to_act == Some(step.by) && !step.is_asked {
            let other = 1 - step.by;
            if people[course.seats[other]].next_up {
                say(step.at, PingKind::NextUp, other);
            }
        }
        let Some(seat) = step.to_act else { break };
        if before.is_none_or(|before| before.to_act != step.to_act || before.turn != step.turn) {
            say(step.at, PingKind::Call, seat);
            time.is_told = false;
            if let Some(TimeControl::PerTurn { .. }) = course.control {
                time.left[seat] = all;
            }
        }
        let until = course.steps.get(number + 1).map_or(span.end, |next| next.at);
        let wishes = &people[course.seats[seat]];
        for at in expected_reminders(step.at, until, wishes, span) {
            let sort = match (wishes.directly, wishes.takes_direct) {
                (false, _) => PingKind::Reminder,
                (true, true) => PingKind::Direct,
                (true, false) => PingKind::Instead,
            };
            say(at, sort, seat);
        }
        let opponent = 1 - seat;
        match course.control {
            Some(TimeControl::Live { .. }) => {
                let expiry = span.completion_time(step.at + time.left[seat]);
                // A tile drawn automatically belongs to the line that pinged the player, so no clock can expire between
                // the two.
                let next = course.steps.get(number + 1);
                let draws_at_once = next.is_some_and(|next| next.line == "draw" && next.at == step.at);
                if expiry <= until && expiry < span.end && !draws_at_once {
                    say(expiry, PingKind::Time, seat);
                }
                time.left[seat] = (time.left[seat] - (until - step.at)).max(0);
            }
            Some(control) => {
                for at in expire_clocks(course, (control, seat), (step.at, until), &wishes.wall, &mut time, span) {
                    say(at, PingKind::Fall, opponent);
                }
            }
            None => {}
        }
    }
    pings
}

fn expected_reminders(since: i64, until: i64, wishes: &PlayerSettings, span: &Span) -> Vec<i64> {
    let mut told = Vec::new();
    let mut from = since;
    while wishes.every > 0 && told.len() < MAX_REMINDERS {
        // Hours of sleep continue after the end of an outage.
        let at = wishes.wall.next_awake(span.completion_time(wishes.wall.next_awake(from + wishes.every * HOUR_MS)));
        let at = wishes.wall.next_awake(span.completion_time(at));
        if at >= until {
            break;
        }
        told.push(at);
        from = at;
    }
    told
}

/// The times at which the opponent is notified of expired clocks while a game waits after a line, and the remaining
/// time afterwards.
fn expire_clocks(
    course: &Course,
    (control, seat): (TimeControl, usize),
    (since, until): (i64, i64),
    wall: &CountedTime,
    time: &mut TestClock,
    span: &Span,
) -> Vec<i64> {
    let mut told = Vec::new();
    let extension = match control {
        TimeControl::PerTurn { hours } => i64::from(hours) * HOUR_MS,
        _ => 24 * HOUR_MS,
    };
    let extended =
        course.answers.iter().filter(|(at, answer)| *answer == FallAnswer::Extend && (since..until).contains(at));
    let mut from = since;
    for (to, given) in extended.map(|(at, _)| (*at, extension)).chain([(until, 0)]) {
        let expiry = span.completion_time(wall.time_after(from, time.left[seat]));
        if !time.is_told && expiry < to {
            time.is_told = true;
            told.push(expiry);
        }
        time.left[seat] = (time.left[seat] - wall.counted_ms(from, to)).max(0) + given;
        time.is_told &= given == 0;
        from = to;
    }
    told
}
