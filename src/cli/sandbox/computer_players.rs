//! The computer players in the sandbox's league: people in the sandbox who are played by the program.
//!
//! Against a visitor they play at once. They play games among themselves on request, when a message is written in the
//! league's channel. To the bot, the buttons they press and the commands they type look like those of any other person.

use std::collections::BTreeSet;
use std::convert::Infallible;
use std::path::Path;
use std::time::Duration;

use sztab_game::Language;
use sztab_league::ids::{MatchId, Seat};
use sztab_league::season::Match;
use sztab_referee::Referee;
use sztab_referee::league::SeasonRecord;
use sztab_sandbox::page::Page;
use sztab_sandbox::{Id, Person, Sandbox};
use sztab_store::{GuildId, SeasonStatus, Status, Store, StoreError, UserId};
use sztab_words::word;

use super::typing::{TypingError, find_season_button, type_next_line};

/// Time between two checks for something to play.
const POLL_INTERVAL: Duration = Duration::from_millis(500);
/// The translation key of the channel's name.
pub const CHANNEL_KEY: &str = "sandbox-league";
/// Strength at which the computer players play.
const STRENGTH: &str = "casual";
pub const NAMES: [&str; 8] = ["Gosia", "Hubert", "Iga", "Julian", "Kinga", "Leon", "Mira", "Norbert"];

/// The computer players of a server.
pub struct ComputerPlayers {
    sandbox: Sandbox,
    guild: Id,
    channel: Id,
    people: Vec<Person>,
    /// Id of the last message that requested play; initially, the newest message when the program started.
    told_by: Id,
    /// The matches that the computer players were requested to play.
    told: BTreeSet<(i64, MatchId)>,
}

impl ComputerPlayers {
    /// The computer players on a server; `None` if there are none.
    pub fn find_on(sandbox: &Sandbox) -> Option<Self> {
        let guild = sandbox.guilds().first().copied()?;
        let people = computer_people(sandbox, guild);
        let names = Language::ALL.map(|language| word(language, CHANNEL_KEY));
        let channel = sandbox.channels(guild).into_iter().find(|channel| names.contains(&channel.name))?.id;
        let told_by = sandbox.messages(channel).last().map(|message| message.id).unwrap_or_default();
        let found = Self { sandbox: sandbox.clone(), guild, channel, people, told_by, told: BTreeSet::new() };
        (!found.people.is_empty()).then_some(found)
    }

    /// Plays as long as the page is open in a window.
    ///
    /// # Errors
    ///
    /// If the bot's database cannot be opened.
    pub async fn play(mut self, page: &Page, database: &Path) -> Result<Infallible, StoreError> {
        let referee = Referee::new(Store::open(database).await?, crate::KINDS);
        loop {
            tokio::time::sleep(POLL_INTERVAL).await;
            if page.window_count() == 0 {
                continue;
            }
            if let Err(stopped) = self.step(&referee).await {
                tracing::warn!(%stopped, "the house players stand still");
            }
        }
    }

    /// Takes one step in every open match, playing at most one line per player.
    async fn step(&mut self, referee: &Referee) -> Result<(), TypingError> {
        let is_told = self.take_play_request();
        let seasons = referee.store().load_seasons(GuildId(self.guild)).await?;
        for row in seasons.into_iter().filter(|season| season.status == SeasonStatus::Running) {
            let record = referee.load_season(row.id).await?;
            for of in record.log.season().open_matches() {
                let seats = self.computer_seats(&record, of);
                if seats.len() == Seat::BOTH.len() {
                    if is_told {
                        self.told.insert((row.id.0, of.id));
                    }
                    if !self.told.contains(&(row.id.0, of.id)) {
                        continue;
                    }
                }
                for (seat, person) in seats {
                    self.take_action(referee, &record, of, seat, &person).await?;
                }
            }
        }
        Ok(())
    }

    /// True if play has been requested since the last check.
    fn take_play_request(&mut self) -> bool {
        let messages = self.sandbox.messages(self.channel);
        let of_visitor = |author: Id| {
            author != self.sandbox.application_id() && self.people.iter().all(|person| person.id() != author)
        };
        let newest = messages.iter().rev().find(|message| of_visitor(message.author));
        let Some(newest) = newest.filter(|message| message.id > self.told_by) else { return false };
        self.told_by = newest.id;
        true
    }

    fn computer_seats(&self, record: &SeasonRecord, of: &Match) -> Vec<(Seat, Person)> {
        let person = |seat: &Seat| {
            let user = record.user_of(of.players[seat.index()])?.user()?;
            self.people.iter().find(|person| UserId(person.id()) == user).cloned()
        };
        Seat::BOTH.iter().filter_map(|seat| Some((*seat, person(seat)?))).collect()
    }

    /// Presses one button or plays one line for a player in a match.
    async fn take_action(
        &self,
        referee: &Referee,
        record: &SeasonRecord,
        of: &Match,
        seat: Seat,
        person: &Person,
    ) -> Result<(), TypingError> {
        if of.begun_ms.is_none() {
            return if of.ready[seat.index()] { Ok(()) } else { self.begin(record, of, person).await };
        }
        for open in referee.match_sessions(record, of.id).await? {
            if open.status == Status::Running {
                let session = referee.load_session(open.game).await?;
                type_next_line(person, &session, open.channel.0, STRENGTH).await?;
            }
        }
        Ok(())
    }

    /// Presses *Begin* under a match's post.
    async fn begin(&self, record: &SeasonRecord, of: &Match, person: &Person) -> Result<(), TypingError> {
        let (channel, about) = (record.row.league.channel.0, of.id.0.to_string());
        let found = find_season_button(&self.sandbox, channel, record.row.id, "begin", &about);
        if let Some((message, button)) = found {
            person.press(message, &button).await?;
        }
        Ok(())
    }
}

/// The people on a server who are computer players.
fn computer_people(sandbox: &Sandbox, guild: Id) -> Vec<Person> {
    sandbox.people(guild).into_iter().filter(|person| NAMES.contains(&person.name().as_str())).collect()
}

/// The people on a server who are played by visitors.
pub fn visitors(sandbox: &Sandbox, guild: Id) -> Vec<Person> {
    sandbox.people(guild).into_iter().filter(|person| !NAMES.contains(&person.name().as_str())).collect()
}
