//! Sessions that are played at random.

use sztab_game::Language;
use sztab_referee::{Act, FactionChoice, Interaction, LobbyOptions, Place, Referee, Request, Venue};
use sztab_store::{ChannelId, GameId, InteractionId, Seq, Store, UnixMs, UserId};

use crate::world::{ALICE, BOB, GUILD, NOON, legal_lines, player};
use sztab_kit::Dice;

/// Alice and Bob in any number of sessions, at a time that tests can set.
pub struct TimedSessions {
    pub referee: Referee,
    pub now: UnixMs,
    presses: u64,
    dice: Dice,
}

impl TimedSessions {
    /// A new hall. Halls with different numbers make different presses and play differently.
    pub fn new(store: &Store, number: u64) -> Self {
        let dice = Dice::new(number + 1);
        Self { referee: Referee::new(store.clone(), sztab::KINDS), now: NOON, presses: (number + 1) * 1_000_000, dice }
    }

    /// A number below a bound.
    pub fn draw_below(&mut self, bound: usize) -> usize {
        self.dice.draw_below(bound)
    }

    pub fn press(&mut self) -> Interaction {
        self.presses += 1;
        Interaction { id: InteractionId(self.presses), at: self.now }
    }

    /// A game between Alice, who plays first, and Bob.
    pub async fn begin(&mut self, channel: u64, armies: [&str; 2], agreed: impl FnOnce(&mut LobbyOptions)) -> GameId {
        let mut options = LobbyOptions::new(Language::English, Place::Here);
        agreed(&mut options);
        options.terms.push_str(" first=host");
        let [first, second] = armies.map(|army| FactionChoice::Faction(army.to_owned()));
        let place = Venue { guild: GUILD, channel: ChannelId(channel) };
        let press = self.press();
        let game = self.referee.open_lobby(place, player(ALICE), &first, &options, press).await.unwrap();
        let joins = self.press().into_change();
        self.referee.join(game, player(BOB), joins).await.unwrap();
        let lobby = self.referee.store().load_game(game).await.unwrap();
        let chooses = self.press().into_change();
        self.referee.choose_faction(&lobby, player(BOB), &second, chooses).await.unwrap();
        let press = self.press();
        self.referee.start(game, ALICE, place.channel, press).await.unwrap();
        game
    }

    pub fn request(&mut self, game: GameId, user: UserId, act: &str) -> Request {
        self.presses += 1;
        let press = Interaction { id: InteractionId(self.presses), at: self.now };
        Request { act: Act::Line(act.to_owned()), ..Request::new(game, user, None, press) }
    }

    /// Plays a random action of the player to act. Returns the length of the log; `None` once the game is over.
    pub async fn play_step(&mut self, game: GameId) -> Option<Seq> {
        let session = self.referee.load_session(game).await.unwrap();
        let (_, user) = session.next_to_act()?;
        let lines = legal_lines(&session);
        // Placing tiles is preferred, so that there are Battles to fight.
        let busy: Vec<&String> = lines.iter().filter(|line| *line != "end" && !line.starts_with("discard")).collect();
        let line = if busy.is_empty() {
            lines[self.draw_below(lines.len())].clone()
        } else {
            busy[self.draw_below(busy.len())].clone()
        };
        let request = self.request(game, user, &line);
        Some(self.referee.act(request).await.unwrap().session.seq)
    }

    /// Plays this many steps, or fewer if the game ends.
    pub async fn play(&mut self, game: GameId, steps: usize) {
        for _ in 0..steps {
            if self.play_step(game).await.is_none() {
                return;
            }
        }
    }
}
