//! Interprets words that match no legal action: tries everything that they could name, so that the refusal can cite the
//! rule that forbids it.

use crate::rules::notation::print_action;
use crate::rules::tokens::Face;
use crate::rules::{Action, Build, Game, Hex, Illegal, Instant, Rotation, Side, TileId};
use sztab_game::view::{Forbidden, strip_words};

/// Maximum number of hexes in an input that are considered. No action names more.
const MAX_HEXES: usize = 3;

/// Forbidden lines that an input could mean, given the hexes that it names.
pub(super) fn forbidden_lines(game: &Game, side: Side, typed: &str) -> Vec<Forbidden> {
    let line = |action: Action| print_action(action, game.roster(), side, game.arrangement().board);
    let forbidden = |action: Action| {
        let illegal = game.check(side, action).err()?;
        Some(Forbidden { line: line(action), is_elsewhere: is_elsewhere(illegal) })
    };
    candidate_actions(game, side, &named_hexes(game, typed)).into_iter().filter_map(forbidden).collect()
}

/// True if an action is illegal because the tile that it needs is not available.
fn is_elsewhere(illegal: Illegal) -> bool {
    matches!(
        illegal,
        Illegal::NotHeld { .. } | Illegal::InstantNotHeld | Illegal::NoUnit { .. } | Illegal::NoAbility { .. }
    )
}

/// The most informative reason why no line beginning with these words is legal. `None` if no action begins with them or
/// a legal one does.
pub(super) fn refusal_reason(game: &Game, side: Side, words: &str) -> Option<Illegal> {
    let board = game.arrangement().board;
    let hexes: Vec<Hex> = board.hexes().collect();
    let begins = |action: &Action| strip_words(&print_action(*action, game.roster(), side, board), words).is_some();
    let meant = candidate_actions(game, side, &hexes).into_iter().filter(begins);
    let reason = |action: Action| game.check(side, action).err().map(|illegal| (action, illegal)).ok_or(());
    let reasons: Result<Vec<(Action, Illegal)>, ()> = meant.map(reason).collect();
    let (action, reason) = reasons.ok()?.into_iter().min_by_key(|(_, reason)| reason_rank(*reason))?;
    Some(general_reason(game, action, reason, words))
}

/// A reason that fits every possible meaning. It names two hexes only if the player named both.
fn general_reason(game: &Game, action: Action, reason: Illegal, words: &str) -> Illegal {
    let Illegal::NotAdjacent { from, to } = reason else { return reason };
    let is_named = |hex: Hex| words.split(' ').any(|word| game.arrangement().board.hex(word) == Some(hex));
    if from != to && is_named(from) && is_named(to) {
        return reason;
    }
    if action.instant() == Some(Instant::Castling) { Illegal::NoPair } else { Illegal::NobodyAdjacent }
}

