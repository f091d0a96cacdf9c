//! `/game`, and `/game new`

use poise::ChoiceParameter;
use serenity::all::{AutocompleteChoice, CommandInteraction, CreateAutocompleteResponse, User};

use sztab_game::view::Topic;
use sztab_game::{GameInfo, Language, Seating};
use sztab_referee::clock::TimeControl;
use sztab_referee::{FactionChoice, LobbyOptions, Place, RANDOM, ServerSettings, Template, TemplateClock, Venue};
use sztab_store::{ChannelId, GuildId};
use sztab_words::word;

use crate::discord::say::answer::Answer;
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::Failure;
use crate::discord::say::permissions::{effective_place, is_thread, require_allowed_channel, require_post_permissions};
use crate::discord::say::typed::{fold_text, matches_prefixes};
use crate::discord::session::choice::best_matches;
use crate::discord::session::clock::{PRESETS, clock_phrase};
use crate::discord::session::command::answer::answer;
use crate::discord::session::command::autocomplete::complete_template;
use crate::discord::session::command::context::{Context, find_language};
use crate::discord::session::command::games::{
    complete_game, complete_mode, complete_variant, find_game, selected_game, suggest_factions,
};
use crate::discord::session::computer::{AgainstComputers, play_against_computers, strength_at};
use crate::discord::session::game_modes;
use crate::discord::session::game_move;
use crate::discord::session::known::Known;
use crate::discord::session::listing::show_sessions;
use crate::discord::session::lobby::{next_computer, to_player};
use crate::discord::session::playable::Playables;

/// Place of a game, as a command option.
#[derive(Debug, Clone, Copy, poise::ChoiceParameter)]
pub enum PlaceOption {
    /// A public thread.
    #[name = "thread"]
    Thread,
    /// This channel.
    #[name = "here"]
    Here,
}

/// Method of choosing factions, as a command option.
#[derive(Debug, Clone, Copy, poise::ChoiceParameter)]
pub enum FactionMethodOption {
    /// Each player chooses.
    #[name = "choose"]
    Choose,
    /// Drawn at random.
    #[name = "random"]
    Random,
    /// Ban and pick.
    #[name = "draft"]
    Draft,
}

/// The player who begins, as a command option.
#[derive(Debug, Clone, Copy, poise::ChoiceParameter)]
pub enum StarterOption {
    /// Drawn at random.
    #[name = "random"]
    Random,
    /// The opener of the table.
    #[name = "host"]
    Host,
    #[name = "guest"]
    Guest,
}

/// Deal of a second, mirrored game, as a command option.
#[derive(Debug, Clone, Copy, poise::ChoiceParameter)]
pub enum MirrorOption {
    /// Dealt independently of the first game.
    #[name = "fresh"]
    Fresh,
    /// Each faction in the same order in both games.
    #[name = "same"]
    Same,
}

/// Strength of the computer player, as a command option.
#[derive(Debug, Clone, Copy, poise::ChoiceParameter)]
pub enum Strength {
    /// A beginner's opponent.
    #[name = "casual"]
    Casual = 0,
    /// The usual strength.
    #[name = "club"]
    Club,
    /// The strongest level.
    #[name = "strong"]
    Strong,
}

impl From<PlaceOption> for Place {
    fn from(place: PlaceOption) -> Self {
        match place {
            PlaceOption::Here => Self::Here,
            PlaceOption::Thread => Self::Thread,
        }
    }
}

/// The options of a command that each set a term of the game, with the key of the term.
pub(super) fn term_options(
    armies: Option<FactionMethodOption>,
    first: Option<StarterOption>,
    mirrored: Option<MirrorOption>,
    odds: Option<bool>,
) -> [(&'static str, Option<&'static str>); 4] {
    [
        (Seating::FACTIONS, armies.as_ref().map(ChoiceParameter::name)),
        (Seating::FIRST, first.as_ref().map(ChoiceParameter::name)),
        (Seating::MIRROR, mirrored.as_ref().map(ChoiceParameter::name)),
        ("odds", odds.map(|odds| if odds { "on" } else { "off" })),
    ]
}

