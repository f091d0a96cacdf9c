//! Links to the films of chapters, which have their own posts.

use sztab_game::Language;
use sztab_referee::{History, PostKind, Session};
use sztab_store::{GameId, LiveMessage, Post, PostState, Seq};
use sztab_words::{text, word};

use crate::discord::bot::Bot;

/// Links to the posts with the films of chapters; `None` if there are no films. An element that is `None` stands for a
/// film that has not been sent yet.
fn film_links_text(session: &Session, films: &[Option<LiveMessage>], language: Language) -> Option<String> {
    let (record, chapter) = (&session.record, session.view().chapter_id());
    let sent: Vec<&LiveMessage> = films.iter().flatten().collect();
    if sent.len() < films.len() {
        return Some(text(language, "films-follow", &[("number", films.len().into()), ("chapter", chapter.into())]));
    }
    let link = |(number, film): (usize, &LiveMessage)| {
        let address = format!("https://discord.com/channels/{}/{}/{}", record.guild, film.channel, film.message);
        text(
            language,
            "film-link",
            &[("number", number.into()), ("address", address.into()), ("chapter", chapter.into())],
        )
    };
    match films.len() {
        0 => None,
        number => {
            let links: Vec<String> = (1..).zip(sent).map(link).collect();
            let links = links.join(&word(language, "list-comma"));
            Some(text(
                language,
                "films",
                &[("number", number.into()), ("links", links.into()), ("chapter", chapter.into())],
            ))
        }
    }
}

/// Links to the films of the chapters described in a live post.
pub async fn find_film_links(bot: &Bot, history: &History, language: Language) -> Option<String> {
    let record = &history.session.record;
    let films = find_films_after(bot, record.id, history.line_before_live_post()).await;
    // Only films that were sent: there is no message to link to for a film that failed.
    let told = films.into_iter().filter(|(seq, film)| *seq <= history.session.seq && film.is_some());
    let told: Vec<Option<LiveMessage>> = told.map(|(_, film)| film).collect();
    film_links_text(&history.session, &told, language)
}

/// Links to the films of the latest chapters, for the private message of a turn: those since the player was last
/// called to act, or otherwise those before.
pub async fn find_latest_film_links(bot: &Bot, session: &Session, language: Language) -> Option<String> {
    let calls = bot.referee.store().load_last_prompt_lines(session.record.id).await;
    let calls = calls.inspect_err(|error| tracing::error!(%error, "posts cannot be read")).ok()?;
    let (last, before) = (calls.first().copied(), calls.get(1).copied());
    let mut films = find_films_after(bot, session.record.id, before.unwrap_or(Seq::OPENING)).await;
    if films.iter().any(|(seq, _)| Some(*seq) > last) {
        films.retain(|(seq, _)| Some(*seq) > last);
    }
    let films: Vec<Option<LiveMessage>> = films.into_iter().map(|(_, film)| film).collect();
    film_links_text(session, &films, language)
}

/// The messages with the films of chapters after a line; `None` for a film that has not been sent yet. If they
/// cannot be read, the list is empty, so that the game can continue.
async fn find_films_after(bot: &Bot, game: GameId, after: Seq) -> Vec<(Seq, Option<LiveMessage>)> {
    let posts = bot.referee.store().load_posts_after(game, PostKind::Chapter.key(), after).await;
    let posts = posts.inspect_err(|error| tracing::error!(%error, "posts cannot be read")).unwrap_or_default();
    let posts = posts.into_iter().filter(|post| !matches!(post.state, PostState::GivenUp { .. }));
    let film = |post: Post| {
        let message = post.message().map(|message| LiveMessage { channel: post.channel, message });
        (post.seq, message)
    };
    posts.map(film).collect()
}

/// A link to the film of a chapter in a computer player's turn, identified by the last line of the turn.
pub async fn find_turn_film_link(bot: &Bot, history: &History, acted: Seq, language: Language) -> Option<String> {
    let before = Seq(acted.0.saturating_sub(1));
    let films = find_films_after(bot, history.session.record.id, before).await;
    let first = films.first().map(|(seq, _)| *seq)?;
    let films: Vec<Option<LiveMessage>> =
        films.into_iter().filter(|(seq, _)| *seq == first).map(|(_, film)| film).collect();
    film_links_text(&history.session, &films, language)
}
