//! Refusals in words: the reason, the rule, and what the player could do instead, if anything.

use super::cards::card_name;
use super::{name_at, tile_name};
use crate::rules::{Game, Hex, Illegal, Influence, LeaderRefusal, Side};
use crate::texts::text;
use sztab_game::Language;

/// A sentence that tells the player of `side` why an action was refused, with the rule's number.
#[must_use]
#[allow(clippy::too_many_lines, reason = "one short arm for each reason")]
pub fn refusal_sentence(language: Language, game: &Game, side: Side, illegal: Illegal) -> String {
    let (roster, arrangement) = (game.roster(), game.arrangement());
    let unit = |hex: Hex| name_at(language, game, hex);
    let hex = |hex: Hex| arrangement.board.name(hex).to_string();
    let army = |side: Side| roster.army(side).name.in_language(language).to_owned();
    let tile = |tile| tile_name(language, roster, side, tile).to_owned();
    let sentence = |key: &str| text(language, key, &[]);
    let with = |key: &str, name: &'static str, value: String| text(language, key, &[(name, value.into())]);
    let (mode, influence) = (roster.mode(), Influence::evaluate(roster, arrangement));
    // Texts for duels refer to a single opponent.
    let of_duel = |duel: &'static str, several: &'static str| if mode.sides().len() > 2 { several } else { duel };
    let is_allied = |hex: Hex| influence.controller(hex).is_some_and(|other| mode.allies(side).contains(other));
    let sentence = match illegal {
        Illegal::GameOver => sentence("refused-game-over"),
        Illegal::NotYourTurn { turn_of } => {
            with(of_duel("refused-not-your-turn", "refused-not-your-turn-several"), "army", army(turn_of))
        }
        Illegal::NotYourPlacement { turn_of } => {
            with(of_duel("refused-not-your-placement", "refused-not-your-placement-several"), "army", army(turn_of))
        }
        Illegal::DecisionOpen { decider } => with("refused-decision-open", "army", army(decider)),
        Illegal::NoDecision => sentence("refused-no-decision"),
        Illegal::NoSuchAnswer { options } => text(language, "refused-no-such-answer", &[("options", options.into())]),
        Illegal::HeadquartersFirst => sentence("refused-headquarters-first"),
        Illegal::HeadquartersPlaced => sentence("refused-headquarters-placed"),
        Illegal::DrawFirst => sentence("refused-draw-first"),
        Illegal::DrawnAlready => sentence("refused-drawn-already"),
        Illegal::DiscardFirst if roster.terms().reinforcements => sentence("refused-discard-first-reinforced"),
        Illegal::DiscardFirst => sentence("refused-discard-first"),
        Illegal::RedrawNeedsInstants => sentence("refused-redraw-needs-instants"),
        Illegal::RedrawTooLate => sentence("refused-redraw-too-late"),
        Illegal::NoRedraw => sentence("refused-no-redraw"),
        Illegal::RedrawNeedsSix => sentence("refused-redraw-needs-six"),
        Illegal::OneTileAtFirst => sentence("refused-one-tile-at-first"),
        Illegal::ReserveKept => sentence("refused-reserve-kept"),
        Illegal::NoCards => sentence("refused-no-cards"),
        Illegal::CardUsed { card } => with("refused-card-used", "card", card_name(language, card)),
        Illegal::BaseTaken { tile: id } => with("refused-base-taken", "tile", tile(id)),
        Illegal::Leader(reason) => sentence(leader_key(reason)),
        Illegal::BaseEmpty => sentence("refused-base-empty"),
        Illegal::NoDiscardDue => sentence("refused-no-discard-due"),
        Illegal::NothingToDraw => sentence("refused-nothing-to-draw"),
        Illegal::SideOut => sentence("refused-side-out"),
        Illegal::PileEmpty => sentence("refused-pile-empty"),
        Illegal::PileHidden => sentence("refused-pile-hidden"),
        Illegal::NotHeld { tile: id } => with("refused-not-held", "tile", tile(id)),
        Illegal::InstantNotHeld => sentence("refused-instant-not-held"),
        Illegal::NotABoardTile { tile: id } => with("refused-not-a-board-tile", "tile", tile(id)),
        Illegal::OffBoard => sentence("refused-off-board"),
        Illegal::HexTaken { hex: at } => with("refused-hex-taken", "unit", unit(at)),
        Illegal::Mountains { hex: at } => with("refused-mountains", "hex", hex(at)),
        Illegal::Pit { hex: at } => with("refused-pit", "hex", hex(at)),
        Illegal::NotAStart { hex: at } => with("refused-not-a-start", "hex", hex(at)),
        Illegal::LastStart { hex: at } => with("refused-last-start", "hex", hex(at)),
        Illegal::NotASpawn { hex: at } => with("refused-not-a-spawn", "hex", hex(at)),
        Illegal::BombOnMountains { hex: at } => with("refused-bomb-on-mountains", "hex", hex(at)),
        Illegal::BattleBanned => sentence("refused-battle-banned"),
        Illegal::NoUnit { hex: at } => with("refused-no-unit", "hex", hex(at)),
        Illegal::NotYourUnit { hex: at } if is_allied(at) => with("refused-allied-unit", "unit", unit(at)),
        Illegal::NotYourUnit { hex: at } => with("refused-not-your-unit", "unit", unit(at)),
        Illegal::NotAnEnemy { hex: at } if is_allied(at) => with("refused-allied-target", "unit", unit(at)),
        Illegal::NotAnEnemy { hex: at } => with("refused-not-an-enemy", "unit", unit(at)),
        Illegal::Netted { hex: at } => with("refused-netted", "unit", unit(at)),
        Illegal::NotAdjacent { from, to } => {
            text(language, "refused-not-adjacent", &[("from", hex(from).into()), ("to", hex(to).into())])
        }
        Illegal::TokensApart { hex: at } => with("refused-tokens-apart", "hex", hex(at)),
        Illegal::Heavy { hex: at } => with("refused-heavy", "unit", unit(at)),
        Illegal::NoStructure if roster.terms().structures => sentence("refused-no-structure"),
        Illegal::NoStructure => sentence("refused-no-structures"),
        Illegal::StructureUsed => sentence("refused-structure-used"),
        Illegal::StructureTooLate { last_tile: true } => sentence("refused-structure-last-tile"),
        Illegal::StructureTooLate { last_tile: false } => sentence("refused-structure-too-late"),
        Illegal::StructureNeedsThree => sentence("refused-structure-needs-three"),
        Illegal::NoRoomForStructure { hex: at } => with("refused-no-room-for-structure", "hex", hex(at)),
        Illegal::BuildBegun => sentence("refused-build-begun"),
        Illegal::NoPair => sentence("refused-no-pair"),
        Illegal::NobodyAdjacent => sentence("refused-nobody-adjacent"),
        Illegal::NothingChanges => sentence("refused-nothing-changes"),
        Illegal::NoAbility { hex: at } => with("refused-no-ability", "unit", unit(at)),
        Illegal::AbilitySpent { hex: at } => with("refused-ability-spent", "unit", unit(at)),
        Illegal::NowhereToPush { hex: at } => with("refused-nowhere-to-push", "unit", unit(at)),
        Illegal::GrenadeNetted => sentence("refused-grenade-netted"),
        Illegal::GrenadeParalysed => sentence("refused-grenade-paralysed"),
        Illegal::NotUnderground { hex: at } => with("refused-not-underground", "unit", unit(at)),
        Illegal::NoHole { hex: at } => with("refused-no-hole", "hex", hex(at)),
        Illegal::HoleSpent { hex: at } => with("refused-hole-spent", "hex", hex(at)),
        Illegal::HeadquartersNotDragged => sentence("refused-headquarters-not-dragged"),
        Illegal::HeadquartersNotTurned => sentence("refused-headquarters-not-turned"),
        Illegal::ParalysedAlready { hex: at } => with("refused-paralysed-already", "unit", unit(at)),
        Illegal::NoMarkerLeft => sentence("refused-no-marker-left"),
        Illegal::NotNextToHeadquarters { hex: at } => with("refused-not-next-to-headquarters", "unit", unit(at)),
        Illegal::NoTriangle => sentence("refused-no-triangle"),
        Illegal::BombOffBoard { hex: at } => with("refused-bomb-off-board", "hex", hex(at)),
        Illegal::WhichTransport { hex: at } => with("refused-which-transport", "unit", unit(at)),
        Illegal::NotThatTransport { hex: at } => with("refused-not-that-transport", "unit", unit(at)),
        Illegal::OnlyTransport { hex: at } => with("refused-only-transport", "unit", unit(at)),
        Illegal::HeadquartersImmune { grenade: true } => sentence("refused-headquarters-immune-grenade"),
        Illegal::HeadquartersImmune { grenade: false } => sentence("refused-headquarters-immune-sniper"),
        Illegal::FoundationThere { hex: at } => with("refused-foundation-there", "hex", hex(at)),
        Illegal::NeverTurned { tile: id } => with("refused-never-turned", "tile", tile(id)),
        Illegal::NotAUnit { tile: id } => with("refused-not-a-unit", "tile", tile(id)),
        Illegal::NoFoundationUnder { hex: at } => with("refused-no-foundation-under", "hex", hex(at)),
        Illegal::HeadquartersStays { .. } => sentence("refused-headquarters-stays"),
        Illegal::NoPointToPay if mode.is_for_points() => sentence("refused-no-point-scored"),
        Illegal::NoPointToPay => sentence("refused-no-point"),
        Illegal::NetThrown { hex: at } => with("refused-net-thrown", "unit", unit(at)),
        Illegal::NoNetToThrow => sentence("refused-no-net"),
        Illegal::HeadquartersSpared { execution: true } => sentence("refused-headquarters-execution"),
        Illegal::HeadquartersSpared { execution: false } => sentence("refused-headquarters-net"),
        Illegal::Terrified => sentence("refused-terrified"),
    };
    text(language, "refused", &[("sentence", sentence.into()), ("rule", illegal.rule().into())])
}

/// The text key for a refusal about Leaders.
fn leader_key(reason: LeaderRefusal) -> &'static str {
    match reason {
        LeaderRefusal::NoLeaders => "refused-no-leaders",
        LeaderRefusal::ChooseFirst => "refused-leader-choose-first",
        LeaderRefusal::Opened => "refused-leaders-opened",
        LeaderRefusal::NotOffered => "refused-leader-not-offered",
        LeaderRefusal::OfAlly => "refused-leader-of-ally",
        LeaderRefusal::Gone => "refused-leader-gone",
        LeaderRefusal::Spent => "refused-leader-spent",
        LeaderRefusal::TooLate => "refused-leader-too-late",
        LeaderRefusal::InBattle => "refused-leader-in-battle",
        LeaderRefusal::DoesOther => "refused-leader-does-other",
        LeaderRefusal::NoTarget => "refused-leader-no-target",
        LeaderRefusal::NothingToMend => "refused-nothing-to-mend",
        LeaderRefusal::NothingToHeal => "refused-nothing-to-heal",
    }
}
