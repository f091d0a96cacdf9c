//! The contents of a new sandbox: a server with four people, a game against Sztab to take over, a finished game with its
//! Battles as films, a season of a league in mid-course, and an empty channel.
//!
//! Both games are records. They are replayed through the referee as if they had been played here; the bot finds the
//! posts that it owes for them and sends them.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use super::{SandboxError, house_players, season};
use crate::cli::database::now;
use crate::games::Language;
use crate::games::neuroshima::rules::notation::{Act as Recorded, Record, print_act};
use crate::games::neuroshima::rules::opening::commitment;
use crate::games::neuroshima::rules::{Action, Catalogue, Game, Opening, Seed};
use crate::page::locale;
use crate::referee::{
    Act, ArmyChoice, HOUSE, House, Interaction, LobbyOptions, Place, PostContent, Referee, Request, Venue,
};
use crate::sandbox::{Id, Person, Sandbox, permission};
use crate::store::{
    ArmyData, Change, ChannelId, GameId, GuildId, InteractionId, Player, Start, StartSeat, Store, StoreError, UserId,
};
use crate::words::{text, word};

/// The game in which Ala has to act, with a Battle in her hand.
pub const TABLE: &str = include_str!("table.game");
/// The finished game.
pub const FINISHED: &str = include_str!("finished.game");

/// The name of the server.
const SERVER: &str = "Hexagon";
/// The strength of the bot at the table with a visitor.
const STRENGTH: &str = "casual";
/// Its people.
const PEOPLE: [&str; 4] = ["Ala", "Ben", "Cela", "Dan"];

/// The longest wait for unsent posts.
const LONGEST: Duration = Duration::from_secs(30);
/// The pause between two looks at the outbox.
const LOOK_AGAIN: Duration = Duration::from_millis(100);
/// Posts due within so many milliseconds are waited for.
const SOON_MS: i64 = 2_000;

