//! The legend: every symbol with its meaning.

use crate::games::face::{LegendSection, Look, SymbolName};
use crate::words::word;

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::show::emojis::Emojis;

use super::playable::Playables;

/// The legend, with what it shows in words.
pub async fn legend_of(bot: &Bot, look: Look) -> Result<Answer, Failure> {
    let content = word(look.language, "legend-about");
    let Some(legend) = Playables::usual(&bot.referee).face().legend(look) else { return Ok(Answer::sentence(content)) };
    let story = in_words(&legend.sections, &bot.emojis);
    let picture = Some(bot.gallery.once(legend.drawing).await?);
    Ok(Answer { content, story, picture, ..Answer::default() })
}

/// The names of what has an emoji, each behind it: a line for each section. Nothing without emojis, because the picture
/// says more.
fn in_words(sections: &[LegendSection], emojis: &Emojis) -> Vec<String> {
    let named = |symbol: &SymbolName| Some(format!("{} {}", emojis.text(symbol.id)?, symbol.name));
    let lines = sections.iter().map(|section| (section, section.symbols.iter().filter_map(named).collect::<Vec<_>>()));
    let lines = lines.filter(|(_, names)| !names.is_empty());
    lines.map(|(section, names)| format!("**{}**\n{}", section.heading, names.join(" \u{2003}"))).collect()
}
