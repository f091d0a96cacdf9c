//! Text of a post, built from the log when it is sent.

use serenity::all::{ButtonStyle, CreateActionRow};

use sztab_game::view::{Focus, Motion, PromptedPlayer};
use sztab_game::{Language, Side, Sides};
use sztab_referee::{
    History, IDLE_DAYS, LobbyOptions, Matter, NOTICE_DAYS, PostContent, PostKind, RefereeError, joint_commitment,
};
use sztab_store::{LiveMessage, Post, PostState, Seq, Status, Subject, UserId};
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::league::posts::write_season_post;
use crate::discord::outbox::film::Stills;
use crate::discord::router::route::RouteId;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::subject::GameVersion;
use crate::discord::session::agreement::{draw_question, resignation_question, seat_offer};
use crate::discord::session::catch_up::with_catch_up_button;
use crate::discord::session::clock::{deadline_line, flag_fall_question, idle_notice, players_of, users_of};
use crate::discord::session::delivery::Delivery;
use crate::discord::session::lobby;
use crate::discord::session::panel::{PanelLocation, my_turn_row, panel_rows};
use crate::discord::session::playable::Playables;
use crate::discord::session::privacy::erasure_notice;
use crate::discord::session::undo::undo_refusal;

use super::call::{
    announce_turn, ask_for_undo, ask_for_votes, close_vote, remind, remind_directly, update_draw_offer,
    update_flag_fall, update_resignation, update_seat_offer, update_undo_request, update_vote,
};
use super::due_post::{DuePost, GamePost, read_game_post};
use super::lost::{build_direct_lost_channel_notice, build_lost_channel_notice};
use super::reasons::with_reason_button;
use crate::discord::outbox::result::{
    build_result, build_server_result, draw_post_picture, log_drawing_failure, update_lobby_result,
};
use crate::discord::session::admin_panel::notices::build_ruling_post;
use crate::discord::session::direct_result::build_direct_result;
use crate::discord::session::films::find_film_links;
use crate::discord::session::lobby::banners::draw_banners;
use crate::discord::session::lobby::terms::draw_exchange_pictures;
use crate::discord::session::reader::public_theme;
use crate::discord::session::turn::menu::is_played_in_private;

