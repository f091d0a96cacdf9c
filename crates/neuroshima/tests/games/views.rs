//! Views: a game without its own view is shown in its notation, and so is a game of another kind.

use sztab_game::view::{
    Focus, GameView, Lobbies as _, Motion, PlainView, Playable, PromptedPlayer, RenderContext, Theme, Topic,
};
use sztab_game::{AnyEvent, EventRecord, Game, Language, LineNumber, Narrative, SeatData, Side};
use sztab_neuroshima::view::Neuroshima;
use sztab_pictures::Colours;

use sztab_kit::BIDS;
use sztab_kit::bids::Event;

fn bids() -> Box<dyn Game> {
    let seats = [SeatData { id: "", source: "" }; 3];
    BIDS.open(&seats, &BIDS.deal(&seats, "", &[7; 32]).unwrap()).unwrap()
}

#[test]
fn games_unknown_to_a_view_are_shown_in_notation() {
    for view in [&PlainView as &dyn GameView, &Neuroshima] {
        let mut game = bids();
        let language = Language::English;
        let event = AnyEvent::new(Event::Bid { side: Side(1), amount: Some(3) });
        let narrative = Narrative { from: None, events: vec![EventRecord { event, is_told: true, ordered: None }] };
        let call = view.prompt(&*game, &PromptedPlayer { side: Side(1), player: "Ben" }, language);
        assert!(call.sentence.contains("Ben") && call.sentence.contains('Y'), "{call:?}");
        assert!(
            view.story(&*game, &narrative, language).is_empty()
                && view.chapters_summary(&*game, &narrative, language).is_none()
        );
        assert!(!view.chapter(&*game, &narrative, language)[0].is_empty(), "a post of a chapter has a text");
        assert_eq!(view.phrase(&*game, Side(1), "bid 2", language), "bid 2");
        let players = ["Ala", "Ben", "Cy"].map(str::to_owned);
        let theme = Theme { language, colours: Colours::Default };
        let context = RenderContext { game: &*game, players: &players, theme };
        assert!(view.picture(&context, Focus::Latest(&narrative)).is_none());
        assert!(view.film(&context, &narrative, Motion::Film).is_none());
        assert_eq!(view.outcome(&*game, language), None, "it is going on");
        let mut number = 0;
        while let Some(side) = game.waiting_sides().iter().next() {
            number += 1;
            let line = game.legal_lines_of(side).swap_remove(0);
            game.play(side, &line, LineNumber(number)).unwrap();
        }
        assert!(view.outcome(&*game, language).is_some());
        assert!(view.result(&*game, Side(2), "Cy", language).contains("Cy"));
    }
}

#[test]
fn entries_lead_to_their_cards() {
    let file = include_str!("../../armies/borgo.toml");
    let army = Neuroshima.read_playable(SeatData { id: "borgo", source: file }).unwrap();
    assert_eq!(Neuroshima.playable_name(&army, Language::Polish), "Borgo");
    let theme = Theme { language: Language::English, colours: Colours::Default };
    let others = [army, Playable::new("of another game", std::sync::Arc::new(()))];
    for topic in [Topic::Playables, Topic::Parts] {
        let entries = Neuroshima.entries(topic, None, &others, theme.language);
        assert!(!entries.is_empty());
        for entry in entries {
            let card = Neuroshima.card(topic, None, &others, &entry.value, theme).unwrap();
            assert!(!card.title.is_empty(), "{entry:?}");
        }
        assert!(Neuroshima.card(topic, None, &others, "nothing", theme).is_none());
    }
}

#[test]
fn newcomers_are_shown_a_game_in_play() {
    for language in Language::ALL {
        let theme = Theme { language, colours: Colours::Default };
        let drawn = Neuroshima.welcome_picture(theme).unwrap().draw();
        assert!(drawn.bytes.starts_with(b"\x89PNG") && drawn.alt.split("; ").count() > 12, "{}", drawn.alt);
    }
    assert!(PlainView.welcome_picture(Theme { language: Language::English, colours: Colours::Default }).is_none());
}

#[test]
fn every_symbol_is_drawn() {
    let symbols = Neuroshima.symbols();
    assert!(symbols.len() > 20);
    assert!(symbols.iter().all(|id| Neuroshima.symbol(id).is_some_and(|picture| picture.starts_with(b"\x89PNG"))));
}
