//! Checks that every refusal of the rules has its own text in every language, with its rule number.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;

use sztab_game::Language;
use sztab_neuroshima::rules::{
    Action, Army, Board, Card, Game, Hex, Illegal, LeaderRefusal, Opening, Roster, Rotation, Side, TileId,
};
use sztab_neuroshima::texts::TEXTS;
use sztab_neuroshima::words::refusal_sentence;

/// One of each refusal; a refusal with two texts appears twice. The `match` ensures that no new refusal is forgotten.
fn all_refusals(hex: Hex, other: Hex, tile: TileId) -> Vec<Illegal> {
    let (turn_of, decider) = (Side(1), Side(1));
    let mut all = Vec::new();
    let mut next = Some(Illegal::GameOver);
    while let Some(illegal) = next {
        all.push(illegal);
        next = match illegal {
            Illegal::GameOver => Some(Illegal::NotYourTurn { turn_of }),
            Illegal::NotYourTurn { .. } => Some(Illegal::NotYourPlacement { turn_of }),
            Illegal::NotYourPlacement { .. } => Some(Illegal::DecisionOpen { decider }),
            Illegal::DecisionOpen { .. } => Some(Illegal::NoDecision),
            Illegal::NoDecision => Some(Illegal::NoSuchAnswer { options: 2 }),
            Illegal::NoSuchAnswer { .. } => Some(Illegal::HeadquartersFirst),
            Illegal::HeadquartersFirst => Some(Illegal::HeadquartersPlaced),
            Illegal::HeadquartersPlaced => Some(Illegal::DrawFirst),
            Illegal::DrawFirst => Some(Illegal::DrawnAlready),
            Illegal::DrawnAlready => Some(Illegal::DiscardFirst),
            Illegal::DiscardFirst => Some(Illegal::RedrawNeedsInstants),
            Illegal::RedrawNeedsInstants => Some(Illegal::RedrawTooLate),
            Illegal::RedrawTooLate => Some(Illegal::NoRedraw),
            Illegal::NoRedraw => Some(Illegal::RedrawNeedsSix),
            Illegal::RedrawNeedsSix => Some(Illegal::OneTileAtFirst),
            Illegal::OneTileAtFirst => Some(Illegal::ReserveKept),
            Illegal::ReserveKept => Some(Illegal::NoCards),
            Illegal::NoCards => Some(Illegal::Leader(LeaderRefusal::ALL[0])),
            Illegal::Leader(reason) => {
                let mut later = LeaderRefusal::ALL.into_iter().skip_while(|&other| other != reason).skip(1);
                Some(later.next().map_or(Illegal::CardUsed { card: Card::Medic }, Illegal::Leader))
            }
            Illegal::CardUsed { .. } => Some(Illegal::BaseTaken { tile }),
            Illegal::BaseTaken { .. } => Some(Illegal::BaseEmpty),
            Illegal::BaseEmpty => Some(Illegal::NoDiscardDue),
            Illegal::NoDiscardDue => Some(Illegal::NothingToDraw),
            Illegal::NothingToDraw => Some(Illegal::SideOut),
            Illegal::SideOut => Some(Illegal::PileEmpty),
            Illegal::PileEmpty => Some(Illegal::PileHidden),
            Illegal::PileHidden => Some(Illegal::NotHeld { tile }),
            Illegal::NotHeld { .. } => Some(Illegal::InstantNotHeld),
            Illegal::InstantNotHeld => Some(Illegal::NotABoardTile { tile }),
            Illegal::NotABoardTile { .. } => Some(Illegal::OffBoard),
            Illegal::OffBoard => Some(Illegal::HexTaken { hex }),
            Illegal::HexTaken { .. } => Some(Illegal::Mountains { hex }),
            Illegal::Mountains { .. } => Some(Illegal::Pit { hex }),
            Illegal::Pit { .. } => Some(Illegal::NotAStart { hex }),
            Illegal::NotAStart { .. } => Some(Illegal::LastStart { hex }),
            Illegal::LastStart { .. } => Some(Illegal::NotASpawn { hex }),
            Illegal::NotASpawn { .. } => Some(Illegal::BombOnMountains { hex }),
            Illegal::BombOnMountains { .. } => Some(Illegal::BattleBanned),
            Illegal::BattleBanned => Some(Illegal::NoUnit { hex }),
            Illegal::NoUnit { .. } => Some(Illegal::NotYourUnit { hex }),
            Illegal::NotYourUnit { .. } => Some(Illegal::NotAnEnemy { hex }),
            Illegal::NotAnEnemy { .. } => Some(Illegal::Netted { hex }),
            Illegal::Netted { .. } => Some(Illegal::NotAdjacent { from: other, to: hex }),
            Illegal::NotAdjacent { .. } => Some(Illegal::TokensApart { hex }),
            Illegal::TokensApart { .. } => Some(Illegal::Heavy { hex }),
            Illegal::Heavy { .. } => Some(Illegal::NoStructure),
            Illegal::NoStructure => Some(Illegal::StructureUsed),
            Illegal::StructureUsed => Some(Illegal::StructureTooLate { last_tile: true }),
            Illegal::StructureTooLate { last_tile: true } => Some(Illegal::StructureTooLate { last_tile: false }),
            Illegal::StructureTooLate { last_tile: false } => Some(Illegal::StructureNeedsThree),
            Illegal::StructureNeedsThree => Some(Illegal::NoRoomForStructure { hex }),
            Illegal::NoRoomForStructure { .. } => Some(Illegal::BuildBegun),
            Illegal::BuildBegun => Some(Illegal::NoPair),
            Illegal::NoPair => Some(Illegal::NobodyAdjacent),
            Illegal::NobodyAdjacent => Some(Illegal::NothingChanges),
            Illegal::NothingChanges => Some(Illegal::NoAbility { hex }),
            Illegal::NoAbility { .. } => Some(Illegal::AbilitySpent { hex }),
            Illegal::AbilitySpent { .. } => Some(Illegal::NowhereToPush { hex }),
            Illegal::NowhereToPush { .. } => Some(Illegal::GrenadeNetted),
            Illegal::GrenadeNetted => Some(Illegal::GrenadeParalysed),
            Illegal::GrenadeParalysed => Some(Illegal::NotNextToHeadquarters { hex }),
            Illegal::NotNextToHeadquarters { .. } => Some(Illegal::BombOffBoard { hex }),
            Illegal::BombOffBoard { .. } => Some(Illegal::NoTriangle),
            Illegal::NoTriangle => Some(Illegal::WhichTransport { hex }),
            Illegal::WhichTransport { .. } => Some(Illegal::NotThatTransport { hex }),
            Illegal::NotThatTransport { .. } => Some(Illegal::OnlyTransport { hex }),
            Illegal::OnlyTransport { .. } => Some(Illegal::HeadquartersImmune { grenade: true }),
            Illegal::HeadquartersImmune { grenade: true } => Some(Illegal::HeadquartersImmune { grenade: false }),
            Illegal::HeadquartersImmune { grenade: false } => Some(Illegal::ParalysedAlready { hex }),
            Illegal::ParalysedAlready { .. } => Some(Illegal::NoMarkerLeft),
            Illegal::NoMarkerLeft => Some(Illegal::NotUnderground { hex }),
            Illegal::NotUnderground { .. } => Some(Illegal::NoHole { hex }),
            Illegal::NoHole { .. } => Some(Illegal::HoleSpent { hex }),
            Illegal::HoleSpent { .. } => Some(Illegal::HeadquartersNotDragged),
            Illegal::HeadquartersNotDragged => Some(Illegal::HeadquartersNotTurned),
            Illegal::HeadquartersNotTurned => Some(Illegal::HeadquartersStays { hex }),
            Illegal::HeadquartersStays { .. } => Some(Illegal::Terrified),
            Illegal::Terrified => Some(Illegal::NoPointToPay),
            Illegal::NoPointToPay => Some(Illegal::NetThrown { hex }),
            Illegal::NetThrown { .. } => Some(Illegal::NoNetToThrow),
            Illegal::NoNetToThrow => Some(Illegal::HeadquartersSpared { execution: true }),
            Illegal::HeadquartersSpared { execution: true } => Some(Illegal::HeadquartersSpared { execution: false }),
            Illegal::HeadquartersSpared { execution: false } => Some(Illegal::FoundationThere { hex }),
            Illegal::FoundationThere { .. } => Some(Illegal::NeverTurned { tile }),
            Illegal::NeverTurned { .. } => Some(Illegal::NotAUnit { tile }),
            Illegal::NotAUnit { .. } => Some(Illegal::NoFoundationUnder { hex }),
            Illegal::NoFoundationUnder { .. } => None,
        };
    }
    all
}

