//! Settings of people and servers, and positions supplied for study.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::limits::MAX_STUDIES_PER_USER;
use sztab_game::document::Study;
use sztab_game::{Kind, Language, SeatData, SeatFile};
use sztab_store::{Game as Record, GameId, GuildId, SettingsOwner, StudyId, UnixMs, UserId};

use super::clock::{Hours, TimeControl};
use super::organise::Template;
use super::{Place, Referee, RefereeError, Session};

/// A person's settings. Unset ones follow the person's Discord settings or the server's settings.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
#[allow(clippy::struct_excessive_bools, reason = "each is switched by itself")]
pub struct PersonalSettings {
    /// The language of private replies; that of the person's Discord client if `None`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<Language>,
    /// The id of the palette for pictures in private replies; the bot's default palette if `None`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colours: Option<String>,
    /// The IANA name of the person's time zone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub zone: Option<String>,
    /// The hours in which the person's clocks run and reminders may be sent; all day if `None`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hours: Option<Hours>,
    /// The time at which the hours were last set, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hours_set: Option<i64>,
    /// Hours between reminders, 0 for none; [`DEFAULT_REMINDER_HOURS`] if `None`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub remind_every: Option<u16>,
    /// True if reminders are sent as direct messages instead of in the game's channel.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub remind_directly: bool,
    /// True if the person also wants to be pinged when the opponent's turn begins.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub next_up: bool,
    /// True if the person also wants the results of games as direct messages.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub results_directly: bool,
    /// True if the person wants no more tips in a first game.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub no_tips: bool,
    /// True if the person draws tiles by a button press; otherwise they are drawn when the turn begins.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub draws_by_hand: bool,
}

/// Default number of hours between reminders.
pub const DEFAULT_REMINDER_HOURS: u16 = 24;
/// Default number of vacation days in a year.
pub const DEFAULT_VACATION_DAYS: u16 = 21;

/// The settings made by a server's managers.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a setting of its own")]
pub struct ServerSettings {
    /// The language of public posts; that of the server on Discord if `None`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<Language>,
    /// The language of the server on Discord, as last received; English if `None`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub discord_language: Option<Language>,
    /// The channels where sessions may be opened; all channels if empty.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub channels: Vec<u64>,
    /// The role of organisers, who may manage sessions in ways otherwise reserved to the server's managers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub organisers: Option<u64>,
    /// The channel in which organisers are notified of problems.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notices: Option<u64>,
    /// The channel in which the results of all games are posted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub results: Option<u64>,
    /// Saved terms for opening sessions.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub templates: Vec<Template>,
    /// The default place where games are played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<Place>,
    /// The default time control of sessions; `None` for no clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<TimeControl>,
    /// Number of vacation days per player and year; [`DEFAULT_VACATION_DAYS`] if `None`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vacation_days: Option<u16>,
    /// True if sessions are rated by default.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub rates_tables: bool,
    /// True if games against computer players may be rated.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub rates_house: bool,
    /// True if private messages of turns consist of components, with pictures of the pieces.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub shows_cards: bool,
    /// True if the welcome has been posted.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub welcomed: bool,
}

impl ServerSettings {
    /// The language of public posts: the one set by the managers, otherwise that of the server on Discord. `locale` is
    /// the value that Discord currently reports for the server, if any.
    #[must_use]
    pub fn public_language(&self, locale: Option<&str>) -> Language {
        let now = locale.map(Language::from_locale);
        self.language.or(now).or(self.discord_language).unwrap_or(Language::English)
    }
}

impl Referee {
    /// Stores a server's language on Discord, for posts that are not replies to a user.
    pub async fn store_discord_language(&self, guild: GuildId, locale: &str, at: UnixMs) -> Result<(), RefereeError> {
        let heard = Language::from_locale(locale);
        if self.load_server_settings(guild).await?.discord_language.unwrap_or(Language::English) != heard {
            self.set_server(guild, at, |settings| settings.discord_language = Some(heard)).await?;
        }
        Ok(())
    }

