//! A new game: everything dealt at random before it begins (TEM-3).

use sztab_game::{Chance, Seed, Side, Sides};

use crate::arena::{Arena, Cell, Direction, ZONE_COUNT, Zone};
use crate::list::List;
use crate::state::{Choice, MAX_PLAYERS, Mech, Mine, Phase, Pile, Player, State, Status};
use crate::terms::{PilotDistribution, Terms};
use crate::values::{CardId, PilotId, Resource, Tile, Values, WeaponId};
use crate::weapons::WeaponClass;

/// The tile of a resource zone for which the text gives no other.
const DEFAULT_TILE: Tile = Tile { energy: true, credits: false, value: 2 };

impl State {
    /// A game before anything is dealt.
    pub(crate) fn undealt(values: &Values, arena: Arena) -> Self {
        let layout = values.layout(arena);
        let constants = &values.constants;
        let player = Player {
            health: constants.pilot_health,
            energy: constants.start_energy,
            credits: constants.start_credits,
            shield: true,
            ..Player::default()
        };
        Self {
            arena,
            terms: Terms::default(),
            tiles: std::array::from_fn(|zone| match layout[zone] {
                Cell::Base => values.base,
                Cell::Bay => values.bay,
                Cell::Resource | Cell::Outside => DEFAULT_TILE,
            }),
            round: 1,
            first: Side(0),
            phase: Phase::Turn,
            players: [player; MAX_PLAYERS],
            mines: [None; ZONE_COUNT],
            turrets: [None; ZONE_COUNT],
            mech: Mech::Empty(values.cells(arena, Cell::Bay).next().unwrap_or(Zone::CENTRE)),
            row: List::default(),
            deck: Pile::default(),
            turn: None,
            combat: None,
            questions: List::default(),
            ready: Sides::NONE,
            out: List::default(),
            absent: Sides::NONE,
            chapter: None,
            closed: Vec::new(),
            chance: Chance::new(&[0; 32], "", "").without_seed(),
            seed: None,
            ending: None,
        }
    }

    /// A new game before its first question (TEM-3).
    pub(crate) fn deal(values: &Values, arena: Arena, terms: Terms, seed: &Seed) -> Self {
        let chance = |subject: &str| Chance::new(seed, "sztab mechs deal 1", subject);
        let mut state = Self { terms, seed: Some(*seed), phase: Phase::Pilot, ..Self::undealt(values, arena) };
        state.chance = Chance::new(seed, "sztab mechs play 1", "");

        let mut pilots: Vec<PilotId> = values.pilot_ids().collect();
        chance("pilots").shuffle(&mut pilots);
        let offered = match terms.pilots {
            PilotDistribution::Two => 2,
            PilotDistribution::Any => 0,
            PilotDistribution::Random => 1,
        };
        for side in state.human_sides().iter() {
            let offer = pilots.split_off(pilots.len().saturating_sub(offered));
            let player = state.player_mut(side);
            player.offer = offer.into_iter().collect();
            player.offer.sort_unstable();
        }

        let mut tiles = values.tiles.clone();
        chance("zones").shuffle(&mut tiles);
        for (zone, tile) in values.cells(arena, Cell::Resource).zip(tiles) {
            state.tiles[zone.index()] = tile;
        }

        let mut deck: Vec<WeaponId> = values.weapons_of(WeaponClass::Advanced).collect();
        chance("deck").shuffle(&mut deck);
        state.deck.known = deck.into_iter().collect();
        if arena == Arena::Solo {
            state.deal_robots(values, &mut chance("robots"));
        }
        state
    }

    /// Sets up two robots in Power Armor (TEM-17.1, TEM-17.3, TEM-17.4).
    fn deal_robots(&mut self, values: &Values, chance: &mut Chance) {
        let bases: Vec<Zone> = values.cells(Arena::Solo, Cell::Base).collect();
        let (west, east) = (bases.first().copied(), bases.last().copied());
        let weapons = [["pulse_pistol", "energy_sword"], ["pulse_pistol", "grenade_launcher"]];
        for ((side, base), weapons) in [(Side(1), west), (Side(2), east)].into_iter().zip(weapons) {
            let mut numbers = values.constants.mine_numbers.clone();
            chance.shuffle(&mut numbers);
            let mut cards: Vec<CardId> = values.card_copies().collect();
            chance.shuffle(&mut cards);
            let player = self.player_mut(side);
            player.is_robot = true;
            (player.status, player.health) = (Status::Armor, values.constants.armor_health);
            player.facing = Direction::N;
            (player.base, player.at) = (base, base);
            player.order = weapons.iter().filter_map(|id| values.find_weapon(id)).collect();
            player.worn = crate::legal::fitting_weapons(values, Status::Armor, &player.order);
            player.cards = Pile { known: cards.into_iter().collect(), unknown: 0 };
            if let Some(base) = base {
                self.mines[base.index()] = Some(Mine { owner: side, number: numbers.first().copied() });
            }
        }
    }

    /// True if this copy of the game contains all the information on which the result of a line could depend.
    pub(crate) fn is_known(&self) -> bool {
        let needs_chance = self.arena == Arena::Solo || !self.absent.is_empty();
        self.deck.unknown == 0
            && (self.chance.is_known() || !needs_chance)
            && self.mines.iter().flatten().all(|mine| mine.number.is_some())
            && self.players.iter().all(Player::is_known)
    }
}

impl Player {
    fn is_known(&self) -> bool {
        self.cards.unknown == 0
            && !self.is_offer_hidden
            && !self.program.contains(&crate::state::Slot::Hidden)
            && self.chosen != Choice::Hidden
            && self.first_mine != Choice::Hidden
            && self.first_weapon != Choice::Hidden
    }
}

impl Tile {
    /// The notation: `energy 2`.
    #[must_use]
    pub fn notation(&self) -> String {
        let resources = if self.energy && self.credits {
            "both"
        } else if self.energy {
            Resource::Energy.keyword()
        } else {
            Resource::Credits.keyword()
        };
        format!("{resources} {}", self.value)
    }

    /// True if the tile is the one assumed for resource zones that the text does not describe.
    #[must_use]
    pub fn is_default(&self) -> bool {
        *self == DEFAULT_TILE
    }
}
