//! Events of a Battle as marks on the board, for films and for an outlook on the Battle that would follow.

use crate::rules::event::{Event, Hit, HitSource};
use crate::rules::{Hex, Roster, Side};

/// An event drawn on top of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// A unit acts.
    Acts(Hex),
    /// A hit in flight.
    Shot {
        /// Hex of the attacker; `None` for an instant, which comes from above.
        from: Option<Hex>,
        /// The hex that is hit.
        to: Hex,
        /// The attacking side, if more than two sides play.
        by: Option<Side>,
        /// Kind of the shot.
        kind: ShotKind,
        /// Number of wounds or HQ points that the hit costs.
        wounds: u8,
        /// True if the hit repeats endlessly in a closed loop (NH-14.56).
        endless: bool,
        /// True if armour stopped part of the hit.
        armour: bool,
    },
    /// One leg of a shot that changes direction, except for the last leg.
    Leg {
        /// Start of the leg.
        from: Hex,
        /// End of the leg.
        to: Hex,
        /// The attacking side, on the first leg, if more than two sides play.
        by: Option<Side>,
        /// Kind of the shot.
        kind: ShotKind,
    },
    /// A Medic takes wounds meant for its patient (NH-8.10).
    Heals {
        /// The Medic.
        medic: Hex,
        /// The patient.
        patient: Hex,
    },
    /// A unit is wounded.
    Wounded {
        /// The unit's hex.
        hex: Hex,
        /// Number of wounds.
        amount: u8,
    },
    /// A unit leaves the board. The segment's number is included if it is shown.
    Dies {
        /// The unit's hex.
        hex: Hex,
        /// Number of the segment.
        segment: Option<u8>,
    },
    /// A side scores by hitting an HQ, in a game for points (NH-12.10).
    Scores {
        /// Hex of the HQ.
        hex: Hex,
        /// Side that scores.
        side: Side,
        /// Points scored.
        points: u8,
    },
    /// An HQ loses points.
    Loses {
        /// Hex of the HQ.
        hex: Hex,
        /// Number of points.
        points: u8,
    },
}

/// Kinds of shots.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ShotKind {
    /// A blade, alone or together with a shot.
    Melee,
    /// A shot.
    Ranged,
    /// A Gauss shot (NH-6.12).
    Gauss,
    /// Poison without a wound (NH-14.50).
    Poison,
    /// Debris of an explosion, or the effect of an instant.
    Blast,
}

impl Mark {
    /// The hexes of the mark.
    pub(super) fn hexes(self) -> impl Iterator<Item = Hex> {
        let (one, other) = match self {
            Self::Acts(hex)
            | Self::Wounded { hex, .. }
            | Self::Dies { hex, .. }
            | Self::Scores { hex, .. }
            | Self::Loses { hex, .. } => (hex, None),
            Self::Shot { from, to, .. } => (to, from),
            Self::Leg { from, to, .. } => (from, Some(to)),
            Self::Heals { medic, patient } => (medic, Some(patient)),
        };
        [Some(one), other].into_iter().flatten()
    }

    /// The line that the mark draws from one hex to another, if any.
    pub(super) fn line(self) -> Option<(Hex, Hex)> {
        match self {
            // The effect of an instant comes from above.
            Self::Shot { from, to, .. } => Some((from.unwrap_or(to), to)),
            Self::Leg { from, to, .. } => Some((from, to)),
            Self::Heals { medic, patient } => Some((patient, medic)),
            Self::Acts(_) | Self::Wounded { .. } | Self::Dies { .. } | Self::Scores { .. } | Self::Loses { .. } => None,
        }
    }

    /// The hex of a unit that leaves the board.
    pub(super) fn falling_hex(&self) -> Option<Hex> {
        if let Self::Dies { hex, .. } = *self { Some(hex) } else { None }
    }

    /// The hex of a unit that dies or an HQ whose points change: this matters more than its wounds.
    pub(super) fn fate_hex(&self) -> Option<Hex> {
        match *self {
            Self::Dies { hex, .. } | Self::Loses { hex, .. } | Self::Scores { hex, .. } => Some(hex),
            Self::Acts(_) | Self::Shot { .. } | Self::Leg { .. } | Self::Heals { .. } | Self::Wounded { .. } => None,
        }
    }

    /// Points that the mark takes away or adds.
    pub(super) fn points(&self) -> u8 {
        match *self {
            Self::Loses { points, .. } | Self::Scores { points, .. } => points,
            Self::Acts(_)
            | Self::Shot { .. }
            | Self::Leg { .. }
            | Self::Heals { .. }
            | Self::Wounded { .. }
            | Self::Dies { .. } => 0,
        }
    }

