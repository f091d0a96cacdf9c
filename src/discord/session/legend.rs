//! The legend: every symbol with its meaning.

use serenity::all::ChannelId;

use sztab_game::view::{LegendSection, SignName, Theme};
use sztab_words::word;

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::show::emojis::Emojis;

/// Number of names per line: a story is split between lines, so no line may be as long as an embed.
const NAMES_PER_LINE: usize = 10;

/// The legend for the game in a channel, as a picture and as text.
pub async fn show_legend(bot: &Bot, channel: ChannelId, theme: Theme) -> Result<Answer, Failure> {
    let content = word(theme.language, "legend-about");
    let Some(legend) = bot.load_known(channel).await?.view().legend(theme) else {
        return Ok(Answer::sentence(content));
    };
    let story = legend_lines(&legend.sections, &bot.emojis);
    let mut cards = Vec::new();
    for drawing in legend.drawings {
        cards.push(bot.gallery.draw_uncached(drawing).await?);
    }
    let mut cards = cards.into_iter();
    Ok(Answer { content, story, picture: cards.next(), further: cards.collect(), ..Answer::default() })
}

/// The names of all symbols, each after its emoji if it has one: ten per line, with a heading before each section.
fn legend_lines(sections: &[LegendSection], emojis: &Emojis) -> Vec<String> {
    let named = |sign: &SignName| match sign.symbol.and_then(|symbol| emojis.text(symbol)) {
        Some(emoji) => format!("{emoji} {}", sign.name),
        None => sign.name.clone(),
    };
    let mut lines = Vec::new();
    for section in sections {
        lines.push(format!("**{}**", section.heading));
        let names: Vec<String> = section.signs.iter().map(named).collect();
        lines.extend(names.chunks(NAMES_PER_LINE).map(|names| names.join(" \u{2003}")));
    }
    lines
}
