//! The contents of a new sandbox: a server with four people, a game against Sztab to take over, a finished game with
//! films of its Battles, a league season in progress, an empty channel, a game of two teams, and a table of Tiny Epic
//! Mechs in mid-round.
//!
//! Two games are records; those for four are played by the program, always in the same way. They are replayed through
//! the referee as if they had been played here; the bot finds the posts that are due and sends them.
//!
//! The seeds are in the source, so the next tiles of these tables are not secret. The second seat of the table in
//! mid-game is played by the program. That table's channel comes first and is the one that a window opens, so that a
//! visitor who is alone can play at once.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use super::{SandboxError, computer_players, season};
use crate::cli::database::now;
use sztab_game::{InvalidSetup, Kind, Language, LineNumber, SeatData, SeatFile, find_kind};
use sztab_neuroshima::players::{PlayerView, Strength};
use sztab_neuroshima::rules::notation::{Act as Recorded, Record, print_act};
use sztab_neuroshima::rules::opening::commitment;
use sztab_neuroshima::rules::{
    Army, Catalogue, Game, ModeKind, Opening, Phase, RULES_VERSION, Roster, Seed, Side, Terms,
};
use sztab_referee::{
    Act, COMPUTER_USER, ComputerPlayer, LobbyOptions, Place, PostContent, Referee, Request, computer_user,
};
use sztab_sandbox::page::locale;
use sztab_sandbox::{Id, Person, Sandbox, permission};
use sztab_store::{
    Change, ChannelId, FactionData, GameId, GuildId, InteractionId, NewLobby, Player, Seq, Start, StartSeat, Store,
    StoreError, UserId,
};
use sztab_words::{text, word};

/// The game in which Ala is to act, with a Battle tile in her hand.
pub const DUEL_GAME: &str = include_str!("table.game");
/// The armies of the game of two teams, in turn order. Ala plays the first one, Sztab the others.
const TEAM_ARMIES: [&str; 4] = ["borgo", "moloch", "outpost", "hegemony"];
const TEAM_SEED: Seed = [20; 32];
/// The first turn at which the game may stop, counted from 1; it then stops when it is Ala's turn.
const MIN_TEAM_TURN: u16 = 21;
/// The game in which all players program in secret, its seed, and the first round in which it may stop when Ala has to
/// decide. Ala plays the first side, Sztab the others.
const PROGRAM_GAME: &str = "mechs";
const PROGRAM_SEED: Seed = [21; 32];
const MIN_PROGRAM_ROUND: u32 = 3;
/// The mission in progress, its seed, and the number of lines after which it may stop at Ala's turn.
const MISSION_GAME: &str = "gears";
const MISSION_SEED: Seed = [22; 32];
const MIN_MISSION_LINES: usize = 30;
/// A number higher than the number of presses in the season.
const MAX_SEASON_PRESSES: u64 = 1_000_000;
pub const FINISHED_GAME: &str = include_str!("finished.game");

/// The name of the server.
const SERVER_NAME: &str = "Hexagon";
/// The bot's strength at the table with a visitor.
const STRENGTH: &str = "casual";
const PEOPLE: [&str; 4] = ["Ala", "Ben", "Cela", "Dan"];

/// The longest wait for unsent posts.
const MAX_WAIT: Duration = Duration::from_mins(1);
/// Time between two checks of the outbox.
const POLL_INTERVAL: Duration = Duration::from_millis(100);
/// Time in milliseconds: only posts due within it are waited for.
const MAX_POST_DELAY_MS: i64 = 2_000;

