// One option of a command as a labelled field. Each field answers `read`: null when empty, else `{ value, typed }` or
// `{ error }`.

import { combo, latest } from "./combo.js";
import { make, mark } from "./make.js";
import { text } from "./words.js";
import { TYPE } from "./typed.js";
import { choices, fileValue, meant, offers } from "./values.js";

/**
 * A field for an option. `typed` is what is known of it, `given` gives the other options as they stand, `remove` takes
 * an optional field away.
 */
export function field(command, option, typed, given, remove) {
  const id = `field-${option.name}`;
  const inside = inner(command, option, typed, given);
  const { input } = inside;
  const error = make("p", { class: "error", id: `${id}-error` });
  const about = make("p", { class: "small", id: `${id}-about`, text: option.description });
  input.id = id;
  input.setAttribute("aria-describedby", `${error.id} ${about.id}`);
  if (option.required) input.setAttribute("aria-required", "true");
  const label = make("label", { for: id }, option.shown, option.required ? mark(" *") : null);
  const away = option.required
    ? null
    : make("button", {
        type: "button",
        class: "icon small",
        "aria-label": text("remove-option", { option: option.shown }),
        on: { click: remove },
        text: "✕",
      });
  const head = make("div", { class: "field-head" }, label, away);
  const element = make(
    "div",
    { class: "option", "data-option": option.name },
    head,
    inside.element ?? input,
    error,
    about,
  );
  const complain = (words) => {
    error.textContent = words;
    if (words) input.setAttribute("aria-invalid", "true");
    else input.removeAttribute("aria-invalid");
  };
  input.addEventListener("input", () => complain(""));
  return { option, element, input, read: inside.read, complain };
}

function inner(command, option, typed, given) {
  if (option.type === TYPE.file) return fileField();
  if (option.suggests) return suggested(command, option, typed, given);
  if (choices(option)) return listed(option, typed);
  return free(option, typed);
}

function fileField() {
  const input = make("input", { type: "file" });
  const read = async () => {
    const file = input.files[0];
    return file ? { typed: file.name, ...(await fileValue(file)) } : null;
  };
  return { input, read };
}

function listed(option, typed) {
  const all = choices(option);
  const first = typed ? meant(option, typed) : {};
  const known = first.value;
  const options = all.map((choice, at) =>
    make("option", { value: String(at), selected: choice.value === known, text: choice.shown }),
  );
  // What was typed and cannot be chosen is said, until something else is chosen.
  let isTouched = false;
  const touch = () => {
    isTouched = true;
  };
  const input = make(
    "select",
    { on: { input: touch } },
    make("option", { value: "", selected: known === undefined, text: text("choose") }),
    ...options,
  );
  const read = () => {
    const choice = all[input.value === "" ? -1 : Number(input.value)];
    if (choice) return { value: choice.value, typed: choice.shown };
    return isTouched || !first.error ? null : { error: first.error, typed };
  };
  return { input, read };
}

function free(option, typed) {
  const isNumber = option.type === TYPE.whole || option.type === TYPE.number;
  const settings = isNumber
    ? { inputmode: option.type === TYPE.whole ? "numeric" : "decimal" }
    : { maxlength: option.longest };
  const input = make("input", { type: "text", value: typed, ...settings });
  return { input, read: () => readText(option, input) };
}

/** What stands in an input, whatever the label that somebody has typed before it. */
function readText(option, input) {
  const typed = [option.shown, option.name]
    .reduce((words, name) => (words.startsWith(`${name}:`) ? words.slice(name.length + 1) : words), input.value)
    .trim();
  return typed === "" ? null : { typed, ...meant(option, typed) };
}

function suggested(command, option, typed, given) {
  const list = make("ul", {
    role: "listbox",
    class: "offers",
    id: `offers-${option.name}`,
    "aria-label": text("offers"),
    hidden: true,
  });
  const input = make("input", {
    type: "text",
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": "false",
    "aria-controls": list.id,
    spellcheck: "false",
    value: typed,
  });
  let taken = null;
  const choice = combo(input, list, (offer) => {
    taken = offer;
    input.value = offer.shown;
    input.dispatchEvent(new Event("taken"));
  });
  const search = latest(
    () => offers(command, given(option), option, input.value),
    (found) => document.activeElement === input && choice.show(found, false),
  );
  input.addEventListener("input", () => search.ask());
  input.addEventListener("focus", () => search.ask());
  input.addEventListener("taken", () => search.stop());
  input.addEventListener("blur", () => search.stop());
  input.addEventListener("keydown", (event) => {
    if (!choice.key(event) && event.key === "ArrowDown" && !event.altKey) search.ask();
  });
  const read = () =>
    taken && taken.shown === input.value ? { value: taken.value, typed: taken.shown } : readText(option, input);
  return { element: make("div", { class: "combo" }, input, list), input, read };
}
