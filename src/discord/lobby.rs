//! The lobby: one message with Join, Leave, Army, Start and Cancel.

use serenity::all::{
    ButtonStyle, ComponentInteraction, ComponentInteractionDataKind, Context, CreateActionRow, CreateButton,
    CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};

use crate::referee::{ArmyChoice, LobbyOptions, Place, PostKind, Referee};
use crate::rules::Catalogue;
use crate::rules::army::MAX_ARMIES;
use crate::store::{Change, ChannelId, Game as Record, InteractionId, NewPost, Player, Seat, Seq, Status, UserId};
use crate::words::{Language, text, word};

use super::answer::{Answer, shortened};
use super::bot::{Bot, now};
use super::button::{ButtonId, Operation};
use super::failure::{Failure, code_of};
use super::panel::SELECT_LIMIT;

/// The word in selects and options for an army left to chance.
pub const RANDOM: &str = "random";

/// The word in the ids of selects of armies.
const ARMY: &str = "army";

/// Longest name of a player that is kept: it stands in pictures and lists.
const NAME_LIMIT: usize = 32;

/// Discord's code for "a thread has already been created for this message".
const THREAD_EXISTS: isize = 160_004;

/// Discord's code for a channel in which there can be no threads, such as a thread.
const NO_THREADS_HERE: isize = 50_024;

/// Discord's code for a server that has as many threads as it may have.
const TOO_MANY_THREADS: isize = 160_006;

/// A player as they are called in this server: one line, of bearable length.
pub fn player(user: &serenity::all::User, member: Option<&serenity::all::Member>) -> Player {
    let name = member.and_then(|member| member.nick.clone()).or_else(|| user.global_name.clone());
    let name = name.unwrap_or_else(|| user.name.clone());
    let one_line: String = name.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    Player { user: UserId(user.id.get()), name: shortened(one_line.trim(), NAME_LIMIT) }
}

/// An army as it was chosen in an option or select.
pub fn army_choice(word: Option<&str>) -> ArmyChoice {
    match word {
        None | Some(RANDOM) => ArmyChoice::Random,
        Some(id) => ArmyChoice::Army(id.to_owned()),
    }
}

/// The lobby's message as it stands; without buttons once it has closed.
pub fn message(referee: &Referee, record: &Record, options: &LobbyOptions) -> Answer {
    let language = options.language;
    let mut lines = vec![text(language, "lobby-title", &[("game", record.id.0.into())])];
    lines.extend(record.seats.iter().map(|seat| seat_line(referee.armies(), seat, language)));
    if record.seats.len() < 2 {
        lines.push(match options.invited {
            Some(invited) => text(language, "lobby-invited", &[("player", format!("<@{invited}>").into())]),
            None => word(language, "lobby-open-seat"),
        });
    }
    lines.push(match (record.status, options.place) {
        (Status::Running | Status::Over, _) => {
            text(language, "lobby-started", &[("channel", format!("<#{}>", record.channel).into())])
        }
        (_, Place::Thread) => word(language, "lobby-in-thread"),
        (_, Place::Here) => word(language, "lobby-here"),
    });
    let rows = match record.status {
        Status::Lobby => rows(referee, record, language),
        Status::Cancelled => {
            lines.push(word(language, "lobby-cancelled"));
            Vec::new()
        }
        Status::Running | Status::Over => Vec::new(),
    };
    let mention = options.invited.filter(|_| record.seats.len() < 2 && record.status == Status::Lobby);
    Answer { content: lines.join("\n"), rows, mention, ..Answer::default() }
}

fn seat_line(armies: &Catalogue, seat: &Seat, language: Language) -> String {
    let army = match seat.army.as_deref() {
        None => word(language, "army-random"),
        Some(id) => match armies.find(id) {
            Some(army) => army.name.in_language(language).to_owned(),
            // Its file has been taken away since it was chosen.
            None => text(language, "army-gone", &[("army", id.into())]),
        },
    };
    text(language, "lobby-seat", &[("player", format!("<@{}>", seat.user).into()), ("army", army.into())])
}

fn rows(referee: &Referee, record: &Record, language: Language) -> Vec<CreateActionRow> {
    let button = |what: &str, style| {
        CreateButton::new(id(record, what)).label(word(language, &format!("lobby-{what}"))).style(style)
    };
    let is_full = record.seats.len() >= 2;
    let buttons = vec![
        button("join", ButtonStyle::Primary).disabled(is_full),
        button("leave", ButtonStyle::Secondary),
        button("start", ButtonStyle::Success).disabled(referee.ready(record).is_err()),
        button("cancel", ButtonStyle::Danger),
    ];
    let selects = army_selects(referee.armies(), record, language).into_iter().map(CreateActionRow::SelectMenu);
    std::iter::once(CreateActionRow::Buttons(buttons)).chain(selects).collect()
}

fn id(record: &Record, what: &str) -> String {
    ButtonId::new(record.id, Seq::OPENING, Operation::Lobby, what).to_string()
}

/// Selects below the row of buttons; Discord takes five rows.
const ARMY_SELECTS: usize = 4;

// However many armies there are, each can be chosen, and chance too.
const _: () = assert!(MAX_ARMIES < ARMY_SELECTS * SELECT_LIMIT);

