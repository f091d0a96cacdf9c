//! A match, its games and its result.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::event::{Cause, EndReason, FactionStep, GameOver, Ruling, Scope, SessionFacts, Verdict};
use crate::game::{GameScore, MAX_DECIDERS};
use crate::ids::{EntrantId, Group, MatchId, Seat, TextId};
use crate::rules::{FactionRules, MatchKind};

/// A published match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Match {
    /// The number of the match.
    pub id: MatchId,
    /// Stage and division.
    pub group: Group,
    /// The round, from 1; 0 on a ladder.
    pub round: u32,
    /// The slot in the bracket.
    pub slot: Option<u32>,
    /// The first player of game 1, then the second.
    pub players: [EntrantId; 2],
    /// The holder of each entry when the match began, numbered as in [`Entrant::person`](super::Entrant::person).
    pub persons: [u32; 2],
    /// In a bracket, the seat of the better seed, which advances from a level match; `None` elsewhere.
    pub advances: Option<Seat>,
    /// The factions of game 1, once drawn, assigned or picked.
    pub factions: Option<[String; 2]>,
    /// Bans and picks so far.
    pub steps: Vec<FactionStep>,
    /// Start of the current step, in Unix milliseconds.
    pub stepped_ms: i64,
    /// Time of publication, in Unix milliseconds, moved by pauses.
    pub published_ms: i64,
    /// The deadline of the match, in Unix milliseconds.
    pub deadline_ms: i64,
    /// True for each player who has pressed *Begin*, indexed by seat.
    pub ready: [bool; 2],
    /// Time of the start, in Unix milliseconds.
    pub begun_ms: Option<i64>,
    /// The finished games by number.
    pub games: BTreeMap<u32, GameOver>,
    /// True if the games were played elsewhere and reported.
    pub reported: bool,
    /// The open report.
    pub report: Option<Report>,
    /// The extensions of the deadline.
    pub extension: Extension,
    /// The entry in the judges' queue.
    pub queued: Option<QueueEntry>,
    /// The open call for a judge.
    pub call: Option<Call>,
    /// The current ruling.
    pub ruling: Option<Ruling>,
    /// True if a judge let the match stand although a correction would have given it other players.
    pub kept: bool,
    /// True if the match does not count because a player has been struck.
    pub struck: bool,
    /// End of the last game, in Unix milliseconds.
    pub last_game_ms: Option<i64>,
}

/// A report of games played elsewhere.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// The reporting player.
    pub by: Seat,
    /// The games.
    pub games: Vec<GameOver>,
    /// Time of the report, in Unix milliseconds.
    pub at_ms: i64,
}

/// The extensions of a match.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Extension {
    /// Days added by agreement.
    pub agreed_days: u32,
    /// The open request: the asking seat and the number of days.
    pub asked: Option<(Seat, u32)>,
}

/// A match in the judges' queue.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QueueEntry {
    /// The reason.
    pub cause: Cause,
    /// Time at which the match was queued, in Unix milliseconds.
    pub at_ms: i64,
    /// The state of the match's tables.
    pub facts: SessionFacts,
    /// The result proposed by the rules.
    pub proposal: Option<Verdict>,
    /// True if a player has objected.
    pub objected: bool,
}

/// An open call for a judge.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Call {
    /// The caller.
    pub by: Seat,
    /// The complaint.
    pub text: TextId,
}

/// The progress of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum MatchStatus {
    /// Published, but not begun.
    Waiting,
    /// Being played.
    Running,
    /// In the judges' queue.
    Queued,
    /// The match has a result, or does not count.
    Closed,
}

/// The result of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// The match was played, or decided as if played.
    Played {
        /// The games.
        games: Vec<GameScore>,
        /// The winner; `None` for a level match.
        winner: Option<Seat>,
        /// True if a ruling contributed to the result: such matches are not rated.
        decided: bool,
    },
    /// The match was not played.
    Walkover {
        /// The winner; `None` if both lose.
        winner: Option<Seat>,
    },
}

impl Outcome {
    /// The winner, if there is one.
    pub fn winner(&self) -> Option<Seat> {
        match self {
            Self::Played { winner, .. } | Self::Walkover { winner } => *winner,
        }
    }
}

impl Match {
    /// Moves dates by the length of a pause; a date within the pause is moved by the remainder of the pause.
    pub(super) fn move_dates(&mut self, since_ms: i64, until_ms: i64) {
        self.deadline_ms = self.deadline_ms.saturating_add(until_ms.saturating_sub(since_ms));
        let later = |date: &mut i64| *date = date.saturating_add(until_ms.saturating_sub(since_ms.max(*date)));
        later(&mut self.published_ms);
        later(&mut self.stepped_ms);
        self.report.iter_mut().for_each(|report| later(&mut report.at_ms));
        self.queued.iter_mut().for_each(|queued| later(&mut queued.at_ms));
    }

