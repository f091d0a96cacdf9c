//! The faction files with which the games of a season are played: those that existed when entry opened.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::Referee;
use sztab_game::{FactionAssignment, Kind, SeatFile, find_kind};
use sztab_league::event::{Event, EventKind};
use sztab_league::rules::{FactionMode, GameTerms, Preset, Rules};
use sztab_league::season::Season;
use sztab_store::{FactionData, UnixMs};

use super::error::SeasonError;

impl Referee {
    /// The game of a season; `None` if it is not available in this program.
    #[must_use]
    pub fn season_kind(&self, rules: &Rules) -> Option<Kind> {
        match &rules.game {
            Some(game) => find_kind(self.kinds(), &game.id),
            None => self.kinds().first().copied(),
        }
    }

    /// The default rules of a season of a game, with the files currently offered. If all seats play the same file,
    /// players do not choose factions.
    #[must_use]
    pub fn default_rules(&self, preset: Preset, name: &str, clock: &str, game: Option<GameTerms>) -> Rules {
        let mut rules = preset.rules(name, &[], clock);
        rules.game = game;
        rules.factions.whitelist = self.season_factions(&rules).into_keys().collect();
        let same = self.season_kind(&rules).filter(|kind| kind.info().factions == FactionAssignment::Same);
        if let Some(file) = same.and_then(|kind| self.files(&kind).first()) {
            rules.factions.whitelist = vec![file.id.clone()];
            rules.factions.mode = FactionMode::Given { rounds: vec![[file.id.clone(), file.id.clone()]] };
            rules.factions.same = true;
        }
        rules
    }

    /// The files of a season's game that are currently offered, in the form frozen when entry opens: hashes keyed by
    /// id.
    #[must_use]
    pub fn season_factions(&self, rules: &Rules) -> BTreeMap<String, String> {
        self.season_files(rules).iter().map(|file| (file.id.clone(), file.hash.clone())).collect()
    }

    /// The factions on a season's whitelist that are too new if its entry opens at `at`.
    pub async fn new_factions(&self, rules: &Rules, at: UnixMs) -> Result<Vec<String>, SeasonError> {
        let wait = Duration::from_hours(24 * u64::from(rules.factions.wait_days));
        if wait.is_zero() {
            return Ok(Vec::new());
        }
        let mut new = self.store().load_factions_newer_than(at.before(wait)).await?;
        new.retain(|faction| rules.factions.whitelist.contains(faction));
        Ok(new)
    }

    fn season_files(&self, rules: &Rules) -> &[SeatFile] {
        self.season_kind(rules).map_or(&[], |kind| self.files(&kind))
    }

    /// Stores the files frozen by these lines, so that the season is played with them even if other files are offered
    /// later.
    pub(super) async fn store_frozen_factions(&self, rules: &Rules, events: &[Event]) -> Result<(), SeasonError> {
        let frozen = events.iter().find_map(|event| {
            let EventKind::EntryOpened { factions, .. } = &event.kind else { return None };
            Some(factions)
        });
        let Some(frozen) = frozen else { return Ok(()) };
        let files = self.season_files(rules).iter().filter(|file| frozen.get(&file.id) == Some(&file.hash));
        let data = |file: &SeatFile| FactionData {
            hash: file.hash.clone(),
            faction: file.id.clone(),
            source: file.source.clone(),
        };
        Ok(self.store().store_factions(&files.map(data).collect::<Vec<_>>()).await?)
    }

    /// The file of a faction as of the time when the season's entry opened.
    ///
    /// # Errors
    ///
    /// [`SeasonError::FactionFile`] if it is not stored.
    pub(super) async fn load_frozen_file(&self, season: &Season, faction: &str) -> Result<SeatFile, SeasonError> {
        let hash = season.faction_files.get(faction).map_or("", String::as_str);
        let kept = self.store().load_faction(hash).await?.filter(|kept| kept.faction == faction);
        let kept = kept.ok_or_else(|| SeasonError::FactionFile(faction.to_owned()))?;
        Ok(SeatFile { id: kept.faction, hash: kept.hash, source: kept.source })
    }
}