/// The armies to choose from, with chance as the last choice: one select, or as many as they need, of much the same
/// length, that say from where to where each goes.
fn army_selects(armies: &Catalogue, record: &Record, language: Language) -> Vec<CreateSelectMenu> {
    let mut armies: Vec<(String, &str)> =
        armies.armies().iter().map(|army| (army.name.in_language(language).to_owned(), army.id.as_str())).collect();
    armies.sort_by_cached_key(|(name, _)| name.to_lowercase());
    let pages = (armies.len() + 1).div_ceil(SELECT_LIMIT);
    let random = (word(language, "army-random"), RANDOM);
    let pages: Vec<&[(String, &str)]> = armies.chunks((armies.len() + 1).div_ceil(pages)).collect();
    let select = |(number, page): (usize, &&[(String, &str)])| {
        let (what, placeholder) = match (pages.len(), *page) {
            (2.., [(first, _), .., (last, _)]) => {
                let ends = [("first", first.as_str().into()), ("last", last.as_str().into())];
                (format!("{ARMY} {number}"), text(language, "lobby-army-page", &ends))
            }
            _ => (ARMY.to_owned(), word(language, "lobby-army")),
        };
        let chance = (number + 1 == pages.len()).then_some(&random);
        let options = page.iter().chain(chance).map(|(name, id)| CreateSelectMenuOption::new(name.as_str(), *id));
        let kind = CreateSelectMenuKind::String { options: options.collect() };
        CreateSelectMenu::new(id(record, &what), kind).placeholder(placeholder)
    };
    pages.iter().enumerate().map(select).collect()
}

impl Bot {
    /// Carries out a press in a lobby. The message itself is brought up to date by the outbox.
    pub(super) async fn lobby_press(
        &self,
        context: &Context,
        press: &ComponentInteraction,
        id: &ButtonId,
    ) -> Result<(), Failure> {
        let record = self.referee.store().game(id.game).await?;
        if record.status != Status::Lobby {
            return Err(Failure::Said("lobby-closed"));
        }
        // A lobby is one message in one channel; whoever presses elsewhere has made the button himself.
        if record.channel.0 != press.channel_id.get() {
            return Err(Failure::Said("unknown-button"));
        }
        let user = UserId(press.user.id.get());
        let interaction = InteractionId(press.id.get());
        let refresh = NewPost::new(PostKind::Refresh.word(), record.channel, String::new());
        let change = Change::at(now()).by(interaction).owing(refresh);
        // Several selects of armies are told apart by a number, which says nothing more.
        match id.argument.split(' ').next().unwrap_or_default() {
            "join" => {
                let player = player(&press.user, press.member.as_ref());
                self.referee.join(id.game, player, change).await?;
            }
            "leave" => self.referee.leave(id.game, user, change).await?,
            ARMY => {
                let ComponentInteractionDataKind::StringSelect { values } = &press.data.kind else {
                    return Err(Failure::Said("stale"));
                };
                let army = army_choice(values.first().map(String::as_str));
                self.referee.choose_army(id.game, user, &army, change).await?;
            }
            "cancel" => self.referee.call_off(id.game, user, change).await?,
            "start" => {
                let record = self.referee.lobby_of(id.game, user).await?;
                self.referee.ready(&record)?;
                let channel = self.place_of(context, &record, press).await?;
                self.referee.start(id.game, user, channel, (interaction, now())).await?;
            }
            _ => return Err(Failure::Said("stale")),
        }
        self.owed.notify_one();
        Ok(())
    }

    /// Brings the lobby of a channel up to date, if there is one: should its message be gone, it appears anew.
    pub(super) async fn show_lobby(
        &self,
        channel: serenity::all::ChannelId,
        interaction: InteractionId,
    ) -> Result<(), Failure> {
        let active = self.referee.store().active_in_channel(ChannelId(channel.get())).await?;
        let Some(record) = active.filter(|record| record.status == Status::Lobby) else { return Ok(()) };
        let refresh = NewPost::new(PostKind::Refresh.word(), record.channel, String::new());
        self.referee.store().owe(record.id, Change::at(now()).by(interaction).owing(refresh)).await?;
        self.owed.notify_one();
        Ok(())
    }

    /// The channel that the game will be played in; makes the thread if one was asked for.
    async fn place_of(
        &self,
        context: &Context,
        record: &Record,
        press: &ComponentInteraction,
    ) -> Result<ChannelId, Failure> {
        let options = LobbyOptions::of(record)?;
        if options.place == Place::Here {
            return Ok(record.channel);
        }
        // A press that was interrupted has made it.
        if let Some(thread) = &press.message.thread {
            return Ok(ChannelId(thread.id.get()));
        }
        let name = text(options.language, "thread-name", &[("game", record.id.0.into())]);
        let builder = serenity::all::CreateThread::new(shortened(&name, 100))
            .auto_archive_duration(serenity::all::AutoArchiveDuration::OneWeek);
        let made = press.channel_id.create_thread_from_message(&context.http, press.message.id, builder).await;
        match made {
            Ok(thread) => Ok(ChannelId(thread.id.get())),
            Err(error) => match code_of(&error) {
                // Another press has made it meanwhile: the thread of a message has the message's id.
                Some(THREAD_EXISTS) => Ok(ChannelId(press.message.id.get())),
                // Inside a thread there are no threads: the game stays where the table was opened.
                Some(NO_THREADS_HERE) => Ok(record.channel),
                Some(TOO_MANY_THREADS) => Err(Failure::Said("too-many-threads")),
                Some(50_001 | 50_013) => Err(Failure::Said("no-thread-permission")),
                _ => Err(error.into()),
            },
        }
    }
}
