// The line to one kernel: Jupyter's messages over a web socket, and the comms that widgets talk through.

const PROTOCOL = "v1.kernel.websocket.jupyter.org";
const PARTS = ["header", "parent_header", "metadata", "content"];
const AGAIN_MS = [500, 1000, 2000, 4000];
const encoder = new TextEncoder();
const decoder = new TextDecoder();

// A frame: how many offsets, the offsets, then the channel, four parts as JSON, and whatever is binary.
export function packed(channel, message) {
  const parts = [channel, ...PARTS.map((part) => JSON.stringify(message[part]))].map((part) => encoder.encode(part));
  const all = [...parts, ...(message.buffers || []).map((buffer) => new Uint8Array(buffer.buffer || buffer))];
  const head = 8 * (all.length + 2);
  const frame = new Uint8Array(head + all.reduce((sum, part) => sum + part.byteLength, 0));
  const numbers = new DataView(frame.buffer);
  numbers.setBigUint64(0, BigInt(all.length + 1), true);
  let place = head;
  all.forEach((part, index) => {
    numbers.setBigUint64(8 * (index + 1), BigInt(place), true);
    frame.set(part, place);
    place += part.byteLength;
  });
  numbers.setBigUint64(8 * (all.length + 1), BigInt(place), true);
  return frame;
}

export function unpacked(data) {
  const numbers = new DataView(data);
  const count = Number(numbers.getBigUint64(0, true));
  const places = Array.from({ length: count }, (_, index) => Number(numbers.getBigUint64(8 * (index + 1), true)));
  const parts = places.slice(0, -1).map((place, index) => data.slice(place, places[index + 1]));
  const message = { buffers: parts.slice(5).map((part) => new DataView(part)) };
  PARTS.forEach((part, index) => { message[part] = JSON.parse(decoder.decode(parts[index + 1])); });
  return message;
}

class Comm {
  constructor(kernel, target, id) {
    Object.assign(this, { kernel, target_name: target, comm_id: id, hear: () => {}, end: () => {} });
  }
  open(data, callbacks, metadata, buffers) {
    return this.kernel.send("comm_open", { comm_id: this.comm_id, target_name: this.target_name, data }, metadata, buffers, callbacks);
  }
  send(data, callbacks, metadata, buffers) {
    return this.kernel.send("comm_msg", { comm_id: this.comm_id, data }, metadata, buffers, callbacks);
  }
  close(data, callbacks, metadata, buffers) {
    this.kernel.comms.delete(this.comm_id);
    return this.kernel.send("comm_close", { comm_id: this.comm_id, data: data || {} }, metadata, buffers, callbacks);
  }
  on_msg(hear) { this.hear = hear; }
  on_close(end) { this.end = end; }
}

export class Kernel {
  // `opened` gets every comm that the kernel opens by itself; `gone` is told when nobody answers any more.
  constructor(base, id, opened, gone) {
    this.session = crypto.randomUUID ? crypto.randomUUID() : String(Math.random()).slice(2);
    this.address = `${base.replace(/^http/, "ws")}api/kernels/${id}/channels?session_id=${this.session}`;
    Object.assign(this, { opened, gone, comms: new Map(), asked: new Map(), unsent: [], tries: 0, work: Promise.resolve() });
    this.connect();
  }

  connect() {
    this.socket = new WebSocket(this.address, [PROTOCOL]);
    this.socket.binaryType = "arraybuffer";
    this.socket.onopen = () => {
      this.tries = 0;
      this.unsent.splice(0).forEach((frame) => this.socket.send(frame));
    };
    // One message after the other, each wholly dealt with: models must exist before they are spoken of.
    this.socket.onmessage = ({ data }) => {
      this.work = this.work.then(() => this.heard(unpacked(data))).catch((error) => console.error(error));
    };
    // A line that breaks is taken up again; the server has kept what was said meanwhile.
    this.socket.onclose = () => {
      if (this.tries < AGAIN_MS.length) setTimeout(() => this.connect(), AGAIN_MS[this.tries++]);
      else this.gone();
    };
  }

  comm(target, id) {
    const comm = new Comm(this, target, id);
    this.comms.set(id, comm);
    return comm;
  }

  send(kind, content, metadata, buffers, callbacks) {
    const msg_id = `${this.session}-${this.count = (this.count || 0) + 1}`;
    const header = { msg_id, msg_type: kind, username: "", session: this.session, date: new Date().toISOString(), version: "5.3" };
    const frame = packed("shell", { header, parent_header: {}, metadata: metadata || {}, content, buffers });
    if (callbacks) this.asked.set(msg_id, callbacks);
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(frame); else this.unsent.push(frame);
    return msg_id;
  }

  async heard(message) {
    const { comm_id, target_name, execution_state } = message.content;
    const comm = this.comms.get(comm_id);
    const callbacks = this.asked.get(message.parent_header.msg_id);
    switch (message.header.msg_type) {
      case "comm_open":
        return this.opened(this.comm(target_name, comm_id), message);
      case "comm_msg":
        return comm?.hear(message);
      case "comm_close":
        this.comms.delete(comm_id);
        return comm?.end(message);
      case "status":
        callbacks?.iopub?.status?.(message);
        if (execution_state === "idle") this.asked.delete(message.parent_header.msg_id);
    }
    return undefined;
  }
}
