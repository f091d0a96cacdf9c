//! Two processes on one database, as during an update: neither relies on cached state, and a press takes effect only
//! once.

use crate::club::game_of;
use sztab_game::Language;
use sztab_referee::{Act, FactionChoice, Interaction, LobbyOptions, Place, Referee, RefereeError, Request, Venue};
use sztab_store::{Change, ChannelId, GameId, GuildId, InteractionId, Player, Store, UnixMs, UserId};

const NOON: UnixMs = UnixMs(1_790_000_000_000);

fn player(user: u64) -> Player {
    Player { user: UserId(user), name: format!("player {user}") }
}

async fn begin_game(referee: &Referee) -> GameId {
    let usual = LobbyOptions::new(Language::English, Place::Here);
    let options = LobbyOptions { terms: "factions=random".to_owned(), ..usual };
    let press = |id| Interaction { id: InteractionId(id), at: NOON };
    let channel = ChannelId(5);
    let army = FactionChoice::Random;
    let game =
        referee.open_lobby(Venue { guild: GuildId(4), channel }, player(1), &army, &options, press(100)).await.unwrap();
    referee.join(game, player(2), Change::at(NOON)).await.unwrap();
    referee.start(game, UserId(1), channel, press(101)).await.unwrap();
    game
}

async fn place_hq(referee: &Referee, game: GameId, hex: &str, interaction: u64) -> Result<(), RefereeError> {
    let session = referee.load_session(game).await?;
    let request = Request {
        game,
        user: session.player(game_of(&session).side_to_act().unwrap()).unwrap(),
        seen: Some(session.seq),
        interaction: InteractionId(interaction),
        at: NOON,
        act: Act::Line(format!("place-hq {hex} 0")),
    };
    referee.act(request).await.map(|_| ())
}

#[tokio::test]
async fn changes_by_one_process_are_visible_to_the_other() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("sztab.db");
    let [one, two] = [Store::open(&path).await.unwrap(), Store::open(&path).await.unwrap()]
        .map(|store| Referee::new(store, sztab::KINDS));
    let game = begin_game(&one).await;
    assert_eq!(two.load_session(game).await.unwrap().seq.0, 0);
    place_hq(&one, game, "B2", 200).await.unwrap();
    assert_eq!(two.load_session(game).await.unwrap().seq.0, 1);
    // The same press again in either process counts as done already, and not merely as late.
    for referee in [&one, &two] {
        assert!(matches!(place_hq(referee, game, "D3", 200).await, Err(RefereeError::Repeated { .. })));
    }
    place_hq(&two, game, "D3", 201).await.unwrap();
    // The first turn begins with a draw, which is logged together with the line before it.
    let log = one.store().load_log(game).await.unwrap();
    let [_, hq, draw] = log.as_slice() else { panic!("{log:?}") };
    assert_eq!((hq.line.as_str(), draw.line.as_str()), ("place-hq D3 0", "draw"));
    assert_eq!([hq.interaction, draw.interaction], [Some(InteractionId(201)); 2]);
    for referee in [&one, &two] {
        assert_eq!(referee.load_session(game).await.unwrap().seq.0, 3);
    }
}

#[tokio::test]
async fn an_unknown_game_number_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let referee = Referee::new(Store::open(folder.path().join("sztab.db")).await.unwrap(), sztab::KINDS);
    let refused = referee.load_session(GameId(77)).await;
    assert!(matches!(refused, Err(RefereeError::Store(sztab_store::StoreError::NoSuchGame(_)))), "{refused:?}");
}