    /// The hex that is hit, if armour does not stop the hit.
    pub(super) fn struck_hex(&self) -> Option<Hex> {
        let Self::Shot { to, wounds, kind, .. } = *self else { return None };
        (wounds > 0 || matches!(kind, ShotKind::Blast | ShotKind::Poison)).then_some(to)
    }

    /// The mark with the share of its points that has been counted at `step` of `steps`.
    pub(super) fn at_step(self, step: u8, steps: u8) -> Self {
        let part = |points: u8| {
            let due = (u16::from(points) * u16::from(step)).div_ceil(u16::from(steps.max(1)));
            u8::try_from(due).unwrap_or(points)
        };
        match self {
            Self::Loses { hex, points } => Self::Loses { hex, points: part(points) },
            Self::Scores { hex, side, points } => Self::Scores { hex, side, points: part(points) },
            Self::Acts(_)
            | Self::Shot { .. }
            | Self::Leg { .. }
            | Self::Heals { .. }
            | Self::Wounded { .. }
            | Self::Dies { .. } => self,
        }
    }

    /// The legs of a hit and its final shot, in order.
    fn shots(roster: &Roster, hit: &Hit) -> Vec<Self> {
        let (from, kind) = match hit.source {
            HitSource::Attack { unit, .. } if hit.destroys => (Some(unit.hex), ShotKind::Blast),
            HitSource::Attack { unit, .. } if hit.poisons => (Some(unit.hex), ShotKind::Poison),
            HitSource::Attack { unit, .. } if hit.melee > 0 => (Some(unit.hex), ShotKind::Melee),
            HitSource::Attack { unit, edge, .. } => {
                let printed = roster.army(unit.owner).tiles.get(usize::from(unit.tile.0));
                let is_gauss =
                    printed.is_some_and(|tile| tile.edges.get(usize::from(edge)).is_some_and(|edge| edge.gauss));
                (Some(unit.hex), if is_gauss { ShotKind::Gauss } else { ShotKind::Ranged })
            }
            HitSource::Shadow { unit, .. } => (Some(unit.hex), ShotKind::Melee),
            HitSource::Explosion { unit, .. } => (Some(unit.hex), ShotKind::Blast),
            // A trap that goes off under a unit has no other source.
            HitSource::Foundation { ground } => {
                (Some(ground.hex).filter(|&hex| hex != hit.target.hex), ShotKind::Blast)
            }
            HitSource::Instant { .. } | HitSource::Poison { .. } | HitSource::Hazard { .. } => (None, ShotKind::Blast),
        };
        let mut by = (roster.sides().count() > 2).then_some(hit.source.side());
        let way: Vec<Hex> = from.into_iter().chain(hit.path.iter().copied()).collect();
        let legs = way.windows(2).map(|leg| Self::Leg { from: leg[0], to: leg[1], by: by.take(), kind });
        let mut shots: Vec<Self> = legs.collect();
        let (from, to) = (way.last().copied(), hit.target.hex);
        shots.push(Self::Shot {
            from,
            to,
            by,
            kind,
            wounds: hit.wounds,
            endless: hit.is_endless,
            armour: hit.armour > 0,
        });
        shots
    }

    /// The legs of the path of an attack that is reflected, up to the unit that reflects it.
    fn legs(roster: &Roster, source: HitSource, path: &[Hex], to: Hex) -> Vec<Self> {
        let HitSource::Attack { unit, edge, .. } = source else { return Vec::new() };
        let printed = roster.army(unit.owner).tiles.get(usize::from(unit.tile.0));
        let edge = printed.and_then(|tile| tile.edges.get(usize::from(edge))).copied().unwrap_or_default();
        let kind = match edge {
            edge if edge.blast => ShotKind::Blast,
            edge if edge.gauss => ShotKind::Gauss,
            edge if edge.ranged > 0 || edge.shotgun || edge.rocket > 0 => ShotKind::Ranged,
            _ => ShotKind::Melee,
        };
        let way: Vec<Hex> = [unit.hex].into_iter().chain(path.iter().copied()).chain([to]).collect();
        let mut by = (roster.sides().count() > 2).then_some(source.side());
        way.windows(2).map(|leg| Self::Leg { from: leg[0], to: leg[1], by: by.take(), kind }).collect()
    }
}

/// The marks of a Battle on one picture: who fires at whom, who dies in which segment, and the points that HQs lose.
/// `events` are the events of the Battle; the marks belong on the board on which it begins.
#[must_use]
pub fn outlook_marks(roster: &Roster, events: &[Event]) -> Vec<Mark> {
    let (mut flights, mut fates): (Vec<Mark>, Vec<Mark>) = (Vec::new(), Vec::new());
    let mut segment = None;
    for event in events {
        if let Event::SegmentBegan { initiative, .. } = event {
            segment = Some(*initiative);
        }
        flights.extend(flight_marks(roster, event));
        add_effect(&mut fates, event, segment);
    }
    flights.dedup();
    flights.append(&mut fates);
    flights
}

