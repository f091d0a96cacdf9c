// The messages of the place that is shown: kept as the server tells, read on with the arrows.

import { announce, byId } from "./make.js";
import { article, goesOn, spoken } from "./message.js";
import { hasOpenList } from "./picker.js";
import { state } from "./state.js";

const log = byId("messages");
const scroller = byId("scroller");
const newer = byId("newer");

/** Every message that stands there, by its id: what the server said, and the element. */
const shown = new Map();

/** Changed messages, by their id, while a list of theirs is open: put in its place, the new one would close it. */
const heldBack = new Map();

/** When the open lists are looked at again, as no browser tells that one closes: after milliseconds, by a timer. */
const LOOK_MS = 100;
let nextLook = 0;

/** Private answers that were put away; the server may tell of them again. */
const dismissed = new Set();

/** Whether the reader is at the end and stays there, and where the list stood last. */
let isAtEnd = true;
let lastTop = 0;

/** Identifiers grow with time; they are too long for a number. */
const isBefore = (one, other) => (one.length === other.length ? one < other : one.length < other.length);

/** Whether a place was opened and the reader has not moved since, and what is left above a picture then. */
let isFresh = true;
const ABOVE = 4;

/** Leaves nothing, before another place or another person. */
export function clear() {
  shown.clear();
  heldBack.clear();
  log.replaceChildren();
  // The empty list stands at its top without the reader's doing.
  lastTop = scroller.scrollTop;
  newer.hidden = true;
  isAtEnd = true;
  isFresh = true;
  log.setAttribute("aria-busy", "true");
  byId("empty").hidden = true;
}

/** All messages of the place. Those that stand there already stay, so that a new connection disturbs nobody. */
export function showAll(messages) {
  const told = new Set(messages.map((message) => message.id));
  for (const id of [...shown.keys()]) if (!told.has(id)) gone(id);
  for (const message of messages) put(message);
  log.removeAttribute("aria-busy");
  settle();
}

/** A message that is new or has changed. */
export function show(message) {
  if (dismissed.has(message.id)) return;
  const before = shown.get(message.id);
  const hadFocus = before?.article.contains(document.activeElement);
  if (!before) isFresh = false;
  put(message);
  settle();
  const after = shown.get(message.id);
  const isHeard = before ? hadFocus || message.private || before.message.loading : message.author.id !== state.person;
  if (isHeard && before?.text !== after.text) announce(spoken(message, after.article));
  if (!before && !isAtEnd) newer.hidden = false;
}

/** Takes a message away; if the focus was in it, it goes to the message before, or to the list. */
export function gone(id) {
  const entry = shown.get(id);
  heldBack.delete(id);
  if (!entry) return;
  const hadFocus = entry.article.contains(document.activeElement);
  const next = entry.article.nextElementSibling;
  const neighbour = entry.article.previousElementSibling ?? next;
  entry.article.remove();
  shown.delete(id);
  if (next) regroup(next);
  if (hadFocus) (neighbour ?? log).focus();
  settle();
}

/** Puts the focus on a message, once it is there. */
export function visit(id) {
  const entry = shown.get(id);
  if (!entry) return;
  isAtEnd = false;
  entry.article.scrollIntoView({ block: "center" });
  entry.article.focus();
}

/** Goes to the end and stays there. */
export function follow() {
  isAtEnd = true;
  isFresh = false;
  toEnd();
}

function dismiss(id) {
  dismissed.add(id);
  gone(id);
}

/** Keeps a changed message for later while the reader has a list of it open. */
function isHeldBack(message) {
  heldBack.delete(message.id);
  const before = shown.get(message.id);
  if (!before || before.text === told(message) || !hasOpenList(before.article)) return false;
  heldBack.set(message.id, message);
  clearTimeout(nextLook);
  nextLook = setTimeout(showClosed, LOOK_MS);
  return true;
}

/** Shows the messages that were held back, once their lists are closed. */
function showClosed() {
  const kept = [...heldBack.values()];
  heldBack.clear();
  kept.forEach(show);
}

/** What makes a message look as it does. */
const told = (message) => JSON.stringify([message, state.language]);