#[poise::command(slash_command, guild_only, subcommands("new", "list", "game_move::game_move"), subcommand_required)]
#[allow(clippy::unused_async, reason = "every command is asynchronous")]
pub async fn game(_context: Context<'_>) -> Result<(), Failure> {
    Ok(())
}

/// Lists the tables of the server: those open to join, then those in play.
#[poise::command(slash_command, guild_only)]
async fn list(context: Context<'_>) -> Result<(), Failure> {
    let listed = async {
        let (bot, language) = (context.data(), find_language(context).await);
        let guild = context.interaction.guild_id.ok_or(Failure::Said("only-in-server"))?;
        show_sessions(bot, GuildId(guild.get()), context.user(), 0, language).await
    };
    answer(context, Box::pin(listed)).await
}

/// Opens a table. The outbox posts the lobby, so it appears exactly once whatever happens.
#[poise::command(slash_command, guild_only)]
#[allow(clippy::too_many_arguments, reason = "every option of the command is one")]
pub async fn new(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete_game"]
    game: Option<String>,
    opponent: Option<User>,
    opponent2: Option<User>,
    opponent3: Option<User>,
    #[max_length = 100]
    #[autocomplete = "complete_mode"]
    mode: Option<String>,
    #[max_length = 100]
    #[autocomplete = "complete_variant"]
    variant: Option<String>,
    armies: Option<FactionMethodOption>,
    #[max_length = 100]
    #[autocomplete = "complete_faction"]
    army: Option<String>,
    first: Option<StarterOption>,
    place: Option<PlaceOption>,
    #[max_length = 100]
    #[autocomplete = "complete_clock"]
    clock: Option<String>,
    mirrored: Option<MirrorOption>,
    rated: Option<bool>,
    odds: Option<bool>,
    strength: Option<Strength>,
    #[max_length = 100]
    #[autocomplete = "complete_template"]
    template: Option<String>,
) -> Result<(), Failure> {
    let opponents = [opponent, opponent2, opponent3].into_iter().flatten().collect();
    let asked = TableOptions {
        game,
        opponents,
        mode,
        variant,
        army,
        place,
        clock,
        rated,
        strength,
        template,
        terms: term_options(armies, first, mirrored, odds),
    };
    answer(context, Box::pin(open_table(context, asked))).await
}

/// The options of a new table; those that are `None` are set by the template or the server.
#[derive(Default)]
pub(super) struct TableOptions {
    pub game: Option<String>,
    pub opponents: Vec<User>,
    pub mode: Option<String>,
    pub variant: Option<String>,
    pub army: Option<String>,
    pub place: Option<PlaceOption>,
    pub clock: Option<String>,
    pub rated: Option<bool>,
    pub strength: Option<Strength>,
    pub template: Option<String>,
    /// Terms of the game, by key.
    pub terms: [(&'static str, Option<&'static str>); 4],
}

/// Opens a table in the command's channel, or begins the game if all opponents are computer players.
pub(super) async fn open_table(context: Context<'_>, asked: TableOptions) -> Result<Answer, Failure> {
    let (bot, interaction) = (context.data(), context.interaction);
    let guild = interaction.guild_id.ok_or(Failure::Said("only-in-server"))?;
    let settings = bot.referee.load_server_settings(GuildId(guild.get())).await?;
    require_allowed_channel(interaction.channel.as_ref(), &settings).map_err(Failure::OtherChannels)?;
    let template = find_terms(asked.template.as_deref(), &settings).map_err(Failure::Said)?;
    let language = find_language(context).await;
    let game = asked.game.clone().or_else(|| template.game.clone());
    let playables = find_game(&bot.referee, game.as_deref()).ok_or(Failure::Said("game-unknown"))?;
    let faction = resolve_faction(&Known::for_game(playables), language, asked.army.as_deref());
    let is_thread = is_thread(interaction.channel.as_ref());
    let options = agree_options(context, asked, (&template, &settings), (game, playables), language)?;
    let channel = ChannelId(interaction.channel_id.get());
    let host = to_player(&interaction.user, interaction.member.as_deref());
    let interaction = context.to_interaction(bot.now());
    let venue = Venue { guild: GuildId(guild.get()), channel };
    if !options.computers.is_empty() && options.computers.len() + 1 == playables.seats(&options.terms) {
        let settings = &settings;
        let asked = AgainstComputers { venue, is_thread, host, faction, options, settings, interaction, language };
        return play_against_computers(bot, &context.serenity_context().http, asked).await;
    }
    bot.referee.open_lobby(venue, host, &faction, &options, interaction).await?;
    bot.notify_outbox();
    Ok(Answer::sentence(word(language, "lobby-opened")))
}

