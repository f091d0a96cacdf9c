//! The pictures of a table: what they are told to draw.

use crate::games::Language;
use crate::games::neuroshima::pictures;
use crate::games::neuroshima::pictures::{Film, Scene, SidePanel};
use crate::games::neuroshima::rules::{Arrangement, Event, Fight, Hex, Influence, Prospect, Side, Unit};
use crate::games::neuroshima::words::{film_words, labels};
use crate::pictures::Colours;
use crate::referee::{Table, Telling};
use crate::words::text;

use crate::discord::say::answer::Picture;
use crate::discord::say::failure::Failure;

use super::alt::alt_text;
use super::gallery::{Gallery, Key, View};
use super::headline::headline;
use super::look::Look;
use super::marks::Marks;

impl Gallery {
    /// Draws a table.
    pub(crate) async fn board(&self, table: &Table, look: Look, marks: Marks) -> Result<Picture, Failure> {
        let key = key(table, look, View::Board(marks.clone()));
        let table = table.clone();
        let draw = move || {
            let alt = alt_text(&table, look.language, &marks);
            let scene = Scene { colours: look.colours, ..scene(&table, look.language, marks) };
            Picture { bytes: pictures::board(&scene).into(), alt, name: "board.png" }
        };
        self.kept(key, draw).await
    }

    /// Draws what a Battle would bring on one picture. `tried` is the table with the game as it was tried out, `trail`
    /// says how, and `lines` tell the Battle.
    pub(crate) async fn outlook(
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
        self.kept(key, draw).await
    }

    /// Draws a Battle that ended at a table's version, counted from 0, as a film or as stills; `lines` tell it.
    pub(crate) async fn battle(
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
        self.kept(key, draw).await
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
