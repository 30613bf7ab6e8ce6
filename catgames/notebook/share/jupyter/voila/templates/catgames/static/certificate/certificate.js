// What the address says is put on the page; the name is typed by hand and goes nowhere.
const said = new URLSearchParams(location.hash.slice(1));
const game = document.body.dataset.game;
const known = /^\/(?!\/)[\w\/~.@%-]*voila\/render\/[\w\/.-]+\.ipynb$/;
const lessons = known.test(said.get("page") || "") ? said.get("page") : `../../../../render/${game}.ipynb`;
const part = (id) => document.getElementById(id);
const digits = (name) => (said.get(name) || "").replace(/[^\d-]/g, "").slice(0, 10);
for (const name of ["right", "count", "seed"]) part(name).textContent = digits(name);
const day = new Date(`${digits("day")}T12:00:00`);
part("day").textContent = Number.isNaN(day.valueOf()) ? "" : day.toLocaleDateString(document.documentElement.lang, { dateStyle: "long" });
part("code").textContent = (said.get("code") || "").slice(0, 400);
part("name").oninput = () => { part("who").textContent = part("name").value; };
part("print").onclick = () => print();
part("check").onsubmit = (event) => {
  event.preventDefault();
  const asked = new URLSearchParams({ room: "practice", certificate: part("other").value, lang: document.documentElement.lang });
  location.href = `${lessons}#${asked}`;
};
part("other").value = (said.get("code") || "").slice(0, 400);
part("named").onsubmit = (event) => event.preventDefault();
