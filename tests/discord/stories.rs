//! Narratives of Battles and turns with the special rules of machines and riflemen, word for word.

use std::sync::Arc;

use sztab_game::Language;
use sztab_neuroshima::rules::arrangement::Unit;
use sztab_neuroshima::rules::game::Seat;
use sztab_neuroshima::rules::notation::parse_action;
use sztab_neuroshima::rules::{Army, Arrangement, Board, Event, Game, Names, Roster, Rotation, Side, State};
use sztab_neuroshima::view::NarratedEvents;
use sztab_neuroshima::words::{
    action_phrase, action_question, effect_phrases, narrate, option_label, option_phrase, question_phrase,
    second_move_phrase,
};

/// A game of Moloch (X) against Outpost (Y) in mid-turn.
struct StorySession {
    before: Arrangement,
    game: Game,
    events: Vec<Event>,
}

impl StorySession {
    /// A game with units given as "hex side tile rotation", one per line; `hand` contains the tiles of the side to act.
    fn new(active: Side, units: &str, hand: &[&str]) -> Self {
        let army = |id: &str| Army::built_in().into_iter().find(|army| army.id == id).unwrap();
        Self::with_position([army("moloch"), army("outpost")], active, units, hand)
    }

    fn with_position(armies: [Army; 2], active: Side, units: &str, hand: &[&str]) -> Self {
        let roster = Arc::new(Roster::new(armies.map(Arc::new).to_vec()));
        let mut arrangement = Arrangement::new(Board::STANDARD);
        for line in units.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let [hex, side, tile, rotation] = line.split(' ').collect::<Vec<_>>().try_into().unwrap();
            let side = if side == "X" { Side(0) } else { Side(1) };
            let tile = roster.army(side).find(tile).unwrap();
            let rotation = Rotation::new(rotation.parse().unwrap()).unwrap();
            arrangement.put(Board::STANDARD.hex(hex).unwrap(), Unit::new(side, tile, rotation));
        }
        let mut seats = vec![Seat::default(), Seat::default()];
        seats[active.index()].hand = hand.iter().map(|tile| roster.army(active).find(tile).unwrap()).collect();
        // One tile remains in each pile, so that no player has drawn their last tile.
        seats.iter_mut().for_each(|seat| seat.pile = vec![roster.army(Side(0)).find("move").unwrap()]);
        let state = State::in_turn(arrangement.clone(), seats, active, 9);
        Self { before: arrangement, game: Game::resume(roster, state), events: Vec::new() }
    }

    fn act(&mut self, line: &str) {
        let side = self.game.side_to_act().unwrap();
        let action = parse_action(line, self.game.roster(), side, Board::STANDARD).unwrap();
        self.events.extend(self.game.apply(side, action).unwrap());
    }

    /// Returns the events so far, and clears them.
    fn take_new_events(&mut self) -> NarratedEvents {
        let events = std::mem::take(&mut self.events);
        let before = std::mem::replace(&mut self.before, self.game.arrangement().clone());
        NarratedEvents::from_events(before, &events)
    }

    fn narrate_in(&self, language: Language, telling: &NarratedEvents) -> String {
        narrate(language, self.game.roster(), Board::STANDARD, &telling.events, &telling.boards, &[]).join("\n")
    }

    fn narrate(&mut self) -> String {
        let telling = self.take_new_events();
        self.narrate_in(Language::English, &telling)
    }
}

#[track_caller]
fn assert_story(told: &str, expected: &str) {
    let expected: Vec<&str> = expected.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    assert_eq!(told.lines().collect::<Vec<_>>(), expected, "\n{told}\n");
}

#[test]
fn a_gauss_shot_continues_and_a_mother_module_repeats_it() {
    let units = "
        A1 X hq 0
        C5 X gauss_cannon 2
        B4 X mother_module 2
        C3 X hybrid 1
        C4 Y runner 0
        C2 Y commando 5
        C1 Y hq 0";
    let mut session = StorySession::new(Side(0), units, &["battle"]);
    session.act("battle");
    assert_story(
        &session.narrate(),
        "Moloch plays Battle.
        ⚔️ Battle! Started by Moloch.
        **Initiative 1**
        Gauss Cannon (C5) hits Runner (C4) for 1.
        Gauss Cannon (C5) hits Commando (C2) for 1.
        Gauss Cannon (C5) hits Outpost HQ (C1) for 1.
        Outpost HQ (C1) is down to 19.
        Commando (C2) is destroyed.
        Runner (C4) is destroyed.
        **Initiative 0**
        Gauss Cannon (C5) has an extra action from Mother Module (B4).
        Gauss Cannon (C5) hits Outpost HQ (C1) for 1.
        Outpost HQ (C1) is down to 18.",
    );
}