/// Builds a post.
pub async fn build_delivery(bot: &Bot, post: &Post) -> Result<Delivery, Failure> {
    if let Subject::Season(season) = post.subject {
        return Box::pin(write_season_post(bot, post, season)).await;
    }
    let content = PostContent::from_post(post).map_err(RefereeError::from)?;
    let record = bot.referee.store().load_game(post.game()?).await?;
    let options = LobbyOptions::from_record(&record)?;
    let owed = &DuePost { post, record, options };
    let (record, language) = (&owed.record, owed.options.language);
    Ok(match content {
        PostContent::Lobby => Delivery::Send(build_lobby(bot, owed).await),
        PostContent::Call { user } => {
            Delivery::from_message(lobby::turn_call(&bot.referee, record, &owed.options, user))
        }
        PostContent::Joined { user } => announce_join(bot, owed, user).await?,
        PostContent::Erased { user } => Delivery::from_message(erasure_notice(record, user, language)),
        PostContent::Trouble(place) => build_lost_channel_notice(bot, record, language, place).await?,
        PostContent::DirectTrouble(place) => {
            build_direct_lost_channel_notice(bot, record, language, place, post).await?
        }
        PostContent::LobbyResult => update_lobby_result(bot, record).await?,
        PostContent::DirectResult => build_direct_result(bot, record, post).await?,
        PostContent::Decided { press } => build_ruling_post(bot, record, press, language).await?,
        PostContent::Result => Delivery::Send(build_server_result(bot, record, language).await?),
        PostContent::OneGame => Delivery::Send(Answer::sentence(word(language, "mirror-one-game"))),
        PostContent::Closed => Delivery::Send(closing_notice(language)),
        // A refresh is triggered by a line of the game's log, so a refresh before the first line concerns the
        // lobby.
        PostContent::Refresh if post.seq == Seq::OPENING => build_lobby_update(bot, owed).await?,
        PostContent::Refresh | PostContent::Beside if !owed.is_current() => Delivery::Nothing,
        PostContent::Refresh => build_turn_update(bot, &read_game_post(bot, owed).await?).await,
        PostContent::Beside => Box::pin(update_live_buttons(bot, owed)).await?,
        PostContent::Turn => Delivery::Send(build_turn(bot, &read_game_post(bot, owed).await?).await),
        PostContent::Opening => Delivery::Send(Box::pin(build_opening(bot, owed, language)).await?),
        PostContent::Chapter { number } => {
            Delivery::Film(build_chapter(bot, &read_game_post(bot, owed).await?, number).await)
        }
        PostContent::Over => {
            Delivery::Send(build_result(bot, &read_game_post(bot, owed).await?.history, language).await)
        }
        PostContent::Agreed { matter, side } => {
            Delivery::Send(build_partial_agreement(bot, &read_game_post(bot, owed).await?, matter, side).await?)
        }
        PostContent::Reminder { user } => remind(bot, &read_game_post(bot, owed).await?, user).await?,
        PostContent::DirectReminder { user } => remind_directly(bot, &read_game_post(bot, owed).await?, user).await?,
        PostContent::NextUp { user } => announce_turn(bot, &read_game_post(bot, owed).await?, user).await?,
        PostContent::Idle { user } => {
            read_game_post(bot, owed).await?.deliver_while_waiting(|session| idle_notice(session, user, language))
        }
        PostContent::Fall { side } => read_game_post(bot, owed)
            .await?
            .deliver_while_waiting(|session| Some(flag_fall_question(session, language, side))),
        PostContent::DrawOffer { side } => {
            read_game_post(bot, owed).await?.deliver_while_running(|session| draw_question(session, language, side))
        }
        PostContent::Resignation { side } => read_game_post(bot, owed)
            .await?
            .deliver_while_running(|session| resignation_question(session, language, side)),
        PostContent::SeatOffer(offer) => {
            read_game_post(bot, owed).await?.deliver_while_running(|session| seat_offer(session, language, offer))
        }
        PostContent::FallAnswer { answer, side } => update_flag_fall(bot, owed, answer, side).await?,
        PostContent::DrawAnswer { agrees, side } => update_draw_offer(bot, owed, agrees, side).await?,
        PostContent::ResignationAnswer { agrees, side } => update_resignation(bot, owed, agrees, side).await?,
        PostContent::Proposal(proposal) => ask_for_votes(bot, owed, proposal).await?,
        PostContent::Vote { proposal, .. } => update_vote(bot, owed, proposal).await?,
        PostContent::VoteEnd { proposal, is_said } => close_vote(bot, owed, proposal, is_said).await?,
        PostContent::SeatAnswer { agrees, offer } => update_seat_offer(bot, owed, agrees, offer).await?,
        PostContent::UndoRequest(asked) => ask_for_undo(bot, &read_game_post(bot, owed).await?, asked).await?,
        PostContent::UndoAnswer { answer, request } => update_undo_request(bot, owed, answer, request).await?,
        PostContent::UndoTold { request, .. } => {
            undo_refusal(read_game_post(bot, owed).await?.session(), language, request)
        }
    })
}

/// The current state of the lobby.
async fn build_lobby(bot: &Bot, owed: &DuePost<'_>) -> Answer {
    let picture = draw_banners(bot, &owed.record, &owed.options).await;
    Answer { picture, ..lobby::lobby_message(&bot.referee, &owed.record, &owed.options) }
}

