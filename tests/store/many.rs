//! Sessions for three and four players: seats, teams, invitations, terms and starts.

use sztab_game::Language;
use sztab_referee::{
    ComputerPlayer, FactionChoice, Interaction, LobbyOptions, Place, Referee, RefereeError, TermAsked, Venue,
    is_computer, is_person,
};
use sztab_store::{Change, ChannelId, Game, GameId, InteractionId, Reseating, Status, StoreError, UserId};

use crate::refused;
use crate::world::{ALICE, BOB, GUILD, NOON, World, exchange, now, player};

const CAROL: UserId = UserId(3);
const DAVE: UserId = UserId(4);
const EVE: UserId = UserId(5);

/// A session opened by Alice.
struct Sessions {
    world: World,
    referee: Referee,
    presses: u64,
}

impl Sessions {
    async fn new() -> Self {
        let world = World::new().await;
        let referee = Referee::new(world.store.clone(), sztab::KINDS);
        Self { world, referee, presses: 0 }
    }

    fn press(&mut self) -> Interaction {
        self.presses += 1;
        Interaction { id: InteractionId(self.presses), at: NOON }
    }

    fn change(&mut self) -> Change {
        self.press().change()
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
        let (lobby, change) = (self.game(game).await, self.change());
        self.referee.choose_faction(&lobby, player(user), &FactionChoice::of_word(army), change).await.unwrap();
    }

    async fn game(&self, game: GameId) -> Game {
        self.world.store.game(game).await.unwrap()
    }

    async fn options(&self, game: GameId) -> LobbyOptions {
        LobbyOptions::of(&self.game(game).await).unwrap()
    }

    async fn seats(&self, game: GameId) -> Vec<(u8, UserId)> {
        self.game(game).await.seats.iter().map(|seat| (seat.seat, seat.user)).collect()
    }

    async fn set(&mut self, game: GameId, user: UserId, term: &str) -> Result<(), RefereeError> {
        let (seen, change) = (self.options(game).await.agreed, self.change());
        let (key, value) = term.split_once('=').unwrap();
        self.referee.set_term(game, user, TermAsked { key, value, seen }, change).await
    }

