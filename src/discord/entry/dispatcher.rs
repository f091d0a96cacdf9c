//! The dispatcher that receives everything from Discord: each interaction is timed, counted and logged in one place.
//!
//! Each log line contains an interaction's reference, which the player can quote when asking about it, its kind,
//! channel and user (ids, never names), and its outcome. It does not contain typed text or a token.
//!
//! The reference is the one that the player is shown. (`tests/discord/monitor.rs`)

use std::collections::BTreeSet;

use serenity::all::{
    Client, CommandDataOptionValue, CommandInteraction, Context, EventHandler, Framework, FullEvent, Interaction,
    RatelimitInfo,
};
use tracing::Instrument;

use crate::discord::bot::Bot;
use crate::discord::outbox::lost::resume_posts;
use crate::discord::router::press::Event;
use crate::discord::say::failure::Failure;
use crate::discord::say::interaction_context::{InteractionContext, RecordedFacts};
use crate::discord::session::welcome::{greet, store_discord_language};

use super::routes::KnownRoute;
use super::serve::serve;

/// Kind under which unknown interactions are logged.
const UNKNOWN_KIND: &str = "unknown";

/// Dispatcher in front of the command framework.
pub struct Dispatcher {
    framework: poise::Framework<Bot, Failure>,
    bot: Bot,
    /// Full names of all commands and subcommands, such as `game new`.
    commands: BTreeSet<String>,
}

/// Subject of an interaction.
struct Subject {
    kind: String,
    is_completion: bool,
    /// Id of the pressed button or submitted form; `None` if there is none or it is not one of the bot's.
    target: Option<KnownRoute>,
}

impl Dispatcher {
    /// Creates a dispatcher in front of the command framework.
    pub fn new(framework: poise::Framework<Bot, Failure>, bot: Bot) -> Self {
        let mut commands = BTreeSet::new();
        for command in &framework.options().commands {
            commands.insert(command.name.clone().into_owned());
            commands.extend(command.subcommands.iter().map(|below| format!("{} {}", command.name, below.name)));
        }
        Self { framework, bot, commands }
    }

    fn parse_subject(&self, interaction: &Interaction) -> Option<Subject> {
        let (kind, is_completion, target) = match interaction {
            Interaction::Command(command) => (self.command_name(command), false, None),
            Interaction::Autocomplete(command) => (self.command_name(command), true, None),
            Interaction::Component(press) => {
                let target = KnownRoute::parse(&press.data.custom_id);
                let word = target.as_ref().map_or(UNKNOWN_KIND, |target| target.specification().word);
                (format!("button {word}"), false, target)
            }
            Interaction::Modal(form) => ("form".to_owned(), false, KnownRoute::parse(&form.data.custom_id)),
            _ => return None,
        };
        Some(Subject { kind, is_completion, target })
    }

    /// Full name of a command with its subcommand. Unknown names are replaced, because Discord offers commands of an
    /// earlier version for a while.
    fn command_name(&self, command: &CommandInteraction) -> String {
        let below = command.data.options.first();
        let is_subcommand = |value: &CommandDataOptionValue| matches!(value, CommandDataOptionValue::SubCommand(_));
        let name = match below.filter(|option| is_subcommand(&option.value)) {
            Some(below) => format!("{} {}", command.data.name, below.name),
            None => command.data.name.clone(),
        };
        if self.commands.contains(&name) { name } else { UNKNOWN_KIND.to_owned() }
    }

    /// Passes a press or a form to the handler of its route, and everything else to the framework.
    async fn serve(&self, context: Context, event: FullEvent, target: Option<KnownRoute>) {
        match &event {
            FullEvent::InteractionCreate { interaction: Interaction::Component(event) } => {
                serve(&self.bot, &context, Event::Component(event), target).await;
            }
            FullEvent::InteractionCreate { interaction: Interaction::Modal(event) } => {
                serve(&self.bot, &context, Event::Form(event), target).await;
            }
            _ => self.framework.dispatch(context, event).await,
        }
    }

