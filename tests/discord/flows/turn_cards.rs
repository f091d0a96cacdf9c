//! A turn in a private message of components, where each tile of the hand has its picture above its button.

use sztab_sandbox::{Message, Person, permission};

use crate::found_game::arrange_game;
use crate::script::{Script, Session, play_flow};

/// The flag of a message that consists of components.
const IS_COMPONENTS_V2: u64 = 1 << 15;

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_with_two_tiles_takes_six_taps_in_a_message_of_components() {
    let tops = ["mutant claws brawler officer", "ganger runner"];
    let opening = arrange_game(["borgo", "hegemony"], tops, "");
    play_flow("turn-cards", Session::Game(&opening), run_turns).await;
}

/// The only private message of a person.
fn private_message(script: &Script<'_>, person: &Person) -> Message {
    let messages = script.club.sandbox.messages(script.channel);
    let mut own = messages.into_iter().filter(|message| message.only_for == Some(person.id()));
    let message = own.next_back().expect("a private message");
    assert!(message.flags & IS_COMPONENTS_V2 != 0, "{message:#?}");
    message
}

async fn run_turns(script: &mut Script<'_>) {
    let (ala, ben, eve) = (&script.ala.clone(), &script.ben.clone(), &script.add_person("Eve"));
    let manager = permission::ORDINARY_MEMBER | permission::MANAGE_GUILD;
    script.club.sandbox.set_permissions(script.guild, ala.id(), manager);
    script.type_command(ala, &["settings", "server"], &[("cards", true.into())]).await;
    script.press(ala, "go:place-hq").await;
    script.press(ala, "at:place-hq +").await;
    script.select(ala, "pick:place-hq", &["B2"]).await;
    script.press(ala, "do:place-hq B2 0").await;
    script.type_command(ben, &["play"], &[("what", "place-hq D2 0".into())]).await;
    script.type_command(ala, &["play"], &[("what", "place mutant C3 2".into())]).await;
    script.press(ala, "do:end").await;

    script.remark("Ben has two tiles: three taps for each, and the last one ends the turn.");
    script.press(ben, "go:place ganger").await;
    script.select(ben, "pick:place ganger", &["C4"]).await;
    let shown = private_message(script, ben);
    script.press(ben, "do:place ganger C4").await;
    let hand = private_message(script, ben);
    assert_eq!(hand.id, shown.id, "edited in place");
    assert_eq!(hand.attachments.len(), 2, "the board and the tile that is left");
    let stale = script.remember_button(ben, "at:place runner");
    script.press(ben, "at:place runner").await;
    script.select(ben, "pick:place runner", &["D4"]).await;
    script.press(ben, "doend:place runner D4").await;

    script.remark("Buttons of an earlier state, and those of others, are refused in the same form.");
    script.press_remembered(ben, &stale).await;
    script.press_remembered(eve, &stale).await;
    script.type_command(ala, &["hand"], &[]).await;
    script.press_post(ala, "say:discard brawler").await;
    script.remark("The question before the end of a turn is a new message, from which there is a way back.");
    script.press_post(ala, "say:end").await;
    private_message(script, ala);
    script.press_labelled(ala, "back").await;
    let hand = private_message(script, ala);
    assert_eq!(hand.attachments.len(), 3, "the board and two tiles");
    script.press(ala, "if:").await;
    private_message(script, ala);
}
