//! A player's statistics, results and pace, computed from games and logs made by hand.

use crate::world::{ALICE, BOB, GUILD, NOON, TestDatabase, new_lobby, player, start_in};
use sztab_referee::{
    COMPUTER_USER, Ending, Pace, Referee, ResultFilter, Statistics, Tally, computer_user, count_turns, thinking_times,
};
use sztab_store::{
    Append, Change, ChannelId, End, Entry, GameId, GuildId, InteractionId, LineCause, NewEntry, NewLobby, PageRange,
    Player, Seq, Store, UnixMs, UserId,
};

const CAROL: UserId = UserId(3);
const SECOND_MS: i64 = 1000;
const HOUR_MS: i64 = 3600 * SECOND_MS;

/// A game between two players: their armies, and its result.
pub struct Match<'a> {
    pub guild: GuildId,
    /// The players in turn order.
    pub players: [Player; 2],
    pub armies: [&'a str; 2],
    pub options: &'a str,
    pub result: Option<&'a str>,
}

impl<'a> Match<'a> {
    /// A game between Alice with Borgo and Bob with the Hegemony.
    pub fn new(result: Option<&'a str>) -> Self {
        let players = [ALICE, BOB].map(player);
        Self { guild: GUILD, players, armies: ["borgo", "hegemony"], options: "{}", result }
    }

    async fn begin(&self, store: &Store) -> GameId {
        // Any channel will do, but each can have only one game at a time.
        let channel = 100 + u64::try_from(store.load_games_in_guild(self.guild, 1000).await.unwrap().len()).unwrap();
        let new = NewLobby {
            kind: "neuroshima".to_owned(),
            guild: self.guild,
            players: self.players.to_vec(),
            options: self.options.to_owned(),
            ..new_lobby(channel)
        };
        let new = NewLobby { channel: ChannelId(self.guild.0 * 1000 + channel), ..new };
        let channel = new.channel;
        let game = store.create_lobby(new, Change::at(NOON)).await.unwrap();
        let mut start = start_in(channel.0);
        start.options = self.options.to_owned();
        for ((seat, player), army) in start.seats.iter_mut().zip(&self.players).zip(self.armies) {
            seat.player = player.clone();
            army.clone_into(&mut seat.faction);
            "hash of borgo".clone_into(&mut seat.faction_hash);
        }
        store.start(game, start, Change::at(NOON)).await.unwrap();
        game
    }

    /// Plays lines, each given by seconds after noon, side and action. The last line ends the game.
    pub async fn play(&self, store: &Store, lines: &[(i64, u8, &str)]) -> GameId {
        let game = self.begin(store).await;
        let actor = |side: u8| self.players[usize::from(side)].user;
        let log: Vec<Entry> = (1..)
            .zip(lines)
            .map(|(seq, &(seconds, side, line))| Entry {
                seq: Seq(seq),
                side,
                line: line.to_owned(),
                actor: actor(side),
                prompt: LineCause::Act,
                at: UnixMs(NOON.0 + seconds * SECOND_MS),
                interaction: None,
            })
            .collect();
        let players = [actor(0), actor(1)];
        for (number, &(seconds, side, line)) in (0..).zip(lines) {
            let is_last = number as usize + 1 == lines.len();
            let append = Append {
                game,
                expected: Seq(number),
                entries: vec![NewEntry { side, line: line.to_owned(), actor: actor(side), prompt: LineCause::Act }],
                snapshot: None,
                end: self.result.filter(|_| is_last).map(|result| end(result, &log, &players)),
                change: Change::at(UnixMs(NOON.0 + seconds * SECOND_MS)),
            };
            store.append(append).await.unwrap();
        }
        game
    }
}

/// The end of a game, computed from its whole log.
fn end(result: &str, log: &[Entry], players: &[UserId]) -> End {
    End { result: result.to_owned(), pace: Pace::from_log(log, players).to_text() }
}

