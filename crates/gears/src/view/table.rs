//! Texts of companion mode: questions to the table, and the table's answers (contract, section 10).

use sztab_game::Language;
use sztab_words::FluentValue;

use crate::GearsGame;
use crate::held::ContradictedRecord;
use crate::report::{Combatant, Report};
use crate::run::{Course, CrowdMove, Query, SpawnPoint};
use crate::state::Figure;
use crate::texts::{text, word};
use crate::tiles::FaceId;
use crate::values::{Aim, Kind, Test, Trait};

use super::names::{self, Case};

/// A key suffix and the arguments of its text.
type KeyedText = (&'static str, Vec<(&'static str, FluentValue<'static>)>);

struct Speaker<'a> {
    game: &'a GearsGame,
    language: Language,
}

/// The question about a fact.
pub fn question_text(game: &GearsGame, query: Query, language: Language) -> String {
    Speaker { game, language }.question_text(query)
}

/// An answer or another report from the table, as text.
pub fn report_phrase(game: &GearsGame, report: &Report, language: Language) -> String {
    let speaker = Speaker { game, language };
    let (key, arguments) = speaker.report_text(report);
    text(language, &format!("table-{key}"), &arguments)
}

/// A text about the bot's record that a line contradicts.
pub fn refusal_text(game: Option<&GearsGame>, held: &ContradictedRecord, language: Language) -> String {
    let name = |side| match game {
        Some(game) => names::side(language, game, side),
        None => side.letter().to_string(),
    };
    match held {
        ContradictedRecord::Figures(figures) => {
            let named = names::figures(language, figures);
            text(language, "refused-held-figures", &[("figures", named.into()), ("count", figures.len().into())])
        }
        ContradictedRecord::Cards(side, count) => {
            text(language, "refused-held-cards", &[("side", name(*side).into()), ("count", (*count).into())])
        }
        ContradictedRecord::Bleeding(side) => text(language, "refused-held-bleeding", &[("side", name(*side).into())]),
        ContradictedRecord::Tokens(side, count) => {
            text(language, "refused-held-tokens", &[("side", name(*side).into()), ("count", (*count).into())])
        }
    }
}

/// A word such as `dice=4` as displayed to players.
pub fn count_text(next: &str, language: Language) -> Option<String> {
    let (key, number) = next.split_once('=')?;
    let number: u8 = number.parse().ok()?;
    let known = ["dice", "over", "cover", "hits", "omens", "shields"].contains(&key);
    known.then(|| text(language, &format!("table-count-{key}"), &[("count", number.into())]))
}

