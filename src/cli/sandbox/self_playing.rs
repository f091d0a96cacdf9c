//! A table that plays on by itself while the page is open in a window.
//!
//! A person in the sandbox sits there against Sztab, and this program types the commands that a computer player chooses
//! for that person. To the bot, the commands look like those of any other person.

use std::convert::Infallible;
use std::path::Path;
use std::time::Duration;

use sztab_game::Language;
use sztab_referee::Referee;
use sztab_sandbox::page::Page;
use sztab_sandbox::{Id, OptionValue, Person, Sandbox};
use sztab_store::{ChannelId, Status, Store, StoreError};
use sztab_words::word;

use super::typing::{REPLY_TIMEOUT, TypingError, type_next_line};

/// Time between two of the person's lines, which allows an audience to look at the board.
const LINE_INTERVAL: Duration = Duration::from_secs(3);

/// The translation key of the channel's name.
const CHANNEL_KEY: &str = "sandbox-self-playing";
/// Strength at which the person is played; the bot plays at its default strength.
const STRENGTH: &str = "club";

/// The name of an option of `/game new`.
const OPPONENT_OPTION: &str = "opponent";
const ARMIES_OPTION: (&str, i64) = ("armies", 1);
const PLACE_OPTION: (&str, i64) = ("place", 1);

/// A table that plays on by itself.
pub struct SelfPlaying {
    sandbox: Sandbox,
    person: Person,
    channel: Id,
}

/// The bot's database, for reading games; only the bot writes to it.
struct GameReader {
    store: Store,
    referee: Referee,
}

impl SelfPlaying {
    /// The table of the last of the people, in its own channel. A stored server already has the channel, under its name
    /// in the language used at that time. `None` for a server without people.
    pub fn find_on(sandbox: &Sandbox, language: Language) -> Option<Self> {
        let guild = sandbox.guilds().first().copied().unwrap_or_default();
        let person = sandbox.people(guild).pop()?;
        let names = Language::ALL.map(|language| word(language, CHANNEL_KEY));
        let known = sandbox.channels(guild).into_iter().find(|channel| names.contains(&channel.name));
        let channel =
            known.map_or_else(|| sandbox.add_channel(guild, &word(language, CHANNEL_KEY)), |channel| channel.id);
        Some(Self { sandbox: sandbox.clone(), person, channel })
    }

    /// Plays game after game while the page is open in a window.
    ///
    /// # Errors
    ///
    /// If the bot's database cannot be opened.
    pub async fn play(self, page: &Page, database: &Path) -> Result<Infallible, StoreError> {
        let store = Store::open(database).await?;
        let games = GameReader { referee: Referee::new(store.clone(), crate::KINDS), store };
        loop {
            tokio::time::sleep(LINE_INTERVAL).await;
            if page.window_count() == 0 {
                continue;
            }
            if let Err(stopped) = self.step(&games).await {
                tracing::warn!(%stopped, "the table that plays by itself stands still");
            }
        }
    }

    /// Types the next line, or begins a game if none is being played.
    async fn step(&self, games: &GameReader) -> Result<(), TypingError> {
        let active = games.store.load_active_games_in_channel(ChannelId(self.channel)).await?;
        let Some(record) = active.iter().find(|record| record.status == Status::Running) else {
            return self.begin_game().await;
        };
        let session = games.referee.load_session(record.id).await?;
        type_next_line(&self.person, &session, self.channel, STRENGTH).await.map(|_| ())
    }

    async fn begin_game(&self) -> Result<(), TypingError> {
        let sztab = OptionValue::User(self.sandbox.application_id());
        let options = [
            (OPPONENT_OPTION, sztab),
            (ARMIES_OPTION.0, ARMIES_OPTION.1.into()),
            (PLACE_OPTION.0, PLACE_OPTION.1.into()),
        ];
        let begun = self.person.run_command(self.channel, &["game", "new"], &options).await?;
        begun.complete(REPLY_TIMEOUT).await?;
        Ok(())
    }
}
