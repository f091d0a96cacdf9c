//! What a post says: made from the log at the moment when it is sent.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use crate::games::face::{Called, Focus, Motion};
use crate::games::{Language, Side};
use crate::referee::{
    History, IDLE_DAYS, LobbyOptions, Matter, NOTICE_DAYS, Opened, PostContent, PostKind, RefereeError, Secret, Table,
};
use crate::store::{Game as Record, LiveMessage, Post, PostState, Seq, Status};
use crate::words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::button::ButtonId;
use crate::discord::say::failure::Failure;
use crate::discord::say::operation::Operation;
use crate::discord::table::clock::{deadline_line, players_of};
use crate::discord::table::delivery::Delivery;
use crate::discord::table::lobby;
use crate::discord::table::panel::{Stands, panel};
use crate::discord::table::undo::undo_told;

use super::picture::undrawn;

impl Bot {
    /// Makes a post.
    pub(crate) async fn delivery(&self, post: &Post) -> Result<Delivery, Failure> {
        let content = PostContent::of(post).map_err(RefereeError::from)?;
        let game = post.game()?;
        let record = self.referee.store().game(game).await?;
        let options = LobbyOptions::of(&record)?;
        let language = options.language;
        let is_current = record.last == post.seq;
        match content {
            // A game is refreshed for lines of its log, hence what is refreshed before the first one is the lobby.
            PostContent::Lobby => return self.lobby(content, &record, post).await,
            PostContent::Refresh if post.seq == Seq::OPENING => return self.lobby(content, &record, post).await,
            PostContent::Call { user } => {
                let call = lobby::call(&self.referee, &record, &options, user);
                return Ok(call.map_or(Delivery::Nothing, Delivery::Send));
            }
            PostContent::Joined { user } => {
                let posts = self.referee.store().posts(game).await?;
                let joined = lobby::joined(&self.referee, &record, &options, user, post, &posts);
                return Ok(joined.map_or(Delivery::Nothing, Delivery::Send));
            }
            PostContent::Trouble(place) => return self.trouble(&record, language, place).await,
            PostContent::DirectTrouble(place) => return self.direct_trouble(&record, language, place, post).await,
            PostContent::LobbyResult => return self.lobby_result(&record).await,
            PostContent::DirectResult => return self.direct_result(&record, post).await,
            PostContent::OneGame => return Ok(Delivery::Send(Answer::sentence(word(language, "mirror-one-game")))),
            PostContent::Closed => {
                let days = [("days", (IDLE_DAYS + NOTICE_DAYS).into())];
                return Ok(Delivery::Send(Answer::sentence(text(language, "clock-closed", &days))));
            }
            PostContent::Refresh if !is_current => return Ok(Delivery::Nothing),
            _ => {}
        }
        let history = self.referee.history(game, post.seq).await?;
        // Buttons of an older version would only be refused: the post that is still to come has them.
        let has_buttons = is_current && record.status == Status::Running;
        Ok(match (content, record.live) {
            // A request at an older version would only be refused.
            (PostContent::UndoRequest(asked), _) if has_buttons => {
                Delivery::Send(self.undo_request(&history.table, language, asked, post.seq).await?)
            }
            (PostContent::UndoRequest(_), _) => Delivery::Nothing,
            (PostContent::UndoAnswer { answer, request }, _) => {
                match self.undo_answered(&history.table, language, answer, request, post).await? {
                    Some((message, answer)) => Delivery::Edit(message, answer),
                    None => Delivery::Nothing,
                }
            }
            (PostContent::UndoTold { request, .. }, _) => undo_told(&history.table, language, request),
            (
                PostContent::Reminder { .. }
                | PostContent::DirectReminder { .. }
                | PostContent::Idle { .. }
                | PostContent::NextUp { .. }
                | PostContent::Fall { .. }
                | PostContent::DrawOffer { .. }
                | PostContent::SeatOffer(_),
                _,
            ) => self.call(content, &history.table, language, has_buttons).await?,
            (PostContent::FallAnswer { .. } | PostContent::DrawAnswer { .. } | PostContent::SeatAnswer { .. }, _) => {
                self.answered(content, &history.table, language, post).await?
            }
            (PostContent::Agreed { matter, side }, _) => {
                Delivery::Send(self.agreed(&history.table, language, matter, side).await?)
            }
            (PostContent::Opening, _) => Delivery::Send(opening(&history.table, language)),
            (PostContent::Battle { number }, _) => Delivery::Send(self.chapter(&history, language, number).await),
            (PostContent::Over, _) => Delivery::Send(self.over(&history, language).await),
            (PostContent::Refresh, Some(live)) => {
                let mut answer = self.turn(&history, language, has_buttons).await;
                if has_buttons && self.is_played_in_private(&history.table, live) {
                    answer.rows = Self::my_turn_row(&history.table, language);
                }
                Delivery::Edit(live, answer)
            }
            (
                PostContent::Lobby
                | PostContent::Call { .. }
                | PostContent::Joined { .. }
                | PostContent::Closed
                | PostContent::LobbyResult
                | PostContent::OneGame
                | PostContent::Trouble(_)
                | PostContent::DirectTrouble(_)
                | PostContent::DirectResult
                | PostContent::Turn
                | PostContent::Refresh,
                _,
            ) => Delivery::Send(self.turn(&history, language, has_buttons).await),
        })
    }

