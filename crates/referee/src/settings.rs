//! Settings of people and servers, and positions supplied to look at.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::limits::STUDIES_OF_A_USER;
use sztab_game::document::Study;
use sztab_game::{Kind, Language, SeatData, SeatFile};
use sztab_store::{Game as Record, GameId, GuildId, SettingsOf, StudyId, UnixMs, UserId};

use super::clock::{Control, Hours};
use super::organise::Template;
use super::{Place, Referee, RefereeError, Session};

/// A person's settings. Unset ones follow the person's Discord, or the server.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
#[allow(clippy::struct_excessive_bools, reason = "each is switched by itself")]
pub struct Personal {
    /// The language of private answers; that of the person's Discord if not set.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<Language>,
    /// The id of the palette of pictures in private answers; the bot's own if not set.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colours: Option<String>,
    /// The IANA name of the person's time zone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub zone: Option<String>,
    /// The hours in which the person's clocks run and reminders may come; all day if not set.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hours: Option<Hours>,
    /// When the hours were set last, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hours_set: Option<i64>,
    /// Hours between reminders, none if 0; [`REMINDER_HOURS`] if not set.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub remind_every: Option<u16>,
    /// Reminders come as direct messages instead of in the game's channel.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub remind_directly: bool,
    /// The person wants to be called when the opponent's turn begins, too.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub next_up: bool,
    /// The person wants to be sent the results of games directly, too.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub results_directly: bool,
    /// The person wants no more tips in a first game.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub no_tips: bool,
    /// The person draws tiles by a press; otherwise they are drawn as the turn begins.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub draws_by_hand: bool,
}

/// Hours between reminders unless a person says otherwise.
pub const REMINDER_HOURS: u16 = 24;
/// Days of vacation in a year unless a server says otherwise.
pub const VACATION_DAYS: u16 = 21;

/// The settings that the managers of a server have made.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ServerSettings {
    /// The language of public posts; that of the server's Discord if not set.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<Language>,
    /// The language of the server's Discord, as the bot heard of it last; English if not set.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub discord_language: Option<Language>,
    /// The channels where sessions may be opened; everywhere if empty.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub channels: Vec<u64>,
    /// The role of organisers, who may do at sessions what else only managers of the server may.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub organisers: Option<u64>,
    /// The channel in which organisers are told of what goes wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notices: Option<u64>,
    /// The channel in which the results of all games are posted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub results: Option<u64>,
    /// Terms that sessions can be opened by.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub templates: Vec<Template>,
    /// The default channel for games.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<Place>,
    /// Control of thinking time unless the session says otherwise; nobody measures it if not set.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<Control>,
    /// Days of vacation that a player has in a year; [`VACATION_DAYS`] if not set.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vacation_days: Option<u16>,
    /// Sessions are rated unless they are opened otherwise.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub rates_tables: bool,
    /// Games against computer players may be rated.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub rates_house: bool,
    /// The welcome has been posted.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub welcomed: bool,
}

impl ServerSettings {
    /// The language of public posts: the one that the managers set, else that of the server's Discord. `locale` is what
    /// Discord says of the server now, where it says anything.
    #[must_use]
    pub fn public_language(&self, locale: Option<&str>) -> Language {
        let now = locale.map(Language::of_locale);
        self.language.or(now).or(self.discord_language).unwrap_or(Language::English)
    }
}

impl Referee {
    /// Keeps the language of a server's Discord, for posts that answer nobody.
    pub async fn hear_language(&self, guild: GuildId, locale: &str, at: UnixMs) -> Result<(), RefereeError> {
        let heard = Language::of_locale(locale);
        if self.server(guild).await?.discord_language.unwrap_or(Language::English) != heard {
            self.set_server(guild, at, |settings| settings.discord_language = Some(heard)).await?;
        }
        Ok(())
    }

    /// A person's settings. Unreadable ones count as unset.
    pub async fn personal(&self, user: UserId) -> Result<Personal, RefereeError> {
        Ok(self.settings(SettingsOf::User(user)).await?.1)
    }

