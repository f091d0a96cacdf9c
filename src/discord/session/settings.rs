//! The settings panels: each user's own, and the server's for its managers. Choices take effect at once.

use serenity::all::{
    ChannelType, ComponentInteractionDataKind, CreateActionRow, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption, Member, Permissions, RoleId,
};

use sztab_game::Language;
use sztab_pictures::Colours;
use sztab_referee::clock::TimeControl;
use sztab_referee::{DEFAULT_REMINDER_HOURS, DEFAULT_VACATION_DAYS, PersonalSettings, Place, ServerSettings};
use sztab_store::{GameId, GuildId, Seq, UnixMs, Vacation};
use sztab_words::{FluentValue, text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::button::ButtonId;
use crate::discord::say::failure::Failure;
use crate::discord::say::moment::timestamp;
use crate::discord::say::operation::Operation;
use crate::discord::say::permissions::missing_permission_lines;
use crate::discord::say::zones::zone_and_time;

use super::clock::{PRESETS, clock_phrase};
use super::press::Press;

/// The value of the option that clears a setting.
const UNSET: &str = "-";

/// Maximum number of channels that can be chosen; Discord allows 25 values.
const MAX_CHANNELS: u8 = 25;

/// Numbers of hours between reminders on offer.
const REMINDER_CHOICES: [u16; 5] = [4, 8, 12, 24, 48];

/// A setting that a user switches on or off.
struct PersonalSwitch {
    /// The switch's value in the select; the key of its label is `settings-<word>`.
    word: &'static str,
    is_on: fn(&PersonalSettings) -> bool,
    set: fn(&mut PersonalSettings, bool),
}

const SWITCHES: [PersonalSwitch; 3] = [
    PersonalSwitch {
        word: "draws",
        is_on: |personal| !personal.draws_by_hand,
        set: |personal, is_on| personal.draws_by_hand = !is_on,
    },
    PersonalSwitch {
        word: "next-up",
        is_on: |personal| personal.next_up,
        set: |personal, is_on| personal.next_up = is_on,
    },
    PersonalSwitch {
        word: "results",
        is_on: |personal| personal.results_directly,
        set: |personal, is_on| personal.results_directly = is_on,
    },
];

/// True if a member may change the server's settings.
pub fn may_manage(member: Option<&Member>) -> bool {
    let permissions = member.and_then(|member| member.permissions).unwrap_or_default();
    permissions.administrator() || permissions.contains(Permissions::MANAGE_GUILD)
}

/// The name of a language in that same language, so that its speakers recognise it.
fn native_name(language: Language) -> &'static str {
    match language {
        Language::English => "English",
        Language::Polish => "Polski",
        Language::Ukrainian => "Українська",
    }
}

fn settings_id(argument: &str) -> String {
    ButtonId::new(GameId(1), Seq::OPENING, Operation::Settings, argument).to_string()
}

/// A select with a single value, the current one preselected.
fn value_select(argument: &str, options: Vec<(String, String)>, set: &str, placeholder: String) -> CreateActionRow {
    let options = options
        .into_iter()
        .map(|(label, value)| CreateSelectMenuOption::new(label, value.clone()).default_selection(value == set));
    let kind = CreateSelectMenuKind::String { options: options.collect() };
    CreateActionRow::SelectMenu(CreateSelectMenu::new(settings_id(argument), kind).placeholder(placeholder))
}

fn language_options(unset: String) -> Vec<(String, String)> {
    let all = Language::ALL.map(|language| (native_name(language).to_owned(), language.code().to_owned()));
    std::iter::once((unset, UNSET.to_owned())).chain(all).collect()
}

fn language_code(language: Option<Language>) -> &'static str {
    language.map_or(UNSET, Language::code)
}

fn parse_language(value: &str) -> Option<Language> {
    Language::ALL.into_iter().find(|language| language.code() == value)
}

/// A user's settings, and the selects for changing them.
pub fn personal_panel(personal: &PersonalSettings, now: UnixMs, language: Language) -> Answer {
    let mut colours = vec![(word(language, "settings-colours-unset"), UNSET.to_owned())];
    colours.extend(
        Colours::ALL.map(|colours| {
            (word(language, &format!("settings-colours-{}", colours.word())), colours.word().to_owned())
        }),
    );
    let rows = vec![
        value_select(
            "mine language",
            language_options(word(language, "settings-language-unset")),
            language_code(personal.language),
            word(language, "settings-language"),
        ),
        value_select(
            "mine colours",
            colours,
            personal.colours.as_deref().unwrap_or(UNSET),
            word(language, "settings-colours"),
        ),
        value_select(
            "mine reminders",
            reminder_options(language),
            &personal.remind_every.unwrap_or(DEFAULT_REMINDER_HOURS).to_string(),
            word(language, "settings-reminders"),
        ),
        value_select(
            "mine where",
            ["here", "directly"]
                .map(|place| (word(language, &format!("settings-where-{place}")), place.to_owned()))
                .to_vec(),
            if personal.remind_directly { "directly" } else { "here" },
            word(language, "settings-where"),
        ),
        switch_select(personal, language),
    ];
    let content = format!("{}\n-# {}", word(language, "settings-mine"), hours_phrase(personal, now, language));
    Answer { content, rows, ..Answer::default() }
}

