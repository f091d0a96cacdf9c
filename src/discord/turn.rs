//! A turn in private: one message with the board, from the first press to the last.
//!
//! The message is edited in place. A press on the public post opens a new one at the bottom of the channel and deletes
//! the one before; the post then shows nothing but the way back to it.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{ButtonStyle, ComponentInteraction, Context, CreateActionRow, CreateButton, Http, MessageFlags};

use crate::games::neuroshima::rules::{Action, Side};
use crate::games::neuroshima::words::{action_phrase, forfeit_phrases, tile_name};
use crate::referee::{Act, Acted, Line, PostContent, RefereeError, Request, Table, is_practice};
use crate::store::{Change, InteractionId, LiveMessage, UserId};
use crate::words::{text, word};

use super::answer::Answer;
use super::bot::Bot;
use super::button::{ButtonId, Operation, Subject};
use super::components::done_phrase;
use super::failure::{Failure, plain};
use super::menus::{Handle, Owner};
use super::panel::private_panel;
use super::reply::Reply;
use super::scene::{Look, Marks};
use super::tips;

/// The end of a turn as a line.
pub const END: &str = "end";
/// The argument of a button that ends the turn without a question.
const SURE: &str = "sure";
/// The same, and no question will be asked again in this game.
const NEVER: &str = "never";
/// Set in the id of the second of two acts that come of one press. No snowflake of Discord's has it before 2049.
const SECOND_ACT: u64 = 1 << 62;
/// How long a press waits for the one before it.
const LONGEST_WAIT: Duration = Duration::from_secs(5);

/// What came of a press that acts.
pub(super) enum Did {
    /// It was done.
    Now(Box<Acted>),
    /// The same was done by an earlier press, on this table.
    Before(Box<Table>),
}

impl Bot {
    /// The private message of a turn: a sentence, the board, and what its reader may do. Without board and buttons where
    /// the reader is not to act.
    pub(super) async fn turn_message(&self, table: &Table, side: Side, look: Look, sentence: String) -> Answer {
        // Who plays both sides goes on with the other one.
        let side = table.game.to_act().filter(|_| is_practice(&table.record)).unwrap_or(side);
        let answer = private_panel(table, side, look.language, sentence);
        let answer = self.with_board(table, look, answer).await;
        self.tipped((table, side), tips::Step::Turn, look.language, answer).await
    }

    /// An answer with the board as it stands, if it asks for something. An answer without is better than none.
    pub(super) async fn with_board(&self, table: &Table, look: Look, answer: Answer) -> Answer {
        if answer.rows.is_empty() || answer.picture.is_some() {
            return answer;
        }
        let drawn = self.picture(table, look, Marks::now(&table.game, &[])).await;
        let picture = drawn
            .inspect_err(|error| tracing::error!(game = table.record.id.0, %error, "a picture cannot be drawn"))
            .ok();
        Answer { picture, ..answer }
    }

    /// The way back to the private message, for the public post.
    pub(super) fn my_turn_row(table: &Table, language: crate::games::Language) -> Vec<CreateActionRow> {
        let id = ButtonId::new(table.record.id, table.seq, Operation::Turn, "");
        let button = CreateButton::new(id.to_string()).label(word(language, "my-turn"));
        vec![CreateActionRow::Buttons(vec![button.style(ButtonStyle::Primary)])]
    }

    /// Waits for an earlier press of the same person in the same game, though not for ever.
    pub(super) async fn one_by_one(&self, owner: Owner) -> Option<tokio::sync::OwnedMutexGuard<()>> {
        let turn = self.menus.turn(owner, self.now());
        tokio::time::timeout(LONGEST_WAIT, turn.lock_owned()).await.ok()
    }

    /// Prepares for the answer to a press that shows the private message: another one of the same reader is deleted, and
    /// the public post on which it was pressed shows the way back to it.
    async fn make_way(&self, http: &Arc<Http>, press: &ComponentInteraction, id: &ButtonId) {
        let owner = (id.game, UserId(press.user.id.get()));
        let is_private = press.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
        self.retire_menu(http, owner, is_private.then_some(press.message.id)).await;
        if !is_private {
            self.play_beside(owner, press.message.id).await;
        }
    }

