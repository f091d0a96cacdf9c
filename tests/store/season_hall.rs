//! A season in a database, up to its first round.

use std::cell::Cell;

use sztab_league::decide::Requester;
use sztab_league::decide::{Command, CommandContext, Request as PreviewRequest, preview};
use sztab_league::draw::Seed;
use sztab_league::engine::Standard;
use sztab_league::ids::{EntrantId, Group, MatchId, Seat};
use sztab_league::rules::{FactionMode, MatchKind, Preset, Rules, Seeding};
use sztab_league::season::Match;
use sztab_referee::league::{
    GameToOpen, Member, NewSeasonRequest, SeasonError, SeasonRecord, SeasonRequest, WrittenLines,
};
use sztab_referee::{Act, Interaction, Referee, RefereeError, Request, SeasonJob, Venue};
use sztab_store::{
    Change, ChannelId, GameId, InteractionId, Job, JobChange, Player, SeasonId, Subject, UnixMs, UserId,
};

use crate::world::{GUILD, NOON, TestDatabase};

pub const ORGANISER: u64 = 90;
/// The channel of the league.
pub const CHANNEL: ChannelId = ChannelId(40);
/// The secret of the season.
pub const SEED: [u8; 32] = [7; 32];
pub const FIRST_DIVISION: Group = Group { stage: 0, division: 0 };

pub fn player(user: u64) -> Player {
    Player { user: UserId(user), name: format!("User {user}") }
}

pub fn member(user: u64) -> Member {
    Member { player: player(user), organises: user == ORGANISER }
}

/// The rules of a preset, with armies dealt at random.
pub fn random_faction_rules(preset: Preset, kind: MatchKind) -> Rules {
    let armies: Vec<String> = ["borgo", "hegemony", "moloch", "outpost"].map(str::to_owned).to_vec();
    let mut rules = preset.rules("Winter", &armies, "72h+12h<96h");
    rules.factions.mode = FactionMode::Random;
    rules.matches.kind = kind;
    rules
}

/// A season with four armies in a database, at a time that tests can set.
pub struct TestSeason {
    pub world: TestDatabase,
    pub referee: Referee,
    pub season: SeasonId,
    pub now: UnixMs,
    presses: Cell<u64>,
}

impl TestSeason {
    pub async fn open() -> Self {
        Self::open_with(random_faction_rules(Preset::Swiss, MatchKind::Single)).await
    }

    pub async fn open_with(rules: Rules) -> Self {
        let world = TestDatabase::new().await;
        let referee = Referee::new(world.store.clone(), sztab::KINDS);
        let request = NewSeasonRequest {
            venue: Venue { guild: GUILD, channel: CHANNEL },
            league: "Winter".to_owned(),
            rules,
            organiser: player(ORGANISER),
        };
        let interaction = Interaction { id: InteractionId(1000), at: NOON };
        let season = referee.create_season(request, SEED, interaction).await.unwrap();
        Self { world, referee, season, now: UnixMs(NOON.0 + 1), presses: Cell::new(1000) }
    }

    /// Publishes the first round for four players and begins all its matches.
    pub async fn with_first_round(rules: Rules) -> Self {
        Self::with_first_round_of(rules, 4).await
    }

    /// As [`Self::with_first_round`], with this many players.
    pub async fn with_first_round_of(rules: Rules, players: u64) -> Self {
        let hall = Self::open_with(rules).await;
        hall.open_entry().await;
        for user in 1..=players {
            hall.enter(user).await.unwrap();
        }
        hall.begin_stage().await;
        hall.publish_round().await;
        hall
    }

    pub fn press(&self) -> Interaction {
        self.presses.set(self.presses.get() + 1);
        Interaction { id: InteractionId(self.presses.get()), at: self.now }
    }

    pub fn request(&self, user: u64) -> SeasonRequest {
        let change = Change::at(self.now).with_interaction(self.press().id);
        SeasonRequest { season: self.season, by: Some(member(user)), about: None, text: None, change }
    }

    pub async fn execute(&self, user: u64, command: Command) -> Result<WrittenLines, SeasonError> {
        self.referee.send_season_command(&self.request(user), |_, _| command.clone()).await
    }

    pub async fn enter(&self, user: u64) -> Result<WrittenLines, SeasonError> {
        let request = self.request(user);
        let press = request.change.interaction.unwrap().0;
        self.referee.send_season_command(&request, |_, _| Command::Enter { press, seed: None }).await
    }

    pub async fn open_entry(&self) {
        let files = self.referee.season_factions(&self.load_record().await.log.season().rules);
        self.execute(ORGANISER, Command::OpenEntry(files)).await.unwrap();
    }

