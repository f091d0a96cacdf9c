//! Mirrored matches: a second game is played alongside the first, and the shuffle stays secret until both are over.

use sztab_referee::{Referee, Session};
use sztab_sandbox::{Id, Message};
use sztab_store::{GameId, Store};

use crate::club::{Club, TIMEOUT, button_id, game_of, now, version};

/// The choice in the option `mirrored` that gives both games the same deal.
const SAME_DEAL: i64 = 1;

async fn load_sessions(club: &Club) -> [Session; 2] {
    let store = Store::open(club.database()).await.unwrap();
    let referee = Referee::new(store.clone(), sztab::KINDS);
    let sessions = [referee.load_session(GameId(1)).await.unwrap(), referee.load_session(GameId(2)).await.unwrap()];
    store.close().await;
    sessions
}

/// The only thread apart from the known ones.
async fn wait_for_other_thread(club: &Club, known: &[Id]) -> Id {
    let other = |id: &Id| !known.contains(id);
    let found = club.sandbox.wait_until(TIMEOUT, |sandbox| {
        sandbox.threads(club.guild).into_iter().map(|thread| thread.id).find(|id| other(id))
    });
    found.await.unwrap()
}

async fn resign(club: &Club, person: &sztab_sandbox::Person, channel: Id) -> Message {
    let asked = person.run_command(channel, &["resign"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    person.press(asked.id, &button_id(&asked, "Resign")).await.unwrap();
    let over = |message: &Message| message.only_for.is_none() && message.buttons().any(|b| b.label == "Rematch");
    club.sandbox.wait_for(channel, TIMEOUT, over).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mirrored_match_is_two_games_with_one_shuffle_shown_after_both_end() {
    let club = Club::open().await;
    let channel = club.sandbox.add_channel(club.guild, "mirror");
    let [ala, ben] = ["Ala", "Ben"].map(|name| club.sandbox.add_person(club.guild, name, "en-GB"));
    let terms = [("opponent", (&ben).into()), ("army", "borgo".into()), ("mirrored", SAME_DEAL.into())];
    ala.run_command(channel, &["game", "new"], &terms).await.unwrap().complete(TIMEOUT).await.unwrap();
    let open = |message: &Message| message.buttons().any(|button| button.label == "Join" && !button.disabled);
    let lobby = club.sandbox.wait_for(channel, TIMEOUT, open).await.unwrap();
    let select = lobby.selects().next().unwrap().custom_id.clone();
    ben.select(lobby.id, &select, &["moloch"]).await.unwrap();
    let full = |message: &Message| message.buttons().any(|button| button.label == "Start" && !button.disabled);
    let lobby = club.sandbox.wait_for(channel, TIMEOUT, full).await.unwrap();
    ala.press(lobby.id, &button_id(&lobby, "Start")).await.unwrap();

    let first = wait_for_other_thread(&club, &[]).await;
    let second = wait_for_other_thread(&club, &[first]).await;
    let begun = |message: &Message| version(message).is_some();
    for thread in [first, second] {
        club.sandbox.wait_for(thread, TIMEOUT, begun).await.unwrap();
    }
    let [one, two] = load_sessions(&club).await;
    let channels = [&one, &two].map(|session| session.record.channel.0);
    assert_eq!(channels, [first, second]);
    let sides: Vec<_> = game_of(&one).roster().sides().collect();
    for &side in &sides {
        assert_eq!(
            game_of(&one).roster().army(side).id,
            game_of(&two).roster().army(side).id,
            "the same army plays first"
        );
        assert_eq!(one.player(side), two.player(game_of(&two).opponent(side)), "the players are exchanged");
        assert_eq!(game_of(&one).seat(side).pile, game_of(&two).seat(side).pile, "each army lies in the same order");
    }
    let commitment = |session: &Session| session.record.started.as_ref().unwrap().commitment.clone();
    assert_eq!(commitment(&one), commitment(&two));
    let seed = sztab_neuroshima::rules::opening::to_hex(&one.record.started.as_ref().unwrap().seed.0);

    // The first game is over, but the shuffle is still secret in every reply.
    let over = resign(&club, &ala, first).await;
    assert!(!over.content.contains(&seed) && over.content.contains("other game of this match"), "{}", over.content);
    let export = ben.run_command(first, &["export"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    let said = &export.content;
    assert!(said.contains("aren't in them yet") && !said.contains("with its random seed"), "{said}");
    for file in &export.attachments {
        let text = String::from_utf8(file.bytes.to_vec()).unwrap();
        assert!(!text.contains(&seed), "{text}");
        let piles = text.lines().filter(|line| line.starts_with("pile ")).collect::<Vec<_>>();
        assert!(piles.iter().all(|pile| pile.split(' ').count() == 3), "only how many: {piles:?}");
    }
    let verified = ben.run_command(first, &["verify"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(!verified.content.contains(&seed));

    // Once the second game is over too, both games show the shuffle.
    let over = resign(&club, &ben, second).await;
    assert!(over.content.contains(&seed), "{}", over.content);
    // The opening message shows both results, and both threads state how they ended.
    let tells_both = |message: &Message| message.id == lobby.id && message.content.matches("🏆").count() == 2;
    club.sandbox.wait_for(channel, TIMEOUT, tells_both).await.unwrap();
    let are_named = |sandbox: &sztab_sandbox::Sandbox| {
        let threads = sandbox.threads(club.guild);
        threads.iter().all(|thread| thread.name.starts_with("Ala (") && thread.name.contains(" wins")).then_some(())
    };
    club.sandbox.wait_until(TIMEOUT, are_named).await.unwrap();
    let export = ben.run_command(first, &["export"], &[]).await.unwrap().complete(TIMEOUT).await.unwrap();
    assert!(export.content.contains("with its random seed"), "{}", export.content);
    let texts = export.attachments.iter().map(|file| String::from_utf8(file.bytes.to_vec()).unwrap());
    assert!(texts.into_iter().any(|text| text.contains(&seed)));
    assert_eq!(club.sandbox.violations(), []);
    assert!(!club.log().contains("ERROR"), "{}", club.log());
}

#[tokio::test(flavor = "multi_thread")]
async fn players_are_told_when_no_thread_can_be_opened_for_the_second_game() {
    let mut club = Club::open().await;
    let channel = club.sandbox.add_channel(club.guild, "mirror");
    let [ala, ben] = ["Ala", "Ben"].map(|name| club.sandbox.add_person(club.guild, name, "en-GB"));
    let terms = [
        ("opponent", (&ben).into()),
        ("armies", 1_i64.into()),
        ("mirrored", SAME_DEAL.into()),
        ("place", 1_i64.into()),
    ];
    ala.run_command(channel, &["game", "new"], &terms).await.unwrap().complete(TIMEOUT).await.unwrap();
    let open = |message: &Message| message.buttons().any(|button| button.label == "Join" && !button.disabled);
    let lobby = club.sandbox.wait_for(channel, TIMEOUT, open).await.unwrap();
    ben.press(lobby.id, &button_id(&lobby, "Join")).await.unwrap();
    let full = |message: &Message| message.buttons().any(|button| button.label == "Start" && !button.disabled);
    let lobby = club.sandbox.wait_for(channel, TIMEOUT, full).await.unwrap();
    club.sandbox.fail_next("POST /channels/*/threads", 503, u32::MAX);
    ala.press(lobby.id, &button_id(&lobby, "Start")).await.unwrap();
    let has_board = |message: &Message| message.attachments.iter().any(|file| file.filename == "board.png");
    club.sandbox.wait_for(channel, TIMEOUT, has_board).await.unwrap();

    // The attempts have run out. A bot that was stopped in the meantime discovers this when it starts.
    club.kill_bot();
    let store = Store::open(club.database()).await.unwrap();
    let waits = async || store.load_jobs(GameId(1)).await.unwrap().into_iter().find(|job| job.kind == "mirror");
    for _ in 0..20 {
        let Some(job) = waits().await else { break };
        store.postpone_job(job.id, now()).await.unwrap();
    }
    club.start_bot();
    club.wait_for_bot().await;
    let told = |message: &Message| message.content.contains("The match is this one game");
    club.sandbox.wait_for(channel, TIMEOUT, told).await.unwrap();
    assert_eq!(waits().await, None);
    store.close().await;
}
