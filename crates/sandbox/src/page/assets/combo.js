// The list that an input offers, by the combobox pattern of the ARIA Authoring Practices: the focus stays in the input,
// arrows go through the list, Enter or Tab takes, Escape closes.

import { announce, make } from "./make.js";
import { text } from "./words.js";

/** A list of offers `{ shown, note }` for an input; `accept` is told which one is taken. */
export function combo(input, list, accept) {
  let offers = [];
  let active = -1;
  let hasMoved = false;

  function show(newOffers, isFirstActive) {
    offers = newOffers;
    hasMoved = false;
    list.replaceChildren(...offers.map(row));
    list.hidden = offers.length === 0;
    input.setAttribute("aria-expanded", String(offers.length > 0));
    activate(isFirstActive && offers.length > 0 ? 0 : -1);
    if (offers.length === 0) return;
    list.scrollIntoView({ block: "nearest" });
    announce(text("offers-count", { count: offers.length }));
  }

  function row(offer, at) {
    const note = offer.note ? make("span", { class: "note", text: offer.note }) : null;
    const settings = {
      role: "option",
      id: `${list.id}-${at}`,
      "aria-selected": "false",
      on: { click: () => take(at) },
    };
    return make("li", settings, make("span", { text: offer.shown }), note && " ", note);
  }

  function activate(at) {
    list.children[active]?.setAttribute("aria-selected", "false");
    active = at;
    const row = list.children[active];
    if (row) {
      row.setAttribute("aria-selected", "true");
      row.scrollIntoView({ block: "nearest" });
      input.setAttribute("aria-activedescendant", row.id);
    } else {
      input.removeAttribute("aria-activedescendant");
    }
  }

  function close() {
    offers = [];
    list.hidden = true;
    list.replaceChildren();
    input.setAttribute("aria-expanded", "false");
    activate(-1);
  }

  function take(at) {
    const taken = offers[at];
    close();
    accept(taken);
  }

  /** Where a key leads in the list, or null if it means something else. */
  function aim(key) {
    const last = offers.length - 1;
    if (key === "ArrowDown") return active >= last ? 0 : active + 1;
    if (key === "ArrowUp") return active <= 0 ? last : active - 1;
    if (key === "Home" && hasMoved) return 0;
    if (key === "End" && hasMoved) return last;
    return null;
  }

  /** Whether the key was for the list. */
  function key(event) {
    if (offers.length === 0 || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return false;
    const to = aim(event.key);
    const isTab = event.key === "Tab" && !event.shiftKey && (active >= 0 || input.value.trim() !== "");
    if (to !== null) {
      activate(to);
      hasMoved = true;
    } else if (event.key === "Escape") {
      close();
    } else if (isTab || (event.key === "Enter" && active >= 0)) {
      take(Math.max(active, 0));
    } else {
      return false;
    }
    event.preventDefault();
    return true;
  }

  // The focus stays in the input while the list is pressed.
  list.addEventListener("mousedown", (event) => event.preventDefault());
  input.addEventListener("blur", close);
  return { show, close, key, isOpen: () => offers.length > 0, hasMoved: () => hasMoved };
}

/**
 * Asks when nothing more is typed for a moment, and shows only what the last question has found. `stop` forgets the
 * question that is open.
 */
export function latest(find, show) {
  let timer = null;
  let number = 0;
  function stop() {
    clearTimeout(timer);
    number += 1;
  }
  function ask(...given) {
    stop();
    const mine = number;
    timer = setTimeout(async () => {
      // Suggestions are a help: without them people type on.
      const found = await find(...given).catch(() => []);
      if (mine === number) show(found);
    }, 150);
  }
  return { ask, stop };
}
