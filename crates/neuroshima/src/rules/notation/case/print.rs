//! Printing cases in canonical form.

use super::{
    Answer, Case, CaseAction, CaseFile, Choice, DamageSource, Expectation, ReflectionTarget, Script, StepContent,
};
use crate::rules::action::Action;
use crate::rules::arrangement::{Ground, Side};
use crate::rules::board::{Hex, Rotation};
use crate::rules::instants::Played;
use crate::rules::leader::LeaderMoment;
use crate::rules::marks::Marker;
use crate::rules::notation::action::print_action;
use crate::rules::notation::define::{print_define, print_leader_declaration};
use crate::rules::notation::ending::Ending;
use crate::rules::notation::option::{leader_text, rotation_text, target_text, tiles_text};
use crate::rules::notation::play::act_text;
use crate::rules::notation::position::marker::MarkerCounts;
use crate::rules::notation::position::unit::print_unit;
use crate::rules::notation::structure::print_place;
use crate::rules::tokens::Face;

impl CaseFile {
    /// The canonical text of the file.
    #[must_use]
    pub fn print(&self) -> String {
        let defines = self.defines.iter().map(|define| format!("{}\n", print_define(define)));
        let leaders = self.leaders.iter().map(|leader| format!("{}\n", print_leader_declaration(leader)));
        defines.chain(leaders).chain(self.cases.iter().map(Case::print)).collect()
    }
}

impl Case {
    /// The canonical text of the case, without the declarations that the file makes for all its cases.
    #[must_use]
    pub fn print(&self) -> String {
        let mut text = format!("case {}", self.name).trim_end().to_owned() + "\n";
        match &self.script {
            Ok(script) => script.print(&mut text),
            Err(unreadable) => unreadable.lines.iter().for_each(|line| {
                text.push_str(line);
                text.push('\n');
            }),
        }
        text
    }
}

impl Script {
    fn print(&self, text: &mut String) {
        self.position.print_body(text, true);
        for step in &self.steps {
            text.push_str(&self.step_text(&step.what));
            text.push('\n');
        }
    }

    fn step_text(&self, what: &StepContent) -> String {
        match what {
            StepContent::Unit(line) => {
                let letter = self.position.letter(line.unit.owner);
                let text = print_unit(
                    (line.hex, &line.unit),
                    line.second.as_ref().map(|(hex, unit)| (*hex, unit)),
                    letter,
                    self.position.roster(),
                    self.position.board(),
                );
                line.points.map_or_else(|| text.clone(), |points| format!("{text} hp={points}"))
            }
            StepContent::Do(deed) => format!("do {}", self.action_text(deed)),
            StepContent::Illegal(deed) => format!("illegal {}", self.action_text(deed)),
            StepContent::Answer(answer) => self.answer_text(answer),
            StepContent::Expect(expectation) => format!("expect {}", self.expectation_text(expectation)),
        }
    }

    pub(super) fn hex_name(&self, hex: Hex) -> String {
        self.position.board().name(hex).to_string()
    }

    pub(super) fn tile_text(&self, side: crate::rules::Side, tile: crate::rules::TileId) -> String {
        format!("{}/{}", self.position.letter(side), self.position.roster().tile(side, tile).id)
    }

    pub(super) fn action_text(&self, deed: &CaseAction) -> String {
        let name = |hex: Hex| self.hex_name(hex);
        let letter = |side| self.position.letter(side);
        match *deed {
            CaseAction::Lent { by, action: Action::Play(Played::Castling(castling)) } => {
                let [one, other] = castling.hexes();
                format!("castle by={} units={},{}", letter(by), name(one), name(other))
            }
            CaseAction::Lent { by, action } => {
                let line = print_action(action, self.position.roster(), by, self.position.board());
                let (verb, values) =
                    line.split_once(' ').map_or((&*line, String::new()), |(verb, values)| (verb, format!(" {values}")));
                format!("{verb} by={}{values}", letter(by))
            }
            CaseAction::Place { side, tile, hex, rotation } => {
                let turned = if rotation.steps() > 0 { format!(" rot={}", rotation.steps()) } else { String::new() };
                format!("place {} {}{turned}", name(hex), self.tile_text(side, tile))
            }
            CaseAction::Build { side, tile, tokens } => {
                let faces = Some(tokens.map(|token| token.face)).filter(|faces| *faces != [Face::A; 2]);
                let rotations = tokens.map(|token| token.rotation);
                let rotations = Some(rotations).filter(|rotations| *rotations != [Rotation::default(); 2]);
                let (hexes, name) = (tokens.map(|token| token.hex), self.tile_text(side, tile));
                format!("build {}", print_place(self.position.board(), hexes, &name, faces, rotations))
            }
            CaseAction::Move { by, unit, to, rotation } => {
                let to = to.map(|to| format!(" to={}", name(to))).unwrap_or_default();
                let rotation = rotation.map(|rotation| format!(" rot={}", rotation.steps())).unwrap_or_default();
                format!("move by={} unit={}{to}{rotation}", letter(by), name(unit))
            }
            CaseAction::Push { by, unit, target } => {
                format!("push by={} unit={} target={}", letter(by), name(unit), name(target))
            }
            CaseAction::Plain { side, act } => {
                let act = act_text(act, self.position.roster(), side, self.position.board(), letter);
                format!("{} {act}", letter(side))
            }
        }
    }

