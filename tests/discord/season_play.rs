//! Steps shared by tests of whole seasons: judges set results, organisers publish rounds, seasons begin in the past.

use sztab_league::decide::Command;
use sztab_league::rules::{HOUR_MS, Preset, Rules};
use sztab_neuroshima::rules::Army;
use sztab_referee::league::{Member, NewSeasonRequest, SeasonRequest};
use sztab_referee::{Interaction, Referee, Venue};
use sztab_sandbox::{Message, OptionValue, Person};
use sztab_store::{Change, ChannelId, GuildId, InteractionId, Player, SeasonId, Store, UnixMs, UserId};

use crate::club::{Club, TIMEOUT, now};
use crate::hall::LeagueServer;
use crate::season_setup::fill_field;

/// The number of the match that a post is about.
pub fn match_number(post: &Message) -> String {
    let after = post.content.split("**Match ").nth(1).unwrap_or_else(|| panic!("no match in {}", post.content));
    after.split("**").next().unwrap().to_owned()
}

/// The text of the first embed in a private reply.
pub fn embed_text(message: &Message) -> String {
    message.embeds.first().and_then(|embed| embed.description.clone()).unwrap_or_default()
}

/// Waits until `count` matches can begin. Returns their posts.
pub async fn wait_for_open_matches(hall: &LeagueServer, count: usize) -> Vec<Message> {
    let are_there = |_: &_| Some(hall.matches()).filter(|posts| posts.len() == count);
    hall.club.sandbox.wait_until(TIMEOUT, are_there).await.unwrap_or_else(|_| {
        panic!("not {count} matches but {:#?}", hall.matches().iter().map(|post| &post.content).collect::<Vec<_>>())
    })
}

/// Rules, as a judge, that a player wins a match 9:3. Returns the private reply.
pub async fn rule_win(hall: &LeagueServer, post: &Message, winner: &Person) -> Message {
    let is_first = hall.mentioned_players(post)[0].id() == winner.id();
    let hq = if is_first { "9:3" } else { "3:9" };
    let number = match_number(post);
    let options = [
        ("match", number.as_str().into()),
        ("result", 0_i64.into()),
        ("reason", "As seen.".into()),
        ("winner", winner.into()),
        ("hq", hq.into()),
    ];
    let ruled = hall.run_command(&hall.olga, &["season", "result"], &options).await;
    assert!(ruled.content.contains("Everything is recomputed"), "{}", ruled.content);
    hall.wait_for_message(|message| message.id == post.id && message.button("Begin").is_none()).await;
    ruled
}

/// Sets the seeds from a list, and starts the season.
pub async fn start_seeded(hall: &LeagueServer, order: &str) {
    let seeds = hall.run_command(&hall.olga, &["season", "seeds"], &[]).await;
    let seeds = fill_field(&hall.olga, &seeds, "As a list…", "value", order).await;
    let started = hall.press(&hall.olga, &seeds, "Start").await;
    assert!(started.content.contains("has begun"), "{}", started.content);
}

/// Decides each open match, as a judge, in favour of the player who comes first in the hall.
pub async fn decide_for_favourites(hall: &LeagueServer, count: usize) {
    for post in wait_for_open_matches(hall, count).await {
        rule_win(hall, &post, favourite(hall, &post)).await;
    }
}

/// The one of a match's two players who comes first in the hall.
pub fn favourite<'a>(hall: &'a LeagueServer, post: &Message) -> &'a Person {
    let both = hall.mentioned_players(post);
    let found = hall.players.iter().find(|player| both.iter().any(|one| one.id() == player.id()));
    found.unwrap()
}

/// A season with two players that began some hours ago, while the bot was offline.
pub struct PastSeason {
    pub hall: LeagueServer,
    store: Store,
    pub referee: Referee,
    pub season: SeasonId,
    pub at: UnixMs,
}

impl PastSeason {
    /// A season that started `hours` ago.
    pub async fn started_ago(hours: i64, preset: Preset, change: impl FnOnce(&mut Rules)) -> Self {
        let hall = LeagueServer::from_club(Club::without_bot().await, 2);
        let store = Store::open(hall.club.database()).await.unwrap();
        let referee = Referee::new(store.clone(), sztab::KINDS);
        let at = UnixMs(now().0 - hours * HOUR_MS);
        let armies: Vec<String> = Army::base_box().into_iter().map(|army| army.id).collect();
        let mut rules = preset.rules("Winter", &armies, "72h+12h<96h");
        change(&mut rules);
        let files = referee.season_factions(&rules);
        let venue = Venue { guild: GuildId(hall.club.guild), channel: ChannelId(hall.channel) };
        let request = NewSeasonRequest { venue, league: "Winter".to_owned(), rules, organiser: player(&hall.olga) };
        let interaction = Interaction { id: InteractionId(1), at };
        let season = referee.create_season(request, [7; 32], interaction).await.unwrap();
        let past = Self { hall, store, referee, season, at };
        past.execute(&past.hall.olga, true, Command::OpenEntry(files)).await;
        for (person, press) in past.hall.players.iter().zip(1..) {
            past.execute(person, false, Command::Enter { press, seed: None }).await;
        }
        past.referee.start_season(&past.request(&past.hall.olga, true)).await.unwrap();
        past.referee.carry_out_season(season, at.0, at).await.unwrap();
        past
    }

    fn request(&self, person: &Person, organises: bool) -> SeasonRequest {
        SeasonRequest {
            season: self.season,
            by: Some(Member { player: player(person), organises }),
            about: None,
            text: None,
            change: Change::at(self.at),
        }
    }

    /// Executes a command at the season's past time.
    pub async fn execute(&self, person: &Person, organises: bool, command: Command) {
        self.referee.send_season_command(&self.request(person, organises), |_, _| command.clone()).await.unwrap();
    }

    /// Starts the bot, so that the season continues in the present.
    pub async fn into_present(mut self) -> LeagueServer {
        self.store.close().await;
        self.hall.club.start_bot();
        self.hall.club.wait_for_bot().await;
        self.hall
    }
}

fn player(person: &Person) -> Player {
    Player { user: UserId(person.id()), name: person.name() }
}

/// A file with invitations.
pub fn invitations(lines: &str) -> OptionValue {
    OptionValue::Attachment {
        filename: "players.csv".to_owned(),
        content_type: None,
        bytes: format!("user_id,name,rating,division\n{lines}").into_bytes(),
    }
}
