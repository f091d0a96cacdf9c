//! The people in a simulated season, and the commands they type and buttons they press.

use std::time::Duration;

use super::bot::BOT_TIMEOUT;
use super::error::SimulationError;
use crate::cli::sandbox::typing::find_season_button;
use sztab_league::event::EventKind;
use sztab_league::ids::{EntrantId, MatchId};
use sztab_league::rules::Rules;
use sztab_league::season::{Match, Season};
use sztab_referee::Referee;
use sztab_referee::league::SeasonRecord;
use sztab_sandbox::{Failure, Id, Message, OptionValue, Person, Response, Sandbox, permission};
use sztab_store::{GuildId, SeasonId, SeasonPerson, UserId};

/// Time between two reads of the database.
pub const POLL_INTERVAL: Duration = Duration::from_millis(30);
/// Maximum number of attempts to press a button on a message that keeps changing.
const MAX_PRESS_ATTEMPTS: u32 = 50;

/// A server with an organiser, players and a season.
pub struct LeagueServer {
    pub sandbox: Sandbox,
    pub guild: Id,
    pub channel: Id,
    pub organiser: Person,
    /// The players, strongest first.
    pub players: Vec<Person>,
    /// The referee, used to read the bot's database.
    pub referee: Referee,
    pub season: SeasonId,
}

impl LeagueServer {
    /// A server with this many players and no season.
    pub fn with_players(sandbox: &Sandbox, referee: Referee, players: u32) -> Self {
        let guild = sandbox.add_guild("Hexagon", "en-GB");
        let channel = sandbox.add_channel(guild, "league");
        let organiser = sandbox.add_person(guild, "Olga", "en-GB");
        sandbox.set_permissions(guild, organiser.id(), permission::ORDINARY_MEMBER | permission::MANAGE_GUILD);
        let player = |number| sandbox.add_person(guild, &format!("Player {number}"), "en-GB");
        let players = (1..=players).map(player).collect();
        Self { sandbox: sandbox.clone(), guild, channel, organiser, players, referee, season: SeasonId(0) }
    }

    /// Types a command in the league's channel. Returns the reply.
    pub async fn type_command(
        &self,
        person: &Person,
        command: &[&str],
        options: &[(&str, OptionValue)],
    ) -> Result<Message, SimulationError> {
        let said = person.run_command(self.channel, command, options).await?;
        Ok(said.complete(BOT_TIMEOUT).await?)
    }

    pub async fn type_as_organiser(
        &self,
        command: &str,
        options: &[(&str, OptionValue)],
    ) -> Result<Message, SimulationError> {
        self.type_command(&self.organiser, &["season", command], options).await
    }

    /// Creates the season from a preset, sets its rules from a file, and opens entry. With `game`, the terms and
    /// factions that the bot chose for that game are retained.
    pub async fn open_season(&mut self, mut rules: Rules, game: Option<&str>) -> Result<(), SimulationError> {
        let options = [("league", "Simulation".into()), ("preset", (rules.preset as i64).into())];
        let options: Vec<_> = options.into_iter().chain(game.map(|game| ("game", game.into()))).collect();
        let created = self.type_as_organiser("new", &options).await?;
        let seasons = self.referee.store().load_seasons(GuildId(self.guild)).await?;
        self.season = seasons.first().map(|season| season.id).ok_or_else(|| unexpected_answer(&created))?;
        if game.is_some() {
            let usual = self.read_record().await?.log.season().rules.clone();
            (rules.game, rules.factions) = (usual.game, usual.factions);
        }
        let file = OptionValue::Attachment {
            filename: "rules.json".to_owned(),
            content_type: Some("application/json".to_owned()),
            bytes: rules.to_json().into_bytes(),
        };
        let set = self.type_as_organiser("settings", &[("file", file)]).await?;
        let now = self.read_record().await?.log.season().rules.clone();
        if now.factions != rules.factions || now.stages != rules.stages {
            return Err(unexpected_answer(&set));
        }
        let opened = self.type_as_organiser("open", &[]).await?;
        if self.wait_for_button("join", "").await.is_err() {
            return Err(unexpected_answer(&opened));
        }
        Ok(())
    }

    pub async fn join(&self, player: &Person) -> Result<(), SimulationError> {
        let answer = self.press(player, "join", "").await?.complete(BOT_TIMEOUT).await?;
        if self.read_record().await?.entry_of(UserId(player.id())).is_none() {
            return Err(unexpected_answer(&answer));
        }
        Ok(())
    }

    pub async fn read_record(&self) -> Result<SeasonRecord, SimulationError> {
        Ok(self.referee.load_season(self.season).await?)
    }

    /// Waits until the season meets a condition.
    pub async fn wait_until(
        &self,
        what: &str,
        is_so: impl Fn(&Season) -> bool,
    ) -> Result<SeasonRecord, SimulationError> {
        let waits = async {
            loop {
                let record = self.read_record().await?;
                if is_so(record.log.season()) {
                    return Ok(record);
                }
                tokio::time::sleep(POLL_INTERVAL).await;
            }
        };
        let late = || Err(SimulationError::Unexpected(format!("nothing happens: {what}")));
        tokio::time::timeout(BOT_TIMEOUT, waits).await.unwrap_or_else(|_| late())
    }