/// Rank of a reason why an action is impossible; the reason with the lowest rank is reported. The higher the rank, the
/// more the reason depends on the hex that was tried.
fn reason_rank(reason: Illegal) -> u8 {
    match reason {
        Illegal::Netted { .. }
        | Illegal::Heavy { .. }
        | Illegal::HeadquartersSpared { .. }
        | Illegal::HeadquartersNotTurned
        | Illegal::NowhereToPush { .. }
        | Illegal::HeadquartersImmune { .. } => 1,
        Illegal::NotNextToHeadquarters { .. }
        | Illegal::NotAdjacent { .. }
        | Illegal::TokensApart { .. }
        | Illegal::NoRoomForStructure { .. }
        | Illegal::NoPair
        | Illegal::NobodyAdjacent
        | Illegal::AbilitySpent { .. } => 2,
        Illegal::NotAnEnemy { .. }
        | Illegal::NotYourUnit { .. }
        | Illegal::BombOffBoard { .. }
        | Illegal::BombOnMountains { .. }
        | Illegal::NoTriangle => 3,
        Illegal::HexTaken { .. }
        | Illegal::Mountains { .. }
        | Illegal::Pit { .. }
        | Illegal::NotAStart { .. }
        | Illegal::LastStart { .. }
        | Illegal::NotASpawn { .. }
        | Illegal::NoAbility { .. }
        | Illegal::NothingChanges => 4,
        Illegal::NoUnit { .. } | Illegal::OffBoard => 5,
        // Reasons that name no hex.
        Illegal::GameOver
        | Illegal::NotYourTurn { .. }
        | Illegal::NotYourPlacement { .. }
        | Illegal::DecisionOpen { .. }
        | Illegal::NoDecision
        | Illegal::NoSuchAnswer { .. }
        | Illegal::HeadquartersFirst
        | Illegal::HeadquartersPlaced
        | Illegal::DrawFirst
        | Illegal::DrawnAlready
        | Illegal::DiscardFirst
        | Illegal::RedrawNeedsInstants
        | Illegal::RedrawTooLate
        | Illegal::NoRedraw
        | Illegal::RedrawNeedsSix
        | Illegal::OneTileAtFirst
        | Illegal::ReserveKept
        | Illegal::NoCards
        | Illegal::NoStructure
        | Illegal::StructureUsed
        | Illegal::StructureTooLate { .. }
        | Illegal::StructureNeedsThree
        | Illegal::BuildBegun
        | Illegal::CardUsed { .. }
        | Illegal::BaseTaken { .. }
        | Illegal::Leader(_)
        | Illegal::BaseEmpty
        | Illegal::NoDiscardDue
        | Illegal::NothingToDraw
        | Illegal::SideOut
        | Illegal::PileEmpty
        | Illegal::PileHidden
        | Illegal::NotHeld { .. }
        | Illegal::InstantNotHeld
        | Illegal::NotABoardTile { .. }
        | Illegal::BattleBanned
        | Illegal::GrenadeNetted
        | Illegal::WhichTransport { .. }
        | Illegal::NotThatTransport { .. }
        | Illegal::OnlyTransport { .. }
        | Illegal::HeadquartersStays { .. }
        | Illegal::GrenadeParalysed
        | Illegal::NotUnderground { .. }
        | Illegal::NoHole { .. }
        | Illegal::HoleSpent { .. }
        | Illegal::HeadquartersNotDragged
        | Illegal::ParalysedAlready { .. }
        | Illegal::NoMarkerLeft
        | Illegal::Terrified
        | Illegal::NoPointToPay
        | Illegal::NetThrown { .. }
        | Illegal::NoNetToThrow
        | Illegal::FoundationThere { .. }
        | Illegal::NeverTurned { .. }
        | Illegal::NotAUnit { .. }
        | Illegal::NoFoundationUnder { .. } => 0,
    }
}

/// The named hexes; if there are none, a free hex, which suffices to find out that a tile is not in hand.
fn named_hexes(game: &Game, typed: &str) -> Vec<Hex> {
    let arrangement = game.arrangement();
    let words = typed.split(|letter: char| !letter.is_alphanumeric());
    let named: Vec<Hex> = words.filter_map(|word| arrangement.board.hex(word)).take(MAX_HEXES).collect();
    let free = || arrangement.board.hexes().find(|&hex| arrangement.unit(hex).is_none());
    if named.is_empty() { free().into_iter().collect() } else { named }
}