/// The current state of the lobby, as an edit of the message that shows it.
async fn build_lobby_update(bot: &Bot, owed: &DuePost<'_>) -> Result<Delivery, Failure> {
    let (post, answer) = (owed.post, build_lobby(bot, owed).await);
    let posts = bot.referee.store().load_posts(owed.record.id).await?;
    let shown = posts.iter().rev().filter(|earlier| earlier.channel == post.channel).find_map(|earlier| {
        let is_lobby = matches!(PostKind::from_post(earlier)?, PostKind::Lobby | PostKind::Refresh);
        match earlier.state {
            PostState::Sent { message, .. } if is_lobby && earlier.seq == post.seq => {
                Some(LiveMessage { channel: post.channel, message })
            }
            PostState::Sent { .. } | PostState::Waiting { .. } | PostState::GivenUp { .. } => None,
        }
    });
    Ok(match shown {
        Some(message) => Delivery::Edit(message, answer),
        None if owed.record.status == Status::Lobby => Delivery::Send(answer),
        None => Delivery::Nothing,
    })
}

/// Tells the player who was there first that another user has joined.
async fn announce_join(bot: &Bot, owed: &DuePost<'_>, user: UserId) -> Result<Delivery, Failure> {
    let posts = bot.referee.store().load_posts(owed.record.id).await?;
    Ok(Delivery::from_message(lobby::join_notice(&bot.referee, &owed.record, &owed.options, user, owed.post, &posts)))
}

/// The current turn, as an edit of the live post.
async fn build_turn_update(bot: &Bot, game: &GamePost) -> Delivery {
    let answer = build_turn(bot, game).await;
    let Some(live) = game.session().record.live else { return Delivery::Send(answer) };
    let rows = live_rows(bot, game, live).unwrap_or(answer.rows);
    Delivery::Edit(live, Answer { rows, ..answer })
}

/// Updates the buttons of the live post so that they lead to the private message in which the player to act is
/// playing. If the last update of that post failed, the whole post is updated; a game that has moved gets a new
/// post anyway.
async fn update_live_buttons(bot: &Bot, owed: &DuePost<'_>) -> Result<Delivery, Failure> {
    let game = &read_game_post(bot, owed).await?;
    let beside = game.session().record.live.and_then(|live| Some((live, live_rows(bot, game, live)?)));
    let Some((live, rows)) = beside.filter(|(live, _)| live.channel == owed.post.channel) else {
        return Ok(Delivery::Nothing);
    };
    let posts = bot.referee.store().load_posts(owed.record.id).await?;
    let shows_it = |post: &Post| {
        let is_live = matches!(post.state, PostState::Sent { message, .. } if message == live.message);
        is_live && post.seq == owed.post.seq && PostKind::from_post(post) != Some(PostKind::Beside)
    };
    if posts.iter().any(shows_it) { Ok(Delivery::Buttons(live, rows)) } else { Ok(build_turn_update(bot, game).await) }
}

/// The buttons of the live post while the player to act is playing in a private message.
fn live_rows(bot: &Bot, game: &GamePost, live: LiveMessage) -> Option<Vec<CreateActionRow>> {
    (game.has_buttons && is_played_in_private(bot, game.session(), live)).then(|| {
        let rows = my_turn_row(game.session(), game.language);
        let rows = with_reason_button(rows, &game.history, game.language);
        with_catch_up_button(rows, &game.history, game.language)
    })
}

