// Beside one ipycanvas board: manners that ipycanvas lacks, and news that only the browser has.

// Listens to the model until the widget goes: each part gives back how to stop it.
function listen(model, news) {
  const heard = Object.entries(news).map(([name, hear]) => ["change:" + name, hear]);
  heard.forEach(([name, hear]) => model.on(name, hear));
  return () => heard.forEach(([name, hear]) => model.off(name, hear));
}

const NEAR = 12; // pixels: a finger never holds quite still
const DOUBLE_MS = 300;

function manners(model) {
  const selector = "canvas." + model.get("target");
  const ours = (event) => event.target instanceof Element && event.target.matches(selector);

  // ipycanvas sends every movement of the mouse to the kernel and swallows wheel and Tab.
  const drop = (event) => { if (ours(event)) event.stopPropagation(); };
  const key = (event) => {
    document.body.dataset.by = "keys"; // who uses the keyboard sees where its focus is
    const leave = event.key === "Tab" || event.ctrlKey || event.metaKey || event.altKey;
    const known = event.key.startsWith("Arrow") || ["Enter", " ", "Escape"].includes(event.key);
    if (ours(event) && (leave || !known)) event.stopPropagation();
    if (!leave && !event.repeat) answer(event);
  };
  // 1 to 9 choose an answer, Enter goes on: unless somebody is writing, or stands on a button or walks over the board.
  const root = () => document.querySelector(selector)?.closest(".cg-root");
  const answer = (event) => {
    const at = event.target instanceof Element ? event.target : document.body;
    if (at.closest("input, textarea, select, [contenteditable='true']") || !(at === document.body || root()?.contains(at))) return;
    const choices = [...(root()?.querySelectorAll(".cg-choices button:enabled") || [])];
    const chosen = choices[Number(event.key) - 1];
    const free = !at.closest("button, a, summary") && !(at.closest("canvas") && model.get("walking"));
    const on = event.key === "Enter" && free ? root()?.querySelector("button.cg-at-on.cg-main-button:enabled") : null;
    const pushed = chosen || on;
    if (!pushed) return;
    event.preventDefault();
    event.stopPropagation();
    pushed.click();
  };
  // Who double-clicks means one touch: a second would let go what the first took, or be a move that was not meant.
  let last = { clientX: 0, clientY: 0, timeStamp: -Infinity };
  const isSecond = (event) => {
    const [before, near] = [last, Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY) <= NEAR];
    last = event;
    return near && event.timeStamp - before.timeStamp < DOUBLE_MS;
  };
  // It also focuses (and so scrolls) before it reads the coordinates: focus first, without scrolling.
  const down = (event) => {
    document.body.dataset.by = "pointer";
    if (!ours(event)) return;
    if (event.button || isSecond(event)) event.stopPropagation();
    else event.target.focus({ preventScroll: true });
  };
  // A finger that moves is scrolling the page; only a tap is a touch of the board.
  let start = null;
  const touchStart = (event) => {
    if (!ours(event)) return;
    event.stopPropagation();
    start = event.touches.length === 1 ? event.touches[0] : null;
  };
  const touchEnd = (event) => {
    if (!ours(event)) return;
    event.stopPropagation();
    const end = event.changedTouches[0];
    if (!start || !end) return;
    const moved = Math.hypot(end.clientX - start.clientX, end.clientY - start.clientY);
    start = null;
    if (moved > NEAR) return;
    event.preventDefault();
    const place = { clientX: end.clientX, clientY: end.clientY, bubbles: true, button: 0 };
    event.target.dispatchEvent(new MouseEvent("mousedown", place));
  };

  // The second click of a double click was never meant for the question that has just appeared there.
  const click = (event) => {
    if (event.detail > 1 && event.target instanceof Element && event.target.closest(".cg-choices")) event.stopPropagation();
  };

  const listeners = [
    ["keydown", key], ["mousedown", down], ["click", click], ["touchstart", touchStart], ["touchend", touchEnd],
    ...["mousemove", "mouseout", "mouseup", "wheel", "touchmove", "touchcancel"].map((name) => [name, drop]),
  ];
  listeners.forEach(([name, hear]) => document.addEventListener(name, hear, true));

  const describe = () => document.querySelectorAll(selector).forEach((canvas) => {
    if (canvas.getAttribute("aria-label") !== model.get("label")) {
      canvas.setAttribute("role", "application");
      canvas.setAttribute("aria-label", model.get("label"));
    }
  });
  const watcher = new MutationObserver(describe);
  watcher.observe(document.body, { childList: true, subtree: true });
  const quiet = listen(model, { label: describe });
  describe();

  return () => {
    quiet();
    watcher.disconnect();
    listeners.forEach(([name, hear]) => document.removeEventListener(name, hear, true));
  };
}

