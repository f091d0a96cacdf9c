//! Made-up seasons: every preset is played to its end, and everything in it can be recomputed.

use sztab_league::engine::Standard;
use sztab_league::export::{export, import};
use sztab_league::rules::Preset;
use sztab_league::season::SeasonState;
use sztab_league::simulate::Simulation;
use sztab_league::verify::verify;

const PRESETS: [Preset; 6] =
    [Preset::Swiss, Preset::Flamberg, Preset::Divisions, Preset::Championship, Preset::Ladder, Preset::Cup];

fn armies() -> Vec<String> {
    ["borgo", "hegemony", "moloch", "outpost"].map(str::to_owned).to_vec()
}

#[test]
fn each_preset_is_played_to_its_end_and_all_of_it_can_be_recomputed() {
    for (index, preset) in (0_u8..).zip(PRESETS) {
        for (players, trouble) in [(9, 0), (16, 0), (21, 12)] {
            let plan = Simulation { trouble, ..Simulation::of_preset(preset, players, &armies(), [index + 1; 32]) };
            let log = plan.run().unwrap_or_else(|stopped| panic!("{preset:?} of {players}: {stopped}"));
            assert_eq!(log.season().state, SeasonState::Ended, "{preset:?}");
            assert!(log.season().order.iter().any(|division| !division.is_empty()), "{preset:?}");
            let read = import(&export(&log)).unwrap();
            assert_eq!(read.events(), log.events());
            let checks = verify(&read, &Standard).unwrap();
            let wrong: Vec<_> = checks.iter().filter(|check| check.right != Some(true)).collect();
            assert!(wrong.is_empty(), "{preset:?} of {players}: {wrong:?}");
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_season() {
    let plan = |seed| Simulation::of_preset(Preset::Swiss, 12, &armies(), [seed; 32]).run().unwrap();
    assert_eq!(plan(1).events(), plan(1).events());
    assert_ne!(plan(1).events(), plan(2).events());
}
