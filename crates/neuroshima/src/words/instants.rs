//! Checks at compile time that all texts of each instant and ability exist.

use crate::rules::{Ability, Foundation, Instant, Slot};

/// The text files of each language.
macro_rules! in_languages {
    ($file:literal) => {
        [
            include_str!(concat!("../../locales/en/", $file)),
            include_str!(concat!("../../locales/pl/", $file)),
            include_str!(concat!("../../locales/uk/", $file)),
        ]
    };
}

/// The notation word of an instant or ability, as part of a text key, for example `push-back`.
pub(super) fn key_part(word: &str) -> String {
    word.replace('_', "-")
}

/// True if a line of a file begins with these parts one after the other. An underscore in a part matches a hyphen in
/// the key.
const fn has_line(file: &str, parts: &[&str]) -> bool {
    let file = file.as_bytes();
    let mut start = 0;
    while start < file.len() {
        if starts_with(file, start, parts) {
            return true;
        }
        while start < file.len() && file[start] != b'\n' {
            start += 1;
        }
        start += 1;
    }
    false
}

const fn starts_with(file: &[u8], start: usize, parts: &[&str]) -> bool {
    let (mut at, mut part) = (start, 0);
    while part < parts.len() {
        let (bytes, mut index) = (parts[part].as_bytes(), 0);
        while index < bytes.len() {
            let wanted = if bytes[index] == b'_' { b'-' } else { bytes[index] };
            if at >= file.len() || file[at] != wanted {
                return false;
            }
            (at, index) = (at + 1, index + 1);
        }
        part += 1;
    }
    true
}

/// True if the files of each language contain a key. The key is passed in parts, because strings cannot be joined at
/// compile time.
const fn is_in_all_languages(files: &[&str], parts: &[&str]) -> bool {
    let mut file = 0;
    while file < files.len() {
        if !has_line(files[file], parts) {
            return false;
        }
        file += 1;
    }
    true
}

/// True if an action with these slots moves a unit, and therefore needs texts for a move, a turn, and a unit without a
/// front.
const fn moves_unit(slots: &[Slot]) -> bool {
    let mut slot = 0;
    while slot < slots.len() {
        if matches!(slots[slot], Slot::Step) {
            return true;
        }
        slot += 1;
    }
    false
}

/// The options that a slot may have, as the last part of a key.
const OPTIONS: [&str; 9] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/// True if there is a text for every option that these slots allow.
const fn has_choices(files: &[&str], of: &str, slots: &[Slot]) -> bool {
    let mut slot = 0;
    while slot < slots.len() {
        let options = if let Slot::Option(options) = slots[slot] { options as usize } else { 0 };
        let mut option = 0;
        while option < options {
            if !is_in_all_languages(files, &["choice-", of, "-", OPTIONS[option], " ="]) {
                return false;
            }
            option += 1;
        }
        slot += 1;
    }
    true
}

const GUIDE_FILES: [&str; 3] = in_languages!("guide.ftl");
const STORY_FILES: [&str; 3] = in_languages!("story.ftl");
const TABLE_FILES: [&str; 3] = in_languages!("table.ftl");
const TILE_FILES: [&str; 3] = in_languages!("tiles.ftl");

const fn check_instant(instant: Instant) {
    let (word, verb) = (instant.word(), instant.verb());
    assert!(is_in_all_languages(&TABLE_FILES, &["verb-", verb, " ="]), "no text `verb-VERB` for a button");
    assert!(is_in_all_languages(&TABLE_FILES, &["action-", verb, " ="]), "no text `action-VERB` for what is played");
    assert!(
        is_in_all_languages(&STORY_FILES, &["instant-", word, " ="]),
        "no text `instant-WORD` for a cause of damage"
    );
    assert!(is_in_all_languages(&TILE_FILES, &["played-", word, " ="]), "no text `played-WORD` for a tile");
    assert!(has_choices(&TABLE_FILES, verb, instant.slots()), "no text `choice-VERB-NUMBER` for an option");
    if moves_unit(instant.slots()) {
        assert!(is_in_all_languages(&TABLE_FILES, &["action-", verb, "-alike ="]), "no text `action-VERB-alike`");
        assert!(is_in_all_languages(&TABLE_FILES, &["action-", verb, "-turn ="]), "no text `action-VERB-turn`");
    }
}

