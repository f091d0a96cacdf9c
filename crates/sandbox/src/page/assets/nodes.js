// The text of a message: nodes as the server has read them from Discord's markdown, made into elements.

import { make } from "./make.js";
import { state } from "./state.js";
import { moment, text } from "./words.js";

/** Nodes that are an element of their own and nothing else. */
const PLAIN = {
  b: "strong",
  i: "em",
  u: "u",
  s: "s",
  quote: "blockquote",
  small: "small",
  ul: "ul",
  ol: "ol",
  li: "li",
  p: "p",
};

const MADE = {
  h1: heading,
  h2: heading,
  h3: heading,
  br: () => make("br"),
  code: (node) => make("code", { text: node.text }),
  pre: (node) =>
    make("pre", { tabindex: "0", role: "group", "aria-label": text("code") }, make("code", { text: node.text })),
  spoiler,
  mention: (node) => make("span", { class: node.me ? "mention me" : "mention", text: `@${node.name}` }),
  everyone: (node) => make("span", { class: "mention me" }, ...content(node.c)),
  role: (node) => make("span", { class: "mention", text: `@${node.name}` }),
  place: (node) => make("a", { class: "mention", href: addressOf(node), text: `#${node.name}` }),
  link,
  time,
  emoji: (node) => emoji(node),
  command,
};

/** Nodes as elements and texts. */
export function content(nodes) {
  return (nodes ?? []).map((node) => {
    if (typeof node === "string") return node;
    if (PLAIN[node.t]) return make(PLAIN[node.t], node.start ? { start: node.start } : {}, ...content(node.c));
    return MADE[node.t]?.(node) ?? make("span", {}, ...content(node.c));
  });
}

/** Where a place is shown, or a message in it. */
export const addressOf = (place) => `#${place.channel}${place.message ? `/${place.message}` : ""}`;

/** An emoji: a character, or a picture of the bot's with its name. */
export function emoji(emoji) {
  if (!emoji) return null;
  if (!emoji.url) return make("span", { class: "emoji", text: emoji.text });
  return make("img", { class: "emoji", src: emoji.url, alt: `:${emoji.name}:`, title: `:${emoji.name}:` });
}

/** Below the heading of the message, however large it looks. */
function heading(node) {
  return make("h3", { class: node.t }, ...content(node.c));
}

/** Addresses of places and messages, as Discord has them. */
const PLACE = /^https:\/\/discord\.com\/channels\/(\d+|@me)\/(\d+)(?:\/(\d+))?$/;

/** A link: to a place of this server by this page, to anything else by another window. */
function link(node) {
  const [, guild, channel, message] = PLACE.exec(node.url) ?? [];
  const isHere = guild !== undefined && [state.guild.id, "@me"].includes(guild);
  const settings = isHere
    ? { href: addressOf({ channel, message }) }
    : { href: node.url, target: "_blank", rel: "noopener noreferrer" };
  return make("a", settings, ...content(node.c ?? [node.url]));
}

function spoiler(node) {
  const place = make("span", { class: "spoiler" });
  const open = () => {
    place.replaceChildren(...content(node.c));
    place.setAttribute("tabindex", "-1");
    place.focus();
  };
  place.append(make("button", { type: "button", class: "plain", text: text("spoiler"), on: { click: open } }));
  return place;
}

function time(node) {
  const settings = {
    datetime: new Date(node.at).toISOString(),
    title: moment(node.at, "F"),
    text: moment(node.at, node.style),
  };
  return make("time", { ...settings, "data-distance": node.style === "R" && node.at });
}

/** A command that somebody names: pressing it writes it into the command box (box.js listens). */
function command(node) {
  const line = node.shown.startsWith("/") ? node.shown : `/${node.shown}`;
  const write = () => document.dispatchEvent(new CustomEvent("command", { detail: `${line} ` }));
  return make("button", { type: "button", class: "mention plain", text: line, on: { click: write } });
}
