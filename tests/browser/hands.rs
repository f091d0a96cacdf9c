//! User input: clicking with the mouse, moving the focus, pressing keys, choosing, typing. All of it is real input; no
//! scripts are used.

use serde::Deserialize;
use serde_json::json;

use crate::look::Kind;
use crate::window::Window;

/// Number of Tab presses after which an element counts as unreachable.
const MAX_TAB_PRESSES: usize = 150;

/// The protocol's bit for a held modifier key.
pub const ALT: u32 = 1;
pub const CONTROL: u32 = 2;
pub const SHIFT: u32 = 8;

/// Keys other than characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Key {
    ArrowDown,
    ArrowUp,
    Delete,
    Enter,
    Escape,
    Tab,
    /// The letter A, for Ctrl+A.
    A,
}

impl Key {
    /// The key's name, code and number, and the text that it types.
    fn properties(self) -> (&'static str, &'static str, u32, &'static str) {
        match self {
            Self::ArrowDown => ("ArrowDown", "ArrowDown", 40, ""),
            Self::ArrowUp => ("ArrowUp", "ArrowUp", 38, ""),
            Self::Delete => ("Delete", "Delete", 46, ""),
            Self::Enter => ("Enter", "Enter", 13, "\r"),
            Self::Escape => ("Escape", "Escape", 27, ""),
            Self::Tab => ("Tab", "Tab", 9, ""),
            Self::A => ("a", "KeyA", 65, ""),
        }
    }
}

/// Input devices used on the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hands {
    /// The mouse. Entries of a select are still chosen with the arrow keys: the browser draws the list outside the
    /// page, where its protocol provides no mouse.
    Mouse,
    /// The keyboard only.
    Keys,
}

/// The point to click.
#[derive(Deserialize)]
struct ClickPoint {
    is_there: bool,
    spot: Option<Position>,
}

#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
struct Position {
    x: f64,
    y: f64,
}

/// The selector of a button or select in a message.
pub fn control_selector(message: &str, id: &str) -> String {
    format!("[data-message={}] [data-custom-id={}]", json!(message), json!(id))
}

/// An expression that is true while the list of a select is open.
pub fn list_is_open(select: &str) -> String {
    format!("document.querySelector({})?.matches(':open') === true", json!(select))
}

impl Window {
    /// Presses and releases a key.
    pub fn press_key(&self, key: Key) {
        self.press_key_with(0, key);
    }

    /// Presses a key while modifier keys are held.
    pub fn press_key_with(&self, held: u32, key: Key) {
        let (name, code, number, text) = key.properties();
        let kind = if text.is_empty() { "rawKeyDown" } else { "keyDown" };
        for (kind, text) in [(kind, text), ("keyUp", "")] {
            let event = json!({
                "type": kind, "modifiers": held, "key": name, "code": code, "windowsVirtualKeyCode": number, "text": text,
            });
            self.send_command("Input.dispatchKeyEvent", &event);
        }
    }

    /// Types text into the focused element, one letter at a time.
    pub fn type_text(&self, words: &str) {
        for letter in words.chars().map(String::from) {
            self.send_command("Input.dispatchKeyEvent", &json!({ "type": "keyDown", "key": letter, "text": letter }));
            self.send_command("Input.dispatchKeyEvent", &json!({ "type": "keyUp", "key": letter }));
        }
    }

    /// Clicks the middle of an element.
    pub fn click(&self, selector: &str) {
        if !self.try_click(selector) {
            self.fail(&format!("{selector} is not there"));
        }
    }

    /// Clicks an element; `false` if it does not exist.
    fn try_click(&self, selector: &str) -> bool {
        let element = format!("document.querySelector({})", json!(selector));
        let look = format!("{{ is_there: Boolean({element}), spot: spot({element}) }}");
        // Pictures that load push the content below them down, so an element is clicked only if it has not moved
        // between two checks.
        let mut before = None;
        let aim = self.wait_for(&format!("{selector} can be pressed"), || {
            let aim: ClickPoint = self.evaluate_as(&look);
            let is_still = aim.spot.is_some() && aim.spot == before;
            before = aim.spot;
            (!aim.is_there || is_still).then_some(aim)
        });
        if let Some(Position { x, y }) = aim.spot {
            for (kind, button, count) in
                [("mouseMoved", "none", 0), ("mousePressed", "left", 1), ("mouseReleased", "left", 1)]
            {
                let event = json!({ "type": kind, "x": x, "y": y, "button": button, "clickCount": count });
                self.send_command("Input.dispatchMouseEvent", &event);
            }
        }
        aim.is_there
    }

