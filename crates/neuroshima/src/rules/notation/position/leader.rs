//! Leaders in a position: `leader X courier uses=1`, `lead C3 initiative+1` (NH-13.20).

use super::Position;
use super::course::GameProgress;
use crate::rules::arrangement::{Arrangement, Side};
use crate::rules::game::Phase;
use crate::rules::leader::{LeaderCard, LeaderChoice, LeaderId, LeaderPick, MAX_USES, OFFER_SIZE, leader_holder};
use crate::rules::notation::frame::Frame;
use crate::rules::notation::text::{Line, TextError, Word};
use crate::rules::tile::Effect;

const NO_LEADERS: &str = "no such line, because the table plays without Leaders (NH-13.20)";

/// Reads `leader X courier uses=1 spent=yes` or `leader X gone`.
pub(super) fn read_leader(frame: &Frame, line: &mut Line<'_>, arrangement: &mut Arrangement) -> Result<(), TextError> {
    line.check_keys(&["uses", "spent", "chosen"])?;
    let owner = line.read_word("a side, one letter from A to Z")?;
    let side = frame.parse_side(owner)?;
    let Some(leaders) = &mut arrangement.leaders else { return Err(owner.mismatch(NO_LEADERS)) };
    if leader_holder(side) != side {
        return Err(owner.mismatch("the member of the team that is first in turn order"));
    }
    if leaders.card(side).is_some() || leaders.choice(side).is_some_and(|choice| *choice != LeaderChoice::default()) {
        return Err(owner.mismatch("a side that has no `leader` line yet"));
    }
    let word = line.read_word("a Leader, offer or gone")?;
    if word.text == "offer" {
        let choice = read_choice(frame, line)?;
        leaders.set_choice(side, choice);
        return Ok(());
    }
    line.check_keys(&["uses", "spent"])?;
    line.check_end()?;
    let spent = line.value("spent").map(|word| word.parse_yes_or_no()).transpose()?.unwrap_or_default();
    let uses = line.value("uses").map(|word| word.parse_small_number("1 or 2 uses", 1..=MAX_USES)).transpose()?;
    if word.text == "gone" {
        line.check_keys(&[])?;
        leaders.set_card(side, LeaderCard::GONE);
        return Ok(());
    }
    let leader = find_leader(frame, word)?;
    leaders.set_card(side, LeaderCard { leader, uses: uses.unwrap_or(MAX_USES), spent });
    Ok(())
}

fn find_leader(frame: &Frame, word: Word<'_>) -> Result<LeaderId, TextError> {
    frame.roster.find_leader(word.text).ok_or_else(|| {
        let ids = frame.roster.leaders().iter().map(|leader| leader.id.as_str()).collect::<Vec<_>>();
        word.mismatch(format!("a Leader of this game: {}", ids.join(", ")))
    })
}

/// Reads `courier bouncer gun_captain chosen=bouncer`, or `? ? ?` for a hidden offer.
fn read_choice(frame: &Frame, line: &mut Line<'_>) -> Result<LeaderChoice, TextError> {
    line.check_keys(&["chosen"])?;
    let mut offer = Vec::new();
    let expected = "three Leaders, or ? for each";
    let words = [line.read_word(expected)?, line.read_word(expected)?, line.read_word(expected)?];
    line.check_end()?;
    let is_hidden = words.iter().all(|word| word.text == "?");
    for word in words.into_iter().filter(|_| !is_hidden) {
        let leader = find_leader(frame, word)?;
        if offer.contains(&leader) {
            return Err(word.mismatch("each Leader only once"));
        }
        offer.push(leader);
    }
    let pick = match line.value("chosen") {
        None => LeaderPick::Missing,
        Some(word) if word.text == "?" && is_hidden => LeaderPick::Hidden,
        Some(word) => {
            let leader = find_leader(frame, word)?;
            if !is_hidden && !offer.contains(&leader) {
                return Err(word.mismatch("one of the Leaders offered"));
            }
            LeaderPick::Of(leader)
        }
    };
    Ok(LeaderChoice { offer, pick })
}

