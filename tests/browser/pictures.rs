//! The pictures in the documentation, in every language. They are retaken if `SZTAB_SCREENSHOTS` names a folder
//! (`.ci/pictures`); otherwise the text recorded for each is compared with the current page.

use std::cell::RefCell;
use std::fs;
use std::path::PathBuf;

use image::imageops::replace;
use image::{Rgb, RgbImage};

use crate::demonstration::{open_channel, open_session};
use crate::hands::{Hands, Key};
use crate::look::{Item, Message};
use crate::people::Place;
use crate::player::version;
use crate::program::root;
use crate::stage::Stage;
use crate::window::{Theme, Window};
use crate::words::Language;

/// A window size and a theme.
#[derive(Debug, Clone, Copy)]
struct Viewport {
    width: u32,
    height: u32,
    theme: Theme,
}

const DESKTOP: Viewport = Viewport { width: 1280, height: 1000, theme: Theme::Dark };
const PHONE: Viewport = Viewport { width: 390, height: 844, theme: Theme::Light };
/// The size of a window that shows a single step.
const STEP: Viewport = Viewport { width: 480, height: 800, theme: Theme::Dark };

/// A taller window, with room for the text above a picture or for all lists of the settings.
const PANEL: Viewport = Viewport { height: 1000, ..STEP };

/// Takes the pictures in one language, or only records the text that they would show.
struct Camera<'a> {
    folder: Option<PathBuf>,
    language: Language,
    window: &'a Window,
    /// The text in the pictures so far.
    words: RefCell<String>,
}

/// The visible text and controls of a message, without times and numbers, which may change from day to day.
const VISIBLE_TEXT_SCRIPT: &str = "\
    const copy = document.querySelector(`[data-message=\"${id}\"]`).cloneNode(true);\
    copy.querySelectorAll('time, .edited, .unseen, .error, option').forEach((one) => one.remove());\
    const parts = [...copy.querySelectorAll('.content, .embed, .button')].map((one) => one.textContent.trim());\
    return parts.filter(Boolean).join('\\n').replace(/\\d+/g, '#');";

impl<'a> Camera<'a> {
    fn new(language: Language, window: &'a Window) -> Self {
        window.press(Hands::Mouse, "#notice-close");
        Self { folder: output_folder(), language, window, words: RefCell::default() }
    }

    /// Takes a picture in which the end of this message is in view.
    fn take_picture(&self, name: &str, look: Viewport, message: &Message) {
        let window = self.window;
        let said: String = window.evaluate_as(&format!("((id) => {{ {VISIBLE_TEXT_SCRIPT} }})({:?})", message.id));
        self.words.borrow_mut().extend(["## ", name, "\n", &said, "\n\n"]);
        let Some(folder) = &self.folder else { return };
        window.resize(look.width, look.height);
        window.emulate_theme(look.theme);
        let is_narrow = look.width < DESKTOP.width;
        window.wait_until(
            "the column of places has gone aside, or come back",
            &format!("(document.querySelector('#side').getBoundingClientRect().right <= 0) === {is_narrow}"),
        );
        let end = format!(
            "(document.querySelector('[data-message=\"{}\"]').scrollIntoView({{ block: 'end', behavior: 'instant' }}), true)",
            message.id
        );
        window.wait_until("the message is in view", &end);
        window.wait_until("what is in view is drawn", "articles().every((one) => !isInView(one) || isDrawn(one))");
        let file = folder.join(format!("{name}.{}.png", self.language.code()));
        fs::write(&file, window.take_screenshot()).expect("a picture can be kept");
    }

    /// Saves the text in the pictures of a walkthrough, or compares it with the saved text.
    fn keep_or_compare(&self, walk: &str) {
        let (words, name) = (self.words.take(), format!("{walk}.{}.txt", self.language.code()));
        if let Some(folder) = &self.folder {
            fs::write(folder.join(name), words).expect("words can be kept");
            return;
        }
        let kept =
            fs::read_to_string(root().join("docs/pictures/words").join(&name)).expect("the words of the pictures");
        assert_eq!(words, kept, "{name}: pictures in docs are out of date: see .ci/pictures");
    }

