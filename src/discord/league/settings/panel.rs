//! The panel of a season's settings: the selects of one page, below the select of pages. The panel also lists the
//! settings on other pages that differ from the preset; a button shows the complete rules.

use serenity::all::{ButtonStyle, CreateActionRow, CreateSelectMenuKind, RoleId};

use sztab_game::Language;
use sztab_league::rules::{MatchRules, Rules};
use sztab_league::season::SeasonState;
use sztab_referee::clock::{TimeControl, schedule};
use sztab_referee::league::SeasonRecord;
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::league::ask::season_name;
use crate::discord::league::controls::Controls;
use crate::discord::league::organise::{Life, Organise, SeasonAction, Settings};
use crate::discord::league::people::faction_names;
use crate::discord::league::show::Rules as ShowRules;
use crate::discord::router::arguments::keyword_arguments;
use crate::discord::router::route::{RouteId, routes};
use crate::discord::say::answer::Answer;
use crate::discord::say::controls::{discord_select, multi_select, option, select};
use crate::discord::say::limits::{BUTTONS_PER_ROW, MAX_SELECT_OPTIONS, OPTION_LIMIT};
use crate::discord::say::subject::SeasonVersion;
use crate::discord::say::zones::zone_name;
use crate::discord::session::clock::clock_phrase;
use crate::discord::session::playable::Playables;

use super::faults;
use super::page::Page;
use super::row::UNSET;
use super::row::ValueLabel;
use super::setting::{DEFAULT_CLOCK, Setting, UNCHANGED};

/// Precedes a setting that differs from the preset.
const CHANGED_MARK: &str = "✏️ ";

routes! {
    /// A select in the panel.
    Set { setting: Setting } = "set" of SeasonVersion, Privately;
    /// The form for a typed setting.
    TypeSetting { setting: Setting } = "type" of SeasonVersion, InAForm;
}

keyword_arguments!(Setting);

/// A season and the reader of the panel.
struct PanelContext<'a> {
    bot: &'a Bot,
    record: &'a SeasonRecord,
    language: Language,
}

/// The panel at the given page, or at the first page if that one is not on offer.
pub fn settings_panel(bot: &Bot, record: &SeasonRecord, page: Option<Page>, language: Language) -> Answer {
    let rules = &record.log.season().rules;
    let is_open = is_entry_open(record);
    let offered = Page::with_settings(rules, is_open);
    let wanted = page.filter(|page| offered.contains(page));
    let Some(page) = wanted.or(offered.first().copied()) else {
        return Answer::sentence(word(language, "season-settings-over"));
    };
    let shown = PanelContext { bot, record, language };
    let settings = page.settings(rules, is_open);
    let mut rows = vec![shown.page_buttons(&offered, page)];
    rows.extend(settings.iter().map(|&setting| shown.value_select(setting)));
    rows.push(shown.buttons(&settings));
    Answer { rows, ..Answer::sentence(shown.content(&settings, is_open)) }
}

/// The panel at the page of a setting.
pub fn panel_for_setting(bot: &Bot, record: &SeasonRecord, setting: Setting, language: Language) -> Answer {
    settings_panel(bot, record, Some(setting.page()), language)
}

/// True if entry has opened, after which most settings are fixed.
fn is_entry_open(record: &SeasonRecord) -> bool {
    record.log.season().state != SeasonState::Draft
}

