//! The reader of a view, and the division that the reader refers to.

use crate::discord::league::people::bare_name_of;
use crate::discord::league::words;
use crate::discord::say::failure::Failure;
use crate::discord::say::typed::best_matches;
use sztab_game::Language;
use sztab_game::view::Theme;
use sztab_league::ids::{EntrantId, Group};
use sztab_league::season::Season;
use sztab_pictures::league::Name;
use sztab_referee::league::SeasonRecord;
use sztab_store::UserId;

#[derive(Debug, Clone, Copy)]
pub struct Reader {
    pub theme: Theme,
    /// The user, whose row is marked; `None` for a public view.
    pub user: Option<UserId>,
}

impl Reader {
    pub fn for_user(theme: Theme, user: serenity::all::UserId) -> Self {
        Self { theme, user: Some(UserId(user.get())) }
    }

    /// A reader that stands for everyone in a channel.
    pub const fn for_everybody(theme: Theme) -> Self {
        Self { theme, user: None }
    }

    pub fn entry(&self, record: &SeasonRecord) -> Option<EntrantId> {
        self.user.and_then(|user| record.entry_of(user))
    }
}

/// The division that a reader names by its letter, number or name; if none is named, the reader's own division,
/// otherwise the first one. Divisions are those of the last stage that has begun.
pub fn find_group(record: &SeasonRecord, typed: Option<&str>, reader: &Reader) -> Result<Group, Failure> {
    let season = record.log.season();
    let stage = season.stages.len().checked_sub(1).ok_or(Failure::Said("season-view-not-begun"))?;
    let divisions = season.stages.get(stage).map_or(&[][..], |stage| &stage.divisions);
    let division = if let Some(typed) = typed.map(str::trim).filter(|typed| !typed.is_empty()) {
        let language = reader.theme.language;
        let letter = |name: &str| name.rsplit(' ').next().unwrap_or_default().to_owned();
        let called = |&division: &usize| {
            let name = words::division_name(division, language);
            vec![letter(&name), name]
        };
        let found = best_matches(0..divisions.len(), typed, |division| (division + 1).to_string(), called);
        let [division] = found.as_slice() else { return Err(Failure::Said("season-view-no-division")) };
        *division
    } else {
        let own = reader.entry(record);
        own.and_then(|own| divisions.iter().position(|division| division.places.contains(&own))).unwrap_or(0)
    };
    Ok(Group { stage, division })
}

/// The divisions of all stages that have begun.
pub fn groups(season: &Season) -> Vec<Group> {
    let stages = season.stages.iter().enumerate();
    stages
        .flat_map(|(stage, begun)| (0..begun.divisions.len()).map(move |division| Group { stage, division }))
        .collect()
}

/// The name of a division within a season: its stage and its letter, each given only if there are several.
pub fn group_name(season: &Season, group: Group, language: Language) -> String {
    let mut parts = Vec::new();
    if season.stages.len() > 1 {
        parts.push(words::stage_name(&season.rules, group.stage, language));
    }
    if season.stages.get(group.stage).is_some_and(|stage| stage.divisions.len() > 1) {
        parts.push(words::division_name(group.division, language));
    }
    parts.join(" · ")
}

/// A player's name in pictures, with the seed within the division to distinguish players with the same name.
pub fn name_in_group(record: &SeasonRecord, group: Group, entrant: EntrantId, language: Language) -> Name {
    let places = record.log.season().division(group).map_or(&[][..], |division| &division.places);
    let seed = places.iter().position(|&place| place == entrant).map_or(entrant.0 as usize, |place| place + 1);
    Name { text: bare_name_of(record, entrant, language), seed: u16::try_from(seed).unwrap_or(u16::MAX) }
}