pub const FIRST_WIN: &str =
    r#"{"places":[{"rank":1,"points":9},{"rank":2,"points":0}],"cause":"headquarters_destroyed"}"#;
pub const SECOND_WIN: &str = r#"{"places":[{"rank":2,"points":20},{"rank":1,"points":20}],"cause":"resignation"}"#;
pub const DRAW: &str = r#"{"places":[{"rank":1,"points":20},{"rank":1,"points":20}],"cause":"agreement"}"#;

/// Two turns in one day. Alice takes an hour for her turn.
const LINES: [(i64, u8, &str); 6] = [
    (0, 0, "place-hq B2 0"),
    (60, 1, "place-hq D3 0"),
    (3660, 0, "draw"),
    (3700, 0, "end"),
    (86_000, 1, "draw"),
    (86_400, 1, "end"),
];

/// A shared win and a shared defeat.
const SHARED_WIN: &str =
    r#"{"places":[{"rank":1,"points":2},{"rank":1,"points":2}],"cause":"mission","is_together":true}"#;
const SHARED_LOSS: &str =
    r#"{"places":[{"rank":2,"points":1},{"rank":2,"points":1}],"cause":"all-bleeding","is_together":true}"#;

async fn compute_statistics(world: &TestDatabase, user: UserId) -> Statistics {
    Referee::new(world.store.clone(), sztab::KINDS).load_statistics(user, GUILD).await.unwrap()
}

fn tally(games: usize, won: usize, lost: usize, drawn: usize) -> Tally {
    Tally { games, won, lost, drawn }
}

#[tokio::test]
async fn cooperative_wins_do_not_count_as_duels() {
    let world = TestDatabase::new().await;
    for result in [SHARED_WIN, SHARED_LOSS, SHARED_WIN] {
        Match::new(Some(result)).play(&world.store, &LINES).await;
    }
    for user in [ALICE, BOB] {
        let statistics = compute_statistics(&world, user).await;
        assert_eq!((statistics.games.len(), statistics.several.len()), (0, 0));
        let together: Vec<(usize, u8)> = statistics.together.iter().map(|game| (game.seats, game.rank)).collect();
        assert_eq!(together, [(2, 1), (2, 2), (2, 1)]);
    }
}