/// Fills an empty sandbox and the bot's database.
pub async fn create_demonstration(sandbox: &Sandbox, database: &Path, language: Language) -> Result<(), SandboxError> {
    let locale = locale(language);
    let guild = sandbox.add_guild(SERVER_NAME, locale);
    // A window that names no channel opens the first one, in which it is the first person's turn.
    let channels = [
        "sandbox-table",
        "sandbox-play",
        computer_players::CHANNEL_KEY,
        "sandbox-finished",
        "sandbox-four",
        "sandbox-programs",
    ];
    let [session, play, league, finished, four, programs] =
        channels.map(|key| sandbox.add_channel(guild, &word(language, key)));
    let [ala, _, cela, dan] = PEOPLE.map(|name| sandbox.add_person(guild, name, locale));
    // One person can change the server's settings.
    sandbox.set_permissions(guild, ala.id(), permission::ORDINARY_MEMBER | permission::MANAGE_GUILD);
    // As after an invitation, the bot posts its welcome in this channel.
    sandbox.simulate_join(guild, Some(play));
    // A role that can be chosen in the server's settings.
    let organisers = sandbox.add_role(guild, &word(language, "sandbox-organisers"));
    sandbox.give_role(guild, cela.id(), organisers);
    let computer_players = computer_players::NAMES.map(|name| sandbox.add_person(guild, name, locale));
    let mission = sandbox.add_channel(guild, &word(language, "sandbox-mission"));
    tracing::debug!(play, session, finished, league, four, "the channels of the demonstration");
    let store = Store::open(database).await?;
    let brought = async {
        let mut hall =
            DemonstrationReferee { referee: Referee::new(store.clone(), crate::KINDS), guild, language, presses: 0 };
        hall.replay_into_channel(
            &RecordedGame::read(FINISHED_GAME)?,
            finished,
            [&cela, &dan].map(to_player).into(),
            Vec::new(),
        )
        .await?;
        hall.replay_into_channel(
            &RecordedGame::program_game()?,
            programs,
            vec![to_player(&ala)],
            computer_opponents("medium", 3, language),
        )
        .await?;
        hall.replay_into_channel(
            &RecordedGame::team_game(),
            four,
            vec![to_player(&ala)],
            computer_opponents(STRENGTH, 3, language),
        )
        .await?;
        hall.replay_into_channel(
            &RecordedGame::read(DUEL_GAME)?,
            session,
            vec![to_player(&ala)],
            computer_opponents(STRENGTH, 1, language),
        )
        .await?;
        let plan = season::SeasonPlan {
            referee: &hall.referee,
            guild: GuildId(guild),
            channel: ChannelId(league),
            visitor: to_player(&ala),
            others: computer_players.iter().map(to_player).collect(),
            language,
            presses: hall.presses,
        };
        season::create_season(plan).await?;
        // Higher numbers than those of the presses in the season.
        hall.presses = MAX_SEASON_PRESSES;
        hall.replay_into_channel(
            &RecordedGame::mission_game()?,
            mission,
            vec![to_player(&ala)],
            computer_opponents("medium", 1, language),
        )
        .await
    };
    let brought = brought.await;
    store.close().await;
    brought
}

/// Waits until the bot has sent all outstanding posts, so that old turns do not ping a visitor. Stops waiting after
/// [`MAX_WAIT`]; the remaining posts follow later.
pub async fn wait_until_sent(database: &Path) -> Result<(), StoreError> {
    let store = Store::open(database).await?;
    let all = async {
        // Posts that Discord refused and that are to be retried much later are not waited for.
        while store.next_due_time().await?.is_some_and(|due| due.0 <= now().0 + MAX_POST_DELAY_MS) {
            tokio::time::sleep(POLL_INTERVAL).await;
        }
        Ok(())
    };
    let waited = tokio::time::timeout(MAX_WAIT, all).await;
    store.close().await;
    waited.unwrap_or(Ok(()))
}

fn to_player(person: &Person) -> Player {
    Player { user: UserId(person.id()), name: person.name() }
}

/// The computer players for this many seats at the table of a visitor who is alone.
fn computer_opponents(strength: &str, seats: usize, language: Language) -> Vec<ComputerPlayer> {
    let word = word(language, &format!("house-strength-{strength}"));
    let name = text(language, "house-name", &[("strength", word.into())]);
    let numbered = |number: usize| if seats == 1 { name.clone() } else { format!("{name} {number}") };
    (1..=seats).map(|number| ComputerPlayer { strength: strength.to_owned(), name: numbered(number) }).collect()
}

/// The referee that sets up the demonstration.
struct DemonstrationReferee {
    referee: Referee,
    guild: Id,
    language: Language,
    /// Number of presses so far. The ids of real Discord interactions are far higher.
    presses: u64,
}

/// A game with its seed, deal and lines.
struct RecordedGame {
    kind: Kind,
    terms: String,
    engine: u32,
    seed: Seed,
    opening: String,
    /// The file of each side.
    files: Vec<FactionData>,
    lines: Vec<(Side, String)>,
}

impl RecordedGame {
    fn read(text: &str) -> Result<Self, SandboxError> {
        let record = Record::parse(text, &Catalogue::built_in());
        let record = record.map_err(|error| SandboxError::Record(error.to_string()))?;
        let seed = record.seed.ok_or_else(|| SandboxError::Record("a record without a seed".to_owned()))?;
        let roster = Arc::clone(record.position.roster());
        let opening = Opening::deal(&roster, record.position.board(), &seed);
        let acts = record.acts.iter().map(|step| (step.side, step.act)).collect();
        Ok(Self::from_acts(&roster, record.engine, seed, &opening, acts))
    }

