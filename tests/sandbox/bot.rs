//! A small real bot: poise and serenity as the referee uses them, with one command for each feature under test.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use poise::serenity_prelude as serenity;
use serenity::{
    AutocompleteChoice, ButtonStyle, CreateActionRow, CreateAllowedMentions, CreateAttachment,
    CreateAutocompleteResponse, CreateButton, CreateEmbed, CreateInteractionResponse, CreateInteractionResponseMessage,
    CreateMessage, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption, CreateThread,
    EditInteractionResponse, FullEvent, GatewayIntents, Interaction,
};
use sztab_sandbox::{Failure, Id, Options, Person, Response, Sandbox};
use tokio::runtime::Runtime;
use tokio::sync::Notify;

pub const TIMEOUT: Duration = Duration::from_secs(30);

type Error = Box<dyn std::error::Error + Send + Sync>;
type Context<'a> = poise::Context<'a, Data, Error>;

/// Data shared by the commands and the test.
#[derive(Clone, Default)]
pub struct Data {
    /// The signal for `/late` to answer.
    pub answer_now: Arc<Notify>,
    /// `/late` or something to hold has been heard.
    pub heard: Arc<Notify>,
    /// Names of the roles of which the gateway told.
    pub roles: Arc<Mutex<Vec<String>>>,
    /// The last interaction that the bot was told to hold and leave to the test: identifier and token.
    pub held: Arc<Mutex<Option<(Id, String)>>>,
}

impl Data {
    fn hold(&self, id: serenity::InteractionId, token: &str) {
        *self.held.lock().unwrap() = Some((id.get(), token.to_owned()));
        self.heard.notify_one();
    }
}

/// Defers and then answers.
#[poise::command(slash_command)]
async fn slow(ctx: Context<'_>) -> Result<(), Error> {
    ctx.defer().await?;
    ctx.say("done").await?;
    Ok(())
}

/// Parent of sub-commands.
#[poise::command(slash_command, subcommands("new"), subcommand_required)]
#[allow(clippy::unused_async)]
async fn game(_: Context<'_>) -> Result<(), Error> {
    Ok(())
}

#[allow(clippy::unused_async)]
async fn armies(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    if let (poise::Context::Application(ctx), "hold") = (ctx, typed) {
        ctx.data().hold(ctx.interaction.id, &ctx.interaction.token);
        std::future::pending::<()>().await;
    }
    let all = ["Borgo", "Hegemony", "Moloch", "Outpost"];
    let fitting = all.into_iter().filter(|army| army.to_lowercase().starts_with(&typed.to_lowercase()));
    CreateAutocompleteResponse::new()
        .set_choices(fitting.map(|army| AutocompleteChoice::new(army, army.to_lowercase())).collect())
}

/// Begins a game.
#[poise::command(slash_command)]
async fn new(
    ctx: Context<'_>,
    #[description = "Against whom"] opponent: serenity::User,
    #[description = "Your army"]
    #[autocomplete = "armies"]
    army: String,
    #[description = "Minutes"]
    #[min = 1]
    #[max = 60]
    minutes: Option<i64>,
) -> Result<(), Error> {
    let text = format!("{} against <@{}> as {army}, {minutes:?}, {:?}", ctx.author().name, opponent.id, ctx.locale());
    let mentions = CreateAllowedMentions::new().users([opponent.id]);
    ctx.send(poise::CreateReply::default().content(text).allowed_mentions(mentions)).await?;
    Ok(())
}

/// Answers privately, with a picture.
#[poise::command(slash_command)]
async fn hand(ctx: Context<'_>) -> Result<(), Error> {
    ctx.defer_ephemeral().await?;
    let picture = CreateAttachment::bytes(b"not really a picture".to_vec(), "hand.png").description("three tiles");
    let embed = CreateEmbed::new().title("Your hand").image("attachment://hand.png");
    ctx.send(poise::CreateReply::default().embed(embed).attachment(picture)).await?;
    Ok(())
}

