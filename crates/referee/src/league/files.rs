//! The army files with which the games of a season are played: those that were there when its entry opened.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::Referee;
use sztab_game::{Kind, SeatFile};
use sztab_league::event::{Event, EventKind};
use sztab_league::rules::Rules;
use sztab_league::season::Season;
use sztab_store::{ArmyData, UnixMs};

use super::book::SeasonRecord;
use super::error::SeasonError;

impl Referee {
    /// The game of a season; `None` if this program does not have it.
    #[must_use]
    pub fn season_kind(&self, _book: &SeasonRecord) -> Option<Kind> {
        self.kinds().first().copied()
    }

    /// The files that are offered now, as the opening of a season's entry freezes them: the hash of each by its id.
    #[must_use]
    pub fn season_armies(&self) -> BTreeMap<String, String> {
        self.season_files().iter().map(|file| (file.id.clone(), file.hash.clone())).collect()
    }

    /// The armies of a season's whitelist that are too new when its entry opens at a moment.
    pub async fn new_armies(&self, rules: &Rules, at: UnixMs) -> Result<Vec<String>, SeasonError> {
        let wait = Duration::from_hours(24 * u64::from(rules.armies.wait_days));
        if wait.is_zero() {
            return Ok(Vec::new());
        }
        let mut new = self.store().armies_newer_than(at.before(wait)).await?;
        new.retain(|army| rules.armies.whitelist.contains(army));
        Ok(new)
    }

    fn season_files(&self) -> &[SeatFile] {
        self.kinds().first().map_or(&[], |kind| self.files(kind))
    }

    /// Keeps the files that lines freeze, so that the season is played with them whatever is offered later.
    pub(super) async fn keep_armies(&self, events: &[Event]) -> Result<(), SeasonError> {
        let frozen = events.iter().find_map(|event| match &event.kind {
            EventKind::EntryOpened { armies, .. } => Some(armies),
            _ => None,
        });
        let Some(frozen) = frozen else { return Ok(()) };
        let files = self.season_files().iter().filter(|file| frozen.get(&file.id) == Some(&file.hash));
        let data =
            |file: &SeatFile| ArmyData { hash: file.hash.clone(), army: file.id.clone(), source: file.source.clone() };
        Ok(self.store().keep_armies(&files.map(data).collect::<Vec<_>>()).await?)
    }

    /// The file of an army as it was when the season's entry opened.
    ///
    /// # Errors
    ///
    /// [`SeasonError::ArmyFile`] if it is not kept.
    pub(super) async fn frozen_file(&self, season: &Season, army: &str) -> Result<SeatFile, SeasonError> {
        let hash = season.army_files.get(army).map_or("", String::as_str);
        let kept = self.store().army_source(hash).await?.filter(|kept| kept.army == army);
        let kept = kept.ok_or_else(|| SeasonError::ArmyFile(army.to_owned()))?;
        Ok(SeatFile { id: kept.army, hash: kept.hash, source: kept.source })
    }
}
