//! Checks that views do not depend on the order of the undrawn tiles, whether many or few remain.

use crate::leaks::look_for_leaks;

#[tokio::test(flavor = "multi_thread")]
async fn undrawn_tiles_show_nowhere_in_any_game() {
    // The future is large, so it is boxed.
    Box::pin(look_for_leaks(&[
        (["hegemony", "outpost"], 65),
        (["outpost", "moloch"], 36),
        (["hegemony", "borgo"], 12),
        (["moloch", "borgo"], 6),
        (["borgo", "outpost"], 3),
    ]))
    .await;
}
