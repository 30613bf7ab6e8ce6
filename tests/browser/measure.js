// What is wrong with the page as it stands, told what of the board is to be seen (all that is lit, and what comes
// first; things of which one must be in sight) and whether its text has just come.
async ({ lit, next, opened }) => {
  for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame);
  const wrong = [];
  const [wide, high] = [innerWidth, innerHeight];
  const root = document.querySelector(".cg-root");
  const one = (name) => root.querySelector(name);
  const box = (element) => element.getBoundingClientRect();
  const seen = (element) => element.checkVisibility() && box(element).width > 0;
  const said = (element) => `“${(element.textContent || element.className).trim().slice(0, 50)}”`;
  const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const pairs = (all) => all.flatMap((first, number) => all.slice(number + 1).map((second) => [first, second]));
  const [head, place, panel, told, bar] = [".cg-head", ".cg-place", ".cg-panel", ".cg-told", ".cg-bar"].map(one);

  // Nothing overlaps, nothing lies outside, nothing is wider than its place.
  [head, place, panel].forEach((part) => {
    const { left, top, right, bottom } = box(part);
    if (left < -1 || top < -1 || right > wide + 1 || bottom > high + 1) wrong.push(`outside the page: ${part.className}`);
  });
  const apart = [[head, place, panel], [told, bar], [one(".cg-title"), ...head.querySelectorAll("button, select")].filter(seen)];
  apart.flatMap(pairs).forEach(([first, second]) => {
    if (overlap(box(first), box(second))) wrong.push(`overlap: ${first.className} and ${second.className}`);
  });
  if (place.clientHeight < 240) wrong.push(`only ${place.clientHeight} px are left for the board`);
  if (told.clientHeight < 110) wrong.push(`only ${told.clientHeight} px are left for what is told`);
  [document.scrollingElement, root, head, place, panel, told, bar].forEach((part) => {
    const { scrollWidth, clientWidth } = part;
    if (scrollWidth > clientWidth + 1) wrong.push(`scrolls sideways: ${part.className} ${scrollWidth} > ${clientWidth}`);
  });
  if (document.scrollingElement.scrollHeight > high + 1) wrong.push("the page itself scrolls");

  // Buttons are large enough, show all of their words, and can be reached.
  const cut = (select) => {
    const [style, pen] = [getComputedStyle(select), document.createElement("canvas").getContext("2d")];
    pen.font = style.font;
    const parts = select.selectedOptions[0].text.split("\u200b").map((part) => pen.measureText(part.trim()).width);
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    return Math.max(...parts) > room + 1 || select.scrollHeight > select.clientHeight + 1;
  };
  const pressed = wide < 820 ? "button, select, summary, .cg-home" : "button, select, .cg-home";
  [...root.querySelectorAll(pressed)].filter(seen).forEach((button) => {
    const { width, height, left, top } = box(button);
    if (height < 39.5 || width < 39.5) wrong.push(`too small: ${said(button)} ${width} × ${height}`);
    if (button.matches("select")) {
      if (cut(button)) wrong.push(`cut off: “${button.selectedOptions[0].text}”`);
    } else if (button.scrollWidth > button.clientWidth + 1 || button.scrollHeight > button.clientHeight + 1) {
      wrong.push(`cut off: ${said(button)}`);
    }
    if (!head.contains(button) && !bar.contains(button)) return;
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!there || !button.contains(there)) wrong.push(`covered: ${said(button)}`);
  });
  [...told.querySelectorAll("h2, h3, p, li, td")].filter(seen).forEach((text) => {
    if (text.scrollWidth > text.clientWidth + 1) wrong.push(`cut off: ${said(text)}`);
  });

  // However far it is scrolled, no text lies beneath the handle of the sheet.
  const [handle, kind] = [one(".cg-handle"), one(".cg-kind")];
  if (seen(handle) && (box(kind).top > box(handle).top + 1 || box(kind).bottom < box(handle).bottom - 1)) {
    wrong.push("a text can lie beneath the handle of the sheet");
  }

  // A text that has just come is read from its top; what is lit on the board is in sight.
  const missing = Math.round(box(one(".cg-text")).bottom - box(told).bottom);
  if (opened && told.scrollTop > 1) wrong.push("a new text is not read from its top");
  if (opened && missing > told.clientHeight / 2) wrong.push(`the text is ${missing} px too long`);
  if (lit) {
    const [canvas, sight] = [box(one("canvas")), box(place)];
    const [all, first] = lit.map((span) => span.map((part) => Math.round(canvas.top + part * canvas.height)));
    const fits = ([top, bottom]) => bottom - top <= sight.height - 32;
    const [top, bottom] = fits(all) ? all : first;
    const hidden = top < sight.top - 2 || (fits([top, bottom]) ? bottom : top + 60) > sight.bottom + 2;
    if (hidden) wrong.push(`to be seen, but not in sight: ${top} to ${bottom} of ${sight.top} to ${sight.bottom}`);
  }
  if (!lit && next.length) {
    const [canvas, sight] = [box(one("canvas")), box(place)];
    const seen = ([top, bottom]) => canvas.top + top * canvas.height >= sight.top - 2
      && canvas.top + bottom * canvas.height <= sight.bottom + 2;
    if (!next.some(seen)) wrong.push("nothing to go on with is in sight");
  }
  const way = one(".cg-at-on");
  const { left, top, width, height } = way && seen(way) ? box(way) : {};
  const stays = [box(place).top, box(place).height, box(panel).top, box(panel).height, left, top, width, height];
  return { wrong, stays: width ? stays.map(Math.round) : null };
}
