//! The players of the week, their settings, and the tables.

use sztab_game::Language;
use sztab_referee::clock::{Hours, TimeControl};
use sztab_referee::{FactionChoice, Interaction, LobbyOptions, Place, Referee, Venue};
use sztab_sandbox::{Id, Person, Sandbox};
use sztab_store::{ChannelId, GameId, GuildId, InteractionId, Player, UnixMs, UserId};

use crate::player::Dice;

use super::model::PlayerSettings;
use super::wall::{CountedTime, HOUR_MS, MINUTE_MS};

pub const TABLE_COUNT: usize = 50;
/// Number of players whose games last days.
const SLOW_PLAYERS: usize = 22;
/// Number of players who play only live games.
const LIVE_PLAYERS: usize = 4;
const LIVE_SESSIONS: [[usize; 2]; 4] = [[22, 23], [24, 25], [22, 24], [25, 23]];

/// The frequency with which a person looks at Discord.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Habit {
    Keen,
    Daily,
    Forgetful,
    /// Stops looking after two days.
    Leaves,
    Sitting,
}

impl Habit {
    /// The number of milliseconds until the next visit; `None` if there is no further visit.
    pub fn pause(self, since_begin: i64, dice: &mut Dice) -> Option<i64> {
        let (least, most) = match self {
            Self::Keen => (4 * HOUR_MS, 12 * HOUR_MS),
            Self::Daily => (14 * HOUR_MS, 30 * HOUR_MS),
            Self::Forgetful => (34 * HOUR_MS, 80 * HOUR_MS),
            Self::Leaves if since_begin > 48 * HOUR_MS => return None,
            Self::Leaves => (6 * HOUR_MS, 16 * HOUR_MS),
            Self::Sitting if since_begin > 6 * HOUR_MS => return None,
            Self::Sitting => (2 * MINUTE_MS, 8 * MINUTE_MS),
        };
        let span = usize::try_from(most - least).unwrap();
        Some(least + i64::try_from(dice.draw_below(span)).unwrap())
    }
}

pub struct Participant {
    pub person: Person,
    pub habit: Habit,
    pub wishes: PlayerSettings,
    pub next_look: Option<i64>,
}

/// An open session.
pub struct OpenSession {
    pub game: GameId,
    pub channel: Id,
    /// The indices of the people, by seat.
    pub seats: [usize; 2],
    pub control: Option<TimeControl>,
}

/// Time zones, with their offsets from UTC in November, in minutes.
const TIME_ZONES: [(&str, i64); 5] =
    [("Europe/Warsaw", 60), ("Asia/Tokyo", 540), ("America/New_York", -300), ("Asia/Kolkata", 330), ("UTC", 0)];

/// The first and last playing hours of some players.
const PLAYING_HOURS: [Option<(i64, i64)>; 4] = [None, Some((8, 22)), Some((18, 4)), Some((7, 15))];

/// The people of the week. Their settings are stored through the referee.
pub async fn create_people(
    sandbox: &Sandbox,
    guild: Id,
    referee: &Referee,
    begin: i64,
    dice: &mut Dice,
) -> Vec<Participant> {
    let mut people = Vec::new();
    for number in 0..SLOW_PLAYERS + LIVE_PLAYERS {
        let is_slow = number < SLOW_PLAYERS;
        let habit = match number % 6 {
            _ if !is_slow => Habit::Sitting,
            0 | 3 => Habit::Keen,
            1 | 4 => Habit::Daily,
            2 => Habit::Forgetful,
            _ => Habit::Leaves,
        };
        let (zone, ahead) = TIME_ZONES[number % TIME_ZONES.len()];
        let every = *[None, Some(8), Some(0), Some(12), Some(30), None, Some(6)].get(number % 7).unwrap();
        let wishes = PlayerSettings {
            wall: CountedTime {
                ahead,
                hours: PLAYING_HOURS[number % PLAYING_HOURS.len()].filter(|_| is_slow),
                away: Vec::new(),
            },
            every: i64::from(every.unwrap_or(24)),
            directly: number % 4 == 1,
            takes_direct: number != 5 && number != 17,
            next_up: number % 5 == 3,
            draws_by_hand: number % 3 == 2,
        };
        let person = sandbox.add_person(guild, &format!("Person {number}"), "en-GB");
        sandbox.set_accepts_direct_messages(person.id(), wishes.takes_direct);
        let user = UserId(person.id());
        let set = |personal: &mut sztab_referee::PersonalSettings| {
            (personal.remind_every, personal.remind_directly, personal.next_up) =
                (every, wishes.directly, wishes.next_up);
            personal.draws_by_hand = wishes.draws_by_hand;
        };
        referee.set_personal(user, UnixMs(begin), set).await.unwrap();
        let hour = |hour: i64| u16::try_from(hour * 60).unwrap();
        let hours = wishes.wall.hours.map(|(from, to)| Hours { from: hour(from), to: hour(to) });
        referee.set_playing_hours(user, zone, hours, UnixMs(begin)).await.unwrap();
        let next_look = habit.pause(0, dice).map(|pause| begin + if is_slow { pause / 3 } else { pause });
        people.push(Participant { person, habit, wishes, next_look });
    }
    people
}

/// The sessions. All begin at the same time, each in its own channel.
pub async fn open_sessions(
    sandbox: &Sandbox,
    guild: Id,
    referee: &Referee,
    (people, begin): (&[Participant], i64),
    dice: &mut Dice,
) -> Vec<OpenSession> {
    let controls = [
        None,
        Some(TimeControl::PerTurn { hours: 24 }),
        Some(TimeControl::Bank { hours: 20, increment: 6, cap: 30 }),
        Some(TimeControl::PerTurn { hours: 48 }),
        Some(TimeControl::PerTurn { hours: 24 }),
    ];
    let mut sessions = Vec::new();
    for number in 0..TABLE_COUNT {
        let (seats, control) = if let Some(seats) = LIVE_SESSIONS.get(number) {
            (*seats, Some(TimeControl::Live { minutes: 30 }))
        } else {
            let first = number % SLOW_PLAYERS;
            ([first, (first + 1 + dice.draw_below(SLOW_PLAYERS - 1)) % SLOW_PLAYERS], controls[number % controls.len()])
        };
        let channel = sandbox.add_channel(guild, &format!("table-{number}"));
        let at = UnixMs(begin);
        let press = |of: usize| Interaction { id: InteractionId(u64::try_from(number * 10 + of + 1).unwrap()), at };
        let player = |seat: usize| {
            let person = &people[seats[seat]].person;
            Player { user: UserId(person.id()), name: person.name() }
        };
        let usual = LobbyOptions::new(Language::English, Place::Here);
        let options = LobbyOptions { clock: control, terms: "factions=random first=host".to_owned(), ..usual };
        let place = Venue { guild: GuildId(guild), channel: ChannelId(channel) };
        let game = referee.open_lobby(place, player(0), &FactionChoice::Random, &options, press(0)).await.unwrap();
        referee.join(game, player(1), press(1).into_change()).await.unwrap();
        referee.start(game, player(0).user, place.channel, press(2)).await.unwrap();
        sessions.push(OpenSession { game, channel, seats, control });
    }
    sessions
}
