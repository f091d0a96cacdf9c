//! The pictures in README.md and docs/GALLERY.md, drawn as players see them, from games that were played.
//! `SZTAB_BLESS=1 cargo test -p sztab-neuroshima --test pictures documents` redraws them.

use std::fs;
use std::path::Path;
use std::time::Duration;

use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::imageops::{replace, resize};
use image::{Rgb, RgbImage};
use sztab_game::view::{Banner, Drawing, Focus, GameView, Motion, Playable, RenderContext, Theme, Topic};
use sztab_game::{EventKind, EventRecord, Game, Kind, Language, LineNumber, Narrative, SeatData, SeatFile, Side};
use sztab_neuroshima::KIND;
use sztab_neuroshima::rules;
use sztab_pictures::Colours;

use crate::bless;
use crate::golden::{keep, root};
use crate::likeness::{decode, difference};

const ENGLISH: Theme = Theme { language: Language::English, colours: Colours::Default };
const IN_PROGRESS_RECORD: &str = include_str!("../../../../src/cli/sandbox/table.game");
const FINISHED_RECORD: &str = include_str!("../../../../src/cli/sandbox/finished.game");

/// A game in play, with all its events.
struct GameInPlay {
    kind: Kind,
    game: Box<dyn Game>,
    told: Vec<EventRecord>,
    players: Vec<String>,
    seed: [u8; 32],
}

fn seat_files() -> Vec<SeatFile> {
    KIND.files()
}

fn seat_data(files: &[SeatFile]) -> Vec<SeatData<'_>> {
    files.iter().map(|file| SeatData { id: &file.id, source: &file.source }).collect()
}

impl GameInPlay {
    /// The final position of a record.
    fn from_record(text: &str) -> Self {
        let kind = KIND;
        let record = kind.read_record(text, &seat_data(&seat_files())).unwrap();
        let players = record.players.into_iter().map(Option::unwrap).collect();
        let mut play = Self { kind, game: record.beginning, told: Vec::new(), players, seed: [0; 32] };
        for step in record.steps {
            play.play_line(step.side, &step.words);
        }
        play
    }

    /// The first game between these armies that reaches a state, at the time it reaches it. The program plays all
    /// sides.
    fn first_reaching(armies: &[&str], terms: &str, is_there: impl Fn(&Self) -> bool) -> Self {
        (1..=u8::MAX).find_map(|seed| Self::deal(armies, terms, seed).play_until(&is_there)).expect("such a moment")
    }

    /// The beginning of a game between these armies.
    fn deal(armies: &[&str], terms: &str, seed: u8) -> Self {
        let (kind, files) = (KIND, seat_files());
        let file = |id: &&str| files.iter().find(|file| file.id == **id).unwrap();
        let chosen: Vec<SeatData<'_>> =
            armies.iter().map(file).map(|file| SeatData { id: &file.id, source: &file.source }).collect();
        let opening = kind.deal(&chosen, terms, &[seed; 32]).unwrap();
        let players = ["Ala", "Ben", "Cela", "Dan"][..armies.len()].iter().map(|name| (*name).to_owned()).collect();
        let game = kind.open(&chosen, &opening).unwrap();
        Self { kind, game, told: Vec::new(), players, seed: [seed; 32] }
    }

    fn play_line(&mut self, side: Side, line: &str) {
        let number = LineNumber(self.told.len().try_into().unwrap());
        let played = self.game.play(side, line, number).unwrap();
        self.told.extend(played.events.into_iter().map(|event| EventRecord { event, is_told: true, ordered: None }));
    }

    /// Plays on until a state is reached; `None` if the game ends first.
    fn play_until(mut self, is_there: impl Fn(&Self) -> bool) -> Option<Self> {
        while !is_there(&self) {
            let (side, line) = self.next_line()?;
            self.play_line(side, &line);
        }
        Some(self)
    }

    fn next_line(&self) -> Option<(Side, String)> {
        self.game.automatic_line().or_else(|| {
            let side = self.game.waiting_sides().iter().next()?;
            let lines = self.kind.planned_lines(&*self.game, side, "casual", &self.seed);
            Some((side, lines.into_iter().next()?))
        })
    }

