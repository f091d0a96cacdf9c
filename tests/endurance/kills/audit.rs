//! Invariants of a database after the bot has been killed at an arbitrary point.

use std::collections::BTreeSet;

use sztab_referee::{JobContent, Referee, Reminder, Session};
use sztab_store::{AFTER_END, Entry, LineCause, Post, PostState, Seq, Status, Store};

use crate::club::{Club, Duel, TIMEOUT};
use crate::player::{AcknowledgedAct, pause_briefly};

/// Examines a copy of the files left by the kill, so that the bot finds the originals unchanged.
pub async fn check_after_kill<P>(club: &Club, duel: &Duel<P>, acknowledged: &[AcknowledgedAct]) {
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("copy.db");
    std::fs::copy(club.database(), &copy).unwrap();
    let journal = club.database().with_extension("db-wal");
    if journal.exists() {
        std::fs::copy(journal, folder.path().join("copy.db-wal")).unwrap();
    }
    let store = Store::open(&copy).await.unwrap();
    let log = store.load_log(duel.game).await.unwrap();
    check_acknowledged_once(&log, acknowledged);
    let posts = store.load_posts(duel.game).await.unwrap();
    let noted = recorded_messages(duel, &posts);
    let shown = visible_messages(club, duel);
    assert!(noted.is_subset(&shown), "what is noted as sent is there");
    assert!(shown.len() <= noted.len() + 1, "of one post at most it is not known that it was sent");
    let kept = Referee::new(store.clone(), sztab::KINDS).load_session(duel.game).await.unwrap();
    check_jobs(&store, &kept, &log).await;
    store.drop_snapshots(duel.game).await.unwrap();
    let folded = Referee::new(store.clone(), sztab::KINDS).load_session(duel.game).await.unwrap();
    assert_eq!(
        kept.unmasked_game().fingerprint(),
        folded.unmasked_game().fingerprint(),
        "the state is that of the log"
    );
    store.close().await;
}

/// Checks the state once no post is pending.
pub async fn check_settled<P>(club: &Club, duel: &Duel<P>, acknowledged: &[AcknowledgedAct]) {
    let store = Store::open(club.database()).await.unwrap();
    let posts = load_settled_posts(&store, duel).await;
    let waiting = posts.iter().find(|post| matches!(post.state, PostState::Waiting { .. }));
    assert_eq!(waiting, None, "a post was not sent");
    let owed = posts.iter().filter(|post| is_message(duel, post) && !is_obsolete_join_notice(post)).count();
    let noted = recorded_messages(duel, &posts);
    assert_eq!(noted.len(), owed, "each post is a message of its own");
    assert_eq!(visible_messages(club, duel), noted, "each post stands in the channel once");
    store.close().await;
    check_after_kill(club, duel, acknowledged).await;
}

/// Asserts that every acknowledged act is in the log exactly once.
pub fn check_acknowledged_once(log: &[Entry], acknowledged: &[AcknowledgedAct]) {
    for act in acknowledged.iter().filter(|act| !act.is_refused()) {
        let press = act.response.interaction();
        let entries: Vec<_> = log.iter().filter(|entry| entry.interaction.is_some_and(|id| id.0 == press)).collect();
        let (line, told) = (act.line.as_deref(), act.is_told);
        let Some((own, followed)) = entries.split_first() else {
            // If an earlier press has already logged the line for this post, a second press has no line of its own: the
            // act was done once.
            let said = act.seen.and_then(|seen| log.iter().find(|entry| entry.seq.0 == seen + 1));
            let is_said = said.is_some_and(|entry| Some(entry.line.as_str()) == line);
            assert!(is_said && !told, "{line:?} of press {press} is not in the log: {log:?}");
            continue;
        };
        // The same press may also be followed directly by lines from standing orders and by the next turn's draw.
        let followed: Vec<_> = followed.iter().filter(|entry| entry.prompt != LineCause::Order).collect();
        // A player who answers in a Battle, or whose HQ is placed last, may be the one who draws next.
        let may_draw =
            |draw: &Entry| draw.side != own.side || ["choose", "place-hq"].iter().any(|act| own.line.starts_with(act));
        let is_draw = |entry: &&&Entry| entry.line == "draw" && entry.seq == own.seq.next() && may_draw(entry);
        assert!(followed.len() <= 1 && followed.iter().all(is_draw), "{line:?}: {entries:?}");
        if let Some(line) = line {
            assert_eq!(own.line, line);
        }
    }
}

/// True if a post would have announced that a player joined, but the game began before it was sent.
fn is_obsolete_join_notice(post: &Post) -> bool {
    let is_overtaken = matches!(&post.state, PostState::GivenUp { reason } if reason == "a later post says more");
    post.kind == "joined" && is_overtaken
}

/// True if a post is a separate message in the channel of the game.
fn is_message<P>(duel: &Duel<P>, post: &Post) -> bool {
    !matches!(post.kind.as_str(), "refresh" | "beside" | "lobby-result") && post.channel.0 == duel.channel
}

/// The ids of the messages recorded for sent posts.
fn recorded_messages<P>(duel: &Duel<P>, posts: &[Post]) -> BTreeSet<u64> {
    let mut noted = BTreeSet::new();
    for post in posts.iter().filter(|post| is_message(duel, post)) {
        if let PostState::Sent { message, .. } = post.state {
            assert!(noted.insert(message.0), "two posts are one message: {post:?}");
        }
    }
    noted
}

/// The ids of the public messages.
fn visible_messages<P>(club: &Club, duel: &Duel<P>) -> BTreeSet<u64> {
    let messages = club.sandbox.messages(duel.channel);
    messages.iter().filter(|message| message.only_for.is_none()).map(|message| message.id).collect()
}

/// Checks that a game in progress has jobs for the reminders and for closing it as idle, all counted from its last
/// line, and that a finished game has none.
async fn check_jobs(store: &Store, session: &Session, log: &[Entry]) {
    let mut jobs = store.load_jobs(session.record.id).await.unwrap();
    jobs.sort_by_key(|job| (job.kind.clone(), job.about.clone()));
    // The thread of a finished game may still have to be renamed and archived.
    let jobs = jobs.iter().filter(|job| job.about != AFTER_END);
    let found: Vec<_> = jobs.map(|job| JobContent::from_job(job).unwrap()).collect();
    let last = Seq(u32::try_from(log.len()).unwrap());
    let idle = JobContent::Idle { since: last };
    if session.record.status != Status::Running {
        return assert_eq!(found, []);
    }
    // The computer player needs no reminders, because its own turn is a job.
    let computer = session.computer_to_act().map(|_| JobContent::ComputerPlayer);
    let remind = |side| JobContent::Remind(Reminder { side, seq: last, number: 1 });
    let wanted = computer.into_iter().chain([idle]).chain(session.waiting_persons().iter().map(remind));
    assert_eq!(found, wanted.collect::<Vec<_>>());
}

/// The posts of a game once none is being sent. The wait is needed because a message is visible before the bot has
/// recorded it as sent.
async fn load_settled_posts<P>(store: &Store, duel: &Duel<P>) -> Vec<Post> {
    // The bot may still have to draw the pictures of many posts.
    let deadline = tokio::time::Instant::now() + 4 * TIMEOUT;
    loop {
        let posts = store.load_posts(duel.game).await.unwrap();
        let is_on_its_way = |post: &Post| matches!(post.state, PostState::Waiting { .. });
        if !posts.iter().any(is_on_its_way) || tokio::time::Instant::now() > deadline {
            return posts;
        }
        pause_briefly().await;
    }
}