const fn check_ability(ability: Ability) {
    let word = ability.word();
    assert!(is_in_all_languages(&TABLE_FILES, &["ability-", word, " ="]), "no text `ability-WORD` for a button");
    assert!(
        is_in_all_languages(&GUIDE_FILES, &["forfeit-", word, " ="]),
        "no text `forfeit-WORD` for what is left unused"
    );
    assert!(has_choices(&TABLE_FILES, word, ability.slots()), "no text `choice-WORD-NUMBER` for an option");
    if moves_unit(ability.slots()) {
        assert!(is_in_all_languages(&TABLE_FILES, &["action-", word, "-move ="]), "no text `action-WORD-move`");
        assert!(
            is_in_all_languages(&TABLE_FILES, &["action-", word, "-move-alike ="]),
            "no text `action-WORD-move-alike`"
        );
        assert!(is_in_all_languages(&TABLE_FILES, &["action-", word, "-turn ="]), "no text `action-WORD-turn`");
        assert!(is_in_all_languages(&STORY_FILES, &["story-", word, "-moved ="]), "no text `story-WORD-moved`");
        assert!(is_in_all_languages(&STORY_FILES, &["story-", word, "-turned ="]), "no text `story-WORD-turned`");
    } else {
        assert!(
            is_in_all_languages(&TABLE_FILES, &["action-use-", word, " ="]),
            "no text `action-use-WORD` for what is done"
        );
    }
}

#[expect(long_running_const_eval, reason = "each entry searches whole files of texts, and there are many")]
const _: () = {
    let mut instant = 0;
    while instant < Instant::ALL.len() {
        check_instant(Instant::ALL[instant]);
        instant += 1;
    }
};

const _: () = {
    let mut foundation = 0;
    while foundation < Foundation::ALL.len() {
        let word = Foundation::ALL[foundation].word();
        assert!(is_in_all_languages(&TILE_FILES, &["foundation-", word, " ="]), "no text `foundation-WORD` for a tile");
        foundation += 1;
    }
};

const _: () = {
    let mut ability = 0;
    while ability < Ability::ALL.len() {
        check_ability(Ability::ALL[ability]);
        ability += 1;
    }
};

#[cfg(test)]
mod tests {
    use super::{TABLE_FILES, has_choices, has_line, is_in_all_languages};
    use crate::rules::Slot;

    #[test]
    fn a_text_is_found_by_its_whole_key() {
        let file = "verb-push = Push\n# verb-none = no\naction-push-turn =\n";
        assert!(has_line(file, &["verb-", "push", " ="]) && has_line(file, &["action-", "push", "-turn ="]));
        for missing in [["verb-", "pus", " ="], ["verb-", "none", " ="], ["action-", "push", " ="], ["", "push", " ="]]
        {
            assert!(!has_line(file, &missing), "{missing:?}");
        }
        assert!(has_line("played-push-back = Pushes", &["played-", "push_back", " ="]));
        assert!(
            is_in_all_languages(&TABLE_FILES, &["verb-", "push", " ="])
                && !is_in_all_languages(&TABLE_FILES, &["verb-", "fly", " ="])
        );
    }

    #[test]
    fn every_option_has_a_text() {
        let files = ["choice-found-1 = Mine\nchoice-found-2 = Wall\n"];
        let has = |options| has_choices(&files, "found", &[Slot::FreeHex, Slot::Option(options)]);
        assert!(has(1) && has(2) && !has(3));
        assert!(has_choices(&files, "bomb", &[Slot::Centre]));
    }
}