/// A game in which X's HQ is on the first hex.
fn game() -> (Game, Hex) {
    let armies = ["borgo", "hegemony"].map(|id| Army::built_in().into_iter().find(|army| army.id == id).unwrap());
    let roster = Arc::new(Roster::new(armies.into_iter().map(Arc::new).collect()));
    let mut game = Game::new(Arc::clone(&roster), &Opening::deal(&roster, Board::STANDARD, &[0; 32]));
    let hex = Board::STANDARD.hexes().next().unwrap();
    game.apply(Side(0), Action::PlaceHeadquarters { hex, rotation: Rotation::default() }).unwrap();
    (game, hex)
}

#[test]
fn each_refusal_has_its_own_sentence_with_its_rule_in_each_language() {
    let (game, hex) = game();
    let other = Board::STANDARD.hexes().last().unwrap();
    let tile = game.roster().army(Side(0)).drawable_tiles().next().unwrap();
    let mut said: BTreeMap<String, String> = BTreeMap::new();
    for illegal in all_refusals(hex, other, tile) {
        for language in Language::ALL {
            let sentence = refusal_sentence(language, &game, Side(0), illegal);
            let about = format!("{illegal:?} in {language:?}");
            let (words, rule) = sentence.rsplit_once(" (").unwrap();
            assert_eq!(rule, format!("{})", illegal.rule()), "{about}: {sentence}");
            assert!(words.ends_with('.') && words.split(' ').count() >= 3, "{about}: {sentence}");
            assert!(!words.contains(['{', '$', '_']) && !words.contains("refused-"), "{about}: {sentence}");
            let known = said.insert(words.to_owned(), about.clone());
            assert_eq!(known, None, "{about} reads like another one: {sentence}");
            for part in expected_names(&game, illegal, language) {
                assert!(words.contains(&part), "{about} does not name {part}: {sentence}");
            }
        }
    }
}

