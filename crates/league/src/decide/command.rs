//! Commands of people and of the program to a season.

use std::collections::BTreeMap;

use crate::event::{Cause, DeadlineOf, GameOver, RoundPublished, Scope, SessionFacts, Verdict};
use crate::ids::{ChallengeId, EntrantId, Group, MatchId, OrganiserId, TextId};
use crate::rules::{Rules, Seeding};

/// The circumstances of a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Asking<'a> {
    /// Now, in Unix milliseconds.
    pub at_ms: i64,
    /// The person or program that asks.
    pub asker: Asker,
    /// The season's seed in lower-case hexadecimal: a secret until the end.
    pub seed: &'a str,
}

/// The author of a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asker {
    /// The program, because something is due or a game tells it.
    Program,
    /// A person. Somebody may both play and judge.
    Person {
        /// The person's entry in this season.
        entrant: Option<EntrantId>,
        /// The person's number among organisers and judges.
        organiser: Option<OrganiserId>,
        /// The person has the organisers' role; else `organiser` is a judge if named for the season.
        has_role: bool,
    },
}

/// A command to a season.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// Change the rules.
    ChangeRules(Box<Rules>),
    /// Open entry and freeze rules and faction files, given by their hashes.
    OpenEntry(BTreeMap<String, String>),
    /// Enter, confirmed by a press.
    Enter {
        /// The id of the press.
        press: u64,
        /// The place in the order of seeds for a late entry, from 0; the last one by default.
        seed: Option<usize>,
    },
    /// Approve an entry.
    Approve {
        /// The entrant.
        entrant: EntrantId,
        /// The place in the order of seeds for a late entry, from 0; the last one by default.
        seed: Option<usize>,
    },
    /// Refuse an entry.
    Refuse(EntrantId),
    /// Leave.
    Leave {
        /// Open matches are given up.
        give_up: bool,
    },
    /// Remove a player.
    Remove {
        /// The entrant.
        entrant: EntrantId,
        /// Open matches are given up.
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
    /// Declare one's pool of factions.
    DeclarePool(Vec<String>),
    /// Keep two players from being paired.
    KeepApart {
        /// One of them.
        one: EntrantId,
        /// The other.
        other: EntrantId,
    },
    /// Close entry.
    CloseEntry,
    /// Set the first order.
    Seed {
        /// Its origin. Lots are drawn here; the given order is used otherwise.
        by: Seeding,
        /// The entrants of each division, the strongest first.
        divisions: Vec<Vec<EntrantId>>,
        /// Entrants to be ordered by lots, at the end of their divisions: unrated players.
        by_lots: Vec<EntrantId>,
    },
    /// Move a player in the first order.
    Move {
        /// The entrant.
        entrant: EntrantId,
        /// The division.
        division: usize,
        /// The place in it, from 0.
        place: usize,
    },
    /// Name a judge.
    NameJudge(OrganiserId),
    /// Dismiss a judge.
    DismissJudge(OrganiserId),
    /// Pause the season.
    Pause,
    /// Go on.
    Resume,
    /// Begin the season, or its next stage.
    BeginStage,
    /// End the stage.
    EndStage,
    /// Publish a round as it was previewed.
    Publish(Box<RoundPublished>),
    /// Sit out a coming round. Organisers may do so for a player.
    SitOut {
        /// The entrant.
        entrant: EntrantId,
        /// Stage and division.
        group: Group,
        /// The number of the round, from 1.
        round: u32,
    },
    /// Take part in a coming round after all.
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
    /// Name a faction in one's ban or pick; the program draws lots.
    NameFaction {
        /// The match.
        match_id: MatchId,
        /// The faction; for the program `None`.
        faction: Option<String>,
    },
    /// A game ended at a table of the program.
    EndGame(GameOver),
    /// Report the games of a match played elsewhere.
    Report(Vec<GameOver>),
    /// Answer the opponent's report.
    AnswerReport {
        /// The match.
        match_id: MatchId,
        /// It is right.
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
        /// The state of its tables.
        facts: SessionFacts,
    },
    /// Object to a proposal.
    Object(MatchId),
    /// Let a proposal stand: a judge accepts it, or the time for objections is over.
    AcceptProposal {
        /// The match.
        match_id: MatchId,
        /// The reason; the program has none.
        reason: Option<TextId>,
    },
    /// Decide a match.
    Rule {
        /// The match.
        match_id: MatchId,
        /// The decision.
        verdict: Verdict,
        /// Its extent.
        scope: Scope,
        /// The reason.
        reason: TextId,
    },
    /// Take back a line of the log.
    Void {
        /// Its number.
        line: u64,
        /// The reason.
        reason: TextId,
    },
    /// Set a deadline.
    SetDeadline {
        /// The match or round.
        scope: DeadlineOf,
        /// The deadline, in Unix milliseconds.
        deadline_ms: i64,
    },
    /// Ask the opponent for more time.
    AskExtension {
        /// The match.
        match_id: MatchId,
        /// The days.
        days: u32,
    },
    /// Answer the opponent's question for more time.
    AnswerExtension {
        /// The match.
        match_id: MatchId,
        /// The player agrees.
        agree: bool,
    },
    /// Give a match more time.
    Extend {
        /// The match.
        match_id: MatchId,
        /// The days.
        days: u32,
    },
    /// Call a judge.
    Protest {
        /// The match.
        match_id: MatchId,
        /// The complaint.
        text: TextId,
    },
    /// Answer a call, or keep a result of the bracket that was questioned.
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
        /// The player accepts.
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
