// The page of the sandbox: puts its parts together. What the server says goes into `state` and is drawn.

import { keep, named, wanted } from "./address.js";
import { startBox, useCommands, usePlace } from "./box.js";
import * as live from "./live.js";
import { announce, byId } from "./make.js";
import * as messages from "./messages.js";
import { called, closeDrawer, drawPlaces, firstPlace, isDrawerOpen, startPlaces } from "./places.js";
import { drawSeat, startSeat } from "./seat.js";
import { placeOf, state } from "./state.js";
import { speak, text } from "./words.js";

/** A message that the address names, to be shown once it is there. */
let sought = null;

/** The place whose messages were asked for. */
let asked = null;

function sit(person, language) {
  // What was private to one person is gone before the next one sits down.
  if (person !== state.person) messages.clear();
  if (live.send({ do: "sit", person, language })) asked = null;
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
  if (channel && live.send({ do: "open", channel })) asked = channel;
}

const hearing = {
  seat(told) {
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
  },
  commands(told) {
    state.commands = told.commands;
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
    // An address that names nobody of this table: then whoever comes first sits here.
    if (state.person === null) live.send({ do: "sit", person: null, language: wanted().language });
    else announce(told.text);
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

function drawStatus() {
  const words = !isConnected ? text("reconnecting") : state.isBotThere ? "" : text("no-bot");
  if (byId("status").textContent !== words) byId("status").textContent = words;
}

function connected() {
  isConnected = true;
  asked = null;
  const seat = wanted();
  live.send({
    do: "sit",
    person: state.person ?? seat.person,
    language: state.person ? state.language : seat.language,
  });
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
    byId("help").showModal();
  }
}

function startDialogs() {
  byId("help-open").addEventListener("click", () => byId("help").showModal());
  for (const dialog of document.querySelectorAll("dialog")) {
    dialog.querySelector("[data-close]").addEventListener("click", () => dialog.close());
    dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
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

startSeat(sit);
startPlaces();
startBox();
startDialogs();
startSkips();
messages.start();
document.addEventListener("keydown", key);
document.addEventListener("visibilitychange", read);
addEventListener("hashchange", () => state.person && open());
live.start({
  heard: (message) => hearing[message.is]?.(message),
  opened: connected,
  closed: disconnected,
});
