//! Sessions for three and four players: seats, teams, invitations, terms and starts.

use sztab_game::Language;
use sztab_referee::{
    ComputerPlayer, FactionChoice, Interaction, LobbyOptions, Place, Referee, RefereeError, TermRequest, Venue,
    is_computer, is_person,
};
use sztab_store::{Change, ChannelId, Game, GameId, InteractionId, Reseating, Status, StoreError, UserId};

use crate::refused;
use crate::world::{ALICE, BOB, GUILD, NOON, TestDatabase, change_at_noon, exchange, player};

const CAROL: UserId = UserId(3);
const DAVE: UserId = UserId(4);
const EVE: UserId = UserId(5);

/// A session opened by Alice.
struct Sessions {
    world: TestDatabase,
    referee: Referee,
    presses: u64,
}

impl Sessions {
    async fn new() -> Self {
        let world = TestDatabase::new().await;
        let referee = Referee::new(world.store.clone(), sztab::KINDS);
        Self { world, referee, presses: 0 }
    }

    fn press(&mut self) -> Interaction {
        self.presses += 1;
        Interaction { id: InteractionId(self.presses), at: NOON }
    }

    fn change(&mut self) -> Change {
        self.press().into_change()
    }

    async fn open_lobby(
        &mut self,
        terms: &str,
        agreed: impl FnOnce(&mut LobbyOptions),
    ) -> Result<GameId, RefereeError> {
        let mut options = LobbyOptions::new(Language::English, Place::Here);
        options.terms = terms.to_owned();
        agreed(&mut options);
        let (venue, press) = (Venue { guild: GUILD, channel: ChannelId(5) }, self.press());
        self.referee.open_lobby(venue, player(ALICE), &FactionChoice::Open, &options, press).await
    }

    async fn open(&mut self, terms: &str) -> GameId {
        self.open_lobby(terms, |_| {}).await.unwrap()
    }

    async fn join(&mut self, game: GameId, user: UserId) -> Result<(), RefereeError> {
        let change = self.change();
        self.referee.join(game, player(user), change).await
    }

    async fn choose(&mut self, game: GameId, user: UserId, army: &str) {
        let (lobby, change) = (self.load_game(game).await, self.change());
        self.referee.choose_faction(&lobby, player(user), &FactionChoice::parse(army), change).await.unwrap();
    }

    async fn load_game(&self, game: GameId) -> Game {
        self.world.store.load_game(game).await.unwrap()
    }

    async fn load_options(&self, game: GameId) -> LobbyOptions {
        LobbyOptions::from_record(&self.load_game(game).await).unwrap()
    }

    async fn load_seats(&self, game: GameId) -> Vec<(u8, UserId)> {
        self.load_game(game).await.seats.iter().map(|seat| (seat.seat, seat.user)).collect()
    }

    async fn set_term(&mut self, game: GameId, user: UserId, term: &str) -> Result<(), RefereeError> {
        let (seen, change) = (self.load_options(game).await.agreed, self.change());
        let (key, value) = term.split_once('=').unwrap();
        self.referee.set_term(game, user, TermRequest { key, value, seen }, change).await
    }

    async fn check_ready(&self, game: GameId) -> Result<(), RefereeError> {
        self.referee.check_ready(&self.load_game(game).await)
    }

    async fn start(&mut self, game: GameId, user: UserId) -> Result<(), RefereeError> {
        let press = self.press();
        self.referee.start(game, user, ChannelId(5), press).await
    }
}