#[test]
fn a_clowns_question_names_its_victims_and_its_explosion_is_narrated() {
    let units = "
        E1 X hq 0
        E3 Y hq 0
        C3 X clown 0
        C2 X blocker 0
        B3 Y commando 1
        B2 Y runner 0
        A2 Y medic 2";
    let mut session = StorySession::new(Side(0), units, &["battle"]);
    session.act("battle");
    assert_eq!(
        question_phrase(Language::English, &session.game),
        "Should The Clown (C3) explode instead of attacking? It is destroyed then, and every adjacent unit except HQs \
         takes 1 wound. It would hit Runner (B2), Commando (B3), and of your own Blocker (C2)."
    );
    assert_eq!(option_phrase(Language::English, &session.game, 0), "No, attack");
    assert_eq!(option_phrase(Language::English, &session.game, 1), "Yes, explode");
    session.act("choose 2");
    assert_eq!(
        option_phrase(Language::English, &session.game, 0),
        "Medic (A2) saves Runner (B2) from the explosion at C3 (wounds: 1)"
    );
    assert_eq!(option_label(Language::English, &session.game, 0), "Runner (B2) ← the explosion at C3 (−1)");
    session.act("choose 2");
    assert_story(
        &session.narrate(),
        "Moloch plays Battle.
        ⚔️ Battle! Started by Moloch.
        **Initiative 2**
        💥 The Clown (C3) explodes.
        The explosion at C3 hits Runner (B2) for 1.
        The explosion at C3 hits Commando (B3) for 1.
        The explosion at C3 hits Blocker (C2) for 1.
        Medic (A2) absorbs the hit: the explosion at C3 → Commando (B3).
        Medic (A2) sacrifices itself.
        Runner (B2) is destroyed.
        The Clown (C3) is destroyed in its own explosion.",
    );
}

#[test]
fn a_unit_that_acts_at_another_initiative_names_the_reason() {
    let units = "
        A1 X hq 0
        D3 Y hq 0
        C3 X scout 0
        C4 Y scoper 0
        C2 Y commando 3
        B1 X hybrid 0
        B3 Y saboteur 0
        A3 X stormtrooper 2
        A2 X medic 0
        D2 Y hmg 0
        D1 X blocker 0";
    let mut session = StorySession::new(Side(1), units, &["battle"]);
    session.act("battle");
    assert_story(
        &session.narrate(),
        "Outpost plays Battle.
        ⚔️ Battle! Started by Outpost.
        **Initiative 4**
        Commando (C2) acts at 4: 3 of its own, 1 from the scoped Scout (C3).
        Commando (C2) hits Hybrid (B1) for 1.
        Hybrid (B1) is destroyed.
        **Initiative 2**
        HMG (D2) hits Blocker (D1) for 1.
        **Initiative 1**
        Outpost HQ (D3) acts at 1: 0 of its own, 1 from the scoped Scout (C3).
        HMG (D2) hits Blocker (D1) for 1.
        Outpost HQ (D3) hits Scout (C3) for 1.
        Scout (C3) is destroyed.
        **Initiative 0**
        HMG (D2) has an extra action from Outpost HQ (D3).
        HMG (D2) hits Blocker (D1) for 1.
        Blocker (D1) is destroyed.",
    );
}

