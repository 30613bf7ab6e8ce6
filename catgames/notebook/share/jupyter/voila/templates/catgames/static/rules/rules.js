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
  search.placeholder = french ? "Chercher…" : "Search…";
}
function sift() {
  const wanted = search.value.trim().toLowerCase();
  const only = rulings.getAttribute("aria-pressed") === "true";
  document.querySelectorAll("section").forEach((section) => {
    let any = false;
    section.querySelectorAll("article").forEach((card) => {
      const fits = card.textContent.toLowerCase().includes(wanted) && (!only || card.classList.contains("ruling"));
      card.hidden = !fits;
      any = any || fits;
    });
    section.hidden = !any;
  });
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
