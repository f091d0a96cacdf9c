//! Nothing that anybody sees depends on the order of the undrawn tiles. The endurance tests look at more games.

use crate::leaks::look_for_leaks;

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_has_drawn_shows_nowhere() {
    look_for_leaks(&[(["borgo", "outpost"], 3)]).await;
}
