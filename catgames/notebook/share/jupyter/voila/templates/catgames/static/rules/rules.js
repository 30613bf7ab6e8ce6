// What the address says: which card, where the lessons lie, and how to show it all.
const said = new URLSearchParams(location.hash.slice(1));
const game = document.body.dataset.game;
// Only a page of this very app is linked to, whatever the address says.
const known = /^\/(?!\/)[\w\/~.@%-]*voila\/render\/[\w\/.-]+\.ipynb$/;
const lessons = known.test(said.get("page") || "") ? said.get("page") : `../../../../render/${game}.ipynb`;
let french = (said.get("lang") || navigator.language).startsWith("fr");
let dark = said.get("theme") ? said.get("theme") === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
const search = document.getElementById("search");
const rulings = document.getElementById("rulings");
function show() {
  document.documentElement.lang = french ? "fr" : "en";
  document.body.className = (dark ? "dark" : "light") + (french ? " fr" : "");
  const how = `lang=${french ? "fr" : "en"}&theme=${dark ? "dark" : "light"}`;
  document.querySelectorAll("a[data-step]").forEach((link) => { link.href = `${lessons}#${link.dataset.step}&${how}`; });
  document.getElementById("lesson").href = `${lessons}#${said.get("back") || ""}&${how}`;
  document.title = document.body.dataset[french ? "fr" : "en"];
  const from = new URLSearchParams(known.test(said.get("page") || "") ? { page: lessons } : {});
  const to = {
    setup: `../setup/${game}.${french ? "fr" : "en"}.html#${from}&${how}`,
    sheet: `../sheet/${game}.${french ? "fr" : "en"}.html#${from}&${how}`,
    referee: `${lessons}#room=referee&${how}`,
  };
  document.querySelectorAll("a[data-to]").forEach((link) => { link.href = to[link.dataset.to]; });
  search.placeholder = french ? "Chercher…" : "Search…";
}
// Found whether or not its accents were typed.
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
function sift() {
  const wanted = plain(search.value.trim());
  let found = false;
  const only = rulings.getAttribute("aria-pressed") === "true";
  document.querySelectorAll("section").forEach((section) => {
    let any = false;
    section.querySelectorAll("article").forEach((card) => {
      const fits = plain(`${card.textContent} ${card.dataset.also}`).includes(wanted) && (!only || card.classList.contains("ruling"));
      card.hidden = !fits;
      any = any || fits;
    });
    section.hidden = !any;
    found = found || any;
  });
  document.getElementById("nothing").hidden = found;
}
search.oninput = sift;
rulings.onclick = () => {
  rulings.setAttribute("aria-pressed", rulings.getAttribute("aria-pressed") === "true" ? "false" : "true");
  sift();
};
document.getElementById("language").onclick = () => { french = !french; show(); };
document.getElementById("theme").onclick = () => { dark = !dark; show(); };
show();
const card = document.getElementById(said.get("rule") || "");
if (card) { card.classList.add("found"); card.scrollIntoView({ block: "center" }); }
// How well each rule is known, by what this browser remembers.
const levels = standing(game, Number(document.body.dataset.fades));
document.querySelectorAll("article[data-short]").forEach((rule) => {
  const known = levels.get(rule.dataset.short);
  if (!known) return;
  const line = rule.querySelector(".level");
  line.classList.add(known.level);
  for (const name of known.due ? [known.level, "due"] : [known.level]) {
    line.append(" · ", document.getElementById(`level-${name}`).content.cloneNode(true));
  }
  line.hidden = false;
});
