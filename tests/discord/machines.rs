//! Effects of machines and riflemen: explosions, second moves, Air Strikes, and several Transports.

use sztab_neuroshima::rules::abilities::Transport;
use sztab_neuroshima::rules::decision::Question;
use sztab_neuroshima::rules::{Action, Army, Game, Instant, Played, Side, Used};
use sztab_sandbox::{Message, Person};

use crate::club::{Club, Duel, TIMEOUT, button_id, version};
use crate::found_game::{army, embed_text, find_game, play_last_line, prepare_game};

/// Presses through the guide, starting with a button, until the line is played. Returns the messages on the way.
async fn guide_to(club: &Club, person: &Person, post: &Message, first: &str, line: &str) -> Vec<Message> {
    let mut messages = vec![person.press(post.id, first).await.unwrap().complete(TIMEOUT).await.unwrap()];
    for _ in 0..10 {
        let message = messages.last().unwrap();
        if message.content.starts_with('✅') {
            return messages;
        }
        let words = |id: &str| id.splitn(5, ':').nth(4).unwrap().to_owned();
        let leads = |words: &str| line.strip_prefix(words).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '));
        // The words of a line that could continue but stops here end with a hyphen.
        let ends = |words: &str| words.strip_suffix(" -") == Some(line);
        let wanted = |id: &str| leads(&words(id)) || ends(&words(id));
        let pressed = message.buttons().find(|b| b.label != "Back" && !b.disabled && wanted(&b.custom_id));
        let selected = message.selects().find_map(|select| {
            let begun = words(&select.custom_id);
            let is_wanted = |value: &&str| {
                let is_end = *value == "-" && begun == line;
                is_end || (*value != "-" && leads(&format!("{begun} {value}")))
            };
            let value = select.options.iter().map(|option| option.value.as_str()).find(is_wanted)?;
            Some((select.custom_id.clone(), value.to_owned()))
        });
        let more = message.buttons().find(|b| b.label == "More …");
        let response = match (pressed.or(more.filter(|_| selected.is_none())), selected) {
            (Some(pressed), _) => person.press(message.id, &pressed.custom_id).await,
            (None, Some((select, value))) => person.select(message.id, &select, &[&value]).await,
            (None, None) => panic!("nothing leads to {line}: {message:#?}"),
        };
        let next = response.unwrap().complete(TIMEOUT).await.unwrap();
        messages.push(next);
    }
    panic!("the guide does not end: {:#?}, {:?}", messages.last(), club.sandbox.violations());
}

/// The game's post about a later version than the given post.
async fn wait_for_post_after(club: &Club, duel: &Duel, post: &Message) -> Message {
    let seen = version(post).unwrap().1;
    let later = |m: &Message| m.only_for.is_none() && version(m).is_some_and(|(_, now)| now > seen);
    club.sandbox.wait_for(duel.channel, TIMEOUT, later).await.unwrap()
}