/// The marks that an event sends from one unit to another: a hit, or wounds on their way from a patient to its Medic.
pub(super) fn flight_marks(roster: &Roster, event: &Event) -> Vec<Mark> {
    if let Event::Hit(hit) = event {
        Mark::shots(roster, hit)
    } else if let Event::Reflected { unit, source, path, .. } = event {
        Mark::legs(roster, *source, path, unit.hex)
    } else if let Event::Absorbed { medic, patient, .. } = event {
        vec![Mark::Heals { medic: medic.hex, patient: patient.hex }]
    } else {
        Vec::new()
    }
}

/// Adds an event's effect on a unit to the fates so far. `segment` is stored for units that die.
pub(super) fn add_effect(fates: &mut Vec<Mark>, event: &Event, segment: Option<u8>) {
    match event {
        Event::Wounded { unit, amount, .. } => merge_fate(fates, Mark::Wounded { hex: unit.hex, amount: *amount }),
        Event::HeadquartersDamaged { unit, amount, .. } => {
            merge_fate(fates, Mark::Loses { hex: unit.hex, points: *amount });
        }
        Event::Scored { side, headquarters, amount, .. } => {
            merge_fate(fates, Mark::Scores { hex: headquarters.hex, side: *side, points: *amount });
        }
        Event::Destroyed { unit, .. } => {
            fates.retain(|fate| !matches!(fate, Mark::Wounded { hex, .. } if *hex == unit.hex));
            fates.push(Mark::Dies { hex: unit.hex, segment });
        }
        Event::HeadquartersPlaced { .. }
        | Event::TurnBegan { .. }
        | Event::Drew { .. }
        | Event::LastTileDrawn { .. }
        | Event::TimeRanOut { .. }
        | Event::UnluckyDraw { .. }
        | Event::Discarded { .. }
        | Event::BaseLaid { .. }
        | Event::BaseTaken { .. }
        | Event::TacticPlayed { .. }
        | Event::Placed { .. }
        | Event::Built { .. }
        | Event::InstantPlayed { .. }
        | Event::BombDropped { .. }
        | Event::Moved { .. }
        | Event::Pushed { .. }
        | Event::Taken { .. }
        | Event::Released { .. }
        | Event::Turned { .. }
        | Event::DecisionAsked { .. }
        | Event::DecisionMade { .. }
        | Event::BattleBegan { .. }
        | Event::SegmentBegan { .. }
        | Event::Converted { .. }
        | Event::Exploded { .. }
        | Event::SetOff { .. }
        | Event::Hit(_)
        | Event::Absorbed { .. }
        | Event::CardAbsorbed { .. }
        | Event::Eliminated { .. }
        | Event::Left { .. }
        | Event::BattleEnded { .. }
        | Event::TurnEnded { .. }
        | Event::ExtraTurns { .. }
        | Event::GameOver { .. }
        | Event::Frightened { .. }
        | Event::Replaced { .. }
        | Event::FoundationLaid { .. }
        | Event::FoundationGone { .. }
        | Event::Returned { .. }
        | Event::BattlePrepared
        | Event::Paid { .. }
        | Event::NetThrown { .. }
        | Event::NetReturned { .. }
        | Event::Reflected { .. }
        | Event::Poisoned { .. }
        | Event::Dragged { .. }
        | Event::Paralysed { .. }
        | Event::Recovered { .. }
        | Event::PageScored { .. }
        | Event::PageHealed { .. }
        | Event::PageRepaired { .. }
        | Event::PageTurned { .. }
        | Event::Leader(_)
        | Event::Swapped { .. }
        | Event::SmallBombDropped { .. } => {}
    }
}

/// Adds a fate to the fates so far, and merges it with an earlier one of the same kind on the same hex.
fn merge_fate(fates: &mut Vec<Mark>, fate: Mark) {
    for earlier in fates.iter_mut() {
        match (earlier, fate) {
            (Mark::Wounded { hex, amount: sum }, Mark::Wounded { hex: other, amount })
            | (Mark::Loses { hex, points: sum }, Mark::Loses { hex: other, points: amount })
                if *hex == other =>
            {
                *sum = sum.saturating_add(amount);
                return;
            }
            (Mark::Scores { hex, side, points: sum }, Mark::Scores { hex: other, side: scorer, points })
                if *hex == other && *side == scorer =>
            {
                *sum = sum.saturating_add(points);
                return;
            }
            _ => {}
        }
    }
    fates.push(fate);
}
