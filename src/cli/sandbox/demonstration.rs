//! The contents of a new sandbox: a server with four people, a game against Sztab to take over, a finished game with its
//! Battles as films, a season of a league in mid-course, an empty channel, and a game of two teams.
//!
//! Two games are records; the one for four is played by the program, always in the same way. They are replayed through the
//! referee as if they had been played here; the bot finds the posts that it owes for them and sends them.
//!
//! Seeds are in the source: the next tiles of these tables are no secret. The second seat of the table in mid-game
//! is played by the program, and its channel is the first one, which a window opens, so that a visitor who is alone
//! plays at once.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use super::{SandboxError, house_players, season};
use crate::armies::KIND;
use crate::cli::database::now;
use sztab_game::Language;
use sztab_neuroshima::players::{Strength, View};
use sztab_neuroshima::rules::notation::{Act as Recorded, Record, print_act};
use sztab_neuroshima::rules::opening::commitment;
use sztab_neuroshima::rules::{
    Action, Army, Catalogue, Game, ModeKind, Opening, Phase, RULES_VERSION, Roster, Seed, Side, Terms,
};
use sztab_referee::{Act, HOUSE, House, LobbyOptions, Place, PostContent, Referee, Request, house_user};
use sztab_sandbox::page::locale;
use sztab_sandbox::{Id, Person, Sandbox, permission};
use sztab_store::{
    ArmyData, Change, ChannelId, GameId, GuildId, InteractionId, NewLobby, Player, Start, StartSeat, Store, StoreError,
    UserId,
};
use sztab_words::{text, word};

/// The game in which Ala has to act, with a Battle in her hand.
pub const TABLE: &str = include_str!("table.game");
/// The armies of the game of two teams, in turn order. Ala plays the first one, Sztab the others.
const FOUR: [&str; 4] = ["borgo", "moloch", "outpost", "hegemony"];
const SEED_OF_FOUR: Seed = [20; 32];
/// The first turn, from 1, in which it is Ala's.
const TURN_OF_FOUR: u16 = 21;
pub const FINISHED: &str = include_str!("finished.game");

/// The name of the server.
const SERVER: &str = "Hexagon";
/// The strength of the bot at the table with a visitor.
const STRENGTH: &str = "casual";
const PEOPLE: [&str; 4] = ["Ala", "Ben", "Cela", "Dan"];

/// The longest wait for unsent posts.
const LONGEST: Duration = Duration::from_mins(1);
/// The pause between two looks at the outbox.
const LOOK_AGAIN: Duration = Duration::from_millis(100);
/// Posts due within so many milliseconds are waited for.
const SOON_MS: i64 = 2_000;

/// Fills an empty sandbox, and the bot's database.
pub async fn make(sandbox: &Sandbox, database: &Path, language: Language) -> Result<(), SandboxError> {
    let locale = locale(language);
    let guild = sandbox.add_guild(SERVER, locale);
    // A window that names no channel opens the first one: there it is for the first person to act.
    let channels = ["sandbox-table", "sandbox-play", house_players::CHANNEL, "sandbox-finished", "sandbox-four"];
    let [table, play, league, finished, four] = channels.map(|key| sandbox.add_channel(guild, &word(language, key)));
    let [ala, _, cela, dan] = PEOPLE.map(|name| sandbox.add_person(guild, name, locale));
    // One person can change the settings of the server.
    sandbox.set_permissions(guild, ala.id(), permission::ORDINARY | permission::MANAGE_GUILD);
    // As after an invitation: the bot posts its welcome here.
    sandbox.has_just_joined(guild, Some(play));
    // A role to choose in the server's settings.
    let organisers = sandbox.add_role(guild, &word(language, "sandbox-organisers"));
    sandbox.give_role(guild, cela.id(), organisers);
    let house_players = house_players::NAMES.map(|name| sandbox.add_person(guild, name, locale));
    tracing::debug!(play, table, finished, league, four, "the channels of the demonstration");
    let store = Store::open(database).await?;
    let brought = async {
        let mut hall = Hall { referee: Referee::new(store.clone(), crate::KINDS), guild, language, presses: 0 };
        hall.bring(&Dealt::read(FINISHED)?, finished, [&cela, &dan].map(player).into(), Vec::new()).await?;
        hall.bring(&Dealt::of_four(), four, vec![player(&ala)], house(language, 3)).await?;
        hall.bring(&Dealt::read(TABLE)?, table, vec![player(&ala)], house(language, 1)).await?;
        let plan = season::Plan {
            referee: &hall.referee,
            guild: GuildId(guild),
            channel: ChannelId(league),
            visitor: player(&ala),
            others: house_players.iter().map(player).collect(),
            language,
            presses: hall.presses,
        };
        Ok(season::make(plan).await?)
    };
    let brought = brought.await;
    store.close().await;
    brought
}