    /// A person's settings. Unreadable ones count as unset.
    pub async fn load_personal_settings(&self, user: UserId) -> Result<PersonalSettings, RefereeError> {
        Ok(self.load_settings(SettingsOwner::User(user)).await?.1)
    }

    /// A server's settings.
    pub async fn load_server_settings(&self, guild: GuildId) -> Result<ServerSettings, RefereeError> {
        Ok(self.load_settings(SettingsOwner::Guild(guild)).await?.1)
    }

    /// Changes a person's settings, and returns the new ones.
    pub async fn set_personal(
        &self,
        user: UserId,
        at: UnixMs,
        change: impl Fn(&mut PersonalSettings) + Send,
    ) -> Result<PersonalSettings, RefereeError> {
        self.change_settings(SettingsOwner::User(user), at, change).await
    }

    /// Changes a server's settings, and returns the new ones.
    pub async fn set_server(
        &self,
        guild: GuildId,
        at: UnixMs,
        change: impl Fn(&mut ServerSettings) + Send,
    ) -> Result<ServerSettings, RefereeError> {
        self.change_settings(SettingsOwner::Guild(guild), at, change).await
    }

    async fn load_settings<T: DeserializeOwned + Default>(
        &self,
        of: SettingsOwner,
    ) -> Result<(Option<String>, T), RefereeError> {
        let text = self.store().load_settings(of).await?;
        let read = text.as_deref().and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default();
        Ok((text, read))
    }

    /// Changes settings. If two changes are made simultaneously, both take effect: the second one starts again from the
    /// result of the first.
    async fn change_settings<T: DeserializeOwned + Serialize + Default>(
        &self,
        of: SettingsOwner,
        at: UnixMs,
        change: impl Fn(&mut T) + Send,
    ) -> Result<T, RefereeError> {
        loop {
            let (known, mut settings): (_, T) = self.load_settings(of).await?;
            change(&mut settings);
            let text = serde_json::to_string(&settings).expect("settings are plain data");
            if self.store().set_settings(of, known.as_deref(), &text, at).await? {
                return Ok(settings);
            }
        }
    }

    /// Stores a position for study: the position must be readable and leave a decision to study.
    ///
    /// # Errors
    ///
    /// If the position cannot be read or leaves no decision, or the store fails.
    pub async fn store_study(&self, user: UserId, text: &str, at: UnixMs) -> Result<StudyId, RefereeError> {
        let (referee, text) = (self.clone(), text.to_owned());
        // A record is replayed to its end, which may take a while.
        let read = tokio::task::spawn_blocking(move || referee.read_study(&text)).await;
        let (_, study) = read.map_err(|_| RefereeError::NothingToStudy)??;
        Ok(self.store().store_imported_position(user, &study.text, MAX_STUDIES_PER_USER, at).await?)
    }

    /// A position supplied by a user, as a table without players; `None` once it has been removed.
    ///
    /// # Errors
    ///
    /// If the store is unavailable, or the factions of the position no longer exist.
    pub async fn load_study(&self, id: StudyId) -> Result<Option<Session>, RefereeError> {
        let Some((user, text)) = self.store().load_imported_position(id).await? else { return Ok(None) };
        let (kind, study) = self.read_study(&text)?;
        // Real games have no negative ids, so a study's pictures are never confused with a game's.
        let record = Record { kind: kind.info().id.to_owned(), created_by: user, ..Record::placeholder(GameId(-id.0)) };
        Ok(Some(Session::at_start(record, kind, study.game)))
    }

    /// The text of a position supplied by a user; `None` once it has been removed.
    pub async fn load_study_text(&self, id: StudyId) -> Result<Option<String>, RefereeError> {
        Ok(self.store().load_imported_position(id).await?.map(|(_, text)| text))
    }

    /// Reads a position of any game. If it cannot be read, the error is that of the first game.
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
