// One script and one style sheet, stored in the page template: `make frontend` after a change here or of ipycanvas.

import { build } from "esbuild";
import { readFile, writeFile } from "node:fs/promises";

const [, , canvas, folder] = process.argv; // ipycanvas's own module, and where the page's files lie
const built = await build({
  entryPoints: ["page.js", "page.css"],
  bundle: true,
  minify: true,
  write: false,
  outdir: folder,
  format: "iife",
  target: "es2021",
  legalComments: "eof",
  // Only descriptions that say they are HTML would be sanitized, and no tutor has any.
  alias: { "sanitize-html": "./plain.js" },
  loader: { ".svg": "empty", ".png": "empty", ".woff": "empty", ".woff2": "empty", ".ttf": "empty", ".eot": "empty" },
});
for (const file of built.outputFiles) {
  const own = file.text.trimEnd();
  const whole = file.path.endsWith(".js") ? `${own}\n${(await readFile(canvas, "utf8")).trimEnd()}\nwindow.catgames();\n` : `${own}\n`;
  await writeFile(file.path, whole);
}