    async fn ready(&self, game: GameId) -> Result<(), RefereeError> {
        self.referee.ready(&self.game(game).await)
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
        assert!(sessions.ready(game).await.is_err(), "{terms}: a seat is free");
        assert!(sessions.start(game, ALICE).await.is_err());
        sessions.join(game, *last).await.unwrap();
        assert!(sessions.join(game, EVE).await.is_err(), "{terms}: every seat is taken");
        for (&user, army) in users.iter().zip(armies) {
            sessions.choose(game, user, army).await;
        }
        sessions.choose(game, *last, "borgo").await;
        assert!(sessions.ready(game).await.is_err(), "{terms}: two of the same army");
        sessions.choose(game, *last, "random").await;
        sessions.start(game, BOB).await.unwrap();
        let session = sessions.referee.session(game).await.unwrap();
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
async fn the_single_player_plays_first_by_the_seat() {
    for _ in 0..4 {
        let mut sessions = Sessions::new().await;
        let game = sessions.open("mode=one-vs-team factions=random").await;
        sessions.join(game, BOB).await.unwrap();
        sessions.join(game, CAROL).await.unwrap();
        let change = sessions.change();
        sessions.referee.leave(game, ALICE, change).await.unwrap();
        sessions.join(game, DAVE).await.unwrap();
        sessions.start(game, BOB).await.unwrap();
        assert_eq!(sessions.seats(game).await, [(0, DAVE), (1, BOB), (2, CAROL)]);
    }
}

#[tokio::test]
async fn the_guest_among_more_than_two_is_the_player_after_the_host() {
    let mut sessions = Sessions::new().await;
    let game = sessions.open("mode=teams factions=random first=guest").await;
    for user in [BOB, CAROL, DAVE] {
        sessions.join(game, user).await.unwrap();
    }
    sessions.start(game, BOB).await.unwrap();
    assert_eq!(sessions.seats(game).await, [(0, BOB), (1, CAROL), (2, DAVE), (3, ALICE)], "the teams stay together");
}

#[tokio::test]
async fn seats_are_kept_for_all_who_are_invited_and_others_take_the_rest() {
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
    let own = sessions.referee.sessions_to_join(GUILD, EVE).await.unwrap();
    assert_eq!(own.len(), 0, "a full table cannot be joined");
    sessions.world.store.cancel(game, now()).await.unwrap();
    let game = sessions.open("mode=points").await;
    sessions.join(game, BOB).await.unwrap();
    assert_eq!(sessions.referee.sessions_to_join(GUILD, EVE).await.unwrap().len(), 1, "one of three seats is free");
}

#[tokio::test]
async fn only_the_host_changes_terms_and_only_those_shown() {
    let mut sessions = Sessions::new().await;
    let game = sessions.open("mode=ffa").await;
    sessions.join(game, BOB).await.unwrap();
    refused!(sessions.set(game, BOB, "reinforcements=on").await, RefereeError::OnlyHost);
    refused!(sessions.set(game, CAROL, "reinforcements=on").await, RefereeError::NotInSession);
    for unfit in
        ["board=37", "moloch=off", "mode=chess", "replace=borgo:mutant>medic", "x=y", "leaving=", "factions=random"]
    {
        refused!(sessions.set(game, ALICE, unfit).await, RefereeError::NoSuchTerm);
    }
    let late = TermAsked { key: "start", value: "alternative", seen: 0 };
    sessions.set(game, ALICE, "reinforcements=on").await.unwrap();
    let change = sessions.change();
    refused!(
        sessions.referee.set_term(game, ALICE, late, change).await,
        RefereeError::Store(StoreError::LobbyChanged(_))
    );
    assert_eq!(sessions.options(game).await.terms, "mode=ffa reinforcements=on");
}

#[tokio::test]
async fn all_others_agree_to_changed_terms_before_the_start() {
    let mut sessions = Sessions::new().await;
    let game = sessions.open("mode=ffa factions=random").await;
    sessions.join(game, BOB).await.unwrap();
    sessions.join(game, CAROL).await.unwrap();
    sessions.ready(game).await.unwrap();
    sessions.set(game, ALICE, "mode=points-3").await.unwrap();
    refused!(sessions.ready(game).await, RefereeError::TermsOpen { to_agree } if to_agree == [BOB, CAROL]);
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
    sessions.ready(game).await.unwrap();
    let change = sessions.change();
    refused!(sessions.referee.agree_to_terms(game, EVE, 1, change).await, RefereeError::NotInSession);
    sessions.start(game, DAVE).await.unwrap();
    assert_eq!(sessions.game(game).await.status, Status::Running);
}

#[tokio::test]
async fn another_number_of_players_moves_everybody_up_and_refuses_too_many() {
    let mut sessions = Sessions::new().await;
    let invite = |options: &mut LobbyOptions| {
        options.invited = Some(DAVE.0);
        options.also_invited = vec![EVE.0];
    };
    let game = sessions.open_lobby("mode=teams board=37 moloch=off", invite).await.unwrap();
    sessions.join(game, DAVE).await.unwrap();
    sessions.join(game, CAROL).await.unwrap();
    refused!(sessions.set(game, ALICE, "mode=duel").await, RefereeError::TooManySeated);
    let change = sessions.change();
    sessions.referee.leave(game, DAVE, change).await.unwrap();
    assert_eq!(sessions.seats(game).await, [(0, ALICE), (2, CAROL)]);
    sessions.set(game, ALICE, "mode=duel").await.unwrap();
    assert_eq!(sessions.seats(game).await, [(0, ALICE), (1, CAROL)]);
    let options = sessions.options(game).await;
    assert_eq!((options.terms.as_str(), options.invited), ("", None), "no seat is left for those who were invited");
    sessions.set(game, ALICE, "mode=ffa-4").await.unwrap();
    sessions.join(game, BOB).await.unwrap();
    assert_eq!(sessions.seats(game).await, [(0, ALICE), (1, CAROL), (2, BOB)]);
}

#[tokio::test]
async fn a_player_moves_on_to_the_next_seat_and_takes_the_team_by_it() {
    let mut sessions = Sessions::new().await;
    let game = sessions.open("mode=teams").await;
    sessions.join(game, BOB).await.unwrap();
    sessions.choose(game, BOB, "moloch").await;
    let change = sessions.change();
    sessions.referee.change_seat(game, BOB, change).await.unwrap();
    assert_eq!(sessions.seats(game).await, [(0, ALICE), (2, BOB)]);
    let change = sessions.change();
    sessions.referee.change_seat(game, ALICE, change).await.unwrap();
    assert_eq!(sessions.seats(game).await, [(1, ALICE), (2, BOB)]);
    assert_eq!(sessions.game(game).await.seat_of(BOB).unwrap().faction.as_deref(), Some("moloch"), "armies move along");
    let change = sessions.change();
    refused!(sessions.referee.change_seat(game, EVE, change).await, RefereeError::NotInSession);
    sessions.join(game, CAROL).await.unwrap();
    sessions.join(game, DAVE).await.unwrap();
    let change = sessions.change();
    refused!(sessions.referee.change_seat(game, BOB, change).await, RefereeError::NoOtherSeat);
    sessions.world.store.cancel(game, now()).await.unwrap();
    let duel = sessions.open("").await;
    let change = sessions.change();
    refused!(sessions.referee.change_seat(duel, ALICE, change).await, RefereeError::NoOtherSeat);
}

#[tokio::test]
async fn lots_for_the_teams_keep_everybody_at_the_table() {
    let mut sessions = Sessions::new().await;
    let game = sessions.open("mode=teams").await;
    sessions.join(game, BOB).await.unwrap();
    sessions.join(game, CAROL).await.unwrap();
    let mut seen = std::collections::BTreeSet::new();
    for round in 0..20 {
        let change = sessions.change();
        sessions.referee.shuffle_seats(game, ALICE, round, change).await.unwrap();
        let seats = sessions.seats(game).await;
        assert!(seats.len() == 3 && seats.iter().all(|(seat, _)| *seat < 4), "{seats:?}");
        seen.insert(seats.iter().find(|(_, user)| *user == ALICE).unwrap().0);
    }
    assert!(seen.len() > 1, "twenty lots were alike");
    let change = sessions.change();
    refused!(sessions.referee.shuffle_seats(game, BOB, 20, change).await, RefereeError::OnlyHost);
}

#[tokio::test]
async fn the_house_fills_seats_that_nobody_waits_for_and_gives_way() {
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
    let seats = sessions.seats(game).await;
    assert_eq!(seats.len(), 3, "the seat of the invited one stays free");
    assert!(is_computer(seats[1].1) && is_computer(seats[2].1) && seats[1].1 != seats[2].1);
    let change = sessions.change();
    refused!(
        sessions.referee.fill_with_computers(game, ALICE, &computer, 1, false, change).await,
        RefereeError::NoOtherSeat
    );
    sessions.join(game, BOB).await.unwrap();
    assert_eq!(sessions.seats(game).await[3], (3, BOB));
    let change = sessions.change();
    sessions.referee.change_seat(game, BOB, change).await.unwrap();
    let seats = sessions.seats(game).await;
    assert!(seats[1].1 == BOB && is_computer(seats[3].1), "{seats:?}");
    for user in [ALICE, BOB] {
        sessions.choose(game, user, if user == ALICE { "borgo" } else { "outpost" }).await;
    }
    sessions.start(game, BOB).await.unwrap();
    let seats = sessions.game(game).await.seats;
    assert_eq!(seats.iter().filter(|seat| is_person(seat.user)).count(), 2);
}

#[tokio::test]
async fn ban_and_pick_mirrors_and_ratings_are_for_two() {
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
    refused!(sessions.set(game, ALICE, "mode=teams").await, RefereeError::ForTwo);
    sessions.set(game, ALICE, "start=alternative").await.unwrap();
    sessions.world.store.cancel(game, now()).await.unwrap();
    let rated = sessions.open_lobby("", |options| options.rated = true).await.unwrap();
    sessions.set(rated, ALICE, "mode=ffa-3").await.unwrap();
    assert!(!sessions.options(rated).await.rated, "only duels are rated");
}

#[tokio::test]
async fn of_two_who_reseat_a_table_at_once_one_is_refused() {
    let world = World::new().await;
    let game = world.lobby(5).await;
    let before = vec![(ALICE, 0), (BOB, 1)];
    let anew = |after| Reseating { exchange: exchange("{}", "{}"), before: before.clone(), after, joining: Vec::new() };
    world.store.reseat(game, &anew(vec![(ALICE, 1), (BOB, 0)]), now()).await.unwrap();
    refused!(world.store.reseat(game, &anew(vec![(ALICE, 2)]), now()).await, StoreError::SeatsChanged(_));
    let seats: Vec<_> = world.store.game(game).await.unwrap().seats.iter().map(|seat| (seat.seat, seat.user)).collect();
    assert_eq!(seats, [(0, BOB), (1, ALICE)]);
    let joins = Reseating {
        exchange: exchange("{}", "{}"),
        before: vec![(BOB, 0), (ALICE, 1)],
        after: Vec::new(),
        joining: vec![(player(CAROL), 1)],
    };
    assert!(world.store.reseat(game, &joins, now()).await.is_err(), "a seat has one player");
    assert_eq!(world.store.game(game).await.unwrap().seats.len(), 2, "all or nothing");
}
