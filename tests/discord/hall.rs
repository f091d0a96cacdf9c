//! A server for seasons of a league, with an organiser, players, and a channel for the rounds.

use std::time::Duration;

use sztab_league::decide::Command;
use sztab_league::rules::Rules;
use sztab_referee::Referee;
use sztab_referee::league::{Member, SeasonRequest};
use sztab_sandbox::{Failure, Id, Message, OptionValue, Person, Response, Sandbox, permission};
use sztab_store::{Change, GuildId, Player, Store, UnixMs, UserId};

use crate::club::{Club, TIMEOUT, button_id};

/// A server with a league channel.
pub struct LeagueServer {
    pub club: Club,
    pub channel: Id,
    pub olga: Person,
    pub players: Vec<Person>,
}

impl LeagueServer {
    /// Opens a server with this many players.
    pub async fn open(players: usize) -> Self {
        Self::from_club(Club::open().await, players)
    }

    /// Makes a club's server a league server with this many players.
    pub fn from_club(club: Club, players: usize) -> Self {
        let channel = club.sandbox.add_channel(club.guild, "league");
        let olga = club.sandbox.add_person(club.guild, "Olga", "en-GB");
        club.sandbox.set_permissions(club.guild, olga.id(), permission::ORDINARY_MEMBER | permission::MANAGE_GUILD);
        let names = (1..=players).map(|number| format!("Player{number}"));
        let players = names.map(|name| club.sandbox.add_person(club.guild, &name, "en-GB")).collect();
        Self { club, channel, olga, players }
    }

    /// The current time of the server.
    fn now(&self) -> UnixMs {
        UnixMs(self.club.sandbox.clock().now_ms().try_into().unwrap())
    }

    /// Types a command in the league channel. Returns the private reply.
    pub async fn run_command(&self, person: &Person, command: &[&str], options: &[(&str, OptionValue)]) -> Message {
        let response = person.run_command(self.channel, command, options).await.unwrap();
        response.complete(TIMEOUT).await.unwrap()
    }

    /// Presses a button in the current state of a message. Returns the private reply.
    pub async fn press(&self, person: &Person, message: &Message, label: &str) -> Message {
        self.press_current(person, message, label).await.complete(TIMEOUT).await.unwrap()
    }

    /// Presses a button in a message that may be updated at any time.
    pub async fn press_current(&self, person: &Person, message: &Message, label: &str) -> Response {
        loop {
            let shown = self.club.sandbox.message(message.id).unwrap();
            match person.press(message.id, &button_id(&shown, label)).await {
                Err(Failure::Refused(_)) => {}
                pressed => return pressed.unwrap(),
            }
        }
    }

    /// Waits for a message in the league channel.
    pub async fn wait_for_message(&self, predicate: impl Fn(&Message) -> bool) -> Message {
        self.club.sandbox.wait_for(self.channel, TIMEOUT, predicate).await.unwrap()
    }

    /// Waits until a game has begun in a thread.
    pub async fn wait_for_session(&self, thread: Id) {
        let is_played = |sandbox: &Sandbox| {
            sandbox.messages(thread).iter().any(|message| crate::club::version(message).is_some()).then_some(())
        };
        self.club.sandbox.wait_until(TIMEOUT, is_played).await.unwrap();
    }

    /// Creates a season, opens entry, and enters all players. Returns the season's message.
    pub async fn enter_season(&self, league: &str, preset: &str) -> Message {
        self.enter_season_by(league, preset, |_| {}).await
    }

    /// As `enter_season`, with changed rules.
    pub async fn enter_season_by(&self, league: &str, preset: &str, change: impl FnOnce(&mut Rules)) -> Message {
        let options = [("league", league.into()), ("preset", preset_number(preset).into())];
        let created = self.run_command(&self.olga, &["season", "new"], &options).await;
        assert!(created.content.contains(league), "{}", created.content);
        self.change_rules(change).await;
        self.enter().await
    }

    /// Opens entry for the only season, and enters all players. Returns the season's message.
    pub async fn enter(&self) -> Message {
        let earlier = self.posts();
        self.run_command(&self.olga, &["season", "open"], &[]).await;
        let post =
            self.wait_for_message(|message| message.button("Join").is_some() && !earlier.contains(&message.id)).await;
        for player in &self.players {
            let answer = self.press(player, &post, "Join").await;
            assert!(answer.content.contains("You take part"), "{}", answer.content);
        }
        post
    }

