//! How a game ended: the last post of its channel, and the message that it was opened with.

use sztab_game::chance::hexadecimal;
use sztab_game::face::Focus;
use sztab_game::{Language, Side};
use sztab_referee::{History, LobbyOptions, Table};
use sztab_store::{Game as Record, Status};
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::{Answer, Picture};
use crate::discord::say::failure::Failure;
use crate::discord::table::clock::{players_of, users_of};
use crate::discord::table::delivery::Delivery;
use crate::discord::table::lobby;

impl Bot {
    /// The result, and the seed that was committed to. Notifies both players.
    pub(crate) async fn over(&self, history: &History, language: Language) -> Answer {
        let table = &history.table;
        let picture = self.result_picture(history, language).await;
        let face = table.face();
        let outcome = face.outcome(table.game(), language);
        let title: Vec<String> = [word(language, "post-over")].into_iter().chain(outcome).collect();
        let mut content = vec![title.join(" ")];
        content.extend(players(table, language));
        content.extend(face.toll(table.game(), &history.chapters(), language));
        if table.record.is_sealed {
            content.push(word(language, "mirror-seed-later"));
        } else if let Some(started) = &table.record.started {
            let seed = hexadecimal(&started.seed.0);
            content.push(text(language, "post-seed", &[("seed", seed.into())]));
        }
        let rematch = lobby::rematch_button(table, language);
        Answer {
            content: content.join("\n"),
            story: face.story(table.game(), &history.told(), language),
            rows: [rematch].into_iter().chain(self.film_button(history, language)).collect(),
            picture,
            mentions: users_of(table, table.game().sides()),
            ..Answer::default()
        }
    }

    /// The result for the channel that the server has named for results, with a link to the game.
    pub(crate) async fn result_for_server(&self, record: &Record, language: Language) -> Result<Answer, Failure> {
        let history = self.referee.history_of(record.clone(), record.last).await?;
        let table = &history.table;
        let picture = self.result_picture(&history, language).await;
        let outcome = table.face().outcome(table.game(), language).unwrap_or_default();
        let mut content =
            vec![text(language, "result-title", &[("game", record.id.0.into()), ("outcome", outcome.into())])];
        content.extend(players(table, language));
        content.push(text(language, "result-place", &[("channel", format!("<#{}>", record.channel).into())]));
        Ok(Answer { content: content.join("\n"), picture, ..Answer::default() })
    }

    /// Makes the message that a game was opened with its result. Of a mirrored match it tells both games.
    pub(crate) async fn lobby_result(&self, record: &Record) -> Result<Delivery, Failure> {
        let Some(message) = self.referee.opening_message(record).await? else { return Ok(Delivery::Nothing) };
        let language = LobbyOptions::of(record)?.language;
        let mut lines = Vec::new();
        for game in self.referee.games_of_match(record).await? {
            let channel = format!("<#{}>", game.channel);
            match game.status {
                Status::Over => {
                    let table = self.referee.table(game.id).await?;
                    let outcome = table.face().outcome(table.game(), language);
                    let arguments = [("game", game.id.0.into()), ("outcome", outcome.unwrap_or_default().into())];
                    lines.push(text(language, "result-title", &arguments));
                    lines.extend(players(&table, language));
                }
                Status::Cancelled => {
                    let is_annulled = self.referee.is_annulled(&game).await?;
                    let key = if is_annulled { "result-annulled" } else { "result-closed" };
                    lines.push(text(language, key, &[("game", game.id.0.into())]));
                }
                Status::Running | Status::Lobby => {
                    lines.push(text(language, "lobby-started", &[("channel", channel.into())]));
                    continue;
                }
            }
            if game.channel != message.channel {
                lines.push(text(language, "result-place", &[("channel", channel.into())]));
            }
        }
        Ok(Delivery::Edit(message, Answer::sentence(lines.join("\n"))))
    }
}

/// What each player came to. Where more than two play, in the order of their places.
fn players(table: &Table, language: Language) -> Vec<String> {
    let line = |side| table.face().result(table.game(), side, &players_of(table, side, language), language);
    let mut sides: Vec<Side> = table.game().sides().iter().collect();
    if let Some(outcome) = table.game().outcome().filter(|_| sides.len() > 2) {
        sides.sort_by_key(|&side| outcome.rank(side));
    }
    sides.into_iter().map(line).collect()
}

/// Notes that a picture could not be drawn.
pub(super) fn undrawn(table: &Table, error: &Failure) {
    tracing::error!(game = table.record.id.0, %error, "a picture cannot be drawn");
}

impl Bot {
    /// The picture of a post. A post without it is better than none: the game goes on.
    pub(super) async fn posted_picture(&self, table: &Table, language: Language, focus: Focus<'_>) -> Option<Picture> {
        let drawn = self.gallery.board(table, self.public_look(language), focus).await;
        drawn.inspect_err(|error| undrawn(table, error)).ok().flatten()
    }

    /// The picture of a result: the card, or the table as it stands where the game has none. One alone: Discord crops
    /// pictures that stand side by side.
    pub(super) async fn result_picture(&self, history: &History, language: Language) -> Option<Picture> {
        let table = &history.table;
        let drawn = self.gallery.result(history, self.public_look(language)).await;
        match drawn.inspect_err(|error| undrawn(table, error)).ok().flatten() {
            Some(card) => Some(card),
            None => self.posted_picture(table, language, Focus::Table).await,
        }
    }
}
