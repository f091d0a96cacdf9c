//! The message of a round: its matches and their results.

use crate::league::ids::Group;
use crate::league::season::{Match, MatchStatus};
use crate::words::text;

use crate::discord::league::ask::season_name;
use crate::discord::league::people::{mention_of, name_of, user_of};
use crate::discord::say::answer::Answer;
use crate::discord::say::moment::moment;
use crate::store::UnixMs;

use super::Telling;

/// The message of a round; `None` if it is not published.
pub fn message(telling: &Telling<'_>, group: Group, number: u32) -> Option<Answer> {
    let (book, language) = (telling.book, telling.language);
    let season = book.log.season();
    let round = season.round(group, number)?;
    let arguments = [
        ("season", season_name(book, language).into()),
        ("round", number.into()),
        ("deadline", moment(UnixMs(round.deadline_ms)).into()),
    ];
    let title = text(language, "season-round", &arguments);
    let found = round.matches.iter().filter_map(|of| season.matches.get(of));
    let mut story: Vec<String> = found.map(|of| line(telling, of)).collect();
    if let Some(bye) = round.bye {
        story.push(text(language, "season-bye", &[("player", mention_of(book, bye, language).into())]));
    }
    let mention = round.bye.and_then(|bye| user_of(book, bye)).map(|user| user.0);
    Some(Answer { story, mention, ..Answer::sentence(title) })
}

/// A match of a round.
fn line(telling: &Telling<'_>, of: &Match) -> String {
    let (book, language) = (telling.book, telling.language);
    let kind = book.log.season().kind();
    let key = match of.status(kind) {
        MatchStatus::Waiting => "season-match-waiting",
        MatchStatus::Running => "season-match-running",
        MatchStatus::Queued => "season-match-queued",
        MatchStatus::Closed => "season-match-closed",
    };
    let arguments = [
        ("match", of.id.0.into()),
        ("first", name_of(book, of.players[0], language).into()),
        ("second", name_of(book, of.players[1], language).into()),
    ];
    text(language, key, &arguments)
}

/// A round that cannot be paired.
pub fn stuck(telling: &Telling<'_>, group: Group, number: u32) -> Option<Answer> {
    let (book, language) = (telling.book, telling.language);
    book.log.season().round(group, number).is_none().then(|| {
        let arguments = [("season", season_name(book, language).into()), ("round", number.into())];
        Answer::sentence(text(language, "season-stuck", &arguments))
    })
}
