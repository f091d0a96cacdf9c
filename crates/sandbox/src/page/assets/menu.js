// The menu of a message or of a person: the bot's commands for it.

import { openForm } from "./form.js";
import * as live from "./live.js";
import { make } from "./make.js";
import { state } from "./state.js";
import { text } from "./words.js";

/** The menu for targets, each `{ kind, id }` and, if its entries have to say whom they are about, a `name`. */
export function menu(targets) {
  const list = make("div", { class: "menu-list" });
  const summary = make("summary", { "aria-label": text("menu"), title: text("menu"), tabindex: "-1", text: "⋯" });
  const element = make("details", { class: "menu" }, summary, list);
  // The commands may have come after the message.
  element.addEventListener("toggle", () => element.open && fill(element, list, targets));
  element.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !element.open) return;
    event.preventDefault();
    close(element);
  });
  return element;
}

/** Opens the menu of an element on a right click, a long press or the menu key, unless that means a part of it. */
export function openMenu(event, parts) {
  const element = event.currentTarget.querySelector("details.menu");
  if (!element || event.target.closest(parts) || !getSelection().isCollapsed) return;
  event.preventDefault();
  element.open = true;
  element.querySelector("summary").focus();
}

function close(element) {
  element.open = false;
  element.querySelector("summary").focus();
}

function fill(element, list, targets) {
  const failure = make("p", { class: "error", role: "alert" });
  const entries = targets.flatMap((target) =>
    state.menus
      .filter((command) => command.kind === target.kind)
      .map((command) => entry(command, target, element, failure)),
  );
  const none = entries.length === 0 && make("p", { class: "small", text: text("menu-none") });
  list.replaceChildren(...entries, none || "", failure);
}

function entry(command, target, element, failure) {
  const words = target.name ? `${command.shown} · ${target.name}` : command.shown;
  const button = make("button", { type: "button", class: "button secondary", text: words });
  button.addEventListener("click", async () => {
    if (button.getAttribute("aria-busy")) return;
    button.setAttribute("aria-busy", "true");
    failure.textContent = "";
    const request = { do: `${command.kind}-command`, channel: state.channel, target: target.id, name: command.name };
    try {
      const { form } = await live.ask(request);
      close(element);
      if (form) openForm(form);
    } catch (error) {
      failure.textContent = error.message;
    } finally {
      button.removeAttribute("aria-busy");
    }
  });
  return button;
}
