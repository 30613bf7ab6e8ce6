// Beside one tutor: measures the board's place, brings into sight what is new, holds the focus, names the landmarks.

const STEP = 24; // a scrollbar that comes or goes is no reason to draw the board anew

function listen(model, news) {
  const heard = Object.entries(news).map(([name, hear]) => ["change:" + name, hear]);
  heard.forEach(([name, hear]) => model.on(name, hear));
  return () => heard.forEach(([name, hear]) => model.off(name, hear));
}

function measure(model, root) {
  const place = root.querySelector(".cg-place");
  let known = [0, 0];
  const observer = new ResizeObserver(() => {
    // In a notebook's cell the height follows the board: then only the width is given.
    const size = [place.clientWidth, model.get("page") ? place.clientHeight : 0].map(Math.round);
    if (!size[0] || size.every((length, side) => Math.abs(length - known[side]) <= STEP)) return;
    known = size;
    model.set("place", size.join(" "));
    model.save_changes();
  });
  observer.observe(place);
  return () => observer.disconnect();
}

const gently = () => (matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth");

// As little as needed; of what is too long for the place, its beginning, below what stays at its top.
function reveal(place, top, bottom) {
  const covered = parseFloat(getComputedStyle(place).scrollPaddingTop) || 0;
  const [above, below] = [place.scrollTop + covered, place.scrollTop + place.clientHeight];
  if (top >= above && bottom <= below) return;
  const fits = bottom - top <= below - above;
  place.scrollTo({ top: fits && bottom > below ? bottom - place.clientHeight : top - covered, behavior: gently() });
}

const MARGIN = 16;

// All of it; where there is no room for that, what comes first.
const fitting = (place, [all, first = all]) => (all[1] - all[0] + 2 * MARGIN <= place.clientHeight ? all : first);

// The one to which the way is shortest, if none is in sight.
function nearest(place, spans) {
  const [above, below] = [place.scrollTop, place.scrollTop + place.clientHeight];
  const way = ([top, bottom]) => Math.max(above - top, bottom - below);
  const [next] = [...spans].sort((one, other) => way(one) - way(other));
  return way(next) > 0 ? next : null;
}

const NEWS = 90; // px: of what is new so much must be in sight for the panel to be read from its beginning
const TOGETHER = 600; // ms: what comes within this belongs to one answer, however slow the machine or the line

function follow(model, root) {
  const [place, told] = [root.querySelector(".cg-place"), root.querySelector(".cg-told")];
  let anew = true;
  const light = () => {
    const canvas = place.querySelector("canvas");
    // Where nothing is lit a new step is looked at where its heart is; within a step the board stays where it is,
    // unless a thing is in hand and nothing is in sight with which it could go on.
    const name = ["lit", "next", anew ? "heart" : ""].find((name) => name && model.get(name));
    if (!canvas || !name) return;
    anew = false;
    const edges = model.get(name).split(" ").map((part) => canvas.offsetTop + part * canvas.offsetHeight);
    const spans = edges.flatMap((top, number) => (number % 2 ? [] : [[top, edges[number + 1]]]));
    const shown = name === "next" ? nearest(place, spans) : fitting(place, spans);
    if (shown) reveal(place, shown[0] - MARGIN, shown[1] + MARGIN);
  };
  // Another text is read from its top; what is said about it, from the first sentence that is new.
  let [before, now, ended] = [[], [], 0];
  const pressed = () => { before = now; }; // what comes after it answers that, however soon
  const hear = () => {
    const lines = [...told.querySelectorAll(".cg-text, .cg-question, .cg-prompt, .cg-say, .cg-handed .cg-field")];
    now = lines.map((line) => line.textContent);
    clearTimeout(ended);
    ended = setTimeout(pressed, TOGETHER);
    const fresh = now.findIndex((text, number) => text !== before[number]);
    if (fresh < 0) return;
    const shift = told.scrollTop - told.getBoundingClientRect().top;
    const [first, last] = [lines[fresh], lines.at(-1)].map((line) => line.getBoundingClientRect());
    // In a game it begins with whose turn it is, and all of it is news: from there, if what is new is in sight then.
    const turn = told.closest(".cg-in-play, .cg-in-first") && first.top + shift < told.clientHeight - NEWS;
    if (turn || lines[fresh].matches(".cg-text")) told.scrollTo({ top: 0, behavior: "instant" });
    else reveal(told, first.top + shift - 6, last.bottom + shift + 6);
  };
  // Once all that belongs to one answer has come, and is laid out.
  const pending = new Map();
  const soon = (work) => {
    cancelAnimationFrame(pending.get(work));
    pending.set(work, requestAnimationFrame(() => pending.set(work, requestAnimationFrame(work))));
  };
  const watcher = new MutationObserver(() => soon(hear));
  watcher.observe(told, { childList: true, subtree: true });
  // What is laid over the board for a while, a menu or the panel, leaves it afterwards as it found it.
  let [high, left] = [place.clientHeight, null];
  const resize = () => {
    if (place.clientHeight < high && !left) left = { high, top: place.scrollTop };
    high = place.clientHeight;
    if (left && high >= left.high) {
      place.scrollTop = left.top;
      left = null;
    }
    soon(light);
  };
  const resized = new ResizeObserver(resize);
  resized.observe(place);
  const presses = ["pointerdown", "keydown"];
  presses.forEach((name) => root.addEventListener(name, pressed, true));
  const begin = () => { anew = true; left = null; place.scrollTop = 0; soon(light); };
  const quiet = listen(model, { lit: () => soon(light), next: () => soon(light), step: begin });
  soon(light);
  const deaf = () => presses.forEach((name) => root.removeEventListener(name, pressed, true));
  return () => { deaf(); clearTimeout(ended); pending.forEach(cancelAnimationFrame); watcher.disconnect(); resized.disconnect(); quiet(); };
}

// Cards that were unfolded stay so when the words around them change.
function unfold(root) {
  const open = new Set();
  const name = (details) => details.querySelector("summary")?.textContent;
  const toggle = (event) => open[event.target.open ? "add" : "delete"](name(event.target));
  const again = () => root.querySelectorAll("details:not([open])").forEach((details) => {
    if (open.has(name(details))) details.open = true;
  });
  root.addEventListener("toggle", toggle, true);
  const watcher = new MutationObserver(again);
  watcher.observe(root, { childList: true, subtree: true });
  return () => { root.removeEventListener("toggle", toggle, true); watcher.disconnect(); };
}

// A button that goes, or can no more be pressed, hands its focus to the way on, else to what is said.
function hold(root) {
  let last = null;
  const remember = (event) => { last = root.contains(event.target) ? event.target : null; };
  const lost = () => last && (!last.isConnected || last.disabled);
  const keep = () => requestAnimationFrame(() => {
    if (!lost() || (document.activeElement !== document.body && document.activeElement !== last)) return;
    const next = root.querySelector(".cg-choices button:enabled, .cg-bar button.cg-main-button:enabled")
      || root.querySelector(".cg-told");
    next.focus({ preventScroll: true });
  });
  document.addEventListener("focusin", remember);
  const watcher = new MutationObserver(keep);
  watcher.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  return () => { document.removeEventListener("focusin", remember); watcher.disconnect(); };
}

// On a small screen the panel is drawn up, or put down, with a finger too.
function draw(root) {
  const FAR = 24;
  let start = null;
  const down = (event) => {
    const grip = event.target instanceof Element && event.target.closest(".cg-kind, .cg-handle");
    start = grip ? event.touches[0].clientY : null;
  };
  const up = (event) => {
    const way = start === null ? 0 : event.changedTouches[0].clientY - start;
    start = null;
    if (Math.abs(way) > FAR && way < 0 !== root.classList.contains("cg-drawn")) root.querySelector(".cg-handle button").click();
  };
  root.addEventListener("touchstart", down, { passive: true });
  root.addEventListener("touchend", up);
  return () => { root.removeEventListener("touchstart", down); root.removeEventListener("touchend", up); };
}

function name(model, root) {
  const say = (selector, attributes) => root.querySelectorAll(selector).forEach((element) => {
    Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, value));
  });
  const call = () => {
    say(".cg-told", { role: "region", tabindex: 0, "aria-label": model.get("told") });
    say(".cg-place", { role: "region", "aria-label": model.get("board") });
    if (!model.get("page")) return;
    say(".cg-head", { role: "banner" });
    say(".cg-nav", { role: "navigation", "aria-label": model.get("rooms") });
    say(".cg-main", { role: "main" });
  };
  call();
  return listen(model, { rooms: call, told: call, board: call });
}

function render({ model, el }) {
  el.style.display = "none";
  let [waiting, undo] = [0, []];
  const begin = () => {
    const root = el.closest(".cg-root");
    if (!root?.querySelector(".cg-place")) { waiting = requestAnimationFrame(begin); return; }
    undo = [measure(model, root), follow(model, root), unfold(root), hold(root), draw(root), name(model, root)];
  };
  begin();
  return () => { cancelAnimationFrame(waiting); undo.forEach((stop) => stop()); };
}

export default { render };
