//! The games of a match begin once, on the season's terms, and belong to the match's current players.

use sztab::KINDS;
use sztab_game::SeatFile;
use sztab_league::decide::{Command, Refusal};
use sztab_league::draw::Seed;
use sztab_league::ids::{MatchId, Seat, TextId};
use sztab_league::rules::{FactionMode, MatchKind, Preset, Rules, Shuffle};
use sztab_league::season::MatchStatus;
use sztab_neuroshima::rules::Army;
use sztab_referee::clock::{Clock, HOUR_MS, TimeControl};
use sztab_referee::league::{GameToOpen, SeasonError, SeasonRequest};
use sztab_referee::{LobbyOptions, Place, Referee, RefereeError};
use sztab_store::{ChannelId, Game, GameId, MatchGame, Status, StoreError, UnixMs, UserId};

use crate::season_hall::{CHANNEL, ORGANISER, SEED, TestSeason, player, random_faction_rules};
use crate::world::{GUILD, game_of};

fn single_game_rules() -> Rules {
    random_faction_rules(Preset::Swiss, MatchKind::Single)
}

fn mirrored_rules(shuffle: Shuffle) -> Rules {
    random_faction_rules(Preset::Flamberg, MatchKind::Mirrored { shuffle })
}

fn best_of_3() -> Rules {
    random_faction_rules(Preset::Swiss, MatchKind::BestOfThree)
}

/// The users and armies of a game, in turn order.
fn seats(record: &Game) -> Vec<(UserId, String)> {
    record.seats.iter().map(|seat| (seat.user, seat.faction.clone().unwrap())).collect()
}

async fn load_game(hall: &TestSeason, game: GameId) -> Game {
    hall.world.store.load_game(game).await.unwrap()
}

#[tokio::test]
async fn a_game_begins_on_the_terms_of_the_season() {
    let hall = TestSeason::with_first_round(single_game_rules()).await;
    assert_eq!(hall.startable_games().await, [(1, 1), (2, 1)]);
    let game = hall.open_game(1, 1).await.unwrap();
    assert_eq!(hall.startable_games().await, [(2, 1)]);
    let (record, of) = (load_game(&hall, game).await, hall.load_match(1).await);
    let armies = of.factions.clone().unwrap();
    let players = [hall.load_user_of_seat(1, Seat::First).await, hall.load_user_of_seat(1, Seat::Second).await];
    assert_eq!(seats(&record), [(players[0], armies[0].clone()), (players[1], armies[1].clone())]);
    assert_eq!((record.status, record.guild), (Status::Running, GUILD));
    let options = LobbyOptions::from_record(&record).unwrap();
    assert_eq!(options.clock, Some(TimeControl::Bank { hours: 72, increment: 12, cap: 96 }));
    assert!(
        Clock::from_record(&record).is_some()
            && options.rated
            && options.terms == "odds=off"
            && options.place == Place::Thread
    );
    let of = MatchGame { season: hall.season, of: 1, number: 1 };
    assert_eq!(hall.world.store.find_match_game(game).await.unwrap(), Some(of));
    assert_eq!(hall.world.store.load_games_of_match(hall.season, 1).await.unwrap(), [(1, game)]);
    let [session] =
        hall.referee.match_sessions(&hall.load_record().await, MatchId(1)).await.unwrap().try_into().unwrap();
    assert_eq!(
        (session.number, session.game, session.channel, session.status),
        (1, game, record.channel, Status::Running)
    );
}

#[tokio::test]
async fn a_game_is_opened_once_however_often_it_is_requested() {
    let hall = TestSeason::with_first_round(single_game_rules()).await;
    let open = GameToOpen { match_id: MatchId(1), number: 1 };
    let opened = (50..54).map(|at| hall.referee.open_match_game(hall.season, open, ChannelId(at), hall.now));
    let games: Vec<GameId> = futures::future::join_all(opened).await.into_iter().map(Result::unwrap).collect();
    assert!(games.iter().all(|game| *game == games[0]), "{games:?}");
    assert_eq!(hall.world.query_count("SELECT count(*) FROM game").await, 1);
    assert_eq!(hall.world.query_count("SELECT count(*) FROM match_game").await, 1);
}

#[tokio::test]
async fn a_failed_beginning_leaves_nothing_behind() {
    let hall = TestSeason::with_first_round(single_game_rules()).await;
    let trigger = "CREATE TRIGGER broken BEFORE INSERT ON match_game BEGIN SELECT RAISE(ABORT, 'broken'); END";
    hall.world.run_sql(trigger).await.unwrap();
    let failed = hall.open_game(1, 1).await;
    assert!(matches!(failed, Err(SeasonError::Store(_))), "{failed:?}");
    assert_eq!(hall.world.query_count("SELECT count(*) FROM game").await, 0);
    assert_eq!(hall.world.query_count("SELECT count(*) FROM post WHERE game_id IS NOT NULL").await, 0);
    hall.world.run_sql("DROP TRIGGER broken").await.unwrap();
    hall.open_game(1, 1).await.unwrap();
}