    /// True if the board has at least `units` units and another unit can be placed.
    fn is_in_play(&self, units: usize) -> bool {
        self.units() >= units && self.legal_line("place ").is_some()
    }

    /// Number of units on the board.
    fn units(&self) -> usize {
        self.game.downcast_ref::<rules::Game>().unwrap().arrangement().units().count()
    }

    /// A legal line that begins with these words, and the side that may play it.
    fn legal_line(&self, beginning: &str) -> Option<(Side, String)> {
        let side = self.game.waiting_sides().iter().next()?;
        self.game.legal_lines_of(side).into_iter().find(|line| line.starts_with(beginning)).map(|line| (side, line))
    }

    fn view(&self) -> &'static dyn GameView {
        self.kind.view()
    }

    fn with_context<T>(&self, theme: Theme, show: impl FnOnce(&RenderContext<'_>) -> T) -> T {
        show(&RenderContext { game: &*self.game, players: &self.players, theme })
    }

    fn narrative(&self) -> Narrative {
        Narrative { from: None, events: self.told.clone() }
    }

    /// The picture of the current table.
    fn board(&self, theme: Theme) -> Drawing {
        self.with_context(theme, |context| self.view().picture(context, Focus::Whole)).unwrap()
    }

    /// The picture of a line's preview.
    fn preview(&self, beginning: &str) -> Drawing {
        let (side, line) = self.legal_line(beginning).unwrap();
        self.with_context(ENGLISH, |context| self.view().picture(context, Focus::Considered(side, &line))).unwrap()
    }

    /// The picture of the Battle with the most events.
    fn battle(&self, motion: Motion) -> Drawing {
        let began = |told: &EventRecord| matches!(told.event.kind(), EventKind::ChapterBegan);
        let starts = (0..self.told.len()).filter(|&at| began(&self.told[at]));
        let end = |start: usize| {
            let ended = |at: &usize| matches!(self.told[*at].event.kind(), EventKind::ChapterEnded);
            (start..self.told.len()).find(ended)
        };
        let battles = starts.filter_map(|start| Some((start, end(start)?)));
        let (start, end) = battles.max_by_key(|(start, end)| end - start).unwrap();
        let mut narrative = self.narrative();
        narrative.events.truncate(end + 1);
        narrative.events[..start].iter_mut().for_each(|told| told.is_told = false);
        self.with_context(ENGLISH, |context| self.view().film(context, &narrative, motion)).unwrap()
    }

    /// The picture of the outcome if a Battle were fought now.
    fn outlook(&self) -> Drawing {
        let side = self.game.waiting_sides().iter().next().unwrap();
        let mut study = self.view().study(&*self.game, side).unwrap();
        assert!(study.attempt("battle"));
        let outlook = study.outlook(&[], ENGLISH.language).unwrap();
        let context = RenderContext { game: study.game(), players: &self.players, theme: ENGLISH };
        self.view().outlook_picture(&context, outlook).unwrap()
    }
}

fn playable_armies(ids: [&str; 2]) -> Vec<Playable> {
    let files = seat_files();
    let data = seat_data(&files);
    let of =
        |id: &str| data.iter().find(|data| data.id == id).and_then(|data| KIND.view().read_playable(*data)).unwrap();
    ids.map(of).to_vec()
}

fn banners() -> Drawing {
    let seats =
        playable_armies(["borgo", "hegemony"]).into_iter().zip(["Ala", "Ben"]).map(|(playable, player)| Banner {
            title: KIND.view().playable_name(&playable, ENGLISH.language),
            playable: Some(playable),
            is_free: false,
            player: player.to_owned(),
            team: None,
        });
    KIND.view().banners(seats.collect(), ENGLISH).unwrap()
}

/// The first picture that a look-up returns.
fn card(topic: Topic, id: &str) -> Drawing {
    let (view, armies) = (KIND.view(), playable_armies(["outpost", "moloch"]));
    let entries = view.entries(topic, None, &armies, ENGLISH.language);
    let entry = entries.iter().find(|entry| entry.value.ends_with(id)).unwrap();
    view.card(topic, None, &armies, &entry.value, ENGLISH).unwrap().drawings.swap_remove(0)
}