    /// Changes the rules of the newest season, which is a draft.
    pub async fn change_rules(&self, change: impl FnOnce(&mut Rules)) {
        let store = Store::open(self.club.database()).await.unwrap();
        let referee = Referee::new(store.clone(), sztab::KINDS);
        let season = store.load_seasons(GuildId(self.club.guild)).await.unwrap()[0].id;
        let mut rules = referee.load_season(season).await.unwrap().log.season().rules.clone();
        change(&mut rules);
        let player = Player { user: UserId(self.olga.id()), name: self.olga.name() };
        let request = SeasonRequest {
            season,
            by: Some(Member { player, organises: true }),
            about: None,
            text: None,
            change: Change::at(self.now()),
        };
        let command = |_: &_, _| Command::ChangeRules(Box::new(rules.clone()));
        referee.send_season_command(&request, command).await.unwrap();
        store.close().await;
    }

    /// The ids of all messages in the channel.
    pub fn posts(&self) -> Vec<Id> {
        self.club.sandbox.messages(self.channel).iter().map(|message| message.id).collect()
    }

    /// The posts of matches that are ready to begin.
    pub fn matches(&self) -> Vec<Message> {
        let messages = self.club.sandbox.messages(self.channel);
        messages.into_iter().filter(|message| message.button("Begin").is_some()).collect()
    }

    /// The players mentioned in a message, in the order in which they are mentioned.
    pub fn mentioned_players(&self, message: &Message) -> Vec<&Person> {
        let mut found: Vec<(usize, &Person)> =
            self.players.iter().filter_map(|player| Some((message.content.find(&player.mention())?, player))).collect();
        found.sort_by_key(|(at, _)| *at);
        found.into_iter().map(|(_, player)| player).collect()
    }

    /// Begins a match: both players choose their armies, if they have a choice, and press *Begin*. Returns the thread
    /// of the first game.
    pub async fn begin_match(&self, post: &Message) -> Id {
        self.choose_factions(post).await;
        for player in self.mentioned_players(post) {
            let pressed = self.press_current(player, post, "Begin").await;
            assert!(pressed.followups().is_empty(), "{:?}", pressed.followups());
        }
        self.club
            .sandbox
            .wait_until(TIMEOUT, |sandbox| {
                let thread = sandbox.threads(self.club.guild).into_iter().find(|thread| thread.id == post.id)?.id;
                let is_played = sandbox.messages(thread).iter().any(|m| crate::club::version(m).is_some());
                is_played.then_some(thread)
            })
            .await
            .unwrap()
    }

    /// Resigns the game in a thread for a player, unless the game is over.
    pub async fn resign(&self, player: &Person, thread: Id) {
        let asked = player.run_command(thread, &["resign"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
        if let Some(sure) = asked.buttons().next() {
            player.press(asked.id, &sure.custom_id.clone()).await.unwrap();
        }
    }

    /// As `resigns`, with a bot that may die. Returns true if it did.
    pub async fn resign_or_die(&mut self, player: &Person, thread: Id) -> bool {
        if let Ok(asked) = player.run_command(thread, &["resign"], &[]).await
            && let Ok(asked) = asked.complete(TIMEOUT).await
            && let Some(sure) = asked.buttons().next()
        {
            // A press that kills the bot gets no reply.
            let _ = player.press(asked.id, &sure.custom_id.clone()).await;
        }
        for _ in 0..60 {
            if self.club.bot_exit().is_some() {
                return true;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        false
    }

    /// Chooses the first army in each list until all bans and picks of a match have been made.
    async fn choose_factions(&self, post: &Message) {
        let shown = || self.club.sandbox.messages(self.channel).into_iter().find(|known| known.id == post.id).unwrap();
        loop {
            let post = shown();
            let Some(button) = post.buttons().find(|button| button.custom_id.contains(":factions:")) else { return };
            let step = post.content.lines().find(|line| line.starts_with('➡')).unwrap().to_owned();
            let player = self.players.iter().find(|player| step.contains(&player.mention())).unwrap();
            let asked = self.press(player, &post, &button.label).await;
            let select = asked.selects().next().unwrap();
            let army = select.options[0].value.clone();
            player
                .select(asked.id, &select.custom_id.clone(), &[&army])
                .await
                .unwrap()
                .complete(TIMEOUT)
                .await
                .unwrap();
            self.wait_for_message(|known| known.id == post.id && !known.content.contains(&step)).await;
        }
    }
}

/// The position of a preset among the choices of its option.
fn preset_number(preset: &str) -> i64 {
    let presets = ["swiss", "flamberg", "divisions", "championship", "ladder", "cup"];
    presets.iter().position(|known| *known == preset).unwrap().try_into().unwrap()
}