/// The options of the lobby: those of the command, otherwise those of the template, otherwise those of the server.
fn agree_options(
    context: Context<'_>,
    asked: TableOptions,
    (template, settings): (&Template, &ServerSettings),
    (game, playables): (Option<String>, Playables<'_>),
    language: Language,
) -> Result<LobbyOptions, Failure> {
    let (bot, interaction) = (context.data(), context.interaction);
    let is_thread = is_thread(interaction.channel.as_ref());
    let place = asked.place.map(Place::from).or(template.place).or(settings.place).unwrap_or(Place::Thread);
    let place = effective_place(is_thread, place);
    let of_template = find_game(&bot.referee, template.game.as_deref()).and_then(|playables| playables.kind());
    let saved = template.terms.clone().filter(|_| playables.kind() == of_template).unwrap_or_default();
    let modes = (asked.mode.as_deref(), asked.variant.as_deref());
    let agreed = game_modes::opening_terms(&playables, language, &saved, modes, &asked.terms)?;
    refuse_place(interaction, (is_thread, place), playables.seating(&agreed).mirror.is_some(), language)?;
    let seats = playables.seats(&agreed);
    let may_be_rated = playables.info().is_some_and(GameInfo::has_rivals) && seats == 2;
    if asked.rated == Some(true) && !may_be_rated {
        return Err(Failure::Said("rated-for-two"));
    }
    let OtherPlayers { invited, computers } =
        find_other_players(context, asked.opponents, asked.strength, seats).map_err(Failure::Said)?;
    let strength = strength_at(playables.kind(), computers.level);
    let usual = LobbyOptions::new(settings.public_language(interaction.guild_locale.as_deref()), place);
    let usual_clock = || Ok(template.clock.map_or(settings.clock, TemplateClock::control));
    Ok(LobbyOptions {
        game: game.and_then(|_| playables.info()).map(|info| info.id.to_owned()),
        terms: agreed,
        invited: invited.first().copied(),
        also_invited: invited.get(1..).unwrap_or_default().to_vec(),
        clock: asked.clock.map_or_else(usual_clock, |typed| parse_clock(&typed)).map_err(Failure::Said)?,
        computers: (0..computers.seats).map(|number| next_computer(strength, number, usual.language)).collect(),
        // A game against computer players is rated only if both the server and the player want it.
        rated: asked.rated.or(template.rated).unwrap_or(settings.rates_tables && computers.seats == 0) && may_be_rated,
        ..usual
    })
}

/// Refuses a place where the bot may not post, and a mirrored game inside a thread.
fn refuse_place(
    interaction: &CommandInteraction,
    (is_thread, place): (bool, Place),
    is_mirrored: bool,
    language: Language,
) -> Result<(), Failure> {
    if is_mirrored && is_thread {
        return Err(Failure::Said("mirror-no-threads"));
    }
    // The second game always needs a thread.
    let asked = if is_mirrored { Place::Thread } else { place };
    require_post_permissions(interaction.app_permissions, is_thread, asked, language).map_err(Failure::MayNot)
}

/// Players of the other seats.
struct OtherPlayers {
    /// Invited members.
    invited: Vec<u64>,
    /// Seats that the bot takes.
    computers: ComputerSeats,
}

/// Seats that the bot takes, and their strength.
struct ComputerSeats {
    seats: usize,
    /// Index among the game's strengths, from 0; `None` for the usual one.
    level: Option<usize>,
}

/// Determines the players of the other seats: invited members or the bot, which takes all of them if only a strength is
/// given. The error is the key of a sentence.
fn find_other_players(
    context: Context<'_>,
    named: Vec<User>,
    strength: Option<Strength>,
    seats: usize,
) -> Result<OtherPlayers, &'static str> {
    let bot = context.framework.bot_id();
    if named.len() >= seats {
        return Err("opponents-too-many");
    }
    let (bots, members): (Vec<User>, Vec<User>) = named.into_iter().partition(|user| user.id == bot);
    if members.iter().any(|member| member.bot || member.id == context.interaction.user.id) {
        return Err("opponent-not-possible");
    }
    let invited: Vec<u64> = members.iter().map(|member| member.id.get()).collect();
    if invited.iter().enumerate().any(|(place, member)| invited[..place].contains(member)) {
        return Err("opponent-twice");
    }
    if !invited.is_empty() && bots.is_empty() && strength.is_some() {
        return Err("house-strength-alone");
    }
    let is_alone = invited.is_empty() && bots.is_empty() && strength.is_some();
    let computers = if is_alone { seats.saturating_sub(1) } else { bots.len() };
    Ok(OtherPlayers {
        invited,
        computers: ComputerSeats { seats: computers, level: strength.map(|strength| strength as usize) },
    })
}