    /// Joins two pictures side by side.
    fn join_pictures(&self, names: [&str; 2], joint: &str) {
        const GAP: u32 = 10;
        let Some(folder) = &self.folder else { return };
        let path = |name: &str| folder.join(format!("{name}.{}.png", self.language.code()));
        let [left, right] = names.map(|name| image::open(path(name)).expect("it was taken").to_rgb8());
        let width = left.width() + GAP + right.width();
        let mut joined = RgbImage::from_pixel(width, left.height().max(right.height()), Rgb([255; 3]));
        replace(&mut joined, &left, 0, 0);
        replace(&mut joined, &right, i64::from(left.width() + GAP), 0);
        joined.save(path(joint)).expect("a picture can be kept");
    }
}

/// The output folder, if pictures are to be taken.
pub fn output_folder() -> Option<PathBuf> {
    let folder = std::env::var_os("SZTAB_SCREENSHOTS").map(PathBuf::from)?;
    fs::create_dir_all(&folder).expect("a folder for the pictures");
    Some(folder)
}

/// Takes the steps that the documentation shows to players, starting from the table in mid-game.
fn take_all(camera: &Camera) {
    let (window, language) = (camera.window, camera.language);
    take_lobby(camera);
    let post = open_session(window, language);
    camera.take_picture("desktop", DESKTOP, &post);
    camera.take_picture("phone", PHONE, &post);
    camera.take_picture("turn", STEP, &post);
    let card = take_refusal(camera);
    let place = card.items.iter().find(|item| item.words().starts_with("place")).expect("a tile that can be placed");
    assert!(window.press_control(Hands::Mouse, &card.id, &place.id), "the button is there");
    let before = card.text.clone();
    let card = window.wait_for("hexes are offered", || {
        window.message(&card.id).filter(|card| card.text != before && !card.is_waiting && !card.is_loading)
    });
    camera.take_picture("hex", PANEL, &card);
    // Any of the hexes offered.
    let is_hex = |item: &&Item| item.operation() == "at" && item.words().split(' ').count() > 2;
    let hex = card.items.iter().find(is_hex).expect("a hex is offered");
    assert!(window.press_control(Hands::Mouse, &card.id, &hex.id), "the button is there");
    let card = window.wait_for("the preview is shown", || {
        window.message(&card.id).filter(|card| card.items.iter().any(|item| item.operation() == "do"))
    });
    camera.take_picture("preview", PANEL, &card);
    camera.join_pictures(["hex", "preview"], "turn-of-two");
    let confirm = card.items.iter().find(|item| item.operation() == "do").expect("a button that confirms");
    assert!(window.press_control(Hands::Mouse, &card.id, &confirm.id), "the button is there");
    let before = card.text.clone();
    let card = window.wait_for("it is done", || {
        window.message(&card.id).filter(|card| card.text != before && !card.is_waiting && !card.is_loading)
    });
    camera.take_picture("done", STEP, &card);
    window.wait_for("the post shows what was done", || {
        window.message(&post.id).filter(|now| version(now) > version(&post))
    });
    let what_if = card.items.iter().find(|item| item.operation() == "if").expect("a what-if");
    assert!(window.press_control(Hands::Mouse, &card.id, &what_if.id), "it is there");
    let before = card.text.clone();
    let card = window.wait_for("the what-if is shown", || {
        window.message(&card.id).filter(|card| card.text != before && !card.is_waiting && !card.is_loading)
    });
    camera.take_picture("whatif", STEP, &card);
    take_command_box(camera, &card);
    take_film(camera);
}

