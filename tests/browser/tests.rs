//! The sandbox's page as users see it: the real program, a real browser, real keyboard and mouse input.
//!
//! Without a browser all tests are ignored, and so is each test whose tool is missing. `SZTAB_BROWSER` is the browser;
//! `required` uses the browser found on this machine and makes a missing tool a failure. A failed test leaves a picture
//! and the page's console in `target/browser`.

mod accessibility;
mod axe;
mod chromium;
mod demonstration;
mod devtools;
mod duel;
mod forms;
mod hands;
mod look;
mod mishaps;
mod narrow;
mod people;
mod pictures;
mod player;
mod program;
mod seats;
mod stage;
mod tab;
mod window;
mod words;

use std::process::ExitCode;

use libtest_mimic::{Arguments, Trial};

/// Lists every test with its name.
macro_rules! tests {
    ($($module:ident { $($name:ident),+ $(,)? })+) => {
        &[$($((concat!(stringify!($module), "::", stringify!($name)), $module::$name as fn())),+),+]
    };
}

const TESTS: &[(&str, fn())] = tests! {
    accessibility {
        a_checker_finds_nothing_in_the_main_states,
        tab_goes_through_the_page_as_it_is_seen,
        skip_links_lead_to_the_messages_and_to_the_command_box,
        the_focus_stays_where_somebody_has_pressed,
    }
    demonstration {
        the_first_view_shows_the_whole_board_and_says_where_one_is,
        a_place_that_is_opened_shows_the_top_of_its_newest_picture,
        an_address_that_names_nobody_leads_to_the_table,
        where_no_motion_is_wanted_a_film_shows_its_last_picture_and_can_be_played,
        the_table_in_mid_game_can_be_taken_over,
        the_finished_game_shows_its_films_and_their_stills,
        the_empty_channel_says_what_to_do_there,
    }
    duel {
        two_people_play_a_duel_in_two_windows_and_two_languages,
    }
    forms {
        a_form_is_filled_in_by_keys,
        a_form_is_left_by_escape_back_and_cancel,
    }
    mishaps {
        a_picture_that_failed_to_load_is_asked_for_again,
        back_closes_a_picture_and_the_drawer_and_only_then_changes_the_channel,
        a_picture_on_a_phone_becomes_larger_and_can_be_moved,
        a_dead_connection_is_shown_and_so_is_its_return,
        an_open_list_stays_open_while_somebody_else_acts,
        the_organisers_role_can_be_chosen,
        the_first_window_opens_in_the_language_of_the_browser,
    }
    narrow {
        nothing_is_wider_than_a_phone,
        the_drawer_is_opened_and_left_by_keys,
    }
    pictures {
        the_pictures_of_the_documents_show_the_page,
        the_pictures_of_leagues_show_the_page,
    }
    seats {
        what_is_private_to_one_is_not_shown_to_the_next_who_sits_down,
        a_window_changes_its_language_and_the_bot_answers_in_it,
        colours_follow_the_system_until_they_are_chosen_and_the_choice_is_kept,
        the_page_goes_on_when_the_server_has_been_away,
        who_sat_before_a_window_sits_there_again_when_the_server_comes_back_with_nothing_of_the_old_table,
    }
};

/// The reason why a test cannot run, if any.
fn missing(name: &str) -> Option<&'static str> {
    if chromium::executable().is_none() {
        return Some("no Chromium was found");
    }
    let asks_axe = name == "accessibility::a_checker_finds_nothing_in_the_main_states";
    (asks_axe && !axe::script().is_file()).then_some("axe-core is not there: .ci/axe fetches it")
}

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let trials = TESTS.iter().map(|&(name, test)| {
        let missing = missing(name);
        assert!(
            missing.is_none() || !chromium::is_required(),
            "SZTAB_BROWSER=required: {}",
            missing.unwrap_or_default()
        );
        let trial = Trial::test(name, move || {
            test();
            Ok(())
        });
        trial.with_ignored_flag(missing.is_some())
    });
    let trials: Vec<Trial> = trials.collect();
    if !arguments.list && trials.iter().any(|trial| !trial.has_ignored_flag()) {
        program::build();
    }
    libtest_mimic::run(&arguments, trials).exit_code()
}
