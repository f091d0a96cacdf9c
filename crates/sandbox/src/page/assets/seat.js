// Who sits before this window: people, language, theme, and further windows for the others.

import { windowOf } from "./address.js";
import { byId, make, mark, unseen } from "./make.js";
import { menu, openMenu } from "./menu.js";
import { face } from "./message.js";
import { keepHere, keptHere, personOf, state } from "./state.js";
import { text } from "./words.js";

/** Draws who sits here and who else could. */
export function drawSeat(sit) {
  const me = personOf(state.person);
  byId("guild").textContent = state.guild.name;
  byId("you").textContent = text("you-are", { name: me?.name ?? "" });
  const focused = document.activeElement?.dataset?.person;
  byId("people").replaceChildren(...state.people.map((person) => place(person, sit)));
  if (focused)
    byId("people")
      .querySelector(`[data-person="${CSS.escape(focused)}"]`)
      ?.focus();
  const others = state.people.filter((person) => person.id !== state.person);
  byId("windows").replaceChildren(...others.map((person) => make("li", {}, otherWindow(person))));
  byId("windows-title").hidden = others.length === 0;
  byId("language").value = state.language;
}

function place(person, sit) {
  const contextmenu = (event) => openMenu(event, "details");
  return make("li", { on: { contextmenu } }, chair(person, sit), menu([{ kind: "user", id: person.id }]));
}

function chair(person, sit) {
  const isMe = person.id === state.person;
  const settings = {
    type: "button",
    class: "chair",
    "data-person": person.id,
    "aria-pressed": String(isMe),
    title: person.name,
    on: { click: () => !isMe && sit(person.id, state.language) },
  };
  return make("button", settings, face(person), make("span", { class: "name", text: person.name }));
}

function otherWindow(person) {
  const href = windowOf(person.id, state.language, state.channel);
  const link = make(
    "a",
    { href, target: "_blank", rel: "noopener" },
    face(person),
    person.name,
    mark(" ↗"),
    unseen(text("new-window")),
  );
  return link;
}

/** The theme is this browser's alone; one that may keep nothing has that of the system. */
function theme(chosen) {
  if (chosen !== undefined) keepHere("theme", chosen);
  const known = chosen ?? keptHere("theme");
  const shown = ["system", "dark", "light"].includes(known) ? known : "system";
  document.documentElement.dataset.theme = shown;
  byId("theme").value = shown;
}

/** Starts to listen; `sit` takes a person and a language. */
export function startSeat(sit) {
  theme();
  byId("theme").addEventListener("change", () => theme(byId("theme").value));
  byId("language").addEventListener("change", () => sit(state.person, byId("language").value));
  addEventListener("storage", (event) => event.key === "theme" && theme());
}
