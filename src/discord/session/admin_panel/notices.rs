//! Organisers' decisions as shown in public.

use sztab_game::{Language, Side, Sides};
use sztab_referee::clock::Clock;
use sztab_referee::{Referee, Ruling, StoredRuling};
use sztab_store::{Game as Record, InteractionId, Status};
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::names::escape_name;
use crate::discord::session::delivery::Delivery;
use crate::discord::session::playable::Playables;

/// The name of a side's faction, read from the game's database row alone.
pub fn recorded_faction(referee: &Referee, record: &Record, side: Side, language: Language) -> String {
    let id =
        record.seats.iter().find(|seat| seat.seat == side.0).and_then(|seat| seat.faction.clone()).unwrap_or_default();
    Playables::of_session(referee, record).name(&id, language).unwrap_or(id)
}

/// A decision and the organiser who made it, with the reason on a separate line.
pub fn ruling_lines(referee: &Referee, record: &Record, ruled: &StoredRuling, language: Language) -> [String; 2] {
    let faction = |side: Option<Side>| match side {
        Some(side) => recorded_faction(referee, record, side, language),
        None => word(language, "ruled-all"),
    };
    let organiser = ("organiser", format!("<@{}>", ruled.kept.organiser).into());
    let what = match ruled.ruling {
        Some(Ruling::Extend { side, amount }) => {
            let is_live = Clock::from_record(record).is_some_and(|clock| clock.control.is_live());
            let unit = if is_live { "minutes" } else { "hours" };
            let arguments =
                [("faction", faction(side).into()), ("amount", amount.into()), ("unit", unit.into()), organiser];
            text(language, "ruled-extend", &arguments)
        }
        Some(Ruling::Award(Some(side))) => {
            text(language, "ruled-award", &[("faction", faction(Some(side)).into()), organiser])
        }
        Some(Ruling::Award(None)) => text(language, "ruled-draw", &[organiser]),
        Some(Ruling::Remove(side)) => {
            text(language, "ruled-remove", &[("faction", faction(Some(side)).into()), organiser])
        }
        Some(Ruling::Annul) => text(language, "ruled-annul", &[organiser]),
        None => text(language, "ruled-unknown", &[organiser]),
    };
    [what, text(language, "ruled-reason", &[("reason", escape_name(&ruled.kept.reason).into())])]
}

/// The sides that a decision about a running game does not concern: those that were out of it before.
async fn find_eliminated_sides(bot: &Bot, record: &Record, ruled: &StoredRuling) -> Result<Sides, Failure> {
    if record.status != Status::Running {
        return Ok(Sides::NONE);
    }
    let session = bot.referee.load_session(record.id).await?;
    let put_out = |side| ruled.ruling == Some(Ruling::Remove(side));
    Ok(session.game().sides().iter().filter(|&side| session.is_out(side) && !put_out(side)).collect())
}

/// The post about a decision. Players are pinged unless a post about the result pings them.
pub async fn build_ruling_post(
    bot: &Bot,
    record: &Record,
    press: InteractionId,
    language: Language,
) -> Result<Delivery, Failure> {
    let Some(ruled) = bot.referee.find_ruling(record.id, press).await? else { return Ok(Delivery::Nothing) };
    let mut content = ruling_lines(&bot.referee, record, &ruled, language).to_vec();
    let mut mentions = Vec::new();
    if record.status != Status::Over {
        let is_out = find_eliminated_sides(bot, record, &ruled).await?;
        let concerned = record.seats.iter().filter(|seat| !is_out.contains(Side(seat.seat)));
        mentions = concerned.map(|seat| seat.user).filter(|&user| sztab_referee::is_person(user)).collect();
        let called: Vec<String> = mentions.iter().map(|user| format!("<@{user}>")).collect();
        content.push(format!("-# {}", called.join(" ")));
    }
    let mentions = mentions.into_iter().map(|user| user.0).collect();
    Ok(Delivery::Send(Answer { mentions, ..Answer::sentence(content.join("\n")) }))
}
