//! Presses of buttons and choices in selects.

use std::panic::AssertUnwindSafe;
use std::time::Instant;

use futures::FutureExt;
use serenity::all::{
    ComponentInteraction, ComponentInteractionDataKind, Context, CreateInteractionResponse, MessageFlags,
};

use crate::games::Language;
use crate::games::neuroshima::rules::Action;
use crate::games::neuroshima::rules::Side;
use crate::games::neuroshima::words::action_phrase;
use crate::referee::{Line, RefereeError, Table};
use crate::store::{ChannelId, UserId};
use crate::words::{text, word};

use super::answer::Answer;
use super::bot::Bot;
use super::button::{ButtonId, Operation};
use super::failure::{Failure, UNKNOWN_MESSAGE, code_of, plain};
use super::forbidden::why_not;
use super::guide::{Guide, Step};
use super::in_hand;
use super::panel::acts_at_once;
use super::reply::Reply;
use super::rulebook::turns_page;
use super::scene::{Look, Marks};
use super::tips;
use super::turn::END;
use super::turnstile::{Entry, Weight};

/// Answers a press. Never silent: whatever goes wrong is said to the one who pressed.
pub async fn press(bot: &Bot, context: &Context, press: &ComponentInteraction) {
    let id = ButtonId::parse(&press.data.custom_id);
    let weight = id.as_ref().map_or(Weight::Plain, |id| Weight::of_press(id.operation));
    match bot.turnstile.enter(press.user.id.get(), press.id.get(), weight, Instant::now()) {
        Entry::Open => {}
        Entry::Refused => {
            let sentence = word(Language::of_locale(&press.locale), "limit-too-fast");
            return answer_at_once(context, press, &sentence).await;
        }
        // Whoever has been told sees nothing happen; not even that there was no answer.
        Entry::RefusedAgain => return acknowledge(context, press).await,
    }
    let Some(id) = id else {
        tracing::info!(interaction = press.id.get(), "a press of a button that is not ours");
        in_hand::refused("a button that is not ours");
        let language = Language::of_locale(&press.locale);
        answer_at_once(context, press, &word(language, "unknown-button")).await;
        return;
    };
    let argument = full_argument(press, &id);
    let is_private = press.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
    let is_guide = is_guide(&id, &argument, is_private);
    // The guide goes on in its own private message. Never in a public one, whatever id was pressed there.
    let opens_guide = is_guide && !is_private;
    // Acknowledge first, whatever follows.
    let acknowledged = if opens_guide || matches!(id.operation, Operation::Stills | Operation::Rule if !is_guide) {
        press.defer_private(context).await
    } else {
        press.acknowledge(context, CreateInteractionResponse::Acknowledge).await
    };
    if let Err(error) = acknowledged {
        in_hand::failed("not acknowledged");
        tracing::warn!(interaction = press.id.get(), error = plain(&error), "a press could not be acknowledged");
        return;
    }
    in_hand::acknowledged();
    let look = bot.look_of(&press.user, &press.locale).await;
    let language = look.language;
    // A table is large: what is done with it is kept off the stack.
    let done = Box::pin(async {
        let _place = bot.turnstile.place(weight).map_err(Failure::Said)?;
        bot.is_of_here(press, &id).await?;
        match id.operation {
            Operation::Lobby => bot.lobby_press(context, press, &id).await,
            Operation::Rematch => bot.rematch_press(press, &id, language).await,
            Operation::Stills => bot.show_stills(context, press, &id, look).await,
            Operation::Rule => bot.show_rule(context, press, &id, language).await,
            Operation::Go if !is_guide => bot.act_publicly(context, press, &id, &argument, look).await,
            Operation::Go
            | Operation::At
            | Operation::Pick
            | Operation::Do
            | Operation::DoEnd
            | Operation::End
            | Operation::Turn => bot.play_in_private(context, press, &id, &argument, look).await,
            Operation::If | Operation::IfPick | Operation::StudyIf | Operation::StudyPick => {
                bot.go_on_with_what_if(context, press, &id, &argument, look).await
            }
            Operation::Tried => bot.ask_to_play(context, press, &id, look).await,
            Operation::Share | Operation::StudyShare => bot.share(context, press, &id, look).await,
            Operation::Settings => bot.settings_press(context, press, &id, language).await,
            Operation::Tables => bot.tables_press(context, press, &id, language).await,
            Operation::Results => bot.results_press(context, press, &id, language).await,
            Operation::Help => bot.help_press(context, press, &id, look).await,
            Operation::Tips => bot.tips_press(context, press, &id, look).await,
            Operation::Orders => bot.orders_press(context, press, &id, &argument, language).await,
            Operation::Undo => bot.undo_press(context, press, &id, is_private, look).await,
            Operation::UndoAnswer => bot.undo_answer_press(press, &id).await,
            Operation::Fall => bot.fall_press(context, press, &id, is_private, language).await,
            Operation::DrawAnswer => bot.draw_press(press, &id).await,
            Operation::SeatAnswer => bot.seat_press(press, &id).await,
        }
    });
    let done = AssertUnwindSafe(done).catch_unwind().await.unwrap_or(Err(Failure::Panicked));
    if let Err(failure) = done {
        if is_private && matches!(&failure, Failure::Discord(error) if code_of(error) == Some(UNKNOWN_MESSAGE)) {
            tracing::info!(interaction = press.id.get(), "the message was dismissed before it was answered");
            return;
        }
        let sentence = failure.sentence(language, press.id.get());
        bot.explain(context, press, &id, (sentence, &failure), is_guide, look).await;
    }
}