/// Every picture of the gallery with its file name, in the order in which the page shows them.
fn gallery() -> Vec<(&'static str, Drawing)> {
    let table = GameInPlay::from_record(IN_PROGRESS_RECORD);
    let finished = GameInPlay::from_record(FINISHED_RECORD);
    let of_teams = |is_there: &dyn Fn(&GameInPlay) -> bool| {
        GameInPlay::first_reaching(&["borgo", "moloch", "outpost", "hegemony"], "mode=teams board=37", is_there)
    };
    let (teams, whole) = (of_teams(&|play| play.is_in_play(16)), of_teams(&|play| play.game.outcome().is_some()));
    let duel = |armies: [&str; 2], terms: &str| GameInPlay::first_reaching(&armies, terms, |play| play.is_in_play(9));
    let machines = duel(["doomsdaymachine", "steelpolice"], "");
    let terrain = duel(["neojungle", "mississippi"], "terrain=mixed");
    let cards = duel(["newyork", "sharrash"], "cards=on");
    let with = |colours: Colours| Theme { colours, ..ENGLISH };
    let mut gallery = vec![
        ("board", table.board(ENGLISH)),
        ("machines", machines.board(ENGLISH)),
        ("teams", teams.board(ENGLISH)),
        ("terrain", terrain.board(ENGLISH)),
        ("cards", cards.board(ENGLISH)),
        ("colour-blind", table.board(with(Colours::ColourBlind))),
        ("high-contrast", table.board(with(Colours::HighContrast))),
        ("hands", table.with_context(ENGLISH, |context| table.view().hands_picture(context)).unwrap()),
        ("tiles", table.with_context(ENGLISH, |context| table.view().remaining_pictures(context)).swap_remove(0)),
    ];
    for (name, beginning, armies) in PREVIEWS {
        let is_there = |play: &GameInPlay| play.units() >= 8 && play.legal_line(beginning).is_some();
        gallery.push((name, GameInPlay::first_reaching(&armies, "", is_there).preview(beginning)));
    }
    let before = |play: &GameInPlay| play.units() >= 10 && play.legal_line("battle").is_some();
    let result = |play: &GameInPlay, theme| {
        let lasted = Some(Duration::from_hours(50));
        play.with_context(theme, |context| play.view().result_card(context, &play.narrative(), lasted)).unwrap()
    };
    gallery.extend([
        ("outlook", GameInPlay::first_reaching(&["borgo", "outpost"], "", before).outlook()),
        ("stills", finished.battle(Motion::Stills(0))),
        ("banners", banners()),
        ("result", result(&finished, ENGLISH)),
        ("result-teams", result(&whole, Theme { language: Language::Ukrainian, ..ENGLISH })),
        (
            "course",
            finished
                .with_context(ENGLISH, |context| finished.view().course_picture(context, &finished.narrative()))
                .unwrap(),
        ),
        ("army", card(Topic::Playables, "outpost")),
        ("tile", card(Topic::Parts, "mobile_armor")),
    ]);
    let legend = KIND.view().legend(ENGLISH).unwrap().drawings;
    let names = ["legend-attacks", "legend-states", "legend-effects", "legend-board", "legend-instants"];
    gallery.extend(names.into_iter().zip(legend));
    gallery
}

/// Actions, with armies in whose games they occur.
const PREVIEWS: [(&str, &str, [&str; 2]); 6] = [
    ("move", "move ", ["borgo", "hegemony"]),
    ("push", "push ", ["hegemony", "borgo"]),
    ("castling", "castle ", ["neojungle", "outpost"]),
    ("rotation", "rotation ", ["vegas", "borgo"]),
    ("sniper", "sniper ", ["hegemony", "moloch"]),
    ("air-strike", "bomb ", ["moloch", "outpost"]),
];

