//! A session with two people, or with one person and Sztab, who act one after another: they open the session, press,
//! choose, use completion, and view things.

use std::time::Duration;

use sztab_sandbox::{Component, Failure, Id, Message, OptionValue, Person, Response, Sandbox};

use crate::figures::Stopwatch;

/// Time after which a missing response counts as a failure.
const RESPONSE_TIMEOUT: Duration = Duration::from_secs(30);
/// Polling interval until the channel shows an act.
const POLL_INTERVAL: Duration = Duration::from_millis(10);
/// Number of views in a hundred acts; the number of completions is the same.
const VIEW_PERCENT: usize = 12;

/// A session and the people in it.
pub struct Session {
    sandbox: Sandbox,
    channel: Id,
    people: [Person; 2],
    /// The strength of Sztab, if Sztab plays rather than a second person.
    strength: Option<i64>,
    dice: Random,
    /// The private message in which a player is choosing, and the post to which it belongs.
    guide: Option<(Id, Message)>,
}

/// A person's next act.
pub enum Plan {
    /// Opens a session.
    Open,
    /// Presses a button in the lobby.
    Lobby(Person, Id, String),
    /// Views something with this command.
    Look(Person, &'static str),
    /// Types a letter of a command, to get suggestions.
    Complete(Person),
    /// Presses or chooses a control under this post, the current one.
    Act(Person, Box<Message>, Action),
}

/// A control on a message that can be used.
#[derive(Clone)]
pub struct Action {
    message: Id,
    id: String,
    value: Option<String>,
}

/// The result of a step.
#[derive(Default)]
pub struct Step {
    /// The kind of step.
    pub sort: &'static str,
    /// Time until the bot acknowledged the step.
    pub acknowledged: Option<Duration>,
    /// Time until the bot responded to the step.
    pub answered: Option<Duration>,
    /// Time until the step was visible to everyone.
    pub shown: Option<Duration>,
    /// True if the bot refused the step and gave a reason.
    pub is_refused: bool,
    /// The reason why the step failed, if it did.
    pub failure: Option<String>,
}

impl Action {
    fn operation(&self) -> &str {
        self.id.split(':').nth(3).unwrap_or_default()
    }

    fn text(&self) -> String {
        let argument = self.id.splitn(5, ':').nth(4).unwrap_or_default();
        format!("{argument} {}", self.value.as_deref().unwrap_or_default()).trim().to_owned()
    }

    /// True if the control takes effect at once when used on the public post.
    fn is_immediate(&self) -> bool {
        self.operation() == "say"
    }

    /// True if the control advances the game.
    fn advances_game(&self) -> bool {
        self.is_immediate() || matches!(self.operation(), "do" | "doend" | "end")
    }

    /// True if the control ends the turn.
    fn ends_turn(&self) -> bool {
        let is_last = matches!(self.operation(), "doend" | "end");
        is_last || (self.advances_game() && matches!(self.text().split(' ').next(), Some("end" | "battle")))
    }
}

impl Session {
    /// A channel with two people. If a strength is given, the first person plays against Sztab.
    pub fn new(sandbox: &Sandbox, guild: Id, number: usize, strength: Option<i64>) -> Self {
        let channel = sandbox.add_channel(guild, &format!("table-{number}"));
        let people = ["Ala", "Ben"].map(|name| sandbox.add_person(guild, &format!("{name} {number}"), "en-GB"));
        Self { sandbox: sandbox.clone(), channel, people, strength, dice: Random::new(number), guide: None }
    }

    /// Opens a session and begins the game.
    pub async fn begin(&mut self) {
        for _ in 0..2000 {
            match self.plan_next() {
                Some(Plan::Act(..) | Plan::Look(..) | Plan::Complete(_)) => return,
                Some(plan) => {
                    let step = self.carry_out(plan, Stopwatch::start()).await;
                    assert!(step.failure.is_none(), "{:?}", step.failure);
                }
                None => tokio::time::sleep(POLL_INTERVAL).await,
            }
        }
        let newest = self.sandbox.newest(self.channel, |_| true);
        panic!("the table is not opened: {newest:#?}");
    }