    fn from_acts(roster: &Roster, engine: u32, seed: Seed, opening: &Opening, acts: Vec<(Side, Recorded)>) -> Self {
        let data = |army: &Army| FactionData {
            hash: army.hash.clone(),
            faction: army.id.clone(),
            source: army.source.clone(),
        };
        let line = |(side, act)| (side, print_act(act, roster, side, opening.board));
        Self {
            kind: crate::KINDS[0],
            terms: roster.terms().to_string(),
            engine,
            seed,
            opening: serde_json::to_string(opening).expect("an opening is plain data"),
            files: roster.sides().map(|side| data(roster.army(side))).collect(),
            lines: acts.into_iter().map(line).collect(),
        }
    }

    /// The game of two teams, up to a turn of the first player, as played by the program.
    fn team_game() -> Self {
        let catalogue = Catalogue::built_in();
        let armies: Vec<Arc<Army>> = TEAM_ARMIES.iter().filter_map(|id| catalogue.find(id)).collect();
        let roster = Arc::new(Roster::with_terms(armies, Terms::for_mode(ModeKind::Teams, 4)));
        let opening = Opening::deal(&roster, roster.terms().board, &TEAM_SEED);
        let mut game = Game::new(Arc::clone(&roster), &opening);
        let is_there = |game: &Game| {
            let state = game.state();
            state.active == Side(0)
                && state.turn >= MIN_TEAM_TURN
                && state.phase == Phase::Play
                && state.pending.is_none()
        };
        let mut acts = Vec::new();
        while let Some(view) = PlayerView::for_next_side(&game).filter(|_| !is_there(&game)) {
            let (side, action) = (view.side(), view.choose(Strength::Casual, &TEAM_SEED));
            if game.apply_with(side, action, &mut ()).is_err() {
                break;
            }
            acts.push((side, Recorded::Action(action)));
        }
        Self::from_acts(&roster, RULES_VERSION, TEAM_SEED, &opening, acts)
    }

    /// The game with secret programs, up to a decision of the first player in mid-round.
    fn program_game() -> Result<Self, SandboxError> {
        let kind =
            find_kind(crate::KINDS, PROGRAM_GAME).ok_or_else(|| SandboxError::Record(PROGRAM_GAME.to_owned()))?;
        // The same values file is used for all seats.
        let files = vec![kind.files().swap_remove(0); usize::from(kind.info().seats[0])];
        Self::computer_game(kind, &files, PROGRAM_SEED, |game, _| {
            let round = kind.view().turn_number(game).unwrap_or_default();
            round >= MIN_PROGRAM_ROUND && !game.position().contains("\nphase program")
        })
    }

    /// The mission up to a turn of the first player.
    fn mission_game() -> Result<Self, SandboxError> {
        let kind =
            find_kind(crate::KINDS, MISSION_GAME).ok_or_else(|| SandboxError::Record(MISSION_GAME.to_owned()))?;
        let mut files = kind.files();
        files.truncate(usize::from(kind.info().seats[0]));
        Self::computer_game(kind, &files, MISSION_SEED, |game, lines| {
            lines >= MIN_MISSION_LINES && game.turn() == Some(Side(0))
        })
    }

    /// A game up to a decision of the first player, with every side played by the weakest computer player.
    fn computer_game(
        kind: Kind,
        files: &[SeatFile],
        seed: Seed,
        is_there: impl Fn(&dyn sztab_game::Game, usize) -> bool,
    ) -> Result<Self, SandboxError> {
        let unfit = |unfit: InvalidSetup| SandboxError::Record(unfit.to_string());
        let data: Vec<SeatData<'_>> = files.iter().map(SeatFile::data).collect();
        let opening = kind.deal(&data, "", &seed).map_err(unfit)?;
        let mut game = kind.open(&data, &opening).map_err(unfit)?;
        let mut lines = Vec::new();
        for number in 1.. {
            let waiting = game.waiting_sides();
            // The default standing orders act for a person.
            let ordered = waiting.contains(Side(0)).then(|| game.ordered_line(Side(0), "", false)).flatten();
            if ordered.is_none() && waiting.single() == Some(Side(0)) && is_there(&*game, lines.len()) {
                break;
            }
            let line = ordered.map(|line| (Side(0), line)).or_else(|| {
                let side = waiting.iter().last()?;
                let line = kind.planned_lines(&*game, side, kind.strengths()[0], &seed);
                Some((side, line.into_iter().next()?))
            });
            let Some((side, line)) = line else { break };
            game.play(side, &line, LineNumber(number)).map_err(|refused| SandboxError::Record(refused.to_string()))?;
            lines.push((side, line));
        }
        let data = data.iter().map(|data| FactionData {
            hash: data.hash(),
            faction: data.id.to_owned(),
            source: data.source.to_owned(),
        });
        Ok(Self {
            kind,
            terms: String::new(),
            engine: kind.info().version,
            seed,
            opening,
            files: data.collect(),
            lines,
        })
    }

