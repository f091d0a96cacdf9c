//! The players of a season, as names and mentions.

use std::collections::BTreeMap;

use sztab_game::Language;
use sztab_league::ids::{EntrantId, MatchId, OrganiserId, TextId};
use sztab_league::rules::Rules;
use sztab_referee::league::SeasonRecord;
use sztab_store::{Role, SeasonPerson, UserId};

use crate::discord::bot::Bot;
use crate::discord::say::failure::Failure;
use crate::discord::say::names::escape_name;

use crate::discord::session::playable::Playables;
use crate::discord::session::privacy::erased_name;

use super::words::Names;

/// The names of a season's players and factions, for the text of a message.
pub struct SeasonNames<'a> {
    record: &'a SeasonRecord,
    language: Language,
    texts: BTreeMap<u64, String>,
    factions: BTreeMap<String, String>,
    points_word: &'static str,
}

impl SeasonNames<'_> {
    /// Factions as pairs of name and id, sorted by name.
    pub fn factions(&self, ids: impl IntoIterator<Item = String>) -> Vec<(String, String)> {
        let mut named: Vec<(String, String)> = ids.into_iter().map(|id| (self.faction(&id), id)).collect();
        named.sort_by_cached_key(|(name, _)| name.to_lowercase());
        named
    }

    /// The names of the players of a match, indexed by seat.
    pub fn players(&self, players: [EntrantId; 2]) -> [String; 2] {
        players.map(|player| self.entrant(player))
    }
}

impl Names for SeasonNames<'_> {
    fn entrant(&self, entrant: EntrantId) -> String {
        name_of(self.record, entrant, self.language)
    }

    fn organiser(&self, organiser: OrganiserId) -> String {
        organiser_name(self.record, organiser).unwrap_or_default()
    }

    fn text(&self, text: TextId) -> Option<String> {
        self.texts.get(&text.0).filter(|text| !text.is_empty()).map(|text| escape_name(text))
    }

    fn faction(&self, id: &str) -> String {
        self.factions.get(id).cloned().unwrap_or_else(|| escape_name(id))
    }

    fn points_word(&self) -> &'static str {
        self.points_word
    }

    fn has_factions(&self) -> bool {
        self.record.log.season().rules.has_factions()
    }

    fn match_players(&self, match_id: MatchId) -> Option<[EntrantId; 2]> {
        self.record.log.season().matches.get(&match_id).map(|found| found.players)
    }
}

/// The names of a season's players and factions.
pub async fn load_season_names<'a>(
    bot: &Bot,
    record: &'a SeasonRecord,
    language: Language,
) -> Result<SeasonNames<'a>, Failure> {
    let texts = bot.referee.store().load_season_texts(record.row.id).await?;
    let texts = texts.into_iter().map(|text| (u64::from(text.number), text.text)).collect();
    let points_word = points_word(bot, &record.log.season().rules);
    Ok(SeasonNames { record, language, texts, factions: faction_names(bot, language), points_word })
}

/// The translation key of the word for the game's points in texts about a season.
pub(crate) fn points_word(bot: &Bot, rules: &Rules) -> &'static str {
    bot.referee.season_kind(rules).map_or("points", |kind| kind.view().points_id())
}

/// The names of the factions of all games, by id.
pub fn faction_names(bot: &Bot, language: Language) -> BTreeMap<String, String> {
    let playables = Playables::of_each_game(&bot.referee);
    let name = |of: Playables<'_>| {
        let named =
            of.all().iter().map(move |faction| (faction.id.clone(), of.view().playable_name(faction, language)));
        named.collect::<Vec<_>>()
    };
    playables.flat_map(name).collect()
}

/// A player's name for the text of a message; "Player 7" for a player who was erased.
pub fn name_of(record: &SeasonRecord, entrant: EntrantId, language: Language) -> String {
    escape_name(&bare_name_of(record, entrant, language))
}

/// As [`name_of`], for pictures, thread names and files, which do not render markup.
pub fn bare_name_of(record: &SeasonRecord, entrant: EntrantId, language: Language) -> String {
    match record.user_of(entrant) {
        Some(person) => {
            person.id.erasure_number().map_or_else(|| person.name.clone(), |number| erased_name(number, language))
        }
        None => erased_name(entrant.0, language),
    }
}

/// A mention of a player; the replacement name if the player was erased.
pub fn mention_of(record: &SeasonRecord, entrant: EntrantId, language: Language) -> String {
    user_of(record, entrant).map_or_else(|| name_of(record, entrant, language), |user| format!("<@{user}>"))
}

pub fn user_of(record: &SeasonRecord, entrant: EntrantId) -> Option<UserId> {
    record.user_of(entrant).and_then(SeasonPerson::user)
}

pub fn users_of_match(record: &SeasonRecord, match_id: MatchId) -> Vec<u64> {
    let players = record.log.season().matches.get(&match_id).map(|found| found.players);
    players.into_iter().flatten().filter_map(|entrant| user_of(record, entrant)).map(|user| user.0).collect()
}

pub fn organiser_name(record: &SeasonRecord, organiser: OrganiserId) -> Option<String> {
    let mut organisers = record.people.iter().filter(|person| person.role == Role::Organiser);
    organisers.find(|person| person.number == organiser.0).map(|person| escape_name(&person.name))
}

/// A post about a season, with the data needed to write it.
pub struct PostContext<'a> {
    pub record: &'a SeasonRecord,
    /// The names of players and factions, and the texts that this post needs.
    pub names: &'a SeasonNames<'a>,
    pub language: Language,
    pub is_first: bool,
}
