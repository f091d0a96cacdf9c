//! Votes on proposals: the message with the other players' buttons, and their presses.

use std::collections::BTreeMap;

use serenity::all::{ButtonStyle, CreateActionRow};

use sztab_game::view::{strip_words, verb};
use sztab_game::{Language, Side, Sides};
use sztab_referee::{Proposal, Session, Vote};
use sztab_store::UnixMs;
use sztab_words::text;

use crate::discord::bot::Bot;
use crate::discord::router::press::GamePress;
use crate::discord::router::route::{Handler, RouteId, routes};
use crate::discord::say::answer::Answer;
use crate::discord::say::controls::{option, select};
use crate::discord::say::failure::Failure;
use crate::discord::say::limits::MAX_ROWS;
use crate::discord::say::moment::timestamp;
use crate::discord::say::subject::GameVersion;

use super::clock::{answer_row, players_of, users_of};
use super::seat::{Seat, find_current_session, finish_answer, to_request};

routes! {
    /// On a proposal: another player's vote.
    CastVote { proposal: u16, agrees: bool } = "vote" of GameVersion, Publicly;
    /// On a proposal: another player's vote for another line, of which the id has the beginning.
    VoteForLine { proposal: u16, verb: String } = "vote-line" of GameVersion, Publicly;
}

/// The votes on a proposal, by side.
type Votes = BTreeMap<Side, Vote>;

/// Describes a proposal and the votes on it so far.
fn vote_lines(session: &Session, language: Language, proposal: Proposal, voices: &Votes) -> Vec<String> {
    let lines = session.proposals();
    let phrase = |number: u16| {
        let line = lines.get(usize::from(number)).map_or("", String::as_str);
        session.view().phrase(session.game(), proposal.side, line, language)
    };
    let player = |side| players_of(session, side, language);
    let arguments = [("player", player(proposal.side).into()), ("action", phrase(proposal.number).into())];
    let voice = |(side, voice): (&Side, &Vote)| {
        let (key, action) = match voice {
            Vote::Yes => ("vote-voice-yes", String::new()),
            Vote::No => ("vote-voice-no", String::new()),
            Vote::Other(number) => ("vote-voice-other", phrase(*number)),
        };
        format!("• {}", text(language, key, &[("player", player(*side).into()), ("action", action.into())]))
    };
    std::iter::once(text(language, "vote-asks", &arguments)).chain(voices.iter().map(voice)).collect()
}

/// Builds the message that asks the other players about a proposal.
pub fn vote_message(session: &Session, language: Language, proposal: Proposal, voices: &Votes) -> Answer {
    let mut lines = vote_lines(session, language, proposal, voices);
    let voters = session.voters(proposal.side);
    let silent = voters.iter().filter(|side| !voices.contains_key(side)).collect::<Sides>();
    let (key, called) =
        if silent.is_empty() { ("vote-objected", proposal.side.into()) } else { ("vote-waits", silent) };
    let called = players_of(session, called, language);
    let until = timestamp(UnixMs(proposal.until_ms));
    lines.push(text(language, key, &[("players", called.into()), ("moment", until.into())]));
    let buttons = [(true, "vote-yes", ButtonStyle::Success), (false, "vote-no", ButtonStyle::Secondary)];
    let buttons = buttons.map(|(agrees, key, style)| (CastVote { proposal: proposal.number, agrees }, key, style));
    let mut rows = answer_row(session, buttons, language);
    rows.extend(line_selects(session, language, proposal));
    rows.truncate(MAX_ROWS);
    Answer { content: lines.join("\n"), rows, mentions: users_of(session, voters), ..Answer::default() }
}

/// Builds the selects of other lines, one select per verb.
fn line_selects(session: &Session, language: Language, proposal: Proposal) -> Vec<CreateActionRow> {
    let lines = session.proposals();
    let mut verbs: Vec<&str> = lines.iter().map(|line| verb(line)).collect();
    verbs.dedup();
    let view = session.view();
    let list = |verb: &str| {
        let other_line = |line: &String| {
            let phrase = view.phrase(session.game(), proposal.side, line, language);
            Some(option(phrase, strip_words(line, verb)?))
        };
        let id = GameVersion::of(session).id(&VoteForLine { proposal: proposal.number, verb: verb.to_owned() });
        let what = view.question(&Seat::new(session, proposal.side).question(language), &[verb]);
        let other = text(language, "vote-instead", &[("what", what.into())]);
        select(id, lines.iter().filter_map(other_line), other)
    };
    verbs.into_iter().map(list).collect()
}

/// Builds the message about a proposal once the vote is over.
pub fn closed_vote_message(
    session: &Session,
    language: Language,
    proposal: Proposal,
    voices: &Votes,
    is_said: bool,
) -> Answer {
    let mut lines = vote_lines(session, language, proposal, voices);
    lines.push(text(language, if is_said { "vote-said" } else { "vote-dropped" }, &[]));
    Answer::sentence(lines.join("\n"))
}

impl Handler for CastVote {
    async fn handle(self, bot: &Bot, press: &GamePress<'_>) -> Result<(), Failure> {
        let vote = if self.agrees { Vote::Yes } else { Vote::No };
        finish_answer(bot, bot.referee.vote(to_request(bot, press), self.proposal, vote).await)
    }
}

impl Handler for VoteForLine {
    async fn handle(self, bot: &Bot, press: &GamePress<'_>) -> Result<(), Failure> {
        let (lines, line) = (find_current_session(bot, press).await?.proposals(), press.with_choice(&self.verb));
        let place = lines.iter().position(|known| *known == line).and_then(|place| u16::try_from(place).ok());
        let vote = Vote::Other(place.ok_or(Failure::Said("unknown-button"))?);
        finish_answer(bot, bot.referee.vote(to_request(bot, press), self.proposal, vote).await)
    }
}