    /// The lobby as it stands, in the message that shows it.
    async fn lobby(&self, content: PostContent, record: &Record, post: &Post) -> Result<Delivery, Failure> {
        let options = LobbyOptions::of(record)?;
        let picture = self.banners(record, &options).await;
        let answer = Answer { picture, ..lobby::message(&self.referee, record, &options) };
        if content == PostContent::Lobby {
            return Ok(Delivery::Send(answer));
        }
        let posts = self.referee.store().posts(record.id).await?;
        let shown = posts.iter().rev().filter(|earlier| earlier.channel == post.channel).find_map(|earlier| {
            match (PostKind::of_word(&earlier.kind)?, &earlier.state) {
                (PostKind::Lobby | PostKind::Refresh, PostState::Sent { message, .. }) if earlier.seq == post.seq => {
                    Some(LiveMessage { channel: post.channel, message: *message })
                }
                _ => None,
            }
        });
        Ok(match shown {
            Some(message) => Delivery::Edit(message, answer),
            None if record.status == Status::Lobby => Delivery::Send(answer),
            None => Delivery::Nothing,
        })
    }

    /// Who has to act, what led to it, the board, and the buttons.
    async fn turn(&self, history: &History, language: Language, has_buttons: bool) -> Answer {
        let table = &history.table;
        let told = history.told();
        let picture = self.posted_picture(table, language, Focus::Latest(&told)).await;
        let (game, face) = (table.game(), table.face());
        let call = |side| face.call(game, &Called { side, player: &players_of(table, side, language) }, language);
        let (sentences, questions): (Vec<String>, Vec<Vec<String>>) =
            game.waiting().iter().map(call).map(|call| (call.sentence, call.question)).unzip();
        let mut content = sentences;
        content.extend(self.secrets(history, language).await);
        content.extend(face.toll(game, &history.chapters(), language));
        content.extend(questions.concat());
        if let Some(side) = history.taken_back() {
            let army = face.side_name(game, side, language);
            content.push(text(language, "undo-note", &[("army", army.into())]));
        }
        if has_buttons {
            // Nobody is kept from playing because the time cannot be read.
            let deadline = self.referee.deadline(table, self.now()).await;
            let deadline =
                deadline.inspect_err(|error| tracing::error!(%error, "a clock cannot be read")).ok().flatten();
            content.extend(deadline.map(|deadline| deadline_line(table, &deadline, language)));
        }
        Answer {
            content: content.join("\n"),
            story: face.story(game, &told, language),
            rows: if has_buttons { panel(table, language, Stands::Public) } else { Vec::new() },
            picture,
            mentions: game.waiting().iter().filter_map(|side| table.player(side)).map(|user| user.0).collect(),
            ..Answer::default()
        }
    }