#[tokio::test]
async fn only_current_matches_of_running_seasons_have_games() {
    let hall = TestSeason::open_with(single_game_rules()).await;
    hall.open_entry().await;
    for user in 1..=4 {
        hall.enter(user).await.unwrap();
    }
    hall.begin_stage().await;
    let none = hall.open_game(1, 1).await;
    assert!(matches!(none, Err(SeasonError::Refused(Refusal::NoMatch(MatchId(1))))), "{none:?}");
    hall.publish_round().await;
    hall.execute(ORGANISER, Command::Pause).await.unwrap();
    assert!(hall.startable_games().await.is_empty());
    let paused = hall.open_game(1, 1).await;
    assert!(matches!(paused, Err(SeasonError::Refused(Refusal::NoGame))), "{paused:?}");
    hall.execute(ORGANISER, Command::Resume).await.unwrap();
    assert_eq!(hall.startable_games().await.len(), 2);
    let second = hall.open_game(1, 2).await;
    assert!(matches!(second, Err(SeasonError::Refused(Refusal::NoGame))), "a single game: {second:?}");
}

#[tokio::test]
async fn players_choose_free_armies_before_the_game() {
    let mut rules = single_game_rules();
    rules.factions.mode = FactionMode::Free;
    let hall = TestSeason::with_first_round(rules).await;
    assert!(hall.startable_games().await.is_empty());
    for (seat, army) in [(Seat::Second, "moloch"), (Seat::First, "borgo")] {
        let user = hall.load_user_of_seat(1, seat).await;
        let name = Command::NameFaction { match_id: MatchId(1), faction: Some(army.to_owned()) };
        hall.execute(user.0, name).await.unwrap();
    }
    assert_eq!(hall.startable_games().await, [(1, 1)]);
    let game = hall.open_game(1, 1).await.unwrap();
    let armies: Vec<String> = seats(&load_game(&hall, game).await).into_iter().map(|(_, army)| army).collect();
    assert_eq!(armies, ["borgo", "moloch"]);
}

#[tokio::test]
async fn a_session_with_a_withdrawn_army_is_cancelled_and_not_counted() {
    let mut rules = best_of_3();
    rules.factions.mode = FactionMode::Free;
    let hall = TestSeason::with_first_round(rules).await;
    let void = |line| hall.execute(ORGANISER, Command::Void { line, reason: TextId(1) });
    let name = |army: &str| Command::NameFaction { match_id: MatchId(1), faction: Some(army.to_owned()) };
    let [first, second] = [hall.load_user_of_seat(1, Seat::First).await, hall.load_user_of_seat(1, Seat::Second).await];
    let is_running = async |game| load_game(&hall, game).await.status == Status::Running;
    let calls_off = async || hall.referee.cancel_misplaced_games(&hall.load_record().await, hall.now).await.unwrap();
    hall.execute(second.0, name("moloch")).await.unwrap();
    hall.execute(first.0, name("borgo")).await.unwrap();
    let (game, begun) = (hall.open_game(1, 1).await.unwrap(), hall.load_record().await.log.seq());
    void(begun).await.unwrap();
    calls_off().await;
    assert!(is_running(game).await, "the table is still that of the match");
    void(begun - 1).await.unwrap();
    calls_off().await;
    assert!(!is_running(game).await);
    hall.execute(first.0, name("hegemony")).await.unwrap();
    let (game, begun) = (hall.open_game(1, 1).await.unwrap(), hall.load_record().await.log.seq());
    assert_eq!(seats(&load_game(&hall, game).await), [(first, "hegemony".to_owned()), (second, "moloch".to_owned())]);
    void(begun).await.unwrap();
    void(begun - 1).await.unwrap();
    hall.execute(first.0, name("outpost")).await.unwrap();
    // The game ends before it can be cancelled.
    hall.resign(1, game, Seat::First).await.unwrap();
    assert!(hall.load_match(1).await.games.is_empty(), "it counts for nobody");
}

