// What this window knows: who sits before it and what the server last said. Only page.js writes here.

export const state = {
  /** Identifier of the person, once the server has said who. */
  person: null,
  language: "en",
  people: [],
  /** The bot: `{ id, name }`. */
  bot: null,
  guild: { id: null, name: "" },
  roles: [],
  places: [],
  commands: [],
  /** The commands in menus: `{ kind, name, shown }`. */
  menus: [],
  /** The place that is shown. */
  channel: null,
  /** Whether the bot is connected; taken for granted until the server says otherwise. */
  isBotThere: true,
};

/** The person with this id. */
export const personOf = (id) => state.people.find((person) => person.id === id);

/** Everybody who can be meant by name: those at the table, and the bot. */
export const everybody = () => [...state.people, state.bot].filter(Boolean);

/** The commands that can be used in the place that is shown. */
export function usable() {
  const isDirect = placeOf(state.channel)?.kind === "direct";
  return state.commands.filter((command) => (isDirect ? command.in_direct : command.in_guild) !== false);
}

/** The place with this id. */
export const placeOf = (id) => state.places.find((place) => place.id === id);

/** How a place is called: channels and threads with a number sign, the bot by its name. */
export function placeName(place) {
  if (!place) return "";
  return place.kind === "direct" ? place.name : `#${place.name}`;
}

/** Which of the four colours a person has, or null for a person who is not at the table. */
export function colourOf(id) {
  const at = state.people.findIndex((person) => person.id === id);
  return at < 0 ? null : String(at % 4);
}

/** What this browser keeps under a name; null if it keeps nothing. */
export function keptHere(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a value in this browser, if it allows that. */
export function keepHere(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {
    // It holds until the window is closed.
  }
}