    /// One of several who are asked has agreed, and the others have not yet.
    async fn agreed(&self, table: &Table, language: Language, matter: Matter, side: Side) -> Result<Answer, Failure> {
        let left = table.asked_about(matter).difference(self.referee.agreed(table, matter).await?);
        let arguments = [
            ("player", players_of(table, side, language).into()),
            ("others", players_of(table, left, language).into()),
        ];
        Ok(Answer::sentence(text(language, "agreed-so-far", &arguments)))
    }

    /// What is said of secret lines: their commitments, and the proof of those that were opened.
    async fn secrets(&self, history: &History, language: Language) -> Vec<String> {
        // A post without them is better than none: they stand in the next one.
        let secrets = self.referee.secrets(history).await;
        let secrets = secrets.inspect_err(|error| tracing::error!(%error, "secret lines cannot be read"));
        let line = |secret: Secret| {
            let player = players_of(&history.table, secret.side, language);
            match secret.opened {
                None => text(
                    language,
                    "secret-closed",
                    &[("player", player.into()), ("commitment", secret.commitment.into())],
                ),
                Some(Opened { line, salt }) => {
                    let arguments = [("player", player.into()), ("line", line.into()), ("salt", salt.into())];
                    text(language, "secret-opened", &arguments)
                }
            }
        };
        secrets.unwrap_or_default().into_iter().map(line).collect()
    }

    /// The story of a chapter, its film, which ends with the board that it left, and a button for stills.
    async fn chapter(&self, history: &History, language: Language, number: usize) -> Answer {
        let table = &history.table;
        // A chapter is told even where nobody can be called to it.
        let watchers = self.referee.store().watchers(table.record.id).await.unwrap_or_else(|error| {
            tracing::error!(%error, "watchers cannot be read");
            Vec::new()
        });
        let told = history.chapter(number);
        let mut lines = table.face().chapter(table.game(), &told, language);
        let look = self.public_look(language);
        let drawn = self.gallery.chapter(table, look, number, &told, Motion::Film).await;
        let has_film = !matches!(drawn, Ok(None));
        let picture = drawn.inspect_err(|error| undrawn(table, error)).ok().flatten();
        let stills = ButtonId::new(table.record.id, table.seq, Operation::Stills, number.to_string());
        let stills = CreateButton::new(stills.to_string()).label(word(language, "stills"));
        let stills = CreateActionRow::Buttons(vec![stills.style(ButtonStyle::Secondary)]);
        let rows = if has_film { vec![stills] } else { Vec::new() };
        let mut content = if lines.is_empty() { String::new() } else { lines.remove(0) };
        if !watchers.is_empty() {
            let called: Vec<String> = watchers.iter().map(|user| format!("<@{user}>")).collect();
            content = format!("{content}\n-# {}", called.join(" "));
        }
        let mentions = watchers.into_iter().map(|user| user.0).collect();
        Answer { content, story: lines, rows, picture, mentions, ..Answer::default() }
    }
}

/// Armies, who starts, and what is known of the shuffle.
fn opening(table: &Table, language: Language) -> Answer {
    let mut lines = vec![text(language, "opening-title", &[("game", table.record.id.0.into())])];
    for side in table.game().sides().iter() {
        let player = players_of(table, side, language);
        let army = table.face().side_name(table.game(), side, language);
        let key = if side.index() == 0 { "opening-first" } else { "opening-second" };
        lines.push(text(language, key, &[("player", player.into()), ("army", army.into())]));
    }
    if let Some(other) = LobbyOptions::of(&table.record).ok().and_then(|options| options.mirrors) {
        lines.push(text(language, "mirror-opening", &[("game", other.into())]));
    }
    if let Some(started) = &table.record.started {
        let commitment = started.commitment.clone();
        lines.push(text(language, "opening-commitment", &[("commitment", commitment.into())]));
    }
    Answer::sentence(lines.join("\n"))
}