    /// Closes entry, orders the players by lot, and begins the first stage.
    pub async fn begin_stage(&self) {
        self.execute(ORGANISER, Command::CloseEntry).await.unwrap();
        let all = self.load_record().await.log.season().players();
        let seeds = Command::Seed { by: Seeding::Lots, divisions: vec![all], by_lots: Vec::new() };
        self.execute(ORGANISER, seeds).await.unwrap();
        self.execute(ORGANISER, Command::BeginStage).await.unwrap();
    }

    /// Publishes the next round, after which all players press *Begin*.
    pub async fn publish_round(&self) {
        let record = self.load_record().await;
        let seed = Seed(SEED).reveal();
        let asking = CommandContext { at_ms: self.now.0, asker: Requester::Program, seed: &seed };
        let request = PreviewRequest { group: FIRST_DIVISION, exchanges: &[], rematches: false };
        let round = preview(&record.log, &Standard, &asking, &request).unwrap().round;
        let written = self.execute(ORGANISER, Command::Publish(Box::new(round))).await.unwrap();
        let open: Vec<Match> = written.record.log.season().open_matches().cloned().collect();
        for of in open {
            for seat in Seat::BOTH {
                self.execute(Self::user_of_seat(&written.record, &of, seat).0, Command::Begin(of.id)).await.unwrap();
            }
        }
    }

    pub async fn load_record(&self) -> SeasonRecord {
        self.referee.load_season(self.season).await.unwrap()
    }

    pub async fn load_match(&self, of: u32) -> Match {
        self.load_record().await.log.season().matches[&MatchId(of)].clone()
    }

    /// The user in a seat of a match.
    pub fn user_of_seat(record: &SeasonRecord, of: &Match, seat: Seat) -> UserId {
        let entrant: EntrantId = of.players[seat.index()];
        record.user_of(entrant).unwrap().user().unwrap()
    }

    /// The user currently in a seat of a match.
    pub async fn load_user_of_seat(&self, of: u32, seat: Seat) -> UserId {
        let record = self.load_record().await;
        Self::user_of_seat(&record, &record.log.season().matches[&MatchId(of)], seat)
    }

    /// Opens a game in its own thread.
    pub async fn open_game(&self, of: u32, number: u32) -> Result<GameId, SeasonError> {
        let open = GameToOpen { match_id: MatchId(of), number };
        let thread = ChannelId(1000 + u64::from(of * 10 + number));
        self.referee.open_match_game(self.season, open, thread, self.now).await
    }

    /// The games that could begin, each as match and number.
    pub async fn startable_games(&self) -> Vec<(u32, u32)> {
        let open = self.referee.find_games_to_open(&self.load_record().await).await.unwrap();
        open.into_iter().map(|game| (game.match_id.0, game.number)).collect()
    }

    pub fn game_request(&self, game: GameId, user: UserId, line: &str) -> Request {
        Request { act: Act::Line(line.to_owned()), ..Request::new(game, user, None, self.press()) }
    }

    /// Resigns a game for a seat of a match.
    pub async fn resign(&self, of: u32, game: GameId, seat: Seat) -> Result<(), RefereeError> {
        let user = self.load_user_of_seat(of, seat).await;
        self.referee.act(self.game_request(game, user, "resign")).await.map(|_| ())
    }

    async fn carry_out(&self, job: &Job) {
        let Subject::Season(season) = job.subject else {
            return self.referee.carry_out_job(job, self.now).await.unwrap();
        };
        match SeasonJob::from_job(job).unwrap() {
            SeasonJob::Due { reminded_ms } => {
                self.referee.carry_out_season(season, reminded_ms, self.now).await.unwrap();
            }
            SeasonJob::Clocks => self.referee.set_season_clocks(job, season, self.now).await.unwrap(),
            // The tests open sessions themselves, send no posts, and use no roles.
            SeasonJob::Sessions | SeasonJob::Posted | SeasonJob::Roles => {
                let done = Change::at(self.now).with_jobs([JobChange::Done(job.id, job.due)]);
                self.world.store.queue_posts(season, done).await.unwrap();
            }
        }
    }

    /// Carries out the jobs due up to a given time, each at its due time.
    pub async fn wait_until(&mut self, until: UnixMs) {
        while let Some(due) = self.world.store.next_job_time().await.unwrap().filter(|due| *due <= until) {
            self.now = self.now.max(due);
            for job in self.world.store.load_due_jobs(self.now, 100).await.unwrap() {
                self.carry_out(&job).await;
            }
        }
        self.now = until;
    }
}
