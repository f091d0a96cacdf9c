//! Votes on a card before it is played, in sessions of Gears of War whose terms include voting.

use sztab_game::{Game, Language, Side};
use sztab_referee::{COMPUTER_USER, Interaction, JobKind, PostContent, Referee, RefereeError, Request, Session, Vote};
use sztab_sandbox::{Id, Message, OptionValue, Person};
use sztab_store::{Change, GameId, InteractionId, JobChange, NewJob, Store};

use crate::club::{BACKLOG_TIMEOUT, Club, TIMEOUT, button_id, is_lobby, now, version};
use crate::dealt_game::DealtGame;
use crate::found_game::{Seats, skip_old_posts};

const COGS: [&str; 3] = ["marcus", "dom", "cole"];
const SEED: [u8; 32] = [5; 32];

/// Three people in a session, the first of whom is about to play a card.
struct VotingSession {
    club: Club,
    game: GameId,
    channel: Id,
    people: [Person; 3],
}

fn is_first_turn(game: &dyn Game) -> bool {
    game.waiting_sides().single() == Some(Side(0))
        && game.legal_lines_of(Side(0)).iter().any(|line| line.starts_with("order "))
}

impl VotingSession {
    async fn open(terms: &str) -> Self {
        let mut club = Club::without_bot().await;
        let channel = club.sandbox.add_channel(club.guild, "gears");
        let people = ["Ala", "Ben", "Ewa"].map(|name| club.sandbox.add_person(club.guild, name, "en-GB"));
        let store = Store::open(club.database()).await.unwrap();
        let dealt = DealtGame::play_until("gears", terms, &COGS, (SEED, "medium"), is_first_turn);
        let seats = Seats { guild: club.guild, channel, people: &people, language: Language::English };
        let game = dealt.write_to(&store, &seats).await;
        skip_old_posts(&store, game).await;
        store.close().await;
        club.start_bot();
        club.wait_for_bot().await;
        Self { club, game, channel, people }
    }

    async fn load_session(&self) -> Session {
        self.club.load_session(self.game).await
    }

    /// Returns the active player's first legal line for each verb.
    async fn first_lines<const N: usize>(&self, verbs: [&str; N]) -> [String; N] {
        let lines = self.load_session().await.legal_lines(Side(0));
        verbs.map(|verb| lines.iter().find(|line| line.starts_with(verb)).unwrap().clone())
    }

    /// Types a line for a person. Returns the reply.
    async fn type_line(&self, person: &Person, line: &str) -> String {
        run_command(person, self.channel, &["play"], &[("what", line.into())]).await
    }

    /// Makes Ala propose a line. Returns the message that asks the other players.
    async fn propose(&self, line: &str) -> Message {
        let before = self.load_session().await.seq;
        let said = self.type_line(&self.people[0], line).await;
        assert!(said.starts_with("I've asked the others about this: "), "{said}");
        assert_eq!(self.load_session().await.seq, before, "nothing is played yet");
        self.club.sandbox.wait_for(self.channel, TIMEOUT, is_vote).await.unwrap()
    }

    /// Presses a button and waits until the message contains a text.
    async fn press(&self, person: &Person, message: &Message, label: &str, told: &str) -> Message {
        person.press(message.id, &button_id(message, label)).await.unwrap();
        self.wait_for_text(message, told).await
    }

    async fn wait_for_text(&self, message: &Message, told: &str) -> Message {
        let shown = |one: &Message| one.id == message.id && one.content.contains(told);
        self.club.sandbox.wait_for(self.channel, TIMEOUT, shown).await.unwrap()
    }

    /// Checks that the message reports the line as played, and that it is the last line of the log.
    async fn assert_played(&self, message: &Message, line: &str) {
        let over = self.wait_for_text(message, "It's played.").await;
        assert_eq!(over.buttons().count() + over.selects().count(), 0, "{over:#?}");
        let store = self.open_store().await;
        let log = store.load_log(self.game).await.unwrap();
        let last = log.last().unwrap();
        assert_eq!((last.line.as_str(), last.actor.0), (line, self.people[0].id()));
        let jobs = store.load_jobs(self.game).await.unwrap();
        assert!(jobs.iter().all(|job| job.kind != JobKind::Vote.key()), "{jobs:?}");
        store.close().await;
        assert_eq!(self.club.sandbox.violations(), []);
    }