#[tokio::test]
async fn mirrored_games_swap_armies_and_each_player_begins_once() {
    let hall = TestSeason::with_first_round(mirrored_rules(Shuffle::Fresh)).await;
    assert_eq!(hall.startable_games().await, [(1, 1), (1, 2), (2, 1), (2, 2)], "side by side");
    let early = hall.open_game(1, 2).await;
    assert!(matches!(early, Err(SeasonError::Refused(Refusal::NoGame))), "{early:?}");
    let (first, second) = (hall.open_game(1, 1).await.unwrap(), hall.open_game(1, 2).await.unwrap());
    let [one, other] = [load_game(&hall, first).await, load_game(&hall, second).await];
    let users = |record: &Game| seats(record).into_iter().map(|(user, _)| user).collect::<Vec<_>>();
    let armies = |record: &Game| seats(record).into_iter().map(|(_, army)| army).collect::<Vec<_>>();
    assert_eq!(users(&one), users(&other).into_iter().rev().collect::<Vec<_>>());
    assert_eq!(armies(&one), armies(&other), "the same army begins both");
    assert_ne!(one.started.unwrap().commitment, other.started.unwrap().commitment);
    assert_eq!(hall.world.store.find_mirror_of(first).await.unwrap(), Some(second));
    // First resigns both games. In the second game, First is the side that plays second.
    hall.resign(1, second, Seat::First).await.unwrap();
    hall.resign(1, first, Seat::First).await.unwrap();
    let of = hall.load_match(1).await;
    assert_eq!(of.status(MatchKind::Mirrored { shuffle: Shuffle::Fresh }), MatchStatus::Closed);
    let [one, other] = [&of.games[&1], &of.games[&2]];
    assert_eq!((one.first, other.first), (Seat::First, Seat::Second));
    assert_eq!((one.winner, other.winner), (Some(Seat::Second), Some(Seat::Second)));
    assert_eq!(one.factions.iter().rev().collect::<Vec<_>>(), other.factions.iter().collect::<Vec<_>>());
}

#[tokio::test]
async fn equal_shuffles_deal_the_same_piles_and_stay_secret_until_both_games_are_over() {
    let hall = TestSeason::with_first_round(mirrored_rules(Shuffle::Equal)).await;
    let (first, second) = (hall.open_game(1, 1).await.unwrap(), hall.open_game(1, 2).await.unwrap());
    let mut piles = Vec::new();
    for game in [first, second] {
        let session = hall.referee.load_session(game).await.unwrap();
        let rules = game_of(&session);
        piles.push([0, 1].map(|side| rules.seat(sztab_game::Side(side)).pile.clone()));
    }
    assert_eq!(piles[0], piles[1]);
    hall.resign(1, first, Seat::First).await.unwrap();
    assert!(load_game(&hall, first).await.is_sealed);
    hall.resign(1, second, Seat::First).await.unwrap();
    assert!(!load_game(&hall, first).await.is_sealed);
}

#[tokio::test]
async fn games_of_a_best_of_3_follow_until_a_player_has_won_two() {
    let hall = TestSeason::with_first_round(best_of_3()).await;
    let mut firsts = Vec::new();
    for (number, loser) in [(1, Seat::First), (2, Seat::Second), (3, Seat::First)] {
        assert_eq!(hall.startable_games().await[0], (1, number));
        let game = hall.open_game(1, number).await.unwrap();
        assert!(!hall.startable_games().await.contains(&(1, number + 1)), "one after the other");
        firsts.push(seats(&load_game(&hall, game).await)[0].0);
        hall.resign(1, game, loser).await.unwrap();
    }
    let presses = hall.load_record().await.log.season().presses.clone().unwrap();
    let drawn = Seed(SEED).key_for("first 1 3", &presses).top_seed_is_first();
    let [first, second] = [hall.load_user_of_seat(1, Seat::First).await, hall.load_user_of_seat(1, Seat::Second).await];
    assert_eq!(firsts, [first, second, if drawn { first } else { second }]);
    let of = hall.load_match(1).await;
    assert_eq!(of.status(MatchKind::BestOfThree), MatchStatus::Closed);
    assert!(of.games.values().all(|game| Some(&game.factions) == of.factions.as_ref()), "each keeps the own army");
}

#[tokio::test]
async fn match_games_count_for_the_server_but_for_no_user() {
    let hall = TestSeason::with_first_round(single_game_rules()).await;
    let few = Referee::new(hall.world.store.clone(), sztab::KINDS).with_max_sessions_per_server(1);
    assert_eq!(few.count_remaining_sessions(GUILD).await.unwrap(), 1);
    let open = |of| GameToOpen { match_id: MatchId(of), number: 1 };
    let game = few.open_match_game(hall.season, open(1), CHANNEL, hall.now).await.unwrap();
    assert_eq!(LobbyOptions::from_record(&load_game(&hall, game).await).unwrap().place, Place::Here);
    assert_eq!(few.count_remaining_sessions(GUILD).await.unwrap(), 0);
    let full = few.open_match_game(hall.season, open(2), ChannelId(51), hall.now).await;
    assert!(matches!(full, Err(SeasonError::Store(StoreError::GuildFull { .. }))), "{full:?}");
    for seat in load_game(&hall, game).await.seats {
        let own =
            hall.world.query_count(&format!("SELECT count(*) FROM game WHERE created_by = {}", seat.user.0)).await;
        assert_eq!(own, 0);
    }
}

