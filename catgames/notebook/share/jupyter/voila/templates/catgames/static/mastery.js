// What this browser remembers of a game's rules: by four letters a rule, how it stands and whether it is due.
// The text is written by catgames/teach/remembered.py: an edition, then thirteen letters a rule.
const MASTERY_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const [FINENESS, LOWEST, FIRST_MINUTE, SURE_DAYS, DAY] = [64, 2048, 25000000, 5, 86400];

// `fades`: for so many times its strength, in days, a rule is likely to be known.
function standing(game, fades, now = Date.now() / 1000) {
  const found = new Map();
  let text = "";
  try { text = new URLSearchParams(localStorage.getItem("catgames." + game) || "").get("known") || ""; } catch { /* nothing is remembered */ }
  const number = (letters) => [...letters].reduce((value, letter) => value * 64 + MASTERY_LETTERS.indexOf(letter), 0);
  for (let at = 1; text[0] === "1" && at + 13 <= text.length; at += 13) {
    const entry = text.slice(at, at + 13);
    const days = Math.exp((number(entry.slice(4, 6)) - LOWEST) / FINENESS);
    const last = (number(entry.slice(8, 12)) + FIRST_MINUTE) * 60;
    const streak = number(entry.slice(12));
    const likely = streak && Math.floor(Math.max(0, now - last) / DAY) <= fades * days;
    const level = !likely ? "shaky" : days >= SURE_DAYS ? "sure" : "met";
    found.set(entry.slice(0, 4), { level, due: last + Math.max(DAY, Math.round(days) * DAY) <= now });
  }
  return found;
}
