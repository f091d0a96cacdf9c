//! `/log`

use sztab_game::Language;
use sztab_referee::Session;
use sztab_words::{text, word};

use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::session::admin_panel::notices::ruling_lines;

use super::support::answer::answer;
use super::support::context::{Context, theme};
use super::support::place::newest_session;

/// Maximum length of the story shown, in characters; the embeds of a message hold slightly more.
const MAX_STORY_CHARACTERS: usize = 5000;

/// Maximum number of organisers' decisions shown, newest ones; this many fit in a message even with long reasons.
const MAX_RULINGS: usize = 4;

/// Shows the log, latest line last, as far as it fits in a message, and a chart of the points.
#[poise::command(slash_command, guild_only)]
pub async fn log(context: Context<'_>) -> Result<(), Failure> {
    let log = async {
        let (bot, theme) = (context.data(), theme(context).await);
        let language = theme.language;
        let session = newest_session(context).await?;
        let history = bot.referee.history(session.record.id, session.seq).await?;
        let narrative = history.all();
        let lines = session.view().narrative_lines(session.game(), &narrative, language);
        let picture = bot.gallery.course(&session, theme, &narrative).await?;
        let shown = newest(&lines);
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
        let content = match rulings(context, &session, language).await? {
            Some(rulings) => format!("{content}\n{rulings}"),
            None => content,
        };
        Ok(Answer { content, story: shown.to_vec(), picture, ..Answer::default() })
    };
    answer(context, Box::pin(log)).await
}

/// Lines about organisers' decisions on the game, as many as a message holds.
async fn rulings(context: Context<'_>, session: &Session, language: Language) -> Result<Option<String>, Failure> {
    let referee = &context.data().referee;
    let rulings = referee.rulings(session.record.id).await?;
    let shown = rulings.iter().skip(rulings.len().saturating_sub(MAX_RULINGS));
    let lines: Vec<String> = shown.flat_map(|ruled| ruling_lines(referee, &session.record, ruled, language)).collect();
    Ok(Some(lines.join("\n")).filter(|lines| !lines.is_empty()))
}

/// The last lines that fit in a message.
fn newest(lines: &[String]) -> &[String] {
    let mut length = 0;
    let fitting = lines.iter().rev().take_while(|line| {
        length += line.chars().count() + 1;
        length <= MAX_STORY_CHARACTERS
    });
    &lines[lines.len() - fitting.count()..]
}

#[cfg(test)]
mod tests {
    use super::newest;

    #[test]
    fn the_end_of_a_long_story_is_told() {
        let lines: Vec<String> = (0..1000).map(|number| format!("line {number} of a long story")).collect();
        let told = newest(&lines);
        assert_eq!(told.last(), lines.last());
        assert!(
            told.len() > 100 && told.iter().map(|line| line.len() + 1).sum::<usize>() <= super::MAX_STORY_CHARACTERS
        );
        assert_eq!(newest(&lines[..3]), &lines[..3]);
    }
}