    /// The seat of an entrant.
    pub fn seat_of(&self, entrant: EntrantId) -> Option<Seat> {
        Seat::BOTH.into_iter().find(|seat| self.players[seat.index()] == entrant)
    }

    /// The progress of the match.
    pub fn status(&self, kind: MatchKind) -> MatchStatus {
        if self.struck || self.outcome(kind).is_some() {
            MatchStatus::Closed
        } else if self.queued.is_some() {
            MatchStatus::Queued
        } else if self.begun_ms.is_some() {
            MatchStatus::Running
        } else {
            MatchStatus::Waiting
        }
    }

    /// True if the match has no result yet.
    pub fn is_open(&self, kind: MatchKind) -> bool {
        self.status(kind) != MatchStatus::Closed
    }

    /// True if the match must have a winner.
    pub fn eliminates(&self) -> bool {
        self.advances.is_some()
    }

    /// True if any part of the match has been played or has begun.
    pub fn has_begun(&self) -> bool {
        self.begun_ms.is_some() || !self.games.is_empty() || !self.steps.is_empty()
    }

    /// The number of the next game; `None` if no more games are needed.
    pub fn next_game(&self, kind: MatchKind) -> Option<u32> {
        let open = |game: &u32| !self.games.contains_key(game);
        if !self.are_regular_games_done(kind) {
            return (1..=kind.max_games()).find(open);
        }
        let from = kind.max_games() + 1;
        let level = self.eliminates() && leader(&self.counting_games(kind)).is_none();
        let decided = (from..from + MAX_DECIDERS).any(|game| self.games.get(&game).is_some_and(|g| g.winner.is_some()));
        if level && !decided { (from..from + MAX_DECIDERS).find(open) } else { None }
    }

    /// The games that may be in play now: both of a mirrored match, otherwise the next one.
    pub fn open_games(&self, kind: MatchKind) -> Vec<u32> {
        match (kind, self.next_game(kind)) {
            (MatchKind::Mirrored { .. }, Some(next)) if next <= kind.max_games() => {
                (1..=kind.max_games()).filter(|game| !self.games.contains_key(game)).collect()
            }
            (_, next) => next.into_iter().collect(),
        }
    }

    /// True if a game with this number can be part of the match and is not yet finished.
    pub fn lacks_game(&self, kind: MatchKind, game: u32) -> bool {
        let most = kind.max_games() + if self.eliminates() { MAX_DECIDERS } else { 0 };
        (1..=most).contains(&game) && !self.games.contains_key(&game)
    }

    /// True if these games, reported together, belong to this match and give it a result.
    pub fn accepts(&self, kind: MatchKind, games: &[GameOver]) -> bool {
        let mut after = self.clone();
        for game in games {
            if game.match_id != self.id || !after.open_games(kind).contains(&game.game) {
                return false;
            }
            after.games.insert(game.game, game.clone());
        }
        !games.is_empty() && after.next_game(kind).is_none()
    }

    /// True if all bans and picks have been made.
    pub fn are_factions_ready(&self, rules: &FactionRules) -> bool {
        self.steps.len() >= rules.mode.steps().len()
    }

    /// The result; `None` while the match is open, or if the match does not count.
    pub fn outcome(&self, kind: MatchKind) -> Option<Outcome> {
        if self.struck {
            return None;
        }
        match &self.ruling {
            Some(ruling) => Some(self.ruled_outcome(kind, ruling)),
            None if self.next_game(kind).is_none() => {
                let games = self.counting_games(kind);
                let winner = self.winner_by_games(kind, &games);
                let decided = self.games.values().any(|game| game.reason == EndReason::Adjudicated);
                Some(Outcome::Played { games, winner, decided })
            }
            None => None,
        }
    }

    fn are_regular_games_done(&self, kind: MatchKind) -> bool {
        let wins = |seat| self.regular_games(kind).filter(|game| game.winner == Some(seat)).count();
        let early = kind == MatchKind::BestOfThree && Seat::BOTH.into_iter().any(|seat| wins(seat) == 2);
        early || self.regular_games(kind).count() >= kind.max_games() as usize
    }

    fn regular_games(&self, kind: MatchKind) -> impl Iterator<Item = &GameOver> {
        self.games.range(1..=kind.max_games()).map(|(_, game)| game)
    }