    async fn open_store(&self) -> Store {
        Store::open(self.club.database()).await.unwrap()
    }

    /// Makes the time for the vote run out now.
    async fn expire_vote(&self) {
        let store = self.open_store().await;
        let (kind, about, payload) = (JobKind::Vote.key().to_owned(), String::new(), String::new());
        let due = NewJob { subject: None, kind, about, due: now(), payload };
        store.queue_posts(self.game, Change::at(now()).with_jobs([JobChange::Plan(due)])).await.unwrap();
        store.close().await;
    }
}

fn is_vote(message: &Message) -> bool {
    message.only_for.is_none() && message.button("Yes").is_some()
}

async fn run_command(person: &Person, channel: Id, command: &[&str], options: &[(&str, OptionValue)]) -> String {
    person.run_command(channel, command, options).await.unwrap().complete(TIMEOUT).await.unwrap().content
}

/// Returns the private reply to a press.
async fn press_for_reply(person: &Person, message: &Message, custom_id: &str) -> String {
    person.forge_press(message.id, custom_id, None).await.unwrap().complete(TIMEOUT).await.unwrap().content
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_is_played_once_all_others_agree() {
    let table = VotingSession::open("seats=3 vote=yes").await;
    let [_, ben, ewa] = &table.people;
    let [line] = table.first_lines(["order "]).await;
    let asked = table.propose(&line).await;
    assert_eq!(asked.pinged, [ben.id(), ewa.id()]);
    assert!(asked.content.contains("would like to play: **") && asked.content.contains("<t:"), "{}", asked.content);
    assert_eq!(asked.selects().count(), 3, "cards to play, to run and to attack with");
    let asked = table.press(ben, &asked, "Yes", &format!("{}: yes", ben.mention())).await;
    assert!(asked.content.contains(&format!("\n{}: do you agree?", ewa.mention())), "{}", asked.content);
    ewa.press(asked.id, &button_id(&asked, "Yes")).await.unwrap();
    table.assert_played(&asked, &line).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_choice_stands_after_a_restart_and_at_the_timeout() {
    let mut table = VotingSession::open("seats=3 vote=yes").await;
    let [line] = table.first_lines(["run "]).await;
    let asked = table.propose(&line).await;
    let ben = table.people[1].clone();
    table.press(&ben, &asked, "Yes", ": yes").await;
    table.club.restart().await;
    let asked = table.press(&ben, &asked, "No", &format!("{}: no", ben.mention())).await;
    assert!(!asked.content.contains(": yes"), "the last voice counts: {}", asked.content);
    table.club.kill_bot();
    table.expire_vote().await;
    table.club.start_bot();
    table.club.wait_for_bot().await;
    table.assert_played(&asked, &line).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_proposer_chooses_again_or_insists() {
    let table = VotingSession::open("seats=3 vote=yes").await;
    let [ala, ben, ewa] = &table.people;
    let [first, second] = table.first_lines(["run ", "order "]).await;
    let earlier = table.propose(&first).await;
    table.press(ben, &earlier, "Yes", ": yes").await;
    table.type_line(ala, &second).await;
    let earlier_now = table.wait_for_text(&earlier, "This is no longer proposed.").await;
    assert_eq!(earlier_now.buttons().count(), 0);
    let asked = table.club.sandbox.wait_for(table.channel, TIMEOUT, is_vote).await.unwrap();
    assert!(asked.id != earlier.id && !asked.content.contains(": yes"), "all are asked anew: {}", asked.content);
    assert_eq!(press_for_reply(ben, &earlier, &button_id(&earlier, "Yes")).await, "That is no longer proposed.");
    let again = table.type_line(ala, &second).await;
    assert!(again.starts_with("I've asked the others"), "nobody has spoken: {again}");
    table.press(ben, &asked, "No", ": no").await;
    let runs = asked.selects().nth(1).unwrap();
    ewa.select(asked.id, &runs.custom_id, &[&runs.options[0].value]).await.unwrap();
    let told = table.wait_for_text(&asked, &format!("{}: rather **Run: discard ", ewa.mention())).await;
    assert!(told.content.contains(&format!("\n{} can choose again", ala.mention())), "{}", told.content);
    let said = table.type_line(ala, &second).await;
    assert!(said.starts_with("✅ Done: "), "{said}");
    table.assert_played(&asked, &second).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn outsiders_cannot_vote() {
    let table = VotingSession::open("seats=3 vote=yes").await;
    let [ala, ..] = &table.people;
    let [line] = table.first_lines(["run "]).await;
    let asked = table.propose(&line).await;
    let yes = button_id(&asked, "Yes");
    assert_eq!(press_for_reply(ala, &asked, &yes).await, "That is for others to answer.");
    let eve = table.club.sandbox.add_person(table.club.guild, "Eve", "en-GB");
    assert_eq!(press_for_reply(&eve, &asked, &yes).await, "You aren't playing at this table.");
    for wrong in ["vote:yes", "vote:0 order nothing", "vote:x yes", "vote:"] {
        let (game, seq) = version(&asked).unwrap();
        let said = press_for_reply(&table.people[1], &asked, &format!("v1:{game}:{seq}:{wrong}")).await;
        assert!(!said.is_empty() && !said.starts_with('✅'), "{wrong}: {said}");
    }
    assert!(!table.club.sandbox.message(asked.id).unwrap().content.contains('•'), "no voice is noted");
    assert_eq!(table.club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn progress_of_the_game_ends_the_vote() {
    let table = VotingSession::open("seats=3 vote=yes").await;
    let [ala, ben, _] = &table.people;
    let [line, drop] = table.first_lines(["run ", "drop "]).await;
    let asked = table.propose(&line).await;
    let yes = button_id(&asked, "Yes");
    run_command(ala, table.channel, &["use"], &[("ability", drop.as_str().into())]).await;
    table.wait_for_text(&asked, "This is no longer proposed.").await;
    assert!(press_for_reply(ben, &asked, &yes).await.starts_with("The board has changed"));
    let asked = table.propose(&line).await;
    run_command(ala, table.channel, &["undo"], &[]).await;
    table.wait_for_text(&asked, "This is no longer proposed.").await;
    let asked = table.propose(&line).await;
    let eve = table.club.sandbox.add_person(table.club.guild, "Eve", "en-GB");
    run_command(ala, table.channel, &["substitute"], &[("player", (&eve).into())]).await;
    let offers = |message: &Message| message.button("Take the seat").is_some();
    let offer = table.club.sandbox.wait_for(table.channel, TIMEOUT, offers).await.unwrap();
    eve.press(offer.id, &button_id(&offer, "Take the seat")).await.unwrap();
    table.wait_for_text(&asked, "This is no longer proposed.").await;
    assert_eq!(press_for_reply(ben, &asked, &button_id(&asked, "Yes")).await, "That is no longer proposed.");
    let jobs = table.open_store().await.load_jobs(table.game).await.unwrap();
    assert!(jobs.iter().all(|job| job.kind != JobKind::Vote.key()), "{jobs:?}");
    assert_eq!(table.club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_term_a_card_is_played_at_once() {
    let table = VotingSession::open("seats=3").await;
    let [line] = table.first_lines(["run "]).await;
    let before = table.load_session().await.seq;
    let said = table.type_line(&table.people[0], &line).await;
    assert!(said.starts_with("✅ Done: "), "{said}");
    assert_eq!(table.load_session().await.seq, before.next());
    let store = table.open_store().await;
    let posts = store.load_posts(table.game).await.unwrap();
    assert!(
        !posts.iter().any(|post| matches!(PostContent::from_post(post), Ok(PostContent::Proposal(_)))),
        "{posts:?}"
    );
    assert_eq!(table.club.sandbox.violations(), []);
}

/// Starts a game with two people and a computer player; the lobby has agreed to votes.
async fn begin_with_a_computer(club: &Club, channel: Id, [ala, ben]: &[Person; 2]) -> GameId {
    let options = [("game", "gears".into()), ("place", 1_i64.into())];
    run_command(ala, channel, &["game", "new"], &options).await;
    let lobby = club.sandbox.wait_for(channel, TIMEOUT, is_lobby).await.unwrap();
    let chooses = async |value: &str| {
        let panel = ala.press(lobby.id, &button_id(&lobby, "Terms")).await.unwrap().complete(TIMEOUT).await.unwrap();
        let list = panel.selects().find(|list| list.options.iter().any(|option| option.value == value));
        let list = list.unwrap_or_else(|| panic!("{value} in {panel:#?}")).custom_id.clone();
        ala.select(panel.id, &list, &[value]).await.unwrap().complete(TIMEOUT).await.unwrap()
    };
    chooses("seats=3").await;
    let panel = chooses("vote=yes").await;
    assert!(panel.content.contains("**Votes:** votes on cards."), "{}", panel.content);
    let is_agreed = |lobby: &Message| is_lobby(lobby) && lobby.content.contains("votes on cards");
    club.sandbox.wait_for(channel, TIMEOUT, is_agreed).await.unwrap();
    for (person, cog) in [(ala, "marcus"), (ben, "dom")] {
        let lobby = club.sandbox.message(lobby.id).unwrap();
        let list = lobby.selects().next().unwrap().custom_id.clone();
        person.select(lobby.id, &list, &[cog]).await.unwrap();
        let sits = |lobby: &Message| is_lobby(lobby) && lobby.content.contains(&format!("{}: ", person.mention()));
        club.sandbox.wait_for(channel, TIMEOUT, sits).await.unwrap();
    }
    chooses("medium").await;
    let is_full = |message: &Message| message.button("Start").is_some_and(|start| !start.disabled);
    let lobby = club.sandbox.wait_for(channel, TIMEOUT, is_full).await.unwrap();
    ala.press(lobby.id, &button_id(&lobby, "Start")).await.unwrap();
    GameId(version(&lobby).unwrap().0)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_agrees_to_votes_and_computer_players_do_not_vote() {
    let club = Club::open().await;
    let channel = club.sandbox.add_channel(club.guild, "gears");
    let people = ["Ala", "Ben"].map(|name| club.sandbox.add_person(club.guild, name, "en-GB"));
    let game = begin_with_a_computer(&club, channel, &people).await;
    let is_turn = |message: &Message| message.button("My turn").is_some();
    let post = club.sandbox.wait_for(channel, BACKLOG_TIMEOUT, is_turn).await.unwrap();
    let says = async |session: &Session, side: Side, line: &str| {
        let person = people.iter().find(|person| session.player(side).unwrap().0 == person.id()).unwrap();
        let id = format!("v1:{}:{}:do:{line}", game.0, session.seq);
        (person, press_for_reply(person, &post, &id).await)
    };
    let asked = loop {
        let session = club.load_session(game).await;
        let Some(side) = session.waiting_persons().iter().next() else {
            club.sandbox.wait_for_change().await;
            continue;
        };
        let lines = session.legal_lines(side);
        if let Some(line) = lines.iter().find(|line| line.starts_with("run ")) {
            let (proposer, said) = says(&session, side, line).await;
            assert!(said.starts_with("I've asked the others"), "{said}");
            break people.iter().find(|person| person.id() != proposer.id()).unwrap();
        }
        let line = ["stay", "pass", "auto"].into_iter().find(|line| lines.iter().any(|own| own == line));
        says(&session, side, line.unwrap_or(&lines[0])).await;
    };
    let vote = club.sandbox.wait_for(channel, TIMEOUT, is_vote).await.unwrap();
    assert_eq!(vote.pinged, [asked.id()]);
    let referee = Referee::new(Store::open(club.database()).await.unwrap(), sztab::KINDS);
    let proposal = referee.load_open_proposal(&club.load_session(game).await).await.unwrap().unwrap();
    let of_computer = Request::new(game, COMPUTER_USER, None, Interaction { id: InteractionId(1), at: now() });
    let refused = referee.vote(of_computer, proposal.number, Vote::Yes).await;
    assert!(matches!(refused, Err(RefereeError::OthersAnswer)), "{refused:?}");
    asked.press(vote.id, &button_id(&vote, "Yes")).await.unwrap();
    let is_over = |message: &Message| message.id == vote.id && message.content.contains("It's played.");
    club.sandbox.wait_for(channel, TIMEOUT, is_over).await.unwrap();
    assert_eq!(club.sandbox.violations(), []);
}