    /// Moves the focus to an element by pressing Tab, forwards from the current position and wrapping around.
    pub fn tab_to(&self, selector: &str) {
        if !self.try_tab_to(selector, 0) {
            self.fail(&format!("{selector} is not there"));
        }
    }

    /// Moves the focus to an element with Tab or Shift+Tab; returns `false` if the element does not exist or disappears
    /// on the way.
    fn try_tab_to(&self, selector: &str, held: u32) -> bool {
        let element = format!("document.querySelector({})", json!(selector));
        let look =
            format!("{element} === null ? 'gone' : document.activeElement?.matches({}) ? 'here' : ''", json!(selector));
        for _ in 0..MAX_TAB_PRESSES {
            match self.evaluate_as::<String>(&look).as_str() {
                "here" => return true,
                "gone" => return false,
                _ => self.press_key_with(held, Key::Tab),
            }
        }
        self.fail(&format!("{selector} is out of reach by Tab"))
    }

    /// Activates an element by mouse or keyboard.
    pub fn press(&self, hands: Hands, selector: &str) {
        if !self.try_press(hands, selector) {
            self.fail(&format!("{selector} is not there"));
        }
    }

    fn try_press(&self, hands: Hands, selector: &str) -> bool {
        self.repeat_until_event("click", selector, || match hands {
            Hands::Mouse => self.try_click(selector),
            Hands::Keys => {
                let is_there = self.try_tab_to(selector, 0);
                if is_there {
                    self.press_key(Key::Enter);
                }
                is_there
            }
        })
    }

    /// Repeats an action on an element until this event has reached the element; returns `false` if it does not exist.
    /// A message edited just before or during the action can make the action hit something else.
    fn repeat_until_event(&self, event: &str, selector: &str, act: impl Fn() -> bool) -> bool {
        let watch = format!(
            "var watch, isReached; watch?.abort(); watch = new AbortController(); isReached = false; \
             addEventListener({}, (event) => isReached ||= event.target.closest({}) !== null, \
             {{ capture: true, signal: watch.signal }})",
            json!(event),
            json!(selector)
        );
        for _ in 0..MAX_TAB_PRESSES {
            self.evaluate(&watch);
            if !act() {
                return false;
            }
            // A link may have left the page.
            if self.try_evaluate("window.isReached") != Some(json!(false)) {
                return true;
            }
            if self.evaluate_as("document.querySelector('dialog[open], select:open') !== null") {
                self.press_key(Key::Escape);
            }
        }
        self.fail(&format!("no {event} reaches {selector}"))
    }

    /// Presses a button in a message. The keyboard route leads through the list of messages and the arrow keys. Returns
    /// `false` if the button has disappeared because another user or a deadline was faster.
    pub fn press_control(&self, hands: Hands, message: &str, id: &str) -> bool {
        (hands == Hands::Mouse || self.focus_message(message)) && self.try_press(hands, &control_selector(message, id))
    }

    /// Moves the focus to a message by keyboard: back to the list with Shift+Tab, then with the arrow keys. Returns
    /// `false` if the message has disappeared.
    pub fn focus_message(&self, message: &str) -> bool {
        if self.focus().is_none_or(|focus| focus.part != "messages") && !self.try_tab_to("#messages article", SHIFT) {
            return false;
        }
        let apart = format!(
            "(() => {{ const ids = articles().map((one) => one.dataset.message); const aim = ids.indexOf({}); \
             if (aim < 0) return null; const article = document.activeElement?.closest('article'); \
             return [aim - ids.indexOf(article?.dataset.message), document.activeElement === article]; }})()",
            json!(message)
        );
        for _ in 0..MAX_TAB_PRESSES {
            match self.evaluate_as::<Option<(i64, bool)>>(&apart) {
                None => return false,
                Some((0, true)) => return true,
                // From a button in the message back to the message itself.
                Some((0, false)) => self.press_key_with(SHIFT, Key::Tab),
                Some((steps, _)) => self.press_key(if steps < 0 { Key::ArrowUp } else { Key::ArrowDown }),
            }
        }
        self.fail(&format!("the message {message} is out of reach by arrows"))
    }

