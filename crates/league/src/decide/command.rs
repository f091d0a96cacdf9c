//! Commands to a season, from people or from the program.

use std::collections::BTreeMap;

use crate::event::{Cause, DeadlineScope, GameOver, RoundPublished, Scope, SessionFacts, Verdict};
use crate::ids::{ChallengeId, EntrantId, Group, MatchId, OrganiserId, TextId};
use crate::rules::{Rules, Seeding};

/// The context of a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CommandContext<'a> {
    /// Current time, in Unix milliseconds.
    pub at_ms: i64,
    /// The person or program that issues the command.
    pub asker: Requester,
    /// The season's seed in lower-case hexadecimal, secret until the end.
    pub seed: &'a str,
}

/// The author of a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Requester {
    /// The program, because something is due or a game has reported.
    Program,
    /// A person, who may both play and judge.
    Person {
        /// The person's entry in this season.
        entrant: Option<EntrantId>,
        /// The person's number among the organisers and judges.
        organiser: Option<OrganiserId>,
        /// True if the person has the organisers' role; otherwise `organiser` is a judge if named for the season.
        has_role: bool,
    },
}

/// A command to a season.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// Change the rules.
    ChangeRules(Box<Rules>),
    /// Open entry, and freeze the rules and the faction files, which are given by their hashes.
    OpenEntry(BTreeMap<String, String>),
    /// Enter; a button press confirms the entry.
    Enter {
        /// The id of the press.
        press: u64,
        /// Place in the order of seeds for a late entry, from 0; last by default.
        seed: Option<usize>,
    },
    /// Approve an entry.
    Approve {
        /// The entrant.
        entrant: EntrantId,
        /// Place in the order of seeds for a late entry, from 0; last by default.
        seed: Option<usize>,
    },
    /// Refuse an entry.
    Refuse(EntrantId),
    /// Leave the season.
    Leave {
        /// True to give up open matches.
        give_up: bool,
    },
    /// Remove a player.
    Remove {
        /// The entrant.
        entrant: EntrantId,
        /// True to give up open matches.
        give_up: bool,
        /// The reason.
        reason: TextId,
    },
    /// Give an entry to another user.
    Substitute {
        /// The entrant.
        entrant: EntrantId,
        /// The reason.
        reason: TextId,
    },
    /// Erase a player's name and texts.
    Erase(EntrantId),
    /// Declare the asker's pool of factions.
    DeclarePool(Vec<String>),
    /// Keep two players from being paired.
    KeepApart {
        /// One of the players.
        one: EntrantId,
        /// The other player.
        other: EntrantId,
    },
    /// Close entry to the season.
    CloseEntry,
    /// Set the initial order of seeds.
    Seed {
        /// Origin of the order. For lots, the program draws the order; otherwise the given one is used.
        by: Seeding,
        /// The entrants of each division, the strongest first.
        divisions: Vec<Vec<EntrantId>>,
        /// Entrants to be ordered by lots at the end of their divisions: unrated players.
        by_lots: Vec<EntrantId>,
    },
    /// Move a player in the initial order.
    Move {
        /// The entrant.
        entrant: EntrantId,
        /// The division.
        division: usize,
        /// The place in the division, from 0.
        place: usize,
    },
    /// Name a judge.
    NameJudge(OrganiserId),
    /// Dismiss a judge.
    DismissJudge(OrganiserId),
    /// Pause the season.
    Pause,
    /// Resume the season.
    Resume,
    /// Begin the season, or its next stage.
    BeginStage,
    /// End the stage.
    EndStage,
    /// Publish a round as previewed.
    Publish(Box<RoundPublished>),
    /// Sit out an upcoming round. Organisers may do so on behalf of a player.
    SitOut {
        /// The entrant.
        entrant: EntrantId,
        /// Stage and division.
        group: Group,
        /// The number of the round, from 1.
        round: u32,
    },
    /// Take part in an upcoming round after all.
    SitIn {
        /// The entrant.
        entrant: EntrantId,
        /// Stage and division.
        group: Group,
        /// The number of the round, from 1.
        round: u32,
    },
    /// Press *Begin*.
    Begin(MatchId),
    /// Name the faction for the asker's ban or pick; the program draws it by lot.
    NameFaction {
        /// The match.
        match_id: MatchId,
        /// The faction; `None` for the program.
        faction: Option<String>,
    },
    /// Record the end of a game that the program refereed.
    EndGame(GameOver),
    /// Report the games of a match played elsewhere.
    Report(Vec<GameOver>),
    /// Answer the opponent's report.
    AnswerReport {
        /// The match.
        match_id: MatchId,
        /// True if the report is right.
        right: bool,
    },
    /// Give up a match.
    GiveUp(MatchId),
    /// Put a match into the judges' queue.
    Queue {
        /// The match.
        match_id: MatchId,
        /// The reason.
        cause: Cause,
        /// The state of the match's tables.
        facts: SessionFacts,
    },
    /// Object to a proposal.
    Object(MatchId),
    /// Let a proposal stand: a judge accepts it, or the time for objections has run out.
    AcceptProposal {
        /// The match.
        match_id: MatchId,
        /// The reason; `None` from the program.
        reason: Option<TextId>,
    },
    /// Decide a match.
    Rule {
        /// The match.
        match_id: MatchId,
        /// The verdict.
        verdict: Verdict,
        /// The part of the match that the verdict covers.
        scope: Scope,
        /// The reason.
        reason: TextId,
    },
    /// Void a line of the log.
    Void {
        /// The number of the line.
        line: u64,
        /// The reason.
        reason: TextId,
    },
    /// Set a deadline.
    SetDeadline {
        /// The match or round.
        scope: DeadlineScope,
        /// The deadline, in Unix milliseconds.
        deadline_ms: i64,
    },
    /// Ask the opponent for more time.
    AskExtension {
        /// The match.
        match_id: MatchId,
        /// The number of days.
        days: u32,
    },
    /// Answer the opponent's request for more time.
    AnswerExtension {
        /// The match.
        match_id: MatchId,
        /// True if the player agrees.
        agree: bool,
    },
    /// Give a match more time.
    Extend {
        /// The match.
        match_id: MatchId,
        /// The number of days.
        days: u32,
    },
    /// Call a judge.
    Protest {
        /// The match.
        match_id: MatchId,
        /// The complaint.
        text: TextId,
    },
    /// Answer a call for a judge, or confirm a questioned bracket result.
    Judge {
        /// The match.
        match_id: MatchId,
        /// The answer.
        text: TextId,
    },
    /// Challenge a player of the ladder.
    Challenge {
        /// The opponent.
        to: EntrantId,
    },
    /// Answer a challenge.
    AnswerChallenge {
        /// The challenge.
        challenge: ChallengeId,
        /// True if the player accepts.
        accept: bool,
    },
    /// Let a challenge lapse.
    LapseChallenge(ChallengeId),
    /// End the season.
    End,
    /// Cancel the season.
    Cancel {
        /// The reason.
        reason: TextId,
    },
}
