//! Starting the bot, and stopping it.
//!
//! Settings, armies, database and Discord are checked in this order, and a failed start does not change anything. With
//! `SZTAB_DISCORD_API` set, the library's rate limiter is off, because it would ignore that address; if the address of
//! the substitute's gateway cannot be obtained, the start fails instead of falling back to Discord's gateway.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use serenity::all::{Command, CreateCommand, GatewayIntents, InstallationContext, InteractionContext};
use serenity::http::Http;
use tokio::net::TcpListener;

use crate::KINDS;
use crate::armies;
use crate::armies::ArmyErrors;
use crate::config::Config;
use crate::fonts::{self, FontError};
use crate::values;
use sztab_game::{Kind, find_kind};
use sztab_referee::Referee;
use sztab_store::fault_point::FaultPoint;
use sztab_store::{Claim, Store, StoreError, fault_point};

use crate::discord::bot::Bot;
use crate::discord::commands::{self, to_registrations};
use crate::discord::entry::admission::{may_enter, on_error};
use crate::discord::entry::dispatcher::on_event;
use crate::discord::entry::dispatcher::{Dispatcher, RateLimitListener};
use crate::discord::outbox::worker as outbox;
use crate::discord::say::failure::{http_status, without_url};
use crate::discord::say::http::build_http;
use crate::discord::say::reply::PendingReplies;
use crate::discord::say::rest_client::RestClient;
use crate::discord::state::time::Time;

use super::{backups, emojis, jobs, monitor, stop, trouble, upkeep, watchdog};

/// Longest wait for a server other than Discord to answer at the start.
const SERVER_TIMEOUT: Duration = Duration::from_secs(10);

/// Longest wait for Discord to return the gateway's address.
const GATEWAY_TIMEOUT: Duration = Duration::from_mins(1);

/// Longest pause between two attempts to register the commands.
const MAX_RETRY_DELAY: Duration = Duration::from_mins(1);

