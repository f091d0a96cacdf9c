//! Films of Battles: they are shown before later posts, and posts and private messages link to them.

use std::time::Duration;

use sztab::config::Config;
use sztab::discord::Time;
use sztab_game::{Game, Language, LineNumber};
use sztab_neuroshima::players::{PlayerView, Strength};
use sztab_neuroshima::rules::notation::print_action;
use sztab_referee::{Act, FactionChoice, Interaction, LobbyOptions, Place, Referee, Request, Venue};
use sztab_sandbox::{Clock, Id, Message, Options, Person, Sandbox};
use sztab_store::{
    Change, ChannelId, GameId, GuildId, InteractionId, MessageId, Player, PostState, Store, UnixMs, UserId,
};

use crate::club::{TIMEOUT, config, game_of};
use crate::openapi;

/// A game between two people in a channel, and a bot in this process, with clocks set by the test.
struct FilmGame {
    sandbox: Sandbox,
    guild: Id,
    channel: Id,
    people: [Person; 2],
    folder: tempfile::TempDir,
    store: Store,
    time: Time,
    game: GameId,
}

impl FilmGame {
    /// Opens a game some turns after its start, in which the side to act may start a Battle.
    async fn open() -> Self {
        let options = Options { judge: openapi::load_judge(), clock: Clock::frozen(), ..Options::default() };
        let sandbox = Sandbox::start(options).await.unwrap();
        let guild = sandbox.add_guild("Hexagon", "en-GB");
        let channel = sandbox.add_channel(guild, "cinema");
        let people = ["Ala", "Ben"].map(|name| sandbox.add_person(guild, name, "en-GB"));
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path().join("sztab.db")).await.unwrap();
        let at = UnixMs(sandbox.clock().now_ms().try_into().unwrap());
        let referee = Referee::new(store.clone(), sztab::KINDS);
        let place = Venue { guild: GuildId(guild), channel: ChannelId(channel) };
        let [ala, ben] = &people;
        let player = |person: &Person, name: &str| Player { user: UserId(person.id()), name: name.to_owned() };
        let mut presses = 0;
        let mut press = || {
            presses += 1;
            InteractionId(presses)
        };
        let options = LobbyOptions::new(Language::English, Place::Here);
        let opened = Interaction { id: press(), at };
        let [first, second] = ["borgo", "hegemony"].map(|army| FactionChoice::Faction(army.to_owned()));
        let game = referee.open_lobby(place, player(ala, "Ala"), &first, &options, opened).await.unwrap();
        let record = store.load_game(game).await.unwrap();
        referee.choose_faction(&record, player(ben, "Ben"), &second, Change::at(at)).await.unwrap();
        let started = Interaction { id: press(), at };
        referee.start(game, UserId(ala.id()), ChannelId(channel), started).await.unwrap();
        loop {
            let session = referee.load_session(game).await.unwrap();
            let (side, user) = session.next_to_act().unwrap();
            let played = game_of(&session);
            // If a Battle asks a question, its film is posted only after the answer.
            let is_fought = |mut game: Box<dyn Game>| {
                game.play(side, "battle", LineNumber(0)).is_ok()
                    && game.sides_to_answer().is_empty()
                    && game.outcome().is_none()
            };
            if played.state().turn > 5 && is_fought(session.game().clone_box()) {
                break;
            }
            let action = PlayerView::for_next_side(played).unwrap().choose(Strength::Casual, &[3; 32]);
            let line = print_action(action, played.roster(), side, played.arrangement().board);
            let act = Act::Line(line);
            referee.act(Request { game, user, seen: None, interaction: press(), at, act }).await.unwrap();
        }
        // Posts about earlier turns are not needed.
        for post in store.load_posts(game).await.unwrap() {
            if matches!(post.state, PostState::Waiting { .. }) {
                store.give_up_post(post.id, "not wanted").await.unwrap();
            }
        }
        Self { sandbox, guild, channel, people, folder, store, time: Time::manual(at), game }
    }

    /// Runs the bot until the given future completes.
    async fn run<T>(&self, work: impl Future<Output = T>) -> T {
        let usual = config(&self.sandbox, &self.folder.path().join("sztab.db"));
        let config = Config { film_rest: Duration::from_secs(10), ..usual };
        let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
        let until = async move { drop(stopped.await) };
        let bot = tokio::spawn(sztab::discord::run_until(config, sztab::KINDS, self.time.clone(), until));
        self.sandbox.wait_until_ready(TIMEOUT).await.unwrap();
        let done = work.await;
        stop.send(()).unwrap();
        bot.await.unwrap().unwrap();
        done
    }

    fn advance(&self, by: Duration) {
        self.sandbox.clock().advance(by);
        self.time.advance_to(UnixMs(self.sandbox.clock().now_ms().try_into().unwrap()));
    }

    async fn person_to_act(&self) -> &Person {
        let (_, user) = Referee::new(self.store.clone(), sztab::KINDS)
            .load_session(self.game)
            .await
            .unwrap()
            .next_to_act()
            .unwrap();
        self.people.iter().find(|person| person.id() == user.0).unwrap()
    }

    async fn wait_for(&self, wanted: impl Fn(&Message) -> bool + Send + Sync + 'static) -> Message {
        let wanted = move |message: &Message| message.only_for.is_none() && wanted(message);
        self.sandbox.wait_for(self.channel, TIMEOUT, wanted).await.unwrap()
    }

    /// The earliest time at which the game's next post may be sent.
    async fn next_attempt_time(&self) -> UnixMs {
        self.store.next_due_time().await.unwrap().unwrap()
    }
}

