//! The pictures of a table: what they are told to draw.

use crate::games::Language;
use crate::games::neuroshima::pictures;
use crate::games::neuroshima::pictures::{Film, Headline, Scene, SidePanel};
use crate::games::neuroshima::rules::event::HitSource;
use crate::games::neuroshima::rules::{
    Action, Arrangement, Event, Fight, Game, Hex, Influence, Prospect, Question, Rotation, Side, Stage, Unit,
};
use crate::games::neuroshima::words::{film_words, labels, turn_title};
use crate::pictures::Colours;
use crate::referee::{Table, Telling};
use crate::words::{text, word};

use super::alt::alt_text;
use super::answer::Picture;
use super::bot::Bot;
use super::failure::Failure;
use super::gallery::{Key, View};

/// For whom a picture is drawn: language of names and labels, and palette.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Look {
    /// The language.
    pub language: Language,
    /// The palette.
    pub colours: Colours,
}

/// What is marked on a picture beside the state itself.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Marks {
    /// Hexes of the last move.
    pub last: Vec<Hex>,
    /// A unit under consideration.
    pub ghost: Option<(Hex, Unit)>,
}

impl Marks {
    /// The hexes that a list of events touched.
    pub fn of(events: &[Event]) -> Self {
        let touched = events.iter().rev().find_map(|event| match event {
            Event::HeadquartersPlaced { unit, .. } | Event::Placed { unit, .. } => Some(vec![unit.hex]),
            Event::Moved { unit, to, .. } | Event::Pushed { unit, to, .. } => Some(vec![unit.hex, *to]),
            // All that the same shot or tile hits.
            Event::Hit(hit) => Some(targets(events, hit.source)),
            _ => None,
        });
        Self { last: touched.unwrap_or_default(), ghost: None }
    }

    /// What is marked while somebody is to act: what an open decision is about, else the last move.
    pub fn now(game: &Game, events: &[Event]) -> Self {
        let hexes = match game.decision().map(|decision| &decision.question) {
            Some(Question::PushDestination { unit, options, .. }) => {
                std::iter::once(*unit).chain(options.iter().copied()).collect()
            }
            Some(Question::Absorption { options }) => {
                options.iter().flat_map(|option| [option.medic, option.patient]).collect()
            }
            Some(Question::Conversion { unit, module, .. }) => vec![*unit, *module],
            Some(Question::Explosion { unit }) => vec![*unit],
            Some(Question::FirstToDeclare { .. }) | None => return Self::of(events),
        };
        Self { last: distinct(hexes), ghost: None }
    }

    /// What an action under consideration would put where.
    pub fn considering(game: &Game, side: Side, action: Action) -> Self {
        let arrangement = game.arrangement();
        let displaced = |from: Hex, to: Hex, rotation: Rotation| {
            arrangement.unit(from).map(|unit| (to, Unit { rotation, ..*unit }))
        };
        let (last, ghost) = match action {
            Action::PlaceHeadquarters { hex, rotation } => {
                let tile = game.roster().army(side).headquarters();
                (vec![hex], Some((hex, Unit::new(side, tile, rotation))))
            }
            Action::Place { tile, hex, rotation } => (vec![hex], Some((hex, Unit::new(side, tile, rotation)))),
            Action::Move { from, to, rotation } | Action::Use { from, to, rotation, .. } => {
                (vec![from, to], displaced(from, to, rotation))
            }
            Action::Push { pusher, target } => (vec![pusher, target], None),
            Action::Grenade { hex } | Action::Sniper { hex } => (vec![hex], None),
            Action::Bomb { centre } => {
                let around = arrangement.board.neighbours(centre).map(|(_, hex)| hex);
                (around.chain([centre]).collect(), None)
            }
            Action::Draw
            | Action::Redraw
            | Action::Discard { .. }
            | Action::Battle
            | Action::Choose { .. }
            | Action::End => (Vec::new(), None),
        };
        Self { last, ghost }
    }
}

/// Each hex once.
fn distinct(mut hexes: Vec<Hex>) -> Vec<Hex> {
    hexes.sort_unstable();
    hexes.dedup();
    hexes
}

fn targets(events: &[Event], source: HitSource) -> Vec<Hex> {
    let of_source = |event: &Event| match event {
        Event::Hit(hit) if hit.source == source => Some(hit.target.hex),
        _ => None,
    };
    events.iter().filter_map(of_source).collect()
}

impl Bot {
    /// Draws a table.
    pub(super) async fn picture(&self, table: &Table, look: Look, marks: Marks) -> Result<Picture, Failure> {
        let key = key(table, look, View::Board(marks.clone()));
        let table = table.clone();
        let draw = move || {
            let alt = alt_text(&table, look.language, &marks);
            let scene = Scene { colours: look.colours, ..scene(&table, look.language, marks) };
            Picture { bytes: pictures::board(&scene).into(), alt, name: "board.png" }
        };
        self.gallery.picture(key, draw).await
    }

