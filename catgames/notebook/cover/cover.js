// The cover needs neither kernel nor library. Its language and theme are the reader's.
const cover = document.getElementById("cover");
const asked = (() => {
  const said = new URLSearchParams(location.hash.slice(1));
  let kept = new URLSearchParams();
  try { kept = new URLSearchParams(localStorage.getItem("catgames.look") || ""); } catch { /* nothing is remembered */ }
  return (name) => said.get(name) || kept.get(name);
})();
const dark = asked("theme") ? asked("theme") === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
cover.lang = (asked("lang") || navigator.language || "en").startsWith("fr") ? "fr" : "en";
document.documentElement.lang = cover.lang;
document.body.dataset.theme = dark ? "dark" : "light";
document.title = cover.querySelector(`h1 span[lang="${cover.lang}"]`).textContent;

// Never to the browser's own page of errors: the server is asked until it answers, then the page is loaded anew.
const AGAIN_MS = 1000;
window.catgamesBack = async () => {
  const sheet = document.querySelector("link[rel=stylesheet]");
  for (;;) {
    const answer = await fetch(sheet ? sheet.href : location.href, { method: "HEAD", cache: "no-store" }).catch(() => null);
    if (answer && answer.status < 500) break;
    await new Promise((done) => setTimeout(done, AGAIN_MS));
  }
  location.reload();
};
const again = document.getElementById("again");
if (again) again.onclick = () => { again.disabled = true; window.catgamesBack(); };
