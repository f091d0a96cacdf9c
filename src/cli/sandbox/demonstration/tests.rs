//! Checks of the demonstration games.

use super::*;
use sztab_referee::is_computer_turn;
use sztab_store::{OpenSessions, OpponentLimit};

fn parse_record(text: &str) -> Record {
    Record::parse(text, &Catalogue::built_in()).expect("a record")
}

#[test]
fn demonstration_games_are_valid_and_use_all_base_armies() {
    let mut armies = Vec::new();
    for text in [DUEL_GAME, FINISHED_GAME] {
        let (record, seed) = (parse_record(text), RecordedGame::read(text).expect("a record with a seed").seed);
        record.replay().expect("every step is legal");
        record.verify().unwrap_or_else(|falsehood| panic!("{}", record.describe_falsehood(&falsehood)));
        assert_eq!(record.commitment, Some(commitment(&seed)));
        armies.extend(record.position.roster().sides().map(|side| record.position.roster().army(side).id.clone()));
    }
    armies.sort();
    let all: Vec<String> = Army::base_box().into_iter().map(|army| army.id).collect();
    assert_eq!(armies, all, "each of them once");
}

#[test]
fn in_the_duel_the_first_player_chooses_next() {
    let position = parse_record(DUEL_GAME).replay().expect("every step is legal");
    let game = position.game();
    assert_eq!((game.side_to_act(), game.state().phase), (Some(Side(0)), Phase::Play));
    assert_eq!(game.seat(Side(0)).hand.len(), 2, "after the discard");
    assert!(game.legal_actions().len() > 50, "there is something to choose");
    assert!(game.arrangement().points[..2].iter().all(|&points| points < 20), "both HQs are hurt");
    assert!(game.arrangement().units().count() >= 10);
}

#[tokio::test]
async fn a_lone_visitor_acts_next_in_each_game_and_computers_answer() {
    for (seats, dealt) in [(1, RecordedGame::read(DUEL_GAME).expect("a record")), (3, RecordedGame::team_game())] {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(folder.path().join("games.db")).await.expect("a database");
        let ala = Player { user: UserId(7), name: "Ala".to_owned() };
        let referee = Referee::new(store.clone(), crate::KINDS);
        let mut hall = DemonstrationReferee { referee, guild: 1, language: Language::English, presses: 0 };
        hall.replay_into_channel(&dealt, 5, vec![ala], computer_opponents(STRENGTH, seats, Language::English))
            .await
            .expect("the table is brought");
        // The game is counted for the computer, so a visitor may still play the full number of games against
        // computer players.
        let against = Some(OpponentLimit { user: COMPUTER_USER, most: 1 });
        let limit = OpenSessions { lobbies: 1, by_user: 1, in_guild: 9, against };
        store.refuse_excess_sessions(GuildId(1), UserId(7), limit).await.expect("there is room for more");
        let game = GameId(1);
        let session = hall.referee.load_session(game).await.expect("a table");
        assert_eq!(session.waiting_players(), [(Side(0), UserId(7))]);
        assert_eq!(store.load_jobs(game).await.expect("jobs").iter().filter(|job| is_computer_turn(job)).count(), 0);
        let interaction = hall.next_press();
        let act = Act::Line("end".to_owned());
        let ended = Request { game, user: UserId(7), seen: None, interaction, at: now(), act };
        hall.referee.act(ended).await.expect("the turn ends");
        for _ in 0..seats {
            let jobs = store.load_jobs(game).await.expect("jobs");
            let [job] = jobs.iter().filter(|job| is_computer_turn(job)).collect::<Vec<_>>()[..] else {
                panic!("{jobs:?}")
            };
            let turn = hall.referee.compute_turn(job).await.expect("it thinks").expect("a turn");
            hall.referee.play_computer_turn(job, turn, now()).await.expect("it plays");
        }
        let after = hall.referee.load_session(game).await.expect("a table");
        assert!(after.seq > session.seq.next());
        assert_eq!(after.waiting_players(), [(Side(0), UserId(7))], "the round is over");
    }
}

#[test]
fn the_team_game_is_in_mid_game_and_offers_choices() {
    let dealt = RecordedGame::team_game();
    let game = dealt.replay();
    let game: &Game = game.downcast_ref().expect("the game");
    assert_eq!((game.side_to_act(), game.state().phase), (Some(Side(0)), Phase::Play));
    assert_eq!(game.state().turn, MIN_TEAM_TURN);
    assert!(game.seat(Side(0)).hand.len() >= 2 && game.legal_actions().len() > 30);
    let units = |side| game.arrangement().units().filter(|(_, unit)| unit.owner == side).count();
    assert!(game.roster().sides().all(|side| units(side) >= 2), "each has more than its HQ");
    assert!(game.arrangement().points.iter().any(|&points| points < 20), "a Battle was fought");
}

#[test]
fn in_the_program_game_only_the_first_player_decides_in_mid_round() {
    let game = RecordedGame::program_game().expect("a game").replay();
    assert_eq!(game.waiting_sides().single(), Some(Side(0)));
    assert!(game.legal_lines_of(Side(0)).len() >= 2);
    let position = game.position();
    assert!(position.contains("\nround ") && !position.contains("\nphase program"), "{position}");
}

#[test]
fn the_finished_game_is_over() {
    assert!(matches!(parse_record(FINISHED_GAME).result, Some(sztab_neuroshima::rules::notation::Ending::Won(_))));
}