/// Reason why the bot could not start, or stopped: one sentence for the operator.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The armies cannot be used.
    #[error("{0}")]
    Armies(#[from] ArmyErrors),
    /// The fonts cannot be used.
    #[error("{0}")]
    Fonts(#[from] FontError),
    /// The database cannot be used.
    #[error("the database {path} cannot be used: {error}{}", error.advice())]
    Database {
        /// Path of the database file.
        path: String,
        /// Error of the store.
        error: StoreError,
    },
    /// The configured server does not answer as Discord does.
    #[error("SZTAB_DISCORD_API: {0} does not answer as Discord does")]
    NoDiscord(String),
    /// The connection to Discord failed.
    #[error("Discord: {0}")]
    Discord(#[from] Box<serenity::Error>),
    /// No request can be sent to Discord, because of the token or this machine's certificates.
    #[error("Discord cannot be asked for anything: look at the token and at this machine's certificates")]
    NoCourier,
    /// The gateway has been silent for too long; restarting the program reconnects.
    #[error("the connection to Discord is dead: start the program again")]
    Dead,
    /// The monitor's address is not available.
    #[error("SZTAB_MONITOR: {address} cannot be listened on: {reason}")]
    Monitor {
        address: SocketAddr,
        /// Error of the operating system.
        reason: String,
    },
    /// A second stop signal arrived while the bot was stopping.
    #[error("stopped at once, as told twice; what was acknowledged is kept, and posts still owed are sent next time")]
    StoppedAtOnce,
}

/// Runs the bot until the first stop signal; a second one ends it without waiting for work in progress.
///
/// # Errors
///
/// If the armies or fonts cannot be read, the database cannot be opened or Discord cannot be reached; nothing has been
/// changed in these cases.
pub async fn run(config: Config) -> Result<(), StartError> {
    let (told, stop) = tokio::sync::oneshot::channel();
    tokio::select! {
        ended = run_until(config, KINDS, Time::system(), async { stop.await.unwrap_or_default() }) => ended,
        () = stop::wait_for_two_signals(told) => Err(StartError::StoppedAtOnce),
    }
}

/// Runs the bot with a given clock and list of games until `stop` resolves.
///
/// # Errors
///
/// Same as [`run`].
pub async fn run_until(
    config: Config,
    kinds: &'static [Kind],
    time: Time,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), StartError> {
    let armies = armies::read_offered_armies(config.armies.as_deref(), config.offer.as_deref())?;
    if let Some(folder) = &config.fonts {
        fonts::add_folder(folder)?;
    }
    let listener = open_listener(&config).await?;
    let unusable = |error| StartError::Database { path: config.database.display().to_string(), error };
    // Held until this function returns, because only one bot at a time may use a database.
    let mut claim = Claim::acquire(&config.database).map_err(unusable)?;
    let store = Store::open(&config.database).await.map_err(unusable)?;
    claim.extend_to(&config.database).map_err(unusable)?;
    let rest_client = RestClient::new(&config.token, config.discord_api.as_deref()).ok_or(StartError::NoCourier)?;
    let mut referee = Referee::new(store.clone(), kinds).with_max_sessions_per_server(config.tables_per_server);
    if let Some(kind) = find_kind(kinds, armies::KIND) {
        referee = referee.with_files(&kind, armies::to_seat_files(&armies));
    }
    for (kind, files) in values::read_values(config.values.as_deref(), kinds)? {
        let files = referee.files(&kind).iter().cloned().chain(files).collect();
        referee = referee.with_files(&kind, files);
    }
    let offered: Vec<String> =
        referee.kinds().iter().flat_map(|kind| referee.files(kind)).map(|file| file.id.clone()).collect();
    store.record_offered_factions(&offered, time.now()).await.map_err(unusable)?;
    let bot = Bot::new(referee, config.colours, time)
        .with_requests_per_second(config.requests_per_second)
        .with_film_pause(config.film_rest)
        .with_discord_api(config.discord_api.as_deref());
    let http = build_http(&config.token, config.discord_api.as_deref()).ok_or(StartError::NoCourier)?;
    let gateway = fetch_gateway(&config, &http).await?;
    let made = tokio::time::timeout(GATEWAY_TIMEOUT, build_client(&bot, http, &rest_client)).await;
    let mut client = made.map_err(|_| StartError::Dead)?.map_err(Box::new)?;
    if config.discord_api.is_some() && *client.ws_url.lock().await != gateway {
        // The library falls back to the real gateway if the request for the address fails.
        return Err(StartError::NoDiscord(config.discord_api.unwrap_or_default()));
    }
    let (shards, database) = (Arc::clone(&client.shard_manager), config.database.clone());
    let monitor = listener.map(|listener| monitor::spawn_monitor(listener, bot.clone(), Arc::clone(&shards), database));
    let watch = tokio::spawn(upkeep::expire_lobbies(bot.clone()));
    let clerk = tokio::spawn(jobs::run_worker(bot.clone(), Arc::clone(&client.http), rest_client.clone()));
    let worker = tokio::spawn(outbox::run_worker(bot.clone(), rest_client));
    let keeper = tokio::spawn(backups::run_worker(bot.clone(), config.database.clone(), config.backups.clone()));
    let quiet = tokio::spawn(upkeep::empty_write_ahead_log(bot.clone()));
    let guard = tokio::spawn(trouble::watch_database(bot.clone(), Arc::clone(&shards)));
    let silence = watchdog::wait_for_silence(bot.heartbeat.clone(), Arc::clone(&shards), config.patience);
    let gateway = stop::close_gateway(stop, shards, bot.clone());
    let ended = tokio::select! {
        ended = client.start() => ended.map_err(|error| StartError::Discord(Box::new(error))),
        () = gateway => Ok(()),
        () = silence => Err(StartError::Dead),
    };
    stop::finish_work(&bot, [watch, clerk, worker]).await;
    for task in [keeper, quiet, guard].into_iter().chain(monitor) {
        task.abort();
    }
    stop::close_store(&store).await;
    ended
}

/// Opens the listener for the monitor, if one is configured.
async fn open_listener(config: &Config) -> Result<Option<TcpListener>, StartError> {
    let Some(address) = config.monitor else { return Ok(None) };
    match monitor::bind(address).await {
        Ok(listener) => Ok(Some(listener)),
        Err(error) => Err(StartError::Monitor { address, reason: error.to_string() }),
    }
}

/// Requests the gateway's address from a configured server before the client does, so that an unresponsive server is
/// noticed. Returns an empty string for Discord itself.
async fn fetch_gateway(config: &Config, http: &Http) -> Result<String, StartError> {
    match &config.discord_api {
        None => Ok(String::new()),
        Some(api) => match tokio::time::timeout(SERVER_TIMEOUT, http.get_gateway()).await {
            Ok(Ok(gateway)) => Ok(gateway.url),
            Ok(Err(_)) | Err(_) => Err(StartError::NoDiscord(api.clone())),
        },
    }
}

async fn build_client(bot: &Bot, http: Http, rest_client: &RestClient) -> serenity::Result<serenity::Client> {
    let options = poise::FrameworkOptions {
        commands: commands::build_all(bot.referee.kinds()),
        event_handler: |framework, event| Box::pin(on_event(framework, event)),
        on_error: |error| Box::pin(on_error(error)),
        command_check: Some(|context| Box::pin(async move { Ok(may_enter(context).await) })),
        // The application's owners have no special commands.
        initialize_owners: false,
        ..poise::FrameworkOptions::default()
    };
    let (data, rest_client) = (bot.clone(), rest_client.clone());
    let framework = poise::Framework::builder()
        .options(options)
        .setup(move |context, ready, framework| {
            let commands = to_registrations(&framework.options().commands);
            let (http, bot, rest_client) = (Arc::clone(&context.http), data.clone(), rest_client.clone());
            tokio::spawn(async move {
                register_commands(Arc::clone(&http), commands).await;
                // The emojis are kept up to date in the background.
                emojis::ensure_emojis(bot, http, rest_client).await;
            });
            tracing::info!(user = %ready.user.name, guilds = ready.guilds.len(), "ready");
            Box::pin(async move { Ok(data) })
        })
        .build();
    serenity::all::ClientBuilder::new_with_http(http, GatewayIntents::GUILDS)
        .framework(Dispatcher::new(framework, bot.clone()))
        .event_handler(RateLimitListener(bot.clone()))
        .type_map_insert::<PendingReplies>(PendingReplies::new(bot.discord_api.as_deref()))
        .await
}

/// Registers the commands, retrying until it succeeds; those of an earlier start keep working until then. If Discord
/// refuses them, they are registered for servers only, because the application may not allow that users install it.
async fn register_commands(http: Arc<Http>, mut commands: Vec<CreateCommand>) {
    let mut pause = Duration::from_secs(1);
    fault_point::reach(FaultPoint::BeforeRegistering).ok();
    while let Err(error) = Command::set_global_commands(&http, commands.clone()).await {
        tracing::error!(error = without_url(&error), "the commands could not be registered");
        if http_status(&error) == Some(400) {
            commands = commands.into_iter().map(for_servers_only).collect();
        }
        tokio::time::sleep(pause).await;
        pause = (pause * 2).min(MAX_RETRY_DELAY);
    }
    fault_point::reach(FaultPoint::AfterRegistering).ok();
    tracing::info!("the commands are registered");
}

fn for_servers_only(command: CreateCommand) -> CreateCommand {
    command.integration_types(vec![InstallationContext::Guild]).contexts(vec![InteractionContext::Guild])
}