#[tokio::test]
async fn results_are_counted_by_army_and_by_opponent() {
    let world = TestDatabase::new().await;
    let usual = || Match::new(Some(FIRST_WIN));
    usual().play(&world.store, &LINES).await;
    Match { result: Some(SECOND_WIN), options: r#"{"rated":true}"#, ..usual() }.play(&world.store, &LINES).await;
    Match { result: Some(DRAW), armies: ["moloch", "borgo"], ..usual() }.play(&world.store, &LINES).await;
    let late = Match { players: [CAROL, ALICE].map(player), result: Some(SECOND_WIN), ..usual() };
    late.play(&world.store, &LINES).await;

    let alice = compute_statistics(&world, ALICE).await;
    assert_eq!((alice.tally(), alice.count_rated(), alice.running, alice.is_cut), (tally(4, 2, 1, 1), 1, 0, false));
    let expected = [("borgo", tally(2, 1, 1, 0)), ("hegemony", tally(1, 1, 0, 0)), ("moloch", tally(1, 0, 0, 1))];
    assert_eq!(alice.by_faction(), expected);
    assert_eq!(alice.by_opponent(), [("user 2", tally(3, 1, 1, 1)), ("user 3", tally(1, 1, 0, 0))]);
    let bob = compute_statistics(&world, BOB).await;
    assert_eq!((bob.tally(), bob.games[0].ending), (tally(3, 1, 1, 1), Ending::Drawn));
    assert_eq!(compute_statistics(&world, UserId(99)).await, Statistics::default());
}

#[tokio::test]
async fn cancelled_running_and_foreign_games_do_not_count() {
    let world = TestDatabase::new().await;
    let open = Match::new(None);
    let cancelled = open.play(&world.store, &LINES).await;
    world.store.cancel(cancelled, Change::at(NOON)).await.unwrap();
    open.play(&world.store, &LINES).await;
    world.store.create_lobby(new_lobby(7), Change::at(NOON)).await.unwrap();
    let elsewhere = Match { guild: GuildId(901), ..Match::new(Some(FIRST_WIN)) };
    elsewhere.play(&world.store, &LINES).await;
    let alice = compute_statistics(&world, ALICE).await;
    assert_eq!((alice.games.len(), alice.running), (0, 1));
    let there = Referee::new(world.store.clone(), sztab::KINDS).load_statistics(ALICE, GuildId(901)).await.unwrap();
    assert_eq!((there.tally(), there.running), (tally(1, 1, 0, 0), 0));
}

#[tokio::test]
async fn a_seat_handed_over_counts_for_its_final_player() {
    let world = TestDatabase::new().await;
    let game = Match::new(None).play(&world.store, &LINES).await;
    world.store.hand_over(game, ALICE, &player(CAROL), Seq(6), Change::at(NOON)).await.unwrap();
    let last = NewEntry { side: 0, line: "draw".to_owned(), actor: CAROL, prompt: LineCause::Act };
    let at = UnixMs(NOON.0 + 86_407 * SECOND_MS);
    let mut log = world.store.load_log(game).await.unwrap();
    let NewEntry { side, line, actor, prompt } = last.clone();
    log.push(Entry { seq: Seq(7), side, line, actor, prompt, at, interaction: None });
    let append = Append {
        game,
        expected: Seq(6),
        entries: vec![last],
        snapshot: None,
        end: Some(end(FIRST_WIN, &log, &[CAROL, BOB])),
        change: Change::at(at),
    };
    world.store.append(append).await.unwrap();
    assert_eq!(compute_statistics(&world, ALICE).await, Statistics::default());
    let carol = compute_statistics(&world, CAROL).await;
    assert_eq!((carol.tally(), carol.median_pace_ms()), (tally(1, 1, 0, 0), Some(7 * SECOND_MS)));
}

#[tokio::test]
async fn pace_and_length_are_medians() {
    let world = TestDatabase::new().await;
    Match::new(Some(FIRST_WIN)).play(&world.store, &LINES).await;
    let alice = compute_statistics(&world, ALICE).await;
    assert_eq!((alice.median_pace_ms(), alice.median_length_ms()), (Some(HOUR_MS), Some(24 * HOUR_MS)));
    assert_eq!(alice.games[0].turns, 2);
    // A minute for placing the HQ, and almost a day for the turn.
    assert_eq!(
        compute_statistics(&world, BOB).await.median_pace_ms(),
        Some(i64::midpoint(60, 86_000 - 3700) * SECOND_MS)
    );
}

/// A log; each line is given by seconds, side, press and line. Further lines of the same press come from standing
/// orders.
fn log(lines: &[(i64, u8, u64, &str)]) -> Vec<Entry> {
    let presses: Vec<u64> = lines.iter().map(|line| line.2).collect();
    let entry = |(seq, &(seconds, side, press, line)): (u32, &(i64, u8, u64, &str))| Entry {
        seq: Seq(seq),
        side,
        line: line.to_owned(),
        actor: [ALICE, BOB][usize::from(side)],
        prompt: if presses[..seq as usize - 1].ends_with(&[press]) { LineCause::Order } else { LineCause::Act },
        at: UnixMs(NOON.0 + seconds * SECOND_MS),
        interaction: Some(InteractionId(press)),
    };
    (1..).zip(lines).map(entry).collect()
}

fn thinking_seconds(log: &[Entry], user: UserId) -> Vec<i64> {
    thinking_times(log, user).into_iter().map(|time| time / SECOND_MS).collect()
}

#[test]
fn consecutive_acts_count_their_time_once() {
    let log = log(&[
        (0, 0, 1, "draw"),
        (5, 0, 2, "battle"),
        (15, 1, 3, "choose 1"),
        (35, 0, 4, "choose 2"),
        (36, 0, 5, "choose 1"),
        (100, 1, 6, "draw"),
    ]);
    assert_eq!((thinking_seconds(&log, ALICE), thinking_seconds(&log, BOB)), (vec![20], vec![10, 64]));
}

#[test]
fn ordered_lines_are_not_thinking_time() {
    let log = log(&[
        (0, 0, 1, "draw"),
        (10, 0, 2, "battle"),
        (10, 1, 2, "choose 1"),
        (30, 0, 3, "choose 2"),
        (40, 0, 4, "end"),
        (40, 1, 4, "choose 1"),
        (70, 1, 5, "draw"),
    ]);
    assert_eq!((thinking_seconds(&log, ALICE), thinking_seconds(&log, BOB)), (vec![], vec![30]));
}

#[test]
fn unprompted_lines_are_not_thinking_time() {
    let log = log(&[
        (0, 0, 1, "end"),
        (10, 1, 2, "draw"),
        (50, 0, 3, "undo 0"),
        (57, 0, 4, "end"),
        (60, 0, 5, "resign"),
        (90, 1, 6, "claim"),
    ]);
    assert_eq!((thinking_seconds(&log, ALICE), thinking_seconds(&log, BOB)), (vec![7], vec![10]));
}

#[test]
fn only_turns_with_an_act_are_counted() {
    let lines = [
        (0, 0, 1, "place-hq B2 0"),
        (0, 1, 2, "place-hq D3 0"),
        (0, 0, 3, "draw"),
        (0, 0, 4, "battle"),
        (0, 1, 5, "choose 1"),
        (0, 1, 6, "draw"),
        (0, 1, 7, "end"),
        (0, 0, 8, "draw"),
        (0, 0, 9, "undo 7"),
        (0, 0, 10, "resign"),
    ];
    assert_eq!(count_turns(&log(&lines)), 2);
    assert_eq!(count_turns(&[]), 0);
}

#[tokio::test]
async fn the_file_is_quoted_and_harmless() {
    let world = TestDatabase::new().await;
    let named = |name: &str| [player(ALICE), Player { user: BOB, name: name.to_owned() }];
    for name in ["=HYPERLINK(\"http://x\",\"y\")", "Kowalski, Jan"] {
        Match { players: named(name), ..Match::new(Some(FIRST_WIN)) }.play(&world.store, &LINES).await;
    }
    let rated = Match { players: named("Bob"), options: r#"{"rated":true}"#, ..Match::new(Some(DRAW)) };
    rated.play(&world.store, &LINES[..1]).await;
    let csv = compute_statistics(&world, ALICE).await.to_csv();
    let expected = "game,ended,army,opponent,opponent_army,turn_order,result,reason,turns,rated,median_seconds\r\n\
        3,2026-09-21,borgo,Bob,hegemony,1,draw,agreement,0,yes,\r\n\
        2,2026-09-22,borgo,\"Kowalski, Jan\",hegemony,1,win,headquarters_destroyed,2,no,3600\r\n\
        1,2026-09-22,borgo,\"'=HYPERLINK(\"\"http://x\"\",\"\"y\"\")\",hegemony,1,win,headquarters_destroyed,2,no,3600\r\n";
    assert_eq!(csv, expected);
}

/// Games with 120 lines each. The pace of a game is stored at its end, so counting games does not read their logs.
#[tokio::test]
async fn many_games_are_counted_without_their_logs() {
    let world = TestDatabase::new().await;
    let referee = Referee::new(world.store.clone(), sztab::KINDS);
    for _ in 0..20 {
        let game = Match::new(None).begin(&world.store).await;
        let entries: Vec<NewEntry> = (0..120u32)
            .map(|number| {
                let side = u8::try_from(number / 4 % 2).unwrap();
                let actor = [ALICE, BOB][usize::from(side)];
                NewEntry { side, line: "place commando C2 1".to_owned(), actor, prompt: LineCause::Act }
            })
            .collect();
        let log: Vec<Entry> = (1..)
            .zip(entries.clone())
            .map(|(seq, NewEntry { side, line, actor, prompt })| Entry {
                seq: Seq(seq),
                side,
                line,
                actor,
                prompt,
                at: NOON,
                interaction: None,
            })
            .collect();
        let append = Append {
            game,
            expected: Seq::OPENING,
            entries,
            snapshot: None,
            end: Some(end(FIRST_WIN, &log, &[ALICE, BOB])),
            change: Change::at(NOON),
        };
        world.store.append(append).await.unwrap();
    }
    let alice = referee.load_statistics(ALICE, GUILD).await.unwrap();
    assert_eq!((alice.tally(), alice.games[0].turns), (tally(20, 20, 0, 0), 30));
    assert_eq!(alice.games[0].thinking.len(), 14, "fifteen turns of four lines, without the first line of the game");
    world.run_sql("DROP TRIGGER action_never_deleted").await.unwrap();
    world.run_sql("DELETE FROM action").await.unwrap();
    assert_eq!(compute_statistics(&world, ALICE).await, alice, "another start reads no log");
    assert_eq!(referee.load_statistics(BOB, GUILD).await.unwrap().games.len(), 20, "each by their own pace");
}

#[tokio::test]
async fn results_are_filtered_before_counting_and_paging() {
    let world = TestDatabase::new().await;
    let usual = || Match::new(Some(FIRST_WIN));
    let old = usual().play(&world.store, &LINES).await;
    Match { armies: ["moloch", "outpost"], ..usual() }.play(&world.store, &LINES).await;
    for _ in 0..3 {
        Match { players: [CAROL, BOB].map(player), armies: ["moloch", "outpost"], ..usual() }
            .play(&world.store, &LINES)
            .await;
        Match { players: [ALICE, COMPUTER_USER].map(player), ..usual() }.play(&world.store, &LINES).await;
    }
    let referee = Referee::new(world.store.clone(), sztab::KINDS);
    let of = |player: Option<UserId>, army: Option<&str>| ResultFilter { player, faction: army.map(str::to_owned) };
    for (filter, number) in [
        (of(None, None), 5),
        (of(Some(ALICE), None), 2),
        (of(Some(CAROL), None), 3),
        (of(None, Some("moloch")), 4),
        (of(Some(ALICE), Some("borgo")), 1),
        (of(Some(CAROL), Some("borgo")), 0),
    ] {
        assert_eq!(referee.count_results(GUILD, &filter).await.unwrap(), number, "{filter:?}");
        let all = referee.load_results(GUILD, &filter, PageRange { skipped: 0, limit: 10 }).await.unwrap();
        assert_eq!(all.games.len(), number as usize, "{filter:?}");
    }
    // However many games have been played since, the game that a player played with an army is on the first page.
    let page =
        referee.load_results(GUILD, &of(Some(ALICE), Some("borgo")), PageRange { skipped: 0, limit: 1 }).await.unwrap();
    assert_eq!(page.games.iter().map(|game| game.game).collect::<Vec<_>>(), [old]);
    let last = referee.load_results(GUILD, &of(None, None), PageRange { skipped: 4, limit: 8 }).await.unwrap();
    assert_eq!(last.games.iter().map(|game| game.game).collect::<Vec<_>>(), [old], "a page after four");

    let below = computer_user(15).unwrap();
    let newest = world.store.load_finished_games_of(ALICE, below, GUILD, 2).await.unwrap();
    assert!(newest.iter().all(|game| game.seats.iter().all(|seat| seat.user != COMPUTER_USER)), "{newest:?}");
    assert_eq!(newest.len(), 2, "games against the house take nobody's place");
}