    /// A person's next act; `None` if there is none.
    pub fn plan_next(&mut self) -> Option<Plan> {
        let Some(live) = self.live_post() else {
            let is_new = self.sandbox.newest(self.channel, |_| true).is_none();
            return is_new.then_some(Plan::Open);
        };
        if is_over(&live) {
            return Some(Plan::Open);
        }
        if let Some(plan) = self.plan_in_lobby(&live) {
            return Some(plan);
        }
        let person = self.people.iter().find(|person| live.content.starts_with(&person.mention()))?.clone();
        match self.dice.below(100) {
            dice if dice < VIEW_PERCENT => {
                let looks = ["board", "hand", "whatif", "log", "tiles", "mygames"];
                return Some(Plan::Look(person, looks[self.dice.below(looks.len())]));
            }
            dice if dice < 2 * VIEW_PERCENT => return Some(Plan::Complete(person)),
            _ => {}
        }
        let guide = self.guide.take().filter(|(under, _)| *under == live.id);
        let offers = usable_controls(guide.as_ref().map_or(&live, |(_, private)| private));
        let offers = if offers.is_empty() { self::usable_controls(&live) } else { offers };
        let confirm = offers.iter().find(|offer| offer.operation() == "do").filter(|_| self.dice.below(2) == 0);
        let offer = match confirm {
            Some(confirm) => confirm.clone(),
            None if offers.is_empty() => return None,
            None => offers[self.dice.below(offers.len())].clone(),
        };
        Some(Plan::Act(person, Box::new(live), offer))
    }

    /// The newest post with an enabled control, or the result.
    fn live_post(&self) -> Option<Message> {
        let is_public = |message: &Message| message.only_for.is_none();
        self.sandbox.newest(self.channel, |message| {
            is_public(message) && (is_over(message) || is_lobby(message) || !usable_controls(message).is_empty())
        })
    }

    fn plan_in_lobby(&self, live: &Message) -> Option<Plan> {
        let find = |words: &str| live.buttons().find(|button| !button.disabled && button.custom_id.contains(words));
        let [ala, ben] = &self.people;
        if let Some(start) = find(":lobby:start") {
            return Some(Plan::Lobby(ala.clone(), live.id, start.custom_id.clone()));
        }
        find(":lobby:join").map(|join| Plan::Lobby(ben.clone(), live.id, join.custom_id.clone()))
    }

    /// Carries out an act.
    pub async fn carry_out(&mut self, plan: Plan, stopwatch: Stopwatch) -> Step {
        let mut step = Step::default();
        let done = match plan {
            Plan::Open => self.open_session(&mut step, stopwatch).await,
            Plan::Lobby(person, message, id) => {
                self.press_lobby_button(&mut step, (person, message, id), stopwatch).await
            }
            Plan::Look(person, command) => self.view(&mut step, (person, command), stopwatch).await,
            Plan::Complete(person) => self.request_suggestions(&mut step, person, stopwatch).await,
            Plan::Act(person, live, offer) => self.use_control(&mut step, (person, *live, offer), stopwatch).await,
        };
        match done {
            // The post changed just before the press, so no request was sent.
            Ok(()) => {}
            Err(Failure::Refused(_)) if step.sort != "open" => {}
            Err(failure) => {
                let offered = self.live_post().map(|message| message.content).unwrap_or_default();
                step.failure = Some(format!("{}: {failure}, under: {offered}", step.sort));
            }
        }
        step
    }

    async fn open_session(&mut self, step: &mut Step, stopwatch: Stopwatch) -> Result<(), Failure> {
        step.sort = "open";
        let [ala, ben] = &self.people;
        let mut options = vec![("opponent", ben.into()), ("armies", 1_i64.into()), ("place", 1_i64.into())];
        if let Some(strength) = self.strength {
            options[0].1 = OptionValue::User(self.sandbox.application_id());
            options.push(("strength", strength.into()));
        }
        let response = ala.run_command(self.channel, &["game", "new"], &options).await?;
        step.acknowledged = Some(response.after);
        response.complete(RESPONSE_TIMEOUT).await?;
        step.answered = Some(stopwatch.elapsed());
        // A game against Sztab begins immediately.
        self.wait_for_change(|newest| is_lobby(newest) || !usable_controls(newest).is_empty()).await
    }

    async fn press_lobby_button(
        &mut self,
        step: &mut Step,
        (person, message, id): (Person, Id, String),
        stopwatch: Stopwatch,
    ) -> Result<(), Failure> {
        step.sort = "lobby";
        let shown = || self.sandbox.message(message).map(|message| message.components);
        let before = shown();
        let response = person.press(message, &id).await?;
        step.acknowledged = Some(response.after);
        while shown() == before {
            if stopwatch.elapsed() > RESPONSE_TIMEOUT {
                return Err(Failure::TimedOut);
            }
            tokio::time::sleep(POLL_INTERVAL).await;
        }
        step.shown = Some(stopwatch.elapsed());
        Ok(())
    }

