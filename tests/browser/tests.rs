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
        axe_finds_no_violations_in_the_main_states,
        tab_order_follows_the_visual_order,
        skip_links_lead_to_the_messages_and_to_the_command_box,
        focus_stays_where_a_user_has_pressed,
    }
    demonstration {
        first_view_shows_the_whole_board_and_names_the_place,
        an_opened_place_shows_the_top_of_its_newest_picture,
        unknown_users_in_the_address_lead_to_the_table,
        with_reduced_motion_films_show_their_last_picture_and_can_be_played,
        a_game_in_progress_can_be_taken_over,
        a_finished_game_shows_its_films_and_stills,
        the_empty_channel_explains_its_purpose,
        menus_of_messages_and_people_offer_the_bots_commands,
    }
    duel {
        two_people_play_a_duel_in_two_windows_and_two_languages,
    }
    forms {
        a_form_is_filled_in_by_keyboard,
        a_form_is_closed_by_escape_back_and_cancel,
    }
    mishaps {
        a_picture_that_failed_to_load_is_requested_again,
        back_closes_pictures_and_the_drawer_before_changing_the_channel,
        pictures_on_a_phone_can_be_enlarged_and_moved,
        connection_loss_and_recovery_are_shown,
        an_open_list_stays_open_while_other_users_act,
        the_organisers_role_can_be_chosen,
        the_first_window_opens_in_the_language_of_the_browser,
    }
    narrow {
        nothing_is_wider_than_a_phone,
        the_drawer_opens_and_closes_by_keyboard,
    }
    pictures {
        documentation_pictures_match_the_page,
        league_pictures_match_the_page,
    }
    seats {
        private_content_is_hidden_from_the_next_user,
        a_window_changes_its_language_and_the_bot_replies_in_it,
        colours_follow_the_system_until_chosen_and_the_choice_persists,
        the_page_recovers_after_a_server_outage,
        a_window_keeps_its_user_when_the_server_returns_without_its_state,
    }
};

/// The reason why a test cannot run, if any.
fn missing_tool(name: &str) -> Option<&'static str> {
    if chromium::find_browser().is_none() {
        return Some("no Chromium was found");
    }
    let asks_axe = name == "accessibility::a_checker_finds_nothing_in_the_main_states";
    (asks_axe && !axe::script().is_file()).then_some("axe-core is not there: .ci/axe fetches it")
}

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let trials = TESTS.iter().map(|&(name, test)| {
        let missing = missing_tool(name);
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
