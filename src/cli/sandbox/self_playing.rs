//! A table that plays on by itself while a window of the page is open.
//!
//! A person of the sandbox sits there against Sztab, and this program types what a computer player chooses for that
//! person. The bot sees commands as from any other person.

use std::convert::Infallible;
use std::path::Path;
use std::time::Duration;

use crate::games::{Game, KINDS, Kind, Language, Seed, Side};
use crate::page::Page;
use crate::referee::{Referee, RefereeError};
use crate::sandbox::{Failure, Id, Message, OptionValue, Person, Sandbox};
use crate::store::{ChannelId, Status, Store, StoreError, UserId};
use crate::words::word;

/// The pause between two lines of the person, in which an audience can look at the board.
const PAUSE: Duration = Duration::from_secs(3);
/// The longest wait for the bot's answer.
const PATIENCE: Duration = Duration::from_secs(30);

/// The key of the channel's name.
const CHANNEL: &str = "sandbox-self-playing";
/// How well the person plays; that of the bot is its usual strength.
const STRENGTH: &str = "club";
/// The seed of the person's choices.
const SEED: Seed = [0; 32];

/// Names of options as `/game new` declares them.
const OPPONENT: &str = "opponent";
const ARMIES: (&str, i64) = ("armies", 1);
const PLACE: (&str, i64) = ("place", 1);

/// A table that plays on by itself.
pub struct SelfPlaying {
    sandbox: Sandbox,
    person: Person,
    channel: Id,
}

/// Where its games are read: the bot's database, to which only the bot writes.
struct Games {
    store: Store,
    referee: Referee,
}

/// Why it stands still for the moment.
#[derive(Debug, thiserror::Error)]
enum Stopped {
    #[error(transparent)]
    Referee(#[from] RefereeError),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Sandbox(#[from] Failure),
}

impl SelfPlaying {
    /// The table of the last of the people, in a channel of its own. A kept server has the channel already, whatever the
    /// language was then. `None` for a server without people.
    pub fn of(sandbox: &Sandbox, language: Language) -> Option<Self> {
        let guild = sandbox.guilds().first().copied().unwrap_or_default();
        let person = sandbox.people(guild).pop()?;
        let names = Language::ALL.map(|language| word(language, CHANNEL));
        let known = sandbox.channels(guild).into_iter().find(|channel| names.contains(&channel.name));
        let channel = known.map_or_else(|| sandbox.add_channel(guild, &word(language, CHANNEL)), |channel| channel.id);
        Some(Self { sandbox: sandbox.clone(), person, channel })
    }

    /// Plays on, game after game, while a window of the page is open.
    ///
    /// # Errors
    ///
    /// If the bot's database cannot be opened.
    pub async fn play(self, page: &Page, database: &Path) -> Result<Infallible, StoreError> {
        let store = Store::open(database).await?;
        let games = Games { referee: Referee::new(store.clone()), store };
        loop {
            tokio::time::sleep(PAUSE).await;
            if page.windows() == 0 {
                continue;
            }
            if let Err(stopped) = self.step(&games).await {
                tracing::warn!(%stopped, "the table that plays by itself stands still");
            }
        }
    }

    /// Types the next line, or begins a game where none is being played.
    async fn step(&self, games: &Games) -> Result<(), Stopped> {
        let Some(record) = games.store.active_in_channel(ChannelId(self.channel)).await? else {
            return self.begin().await;
        };
        if record.status != Status::Running {
            return Ok(());
        }
        let table = games.referee.table(record.id).await?;
        let Some(side) = table.side_of(UserId(self.person.id())) else { return Ok(()) };
        if !table.game().waiting().contains(side) {
            return Ok(());
        }
        let Some(kind) = Kind::find(KINDS, &record.kind) else { return Ok(()) };
        let game = table.whole().boxed();
        let thought = tokio::task::spawn_blocking(move || chosen(kind, game.as_ref(), side));
        match thought.await.ok().flatten() {
            Some(line) => self.says(&line).await,
            None => Ok(()),
        }
    }

    async fn begin(&self) -> Result<(), Stopped> {
        let sztab = OptionValue::User(self.sandbox.application_id());
        let options = [(OPPONENT, sztab), (ARMIES.0, ARMIES.1.into()), (PLACE.0, PLACE.1.into())];
        let begun = self.person.command(self.channel, &["game", "new"], &options).await?;
        begun.complete(PATIENCE).await?;
        Ok(())
    }

    /// Types a line as the command that it belongs to, and confirms it if it is asked about.
    async fn says(&self, line: &str) -> Result<(), Stopped> {
        let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
        let option = match verb {
            "draw" | "redraw" | "end" | "battle" => None,
            "discard" => Some(("tile", rest)),
            "use" => Some(("ability", rest)),
            "choose" => Some(("answer", rest)),
            _ => Some(("what", line)),
        };
        let command = if option.is_some_and(|(name, _)| name == "what") { "play" } else { verb };
        let options: Vec<(&str, OptionValue)> = option.into_iter().map(|(name, value)| (name, value.into())).collect();
        let said = self.person.command(self.channel, &[command], &options).await?;
        let answer = said.complete(PATIENCE).await?;
        if let Some(confirm) = confirmation(&answer) {
            self.person.press(answer.id, &confirm).await?.complete(PATIENCE).await?;
        }
        Ok(())
    }
}

/// The first line that a computer player says for a side.
fn chosen(kind: Kind, game: &dyn Game, side: Side) -> Option<String> {
    kind.lines_of_player(game, side, STRENGTH, &SEED).into_iter().next()
}

/// The button by which a question about a line is confirmed, if the answer is one.
fn confirmation(answer: &Message) -> Option<String> {
    let confirms = |id: &str| id.contains(":do:") || id.contains(":end:");
    let is_asked = !answer.content.starts_with('✅');
    answer.buttons().find(|button| is_asked && confirms(&button.custom_id)).map(|button| button.custom_id.clone())
}
