//! Ids that the bot never made, for every route: none of them changes the game, and each is answered in private.

use std::collections::BTreeSet;

use sztab_sandbox::{Id, Message, Person};

use crate::club::{Club, Place, TIMEOUT};

/// Subjects for which no button of these keywords was made: games and seasons that do not exist or belong elsewhere,
/// versions to come, and kinds of subjects that the route does not have.
const SUBJECTS: [&str; 5] = ["v1:1:999", "v1:999:0", "l1:999:1", "s1:999:0", "b1:0:0"];
/// Arguments that no route accepts, or that mean something else to each.
const ARGUMENTS: [&str; 2] = ["", "99999999999999999999 \u{202E}"];

/// Presses a forged button. Returns the reply; `None` if a form was opened, which is then submitted.
async fn press_forged(person: &Person, message: Id, id: &str) -> Option<Message> {
    let pressed = person.forge_press(message, id, None).await.unwrap_or_else(|failure| panic!("{id}: {failure}"));
    if pressed.modal().is_some() {
        let _refused = person.submit(&pressed, &[("reason", "Because."), ("value", "x"), ("hq", "1:2")]).await;
        return None;
    }
    Some(pressed.complete(TIMEOUT).await.unwrap_or_else(|failure| panic!("{id}: {failure}")))
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_ids_of_all_routes_are_answered_in_private_and_change_nothing() {
    let club = Club::open_with(&[("SZTAB_REQUESTS_PER_SECOND", "0")]).await;
    let duel = club.start_duel("duel", Place::Here).await;
    let stranger = club.sandbox.add_person(club.guild, "Eve", "en-GB");
    let is_public = |message: &Message| message.only_for.is_none();
    let message = club.sandbox.messages(duel.channel).into_iter().find(is_public).unwrap().id;
    let before = club.load_session(duel.game).await.seq;
    let mut seen = 0;
    for word in sztab::discord::route_keywords().collect::<BTreeSet<_>>() {
        for (subject, arguments) in SUBJECTS.iter().flat_map(|subject| ARGUMENTS.map(|words| (subject, words))) {
            let id = format!("{subject}:{word}:{arguments}");
            if let Some(answer) = press_forged(&stranger, message, &id).await {
                assert!(answer.only_for == Some(stranger.id()) && !answer.content.is_empty(), "{id}: {answer:#?}");
                assert!(!answer.content.contains("internal") && !answer.pinged_everyone, "{id}: {}", answer.content);
            }
            seen += 1;
        }
    }
    assert!(seen >= 300, "{seen} ids");
    assert_eq!(club.load_session(duel.game).await.seq, before);
    assert_eq!(club.sandbox.violations(), []);
}