function tell(model, name, value) {
  if (model.get(name) === value) return;
  model.set(name, value);
  model.save_changes();
}

// A line at the foot of the page with one button.
function tells(says, button, pressed) {
  const line = document.createElement("div");
  line.className = "cg-lost";
  line.setAttribute("role", "alert");
  line.append(says);
  const push = document.createElement("button");
  push.textContent = button;
  push.onclick = () => pressed(push);
  line.append(push);
  document.body.append(line);
  return line;
}

// The browser may refuse to remember (private windows do, and full ones).
const memory = {
  read: (name) => { try { return localStorage.getItem("catgames." + name) || ""; } catch { return ""; } },
  write: (name, value) => { try { localStorage.setItem("catgames." + name, value); return true; } catch { return false; } },
  keeps: () => { try { localStorage.setItem("catgames.try", "1"); localStorage.removeItem("catgames.try"); return true; } catch { return false; } },
};
const MATCHES = ["match", "first"];
const listed = (kept, name) => (kept.get(name) || "").split(" ").filter(Boolean);

// What comes back is paid by either tab: what this one has added since it last wrote is added, what it took out is taken.
function owed(mine, there, own) {
  const [now, before] = [listed(mine, "owed"), listed(own, "owed")];
  const left = listed(there, "owed").filter((debt) => now.includes(debt) || !before.includes(debt));
  return [...left, ...now.filter((debt) => !before.includes(debt))];
}

// Of what is known of each rule (thirteen letters, its name first and its last answer behind) the later.
function latest(mine, theirs) {
  if (mine && theirs && mine[0] !== theirs[0]) return mine;
  const found = new Map();
  for (const text of [theirs, mine]) {
    for (let at = 1; at + 13 <= text.length; at += 13) {
      const entry = text.slice(at, at + 13);
      const [name, last] = [entry.slice(0, 4), entry.slice(8, 12)];
      const before = found.get(name);
      if (!before || order(before.slice(8, 12)) <= order(last)) found.set(name, entry);
    }
  }
  return found.size ? (mine || theirs)[0] + [...found.values()].join("") : "";
}
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const order = (letters) => [...letters].reduce((value, letter) => value * 64 + DIGITS.indexOf(letter), 0);

// What two tabs of one game keep: steps done in either are done, and what either owes is owed. Of two matches the one
// moved last is kept, and one that was moved meanwhile in the other tab is set aside. `own` is what this tab had
// before; `seen` is what it first found or last wrote itself, so that anything else is the other's.
function merged(mine, there, own, seen) {
  const lists = { owed: owed(mine, there, own) };
  for (const name of ["done", "stumbled"]) lists[name] = [...listed(mine, name), ...listed(there, name)];
  for (const [name, entries] of Object.entries(lists)) {
    if (entries.length || mine.has(name)) mine.set(name, [...new Set(entries)].sort().join(" "));
  }
  const rounds = Math.max(Number(mine.get("rounds")) || 0, Number(there.get("rounds")) || 0);
  if (rounds) mine.set("rounds", rounds);
  const known = latest(mine.get("known") || "", there.get("known") || "");
  if (known) mine.set("known", known);
  if (there.get("aside")) mine.set("aside", there.get("aside"));
  for (const name of MATCHES) {
    const theirs = there.get(name);
    if (!theirs || theirs === seen.get(name) || theirs === mine.get(name)) continue;
    if (mine.get(name) === own.get(name)) mine.set(name, theirs);
    else if (name === "match") mine.set("aside", theirs);
  }
  return mine;
}

function remember(model, forgotten) {
  const game = model.get("game");
  const read = () => new URLSearchParams(memory.read(game));
  const seen = read();
  let own = read();
  tell(model, "kept", memory.read(game));
  const keep = () => {
    const mine = new URLSearchParams(model.get("keep"));
    const both = merged(new URLSearchParams(mine), read(), own, seen);
    MATCHES.filter((name) => mine.has(name) && both.get(name) === mine.get(name)).forEach((name) => seen.set(name, mine.get(name)));
    own = mine;
    if (!memory.write(game, String(both))) forgotten();
  };
  return listen(model, { keep });
}

