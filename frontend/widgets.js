// The widgets that a tutor is made of, and the manager that makes them for a kernel.

import * as base from "@jupyter-widgets/base";
import { ManagerBase } from "@jupyter-widgets/base-manager/lib/manager-base";
import * as boxes from "@jupyter-widgets/controls/lib/widget_box";
import * as buttons from "@jupyter-widgets/controls/lib/widget_button";
import * as descriptions from "@jupyter-widgets/controls/lib/widget_description";
import * as selections from "@jupyter-widgets/controls/lib/widget_selection";
import * as strings from "@jupyter-widgets/controls/lib/widget_string";

// Our bridge is an anywidget: a module of its own that is given a model and an element.
class AnyModel extends base.DOMWidgetModel {}

class AnyView extends base.DOMWidgetView {
  async render() {
    super.render();
    const address = URL.createObjectURL(new Blob([this.model.get("_esm")], { type: "text/javascript" }));
    const module = await import(address);
    URL.revokeObjectURL(address);
    this.stop = await module.default.render({ model: this.model, el: this.el });
  }
  remove() {
    this.stop?.();
    return super.remove();
  }
}

const modules = {
  "@jupyter-widgets/base": base,
  "@jupyter-widgets/controls": { ...boxes, ...buttons, ...descriptions, ...selections, ...strings },
  anywidget: { AnyModel, AnyView },
};

// ipycanvas comes as it is in the Python package: a module that asks for the widgets' base.
window.define = (needs, make) => { modules.ipycanvas = make(...needs.map((name) => modules[name])); };

export class Manager extends ManagerBase {
  constructor(connect) {
    super();
    this.kernel = connect((comm, message) => (comm.target_name === this.comm_target_name ? this.handle_comm_open(comm, message) : undefined));
  }

  async loadClass(name, module) {
    const found = modules[module]?.[name];
    if (!found) throw new Error(`No ${name} of ${module} on this page`);
    return found;
  }

  async _create_comm(target, id, data, metadata) {
    const comm = this.kernel.comm(target, id);
    if (data || metadata) comm.open(data, undefined, metadata);
    return comm;
  }

  async _get_comm_info() { return {}; }

  // What the kernel has made so far. However long it takes: the cover says meanwhile that it is awaited.
  async load() {
    const asking = await this._create_comm("jupyter.widget.control", base.uuid(), {}, { version: "1.0.0" });
    const { content, buffers } = await new Promise((done) => {
      asking.on_msg(done);
      asking.send({ method: "request_states" });
    });
    asking.close();
    const { states, buffer_paths: paths } = content.data;
    paths.forEach(([id, ...path], index) => base.put_buffers(states[id].state, [path], [buffers[index]]));
    await Promise.all(Object.entries(states).map(([model_id, { model_name, model_module, model_module_version, state }]) => {
      if (this.has_model(model_id)) return undefined;
      const comm = this.kernel.comm(this.comm_target_name, model_id);
      return this.new_model({ model_name, model_module, model_module_version, model_id, comm }, state);
    }));
  }
}