/// Waits until the bot has sent all that it owes, so that old turns ping no visitor. Gives up after [`LONGEST`]: the
/// remaining posts follow later.
pub async fn said(database: &Path) -> Result<(), StoreError> {
    let store = Store::open(database).await?;
    let all = async {
        // Refused posts with a much later retry are not waited for.
        while store.next_due().await?.is_some_and(|due| due.0 <= now().0 + SOON_MS) {
            tokio::time::sleep(LOOK_AGAIN).await;
        }
        Ok(())
    };
    let waited = tokio::time::timeout(LONGEST, all).await;
    store.close().await;
    waited.unwrap_or(Ok(()))
}

fn player(person: &Person) -> Player {
    Player { user: UserId(person.id()), name: person.name() }
}

/// The bot in so many seats at the table of a visitor who is alone.
fn house(language: Language, seats: usize) -> Vec<House> {
    let strength = word(language, &format!("house-strength-{STRENGTH}"));
    let name = text(language, "house-name", &[("strength", strength.into())]);
    let numbered = |number: usize| if seats == 1 { name.clone() } else { format!("{name} {number}") };
    (1..=seats).map(|number| House { strength: STRENGTH.to_owned(), name: numbered(number) }).collect()
}

/// The referee of the demonstration.
struct Hall {
    referee: Referee,
    guild: Id,
    language: Language,
    /// Presses so far. Those of Discord have far greater numbers.
    presses: u64,
}

/// A game with its seed and deal.
struct Dealt {
    roster: Arc<Roster>,
    engine: u32,
    seed: Seed,
    opening: Opening,
    acts: Vec<(Side, Recorded)>,
}

impl Dealt {
    fn read(text: &str) -> Result<Self, SandboxError> {
        let record = Record::parse(text, &Catalogue::built_in());
        let record = record.map_err(|error| SandboxError::Record(error.to_string()))?;
        let seed = record.seed.ok_or_else(|| SandboxError::Record("a record without a seed".to_owned()))?;
        let roster = Arc::clone(record.position.roster());
        let opening = Opening::deal(&roster, record.position.board(), &seed);
        let acts = record.acts.iter().map(|step| (step.side, step.act)).collect();
        Ok(Self { roster, engine: record.engine, seed, opening, acts })
    }

    /// The game of two teams up to a turn of the first player, as the program plays it.
    fn of_four() -> Self {
        let catalogue = Catalogue::built_in();
        let armies: Vec<Arc<Army>> = FOUR.iter().filter_map(|id| catalogue.find(id)).collect();
        let roster = Arc::new(Roster::with_terms(armies, Terms::of(ModeKind::Teams, 4)));
        let opening = Opening::deal(&roster, roster.terms().board, &SEED_OF_FOUR);
        let mut game = Game::new(Arc::clone(&roster), &opening);
        let is_there = |game: &Game| {
            let state = game.state();
            state.active == Side(0)
                && state.turn >= TURN_OF_FOUR
                && state.phase == Phase::Play
                && state.pending.is_none()
        };
        let mut acts = Vec::new();
        while let Some(view) = View::of_next(&game).filter(|_| !is_there(&game)) {
            let (side, action) = (view.side(), view.choose(Strength::Casual, &SEED_OF_FOUR));
            if game.apply_before(side, action, &mut ()).is_err() {
                break;
            }
            acts.push((side, Recorded::Action(action)));
        }
        Self { roster, engine: RULES_VERSION, seed: SEED_OF_FOUR, opening, acts }
    }

