//! Threads of games: named after players and factions, with the result added at the end, and then archived.
//!
//! Discord allows two renames in ten minutes, so there are at most two; a refusal is only logged.
//! (`tests/discord/results.rs`)

use std::time::Duration;

use serde_json::json;
use serenity::all::{AutoArchiveDuration, ChannelType, CreateButton, CreateThread};
use serenity::http::Http;

use sztab_game::{Language, Side};
use sztab_referee::limits::MAX_NAME_CHARACTERS;
use sztab_referee::{LobbyOptions, Referee, Session, ThreadRequest, Venue};
use sztab_store::{Change, ChannelId, Game as Record, Job, JobChange};
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::{Answer, shorten};
use crate::discord::say::failure::Failure;
use crate::discord::say::names;
use crate::discord::say::rest_client::{RequestBody, RequestError, RestClient};
use crate::discord::state::time::MAX_RETRY_DELAY;

use super::playable::Playables;

/// Maximum length of a thread's name, in characters.
const NAME_LIMIT: usize = 100;
/// Maximum number of attempts at a request that gets no response; after that the thread stays unchanged.
const MAX_ATTEMPTS: u32 = 5;
/// Time between the first two attempts; it doubles after each further attempt.
const FIRST_RETRY_DELAY: Duration = Duration::from_secs(2);
/// Time before checking again for a result that has not been sent, or for old buttons that have not been removed.
const UNSENT_RETRY_DELAY: Duration = Duration::from_secs(5);
/// Discord's error code for an archived thread, which the next post reopens.
const ARCHIVED_THREAD_CODE: i64 = 50_083;

/// Separator between players of one team.
const ALLY_SEPARATOR: &str = " + ";

/// A player as listed in the name of a thread.
struct ThreadPlayer {
    player: String,
    /// The faction; `None` if it is drawn at random and the game has not started.
    faction: Option<String>,
    /// True if the player is on the same team as the previous one.
    is_ally: bool,
}

/// Renames or archives a thread. A refusal is logged and leaves the thread unchanged.
pub async fn update_thread(bot: &Bot, rest_client: &RestClient, job: &Job, care: ThreadRequest) -> Result<(), Failure> {
    let (channel, body) = match care {
        ThreadRequest::Name(channel) => {
            let session = bot.referee.load_session(job.game()?).await?;
            let language = LobbyOptions::from_record(&session.record)?.language;
            (channel, json!({ "name": game_thread_name(&session, language) }))
        }
        // A message in an archived thread cannot be edited.
        ThreadRequest::Archive(channel) if bot.strips.is_stripping(channel) => {
            return postpone_thread(bot, job, UNSENT_RETRY_DELAY).await;
        }
        ThreadRequest::Archive(channel) => (channel, json!({ "archived": true })),
        ThreadRequest::Later => return postpone_thread(bot, job, UNSENT_RETRY_DELAY).await,
    };
    let done = match rest_client.edit_channel(channel, RequestBody::without_files(body)).await {
        Ok(()) => Ok(()),
        Err(RequestError::Wait(time)) => return postpone_thread(bot, job, time).await,
        Err(refusal) if refusal.code().is_some_and(|code| code != ARCHIVED_THREAD_CODE) => Err(refusal),
        Err(unanswered) if job.attempts >= MAX_ATTEMPTS => Err(unanswered),
        Err(_) => return postpone_thread(bot, job, FIRST_RETRY_DELAY * 2_u32.pow(job.attempts)).await,
    };
    if let Err(undelivered) = done {
        tracing::warn!(subject = %job.subject, channel = channel.0, %undelivered, "a thread stays as it is");
    }
    let change = Change::at(bot.now()).with_jobs([JobChange::Done(job.id, job.due)]);
    Ok(bot.referee.store().queue_posts(job.subject, change).await?)
}