    /// The notation for the source of an attack that a Medic or a card absorbs.
    fn source_text(&self, from: DamageSource) -> String {
        match from {
            DamageSource::Unit { hex, edge: None } => self.hex_name(hex),
            DamageSource::Unit { hex, edge: Some(edge) } => format!("{} edge={edge}", self.hex_name(hex)),
            DamageSource::Instant(instant) => instant.verb().to_owned(),
            DamageSource::Poison => "poison".to_owned(),
            DamageSource::Hazard => "hazard".to_owned(),
        }
    }

    pub(super) fn answer_text(&self, answer: &Answer) -> String {
        let name = |hex: Hex| self.hex_name(hex);
        let segment = answer.segment.map(|segment| format!("s{segment} ")).unwrap_or_default();
        let choice = match answer.choice {
            Choice::Medic { medic, patient, from } => {
                format!("medic {} saves {} from {}", name(medic), name(patient), self.source_text(from))
            }
            Choice::MedicCard { spared: Some((patient, from)) } => {
                format!("card saves {} from {}", name(patient), self.source_text(from))
            }
            Choice::MedicCard { spared: None } => "no-card".to_owned(),
            Choice::Explode { unit } => format!("explode {}", name(unit)),
            Choice::SetOff { hex } => format!("set-off {}", name(hex)),
            Choice::Convert { unit, edge, to_ranged, module } => {
                let kinds = if to_ranged { "melee>ranged" } else { "ranged>melee" };
                format!("convert {} edge={edge} {kinds} via={}", name(unit), name(module))
            }
            Choice::PushTo { hex } => format!("push-to {}", name(hex)),
            Choice::Redraw { tiles } => tiles_text("redraw", &tiles, self.position.roster(), answer.side),
            Choice::Pay { tiles } => tiles_text("pay", &tiles, self.position.roster(), answer.side),
            Choice::Target { unit, edge, exit, target } => target_text(unit, edge, exit, target, self.position.board()),
            Choice::Rocket { unit, edge, target, armour, trap, back } => {
                let target = target.map_or_else(|| "none".to_owned(), name);
                let edge = edge.map(|edge| format!(" edge={edge}")).unwrap_or_default();
                let said = |key: &str, value: Option<bool>| {
                    value.map(|is_so| format!(" {key}={}", if is_so { "yes" } else { "no" })).unwrap_or_default()
                };
                let (armour, trap) = (said("armour", armour), said("trap", trap));
                let back = match back {
                    ReflectionTarget::Unsaid => String::new(),
                    ReflectionTarget::Nowhere => " back=none".to_owned(),
                    ReflectionTarget::To(hex) => format!(" back={}", name(hex)),
                };
                format!("rocket {}>{target}{edge}{armour}{trap}{back}", name(unit))
            }
            Choice::Turn { unit, rotation } => rotation_text(unit, rotation, self.position.board()),
            Choice::MoveOn { is_meant } => if is_meant { "move-on" } else { "stop" }.to_owned(),
            Choice::Payee { side } => format!("point-to {}", self.position.letter(side)),
            Choice::Leader { target, moment } => {
                let moment = match moment {
                    Some(LeaderMoment::BattleStart) => "start ",
                    Some(LeaderMoment::BattleEnd) => "end ",
                    Some(LeaderMoment::AfterDraw | LeaderMoment::Turn | LeaderMoment::Segment) | None => "",
                };
                let (roster, board) = (self.position.roster(), self.position.board());
                let text = |target| leader_text(target, roster, answer.side, board);
                format!("{moment}{}", target.map_or_else(|| "no-leader".to_owned(), text))
            }
            Choice::Mark { marker, hex } => format!("mark {} {}", marker.word(), name(hex)),
            Choice::First { side } => format!("first {}", self.position.letter(side)),
        };
        format!("answer {} {segment}{choice}", self.position.letter(answer.side))
    }

