//! The open matches of a player.

use sztab_game::Language;
use sztab_league::season::Match;
use sztab_referee::SeasonPost;
use sztab_referee::league::{MatchSession, SeasonRecord};
use sztab_store::{Status, UnixMs, UserId};
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::Failure;
use crate::discord::say::moment::timestamp;
use crate::discord::session::command::answer::answer;
use crate::discord::session::command::context::{Context, find_language};

use super::ask::{season_failure, season_name};
use super::match_lookup::find_running_seasons;
use super::people::name_of;
use super::posts::match_buttons;
use super::queue::{Addresses, find_addresses};
use super::words::match_status;

/// A player's open matches in some seasons, with the match's buttons if there is only one.
async fn show_my_matches(
    bot: &Bot,
    records: &[SeasonRecord],
    user: UserId,
    language: Language,
) -> Result<Answer, Failure> {
    let (mut story, mut rows) = (Vec::new(), Vec::new());
    for record in records {
        let Some(own) = record.entry_of(user) else { continue };
        let addresses = find_addresses(bot, record, |post| {
            let SeasonPost::Match { match_id } = post else { return None };
            Some(match_id)
        });
        let addresses = addresses.await?;
        let season = record.log.season();
        for of in season.open_matches().filter(|of| of.seat_of(own).is_some()) {
            let sessions = bot.referee.match_sessions(record, of.id).await.map_err(season_failure)?;
            story.push(match_line(record, of, user, (&addresses, &sessions), language));
            rows = match_buttons(record, of, language);
        }
    }
    let key = match story.len() {
        0 => return Ok(Answer::sentence(word(language, "season-my-none"))),
        1 => "season-my-one",
        _ => "season-my-several",
    };
    if story.len() > 1 {
        rows = Vec::new();
    }
    Ok(Answer { story, rows, ..Answer::sentence(word(language, key)) })
}

fn match_line(
    record: &SeasonRecord,
    of: &Match,
    user: UserId,
    (addresses, sessions): (&Addresses, &[MatchSession]),
    language: Language,
) -> String {
    let own = record.entry_of(user).and_then(|own| of.seat_of(own));
    let opponent = own.map(|own| name_of(record, of.players[own.other().index()], language)).unwrap_or_default();
    let opponent = addresses.get(&of.id).map_or_else(|| opponent.clone(), |address| format!("[{opponent}]({address})"));
    let arguments = [
        ("season", season_name(record, language).into()),
        ("match", of.id.0.into()),
        ("opponent", opponent.into()),
        ("state", match_status(of.status(record.log.season().match_kind()), language).into()),
        ("deadline", timestamp(UnixMs(of.deadline_ms)).into()),
    ];
    let running = sessions.iter().filter(|session| session.status == Status::Running);
    let links = running.map(|session| format!(" · <#{}>", session.channel));
    std::iter::once(text(language, "season-my-match", &arguments)).chain(links).collect()
}

/// Lists the open matches of the author.
#[poise::command(slash_command, guild_only)]
pub async fn matches(context: Context<'_>) -> Result<(), Failure> {
    let done = async {
        let bot = context.data();
        let records = find_running_seasons(bot, context.require_guild()?).await?;
        show_my_matches(bot, &records, context.user(), find_language(context).await).await
    };
    answer(context, Box::pin(done)).await
}
