// One message, as Discord lays it out.

import { controls, failure, row } from "./controls.js";
import { make, mark, unseen } from "./make.js";
import { menu, openMenu } from "./menu.js";
import { content } from "./nodes.js";
import { file } from "./picture.js";
import { colourOf, personOf } from "./state.js";
import { moment, shortened, text, written } from "./words.js";

/** Messages of one author within this many milliseconds stand together. */
const TOGETHER = 7 * 60_000;

/** Whether a message goes on under the name above it. */
export function goesOn(message, before) {
  return (
    before !== undefined &&
    before.author.id === message.author.id &&
    before.private === message.private &&
    message.reply_to === null &&
    message.at - before.at < TOGETHER
  );
}

/** The element of a message. `find` gives the message that is answered; `dismiss` puts a private one away. */
export function article(message, find, dismiss) {
  const names = ["message", message.private && "private", message.pings_me && "pings"].filter(Boolean).join(" ");
  const author = `author-${message.id}`;
  return make(
    "article",
    { class: names, "data-message": message.id, "aria-labelledby": author, tabindex: "-1", on: { contextmenu } },
    message.reply_to ? reply(message.reply_to, find) : null,
    face(message.author),
    head(message, author),
    body(message),
    message.private || message.loading ? null : menu(targets(message)),
    message.private ? privacy(message, dismiss) : null,
  );
}

const targets = (message) => [
  { kind: "message", id: message.id },
  { kind: "user", id: message.author.id, name: message.author.name },
];

const contextmenu = (event) => openMenu(event, "a, button, img, select, input, details");

/** A letter in a colour for people, a hexagon for the bot. */
export function face(author) {
  const colour = colourOf(author.id);
  const letter = personOf(author.id)?.letter ?? (author.bot ? "⬢" : author.name.slice(0, 1));
  return make("span", {
    class: "face",
    "data-colour": colour ?? (author.bot ? "bot" : null),
    "aria-hidden": "true",
    text: letter,
  });
}

function head(message, id) {
  const time = make("time", {
    datetime: new Date(message.at).toISOString(),
    title: moment(message.at, "F"),
    text: written(message.at),
  });
  const bot = message.author.bot ? make("span", { class: "bot", text: text("bot") }) : null;
  const called = message.pings_me ? unseen(text("pings-you")) : null;
  return make(
    "h2",
    { class: "head", id },
    make("span", { class: "author", text: message.author.name }),
    " ",
    bot,
    " ",
    time,
    " ",
    called,
  );
}

function body(message) {
  if (message.loading)
    return make(
      "div",
      { class: "body" },
      make("p", { class: "thinking", text: text("thinking", { name: message.author.name }) }),
    );
  if (message.layout) return make("div", { class: "body" }, container(message));
  const edited = message.edited ? make("span", { class: "small edited", text: ` ${text("edited")}` }) : null;
  return make(
    "div",
    { class: "body" },
    make("div", { class: "content" }, ...content(message.content), edited),
    // Pictures first, as in Discord: a story stands below its film.
    ...(message.files.length ? [make("div", { class: "files" }, ...message.files.map(file))] : []),
    ...message.embeds.map(embed),
    ...controls(message),
  );
}

/** A message that consists of components: texts, pictures, pieces and rows in reading order. */
function container(message) {
  const parts = message.layout.parts.map((part) => {
    if (part.kind === "row") return row(message, part.row);
    if (part.kind === "files") return make("div", { class: "files" }, ...part.files.map(file));
    const words = make("div", { class: "content" }, ...content(part.content));
    if (part.kind === "text") return words;
    const beside = part.picture ? make("div", { class: "beside" }, file(part.picture)) : null;
    return make("div", { class: "section" }, words, beside ?? (part.row === null ? null : row(message, part.row)));
  });
  const element = make("div", { class: "embed container rows" }, ...parts, failure(message));
  if (message.layout.color) element.style.setProperty("--bar", message.layout.color);
  return element;
}

function embed(embed) {
  const part = (name, nodes) => (nodes?.length ? make("div", { class: name }, ...content(nodes)) : null);
  const fields = (embed.fields ?? []).map((field) =>
    make("div", { class: "field" }, part("field-name", field.name), part("field-value", field.value)),
  );
  const element = make(
    "div",
    { class: "embed" },
    embed.author ? make("p", { class: "embed-author", text: embed.author }) : null,
    part("embed-title", embed.title),
    part("embed-text", embed.description),
    fields.length ? make("div", { class: "embed-fields" }, ...fields) : null,
    embed.image ? file(embed.image) : null,
    embed.footer ? make("p", { class: "small", text: embed.footer }) : null,
  );
  if (embed.color) element.style.setProperty("--bar", embed.color);
  return element;
}

function reply(id, find) {
  const answered = find(id);
  if (!answered) return make("p", { class: "reply", text: text("reply-unknown") });
  const begin = answered.article.querySelector(".content")?.textContent ?? "";
  const words = `${text("reply-to", { name: answered.message.author.name })} ${shortened(begin, 80)}`;
  const go = () => find(id)?.article.focus();
  return make(
    "p",
    { class: "reply" },
    mark("↪ "),
    make("button", { type: "button", class: "plain", text: words, on: { click: go } }),
  );
}

function privacy(message, dismiss) {
  const button = make("button", {
    type: "button",
    class: "plain",
    text: text("dismiss"),
    on: { click: () => dismiss(message.id) },
  });
  return make("p", { class: "privacy" }, make("span", { text: text("only-you") }), " · ", button);
}

/** What is said of a new message: who, and its words. */
export function spoken(message, element) {
  const parts = [...element.querySelectorAll(".content, .embed, .thinking")].map((part) => part.textContent);
  const words = [message.private && text("only-you"), ...parts].filter(Boolean).join(". ");
  return `${message.author.name}: ${shortened(words, 600)}`;
}
