// Loaded into a shop's process by NODE_OPTIONS=--import: moves its clock by as many milliseconds as the file CLOCK_MOVED_BY says,
// read anew twice a second. Timers and performance.now go on as ever, as they do when a machine's clock is set.
import { readFileSync } from "node:fs";

const file = process.env.CLOCK_MOVED_BY;
const RealDate = Date;
const realNow = Date.now.bind(Date);
let moved = 0;

function look() {
  try {
    moved = Number(readFileSync(file, "utf8"));
  } catch {
    // not written yet, or the folder is gone with the test
  }
}

if (file) {
  look();
  setInterval(look, 500).unref();
  const now = () => realNow() + moved;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, asked) => Reflect.construct(target, given.length === 0 ? [now()] : given, asked),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });
}
