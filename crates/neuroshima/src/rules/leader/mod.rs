//! Leaders (NH-13.20): cards with an ability that a side, or a team together, uses twice in a game.

mod battle;
mod card;
mod course;
mod read;
mod roster;
mod turn;
mod uses;

pub(super) use card::{LeadProgress, effect_word};
pub use card::{
    Leader, LeaderCard, LeaderChoice, LeaderEffect, LeaderId, LeaderMoment, LeaderPick, LeaderStep, Leaders, MAX_USES,
    OFFER_SIZE, leader_holder,
};
pub(super) use read::{parse_steps, print_steps, read_leader};
pub use uses::Lead;