/// Returns the terms of the named template; without a name, terms that leave everything open. The error is the key of a
/// sentence.
fn find_terms(template: Option<&str>, settings: &ServerSettings) -> Result<Template, &'static str> {
    match template {
        Some(name) => settings.find_template(name).cloned().ok_or("template-unknown"),
        None => Ok(Template::default()),
    }
}

/// Parses a time control as typed; `None` means no clock. The error is the key of a sentence.
pub(super) fn parse_clock(typed: &str) -> Result<Option<TimeControl>, &'static str> {
    match typed {
        NO_CLOCK => Ok(None),
        text => TimeControl::from_text(text).map(Some).ok_or("clock-unreadable"),
    }
}

/// Returns the faction that a player chose: by the id of a suggestion, or by a typed name.
fn resolve_faction(offered: &Known, language: Language, typed: Option<&str>) -> FactionChoice {
    let Some(typed) = typed else { return FactionChoice::Open };
    let is_chance = |language| fold_text(&word(language, "faction-random")) == fold_text(typed.trim());
    if typed == RANDOM || Language::ALL.into_iter().any(is_chance) {
        return FactionChoice::Random;
    }
    match best_matches(&offered.entries(Topic::Playables, language), typed).as_slice() {
        [only] => FactionChoice::parse(&only.value),
        _ => FactionChoice::parse(typed),
    }
}

/// Option value for no clock.
const NO_CLOCK: &str = "none";

/// Suggests the usual clocks, and the typed one if it can be parsed.
pub(super) async fn complete_clock(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let language = find_language(context).await;
    let named = |control: TimeControl| (clock_phrase(language, control), control.to_text());
    let own = TimeControl::from_text(typed).filter(|control| !PRESETS.contains(control)).map(named);
    let usual = PRESETS.map(named);
    let fitting =
        usual.into_iter().filter(|(name, text)| matches_prefixes(name, typed) || matches_prefixes(text, typed));
    let none =
        Some((word(language, "clock-none"), NO_CLOCK.to_owned())).filter(|(name, _)| matches_prefixes(name, typed));
    let choices = none.into_iter().chain(own).chain(fitting);
    CreateAutocompleteResponse::new()
        .set_choices(choices.map(|(name, text)| AutocompleteChoice::new(name, text)).collect())
}

async fn complete_faction(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let language = find_language(context).await;
    let chance = (word(language, "faction-random"), RANDOM.to_owned());
    suggest_factions(&Known::for_game(selected_game(context)), Some(chance), language, typed)
}