#[tokio::test]
async fn a_table_of_each_mode_starts_once_every_seat_is_taken_and_armies_differ() {
    let armies = ["borgo", "hegemony", "moloch", "outpost"];
    for (terms, users) in [
        ("", &[ALICE, BOB][..]),
        ("mode=ffa", &[ALICE, BOB, CAROL]),
        ("mode=ffa seats=4 board=37", &[ALICE, BOB, CAROL, DAVE]),
        ("mode=points", &[ALICE, BOB, CAROL]),
        ("mode=points seats=4", &[ALICE, BOB, CAROL, DAVE]),
        ("mode=one-vs-team", &[ALICE, BOB, CAROL]),
        ("mode=teams moloch=off", &[ALICE, BOB, CAROL, DAVE]),
    ] {
        let mut sessions = Sessions::new().await;
        let game = sessions.open(terms).await;
        let (last, others) = users.split_last().unwrap();
        for &user in &others[1..] {
            sessions.join(game, user).await.unwrap();
        }
        assert!(sessions.check_ready(game).await.is_err(), "{terms}: a seat is free");
        assert!(sessions.start(game, ALICE).await.is_err());
        sessions.join(game, *last).await.unwrap();
        assert!(sessions.join(game, EVE).await.is_err(), "{terms}: every seat is taken");
        for (&user, army) in users.iter().zip(armies) {
            sessions.choose(game, user, army).await;
        }
        sessions.choose(game, *last, "borgo").await;
        assert!(sessions.check_ready(game).await.is_err(), "{terms}: two of the same army");
        sessions.choose(game, *last, "random").await;
        sessions.start(game, BOB).await.unwrap();
        let session = sessions.referee.load_session(game).await.unwrap();
        assert_eq!(session.game().sides().len(), users.len(), "{terms}");
        let played: Vec<_> = session.record.seats.iter().map(|seat| seat.faction.clone().unwrap()).collect();
        assert!(played.iter().enumerate().all(|(at, army)| !played[..at].contains(army)), "{terms}: {played:?}");
        let all: Vec<UserId> = session.record.seats.iter().map(|seat| seat.user).collect();
        assert!(users.iter().all(|user| all.contains(user)), "{terms}");
        if terms.is_empty() {
            continue;
        }
        let turned = users.iter().cycle().skip_while(|user| **user != all[0]).take(users.len());
        assert!(turned.eq(&all), "{terms}: they play as they sit, from the one who begins: {all:?}");
    }
}

#[tokio::test]
async fn the_single_player_plays_first_by_seat() {
    for _ in 0..4 {
        let mut sessions = Sessions::new().await;
        let game = sessions.open("mode=one-vs-team factions=random").await;
        sessions.join(game, BOB).await.unwrap();
        sessions.join(game, CAROL).await.unwrap();
        let change = sessions.change();
        sessions.referee.leave(game, ALICE, change).await.unwrap();
        sessions.join(game, DAVE).await.unwrap();
        sessions.start(game, BOB).await.unwrap();
        assert_eq!(sessions.load_seats(game).await, [(0, DAVE), (1, BOB), (2, CAROL)]);
    }
}

#[tokio::test]
async fn with_several_players_the_guest_sits_after_the_host() {
    let mut sessions = Sessions::new().await;
    let game = sessions.open("mode=teams factions=random first=guest").await;
    for user in [BOB, CAROL, DAVE] {
        sessions.join(game, user).await.unwrap();
    }
    sessions.start(game, BOB).await.unwrap();
    assert_eq!(
        sessions.load_seats(game).await,
        [(0, BOB), (1, CAROL), (2, DAVE), (3, ALICE)],
        "the teams stay together"
    );
}

