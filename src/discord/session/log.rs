//! `/log`

use sztab_game::Language;
use sztab_referee::Session;
use sztab_words::{text, word};

use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::session::admin_panel::notices::ruling_lines;

use crate::discord::session::command::answer::answer;
use crate::discord::session::command::context::{Context, find_theme};
use crate::discord::session::command::place::find_newest_session;

/// Maximum length of the story shown, in characters; the embeds of a message hold slightly more.
const MAX_STORY_CHARACTERS: usize = 5000;

/// Maximum number of organisers' decisions shown, newest ones; this many fit in a message even with long reasons.
const MAX_RULINGS: usize = 4;

/// Shows the log, latest line last, as far as it fits in a message, and a chart of the points.
#[poise::command(slash_command, guild_only)]
pub async fn log(context: Context<'_>) -> Result<(), Failure> {
    let log = async {
        let (bot, theme) = (context.data(), find_theme(context).await);
        let language = theme.language;
        let session = find_newest_session(context).await?;
        let history = bot.referee.load_history(session.record.id, session.seq).await?;
        let narrative = history.full_narrative();
        let lines = session.view().narrative_lines(session.game(), &narrative, language);
        let picture = bot.gallery.draw_course(&session, theme, &narrative).await?;
        let shown = last_fitting_lines(&lines);
        let left_out = lines.len() - shown.len();
        let content = if lines.is_empty() {
            word(language, "log-empty")
        } else if left_out > 0 {
            text(language, "log-newest", &[("lines", shown.len().into()), ("earlier", left_out.into())])
        } else {
            word(language, "log-whole")
        };
        let content = match bot.referee.count_undos(session.record.id, session.seq).await? {
            0 => content,
            times => format!("{content}\n{}", text(language, "log-undone", &[("times", times.into())])),
        };
        let content = match find_ruling_lines(context, &session, language).await? {
            Some(rulings) => format!("{content}\n{rulings}"),
            None => content,
        };
        Ok(Answer { content, story: shown.to_vec(), picture, ..Answer::default() })
    };
    answer(context, Box::pin(log)).await
}

/// Lines about organisers' decisions on the game, as many as a message holds.
async fn find_ruling_lines(
    context: Context<'_>,
    session: &Session,
    language: Language,
) -> Result<Option<String>, Failure> {
    let referee = &context.data().referee;
    let rulings = referee.load_rulings(session.record.id).await?;
    let shown = rulings.iter().skip(rulings.len().saturating_sub(MAX_RULINGS));
    let lines: Vec<String> = shown.flat_map(|ruled| ruling_lines(referee, &session.record, ruled, language)).collect();
    Ok(Some(lines.join("\n")).filter(|lines| !lines.is_empty()))
}

/// The last lines that fit in a message.
pub fn last_fitting_lines(lines: &[String]) -> &[String] {
    let mut length = 0;
    let fitting = lines.iter().rev().take_while(|line| {
        length += line.chars().count() + 1;
        length <= MAX_STORY_CHARACTERS
    });
    &lines[lines.len() - fitting.count()..]
}

#[cfg(test)]
mod tests {
    use super::last_fitting_lines;

    #[test]
    fn long_stories_are_cut_at_the_beginning() {
        let lines: Vec<String> = (0..1000).map(|number| format!("line {number} of a long story")).collect();
        let told = last_fitting_lines(&lines);
        assert_eq!(told.last(), lines.last());
        assert!(
            told.len() > 100 && told.iter().map(|line| line.len() + 1).sum::<usize>() <= super::MAX_STORY_CHARACTERS
        );
        assert_eq!(last_fitting_lines(&lines[..3]), &lines[..3]);
    }
}
