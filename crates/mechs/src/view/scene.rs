//! The table as a picture and as text.

use sztab_game::view::{Drawing, DrawnPicture, RenderContext};
use sztab_game::{Language, Rules, Side};
use sztab_pictures::Colours;

use crate::MechsGame;
use crate::action::Action;
use crate::arena::{Cell, Zone};
use crate::event::{Event, Hazard, MoveKind};
use crate::pictures::{self, Card, Labels, Move, Panel, Piece, PieceKind, Place, Scene, Symbol, ZoneKind, combat};
use crate::state::{AdHoc, Mech, Phase, Slot, Status};
use crate::texts::{text, word};
use crate::values::{CardAction, CardId, Values, WeaponId};
use crate::weapons::{Text, WeaponClass, WeaponType};

use super::names;

pub fn to_place(zone: Zone) -> Place {
    (zone.column(), zone.row())
}

pub fn weapon_symbol(kind: WeaponType) -> Symbol {
    match kind {
        WeaponType::Melee => Symbol::Melee,
        WeaponType::Ranged => Symbol::Ranged,
        WeaponType::Area => Symbol::Area,
    }
}

pub fn card_symbol(values: &Values, id: CardId) -> Symbol {
    let card = values.card(id);
    match card.action {
        CardAction::Collect => Symbol::Collect,
        CardAction::Mine => Symbol::Mine,
        CardAction::Turret => Symbol::Turret,
        CardAction::Buy => Symbol::Buy,
        CardAction::Power => Symbol::Power,
        CardAction::None if card.moves.steps() == 2 => Symbol::Double,
        CardAction::None => Symbol::Diagonal,
    }
}

fn to_picture_status(status: Status) -> pictures::Status {
    match status {
        Status::Pilot => pictures::Status::Pilot,
        Status::Armor => pictures::Status::Armor,
        Status::Mech => pictures::Status::Mech,
    }
}

/// The table as seen by the game's viewer: in a masked game, hidden slots are face down and hidden mines have no
/// numbers.
pub fn build_scene(game: &MechsGame, players: &[String], language: Language, colours: Colours) -> Scene {
    let (state, values) = (game.state(), game.values());
    let layout = values.layout(state.arena);
    let kind = |zone: Zone| match layout[zone.index()] {
        Cell::Outside => None,
        Cell::Bay => Some(ZoneKind::Bay),
        Cell::Resource => Some(ZoneKind::Resource),
        Cell::Base => {
            let owner = state.all_sides().iter().find(|&side| state.player(side).base == Some(zone));
            Some(ZoneKind::Base(owner.map(|side| side.0)))
        }
    };
    let zones = Zone::all().filter_map(|zone| {
        let tile = state.tiles[zone.index()];
        let (energy, credits) = (tile.energy, tile.credits);
        Some(pictures::Zone { at: to_place(zone), kind: kind(zone)?, value: tile.value, energy, credits })
    });
    let figures = state.sides_in_game().iter().filter_map(|side| {
        let player = state.player(side);
        let kind = match player.status {
            Status::Pilot => PieceKind::Pilot,
            Status::Armor => PieceKind::Armor,
            Status::Mech => PieceKind::Mech,
        };
        Some(Piece { side: side.0, at: to_place(player.at?), kind })
    });
    let mines = Zone::all().filter_map(|zone| {
        let mine = state.mines[zone.index()]?;
        Some(Piece { side: mine.owner.0, at: to_place(zone), kind: PieceKind::Mine(mine.number) })
    });
    let turrets = Zone::all().filter_map(|zone| {
        let owner = state.turrets[zone.index()]?;
        Some(Piece { side: owner.0, at: to_place(zone), kind: PieceKind::Turret })
    });
    let mech = match state.mech {
        Mech::Empty(zone) => Some(to_place(zone)),
        Mech::Taken(..) => None,
    };
    Scene {
        title: title(game, language),
        note: String::new(),
        zones: zones.collect(),
        pieces: figures.chain(mines).chain(turrets).collect(),
        mech,
        panels: state.all_sides().iter().map(|side| build_panel(game, side, players, language)).collect(),
        row: state.row.iter().map(|&id| weapon_card(values, id, language)).collect(),
        basic: values.weapons_of(WeaponClass::Basic).map(|id| weapon_card(values, id, language)).collect(),
        labels: Labels {
            basic: word(language, "label-basic"),
            stock: word(language, "label-stock"),
            ad_hoc: word(language, "label-adhoc"),
            gone: word(language, "label-left"),
            ready: word(language, "label-ready"),
        },
        colours,
        ..Scene::default()
    }
}