/// The post about a turn: the players to act, the events that led to it, the board, and the buttons.
async fn build_turn(bot: &Bot, post: &GamePost) -> Answer {
    let (history, session, language, has_buttons) = (&post.history, post.session(), post.language, post.has_buttons);
    let narrative = history.live_narrative();
    let picture = draw_post_picture(bot, session, language, Focus::Latest(&narrative)).await;
    let (game, view) = (session.game(), session.view());
    let call = |side, player: &str| view.prompt(game, &PromptedPlayer { side, player }, language);
    // Players with the same question are mentioned in one sentence.
    let mut called: Vec<(Side, Sides)> = Vec::new();
    for side in session.waiting_persons().iter() {
        let is_alike = |(first, _): &&mut (Side, Sides)| call(*first, "") == call(side, "");
        match called.iter_mut().find(is_alike) {
            Some((_, sides)) => *sides = sides.with(side),
            None => called.push((side, Sides::from(side))),
        }
    }
    let calls = called.into_iter().map(|(first, sides)| call(first, &players_of(session, sides, language)));
    let (sentences, questions): (Vec<String>, Vec<Vec<String>>) =
        calls.map(|call| (call.sentence, call.question)).unzip();
    let mut content = sentences;
    // This sentence is still in the post after the computer player has played, so it names the player to move, not
    // what that player is doing.
    let next = game.waiting_sides().intersection(session.computer_sides());
    if !next.is_empty() {
        let arguments = [("players", players_of(session, next, language).into()), ("number", next.len().into())];
        content.push(text(language, "house-next", &arguments));
    }
    content.extend(view.status_line(game, language));
    content.extend(view.chapters_summary(game, &history.ended_chapters(), language));
    content.extend(find_film_links(bot, history, language).await);
    content.extend(questions.concat());
    if let Some(side) = history.side_of_undo() {
        let faction = view.side_name(game, side, language);
        content.push(text(language, "undo-note", &[("faction", faction.into())]));
    }
    if has_buttons {
        // Players can continue even if the deadline cannot be read.
        let deadline = bot.referee.find_deadline(session, bot.now()).await;
        let deadline = deadline.inspect_err(|error| tracing::error!(%error, "a clock cannot be read")).ok().flatten();
        content.extend(deadline.map(|deadline| deadline_line(session, &deadline, language)));
    }
    content.extend(find_commitment_text(bot, history, language).await);
    let rows = if has_buttons { panel_rows(session, language, PanelLocation::Public) } else { Vec::new() };
    Answer {
        content: content.join("\n"),
        story: view.story(game, &narrative, language),
        rows: with_catch_up_button(with_reason_button(rows, history, language), history, language),
        picture,
        mentions: users_of(session, game.waiting_sides()),
        ..Answer::default()
    }
}

/// The post after one player has agreed while others have not yet.
async fn build_partial_agreement(bot: &Bot, post: &GamePost, matter: Matter, side: Side) -> Result<Answer, Failure> {
    let (session, language) = (post.session(), post.language);
    let left =
        session.sides_to_agree(matter).difference(bot.referee.load_agreed_sides(session, matter).await?.with(side));
    let arguments = [
        ("player", players_of(session, side, language).into()),
        ("others", players_of(session, left, language).into()),
    ];
    Ok(Answer::sentence(text(language, "agreed-so-far", &arguments)))
}

/// A commitment to each player's secret lines, in small print. For lines that have been revealed, `/verify` shows
/// the proof.
async fn find_commitment_text(bot: &Bot, history: &History, language: Language) -> Option<String> {
    // A post without the commitments is better than no post: they appear in the next one.
    let secrets = bot.referee.load_newly_closed_secrets(history).await;
    let secrets = secrets.inspect_err(|error| tracing::error!(%error, "secret lines cannot be read"));
    let secrets = secrets.unwrap_or_default();
    let of_side = |side| {
        let mut own = secrets.iter().filter(|secret| secret.side == side).peekable();
        own.peek()
            .is_some()
            .then(|| format!("{} `{}`", players_of(&history.session, side, language), joint_commitment(own)))
    };
    let answers: Vec<String> = history.session.game().sides().iter().filter_map(of_side).collect();
    (!answers.is_empty()).then(|| text(language, "secret-closed", &[("answers", answers.join(" · ").into())]))
}