    /// The start of the game in a channel.
    fn start(&self, channel: ChannelId, players: Vec<Player>, options: String) -> Start {
        let armies = || self.roster.sides().map(|side| self.roster.army(side));
        let seat =
            |(player, army): (Player, &Army)| StartSeat { player, army: army.id.clone(), army_hash: army.hash.clone() };
        let data =
            |army: &Army| ArmyData { hash: army.hash.clone(), army: army.id.clone(), source: army.source.clone() };
        Start {
            channel,
            rules_version: self.engine,
            seed: sztab_store::Seed(self.seed),
            commitment: commitment(&self.seed),
            opening: serde_json::to_string(&self.opening).expect("an opening is plain data"),
            options,
            seats: players.into_iter().zip(armies()).map(seat).collect(),
            armies: armies().map(data).collect(),
        }
    }
}

impl Hall {
    fn press(&mut self) -> InteractionId {
        self.presses += 1;
        InteractionId(self.presses)
    }

    /// Replays a game as one of this server: that of some people, and of the house in the seats after them.
    async fn bring(
        &mut self,
        dealt: &Dealt,
        channel: Id,
        mut players: Vec<Player>,
        house: Vec<House>,
    ) -> Result<(), SandboxError> {
        let seats = house
            .iter()
            .enumerate()
            .filter_map(|(number, house)| Some(Player { user: house_user(number)?, name: house.name.clone() }));
        players.extend(seats);
        let users: Vec<UserId> = players.iter().map(|player| player.user).collect();
        let game = self.begin(dealt, ChannelId(channel), players, house).await?;
        for &(side, act) in &dealt.acts {
            // Drawn automatically as the turn began.
            let is_draw = act == Recorded::Action(Action::Draw);
            if is_draw && self.referee.table(game).await?.whole().automatic().is_none() {
                continue;
            }
            let user = users[side.index()];
            let act = Act::Line(print_act(act, &dealt.roster, side, dealt.opening.board));
            let interaction = self.press();
            self.referee.act(Request { game, user, seen: None, interaction, at: now(), act }).await?;
        }
        Ok(())
    }

