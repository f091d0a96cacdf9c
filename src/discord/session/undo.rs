//! Taking back a step: the button, and the answers of the other players if their agreement is needed.

use serenity::all::{ButtonStyle, CreateActionRow};

use sztab_game::Language;
use sztab_game::view::Theme;
use sztab_referee::{
    Interaction, Matter, PostContent, RefereeError, Request, Session, UndoAnswer, UndoRequest, UndoResult,
};
use sztab_store::{LiveMessage, Post, Seq};
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::router::arguments::{keyword_arguments, text_argument};
use crate::discord::router::press::GamePress;
use crate::discord::router::route::{Handler, RouteId, routes};
use crate::discord::say::answer::Answer;
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::Failure;
use crate::discord::say::subject::GameVersion;
use crate::discord::session::command::answer::answer_in_turn;
use crate::discord::session::command::context::{Context, find_theme};
use crate::discord::session::command::place::find_session;

use super::clock::{faction_of, key_for_players, players_of, users_of};
use super::delivery::{Delivery, find_message};
use super::seat::{finish_answer, to_request};
use super::turn::menu::show_menu;
use super::turn::message::build_turn_message;
use super::turn::routes::Undo;

routes! {
    /// Under a request to take back a step: the opponent's answer.
    AnswerUndo { answer: UndoAnswer, request: UndoRequest } = "undoanswer" of GameVersion, Publicly;
}

keyword_arguments!(UndoAnswer);

text_argument!(UndoRequest, Some(30), |request| request.to_text(), UndoRequest::from_text);

/// Takes back a step, or asks the opponent to agree, and returns a reply that says which of the two was done.
async fn take_back(bot: &Bot, request: Request, theme: Theme) -> Result<Answer, Failure> {
    let (game, language) = (request.game, theme.language);
    let user = request.user;
    let answer = match bot.referee.undo(request).await {
        Ok(UndoResult::Done(acted)) => {
            build_turn_message(bot, &acted.session, acted.side, theme, word(language, "undo-done")).await
        }
        Ok(UndoResult::Asked { session, request }) => {
            let key = key_for_players(&session, "undo-asked", "several-asked");
            build_turn_message(bot, &session, request.side, theme, word(language, key)).await
        }
        Err(RefereeError::Repeated { .. }) => {
            let session = bot.referee.load_session(game).await?;
            let side = session.side_of(user).ok_or(RefereeError::NotSeated(game))?;
            build_turn_message(bot, &session, side, theme, word(language, "repeated")).await
        }
        Err(error) => return Err(error.into()),
    };
    bot.notify_outbox();
    Ok(answer)
}

/// The post that asks the opponent to agree.
pub async fn build_undo_request(
    bot: &Bot,
    session: &Session,
    language: Language,
    asked: UndoRequest,
    seq: Seq,
) -> Result<Answer, Failure> {
    let others = session.sides_to_agree(Matter::Undo(asked));
    let player = players_of(session, others, language);
    let faction = faction_of(session, asked.side, language);
    let mut arguments = vec![("player", player.into()), ("faction", faction.into())];
    let step = bot.referee.find_undone_step(session, asked).await?;
    let key = if let Some((then, line)) = step {
        let phrase = then.view().phrase(then.game(), asked.side, &line, language);
        arguments.push(("action", phrase.into()));
        "undo-asks"
    } else {
        "undo-asks-plain"
    };
    let buttons = [
        (UndoAnswer::Accepted, "undo-accept", ButtonStyle::Success),
        (UndoAnswer::Refused, "undo-refuse", ButtonStyle::Secondary),
    ];
    let buttons = buttons.map(|(answer, key, style)| {
        let at = GameVersion::new(session.record.id, seq);
        at.button(&AnswerUndo { answer, request: asked }, word(language, key), style)
    });
    Ok(Answer {
        content: text(language, key, &arguments),
        rows: vec![CreateActionRow::Buttons(buttons.into())],
        mentions: users_of(session, others),
        ..Answer::default()
    })
}

/// The text for the message of a request that has been answered, and that message.
pub async fn build_undo_answer(
    bot: &Bot,
    session: &Session,
    language: Language,
    answer: UndoAnswer,
    asked: UndoRequest,
    post: &Post,
) -> Result<Option<(LiveMessage, Answer)>, Failure> {
    let key = match answer {
        UndoAnswer::Accepted => "undo-accepted",
        UndoAnswer::Refused => key_for_players(session, "undo-refused", "undo-refused-several"),
    };
    let faction = faction_of(session, asked.side, language);
    let said = Answer::sentence(text(language, key, &[("faction", faction.into())]));
    let request = find_message(bot, post, PostContent::UndoRequest(asked)).await?;
    Ok(request.map(|message| (message, said)))
}

impl Handler for Undo {
    /// A press in a private message gets a reply there; after a press in a public post, the outbox shows the outcome.
    async fn handle(self, bot: &Bot, press: &GamePress<'_>) -> Result<(), Failure> {
        let answer = take_back(bot, to_request(bot, press), press.theme).await?;
        if press.is_private {
            show_menu(bot, press, answer).await?;
        }
        Ok(())
    }
}

impl Handler for AnswerUndo {
    async fn handle(self, bot: &Bot, press: &GamePress<'_>) -> Result<(), Failure> {
        finish_answer(bot, bot.referee.answer_undo(to_request(bot, press), self.request, self.answer).await)
    }
}

/// Notifies the player who asked that the opponent has declined. If the opponent agrees, it is the player's turn, and
/// the post about the turn notifies the player.
pub fn undo_refusal(session: &Session, language: Language, asked: UndoRequest) -> Delivery {
    let Some(asker) = session.player(asked.side) else { return Delivery::Nothing };
    let key = key_for_players(session, "undo-told-refused", "undo-told-refused-several");
    let content = text(language, key, &[("player", format!("<@{asker}>").into())]);
    Delivery::Send(Answer { content, mention: Some(asker.0), ..Answer::default() })
}

#[poise::command(slash_command, guild_only)]
pub async fn undo(context: Context<'_>) -> Result<(), Failure> {
    answer_in_turn(
        context,
        Box::pin(async {
            let bot = context.data();
            let session = find_session(context).await?;
            let (user, interaction) = (context.user(), context.interaction_id());
            let request = Request::new(session.record.id, user, None, Interaction { id: interaction, at: bot.now() });
            take_back(bot, request, find_theme(context).await).await
        }),
    )
    .await
}
