//! The page of the sandbox as people meet it: the real program, a real browser, real keys and a real mouse.
//!
//! They take minutes, so they are skipped, and say so, unless `SZTAB_BROWSER` is set: `required` takes the browser that is
//! found, any other value is the browser. What goes wrong leaves a picture and the page's console in `target/browser`.

mod accessibility;
mod axe;
mod chromium;
mod demonstration;
mod dice;
mod duel;
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
