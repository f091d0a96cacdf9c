//! Actions and questions in words.

use super::blast::{explosion_phrase, toxic_bomb_phrase};
use super::direction::{direction_arrow, facing};
use super::instants::key_part;
use super::leader::{leader_of, leader_phrase, leader_question};
use super::option::option_phrase;
use super::tile::{Object, ground_name, ground_object, name_at, object, tile_name};
use crate::rules::abilities::Used;
use crate::rules::decision::Question;
use crate::rules::instants::Played;
use crate::rules::marks::Marker;
use crate::rules::tokens::Face;
use crate::rules::{
    Ability, Action, Commander, Game, Hex, HexSet, Lead, Roster, Rotation, Side, Slot, Tactic, Tile, TileId, UnitMove,
    Value,
};
use crate::texts::{text, word};
use sztab_game::Language;
use sztab_words::FluentValue;

/// Grammatical form of an action.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// As a title: "Discarding: Officer".
    Title,
    /// An intention: "to discard the Officer".
    Wish,
}

/// An action as a phrase, for the player who may take it or has taken it, for example "Runner to D2, facing ↗".
#[must_use]
pub fn action_phrase(language: Language, game: &Game, side: Side, action: Action) -> String {
    Phrasing { language, game, side, form: Form::Title }.phrase(action)
}

/// The question to a player who is about to take an action, for example "Discard Officer?"
#[must_use]
pub fn action_question(language: Language, game: &Game, side: Side, action: Action) -> String {
    let phrase = Phrasing { language, game, side, form: Form::Wish }.phrase(action);
    text(language, "confirm-question", &[("action", phrase.into())])
}

/// The label of the button for an action that causes a loss.
#[must_use]
pub fn anyway_label(language: Language, action: Action) -> String {
    let key = if action == Action::End {
        "forfeit-anyway-end"
    } else if matches!(action, Action::Play(Played::Battle(_)) | Action::Tactic(Tactic::Battle(_))) {
        "forfeit-anyway-battle"
    } else {
        "forfeit-anyway"
    };
    word(language, key)
}

/// The label of a side of a token.
#[must_use]
pub fn face_label(language: Language, face: Face) -> String {
    text(language, "face-label", &[("face", face.letter().to_uppercase().to_string().into())])
}

/// The label of the button that discards a tile.
#[must_use]
pub fn discard_label(language: Language, roster: &Roster, side: Side, tile: TileId) -> String {
    let tile = Object::tiles(language, roster, side, &[tile]);
    text(language, "discard-of", &[("tile", tile.name()), ("form", tile.form())])
}

struct Phrasing<'a> {
    language: Language,
    game: &'a Game,
    side: Side,
    form: Form,
}

