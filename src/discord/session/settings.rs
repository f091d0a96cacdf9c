//! The settings panels: each user's own, and the server's for its managers. Choices take effect at once.

use serenity::all::{ChannelType, CreateActionRow, CreateSelectMenuKind, Member, Permissions, RoleId};

use sztab_game::Language;
use sztab_pictures::Colours;
use sztab_referee::clock::TimeControl;
use sztab_referee::{DEFAULT_REMINDER_HOURS, DEFAULT_VACATION_DAYS, PersonalSettings, Place, ServerSettings};
use sztab_store::{GuildId, UnixMs, Vacation};
use sztab_words::{FluentValue, text, word, worded};

use crate::discord::bot::Bot;
use crate::discord::router::arguments::keyword_arguments;
use crate::discord::router::press::PlainPress;
use crate::discord::router::route::{Handler, RouteId, routes};
use crate::discord::say::answer::Answer;
use crate::discord::say::caller::Caller;
use crate::discord::say::controls::{discord_select, multi_select, option, select};
use crate::discord::say::failure::Failure;
use crate::discord::say::moment::timestamp;
use crate::discord::say::permissions::missing_permission_lines;
use crate::discord::say::subject::NoSubject;
use crate::discord::say::zones::zone_and_time;

use super::clock::{PRESETS, clock_phrase};
use super::reader::theme;

routes! {
    /// In a user's settings panel: one of the selects.
    SetPersonal { setting: PersonalSetting } = "set-mine" of NoSubject, Privately;
    /// In a server's settings panel: one of the selects.
    SetServer { setting: ServerSetting } = "set-server" of NoSubject, Privately;
}

worded! {
    /// A setting in a user's panel.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum PersonalSetting {
        Language = "language",
        Colours = "colours",
        Reminders = "reminders",
        Where = "where",
        Switches = "switches",
    }
}

worded! {
    /// A setting in a server's panel.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum ServerSetting {
        Language = "language",
        Channels = "channels",
        Organisers = "organisers",
        Place = "place",
        Clock = "clock",
    }
}

keyword_arguments!(PersonalSetting, ServerSetting);

/// The value of the option that clears a setting.
const UNSET: &str = "-";

/// Maximum number of channels that can be chosen; Discord allows 25 values.
const MAX_CHANNELS: usize = 25;

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

fn personal_id(setting: PersonalSetting) -> String {
    NoSubject.id(&SetPersonal { setting })
}

fn server_id(setting: ServerSetting) -> String {
    NoSubject.id(&SetServer { setting })
}