    /// Has a judge take back the newest line of a kind. Returns the season as soon as it meets the condition.
    pub async fn take_back(
        &self,
        is_it: impl Fn(&EventKind) -> bool,
        is_so: impl Fn(&Season) -> bool,
    ) -> Result<SeasonRecord, SimulationError> {
        let record = self.read_record().await?;
        let line = record.log.events().iter().rev().find(|event| is_it(&event.kind)).map_or(0, |event| event.seq);
        let options = [("line", line.to_string().as_str().into()), ("reason", "A slip.".into())];
        self.type_as_organiser("void", &options).await?;
        self.wait_until("a line taken back", is_so).await
    }

    /// Makes the remaining bans and picks of a match in turn, avoiding the given faction.
    pub async fn name_factions(&self, match_id: MatchId, except: Option<&str>) -> Result<(), SimulationError> {
        loop {
            let record = self.read_record().await?;
            let season = record.log.season();
            let Some(of) = season.matches.get(&match_id) else { return Ok(()) };
            let Some(step) = season.next_step(of) else { return Ok(()) };
            let factions = season.factions_to_name(of);
            let first = usize::try_from(record.log.seq()).unwrap_or_default() % factions.len().max(1);
            let faction = factions
                .iter()
                .cycle()
                .skip(first)
                .take(factions.len())
                .find(|faction| except != Some(faction.as_str()));
            let faction = faction
                .ok_or_else(|| SimulationError::Unexpected(format!("match {} has no faction left", match_id.0)))?;
            let person = self.players(&record, of)?[step.by.index()];
            let asked = self.press(person, "factions", &match_id.0.to_string()).await?.complete(BOT_TIMEOUT).await?;
            let select = asked.selects().next().ok_or_else(|| unexpected_answer(&asked))?.custom_id.clone();
            let answer = person.select(asked.id, &select, &[faction.as_str()]).await?.complete(BOT_TIMEOUT).await?;
            if self.read_record().await?.log.seq() == record.log.seq() {
                return Err(unexpected_answer(&answer));
            }
        }
    }

    async fn wait_for_button(&self, operation: &str, argument: &str) -> Result<(Id, String), Failure> {
        let look = |sandbox: &Sandbox| find_season_button(sandbox, self.channel, self.season, operation, argument);
        self.sandbox.wait_until(BOT_TIMEOUT, look).await
    }

    /// Presses a button of the season in the league's channel as soon as it is posted.
    pub async fn press(&self, person: &Person, operation: &str, argument: &str) -> Result<Response, SimulationError> {
        for _ in 0..MAX_PRESS_ATTEMPTS {
            let found = self.wait_for_button(operation, argument).await;
            let (message, button) =
                found.map_err(|_| SimulationError::Unexpected(format!("there is no button {operation} {argument}")))?;
            match person.press(message, &button).await {
                // The message has changed in the meantime.
                Err(Failure::Refused(_)) => {}
                pressed => return Ok(pressed?),
            }
        }
        Err(SimulationError::Unexpected(format!("the button {operation} {argument} cannot be pressed")))
    }

    /// Presses the button in a private reply whose id contains a word.
    pub async fn press_private(
        &self,
        person: &Person,
        answer: &Message,
        word: &str,
    ) -> Result<Response, SimulationError> {
        let found = answer.buttons().find(|button| button.custom_id.contains(word));
        let button = found.ok_or_else(|| unexpected_answer(answer))?.custom_id.clone();
        Ok(person.press(answer.id, &button).await?)
    }

    pub fn person(&self, record: &SeasonRecord, entrant: EntrantId) -> Result<&Person, SimulationError> {
        let user = record.user_of(entrant).and_then(SeasonPerson::user);
        let found = self.players.iter().find(|person| Some(UserId(person.id())) == user);
        found.ok_or_else(|| SimulationError::Unexpected(format!("nobody has the entry {}", entrant.0)))
    }

    /// The players of a match, indexed by seat.
    pub fn players(&self, record: &SeasonRecord, of: &Match) -> Result<[&Person; 2], SimulationError> {
        let [first, second] = of.players;
        Ok([self.person(record, first)?, self.person(record, second)?])
    }

    pub async fn fetch_file(
        &self,
        command: &[&str],
        options: &[(&str, OptionValue)],
    ) -> Result<String, SimulationError> {
        let answer = self.type_command(&self.organiser, command, options).await?;
        let file = answer.attachments.first().ok_or_else(|| unexpected_answer(&answer))?;
        Ok(String::from_utf8_lossy(&file.bytes).into_owned())
    }
}

/// The error for an unexpected reply.
pub fn unexpected_answer(answer: &Message) -> SimulationError {
    SimulationError::Unexpected(format!("the bot answers: {}", answer.content.replace('\n', " / ")))
}
