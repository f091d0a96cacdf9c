// The page of the sandbox: puts its parts together. What the server says goes into `state` and is drawn.

import { keep, lay, lift, named, wanted } from "./address.js";
import { forgetBox, startBox, useCommands, usePlace } from "./box.js";
import { forgetControls } from "./controls.js";
import { forgetForm, startForms } from "./form.js";
import * as live from "./live.js";
import { announce, byId } from "./make.js";
import * as messages from "./messages.js";
import { startPictures, tryAgain } from "./picture.js";
import { called, closeDrawer, drawPlaces, firstPlace, isDrawerOpen, startPlaces } from "./places.js";
import { drawSeat, startSeat } from "./seat.js";
import { keepHere, keptHere, personOf, placeOf, state } from "./state.js";
import { speak, text } from "./words.js";

/** A message that the address names, to be shown once it is there. */
let sought = null;

/** The place whose messages were asked for, or will be in a moment. */
let asked = null;

/** Who goes quickly through the places opens the last one alone; one that is refused is tried again later. */
const BEFORE_OPEN = 100;
const BEFORE_OPEN_AGAIN = 1000;
let opening = null;

/** Whom the first `sit` of this connection names, until somebody sits. */
let seeking = null;

/** The name of the last player in this seat. The next table may know that player by another identifier. */
let lost = null;

function sit(person, language) {
  if (!live.send({ do: "sit", ask: live.OWN.sit, person, language })) return;
  asked = null;
  clearTimeout(opening);
  // What was private to one person is gone before the next one sits down.
  if (person !== state.person) forget();
}

function forget() {
  messages.clear();
  forgetControls();
  forgetBox();
  forgetForm();
}

/** Shows the place that the address names, or the one where most waits. */
function open() {
  const address = named();
  const channel = placeOf(address.channel) ? address.channel : (placeOf(state.channel)?.id ?? firstPlace());
  if (channel !== state.channel) messages.clear();
  state.channel = channel;
  sought = channel === address.channel ? address.message : null;
  keep(state.person, state.language, channel);
  drawPlaces();
  drawSeat(sit);
  usePlace();
  openAfter(asked === null ? 0 : BEFORE_OPEN);
  asked = channel;
}

function openAfter(pause) {
  clearTimeout(opening);
  const { channel } = state;
  if (channel) opening = setTimeout(() => live.send({ do: "open", ask: live.OWN.open, channel }), pause);
}

const hearing = {
  seat(told) {
    seeking = null;
    const same = told.people.find((person) => person.name === lost);
    lost = null;
    if (same && same.id !== told.person) {
      sit(same.id, told.language);
      return;
    }
    Object.assign(state, {
      person: told.person,
      language: told.language,
      people: told.people,
      bot: told.bot,
      guild: told.guild,
      roles: told.roles,
    });
    speak(told.language, told.texts);
    byId("page").hidden = false;
    byId("cannot-connect").hidden = true;
    keep(state.person, state.language, named().channel ?? state.channel);
    drawSeat(sit);
    drawPlaces();
    drawStatus();
    drawNotice();
  },
  commands(told) {
    state.commands = told.commands;
    state.menus = told.menus;
    useCommands();
  },
  places(told) {
    const isNews = JSON.stringify(state.places) !== JSON.stringify(told.places);
    state.places = told.places;
    if (asked === null || !placeOf(asked)) open();
    else if (isNews) drawPlaces();
  },
  messages(told) {
    if (told.channel !== state.channel) return;
    messages.showAll(told.messages);
    if (sought) messages.visit(sought);
    sought = null;
    read();
  },
  message(told) {
    if (told.message.channel !== state.channel) return;
    messages.show(told.message);
    read();
  },
  gone: (told) => messages.gone(told.message),
  ping: called,
  failed(told) {
    if (told.ask === live.OWN.sit && seeking !== null) sitAnew();
    else announce(told.text);
    if (told.ask === live.OWN.open && placeOf(asked)) openAfter(BEFORE_OPEN_AGAIN);
    // Who sat here before does so still, and the messages were put away for the next one.
    if (told.ask === live.OWN.sit && state.person) open();
  },
  bot(told) {
    state.isBotThere = told.connected;
    drawStatus();
  },
};

