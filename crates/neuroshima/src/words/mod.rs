//! Texts about Neuroshima Hex: tiles, actions, questions, refusals and events.

mod action;
mod blast;
mod cards;
mod describe;
mod direction;
mod instants;
mod leader;
mod option;
mod orders;
mod page;
mod picture;
mod preview;
mod reasons;
mod refusal;
mod story;
mod terrain;
mod tile;

pub use action::{
    action_label, action_phrase, action_question, anyway_label, choice_label, discard_label, face_label,
    is_second_move, question_phrase, second_move_label, second_move_phrase,
};
pub use cards::{card_name, remaining_cards};
pub use describe::{Fact, TileText, headquarters_phrase, kind_name, tile_text, tile_with_army};
pub use direction::{direction_arrow, direction_name, facing, spell_directions};
pub(crate) use leader::{leader_of, leader_phrase};
pub use option::{option_label, option_phrase};
pub use orders::{no_order_phrase, order_phrase, ordered_phrase, push_order_phrase};
pub(crate) use page::mark_phrase;
pub use page::page_phrases;
pub use picture::{film_words, labels, turn_name, turn_title};
pub use preview::{effect_phrases, forfeit_phrases, try_action};
pub use refusal::refusal_sentence;
pub use story::{army_list, narrate, outcome_phrase};
pub use tile::{ground_name, name_at, tile_name, unit_name};