    /// The game after all its lines have been played.
    #[cfg(test)]
    fn replay(&self) -> Box<dyn sztab_game::Game> {
        let data = self.files.iter().map(|file| sztab_game::SeatData { id: &file.faction, source: &file.source });
        let data: Vec<_> = data.collect();
        let mut game = self.kind.open(&data, &self.opening).expect("an opening");
        for (number, (side, line)) in (1..).zip(&self.lines) {
            game.play(*side, line, LineNumber(number)).expect("every line is legal");
        }
        game
    }

    /// The start of the game in a channel.
    fn to_start(&self, channel: ChannelId, players: Vec<Player>, options: String) -> Start {
        let seat = |(player, file): (Player, &FactionData)| StartSeat {
            player,
            faction: file.faction.clone(),
            faction_hash: file.hash.clone(),
        };
        Start {
            channel,
            rules_version: self.engine,
            seed: sztab_store::Seed(self.seed),
            commitment: commitment(&self.seed),
            opening: self.opening.clone(),
            options,
            seats: players.into_iter().zip(&self.files).map(seat).collect(),
            factions: self.files.clone(),
        }
    }
}

impl DemonstrationReferee {
    fn next_press(&mut self) -> InteractionId {
        self.presses += 1;
        InteractionId(self.presses)
    }

    /// Replays a game on this server, with some people and with a computer player in each of the remaining seats.
    async fn replay_into_channel(
        &mut self,
        dealt: &RecordedGame,
        channel: Id,
        mut players: Vec<Player>,
        computers: Vec<ComputerPlayer>,
    ) -> Result<(), SandboxError> {
        let seats = computers.iter().enumerate().filter_map(|(number, computer)| {
            Some(Player { user: computer_user(number)?, name: computer.name.clone() })
        });
        players.extend(seats);
        let users: Vec<UserId> = players.iter().map(|player| player.user).collect();
        let game = self.open_game(dealt, ChannelId(channel), players, computers).await?;
        for (number, (side, line)) in (1..).zip(&dealt.lines) {
            // The line has already been played: automatically by the rules, or by the default standing orders.
            if self.referee.load_session(game).await?.seq >= Seq(number) {
                continue;
            }
            let user = users[side.index()];
            let act = Act::Line(line.clone());
            let interaction = self.next_press();
            self.referee.act(Request { game, user, seen: None, interaction, at: now(), act }).await?;
        }
        Ok(())
    }

    /// Opens a table without an owner, so that it does not count towards any player's limits, and starts it with the
    /// deal of a game.
    async fn open_game(
        &self,
        dealt: &RecordedGame,
        channel: ChannelId,
        players: Vec<Player>,
        computers: Vec<ComputerPlayer>,
    ) -> Result<GameId, SandboxError> {
        let options = LobbyOptions {
            game: Some(dealt.kind.info().id.to_owned()),
            terms: dealt.terms.clone(),
            computers,
            ..LobbyOptions::new(self.language, Place::Here)
        };
        let options = serde_json::to_string(&options).expect("options are plain data");
        let lobby = NewLobby {
            kind: dealt.kind.info().id.to_owned(),
            guild: GuildId(self.guild),
            channel,
            created_by: COMPUTER_USER,
            options: options.clone(),
            players: players.clone(),
            faction: None,
            is_exclusive: true,
            limit: None,
        };
        let opened = Change::at(now()).with_post(PostContent::Lobby.into_post(channel));
        let game = self.referee.store().create_lobby(lobby, opened).await?;
        let posts = Change::at(now()).with_post(PostContent::Opening.into_post(channel));
        let posts = posts.with_post(PostContent::Turn.into_post(channel).with_buttons());
        self.referee.store().start(game, dealt.to_start(channel, players, options), posts).await?;
        Ok(game)
    }
}

#[cfg(test)]
mod tests;