impl PanelContext<'_> {
    fn rules(&self) -> &Rules {
        &self.record.log.season().rules
    }

    fn controls(&self) -> Controls<'_> {
        Controls { record: self.record, language: self.language }
    }

    fn content(&self, settings: &[Setting], is_open: bool) -> String {
        let arguments = [("season", season_name(self.record, self.language).into())];
        let mut lines = vec![text(self.language, "season-settings", &arguments)];
        if is_open {
            lines.push(word(self.language, "season-settings-open"));
        }
        let changed = self.changed_settings();
        let line = |setting: Setting| {
            let said = self.setting_line(setting, self.value_label(setting, &setting.value(self.rules())));
            let line = format!("- {}{said}", if changed.contains(&setting) { CHANGED_MARK } else { "" });
            if setting != Setting::Start || self.rules().calendar.start_ms.is_none() {
                return line;
            }
            let now = schedule::winter_and_summer(&self.rules().calendar.zone, self.bot.now());
            format!("{line} · {}", text(self.language, "setting-start-now", &[("now", now.into())]))
        };
        lines.extend(settings.iter().map(|&setting| line(setting)));
        let elsewhere: Vec<Setting> = changed.iter().copied().filter(|setting| !settings.contains(setting)).collect();
        if !elsewhere.is_empty() {
            lines.push(word(self.language, "season-settings-changed"));
            lines.extend(elsewhere.into_iter().map(line));
        }
        if settings.iter().any(|setting| matches!(setting, Setting::Bans | Setting::Finals)) {
            lines.push(word(self.language, "season-settings-only-file"));
        }
        let factions = faction_names(self.bot, self.language);
        let faction = |id: &str| factions.get(id).cloned().unwrap_or_else(|| id.to_owned());
        lines.extend(faults::fault_lines(self.rules(), &faction, self.language));
        lines.join("\n")
    }

    /// The settings that differ from those of the preset.
    fn changed_settings(&self) -> Vec<Setting> {
        let rules = self.rules();
        let usual = self.bot.referee.default_rules(rules.preset, &rules.name, DEFAULT_CLOCK, rules.game.clone());
        let differs = |setting: &Setting| setting.is_applicable(rules) && setting.value(rules) != setting.value(&usual);
        Setting::ALL.into_iter().filter(differs).collect()
    }

    fn page_buttons(&self, offered: &[Page], page: Page) -> CreateActionRow {
        let options = offered.iter().map(|&other| {
            let label = word(self.language, &format!("setting-page-{}", other.word()));
            option(label, other.word()).default_selection(other == page)
        });
        select(self.controls().id(&Settings), options, word(self.language, "season-settings-pages"))
    }

    /// The select of a setting's values.
    fn value_select(&self, setting: Setting) -> CreateActionRow {
        let id = self.controls().id(&Set { setting });
        let value = setting.value(self.rules());
        let name = word(self.language, &format!("setting-{}", setting.word()));
        if setting == Setting::Role {
            let default_roles = value.parse().ok().filter(|&role: &u64| role > 0).map(RoleId::new);
            let kind = CreateSelectMenuKind::Role { default_roles: Some(default_roles.into_iter().collect()) };
            return discord_select(id, kind, name, 0..=1);
        }
        if setting == Setting::Whitelist {
            return self.faction_select(id, name);
        }
        let options = setting.choices(self.rules()).into_iter().map(|offered| {
            let label = self.setting_line(setting, self.value_label(setting, &offered));
            // Discord does not accept a longer value, and a truncated value would be a different one, so this option
            // leaves the setting unchanged.
            let key = if offered.chars().count() > OPTION_LIMIT { UNCHANGED.to_owned() } else { offered.clone() };
            option(label, key).default_selection(offered == value)
        });
        select(id, options, name)
    }

    /// A select of several of the bot's factions.
    fn faction_select(&self, id: String, name: String) -> CreateActionRow {
        let listed = &self.rules().factions.whitelist;
        let kind = self.bot.referee.season_kind(self.rules());
        let all = kind.map_or(&[][..], |kind| self.bot.referee.playables(&kind));
        let options = all.iter().map(|faction| {
            option(self.faction_name(&faction.id), &faction.id).default_selection(listed.contains(&faction.id))
        });
        multi_select(id, options, name, 1..=MAX_SELECT_OPTIONS)
    }

    fn buttons(&self, settings: &[Setting]) -> CreateActionRow {
        let typed = settings.iter().filter(|setting| setting.spec().hint.is_some());
        let mut buttons: Vec<_> = typed
            .map(|&setting| {
                let name = word(self.language, &format!("setting-{}", setting.word()));
                let label = text(self.language, "season-settings-type", &[("setting", name.into())]);
                SeasonVersion::of(self.record).button(&TypeSetting { setting }, label, ButtonStyle::Secondary)
            })
            .collect();
        let controls = self.controls();
        buttons.push(controls.button(&ShowRules, "season-show-rules", ButtonStyle::Primary));
        buttons.push(controls.button(&Organise, "season-organise-button", ButtonStyle::Primary));
        // The match page, which comes first, has room for this button.
        if !is_entry_open(self.record) && buttons.len() < BUTTONS_PER_ROW {
            let open = Life { action: SeasonAction::Open };
            buttons.push(controls.button(&open, "season-way-open", ButtonStyle::Success));
        }
        CreateActionRow::Buttons(buttons)
    }

    fn setting_line(&self, setting: Setting, value: String) -> String {
        let name = word(self.language, &format!("setting-{}", setting.word()));
        text(self.language, "season-setting", &[("name", name.into()), ("value", value.into())])
    }

    fn value_label(&self, setting: Setting, value: &str) -> String {
        let (language, row) = (self.language, setting.spec());
        if value == UNSET {
            return word(language, row.unset);
        }
        let counted = |key: &str, name: &'static str, value: &str| text(language, key, &[(name, value.into())]);
        match row.label {
            ValueLabel::Plain => value.to_owned(),
            ValueLabel::YesNo => word(language, &format!("setting-{value}")),
            ValueLabel::Words(key) => word(language, &format!("setting-{key}-{value}")),
            ValueLabel::DaysOff if value.parse() == Ok(MatchRules::ALL_DAYS) => word(language, "setting-days-off-all"),
            ValueLabel::DaysOff => self.number_label("setting-days", value),
            ValueLabel::Unit(unit) => self.number_label(&format!("setting-{unit}"), value),
            ValueLabel::HoursBefore => counted("setting-hours-before", "hours", &value.replace(',', ", ")),
            ValueLabel::Clock => TimeControl::from_text(value)
                .map_or_else(|| value.to_owned(), |control| clock_phrase(language, control)),
            ValueLabel::Start => value.parse().map_or_else(|_| value.to_owned(), |ms| self.start_label(ms)),
            ValueLabel::Role => format!("<@&{value}>"),
            ValueLabel::FactionMode => match value.strip_prefix("pool-") {
                Some(size) => counted("setting-factions-pool", "size", size),
                None => word(language, &format!("setting-factions-{value}")),
            },
            ValueLabel::Factions => self.with_faction_names(value),
            ValueLabel::Qualified => {
                let (from, count) = value.split_once('-').unwrap_or((value, ""));
                counted(&format!("setting-qualified-{from}"), "count", count)
            }
        }
    }

    fn number_label(&self, key: &str, value: &str) -> String {
        let counted = |number: u32| text(self.language, key, &[("number", number.into())]);
        value.parse().map_or_else(|_| value.to_owned(), counted)
    }

    /// The start in the season's time zone, because a select cannot show timestamps.
    fn start_label(&self, ms: i64) -> String {
        let zone = &self.rules().calendar.zone;
        let wall = schedule::format_wall_time(zone, sztab_store::UnixMs(ms));
        wall.map_or_else(|| ms.to_string(), |wall| format!("{wall} {}", zone_name(zone)))
    }

    fn faction_name(&self, id: &str) -> String {
        Playables::find_name(&self.bot.referee, id, self.language).unwrap_or_else(|| id.to_owned())
    }

    /// Replaces the faction ids in a text with names.
    fn with_faction_names(&self, factions: &str) -> String {
        let pairs =
            factions.split(", ").map(|pair| pair.split(' ').map(|id| self.faction_name(id)).collect::<Vec<_>>());
        let is_given = factions.contains(',');
        pairs.map(|pair| pair.join(if is_given { " – " } else { ", " })).collect::<Vec<_>>().join("; ")
    }
}