impl Phrasing<'_> {
    fn phrase(&self, action: Action) -> String {
        let (language, roster) = (self.language, self.game.roster());
        match action {
            Action::ChooseLeader { leader } => {
                let phrase = leader.map(|leader| leader_phrase(language, roster.leader(leader)));
                self.format_text("action-leader", vec![("leader", phrase.unwrap_or_default().into())])
            }
            Action::PlaceHeadquarters { hex, .. } => {
                self.format_text("action-place-hq", vec![("hex", self.hex_value(hex))])
            }
            Action::Draw => self.format_text("action-draw", Vec::new()),
            Action::Fetch => {
                let held: Vec<TileId> = self.game.seat(self.side).base.into_iter().collect();
                let tile = Object::tiles(language, roster, self.side, &held);
                self.phrase_about("action-fetch", "tile", &tile, Vec::new())
            }
            Action::Redraw => self.format_text("action-redraw", Vec::new()),
            Action::Build(token) => {
                let Some(id) = self.game.token_tile(self.side, token) else { return String::new() };
                let tile = roster.tile(self.side, id);
                let name = tile.name.in_language(language).to_owned();
                let arguments = vec![
                    ("tile", name.into()),
                    ("number", if self.game.building().is_some() { 2 } else { 1 }.into()),
                    ("hex", self.hex_value(token.hex)),
                    ("face", token.face.letter().to_uppercase().to_string().into()),
                    ("facing", Self::facing_value(tile, token.rotation)),
                ];
                self.format_text("action-build", arguments)
            }
            Action::Discard { tile } => {
                let tile = Object::tiles(language, roster, self.side, &[tile]);
                self.phrase_about("action-discard", "tile", &tile, Vec::new())
            }
            Action::Lay { tile } => {
                let tile = Object::tiles(language, roster, self.side, &[tile]);
                self.phrase_about("action-lay", "tile", &tile, Vec::new())
            }
            Action::Lead(lead) => self.lead_phrase(lead, action),
            Action::Place { tile: id, hex, rotation } if self.game.costs_point(self.side, action) => {
                let tile = roster.tile(self.side, id);
                let arguments = vec![
                    ("tile", tile_name(language, roster, self.side, id).to_owned().into()),
                    ("facing", Self::facing_value(tile, rotation)),
                ];
                self.phrase_about("action-execute", "target", &self.object(hex), arguments)
            }
            Action::Place { tile: id, hex, rotation } => {
                let tile = roster.tile(self.side, id);
                let name = Object::tiles(language, roster, self.side, &[id]);
                let key = if tile.has_equal_edges() { "action-place-alike" } else { "action-place" };
                self.phrase_about(
                    key,
                    "tile",
                    &name,
                    vec![("hex", self.hex_value(hex)), ("facing", Self::facing_value(tile, rotation))],
                )
            }
            Action::Play(played) => match action.displacement() {
                Some(displaced) if is_second_move(self.game, action) => self.second_move_phrase(displaced),
                _ => self.instant_phrase(played, action),
            },
            Action::Tactic(tactic) => {
                let act = self.instant_phrase(tactic.as_played(), action);
                self.format_text("action-tactic", vec![("action", act.into())])
            }
            Action::Use(Used::Rotate(_)) => self.target_phrase("action-use-rotate", action),
            Action::Use(Used::TurnToken(_)) => self.target_phrase("action-use-turn", action),
            Action::Use(used) => match action.displacement() {
                Some(displaced) if is_second_move(self.game, action) => self.second_move_phrase(displaced),
                Some(displaced) => self.ability_phrase(used.entry(), displaced, action),
                None => self.target_phrase(&format!("action-use-{}", key_part(used.entry().word())), action),
            },
            Action::Choose { answer } => option_phrase(language, self.game, usize::from(answer).saturating_sub(1)),
            Action::End => self.format_text("action-end", Vec::new()),
        }
    }

    /// Phrase for a use of the Leader.
    fn lead_phrase(&self, lead: Lead, action: Action) -> String {
        let act = match lead {
            Lead::As(played) => self.instant_phrase(played, action),
            Lead::Discard { tile } => self.phrase(Action::Discard { tile }),
            Lead::Mend { hex } => {
                let unit = name_at(self.language, self.game, hex);
                self.format_text("action-lead-mend", vec![("unit", unit.into())])
            }
            Lead::Draw => self.format_text("action-lead-draw", Vec::new()),
            Lead::Heal => self.format_text("action-lead-heal", Vec::new()),
        };
        let leader =
            leader_of(self.game, self.side).map(|(leader, _)| leader.name.in_language(self.language).to_owned());
        self.format_text("action-lead", vec![("leader", leader.unwrap_or_default().into()), ("action", act.into())])
    }

    /// Phrase for an instant, played as a tile or a card.
    fn instant_phrase(&self, played: Played, action: Action) -> String {
        let key = format!("action-{}", key_part(played.entry().verb()));
        let Some(displaced) = action.displacement() else { return self.target_phrase(&key, action) };
        let turned = format!("{key}-turn");
        let turned = if matches!(played, Played::Rotation(_)) { &key } else { &turned };
        self.displacement_phrase([&key, &format!("{key}-alike"), turned], displaced)
    }

    /// Phrase for a unit that moves or turns.
    fn displacement_phrase(&self, [moved, alike, turned]: [&str; 3], displaced: UnitMove) -> String {
        let UnitMove { from, to, rotation } = displaced;
        let tile = self.game.arrangement().unit(from).map(|unit| self.game.roster().unit_tile(unit));
        let facing = tile.map_or_else(|| String::new().into(), |tile| Self::facing_value(tile, rotation));
        let key = match (from == to, tile.is_some_and(Tile::has_equal_edges)) {
            (true, _) => turned,
            (false, true) => alike,
            (false, false) => moved,
        };
        self.phrase_about(key, "unit", &self.object(from), vec![("hex", self.hex_value(to)), ("facing", facing)])
    }

    /// The phrase for the second of two moves.
    fn second_move_phrase(&self, displaced: UnitMove) -> String {
        self.displacement_phrase(["action-again-move", "action-again-move-alike", "action-again-turn"], displaced)
    }

    /// Phrase for a unit that moves or turns by an ability, including the helper if one is named.
    fn ability_phrase(&self, ability: Ability, displaced: UnitMove, action: Action) -> String {
        let helper = action
            .slot_values()
            .into_iter()
            .find_map(|(_, value)| if let Value::Helper(helper) = value { helper } else { None });
        let means = if helper.is_some() { "via" } else { ability.word() };
        let keys =
            [format!("action-{means}-move"), format!("action-{means}-move-alike"), format!("action-{means}-turn")];
        let act = self.displacement_phrase(keys.each_ref().map(String::as_str), displaced);
        let Some(helper) = helper.map(|helper| name_at(self.language, self.game, helper)) else { return act };
        text(self.language, "action-via", &[("transport", helper.into()), ("action", act.into())])
    }

    /// Phrase for the target of an instant or ability that moves nothing: each slot is an argument of the text, and the
    /// object of the sentence is an enemy.
    fn target_phrase(&self, key: &str, action: Action) -> String {
        let (mut arguments, mut target): (Arguments, Option<Object>) = (Vec::new(), None);
        let mut area: Vec<String> = Vec::new();
        let mut turned: Option<&Tile> = None;
        let standing = |hex| self.game.arrangement().unit(hex).map(|unit| self.game.roster().unit_tile(unit));
        let foundation_targets = action.foundation_targets();
        let meant = |hex| ground_object(self.language, self.game, hex).filter(|_| foundation_targets.contains(hex));
        for (slot, value) in action.slot_values() {
            match (slot, value) {
                (Slot::Unit(Commander::Enemy), Value::Hex(hex)) => {
                    turned = standing(hex);
                    target = Some(meant(hex).unwrap_or_else(|| self.object(hex)));
                }
                (Slot::Unit(Commander::Own), Value::Hex(hex)) => {
                    turned = standing(hex);
                    let is_first = arguments.iter().all(|(name, _)| *name != "unit");
                    let name = if is_first { "unit" } else { "other" };
                    arguments.push((name, name_at(self.language, self.game, hex).into()));
                }
                (Slot::Hex, Value::Hex(hex)) => area.push(self.game.arrangement().board.name(hex).to_string()),
                (_, Value::Hex(hex)) => arguments.push(("hex", self.hex_value(hex))),
                (_, Value::Helper(helper)) => arguments.extend(helper.map(|hex| ("helper", self.hex_value(hex)))),
                (_, Value::Rotation(rotation)) => {
                    // Without a unit, the arrow shows the direction of the edge printed at the top of the tile.
                    let plain = || direction_arrow(rotation.direction(0)).into();
                    arguments.push(("facing", turned.map_or_else(plain, |tile| Self::facing_value(tile, rotation))));
                }
                (_, Value::Direction(direction)) => arguments.push(("direction", direction_arrow(direction).into())),
                (_, Value::Option(option)) => arguments.push(("option", option.into())),
                (_, Value::FoundationTargets(_)) => {}
                (_, Value::Tile(tile)) => {
                    let roster = self.game.roster();
                    turned = Some(roster.tile(self.side, tile));
                    arguments.push(("tile", tile_name(self.language, roster, self.side, tile).to_owned().into()));
                }
            }
        }
        arguments.push(("hexes", area.join(&word(self.language, "list-comma")).into()));
        match target {
            Some(target) => self.phrase_about(key, "target", &target, arguments),
            None => self.with_foundations(self.format_text(key, arguments), foundation_targets),
        }
    }

    /// Adds the Foundations that an action targets instead of the units on them.
    fn with_foundations(&self, act: String, foundation_targets: HexSet) -> String {
        let tiles: Vec<String> =
            foundation_targets.iter().filter_map(|hex| ground_name(self.language, self.game, hex)).collect();
        if tiles.is_empty() {
            return act;
        }
        let tiles = tiles.join(&word(self.language, "list-comma"));
        text(self.language, "action-under", &[("action", act.into()), ("tiles", tiles.into())])
    }

    fn phrase_about(&self, key: &str, name: &'static str, object: &Object, mut arguments: Arguments) -> String {
        let (said, form) = match self.form {
            Form::Title => (object.nominative(), "title".into()),
            Form::Wish => (object.name(), object.form()),
        };
        arguments.extend([(name, said), ("form", form)]);
        text(self.language, key, &arguments)
    }

    fn format_text(&self, key: &str, mut arguments: Arguments) -> String {
        arguments.push(("form", if self.form == Form::Title { "title" } else { "declined" }.into()));
        text(self.language, key, &arguments)
    }

    fn object(&self, at: Hex) -> Object {
        object(self.language, self.game, at)
    }

    fn hex_value(&self, hex: Hex) -> FluentValue<'static> {
        self.game.arrangement().board.name(hex).to_string().into()
    }

    fn facing_value(tile: &Tile, rotation: Rotation) -> FluentValue<'static> {
        direction_arrow(facing(tile, rotation)).into()
    }
}