    /// Opens a table of nobody's, which counts for no limit of its players, and starts it with the deal of a game.
    async fn begin(
        &self,
        dealt: &Dealt,
        channel: ChannelId,
        players: Vec<Player>,
        house: Vec<House>,
    ) -> Result<GameId, SandboxError> {
        let terms = dealt.roster.terms().to_string();
        let options = LobbyOptions { terms, house, ..LobbyOptions::new(self.language, Place::Here) };
        let options = serde_json::to_string(&options).expect("options are plain data");
        let lobby = NewLobby {
            kind: KIND.to_owned(),
            guild: GuildId(self.guild),
            channel,
            created_by: HOUSE,
            options: options.clone(),
            players: players.clone(),
            army: None,
            is_exclusive: true,
            limit: None,
        };
        let opened = Change::at(now()).owing(PostContent::Lobby.post(channel));
        let game = self.referee.store().create_lobby(lobby, opened).await?;
        let posts = Change::at(now()).owing(PostContent::Opening.post(channel));
        let posts = posts.owing(PostContent::Turn.post(channel).live());
        self.referee.store().start(game, dealt.start(channel, players, options), posts).await?;
        Ok(game)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sztab_referee::thinks;
    use sztab_store::{Against, OpenTables};

    fn record(text: &str) -> Record {
        Record::parse(text, &Catalogue::built_in()).expect("a record")
    }

    #[test]
    fn the_games_are_true_and_between_all_armies_of_the_base_box() {
        let mut armies = Vec::new();
        for text in [TABLE, FINISHED] {
            let (record, seed) = (record(text), Dealt::read(text).expect("a record with a seed").seed);
            record.replay().expect("every step is legal");
            record.verify().unwrap_or_else(|falsehood| panic!("{}", record.tell(&falsehood)));
            assert_eq!(record.commitment, Some(commitment(&seed)));
            armies.extend(record.position.roster().sides().map(|side| record.position.roster().army(side).id.clone()));
        }
        armies.sort();
        let all: Vec<String> = Army::base().into_iter().map(|army| army.id).collect();
        assert_eq!(armies, all, "each of them once");
    }

    #[test]
    fn at_the_table_it_is_for_the_first_player_to_choose() {
        let position = record(TABLE).replay().expect("every step is legal");
        let game = position.game();
        assert_eq!((game.to_act(), game.state().phase), (Some(Side(0)), Phase::Play));
        assert_eq!(game.seat(Side(0)).hand.len(), 2, "after the discard");
        assert!(game.legal_actions().len() > 50, "there is something to choose");
        assert!(game.arrangement().points[..2].iter().all(|&points| points < 20), "both HQs are hurt");
        assert!(game.arrangement().units().count() >= 10);
    }

    #[tokio::test]
    async fn a_visitor_who_is_alone_is_next_at_each_table_and_the_house_answers() {
        for (seats, dealt) in [(1, Dealt::read(TABLE).expect("a record")), (3, Dealt::of_four())] {
            let folder = tempfile::tempdir().expect("a folder");
            let store = Store::open(folder.path().join("games.db")).await.expect("a database");
            let ala = Player { user: UserId(7), name: "Ala".to_owned() };
            let referee = Referee::new(store.clone(), crate::KINDS);
            let mut hall = Hall { referee, guild: 1, language: Language::English, presses: 0 };
            hall.bring(&dealt, 5, vec![ala], house(Language::English, seats)).await.expect("the table is brought");
            // It takes none of the games that a visitor may have against the house.
            let against = Some(Against { user: HOUSE, most: 1 });
            let limit = OpenTables { lobbies: 1, by_user: 1, in_guild: 9, against };
            store.refuse_too_many(GuildId(1), UserId(7), limit).await.expect("there is room for more");
            let game = GameId(1);
            let table = hall.referee.table(game).await.expect("a table");
            assert_eq!(table.waiting(), [(Side(0), UserId(7))]);
            assert_eq!(store.jobs(game).await.expect("jobs").iter().filter(|job| thinks(job)).count(), 0);
            let interaction = hall.press();
            let act = Act::Line("end".to_owned());
            let ended = Request { game, user: UserId(7), seen: None, interaction, at: now(), act };
            hall.referee.act(ended).await.expect("the turn ends");
            for _ in 0..seats {
                let jobs = store.jobs(game).await.expect("jobs");
                let [job] = jobs.iter().filter(|job| thinks(job)).collect::<Vec<_>>()[..] else { panic!("{jobs:?}") };
                let turn = hall.referee.think_out(job).await.expect("it thinks").expect("a turn");
                hall.referee.play_house(job, turn, now()).await.expect("it plays");
            }
            let after = hall.referee.table(game).await.expect("a table");
            assert!(after.seq > table.seq.next());
            assert_eq!(after.waiting(), [(Side(0), UserId(7))], "the round is over");
        }
    }

    #[test]
    fn the_game_of_two_teams_is_in_its_middle_and_there_is_something_to_choose() {
        let dealt = Dealt::of_four();
        let mut game = Game::new(Arc::clone(&dealt.roster), &dealt.opening);
        for &(side, act) in &dealt.acts {
            let Recorded::Action(action) = act else { panic!("{act:?}") };
            game.apply(side, action).expect("every step is legal");
        }
        assert_eq!((game.to_act(), game.state().phase), (Some(Side(0)), Phase::Play));
        assert_eq!(game.state().turn, TURN_OF_FOUR);
        assert!(game.seat(Side(0)).hand.len() >= 2 && game.legal_actions().len() > 30);
        let units = |side| game.arrangement().units().filter(|(_, unit)| unit.owner == side).count();
        assert!(dealt.roster.sides().all(|side| units(side) >= 2), "each has more than its HQ");
        assert!(game.arrangement().points.iter().any(|&points| points < 20), "a Battle was fought");
    }

    #[test]
    fn the_other_game_is_over() {
        assert!(matches!(record(FINISHED).result, Some(sztab_neuroshima::rules::notation::Ending::Won(_))));
    }
}
