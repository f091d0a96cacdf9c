//! Leaders as text: entries of a file of values, and the words of their effects.

use super::card::{Leader, LeaderMoment, LeaderStep};
use crate::rules::army::{Report, Section, read_id};
use crate::rules::tile::{Instant, Names};

/// Most effects on a card.
const MAX_STEPS: usize = 4;

/// Largest number of an effect.
const MAX_AMOUNT: u8 = 9;

/// The instants whose effects a Leader can have.
const INSTANTS: [Instant; 9] = [
    Instant::Battle,
    Instant::Move,
    Instant::PushBack,
    Instant::Rotation,
    Instant::Sniper,
    Instant::SmokeScreen,
    Instant::Paralysis,
    Instant::Castling,
    Instant::SmallBomb,
];

impl Leader {
    /// True if a Leader can have the effect of an instant.
    #[must_use]
    pub fn can_act_as(instant: Instant) -> bool {
        INSTANTS.contains(&instant)
    }
}

/// Keys of a Leader in a file of values.
const LEADER_KEYS: &[&str] = &["id", "name", "moment", "steps", "second"];

/// Reads one `[[leader]]` of a file of values.
pub(in crate::rules) fn read_leader(section: &Section<'_>, report: &mut Report<'_>) -> Option<Leader> {
    section.check_keys(report, LEADER_KEYS);
    let id = read_id(section, report)?;
    let name = Names::read(section, report)?;
    let moment = section.read_required_text(report, "moment", "it says when the card is used")?.value;
    let Some(moment) = LeaderMoment::of_word(moment) else {
        section.add_problem(report, "moment", format!("`{moment}` is no moment of a Leader"));
        return None;
    };
    let mut steps = |key: &str| {
        let words: Vec<&str> = section.read_words(report, key)?.iter().map(|word| word.value).collect();
        parse_steps(&words.join(","), moment).map_err(|problem| section.add_problem(report, key, problem)).ok()
    };
    let first = steps("steps")?;
    let second = if section.has_key("second") { Some(steps("second")?) } else { None };
    Some(Leader { id: id.to_owned(), name, moment, steps: first, second })
}

/// Parses effects such as `discard:1,draw:1`, and checks that they fit together and the moment.
pub(in crate::rules) fn parse_steps(text: &str, moment: LeaderMoment) -> Result<Vec<LeaderStep>, String> {
    let steps = text.split(',').map(parse_step).collect::<Result<Vec<_>, _>>()?;
    check_abilities(&steps, moment)?;
    Ok(steps)
}

fn parse_step(word: &str) -> Result<LeaderStep, String> {
    let unknown = || format!("`{word}` is no effect of a Leader");
    if word == "extra" {
        return Ok(LeaderStep::Extra);
    }
    let (name, value) = word.split_once(':').ok_or_else(unknown)?;
    if name == "as" {
        let instant = Instant::of_word(value).filter(|instant| INSTANTS.contains(instant));
        return instant.map(LeaderStep::As).ok_or_else(unknown);
    }
    let amount = value.parse().ok().filter(|amount| (1..=MAX_AMOUNT).contains(amount)).ok_or_else(unknown)?;
    let (kind, _) = AMOUNTS.iter().find(|(_, known)| *known == name).ok_or_else(unknown)?;
    Ok(kind(amount))
}

/// Constructor of an effect with an amount.
type CountedStep = fn(u8) -> LeaderStep;

const AMOUNTS: [(CountedStep, &str); 10] = [
    (LeaderStep::Discard, "discard"),
    (LeaderStep::Draw, "draw"),
    (LeaderStep::Mend, "mend"),
    (LeaderStep::Heal, "heal"),
    (LeaderStep::Initiative, "initiative"),
    (LeaderStep::Slow, "slow"),
    (LeaderStep::Toughness, "toughness"),
    (LeaderStep::Strength, "strength"),
    (LeaderStep::Melee, "melee"),
    (LeaderStep::Ranged, "ranged"),
];

/// Checks that effects fit the moment and each other. The effect of an instant stands alone, and in a Battle all
/// effects need a unit of the same side, which they share.
fn check_abilities(steps: &[LeaderStep], moment: LeaderMoment) -> Result<(), String> {
    if steps.is_empty() || steps.len() > MAX_STEPS {
        return Err(format!("a Leader has 1 to {MAX_STEPS} effects"));
    }
    if let Some(other) = steps.iter().find(|step| !fits(**step, moment)) {
        return Err(format!("`{}` does not fit the moment {}", print_step(*other), moment.word()));
    }
    if steps.len() > 1 && steps.iter().any(|step| matches!(step, LeaderStep::As(_))) {
        return Err("the effect of an instant stands alone".to_owned());
    }
    let slows = |step: &LeaderStep| matches!(step, LeaderStep::Slow(_));
    if steps.iter().any(slows) && !steps.iter().all(slows) {
        return Err("effects on an own and on an enemy unit do not go together".to_owned());
    }
    Ok(())
}

fn fits(step: LeaderStep, moment: LeaderMoment) -> bool {
    match step {
        LeaderStep::As(_) => moment == LeaderMoment::Turn,
        LeaderStep::Discard(_) | LeaderStep::Draw(_) => matches!(moment, LeaderMoment::AfterDraw | LeaderMoment::Turn),
        LeaderStep::Mend(_) | LeaderStep::Heal(_) => matches!(moment, LeaderMoment::Turn | LeaderMoment::BattleEnd),
        LeaderStep::Initiative(_) | LeaderStep::Slow(_) | LeaderStep::Toughness(_) | LeaderStep::Extra => {
            moment == LeaderMoment::BattleStart
        }
        LeaderStep::Strength(_) | LeaderStep::Melee(_) | LeaderStep::Ranged(_) => moment == LeaderMoment::Segment,
    }
}

/// Effects as text, the inverse of [`parse_steps`].
pub(in crate::rules) fn print_steps(steps: &[LeaderStep]) -> String {
    steps.iter().map(|&step| print_step(step)).collect::<Vec<_>>().join(",")
}

fn print_step(step: LeaderStep) -> String {
    match step {
        LeaderStep::As(instant) => format!("as:{}", instant.word()),
        LeaderStep::Discard(amount) => format!("discard:{amount}"),
        LeaderStep::Draw(amount) => format!("draw:{amount}"),
        LeaderStep::Mend(amount) => format!("mend:{amount}"),
        LeaderStep::Heal(amount) => format!("heal:{amount}"),
        LeaderStep::Initiative(amount) => format!("initiative:{amount}"),
        LeaderStep::Slow(amount) => format!("slow:{amount}"),
        LeaderStep::Toughness(amount) => format!("toughness:{amount}"),
        LeaderStep::Strength(amount) => format!("strength:{amount}"),
        LeaderStep::Melee(amount) => format!("melee:{amount}"),
        LeaderStep::Ranged(amount) => format!("ranged:{amount}"),
        LeaderStep::Extra => "extra".to_owned(),
    }
}