#[tokio::test]
async fn seats_are_reserved_for_invited_players_and_others_take_the_rest() {
    let mut sessions = Sessions::new().await;
    let invite = |options: &mut LobbyOptions| {
        options.invited = Some(BOB.0);
        options.also_invited = vec![CAROL.0];
    };
    let game = sessions.open_lobby("mode=ffa seats=4", invite).await.unwrap();
    sessions.join(game, DAVE).await.unwrap();
    refused!(sessions.join(game, EVE).await, RefereeError::SeatKept);
    sessions.join(game, CAROL).await.unwrap();
    refused!(sessions.join(game, EVE).await, RefereeError::SeatKept);
    sessions.join(game, BOB).await.unwrap();
    let change = sessions.change();
    sessions.referee.leave(game, ALICE, change).await.unwrap();
    refused!(sessions.join(game, EVE).await, RefereeError::SeatKept);
    sessions.join(game, ALICE).await.unwrap();
    let own = sessions.referee.find_sessions_to_join(GUILD, EVE).await.unwrap();
    assert_eq!(own.len(), 0, "a full table cannot be joined");
    sessions.world.store.cancel(game, change_at_noon()).await.unwrap();
    let game = sessions.open("mode=points").await;
    sessions.join(game, BOB).await.unwrap();
    assert_eq!(
        sessions.referee.find_sessions_to_join(GUILD, EVE).await.unwrap().len(),
        1,
        "one of three seats is free"
    );
}

#[tokio::test]
async fn only_the_host_changes_terms_and_only_the_offered_ones() {
    let mut sessions = Sessions::new().await;
    let game = sessions.open("mode=ffa").await;
    sessions.join(game, BOB).await.unwrap();
    refused!(sessions.set_term(game, BOB, "reinforcements=on").await, RefereeError::OnlyHost);
    refused!(sessions.set_term(game, CAROL, "reinforcements=on").await, RefereeError::NotInSession);
    for unfit in
        ["board=37", "moloch=off", "mode=chess", "replace=borgo:mutant>medic", "x=y", "leaving=", "factions=random"]
    {
        refused!(sessions.set_term(game, ALICE, unfit).await, RefereeError::NoSuchTerm);
    }
    let late = TermRequest { key: "start", value: "alternative", seen: 0 };
    sessions.set_term(game, ALICE, "reinforcements=on").await.unwrap();
    let change = sessions.change();
    refused!(
        sessions.referee.set_term(game, ALICE, late, change).await,
        RefereeError::Store(StoreError::LobbyChanged(_))
    );
    assert_eq!(sessions.load_options(game).await.terms, "mode=ffa reinforcements=on");
}

#[tokio::test]
async fn all_others_agree_to_changed_terms_before_the_start() {
    let mut sessions = Sessions::new().await;
    let game = sessions.open("mode=ffa factions=random").await;
    sessions.join(game, BOB).await.unwrap();
    sessions.join(game, CAROL).await.unwrap();
    sessions.check_ready(game).await.unwrap();
    sessions.set_term(game, ALICE, "mode=points-3").await.unwrap();
    refused!(sessions.check_ready(game).await, RefereeError::TermsOpen { to_agree } if to_agree == [BOB, CAROL]);
    let change = sessions.change();
    refused!(
        sessions.referee.agree_to_terms(game, BOB, 0, change).await,
        RefereeError::Store(StoreError::LobbyChanged(_))
    );
    let change = sessions.change();
    sessions.referee.agree_to_terms(game, BOB, 1, change).await.unwrap();
    // A player who leaves no longer has to agree, and a new player sees the current terms.
    let change = sessions.change();
    sessions.referee.leave(game, CAROL, change).await.unwrap();
    sessions.join(game, DAVE).await.unwrap();
    sessions.check_ready(game).await.unwrap();
    let change = sessions.change();
    refused!(sessions.referee.agree_to_terms(game, EVE, 1, change).await, RefereeError::NotInSession);
    sessions.start(game, DAVE).await.unwrap();
    assert_eq!(sessions.load_game(game).await.status, Status::Running);
}