// Said once, as soon as the kernel knows in which language: that nothing is remembered.
function regret(model) {
  let [heard, failed, line] = [false, !memory.keeps(), null];
  const say = () => {
    const says = model.get("says");
    if (heard && failed) line ||= tells(says.unkept, says.understood, () => line.remove());
  };
  const quiet = listen(model, { pulse: () => { heard = true; say(); } });
  return { forgotten: () => { failed = true; say(); }, end: () => { quiet(); line?.remove(); } };
}

// Likewise, that a second match was under way in another tab.
function mention(model) {
  const game = model.get("game");
  const kept = new URLSearchParams(memory.read(game));
  const aside = kept.get("aside");
  let line = null;
  const swap = () => {
    kept.set("aside", kept.get("match") || "");
    memory.write(game, String(kept));
    location.hash = `room=play&match=${aside}`;
    line.remove();
  };
  const say = () => {
    quiet();
    const says = model.get("says");
    if (aside) line = tells(says.aside, says.open, swap);
  };
  const quiet = listen(model, { pulse: say });
  return () => { quiet(); line?.remove(); };
}

const PULSE_SECONDS = 1.5;

// A kernel that does not answer is announced, with one button that brings the learner back once the server answers.
function heartbeat(model) {
  let beat = 0;
  let banner = null;
  const answered = () => { banner?.remove(); banner = null; };
  const back = (button) => { button.disabled = true; (window.catgamesBack || (() => location.reload()))(); };
  const announce = () => { banner ||= tells(model.get("says").lost, model.get("says").again, back); };
  const quiet = listen(model, { pulse: answered });
  const timer = setInterval(() => {
    if (beat && model.get("pulse") !== beat) announce();
    beat += 1;
    try { tell(model, "beat", beat); } catch { announce(); }
  }, PULSE_SECONDS * 1000);
  return () => { clearInterval(timer); quiet(); answered(); };
}

function page(model) {
  if (!model.get("page")) return () => {};
  const french = (navigator.language || "").toLowerCase().startsWith("fr");
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  tell(model, "wanted", memory.read("look") || `lang=${french ? "fr" : "en"}&theme=${dark ? "dark" : "light"}`);
  const unkept = regret(model);
  const forget = remember(model, unkept.forgotten);
  const arrive = () => {
    if (location.hash && location.hash !== "#" + model.get("address")) tell(model, "arrived", location.hash);
  };
  const stand = () => history.replaceState(null, "", "#" + model.get("address"));
  const dress = () => {
    document.documentElement.lang = model.get("language");
    document.body.dataset.theme = model.get("theme");
  };
  const choose = () => { dress(); memory.write("look", `lang=${model.get("language")}&theme=${model.get("theme")}`); };
  // The other pages lie where the notebooks lie: at the top of our own server, in a folder on Binder.
  const elsewhere = (event) => {
    const link = event.target instanceof Element && event.target.closest(".cg-home, .cg-rule, .cg-lead a");
    if (!link) return;
    event.preventDefault();
    const [here, folder] = location.pathname.match(/voila\/render\/(.*\/)?[^/]*\.ipynb$/) || [];
    if (!here) return;
    const top = location.pathname.slice(0, -here.length);
    const how = `lang=${model.get("language")}&theme=${model.get("theme")}`;
    if (link.matches(".cg-home")) {
      location.href = `${top}voila/tree/${folder || ""}#${how}`;
      return;
    }
    const pages = `${top}voila/templates/catgames/static`;
    const game = model.get("game");
    if (link.matches(".cg-lead a")) {
      const from = new URLSearchParams({ page: location.pathname });
      window.open(`${pages}/${link.dataset.page}/${game}.${model.get("language")}.html#${from}&${link.dataset.said}&${how}`, "catgames-box");
      return;
    }
    const said = new URLSearchParams({ rule: link.dataset.rule, page: location.pathname, back: model.get("address") });
    window.open(`${pages}/rules/${game}.html#${said}&${how}`, "catgames-rules");
  };
  arrive();
  dress();
  document.addEventListener("click", elsewhere);
  addEventListener("hashchange", arrive);
  const stop = [unkept.end, forget, mention(model), heartbeat(model), listen(model, { address: stand, theme: choose, language: choose })];
  return () => {
    stop.forEach((end) => end());
    removeEventListener("hashchange", arrive);
    document.removeEventListener("click", elsewhere);
  };
}

