// What can be seen in the page, for the tests. It only reads, and leaves nothing behind; acting is for mouse and keys.
const text = (element) => (element?.textContent ?? "").replace(/\s+/g, " ").trim();
const isSeen = (element) => element.checkVisibility({ checkOpacity: false, checkVisibilityCSS: true }) && element.getClientRects().length > 0;
const name = (element) => (element.getAttribute("aria-label") ?? text(element)) || element.title || "";
const articles = () => [...document.querySelectorAll("#messages article")];

function item(element) {
  const options = element.matches("select") ? [...element.options].filter((option) => !option.disabled && option.value !== "") : [];
  return {
    kind: element.matches("select") ? "select" : element.matches("fieldset") ? "several" : "button",
    id: element.dataset.customId,
    label: name(element),
    options: options.map((option) => ({ value: option.value, label: text(option) })),
  };
}

function message(article) {
  const controls = [...article.querySelectorAll("[data-custom-id]")].filter((element) => !element.disabled && isSeen(element));
  return {
    id: article.dataset.message,
    author: text(article.querySelector(".author")),
    text: text(article.querySelector(".body")),
    is_private: article.classList.contains("private"),
    pings_me: article.classList.contains("pings"),
    is_loading: article.querySelector(".thinking") !== null,
    is_waiting: article.querySelector("[aria-busy]") !== null,
    failure: text(article.querySelector("[data-failure]")),
    items: controls.map(item),
    pictures: [...article.querySelectorAll("img:not(.emoji)")].map((image) => ({ address: image.src, alt: image.alt, is_loaded: image.complete && image.naturalWidth > 0 })),
  };
}

const messages = () => articles().map(message);

/** Where to press an element, once it has been brought into view; nothing if something else lies over it. */
function spot(element) {
  if (!element || !isSeen(element)) return null;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const box = element.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  return hit && (element.contains(hit) || hit.contains(element)) ? { x, y } : null;
}

/** Whether something of a message lies within the window, and whether its pictures have come. */
const isInView = (article) => article.getBoundingClientRect().bottom > 0 && article.getBoundingClientRect().top < innerHeight;
const isDrawn = (article) => [...article.querySelectorAll("img")].every((image) => image.complete && image.naturalWidth > 0);

/** Who has the focus, in words that say where it is. */
function focused() {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const part = element.closest("#skips, #places, #settings, #top, #notice, #messages, #box, dialog")?.id ?? "";
  return { part, tag: element.tagName.toLowerCase(), id: element.id, name: name(element), message: element.closest("article")?.dataset.message ?? null, control: element.closest("[data-custom-id]")?.dataset.customId ?? null };
}

/** Whether the focus can be seen: an outline or another edge than without it, on an element that can be seen. */
function isFocusShown() {
  const element = document.activeElement;
  if (!element || element === document.body || !isSeen(element)) return false;
  const style = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  const isInView = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  return isInView && style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
}