    /// A server's settings.
    pub async fn server(&self, guild: GuildId) -> Result<ServerSettings, RefereeError> {
        Ok(self.settings(SettingsOf::Guild(guild)).await?.1)
    }

    /// Changes what a person has set, and gives what is set now.
    pub async fn set_personal(
        &self,
        user: UserId,
        at: UnixMs,
        change: impl Fn(&mut Personal) + Send,
    ) -> Result<Personal, RefereeError> {
        self.change_settings(SettingsOf::User(user), at, change).await
    }

    /// Changes what a server has set, and gives what is set now.
    pub async fn set_server(
        &self,
        guild: GuildId,
        at: UnixMs,
        change: impl Fn(&mut ServerSettings) + Send,
    ) -> Result<ServerSettings, RefereeError> {
        self.change_settings(SettingsOf::Guild(guild), at, change).await
    }

    async fn settings<T: DeserializeOwned + Default>(
        &self,
        of: SettingsOf,
    ) -> Result<(Option<String>, T), RefereeError> {
        let text = self.store().settings(of).await?;
        let read = text.as_deref().and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default();
        Ok((text, read))
    }

    /// Two changes at once are both made: the second one begins anew with the settings that the first one has written.
    async fn change_settings<T: DeserializeOwned + Serialize + Default>(
        &self,
        of: SettingsOf,
        at: UnixMs,
        change: impl Fn(&mut T) + Send,
    ) -> Result<T, RefereeError> {
        loop {
            let (known, mut settings): (_, T) = self.settings(of).await?;
            change(&mut settings);
            let text = serde_json::to_string(&settings).expect("settings are plain data");
            if self.store().set_settings(of, known.as_deref(), &text, at).await? {
                return Ok(settings);
            }
        }
    }

    /// Keeps a position to be looked at: it has to be read, with something in it that can be thought of.
    ///
    /// # Errors
    ///
    /// Where it cannot be read, or the store refuses.
    pub async fn bring_study(&self, user: UserId, text: &str, at: UnixMs) -> Result<StudyId, RefereeError> {
        let (referee, text) = (self.clone(), text.to_owned());
        // A record is played to its end, which may take a while.
        let read = tokio::task::spawn_blocking(move || referee.read_study(&text)).await;
        let (_, study) = read.map_err(|_| RefereeError::NothingToStudy)??;
        Ok(self.store().keep_study(user, &study.text, STUDIES_OF_A_USER, at).await?)
    }

    /// A position that was brought along, as a table at which nobody sits; `None` once it is forgotten.
    ///
    /// # Errors
    ///
    /// If the store is out of reach, or the factions of the position are gone.
    pub async fn study(&self, id: StudyId) -> Result<Option<Session>, RefereeError> {
        let Some((user, text)) = self.store().study(id).await? else { return Ok(None) };
        let (kind, study) = self.read_study(&text)?;
        // No game has such a number: what is drawn of the one is never taken for the other.
        let record = Record { kind: kind.info().id.to_owned(), created_by: user, ..Record::nowhere(GameId(-id.0)) };
        Ok(Some(Session::at_start(record, kind, study.game)))
    }

    /// The text of a position that was brought along; `None` once it is forgotten.
    pub async fn study_text(&self, id: StudyId) -> Result<Option<String>, RefereeError> {
        Ok(self.store().study(id).await?.map(|(_, text)| text))
    }

    /// Reads a position of any game; the error is that of the first.
    fn read_study(&self, text: &str) -> Result<(Kind, Study), RefereeError> {
        let read_as = |kind: &Kind| {
            let data: Vec<SeatData<'_>> = self.files(kind).iter().map(SeatFile::data).collect();
            Ok(kind.read_study(text, &data)?.map(|study| (*kind, study)))
        };
        let mut read = self.kinds().iter().map(read_as);
        let first = read.next().unwrap_or(Ok(None));
        let study = first.or_else(|error| read.find_map(Result::ok).ok_or(error));
        study.map_err(RefereeError::UnreadablePosition)?.ok_or(RefereeError::NothingToStudy)
    }
}