impl Speaker<'_> {
    fn cog(&self, side: sztab_game::Side) -> FluentValue<'static> {
        names::cog(self.language, self.game, side, Case::Nominative).into()
    }

    fn figure(&self, figure: Figure) -> FluentValue<'static> {
        names::figure(self.language, figure, Case::Nominative).into()
    }

    fn combatant_name(&self, who: Combatant) -> String {
        match who {
            Combatant::Cog(side) => names::cog(self.language, self.game, side, Case::Nominative),
            Combatant::Locust(figure) => names::figure(self.language, figure, Case::Nominative),
        }
    }

    fn question_text(&self, query: Query) -> String {
        let (key, arguments) = self.query_text(query);
        text(self.language, &format!("table-{key}"), &arguments)
    }

    fn query_text(&self, query: Query) -> KeyedText {
        match query {
            Query::Test(figure, test) => self.test_text(figure, test),
            Query::AllCovered => ("all-covered", Vec::new()),
            Query::InCover(figure) => ("in-cover", vec![("figure", self.figure(figure))]),
            Query::Nearest(Some(figure)) => ("nearest", vec![("figure", self.figure(figure))]),
            Query::Nearest(None) => ("nearest-any", Vec::new()),
            Query::NearestBare(figure) => ("nearest-bare", vec![("figure", self.figure(figure))]),
            Query::Aim(figure, aim) => {
                let (key, most) = aim_key(aim);
                (key, vec![("figure", self.figure(figure)), ("number", most.into())])
            }
            Query::Move { figure, course, most, stop } => self.move_text(figure, course, most, stop),
            Query::Guard(figure) => ("guard", vec![("figure", self.figure(figure))]),
            Query::Shelter(figure) => ("shelter", vec![("figure", self.figure(figure))]),
            Query::Cover(figure, side) => ("cover", vec![("figure", self.figure(figure)), ("cog", self.cog(side))]),
            Query::Dodge(figure, side) => {
                let dice = self.game.values().enemy(figure.kind).attack;
                ("dodges", vec![("figure", self.figure(figure)), ("cog", self.cog(side)), ("dice", dice.into())])
            }
            Query::Roll { by, at, attack, defence } => {
                let names = [("by", self.combatant_name(by).into()), ("at", self.combatant_name(at).into())];
                ("roll", names.into_iter().chain([("attack", attack.into()), ("defence", defence.into())]).collect())
            }
            Query::Omens(side, omens) => ("omens", vec![("cog", self.cog(side)), ("count", omens.into())]),
            Query::Here(wounds) => ("here-ask", vec![("wounds", wounds.into())]),
            Query::Put(kind, spot) => self.spawn_text(kind, spot),
            Query::Hole(face) => {
                ("hole", vec![("tile", face.to_string().into()), ("kinds", self.location_row(face).into())])
            }
            Query::Lay(face) => ("lay", vec![("tile", face.to_string().into())]),
            Query::Friend(figure) => ("friend", vec![("figure", self.figure(figure))]),
            Query::Healed(figure) => ("healed", vec![("figure", self.figure(figure))]),
            Query::Marker(figure) => ("marker", vec![("figure", self.figure(figure))]),
            Query::Crowd(crowd) => self.crowd_move_text(crowd),
            Query::Against => ("against", Vec::new()),
            Query::Equipment => ("equipment", Vec::new()),
        }
    }

    fn test_text(&self, figure: Option<Figure>, test: Test) -> KeyedText {
        let figure = figure.map_or_else(|| FluentValue::from(""), |figure| self.figure(figure));
        let active = self.cog(self.game.state().turn.side);
        let (key, number, cards) = match test {
            Test::Near(most) => ("test-near", most, 0),
            Test::Reach(most) => ("test-reach", most, 0),
            Test::HurtNear(most) => ("test-hurt", most, 0),
            Test::MarkerNear(most) => ("test-marker", most, 0),
            Test::WeakNear { within, cards } => ("test-weak", within, cards),
            Test::Here => ("test-here", 0, 0),
            Test::Apart(least) => ("test-apart", least, 0),
            Test::SomeNearYou(most) => ("test-near-you", most, 0),
            Test::SomeSight => ("test-some-sight", 0, 0),
            Test::NoHole => ("test-no-hole", 0, 0),
            // The bot evaluates these tests itself, except for sight.
            Test::Sight | Test::Unwounded | Test::Acted | Test::Some => ("test-sight", 0, 0),
        };
        (key, vec![("figure", figure), ("cog", active), ("number", number.into()), ("cards", cards.into())])
    }

    fn move_text(&self, figure: Figure, course: Course, most: u8, stop: u8) -> KeyedText {
        let (key, goal) = match course {
            Course::Toward(side) if stop > 0 => ("move-near", self.cog(side)),
            Course::Toward(side) => ("move-toward", self.cog(side)),
            Course::Friend(friend) => ("move-toward", self.figure(friend)),
            Course::Away(side) => ("move-away", self.cog(side)),
            Course::Cover => ("move-cover", FluentValue::from("")),
        };
        let covers = if self.game.values().enemy(figure.kind).has_trait(Trait::Cover) { "yes" } else { "no" };
        let numbers = [("number", most.into()), ("stop", stop.into()), ("covers", covers.into())];
        (key, [("figure", self.figure(figure)), ("goal", goal)].into_iter().chain(numbers).collect())
    }

    fn crowd_move_text(&self, crowd: CrowdMove) -> KeyedText {
        let key = if crowd.stop > 0 { "crowd-near" } else { "crowd-toward" };
        let kind = crowd.kind.map(|kind| names::kind(self.language, kind, Case::Nominative));
        let kind = kind.unwrap_or_else(|| word(self.language, "table-all-locust"));
        let goal = match crowd.toward {
            Some(side) => names::cog(self.language, self.game, side, Case::Nominative),
            None => word(self.language, "table-nearest-goal"),
        };
        let numbers = [("number", crowd.most.into()), ("stop", crowd.stop.into()), ("far", crowd.far.into())];
        (key, [("kind", kind.into()), ("goal", goal.into())].into_iter().chain(numbers).collect())
    }

    fn spawn_text(&self, kind: Kind, spot: SpawnPoint) -> KeyedText {
        let (key, goal, number) = match spot {
            SpawnPoint::Exit => ("put-exit", FluentValue::from(""), 0),
            SpawnPoint::HoleNear(side) => ("put-hole-near", self.cog(side), 0),
            SpawnPoint::HoleNearFigure(figure) => ("put-hole-near", self.figure(figure), 0),
            SpawnPoint::Holes(within) => ("put-holes", self.cog(self.game.state().turn.side), within),
            SpawnPoint::AreaOf(side) => ("put-area", self.cog(side), 0),
            SpawnPoint::Beside(figure) => ("put-area", self.figure(figure), 0),
            SpawnPoint::Tile(face) => ("put-tile", face.to_string().into(), 0),
            SpawnPoint::EvenHole => ("put-even", FluentValue::from(""), 0),
            SpawnPoint::Entrance => ("put-entrance", FluentValue::from(""), 0),
            SpawnPoint::Marker => ("put-marker", FluentValue::from(""), 0),
        };
        let kind = names::kind(self.language, kind, Case::Nominative);
        (key, vec![("kind", kind.into()), ("goal", goal), ("number", number.into())])
    }

    /// The kinds in a Location's row for this number of players, as far as figures are available.
    fn location_row(&self, face: FaceId) -> String {
        let state = self.game.state();
        let place = state.cogs.len().clamp(1, 4) - 1;
        let slots = self.game.values().location(face).spawns[place].iter();
        let kinds = slots.filter_map(|slot| state.enemies[*slot as usize]);
        names::join_names(self.language, kinds.map(|kind| names::kind(self.language, kind, Case::Nominative)))
    }

    fn report_text(&self, report: &Report) -> KeyedText {
        let values = self.game.values();
        let weapon = |id| FluentValue::from(names::weapon(self.language, values, id));
        let plain = |key| (key, Vec::new());
        match report {
            Report::Yes(None) => plain("yes"),
            Report::Yes(Some(side)) => ("yes-cog", vec![("cog", self.cog(*side))]),
            Report::No => plain("no"),
            Report::Done => plain("done"),
            Report::Arrived => plain("arrived"),
            Report::NoneLeft => plain("none-left"),
            Report::Nobody => plain("nobody"),
            Report::Guard(side, dice) => ("guards", vec![("cog", self.cog(*side)), ("count", (*dice).into())]),
            Report::Cover(dice) => ("dice", vec![("count", (*dice).into())]),
            Report::Dodge(side) => ("dodge", vec![("cog", self.cog(*side))]),
            Report::Here(all) => {
                let named = names::join_names(self.language, all.iter().map(|who| self.combatant_name(*who)));
                ("here", vec![("figures", named.into())])
            }
            Report::Laid => plain("laid"),
            Report::Overlap => plain("overlap"),
            Report::Goal => plain("goal"),
            Report::Hit { figure, dice, over, cover } => {
                let shelter = (over + cover).into();
                ("hit", vec![("figure", self.figure(*figure)), ("count", (*dice).into()), ("shelter", shelter)])
            }
            Report::Rolled { who, hits, omens, shields } => {
                let numbers = [("hits", (*hits).into()), ("omens", (*omens).into()), ("shields", (*shields).into())];
                ("rolled", [("figure", self.combatant_name(*who).into())].into_iter().chain(numbers).collect())
            }
            Report::Wounds(who, number) => {
                ("wounds", vec![("figure", self.combatant_name(*who).into()), ("count", (*number).into())])
            }
            Report::Ammo(side, id, tokens) => {
                let tokens = format!("{tokens:+}").replace('-', "−");
                ("ammo", vec![("cog", self.cog(*side)), ("weapon", weapon(*id)), ("tokens", tokens.into())])
            }
            Report::Draw(side, number) => ("draw", vec![("cog", self.cog(*side)), ("count", (*number).into())]),
            Report::Spend(side) => ("spend", vec![("cog", self.cog(*side))]),
            Report::By(id) => ("by", vec![("weapon", weapon(*id))]),
            Report::Follow(side) if self.game.state().cogs.len() == 1 => ("solo", vec![("cog", self.cog(*side))]),
            Report::Follow(side) => ("follow", vec![("cog", self.cog(*side))]),
            Report::Extra => plain("extra"),
            Report::Tile(face) => {
                let equipment = values.location(*face).equipment.map(|it| names::equipment(self.language, it));
                let arguments = [("tile", face.to_string()), ("equipment", equipment.unwrap_or_default())];
                ("tile", arguments.map(|(key, said)| (key, said.into())).to_vec())
            }
        }
    }
}

/// The key suffix of the question about a target, and the number in its text.
fn aim_key(aim: Aim) -> (&'static str, u8) {
    match aim {
        Aim::Nearest => ("aim-nearest", 0),
        Aim::Seen => ("aim-seen", 0),
        Aim::Reach(most) | Aim::Moved(Some(most)) => ("aim-reach", most),
        Aim::Here | Aim::You | Aim::All => ("aim-here", 0),
        Aim::Weakest => ("aim-weakest", 0),
        Aim::Bare => ("aim-bare", 0),
        Aim::Moved(None) | Aim::Target => ("aim-sight", 0),
    }
}