    /// Serves an interaction, and records its outcome in the metrics and the log.
    async fn serve_and_log(&self, context: Context, event: FullEvent, subject: Subject, span: tracing::Span) {
        let game = subject.target.as_ref().and_then(|target| target.id.game());
        let work = Box::pin(self.serve(context, event, subject.target));
        let (found, took) = InteractionContext::run(work).instrument(span.clone()).await;
        // Some responses acknowledge and reply at the same time.
        let acknowledged = found.acknowledged.unwrap_or(took);
        if let Some(game) = found.game.or(game) {
            span.record("game", game.0);
        }
        let kind = if subject.is_completion { format!("complete {}", subject.kind) } else { subject.kind };
        self.bot.metrics.count_interaction(&kind, found.outcome.word(), acknowledged, took);
        let (acknowledged_ms, answered_ms) = (milliseconds(acknowledged), milliseconds(took));
        span.in_scope(|| log_interaction(&found, subject.is_completion, acknowledged_ms, answered_ms));
    }
}

/// Logs one line. Successful completions, one per typed letter, are logged at debug level only.
fn log_interaction(found: &RecordedFacts, is_completion: bool, acknowledged_ms: u64, answered_ms: u64) {
    let (outcome, reason) = (found.outcome.word(), found.outcome.reason());
    if is_completion && reason.is_empty() {
        tracing::debug!(outcome, acknowledged_ms, answered_ms, "done");
    } else if reason.is_empty() {
        tracing::info!(outcome, acknowledged_ms, answered_ms, "done");
    } else {
        tracing::info!(outcome, reason, acknowledged_ms, answered_ms, "done");
    }
}

fn milliseconds(duration: std::time::Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

#[serenity::async_trait]
impl Framework for Dispatcher {
    async fn init(&mut self, client: &Client) {
        self.framework.init(client).await;
    }

    async fn dispatch(&self, context: Context, event: FullEvent) {
        self.bot.heartbeat.record_beat();
        let FullEvent::InteractionCreate { interaction } = &event else {
            return self.framework.dispatch(context, event).await;
        };
        let Some(subject) = self.parse_subject(interaction) else {
            return self.framework.dispatch(context, event).await;
        };
        let _under_way = self.bot.in_flight.begin();
        let (guild, channel, user) = interaction_place(interaction);
        let span = tracing::info_span!(
            "interaction",
            reference = interaction.id().get(),
            kind = subject.kind,
            guild,
            channel,
            user,
            game = tracing::field::Empty
        );
        self.serve_and_log(context, event, subject, span).await;
    }
}

/// Ids of the guild, channel and user; 0 for any that is missing.
fn interaction_place(interaction: &Interaction) -> (u64, u64, u64) {
    let (guild, channel, user) = match interaction {
        Interaction::Command(one) | Interaction::Autocomplete(one) => (one.guild_id, one.channel_id, one.user.id),
        Interaction::Component(one) => (one.guild_id, one.channel_id, one.user.id),
        Interaction::Modal(one) => (one.guild_id, one.channel_id, one.user.id),
        _ => return (0, 0, 0),
    };
    (guild.map_or(0, serenity::all::GuildId::get), channel.get(), user.get())
}

/// Handles events that do not pass through the dispatcher: rate limits.
pub struct RateLimitListener(pub Bot);

#[serenity::async_trait]
impl EventHandler for RateLimitListener {
    async fn ratelimit(&self, limit: RatelimitInfo) {
        self.0.metrics.count_rate_limit();
        // The path of a response contains its token.
        tracing::warn!(global = limit.global, wait_ms = milliseconds(limit.timeout), "a rate limit of Discord was met");
    }
}

pub(crate) async fn on_event(
    framework: poise::FrameworkContext<'_, Bot, Failure>,
    event: &FullEvent,
) -> Result<(), Failure> {
    let bot = framework.user_data;
    match event {
        FullEvent::GuildCreate { guild, .. } => {
            store_discord_language(bot, guild.id, &guild.preferred_locale).await;
            greet(bot, framework.serenity_context, guild).await;
        }
        FullEvent::GuildUpdate { new_data, .. } => {
            store_discord_language(bot, new_data.id, &new_data.preferred_locale).await;
        }
        _ => {}
    }
    resume_posts(bot, event).await;
    Ok(())
}
