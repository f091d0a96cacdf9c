//! Commands for a game in play that are too small for a file of their own.

use sztab_game::view::Focus;
use sztab_game::{Side, Viewer};
use sztab_referee::limits::MAX_WATCHERS_PER_GAME;
use sztab_referee::{DrawOfferResult, Interaction, LobbyOptions, RefereeError, Request, Session};
use sztab_store::{ChannelId, GuildId, InteractionId, UserId};
use sztab_words::{text, word};

use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::permissions::can_write_in;
use crate::discord::say::reply::Reply as _;
use crate::discord::session::clock::key_for_players;
use crate::discord::session::lobby::RematchRequest;
use crate::discord::session::panel::private_panel;
use crate::discord::session::seat::Seat;

use super::support::answer::{answer, answer_in_turn};
use super::support::context::{Context, find_language, find_theme};
use super::support::place::find_session;

#[poise::command(slash_command, guild_only)]
pub async fn board(context: Context<'_>) -> Result<(), Failure> {
    answer_in_turn(
        context,
        Box::pin(async {
            let theme = find_theme(context).await;
            context.data().show_lobbies(context.channel_id(), InteractionId(context.interaction.id.get())).await?;
            let session = find_session(context).await?;
            let picture = context.data().gallery.draw_board(&session, theme, Focus::Whole).await?;
            let sentence = word(theme.language, "the-board");
            let Some(side) = session.side_of(UserId(context.author().id.get())) else {
                return Ok(Answer { picture, ..Answer::sentence(sentence) });
            };
            let mut answer = private_panel(&Seat::new(&session, side), theme.language, sentence);
            if let Some(fall) = context.data().open_flag_fall_choices(&session, side, theme.language).await? {
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
        let side = session.side_of(UserId(context.author().id.get()));
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
    let guild = GuildId(interaction.guild_id.ok_or(Failure::Said("only-in-server"))?.get());
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
pub async fn undo(context: Context<'_>) -> Result<(), Failure> {
    answer_in_turn(
        context,
        Box::pin(async {
            let bot = context.data();
            let session = find_session(context).await?;
            let (user, interaction) = (UserId(context.author().id.get()), InteractionId(context.interaction.id.get()));
            let request = Request::new(session.record.id, user, None, Interaction { id: interaction, at: bot.now() });
            bot.take_back(request, find_theme(context).await).await
        }),
    )
    .await
}

/// Offers a draw, or accepts one that was offered.
#[poise::command(slash_command, guild_only, rename = "draw-offer")]
pub async fn draw_offer(context: Context<'_>) -> Result<(), Failure> {
    let offered = async {
        let (bot, language) = (context.data(), find_language(context).await);
        let session = find_session(context).await?;
        let (user, press) = (UserId(context.author().id.get()), InteractionId(context.interaction.id.get()));
        let request = Request::new(session.record.id, user, None, Interaction { id: press, at: bot.now() });
        let key = match bot.referee.offer_draw(request).await {
            Ok(DrawOfferResult::Asked) => key_for_players(&session, "agree-draw-asked", "several-asked"),
            Ok(DrawOfferResult::Agreed) => "agree-draw-agreed",
            Err(RefereeError::Repeated { .. }) => "repeated",
            Err(error) => return Err(error.into()),
        };
        bot.notify_outbox();
        Ok(Answer::sentence(word(language, key)))
    };
    answer(context, Box::pin(offered)).await
}

/// Opens a table for a rematch of this channel's last game.
#[poise::command(slash_command, guild_only)]
pub async fn rematch(context: Context<'_>) -> Result<(), Failure> {
    answer(context, async {
        let (bot, interaction) = (context.data(), context.interaction);
        let guild = interaction.guild_id.ok_or(Failure::Said("only-in-server"))?;
        let (guild, channel) = (GuildId(guild.get()), ChannelId(interaction.channel_id.get()));
        let last = bot.referee.store().load_last_finished_game(guild, channel).await?;
        let language = find_language(context).await;
        let last = last.ok_or(Failure::Said("lobby-rematch-none"))?;
        let asked = RematchRequest {
            user: &interaction.user,
            member: interaction.member.as_deref(),
            allowed: interaction.app_permissions,
            channel: interaction.channel.as_ref(),
            interaction: InteractionId(interaction.id.get()),
            language,
        };
        bot.open_rematch(&last, asked).await?;
        let is_begun = !LobbyOptions::from_record(&last)?.computers.is_empty();
        Ok(Answer::sentence(word(language, if is_begun { "house-begun" } else { "lobby-opened" })))
    })
    .await
}

/// Follows the game of this channel, or stops following it.
#[poise::command(slash_command, guild_only)]
pub async fn watch(context: Context<'_>) -> Result<(), Failure> {
    answer(
        context,
        Box::pin(async {
            let (bot, language) = (context.data(), find_language(context).await);
            let session = find_session(context).await?;
            let (store, game, user) = (bot.referee.store(), session.record.id, UserId(context.author().id.get()));
            if session.side_of(user).is_some_and(|side| !session.is_out(side)) {
                return Err(Failure::Said("watch-own"));
            }
            if store.unwatch(game, user).await? {
                return Ok(Answer::sentence(word(language, "watch-ended")));
            }
            if !store.watch(game, user, MAX_WATCHERS_PER_GAME, bot.now()).await? {
                let sentence = text(language, "watch-full", &[("number", MAX_WATCHERS_PER_GAME.into())]);
                return Ok(Answer::sentence(sentence));
            }
            Ok(Answer::sentence(word(language, "watch-begun")))
        }),
    )
    .await
}
