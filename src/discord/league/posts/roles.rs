//! The notice that a role of a league cannot be given or taken.

use sztab_words::text;

use crate::discord::league::ask::season_name;
use crate::discord::say::answer::Answer;

use super::Telling;

/// The notice for the organisers of a server, whose role is called; nothing once the league does without the role.
pub fn trouble(telling: &Telling<'_>, role: u64, organisers: Option<u64>) -> Option<Answer> {
    let league = &telling.book.row.league;
    if ![league.players_role, league.champion_role].contains(&Some(role)) {
        return None;
    }
    let called = organisers.map_or_else(String::new, |organisers| format!("<@&{organisers}> "));
    let arguments =
        [("season", season_name(telling.book, telling.language).into()), ("role", format!("<@&{role}>").into())];
    let content = format!("{called}{}", text(telling.language, "season-role-trouble", &arguments));
    Some(Answer { content, role: organisers, ..Answer::default() })
}