/// Every conceivable action with these hexes, legal or not.
fn candidate_actions(game: &Game, side: Side, hexes: &[Hex]) -> Vec<Action> {
    let tiles = || (0u8..).map(TileId).zip(&game.roster().army(side).tiles);
    let held: Vec<TileId> = tiles().map(|(tile, _)| tile).collect();
    let mut actions: Vec<Action> = held.iter().map(|&tile| Action::Discard { tile }).collect();
    for &hex in hexes {
        let turned = |action: fn(Hex, Rotation) -> Action| Rotation::ALL.map(|rotation| action(hex, rotation));
        actions.extend(turned(|hex, rotation| Action::PlaceHeadquarters { hex, rotation }));
        if game.roster().terms().structures {
            actions.extend(turned(|hex, rotation| Action::Build(Build { hex, face: Face::A, rotation })));
        }
        for (tile, facts) in tiles() {
            if facts.is_placed() && !facts.is_headquarters() {
                actions.extend(Rotation::ALL.map(|rotation| Action::Place { tile, hex, rotation }));
            }
        }
    }
    actions.extend(Action::candidates(hexes, &held));
    if game.roster().terms().cards {
        actions.extend(Action::candidates_with_cards(hexes, &held));
    }
    actions
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::rules::arrangement::Unit;
    use crate::rules::game::Seat;
    use crate::rules::notation::parse_action;
    use crate::rules::{Army, Arrangement, Board, Opening, Phase, Roster, State};
    use sztab_game::view::any_line_begins;
    use sztab_game::{self, Language};

    use super::super::panel::playable_hand_tiles;

    #[test]
    fn refusals_explain_why_a_tile_cannot_be_played() {
        let armies: Vec<Arc<Army>> = Army::base_box().into_iter().take(2).map(Arc::new).collect();
        let roster = Arc::new(Roster::new(armies));
        let mut grey = 0;
        for number in 0..6 {
            let mut game = Game::new(Arc::clone(&roster), &Opening::deal(&roster, Board::STANDARD, &[number; 32]));
            let mut turn = usize::from(number);
            while let Some(side) = game.side_to_act() {
                let legal = game.legal_actions();
                if game.state().phase == Phase::Play && game.decision().is_none() {
                    let lines = sztab_game::Game::legal_lines_of(&game, side);
                    for (words, name) in playable_hand_tiles(&game, side, Language::English) {
                        let why = refusal_reason(&game, side, &words);
                        assert_eq!(why.is_none(), any_line_begins(&lines, &words), "{name}: {why:?}");
                        grey += usize::from(why.is_some());
                    }
                }
                turn += 7;
                game.apply(side, legal[turn % legal.len()]).expect("legal");
            }
        }
        assert!(grey > 10, "{grey}");
    }

    /// A game in the turn of an army that has these units and tiles in hand, against these units of Moloch.
    fn game_in_turn(army_id: &str, own: &[(&str, &str)], others: &[(&str, &str)], hand: &[&str]) -> Game {
        let army = |id: &str| Army::built_in().into_iter().find(|army| army.id == id).expect("an army");
        let roster = Arc::new(Roster::new([army_id, "moloch"].map(|id| Arc::new(army(id))).to_vec()));
        let mut arrangement = Arrangement::new(Board::STANDARD);
        for (side, units) in [(Side(0), own), (Side(1), others)] {
            for (hex, tile) in units {
                let tile = roster.army(side).find(tile).expect("a tile");
                arrangement.put(Board::STANDARD.hex(hex).expect("a hex"), Unit::new(side, tile, Rotation::default()));
            }
        }
        let mut seats = vec![Seat::default(), Seat::default()];
        seats[0].hand = hand.iter().map(|tile| roster.army(Side(0)).find(tile).expect("a tile")).collect();
        seats.iter_mut().for_each(|seat| seat.pile = vec![TileId(1)]);
        Game::resume(roster, State::in_turn(arrangement, seats, Side(0), 9))
    }

    #[test]
    fn a_tile_without_any_target_is_refused_without_naming_a_hex() {
        let apart = game_in_turn("neojungle", &[("A1", "hq")], &[("E1", "hq")], &["castling"]);
        assert_eq!(refusal_reason(&apart, Side(0), "castle"), Some(Illegal::NoPair));
        assert_eq!(Illegal::NoPair.rule(), "NH-10.17");
        let same = apart.check(Side(0), action("castle A1 A1", &apart)).expect_err("one unit is no pair");
        assert_eq!(same, Illegal::NoPair);
        let far = game_in_turn("hegemony", &[("A1", "hq")], &[("E1", "hq")], &["push_back"]);
        assert_eq!(refusal_reason(&far, Side(0), "push"), Some(Illegal::NobodyAdjacent));
        // If the player named both hexes, the refusal names them.
        let named = refusal_reason(&far, Side(0), "push A1 E1");
        assert!(matches!(named, Some(Illegal::NotAdjacent { .. })), "{named:?}");
        let pair = game_in_turn("neojungle", &[("A1", "hq"), ("A2", "slicer")], &[("E1", "hq")], &["castling"]);
        assert_eq!(refusal_reason(&pair, Side(0), "castle"), None);
    }

    fn action(line: &str, game: &Game) -> Action {
        parse_action(line, game.roster(), Side(0), game.arrangement().board).expect("a line")
    }
}
