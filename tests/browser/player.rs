//! A player who follows posts and the private replies to them at random, using buttons or commands.

use std::time::Instant;

use sztab_kit::Dice;

use crate::hands::{Hands, Key};
use crate::look::{Item, Kind, Message};
use crate::window::{TIMEOUT, Window};
use crate::words::Language;

/// Number of tiles that each player places before preferring to discard and to end turns, so that the game ends within
/// minutes.
const TILES_TO_PLACE: usize = 5;

/// A player at the table.
pub struct Player<'a> {
    pub window: &'a Window,
    pub language: Language,
    pub hands: Hands,
    /// Number of tiles that the player has placed so far.
    pub placed: usize,
}

/// A step offered by a message.
#[derive(Debug)]
enum Step {
    Press(Item),
    Choose(Item, String),
}

/// The version of the game that a message is about; 0 if the message offers no step.
pub fn version(message: &Message) -> u64 {
    let numbers = message.items.iter().filter_map(|item| item.id.split(':').nth(2)?.parse().ok());
    numbers.max().unwrap_or_default()
}

/// True if an item advances the game; a preview, a step back or a return does not.
pub fn is_progress(item: &Item) -> bool {
    matches!(item.operation(), "say" | "go" | "at" | "pick" | "do" | "doend" | "end" | "turn")
}

pub fn is_over(message: &Message) -> bool {
    let words = |language: Language| language.text("post-over").replace(['*', '🏁'], "");
    Language::ALL.into_iter().any(|language| message.text.contains(words(language).trim()))
}

/// The post in this window that pings the player to act.
pub fn find_live_post(messages: &[Message]) -> Option<&Message> {
    let posts = messages.iter().rev().filter(|message| !message.is_private);
    posts.into_iter().find(|message| {
        is_over(message) || message.items.iter().any(|item| matches!(item.operation(), "say" | "go" | "turn"))
    })
}

/// The parts of a message that change when something happens: its id, its text, and the ids of its controls.
type MessageState = (String, String, Vec<String>);

fn message_states(messages: &[Message]) -> Vec<MessageState> {
    let items = |message: &Message| message.items.iter().map(|item| item.id.clone()).collect();
    messages.iter().map(|message| (message.id.clone(), message.text.clone(), items(message))).collect()
}

pub fn is_quiet(messages: &[Message]) -> bool {
    !messages.iter().any(|message| message.is_loading || message.is_waiting)
}

