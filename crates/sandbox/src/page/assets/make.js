// Elements, made without markup: whatever a message brings stays text.

/** The element with this id; those asked for are in index.html. */
export const byId = (id) => document.getElementById(id);

/**
 * An element. Settings are attributes, but for `class`, `on` (listeners by event) and `text`; one that is null or
 * false is left out. Children that are strings become text.
 */
export function make(tag, settings = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(settings)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "on") {
      for (const [event, listener] of Object.entries(value)) element.addEventListener(event, listener);
    } else if (name === "text") {
      element.textContent = value;
    } else {
      element.setAttribute(name, value === true ? "" : value);
    }
  }
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** Words for screen readers alone. */
export const unseen = (text) => make("span", { class: "unseen", text });

/** Marks for the eye alone. */
export const mark = (text, name) => make("span", { class: name, "aria-hidden": "true", text });

/** Says something to screen readers; it is gone again before anybody finds it by reading on. */
export function announce(text) {
  if (!text) return;
  const said = make("p", { text });
  byId("announcements").append(said);
  setTimeout(() => said.remove(), 8000);
}
