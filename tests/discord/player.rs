//! A simulated player: reads the newest post and presses one of its controls at random, or plays legal lines if the
//! game's posts have no controls.

use std::path::{Path, PathBuf};
use std::time::Duration;

use sztab_game::view::verb;
use sztab_sandbox::{Failure, Id, Message, Person, Response, Sandbox};
use sztab_store::GameId;

use crate::club::{Club, Duel, TIMEOUT, load_session_in, version};

/// A small random number generator. Equal seeds press the same controls.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub fn draw_below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % bound as u64).unwrap()
    }

    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.draw_below(from.len())]
    }
}

/// A control in a message that a person can use.
#[derive(Clone, Debug)]
enum MessageControl {
    Press(String, String),
    Select(String, String),
}

impl MessageControl {
    /// The words of the control's action: the last part of its id, followed by the chosen value.
    fn words(&self) -> String {
        match self {
            Self::Press(id, _) if id.split(':').nth(3) == Some("end") => "end".to_owned(),
            Self::Press(id, _) => id.splitn(5, ':').nth(4).unwrap_or_default().to_owned(),
            Self::Select(id, value) => format!("{} {value}", id.splitn(5, ':').nth(4).unwrap_or_default()),
        }
    }
}

impl MessageControl {
    fn id(&self) -> &str {
        match self {
            Self::Press(id, _) | Self::Select(id, _) => id,
        }
    }

    /// True if the control does not advance the game, such as a what-if, a rule or a step back.
    fn is_passive(&self) -> bool {
        let operation = self.id().split(':').nth(3).unwrap_or_default();
        matches!(
            operation,
            "if" | "ifpick"
                | "hint"
                | "why"
                | "undo"
                | "undoanswer"
                | "rule"
                | "rule-page"
                | "stills"
                | "film"
                | "tips"
        )
    }

    /// True if pressing the control on the public post takes effect at once.
    fn is_immediate(&self) -> bool {
        self.id().split(':').nth(3) == Some("say")
    }

    fn is_confirmation(&self) -> bool {
        matches!(self.id().split(':').nth(3), Some("do" | "doend"))
    }
}

/// An act to which the bot has responded.
#[derive(Clone, Debug)]
pub struct AcknowledgedAct {
    pub response: Response,
    /// The log line that the act adds, if the button determines it.
    pub line: Option<String>,
    /// The number of the last log line that the message reflected when the control was pressed.
    pub seen: Option<u32>,
    /// True if a private reply confirmed the act.
    pub is_told: bool,
}

impl AcknowledgedAct {
    /// True if the bot reported that nothing was done; it replies privately to a press on an outdated post.
    pub fn is_refused(&self) -> bool {
        !self.is_told && !self.response.followups().is_empty()
    }
}

/// People who play a game to its end.
pub struct Session<'a> {
    pub sandbox: &'a Sandbox,
    pub channel: Id,
    pub people: &'a [Person],
    pub dice: Dice,
    pub acknowledged: Vec<AcknowledgedAct>,
    /// True if the bot is never killed, so that every control offered by a post is legal.
    pub is_calm: bool,
    /// True if the newest post shows all acts so far. This holds after an act whose result was awaited, but not after a
    /// kill.
    pub is_settled: bool,
    /// The database and the game, if legal lines are played rather than pressing the controls of posts.
    pub lines_of: Option<(PathBuf, GameId)>,
}

impl<'a> Session<'a> {
    /// The session of a duel whose bot is never killed.
    pub fn without_kills(club: &'a Club, duel: &'a Duel<impl AsRef<[Person]>>, seed: u64) -> Self {
        Self {
            sandbox: &club.sandbox,
            channel: duel.channel,
            people: duel.people.as_ref(),
            dice: Dice::new(seed),
            acknowledged: Vec::new(),
            is_calm: true,
            is_settled: true,
            lines_of: None,
        }
    }

    /// As `calm`, for players who play legal lines rather than pressing buttons.
    pub fn without_kills_by_lines(club: &'a Club, duel: &'a Duel<impl AsRef<[Person]>>, seed: u64) -> Self {
        Self { lines_of: Some((club.database(), duel.game)), ..Self::without_kills(club, duel, seed) }
    }

    /// Performs this many acts.
    pub async fn act_often(&mut self, acts: usize) {
        for _ in 0..acts {
            self.act().await.unwrap();
        }
    }

    /// The newest post that pings a player or shows the result.
    fn find_live_post(&self) -> Option<Message> {
        self.sandbox
            .messages(self.channel)
            .into_iter()
            .rev()
            .filter(|message| message.only_for.is_none())
            .find(|message| is_over(message) || (version(message).is_some() && !message.content.contains("table")))
    }

    /// The last few messages, for diagnosing a failure.
    fn newest_messages(&self) -> Vec<Message> {
        let messages = self.sandbox.messages(self.channel);
        messages[messages.len().saturating_sub(4)..].to_vec()
    }