impl Player<'_> {
    /// Follows the newest post and the private replies to it until the channel shows the result.
    /// Returns the version of the game last acted on.
    pub fn act(&mut self, post: &Message, dice: &mut Dice) -> u64 {
        let mut acted = version(post);
        if self.hands == Hands::Keys && self.type_command(post, dice) {
            return acted;
        }
        // The last post of a game keeps its button until the Final Battle has been shown, however often the button
        // is pressed.
        let end = Instant::now() + TIMEOUT;
        // Pressing a button that the bot refuses does not change the text of the reply.
        let mut pressed: Vec<String> = Vec::new();
        while Instant::now() < end {
            let messages = self.window.messages();
            let Some(card) = find_card(&messages, post) else { return acted };
            let step = self.choose_step(&card, &pressed, dice);
            let before = message_states(&messages);
            if !self.take_step(&card, &step) {
                continue;
            }
            if let Step::Press(item) = &step {
                pressed.push(item.id.clone());
            }
            // A private reply may already be about a later version than the post.
            acted = acted.max(version(&card));
            let after = self.window.wait_for(&format!("{step:?} shows"), || {
                let now = self.window.messages();
                (is_quiet(&now) && message_states(&now) != before).then_some(now)
            });
            let is_done =
                card.is_private && after.iter().any(|now| now.id == card.id && !now.items.iter().any(is_progress));
            if is_done {
                self.wait_for_change(acted);
                return acted;
            }
            if has_changed(&after, acted) {
                return acted;
            }
        }
        self.window.fail("the guide leads nowhere")
    }

    /// Takes a step; returns `false` if its control has disappeared.
    fn take_step(&mut self, card: &Message, step: &Step) -> bool {
        match step {
            Step::Press(item) => {
                let is_taken = self.window.use_item(self.hands, &card.id, Kind::Button, &item.id, "");
                self.placed +=
                    usize::from(is_taken && item.operation().starts_with("do") && item.words().starts_with("place "));
                is_taken
            }
            Step::Choose(item, value) => self.window.use_item(self.hands, &card.id, Kind::Select, &item.id, value),
        }
    }

    fn wait_for_change(&self, acted: u64) {
        self.window
            .wait_for("the channel shows what was done", || has_changed(&self.window.messages(), acted).then_some(()));
    }

    /// A random control of a message. Controls not pressed before and controls that bring the game closer to its end
    /// are preferred.
    fn choose_step(&self, card: &Message, pressed: &[String], dice: &mut Dice) -> Step {
        let back = self.language.text("back");
        let mut items: Vec<&Item> = card.items.iter().filter(|item| is_progress(item) && item.label != back).collect();
        if items.iter().any(|item| !pressed.contains(&item.id)) {
            items.retain(|item| !pressed.contains(&item.id));
        }
        if let Some(item) =
            items.iter().find(|item| matches!(item.operation(), "do" | "doend")).filter(|_| !card.is_done())
        {
            // A facing is previewed before it is chosen.
            let facings: Vec<&&Item> = items.iter().filter(|item| item.operation() == "at").collect();
            if let Some(facing) = pick(&facings, dice).filter(|_| dice.clone().draw_below(3) == 0) {
                return Step::Press((**facing).clone());
            }
            return Step::Press((*item).clone());
        }
        let selects: Vec<&&Item> = items.iter().filter(|item| item.kind == Kind::Select).collect();
        if let Some(item) = pick(&selects, dice) {
            let choice = pick(&item.options, dice).expect("a select has entries");
            return Step::Choose((**item).clone(), choice.value.clone());
        }
        let wanted = |item: &&&Item| {
            let words = item.words();
            let favourite = if self.placed < TILES_TO_PLACE { "place" } else { "discard" };
            words.starts_with(favourite) || words.starts_with("battle")
        };
        let favourites: Vec<&Item> = items.iter().filter(wanted).copied().collect();
        let item = pick(&favourites, dice).or_else(|| pick(&items, dice));
        Step::Press((*item.unwrap_or_else(|| self.window.fail("the message offers no way on"))).clone())
    }

    /// Acts by typing a command. Returns `false` if no command fits, so that the buttons have to be used.
    fn type_command(&mut self, post: &Message, dice: &mut Dice) -> bool {
        let offers = |words: &str| post.items.iter().any(|item| is_progress(item) && item.words().starts_with(words));
        let is_placing = self.placed < TILES_TO_PLACE && offers("place");
        let command = match () {
            () if offers("draw") => "draw",
            () if is_placing || offers("place-hq") => "play",
            () if offers("discard") => "discard",
            () if offers("end") => "end",
            () if offers("choose") => "choose",
            () => return false,
        };
        let line = format!("/{}", self.language.text(&format!("command-{command}")));
        let window = self.window;
        let answer = match command {
            "draw" | "end" => window.wait_for_reply(|| window.send_line(self.hands, &line)),
            _ => {
                window.focus_command_box(self.hands);
                window.type_text(&format!("{line} "));
                // The command box also suggests everything that the post offers.
                for _ in 0..=dice.draw_below(window.count_suggestions()) {
                    window.press_key(Key::ArrowDown);
                }
                window.press_key(Key::Enter);
                window.wait_for_reply(|| window.press_key(Key::Enter))
            }
        };
        self.placed += usize::from(command == "play");
        // The bot asks for confirmation once before a player forfeits something.
        let sure = |item: &&Item| item.operation() == "end" || item.operation() == "do";
        if let Some(item) = answer.items.iter().find(sure).filter(|_| !answer.is_done()) {
            window.press_control(self.hands, &answer.id, &item.id);
        }
        self.wait_for_change(version(post));
        true
    }
}

/// The message to continue from: the one about the latest version, out of the post and the private replies below it.
fn find_card(messages: &[Message], post: &Message) -> Option<Message> {
    let at = messages.iter().position(|message| message.id == post.id)?;
    let cards = messages[at..].iter().filter(|message| message.id == post.id || message.is_private);
    let cards = cards.filter(|message| message.items.iter().any(is_progress));
    // Of several messages about the same version, the last one is used.
    cards.max_by_key(|message| version(message)).cloned()
}

/// True if the channel shows the result of acting on this version. Earlier posts may keep their buttons for a while.
fn has_changed(messages: &[Message], acted: u64) -> bool {
    find_live_post(messages).is_some_and(|now| is_over(now) || version(now) > acted)
}

/// A random element, or `None` if there are none.
fn pick<'a, T>(from: &'a [T], dice: &mut Dice) -> Option<&'a T> {
    from.get(dice.draw_below(from.len().max(1)))
}