function save(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 5000);
}

// A picture of the picture, at twice its size.
async function rasterized(svg) {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = 2 * image.naturalWidth;
  canvas.height = 2 * image.naturalHeight;
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(image.src);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

// Copied where the browser allows it; pictures are saved as well, and texts stand in a field beside it.
function hand(model) {
  // In a notebook the address is one's own JupyterLab's: there a link is what `visit` takes.
  tell(model, "here", model.get("page") ? location.href.split("#")[0] : "");
  const given = async () => {
    const { kind, text, name } = JSON.parse(model.get("hand"));
    if (kind === "png") {
      const picture = await rasterized(text);
      save(picture, name + ".png");
      await navigator.clipboard?.write([new ClipboardItem({ "image/png": picture })]).catch(() => {});
      return;
    }
    const types = { svg: "image/svg+xml", json: "application/json" };
    if (kind in types) save(new Blob([text], { type: types[kind] }), `${name}.${kind}`);
    await navigator.clipboard?.writeText(text).catch(() => {});
  };
  return listen(model, { hand: given });
}

// What was just said, for who does not see it. A region that stays: one that is drawn anew is read to nobody.
function announce(model) {
  const region = document.createElement("div");
  region.className = "cg-announced";
  region.setAttribute("role", "status");
  region.setAttribute("aria-live", "polite");
  document.body.append(region);
  let before = "";
  const speak = () => {
    const said = model.get("announced");
    region.lang = model.get("language");
    region.textContent = before && said.startsWith(before) ? said.slice(before.length) : said;
    before = said;
  };
  const quiet = listen(model, { announced: speak });
  return () => { quiet(); region.remove(); };
}

const FLIGHT_MS = 300;

// What has gone elsewhere is seen going: a copy of it floats over the board, which already is as it shall be.
function fly(model) {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const one = (canvas, [x, y, w, h, toX, toY, toW, toH]) => {
    const board = canvas.getBoundingClientRect();
    const [dense, wide] = [canvas.width, board.width];
    const copy = document.createElement("canvas");
    copy.className = "cg-flight";
    copy.width = Math.max(1, toW * dense);
    copy.height = Math.max(1, toH * dense);
    copy.getContext("2d").drawImage(canvas, toX * dense, toY * dense, copy.width, copy.height, 0, 0, copy.width, copy.height);
    Object.assign(copy.style, {
      position: "fixed", pointerEvents: "none", zIndex: 5, transformOrigin: "0 0",
      left: `${board.left + toX * wide}px`, top: `${board.top + toY * wide}px`, width: `${toW * wide}px`, height: `${toH * wide}px`,
    });
    document.body.append(copy);
    const from = `translate(${(x - toX) * wide}px, ${(y - toY) * wide}px) scale(${w / toW}, ${h / toH})`;
    const flown = copy.animate([{ transform: from }, { transform: "none" }], { duration: FLIGHT_MS, easing: "ease-in-out" });
    flown.onfinish = flown.oncancel = () => copy.remove();
  };
  const begin = () => {
    const canvas = document.querySelector("canvas." + model.get("target"));
    const gone = model.get("flights");
    if (!canvas || still.matches || !gone.length) return;
    // The new picture has been sent before, and is painted by now or with the next frame.
    requestAnimationFrame(() => requestAnimationFrame(() => gone.forEach((flight) => one(canvas, flight))));
  };
  return listen(model, { flights: begin });
}

// The reader's clock. Who wants no motion, and who does not look, is not hurried.
function clock(model) {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let timer = 0;
  const tick = () => { if (!document.hidden && !still.matches) tell(model, "ticked", model.get("ticked") + 1); };
  const stop = () => { if (timer) clearInterval(timer); timer = 0; };
  const set = () => {
    stop();
    if (model.get("tick_ms")) timer = setInterval(tick, model.get("tick_ms"));
  };
  const quiet = listen(model, { tick_ms: set });
  set();
  return () => { quiet(); stop(); };
}

// The reader's own time: what is known fades by days.
function day(model) {
  const say = () => tell(model, "clock", Math.floor(Date.now() / 60000) * 60);
  say();
  const timer = setInterval(say, 60000);
  return () => clearInterval(timer);
}

function render({ model, el }) {
  el.style.display = "none";
  const undo = [manners(model), page(model), hand(model), announce(model), clock(model), day(model), fly(model)];
  return () => undo.forEach((stop) => stop());
}

export default { render };
