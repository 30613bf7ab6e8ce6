// Why there is no board yet: others come first, the kernel is at work, it showed nothing, the page is on its way, or
// nobody answers.
const LATE_MS = 10000;
const LOOK_MS = 500;
const opened = Date.now();
window.voila_heartbeat = () => {}; // Voilà's sign that the kernel is still at work
// While a page waits for its turn the server adds now and then how many are before it.
function before() {
  const told = document.querySelectorAll("[data-before]");
  return told.length ? Number(told[told.length - 1].dataset.before) : 0;
}
function why() {
  if (document.readyState === "loading") return before() ? "turn" : "slow";
  if (!document.getElementById("tutor")) return "none";
  if (document.body.dataset.stage === "mute") return "mute";
  return window.catgames ? "slow" : "line";
}
// What will not come is not waited for.
const looking = setInterval(() => {
  if (document.body.dataset.stage === "board") return clearInterval(looking);
  const reason = why();
  const known = reason !== "slow" && reason !== "line";
  const late = Date.now() - opened > LATE_MS;
  const told = late || known ? reason : "coming";
  cover.querySelectorAll("[data-why]").forEach((line) => { line.hidden = line.dataset.why !== told; });
  document.getElementById("before").textContent = before();
  // Who tried again would be the last in the line.
  document.getElementById("late").hidden = told === "coming" || told === "turn";
  return undefined;
}, LOOK_MS);