type Arguments = Vec<(&'static str, FluentValue<'static>)>;

/// True if an action is the second of two moves, which costs nothing (NH-9.11).
#[must_use]
pub fn is_second_move(game: &Game, action: Action) -> bool {
    let is_it = |(second, open)| game.arrangement().is_second_move(open, second);
    action.second_move().zip(game.state().second_move).is_some_and(is_it)
}

/// The phrase for an available second move; `None` if no unit has one.
#[must_use]
pub fn second_move_phrase(language: Language, game: &Game) -> Option<String> {
    let unit = game.state().second_move?.unit;
    Some(text(language, "second-move-open", &[("unit", name_at(language, game, unit).into())]))
}

/// The label of the button for an available second move.
#[must_use]
pub fn second_move_label(language: Language, game: &Game) -> Option<String> {
    let unit = game.state().second_move?.unit;
    Some(text(language, "second-move-of", &[("unit", name_at(language, game, unit).into())]))
}

/// The short label of the button for lines with a verb of the notation.
#[must_use]
pub fn action_label(language: Language, verb: &str) -> String {
    word(language, &format!("verb-{}", key_part(verb)))
}

/// The label of one option for an instant or ability; `words` are the beginning of the line.
#[must_use]
pub fn choice_label(language: Language, words: &[&str], option: &str) -> String {
    let of = match words {
        ["use", ability, ..] => ability,
        [verb, ..] => verb,
        [] => "",
    };
    word(language, &["choice", &key_part(of), option].join("-"))
}

