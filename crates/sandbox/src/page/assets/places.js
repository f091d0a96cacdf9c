// The left column: channels with their threads, and direct messages; what is new in them; how to go from one to another.

import { lay, leaveFor, lift } from "./address.js";
import { announce, byId, make, mark, unseen } from "./make.js";
import { placeName, placeOf, state } from "./state.js";
import { text } from "./words.js";

/** Whether a finger is down on the column, and whether it was to be drawn meanwhile. */
let isPressed = false;
let isOwed = false;

/** Draws the column anew, without losing the focus, and not under a finger: what it presses would be gone. */
export function drawPlaces() {
  isOwed = isPressed;
  if (isPressed) return;
  const focused = document.activeElement?.dataset?.place;
  const channels = state.places.filter((place) => place.kind === "channel");
  const stray = state.places.filter(
    (place) => place.kind === "thread" && !channels.some((channel) => channel.id === place.parent),
  );
  const direct = state.places.filter((place) => place.kind === "direct");
  byId("places").replaceChildren(
    ...section("channels", text("channels"), [...channels, ...stray]),
    ...section("direct", text("direct"), direct),
  );
  if (focused)
    byId("places")
      .querySelector(`[data-place="${CSS.escape(focused)}"]`)
      ?.focus();
  drawPings();
}

function section(name, words, places) {
  if (places.length === 0) return [];
  const title = make("h3", { id: `title-${name}`, text: words });
  return [title, make("ul", { "aria-labelledby": title.id }, ...places.map(item))];
}

function item(place) {
  const threads = state.places.filter((other) => other.kind === "thread" && other.parent === place.id);
  const below = threads.length
    ? make("ul", { "aria-label": text("threads", { place: placeName(place) }) }, ...threads.map(item))
    : null;
  return make("li", {}, link(place), below);
}

function link(place) {
  const isShown = place.id === state.channel;
  const isNew = place.unread && !isShown;
  const names = ["place", place.kind, isNew && "unread", place.archived && "archived"].filter(Boolean).join(" ");
  const settings = { class: names, href: `#${place.id}`, "data-place": place.id, "aria-current": isShown && "page" };
  const sign = { channel: "#", thread: "↳", direct: "@" }[place.kind];
  return make(
    "a",
    settings,
    mark(sign, "sign"),
    make("span", { class: "name", text: place.name }),
    place.archived ? make("span", { class: "small", text: ` ${text("archived")}` }) : null,
    isNew ? unseen(` ${text("unread")}`) : null,
    place.pings > 0 ? mark(String(place.pings), "count") : null,
    place.pings > 0 ? unseen(` ${text("pings", { count: place.pings })}`) : null,
  );
}

/** How often the person is called, in the title of the window and on the button that opens the column. */
function drawPings() {
  const pings = state.places.reduce((sum, place) => sum + place.pings, 0);
  const place = placeOf(state.channel);
  const count = byId("side-count");
  count.textContent = pings;
  count.hidden = pings === 0;
  byId("side-open").setAttribute(
    "aria-label",
    [text("open-places"), pings > 0 && text("pings", { count: pings })].filter(Boolean).join(", "),
  );
  const where = [place && placeName(place), state.guild.name].filter(Boolean).join(" · ");
  document.title = pings > 0 ? `(${pings}) ${where}` : where;
  byId("place").textContent = place ? placeName(place) : text("no-place");
  byId("place").classList.toggle("archived", Boolean(place?.archived));
}

/** Says that somebody calls, unless that can be seen. */
export function called(ping) {
  const isSeen = ping.channel === state.channel && document.visibilityState === "visible";
  if (!isSeen) announce(text("calls-you", { name: ping.from, place: placeName(placeOf(ping.channel)) }));
}

/** Where a window begins that names no place: where the person is called, else the first channel. */
export function firstPlace() {
  const called = state.places.find((place) => place.pings > 0);
  return (called ?? state.places.find((place) => place.kind === "channel") ?? state.places[0])?.id ?? null;
}

/** The place above or below the shown one, as the column has them; of those with something new if so asked. */
function neighbour(step, onlyNew) {
  const links = [...byId("places").querySelectorAll("[data-place]")];
  const order = links.map((link) => link.dataset.place);
  const at = order.indexOf(state.channel);
  for (let steps = 1; steps <= order.length; steps += 1) {
    const id = order[(((at + step * steps) % order.length) + order.length) % order.length];
    if (!onlyNew || placeOf(id).unread || placeOf(id).pings > 0) return id;
  }
  return null;
}

/** What lies behind the open column. The heading stays, so that the page is never without one. */
const BEHIND = ["skips", "top", "notice", "scroller", "newer", "box"];

/** Opens the column where it lies outside a narrow window, and closes it. */
function drawer(isOpen) {
  byId("page").classList.toggle("drawer", isOpen);
  byId("side-open").setAttribute("aria-expanded", String(isOpen));
  for (const id of BEHIND) byId(id).inert = isOpen;
  if (!isOpen) return;
  lay(goBack);
  (byId("places").querySelector("[aria-current]") ?? byId("side-close")).focus();
}

/** *Back* closes the column. */
const goBack = () => closeDrawer();

/** Whether the column lies over the page. */
export const isDrawerOpen = () => byId("page").classList.contains("drawer");

/** Closes the column, if it was open, and puts the focus where the reader goes on. */
export function closeDrawer(target = byId("side-open")) {
  if (!isDrawerOpen()) return;
  drawer(false);
  lift(goBack);
  target.focus();
}

/** The finger is up. What it has pressed is heard first. */
function released() {
  if (!isPressed) return;
  setTimeout(() => {
    isPressed = false;
    if (isOwed) drawPlaces();
  });
}

/** Starts to listen to keys and buttons. */
export function startPlaces() {
  byId("places").addEventListener("pointerdown", () => (isPressed = true));
  for (const event of ["pointerup", "pointercancel", "dragend"]) addEventListener(event, released);
  byId("side-open").addEventListener("click", () => (isDrawerOpen() ? closeDrawer() : drawer(true)));
  byId("side-close").addEventListener("click", () => closeDrawer());
  byId("places").addEventListener("click", (event) => {
    const place = event.target.closest("[data-place]")?.dataset.place;
    if (!place || event.ctrlKey || event.metaKey || !isDrawerOpen()) return;
    event.preventDefault();
    if (place !== state.channel) leaveFor(goBack, `#${place}`);
    closeDrawer(byId("place"));
  });
  byId("page").addEventListener("click", (event) => !event.target.closest("#side, #side-open") && closeDrawer());
  matchMedia("(min-width: 761px)").addEventListener("change", (event) => event.matches && closeDrawer());
  document.addEventListener("keydown", (event) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step || !event.altKey || event.ctrlKey || event.metaKey || document.querySelector("dialog[open]")) return;
    if (event.target.matches?.("select")) return;
    event.preventDefault();
    const id = neighbour(step, event.shiftKey);
    if (id) location.hash = id;
  });
}