#[test]
fn a_saboteur_and_a_scoped_medic_are_named_in_every_language() {
    let units = "
        A1 X hq 0
        E1 Y hq 0
        B3 Y saboteur 0
        A3 X stormtrooper 1
        D3 X medic 5
        E3 Y scoper 0
        C3 Y annihilator 3
        C2 X ripper 3";
    let mut session = StorySession::new(Side(0), units, &["battle"]);
    session.act("battle");
    let telling = session.take_new_events();
    assert_story(
        &session.narrate_in(Language::English, &telling),
        "Moloch plays Battle.
        ⚔️ Battle! Started by Moloch.
        **Initiative 2**
        Ripper (C2) hits Annihilator (C3) for 2.
        Medic (D3), under a Scoper's control, absorbs the hit: Ripper (C2) → Annihilator (C3).
        Medic (D3) sacrifices itself.
        **Initiative 1**
        Stormtrooper (A3) acts at 1: 2 of its own, 1 taken by Saboteur (B3).
        Stormtrooper (A3) hits Saboteur (B3) for 1.
        Saboteur (B3) is destroyed.",
    );
    assert_story(
        &session.narrate_in(Language::Polish, &telling),
        "Moloch zagrywa Bitwę.
        ⚔️ Bitwa! Wywołuje ją Moloch.
        **Inicjatywa 2**
        Rozpruwacz (C2) trafia Likwidatora (C3): 2 rany.
        Medyk (D3) pod kontrolą Skopera przejmuje rany: Rozpruwacz (C2) → Likwidator (C3).
        Medyk (D3) ginie, ratując.
        **Inicjatywa 1**
        Szturmowiec (A3) działa z inicjatywą 1: 2 z żetonu, −1 od: Dywersant (B3).
        Szturmowiec (A3) trafia Dywersanta (B3): 1 rana.
        Dywersant (B3) ginie.",
    );
    assert_story(
        &session.narrate_in(Language::Ukrainian, &telling),
        "Молох використовує Битву.
        ⚔️ Битва! Її починає Молох.
        **Ініціатива 2**
        Патрач (C2) уражає Анігілятора (C3): 2 пошкодження.
        Медик (D3) під контролем гакера поглинає пошкодження: Патрач (C2) → Анігілятор (C3).
        Медик (D3) гине, рятуючи.
        **Ініціатива 1**
        Штурмовик (A3) діє з ініціативою 1: 2 із жетона, −1 від: Диверсант (B3).
        Штурмовик (A3) уражає Диверсанта (B3): 1 пошкодження.
        Знищено: Диверсант (B3).",
    );
}

#[test]
fn a_second_move_is_offered_and_narrated_as_such() {
    let units = "
        A1 X hq 0
        D3 Y hq 0
        E1 Y recon_centre 0
        C4 Y runner 4
        C2 Y commando 4";
    let mut session = StorySession::new(Side(1), units, &["move", "move"]);
    session.act("move C2 C3 4");
    assert_story(&session.narrate(), "Outpost plays Move.\nCommando (C2) moves to C3.");
    assert_eq!(
        second_move_phrase(Language::English, &session.game).unwrap(),
        "Commando (C3) may make its second move now. Doing anything else first forfeits it."
    );
    let phrase = |line: &str, session: &StorySession| {
        let action = parse_action(line, session.game.roster(), Side(1), Board::STANDARD).unwrap();
        action_phrase(Language::English, &session.game, Side(1), action)
    };
    assert_eq!(phrase("move C3 C2 3", &session), "Second move: Commando (C3) to C2, facing ↖");
    assert_eq!(phrase("move C3 C3 3", &session), "Second move: turn Commando (C3) to face ↖");
    assert_eq!(phrase("move C4 C5 3", &session), "Move Runner (C4) to C5, facing ↘");
    assert_eq!(phrase("use mobility C4 C5 3", &session), "Mobility: Runner (C4) to C5, facing ↘");
    for line in ["move C3 C2 3", "move C2 D1 4", "move D1 D1 5", "use mobility C4 C3 3", "use mobility C3 C3 4"] {
        session.act(line);
    }
    assert_eq!(second_move_phrase(Language::English, &session.game), None);
    assert_story(
        &session.narrate(),
        "Commando (C3) moves again, to C2.
        Outpost plays Move.
        Commando (C2) moves to D1.
        Commando (D1) turns again.
        Runner (C4) moves to C3 using Mobility.
        Runner (C3) turns again.",
    );
}

#[test]
fn an_air_strike_names_all_its_victims() {
    let units = "
        A1 X hq 0
        D3 Y hq 0
        C3 Y medic 4
        C4 Y runner 4
        C2 X blocker 4";
    let mut session = StorySession::new(Side(0), units, &["air_strike"]);
    let bomb = parse_action("bomb C3", session.game.roster(), Side(0), Board::STANDARD).unwrap();
    assert_eq!(
        effect_phrases(Language::English, &session.game, Side(0), bomb),
        ["It would hit Medic (C3), Runner (C4), and of your own Blocker (C2)."]
    );
    session.act("bomb C3");
    assert_story(
        &session.narrate(),
        "Moloch plays Air Strike.
        💥 The Air Strike hits C3 and the hexes around it.
        Air Strike hits Blocker (C2) for 1.
        Air Strike hits Medic (C3) for 1.
        Air Strike hits Runner (C4) for 1.
        Medic (C3) is destroyed.
        Runner (C4) is destroyed.",
    );
}