    /// The finished games that score points; deciders of a level bracket match do not.
    fn counting_games(&self, kind: MatchKind) -> Vec<GameScore> {
        self.regular_games(kind).map(game_score).collect()
    }

    /// The winner by games won. In a bracket, a match that is level by games is decided by HQ balance, then by
    /// deciders, then for the better seed.
    fn winner_by_games(&self, kind: MatchKind, games: &[GameScore]) -> Option<Seat> {
        let won = |seat| games.iter().filter(|game| game.winner == Some(seat)).count();
        let by_games = match won(Seat::First).cmp(&won(Seat::Second)) {
            std::cmp::Ordering::Greater => Some(Seat::First),
            std::cmp::Ordering::Less => Some(Seat::Second),
            std::cmp::Ordering::Equal => None,
        };
        if by_games.is_some() || !self.eliminates() {
            return by_games;
        }
        let deciders = self.games.range(kind.max_games() + 1..).find_map(|(_, game)| game.winner);
        leader(games).or(deciders).or(self.advances)
    }

    fn ruled_outcome(&self, kind: MatchKind, ruling: &Ruling) -> Outcome {
        let mut games = if ruling.scope == Scope::Whole { Vec::new() } else { self.counting_games(kind) };
        let (winner, hq) = match ruling.verdict {
            Verdict::Walkover { winner } if games.is_empty() => return Outcome::Walkover { winner: Some(winner) },
            Verdict::BothLose if games.is_empty() => return Outcome::Walkover { winner: None },
            Verdict::Walkover { winner } => (Some(winner), [0, 0]),
            Verdict::BothLose => (None, [0, 0]),
            Verdict::Win { winner, hq } => (Some(winner), hq),
            Verdict::Draw { hq } => (None, hq),
        };
        let needed = if kind == MatchKind::BestOfThree && winner.is_some() { 2 } else { kind.max_games() as usize };
        let before = games.len();
        let mut first = if before % 2 == 0 { Seat::First } else { Seat::Second };
        let wins = |games: &[GameScore]| games.iter().filter(|game| game.winner == winner).count();
        // The HQ points of a ruling are a total over all decided games: the first of these games gets all of them.
        while games.len() < kind.max_games() as usize && (winner.is_none() || wins(&games) < needed) {
            let hq = if games.len() == before { hq } else { [0, 0] };
            games.push(GameScore { winner, hq, first, played: false });
            first = first.other();
        }
        let of_games = self.winner_by_games(kind, &games);
        // In a bracket, the winner named by the ruling advances.
        let winner = if self.eliminates() { winner.or(of_games) } else { of_games };
        Outcome::Played { games, winner, decided: true }
    }
}

/// The seat that leads by games won, then by HQ balance.
fn leader(games: &[GameScore]) -> Option<Seat> {
    let wins = |seat| i64::try_from(games.iter().filter(|g| g.winner == Some(seat)).count()).unwrap_or(i64::MAX);
    let lead = (wins(Seat::First) - wins(Seat::Second), GameScore::hq_balance(games));
    match lead.cmp(&(0, 0)) {
        std::cmp::Ordering::Greater => Some(Seat::First),
        std::cmp::Ordering::Less => Some(Seat::Second),
        std::cmp::Ordering::Equal => None,
    }
}

fn game_score(game: &GameOver) -> GameScore {
    let played = game.reason != EndReason::Adjudicated;
    GameScore { winner: game.winner, hq: game.counted_hq(), first: game.first, played }
}

impl Match {
    /// The proposed verdict: a walkover against a player who has done nothing, not even pressed *Begin*; if both have
    /// done something, against the player whose clock ran longer. `None` if both clocks ran equally long.
    ///
    /// If neither player did anything, both lose, except in a bracket, where one of them has to advance.
    pub fn proposal(&self, facts: &SessionFacts) -> Option<Verdict> {
        let acted = |seat: Seat| {
            self.ready[seat.index()] || facts.seats[seat.index()].acted || !self.games.is_empty() || {
                self.steps.iter().any(|step| step.by == seat)
            }
        };
        let used = facts.seats.map(|seat| seat.used_ms);
        match (acted(Seat::First), acted(Seat::Second)) {
            (true, false) => Some(Verdict::Walkover { winner: Seat::First }),
            (false, true) => Some(Verdict::Walkover { winner: Seat::Second }),
            (false, false) => (!self.eliminates()).then_some(Verdict::BothLose),
            (true, true) if used[0] > used[1] => Some(Verdict::Walkover { winner: Seat::Second }),
            (true, true) if used[0] < used[1] => Some(Verdict::Walkover { winner: Seat::First }),
            (true, true) => None,
        }
    }
}
