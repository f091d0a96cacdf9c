//! The judges' queue of a season.

use std::collections::BTreeMap;

use crate::games::Language;
use crate::league::ids::MatchId;
use crate::league::season::Match;
use crate::referee::SeasonPost;
use crate::referee::league::SeasonBook;
use crate::words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;

use super::ask::season_name;
use super::people::SeasonNames;
use super::words::{cause, players_of, stamp};

/// Addresses of messages by their matches.
pub type Addresses = BTreeMap<MatchId, String>;

impl Bot {
    /// The judges' queue of a season, with a link to each post.
    pub(crate) async fn queue(&self, book: &SeasonBook, language: Language) -> Result<Answer, Failure> {
        let season = book.log.season();
        let waiting = season.queue();
        let title = [("season", season_name(book, language).into()), ("number", waiting.len().into())];
        let title = text(language, "season-queue-title", &title);
        let addresses = self.addresses(book, |post| match post {
            SeasonPost::Queue { of, .. } => Some(of),
            _ => None,
        });
        let addresses = addresses.await?;
        let names = self.names_of(book, language).await?;
        let story = waiting.into_iter().map(|of| line(of, &addresses, &names, language)).collect();
        Ok(Answer { story, ..Answer::sentence(title) })
    }

    /// Where the messages of some posts of a season are.
    pub(crate) async fn addresses(
        &self,
        book: &SeasonBook,
        of: impl Fn(SeasonPost) -> Option<MatchId> + Send,
    ) -> Result<Addresses, Failure> {
        let posts = self.referee.store().posts(book.row.id).await?;
        let sent = posts.into_iter().filter_map(|post| {
            let of = SeasonPost::of(&post).ok().and_then(&of)?;
            let message = post.message()?;
            let guild = book.row.league.guild;
            Some((of, format!("https://discord.com/channels/{guild}/{}/{message}", post.channel)))
        });
        Ok(sent.collect())
    }
}

fn line(of: &Match, addresses: &Addresses, names: &SeasonNames<'_>, language: Language) -> String {
    let players = players_of(names, of.id, language);
    let players = addresses.get(&of.id).map_or_else(|| players.clone(), |address| format!("[{players}]({address})"));
    let (why, since) = match &of.queued {
        Some(queued) => (cause(queued.cause, language), stamp(queued.at_ms, 'R')),
        None => (word(language, "season-queue-call"), String::new()),
    };
    let arguments =
        [("match", of.id.0.into()), ("players", players.into()), ("cause", why.into()), ("since", since.into())];
    text(language, "season-queue-line", &arguments).trim_end().to_owned()
}
