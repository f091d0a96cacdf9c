//! The terms of a session.

use crate::refused;
use crate::world::{ALICE, BOB, GUILD, NOON, TestDatabase, change_at_noon, exchange, player, press_change, start};
use sztab::KINDS;
use sztab_game::Language;
use sztab_referee::{DraftPoint, FactionChoice, Interaction, LobbyOptions, Place, Referee, RefereeError, Venue};
use sztab_store::{ChannelId, InteractionId, StoreError};

#[tokio::test]
async fn one_of_two_simultaneous_changes_of_terms_is_refused() {
    let world = TestDatabase::new().await;
    let game = world.create_lobby(5).await;
    let presses = (0..8).map(|number| exchange("{}", &format!("{{{number}}}")));
    let presses: Vec<_> = presses.collect();
    let changed = presses.iter().map(|exchange| world.store.set_options(game, exchange, change_at_noon()));
    let answers = futures::future::join_all(changed).await;
    assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count(), 1);
    let refused = answers.iter().filter(|answer| matches!(answer, Err(StoreError::LobbyChanged(g)) if *g == game));
    assert_eq!(refused.count(), 7);
}

#[tokio::test]
async fn a_leaving_player_withdraws_agreed_terms_or_stays() {
    let world = TestDatabase::new().await;
    let game = world.create_lobby(5).await;
    refused!(
        world.store.leave(game, BOB, Some(&exchange("{1}", "{2}")), change_at_noon()).await,
        StoreError::LobbyChanged(_)
    );
    assert_eq!(world.store.load_game(game).await.unwrap().seats.len(), 2);
    world.store.leave(game, BOB, Some(&exchange("{}", "{2}")), change_at_noon()).await.unwrap();
    let record = world.store.load_game(game).await.unwrap();
    assert_eq!((record.seats.len(), record.options.as_str()), (1, "{2}"));
}

#[tokio::test]
async fn a_start_dealt_on_other_terms_is_refused() {
    let world = TestDatabase::new().await;
    let game = world.create_lobby(5).await;
    world.store.set_options(game, &exchange("{}", "{1}"), change_at_noon()).await.unwrap();
    refused!(world.store.start(game, start(), change_at_noon()).await, StoreError::LobbyChanged(_));
    world.store.set_options(game, &exchange("{1}", "{}"), change_at_noon()).await.unwrap();
    world.store.start(game, start(), change_at_noon()).await.unwrap();
}

#[tokio::test]
async fn a_repeated_press_bans_one_army() {
    let world = TestDatabase::new().await;
    let referee = Referee::new(world.store.clone(), sztab::KINDS);
    let options =
        LobbyOptions { terms: "factions=draft".to_owned(), ..LobbyOptions::new(Language::English, Place::Here) };
    let place = Venue { guild: GUILD, channel: ChannelId(5) };
    let opened = Interaction { id: InteractionId(70), at: NOON };
    let game = referee.open_lobby(place, player(ALICE), &FactionChoice::Random, &options, opened).await.unwrap();
    referee.join(game, player(BOB), press_change(71)).await.unwrap();
    referee.take_draft_step(game, BOB, "borgo", DraftPoint { round: 0, steps: 0 }, press_change(72)).await.unwrap();
    for _ in 0..2 {
        // The repeated press is recognised whichever army it names, even though by now the other player has to ban.
        refused!(referee.take_draft_step(game, BOB, "moloch", DraftPoint { round: 0, steps: 0 }, press_change(72)).await, RefereeError::Repeated { game: g } if g == game);
    }
    refused!(
        referee.take_draft_step(game, BOB, "moloch", DraftPoint { round: 0, steps: 0 }, press_change(73)).await,
        RefereeError::Store(StoreError::LobbyChanged(_))
    );
    refused!(
        referee.take_draft_step(game, BOB, "moloch", DraftPoint { round: 0, steps: 1 }, press_change(74)).await,
        RefereeError::NotYourDraft { next: ALICE }
    );
    let record = world.store.load_game(game).await.unwrap();
    assert_eq!(
        referee
            .draft_progress(&KINDS[0], &LobbyOptions::from_record(&record).unwrap())
            .banned_factions()
            .collect::<Vec<_>>(),
        ["borgo"]
    );
}