    /// Draws what a Battle would bring on one picture. `tried` is the table with the game as it was tried out, `trail`
    /// says how, and `lines` tell the Battle.
    pub(super) async fn outlook(
        &self,
        tried: Box<Table>,
        look: Look,
        fight: Box<Fight>,
        trail: String,
        lines: &[String],
    ) -> Result<Picture, Failure> {
        let key = key(&tried, look, View::Outlook(trail));
        let told = lines.join(" ").replace("**", "");
        let draw = move || {
            let language = look.language;
            let board = alt_text(&tried, language, &Marks::default());
            let alt = text(language, "whatif-alt", &[("board", board.into()), ("story", told.into())]);
            let scene = Scene {
                colours: look.colours,
                headline: headline(&tried, language),
                ..around(&tried, language, &fight.board)
            };
            let bytes = pictures::board(&scene.with_outlook(&fight.events)).into();
            Picture { bytes, alt, name: "what-if.png" }
        };
        self.gallery.picture(key, draw).await
    }

    /// Draws a Battle that ended at a table's version, counted from 0, as a film or as stills; `lines` tell it.
    pub(super) async fn battle_picture(
        &self,
        table: &Table,
        look: Look,
        told: Telling,
        lines: &[String],
        view: View,
    ) -> Result<Picture, Failure> {
        let Look { language, colours } = look;
        let story = lines.join(" ").replace("**", "");
        let (name, alt) = match view {
            View::Stills(_) => ("battle.png", text(language, "alt-stills", &[("story", story.into())])),
            View::Film(_) | View::Board(_) | View::Outlook(_) => {
                ("battle.gif", text(language, "alt-film", &[("story", story.into())]))
            }
        };
        let as_stills = matches!(view, View::Stills(_));
        let (key, table) = (key(table, look, view), table.clone());
        let draw = move || {
            // A Battle in which nobody acts leaves the board as it was.
            let start = told.boards.first().unwrap_or(table.game.arrangement());
            let scene = Scene { colours, ..around(&table, language, start) };
            let film = Film { scene, events: &told.events, words: film_words(language) };
            let bytes = if as_stills { pictures::strip(&film) } else { pictures::film(&film) };
            Picture { bytes: bytes.into(), alt, name }
        };
        self.gallery.picture(key, draw).await
    }
}

fn key(table: &Table, look: Look, view: View) -> Key {
    let players = table.game.roster().sides().map(|side| table.player_name(side).to_owned()).collect();
    Key { game: table.record.id, seq: table.seq, players, look, view }
}

fn scene(table: &Table, language: Language, marks: Marks) -> Scene<'_> {
    let game = &table.game;
    let scene = Scene {
        second_move: game.state().second_move.map(|second| second.unit),
        headline: headline(table, language),
        ..around(table, language, game.arrangement())
    };
    let shown = match marks.ghost {
        Some(ghost) => considered(scene, ghost, &marks.last),
        None => scene,
    };
    Scene { last: marks.last, ..shown }
}

/// The board with a unit as it would stand: whom it would net and hit, and what everybody's values would be then.
fn considered<'a>(scene: Scene<'a>, (hex, unit): (Hex, Unit), marked: &[Hex]) -> Scene<'a> {
    let mut after = scene.arrangement.clone();
    // A unit that moves leaves the first of the marked hexes.
    if let Some(&from) = marked.first().filter(|&&from| from != hex) {
        after.take(from);
    }
    after.put(hex, unit);
    let influence = Influence::read(scene.roster, &after);
    let hits: Vec<Event> = Prospect::read(&influence, hex).hits.into_iter().map(Event::Hit).collect();
    let board = Scene::new(scene.roster, &after, scene.language, scene.colours);
    let (netted, nets, effective, scoped) = (board.netted, board.nets, board.effective, board.scoped);
    Scene { netted, nets, effective, scoped, ghost: Some((hex, unit)), ..scene }.with_outlook(&hits)
}

/// A board of a table, with the panels of its players.
fn around<'a>(table: &'a Table, language: Language, arrangement: &'a Arrangement) -> Scene<'a> {
    let roster = table.game.roster();
    Scene {
        sides: roster.sides().map(|side| side_panel(table, side, language)).collect(),
        labels: labels(language),
        ..Scene::new(roster, arrangement, language, Colours::Default)
    }
}

fn side_panel(table: &Table, side: Side, language: Language) -> SidePanel {
    let seat = table.game.seat(side);
    SidePanel {
        player: table.player_name(side).to_owned(),
        army: table.game.roster().army(side).name.in_language(language).to_owned(),
        hand: seat.hand.clone(),
        pile: seat.pile.len(),
        discard: seat.discard.len(),
        to_move: table.game.to_act() == Some(side),
    }
}

/// What goes on, and a warning when the end is near.
pub fn headline(table: &Table, language: Language) -> Headline {
    let state = table.game.state();
    let title = if state.turn == 0 { word(language, "headline-setup") } else { turn_title(language, state) };
    let last = state.last_turn().map_or("", |side| table.game.roster().army(side).name.in_language(language));
    let note = match state.stage {
        Stage::Normal => String::new(),
        Stage::LastTurns { remaining: 0, .. } => word(language, "headline-last-turn"),
        Stage::LastTurns { .. } => text(language, "headline-last-turns", &[("army", last.into())]),
        Stage::FinalBattle { .. } => word(language, "headline-final-battle"),
        Stage::ExtraTurns { remaining: 0, .. } => word(language, "headline-extra-turn"),
        Stage::ExtraTurns { .. } => text(language, "headline-extra-turns", &[("army", last.into())]),
        Stage::OvertimeBattle => word(language, "headline-overtime-battle"),
        Stage::Over { .. } => word(language, "headline-over"),
    };
    Headline { title, warns: !note.is_empty(), note }
}
