//! Commands typed for a person in the sandbox who is played by the program. To the bot, the commands look like those of
//! any other person.

use std::time::Duration;

use crate::KINDS;
use sztab_game::{GameCommand, Kind, Seed, find_kind};
use sztab_referee::{RefereeError, Session};
use sztab_sandbox::{Failure, Id, Message, OptionValue, Person, Sandbox};
use sztab_store::{SeasonId, StoreError, UserId};

/// Maximum time to wait for the bot's reply.
pub const REPLY_TIMEOUT: Duration = Duration::from_secs(30);
/// The seed of the computer player's choices.
const SEED: Seed = [0; 32];

/// The reason a simulated player could not play its next line.
#[derive(Debug, thiserror::Error)]
pub enum TypingError {
    /// The referee cannot read a game.
    #[error(transparent)]
    Referee(#[from] RefereeError),
    /// The bot's database cannot be read.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A season cannot be read.
    #[error(transparent)]
    Season(#[from] sztab_referee::league::SeasonError),
    /// The bot did not reply.
    #[error(transparent)]
    Sandbox(#[from] Failure),
}

/// Types a person's next line at a table, if it is the person's turn. `strength` is one of the game's strengths.
/// Returns whether a line was typed.
pub async fn type_next_line(
    person: &Person,
    session: &Session,
    channel: Id,
    strength: &'static str,
) -> Result<bool, TypingError> {
    let Some(side) = session.side_of(UserId(person.id())) else { return Ok(false) };
    let Some(kind) = find_kind(KINDS, &session.record.kind).filter(|_| session.game().waiting_sides().contains(side))
    else {
        return Ok(false);
    };
    let game = session.unmasked_game().clone_box();
    let thought = tokio::task::spawn_blocking(move || {
        kind.planned_lines(game.as_ref(), side, strength, &SEED).into_iter().next()
    });
    let Some(line) = thought.await.ok().flatten() else { return Ok(false) };
    type_line(person, channel, kind, &line).await?;
    Ok(true)
}

/// Types a line as the matching command, and confirms it if the bot asks for confirmation.
async fn type_line(person: &Person, channel: Id, kind: Kind, line: &str) -> Result<(), TypingError> {
    let said_by = |command: &GameCommand| Some((command.name, command.option_for(line)?));
    let Some((command, option)) = kind.commands().iter().find_map(said_by) else { return Ok(()) };
    let options: Vec<(&str, OptionValue)> = option.into_iter().map(|(name, value)| (name, value.into())).collect();
    let said = person.run_command(channel, &[command], &options).await?;
    let answer = said.complete(REPLY_TIMEOUT).await?;
    if let Some(confirm) = confirmation_button(&answer) {
        person.press(answer.id, &confirm).await?.complete(REPLY_TIMEOUT).await?;
    }
    Ok(())
}

/// The id of the button that confirms a line, if the reply is a question.
fn confirmation_button(answer: &Message) -> Option<String> {
    let confirms = |id: &str| id.contains(":do:") || id.contains(":end:");
    let is_asked = !answer.content.starts_with('✅');
    answer.buttons().find(|button| is_asked && confirms(&button.custom_id)).map(|button| button.custom_id.clone())
}

/// The newest message in a channel with a season button, and the button's id. `argument` is the button's subject, such
/// as a match number.
pub fn find_season_button(
    sandbox: &Sandbox,
    channel: Id,
    season: SeasonId,
    operation: &str,
    argument: &str,
) -> Option<(Id, String)> {
    let (start, end) = (format!("l1:{}:", season.0), format!(":{operation}:{argument}"));
    let is_it = |id: &str| id.starts_with(&start) && id.ends_with(&end);
    let message = sandbox.newest(channel, |message| message.buttons().any(|button| is_it(&button.custom_id)))?;
    let button = message.buttons().find(|button| is_it(&button.custom_id))?;
    Some((message.id, button.custom_id.clone()))
}