/// The card of a weapon.
pub fn weapon_card(values: &Values, id: WeaponId, language: Language) -> Card {
    let weapon = values.weapon(id);
    let row = |damage: u8, text: Text| pictures::Attack { damage, text: weapon_text(language, text) };
    Card {
        name: names::weapon(language, values, id),
        kind: weapon_symbol(weapon.kind),
        energy: weapon.energy,
        credits: weapon.credits,
        points: weapon.points,
        normal: row(weapon.damage, weapon.normal_text),
        power: row(weapon.power, weapon.power_text),
    }
}

/// The text of a row of a weapon; empty if it has none.
pub fn weapon_text(language: Language, of: Text) -> String {
    let say = |key: &str, arguments: &[(&str, u8)]| {
        let arguments: Vec<_> = arguments.iter().map(|&(name, number)| (name, number.into())).collect();
        text(language, key, &arguments)
    };
    let pay = |key: &str, resource: crate::values::Resource, numbers: &[(&str, u8)]| {
        let mut arguments: Vec<(&str, sztab_words::FluentValue<'_>)> = vec![("resource", resource.keyword().into())];
        arguments.extend(numbers.iter().map(|&(name, number)| (name, number.into())));
        text(language, key, &arguments)
    };
    match of {
        Text::None => String::new(),
        Text::Drain { energy, credits } => say("text-drain", &[("energy", energy), ("credits", credits)]),
        Text::RemoveInstead => say("text-remove-instead", &[]),
        Text::FirstWeaponPower => say("text-first-weapon-power", &[]),
        Text::Heal { resource, most } => pay("text-heal", resource, &[("most", most)]),
        Text::CarryOff => say("text-carry-off", &[]),
        Text::ExhaustPaid { resource, price } => {
            text(language, "text-exhaust-paid", &[("cost", names::amount(language, resource, price).into())])
        }
        Text::Exhaust => say("text-exhaust", &[]),
        Text::Points(points) => say("text-points", &[("points", points)]),
        Text::Uncounterable => say("text-uncounterable", &[]),
        Text::TurretDamage => say("text-turret-damage", &[]),
        Text::Ready => say("text-ready", &[]),
        Text::PaidDamage { resource, most } => pay("text-paid-damage", resource, &[("most", most)]),
        Text::Gain(gain) => say("text-gain", &[("gain", gain)]),
        Text::PaidPoints { resource, most, each } => {
            pay("text-paid-points", resource, &[("most", most), ("points", each)])
        }
        Text::Line { damage, points } => say("text-line", &[("damage", damage), ("points", points)]),
        Text::StealOne => say("text-steal-one", &[]),
        Text::StealBoth => say("text-steal-both", &[]),
        Text::ZoneDamage => say("text-zone-damage", &[]),
        Text::AfterArea(damage) => say("text-after-area", &[("damage", damage)]),
        Text::OwnLoss(loss) => say("text-own-loss", &[("loss", loss)]),
        Text::FreeTurret => say("text-free-turret", &[]),
    }
}

/// The title of the table's picture.
pub fn title(game: &MechsGame, language: Language) -> String {
    let state = game.state();
    let rounds = game.values().constants.rounds;
    match state.phase {
        Phase::Pilot | Phase::Base | Phase::Arm => {
            text(language, "headline-setup", &[("values", names::values_note(language, game.values()).into())])
        }
        Phase::Program => {
            text(language, "headline-program", &[("round", state.round.into()), ("rounds", rounds.into())])
        }
        Phase::Turn => {
            let side = state.turn.map_or_else(String::new, |turn| turn.side.letter().to_string());
            let slot = state.turn.map_or(1, |turn| turn.slot);
            let round = [("round", state.round.into()), ("rounds", rounds.into())];
            let turn = [("slot", slot.into()), ("side", side.into())];
            text(language, "headline-turn", &[round, turn].concat())
        }
        Phase::Over => word(language, "headline-over"),
    }
}

fn build_panel(game: &MechsGame, side: Side, players: &[String], language: Language) -> Panel {
    let (state, values) = (game.state(), game.values());
    let player = state.player(side);
    let slots = player.program.iter().map(|slot| match *slot {
        Slot::Vacant => pictures::Slot::Vacant,
        Slot::Hidden => pictures::Slot::Covered,
        Slot::Card(card, direction) => pictures::Slot::Open(card_symbol(values, card), direction.delta()),
    });
    let weapon = |id| pictures::Weapon {
        name: names::weapon(language, values, id),
        kind: weapon_symbol(values.weapon(id).kind),
        is_exhausted: player.exhausted & id.bit() != 0,
    };
    let worn: Vec<_> = player.weapons_in_order().map(weapon).collect();
    let own_turn = state.turn.filter(|turn| turn.side == side && state.phase == Phase::Turn);
    Panel {
        player: players.get(side.index()).cloned().unwrap_or_else(|| side.letter().to_string()),
        pilot: if player.is_robot {
            word(language, "label-robot")
        } else {
            player.pilot.map_or_else(String::new, |id| names::pilot(language, values, id))
        },
        status: to_picture_status(player.status),
        health: player.health,
        most_health: player.status.full_health(values),
        energy: player.energy,
        credits: player.credits,
        points: player.points,
        slots: if player.is_robot { Vec::new() } else { slots.collect() },
        slot: own_turn.map(|turn| usize::from(turn.slot.saturating_sub(1))),
        stock: player.order.len().saturating_sub(worn.len()),
        worn,
        is_asked: state.waiting_sides().contains(side),
        is_ready: state.phase == Phase::Program && state.ready.contains(side),
        is_ad_hoc: player.ad_hoc != AdHoc::Off,
        is_gone: !state.sides_in_game().contains(side),
    }
}

/// The combat in progress, with arrows from the enemy's weapons to the weapons that they counter, unless exhausted.
pub fn build_combat(
    game: &MechsGame,
    players: &[String],
    language: Language,
    colours: Colours,
) -> Option<combat::Combat> {
    let (state, values) = (game.state(), game.values());
    let fight = state.combat?;
    let sides = [fight.mover, fight.enemy];
    let weapons = sides.map(|side| state.player(side).weapons_in_order().collect::<Vec<_>>());
    let is_fresh = |fighter: usize, id: &WeaponId| state.player(sides[fighter]).exhausted & id.bit() == 0;
    let fresh = |fighter: usize| {
        let numbered = weapons[fighter].iter().enumerate();
        numbered.filter(move |(_, id)| is_fresh(fighter, id)).map(|(index, id)| (index, values.weapon(*id)))
    };
    // Shows which of the next attacker's weapons the enemy can counter.
    let (winner, loser) = if fight.next == fight.mover { (1, 0) } else { (0, 1) };
    let mut counters = Vec::new();
    for (index, weapon) in fresh(winner) {
        let beaten = fresh(loser).filter(|(_, other)| weapon.counters(other));
        counters.extend(beaten.map(|(other, _)| ((winner, index), (loser, other))));
    }
    let fighters = [0, 1].map(|fighter| {
        let (side, worn) = (sides[fighter], &weapons[fighter]);
        let panel = build_panel(game, side, players, language);
        let rows = worn.iter().map(|&id| {
            let weapon = values.weapon(id);
            ([weapon.damage, weapon.power], side == fight.next && game.is_power_attack(side, id))
        });
        combat::Fighter {
            side: side.0,
            player: panel.player,
            status: panel.status,
            health: Some((panel.health, panel.most_health)),
            weapons: panel
                .worn
                .into_iter()
                .zip(rows)
                .map(|(weapon, (damage, is_power))| combat::EquippedWeapon { weapon, damage, is_power })
                .collect(),
        }
    });
    let zone = state.player(fight.mover).at.map_or_else(String::new, |zone| zone.to_string());
    let title = text(language, "headline-combat", &[("zone", zone.into())]);
    Some(combat::Combat { title, fighters, counters, exchanges: Vec::new(), colours })
}

/// The combat that begins in these events, before its first attack; only the fighters' names are shown.
pub fn combat_opening(context: &RenderContext<'_>, event: &Event) -> Option<combat::Combat> {
    let Event::CombatBegan { mover, enemy, zone } = *event else { return None };
    let fighters = [mover, enemy].map(|side| combat::Fighter {
        side: side.0,
        player: context.players.get(side.index()).cloned().unwrap_or_default(),
        ..combat::Fighter::default()
    });
    let title = text(context.theme.language, "headline-combat", &[("zone", zone.to_string().into())]);
    Some(combat::Combat { title, fighters, colours: context.theme.colours, ..combat::Combat::default() })
}

/// Adds an attack to a combat. Returns false if the event is not an attack.
pub fn add_exchange(combat: &mut combat::Combat, event: &Event, values: &Values, language: Language) -> bool {
    let Event::Attacked { side, weapon: id, is_power, lost, .. } = *event else { return false };
    let weapon = values.weapon(id);
    let kind = weapon_symbol(weapon.kind);
    // If the mover jumped, the first attack is a power attack although it counters no weapon.
    let is_counter = is_power && !combat.exchanges.is_empty();
    combat.exchanges.push(combat::Exchange {
        fighter: usize::from(combat.fighters[0].side != side.0),
        weapon: names::weapon(language, values, id),
        kind,
        lost,
        is_power,
        is_counter,
    });
    true
}

/// The attacks of the last combat in the events.
pub fn exchanges(context: &RenderContext<'_>, values: &Values, events: &[Event]) -> Vec<combat::Exchange> {
    let begun = events.iter().rposition(|event| matches!(event, Event::CombatBegan { .. })).unwrap_or(0);
    let Some(mut combat) = events.get(begun).and_then(|event| combat_opening(context, event)) else {
        return Vec::new();
    };
    for event in &events[begun..] {
        add_exchange(&mut combat, event, values, context.theme.language);
    }
    combat.exchanges
}

/// The moves and explosions in the events, for the picture of the latest changes.
pub fn moves_and_explosions(events: &[Event]) -> (Vec<Move>, Vec<(Place, u8)>) {
    let (mut moves, mut bursts) = (Vec::new(), Vec::new());
    for event in events {
        if let Event::Moved { side, from: Some(from), to, way } = *event {
            moves.push(Move { side: side.0, from: to_place(from), to: to_place(to), is_jump: way != MoveKind::Step });
        } else if let Event::MineExploded { zone, .. } | Event::TurretFired { zone, .. } = *event {
            bursts.push((to_place(zone), 0));
        } else if let Event::Hurt { lost, by: Hazard::Mine(_) | Hazard::Turret, .. } = *event
            && let Some(burst) = bursts.last_mut()
        {
            burst.1 = lost;
        }
    }
    (moves, bursts)
}

/// The route of a side's program, assuming that no other player interferes.
pub fn planned_route(game: &MechsGame, side: Side) -> Vec<Move> {
    let (state, values) = (game.state(), game.values());
    let player = state.player(side);
    let layout = values.layout(state.arena);
    let mut at = player.at;
    let mut moves = Vec::new();
    if state.phase != Phase::Program {
        return moves;
    }
    for slot in player.program {
        let (Slot::Card(card, direction), Some(from)) = (slot, at) else { continue };
        let moving = values.card(card).moves;
        let to = from.step(direction, moving.steps()).filter(|zone| layout[zone.index()] != Cell::Outside);
        let to = to.unwrap_or(from);
        moves.push(Move { side: side.0, from: to_place(from), to: to_place(to), is_jump: moving.is_jump() });
        at = Some(to);
    }
    moves
}

/// The zones that the next word of a line can name, with the numbers of their buttons.
pub fn offered_zones(words: &str, first: &[String]) -> Vec<(u8, Place)> {
    let verb = words.split(' ').next().unwrap_or_default();
    let is_zone = matches!(verb, "place" | "base" | "deploy" | "turret" | "attack");
    let zones = first.iter().map(|word| Zone::parse(word).filter(|_| is_zone));
    (1..).zip(zones).filter_map(|(number, zone)| Some((number, to_place(zone?)))).collect()
}

/// The zone to which a line leads.
pub fn zone_of_line(game: &MechsGame, side: Side, line: &str) -> Option<Zone> {
    let action = Action::parse(line, game.values()).ok()?;
    let is_here = matches!(action, Action::Mine(_) | Action::Turret(None) | Action::Drive);
    named_zone(action).or_else(|| game.state().player(side).at.filter(|_| is_here))
}

/// The zone named in a line.
pub fn named_zone(action: Action) -> Option<Zone> {
    if let Action::Base(zone) | Action::Place(zone) | Action::Deploy(zone) | Action::Turret(Some(zone)) = action {
        Some(zone)
    } else {
        None
    }
}

/// The zones to which a side's legal lines lead, with the numbers of their buttons.
pub fn question_zones(game: &MechsGame, side: Side) -> Vec<(u8, Zone)> {
    (1..).zip(Rules::legal_actions_of(game, side).into_iter().filter_map(named_zone)).collect()
}

/// The drawing of a scene, with its alternative text.
pub fn scene_drawing(scene: Scene, alt: String, key: impl Into<String>) -> Drawing {
    Drawing::new("table.png", move || DrawnPicture { bytes: pictures::draw(&scene).into_png(), alt }).with_key(key)
}

/// The game and the scene as shown in a view.
pub fn viewed_scene(context: &RenderContext<'_>) -> Option<(MechsGame, Scene)> {
    let game = super::downcast_game(context.game)?.clone();
    let scene = build_scene(&game, context.players, context.theme.language, context.theme.colours);
    Some((game, scene))
}