/// Whether a press is answered in a private message of the presser's, which it opens or changes.
fn is_guide(id: &ButtonId, argument: &str, is_private: bool) -> bool {
    match id.operation {
        // A press that acts for everybody to see, or shows something beside the message, which stays.
        Operation::Lobby
        | Operation::Rematch
        | Operation::UndoAnswer
        | Operation::DrawAnswer
        | Operation::SeatAnswer
        | Operation::Stills
        | Operation::Share
        | Operation::StudyShare => false,
        Operation::Go => !acts_at_once(argument, argument != id.argument),
        Operation::Rule => turns_page(id),
        Operation::Undo | Operation::Fall => is_private,
        Operation::At
        | Operation::Pick
        | Operation::Tried
        | Operation::Do
        | Operation::DoEnd
        | Operation::End
        | Operation::Turn
        | Operation::If
        | Operation::IfPick
        | Operation::StudyIf
        | Operation::StudyPick
        | Operation::Settings
        | Operation::Orders
        | Operation::Tables
        | Operation::Results
        | Operation::Help
        | Operation::Tips => true,
    }
}

/// The words that a press stands for: those of its id, and the one chosen in a select.
fn full_argument(press: &ComponentInteraction, id: &ButtonId) -> String {
    match &press.data.kind {
        ComponentInteractionDataKind::StringSelect { values } if id.operation != Operation::Lobby => {
            let chosen = values.first().map_or("", String::as_str);
            format!("{} {chosen}", id.argument).trim().to_owned()
        }
        _ => id.argument.clone(),
    }
}

/// Whether Discord found something in a message that it does not take.
fn is_bad_request(error: &serenity::Error) -> bool {
    matches!(error, serenity::Error::Http(error) if error.status_code().is_some_and(|status| status.as_u16() == 400))
}

/// The cheapest answer to a press.
async fn acknowledge(context: &Context, press: &ComponentInteraction) {
    if let Err(error) = press.acknowledge(context, CreateInteractionResponse::Acknowledge).await {
        tracing::debug!(interaction = press.id.get(), error = plain(&error), "a press could not be acknowledged");
    }
}

/// A plain private answer to a press that was not acknowledged.
async fn answer_at_once(context: &Context, press: &ComponentInteraction, sentence: &str) {
    if let Err(error) = press.acknowledge(context, Answer::sentence(sentence).at_once()).await {
        tracing::warn!(interaction = press.id.get(), error = plain(&error), "a press could not be answered");
    }
}

impl Bot {
    /// Refuses what is about a game of another server: its buttons are there, and so are those who may see it.
    async fn is_of_here(&self, press: &ComponentInteraction, id: &ButtonId) -> Result<(), Failure> {
        if !id.operation.is_about_a_game() {
            return Ok(());
        }
        let guild = self.referee.store().game(id.game).await?.guild;
        let is_here = press.guild_id.is_some_and(|here| here.get() == guild.0);
        if is_here { Ok(()) } else { Err(Failure::Said("unknown-button")) }
    }

    /// The table of a press and the side of whoever pressed, at the version that the button was made for.
    pub(super) async fn seat_of(&self, press: &ComponentInteraction, id: &ButtonId) -> Result<(Table, Side), Failure> {
        let table = self.referee.table(id.game).await?;
        let user = UserId(press.user.id.get());
        let side = table.side_of(user).ok_or(RefereeError::NotSeated(id.game))?;
        if table.seq != id.seq {
            return Err(RefereeError::Stale { game: id.game, seen: id.seq, now: table.seq }.into());
        }
        table.may_act(side)?;
        Ok((table, side))
    }

    /// Shows the stills of a Battle to whoever asks: the film above them is public too.
    async fn show_stills(
        &self,
        context: &Context,
        press: &ComponentInteraction,
        id: &ButtonId,
        look: Look,
    ) -> Result<(), Failure> {
        let number = id.argument.parse().map_err(|_| Failure::Said("unknown-button"))?;
        let answer = self.stills((id.game, id.seq, number), ChannelId(press.channel_id.get()), look).await?;
        press.answer(context, answer.response()).await?;
        Ok(())
    }