    /// Scrolls up with the mouse wheel until a message is in view.
    pub fn scroll_to(&self, message: &str) {
        let is_above = format!(
            "document.querySelector('#messages [data-message=\"{message}\"]').getBoundingClientRect().bottom < \
             document.querySelector('#scroller').getBoundingClientRect().top + 60"
        );
        self.wait_for("the wheel has brought the message into view", || {
            if !self.evaluate_as::<bool>(&is_above) {
                return Some(());
            }
            let spot: Option<Position> = self.evaluate_as("spot(document.querySelector('#scroller'))");
            let Position { x, y } = spot.unwrap_or_else(|| self.fail("the messages are covered"));
            let event = json!({ "type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": -400 });
            self.send_command("Input.dispatchMouseEvent", &event);
            None
        });
    }

    /// Chooses an entry in a select of a message; returns `false` if the select has disappeared.
    pub fn choose(&self, hands: Hands, message: &str, id: &str, value: &str) -> bool {
        let select = control_selector(message, id);
        self.repeat_until_event("change", &select, || {
            (hands == Hands::Mouse || self.focus_message(message)) && self.try_choose(hands, &select, value)
        })
    }

    /// Chooses an entry in any select.
    pub fn choose_in(&self, hands: Hands, selector: &str, value: &str) {
        if !self.try_choose(hands, selector, value) {
            self.fail(&format!("{selector} is not there"));
        }
    }

    fn try_choose(&self, hands: Hands, selector: &str, value: &str) -> bool {
        let is_open = self.open_list(hands, selector);
        if is_open {
            self.select_from_open_list(selector, value);
        }
        is_open
    }

    /// Opens the list of a select; `false` if it does not exist or disappears on the way.
    pub fn open_list(&self, hands: Hands, selector: &str) -> bool {
        // The select may be replaced before its list is open.
        for _ in 0..MAX_TAB_PRESSES {
            let is_there = match hands {
                Hands::Mouse => self.try_click(selector),
                Hands::Keys => self.try_tab_to(selector, 0),
            };
            if !is_there {
                return false;
            }
            if hands == Hands::Keys {
                self.press_key_with(ALT, Key::ArrowDown);
            }
            if self.becomes_true_soon(&list_is_open(selector)) {
                return true;
            }
        }
        self.fail(&format!("the list of {selector} does not open"))
    }

    /// Moves to an entry of the open list with the arrow keys and selects it.
    pub fn select_from_open_list(&self, selector: &str, value: &str) {
        let element = format!("document.querySelector({})", json!(selector));
        let index = format!(
            "(() => {{ const all = [...{element}.options].filter((one) => !one.disabled); \
             return all.findIndex((one) => one.value === {}) - all.findIndex((one) => one.selected); }})()",
            json!(value)
        );
        let steps: i64 = self.evaluate_as(&index);
        let key = if steps < 0 { Key::ArrowUp } else { Key::ArrowDown };
        for _ in 0..steps.abs() {
            self.press_key(key);
        }
        self.press_key(Key::Enter);
    }

    /// Types a line into the command box and sends it.
    pub fn send_line(&self, hands: Hands, line: &str) {
        self.focus_command_box(hands);
        self.type_text(line);
        self.press_key(Key::Enter);
    }

    /// Focuses the command box.
    pub fn focus_command_box(&self, hands: Hands) {
        match hands {
            Hands::Mouse => self.click("#command-box"),
            Hands::Keys => self.press_key(Key::Escape),
        }
        self.wait_until("the command box has the focus", "document.activeElement?.id === 'command-box'");
    }

    /// Uses an item in a message: presses a button, or chooses a value in a select. Returns `false` if the item has
    /// disappeared.
    pub fn use_item(&self, hands: Hands, message: &str, kind: Kind, id: &str, value: &str) -> bool {
        match kind {
            Kind::Select => self.choose(hands, message, id, value),
            Kind::Button | Kind::Several => self.press_control(hands, message, id),
        }
    }
}
