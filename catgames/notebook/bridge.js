// Beside one ipycanvas board: manners that ipycanvas lacks, and news that only the browser has.

// Listens to the model until the widget goes: each part gives back how to stop it.
function listen(model, news) {
  const heard = Object.entries(news).map(([name, hear]) => ["change:" + name, hear]);
  heard.forEach(([name, hear]) => model.on(name, hear));
  return () => heard.forEach(([name, hear]) => model.off(name, hear));
}

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
  };
  // It also focuses (and so scrolls) before it reads the coordinates: focus first, without scrolling.
  const down = (event) => {
    document.body.dataset.by = "pointer";
    if (!ours(event)) return;
    if (event.button) event.stopPropagation();
    else event.target.focus({ preventScroll: true });
  };
  // A finger that moves is scrolling the page; only a tap is a touch of the board.
  let start = null;
  const touchStart = (event) => {
    if (!ours(event) || event.catgames) return;
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
    if (moved > 12) return;
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

function measure(model, element) {
  const observer = new ResizeObserver(() => {
    const root = element.closest(".cg-root");
    const width = Math.round(root ? root.clientWidth : 0);
    // A scrollbar that comes or goes is no reason to draw the board anew.
    if (width && Math.abs(width - model.get("width")) > 24) tell(model, "width", width);
  });
  let waiting = 0;
  const attach = () => {
    const root = element.closest(".cg-root");
    if (root) observer.observe(root); else waiting = requestAnimationFrame(attach);
  };
  attach();
  return () => { cancelAnimationFrame(waiting); observer.disconnect(); };
}

// The browser may refuse to remember (private windows do); then it just does not.
const memory = {
  read: (name) => { try { return localStorage.getItem("catgames." + name) || ""; } catch { return ""; } },
  write: (name, value) => { try { localStorage.setItem("catgames." + name, value); } catch { /* not kept */ } },
};

function remember(model) {
  const game = model.get("game");
  tell(model, "kept", memory.read(game));
  return listen(model, { keep: () => memory.write(game, model.get("keep")) });
}

const PULSE_SECONDS = 1.5;

// A kernel that does not answer is announced, with one button that brings the learner back.
function heartbeat(model) {
  let beat = 0;
  let banner = null;
  const answered = () => { banner?.remove(); banner = null; };
  const announce = () => {
    if (banner) return;
    banner = document.createElement("div");
    banner.className = "cg-lost";
    banner.setAttribute("role", "alert");
    banner.append(model.get("lost"));
    const button = document.createElement("button");
    button.textContent = model.get("again");
    button.onclick = () => location.reload();
    banner.append(button);
    document.body.append(banner);
  };
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
  const forget = remember(model);
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
    const link = event.target instanceof Element && event.target.closest(".cg-home, .cg-rule");
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
    const said = new URLSearchParams({ rule: link.dataset.rule, page: location.pathname, back: model.get("address") });
    window.open(`${top}voila/templates/catgames/static/rules/${model.get("game")}.html#${said}&${how}`, "catgames-rules");
  };
  arrive();
  dress();
  document.addEventListener("click", elsewhere);
  addEventListener("hashchange", arrive);
  const stop = [forget, heartbeat(model), listen(model, { address: stand, theme: choose, language: choose })];
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
  tell(model, "here", location.href.split("#")[0]);
  const given = async () => {
    const { kind, text, name } = JSON.parse(model.get("hand"));
    if (kind === "png") {
      const picture = await rasterized(text);
      save(picture, name + ".png");
      await navigator.clipboard?.write([new ClipboardItem({ "image/png": picture })]).catch(() => {});
      return;
    }
    if (kind === "svg") save(new Blob([text], { type: "image/svg+xml" }), name + ".svg");
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

// The reader's clock. Who wants no motion, and who does not look, is not hurried.
function clock(model) {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let timer = 0;
  const tick = () => { if (!document.hidden && !still.matches) tell(model, "ticked", model.get("ticked") + 1); };
  const set = () => {
    clearInterval(timer);
    timer = model.get("tick_ms") ? setInterval(tick, model.get("tick_ms")) : 0;
  };
  const quiet = listen(model, { tick_ms: set });
  set();
  return () => { quiet(); clearInterval(timer); };
}

function render({ model, el }) {
  el.style.display = "none";
  const undo = [manners(model), measure(model, el), page(model), hand(model), announce(model), clock(model)];
  return () => undo.forEach((stop) => stop());
}

export default { render };
