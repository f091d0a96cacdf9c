//! Games during which the bot dies repeatedly.

use std::collections::BTreeMap;
use std::process::Command;
use std::time::Duration;

use sztab_sandbox::{Failure, Person, Sandbox};
use tokio::time::Instant;

use super::audit;
use crate::club::{Club, Duel, Place};
use crate::player::{Dice, Session, pause_briefly};

/// Time after which a bot that has not reached the place where it was to abort is killed anyway.
const MAX_LIFETIME: Duration = Duration::from_secs(40);

/// The cause of the bot's death.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Death {
    /// The bot aborts at a place in the program.
    At(&'static str),
    /// The bot aborts as well, immediately after Discord has accepted a post and the response was lost.
    Unanswered,
    /// The bot is killed from outside, at an arbitrary point of play.
    InPlay,
    /// The bot is killed from outside while it starts.
    Starting,
    /// The bot is killed from outside after it was told to stop.
    Stopping,
}

/// Places that the program passes during play. It dies at a random one of the passes given by the first pass and their
/// number. The first commit after a start is only an attempt to write, made before anybody plays.
const PLACES: [(&str, usize, usize); 10] = [
    ("before-commit", 2, 6),
    ("after-commit", 2, 6),
    ("before-send", 1, 3),
    ("after-send", 1, 3),
    ("before-chapter", 1, 1),
    ("after-chapter", 1, 1),
    ("before-decision", 1, 20),
    ("after-decision", 1, 20),
    ("before-act", 1, 3),
    ("after-act", 1, 3),
];

