//! Refusals of commands.

use serde::Serialize;

use crate::ids::{EntrantId, MatchId};
use crate::rules::{Frozen, Invalid};
use crate::season::{EntrantState, Misfit, SeasonState};

/// The reason why a command is refused.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// Another may do it.
    Not(MayDo),
    /// The season is not in a state for this.
    State(SeasonState),
    /// The season is paused, or is not.
    Paused(bool),
    /// The rules are not in order.
    Rules(Vec<Invalid>),
    /// These settings are frozen.
    Frozen(Vec<Frozen>),
    /// The seed is not the one that was committed to.
    Seed,
    /// Another judge has decided the match since the asker saw it.
    DecidedMeanwhile(MatchId),
    /// The asker has entered already.
    Entered,
    /// Entry is closed, or half the rounds are published.
    EntryClosed,
    /// Entry is still open.
    EntryOpen,
    /// All places are taken.
    Full,
    /// No place of the round robin can be taken over.
    NoPlace,
    /// No such entrant, or not in a state for this.
    Entrant(EntrantId, Option<EntrantState>),
    /// A pool has so many different factions, all on the whitelist.
    Pool {
        /// The number.
        size: u32,
    },
    /// The order has these players twice, wrongly, or not at all.
    Order(Vec<EntrantId>),
    /// No order is set.
    NotSeeded,
    /// A division has fewer than two players.
    TooFewPlayers,
    /// No such stage, division or round.
    NoSuchRound,
    /// The stage before is still under way.
    StageOpen,
    /// All stages have begun.
    NoMoreStages,
    /// All rounds are published.
    NoMoreRounds,
    /// Matches have no result yet.
    OpenMatches(Vec<MatchId>),
    /// Not before this moment, in Unix milliseconds.
    TooEarly(i64),
    /// There is no legal pairing: end the stage, or allow rematches.
    NoLegalPairing,
    /// Since the preview something has changed.
    PreviewOutdated,
    /// These two cannot be exchanged.
    Exchange,
    /// The round is published already.
    RoundPublished,
    /// The format has no rounds to sit out.
    NoSittingOut,
    /// No absences are left.
    NoAbsencesLeft,
    /// No such match.
    NoMatch(MatchId),
    /// The match has a result.
    MatchClosed,
    /// The match has begun.
    MatchBegun,
    /// Bans and picks come first.
    FactionsOpen,
    /// It is the opponent's turn to ban or pick, or all is done.
    NotYourStep,
    /// One of these factions; empty if none is left.
    Factions(Vec<String>),
    /// Factions that the season does not have.
    UnknownFactions(Vec<String>),
    /// No such game is under way in the match.
    NoGame,
    /// The rules allow no games played elsewhere.
    NoTableGames,
    /// The games do not give the match a result.
    Report,
    /// There is no open report, or there already is one.
    ReportState,
    /// There is no question for more time.
    NotAsked,
    /// So many days are left by agreement.
    ExtensionLimit {
        /// Days.
        left: u32,
    },
    /// A judge is called already.
    CallOpen,
    /// No judge is called.
    NoCall,
    /// The match is not in the queue.
    NotQueued,
    /// There is no proposal.
    NoProposal,
    /// Somebody has to win a match of a bracket.
    NeedsWinner,
    /// Games are finished: both can only lose the whole match.
    HalfPlayed,
    /// HQ points that these games cannot end with.
    HqPoints {
        /// The most that they end with.
        most: i32,
    },
    /// The winner has fewer HQ points than the loser.
    WinnerBehind,
    /// Judges have not answered these matches yet.
    OpenCalls(Vec<MatchId>),
    /// The line is not there, or cannot be taken back.
    NoVoid(u64),
    /// Later lines rest on this one; the first of them no longer fits.
    Entangled(Misfit),
    /// A deadline lies in the future, at most this many days.
    Deadline {
        /// Days.
        most_days: u32,
    },
    /// The season has no ladder under way.
    NoLadder,
    /// The two have an open challenge or match, or have met too often lately.
    Challenge,
    /// Both are the same player.
    SamePlayer,
    /// There is no open challenge.
    NoChallenge,
    /// The match is not late yet, or nothing is due.
    NotDue,
    /// The line does not fit the log. It names what.
    Unfit(Misfit),
}

/// People with the right to a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum MayDo {
    /// Organisers.
    Organisers,
    /// Organisers and judges.
    Judges,
    /// Judges other than its players.
    OtherJudges,
    /// Players of the season.
    Players,
    /// The players of the match.
    PlayersOf(MatchId),
    /// The opponent.
    OpponentIn(MatchId),
    /// This player.
    Entrant(EntrantId),
    /// The program.
    Program,
}
