// A full server: the page asks now and then how many are before it, and opens when it is its turn.
const LOOK_MS = 2000;
const ticket = (document.cookie.match(/\bcatgames-ticket=(\w+)/) || [])[1];
let next = 0;
const look = async () => {
  clearTimeout(next);
  const address = location.pathname.replace(/voila\/render\/.*/, `voila/waiting/${ticket}`);
  const answer = await fetch(address, { cache: "no-store" }).catch(() => null);
  const told = answer && answer.ok ? await answer.json() : null;
  if (told) document.getElementById("before").textContent = told.before;
  if (told && told.turn) {
    document.cookie = `catgames-ticket=${ticket}; path=/; SameSite=Lax`;
    return location.reload();
  }
  // Who has lost their ticket asks for another one, in a while; while the server is away the page just stays.
  const lost = answer && answer.status === 404;
  next = setTimeout(lost ? () => location.reload() : look, LOOK_MS);
  return undefined;
};
look();
// Who looks at it again need not wait until a page in the background may ask.
document.addEventListener("visibilitychange", () => { if (!document.hidden) look(); });