#[tokio::test]
async fn changing_the_number_of_players_moves_everyone_up_or_is_refused() {
    let mut sessions = Sessions::new().await;
    let invite = |options: &mut LobbyOptions| {
        options.invited = Some(DAVE.0);
        options.also_invited = vec![EVE.0];
    };
    let game = sessions.open_lobby("mode=teams board=37 moloch=off", invite).await.unwrap();
    sessions.join(game, DAVE).await.unwrap();
    sessions.join(game, CAROL).await.unwrap();
    refused!(sessions.set_term(game, ALICE, "mode=duel").await, RefereeError::TooManySeated);
    let change = sessions.change();
    sessions.referee.leave(game, DAVE, change).await.unwrap();
    assert_eq!(sessions.load_seats(game).await, [(0, ALICE), (2, CAROL)]);
    sessions.set_term(game, ALICE, "mode=duel").await.unwrap();
    assert_eq!(sessions.load_seats(game).await, [(0, ALICE), (1, CAROL)]);
    let options = sessions.load_options(game).await;
    assert_eq!((options.terms.as_str(), options.invited), ("", None), "no seat is left for those who were invited");
    sessions.set_term(game, ALICE, "mode=ffa-4").await.unwrap();
    sessions.join(game, BOB).await.unwrap();
    assert_eq!(sessions.load_seats(game).await, [(0, ALICE), (1, CAROL), (2, BOB)]);
}

#[tokio::test]
async fn a_player_moves_to_the_next_seat_and_joins_its_team() {
    let mut sessions = Sessions::new().await;
    let game = sessions.open("mode=teams").await;
    sessions.join(game, BOB).await.unwrap();
    sessions.choose(game, BOB, "moloch").await;
    let change = sessions.change();
    sessions.referee.change_seat(game, BOB, change).await.unwrap();
    assert_eq!(sessions.load_seats(game).await, [(0, ALICE), (2, BOB)]);
    let change = sessions.change();
    sessions.referee.change_seat(game, ALICE, change).await.unwrap();
    assert_eq!(sessions.load_seats(game).await, [(1, ALICE), (2, BOB)]);
    assert_eq!(
        sessions.load_game(game).await.seat_of(BOB).unwrap().faction.as_deref(),
        Some("moloch"),
        "armies move along"
    );
    let change = sessions.change();
    refused!(sessions.referee.change_seat(game, EVE, change).await, RefereeError::NotInSession);
    sessions.join(game, CAROL).await.unwrap();
    sessions.join(game, DAVE).await.unwrap();
    let change = sessions.change();
    refused!(sessions.referee.change_seat(game, BOB, change).await, RefereeError::NoOtherSeat);
    sessions.world.store.cancel(game, change_at_noon()).await.unwrap();
    let duel = sessions.open("").await;
    let change = sessions.change();
    refused!(sessions.referee.change_seat(duel, ALICE, change).await, RefereeError::NoOtherSeat);
}

#[tokio::test]
async fn drawing_teams_by_lot_keeps_every_player() {
    let mut sessions = Sessions::new().await;
    let game = sessions.open("mode=teams").await;
    sessions.join(game, BOB).await.unwrap();
    sessions.join(game, CAROL).await.unwrap();
    let mut seen = std::collections::BTreeSet::new();
    for round in 0..20 {
        let change = sessions.change();
        sessions.referee.shuffle_seats(game, ALICE, round, change).await.unwrap();
        let seats = sessions.load_seats(game).await;
        assert!(seats.len() == 3 && seats.iter().all(|(seat, _)| *seat < 4), "{seats:?}");
        seen.insert(seats.iter().find(|(_, user)| *user == ALICE).unwrap().0);
    }
    assert!(seen.len() > 1, "twenty lots were alike");
    let change = sessions.change();
    refused!(sessions.referee.shuffle_seats(game, BOB, 20, change).await, RefereeError::OnlyHost);
}