async fn postpone_thread(bot: &Bot, job: &Job, pause: Duration) -> Result<(), Failure> {
    // The REST client keeps track of the remainder of a longer pause.
    Ok(bot.referee.store().postpone_job(job.id, bot.now().after(pause.min(MAX_RETRY_DELAY))).await?)
}

/// The name of a game's thread before the start: the players, and their factions if they are known.
pub fn lobby_thread_name(referee: &Referee, record: &Record, language: Language) -> String {
    compose_name(&thread_players(referee, record, language), language, |players, _| players)
}

/// The name of the thread for the second game of a mirrored match: the factions of the first game, with the players
/// swapped.
pub fn mirror_thread_name(referee: &Referee, first: &Record, language: Language) -> String {
    let named = thread_players(referee, first, language);
    let factions = named.iter().rev().map(|named| named.faction.clone());
    let exchanged: Vec<ThreadPlayer> = named
        .iter()
        .zip(factions)
        .map(|(named, faction)| ThreadPlayer { player: named.player.clone(), faction, is_ally: false })
        .collect();
    compose_name(&exchanged, language, |players, _| players)
}

/// The players in a record, starting with the session's opener, so that the name does not change when the player who
/// goes first becomes known.
fn thread_players(referee: &Referee, record: &Record, language: Language) -> Vec<ThreadPlayer> {
    let faction = |id: &str| Playables::of_session(referee, record).name(id, language);
    let mut seats: Vec<_> = record.seats.iter().collect();
    seats.sort_by_key(|seat| seat.user != record.created_by);
    let named = seats.into_iter();
    named
        .map(|seat| ThreadPlayer {
            player: seat.name.clone(),
            faction: seat.faction.as_deref().and_then(faction),
            is_ally: false,
        })
        .collect()
}

/// The name of a game's thread: players and factions, and the result if there is one.
pub fn game_thread_name(session: &Session, language: Language) -> String {
    let (game, view) = (session.game(), session.view());
    let mut sides: Vec<Side> = game.sides().iter().collect();
    sides.sort_by_key(|&side| session.player(side) != Some(session.record.created_by));
    // Teams are listed together, with the opener's team first.
    let enemies = sides.first().map(|&first| game.rivals(first)).unwrap_or_default();
    let has_teams = sides.len() > 2 && sides.iter().any(|&side| game.rivals(side).len() + 1 < sides.len());
    if has_teams {
        sides.sort_by_key(|&side| enemies.contains(side));
    }
    let named: Vec<ThreadPlayer> = sides
        .iter()
        .enumerate()
        .map(|(at, &side)| ThreadPlayer {
            player: session.player_name(side).to_owned(),
            faction: Some(view.side_name(game, side, language)),
            is_ally: has_teams && at > 0 && !game.rivals(side).contains(sides[at - 1]),
        })
        .collect();
    let Some(outcome) = game.outcome() else { return compose_name(&named, language, |players, _| players) };
    compose_name(&named, language, |players, names| {
        if outcome.is_draw() {
            return text(language, "thread-drawn", &[("game", players.into())]);
        }
        let winners = outcome.winners();
        if outcome.is_cooperative() {
            let key = if winners.is_empty() { "thread-together-lost" } else { "thread-together-won" };
            return text(language, key, &[("game", players.into())]);
        }
        let won = sides.iter().zip(names).filter(|(side, _)| winners.contains(**side)).map(|(_, name)| name.clone());
        let winner = won.collect::<Vec<_>>().join(ALLY_SEPARATOR);
        let many = if winners.len() > 1 { "-several" } else { "" };
        let mut arguments = vec![("game", players.into()), ("winner", winner.into())];
        let Some(score) = view.score(game) else { return text(language, &format!("thread-won{many}"), &arguments) };
        arguments.push(("points", score.into()));
        text(language, &format!("thread-won-by{many}"), &arguments)
    })
}

