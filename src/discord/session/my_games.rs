//! `/mygames`

use sztab_game::Language;
use sztab_store::{Game as Record, LostReason, UserId};
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::Failure;
use crate::discord::say::moment::channel_link;
use crate::discord::say::names::escape_name;
use crate::discord::session::command::answer::answer;
use crate::discord::session::command::context::{Context, find_language};

use super::clock::{deadline_line, faction_of};
use super::places::find_lost_channel_reason;

/// Maximum number of games listed; more would not fit into a message.
const MAX_GAMES: usize = 40;

/// The list of a user's games.
pub async fn list_my_games(bot: &Bot, user: UserId, language: Language) -> Result<Answer, Failure> {
    let mut games = Vec::new();
    for record in bot.referee.store().load_running_games_of(user).await? {
        games.push(game_line(bot, &record, user, language).await?);
    }
    if games.is_empty() {
        return Ok(Answer::sentence(word(language, "mygames-none")));
    }
    // Otherwise, games are listed in the order in which they began.
    games.sort_by_key(|(waits, _)| !waits);
    let waiting = games.iter().filter(|(waits, _)| *waits).count();
    let arguments = [("games", games.len().into()), ("waiting", waiting.into())];
    let mut story: Vec<String> = games.iter().take(MAX_GAMES).map(|(_, line)| line.clone()).collect();
    if games.len() > MAX_GAMES {
        story.push("…".to_owned());
    }
    Ok(Answer { story, ..Answer::sentence(text(language, "mygames-title", &arguments)) })
}

/// One line about a game, and whether the game is waiting for the user.
async fn game_line(bot: &Bot, record: &Record, user: UserId, language: Language) -> Result<(bool, String), Failure> {
    let session = bot.referee.load_session(record.id).await?;
    let waiting = session.waiting_players();
    let own = waiting.iter().find(|(_, player)| *player == user);
    let (to_act, waits) = (own.or(waiting.first()), own.is_some());
    let factions = session.game().sides().iter().map(|side| {
        let name = if session.player(side) == Some(user) {
            String::new()
        } else {
            format!(" ({})", escape_name(session.player_name(side)))
        };
        format!("{}{name}", faction_of(&session, side, language))
    });
    let factions: Vec<String> = factions.collect();
    let is_out = session.side_of(user).is_some_and(|side| session.is_out(side));
    let state = match to_act {
        _ if is_out => word(language, "mygames-out"),
        Some(&(side, _)) if waits && session.game().sides_to_answer().contains(side) => {
            word(language, "mygames-decision")
        }
        Some(_) if waits => word(language, "mygames-turn"),
        Some(&(side, _)) => {
            text(language, "mygames-waits", &[("player", escape_name(session.player_name(side)).into())])
        }
        None => String::new(),
    };
    // A link to a deleted channel is useless.
    let key = if find_lost_channel_reason(bot, record).await? == Some(LostReason::Gone) {
        "mygames-line-lost"
    } else {
        "mygames-line"
    };
    let arguments = [
        ("game", record.id.0.into()),
        ("address", channel_link(record).into()),
        ("factions", factions.join(" : ").into()),
        ("state", state.into()),
    ];
    let mut line = text(language, key, &arguments);
    if let Some(deadline) = bot.referee.find_deadline(&session, bot.now()).await? {
        line = format!("{line}\n{}", deadline_line(&session, &deadline, language));
    }
    Ok((waits, line))
}

/// Lists a player's games on all servers, those waiting for the player first.
#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn mygames(context: Context<'_>) -> Result<(), Failure> {
    let listed = async {
        let language = find_language(context).await;
        list_my_games(context.data(), context.user(), language).await
    };
    answer(context, Box::pin(listed)).await
}
