//! Code for the subcommands that draw: language, colours, and converting a position to a scene.

use std::path::Path;
use std::process::ExitCode;

use super::files::print_error;
use sztab_game::Language;
use sztab_neuroshima::pictures::{Headline, Scene, SidePanel};
use sztab_neuroshima::rules::Side;
use sztab_neuroshima::rules::notation::Position;
use sztab_neuroshima::view::{next_side, side_status, upcoming_turns};
use sztab_neuroshima::words::{labels, turn_title};
use sztab_pictures::Colours;

/// The appearance of a picture.
#[derive(Debug, Clone, Copy, clap::Args)]
pub struct Rendering {
    /// The language of names and labels: en, pl or uk.
    #[arg(long, value_name = "LANGUAGE", default_value = "en", value_parser = parse_language)]
    pub language: Language,
    /// The palette: default, colour-blind or high-contrast.
    #[arg(long, value_name = "PALETTE", default_value = "default", value_parser = parse_colours)]
    pub colours: Colours,
}

/// Parses the code of a language.
pub fn parse_language(text: &str) -> Result<Language, String> {
    match text {
        "en" => Ok(Language::English),
        "pl" => Ok(Language::Polish),
        "uk" => Ok(Language::Ukrainian),
        _ => Err("expected en, pl or uk".to_owned()),
    }
}

fn parse_colours(text: &str) -> Result<Colours, String> {
    Colours::of_word(text).ok_or_else(|| format!("expected {}", Colours::ALL.map(Colours::word).join(", ")))
}

impl Rendering {
    /// Scene for a picture of a position.
    pub fn scene(self, position: &Position) -> Scene<'_> {
        let language = self.language;
        let roster = position.roster();
        let turn = position.has_turn().then(|| position.game());
        let title = turn.as_ref().map(|game| turn_title(language, game)).unwrap_or_default();
        Scene {
            sides: roster.sides().map(|side| side_panel(position, side, language)).collect(),
            second_move: position.state().second_move.map(|second| second.unit),
            headline: Headline { title, note: String::new(), warns: false },
            turns: turn.as_ref().map(upcoming_turns).unwrap_or_default(),
            labels: labels(language),
            ..Scene::new(roster, position.arrangement(), language, self.colours)
        }
    }
}

fn side_panel(position: &Position, side: Side, language: Language) -> SidePanel {
    let (seat, game) = (&position.state().seats[side.index()], position.game());
    SidePanel {
        player: position.letter(side).to_string(),
        army: position.roster().army(side).name.in_language(language).to_owned(),
        hand: seat.hand.clone(),
        pile: seat.pile.len(),
        discard: seat.discard.len(),
        cards: game.open_cards(side),
        to_move: position.has_turn() && game.side_to_act() == Some(side),
        is_next: position.has_turn() && next_side(&game) == Some(side),
        standing: side_status(&game, side, language),
    }
}

/// Writes a picture file. On failure prints the error and returns the exit status.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), ExitCode> {
    std::fs::write(path, bytes).map_err(|error| {
        print_error(&format!("{}: {error}", path.display()));
        ExitCode::FAILURE
    })
}
