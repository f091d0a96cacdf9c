//! The places of a Structure worth considering (NH-13.10).

use sztab_game::Chance;

use super::super::rules::tokens::Face;
use super::super::rules::{Action, Build, Game, Hex, Rotation, Side};
use super::pick;
use super::search::{self, SearchStep};

/// Number of places for which every facing is tried.
const CLOSE_CHOICES: usize = 6;

/// One of this many turns in which a casual player could place its Structure is used for it.
const CASUAL_ODDS: u32 = 6;

/// A Structure as its two actions, with the game after them.
pub struct Built {
    /// The actions, the first token before the second one.
    pub actions: [Action; 2],
    /// The game after them and its evaluation.
    pub step: SearchStep,
}

/// The best places of the side's Structure, best first; empty if it cannot be placed now.
pub fn best_builds(game: &Game, side: Side, most: usize) -> Vec<Built> {
    let mut rough: Vec<([Build; 2], i64)> = Vec::new();
    for tokens in outward_tokens(game, side) {
        rough.extend(place(game, side, tokens).map(|built| (tokens, built.step.evaluation)));
    }
    rough.sort_by_key(|&(_, evaluation)| -evaluation);
    let mut built: Vec<Built> = Vec::new();
    for ([one, two], _) in rough.into_iter().take(CLOSE_CHOICES) {
        for (first, second) in Rotation::ALL.into_iter().flat_map(|first| Rotation::ALL.map(|second| (first, second))) {
            let tokens = [Build { rotation: first, ..one }, Build { rotation: second, ..two }];
            built.extend(place(game, side, tokens));
        }
    }
    built.sort_by_key(|built| -built.step.evaluation);
    built.truncate(most);
    built
}

/// A Structure of a casual player, which places it by chance.
pub fn casual_build(game: &Game, side: Side, chance: &mut Chance) -> Option<Vec<Action>> {
    let tokens = outward_tokens(game, side);
    if tokens.is_empty() || chance.draw_below(CASUAL_ODDS) != Some(0) {
        return None;
    }
    pick(chance, &tokens).map(|tokens| tokens.map(Action::Build).to_vec())
}

/// Every place of the side's Structure with any sides up, the printed tops of its tokens away from each other.
fn outward_tokens(game: &Game, side: Side) -> Vec<[Build; 2]> {
    if game.building().is_some() || game.check_structure(side).is_err() {
        return Vec::new();
    }
    let arrangement = game.arrangement();
    let free = arrangement.board.hexes().filter(|&hex| arrangement.is_free(hex));
    let pairs = free.flat_map(|one| arrangement.board.neighbours(one).map(move |(_, two)| [one, two]));
    let pairs = pairs.filter(|&[_, two]| arrangement.is_free(two));
    let token = |hex: Hex, other: Hex, face: Face| {
        let away = arrangement.board.direction(other, hex);
        let outward = |rotation: &Rotation| Some(rotation.direction(0)) == away;
        Build { hex, face, rotation: Rotation::ALL.into_iter().find(outward).unwrap_or_default() }
    };
    let faces = Face::ALL.into_iter().flat_map(|one| Face::ALL.map(|two| [one, two]));
    let with_faces = pairs
        .flat_map(|[one, two]| faces.clone().map(move |faces| [token(one, two, faces[0]), token(two, one, faces[1])]));
    with_faces.collect()
}

/// The game after a Structure is placed; `None` if it cannot stand so.
fn place(game: &Game, side: Side, tokens: [Build; 2]) -> Option<Built> {
    let actions = tokens.map(Action::Build);
    let mut begun = game.clone();
    begun.apply_with(side, actions[0], &mut ()).ok()?;
    Some(Built { actions, step: search::take_step(&begun, side, actions[1])? })
}