    /// Acts once for the player who was pinged. Returns `Ok(false)` when the game is over.
    pub async fn act(&mut self) -> Result<bool, Failure> {
        if let Some((database, game)) = self.lines_of.clone() {
            return self.play_line(&database, game).await;
        }
        let live = self.sandbox.wait_until(TIMEOUT, |_| self.find_live_post()).await?;
        if is_over(&live) {
            return Ok(false);
        }
        let person = self
            .people
            .iter()
            .find(|person| live.content.starts_with(&person.mention()))
            .unwrap_or_else(|| panic!("nobody is called by {live:#?}"))
            .clone();
        let before = version(&live);
        let was_settled = std::mem::replace(&mut self.is_settled, false);
        let acted = if self.dice.draw_below(4) == 0 {
            self.act_by_command(&person, &live).await?
        } else {
            self.act_by_buttons(&person, &live).await?
        };
        let Some(acted) = acted else {
            self.is_settled = was_settled;
            return Ok(true);
        };
        // A private reply confirms the press. A press on the public post is answered by an update of the post, which
        // reflects this press for certain only if the post was up to date before.
        let is_told = acted.is_told;
        // After a kill, the newest post may be outdated. It is current if the press was accepted for the version it
        // shows.
        let was_newest = is_told && acted.seen.is_some() && acted.seen == before.map(|(_, seq)| seq);
        let mut acted = Some(acted);
        if is_told {
            self.acknowledged.extend(acted.take());
        }
        // The channel shows the change, either in the updated post or in a new one.
        self.sandbox
            .wait_until(TIMEOUT, |_| {
                self.find_live_post().filter(|now| is_over(now) || version(now) > before).map(|_| ())
            })
            .await?;
        if was_settled {
            self.acknowledged.extend(acted);
        }
        self.is_settled = was_settled || was_newest;
        Ok(true)
    }

    /// Plays a legal line for a player with an open question, choosing the verb first. Returns `Ok(false)` when the
    /// game is over.
    async fn play_line(&mut self, database: &Path, game: GameId) -> Result<bool, Failure> {
        let session = load_session_in(database, game).await;
        let Some(side) = session.waiting_persons().iter().next() else {
            pause_briefly().await;
            return Ok(session.game().outcome().is_none());
        };
        let lines = session.legal_lines(side);
        let mut verbs: Vec<&str> = lines.iter().map(|line| verb(line)).collect();
        verbs.dedup();
        verbs.retain(|verb| !matches!(*verb, "equip" | "shield"));
        let chosen = if verbs.contains(&"ready") { "ready" } else { *self.dice.pick(&verbs) };
        let lines: Vec<&String> = lines.iter().filter(|line| verb(line) == chosen).collect();
        let line = (*self.dice.pick(&lines)).clone();
        let person = self.people.iter().find(|person| session.player(side).unwrap().0 == person.id()).unwrap();
        let is_public = |message: &Message| message.only_for.is_none();
        let post = self.sandbox.messages(self.channel).into_iter().rfind(is_public).unwrap();
        let press = format!("v1:{}:{}:do:{line}", game.0, session.seq);
        let response = person.forge_press(post.id, &press, None).await?;
        let answer = response.complete(TIMEOUT).await?;
        if answer.content.starts_with('✅') {
            let (line, seen) = (Some(line), Some(session.seq.0));
            self.acknowledged.push(AcknowledgedAct { response, line, seen, is_told: true });
        } else {
            // A computer player may have acted in the meantime.
            assert!(!self.is_calm || !session.computer_sides().is_empty(), "{line}: {}", answer.content);
        }
        Ok(true)
    }

    /// Presses through post and guide until an act takes effect; `None` if the presses have led nowhere.
    async fn act_by_buttons(&mut self, person: &Person, live: &Message) -> Result<Option<AcknowledgedAct>, Failure> {
        let mut message = live.clone();
        for _ in 0..20 {
            let Some(offer) = self.choose_control(&message) else { return Ok(None) };
            let is_public = message.only_for.is_none();
            let pressed = version(&message).map(|(_, seq)| seq);
            let response = match &offer {
                MessageControl::Press(id, _) => person.press(message.id, id).await,
                MessageControl::Select(id, value) => person.select(message.id, id, &[value]).await,
            };
            let response = match response {
                // The post was updated after the player looked at it.
                Err(Failure::Refused(_)) if is_public && self.find_live_post().as_ref() != Some(&message) => {
                    return Ok(None);
                }
                response => response?,
            };
            let words = offer.words();
            if is_public && offer.is_immediate() && words == "end" {
                // The bot may ask for confirmation in private.
                let asked = self.wait_for_question(&response, live).await?;
                if let Some(question) = asked {
                    message = question;
                    continue;
                }
            }
            if is_public && offer.is_immediate() {
                let seen = version(live).map(|(_, seq)| seq);
                return Ok(Some(AcknowledgedAct { response, line: Some(words), seen, is_told: false }));
            }
            message = response.complete(TIMEOUT).await?;
            if message.content.starts_with('✅') {
                return Ok(Some(AcknowledgedAct { response, line: Some(words), seen: pressed, is_told: true }));
            }
        }
        Ok(None)
    }

