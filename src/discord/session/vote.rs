//! Votes on proposals: the message with the other players' buttons, and their presses.

use std::collections::BTreeMap;

use serenity::all::{ButtonStyle, CreateActionRow, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption};

use sztab_game::view::{strip_words, verb};
use sztab_game::{Language, Side, Sides};
use sztab_referee::{Proposal, RefereeError, Session, Vote};
use sztab_store::UnixMs;
use sztab_words::text;

use crate::discord::bot::Bot;
use crate::discord::say::answer::{Answer, shorten};
use crate::discord::say::button::ButtonId;
use crate::discord::say::failure::Failure;
use crate::discord::say::limits::{MAX_ROWS, MAX_SELECT_OPTIONS, OPTION_LIMIT};
use crate::discord::say::moment::timestamp;
use crate::discord::say::operation::Operation;

use super::clock::{AnswerButton, answer_row, players_of, users_of};
use super::press::Press;
use super::seat::Seat;

/// The argument of the button that votes in favour.
const YES: &str = "yes";
const NO: &str = "no";

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
    let answer =
        |answer: &str, key, style| AnswerButton { argument: format!("{} {answer}", proposal.number), key, style };
    let buttons = [answer(YES, "vote-yes", ButtonStyle::Success), answer(NO, "vote-no", ButtonStyle::Secondary)];
    let mut rows = answer_row(session, Operation::Vote, buttons, language);
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
        let option = |line: &String| {
            let phrase = view.phrase(session.game(), proposal.side, line, language);
            Some(CreateSelectMenuOption::new(shorten(&phrase, OPTION_LIMIT), strip_words(line, verb)?))
        };
        let options = lines.iter().filter_map(option).take(MAX_SELECT_OPTIONS).collect();
        let words = format!("{} {verb}", proposal.number);
        let id = ButtonId::new(session.record.id, session.seq, Operation::Vote, words).to_string();
        let what = view.question(&Seat::new(session, proposal.side).question(language), &[verb]);
        let other = text(language, "vote-instead", &[("what", what.into())]);
        let kind = CreateSelectMenuKind::String { options };
        CreateActionRow::SelectMenu(CreateSelectMenu::new(id, kind).placeholder(other))
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

impl Bot {
    /// Handles another player's vote. The outbox updates the message itself.
    pub(crate) async fn handle_vote_press(&self, press: &Press<'_>) -> Result<(), Failure> {
        let words = press.words.split_once(' ').and_then(|(number, voice)| Some((number.parse().ok()?, voice)));
        let (number, voice) = words.ok_or(Failure::Said("unknown-button"))?;
        let voice = match voice {
            YES => Vote::Yes,
            NO => Vote::No,
            line => {
                let lines = self.find_current_session(press).await?.proposals();
                let place = lines.iter().position(|known| known == line).and_then(|place| u16::try_from(place).ok());
                Vote::Other(place.ok_or(Failure::Said("unknown-button"))?)
            }
        };
        match self.referee.vote(self.to_request(press), number, voice).await {
            Ok(()) | Err(RefereeError::Repeated { .. }) => {}
            Err(error) => return Err(error.into()),
        }
        self.notify_outbox();
        Ok(())
    }
}
