//! Decisions that the rules leave to a player: asking for them and making them in Discord.

use sztab_neuroshima::rules::decision::Question;
use sztab_neuroshima::rules::{Action, Army, Game, Side};
use sztab_sandbox::Message;

use crate::club::{TIMEOUT, version};
use crate::found_game::{LineResult, army, embed_text, find_game, play_last_line, prepare_game};

fn duel_armies() -> [Army; 2] {
    ["borgo", "hegemony"].map(army)
}

fn needs_medic(game: &Game, _: Side, _: Action) -> bool {
    game.decision().is_some_and(|decision| matches!(decision.question, Question::Absorption { .. }))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_push_asks_the_opponent_and_pings_nobody_else() {
    let found = find_game(duel_armies(), |game, actor, _| {
        let asked = game.decision().filter(|decision| decision.decider != actor);
        asked.is_some_and(|decision| matches!(decision.question, Question::PushDestination { .. }))
    });
    let (club, duel) = prepare_game(&found).await;
    let LineResult { post, .. } = play_last_line(&club, &duel, &found).await;
    let decider = &duel.people[found.decider.index()];
    assert_eq!(post.pinged, [decider.id()]);
    assert!(
        post.content.contains("you have a decision to make") && post.content.contains("where to?"),
        "{}",
        post.content
    );
    let choices = decider.autocomplete(duel.channel, &["choose"], &[], "answer", "").await.unwrap();
    assert!(choices.len() >= 2 && choices[0].name.starts_with("To "), "{choices:?}");
    let answer = post.buttons().next().unwrap();
    assert_eq!(answer.label, format!("1 · {}", choices[0].name));
    decider.press(post.id, &answer.custom_id).await.unwrap();
    let pusher = &duel.people[1 - found.decider.index()];
    let next = |m: &Message| m.id > post.id && m.only_for.is_none() && version(m).is_some();
    let next = club.sandbox.wait_for(duel.channel, TIMEOUT, next).await.unwrap();
    assert_eq!(next.pinged, [pusher.id()]);
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_medic_is_asked_for_mid_battle_and_the_story_appears_once() {
    let found = find_game(duel_armies(), needs_medic);
    let (club, duel) = prepare_game(&found).await;
    let LineResult { post, .. } = play_last_line(&club, &duel, &found).await;
    let decider = &duel.people[found.decider.index()];
    assert_eq!(post.pinged, [decider.id()]);
    let so_far = embed_text(&post);
    assert!(so_far.contains("Battle") || so_far.contains("board is full"), "the Battle so far: {so_far}");
    let mut choice = decider.autocomplete(duel.channel, &["choose"], &[], "answer", "").await.unwrap();
    while !choice.is_empty() {
        let line = choice[0].value.as_str().unwrap().to_owned();
        let typed = decider.run_command(duel.channel, &["choose"], &[("answer", line.as_str().into())]).await.unwrap();
        assert!(typed.complete(TIMEOUT).await.unwrap().content.starts_with('✅'));
        choice = decider.autocomplete(duel.channel, &["choose"], &[], "answer", "").await.unwrap();
    }
    let fought = |m: &Message| m.id > post.id && m.content.starts_with('⚔');
    let battle = club.sandbox.wait_for(duel.channel, TIMEOUT, fought).await.unwrap();
    assert!(
        battle
            .embeds
            .iter()
            .any(|embed| embed.description.as_ref().is_some_and(|text| text.contains("absorbs the hit")))
    );
    let after = |m: &Message| m.id > battle.id && m.only_for.is_none();
    let after = club.sandbox.wait_for(duel.channel, TIMEOUT, after).await.unwrap();
    assert!(!embed_text(&after).contains("absorbs the hit"), "told once: {}", embed_text(&after));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_ability_is_used_by_command() {
    let found = find_game(duel_armies(), |game, side, action| {
        matches!(action, Action::Use(_)) && game.side_to_act() == Some(side)
    });
    let (club, duel) = prepare_game(&found).await;
    let LineResult { post, .. } = play_last_line(&club, &duel, &found).await;
    assert!(
        embed_text(&post).contains("using Mobility") || embed_text(&post).contains("ransport"),
        "{}",
        embed_text(&post)
    );
    let user = &duel.people[found.decider.index()];
    let choices = user.autocomplete(duel.channel, &["use"], &[], "ability", "").await.unwrap();
    assert!(choices.iter().all(|choice| choice.value.as_str().unwrap().starts_with("use ")));
}