/// Reads `lead C3 initiative+1`.
pub(super) fn read_leader_effect(
    frame: &Frame,
    line: &mut Line<'_>,
    arrangement: &mut Arrangement,
) -> Result<(), TextError> {
    line.check_keys(&[])?;
    let place = line.peek();
    let hex = line.read_hex(frame.board)?;
    let word = line.read_word("an effect of a Leader, such as initiative+1")?;
    line.check_end()?;
    let effect = Effect::from_word(word.text).map_err(|problem| word.mismatch(problem))?;
    if !is_of_leader(effect) {
        return Err(word.mismatch("an effect that a Leader can have on a unit"));
    }
    match &mut arrangement.leaders {
        Some(leaders) => leaders.add_effect(hex, effect),
        None => return Err(place.map_or_else(|| line.missing_word(NO_LEADERS), |place| place.mismatch(NO_LEADERS))),
    }
    Ok(())
}

fn is_of_leader(effect: Effect) -> bool {
    matches!(
        effect,
        Effect::Melee(_)
            | Effect::Ranged(_)
            | Effect::Initiative(_)
            | Effect::InitiativeLoss(_)
            | Effect::ExtraAction
            | Effect::Toughness(_)
    )
}

/// Checks that each side or team of a game has its Leader, and that effects of Leaders lie on units only while a
/// decision of a Battle is open.
pub(super) fn check_leaders(frame: &Frame, course: &GameProgress, end: &TextError) -> Result<(), TextError> {
    let Some(leaders) = course.state.arrangement.leaders.as_ref().filter(|_| course.has_turn) else { return Ok(()) };
    let mut holders = frame.roster.sides().filter(|&side| leader_holder(side) == side);
    let is_choosing = course.state.phase == Phase::Leader;
    let is_missing = |side: &Side| match leaders.choice(*side) {
        Some(_) => !is_choosing,
        None => is_choosing || leaders.card(*side).is_none(),
    };
    if let Some(side) = holders.find(|side| course.state.phase != Phase::Over && is_missing(side)) {
        let expected = format!("a `leader` line for side {}", frame.letter(side));
        return Err(TextError { expected: expected.into(), ..end.clone() });
    }
    if !leaders.effects().is_empty() && course.state.pending.is_none() {
        return Err(TextError { expected: "no `lead` line, because no decision is open".into(), ..end.clone() });
    }
    Ok(())
}

impl Position {
    /// Prints the Leader of each side or team.
    pub(super) fn print_leaders(&self, line: &mut impl FnMut(&str)) {
        let Some(leaders) = &self.arrangement().leaders else { return };
        for side in self.roster.sides().filter(|&side| leader_holder(side) == side) {
            let letter = self.letter(side);
            if let Some(choice) = leaders.choice(side) {
                line(&format!("leader {letter} offer {}", self.choice_text(choice)));
            }
            let Some(&LeaderCard { leader, uses, spent }) = leaders.card(side) else { continue };
            if uses == 0 {
                line(&format!("leader {letter} gone"));
                continue;
            }
            let id = &self.roster.leader(leader).id;
            let left = if uses == MAX_USES { String::new() } else { format!(" uses={uses}") };
            let spent = if spent { " spent=yes" } else { "" };
            line(&format!("leader {letter} {id}{left}{spent}"));
        }
    }

    fn choice_text(&self, LeaderChoice { offer, pick }: &LeaderChoice) -> String {
        let id = |leader: LeaderId| self.roster.leader(leader).id.as_str();
        let offer = if offer.is_empty() { vec!["?"; OFFER_SIZE] } else { offer.iter().map(|&card| id(card)).collect() };
        let chosen = match *pick {
            LeaderPick::Missing => String::new(),
            LeaderPick::Of(leader) => format!(" chosen={}", id(leader)),
            LeaderPick::Hidden => " chosen=?".to_owned(),
        };
        format!("{}{chosen}", offer.join(" "))
    }

    /// Prints the effects of Leaders on units.
    pub(super) fn print_leader_effects(&self, line: &mut impl FnMut(&str)) {
        for lent in self.arrangement().leaders.iter().flat_map(|leaders| leaders.effects()) {
            line(&format!("lead {} {}", self.board().name(lent.hex), lent.effect.word()));
        }
    }
}
