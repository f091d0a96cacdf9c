//! Games against computer players: the bot plays a side itself.

use serenity::http::Http;

use sztab_game::{Kind, Language};
use sztab_referee::{
    ComputerPlayer, FactionChoice, FactionMode, Interaction, LobbyOptions, Place, ServerSettings, Venue,
};
use sztab_store::Player;
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;

use super::threads::{link_to, own_thread};

/// The place of the strength that is meant unless another one is asked for, among those of a game.
const USUAL_LEVEL: usize = 1;

/// The word of a strength of a game: that of a level, counted from 0 with the weakest, or the usual one. Empty if the
/// program does not play it.
pub fn strength_at(kind: Option<Kind>, level: Option<usize>) -> &'static str {
    let strengths = kind.map_or(&[][..], |kind| kind.strengths());
    strengths.get(level.unwrap_or(USUAL_LEVEL)).or(strengths.last()).copied().unwrap_or_default()
}

/// A game against computer players as a user asks for it.
#[derive(Debug, Clone)]
pub struct AgainstComputers<'a> {
    /// Where it is asked for.
    pub venue: Venue,
    /// True if that is a thread, in which there are no further threads.
    pub is_thread: bool,
    /// Player who asks.
    pub host: Player,
    /// The faction that the user wants.
    pub faction: FactionChoice,
    /// The terms, with the computer player among them.
    pub options: LobbyOptions,
    /// Settings of the server.
    pub settings: &'a ServerSettings,
    /// The command.
    pub interaction: Interaction,
    /// The language of the user who asks.
    pub language: Language,
}

/// The computer player at a strength, named in the language of the session's posts.
pub fn computer(strength: &str, language: Language) -> ComputerPlayer {
    let word = word(language, &format!("house-strength-{strength}"));
    ComputerPlayer { strength: strength.to_owned(), name: text(language, "house-name", &[("strength", word.into())]) }
}

/// The computer player in so many seats, with numbers where they are several.
pub fn computers(strength: &str, seats: usize, language: Language) -> Vec<ComputerPlayer> {
    let numbered = |number: usize| {
        let computer = computer(strength, language);
        if seats == 1 { computer } else { ComputerPlayer { name: format!("{} {number}", computer.name), ..computer } }
    };
    (1..=seats).map(numbered).collect()
}

impl AgainstComputers<'_> {
    /// The key of the sentence that refuses terms on which the computer player does not play.
    fn refusal(&self) -> Option<&'static str> {
        let refused = [
            ("house-no-draft", self.options.factions == FactionMode::Draft),
            ("house-no-mirror", self.options.mirror.is_some()),
            ("house-unrated", self.options.rated && !self.settings.rates_house),
        ];
        refused.into_iter().find(|(_, holds)| *holds).map(|(key, _)| key)
    }
}

impl Bot {
    /// Begins a game against computer players. Where the user still has to choose a faction it opens the session.
    pub(crate) async fn play_against_computers(
        &self,
        http: &Http,
        asked: AgainstComputers<'_>,
    ) -> Result<Answer, Failure> {
        if let Some(refusal) = asked.refusal() {
            return Err(Failure::Said(refusal));
        }
        let AgainstComputers { venue, is_thread, host, faction, mut options, interaction, language, .. } = asked;
        let is_here = is_thread || options.place == Place::Here;
        if options.factions == FactionMode::Choose && faction == FactionChoice::Open {
            self.referee.open_lobby(venue, host, &faction, &options, interaction).await?;
            self.notify_outbox();
            return Ok(Answer::sentence(word(language, "lobby-opened")));
        }
        // A game without a lobby has no message in the channel beside its own.
        options.place = Place::Here;
        // Asked before anything is made: a refusal must leave no empty thread behind.
        self.referee.may_play_computers(venue.guild, host.user, &faction, &options).await?;
        let channel = if is_here {
            venue.channel
        } else {
            let other = options.computers.first().map_or("", |computer| computer.name.as_str());
            let name = format!("{} – {other}", host.name);
            own_thread(http, serenity::all::ChannelId::new(venue.channel.0), &name).await?
        };
        let venue = Venue { channel, ..venue };
        self.referee.begin_against_computers(venue, host, &faction, &options, interaction).await?;
        self.notify_outbox();
        Ok(link_to("house-begun", venue, language))
    }
}
