//! Creating a season, opening its entry, and its start.

use crate::games::Language;
use crate::league::decide::Command;
use crate::league::rules::Preset;
use crate::referee::league::{Member, NewSeasonRequest, SeasonError};
use crate::referee::{Interaction, Venue};
use crate::store::{ChannelId, GuildId, StoreError};
use crate::words::text;

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::names;

use super::ask::{Asking, season_name, unforeseen};

/// The clock of matches that presets propose.
const CLOCK: &str = "72h+12h<96h";

/// A season that somebody wants to create.
#[derive(Debug)]
pub struct Wanted {
    /// The server.
    pub guild: GuildId,
    /// The channel of its rounds.
    pub channel: ChannelId,
    /// The name of the league.
    pub league: String,
    /// The starting point for the settings.
    pub preset: Preset,
    /// The organiser.
    pub by: Member,
    /// The command.
    pub interaction: Interaction,
    /// The organiser's language.
    pub language: Language,
}

impl Bot {
    /// Creates a season as a draft.
    pub(crate) async fn new_season(&self, wanted: Wanted) -> Result<Answer, Failure> {
        if !wanted.by.organises {
            return Err(Failure::Said("season-organisers-only"));
        }
        let league = names::kept(&wanted.league).ok_or(Failure::Said("season-no-name"))?;
        let armies: Vec<String> = self.referee.season_armies().into_keys().collect();
        let mut seed = [0; 32];
        getrandom::fill(&mut seed).map_err(|error| Failure::Internal(error.to_string().into()))?;
        let request = NewSeasonRequest {
            venue: Venue { guild: wanted.guild, channel: wanted.channel },
            league: league.clone(),
            rules: wanted.preset.rules(&league, &armies, CLOCK),
            organiser: wanted.by.player.clone(),
        };
        let created = self.referee.create_season(request, seed, wanted.interaction).await;
        let season = match created {
            Err(SeasonError::Store(StoreError::TooManySeasons { open, .. })) => {
                return Err(Failure::Told(text(wanted.language, "season-too-many", &[("number", open.into())])));
            }
            created => created.map_err(unforeseen)?,
        };
        let book = self.referee.season(season).await.map_err(unforeseen)?;
        let arguments = [("season", season_name(&book, wanted.language).into())];
        Ok(Answer::sentence(text(wanted.language, "season-created", &arguments)))
    }

    /// Opens entry: rules and army files are frozen.
    pub(crate) async fn open_season(&self, asking: &Asking) -> Result<Answer, Failure> {
        let files = self.referee.season_armies();
        let written = self.ask_of_season(asking, |_, _| Command::OpenEntry(files.clone())).await?;
        let arguments = [("season", season_name(&written.book, asking.language).into())];
        Ok(Answer::sentence(text(asking.language, "season-opened", &arguments)))
    }

    /// Closes entry, seeds the players and begins.
    pub(crate) async fn begin_season(&self, asking: &Asking) -> Result<Answer, Failure> {
        let written = self.start_of_season(asking).await?;
        let arguments = [("season", season_name(&written.book, asking.language).into())];
        Ok(Answer::sentence(text(asking.language, "season-begun", &arguments)))
    }
}