    /// Answers a press with the private message, which takes the place of any other one of its owner's. A press in a message
    /// that has been replaced meanwhile is answered in a new one.
    pub(super) async fn show_menu(
        &self,
        context: &Context,
        press: &ComponentInteraction,
        id: &ButtonId,
        answer: Answer,
    ) -> serenity::Result<()> {
        let owner = (id.game, UserId(press.user.id.get()));
        let is_private = press.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
        let is_gone = is_private && self.menus.is_gone(owner, press.message.id);
        self.put_menu(context, press, id, answer, is_gone).await
    }

    /// Opens the private message with a follow-up to a press that was answered in public.
    pub(super) async fn open_beside(
        &self,
        context: &Context,
        press: &ComponentInteraction,
        id: &ButtonId,
        answer: Answer,
    ) -> serenity::Result<()> {
        let _one_by_one = self.one_by_one((id.game, UserId(press.user.id.get()))).await;
        self.put_menu(context, press, id, answer, true).await
    }

    /// Shows the private message as the answer to a press or as a follow-up to it, and keeps it as its owner's only one.
    async fn put_menu(
        &self,
        context: &Context,
        press: &ComponentInteraction,
        id: &ButtonId,
        answer: Answer,
        is_followup: bool,
    ) -> serenity::Result<()> {
        self.make_way(&context.http, press, id).await;
        let message = if is_followup {
            Some(press.add(context, answer.aside()).await?.id)
        } else {
            press.answer(context, answer.response()).await?
        };
        let handle = Handle { message, token: press.token.clone(), is_followup };
        self.menus.set((id.game, UserId(press.user.id.get())), handle, self.now());
        Ok(())
    }

    /// Deletes the private message of its owner, unless it is this one.
    pub(super) async fn retire_menu(&self, http: &Arc<Http>, owner: Owner, but: Option<serenity::all::MessageId>) {
        let Some(before) = self.menus.retire(owner, but, self.now()) else { return };
        let deleted = match before.message.filter(|_| before.is_followup) {
            Some(message) => http.delete_followup_message(&before.token, message).await,
            None => http.delete_original_interaction_response(&before.token).await,
        };
        if let Err(error) = deleted {
            tracing::debug!(error = plain(&error), "an earlier private message stays");
        }
    }

    /// Lets the public post show the way to the private message instead of the same buttons once more.
    pub(super) async fn play_beside(&self, owner: Owner, post: serenity::all::MessageId) {
        let Ok(table) = self.referee.table(owner.0).await else { return };
        let is_live = table.record.live.is_some_and(|live| live.message.0 == post.get());
        let is_to_act = table.game.to_act().and_then(|side| table.player(side)) == Some(owner.1);
        if !is_live || !is_to_act || !self.menus.plays_beside(owner, post, self.now()) {
            return;
        }
        let refresh = PostContent::Refresh.post(table.record.channel);
        match self.referee.store().owe(owner.0, Change::at(self.now()).owing(refresh)).await {
            Ok(()) => self.ring(),
            Err(error) => tracing::debug!(%error, "a post keeps its buttons"),
        }
    }

    /// Whether the player to act plays in a private message beside a post.
    pub(super) fn is_played_in_private(&self, table: &Table, post: LiveMessage) -> bool {
        let user = table.game.to_act().and_then(|side| table.player(side));
        let post = serenity::all::MessageId::new(post.message.0.max(1));
        user.is_some_and(|user| self.menus.is_beside((table.record.id, user), post))
    }

    /// Opens the private message anew, whatever version the button was made for.
    pub(super) async fn my_turn(
        &self,
        press: &ComponentInteraction,
        id: &ButtonId,
        look: Look,
    ) -> Result<Answer, Failure> {
        let table = self.referee.table(id.game).await?;
        let side = table.side_of(UserId(press.user.id.get())).ok_or(RefereeError::NotSeated(id.game))?;
        table.may_act(side)?;
        Ok(self.turn_message(&table, side, look, word(look.language, "your-move")).await)
    }