/// Names that a refusal's text must contain, so that the player sees what it is about.
fn expected_names(game: &Game, illegal: Illegal, language: Language) -> Vec<String> {
    let hex = |hex| Board::STANDARD.name(hex).to_string();
    match illegal {
        Illegal::NotYourTurn { turn_of: side }
        | Illegal::NotYourPlacement { turn_of: side }
        | Illegal::DecisionOpen { decider: side } => {
            vec![game.roster().army(side).name.in_language(language).to_owned()]
        }
        Illegal::NoSuchAnswer { options } => vec![options.to_string()],
        Illegal::NotHeld { tile } | Illegal::NotABoardTile { tile } => {
            vec![game.roster().tile(Side(0), tile).name.in_language(language).to_owned()]
        }
        Illegal::NotAdjacent { from, to } => vec![hex(from), hex(to)],
        Illegal::HexTaken { hex: at }
        | Illegal::Mountains { hex: at }
        | Illegal::Pit { hex: at }
        | Illegal::NotAStart { hex: at }
        | Illegal::LastStart { hex: at }
        | Illegal::NotASpawn { hex: at }
        | Illegal::BombOnMountains { hex: at }
        | Illegal::NoUnit { hex: at }
        | Illegal::NotYourUnit { hex: at }
        | Illegal::NotAnEnemy { hex: at }
        | Illegal::Netted { hex: at }
        | Illegal::NoAbility { hex: at }
        | Illegal::AbilitySpent { hex: at }
        | Illegal::NowhereToPush { hex: at }
        | Illegal::NotNextToHeadquarters { hex: at }
        | Illegal::BombOffBoard { hex: at }
        | Illegal::WhichTransport { hex: at }
        | Illegal::NotThatTransport { hex: at }
        | Illegal::OnlyTransport { hex: at } => vec![hex(at)],
        _ => Vec::new(),
    }
}

/// The keys used in the source have a text in each language, and no key is missing or unused.
#[test]
fn no_refusal_is_missing_or_unused_in_any_language() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let source = std::fs::read_to_string(root.join("crates/neuroshima/src/words/refusal.rs")).unwrap();
    let asked: BTreeSet<&str> =
        source.split('"').filter(|text| *text == "refused" || text.starts_with("refused-")).collect();
    assert!(asked.len() > 30, "the keys were found");
    for (language, locale) in Language::ALL.into_iter().zip(["en", "pl", "uk"]) {
        let text =
            std::fs::read_to_string(root.join("crates/neuroshima/locales").join(locale).join("refusals.ftl")).unwrap();
        let keys: Vec<&str> = text.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key).collect();
        let there: BTreeSet<&str> = keys.iter().copied().filter(|key| !key.starts_with('#')).collect();
        assert_eq!(there.len(), keys.len(), "{locale} has a key twice");
        assert_eq!(there, asked, "{locale}");
        for key in &asked {
            let arguments = ["sentence", "rule", "army", "options", "card", "tile", "unit", "hex", "from", "to"];
            let arguments = arguments.map(|name| (name, "x".into()));
            assert!(TEXTS.own_text(language, key, &arguments).is_some(), "{locale} does not have {key} itself");
        }
    }
}