/** What has come while it could be seen is read. */
function read() {
  if (document.visibilityState === "visible" && state.channel) live.send({ do: "read", channel: state.channel });
}

let isConnected = false;

/** Whether the server has said nothing for longer than it ever does. */
let isSilent = false;

/** Says to newcomers where they are, until they put it away. */
let isNoticeRead = keptHere("notice") === "read";

function drawNotice() {
  byId("notice-text").textContent = text("notice", { name: personOf(state.person)?.name ?? "" });
  byId("notice").hidden = isNoticeRead;
}

function putNoticeAway() {
  isNoticeRead = true;
  keepHere("notice", "read");
  drawNotice();
  byId("place").focus();
}

function drawStatus() {
  const words = !isConnected || isSilent ? text("reconnecting") : state.isBotThere ? "" : text("no-bot");
  if (byId("status").textContent !== words) byId("status").textContent = words;
}

function connected() {
  isConnected = true;
  drawStatus();
  tryAgain();
  const seat = wanted();
  seeking = state.person ?? seat.person;
  sit(seeking, state.person ? state.language : seat.language);
}

/**
 * Nobody has this identifier. At a new table the player of the same name goes on, else
 * the first one.
 */
function sitAnew() {
  seeking = null;
  lost = personOf(state.person)?.name ?? null;
  Object.assign(state, { person: null, places: [], channel: null });
  forget();
  sit(null, wanted().language);
}

function disconnected() {
  isConnected = false;
  byId("cannot-connect").hidden = state.person !== null;
  drawStatus();
}

/** Keys that hold everywhere. */
function key(event) {
  if (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    document.querySelector("dialog[open]")
  )
    return;
  const isTyping = event.target.matches?.("input, select, textarea");
  if (event.key === "Escape") {
    if (isDrawerOpen()) closeDrawer();
    else document.dispatchEvent(new CustomEvent("command", { detail: null }));
  } else if (event.key === "/" && !isTyping) {
    event.preventDefault();
    document.dispatchEvent(new CustomEvent("command", { detail: "/" }));
  } else if (event.key === "?" && !isTyping) {
    event.preventDefault();
    help();
  }
}

function help() {
  byId("help").showModal();
  byId("help").dispatchEvent(new CustomEvent("laid"));
}

function startDialogs() {
  byId("help-open").addEventListener("click", help);
  for (const dialog of document.querySelectorAll("dialog")) {
    const close = () => dialog.close();
    dialog.addEventListener("laid", () => lay(close));
    dialog.addEventListener("close", () => lift(close));
    dialog.querySelector("[data-close]").addEventListener("click", close);
    // A press beside a form would lose what is typed in it.
    const isForm = dialog.id === "form";
    dialog.addEventListener("click", (event) => event.target === dialog && !isForm && dialog.close());
  }
}

/** Links to the parts of the page; the address is not for them. */
function startSkips() {
  byId("skips").addEventListener("click", (event) => {
    const part = event.target.dataset.skip;
    if (!part) return;
    event.preventDefault();
    if (part === "command-box") document.dispatchEvent(new CustomEvent("command", { detail: null }));
    else byId(part).focus();
  });
}

byId("notice-close").addEventListener("click", putNoticeAway);
startSeat(sit);
startPlaces();
startBox();
startDialogs();
startForms();
startPictures();
startSkips();
messages.start();
document.addEventListener("keydown", key);
document.addEventListener("visibilitychange", read);
addEventListener("hashchange", () => state.person && open());
live.start({
  heard: (message) => hearing[message.is]?.(message),
  opened: connected,
  closed: disconnected,
  silent: (is) => {
    isSilent = is;
    drawStatus();
  },
});