    /// The private question that follows a press; `None` if the post has changed.
    async fn wait_for_question(&self, response: &Response, live: &Message) -> Result<Option<Message>, Failure> {
        let asks = |message: &Message| message.buttons().any(|button| button.custom_id.contains(":end:"));
        let looked = |_: &_| {
            let question = response.followups().into_iter().find(asks);
            let has_moved = || self.find_live_post().is_some_and(|now| is_over(&now) || version(&now) > version(live));
            if question.is_some() || !response.followups().is_empty() || has_moved() { Some(question) } else { None }
        };
        self.sandbox.wait_until(TIMEOUT, looked).await
    }

    /// A random control of a message, preferring those that advance the game.
    fn choose_control(&mut self, message: &Message) -> Option<MessageControl> {
        let presses = message
            .buttons()
            .filter(|button| !button.disabled)
            .map(|button| MessageControl::Press(button.custom_id.clone(), button.label.clone()));
        let selects = message.selects().flat_map(|select| {
            select.options.iter().map(|option| MessageControl::Select(select.custom_id.clone(), option.value.clone()))
        });
        let offers: Vec<MessageControl> = presses.chain(selects).filter(|offer| !offer.is_passive()).collect();
        if let Some(confirm) =
            offers.iter().find(|offer| offer.is_confirmation()).filter(|_| self.dice.draw_below(2) == 0)
        {
            return Some(confirm.clone());
        }
        let onward: Vec<MessageControl> = offers
            .iter()
            .filter(|offer| !matches!(offer, MessageControl::Press(_, label) if label == "Back"))
            .cloned()
            .collect();
        let offers = if onward.is_empty() || self.dice.draw_below(12) == 0 { offers } else { onward };
        (!offers.is_empty()).then(|| self.dice.pick(&offers).clone())
    }

    /// Types a command, using the suggestions of its completion.
    async fn act_by_command(&mut self, person: &Person, live: &Message) -> Result<Option<AcknowledgedAct>, Failure> {
        let offers = |label: &str| live.buttons().any(|button| button.label == label && !button.disabled);
        for plain in ["draw", "end"] {
            let label = if plain == "draw" { "Draw" } else { "End turn" };
            if offers(label) && (plain == "draw" || self.dice.draw_below(3) == 0) {
                let response = person.run_command(self.channel, &[plain], &[]).await?;
                return self.finish_press(person, response, Some(plain.to_owned()), live).await;
            }
        }
        let commands = [("play", "what"), ("discard", "tile"), ("use", "ability"), ("choose", "answer")];
        let (command, option) = *self.dice.pick(&commands);
        let choices = person.autocomplete(self.channel, &[command], &[], option, "").await?;
        if choices.is_empty() {
            return Ok(None);
        }
        let chosen = self.dice.pick(&choices).value.as_str().unwrap().to_owned();
        let response = person.run_command(self.channel, &[command], &[(option, chosen.as_str().into())]).await?;
        // A suggested answer contains the version to which it applies; the log does not.
        let line = chosen.split(" @").next().map(str::to_owned);
        self.finish_press(person, response, line, live).await
    }

    async fn finish_press(
        &self,
        person: &Person,
        response: Response,
        line: Option<String>,
        live: &Message,
    ) -> Result<Option<AcknowledgedAct>, Failure> {
        let mut message = response.complete(TIMEOUT).await?;
        // The bot asks for confirmation once before a player forfeits something.
        let confirm = message.buttons().find(|button| button.label.ends_with(" anyway")).cloned();
        let mut response = response;
        if let Some(confirm) = confirm {
            response = person.press(message.id, &confirm.custom_id).await?;
            message = response.complete(TIMEOUT).await?;
        }
        let is_done = message.content.starts_with('✅');
        if !is_done && self.is_calm {
            // A turn that ended with its last tile may have been shown between the two messages.
            let has_moved = |_: &_| self.find_live_post().filter(|now| is_over(now) || version(now) > version(live));
            let moved = self.sandbox.wait_until(TIMEOUT, has_moved).await;
            assert!(moved.is_ok(), "what was offered was refused: {}", message.content);
        }
        Ok(is_done.then(|| AcknowledgedAct { response, line, seen: None, is_told: true }))
    }

    /// Plays the game to its end.
    pub async fn play(&mut self) {
        for _ in 0..3000 {
            let acted = self.act().await;
            if !acted.unwrap_or_else(|failure| panic!("{failure}: {:#?}", self.newest_messages())) {
                return;
            }
        }
        panic!("the game does not end");
    }
}

/// Pauses for the short time that a person needs to look.
pub async fn pause_briefly() {
    tokio::time::sleep(Duration::from_millis(20)).await;
}

pub fn is_over(message: &Message) -> bool {
    message.content.contains("The game is over")
}