    pub(super) fn expectation_text(&self, expectation: &Expectation) -> String {
        let name = |hex: Hex| self.hex_name(hex);
        let names = |hexes: &[Hex]| hexes.iter().map(|&hex| self.hex_name(hex)).collect::<Vec<_>>().join(" ");
        let key = |key: &str, value: Option<u8>| value.map(|value| format!(" {key}={value}")).unwrap_or_default();
        match expectation {
            Expectation::Structure { hexes, side, tile, wounds, rotations, faces } => {
                let tile = self.tile_text(*side, *tile);
                let place = print_place(self.position.board(), *hexes, &tile, *faces, *rotations);
                format!("{place}{}", key("wounds", *wounds))
            }
            Expectation::Unit { hex, side, tile, wounds, rotation, face } => {
                let rotation = rotation.map(crate::rules::Rotation::steps);
                let tile = self.tile_text(*side, *tile);
                let face = face.map(|face| format!(" face={}", face.letter())).unwrap_or_default();
                format!("{} {tile}{}{}{face}", name(*hex), key("wounds", *wounds), key("rot", rotation))
            }
            Expectation::StructureState { side, state } => {
                format!("structure {} {}", self.position.letter(*side), state.word())
            }
            Expectation::Gone { hex, side, tile } => format!("gone {} {}", name(*hex), self.tile_text(*side, *tile)),
            Expectation::Points { points } => {
                let points = points.iter().map(|(side, points)| format!(" {}={points}", self.position.letter(*side)));
                format!("hp{}", points.collect::<String>())
            }
            Expectation::Scores { scores } => {
                let scores = scores.iter().map(|(side, score)| format!(" {}={score}", self.position.letter(*side)));
                format!("score{}", scores.collect::<String>())
            }
            Expectation::Result(None) => "result none".to_owned(),
            Expectation::Result(Some(ending)) => format!("result {}", self.ending_text(*ending)),
            Expectation::Battles(number) => format!("battles {number}"),
            Expectation::Netted(hexes) => format!("netted {}", names(hexes)),
            Expectation::Matrix(hexes) => format!("matrix {}", names(hexes)),
            Expectation::Controller { hex, side } => {
                format!("controller {} {}", name(*hex), self.position.letter(*side))
            }
            Expectation::Foundation(Ground { hex, owner, tile, .. }) => {
                format!("foundation {} {}", name(*hex), self.tile_text(*owner, *tile))
            }
            Expectation::NoFoundation(hex) => format!("no-foundation {}", name(*hex)),
            Expectation::Free(hexes) => format!("free {}", names(hexes)),
            Expectation::Initiative { hex, values } => {
                format!("initiative {} {}", name(*hex), values_text(values))
            }
            Expectation::Strength { hex, melee, ranged } => {
                format!("strength {}{}{}", name(*hex), key("melee", *melee), key("ranged", *ranged))
            }
            Expectation::Marker { hex, counts } => {
                let count = |&(side, count): &(Option<Side>, u8)| match side {
                    Some(side) => format!("{}:{count}", self.position.letter(side)),
                    None => count.to_string(),
                };
                let key = |(marker, counts): &(Marker, MarkerCounts)| {
                    format!(" {}={}", marker.word(), counts.iter().map(count).collect::<Vec<_>>().join(","))
                };
                format!("marker {}{}", name(*hex), counts.iter().map(key).collect::<String>())
            }
            Expectation::Leader { side, leader, uses } => {
                let letter = self.position.letter(*side);
                if *uses == Some(0) {
                    return format!("leader {letter} gone");
                }
                let leader = leader.map(|leader| format!(" {}", self.position.roster().leader(leader).id));
                format!("leader {letter}{}{}", leader.unwrap_or_default(), key("uses", *uses))
            }
            Expectation::SteelNets { hex, sides } => {
                let sides: String = sides.iter().map(|side| self.position.letter(side)).collect();
                format!("marker {} net={}", name(*hex), if sides.is_empty() { "none" } else { &sides })
            }
            Expectation::Pushes { pusher, target, to } => {
                let to = if to.is_empty() { "none".to_owned() } else { names(to) };
                format!("pushes {}>{} {to}", name(*pusher), name(*target))
            }
        }
    }

    pub(super) fn ending_text(&self, ending: Ending) -> String {
        match ending {
            Ending::Won(sides) => sides.iter().map(|side| self.position.letter(side)).collect(),
            Ending::Draw => "draw".to_owned(),
        }
    }
}

/// Initiative values in the notation.
pub(super) fn values_text(values: &[u8]) -> String {
    match values {
        [] => "none".to_owned(),
        _ => values.iter().map(u8::to_string).collect::<Vec<_>>().join(","),
    }
}
