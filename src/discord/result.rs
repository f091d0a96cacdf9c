//! How a game ended: the last post of its channel, and the message that it was opened with.

use crate::games::Language;
use crate::games::neuroshima::rules::Side;
use crate::games::neuroshima::words::{outcome_phrase, unit_name};
use crate::referee::{History, LobbyOptions, Table};
use crate::store::{Game as Record, Status};
use crate::words::{text, word};

use super::answer::Answer;
use super::bot::Bot;
use super::failure::Failure;
use super::lobby;
use super::post::{Delivery, story_of};
use super::scene::Marks;

impl Bot {
    /// The result, and the seed that was committed to. Notifies both players.
    pub(super) async fn over(&self, history: &History, language: Language) -> Answer {
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
    pub(super) async fn lobby_result(&self, record: &Record) -> Result<Delivery, Failure> {
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

/// In one line what the Battles brought that a post comes after. `None` if there were none.
pub fn toll(history: &History, language: Language) -> Option<String> {
    let tolls = history.tolls();
    let (first, last) = (tolls.first()?, tolls.last()?);
    let roster = history.game().roster();
    let army = |side: Side| roster.army(side).name.in_language(language).to_owned();
    let points = |side: Side| {
        let (before, after) = (first.before.points[side.index()], last.after.points[side.index()]);
        let key = if before == after { "toll-points-same" } else { "toll-points" };
        let arguments = [("army", army(side).into()), ("before", before.into()), ("after", after.into())];
        text(language, key, &arguments)
    };
    let losses = |side: Side| {
        let lost = tolls.iter().flat_map(|toll| toll.lost.iter().map(move |unit| (toll, unit)));
        let own = lost.filter(|(_, unit)| unit.owner == side);
        let units: Vec<String> =
            own.map(|(toll, unit)| unit_name(language, roster, toll.before.board, *unit)).collect();
        let units = (!units.is_empty()).then(|| units.join(&word(language, "list-comma")))?;
        Some(text(language, "toll-lost", &[("army", army(side).into()), ("units", units.into())]))
    };
    let lost: Vec<String> = roster.sides().filter_map(losses).collect();
    let lost = if lost.is_empty() { word(language, "toll-lost-nobody") } else { lost.join("; ") };
    let points = roster.sides().map(points).collect::<Vec<_>>().join(&word(language, "list-comma"));
    Some(text(language, "toll", &[("points", points.into()), ("lost", lost.into())]))
}