/// A name within the length limit: players' names are shortened until the whole name fits. `ending` receives the
/// players with their factions, and the players' names alone.
fn compose_name(named: &[ThreadPlayer], language: Language, ending: impl Fn(String, &[String]) -> String) -> String {
    let mut name = String::new();
    for longest in (1..=MAX_NAME_CHARACTERS).rev() {
        let players: Vec<String> =
            named.iter().map(|named| shorten(&names::clean_name(&named.player).unwrap_or_default(), longest)).collect();
        let with_faction = |(player, named): (&String, &ThreadPlayer)| match &named.faction {
            Some(faction) => {
                text(language, "thread-seat", &[("player", player.clone().into()), ("faction", faction.clone().into())])
            }
            None => player.clone(),
        };
        let seats: Vec<String> = players.iter().zip(named).map(with_faction).collect();
        let mut all = String::new();
        for (at, (seat, named)) in seats.iter().zip(named).enumerate() {
            all.push_str(match named.is_ally {
                _ if at == 0 => "",
                true => ALLY_SEPARATOR,
                false => " – ",
            });
            all.push_str(seat);
        }
        name = ending(all, &players);
        if name.chars().count() <= NAME_LIMIT {
            return name;
        }
    }
    shorten(&name, NAME_LIMIT)
}

/// Creates a public thread in a channel.
pub async fn create_thread(http: &Http, parent: serenity::all::ChannelId, name: &str) -> Result<ChannelId, Failure> {
    let thread = CreateThread::new(shorten(name, NAME_LIMIT))
        .kind(ChannelType::PublicThread)
        .auto_archive_duration(AutoArchiveDuration::OneWeek);
    Ok(ChannelId(parent.create_thread(http, thread).await?.id.get()))
}

/// A text with a button that leads to a channel.
pub fn link_answer(key: &str, Venue { guild, channel }: Venue, language: Language) -> Answer {
    let address = format!("https://discord.com/channels/{guild}/{channel}");
    let link = CreateButton::new_link(address).label(word(language, "first-game-link"));
    Answer::with_buttons(word(language, key), vec![link])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player_with_faction(player: &str, faction: &str) -> ThreadPlayer {
        ThreadPlayer { player: player.to_owned(), faction: Some(faction.to_owned()), is_ally: false }
    }

    fn players_ending(players: String, _: &[String]) -> String {
        players
    }

    #[test]
    fn threads_are_named_after_players_and_factions() {
        let both = [player_with_faction("Ala", "Borgo"), player_with_faction("Ben", "Moloch")];
        assert_eq!(compose_name(&both, Language::English, players_ending), "Ala (Borgo) – Ben (Moloch)");
        let unknown =
            [player_with_faction("Ala", "Borgo"), ThreadPlayer { faction: None, ..player_with_faction("Ben", "") }];
        assert_eq!(compose_name(&unknown, Language::English, players_ending), "Ala (Borgo) – Ben");
    }

    #[test]
    fn allies_are_grouped_in_the_name_of_a_thread() {
        let ally = |player, faction| ThreadPlayer { is_ally: true, ..player_with_faction(player, faction) };
        let four = [
            player_with_faction("Ala", "Borgo"),
            ally("Ewa", "Outpost"),
            player_with_faction("Ben", "Moloch"),
            ally("Jan", "Hegemony"),
        ];
        let name = compose_name(&four, Language::English, players_ending);
        assert_eq!(name, "Ala (Borgo) + Ewa (Outpost) – Ben (Moloch) + Jan (Hegemony)");
    }

    #[test]
    fn long_names_are_cut_so_that_the_result_still_fits() {
        let long = "Ž".repeat(40);
        let both =
            [player_with_faction(&long, &"a".repeat(30)), player_with_faction("two\nlines\u{202E}", &"b".repeat(30))];
        let name = compose_name(&both, Language::English, |players, _| format!("{players} · the result"));
        assert!(name.chars().count() <= NAME_LIMIT && name.ends_with(" · the result"), "{name}");
        assert!(name.contains("two lines") && name.contains("Ž…") && !name.contains('\u{202E}'), "{name}");
    }
}
