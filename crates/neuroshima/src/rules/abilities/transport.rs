//! Moves granted by a Transport (NH-9.12).

use crate::rules::board::Hex;
use crate::rules::consequences::Displacement;
use crate::rules::event::{EventSink, MoveCause};
use crate::rules::game::Game;
use crate::rules::illegal::Illegal;
use crate::rules::influence::Influence;
use crate::rules::repertoire::Ability;
use crate::rules::second_move::SecondMove;
use crate::rules::slots::declare::slots;
use crate::rules::slots::kind::{Carrier, Own, Step, Turn};
use crate::rules::slots::{Moment, Rule};

slots! {
    /// Moves or turns a unit that a Transport serves, once a turn per Transport (NH-9.12).
    pub struct Transport {
        /// Hex of the unit.
        from: Own,
        /// The Transport to use, if the unit has a choice of several.
        via: Carrier[from] where may_carry,
        /// Destination of the unit.
        to: Step[from],
        /// Rotation after the move.
        rotation: Turn,
    }
}

const CAUSE: MoveCause = MoveCause::Ability(Ability::Transport);

impl Rule for Transport {
    #[inline]
    fn second_move(self) -> Option<SecondMove> {
        self.via.is_none().then_some(SecondMove::new(self.from, CAUSE))
    }

    #[inline]
    fn check(self, moment: &Moment<'_>) -> Result<(), Illegal> {
        check_carrier(moment, self.from, self.via)?;
        moment.check_displacement(self.from, self.to, self.rotation)
    }

    fn perform(self, game: &mut Game, is_second: bool, sink: &mut impl EventSink) {
        let Self { from, via, to, rotation } = self;
        let mut added = 0;
        if !is_second {
            let influence = Influence::evaluate(game.roster(), game.arrangement());
            let used = game.arrangement().unit(from).map(|unit| unit.spent.transports).unwrap_or_default();
            let mut carriers = influence.transports(from).difference(used);
            if !adds_transports(game) {
                carriers = via.or_else(|| carriers.iter().next()).into_iter().collect();
            }
            added = u8::try_from(carriers.iter().count().saturating_sub(1)).unwrap_or(u8::MAX);
            game.state.arrangement.update_unit(from, |unit| unit.spent.transports = used.union(carriers));
        }
        game.displace(Displacement { from, to, rotation, by: CAUSE, is_second, added }, sink);
    }
}

/// True if the moves of several Transports are added together. By the older rules, all Transports that serve a unit
/// carry it together for one move each, even if it moves away from them on the way (NH-15.9).
fn adds_transports(game: &Game) -> bool {
    game.roster().terms().uses_older_rules()
}

fn may_carry(moment: &Moment<'_>, unit: Hex, via: Option<Hex>) -> bool {
    check_carrier(moment, unit, via).is_ok()
}

/// Checks that the Transport has not served the unit this turn. `via` is given only if several could serve the unit, or
/// to use another Transport while the unit still has a second move from the last one (NH-9.12).
fn check_carrier(moment: &Moment<'_>, hex: Hex, via: Option<Hex>) -> Result<(), Illegal> {
    let (unit, _) = moment.own_unit(hex)?;
    let is_open = moment.is_open(SecondMove::new(hex, CAUSE));
    let connected = moment.influence.transports(hex);
    let unused = connected.difference(unit.spent.transports);
    match via {
        None if is_open => {}
        None if connected.is_empty() => return Err(Illegal::NoAbility { hex }),
        None if unused.is_empty() => return Err(Illegal::AbilitySpent { hex }),
        None if unused.len() > 1 && !adds_transports(moment.game) => return Err(Illegal::WhichTransport { hex }),
        Some(carrier) if !unused.contains(carrier) => return Err(Illegal::NotThatTransport { hex }),
        Some(_) if (unused.len() == 1 || adds_transports(moment.game)) && !is_open => {
            return Err(Illegal::OnlyTransport { hex });
        }
        None | Some(_) => {}
    }
    moment.check_unnetted(hex)
}