/// A server whose bot dies, and the session being played.
pub struct Siege {
    pub club: Club,
    dice: Dice,
    armies: Vec<[&'static str; 2]>,
    /// True if one person plays against the bot; false if two people play each other.
    is_against_sztab: bool,
    /// True if the players play legal lines of a game of any kind rather than pressing the controls of posts.
    says_lines: bool,
    sessions: usize,
    /// Number of acts in all sessions to which the bot has responded; `refused` is the number of those it refused.
    answered: usize,
    refused: usize,
    /// Number of the bot's deaths, by kind.
    pub deaths: BTreeMap<Death, u32>,
}

/// The way in which a run of the bot ended.
enum RunEnd {
    Died,
    GameOver,
}

impl Siege {
    pub async fn begin(seed: u64, armies: &[[&'static str; 2]]) -> Self {
        Self { armies: armies.to_vec(), ..Self::from_club(Club::open().await, seed) }
    }

    /// As `lay`, with one person playing against the bot.
    pub async fn begin_against_sztab(seed: u64, armies: &[[&'static str; 2]]) -> Self {
        Self { is_against_sztab: true, ..Self::begin(seed, armies).await }
    }

    /// Plays one game after another until all of these deaths have occurred, in any order.
    pub async fn endure(&mut self, mut plan: Vec<Death>) {
        while !plan.is_empty() {
            self.sessions += 1;
            let name = format!("siege-{}", self.sessions);
            let place = if self.sessions.is_multiple_of(2) { Place::Thread } else { Place::Here };
            let armies = self.armies[self.sessions % self.armies.len()];
            let duel = if self.is_against_sztab {
                self.club.start_duel_against_sztab(&name, armies[0]).await
            } else {
                self.club.start_duel_between(&name, place, armies).await
            };
            self.play(&duel, &mut plan).await;
        }
        assert!(self.refused * 2 < self.answered, "most of what was tried was done");
    }

    /// A server whose bot has not been started yet.
    pub fn from_club(club: Club, seed: u64) -> Self {
        Self {
            club,
            dice: Dice::new(seed),
            armies: Vec::new(),
            is_against_sztab: false,
            says_lines: false,
            sessions: 0,
            answered: 0,
            refused: 0,
            deaths: BTreeMap::new(),
        }
    }

    /// As `of`, for a game of any kind in which the players play legal lines.
    pub fn from_club_by_lines(club: Club, seed: u64) -> Self {
        Self { says_lines: true, ..Self::from_club(club, seed) }
    }

    /// Plays a game to its end; on the way the bot dies these deaths, as many as the length of the game allows.
    pub async fn play_out(&mut self, duel: &Duel<Vec<Person>>, mut plan: Vec<Death>) {
        self.play(duel, &mut plan).await;
        let sandbox = self.club.sandbox.clone();
        let mut session = self.session(&sandbox, duel);
        while act(&mut session).await {}
        audit::check_settled(&self.club, duel, &session.acknowledged).await;
    }

    /// The people in a session, with their own dice.
    fn session<'a, P: AsRef<[Person]>>(&mut self, sandbox: &'a Sandbox, duel: &'a Duel<P>) -> Session<'a> {
        Session {
            sandbox,
            channel: duel.channel,
            people: duel.people.as_ref(),
            dice: Dice::new(self.dice.draw_below(1 << 30) as u64),
            acknowledged: Vec::new(),
            is_calm: false,
            is_settled: false,
            lines_of: self.says_lines.then(|| (self.club.database(), duel.game)),
        }
    }

    /// Plays a game; the bot dies as long as the plan contains deaths.
    async fn play<P: AsRef<[Person]>>(&mut self, duel: &Duel<P>, plan: &mut Vec<Death>) {
        let sandbox = self.club.sandbox.clone();
        let mut session = self.session(&sandbox, duel);
        self.club.kill_bot();
        let mut is_over = false;
        while !is_over && !plan.is_empty() {
            let death = plan.swap_remove(self.dice.draw_below(plan.len()));
            is_over = matches!(self.run_until_death(&mut session, death, plan).await, RunEnd::GameOver);
            audit::check_after_kill(&self.club, duel, &session.acknowledged).await;
        }
        self.club.restart().await;
        audit::check_settled(&self.club, duel, &session.acknowledged).await;
        self.answered += session.acknowledged.len();
        self.refused += session.acknowledged.iter().filter(|act| act.is_refused()).count();
    }

    /// One run of the bot, from its start to the given death.
    async fn run_until_death(&mut self, session: &mut Session<'_>, death: Death, plan: &mut Vec<Death>) -> RunEnd {
        let identified = self.club.sandbox.identify_count();
        self.start(death);
        if death == Death::Starting {
            tokio::time::sleep(Duration::from_millis(self.dice.draw_below(500) as u64)).await;
            self.kill(death);
            return RunEnd::Died;
        }
        while self.club.sandbox.identify_count() == identified && self.club.bot_exit().is_none() {
            pause_briefly().await;
        }
        let enough = Instant::now() + Duration::from_millis(self.dice.draw_below(400) as u64);
        let latest = Instant::now() + MAX_LIFETIME;
        let mut is_over = false;
        while self.club.bot_exit().is_none() && !is_over && Instant::now() < latest {
            let club = &mut self.club;
            tokio::select! {
                goes_on = act(session) => is_over = !goes_on,
                () = wait_for_exit(club) => {}
                () = tokio::time::sleep_until(enough), if matches!(death, Death::InPlay | Death::Stopping) => break,
            }
        }
        let by_itself = self.club.bot_exit().is_some();
        if by_itself {
            self.count_death(death);
        } else if matches!(death, Death::InPlay | Death::Stopping) && !is_over {
            self.kill(death);
        } else {
            // The place was not reached, so the death is tried again in another run.
            plan.push(death);
        }
        self.club.kill_bot();
        if is_over { RunEnd::GameOver } else { RunEnd::Died }
    }

    /// Starts the bot; if the death is an abort, the bot is set up to abort.
    fn start(&mut self, death: Death) {
        let fault = match death {
            Death::At(place) => {
                let &(_, first, among) = PLACES.iter().find(|(known, ..)| *known == place).unwrap();
                format!("{place}=die@{}", first + self.dice.draw_below(among))
            }
            Death::Unanswered => {
                self.club.sandbox.lose_next_response("POST /channels/*/messages", 1);
                "lost-send=die".to_owned()
            }
            Death::InPlay | Death::Starting | Death::Stopping => String::new(),
        };
        self.club.start_bot_with(Command::new(env!("CARGO_BIN_EXE_sztab")).env("SZTAB_FAULT", fault));
    }

    fn count_death(&mut self, death: Death) {
        use std::os::unix::process::ExitStatusExt;
        let status = self.club.bot_exit().unwrap();
        assert_eq!(status.signal(), Some(SIGABRT), "{status} instead of {death:?}: {}", self.club.log());
        *self.deaths.entry(death).or_default() += 1;
    }

    /// Kills the bot from outside.
    fn kill(&mut self, death: Death) {
        if death == Death::Stopping {
            let number = self.club.bot_id().to_string();
            assert!(Command::new("kill").args(["-TERM", &number]).status().unwrap().success());
            std::thread::sleep(Duration::from_millis(self.dice.draw_below(40) as u64));
        }
        self.club.kill_bot();
        *self.deaths.entry(death).or_default() += 1;
    }
}

/// The signal with which the program aborts.
pub const SIGABRT: i32 = 6;

/// Performs an act, ignoring its result. Returns `false` when the game is over.
async fn act(session: &mut Session<'_>) -> bool {
    match session.act().await {
        Ok(goes_on) => goes_on,
        // "The application did not respond", so the player looks at the session again.
        Err(Failure::DidNotRespond | Failure::Refused(_)) => {
            pause_briefly().await;
            true
        }
        Err(Failure::TimedOut) => panic!("the channel does not show what was done"),
    }
}

/// Waits until the bot has ended.
pub async fn wait_for_exit(club: &mut Club) {
    while club.bot_exit().is_none() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}