#[tokio::test]
async fn a_season_is_played_with_its_frozen_army_files() {
    let hall = TestSeason::with_first_round(single_game_rules()).await;
    let changed = |file: SeatFile| SeatFile::new(file.id, format!("{}\n# changed\n", file.source));
    let files = Army::built_in().into_iter().map(|army| changed(army.into())).collect();
    let later = Referee::new(hall.world.store.clone(), sztab::KINDS).with_files(&KINDS[0], files);
    let open = GameToOpen { match_id: MatchId(1), number: 1 };
    let game = later.open_match_game(hall.season, open, ChannelId(50), hall.now).await.unwrap();
    let season_record = hall.load_record().await;
    let frozen = &season_record.log.season().faction_files;
    assert_ne!(&later.season_factions(&season_record.log.season().rules), frozen);
    for seat in load_game(&hall, game).await.seats {
        assert_eq!(seat.faction_hash.as_ref(), frozen.get(seat.faction.as_ref().unwrap()));
    }
}

#[tokio::test]
async fn a_substitute_gets_the_entry_and_its_open_games() {
    let mut hall = TestSeason::with_first_round(mirrored_rules(Shuffle::Fresh)).await;
    let games = [hall.open_game(1, 1).await.unwrap(), hall.open_game(1, 2).await.unwrap()];
    let (before, entrant) = (hall.load_user_of_seat(1, Seat::First).await, hall.load_match(1).await.players[0]);
    hall.now = UnixMs(hall.now.0 + 10 * HOUR_MS);
    let opponent = hall.load_user_of_seat(1, Seat::Second).await;
    let substitute = |user: u64| SeasonRequest {
        about: Some(player(user)),
        text: Some("ill".to_owned()),
        ..hall.request(ORGANISER)
    };
    let command = |_: &_, reason| Command::Substitute { entrant, reason };
    let refused = hall.referee.send_season_command(&substitute(opponent.0), command).await;
    assert!(
        matches!(refused, Err(SeasonError::Store(StoreError::AlreadySeated { .. }))),
        "the opponent cannot play both sides: {refused:?}"
    );
    assert_eq!(hall.load_user_of_seat(1, Seat::First).await, before, "and nothing has changed");
    hall.referee.send_season_command(&substitute(9), command).await.unwrap();
    for game in games {
        let record = load_game(&hall, game).await;
        assert!(record.seat_of(UserId(9)).is_some() && record.seat_of(before).is_none());
    }
    let gone = hall.referee.act(hall.game_request(games[0], before, "place-hq B2 0")).await;
    assert!(matches!(gone, Err(RefereeError::NotSeated(_))), "{gone:?}");
    let session = hall.referee.act(hall.game_request(games[0], UserId(9), "place-hq B2 0")).await.unwrap().session;
    let used = Clock::from_record(&session.record).unwrap();
    let always = sztab_referee::clock::Schedule::default();
    let left = used.remaining_ms(sztab_game::Side(0), hall.now, &always) / HOUR_MS;
    assert!(left < 72 - 9, "time goes on where it stood: {left} h");
}

#[tokio::test]
async fn judges_are_informed_about_open_games() {
    let mut hall = TestSeason::with_first_round(mirrored_rules(Shuffle::Fresh)).await;
    let (first, second) = (hall.open_game(1, 1).await.unwrap(), hall.open_game(1, 2).await.unwrap());
    let opened = hall.now;
    hall.now = UnixMs(opened.0 + 5 * HOUR_MS);
    let user = hall.load_user_of_seat(1, Seat::First).await;
    hall.referee.act(hall.game_request(first, user, "place-hq B2 0")).await.unwrap();
    let acted = hall.now;
    hall.now = UnixMs(opened.0 + 12 * HOUR_MS);
    let facts = hall.referee.load_match_facts(&hall.load_record().await, MatchId(1), hall.now).await.unwrap();
    let [one, other] = facts.seats;
    assert!(one.acted && !other.acted);
    assert_eq!((one.last_act_ms, other.last_act_ms), (Some(acted.0), None));
    // In game 1, First has taken 5 hours and Second 7. In game 2, Second plays first and has taken 12 hours.
    assert_eq!((one.used_ms / HOUR_MS, other.used_ms / HOUR_MS), (5, 19));
    assert_eq!((one.hq, other.hq), (40, 40));
    let dealt = facts.tiles_left;
    assert_eq!(dealt, 4 * 34, "two games of two armies, without HQs");
    // A game that has a result needs no judge.
    hall.resign(1, second, Seat::Second).await.unwrap();
    let facts = hall.referee.load_match_facts(&hall.load_record().await, MatchId(1), hall.now).await.unwrap();
    assert_eq!((facts.seats[0].hq, facts.seats[1].used_ms / HOUR_MS, facts.tiles_left), (20, 7, dealt / 2));
}