    /// A press in the private message of a turn, or one that opens it: an act, or the next question of the guide.
    async fn play_in_private(
        &self,
        context: &Context,
        press: &ComponentInteraction,
        id: &ButtonId,
        words: &str,
        look: Look,
    ) -> Result<(), Failure> {
        let _one_by_one = self.one_by_one((id.game, UserId(press.user.id.get()))).await;
        let answer = match id.operation {
            Operation::Do => self.act_in_turn(press, id, words, false, look).await?,
            Operation::DoEnd => self.act_in_turn(press, id, words, true, look).await?,
            Operation::End => self.end_press(press, id, look).await?,
            Operation::Turn => self.my_turn(press, id, look).await?,
            _ => {
                let (table, side) = self.seat_of(press, id).await?;
                self.guided(&table, side, words, look).await?
            }
        };
        match self.show_menu(context, press, id, answer).await {
            // Most likely one of the emojis was deleted at Discord: a game goes on without them.
            Err(error) if is_bad_request(&error) && self.emojis.forget() => {
                tracing::warn!(error = plain(&error), "a question was refused, so emojis are left out");
                let (table, side) = self.seat_of(press, id).await?;
                let answer = self.guided(&table, side, words, look).await?;
                self.show_menu(context, press, id, answer).await?;
            }
            shown => shown?,
        }
        Ok(())
    }

    /// The next question of the guide, or the preview, or the panel.
    pub(super) async fn guided(&self, table: &Table, side: Side, words: &str, look: Look) -> Result<Answer, Failure> {
        let language = look.language;
        let owner = table.player(side).map(|user| (table.record.id, user));
        let previews = |line: Option<String>| {
            if let Some(owner) = owner {
                self.menus.previews(owner, line, self.now());
            }
        };
        if words == END
            && let Some(question) = self.end_question(table, side, look).await?
        {
            return Ok(question);
        }
        previews(None);
        if words.is_empty() {
            return Ok(self.turn_message(table, side, look, word(language, "your-move")).await);
        }
        let so_far = self.referee.so_far(table, side).await?;
        Ok(match Guide::to(table, side, language, &self.emojis).knowing(so_far).step(words) {
            Step::Ask(answer) => {
                let answer = self.with_board(table, look, answer).await;
                self.tipped((table, side), tips::Step::Words(words), language, answer).await
            }
            Step::Confirm { line, mut answer } => {
                let action = match Line::parse(&line, &table.game, side) {
                    Ok(Line::Action(action)) => Some(action),
                    _ => None,
                };
                previews(Some(line.clone()));
                answer.picture = match action {
                    // What it is about to do is worth a look.
                    Some(Action::Battle) => Some(self.battle_ahead(table, side, look).await?),
                    Some(action) => {
                        let marks = Marks::considering(&table.game, side, action);
                        Some(self.picture(table, look, marks).await?)
                    }
                    None => None,
                };
                self.tipped((table, side), tips::Step::Preview(&line), language, answer).await
            }
            Step::Gone => match why_not(&table.game, side, words) {
                Some(illegal) => {
                    let game = Box::new(table.game.clone());
                    return Err(RefereeError::Illegal { illegal, side, game }.into());
                }
                None => self.turn_message(table, side, look, word(language, "not-possible-now")).await,
            },
        })
    }

    /// Says what went wrong, with fresh buttons where the one who pressed is to act.
    pub(super) async fn explain(
        &self,
        context: &Context,
        press: &ComponentInteraction,
        id: &ButtonId,
        (sentence, failure): (String, &Failure),
        in_guide: bool,
        look: Look,
    ) {
        let user = UserId(press.user.id.get());
        let fresh = if id.operation.is_about_a_game() { self.referee.table(id.game).await.ok() } else { None };
        let mine = fresh.and_then(|table| table.side_of(user).map(|side| (table, side)));
        let mine = mine.filter(|(table, side)| table.game.to_act() == Some(*side));
        let said = match mine {
            Some((table, side)) if in_guide => {
                let _one_by_one = self.one_by_one((id.game, user)).await;
                let answer = self.turn_message(&table, side, look, sentence).await;
                self.show_menu(context, press, id, answer.with_rule(failure, look.language)).await
            }
            mine => {
                // The turn goes on in its own private message, which may be open.
                let rows = mine.map(|(table, _)| Self::my_turn_row(&table, look.language)).unwrap_or_default();
                let answer = Answer { rows, ..Answer::sentence(sentence) }.with_rule(failure, look.language);
                if in_guide {
                    press.answer(context, answer.response()).await.map(|_| ())
                } else {
                    press.add(context, answer.aside()).await.map(|_| ())
                }
            }
        };
        if let Err(error) = said {
            in_hand::failed("a refusal could not be said");
            tracing::warn!(interaction = press.id.get(), error = plain(&error), "a refusal could not be said");
        }
    }
}

/// "Done: Runner to D2, facing NE."
pub fn done_phrase(before: &Table, side: Side, line: &str, language: Language) -> String {
    match Line::parse(line, &before.game, side) {
        Ok(Line::Action(action)) => {
            let phrase = action_phrase(language, &before.game, side, action);
            text(language, "done", &[("action", phrase.into())])
        }
        _ => word(language, "done-plain"),
    }
}