/// Fills an empty sandbox, and the bot's database.
pub async fn make(sandbox: &Sandbox, database: &Path, language: Language) -> Result<(), SandboxError> {
    let locale = locale(language);
    let guild = sandbox.add_guild(SERVER, locale);
    // A window that names no channel opens the first one: there it is for the first person to act.
    let [table, play, league, finished] = ["sandbox-table", "sandbox-play", house_players::CHANNEL, "sandbox-finished"]
        .map(|key| sandbox.add_channel(guild, &word(language, key)));
    let [ala, _, cela, dan] = PEOPLE.map(|name| sandbox.add_person(guild, name, locale));
    // One person can change the settings of the server.
    sandbox.set_permissions(guild, ala.id(), permission::ORDINARY | permission::MANAGE_GUILD);
    // As after an invitation: the bot posts its welcome here.
    sandbox.has_just_joined(guild, Some(play));
    // A role to choose in the server's settings.
    let organisers = sandbox.add_role(guild, &word(language, "sandbox-organisers"));
    sandbox.give_role(guild, cela.id(), organisers);
    let house_players = house_players::NAMES.map(|name| sandbox.add_person(guild, name, locale));
    tracing::debug!(play, table, finished, league, "the channels of the demonstration");
    let store = Store::open(database).await?;
    let brought = async {
        let mut hall = Hall { referee: Referee::new(store.clone()), guild, language, house: None, presses: 0 };
        hall.bring(FINISHED, finished, [&cela, &dan].map(player)).await?;
        let house = house(language);
        hall.house = Some(house.clone());
        hall.bring(TABLE, table, [player(&ala), Player { user: HOUSE, name: house.name }]).await?;
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

/// A person as a player.
fn player(person: &Person) -> Player {
    Player { user: UserId(person.id()), name: person.name() }
}

/// The bot as an opponent for a visitor who is alone.
fn house(language: Language) -> House {
    let strength = word(language, &format!("house-strength-{STRENGTH}"));
    House { strength: STRENGTH.to_owned(), name: text(language, "house-name", &[("strength", strength.into())]) }
}

/// The referee of the demonstration.
struct Hall {
    referee: Referee,
    guild: Id,
    language: Language,
    /// The house, where it plays the second seat.
    house: Option<House>,
    /// Presses so far. Those of Discord have far greater numbers.
    presses: u64,
}

/// A record with its seed and deal.
struct Dealt {
    record: Record,
    seed: Seed,
    opening: Opening,
}

impl Dealt {
    fn read(text: &str) -> Result<Self, SandboxError> {
        let record = Record::parse(text, &Catalogue::built_in());
        let record = record.map_err(|error| SandboxError::Record(error.to_string()))?;
        let seed = record.seed.ok_or_else(|| SandboxError::Record("a record without a seed".to_owned()))?;
        let opening = Opening::deal(record.position.roster(), record.position.board(), &seed);
        Ok(Self { record, seed, opening })
    }

    /// The start of the game in a channel.
    fn start(&self, channel: ChannelId, players: [Player; 2], options: String) -> Start {
        let roster = self.record.position.roster();
        let armies = || roster.sides().map(|side| roster.army(side));
        let seat = |(player, army): (Player, &crate::games::neuroshima::rules::Army)| StartSeat {
            player,
            army: army.id.clone(),
            army_hash: army.hash.clone(),
        };
        let data = |army: &crate::games::neuroshima::rules::Army| ArmyData {
            hash: army.hash.clone(),
            army: army.id.clone(),
            source: army.source.clone(),
        };
        Start {
            channel,
            rules_version: self.record.engine,
            seed: crate::store::Seed(self.seed),
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

    /// Replays a record as a game of this server.
    async fn bring(&mut self, text: &str, channel: Id, players: [Player; 2]) -> Result<(), SandboxError> {
        let dealt = Dealt::read(text)?;
        let users = [players[0].user, players[1].user];
        let game = self.begin(&dealt, ChannelId(channel), players).await?;
        let roster = Arc::clone(dealt.record.position.roster());
        let board = Game::new(Arc::clone(&roster), &dealt.opening).arrangement().board;
        for step in &dealt.record.acts {
            // Drawn automatically as the turn began.
            let is_draw = step.act == Recorded::Action(Action::Draw);
            if is_draw && self.referee.table(game).await?.whole().automatic().is_none() {
                continue;
            }
            let user = users[step.side.index()];
            let act = Act::Line(print_act(step.act, &roster, step.side, board));
            let interaction = self.press();
            self.referee.act(Request { game, user, seen: None, interaction, at: now(), act }).await?;
        }
        Ok(())
    }

    /// Opens a table, lets the second player join, and starts it with the deal of the record.
    async fn begin(&mut self, dealt: &Dealt, channel: ChannelId, players: [Player; 2]) -> Result<GameId, SandboxError> {
        let [host, guest] = players;
        let options = LobbyOptions {
            house: self.house.iter().cloned().collect(),
            ..LobbyOptions::new(self.language, Place::Here)
        };
        let place = Venue { guild: GuildId(self.guild), channel };
        let press = Interaction { id: self.press(), at: now() };
        let game = self.referee.open_lobby(place, host.clone(), &ArmyChoice::Open, &options, press).await?;
        if self.house.is_none() {
            self.referee.join(game, guest.clone(), Change::at(now())).await?;
        }
        let options = self.referee.store().game(game).await?.options;
        let posts = Change::at(now()).owing(PostContent::Opening.post(channel));
        let posts = posts.owing(PostContent::Turn.post(channel).live());
        self.referee.store().start(game, dealt.start(channel, [host, guest], options), posts).await?;
        Ok(game)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::neuroshima::rules::{Phase, Side};
    use crate::referee::thinks;

    #[test]
    fn the_games_are_true_and_between_all_armies() {
        let mut armies = Vec::new();
        for text in [TABLE, FINISHED] {
            let Dealt { record, seed, .. } = Dealt::read(text).expect("a record with a seed");
            record.replay().expect("every step is legal");
            record.verify().unwrap_or_else(|falsehood| panic!("{}", record.tell(&falsehood)));
            assert_eq!(record.commitment, Some(commitment(&seed)));
            armies.extend(record.position.roster().sides().map(|side| record.position.roster().army(side).id.clone()));
        }
        armies.sort();
        let all: Vec<String> = Catalogue::built_in().ids().map(str::to_owned).collect();
        assert_eq!(armies, all, "each army that comes with the program once");
    }

    #[test]
    fn at_the_table_it_is_for_the_first_player_to_choose() {
        let position = Dealt::read(TABLE).expect("a record").record.replay().expect("every step is legal");
        let game = position.game();
        assert_eq!((game.to_act(), game.state().phase), (Some(Side(0)), Phase::Play));
        assert_eq!(game.seat(Side(0)).hand.len(), 2, "after the discard");
        assert!(game.legal_actions().len() > 50, "there is something to choose");
        assert!(game.arrangement().points[..2].iter().all(|&points| points < 20), "both HQs are hurt");
        assert!(game.arrangement().units().count() >= 10);
    }

    #[tokio::test]
    async fn a_visitor_who_is_alone_is_next_at_the_table_and_the_house_answers() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(folder.path().join("games.db")).await.expect("a database");
        let house = house(Language::English);
        let ala = Player { user: UserId(7), name: "Ala".to_owned() };
        let players = [ala, Player { user: HOUSE, name: house.name.clone() }];
        let referee = Referee::new(store.clone());
        let mut hall = Hall { referee, guild: 1, language: Language::English, house: Some(house), presses: 0 };
        hall.bring(TABLE, 5, players).await.expect("the table is brought");
        let game = GameId(1);
        let table = hall.referee.table(game).await.expect("a table");
        assert_eq!(table.waiting(), [(Side(0), UserId(7))]);
        assert_eq!(store.jobs(game).await.expect("jobs").iter().filter(|job| thinks(job)).count(), 0);
        let interaction = hall.press();
        let act = Act::Line("end".to_owned());
        let ended = Request { game, user: UserId(7), seen: None, interaction, at: now(), act };
        hall.referee.act(ended).await.expect("the turn ends");
        let jobs = store.jobs(game).await.expect("jobs");
        let [job] = jobs.iter().filter(|job| thinks(job)).collect::<Vec<_>>()[..] else { panic!("{jobs:?}") };
        let turn = hall.referee.think_out(job).await.expect("it thinks").expect("a turn");
        hall.referee.play_house(job, turn, now()).await.expect("it plays");
        assert!(hall.referee.table(game).await.expect("a table").seq > table.seq.next());
    }

    #[test]
    fn the_other_game_is_over() {
        let dealt = Dealt::read(FINISHED).expect("a record");
        assert!(matches!(dealt.record.result, Some(crate::games::neuroshima::rules::notation::Ending::Won(_))));
    }
}