/// The story of a chapter, a film that ends with the resulting board, and a button for stills.
async fn build_chapter(bot: &Bot, post: &GamePost, number: usize) -> Answer {
    let (history, session, language) = (&post.history, post.session(), post.language);
    // A chapter is posted even if no watchers can be mentioned.
    let watchers = bot.referee.store().load_watchers(session.record.id).await.unwrap_or_else(|error| {
        tracing::error!(%error, "watchers cannot be read");
        Vec::new()
    });
    let narrative = history.chapter(number);
    let mut lines = session.view().chapter(session.game(), &narrative, language);
    let theme = public_theme(bot, language);
    let drawn = bot.gallery.draw_chapter(session, theme, number, &narrative, Motion::Film).await;
    let has_film = !matches!(drawn, Ok(None));
    let picture = drawn.inspect_err(|error| log_drawing_failure(session, error)).ok().flatten();
    let stills = Stills { chapter: number };
    let stills = GameVersion::of(session).button(&stills, word(language, "stills"), ButtonStyle::Secondary);
    let stills = CreateActionRow::Buttons(vec![stills]);
    let rows = if has_film { vec![stills] } else { Vec::new() };
    let mut content = if lines.is_empty() { String::new() } else { lines.remove(0) };
    if !watchers.is_empty() {
        let called: Vec<String> = watchers.iter().map(|user| format!("<@{user}>")).collect();
        content = format!("{content}\n-# {}", called.join(" "));
    }
    let mentions = watchers.into_iter().map(|user| user.0).collect();
    Answer { content, story: lines, rows, picture, mentions, ..Answer::default() }
}

/// Factions, starting player, and the public facts about the shuffle.
pub async fn build_opening(bot: &Bot, owed: &DuePost<'_>, language: Language) -> Result<Answer, Failure> {
    let game = read_game_post(bot, owed).await?;
    let session = game.session();
    let mut lines = vec![text(language, "opening-title", &[("game", session.record.id.0.into())])];
    let is_chosen = Playables::of_session(&bot.referee, &session.record).has_factions();
    for side in session.game().sides().iter() {
        let player = players_of(session, side, language);
        let name =
            if is_chosen { session.view().side_name(session.game(), side, language) } else { side.letter().into() };
        let key = match (is_chosen, side.index()) {
            (true, 0) => "opening-first",
            (true, _) => "opening-second",
            (false, 0) => "opening-side-first",
            (false, _) => "opening-side",
        };
        lines.push(text(language, key, &[("player", player.into()), ("faction", name.into())]));
    }
    let options = LobbyOptions::from_record(&session.record).ok();
    let (mut further, mut small) = (Vec::new(), Vec::new());
    if let Some(options) = &options {
        let playables = Playables::of_session(&bot.referee, &session.record);
        let seated = playables.for_seats(&session.record);
        let agreed = playables.for_session(&session.record, &options.terms);
        let mut terms: Vec<String> = playables.non_default_name().map(str::to_owned).into_iter().collect();
        terms.extend(playables.view().agreement(&options.terms, &agreed, language).unusual);
        if !terms.is_empty() {
            lines.push(text(language, "opening-terms", &[("terms", terms.join(" · ").into())]));
        }
        small.extend(playables.open_rulings(&seated, language));
        further = draw_exchange_pictures(bot, &playables, &seated, &options.terms, public_theme(bot, language)).await;
    }
    if options.as_ref().is_some_and(|options| options.first_game) {
        lines.extend(session.view().newcomer_deal_hint(language));
    }
    if let Some(other) = options.and_then(|options| options.mirrors) {
        lines.push(text(language, "mirror-opening", &[("game", other.into())]));
    }
    if let Some(started) = &session.record.started {
        let commitment = started.commitment.clone();
        small.push(text(language, "opening-commitment", &[("commitment", commitment.into())]));
    }
    // Small print: the proof of fair draws and the rulings.
    lines.extend(small.into_iter().map(|line| format!("-# {line}")));
    Ok(Answer { further, ..Answer::sentence(lines.join("\n")) })
}

/// The notice that the game was closed for inactivity.
fn closing_notice(language: Language) -> Answer {
    Answer::sentence(text(language, "clock-closed", &[("days", (IDLE_DAYS + NOTICE_DAYS).into())]))
}
