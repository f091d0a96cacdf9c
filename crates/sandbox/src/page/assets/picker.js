// A select of a message: the browser's own where one thing is chosen, a list of boxes to tick where several may be.

import { make } from "./make.js";
import { everybody, placeName, state } from "./state.js";
import { text } from "./words.js";

/** The places of the wanted types, by Discord's numbers, or all of the server. */
export function placesOf(types) {
  return state.places.filter((place) => (types?.length ? types.includes(place.type) : place.kind !== "direct"));
}

/** What there is to choose from: the bot's own options, or people, roles and places. */
function choices(item) {
  const people = everybody().map((person) => ({ label: person.name, value: person.id }));
  const roles = state.roles.map((role) => ({ label: `@${role.name}`, value: role.id }));
  const places = () => placesOf(item.channel_types).map((place) => ({ label: placeName(place), value: place.id }));
  const all = { user: () => people, role: () => roles, either: () => [...people, ...roles], channel: places }[item.of];
  if (!all) return item.options;
  return all().map((choice) => ({ ...choice, default: item.defaults?.includes(choice.value) }));
}

function label(choice) {
  const emoji = choice.emoji?.text ? `${choice.emoji.text} ` : "";
  return `${emoji}${choice.label}${choice.description ? ` – ${choice.description}` : ""}`;
}

/** The select. `choose` sends values and answers by whether they were taken; `isWaiting` says if an answer is owed. */
export function picker(item, choose, isWaiting) {
  return item.most > 1 ? several(item, choose) : one(item, choose, isWaiting);
}

function one(item, choose, isWaiting) {
  const placeholder = item.placeholder || text("choose");
  const all = choices(item);
  const chosen = all.find((choice) => choice.default)?.value ?? "";
  const options = all.map((choice) =>
    make("option", { value: choice.value, selected: choice.value === chosen, text: label(choice) }),
  );
  const first = make("option", { value: "", selected: chosen === "", disabled: item.least > 0, text: placeholder });
  const settings = { class: "choice", "aria-label": placeholder, disabled: item.disabled, "data-custom-id": item.id };
  const select = make("select", settings, first, ...options);
  select.addEventListener("change", async () => {
    await choose(select.value === "" ? [] : [select.value]);
    // So that the same can be chosen again.
    select.value = chosen;
  });
  select.addEventListener("mousedown", (event) => isWaiting() && event.preventDefault());
  select.addEventListener("keydown", (event) => openFirst(select, event, isWaiting()));
  return select;
}

/** Whether the browser says if the list of a select is open; one that does not keeps its own way with keys. */
const tellsOpen = CSS.supports("selector(:open)") && "showPicker" in HTMLSelectElement.prototype;

/** Whether the reader has a list open in this part of the page. */
export const hasOpenList = (element) => tellsOpen && element.querySelector("select:open") !== null;

/**
 * Keys that would change a closed select at once open its list instead: nobody shall choose by looking through.
 */
function openFirst(select, event, isBlocked) {
  const opens =
    ["Enter", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"].includes(event.key) ||
    event.key.length === 1;
  if (event.ctrlKey || event.metaKey || !opens) return;
  if (isBlocked) {
    event.preventDefault();
  } else if (!event.altKey && tellsOpen && !select.matches(":open")) {
    event.preventDefault();
    select.showPicker();
  }
}

function several(item, choose) {
  const boxes = choices(item).map((choice) =>
    make(
      "label",
      { class: "tick" },
      make("input", { type: "checkbox", value: choice.value, checked: choice.default, disabled: item.disabled }),
      label(choice),
    ),
  );
  const ticked = () => [...field.querySelectorAll("input:checked")].map((box) => box.value);
  const button = make("button", {
    type: "button",
    class: "button primary",
    disabled: item.disabled,
    text: text("confirm"),
  });
  const count = make("p", { class: "small", text: text("choose-count", { least: item.least, most: item.most }) });
  const field = make(
    "fieldset",
    { class: "choice", "data-custom-id": item.id },
    make("legend", { text: item.placeholder || text("choose") }),
    ...boxes,
    count,
    button,
  );
  button.addEventListener("click", () => {
    const values = ticked();
    const fits = values.length >= item.least && values.length <= item.most;
    count.classList.toggle("error", !fits);
    count.setAttribute("role", fits ? "none" : "alert");
    if (fits) choose(values);
  });
  return field;
}
