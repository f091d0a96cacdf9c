//! Pictures and buttons of posts.

use serenity::all::CreateActionRow;

use sztab_game::Language;
use sztab_league::ids::Group;
use sztab_pictures::league::Round;
use sztab_referee::league::SeasonRecord;

use crate::discord::bot::Bot;
use crate::discord::league::controls::Controls;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::session::reader::public_theme;

use super::open::render_last_tables;
use super::reader::Reader;
use super::round::round_page;
use super::view::View;

/// Adds the tables to the message about a season once there are results.
pub async fn with_tables(bot: &Bot, answer: Answer, record: &SeasonRecord, language: Language) -> Answer {
    let reader = Reader::for_everybody(public_theme(bot, language));
    let tables = render_last_tables(bot, record, &reader).await;
    let mut tables = tables.unwrap_or_else(|error| log_undrawable(record, &error)).into_iter();
    Answer { picture: tables.next(), further: tables.collect(), ..answer }
}

/// Adds a picture of a round to the round's message, along with buttons that privately show the picture, the table
/// and the keys of the round's draws.
pub async fn with_round(
    bot: &Bot,
    mut answer: Answer,
    record: &SeasonRecord,
    (group, number): (Group, u32),
    language: Language,
) -> Answer {
    let reader = Reader::for_everybody(public_theme(bot, language));
    if let Some(shown) = round_page(record, group, number, 0, &reader) {
        let drawn = bot.gallery.draw_value("round.png", shown, Round::lines, Round::to_png).await;
        answer.picture = drawn.map_or_else(|error| log_undrawable(record, &error), Some);
    }
    let controls = Controls { record, language };
    let mut buttons = vec![
        controls.view_button(&View::Table { group, page: 0, in_words: false }, "season-view-table"),
        controls.view_button(&View::Round { group, round: number, page: 0 }, "season-view-round"),
    ];
    buttons.extend(controls.keys_button(group, number));
    answer.rows.push(CreateActionRow::Buttons(buttons));
    answer
}

/// Logs the failure to draw a picture: a post without the picture is better than no post.
fn log_undrawable<T: Default>(record: &SeasonRecord, error: &Failure) -> T {
    tracing::error!(season = record.row.id.0, %error, "a picture of a season cannot be drawn");
    T::default()
}