/// Shows something to press.
#[poise::command(slash_command)]
async fn panel(ctx: Context<'_>) -> Result<(), Error> {
    let options = vec![CreateSelectMenuOption::new("North", "n"), CreateSelectMenuOption::new("South", "s")];
    let rows = vec![
        CreateActionRow::Buttons(vec![
            CreateButton::new("count:0").label("Count").style(ButtonStyle::Success),
            CreateButton::new("off").label("Off").disabled(true),
            CreateButton::new("slow").label("Slow"),
        ]),
        CreateActionRow::SelectMenu(
            CreateSelectMenu::new("where", CreateSelectMenuKind::String { options }).placeholder("Where?"),
        ),
    ];
    ctx.send(poise::CreateReply::default().content("Pressed 0").components(rows)).await?;
    Ok(())
}

/// Opens a thread and posts into it.
#[poise::command(slash_command)]
async fn table(ctx: Context<'_>) -> Result<(), Error> {
    ctx.defer_ephemeral().await?;
    let builder = CreateThread::new("Table 1")
        .kind(serenity::ChannelType::PublicThread)
        .auto_archive_duration(serenity::AutoArchiveDuration::OneWeek);
    let thread = ctx.channel_id().create_thread(ctx, builder).await?;
    thread.id.add_thread_member(ctx, ctx.author().id).await?;
    let picture = CreateAttachment::bytes(vec![1, 2, 3], "board.png").description("the board");
    let mentions = CreateAllowedMentions::new().users([ctx.author().id]);
    let message = CreateMessage::new()
        .content(format!("<@{}>, your turn", ctx.author().id))
        .allowed_mentions(mentions)
        .nonce(serenity::Nonce::String("turn-1".to_owned()))
        .enforce_nonce(true)
        .add_file(picture);
    thread.id.send_message(ctx, message.clone()).await?;
    thread.id.send_message(ctx, message).await?;
    ctx.say("opened").await?;
    Ok(())
}

/// Answers only when it is told to.
#[poise::command(slash_command)]
async fn late(ctx: Context<'_>) -> Result<(), Error> {
    ctx.data().heard.notify_one();
    ctx.data().answer_now.notified().await;
    ctx.say("here I am").await?;
    Ok(())
}

/// Leaves the answer to the test.
#[poise::command(slash_command)]
#[allow(clippy::unused_async)]
async fn hold(ctx: poise::ApplicationContext<'_, Data, Error>) -> Result<(), Error> {
    ctx.data().hold(ctx.interaction.id, &ctx.interaction.token);
    Ok(())
}

/// Says what the bot is told about who asks.
#[poise::command(slash_command)]
async fn whoami(ctx: poise::ApplicationContext<'_, Data, Error>) -> Result<(), Error> {
    let member = ctx.interaction.member.as_ref().ok_or("only in a guild")?;
    let roles: Vec<String> = member.roles.iter().map(ToString::to_string).collect();
    let manages = member.permissions.is_some_and(serenity::Permissions::manage_guild);
    ctx.say(format!("roles [{}], manages: {manages}", roles.join(" "))).await?;
    Ok(())
}

/// Reads a file, for a role.
#[poise::command(slash_command)]
async fn read(
    ctx: Context<'_>,
    #[description = "What to read"] file: serenity::Attachment,
    #[description = "For whom"] role: serenity::Role,
    #[description = "Where"]
    #[channel_types("Text")]
    place: Option<serenity::PartialChannel>,
) -> Result<(), Error> {
    let text = String::from_utf8(file.download().await?)?;
    let kind = file.content_type.unwrap_or_default();
    let place = place.and_then(|place| place.name).unwrap_or_default();
    ctx.say(format!("{} ({kind}, {}) for {} in [{place}]: {text}", file.filename, file.size, role.name)).await?;
    Ok(())
}

