//! Refusals of commands.

use serde::Serialize;

use crate::ids::{EntrantId, MatchId};
use crate::rules::{FrozenSetting, InvalidSetting};
use crate::season::{EntrantState, LogError, SeasonState};

/// The reason a command is refused.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// Only other people may issue the command.
    Not(RequiredRole),
    /// The state of the season does not allow the command.
    State(SeasonState),
    /// The season is paused (`true`), or is not (`false`).
    Paused(bool),
    /// The rules are invalid.
    Rules(Vec<InvalidSetting>),
    /// These settings can no longer be changed.
    Frozen(Vec<FrozenSetting>),
    /// The seed does not match the commitment.
    Seed,
    /// Another judge has decided the match since the asker viewed it.
    DecidedMeanwhile(MatchId),
    /// The asker has already entered.
    Entered,
    /// Entry is closed, or half of the rounds have been published.
    EntryClosed,
    /// Entry is still open.
    EntryOpen,
    /// All places are taken.
    Full,
    /// No place of the round robin can be taken over.
    NoPlace,
    /// There is no such entrant, or its state does not allow the command.
    Entrant(EntrantId, Option<EntrantState>),
    /// A pool must have this many different factions, all on the whitelist.
    Pool {
        /// The number of factions.
        size: u32,
    },
    /// These players are missing from the order, in it twice, or do not belong in it.
    Order(Vec<EntrantId>),
    /// No order is set.
    NotSeeded,
    /// A division has fewer than two players.
    TooFewPlayers,
    /// There is no such stage, division or round.
    NoSuchRound,
    /// The previous stage is still under way.
    StageOpen,
    /// All stages have begun.
    NoMoreStages,
    /// All rounds have been published.
    NoMoreRounds,
    /// These matches have no result yet.
    OpenMatches(Vec<MatchId>),
    /// The earliest time for this, in Unix milliseconds.
    TooEarly(i64),
    /// There is no legal pairing: end the stage, or allow rematches.
    NoLegalPairing,
    /// The season has changed since the preview.
    PreviewOutdated,
    /// These two cannot be exchanged.
    Exchange,
    /// The round has already been published.
    RoundPublished,
    /// The format has no rounds to sit out.
    NoSittingOut,
    /// No absences remain.
    NoAbsencesLeft,
    /// There is no such match.
    NoMatch(MatchId),
    /// The match has a result.
    MatchClosed,
    /// The match has begun.
    MatchBegun,
    /// The bans and picks have to be made first.
    FactionsOpen,
    /// The opponent has to ban or pick, or all bans and picks are done.
    NotYourStep,
    /// The faction must be one of these; empty if none remains.
    Factions(Vec<String>),
    /// Factions that are not part of the season.
    UnknownFactions(Vec<String>),
    /// No such game is in play in the match.
    NoGame,
    /// The rules do not allow games played elsewhere.
    NoTableGames,
    /// The reported games do not amount to a result of the match.
    Report,
    /// There is no open report, or there is already one.
    ReportState,
    /// The opponent has not asked for more time.
    NotAsked,
    /// Only this many days can still be added by agreement.
    ExtensionLimit {
        /// The number of days.
        left: u32,
    },
    /// A judge has already been called.
    CallOpen,
    /// No judge has been called.
    NoCall,
    /// The match is not in the queue.
    NotQueued,
    /// There is no proposal.
    NoProposal,
    /// A bracket match needs a winner.
    NeedsWinner,
    /// Some games are finished: both players can only lose the whole match.
    HalfPlayed,
    /// These HQ points are impossible for the games.
    HqPoints {
        /// Maximum HQ points for these games.
        most: i32,
    },
    /// The winner has fewer HQ points than the loser.
    WinnerBehind,
    /// These matches have calls that no judge has answered yet.
    OpenCalls(Vec<MatchId>),
    /// The line does not exist, or cannot be voided.
    NoVoid(u64),
    /// Later lines depend on this one; contains the first that would no longer fit.
    Entangled(LogError),
    /// A deadline must be in the future, at most this many days ahead.
    Deadline {
        /// The number of days.
        most_days: u32,
    },
    /// No ladder of the season is under way.
    NoLadder,
    /// The two players have an open challenge or match, or have met too often recently.
    Challenge,
    /// Both are the same player.
    SamePlayer,
    /// There is no open challenge.
    NoChallenge,
    /// The match is not late yet, or nothing else is due.
    NotDue,
    /// The line does not fit the log; contains the misfit.
    Unfit(LogError),
}

/// The people who may issue a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RequiredRole {
    /// Organisers only.
    Organisers,
    /// Organisers and judges.
    Judges,
    /// Judges who do not play in the match.
    OtherJudges,
    /// Players of the season.
    Players,
    /// The players of the match.
    PlayersOf(MatchId),
    /// The opponent in this match.
    OpponentIn(MatchId),
    /// This player.
    Entrant(EntrantId),
    /// The program.
    Program,
}