#[test]
fn an_army_without_cases_is_narrated_with_arrows_instead() {
    let units = "
        A1 X hq 0
        E1 Y hq 0
        C2 X ripper 3
        C3 Y annihilator 3";
    let [mut moloch, mut outpost] =
        ["moloch", "outpost"].map(|id| Army::built_in().into_iter().find(|army| army.id == id).unwrap());
    for tile in moloch.tiles.iter_mut().chain(&mut outpost.tiles) {
        (tile.name.pl_acc, tile.name.uk_acc) = (None, None);
    }
    let mut session = StorySession::with_position([moloch, outpost], Side(0), units, &["battle"]);
    session.act("battle");
    let telling = session.take_new_events();
    assert_story(
        &session.narrate_in(Language::Polish, &telling),
        "Moloch zagrywa: Bitwa.
        ⚔️ Bitwa! Wywołuje ją Moloch.
        **Inicjatywa 2**
        Rozpruwacz (C2) → Likwidator (C3): 2 rany.
        Likwidator (C3) ginie.",
    );
    assert_story(
        &session.narrate_in(Language::Ukrainian, &telling),
        "Молох використовує: Битва.
        ⚔️ Битва! Її починає Молох.
        **Ініціатива 2**
        Патрач (C2) → Анігілятор (C3): 2 пошкодження.
        Знищено: Анігілятор (C3).",
    );
}

#[test]
fn actions_are_verbs_in_questions_and_nouns_in_stories() {
    let session = StorySession::new(Side(0), "A1 X hq 0\nE1 Y hq 0", &["blocker", "battle"]);
    let said = |line: &str, language: Language| {
        let action = parse_action(line, session.game.roster(), Side(0), Board::STANDARD).unwrap();
        let phrase = action_phrase(language, &session.game, Side(0), action);
        (action_question(language, &session.game, Side(0), action), phrase)
    };
    for (line, language, question, phrase) in [
        ("discard blocker", Language::Polish, "Odrzucić Blokera?", "Odrzucenie: Bloker"),
        ("discard blocker", Language::Ukrainian, "Скинути Блокера?", "Скидання: Блокер"),
        ("discard blocker", Language::English, "Discard Blocker?", "Discard Blocker"),
        ("end", Language::Polish, "Zakończyć turę?", "Koniec tury"),
        ("end", Language::Ukrainian, "Завершити хід?", "Кінець ходу"),
        ("battle", Language::English, "Start a Battle?", "Start a Battle"),
    ] {
        assert_eq!(said(line, language), (question.to_owned(), phrase.to_owned()));
    }
}

/// Discord allows 80 characters on a button, and names of tiles may have 32.
#[test]
fn a_medic_button_keeps_unit_damage_and_medic_however_long_the_names() {
    let mut armies = ["moloch", "outpost"].map(|id| Army::built_in().into_iter().find(|army| army.id == id).unwrap());
    for tile in armies.iter_mut().flat_map(|army| &mut army.tiles) {
        tile.name = Names::english("The Unconquerable Net Fighter II");
    }
    let units = "
        E1 X hq 0
        E3 Y hq 0
        B4 X hybrid 0
        B2 Y runner 0
        B1 Y medic 3
        A2 Y medic 2";
    let mut session = StorySession::with_position(armies, Side(0), units, &["battle"]);
    session.act("battle");
    for (language, medic) in [(Language::English, "Medic"), (Language::Polish, "Medyk"), (Language::Ukrainian, "медик")]
    {
        let mut labels = [0, 1].map(|option| option_label(language, &session.game, option));
        labels.sort();
        let label = |hex: &str| {
            let name = "The Unconquerable Net Fi…";
            format!("{name} (B2) ← {name} (B4) (−1), {medic} {hex}")
        };
        assert_eq!(labels, [label("A2"), label("B1")]);
        assert!(labels.iter().all(|label| label.chars().count() <= 80), "{labels:?}");
        let sentence = option_phrase(language, &session.game, 0);
        assert!(sentence.contains("The Unconquerable Net Fighter II (B2)"), "{sentence}");
    }
}
