//! Games against the house: the bot plays a side itself.

use serenity::http::Http;

use sztab_game::{Kind, Language};
use sztab_referee::{Armies, ArmyChoice, House, Interaction, LobbyOptions, Place, ServerSettings, Venue};
use sztab_store::Player;
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;

use super::threads::{leading_to, own_thread};

/// The place of the strength that is meant unless another one is asked for, among those of a game.
const USUAL_LEVEL: usize = 1;

/// The word of a strength of a game: that of a level, counted from 0 with the weakest, or the usual one. Empty if the
/// program does not play it.
pub fn strength_at(kind: Option<Kind>, level: Option<usize>) -> &'static str {
    let strengths = kind.map_or(&[][..], |kind| kind.strengths());
    strengths.get(level.unwrap_or(USUAL_LEVEL)).or(strengths.last()).copied().unwrap_or_default()
}

/// A game against the house as a user asks for it.
#[derive(Debug, Clone)]
pub struct AgainstHouse<'a> {
    /// Where it is asked for.
    pub venue: Venue,
    /// Whether that is a thread, in which there are no further threads.
    pub is_thread: bool,
    /// Who asks.
    pub host: Player,
    /// The army that the user wants.
    pub army: ArmyChoice,
    /// The terms, with the house among them.
    pub options: LobbyOptions,
    /// What the server has set.
    pub settings: &'a ServerSettings,
    /// The command.
    pub interaction: Interaction,
    /// The language of the user who asks.
    pub language: Language,
}

/// The house at a strength, named in the language of the table's posts.
pub fn house(strength: &str, language: Language) -> House {
    let word = word(language, &format!("house-strength-{strength}"));
    House { strength: strength.to_owned(), name: text(language, "house-name", &[("strength", word.into())]) }
}

/// The house in so many seats, with numbers where they are several.
pub fn houses(strength: &str, seats: usize, language: Language) -> Vec<House> {
    let numbered = |number: usize| {
        let house = house(strength, language);
        if seats == 1 { house } else { House { name: format!("{} {number}", house.name), ..house } }
    };
    (1..=seats).map(numbered).collect()
}

impl AgainstHouse<'_> {
    /// The key of the sentence that refuses terms on which the house does not play.
    fn refusal(&self) -> Option<&'static str> {
        let refused = [
            ("house-no-draft", self.options.armies == Armies::Draft),
            ("house-no-mirror", self.options.mirror.is_some()),
            ("house-unrated", self.options.rated && !self.settings.rates_house),
        ];
        refused.into_iter().find(|(_, holds)| *holds).map(|(key, _)| key)
    }
}

impl Bot {
    /// Begins a game against the house. Where the user still has to choose an army it opens the table.
    pub(crate) async fn play_against_house(&self, http: &Http, asked: AgainstHouse<'_>) -> Result<Answer, Failure> {
        if let Some(refusal) = asked.refusal() {
            return Err(Failure::Said(refusal));
        }
        let AgainstHouse { venue, is_thread, host, army, mut options, interaction, language, .. } = asked;
        let is_here = is_thread || options.place == Place::Here;
        if options.armies == Armies::Choose && army == ArmyChoice::Open {
            self.referee.open_lobby(venue, host, &army, &options, interaction).await?;
            self.ring();
            return Ok(Answer::sentence(word(language, "lobby-opened")));
        }
        // A game without a lobby has no message in the channel beside its own.
        options.place = Place::Here;
        // Asked before anything is made: a refusal must leave no empty thread behind.
        self.referee.may_play_house(venue.guild, host.user, &army, &options).await?;
        let channel = if is_here {
            venue.channel
        } else {
            let other = options.house.first().map_or("", |house| house.name.as_str());
            let name = format!("{} – {other}", host.name);
            own_thread(http, serenity::all::ChannelId::new(venue.channel.0), &name).await?
        };
        let venue = Venue { channel, ..venue };
        self.referee.begin_against_house(venue, host, &army, &options, interaction).await?;
        self.ring();
        Ok(leading_to("house-begun", venue, language))
    }
}