/// Shows lists of what the server has; the roles of who asks are chosen already, and this channel.
#[poise::command(slash_command)]
async fn lists(ctx: Context<'_>) -> Result<(), Error> {
    let roles = ctx.author_member().await.map(|member| member.roles.clone());
    let role = CreateSelectMenuKind::Role { default_roles: roles };
    let channel = CreateSelectMenuKind::Channel {
        channel_types: Some(vec![serenity::ChannelType::Text, serenity::ChannelType::PrivateThread]),
        default_channels: Some(vec![ctx.channel_id()]),
    };
    let lists = [
        CreateSelectMenu::new("roles", role).min_values(0).max_values(2),
        CreateSelectMenu::new("channel", channel),
        CreateSelectMenu::new("who", CreateSelectMenuKind::Mentionable { default_users: None, default_roles: None }),
    ];
    let rows = lists.map(CreateActionRow::SelectMenu).to_vec();
    ctx.send(poise::CreateReply::default().content("Choose").components(rows)).await?;
    Ok(())
}

/// Sends a direct message.
#[poise::command(slash_command)]
async fn whisper(ctx: Context<'_>) -> Result<(), Error> {
    ctx.author().dm(ctx, CreateMessage::new().content("psst")).await?;
    ctx.say("sent").await?;
    Ok(())
}

async fn on_event(ctx: &serenity::Context, event: &FullEvent, data: &Data) -> Result<(), Error> {
    let told: Vec<String> = match event {
        FullEvent::GuildCreate { guild, .. } => guild.roles.values().map(|role| role.name.clone()).collect(),
        FullEvent::GuildRoleCreate { new } => vec![new.name.clone()],
        _ => Vec::new(),
    };
    data.roles.lock().unwrap().extend(told);
    let FullEvent::InteractionCreate { interaction } = event else { return Ok(()) };
    if let Interaction::Modal(form) = interaction {
        data.hold(form.id, &form.token);
    }
    let Interaction::Component(press) = interaction else { return Ok(()) };
    if press.data.custom_id == "hold" {
        data.hold(press.id, &press.token);
        return Ok(());
    }
    let answer = CreateInteractionResponseMessage::new();
    let id = press.data.custom_id.as_str();
    if let Some(count) = id.strip_prefix("count:").and_then(|count| count.parse::<u32>().ok()) {
        let next = count + 1;
        let button = CreateButton::new(format!("count:{next}")).label("Count");
        let answer = answer.content(format!("Pressed {next}")).components(vec![CreateActionRow::Buttons(vec![button])]);
        press.create_response(ctx, CreateInteractionResponse::UpdateMessage(answer)).await?;
    } else if id == "slow" {
        press.create_response(ctx, CreateInteractionResponse::Acknowledge).await?;
        press.edit_response(ctx, EditInteractionResponse::new().content("slowly done")).await?;
    } else if let serenity::ComponentInteractionDataKind::StringSelect { values } = &press.data.kind {
        let answer = answer.content(format!("{} it is", values.join("+"))).ephemeral(true);
        press.create_response(ctx, CreateInteractionResponse::Message(answer)).await?;
    } else if let Some(names) = selected_names(&press.data) {
        let answer = answer.content(format!("chosen: {names}")).allowed_mentions(CreateAllowedMentions::new());
        let answer = answer.ephemeral(true);
        press.create_response(ctx, CreateInteractionResponse::Message(answer)).await?;
    } else {
        let answer = answer.content("stale").ephemeral(true);
        press.create_response(ctx, CreateInteractionResponse::Message(answer)).await?;
    }
    Ok(())
}

/// The choices from a list of the server, by the names that came with them.
fn selected_names(data: &serenity::ComponentInteractionData) -> Option<String> {
    use serenity::ComponentInteractionDataKind as Kind;
    let role = |id: &serenity::RoleId| data.resolved.roles.get(id).map(|role| role.name.clone());
    let channel = |id: &serenity::ChannelId| {
        let channel = data.resolved.channels.get(id).filter(|channel| channel.permissions.is_some());
        channel.and_then(|channel| channel.name.clone())
    };
    let user = |id: serenity::UserId| data.resolved.users.get(&id).map(|user| user.name.clone());
    let names: Vec<Option<String>> = match &data.kind {
        Kind::RoleSelect { values } => values.iter().map(role).collect(),
        Kind::ChannelSelect { values } => values.iter().map(channel).collect(),
        Kind::MentionableSelect { values } => {
            values.iter().map(|id| role(&id.get().into()).or_else(|| user(id.get().into()))).collect()
        }
        _ => return None,
    };
    Some(names.into_iter().map(Option::unwrap).collect::<Vec<String>>().join("+"))
}