/// A select with a single value, the current one preselected.
fn value_select(id: String, options: Vec<(String, String)>, set: &str, placeholder: String) -> CreateActionRow {
    let options = options.into_iter().map(|(label, value)| option(label, &value).default_selection(value == set));
    select(id, options, placeholder)
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
            personal_id(PersonalSetting::Language),
            language_options(word(language, "settings-language-unset")),
            language_code(personal.language),
            word(language, "settings-language"),
        ),
        value_select(
            personal_id(PersonalSetting::Colours),
            colours,
            personal.colours.as_deref().unwrap_or(UNSET),
            word(language, "settings-colours"),
        ),
        value_select(
            personal_id(PersonalSetting::Reminders),
            reminder_options(language),
            &personal.remind_every.unwrap_or(DEFAULT_REMINDER_HOURS).to_string(),
            word(language, "settings-reminders"),
        ),
        value_select(
            personal_id(PersonalSetting::Where),
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
        option(label, switch.word).default_selection((switch.is_on)(personal))
    });
    let id = personal_id(PersonalSetting::Switches);
    multi_select(id, options, word(language, "settings-switches"), 0..=SWITCHES.len())
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
    let channels = discord_select(
        server_id(ServerSetting::Channels),
        channels,
        word(language, "settings-channels"),
        0..=MAX_CHANNELS,
    );
    let roles =
        CreateSelectMenuKind::Role { default_roles: Some(settings.organisers.map(RoleId::new).into_iter().collect()) };
    let organisers = word(language, "settings-organisers");
    let roles = discord_select(server_id(ServerSetting::Organisers), roles, organisers, 0..=1);
    let rows = vec![
        value_select(
            server_id(ServerSetting::Language),
            language_options(word(language, "settings-server-language-unset")),
            language_code(settings.language),
            word(language, "settings-server-language"),
        ),
        channels,
        roles,
        value_select(
            server_id(ServerSetting::Place),
            places.to_vec(),
            settings.place.map_or("thread", place),
            word(language, "settings-place"),
        ),
        value_select(
            server_id(ServerSetting::Clock),
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
    if settings.shows_cards {
        content.push(format!("-# {}", word(language, "settings-cards")));
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

/// Checks whether a member may take actions in any session on the server that are otherwise reserved for the
/// session's players.
pub async fn is_organiser(bot: &Bot, caller: &impl Caller) -> Result<bool, Failure> {
    let (Some(guild), Some(member)) = (caller.server(), caller.member()) else { return Ok(false) };
    let organisers = bot.referee.load_server_settings(GuildId(guild.get())).await?.organisers;
    let has_role = organisers.is_some_and(|role| member.roles.iter().any(|known| known.get() == role));
    Ok(has_role || may_manage(Some(member)))
}

impl Handler for SetPersonal {
    /// Changes the setting and shows the updated panel.
    async fn handle(self, bot: &Bot, press: &PlainPress<'_>) -> Result<(), Failure> {
        let chosen = press.choice().unwrap_or(UNSET);
        let change = |personal: &mut PersonalSettings| match self.setting {
            PersonalSetting::Language => personal.language = parse_language(chosen),
            PersonalSetting::Colours => {
                personal.colours = Colours::of_word(chosen).map(|colours| colours.word().to_owned());
            }
            PersonalSetting::Reminders => {
                let known = |hours: &u16| *hours == 0 || REMINDER_CHOICES.contains(hours);
                personal.remind_every = chosen.parse().ok().filter(known);
            }
            PersonalSetting::Where => personal.remind_directly = chosen == "directly",
            PersonalSetting::Switches => SWITCHES.iter().for_each(|switch| {
                (switch.set)(personal, press.chosen.iter().any(|value| value == switch.word));
            }),
        };
        let personal = bot.referee.set_personal(press.user(), bot.now(), change).await?;
        let language = theme(bot, &personal, press.event.locale()).language;
        press.respond(personal_panel(&personal, bot.now(), language)).await
    }
}

impl Handler for SetServer {
    /// Changes the setting and shows the updated panel.
    async fn handle(self, bot: &Bot, press: &PlainPress<'_>) -> Result<(), Failure> {
        let guild = press.require_guild()?;
        if !may_manage(press.event.member()) {
            return Err(Failure::Said("settings-managers-only"));
        }
        let chosen = press.choice().unwrap_or(UNSET);
        // Channels and roles are chosen by their ids; a press may be forged.
        let ids = || press.chosen.iter().take(MAX_CHANNELS).map(|id| id.parse().ok());
        let ids: Option<Vec<u64>> = ids().collect();
        let unknown = Failure::Said("unknown-button");
        let change: Box<dyn Fn(&mut ServerSettings) + Send + Sync> = match self.setting {
            ServerSetting::Language => Box::new(|settings| settings.language = parse_language(chosen)),
            ServerSetting::Channels => {
                let channels = ids.ok_or(unknown)?;
                Box::new(move |settings| settings.channels.clone_from(&channels))
            }
            ServerSetting::Organisers => {
                let role = ids.ok_or(unknown)?.first().copied();
                Box::new(move |settings| settings.organisers = role)
            }
            ServerSetting::Place => {
                let place = if chosen == "here" { Place::Here } else { Place::Thread };
                Box::new(move |settings| settings.place = Some(place))
            }
            ServerSetting::Clock => Box::new(|settings| settings.clock = TimeControl::from_text(chosen)),
        };
        let settings = bot.referee.set_server(guild, bot.now(), change).await?;
        press.respond(server_panel(&settings, press.event.app_permissions(), press.theme.language)).await
    }
}