/// The open decision as a phrase.
#[must_use]
pub fn question_phrase(language: Language, game: &Game) -> String {
    let Some(decision) = game.decision() else { return String::new() };
    let unit = |hex| name_at(language, game, hex);
    match &decision.question {
        Question::PushDestination { unit: pushed, pusher, .. } => {
            let pushed = object(language, game, *pushed);
            let arguments = [("unit", pushed.name()), ("form", pushed.form()), ("pusher", unit(*pusher).into())];
            text(language, "question-push", &arguments)
        }
        Question::Absorption { .. } => word(language, "question-medic"),
        Question::MedicCard { .. } => word(language, "question-medic-card"),
        Question::Conversion { unit: attacker, module, .. } => {
            text(language, "question-convert", &[("unit", unit(*attacker).into()), ("module", unit(*module).into())])
        }
        Question::Explosion { unit: bomber } => {
            let asked = text(language, "question-explosion", &[("unit", unit(*bomber).into())]);
            format!("{asked} {}", explosion_phrase(language, game, decision.decider, *bomber))
        }
        Question::SetOff { hex } => {
            let bomb = ground_name(language, game, *hex).unwrap_or_default();
            let asked = text(language, "question-set-off", &[("tile", bomb.into())]);
            format!("{asked} {}", toxic_bomb_phrase(language, game, decision.decider, *hex))
        }
        Question::FirstToDeclare { .. } => word(language, "question-order"),
        Question::Redraw { .. } => word(language, "question-redraw"),
        Question::StructurePrice { .. } => word(language, "question-structure-price"),
        Question::Rotation { unit: taken, other: Some(_), .. } => {
            text(language, "question-rotation-token", &[("unit", unit(*taken).into())])
        }
        Question::Leader { moment, .. } => leader_question(language, game, decision.decider, *moment),
        Question::Rotation { unit: taken, .. } => text(language, "question-rotation", &[("unit", unit(*taken).into())]),
        Question::MoveOn { unit: moved } => text(language, "question-move-on", &[("unit", unit(*moved).into())]),
        Question::Payee { .. } => word(language, "question-payee"),
        Question::Marker { marker: Marker::Poison, .. } => word(language, "question-marker"),
        Question::Marker { marker: Marker::Paralysis, .. } => word(language, "question-marker-paralysis"),
        Question::Target { unit: shooter, exit: Some(exit), .. } => {
            let arguments = [("unit", unit(*shooter).into()), ("exit", unit(exit.unit).into())];
            text(language, "question-target-exit", &arguments)
        }
        Question::Target { unit: shooter, edge, .. } => {
            let key = if edge.is_some() { "question-target" } else { "question-target-anywhere" };
            text(language, key, &[("unit", unit(*shooter).into())])
        }
        Question::Rocket { unit: launcher, .. } => {
            text(language, "question-rocket", &[("unit", unit(*launcher).into())])
        }
    }
}
