//! A season in a database, up to its first round.

use std::cell::Cell;

use sztab_league::decide::Asker;
use sztab_league::decide::{Asking, Command, Request as PreviewRequest, preview};
use sztab_league::draw::Seed;
use sztab_league::engine::Standard;
use sztab_league::ids::{EntrantId, Group, MatchId, Seat};
use sztab_league::rules::{FactionMode, MatchKind, Preset, Rules, Seeding};
use sztab_league::season::Match;
use sztab_referee::league::{GameToOpen, Member, NewSeasonRequest, SeasonError, SeasonRecord, SeasonRequest, Written};
use sztab_referee::{Act, Interaction, Referee, RefereeError, Request, SeasonJob, Venue};
use sztab_store::{
    Change, ChannelId, GameId, InteractionId, Job, JobChange, Player, SeasonId, Subject, UnixMs, UserId,
};

use crate::world::{GUILD, NOON, World};

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
pub struct Hall {
    pub world: World,
    pub referee: Referee,
    pub season: SeasonId,
    pub now: UnixMs,
    presses: Cell<u64>,
}

impl Hall {
    pub async fn open() -> Self {
        Self::with(random_faction_rules(Preset::Swiss, MatchKind::Single)).await
    }

    pub async fn with(rules: Rules) -> Self {
        let world = World::new().await;
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
    pub async fn play(rules: Rules) -> Self {
        Self::of_players(rules, 4).await
    }

    /// As `play`, with this many players.
    pub async fn of_players(rules: Rules, players: u64) -> Self {
        let hall = Self::with(rules).await;
        hall.opens().await;
        for user in 1..=players {
            hall.enters(user).await.unwrap();
        }
        hall.begins().await;
        hall.publishes().await;
        hall
    }

    pub fn press(&self) -> Interaction {
        self.presses.set(self.presses.get() + 1);
        Interaction { id: InteractionId(self.presses.get()), at: self.now }
    }

    pub fn request(&self, user: u64) -> SeasonRequest {
        let change = Change::at(self.now).by(self.press().id);
        SeasonRequest { season: self.season, by: Some(member(user)), about: None, text: None, change }
    }

    pub async fn asks(&self, user: u64, command: Command) -> Result<Written, SeasonError> {
        self.referee.ask_season(&self.request(user), |_, _| command.clone()).await
    }

    pub async fn enters(&self, user: u64) -> Result<Written, SeasonError> {
        let request = self.request(user);
        let press = request.change.interaction.unwrap().0;
        self.referee.ask_season(&request, |_, _| Command::Enter { press, seed: None }).await
    }

    pub async fn opens(&self) {
        let files = self.referee.season_factions(&self.record().await.log.season().rules);
        self.asks(ORGANISER, Command::OpenEntry(files)).await.unwrap();
    }

    /// Closes entry, orders the players by lot, and begins the first stage.
    pub async fn begins(&self) {
        self.asks(ORGANISER, Command::CloseEntry).await.unwrap();
        let all = self.record().await.log.season().players();
        let seeds = Command::Seed { by: Seeding::Lots, divisions: vec![all], by_lots: Vec::new() };
        self.asks(ORGANISER, seeds).await.unwrap();
        self.asks(ORGANISER, Command::BeginStage).await.unwrap();
    }

    /// Publishes the next round, after which all players press *Begin*.
    pub async fn publishes(&self) {
        let record = self.record().await;
        let seed = Seed(SEED).reveal();
        let asking = Asking { at_ms: self.now.0, asker: Asker::Program, seed: &seed };
        let request = PreviewRequest { group: FIRST_DIVISION, exchanges: &[], rematches: false };
        let round = preview(&record.log, &Standard, &asking, &request).unwrap().round;
        let written = self.asks(ORGANISER, Command::Publish(Box::new(round))).await.unwrap();
        let open: Vec<Match> = written.record.log.season().open_matches().cloned().collect();
        for of in open {
            for seat in Seat::BOTH {
                self.asks(Self::user(&written.record, &of, seat).0, Command::Begin(of.id)).await.unwrap();
            }
        }
    }

    pub async fn record(&self) -> SeasonRecord {
        self.referee.season(self.season).await.unwrap()
    }

    pub async fn of(&self, of: u32) -> Match {
        self.record().await.log.season().matches[&MatchId(of)].clone()
    }

    /// The user in a seat of a match.
    pub fn user(record: &SeasonRecord, of: &Match, seat: Seat) -> UserId {
        let entrant: EntrantId = of.players[seat.index()];
        record.user_of(entrant).unwrap().user().unwrap()
    }

    /// The user currently in a seat of a match.
    pub async fn user_in(&self, of: u32, seat: Seat) -> UserId {
        let record = self.record().await;
        Self::user(&record, &record.log.season().matches[&MatchId(of)], seat)
    }

    /// Opens a game in its own thread.
    pub async fn game(&self, of: u32, number: u32) -> Result<GameId, SeasonError> {
        let open = GameToOpen { match_id: MatchId(of), number };
        let thread = ChannelId(1000 + u64::from(of * 10 + number));
        self.referee.open_match_game(self.season, open, thread, self.now).await
    }

    /// The games that could begin, each as match and number.
    pub async fn to_open(&self) -> Vec<(u32, u32)> {
        let open = self.referee.games_to_open(&self.record().await).await.unwrap();
        open.into_iter().map(|game| (game.match_id.0, game.number)).collect()
    }

    pub fn at_session(&self, game: GameId, user: UserId, line: &str) -> Request {
        Request { act: Act::Line(line.to_owned()), ..Request::of(game, user, None, self.press()) }
    }

    /// Resigns a game for a seat of a match.
    pub async fn resigns(&self, of: u32, game: GameId, seat: Seat) -> Result<(), RefereeError> {
        let user = self.user_in(of, seat).await;
        self.referee.act(self.at_session(game, user, "resign")).await.map(|_| ())
    }

    async fn carry_out(&self, job: &Job) {
        let Subject::Season(season) = job.subject else {
            return self.referee.carry_out(job, self.now).await.unwrap();
        };
        match SeasonJob::of(job).unwrap() {
            SeasonJob::Due { reminded_ms } => {
                self.referee.carry_out_season(season, reminded_ms, self.now).await.unwrap();
            }
            SeasonJob::Clocks => self.referee.set_season_clocks(job, season, self.now).await.unwrap(),
            // The tests open sessions themselves, send no posts, and use no roles.
            SeasonJob::Sessions | SeasonJob::Posted | SeasonJob::Roles => {
                let done = Change::at(self.now).with_jobs([JobChange::Done(job.id, job.due)]);
                self.world.store.owe(season, done).await.unwrap();
            }
        }
    }

    /// Carries out the jobs due up to a given time, each at its due time.
    pub async fn wait_until(&mut self, until: UnixMs) {
        while let Some(due) = self.world.store.next_job().await.unwrap().filter(|due| *due <= until) {
            self.now = self.now.max(due);
            for job in self.world.store.due_jobs(self.now, 100).await.unwrap() {
                self.carry_out(&job).await;
            }
        }
        self.now = until;
    }
}
