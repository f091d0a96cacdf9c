//! `/board`, `/hand` and `/tiles`: what is on the table.

use sztab_game::view::Focus;
use sztab_game::{Side, Viewer};
use sztab_referee::{LobbyOptions, Session};
use sztab_store::UserId;
use sztab_words::{text, word};

use crate::discord::say::answer::Answer;
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::Failure;
use crate::discord::say::permissions::can_write_in;
use crate::discord::say::reply::Reply as _;
use crate::discord::session::command::answer::{answer, answer_in_turn};
use crate::discord::session::command::context::{Context, find_theme};
use crate::discord::session::command::place::find_session;
use crate::discord::session::panel::private_panel;
use crate::discord::session::seat::Seat;

use super::clock::open_flag_fall_choices;
use super::lobby::show_lobbies;

#[poise::command(slash_command, guild_only)]
pub async fn board(context: Context<'_>) -> Result<(), Failure> {
    answer_in_turn(
        context,
        Box::pin(async {
            let theme = find_theme(context).await;
            show_lobbies(context.data(), context.channel_id(), context.interaction_id()).await?;
            let session = find_session(context).await?;
            let picture = context.data().gallery.draw_board(&session, theme, Focus::Whole).await?;
            let sentence = word(theme.language, "the-board");
            let Some(side) = session.side_of(context.user()) else {
                return Ok(Answer { picture, ..Answer::sentence(sentence) });
            };
            let mut answer = private_panel(&Seat::new(&session, side), theme.language, sentence);
            if let Some(fall) = open_flag_fall_choices(context.data(), &session, side, theme.language).await? {
                answer.content = format!("{}\n{}", answer.content, fall.content);
                answer.rows.extend(fall.rows);
            }
            Ok(Answer { picture, ..answer })
        }),
    )
    .await
}

/// Shows all hands privately as the user may see them, or the user's own hand publicly.
#[poise::command(slash_command, guild_only)]
pub async fn hand(context: Context<'_>, show: Option<bool>) -> Result<(), Failure> {
    let (tell, told) = tokio::sync::oneshot::channel::<Answer>();
    let looked = async move {
        let theme = find_theme(context).await;
        let session = find_session(context).await?;
        let side = session.side_of(context.user());
        if show == Some(true) {
            // The receiver lives until the reply is sent.
            let _ = tell.send(build_hand_post(context, &session, side).await?);
            return Ok(Answer::sentence(word(theme.language, "hand-shown")));
        }
        let viewer = side.map_or(Viewer::Public, Viewer::Side);
        let lines = session.view().hands(session.game(), viewer, theme.language);
        let picture = context.data().gallery.draw_hands(&session.observed_by(viewer), theme).await?;
        Ok(Answer { picture, ..Answer::sentence(lines.join("\n")) })
    };
    answer(context, Box::pin(looked)).await?;
    if let Ok(post) = told.await {
        context.interaction.send_followup(context.serenity_context(), post.into_followup()).await?;
    }
    Ok(())
}

/// Post in which a player shows their own hand, in the server's language.
async fn build_hand_post(context: Context<'_>, session: &Session, side: Option<Side>) -> Result<Answer, Failure> {
    let (bot, interaction, user) = (context.data(), context.interaction, context.author().id.get());
    if !can_write_in(interaction.channel.as_ref(), interaction.member.as_deref()) {
        return Err(Failure::Said("share-not-here"));
    }
    let guild = context.require_guild()?;
    let language = bot.referee.load_server_settings(guild).await?.public_language(interaction.guild_locale.as_deref());
    let shown = |side| session.view().shown_hand(session.observed_by(Viewer::Side(side)).game(), side, language);
    let hand = side.and_then(shown).ok_or(Failure::Said("hand-not-shown"))?;
    if !bot.shares.may_share(UserId(user), Some(session.record.id), bot.now()) {
        return Err(Failure::Said("share-enough"));
    }
    let by = text(language, "share-by", &[("player", format!("<@{user}>").into())]);
    Ok(Answer::sentence(format!("{by}\n{hand}")))
}

#[poise::command(slash_command, guild_only)]
pub async fn tiles(context: Context<'_>) -> Result<(), Failure> {
    answer(context, async {
        let theme = find_theme(context).await;
        let session = find_session(context).await?;
        let terms = LobbyOptions::from_record(&session.record)?.terms;
        let Some(remaining) = session.view().remaining_supply(session.game(), &terms, theme.language) else {
            return Ok(Answer::sentence(word(theme.language, "tiles-none")));
        };
        let mut pictures = context.data().gallery.draw_remainder(&session, theme).await?.into_iter();
        let (picture, further) = (pictures.next(), pictures.collect());
        Ok(Answer { content: remaining.about, story: remaining.lines, picture, further, ..Answer::default() })
    })
    .await
}
