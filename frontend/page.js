// The page: once the kernel has a tutor to show, show it, and lift the cover.

import { Widget } from "@lumino/widgets";
import { Kernel } from "./kernel.js";
import { Manager } from "./widgets.js";

async function show(base, kernel, tutor) {
  const mute = () => { document.body.dataset.stage ||= "mute"; };
  const manager = new Manager((opened) => new Kernel(base, kernel, opened, mute));
  await manager.load();
  const view = await manager.create_view(await manager.get_model(tutor));
  Widget.attach(view.luminoWidget, document.getElementById("board"));
  window.addEventListener("resize", () => view.luminoWidget.update());
  document.body.dataset.stage = "board";
  // Our own server has given the cookie that `leave` needs; another one gives it with its home page.
  if (!/\b_xsrf=/.test(document.cookie)) fetch(`${base}voila/tree`);
}

// A page that is left asks for its kernel to be ended; the server listens only to who has its cookie.
function leave(base, kernel) {
  const said = new FormData();
  said.set("_xsrf", (document.cookie.match(/\b_xsrf=([^;]*)/) || [])[1] || "");
  navigator.sendBeacon(`${base}voila/api/shutdown/${kernel}`, said);
}

window.catgames = () => {
  const { baseUrl, kernelId } = JSON.parse(document.getElementById("jupyter-config-data").textContent);
  const tutor = document.getElementById("tutor")?.dataset.model;
  const base = new URL(baseUrl, location.href).href;
  if (!tutor) return;
  addEventListener("pagehide", () => leave(base, kernelId));
  addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); }); // its kernel is gone
  show(base, kernelId, tutor).catch((error) => console.error(error));
};
