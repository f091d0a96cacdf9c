//! How a game ended: the last post of its channel, and the message that it was opened with.

use crate::games::Language;
use crate::games::neuroshima::rules::Side;
use crate::games::neuroshima::words::outcome_phrase;
use crate::referee::{History, LobbyOptions, Table};
use crate::store::{Game as Record, Status};
use crate::words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::show::marks::Marks;
use crate::discord::table::delivery::Delivery;
use crate::discord::table::lobby;

use super::story::{story_of, toll};

impl Bot {
    /// The result, and the seed that was committed to. Notifies both players.
    pub(crate) async fn over(&self, history: &History, language: Language) -> Answer {
        let table = &history.table;
        let picture = self.posted_picture(table, language, Marks::default()).await;
        let outcome = table.game.outcome().map(|outcome| outcome_phrase(language, table.game.roster(), outcome));
        let title: Vec<String> = [word(language, "post-over")].into_iter().chain(outcome).collect();
        let mut content = vec![title.join(" ")];
        content.extend(players(table, language));
        content.extend(toll(history, language));
        if table.record.is_sealed {
            content.push(word(language, "mirror-seed-later"));
        } else if let Some(started) = &table.record.started {
            let seed = crate::games::neuroshima::rules::opening::hexadecimal(&started.seed.0);
            content.push(text(language, "post-seed", &[("seed", seed.into())]));
        }
        let sides = table.game.roster().sides();
        Answer {
            content: content.join("\n"),
            story: story_of(table, language, &history.told()),
            rows: vec![lobby::rematch_button(table, language)],
            picture,
            mentions: sides.filter_map(|side| table.player(side)).map(|user| user.0).collect(),
            ..Answer::default()
        }
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
                    let outcome = table.game.outcome();
                    let outcome = outcome.map(|outcome| outcome_phrase(language, table.game.roster(), outcome));
                    let arguments = [("game", game.id.0.into()), ("outcome", outcome.unwrap_or_default().into())];
                    lines.push(text(language, "result-title", &arguments));
                    lines.extend(players(&table, language));
                }
                Status::Cancelled => lines.push(text(language, "result-closed", &[("game", game.id.0.into())])),
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

/// Each player with army and HQ points, the winner marked.
fn players(table: &Table, language: Language) -> Vec<String> {
    let roster = table.game.roster();
    let winner = table.game.outcome().and_then(|outcome| outcome.winner);
    let line = |side: Side| {
        let player = table.player(side).map_or_else(String::new, |user| format!("<@{user}>"));
        let army = roster.army(side).name.in_language(language).to_owned();
        let points = table.game.arrangement().points[side.index()];
        let key = if winner == Some(side) { "result-winner" } else { "result-player" };
        text(language, key, &[("player", player.into()), ("army", army.into()), ("points", points.into())])
    };
    roster.sides().map(line).collect()
}