    /// Acts at the version that a button was made for.
    pub(super) async fn act_on(&self, press: &ComponentInteraction, id: &ButtonId, line: &str) -> Result<Did, Failure> {
        let user = UserId(press.user.id.get());
        let request = Request {
            game: id.game,
            user,
            seen: Some(id.seq),
            interaction: InteractionId(press.id.get()),
            at: self.now(),
            act: Act::Line(line.to_owned()),
        };
        match self.referee.act(request).await {
            Ok(acted) => {
                // What the end of the turn will be told with need not be told before it.
                if id.operation != Operation::DoEnd {
                    self.ring();
                }
                Ok(Did::Now(Box::new(acted)))
            }
            Err(stale @ RefereeError::Stale { .. }) => {
                // Two quick taps: the second one has its answer in the log.
                match self.referee.said_before(id.game, id.seq, user, line).await? {
                    Some(before) => Ok(Did::Before(Box::new(before))),
                    None => Err(stale.into()),
                }
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Acts from the public post; the outbox shows the outcome to everybody. The end of a turn may be asked about.
    pub(super) async fn act_publicly(
        &self,
        context: &Context,
        press: &ComponentInteraction,
        id: &ButtonId,
        line: &str,
        look: Look,
    ) -> Result<(), Failure> {
        if line == END
            && let Ok((table, side)) = self.seat_of(press, id).await
            && let Some(question) = self.end_question(&table, side, look).await?
        {
            return Ok(self.open_beside(context, press, id, question).await?);
        }
        match self.act_on(press, id, line).await {
            // The same press delivered twice: the outcome is in the channel already.
            Ok(_) | Err(Failure::Referee(RefereeError::Repeated { .. })) => Ok(()),
            Err(failure) => Err(failure),
        }
    }

    /// Acts in private and goes on with the panel. With `then_ends` the turn ends after it.
    pub(super) async fn act_in_turn(
        &self,
        press: &ComponentInteraction,
        id: &ButtonId,
        line: &str,
        then_ends: bool,
        look: Look,
    ) -> Result<Answer, Failure> {
        if line == END
            && id.operation == Operation::Do
            && let Ok((table, side)) = self.seat_of(press, id).await
            && let Some(question) = self.end_question(&table, side, look).await?
        {
            return Ok(question);
        }
        let before = self.referee.table(id.game).await?;
        let user = UserId(press.user.id.get());
        let side = before.side_of(user).ok_or(RefereeError::NotSeated(id.game))?;
        self.menus.previews((id.game, user), None, self.now());
        match self.act_on(press, id, line).await {
            Ok(Did::Now(acted)) if then_ends => Ok(self.end_after(press, &before, &acted, line, look).await),
            Ok(Did::Now(acted)) => {
                let done = done_phrase(&before, side, line, look.language);
                Ok(self.turn_message(&acted.table, side, look, done).await)
            }
            Ok(Did::Before(before)) => {
                let now = self.referee.table(id.game).await?;
                let side = before.side_of(user).unwrap_or(side);
                let has_ended = then_ends && now.game.state().turn != before.game.state().turn;
                let done = done_sentence(&before, side, line, has_ended, look);
                Ok(self.turn_message(&now, side, look, done).await)
            }
            Err(Failure::Referee(RefereeError::Repeated { game })) => {
                let table = self.referee.table(game).await?;
                Ok(self.turn_message(&table, side, look, word(look.language, "repeated")).await)
            }
            Err(failure) => Err(failure),
        }
    }

    /// Ends the turn after an act. If that cannot be done the act stands, and the player is told.
    async fn end_after(
        &self,
        press: &ComponentInteraction,
        before: &Table,
        acted: &Acted,
        line: &str,
        look: Look,
    ) -> Answer {
        let side = acted.side;
        let turn = before.game.state().turn;
        // A standing order may have ended it, or the board be full.
        if acted.table.game.state().turn != turn {
            self.ring();
            let done = done_sentence(before, side, line, true, look);
            return self.turn_message(&acted.table, side, look, done).await;
        }
        let request = Request {
            game: before.record.id,
            user: UserId(press.user.id.get()),
            seen: Some(acted.table.seq),
            interaction: InteractionId(press.id.get() | SECOND_ACT),
            at: self.now(),
            act: Act::Line(END.to_owned()),
        };
        let ended = self.referee.act(request).await;
        self.ring();
        match ended {
            Ok(ended) => {
                let done = done_sentence(before, side, line, true, look);
                self.turn_message(&ended.table, side, look, done).await
            }
            Err(error) => {
                let why = Failure::from(error).sentence(look.language, press.id.get());
                let done = done_phrase(before, side, line, look.language);
                let now = self.referee.table(before.record.id).await;
                let now = now.as_ref().unwrap_or(&acted.table);
                let told = text(look.language, "done-not-ended", &[("done", done.into()), ("why", why.into())]);
                self.turn_message(now, side, look, told).await
            }
        }
    }

    /// Ends the turn after its question was answered.
    pub(super) async fn end_press(
        &self,
        press: &ComponentInteraction,
        id: &ButtonId,
        look: Look,
    ) -> Result<Answer, Failure> {
        match id.argument.as_str() {
            SURE => {}
            NEVER => {
                let user = UserId(press.user.id.get());
                self.referee.set_orders(id.game, user, self.now(), |orders| orders.set_ends_unasked(true)).await?;
            }
            _ => return Err(Failure::Said("unknown-button")),
        }
        self.act_in_turn(press, id, END, false, look).await
    }

    /// Whether something is asked before a line is carried out that was typed.
    pub(super) async fn is_asked_first(
        &self,
        table: &Table,
        side: Side,
        line: &str,
        look: Look,
    ) -> Result<bool, Failure> {
        if line == END {
            return Ok(self.end_question(table, side, look).await?.is_some());
        }
        let Ok(Line::Action(action)) = Line::parse(line, &table.game, side) else { return Ok(false) };
        if table.game.forfeits(side, action).is_empty() {
            return Ok(false);
        }
        let with_abilities = self.referee.so_far(table, side).await?.has_used_abilities;
        Ok(!forfeit_phrases(look.language, &table.game, side, action, with_abilities).is_empty())
    }

    /// What is asked before a turn ends, if anything: a preview is open, nothing was played though something could be,
    /// or something would be lost. Of abilities nothing is said to a player who never uses any.
    pub(super) async fn end_question(&self, table: &Table, side: Side, look: Look) -> Result<Option<Answer>, Failure> {
        if table.game.check(side, Action::End).is_err() {
            return Ok(None);
        }
        let so_far = self.referee.so_far(table, side).await?;
        if so_far.ends_unasked {
            return Ok(None);
        }
        let language = look.language;
        let mut reasons = Vec::new();
        let preview = table.player(side).and_then(|user| self.menus.preview((table.record.id, user)));
        let open = preview.and_then(|line| match Line::parse(&line, &table.game, side) {
            Ok(Line::Action(action)) if table.game.check(side, action).is_ok() => Some(action),
            _ => None,
        });
        if let Some(action) = open {
            let phrase = action_phrase(language, &table.game, side, action);
            reasons.push(text(language, "end-unconfirmed", &[("action", phrase.into())]));
        }
        let playable = table.game.playable_tiles();
        if !so_far.has_played && !playable.is_empty() {
            let names: Vec<&str> =
                playable.iter().map(|&tile| tile_name(language, table.game.roster(), side, tile)).collect();
            let tiles = names.join(&word(language, "list-comma"));
            reasons.push(text(language, "end-nothing-played", &[("tiles", tiles.into())]));
        }
        reasons.extend(forfeit_phrases(language, &table.game, side, Action::End, so_far.has_used_abilities));
        if reasons.is_empty() {
            return Ok(None);
        }
        let mut content = vec![word(language, "end-question")];
        content.extend(reasons.into_iter().map(|reason| format!("• {reason}")));
        let subject = Subject::Game(table.record.id, table.seq);
        let button = |operation: Operation, argument: &str, key: &str, style: ButtonStyle| {
            CreateButton::new(subject.button(operation, argument).to_string()).label(word(language, key)).style(style)
        };
        let buttons = vec![
            button(Operation::End, SURE, "end-anyway", ButtonStyle::Danger),
            button(Operation::At, "", "back", ButtonStyle::Success),
            button(Operation::End, NEVER, "end-never-ask", ButtonStyle::Secondary),
        ];
        let rows = vec![CreateActionRow::Buttons(buttons)];
        let answer = Answer { content: content.join("\n"), rows, ..Answer::default() };
        Ok(Some(self.with_board(table, look, answer).await))
    }
}

/// "Done: Runner to D2, facing NE. Your turn is over."
fn done_sentence(before: &Table, side: Side, line: &str, has_ended: bool, look: Look) -> String {
    match Line::parse(line, &before.game, side) {
        Ok(Line::Action(action)) if has_ended => {
            let phrase = action_phrase(look.language, &before.game, side, action);
            text(look.language, "done-and-ended", &[("action", phrase.into())])
        }
        _ => done_phrase(before, side, line, look.language),
    }
}
