// One thing at a time; who plays, with which options, and how far it is done stand in the address.
const said = new URLSearchParams(location.hash.slice(1));
const game = document.body.dataset.game;
const lang = document.documentElement.lang;
const ways = JSON.parse(document.getElementById("ways").textContent);
const known = /^\/[\w\/~.@%-]*voila\/render\/[\w\/.-]+\.ipynb$/;
const from = known.test(said.get("page") || "") ? said.get("page") : "";
const lessons = from || `../../../../render/${game}.ipynb`;
const part = (id) => document.getElementById(id);
let kept = new URLSearchParams();
try { kept = new URLSearchParams(localStorage.getItem("catgames.look") || ""); } catch { /* nothing is remembered */ }
const asked = said.get("theme") || kept.get("theme");
let dark = asked ? asked === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
let at = Math.max(0, Number.parseInt(said.get("at"), 10) || 0); // 0 is the choice of players and options
const plan = part("plan");
plan.querySelectorAll("input").forEach((radio) => {
  if (said.get(radio.name) === radio.value) radio.checked = true;
});

const chosen = () => new URLSearchParams(new FormData(plan));
const stages = () => ways[chosen().toString()].map((number) => part(`stage-${number}`)).concat(part("ready"));

function show() {
  document.body.className = dark ? "dark" : "light";
  const steps = stages();
  at = Math.min(at, steps.length);
  plan.hidden = at > 0;
  document.querySelectorAll(".stage").forEach((stage) => { stage.hidden = stage !== steps[at - 1]; });
  const doing = at > 0 && at < steps.length;
  const count = steps.length - 1;
  part("go-back").hidden = at === 0;
  part("progress").textContent = doing ? part("progress").dataset.said.replace("@", at).replace("#", count) : "";
  part("dots").replaceChildren(...(doing ? Array.from({ length: count }, (_, number) => {
    const dot = document.createElement("i");
    dot.className = number < at ? "done" : "";
    return dot;
  }) : []));
  const next = part("go-next");
  next.textContent = at === 0 ? next.dataset.start : at === steps.length ? next.dataset.change : next.dataset.next;
  const how = new URLSearchParams({ lang, theme: dark ? "dark" : "light" });
  const back = new URLSearchParams(from ? { page: from } : {});
  const place = new URLSearchParams([...chosen(), ["at", at], ...how, ...back]);
  history.replaceState(null, "", `#${place}`);
  const to = {
    game: () => `${lessons}#${how}`,
    first: () => `${lessons}#room=first&${how}`,
    referee: () => `${lessons}#room=referee&${how}`,
    sheet: () => `../sheet/${game}.${lang}.html#${back}&${how}`,
    language: (link) => {
      const there = new URLSearchParams(place);
      there.set("lang", link.dataset.lang);
      return `${game}.${link.dataset.lang}.html#${there}`;
    },
  };
  document.querySelectorAll("a[data-to]").forEach((link) => { link.href = to[link.dataset.to](link); });
  document.querySelectorAll("a[data-rule]").forEach((link) => {
    link.href = `../rules/${game}.html#${new URLSearchParams({ rule: link.dataset.rule })}&${back}&${how}`;
  });
}
function go(to) {
  at = Math.max(0, to > stages().length ? 0 : to);
  show();
  document.querySelector("main").scrollTop = 0;
}
plan.onchange = show;
plan.onsubmit = (event) => { event.preventDefault(); go(1); };
part("go-next").onclick = () => go(at + 1);
part("go-back").onclick = () => go(at - 1);
part("theme").onclick = () => { dark = !dark; show(); };
addEventListener("keydown", (event) => {
  if (event.target.closest("input, summary, a") || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === "ArrowRight" || event.key === "PageDown") go(at + 1);
  if (event.key === "ArrowLeft" || event.key === "PageUp") go(at - 1);
});
show();