fn is_film(message: &Message) -> bool {
    message.attachments.iter().any(|file| file.filename == "battle.gif")
}

#[tokio::test(flavor = "multi_thread")]
async fn posts_wait_until_a_film_has_been_seen_and_the_turn_links_it() {
    let cinema = FilmGame::open().await;
    let begun = cinema.person_to_act().await;
    let film = cinema
        .run(async {
            let said = begun.run_command(cinema.channel, &["battle"], &[]).await.unwrap();
            let mut said = said.complete(TIMEOUT).await.unwrap();
            // If something would be forfeited, the bot first asks for confirmation.
            if said.content.starts_with("Start a Battle?") {
                let anyway = said.buttons().next().unwrap().custom_id.clone();
                said = begun.press(said.id, &anyway).await.unwrap().complete(TIMEOUT).await.unwrap();
            }
            assert!(said.content.contains("The replay of the Battle follows in this channel."), "{}", said.content);
            let film = cinema.wait_for(is_film).await;
            // The film has been recorded as sent, and the next post waits until the film ends, at most ten seconds.
            while cinema.next_attempt_time().await <= cinema.time.now() {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
            film
        })
        .await;
    let seconds = (cinema.next_attempt_time().await.0 - cinema.time.now().0) / 1000;
    assert!((3..=10).contains(&seconds), "{seconds}");
    // A restart of the bot does not shorten the film.
    let turn = cinema
        .run(async {
            cinema.advance(Duration::from_secs(2));
            tokio::time::sleep(Duration::from_millis(200)).await;
            let later = cinema.sandbox.messages(cinema.channel).into_iter().filter(|m| m.id > film.id);
            assert_eq!(later.filter(|message| message.only_for.is_none()).count(), 0);
            cinema.advance(Duration::from_secs(9));
            cinema.wait_for(move |message: &Message| message.id > film.id && !message.pinged.is_empty()).await
        })
        .await;
    let link = format!("[Battle 1](https://discord.com/channels/{}/{}/{})", cinema.guild, cinema.channel, film.id);
    assert!(turn.content.contains(&format!("Watch the Battle: {link}")), "{}", turn.content);
    let others = cinema.sandbox.violations();
    let others = others.iter().filter(|violation| !violation.path.ends_with("/emojis"));
    assert_eq!(others.count(), 0, "stopped in the middle of its emojis");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_menu_of_a_film_shows_its_story_and_stills() {
    let cinema = FilmGame::open().await;
    let user = UserId(cinema.person_to_act().await.id());
    let (at, interaction, act) = (cinema.time.now(), InteractionId(1_000), Act::Line("battle".to_owned()));
    let referee = Referee::new(cinema.store.clone(), sztab::KINDS);
    referee.act(Request { game: cinema.game, user, seen: None, interaction, at, act }).await.unwrap();
    cinema.advance(Duration::from_secs(1));
    let eva = cinema.sandbox.add_person(cinema.guild, "Eva", "en-GB");
    let (film, stills, told) = cinema
        .run(async {
            let film = cinema.wait_for(is_film).await;
            while cinema
                .store
                .load_post_of_message(ChannelId(cinema.channel), MessageId(film.id))
                .await
                .unwrap()
                .is_none()
            {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
            let button = film.button("Show stills").unwrap().custom_id.clone();
            let stills = eva.press(film.id, &button).await.unwrap().complete(TIMEOUT).await.unwrap();
            let told = eva.run_message_command(film.id, "What happened here?").await.unwrap();
            (film, stills, told.complete(TIMEOUT).await.unwrap())
        })
        .await;
    let bytes = |message: &Message| message.attachments.iter().map(|file| file.bytes.clone()).collect::<Vec<_>>();
    assert!(!stills.attachments.is_empty());
    assert_eq!((told.only_for, bytes(&told)), (Some(eva.id()), bytes(&stills)));
    assert!(film.content.starts_with(&told.content) && !told.content.is_empty(), "{told:?}");
    assert_eq!(
        told.embeds.iter().map(|embed| &embed.description).collect::<Vec<_>>(),
        film.embeds.iter().map(|embed| &embed.description).collect::<Vec<_>>()
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_queued_before_the_start_follows_its_film_at_once() {
    let cinema = FilmGame::open().await;
    let user = UserId(cinema.person_to_act().await.id());
    let at = cinema.time.now();
    let (interaction, act) = (InteractionId(1_000), Act::Line("battle".to_owned()));
    let referee = Referee::new(cinema.store.clone(), sztab::KINDS);
    referee.act(Request { game: cinema.game, user, seen: None, interaction, at, act }).await.unwrap();
    cinema.advance(Duration::from_secs(1));
    cinema
        .run(async {
            let film = cinema.wait_for(is_film).await;
            // The clock is stopped, so no post would arrive if the channel still had to wait.
            cinema.wait_for(move |message: &Message| message.id > film.id && !message.pinged.is_empty()).await
        })
        .await;
}