/// A table that is waiting for its second player, in a channel without other messages.
fn take_lobby(camera: &Camera) {
    let (window, language) = (camera.window, camera.language);
    window.go_to_empty_channel(Hands::Mouse);
    // The column of places takes a while to slide away.
    window.resize(STEP.width, STEP.height);
    window.focus_command_box(Hands::Mouse);
    window.type_text(&format!("/{} {}", language.text("command-game"), language.text("command-game-new")));
    window.press_key(Key::Enter);
    let (lobby, _) = window.newest_message_with("a seat", |item| item.operation() == "lobby");
    camera.take_picture("lobby", STEP, &lobby);
    // At this size the column of places is visible.
    window.resize(DESKTOP.width, DESKTOP.height);
}

/// The command box while it completes a command.
fn take_command_box(camera: &Camera, below: &Message) {
    let window = camera.window;
    window.focus_command_box(Hands::Mouse);
    window.type_text(&format!("/{} ", camera.language.text("command-play")));
    window.count_suggestions();
    camera.take_picture("typing", STEP, below);
    window.clear_command_box();
}

/// An attempt to place a tile on a hex that is taken, which the rules forbid. Returns the private message of the turn.
fn take_refusal(camera: &Camera) -> Message {
    let window = camera.window;
    let taken = match camera.language {
        Language::English => "stormtrooper e1 n",
        Language::Polish => "szturmowiec e1 n",
        Language::Ukrainian => "штурмовик e1 пн",
    };
    let card = window.wait_for_reply(|| {
        window.focus_command_box(Hands::Mouse);
        window.type_text(&format!("/{} {taken}", camera.language.text("command-play")));
        window.press_key(Key::Enter);
    });
    camera.take_picture("refused", PANEL, &card);
    card
}

/// A Battle, started by its command.
fn take_film(camera: &Camera) {
    let window = camera.window;
    let before: Vec<String> = window.messages().into_iter().map(|message| message.id).collect();
    window.focus_command_box(Hands::Mouse);
    window.type_text(&format!("/{}", camera.language.text("command-battle")));
    let answer = window.wait_for_reply(|| window.press_key(Key::Enter));
    if let Some(confirm) =
        answer.items.iter().find(|item| matches!(item.operation(), "do" | "end")).filter(|_| !answer.is_done())
    {
        window.press_control(Hands::Mouse, &answer.id, &confirm.id);
    }
    let film = window.wait_for("the film is shown", || {
        let new = window.messages().into_iter().filter(|message| !before.contains(&message.id));
        new.into_iter().find(|message| message.pictures.iter().any(|one| one.is_film() && one.is_loaded))
    });
    camera.take_picture("battle", STEP, &film);
}

/// The first step of a newcomer's first game, on a phone.
fn take_first_game(camera: &Camera) {
    let (window, language) = (camera.window, camera.language);
    window.resize(DESKTOP.width, DESKTOP.height);
    open_channel(window, language, "sandbox-play");
    let help = window.wait_for_reply(|| {
        window.focus_command_box(Hands::Mouse);
        window.type_text(&format!("/{}", language.text("command-help")));
        window.press_key(Key::Enter);
    });
    let before = window.places();
    press_first(window, &help, |item| item.operation() == "help-first");
    let is_new = |place: &Place| before.iter().all(|known| known.id != place.id);
    let thread = window.wait_for("the game has its thread", || window.places().into_iter().find(is_new));
    window.go_to(Hands::Mouse, &thread.id);
    let begins = |item: &Item| item.words() == "place-hq";
    let (post, _) = window.newest_message_with("an HQ to place", begins);
    let card = window.wait_for_reply(|| press_first(window, &post, begins));
    press_first(window, &card, |item| item.operation() == "at" && item.words().starts_with("place-hq "));
    let card = window.wait_for("the preview is shown", || {
        window.message(&card.id).filter(|card| card.items.iter().any(|item| item.operation() == "do"))
    });
    camera.take_picture("first", PHONE, &card);
}

