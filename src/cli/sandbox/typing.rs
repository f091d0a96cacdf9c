//! Commands typed for a person of the sandbox who is played by the program. To the bot, they look like those of any
//! other person.

use std::time::Duration;

use crate::KINDS;
use sztab_game::{GameCommand, Kind, Seed, find_kind};
use sztab_referee::{RefereeError, Session};
use sztab_sandbox::{Failure, Id, Message, OptionValue, Person, Sandbox};
use sztab_store::{SeasonId, StoreError, UserId};

/// Time limit for the bot's answer.
pub const PATIENCE: Duration = Duration::from_secs(30);
/// The seed of the computer player's choices.
const SEED: Seed = [0; 32];

/// The reason a person cannot play on for now.
#[derive(Debug, thiserror::Error)]
pub enum Stopped {
    /// The referee cannot read a game.
    #[error(transparent)]
    Referee(#[from] RefereeError),
    /// The bot's database cannot be read.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A season cannot be read.
    #[error(transparent)]
    Season(#[from] sztab_referee::league::SeasonError),
    /// The bot did not answer.
    #[error(transparent)]
    Sandbox(#[from] Failure),
}

/// Types the next line of a person at a table, if it is the person's turn. `strength` is one of the game's strengths.
/// Returns whether a line was typed.
pub async fn play_on(person: &Person, session: &Session, channel: Id, strength: &'static str) -> Result<bool, Stopped> {
    let Some(side) = session.side_of(UserId(person.id())) else { return Ok(false) };
    let Some(kind) = find_kind(KINDS, &session.record.kind).filter(|_| session.game().waiting_sides().contains(side))
    else {
        return Ok(false);
    };
    let game = session.whole().clone_box();
    let thought = tokio::task::spawn_blocking(move || {
        kind.lines_of_player(game.as_ref(), side, strength, &SEED).into_iter().next()
    });
    let Some(line) = thought.await.ok().flatten() else { return Ok(false) };
    say(person, channel, kind, &line).await?;
    Ok(true)
}

/// Types a line as the matching command, and confirms it if the bot asks.
async fn say(person: &Person, channel: Id, kind: Kind, line: &str) -> Result<(), Stopped> {
    let said_by = |command: &GameCommand| Some((command.name, command.option_for(line)?));
    let Some((command, option)) = kind.commands().iter().find_map(said_by) else { return Ok(()) };
    let options: Vec<(&str, OptionValue)> = option.into_iter().map(|(name, value)| (name, value.into())).collect();
    let said = person.command(channel, &[command], &options).await?;
    let answer = said.complete(PATIENCE).await?;
    if let Some(confirm) = confirmation(&answer) {
        person.press(answer.id, &confirm).await?.complete(PATIENCE).await?;
    }
    Ok(())
}

/// The button that confirms a line, if the answer is a question.
fn confirmation(answer: &Message) -> Option<String> {
    let confirms = |id: &str| id.contains(":do:") || id.contains(":end:");
    let is_asked = !answer.content.starts_with('✅');
    answer.buttons().find(|button| is_asked && confirms(&button.custom_id)).map(|button| button.custom_id.clone())
}

/// The newest message of a channel with a button of a season, and the id of the button. `argument` is the button's
/// subject, such as the number of a match.
pub fn season_button(
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