fn offers_explosion(game: &Game, _: Side, _: Action) -> bool {
    game.decision().is_some_and(|decision| match decision.question {
        Question::Explosion { unit } => {
            let board = game.arrangement().board;
            board.neighbours(unit).filter(|(_, hex)| game.arrangement().unit(*hex).is_some()).count() >= 2
        }
        _ => false,
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clown_explodes_by_its_own_players_button() {
    let found = find_game(["moloch", "borgo"].map(army), offers_explosion);
    let (club, duel) = prepare_game(&found).await;
    let post = play_last_line(&club, &duel, &found).await.offer().clone();
    let (decider, other) = (&duel.people[found.decider.index()], &duel.people[1 - found.decider.index()]);
    assert_eq!(post.pinged, [decider.id()]);
    assert!(post.content.contains("Should The Clown (") && post.content.contains("It would hit "), "{}", post.content);
    let labels: Vec<&str> = post.buttons().map(|b| b.label.as_str()).collect();
    assert_eq!(labels, ["No, attack", "Yes, explode", "What if …"]);
    let explode = button_id(&post, "Yes, explode");
    // The other player presses, and then a user who is not playing: nothing changes, and each gets the reason in
    // private.
    let refused = other.press(post.id, &explode).await.unwrap();
    let refused = club.sandbox.wait_until(TIMEOUT, |_| refused.followups().into_iter().next()).await.unwrap();
    assert_eq!(refused.only_for, Some(other.id()));
    assert!(refused.content.contains("Moloch has a decision to make first. (NH-5.21)"), "{}", refused.content);
    let stranger = club.sandbox.add_person(club.guild, "Stranger", "pl");
    let refused = stranger.press(post.id, &explode).await.unwrap();
    let refused = club.sandbox.wait_until(TIMEOUT, |_| refused.followups().into_iter().next()).await.unwrap();
    // The refusal is in the presser's language; the post stays in the server's language.
    assert_eq!(refused.content, "Nie grasz przy tym stole.");
    assert_eq!(club.sandbox.message(post.id).unwrap().content, post.content);
    assert_eq!(club.load_session(duel.game).await.seq.0, version(&post).unwrap().1);
    decider.press(post.id, &explode).await.unwrap();
    let is_told = |m: &Message| m.only_for.is_none() && embed_text(m).contains("💥 The Clown (");
    let story = club.sandbox.wait_for(duel.channel, TIMEOUT, is_told).await.unwrap();
    assert!(embed_text(&story).contains("The explosion at "), "{}", embed_text(&story));
    // Pressing the same button again counts as the second of two taps, so the channel shows the result of the first.
    // Any other button is out of date.
    let seq = club.load_session(duel.game).await.seq;
    let again = decider.forge_press(post.id, &explode, None).await.unwrap();
    let old = decider.forge_press(post.id, &button_id(&post, "No, attack"), None).await.unwrap();
    let old = club.sandbox.wait_until(TIMEOUT, |_| old.followups().into_iter().next()).await.unwrap();
    assert!(old.content.starts_with("The board has changed"), "{}", old.content);
    assert!(again.followups().is_empty(), "{:#?}", again.followups());
    assert_eq!(club.load_session(duel.game).await.seq, seq);
    assert_eq!(club.sandbox.violations(), []);
}

/// True if the action is the first of two moves allowed by a tile, and the player has no other Move tile.
fn opens_second_move(game: &Game, side: Side, action: Action) -> bool {
    let holds_move =
        game.seat(side).hand.iter().any(|&id| game.roster().tile(side, id).instant() == Some(Instant::Move));
    matches!(action, Action::Play(Played::Move(_))) && game.state().second_move.is_some() && !holds_move
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_move_is_made_by_its_button() {
    let found = find_game(["hegemony", "outpost"].map(army), opens_second_move);
    let (club, duel) = prepare_game(&found).await;
    let post = play_last_line(&club, &duel, &found).await.offer().clone();
    let person = &duel.people[found.decider.index()];
    assert!(post.content.contains("may make its second move now"), "{}", post.content);
    let first = post.buttons().next().unwrap();
    assert!(first.label.starts_with("Again: "), "{}", first.label);
    assert!(post.buttons().all(|button| button.label != "Move"), "no Move tile is held");
    // Completion also offers it first.
    let choices = person.autocomplete(duel.channel, &["play"], &[], "what", "").await.unwrap();
    assert!(choices.len() <= 25 && choices[0].name.starts_with("Second move: "), "{choices:?}");
    let second = choices[0].value.as_str().unwrap().to_owned();
    assert!(second.starts_with("move "));
    let steps = guide_to(&club, person, &post, &first.custom_id, &second).await;
    let done = &steps.last().unwrap().content;
    assert!(done.starts_with("✅ Done: Second move: ") && !done.contains("may make"), "{done}");
    let post = wait_for_post_after(&club, &duel, &post).await;
    assert!(embed_text(&post).contains(" again"), "{}", embed_text(&post));
    assert!(post.buttons().all(|button| !button.label.starts_with("Second move")), "there is no third");
    let refused = person.run_command(duel.channel, &["play"], &[("what", second.as_str().into())]).await.unwrap();
    assert!(refused.complete(TIMEOUT).await.unwrap().content.contains("(NH-"));
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_air_strike_is_aimed_with_its_victims_shown() {
    let holds_bomb = |game: &Game, side: Side, _: Action| {
        let units = game.arrangement().units().count();
        game.side_to_act() == Some(side)
            && units > 6
            && game.legal_actions().iter().any(|action| matches!(action, Action::Play(Played::Bomb(_))))
    };
    let found = find_game(["moloch", "outpost"].map(army), holds_bomb);
    let (club, duel) = prepare_game(&found).await;
    let post = play_last_line(&club, &duel, &found).await.offer().clone();
    let person = &duel.people[found.decider.index()];
    let steps = guide_to(&club, person, &post, &button_id(&post, "Air Strike"), "bomb C3").await;
    // The guide lists three hexes with their targets, and then all of the targets.
    assert!(steps[0].content.contains("**: It would hit "), "{}", steps[0].content);
    let select = steps.iter().find_map(|message| message.selects().next()).unwrap();
    let hexes: Vec<&str> = select.options.iter().map(|option| option.label.as_str()).collect();
    assert_eq!(hexes, ["B2", "B3", "C2", "C3", "C4", "D2", "D3"]);
    let confirm = &steps[steps.len() - 2].content;
    assert!(confirm.starts_with("Air Strike on C3?\nIt would hit"), "{confirm}");
    assert!(steps.last().unwrap().content.starts_with("✅ Done: Air Strike on C3."));
    let post = wait_for_post_after(&club, &duel, &post).await;
    assert!(embed_text(&post).contains("The Air Strike hits C3"), "{}", embed_text(&post));
    assert_eq!(club.sandbox.violations(), []);
}

/// The Hegemony with three Transports, each of which doubles moves.
fn transport_army() -> Army {
    let source = army("hegemony").source;
    let (before, transport) = source.split_once("id = \"transport\"").unwrap();
    let transport = transport.replacen("count = 1", "count = 3", 1);
    let transport = transport.replacen("[\"transport\"]", "[\"transport\", \"recon\"]", 1);
    let (runner, rest) = before.split_once("id = \"runner\"").unwrap();
    let rest = rest.replacen("count = 3", "count = 1", 1);
    Army::parse("hegemony.toml", &format!("{runner}id = \"runner\"{rest}id = \"transport\"{transport}")).unwrap()
}

/// Two lines, if after the first move one may either make a second move or continue with a Transport.
fn find_both_moves(game: &Game, side: Side) -> Option<(String, String)> {
    if game.side_to_act() != Some(side) || game.state().second_move.is_none() {
        return None;
    }
    let print = |action| sztab_game::Rules::print(game, side, &action);
    let legal = game.legal_actions();
    legal.iter().find_map(|&action| {
        let Action::Use(Used::Transport(carried @ Transport { via: Some(_), .. })) = action else { return None };
        let whole = Action::Use(Used::Transport(Transport { via: None, ..carried }));
        legal.contains(&whole).then(|| (print(whole), print(action)))
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn several_transports_and_a_second_move_are_distinguished() {
    let found = find_game([transport_army(), army("borgo")], |game, side, _| find_both_moves(game, side).is_some());
    let (whole, via) = find_both_moves(&found.game, found.decider).unwrap();
    for line in [&whole, &via] {
        let (club, duel) = prepare_game(&found).await;
        let post = play_last_line(&club, &duel, &found).await.offer().clone();
        let person = &duel.people[found.decider.index()];
        let steps = guide_to(&club, person, &post, &button_id(&post, "Ability"), line).await;
        let asked = steps.iter().find(|message| message.content.ends_with("Which Transport?")).unwrap();
        let labels: Vec<&str> = asked.buttons().map(|button| button.text.as_str()).collect();
        assert_eq!(labels[0], "None: make the second move");
        assert!(labels[1].starts_with("2 · Transport ("), "{labels:?}");
        let confirm = &steps[steps.len() - 2].content;
        let beginning = if line == &whole { "Second move: " } else { "Transport (" };
        assert!(confirm.starts_with(beginning), "{confirm}");
        let choices = person.autocomplete(duel.channel, &["use"], &[], "ability", "").await.unwrap();
        assert!(choices.iter().all(|choice| choice.value.as_str().unwrap().starts_with("use ")));
        assert_eq!(club.sandbox.violations(), []);
    }
}