#[tokio::test]
async fn computer_players_fill_free_seats_and_give_way() {
    let mut sessions = Sessions::new().await;
    let invite = |options: &mut LobbyOptions| options.invited = Some(BOB.0);
    let game = sessions.open_lobby("mode=teams", invite).await.unwrap();
    let computer = |number: usize| ComputerPlayer { strength: "casual".to_owned(), name: format!("Sztab {number}") };
    let change = sessions.change();
    refused!(
        sessions.referee.fill_with_computers(game, BOB, &computer, 9, false, change).await,
        RefereeError::NotInSession
    );
    let change = sessions.change();
    sessions.referee.fill_with_computers(game, ALICE, &computer, usize::MAX, false, change).await.unwrap();
    let seats = sessions.load_seats(game).await;
    assert_eq!(seats.len(), 3, "the seat of the invited one stays free");
    assert!(is_computer(seats[1].1) && is_computer(seats[2].1) && seats[1].1 != seats[2].1);
    let change = sessions.change();
    refused!(
        sessions.referee.fill_with_computers(game, ALICE, &computer, 1, false, change).await,
        RefereeError::NoOtherSeat
    );
    sessions.join(game, BOB).await.unwrap();
    assert_eq!(sessions.load_seats(game).await[3], (3, BOB));
    let change = sessions.change();
    sessions.referee.change_seat(game, BOB, change).await.unwrap();
    let seats = sessions.load_seats(game).await;
    assert!(seats[1].1 == BOB && is_computer(seats[3].1), "{seats:?}");
    for user in [ALICE, BOB] {
        sessions.choose(game, user, if user == ALICE { "borgo" } else { "outpost" }).await;
    }
    sessions.start(game, BOB).await.unwrap();
    let seats = sessions.load_game(game).await.seats;
    assert_eq!(seats.iter().filter(|seat| is_person(seat.user)).count(), 2);
}

#[tokio::test]
async fn bans_mirrors_and_ratings_need_two_players() {
    let mut sessions = Sessions::new().await;
    let agreements: [fn(&mut LobbyOptions); 3] = [
        |options| options.terms.push_str(" factions=draft"),
        |options| options.terms.push_str(" mirror=fresh"),
        |options| options.rated = true,
    ];
    for agreed in agreements {
        refused!(sessions.open_lobby("mode=ffa", agreed).await, RefereeError::ForTwo);
    }
    let game = sessions.open("factions=draft").await;
    refused!(sessions.set_term(game, ALICE, "mode=teams").await, RefereeError::ForTwo);
    sessions.set_term(game, ALICE, "start=alternative").await.unwrap();
    sessions.world.store.cancel(game, change_at_noon()).await.unwrap();
    let rated = sessions.open_lobby("", |options| options.rated = true).await.unwrap();
    sessions.set_term(rated, ALICE, "mode=ffa-3").await.unwrap();
    assert!(!sessions.load_options(rated).await.rated, "only duels are rated");
}

#[tokio::test]
async fn one_of_two_simultaneous_reseatings_is_refused() {
    let world = TestDatabase::new().await;
    let game = world.create_lobby(5).await;
    let before = vec![(ALICE, 0), (BOB, 1)];
    let anew = |after| Reseating { exchange: exchange("{}", "{}"), before: before.clone(), after, joining: Vec::new() };
    world.store.reseat(game, &anew(vec![(ALICE, 1), (BOB, 0)]), change_at_noon()).await.unwrap();
    refused!(world.store.reseat(game, &anew(vec![(ALICE, 2)]), change_at_noon()).await, StoreError::SeatsChanged(_));
    let seats: Vec<_> =
        world.store.load_game(game).await.unwrap().seats.iter().map(|seat| (seat.seat, seat.user)).collect();
    assert_eq!(seats, [(0, BOB), (1, ALICE)]);
    let joins = Reseating {
        exchange: exchange("{}", "{}"),
        before: vec![(BOB, 0), (ALICE, 1)],
        after: Vec::new(),
        joining: vec![(player(CAROL), 1)],
    };
    assert!(world.store.reseat(game, &joins, change_at_noon()).await.is_err(), "a seat has one player");
    assert_eq!(world.store.load_game(game).await.unwrap().seats.len(), 2, "all or nothing");
}
