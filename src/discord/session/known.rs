//! Items that can be looked up in a channel, found by typed text.

use serenity::all::ChannelId;

use sztab_game::Language;
use sztab_game::view::{Entry, GameView, Playable, Topic};
use sztab_referee::{Referee, Session};
use sztab_store::GuildId;

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use sztab_game::view::Theme;

use super::playable::Playables;

/// Items that can be looked up in a channel: those of the channel's game, followed by all other playable ones.
pub struct Known {
    session: Option<Session>,
    view: &'static dyn GameView,
    others: Vec<Playable>,
}

/// Loads the items that can be looked up in a channel.
pub async fn load_known(bot: &Bot, channel: ChannelId) -> Result<Known, Failure> {
    let session = match bot.find_session_in_play(channel).await {
        Ok(session) => Some(session),
        // There is no game in this channel.
        Err(Failure::Said(_)) => None,
        Err(failure) => return Err(failure),
    };
    Ok(Known { session, ..Known::for_new_sessions(&bot.referee) })
}

/// The game that a request about a server refers to if it does not name one: the channel's game, otherwise the most
/// played one, otherwise the default one.
pub async fn find_default_game(
    bot: &Bot,
    guild: GuildId,
    channel: sztab_store::ChannelId,
) -> Result<Playables<'_>, Failure> {
    let store = bot.referee.store();
    let here = match store.load_active_games_in_channel(channel).await?.into_iter().next() {
        Some(record) => Some(record),
        None => store.load_last_ended_game(guild, channel).await?,
    };
    let kind = match here {
        Some(record) => Some(record.kind),
        None => store.load_played_kinds(guild).await?.into_iter().next(),
    };
    let found = kind.and_then(|kind| Playables::of_kind(&bot.referee, &kind));
    Ok(found.unwrap_or_else(|| Playables::of_default_game(&bot.referee)))
}

pub async fn build_card(
    bot: &Bot,
    known: &Known,
    topic: Topic,
    entry: &Entry,
    theme: Theme,
) -> Result<Answer, Failure> {
    let game = known.session.as_ref().map(Session::game);
    let card = known.view().card(topic, game, &known.others, &entry.value, theme);
    let Some(card) = card else { return Ok(Answer::sentence(entry.phrase.clone())) };
    let mut pictures = Vec::new();
    for drawing in card.drawings {
        pictures.push(bot.gallery.draw_uncached(drawing).await?);
    }
    let mut pictures = pictures.into_iter();
    let (picture, further) = (pictures.next(), pictures.collect());
    Ok(Answer { picture, further, ..Answer::sentence(card.title) })
}

impl Known {
    /// The entries for new sessions of the default game.
    pub fn for_new_sessions(referee: &Referee) -> Self {
        Self::for_game(Playables::of_default_game(referee))
    }

    /// The entries for new sessions of a game.
    pub fn for_game(offered: Playables<'_>) -> Self {
        Self { session: None, view: offered.view(), others: offered.all().to_vec() }
    }

    /// View of the game.
    pub fn view(&self) -> &'static dyn GameView {
        self.session.as_ref().map_or(self.view, Session::view)
    }

    /// All entries of one topic.
    pub fn entries(&self, topic: Topic, language: Language) -> Vec<Entry> {
        self.view().entries(topic, self.session.as_ref().map(Session::game), &self.others, language)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::KINDS;
    use crate::discord::session::choice::best_matches;
    use sztab_game::Kind;

    fn find_names(typed: &str) -> Vec<String> {
        let kind: Kind = KINDS[0];
        let others = kind.files().iter().filter_map(|file| kind.view().read_playable(file.data())).collect();
        let known = Known { session: None, view: kind.view(), others };
        let tiles = known.entries(Topic::Parts, Language::Polish);
        best_matches(&tiles, typed).into_iter().map(|entry| entry.value.clone()).collect()
    }

    #[test]
    fn tiles_are_found_by_localized_and_english_names() {
        for typed in ["outpost:runner", "Biegacz (Posterunek)", "runner outpost", "BIEG post", "Posterunek runner"] {
            assert_eq!(find_names(typed), ["outpost:runner"], "{typed}");
        }
        assert_eq!(find_names("silacz post"), ["outpost:brawler"]);
        assert_eq!(find_names("Гібрид"), [""; 0]);
    }

    #[test]
    fn whole_names_precede_partial_matches() {
        assert_eq!(find_names("biegacz"), ["hegemony:runner", "outpost:runner"]);
        assert_eq!(find_names("łowca"), ["moloch:hunter_killer"], "and not the armoured one");
        assert!(find_names("").len() > 70);
    }
}
