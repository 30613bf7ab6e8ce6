// Why there is no board yet: the kernel is at work, it showed nothing, the page is on its way, or nobody answers.
const LATE_MS = 10000;
const LOOK_MS = 500;
const opened = Date.now();
window.voila_heartbeat = () => {}; // Voilà's sign that the kernel is still at work
function why() {
  if (document.readyState === "loading") return "slow";
  if (!document.getElementById("tutor")) return "none";
  if (document.body.dataset.stage === "mute") return "mute";
  return window.catgames ? "slow" : "line";
}
// What will not come is not waited for.
const looking = setInterval(() => {
  if (document.body.dataset.stage === "board") return clearInterval(looking);
  const reason = why();
  const late = Date.now() - opened > LATE_MS || reason === "none" || reason === "mute";
  cover.querySelectorAll("[data-why]").forEach((line) => { line.hidden = line.dataset.why !== (late ? reason : "coming"); });
  document.getElementById("late").hidden = !late;
  return undefined;
}, LOOK_MS);
