//! Draws based on a committed seed.

use proptest::prelude::*;
use sztab_league::{
    draw::{Purpose, Seed},
    factions::draw_factions,
    profile::MatchKind,
    record::Place,
};

/// The seed 00..01 and the entries of example H.
const SEED: Seed = {
    let mut seed = [0; 32];
    seed[31] = 1;
    Seed(seed)
};
const ENTRIES: [u64; 4] = [101, 205, 309, 412];

/// The first four bytes in hexadecimal.
fn hash_prefix(hash: [u8; 32]) -> String {
    let [one, two, three, four, ..] = hash;
    format!("{:08x}", u32::from_be_bytes([one, two, three, four]))
}

#[test]
fn example_h() {
    assert_eq!(&SEED.commitment()[..8], "ec4916dd");
    let lots = SEED.key(Purpose::Lots, &ENTRIES);
    assert_eq!(&lots.as_hex()[..8], "dc5fc541");
    assert_eq!(hash_prefix(lots.rank("6")), "49b07265");
    assert_eq!(hash_prefix(lots.rank("7")), "8f1449bd");
    assert_eq!(lots.order([7, 6]), [6, 7]);
    let places = lots.draw_lots(7);
    let lot = |seed: usize| places.iter().position(|&place| place == Place(seed - 1));
    assert!(lot(6) < lot(7), "in the table of example A, 6 is before 7");
    assert_eq!(places.len(), 7);
    let factions = SEED.key(Purpose::Factions { round: 1, match_number: 1 }, &ENTRIES);
    assert_eq!(&factions.as_hex()[..8], "c2ed10df");
    let allowed = ["borgo", "hegemony", "moloch", "outpost"];
    assert_eq!(factions.order(allowed), ["outpost", "moloch", "borgo", "hegemony"]);
    let drawn = draw_factions(&factions, allowed, MatchKind::Single, None).expect("four factions");
    assert_eq!(drawn.order, ["outpost", "moloch", "borgo", "hegemony"]);
    assert_eq!(drawn.factions, ["outpost", "moloch"]);
}

#[test]
fn seed_round_trips_and_is_never_printed() {
    assert_eq!(Seed::from_hex(&SEED.reveal()), Some(SEED));
    assert_eq!(Seed::from_hex(&SEED.reveal()[1..]), None);
    assert_eq!(Seed::from_hex(&"é".repeat(32)), None);
    assert_eq!(format!("{SEED:?}"), "Seed(..)");
}

#[test]
fn either_player_can_be_drawn_first() {
    let drawn = (0..20).map(|entry| SEED.key(Purpose::First, &[entry]).top_seed_is_first());
    let first = drawn.filter(|&first| first).count();
    assert!((1..20).contains(&first));
}

proptest! {
    #[test]
    fn order_of_names_and_entries_does_not_matter(
        seed in any::<[u8; 32]>(),
        (entries, shuffled) in prop::collection::vec(any::<u64>(), 0..6)
            .prop_flat_map(|entries| (Just(entries.clone()), Just(entries).prop_shuffle())),
        (names, mixed) in prop::collection::btree_set("[a-z]{1,5}", 0..9)
            .prop_map(|names| names.into_iter().collect::<Vec<_>>())
            .prop_flat_map(|names| (Just(names.clone()), Just(names).prop_shuffle())),
    ) {
        let seed = Seed(seed);
        let key = seed.key(Purpose::First, &entries);
        prop_assert_eq!(&key, &seed.key(Purpose::First, &shuffled));
        prop_assert_ne!(&key, &seed.key(Purpose::Lots, &entries));
        let order = key.order(names);
        prop_assert_eq!(&order, &key.order(mixed));
        prop_assert!(order.is_sorted_by_key(|name| key.rank(name)));
    }
}