/// All switches in one select, because a message has room for only five selects.
fn switch_select(personal: &PersonalSettings, language: Language) -> CreateActionRow {
    let options = SWITCHES.map(|switch| {
        let label = word(language, &format!("settings-{}", switch.word));
        CreateSelectMenuOption::new(label, switch.word).default_selection((switch.is_on)(personal))
    });
    let most = u8::try_from(options.len()).unwrap_or(u8::MAX);
    let kind = CreateSelectMenuKind::String { options: options.to_vec() };
    let select = CreateSelectMenu::new(settings_id("mine switches"), kind).min_values(0).max_values(most);
    CreateActionRow::SelectMenu(select.placeholder(word(language, "settings-switches")))
}

/// The reminder intervals on offer.
fn reminder_options(language: Language) -> Vec<(String, String)> {
    let some = REMINDER_CHOICES
        .map(|hours| (text(language, "settings-reminders-some", &[("hours", hours.into())]), hours.to_string()));
    some.into_iter().chain([(word(language, "settings-reminders-none"), "0".to_owned())]).collect()
}

/// A phrase for the hours during which a user's clocks run.
pub fn hours_phrase(personal: &PersonalSettings, now: UnixMs, language: Language) -> String {
    let wall = |minutes: u16| format!("{}:{:02}", minutes / 60, minutes % 60);
    let mut arguments = zone_arguments(personal, now);
    let key = match personal.hours {
        Some(hours) => {
            arguments.extend([("from", wall(hours.from).into()), ("to", wall(hours.to).into())]);
            "settings-playing-hours"
        }
        None => "settings-playing-always",
    };
    text(language, key, &arguments)
}

/// A sentence about the days on which a user's clocks are stopped, and the time zone that applies.
pub fn vacation_phrase(vacation: Vacation, personal: &PersonalSettings, now: UnixMs, language: Language) -> String {
    let mut arguments = zone_arguments(personal, now);
    arguments.extend([("from", timestamp(vacation.from).into()), ("to", timestamp(vacation.to).into())]);
    let taken = text(language, "settings-vacation-taken", &arguments);
    if personal.zone.is_some() { taken } else { format!("{taken} {}", word(language, "settings-zone-unset")) }
}

/// A user's time zone and the local time there, by which the user can recognise the zone.
fn zone_arguments(personal: &PersonalSettings, now: UnixMs) -> Vec<(&'static str, FluentValue<'static>)> {
    let zone = personal.zone.as_deref().unwrap_or("UTC");
    zone_and_time(zone, now).map(|(name, value)| (name, value.into())).to_vec()
}

/// A server's settings, the selects for changing them, and the permissions that the bot lacks in the current channel.
pub fn server_panel(settings: &ServerSettings, allowed: Option<Permissions>, language: Language) -> Answer {
    let place = |place: Place| match place {
        Place::Thread => "thread",
        Place::Here => "here",
    };
    let places = [Place::Thread, Place::Here]
        .map(|kind| (word(language, &format!("settings-place-{}", place(kind))), place(kind).to_owned()));
    let mut clocks = vec![(word(language, "settings-clock-unset"), UNSET.to_owned())];
    // A value that was set in another way, or was once on offer, is shown unchanged.
    let others = settings.clock.filter(|clock| !PRESETS.contains(clock));
    clocks.extend(PRESETS.into_iter().chain(others).map(|clock| {
        let phrase = clock_phrase(language, clock);
        (text(language, "settings-clock-some", &[("clock", phrase.into())]), clock.to_text())
    }));
    let channels = settings.channels.iter().map(|&channel| serenity::all::ChannelId::new(channel)).collect();
    let channels = CreateSelectMenuKind::Channel {
        channel_types: Some(vec![ChannelType::Text, ChannelType::News]),
        default_channels: Some(channels),
    };
    let channels = CreateSelectMenu::new(settings_id("server channels"), channels)
        .placeholder(word(language, "settings-channels"))
        .min_values(0)
        .max_values(MAX_CHANNELS);
    let roles =
        CreateSelectMenuKind::Role { default_roles: Some(settings.organisers.map(RoleId::new).into_iter().collect()) };
    let roles = CreateSelectMenu::new(settings_id("server organisers"), roles)
        .placeholder(word(language, "settings-organisers"))
        .min_values(0)
        .max_values(1);
    let rows = vec![
        value_select(
            "server language",
            language_options(word(language, "settings-server-language-unset")),
            language_code(settings.language),
            word(language, "settings-server-language"),
        ),
        CreateActionRow::SelectMenu(channels),
        CreateActionRow::SelectMenu(roles),
        value_select(
            "server place",
            places.to_vec(),
            settings.place.map_or("thread", place),
            word(language, "settings-place"),
        ),
        value_select(
            "server clock",
            clocks,
            &settings.clock.map_or_else(|| UNSET.to_owned(), TimeControl::to_text),
            word(language, "settings-clock"),
        ),
    ];
    Answer { content: server_text(settings, allowed, language), rows, ..Answer::default() }
}