function put(message) {
  if (dismissed.has(message.id) || isHeldBack(message)) return;
  const text = told(message);
  const before = shown.get(message.id);
  if (before?.text === text) return;
  const element = article(message, (id) => shown.get(id), dismiss);
  shown.set(message.id, { message, article: element, text });
  if (before) replace(before.article, element);
  else insert(message.id, element);
  regroup(element);
  if (element.nextElementSibling) regroup(element.nextElementSibling);
}

/** By age; nearly always that is the end. */
function insert(id, element) {
  let before = log.lastElementChild;
  while (before && isBefore(id, before.dataset.message)) before = before.previousElementSibling;
  if (before) before.after(element);
  else log.prepend(element);
}

/** Moves the focus from the old element to the same control of the new one, or else to its first. */
function replace(old, element) {
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const id = focused?.closest("[data-custom-id]")?.dataset.customId;
  element.tabIndex = old.tabIndex;
  old.replaceWith(element);
  if (!focused) return;
  if (focused === old) {
    element.focus();
    return;
  }
  const same = id === undefined ? null : element.querySelector(`[data-custom-id="${CSS.escape(id)}"]`);
  const enabled = ":is(button, select, input, a):not(:disabled)";
  const target = [same, same?.querySelector(enabled), element.querySelector(`.rows ${enabled}`), element].find(
    (one) => one && takesFocus(one),
  );
  target.focus();
}

const takesFocus = (element) => element.matches("article, :is(button, select, input, a):not(:disabled)");

/** Whether a message stands under its own name or under that of the one before. */
function regroup(element) {
  const message = shown.get(element.dataset.message).message;
  const before = element.previousElementSibling && shown.get(element.previousElementSibling.dataset.message).message;
  element.classList.toggle("goes-on", goesOn(message, before ?? undefined));
}

function settle() {
  byId("empty").hidden = shown.size > 0;
  const current = log.querySelector(':scope > [tabindex="0"]');
  if (!current || !log.contains(document.activeElement)) makeCurrent(log.lastElementChild);
  if (isAtEnd) toEnd();
}

/** One message is in the order of Tab: that where the reader is, else the newest. */
function makeCurrent(element) {
  for (const other of log.querySelectorAll(':scope > [tabindex="0"]')) other.tabIndex = -1;
  if (element) element.tabIndex = 0;
}

/** In a place that was just opened, the picture of the newest message is whole even if that is higher than the window. */
function toEnd() {
  scroller.scrollTop = scroller.scrollHeight;
  const picture = isFresh && log.lastElementChild?.querySelector(".files .picture");
  if (picture) {
    const hidden = scroller.getBoundingClientRect().top + ABOVE - picture.getBoundingClientRect().top;
    scroller.scrollTop -= Math.max(hidden, 0);
  }
  lastTop = scroller.scrollTop;
  newer.hidden = true;
}

/** Only going up leaves the end: a picture that comes in just now moves the end, not the reader. */
function scrolled() {
  if (scroller.scrollTop !== lastTop) isFresh = false;
  const isNearEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 48;
  if (isNearEnd) {
    isAtEnd = true;
    newer.hidden = true;
  } else if (scroller.scrollTop < lastTop) {
    isAtEnd = false;
  }
  lastTop = scroller.scrollTop;
}

function move(event) {
  const current = event.target.closest("article");
  if (!current || event.target.matches("select, input, pre") || event.altKey || event.ctrlKey || event.metaKey) return;
  const aims = {
    ArrowUp: current.previousElementSibling,
    ArrowDown: current.nextElementSibling,
    Home: log.firstElementChild,
    End: log.lastElementChild,
  };
  if (!(event.key in aims)) return;
  event.preventDefault();
  aims[event.key]?.focus();
  aims[event.key]?.scrollIntoView({ block: "nearest" });
}

/** Starts to listen to the list's own controls. */
export function start() {
  scroller.addEventListener("scroll", scrolled);
  // Pictures come later than their message, and the box below grows and shrinks.
  const watcher = new ResizeObserver(() => isAtEnd && toEnd());
  watcher.observe(log);
  watcher.observe(scroller);
  newer.addEventListener("click", () => {
    follow();
    (log.lastElementChild ?? log).focus({ preventScroll: true });
  });
  log.addEventListener("keydown", move);
  log.addEventListener("focusin", (event) => makeCurrent(event.target.closest("article") ?? log.lastElementChild));
  // Focus on the list itself goes on to the message that is current.
  log.addEventListener("focus", () => log.querySelector(':scope > [tabindex="0"]')?.focus());
}