/// A sandbox with a guild, a channel and two people, and the bot in it.
pub struct Setup {
    pub sandbox: Sandbox,
    pub guild: Id,
    pub channel: Id,
    pub ala: Person,
    pub ben: Person,
    pub data: Data,
    bot: Option<Runtime>,
}

impl Setup {
    pub async fn build(options: Options) -> Self {
        let sandbox = Sandbox::start(options).await.unwrap();
        let guild = sandbox.add_guild("Hexagon", "pl");
        let channel = sandbox.add_channel(guild, "games");
        let ala = sandbox.add_person(guild, "Ala", "pl");
        let ben = sandbox.add_person(guild, "Ben", "en-GB");
        let data = Data::default();
        let bot = Some(start_bot(&sandbox, data.clone()));
        sandbox.wait_until_ready(TIMEOUT).await.unwrap();
        Self { sandbox, guild, channel, ala, ben, data, bot }
    }

    /// Waits until the bot holds an interaction, and gives its identifier and token.
    pub async fn wait_for_interaction(&self) -> (Id, String) {
        self.data.heard.notified().await;
        self.data.held.lock().unwrap().take().unwrap()
    }

    /// Kills the bot as SIGKILL would: nothing is said to anybody.
    pub async fn kill_bot(&mut self) {
        self.bot.take().unwrap().shutdown_background();
        let gone = self.sandbox.wait_until(TIMEOUT, |sandbox| (!sandbox.is_bot_connected()).then_some(()));
        gone.await.unwrap();
    }

    pub async fn restart_bot(&mut self) {
        self.bot = Some(start_bot(&self.sandbox, self.data.clone()));
        self.sandbox.wait_until_ready(TIMEOUT).await.unwrap();
    }
}

impl std::ops::Drop for Setup {
    fn drop(&mut self) {
        // A runtime must not be dropped inside another one.
        if let Some(bot) = self.bot.take() {
            bot.shutdown_background();
        }
    }
}

/// The reason why the client refused.
#[track_caller]
pub fn refusal(result: Result<Response, Failure>) -> String {
    match result {
        Err(Failure::Refused(why)) => why,
        other => panic!("not refused: {other:?}"),
    }
}

/// The answer of the bot.
pub async fn reply_text(result: Result<Response, Failure>) -> String {
    result.unwrap().complete(TIMEOUT).await.unwrap().content
}

/// Starts the bot in a runtime of its own, so that it can be killed with all its tasks.
fn start_bot(sandbox: &Sandbox, data: Data) -> Runtime {
    let (api, token) = (sandbox.api(), sandbox.token());
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    runtime.spawn(async move {
        let commands =
            vec![slow(), game(), hand(), panel(), table(), late(), whisper(), hold(), whoami(), read(), lists()];
        let framework = poise::Framework::builder()
            .options(poise::FrameworkOptions {
                commands,
                event_handler: |framework, event| {
                    Box::pin(on_event(framework.serenity_context, event, framework.user_data))
                },
                ..Default::default()
            })
            .setup(move |ctx, _, framework| {
                Box::pin(async move {
                    poise::builtins::register_globally(ctx, &framework.options().commands).await?;
                    Ok(data)
                })
            })
            .build();
        let http = serenity::HttpBuilder::new(token).proxy(api).ratelimiter_disabled(true).build();
        let mut client =
            serenity::ClientBuilder::new_with_http(http, GatewayIntents::GUILDS).framework(framework).await.unwrap();
        client.start().await.unwrap();
    });
    runtime
}