/// The server settings for which there is no select, and the permissions that the bot lacks.
fn server_text(settings: &ServerSettings, allowed: Option<Permissions>, language: Language) -> String {
    let mut content = vec![word(language, "settings-server")];
    for key in ["channels", "organisers", "place", "clock"] {
        content.push(format!("-# {}", word(language, &format!("settings-{key}-about"))));
    }
    let days = settings.vacation_days.unwrap_or(DEFAULT_VACATION_DAYS);
    content.push(format!("-# {}", text(language, "settings-vacation-days", &[("days", days.into())])));
    content.push(format!(
        "-# {}",
        match settings.notices {
            Some(channel) => text(language, "settings-notices", &[("channel", format!("<#{channel}>").into())]),
            None => word(language, "settings-notices-unset"),
        }
    ));
    if settings.rates_tables {
        content.push(format!("-# {}", word(language, "settings-rated")));
    }
    content.extend(settings.results.map(|channel| {
        let line = text(language, "settings-results-channel", &[("channel", format!("<#{channel}>").into())]);
        format!("-# {line}")
    }));
    if settings.rates_house {
        content.push(format!("-# {}", word(language, "settings-house-rated")));
    }
    let lacking = missing_permission_lines(allowed, language);
    if lacking.is_empty() {
        content.push(word(language, "settings-permissions-all"));
    } else {
        content.push(word(language, "settings-permissions-missing"));
        content.extend(lacking);
    }
    content.join("\n")
}

impl Bot {
    /// Checks whether a member may take actions in any session on the server that are otherwise reserved for the
    /// session's players.
    pub(crate) async fn is_organiser(
        &self,
        guild: Option<serenity::all::GuildId>,
        member: Option<&Member>,
    ) -> Result<bool, Failure> {
        let (Some(guild), Some(member)) = (guild, member) else { return Ok(false) };
        let organisers = self.referee.load_server_settings(GuildId(guild.get())).await?.organisers;
        let has_role = organisers.is_some_and(|role| member.roles.iter().any(|known| known.get() == role));
        Ok(has_role || may_manage(Some(member)))
    }

    /// Changes a setting after a choice in one of the selects, and shows the updated panel.
    pub(crate) async fn handle_settings_press(&self, press: &Press<'_>) -> Result<(), Failure> {
        let (id, language) = (&press.id, press.theme.language);
        // Each select has values of a different type, and a press may be forged.
        let (mut first, mut channels, mut role) = (UNSET, None, None);
        let mut chosen: &[String] = &[];
        match &press.event.data.kind {
            ComponentInteractionDataKind::StringSelect { values } => {
                chosen = values;
                first = values.first().map_or(UNSET, String::as_str);
            }
            ComponentInteractionDataKind::ChannelSelect { values } => {
                let values = values.iter().map(|channel| channel.get());
                channels = Some(values.take(usize::from(MAX_CHANNELS)).collect::<Vec<u64>>());
            }
            ComponentInteractionDataKind::RoleSelect { values } => role = Some(values.first().map(|role| role.get())),
            _ => return Err(Failure::Said("unknown-button")),
        }
        // The argument is read from the id alone, because the chosen value is handled separately.
        let answer = match id.argument.split_once(' ') {
            Some(("mine", what)) => {
                let user = press.user();
                let change = |personal: &mut PersonalSettings| match what {
                    "language" => personal.language = parse_language(first),
                    "colours" => personal.colours = Colours::of_word(first).map(|colours| colours.word().to_owned()),
                    "reminders" => {
                        let known = |hours: &u16| *hours == 0 || REMINDER_CHOICES.contains(hours);
                        personal.remind_every = first.parse().ok().filter(known);
                    }
                    "where" => personal.remind_directly = first == "directly",
                    "switches" => SWITCHES.iter().for_each(|switch| {
                        (switch.set)(personal, chosen.iter().any(|value| value == switch.word));
                    }),
                    _ => {}
                };
                let personal = self.referee.set_personal(user, self.now(), change).await?;
                let language = self.theme(&personal, &press.event.locale).language;
                personal_panel(&personal, self.now(), language)
            }
            Some(("server", what)) => {
                let guild = press.event.guild_id.ok_or(Failure::Said("only-in-server"))?;
                if !may_manage(press.event.member.as_ref()) {
                    return Err(Failure::Said("settings-managers-only"));
                }
                let change = |settings: &mut ServerSettings| match what {
                    "language" => settings.language = parse_language(first),
                    "channels" => settings.channels = channels.clone().unwrap_or_else(|| settings.channels.clone()),
                    "organisers" => settings.organisers = role.unwrap_or(settings.organisers),
                    "place" => settings.place = Some(if first == "here" { Place::Here } else { Place::Thread }),
                    "clock" => settings.clock = TimeControl::from_text(first),
                    _ => {}
                };
                let settings = self.referee.set_server(GuildId(guild.get()), self.now(), change).await?;
                server_panel(&settings, press.event.app_permissions, language)
            }
            _ => return Err(Failure::Said("unknown-button")),
        };
        press.answer(answer).await?;
        Ok(())
    }
}
