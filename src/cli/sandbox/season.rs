//! The league of a new sandbox: a season in progress between a visitor and eight computer players.

use crate::KINDS;
use sztab_game::{Game, Kind, Language, LineNumber, SeatFile, Seed, Side};
use sztab_league::decide::Command;
use sztab_league::event::{EndReason, GameOver};
use sztab_league::ids::Seat;
use sztab_league::rules::{FactionMode, Preset};
use sztab_league::season::Match;
use sztab_neuroshima::rules::Army;
use sztab_referee::league::{Member, NewSeasonRequest, SeasonRecord, SeasonRequest};
use sztab_referee::{Interaction, Referee, Venue};
use sztab_store::{ChannelId, GuildId, InteractionId, Player, SeasonId};
use sztab_words::word;

use crate::cli::database::now;

use super::typing::TypingError;

/// The translation key of the league's name.
const NAME_KEY: &str = "sandbox-league-name";
/// The time control of the league's games.
const TIME_CONTROL: &str = "72h+1h<96h";
/// Strength at which the finished rounds were played.
const STRENGTH: &str = "casual";
/// Number of rounds that are over when a visitor arrives.
const FINISHED_ROUNDS: u32 = 2;
/// The seed of all randomness: the sandbox is always the same in a given language.
const SEED: Seed = [7; 32];

/// A season to create.
pub struct SeasonPlan<'a> {
    /// The referee of the bot's database.
    pub referee: &'a Referee,
    pub guild: GuildId,
    pub channel: ChannelId,
    /// The visitor, who also organises the season.
    pub visitor: Player,
    pub others: Vec<Player>,
    pub language: Language,
    /// The number of the last press so far. The ids of real Discord interactions are far higher.
    pub presses: u64,
}

/// Creates the season: all players have entered, two rounds have been played, and the third one is open.
///
/// # Errors
///
/// If the database cannot be written, or the season refuses a step unexpectedly.
pub async fn create_season(plan: SeasonPlan<'_>) -> Result<(), TypingError> {
    let (guild, language) = (plan.guild, plan.language);
    // The season's posts are public, so they are in the server's language.
    plan.referee.set_server(guild, now(), |settings| settings.language = Some(language)).await?;
    let mut making = SeasonBuilder { season: SeasonId(0), plan };
    making.create().await?;
    making.enter_all().await?;
    let start = making.request(None);
    making.plan.referee.start_season(&start).await?;
    for _ in 0..FINISHED_ROUNDS {
        making.run_due_jobs().await?;
        let record = making.plan.referee.load_season(making.season).await?;
        making.play_round(&record).await?;
    }
    making.run_due_jobs().await
}

struct SeasonBuilder<'a> {
    season: SeasonId,
    plan: SeasonPlan<'a>,
}

impl SeasonBuilder<'_> {
    fn next_interaction(&mut self) -> Interaction {
        self.plan.presses += 1;
        Interaction { id: InteractionId(self.plan.presses), at: now() }
    }

    /// A request by the organiser, or by a player if one is given.
    fn request(&mut self, player: Option<&Player>) -> SeasonRequest {
        let press = self.next_interaction();
        let by = match player {
            Some(player) => Member { player: player.clone(), organises: false },
            None => Member { player: self.plan.visitor.clone(), organises: true },
        };
        SeasonRequest { season: self.season, by: Some(by), about: None, text: None, change: press.into_change() }
    }

    async fn create(&mut self) -> Result<(), TypingError> {
        let armies: Vec<String> = Army::base_box().into_iter().map(|army| army.id).collect();
        let name = word(self.plan.language, NAME_KEY);
        let mut rules = Preset::Swiss.rules(&name, &armies, TIME_CONTROL);
        rules.factions.mode = FactionMode::Random;
        let files = self.plan.referee.season_factions(&rules);
        let request = NewSeasonRequest {
            venue: Venue { guild: self.plan.guild, channel: self.plan.channel },
            league: name,
            rules,
            organiser: self.plan.visitor.clone(),
        };
        let press = self.next_interaction();
        self.season = self.plan.referee.create_season(request, SEED, press).await?;
        let request = self.request(None);
        self.plan.referee.send_season_command(&request, |_, _| Command::OpenEntry(files.clone())).await?;
        Ok(())
    }

    /// Carries out the due jobs, which publish the next round.
    async fn run_due_jobs(&self) -> Result<(), TypingError> {
        Ok(self.plan.referee.carry_out_season(self.season, now().0, now()).await?)
    }

    async fn enter_all(&mut self) -> Result<(), TypingError> {
        let players: Vec<Player> = std::iter::once(&self.plan.visitor).chain(&self.plan.others).cloned().collect();
        for player in players {
            let request = self.request(Some(&player));
            let press = self.plan.presses;
            self.plan.referee.send_season_command(&request, |_, _| Command::Enter { press, seed: None }).await?;
        }
        Ok(())
    }

    /// Plays the open matches of a season between computer players.
    async fn play_round(&mut self, record: &SeasonRecord) -> Result<(), TypingError> {
        let open: Vec<Match> = record.log.season().open_matches().cloned().collect();
        for of in open {
            let Some(armies) = of.factions.clone() else { continue };
            let Some(over) = play_game(self.plan.referee, &of, &armies) else { continue };
            let request = SeasonRequest::by_program(self.season, now());
            self.plan.referee.send_season_command(&request, |_, _| Command::EndGame(over.clone())).await?;
        }
        Ok(())
    }
}

/// The result of a match's game between two computer players; `None` if an army does not exist.
fn play_game(referee: &Referee, of: &Match, armies: &[String; 2]) -> Option<GameOver> {
    let kind = *KINDS.first()?;
    let file = |id: &str| referee.file(&kind, id).cloned();
    let files: [SeatFile; 2] = [file(&armies[0])?, file(&armies[1])?];
    let mut seed = SEED;
    seed[..4].copy_from_slice(&of.id.0.to_be_bytes());
    let game = play_duel(kind, &files, &seed)?;
    let outcome = game.outcome()?;
    let seat = |side: Side| if side == Side(0) { Seat::First } else { Seat::Second };
    let reason = match outcome.cause.as_str() {
        "headquarters_destroyed" => EndReason::Destroyed,
        _ => EndReason::Points,
    };
    Some(GameOver {
        match_id: of.id,
        game: 1,
        first: Seat::First,
        winner: outcome.winner().map(seat),
        reason,
        hq: [outcome.points(Side(0))?, outcome.points(Side(1))?],
        factions: armies.clone(),
    })
}

/// Plays a whole game between two computer players.
fn play_duel(kind: Kind, files: &[SeatFile; 2], seed: &Seed) -> Option<Box<dyn Game>> {
    let data = [files[0].data(), files[1].data()];
    let opening = kind.deal(&data, "", seed).ok()?;
    let mut game = kind.open(&data, &opening).ok()?;
    while game.outcome().is_none() {
        let side = game.waiting_sides().iter().next()?;
        let line = match game.automatic_line() {
            Some((_, line)) => line,
            None => kind.planned_lines(game.as_ref(), side, STRENGTH, seed).into_iter().next()?,
        };
        game.play(side, &line, LineNumber(0)).ok()?;
    }
    Some(game)
}
