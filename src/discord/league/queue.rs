//! The judges' queue of a season.

use std::collections::BTreeMap;

use sztab_game::Language;
use sztab_league::ids::MatchId;
use sztab_league::season::Match;
use sztab_referee::SeasonPost;
use sztab_referee::league::{Member, SeasonRecord};
use sztab_store::GuildId;
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::league::ask::find_member;
use crate::discord::league::command::season::{complete_season, find_season};
use crate::discord::say::answer::Answer;
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::Failure;
use crate::discord::session::command::answer::answer;
use crate::discord::session::command::context::{Context, find_language};

use super::ask::season_name;
use super::match_lookup::find_running_seasons;
use super::people::{SeasonNames, load_season_names};
use super::rulings::{is_judge, require_judge};
use super::words::{call_text, cause_text, player_names, timestamp};

pub type Addresses = BTreeMap<MatchId, String>;

/// The judges' queues of all seasons in progress in which the member is a judge.
async fn show_queues(bot: &Bot, guild: GuildId, member: &Member, language: Language) -> Result<Answer, Failure> {
    let mut records = find_running_seasons(bot, guild).await?;
    records.retain(|record| is_judge(record, member));
    match records.as_slice() {
        [] if member.organises => Err(Failure::Said("season-queue-none")),
        [] => Err(Failure::Said("league-may-judges")),
        [only] => show_queue(bot, only, member, language).await,
        several => {
            let mut story = Vec::new();
            for record in several {
                let queue = show_queue(bot, record, member, language).await?;
                story.extend(std::iter::once(queue.content).chain(queue.story));
            }
            Ok(Answer { story, ..Answer::default() })
        }
    }
}

/// The judges' queue of a season, with a link to each post, and the texts of the calls that the judge may answer.
///
/// # Errors
///
/// If the member is not a judge of the season.
async fn show_queue(bot: &Bot, record: &SeasonRecord, member: &Member, language: Language) -> Result<Answer, Failure> {
    if !is_judge(record, member) {
        return Err(Failure::Said("league-may-judges"));
    }
    let season = record.log.season();
    let waiting = season.queue();
    let title = [("season", season_name(record, language).into()), ("number", waiting.len().into())];
    let title = text(language, "season-queue-title", &title);
    let addresses = find_addresses(bot, record, |post| {
        let SeasonPost::Queue { match_id, .. } = post else { return None };
        Some(match_id)
    });
    let addresses = addresses.await?;
    let names = load_season_names(bot, record, language).await?;
    let mut story = Vec::new();
    for of in waiting {
        story.push(queue_line(of, &addresses, &names, language));
        let said = call_text(of, &names, language).filter(|_| require_judge(record, of.id, member).is_ok());
        story.extend(said.map(|said| format!("> {said}")));
    }
    Ok(Answer { story, ..Answer::sentence(title) })
}

/// Links to the messages of some posts of a season.
pub async fn find_addresses(
    bot: &Bot,
    record: &SeasonRecord,
    of: impl Fn(SeasonPost) -> Option<MatchId> + Send,
) -> Result<Addresses, Failure> {
    let posts = bot.referee.store().load_posts(record.row.id).await?;
    let sent = posts.into_iter().filter_map(|post| {
        let of = SeasonPost::from_post(&post).ok().and_then(&of)?;
        let message = post.message()?;
        let guild = record.row.league.guild;
        Some((of, format!("https://discord.com/channels/{guild}/{}/{message}", post.channel)))
    });
    Ok(sent.collect())
}

fn queue_line(of: &Match, addresses: &Addresses, names: &SeasonNames<'_>, language: Language) -> String {
    let players = player_names(names, of.id, language);
    let players = addresses.get(&of.id).map_or_else(|| players.clone(), |address| format!("[{players}]({address})"));
    let (why, since) = match &of.queued {
        Some(queued) => (cause_text(queued.cause, language), timestamp(queued.at_ms, 'R')),
        None => (word(language, "season-queue-call"), String::new()),
    };
    let arguments =
        [("match", of.id.0.into()), ("players", players.into()), ("cause", why.into()), ("since", since.into())];
    text(language, "season-queue-line", &arguments).trim_end().to_owned()
}

/// Lists everything that awaits the judges, in one season or in all seasons that the author judges.
#[poise::command(slash_command, guild_only)]
pub async fn queue(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete_season"]
    season: Option<String>,
) -> Result<(), Failure> {
    let done = async {
        let (bot, member, language) =
            (context.data(), find_member(context.data(), &context).await?, find_language(context).await);
        if season.is_none() {
            return show_queues(bot, context.require_guild()?, &member, language).await;
        }
        show_queue(bot, &find_season(context, season.as_deref()).await?, &member, language).await
    };
    answer(context, Box::pin(done)).await
}