    async fn view(
        &mut self,
        step: &mut Step,
        (person, command): (Person, &'static str),
        stopwatch: Stopwatch,
    ) -> Result<(), Failure> {
        step.sort = "look";
        let response = person.run_command(self.channel, &[command], &[]).await?;
        step.acknowledged = Some(response.after);
        response.complete(RESPONSE_TIMEOUT).await?;
        step.answered = Some(stopwatch.elapsed());
        Ok(())
    }

    async fn request_suggestions(
        &mut self,
        step: &mut Step,
        person: Person,
        stopwatch: Stopwatch,
    ) -> Result<(), Failure> {
        step.sort = "complete";
        person.autocomplete(self.channel, &["play"], &[], "what", "").await?;
        step.acknowledged = Some(stopwatch.elapsed());
        step.answered = step.acknowledged;
        Ok(())
    }

    async fn use_control(
        &mut self,
        step: &mut Step,
        (person, live, offer): (Person, Message, Action),
        stopwatch: Stopwatch,
    ) -> Result<(), Failure> {
        step.sort = match offer.advances_game() {
            false => "choose",
            // The next post reports Sztab's turn.
            true if self.strength.is_some() && offer.ends_turn() => "to Sztab",
            true => "act",
        };
        let response = match &offer.value {
            None => person.press(offer.message, &offer.id).await?,
            Some(value) => person.select(offer.message, &offer.id, &[value]).await?,
        };
        step.acknowledged = Some(response.after);
        if !offer.is_immediate() {
            let answer = response.complete(RESPONSE_TIMEOUT).await?;
            step.answered = Some(stopwatch.elapsed());
            if !answer.content.starts_with('✅') {
                step.is_refused = offer.advances_game();
                self.guide = Some((live.id, answer));
                return Ok(());
            }
        }
        self.wait_until_visible(step, (&live, &response), stopwatch).await
    }

    /// Waits until the step is visible to everyone, or has been refused.
    async fn wait_until_visible(
        &mut self,
        step: &mut Step,
        (live, response): (&Message, &Response),
        stopwatch: Stopwatch,
    ) -> Result<(), Failure> {
        let before = shown_version(live);
        loop {
            if self.live_post().is_some_and(|now| is_over(&now) || now.id != live.id || shown_version(&now) > before) {
                step.shown = Some(stopwatch.elapsed());
                return Ok(());
            }
            if let Some(asked) = response.followups().pop() {
                // The bot asks for confirmation before a turn is ended too early, or gives the reason for a refusal.
                step.is_refused = true;
                self.guide = Some((live.id, asked));
                return Ok(());
            }
            if stopwatch.elapsed() > RESPONSE_TIMEOUT {
                return Err(Failure::TimedOut);
            }
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }

    /// Waits until the newest post satisfies a condition.
    async fn wait_for_change(&self, is: impl Fn(&Message) -> bool) -> Result<(), Failure> {
        let stopwatch = Stopwatch::start();
        while !self.sandbox.newest(self.channel, |_| true).is_some_and(|newest| is(&newest)) {
            if stopwatch.elapsed() > RESPONSE_TIMEOUT {
                return Err(Failure::TimedOut);
            }
            tokio::time::sleep(POLL_INTERVAL).await;
        }
        Ok(())
    }
}

/// All enabled controls on a message that advance the game.
fn usable_controls(message: &Message) -> Vec<Action> {
    let offer = |id: &str, value: Option<&str>| Action {
        message: message.id,
        id: id.to_owned(),
        value: value.map(str::to_owned),
    };
    let mut offers = Vec::new();
    for component in message.components.iter().flatten() {
        match component {
            Component::Button(button) if !button.disabled && button.label != "Back" => {
                offers.push(offer(&button.custom_id, None));
            }
            Component::Select(select) => {
                offers.extend(select.options.iter().map(|option| offer(&select.custom_id, Some(&option.value))));
            }
            Component::Button(_) | Component::Other(_) => {}
        }
    }
    // The link to the private message of the turn is meant for players who have not opened that message.
    let is_public = message.only_for.is_none();
    offers.retain(|offer| match offer.operation() {
        "say" | "go" | "at" | "pick" | "do" | "doend" | "end" => true,
        operation => operation == "turn" && is_public,
    });
    offers
}

/// The version of the game that a post shows.
fn shown_version(message: &Message) -> u32 {
    let versions = usable_controls(message).into_iter().filter_map(|offer| offer.id.split(':').nth(2)?.parse().ok());
    versions.max().unwrap_or(0)
}

fn is_lobby(message: &Message) -> bool {
    message.buttons().any(|button| button.custom_id.contains(":lobby:"))
}

fn is_over(message: &Message) -> bool {
    message.content.contains("The game is over")
}

/// A small random number generator. Equal seeds perform the same acts.
struct Random(u64);

impl Random {
    fn new(seed: usize) -> Self {
        Self((seed as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % bound.max(1) as u64).unwrap_or_default()
    }
}
