//! Games against computer players: the bot plays a side.

use serenity::http::Http;

use sztab_game::{FactionMode, Kind, Language, Seating};
use sztab_referee::{ComputerPlayer, FactionChoice, Interaction, LobbyOptions, Place, ServerSettings, Venue};
use sztab_store::Player;
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;

use super::threads::{create_thread, link_answer};

/// Index of the default strength among those of a game.
const DEFAULT_LEVEL: usize = 1;

/// The id of a strength in a game: the strength at a level, counted from 0 with the weakest, or the default strength.
/// Empty if the program does not have the game.
pub fn strength_at(kind: Option<Kind>, level: Option<usize>) -> &'static str {
    let strengths = kind.map_or(&[][..], |kind| kind.strengths());
    strengths.get(level.unwrap_or(DEFAULT_LEVEL)).or(strengths.last()).copied().unwrap_or_default()
}

/// A game against computer players as requested by a user.
#[derive(Debug, Clone)]
pub struct AgainstComputers<'a> {
    /// The channel in which the request was made.
    pub venue: Venue,
    /// True if the channel is a thread, which cannot contain further threads.
    pub is_thread: bool,
    /// The player who made the request.
    pub host: Player,
    /// The faction that the player requested.
    pub faction: FactionChoice,
    /// The terms, including the computer players.
    pub options: LobbyOptions,
    /// Settings of the server.
    pub settings: &'a ServerSettings,
    /// The interaction that made the request.
    pub interaction: Interaction,
    /// The player's language.
    pub language: Language,
}

/// The computer player at a given strength, named in the language of the session's posts.
pub fn computer_player(strength: &str, language: Language) -> ComputerPlayer {
    let word = word(language, &format!("house-strength-{strength}"));
    ComputerPlayer { strength: strength.to_owned(), name: text(language, "house-name", &[("strength", word.into())]) }
}

/// Computer players for this many seats, numbered if there are several.
pub fn computer_players(strength: &str, seats: usize, language: Language) -> Vec<ComputerPlayer> {
    let numbered = |number: usize| {
        let computer = computer_player(strength, language);
        if seats == 1 { computer } else { ComputerPlayer { name: format!("{} {number}", computer.name), ..computer } }
    };
    (1..=seats).map(numbered).collect()
}

impl AgainstComputers<'_> {
    /// The translation key of the message that refuses terms on which computer players do not play.
    fn refusal_key(&self, seating: Seating) -> Option<&'static str> {
        let refused = [
            ("house-no-draft", seating.factions == FactionMode::Draft),
            ("house-no-mirror", seating.mirror.is_some()),
            ("house-unrated", self.options.rated && !self.settings.rates_house),
        ];
        refused.into_iter().find(|(_, holds)| *holds).map(|(key, _)| key)
    }
}

/// Begins a game against computer players. If the user still has to choose a faction, opens the lobby instead.
pub async fn play_against_computers(bot: &Bot, http: &Http, asked: AgainstComputers<'_>) -> Result<Answer, Failure> {
    let seating = bot.referee.seating_of(&asked.options);
    if let Some(refusal) = asked.refusal_key(seating) {
        return Err(Failure::Said(refusal));
    }
    let AgainstComputers { venue, is_thread, host, faction, mut options, interaction, language, .. } = asked;
    let is_here = is_thread || options.place == Place::Here;
    if seating.factions == FactionMode::Choose && faction == FactionChoice::Open {
        bot.referee.open_lobby(venue, host, &faction, &options, interaction).await?;
        bot.notify_outbox();
        return Ok(Answer::sentence(word(language, "lobby-opened")));
    }
    // A game without a lobby does not have any other message in the channel.
    options.place = Place::Here;
    // Checked before anything is created, because a refusal must not leave an empty thread behind.
    bot.referee.check_may_play_computers(venue.guild, host.user, &faction, &options).await?;
    let channel = if is_here {
        venue.channel
    } else {
        let other = options.computers.first().map_or("", |computer| computer.name.as_str());
        let name = format!("{} – {other}", host.name);
        create_thread(http, serenity::all::ChannelId::new(venue.channel.0), &name).await?
    };
    let venue = Venue { channel, ..venue };
    bot.referee.begin_against_computers(venue, host, &faction, &options, interaction).await?;
    bot.notify_outbox();
    Ok(link_answer("house-begun", venue, language))
}