/// Pictures on the contact sheet, one of each kind.
const SHEET_PICTURES: [&str; 14] = [
    "board",
    "stills",
    "legend-attacks",
    "colour-blind",
    "move",
    "outlook",
    "tile",
    "teams",
    "high-contrast",
    "army",
    "result-teams",
    "banners",
    "hands",
    "legend-board",
];
const COLUMNS: usize = 4;
const WIDTH: u32 = 360;
const GAP: u32 = 12;

/// A sheet of pictures, each as wide as on a small phone and placed below the shortest column so far.
fn compose_sheet(pictures: &[RgbImage]) -> RgbImage {
    let mut columns = [GAP; COLUMNS];
    let mut placed = Vec::new();
    for picture in pictures {
        let height = picture.height() * WIDTH / picture.width();
        let small = resize(picture, WIDTH, height, image::imageops::FilterType::Triangle);
        let column = (0..COLUMNS).min_by_key(|&column| columns[column]).unwrap();
        let x = GAP + u32::try_from(column).unwrap() * (WIDTH + GAP);
        placed.push((x, columns[column], small));
        columns[column] += height + GAP;
    }
    let width = GAP + u32::try_from(COLUMNS).unwrap() * (WIDTH + GAP);
    let mut sheet = RgbImage::from_pixel(width, columns.into_iter().max().unwrap(), Rgb([0x3a, 0x3c, 0x42]));
    for (x, y, picture) in placed {
        replace(&mut sheet, &picture, i64::from(x), i64::from(y));
    }
    sheet
}

/// The path of a picture in the gallery.
fn gallery_path(name: &str) -> std::path::PathBuf {
    let folder = root().join("docs/pictures");
    if name == "board" { folder.join("board.png") } else { folder.join(format!("gallery/{name}.png")) }
}

#[test]
fn documents_show_what_the_program_draws() {
    let gallery: Vec<(&str, Vec<u8>)> =
        gallery().into_iter().map(|(name, drawing)| (name, drawing.draw().bytes)).collect();
    let on_sheet = SHEET_PICTURES.map(|name| decode(&gallery.iter().find(|(known, _)| *known == name).unwrap().1));
    let (sheet, film) =
        (compose_sheet(&on_sheet), GameInPlay::from_record(FINISHED_RECORD).battle(Motion::Film).draw().bytes);
    let (contact, battle) = (root().join("docs/pictures/contact.png"), root().join("docs/pictures/battle.gif"));
    if bless::is_requested() {
        fs::create_dir_all(root().join("docs/pictures/gallery")).unwrap();
        for (name, bytes) in &gallery {
            fs::write(gallery_path(name), bytes).unwrap();
        }
        let file = fs::File::create(&contact).unwrap();
        let encoder = PngEncoder::new_with_quality(file, CompressionType::Level(9), FilterType::Adaptive);
        sheet.write_with_encoder(encoder).unwrap();
        fs::write(&battle, &film).unwrap();
        return;
    }
    for (name, bytes) in &gallery {
        keep(&format!("document-{name}.png"), bytes);
        let shown = fs::read(gallery_path(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(difference(&decode(&shown), &decode(bytes)).is_none(), "{name} is out of date: see .ci/pictures");
    }
    assert!(difference(&decode(&fs::read(contact).unwrap()), &sheet).is_none(), "the contact sheet is out of date");
    assert_eq!(fs::read(battle).unwrap().len(), film.len(), "the film is out of date");
}

#[test]
fn the_gallery_shows_every_picture_and_no_other() {
    let page = fs::read_to_string(root().join("docs/GALLERY.md")).unwrap();
    let linked: Vec<&str> = page
        .split("](pictures/")
        .skip(1)
        .filter_map(|rest| rest.split(')').next())
        .filter(|it| Path::new(it).extension().is_some_and(|ending| ending == "png"))
        .collect();
    let mut kept: Vec<String> = fs::read_dir(root().join("docs/pictures/gallery"))
        .unwrap()
        .map(|file| format!("gallery/{}", file.unwrap().file_name().to_string_lossy()))
        .chain(["board.png".to_owned()])
        .collect();
    let mut linked: Vec<String> = linked.into_iter().map(str::to_owned).collect();
    linked.sort();
    kept.sort();
    assert_eq!(linked, kept);
}