/// Presses the first button of a message that satisfies a condition.
fn press_first(window: &Window, message: &Message, is_meant: impl Fn(&Item) -> bool) {
    let item = message.items.iter().find(|item| is_meant(item)).expect("the button");
    assert!(window.press_control(Hands::Mouse, &message.id, &item.id), "the button is there");
}

/// The organisers' view: the settings of the server, a table with a clock, a seat that is handed over, a game under
/// review. The organisers' page exists only in English.
fn take_organisers(camera: &Camera) {
    let window = camera.window;
    let types = |line: &str| {
        window.focus_command_box(Hands::Mouse);
        window.type_text(line);
        window.press_key(Key::Enter);
    };
    let goes_to = |key: &str| {
        window.resize(DESKTOP.width, DESKTOP.height);
        open_channel(window, camera.language, key);
        window.wait_for("the messages are there", || window.messages().last().map(|_| ()));
    };
    goes_to("sandbox-finished");
    let settings = window.wait_for_reply(|| types("/settings server"));
    camera.take_picture("settings", PANEL, &settings);
    let checked = window.wait_for_reply(|| types("/verify"));
    camera.take_picture("verify", STEP, &checked);
    let counted = window.wait_for_reply(|| types("/statistics player:Cela"));
    camera.take_picture("statistics", STEP, &counted);
    types("/game new opponent:Ben clock:72h+12h<96h mirrored:Fresh shuffle");
    let (table, _) = window.newest_message_with("a seat", |item| item.operation() == "lobby");
    camera.take_picture("table", STEP, &table);
    goes_to("sandbox-table");
    types("/substitute player:Cela");
    // The search must not find the film of a Battle, which may still be posted here.
    let (asked, _) = window.newest_message_with("the seat", |item| item.operation() == "seatanswer");
    camera.take_picture("substitute", STEP, &asked);
}

/// A season as its players see it. The pictures are taken on a phone, where everything has to be legible.
fn take_league(camera: &Camera) {
    let (window, language) = (camera.window, camera.language);
    open_channel(window, language, "sandbox-league");
    // The other player will report ready at some point.
    let is_match = |message: &Message| message.items.iter().any(|item| item.operation() == "begin");
    let post = window.wait_for("a match whose other player is ready", || {
        window.messages().into_iter().rev().find(|message| is_match(message) && message.text.contains('✅'))
    });
    camera.take_picture("match", PHONE, &post);
    let look_up = |key: &str| {
        window.resize(DESKTOP.width, DESKTOP.height);
        window.wait_for_reply(|| {
            window.focus_command_box(Hands::Mouse);
            window.type_text(&format!("/{} {}", language.text("command-league"), language.text(key)));
            window.press_key(Key::Enter);
        })
    };
    // Two pictures fit on a phone.
    look_up("command-league-standings");
    camera.take_picture("round", PHONE, &look_up("command-league-round"));
    look_up("command-league-player");
    camera.take_picture("card", PHONE, &look_up("command-league-calendar"));
}

pub fn league_pictures_match_the_page() {
    for language in Language::ALL {
        let stage = Stage::start_in(language);
        let window = stage.open_window("ala", language);
        window.select_person(Hands::Mouse, "Ala");
        let camera = Camera::new(language, &window);
        take_league(&camera);
        camera.keep_or_compare("leagues");
        window.assert_no_errors();
    }
}

pub fn documentation_pictures_match_the_page() {
    for language in Language::ALL {
        let stage = Stage::start_in(language);
        let window = stage.open_window("ala", language);
        window.select_person(Hands::Mouse, "Ala");
        let camera = Camera::new(language, &window);
        take_all(&camera);
        take_first_game(&camera);
        if language == Language::English {
            take_organisers(&camera);
        }
        camera.keep_or_compare("documents");
        window.assert_no_errors();
    }
}
